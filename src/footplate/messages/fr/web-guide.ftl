### La page : règles et cartes

## Les règles

web-guide-rules = Règles
web-guide-rules-lead = Chaque règle dans nos propres mots, d'après : { $rulebook }. Ce que le livret laisse ouvert et que nous avons tranché est marqué comme décision.
web-guide-how-to-play = Comment jouer
web-guide-search = Chercher dans les règles
web-guide-only-rulings = Décisions seulement
web-guide-found = { $count ->
    [0] Aucune règle ne contient cela
    [one] { $count } règle
   *[other] { $count } règles
}
web-guide-link-to = Lien vers la règle { $id }
web-guide-ruling = Décision
web-guide-why = Pourquoi :

## Les cartes

web-guide-maps = Cartes
web-guide-maps-lead = Les plateaux de tous les jeux, tels qu'ils peuvent être au début d'une partie. Approchez-vous, ou jouez-y tout de suite.
web-guide-board-of = { $game }, { $option } : { $kind }
web-guide-play-here = Jouer ici
web-guide-look-closer = Voir de plus près
web-guide-hexes = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
web-guide-cities = { $count ->
    [one] { $count } grande ville
   *[other] { $count } grandes villes
}
web-guide-towns = { $count ->
    [one] { $count } bourg
   *[other] { $count } bourgs
}
web-guide-cubes = { $count ->
    [one] { $count } cube de marchandise
   *[other] { $count } cubes de marchandises
}
web-guide-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
web-guide-blocked = { $count ->
    [0] aucune frontière fermée
    [one] { $count } frontière fermée
   *[other] { $count } frontières fermées
}
web-guide-places = { $count ->
    [one] { $count } lieu
   *[other] { $count } lieux
}
web-guide-sections = { $count ->
    [one] { $count } tronçon de voie
   *[other] { $count } tronçons de voie
}
web-guide-map-printed = telle qu'elle fut imprimée
web-guide-map-reconstructed = reconstituée d'après des exemples
web-guide-map-fictional = inventée pour ce projet
web-guide-own = Une carte à vous
web-guide-own-lead = Une carte est un fichier de texte qui est sa propre image. Elle est lue ici et sur votre serveur, et n'est gardée nulle part tant que vous n'y jouez pas.
web-guide-making-maps = Comment faire une carte
web-guide-fault = Ce n'est pas encore une carte valable :
