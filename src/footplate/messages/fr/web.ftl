### La page : la table, et ce que partagent tous ses écrans

web-title = Footplate
web-home = Accueil
web-loading = Chargement…
web-failed = Quelque chose a échoué sur cette page. La partie elle-même n'a rien perdu.
web-again = Recharger
web-close = Fermer
web-cancel = Annuler
web-guest-name = Invité { $number }
web-somebody = Quelqu'un
web-bot = bot

## Le plateau

web-board = Le plateau
web-zoom-in = Se rapprocher
web-zoom-out = S'éloigner
web-zoom-fit = Tout voir
web-tree = Le plateau en mots
web-tree-can = peut être choisi

## À qui de décider

web-your-turn = C'est à vous de jouer.
web-your-decision = À vous de décider
web-decides = { $count ->
    [0] Le hasard décide
    [one] décide
   *[other] décident
}
web-game-over = La partie est terminée
web-time-left = Temps restant
web-next-table = Prochaine table qui vous attend

## Décider

web-decide = Votre choix
web-price = Coûte { $price }
web-confirm = Valider
web-confirm-final = Valider et finir mon tour
web-start-over = Recommencer
web-take-answer-back = Reprendre cette réponse
web-less = Un de moins
web-more = Un de plus
web-take-number = Prendre { $number }
web-show-all = Montrer les { $count }
web-why-not = Pourquoi pas ?
web-not-now = Cela ne peut pas être choisi maintenant.
web-unreachable = Le serveur ne répond pas. Rien n'est perdu ; un nouvel essai va suivre.
web-line-lost = La connexion est perdue. Elle reviendra d'elle-même ; ce que vous avez choisi reste.

## Revenir en arrière

web-undo = Reprendre
web-undo-turn = Reprendre mon tour au début
web-undo-by-vote = Demander à revenir en arrière
web-undo-free = Reprendre votre dernière décision
web-undo-ask = Quelque chose s'est passé depuis : on demande aux autres
web-vote = { $name } demande à revenir en arrière.
web-vote-asked = On demande aux autres si vous pouvez revenir en arrière.
web-vote-look = Voir jusqu'où l'on reviendrait
web-vote-agree = Accepter
web-vote-refuse = Refuser
web-vote-withdraw = Tant pis

## À côté du plateau

web-tab-players = Joueurs
web-tab-table = Table
web-tab-log = Journal
web-tab-talk = Discussion
web-tab-tree = En mots
web-log-filter = Ce qui est montré
web-log-all = Tout
web-log-moves = Partie
web-log-chat = Discussion
web-log-more = Plus tôt
web-chat-empty = Personne n'a encore rien dit.
web-chat-say = Dire quelque chose à la table
web-chat-send = Envoyer
web-note = Ma note
web-note-private = Personne d'autre ne peut la lire.

## Ce qui se passe à une table

web-event-created = La table a été ouverte.
web-event-joined = { $name } a pris place.
web-event-invited = Quelqu'un a été invité.
web-event-left = Une place a été libérée.
web-event-brought = La partie continue après { $count ->
    [one] une entrée
   *[other] { $count } entrées
} d'une autre table.
web-event-started = La partie a commencé.
web-event-handed-over = { NAME($to, of: "bot") } joue maintenant pour { $name }.
web-event-returned = { $name } est de retour.
web-event-undo-asked = { $name } demande à revenir en arrière.
web-event-undo-agreed = { $name } accepte.
web-event-undo-refused = { $name } refuse.
web-event-chat = { $name } : { $text }
web-event-ended = La partie est terminée ; sa graine est montrée.
web-event-closed = La table a été fermée.
web-event-rematch = Une table attend pour une autre partie.

## Avant la partie

web-room-waits = La partie commence quand toutes les places sont prises.
web-room-closed = La table a été fermée.
web-seat-open = libre pour tous
web-seat-invited = gardée pour qui a le lien
web-sit-down = S'asseoir ici
web-invite = Inviter par un lien
web-link = Lien pour cette place
web-qr = Le lien en code QR
web-copy = Copier
web-copied = Copié
web-start = Commencer la partie
web-close-table = Fermer la table
web-leave-table = Quitter la table

## La fin

web-results = Le résultat
web-rematch = Rejouer
web-to-rematch = Vers la partie suivante
web-look-back = Revoir la partie

## Un seul appareil

web-pass-title = Passez l'appareil
web-pass-why = Ce qui est caché le reste jusqu'à ce que le joueur suivant regarde.
web-pass-show = Je suis { $seat } ({ $name })

## Accueil

