# Mill: Nine Men's Morris and its family.
#
# Seats are words of common.ftl (White, Black); $seat-code is seat-white or seat-black, where a language needs an
# adjective ("a white piece") or another form. Points have the same names in every language: a1, d6.
# $line is a list of points: "a1, a4 and a7".

## Reasons: why an action is not legal

# A point was named that the board does not have.
mill-no-such-point = There is no such point on this board.
# $seat has to remove $count enemy pieces, and tried to place or move.
removal-due =
    { $count ->
        [one] { $seat } has to remove an enemy piece first.
       *[other] { $seat } has to remove { $count } enemy pieces first.
    }
# The same, but $seat has to remove its own pieces.
own-removal-due =
    { $count ->
        [one] { $seat } has to remove one of its own pieces first.
       *[other] { $seat } has to remove { $count } of its own pieces first.
    }
# $seat is whose piece stands on $point.
point-taken =
    { $seat-code ->
        [seat-white] There is already a white piece on { $point }.
       *[seat-black] There is already a black piece on { $point }.
    }
# A removed piece has left a marker on $point.
point-marked = A marker blocks { $point } until the placing phase ends.
mill-no-piece = There is no piece on { $point }.
hand-empty = { $seat } has no pieces in hand.
# $hand is how many pieces $seat has in hand.
placing-first =
    { $hand ->
        [one] { $seat } still has a piece to place.
       *[other] { $seat } still has { $hand } pieces to place.
    }
# $seat is whose piece stands on $point.
mill-not-your-piece =
    { $seat-code ->
        [seat-white] The piece on { $point } is white.
       *[seat-black] The piece on { $point } is black.
    }
same-point = The piece already stands on { $point }.
# $line is the mill that the piece left, and would form again.
repeated-mill = Shuttling is restricted: the piece on { $from } may not go straight back to { $to } and form the mill { $line } again.
# $over is the point between $from and $to; the piece on it stands in the mill $line.
leap-over-protected = The piece on { $over } cannot be leapt over: the mill { $line } protects it.
# Where nobody flies.
not-adjacent = No edge joins { $from } and { $to }.
# Where pieces may move in the placing phase, and may fly later.
not-adjacent-while-placing = No edge joins { $from } and { $to }, and nobody flies with pieces in hand.
# A side with $count pieces or fewer may fly; this one has more.
not-adjacent-nor-flying =
    { $count ->
        [one] No edge joins { $from } and { $to }, and only a side with a single piece may fly.
       *[other] No edge joins { $from } and { $to }, and only a side with { $count } pieces or fewer may fly.
    }
no-removal-due = { $seat } has nothing to remove now.
# On $point stands a piece of $seat, but one of $victim has to be removed.
not-removable =
    { $victim-code ->
        [seat-white] The piece on { $point } is black; a white one has to be removed.
       *[seat-black] The piece on { $point } is white; a black one has to be removed.
    }
# After a stalemate.
not-next-to-own = { $seat } may only remove an enemy piece next to one of its own, and { $point } is next to none.
protected-by-mill = The piece on { $point } is protected: it stands in the mill { $line }.
# $targets is a list of points: "d6 or f4".
not-captured = The piece on { $point } is not captured; only { $targets } may be removed now.

## Verdicts: how a game ended

# $seat has lost; it has fewer than $count pieces left.
mill-verdict-too-few =
    { $count ->
        [one] { $seat } has no pieces left.
       *[other] { $seat } has fewer than { $count } pieces left.
    }
mill-verdict-stuck = { $seat } cannot move.
mill-verdict-full-board = The board is full, which loses for White.
mill-verdict-full-board-draw = The board is full.
mill-verdict-stuck-draw = { $seat } cannot move, which is a draw.
mill-verdict-both-stuck = Neither side can move.
# $count is how many moves both sides made together.
mill-verdict-quiet =
    { $count ->
        [one] There was { $count } move without placing or removing a piece.
       *[other] There were { $count } moves in a row without placing or removing a piece.
    }
mill-verdict-repetition = The same position came up for the third time.

## Tasks: what the side to move has to do, below the board

mill-task-place = { $seat } to place a piece
mill-task-place-or-move = { $seat } to place or move a piece
mill-task-move = { $seat } to move
mill-task-fly = { $seat } to move, and may fly
# $victim is whose pieces are removed; $points is a list of those that may be: "d6 or f4".
mill-task-remove =
    { $victim-code ->
        [seat-white] { $count ->
            [one] { $seat } to remove a white piece
           *[other] { $seat } to remove { $count } white pieces
        }
       *[seat-black] { $count ->
            [one] { $seat } to remove a black piece
           *[other] { $seat } to remove { $count } black pieces
        }
    }
