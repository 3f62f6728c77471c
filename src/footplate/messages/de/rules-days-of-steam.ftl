### Die Regeln von Days of Steam

## Material und Spielaufbau

rule-DS-01-title = Spieler
rule-DS-01 = Das Spiel ist für 2 bis 4 Spieler. Jeder hat eine Lok, einen Dampfmarker und eine Loktafel in einer der Farben Grau, Orange, Weiß und Lila, und keine zwei haben dieselbe Farbe.
rule-DS-02-title = Material
rule-DS-02 = Es gibt 12 Städte, jede rot, gelb, grün oder blau; 80 Gleisplättchen; einen Beutel mit 28 Waren, 7 in jeder dieser vier Farben; 7 Rundkursmarker; 20 Kohlewürfel; und einen sechsseitigen Würfel.
rule-DS-07-title = Abschnitte, Stumpfgleise und Verzweigungen
rule-DS-07 = Ein Abschnitt ist Gleis, das zwei Seiten eines Plättchens verbindet. Ein Stumpfgleis kommt von einer Seite herein und erreicht keine andere. Ein Gleisplättchen, auf dem zwei Abschnitte eine Seite teilen, ist eine Verzweigung, und Abschnitte, die eine Seite teilen, miteinander oder über andere dazwischen, sind ein zusammenhängendes Gleis. Gleise, die auch so keine Seite teilen, sind getrennt, selbst auf einem Plättchen: die beiden Gleise einer Brücke oder einer Doppelkurve oder ein Stumpfgleis und das Gleis daneben.
rule-DS-07-reason = Was ein Abschnitt und ein Stumpfgleis sind, steht in den Anleitungen, auch wenn sie ein Stumpfgleis ebenfalls Abschnitt nennen. Von Verzweigungen sprechen sie, ohne zu sagen, was das ist, und von getrenntem Gleis nur bei Brücken und Doppelkurven. Was eine Verzweigung ist und dass ein Stumpfgleis vom Gleis daneben getrennt ist, ist von uns.
rule-DS-08-title = Gleise der Plättchen
rule-DS-08 = Eine Stadt hat Gleis an allen vier Seiten, und jede Seite ist mit jeder anderen verbunden. Von jeder Farbe gibt es drei Städte. Die Sorten von Gleisplättchen, ihre Anzahl, ihre Dampfzahlen und Zeichen und die Dampfzahlen der Städte stehen in der Plättchendatei des Spiels.
rule-DS-08-reason = Die englische Anleitung nennt eine Stadt eine Kreuzung, und beide lassen eine Lok in ihr rechtwinklig abbiegen; welches Gleis sie hat, sagt keine. Die Anleitungen nennen Sorten und Zeichen der Gleisplättchen und zählen sie nicht. Das Gleis an allen vier Seiten, die Anzahlen, die Dampfzahlen, die Formen der Plättchen mit Stumpfgleis und welche das Überbauzeichen tragen, sind von uns; zwei Besprechungen sagen, dass ein Gleisplättchen 1 oder 2 Dampf gibt.
rule-DS-09-title = Städte im Spiel
rule-DS-09 = Eine Stadt ist im Spiel, sobald sie auf dem Plan liegt. Die offenen Städte neben dem Plan und die im Stapel sind nicht im Spiel.
rule-DS-09-reason = Die Anleitungen sprechen von Städten im Spiel und davon, sie ins Spiel zu bringen, und sagen nicht, was das heißt. Die ganze Regel ist von uns.
rule-DS-03-title = Städte am Anfang
rule-DS-03 = Die Städte werden gemischt. Mit einer beginnt der Plan, und alle Loks stehen auf ihr. Zwei weitere liegen offen neben dem Plan, jede mit 2 Waren aus dem Beutel. Die übrigen sind der verdeckte Städtestapel. Die Stadt, mit der der Plan beginnt, hat keine Waren.
rule-DS-03-reason = Die Anleitungen geben den beiden offenen Städten und allen späteren Waren und sagen nichts von der ersten; zwei Besprechungen geben ihr 2. Dass sie keine hat, ist von uns.
rule-DS-04-title = Handplättchen am Anfang
rule-DS-04 = Die Gleisplättchen werden gemischt, und jeder bekommt 3, die sonst niemand sieht. Die übrigen sind der verdeckte Stapel.
rule-DS-05-title = Dampf
rule-DS-05 = Alle beginnen mit 0 Dampf. Niemand hat je weniger als 0 oder mehr als 6.
rule-DS-05-reason = Die englische Anleitung setzt das untere Ende bei 1, die französische bei 0, und beide beginnen bei 0. Die Wahl der 0 ist von uns.
rule-DS-06-title = Wer beginnt
rule-DS-06 = Wer beginnt, wird aus dem Startwert des Spiels ausgelost oder beim Aufbau bestimmt.
rule-DS-06-reason = Die englische Anleitung hat dafür einen Brauch am Tisch, die französische lässt die Spieler wählen. Das Auslosen oder Bestimmen ist von uns.

