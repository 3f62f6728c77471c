### SteamRollers : les règles, dans l'ordre du registre

rule-SR-01-title = Joueurs et matériel
rule-SR-01 = Le jeu est pour 1 à 5 joueurs. Il comprend 56 marchandises (10 rouges, 10 bleues, 10 vertes, 10 jaunes, 10 grises, et 6 noires, le charbon), 6 dés blancs et un noir, 7 tuiles action à deux faces a et b (numérotées de 1 à 6, et une seconde 2 pour le jeu en solo), 6 tuiles commande à deux faces a et b, et 5 pouvoirs de départ.

rule-SR-02-title = La feuille
rule-SR-02 = Chaque joueur dessine sur sa propre feuille, et toutes les feuilles sont pareilles. Une feuille a six régions, numérotées de 1 à 6 : 1 jaune, 2 rouge, 3 et 4 grises, 5 bleue, 6 verte. Chaque région a une ville, qui porte son numéro et sa couleur, et 8 hexagones où dessiner, dont un est le village. Le plateau de réserve montre les six mêmes villes. Tout est visible de tous : feuilles, marchandises, tuiles, et le contenu du sac.
rule-SR-02-reason = Les régions, leurs couleurs et les numéros des villes rouge et grises viennent du livret. La feuille imprimée n'a pu être obtenue : les numéros des autres villes sont ceux que suggèrent une édition en ligne et les exemples du livret, et la forme de la carte, le nombre d'hexagones et la place des villes et des villages sont de nous. Que rien ne soit secret est de nous aussi, car le livret ne parle d'aucun secret.

rule-SR-03-title = Marchandises au départ
rule-SR-03 = Chaque ville du plateau de réserve reçoit autant de marchandises qu'il y a de joueurs et deux de plus, piochées au hasard dans le sac. Quand les six sont servies, les marchandises qui ont la couleur de leur ville sont retirées et non remplacées ; aucune marchandise grise ne reste donc sur la ville 3 ou 4. Sauf en solo (SR-70), les marchandises d'une ville n'ont pas d'ordre.
rule-SR-03-reason = Les nombres et le retrait viennent du livret. Il ne dit pas si les marchandises sont retirées ville par ville ou quand toutes sont servies. Nous attendons que toutes le soient, pour qu'une marchandise retirée ne soit pas piochée de nouveau pour une autre ville.

rule-SR-13-title = Le sac
rule-SR-13 = Le sac commence avec les 50 marchandises de couleur ; les 6 noires restent en dehors. Les marchandises retirées à la mise en place retournent dans le sac.
rule-SR-13-reason = Le livret dit seulement que ces marchandises sont retirées. Qu'elles retournent dans le sac est ce que dit une critique, et que le charbon reste hors du sac est de nous ; il serait sinon pioché même sans l'option.

rule-SR-14-title = Villes vides dès le départ
rule-SR-14 = Une ville du plateau de réserve qui perd toutes ses marchandises à la mise en place, et ne reçoit pas de charbon (SR-04), commence la partie vide et compte comme vide. S'il y en a trois ou plus, la partie dure tout de même une manche.
rule-SR-14-reason = Le livret ne pense pas à une ville qui perd toutes ses marchandises. Toute la règle est de nous.

rule-SR-04-title = Charbon
rule-SR-04 = Avec l'option charbon, chaque ville d'où au moins une marchandise a été retirée à la mise en place reçoit une marchandise noire, quel que soit le nombre perdu.

rule-SR-05-title = Tuiles action au départ
rule-SR-05 = De chaque tuile action de 1 à 6, une face est tirée au sort ; c'est elle qui compte pour toute la partie. Les tuiles sont au centre, à côté du plateau de réserve. La seconde tuile 2 ne sert qu'en solo, où elle prend la place de la première.

