### What the server writes to people about their accounts

letter-email-subject = Confirm your address
letter-email-text =
    { $name } wants to use this address at the table. If that is you, open this link within a day:

    { $url }

    If it is not you, do nothing: the address will not be used.
letter-reset-subject = A new password
letter-reset-text =
    Somebody asked for a new password for { $name }. If it was you, open this link within an hour:

    { $url }

    If it was not you, do nothing: the old password stays.
