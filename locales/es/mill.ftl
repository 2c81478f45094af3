# Mill: Nine Men's Morris and its family, in Spanish.
# Terms: mill molino, piece ficha, point punto, edge tramo, mill line línea de molino, placing phase fase de colocación,
# moving phase fase de movimiento, fly volar, leap saltar, remove retirar, capture capturar, shuttling vaivén, custodian
# capture captura por encierro, intervention capture captura por intervención, stalemate bloqueo, marker marca, draw tablas.

## Reasons: why an action is not legal

mill-no-such-point = Ese punto no existe en este tablero.
removal-due =
    { $count ->
        [one] { $seat } tiene que retirar antes una ficha rival.
       *[other] { $seat } tiene que retirar antes { $count } fichas rivales.
    }
own-removal-due =
    { $count ->
        [one] { $seat } tiene que retirar antes una de sus propias fichas.
       *[other] { $seat } tiene que retirar antes { $count } de sus propias fichas.
    }
point-taken =
    { $seat-code ->
        [seat-white] Ya hay una ficha blanca en { $point }.
       *[seat-black] Ya hay una ficha negra en { $point }.
    }
point-marked = Una marca bloquea { $point } hasta que acabe la fase de colocación.
mill-no-piece = No hay ninguna ficha en { $point }.
hand-empty = { $seat } no tiene fichas en mano.
placing-first =
    { $hand ->
        [one] { $seat } aún tiene una ficha por colocar.
       *[other] { $seat } aún tiene { $hand } fichas por colocar.
    }
mill-not-your-piece =
    { $seat-code ->
        [seat-white] La ficha en { $point } es blanca.
       *[seat-black] La ficha en { $point } es negra.
    }
same-point = La ficha ya está en { $point }.
repeated-mill = El vaivén está limitado: la ficha en { $from } no puede volver enseguida a { $to } y formar otra vez el molino { $line }.
leap-over-protected = No se puede saltar por encima de la ficha en { $over }: la protege el molino { $line }.
not-adjacent = Ningún tramo une { $from } y { $to }.
not-adjacent-while-placing = Ningún tramo une { $from } y { $to }, y nadie vuela con fichas en mano.
not-adjacent-nor-flying =
    { $count ->
        [one] Ningún tramo une { $from } y { $to }, y solo puede volar un bando con una sola ficha.
       *[other] Ningún tramo une { $from } y { $to }, y solo puede volar un bando con { $count } fichas o menos.
    }
no-removal-due = { $seat } no tiene nada que retirar ahora.
not-removable =
    { $victim-code ->
        [seat-white] La ficha en { $point } es negra; hay que retirar una blanca.
       *[seat-black] La ficha en { $point } es blanca; hay que retirar una negra.
    }
not-next-to-own = { $seat } solo puede retirar una ficha rival que esté junto a una suya, y { $point } no está junto a ninguna.
protected-by-mill = La ficha en { $point } está protegida: forma parte del molino { $line }.
not-captured = La ficha en { $point } no está capturada; ahora solo se puede retirar { $targets }.

## Verdicts: how a game ended

mill-verdict-too-few =
    { $count ->
        [one] A { $seat } no le quedan fichas.
       *[other] A { $seat } le quedan menos de { $count } fichas.
    }
mill-verdict-stuck = { $seat } no puede mover.
mill-verdict-full-board = El tablero está lleno, y así pierde Blanco.
mill-verdict-full-board-draw = El tablero está lleno.
mill-verdict-stuck-draw = { $seat } no puede mover, así que son tablas.
mill-verdict-both-stuck = Ningún bando puede mover.
mill-verdict-quiet =
    { $count ->
        [one] Hubo { $count } jugada sin colocar ni retirar ninguna ficha.
       *[other] Hubo { $count } jugadas seguidas sin colocar ni retirar ninguna ficha.
    }
mill-verdict-repetition = La misma posición se ha dado por tercera vez.

## Tasks: what the side to move has to do, below the board

mill-task-place = { $seat } coloca una ficha
mill-task-place-or-move = { $seat } coloca o mueve una ficha
mill-task-move = { $seat } mueve
mill-task-fly = { $seat } mueve, y puede volar
mill-task-remove =
    { $victim-code ->
        [seat-white] { $count ->
            [one] { $seat } retira una ficha blanca
           *[other] { $seat } retira { $count } fichas blancas
        }
       *[seat-black] { $count ->
            [one] { $seat } retira una ficha negra
           *[other] { $seat } retira { $count } fichas negras
        }
    }
mill-task-remove-own =
    { $count ->
        [one] { $seat } retira una de sus propias fichas
       *[other] { $seat } retira { $count } de sus propias fichas
    }