rule-SR-06-title = Tuiles commande au départ
rule-SR-06 = Avec l'option commandes, une face de chacune des six tuiles commande est tirée au sort et compte pour toute la partie. Les tuiles sont à côté du plateau de réserve. Les marchandises et les points de chaque face figurent dans le fichier des tuiles du jeu.
rule-SR-06-reason = Que six tuiles aient deux faces, chacune avec des marchandises et des points, vient du livret. Quelles marchandises et combien de points n'ont pu être obtenus et sont de nous.

rule-SR-07-title = Premier joueur et dés
rule-SR-07 = Le premier joueur est tiré au sort d'après la graine de la partie, ou nommé à la mise en place. Le dé noir est en jeu, avec autant de dés blancs qu'il y a de joueurs et un de plus ; les autres dés blancs sont hors du jeu. Le jeu en solo a trois dés blancs et pas de premier joueur (SR-73).
rule-SR-07-reason = Les nombres de dés viennent du livret. Il a une coutume de table pour trouver le premier joueur. Le tirer au sort ou le nommer est de nous.

rule-SR-08-title = Pouvoirs de départ
rule-SR-08 = Avec l'option pouvoirs, chaque joueur a un pouvoir, choisi et utilisé aussitôt, avant la première manche. Le joueur à droite du premier joueur choisit d'abord, et le choix continue dans le sens antihoraire, si bien que le premier joueur choisit en dernier ; nul ne peut choisir ce qu'un autre a choisi. Locomotive : cocher une case de la locomotive au choix. Voie : tracer une voie dans un hexagone au choix, de n'importe quel type. Plus deux : 2 points à la fin. Tuile action : commencer avec une tuile action, couchée. Livraison personnelle : une marchandise personnelle (SR-15). Les pouvoirs utilisés, et ceux que personne n'a choisis, sortent du jeu.
rule-SR-08-reason = Les pouvoirs et l'ordre du choix viennent du livret. Il ne dit pas de quels types peut être la voie du pouvoir Voie quand aucun dé noir n'a été lancé. Que tous conviennent est de nous, comme le fait que Locomotive et Voie, que le livret permet, soient toujours utilisés.

rule-SR-15-title = Tuile action et marchandise personnelle
rule-SR-15 = Le pouvoir Tuile action prend une des six tuiles action au choix. La marchandise personnelle de Livraison personnelle est piochée au hasard parmi les marchandises non grises du sac, puis son propriétaire la place sur la ville 3 ou la ville 4 de sa propre feuille ; si le sac n'en a pas de telle, il n'y en a pas. Seul son propriétaire peut la livrer, comme si elle se trouvait sur cette ville du plateau de réserve, et après la livraison c'est une marchandise comme une autre : elle va dans le sac, ou est gardée pour les commandes. Elle n'empêche pas cette ville du plateau de réserve d'être vide, et ne rapporte rien si elle n'est jamais livrée.
rule-SR-15-reason = Le livret fait piocher au joueur une marchandise qui n'est pas grise pour la mettre sur 3 ou 4, et le fait commencer avec une des tuiles action. Quelles tuiles peuvent être prises, que la pioche précède le choix de la ville, et comment la marchandise compte pour les livraisons, les commandes et la fin de la partie sont de nous.

rule-SR-09-title = Frontières bloquées
rule-SR-09 = Avec l'option moyennes ou difficiles, un dé lancé à la mise en place choisit un des six tableaux de ce niveau, et les frontières que montre le tableau sont bloquées sur la feuille de chaque joueur. Chacune se trouve entre deux hexagones de régions différentes, et aucune ne touche donc une ville. On peut tracer une voie qui mène à une frontière bloquée ou la franchit, mais aucune marchandise ne la franchit, quelles que soient les tuiles action qui servent à la livraison, et une connexion qui en franchit une ne rapporte rien, ni ses villages.
rule-SR-09-reason = Les tableaux, et que transport et points soient barrés, viennent du livret ; quelles frontières bloque chaque tableau est de nous. Le livret ne dit pas si l'on peut y tracer des voies, ni si une tuile action aide à passer. Que seuls le transport et les points soient barrés, et qu'aucune tuile ne lève la barrière, est de nous.

