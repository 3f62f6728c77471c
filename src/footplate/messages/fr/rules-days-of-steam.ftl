### Days of Steam : les règles, dans l'ordre du registre

rule-DS-01-title = Joueurs
rule-DS-01 = Le jeu est pour 2 à 4 joueurs. Chacun a un train, un marqueur de vapeur et une tuile train d'une des couleurs gris, orange, blanc et violet, et deux joueurs n'ont jamais la même.

rule-DS-02-title = Matériel
rule-DS-02 = Il y a 12 villes, chacune rouge, jaune, verte ou bleue ; 80 tuiles voie ; un sac de 28 marchandises, 7 dans chacune de ces quatre couleurs ; 7 compteurs de circuit ; 20 cubes charbon ; et un dé à six faces.

rule-DS-07-title = Segments, culs-de-sac et jonctions
rule-DS-07 = Un segment est une voie qui joint deux côtés d'une tuile. Un cul-de-sac entre par un côté et n'en atteint aucun autre. Une tuile voie où deux segments partagent un côté est une jonction, et les segments qui partagent un côté, entre eux ou par d'autres, forment une seule voie. Les voies qui ne partagent aucun côté, même ainsi, sont séparées, fût-ce sur une même tuile : les deux voies d'un pont ou d'une double courbe, ou un cul-de-sac et la voie voisine.
rule-DS-07-reason = Ce que sont un segment et un cul-de-sac vient des livrets, bien qu'ils appellent aussi un cul-de-sac un segment. Ils parlent de jonctions sans les définir, et de voies séparées seulement pour les ponts et les doubles courbes. La définition d'une jonction, et qu'un cul-de-sac soit séparé de la voie voisine, sont de nous.

rule-DS-08-title = Les voies des tuiles
rule-DS-08 = Une ville a des voies sur ses quatre côtés, et chaque côté est joint à tous les autres. Il y a trois villes de chaque couleur. Les sortes de tuiles voie, leur nombre, leur vapeur et leurs marques, ainsi que la vapeur des villes, figurent dans le fichier des tuiles du jeu.
rule-DS-08-reason = L'anglais appelle une ville un carrefour, et les deux livrets laissent un train y tourner à angle droit ; aucun ne dit quelles voies elle a. Les livrets nomment des sortes et des marques de tuiles voie sans les compter. Les voies sur les quatre côtés, les nombres, la vapeur, la forme des tuiles à cul-de-sac et le choix des tuiles superposables sont de nous ; deux critiques disent qu'une tuile voie donne 1 ou 2 de vapeur.

rule-DS-09-title = Villes en jeu
rule-DS-09 = Une ville est en jeu dès qu'elle se trouve sur la carte. Les villes visibles à côté de la carte et celles de la pioche ne sont pas en jeu.
rule-DS-09-reason = Les livrets parlent de villes en jeu et de mettre des villes en jeu, sans dire ce que cela signifie. Toute la règle est de nous.

rule-DS-03-title = Villes au départ
rule-DS-03 = Les villes sont mélangées. L'une commence la carte, et tous les trains s'y trouvent. Deux autres sont visibles à côté de la carte, chacune avec 2 marchandises piochées dans le sac. Le reste forme la pioche de villes, face cachée. La ville qui commence la carte n'a pas de marchandises.
rule-DS-03-reason = Les livrets donnent des marchandises aux deux villes visibles et à celles qui les suivent, et ne disent rien de la première ; deux critiques lui en donnent 2. Qu'elle n'en ait pas est de nous.

rule-DS-04-title = Mains au départ
rule-DS-04 = Les tuiles voie sont mélangées, et chaque joueur en reçoit 3 que nul autre ne voit. Le reste forme la pioche, face cachée.

rule-DS-05-title = Vapeur
rule-DS-05 = Chacun commence avec 0 de vapeur. Nul n'en a jamais moins de 0 ni plus de 6.
rule-DS-05-reason = L'anglais met la limite inférieure à 1, le français à 0, et les deux commencent à 0. Le choix de 0 est de nous.

