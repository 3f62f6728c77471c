### Die Regeln von Volldampf

## Material

rule-VD-01-title = Spieler und Material
rule-VD-01 = Das Spiel ist für 2 bis 6 Spieler. Es hat 48 Schienenkarten (8 in jeder von 6 Farben, jede Farbe mit eigenem Symbol), 18 Warenkarten mit je 3 Städten, 14 Aktionskarten (je 2 von 7 Sorten), 6 Reihenfolgekarten, 36 Anleihen (24 im Wert von 1 und 12 im Wert von 5), 40 Würfel (blau, violett, rot und gelb, je 10) und 96 Schienen (je 18 in Blau und Rot, je 15 in den 4 anderen Farben).
rule-VD-02-title = Der Spielplan
rule-VD-02 = Blaue und violette Städte sind deutsche Städte, rote und gelbe sind Verbindungen ins Ausland. Dazwischen liegen Schienenfelder, jedes mit einem farbigen Symbol und den Kosten für den Bau. Auf einem Feld hat eine Schiene Platz.
rule-VD-03-title = Geld und Einkommen ohne Grenze
rule-VD-03 = Das Geld der Bank hat keine Grenze, und die Einkommensleiste hat kein Ende.
rule-VD-03-reason = Die Anleitung zählt die Geldscheine auf und legt die Einkommensleiste um den Plan, sagt aber nicht, was geschieht, wenn eines davon zu Ende geht. Die ganze Regel ist von uns.

## Spielaufbau

rule-VD-10-title = Geld und Schienen am Anfang
rule-VD-10 = Alle beginnen mit 10 Mark und den Schienen einer Farbe: 18 zu zweit, mit Blau und Rot, 15 zu dritt, 12 zu viert und 8 zu fünft oder sechst.
rule-VD-11-title = Einkommen und Reihenfolge am Anfang
rule-VD-11 = Alle Einkommensmarker beginnen auf dem Startfeld, das als 0 zählt. Der Startspieler ist Spieler 1, die anderen folgen im Uhrzeigersinn als 2, 3 und so weiter. Der Startspieler wird aus dem Startwert des Spiels ausgelost oder beim Aufbau bestimmt.
rule-VD-11-reason = Die Anleitung lässt die älteste Person beginnen. Dass der Startspieler ausgelost oder bestimmt wird, ist von uns, denn niemand muss sein Alter verraten.
rule-VD-12-title = Der Stapel der Schienenkarten
rule-VD-12 = Beim Aufbau werden einige Schienenkarten aussortiert: zu zweit 2 jeder Farbe; zu dritt 3 zufällige; zu fünft 1 jeder Farbe und dann 2 zufällige; zu viert und sechst keine. Die zufällig aussortierten sieht niemand.
rule-VD-12-reason = Die Zahlen stehen in der Anleitung. Sie sagt nicht, ob man die zufällig aussortierten Karten ansehen darf; dass man es nicht darf, ist von uns.
rule-VD-13-title = Würfel am Anfang
rule-VD-13 = Jede blaue und jede violette Stadt bekommt einen zufälligen Würfel aus dem Beutel, gleich welcher Farbe. Dann werden Warenkarten aufgedeckt, 5 zu zweit, 4 zu dritt, 2 zu viert und 1 zu fünft oder sechst, und jede Stadt darauf bekommt einen zufälligen Würfel. Benutzte Warenkarten sind aus dem Spiel.
rule-VD-14-title = Offenes oder verdecktes Geld
rule-VD-14 = Beim Aufbau wird gewählt, ob das Geld der Spieler offen oder verdeckt ist. Anleihen sind immer offen.
rule-VD-15-title = Aktionskarten auf der Hand
rule-VD-15 = Aktionskarten hält man geheim, aber wie viele es sind, ist offen. Am Anfang hat niemand welche.
rule-VD-15-reason = Die Anleitung sagt nicht, ob die Handkarten offen oder geheim sind, und verteilt beim Aufbau keine Aktionskarten. Die ganze Regel ist von uns.

