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
review-win-to-draw = Un gain certain a été gâché : c’est maintenant une nulle.
review-win-to-loss = Un gain certain a été gâché : c’est maintenant perdu.
review-draw-to-loss = Une nulle certaine a été gâchée : c’est maintenant perdu.

## What is said about a decision about the cube
review-cube-missed-take = { $seat } aurait dû doubler : { $percent } % suffisent pour un double, et { $other } doit accepter.
review-cube-missed-drop = { $seat } aurait dû doubler : à { $percent } % la partie est gagnée tout de suite, car { $other } doit refuser.
review-cube-too-early = Trop tôt pour doubler : { $seat } gagne à { $percent } %.
review-cube-too-good = Trop bien pour doubler : { $seat } gagne à { $percent } %, et continuer pour le mars vaut plus qu’un refus.
review-cube-no-gain = Rien à gagner par un double : { $seat } n’a pas besoin de plus de points que la partie n’en vaut déjà.
review-cube-wrong-take = { $seat } aurait dû refuser : { $percent } % ne suffisent pas pour continuer au double des points.
review-cube-wrong-drop = { $seat } aurait dû accepter : { $percent } % suffisent pour continuer.
review-cube-match = Cela laisse à { $seat } { $played } % de chances de gagner le match, au lieu de { $best } %.
