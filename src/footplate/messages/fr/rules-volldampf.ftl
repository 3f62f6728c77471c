### Volldampf : les règles, dans l'ordre du registre

rule-VD-01-title = Joueurs et matériel
rule-VD-01 = Le jeu est pour 2 à 6 joueurs. Il comprend 48 cartes voie (8 dans chacune des 6 couleurs, chaque couleur avec son symbole), 18 cartes marchandises de 3 villes chacune, 14 cartes action (2 de chacune des 7 sortes), 6 cartes d'ordre, 36 obligations (24 de valeur 1 et 12 de valeur 5), 40 cubes (bleus, violets, rouges et jaunes, 10 de chaque) et 96 tronçons (18 bleus et 18 rouges, 15 dans chacune des 4 autres couleurs).

rule-VD-02-title = Le plateau
rule-VD-02 = Les villes bleues et violettes sont allemandes, les rouges et les jaunes sont des liaisons avec l'étranger. Entre elles se trouvent des emplacements de voie, chacun avec un symbole de couleur et le coût de la construction. Un emplacement n'accueille qu'un tronçon.

rule-VD-03-title = Argent et revenu sans limite
rule-VD-03 = L'argent de la banque est illimité, et la piste de revenu n'a pas de fin.
rule-VD-03-reason = Le livret énumère les billets et fait courir la piste de revenu autour du plateau, mais ne dit pas ce qui se passe quand l'un ou l'autre est épuisé. Toute la règle est de nous.

rule-VD-10-title = Argent et tronçons au départ
rule-VD-10 = Chaque joueur commence avec 10 marks et les tronçons d'une couleur : 18 à 2 joueurs, qui jouent bleu et rouge, 15 à 3, 12 à 4, et 8 à 5 ou 6.

rule-VD-11-title = Revenu et ordre au départ
rule-VD-11 = Tous les marqueurs de revenu commencent sur la case de départ, qui vaut 0. Le premier joueur est le joueur 1, et les autres suivent dans le sens horaire : 2, 3, et ainsi de suite. Le premier joueur est tiré au sort d'après la graine de la partie, ou nommé à la mise en place.
rule-VD-11-reason = Le livret fait commencer le joueur le plus âgé. Tirer au sort ou nommer le premier joueur est de nous, car nul n'a à dire son âge.

rule-VD-12-title = La pioche de cartes voie
rule-VD-12 = Des cartes voie sont retirées à la mise en place : à 2 joueurs, 2 de chaque couleur ; à 3 joueurs, 3 au hasard ; à 5 joueurs, 1 de chaque couleur puis 2 au hasard ; à 4 ou 6 joueurs, aucune. Les cartes retirées au hasard restent cachées.
rule-VD-12-reason = Les nombres sont ceux du livret. Il ne dit pas si l'on peut regarder les cartes retirées au hasard ; que ce soit interdit est de nous.

rule-VD-13-title = Cubes au départ
rule-VD-13 = Chaque ville bleue ou violette reçoit un cube pioché au hasard dans le sac, quelle que soit sa couleur. Puis des cartes marchandises sont révélées, 5 à 2 joueurs, 4 à 3, 2 à 4, et 1 à 5 ou 6, et chaque ville qui y figure reçoit un cube au hasard. Les cartes marchandises utilisées sortent du jeu.

rule-VD-14-title = Argent visible ou caché
rule-VD-14 = On choisit à la mise en place si l'argent des joueurs est visible ou caché. Les obligations sont toujours visibles.

rule-VD-15-title = Cartes action en main
rule-VD-15 = Les cartes action sont tenues secrètes, mais leur nombre dans chaque main est connu de tous. Personne n'en a au départ.
rule-VD-15-reason = Le livret ne dit pas si les mains sont visibles ou secrètes, et ne distribue pas de carte action à la mise en place. Toute la règle est de nous.

rule-VD-20-title = Manches
rule-VD-20 = La partie compte 6 manches à 2 joueurs, 5 à 3, et 4 à 4, 5 ou 6. Chaque manche suit les sept mêmes phases dans le même ordre. La partie finit avec la manche qui épuise les cartes voie.

