### Die Regeln von SteamRollers

## Material und Spielaufbau

rule-SR-01-title = Spieler und Material
rule-SR-01 = Das Spiel ist für 1 bis 5 Spieler. Es hat 56 Waren (je 10 in Rot, Blau, Grün, Gelb und Grau und 6 schwarze, die Kohle), 6 weiße Würfel und einen schwarzen, 7 Aktionsplättchen mit den Seiten a und b (mit den Nummern 1 bis 6 und einer zweiten 2 für das Solospiel), 6 Auftragsplättchen mit den Seiten a und b und 5 Startvorteile.
rule-SR-02-title = Das Blatt
rule-SR-02 = Jeder zeichnet auf sein eigenes Blatt, und alle Blätter sind gleich. Ein Blatt hat sechs Regionen mit den Nummern 1 bis 6: 1 gelb, 2 rot, 3 und 4 grau, 5 blau, 6 grün. Jede Region hat eine Stadt, die ihre Nummer und Farbe trägt, und 8 Felder zum Zeichnen, eines davon der Ort. Die Vorratstafel zeigt dieselben sechs Städte. Alles ist für alle offen: Blätter, Waren, Plättchen und was im Beutel ist.
rule-SR-02-reason = Die Regionen, ihre Farben und die Nummern der roten und der grauen Städte stehen in der Anleitung. Das gedruckte Blatt war nicht zu bekommen: Die Nummern der anderen Städte sind, was eine Online-Ausgabe und die Beispiele der Anleitung nahelegen, und die Form der Karte, die Zahl der Felder und die Lage der Städte und Orte sind von uns. Auch dass nichts geheim ist, ist von uns, denn die Anleitung spricht von keinem Geheimnis.
rule-SR-03-title = Waren am Anfang
rule-SR-03 = Jede Stadt der Vorratstafel bekommt so viele zufällige Waren aus dem Beutel, wie Spieler da sind, und zwei mehr. Sind alle sechs bedient, werden die Waren, die die Farbe ihrer Stadt haben, wieder weggenommen und nicht ersetzt; so bleibt auf Stadt 3 oder 4 keine graue Ware. Außer im Solospiel (SR-70) liegen die Waren einer Stadt in keiner Reihenfolge.
rule-SR-03-reason = Die Zahlen und das Wegnehmen stehen in der Anleitung. Sie sagt nicht, ob Waren Stadt für Stadt weggenommen werden oder wenn alle bedient sind. Wir warten, bis alle bedient sind, damit eine weggenommene Ware nicht für eine andere Stadt wieder gezogen wird.
rule-SR-13-title = Der Beutel
rule-SR-13 = Der Beutel beginnt mit den 50 farbigen Waren; die 6 schwarzen liegen außerhalb. Beim Aufbau weggenommene Waren kommen in den Beutel zurück.
rule-SR-13-reason = Die Anleitung sagt nur, dass die Waren entfernt werden. Dass sie in den Beutel zurückkommen, sagt eine Besprechung, und dass die Kohle nicht im Beutel ist, ist von uns; sonst würde sie auch ohne die Option gezogen.
rule-SR-14-title = Von Anfang an leere Städte
rule-SR-14 = Eine Stadt der Vorratstafel, die beim Aufbau alle Waren verliert und keine Kohle bekommt (SR-04), beginnt leer und zählt als leer. Sind es drei oder mehr, dauert das Spiel trotzdem eine Runde.
rule-SR-14-reason = An eine Stadt, die alle Waren verliert, denkt die Anleitung nicht. Die ganze Regel ist von uns.
rule-SR-04-title = Kohle
rule-SR-04 = Mit der Option Kohle bekommt jede Stadt, von der beim Aufbau mindestens eine Ware weggenommen wurde, eine schwarze Ware, wie viele sie auch verlor.
rule-SR-05-title = Aktionsplättchen am Anfang
rule-SR-05 = Von jedem Aktionsplättchen 1 bis 6 wird eine Seite ausgelost; sie gilt für das ganze Spiel. Die Plättchen liegen in der Mitte neben der Vorratstafel. Das zweite Plättchen 2 wird nur im Solospiel verwendet, wo es das erste ersetzt.
rule-SR-06-title = Auftragsplättchen am Anfang
rule-SR-06 = Mit der Option Aufträge wird von jedem der sechs Auftragsplättchen eine Seite ausgelost und gilt für das ganze Spiel. Die Plättchen liegen neben der Vorratstafel. Die Waren und Punkte jeder Seite stehen in der Plättchendatei des Spiels.
rule-SR-06-reason = Dass sechs Plättchen zwei Seiten haben, jede mit Waren und Punkten, steht in der Anleitung. Welche Waren und wie viele Punkte, war nicht zu bekommen und ist von uns.
rule-SR-07-title = Startspieler und Würfel
rule-SR-07 = Der Startspieler wird aus dem Startwert des Spiels ausgelost oder beim Aufbau bestimmt. Im Spiel sind der schwarze Würfel und so viele weiße, wie Spieler da sind, und einer mehr; die anderen weißen sind aus dem Spiel. Das Solospiel hat drei weiße Würfel und keinen Startspieler (SR-73).
rule-SR-07-reason = Die Zahl der Würfel steht in der Anleitung. Den Startspieler findet sie durch einen Brauch am Tisch. Das Auslosen oder Bestimmen ist von uns.