rule-DS-06-title = Premier joueur
rule-DS-06 = Le premier joueur est tiré au sort d'après la graine de la partie, ou nommé à la mise en place.
rule-DS-06-reason = L'anglais propose une coutume de table, et le français laisse les joueurs choisir. Tirer au sort ou nommer le premier joueur est de nous.

rule-DS-10-title = Le tour
rule-DS-10 = À son tour, un joueur fait exactement une chose : il joue une tuile, déplace son train ou utilise la tour à eau. Puis vient le tour du joueur suivant dans le sens horaire.

rule-DS-11-title = Piocher
rule-DS-11 = Qui a joué une tuile voie de sa main en pioche une autre à la fin du tour, et en a donc de nouveau 3. Jouer une ville ne fait pas piocher de tuile voie.

rule-DS-12-title = Passer
rule-DS-12 = Un joueur qui ne peut ni jouer une tuile, ni se déplacer, ni utiliser la tour à eau passe, et nul autre ne le peut. Seule compte la vapeur disponible : personne n'a à brûler du charbon pour rendre un déplacement possible, et qui en a brûlé puis n'a ni tuile à jouer ni déplacement possible passe, même à une tour, car on ne prend pas d'eau pendant un tour avec charbon (DS-79). Si tous les joueurs passent l'un après l'autre, la partie finit comme en DS-91.
rule-DS-12-reason = Les livrets ne pensent pas à un joueur qui ne peut rien faire. Toute la règle est de nous.

rule-DS-13-title = Quand brûler le charbon
rule-DS-13 = Le charbon (DS-80) se brûle avant l'action du tour, ou pas du tout.

rule-DS-14-title = Ordre au sein d'un tour
rule-DS-14 = D'abord vient le charbon. Puis l'action, avec tout ce qui en découle : la vapeur d'une tuile, les marchandises d'une ville et la ville qui la remplace, le charbon de DS-36, et le circuit. Ensuite on regarde si le joueur a 13 points. Puis une tuile est piochée, et enfin on regarde si c'était la dernière.
rule-DS-14-reason = Les livrets placent le charbon au début du tour et la pioche à la fin, et font arriver aussitôt les deux fins de partie. L'ordre de tout le reste est de nous.

rule-DS-15-title = Quand plus rien ne se passe
rule-DS-15 = Quand chaque joueur a eu dix tours de suite pendant lesquels personne n'a joué de tuile ni livré de marchandise, la partie finit comme en DS-91.
rule-DS-15-reason = Les livrets n'ont pas cette fin, mais des trains pourraient aller et venir sans fin entre des tours à eau. Toute la règle est de nous.

rule-DS-20-title = Où va une tuile
rule-DS-20 = Une tuile va sur une case vide qui a une tuile de la carte sur au moins un côté, ou par-dessus une tuile (DS-27). On peut la tourner ; sa rotation est le côté que montre alors son côté nord. Parmi les rotations d'aspect identique, seule la première est nommée, dans l'ordre nord, est, sud, ouest, et les autres sont refusées.
rule-DS-20-reason = Les livrets tiennent pour acquis que des tuiles carrées se posent côte à côte et peuvent être tournées. La façon de nommer les rotations, pour que chaque position d'une tuile ait un seul nom, est de nous.

rule-DS-21-title = Reliée à une ville
rule-DS-21 = Au moins un segment d'une nouvelle tuile doit mener à une ville en jeu par un chemin valide (DS-23). Un cul-de-sac ne suffit pas, et aucun cul-de-sac, où qu'il soit, ne fait partie d'un chemin valide. Une tuile qui n'aurait que des culs-de-sac ne pourrait donc jamais être jouée.
rule-DS-21-reason = Les livrets excluent les culs-de-sac de la nouvelle tuile. Que ceux des autres tuiles ne portent pas non plus de chemin valide est de nous ; cela vient de ce qu'un train doit s'y arrêter.

