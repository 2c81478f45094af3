# Russian: the game in the terminal.
# Terms: level = уровень, hint = подсказка, record = запись партии, take back = вернуть ход, chances = шансы.

terminal-text = { $text }

## Who plays
terminal-title = Teahouse · { $rules } · { $players }
terminal-title-help = ? справка
terminal-player-human = вы
terminal-player-level = уровень { $level }
terminal-seated = { $seats }: { $player }
terminal-welcome = Добро пожаловать! Игра: { $rules }. { $facing }
terminal-facing = Ваш противник — { $opponent }.
terminal-facing-net = уровень { $level }: сеть { $net }
terminal-all-here = Все играют за этим терминалом.

## What happens
terminal-rolls = { $seat } выбросили { $dice }
terminal-dice-fall = Выпало: { $dice }
terminal-plays = { $seat }: { $action }
terminal-plays-way = { $seat }: { $action } ({ $way })
terminal-way = { $from } → { $to }
terminal-captures = { $way }, взятие
terminal-cannot-move = { $seat } не могут ходить
terminal-last-moves = Последнее: { $seat } сыграли { $actions }
terminal-last-roll-moves = Последнее: { $seat } выбросили { $dice }, сыграли { $actions }
terminal-last-pass = Последнее: { $seat } не могли ходить
terminal-last-roll-pass = Последнее: { $seat } выбросили { $dice }, не могли ходить

## Where the game stands
terminal-to-act = Ход: { $seat }
terminal-over-won = Партия окончена: выиграли { $seat }. { $reason }
terminal-over-draw = Партия окончена: ничья. { $reason }
terminal-over-resigned = Партия окончена: { $seat } сдались.
terminal-thinking = { $seat } думают …
terminal-thinking-hurry = { $seat } думают … (Esc: сходить сразу)
terminal-looking = Ищу подсказку … (Esc: что уже найдено)
terminal-count = { $what }: { $numbers }
terminal-count-of = { $seat } { $number }
terminal-from = с { $place } на …

## Answers to commands
terminal-moves = Ходы: { $moves }
terminal-no-moves = Сейчас ходить нечем.
terminal-is-legal = { $action } — так можно.
terminal-why-what = Какой ход? Наберите why и ход, например «why { $example }».
terminal-level-what = Какой уровень? Наберите level и число от 1 до { $most }.
terminal-no-level = За этим столом никто не играет на каком-либо уровне.
terminal-save-what = Куда? Наберите save и имя файла.
terminal-load-what = Что? Наберите load и имя файла.
terminal-saved = Сохранено в { $file }.
terminal-cannot-save = Сохранить не удаётся: { $problem }
terminal-loaded =
    { $events ->
        [one] Загружено из { $file }: { $rules }, { $events } событие.
        [few] Загружено из { $file }: { $rules }, { $events } события.
       *[other] Загружено из { $file }: { $rules }, { $events } событий.
    }
terminal-cannot-load = { $file } загрузить не удаётся: { $problem }
terminal-no-record = в нём нет записи партии
terminal-file-too-large = его размер больше { $most } МБ
terminal-chances = Шансы на победу: { $chances }
terminal-chance = { $seat } { $percent } %
terminal-no-chances = Оценить эту позицию некому: { $problem }
terminal-eval-what = Наберите eval on или eval off; просто eval — один раз.
terminal-eval-on = Теперь шансы будут показаны.
terminal-eval-off = Шансы больше не показываются.
terminal-hint = Подсказка: { $lines }
terminal-hint-worth = { $action } ({ $worth })
terminal-hint-wins = { $action } (победа, действий: { $actions })
terminal-hint-loses = { $action } (поражение, действий: { $actions })
terminal-no-hint = Подсказки нет: { $problem }
terminal-taken-back = Ход взят назад.
terminal-nothing-to-undo = Брать назад нечего.
terminal-played-again = Ход повторён.
terminal-nothing-to-redo = Повторять нечего.
terminal-new-game = Новая партия.
terminal-is-over = Партия окончена; наберите new, чтобы сыграть ещё одну, или undo.
terminal-not-your-turn = Сейчас не ваш ход.
terminal-dice-by-themselves = Кости бросаются за вас.
terminal-unknown = «{ $typed }» — не команда и не ход ({ $problem }). Команды: { $commands }.
terminal-failed = Компьютер не может ходить: { $problem }

