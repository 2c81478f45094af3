# The review of a game, in Spanish.
# Terms: review revisión, inaccuracy imprecisión, mistake error, blunder error grave, luck suerte, error rate tasa de error,
# decision decisión, depth profundidad, trials simulaciones.

## What a decision is called.
review-mark-best = la mejor
review-mark-good = buena
review-mark-inaccuracy = imprecisión
review-mark-mistake = error
review-mark-blunder = error grave

## What is said about a decision.
review-threw-away-win = Dejó escapar una victoria en { $actions }.
review-passed-over-win = Pasó por alto una victoria en { $actions }.
review-allowed-loss = Permitió una derrota en { $actions }.
review-win-to-draw = Dejó escapar una victoria segura: ahora son tablas.
review-win-to-loss = Dejó escapar una victoria segura: ahora la partida está perdida.
review-draw-to-loss = Dejó escapar unas tablas seguras: ahora la partida está perdida.

## What is said about a decision about the cube
review-cube-missed-take = { $seat } debió doblar: un { $percent } % basta para doblar, y { $other } tiene que aceptar.
review-cube-missed-drop = { $seat } debió doblar: con un { $percent } % la partida se gana en el acto, pues { $other } tiene que rechazar.
review-cube-too-early = Demasiado pronto para doblar: { $seat } gana el { $percent } %.
review-cube-too-good = Demasiado bien para doblar: { $seat } gana el { $percent } %, y seguir jugando a por el mars vale más que un rechazo.
review-cube-no-gain = Doblar no aporta nada: { $seat } no necesita más puntos de los que ya vale la partida.
review-cube-wrong-take = { $seat } debió rechazar: un { $percent } % no basta para seguir jugando por el doble de puntos.
review-cube-wrong-drop = { $seat } debió aceptar: un { $percent } % basta para seguir jugando.
review-cube-match = Eso le deja a { $seat } un { $played } % de ganar el encuentro, en vez de un { $best } %.
