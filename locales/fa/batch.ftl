# Persian: Many games at once, for learning: what is wrong with a call. Games are counted from 0.
# Terms: action کنش, seat جا, table میز, state حالت, array آرایه, batch دسته, thread رشته, seed بذر, snapshot تصویر لحظه‌ای.

batch-no-games = دسته دست‌کم یک بازی دارد.
batch-no-length = بازی زودتر از 1 کنش قطع نمی‌شود.
# $array is the name of an array: actions, masks …
batch-length = { $array } { $length } عنصر دارد، ولی { $expected } لازم است.
batch-no-game = بازی { $index } نیست: { $count } بازی هست، با شمارش از 0.
# $action is a number, $meaning what it stands for ("24/18").
batch-illegal = بازی { $game }: کنش { $action } ({ $meaning }) مجاز نیست. { $reason }
batch-no-action = بازی { $game }: کنش { $action } مجاز نیست. { $reason }
# $answer is what a player of another seat wanted to play, or nothing.
batch-others = بازی { $game }: بازیکن جای { $seat } پاسخ داد «{ $answer }». { $reason }
batch-others-silent = این پاسخ نیست.
batch-others-too-much = نوبت پیش از پایان پاسخ تمام شد.
batch-no-others = کسی نیست که برای جاهای دیگر بازی کند.
batch-no-seat = بازی { $game }: کسی در جای { $seat } بازی نمی‌کند، پس کسی آنجا یاد نمی‌گیرد.
batch-position = بازی { $game }: { $reason }
batch-threads = سیستم رشتهٔ بیشتری نمی‌دهد ({ $why }).

## Reasons
batch-number = شماره‌های کنش‌ها از 0 تا { $last } است.
batch-number-unused = این شماره در این وضعیت معنایی ندارد.
batch-roll-number = نوبت تاس است: کنش شمارهٔ تاس است، از 0 تا { $last }.
batch-over = بازی تمام شده است. اول آن را از نو شروع کنید؛ کنش -1 آن را همان‌طور که هست می‌گذارد.

## Snapshots
batch-no-snapshot = این تصویر لحظه‌ای یک دسته نیست، یا از نسخهٔ دیگری است.
batch-other-rules = تصویر لحظه‌ای از قوانین دیگری است.
batch-broken-snapshot = تصویر لحظه‌ای خراب است.

## Arrays of Python. $array is the name of one: actions, masks …
# $found and $expected are types of NumPy: int64, float32 …
vector-dtype = نوع عنصرهای { $array } { $found } است، ولی { $expected } لازم است.
# $found is the name of a type of Python.
vector-no-array = { $array } { $found } است، ولی آرایهٔ NumPy با عنصرهایی از نوع { $expected } لازم است.
# $found and $expected are shapes: (4096, 5).
vector-shape = شکل { $array } { $found } است، ولی { $expected } لازم است.
vector-not-contiguous = { $array } در حافظه یک‌تکه نیست. numpy.ascontiguousarray آن را یک‌تکه می‌کند.
vector-not-writable = در { $array } نمی‌شود نوشت.
# $argument is the name of an argument, $known what it may be.
vector-name-unknown = { $argument } «{ $name }»: باید { $known } باشد.
vector-closed = این دسته بسته شده است.