mill-task-remove-captured = { $seat } retira la ficha capturada en { $points }
mill-task-remove-choose = { $seat } retira cualquier ficha por el molino, o la capturada en { $points }
mill-task-remove-neighbour = { $seat } retira una ficha junto a una suya: { $points }

## Counts of a position, and the line below the drawing

count-on-board = en el tablero
count-in-hand = en mano
count-lost = perdidas
mill-counts = Blanco O: { $white-on-board } en el tablero, { $white-in-hand } en mano · Negro @: { $black-on-board } en el tablero, { $black-in-hand } en mano

## Names of places

mill-point = { $point }
mill-hand =
    { $seat-code ->
        [seat-white] Mano de Blanco
       *[seat-black] Mano de Negro
    }

## Texts that could not be read: what is wrong with a FEN

mill-no-dice = en el molino no hay dados
mill-fen-fields =
    { $count ->
        [one] hay { $count } campo donde debería haber 17, como en "{ $example }"
       *[other] hay { $count } campos donde debería haber 17, como en "{ $example }"
    }
mill-fen-shape = los anillos o filas de este tablero tienen { $shape } puntos
mill-fen-point = un punto es * (vacío), O (blanco), @ (negro) o X (una marca)
mill-fen-side = el bando que juega es w o b
mill-fen-phase = la fase es p (colocación), m (movimiento) u o (terminada)
mill-fen-action = la acción es p (colocar), s (elegir la ficha que se mueve) o, mientras haya que retirar, r (retirar)
mill-fen-phase-of-hand = un bando con fichas en mano coloca (p), uno sin ellas mueve (m)
mill-fen-number-on-board = aquí se espera el número de fichas en el tablero
mill-fen-number-in-hand = aquí se espera el número de fichas en mano
mill-fen-number-removals = aquí se espera el número de fichas por retirar
mill-fen-number-used = aquí se esperan los puntos de los molinos gastados, como número
mill-fen-number-quiet = aquí se espera el número de jugadas desde que se colocó o retiró la última ficha
mill-fen-number-move = aquí se espera el número de la jugada
mill-fen-number-square = aquí se espera el número de un punto
mill-fen-number-captures = aquí se espera el número de fichas capturadas
mill-fen-number-mill-removals = después de m: se espera el número de fichas por retirar por molinos
mill-fen-on-board =
    { $count ->
        [one] el tablero muestra { $count } ficha de { $seat }
       *[other] el tablero muestra { $count } fichas de { $seat }
    }
mill-fen-too-many =
    { $count ->
        [one] { $seat } tiene como mucho { $count } ficha, entre el tablero y la mano
       *[other] { $seat } tiene como mucho { $count } fichas, entre el tablero y la mano
    }
mill-fen-no-markers = en esta variante no hay marcas
mill-fen-too-many-markers =
    { $count ->
        [one] { $count } marca es más que las fichas retiradas
       *[other] { $count } marcas son más que las fichas retiradas
    }
mill-fen-last-mill = un último molino tiene un origen y un destino distintos, o 0 en ambos
mill-fen-used-points = algunos de estos puntos de molinos gastados no están en el tablero
mill-fen-square = los puntos van del { $first } al { $last }
mill-fen-tail = después del número de jugada solo puede seguir c: i: l: p: s: o m:
mill-fen-tail-of-other-rules = nada en esta variante da a una posición esa señal
mill-fen-captures = las capturas se escriben w-N-square.square|b-N-square.square, y solo las tiene el bando que juega
mill-fen-captures-own = solo se pueden capturar fichas rivales
mill-fen-too-few =
    { $count ->
        [one] a { $seat } no le quedan fichas; una partida así ha terminado (o)
       *[other] a { $seat } le quedan menos de { $count } fichas; una partida así ha terminado (o)
    }
mill-fen-markers-gone = ya no hay marcas cuando las dos manos están vacías
mill-fen-removals = un bando tiene como mucho 16 fichas por retirar, y el que juega retira primero
mill-fen-capture-not-due = capturas y bloqueos exigen que haya que retirar, y no van juntos
mill-fen-mill-choice = m: acompaña a una captura, y hay que retirar lo del molino y lo de la captura juntos
mill-fen-nothing-to-remove = hay que retirar, pero no hay nada que retirar
mill-fen-no-action = el bando que juega no puede hacer nada; una partida así ha terminado (o)

## Games as text that could not be read

mill-record-error =
    { $ply ->
        [0] antes de la primera acción, "{ $word }": { $problem }
       *[other] acción { $ply }, "{ $word }": { $problem }
    }
mill-record-tag = una cabecera se escribe [Name "value"]

## The rules in words: the board and the aim

