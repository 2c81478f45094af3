### Russian: what is said about databases of Mill: `teahouse solve`. A database knows of each position who wins, and maybe how soon.
### Terms: database = база данных, solve = решить, sub-space = подпространство, head = заголовок, block = блок,
### checksum = контрольная сумма, won / drawn / lost = выигрыш / ничья / проигрыш, capture = снятие фишки.

solve-remembers = Эти правила решить нельзя: с параметром { $option } цена позиции зависит от прежних ходов.
solve-cannot-read = { $file }: { $cause }
solve-cannot-write = не удаётся записать { $file }: { $cause }
solve-file-foreign = { $file } — не база данных мельницы Teahouse.
solve-file-other-layout = У файла { $file } формат { $found }, а этот Teahouse читает формат { $read }. Решите заново: teahouse solve.
solve-file-other-rules = { $file } — база данных для других правил.
solve-file-head-damaged = Файл { $file } повреждён: контрольная сумма заголовка не сходится. Удалите его и решите заново.
solve-file-block-damaged = Файл { $file } повреждён: контрольная сумма блока { $block } из { $blocks } не сходится. Удалите его и решите заново.
solve-file-length = { $file } — база данных не целиком: размер должен быть { $expected } Б, а на деле { $found } Б.

## What databases know about moves
moves-not-solved = ни одна база данных ничего не знает о ходах этой позиции; базы данных для неё создаёт teahouse solve { $rules }

## Solving
solve-too-large =
    { $points ->
        [one] Доска, где { $points } точка и столько фишек, слишком велика, чтобы её решить.
        [few] Доска, где { $points } точки и столько фишек, слишком велика, чтобы её решить.
       *[other] Доска, где { $points } точек и столько фишек, слишком велика, чтобы её решить.
    }
solve-memory = Для решения нужно не меньше { $needed } МБ памяти, а разрешено только { $allowed } МБ. Разрешите больше через --memory или решайте для меньшего числа фишек: --pieces.
solve-scratch-busy = { $file } занято: другой запуск решает там те же правила. Дождитесь его или выберите другую папку через --out.
solve-scratch-damaged = { $file } уже не такой, каким был записан. Что-то изменило временные файлы во время решения; начните снова.
solve-interrupted = Прервано. Готовое сохранено; та же команда продолжит с этого места.
solve-verify-counts = { $file } содержит ошибку: число позиций каждого вида не такое, как сказано в заголовке.
solve-verify-differs = { $file } содержит ошибку: для позиции { $position } записано { $stored }, а по её ходам выходит { $found }.
solve-verify-missing = { $file } проверить нельзя: ходы ведут к позициям { $missing }, а этого файла нет.
solve-lacking = Подпространство { $space } не было решено раньше тех, что к нему ведут.
# The end of a line { $option } …: a size as it is typed, such as 3G.
solve-size = ожидается размер, например 3G или 500M, либо число байт
solve-not-mill = { $rules } — не мельница, а решать можно только её.
solve-no-cache = Домашней папки для кэша нет; укажите папку через --out.
solve-no-memory = Для решения нужно { $needed } памяти, а свободно только { $there }.
solve-no-disk = Базам данных нужно на диске до { $needed }, а в { $folder } свободно только { $there }.
solve-nothing-left = Всё уже решено.
solve-plan = Нужно решить { $spaces ->
    [one] { $spaces } подпространство
    [few] { $spaces } подпространства
   *[other] { $spaces } подпространств
}, всего позиций { $positions }: до { $memory } памяти и { $disk } на диске.
solve-plan-sliced = Подпространства, которые не помещаются в память и решаются по частям, с временными файлами: { $count }. С большей памятью (--memory) быстрее.
# A sub-space such as 4-3: four pieces of the side to move, three of the other. The numbers are percents.
solve-line = { $space }: позиций { $positions }, выигрыш { $won } %, ничья { $drawn } %, проигрыш { $lost } %, самый долгий путь { $longest }
solve-summary = Известно позиций передвижения: { $positions }. Для стороны, которой ходить: выигрыш { $won } %, ничья { $drawn } %, проигрыш { $lost } %. Решение заняло { $seconds } с, позиций в секунду: { $speed }.
solve-verified = { $file }: все позиции ({ $positions }) сходятся со своими ходами ({ $seconds } с)
solve-not-known = Этой позиции нет ни в одной базе данных.
# $value is one of the words below, such as "won in 9 turns".
solve-game = Партия для белых, которые начинают: { $value }.
solve-position = Позиция для стороны, которой ходить: { $value }.
solve-move = { $value }
solve-move-unknown = неизвестно
solve-best-line = Лучшая игра:
solve-alternatives = не хуже: { $moves }
solve-won = выигрыш
solve-drawn = ничья
solve-lost = проигрыш
solve-won-in = { $until ->
    [capture] выигрыш, снятие фишки через { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }
   *[end] выигрыш через { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }
}
solve-lost-in = { $until ->
    [capture] проигрыш, снятие фишки через { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }
   *[end] проигрыш через { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }
}
solve-opening-needs = Начало просматривается до передвижения, а файла { $file } для него нет.
solve-opening-circles = Начало просмотреть нельзя: с параметром { $option } расстановка может идти по кругу. С --whole она решается позиция за позицией.
solve-placing-rules = Расстановка по этим правилам не решается позиция за позицией: в ней бывает не только взятие одной фишки за мельницу, или важен цвет сторон. Ищите в ней с помощью --opening.
solve-at-least-drawn = выигрыш или ничья
solve-at-most-drawn = ничья или проигрыш
solve-opening-game = По перебору расстановки партия для белых, которые начинают: { $value }. Первые ходы:
solve-opening-effort = Просмотрено позиций: { $positions } за { $seconds } с.
solve-opening-kept = Доказанное о позициях фазы расстановки сохранено (позиций: { $positions }, { $size } МБ): к нему обращаются игроки, и с него начнётся следующий поиск.