## Die Runde

rule-VD-20-title = Runden
rule-VD-20 = Das Spiel hat 6 Runden zu zweit, 5 zu dritt und 4 zu viert, fünft oder sechst. Jede Runde durchläuft dieselben sieben Phasen in derselben Reihenfolge. Das Spiel endet mit der Runde, die die Schienenkarten aufbraucht.
rule-VD-21-title = Phase 1: Waren
rule-VD-21 = Warenkarten werden aufgedeckt, 1 zu zweit, 2 zu dritt oder viert, 3 zu fünft und 4 zu sechst, und jede Stadt darauf bekommt einen zufälligen Würfel aus dem Beutel. Die Städte werden in der Reihenfolge der Karte bedient, und ein leerer Beutel gibt nichts. Gelieferte Würfel sind wieder im Beutel (VD-66).
rule-VD-21-reason = Die Anleitung sagt nicht, was geschieht, wenn der Beutel leer wird. Dass die Städte in der Reihenfolge der Karte bedient werden und die übrigen nichts bekommen, ist von uns.
rule-VD-22-title = Phase 2: Schienenkarten
rule-VD-22 = Schienenkarten werden offen in Gruppen ausgelegt, so viele Gruppen wie Spieler. Eine Gruppe hat 3 Karten bei 2 bis 4 Spielern und 2 Karten bei 5 oder 6.
rule-VD-23-title = Phase 3: Anleihen
rule-VD-23 = In der Reihenfolge nimmt jeder beliebig viele Anleihen, solange die Bank welche hat, und bekommt 6 Mark für jede 1 an Wert. Der Wert setzt sich frei aus Chips zu 1 und zu 5 zusammen, solange die Summe der Bank reicht, am Anfang 84 (24 zu 1 und 12 zu 5).
rule-VD-23-reason = Die Anleitung sagt nicht, was geschieht, wenn Chips eines Werts knapp werden. Dass nur die Summe zählt, aus beiderlei Chips, ist von uns.
rule-VD-25-title = Keine frühe Rückzahlung
rule-VD-25 = Anleihen werden nie vor dem Spielende zurückgezahlt.
rule-VD-24-title = Zu zweit: geheime Anleihen
rule-VD-24 = Zu zweit wählen beide geheim, wie viele Anleihen sie nehmen, und decken gleichzeitig auf. Jeder darf höchstens die Hälfte des Werts wählen, den die Bank noch hat, abgerundet.
rule-VD-24-reason = Die Anleitung sagt nicht, was geschieht, wenn beide zusammen mehr wollen, als die Bank hat. Die Grenze von je der Hälfte ist von uns, damit immer beide bedient werden können.

## Phase 4: Versteigerung und Schienenkarten

