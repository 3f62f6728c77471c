### Steam : les règles, dans l'ordre du registre

rule-ST-02-title = Matériel
rule-ST-02 = Les 96 cubes marchandise sont 16 gris et 20 de chaque couleur : rouge, bleu, jaune et violet ; les 8 tuiles Nouvelle ville sont 4 grises et 1 dans chacune des mêmes quatre couleurs. Il y a aussi 10 marqueurs de Croissance urbaine, 7 tuiles action, 136 tuiles voie, et 24 jetons pour chacun des 6 joueurs. Les marqueurs suffisent toujours : au plus un est utilisé par tour, et aucune partie n'a plus de dix tours.

rule-ST-07-title = Argent et points sans limite
rule-ST-07 = L'argent de la banque est illimité, et les points de victoire n'ont pas de limite supérieure. Les cases +50 et +100 de la piste de score aident seulement à compter.
rule-ST-07-reason = Le livret énumère les jetons d'argent et a des cases pour plus de 50 et plus de 100 points, mais ne dit pas ce qui se passe quand ils ne suffisent plus. Toute la règle est de nous.

rule-ST-55-title = Les jetons ne manquent jamais
rule-ST-55 = Un joueur qui a utilisé ses 24 jetons marque ses autres liaisons avec autre chose. Les tuiles voie, au contraire, peuvent manquer (ST-05).
rule-ST-55-reason = Le livret donne à chaque joueur 24 jetons et ne dit pas si cela limite le nombre de liaisons. La réponse est celle de la FAQ de l'éditeur, que nous suivons.

rule-ST-01-title = Joueurs
rule-ST-01 = Les deux cartes imprimées sont pour 3 à 5 joueurs : celle du nord-est des États-Unis et du sud-est du Canada est la meilleure à 3 ou 4, celle de la Ruhr à 4 ou 5. Il y a du matériel pour 6, et le fichier d'une carte peut permettre tout nombre de 2 à 6. Deux joueurs jouent comme trois, quant au nombre de tours et de cubes.
rule-ST-01-reason = Le livret dit quels nombres conviennent à chaque carte, a du matériel pour 6, et donne les tours pour 3, 4, 5 et 6 joueurs. La limite de 3 à 5 pour les deux cartes imprimées et tout ce qui touche 2 joueurs sont de nous.

rule-ST-10-title = Cubes au départ
rule-ST-10 = Tous les cubes commencent dans le sac. Chaque ville en reçoit, au hasard, autant que le nombre qui y est imprimé, puis chaque case de la réserve en reçoit 3. À 3 joueurs, chaque case en reçoit un de moins, et sur la carte de la Ruhr chaque ville aussi ; le fichier de toute autre carte dit combien ses villes reçoivent en moins. Les villes sont servies dans l'ordre de la carte, les cases dans l'ordre de leurs numéros, et c'est ensuite seulement que l'on détermine le premier ordre de jeu.
rule-ST-10-reason = Les nombres viennent du livret. L'ordre des tirages, qui ne change pas les chances, est de nous, comme le fait de laisser le nombre des autres cartes à leurs fichiers.

rule-ST-14-title = Cases de la réserve
rule-ST-14 = La réserve de marchandises a 12 cases, sauf si le fichier d'une carte donne un autre nombre.
rule-ST-14-reason = Le livret parle des cases et ne les compte pas. Le nombre est pris dans la première extension de cartes de l'éditeur, qui s'y réfère ; que le fichier d'une carte puisse le changer est de nous.

rule-ST-11-title = Les joueurs au départ
rule-ST-11 = Chacun commence avec un revenu de 0, aucun point de victoire, une locomotive de niveau 1 et pas d'argent. Seul le premier ordre de ST-25 apporte de l'argent de départ.

rule-ST-20-title = Lever de l'argent
rule-ST-20 = L'argent en main se dépense d'abord. Quand il ne suffit pas à un paiement, le reste est levé auprès de la banque : 5 $ pour chaque case descendue sur la piste de revenu, et jamais plus de cases que le paiement n'en demande. Ce qui reste, au plus 4 $, est gardé en main. Il est donc égal de payer les voies tuile par tuile ou après tout un tour de construction.

rule-ST-21-title = Lever de l'argent à -10
rule-ST-21 = À un revenu de -10, chaque tranche suivante de 5 $ coûte à la place 2 points de victoire. Avec un revenu de -10 et moins de 2 points de victoire, on ne peut plus rien lever. Ce qu'un joueur n'est pas obligé d'acheter et ne peut pas payer ainsi, il ne peut pas l'acheter.
rule-ST-21-reason = Le livret arrête la levée d'argent à -10 avec 0 point de victoire et ne dit rien d'un joueur qui en a 1. Que 1 point ne lève rien, comme le dit une aide de jeu, est de nous.

rule-ST-22-title = Argent visible
rule-ST-22 = Chacun peut voir à tout moment combien d'argent a chaque joueur.

rule-ST-23-title = Bouts de la piste de revenu
rule-ST-23 = La piste de revenu va de -10 à +10. Les points pris en revenu au-delà de 10 sont perdus ; on peut toujours les prendre à la place en points de victoire (ST-64).
rule-ST-23-reason = Le livret nomme -10 comme bout inférieur et n'en nomme pas de supérieur. L'édition numérique publiée s'arrête à 10 ; que les points au-delà soient perdus est de nous.

