# The review of a game.

## What a decision is called.
review-mark-best = best
review-mark-good = good
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder

## What is said about a decision. $actions counts the actions of both sides until the end.
review-threw-away-win = Threw away a win in { $actions }.
review-allowed-loss = Allowed a loss in { $actions }.
