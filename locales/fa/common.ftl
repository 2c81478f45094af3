# Words and sentences of all games, in Persian.
# Terms: legal مجاز, draw مساوی, dice تاس, move حرکت, turn نوبت, to pass پاس دادن. Digits stay Western, as arguments have them.

## Lists
list-more = { $items }، { $next }
list-all = { $items } و { $next }
list-any = { $items } یا { $next }

## Seats
seat-white = سفید
seat-black = سیاه
seat-green = سبز
seat-red = قرمز
seat-yellow = زرد
seat-blue = آبی

## Reasons that every game has
too-long = بازی بیش از حد طول کشیده است و مساوی اعلام می‌شود.
game-over = بازی تمام شده است.
dice-due = اول باید تاس ریخت.
dice-not-due = الان وقت تاس ریختن نیست.
no-such-roll = تاس این‌طور نمی‌نشیند.
not-your-piece = این مهره مال { $owner } است؛ نوبت { $seat } است.
no-way-there = هیچ مهره‌ای نمی‌تواند از اینجا به آنجا برود.

## Texts that could not be read
notation-error = { $what } «{ $found }»: { $problem }
notation-fen = FEN
notation-move = حرکت
notation-dice = تاس
