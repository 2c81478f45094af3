# Mill: Nine Men's Morris and its family, in Persian.
# Terms: Mill and a mill دوز, piece مهره, point نقطه, edge خط, mill line ردیف, ring مربع, diagonal قطر, to place چیدن,
# placing phase مرحلهٔ چیدن, moving phase مرحلهٔ حرکت, to remove برداشتن, captured گرفته‌شده, to fly پرواز کردن,
# custodian محاصره, intervention میان‌نشینی, leap پرش, marker نشان, in hand در دست.

## Reasons: why an action is not legal

mill-no-such-point = چنین نقطه‌ای روی این صفحه نیست.
removal-due =
    { $count ->
        [one] { $seat } اول باید یک مهرهٔ حریف را بردارد.
       *[other] { $seat } اول باید { $count } مهرهٔ حریف را بردارد.
    }
own-removal-due =
    { $count ->
        [one] { $seat } اول باید یکی از مهره‌های خودش را بردارد.
       *[other] { $seat } اول باید { $count } مهرهٔ خودش را بردارد.
    }
point-taken =
    { $seat-code ->
        [seat-white] روی { $point } یک مهرهٔ سفید هست.
       *[seat-black] روی { $point } یک مهرهٔ سیاه هست.
    }
point-marked = نقطهٔ { $point } تا پایان مرحلهٔ چیدن با نشان بسته است.
mill-no-piece = روی { $point } مهره‌ای نیست.
hand-empty = { $seat } مهره‌ای در دست ندارد.
placing-first =
    { $hand ->
        [one] { $seat } هنوز یک مهره برای چیدن دارد.
       *[other] { $seat } هنوز { $hand } مهره برای چیدن دارد.
    }
mill-not-your-piece =
    { $seat-code ->
        [seat-white] مهرهٔ روی { $point } سفید است.
       *[seat-black] مهرهٔ روی { $point } سیاه است.
    }
same-point = مهره همین حالا روی { $point } است.
repeated-mill = رفت‌وبرگشت محدود است: مهرهٔ روی { $from } نمی‌تواند فوراً به { $to } برگردد و دوز { $line } را دوباره بسازد.
leap-over-protected = از روی مهرهٔ { $over } نمی‌شود پرید: دوز { $line } از آن محافظت می‌کند.
not-adjacent = خطی { $from } را به { $to } وصل نمی‌کند.
not-adjacent-while-placing = خطی { $from } را به { $to } وصل نمی‌کند و با مهرهٔ در دست کسی پرواز نمی‌کند.
not-adjacent-nor-flying =
    { $count ->
        [one] خطی { $from } را به { $to } وصل نمی‌کند و فقط طرفی که یک مهره دارد می‌تواند پرواز کند.
       *[other] خطی { $from } را به { $to } وصل نمی‌کند و فقط طرفی که { $count } مهره یا کمتر دارد می‌تواند پرواز کند.
    }
no-removal-due = { $seat } الان چیزی برای برداشتن ندارد.
not-removable =
    { $victim-code ->
        [seat-white] مهرهٔ روی { $point } سیاه است؛ باید یک مهرهٔ سفید برداشته شود.
       *[seat-black] مهرهٔ روی { $point } سفید است؛ باید یک مهرهٔ سیاه برداشته شود.
    }
not-next-to-own = { $seat } فقط می‌تواند مهرهٔ حریف را که همسایهٔ مهره‌ای از خودش است بردارد، و { $point } همسایهٔ هیچ‌کدام نیست.
protected-by-mill = مهرهٔ روی { $point } در امان است: در دوز { $line } است.
not-captured = مهرهٔ روی { $point } گرفته نشده است؛ الان فقط { $targets } را می‌شود برداشت.

## Verdicts: how a game ended

mill-verdict-too-few =
    { $count ->
        [one] { $seat } دیگر مهره‌ای ندارد.
       *[other] { $seat } کمتر از { $count } مهره دارد.
    }
