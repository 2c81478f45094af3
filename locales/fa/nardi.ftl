# Long Nardi and its family, in Persian.
# Terms: checker مهره, point خانه, head سر, home زمین پایانی, starting quarter زمین آغاز, to bear off بیرون بردن,
# block سد, pip گام, double جفت, runner پیشتاز, oin برد ساده, mars مارس, koks کوکس, cube تاس دوبل, roll-off تاس آغاز.

## Places of the board
nardi-place-point = { $point }
nardi-place-off = { $seat }: بیرون‌برده

## What is counted, beside a number
count-pips = گام مانده
count-off = بیرون‌برده
count-on-head = روی سر

## What is to be done
nardi-task-roll-off = هر طرف یک تاس می‌ریزد؛ هر که بیشتر بیاورد شروع می‌کند.
nardi-task-roll = { $seat } باید تاس بریزد.
nardi-task-roll-again = { $seat } بعد از جفت یک بار دیگر تاس می‌ریزد.
nardi-task-last-roll = { $opponent } همهٔ مهره‌ها را بیرون برده است؛ { $seat } یک تاس آخر دارد.
nardi-task-last-turn = { $opponent } همهٔ مهره‌ها را بیرون برده است؛ { $seat } یک نوبت آخر دارد.
nardi-task-play = { $seat } باید { $dice } را بازی کند.
nardi-task-play-handed = { $seat } باید { $dice } را که { $opponent } نتوانست بازی کند، بازی کند.
nardi-task-pass = { $seat } نمی‌تواند { $dice } را بازی کند و باید پاس بدهد.
nardi-task-pips = گام‌های مانده: { seat-white } { $white }، { seat-black } { $black }.

## How a game ended
nardi-verdict-oin = { $winner } برد ساده کرد، { $points } امتیاز: { $loser } دست‌کم یک مهره بیرون برده است.
nardi-verdict-mars = { $winner } مارس کرد، { $points } امتیاز: { $loser } هیچ مهره‌ای بیرون نبرده است.
nardi-verdict-koks-none-home = { $winner } کوکس کرد، { $points } امتیاز: { $loser } نه مهره‌ای بیرون برده و نه مهره‌ای به زمین پایانی رسانده است.
nardi-verdict-koks-first-quarter = { $winner } کوکس کرد، { $points } امتیاز: { $loser } مهره‌ای بیرون نبرده و هنوز در زمین آغاز مهره دارد.
nardi-verdict-tie = بازی مساوی است: هر دو طرف همهٔ مهره‌ها را بیرون برده‌اند.

## Why a step is not legal: the checker
point-empty = در خانهٔ { $point } مهره‌ای نیست.
not-your-checker = مهره‌های خانهٔ { $point } مال { $owner } است؛ نوبت { $seat } است.
head-already-used = { $limit ->
    [one] در این نوبت مهرهٔ دیگری نمی‌تواند از سر، خانهٔ { $point }، برود؛ قانون یک مهره در هر نوبت است.
   *[other] در این نوبت مهرهٔ دیگری نمی‌تواند از سر، خانهٔ { $point }، برود؛ قانون { $limit } مهره در هر نوبت است.
}
runner-first = تا وقتی پیشتاز در خانهٔ { $point } از سر حریف، خانهٔ { $head }، نگذشته است، فقط همان می‌تواند حرکت کند.

## Why a step is not legal: the dice
no-such-die = از خانهٔ { $from } تا خانهٔ { $to } یک { $needed } لازم است؛ مانده: { $dice }.
die-too-small = برای بیرون بردن از خانهٔ { $point } عدد { $needed } یا بیشتر لازم است؛ مانده: { $dice }.
must-play = { $seat } می‌تواند حرکت کند، پس پاس مجاز نیست.
both-dice-must-be-played = { $dice } را می‌شود هر دو بازی کرد، ولی نه بعد از این حرکت.
more-dice-must-be-played = در این نوبت { $steps } حرکت ممکن است، ولی نه بعد از این حرکت.
only-the-higher-die = فقط یکی از دو تاس را می‌شود بازی کرد، پس باید تاس بزرگ‌تر باشد: { $die }، نه { $other }.