rule-ST-26-title = Enchères du premier ordre
rule-ST-26 = Les places du premier ordre sont mises aux enchères l'une après l'autre, en commençant par la première. Un joueur tiré au sort ouvre les premières enchères. Elles tournent dans le sens horaire : chacun mise plus que la dernière mise ou passe, et qui passe est hors jeu pour cette place. Le gagnant paie, en levant de l'argent au besoin (ST-20), et ne mise plus. Les enchères suivantes sont ouvertes par le joueur à gauche du dernier gagnant, ou par le suivant qui n'a pas encore de place. La dernière place est gratuite. Il n'y a pas d'argent de départ.

rule-ST-27-title = Ouvrir à 0 $
rule-ST-27 = La mise d'ouverture pour une place peut être de 0 $. Quand tous les autres ont passé, le joueur qui reste a gagné la place, même sans mise, et alors pour 0 $.
rule-ST-27-reason = Le livret ne donne pas de mise minimale pour ces enchères, ni ne dit ce qui se passe si personne ne mise. Une aide de jeu, et le Jeu standard dans ses propres enchères, permettent 0 $ ; le reste est de nous.

rule-ST-24-title = Mises les plus hautes
rule-ST-24 = Les mises sont en dollars entiers, et nul ne peut miser plus qu'il ne pourrait payer. Dans le Jeu de base, c'est son argent, 5 $ pour chaque case jusqu'au revenu -10, et 5 $ pour chaque 2 points de victoire : au plus 50 $ au début de la partie. Dans le Jeu standard, c'est son argent (ST-92).
rule-ST-24-reason = Pour le Jeu standard, le livret limite les mises à l'argent en main. Pour le Jeu de base, il fait lever l'argent par le gagnant et ne fixe pas de limite. Cette limite, et les dollars entiers, sont de nous.

rule-ST-25-title = Premier ordre tiré au sort
rule-ST-25 = Si on l'a choisi à la mise en place, il n'y a pas d'enchères dans le Jeu de base : un joueur tiré au sort est premier et les autres suivent dans le sens horaire. Le deuxième joueur reçoit alors 1 $, le troisième 2 $, et ainsi de suite.

rule-ST-09-title = Villes, villages et couleurs
rule-ST-09 = Une ville ne prend que des cubes de sa couleur. Aucune ville imprimée n'est grise : les villes grises viennent des tuiles Nouvelle ville. Un village ne fournit ni ne prend de cubes.

rule-ST-12-title = Nombre de tours
rule-ST-12 = La partie compte 10 tours à 3 joueurs, 8 à 4, et 7 à 5 ou 6. Elle finit après la phase de revenus du dernier tour.

rule-ST-28-title = Phase 1 : tuiles action
rule-ST-28 = À chaque tour, chaque joueur, dans l'ordre du tour, prend une des tuiles action qui restent ; deux joueurs n'ont jamais la même. Si toutes les tuiles restantes sont fermées à un joueur, il en prend une au choix pour son seul numéro, sans coût ni effet. Cela ne peut arriver qu'au dernier de six, qui peut ne trouver que Locomotive et Urbanisation (ST-21, ST-35, ST-36).
rule-ST-28-reason = Le livret fait choisir une tuile à chacun et en ferme certaines à certains joueurs. Il ne pense pas à un joueur à qui toutes celles qui restent sont fermées. Ce que fait ce joueur est de nous, dans les deux jeux.

rule-ST-30-title = 1 Ordre du tour
rule-ST-30 = Dans le Jeu de base, qui prend Ordre du tour est premier au tour suivant, son numéro étant le plus petit (ST-75). Dans le Jeu standard, il agit à la place aux prochaines enchères (ST-93).

rule-ST-31-title = 2 Premier transport
rule-ST-31 = Qui prend Premier transport joue en premier à chacun des deux tours de transport de marchandises de ce tour, quel que soit l'ordre du tour.

rule-ST-32-title = 3 Ingénieur
rule-ST-32 = Qui prend Ingénieur peut construire 4 fois ce tour-ci au lieu de 3. Chaque construction se paie comme d'habitude.

rule-ST-33-title = 4 Première construction
rule-ST-33 = Qui prend Première construction construit en premier ce tour-ci, quel que soit l'ordre du tour.

rule-ST-34-title = 5 Croissance urbaine
rule-ST-34 = Dans le Jeu de base, Croissance urbaine coûte 2 $ quand on la prend, et une fois payée elle engage (ST-38). À tout moment de son tour de construction, le joueur choisit une ville imprimée sans marqueur de croissance et y met tous les cubes d'une case de la réserve, avec un marqueur. Une Nouvelle ville ne croît jamais, car un marqueur y est imprimé. Ce n'est pas une construction.
rule-ST-34-reason = Le livret place les cubes pendant le tour du joueur à la phase de construction et ne dit que pour Urbanisation que tout moment convient et que ce n'est pas une des constructions. Que les deux valent aussi pour Croissance urbaine est de nous.

rule-ST-37-title = Prendre une tuile pour son seul numéro
rule-ST-37 = Dans le Jeu de base, Croissance urbaine et Urbanisation peuvent être prises pour leur seul numéro : la tuile ne coûte alors rien et ne fait rien, mais son numéro compte pour l'ordre du tour. Cela se décide quand on prend la tuile.

rule-ST-35-title = 6 Locomotive
rule-ST-35 = Qui prend Locomotive élève aussitôt sa locomotive d'un niveau, et dans le Jeu de base paie 4 $ plus le nouveau niveau. Le niveau 6 est le plus haut. Un joueur au niveau 6, ou qui ne peut pas payer, ne peut pas prendre la tuile.