rule-DS-22-title = Des bords qui s'accordent
rule-DS-22 = Partout où une nouvelle tuile a une voisine, sur chacun de ses quatre côtés, les deux bords ont une voie ou aucun n'en a. Le bord d'un cul-de-sac compte comme un bord avec voie.

rule-DS-23-title = Chemins valides
rule-DS-23 = Un chemin valide est une suite de segments qu'un train pourrait suivre d'un bout à l'autre sans faire demi-tour. Deux côtés d'une jonction qu'aucun segment ne joint n'y sont donc pas reliés.

rule-DS-24-title = La vapeur d'une tuile
rule-DS-24 = Qui joue une tuile, voie ou ville, gagne autant de vapeur que le nombre qui y est imprimé. Ce qui dépasserait 6 est perdu.

rule-DS-25-title = Au plus la cinquième tuile
rule-DS-25 = Une tuile voie peut être au plus la cinquième d'un chemin valide qui part d'une ville. Compte le plus court de ces chemins depuis n'importe quelle ville, avec la nouvelle tuile mais sans la ville. Il ne suit que des segments, jamais des culs-de-sac, et une tuile où il passe deux fois compte deux fois. Seule la tuile que l'on joue est vérifiée.
rule-DS-25-reason = Les livrets fixent la limite de cinq et ne disent pas quel chemin compte quand il y en a plusieurs, ni si les tuiles déjà posées sont vérifiées de nouveau. Tout ce qui suit la première phrase est de nous.

rule-DS-26-title = Liens courts entre villes
rule-DS-26 = Une tuile voie peut joindre deux villes par un lien d'un seul segment, bien qu'une ville ne puisse pas être jouée si près (DS-32).

rule-DS-27-title = Superposer
rule-DS-27 = Une tuile superposable peut aller sur une case vide comme toute autre, ou par-dessus une tuile voie de la carte, dont elle peut changer les voies. Toutes les règles de placement y valent aussi. Elle ne va jamais par-dessus une ville, un pont, une colline ou une tuile où se trouve un train.

rule-DS-28-title = Bords superposés
rule-DS-28 = Une tuile qui en couvre une autre doit s'accorder aux bords de toutes ses voisines, comme toute tuile (DS-22).

rule-DS-29-title = Aucune ville n'est coupée
rule-DS-29 = Superposer ne peut pas ôter à une ville son dernier chemin valide vers une autre ville. Tout autre chemin peut être coupé.
rule-DS-29-reason = L'anglais veut qu'une tuile qui en couvre une autre suive les règles de toutes les tuiles. Le français lui interdit de créer des voies illégales, sans dire lesquelles. Nous le lisons comme le dit la règle, et une critique aussi.

rule-DS-37-title = Ce qui peut être couvert
rule-DS-37 = Tout ce que DS-27 ne protège pas peut être couvert : aussi les tours à eau, les culs-de-sac, les jonctions et les doubles courbes, même par la même voie. La tuile couverte, avec ses marques, sort du jeu.
rule-DS-37-reason = Les livrets ne nomment que ce qui ne peut pas être couvert. Que tout le reste puisse l'être, et ce que devient la tuile du dessous, est de nous.

rule-DS-30-title = Quelle ville
rule-DS-30 = Un joueur qui joue une ville prend une des deux villes visibles avec ses marchandises, ou pioche la première de la pioche. Une ville piochée est vue avant que sa place soit choisie, et elle doit être jouée.
rule-DS-30-reason = Le choix vient des livrets. Qu'une ville piochée soit d'abord vue, et qu'elle ne puisse pas être refusée, est notre lecture du fait qu'elle est piochée et jouée.

rule-DS-31-title = Reliée à une autre ville
rule-DS-31 = D'une nouvelle ville, un chemin valide doit mener à une autre ville en jeu.

rule-DS-32-title = Distance entre villes
rule-DS-32 = Sur le plus court chemin valide d'une nouvelle ville à la plus proche ville en jeu, il doit y avoir au moins deux segments. Seules les voies comptent pour cette distance, non la proximité des cases.
rule-DS-32-reason = La règle elle-même, les figures suivantes et tout le français demandent deux segments ; le texte de la figure 1 en anglais en demande plus de deux. Le choix de deux est de nous.