## Startvorteile

rule-SR-08-title = Startvorteile
rule-SR-08 = Mit der Option Startvorteile hat jeder einen Vorteil, der vor der ersten Runde gewählt und sofort genutzt wird. Der rechte Nachbar des Startspielers wählt zuerst, und weiter geht es gegen den Uhrzeigersinn, sodass der Startspieler zuletzt wählt; niemand kann wählen, was ein anderer gewählt hat. Lok: ein beliebiges Kästchen der Lok ankreuzen. Gleis: ein Gleis beliebiger Art in ein beliebiges Feld zeichnen. Plus zwei: 2 Punkte am Ende. Aktionsplättchen: mit einem Aktionsplättchen beginnen, quer. Eigene Lieferung: eine eigene Ware (SR-15). Genutzte Vorteile und solche, die niemand gewählt hat, sind aus dem Spiel.
rule-SR-08-reason = Die Vorteile und die Reihenfolge der Wahl stehen in der Anleitung. Sie sagt nicht, von welcher Art das Gleis des Vorteils Gleis sein darf, wenn noch kein schwarzer Würfel geworfen ist. Dass jede Art erlaubt ist, ist von uns, und ebenso, dass Lok und Gleis, die die Anleitung freistellt, immer genutzt werden.
rule-SR-15-title = Aktionsplättchen und eigene Ware
rule-SR-15 = Der Vorteil Aktionsplättchen nimmt ein beliebiges der sechs Aktionsplättchen. Die eigene Ware der Eigenen Lieferung wird zufällig aus den Waren im Beutel gezogen, die nicht grau sind, und dann legt ihr Besitzer sie auf Stadt 3 oder Stadt 4 seines eigenen Blatts; hat der Beutel keine solche Ware, gibt es keine. Nur ihr Besitzer kann sie liefern, so als läge sie auf dieser Stadt der Vorratstafel, und nach der Lieferung ist sie eine Ware wie jede andere: Sie kommt in den Beutel oder wird für Aufträge behalten. Sie hindert diese Stadt der Vorratstafel nicht daran, leer zu sein, und wird sie nie geliefert, bringt sie nichts.
rule-SR-15-reason = Die Anleitung lässt den Spieler eine nicht graue Ware ziehen und auf 3 oder 4 legen und mit einem der Aktionsplättchen beginnen. Welche Plättchen man nehmen darf, dass das Ziehen vor der Wahl der Stadt kommt und wie die Ware für Lieferungen, Aufträge und das Spielende zählt, ist von uns.

## Mittleres und schweres Spiel

rule-SR-09-title = Gesperrte Grenzen
rule-SR-09 = Mit der Option mittel oder schwer bestimmt ein Würfelwurf beim Aufbau eine der sechs Karten dieser Stufe, und die Grenzen, die sie zeigt, sind auf allen Blättern gesperrt. Jede liegt zwischen zwei Feldern verschiedener Regionen, also grenzt keine an eine Stadt. Gleis darf zu einer gesperrten Grenze und über sie hinweg gezeichnet werden, aber keine Ware überquert sie, welche Aktionsplättchen der Lieferung auch dienen, und eine Verbindung über eine solche Grenze bringt keine Punkte, auch nicht für die Orte an ihr.
rule-SR-09-reason = Die Karten und dass Waren und Punkte gesperrt sind, stehen in der Anleitung; welche Grenzen jede Karte sperrt, ist von uns. Die Anleitung sagt nicht, ob dort Gleis gezeichnet werden darf, noch ob ein Aktionsplättchen hinüberhilft. Dass nur Transport und Punkte gesperrt sind und dass kein Plättchen die Sperre aufhebt, ist von uns.

## Die Runde