mill-verdict-stuck = { $seat } نمی‌تواند حرکت کند.
mill-verdict-full-board = صفحه پر شده است و سفید می‌بازد.
mill-verdict-full-board-draw = صفحه پر شده است.
mill-verdict-stuck-draw = { $seat } نمی‌تواند حرکت کند و بازی مساوی است.
mill-verdict-both-stuck = هیچ طرفی نمی‌تواند حرکت کند.
mill-verdict-quiet = { $count } حرکت پیاپی بدون چیدن یا برداشتن مهره انجام شد.
mill-verdict-repetition = یک وضعیت برای بار سوم تکرار شد.

## Tasks: what the side to move has to do

mill-task-place = { $seat } باید مهره‌ای بچیند
mill-task-place-or-move = { $seat } باید مهره‌ای بچیند یا حرکت دهد
mill-task-move = { $seat } باید حرکت کند
mill-task-fly = { $seat } باید حرکت کند و می‌تواند پرواز کند
mill-task-remove =
    { $victim-code ->
        [seat-white] { $count ->
            [one] { $seat } باید یک مهرهٔ سفید بردارد
           *[other] { $seat } باید { $count } مهرهٔ سفید بردارد
        }
       *[seat-black] { $count ->
            [one] { $seat } باید یک مهرهٔ سیاه بردارد
           *[other] { $seat } باید { $count } مهرهٔ سیاه بردارد
        }
    }
mill-task-remove-own =
    { $count ->
        [one] { $seat } باید یکی از مهره‌های خودش را بردارد
       *[other] { $seat } باید { $count } مهرهٔ خودش را بردارد
    }
mill-task-remove-captured = { $seat } باید مهرهٔ گرفته‌شدهٔ روی { $points } را بردارد
mill-task-remove-choose = { $seat } باید برای دوز هر مهره‌ای را، یا مهرهٔ گرفته‌شدهٔ روی { $points } را بردارد
mill-task-remove-neighbour = { $seat } باید مهره‌ای همسایهٔ مهرهٔ خودش بردارد: { $points }

## Counts of a position

count-on-board = روی صفحه
count-in-hand = در دست
count-lost = ازدست‌رفته
mill-counts = سفید O: { $white-on-board } روی صفحه، { $white-in-hand } در دست · سیاه @: { $black-on-board } روی صفحه، { $black-in-hand } در دست

## Names of places

mill-point = { $point }
mill-hand =
    { $seat-code ->
        [seat-white] دست سفید
       *[seat-black] دست سیاه
    }

## Texts that could not be read: what is wrong with a FEN

