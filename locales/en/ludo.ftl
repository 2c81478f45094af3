# What Ludo says.
# Squares are numbers as the player who moves counts them: $square 1 is that player's start square. Arguments named
# $place or $places are names of places for programs; texts need not use them.

## Places. $number is the number of a loop square as the first seat counts it, in the home column and the goal as
## its own colour counts it; $seat is the colour.
ludo-place-square = Square { $number }
ludo-place-column = { $seat }’s home column, { $number }
ludo-place-goal = { $seat }’s goal
ludo-place-goal-space = { $seat }’s goal space { $number }
ludo-place-base = { $seat }’s base

## What is counted for each player: labels beside a number
count-in-base = in base
count-at-goal = at goal
count-progress = squares walked

## What the player to act has to do. $seat is the player, $numbers the dice.
ludo-task-roll = { $seat } to roll
ludo-task-play = { $seat } to play { $numbers }
# $steps is the number of bonus steps; each is played with one piece.
ludo-task-bonus = { $seat } to play { $steps } bonus steps
ludo-task-no-move = { $seat } cannot play { $numbers } and passes
# $roll is one of the words under "Rolls".
ludo-task-third = Third { $roll } in a row: { $seat } passes

## Rolls that may count in a row: a six, two equal dice, or either
ludo-roll-six = six
ludo-roll-double = double
ludo-roll-six-or-double = six or double

## Why a move is not legal. $piece is the number of the piece, $steps what it should move by, $owner the colour that
## is in the way.
must-move = You have a legal move, so you may not pass.
no-such-piece = There is no piece { $piece }: your pieces are numbered 0 to { $last }.
all-at-goal = All your pieces are at the goal, so there is nothing left to move.
# $roll is one of the words under "Rolls"; $effect is what such a roll does.
third-in-a-row =
    { $effect ->
        [last-moved-home] This is your third { $roll } in a row: you may not play it, your turn ends, and the piece you moved last goes back to its base.
        [leader-home] This is your third { $roll } in a row: you may not play it, your turn ends, and your leading piece goes back to its base.
        [roll-void] This is your third { $roll } in a row: you may not play it, so pass and roll again.
       *[turn-ends] This is your third { $roll } in a row: you may not play it, and your turn ends.
    }
# $numbers are the numbers that are there.
no-such-number = There is no { $steps } to play; you have { $numbers }.
sum-only-enters = The two dice together, { $steps }, can only bring a piece out of the base.
at-goal = Piece { $piece } has reached the end of its route.
# $entry are the numbers that bring a piece out, $count says how many.
needs-entry-number =
    { $count ->
        [0] Nothing brings a piece out of the base any more.
       *[other] Piece { $piece } cannot leave the base with { $steps }: it needs { $entry }.
    }
bonus-from-base = Bonus steps do not bring a piece out of the base.
# $left is how many squares the end of the route is away.
overshoot =
    { $left ->
        [one] { $steps } is too high: piece { $piece } is one square from the end of its route.
       *[other] { $steps } is too high: piece { $piece } is { $left } squares from the end of its route.
    }
past-the-foot = Piece { $piece } must first stop exactly on { $square }, the foot of the stairs.
wrong-stair = Piece { $piece } climbs the next stair with { $needed } only.
own-in-the-way = Your own piece on { $square } is in the way; it may not be passed.
piece-in-the-way = { $owner } has a piece on your square { $square }; it may not be passed.
blockade-in-the-way = { $owner } has a blockade on your square { $square }; it may not be passed.
own-blockade = Your own blockade on { $square } stops you too.
# $room is how many own pieces the square may hold.
own-square-full =
    { $room ->
        [one] Your own piece is on { $square }, and two of your pieces may not share that square.
       *[other] You already have { $room } pieces on { $square }, and no more may share that square.
    }
blockade-on-target = { $owner } has a blockade on your square { $square }; you may not land on it.
safe-square-taken = { $owner } holds the safe square { $square }, so you may not land there.
enemy-on-start = { $owner } stands on your square { $square } and keeps your pieces in the base.
# $dice are both dice.
must-use-both-dice = You can play both dice, { $dice }, so you must; after this move the other one could not be played.
must-use-larger-die = Only one of the dice can be played, so it must be the larger one, { $die }.
must-enter = You can bring a piece out of the base, so you must.
must-clear-start = While pieces wait in your base, your piece on the start square must move on first.
# $squares are the squares where two or more own pieces stand.
must-break-pair = A six must be played with one of the pieces you have together on { $squares }.
# $squares are the squares that capturing moves reach.
must-capture = You can capture a piece by moving to { $squares }, so you must capture.