rule-VD-21-title = Phase 1 : marchandises
rule-VD-21 = Des cartes marchandises sont révélées, 1 à 2 joueurs, 2 à 3 ou 4, 3 à 5, et 4 à 6, et chaque ville qui y figure reçoit un cube pioché au hasard dans le sac. Les villes sont servies dans l'ordre de la carte, et un sac vide ne donne rien. Les cubes livrés sont de nouveau dans le sac (VD-66).
rule-VD-21-reason = Le livret ne dit pas ce qui se passe quand le sac se vide. Servir les villes dans l'ordre de la carte et ne rien donner aux autres est de nous.

rule-VD-22-title = Phase 2 : cartes voie
rule-VD-22 = Les cartes voie sont disposées face visible en groupes, un groupe par joueur. Un groupe compte 3 cartes de 2 à 4 joueurs, et 2 cartes à 5 ou 6.

rule-VD-23-title = Phase 3 : obligations
rule-VD-23 = Dans l'ordre des joueurs, chacun prend autant d'obligations qu'il veut, tant que la banque en a, et reçoit 6 marks pour chaque 1 de valeur. La valeur se compose librement de jetons de 1 et de 5 tant que dure le total de la banque, qui est de 84 au départ (24 de 1 et 12 de 5).
rule-VD-23-reason = Le livret ne dit pas ce qui se passe quand les jetons d'une valeur manquent. Que seule compte la valeur totale, faite des uns ou des autres jetons, est de nous.

rule-VD-25-title = Pas de remboursement anticipé
rule-VD-25 = Les obligations ne sont jamais remboursées avant la fin de la partie.

rule-VD-24-title = Deux joueurs : obligations secrètes
rule-VD-24 = À 2 joueurs, chacun choisit en secret combien d'obligations prendre, et les choix sont révélés ensemble. Chacun peut choisir au plus la moitié de la valeur qui reste à la banque, arrondie à l'inférieur.
rule-VD-24-reason = Le livret ne dit pas ce qui se passe quand les deux ensemble veulent plus que ce que la banque possède. La limite de la moitié chacun est de nous, pour que les deux puissent toujours être servis.

rule-VD-30-title = Phase 4 : les enchères
rule-VD-30 = Le joueur 1 ouvre avec une somme au choix. Les enchères tournent dans le sens horaire selon les places à la table, et non selon les cartes d'ordre : chacun doit miser plus que la dernière mise ou passer, et sort en passant, jusqu'à ce qu'il ne reste qu'un joueur. Nul ne peut miser plus que l'argent qu'il a en main.

rule-VD-35-title = La mise d'ouverture
rule-VD-35 = Le joueur 1 ne peut pas passer au lieu d'ouvrir, mais il peut ouvrir à 0. Toutes les mises sont en marks entiers.
rule-VD-35-reason = Le livret fait commencer le joueur 1 par une somme quelconque et ne dit pas si rien est une somme. Toute la règle est de nous.

rule-VD-31-title = Le nouvel ordre
rule-VD-31 = Le premier joueur à passer prend le plus haut numéro d'ordre en jeu, le suivant le numéro juste en dessous, et ainsi de suite en descendant. Le plus offrant devient joueur 1.

rule-VD-32-title = Payer l'ordre
rule-VD-32 = De 4 à 6 joueurs, le premier à passer ne paie rien, les joueurs 1 et 2 du nouvel ordre paient tout, et tous ceux qui sont entre eux paient la moitié, arrondie au supérieur. À 3 joueurs, le premier à passer paie la moitié, arrondie au supérieur, et les deux autres paient tout. Chacun paie d'après la dernière mise qu'il a faite ; qui n'en a fait aucune ne paie rien.
rule-VD-32-reason = Pour 4 à 6 joueurs, le livret ne nomme que le premier et le deuxième à passer et les deux qui restent le plus longtemps. À 5 ou 6 joueurs, il y en a d'autres entre eux ; qu'eux aussi paient la moitié est de nous.

rule-VD-33-title = Deux joueurs : mises secrètes
rule-VD-33 = À 2 joueurs, chacun mise en secret, les mises sont révélées ensemble, et les deux paient leur mise. Le plus offrant devient joueur 1 ; en cas d'égalité, on mise de nouveau.