mill-no-dice = دوز تاس ندارد
mill-fen-fields = { $count } فیلد هست و باید 17 تا باشد، مانند "{ $example }"
mill-fen-shape = مربع‌ها یا سطرهای این صفحه { $shape } نقطه دارند
mill-fen-point = هر نقطه * (خالی)، O (سفید)، @ (سیاه) یا X (نشان) است
mill-fen-side = طرفی که نوبت اوست w یا b است
mill-fen-phase = مرحله p (چیدن)، m (حرکت) یا o (تمام‌شده) است
mill-fen-action = عمل p (چیدن)، s (انتخاب مهره برای حرکت) یا، وقتی باید برداشت، r (برداشتن) است
mill-fen-phase-of-hand = طرفی که مهره در دست دارد می‌چیند (p)، و طرفی که ندارد حرکت می‌کند (m)
mill-fen-number-on-board = اینجا تعداد مهره‌های روی صفحه لازم است
mill-fen-number-in-hand = اینجا تعداد مهره‌های در دست لازم است
mill-fen-number-removals = اینجا تعداد برداشتن‌های لازم می‌آید
mill-fen-number-used = اینجا نقطه‌های دوزهای استفاده‌شده به صورت عدد لازم است
mill-fen-number-quiet = اینجا تعداد حرکت‌ها از آخرین چیدن یا برداشتن لازم است
mill-fen-number-move = اینجا شمارهٔ حرکت لازم است
mill-fen-number-square = اینجا شمارهٔ یک نقطه لازم است
mill-fen-number-captures = اینجا تعداد مهره‌های گرفته‌شده لازم است
mill-fen-number-mill-removals = بعد از m: تعداد برداشتن‌های دوز لازم است
mill-fen-on-board = صفحه { $count } مهره از { $seat } نشان می‌دهد
mill-fen-too-many = { $seat } روی صفحه و در دست روی هم حداکثر { $count } مهره دارد
mill-fen-no-markers = در این گونه نشان وجود ندارد
mill-fen-too-many-markers = { $count } نشان از مهره‌های برداشته‌شده بیشتر است
mill-fen-last-mill = آخرین دوز یک مبدأ و یک مقصد متفاوت دارد، یا هر دو 0 هستند
mill-fen-used-points = بعضی از این نقطه‌های دوزهای استفاده‌شده روی صفحه نیستند
mill-fen-square = نقطه‌ها از { $first } تا { $last } شماره دارند
mill-fen-tail = بعد از شمارهٔ حرکت فقط c: i: l: p: s: یا m: می‌تواند بیاید
mill-fen-tail-of-other-rules = در این گونه هیچ چیز چنین نشانی به وضعیت نمی‌دهد
mill-fen-captures = گرفتن‌ها به شکل w-N-square.square|b-N-square.square نوشته می‌شوند و فقط طرفی که نوبت اوست دارد
mill-fen-captures-own = فقط مهره‌های حریف گرفته می‌شوند
mill-fen-too-few =
    { $count ->
        [one] { $seat } دیگر مهره‌ای ندارد؛ چنین بازی‌ای تمام شده است (o)
       *[other] { $seat } کمتر از { $count } مهره دارد؛ چنین بازی‌ای تمام شده است (o)
    }
mill-fen-markers-gone = وقتی هر دو دست خالی است دیگر نشانی نیست
mill-fen-removals = هر طرف حداکثر 16 برداشتن دارد و طرفی که نوبت اوست اول برمی‌دارد
mill-fen-capture-not-due = گرفتن و گیر کردن نیاز به برداشتنِ باقی‌مانده دارد و با هم نمی‌آیند
mill-fen-mill-choice = m: کنار گرفتن می‌آید، و برداشتن‌های لازم مجموع دوز و گرفتن است
mill-fen-nothing-to-remove = باید برداشت، ولی چیزی برای برداشتن نیست
mill-fen-no-action = طرفی که نوبت اوست هیچ کاری نمی‌تواند بکند؛ چنین بازی‌ای تمام شده است (o)

## Games as text that could not be read

mill-record-error =
    { $ply ->
        [0] پیش از اولین حرکت، «{ $word }»: { $problem }
       *[other] حرکت { $ply }، «{ $word }»: { $problem }
    }
mill-record-tag = برچسب به شکل [Name "value"] نوشته می‌شود

## The rules in words: the board and the aim

mill-explain-name = { $name }
mill-explain-summary = { $summary }
mill-explain-players =
    { $count ->
        [one] دو بازیکن، سفید و سیاه، هرکدام یک مهره دارند. سفید شروع می‌کند و به نوبت بازی می‌کنند.
       *[other] دو بازیکن، سفید و سیاه، هرکدام { $count } مهره دارند. سفید شروع می‌کند و به نوبت بازی می‌کنند.
    }
mill-explain-board-heading = صفحه
mill-explain-points = صفحه { $points } نقطه دارد. { $edges ->
        [one] { $edges } خط نقطه‌های همسایه را به هم وصل می‌کند.
       *[other] { $edges } خط نقطه‌های همسایه را به هم وصل می‌کند.
    }
