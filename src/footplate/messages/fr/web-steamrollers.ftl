### SteamRollers tel que la page le dessine

## La feuille

draw-steamrollers-sheet = Feuille : { $name }
draw-steamrollers-sheet-points = Feuille : { $name }, { points }
draw-steamrollers-others = Les autres feuilles
draw-steamrollers-enlarge = Regarder la feuille : { $name }
draw-steamrollers-engine = Locomotive
draw-steamrollers-bonus = { $boxes } ✓ +{ $points }
draw-steamrollers-box = case { $box }, non cochée
draw-steamrollers-boxes = Locomotive : { $boxes ->
    [none] aucune case cochée
   *[other] cases cochées { $boxes }
}
draw-steamrollers-deliveries = Livraisons : { $points }
draw-steamrollers-links = { $count ->
    [0] Aucune connexion
    [one] { $count } connexion
   *[other] { $count } connexions
}
draw-steamrollers-link = { $one } et { $other }{ $towns ->
    [0] , directement
    [one] , par { $towns } village
   *[other] , par { $towns } villages
}
draw-steamrollers-region = Région { $region }, { NAME($colour, of: "colour") } : { $blank ->
    [0] aucun hexagone vide
    [one] { $blank } hexagone vide
   *[other] { $blank } hexagones vides
}
draw-steamrollers-hex = { $hex }{ $town ->
    [yes] , village
   *[no] {""}
} : { $track ->
    [none] vide
   *[other] voie { NAME($track, of: "track") }
}{ $meets ->
    [none] {""}
   *[other] , se raccorde en { $meets }
}
draw-steamrollers-tracks = Voies pour { $hex }

## Dés

draw-steamrollers-dice = Dés
draw-steamrollers-white = Dé blanc : { $die }
draw-steamrollers-white-dice = { $count ->
    [one] Dé blanc : { $die }
   *[other] { $count } dés blancs : { $die }
}
draw-steamrollers-black = Dé noir : { NAME($black, of: "black") }
draw-steamrollers-hand = { $name } utilise
draw-steamrollers-holds = { $name } a : { $dice }
draw-steamrollers-seized = Dé pris
draw-steamrollers-change = Changer le dé en { $die }
draw-steamrollers-reroll-die = Relancer
draw-steamrollers-flip-die = Retourner

## Tuiles, commandes, pouvoirs

draw-steamrollers-tiles = Tuiles action
draw-steamrollers-tile = { $side } ; { $where }
draw-steamrollers-centre = au centre
draw-steamrollers-held = { $name }{ $how ->
    [sideways] , couchée
    [in-use] , en cours d'utilisation
   *[upright] {""}
}
draw-steamrollers-once = Sert une fois, puis retourne au centre
draw-steamrollers-stays = Reste jusqu'à ce qu'un autre la prenne
draw-steamrollers-worth = { $points ->
    [0] 0
    [-2] −2
    [-1] −1
   *[other] +{ $points }
}
draw-steamrollers-orders = Commandes
draw-steamrollers-order = Commande { $order } : { NAME($goods, of: "colour") }, { points }
draw-steamrollers-filled = { $order } ; honorée par { $name }
draw-steamrollers-coal = du charbon pour { NAME($colour, of: "colour") }
draw-steamrollers-powers = Pouvoirs de départ
draw-steamrollers-power = { $power } : { $hint }
draw-steamrollers-drawn = Placez le cube { NAME($colour, of: "colour") } sur la ville 3 ou 4 de votre feuille.

## Marchandises

draw-steamrollers-supply = Marchandises des villes
draw-steamrollers-city = Ville { $city } ({ NAME($colour, of: "colour") }) : { $goods ->
    [none] vide
   *[other] { NAME($goods, of: "colour") }
}
draw-steamrollers-empty = vide
draw-steamrollers-last = Le dernier de la file : Olive le prendrait
draw-steamrollers-bag = Dans le sac
draw-steamrollers-ends = { $empty ->
    [one] { $empty } ville vide
   *[other] { $empty } villes vides
} sur { $most }
draw-steamrollers-quiet = { $rounds ->
    [one] Une manche n'a rien apporté.
   *[other] { $rounds } manches de suite n'ont rien apporté.
}
draw-steamrollers-kept = { NAME($colour, of: "colour") }, gardé pour les commandes
draw-steamrollers-keeping = gardés
draw-steamrollers-keeps = { $goods ->
    [none] Aucune marchandise gardée
   *[other] Marchandises gardées : { NAME($goods, of: "colour") }
}
draw-steamrollers-own = cube { NAME($colour, of: "colour") } personnel sur la ville { $city }
draw-steamrollers-owning = personnel, ville { $city }

## Joueurs

draw-steamrollers-name = { $name }, { $colour }
draw-steamrollers-you = vous
draw-steamrollers-bot = bot
draw-steamrollers-start = commence
draw-steamrollers-decides = décide
draw-steamrollers-for-deliveries = livraisons
draw-steamrollers-for-network = réseau
draw-steamrollers-for-engine = locomotive
draw-steamrollers-for-tiles = tuiles
draw-steamrollers-for-orders = commandes
draw-steamrollers-for-power = pouvoir
draw-steamrollers-score = Points
draw-steamrollers-total = total

## Olive

draw-steamrollers-crossed = Région { $region } : { $count } hexagones barrés sur { $most }
draw-steamrollers-takes = À partir de { $crosses } croix dans une région, elle prend des marchandises de sa ville.
draw-steamrollers-olive-won = Olive n'a plus d'hexagone à barrer : elle a gagné.