rule-VD-30-title = Phase 4: die Versteigerung
rule-VD-30 = Spieler 1 eröffnet mit einer beliebigen Summe. Geboten wird im Uhrzeigersinn nach Sitzordnung, nicht nach Reihenfolgekarte: Jeder muss das letzte Gebot überbieten oder passen und scheidet mit dem Passen aus, bis einer übrig ist. Niemand darf mehr bieten, als er an Geld hat.
rule-VD-35-title = Das erste Gebot
rule-VD-35 = Spieler 1 darf nicht passen, statt zu eröffnen, aber mit 0 eröffnen. Alle Gebote sind ganze Mark.
rule-VD-35-reason = Die Anleitung lässt Spieler 1 mit einer beliebigen Geldsumme beginnen und sagt nicht, ob nichts eine Summe ist. Die ganze Regel ist von uns.
rule-VD-31-title = Die neue Reihenfolge
rule-VD-31 = Wer zuerst passt, nimmt die höchste Reihenfolgezahl im Spiel, der nächste die darunter und so weiter abwärts. Der Höchstbietende wird Spieler 1.
rule-VD-32-title = Bezahlen für die Reihenfolge
rule-VD-32 = Zu viert bis sechst zahlt, wer zuerst passt, nichts; Spieler 1 und 2 der neuen Reihenfolge zahlen voll, alle dazwischen die Hälfte, aufgerundet. Zu dritt zahlt, wer zuerst passt, die Hälfte, aufgerundet, und die anderen beiden zahlen voll. Jeder zahlt nach seinem letzten Gebot; wer nicht geboten hat, zahlt nichts.
rule-VD-32-reason = Für 4 bis 6 Spieler nennt die Anleitung nur die beiden, die zuerst passen, und die beiden, die am längsten bleiben. Zu fünft oder sechst gibt es weitere dazwischen; dass auch sie die Hälfte zahlen, ist von uns.
rule-VD-33-title = Zu zweit: geheime Gebote
rule-VD-33 = Zu zweit bieten beide geheim, decken gleichzeitig auf und zahlen beide, was sie geboten haben. Wer mehr bietet, wird Spieler 1; bei Gleichstand wird noch einmal geboten.
rule-VD-36-title = Zu zweit: gleiche Gebote
rule-VD-36 = Gleiche Gebote werden zurückgenommen, bevor beide noch einmal bieten. Nach dem dritten Gleichstand in Folge, oder wenn keiner Geld hat, bleibt die Reihenfolge, wie sie war, und beide zahlen das gleiche Gebot.
rule-VD-36-reason = Die Anleitung lässt bei Gleichstand bieten, bis ein Gebot höher ist, und sagt nicht, was aus den gleichen Geboten wird oder aus Spielern, die nie verschieden bieten können. Dass die Gebote zurückgenommen werden und dass nach dreimal Gleichstand oder ohne Geld Schluss ist, ist von uns, damit die Versteigerung immer endet.
rule-VD-34-title = Schienenkarten wählen
rule-VD-34 = In der neuen Reihenfolge nimmt jeder eine der Gruppen von Schienenkarten und legt sie offen vor sich aus.

## Phase 5: Schienen

rule-VD-40-title = Phase 5: Schienen legen
rule-VD-40 = Es gibt drei Durchgänge bei 2 bis 4 Spielern und zwei bei 5 oder 6. In jedem verwendet jeder in der Reihenfolge eine Schienenkarte: Mit ihr darf er eine seiner Schienen auf ein freies Feld dieser Farbe legen, für die Kosten, die dort stehen. Die Karte wird danach abgeworfen.
rule-VD-41-title = Keine Schiene legen
rule-VD-41 = Wer keine Schiene legt, muss eine Schienenkarte abwerfen. Wer keine Schienen hat, kein Geld oder kein freies Feld in den Farben seiner Karten, kann nur abwerfen, außer Günstige Gelegenheit hilft (VD-83). Keine Schienenkarte wird für die nächste Spielrunde aufgehoben.
rule-VD-42-title = Schienen stehen für sich
rule-VD-42 = Eine Schiene braucht an keine andere anzuschließen, weder an eine eigene noch an eine fremde.
rule-VD-42-reason = Die Anleitung stellt keine solche Bedingung. Dass wir ausdrücklich sagen, dass es keine gibt, ist von uns.

## Phase 6: Transport