mill-explain-name = { $name }
mill-explain-summary = { $summary }
mill-explain-players =
    { $count ->
        [one] Dos jugadores, Blanco y Negro, tienen una ficha cada uno. Empieza Blanco y juegan por turnos.
       *[other] Dos jugadores, Blanco y Negro, tienen { $count } fichas cada uno. Empieza Blanco y juegan por turnos.
    }
mill-explain-board-heading = El tablero
mill-explain-points = El tablero tiene { $points } puntos. { $edges ->
        [one] Un tramo une puntos vecinos.
       *[other] { $edges } tramos unen puntos vecinos.
    }
mill-explain-lines =
    { $lines ->
        [one] Hay una línea de molino: { $count } fichas de un bando en ella forman un molino.
       *[other] Hay { $lines } líneas de molino: { $count } fichas de un bando en una de ellas forman un molino.
    }
mill-explain-aim-heading = El objetivo
mill-explain-too-few =
    { $count ->
        [one] Un bando pierde cuando no le quedan fichas, ni en el tablero ni en mano.
       *[other] Un bando pierde cuando le quedan menos de { $count } fichas, entre el tablero y la mano.
    }
mill-explain-stuck-loses-too = También pierde cuando tiene que mover y no puede.

## The rules in words: the placing phase

mill-explain-placing-heading = La fase de colocación
mill-explain-place = Un bando con fichas en mano coloca una de ellas en un punto vacío.
mill-explain-place-or-move = Un bando con fichas en mano coloca una de ellas en un punto vacío, o mueve una ficha por un tramo hasta un punto vacío.
mill-explain-mill-removes = El bando que forma un molino retira una ficha rival del tablero.
mill-explain-mill-empties-hand = El bando que forma un molino quita una ficha de la mano del rival; si está vacía, retira una ficha del tablero. Después le toca al rival.
mill-explain-mill-empties-hand-again = El bando que forma un molino quita una ficha de la mano del rival y juega otra vez; si está vacía, retira una ficha del tablero y acaba su turno.
mill-explain-mill-victim-removes = Cuando un bando forma un molino, el otro retira una de sus propias fichas, la que quiera, y después juega su turno normal.
mill-explain-mill-marks = El bando que forma un molino retira una ficha rival, pero una marca bloquea el punto hasta que acaba la fase de colocación.
mill-explain-mill-waits = Un molino no retira nada todavía: los molinos se cuentan al acabar la fase de colocación.
mill-explain-extra-turn = El bando que forma un molino y aún tiene fichas en mano juega además otro turno.
mill-explain-two-empty = Colocar una ficha sin formar molino ni capturar nada, dejando dos puntos vacíos, acaba la fase de colocación; las fichas que sigan en mano quedan fuera de juego.

## The rules in words: the moving phase

mill-explain-moving-heading = La fase de movimiento
mill-explain-move = Un bando con la mano vacía mueve una ficha por un tramo hasta un punto vacío.
mill-explain-flying =
    { $count ->
        [one] Un bando al que solo le queda una ficha puede volar: la ficha va a cualquier punto vacío.
       *[other] Un bando con { $count } fichas o menos puede volar: una ficha va a cualquier punto vacío.
    }
mill-explain-no-flying = No se vuela.
mill-explain-moved-mill = El bando que forma un molino al mover retira una ficha rival del tablero.

## The rules in words: mills

mill-explain-mills-heading = Molinos
mill-explain-several-mills-remove-one = Varios molinos formados a la vez retiran una sola ficha.
mill-explain-several-mills-remove-each = Varios molinos formados a la vez retiran una ficha cada uno.
mill-explain-mills-protect = Una ficha en un molino no se puede retirar, salvo que todas las fichas de su bando estén en molinos.
mill-explain-mills-protect-nothing = Se puede retirar cualquier ficha rival, esté o no en un molino.
mill-explain-one-time = Cada línea premia a un bando una sola vez: un molino no vale nada si todos sus puntos están en líneas que ya premiaron a su bando.
mill-explain-one-time-protects = Un molino así sigue protegiendo sus fichas.
mill-explain-shuttling = El vaivén entre dos molinos está limitado: una ficha que dejó un molino y formó otro no puede volver enseguida y formar el primero en la siguiente jugada de su bando.

## The rules in words: captures without mills