rule-SR-10-title = La manche
rule-SR-10 = Au début d'une manche, le premier joueur lance le dé noir et tous les blancs. Puis chacun a un tour, d'abord le premier joueur, puis les autres dans le sens horaire : le joueur prend un des dés blancs qui restent et agit une fois avec lui. Les actions sont : tracer une voie, améliorer la locomotive, livrer une marchandise et prendre une tuile action. Le dé noir sert à tous. Un dé blanc reste à la fin, sauf si la tuile 2a a servi (SR-51).

rule-SR-11-title = Redresser les tuiles
rule-SR-11 = Un tour commence par redresser toutes les tuiles action couchées du joueur, avant de prendre un dé. Le fait aussi un joueur qu'attend un dé dont il s'est emparé (SR-52). Cela se fait une fois par tour : une tuile prise pendant le tour reste donc couchée jusqu'au tour suivant du joueur.
rule-SR-11-reason = Le livret le place en premier dans le tour et avant le choix d'un dé, et ne pense pas aux tours où aucun dé n'est choisi ou bien un second utilisé. Que cela arrive exactement une fois, au début, est de nous.

rule-SR-16-title = Un dé sans action
rule-SR-16 = N'importe quel dé blanc peut être pris, quoi que l'on puisse en faire. Si une action est possible avec lui, il faut en faire une ; sinon, le dé est dépensé pour rien. Compte la valeur que le dé montre à la fin, après tout changement, et ce qui peut se faire sans utiliser de tuile (SR-49) : personne n'est obligé d'en utiliser une. Seule la locomotive plus puissante de 4b compte ici comme la sienne.
rule-SR-16-reason = Le livret fait prendre un dé à chacun et faire une action, et ne pense pas à un dé avec lequel aucune n'est possible. Toute la règle est de nous.

rule-SR-12-title = La fin de la partie
rule-SR-12 = Si trois villes ou plus du plateau de réserve sont vides quand une manche finit, la partie est terminée. Sinon, le marqueur premier joueur et les dés passent au joueur de gauche, et une nouvelle manche commence. Rien ne met fin à la partie au cours d'une manche.

rule-SR-17-title = Quand plus rien ne se passe
rule-SR-17 = La partie est aussi terminée après autant de manches de suite qu'il y a de joueurs, mais au moins trois, pendant lesquelles personne n'a tracé de voie, coché de case, livré de marchandise ni pris de commande. Cela ne vaut pas en solo, où Olive barre un hexagone à chaque tour, si bien que la partie finit toujours.
rule-SR-17-reason = Le livret n'a pas cette fin, mais des feuilles pleines peuvent laisser des marchandises que personne ne pourra jamais livrer. Toute la règle est de nous.

rule-SR-20-title = Tracer une voie
rule-SR-20 = Le joueur trace une voie dans un hexagone vide de sa propre feuille, dans la région que désigne le dé blanc. La voie joint deux côtés de l'hexagone ; elle est droite, en courbe large (ses bouts à deux côtés d'écart) ou en courbe serrée (ses bouts sur des côtés voisins) ; le dé noir permet deux de ces trois types. On ne dessine qu'une fois dans chaque hexagone, et il n'y a donc ni croisements ni jonctions. Une voie n'a besoin de rejoindre ni ville ni autre voie.
rule-SR-20-reason = La règle vient du livret, ainsi que trois types de voie. Leur aspect est montré par une image qui n'a pu être obtenue : sur un hexagone il ne peut y avoir que ces trois-là, et leurs noms sont de nous.

rule-SR-21-title = Villes et villages
rule-SR-21 = On ne dessine rien dans une ville : une voie qui finit sur un côté de l'hexagone d'une ville est reliée à la ville. Un village n'est relié que par une voie dans son propre hexagone, et toute voie qui s'y trouve traverse le village.

