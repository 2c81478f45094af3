# Arabic: Many games at once, for learning: what is wrong with a call. Games are counted from 0.
# Terms: action إجراء, seat مكان, table طاولة, state حالة, array مصفوفة, batch دفعة, thread خيط تنفيذ, seed بذرة, snapshot لقطة.

batch-no-games = في الدفعة لعبة واحدة على الأقل.
batch-no-length = لا تُقطع اللعبة إلا بعد إجراء واحد على الأقل.
# $array is the name of an array: actions, masks …
batch-length = عدد عناصر { $array } هو { $length }، والمطلوب { $expected }.
batch-no-game = لا توجد اللعبة { $index }: عدد الألعاب { $count }، والعدّ من 0.
# $action is a number, $meaning what it stands for ("24/18").
batch-illegal = اللعبة { $game }: الإجراء { $action } ({ $meaning }) غير جائز. { $reason }
batch-no-action = اللعبة { $game }: الإجراء { $action } غير جائز. { $reason }
# $answer is what a player of another seat wanted to play, or nothing.
batch-others = اللعبة { $game }: جواب من يلعب في المكان { $seat } هو «{ $answer }». { $reason }
batch-others-silent = هذا ليس جوابًا.
batch-others-too-much = انتهى الدور قبل نهاية الجواب.
batch-no-others = لا أحد يلعب للأماكن الأخرى.
batch-no-seat = اللعبة { $game }: لا أحد يلعب في المكان { $seat }، فلا يمكن لأحد أن يتعلم هناك.
batch-position = اللعبة { $game }: { $reason }
batch-threads = لا يعطي النظام مزيدًا من خيوط التنفيذ ({ $why }).

## Reasons
batch-number = أرقام الإجراءات من 0 إلى { $last }.
batch-number-unused = لا معنى لهذا الرقم في هذه الوضعية.
batch-roll-number = حان رمي النرد: الإجراء هو رقم الرمية، من 0 إلى { $last }.
batch-over = انتهت اللعبة. أعد بدءها أولًا؛ الإجراء -1 يتركها كما هي.

## Snapshots
batch-no-snapshot = ليست هذه لقطة لدفعة، أو هي من إصدار آخر.
batch-other-rules = اللقطة لقواعد أخرى.
batch-broken-snapshot = اللقطة تالفة.

## Arrays of Python. $array is the name of one: actions, masks …
# $found and $expected are types of NumPy: int64, float32 …
vector-dtype = نوع عناصر { $array } هو { $found }، والمطلوب { $expected }.
# $found is the name of a type of Python.
vector-no-array = { $array } من النوع { $found }، والمطلوب مصفوفة NumPy عناصرها من النوع { $expected }.
# $found and $expected are shapes: (4096, 5).
vector-shape = شكل { $array } هو { $found }، والمطلوب { $expected }.
vector-not-contiguous = { $array } ليست قطعة واحدة في الذاكرة. تجعلها numpy.ascontiguousarray كذلك.
vector-not-writable = لا تمكن الكتابة في { $array }.
# $argument is the name of an argument, $known what it may be.
vector-name-unknown = { $argument } «{ $name }»: المتوقع { $known }.
vector-closed = أُغلقت هذه الدفعة.
