# Armenian: words and sentences of all games.
# All seats are plural (Սպիտակները, Կարմիրները), so that verbs are always plural.
# Terms: die = զառ, roll = նետում/նետել, double = դուբլ, turn = հերթ, draw = ոչ-ոքի, game = խաղ, rules = կանոններ.

## Lists
list-more = { $items }, { $next }
list-all = { $items } և { $next }
list-any = { $items } կամ { $next }

## Seats
seat-white = Սպիտակները
seat-black = Սևերը
seat-green = Կանաչները
seat-red = Կարմիրները
seat-yellow = Դեղինները
seat-blue = Կապույտները

## Reasons that every game has
too-long = Խաղը չափազանց երկարեց, ուստի ոչ-ոքի է։
game-over = Խաղն ավարտված է։
dice-due = Նախ պետք է զառերը նետել։
dice-not-due = Հիմա զառ չեն նետում։
no-such-roll = Զառերն այդպես ընկնել չեն կարող։
not-your-piece = Այդ քարը ձերը չէ ({ $owner }), հիմա քայլում են { $seat }։
no-way-there = Այստեղից այնտեղ ոչ մի քար գնալ չի կարող։

## Texts that could not be read
notation-error = { $what } «{ $found }»: { $problem }
notation-fen = FEN
notation-move = քայլ
notation-dice = զառեր