rule-VD-36-title = Deux joueurs : mises égales
rule-VD-36 = Les mises égales sont reprises avant que les deux misent de nouveau. Après une troisième égalité de suite, ou quand aucun des deux n'a d'argent, l'ordre reste ce qu'il était et les deux paient la mise égale.
rule-VD-36-reason = Le livret fait miser de nouveau jusqu'à ce qu'une mise soit plus haute, et ne dit pas ce que deviennent les mises égales ni les joueurs qui ne peuvent jamais différer. Reprendre les mises, et finir après trois égalités ou sans argent, est de nous, pour que les enchères finissent toujours.

rule-VD-34-title = Choisir les cartes voie
rule-VD-34 = Dans le nouvel ordre, chaque joueur prend un des groupes de cartes voie et l'étale face visible devant lui.

rule-VD-40-title = Phase 5 : pose des voies
rule-VD-40 = Il y a trois tours de pose de 2 à 4 joueurs, et deux à 5 ou 6. À chacun, chaque joueur dans l'ordre utilise une carte voie : elle lui permet de poser un de ses tronçons sur un emplacement libre de cette couleur, pour le coût imprimé. La carte est ensuite défaussée.

rule-VD-41-title = Ne pas poser
rule-VD-41 = Un joueur qui ne pose pas de tronçon doit défausser une carte voie. Qui n'a plus de tronçon, ou pas l'argent, ou pas d'emplacement libre des couleurs qu'il a, ne peut que défausser, sauf si Occasion favorable l'aide (VD-83). Aucune carte voie n'est gardée pour la manche suivante.

rule-VD-42-title = Des tronçons isolés
rule-VD-42 = Un tronçon n'a besoin d'en toucher aucun autre, ni du joueur ni de personne.
rule-VD-42-reason = Le livret ne pose aucune condition de ce genre. Dire clairement qu'il n'y en a pas est de nous.

rule-VD-60-title = Phase 6 : transport
rule-VD-60 = Il y a deux tours de transport, chacun dans l'ordre des joueurs. Le joueur choisit un cube, n'importe où sur le plateau, et le mène par des tronçons construits, quel qu'en soit le propriétaire, jusqu'à une ville de la couleur du cube. Un trajet compte au plus 6 tronçons.

rule-VD-61-title = Le chemin d'un cube
rule-VD-61 = En chemin, un cube n'emprunte aucun tronçon deux fois et ne passe nulle part deux fois. Il doit s'arrêter à la première ville de sa couleur qu'il atteint ; seule la règle facultative des villes rouges (VD-65) fait exception.

rule-VD-62-title = Cubes sur leur propre couleur
rule-VD-62 = Si un cube se trouve sur une ville de sa couleur, ce n'est qu'un hasard et non une livraison. Il doit partir pour une autre ville de cette couleur, et ne finit donc jamais là où il était.
rule-VD-62-reason = Le livret parle seulement d'un hasard. Que le cube ne finisse jamais dans la ville où il était est de nous.

rule-VD-63-title = Le revenu des tronçons
rule-VD-63 = Chaque tronçon qu'emprunte un cube augmente de 1 le revenu de son propriétaire, quel que soit celui qui transporte le cube. Un trajet peut ne passer que par les tronçons d'autres joueurs, et la couleur d'un tronçon n'a rien à voir avec celle du cube.
rule-VD-63-reason = Le livret ne pose aucune condition sur les propriétaires des tronçons ; qu'un trajet par les seuls tronçons des autres soit permis est de nous. Ses premiers mots sur des tronçons de la couleur des marchandises nous semblent une inadvertance, car sa règle et son exemple suivent la couleur du propriétaire.

rule-VD-67-title = Nommer le trajet
rule-VD-67 = Le joueur qui transporte le cube nomme chaque tronçon emprunté. Là où deux tronçons relient les deux mêmes villes, l'un ou l'autre convient.
rule-VD-67-reason = Le livret laisse le joueur choisir le trajet et ne parle pas de deux tronçons entre les mêmes villes. Que chaque tronçon soit nommé est de nous, pour que l'on sache qui gagne.

rule-VD-64-title = Renoncer à un transport
rule-VD-64 = Un joueur qui renonce à un transport, par choix ou par nécessité, pioche aussitôt une carte action, et donc jusqu'à deux par manche. À la première manche de la partie, cela ne rapporte pas de carte.