## Der Zug

rule-DS-10-title = Der Zug
rule-DS-10 = In seinem Zug tut man genau eines: ein Plättchen legen, mit der Lok fahren oder den Wasserturm nutzen. Dann ist der Nächste im Uhrzeigersinn am Zug.
rule-DS-11-title = Ziehen
rule-DS-11 = Wer ein Gleisplättchen aus der Hand gelegt hat, zieht am Ende des Zugs eines nach und hat so wieder 3. Wer eine Stadt legt, zieht kein Gleisplättchen.
rule-DS-12-title = Passen
rule-DS-12 = Wer weder ein Plättchen legen noch fahren noch den Wasserturm nutzen kann, passt, und sonst darf niemand passen. Es zählt der vorhandene Dampf: Niemand muss Kohle verbrennen, damit eine Fahrt möglich wird, und wer welche verbrannt hat und dann weder legen noch fahren kann, passt, auch am Turm, denn in einem Zug mit Kohle gibt es kein Wasser (DS-79). Passen alle nacheinander, endet das Spiel wie in DS-91.
rule-DS-12-reason = An jemanden, der nichts tun kann, denken die Anleitungen nicht. Die ganze Regel ist von uns.
rule-DS-13-title = Wann Kohle verbrannt wird
rule-DS-13 = Kohle (DS-80) wird vor der Aktion des Zugs verbrannt oder gar nicht.
rule-DS-14-title = Ablauf eines Zugs
rule-DS-14 = Zuerst kommt die Kohle. Dann kommt die Aktion mit allem, was aus ihr folgt: der Dampf eines Plättchens, die Waren einer Stadt und die Stadt, die nachrückt, die Kohle nach DS-36 und der Rundkurs. Dann wird geprüft, ob der Spieler 13 Punkte hat. Dann wird ein Plättchen gezogen, und zuletzt geprüft, ob es das letzte war.
rule-DS-14-reason = Die Anleitungen setzen die Kohle an den Anfang eines Zugs und das Ziehen an sein Ende und lassen beide Spielenden sofort eintreten. Der Ablauf von allem anderen ist von uns.
rule-DS-15-title = Wenn nichts mehr geschieht
rule-DS-15 = Haben alle zehn Züge hintereinander gehabt, in denen niemand ein Plättchen gelegt oder eine Ware geliefert hat, endet das Spiel wie in DS-91.
rule-DS-15-reason = Ein solches Ende haben die Anleitungen nicht, aber Loks könnten ewig zwischen Wassertürmen hin- und herfahren. Die ganze Regel ist von uns.

## Ein Plättchen legen: alle Plättchen