rule-SR-22-title = Le sens d'une voie
rule-SR-22 = Une voie d'un type permis peut être tournée dans tous les sens, même de sorte qu'elle mène au bord de la feuille ou à côté de la voie d'un hexagone voisin. Les faces du dé noir montrent droite et courbe large, droite et courbe serrée, ou courbe large et courbe serrée, chacune sur deux des six.
rule-SR-22-reason = Le livret ne pose aucune condition sur le sens d'une voie, et dit que chaque face du dé noir a deux types sans les énumérer. Qu'il n'y ait pas de condition, et quelles sont les faces, est de nous.

rule-SR-25-title = Améliorer la locomotive
rule-SR-25 = Le joueur coche la case de la locomotive qui a la valeur du dé blanc. Chacune des six cases est cochée au plus une fois, dans n'importe quel ordre. La puissance de la locomotive est le nombre de cases cochées, quelles que soient leurs valeurs : 0 au départ et 6 au plus.

rule-SR-30-title = Livrer des marchandises
rule-SR-30 = Le dé blanc désigne l'origine, une ville où le joueur choisit une marchandise du plateau de réserve. Elle va à une ville de sa couleur par des connexions achevées entre villes sur la feuille du joueur. Une marchandise grise va à la ville 3 ou 4 ; une noire va à n'importe quelle ville sauf l'origine.

rule-SR-31-title = Distance
rule-SR-31 = La distance d'une livraison est le nombre de villes et de villages que la marchandise atteint en chemin, avec la destination et sans l'origine. Elle ne peut pas dépasser la puissance de la locomotive du joueur. Tout trajet convient, même plus long qu'un autre, mais aucun ne passe deux fois par la même ville ni ne revient à l'origine. Aucun village ne peut revenir, car son hexagone n'a qu'une voie.

rule-SR-32-title = Points d'une livraison
rule-SR-32 = La marchandise livrée retourne dans le sac, ou, avec l'option commandes, est gardée par le joueur. Le joueur marque autant de points que la distance. Ces points n'ont pas de limite.
rule-SR-32-reason = Le livret compte les points sur des cases à cocher et ne dit pas ce qui se passe quand toutes sont utilisées. Qu'il n'y ait pas de limite est de nous.

rule-SR-33-title = Traverser des villes
rule-SR-33 = Un trajet peut traverser d'autres villes et villages en chemin, y compris des villes de la couleur de la marchandise.
rule-SR-33-reason = Le livret laisse traverser d'autres villes et villages et ne parle pas de celles qui ont la couleur de la marchandise. Que la marchandise n'ait pas à s'y arrêter est de nous.

rule-SR-34-title = Nommer une livraison
rule-SR-34 = Une livraison est nommée par sa marchandise, sa destination et sa distance. Les trajets qui s'accordent sur les trois sont un seul et même choix, de même que les marchandises d'une couleur sur une ville ; en solo seulement, deux d'entre elles sont des choix différents si d'autres se trouvent entre elles dans la file (SR-70).
rule-SR-34-reason = Le livret n'a pas besoin de noms. Que le trajet ne soit pas dit est de nous : rien d'autre n'en dépend. Rien ne dépend non plus de celle de deux marchandises pareilles que l'on prend, sauf ce qu'Olive retirera plus tard.

rule-SR-40-title = Commandes
rule-SR-40 = Avec l'option commandes, les marchandises livrées sont gardées. Une fois par tour, quel qu'ait été l'usage du dé et même s'il a été dépensé pour rien, le joueur peut prendre une tuile commande que personne n'a, en remettant dans le sac les marchandises qu'elle montre parmi celles qu'il a gardées. Pour chaque commande, une marchandise noire au plus peut remplacer n'importe laquelle. Une commande prise est perdue pour les autres et rapporte à la fin les points qui y sont imprimés.
rule-SR-40-reason = Qu'un joueur puisse honorer une commande aussi pendant un tour dont le dé a été dépensé pour rien est de nous, car le livret ne connaît pas de tel tour (SR-16). Tout le reste vient du livret.

