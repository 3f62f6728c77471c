### Die Regeln von Steam

## Material und Spieler

rule-ST-02-title = Material
rule-ST-02 = Die 96 Warenwürfel sind 16 graue und je 20 in Rot, Blau, Gelb und Lila; die 8 Neustadt-Plättchen sind 4 graue und je 1 in denselben vier Farben. Dazu kommen 10 Wachstumsmarker, 7 Aktionsplättchen, 136 Gleisplättchen und 24 Besitzmarker für jeden von 6 Spielern. Die Wachstumsmarker reichen immer: In einer Runde wird höchstens einer gebraucht, und kein Spiel hat mehr als zehn Runden.
rule-ST-07-title = Geld und Punkte ohne Grenze
rule-ST-07 = Das Geld der Bank hat keine Grenze, und Siegpunkte haben kein oberes Ende. Die Felder +50 und +100 der Punkteleiste helfen nur beim Zählen.
rule-ST-07-reason = Die Anleitung zählt das Spielgeld auf und hat Felder für mehr als 50 und mehr als 100 Punkte, sagt aber nicht, was geschieht, wenn eines davon zu Ende geht. Die ganze Regel ist von uns.
rule-ST-55-title = Besitzmarker gehen nie aus
rule-ST-55 = Wer alle 24 Besitzmarker verwendet hat, markiert weitere Strecken mit irgendetwas anderem. Gleisplättchen dagegen gehen aus (ST-05).
rule-ST-55-reason = Die Anleitung gibt jedem 24 Marker und sagt nicht, ob das die Zahl der Strecken begrenzt. Die Antwort ist die der FAQ des Verlags, der wir folgen.
rule-ST-01-title = Spieler
rule-ST-01 = Die beiden gedruckten Karten sind für 3 bis 5 Spieler: die mit dem Nordosten der USA und dem Südosten Kanadas am besten für 3 oder 4, die mit dem Ruhrgebiet für 4 oder 5. Material gibt es für 6, und die Datei einer Karte darf jede Zahl von 2 bis 6 erlauben. Zu zweit gilt bei der Zahl der Runden und der Würfel dasselbe wie zu dritt.
rule-ST-01-reason = Die Anleitung sagt, welche Spielerzahlen zu welcher Karte passen, hat Material für 6 und nennt Runden für 3, 4, 5 und 6 Spieler. Die Grenze von 3 bis 5 für beide gedruckten Karten und alles über 2 Spieler sind von uns.

## Spielaufbau

rule-ST-10-title = Würfel am Anfang
rule-ST-10 = Alle Würfel beginnen im Beutel. Jede Stadt bekommt so viele zufällige, wie die aufgedruckte Zahl sagt, und dann jedes Vorratsfeld 3. Zu dritt bekommt jedes Vorratsfeld einen weniger, und auf der Karte des Ruhrgebiets auch jede Stadt; die Datei jeder anderen Karte sagt, um wie viele weniger ihre Städte bekommen. Die Städte werden in der Reihenfolge der Karte bedient, die Vorratsfelder nach ihren Nummern, und erst dann wird die erste Spielreihenfolge bestimmt.
rule-ST-10-reason = Die Zahlen stehen in der Anleitung. Die Reihenfolge der Ziehungen, die an den Aussichten nichts ändert, ist von uns, und ebenso, dass andere Karten die Zahl in ihrer Datei nennen.
rule-ST-14-title = Vorratsfelder
rule-ST-14 = Es gibt 12 Vorratsfelder, sofern die Datei einer Karte keine andere Zahl nennt.
rule-ST-14-reason = Die Anleitung spricht von den Feldern und zählt sie nicht. Die Zahl stammt aus der ersten Kartenerweiterung des Verlags, die sie erwähnt; dass die Datei einer Karte sie ändern darf, ist von uns.
rule-ST-11-title = Die Spieler am Anfang
rule-ST-11 = Alle beginnen mit Einkommen 0, ohne Siegpunkte, mit einer Lokomotive der Stufe 1 und ohne Bargeld. Nur die erste Reihenfolge nach ST-25 bringt Startgeld.

## Basisspiel: Geld

rule-ST-20-title = Geld beschaffen
rule-ST-20 = Zuerst muss das Bargeld ausgegeben werden. Reicht es für eine Zahlung nicht, wird der Rest bei der Bank beschafft: $5 für jeden Schritt die Einkommensleiste hinab, und nie mehr Schritte, als die Zahlung braucht. Was übrig bleibt, höchstens $4, behält man als Bargeld. So ist es gleich, ob Gleise Plättchen für Plättchen oder nach dem ganzen Bauzug bezahlt werden.
rule-ST-21-title = Geld beschaffen bei -10
rule-ST-21 = Bei Einkommen -10 kosten weitere $5 stattdessen je 2 Siegpunkte. Mit Einkommen -10 und weniger als 2 Siegpunkten lässt sich nichts mehr beschaffen. Was man nicht kaufen muss und so nicht bezahlen kann, darf man nicht kaufen.
rule-ST-21-reason = Die Anleitung beendet das Beschaffen bei -10 und 0 Siegpunkten und sagt nichts über einen Spieler mit 1. Dass 1 Punkt nichts einbringt, wie es eine Spielhilfe hält, ist von uns.
rule-ST-22-title = Offenes Geld
rule-ST-22 = Jeder darf jederzeit sehen, wie viel Geld die anderen haben.
rule-ST-23-title = Enden der Einkommensleiste
rule-ST-23 = Die Einkommensleiste reicht von -10 bis +10. Punkte, die als Einkommen über 10 hinaus genommen werden, verfallen; man darf sie immer als Siegpunkte nehmen (ST-64).
rule-ST-23-reason = Die Anleitung nennt -10 als unteres Ende und kein oberes. Die veröffentlichte digitale Ausgabe hört bei 10 auf; dass die Punkte darüber verfallen, ist von uns.

## Basisspiel: die erste Reihenfolge