## How a game ended. $winners are the colours that won, $count says how many.
ludo-verdict-first =
    { $count ->
        [one] { $winners } was first to bring all pieces to the goal.
       *[other] { $winners } were first to bring all their pieces to the goal.
    }
ludo-verdict-no-opponent = There is nobody left to play against.

## Positions, moves and dice that cannot be read
ludo-fen-fields = expected <pieces> <seat> <dice> <round> <tries> <sixes> <places>
ludo-fen-seat = the seat to move must be a taken one, from 0 to 3
ludo-fen-round = the round is a number from 1 to 65535
ludo-fen-tries = the tries are a number from 0 to { $most }
ludo-fen-seat-skipped = this seat has finished, so it is not its turn
ludo-fen-four-seats = expected four seats joined by /, with - for an empty one
ludo-fen-seat-empty = this seat is empty under these rules; write -
ludo-fen-squares =
    { $count ->
        [one] expected the square of one piece
       *[other] expected the squares of { $count } pieces, joined by commas
    }
ludo-fen-beyond-the-end = the route ends at { $end }
ludo-fen-crowded = square { $square } cannot hold { $count } pieces of one colour
ludo-fen-two-seats = at least two seats must be taken
ludo-fen-bonus-zero = a bonus has at least one step
# $steps are the bonuses there are.
ludo-fen-bonus-unknown =
    { $count ->
        [0] these rules give no bonus steps
       *[other] these rules give bonuses of { $steps } steps only
    }
ludo-fen-dice =
    { $count ->
        [one] expected at most one die from 1 to { $most }, and bonus steps such as b20
       *[other] expected at most { $count } dice from 1 to { $most }, and bonus steps such as b20
    }
ludo-fen-bonus-many = at most { $most } bonus moves can wait
ludo-fen-streak = the rolls in a row are a number from 0 to 255
ludo-fen-streak-never = no rolls are counted in a row here; write 0
ludo-fen-streak-other-dice = these dice end the rolls in a row; write 0
ludo-fen-places = expected the seats that have finished, each once, or -
ludo-fen-last-piece = expected one piece, from l0 to l{ $last }
ludo-fen-meaningless = this means nothing under these rules, or is not due
ludo-move-form = expected a piece from 0 to 3 and a number, such as p2+6, or pass
ludo-dice-one = expected one die from 1 to 6
ludo-dice-two = expected two dice from 1 to 6, such as 63

## The rules in words: headings
ludo-explain-board = The board
ludo-explain-turn = A turn
ludo-explain-entering = Leaving the base
ludo-explain-moving = Moving
ludo-explain-meeting = Captures
ludo-explain-special = Special squares
ludo-explain-home = Reaching the goal
ludo-explain-winning = Winning
ludo-explain-oddities = Oddities kept for compatibility

## The rules in words: the board
# $seats are the colours in the order of play.
ludo-explain-players = { $count } players take turns in this order: { $seats }.
# $seats are the colours of one team.
ludo-explain-team = { $seats } are partners.
ludo-explain-partners = Partners share squares and never capture or send back each other’s pieces.
ludo-explain-pieces =
    { $count ->
        [one] Each player has one piece, which begins in the base.
       *[other] Each player has { $count } pieces, which begin in the base.
    }
ludo-explain-pieces-all-out =
    { $count ->
        [one] Each player has one piece, which begins on the player’s start square.
       *[other] Each player has { $count } pieces, which begin on the player’s start square.
    }
# $out pieces begin on the start square, $in in the base.
ludo-explain-pieces-some-out = Each player has { $count } pieces: { $out } on the start square and { $in } in the base.
ludo-explain-loop = The loop has { $squares } squares. You count from your own start square, which is your square 1, and leave the loop after your square { $visited }.
ludo-explain-column =
    { $count ->
        [one] Square { $first } is your home column, which no other colour enters.
       *[other] Squares { $first } to { $last } are your home column, which no other colour enters.
    }