mill-explain-custodian-heading = Captura por encierro
mill-explain-custodian = Una ficha rival queda capturada en una línea entre la ficha recién jugada y otra del mismo bando. Si hay varias así, el jugador retira una.
mill-explain-intervention-heading = Captura por intervención
mill-explain-intervention = Una ficha jugada en una línea entre dos fichas rivales captura las dos. Si hay varias líneas así, solo cuenta una: una línea que cruza los anillos antes que el lado de un anillo, y este antes que una diagonal.
mill-explain-leap-heading = Captura por salto
mill-explain-leap = Un bando con la mano vacía puede saltar: su ficha salta por una línea, de un extremo al otro, sobre una ficha rival y la captura. Solo se retira esa ficha, aunque el salto forme además un molino.
mill-explain-capture-where = Se hace { $lines }.
mill-explain-along-sides = por los lados de los anillos
mill-explain-across-rings = cruzando los anillos
mill-explain-on-diagonals = en las diagonales
mill-explain-capture-everywhere = Se hace en cualquier línea.
mill-explain-capture-always = Está permitido en las dos fases.
mill-explain-capture-always-few = Está permitido en la fase de colocación, y en la de movimiento a un bando con tres fichas o menos en el tablero.
mill-explain-capture-placing = Está permitido solo en la fase de colocación.
mill-explain-capture-moving = Está permitido solo en la fase de movimiento.
mill-explain-capture-moving-few = Está permitido solo en la fase de movimiento, y solo a un bando con tres fichas o menos en el tablero.
mill-explain-capture-never = Tal como están estas reglas, no ocurre nunca.
mill-explain-beside-heading = Capturas y molinos
mill-explain-mills-protect-from-captures = Los molinos también protegen sus fichas de las capturas.
mill-explain-custodian-or-intervention = Si una jugada captura por encierro y por intervención, la primera ficha retirada decide cuál cuenta; una ficha capturada por ambas cuenta para la intervención.
mill-explain-mill-or-capture = Si una jugada forma un molino y captura, la primera ficha retirada decide qué cuenta.
mill-explain-mill-and-capture-as-sanmill = Si una jugada forma un molino y captura, se cuenta como en Sanmill: solo se pueden retirar fichas capturadas, salvo que los molinos den más fichas por retirar que las capturas.

## The rules in words: the end of the placing phase

mill-explain-end-heading = El final de la fase de colocación
mill-explain-turns-go-on = Cuando las dos manos están vacías, los turnos siguen sin más.
mill-explain-opener = Cuando las dos manos están vacías, { $seat } hace el primer movimiento.
mill-explain-counted = Antes se cuentan los molinos y ambos bandos retiran fichas, primero { $seat }.
mill-explain-counted-none = Si no hay molinos, cada bando retira una de sus propias fichas.
mill-explain-counted-one-side = Si solo un bando tiene molinos, retira dos fichas rivales, y el otro bando una.
mill-explain-counted-both = Si ambos tienen molinos, cada bando retira tantas fichas rivales como molinos tiene el bando con menos, y un bando con más molinos retira una ficha más.
mill-explain-full-loses = Si entonces el tablero está lleno, pierde Blanco.
mill-explain-full-white-removes = Si entonces el tablero está lleno, primero Blanco y luego Negro retiran una ficha rival.
mill-explain-full-black-removes = Si entonces el tablero está lleno, primero Negro y luego Blanco retiran una ficha rival.
mill-explain-full-opener-removes = Si entonces el tablero está lleno, el bando al que le toca mover retira antes una ficha rival.
mill-explain-full-draw = Si entonces el tablero está lleno, la partida es tablas.

## The rules in words: stalemate and draws

mill-explain-stalemate-heading = Bloqueo
mill-explain-stuck-loses = Un bando pierde cuando tiene que mover y no puede.
mill-explain-stuck-passes = Un bando que no puede mover pasa; si ninguno puede mover, la partida es tablas.
mill-explain-stuck-removes-and-moves = Un bando que no puede mover retira una ficha rival junto a una suya, aunque esté en un molino, y después mueve.
mill-explain-stuck-removes = Un bando que no puede mover retira una ficha rival junto a una suya, aunque esté en un molino; después mueve el otro bando.
mill-explain-stuck-both-remove = Si un bando no puede mover, primero él y luego el otro retiran una ficha rival junto a una suya, aunque esté en un molino; después mueve el bando que estaba bloqueado.
mill-explain-stuck-draws = Si el bando al que le toca no puede mover, la partida es tablas.
mill-explain-draws-heading = Tablas
mill-explain-quiet =
    { $count ->
        [one] La partida es tablas tras { $count } jugada sin colocar ni retirar ninguna ficha.
       *[other] La partida es tablas tras { $count } jugadas seguidas, contando las de ambos bandos, sin colocar ni retirar ninguna ficha.
    }
mill-explain-quiet-endgame =
    { $count ->
        [one] En cuanto un bando tiene tres fichas en el tablero, basta { $count } jugada así.
       *[other] En cuanto un bando tiene tres fichas en el tablero, bastan { $count } jugadas así.
    }
mill-explain-repetition = La partida es tablas cuando la misma posición se da por tercera vez.
