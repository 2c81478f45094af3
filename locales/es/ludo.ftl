# What Ludo says, in Spanish.
# Terms: piece ficha, base casa, start square casilla de salida, loop circuito, home column pasillo, goal meta, goal space
# casilla de meta, capture comer, blockade barrera, safe square seguro, globe globo, star estrella, pass (a turn) pasar, pass
# (a piece) adelantar, double doble, bonus steps pasos de premio, stairs escalera.

## Places
ludo-place-square = Casilla { $number }
ludo-place-column = Pasillo de { $seat }, { $number }
ludo-place-goal = Meta de { $seat }
ludo-place-goal-space = Casilla de meta { $number } de { $seat }
ludo-place-base = Casa de { $seat }

## What is counted
count-in-base = en casa
count-at-goal = en la meta
count-progress = casillas recorridas

## What the player to act has to do
ludo-task-roll = { $seat } tira
ludo-task-play = { $seat } juega { $numbers }
ludo-task-bonus = { $seat } juega { $steps } pasos de premio
ludo-task-no-move = { $seat } no puede jugar { $numbers } y pasa
ludo-task-third = Por tercera vez seguida, { $roll }: { $seat } pasa

## Rolls that may count in a row
ludo-roll-six = un seis
ludo-roll-double = un doble
ludo-roll-six-or-double = un seis o un doble

## Why a move is not legal
must-move = Puedes mover, así que no puedes pasar.
no-such-piece = No hay ninguna ficha { $piece }: tus fichas van del 0 al { $last }.
all-at-goal = Todas tus fichas están en la meta, no queda nada que mover.
third-in-a-row =
    { $effect ->
        [last-moved-home] Por tercera vez seguida, { $roll }: no lo juegas, acaba tu turno y la última ficha que moviste vuelve a casa.
        [leader-home] Por tercera vez seguida, { $roll }: no lo juegas, acaba tu turno y tu ficha más adelantada vuelve a casa.
        [roll-void] Por tercera vez seguida, { $roll }: no lo juegas; pasa y tira otra vez.
       *[turn-ends] Por tercera vez seguida, { $roll }: no lo juegas y acaba tu turno.
    }
no-such-number = No hay ningún { $steps } que jugar; tienes { $numbers }.
sum-only-enters = Los dos dados juntos, { $steps }, solo sirven para sacar una ficha de casa.
at-goal = La ficha { $piece } ha llegado al final de su camino.
needs-entry-number =
    { $count ->
        [0] Ya nada saca una ficha de casa.
       *[other] La ficha { $piece } no puede salir de casa con { $steps }: necesita { $entry }.
    }
bonus-from-base = Los pasos de premio no sacan fichas de casa.
overshoot =
    { $left ->
        [one] { $steps } es demasiado: la ficha { $piece } está a una casilla del final de su camino.
       *[other] { $steps } es demasiado: la ficha { $piece } está a { $left } casillas del final de su camino.
    }
past-the-foot = La ficha { $piece } tiene que parar antes justo en { $square }, al pie de la escalera.
wrong-stair = La ficha { $piece } solo sube el siguiente escalón con { $needed }.
own-in-the-way = Tu propia ficha en { $square } estorba; no se puede adelantar.
piece-in-the-way = { $owner } tiene una ficha en tu casilla { $square }; no se puede adelantar.
blockade-in-the-way = { $owner } tiene una barrera en tu casilla { $square }; no se puede pasar.
own-blockade = Tu propia barrera en { $square } también te para a ti.
own-square-full =
    { $room ->
        [one] Tu propia ficha está en { $square }, y dos fichas tuyas no pueden compartir esa casilla.
       *[other] Ya tienes { $room } fichas en { $square }, y no caben más.
    }
blockade-on-target = { $owner } tiene una barrera en tu casilla { $square }; no puedes caer ahí.
safe-square-taken = { $owner } ocupa el seguro { $square }, así que no puedes caer ahí.
enemy-on-start = { $owner } está en tu casilla { $square } y no deja salir tus fichas de casa.
must-use-both-dice = Puedes jugar los dos dados, { $dice }, así que debes hacerlo; tras esta jugada el otro no se podría jugar.
must-use-larger-die = Solo se puede jugar uno de los dados, así que tiene que ser el mayor: { $die }.
must-enter = Puedes sacar una ficha de casa, así que debes hacerlo.
must-clear-start = Mientras haya fichas en tu casa, tu ficha en la casilla de salida tiene que avanzar primero.
must-break-pair = Un seis hay que jugarlo con una de las fichas que tienes juntas en { $squares }.
must-capture = Puedes comer una ficha yendo a { $squares }, así que debes comer.

## How a game ended
ludo-verdict-first =
    { $count ->
        [one] { $winners } ha llevado primero todas sus fichas a la meta.
       *[other] { $winners } han llevado primero todas sus fichas a la meta.
    }
