# Georgian: Many games at once, for learning: what is wrong with a call. Games are counted from 0.
# Terms: მოქმედება action, ადგილი seat, მაგიდა table, მდგომარეობა state, მასივი array, პაკეტი batch, ნაკადი thread, საწყისი რიცხვი seed, ასლი snapshot.

batch-no-games = პაკეტში ერთი თამაში მაინც არის.
batch-no-length = თამაში ყველაზე ადრე 1 მოქმედების შემდეგ წყდება.
# $array is the name of an array: actions, masks …
batch-length = { $array }: ელემენტების რაოდენობაა { $length }, საჭიროა { $expected }.
batch-no-game = თამაში { $index } არ არის: სულ { $count } თამაშია, თვლა 0-დან იწყება.
# $action is a number, $meaning what it stands for ("24/18").
batch-illegal = თამაში { $game }: მოქმედება { $action } ({ $meaning }) წესებს არ შეესაბამება. { $reason }
batch-no-action = თამაში { $game }: მოქმედება { $action } წესებს არ შეესაბამება. { $reason }
# $answer is what a player of another seat wanted to play, or nothing.
batch-others = თამაში { $game }: ადგილის { $seat } მოთამაშის პასუხია "{ $answer }". { $reason }
batch-others-silent = ეს პასუხი არ არის.
batch-others-too-much = ჯერი პასუხის დასრულებამდე დამთავრდა.
batch-no-others = სხვა ადგილებზე მოთამაშე არავინ არის.
batch-no-seat = თამაში { $game }: ადგილზე { $seat } არავინ თამაშობს, ამიტომ იქ ვერავინ ისწავლის.
batch-position = თამაში { $game }: { $reason }
batch-threads = სისტემა მეტ ნაკადს არ იძლევა ({ $why }).

## Reasons
batch-number = მოქმედებების ნომრებია 0-დან { $last }-მდე.
batch-number-unused = ეს ნომერი ამ პოზიციაში არაფერს ნიშნავს.
batch-roll-number = კამათელია გასაგორებელი: მოქმედება გაგორების ნომერია, 0-დან { $last }-მდე.
batch-over = თამაში დასრულებულია. ჯერ თავიდან დაიწყეთ; მოქმედება -1 მას უცვლელად ტოვებს.

## Snapshots
batch-no-snapshot = ეს პაკეტის ასლი არ არის, ან სხვა ვერსიისაა.
batch-other-rules = ასლი სხვა წესებისაა.
batch-broken-snapshot = ასლი დაზიანებულია.

## Arrays of Python. $array is the name of one: actions, masks …
# $found and $expected are types of NumPy: int64, float32 …
vector-dtype = { $array }: ელემენტების ტიპია { $found }, საჭიროა { $expected }.
# $found is the name of a type of Python.
vector-no-array = { $array }: მითითებულია { $found }, საჭიროა NumPy-ს მასივი, რომლის ელემენტების ტიპია { $expected }.
# $found and $expected are shapes: (4096, 5).
vector-shape = { $array }: ფორმაა { $found }, საჭიროა { $expected }.
vector-not-contiguous = { $array } მეხსიერებაში უწყვეტი არ არის. უწყვეტად აქცევს numpy.ascontiguousarray.
vector-not-writable = { $array }: ჩაწერა არ შეიძლება.
# $argument is the name of an argument, $known what it may be.
vector-name-unknown = { $argument } "{ $name }": საჭიროა { $known }.
vector-closed = ეს პაკეტი დახურულია.