rule-ST-36-title = 7 Urbanisation
rule-ST-36 = Dans le Jeu de base, Urbanisation coûte 6 $ quand on la prend, et une fois payée elle engage (ST-38). À tout moment de son tour de construction, le joueur met une tuile Nouvelle ville, d'une couleur restante au choix, sur un hexagone avec un village qui n'est pas encore une Nouvelle ville. Une tuile voie qui s'y trouve retourne à la réserve. Puis le joueur met sur la Nouvelle ville les cubes d'une case de la réserve de son choix. Ce n'est pas une construction. Quand il ne reste pas de village ou pas de tuile Nouvelle ville, la tuile ne peut pas être prise, pas même pour son seul numéro. Quand il reste des villages mais qu'aucun ne peut devenir une ville (ST-16), elle ne peut être prise, dans le Jeu de base, que pour son seul numéro.
rule-ST-36-reason = Tout sauf la dernière phrase vient du livret, qui ne connaît pas de village qui ne puisse devenir une ville. Que personne ne paie pour ce qui ne peut pas se faire est de nous.

rule-ST-39-title = Quand cubes ou villes manquent
rule-ST-39 = Si aucune case de la réserve n'a plus de cubes, une Nouvelle ville est placée sans cubes. Dans le Jeu de base, Croissance urbaine ne peut être prise que pour son seul numéro quand aucune case n'a plus de cubes, ou qu'aucune ville imprimée n'est sans marqueur de croissance. Dans le Jeu standard, elle peut toujours être prise, car on peut y renoncer plus tard (ST-95).
rule-ST-39-reason = Le livret dit que la réserve n'est pas remplie de nouveau, et non ce que font ces deux tuiles quand elle est épuisée, ni quand il ne reste pas de ville qui puisse croître. Toute la règle est de nous.

rule-ST-40-title = Phase 2 : construction de voies
rule-ST-40 = Les joueurs construisent dans l'ordre du tour, mais celui qui a Première construction passe avant tous les autres. Chacun peut construire jusqu'à 3 fois, 4 fois avec Ingénieur. Personne n'est obligé de construire. Un tour de construction finit quand le joueur dit qu'il a fini, même après la dernière construction.
rule-ST-40-reason = L'ordre et les nombres viennent du livret. Que la fin d'un tour de construction soit toujours dite est de nous, car une Nouvelle ville ou une Croissance urbaine peut encore suivre la dernière construction.

rule-ST-45-title = Les liaisons et leurs propriétaires
rule-ST-45 = Toute voie part d'un arrêt, qui est une ville ou une sortie de la tuile d'un village. Une voie qui finit à un autre arrêt est une liaison achevée. Toute autre est inachevée et a une extrémité libre : le côté par où elle quitte son dernier hexagone, sans voie de l'autre côté. Une sortie que rien ne rejoint est à elle seule une voie inachevée, une sortie libre. Une voie appartient à un joueur, dont le jeton la marque, ou n'a pas de propriétaire. Qui pose une tuile village possède toutes ses nouvelles sorties, sauf celles qui touchent la voie d'un autre joueur.
rule-ST-45-reason = Ce qu'est une liaison, les jetons, et à qui sont les sorties d'une tuile village viennent du livret. Voir toutes les voies comme des chaînes qui partent d'un arrêt, dont une sortie libre est une, est de nous, pour que chaque voie ait exactement un propriétaire ou aucun.

rule-ST-41-title = Où poser des voies
rule-ST-41 = La première tuile qu'un joueur construit dans la partie doit avoir un segment nouveau ou réorienté dont un côté fait face à une ville ; une réorientation après laquelle la voie reste sans propriétaire ne compte pas comme la construire. Un nouveau segment doit faire face, par au moins un de ses deux côtés, à une ville, à une extrémité libre du constructeur, ou à une extrémité libre sans propriétaire dont la voie part d'une ville ou d'un village où le constructeur possède une voie, achevée ou non. Une tuile village, nouvelle ou améliorée, peut être posée si le constructeur possède déjà une voie à ce village, ou si une de ses nouvelles sorties fait face à l'un de ceux-ci. Aucune voie ne part donc en rase campagne, ni d'un village que la voie du constructeur n'a pas atteint, et toutes les voies d'un joueur mènent à une ville par ses propres voies. Elles peuvent être en plusieurs parties. Nul ne prolonge la voie d'un autre joueur.
rule-ST-41-reason = Le livret fait sortir la première tuile d'une ville, et les voies suivantes prolonger les siennes ou partir de n'importe quelle ville, jamais d'un village ; toutes doivent rejoindre une ville par ses propres voies, et les voies sans propriétaire peuvent être reprises (ST-47). Que cela soit demandé de chaque nouveau segment, une fois pour toutes les nouvelles sorties d'un village, et qu'un segment réorienté puisse être le premier d'un joueur, est de nous.

rule-ST-54-title = Barrer le passage
rule-ST-54 = Un joueur peut construire devant la voie inachevée d'un autre joueur, ou à la sortie d'une ville, de sorte que l'autre doive réorienter, pourvu que la voie de l'autre ne soit pas prolongée.
rule-ST-54-reason = Le livret interdit seulement de prolonger la voie d'un autre joueur. Que barrer son chemin soit permis est dit par la FAQ de l'éditeur, que nous suivons.

rule-ST-59-title = Ce qu'une voie peut rencontrer
rule-ST-59 = Quand un côté d'un nouveau segment satisfait ST-41, son autre côté peut faire face à un côté sans voie, et est alors une extrémité libre ; ou à une ville ; ou à une extrémité libre du constructeur ; ou à une extrémité libre sans propriétaire que le constructeur peut reprendre (ST-47) ou joindre à sa propre voie inachevée (ST-56). Il ne peut jamais faire face à un côté fermé (ST-42) ni à l'extrémité libre d'un autre joueur. Une nouvelle sortie d'une tuile village est plus libre sur un point : si elle rencontre l'extrémité libre d'un autre joueur, elle achève cette liaison pour son propriétaire. Si elle rencontre une extrémité sans propriétaire, que le constructeur doit pouvoir reprendre, elle la reprend ; si elle ne rencontre rien, c'est une sortie libre du constructeur.
rule-ST-59-reason = Le livret veut que les bouts de tuiles voisines s'accordent, connaît des liaisons inachevées, interdit de prolonger la voie d'un autre joueur, et laisse à celui-ci les sorties d'une tuile village qui la rejoignent. Ce qui en découle pour chaque côté d'une tuile est de nous, y compris qu'une sortie ajoutée à un village où le constructeur possède des liaisons ne puisse pas rencontrer une extrémité sans propriétaire qu'il ne pouvait pas reprendre avant.

