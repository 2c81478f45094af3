# Words and sentences of all games.
# Arguments are listed where they are not plain: $name-code is the code of a word passed as $name.

## Lists: "3, 4 and 6". $items are the words so far, $next is one more.
list-more = { $items }, { $next }
list-all = { $items } and { $next }
list-any = { $items } or { $next }

## Seats
seat-white = White
seat-black = Black
seat-green = Green
seat-red = Red
seat-yellow = Yellow
seat-blue = Blue

## Reasons that every game has
too-long = The game has gone on for too long, so it is a draw.
game-over = The game is over.
dice-due = The dice have to be rolled first.
dice-not-due = The dice are not due now.
no-such-roll = The dice cannot fall so.
not-your-piece = That piece belongs to { $owner }; it is { $seat }'s turn.
no-way-there = No piece can go there from here.

## Texts that could not be read. $what is one of the words below, $found the text, $problem what is wrong with it.
notation-error = { $what } "{ $found }": { $problem }
notation-fen = FEN
notation-move = move
notation-dice = dice
