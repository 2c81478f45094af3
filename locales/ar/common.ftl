# Words and sentences of all games, in Arabic.
# Terms: legal جائز, draw تعادل, die/dice نرد/النرد, move نقلة, turn دور, to pass تمرير الدور. Digits stay Western, as
# arguments have them. Seats are nouns with the article (الأبيض), so no prefix is ever joined to them.

## Lists
list-more = { $items }، { $next }
list-all = { $items } و{ $next }
list-any = { $items } أو { $next }

## Seats
seat-white = الأبيض
seat-black = الأسود
seat-green = الأخضر
seat-red = الأحمر
seat-yellow = الأصفر
seat-blue = الأزرق

## Reasons that every game has
too-long = طالت اللعبة أكثر من اللازم، فهي تعادل.
game-over = انتهت اللعبة.
dice-due = يجب رمي النرد أولًا.
dice-not-due = ليس الآن وقت رمي النرد.
no-such-roll = لا يمكن أن يأتي النرد هكذا.
not-your-piece = هذه القطعة تخص { $owner }، والدور دور { $seat }.
no-way-there = لا تستطيع أي قطعة الوصول إلى هناك من هنا.

## Texts that could not be read
notation-error = { $what } «{ $found }»: { $problem }
notation-fen = FEN
notation-move = نقلة
notation-dice = نرد