web-hello = Les jeux de trains de l'âge de la vapeur, à une table ouverte à tous
web-hello-lead = Jouez tout de suite contre des bots, avec des amis par un lien, sur un seul appareil, ou un coup par jour. Ce qui est permis s'éclaire ; ce qui ne l'est pas est expliqué par la règle.
web-games = Jeux
web-play-now = Jouer
web-new-table = Nouvelle table
web-rules = Règles
web-players = { $least ->
    [one] { $most ->
        [one] 1 joueur
       *[other] 1–{ $most } joueurs
    }
   *[other] { $least }–{ $most } joueurs
}
web-length-steam = environ 90–120 min
web-length-days-of-steam = environ 45 min
web-length-steamrollers = environ 30 min
web-length-volldampf = environ 90 min
web-about-steam = Posez des voies à travers la carte, faites-y rouler des marchandises et vivez de ce que rapportent vos liaisons.
web-about-days-of-steam = Construisez une ligne tuile par tuile et faites-y rouler votre train : vite en ligne droite, prudemment dans les courbes.
web-about-steamrollers = Choisissez des dés, dessinez votre réseau sur votre feuille, livrez avant les autres ; ou seul contre Olive.
web-about-volldampf = Empruntez, misez pour votre place, construisez à travers l'Allemagne et transportez des marchandises par le plus possible de vos propres tronçons.
web-my-tables = Mes tables
web-way-friends = Entre amis
web-way-friends-lead = Ouvrir une table, choisir les options, envoyer le lien.
web-way-lobby = Trouver des joueurs
web-way-lobby-lead = Des tables avec des places libres, et les vôtres.
web-way-learn = Apprendre les jeux
web-way-learn-lead = Comment se joue chaque jeu, en images, et toutes les règles.
web-ways = Façons de jouer
web-lobby = Salon
web-maps = Cartes
web-settings = Réglages
web-help = Aide
web-nowhere = Il n'y a rien à cette adresse.
web-phase-waiting = attend des joueurs
web-phase-running = en cours
web-phase-over = terminée
web-phase-closed = fermée

## Une nouvelle table

web-game = Jeu
web-seats = Places
web-how-many = Nombre de joueurs
web-seat-number = Place { $number }
web-wish-me = moi
web-wish-bot = un bot
web-wish-open = n'importe qui
web-wish-invited = qui j'invite
web-which-bot = Quel bot
web-seats-one-device = Choisissez « moi » à plusieurs places pour vous passer un seul appareil.
web-options = Options
web-own-map = Une carte à vous (.toml)
web-own-file = de mon fichier
web-value-true = oui
web-value-false = non
web-public = N'importe qui peut regarder et prendre une place libre
web-make-table = Ouvrir la table
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-live = D'une traite
web-clock-slow = Un coup par jour
web-clock-bank = Minutes par joueur
web-clock-increment = Secondes de plus après chaque décision
web-clock-deadline = Heures par décision
web-clock-from = La pendule tourne de
web-clock-to = à
web-clock-flag = Quand le temps est écoulé, ou que quelqu'un part
web-flag-bot = un bot continue
web-flag-drop = la place passe désormais son tour
web-stand-in = Qui continue
bot-random = Hasard
bot-thrifty = Économe
bot-greedy = Avide
bot-cleaner = Nettoyeur
bot-fireman = Chauffeur
bot-driver = Mécanicien
bot-inspector = Inspecteur
bot-superintendent = Chef de dépôt
bot-caretaker = Le gardien
web-plays-cleaner = débutant : il ne voit pas grand-chose
web-plays-fireman = sait ce qui rapporte tout de suite
web-plays-driver = joue bien : un adversaire honnête
web-plays-inspector = prévoit et se laisse rarement battre
web-plays-superintendent = réfléchit plus que tous les autres
web-plays-program = un programme de ce serveur
web-thinks = { $seconds ->
    [0] décide aussitôt
   *[other] réfléchit environ { $seconds } s
}

## Touches

web-keys = Touches
web-key-d = vers ce que vous pouvez décider
web-key-b = vers le plateau en mots : les flèches déplacent, Entrée choisit
web-key-p = vers les joueurs
web-key-l = vers le journal
web-key-c = vers la discussion
web-key-u = annuler votre dernière décision
web-key-r = reprendre votre tour au début
web-key-escape = abandonner un choix à moitié fait
web-key-help = ces touches

## Why something was not done

web-problem-not-found = Il n'y a pas de telle table, ou elle est privée.
web-problem-nothing-to-undo = Il n'y a rien de vous à reprendre.
web-problem-not-your-decision = Ce n'est pas à vous de décider.
web-problem-unknown = Dites d'abord qui vous êtes.
web-problem-not-running = La partie n'est pas en cours.
web-problem-invitation = Cette invitation a déjà servi, ou n'en est pas une.
web-problem-no-seat = Il n'y a plus de place libre ici.
