# Games in other programs' formats.

## Where something is wrong. $problem is one of the sentences below, or a reason of the game.
exchange-line = line { $line }, column { $column }: { $problem }
exchange-byte = byte { $byte }: { $problem }
# $moment counts as in the array, from 0.
exchange-moment = moment { $moment } (counted from 0): { $problem }
exchange-turn = game { $game }, turn { $turn }: { $problem }
exchange-record = game { $number }: { $problem }

## What is wrong with a file as a whole
exchange-unknown = This is none of the formats that are known: it begins neither with [Teahouse "1"], nor with tags or moves of Mill, nor is it a match (.mat), a history of LUDOpy (.npz) or a list of LongNardi (.json).
exchange-empty = There are no games in it.
exchange-nothing-to-write = There are no games to write.
exchange-not-written = The format { $format } is read and not written.
# $format is the name of a format, $rules the id of a variant.
exchange-other-family = The format { $format } holds no games of { $rules }.
# $family is the id of a family: nardi, ludo, mill.
exchange-other-game = Game { $number } cannot be written in this format, which holds games of { $family } alone.
exchange-set-up = Game { $number } begins with a position that was set up, for which this format has no room.

## What had to be assumed, or was left out
exchange-rules-assumed = The file names no rules; they are taken to be { $rules }.
exchange-no-comments =
    { $count ->
        [one] One comment is left out; the format { $format } has no room for it.
       *[other] { $count } comments are left out; the format { $format } has no room for them.
    }
exchange-no-headers = Names and other headers are left out; the format { $format } has no room for them.

## Matches (.mat). $found is what was read.
mat-before-games = "{ $found }" stands before the first game. Expected: "7 point match", "Game 1", or a comment that begins with a semicolon.
mat-names = "{ $found }" does not name the players. Expected: name : score, twice.
mat-cell = "{ $found }" is no move. Expected: dice such as 63:, Doubles, Takes, Drops or Wins.
mat-cells = "{ $found }" says more than two things. Expected: one for each player.
mat-dice = "{ $found }" are no dice. Expected: two numbers from 1 to 6 and a colon.
mat-double = Doubles does not say to what. Expected: Doubles => 2.
mat-wins = Wins does not say how many points. Expected: Wins 1 point.
mat-move = "{ $found }" is no move. Expected: from/to, from 24 down to 1, 0 or off for off the board.
mat-variation = This is a match of { $variation }; matches of Nardi alone can be replayed.
mat-cube = The cube cannot be turned to { $found }. Expected: Doubles => { $expected }.
# $found and $expected are numbers of points; $expected may be several, such as 2, 4.
mat-points = A game that is given up now is not worth { $found }. Expected: { $expected }.
# $problem says how the game ended.
mat-other-end = The game ended otherwise: { $problem }
# Scores such as 2-4, the left player's points first.
mat-score = The score before this game is said to be { $found }, and does not follow from the games before. Expected: { $expected }.
mat-other-turn = It is the turn of { $seat }.
mat-other-dice = The dice that lie there are { $dice }.
mat-must-move = More of these dice can be played, and must be.
# $problem counts points as White does.
mat-refused = { $found } cannot be played: { $problem }
mat-no-such-turn = This cannot be played with these dice.
mat-other-match = These games are not of one match: their rules or the lengths of their matches differ.
mat-roll-off = Game { $game }: the file does not say how the roll-off fell; it is written down as 2 and 1.

## LUDOpy's histories (.npz)
npz-cut-off = The file is cut off here.
npz-directory = The directory of the archive is damaged.
npz-compressed = This part of the archive is compressed. Save it with numpy.savez, as LUDOpy does, and not with savez_compressed.
npz-checksum = This part of the archive is damaged: its checksum is wrong.
npy-version = This is no array of numpy that is known.
npy-header = "{ $found }" is no header of an array.
npy-kind = "{ $found }": the array holds something else than whole numbers. Expected: what numpy.savez(name, **game.hist) writes.
npy-order = "{ $found }": the array is in Fortran order. Expected: C order.
ludopy-one-array = This is one array alone, and a history has four. Save it with save_hist, or with numpy.savez(name, **game.hist).
ludopy-no-array = The array { $array } is missing.
ludopy-shape = The array { $array } has the shape { $found }. Expected: { $expected }.
ludopy-piece = { $found } is no place of a piece.
ludopy-player = It says player { $found }, but it is the turn of player { $expected }.
ludopy-pieces = The pieces are not where the last moment left them.
ludopy-pair = The moment after a move has another die or player than the one before it.
ludopy-no-such-move = No legal move with a { $die } leads to these pieces.
ludopy-one-game =
    { $count ->
       *[other] A history of LUDOpy holds one game, and these are { $count }.
    }
ludopy-rules = LUDOpy's histories hold games by its own rules, ludopy and ludopy-two, and not by { $rules }.

## LongNardi's lists (.json)
longnardi-json = This is no JSON: { $problem }
longnardi-list = This is no list of games.
# $field is the name of a field: turns, preBoard, die0.
longnardi-field = The field { $field } is missing, or is not what it should be.
longnardi-board = The board is not as the last turn left it.
longnardi-no-such-turn = No legal turn with these dice leads to this board.
