# Russian: games in other programs' formats.
# Terms: format = формат, match = матч, comment = комментарий, header = заголовок, array = массив, cube = куб,
# history = история, moment = момент, archive = архив, checksum = контрольная сумма.

## Where something is wrong
exchange-line = строка { $line }, столбец { $column }: { $problem }
exchange-byte = байт { $byte }: { $problem }
exchange-moment = момент { $moment } (счёт с 0): { $problem }
exchange-turn = партия { $game }, ход { $turn }: { $problem }
exchange-record = партия { $number }: { $problem }

## What is wrong with a file as a whole
exchange-unknown = Такой формат неизвестен: файл не начинается ни с [Teahouse "1"], ни с тегов или ходов мельницы, и это не матч (.mat), не история LUDOpy (.npz) и не список LongNardi (.json).
exchange-empty = В нём нет ни одной партии.
exchange-nothing-to-write = Записывать нечего: партий нет.
exchange-not-written = Формат { $format } можно только читать, но не записывать.
exchange-other-family = В формате { $format } не бывает партий { $rules }.
exchange-other-game = Партию { $number } нельзя записать в этом формате: он только для партий { $family }.
exchange-set-up = Партия { $number } начинается с расставленной позиции, а для неё в этом формате нет места.

## What had to be assumed, or was left out
exchange-rules-assumed = Правила в файле не названы; взяты { $rules }.
exchange-no-comments =
    { $count ->
        [one] Опущен { $count } комментарий: в формате { $format } для него нет места.
        [few] Опущены { $count } комментария: в формате { $format } для них нет места.
       *[other] Опущено { $count } комментариев: в формате { $format } для них нет места.
    }
exchange-no-headers = Имена и другие заголовки опущены: в формате { $format } для них нет места.

## Matches (.mat)
mat-before-games = «{ $found }» стоит перед первой партией. Ожидается: «7 point match», «Game 1» или комментарий, который начинается с точки с запятой.
mat-names = «{ $found }» — здесь не названы игроки. Ожидается: имя : счёт, дважды.
mat-cell = «{ $found }» — не ход. Ожидается: кости, например 63:, Doubles, Takes, Drops или Wins.
mat-cells = «{ $found }» — здесь больше двух действий. Ожидается: по одному на игрока.
mat-dice = «{ $found }» — не кости. Ожидается: два числа от 1 до 6 и двоеточие.
mat-double = В Doubles не сказано, до скольки. Ожидается: Doubles => 2.
mat-wins = В Wins не сказано, сколько очков. Ожидается: Wins 1 point.
mat-move = «{ $found }» — не ход. Ожидается: откуда/куда, от 24 до 1, 0 или off — за доску.
mat-variation = Это матч по { $variation }; разыграть можно только матчи по нардам.
mat-cube = Повернуть куб на { $found } нельзя. Ожидается: Doubles => { $expected }.
mat-points = Партия, которую сдают сейчас, не может стоить { $found }. Ожидается: { $expected }.
mat-other-end = Партия закончилась иначе: { $problem }
mat-score = Счёт перед этой партией указан как { $found }, а из предыдущих партий следует другой. Ожидается: { $expected }.
mat-other-turn = Сейчас ходят { $seat }.
mat-other-dice = На доске лежат другие кости: { $dice }.
mat-must-move = Этими костями можно сыграть ещё, а значит, и нужно.
mat-refused = { $found } сыграть нельзя: { $problem }
mat-no-such-turn = С этими костями так сыграть нельзя.
mat-other-match = Эти партии не из одного матча: у них разные правила или разная длина матча.
mat-roll-off = Партия { $game }: в файле не сказано, что выпало при розыгрыше первого хода; записано 2 и 1.

## LUDOpy's histories (.npz)
npz-cut-off = Здесь файл обрывается.
npz-directory = Оглавление архива повреждено.
npz-compressed = Эта часть архива сжата. Сохраните его через numpy.savez, как делает LUDOpy, а не через savez_compressed.
npz-checksum = Эта часть архива повреждена: контрольная сумма не сходится.
npy-version = Массив numpy такого вида неизвестен.
npy-header = «{ $found }» — не заголовок массива.
npy-kind = «{ $found }»: в массиве не целые числа. Ожидается то, что записывает numpy.savez(name, **game.hist).
npy-order = «{ $found }»: массив в порядке Fortran. Ожидается порядок C.
ludopy-one-array = Это один массив, а в истории их четыре. Сохраните её через save_hist или numpy.savez(name, **game.hist).
ludopy-no-array = Нет массива { $array }.
ludopy-shape = Массив { $array } имеет форму { $found }. Ожидается: { $expected }.
ludopy-piece = { $found } — не место для фишки.
ludopy-player = Указан игрок { $found }, а ходит игрок { $expected }.
ludopy-pieces = Фишки стоят не там, где их оставил предыдущий момент.
ludopy-pair = В моменте после хода другой кубик или игрок, чем в моменте до него.
ludopy-no-such-move = Ни один возможный ход с кубиком { $die } не приводит к этим фишкам.
ludopy-one-game =
    { $count ->
        [one] В истории LUDOpy одна партия, а здесь { $count } партия.
        [few] В истории LUDOpy одна партия, а здесь { $count } партии.
       *[other] В истории LUDOpy одна партия, а здесь { $count } партий.
    }
ludopy-rules = В историях LUDOpy — партии по его собственным правилам, ludopy и ludopy-two, а не по { $rules }.

## LongNardi's lists (.json)
longnardi-json = Это не JSON: { $problem }
longnardi-list = Это не список партий.
longnardi-field = Поля { $field } нет, или в нём не то, что нужно.
longnardi-board = Доска не такая, какой её оставил предыдущий ход.
longnardi-no-such-turn = Ни один возможный ход с этими костями не приводит к такой доске.