rule-SR-10-title = Die Runde
rule-SR-10 = Zu Beginn einer Runde wirft der Startspieler den schwarzen und alle weißen Würfel. Dann hat jeder einen Zug, der Startspieler zuerst und die anderen im Uhrzeigersinn: Man nimmt einen der weißen Würfel, die noch da sind, und führt mit ihm eine Aktion aus. Die Aktionen sind Gleis bauen, die Lok verbessern, eine Ware liefern und ein Aktionsplättchen nehmen. Der schwarze Würfel dient allen. Ein weißer Würfel bleibt am Ende übrig, außer Plättchen 2a wurde verwendet (SR-51).
rule-SR-11-title = Plättchen aufrecht stellen
rule-SR-11 = Ein Zug beginnt damit, dass man alle eigenen queren Aktionsplättchen aufrecht stellt, bevor man einen Würfel nimmt. Das tut auch, wem ein geschnappter Würfel vorliegt (SR-52). Es geschieht einmal in einem Zug, also bleibt ein Plättchen, das man im Zug nimmt, bis zum eigenen nächsten Zug quer.
rule-SR-11-reason = Die Anleitung setzt es an den Anfang des Zugs, bevor ein Würfel gewählt wird, und denkt nicht an Züge, in denen kein Würfel gewählt oder ein zweiter verwendet wird. Dass es genau einmal geschieht, am Anfang, ist von uns.
rule-SR-16-title = Ein Würfel ohne Aktion
rule-SR-16 = Man darf jeden weißen Würfel nehmen, was sich auch mit ihm tun lässt. Ist mit ihm eine Aktion möglich, muss eine ausgeführt werden; ist keine möglich, verfällt der Würfel. Es zählt der Wert, den der Würfel am Ende zeigt, nach jeder Änderung, und was sich ohne Plättchen tun lässt (SR-49): Niemand muss eines verwenden. Nur die stärkere Lok von 4b zählt hier als eigene Lok.
rule-SR-16-reason = Die Anleitung lässt alle einen Würfel nehmen und eine Aktion ausführen und denkt nicht an einen Würfel, mit dem keine möglich ist. Die ganze Regel ist von uns.
rule-SR-12-title = Das Spielende
rule-SR-12 = Sind drei oder mehr Städte der Vorratstafel leer, wenn eine Runde endet, ist das Spiel vorbei. Sonst gehen der Startmarker und die Würfel an den linken Nachbarn, und eine neue Runde beginnt. Innerhalb einer Runde beendet nichts das Spiel.
rule-SR-17-title = Wenn nichts mehr geschieht
rule-SR-17 = Das Spiel ist auch vorbei nach so vielen Runden in Folge, wie Spieler da sind, mindestens aber drei, in denen niemand Gleis gezeichnet, ein Kästchen angekreuzt, eine Ware geliefert oder einen Auftrag genommen hat. Für das Solospiel gilt das nicht, denn dort streicht Olive in jeder Runde ein Feld, sodass es immer ein Ende findet.
rule-SR-17-reason = Ein solches Ende hat die Anleitung nicht, aber volle Blätter können Waren übrig lassen, die niemand je liefern kann. Die ganze Regel ist von uns.

## Gleis bauen

rule-SR-20-title = Gleis bauen
rule-SR-20 = Der Spieler zeichnet ein Gleis in ein leeres Feld seines Blatts, in der Region, die der weiße Würfel nennt. Das Gleis verbindet zwei Seiten des Felds und ist eine Gerade, eine weite Kurve (die Enden zwei Seiten auseinander) oder eine enge Kurve (die Enden auf benachbarten Seiten); der schwarze Würfel erlaubt zwei dieser drei Arten. In jedes Feld wird nur einmal gezeichnet, also gibt es keine Kreuzungen und keine Verzweigungen. Ein Gleis braucht an keine Stadt und kein anderes Gleis anzuschließen.
rule-SR-20-reason = Die Regel steht in der Anleitung, ebenso drei Arten von Gleis. Wie sie aussehen, zeigt ein Bild, das nicht zu bekommen war: Auf einem Sechseck kann es nur diese drei geben, und ihre Namen sind von uns.
rule-SR-21-title = Städte und Orte
rule-SR-21 = In eine Stadt wird nichts gezeichnet: Ein Gleis, das an einer Seite des Stadtfelds endet, ist mit der Stadt verbunden. Ein Ort ist nur durch ein Gleis in seinem eigenen Feld verbunden, und jedes Gleis dort führt durch den Ort.
rule-SR-22-title = Wie ein Gleis liegt
rule-SR-22 = Ein Gleis einer erlaubten Art darf beliebig gedreht werden, sogar so, dass es zum Rand des Blatts oder am Gleis eines Nachbarfelds vorbei führt. Die Seiten des schwarzen Würfels zeigen Gerade und weite Kurve, Gerade und enge Kurve oder weite und enge Kurve, jede auf zwei der sechs.
rule-SR-22-reason = Die Anleitung stellt keine Bedingung, wie ein Gleis liegt, und sagt, dass jede Seite des schwarzen Würfels zwei Arten hat, ohne sie aufzuzählen. Dass keine Bedingung gemeint ist und welche Seiten es gibt, ist von uns.