## Why a step is not legal: where it ends
point-held = خانهٔ { $point } در دست { $owner } است.
no-inner-steps = همهٔ مهره‌های { $seat } در زمین پایانی‌اند: حالا فقط می‌شود بیرونشان برد، نه در زمین پایانی حرکت داد.
not-all-home = { $count ->
    [one] { $seat } فقط وقتی می‌تواند مهره بیرون ببرد که همهٔ مهره‌ها در زمین پایانی باشند؛ خانهٔ { $points } در زمین پایانی نیست.
   *[other] { $seat } فقط وقتی می‌تواند مهره بیرون ببرد که همهٔ مهره‌ها در زمین پایانی باشند؛ خانه‌های { $points } در زمین پایانی نیستند.
}
exact-die-only = بیرون بردن از خانهٔ { $point } دقیقاً با { $needed } ممکن است؛ مانده: { $dice }.
larger-die-only-from-farthest = تاسِ بزرگ‌تر از نیاز فقط از دورترین خانهٔ دارای مهره بیرون می‌برد، یعنی { $point }، نه { $from }.

## Why a step is not legal: blocks
block = { $checked ->
    [every-step] این حرکت در خانه‌های { $points } سد می‌سازد. { $rule }
   *[turn-end] این حرکت در خانه‌های { $points } سد می‌سازد و بقیهٔ نوبت نمی‌تواند بازش کند. { $rule }
}
block-needs-enemy-ahead = { $length } خانهٔ پیاپی را فقط وقتی می‌شود گرفت که مهره‌ای از { $enemy } از آن‌ها گذشته باشد.
block-needs-enemy-home = { $length } خانهٔ پیاپی را فقط وقتی می‌شود گرفت که مهره‌ای از { $enemy } در زمین پایانی باشد.
block-never = { $length } خانهٔ پیاپی را هرگز نمی‌شود گرفت.
own-start-full = { $checked ->
    [every-step] { $seat } حداکثر { $limit } خانه از شش خانهٔ زمین آغاز خود، { $first } تا { $last }، را می‌تواند بگیرد؛ با این حرکت { $held } خانه می‌شود.
   *[turn-end] { $seat } در پایان نوبت حداکثر { $limit } خانه از شش خانهٔ زمین آغاز خود، { $first } تا { $last }، را می‌تواند داشته باشد، و بعد از این حرکت نمی‌شود.
}
enemy-start-full = { $checked ->
    [every-step] { $seat } حداکثر { $limit } خانه از شش خانهٔ زمین آغاز حریف، { $first } تا { $last }، را می‌تواند بگیرد؛ با این حرکت { $held } خانه می‌شود.
   *[turn-end] { $seat } در پایان نوبت حداکثر { $limit } خانه از شش خانهٔ زمین آغاز حریف، { $first } تا { $last }، را می‌تواند داشته باشد، و بعد از این حرکت نمی‌شود.
}
block-must-be-opened = همهٔ مهره‌های { $enemy } در خانهٔ { $point }، درست پشت سدِ خانه‌های { $points } هستند؛ این نوبت باید سد را باز کند.

## Why steps are not a whole turn
turn-over = نوبت بعد از { $steps } حرکت تمام است.
turn-incomplete = نوبت کامل نیست: { $seat } می‌تواند از تاس‌های مانده، { $dice }، باز هم بازی کند.

## Texts that could not be read: what was being read
nardi-notation-turn = نوبت
nardi-notation-board = صفحه
nardi-notation-side = طرف
nardi-notation-head = فیلد سر
nardi-notation-mark = نشان

