### Volldampf

## Mots

symbol-purple = pourpre
symbol-green = vert
symbol-pink = rose
symbol-orange = orange
symbol-brown = brun
symbol-teal = turquoise

card-fast-locomotive = Locomotive rapide
card-subsidy = Subvention
card-favourable-opportunity = Occasion favorable
card-sabotage = Sabotage
card-more-freight = Plus de fret
card-everything-new = Tout à neuf
card-new-planning = Nouveau plan

place-rostock = Rostock
place-stettin = Stettin
place-hannover = Hannover
place-dortmund = Dortmund
place-leipzig = Leipzig
place-erfurt = Erfurt
place-dresden = Dresden
place-koeln = Köln
place-nuernberg = Nürnberg
place-stuttgart = Stuttgart
place-hamburg = Hamburg
place-bremen = Bremen
place-berlin = Berlin
place-magdeburg = Magdeburg
place-kassel = Kassel
place-breslau = Breslau
place-frankfurt = Frankfurt
place-muenchen = München
place-freiburg = Freiburg
place-london = London
place-paris = Paris
place-kopenhagen = Kopenhagen
place-warschau = Warschau
place-bruessel = Brüssel
place-rotterdam = Rotterdam
place-prag = Prag
place-koenigsberg = Königsberg

option-money = argent
option-money-open = visible
option-money-hidden = caché
option-red_cities = règle des villes rouges
option-red_cities-off = non
option-red_cities-on = oui

## Ce que l'on compte

sum-bonds = obligations

## Ce qui peut être décidé

kind-uncover-merchandise = retourner une carte marchandises
kind-uncover-track-card = retourner une carte voie
kind-draw-card = piocher une carte action
kind-open-bonds = révéler les obligations choisies
kind-open-bids = révéler les mises
kind-take-bonds = prendre des obligations
kind-seal-bonds = choisir des obligations en secret
kind-seal-bid = miser en secret
kind-take-group = prendre un groupe de cartes voie
kind-place-section = poser un tronçon
kind-discard-track-card = défausser une carte voie
kind-name-cube = désigner un cube à transporter
kind-take-route = choisir le trajet
kind-give-up = renoncer à ce transport
kind-draw-from = piocher une carte chez un joueur
kind-play-fast-locomotive = jouer Locomotive rapide
kind-play-subsidy = jouer Subvention
kind-play-favourable-opportunity = jouer Occasion favorable
kind-play-sabotage = jouer Sabotage
kind-play-more-freight = jouer Plus de fret
kind-play-everything-new = jouer Tout à neuf
kind-lay-track-card = disposer une carte voie
kind-play-new-planning = jouer Nouveau plan
kind-lift-cube = choisir le cube à déplacer
kind-put-cube = poser le cube sur une ville

## Ce qu'apporte une réponse, à côté d'elle dans une liste

hint-take-bonds = { marks }
hint-seal-bonds = { marks }
hint-take-group = { NAME($symbols, of: "symbol") }
hint-take-route = { NAME($way, of: "place", join: " – ") } : { NAME($gains, of: "seat", sign: "+") }

## Ce que coûte une action

price-volldampf = { $price ->
    [one] { $price } mark
   *[other] { $price } marks
}

## Questions

ask-group = Quel groupe ?
ask-symbol = Quelle carte voie ?
ask-place = Quelle ville ?
ask-card = Quelle carte ?
ask-amounts = Combien pour chacun ?

## Phases

phase-first-merchandise-cards = les premières cartes marchandises
phase-place-cubes = pose des cubes
phase-two-player-round = la manche à deux joueurs
phase-uncover-merchandise-cards = cartes marchandises à retourner
phase-uncover-track-cards = cartes voie à retourner
phase-purchase-bonds = achat d'obligations
phase-sealed = choix faits en secret
phase-sealed-bonds = obligations choisies en secret
phase-everything-new = un moment pour Tout à neuf
phase-rearrange-track-cards = nouvelle disposition des cartes voie
phase-auction-turn-order = enchères pour l'ordre du tour
phase-sealed-bids = mises secrètes pour l'ordre du tour
phase-choose-track-cards = choix des cartes voie
phase-place-track-sections = pose des tronçons
phase-transport-cubes = transport des cubes
phase-transport = un transport
phase-sabotage-window = un moment pour Sabotage
phase-choose-route = choix du trajet
phase-more-freight = Plus de fret
phase-new-planning = Nouveau plan
phase-subsidies = un moment pour Subvention
phase-gain-income = revenus et intérêts
phase-cards-for-the-last = cartes pour les derniers
phase-draw-action-card = pioche d'une carte action
phase-draw-from-player = pioche d'une carte chez un joueur