rule-ST-42-title = Où une voie ne peut pas passer
rule-ST-42 = Une voie ne rejoint une voie que là où les deux atteignent le même côté d'un hexagone. Aucune voie n'est posée sur une ville ni sur un espace qui n'est pas un hexagone, et aucune ne traverse ni ne rencontre un côté fermé : un trait noir épais, de l'eau, ou le bord de la carte. Les voies ne bifurquent que dans les villages et les villes. Aucune voie ne peut partir du même village ou de la même ville où elle finit, de quelque façon qu'elle soit raccordée. Plusieurs liaisons peuvent former ensemble une boucle.

rule-ST-38-title = Effectuer ce qui a été payé
rule-ST-38 = Dans le Jeu de base, Croissance urbaine et Urbanisation qui n'ont pas été prises pour leur seul numéro doivent être effectuées pendant le tour de construction du joueur, qu'il construise des voies ou non. Le joueur ne peut pas finir de construire tant que Croissance urbaine est en attente et qu'il reste à la fois une case de la réserve avec des cubes et une ville imprimée sans marqueur, ni tant qu'Urbanisation est en attente et qu'un village peut être urbanisé. Ce qui n'est plus possible est annulé (ST-29).
rule-ST-38-reason = L'obligation vient du livret. Quand elle retarde la fin d'un tour de construction, et quand non, est de nous.

rule-ST-05-title = La réserve de tuiles
rule-ST-05 = Les tuiles voie sont limitées. Poser une face use la tuile, et donc aussi son autre face. Une tuile retirée ou remplacée retourne à la réserve. Une face dont il ne reste plus aucune tuile ne peut pas être posée.
rule-ST-05-reason = Le livret laisse les tuiles s'épuiser, et rend celle qu'une Nouvelle ville remplace. Que les tuiles remplacées en réorientant et en améliorant soient rendues de même est de nous.

rule-ST-06-title = Quelle tuile montre une face
rule-ST-06 = Une face peut être posée tant que les tuiles peuvent être réparties de façon à montrer toutes les faces alors sur la carte. Les faces 44 à 47 se partagent les leurs en anneau. Une tuile que l'on remplace peut être retournée pour son propre remplacement.
rule-ST-06-reason = Certaines faces se trouvent sur deux sortes de tuiles, et le livret ne dit pas laquelle est usée. Toute la règle est de nous : une face n'est pas refusée parce qu'une pareille aurait pu être prise sur une autre tuile.

rule-ST-44-title = Prix d'une nouvelle tuile
rule-ST-44 = Une tuile sur un hexagone vide coûte 1 $ pour chaque sortie, 1 $ de plus pour un village, 1 $ de plus pour une rivière dans l'hexagone et 2 $ de plus sur un hexagone de collines, le tout additionné. Elle se paie quand on la construit.

rule-ST-08-title = Terrain
rule-ST-08 = Collines et montagnes sont la même chose. Tout hexagone qui n'est ni collines ni ville compte comme plaine, la côte aussi. Les canaux et les petits lacs sont des rivières. Un hexagone a une rivière si une partie d'une rivière s'y trouve, et la paie une fois, quel qu'en soit le nombre.

rule-ST-43-title = Tuiles village
rule-ST-43 = Seules les tuiles village se posent sur les hexagones avec un village, et elles ne se posent nulle part ailleurs.

rule-ST-53-title = Sorties libres
rule-ST-53 = Les sorties libres appartiennent à qui a construit la tuile village jusqu'à la fin de son tour de construction suivant, et au-delà seulement si elles sont prolongées (ST-46). Entre-temps, nul autre ne peut construire depuis elles ni vers elles. N'importe qui peut tout de même urbaniser le village ; les sorties non prolongées hors de l'hexagone disparaissent alors avec la tuile.
rule-ST-53-reason = Le livret donne les sorties au constructeur et dit une partie de cette possession temporaire. Combien de temps elle dure, ce qu'elle interdit, et ce qu'une Nouvelle ville en fait est dit par la FAQ de l'éditeur, que nous suivons ; que le tour dont elle parle soit le tour de construction est de nous.

rule-ST-57-title = Sorties d'un village
rule-ST-57 = Un village ne peut être atteint que par une sortie de sa tuile. Une voie qui s'arrête à l'hexagone d'un village sans tuile, ou à un de ses côtés sans sortie, est inachevée. Une sortie vers une ville est une liaison achevée. Une liaison achevée joint deux arrêts différents. Deux villes côte à côte ne sont pas reliées.
rule-ST-57-reason = Le livret ne donne des voies de tous les côtés qu'aux villes, et fait aller une liaison d'une ville ou d'un village à un autre. Ce que cela signifie pour les villages sans tuile ou sans sortie, et pour des villes voisines, est de nous.

