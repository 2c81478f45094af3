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