## Lok verbessern

rule-SR-25-title = Lok verbessern
rule-SR-25 = Der Spieler kreuzt das Kästchen der Lok an, das den Wert des weißen Würfels hat. Jedes der sechs Kästchen wird höchstens einmal angekreuzt, in beliebiger Reihenfolge. Die Stärke der Lok ist die Zahl der angekreuzten Kästchen, gleich welche Werte sie haben: 0 am Anfang und höchstens 6.

## Waren liefern

rule-SR-30-title = Waren liefern
rule-SR-30 = Der weiße Würfel nennt die Herkunft, eine Stadt, aus der der Spieler eine Ware der Vorratstafel nimmt. Sie fährt auf seinem eigenen Blatt über fertige Verbindungen zwischen Städten in eine Stadt ihrer Farbe. Eine graue Ware fährt in Stadt 3 oder 4; eine schwarze Ware in jede Stadt außer der Herkunft.
rule-SR-31-title = Entfernung
rule-SR-31 = Die Entfernung einer Lieferung ist die Zahl der Städte und Orte, die die Ware unterwegs erreicht, mit dem Ziel und ohne die Herkunft. Sie darf nicht größer sein als die Stärke der Lok. Jeder Weg ist recht, auch einer, der länger ist als ein anderer, aber kein Weg kommt zweimal in dieselbe Stadt oder zur Herkunft zurück. Kein Ort kann zweimal vorkommen, denn sein Feld hat nur ein Gleis.
rule-SR-32-title = Punkte für eine Lieferung
rule-SR-32 = Die gelieferte Ware kommt in den Beutel zurück oder wird mit der Option Aufträge vom Spieler behalten. Er bekommt so viele Punkte, wie die Entfernung beträgt. Diese Punkte haben kein oberes Ende.
rule-SR-32-reason = Die Anleitung zählt die Punkte in Kästchen und sagt nicht, was geschieht, wenn alle verbraucht sind. Dass es keine Grenze gibt, ist von uns.
rule-SR-33-title = Durch Städte fahren
rule-SR-33 = Ein Weg darf unterwegs durch andere Städte und Orte führen, auch durch Städte in der Farbe der Ware.
rule-SR-33-reason = Die Anleitung lässt durch andere Städte und Orte fahren und spricht nicht von solchen in der Farbe der Ware. Dass die Ware dort nicht bleiben muss, ist von uns.
rule-SR-34-title = Eine Lieferung nennen
rule-SR-34 = Eine Lieferung wird durch ihre Ware, ihr Ziel und ihre Entfernung genannt. Wege, die in allen dreien übereinstimmen, sind ein und dieselbe Wahl, ebenso gleichfarbige Waren auf einer Stadt; nur im Solospiel sind zwei davon verschiedene Wahlen, wenn in der Reihe andere zwischen ihnen liegen (SR-70).
rule-SR-34-reason = Die Anleitung braucht keine Namen. Dass der Weg nicht genannt wird, ist von uns: Nichts anderes hängt von ihm ab. Auch davon, welche von zwei gleichen Waren gemeint ist, hängt nichts ab, außer was Olive später entfernt.

## Aufträge

rule-SR-40-title = Aufträge
rule-SR-40 = Mit der Option Aufträge werden gelieferte Waren behalten. Einmal in einem Zug, wofür der Würfel auch verwendet wurde oder wenn er verfiel, darf man ein Auftragsplättchen nehmen, das noch niemand hat, indem man die Waren, die es zeigt, aus den behaltenen in den Beutel zurücklegt. Bei jedem Auftrag darf höchstens eine schwarze Ware für eine beliebige seiner Waren stehen. Ein genommener Auftrag ist für die anderen weg und bringt am Ende die aufgedruckten Punkte.
rule-SR-40-reason = Dass man einen Auftrag auch in einem Zug erfüllen darf, dessen Würfel verfiel, ist von uns, denn einen solchen Zug kennt die Anleitung nicht (SR-16). Alles andere steht in ihr.
rule-SR-41-title = Wann Aufträge erfüllt werden
rule-SR-41 = Der Auftrag wird nach der letzten Aktion des Zugs angeboten, wenn sich einer erfüllen lässt, und man darf darauf verzichten. Ein Zug mit zwei Aktionen (SR-51) ist trotzdem ein Zug und hat einen Auftrag. Behaltene Waren, die am Ende übrig sind, bringen nichts mehr.
rule-SR-41-reason = Die Anleitung erlaubt in einem Zug einen Tausch und sagt nicht wann, noch was aus übrigen Waren wird. Der Zeitpunkt ist von uns, und durch ihn geht nichts verloren: Was sich früher erfüllen ließe, lässt sich auch dann erfüllen.

