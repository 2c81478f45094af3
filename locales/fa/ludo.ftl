# What Ludo says, in Persian.
# Terms: Ludo منچ, piece مهره, square خانه, base پایگاه, start square خانهٔ شروع, loop مسیر دور, home column راهروی پایانی,
# goal مقصد, to capture زدن, blockade سد, safe امن, globe کره, star ستاره, double جفت, bonus جایزه, to pass (a turn) پاس.

## Places
ludo-place-square = خانهٔ { $number }
ludo-place-column = راهروی پایانی { $seat }، { $number }
ludo-place-goal = مقصد { $seat }
ludo-place-goal-space = خانهٔ مقصد { $seat }، { $number }
ludo-place-base = پایگاه { $seat }

## What is counted for each player
count-in-base = در پایگاه
count-at-goal = در مقصد
count-progress = خانهٔ پیموده

## What the player to act has to do
ludo-task-roll = { $seat } باید تاس بریزد
ludo-task-play = { $seat } باید { $numbers } را بازی کند
ludo-task-bonus = { $seat } باید { $steps } گام جایزه را بازی کند
ludo-task-no-move = { $seat } نمی‌تواند { $numbers } را بازی کند و پاس می‌دهد
ludo-task-third = سومین { $roll } پیاپی: { $seat } پاس می‌دهد

## Rolls that may count in a row
ludo-roll-six = شش
ludo-roll-double = جفت
ludo-roll-six-or-double = شش یا جفت

## Why a move is not legal
must-move = حرکت مجاز دارید، پس نمی‌توانید پاس بدهید.
no-such-piece = مهرهٔ { $piece } وجود ندارد: مهره‌های شما از 0 تا { $last } شماره دارند.
all-at-goal = همهٔ مهره‌های شما به مقصد رسیده‌اند و چیزی برای حرکت نمانده است.
third-in-a-row =
    { $effect ->
        [last-moved-home] این سومین { $roll } پیاپی شماست: نمی‌توانید بازی‌اش کنید، نوبتتان تمام می‌شود و مهره‌ای که آخر حرکت دادید به پایگاه برمی‌گردد.
        [leader-home] این سومین { $roll } پیاپی شماست: نمی‌توانید بازی‌اش کنید، نوبتتان تمام می‌شود و جلوترین مهرهٔ شما به پایگاه برمی‌گردد.
        [roll-void] این سومین { $roll } پیاپی شماست: نمی‌توانید بازی‌اش کنید؛ پاس بدهید و دوباره تاس بریزید.
       *[turn-ends] این سومین { $roll } پیاپی شماست: نمی‌توانید بازی‌اش کنید و نوبتتان تمام می‌شود.
    }
no-such-number = عدد { $steps } برای بازی ندارید؛ این‌ها را دارید: { $numbers }.
sum-only-enters = مجموع دو تاس، { $steps }، فقط می‌تواند مهره‌ای را از پایگاه بیرون بیاورد.
at-goal = مهرهٔ { $piece } به پایان مسیرش رسیده است.
needs-entry-number =
    { $count ->
        [0] دیگر هیچ عددی مهره را از پایگاه بیرون نمی‌آورد.
       *[other] مهرهٔ { $piece } با { $steps } از پایگاه بیرون نمی‌آید: { $entry } لازم دارد.
    }
bonus-from-base = گام‌های جایزه مهره را از پایگاه بیرون نمی‌آورند.
overshoot =
    { $left ->
        [one] { $steps } زیاد است: مهرهٔ { $piece } یک خانه تا پایان مسیرش دارد.
       *[other] { $steps } زیاد است: مهرهٔ { $piece } { $left } خانه تا پایان مسیرش دارد.
    }
