# What is wrong with rule files, in Persian.
# Terms: option گزینه, rule file فایل قوانین, family خانواده, variant گونه, to extend گسترش دادن, group گروه,
# list فهرست, table جدول, seat صندلی, lane راهرو, loop مسیر دور.

## Around a problem
problem-at = سطر { $line }، ستون { $column }: { $problem }
problem-with-help = { $problem } (راهنما: { $help })

## Hints that go with several problems
hint-expected = { $expected } لازم است
hint-did-you-mean = منظورتان { $suggestion } بود؟
hint-did-you-mean-name = منظورتان "{ $suggestion }" بود؟
hint-version = version = 1

## What an option takes
expected-truth = true یا false
expected-number = عدد صحیحی از { $min } تا { $max }
expected-name = یکی از { $names }
expected-numbers = فهرستی از عددهای صحیح از { $min } تا { $max }، بدون تکرار
expected-names = فهرستی از چندتا از { $names }، بدون تکرار
expected-lists = فهرستی از فهرست‌های عددهای صحیح از { $min } تا { $max }
expected-board-points = فهرستی از مربع‌ها یا سطرها، هرکدام فهرستی از نقطه‌ها، هر نقطه ["name", x, y]
expected-board-edges = فهرستی از جفت نام نقطه‌ها
expected-board-lines = فهرستی از ردیف‌ها، هرکدام فهرست نام نقطه‌ها از یک سر تا سر دیگر

## What stands in the file
value-truth = یک مقدار درست/نادرست
value-number = یک عدد صحیح
value-fraction = یک عدد اعشاری
value-text = یک متن
value-date = یک تاریخ یا زمان
value-list = یک فهرست
value-table = یک جدول

## Options that are set by a word
setting-wrong = { $path }: «{ $value }» درست نیست؛ باید { $expected } باشد
setting-syntax = { $path }: «{ $value }» درست نیست؛ باید { $expected } باشد ({ $error })

## The file as a whole
rules-syntax = { $error }
rules-syntax-help = برای نحو به toml.io نگاه کنید
rules-too-large = فایل { $bytes } بایت دارد
rules-too-large-help = فایل قوانین حداکثر { $limit } بایت دارد
rules-more = و { $count } مورد دیگر
rules-more-help = اول این‌ها را درست کنید

## The head of the file
rules-no-id = فایل id ندارد
rules-no-id-help = بیفزایید: id = "my-variant"
rules-bad-id = «{ $id }» نمی‌تواند id باشد
rules-bad-id-help = حروف کوچک لاتین و رقم، واژه‌ها با خط تیره در میان، حداکثر 64 نویسه
rules-no-family = فایل نمی‌گوید از کدام خانواده است
rules-no-family-help = بیفزایید: family = یکی از { $families }
rules-unknown-family = خانواده‌ای به نام «{ $family }» نیست
rules-unknown-family-help = یکی از { $families }
rules-family-not-played = اینجا کسی { $family } بازی نمی‌کند
rules-family-not-played-help = یکی از { $families }
rules-not-a-text = { $path } متن نیست
rules-not-a-text-help = { $path } = "…"
rules-bad-version = version عدد صحیحی از 1 به بالا نیست
rules-bad-sources = sources فهرستی از متن‌ها نیست
rules-bad-sources-help = sources = ["…"]

## The file that this one extends
rules-extends-other-family = خانوادهٔ «{ $family }» نمی‌تواند «{ $parent }» از خانوادهٔ «{ $parent-family }» را گسترش دهد
rules-extends-other-family-help = family را بردارید، یا گونه‌ای از همان خانواده را گسترش دهید
rules-extends-unknown = گونه‌ای به نام «{ $name }» برای گسترش نیست
rules-extends-unknown-help = نام یک گونهٔ داخلی یا یک فایل قوانین را بنویسید
rules-extends-unreadable = { $file } خوانده نمی‌شود: { $why }
rules-extends-unreadable-help = نام یک گونهٔ داخلی یا یک فایل قوانین را بنویسید
rules-extends-wrong = { $file } ایراد دارد: { $first }
rules-extends-wrong-help = `teahouse rules check { $file }` همهٔ ایرادها را می‌گوید
rules-extends-circle = فایل‌ها یکدیگر را در حلقه گسترش می‌دهند: { $circle }
rules-extends-circle-help = بگذارید یکی از آن‌ها چیز دیگری را گسترش دهد، یا هیچ چیز را
rules-extends-chain = بیش از { $most } فایل یکدیگر را گسترش می‌دهند
rules-extends-chain-help = گزینه‌های چندتا از آن‌ها را در یک فایل بنویسید