## Help: one line for each command
terminal-help-commands = Команды, которые можно набирать
terminal-command-move = сделать ход; кости бросаются за вас
terminal-command-why = почему так ходить нельзя
terminal-command-moves = возможные ходы
terminal-command-hint = как сыграл бы компьютер в полную силу
terminal-command-undo = взять назад последний ход
terminal-command-redo = повторить взятое назад
terminal-command-level = другой уровень, от 1 до 10
terminal-command-eval = показывать шансы или нет
terminal-command-tutor = предупреждать о плохих ходах, пока их можно взять назад, или нет
terminal-command-save = записать партию в файл
terminal-command-load = продолжить записанную партию
terminal-command-record = показать запись партии
terminal-command-fen = показать позицию как текст
terminal-command-resign = сдать партию, а со словом match — весь матч
terminal-command-new = начать заново
terminal-command-help = эта справка
terminal-command-quit = выйти; партия сохранится до следующего раза
terminal-help-keys = Клавиши
terminal-help-keys-text =
    стрелки, Tab   к следующему месту, которое можно выбрать
    Enter          выбрать; если что-то набрано — выполнить
    Esc            отменить; пока компьютер думает — сходить сразу
    Ctrl-T подсказка   Ctrl-Z назад   Ctrl-Y повторить
    Ctrl-N новая партия   Ctrl-C выход   ? эта справка
terminal-help-notation = Как пишут ходы
terminal-notation-nardi =
    24/18 — шашка идёт с пункта 24 на 18; 3/off — шашку снимают. Номера
    пунктов — с точки зрения белых. Несколько шагов сразу: 24/18,18/15.
terminal-notation-ludo =
    p1+5 — фишка 1 идёт на 5; номера фишек нарисованы на доске.
terminal-notation-mill =
    d6 — поставить фишку на d6; d6-d5 — передвинуть; xd5 — снять фишку с d5.
terminal-help-legend = Доска
terminal-legend-piece = { $sign }  фишка: { $seat }
terminal-legend-home = { $sign }  чьё: { $seat }
terminal-legend-special = { $sign }  особая клетка
terminal-legend-marks = Отмечено: куда можно пойти, где вы сейчас, откуда и куда ходили в последний раз.
terminal-legend-marks-plain = [ ] курсор   ( ) выбрано   < > куда можно пойти   { "{" } { "}" } последний ход
terminal-page-keys = Вверх и Вниз — прокрутка, любая другая клавиша — назад

## Windows
terminal-too-small = В окне { $width } × { $height } знаков, а этой доске нужно { $needed-width } × { $needed-height }. Увеличьте окно или играйте с --plain.
terminal-side-log = Что произошло

## The menu and questions
terminal-menu-keys = Вверх, Вниз и Enter — выбор · Esc — назад
terminal-menu-game = Какая игра?
terminal-menu-variant = По каким правилам?
terminal-menu-level = Против кого?
terminal-menu-number = Номер, или q для выхода:
terminal-menu-no-number = «{ $typed }» — не номер от 1 до { $most }.
terminal-menu-all-here = Ни против кого: все играют за этим терминалом
terminal-family-nardi = Длинные нарды и их варианты
terminal-family-ludo = Лудо и его варианты
terminal-family-mill = Мельница и её варианты
terminal-menu-go-on = Продолжить: { $rules }, { $players }
terminal-kept-question = Есть незаконченная партия: { $rules }.
terminal-kept-go-on =
    { $events ->
        [one] Продолжить её (пока { $events } событие)
        [few] Продолжить её (пока { $events } события)
       *[other] Продолжить её (пока { $events } событий)
    }
terminal-kept-new = Начать новую партию
terminal-kept-damaged = Незаконченную партию продолжить не удаётся: { $problem }
terminal-nothing-kept = Незаконченной партии нет: { $rules }.
terminal-none-kept = Незаконченной партии нет.
terminal-cannot-keep = Сохранить партию до следующего раза не удаётся: { $problem }
terminal-gone-on = Ваша незаконченная партия.

## Learning
terminal-learn-question = Сети для этих правил пока нет. Обучить её сначала?
terminal-learn-yes = Обучать не дольше { $seconds } с, затем играть
terminal-learn-no = Играть сразу, против оценки, написанной вручную
terminal-learning = Обучение: { $rules } (Ctrl-C: хватит)
terminal-learned =
    { $games ->
        [one] Обучение закончено: { $games } партия.
        [few] Обучение закончено: { $games } партии.
       *[other] Обучение закончено: { $games } партий.
    }
terminal-learned-strength = { $learned } Побед над эвристикой: { $percent } % (± { $error }); равная игра — { $even } %.
terminal-learned-known = Используется сеть, уже обученная этим правилам.
terminal-learn-mill = В мельницу компьютер играет перебором; учить нечего.
terminal-learn-net-there = Сеть для этих правил уже есть в Teahouse; учить нечего.

## Languages
terminal-no-language = Языка «{ $language }» нет; есть { $languages }.
