# Russian: what is wrong with rule files.
# Terms: rule file = файл правил, option = параметр, family = семейство, variant = вариант, extend = расширять,
# seat = место, loop = круг, lane = дорожка, slot = место на финише, own board = собственная доска.

## Around a problem
problem-at = строка { $line }, столбец { $column }: { $problem }
problem-with-help = { $problem } (подсказка: { $help })

## Hints that go with several problems
hint-expected = ожидается { $expected }
hint-did-you-mean = может быть, { $suggestion }?
hint-did-you-mean-name = может быть, "{ $suggestion }"?
hint-version = version = 1

## What an option takes
expected-truth = true или false
expected-number = целое число от { $min } до { $max }
expected-name = одно из { $names }
expected-numbers = список целых чисел от { $min } до { $max } без повторов
expected-names = список из некоторых имён без повторов: { $names }
expected-lists = список списков целых чисел от { $min } до { $max }
expected-board-points = список колец или рядов; каждый — список точек, каждая точка — ["name", x, y]
expected-board-edges = список пар имён точек
expected-board-lines = список линий; каждая — список имён точек от конца до конца

## What stands in the file
value-truth = логическое значение
value-number = целое число
value-fraction = дробное число
value-text = текст
value-date = дата или время
value-list = список
value-table = таблица

## Options that are set by a word, not by a file
setting-wrong = { $path }: «{ $value }» не подходит, ожидается { $expected }
setting-syntax = { $path }: «{ $value }» не подходит, ожидается { $expected } ({ $error })

## The file as a whole
rules-syntax = { $error }
rules-syntax-help = синтаксис описан на toml.io
rules-too-large = размер файла в байтах: { $bytes }
rules-too-large-help = в файле правил может быть не больше { $limit }
rules-more = и ещё { $count }
rules-more-help = сначала исправьте эти

## The head of the file
rules-no-id = в файле нет id
rules-no-id-help = добавьте id = "my-variant"
rules-bad-id = «{ $id }» не может быть id
rules-bad-id-help = строчные латинские буквы и цифры, слова через дефис, не больше 64 знаков
rules-no-family = в файле не сказано, к какому семейству он относится
rules-no-family-help = добавьте family = одно из { $families }
rules-unknown-family = нет семейства «{ $family }»
rules-unknown-family-help = одно из { $families }
rules-family-not-played = в { $family } здесь никто не играет
rules-family-not-played-help = одно из { $families }
rules-not-a-text = { $path } — не текст
rules-not-a-text-help = { $path } = "…"
rules-bad-version = version — не целое число от 1
rules-bad-sources = sources — не список текстов
rules-bad-sources-help = sources = ["…"]

## The file that this one extends
rules-extends-other-family = семейство «{ $family }» не может расширять «{ $parent }» из семейства «{ $parent-family }»
rules-extends-other-family-help = уберите family или расширяйте вариант того же семейства
rules-extends-unknown = нет варианта «{ $name }», который можно расширить
rules-extends-unknown-help = назовите встроенный вариант или файл правил
rules-extends-unreadable = не удаётся прочитать { $file }: { $why }
rules-extends-unreadable-help = назовите встроенный вариант или файл правил
rules-extends-wrong = ошибка в { $file }: { $first }
rules-extends-wrong-help = `teahouse rules check { $file }` расскажет о нём всё
rules-extends-circle = файлы расширяют друг друга по кругу: { $circle }
rules-extends-circle-help = пусть один из них расширяет что-то другое или ничего
rules-extends-chain = друг друга расширяют больше файлов, чем { $most }
rules-extends-chain-help = соберите параметры некоторых из них в одном файле

## Single options
rules-unknown-key = { $family }: нет параметра { $path }
rules-unknown-key-help = `teahouse rules schema` перечисляет параметры семейства { $family }
rules-not-a-group = { $path } — группа параметров, а не { $found }
rules-not-a-group-help = напишите [{ $path }], затем её параметры
rules-out-of-range = { $path }: { $value } вне пределов от { $min } до { $max }
rules-wrong-type = { $path }: здесь { $found }, а ожидается { $wanted }
rules-unknown-name = { $path }: «{ $value }» не подходит, ожидается { $wanted }
rules-twice = { $path }: { $value } стоит здесь дважды
rules-number-too-large = { $path }: число { $value } слишком велико
rules-not-finite = { $path }: { $value } здесь ничего не значит
rules-date = { $path }: дата или время здесь ничего не значит