## Single options
rules-unknown-key = { $family } گزینهٔ { $path } ندارد
rules-unknown-key-help = `teahouse rules schema` گزینه‌های { $family } را فهرست می‌کند
rules-not-a-group = { $path } گروهی از گزینه‌هاست، نه { $found }
rules-not-a-group-help = بنویسید [{ $path }] و بعد گزینه‌هایش را
rules-out-of-range = { $path }: { $value } در بازهٔ { $min } تا { $max } نیست
rules-wrong-type = { $path }: { $found } آمده، ولی { $wanted } لازم است
rules-unknown-name = { $path }: «{ $value }» درست نیست؛ باید { $wanted } باشد
rules-twice = { $path }: { $value } دو بار آمده است
rules-number-too-large = { $path }: { $value } از گنجایش عدد بیشتر است
rules-not-finite = { $path }: { $value } اینجا معنایی ندارد
rules-date = { $path }: تاریخ یا زمان اینجا معنایی ندارد

## Options of Nardi that do not go together
rules-combination-tie-roll-off = { $path }: equal-turns باید بداند چه کسی شروع کرده، و تاس آغاز آن را پنهان می‌کند
rules-combination-tie-roll-off-help = opening.roll = "white-rolls"، یا score.tie دیگری
rules-combination-tie-next-game = { $path }: با equal-turns هر دست را سفید شروع می‌کند
rules-combination-tie-next-game-help = opening.next_game = "opening-roll"، یا score.tie دیگری
rules-combination-mars = { $path }: مارس ({ $mars }) کمتر از برد ساده ({ $oin }) ارزش دارد
rules-combination-mars-help = دست‌کم به اندازهٔ score.oin
rules-combination-koks = { $path }: کوکس ({ $koks }) کمتر از مارس ({ $mars }) ارزش دارد
rules-combination-koks-help = دست‌کم به اندازهٔ score.mars، یا 0 برای هیچ
rules-combination-cascade = { $path }: زنجیرهٔ جفت‌ها پایان نوبتی ندارد که سد در آن باز شود
rules-combination-cascade-help = false، یا dice.doubles دیگری
rules-combination-crawford = { $path }: قانون کرافورد تاس دوبل و مسابقه لازم دارد
rules-combination-crawford-help = match.cube = true و match.length برابر 2 یا بیشتر، یا false
rules-combination-jacoby = { $path }: قانون جاکوبی برای تک‌دست با تاس دوبل است
rules-combination-jacoby-help = match.cube = true و match.length = 1، یا false

