# What is wrong with rule files. A problem is said by the text of its code, and its hint by the text <code>-help,
# or by one of the hints below. $path is the option that the problem is about.

## Around a problem. $problem is one of the sentences below, $help its hint.
problem-at = line { $line }, column { $column }: { $problem }
problem-with-help = { $problem } (help: { $help })

## Hints that go with several problems. $expected is one of the words below.
hint-expected = expected { $expected }
hint-did-you-mean = did you mean { $suggestion }?
hint-did-you-mean-name = did you mean "{ $suggestion }"?
hint-version = version = 1

## What an option takes. $names are names in quotes, as the file has them.
expected-truth = true or false
expected-number = a whole number from { $min } to { $max }
expected-name = one of { $names }
expected-numbers = a list of whole numbers from { $min } to { $max }, none twice
expected-names = a list of some of { $names }, none twice
expected-lists = a list of lists of whole numbers from { $min } to { $max }
expected-board-points = a list of rings or rows, each a list of points, each ["name", x, y]
expected-board-edges = a list of pairs of point names
expected-board-lines = a list of lines, each a list of point names from end to end

## What stands in the file.
value-truth = a truth value
value-number = a whole number
value-fraction = a number with a fraction
value-text = a text
value-date = a date or time
value-list = a list
value-table = a table

## Options that are set by a word, not by a file. $value is the word, $expected what the option takes.
setting-wrong = { $path }: "{ $value }" is not { $expected }
setting-syntax = { $path }: "{ $value }" is not { $expected } ({ $error })

## The file as a whole
rules-syntax = { $error }
rules-syntax-help = see toml.io for the syntax
rules-too-large = the file has { $bytes } bytes
rules-too-large-help = a rule file has { $limit } at most
rules-more = and { $count } more
rules-more-help = mend these first

## The head of the file. $families are names in quotes.
rules-no-id = the file has no id
rules-no-id-help = add id = "my-variant"
rules-bad-id = "{ $id }" cannot be an id
rules-bad-id-help = lower-case letters and digits, words joined by hyphens, 64 characters at most
rules-no-family = the file does not say which family it belongs to
rules-no-family-help = add family = one of { $families }
rules-unknown-family = there is no family "{ $family }"
rules-unknown-family-help = one of { $families }
rules-family-not-played = nobody plays { $family } here
rules-family-not-played-help = one of { $families }
rules-not-a-text = { $path } is not a text
rules-not-a-text-help = { $path } = "…"
rules-bad-version = version is not a whole number from 1
rules-bad-sources = sources is not a list of texts
rules-bad-sources-help = sources = ["…"]

## The file that this one extends
rules-extends-other-family = family "{ $family }" cannot extend "{ $parent }" of family "{ $parent-family }"
rules-extends-other-family-help = leave family out, or extend a variant of the same family
rules-extends-unknown = there is no variant "{ $name }" to extend
rules-extends-unknown-help = name a built-in variant or a rule file
rules-extends-unreadable = cannot read { $file }: { $why }
rules-extends-unreadable-help = name a built-in variant or a rule file
rules-extends-wrong = { $file } is wrong: { $first }
rules-extends-wrong-help = `teahouse rules check { $file }` tells everything about it
rules-extends-circle = the files extend one another in a circle: { $circle }
rules-extends-circle-help = let one of them extend something else, or nothing
rules-extends-chain = more than { $most } files extend one another
rules-extends-chain-help = write the options of some of them into one file

## Single options. $wanted is what should stand at this very place.
rules-unknown-key = { $family } has no option { $path }
rules-unknown-key-help = `teahouse rules schema` lists the options of { $family }
rules-not-a-group = { $path } is a group of options, not { $found }
rules-not-a-group-help = write [{ $path }], then its options
rules-out-of-range = { $path }: { $value } is not in the range { $min } to { $max }
rules-wrong-type = { $path }: { $found } stands where { $wanted } is expected
rules-unknown-name = { $path }: "{ $value }" is not { $wanted }
rules-twice = { $path }: { $value } stands here twice
rules-number-too-large = { $path }: { $value } is more than a number can hold
rules-not-finite = { $path }: { $value } has no meaning here
rules-date = { $path }: a date or time has no meaning here

