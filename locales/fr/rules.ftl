# What is wrong with rule files, in French.
# Terms: option option, family famille, variant variante, rule file fichier de règles, lane couloir final, goal slots cases
# d’arrivée.

## Around a problem
problem-at = ligne { $line }, colonne { $column } : { $problem }
problem-with-help = { $problem } (aide : { $help })

## Hints that go with several problems
hint-expected = attendu : { $expected }
hint-did-you-mean = vouliez-vous dire { $suggestion } ?
hint-did-you-mean-name = vouliez-vous dire "{ $suggestion }" ?
hint-version = version = 1

## What an option takes
expected-truth = true ou false
expected-number = un entier de { $min } à { $max }
expected-name = l’un de { $names }
expected-numbers = une liste d’entiers de { $min } à { $max }, sans répétition
expected-names = une liste prise parmi { $names }, sans répétition
expected-lists = une liste de listes d’entiers de { $min } à { $max }
expected-board-points = une liste d’anneaux ou de rangées, chacun une liste de points, chacun ["name", x, y]
expected-board-edges = une liste de paires de noms de points
expected-board-lines = une liste de lignes, chacune une liste de noms de points d’un bout à l’autre

## What stands in the file
value-truth = une valeur logique
value-number = un entier
value-fraction = un nombre à virgule
value-text = un texte
value-date = une date ou une heure
value-list = une liste
value-table = une table

## Options that are set by a word, not by a file
setting-wrong = { $path } : "{ $value }" ne convient pas ; attendu : { $expected }
setting-syntax = { $path } : "{ $value }" ne convient pas ; attendu : { $expected } ({ $error })

## The file as a whole
rules-syntax = { $error }
rules-syntax-help = la syntaxe est décrite sur toml.io
rules-too-large = le fichier a { $bytes } octets
rules-too-large-help = un fichier de règles en a { $limit } au plus
rules-more = et { $count } de plus
rules-more-help = corrigez d’abord ceux-ci

## The head of the file
rules-no-id = le fichier n’a pas d’id
rules-no-id-help = ajoutez id = "my-variant"
rules-bad-id = "{ $id }" ne peut pas être un id
rules-bad-id-help = minuscules et chiffres, mots joints par des traits d’union, 64 caractères au plus
rules-no-family = le fichier ne dit pas à quelle famille il appartient
rules-no-family-help = ajoutez family = l’un de { $families }
rules-unknown-family = il n’y a pas de famille "{ $family }"
rules-unknown-family-help = l’un de { $families }
rules-family-not-played = personne ne joue { $family } ici
rules-family-not-played-help = l’un de { $families }
rules-not-a-text = { $path } n’est pas un texte
rules-not-a-text-help = { $path } = "…"
rules-bad-version = version n’est pas un entier à partir de 1
rules-bad-sources = sources n’est pas une liste de textes
rules-bad-sources-help = sources = ["…"]

## The file that this one extends
rules-extends-other-family = la famille "{ $family }" ne peut pas étendre "{ $parent }" de la famille "{ $parent-family }"
rules-extends-other-family-help = omettez family, ou étendez une variante de la même famille
rules-extends-unknown = il n’y a pas de variante "{ $name }" à étendre
rules-extends-unknown-help = nommez une variante intégrée ou un fichier de règles
rules-extends-unreadable = impossible de lire { $file } : { $why }
rules-extends-unreadable-help = nommez une variante intégrée ou un fichier de règles
rules-extends-wrong = { $file } est faux : { $first }
rules-extends-wrong-help = `teahouse rules check { $file }` dit tout à son sujet
rules-extends-circle = les fichiers s’étendent les uns les autres en cercle : { $circle }
rules-extends-circle-help = faites que l’un d’eux étende autre chose, ou rien
rules-extends-chain = plus de { $most } fichiers s’étendent les uns les autres
rules-extends-chain-help = écrivez les options de quelques-uns dans un seul fichier

## Single options
rules-unknown-key = { $family } n’a pas d’option { $path }
rules-unknown-key-help = `teahouse rules schema` donne la liste des options de { $family }
rules-not-a-group = { $path } est un groupe d’options ; il y a ici { $found }
rules-not-a-group-help = écrivez [{ $path }], puis ses options
rules-out-of-range = { $path } : { $value } n’est pas entre { $min } et { $max }
rules-wrong-type = { $path } : il y a { $found } au lieu de ce qui est attendu, { $wanted }
rules-unknown-name = { $path } : "{ $value }" ne convient pas ; attendu : { $wanted }
rules-twice = { $path } : { $value } figure ici deux fois
rules-number-too-large = { $path } : { $value } dépasse ce qu’un nombre peut contenir
rules-not-finite = { $path } : { $value } n’a pas de sens ici
rules-date = { $path } : une date ou une heure n’a pas de sens ici

