# Long Nardi and its family.
#
# Points are White's numbers, 1 to 24, for both sides. $seat, $owner, $enemy, $opponent, $winner and $loser are names
# of seats (seat-white, seat-black); their codes are $seat-code and so on. $points and $dice are lists of numbers.
#
# Terms: the head is the point where all checkers of a side begin; the way is the points from the head to the end, the
# last six of them are the home; to bear off is to take a checker off the board from the home; a block (or prime) is
# points in a row held by one side; a pip is one point of way to go; oin, mars and koks are the kinds of win.

## Places of the board
# A point, at the rim of the board and in announcements.
nardi-place-point = { $point }
# Where the checkers lie that a side has borne off.
nardi-place-off = { $seat }: borne off

## What is counted, beside a number
count-pips = pips
count-off = borne off
count-on-head = on the head

## What is to be done. $dice are the dice still to be played, such as 6 and 3.
nardi-task-roll-off = Each side throws one die; the side with the higher one starts.
nardi-task-roll = { $seat } to roll.
nardi-task-roll-again = { $seat } to roll once more, after a double.
nardi-task-last-roll = { $opponent } has borne off all checkers; { $seat } has one last roll.
nardi-task-last-turn = { $opponent } has borne off all checkers; { $seat } has one last turn.
nardi-task-play = { $seat } to play { $dice }.
# The opponent could not play these dice of a double, so they came over.
nardi-task-play-handed = { $seat } to play { $dice }, which { $opponent } could not play.
nardi-task-pass = { $seat } cannot play { $dice } and has to pass.
# Below the drawing in a terminal. $white and $black are numbers.
nardi-task-pips = Pips to go: { seat-white } { $white }, { seat-black } { $black }.

## How a game ended. $points is what the win is worth.
nardi-verdict-oin = { $points ->
    [one] { $winner } wins an oin, { $points } point: { $loser } has borne off at least one checker.
   *[other] { $winner } wins an oin, { $points } points: { $loser } has borne off at least one checker.
}
nardi-verdict-mars = { $points ->
    [one] { $winner } wins a mars, { $points } point: { $loser } has borne off nothing.
   *[other] { $winner } wins a mars, { $points } points: { $loser } has borne off nothing.
}
nardi-verdict-koks-none-home = { $points ->
    [one] { $winner } wins a koks, { $points } point: { $loser } has borne off nothing and has no checker home.
   *[other] { $winner } wins a koks, { $points } points: { $loser } has borne off nothing and has no checker home.
}
nardi-verdict-koks-first-quarter = { $points ->
    [one] { $winner } wins a koks, { $points } point: { $loser } has borne off nothing and still has a checker in the starting quarter.
   *[other] { $winner } wins a koks, { $points } points: { $loser } has borne off nothing and still has a checker in the starting quarter.
}
nardi-verdict-tie = The game is a tie: both sides have borne off all their checkers.

## Why a step is not legal: the checker
point-empty = There is no checker on point { $point }.
not-your-checker = The checkers on point { $point } belong to { $owner }; it is { $seat }'s turn.
# $limit is the most checkers that may leave the head in a turn; $point is the head.
head-already-used = { $limit ->
    [one] No more checkers may leave the head, point { $point }, in this turn; the rule is one a turn.
   *[other] No more checkers may leave the head, point { $point }, in this turn; the rule is { $limit } a turn.
}
# $point is where the runner stands, $head the head of the enemy.
runner-first = Only the runner on point { $point } may move until it has passed the enemy's head, point { $head }.

## Why a step is not legal: the dice. $needed is the number that the step takes, $dice what is left to play.
no-such-die = From point { $from } to point { $to } takes a { $needed }; left to play: { $dice }.
die-too-small = Bearing off from point { $point } takes a { $needed } or more; left to play: { $dice }.
must-play = { $seat } can make a step, so passing is not allowed.
both-dice-must-be-played = Both { $dice } can be played, but not after this step.
# $steps is a number.
more-dice-must-be-played = { $steps } steps can be made in this turn, but not after this one.
# $die is the higher die, $other the lower one.
only-the-higher-die = Only one of the two dice can be played, so it has to be the higher one: the { $die }, not the { $other }.

