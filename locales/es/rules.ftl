# What is wrong with rule files, in Spanish.
# Terms: option opción, family familia, variant variante, rule file archivo de reglas, lane pasillo, goal slots casillas de
# meta.

## Around a problem
problem-at = línea { $line }, columna { $column }: { $problem }
problem-with-help = { $problem } (ayuda: { $help })

## Hints that go with several problems
hint-expected = se espera { $expected }
hint-did-you-mean = ¿quisiste decir { $suggestion }?
hint-did-you-mean-name = ¿quisiste decir "{ $suggestion }"?
hint-version = version = 1

## What an option takes
expected-truth = true o false
expected-number = un entero de { $min } a { $max }
expected-name = uno de { $names }
expected-numbers = una lista de enteros de { $min } a { $max }, sin repetir
expected-names = una lista con algunos de { $names }, sin repetir
expected-lists = una lista de listas de enteros de { $min } a { $max }
expected-board-points = una lista de anillos o filas, cada uno una lista de puntos, cada uno ["name", x, y]
expected-board-edges = una lista de pares de nombres de puntos
expected-board-lines = una lista de líneas, cada una una lista de nombres de puntos de extremo a extremo

## What stands in the file
value-truth = un valor lógico
value-number = un entero
value-fraction = un número con decimales
value-text = un texto
value-date = una fecha u hora
value-list = una lista
value-table = una tabla

## Options that are set by a word, not by a file
setting-wrong = { $path }: "{ $value }" no vale; se espera { $expected }
setting-syntax = { $path }: "{ $value }" no vale; se espera { $expected } ({ $error })

## The file as a whole
rules-syntax = { $error }
rules-syntax-help = la sintaxis está en toml.io
rules-too-large = el archivo tiene { $bytes } bytes
rules-too-large-help = un archivo de reglas tiene como mucho { $limit }
rules-more = y { $count } más
rules-more-help = corrige primero estos

## The head of the file
rules-no-id = el archivo no tiene id
rules-no-id-help = añade id = "my-variant"
rules-bad-id = "{ $id }" no puede ser un id
rules-bad-id-help = minúsculas y cifras, palabras unidas por guiones, 64 caracteres como mucho
rules-no-family = el archivo no dice a qué familia pertenece
rules-no-family-help = añade family = uno de { $families }
rules-unknown-family = no hay ninguna familia "{ $family }"
rules-unknown-family-help = uno de { $families }
rules-family-not-played = aquí nadie juega a { $family }
rules-family-not-played-help = uno de { $families }
rules-not-a-text = { $path } no es un texto
rules-not-a-text-help = { $path } = "…"
rules-bad-version = version no es un entero a partir de 1
rules-bad-sources = sources no es una lista de textos
rules-bad-sources-help = sources = ["…"]

## The file that this one extends
rules-extends-other-family = la familia "{ $family }" no puede ampliar "{ $parent }" de la familia "{ $parent-family }"
rules-extends-other-family-help = omite family, o amplía una variante de la misma familia
rules-extends-unknown = no hay ninguna variante "{ $name }" que ampliar
rules-extends-unknown-help = nombra una variante incluida o un archivo de reglas
rules-extends-unreadable = no se puede leer { $file }: { $why }
rules-extends-unreadable-help = nombra una variante incluida o un archivo de reglas
rules-extends-wrong = { $file } está mal: { $first }
rules-extends-wrong-help = `teahouse rules check { $file }` lo dice todo sobre él
rules-extends-circle = los archivos se amplían unos a otros en círculo: { $circle }
rules-extends-circle-help = haz que uno de ellos amplíe otra cosa, o nada
rules-extends-chain = más de { $most } archivos se amplían unos a otros
rules-extends-chain-help = escribe las opciones de algunos de ellos en un solo archivo

## Single options
rules-unknown-key = { $family } no tiene la opción { $path }
rules-unknown-key-help = `teahouse rules schema` enumera las opciones de { $family }
rules-not-a-group = { $path } es un grupo de opciones; aquí hay { $found }
rules-not-a-group-help = escribe [{ $path }], y después sus opciones
rules-out-of-range = { $path }: { $value } no está entre { $min } y { $max }
rules-wrong-type = { $path }: hay { $found } donde se espera { $wanted }
rules-unknown-name = { $path }: "{ $value }" no vale; se espera { $wanted }
rules-twice = { $path }: { $value } aparece aquí dos veces
rules-number-too-large = { $path }: { $value } es más de lo que cabe en un número
rules-not-finite = { $path }: { $value } no tiene sentido aquí
rules-date = { $path }: una fecha u hora no tiene sentido aquí

