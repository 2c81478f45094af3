# Long Nardi and its family, in Spanish.
# Terms: checker ficha, point casilla, head cabeza, home casa, way camino, bear off sacar, block bloqueo (prime), pip pip,
# runner corredora, starting quarter cuadrante de salida, roll tirada, roll-off tirada de salida, double doble, step paso,
# turn turno, doubling cube cubo de doblar, take aceptar, drop rechazar, tie empate, oin, mars, koks; points of a score puntos.

## Places of the board
nardi-place-point = { $point }
nardi-place-off = { $seat }: sacadas

## What is counted, beside a number
count-pips = pips
count-off = sacadas
count-on-head = en la cabeza

## What is to be done
nardi-task-roll-off = Cada bando tira un dado; empieza el que saque el más alto.
nardi-task-roll = { $seat } tira los dados.
nardi-task-roll-again = { $seat } tira otra vez, tras un doble.
nardi-task-last-roll = { $opponent } ha sacado todas sus fichas; a { $seat } le queda una última tirada.
nardi-task-last-turn = { $opponent } ha sacado todas sus fichas; a { $seat } le queda un último turno.
nardi-task-play = { $seat } juega { $dice }.
nardi-task-play-handed = { $seat } juega { $dice }, que { $opponent } no pudo jugar.
nardi-task-pass = { $seat } no puede jugar { $dice } y tiene que pasar.
nardi-task-pips = Pips por recorrer: { seat-white } { $white }, { seat-black } { $black }.

## How a game ended
nardi-verdict-oin = { $points ->
    [one] { $winner } gana un oin, { $points } punto: { $loser } ha sacado al menos una ficha.
   *[other] { $winner } gana un oin, { $points } puntos: { $loser } ha sacado al menos una ficha.
}
nardi-verdict-mars = { $points ->
    [one] { $winner } gana un mars, { $points } punto: { $loser } no ha sacado nada.
   *[other] { $winner } gana un mars, { $points } puntos: { $loser } no ha sacado nada.
}
nardi-verdict-koks-none-home = { $points ->
    [one] { $winner } gana un koks, { $points } punto: { $loser } no ha sacado nada ni tiene fichas en casa.
   *[other] { $winner } gana un koks, { $points } puntos: { $loser } no ha sacado nada ni tiene fichas en casa.
}
nardi-verdict-koks-first-quarter = { $points ->
    [one] { $winner } gana un koks, { $points } punto: { $loser } no ha sacado nada y aún tiene una ficha en el cuadrante de salida.
   *[other] { $winner } gana un koks, { $points } puntos: { $loser } no ha sacado nada y aún tiene una ficha en el cuadrante de salida.
}
nardi-verdict-tie = La partida es empate: ambos bandos han sacado todas sus fichas.

## Why a step is not legal: the checker
point-empty = No hay ninguna ficha en la casilla { $point }.
not-your-checker = Las fichas de la casilla { $point } son de { $owner }; le toca a { $seat }.
head-already-used = { $limit ->
    [one] No pueden salir más fichas de la cabeza, casilla { $point }, en este turno; la regla es una por turno.
   *[other] No pueden salir más fichas de la cabeza, casilla { $point }, en este turno; la regla es { $limit } por turno.
}
runner-first = Solo puede moverse la corredora, en la casilla { $point }, hasta que pase la cabeza rival, casilla { $head }.

## Why a step is not legal: the dice
no-such-die = De la casilla { $from } a la { $to } hace falta un { $needed }; queda por jugar: { $dice }.
die-too-small = Para sacar de la casilla { $point } hace falta un { $needed } o más; queda por jugar: { $dice }.
must-play = { $seat } puede dar un paso, así que no está permitido pasar.
both-dice-must-be-played = Se pueden jugar ambos, { $dice }, pero no después de este paso.
more-dice-must-be-played = En este turno se pueden dar { $steps } pasos, pero no después de este.
only-the-higher-die = Solo se puede jugar uno de los dos dados, así que tiene que ser el más alto: el { $die }, no el { $other }.