rule-DS-33-title = Les collines dans la distance
rule-DS-33 = Dans cette distance, une colline est un segment comme un autre.

rule-DS-34-title = Nouvelles villes et leurs marchandises
rule-DS-34 = Quand une ville visible est jouée, la suivante de la pioche prend aussitôt sa place et reçoit 2 marchandises du sac. Une ville tirée de la pioche reçoit ses 2 marchandises après avoir été placée. Si le sac n'en a pas assez, une ville reçoit ce qui reste ; mais les 11 villes après la première n'ont besoin que de 22 des 28 marchandises.
rule-DS-34-reason = Les livrets ne parlent pas d'un sac insuffisant. Cette partie est de nous, et cela n'arrive jamais.

rule-DS-35-title = Piocher une ville jouable
rule-DS-35 = Une ville ne peut être piochée que s'il y a une place légale pour elle. Toutes les villes ont les mêmes voies (DS-08), et une ville piochée en trouve donc toujours une.
rule-DS-35-reason = Les livrets ne disent pas ce que devient une ville piochée qui n'a pas de place. Toute la règle est de nous, pour que cela ne puisse pas arriver.

rule-DS-38-title = Quand la pioche de villes est vide
rule-DS-38 = D'une pioche de villes vide rien ne peut être pioché, et les villes visibles que l'on joue ne sont pas remplacées.
rule-DS-38-reason = Les livrets ne parlent pas d'une pioche de villes vide. Toute la règle est de nous.

rule-DS-36-title = Du charbon pour la dernière ville
rule-DS-36 = Dès que les 12 villes sont toutes en jeu (DS-09), chaque joueur reçoit 5 cubes charbon.

rule-DS-40-title = Circuits
rule-DS-40 = Un joueur dont la tuile, voie ou ville, termine un nouveau circuit reçoit un compteur de circuit. Un circuit est une boucle fermée : un train pourrait quitter une ville, passer par une ou plusieurs autres villes de couleurs quelconques et revenir à la première, sans jamais faire demi-tour ni emprunter deux fois la même partie d'un segment.

rule-DS-41-title = Une tuile deux fois
rule-DS-41 = Un circuit peut traverser la même tuile par deux segments différents, comme à un pont ou à une double courbe.

rule-DS-45-title = La même partie d'un segment
rule-DS-45 = Les segments qui partagent un côté s'y chevauchent. Un circuit utilise donc chaque côté d'une tuile voie au plus une fois. Il passe par chaque ville au plus une fois, car à la seconde il croiserait sa propre voie.
rule-DS-45-reason = Les livrets interdisent d'emprunter deux fois une partie d'un segment et ne disent pas quels segments ont des parties communes. Toute la règle est de nous.

rule-DS-42-title = Ce qui est nouveau
rule-DS-42 = Un circuit est nouveau s'il emprunte au moins un segment que sa case n'avait pas avant que la tuile soit jouée. Un autre chemin entre les deux mêmes villes fait donc un nouveau circuit, et une superposition peut en faire un. Une tuile qui n'ajoute pas de telle boucle ne rapporte rien, ni le fait de reposer la même voie.
rule-DS-42-reason = Les livrets montrent par des figures qu'un autre chemin entre deux villes et une tuile superposée font de nouveaux circuits, et qu'une tuile qui n'ajoute pas de boucle n'en fait pas. Ce que nouveau veut dire au-delà de ces figures est de nous.

rule-DS-43-title = Sept compteurs
rule-DS-43 = Un joueur reçoit au plus un compteur par tour, quel que soit le nombre de circuits que sa tuile a faits. Il y en a sept, et quand ils sont épuisés les circuits ne rapportent plus rien. Un second circuit dans un même tour n'use pas de compteur.
rule-DS-43-reason = Les deux livrets récompensent les sept premiers circuits, et le français ajoute que cela finit avec le septième compteur. Les deux diffèrent dès qu'un tour fait deux circuits pour un compteur. Que l'on compte les compteurs et non les circuits est de nous.