rule-ST-52-title = Ce qu'une Nouvelle ville fait aux voies
rule-ST-52 = Une ville a des voies vers tous les côtés, et une Nouvelle ville peut donc achever des liaisons, celles des autres aussi. Les sorties libres de son village disparaissent. Les voies qui quittent le village restent, avec leurs propriétaires, et partent désormais de la ville. Une extrémité libre qui faisait face au village là où il n'avait pas de sortie devient une liaison achevée : son propriétaire la garde, et celle qui n'en a pas va à qui place la Nouvelle ville (ST-15).
rule-ST-52-reason = Qu'une ville ait des voies de tous les côtés, et puisse donc achever les liaisons de n'importe qui, vient du livret. Ce que devient chaque sorte de voie au village est de nous ; pour les sorties libres, la FAQ de l'éditeur le dit.

rule-ST-16-title = Où une Nouvelle ville ne peut pas être
rule-ST-16 = Un village ne peut pas être urbanisé si une voie devait alors en partir et y finir, ni tant qu'une liaison achevée se trouve tout entière sur sa tuile. Les fichiers de carte écartent villages et villes d'un hexagone, si bien que le second cas ne peut arriver que sur une carte qui ne le fait pas.
rule-ST-16-reason = Le livret permet tout village, mais interdit une voie d'une ville à elle-même et la perte de liaisons achevées. Que cela interdise la Nouvelle ville est de nous, comme le fait qu'un joueur puisse ainsi fermer un village jusqu'à ce que la voie soit menée ailleurs.

rule-ST-13-title = Pas de nouveaux cubes
rule-ST-13 = Après la mise en place, aucun cube n'est plus jamais pioché dans le sac. Une case de la réserve qui a été vidée reste vide.

rule-ST-29-title = Ce qui ne peut plus se faire
rule-ST-29 = Si Urbanisation prend les derniers cubes de la réserve avant que Croissance urbaine, payée au même tour, soit effectuée, la croissance est annulée, sans marqueur et sans remboursement. De même, Urbanisation est annulée quand aucun village ne peut plus être urbanisé (ST-16).
rule-ST-29-reason = Le livret ne pense pas à une action engagée qui ne peut plus être effectuée. Toute la règle est de nous.

rule-ST-46-title = Liaisons inachevées
rule-ST-46 = Une voie qui n'atteint pas un arrêt à ses deux bouts est une liaison inachevée. À la fin du tour de construction d'un joueur, chacune de ses voies inachevées qui n'a pas été construite, prolongée ou reprise pendant ce même tour de construction devient sans propriétaire. Une liaison inachevée doit donc être prolongée à chaque tour de construction de son propriétaire. Réorienter ne compte pas.
rule-ST-46-reason = Le livret retire le jeton d'une liaison qui n'est pas prolongée dès le tour suivant de son propriétaire. Que cela se règle à la fin du tour de construction du propriétaire est de nous.

rule-ST-47-title = Reprendre une voie sans propriétaire
rule-ST-47 = Une liaison inachevée sans propriétaire est reprise en la prolongeant ou en l'achevant. Elle doit partir d'une ville, ou d'un village où le constructeur possède une voie, achevée ou non : on en juge avant que la tuile soit posée. Nul autre ne peut construire depuis son extrémité libre, ni y faire arriver une autre voie ou la sortie d'un village, sauf ST-56. Une Nouvelle ville peut aussi reprendre (ST-15).
rule-ST-47-reason = Le livret permet la reprise si la liaison part d'une ville ou est reliée directement à une liaison de celui qui la reprend, et son exemple laisse une liaison qui ne touche que les liaisons d'un joueur à ce joueur. Que la carte avant la tuile décide, si bien qu'une nouvelle tuile ne peut pas faire elle-même le lien, et qu'une voie inachevée de celui qui reprend suffise, est de nous.

rule-ST-15-title = Une Nouvelle ville reprend
rule-ST-15 = Une liaison sans propriétaire qu'une Nouvelle ville achève part d'une ville dès ce moment, et qui place la Nouvelle ville la reprend donc.
rule-ST-15-reason = Le livret laisse une tuile Nouvelle ville reprendre une liaison, mais seulement si elle part d'une ville ou touche les liaisons de celui qui la reprend. Que la Nouvelle ville soit elle-même cette ville est de nous.

rule-ST-56-title = Joindre une voie sans propriétaire
rule-ST-56 = Un segment qui prolonge une voie inachevée du constructeur peut rejoindre toute extrémité libre sans propriétaire, même une que le constructeur ne pourrait pas reprendre d'ailleurs. Les deux deviennent une seule liaison achevée, et elle est au constructeur.
rule-ST-56-reason = Le livret n'a pas ce cas ; un résumé fait par des joueurs réunit les deux liaisons. Que la voie du constructeur doive déjà être là, si bien qu'une tuile sortant d'une ville ne suffit pas, découle de ST-47.

rule-ST-48-title = Les liaisons achevées restent
rule-ST-48 = Une liaison achevée n'est jamais perdue ni abandonnée, sauf par faillite (ST-71).

rule-ST-49-title = Réorienter
rule-ST-49 = La dernière tuile d'une liaison inachevée peut être tournée ou échangée, pour que la voie la quitte par un autre côté. La liaison doit être au constructeur, ou sans propriétaire et partir d'une ville ou d'un village où le constructeur possède une voie. Réorienter coûte 1 $ pour chaque sortie de la tuile, sans le terrain, et est une construction. Le nouveau côté est soumis aux mêmes limites que celui d'une nouvelle voie (ST-42, ST-59). Si la voie reste inachevée, son propriétaire reste le même, et elle ne compte comme prolongée ce tour-ci que si elle l'était avant. Si elle devient achevée, elle est au constructeur. On ne réoriente rien sur l'hexagone d'un village, ni sur une liaison achevée ou celle d'un autre joueur.
rule-ST-49-reason = Ce qui peut être réorienté, le prix et l'effet sur la possession viennent du livret. Que toute voie du constructeur au village d'où part une liaison sans propriétaire suffise, comme en ST-47, et que ce qui a été prolongé plus tôt dans le tour le reste, est de nous.