rule-DS-20-title = Wohin ein Plättchen kommt
rule-DS-20 = Ein Plättchen kommt auf ein leeres Feld, an dessen Seiten mindestens ein Plättchen des Plans liegt, oder auf ein anderes Plättchen (DS-27). Es darf gedreht werden; seine Drehung ist die Seite, zu der seine Nordseite dann zeigt. Von Drehungen, die gleich aussehen, wird nur die erste genannt, in der Reihenfolge Norden, Osten, Süden, Westen, und die anderen werden abgelehnt.
rule-DS-20-reason = Für die Anleitungen versteht es sich, dass quadratische Plättchen Seite an Seite liegen und gedreht werden dürfen. Wie Drehungen benannt werden, damit jede Lage eines Plättchens einen Namen hat, ist von uns.
rule-DS-21-title = Mit einer Stadt verbunden
rule-DS-21 = Mindestens ein Abschnitt eines neuen Plättchens muss auf einem gültigen Weg zu einer Stadt im Spiel führen (DS-23). Ein Stumpfgleis genügt nicht, und nirgends gehört ein Stumpfgleis zu einem gültigen Weg. Ein Plättchen nur mit Stumpfgleisen ließe sich also nie legen.
rule-DS-21-reason = Die Anleitungen nehmen die Stumpfgleise des neuen Plättchens aus. Dass auch über Stumpfgleise anderer Plättchen kein gültiger Weg führt, ist von uns; es folgt daraus, dass eine Lok in ihnen halten muss.
rule-DS-22-title = Passende Kanten
rule-DS-22 = Wo ein neues Plättchen einen Nachbarn hat, an jeder seiner vier Seiten, haben beide Kanten Gleis oder keine. Die Kante eines Stumpfgleises zählt als eine mit Gleis.
rule-DS-23-title = Gültige Wege
rule-DS-23 = Ein gültiger Weg ist eine Kette von Abschnitten, der eine Lok ganz folgen könnte, ohne umzukehren. Zwei Seiten einer Verzweigung, die kein Abschnitt verbindet, sind dort also nicht verbunden.
rule-DS-24-title = Dampf für ein Plättchen
rule-DS-24 = Wer ein Plättchen legt, Gleis oder Stadt, bekommt so viel Dampf, wie die Zahl darauf sagt. Was über 6 hinausginge, verfällt.

## Gleisplättchen

rule-DS-25-title = Höchstens das fünfte Plättchen
rule-DS-25 = Ein Gleisplättchen darf auf einem gültigen Weg, der an einer Stadt beginnt, höchstens das fünfte sein. Es zählt der kürzeste solche Weg von irgendeiner Stadt, mit dem neuen Plättchen, aber ohne die Stadt. Er führt nur über Abschnitte, nie über Stumpfgleise, und ein Plättchen, über das er zweimal führt, zählt zweimal. Geprüft wird nur das Plättchen, das gerade gelegt wird.
rule-DS-25-reason = Die Anleitungen setzen die Grenze von fünf und sagen nicht, welcher Weg bei mehreren zählt, noch ob Plättchen, die schon liegen, erneut geprüft werden. Alles nach dem ersten Satz ist von uns.
rule-DS-26-title = Kurze Verbindungen zwischen Städten
rule-DS-26 = Ein Gleisplättchen darf zwei Städte durch eine Verbindung von nur einem Abschnitt verbinden, obwohl eine Stadt so nah nicht gelegt werden könnte (DS-32).
rule-DS-27-title = Überbauen
rule-DS-27 = Ein Plättchen mit Überbauzeichen darf wie jedes andere auf ein leeres Feld oder auf ein Gleisplättchen des Plans, dessen Gleis es ändern darf. Alle Legeregeln gelten auch dort. Nie kommt es auf eine Stadt, eine Brücke, einen Hügel oder ein Plättchen mit einer Lok.
rule-DS-28-title = Kanten beim Überbauen
rule-DS-28 = Ein Plättchen, das ein anderes bedeckt, muss zu den Kanten aller seiner Nachbarn passen wie jedes Plättchen (DS-22).
rule-DS-29-title = Keine Stadt wird abgeschnitten
rule-DS-29 = Überbauen darf einer Stadt nicht ihren letzten gültigen Weg zu einer anderen Stadt nehmen. Jeden anderen Weg darf es unterbrechen.
rule-DS-29-reason = Die englische Anleitung verlangt, dass ein bedeckendes Plättchen die Regeln für alle Plättchen einhält. Die französische verbietet, dass es unerlaubtes Gleis schafft, ohne zu sagen, welches. Wir lesen das wie in diesem Satz, und eine Besprechung auch.
rule-DS-37-title = Was bedeckt werden darf
rule-DS-37 = Alles, was DS-27 nicht schützt, darf bedeckt werden: auch Wassertürme, Stumpfgleise, Verzweigungen und Doppelkurven, sogar durch dasselbe Gleis. Das bedeckte Plättchen ist mit seinen Zeichen aus dem Spiel.
rule-DS-37-reason = Die Anleitungen nennen nur, was nicht bedeckt werden darf. Dass alles andere bedeckt werden darf und was aus dem Plättchen darunter wird, ist von uns.