ludo-verdict-no-opponent = Ya no queda nadie contra quien jugar.

## Positions, moves and dice that cannot be read
ludo-fen-fields = se espera <pieces> <seat> <dice> <round> <tries> <sixes> <places>
ludo-fen-seat = el puesto que juega tiene que ser uno ocupado, del 0 al 3
ludo-fen-round = la ronda es un número del 1 al 65535
ludo-fen-tries = los intentos son un número del 0 al { $most }
ludo-fen-seat-skipped = este puesto ya ha terminado, así que no le toca
ludo-fen-four-seats = se esperan cuatro puestos separados por /, con - para uno vacío
ludo-fen-seat-empty = este puesto está vacío con estas reglas; escribe -
ludo-fen-squares =
    { $count ->
        [one] se espera la casilla de una ficha
       *[other] se esperan las casillas de { $count } fichas, separadas por comas
    }
ludo-fen-beyond-the-end = el camino acaba en { $end }
ludo-fen-crowded = en la casilla { $square } no caben { $count } fichas de un color
ludo-fen-two-seats = al menos dos puestos tienen que estar ocupados
ludo-fen-bonus-zero = un premio tiene al menos un paso
ludo-fen-bonus-unknown =
    { $count ->
        [0] estas reglas no dan pasos de premio
       *[other] estas reglas solo dan premios de { $steps } pasos
    }
ludo-fen-dice =
    { $count ->
        [one] se espera como mucho un dado del 1 al { $most }, y pasos de premio como b20
       *[other] se esperan como mucho { $count } dados del 1 al { $most }, y pasos de premio como b20
    }
ludo-fen-bonus-many = pueden esperar como mucho { $most } premios
ludo-fen-streak = las tiradas seguidas son un número del 0 al 255
ludo-fen-streak-never = aquí no se cuentan tiradas seguidas; escribe 0
ludo-fen-streak-other-dice = estos dados cortan las tiradas seguidas; escribe 0
ludo-fen-places = se esperan los puestos que han terminado, cada uno una vez, o -
ludo-fen-last-piece = se espera una ficha, de l0 a l{ $last }
ludo-fen-meaningless = esto no significa nada con estas reglas, o no toca
ludo-move-form = se espera una ficha del 0 al 3 y un número, como p2+6, o pass
ludo-dice-one = se espera un dado del 1 al 6
ludo-dice-two = se esperan dos dados del 1 al 6, como 63

## The rules in words: headings
ludo-explain-board = El tablero
ludo-explain-turn = Un turno
ludo-explain-entering = Salir de casa
ludo-explain-moving = Mover
ludo-explain-meeting = Comer
ludo-explain-special = Casillas especiales
ludo-explain-home = Llegar a la meta
ludo-explain-winning = Ganar
ludo-explain-oddities = Rarezas conservadas por compatibilidad

## The rules in words: the board
ludo-explain-players = { $count } jugadores juegan por turnos en este orden: { $seats }.
ludo-explain-team = { $seats } son compañeros.
ludo-explain-partners = Los compañeros comparten casillas y nunca se comen las fichas ni se mandan a casa.
ludo-explain-pieces =
    { $count ->
        [one] Cada jugador tiene una ficha, que empieza en casa.
       *[other] Cada jugador tiene { $count } fichas, que empiezan en casa.
    }
ludo-explain-pieces-all-out =
    { $count ->
        [one] Cada jugador tiene una ficha, que empieza en su casilla de salida.
       *[other] Cada jugador tiene { $count } fichas, que empiezan en su casilla de salida.
    }
ludo-explain-pieces-some-out = Cada jugador tiene { $count } fichas: { $out } en la casilla de salida y { $in } en casa.
ludo-explain-loop = El circuito tiene { $squares } casillas. Cuentas desde tu casilla de salida, que es tu casilla 1, y dejas el circuito después de tu casilla { $visited }.
ludo-explain-column =
    { $count ->
        [one] La casilla { $first } es tu pasillo, donde no entra ningún otro color.
       *[other] Las casillas { $first } a { $last } son tu pasillo, donde no entra ningún otro color.
    }
ludo-explain-goal = Tu meta es { $goal }, donde se reúnen todas tus fichas.
ludo-explain-goal-spaces =
    { $count ->
        [one] Tu meta es la casilla { $first }.
       *[other] Tu meta es una fila de { $count } casillas, { $first } a { $last }, con sitio para una ficha cada una.
    }

