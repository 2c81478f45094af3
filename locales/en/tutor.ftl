# What the tutor says: what a move costs, and why another is better.

## What it costs. $mark is what a loss is called, $points how many points, $better what would be better.
tutor-warning =
    { $mark-code ->
        [review-mark-inaccuracy] { $action } is an inaccuracy: it costs { $points } points.
       *[other] { $action } is a { $mark }: it costs { $points } points.
    }
tutor-better = Better is { $better }.
tutor-take-back = Take it back? (y/n)
tutor-taken-back = Taken back.
tutor-on = You will be told before a bad move stands.
tutor-off = Nobody tells you about bad moves any more.
tutor-what = Type tutor on or tutor off.

## Chances. $seat is who moves; $played and $best are per cent after what was played and after what was better.
tutor-chance-win = { $seat } wins { $played } % instead of { $best } %.
tutor-chance-win-by-mars = { $seat } wins by mars: { $played } % instead of { $best } %.
tutor-chance-loss-by-mars = { $seat } may lose by mars: { $played } % instead of { $best } %.
tutor-chance-win-by-koks = { $seat } wins by koks: { $played } % instead of { $best } %.
tutor-chance-loss-by-koks = { $seat } may lose by koks: { $played } % instead of { $best } %.

## Nardi. $played and $best are the numbers after what was played and after what was better; $place is a point.
tutor-nardi-block =
    { $played ->
        [0] No block stands before an enemy checker, instead of one of { $best } points.
       *[other] The longest block before an enemy checker has { $played } points instead of { $best }.
    }
tutor-nardi-numbers = As it stands, only { $played } of the six numbers can be played next instead of { $best }.
tutor-nardi-behind =
    { $played ->
        [one] One checker stays behind the enemy’s block instead of { $best }.
       *[other] { $played } checkers stay behind the enemy’s block instead of { $best }.
    }
tutor-nardi-runner = The foremost checker, on { $place }, has { $played } open numbers instead of { $best }.
tutor-nardi-off = Fewer checkers are borne off: { $played } instead of { $best }.
tutor-nardi-head =
    { $played ->
        [one] One checker stays on the head instead of { $best }.
       *[other] { $played } checkers stay on the head instead of { $best }.
    }
tutor-nardi-home = Fewer checkers have come home: { $played } instead of { $best }.
tutor-nardi-points = Fewer points are held: { $played } instead of { $best }.

## Ludo. $place is a square.
tutor-ludo-captured = It misses a capture.
tutor-ludo-exposed =
    { $best ->
        [0] { $played ->
            [one] It leaves the piece on { $place } in reach of an enemy.
           *[other] It leaves the piece on { $place } in reach of { $played } enemies.
        }
       *[other] It leaves the piece on { $place } in reach of { $played } enemies instead of { $best }.
    }
tutor-ludo-base =
    { $played ->
        [one] One piece stays in the base instead of { $best }.
       *[other] { $played } pieces stay in the base instead of { $best }.
    }
tutor-ludo-goal = It brings no piece to the goal.
tutor-ludo-safe = Fewer pieces are safe: { $played } instead of { $best }.
tutor-ludo-reach = Fewer enemies are in reach of the next roll: { $played } instead of { $best }.

## Mill. $place is one or more points.
tutor-mill-closed =
    { $played ->
        [0] It closes no mill.
       *[other] It closes fewer mills.
    }
tutor-mill-threat = The enemy can close a mill on { $place }.
tutor-mill-opened = It opens a mill.
tutor-mill-waiting = Fewer lines wait for a third piece: { $played } instead of { $best }.
tutor-mill-room = It leaves { $played } ways to move instead of { $best }.
tutor-mill-enemy-room = It leaves the enemy { $played } ways to move instead of { $best }.