rule-SR-41-title = Quand honorer les commandes
rule-SR-41 = La commande est proposée après la dernière action du tour, si l'une peut être honorée, et on peut y renoncer. Un tour à deux actions (SR-51) reste un seul tour et a une seule commande. Les marchandises gardées qui restent à la fin ne rapportent rien de plus.
rule-SR-41-reason = Le livret permet un échange pendant le tour d'un joueur et ne dit pas quand, ni ce que deviennent les marchandises qui restent. Le moment est de nous, et rien n'y est perdu : ce qui pouvait être honoré plus tôt peut l'être alors.

rule-SR-45-title = Prendre une tuile action
rule-SR-45 = Le joueur prend la tuile action qui porte le numéro du dé blanc, au centre ou chez un joueur devant qui elle n'est pas couchée, et la pose couchée. Ce peut être sa propre tuile, juste pour la coucher. Une tuile couchée ne peut être prise par personne, pas même par le joueur qui l'a.
rule-SR-45-reason = Tout sauf la dernière demi-phrase vient du livret. Il laisse les joueurs prendre leurs propres tuiles et ne parle pas de leurs tuiles couchées, ce qui ne peut arriver que dans un tour à deux actions. Qu'elles ne puissent pas être prises de nouveau est de nous.

rule-SR-46-title = Éclair et infini
rule-SR-46 = Une tuile à éclair retourne au centre quand elle a servi, et est gardée jusqu'à ce qu'elle serve ou qu'un autre la prenne. Une tuile au signe de l'infini sert autant de fois que l'on veut et est gardée jusqu'à ce qu'un autre joueur la prenne. Nul ne peut donner une tuile. Sont à éclair 1a, 2a, 2b, 3b, 4a, 5b, 6a et les deux faces de la tuile solo ; à l'infini 1b, 3a, 4b, 5a et 6b. Les points de chaque face figurent dans le fichier des tuiles du jeu.
rule-SR-46-reason = Le sens des deux signes vient du livret, ainsi que le fait que 4b soit gardée. Le signe des autres faces est sur une image qui n'a pu être obtenue. Quelles faces ont lequel, et les points, sont de nous.

rule-SR-47-title = Les tuiles couchées servent
rule-SR-47 = Être couchée protège une tuile d'être prise et n'empêche pas de l'utiliser : une tuile peut servir dès qu'on l'a.
rule-SR-47-reason = Le livret promet une occasion d'utiliser une tuile avant qu'elle puisse être volée et ne dit pas si une tuile couchée agit. Qu'elle agisse est de nous : 2b pourrait sinon être volée avant d'avoir jamais servi, car elle se joue avant le tour de son joueur.

rule-SR-48-title = Tuiles en cours d'utilisation
rule-SR-48 = Utiliser une tuile est facultatif, sauf la locomotive plus puissante de 4b, qui est simplement là. Plusieurs tuiles peuvent servir à une action, chacune une fois. Une tuile éclair utilisée reste chez son joueur jusqu'à ce que l'action qu'elle sert soit faite, ou que le dé qu'elle sert soit dépensé pour rien, puis retourne au centre ; 2a y retourne après les deux actions, et 2b, qui est en cours d'utilisation dès la prise du dé, après l'action avec ce dé. Tant qu'elle est en cours d'utilisation, nul ne peut la prendre, pas même son joueur, qui peut la reprendre par une seconde action du même tour une fois qu'elle est de retour. Dans un tour à deux actions, les tuiles infini servent aux deux, sauf en solo (SR-73).
rule-SR-48-reason = Le livret rend une tuile éclair après usage et ne dit pas quand l'usage est fini, ni si plusieurs tuiles vont ensemble. Toute la règle est de nous, mais que les tuiles infini servent aux deux actions découle du jeu en solo, où le livret fait une exception de ce qu'elles ne le font pas.