ludo-explain-goal = Your goal is { $goal }, where all your pieces gather.
ludo-explain-goal-spaces =
    { $count ->
        [one] Your goal is the space { $first }.
       *[other] Your goal is a row of { $count } spaces, { $first } to { $last }, with room for one piece each.
    }

## The rules in words: a turn
ludo-explain-one-die = Roll one die and move one piece by it.
ludo-explain-two-dice = Roll two dice; each of them moves a piece. If you can play both, you must. If you can play either but not both, you must play the larger.
ludo-explain-two-dice-free = Roll two dice; each of them moves a piece, in any order you like.
ludo-explain-seven = If you have no piece in the base, a 6 counts as 7.
ludo-explain-must-move = If you have a legal move, you must make one; otherwise you pass.
ludo-explain-may-pass = You may pass, even if you have a legal move.
# $what is a list of the words below.
ludo-explain-extra-roll = You roll again after { $what }.
ludo-explain-extra-roll-later = From the second round on, you roll again after { $what }.
ludo-explain-no-extra-roll = Nothing earns another roll.
ludo-extra-six = a 6
ludo-extra-doubles = doubles
ludo-extra-capture = a capture
ludo-extra-finish = bringing a piece to the goal
ludo-explain-tries = While you have no piece under way, you may roll up to { $count } times to get one out.
ludo-explain-tries-first-round = In the first round, while you have no piece under way, you may roll up to { $count } times to get one out.
# $roll is one of the words under "Rolls".
ludo-explain-third-no-extra-roll = Your third { $roll } in a row is played, but your turn ends with it.
ludo-explain-third-turn-ends = Your third { $roll } in a row is not played, and your turn ends.
ludo-explain-third-roll-void = Your third { $roll } in a row is not played; you roll again and count anew.
ludo-explain-third-last-moved-home = Your third { $roll } in a row is not played: your turn ends, and the piece you moved last in this turn goes back to its base, unless it has left the loop.
ludo-explain-third-leader-home = Your third { $roll } in a row is not played: your turn ends, and your leading piece that is not yet at the goal goes back to its base.

## The rules in words: leaving the base
# $numbers is one number or a list, "5 or 6".
ludo-explain-entry = You need to roll { $numbers } to bring a piece out of the base. It comes out on your start square.
ludo-explain-entry-on = Rolling { $number } brings a piece out of the base onto your square { $square }.
ludo-explain-entry-never = A piece that goes back to its base stays there.
ludo-explain-entry-sum = The sum of both dice will do, too; it uses up both.
ludo-explain-entry-forced = If you can bring a piece out, you must.
ludo-explain-clear-start = While you have pieces in the base, a piece on your start square must move on if it can.
ludo-explain-entry-captures-one = A piece that comes out captures one enemy piece on that square; any others stay.
ludo-explain-entry-captures-one-when-full = If that square is full, a piece that comes out captures one enemy piece there.
ludo-explain-entry-captures-all = A piece that comes out captures all enemy pieces on that square.
ludo-explain-entry-captures-nothing = An enemy piece on that square keeps your pieces in the base.

## The rules in words: moving
ludo-explain-stack-any = Any number of your pieces may share a square.
ludo-explain-stack =
    { $most ->
        [one] Two of your pieces may never share a square.
       *[other] At most { $most } of your pieces may share a square.
    }
ludo-explain-passing-not-own = You may not pass your own pieces on the loop.
ludo-explain-passing-nobody = You may not pass any piece on the loop.
ludo-explain-column-passing = You may not pass your own pieces in the home column.
ludo-explain-column-and-goal-passing = You may not pass your own pieces in the home column or among the goal spaces.
ludo-explain-goal-passing = You may not pass your own pieces among the goal spaces.
ludo-explain-stop-behind = A piece that cannot get to the end of its move stops on the last square it can reach before the obstacle.
ludo-explain-break-pair = If two or more of your pieces share a square of the loop, you must play a 6 with one of them if you can.
ludo-explain-capture-forced = If you can capture, you must.
ludo-explain-capture-bonus =
    { $count ->
        [one] For each piece you capture, one of your pieces moves one square.
       *[other] For each piece you capture, one of your pieces moves { $count } squares.
    }
ludo-explain-finish-bonus =
    { $count ->
        [one] For each piece you bring to the goal, one of your pieces moves one square.
       *[other] For each piece you bring to the goal, one of your pieces moves { $count } squares.
    }
