### Volldampf auf der Seite

## Der Spielplan

draw-volldampf-board = Der Spielplan in Runde { $round }: Deutschland und seine Nachbarn
draw-volldampf-title = VOLLDAMPF
draw-volldampf-north-sea = Nordsee
draw-volldampf-baltic-sea = Ostsee
draw-volldampf-region-purple = Norden (lila)
draw-volldampf-region-green = Nordosten (grün)
draw-volldampf-region-pink = Südwesten (rosa)
draw-volldampf-region-orange = Westen (orange)
draw-volldampf-region-brown = Osten (braun)
draw-volldampf-region-teal = Süden (türkis)

## Was ein Spieler hat

draw-volldampf-bot = Bot
draw-volldampf-decides = entscheidet
draw-volldampf-sequence = Nummer { $place } in der Reihenfolge
draw-volldampf-draw-here = Hier ziehen
draw-volldampf-hidden = verdeckt
draw-volldampf-has-cash = Mark
draw-volldampf-has-income = Einkommen
draw-volldampf-has-bonds = Anleihen
draw-volldampf-has-sections = Schienen
draw-volldampf-has-cards = Karten
draw-volldampf-track-cards = Schienenkarten
draw-volldampf-hand = Aktionskarten auf der Hand

## Aktionskarten

draw-volldampf-played = { $phase ->
    [3] nach den Anleihen
    [5] wenn du baust
    [6] bei den Transporten
   *[other] jederzeit in deinem Zug
}
draw-volldampf-card-fast-locomotive = Dein Transport darf über 7 Schienen führen.
draw-volldampf-card-subsidy = Liegst du an letzter Stelle: ein dritter Transport.
draw-volldampf-card-favourable-opportunity = Bau auf einem beliebigen freien Feld für eine Schienenkarte und 5 Mark.
draw-volldampf-card-sabotage = Der Würfel, den ein anderer angesagt hat, bleibt.
draw-volldampf-card-more-freight = Zieh einen Würfel und leg ihn in eine Stadt.
draw-volldampf-card-everything-new = Leg die Schienenkarten neu aus.
draw-volldampf-card-new-planning = Leg einen Würfel in eine andere Stadt.

## Neben dem Spielplan

draw-volldampf-order = Runde { $round }: Reihenfolge
draw-volldampf-progress = Runde { $round }
draw-volldampf-bonds = Anleihen: Die Bank hat { $left }
draw-volldampf-bond-pays = Die Bank zahlt für jede { $marks } Mark; jede kostet 1 Mark Zinsen in der Runde und 1 Punkt am Ende.
draw-volldampf-auction = Versteigerung der Reihenfolge
draw-volldampf-bidder = Spieler
draw-volldampf-bid = Gebot
draw-volldampf-place = { $place }.
draw-volldampf-passed = gepasst
draw-volldampf-auction-costs = Rechts steht, wie viel Mark jeder nach dem letzten Gebot für jeden Platz zahlen würde.
draw-volldampf-sealed-bids = Geheime Gebote für die Reihenfolge
draw-volldampf-sealed-bonds = Anleihen in geheimer Wahl
draw-volldampf-yours = deine: { $amount }
draw-volldampf-sealed = verdeckt
draw-volldampf-thinking = hat noch nicht entschieden
draw-volldampf-ties = { $ties ->
    [one] Die Gebote waren einmal gleich.
   *[other] Die Gebote waren { $ties }-mal gleich.
}
draw-volldampf-score-income = Einkommen
draw-volldampf-score-bonds = Anleihen
draw-volldampf-score-cash = Mark
draw-volldampf-groups = Ausgelegte Schienenkarten
draw-volldampf-group = Gruppe { $group }
draw-volldampf-taken = genommen
draw-volldampf-empty = leer
draw-volldampf-loose = Neu auszulegen
draw-volldampf-transport = Transport
draw-volldampf-third-transport = Ein dritter Transport
draw-volldampf-named = der Würfel ({ $colour }) aus { $place }
draw-volldampf-names = { $name } wählt einen Würfel
draw-volldampf-limit = bis zu { $limit } Schienen
draw-volldampf-in-hand = Ein Würfel ({ $colour }) kommt noch in eine Stadt.
draw-volldampf-then = Dann
draw-volldampf-left-bag = Würfel im Beutel
draw-volldampf-left-bank = Anleihen übrig
draw-volldampf-left-track-deck = Schienen­karten
draw-volldampf-left-merchandise-deck = Waren­karten
draw-volldampf-left-action-deck = Aktions­karten
draw-volldampf-merchandise = Warenkarten
draw-volldampf-used = benutzt
draw-volldampf-discards = Abgeworfene Karten
draw-volldampf-of = { $count } von { $all }

## Der Spielplan als Baum

draw-volldampf-tree-places = Städte
draw-volldampf-tree-place = { $cubes ->
    [0] { $place }, { $colour }, keine Würfel
    [one] { $place }, { $colour }, ein Würfel
   *[other] { $place }, { $colour }, { $cubes } Würfel
}
draw-volldampf-tree-cubes = { $count ->
    [one] Ein Würfel, { $colour }
   *[other] { $count } Würfel, { $colour }
}
draw-volldampf-tree-section = Nach { $place }: Schiene von { $seat }
draw-volldampf-tree-space = Nach { $place }: frei, { $symbol }, kostet { $price }
draw-volldampf-tree-free = Freie Felder
draw-volldampf-tree-symbol = { $symbol }: { $count } frei
draw-volldampf-tree-stretch = { $one }–{ $other }, kostet { $price }
draw-volldampf-tree-groups = Ausgelegte Schienenkarten
draw-volldampf-tree-group = Gruppe { $group }: { $cards }
draw-volldampf-tree-players = Spieler
draw-volldampf-tree-player = { $name } ({ $seat }), Nummer { $place }: Mark { $cash }, Einkommen { $income }, Anleihen { $bonds }, Schienen { $sections }, Aktionskarten { $held }, Schienenkarten { $cards }
draw-volldampf-tree-none = keine
draw-volldampf-tree-hand = Deine Karten
draw-volldampf-tree-track-card = { $count ->
    [one] Eine Schienenkarte, { $symbol }
   *[other] { $count } Schienenkarten, { $symbol }
}
draw-volldampf-tree-card = { $count ->
    [one] { $card }: { $about }
   *[other] { $count } × { $card }: { $about }
}