rule-ST-26-title = Versteigerung der ersten Reihenfolge
rule-ST-26 = Die Plätze der ersten Reihenfolge werden nacheinander versteigert, der erste zuerst. Ein ausgeloster Spieler eröffnet die erste Versteigerung. Geboten wird im Uhrzeigersinn: Jeder überbietet das letzte Gebot oder passt, und wer passt, ist für diesen Platz ausgeschieden. Der Gewinner zahlt, beschafft dazu nötigenfalls Geld (ST-20) und bietet nicht mehr mit. Jede weitere Versteigerung eröffnet der linke Nachbar des letzten Gewinners oder der nächste in der Runde, der noch keinen Platz hat. Der letzte Platz ist umsonst. Startgeld gibt es nicht.
rule-ST-27-title = Eröffnen mit $0
rule-ST-27 = Das erste Gebot für einen Platz darf $0 sein. Haben alle anderen gepasst, hat der Übriggebliebene den Platz gewonnen, auch ohne Gebot, und dann für $0.
rule-ST-27-reason = Die Anleitung nennt für diese Versteigerung kein kleinstes Gebot und sagt nicht, was geschieht, wenn niemand bietet. Eine Spielhilfe und das Standardspiel in seiner eigenen Versteigerung erlauben $0; der Rest ist von uns.
rule-ST-24-title = Höchste Gebote
rule-ST-24 = Geboten werden ganze Dollar, und niemand darf mehr bieten, als er zahlen könnte. Im Basisspiel ist das sein Bargeld, dazu $5 für jeden Schritt hinab bis Einkommen -10 und $5 für je 2 Siegpunkte: am Anfang des Spiels höchstens $50. Im Standardspiel ist es sein Bargeld (ST-92).
rule-ST-24-reason = Im Standardspiel begrenzt die Anleitung die Gebote auf das Bargeld. Im Basisspiel lässt sie den Gewinner das Geld beschaffen und setzt keine Grenze. Diese Grenze und die ganzen Dollar sind von uns.
rule-ST-25-title = Ausgeloste erste Reihenfolge
rule-ST-25 = Wird es beim Aufbau so gewählt, gibt es im Basisspiel keine Versteigerung: Ein ausgeloster Spieler ist der erste, und die anderen folgen im Uhrzeigersinn. Der zweite bekommt dann $1, der dritte $2 und so weiter.

## Waren und Spielverlauf

rule-ST-09-title = Städte, Orte und Farben
rule-ST-09 = Eine Stadt nimmt nur Würfel ihrer eigenen Farbe an. Keine gedruckte Stadt ist grau: Graue Städte kommen als Neustadt-Plättchen. Ein Ort liefert keine Würfel und nimmt keine an.
rule-ST-12-title = Zahl der Runden
rule-ST-12 = Das Spiel hat 10 Runden bei 3 Spielern, 8 bei 4 und 7 bei 5 oder 6. Es endet nach der Einkommensphase der letzten Runde.

## Phase 1: Aktionsplättchen

rule-ST-28-title = Phase 1: Aktionsplättchen
rule-ST-28 = In jeder Runde nimmt jeder in der Reihenfolge eines der Aktionsplättchen, die noch da sind; keine zwei haben dasselbe. Ist ihm jedes davon verwehrt, nimmt er ein beliebiges nur seiner Zahl wegen, ohne Kosten und ohne Wirkung. Das kann nur den letzten von sechs treffen, der vielleicht nur noch Lokomotive und Urbanisierung vorfindet (ST-21, ST-35, ST-36).
rule-ST-28-reason = Die Anleitung lässt jeden ein Plättchen wählen und verwehrt manchen einige davon. An jemanden, dem alle übrigen verwehrt sind, denkt sie nicht. Was er tut, ist in beiden Spielen von uns.
rule-ST-30-title = 1 Spielreihenfolge
rule-ST-30 = Wer im Basisspiel Spielreihenfolge nimmt, ist in der nächsten Runde der erste, denn ihre Zahl ist die niedrigste (ST-75). Im Standardspiel wirkt sie stattdessen in der nächsten Versteigerung (ST-93).
rule-ST-31-title = 2 Erster Transport
rule-ST-31 = Wer Erster Transport nimmt, ist in dieser Runde in beiden Durchgängen des Warentransports zuerst dran, gleich wie die Reihenfolge ist.
rule-ST-32-title = 3 Ingenieur
rule-ST-32 = Wer Ingenieur nimmt, darf in dieser Runde 4-mal bauen statt 3-mal. Jeder Bau wird wie üblich bezahlt.
rule-ST-33-title = 4 Erster Bau
rule-ST-33 = Wer Erster Bau nimmt, baut in dieser Runde zuerst, gleich wie die Reihenfolge ist.
rule-ST-34-title = 5 Stadtwachstum
rule-ST-34 = Im Basisspiel kostet Stadtwachstum $2, wenn man es nimmt, und ist es bezahlt, ist es verbindlich (ST-38). Zu einem beliebigen Zeitpunkt seines Bauzugs wählt der Spieler eine gedruckte Stadt ohne Wachstumsmarker und legt alle Würfel eines Vorratsfelds auf sie, dazu einen Marker. Eine Neustadt wächst nie, denn auf ihr ist ein Marker aufgedruckt. Es zählt nicht als Bau.
rule-ST-34-reason = Die Anleitung legt die Würfel im Bauzug des Spielers und sagt nur von der Urbanisierung, dass jeder Zeitpunkt recht ist und dass sie kein Bau ist. Dass beides auch für Stadtwachstum gilt, ist von uns.
rule-ST-37-title = Ein Plättchen ohne Aktion nehmen
rule-ST-37 = Im Basisspiel darf man Stadtwachstum und Urbanisierung ohne Aktion nehmen: Das Plättchen kostet dann nichts und bewirkt nichts, aber seine Zahl zählt für die Reihenfolge. Das entscheidet sich, wenn man das Plättchen nimmt.
rule-ST-35-title = 6 Lokomotive
rule-ST-35 = Wer Lokomotive nimmt, hebt seine Lokomotive sofort um eine Stufe und zahlt im Basisspiel $4 plus die neue Stufe. Stufe 6 ist die höchste. Wer auf Stufe 6 ist oder nicht zahlen kann, darf das Plättchen nicht nehmen.
rule-ST-36-title = 7 Urbanisierung
rule-ST-36 = Im Basisspiel kostet Urbanisierung $6, wenn man sie nimmt, und ist sie bezahlt, ist sie verbindlich (ST-38). Zu einem beliebigen Zeitpunkt seines Bauzugs legt der Spieler ein Neustadt-Plättchen, in einer beliebigen Farbe, die noch da ist, auf ein beliebiges Feld mit einem Ort, der noch keine Neustadt ist. Ein Gleisplättchen dort kommt in den Vorrat zurück. Dann legt er die Würfel eines Vorratsfelds seiner Wahl auf die Neustadt. Es zählt nicht als Bau. Ist kein Ort oder kein Neustadt-Plättchen mehr da, kann man Urbanisierung nicht nehmen, auch nicht ohne Aktion. Sind noch Orte da, von denen aber keiner Stadt werden darf (ST-16), kann man sie im Basisspiel nur ohne Aktion nehmen.
rule-ST-36-reason = Bis auf den letzten Satz steht alles in der Anleitung, die keinen Ort kennt, der nicht Stadt werden darf. Dass niemand für Unmögliches zahlt, ist von uns.
rule-ST-39-title = Wenn Würfel oder Städte ausgehen
rule-ST-39 = Hat kein Vorratsfeld mehr Würfel, wird eine Neustadt ohne Würfel gelegt. Im Basisspiel kann man Stadtwachstum nur ohne Aktion nehmen, wenn kein Vorratsfeld mehr Würfel hat oder keine gedruckte Stadt mehr ohne Wachstumsmarker ist. Im Standardspiel darf man es immer nehmen, denn man kann später darauf verzichten (ST-95).
rule-ST-39-reason = Die Anleitung sagt, dass der Warenvorrat nicht aufgefüllt wird, aber nicht, was diese beiden Plättchen bewirken, wenn er aufgebraucht ist oder keine Stadt mehr wachsen kann. Die ganze Regel ist von uns.