rule-SR-49-title = Ce qui utilise une tuile
rule-SR-49 = Une tuile qui concerne le tracé ou la livraison ne s'annonce pas : on l'utilise en faisant ce qui serait impossible sans elle, et sinon pas. Ainsi 3a sert si l'origine n'est pas la ville du dé ; 3b si aucun trajet n'a exactement la distance nommée mais qu'un autre, plus court de 1 ou 2, existe ; 4a si la distance nommée dépasse la puissance de la locomotive, et 4b si elle dépasse de 1 le nombre de cases cochées ; 6a et 6b si le dé noir ne montre pas le type de la voie. Les tuiles qui changent le dé, 2a et 2b servent quand on le dit.
rule-SR-49-reason = Le livret ne dit pas comment on déclare l'usage d'une tuile. Toute la règle est de nous, pour qu'aucune tuile éclair ne soit usée pour rien et que la même livraison n'ait qu'un nom.

rule-SR-50-title = Tuiles 1a et 1b : valeur au choix
rule-SR-50 = Le joueur donne au dé blanc une autre valeur au choix avant l'action.

rule-SR-51-title = Tuile 2a : deux dés
rule-SR-51 = Le joueur prend deux dés blancs au lieu d'un et fait une action avec chacun. Les deux sont pris ensemble, au début du tour, et utilisés dans l'ordre où ils ont été nommés ; chacun est changé et utilisé, ou dépensé pour rien (SR-16), pour lui-même. Ce que rapporte la première action, même une nouvelle tuile, sert à la seconde. À cette manche, il ne reste pas de dé blanc.
rule-SR-51-reason = Les deux dés et actions viennent du livret. Il ne dit pas quand le second dé est choisi, ni dans quel ordre ils servent. Que les deux soient pris à la fois et dans l'ordre est de nous.

rule-SR-52-title = Tuile 2b : s'emparer d'un dé
rule-SR-52 = Juste après qu'un autre joueur a pris un dé, et avant que rien n'en soit fait, le possesseur de 2b peut s'en emparer, s'il n'a pas encore de dé à cette manche. L'autre joueur prend un autre des dés qui restent, même de la même valeur. Le dé pris est hors d'atteinte pour tous les autres, et à son tour le possesseur ne prend pas d'autre dé mais doit utiliser celui-ci. Il peut être changé par des tuiles comme tout dé.
rule-SR-52-reason = La prise et ses limites viennent du livret. Qu'elle précède l'usage du dé, qu'un dé de même valeur convienne comme autre dé, et que des tuiles puissent changer le dé pris est de nous.

rule-SR-53-title = Tuile 3a : le dé comme destination
rule-SR-53 = Dans une livraison, le dé blanc peut désigner la destination au lieu de l'origine. La marchandise vient alors de n'importe quelle autre ville.

rule-SR-54-title = Tuile 3b : une livraison plus longue
rule-SR-54 = La distance d'une livraison est allongée de 1 ou 2, au choix du joueur, comme si autant de villages de plus avaient été traversés. La locomotive doit être assez puissante pour le tout, et le tout rapporte des points.

rule-SR-55-title = Tuile 4a : n'importe quelle distance
rule-SR-55 = Une livraison peut avoir n'importe quelle distance, quelle que soit la locomotive, même une distance que 3b allonge. Même ainsi, on ne passe pas deux fois par une ville.
rule-SR-55-reason = Le livret lève la limite de distance pour 4a et garde celle de la locomotive pour 3b. Il ne dit pas ce qui vaut pour les deux ensemble. Que 4a lève aussi cette limite est de nous.

rule-SR-56-title = Tuile 4b : une locomotive plus puissante
rule-SR-56 = Tant que le joueur a cette tuile, sa locomotive a 1 de puissance de plus que le nombre de cases cochées, si bien qu'elle peut même atteindre 7.
rule-SR-56-reason = Le livret augmente la puissance de 1 et nomme ailleurs 6 comme son maximum. Que ce 6 ne parle que des cases est de nous.