## Städte

rule-DS-30-title = Welche Stadt
rule-DS-30 = Wer eine Stadt legt, nimmt eine der beiden offenen mit ihren Waren oder zieht die oberste des Stapels. Eine gezogene Stadt sieht man, bevor man ihr Feld wählt, und sie muss gelegt werden.
rule-DS-30-reason = Die Wahl steht in den Anleitungen. Dass man eine gezogene Stadt zuerst sieht und nicht ablehnen kann, lesen wir daraus, dass sie gezogen und gelegt wird.
rule-DS-31-title = Mit einer anderen Stadt verbunden
rule-DS-31 = Von einer neuen Stadt muss ein gültiger Weg zu irgendeiner anderen Stadt im Spiel führen.
rule-DS-32-title = Abstand zwischen Städten
rule-DS-32 = Auf dem kürzesten gültigen Weg von einer neuen Stadt zur nächsten Stadt im Spiel müssen mindestens zwei Abschnitte liegen. Für diesen Abstand zählt nur Gleis, nicht, wie nah die Felder sind.
rule-DS-32-reason = Die Regel selbst, die späteren Abbildungen und die ganze französische Anleitung verlangen zwei Abschnitte; die Worte zu Abbildung 1 in der englischen verlangen mehr als zwei. Die Wahl von zwei ist von uns.
rule-DS-33-title = Hügel im Abstand
rule-DS-33 = In diesem Abstand ist ein Hügel ein Abschnitt wie jeder andere.
rule-DS-34-title = Neue Städte und ihre Waren
rule-DS-34 = Wird eine offene Stadt gelegt, rückt sofort die nächste des Stapels nach und bekommt 2 Waren aus dem Beutel. Eine vom Stapel gezogene Stadt bekommt ihre 2 Waren, nachdem sie gelegt ist. Reicht der Beutel nicht, bekommt eine Stadt, was noch da ist; doch die 11 Städte nach der ersten brauchen nur 22 der 28 Waren.
rule-DS-34-reason = Von einem Beutel, der nicht reicht, sprechen die Anleitungen nicht. Dieser Teil ist von uns, und er tritt nie ein.
rule-DS-35-title = Nur ziehen, was gelegt werden kann
rule-DS-35 = Eine Stadt darf nur gezogen werden, wenn es ein erlaubtes Feld für sie gibt. Alle Städte haben dasselbe Gleis (DS-08), also findet eine gezogene Stadt immer eines.
rule-DS-35-reason = Die Anleitungen sagen nicht, was mit einer gezogenen Stadt ohne Feld geschieht. Die ganze Regel ist von uns, damit das nicht vorkommen kann.
rule-DS-38-title = Wenn der Städtestapel leer ist
rule-DS-38 = Von einem leeren Städtestapel kann man nichts ziehen, und gelegte offene Städte werden nicht ersetzt.
rule-DS-38-reason = Von einem leeren Städtestapel sprechen die Anleitungen nicht. Die ganze Regel ist von uns.
rule-DS-36-title = Kohle für die letzte Stadt
rule-DS-36 = Sobald alle 12 Städte im Spiel sind (DS-09), bekommt jeder 5 Kohlewürfel.

## Rundkurse