## Why a step is not legal: where it ends
point-held = Point { $point } is held by { $owner }.
no-inner-steps = All of { $seat }'s checkers are home: now they can only be borne off, not moved within the home.
# $points are the points outside the home that still hold checkers, $count is how many points.
not-all-home = { $count ->
    [one] { $seat } can bear off only when all checkers are home; point { $points } is not home.
   *[other] { $seat } can bear off only when all checkers are home; points { $points } are not home.
}
exact-die-only = Bearing off from point { $point } takes exactly a { $needed }; left to play: { $dice }.
# $from is where the checker stands, $point the farthest point that the side holds.
larger-die-only-from-farthest = A die larger than needed bears off only from the farthest point still held, which is { $point }, not { $from }.

## Why a step is not legal: blocks
# $checked is every-step or turn-end: when the rules about blocks are checked. $rule is one of the three sentences below.
block = { $checked ->
    [every-step] This step leaves a block on points { $points }. { $rule }
   *[turn-end] This step leaves a block on points { $points }, and the rest of the turn cannot open it. { $rule }
}
# $length is the least number of points that make a block, 2 or more.
block-needs-enemy-ahead = { $length } points in a row may be held only while a checker of { $enemy } is past them.
block-needs-enemy-home = { $length } points in a row may be held only while a checker of { $enemy } is home.
block-never = { $length } points in a row may never be held.
# The quarter is the points $first down to $last; $limit of them may be held, $held would be. $checked as above.
own-start-full = { $checked ->
    [every-step] { $seat } may hold at most { $limit } of the six points of its own starting quarter, { $first } to { $last }; after this step it would hold { $held }.
   *[turn-end] { $seat } may end a turn with at most { $limit } of the six points of its own starting quarter, { $first } to { $last }, and after this step it cannot.
}
enemy-start-full = { $checked ->
    [every-step] { $seat } may hold at most { $limit } of the six points of the enemy's starting quarter, { $first } to { $last }; after this step it would hold { $held }.
   *[turn-end] { $seat } may end a turn with at most { $limit } of the six points of the enemy's starting quarter, { $first } to { $last }, and after this step it cannot.
}
# All enemy checkers stand on $point, and the block holds $points.
block-must-be-opened = All checkers of { $enemy } stand on point { $point }, right behind the block on points { $points }; this turn has to open it.

## Why steps are not a whole turn. $steps is a number.
turn-over = { $steps ->
    [one] The turn is over after { $steps } step.
   *[other] The turn is over after { $steps } steps.
}
turn-incomplete = The turn is not complete: { $seat } can play more of the dice left, { $dice }.

## Texts that could not be read: what was being read
nardi-notation-turn = turn
nardi-notation-board = board
nardi-notation-side = side
nardi-notation-head = head field
nardi-notation-mark = mark

## Texts that could not be read: what is wrong. Letters and signs in quotes are part of the notation.
nardi-step-form = A step is two points joined by "/", such as "24/18" or "6/off", or "pass".
nardi-step-from = A step starts from a point from 1 to 24.
nardi-step-to = A step ends on a point from 1 to 24, or "off".
nardi-step-off-outside = Only a checker in its home can be borne off.
nardi-step-distance = A step goes 1 to 6 points forward.
nardi-turn-too-long = A turn has four steps at most.
nardi-turn-pass-alone = "pass" stands alone.
nardi-dice-form = Two digits from 1 to 6 are expected, such as "63".
nardi-fen-fields = Board, side and dice are expected, such as "O5/6/o5/6 w -".
nardi-fen-too-long = There is more here than board, side, dice, head field and mark.
nardi-fen-side-form = "w", "b", or "-" before a roll-off is expected.
nardi-fen-dice-form = Digits from 1 to 6 are expected, or "-" before the roll.
# $count is 2 or 4.
nardi-fen-dice-double = A double is { $count } dice under these rules.
nardi-fen-dice-differ = More than two dice must be those of a double.
nardi-fen-mark-meaningless = It has no meaning with these rules and dice.
nardi-fen-mark-form = "x", "d", "c" or "h" is expected.
nardi-fen-head-alone = The head field is written only with dice, or with the mark "x".
nardi-fen-head-form = A number from 0 to 15 is expected.
nardi-fen-board-form = Four quarters joined by "/" are expected.
nardi-fen-board-letter = "A" to "O" for White, "a" to "o" for Black and "1" to "6" for empty points are expected.
# $quarter is 1 to 4, $points a number.
nardi-fen-quarter-long = Quarter { $quarter } has more than six points.
nardi-fen-quarter-short = { $points ->
    [one] Quarter { $quarter } has { $points } point instead of six.
   *[other] Quarter { $quarter } has { $points } points instead of six.
}
nardi-fen-checkers = { $seat } has { $count } checkers; 15 are the most.
nardi-fen-no-roll-off = The side "-" is for a roll-off, and these rules have none.
nardi-fen-roll-off-start = A roll-off takes place at the start and without dice: "O5/6/o5/6 - -".
nardi-fen-no-tie = Neither side has checkers left, and these rules know no tie.
nardi-fen-over-with-dice = The game is over, so no dice can be left.