## Texts that could not be read: what is wrong
nardi-step-form = هر حرکت دو خانه است با "/" در میان، مانند "24/18" یا "6/off"، یا "pass".
nardi-step-from = حرکت از خانه‌ای از 1 تا 24 شروع می‌شود.
nardi-step-to = حرکت در خانه‌ای از 1 تا 24 تمام می‌شود، یا در "off".
nardi-step-off-outside = فقط مهره‌ای را که در زمین پایانی است می‌شود بیرون برد.
nardi-step-distance = هر حرکت 1 تا 6 خانه به جلو است.
nardi-turn-too-long = هر نوبت حداکثر چهار حرکت دارد.
nardi-turn-pass-alone = "pass" باید تنها بیاید.
nardi-dice-form = دو رقم از 1 تا 6 لازم است، مانند "63".
nardi-fen-fields = صفحه، طرف و تاس لازم است، مانند "O5/6/o5/6 w -".
nardi-fen-too-long = اینجا بیش از صفحه، طرف، تاس، فیلد سر و نشان نوشته شده است.
nardi-fen-side-form = باید "w" یا "b" باشد، یا "-" پیش از تاس آغاز.
nardi-fen-dice-form = رقم‌هایی از 1 تا 6 لازم است، یا "-" پیش از تاس ریختن.
nardi-fen-dice-double = در این قوانین جفت { $count } تاس است.
nardi-fen-dice-differ = بیش از دو تاس باید تاس‌های یک جفت باشند.
nardi-fen-mark-meaningless = با این قوانین و تاس‌ها معنایی ندارد.
nardi-fen-mark-form = باید "x" یا "d" یا "c" یا "h" باشد.
nardi-fen-head-alone = فیلد سر فقط همراه تاس یا با نشان "x" نوشته می‌شود.
nardi-fen-head-form = عددی از 0 تا 15 لازم است.
nardi-fen-board-form = چهار ربع با "/" در میان لازم است.
nardi-fen-board-letter = "A" تا "O" برای سفید، "a" تا "o" برای سیاه و "1" تا "6" برای خانه‌های خالی لازم است.
nardi-fen-quarter-long = ربع { $quarter } بیش از شش خانه دارد.
nardi-fen-quarter-short = ربع { $quarter } به جای شش خانه { $points } خانه دارد.
nardi-fen-checkers = { $seat } { $count } مهره دارد؛ حداکثر 15 مهره مجاز است.
nardi-fen-no-roll-off = طرف "-" برای تاس آغاز است و این قوانین تاس آغاز ندارد.
nardi-fen-roll-off-start = تاس آغاز در شروع بازی و بدون تاس است: "O5/6/o5/6 - -".
nardi-fen-no-tie = هیچ طرفی مهره ندارد و این قوانین مساوی نمی‌شناسد.
nardi-fen-over-with-dice = بازی تمام شده است، پس تاسی نمی‌تواند مانده باشد.

## The rules: the board
nardi-explain-board = صفحه
nardi-explain-points = صفحه 24 خانه در یک حلقه دارد که از دید سفید شماره‌گذاری شده‌اند.
nardi-explain-heads = هر طرف پانزده مهره دارد که همه در یک خانه، یعنی سر، شروع می‌کنند: سرِ سفید خانهٔ 24 و سرِ سیاه خانهٔ 12 است.
nardi-explain-ways = هر دو طرف در یک جهت می‌روند: سفید از 24 تا 1، سیاه از 12 تا 1 و بعد از 24 تا 13.
nardi-explain-homes = شش خانهٔ آخر مسیر زمین پایانی است: 6 تا 1 برای سفید، 18 تا 13 برای سیاه.
nardi-explain-aim = هدف این است که همهٔ مهره‌ها را به زمین پایانی برسانید و بعد از صفحه بیرون ببرید.

## The rules: the start
nardi-explain-start = شروع
nardi-explain-white-rolls = اول سفید تاس می‌ریزد.
nardi-explain-roll-off = هر طرف یک تاس می‌ریزد؛ اگر برابر باشند هر دو دوباره می‌ریزند.
nardi-explain-roll-off-fresh = هر که تاس بزرگ‌تر آورد شروع می‌کند و هر دو تاس را از نو می‌ریزد.
nardi-explain-roll-off-played = هر که تاس بزرگ‌تر آورد شروع می‌کند و همان دو تاس را بازی می‌کند.

## The rules: a turn
nardi-explain-turn = نوبت
nardi-explain-steps = بازیکن دو تاس می‌ریزد و با هرکدام یک حرکت می‌کند: یک مهره درست همان تعداد خانه جلو می‌رود.
nardi-explain-no-hitting = به خانه‌ای که مهرهٔ حریف دارد نمی‌شود رفت؛ مهره‌ها هرگز زده نمی‌شوند.
nardi-explain-same-checker = یک مهره می‌تواند چند حرکت بکند، اگر هر حرکت ممکن باشد.
nardi-explain-double-four = جفت چهار حرکت از همان عدد می‌دهد.
nardi-explain-double-two = جفت دو حرکت از همان عدد می‌دهد و بعد همان بازیکن یک بار دیگر تاس می‌ریزد.
nardi-explain-extra-roll = این تاس حتی اگر از جفت چیزی بازی نشده باشد می‌رسد، ولی نه وقتی بازی برده شده است؛ جفت در آن تاس دیگری نمی‌دهد.
nardi-explain-extra-roll-head = { $limit ->
    [one] این تاس هرگز نوبت اول حساب نمی‌شود و با آن یک مهره می‌تواند از سر برود.
   *[other] این تاس هرگز نوبت اول حساب نمی‌شود و با آن تا { $limit } مهره می‌تواند از سر برود.
}
nardi-explain-cascade = جفت چهار حرکت از همان عدد می‌دهد، بعد چهار حرکت از عدد بالاتر و همین‌طور تا 6: بعد از 4-4 نوبت 5-5 و 6-6 است.
nardi-explain-cascade-parts = هر یک از این جفت‌ها تا جای ممکن بازی می‌شود و بعد جفت بعدی شروع می‌شود.
nardi-explain-cascade-ends = اولین تاسی که بازی نشود نوبت را تمام می‌کند و هر چه مانده به حریف می‌رسد؛ او به همان ترتیب بازی می‌کند و بعد مثل همیشه تاس می‌ریزد.
nardi-explain-cascade-lost = آنچه حریف هم نتواند بازی کند می‌سوزد.
nardi-explain-most-dice = باید هر چه بیشتر تاس‌ها را بازی کرد.
nardi-explain-higher-die = اگر از دو تاس متفاوت هرکدام را بشود بازی کرد ولی نه هر دو را، باید بزرگ‌تر را بازی کرد.
nardi-explain-pass = بازیکنی که هیچ حرکتی ندارد پاس می‌دهد.
nardi-explain-winning-stop = آخرین مهره را می‌شود فوراً بیرون برد، حتی اگر با ترتیب دیگری یک تاس بیشتر بازی می‌شد.
nardi-explain-runner = جلوترین مهره پیشتاز است: تا وقتی یک مهره از سر حریف نگذشته، هیچ مهرهٔ دیگری نمی‌تواند حرکت کند.
nardi-explain-runner-passed = بعد از آن بقیه هم می‌توانند حرکت کنند، حتی با تاس‌های ماندهٔ همان نوبت.