rule-DS-40-title = Rundkurse
rule-DS-40 = Wessen Plättchen, Gleis oder Stadt, einen neuen Rundkurs schließt, bekommt einen Rundkursmarker. Ein Rundkurs ist eine geschlossene Schleife: Eine Lok könnte eine Stadt verlassen, durch eine oder mehrere andere Städte beliebiger Farbe fahren und zur ersten zurückkehren, ohne je umzukehren und ohne denselben Teil eines Abschnitts noch einmal zu nutzen.
rule-DS-41-title = Zweimal über ein Plättchen
rule-DS-41 = Ein Rundkurs darf dasselbe Plättchen auf zwei verschiedenen Abschnitten überqueren, wie bei einer Brücke oder einer Doppelkurve.
rule-DS-45-title = Derselbe Teil eines Abschnitts
rule-DS-45 = Abschnitte, die eine Seite teilen, überdecken sich dort. Ein Rundkurs nutzt also jede Seite eines Gleisplättchens höchstens einmal. Jede Stadt besucht er höchstens einmal, denn beim zweiten Mal kreuzte er sein eigenes Gleis.
rule-DS-45-reason = Die Anleitungen verbieten, irgendeinen Teil eines Abschnitts zweimal zu nutzen, und sagen nicht, welche Abschnitte Teile gemeinsam haben. Die ganze Regel ist von uns.
rule-DS-42-title = Was neu ist
rule-DS-42 = Ein Rundkurs ist neu, wenn er mindestens einen Abschnitt nutzt, den sein Feld vor dem Legen nicht hatte. Ein weiterer Weg zwischen denselben zwei Städten ergibt also einen neuen Rundkurs, und Überbauen kann einen ergeben. Ein Plättchen, das keine solche Schleife hinzufügt, bringt nichts, ebenso wenig, dasselbe Gleis noch einmal zu legen.
rule-DS-42-reason = Die Anleitungen zeigen in Abbildungen, dass ein weiterer Weg zwischen zwei Städten und ein überbautes Plättchen neue Rundkurse ergeben und ein Plättchen, das keine Schleife hinzufügt, nicht. Was neu über diese Abbildungen hinaus heißt, ist von uns.
rule-DS-43-title = Sieben Marker
rule-DS-43 = In einem Zug bekommt man höchstens einen Marker, wie viele Rundkurse das Plättchen auch ergab. Es gibt sieben, und sind sie vergeben, bringen Rundkurse nichts. Ein zweiter Rundkurs in einem Zug verbraucht keinen Marker.
rule-DS-43-reason = Beide Anleitungen belohnen die ersten sieben Rundkurse, und die französische fügt hinzu, dass mit dem siebten Marker Schluss ist. Beides weicht voneinander ab, sobald ein Zug zwei Rundkurse für einen Marker ergibt. Dass Marker zählen und nicht Rundkurse, ist von uns.
rule-DS-46-title = Marker sofort
rule-DS-46 = Einen Marker bekommt man sofort, nie später. Man braucht ihn nicht zu verlangen: Das Spiel findet den Rundkurs und gibt den Marker aus.
rule-DS-46-reason = Die englische Anleitung gibt den Marker sofort; die französische will, dass er dann verlangt wird, und lässt ihn sonst verfallen. Dass niemand ihn verlangen muss, ist von uns.
rule-DS-47-title = Unterbrochene Rundkurse
rule-DS-47 = Einen Marker behält man, wenn sein Rundkurs später unterbrochen wird. Ein Rundkurs, der unterbrochen war und wieder geschlossen wird, ist neu, denn verglichen wird nur mit dem Plan gerade vor dem Plättchen.
rule-DS-47-reason = Von Rundkursen, die durch Überbauen unterbrochen werden, sprechen die Anleitungen nicht. Die ganze Regel ist von uns.
rule-DS-44-title = Kein Rundkurs durch Umkehren
rule-DS-44 = Eine Runde, die eine Lok nur durch Umkehren fahren könnte, ergibt keinen Rundkurs.

## Fahren