rule-ST-17-title = La dernière tuile
rule-ST-17 = La dernière tuile d'une liaison inachevée est celle qui porte son extrémité libre. Réorienter change ce seul segment : le côté qui le joint au reste de la liaison, ou à son arrêt, reste, et seul le côté libre en devient un autre. Toutes les autres voies de la tuile restent aussi, et rien n'est ajouté dans la même construction.
rule-ST-17-reason = Le livret parle de la tuile placée en dernier et permet de la tourner ou de la remplacer. Qu'on la trouve par l'extrémité libre et non par l'ordre de construction, et que rien d'autre n'y change, est de nous.

rule-ST-50-title = Améliorer
rule-ST-50 = Une tuile peut être remplacée par une autre qui garde toutes ses voies et en ajoute : un croisement, une seconde voie qui passe à côté, ou plus de sorties d'un village. Cela coûte 1 $ pour chaque sortie de toute la nouvelle tuile et 1 $ de plus pour un village, sans le terrain, et est une construction. Cela peut aussi se faire par-dessus les voies d'autres joueurs, qui restent les leurs. La nouvelle voie suit les règles de toute nouvelle voie (ST-41, ST-58, ST-59).

rule-ST-58-title = Tuiles à deux voies
rule-ST-58 = Chaque nouveau segment d'une tuile doit être légal à lui seul pour le constructeur : partir d'une ville, ou prolonger une voie qui est à lui ou qu'il peut reprendre (ST-41). Une tuile qui apporte deux nouveaux segments doit y satisfaire deux fois. Les nouvelles sorties d'une tuile village se rejoignent dans le village, et une seule suffit pour toutes.
rule-ST-58-reason = Le livret demande que toutes les règles habituelles de construction soient respectées. Qu'elles soient demandées de chaque segment seul, et d'une tuile village dans son ensemble, est de nous.

rule-ST-18-title = Construire deux fois sur un hexagone
rule-ST-18 = On peut construire plus d'une fois par tour sur un hexagone. Chaque fois est une construction et se paie.
rule-ST-18-reason = Le livret ne dit pas si une tuile posée ce tour-ci peut être améliorée ou réorientée au même tour. Qu'elle le puisse est de nous.

rule-ST-51-title = Tuiles complexes sur hexagones vides
rule-ST-51 = Une tuile à deux voies peut être posée sur un hexagone vide. Elle coûte alors le plein prix d'une nouvelle tuile, avec le terrain (ST-44).

rule-ST-60-title = Phase 3 : transport de marchandises
rule-ST-60 = Il y a deux tours. À chacun, chaque joueur dans l'ordre du tour, mais celui qui a Premier transport avant tous les autres, améliore sa locomotive, transporte un cube ou passe. Améliorer est gratuit et élève le niveau de 1, jusqu'à 6 au plus. Un joueur peut le faire une fois dans cette phase, en plus de ce que donne la tuile Locomotive.

rule-ST-61-title = Le chemin d'un cube
rule-ST-61 = Un cube va de sa ville par des liaisons achevées, au plus autant que le niveau de celui qui le transporte. Il finit à la première ville de sa couleur qu'il atteint, et nulle part ailleurs. Il ne revient jamais d'où il est parti, et en chemin ne passe deux fois par aucune ville, aucun village ni aucune liaison.
rule-ST-61-reason = Le livret interdit de passer deux fois par une ville et ne parle pas des villages ni des liaisons. Qu'on ne puisse pas non plus les utiliser deux fois, comme dans les autres jeux de train de l'auteur, est de nous.

rule-ST-62-title = Ses liaisons et celles des autres
rule-ST-62 = Un trajet emprunte au moins une liaison de celui qui transporte, et n'emprunte les liaisons d'aucun autre joueur plus souvent que les siennes. Chaque autre joueur n'est comparé qu'à celui qui transporte.

rule-ST-65-title = Nommer le trajet
rule-ST-65 = Celui qui transporte nomme chaque liaison du trajet. Là où deux liaisons joignent les mêmes endroits, l'une ou l'autre convient, et son propriétaire marque.
rule-ST-65-reason = Le livret ne parle pas de deux liaisons entre les mêmes endroits. Que chaque liaison soit nommée est de nous, pour que l'on sache qui marque.

rule-ST-66-title = Cubes sur leur propre couleur
rule-ST-66 = Un cube qui se trouve sur une ville de sa couleur peut aller à une autre ville de cette couleur. Un cube qui ne peut atteindre aucune ville de sa couleur reste où il est ; un cube gris attend une Nouvelle ville grise.
rule-ST-66-reason = Le livret ne parle pas d'un cube qui commence sur sa propre couleur. Comme aucun cube ne peut revenir d'où il est parti, nous le laissons aller à une autre ville.

rule-ST-63-title = Cubes livrés
rule-ST-63 = Un cube livré va dans le sac et est hors du jeu.

rule-ST-64-title = Points de liaison
rule-ST-64 = Chaque propriétaire reçoit 1 point de liaison pour chacune de ses liaisons que le cube a empruntées ; les liaisons sans propriétaire n'en donnent pas. Chaque joueur qui marque prend tous les points de cette livraison en revenu, ou tous en points de victoire. Celui qui transporte choisit d'abord, puis les autres dans l'ordre du tour.

