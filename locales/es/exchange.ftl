# Games in other programs' formats, in Spanish.
# Terms: format formato, match encuentro, history historial, moment momento, array matriz, cube cubo, roll-off tirada de
# salida, header cabecera.

## Where something is wrong
exchange-line = línea { $line }, columna { $column }: { $problem }
exchange-byte = byte { $byte }: { $problem }
exchange-moment = momento { $moment } (contado desde 0): { $problem }
exchange-turn = partida { $game }, turno { $turn }: { $problem }
exchange-record = partida { $number }: { $problem }

## What is wrong with a file as a whole
exchange-unknown = No es ninguno de los formatos conocidos: no empieza con [Teahouse "1"] ni con cabeceras o jugadas de Molino, y tampoco es un encuentro (.mat), un historial de LUDOpy (.npz) ni una lista de LongNardi (.json).
exchange-empty = No contiene ninguna partida.
exchange-nothing-to-write = No hay partidas que escribir.
exchange-not-written = El formato { $format } se lee, pero no se escribe.
exchange-other-family = El formato { $format } no contiene partidas de { $rules }.
exchange-other-game = La partida { $number } no se puede escribir en este formato, que solo contiene partidas de { $family }.
exchange-set-up = La partida { $number } empieza en una posición montada, para la que este formato no tiene sitio.

## What had to be assumed, or was left out
exchange-rules-assumed = El archivo no nombra ningunas reglas; se supone que son { $rules }.
exchange-no-comments =
    { $count ->
        [one] Se omite un comentario; el formato { $format } no tiene sitio para él.
       *[other] Se omiten { $count } comentarios; el formato { $format } no tiene sitio para ellos.
    }
exchange-no-headers = Se omiten los nombres y otras cabeceras; el formato { $format } no tiene sitio para ellos.

## Matches (.mat)
mat-before-games = "{ $found }" está antes de la primera partida. Se espera: "7 point match", "Game 1" o un comentario que empiece con punto y coma.
mat-names = "{ $found }" no nombra a los jugadores. Se espera: nombre : puntuación, dos veces.
mat-cell = "{ $found }" no es una jugada. Se esperan: dados como 63:, Doubles, Takes, Drops o Wins.
mat-cells = "{ $found }" dice más de dos cosas. Se espera: una por jugador.
mat-dice = "{ $found }" no son dados. Se esperan: dos números del 1 al 6 y dos puntos.
mat-double = Doubles no dice a cuánto. Se espera: Doubles => 2.
mat-wins = Wins no dice cuántos puntos. Se espera: Wins 1 point.
mat-move = "{ $found }" no es una jugada. Se espera: desde/hasta, de 24 a 1, y 0 u off para fuera del tablero.
mat-variation = Este es un encuentro de { $variation }; solo se pueden reproducir encuentros de Nardi.
mat-cube = El cubo no se puede girar a { $found }. Se espera: Doubles => { $expected }.
mat-points = Una partida que se abandona ahora no vale { $found }. Se espera: { $expected }.
mat-other-end = La partida terminó de otra manera: { $problem }
mat-score = Según el archivo, el marcador antes de esta partida es { $found }, y eso no se sigue de las partidas anteriores. Se espera: { $expected }.
mat-other-turn = Le toca a { $seat }.
mat-other-dice = Los dados que hay sobre el tablero son { $dice }.
mat-must-move = Se puede jugar más de estos dados, así que hay que jugarlo.
mat-refused = { $found } no se puede jugar: { $problem }
mat-no-such-turn = Eso no se puede jugar con estos dados.
mat-other-match = Estas partidas no son de un mismo encuentro: sus reglas o las longitudes de sus encuentros son distintas.
mat-roll-off = Partida { $game }: el archivo no dice cómo cayó la tirada de salida; se anota como 2 y 1.

## LUDOpy's histories (.npz)
npz-cut-off = El archivo está cortado aquí.
npz-directory = El directorio del archivo .npz está dañado.
npz-compressed = Esta parte del archivo está comprimida. Guárdalo con numpy.savez, como hace LUDOpy, y no con savez_compressed.
npz-checksum = Esta parte del archivo está dañada: su suma de comprobación no coincide.
npy-version = No es ninguna matriz de numpy conocida.
npy-header = "{ $found }" no es la cabecera de una matriz.
npy-kind = "{ $found }": la matriz contiene algo distinto de números enteros. Se espera: lo que escribe numpy.savez(name, **game.hist).
npy-order = "{ $found }": la matriz está en orden de Fortran. Se espera: orden de C.
ludopy-one-array = Esto es una sola matriz, y un historial tiene cuatro. Guárdalo con save_hist, o con numpy.savez(name, **game.hist).
ludopy-no-array = Falta la matriz { $array }.
ludopy-shape = La matriz { $array } tiene la forma { $found }. Se espera: { $expected }.
ludopy-piece = { $found } no es el lugar de ninguna ficha.
ludopy-player = Dice jugador { $found }, pero le toca al jugador { $expected }.
ludopy-pieces = Las fichas no están donde las dejó el momento anterior.
ludopy-pair = El momento después de una jugada tiene otro dado u otro jugador que el de antes.
ludopy-no-such-move = Ninguna jugada permitida con un { $die } lleva a estas fichas.
ludopy-one-game =
    { $count ->
       *[other] Un historial de LUDOpy contiene una partida, y aquí hay { $count }.
    }
ludopy-rules = Los historiales de LUDOpy contienen partidas con sus propias reglas, ludopy y ludopy-two, y no con { $rules }.

## LongNardi's lists (.json)
longnardi-json = Esto no es JSON: { $problem }
longnardi-list = Esto no es una lista de partidas.
longnardi-field = El campo { $field } falta, o no es lo que debería ser.
longnardi-board = El tablero no está como lo dejó el último turno.
longnardi-no-such-turn = Ningún turno permitido con estos dados lleva a este tablero.