rule-DS-46-title = Compteurs aussitôt
rule-DS-46 = Un compteur s'obtient aussitôt, jamais plus tard. Il n'y a pas à le demander : le jeu trouve le circuit et remet le compteur.
rule-DS-46-reason = L'anglais donne le compteur immédiatement ; le français veut qu'il soit réclamé alors, et sinon le laisse perdre. Que personne n'ait à le réclamer est de nous.

rule-DS-47-title = Circuits coupés
rule-DS-47 = Un compteur est gardé quand son circuit est coupé plus tard. Un circuit coupé puis refermé est nouveau, car on ne compare qu'avec la carte juste avant la tuile.
rule-DS-47-reason = Les livrets ne parlent pas de circuits coupés par une superposition. Toute la règle est de nous.

rule-DS-44-title = Pas de circuit avec demi-tour
rule-DS-44 = Un tour qu'un train ne pourrait faire qu'avec un demi-tour ne fait pas un circuit.

rule-DS-50-title = Commencer un déplacement
rule-DS-50 = Chacun ne déplace que son propre train. Un déplacement peut commencer par n'importe quelle voie de la tuile, d'où que le train soit venu ; mais sur des voies séparées, comme un pont ou une double courbe, seulement par celle où se trouve le train. Entre les tours, les trains n'ont pas de sens, et on n'en déclare aucun.

rule-DS-51-title = La vapeur d'un déplacement
rule-DS-51 = Entrer dans un segment coûte 1 de vapeur, dans une colline 2, dans une ville 1. Aucun train ne dépense plus de vapeur qu'il n'en a. Un déplacement entre dans au moins une tuile.
rule-DS-51-reason = Les livrets donnent le prix des segments et des collines, et disent que les villes sont faites de segments. Qu'une ville coûte donc 1 est de nous, comme le fait qu'un déplacement nul, qui reviendrait à passer, n'en est pas un.

rule-DS-52-title = Garder sa direction
rule-DS-52 = Pendant un déplacement, un train ne fait jamais demi-tour sur une voie. Dans une ville il le peut : il peut y tourner et repartir par le côté d'où il vient.

rule-DS-53-title = À travers les jonctions
rule-DS-53 = Pendant un déplacement, un train ne quitte une tuile voie que par un côté qu'un segment joint à celui par où il est entré ; à une jonction, cela peut exclure certaines sorties. À un tour suivant, il peut commencer par n'importe quelle sortie de la jonction.

rule-DS-54-title = Culs-de-sac
rule-DS-54 = Entrer dans un cul-de-sac coûte 1 de vapeur et met fin au déplacement. Le déplacement suivant en sort par où le train est entré.

rule-DS-58-title = Culs-de-sac occupés
rule-DS-58 = On ne peut pas entrer dans un cul-de-sac où se trouve un train, car le déplacement devrait y finir (DS-56).
rule-DS-58-reason = Les livrets font s'arrêter un train dans un cul-de-sac, et ne le laissent s'arrêter sur aucun segment avec un autre train. Que cela ferme le cul-de-sac est notre conclusion.

rule-DS-55-title = Dépasser des trains
rule-DS-55 = Entrer dans un segment où se trouve un autre train coûte 1 de vapeur en plus. À une jonction, un train n'importe où sur la tuile fait payer ce prix ; sur un pont ou une double courbe, seulement un train sur le même segment. Les trains dans les villes ne coûtent rien.

rule-DS-56-title = Où un déplacement peut finir
rule-DS-56 = Aucun déplacement ne finit sur un segment ou une jonction où se trouve un autre train. Le segment libre d'un pont ou d'une double courbe convient, et une ville a de la place pour tous les trains. Un train n'entre sur une voie occupée que si le déplacement peut encore finir légalement avec la vapeur restante ; celui qui ne le pourrait pas n'est donc pas commencé.
rule-DS-56-reason = Où un déplacement peut finir vient des livrets. Ils ne disent pas ce que devient un train pris sans vapeur sur une voie occupée. Qu'il ne puisse pas y aller est de nous.