## Options of Ludo that do not go together
rules-combination-loop = { $path }: { $loop } مضرب 4 نیست
rules-combination-loop-help = 40، 52، 56 و 68 معمول است
rules-combination-visited = { $path }: یک رنگ نمی‌تواند از { $visited } خانه در مسیر دورِ { $loop } خانه‌ای بگذرد
rules-combination-visited-help = حداکثر board.loop
rules-combination-square = { $path }: { $square } روی مسیر دور نیست که برای هر رنگ در { $visited } تمام می‌شود
rules-combination-square-help = شماره‌ها به شمارش هر رنگ از خانه‌های خودش، از 1 تا board.visited
rules-combination-star-order = { $path }: ستاره‌ها به ترتیب مسیر نیستند
rules-combination-star-order-help = اول شماره‌های کوچک‌تر را بنویسید
rules-combination-star-to-slots = { $path }: ستاره نمی‌تواند به خانه‌های مقصد جداگانه برساند
rules-combination-star-to-slots-help = board.goal = "shared"، یا این گزینه را بردارید
rules-combination-lane-on-loop = { $path }: این به راهرو و مسیر دوری نیاز دارد که هر رنگ یک خانه‌اش را نمی‌رود
rules-combination-lane-on-loop-help = فقط برای صفحهٔ LUDOpy
rules-combination-stairs = { $path }: پلکان به راهرو و مقصد مشترک نیاز دارد
rules-combination-stairs-help = board.lane = 6 و board.goal = "shared"، یا lane.rule دیگری
rules-combination-pieces-out = { $path }: این تعداد مهره نیست
rules-combination-pieces-out-help = حداکثر `pieces`
rules-combination-start-square = { $path }: { $most ->
    [one] خانهٔ شروع فقط برای یک مهرهٔ خودی جا دارد
   *[other] خانهٔ شروع حداکثر برای { $most } مهرهٔ خودی جا دارد
}
rules-combination-start-square-help = به square.own_max نگاه کنید
rules-combination-never-full = { $path }: "one-when-full" جایی که خانه هرگز پر نمی‌شود معنایی ندارد
rules-combination-never-full-help = square.own_max را تعیین کنید، یا "one" بنویسید
rules-combination-pair-binds = { $path }: اینجا جفت مهره سد نمی‌سازد
rules-combination-pair-binds-help = به pair.effect نگاه کنید
rules-combination-no-entry = { $path }: هیچ عددی مهره را از پایگاه بیرون نمی‌آورد
rules-combination-no-entry-help = entry.values = [6]
rules-combination-entry-number = { $path }: هیچ تاسی چنین عددی ندارد
rules-combination-entry-number-help = عددهای 1 تا 6، یا entry.by_sum = true
rules-combination-entry-square = { $path }: خانه‌ای از مسیر دور برای یکی از عددهای entry.values نیست
rules-combination-entry-square-help = به تعداد عددهای entry.values خانه، از 1 تا board.visited
rules-combination-no-sum = { $path }: یک تاس مجموع ندارد
rules-combination-no-sum-help = dice.count = 2
rules-combination-no-doubles = { $path }: یک تاس جفت نمی‌آورد
rules-combination-no-doubles-help = dice.count = 2
rules-combination-few-seats = { $path }: بازی دست‌کم دو صندلی لازم دارد
rules-combination-few-seats-help = seats = [0, 2]
rules-combination-seat-order = { $path }: صندلی‌ها به ترتیب بازی نیستند
rules-combination-seat-order-help = اول شماره‌های کوچک‌تر را بنویسید
rules-combination-teams = { $path }: هر صندلی پر دقیقاً در یک تیم است
rules-combination-teams-help = teams = [[0, 2], [1, 3]]
rules-combination-one-team = { $path }: یک تیم تنها حریفی ندارد
rules-combination-one-team-help = دست‌کم دو تیم، یا هیچ

## Options of Mill that do not go together
rules-combination-lost-from-the-start = { $path }: { $pieces ->
    [one] طرفی که یک مهره دارد از همان آغاز باخته است
   *[other] طرفی که { $pieces } مهره دارد از همان آغاز باخته است
}
rules-combination-lost-from-the-start-help = حداکثر piece_count
rules-combination-no-room = { $path }: دو برابر { $pieces } مهره روی { $points } نقطه جا نمی‌شود
rules-combination-no-room-help = حداکثر { $most }
rules-combination-not-own = { $path }: فقط صفحهٔ خودساخته توصیف می‌شود
rules-combination-not-own-help = board.layout = "own"
rules-combination-no-diagonals = { $path }: دو مربع خط قطری ندارد
rules-combination-no-diagonals-help = has_diagonal_lines = false، یا صفحهٔ دیگری
rules-combination-no-middle = { $path }: چنین گرفتنی در هر ردیف نقطهٔ میانی لازم دارد
rules-combination-no-middle-help = ردیف‌های سه‌نقطه‌ای، یا بدون چنین گرفتنی

