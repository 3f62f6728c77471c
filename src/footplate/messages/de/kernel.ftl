### Was jedes Spiel braucht: Ablehnungen und der Tisch im Terminal

## Warum nicht, in jedem Spiel

why-not-your-decision = Das ist nicht deine Entscheidung.
why-not-in-this-phase = Das geht jetzt nicht.
why-game-is-over = Das Spiel ist vorbei.
why-no-such-thing = So etwas gibt es nicht.

## Der Tisch

greeting = { $title } { $players ->
    [one] für eine Person
   *[other] zu { $players }
}: { $agreed }.
commitment = { $digest } legt den Startwert aller Ziehungen fest; am Ende wird er gezeigt.
commands = Antworte mit einer Zahl oder in Worten. ? erklärt mehr, quit verlässt den Tisch.
ask-kind = Was tust du?
ask-number = { $asked } ({ $span })
asked = { NAME($seat, of: "seat") }, { $phase }. { $asked }
answer-end = hier aufhören
prompt = { NAME($seat, of: "seat") }>{" "}
not-an-answer = „{ $word }“ steht nicht zur Wahl. ? erklärt mehr.
too-many-words = Nichts geschieht, denn „{ $words }“ ist mehr, als diese Entscheidung verlangt.
too-large = { $word } ist eine zu große Zahl.
several-answers = Mehrere beginnen mit „{ $word }“: { $answers }
no-choice = { NAME($seat, of: "seat") } hat keine Wahl.
program-unfit = { $why }. An seiner Stelle wurde etwas gewürfelt.
nothing-chosen = Noch ist nichts gewählt. undo nimmt zurück, was du davor getan hast.
counsel-best = Die besten Möglichkeiten, wie der stärkste Bot sie sieht, und wie wahrscheinlich du mit jeder gewinnst:
counsel-alone = Tipps gibt es für alle, die allein gegen Bots spielen.
more-news = { $lines ->
    [one] (Eine Zeile davor: log zeigt sie.)
   *[other] ({ $lines } Zeilen davor: log zeigt sie.)
}
news-before = { $lines ->
    [one] (Eine Zeile davor steht im Protokoll.)
   *[other] ({ $lines } Zeilen davor stehen im Protokoll.)
}
draws-before = Spielaufbau: { $drawn }, { $draws }-mal.
board-what = board zeichnet den Tisch, wie du ihn siehst, board all, wie ihn Zuschauer sehen.
log-what = log zeigt alles, log 5 die letzten 5 Zeilen.
hand-over = Gib das Gerät an { NAME($seat, of: "seat") } weiter; dann Enter drücken.{" "}
took-back = { NAME($seat, of: "seat") } nimmt das zurück.
took-back-by-vote = { NAME($seat, of: "seat") } nimmt das zurück, und alle sind einverstanden.

## Was gezählt wird

sum-points = Punkte

## Regeln und Gründe

rule = { $id } { $title }. { $sentence }
refused = Das geht nicht: { $action }{ hinted }
forbidden = { $action }{ hinted } ist verboten:
allowed = { $action }{ hinted } ist jetzt erlaubt.
hinted = { $hinted ->
    [yes] {" "}({ $hint })
   *[no] {""}
}
broken-too = { $rule } { $why }
broken = { $rule } { $why } [{ $sentence }]
why-what = Frage nach einer Aktion, zum Beispiel: why { $action }

## Zurücknehmen, speichern, gehen

undo-nothing = Von dir gibt es nichts zurückzunehmen.
undo-dealt = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas gezogen oder aufgedeckt.
undo-others = Das lässt sich nicht zurücknehmen: { NAME($seat, of: "seat") } war seitdem am Zug.
save-where = Nenne eine Datei, zum Beispiel: save game.jsonl
saved = { $over ->
    [yes] Das Protokoll steht in { $file }.
   *[no] Das Spiel liegt in { $file } und sein Startwert in { $seed }: Wer sie liest, kennt jede Hand, jede geheime Wahl und jede künftige Ziehung.
}
go-on = Zum Weiterspielen: --load { $file }
not-saved = Das Spiel ließ sich nicht speichern: { $error }
ask-file = Datei, in der das Spiel gespeichert wird (Enter für keine):{" "}
not-finished = Das Spiel wurde nicht zu Ende gespielt.

## Das Ende

standing = Der Endstand
standing-now = Der Zwischenstand
points-now = { NAME($seat, of: "seat") }: { points }
rival-now = { NAME($rival, of: "rival") }: { points }
played-by = { NAME($seat, of: "seat") } wird von { $player } gespielt.
left-record = Es zweigt vom Protokoll { $record } nach Eintrag { $entry } ab.
score = { $rank }. { NAME($seat, of: "seat") }: { points }
score-rival = { $rank }. { NAME($rival, of: "rival") }: { points }
score-tie-break = { $rank }. { NAME($seat, of: "seat") }: { points } (bei Gleichstand: { $tie_break })
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
seed = Der Startwert war, hexadezimal, { $seed }.

help = Antworte mit einer Zahl, einem Wort oder dessen Anfang; eine Zeile kann mehrere Antworten enthalten.
    Auch eine ganze Aktion in Notation genügt, so wie „options“ sie aufzählt.
    ?             diese Hilfe
    board         zeichnet den Tisch neu; board all so, wie ihn Zuschauer sehen
    log           alles, was geschehen ist; log 5 die letzten 5 Zeilen
    options       alles, was du tun kannst, in Notation
    hint          die besten Möglichkeiten, wie der stärkste Bot sie sieht
    back          nimmt eine halb getroffene Wahl zurück
    undo          nimmt zurück, was du getan hast, falls seitdem nichts geschah
    why AKTION    welche Regeln eine Aktion verbieten
    rules         die Titel aller Regeln; rules ID zeigt eine davon
    save DATEI    speichert das Spiel in einer Datei
    quit          verlässt den Tisch