rule-DS-57-title = Se déplacer sans marchandise
rule-DS-57 = Un train peut se déplacer sans marchandise, et sans en embarquer ni en livrer.

rule-DS-59-title = Le même endroit encore
rule-DS-59 = Un déplacement peut passer plus d'une fois par une tuile ou une ville, et peut finir là où il a commencé. La tuile où il commence n'est pas une entrée : elle ne coûte rien, et ses courbes ne comptent pas pour DS-70.
rule-DS-59-reason = Les livrets ne limitent un déplacement que par sa vapeur et sa direction, et donnent un prix à ce où l'on entre. Que rien d'autre ne le limite, et comment compte la première tuile, est de nous.

rule-DS-60-title = Embarquer des marchandises
rule-DS-60 = Embarquer, transporter et livrer ne coûtent pas de vapeur. Un train prend une marchandise sur la tuile où il est, au début du déplacement ou en chemin, ou n'en prend pas. Il en transporte une à la fois.

rule-DS-61-title = Pas de nouvelles marchandises
rule-DS-61 = Une ville où l'on prend des marchandises n'en reçoit pas d'autres à la place.

rule-DS-62-title = Livrer
rule-DS-62 = Une marchandise est livrée, aussitôt et sans choix, à la première ville de sa couleur que son train atteint. La ville où la marchandise se trouvait à l'origine ne compte pas.
rule-DS-62-reason = L'anglais exclut la ville où se trouvait d'abord la marchandise, le français celle d'où elle est partie, qui pourrait aussi être la dernière où elle a été embarquée. Que ce soit la première est de nous ; la marchandise s'en souvient donc quand elle a été déchargée ailleurs.

rule-DS-63-title = Après une livraison
rule-DS-63 = Qui livre une marchandise garde le cube pour ses points. Le train peut continuer dans le même déplacement, et peut charger de nouveau là ou dans une autre ville.

rule-DS-64-title = Décharger
rule-DS-64 = Si un déplacement finit dans une ville et que le train a encore une marchandise, elle y est déchargée. N'importe qui peut l'embarquer plus tard, le même train aussi. Cela vaut également dans la ville où la marchandise se trouvait à l'origine, et cette ville reste son origine.
rule-DS-64-reason = Les livrets déchargent une marchandise dont la couleur diffère de celle de la ville. L'anglais l'offre alors à tous, le français à un autre joueur ; que ce soit à tous est de nous. De même le déchargement dans la ville d'origine de la marchandise, qui peut avoir sa couleur.

rule-DS-65-title = S'arrêter avec une marchandise
rule-DS-65 = Un train qui s'arrête sur une voie garde sa marchandise, et nul autre ne peut la prendre.

rule-DS-66-title = Les marchandises restent dans le train
rule-DS-66 = Une marchandise ne quitte le train que par une livraison, ou par déchargement à la fin du déplacement. Elle n'est ni posée ni échangée en chemin. Embarquer une marchandise là où le déplacement finit ne changerait rien ; un train qui en embarque une doit donc continuer, et ne peut l'embarquer que s'il le peut.
rule-DS-66-reason = Les livrets ne disent pas si une marchandise peut être posée en chemin, ni ce que voudrait dire en embarquer une dans la dernière ville. Toute la règle est de nous.

rule-DS-67-title = Marchandises sans ville
rule-DS-67 = Une marchandise peut être embarquée et transportée même tant qu'aucune ville de sa couleur n'est en jeu.
rule-DS-67-reason = Les livrets ne posent pas d'autre condition pour embarquer une marchandise que d'être sur sa tuile. Qu'il n'y en ait pas d'autre est de nous.

rule-DS-70-title = Limitation de vitesse
rule-DS-70 = Si un déplacement a coûté plus de 2 de vapeur en tout et est entré dans un segment courbe, le joueur lance le dé quand le déplacement est fini. Les courbes des jonctions comptent ; les villes n'en ont pas.
rule-DS-70-reason = La liste des tuiles en français fait lancer le dé dès 2 de vapeur, contre la règle principale des deux livrets. Le choix de plus de 2 est de nous.