## Why a step is not legal: where it ends
point-held = La casilla { $point } la ocupa { $owner }.
no-inner-steps = Todas las fichas de { $seat } están en casa: ahora solo se pueden sacar, no mover dentro de casa.
not-all-home = { $count ->
    [one] { $seat } solo puede sacar cuando todas las fichas estén en casa; la casilla { $points } no es de casa.
   *[other] { $seat } solo puede sacar cuando todas las fichas estén en casa; las casillas { $points } no son de casa.
}
exact-die-only = Para sacar de la casilla { $point } hace falta exactamente un { $needed }; queda por jugar: { $dice }.
larger-die-only-from-farthest = Un dado mayor de lo necesario solo saca de la casilla ocupada más lejana, que es la { $point }, no la { $from }.

## Why a step is not legal: blocks
block = { $checked ->
    [every-step] Este paso deja un bloqueo en las casillas { $points }. { $rule }
   *[turn-end] Este paso deja un bloqueo en las casillas { $points }, y el resto del turno no puede abrirlo. { $rule }
}
block-needs-enemy-ahead = Solo se pueden ocupar { $length } casillas seguidas mientras una ficha de { $enemy } las haya pasado.
block-needs-enemy-home = Solo se pueden ocupar { $length } casillas seguidas mientras una ficha de { $enemy } esté en casa.
block-never = Nunca se pueden ocupar { $length } casillas seguidas.
own-start-full = { $checked ->
    [every-step] { $seat } puede ocupar como mucho { $limit } de las seis casillas de su propio cuadrante de salida, { $first } a { $last }; tras este paso ocuparía { $held }.
   *[turn-end] { $seat } puede acabar un turno con { $limit } como mucho de las seis casillas de su propio cuadrante de salida, { $first } a { $last }, y tras este paso no puede.
}
enemy-start-full = { $checked ->
    [every-step] { $seat } puede ocupar como mucho { $limit } de las seis casillas del cuadrante de salida rival, { $first } a { $last }; tras este paso ocuparía { $held }.
   *[turn-end] { $seat } puede acabar un turno con { $limit } como mucho de las seis casillas del cuadrante de salida rival, { $first } a { $last }, y tras este paso no puede.
}
block-must-be-opened = Todas las fichas de { $enemy } están en la casilla { $point }, justo detrás del bloqueo en las casillas { $points }; este turno tiene que abrirlo.

## Why steps are not a whole turn
turn-over = { $steps ->
    [one] El turno ha acabado tras { $steps } paso.
   *[other] El turno ha acabado tras { $steps } pasos.
}
turn-incomplete = El turno no está completo: { $seat } puede jugar más de los dados que quedan, { $dice }.

## Texts that could not be read: what was being read
nardi-notation-turn = turno
nardi-notation-board = tablero
nardi-notation-side = bando
nardi-notation-head = campo de la cabeza
nardi-notation-mark = señal