rule-SR-57-title = Tuile 5a : un de plus ou de moins
rule-SR-57 = Le joueur change le dé blanc de 1, en plus ou en moins, avant l'action. Un 6 ne peut pas monter ni un 1 descendre : les valeurs ne tournent pas.

rule-SR-58-title = Tuile 5b : relancer ou retourner
rule-SR-58 = Avant l'action, le joueur relance le dé blanc ou le tourne sur sa face opposée, les deux valeurs faisant 7 ensemble. Ce qu'il montre alors doit être utilisé, et aucune tuile ne le change donc ensuite ; une tuile peut l'avoir changé avant.
rule-SR-58-reason = Le livret veut que le nouveau résultat soit utilisé et ne dit pas si une autre tuile peut encore le changer. Qu'aucune ne le puisse est de nous.

rule-SR-59-title = Tuiles 6a et 6b : n'importe quelle voie
rule-SR-59 = Le joueur ne tient pas compte du dé noir pour tracer une voie et trace n'importe lequel des trois types.

rule-SR-60-title = Score
rule-SR-60 = À la fin, chaque joueur a les points des livraisons ; pour chaque connexion entre deux villes 1 point, et 1 de plus pour chaque village sur elle ; pour 4, 5 ou 6 cases cochées de la locomotive 1, 2 ou 3 points, sans compter la tuile 4b ; les points des tuiles action et commande qu'il a, même en dessous de 0 ; et 2 points pour le pouvoir Plus deux. Le plus de points gagne.

rule-SR-62-title = Connexions
rule-SR-62 = Une connexion est une suite ininterrompue de voies d'une ville à une autre ville, sans ville entre elles. Chaque suite compte une fois, deux suites entre les mêmes villes comptent toutes les deux, et une suite qui revient à sa propre ville ou finit sans ville n'est pas une connexion.
rule-SR-62-reason = Le livret donne des points pour chaque connexion achevée entre deux villes et ne dit pas comment comptent celles qui sont parallèles, ni celle qui revient. Ce qui compte au-delà d'une suite entre deux villes différentes est de nous.

rule-SR-61-title = Égalités
rule-SR-61 = Entre joueurs à égalité de points gagne celui qui a le plus de cases cochées de la locomotive, tuile 4b à part, puis celui qui a le plus de points de connexions et de leurs villages. Si cela aussi est égal, la victoire est partagée.
rule-SR-61-reason = Le livret départage par la meilleure locomotive et n'écarte la tuile 4 que des points de la locomotive. Qu'elle soit écartée ici aussi est de nous.

rule-SR-70-title = Mise en place en solo
rule-SR-70 = Un joueur joue contre Olive. La mise en place est celle de toujours, avec 3 marchandises par ville, la tuile solo au lieu de l'autre 2, et aucune des options sauf moyennes ou difficiles, dont les frontières bloquées ne valent que pour la feuille du joueur. Les marchandises de chaque ville forment une file dans l'ordre de la pioche, et les vides se referment ; seule Olive tient compte de l'ordre, et le joueur peut livrer n'importe quelle marchandise de la file. Olive a une feuille où des hexagones sont barrés ; seul compte leur nombre dans chaque région, non lesquels.
rule-SR-70-reason = Le livret met en place le jeu en solo comme d'habitude. Qu'un joueur et deux fassent 3 marchandises, et que la file se referme quand une marchandise la quitte, est de nous.

