# Armenian: Many games at once, for learning: what is wrong with a call. Games are counted from 0.
# Terms: action = գործողություն, seat = տեղ, table = սեղան, state = վիճակ, array = զանգված, batch = փաթեթ, thread = հոսք, seed = սկզբնարժեք, snapshot = պատճեն.

batch-no-games = Փաթեթում առնվազն մեկ խաղ է լինում։
batch-no-length = Խաղն ընդհատվում է ամենաշուտը 1 գործողությունից հետո։
# $array is the name of an array: actions, masks …
batch-length = { $array }․ կա { $length } տարր, բայց պետք է { $expected }։
batch-no-game = { $index } խաղ չկա․ կա { $count } խաղ՝ հաշված 0-ից։
# $action is a number, $meaning what it stands for ("24/18").
batch-illegal = Խաղ { $game }․ { $action } գործողությունը ({ $meaning }) թույլատրելի չէ։ { $reason }
batch-no-action = Խաղ { $game }․ { $action } գործողությունը թույլատրելի չէ։ { $reason }
# $answer is what a player of another seat wanted to play, or nothing.
batch-others = Խաղ { $game }․ { $seat } տեղում խաղացողը պատասխանեց «{ $answer }»։ { $reason }
batch-others-silent = Դա պատասխան չէ։
batch-others-too-much = Հերթն ավարտվեց պատասխանի վերջից առաջ։
batch-no-others = Մյուս տեղերում խաղացող չկա։
batch-no-seat = Խաղ { $game }․ { $seat } տեղում ոչ ոք չի խաղում, ուստի այնտեղ ոչ ոք սովորել չի կարող։
batch-position = Խաղ { $game }․ { $reason }
batch-threads = Համակարգն ավելի շատ հոսքեր չի տալիս ({ $why })։

## Reasons
batch-number = Գործողությունների համարները 0-ից { $last } են։
batch-number-unused = Այս համարն այս դիրքում ոչինչ չի նշանակում։
batch-roll-number = Պետք է նետել զառերը․ գործողությունը նետման համարն է՝ 0-ից { $last }։
batch-over = Խաղն ավարտված է։ Նախ սկսեք այն նորից․ -1 գործողությունը թողնում է այն, ինչպես կա։

## Snapshots
batch-no-snapshot = Սա փաթեթի պատճեն չէ կամ այլ տարբերակի է։
batch-other-rules = Պատճենն այլ կանոններով է։
batch-broken-snapshot = Պատճենը վնասված է։

## Arrays of Python. $array is the name of one: actions, masks …
# $found and $expected are types of NumPy: int64, float32 …
vector-dtype = { $array }․ տարրերի տիպը { $found } է, բայց պետք է { $expected }։
# $found is the name of a type of Python.
vector-no-array = { $array }․ տրված է { $found }, բայց պետք է NumPy-ի զանգված, որի տարրերի տիպը { $expected } է։
# $found and $expected are shapes: (4096, 5).
vector-shape = { $array }․ ձևը { $found } է, բայց պետք է { $expected }։
vector-not-contiguous = { $array }․ հիշողության մեջ ամբողջական չէ։ Ամբողջական է դարձնում numpy.ascontiguousarray-ը։
vector-not-writable = { $array }․ գրել հնարավոր չէ։
# $argument is the name of an argument, $known what it may be.
vector-name-unknown = { $argument } «{ $name }»․ սպասվում է { $known }։
vector-closed = Այս փաթեթը փակված է։