## Phase 2: Gleise bauen

rule-ST-40-title = Phase 2: Gleise bauen
rule-ST-40 = Gebaut wird in der Reihenfolge, doch wer Erster Bau hat, kommt vor allen anderen. Jeder darf bis zu 3-mal bauen, mit Ingenieur 4-mal. Niemand muss bauen. Ein Bauzug endet, wenn der Spieler ihn für beendet erklärt, auch nach dem letzten Bau.
rule-ST-40-reason = Reihenfolge und Zahlen stehen in der Anleitung. Dass das Ende eines Bauzugs immer erklärt wird, ist von uns, denn eine Neustadt oder Stadtwachstum kann noch nach dem letzten Bau kommen.
rule-ST-45-title = Strecken und ihre Besitzer
rule-ST-45 = Jedes Gleis beginnt an einem Halt, also an einer Stadt oder an einem Ausgang eines Ortsplättchens. Ein Gleis, das an einem anderen Halt endet, ist eine fertige Strecke. Jedes andere ist unfertig und hat ein offenes Ende: die Seite, an der es sein letztes Feld verlässt, ohne Gleis auf der anderen Seite. Ein Ausgang, an den nichts anschließt, ist für sich ein unfertiges Gleis, ein loser Ausgang. Ein Gleis gehört einem Spieler, dessen Marker es kennzeichnet, oder ist herrenlos. Wer ein Ortsplättchen legt, besitzt alle seine neuen Ausgänge außer denen, die auf fremdes Gleis treffen.
rule-ST-45-reason = Was eine Strecke ist, die Marker und wem die Ausgänge eines Ortsplättchens gehören, steht in der Anleitung. Alles Gleis als Ketten zu sehen, die an einem Halt beginnen, mit einem losen Ausgang als einer davon, ist von uns, damit jedes Stück Gleis genau einen Besitzer hat oder keinen.
rule-ST-41-title = Wo Gleis liegen darf
rule-ST-41 = Das erste Plättchen, das ein Spieler im Spiel baut, muss einen neuen oder umgeleiteten Abschnitt haben, der mit einer Seite an eine Stadt grenzt; eine Umleitung, nach der das Gleis noch immer herrenlos ist, zählt dabei nicht. Ein neuer Abschnitt muss mit mindestens einer seiner beiden Seiten an eine Stadt grenzen, an ein eigenes offenes Ende oder an ein herrenloses offenes Ende, dessen Gleis an einer Stadt beginnt oder an einem Ort, an dem der Bauende Gleis besitzt, fertig oder nicht. Ein Ortsplättchen, neu oder als Ausbau, darf man legen, wenn man an diesem Ort schon Gleis besitzt oder wenn einer der neuen Ausgänge an eines von diesen grenzt. So beginnt kein Gleis im Freien oder an einem Ort, den das eigene Gleis nicht erreicht hat, und alles Gleis eines Spielers führt über sein eigenes Gleis zu einer Stadt. Es darf aus mehreren Teilen bestehen. Niemand verlängert fremdes Gleis.
rule-ST-41-reason = Die Anleitung lässt das erste Plättchen von einer Stadt ausgehen und späteres Gleis eigenes verlängern oder an einer beliebigen Stadt beginnen, nie an einem Ort; alles muss über eigenes Gleis mit einer Stadt verbunden sein, und herrenloses Gleis darf übernommen werden (ST-47). Dass dies für jeden neuen Abschnitt verlangt wird, für alle neuen Ausgänge eines Ortes einmal, und dass ein umgeleiteter Abschnitt der erste eines Spielers sein kann, ist von uns.
rule-ST-54-title = Versperren
rule-ST-54 = Man darf vor fremdem unfertigem Gleis entlang oder aus einer Stadt heraus so bauen, dass der andere umleiten muss, solange sein Gleis nicht verlängert wird.
rule-ST-54-reason = Die Anleitung verbietet nur, fremdes Gleis zu verlängern. Dass man ihm im Weg sein darf, sagt die FAQ des Verlags, der wir folgen.
rule-ST-59-title = Worauf Gleis treffen darf
rule-ST-59 = Erfüllt eine Seite eines neuen Abschnitts ST-41, darf seine andere Seite an eine Seite ohne Gleis grenzen und ist dann ein offenes Ende; oder an eine Stadt; oder an ein eigenes offenes Ende; oder an ein herrenloses offenes Ende, das der Bauende übernehmen (ST-47) oder mit eigenem unfertigem Gleis verbinden darf (ST-56). Nie darf sie an eine geschlossene Seite (ST-42) oder an ein fremdes offenes Ende grenzen. Ein neuer Ausgang eines Ortsplättchens ist in einem Punkt freier: Trifft er auf ein fremdes offenes Ende, vollendet er diese Strecke für ihren Besitzer. Trifft er auf ein herrenloses Ende, das der Bauende übernehmen können muss, übernimmt er es; trifft er auf nichts, ist er ein loser Ausgang des Bauenden.
rule-ST-59-reason = Die Anleitung will, dass die Enden benachbarter Plättchen zusammenpassen, kennt unfertige Strecken, verbietet, fremdes Gleis zu verlängern, und lässt dem anderen die Ausgänge eines Ortsplättchens, die an sein Gleis anschließen. Was daraus für jede Seite eines Plättchens folgt, ist von uns, auch dass ein Ausgang, der an einem Ort mit eigenen Strecken hinzukommt, nicht auf ein herrenloses Ende treffen darf, das der Bauende vorher nicht übernehmen konnte.
rule-ST-42-title = Wo Gleis nicht laufen darf
rule-ST-42 = Gleis schließt nur dort an Gleis an, wo beide dieselbe Seite eines Felds erreichen. Kein Gleis liegt auf einer Stadt oder auf einer Fläche, die kein Feld ist, und keines läuft über eine geschlossene Seite oder gegen sie: eine dicke schwarze Linie, Wasser oder das Ende der Karte. Gleis verzweigt sich nur in Orten und Städten. Kein Gleis darf am selben Ort oder in derselben Stadt beginnen und enden, wie es auch zusammengefügt ist. Mehrere Strecken zusammen dürfen einen Kreis bilden.
rule-ST-38-title = Ausführen, was bezahlt ist
rule-ST-38 = Im Basisspiel müssen Stadtwachstum und Urbanisierung, die nicht ohne Aktion genommen wurden, im Bauzug des Spielers ausgeführt werden, ob Gleis gebaut wird oder nicht. Der Spieler darf das Bauen nicht beenden, solange Stadtwachstum aussteht und es sowohl ein Vorratsfeld mit Würfeln als auch eine gedruckte Stadt ohne Marker gibt, und auch nicht, solange Urbanisierung aussteht und ein Ort urbanisiert werden darf. Was nicht mehr möglich ist, verfällt (ST-29).
rule-ST-38-reason = Die Pflicht steht in der Anleitung. Wann sie das Ende eines Bauzugs aufhält und wann nicht, ist von uns.
rule-ST-05-title = Der Vorrat an Plättchen
rule-ST-05 = Gleisplättchen sind begrenzt. Wer eine Seite legt, verbraucht das Plättchen und damit auch seine andere Seite. Ein Plättchen, das entfernt oder ersetzt wird, kommt in den Vorrat zurück. Eine Seite, von der keine mehr da ist, kann nicht gelegt werden.
rule-ST-05-reason = Die Anleitung lässt Plättchen ausgehen und gibt das zurück, das eine Neustadt ersetzt. Dass beim Umleiten und Ausbauen ersetzte Plättchen ebenso zurückkommen, ist von uns.
rule-ST-06-title = Welches Plättchen eine Seite zeigt
rule-ST-06 = Eine Seite kann gelegt werden, solange sich die Plättchen so verteilen lassen, dass sie alle Seiten zeigen, die dann auf der Karte liegen. Die Seiten 44 bis 47 teilen sich ihre im Kreis. Ein Plättchen, das ersetzt wird, darf für seinen eigenen Ersatz umgedreht werden.
rule-ST-06-reason = Manche Seiten gibt es auf zwei Sorten von Plättchen, und die Anleitung sagt nicht, welches davon verbraucht wird. Die ganze Regel ist von uns: Eine Seite wird nicht verweigert, weil man eine gleiche von einem anderen Plättchen hätte nehmen können.
rule-ST-44-title = Preis eines neuen Plättchens
rule-ST-44 = Ein Plättchen auf einem leeren Feld kostet $1 für jeden Ausgang, $1 mehr für einen Ort, $1 mehr für einen Fluss im Feld und $2 mehr auf einem Hügelfeld, alles zusammengezählt. Bezahlt wird beim Bau.
rule-ST-08-title = Gelände
rule-ST-08 = Hügel und Berge sind dasselbe. Jedes Feld, das weder Hügel noch Stadt ist, gilt als Ebene, auch die Küste. Kanäle und kleine Seen sind Flüsse. Ein Feld hat einen Fluss, wenn irgendein Teil davon in ihm liegt, und kostet ihn einmal, wie viele es auch sind.
rule-ST-43-title = Ortsplättchen
rule-ST-43 = Auf Felder mit einem Ort werden nur Ortsplättchen gelegt, und nirgends sonst werden sie gelegt.
rule-ST-53-title = Lose Ausgänge
rule-ST-53 = Lose Ausgänge gehören dem, der das Ortsplättchen gebaut hat, bis zum Ende seines nächsten Bauzugs, und länger nur, wenn sie verlängert werden (ST-46). Bis dahin darf sonst niemand von ihnen aus oder zu ihnen hin bauen. Den Ort urbanisieren darf trotzdem jeder; die Ausgänge, die nicht über das Feld hinaus verlängert sind, verschwinden dann mit dem Plättchen.
rule-ST-53-reason = Die Anleitung gibt dem Bauenden die Ausgänge und nennt diesen Besitz zum Teil vorübergehend. Wie lange er währt, was er verbietet und was eine Neustadt daran ändert, sagt die FAQ des Verlags, der wir folgen; dass mit Zug der Bauzug gemeint ist, ist von uns.
rule-ST-57-title = Ausgänge eines Ortes
rule-ST-57 = Ein Ort ist nur über einen Ausgang auf seinem Plättchen zu erreichen. Gleis, das an einem Ortsfeld ohne Plättchen endet oder an einer Seite ohne Ausgang, ist unfertig. Ein Ausgang in eine Stadt ist eine fertige Strecke. Eine fertige Strecke verbindet zwei verschiedene Halte. Zwei Städte nebeneinander sind nicht verbunden.
rule-ST-57-reason = Gleise an allen Seiten haben laut Anleitung nur Städte, und eine Strecke läuft von einer Stadt oder einem Ort zu einer anderen Stadt oder einem anderen Ort. Was das für Orte ohne Plättchen oder Ausgang und für benachbarte Städte heißt, ist von uns.
rule-ST-52-title = Was eine Neustadt mit Gleis macht
rule-ST-52 = Eine Stadt hat Gleise an allen Seiten, und so kann eine Neustadt Strecken vollenden, auch fremde. Die losen Ausgänge ihres Ortes verschwinden. Gleise, die vom Ort wegführen, bleiben, mit ihren Besitzern, und beginnen nun an der Stadt. Ein offenes Ende, das an den Ort stieß, wo dieser keinen Ausgang hatte, wird eine fertige Strecke: Ihr Besitzer behält sie, und eine herrenlose geht an den, der die Neustadt legt (ST-15).
rule-ST-52-reason = Dass eine Stadt Gleise an allen Seiten hat und so jedermanns Strecken vollenden kann, steht in der Anleitung. Was aus jeder Art von Gleis am Ort wird, ist von uns; für lose Ausgänge sagt es die FAQ des Verlags.
rule-ST-16-title = Wo keine Neustadt sein darf
rule-ST-16 = Ein Ort darf nicht urbanisiert werden, wenn dann ein Gleis dort begänne und endete, und auch nicht, solange eine fertige Strecke ganz auf seinem Plättchen liegt. Kartendateien halten Orte und Städte ein Feld auseinander, sodass das zweite nur auf einer Karte vorkommen kann, die das nicht tut.
rule-ST-16-reason = Die Anleitung erlaubt jeden Ort, verbietet aber Gleis von einer Stadt zu ihr zurück und den Verlust fertiger Strecken. Dass das die Neustadt verbietet, ist von uns, und ebenso, dass man einen Ort so verschließen kann, bis das Gleis anderswohin führt.
rule-ST-13-title = Keine neuen Würfel
rule-ST-13 = Nach dem Aufbau wird nie mehr ein Würfel aus dem Beutel gezogen. Ein geleertes Vorratsfeld bleibt leer.
rule-ST-29-title = Was nicht mehr geht
rule-ST-29 = Nimmt Urbanisierung die letzten Würfel des Warenvorrats, bevor Stadtwachstum, das in derselben Runde bezahlt wurde, ausgeführt ist, so verfällt das Wachstum, ohne Marker und ohne Erstattung. Ebenso verfällt Urbanisierung, wenn kein Ort mehr urbanisiert werden darf (ST-16).
rule-ST-29-reason = An eine verbindliche Aktion, die sich nicht mehr ausführen lässt, denkt die Anleitung nicht. Die ganze Regel ist von uns.
rule-ST-46-title = Unfertige Strecken
rule-ST-46 = Ein Gleis, das nicht an beiden Enden einen Halt erreicht, ist eine unfertige Strecke. Am Ende des Bauzugs eines Spielers wird jedes seiner unfertigen Gleise herrenlos, das nicht in genau diesem Bauzug gebaut, verlängert oder übernommen wurde. Eine unfertige Strecke muss also in jedem Bauzug ihres Besitzers verlängert werden. Umleiten zählt nicht.
rule-ST-46-reason = Die Anleitung nimmt den Marker von einer Strecke, die nicht gleich im nächsten Zug des Besitzers verlängert wird. Dass sich das am Ende seines eigenen Bauzugs entscheidet, ist von uns.
rule-ST-47-title = Herrenloses Gleis übernehmen
rule-ST-47 = Eine unfertige Strecke ohne Besitzer übernimmt, wer sie verlängert oder vollendet. Die Strecke muss an einer Stadt beginnen oder an einem Ort, an dem der Bauende Gleis besitzt, fertig oder nicht: Das wird beurteilt, bevor das Plättchen liegt. Sonst darf niemand von ihrem offenen Ende weiterbauen oder anderes Gleis oder den Ausgang eines Ortes an sie heranführen, außer nach ST-56. Auch eine Neustadt kann übernehmen (ST-15).
rule-ST-47-reason = Die Anleitung erlaubt das Übernehmen, wenn die Strecke an einer Stadt beginnt oder unmittelbar mit einer Strecke des Übernehmenden verbunden ist, und ihr Beispiel lässt eine Strecke, die nur die Strecken eines Spielers berührt, allein diesem. Dass der Stand vor dem Plättchen entscheidet, sodass ein neues Plättchen die Verbindung nicht selbst herstellen kann, und dass ein unfertiges Gleis des Übernehmenden als Verbindung genügt, ist von uns.
rule-ST-15-title = Eine Neustadt übernimmt
rule-ST-15 = Eine herrenlose Strecke, die eine Neustadt vollendet, beginnt von da an an einer Stadt, und so übernimmt sie, wer die Neustadt legt.
rule-ST-15-reason = Die Anleitung lässt ein Neustadt-Plättchen eine Strecke übernehmen, aber nur eine, die an einer Stadt beginnt oder die Strecken des Übernehmenden berührt. Dass die Neustadt selbst eine solche Stadt ist, ist von uns.
rule-ST-56-title = Herrenloses Gleis anschließen
rule-ST-56 = Ein Abschnitt, der eigenes unfertiges Gleis verlängert, darf auf jedes herrenlose offene Ende treffen, auch auf eines, das der Bauende von anderswo nicht übernehmen könnte. Beide werden eine fertige Strecke, und sie gehört dem Bauenden.
rule-ST-56-reason = Diesen Fall hat die Anleitung nicht; eine Zusammenfassung von Spielern nimmt beide Strecken zusammen. Dass das Gleis des Bauenden schon dort liegen muss, sodass ein Plättchen direkt aus einer Stadt nicht genügt, folgt aus ST-47.
rule-ST-48-title = Fertige Strecken bleiben
rule-ST-48 = Eine fertige Strecke geht nie verloren und wird nie aufgegeben, außer durch Bankrott (ST-71).
rule-ST-49-title = Umleiten
rule-ST-49 = Das letzte Plättchen einer unfertigen Strecke darf gedreht oder getauscht werden, sodass das Gleis es an einer anderen Seite verlässt. Die Strecke muss dem Bauenden gehören oder herrenlos sein und an einer Stadt beginnen oder an einem Ort, an dem der Bauende Gleis besitzt. Umleiten kostet $1 für jeden Ausgang des Plättchens, ohne Gelände, und zählt als Bau. Für die neue Seite gelten dieselben Grenzen wie für neues Gleis (ST-42, ST-59). Bleibt das Gleis unfertig, bleibt auch sein Besitzer, und als in dieser Runde verlängert gilt es nur, wenn das schon vorher so war. Wird es fertig, gehört es dem Bauenden. Nichts wird auf einem Ortsfeld umgeleitet, nichts an einer fertigen Strecke und nichts an einer fremden.
rule-ST-49-reason = Was umgeleitet werden darf, der Preis und die Folgen für den Besitz stehen in der Anleitung. Dass irgendein eigenes Gleis am Ort, an dem eine herrenlose Strecke beginnt, als Verbindung genügt, wie in ST-47, und dass verlängert bleibt, was in der Runde schon verlängert wurde, ist von uns.
rule-ST-17-title = Das letzte Plättchen
rule-ST-17 = Das letzte Plättchen einer unfertigen Strecke ist das mit ihrem offenen Ende. Umleiten ändert diesen einen Abschnitt: Die Seite, die ihn mit dem Rest der Strecke oder mit ihrem Halt verbindet, bleibt, und nur die offene Seite wird eine andere. Auch alles andere Gleis auf dem Plättchen bleibt, und im selben Bau kommt nichts hinzu.
rule-ST-17-reason = Die Anleitung spricht vom zuletzt gelegten Plättchen und lässt es drehen oder ersetzen. Dass es am offenen Ende erkannt wird und nicht an der Baufolge, und dass sich sonst nichts darauf ändert, ist von uns.
rule-ST-50-title = Ausbauen
rule-ST-50 = Ein Plättchen darf durch eines ersetzt werden, das all sein Gleis behält und welches hinzufügt: eine Kreuzung, ein zweites Gleis daneben oder mehr Ausgänge eines Ortes. Das kostet $1 für jeden Ausgang des ganzen neuen Plättchens und $1 mehr für einen Ort, ohne Gelände, und zählt als Bau. Es geht auch über fremdem Gleis, das dabei fremd bleibt. Das neue Gleis folgt den Regeln für alles neue Gleis (ST-41, ST-58, ST-59).
rule-ST-58-title = Plättchen mit zwei Gleisen
rule-ST-58 = Jeder neue Abschnitt eines Plättchens muss für sich allein erlaubt sein: an einer Stadt beginnen oder Gleis verlängern, das dem Bauenden gehört oder das er übernehmen darf (ST-41). Ein Plättchen mit zwei neuen Abschnitten muss das zweimal erfüllen. Die neuen Ausgänge eines Ortsplättchens treffen sich im Ort, und einer davon genügt für alle.
rule-ST-58-reason = Die Anleitung verlangt, dass alle üblichen Bauregeln eingehalten werden. Dass sie für jeden Abschnitt allein gelten und für ein Ortsplättchen im Ganzen, ist von uns.
rule-ST-18-title = Zweimal auf einem Feld bauen
rule-ST-18 = Auf einem Feld darf in einer Runde mehr als einmal gebaut werden. Jedes Mal zählt als Bau und wird bezahlt.
rule-ST-18-reason = Die Anleitung sagt nicht, ob ein Plättchen aus dieser Runde noch in derselben Runde ausgebaut oder umgeleitet werden darf. Dass es das darf, ist von uns.
rule-ST-51-title = Doppelte Plättchen auf leeren Feldern
rule-ST-51 = Ein Plättchen mit zwei Gleisen darf auf ein leeres Feld gelegt werden. Es kostet dann den vollen Preis eines neuen Plättchens, mit Gelände (ST-44).

