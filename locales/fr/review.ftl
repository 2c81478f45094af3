# The review of a game, in French.
# Terms: review revue, inaccuracy imprécision, mistake erreur, blunder gaffe, luck chance, chances to win chances de gagner,
# error rate taux d’erreur, decision décision, depth profondeur, trials simulations.

## What a decision is called.
review-mark-best = meilleur coup
review-mark-good = bon
review-mark-inaccuracy = imprécision
review-mark-mistake = erreur
review-mark-blunder = gaffe

## What is said about a decision.
review-threw-away-win = Un gain en { $actions } a été gâché.
review-passed-over-win = Un gain en { $actions } a été manqué.
review-allowed-loss = Une perte en { $actions } a été permise.
