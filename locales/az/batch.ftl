# Azerbaijani: Many games at once, for learning: what is wrong with a call. Games are counted from 0.
# Terms: hərəkət action, yer seat, masa table, vəziyyət state, massiv array, dəst batch, axın thread, toxum seed, surət snapshot.

batch-no-games = Dəstdə ən azı bir oyun olur.
batch-no-length = Oyun ən tezi 1 hərəkətdən sonra kəsilir.
# $array is the name of an array: actions, masks …
batch-length = { $array }: { $length } element var, amma { $expected } lazımdır.
batch-no-game = { $index } nömrəli oyun yoxdur: 0-dan sayılan { $count } oyun var.
# $action is a number, $meaning what it stands for ("24/18").
batch-illegal = Oyun { $game }: { $action } nömrəli hərəkət ({ $meaning }) qaydalara uyğun deyil. { $reason }
batch-no-action = Oyun { $game }: { $action } nömrəli hərəkət qaydalara uyğun deyil. { $reason }
# $answer is what a player of another seat wanted to play, or nothing.
batch-others = Oyun { $game }: { $seat } nömrəli yerdə oynayan "{ $answer }" cavabını verdi. { $reason }
batch-others-silent = Bu, cavab deyil.
batch-others-too-much = Növbə cavabın sonuna çatmamış bitdi.
batch-no-others = Digər yerlərdə oynayan yoxdur.
batch-no-seat = Oyun { $game }: { $seat } nömrəli yerdə heç kim oynamır, ona görə orada heç kim öyrənə bilməz.
batch-position = Oyun { $game }: { $reason }
batch-threads = Sistem daha axın vermir ({ $why }).

## Reasons
batch-number = Hərəkətlərin nömrələri 0 ilə { $last } arasındadır.
batch-number-unused = Bu nömrə bu mövqedə heç nə bildirmir.
batch-roll-number = Zər atılmalıdır: hərəkət zərin nömrəsidir, 0 ilə { $last } arasında.
batch-over = Oyun bitib. Əvvəlcə onu sıfırlayın; -1 hərəkəti onu olduğu kimi saxlayır.

## Snapshots
batch-no-snapshot = Bu, dəstin surəti deyil və ya başqa versiyanındır.
batch-other-rules = Surət başqa qaydalara aiddir.
batch-broken-snapshot = Surət zədələnib.

## Arrays of Python. $array is the name of one: actions, masks …
# $found and $expected are types of NumPy: int64, float32 …
vector-dtype = { $array }: elementlərin tipi { $found }, amma { $expected } lazımdır.
# $found is the name of a type of Python.
vector-no-array = { $array }: { $found } verilib, amma elementləri { $expected } tipli NumPy massivi lazımdır.
# $found and $expected are shapes: (4096, 5).
vector-shape = { $array }: ölçüsü { $found }, amma { $expected } lazımdır.
vector-not-contiguous = { $array } yaddaşda bütöv deyil. numpy.ascontiguousarray onu bütöv edir.
vector-not-writable = { $array } yazıla bilmir.
# $argument is the name of an argument, $known what it may be.
vector-name-unknown = { $argument } "{ $name }": gözlənilən { $known }.
vector-closed = Bu dəst bağlanıb.
