### La page : une partie telle qu'elle fut

web-history-title = { $game } : retour en arrière
web-history-table = À la table
web-history-seat = Vu par
web-history-controls = Parcourir la partie
web-history-first = Au début
web-history-back = Un pas en arrière
web-history-film = Voir le film
web-history-stop = Arrêter le film
web-history-on = Un pas en avant
web-history-last = À la dernière entrée
web-history-moment = Instant de la partie
web-history-number = { $number } sur { $last }
web-history-stride = Avancer par
web-history-speed = Vitesse du film
web-history-beginning = La partie commence.
web-history-decides = { $count ->
    [one] { $seats } décide ensuite.
   *[other] { $seats } décident ensuite.
}
web-stride-entry = entrée
web-stride-decision = décision
web-stride-phase = phase
web-stride-turn = tour
web-speed-slow = lent
web-speed-usual = normal
web-speed-fast = rapide
web-tab-story = Récit
web-since-mine = Ce qui s'est passé depuis ma dernière décision
web-chance = Le hasard
web-hidden = { $name } : { $what }, à l'abri de votre regard.
web-taken-back = { $name } revient en arrière.

## Où l'on en était

web-tab-charts = Courbes
web-chart = { $title } au fil de la partie, une ligne par joueur
web-chart-table = En tableau
web-standing = Si la partie finissait ici
web-standing-hidden = Vous ne connaissez pas encore tout ce qui compte.

## Le journal de la partie

web-tab-deal = Preuve
web-fork = Repartir d'ici
web-fork-lead = Essayez ce qui aurait pu arriver, à une table à part. Le hasard sera neuf ; cette partie reste telle quelle.
web-fork-here = Repartir de cet instant
web-fork-about = Une nouvelle table, telle qu'elle était après l'entrée { $number }, avec un hasard neuf.
web-fork-do = Ouvrir la table
web-wish-same = qui y est assis
web-problem-secrets = Ce jeu a des secrets, et repartir d'ici les montrerait. Ce sera possible à la fin de la partie ; d'ici là, un plan essaie ce qui peut venir.
web-problem-over = La partie y est déjà finie : choisissez un instant plus tôt.
web-deal = Le tirage était-il honnête ?
web-deal-running = Avant le premier tirage, le serveur s'est engagé sur son hasard par ce nombre. Notez-le : à la fin, la graine est montrée, et chacun peut vérifier que rien n'a changé.
web-deal-over = Avant le premier tirage, le serveur s'est engagé sur son hasard par un nombre. La graine montrée à présent doit y correspondre et redonner chaque tirage et chaque jet du journal.
web-deal-commitment = Engagement
web-deal-seed = Graine
web-deal-verify = Vérifier
web-deal-proved = Prouvé : la graine correspond, et { $entries } entrées en découlent.
web-deal-not-proved = Non prouvé, après { $entries } entrées.
web-deal-end = La règle qui a mis fin à la partie :
web-deal-yourself = Pour vérifier vous-même, téléchargez le journal et lancez
web-deal-record = Télécharger le journal