## The rules: the board
nardi-explain-board = The board
nardi-explain-points = The board has 24 points in a ring, numbered as White sees them.
nardi-explain-heads = Each side has fifteen checkers, and all of them begin on one point, the head: White's on point 24, Black's on point 12.
nardi-explain-ways = Both sides move the same way round: White from 24 down to 1, Black from 12 down to 1 and on from 24 down to 13.
nardi-explain-homes = The last six points of the way are the home: 6 to 1 for White, 18 to 13 for Black.
nardi-explain-aim = The aim is to bring all checkers home and then to bear them off the board.

## The rules: the start
nardi-explain-start = The start
nardi-explain-white-rolls = White rolls first.
nardi-explain-roll-off = Each side throws one die; if they are equal, both throw again.
nardi-explain-roll-off-fresh = The side with the higher die starts, with a fresh roll of both dice.
nardi-explain-roll-off-played = The side with the higher die starts, and plays the two dice just thrown.

## The rules: a turn
nardi-explain-turn = A turn
nardi-explain-steps = A player rolls two dice and makes a step with each of them: one checker moves forward by exactly that many points.
nardi-explain-no-hitting = A point that holds an enemy checker cannot be entered; checkers are never hit.
nardi-explain-same-checker = The same checker may make several steps, if each of them is possible.
nardi-explain-double-four = A double gives four steps of its number.
nardi-explain-double-two = A double gives two steps of its number, and then the same player rolls once more.
nardi-explain-extra-roll = That roll comes even if none of the double could be played, but not once the game is won; a double in it gives no further roll.
# $limit is the most checkers that may leave the head in a turn.
nardi-explain-extra-roll-head = { $limit ->
    [one] It is never a first turn, and one checker may leave the head with it.
   *[other] It is never a first turn, and up to { $limit } checkers may leave the head with it.
}
nardi-explain-cascade = A double gives four steps of its number, then four of the next higher number, and so on up to 6: after 4-4 come 5-5 and 6-6.
nardi-explain-cascade-parts = Each of these doubles is played as far as possible before the next one begins.
nardi-explain-cascade-ends = The first die that cannot be played ends the turn, and everything left goes to the opponent, who plays it in the same order and then rolls as usual.
nardi-explain-cascade-lost = What the opponent cannot play either is lost.
nardi-explain-most-dice = As many dice as possible must be played.
nardi-explain-higher-die = If either of two different dice can be played but not both, it has to be the higher one.
nardi-explain-pass = A player who can make no step passes.
nardi-explain-winning-stop = The last checker may be borne off at once, even if another order of steps would have used one more die.
nardi-explain-runner = The checker that is farthest ahead is the runner: until one has passed the enemy's head, no other checker may move.
nardi-explain-runner-passed = After that the others may move, even with the dice left in the same turn.

## The rules: the head
nardi-explain-head = The head
nardi-explain-head-free = Any number of checkers may leave the head in a turn.
nardi-explain-head-limit = { $limit ->
    [one] Only one checker may leave the head in a turn.
   *[other] At most { $limit } checkers may leave the head in a turn.
}
# $doubles is a list such as "4-4 or 6-6".
nardi-explain-first-turn = On a player's first turn, with all fifteen checkers on the head, a roll of { $doubles } lets a second one leave it.
nardi-explain-first-turn-second = On a player's first turn, with all fifteen checkers on the head, a roll of { $doubles } lets a second one leave it, but only if the opponent has already left the head.