## Phase 3: Waren transportieren

rule-ST-60-title = Phase 3: Waren transportieren
rule-ST-60 = Es gibt zwei Durchgänge. In jedem verbessert jeder in der Reihenfolge, doch wer Erster Transport hat, vor allen anderen, seine Lokomotive, transportiert einen Würfel oder passt. Verbessern ist umsonst und hebt die Stufe um 1, bis höchstens 6. Jeder darf das in dieser Phase einmal, zusätzlich zu dem, was das Plättchen Lokomotive gibt.
rule-ST-61-title = Der Weg eines Würfels
rule-ST-61 = Ein Würfel fährt von seiner Stadt über fertige Strecken, höchstens so viele, wie die Stufe des Transportierenden sagt. Er endet in der ersten Stadt seiner Farbe, die er erreicht, und nirgends sonst. Er kehrt nie dorthin zurück, wo er begann, und kommt unterwegs an keiner Stadt, keinem Ort und keiner Strecke zweimal vorbei.
rule-ST-61-reason = Die Anleitung verbietet, eine Stadt zweimal zu besuchen, und spricht nicht von Orten und Strecken. Dass auch sie nicht zweimal vorkommen dürfen, wie in den anderen Eisenbahnspielen des Autors, ist von uns.
rule-ST-62-title = Eigene und fremde Strecken
rule-ST-62 = Ein Weg nutzt mindestens eine Strecke des Transportierenden und von keinem anderen Spieler mehr Strecken als von ihm. Jeder andere wird einzeln mit ihm verglichen.
rule-ST-65-title = Den Weg nennen
rule-ST-65 = Der Transportierende nennt jede Strecke des Wegs. Wo zwei Strecken dieselben Halte verbinden, darf es jede von beiden sein, und ihr Besitzer bekommt den Punkt.
rule-ST-65-reason = Die Anleitung spricht nicht von zwei Strecken zwischen denselben Halten. Dass jede Strecke genannt wird, ist von uns, damit klar ist, wer punktet.
rule-ST-66-title = Würfel auf der eigenen Farbe
rule-ST-66 = Ein Würfel, der auf einer Stadt seiner eigenen Farbe liegt, darf in eine andere Stadt dieser Farbe. Ein Würfel, der keine Stadt seiner Farbe erreicht, bleibt, wo er ist; ein grauer wartet auf eine graue Neustadt.
rule-ST-66-reason = Die Anleitung spricht nicht von einem Würfel, der auf seiner eigenen Farbe beginnt. Da kein Würfel dorthin zurückkehren darf, wo er begann, lassen wir ihn in eine andere Stadt.
rule-ST-63-title = Gelieferte Würfel
rule-ST-63 = Ein gelieferter Würfel kommt in den Beutel und ist aus dem Spiel.
rule-ST-64-title = Streckenpunkte
rule-ST-64 = Jeder Besitzer bekommt 1 Streckenpunkt für jede seiner Strecken, die der Würfel genutzt hat; herrenlose Strecken geben keinen. Wer punktet, nimmt alle Punkte dieser Lieferung als Einkommen oder alle als Siegpunkte. Der Transportierende wählt zuerst, dann die anderen in der Reihenfolge.