## Texts that could not be read: what is wrong
nardi-step-form = Un paso son dos casillas unidas por "/", como "24/18" o "6/off", o bien "pass".
nardi-step-from = Un paso sale de una casilla del 1 al 24.
nardi-step-to = Un paso acaba en una casilla del 1 al 24, o en "off".
nardi-step-off-outside = Solo se puede sacar una ficha que esté en su casa.
nardi-step-distance = Un paso avanza de 1 a 6 casillas.
nardi-turn-too-long = Un turno tiene como mucho cuatro pasos.
nardi-turn-pass-alone = "pass" va solo.
nardi-dice-form = Se esperan dos cifras del 1 al 6, como "63".
nardi-fen-fields = Se esperan tablero, bando y dados, como "O5/6/o5/6 w -".
nardi-fen-too-long = Aquí hay más que tablero, bando, dados, campo de la cabeza y señal.
nardi-fen-side-form = Se espera "w", "b", o "-" antes de una tirada de salida.
nardi-fen-dice-form = Se esperan cifras del 1 al 6, o "-" antes de la tirada.
nardi-fen-dice-double = Un doble son { $count } dados con estas reglas.
nardi-fen-dice-differ = Más de dos dados tienen que ser los de un doble.
nardi-fen-mark-meaningless = No significa nada con estas reglas y estos dados.
nardi-fen-mark-form = Se espera "x", "d", "c" o "h".
nardi-fen-head-alone = El campo de la cabeza solo se escribe con dados, o con la señal "x".
nardi-fen-head-form = Se espera un número del 0 al 15.
nardi-fen-board-form = Se esperan cuatro cuadrantes unidos por "/".
nardi-fen-board-letter = Se esperan "A" a "O" para Blanco, "a" a "o" para Negro y "1" a "6" para casillas vacías.
nardi-fen-quarter-long = El cuadrante { $quarter } tiene más de seis casillas.
nardi-fen-quarter-short = { $points ->
    [one] El cuadrante { $quarter } tiene { $points } casilla en vez de seis.
   *[other] El cuadrante { $quarter } tiene { $points } casillas en vez de seis.
}
nardi-fen-checkers = { $seat } tiene { $count } fichas; el máximo es 15.
nardi-fen-no-roll-off = El bando "-" es para una tirada de salida, y estas reglas no la tienen.
nardi-fen-roll-off-start = La tirada de salida se hace al principio y sin dados: "O5/6/o5/6 - -".
nardi-fen-no-tie = A ningún bando le quedan fichas, y estas reglas no conocen el empate.
nardi-fen-over-with-dice = La partida ha terminado, así que no pueden quedar dados.

## The rules: the board
nardi-explain-board = El tablero
nardi-explain-points = El tablero tiene 24 casillas en círculo, numeradas como las ve Blanco.
nardi-explain-heads = Cada bando tiene quince fichas, y todas empiezan en una casilla, la cabeza: las de Blanco en la casilla 24, las de Negro en la 12.
nardi-explain-ways = Ambos bandos van en el mismo sentido: Blanco de 24 a 1, Negro de 12 a 1 y después de 24 a 13.
nardi-explain-homes = Las últimas seis casillas del camino son la casa: 6 a 1 para Blanco, 18 a 13 para Negro.
nardi-explain-aim = El objetivo es llevar todas las fichas a casa y después sacarlas del tablero.

## The rules: the start
nardi-explain-start = El comienzo
nardi-explain-white-rolls = Tira primero Blanco.
nardi-explain-roll-off = Cada bando tira un dado; si son iguales, ambos tiran otra vez.
nardi-explain-roll-off-fresh = Empieza el bando con el dado más alto, con una nueva tirada de los dos dados.
nardi-explain-roll-off-played = Empieza el bando con el dado más alto, y juega los dos dados recién tirados.