rule-ST-70-title = Phase 4 : revenus
rule-ST-70 = Dans l'ordre du tour, chaque joueur reçoit son revenu de la banque s'il dépasse 0, et le paie s'il est sous 0. Compte le revenu au début de la phase. L'argent qui manque est levé (ST-20, ST-21) ; pour le Jeu standard, voir ST-96 et ST-97.

rule-ST-71-title = Faillite
rule-ST-71 = Un joueur qui ne peut pas payer est en faillite et hors du jeu, et tous ses jetons sont retirés. Ses liaisons achevées restent sans propriétaire jusqu'à la fin de la partie. Ses liaisons inachevées peuvent être reprises comme toute voie sans propriétaire (ST-47).

rule-ST-67-title = Liaisons achevées sans propriétaire
rule-ST-67 = Les liaisons achevées sans propriétaire peuvent être empruntées par tous et ne rapportent à personne. Elles comptent dans le niveau de la locomotive, mais pour aucun joueur quand on compare ses liaisons et celles des autres (ST-62).
rule-ST-67-reason = Qu'une telle liaison ne rapporte rien vient du livret. Comment elle compte pour la longueur d'un trajet et dans la comparaison est de nous.

rule-ST-72-title = Après une faillite
rule-ST-72 = Un joueur en faillite quitte aussitôt l'ordre du tour et rend sa tuile action. Le nombre de tours reste. S'il ne reste qu'un joueur, la partie finit aussitôt et il gagne. Les joueurs en faillite sont classés après tous les autres, et entre eux celui qui a fait faillite plus tard est mieux classé.
rule-ST-72-reason = Le livret met seulement le joueur en faillite hors du jeu. Toute la règle est de nous.

rule-ST-73-title = Pas de points sous 0
rule-ST-73 = Pendant la partie, les points de victoire ne descendent jamais sous 0. Le score final le peut.
rule-ST-73-reason = Le livret ôte des points de victoire pour de l'argent et pour un revenu négatif à la fin, et ne dit pas s'ils peuvent descendre sous 0. Toute la règle est de nous.

rule-ST-75-title = Phases 5 et 6 : le tour suivant
rule-ST-75 = Dans le Jeu de base, l'ordre du tour suivant suit les numéros des tuiles action prises, le plus petit d'abord, celles prises pour leur seul numéro comprises. Puis les tuiles sont rendues et le marqueur de tour avance. Au dernier tour, tout cela est omis. Dans le Jeu standard, l'ordre est mis aux enchères à la place (ST-92).

rule-ST-80-title = Score final
rule-ST-80 = À ses points de victoire, chaque joueur ajoute 1 pour chaque 2 de revenu, arrondi à l'inférieur, ou perd 2 pour chaque 1 de revenu sous 0, et ajoute 1 pour chaque liaison achevée qu'il possède. Les liaisons inachevées ne rapportent rien.

rule-ST-81-title = Victoire et égalités
rule-ST-81 = Le plus haut score gagne. Une égalité revient au revenu le plus haut, puis au plus petit numéro des tuiles action prises au dernier tour. Il y a exactement un gagnant.

rule-ST-82-title = Jeu standard : la dernière égalité
rule-ST-82 = Dans le Jeu standard aussi, les numéros des tuiles action départagent une égalité de score et de revenu.
rule-ST-82-reason = Le livret désigne le gagnant de la même façon que dans le Jeu de base, bien que les numéros des tuiles soient face cachée. Que les numéros comptent tout de même pour cela est de nous.

rule-ST-90-title = Jeu standard : le tour
rule-ST-90 = Le premier ordre est tiré au sort, tous les ordres ayant la même chance. Un tour a sept phases : levée de capitaux, ordre de jeu, tuiles action, construction, transport de marchandises, revenus, et nouveau tour. Les tuiles action ne coûtent rien, Locomotive comprise. Tout le reste est comme dans le Jeu de base.

rule-ST-91-title = Jeu standard : lever des capitaux
rule-ST-91 = Dans l'ordre du tour, chaque joueur peut prendre 5 $ pour chaque case descendue sur la piste de revenu, autant de cases qu'il veut jusqu'à -10, et au-delà 5 $ pour chaque 2 points de victoire (ST-21). On n'obtient ainsi de l'argent que dans cette phase. Tout paiement ultérieur du tour se fait avec l'argent en main ; ST-85 et ST-97 sont les exceptions.

rule-ST-85-title = Jeu standard : débutants
rule-ST-85 = Si on l'a choisi à la mise en place, les joueurs désignés comme débutants peuvent lever de l'argent comme dans le Jeu de base (ST-20, ST-21) pour payer les voies et ce qu'ils doivent à la phase de revenus. Ce qu'ils ne peuvent pas lever à la phase de revenus, ils le paient comme en ST-97.
rule-ST-85-reason = Le livret suggère d'assouplir la règle pour les nouveaux joueurs et donne les voies et l'entretien en exemples. Que les deux soient visés, qu'un revenu négatif fasse partie de ce qui est dû, que cela se convienne à la mise en place, et ce qui se passe quand on ne peut plus rien lever, est de nous.

rule-ST-92-title = Jeu standard : ordre de jeu
rule-ST-92 = L'ordre de jeu est mis aux enchères à chaque tour. Elles commencent par le premier joueur et suivent l'ordre des joueurs : chacun mise plus que la plus haute mise ou passe, et nul ne peut miser plus que son argent. Qui passe prend la dernière place libre ; celui qui reste est premier. Qui fait la première mise peut miser 0 $, et celui qui reste n'a pas besoin d'avoir misé.
rule-ST-92-reason = Le livret permet 0 $ au premier joueur et appelle celui qui reste le plus offrant. Que 0 $ soit ouvert à un autre joueur si le premier a passé, et que celui qui reste soit premier même sans mise, est de nous.