## The rules in words: a turn
ludo-explain-one-die = Tira un dado y mueve una ficha lo que marque.
ludo-explain-two-dice = Tira dos dados; cada uno mueve una ficha. Si puedes jugar los dos, debes hacerlo. Si puedes jugar uno u otro, pero no los dos, debes jugar el mayor.
ludo-explain-two-dice-free = Tira dos dados; cada uno mueve una ficha, en el orden que quieras.
ludo-explain-seven = Si no tienes fichas en casa, un 6 cuenta como 7.
ludo-explain-must-move = Si puedes mover, debes hacerlo; si no, pasas.
ludo-explain-may-pass = Puedes pasar aunque puedas mover.
ludo-explain-extra-roll = Tiras otra vez después de { $what }.
ludo-explain-extra-roll-later = Desde la segunda ronda, tiras otra vez después de { $what }.
ludo-explain-no-extra-roll = Nada da otra tirada.
ludo-extra-six = un 6
ludo-extra-doubles = un doble
ludo-extra-capture = comer una ficha
ludo-extra-finish = llevar una ficha a la meta
ludo-explain-tries = Mientras no tengas fichas en camino, puedes tirar hasta { $count } veces para sacar una.
ludo-explain-tries-first-round = En la primera ronda, mientras no tengas fichas en camino, puedes tirar hasta { $count } veces para sacar una.
ludo-explain-third-no-extra-roll = Si sale { $roll } por tercera vez seguida, lo juegas, pero con él acaba tu turno.
ludo-explain-third-turn-ends = Si sale { $roll } por tercera vez seguida, no lo juegas y acaba tu turno.
ludo-explain-third-roll-void = Si sale { $roll } por tercera vez seguida, no lo juegas; tiras otra vez y se cuenta de nuevo.
ludo-explain-third-last-moved-home = Si sale { $roll } por tercera vez seguida, no lo juegas: acaba tu turno y la última ficha que moviste en él vuelve a casa, salvo que haya dejado el circuito.
ludo-explain-third-leader-home = Si sale { $roll } por tercera vez seguida, no lo juegas: acaba tu turno y tu ficha más adelantada que aún no está en la meta vuelve a casa.

## The rules in words: leaving the base
ludo-explain-entry = Necesitas sacar { $numbers } para sacar una ficha de casa. Sale a tu casilla de salida.
ludo-explain-entry-on = Con { $number } sale una ficha de casa a tu casilla { $square }.
ludo-explain-entry-never = Una ficha que vuelve a casa se queda allí.
ludo-explain-entry-sum = También vale la suma de los dos dados; gasta los dos.
ludo-explain-entry-forced = Si puedes sacar una ficha, debes hacerlo.
ludo-explain-clear-start = Mientras tengas fichas en casa, una ficha en tu casilla de salida debe avanzar si puede.
ludo-explain-entry-captures-one = Una ficha que sale come una ficha rival de esa casilla; las demás se quedan.
ludo-explain-entry-captures-one-when-full = Si esa casilla está llena, una ficha que sale come allí una ficha rival.
ludo-explain-entry-captures-all = Una ficha que sale come todas las fichas rivales de esa casilla.
ludo-explain-entry-captures-nothing = Una ficha rival en esa casilla no deja salir tus fichas de casa.

## The rules in words: moving
ludo-explain-stack-any = Cualquier número de fichas tuyas puede compartir una casilla.
ludo-explain-stack =
    { $most ->
        [one] Dos fichas tuyas nunca pueden compartir una casilla.
       *[other] Como mucho { $most } fichas tuyas pueden compartir una casilla.
    }
ludo-explain-passing-not-own = En el circuito no puedes adelantar a tus propias fichas.
ludo-explain-passing-nobody = En el circuito no puedes adelantar a ninguna ficha.
ludo-explain-column-passing = En el pasillo no puedes adelantar a tus propias fichas.
ludo-explain-column-and-goal-passing = En el pasillo y en las casillas de meta no puedes adelantar a tus propias fichas.
ludo-explain-goal-passing = En las casillas de meta no puedes adelantar a tus propias fichas.
ludo-explain-stop-behind = Una ficha que no puede completar su movimiento se para en la última casilla posible antes del obstáculo.
ludo-explain-break-pair = Si dos o más fichas tuyas comparten una casilla del circuito, debes jugar un 6 con una de ellas si puedes.
ludo-explain-capture-forced = Si puedes comer, debes comer.
ludo-explain-capture-bonus =
    { $count ->
        [one] Por cada ficha que comes, una de tus fichas avanza una casilla.
       *[other] Por cada ficha que comes, una de tus fichas avanza { $count } casillas.
    }
ludo-explain-finish-bonus =
    { $count ->
        [one] Por cada ficha que llevas a la meta, una de tus fichas avanza una casilla.
       *[other] Por cada ficha que llevas a la meta, una de tus fichas avanza { $count } casillas.
    }
ludo-explain-bonus-last = Los pasos de premio se juegan después de los dados, y se pierden si ninguna ficha puede darlos.