## Aktionsplättchen

rule-SR-45-title = Aktionsplättchen nehmen
rule-SR-45 = Der Spieler nimmt das Aktionsplättchen mit der Zahl des weißen Würfels aus der Mitte oder von jemandem, vor dem es nicht quer liegt, und legt es quer vor sich hin. Es darf das eigene sein, nur um es quer zu legen. Ein Plättchen, das quer liegt, kann niemand nehmen, auch nicht, wer es hat.
rule-SR-45-reason = Bis auf den letzten Halbsatz steht alles in der Anleitung. Sie lässt Spieler ihre eigenen Plättchen nehmen und spricht nicht von eigenen queren, die es nur geben kann, wenn ein Zug zwei Aktionen hat. Dass man diese nicht noch einmal nehmen kann, ist von uns.
rule-SR-46-title = Blitz und Unendlich
rule-SR-46 = Ein Plättchen mit einem Blitz kommt nach Gebrauch in die Mitte zurück und wird behalten, bis es verwendet oder von einem anderen genommen wird. Ein Plättchen mit dem Zeichen für Unendlich wird beliebig oft verwendet und behalten, bis ein anderer es nimmt. Niemand kann ein Plättchen weggeben. Blitz haben 1a, 2a, 2b, 3b, 4a, 5b, 6a und beide Seiten des Soloplättchens; Unendlich haben 1b, 3a, 4b, 5a und 6b. Die Punkte jeder Seite stehen in der Plättchendatei des Spiels.
rule-SR-46-reason = Was die beiden Zeichen bedeuten und dass 4b behalten wird, steht in der Anleitung. Die anderen Seiten haben ihr Zeichen in einem Bild, das nicht zu bekommen war. Welche Seiten welches haben und die Punkte sind von uns.
rule-SR-47-title = Quere Plättchen sind brauchbar
rule-SR-47 = Quer zu liegen schützt ein Plättchen davor, genommen zu werden, und hindert seinen Gebrauch nicht: Ein Plättchen lässt sich verwenden, sobald man es hat.
rule-SR-47-reason = Die Anleitung verspricht eine Gelegenheit, ein Plättchen zu verwenden, bevor es gestohlen werden kann, und sagt nicht, ob ein queres wirkt. Dass es wirkt, ist von uns: Sonst könnte 2b gestohlen werden, bevor es je von Nutzen war, denn es wird vor dem eigenen Zug gespielt.
rule-SR-48-title = Plättchen in Gebrauch
rule-SR-48 = Ein Plättchen zu verwenden ist freiwillig, außer bei der stärkeren Lok von 4b, die einfach da ist. Mehrere Plättchen dürfen einer Aktion dienen, jedes einmal. Ein verwendetes Blitzplättchen bleibt bei seinem Spieler, bis die Aktion getan ist, der es diente, oder der Würfel verfallen ist, dem es diente, und kommt dann in die Mitte zurück; 2a nach beiden Aktionen, und 2b, das vom Augenblick des Schnappens an in Gebrauch ist, nach der Aktion mit dem geschnappten Würfel. Solange es in Gebrauch ist, kann niemand es nehmen, auch nicht sein Spieler, der es mit einer zweiten Aktion desselben Zugs wieder nehmen darf, sobald es zurück ist. In einem Zug mit zwei Aktionen dienen Unendlich-Plättchen beiden, außer im Solospiel (SR-73).
rule-SR-48-reason = Die Anleitung legt ein Blitzplättchen nach Gebrauch zurück und sagt nicht, wann der Gebrauch vorbei ist, noch ob mehrere Plättchen zusammengehen. Die ganze Regel ist von uns, doch dass Unendlich-Plättchen beiden Aktionen dienen, folgt aus dem Solospiel, wo die Anleitung es zur Ausnahme macht, dass sie das nicht tun.
rule-SR-49-title = Was ein Plättchen verwendet
rule-SR-49 = Ein Plättchen, das mit Bauen oder Liefern zu tun hat, wird nicht angesagt: Man verwendet es, indem man tut, was ohne es nicht ginge, und sonst nicht. So wird 3a verwendet, wenn die Herkunft nicht die Stadt des Würfels ist; 3b, wenn kein Weg genau die genannte Entfernung hat, aber einer, der 1 oder 2 kürzer ist; 4a, wenn die genannte Entfernung größer ist als die Stärke der Lok, und 4b, wenn sie um 1 größer ist als die Zahl der angekreuzten Kästchen; 6a und 6b, wenn der schwarze Würfel die Art des Gleises nicht zeigt. Plättchen, die den Würfel ändern, 2a und 2b werden durch Ansage verwendet.
rule-SR-49-reason = Die Anleitung sagt nicht, wie der Gebrauch eines Plättchens angesagt wird. Die ganze Regel ist von uns, damit kein Blitzplättchen umsonst verbraucht wird und dieselbe Lieferung nur einen Namen hat.
rule-SR-50-title = Plättchen 1a und 1b: beliebiger Wert
rule-SR-50 = Der Spieler ändert den weißen Würfel vor der Aktion auf einen beliebigen anderen Wert.
rule-SR-51-title = Plättchen 2a: zwei Würfel
rule-SR-51 = Der Spieler nimmt zwei weiße Würfel statt eines und führt mit jedem eine Aktion aus. Beide werden zusammen genommen, zu Beginn des Zugs, und in der genannten Reihenfolge verwendet; jeder wird für sich geändert und verwendet oder verfällt (SR-16). Was die erste Aktion bringt, auch ein neues Plättchen, dient der zweiten. In dieser Runde bleibt kein weißer Würfel übrig.
rule-SR-51-reason = Die zwei Würfel und Aktionen stehen in der Anleitung. Sie sagt nicht, wann der zweite Würfel gewählt wird, noch in welcher Reihenfolge sie verwendet werden. Dass beide zugleich und geordnet genommen werden, ist von uns.
rule-SR-52-title = Plättchen 2b: einen Würfel schnappen
rule-SR-52 = Gleich nachdem ein anderer einen Würfel genommen hat, und bevor etwas mit ihm getan wird, darf wer 2b hat ihn sich schnappen, wenn er in dieser Runde noch keinen Würfel hat. Der andere nimmt einen anderen der übrigen Würfel, sogar einen mit demselben Wert. Der geschnappte Würfel ist für alle anderen außer Reichweite, und in seinem eigenen Zug nimmt der Besitzer von 2b keinen anderen, sondern muss diesen verwenden. Plättchen dürfen ihn ändern wie jeden Würfel.
rule-SR-52-reason = Das Schnappen und seine Grenzen stehen in der Anleitung. Dass es vor dem Gebrauch des Würfels kommt, dass als anderer einer mit demselben Wert genügt und dass Plättchen den geschnappten ändern dürfen, ist von uns.
rule-SR-53-title = Plättchen 3a: der Würfel als Ziel
rule-SR-53 = Bei einer Lieferung darf der weiße Würfel das Ziel nennen statt der Herkunft. Die Ware kommt dann aus irgendeiner anderen Stadt.
rule-SR-54-title = Plättchen 3b: eine weitere Lieferung
rule-SR-54 = Die Entfernung einer Lieferung wird um 1 oder 2 größer, wie der Spieler mag, so als führte sie durch so viele Orte mehr. Die Lok muss für das Ganze stark genug sein, und das Ganze bringt Punkte.
rule-SR-55-title = Plättchen 4a: jede Entfernung
rule-SR-55 = Eine Lieferung darf jede Entfernung haben, wie die Lok auch ist, auch eine, die 3b größer macht. Durch keine Stadt führt sie auch so zweimal.
rule-SR-55-reason = Die Anleitung hebt für 4a die Grenze der Entfernung auf und behält für 3b die Grenze der Lok bei. Sie sagt nicht, was für beide zusammen gilt. Dass 4a auch diese Grenze aufhebt, ist von uns.
rule-SR-56-title = Plättchen 4b: eine stärkere Lok
rule-SR-56 = Solange der Spieler dieses Plättchen hat, ist die Lok um 1 stärker als die Zahl ihrer angekreuzten Kästchen, sodass sie sogar Stärke 7 haben kann.
rule-SR-56-reason = Die Anleitung hebt die Stärke um 1 und nennt anderswo 6 ihr Höchstes. Dass die 6 nur von den Kästchen spricht, ist von uns.
rule-SR-57-title = Plättchen 5a: eins mehr oder weniger
rule-SR-57 = Der Spieler ändert den weißen Würfel vor der Aktion um 1, nach oben oder unten. Eine 6 kann nicht höher und eine 1 nicht tiefer: Die Werte gehen nicht im Kreis.
rule-SR-58-title = Plättchen 5b: neu werfen oder umdrehen
rule-SR-58 = Vor der Aktion wirft der Spieler den weißen Würfel neu oder dreht ihn auf die Gegenseite, sodass beide Werte zusammen 7 ergeben. Was er dann zeigt, muss verwendet werden, also ändert ihn danach kein Plättchen mehr; vorher darf ihn eines geändert haben.
rule-SR-58-reason = Die Anleitung will, dass das neue Ergebnis verwendet wird, und sagt nicht, ob ein anderes Plättchen es noch ändern darf. Dass keines darf, ist von uns.
rule-SR-59-title = Plättchen 6a und 6b: jedes Gleis
rule-SR-59 = Der Spieler beachtet beim Gleisbau den schwarzen Würfel nicht und zeichnet eine beliebige der drei Arten.