## The rules: blocks. $length is the least number of points that make a block, 2 or more.
nardi-explain-blocks = Blocks
nardi-explain-blocks-free = Points in a row (a block, or prime) may be held without limit.
nardi-explain-block = A block, or prime, is { $length } or more points in a row on the enemy's way, all held by one side.
nardi-explain-block-never = A block may never stand.
nardi-explain-block-ahead = A block may stand only while an enemy checker is past its far end.
nardi-explain-block-home = A block may stand only while an enemy checker is home.
nardi-explain-block-off-counts = A checker that has been borne off counts for this.
nardi-explain-block-off-ignored = A checker that has been borne off does not count for this.
nardi-explain-own-start = { $limit ->
    [one] In one's own starting quarter (the head and the five points after it) only one point may be held.
   *[other] In one's own starting quarter (the head and the five points after it) at most { $limit } points may be held at once.
}
nardi-explain-enemy-start = { $limit ->
    [0] In the enemy's starting quarter (the enemy's head and the five points after it) no point may be held.
    [one] In the enemy's starting quarter (the enemy's head and the five points after it) only one point may be held.
   *[other] In the enemy's starting quarter (the enemy's head and the five points after it) at most { $limit } points may be held at once.
}
nardi-explain-checked-every-step = This is checked after every step.
nardi-explain-checked-turn-end = This is checked only at the end of the turn: what is made within the turn may be undone again.
nardi-explain-bear-off-unchecked = Steps that bear off a checker are not checked.
nardi-explain-mover-bound = The player who moves must keep to this, even if the points were already held before the turn.
nardi-explain-open-block = If all fifteen enemy checkers stand on the point right behind a block of { $length }, the turn has to end with the block opened, if any play does that.

## The rules: bearing off
nardi-explain-bearing-off = Bearing off
nardi-explain-all-home = Once all of a player's remaining checkers are home, they may be borne off, even in the turn in which the last one comes home.
nardi-explain-exact-die = A die bears off a checker from the point of its number, counted from the end of the way: a 1 from the very last point, a 6 from the first point of the home.
nardi-explain-larger-die = A larger die than needed bears off a checker only from the farthest point that is still held.
nardi-explain-larger-die-never = A larger die than needed bears off nothing.
nardi-explain-inner-steps = A die may be used for a step within the home instead.
nardi-explain-no-inner-steps = Once all are home, checkers no longer move within the home.

## The rules: the end. $points is what a win is worth.
nardi-explain-end = The end
nardi-explain-winner = Whoever is first to bear off all fifteen checkers wins.
nardi-explain-oin = { $points ->
    [one] The win is an oin, worth { $points } point.
   *[other] The win is an oin, worth { $points } points.
}
nardi-explain-mars = { $points ->
    [one] If the loser has borne off nothing, it is a mars, worth { $points } point.
   *[other] If the loser has borne off nothing, it is a mars, worth { $points } points.
}
nardi-explain-koks-none-home = { $points ->
    [one] If the loser has no checker home either, it is a koks instead, worth { $points } point.
   *[other] If the loser has no checker home either, it is a koks instead, worth { $points } points.
}
nardi-explain-koks-first-quarter = { $points ->
    [one] If the loser also has a checker left among the first six points of the way, it is a koks instead, worth { $points } point.
   *[other] If the loser also has a checker left among the first six points of the way, it is a koks instead, worth { $points } points.
}
nardi-explain-no-ties = There are no ties.
nardi-explain-last-roll = A loser who has borne off exactly fourteen checkers gets one last roll: if it takes off the last checker, the game is a tie, otherwise it is lost as an oin.
nardi-explain-last-roll-single = A double in the last roll gives no further roll.
nardi-explain-equal-turns = If White, who started, finishes first, Black gets one more turn: if it takes off the last checker, the game is a tie.
nardi-explain-equal-turns-judged = Only after that turn is it judged what kind of win it is.

## The rules: matches
nardi-explain-matches = Matches
nardi-explain-single-game = A single game is played.
nardi-explain-match-length = A match is played to { $points } points.
nardi-explain-next-opening = Every game starts like the first.
nardi-explain-next-winner = The winner of a game starts the next one.
nardi-explain-next-loser = The loser of a game starts the next one.
nardi-explain-next-alternate = The two sides take turns at starting a game.
nardi-explain-cube = A doubling cube begins in the middle, at 1.
nardi-explain-cube-double = A player about to roll may double if the cube is in the middle or their own, but not with the dice of a roll-off.
nardi-explain-cube-answer = The opponent either takes, which doubles the cube and makes it theirs, or drops, which loses an oin at the old value of the cube.
nardi-explain-cube-score = A win scores its points times the cube.
nardi-explain-crawford = The first game after a side has come within one point of the match is played without the cube (the Crawford rule).
nardi-explain-jacoby = While the cube is in the middle, every win counts as an oin (the Jacoby rule).
