### Ce dont tout jeu a besoin : les refus, et la table dans le terminal

## Pourquoi pas, quel que soit le jeu

why-not-your-decision = Ce n'est pas à vous de décider.
why-not-in-this-phase = Cela ne peut pas se faire maintenant.
why-game-is-over = La partie est terminée.
why-no-such-thing = Cela n'existe pas.

## La table

greeting = { $title } pour { $players ->
    [one] un joueur
   *[other] { $players } joueurs
} : { $agreed }.
commitment = La graine de tous les tirages est scellée par { $digest } et sera montrée à la fin.
commands = Répondez par un numéro ou en mots. ? explique ; quit quitte la table.
ask-kind = Que faites-vous ?
ask-number = { $asked } ({ $span })
asked = { NAME($seat, of: "seat") }, { $phase }. { $asked }
answer-end = s'arrêter là
prompt = { NAME($seat, of: "seat") }>{" "}
not-an-answer = « { $word } » n'est pas une des réponses. ? explique.
too-many-words = Rien n'est fait, car « { $words } » dépasse ce que demande cette décision.
too-large = { $word } est un nombre trop grand.
several-answers = Plusieurs réponses commencent par « { $word } » : { $answers }
no-choice = { NAME($seat, of: "seat") } n'a pas le choix.
program-unfit = { $why }. Un choix a été tiré au sort à sa place.
nothing-chosen = Rien n'est encore choisi. undo annule ce que vous avez fait avant.
counsel-best = Les meilleures possibilités selon le bot le plus fort, et vos chances de gagner avec chacune :
counsel-alone = Les conseils sont pour qui joue seul contre des bots.
more-news = { $lines ->
    [one] ({ $lines } ligne avant celles-ci : tapez log.)
   *[other] ({ $lines } lignes avant celles-ci : tapez log.)
}
news-before = { $lines ->
    [one] ({ $lines } ligne avant celles-ci est dans l'enregistrement.)
   *[other] ({ $lines } lignes avant celles-ci sont dans l'enregistrement.)
}
draws-before = Mise en place : { $drawn }, { $draws } fois.
board-what = board dessine la table comme vous la voyez ; board all, comme un spectateur la voit.
log-what = log montre tout ; log 5 montre les 5 dernières lignes.
hand-over = Passez l'appareil à { NAME($seat, of: "seat") }, qui appuie sur Entrée.{" "}
took-back = { NAME($seat, of: "seat") } revient en arrière.
took-back-by-vote = { NAME($seat, of: "seat") } revient en arrière, et tout le monde est d'accord.

## Ce que l'on compte

sum-points = points

## Règles et raisons

rule = { $id } { $title }. { $sentence }
refused = C'est impossible : { $action }{ hinted }
forbidden = { $action }{ hinted } est interdit :
allowed = { $action }{ hinted } est permis maintenant.
hinted = { $hinted ->
    [yes] {" "}({ $hint })
   *[no] {""}
}
broken-too = { $rule } { $why }
broken = { $rule } { $why } [{ $sentence }]
why-what = Demandez pour une action, par exemple : why { $action }

## Annuler, enregistrer, quitter

undo-nothing = Vous n'avez rien à annuler.
undo-dealt = C'est trop tard pour annuler : quelque chose a été tiré ou montré depuis.
undo-others = C'est trop tard pour annuler : { NAME($seat, of: "seat") } a joué depuis.
save-where = Nommez un fichier, par exemple : save partie.jsonl
saved = { $over ->
    [yes] L'enregistrement est dans { $file }.
   *[no] La partie est gardée dans { $file } et sa graine dans { $seed } : qui les lit connaît chaque main, chaque choix secret et chaque tirage à venir.
}
go-on = Pour continuer : --load { $file }
not-saved = La partie n'a pas pu être enregistrée : { $error }
ask-file = Un fichier où enregistrer la partie (Entrée pour aucun) :{" "}
not-finished = La partie n'a pas été terminée.

## La fin

standing = Le classement
standing-now = Le classement provisoire
points-now = { NAME($seat, of: "seat") } : { points }
rival-now = { NAME($rival, of: "rival") } : { points }
played-by = { $player } joue { NAME($seat, of: "seat") }.
left-record = Elle quitte l'enregistrement { $record } après l'entrée { $entry }.
score = { $rank }. { NAME($seat, of: "seat") } : { points }
score-rival = { $rank }. { NAME($rival, of: "rival") } : { points }
score-tie-break = { $rank }. { NAME($seat, of: "seat") } : { points } (départage : { $tie_break })
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seed = La graine, en hexadécimal, était { $seed }.

help = Répondez par un numéro, un mot ou le début d'un mot ; plusieurs réponses peuvent tenir sur une ligne.
    Une action entière en notation convient aussi, comme « options » les énumère.
    ?             cette aide
    board         redessiner la table ; board all comme un spectateur la voit
    log           tout ce qui s'est passé ; log 5 les 5 dernières lignes
    options       tout ce que vous pouvez faire, en notation
    hint          les meilleures possibilités, selon le bot le plus fort
    back          reprendre un choix à moitié fait
    undo          annuler ce que vous avez fait, si rien ne s'est passé depuis
    why ACTION    quelles règles interdisent une action
    rules         les titres de toutes les règles ; rules ID en montre une
    save FICHIER  garder la partie dans un fichier
    quit          quitter la table
