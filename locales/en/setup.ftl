# What is wrong with a position that somebody sets up on the board.
#
# $place is the name of a place (point 7, Red's base), $seat the name of a seat, $count and $most numbers of pieces.

setup-no-such-place = There is no place { $place } on this board.
setup-no-such-seat = Nobody plays in the seat whose piece stands here: { $place }.
setup-not-theirs = Pieces of { $seat } never stand here: { $place }.
setup-two-colours = Two sides cannot share this place: { $place }.
setup-crowded =
    { $count ->
        [one] { $count } piece is too many here: { $place }.
       *[other] { $count } pieces are too many here: { $place }.
    }
setup-too-many = { $seat } has { $count } pieces; there are { $most }.
setup-nobody-to-act = Choose whose turn it is.
setup-no-markers = There are no markers in this variant.
setup-no-removals = Nobody takes pieces off the board in this variant.
setup-no-dice = There are no dice in this game.
