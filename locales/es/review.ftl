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