## Options of Nardi that do not go together
rules-combination-tie-roll-off = { $path }: для equal-turns нужно знать, кто начинал, а розыгрыш первого хода это скрывает
rules-combination-tie-roll-off-help = opening.roll = "white-rolls" или другое score.tie
rules-combination-tie-next-game = { $path }: при equal-turns каждую партию начинают белые
rules-combination-tie-next-game-help = opening.next_game = "opening-roll" или другое score.tie
rules-combination-mars = { $path }: марс ({ $mars }) стоит меньше, чем ойн ({ $oin })
rules-combination-mars-help = не меньше, чем score.oin
rules-combination-koks = { $path }: кокс ({ $koks }) стоит меньше, чем марс ({ $mars })
rules-combination-koks-help = не меньше, чем score.mars, или 0, если его нет
rules-combination-cascade = { $path }: в каскаде нет конца хода, когда можно было бы открыть блок
rules-combination-cascade-help = false или другое dice.doubles
rules-combination-crawford = { $path }: правилу Кроуфорда нужны куб и матч
rules-combination-crawford-help = match.cube = true и match.length не меньше 2, либо false
rules-combination-jacoby = { $path }: правило Джекоби — для отдельных партий с кубом
rules-combination-jacoby-help = match.cube = true и match.length = 1, либо false

## Options of Ludo that do not go together
rules-combination-loop = { $path }: { $loop } не делится на 4
rules-combination-loop-help = обычно 40, 52, 56 и 68
rules-combination-visited = { $path }: цвет не может пройти клеток: { $visited }, если в круге их { $loop }
rules-combination-visited-help = не больше board.loop
rules-combination-square = { $path }: клетки { $square } нет на круге, который для каждого цвета кончается на { $visited }
rules-combination-square-help = номера, как каждый цвет считает свои клетки, от 1 до board.visited
rules-combination-star-order = { $path }: звёзды стоят не в порядке пути
rules-combination-star-order-help = сначала пишите меньшие номера
rules-combination-star-to-slots = { $path }: звезда не может вести на отдельные места финиша
rules-combination-star-to-slots-help = board.goal = "shared", или уберите этот параметр
rules-combination-lane-on-loop = { $path }: для этого нужны дорожка и круг, на котором цвет пропускает одну клетку
rules-combination-lane-on-loop-help = только для доски LUDOpy
rules-combination-stairs = { $path }: для лестницы нужны дорожка и общий финиш
rules-combination-stairs-help = board.lane = 6 и board.goal = "shared", или другое lane.rule
rules-combination-pieces-out = { $path }: столько фишек нет
rules-combination-pieces-out-help = не больше `pieces`
rules-combination-start-square = { $path }: { $most ->
    [1] на стартовой клетке помещается только одна своя фишка
    [one] на стартовой клетке помещается не больше { $most } своей фишки
   *[other] на стартовой клетке помещается не больше { $most } своих фишек
}
rules-combination-start-square-help = см. square.own_max
rules-combination-never-full = { $path }: "one-when-full" ничего не значит там, где клетка не бывает заполнена
rules-combination-never-full-help = задайте square.own_max или напишите "one"
rules-combination-pair-binds = { $path }: пары здесь не мешают проходу
rules-combination-pair-binds-help = см. pair.effect
rules-combination-no-entry = { $path }: ничто не выводит фишку с базы
rules-combination-no-entry-help = entry.values = [6]
rules-combination-entry-number = { $path }: такого числа на кубике нет
rules-combination-entry-number-help = числа от 1 до 6 или entry.by_sum = true
rules-combination-entry-square = { $path }: для числа из entry.values указана не клетка круга
rules-combination-entry-square-help = столько клеток, сколько чисел в entry.values, от 1 до board.visited
rules-combination-no-sum = { $path }: у одного кубика нет суммы
rules-combination-no-sum-help = dice.count = 2
rules-combination-no-doubles = { $path }: на одном кубике дублей не бывает
rules-combination-no-doubles-help = dice.count = 2
rules-combination-few-seats = { $path }: для игры нужно хотя бы два места
rules-combination-few-seats-help = seats = [0, 2]
rules-combination-seat-order = { $path }: места стоят не в порядке ходов
rules-combination-seat-order-help = сначала пишите меньшие номера
rules-combination-teams = { $path }: каждое занятое место входит ровно в одну команду
rules-combination-teams-help = teams = [[0, 2], [1, 3]]
rules-combination-one-team = { $path }: одной команде не с кем играть
rules-combination-one-team-help = хотя бы две команды или ни одной

