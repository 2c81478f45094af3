# Russian: words and sentences of all games.
# All seats are plural (Белые, Красные), so that verbs are always plural.
# Terms: dice = кости (Ludo: кубик), roll = бросок, double = дубль, draw = ничья, game = партия, rules = правила.

## Lists
list-more = { $items }, { $next }
list-all = { $items } и { $next }
list-any = { $items } или { $next }

## Seats
seat-white = Белые
seat-black = Чёрные
seat-green = Зелёные
seat-red = Красные
seat-yellow = Жёлтые
seat-blue = Синие

## Reasons that every game has
too-long = Партия слишком затянулась, поэтому ничья.
game-over = Партия окончена.
dice-due = Сначала нужно бросить кости.
dice-not-due = Сейчас кости не бросают.
no-such-roll = Такого броска быть не может.
not-your-piece = Это чужая фишка ({ $owner }), а сейчас ходят { $seat }.
no-way-there = Отсюда туда не пойти ни одной фишкой.

## Texts that could not be read
notation-error = { $what } «{ $found }»: { $problem }
notation-fen = FEN
notation-move = ход
notation-dice = кости