## The rules: a turn
nardi-explain-turn = Un turno
nardi-explain-steps = El jugador tira dos dados y da un paso con cada uno: una ficha avanza exactamente esas casillas.
nardi-explain-no-hitting = No se puede entrar en una casilla con una ficha rival; las fichas nunca se comen.
nardi-explain-same-checker = La misma ficha puede dar varios pasos, si cada uno es posible.
nardi-explain-double-four = Un doble da cuatro pasos de su número.
nardi-explain-double-two = Un doble da dos pasos de su número, y después el mismo jugador tira otra vez.
nardi-explain-extra-roll = Esa tirada se da aunque no se haya podido jugar nada del doble, pero no si la partida ya está ganada; un doble en ella no da otra tirada.
nardi-explain-extra-roll-head = { $limit ->
    [one] Nunca es un primer turno, y con ella puede salir una ficha de la cabeza.
   *[other] Nunca es un primer turno, y con ella pueden salir hasta { $limit } fichas de la cabeza.
}
nardi-explain-cascade = Un doble da cuatro pasos de su número, luego cuatro del siguiente, y así hasta el 6: después de 4-4 vienen 5-5 y 6-6.
nardi-explain-cascade-parts = Cada uno de estos dobles se juega todo lo posible antes de que empiece el siguiente.
nardi-explain-cascade-ends = El primer dado que no se puede jugar acaba el turno, y todo lo que queda pasa al rival, que lo juega en el mismo orden y luego tira como siempre.
nardi-explain-cascade-lost = Lo que tampoco el rival puede jugar se pierde.
nardi-explain-most-dice = Hay que jugar todos los dados posibles.
nardi-explain-higher-die = Si se puede jugar uno u otro de dos dados distintos, pero no ambos, tiene que ser el más alto.
nardi-explain-pass = Un jugador que no puede dar ningún paso pasa.
nardi-explain-winning-stop = La última ficha se puede sacar en el acto, aunque otro orden de pasos hubiera usado un dado más.
nardi-explain-runner = La ficha más adelantada es la corredora: hasta que una haya pasado la cabeza rival, no puede moverse ninguna otra.
nardi-explain-runner-passed = Después pueden moverse las demás, incluso con los dados que quedan en el mismo turno.

## The rules: the head
nardi-explain-head = La cabeza
nardi-explain-head-free = En un turno puede salir de la cabeza cualquier número de fichas.
nardi-explain-head-limit = { $limit ->
    [one] En un turno solo puede salir de la cabeza una ficha.
   *[other] En un turno pueden salir de la cabeza { $limit } fichas como mucho.
}
nardi-explain-first-turn = En el primer turno de un jugador, con las quince fichas en la cabeza, una tirada de { $doubles } deja salir una segunda.
nardi-explain-first-turn-second = En el primer turno de un jugador, con las quince fichas en la cabeza, una tirada de { $doubles } deja salir una segunda, pero solo si el rival ya ha salido de la suya.

## The rules: blocks
nardi-explain-blocks = Bloqueos
nardi-explain-blocks-free = Se pueden ocupar sin límite casillas seguidas (un bloqueo, o prime).
nardi-explain-block = Un bloqueo, o prime, son { $length } o más casillas seguidas en el camino del rival, todas ocupadas por un bando.
nardi-explain-block-never = Nunca se permite un bloqueo.
nardi-explain-block-ahead = Un bloqueo solo se permite mientras una ficha rival lo haya pasado.
nardi-explain-block-home = Un bloqueo solo se permite mientras una ficha rival esté en casa.
nardi-explain-block-off-counts = Una ficha sacada cuenta para esto.
nardi-explain-block-off-ignored = Una ficha sacada no cuenta para esto.
nardi-explain-own-start = { $limit ->
    [one] En el propio cuadrante de salida (la cabeza y las cinco casillas siguientes) solo se puede ocupar una casilla.
   *[other] En el propio cuadrante de salida (la cabeza y las cinco casillas siguientes) se pueden ocupar como mucho { $limit } casillas a la vez.
}
nardi-explain-enemy-start = { $limit ->
    [0] En el cuadrante de salida rival (la cabeza rival y las cinco casillas siguientes) no se puede ocupar ninguna casilla.
    [one] En el cuadrante de salida rival (la cabeza rival y las cinco casillas siguientes) solo se puede ocupar una casilla.
   *[other] En el cuadrante de salida rival (la cabeza rival y las cinco casillas siguientes) se pueden ocupar como mucho { $limit } casillas a la vez.
}
nardi-explain-checked-every-step = Se comprueba después de cada paso.
nardi-explain-checked-turn-end = Se comprueba solo al final del turno: lo que se forma durante el turno se puede deshacer.
nardi-explain-bear-off-unchecked = Los pasos que sacan una ficha no se comprueban.
nardi-explain-mover-bound = El jugador que mueve tiene que cumplirlo, aunque las casillas ya estuvieran ocupadas antes del turno.
nardi-explain-open-block = Si las quince fichas rivales están en la casilla justo detrás de un bloqueo de { $length }, el turno tiene que acabar con el bloqueo abierto, si alguna jugada lo consigue.