## The rules in words: captures and blockades
ludo-explain-capture = Una ficha que cae sobre una sola ficha rival se la come: la ficha rival vuelve a su casa.
ludo-explain-pair-none = Si cae sobre varias, se las come todas.
ludo-explain-pair-not-captured = Dos o más fichas de un color en una casilla no se pueden comer; compartes la casilla con ellas.
ludo-explain-pair-cannot-be-landed-on = Dos o más fichas rivales de un color en una casilla del circuito son una barrera: puedes pasarla, pero no caer en ella.
ludo-explain-pair-cannot-be-passed = Dos o más fichas rivales de un color en una casilla del circuito son una barrera: no puedes ni caer en ella ni pasarla.
ludo-explain-pair-arrival-sent-home = Dos o más fichas de un color en una casilla se protegen: una ficha rival que cae sobre ellas vuelve a su casa.
ludo-explain-pair-binds-owner = Una barrera también para a las demás fichas de su color.

## The rules in words: special squares
ludo-explain-safe-share =
    { $count ->
        [one] Tu casilla { $squares } es segura: fichas de distintos colores pueden compartirla.
       *[other] Tus casillas { $squares } son seguras: fichas de distintos colores pueden compartirlas.
    }
ludo-explain-safe-arrival-forbidden =
    { $count ->
        [one] Tu casilla { $squares } es segura: no puedes caer en ella mientras haya un rival.
       *[other] Tus casillas { $squares } son seguras: no puedes caer en una mientras haya un rival.
    }
ludo-explain-safe-arrival-sent-home =
    { $count ->
        [one] Tu casilla { $squares } es un globo: si caes en ella cuando hay un rival, tu ficha vuelve a casa.
       *[other] Tus casillas { $squares } son globos: si caes en una cuando hay un rival, tu ficha vuelve a casa.
    }
ludo-explain-start-owner = Una ficha en su propia casilla de salida manda a casa a toda ficha rival que caiga allí.
ludo-explain-stars = Tus casillas { $squares } son estrellas: una ficha que cae en una salta a la siguiente estrella.
ludo-explain-last-star-stays = En la última estrella se queda.
ludo-explain-last-star-to-goal = Si cae en la última estrella sin saltar, va directa a la meta.
ludo-explain-only-star-to-goal = Tu casilla { $square } es una estrella: una ficha que cae en ella va directa a la meta.
ludo-explain-star-captures-first = Una ficha que salta se encuentra con los rivales de la estrella donde cae, no de aquella donde acaba su salto.
ludo-explain-star-captures-final = Una ficha que salta se encuentra con los rivales de la estrella donde acaba su salto, no de aquella donde cae.
ludo-explain-star-captures-both = Una ficha que salta se encuentra con los rivales de la estrella donde cae y de aquella donde acaba su salto.

## The rules in words: reaching the goal
ludo-explain-stairs = El pasillo es una escalera. Una ficha tiene que parar antes justo en { $foot }, al pie. Luego sube escalón a escalón, y la meta es el último: el primero con un 1, el segundo con un 2 y así sucesivamente, y desde el sexto con un 6.
ludo-explain-finish-exact = Para llegar a la meta hace falta la tirada exacta.
ludo-explain-finish-exact-spaces = Una ficha no puede pasar de la última casilla de meta.
ludo-explain-finish-bounce = Una ficha que saca de más da la vuelta en { $end } y retrocede lo que sobra, pero nunca hasta el circuito.
ludo-explain-finish-goal-minus-die = Para llegar a la meta hace falta la tirada exacta. Una ficha del pasillo que saca de más se pone tantas casillas antes de { $end } como marca el dado, donde a nadie le pasa nada.

## The rules in words: winning
ludo-explain-win = Gana el primero que lleva todas sus fichas a la meta.
ludo-explain-win-together = Los compañeros ganan juntos, cuando todos han llevado sus fichas a la meta.
ludo-explain-play-on-all-but-one = Los demás siguen jugando por los puestos hasta que solo queda uno.
ludo-explain-play-on-all = Los demás siguen jugando por los puestos hasta que todos terminan.
ludo-explain-finished-roll = Los jugadores que han terminado siguen tirando, y pasan.

## The rules in words: oddities
ludo-explain-odd-column-on-loop = Una ficha en la primera casilla de su pasillo está también en dos casillas del circuito: la anterior a su casilla de salida, y su casilla de salida.
ludo-explain-odd-first-enemy-only = Una ficha que cae sobre varios colores solo se encuentra con el primero de ellos en el orden de juego después del suyo.
ludo-explain-odd-star-goes-on = Una ficha devuelta desde la estrella donde cayó aún se encuentra con los rivales de donde habría acabado su salto.
ludo-explain-odd-tries = Los intentos solo se dan mientras todas las fichas están en casa después de la tirada.