rule-DS-50-title = Eine Fahrt beginnen
rule-DS-50 = Jeder fährt nur mit seiner eigenen Lok. Eine Fahrt darf auf jedem Gleis des Plättchens beginnen, gleich von wo die Lok kam; bei getrenntem Gleis aber, wie auf einer Brücke oder Doppelkurve, nur auf dem, auf dem die Lok steht. Zwischen den Zügen haben Loks keine Richtung, und keine wird angesagt.
rule-DS-51-title = Dampf für eine Fahrt
rule-DS-51 = Einen Abschnitt zu befahren kostet 1 Dampf, einen Hügel 2 und eine Stadt 1. Keine Lok verbraucht mehr Dampf, als sie hat. Eine Fahrt führt auf mindestens ein Plättchen.
rule-DS-51-reason = Die Anleitungen nennen den Preis von Abschnitten und Hügeln und sagen, dass Städte aus Abschnitten bestehen. Dass eine Stadt deshalb 1 kostet, ist von uns, und ebenso, dass eine Fahrt nirgendwohin, die ein Passen wäre, keine ist.
rule-DS-52-title = Die Richtung halten
rule-DS-52 = Während einer Fahrt kehrt eine Lok auf Gleis nie um. In einer Stadt darf sie es: Dort darf sie wenden und sie an der Seite verlassen, von der sie kam.
rule-DS-53-title = Durch Verzweigungen
rule-DS-53 = Während einer Fahrt verlässt eine Lok ein Gleisplättchen nur an einer Seite, die ein Abschnitt mit der verbindet, an der sie hereinkam; an einer Verzweigung kann das manche Ausgänge ausschließen. In einem späteren Zug darf sie an jedem Ausgang der Verzweigung beginnen.
rule-DS-54-title = Stumpfgleise
rule-DS-54 = Ein Stumpfgleis zu befahren kostet 1 Dampf und beendet die Fahrt. Die nächste Fahrt verlässt es auf dem Weg, den die Lok kam.
rule-DS-58-title = Stumpfgleise mit einer Lok
rule-DS-58 = Ein Stumpfgleis, auf dem eine Lok steht, kann nicht befahren werden, denn die Fahrt müsste dort enden (DS-56).
rule-DS-58-reason = Die Anleitungen lassen eine Lok in einem Stumpfgleis halten und auf keinem Abschnitt mit einer anderen Lok. Dass dies das Stumpfgleis verschließt, ist unser Schluss.
rule-DS-55-title = An Loks vorbei
rule-DS-55 = Einen Abschnitt zu befahren, auf dem eine andere Lok steht, kostet 1 Dampf mehr. An einer Verzweigung kostet ihn eine Lok irgendwo auf dem Plättchen; auf einer Brücke oder Doppelkurve nur eine auf demselben Abschnitt. Loks in Städten kosten nichts.
rule-DS-56-title = Wo eine Fahrt enden darf
rule-DS-56 = Keine Fahrt endet auf einem Abschnitt oder einer Verzweigung mit einer anderen Lok. Der freie Abschnitt einer Brücke oder Doppelkurve ist erlaubt, und eine Stadt hat Platz für alle Loks. Eine Lok fährt nur auf besetztes Gleis, wenn die Fahrt mit dem übrigen Dampf noch erlaubt enden kann, und eine Fahrt, die das nicht könnte, wird nicht begonnen.
rule-DS-56-reason = Wo eine Fahrt enden darf, steht in den Anleitungen. Sie sagen nicht, was mit einer Lok geschieht, die ohne Dampf auf besetztem Gleis festsitzt. Dass sie nicht dorthin darf, ist von uns.
rule-DS-57-title = Fahren ohne Ware
rule-DS-57 = Eine Lok darf ohne Ware fahren und ohne eine aufzuladen oder zu liefern.
rule-DS-59-title = Noch einmal dieselbe Stelle
rule-DS-59 = Eine Fahrt darf mehr als einmal über ein Plättchen oder durch eine Stadt führen und enden, wo sie begann. Das Plättchen, auf dem sie beginnt, wird nicht befahren: Es kostet nichts, und seine Kurven zählen nicht für DS-70.
rule-DS-59-reason = Die Anleitungen begrenzen eine Fahrt nur durch Dampf und Richtung und geben dem einen Preis, was befahren wird. Dass sonst nichts sie begrenzt und wie das erste Plättchen zählt, ist von uns.

## Waren

