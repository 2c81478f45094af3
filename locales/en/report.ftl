# The report on reviewed games and positions, as the command line writes it.

## The report. $dice is a roll, $played and $best are moves, $value, $best-value and $loss are points.
review-row-rate = error rate (thousandths of a point a decision)
review-row-moves-rate = error rate of the moves
review-row-cube-rate = error rate of the cube
review-row-cube-decisions = of these about the cube
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
# $decision is one of the two above.
review-decision-game = game { $game }, { $decision }
review-stopped = Stopped early: { $done } of { $of } decisions and rolls are judged.

## The report on a match. $rules is the id of the rules, $players names, $score as in 3–1.
review-match = { $rules }: { $players } – match to { $length }, { $score } after { $games ->
    [one] { $games } game
   *[other] { $games } games
}
review-column-game = game
review-column-score = score
review-column-seat-moves = { $seat }: moves
review-column-seat-cube = { $seat }: cube
review-column-seat-result = { $seat }: points

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
# The number of a game of a match and the score before it.
review-svg-game = game { $game }, { $score }

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
# The cube: $seat is about to roll.
analyse-cube-no-double = { $seat } does not double.
analyse-cube-double-take = { $seat } doubles, and the other side takes.
analyse-cube-double-drop = { $seat } doubles, and the other side drops.
analyse-cube-too-good = { $seat } is too good to double, and plays on for mars.
analyse-cube = cube
analyse-cube-match = match won
analyse-cube-roll = no double
analyse-cube-take = double, take
analyse-cube-drop = double, drop
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