mill-explain-lines =
    { $lines ->
        [one] یک ردیف هست: { $count } مهرهٔ یک طرف روی آن دوز می‌سازد.
       *[other] { $lines } ردیف هست: { $count } مهرهٔ یک طرف روی یکی از آن‌ها دوز می‌سازد.
    }
mill-explain-aim-heading = هدف
mill-explain-too-few =
    { $count ->
        [one] طرفی که روی صفحه و در دست هیچ مهره‌ای نداشته باشد می‌بازد.
       *[other] طرفی که روی صفحه و در دست روی هم کمتر از { $count } مهره داشته باشد می‌بازد.
    }
mill-explain-stuck-loses-too = طرفی هم که باید حرکت کند و نتواند، می‌بازد.

## The rules in words: the placing phase

mill-explain-placing-heading = مرحلهٔ چیدن
mill-explain-place = طرفی که مهره در دست دارد یکی را روی نقطه‌ای خالی می‌چیند.
mill-explain-place-or-move = طرفی که مهره در دست دارد یا یکی را روی نقطه‌ای خالی می‌چیند، یا مهره‌ای را روی خط به نقطهٔ خالی همسایه می‌برد.
mill-explain-mill-removes = هر که دوز بسازد یک مهرهٔ حریف را از صفحه برمی‌دارد.
mill-explain-mill-empties-hand = هر که دوز بسازد یک مهره از دست حریف کم می‌کند؛ اگر دست حریف خالی باشد، به جایش مهره‌ای از صفحه برمی‌دارد. بعد نوبت حریف است.
mill-explain-mill-empties-hand-again = هر که دوز بسازد یک مهره از دست حریف کم می‌کند و دوباره بازی می‌کند؛ اگر دست حریف خالی باشد، به جایش مهره‌ای از صفحه برمی‌دارد و نوبتش تمام می‌شود.
mill-explain-mill-victim-removes = وقتی یک طرف دوز بسازد، طرف دیگر یکی از مهره‌های خودش را به دلخواه برمی‌دارد و بعد نوبت عادی خودش را بازی می‌کند.
mill-explain-mill-marks = هر که دوز بسازد یک مهرهٔ حریف را برمی‌دارد، ولی آن نقطه تا پایان مرحلهٔ چیدن با نشان بسته می‌ماند.
mill-explain-mill-waits = دوز هنوز چیزی برنمی‌دارد: دوزها در پایان مرحلهٔ چیدن شمرده می‌شوند.
mill-explain-extra-turn = هر که دوز بسازد و هنوز مهره در دست داشته باشد یک نوبت دیگر هم می‌گیرد.
mill-explain-two-empty = چیدنی که دوز نسازد، چیزی نگیرد و دو نقطهٔ خالی باقی بگذارد مرحلهٔ چیدن را تمام می‌کند؛ مهره‌های مانده در دست از بازی بیرون می‌روند.

## The rules in words: the moving phase

mill-explain-moving-heading = مرحلهٔ حرکت
mill-explain-move = طرفی که دستش خالی است مهره‌ای را روی خط به نقطهٔ خالی همسایه می‌برد.
mill-explain-flying =
    { $count ->
        [one] طرفی که فقط یک مهره دارد می‌تواند پرواز کند: مهره به هر نقطهٔ خالی می‌رود.
       *[other] طرفی که { $count } مهره یا کمتر دارد می‌تواند پرواز کند: مهره به هر نقطهٔ خالی می‌رود.
    }
mill-explain-no-flying = پرواز وجود ندارد.
mill-explain-moved-mill = هر که با حرکت دوز بسازد یک مهرهٔ حریف را از صفحه برمی‌دارد.

## The rules in words: mills