## Boards of Mill that a file describes
rules-board-no-point = { $path }: این نقطه نیست
rules-board-no-point-help = ["a1", 0, 0]: نام، x، y
rules-board-no-name = { $path }: این نام نیست
rules-board-no-name-help = نام یک نقطه
rules-board-no-list = { $path }: { $found } آمده، ولی فهرست لازم است
rules-board-no-list-help = [ … ]
rules-board-size = { $path }: { $points ->
    [one] { $points } نقطه صفحه نمی‌سازد
   *[other] { $points } نقطه صفحه نمی‌سازد
}
rules-board-size-help = { $least } تا { $most } نقطه
rules-board-name = { $path }: «{ $name }» نمی‌تواند نام نقطه باشد
rules-board-name-help = یک حرف لاتین و بعد حرف و رقم، حداکثر شش نویسه، بدون x
rules-board-name-is-a-roll = { $path }: «{ $name }» نمی‌تواند نام نقطه باشد
rules-board-name-is-a-roll-help = r و یک رقم یعنی تاس؛ حرف دیگری بگذارید، مانند q1
rules-board-name-is-taken = { $path }: «{ $name }» نمی‌تواند نام نقطه باشد
rules-board-name-is-taken-help = این واژه فرمان یا حرکتی در بازی‌های دیگر است؛ مثلاً رقمی بیفزایید
rules-board-same-name = { $path }: دو نقطه به نام { $name } هست
rules-board-same-name-help = به هر نقطه نام خودش را بدهید
rules-board-out-of-drawing = { $path }: { $x }, { $y } بیرون از نقشه است
rules-board-out-of-drawing-help = x و y از 0 تا { $most }
rules-board-same-place = { $path }: دو نقطه در { $x }, { $y }
rules-board-same-place-help = به هر نقطه جای خودش را بدهید
rules-board-unknown-point = { $path }: نقطه‌ای به نام «{ $name }» نیست
rules-board-unknown-point-help = به board.points نگاه کنید
rules-board-point-twice = { $path }: { $name } دو بار آمده است
rules-board-point-twice-help = نقطه‌های متفاوت
rules-board-edge = { $path }: هر خط دو نقطه را وصل می‌کند
rules-board-edge-help = ["a1", "a4"]
rules-board-edge-twice = { $path }: { $from } و { $to } دو بار وصل شده‌اند
rules-board-edge-twice-help = یک بار کافی است
rules-board-no-lines = { $path }: صفحهٔ بدون ردیف دوز ندارد
rules-board-no-lines-help = دست‌کم یک ردیف
rules-board-line-length = { $path }: { $points ->
    [one] این ردیف { $points } نقطه دارد
   *[other] این ردیف { $points } نقطه دارد
}
rules-board-line-length-help = هر ردیف دست‌کم دو نقطه دارد و همهٔ ردیف‌ها به یک تعداد
rules-board-line-twice = { $path }: این ردیف دو بار آمده است
rules-board-line-twice-help = یک بار کافی است
rules-board-many-lines = { $path }: بیش از { $most } ردیف از { $name } می‌گذرد
rules-board-many-lines-help = حداکثر { $most }
rules-board-no-way = { $path }: راهی از { $from } به { $to } نیست
rules-board-no-way-help = خطی به { $to } بیفزایید

## Rules that cannot be had
variant-unknown = گونه‌ای به نام «{ $name }» نیست؛ گونه‌های داخلی: { $known }؛ یا نام یک فایل قوانین با پسوند .toml را بنویسید
variant-unknown-suggested = گونه‌ای به نام «{ $name }» نیست؛ منظورتان { $suggestion } بود؟ گونه‌های داخلی: { $known }؛ یا نام یک فایل قوانین با پسوند .toml را بنویسید
variant-unreadable = { $path } خوانده نمی‌شود: { $why }
variant-wrong = { $name }: { $problems }
variant-text-wrong = قوانین: { $problems }

## Why a file cannot be read
file-refused = { $error }
file-is-a-folder = پوشه است
file-is-not-plain = فایل معمولی نیست
file-too-large = { $bytes } بایت دارد، و فایل قوانین حداکثر { $limit } بایت دارد
file-longer-than-it-says = دست‌کم { $bytes } بایت دارد، و فایل قوانین حداکثر { $limit } بایت دارد
file-not-text = متن UTF-8 نیست
file-no-files = این ساخت از Teahouse فایل نمی‌خواند