## Ende und Wertung

rule-SR-60-title = Wertung
rule-SR-60 = Am Ende hat jeder die Punkte seiner Lieferungen; für jede Verbindung zwischen zwei Städten 1 Punkt und 1 mehr für jeden Ort an ihr; für 4, 5 oder 6 angekreuzte Kästchen der Lok 1, 2 oder 3 Punkte, wobei Plättchen 4b nicht zählt; die Punkte der Aktions- und Auftragsplättchen, die er hat, auch die unter 0; und 2 Punkte für den Vorteil Plus zwei. Die meisten Punkte gewinnen.
rule-SR-62-title = Verbindungen
rule-SR-62 = Eine Verbindung ist eine ununterbrochene Folge von Gleis von einer Stadt zu einer anderen, ohne Stadt dazwischen. Jede Folge zählt einmal, zwei Folgen zwischen denselben Städten zählen beide, und eine, die zur eigenen Stadt zurückführt oder ohne Stadt endet, ist keine Verbindung.
rule-SR-62-reason = Die Anleitung wertet jede fertige Verbindung zwischen zwei Städten und sagt nicht, wie parallele zählen, noch eine, die zurückführt. Was über eine Folge zwischen zwei verschiedenen Städten hinaus zählt, ist von uns.
rule-SR-61-title = Gleichstand
rule-SR-61 = Bei gleichen Punkten gewinnt, wer mehr Kästchen der Lok angekreuzt hat, ohne Plättchen 4b, und dann, wer mehr Punkte für Verbindungen und ihre Orte hat. Ist auch das gleich, wird der Sieg geteilt.
rule-SR-61-reason = Die Anleitung entscheidet Gleichstände durch die beste Lok und lässt Plättchen 4 nur bei den Punkten der Lok außer Acht. Dass es auch hier nicht zählt, ist von uns.