## Ce qui s'est passé

marks = { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}
city = { NAME($place, of: "place") }
track-card = { $symbol ->
    [purple] une carte voie pourpre
    [green] une carte voie verte
    [pink] une carte voie rose
    [orange] une carte voie orange
    [brown] une carte voie brune
    [teal] une carte voie turquoise
   *[other] une carte voie { NAME($symbol, of: "symbol") }
}
stretch = { NAME($one, of: "place") }–{ NAME($other, of: "place") }

then = { then-income }{ then-next }
then-income = { $income ->
    [yes] {" "}Les revenus sont versés : { NAME($paid, of: "seat") }.{ then-interest }{ then-back }
   *[no] {""}
}
then-interest = { $interest ->
    [nobody] {""}
   *[other] {" "}Les intérêts sont dus : { NAME($interest, of: "seat") }.
}
then-back = { $back ->
    [nobody] {""}
   *[other] {" "}À court d'argent, en arrière sur la piste de revenu : { NAME($back, of: "seat") }.
}
then-next = { $next ->
    [round] {" "}La manche { $round } commence.
    [end] {" "}La partie est terminée : { NAME($points, of: "seat") }. { then-winner }
   *[on] {""}
}

tie-break-volldampf = { $number1 ->
    [one] { $number1 } mark
   *[other] { $number1 } marks
}

volldampf-start-player = { player } est premier joueur.
volldampf-uncover-merchandise = Marchandises pour { NAME($places, of: "place") }.
volldampf-draw-cube = { $place ->
    [hand] { player } pioche { cube } dans le sac.
   *[other] { city } reçoit { cube }.
}{ then }
volldampf-uncover-track-card = Le groupe { $group } reçoit { track-card }.
volldampf-draw-card = { $from ->
    [deck] { player } pioche { drawn-card }.
   *[other] { player } pioche { drawn-card } chez { NAME($from, of: "seat") }.
}{ then }
drawn-card = { $told ->
    [yes] { NAME($card, of: "card") }
   *[no] une carte action
}
volldampf-open-bonds = Les obligations sont révélées : { NAME($bonds, of: "seat") }.
volldampf-open-bids = Les mises sont révélées : { NAME($bids, of: "seat") }. { opened-result }
opened-result = { $result ->
    [decided] Les deux sont payées. L'ordre est maintenant { NAME($order, of: "seat") }.
    [stays] Égalité : les deux sont payées, et l'ordre reste { NAME($order, of: "seat") }.
   *[again] Égalité : les deux misent de nouveau.
}

