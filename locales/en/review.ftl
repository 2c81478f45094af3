# The review of a game.

## What a decision is called.
review-mark-best = best
review-mark-good = good
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder

## What is said about a decision. $actions counts the actions of both sides until the end.
review-threw-away-win = Threw away a win in { $actions }.
review-passed-over-win = Passed over a win in { $actions }.
review-allowed-loss = Allowed a loss in { $actions }.
review-win-to-draw = Threw away a certain win: now it is a draw.
review-win-to-loss = Threw away a certain win: now it is lost.
review-draw-to-loss = Threw away a certain draw: now it is lost.

## What is said about a decision about the cube. $seat decided, $other is the other side, $percent is how often $seat wins the game.
review-cube-missed-take = { $seat } should have doubled: { $percent } % are enough for a double, and { $other } has to take.
review-cube-missed-drop = { $seat } should have doubled: with { $percent } % the game is won at once, since { $other } has to drop.
review-cube-too-early = Too early to double: { $seat } wins { $percent } %.
review-cube-too-good = Too good to double: { $seat } wins { $percent } %, and playing on for mars is worth more than a drop.
review-cube-no-gain = Nothing to gain by a double: { $seat } needs no more points than the game is worth already.
review-cube-wrong-take = { $seat } should have dropped: { $percent } % are not enough to play on for twice the points.
review-cube-wrong-drop = { $seat } should have taken: { $percent } % are enough to play on.
# $played and $best are chances to win the match.
review-cube-match = That leaves { $seat } { $played } % to win the match, instead of { $best } %.