## Solo gegen Olive

rule-SR-70-title = Solo: Spielaufbau
rule-SR-70 = Eine Person spielt gegen Olive. Der Aufbau ist wie üblich, mit 3 Waren je Stadt, dem Soloplättchen statt der anderen 2 und keiner der Optionen außer mittel oder schwer, deren gesperrte Grenzen nur für das Blatt des Spielers gelten. Die Waren jeder Stadt liegen in einer Reihe, wie sie gezogen wurden, und Lücken schließen sich; nur Olive beachtet die Reihenfolge, und der Spieler darf jede Ware der Reihe liefern. Olive hat ein Blatt, auf dem Felder gestrichen werden; wichtig ist nur, wie viele in jeder Region, nicht welche.
rule-SR-70-reason = Die Anleitung baut das Solospiel wie üblich auf. Dass ein Spieler und zwei 3 Waren ergeben und dass sich die Reihe schließt, wenn eine Ware sie verlässt, ist von uns.
rule-SR-71-title = Das Soloplättchen 2
rule-SR-71 = Solo 2a: Olives Würfel wird vor Phase 1 ihres Zugs neu geworfen (SR-74). Es wird einmal je Zug angeboten, vor ihrer ersten Phase 1, und nicht für Würfel, die sie selbst neu wirft. Solo 2b: Will sie in Phase 4 eine Ware entfernen, lässt sie diese liegen, bekommt nichts und streicht stattdessen ein Feld mehr in dieser Region; ist keines mehr da, gewinnt sie sofort. Auf beides darf man verzichten, und beide kommen in die Mitte zurück, sobald sie verwendet sind.
rule-SR-71-reason = Die beiden Wirkungen stehen in der Anleitung. Sie sagt nicht, ob 2a für die Würfel dient, die Olive neu wirft, ob sie Punkte bekommt, wenn 2b die Ware behält, was geschieht, wenn kein Feld mehr zu streichen ist, noch wann genau das Plättchen zurückkommt. Die Antworten sind von uns.
rule-SR-72-title = Olives Stufen
rule-SR-72 = Olive spielt als Angestellte, Schaffnerin, Maschinistin, Ingenieurin, Investorin oder Eisenbahnbaronin. Vor der ersten Runde werden für sie, in dieser Folge der Stufen, 1, 2, 3, 4, 5 oder 6 Würfel geworfen, und für jeden wird auf ihrem Blatt ein Feld der gewürfelten Region gestrichen. Sonst haben diese Striche keine Wirkung.
rule-SR-72-reason = Die Stufen und ihre Würfel stehen in der Anleitung. Dass für diese Würfel sonst nichts geschieht, ist von uns, denn die Anleitung sagt es nicht.
rule-SR-73-title = Die Solorunde
rule-SR-73 = In jeder Runde werden drei weiße Würfel und der schwarze geworfen. Der Spieler führt zwei Aktionen aus, jede mit einem weißen Würfel und beide mit demselben schwarzen; Olive bekommt den dritten weißen. Jedes Unendlich-Plättchen dient nur einer der beiden Aktionen, auch wenn der Würfel verfiel, den es änderte; auch 4b, das einer Aktion dient, wenn ihre Lieferung die stärkere Lok braucht (SR-49), und dann der nächsten nicht.
rule-SR-73-reason = Bis auf die Worte über 4b und über einen verfallenen Würfel steht alles in der Anleitung. Sie beschränkt dauerhafte Plättchen auf eine Aktion und gibt 4b eine Wirkung, die anhält. Dass die Grenze für 4b gilt wie für die anderen und dass ein vergeblich geänderter Würfel mitzählt, ist von uns.
rule-SR-76-title = Zwischen den beiden Soloaktionen
rule-SR-76 = Der zweite Würfel wird gewählt, wenn die erste Aktion getan ist. Ein Plättchen, das die erste Aktion nahm, liegt quer, darf der zweiten dienen und ist in dieser Runde vor Olive sicher.
rule-SR-76-reason = Die Anleitung sagt nicht, ob beide Würfel zugleich gewählt werden, noch was ein Plättchen darf, das die erste Aktion nahm. Die ganze Regel ist von uns.
rule-SR-74-title = Olives Zug
rule-SR-74 = Olives Würfel, den kein Plättchen außer Solo 2a ändert, nennt eine Region, ihre Stadt und ein Aktionsplättchen. Phase 1: Sie streicht auf ihrem Blatt ein Feld der Region, auch das des Ortes, aber nicht die Stadt; ist keines mehr zu streichen, gewinnt sie sofort. Phase 2: Hat der Spieler das Plättchen dieser Nummer und liegt es nicht quer, kommt es in die Mitte zurück. Phase 3: Ist die Stadt leer, wird der Würfel neu geworfen, und sie beginnt neu mit Phase 1. Phase 4: Sind drei oder mehr Felder der Region gestrichen, entfernt sie die letzte Ware in der Reihe der Stadt, die in den Beutel zurückkommt, und bekommt so viele Punkte, wie Felder der Region gestrichen sind.
rule-SR-74-reason = Die Phasen stehen in der Anleitung. Wohin die Ware kommt, die sie entfernt, ist von uns; aus dem Beutel wird nichts mehr gezogen. Auch dass Plättchen, die den Würfel des Spielers ändern, ihren nicht ändern, ist von uns, denn sie sprechen von seinem eigenen.
rule-SR-75-title = Ende des Solospiels
rule-SR-75 = Das Spiel ist vorbei nach einer Runde, an deren Ende drei oder mehr Städte leer sind; die Runde wird zu Ende gespielt, also spielt Olive immer zuletzt. Der Spieler wertet wie üblich. Olive hat die Punkte aus Phase 4, 3 für ihre Lok, die Zahl der gestrichenen Felder in ihren zwei besten Regionen, genau zwei, auch wenn andere gleich sind, und die Punkte der Aktionsplättchen in der Mitte, die über 0 sind. Um zu gewinnen, braucht der Spieler mindestens einen Punkt mehr als Olive.
