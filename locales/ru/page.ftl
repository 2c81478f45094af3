# Russian: the page in the browser.
# Terms: take back = взять назад, hint = подсказка, evaluation = оценка, theme = тема, record = запись партии.

## Everywhere
page-name = Teahouse
page-close = Закрыть
page-menu = Меню
page-loading = Загрузка …
page-broken = Движок не может работать в этом браузере.
page-broken-help = Нужен браузер 2023 года или новее. Подробности: { $problem }
page-incomplete = Перевод на этот язык готов на { $share } %; остальное по-английски.
page-update = Есть новая версия.
page-update-now = Загрузить

## Home
home-play = Играть
home-friend = С другом
home-more = Ещё…
home-play-label = Играть: { $game }
home-friend-label = Играть с другом за этим экраном: { $game }
home-more-label = Другие способы игры: { $game }
home-against = { $variant }, противник: { $player }
home-hot-seat = { $variant }, вдвоём за этим экраном
home-table-of =
    { $seats ->
        [one] { $variant }, за столом { $seats } игрок
        [few] { $variant }, за столом { $seats } игрока
       *[other] { $variant }, за столом { $seats } игроков
    }
home-watch = { $variant }, играют компьютеры
home-go-on = Продолжить
home-go-on-label = Продолжить: { $variant }
home-unfinished = Незаконченные партии
home-finished = Законченные партии
home-no-games = Сыгранные партии хранятся здесь, в этом браузере.
home-delete-label = Удалить партию: { $variant }
home-step-through = Просмотреть
home-left = прервана: { $when }
home-played = сыграна: { $when }
home-moves =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }
home-games = Мои партии
home-games-line =
    { $played ->
        [0] Пока ничего не сыграно
       *[other] Сыграно: { $played }, выиграно: { $won }
    }

## Families of games
family-nardi = Длинные нарды
family-ludo = Лудо
family-mill = Мельница

## A new game
new-title = Новая партия: { $game }
new-variant = Вариант
new-rules-of = Правила: { $variant }
new-opponent = Противник
new-computer = Компьютер
new-friend = Друг рядом
new-watch = Смотреть
new-level = Уровень
new-level-of = Уровень: { $seat }
new-strength = Уровень { $level } · { $word }
new-seat = Ваша сторона
new-person = Человек
new-empty = Пусто
new-start = Начать
new-own = Свой файл правил
new-own-help = Выберите файл, оканчивающийся на .toml. Он останется в этом браузере.
new-own-wrong = По этому файлу играть нельзя:
level-word-1 = Новичок
level-word-2 = Любитель
level-word-3 = Клубный игрок
level-word-4 = Сильный игрок
level-word-5 = Эксперт

## Players
player-you = Вы
player-level = Уровень { $level } · { $word }
player-person = Человек
player-turn = { $seat } · ваш ход
player-thinks = { $seat } · думают …
player-to-act = { $seat } · ходят

## The table
table-board = Доска: { $variant }
table-board-help = Стрелки — перейти к другому месту, Enter — взять и поставить, Escape — отпустить, R — бросить, U — взять назад, H — подсказка.
table-roll = Бросить
table-confirm = Готово
table-take-back = Взять назад
# Others have to allow it.
table-ask-back = Попросить взять назад
table-play-again = Вернуть ход
table-hint = Подсказка
table-moves = Ходы
table-rules = Правила
table-evaluation = Оценка
table-evaluation-key = E
table-best-moves = Лучшие ходы
table-new-game = Новая партия
table-same-again = Ещё одну
table-change-seats = Поменяться сторонами
table-resign = Сдаться
table-resign-sure = Сдать эту партию?
table-resign-yes = Да, сдаться
table-resign-no = Нет, играть дальше
table-resign-match = Сдать матч
table-resign-match-sure = Сдать весь матч?
table-settings = Настройки
table-home = На главную
table-sound-on = Включить звук
table-sound-off = Выключить звук
table-turn-round = Повернуть доску
table-type = Набрать ход
table-type-play = Сыграть
table-flip-theme = Сменить тему
table-step-first = В начало
table-step-back = На шаг назад
table-step-on = На шаг вперёд
table-step-last = В конец
table-chance = Шансы на победу
table-chance-of = { $seat } { $percent } %
table-thinking = Думает …
table-tutor = Наставник
table-tutor-costs = Это стоит { $loss } очка: { $mark }.
table-tutor-keep = Оставить

## What to do now
do-roll = Бросьте кости
do-choose = Выберите фишку
do-where = Выберите, куда пойти
do-where-die = Выберите, куда пойти, или нажмите на кость, чтобы сыграть её первой
do-remove = Выберите фишку, которую снять
do-place = Выберите точку, куда поставить фишку
do-confirm = Нажмите «Готово» или на кости, чтобы закончить ход
do-only-move = Возможен только один ход
do-wait = Ждём: { $seat }
do-watch = { $seat } играют
do-step-through = Просмотрите партию по ходам

## The end
over-you-won = Вы выиграли!
over-you-lost = { $seat } выиграли
over-won = { $seat } выиграли
over-draw = Ничья
over-resigned = { $seat } сдались
over-rematch = Реванш
over-step-through = Просмотреть партию
over-download = Скачать запись

