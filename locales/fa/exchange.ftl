# Games in other programs' formats, in Persian.
# Terms: format قالب, history تاریخچه, match مسابقه, header سرآیند, comment توضیح, array آرایه, moment لحظه, cube تاس دوبل.

## Where something is wrong
exchange-line = سطر { $line }، ستون { $column }: { $problem }
exchange-byte = بایت { $byte }: { $problem }
exchange-moment = لحظهٔ { $moment } (شمارش از 0): { $problem }
exchange-turn = بازی { $game }، نوبت { $turn }: { $problem }
exchange-record = بازی { $number }: { $problem }

## What is wrong with a file as a whole
exchange-unknown = این هیچ‌یک از قالب‌های شناخته‌شده نیست: نه با [Teahouse "1"] شروع می‌شود، نه با برچسب‌ها یا حرکت‌های دوز، و نه مسابقه (.mat)، تاریخچهٔ LUDOpy (.npz) یا فهرست LongNardi (.json) است.
exchange-empty = بازی‌ای در آن نیست.
exchange-nothing-to-write = بازی‌ای برای نوشتن نیست.
exchange-not-written = قالب { $format } فقط خوانده می‌شود و نوشته نمی‌شود.
exchange-other-family = قالب { $format } بازی‌های { $rules } را در بر نمی‌گیرد.
exchange-other-game = بازی { $number } را نمی‌شود در این قالب نوشت، چون فقط بازی‌های { $family } را در بر می‌گیرد.
exchange-set-up = بازی { $number } با وضعیتی چیده‌شده شروع می‌شود که این قالب جایی برای آن ندارد.

## What had to be assumed, or was left out
exchange-rules-assumed = فایل نام قوانین را ندارد؛ { $rules } فرض شد.
exchange-no-comments =
    { $count ->
        [one] یک توضیح کنار گذاشته شد؛ قالب { $format } جایی برای آن ندارد.
       *[other] { $count } توضیح کنار گذاشته شد؛ قالب { $format } جایی برای آن‌ها ندارد.
    }
exchange-no-headers = نام‌ها و سرآیندهای دیگر کنار گذاشته شد؛ قالب { $format } جایی برای آن‌ها ندارد.

## Matches (.mat)
mat-before-games = «{ $found }» پیش از بازی اول آمده است. شکل درست: "7 point match"، "Game 1"، یا توضیحی که با نقطه‌ویرگول (;) شروع شود.
mat-names = «{ $found }» نام بازیکنان نیست. شکل درست: نام : امتیاز، دو بار.
mat-cell = «{ $found }» حرکت نیست. شکل درست: تاس مانند 63:، یا Doubles، Takes، Drops یا Wins.
mat-cells = «{ $found }» بیش از دو چیز می‌گوید. شکل درست: برای هر بازیکن یکی.
mat-dice = «{ $found }» تاس نیست. شکل درست: دو عدد از 1 تا 6 و یک دونقطه.
mat-double = Doubles نمی‌گوید تا چند. شکل درست: Doubles => 2.
mat-wins = Wins نمی‌گوید چند امتیاز. شکل درست: Wins 1 point.
mat-move = «{ $found }» حرکت نیست. شکل درست: مبدأ/مقصد، از 24 تا 1، و 0 یا off برای بیرون صفحه.
mat-variation = این مسابقهٔ { $variation } است؛ فقط مسابقه‌های نرد بلند را می‌شود دوباره بازی کرد.
mat-cube = تاس دوبل را نمی‌شود روی { $found } گذاشت. شکل درست: Doubles => { $expected }.
# $found and $expected are numbers of points; $expected may be several, such as 2, 4.
mat-points = دستی که الان واگذار شود { $found } امتیاز ندارد. مقدار درست: { $expected }.
# $problem says how the game ended.
mat-other-end = این دست جور دیگری تمام شد: { $problem }
# Scores such as 2-4, the left player's points first.
mat-score = نتیجهٔ پیش از این دست { $found } نوشته شده و با دست‌های پیش نمی‌خواند. مقدار درست: { $expected }.
mat-other-turn = نوبت { $seat } است.
mat-other-dice = تاسی که روی صفحه است { $dice } است.
mat-must-move = از این تاس‌ها بیشتر می‌شود بازی کرد، پس باید بازی شود.
mat-refused = { $found } را نمی‌شود بازی کرد: { $problem }
mat-no-such-turn = با این تاس‌ها نمی‌شود این را بازی کرد.
mat-other-match = این بازی‌ها از یک مسابقه نیستند: قوانین یا طول مسابقه‌شان فرق دارد.
mat-roll-off = بازی { $game }: فایل نمی‌گوید تاس آغاز چه بود؛ 2 و 1 نوشته شد.

## LUDOpy's histories (.npz)
npz-cut-off = فایل اینجا بریده شده است.
npz-directory = فهرست درون بایگانی خراب است.
npz-compressed = این بخش بایگانی فشرده است. آن را مثل LUDOpy با numpy.savez ذخیره کنید، نه با savez_compressed.
npz-checksum = این بخش بایگانی خراب است: مجموع مقابله‌ای آن نمی‌خواند.
npy-version = این آرایهٔ شناخته‌شده‌ای از numpy نیست.
npy-header = «{ $found }» سرآیند آرایه نیست.
npy-kind = «{ $found }»: آرایه چیزی جز عددهای صحیح دارد. شکل درست: آنچه numpy.savez(name, **game.hist) می‌نویسد.
npy-order = «{ $found }»: آرایه به ترتیب Fortran است. شکل درست: ترتیب C.
ludopy-one-array = این تنها یک آرایه است و تاریخچه چهار آرایه دارد. آن را با save_hist یا با numpy.savez(name, **game.hist) ذخیره کنید.
ludopy-no-array = آرایهٔ { $array } نیست.
ludopy-shape = شکل آرایهٔ { $array } { $found } است. شکل درست: { $expected }.
ludopy-piece = { $found } جای مهره نیست.
ludopy-player = می‌گوید بازیکن { $found }، ولی نوبت بازیکن { $expected } است.
ludopy-pieces = مهره‌ها جایی نیستند که لحظهٔ پیش بودند.
ludopy-pair = تاس یا بازیکن لحظهٔ پس از حرکت با لحظهٔ پیش از آن فرق دارد.
ludopy-no-such-move = هیچ حرکت مجازی با { $die } به این مهره‌ها نمی‌رسد.
ludopy-one-game =
    { $count ->
       *[other] تاریخچهٔ LUDOpy یک بازی دارد و این‌ها { $count } بازی است.
    }
ludopy-rules = تاریخچه‌های LUDOpy بازی‌هایی با قوانین خودش دارد، ludopy و ludopy-two، نه { $rules }.

## LongNardi's lists (.json)
longnardi-json = این JSON نیست: { $problem }
longnardi-list = این فهرست بازی‌ها نیست.
longnardi-field = فیلد { $field } نیست، یا آن‌طور که باید نیست.
longnardi-board = صفحه آن‌طور نیست که نوبت پیش آن را گذاشته بود.
longnardi-no-such-turn = هیچ نوبت مجازی با این تاس‌ها به این صفحه نمی‌رسد.
