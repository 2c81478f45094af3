# The review of a game, in Spanish.
# Terms: review revisión, inaccuracy imprecisión, mistake error, blunder error grave, luck suerte, error rate tasa de error,
# decision decisión, depth profundidad, trials simulaciones.

## The report.
review-row-rate = tasa de error (milésimas de punto por decisión)
review-row-moves-rate = tasa de error de las jugadas
review-row-cube-rate = tasa de error con el cubo
review-row-cube-decisions = de ellas, sobre el cubo
review-row-level = ha jugado como el nivel
review-row-decisions = decisiones
review-row-lost = puntos perdidos
review-row-blunders = errores graves
review-row-mistakes = errores
review-row-inaccuracies = imprecisiones
review-row-luck = suerte en las tiradas propias
review-row-result = resultado
review-row-without-luck = resultado sin la suerte
review-worst = Lo peor, primero:
review-nothing-lost = No se perdió nada digno de mención.
review-decision = turno { $turn }, { $seat }: { $played } ({ $value }), { $mark }: pierde { $loss }; mejor { $best } ({ $best-value })
review-decision-dice = turno { $turn }, { $seat } { $dice }: { $played } ({ $value }), { $mark }: pierde { $loss }; mejor { $best } ({ $best-value })
review-decision-game = partida { $game }, { $decision }
review-stopped = Parada antes de tiempo: están juzgadas { $done } de { $of } decisiones y tiradas.

## The report on a match
review-match = { $rules }: { $players } – encuentro a { $length }, { $score } tras { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
review-column-game = partida
review-column-score = marcador
review-column-seat-moves = { $seat }: jugadas
review-column-seat-cube = { $seat }: cubo
review-column-seat-result = { $seat }: puntos

## Comments in records.
review-comment = { $mark }: pierde { $loss }, mejor { $best }
review-comment-luck = suerte { $luck }
review-comment-notes = { $comment }. { $notes }

## The report on many games
review-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
review-openings = Aperturas, las más frecuentes primero, con el resultado de quien empezó:
review-column-player = jugador
review-column-games = partidas
review-column-luck = suerte por partida
review-column-result = resultado por partida
review-column-without-luck = sin la suerte
review-column-opening = apertura
review-column-wins = victorias

## The drawing
review-svg-title = { $rules }: probabilidad de ganar y suerte
review-svg-chances = probabilidad de ganar: { $seat }
review-svg-luck = suerte con los dados (puntos)
review-svg-turns = turno
review-svg-game = partida { $game }, { $score }

## The analysis of a position.
analyse-move = jugada
analyse-points = puntos
analyse-column-interval = 95 %
analyse-depth = profundidad
analyse-column-trials = simulaciones
analyse-chances = probabilidades
analyse-roll = tirada
analyse-best = mejor jugada
analyse-luck = suerte
analyse-worth = { $wins }; { $equity } puntos para { $seat }
analyse-win = { $seat } gana el { $percent } %
analyse-won-in = gana en { $actions }
analyse-lost-in = pierde en { $actions }
analyse-cube-no-double = { $seat } no dobla.
analyse-cube-double-take = { $seat } dobla, y el otro bando acepta.
analyse-cube-double-drop = { $seat } dobla, y el otro bando rechaza.
analyse-cube-too-good = { $seat } está demasiado bien para doblar, y sigue jugando a por el mars.
analyse-cube = cubo
analyse-cube-match = encuentro ganado
analyse-cube-roll = sin doblar
analyse-cube-take = doblar, aceptar
analyse-cube-drop = doblar, rechazar
analyse-stopped = Parado antes de tiempo.
analyse-physics = Qué amenaza y qué arriesga cada ficha:
analyse-piece = ficha
analyse-place = lugar
analyse-to-goal = hasta la meta
analyse-risk = riesgo
analyse-safety = seguridad
analyse-safe = a salvo
analyse-blockade = barrera
analyse-threats = amenazada por
analyse-strikes = amenaza a
analyse-strike = { $seat } { $piece } con { $number }
