# Russian: many games at once, for learning.
# Terms: batch = пакет, array = массив, shape = форма, snapshot = снимок, thread = поток.

batch-no-games = В пакете должна быть хотя бы одна партия.
batch-no-length = Партию можно прервать не раньше, чем после 1 действия.
batch-length = { $array }: элементов { $length }, а нужно { $expected }.
batch-no-game = Партии { $index } нет: всего их { $count }, счёт с 0.
batch-illegal = Партия { $game }: действие { $action } ({ $meaning }) невозможно. { $reason }
batch-no-action = Партия { $game }: действие { $action } невозможно. { $reason }
# $answer is what a player of another seat wanted to play, or nothing.
batch-others = Партия { $game }: тот, кто играет на месте { $seat }, ответил «{ $answer }». { $reason }
batch-others-silent = Это не ответ.
batch-others-too-much = Ход закончился раньше, чем ответ.
batch-no-others = За остальные места играть некому.
batch-no-seat = Партия { $game }: на месте { $seat } никто не играет, поэтому и учиться там некому.
batch-position = Партия { $game }: { $reason }
batch-threads = Система больше не даёт потоков ({ $why }).

## Reasons
batch-number = Номера действий — от 0 до { $last }.
batch-number-unused = В этой позиции этот номер ничего не значит.
batch-roll-number = Нужно бросить кости: действие — это номер броска, от 0 до { $last }.
batch-over = Партия окончена. Сначала начните её заново; действие -1 оставляет её как есть.

## Snapshots
batch-no-snapshot = Это не снимок пакета, или он от другой версии.
batch-other-rules = Снимок сделан по другим правилам.
batch-broken-snapshot = Снимок повреждён.

## Arrays of Python
vector-dtype = { $array }: тип элементов { $found }, а нужен { $expected }.
vector-no-array = { $array }: это { $found }, а нужен массив NumPy с элементами типа { $expected }.
vector-shape = { $array }: форма { $found }, а нужна { $expected }.
vector-not-contiguous = { $array }: массив лежит в памяти не подряд. Это исправит numpy.ascontiguousarray.
vector-not-writable = { $array }: запись в этот массив запрещена.
vector-name-unknown = { $argument }: «{ $name }», а ожидается { $known }.
vector-closed = Этот пакет уже закрыт.