rule-VD-60-title = Phase 6: Transport
rule-VD-60 = Es gibt zwei Durchgänge, jeden in der Reihenfolge. Der Spieler nimmt einen beliebigen Würfel irgendwo auf dem Plan und bringt ihn über gebaute Schienen, gleich wem sie gehören, in eine Stadt in der Farbe des Würfels. Ein Weg hat höchstens 6 Schienen.
rule-VD-61-title = Der Weg eines Würfels
rule-VD-61 = Unterwegs nutzt ein Würfel keine Schiene zweimal und kommt an keine Stelle zweimal. In der ersten Stadt seiner Farbe, die er erreicht, muss er bleiben; nur die wählbare Regel für rote Städte (VD-65) macht eine Ausnahme.
rule-VD-62-title = Würfel auf der eigenen Farbe
rule-VD-62 = Liegt ein Würfel in einer Stadt seiner eigenen Farbe, ist das nur Zufall und keine Lieferung. Er muss in eine andere Stadt dieser Farbe und endet also nie dort, wo er begann.
rule-VD-62-reason = Die Anleitung nennt es nur einen Zufall. Dass der Würfel nie in der Stadt endet, in der er begann, ist von uns.
rule-VD-63-title = Einkommen durch Schienen
rule-VD-63 = Jede Schiene, die ein Würfel nutzt, hebt das Einkommen ihres Besitzers um 1, gleich wer den Würfel transportiert. Ein Weg darf nur über fremde Schienen führen, und die Farbe einer Schiene hat nichts mit der Farbe des Würfels zu tun.
rule-VD-63-reason = Die Anleitung stellt keine Bedingung, wessen Schienen genutzt werden; dass ein Weg allein über fremde Schienen erlaubt ist, ist von uns. Ihre einleitenden Worte über Schienen in der Farbe der Waren lesen wir als Versehen, denn ihre Regel und ihr Beispiel gehen nach der Farbe des Besitzers.
rule-VD-67-title = Den Weg nennen
rule-VD-67 = Wer den Würfel transportiert, nennt jede Schiene, die er nutzt. Wo zwei Schienen dieselben beiden Städte verbinden, darf es jede von beiden sein.
rule-VD-67-reason = Die Anleitung lässt den Spieler den Weg wählen und spricht nicht von zwei Schienen zwischen denselben Städten. Dass jede Schiene genannt wird, ist von uns, damit klar ist, wer verdient.
rule-VD-64-title = Auf einen Transport verzichten
rule-VD-64 = Wer auf einen Transport verzichtet, freiwillig oder gezwungen, zieht sofort eine Aktionskarte, in einer Runde also bis zu zwei. In der ersten Runde des Spiels gibt es dafür keine Karte.
rule-VD-65-title = Wählbare Regel: rote Städte
rule-VD-65 = Diese Regel gilt nur, wenn sie beim Aufbau gewählt wurde. Würfel anderer Farben dürfen nicht durch rote Städte fahren; ein roter Würfel darf durch eine rote Stadt fahren und in einer anderen enden.
rule-VD-65-reason = Der Satz der Anleitung kann heißen, dass nur rote Würfel durch rote Städte dürfen, oder dass rote Würfel nicht in der ersten bleiben müssen. Wir nehmen beide Lesarten zusammen.
rule-VD-66-title = Gelieferte Würfel
rule-VD-66 = Ein gelieferter Würfel kommt in den Beutel zurück.

## Phase 7: Einkommen

rule-VD-70-title = Phase 7: Einkommen und Zinsen
rule-VD-70 = In der Reihenfolge bekommt jeder das Einkommen, das die Leiste zeigt, und zahlt dann 1 Mark für jede 1 an Anleihenwert. Wem Geld fehlt, der zahlt, was er hat, und setzt seinen Marker für jede fehlende Mark um 1 zurück, aber nie hinter den Start; was dann noch fehlt, ist erlassen.
rule-VD-70-reason = Die Anleitung hält den Marker am Startfeld an und sagt nicht, was aus dem Rest wird. Dass er erlassen ist, ist von uns.
rule-VD-71-title = Eine Karte für den Letzten
rule-VD-71 = Nach Einkommen und Zinsen zieht, wer auf der Einkommensleiste am weitesten zurückliegt, eine Aktionskarte; liegen mehrere gleichauf am Ende, ziehen alle davon. Das gilt auch in der ersten Runde. Sie ziehen in der Reihenfolge, und nach der letzten Runde des Spiels nicht mehr.
rule-VD-71-reason = Die Anleitung sagt nicht, in welcher Reihenfolge Gleichstehende ziehen, noch ob sie ziehen, wenn das Spiel vorbei ist. Die Reihenfolge ist von uns, und ebenso, dass die letzte Runde ausfällt, in der eine Karte nichts mehr wert ist.