past-the-foot = مهرهٔ { $piece } اول باید دقیقاً روی { $square }، پای پله‌ها، بایستد.
wrong-stair = مهرهٔ { $piece } فقط با { $needed } به پلهٔ بعدی می‌رود.
own-in-the-way = مهرهٔ خودتان در خانهٔ { $square } سر راه است؛ از آن نمی‌شود گذشت.
piece-in-the-way = { $owner } در خانهٔ { $square } شما مهره دارد؛ از آن نمی‌شود گذشت.
blockade-in-the-way = { $owner } در خانهٔ { $square } شما سد دارد؛ از آن نمی‌شود گذشت.
own-blockade = سد خودتان در خانهٔ { $square } جلوی شما را هم می‌گیرد.
own-square-full =
    { $room ->
        [one] مهرهٔ خودتان در خانهٔ { $square } است و دو مهرهٔ شما نمی‌توانند در آن خانه باشند.
       *[other] { $room } مهرهٔ شما در خانهٔ { $square } است و بیش از این در آن خانه جا نمی‌شود.
    }
blockade-on-target = { $owner } در خانهٔ { $square } شما سد دارد؛ نمی‌توانید روی آن بنشینید.
safe-square-taken = خانهٔ امن { $square } در دست { $owner } است، پس نمی‌توانید آنجا بنشینید.
enemy-on-start = { $owner } در خانهٔ { $square } شما ایستاده و مهره‌هایتان را در پایگاه نگه داشته است.
must-use-both-dice = هر دو تاس، { $dice }، را می‌توانید بازی کنید، پس باید بازی کنید؛ بعد از این حرکت آن یکی را نمی‌شد بازی کرد.
must-use-larger-die = فقط یکی از تاس‌ها را می‌شود بازی کرد، پس باید بزرگ‌تر باشد: { $die }.
must-enter = می‌توانید مهره‌ای را از پایگاه بیرون بیاورید، پس باید این کار را بکنید.
must-clear-start = تا وقتی در پایگاه مهره دارید، اول باید مهرهٔ خانهٔ شروع حرکت کند.
must-break-pair = شش را باید با یکی از مهره‌هایی بازی کنید که در { $squares } کنار هم دارید.
must-capture = با رفتن به { $squares } می‌توانید مهره‌ای بزنید، پس باید بزنید.

## How a game ended
ludo-verdict-first =
    { $count ->
        [one] { $winners } زودتر از همه مهره‌هایش را به مقصد رساند.
       *[other] { $winners } زودتر از همه مهره‌هایشان را به مقصد رساندند.
    }
ludo-verdict-no-opponent = دیگر حریفی نمانده است.

## Positions, moves and dice that cannot be read
ludo-fen-fields = شکل درست: <pieces> <seat> <dice> <round> <tries> <sixes> <places>
ludo-fen-seat = بازیکنی که نوبت اوست باید یکی از صندلی‌های پر از 0 تا 3 باشد
ludo-fen-round = دور عددی از 1 تا 65535 است
ludo-fen-tries = شمار تلاش‌ها عددی از 0 تا { $most } است
ludo-fen-seat-skipped = این بازیکن بازی‌اش را تمام کرده، پس نوبت او نیست
ludo-fen-four-seats = چهار صندلی با / در میان لازم است، و - برای صندلی خالی
ludo-fen-seat-empty = این صندلی در این قوانین خالی است؛ - بنویسید
ludo-fen-squares =
    { $count ->
        [one] خانهٔ یک مهره لازم است
       *[other] خانه‌های { $count } مهره با ویرگول لاتین در میان لازم است
    }
ludo-fen-beyond-the-end = مسیر در { $end } تمام می‌شود
ludo-fen-crowded = در خانهٔ { $square } جا برای { $count } مهرهٔ هم‌رنگ نیست
ludo-fen-two-seats = دست‌کم دو صندلی باید پر باشد
ludo-fen-bonus-zero = جایزه دست‌کم یک گام است
ludo-fen-bonus-unknown =
    { $count ->
        [0] این قوانین گام جایزه ندارد
       *[other] در این قوانین جایزه فقط { $steps } گام است
    }
ludo-fen-dice =
    { $count ->
        [one] حداکثر یک تاس از 1 تا { $most } لازم است، و گام‌های جایزه مانند b20
       *[other] حداکثر { $count } تاس از 1 تا { $most } لازم است، و گام‌های جایزه مانند b20
    }
