# The review of a game, in German.
# Terms: review Auswertung, inaccuracy Ungenauigkeit, mistake Fehler, blunder Patzer, luck Glück, error rate Fehlerrate,
# decision Entscheidung, depth Tiefe, trials Durchläufe.

## What a decision is called.
review-mark-best = bester Zug
review-mark-good = gut
review-mark-inaccuracy = Ungenauigkeit
review-mark-mistake = Fehler
review-mark-blunder = Patzer

## What is said about a decision.
review-threw-away-win = Einen Gewinn in { $actions } verschenkt.
review-passed-over-win = Einen Gewinn in { $actions } übersehen.
review-allowed-loss = Einen Verlust in { $actions } zugelassen.
review-win-to-draw = Einen sicheren Gewinn verschenkt: jetzt ist es unentschieden.
review-win-to-loss = Einen sicheren Gewinn verschenkt: jetzt ist es verloren.
review-draw-to-loss = Ein sicheres Unentschieden verschenkt: jetzt ist es verloren.

## What is said about a decision about the cube
review-cube-missed-take = { $seat } hätte doppeln sollen: { $percent } % reichen für ein Doppel, und { $other } muss annehmen.
review-cube-missed-drop = { $seat } hätte doppeln sollen: bei { $percent } % ist die Partie sofort gewonnen, denn { $other } muss ablehnen.
review-cube-too-early = Zu früh gedoppelt: { $seat } gewinnt zu { $percent } %.
review-cube-too-good = Zu gut zum Doppeln: { $seat } gewinnt zu { $percent } %, und auf Mars weiterzuspielen ist mehr wert als eine Ablehnung.
review-cube-no-gain = Ein Doppel bringt nichts: { $seat } braucht nicht mehr Punkte, als die Partie schon wert ist.
review-cube-wrong-take = { $seat } hätte ablehnen sollen: { $percent } % reichen nicht, um für doppelte Punkte weiterzuspielen.
review-cube-wrong-drop = { $seat } hätte annehmen sollen: { $percent } % reichen zum Weiterspielen.
review-cube-match = So gewinnt { $seat } das Match zu { $played } % statt zu { $best } %.
