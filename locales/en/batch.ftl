# Many games at once, for learning: what is wrong with a call. Games are counted from 0.

batch-no-games = A batch has at least one game.
batch-no-length = A game is cut off after 1 action at the earliest.
# $array is the name of an array: actions, masks …
batch-length = { $array } has { $length } elements, but { $expected } are needed.
batch-no-game = There is no game { $index }: there are { $count }, counted from 0.
# $action is a number, $meaning what it stands for ("24/18").
batch-illegal = Game { $game }: action { $action } ({ $meaning }) is not legal. { $reason }
batch-no-action = Game { $game }: action { $action } is not legal. { $reason }
# $answer is what a player of another seat wanted to play, or nothing.
batch-others = Game { $game }: whoever plays seat { $seat } answered "{ $answer }". { $reason }
batch-others-silent = That is no answer.
batch-others-too-much = The turn was over before the end of the answer.
batch-no-others = There is nobody to play for the other seats.
batch-no-seat = Game { $game }: nobody plays in seat { $seat }, so nobody can learn there.
batch-position = Game { $game }: { $reason }
batch-threads = The system gives no more threads ({ $why }).

## Reasons
batch-number = Actions have the numbers 0 to { $last }.
batch-number-unused = This number means nothing in this position.
batch-roll-number = Dice are due: the action is the number of a roll, 0 to { $last }.
batch-over = The game is over. Reset it first; action -1 leaves it as it is.

## Snapshots
batch-no-snapshot = This is no snapshot of a batch, or one of another version.
batch-other-rules = The snapshot is of other rules.
batch-broken-snapshot = The snapshot is damaged.

## Arrays of Python. $array is the name of one: actions, masks …
# $found and $expected are types of NumPy: int64, float32 …
vector-dtype = { $array } has elements of type { $found }, but { $expected } is needed.
# $found is the name of a type of Python.
vector-no-array = { $array } is { $found }, but an array of NumPy with elements of type { $expected } is needed.
# $found and $expected are shapes: (4096, 5).
vector-shape = { $array } has the shape { $found }, but { $expected } is needed.
vector-not-contiguous = { $array } does not lie in one piece. numpy.ascontiguousarray makes it so.
vector-not-writable = { $array } cannot be written.
# $argument is the name of an argument, $known what it may be.
vector-name-unknown = { $argument } is "{ $name }": expected { $known }.
vector-closed = This batch has been closed.