ludo-fen-bonus-many = حداکثر { $most } حرکت جایزه می‌تواند در انتظار باشد
ludo-fen-streak = شمار تاس‌های پیاپی عددی از 0 تا 255 است
ludo-fen-streak-never = اینجا تاس‌های پیاپی شمرده نمی‌شوند؛ 0 بنویسید
ludo-fen-streak-other-dice = با این تاس‌ها رشتهٔ پیاپی قطع می‌شود؛ 0 بنویسید
ludo-fen-places = صندلی‌هایی که تمام کرده‌اند، هرکدام یک بار، یا - لازم است
ludo-fen-last-piece = یک مهره از l0 تا l{ $last } لازم است
ludo-fen-meaningless = این در این قوانین معنایی ندارد یا الان وقتش نیست
ludo-move-form = مهره‌ای از 0 تا 3 و یک عدد لازم است، مانند p2+6، یا pass
ludo-dice-one = یک تاس از 1 تا 6 لازم است
ludo-dice-two = دو تاس از 1 تا 6 لازم است، مانند 63

## The rules in words: headings
ludo-explain-board = صفحه
ludo-explain-turn = نوبت
ludo-explain-entering = بیرون آمدن از پایگاه
ludo-explain-moving = حرکت
ludo-explain-meeting = زدن
ludo-explain-special = خانه‌های ویژه
ludo-explain-home = رسیدن به مقصد
ludo-explain-winning = برد
ludo-explain-oddities = غرابت‌هایی که برای سازگاری مانده‌اند

## The rules in words: the board
ludo-explain-players = { $count } بازیکن به این ترتیب بازی می‌کنند: { $seats }.
ludo-explain-team = { $seats } یار هم‌اند.
ludo-explain-partners = یارها می‌توانند در یک خانه باشند و هرگز مهرهٔ هم را نمی‌زنند و برنمی‌گردانند.
ludo-explain-pieces =
    { $count ->
        [one] هر بازیکن یک مهره دارد که در پایگاه شروع می‌کند.
       *[other] هر بازیکن { $count } مهره دارد که در پایگاه شروع می‌کنند.
    }
ludo-explain-pieces-all-out =
    { $count ->
        [one] هر بازیکن یک مهره دارد که در خانهٔ شروع خودش آغاز می‌کند.
       *[other] هر بازیکن { $count } مهره دارد که در خانهٔ شروع خودش آغاز می‌کنند.
    }
ludo-explain-pieces-some-out = هر بازیکن { $count } مهره دارد: { $out } در خانهٔ شروع و { $in } در پایگاه.
ludo-explain-loop = مسیر دور { $squares } خانه دارد. از خانهٔ شروع خودتان می‌شمارید که خانهٔ 1 شماست، و بعد از خانهٔ { $visited } خود از مسیر دور بیرون می‌روید.
ludo-explain-column =
    { $count ->
        [one] خانهٔ { $first } راهروی پایانی شماست که رنگ دیگری واردش نمی‌شود.
       *[other] خانه‌های { $first } تا { $last } راهروی پایانی شماست که رنگ دیگری واردش نمی‌شود.
    }
ludo-explain-goal = مقصد شما { $goal } است و همهٔ مهره‌هایتان آنجا جمع می‌شوند.
ludo-explain-goal-spaces =
    { $count ->
        [one] مقصد شما خانهٔ { $first } است.
       *[other] مقصد شما ردیفی از { $count } خانه است، { $first } تا { $last }، هرکدام با جای یک مهره.
    }