## Options of Nardi that do not go together
rules-combination-tie-roll-off = { $path }: equal-turns tiene que saber quién empezó, y una tirada de salida lo oculta
rules-combination-tie-roll-off-help = opening.roll = "white-rolls", u otro score.tie
rules-combination-tie-next-game = { $path }: con equal-turns, Blanco empieza cada partida
rules-combination-tie-next-game-help = opening.next_game = "opening-roll", u otro score.tie
rules-combination-mars = { $path }: un mars ({ $mars }) vale menos que un oin ({ $oin })
rules-combination-mars-help = al menos tanto como score.oin
rules-combination-koks = { $path }: un koks ({ $koks }) vale menos que un mars ({ $mars })
rules-combination-koks-help = al menos tanto como score.mars, o 0 si no hay
rules-combination-cascade = { $path }: una cascada no tiene un final de turno en que abrir un bloqueo
rules-combination-cascade-help = false, u otro dice.doubles
rules-combination-crawford = { $path }: la regla Crawford necesita un cubo y un encuentro
rules-combination-crawford-help = match.cube = true y match.length de 2 o más, o false
rules-combination-jacoby = { $path }: la regla Jacoby es para partidas sueltas con cubo
rules-combination-jacoby-help = match.cube = true y match.length = 1, o false

## Options of Ludo that do not go together
rules-combination-loop = { $path }: { $loop } no es múltiplo de 4
rules-combination-loop-help = lo habitual es 40, 52, 56 y 68
rules-combination-visited = { $path }: un color no puede recorrer { $visited } casillas de un circuito de { $loop }
rules-combination-visited-help = como mucho board.loop
rules-combination-square = { $path }: { $square } no está en el circuito, que para cada color acaba en { $visited }
rules-combination-square-help = números según cuenta cada color sus casillas, de 1 a board.visited
rules-combination-star-order = { $path }: las estrellas no están en el orden del camino
rules-combination-star-order-help = escribe primero los números menores
rules-combination-star-to-slots = { $path }: una estrella no puede llevar a casillas de meta separadas
rules-combination-star-to-slots-help = board.goal = "shared", u omite esta opción
rules-combination-lane-on-loop = { $path }: hace falta un pasillo, y un circuito del que un color se salte una casilla
rules-combination-lane-on-loop-help = solo para el tablero de LUDOpy
rules-combination-stairs = { $path }: una escalera necesita un pasillo y una meta común
rules-combination-stairs-help = board.lane = 6 y board.goal = "shared", u otro lane.rule
rules-combination-pieces-out = { $path }: no hay tantas fichas
rules-combination-pieces-out-help = como mucho `pieces`
rules-combination-start-square = { $path }: { $most ->
    [one] en la casilla de salida solo cabe una ficha propia
   *[other] en la casilla de salida caben como mucho { $most } fichas propias
}
rules-combination-start-square-help = véase square.own_max
rules-combination-never-full = { $path }: "one-when-full" no significa nada donde una casilla nunca se llena
rules-combination-never-full-help = fija square.own_max, o escribe "one"
rules-combination-pair-binds = { $path }: aquí las parejas no bloquean
rules-combination-pair-binds-help = véase pair.effect
rules-combination-no-entry = { $path }: nada saca una ficha de casa
rules-combination-no-entry-help = entry.values = [6]
rules-combination-entry-number = { $path }: ningún dado muestra ese número
rules-combination-entry-number-help = números del 1 al 6, o entry.by_sum = true
rules-combination-entry-square = { $path }: no es una casilla del circuito para un número de entry.values
rules-combination-entry-square-help = tantas casillas como números tiene entry.values, de 1 a board.visited
rules-combination-no-sum = { $path }: un solo dado no tiene suma
rules-combination-no-sum-help = dice.count = 2
rules-combination-no-doubles = { $path }: un solo dado no da dobles
rules-combination-no-doubles-help = dice.count = 2
rules-combination-few-seats = { $path }: una partida necesita al menos dos puestos
rules-combination-few-seats-help = seats = [0, 2]
rules-combination-seat-order = { $path }: los puestos no están en el orden de juego
rules-combination-seat-order-help = escribe primero los números menores
rules-combination-teams = { $path }: cada puesto ocupado pertenece a un equipo y solo a uno
rules-combination-teams-help = teams = [[0, 2], [1, 3]]
rules-combination-one-team = { $path }: un solo equipo no tiene contra quién jugar
rules-combination-one-team-help = al menos dos equipos, o ninguno

