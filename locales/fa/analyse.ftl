# Analysing positions, on the page, in Persian.
# Terms: to analyse تحلیل, position وضعیت, to roll out شبیه‌سازی, points امتیاز, threat تهدید, risk خطر, record ثبت بازی,
# error rate نرخ خطا, to send home به پایگاه برگرداندن, mars مارس, koks کوکس.

## The screen
analyse-title = تحلیل
analyse-home-line = هر وضعیتی را بچینید و ببینید هر حرکت چقدر می‌ارزد
analyse-variant = گونه
analyse-board-help = کلیدهای جهت میان جاها حرکت می‌کنند، Enter برمی‌دارد و می‌گذارد. کلیدهای چپ و راست بیرون از صفحه، حرکت‌ها را یکی‌یکی جلو و عقب می‌برند.
analyse-edit = چیدن
analyse-done = تمام
analyse-cancel = لغو
analyse-from-here = تحلیل از اینجا
analyse-to-play = نوبت { $seat } با تاس { $dice }
analyse-to-move = نوبت حرکت { $seat }
analyse-to-roll = نوبت تاس { $seat }
analyse-roll-off = تاس تعیین می‌کند چه کسی شروع کند
analyse-over = بازی تمام شده است.

## Dice
analyse-dice = تاس
analyse-dice-choose-one = یک عدد انتخاب کنید، یا تاس بریزید.
analyse-dice-choose-two = دو عدد انتخاب کنید، یا تاس بریزید.
analyse-dice-choose-other = تاس دیگر چند؟
analyse-die = { $number }
analyse-other-dice = تاس دیگر

## The moves of a position
analyse-moves = حرکت‌ها، اول بهترین
analyse-looking = بررسی حرکت‌ها …
analyse-column-move = حرکت
analyse-column-win = برد
analyse-column-points = امتیاز
analyse-play = بازی { $move }
analyse-error = ± { $error }
analyse-played-out =
    { $trials ->
        [one] { $trials } بازی تا پایان شبیه‌سازی شد
       *[other] { $trials } بازی تا پایان شبیه‌سازی شد
    }
analyse-roll-out = شبیه‌سازی
analyse-roll-out-help = بهترین حرکت‌ها را بارها با تاس‌های یکسان تا پایان بازی می‌کند تا روشن شود کدام بهتر است.
analyse-rolling = شبیه‌سازی، { $percent } %
analyse-stop = توقف
outcome-win-by-mars = مارس { $percent } %
outcome-win-by-koks = کوکس { $percent } %
outcome-loss-by-mars = باخت مارس { $percent } %
outcome-loss-by-koks = باخت کوکس { $percent } %

## What pieces threaten and risk
threats-title = تهدید و خطر
threats-piece = مهره
threats-risk = خطر
threats-by = تهدیدکننده
threats-strikes = می‌تواند بزند
threats-safe = امن
threats-none = –
threats-strike = { $place } با { $number }

## Setting up a position
edit-pieces = مهره‌ها
edit-piece = { $seat }، { $count } مانده
edit-marker = نشان
edit-take = برداشتن
edit-help = مهره‌ای انتخاب کنید و روی جایش بزنید. برای جابه‌جایی، مهره‌ها را بکشید؛ برای برداشتن، به بیرون صفحه بکشید.
edit-turn = نوبت چه کسی
edit-removes = اول مهره‌ای برمی‌دارد
edit-empty = خالی کردن
edit-start = وضعیت آغاز
edit-wrong = هنوز وضعیت درستی نیست

## A position as a text
position-fen = وضعیت (FEN)
position-set = بچین
position-link = کپی پیوند
position-copied = کپی شد
position-record = از ثبت بازی
position-record-help = ثبت یک بازی را اینجا بچسبانید، یا فایلی انتخاب کنید.
position-record-file = انتخاب فایل
position-record-open = باز کردن
position-record-text = ثبت بازی
position-record-which = کدام بازی
position-record-game = { $number }. { $variant }
position-record-empty = در این متن بازی‌ای نیست.

## Links that lead nowhere
link-wrong = این پیوند به هیچ وضعیتی نمی‌رسد.
link-rules-broken = قوانین درون آن خوانده نمی‌شود. شاید در راه بریده شده باشد.
link-rules-long = این قوانین برای پیوند بیش از حد بلند است. به جای آن فایل قوانین و وضعیت (FEN) را بفرستید.
link-garbled = در راه تغییر کرده است: بعضی از نویسه‌هایش خراب است.
link-start = تحلیل چیز دیگر

## My games
games-import = وارد کردن
games-export = صدور
games-brought =
    { $taken ->
        [0] بازی تازه‌ای نبود.
        [one] { $taken } بازی وارد شد.
       *[other] { $taken } بازی وارد شد.
    }
games-known =
    { $known ->
        [one] { $known } بازی از پیش اینجا بود.
       *[other] { $known } بازی از پیش اینجا بود.
    }
games-import-problem = { $file }: { $problem }
games-filter = کدام بازی‌ها
games-any-family = همهٔ بازی‌ها
games-any-variant = همهٔ گونه‌ها
games-any-opponent = همهٔ حریف‌ها
games-any-result = همهٔ نتیجه‌ها
games-any-date = هر زمان
games-last-days =
    { $days ->
        [one] روز گذشته
       *[other] { $days } روز گذشته
    }
games-all = نمایش همه
games-with-friend = با دوستان
games-computers = فقط رایانه‌ها
games-won = برد
games-lost = باخت
games-draw = مساوی
games-played = تعداد بازی
games-rate = نرخ خطا
games-no-rates = بازی‌های بازبینی‌شده نرخ خطا دارند.
games-over-time = نرخ خطا و نتیجهٔ بازی‌های شما، به ترتیب زمان
games-summary = بازی‌های شما به عدد
games-none-found = چنین بازی‌ای نیست.
games-more = بازی‌های بیشتر
games-deleted = { $variant }: حذف شد
games-undo = برگرداندن

## Matches and the cube, at the table
new-match = مسابقه تا
new-match-single = تک‌دست
new-cube = تاس دوبل
match-points = امتیاز
match-stands = نتیجهٔ مسابقه { $score }
match-line = مسابقه تا { $length }، { $score }
match-game-over = دست { $number } تمام شد
match-next-game = دست بعد
table-double = دوبل
table-take = پذیرفتن
table-drop = رد کردن
do-roll-or-double = تاس بریزید، یا دوبل کنید
do-answer = { $seat } تا { $value } دوبل می‌کند: می‌پذیرید، یا دست را واگذار می‌کنید؟
say-double = { $seat } دوبل می‌کند
say-take = { $seat } دوبل را می‌پذیرد
say-drop = { $seat } دوبل را رد می‌کند
say-resign = { $seat } در این دست تسلیم می‌شود
moves-double = دوبل می‌کند
moves-take = می‌پذیرد
moves-drop = رد می‌کند
moves-resign = تسلیم می‌شود

games-look-label = مرور بازی: { $variant }