mill-task-remove-own =
    { $count ->
        [one] { $seat } to remove one of its own pieces
       *[other] { $seat } to remove { $count } of its own pieces
    }
# $points is a list of points: "d6 or f4"; on them stand pieces of $victim.
mill-task-remove-captured = { $seat } to remove the captured piece on { $points }
# One move formed a mill and captured: the first removal decides which of them counts.
mill-task-remove-choose = { $seat } to remove any piece for the mill, or the captured one on { $points }
# After a stalemate.
mill-task-remove-neighbour = { $seat } to remove a piece next to its own: { $points }

## Counts of a position, and the line below the drawing

count-on-board = on the board
count-in-hand = in hand
count-lost = lost
# All arguments are numbers of pieces. White's pieces are drawn as O, Black's as @.
mill-counts = White O: { $white-on-board } on the board, { $white-in-hand } in hand · Black @: { $black-on-board } on the board, { $black-in-hand } in hand

## Names of places

mill-point = { $point }
# Where a side holds the pieces that it has not placed yet.
mill-hand =
    { $seat-code ->
        [seat-white] White's hand
       *[seat-black] Black's hand
    }

## Texts that could not be read: what is wrong with a FEN

mill-no-dice = there are no dice in Mill
# $example is the FEN of the start.
mill-fen-fields =
    { $count ->
        [one] there is { $count } field where there should be 17, as in "{ $example }"
       *[other] there are { $count } fields where there should be 17, as in "{ $example }"
    }
# $shape is the number of points in each ring or row: 8/8/8.
mill-fen-shape = the rings or rows of this board have { $shape } points
mill-fen-point = a point is * (empty), O (white), @ (black) or X (a marker)
mill-fen-side = the side to move is w or b
mill-fen-phase = the phase is p (placing), m (moving) or o (over)
mill-fen-action = the action is p (place), s (select a piece to move) or, while removals are due, r (remove)
mill-fen-phase-of-hand = a side with pieces in hand is placing (p), one without is moving (m)
mill-fen-number-on-board = the number of pieces on the board is expected here
mill-fen-number-in-hand = the number of pieces in hand is expected here
mill-fen-number-removals = the number of removals due is expected here
mill-fen-number-used = the points of used mills are expected here, as a number
mill-fen-number-quiet = the number of moves since the last placing or removing is expected here
mill-fen-number-move = the move number is expected here
mill-fen-number-square = the number of a point is expected here
mill-fen-number-captures = the number of captured pieces is expected here
mill-fen-number-mill-removals = the number of removals for mills is expected after m:
# $count is how many pieces of $seat the board shows.
mill-fen-on-board =
    { $count ->
        [one] the board shows { $count } piece of { $seat }
       *[other] the board shows { $count } pieces of { $seat }
    }
# $count is how many pieces each side begins with.
mill-fen-too-many =
    { $count ->
        [one] { $seat } has at most { $count } piece, on the board and in hand together
       *[other] { $seat } has at most { $count } pieces, on the board and in hand together
    }
mill-fen-no-markers = there are no markers in this variant
mill-fen-too-many-markers =
    { $count ->
        [one] { $count } marker is more than the pieces that were removed
       *[other] { $count } markers are more than the pieces that were removed
    }
mill-fen-last-mill = a last mill has a from and a to that differ, or 0 for both
mill-fen-used-points = some of these points of used mills are not on the board
mill-fen-square = the points are numbered { $first } to { $last }
mill-fen-tail = after the move number only c: i: l: p: s: or m: may follow
mill-fen-tail-of-other-rules = nothing in this variant gives a position such a mark
mill-fen-captures = captures are written w-N-square.square|b-N-square.square, and only the side to move has any
mill-fen-captures-own = only enemy pieces can be captured
# The game goes on as long as each side has $count pieces.
mill-fen-too-few =
    { $count ->
        [one] { $seat } has no pieces left; such a game is over (o)
       *[other] { $seat } has fewer than { $count } pieces left; such a game is over (o)
    }