rule-DS-60-title = Waren aufladen
rule-DS-60 = Aufladen, Mitnehmen und Liefern kosten keinen Dampf. Eine Lok nimmt eine Ware von dem Plättchen, auf dem sie steht, zu Beginn der Fahrt oder unterwegs, oder nimmt keine. Sie trägt immer nur eine.
rule-DS-61-title = Keine neuen Waren
rule-DS-61 = Eine Stadt, aus der Waren genommen werden, bekommt dafür keine anderen.
rule-DS-62-title = Liefern
rule-DS-62 = Eine Ware wird in der ersten Stadt ihrer Farbe, die ihre Lok erreicht, geliefert, sofort und ohne Wahl. Die Stadt, in der die Ware zuerst lag, zählt nicht.
rule-DS-62-reason = Die englische Anleitung nimmt die Stadt aus, in der eine Ware zuerst war, die französische die, aus der sie kam, und das könnte auch die letzte sein, in der sie aufgeladen wurde. Dass die erste Stadt gemeint ist, ist von uns; die Ware merkt sie sich also, wenn sie anderswo abgeladen wurde.
rule-DS-63-title = Nach einer Lieferung
rule-DS-63 = Wer eine Ware liefert, behält den Würfel für seine Punkte. Die Lok darf in derselben Fahrt weiterfahren und dort oder in einer anderen Stadt wieder aufladen.
rule-DS-64-title = Abladen
rule-DS-64 = Endet eine Fahrt in einer Stadt und hat die Lok noch eine Ware, wird die Ware dort abgeladen. Jeder darf sie später aufladen, auch dieselbe Lok. Das gilt auch in der Stadt, in der die Ware zuerst lag, und diese Stadt bleibt ihre Herkunft.
rule-DS-64-reason = Die Anleitungen laden eine Ware ab, deren Farbe nicht die der Stadt ist. Die englische bietet sie dann allen an, die französische einem anderen Spieler; dass alle gemeint sind, ist von uns. Ebenso das Abladen in der ersten Stadt der Ware, die deren Farbe haben kann.
rule-DS-65-title = Halten mit einer Ware
rule-DS-65 = Eine Lok, die auf Gleis hält, behält ihre Ware, und niemand sonst kann sie nehmen.
rule-DS-66-title = Waren bleiben auf der Lok
rule-DS-66 = Eine Ware verlässt die Lok nur durch Lieferung oder durch Abladen am Ende der Fahrt. Unterwegs wird sie weder abgesetzt noch getauscht. Eine Ware aufzuladen, wo die Fahrt endet, würde nichts ändern, also muss eine Lok, die eine auflädt, danach weiterfahren und darf es nur, wenn sie das kann.
rule-DS-66-reason = Die Anleitungen sagen nicht, ob eine Ware unterwegs abgesetzt werden darf, noch was es hieße, in der letzten Stadt eine aufzuladen. Die ganze Regel ist von uns.
rule-DS-67-title = Waren ohne Stadt
rule-DS-67 = Eine Ware darf aufgeladen und mitgenommen werden, auch solange keine Stadt ihrer Farbe im Spiel ist.
rule-DS-67-reason = Die Anleitungen stellen fürs Aufladen keine Bedingung, außer dass man auf dem Plättchen ist. Dass keine gemeint ist, ist von uns.

## Tempo