rule-ST-93-title = Jeu standard : Ordre du tour
rule-ST-93 = Qui a pris Ordre du tour au tour précédent peut passer une fois aux enchères sans en sortir. Passer une seconde fois donne la dernière place alors libre.

rule-ST-98-title = Nul ne surenchérit sur lui-même
rule-ST-98 = Quand revient au plus offrant le tour de miser parce que tous les autres sont sortis ou ont utilisé le passe d'Ordre du tour, les enchères continuent avec le joueur qui l'a utilisé. On ne demande à personne de surenchérir sur lui-même.
rule-ST-98-reason = Le livret demande à chacun de dépasser la plus haute mise ou de passer, et ne pense pas au tour du plus offrant lui-même. Toute la règle est de nous.

rule-ST-94-title = Payer l'ordre de jeu
rule-ST-94 = Le premier et le deuxième du nouvel ordre paient toute leur dernière mise, le dernier ne paie rien, et tous ceux qui sont entre eux paient la moitié, arrondie au supérieur. Un joueur qui n'a jamais misé ne paie rien.

rule-ST-99-title = Payer à deux joueurs
rule-ST-99 = À deux joueurs seulement, la deuxième place est aussi la dernière et ne paie rien.
rule-ST-99-reason = Le livret fait payer tout à la deuxième place et rien à la dernière, et ne dit pas laquelle des deux règles vaut quand c'est la même. Que rien ne soit payé est de nous.

rule-ST-95-title = Renoncer à l'action d'une tuile
rule-ST-95 = Dans le Jeu standard, Croissance urbaine et Urbanisation ne se prennent pas pour leur seul numéro ; qui a l'une d'elles peut à la place renoncer à son action pendant le tour de construction, et finir de construire sans elle. Seules les tuiles de ST-28 se prennent sans effet.
rule-ST-95-reason = Que l'on puisse renoncer à l'action pendant le tour de construction vient du livret. Que la tuile ne se prenne pas pour son seul numéro, sauf ST-28, est de nous, car ce ne serait qu'un renoncement anticipé.

rule-ST-96-title = Entretien des locomotives
rule-ST-96 = À la phase de revenus du Jeu standard, chaque joueur paie aussi 1 $ pour chaque niveau de sa locomotive. Le revenu au-dessus de 0 est reçu d'abord ; puis l'entretien, avec le revenu sous 0, se paie en une somme.
rule-ST-96-reason = L'entretien vient du livret. Que le revenu vienne d'abord et que tout ce qui est dû fasse une somme est de nous ; cela importe quand un joueur est à court.

rule-ST-97-title = Jeu standard : payer ses dettes
rule-ST-97 = Si l'argent ne suffit pas à un paiement obligatoire, tout l'argent est payé, puis 1 point de victoire pour chaque 2 $ qui manquent, et quand il n'y a plus de points, 1 case de revenu pour chaque 2 $. Si la somme est impaire, 1 $ est rendu. Les mises et les voies ne dépassent jamais ce qu'un joueur peut payer, et cela n'arrive donc qu'à la phase de revenus. Un joueur qui n'a ni argent ni points de victoire, dont le revenu est -10 et qui doit encore de l'argent, est en faillite (ST-71). Les débutants lèvent d'abord de l'argent (ST-85).
rule-ST-97-reason = La façon de payer et la faillite viennent du livret. Que seule la phase de revenus puisse y obliger, et que cela suive ce que lèvent les débutants, est de nous.

rule-ST-04-title = Faces des tuiles
rule-ST-04 = Les côtés se comptent dans le sens horaire de 0, le nord, à 5. Faces simples : 21 est une ligne droite (0-3), 22 une courbe large (0-2), 23 une courbe serrée (0-1) ; 41 deux lignes droites qui se croisent (0-3, 1-4), 42 une ligne droite et une courbe large qui se croisent (0-3, 1-5), 43 deux courbes larges qui se croisent (0-2, 1-3), 44 une ligne droite et une courbe serrée (0-3, 1-2), 45 deux courbes larges séparées (0-2, 3-5), 46 et 47 une courbe large et une courbe serrée (0-2, 3-4 et son image en miroir 0-2, 4-5). Faces village, par leurs sorties : T11 0 ; T21 0, 3 ; T22 0, 2 ; T23 0, 1 ; T31 0, 2, 4 ; T32 0, 3, 5 ; T33 0, 1, 3 ; T34 5, 0, 1 ; T41 0, 2, 3, 4 ; T42 0, 1, 3, 4 ; T43 0, 1, 2, 3. Une tuile peut être tournée ; sa rotation est le côté que montre alors le côté 0 de la face. Une face qui a le même aspect en tournant moins est nommée par la plus petite rotation, et ses autres rotations sont refusées.
rule-ST-04-reason = Le livret nomme et dessine les faces ; les formes sont celles que ses noms laissent. Laquelle de deux images en miroir a quel numéro, et la façon de nommer les rotations, pour que chaque position d'une tuile ait un seul nom, sont de nous.

rule-ST-03-title = Tuiles à deux faces
rule-ST-03 = Les 136 tuiles voie ont ces faces au recto et au verso : 86 avec 21/22, 10 avec T21/T22, 8 avec 23/T23, 4 avec T11 et un verso vide, 4 de chacune des sortes 42/T41, T31/T34, T42/41, 43/T43 et T32/T33, et 2 de chacune des sortes 44/45, 44/47, 47/46 et 45/46.
rule-ST-03-reason = La liste des paires dans notre exemplaire du livret fait 132 tuiles et n'a pas T32 et T33, dont il y a 4 chacune. Que ces deux-là se partagent 4 tuiles est notre déduction : cela donne le total de 136.