## Options of Nardi that do not go together
rules-combination-tie-roll-off = { $path } : equal-turns doit savoir qui a commencé, et un tirage au dé le cache
rules-combination-tie-roll-off-help = opening.roll = "white-rolls", ou un autre score.tie
rules-combination-tie-next-game = { $path } : avec equal-turns, Blanc commence chaque partie
rules-combination-tie-next-game-help = opening.next_game = "opening-roll", ou un autre score.tie
rules-combination-mars = { $path } : un mars ({ $mars }) vaut moins qu’un oin ({ $oin })
rules-combination-mars-help = au moins autant que score.oin
rules-combination-koks = { $path } : un koks ({ $koks }) vaut moins qu’un mars ({ $mars })
rules-combination-koks-help = au moins autant que score.mars, ou 0 pour aucun
rules-combination-cascade = { $path } : une cascade n’a pas de fin de tour où un bloc pourrait s’ouvrir
rules-combination-cascade-help = false, ou un autre dice.doubles
rules-combination-crawford = { $path } : la règle Crawford demande un videau et un match
rules-combination-crawford-help = match.cube = true et match.length de 2 ou plus, ou false
rules-combination-jacoby = { $path } : la règle Jacoby est pour les parties isolées avec videau
rules-combination-jacoby-help = match.cube = true et match.length = 1, ou false

## Options of Ludo that do not go together
rules-combination-loop = { $path } : { $loop } n’est pas un multiple de 4
rules-combination-loop-help = 40, 52, 56 et 68 sont habituels
rules-combination-visited = { $path } : une couleur ne peut pas parcourir { $visited } cases d’un circuit de { $loop }
rules-combination-visited-help = board.loop au plus
rules-combination-square = { $path } : { $square } n’est pas sur le circuit, qui finit pour chaque couleur à { $visited }
rules-combination-square-help = des numéros tels que chaque couleur compte ses cases, de 1 à board.visited
rules-combination-star-order = { $path } : les étoiles ne sont pas dans l’ordre du parcours
rules-combination-star-order-help = écrivez d’abord les plus petits nombres
rules-combination-star-to-slots = { $path } : une étoile ne peut pas mener à des cases d’arrivée séparées
rules-combination-star-to-slots-help = board.goal = "shared", ou omettez cette option
rules-combination-lane-on-loop = { $path } : il faut un couloir final, et un circuit dont une couleur saute une case
rules-combination-lane-on-loop-help = seulement pour le plateau de LUDOpy
rules-combination-stairs = { $path } : un escalier demande un couloir final et une arrivée commune
rules-combination-stairs-help = board.lane = 6 et board.goal = "shared", ou un autre lane.rule
rules-combination-pieces-out = { $path } : il n’y a pas autant de pions
rules-combination-pieces-out-help = `pieces` au plus
rules-combination-start-square = { $path } : { $most ->
    [one] la case de départ ne tient qu’un pion à soi
   *[other] la case de départ tient { $most } pions à soi au plus
}
rules-combination-start-square-help = voir square.own_max
rules-combination-never-full = { $path } : "one-when-full" n’a pas de sens si une case n’est jamais pleine
rules-combination-never-full-help = fixez square.own_max, ou écrivez "one"
rules-combination-pair-binds = { $path } : les paires ne barrent pas ici
rules-combination-pair-binds-help = voir pair.effect
rules-combination-no-entry = { $path } : rien ne fait sortir un pion de l’écurie
rules-combination-no-entry-help = entry.values = [6]
rules-combination-entry-number = { $path } : aucun dé ne montre un tel nombre
rules-combination-entry-number-help = des nombres de 1 à 6, ou entry.by_sum = true
rules-combination-entry-square = { $path } : pas une case du circuit pour un nombre de entry.values
rules-combination-entry-square-help = autant de cases que entry.values a de nombres, de 1 à board.visited
rules-combination-no-sum = { $path } : un seul dé n’a pas de somme
rules-combination-no-sum-help = dice.count = 2
rules-combination-no-doubles = { $path } : un seul dé ne fait pas de doubles
rules-combination-no-doubles-help = dice.count = 2
rules-combination-few-seats = { $path } : une partie demande au moins deux places
rules-combination-few-seats-help = seats = [0, 2]
rules-combination-seat-order = { $path } : les places ne sont pas dans l’ordre du jeu
rules-combination-seat-order-help = écrivez d’abord les plus petits nombres
rules-combination-teams = { $path } : chaque place occupée appartient à une équipe et une seule
rules-combination-teams-help = teams = [[0, 2], [1, 3]]
rules-combination-one-team = { $path } : une équipe seule n’a personne contre qui jouer
rules-combination-one-team-help = deux équipes au moins, ou aucune

