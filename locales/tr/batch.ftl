# Turkish: Many games at once, for learning: what is wrong with a call. Games are counted from 0.
# Terms: eylem action, yer seat, masa table, durum state, dizi array, yığın batch, iş parçacığı thread, tohum seed, anlık görüntü snapshot.

batch-no-games = Bir yığında en az bir oyun olur.
batch-no-length = Bir oyun en erken 1 eylemden sonra kesilir.
# $array is the name of an array: actions, masks …
batch-length = { $array }: { $length } öğe var, ama { $expected } gerekiyor.
batch-no-game = Oyun { $index } yok: 0'dan sayılan { $count } oyun var.
# $action is a number, $meaning what it stands for ("24/18").
batch-illegal = Oyun { $game }: eylem { $action } ({ $meaning }) kurallara uygun değil. { $reason }
batch-no-action = Oyun { $game }: eylem { $action } kurallara uygun değil. { $reason }
# $answer is what a player of another seat wanted to play, or nothing.
batch-others = Oyun { $game }: { $seat } numaralı yerde oynayan "{ $answer }" yanıtını verdi. { $reason }
batch-others-silent = Bu bir yanıt değil.
batch-others-too-much = Tur, yanıtın sonu gelmeden bitti.
batch-no-others = Öteki yerler için oynayacak kimse yok.
batch-no-seat = Oyun { $game }: { $seat } numaralı yerde kimse oynamıyor; bu yüzden orada kimse öğrenemez.
batch-position = Oyun { $game }: { $reason }
batch-threads = Sistem daha fazla iş parçacığı vermiyor ({ $why }).

## Reasons
batch-number = Eylemlerin numaraları 0 ile { $last } arasındadır.
batch-number-unused = Bu numaranın bu pozisyonda bir anlamı yok.
batch-roll-number = Zar atılacak: eylem, zarın 0 ile { $last } arasındaki numarasıdır.
batch-over = Oyun bitti. Önce sıfırlayın; -1 eylemi onu olduğu gibi bırakır.

## Snapshots
batch-no-snapshot = Bu, bir yığının anlık görüntüsü değil ya da başka bir sürümden.
batch-other-rules = Anlık görüntü başka kurallara ait.
batch-broken-snapshot = Anlık görüntü bozuk.

## Arrays of Python. $array is the name of one: actions, masks …
# $found and $expected are types of NumPy: int64, float32 …
vector-dtype = { $array }: öğelerin türü { $found }, ama { $expected } gerekiyor.
# $found is the name of a type of Python.
vector-no-array = { $array }: { $found } verilmiş, ama öğeleri { $expected } türünde bir NumPy dizisi gerekiyor.
# $found and $expected are shapes: (4096, 5).
vector-shape = { $array }: boyutları { $found }, ama { $expected } gerekiyor.
vector-not-contiguous = { $array } bellekte tek parça değil. numpy.ascontiguousarray onu tek parça yapar.
vector-not-writable = { $array } yazılabilir değil.
# $argument is the name of an argument, $known what it may be.
vector-name-unknown = { $argument } "{ $name }": beklenen { $known }.
vector-closed = Bu yığın kapatıldı.
