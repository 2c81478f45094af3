# Georgian. Words and sentences of all games.
# Terms: ფრე draw, კამათელი die, სვლა move, პოზიცია position, ქვა piece. Seats are used in the nominative (present tense) only.

## Lists
list-more = { $items }, { $next }
list-all = { $items } და { $next }
list-any = { $items } ან { $next }

## Seats
seat-white = თეთრი
seat-black = შავი
seat-green = მწვანე
seat-red = წითელი
seat-yellow = ყვითელი
seat-blue = ლურჯი

## Reasons that every game has
too-long = თამაში ძალიან გაგრძელდა, ამიტომ ფრეა.
game-over = თამაში დასრულებულია.
dice-due = ჯერ კამათელი უნდა გაგორდეს.
dice-not-due = ახლა კამათლის გაგორების დრო არ არის.
no-such-roll = კამათელი ასე ვერ დაჯდება.
not-your-piece = ეს ქვა სხვისია ({ $owner }); ახლა თამაშობს { $seat }.
no-way-there = აქედან იქ ვერც ერთი ქვა ვერ მივა.

## Texts that could not be read
notation-error = { $what } "{ $found }": { $problem }
notation-fen = FEN
notation-move = სვლა
notation-dice = კამათელი