## The rules in words: a turn
ludo-explain-one-die = یک تاس بریزید و یک مهره را به همان اندازه حرکت دهید.
ludo-explain-two-dice = دو تاس بریزید؛ هرکدام مهره‌ای را حرکت می‌دهد. اگر هر دو را بشود بازی کرد، باید بازی کنید. اگر هرکدام را بشود ولی نه هر دو را، باید بزرگ‌تر را بازی کنید.
ludo-explain-two-dice-free = دو تاس بریزید؛ هرکدام مهره‌ای را حرکت می‌دهد، به هر ترتیبی که بخواهید.
ludo-explain-seven = اگر در پایگاه مهره ندارید، 6 هفت حساب می‌شود.
ludo-explain-must-move = اگر حرکت مجاز دارید باید حرکت کنید؛ وگرنه پاس می‌دهید.
ludo-explain-may-pass = می‌توانید پاس بدهید، حتی اگر حرکت مجاز دارید.
ludo-explain-extra-roll = بعد از { $what } دوباره تاس می‌ریزید.
ludo-explain-extra-roll-later = از دور دوم به بعد، بعد از { $what } دوباره تاس می‌ریزید.
ludo-explain-no-extra-roll = هیچ چیز تاس دوباره نمی‌دهد.
ludo-extra-six = آوردن 6
ludo-extra-doubles = آوردن جفت
ludo-extra-capture = زدن مهره
ludo-extra-finish = رساندن مهره به مقصد
ludo-explain-tries = تا وقتی مهره‌ای در راه ندارید، تا { $count } بار می‌توانید تاس بریزید تا یکی بیرون بیاید.
ludo-explain-tries-first-round = در دور اول، تا وقتی مهره‌ای در راه ندارید، تا { $count } بار می‌توانید تاس بریزید تا یکی بیرون بیاید.
ludo-explain-third-no-extra-roll = سومین { $roll } پیاپی بازی می‌شود، ولی نوبتتان با آن تمام می‌شود.
ludo-explain-third-turn-ends = سومین { $roll } پیاپی بازی نمی‌شود و نوبتتان تمام می‌شود.
ludo-explain-third-roll-void = سومین { $roll } پیاپی بازی نمی‌شود؛ دوباره تاس می‌ریزید و از نو می‌شمارید.
ludo-explain-third-last-moved-home = سومین { $roll } پیاپی بازی نمی‌شود: نوبتتان تمام می‌شود و مهره‌ای که در این نوبت آخر حرکت دادید به پایگاه برمی‌گردد، مگر اینکه از مسیر دور بیرون رفته باشد.
ludo-explain-third-leader-home = سومین { $roll } پیاپی بازی نمی‌شود: نوبتتان تمام می‌شود و جلوترین مهره‌تان که هنوز به مقصد نرسیده به پایگاه برمی‌گردد.

## The rules in words: leaving the base
ludo-explain-entry = برای بیرون آوردن مهره از پایگاه باید { $numbers } بیاورید. مهره در خانهٔ شروع شما می‌نشیند.
ludo-explain-entry-on = با { $number } مهره از پایگاه به خانهٔ { $square } شما می‌آید.
ludo-explain-entry-never = مهره‌ای که به پایگاه برگردد همان‌جا می‌ماند.
ludo-explain-entry-sum = مجموع دو تاس هم کافی است؛ هر دو تاس با آن مصرف می‌شوند.
ludo-explain-entry-forced = اگر بتوانید مهره‌ای بیرون بیاورید، باید این کار را بکنید.
ludo-explain-clear-start = تا وقتی در پایگاه مهره دارید، مهرهٔ خانهٔ شروع اگر بتواند باید حرکت کند.
ludo-explain-entry-captures-one = مهره‌ای که بیرون می‌آید یک مهرهٔ حریف را در آن خانه می‌زند؛ بقیه می‌مانند.
ludo-explain-entry-captures-one-when-full = اگر آن خانه پر باشد، مهره‌ای که بیرون می‌آید یک مهرهٔ حریف را آنجا می‌زند.
ludo-explain-entry-captures-all = مهره‌ای که بیرون می‌آید همهٔ مهره‌های حریف را در آن خانه می‌زند.
ludo-explain-entry-captures-nothing = مهرهٔ حریف در آن خانه مهره‌های شما را در پایگاه نگه می‌دارد.

## The rules in words: moving
ludo-explain-stack-any = هر تعداد از مهره‌های شما می‌توانند در یک خانه باشند.
ludo-explain-stack =
    { $most ->
        [one] دو مهرهٔ شما هرگز نمی‌توانند در یک خانه باشند.
       *[other] حداکثر { $most } مهرهٔ شما می‌توانند در یک خانه باشند.
    }
