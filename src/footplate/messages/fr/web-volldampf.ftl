### Volldampf sur la page

## Le plateau

draw-volldampf-board = Le plateau à la manche { $round } : l'Allemagne et ses voisins
draw-volldampf-title = VOLLDAMPF
draw-volldampf-north-sea = Mer du Nord
draw-volldampf-baltic-sea = Baltique
draw-volldampf-region-purple = Nord (pourpre)
draw-volldampf-region-green = Nord-Est (vert)
draw-volldampf-region-pink = Sud-Ouest (rose)
draw-volldampf-region-orange = Ouest (orange)
draw-volldampf-region-brown = Est (brun)
draw-volldampf-region-teal = Sud (turquoise)

## Ce qu'a un joueur

draw-volldampf-bot = bot
draw-volldampf-decides = décide
draw-volldampf-sequence = Numéro { $place } dans l'ordre du tour
draw-volldampf-draw-here = Piocher ici
draw-volldampf-hidden = caché
draw-volldampf-has-cash = marks
draw-volldampf-has-income = revenu
draw-volldampf-has-bonds = obligations
draw-volldampf-has-sections = tronçons
draw-volldampf-has-cards = cartes
draw-volldampf-track-cards = Cartes voie
draw-volldampf-hand = Cartes action en main

## Cartes action

draw-volldampf-played = { $phase ->
    [3] après les obligations
    [5] quand vous construisez
    [6] pendant les transports
   *[other] à tout moment de votre tour
}
draw-volldampf-card-fast-locomotive = Votre transport peut emprunter 7 tronçons.
draw-volldampf-card-subsidy = Si vous êtes en dernière place : un troisième transport.
draw-volldampf-card-favourable-opportunity = Construire sur un emplacement libre au choix pour une carte voie et 5 marks.
draw-volldampf-card-sabotage = Le cube qu'un autre joueur a désigné reste.
draw-volldampf-card-more-freight = Piocher un cube et le poser sur une ville.
draw-volldampf-card-everything-new = Disposer autrement les cartes voie.
draw-volldampf-card-new-planning = Déplacer un cube dans une autre ville.

## À côté du plateau

draw-volldampf-order = Manche { $round } : ordre du tour
draw-volldampf-progress = Manche { $round }
draw-volldampf-bonds = Obligations : la banque en a { $left }
draw-volldampf-bond-pays = La banque paie { $marks } marks pour chacune ; chacune coûte 1 mark d'intérêt par manche, et 1 point à la fin.
draw-volldampf-auction = Enchères pour l'ordre du tour
draw-volldampf-bidder = Joueur
draw-volldampf-bid = Mise
draw-volldampf-place = { $place }.
draw-volldampf-passed = a passé
draw-volldampf-auction-costs = À droite, les marks que chacun paierait pour chaque place d'après sa dernière mise.
draw-volldampf-sealed-bids = Mises secrètes pour l'ordre du tour
draw-volldampf-sealed-bonds = Obligations choisies en secret
draw-volldampf-yours = la vôtre : { $amount }
draw-volldampf-sealed = secret
draw-volldampf-thinking = n'a pas encore décidé
draw-volldampf-ties = { $ties ->
    [one] Les mises ont été égales une fois.
   *[other] Les mises ont été égales { $ties } fois.
}
draw-volldampf-score-income = Revenu
draw-volldampf-score-bonds = Obligations
draw-volldampf-score-cash = Marks
draw-volldampf-groups = Cartes voie étalées
draw-volldampf-group = Groupe { $group }
draw-volldampf-taken = pris
draw-volldampf-empty = vide
draw-volldampf-loose = À disposer de nouveau
draw-volldampf-transport = Transport
draw-volldampf-third-transport = Un troisième transport
draw-volldampf-named = le cube { $colour } depuis { $place }
draw-volldampf-names = { $name } choisit un cube
draw-volldampf-limit = jusqu'à { $limit } tronçons
draw-volldampf-in-hand = Un cube { $colour } attend d'être posé sur une ville.
draw-volldampf-then = Ensuite
draw-volldampf-left-bag = cubes dans le sac
draw-volldampf-left-bank = obligations restantes
draw-volldampf-left-track-deck = cartes voie
draw-volldampf-left-merchandise-deck = marchan­dises
draw-volldampf-left-action-deck = cartes action
draw-volldampf-merchandise = Cartes marchandises
draw-volldampf-used = utilisée
draw-volldampf-discards = Cartes défaussées
draw-volldampf-of = { $count } sur { $all }

## Le plateau en arbre

draw-volldampf-tree-places = Villes
draw-volldampf-tree-place = { $cubes ->
    [0] { $place }, { $colour }, aucun cube
    [one] { $place }, { $colour }, { $cubes } cube
   *[other] { $place }, { $colour }, { $cubes } cubes
}
draw-volldampf-tree-cubes = { $count ->
    [one] { $count } cube { $colour }
   *[other] { $count } cubes, couleur : { $colour }
}
draw-volldampf-tree-section = Vers { $place } : tronçon à { $seat }
draw-volldampf-tree-space = Vers { $place } : libre, { $symbol }, coûte { $price }
draw-volldampf-tree-free = Emplacements libres
draw-volldampf-tree-symbol = { $symbol } : { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
draw-volldampf-tree-stretch = { $one }–{ $other }, coûte { $price }
draw-volldampf-tree-groups = Cartes voie étalées
draw-volldampf-tree-group = Groupe { $group } : { $cards }
draw-volldampf-tree-players = Joueurs
draw-volldampf-tree-player = { $name } ({ $seat }), numéro { $place } : marks { $cash }, revenu { $income }, obligations { $bonds }, tronçons { $sections }, cartes action { $held }, cartes voie { $cards }
draw-volldampf-tree-none = aucune
draw-volldampf-tree-hand = Vos cartes
draw-volldampf-tree-track-card = { $count ->
    [one] Une carte voie, { $symbol }
   *[other] { $count } cartes voie, { $symbol }
}
draw-volldampf-tree-card = { $count ->
    [one] { $card } : { $about }
   *[other] { $count } × { $card } : { $about }
}