## Aktionskarten

rule-VD-80-title = Halten, spielen und ziehen
rule-VD-80 = Man darf beliebig viele Aktionskarten halten und spielen, jede in ihrer Phase; eine gespielte Karte wird abgeworfen. Ist eine Karte zu ziehen und der Stapel leer, werden die abgeworfenen zu einem neuen gemischt. Gibt es auch keine abgeworfenen, darf man von einem Mitspieler seiner Wahl eine zufällige Karte ziehen und bekommt keine, wenn niemand sonst welche hat.
rule-VD-80-reason = Die Anleitung lässt die Karte von irgendeinem Mitspieler ziehen. Dass man wählt, von wem, und dass es keine Karte gibt, wenn niemand sonst eine hat, ist von uns, und ebenso der Zeitpunkt des Mischens: beim nächsten Ziehen, nicht beim letzten.
rule-VD-88-title = Wann Karten gespielt werden
rule-VD-88 = Eine Karte für den eigenen Zug wird vor der Aktion gespielt, der sie dient, Schnelle Lok zusammen mit ihr. Karten, die im selben Augenblick gespielt werden, gehen nach der Reihenfolge.
rule-VD-88-reason = Die Anleitung nennt zu jeder Karte die Phase, aber selten den genauen Augenblick oder die Abfolge mehrerer Karten. Die ganze Regel ist von uns.
rule-VD-81-title = Schnelle Lok
rule-VD-81 = Zu einem eigenen Transport in Phase 6 gespielt, erlaubt Schnelle Lok ihm bis zu 7 Schienen statt 6. Zwei davon lassen sich nicht zum selben Transport spielen.
rule-VD-82-title = Subvention
rule-VD-82 = Wer an letzter Stelle liegt, darf in Phase 6 nach allen zweiten Transporten Subvention für einen dritten spielen; mehrere gehen nach der Reihenfolge. Jeder wird einmal gefragt, wenn er dort an der Reihe ist. Ein Verzicht auf diesen Transport bringt keine Aktionskarte. An letzter Stelle ist, wer beim Spielen der Karte allein oder gleichauf Letzter ist. Sie darf nur gespielt werden, wenn sich ein Würfel transportieren lässt, und von jedem nur einmal in einer Runde: drei Transporte, nicht vier.
rule-VD-82-reason = Die Anleitung sagt nicht, ob ein Gleichstand als letzte Stelle zählt, wann das entschieden wird und ob jemand beide Karten nutzen darf. Das ist von uns, ebenso dass es einen Würfel zum Transportieren geben muss, denn die Karte darf nicht gespielt werden, um die Fahrt verfallen zu lassen.
rule-VD-83-title = Günstige Gelegenheit
rule-VD-83 = Wer in Phase 5 am Zug ist, darf Günstige Gelegenheit mit einer Schienenkarte spielen: Er wirft die Schienenkarte ab, zahlt 5 Mark statt der aufgedruckten Kosten, seien sie höher oder niedriger, und legt eine Schiene auf ein beliebiges freies Feld, gleich welcher Farbe. Mehr Schienen, als er Schienenkarten hat, bringt das nie.
rule-VD-84-title = Sabotage
rule-VD-84 = Sagt ein Mitspieler in Phase 6 einen Würfel an, hält Sabotage diesen Transport auf. Der Aufgehaltene darf einen anderen Würfel transportieren.
rule-VD-89-title = Nach einer Sabotage
rule-VD-89 = Der Aufgehaltene darf bei diesem Transport keinen Würfel dieser Farbe aus dieser Stadt transportieren, auf keinem Weg; andere dürfen es. Eine Schnelle Lok bleibt beim Transport. Eine zweite Sabotage darf die nächste Wahl aufhalten. Ein Würfel, den Neue Planung in eine andere Stadt bringt, ist nicht mehr aufgehalten. Gibt es sonst nichts zu transportieren, verzichtet der Spieler auf den Transport wie in VD-64 oder verliert einen Transport durch Subvention ohne Karte.
rule-VD-89-reason = Die Anleitung sagt nur, dass ein anderer Würfel transportiert werden darf. Könnte stattdessen ein gleichfarbiger aus derselben Stadt fahren, wäre die Karte wirkungslos. Was als anderer zählt und was aus Karten und Transport wird, ist von uns.
rule-VD-85-title = Zusatzfracht
rule-VD-85 = Wer in Phase 6 als Nächster transportiert, darf Zusatzfracht spielen: Er zieht einen zufälligen Würfel aus dem Beutel und wählt eine Stadt, in die er ihn legt. Bei leerem Beutel lässt sie sich nicht spielen.
rule-VD-85-reason = An einen leeren Beutel denkt die Anleitung nicht. Dass die Karte dann nicht gespielt werden kann, ist von uns.
rule-VD-86-title = Alles neu
rule-VD-86 = Nach den Anleihen und vor der Versteigerung darf man Alles neu spielen und die ausgelegten Schienenkarten neu auf die Gruppen verteilen, wobei jede Gruppe ihre Größe behält. Das geschieht nur einmal in einer Runde: Wollen es zwei, tut es der mit der niedrigeren Reihenfolgezahl, und der andere behält seine Karte.
rule-VD-86-reason = Die Anleitung lässt die Auslage ordnen und sagt nicht, wie weit. Dass jede Gruppe ihre Kartenzahl behält, ist von uns.
rule-VD-87-title = Neue Planung
rule-VD-87 = Jederzeit im eigenen Zug darf man Neue Planung spielen und einen Würfel in eine andere Stadt seiner Wahl legen. Als Zug gelten dabei die eigenen Entscheidungen der Phasen 3 bis 6: Anleihen nehmen, bieten, eine Gruppe wählen, eine Schiene legen und einen Würfel ansagen; nicht, während zwei Spieler geheim wählen, und nicht, wenn nach einer anderen Karte gefragt wird. Ein Würfel, der so in eine Stadt seiner Farbe kommt, ist nicht geliefert.
rule-VD-87-reason = Die Anleitung erlaubt jeden Zeitpunkt im eigenen Zug, ohne zu sagen, wann das ist. Die Phasen, die Ausnahme für die geheime Wahl und dass so nichts geliefert wird, sind von uns.

## Ende

rule-VD-90-title = Gewinnen
rule-VD-90 = Nach der letzten Runde wird jedem der Wert seiner Anleihen vom Einkommen abgezogen. Wer dann am weitesten vorn liegt, gewinnt. Bei Gleichstand gewinnt davon, wer das meiste Geld hat, das sonst nichts zählt.
rule-VD-92-title = Schulden unter dem Start
rule-VD-92 = Der Abzug der Anleihen am Ende darf das Einkommen unter 0 bringen. Das Startfeld ist eine Grenze nur für fehlende Zinsen (VD-70).
rule-VD-92-reason = Die Anleitung sagt nicht, ob das Startfeld auch diesen Abzug begrenzt. Dass es das nicht tut, ist von uns, damit Schulden immer zählen.
rule-VD-91-title = Immer noch Gleichstand
rule-VD-91 = Wer auch beim Geld gleichauf liegt, teilt sich den Sieg.
rule-VD-91-reason = Die Anleitung entscheidet einen Gleichstand durch Geld und geht nicht weiter. Die ganze Regel ist von uns.