ludo-explain-passing-not-own = در مسیر دور نمی‌توانید از مهره‌های خودتان بگذرید.
ludo-explain-passing-nobody = در مسیر دور نمی‌توانید از هیچ مهره‌ای بگذرید.
ludo-explain-column-passing = در راهروی پایانی نمی‌توانید از مهره‌های خودتان بگذرید.
ludo-explain-column-and-goal-passing = در راهروی پایانی و میان خانه‌های مقصد نمی‌توانید از مهره‌های خودتان بگذرید.
ludo-explain-goal-passing = میان خانه‌های مقصد نمی‌توانید از مهره‌های خودتان بگذرید.
ludo-explain-stop-behind = مهره‌ای که نمی‌تواند حرکتش را تمام کند، در آخرین خانهٔ پیش از مانع می‌ایستد.
ludo-explain-break-pair = اگر دو یا چند مهرهٔ شما در یک خانهٔ مسیر دور باشند، 6 را در صورت امکان باید با یکی از آن‌ها بازی کنید.
ludo-explain-capture-forced = اگر بتوانید بزنید، باید بزنید.
ludo-explain-capture-bonus =
    { $count ->
        [one] به ازای هر مهره‌ای که بزنید، یکی از مهره‌هایتان یک خانه جلو می‌رود.
       *[other] به ازای هر مهره‌ای که بزنید، یکی از مهره‌هایتان { $count } خانه جلو می‌رود.
    }
ludo-explain-finish-bonus =
    { $count ->
        [one] به ازای هر مهره‌ای که به مقصد برسانید، یکی از مهره‌هایتان یک خانه جلو می‌رود.
       *[other] به ازای هر مهره‌ای که به مقصد برسانید، یکی از مهره‌هایتان { $count } خانه جلو می‌رود.
    }
ludo-explain-bonus-last = گام‌های جایزه بعد از تاس‌ها بازی می‌شوند و اگر هیچ مهره‌ای نتواند، می‌سوزند.

## The rules in words: captures and blockades
ludo-explain-capture = مهره‌ای که روی یک مهرهٔ تنهای حریف بنشیند آن را می‌زند: مهرهٔ حریف به پایگاهش برمی‌گردد.
ludo-explain-pair-none = اگر روی چند مهره بنشیند، همه را می‌زند.
ludo-explain-pair-not-captured = دو یا چند مهرهٔ هم‌رنگ در یک خانه زده نمی‌شوند؛ کنارشان می‌نشینید.
ludo-explain-pair-cannot-be-landed-on = دو یا چند مهرهٔ هم‌رنگ حریف در یک خانهٔ مسیر دور سد هستند: می‌توانید از آن بگذرید ولی نمی‌توانید رویش بنشینید.
ludo-explain-pair-cannot-be-passed = دو یا چند مهرهٔ هم‌رنگ حریف در یک خانهٔ مسیر دور سد هستند: نه می‌توانید رویش بنشینید و نه از آن بگذرید.
ludo-explain-pair-arrival-sent-home = دو یا چند مهرهٔ هم‌رنگ در یک خانه از هم محافظت می‌کنند: مهرهٔ حریفی که رویشان بنشیند به پایگاهش برمی‌گردد.
ludo-explain-pair-binds-owner = سد جلوی مهره‌های دیگرِ همان رنگ را هم می‌گیرد.

## The rules in words: special squares
ludo-explain-safe-share =
    { $count ->
        [one] خانهٔ { $squares } شما امن است: مهره‌های رنگ‌های مختلف می‌توانند در آن باشند.
       *[other] خانه‌های { $squares } شما امن‌اند: مهره‌های رنگ‌های مختلف می‌توانند در آن‌ها باشند.
    }
ludo-explain-safe-arrival-forbidden =
    { $count ->
        [one] خانهٔ { $squares } شما امن است: تا وقتی حریف در آن است نمی‌توانید آنجا بنشینید.
       *[other] خانه‌های { $squares } شما امن‌اند: در هرکدام که حریف باشد نمی‌توانید بنشینید.
    }
ludo-explain-safe-arrival-sent-home =
    { $count ->
        [one] خانهٔ { $squares } شما کره است: اگر وقتی حریف آنجاست روی آن بنشینید، مهره‌تان به پایگاه برمی‌گردد.
       *[other] خانه‌های { $squares } شما کره‌اند: اگر وقتی حریف در یکی از آن‌هاست روی آن بنشینید، مهره‌تان به پایگاه برمی‌گردد.
    }