## The rules: the head
nardi-explain-head = سر
nardi-explain-head-free = در هر نوبت هر تعداد مهره می‌تواند از سر برود.
nardi-explain-head-limit = { $limit ->
    [one] در هر نوبت فقط یک مهره می‌تواند از سر برود.
   *[other] در هر نوبت حداکثر { $limit } مهره می‌تواند از سر برود.
}
nardi-explain-first-turn = در نوبت اول هر بازیکن، وقتی هر پانزده مهره روی سر است، تاس { $doubles } اجازه می‌دهد مهرهٔ دومی هم از سر برود.
nardi-explain-first-turn-second = در نوبت اول هر بازیکن، وقتی هر پانزده مهره روی سر است، تاس { $doubles } اجازه می‌دهد مهرهٔ دومی هم از سر برود، ولی فقط اگر حریف پیش‌تر از سر رفته باشد.

## The rules: blocks
nardi-explain-blocks = سد
nardi-explain-blocks-free = خانه‌های پیاپی (سد) را بدون محدودیت می‌شود گرفت.
nardi-explain-block = سد یعنی { $length } خانهٔ پیاپی یا بیشتر در مسیر حریف که همه در دست یک طرف باشد.
nardi-explain-block-never = سد هرگز مجاز نیست.
nardi-explain-block-ahead = سد فقط وقتی مجاز است که مهره‌ای از حریف از سر دیگر آن گذشته باشد.
nardi-explain-block-home = سد فقط وقتی مجاز است که مهره‌ای از حریف در زمین پایانی باشد.
nardi-explain-block-off-counts = مهرهٔ بیرون‌برده هم برای این حساب می‌شود.
nardi-explain-block-off-ignored = مهرهٔ بیرون‌برده برای این حساب نمی‌شود.
nardi-explain-own-start = { $limit ->
    [one] در زمین آغاز خود (سر و پنج خانهٔ بعد از آن) فقط یک خانه را می‌شود گرفت.
   *[other] در زمین آغاز خود (سر و پنج خانهٔ بعد از آن) همزمان حداکثر { $limit } خانه را می‌شود گرفت.
}
nardi-explain-enemy-start = { $limit ->
    [0] در زمین آغاز حریف (سر حریف و پنج خانهٔ بعد از آن) هیچ خانه‌ای را نمی‌شود گرفت.
    [one] در زمین آغاز حریف (سر حریف و پنج خانهٔ بعد از آن) فقط یک خانه را می‌شود گرفت.
   *[other] در زمین آغاز حریف (سر حریف و پنج خانهٔ بعد از آن) همزمان حداکثر { $limit } خانه را می‌شود گرفت.
}
nardi-explain-checked-every-step = این بعد از هر حرکت سنجیده می‌شود.
nardi-explain-checked-turn-end = این فقط در پایان نوبت سنجیده می‌شود: آنچه در میانهٔ نوبت ساخته شود می‌تواند دوباره باز شود.
nardi-explain-bear-off-unchecked = حرکت‌هایی که مهره بیرون می‌برند سنجیده نمی‌شوند.
nardi-explain-mover-bound = بازیکنی که نوبت اوست باید این را رعایت کند، حتی اگر آن خانه‌ها پیش از نوبت هم گرفته بوده باشند.
nardi-explain-open-block = اگر هر پانزده مهرهٔ حریف در خانهٔ درست پشت یک سد { $length } تایی باشند، نوبت باید با باز شدن سد تمام شود، اگر راهی برای آن باشد.