## Options of Nardi that do not go together
rules-combination-tie-roll-off = { $path }: equal-turns needs to know who started, and a roll-off hides it
rules-combination-tie-roll-off-help = opening.roll = "white-rolls", or another score.tie
rules-combination-tie-next-game = { $path }: with equal-turns White starts every game
rules-combination-tie-next-game-help = opening.next_game = "opening-roll", or another score.tie
rules-combination-mars = { $path }: a mars ({ $mars }) is worth less than an oin ({ $oin })
rules-combination-mars-help = at least as much as score.oin
rules-combination-koks = { $path }: a koks ({ $koks }) is worth less than a mars ({ $mars })
rules-combination-koks-help = at least as much as score.mars, or 0 for none
rules-combination-cascade = { $path }: a cascade has no turn end at which a block could be opened
rules-combination-cascade-help = false, or another dice.doubles
rules-combination-crawford = { $path }: the Crawford rule needs a cube and a match
rules-combination-crawford-help = match.cube = true and match.length of 2 or more, or false
rules-combination-jacoby = { $path }: the Jacoby rule is for single games with a cube
rules-combination-jacoby-help = match.cube = true and match.length = 1, or false

## Options of Ludo that do not go together
rules-combination-loop = { $path }: { $loop } is not a multiple of 4
rules-combination-loop-help = 40, 52, 56 and 68 are usual
rules-combination-visited = { $path }: a colour cannot visit { $visited } squares of a loop of { $loop }
rules-combination-visited-help = at most board.loop
rules-combination-square = { $path }: { $square } is not on the loop, which ends for each colour at { $visited }
rules-combination-square-help = numbers as each colour counts its own squares, from 1 to board.visited
rules-combination-star-order = { $path }: the stars are not in the order of the route
rules-combination-star-order-help = write the smaller numbers first
rules-combination-star-to-slots = { $path }: a star cannot lead to single goal slots
rules-combination-star-to-slots-help = board.goal = "shared", or leave this option out
rules-combination-lane-on-loop = { $path }: this needs a lane, and a loop of which a colour leaves out one square
rules-combination-lane-on-loop-help = only for the LUDOpy board
rules-combination-stairs = { $path }: stairs need a lane and a shared goal
rules-combination-stairs-help = board.lane = 6 and board.goal = "shared", or another lane.rule
rules-combination-pieces-out = { $path }: there are not so many pieces
rules-combination-pieces-out-help = at most `pieces`
rules-combination-start-square = { $path }: { $most ->
    [one] the start square holds only one own piece
   *[other] the start square holds { $most } own pieces at most
}
rules-combination-start-square-help = see square.own_max
rules-combination-never-full = { $path }: "one-when-full" means nothing where a square is never full
rules-combination-never-full-help = set square.own_max, or write "one"
rules-combination-pair-binds = { $path }: pairs do not block here
rules-combination-pair-binds-help = see pair.effect
rules-combination-no-entry = { $path }: nothing brings a piece out of the base
rules-combination-no-entry-help = entry.values = [6]
rules-combination-entry-number = { $path }: no die shows such a number
rules-combination-entry-number-help = numbers from 1 to 6, or entry.by_sum = true
rules-combination-entry-square = { $path }: not a loop square for a number of entry.values
rules-combination-entry-square-help = as many squares as entry.values has numbers, from 1 to board.visited
rules-combination-no-sum = { $path }: one die has no sum
rules-combination-no-sum-help = dice.count = 2
rules-combination-no-doubles = { $path }: one die shows no doubles
rules-combination-no-doubles-help = dice.count = 2
rules-combination-few-seats = { $path }: a game needs at least two seats
rules-combination-few-seats-help = seats = [0, 2]
rules-combination-seat-order = { $path }: the seats are not in the order of play
rules-combination-seat-order-help = write the smaller numbers first
rules-combination-teams = { $path }: every taken seat belongs to exactly one team
rules-combination-teams-help = teams = [[0, 2], [1, 3]]
rules-combination-one-team = { $path }: one team has nobody to play against
rules-combination-one-team-help = two teams at least, or none

