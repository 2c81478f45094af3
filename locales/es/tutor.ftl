# What the tutor says, in Spanish. Terms as in review.ftl, nardi.ftl, ludo.ftl and mill.ftl.

## What it costs
tutor-warning =
    { $mark-code ->
        [review-mark-inaccuracy] { $action } es una imprecisión: cuesta { $points } puntos.
       *[other] { $action } es un { $mark }: cuesta { $points } puntos.
    }
tutor-better = Es mejor { $better }.
tutor-take-back = ¿Deshacerla? (y – sí, n – no)
tutor-taken-back = Deshecha.
tutor-on = Se te avisará antes de dar por buena una mala jugada.
tutor-off = Ya nadie te avisa de las malas jugadas.
tutor-what = Escribe tutor on o tutor off.

## Chances
tutor-chance-win = { $seat } gana el { $played } % en vez del { $best } %.
tutor-chance-win-by-mars = { $seat } gana por mars: { $played } % en vez de { $best } %.
tutor-chance-loss-by-mars = { $seat } puede perder por mars: { $played } % en vez de { $best } %.
tutor-chance-win-by-koks = { $seat } gana por koks: { $played } % en vez de { $best } %.
tutor-chance-loss-by-koks = { $seat } puede perder por koks: { $played } % en vez de { $best } %.

## Nardi
tutor-nardi-block =
    { $played ->
        [0] No hay ningún bloqueo ante una ficha rival, en vez de uno de { $best }.
       *[other] Longitud del mayor bloqueo ante una ficha rival: { $played } en vez de { $best }.
    }
tutor-nardi-numbers = Tal como queda, de los seis números solo se podrán jugar { $played } en vez de { $best }.
tutor-nardi-behind =
    { $played ->
        [one] Queda una ficha detrás del bloqueo rival en vez de { $best }.
       *[other] Quedan { $played } fichas detrás del bloqueo rival en vez de { $best }.
    }
tutor-nardi-runner = La ficha más adelantada, en { $place }, tiene menos números libres: { $played } en vez de { $best }.
tutor-nardi-off = Hay menos fichas sacadas: { $played } en vez de { $best }.
tutor-nardi-head =
    { $played ->
        [one] Queda una ficha en la cabeza en vez de { $best }.
       *[other] Quedan { $played } fichas en la cabeza en vez de { $best }.
    }
tutor-nardi-home = Hay menos fichas en casa: { $played } en vez de { $best }.
tutor-nardi-points = Hay menos casillas ocupadas: { $played } en vez de { $best }.

## Ludo
tutor-ludo-captured = Deja pasar la ocasión de comer.
tutor-ludo-exposed =
    { $best ->
        [0] { $played ->
            [one] Deja la ficha en { $place } al alcance de un rival.
           *[other] Deja la ficha en { $place } al alcance de { $played } rivales.
        }
       *[other] Deja la ficha en { $place } al alcance de { $played } rivales en vez de { $best }.
    }
tutor-ludo-base =
    { $played ->
        [one] Queda una ficha en casa en vez de { $best }.
       *[other] Quedan { $played } fichas en casa en vez de { $best }.
    }
tutor-ludo-goal = No lleva ninguna ficha a la meta.
tutor-ludo-safe = Hay menos fichas a salvo: { $played } en vez de { $best }.
tutor-ludo-reach = Hay menos rivales al alcance de la próxima tirada: { $played } en vez de { $best }.

## Mill
tutor-mill-closed =
    { $played ->
        [0] No cierra ningún molino.
       *[other] Cierra menos molinos.
    }
tutor-mill-threat = El rival puede cerrar un molino en { $place }.
tutor-mill-opened = Abre un molino.
tutor-mill-waiting = Hay menos líneas a la espera de la tercera ficha: { $played } en vez de { $best }.
tutor-mill-room = Movimientos que deja: { $played } en vez de { $best }.
tutor-mill-enemy-room = Movimientos que deja al rival: { $played } en vez de { $best }.