volldampf-take-bonds = { $bonds ->
    [0] { player } ne prend pas d'obligation.
   *[other] { player } prend des obligations de valeur { $bonds } et reçoit { marks }.
}
volldampf-seal-bonds = { $told ->
    [yes] { player } choisit en secret des obligations de valeur { $bonds }.
   *[no] { player } choisit en secret des obligations.
}
volldampf-bid = { $marks ->
    [0] { player } ouvre à zéro.
   *[other] { player } mise { marks }.
}
volldampf-pass = { $settled ->
    [yes] { player } passe. L'ordre est maintenant { NAME($order, of: "seat") } ; payé : { NAME($payments, of: "seat") }.
   *[no] { player } passe.
}
volldampf-seal-bid = { $told ->
    [yes] { player } mise en secret { marks }.
   *[no] { player } mise en secret.
}
volldampf-take-group = { player } prend le groupe { $group } : { NAME($symbols, of: "symbol") }.
volldampf-place-section = { player } construit { stretch } pour { marks } et { track-card }.
volldampf-discard-track-card = { player } défausse { track-card }.
volldampf-name-cube = { player } veut transporter { cube } depuis { city }.
volldampf-take-route = { player } transporte { cube } par { NAME($way, of: "place", join: " – ") }. Le revenu monte : { NAME($gains, of: "seat", sign: "+") }.{ then }
volldampf-give-up = { player } renonce à un transport.{ then }
volldampf-decline = { $at ->
    [draw-from-player] { player } ne pioche pas de carte.
   *[other] { player } ne joue pas de carte.
}{ then }
volldampf-draw-from = { player } pioche une carte chez { NAME($from, of: "seat") }.
volldampf-play-fast-locomotive = { player } joue Locomotive rapide et veut transporter { cube } depuis { city }.
volldampf-play-subsidy = { player } joue Subvention pour un troisième transport.
volldampf-play-favourable-opportunity = { player } joue Occasion favorable et construit { stretch } pour { marks } et { track-card }.
volldampf-play-sabotage = { player } joue Sabotage : { NAME($other, of: "seat") } ne peut pas transporter { cube } depuis { city }.
volldampf-play-more-freight = { player } joue Plus de fret.
volldampf-play-everything-new = { player } joue Tout à neuf et redispose les cartes voie.
volldampf-lay-track-card = { player } met { track-card } dans le groupe { $group }.
volldampf-play-new-planning = { player } joue Nouveau plan.
volldampf-lift-cube = { player } prend { cube } à { city }.
volldampf-put-cube = { player } pose { cube } à { city }.

## Pourquoi pas

why-a-cube-is-lifted = Choisissez d'abord le cube.
why-a-cube-lies-out = Il n'y a pas de cube à déplacer.
why-all-built = Un tronçon de ce trajet n'est pas construit.
why-another-city = Le cube doit aller dans une autre ville.
why-another-player = Il faut un autre joueur.
why-bag-is-not-empty = Le sac est vide.
why-bank-has-them = La banque n'a pas autant d'obligations.
why-can-be-delivered = Aucun trajet construit et assez court ne mène ce cube à une ville de sa couleur.
why-can-be-delivered-fast = Même sept tronçons ne mènent pas ce cube à une ville de sa couleur.
why-card-is-loose = Il ne reste pas de carte de cette couleur à disposer.
why-ends-elsewhere = Le cube finirait là où il était.
why-group-is-there = Ce groupe est déjà pris.
why-has-a-section = Il ne vous reste pas de tronçon.
why-has-five-marks = Vous n'avez pas les 5 marks que cela coûte.
why-has-the-money = Vous n'avez pas autant d'argent.
why-holds-everything-new = Vous n'avez pas Tout à neuf.
why-holds-fast-locomotive = Vous n'avez pas Locomotive rapide.
why-holds-favourable-opportunity = Vous n'avez pas Occasion favorable.
why-holds-more-freight = Vous n'avez pas Plus de fret.
why-holds-new-planning = Vous n'avez pas Nouveau plan.
why-holds-sabotage = Vous n'avez pas Sabotage.
why-holds-subsidy = Vous n'avez pas Subvention.
why-holds-the-card = Vous n'avez pas de carte voie de cette couleur à défausser.
why-holds-the-colour = Vous n'avez pas de carte voie de la couleur de cet emplacement.
why-leaves-the-other-half = Vous pouvez choisir au plus la moitié des obligations de la banque.
why-no-cube-is-lifted = Un cube est déjà choisi.
why-nothing-is-paid-back = Les obligations ne sont remboursées qu'à la fin de la partie.
why-no-place-twice = Le trajet passe deux fois au même endroit.
why-no-section-twice = Le trajet emprunte deux fois un tronçon.
why-not-sabotaged = Sabotage bloque ce cube pour ce transport.
why-not-too-long = Le trajet compte trop de tronçons.
why-not-two-at-once = Une Locomotive rapide sert déjà à ce transport.
why-player-has-cards = Ce joueur n'a pas de carte.
why-red-cities-for-red-cubes = Seuls les cubes rouges peuvent traverser les villes rouges.
why-someone-has-bid = Personne n'a encore misé : vous devez ouvrir, fût-ce à 0.
why-something-to-move = Il n'y a aucun cube que vous puissiez transporter.
why-space-is-free = Il y a déjà un tronçon sur cet emplacement.
why-unbroken = Les tronçons ne s'enchaînent pas depuis la ville où se trouve le cube.
