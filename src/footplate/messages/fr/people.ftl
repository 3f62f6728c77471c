### Ce que le serveur écrit aux gens à propos de leur compte

letter-email-subject = Confirmez votre adresse
letter-email-text =
    { $name } veut utiliser cette adresse à la table. Si c'est vous, ouvrez ce lien dans la journée :

    { $url }

    Si ce n'est pas vous, ne faites rien : l'adresse ne sera pas utilisée.
letter-reset-subject = Un nouveau mot de passe
letter-reset-text =
    Quelqu'un a demandé un nouveau mot de passe pour { $name }. Si c'est vous, ouvrez ce lien dans l'heure :

    { $url }

    Si ce n'est pas vous, ne faites rien : l'ancien mot de passe reste valable.