rule-VD-65-title = Règle facultative : villes rouges
rule-VD-65 = Cette règle ne vaut que si elle a été choisie à la mise en place. Les cubes d'autres couleurs ne peuvent pas traverser les villes rouges ; un cube rouge peut traverser une ville rouge et finir dans une autre.
rule-VD-65-reason = La phrase du livret peut dire que seuls les cubes rouges peuvent traverser les villes rouges, ou que les cubes rouges n'ont pas à s'arrêter à la première. Nous prenons les deux lectures ensemble.

rule-VD-66-title = Cubes livrés
rule-VD-66 = Un cube livré retourne dans le sac.

rule-VD-70-title = Phase 7 : revenus et intérêts
rule-VD-70 = Dans l'ordre, chaque joueur reçoit le revenu qu'indique la piste, puis paie 1 mark pour chaque 1 de valeur d'obligation. Qui n'a pas assez paie ce qu'il a et recule son marqueur de 1 pour chaque mark manquant, mais jamais en deçà du départ ; ce qui manque encore est remis.
rule-VD-70-reason = Le livret arrête le marqueur sur la case de départ et ne dit pas ce que devient le reste. Qu'il soit remis est de nous.

rule-VD-71-title = Une carte pour le dernier
rule-VD-71 = Après revenus et intérêts, le joueur le plus en arrière sur la piste de revenu pioche une carte action ; en cas d'égalité à la dernière place, tous les ex æquo piochent. Cela vaut aussi à la première manche. Ils piochent dans l'ordre du tour, mais pas après la dernière manche de la partie.
rule-VD-71-reason = Le livret ne dit pas dans quel ordre piochent les ex æquo, ni s'ils piochent quand la partie est terminée. L'ordre est de nous, comme l'exception de la dernière manche, où une carte ne vaut plus rien.

rule-VD-80-title = Avoir, jouer et piocher
rule-VD-80 = Un joueur peut avoir et jouer autant de cartes action qu'il veut, chacune dans sa phase ; une carte jouée est défaussée. Quand une carte doit être piochée et que la pioche est vide, la défausse est mélangée en une nouvelle pioche. S'il n'y a pas non plus de défausse, le joueur peut piocher une carte au hasard chez un autre joueur de son choix, et n'en reçoit pas si aucun autre joueur n'en a.
rule-VD-80-reason = Le livret permet de piocher chez n'importe quel autre joueur. Que celui qui pioche choisisse chez qui, et qu'il n'y ait pas de carte si personne d'autre n'en a, est de nous, comme le moment du mélange : à la pioche suivante, non à la dernière.

rule-VD-88-title = Quand jouer les cartes
rule-VD-88 = Une carte pour son propre tour est jouée avant l'action qu'elle sert, Locomotive rapide en même temps qu'elle. Les cartes jouées au même moment le sont dans l'ordre du tour.
rule-VD-88-reason = Le livret nomme la phase de chaque carte, mais rarement le moment exact ou l'ordre de plusieurs cartes. Toute la règle est de nous.

rule-VD-81-title = Locomotive rapide
rule-VD-81 = Jouée avec un de ses propres transports en phase 6, Locomotive rapide lui permet d'emprunter jusqu'à 7 tronçons au lieu de 6. On ne peut pas en jouer deux sur le même transport.

rule-VD-82-title = Subvention
rule-VD-82 = Un joueur en dernière place peut jouer Subvention en phase 6, après tous les deuxièmes transports, pour en faire un troisième ; plusieurs joueurs vont dans l'ordre du tour. Chacun est interrogé une fois, quand vient son tour. Renoncer à ce transport ne rapporte pas de carte action. Est en dernière place qui est dernier, seul ou ex æquo, au moment où la carte est jouée. Elle ne peut être jouée que si un cube peut être transporté, et par chaque joueur une seule fois par manche : trois transports, pas quatre.
rule-VD-82-reason = Le livret ne dit pas si une égalité compte comme dernière place, à quel moment on en juge, ni si un joueur peut utiliser les deux cartes. Ces points sont de nous, comme la nécessité d'un cube transportable, car la carte ne peut pas être jouée pour renoncer au voyage.

