# Russian: what is said to programs that learn or search by numbers.
# Terms: seat = место, action = действие, event = событие, level = уровень, record = запись партии, state = состояние,
# seed = начальное число.

action-number-unknown = Действия с номером { $number } здесь нет. Номера идут от 0 до { $last }.

## A game in progress that was saved as a line of text.
notation-saved = предыстория
saved-form = Ожидается, сколько было событий и бросков, а затем ключи позиций, например «12 4 1f3a».

## Arguments that do not fit.
language-unknown = Языка «{ $name }» нет. Есть { $known }.
seat-unknown = Места { $seat } за этим столом нет. Места идут от 0 до { $last }.
seat-missing = Сейчас никто не ходит, поэтому место нужно указать.
family-unknown = Семейства «{ $name }» нет. Есть { $known }.
option-type = Параметр — это логическое значение, число, текст, список или dict, но не { $type }.
action-type = Действие — это текст или целое число, но не { $type }.
roll-arguments = Кости выпадают либо как указано, либо по начальному числу (seed): что-то одно.
threads-wrong = Потоков { $threads }: ожидается от 1 до { $most }.
level-wrong = Уровня { $level } нет: уровни идут от 1 до { $most }.
rollout-no-dice = В мельнице нет костей. Роллауты — для игр с костями.
position-type = Ожидается стол, состояние или матч, но не { $type }.
players-few = Для арены нужно хотя бы два игрока.
table-or-record = Ожидается стол, матч или текст записи, но не { $type }.
one-game-wanted = Ожидается запись одной партии, а их здесь { $count }.
# $count is how many matches or single games the text holds.
one-match-wanted = Ожидаются записи одного матча, а в тексте { $count ->
    [0] ничего нет
    [1] одна партия не из матча
   *[other] несколько матчей или отдельных партий: { $count }
}.