mill-fen-markers-gone = there are no markers any more when both hands are empty
mill-fen-removals = a side has at most 16 removals due, and the side to move removes first
mill-fen-capture-not-due = captures and stalemates need a removal that is due, and do not go together
mill-fen-mill-choice = m: stands beside a capture, and the removals due are those of the mill and of the capture together
mill-fen-nothing-to-remove = a removal is due, but there is nothing to remove
mill-fen-no-action = the side to move can do nothing; such a game is over (o)

## Games as text that could not be read

# $ply counts single actions from 1; 0 is before the first. $word is what was read, $problem what is wrong with it.
mill-record-error =
    { $ply ->
        [0] before the first action, "{ $word }": { $problem }
       *[other] action { $ply }, "{ $word }": { $problem }
    }
mill-record-tag = a tag is written [Name "value"]

## The rules in words: the board and the aim

# $count is how many pieces each side has.
mill-explain-players =
    { $count ->
        [one] Two players, White and Black, have one piece each. White begins, and they take turns.
       *[other] Two players, White and Black, have { $count } pieces each. White begins, and they take turns.
    }
mill-explain-board-heading = The board
# Every board has at least three points.
mill-explain-points = The board has { $points } points. { $edges ->
        [one] One edge joins neighbouring points.
       *[other] { $edges } edges join neighbouring points.
    }
# $count is how many points each line has, at least two; $lines is how many lines there are.
mill-explain-lines =
    { $lines ->
        [one] There is one mill line: { $count } pieces of one side on it form a mill.
       *[other] There are { $lines } mill lines: { $count } pieces of one side on one of them form a mill.
    }
mill-explain-aim-heading = The aim
mill-explain-too-few =
    { $count ->
        [one] A side loses when it has no pieces left, on the board or in hand.
       *[other] A side loses when it has fewer than { $count } pieces left, on the board and in hand together.
    }
mill-explain-stuck-loses-too = It also loses when it has to move and cannot.

## The rules in words: the placing phase

mill-explain-placing-heading = The placing phase
mill-explain-place = A side with pieces in hand places one of them on an empty point.
mill-explain-place-or-move = A side with pieces in hand either places one of them on an empty point, or moves a piece along an edge to an empty point.
mill-explain-mill-removes = A side that forms a mill removes an enemy piece from the board.
mill-explain-mill-empties-hand = A side that forms a mill takes a piece out of the enemy's hand; if that hand is empty, it removes a piece from the board instead. Then it is the enemy's turn.
mill-explain-mill-empties-hand-again = A side that forms a mill takes a piece out of the enemy's hand and plays again; if that hand is empty, it removes a piece from the board instead, and its turn ends.
mill-explain-mill-victim-removes = When a side forms a mill, the other side removes one of its own pieces, whichever it likes, and then has its ordinary turn.
mill-explain-mill-marks = A side that forms a mill removes an enemy piece, but a marker blocks the point until the placing phase ends.
mill-explain-mill-waits = A mill removes nothing yet: mills are counted when the placing phase ends.
mill-explain-extra-turn = A side that forms a mill and still has pieces in hand also gets another turn.
mill-explain-two-empty = A placement that forms no mill, captures nothing and leaves two empty points ends the placing phase; pieces still in hand are out of the game.

## The rules in words: the moving phase

mill-explain-moving-heading = The moving phase
mill-explain-move = A side with an empty hand moves a piece along an edge to an empty point.
# A side with $count pieces or fewer may fly.
mill-explain-flying =
    { $count ->
        [one] A side with a single piece left may fly: the piece moves to any empty point.
       *[other] A side with { $count } pieces or fewer may fly: a piece moves to any empty point.
    }
mill-explain-no-flying = There is no flying.
mill-explain-moved-mill = A side that forms a mill by a move removes an enemy piece from the board.

## The rules in words: mills

mill-explain-mills-heading = Mills
mill-explain-several-mills-remove-one = Several mills formed at once remove one piece only.
mill-explain-several-mills-remove-each = Several mills formed at once remove a piece each.
mill-explain-mills-protect = A piece in a mill may not be removed, unless all pieces of its side stand in mills.
mill-explain-mills-protect-nothing = Any enemy piece may be removed, in a mill or not.
mill-explain-one-time = Each line rewards a side only once: a mill is worth nothing if all its points belong to lines that have already rewarded its side.
mill-explain-one-time-protects = Such a mill still protects its pieces.
mill-explain-shuttling = Shuttling between two mills is restricted: a piece that left one mill and formed another may not go straight back and form the first again in its side's next move.

