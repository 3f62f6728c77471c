### La page où le serveur se présente aux programmeurs

page-title = Footplate
page-lead =
    Une table ouverte pour les jeux de société ferroviaires de l'âge de la vapeur. Ce serveur joue à { $games }. Des
    joueurs et des bots s'assoient à ses tables ; ce qu'ils peuvent faire, et pourquoi pas, leur est dit règle par règle.
page-version = version { $version }
page-contents = Sommaire
page-begin = Pour commencer
page-begin-lead =
    Il suffit d'un programme qui parle HTTP. Qui a dit un nom est reconnu ensuite grâce à un cookie.
page-begin-guest = Entrer en tant qu'invité :
page-begin-table = Ouvrir une table pour soi et deux bots. La réponse donne son identifiant :
page-begin-look = La regarder. L'offre dit ce que vous pouvez faire, et la table combien d'entrées compte son enregistrement :
page-begin-act =
    Agir, avec ce nombre et une clé de votre choix. Envoyée deux fois avec la même clé, l'action n'est faite qu'une fois.
    Si les règles l'interdisent, la réponse les cite :
page-begin-watch =
    Apprendre ce qui se passe, ici avec le paquet Python websockets. Sans le cookie, on est spectateur :
page-without-client =
    Ce serveur joue, mais les pages où jouer n'ont pas été construites avec lui. Les programmes et le terminal peuvent
    s'asseoir à ses tables.
page-without-client-link = Comment jouent les programmes
page-document = La même chose pour les programmes, de quoi générer un client : { $path }
page-socket = La socket
page-messages = Elle envoie
page-asks = Elle demande
page-problems = Problèmes
page-problems-lead = Ce qui n'est pas exécuté ne change rien ; la réponse est un statut et un
page-structs = Ce qui circule
page-structs-lead = Chaque structure par son nom. Un champ sans valeur par défaut est toujours présent.
page-games = Vues et actions
page-games-lead = Ce qu'une place voit et ce qu'elle peut faire, jeu par jeu.
page-view = La vue
page-actions = Les actions
page-others = À l'intérieur
page-sent = Vous envoyez
page-answers = Vous recevez
page-or = ou
page-field = champ
page-type = type
page-meaning = sens
page-default = par défaut { $value }
page-needs-session = pour qui est connu