## Options of Mill that do not go together
rules-combination-lost-from-the-start = { $path } : { $pieces ->
    [one] un camp avec { $pieces } pion a perdu dès le début
   *[other] un camp avec { $pieces } pions a perdu dès le début
}
rules-combination-lost-from-the-start-help = piece_count au plus
rules-combination-no-room = { $path } : deux fois { $pieces } pions n’ont pas de place sur { $points } points
rules-combination-no-room-help = { $most } au plus
rules-combination-not-own = { $path } : on ne décrit qu’un plateau à soi
rules-combination-not-own-help = board.layout = "own"
rules-combination-no-diagonals = { $path } : deux anneaux n’ont pas de diagonales
rules-combination-no-diagonals-help = has_diagonal_lines = false, ou un autre plateau
rules-combination-no-middle = { $path } : de telles prises demandent un point au milieu de chaque ligne
rules-combination-no-middle-help = des lignes de trois points, ou pas de telle prise

## Boards of Mill that a file describes
rules-board-no-point = { $path } : ce n’est pas un point
rules-board-no-point-help = ["a1", 0, 0] : nom, x, y
rules-board-no-name = { $path } : ce n’est pas un nom
rules-board-no-name-help = le nom d’un point
rules-board-no-list = { $path } : il y a { $found } au lieu d’une liste
rules-board-no-list-help = [ … ]
rules-board-size = { $path } : { $points ->
    [one] { $points } point n’est pas un plateau
   *[other] { $points } points ne sont pas un plateau
}
rules-board-size-help = { $least } à { $most } points
rules-board-name = { $path } : "{ $name }" ne peut pas nommer un point
rules-board-name-help = une lettre, puis des lettres et des chiffres, six au plus, sans x
rules-board-name-is-a-roll = { $path } : "{ $name }" ne peut pas nommer un point
rules-board-name-is-a-roll-help = un r et un chiffre sont un lancer de dés ; prenez une autre lettre, comme q1
rules-board-name-is-taken = { $path } : "{ $name }" ne peut pas nommer un point
rules-board-name-is-taken-help = ce mot est une commande, ou un coup dans d’autres jeux ; ajoutez un chiffre, par exemple
rules-board-same-name = { $path } : il y a deux points { $name }
rules-board-same-name-help = donnez à chaque point son propre nom
rules-board-out-of-drawing = { $path } : { $x }, { $y } est hors du dessin
rules-board-out-of-drawing-help = x et y de 0 à { $most }
rules-board-same-place = { $path } : deux points en { $x }, { $y }
rules-board-same-place-help = donnez à chaque point sa propre place
rules-board-unknown-point = { $path } : il n’y a pas de point "{ $name }"
rules-board-unknown-point-help = voir board.points
rules-board-point-twice = { $path } : { $name } figure ici deux fois
rules-board-point-twice-help = des points différents
rules-board-edge = { $path } : un trait relie deux points
rules-board-edge-help = ["a1", "a4"]
rules-board-edge-twice = { $path } : { $from } et { $to } sont reliés deux fois
rules-board-edge-twice-help = une fois suffit
rules-board-no-lines = { $path } : un plateau sans lignes n’a pas de moulins
rules-board-no-lines-help = au moins une ligne
rules-board-line-length = { $path } : { $points ->
    [one] cette ligne a { $points } point
   *[other] cette ligne a { $points } points
}
rules-board-line-length-help = les lignes ont au moins deux points, toutes le même nombre
rules-board-line-twice = { $path } : cette ligne figure ici deux fois
rules-board-line-twice-help = une fois suffit
rules-board-many-lines = { $path } : plus de { $most } lignes passent par { $name }
rules-board-many-lines-help = { $most } au plus
rules-board-no-way = { $path } : aucun chemin ne mène de { $from } à { $to }
rules-board-no-way-help = ajoutez un trait vers { $to }

## Rules that cannot be had
variant-unknown = il n’y a pas de variante "{ $name }" ; sont intégrées { $known } ; ou nommez un fichier de règles en .toml
variant-unknown-suggested = il n’y a pas de variante "{ $name }" ; vouliez-vous dire { $suggestion } ? Sont intégrées { $known } ; ou nommez un fichier de règles en .toml
variant-unreadable = impossible de lire { $path } : { $why }
variant-wrong = { $name } : { $problems }
variant-text-wrong = les règles : { $problems }

## Why a file cannot be read
file-refused = { $error }
file-is-a-folder = c’est un dossier
file-is-not-plain = ce n’est pas un fichier ordinaire
file-too-large = il a { $bytes } octets, et un fichier de règles en a { $limit } au plus
file-longer-than-it-says = il a au moins { $bytes } octets, et un fichier de règles en a { $limit } au plus
file-not-text = ce n’est pas du texte en UTF-8
file-no-files = cette version de Teahouse ne lit pas de fichiers
