### La page : le salon, les personnes et leurs réglages

web-further = En montrer plus
web-keep = Enregistrer
web-kept = Enregistré.
web-no-answer = Le serveur ne répond pas. Réessayez dans un instant.

## Le salon

web-waits-for-you = { $game } vous attend
web-free-seats = Places libres
web-all-games = Tous les jeux
web-no-free-seats = Aucune place n'est libre en ce moment. Ouvrez une table, et d'autres la trouveront ici.
web-no-tables = Il n'y en a pas.
web-free = libre
web-join = Prendre place
web-rejoin = Reprendre ma place
web-go-there = Y aller
web-pace-live = { $minutes ->
    [one] 1 minute chacun
   *[other] { $minutes } minutes chacun
}
web-pace-slow = { $hours ->
    [one] 1 heure par décision
   *[other] { $hours } heures par décision
}

## Qui est quelqu'un

web-who-are-you = Qui êtes-vous ?
web-name = Nom
web-new-name = Nouveau nom
web-rename = Changer mon nom
web-guest-since = Invité depuis le { $day }
web-account-since = Ici depuis le { $day }
web-played = Jouées
web-won = Gagnées
web-rating = Cote
web-nothing-played = Aucune partie n'est encore terminée.
web-come-in = Entrer comme invité
web-come-in-lead = Un nom suffit pour jouer. Vous pourrez en faire un compte plus tard et garder vos parties.

## Comptes

web-sign-in = Se connecter
web-sign-in-passkey = Avec une clé d'accès
web-sign-out = Se déconnecter
web-sign-out-everywhere = Se déconnecter de tous les appareils
web-forgot = Mot de passe oublié ?
web-forgot-lead = Donnez l'adresse e-mail de votre compte. Vous recevrez un lien pour choisir un nouveau mot de passe.
web-mail-link = M'envoyer le lien
web-link-mailed = Le lien est en route.
web-new-account = Créer un compte
web-new-account-lead = Vous jouez comme invité sur cet appareil. Avec un compte, vous retrouvez vos parties sur tous vos appareils et recevez une cote. Toutes vos parties restent à vous.
web-make-account = Créer le compte
web-make-account-passkey = Plutôt avec une clé d'accès
web-have-account = J'ai déjà un compte
web-have-account-lead = Ce que vous avez fait ici comme invité passera à votre compte.
web-password = Mot de passe
web-old-password = Mot de passe actuel
web-new-password = Nouveau mot de passe
web-set-password = Enregistrer le mot de passe
web-email = Adresse e-mail
web-email-lead = Elle sert à choisir un nouveau mot de passe et, si vous le voulez, à vous prévenir ; personne d'autre ne la voit.
web-add-email = Ajouter une adresse
web-change-email = Prendre une autre adresse
web-forget-email = Oublier cette adresse
web-confirm-email = Confirmez votre adresse
web-confirm-email-lead = Encore un clic, et cette adresse appartient à votre compte.
web-confirm-it = Confirmer
web-email-confirmed = L'adresse est confirmée.
web-passkey = Clé d'accès
web-passkeys = Clés d'accès
web-passkeys-lead = Connectez-vous par votre empreinte, votre visage ou le verrou de votre appareil, sans mot de passe.
web-passkey-name = Comment elle s'appelle
web-make-passkey = Ajouter une clé d'accès
web-forget-passkey = L'oublier
web-passkey-failed = La clé d'accès n'a rien donné. C'était annulé, ou cet appareil ne peut pas s'en servir ici.

## Classements

web-leaderboard = Classement
web-leaderboard-lead = On trouve ici les comptes qui veulent y figurer et ont joué au moins cinq parties cotées. À vous de dire si vous y figurez :
web-no-leaders = Personne n'y figure encore.
web-place = Rang

## Réglages

web-this-page = Cette page
web-language = Langue
web-theme = Clair ou sombre
web-theme-auto = comme l'appareil
web-theme-light = clair
web-theme-dark = sombre
web-sound = Un son quand c'est mon tour
web-ask-before = Demander avant d'exécuter un choix
web-ask-needed = s'il ne peut pas être annulé
web-ask-always = toujours
web-listed = Me montrer dans les classements, avec ma cote
web-notices = Me prévenir quand une table m'attend
web-notice-email = Par e-mail
web-notice-needs-email = Il faut pour cela que votre compte ait une adresse e-mail confirmée.
web-notice-webhook = Par un webhook : une adresse à laquelle un message est envoyé
web-notice-patience = Quand elle a attendu
web-my-data = Mes données
web-export = Télécharger tout ce qui est gardé de moi
web-delete-me = Supprimer tout ce qui est à moi
web-delete-me-lead = On ne peut pas revenir là-dessus. Les autres gardent leurs parties, et un bot joue à votre place. Pour continuer, écrivez votre nom : { $name }
web-delete-now = Supprimer pour toujours

## Parties venues d'ailleurs

web-import = Apporter une partie
web-import-lead = Choisissez le fichier d'une partie, tel qu'une table d'ici ou la ligne de commande l'exporte. Une partie terminée est gardée pour que vous puissiez la revoir ; une autre continue à une nouvelle table, avec vous à toutes les places.
web-import-file = Fichier de la partie
web-import-it = L'apporter ici

## Pourquoi quelque chose n'est pas fait

web-refused-name-length = Un nom a de 1 à 24 caractères.
web-refused-name-letters = Un nom a besoin d'une lettre, d'un chiffre ou d'un symbole, sans caractères cachés ni tas d'accents.
web-refused-name-taken = Quelqu'un d'autre a ce nom.
web-refused-password-length = Un mot de passe a de 8 à 256 caractères.
web-refused-sign-in-wrong = Ce nom et ce mot de passe ne vont pas ensemble.
web-refused-not-a-guest = Vous avez déjà un compte.
web-refused-no-account = Les invités n'ont rien de cela. Créez d'abord un compte.
web-refused-email-unreadable = Ce n'est pas une adresse e-mail.
web-refused-no-email = Pour être prévenu par e-mail, il faut que votre compte ait une adresse confirmée.
web-refused-token-spent = Ce lien a déjà servi, ou il est trop ancien.
web-refused-passkey-refused = Cette clé d'accès ne peut pas servir ici, ou cela a duré trop longtemps.
web-refused-passkey-known = Cette clé d'accès est déjà connue.
web-refused-passkeys-many = Vous avez déjà autant de clés d'accès que possible.
web-refused-last-way-in = Sans cette clé d'accès, vous ne pourriez plus revenir. Choisissez d'abord un mot de passe.
web-refused-no-mail = Ce serveur n'envoie pas d'e-mails.
web-refused-not-your-name = Ce n'est pas votre nom.
web-refused-no-seat = Cette place n'est plus libre.
web-refused-too-many-requests = C'était trop souvent. Attendez un peu.