## Options of Mill that do not go together
rules-combination-lost-from-the-start = { $path }: { $pieces ->
    [1] сторона с одной фишкой проиграла с самого начала
    [one] сторона с { $pieces } фишкой проиграла с самого начала
   *[other] сторона с { $pieces } фишками проиграла с самого начала
}
rules-combination-lost-from-the-start-help = не больше piece_count
rules-combination-no-room = { $path }: фишки (дважды { $pieces }) не помещаются на доске; точек на ней { $points }
rules-combination-no-room-help = не больше { $most }
rules-combination-not-own = { $path }: описывают только собственную доску
rules-combination-not-own-help = board.layout = "own"
rules-combination-no-diagonals = { $path }: у двух колец нет диагоналей
rules-combination-no-diagonals-help = has_diagonal_lines = false или другая доска
rules-combination-no-middle = { $path }: для таких взятий на каждой линии нужна средняя точка
rules-combination-no-middle-help = линии из трёх точек или без таких взятий

## Boards of Mill that a file describes
rules-board-no-point = { $path }: это не точка
rules-board-no-point-help = ["a1", 0, 0]: имя, x, y
rules-board-no-name = { $path }: это не имя
rules-board-no-name-help = имя точки
rules-board-no-list = { $path }: здесь { $found }, а ожидается список
rules-board-no-list-help = [ … ]
rules-board-size = { $path }: { $points ->
    [one] { $points } точка — это не доска
    [few] { $points } точки — это не доска
   *[other] { $points } точек — это не доска
}
rules-board-size-help = точек может быть от { $least } до { $most }
rules-board-name = { $path }: «{ $name }» не может быть именем точки
rules-board-name-help = латинская буква, затем буквы и цифры, всего не больше шести, без x
rules-board-name-is-a-roll = { $path }: «{ $name }» не может быть именем точки
rules-board-name-is-a-roll-help = r и цифра — это бросок костей; возьмите другую букву, например q1
rules-board-name-is-taken = { $path }: «{ $name }» не может быть именем точки
rules-board-name-is-taken-help = это слово — команда или ход в других играх; добавьте, например, цифру
rules-board-same-name = { $path }: есть две точки { $name }
rules-board-same-name-help = дайте каждой точке своё имя
rules-board-out-of-drawing = { $path }: { $x }, { $y } вне рисунка
rules-board-out-of-drawing-help = x и y от 0 до { $most }
rules-board-same-place = { $path }: две точки в { $x }, { $y }
rules-board-same-place-help = дайте каждой точке своё место
rules-board-unknown-point = { $path }: нет точки «{ $name }»
rules-board-unknown-point-help = см. board.points
rules-board-point-twice = { $path }: { $name } стоит здесь дважды
rules-board-point-twice-help = разные точки
rules-board-edge = { $path }: отрезок соединяет две точки
rules-board-edge-help = ["a1", "a4"]
rules-board-edge-twice = { $path }: { $from } и { $to } соединены дважды
rules-board-edge-twice-help = достаточно одного раза
rules-board-no-lines = { $path }: на доске без линий не бывает мельниц
rules-board-no-lines-help = хотя бы одна линия
rules-board-line-length = { $path }: { $points ->
    [one] на этой линии { $points } точка
    [few] на этой линии { $points } точки
   *[other] на этой линии { $points } точек
}
rules-board-line-length-help = на линиях хотя бы две точки, на всех поровну
rules-board-line-twice = { $path }: эта линия стоит здесь дважды
rules-board-line-twice-help = достаточно одного раза
rules-board-many-lines = { $path }: через { $name } проходит больше линий, чем { $most }
rules-board-many-lines-help = не больше { $most }
rules-board-no-way = { $path }: от { $from } нет пути до { $to }
rules-board-no-way-help = добавьте отрезок к { $to }

## Rules that cannot be had
variant-unknown = нет варианта «{ $name }»; встроены { $known }; или назовите файл правил, оканчивающийся на .toml
variant-unknown-suggested = нет варианта «{ $name }»; может быть, { $suggestion }? Встроены { $known }; или назовите файл правил, оканчивающийся на .toml
variant-unreadable = не удаётся прочитать { $path }: { $why }
variant-wrong = { $name }: { $problems }
variant-text-wrong = правила: { $problems }

## Why a file cannot be read
file-refused = { $error }
file-is-a-folder = это папка
file-is-not-plain = это не обычный файл
file-too-large = его размер — { $bytes } Б, а файл правил может быть не больше { $limit } Б
file-longer-than-it-says = его размер — не меньше { $bytes } Б, а файл правил может быть не больше { $limit } Б
file-not-text = это не текст в UTF-8
file-no-files = эта сборка Teahouse не читает файлы