## Options of Mill that do not go together
rules-combination-lost-from-the-start = { $path }: { $pieces ->
    [one] un bando con una ficha ha perdido desde el principio
   *[other] un bando con { $pieces } fichas ha perdido desde el principio
}
rules-combination-lost-from-the-start-help = como mucho piece_count
rules-combination-no-room = { $path }: dos veces { $pieces } fichas no caben en { $points } puntos
rules-combination-no-room-help = como mucho { $most }
rules-combination-not-own = { $path }: solo se describe un tablero propio
rules-combination-not-own-help = board.layout = "own"
rules-combination-no-diagonals = { $path }: dos anillos no tienen diagonales
rules-combination-no-diagonals-help = has_diagonal_lines = false, u otro tablero
rules-combination-no-middle = { $path }: esas capturas necesitan un punto medio en cada línea
rules-combination-no-middle-help = líneas de tres puntos, o sin esa captura

## Boards of Mill that a file describes
rules-board-no-point = { $path }: esto no es un punto
rules-board-no-point-help = ["a1", 0, 0]: nombre, x, y
rules-board-no-name = { $path }: esto no es un nombre
rules-board-no-name-help = el nombre de un punto
rules-board-no-list = { $path }: hay { $found } donde se espera una lista
rules-board-no-list-help = [ … ]
rules-board-size = { $path }: { $points ->
    [one] un punto no es un tablero
   *[other] { $points } puntos no son un tablero
}
rules-board-size-help = de { $least } a { $most } puntos
rules-board-name = { $path }: "{ $name }" no puede nombrar un punto
rules-board-name-help = una letra, y después letras y cifras, seis como mucho, sin x
rules-board-name-is-a-roll = { $path }: "{ $name }" no puede nombrar un punto
rules-board-name-is-a-roll-help = una r y una cifra son una tirada de dados; elige otra letra, como q1
rules-board-name-is-taken = { $path }: "{ $name }" no puede nombrar un punto
rules-board-name-is-taken-help = esta palabra es una orden, o una jugada en otros juegos; añade una cifra, por ejemplo
rules-board-same-name = { $path }: hay dos puntos { $name }
rules-board-same-name-help = da a cada punto su propio nombre
rules-board-out-of-drawing = { $path }: { $x }, { $y } está fuera del dibujo
rules-board-out-of-drawing-help = x e y de 0 a { $most }
rules-board-same-place = { $path }: dos puntos en { $x }, { $y }
rules-board-same-place-help = da a cada punto su propio lugar
rules-board-unknown-point = { $path }: no hay ningún punto "{ $name }"
rules-board-unknown-point-help = véase board.points
rules-board-point-twice = { $path }: { $name } aparece aquí dos veces
rules-board-point-twice-help = puntos distintos
rules-board-edge = { $path }: un tramo une dos puntos
rules-board-edge-help = ["a1", "a4"]
rules-board-edge-twice = { $path }: { $from } y { $to } están unidos dos veces
rules-board-edge-twice-help = basta una vez
rules-board-no-lines = { $path }: un tablero sin líneas no tiene molinos
rules-board-no-lines-help = al menos una línea
rules-board-line-length = { $path }: { $points ->
    [one] esta línea tiene un punto
   *[other] esta línea tiene { $points } puntos
}
rules-board-line-length-help = las líneas tienen al menos dos puntos, y todas los mismos
rules-board-line-twice = { $path }: esta línea aparece aquí dos veces
rules-board-line-twice-help = basta una vez
rules-board-many-lines = { $path }: más de { $most } líneas pasan por { $name }
rules-board-many-lines-help = { $most } como mucho
rules-board-no-way = { $path }: ningún camino lleva de { $from } a { $to }
rules-board-no-way-help = añade un tramo hasta { $to }

## Rules that cannot be had
variant-unknown = no hay ninguna variante "{ $name }"; están incluidas { $known }; o nombra un archivo de reglas que acabe en .toml
variant-unknown-suggested = no hay ninguna variante "{ $name }"; ¿quisiste decir { $suggestion }? Están incluidas { $known }; o nombra un archivo de reglas que acabe en .toml
variant-unreadable = no se puede leer { $path }: { $why }
variant-wrong = { $name }: { $problems }
variant-text-wrong = las reglas: { $problems }

## Why a file cannot be read
file-refused = { $error }
file-is-a-folder = es una carpeta
file-is-not-plain = no es un archivo normal
file-too-large = tiene { $bytes } bytes, y un archivo de reglas tiene como mucho { $limit }
file-longer-than-it-says = tiene al menos { $bytes } bytes, y un archivo de reglas tiene como mucho { $limit }
file-not-text = no es texto en UTF-8
file-no-files = esta versión de Teahouse no lee archivos