## Announcements, for screen readers and the line under the board
say-rolled = { $seat } выбросили { $dice }
say-moved = { $seat }: { $from } → { $to }
say-placed = { $seat }: фишка на { $to }
say-finished = { $seat }: { $from }, фишка снята с доски
say-removed = { $seat }: снимают { $to }
say-captured = { $move }, взятие
say-passed = { $seat } не могут ходить
say-taken-back = Ход взят назад
say-hint = Подсказка: { $move }
say-place-empty = { $place }: пусто
say-place-holds = { $place }: { $pieces }
say-pieces = { $seat } — { $count }
say-place-movable = { $label }, можно ходить
say-place-target = { $label }, сюда можно пойти
say-place-removable = { $label }, можно снять
say-die = Кость { $number }: сыграть её первой
say-die-used = Кость { $number }, сыграна

## The list of moves
moves-to-play = осталось сыграть
moves-pass = пропуск
moves-empty = Ходов пока нет

## Settings
set-title = Настройки
set-language = Язык
set-theme = Тема
set-theme-auto = Как в системе
set-theme-light = Светлая
set-theme-dark = Тёмная
set-theme-contrast = Контрастная
set-sound = Звук
set-speed = Анимация
set-speed-off = Выключена
set-speed-slow = Медленная
set-speed-normal = Обычная
set-speed-fast = Быстрая
set-direction = Доска
set-direction-usual = Обычная
set-direction-turned = Повёрнутая
set-direction-mirrored = Зеркальная
set-direction-both = Повёрнутая и зеркальная
set-numbers = Номера по краю
set-auto-roll = Бросать автоматически
set-auto-confirm = Заканчивать ход автоматически
set-auto-finish = В конце снимать шашки автоматически
set-help = Помощь
set-tutor = Наставник: предупреждает о плохом ходе

## Help
help-best = Лучшие ходы
help-win = { $percent } %
help-wins-in =
    { $actions ->
        [one] победа через { $actions } действие
        [few] победа через { $actions } действия
       *[other] победа через { $actions } действий
    }
help-loses-in =
    { $actions ->
        [one] поражение через { $actions } действие
        [few] поражение через { $actions } действия
       *[other] поражение через { $actions } действий
    }
# What endgames know about a move.
help-won = выигрыш
help-drawn = ничья
help-lost = проигрыш
help-capture-in =
    снятие фишки через { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }

## Review of a game. Terms: review = разбор, mistake = ошибка, blunder = грубая ошибка, luck = везение,
## error rate = средняя ошибка, decision = решение.
study-title = Разбор
study-open = Разобрать
study-open-label = Разобрать партию: { $variant }
study-progress = Оценено { $done } из { $of }
study-progress-label = Ход разбора
study-graph = Шансы, %: { $seat }
study-luck = Везение
study-luck-of = везение { $luck }
study-luck-column = везение
study-turn = Ход { $turn }, { $seat }
study-turn-you = Ход { $turn }, вы
study-turn-rolled = Ход { $turn }, { $seat } выбросили { $dice }
study-turn-you-rolled = Ход { $turn }, вы выбросили { $dice }
study-turn-column = Ход
study-mark-column = Ошибка
study-mark-loss = { $mark } { $loss }
study-forced = вынужденный ход
study-decision = Решение
study-played = Сыграно
study-better = Лучше
study-next-best = Следующий по силе
study-others = Другие ходы
study-show = Показать { $line } на доске
study-wins = побед { $percent } %
study-mars = из них марсов { $percent } %
study-goes-on = Продолжение:
study-not-yet = Ещё не оценено
study-worst-first = Сначала худшие
study-whose = Чьи ошибки
study-yours = Ваши
study-all = Все
study-no-mistakes = Ошибок нет.
study-none-yet = Пока ошибок нет.
study-summary = Итоги
study-rate = средняя ошибка
study-rate-help = Сколько тысячных очка теряется на каждом решении
study-blunders = грубые ошибки
study-plays-like = сила игры
study-level = Уровень { $level }
study-play-on = Играть отсюда
study-table = Ходы
study-keys = Влево и вправо — листать партию, M и N — к следующей и к предыдущей ошибке, B — показать лучший ход, вниз и вверх — идти по нему, Escape — выйти из него.
study-games = Партия матча
study-game = Партия { $number }
study-game-at = Партия { $number }, при счёте { $score }
study-game-before = Предыдущая партия
study-game-next = Следующая партия
study-cube-roll = Не удваивать
study-cube-double = Удвоить
study-cube-take = Принять
study-cube-drop = Отказаться
study-cube-double-take = Удвоить, принять
study-cube-double-drop = Удвоить, отказаться
study-cube-right = верно
study-cube-match = Шансы выиграть матч: { $seat }
study-cube-points = Очки: { $seat }
study-percent = { $percent } %
study-rate-moves = ходы
study-rate-cube = куб
study-lost = Этой партии в этом браузере нет.
study-no-graph = График в этом браузере нарисовать нельзя.