rule-SR-71-title = La tuile solo 2
rule-SR-71 = Solo 2a : le dé d'Olive est relancé avant la phase 1 de son tour (SR-74). Elle est proposée une fois par tour, avant sa première phase 1, et non pour les dés qu'elle relance elle-même. Solo 2b : quand elle retirerait une marchandise en phase 4, elle la laisse et ne marque rien, et barre à la place un hexagone de plus de cette région ; s'il n'en reste pas, elle gagne aussitôt. On peut renoncer aux deux, et elles retournent au centre dès qu'elles ont servi.
rule-SR-71-reason = Les deux effets viennent du livret. Il ne dit pas si 2a sert pour les dés qu'Olive relance, si elle marque quand 2b garde la marchandise, ce qui se passe s'il ne reste pas d'hexagone à barrer, ni quand exactement la tuile retourne au centre. Les réponses sont de nous.

rule-SR-72-title = Les niveaux d'Olive
rule-SR-72 = Olive joue comme commis, chef de train, mécanicien, ingénieur, investisseur ou baron du rail. Avant le premier tour, 1, 2, 3, 4, 5 ou 6 dés sont lancés pour elle, dans cet ordre de niveaux, et pour chacun un hexagone de la région obtenue est barré sur sa feuille. Ces croix n'ont pas d'autre effet.
rule-SR-72-reason = Les niveaux et leurs dés viennent du livret. Que rien d'autre ne se passe pour ces dés est de nous, car le livret ne le dit pas.

rule-SR-73-title = Le tour en solo
rule-SR-73 = À chaque tour, trois dés blancs et le noir sont lancés. Le joueur fait deux actions, chacune avec un dé blanc et les deux avec le même dé noir ; Olive reçoit le troisième dé blanc. Chaque tuile infini ne sert qu'à une des deux actions, même si le dé qu'elle a changé a été dépensé pour rien ; 4b aussi, qui sert à une action si sa livraison a besoin de la locomotive plus puissante (SR-49), et alors pas à la suivante.
rule-SR-73-reason = Tout sauf les mots sur 4b et sur un dé dépensé pour rien vient du livret. Il limite les tuiles permanentes à une action et donne à 4b un effet durable. Que la limite vaille pour 4b comme pour les autres, et compte un dé changé en vain, est de nous.

rule-SR-76-title = Entre les deux actions en solo
rule-SR-76 = Le second dé est choisi quand la première action est faite. Une tuile prise par la première action est couchée, peut servir à la seconde, et est à l'abri d'Olive pendant ce tour.
rule-SR-76-reason = Le livret ne dit pas si les deux dés sont choisis à la fois, ni ce que peut faire une tuile prise par la première action. Toute la règle est de nous.

rule-SR-74-title = Le tour d'Olive
rule-SR-74 = Le dé d'Olive, qu'aucune tuile sauf solo 2a ne change, désigne une région, sa ville et une tuile action. Phase 1 : elle barre un hexagone de la région sur sa feuille, celui du village aussi mais pas la ville ; s'il n'en reste pas à barrer, elle gagne aussitôt. Phase 2 : si le joueur a la tuile de ce numéro et qu'elle n'est pas couchée, elle retourne au centre. Phase 3 : si la ville est vide, le dé est relancé et elle recommence à la phase 1. Phase 4 : si trois hexagones ou plus de la région sont barrés, elle retire la dernière marchandise de la file de la ville, qui retourne dans le sac, et marque autant de points qu'il y a d'hexagones barrés dans la région.
rule-SR-74-reason = Les phases viennent du livret. Où va la marchandise qu'elle retire est de nous ; rien n'est plus pioché dans le sac. Que les tuiles qui changent le dé du joueur ne changent pas le sien est de nous aussi, car elles parlent de celui du joueur.

rule-SR-75-title = Fin de la partie en solo
rule-SR-75 = La partie est terminée après un tour à la fin duquel trois villes ou plus sont vides ; le tour est joué jusqu'au bout, et Olive joue donc toujours en dernier. Le joueur compte ses points comme d'habitude. Olive a les points de la phase 4, 3 pour sa locomotive, le nombre d'hexagones barrés dans ses deux meilleures régions, exactement deux même si d'autres sont égales, et les points des tuiles action au centre qui dépassent 0. Pour gagner, il faut au joueur au moins un point de plus qu'à Olive.