## The rules in words: captures without mills

mill-explain-custodian-heading = Custodian capture
mill-explain-custodian = An enemy piece on a line is captured between the piece just played and another piece of the same side. Of several such pieces the player removes one.
mill-explain-intervention-heading = Intervention capture
mill-explain-intervention = A piece played between two enemy pieces on a line captures both. If there are several such lines, only one counts: a line across rings before the side of a ring, and that before a diagonal.
mill-explain-leap-heading = Leap capture
mill-explain-leap = A side with an empty hand may leap: its piece jumps along a line, from one end to the other, over an enemy piece and captures it. Only that piece is removed, even if the leap also forms a mill.
# $lines is a list of one or two of the next three: "along the sides of rings and on diagonals".
mill-explain-capture-where = It works { $lines }.
mill-explain-along-sides = along the sides of rings
mill-explain-across-rings = across rings
mill-explain-on-diagonals = on diagonals
mill-explain-capture-everywhere = It works on every line.
mill-explain-capture-always = It is allowed in both phases.
mill-explain-capture-always-few = It is allowed in the placing phase, and in the moving phase to a side with three pieces or fewer on the board.
mill-explain-capture-placing = It is allowed in the placing phase only.
mill-explain-capture-moving = It is allowed in the moving phase only.
mill-explain-capture-moving-few = It is allowed in the moving phase only, and only to a side with three pieces or fewer on the board.
mill-explain-capture-never = As these rules are set, it never happens.
mill-explain-beside-heading = Captures beside mills
mill-explain-mills-protect-from-captures = Mills protect their pieces against captures too.
mill-explain-custodian-or-intervention = If a move makes a custodian and an intervention capture, the first removal decides which of them counts; a piece captured by both counts for the intervention.
mill-explain-mill-or-capture = If a move forms a mill and makes a capture, the first removal decides which of them counts.
mill-explain-mill-and-capture-as-sanmill = If a move forms a mill and makes a capture, removals are counted as in Sanmill: only captured pieces may be removed, unless mills give more removals than captures.

## The rules in words: the end of the placing phase

mill-explain-end-heading = The end of the placing phase
mill-explain-turns-go-on = When both hands are empty, the turns simply go on.
mill-explain-opener = When both hands are empty, { $seat } makes the first move.
# $seat removes first.
mill-explain-counted = Before that the mills are counted, and both sides remove pieces, { $seat } first.
mill-explain-counted-none = If there are no mills, each side removes one of its own pieces.
mill-explain-counted-one-side = If only one side has mills, it removes two enemy pieces, and the other side removes one.
mill-explain-counted-both = If both have mills, each side removes as many enemy pieces as the side with fewer mills has mills, and a side with more mills removes one piece more.
mill-explain-full-loses = If the board is full then, White loses.
mill-explain-full-white-removes = If the board is full then, first White and then Black remove an enemy piece.
mill-explain-full-black-removes = If the board is full then, first Black and then White remove an enemy piece.
mill-explain-full-opener-removes = If the board is full then, the side that is to move removes an enemy piece first.
mill-explain-full-draw = If the board is full then, the game is drawn.

## The rules in words: stalemate and draws

mill-explain-stalemate-heading = Stalemate
mill-explain-stuck-loses = A side loses when it has to move and cannot.
mill-explain-stuck-passes = A side that cannot move passes; if neither side can move, the game is drawn.
mill-explain-stuck-removes-and-moves = A side that cannot move removes an enemy piece next to one of its own, even from a mill, and then moves.
mill-explain-stuck-removes = A side that cannot move removes an enemy piece next to one of its own, even from a mill; then the other side moves.
mill-explain-stuck-both-remove = If a side cannot move, first it and then the other side remove an enemy piece next to one of their own, even from a mill; then the side that was stuck moves.
mill-explain-stuck-draws = If the side to move cannot move, the game is drawn.
mill-explain-draws-heading = Draws
# $count is how many moves both sides make together.
mill-explain-quiet =
    { $count ->
        [one] The game is drawn after { $count } move without placing or removing a piece.
       *[other] The game is drawn after { $count } moves in a row, both sides counted, without placing or removing a piece.
    }
mill-explain-quiet-endgame =
    { $count ->
        [one] Once a side has three pieces on the board, { $count } such move is enough.
       *[other] Once a side has three pieces on the board, { $count } such moves are enough.
    }
mill-explain-repetition = The game is drawn when the same position comes up for the third time.