## The rules: bearing off
nardi-explain-bearing-off = Sacar fichas
nardi-explain-all-home = En cuanto todas las fichas que le quedan a un jugador están en casa, se pueden sacar, incluso en el mismo turno en que llega la última.
nardi-explain-exact-die = Un dado saca una ficha de la casilla de su número, contando desde el final del camino: un 1 de la última casilla, un 6 de la primera casilla de la casa.
nardi-explain-larger-die = Un dado mayor de lo necesario solo saca una ficha de la casilla ocupada más lejana.
nardi-explain-larger-die-never = Un dado mayor de lo necesario no saca nada.
nardi-explain-inner-steps = En vez de eso, un dado se puede usar para un paso dentro de casa.
nardi-explain-no-inner-steps = Cuando todas están en casa, las fichas ya no se mueven dentro de casa.

## The rules: the end
nardi-explain-end = El final
nardi-explain-winner = Gana quien saque primero las quince fichas.
nardi-explain-oin = { $points ->
    [one] La victoria es un oin y vale { $points } punto.
   *[other] La victoria es un oin y vale { $points } puntos.
}
nardi-explain-mars = { $points ->
    [one] Si el perdedor no ha sacado nada, es un mars y vale { $points } punto.
   *[other] Si el perdedor no ha sacado nada, es un mars y vale { $points } puntos.
}
nardi-explain-koks-none-home = { $points ->
    [one] Si el perdedor tampoco tiene fichas en casa, es un koks y vale { $points } punto.
   *[other] Si el perdedor tampoco tiene fichas en casa, es un koks y vale { $points } puntos.
}
nardi-explain-koks-first-quarter = { $points ->
    [one] Si al perdedor le queda además una ficha en las seis primeras casillas del camino, es un koks y vale { $points } punto.
   *[other] Si al perdedor le queda además una ficha en las seis primeras casillas del camino, es un koks y vale { $points } puntos.
}
nardi-explain-no-ties = No hay empates.
nardi-explain-last-roll = Un perdedor que ha sacado exactamente catorce fichas tiene una última tirada: si saca la última ficha, la partida es empate; si no, se pierde como un oin.
nardi-explain-last-roll-single = Un doble en la última tirada no da otra tirada.
nardi-explain-equal-turns = Si Blanco, que empezó, acaba primero, Negro tiene un turno más: si saca la última ficha, la partida es empate.
nardi-explain-equal-turns-judged = Solo después de ese turno se juzga qué clase de victoria es.

## The rules: matches
nardi-explain-matches = Encuentros
nardi-explain-single-game = Se juega una sola partida.
nardi-explain-match-length = Un encuentro se juega a { $points } puntos.
nardi-explain-next-opening = Cada partida empieza como la primera.
nardi-explain-next-winner = El ganador de una partida empieza la siguiente.
nardi-explain-next-loser = El perdedor de una partida empieza la siguiente.
nardi-explain-next-alternate = Los dos bandos se turnan para empezar las partidas.
nardi-explain-cube = Un cubo de doblar empieza en el centro, en 1.
nardi-explain-cube-double = Un jugador a punto de tirar puede doblar si el cubo está en el centro o es suyo, pero no con los dados de una tirada de salida.
nardi-explain-cube-answer = El rival acepta, lo que dobla el cubo y lo hace suyo, o rechaza, y pierde un oin al valor anterior del cubo.
nardi-explain-cube-score = Una victoria puntúa sus puntos por el valor del cubo.
nardi-explain-crawford = La primera partida después de que a un bando le falte un punto para el encuentro se juega sin cubo (regla Crawford).
nardi-explain-jacoby = Mientras el cubo está en el centro, toda victoria cuenta como un oin (regla Jacoby).