ludo-explain-start-owner = مهره‌ای که در خانهٔ شروع خودش است هر مهرهٔ حریفی را که آنجا بنشیند برمی‌گرداند.
ludo-explain-stars = خانه‌های { $squares } شما ستاره‌اند: مهره‌ای که روی یکی بنشیند به ستارهٔ بعدی می‌پرد.
ludo-explain-last-star-stays = روی آخرین ستاره می‌ماند.
ludo-explain-last-star-to-goal = اگر بدون پرش روی آخرین ستاره بنشیند، یکراست به مقصد می‌رود.
ludo-explain-only-star-to-goal = خانهٔ { $square } شما ستاره است: مهره‌ای که روی آن بنشیند یکراست به مقصد می‌رود.
ludo-explain-star-captures-first = مهره‌ای که می‌پرد با حریفان روی ستاره‌ای روبه‌رو می‌شود که روی آن نشسته، نه ستاره‌ای که پرشش آنجا تمام می‌شود.
ludo-explain-star-captures-final = مهره‌ای که می‌پرد با حریفان روی ستاره‌ای روبه‌رو می‌شود که پرشش آنجا تمام می‌شود، نه ستاره‌ای که روی آن نشسته است.
ludo-explain-star-captures-both = مهره‌ای که می‌پرد هم با حریفان ستاره‌ای که روی آن نشسته و هم با حریفان ستارهٔ پایان پرش روبه‌رو می‌شود.

## The rules in words: reaching the goal
ludo-explain-stairs = راهروی پایانی پلکان است. مهره اول باید دقیقاً روی { $foot }، پای پله‌ها، بایستد. بعد خانه‌به‌خانه بالا می‌رود و مقصد آخرین پله است: پلهٔ اول با 1، دوم با 2 و همین‌طور تا آخر، و از ششمی به بعد با 6.
ludo-explain-finish-exact = برای رسیدن به مقصد باید عدد دقیق بیاورید.
ludo-explain-finish-exact-spaces = مهره نمی‌تواند از آخرین خانهٔ مقصد جلوتر برود.
ludo-explain-finish-bounce = مهره‌ای که زیاد بیاورد در { $end } برمی‌گردد و بقیهٔ گام‌ها را عقب می‌رود، ولی هرگز به مسیر دور برنمی‌گردد.
ludo-explain-finish-goal-minus-die = برای رسیدن به مقصد باید عدد دقیق بیاورید. مهره‌ای که در راهروی پایانی است و بیشتر بیاورد، به اندازهٔ عدد تاس پیش از { $end } گذاشته می‌شود و آنجا برای کسی اتفاقی نمی‌افتد.

## The rules in words: winning
ludo-explain-win = هر که زودتر همهٔ مهره‌هایش را به مقصد برساند برنده است.
ludo-explain-win-together = یارها با هم می‌برند، وقتی همهٔ آن‌ها مهره‌هایشان را به مقصد رسانده باشند.
ludo-explain-play-on-all-but-one = بقیه برای رتبه‌ها ادامه می‌دهند تا فقط یک نفر بماند.
ludo-explain-play-on-all = بقیه برای رتبه‌ها ادامه می‌دهند تا همه تمام کنند.
ludo-explain-finished-roll = بازیکنانی که تمام کرده‌اند باز هم تاس می‌ریزند و پاس می‌دهند.

## The rules in words: oddities
ludo-explain-odd-column-on-loop = مهره‌ای که در اولین خانهٔ راهروی پایانی خود است، همزمان در دو خانهٔ مسیر دور هم هست: خانهٔ پیش از خانهٔ شروعش و خود خانهٔ شروع.
ludo-explain-odd-first-enemy-only = مهره‌ای که روی چند رنگ بنشیند فقط با اولین رنگ بعد از خودش در ترتیب بازی روبه‌رو می‌شود.
ludo-explain-odd-star-goes-on = مهره‌ای که از ستاره‌ای که روی آن نشسته برگردانده شود، باز هم با حریفان جایی که پرشش تمام می‌شد روبه‌رو می‌شود.
ludo-explain-odd-tries = تلاش‌های اضافه فقط تا وقتی داده می‌شود که بعد از تاس همهٔ مهره‌ها در پایگاه باشند.
