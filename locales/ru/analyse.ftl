# Russian: analysing positions, on the page.
# Terms: analyse = анализ, rollout = роллаут, points = очки, set up = расставить, record = запись партии,
# error rate = средняя ошибка, import = загрузить, export = сохранить.

## The screen
analyse-title = Анализ
analyse-home-line = Расставьте любую позицию и узнайте, чего стоит каждый ход
analyse-variant = Вариант
analyse-board-help = Стрелки — перейти к другому месту, Enter — взять и поставить. Рядом с доской стрелки влево и вправо листают ходы.
analyse-edit = Расставить
analyse-done = Готово
analyse-cancel = Отмена
analyse-from-here = Анализ отсюда
analyse-to-play = { $seat } играют { $dice }
analyse-to-move = Ходят { $seat }
analyse-to-roll = Бросают { $seat }
analyse-roll-off = Кто начинает, решают кости
analyse-over = Партия окончена.

## Dice
analyse-dice = Кости
analyse-dice-choose-one = Выберите число или бросьте.
analyse-dice-choose-two = Выберите два числа или бросьте.
analyse-dice-choose-other = А вторая кость?
analyse-die = { $number }
analyse-other-dice = Другие кости

## The moves of a position
analyse-moves = Ходы, сначала лучшие
analyse-looking = Просмотр ходов …
analyse-column-move = Ход
analyse-column-win = Победы
analyse-column-points = Очки
analyse-play = Сыграть { $move }
analyse-error = ± { $error }
analyse-played-out =
    { $trials ->
        [one] Доиграна { $trials } партия
        [few] Доиграны { $trials } партии
       *[other] Доиграно { $trials } партий
    }
analyse-roll-out = Роллаут
analyse-roll-out-help = Лучшие ходы много раз доигрываются с одинаковыми костями, пока не станет ясно, какой из них лучший.
analyse-rolling = Роллаут, { $percent } %
analyse-stop = Стоп
outcome-win-by-mars = марс { $percent } %
outcome-win-by-koks = кокс { $percent } %
outcome-loss-by-mars = проигран марс { $percent } %
outcome-loss-by-koks = проигран кокс { $percent } %

## What pieces threaten and risk
threats-title = Угрозы и риск
threats-piece = Фишка
threats-risk = Риск
threats-by = Кто угрожает
threats-strikes = Может побить
threats-safe = в безопасности
threats-none = –
threats-strike = { $place } броском { $number }

## Setting up a position
edit-pieces = Фишки
edit-piece = { $seat }, осталось: { $count }
edit-marker = Метка
edit-take = Убрать
edit-help = Выберите фишку и нажмите туда, где она стоит. Перетаскивайте фишки, чтобы переставить их; за край доски — чтобы убрать.
edit-turn = Чей ход
edit-removes = Сначала снимают фишку
edit-empty = Очистить
edit-start = Начальная позиция
edit-wrong = Это ещё не позиция

## A position as a text
position-fen = Позиция (FEN)
position-set = Поставить
position-link = Копировать ссылку
position-copied = Скопировано
position-record = Из записи
position-record-help = Вставьте запись партии или выберите файл.
position-record-file = Выбрать файл
position-record-open = Открыть
position-record-text = Запись
position-record-which = Какая партия
position-record-game = { $number }. { $variant }
position-record-empty = В этом тексте нет ни одной партии.

## Links that lead nowhere
link-wrong = Эта ссылка не ведёт ни к какой позиции.
link-rules-broken = Правила в ней прочитать не удаётся. Возможно, ссылка по дороге обрезана.
link-rules-long = Эти правила слишком длинные для ссылки. Отправьте вместо неё файл правил и позицию (FEN).
link-garbled = Ссылка по дороге изменилась: некоторые её знаки испорчены.
link-start = Анализировать другое

## My games
games-import = Загрузить
games-export = Сохранить
games-brought =
    { $taken ->
        [0] Новых партий нет.
        [one] Добавлена { $taken } партия.
        [few] Добавлены { $taken } партии.
       *[other] Добавлено { $taken } партий.
    }
games-known =
    { $known ->
        [one] { $known } уже была здесь.
        [few] { $known } уже были здесь.
       *[other] { $known } уже было здесь.
    }
games-import-problem = { $file }: { $problem }
games-filter = Какие партии
games-any-family = Все игры
games-any-variant = Все варианты
games-any-opponent = Все противники
games-any-result = Любой результат
games-any-date = За всё время
games-last-days =
    { $days ->
        [one] За последний { $days } день
        [few] За последние { $days } дня
       *[other] За последние { $days } дней
    }
games-all = Показать все
games-with-friend = С друзьями
games-computers = Только компьютеры
games-won = Выиграно
games-lost = Проиграно
games-draw = Ничьи
games-played = Сыграно
games-rate = Средняя ошибка
games-no-rates = Средняя ошибка есть у разобранных партий.
games-over-time = Средняя ошибка и результаты ваших партий по порядку
games-summary = Ваши партии в цифрах
games-none-found = Таких партий нет.
games-more = Ещё партии
games-deleted = { $variant }: партия удалена
games-undo = Вернуть

## Matches and the cube, at the table
new-match = Матч до
new-match-single = Одна партия
new-cube = Куб удвоения
match-points = очки
match-stands = счёт в матче { $score }
match-line = матч до { $length }, { $score }
match-game-over = Партия { $number } окончена
match-next-game = Следующая партия
table-double = Удвоить
table-take = Принять
table-drop = Отказаться
do-roll-or-double = Бросьте кости или удвойте
do-answer = { $seat } удваивают до { $value }: принять или сдать партию?
say-double = { $seat } удваивают
say-take = { $seat } принимают удвоение
say-drop = { $seat } отказываются от удвоения
say-resign = { $seat } сдают партию
moves-double = удвоение
moves-take = принято
moves-drop = отказ
moves-resign = сдача

# A link that is called "Look at it".
games-look-label = Просмотреть: { $variant }
