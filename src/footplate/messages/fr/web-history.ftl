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
