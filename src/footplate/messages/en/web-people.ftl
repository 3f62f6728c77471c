### The page: the lobby, people and their settings

web-further = Show more
web-keep = Keep
web-kept = Kept.
web-no-answer = The server does not answer. Try again in a moment.

## The lobby

web-waits-for-you = { $game } waits for you
web-free-seats = Free seats
web-all-games = All games
web-no-free-seats = No seat is free just now. Make a table, and others will find it here.
web-no-tables = There are none.
web-free = free
web-join = Sit down
web-rejoin = Take my seat back
web-go-there = Go there
web-pace-live = { $minutes ->
    [one] 1 minute each
   *[other] { $minutes } minutes each
}
web-pace-slow = { $hours ->
    [one] 1 hour a decision
   *[other] { $hours } hours a decision
}

## Who somebody is

web-who-are-you = Who are you?
web-name = Name
web-new-name = New name
web-rename = Change my name
web-guest-since = Guest since { $day }
web-account-since = Here since { $day }
web-played = Played
web-won = Won
web-rating = Rating
web-nothing-played = No game has been finished yet.
web-come-in = Come in as a guest
web-come-in-lead = A name is enough to play. You can make an account of it later and keep your games.

## Accounts

web-sign-in = Sign in
web-sign-in-passkey = With a passkey
web-sign-out = Sign out
web-sign-out-everywhere = Sign out on all devices
web-forgot = Forgot your password?
web-forgot-lead = Give the e-mail address of your account. You will be sent a link to set a new password.
web-mail-link = Send me the link
web-link-mailed = The link is on its way.
web-new-account = Make an account
web-new-account-lead = You play as a guest on this device. With an account you find your games on every device, and are rated. All your games stay yours.
web-make-account = Make the account
web-make-account-passkey = With a passkey instead
web-have-account = I have an account already
web-have-account-lead = What you did here as a guest becomes your account's.
web-password = Password
web-old-password = Password until now
web-new-password = New password
web-set-password = Set the password
web-email = E-mail address
web-email-lead = Used to set a new password, and for notices if you want them; nobody else sees it.
web-add-email = Add an address
web-change-email = Use another address
web-forget-email = Forget this address
web-confirm-email = Confirm your address
web-confirm-email-lead = One more click, and this address belongs to your account.
web-confirm-it = Confirm
web-email-confirmed = The address is confirmed.
web-passkey = Passkey
web-passkeys = Passkeys
web-passkeys-lead = Sign in by your fingerprint, your face or the lock of your device, without a password.
web-passkey-name = What it is called
web-make-passkey = Add a passkey
web-forget-passkey = Forget it
web-passkey-failed = Nothing came of the passkey. It was cancelled, or this device cannot use one here.

## Leaderboards

web-leaderboard = Leaderboard
web-leaderboard-lead = Here stand accounts that want to be listed and have played at least five rated games. Whether you are listed is up to you:
web-no-leaders = Nobody is listed yet.
web-place = Place

## Settings

web-this-page = This page
web-language = Language
web-theme = Light or dark
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-sound = A sound when it is my turn
web-ask-before = Ask before a choice is carried out
web-ask-needed = if it cannot be taken back
web-ask-always = always
web-listed = List me on leaderboards, with my rating
web-notices = Tell me when a table waits for me
web-notice-email = By e-mail
web-notice-needs-email = For this your account needs a confirmed e-mail address.
web-notice-webhook = By a webhook: an address that is sent a message
web-notice-patience = When it has waited for
web-my-data = My data
web-export = Download all that is kept of me
web-delete-me = Delete all that is mine
web-delete-me-lead = This cannot be undone. Others keep their games, and a bot plays on for you. To go through with it, write your name: { $name }
web-delete-now = Delete for ever

## Games from elsewhere

web-import = Bring a game
web-import-lead = Choose the file of a record, as a table here or the command line exports it. A finished game is kept for you to look back on; one that is not goes on at a new table, with you on every seat.
web-import-file = File of the record
web-import-it = Bring it here

## Why something is not done

web-refused-name-length = A name has 1 to 24 characters.
web-refused-name-letters = A name needs a letter, a digit or a symbol, and must not have hidden characters or heaps of accents.
web-refused-name-taken = Somebody else has this name.
web-refused-password-length = A password has 8 to 256 characters.
web-refused-sign-in-wrong = This name and this password do not belong together.
web-refused-not-a-guest = You have an account already.
web-refused-no-account = Guests have none of this. Make an account first.
web-refused-email-unreadable = This is not an e-mail address.
web-refused-no-email = For notices by e-mail your account needs a confirmed address.
web-refused-token-spent = This link was used already, or is too old.
web-refused-passkey-refused = This passkey cannot be used here, or it took too long.
web-refused-passkey-known = This passkey is known already.
web-refused-passkeys-many = You have as many passkeys as one can have.
web-refused-last-way-in = Without this passkey you could not come back. Set a password first.
web-refused-no-mail = This server sends no mail.
web-refused-not-your-name = This is not your name.
web-refused-no-seat = This seat is no longer free.
web-refused-too-many-requests = That was too often. Wait a little.
