### Die Seite: was Bots sagen

web-hint = Tipp
web-hint-thinks = Ein Bot denkt darüber nach…
web-hint-best = Die besten Möglichkeiten, und wie wahrscheinlich du mit jeder gewinnst
web-hint-told = Das Protokoll sagt allen, dass du gefragt hast.
web-hints-had = { $count ->
    [one] ein Tipp
   *[other] { $count } Tipps
}
web-event-advised = { $name } hat um einen Tipp gebeten.
web-problem-no-advice = Die Bots haben gerade keinen Tipp.
web-problem-advice-forbidden = An diesem Tisch gibt es keine Tipps.
web-problem-too-much-advice = Du hast sehr oft gefragt; warte ein wenig.
web-advice = Tipps von Bots
web-advice-alone = für alle, die nur gegen Bots spielen
web-advice-all = für alle; das Spiel wird nicht gewertet
web-advice-nobody = für niemanden

## Rückblick auf ein beendetes Spiel

web-tab-review = Rückblick
web-review-making = Ein Bot sieht das Spiel durch. Das dauert einen Augenblick…
web-review-chances = Gewinnaussicht in Prozent
web-review-lead = So sieht es ein Bot, nach dem, was alle zu der Zeit wissen konnten. Er kann sich irren.
web-review-swings = Die teuersten Entscheidungen
web-review-none = Keine Entscheidung sticht heraus.
web-review-instead = Stattdessen: { $what }
web-review-cost = Es blieb eine Aussicht von { $left }, möglich waren { $might }.
web-review-missed = Die besten verpassten Lieferungen
web-review-gain = Es brachte { $gain }, möglich waren { $might }.
web-review-show = Zeigen
web-review-show-entry = Eintrag { $number } zeigen
web-review-practise = Von hier aus üben
web-review-seats = Insgesamt
web-review-seat = { $name }: { $decisions ->
    [one] eine Entscheidung mit Auswahl
   *[other] { $decisions } Entscheidungen mit Auswahl
}; die teuersten kosteten zusammen { $lost } Gewinnaussicht, verpasste Lieferungen { $gains }.
web-problem-no-review = Dieses Spiel lässt sich hier nicht durchsehen.
