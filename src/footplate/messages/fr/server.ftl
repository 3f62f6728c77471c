### Ce que le serveur dit aux gens

## Avis

notice-subject = { $tables ->
    [one] C'est à vous de jouer à { $game }
   *[other] C'est à vous de jouer à { $tables } tables
}
notice-turn = { $tables ->
    [one] C'est à vous de jouer :
   *[other] C'est à vous de jouer à { $tables } tables :
}
notice-table = { $game } : { $url }
notice-more = { $more ->
    [one] et une autre
   *[other] et { $more } autres
}
notice-settings = Vous recevez cet avis parce que vous l'avez demandé. Pour changer cela : { $url }