ludo-explain-bonus-last = Bonus steps are played after the dice, and are lost if no piece can make them.

## The rules in words: captures and blockades
ludo-explain-capture = A piece that lands on a single enemy piece captures it: the enemy piece goes back to its base.
ludo-explain-pair-none = If it lands on several, it captures them all.
ludo-explain-pair-not-captured = Two or more pieces of one colour on a square cannot be captured; you share the square with them.
ludo-explain-pair-cannot-be-landed-on = Two or more enemy pieces of one colour on a square of the loop are a blockade: you may pass it, but not land on it.
ludo-explain-pair-cannot-be-passed = Two or more enemy pieces of one colour on a square of the loop are a blockade: you may neither land on it nor pass it.
ludo-explain-pair-arrival-sent-home = Two or more pieces of one colour on a square protect each other: an enemy piece that lands on them goes back to its base.
ludo-explain-pair-binds-owner = A blockade stops the other pieces of its own colour too.

## The rules in words: special squares. $squares is one number or a list, "9, 22 and 35"; $count says how many.
ludo-explain-safe-share =
    { $count ->
        [one] Your square { $squares } is safe: pieces of different colours may share it.
       *[other] Your squares { $squares } are safe: pieces of different colours may share them.
    }
ludo-explain-safe-arrival-forbidden =
    { $count ->
        [one] Your square { $squares } is safe: you may not land on it while an enemy is there.
       *[other] Your squares { $squares } are safe: you may not land on one while an enemy is there.
    }
ludo-explain-safe-arrival-sent-home =
    { $count ->
        [one] Your square { $squares } is a globe: if you land on it while an enemy is there, your piece goes back to its base.
       *[other] Your squares { $squares } are globes: if you land on one while an enemy is there, your piece goes back to its base.
    }
ludo-explain-start-owner = A piece on its own start square sends back every enemy piece that lands there.
ludo-explain-stars = Your squares { $squares } are stars: a piece that lands on one jumps to the next star.
ludo-explain-last-star-stays = On the last star it stays.
ludo-explain-last-star-to-goal = If it lands on the last star without a jump, it goes straight to the goal.
ludo-explain-only-star-to-goal = Your square { $square } is a star: a piece that lands on it goes straight to the goal.
ludo-explain-star-captures-first = A piece that jumps meets enemies on the star where it lands, not on the one where its jump ends.
ludo-explain-star-captures-final = A piece that jumps meets enemies on the star where its jump ends, not on the one where it lands.
ludo-explain-star-captures-both = A piece that jumps meets enemies both on the star where it lands and on the one where its jump ends.

## The rules in words: reaching the goal
ludo-explain-stairs = The home column is a flight of stairs. A piece must first stop exactly on { $foot }, at its foot. Then it climbs one square at a time, the goal being the last: the first with a 1, the second with a 2 and so on, and from the sixth on with a 6.
ludo-explain-finish-exact = You need an exact roll to reach the goal.
ludo-explain-finish-exact-spaces = A piece cannot move beyond the last goal space.
ludo-explain-finish-bounce = A piece that rolls too much turns round on { $end } and goes back the rest of its steps, but never back to the loop.
ludo-explain-finish-goal-minus-die = You need an exact roll to reach the goal. A piece in the home column that rolls more is put as many squares before { $end } as the die shows, where nothing happens to anybody.

## The rules in words: winning
ludo-explain-win = The first player to bring all pieces to the goal wins.
ludo-explain-win-together = Partners win together, when all of them have brought their pieces to the goal.
ludo-explain-play-on-all-but-one = The others play on for the places until only one is left.
ludo-explain-play-on-all = The others play on for the places until all have finished.
ludo-explain-finished-roll = Players who have finished still roll, and pass.

## The rules in words: oddities
ludo-explain-odd-column-on-loop = A piece on the first square of its home column also stands on two squares of the loop: the one before its start square, and its start square.
ludo-explain-odd-first-enemy-only = A piece that lands on several colours meets only the first of them in the order of play after its own.
ludo-explain-odd-star-goes-on = A piece that is sent back from the star where it landed still meets the enemies where its jump would have ended.
ludo-explain-odd-tries = The tries are given only while all pieces are in the base after the roll.