rule-DS-70-title = Tempolimit
rule-DS-70 = Hat eine Fahrt insgesamt mehr als 2 Dampf gekostet und über einen gekrümmten Abschnitt geführt, wirft der Spieler den Würfel, wenn die Fahrt zu Ende ist. Kurven von Verzweigungen zählen; Städte haben keine.
rule-DS-70-reason = In der Plättchenliste der französischen Anleitung genügen 2 Dampf für einen Wurf, gegen die Hauptregel beider Anleitungen. Die Wahl von mehr als 2 ist von uns.
rule-DS-71-title = Der Wurf
rule-DS-71 = Die Lok bleibt auf den Schienen, wenn der Wurf höher ist als der verbrauchte Dampf weniger 2; sonst entgleist sie. Nach 6 Dampf sind also nur 5 und 6 sicher, und nach 3 Dampf entgleist sie nur bei einer 1.
rule-DS-72-title = Entgleisen
rule-DS-72 = Eine entgleiste Lok kehrt dorthin zurück, wo sie den Zug begann, und der Dampf ihrer Fahrt ist verloren. Jede Ware, die sie auf der Fahrt bewegt, aufgeladen oder geliefert hat, kommt dorthin zurück, wo sie zu Beginn des Zugs war. Verbrannte Kohle bleibt verbrannt. Was die Fahrt gebracht hat, ist erst nach dem Wurf sicher und kann erst dann gewinnen.
rule-DS-72-reason = Die Anleitungen setzen die Lok und ihre Ware zurück und nehmen den Dampf. Sie sprechen nicht von Kohle, noch von jemandem, dessen Punkte vor dem Wurf reichen würden. Dass die Kohle weg ist und dass keine Lieferung vor dem Wurf gewinnt, ist von uns.
rule-DS-73-title = Was als verbrauchter Dampf zählt
rule-DS-73 = Zum verbrauchten Dampf gehört, was Hügel und das Vorbeifahren an anderen Loks zusätzlich kosten.
rule-DS-74-title = Halten auf einer Verzweigung
rule-DS-74 = Eine Lok, die auf einer Verzweigung hält, steht auf irgendeinem Abschnitt von der Seite, an der sie hereinkam, ganz nach Wunsch ihres Spielers. Das Plättchen zählt also nur dann als Kurve, wenn alle diese Abschnitte gekrümmt sind.
rule-DS-74-reason = Die Anleitungen zählen die Kurven von Verzweigungen und sagen nicht, auf welchem Abschnitt eine Lok steht, die auf einer hält. Die ganze Regel ist von uns.

## Wasserturm und Kohle

rule-DS-78-title = Wasserturm
rule-DS-78 = Wessen Lok zu Beginn des Zugs auf einem Abschnitt mit Wasserturm steht, darf den Zug allein darauf verwenden, 4 Dampf zu bekommen, bis höchstens 6 insgesamt.
rule-DS-79-title = Nichts anderes am Turm
rule-DS-79 = In einem Zug am Wasserturm wird keine Kohle verbrannt. Den Turm darf man mit jedem Dampf wählen, sogar mit 6.
rule-DS-79-reason = Die Anleitungen lassen den Spieler nichts anderes tun, erklären das mit Plättchen und Fahrten und stellen keine Bedingung zum Dampf. Dass auch Kohle gemeint ist und dass es keine Bedingung gibt, ist von uns.
rule-DS-80-title = Kohle verbrennen
rule-DS-80 = Zu Beginn eines Zugs darf man beliebig viele Kohlewürfel verbrennen, jeden für 1 Dampf, bis 6 erreicht sind, und legt dann ein Plättchen oder fährt. Den Dampf darf man für spätere Züge aufheben. Verbrannte Kohle ist aus dem Spiel. Mit 6 Dampf kann man keine verbrennen.
rule-DS-80-reason = Bis auf den letzten Satz steht alles in den Anleitungen. Sie belassen es bei höchstens 6 und sagen nicht, ob man Kohle für nichts wegwerfen darf. Dass man es nicht darf, ist von uns.

## Wertung und Ende

rule-DS-90-title = Punkte, und 13 gewinnen
rule-DS-90 = Eine gelieferte Ware ist 2 Punkte wert und ein Rundkursmarker 1. Für 2, 3 oder 4 verschiedene Farben gelieferter Waren gibt es 1, 3 oder 5 Punkte mehr, die zählen, sobald sie verdient sind. Wer 13 Punkte oder mehr hat, gewinnt sofort.
rule-DS-91-title = Das letzte Plättchen und Gleichstand
rule-DS-91 = Das Spiel endet auch sofort, wenn das letzte Gleisplättchen des Stapels gezogen wird. Dann gewinnen die meisten Punkte. Bei Gleichstand gewinnt, wer mehr Rundkursmarker hat, dann, wer mehr Dampf hat; ist auch das gleich, wird der Sieg geteilt.
