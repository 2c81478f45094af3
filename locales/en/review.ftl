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

## What is said about a decision about the cube. $seat decided, $other is the other side, $percent is how often $seat wins the game.
review-cube-missed-take = { $seat } should have doubled: { $percent } % are enough for a double, and { $other } has to take.
review-cube-missed-drop = { $seat } should have doubled: with { $percent } % the game is won at once, since { $other } has to drop.
review-cube-too-early = Too early to double: { $seat } wins { $percent } %.
review-cube-too-good = Too good to double: { $seat } wins { $percent } %, and playing on for mars is worth more than a drop.
review-cube-no-gain = Nothing to gain by a double: { $seat } needs no more points than the game is worth already.
review-cube-wrong-take = { $seat } should have dropped: { $percent } % are not enough to play on for twice the points.
review-cube-wrong-drop = { $seat } should have taken: { $percent } % are enough to play on.
# $played and $best are chances to win the match.
review-cube-match = { $seat } then wins the match with { $played } % instead of { $best } %.

## The report. $dice is a roll, $played and $best are moves, $value, $best-value and $loss are points.
review-row-rate = error rate (thousandths of a point a decision)
review-row-level = played like level
review-row-decisions = decisions
review-row-lost = points lost
review-row-blunders = blunders
review-row-mistakes = mistakes
review-row-inaccuracies = inaccuracies
review-row-luck = luck of the own rolls
review-row-result = result
review-row-without-luck = result without luck
review-worst = The worst, first:
review-nothing-lost = Nothing worth mentioning was lost.
review-decision = turn { $turn }, { $seat }: { $played } ({ $value }), { $mark }: { $loss } lost; better { $best } ({ $best-value })
review-decision-dice = turn { $turn }, { $seat } { $dice }: { $played } ({ $value }), { $mark }: { $loss } lost; better { $best } ({ $best-value })
review-stopped = Stopped early: { $done } of { $of } decisions and rolls are judged.

## Comments in records. $luck is points with a sign, $comment is one of the first two, $notes are sentences.
review-comment = { $mark }: { $loss } lost, better { $best }
review-comment-luck = luck { $luck }
review-comment-notes = { $comment }. { $notes }

## The report on many games
review-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
review-openings = Openings, the most frequent first, with the result of whoever began:
review-column-player = player
review-column-games = games
review-column-luck = luck a game
review-column-result = result a game
review-column-without-luck = without luck
review-column-opening = opening
review-column-wins = wins

## The drawing
review-svg-title = { $rules }: chances to win, and luck
review-svg-chances = chance to win: { $seat }
review-svg-luck = luck of the rolls (points)
review-svg-turns = turn

## The analysis of a position. $seat is a seat, $equity points with a sign, $wins a list of analyse-win.
analyse-move = move
analyse-points = points
analyse-column-interval = 95 %
analyse-depth = depth
analyse-column-trials = trials
analyse-chances = chances
analyse-roll = roll
analyse-best = best move
analyse-luck = luck
analyse-worth = { $wins }; { $equity } points for { $seat }
analyse-win = { $seat } wins { $percent } %
analyse-won-in = won in { $actions }
analyse-lost-in = lost in { $actions }
analyse-stopped = Stopped early.
analyse-physics = What each piece threatens and risks:
analyse-piece = piece
analyse-place = place
analyse-to-goal = to the goal
analyse-risk = risk
analyse-safety = safety
analyse-safe = safe
analyse-blockade = blockade
analyse-threats = threatened by
analyse-strikes = threatens
# A piece and the number that is rolled: Red 2 with 5.
analyse-strike = { $seat } { $piece } with { $number }