rule-DS-71-title = Le lancer
rule-DS-71 = Le train est sauf si le dé dépasse la vapeur dépensée moins 2 ; sinon il déraille. Après 6 de vapeur, seuls 5 et 6 le sauvent donc, et après 3 de vapeur seul un 1 le fait dérailler.

rule-DS-72-title = Dérailler
rule-DS-72 = Un train qui a déraillé retourne là où il était au début du tour, et la vapeur de son déplacement est perdue. Chaque marchandise qu'il a déplacée, embarquée ou livrée pendant ce déplacement retourne là où elle était au début du tour. Le charbon brûlé reste brûlé. Ce que le déplacement a rapporté n'est acquis, et ne peut faire gagner, qu'après le lancer.
rule-DS-72-reason = Les livrets remettent le train et sa marchandise en place et prennent la vapeur. Ils ne parlent ni du charbon ni d'un joueur dont les points suffiraient avant le lancer. Que le charbon soit perdu et qu'aucune livraison ne gagne avant le lancer est de nous.

rule-DS-73-title = Ce qui compte comme vapeur dépensée
rule-DS-73 = La vapeur dépensée comprend ce que coûtent en plus les collines et le dépassement d'autres trains.

rule-DS-74-title = S'arrêter sur une jonction
rule-DS-74 = Un train qui s'arrête sur une jonction se trouve sur l'un des segments du côté par où il est entré, au gré de son joueur. Cette tuile ne compte donc comme courbe que si tous ces segments sont courbes.
rule-DS-74-reason = Les livrets comptent les courbes des jonctions et ne disent pas sur quel segment se trouve un train qui s'arrête sur l'une d'elles. Toute la règle est de nous.

rule-DS-78-title = Tour à eau
rule-DS-78 = Un joueur dont le train est sur un segment avec une tour à eau au début du tour peut consacrer ce tour à gagner 4 de vapeur et rien d'autre, jusqu'à 6 en tout.

rule-DS-79-title = Rien d'autre à la tour
rule-DS-79 = Pendant un tour à la tour à eau, on ne brûle pas de charbon. La tour peut être choisie quelle que soit la vapeur, même avec 6.
rule-DS-79-reason = Les livrets veulent que le joueur ne fasse rien d'autre, l'expliquent par les tuiles et les déplacements, et ne posent pas de condition sur la vapeur. Que le charbon soit visé aussi, et qu'il n'y ait pas de condition, est de nous.

rule-DS-80-title = Brûler du charbon
rule-DS-80 = Au début d'un tour, un joueur peut brûler autant de cubes charbon qu'il veut, chacun pour 1 de vapeur, jusqu'à en avoir 6, puis joue une tuile ou se déplace. La vapeur peut être gardée pour les tours suivants. Le charbon brûlé sort du jeu. Avec 6 de vapeur, on ne peut pas en brûler.
rule-DS-80-reason = Tout sauf la dernière phrase vient des livrets. Ils gardent 6 comme maximum et ne disent pas si l'on peut jeter du charbon pour rien. Que ce soit interdit est de nous.

rule-DS-90-title = Les points, et 13 pour gagner
rule-DS-90 = Une marchandise livrée vaut 2 points et un compteur de circuit 1. Pour 2, 3 ou 4 couleurs différentes de marchandises livrées s'ajoutent 1, 3 ou 5 points, qui comptent dès qu'ils sont gagnés. Un joueur qui a 13 points ou plus gagne aussitôt.

rule-DS-91-title = La dernière tuile et les égalités
rule-DS-91 = La partie finit aussi dès que la dernière tuile voie de la pioche est piochée. Le plus de points gagne alors. Une égalité revient à qui a le plus de compteurs de circuit, puis à qui a le plus de vapeur ; si cela aussi est égal, la victoire est partagée.