## Phase 4: Einkommen

rule-ST-70-title = Phase 4: Einkommen
rule-ST-70 = In der Reihenfolge bekommt jeder sein Einkommen von der Bank, wenn es über 0 ist, und zahlt es, wenn es unter 0 ist. Es zählt das Einkommen zu Beginn der Phase. Fehlendes Bargeld wird beschafft (ST-20, ST-21); für das Standardspiel siehe ST-96 und ST-97.
rule-ST-71-title = Bankrott
rule-ST-71 = Wer nicht zahlen kann, ist bankrott und aus dem Spiel, und alle seine Marker werden entfernt. Seine fertigen Strecken bleiben bis zum Spielende herrenlos. Seine unfertigen darf man übernehmen wie alles herrenlose Gleis (ST-47).
rule-ST-67-title = Herrenlose fertige Strecken
rule-ST-67 = Fertige Strecken ohne Besitzer dürfen alle nutzen, und sie bringen niemandem Punkte. Sie zählen für die Stufe der Lokomotive, aber für keinen Spieler, wenn eigene und fremde Strecken verglichen werden (ST-62).
rule-ST-67-reason = Dass eine solche Strecke keine Punkte bringt, steht in der Anleitung. Wie sie für die Länge eines Wegs und im Vergleich zählt, ist von uns.
rule-ST-72-title = Nach einem Bankrott
rule-ST-72 = Wer bankrott ist, scheidet sofort aus der Reihenfolge aus und gibt sein Aktionsplättchen zurück. Die Zahl der Runden bleibt. Ist nur noch ein Spieler übrig, endet das Spiel sofort, und er gewinnt. Bankrotte Spieler stehen hinter allen anderen und untereinander umso höher, je später sie bankrott gingen.
rule-ST-72-reason = Die Anleitung nimmt den Bankrotten nur aus dem Spiel. Die ganze Regel ist von uns.
rule-ST-73-title = Keine Punkte unter 0
rule-ST-73 = Im Spiel fallen Siegpunkte nie unter 0. Das Endergebnis darf es.
rule-ST-73-reason = Die Anleitung nimmt Siegpunkte für Geld und am Ende für negatives Einkommen und sagt nicht, ob sie unter 0 fallen dürfen. Die ganze Regel ist von uns.