mill-explain-mills-heading = دوز
mill-explain-several-mills-remove-one = چند دوز همزمان فقط یک مهره برمی‌دارند.
mill-explain-several-mills-remove-each = چند دوز همزمان هرکدام یک مهره برمی‌دارند.
mill-explain-mills-protect = مهره‌ای را که در دوز است نمی‌شود برداشت، مگر اینکه همهٔ مهره‌های آن طرف در دوز باشند.
mill-explain-mills-protect-nothing = هر مهرهٔ حریف را می‌شود برداشت، در دوز باشد یا نباشد.
mill-explain-one-time = هر ردیف به هر طرف فقط یک بار پاداش می‌دهد: دوزی که همهٔ نقطه‌هایش در ردیف‌هایی باشند که قبلاً به آن طرف پاداش داده‌اند ارزشی ندارد.
mill-explain-one-time-protects = چنین دوزی باز هم از مهره‌هایش محافظت می‌کند.
mill-explain-shuttling = رفت‌وبرگشت میان دو دوز محدود است: مهره‌ای که از دوزی بیرون رفته و دوز دیگری ساخته، نمی‌تواند در حرکت بعدی طرفش فوراً برگردد و دوز اول را دوباره بسازد.

## The rules in words: captures without mills

mill-explain-custodian-heading = گرفتن با محاصره
mill-explain-custodian = مهرهٔ حریف که در یک ردیف میان مهرهٔ تازه بازی‌شده و مهرهٔ دیگری از همان طرف باشد گرفته می‌شود. اگر چند مهره باشد، بازیکن یکی را برمی‌دارد.
mill-explain-intervention-heading = گرفتن با میان‌نشینی
mill-explain-intervention = مهره‌ای که در یک ردیف میان دو مهرهٔ حریف بنشیند هر دو را می‌گیرد. اگر چند ردیف چنین باشد فقط یکی حساب می‌شود: ردیف میان مربع‌ها پیش از ضلع مربع، و ضلع پیش از قطر.
mill-explain-leap-heading = گرفتن با پرش
mill-explain-leap = طرفی که دستش خالی است می‌تواند بپرد: مهره‌اش در یک ردیف از یک سر به سر دیگر از روی مهرهٔ حریف می‌پرد و آن را می‌گیرد. فقط همان مهره برداشته می‌شود، حتی اگر پرش دوز هم بسازد.
mill-explain-capture-where = این کار { $lines } ممکن است.
mill-explain-along-sides = روی ضلع مربع‌ها
mill-explain-across-rings = روی ردیف‌های میان مربع‌ها
mill-explain-on-diagonals = روی قطرها
mill-explain-capture-everywhere = این کار روی همهٔ ردیف‌ها ممکن است.
mill-explain-capture-always = در هر دو مرحله مجاز است.
mill-explain-capture-always-few = در مرحلهٔ چیدن مجاز است، و در مرحلهٔ حرکت برای طرفی که سه مهره یا کمتر روی صفحه دارد.
mill-explain-capture-placing = فقط در مرحلهٔ چیدن مجاز است.
mill-explain-capture-moving = فقط در مرحلهٔ حرکت مجاز است.
mill-explain-capture-moving-few = فقط در مرحلهٔ حرکت مجاز است، آن هم برای طرفی که سه مهره یا کمتر روی صفحه دارد.
mill-explain-capture-never = با این تنظیم قوانین هرگز پیش نمی‌آید.
mill-explain-beside-heading = گرفتن در کنار دوز
mill-explain-mills-protect-from-captures = دوز از مهره‌هایش در برابر گرفتن هم محافظت می‌کند.
mill-explain-custodian-or-intervention = اگر حرکتی هم محاصره و هم میان‌نشینی باشد، اولین برداشتن تعیین می‌کند کدام حساب شود؛ مهره‌ای که با هر دو گرفته شده برای میان‌نشینی حساب می‌شود.
mill-explain-mill-or-capture = اگر حرکتی هم دوز بسازد و هم مهره بگیرد، اولین برداشتن تعیین می‌کند کدام حساب شود.
mill-explain-mill-and-capture-as-sanmill = اگر حرکتی هم دوز بسازد و هم مهره بگیرد، برداشتن‌ها مثل Sanmill شمرده می‌شوند: فقط مهره‌های گرفته‌شده را می‌شود برداشت، مگر اینکه دوزها برداشتن بیشتری از گرفتن‌ها بدهند.

