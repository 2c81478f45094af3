# Words and sentences of all games, in German.

## Lists
list-more = { $items }, { $next }
list-all = { $items } und { $next }
list-any = { $items } oder { $next }

## Seats
seat-white = Weiß
seat-black = Schwarz
seat-green = Grün
seat-red = Rot
seat-yellow = Gelb
seat-blue = Blau

## Reasons that every game has
too-long = Die Partie dauert schon zu lange und endet daher unentschieden.
game-over = Die Partie ist zu Ende.
dice-due = Zuerst muss gewürfelt werden.
dice-not-due = Jetzt wird nicht gewürfelt.
no-such-roll = So können die Würfel nicht fallen.
not-your-piece = Dieser Stein gehört { $owner }; am Zug ist { $seat }.
no-way-there = Von hier kann kein Stein dorthin.

## Texts that could not be read
notation-error = { $what } "{ $found }": { $problem }
notation-fen = FEN
notation-move = Zug
notation-dice = Würfel