## Phasen 5 und 6 und das Ende

rule-ST-75-title = Phasen 5 und 6: die nächste Runde
rule-ST-75 = Im Basisspiel richtet sich die Reihenfolge der nächsten Runde nach den Zahlen der genommenen Aktionsplättchen, die niedrigste zuerst, auch die ohne Aktion genommenen. Dann werden die Plättchen zurückgegeben, und der Rundenmarker rückt vor. In der letzten Runde entfällt das alles. Im Standardspiel wird stattdessen um die Reihenfolge geboten (ST-92).
rule-ST-80-title = Endergebnis
rule-ST-80 = Zu seinen Siegpunkten zählt jeder 1 für je 2 Einkommen, abgerundet, oder verliert 2 für jede 1 Einkommen unter 0, und zählt 1 für jede fertige Strecke, die er besitzt. Unfertige Strecken bringen nichts.
rule-ST-81-title = Sieg und Gleichstand
rule-ST-81 = Das höchste Ergebnis gewinnt. Bei Gleichstand entscheidet das höhere Einkommen und dann die niedrigere Zahl auf den Aktionsplättchen der letzten Runde. Es gibt genau einen Sieger.

## Standardspiel

rule-ST-82-title = Standardspiel: der letzte Gleichstand
rule-ST-82 = Auch im Standardspiel entscheiden die Zahlen der Aktionsplättchen bei gleichem Ergebnis und gleichem Einkommen.
rule-ST-82-reason = Die Anleitung ermittelt den Sieger wie im Basisspiel, obwohl die Plättchen mit den Zahlen nach unten liegen. Dass die Zahlen dafür trotzdem gelten, ist von uns.
rule-ST-90-title = Standardspiel: die Runde
rule-ST-90 = Die erste Reihenfolge wird ausgelost, jede gleich wahrscheinlich. Eine Runde hat sieben Phasen: Kapital kaufen, Reihenfolge, Aktionsplättchen, Bauen, Warentransport, Einkommen und neue Runde. Aktionsplättchen kosten nichts, auch Lokomotive nicht. Alles andere ist wie im Basisspiel.
rule-ST-91-title = Standardspiel: Kapital kaufen
rule-ST-91 = In der Reihenfolge darf jeder $5 für jeden Schritt die Einkommensleiste hinab nehmen, beliebig viele Schritte bis -10, und darüber hinaus $5 für je 2 Siegpunkte (ST-21). Geld gibt es so nur in dieser Phase. Alle späteren Zahlungen der Runde kommen aus dem Bargeld; Ausnahmen sind ST-85 und ST-97.
rule-ST-85-title = Standardspiel: Neulinge
rule-ST-85 = Wird es beim Aufbau so gewählt, dürfen die als Neulinge genannten Spieler Geld beschaffen wie im Basisspiel (ST-20, ST-21), um Gleise zu bezahlen und was sie in der Einkommensphase schulden. Was sie in der Einkommensphase nicht beschaffen können, zahlen sie nach ST-97.
rule-ST-85-reason = Die Anleitung schlägt vor, die Regel für neuere Spieler zu lockern, und nennt Gleise und Unterhalt als Beispiele. Dass beides gemeint ist, dass negatives Einkommen zu den Schulden gehört, dass es beim Aufbau vereinbart wird und was geschieht, wenn sich nichts mehr beschaffen lässt, ist von uns.
rule-ST-92-title = Standardspiel: Reihenfolge
rule-ST-92 = Um die Reihenfolge wird in jeder Runde geboten. Das Bieten beginnt beim ersten Spieler und geht in der bisherigen Reihenfolge: Jeder überbietet das höchste Gebot oder passt, und niemand darf mehr bieten als sein Bargeld. Wer passt, nimmt den letzten freien Platz; wer übrig bleibt, ist der erste. Wer als Erster bietet, darf $0 bieten, und wer übrig bleibt, braucht nicht geboten zu haben.
rule-ST-92-reason = Die Anleitung erlaubt dem ersten Spieler $0 und nennt den Übriggebliebenen den Höchstbietenden. Dass $0 auch einem anderen offensteht, wenn der erste gepasst hat, und dass der Übriggebliebene auch ohne Gebot der erste ist, ist von uns.
rule-ST-93-title = Standardspiel: Spielreihenfolge
rule-ST-93 = Wer in der Runde davor Spielreihenfolge genommen hat, darf in der Versteigerung einmal passen, ohne auszuscheiden. Mit dem zweiten Passen nimmt er den letzten Platz, der dann frei ist.
rule-ST-98-title = Niemand überbietet sich selbst
rule-ST-98 = Kommt der Höchstbietende wieder an die Reihe, weil alle anderen ausgeschieden sind oder das eine Passen durch Spielreihenfolge genutzt haben, geht das Bieten zu dem weiter, der es genutzt hat. Niemand muss sich selbst überbieten.
rule-ST-98-reason = Die Anleitung verlangt von jedem, das höchste Gebot zu überbieten oder zu passen, und denkt nicht daran, dass der Höchstbietende selbst an die Reihe kommt. Die ganze Regel ist von uns.
rule-ST-94-title = Bezahlen für die Reihenfolge
rule-ST-94 = Der erste und der zweite der neuen Reihenfolge zahlen ihr letztes Gebot voll, der letzte zahlt nichts, und alle dazwischen zahlen die Hälfte, aufgerundet. Wer nie geboten hat, zahlt nichts.
rule-ST-99-title = Bezahlen zu zweit
rule-ST-99 = Bei nur zwei Spielern ist der zweite Platz auch der letzte und zahlt nichts.
rule-ST-99-reason = Die Anleitung lässt den zweiten Platz voll zahlen und den letzten nichts, und sagt nicht, was gilt, wenn beide dasselbe sind. Dass nichts gezahlt wird, ist von uns.
rule-ST-95-title = Auf die Aktion eines Plättchens verzichten
rule-ST-95 = Im Standardspiel werden Stadtwachstum und Urbanisierung nicht ohne Aktion genommen; wer eines davon hat, darf stattdessen im Bauzug auf die Aktion verzichten und das Bauen ohne sie beenden. Nur die Plättchen nach ST-28 werden ohne Wirkung genommen.
rule-ST-95-reason = Dass man im Bauzug auf die Aktion verzichten darf, steht in der Anleitung. Dass man beim Nehmen nicht verzichtet, außer nach ST-28, ist von uns, denn es wäre nur ein vorgezogener Verzicht.
rule-ST-96-title = Unterhalt der Lokomotiven
rule-ST-96 = In der Einkommensphase des Standardspiels zahlt jeder außerdem $1 für jede Stufe seiner Lokomotive. Einkommen über 0 bekommt man zuerst; dann wird der Unterhalt, zusammen mit Einkommen unter 0, als eine Summe gezahlt.
rule-ST-96-reason = Der Unterhalt steht in der Anleitung. Dass das Einkommen zuerst kommt und alles Geschuldete eine Summe ist, ist von uns; es ist wichtig, wenn jemandem Geld fehlt.
rule-ST-97-title = Standardspiel: Schulden zahlen
rule-ST-97 = Reicht das Bargeld für eine Zahlung nicht, die sein muss, wird alles Bargeld gezahlt, dann 1 Siegpunkt für je $2, die noch fehlen, und ohne Punkte 1 Schritt Einkommen für je $2. Ist die Summe ungerade, wird $1 zurückgegeben. Gebote und Gleise kosten nie mehr, als man zahlen kann, also kommt das nur in der Einkommensphase vor. Wer kein Bargeld, keine Siegpunkte und Einkommen -10 hat und noch Geld schuldet, ist bankrott (ST-71). Neulinge beschaffen zuerst Geld (ST-85).
rule-ST-97-reason = Die Art zu zahlen und der Bankrott stehen in der Anleitung. Dass nur die Einkommensphase das verlangen kann und dass es erst nach dem kommt, was Neulinge beschaffen, ist von uns.