## The rules: bearing off
nardi-explain-bearing-off = بیرون بردن
nardi-explain-all-home = وقتی همهٔ مهره‌های ماندهٔ بازیکن در زمین پایانی باشند می‌شود بیرونشان برد، حتی در همان نوبتی که آخرین مهره می‌رسد.
nardi-explain-exact-die = هر تاس مهره را از خانهٔ هم‌عدد خود بیرون می‌برد، شمرده از ته مسیر: 1 از آخرین خانه، 6 از اولین خانهٔ زمین پایانی.
nardi-explain-larger-die = تاسِ بزرگ‌تر از نیاز فقط از دورترین خانه‌ای که هنوز مهره دارد بیرون می‌برد.
nardi-explain-larger-die-never = تاسِ بزرگ‌تر از نیاز چیزی بیرون نمی‌برد.
nardi-explain-inner-steps = به جای آن می‌شود با تاس در زمین پایانی حرکت کرد.
nardi-explain-no-inner-steps = وقتی همه رسیدند، مهره‌ها دیگر در زمین پایانی حرکت نمی‌کنند.

## The rules: the end
nardi-explain-end = پایان
nardi-explain-winner = هر که زودتر هر پانزده مهره را بیرون ببرد برنده است.
nardi-explain-oin = این برد ساده است و { $points } امتیاز دارد.
nardi-explain-mars = اگر بازنده هیچ مهره‌ای بیرون نبرده باشد مارس است و { $points } امتیاز دارد.
nardi-explain-koks-none-home = اگر بازنده مهره‌ای هم در زمین پایانی نداشته باشد، به جای آن کوکس است و { $points } امتیاز دارد.
nardi-explain-koks-first-quarter = اگر بازنده هنوز در شش خانهٔ اول مسیر هم مهره داشته باشد، به جای آن کوکس است و { $points } امتیاز دارد.
nardi-explain-no-ties = مساوی وجود ندارد.
nardi-explain-last-roll = بازنده‌ای که درست چهارده مهره بیرون برده یک تاس آخر دارد: اگر با آن آخرین مهره را بیرون ببرد بازی مساوی است، وگرنه باخت ساده است.
nardi-explain-last-roll-single = جفت در تاس آخر تاس دیگری نمی‌دهد.
nardi-explain-equal-turns = اگر سفید که شروع کرده زودتر تمام کند، سیاه یک نوبت دیگر دارد: اگر با آن آخرین مهره را بیرون ببرد بازی مساوی است.
nardi-explain-equal-turns-judged = نوع برد تازه بعد از آن نوبت معلوم می‌شود.

## The rules: matches
nardi-explain-matches = مسابقه
nardi-explain-single-game = یک دست بازی می‌شود.
nardi-explain-match-length = مسابقه تا { $points } امتیاز است.
nardi-explain-next-opening = هر دست مثل دست اول شروع می‌شود.
nardi-explain-next-winner = برندهٔ هر دست دست بعدی را شروع می‌کند.
nardi-explain-next-loser = بازندهٔ هر دست دست بعدی را شروع می‌کند.
nardi-explain-next-alternate = دو طرف یکی در میان شروع می‌کنند.
nardi-explain-cube = تاس دوبل در آغاز وسط است و عدد 1 را نشان می‌دهد.
nardi-explain-cube-double = بازیکنی که می‌خواهد تاس بریزد می‌تواند دوبل کند، اگر تاس دوبل وسط یا مال خودش باشد، ولی نه با تاس‌های آغاز.
nardi-explain-cube-answer = حریف یا می‌پذیرد، که تاس دوبل دو برابر و مال او می‌شود، یا رد می‌کند و یک برد ساده به ارزش قبلی تاس دوبل می‌بازد.
nardi-explain-cube-score = امتیاز برد در عدد تاس دوبل ضرب می‌شود.
nardi-explain-crawford = اولین دست بعد از اینکه یک طرف به یک امتیازی برد مسابقه رسید بدون تاس دوبل است (قانون کرافورد).
nardi-explain-jacoby = تا وقتی تاس دوبل وسط است هر بردی برد ساده حساب می‌شود (قانون جاکوبی).