## Options of Mill that do not go together
rules-combination-lost-from-the-start = { $path }: { $pieces ->
    [one] a side with one piece has lost from the start
   *[other] a side with { $pieces } pieces has lost from the start
}
rules-combination-lost-from-the-start-help = at most piece_count
rules-combination-no-room = { $path }: twice { $pieces } pieces have no room on { $points } points
rules-combination-no-room-help = at most { $most }
rules-combination-not-own = { $path }: only an own board is described
rules-combination-not-own-help = board.layout = "own"
rules-combination-no-diagonals = { $path }: two rings have no diagonal lines
rules-combination-no-diagonals-help = has_diagonal_lines = false, or another board
rules-combination-no-middle = { $path }: such captures need a middle point on every line
rules-combination-no-middle-help = lines of three points, or no such capture

## Boards of Mill that a file describes. $name, $from and $to are points.
rules-board-no-point = { $path }: this is no point
rules-board-no-point-help = ["a1", 0, 0]: name, x, y
rules-board-no-name = { $path }: this is no name
rules-board-no-name-help = the name of a point
rules-board-no-list = { $path }: { $found } stands where a list is expected
rules-board-no-list-help = [ … ]
rules-board-size = { $path }: { $points ->
    [one] one point is not a board
   *[other] { $points } points are not a board
}
rules-board-size-help = { $least } to { $most } points
rules-board-name = { $path }: "{ $name }" cannot name a point
rules-board-name-help = a letter, then letters and digits, six at most, without x
rules-board-name-is-a-roll = { $path }: "{ $name }" cannot name a point
rules-board-name-is-a-roll-help = an r and a digit are a roll of dice; take another letter, such as q1
rules-board-name-is-taken = { $path }: "{ $name }" cannot name a point
rules-board-name-is-taken-help = this word is a command, or a move in other games; add a digit, for instance
rules-board-same-name = { $path }: there are two points { $name }
rules-board-same-name-help = give each point a name of its own
rules-board-out-of-drawing = { $path }: { $x }, { $y } is out of the drawing
rules-board-out-of-drawing-help = x and y from 0 to { $most }
rules-board-same-place = { $path }: two points at { $x }, { $y }
rules-board-same-place-help = give each point a place of its own
rules-board-unknown-point = { $path }: there is no point "{ $name }"
rules-board-unknown-point-help = see board.points
rules-board-point-twice = { $path }: { $name } stands here twice
rules-board-point-twice-help = different points
rules-board-edge = { $path }: an edge joins two points
rules-board-edge-help = ["a1", "a4"]
rules-board-edge-twice = { $path }: { $from } and { $to } are joined twice
rules-board-edge-twice-help = once is enough
rules-board-no-lines = { $path }: a board without lines has no mills
rules-board-no-lines-help = at least one line
rules-board-line-length = { $path }: { $points ->
    [one] this line has one point
   *[other] this line has { $points } points
}
rules-board-line-length-help = lines have at least two points, all of them the same number
rules-board-line-twice = { $path }: this line stands here twice
rules-board-line-twice-help = once is enough
rules-board-many-lines = { $path }: more than { $most } lines go through { $name }
rules-board-many-lines-help = { $most } at most
rules-board-no-way = { $path }: no way leads from { $from } to { $to }
rules-board-no-way-help = add an edge to { $to }

## Rules that cannot be had. $known are the ids of the built-in variants, $problems what is wrong, line by line.
variant-unknown = there is no variant "{ $name }"; built in are { $known }; or name a rule file ending in .toml
variant-unknown-suggested = there is no variant "{ $name }"; did you mean { $suggestion }? Built in are { $known }; or name a rule file ending in .toml
variant-unreadable = cannot read { $path }: { $why }
variant-wrong = { $name }: { $problems }
variant-text-wrong = the rules: { $problems }

## Why a file cannot be read
file-refused = { $error }
file-is-a-folder = it is a folder
file-is-not-plain = it is no plain file
file-too-large = it has { $bytes } bytes, and a rule file has { $limit } at most
file-longer-than-it-says = it has at least { $bytes } bytes, and a rule file has { $limit } at most
file-not-text = it is not text in UTF-8
file-no-files = this build of Teahouse reads no files