rule-VD-83-title = Occasion favorable
rule-VD-83 = À son tour en phase 5, un joueur peut jouer Occasion favorable avec une carte voie : il défausse la carte voie, paie 5 marks au lieu du coût imprimé, qu'il soit plus haut ou plus bas, et pose un tronçon sur un emplacement libre au choix, quelle qu'en soit la couleur. Cela ne donne jamais plus de tronçons que le joueur n'a de cartes voie.

rule-VD-84-title = Sabotage
rule-VD-84 = Quand un autre joueur désigne un cube à transporter en phase 6, Sabotage arrête ce transport. Le joueur arrêté peut transporter un autre cube.

rule-VD-89-title = Après Sabotage
rule-VD-89 = Le joueur arrêté ne peut transporter aucun cube de cette couleur depuis cette ville pendant ce transport, par aucun trajet ; les autres joueurs le peuvent. Une Locomotive rapide reste avec le transport. Un second Sabotage peut arrêter le choix suivant. Un cube que Nouveau plan déplace dans une autre ville n'est plus arrêté. S'il n'a rien d'autre à transporter, le joueur renonce au transport comme en VD-64, ou perd un transport de Subvention sans recevoir de carte.
rule-VD-89-reason = Le livret dit seulement qu'un autre cube peut être transporté. Si un jumeau de même couleur dans la même ville pouvait partir à sa place, la carte ne servirait à rien. Ce qui compte comme autre, et ce que deviennent cartes et transport, est de nous.

rule-VD-85-title = Plus de fret
rule-VD-85 = En phase 6, le joueur dont c'est le tour de transporter peut jouer Plus de fret : il pioche un cube au hasard dans le sac et choisit une ville où le poser. La carte ne peut pas être jouée quand le sac est vide.
rule-VD-85-reason = Le livret ne pense pas à un sac vide. Que la carte ne puisse alors pas être jouée est de nous.

rule-VD-86-title = Tout à neuf
rule-VD-86 = Après les obligations et avant les enchères, un joueur peut jouer Tout à neuf et répartir autrement les cartes voie étalées entre les groupes, chaque groupe gardant sa taille. Cela n'arrive qu'une fois par manche : si deux joueurs le veulent, celui qui a le plus petit numéro d'ordre le fait et l'autre garde sa carte.
rule-VD-86-reason = Le livret permet de trier l'étalage et ne dit pas jusqu'où. Que chaque groupe garde son nombre de cartes est de nous.

rule-VD-87-title = Nouveau plan
rule-VD-87 = À tout moment de son propre tour, un joueur peut jouer Nouveau plan et déplacer un cube dans une autre ville de son choix. Comptent ici comme tours ses propres décisions des phases 3 à 6 : prendre des obligations, miser, choisir un groupe, poser un tronçon et désigner un cube ; mais ni pendant que deux joueurs choisissent en secret, ni en réponse à une autre carte. Un cube déplacé ainsi sur une ville de sa couleur n'est pas livré.
rule-VD-87-reason = Le livret permet tout moment pourvu que ce soit le tour du joueur, sans dire quand c'est le cas. Les phases, l'exception des choix secrets, et qu'un tel déplacement ne soit pas une livraison, sont de nous.

rule-VD-90-title = Victoire
rule-VD-90 = Après la dernière manche, la valeur des obligations de chaque joueur est retranchée de son revenu. Celui qui est alors le plus en avant gagne. Une égalité revient à celui des ex æquo qui a le plus d'argent, lequel ne compte pour rien d'autre.

rule-VD-92-title = Dettes en deçà du départ
rule-VD-92 = Retrancher les obligations à la fin peut faire descendre le revenu sous 0. La case de départ n'est une limite que pour les intérêts manquants (VD-70).
rule-VD-92-reason = Le livret ne dit pas si la case de départ limite aussi cette soustraction. Qu'elle ne le fasse pas est de nous, pour que les dettes comptent toujours.

rule-VD-91-title = Égalité persistante
rule-VD-91 = Les joueurs qui ont aussi autant d'argent se partagent la victoire.
rule-VD-91-reason = Le livret départage par l'argent et ne va pas plus loin. Toute la règle est de nous.