## The rules in words: the end of the placing phase

mill-explain-end-heading = پایان مرحلهٔ چیدن
mill-explain-turns-go-on = وقتی هر دو دست خالی شد، نوبت‌ها به همان ترتیب ادامه می‌یابد.
mill-explain-opener = وقتی هر دو دست خالی شد، { $seat } اولین حرکت را می‌کند.
mill-explain-counted = پیش از آن دوزها شمرده می‌شوند و هر دو طرف مهره برمی‌دارند، اول { $seat }.
mill-explain-counted-none = اگر دوزی نباشد، هر طرف یکی از مهره‌های خودش را برمی‌دارد.
mill-explain-counted-one-side = اگر فقط یک طرف دوز داشته باشد، دو مهرهٔ حریف را برمی‌دارد و طرف دیگر یکی.
mill-explain-counted-both = اگر هر دو دوز داشته باشند، هر طرف به تعداد دوزهای طرفی که دوز کمتری دارد مهرهٔ حریف برمی‌دارد و طرفی که دوز بیشتری دارد یکی بیشتر.
mill-explain-full-loses = اگر آن وقت صفحه پر باشد، سفید می‌بازد.
mill-explain-full-white-removes = اگر آن وقت صفحه پر باشد، اول سفید و بعد سیاه یک مهرهٔ حریف را برمی‌دارد.
mill-explain-full-black-removes = اگر آن وقت صفحه پر باشد، اول سیاه و بعد سفید یک مهرهٔ حریف را برمی‌دارد.
mill-explain-full-opener-removes = اگر آن وقت صفحه پر باشد، طرفی که باید حرکت کند اول یک مهرهٔ حریف را برمی‌دارد.
mill-explain-full-draw = اگر آن وقت صفحه پر باشد، بازی مساوی است.

## The rules in words: stalemate and draws

mill-explain-stalemate-heading = گیر کردن
mill-explain-stuck-loses = طرفی که باید حرکت کند و نتواند می‌بازد.
mill-explain-stuck-passes = طرفی که نتواند حرکت کند پاس می‌دهد؛ اگر هیچ طرفی نتواند، بازی مساوی است.
mill-explain-stuck-removes-and-moves = طرفی که نتواند حرکت کند یک مهرهٔ حریف را که همسایهٔ مهره‌ای از خودش است برمی‌دارد، حتی از دوز، و بعد حرکت می‌کند.
mill-explain-stuck-removes = طرفی که نتواند حرکت کند یک مهرهٔ حریف را که همسایهٔ مهره‌ای از خودش است برمی‌دارد، حتی از دوز؛ بعد طرف دیگر حرکت می‌کند.
mill-explain-stuck-both-remove = اگر یک طرف نتواند حرکت کند، اول او و بعد طرف دیگر یک مهرهٔ حریف را که همسایهٔ مهره‌ای از خودشان است برمی‌دارند، حتی از دوز؛ بعد طرفی که گیر کرده بود حرکت می‌کند.
mill-explain-stuck-draws = اگر طرفی که نوبت اوست نتواند حرکت کند، بازی مساوی است.
mill-explain-draws-heading = مساوی
mill-explain-quiet = بازی بعد از { $count } حرکت پیاپی (حرکت‌های هر دو طرف) بدون چیدن یا برداشتن مهره مساوی است.
mill-explain-quiet-endgame = وقتی یک طرف سه مهره روی صفحه دارد، { $count } حرکت از این نوع کافی است.
mill-explain-repetition = اگر یک وضعیت بار سوم پیش بیاید، بازی مساوی است.
