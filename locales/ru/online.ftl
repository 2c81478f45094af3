# Russian: playing together at tables of a server, on the page.
# Terms: online = онлайн, table = стол, seat = место, link = ссылка, clock = часы, reserve = запас, fingerprint = отпечаток.
# Verbs after $person are in the present: its gender is not known.
#
# $person is the name of a person or of a level, $seat the name of a seat (White, Red …), $variant the name of a variant.
# $clock is a clock as online-clock-of says it. Buttons are one or two words.

## Everywhere
online-title = Игра онлайн
online-home-line = Открытые столы или свой — по ссылке
# A name for somebody who gave none.
online-guest = Гость
online-name = Ваше имя
online-away = Сервер не отвечает. Есть ли сеть?
online-back = К открытым столам

## A new table
new-online = Онлайн
new-here = Здесь
online-open-table = Открыть стол
online-opening = Открываем …
online-others = Остальные
online-clock = Часы
online-clock-none = Нет
online-clock-quick = Быстрые
online-clock-usual = Обычные
online-clock-slow = Медленные
online-clock-own = Свои
online-clock-move = Секунд на ход
online-clock-reserve = Запас в минутах
# $move is in seconds, $reserve a time as in 5:00.
online-clock-of = { $move } с на ход, { $reserve } в запасе
online-clock-help = Секунды на ход запаса не тратят. Если ход занял больше, лишнее берётся из запаса; у кого запас кончился, тот проиграл.
online-no-clock = Без часов
online-listed = Может сесть любой
online-listed-help = Стол виден среди открытых. Иначе прийти могут только те, у кого есть ссылка.
online-match = Матч до { $length }
online-single = Одна партия

## Open tables
online-tables = Открытые столы
online-tables-none = Сейчас никто не ждёт партии.
online-tables-none-help = Откройте стол и пошлите ссылку другу — или пусть садится любой.
online-tables-new = Открыть стол
online-join = Присоединиться
online-join-label = Присоединиться к столу: { $variant }
online-waits = В ожидании: { $person }
online-waits-nobody = Пока никого
# $when is as in "5 minutes ago".
online-since = открыт { $when }
online-free-seats =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[other] { $count } свободных мест
    }

## Before the game
online-invited = Вас приглашают
online-waiting = Ждём остальных
online-sit-as = Сесть: { $seat }
online-watch = Смотреть
online-free = Свободно
online-you-are = { $person } (вы)
online-here = на месте
online-gone = не в сети
online-link = Пошлите эту ссылку тому, с кем хотите играть
online-copy = Копировать
online-copied = Скопировано
online-share = Поделиться
online-link-text = Сыграем? { $variant }
online-rules = Правила
online-missing = Такого стола нет.
online-missing-help = Возможно, ссылка неполная или стола уже нет: давно оконченные партии вечно не хранятся.
online-wrong-seat = Эта ссылка не ведёт ни к одному месту за этим столом. Возможно, там сидит кто-то другой.
online-stay = Страницу можно закрыть. Партия ждёт вас в разделе «Мои партии».
online-close = Закрыть стол
online-closed = Этот стол закрыт.

## Fair dice
online-fair = Честные кости
online-fair-line = Кости бросает сервер, и никто не может выбрать, как они лягут. После партии это можно проверить.
online-fair-how = До того как кто-либо сел за стол, сервер выбрал секрет и показал его отпечаток — он ниже. Каждый, кто садится, добавляет свои случайные цифры. Каждый бросок вычисляется из всего этого вместе. После партии секрет раскрывают: у него должен быть этот отпечаток, и каждый бросок должен из него следовать.
online-fingerprint = Отпечаток секрета
online-check = Проверить кости
online-checking = Проверяем …
online-check-right =
    { $rolls ->
        [1] Кости честные: единственный бросок следует из секрета.
        [one] Кости честные: { $rolls } бросок, все следуют из секрета.
        [few] Кости честные: все { $rolls } броска следуют из секрета.
       *[other] Кости честные: все { $rolls } бросков следуют из секрета.
    }
online-check-right-some = Кости честные: каждый бросок следует из секрета.
online-check-forged = Подделка
online-check-impossible = Здесь это проверить нельзя: { $problem }
online-check-label = Проверить кости: { $variant }

## At the table
# Stands in the title of the page.
online-your-turn = Ваш ход
online-won = Победа: { $person }
online-lost = Связь потеряна. Пробуем снова …
online-out-of-step = Эта страница сбилась и больше не следит за партией. Загрузите её заново. Подробности: { $problem }
online-watching = Вы смотрите
online-watchers =
    { $count ->
        [one] смотрит { $count } человек
        [few] смотрят { $count } человека
       *[other] смотрят { $count } человек
    }
online-offers-draw = { $person } предлагает ничью.
online-offers-undo = { $person } просит взять назад последний ход.
online-offered-draw = Вы предложили ничью.
online-offered-undo = Вы попросили взять ход назад.
online-accept = Согласиться
online-decline = Отказать
online-withdraw = Отозвать
online-waits-answer = Вы согласились. Остальные ещё не ответили.
online-say-declined = { $person } отказывается
online-offer-draw = Предложить ничью
online-clock-left = { $person }: осталось { $time }
online-my-link = Моё место на другом устройстве
online-my-link-help = Эта ссылка — ваше место: кто её откроет, тот играет за вас. Не посылайте её никому, кроме себя.
online-table-link = Ссылка для зрителей
online-goes-on = { $person }: доигрывает компьютер.

## The end
online-over-resignation = { $person } сдаётся
online-over-timeout = { $person }: время вышло
online-over-agreement = По взаимному согласию
online-rematch = Реванш
online-rematch-wanted = { $person }: предложение реванша.
online-rematch-waits = Ждём ответа: { $person } …
online-rematch-others = Ждём остальных …

## My games
games-online = Онлайн
games-against = { $variant }, противник: { $person }
games-online-table = { $variant }, онлайн