## Verzeichnis der Plättchen

rule-ST-04-title = Seiten der Plättchen
rule-ST-04 = Die Kanten werden im Uhrzeigersinn von 0, dem Norden, bis 5 gezählt. Einfache Seiten: 21 ist eine Gerade (0-3), 22 eine weite Kurve (0-2), 23 eine enge Kurve (0-1); 41 sind zwei kreuzende Geraden (0-3, 1-4), 42 eine Gerade und eine weite Kurve, die sich kreuzen (0-3, 1-5), 43 zwei kreuzende weite Kurven (0-2, 1-3), 44 eine Gerade und eine enge Kurve (0-3, 1-2), 45 zwei getrennte weite Kurven (0-2, 3-5), 46 und 47 eine weite und eine enge Kurve (0-2, 3-4 und ihr Spiegelbild 0-2, 4-5). Ortsseiten, nach ihren Ausgängen: T11 0; T21 0, 3; T22 0, 2; T23 0, 1; T31 0, 2, 4; T32 0, 3, 5; T33 0, 1, 3; T34 5, 0, 1; T41 0, 2, 3, 4; T42 0, 1, 3, 4; T43 0, 1, 2, 3. Ein Plättchen darf gedreht werden; seine Drehung ist die Kante, zu der Kante 0 der Seite dann zeigt. Sieht eine Seite mit weniger Drehungen gleich aus, wird sie nach der kleinsten benannt, und ihre anderen Drehungen werden abgelehnt.
rule-ST-04-reason = Die Anleitung benennt die Seiten und bildet sie ab; die Formen sind die, die ihre Namen zulassen. Welches von zwei Spiegelbildern welche Nummer hat und wie Drehungen benannt werden, damit jede Lage eines Plättchens einen Namen hat, ist von uns.
rule-ST-03-title = Doppelseitige Plättchen
rule-ST-03 = Die 136 Gleisplättchen haben vorn und hinten diese Seiten: 86 mit 21/22, 10 mit T21/T22, 8 mit 23/T23, 4 mit T11 und leerer Rückseite, je 4 mit 42/T41, T31/T34, T42/41, 43/T43 und T32/T33, und je 2 mit 44/45, 44/47, 47/46 und 45/46.
rule-ST-03-reason = Die Liste der Paare in unserer Fassung der Anleitung ergibt 132 Plättchen, und ihr fehlen T32 und T33, von denen es je 4 gibt. Dass diese beiden sich 4 Plättchen teilen, schließen wir daraus: So ergibt sich die Summe von 136.
