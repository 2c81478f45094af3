# The page in the browser, in Persian.
# Terms: level سطح, hint راهنمایی, to take back پس گرفتن, turn نوبت, variant گونه, record ثبت بازی, evaluation ارزیابی.

## Everywhere
page-name = Teahouse
page-close = بستن
page-menu = منو
page-loading = بارگذاری …
page-broken = موتور بازی در این مرورگر کار نمی‌کند.
page-broken-help = مرورگری از سال 2023 یا جدیدتر لازم است. جزئیات: { $problem }
page-incomplete = این زبان { $share } % کامل است؛ بقیه به انگلیسی است.
page-update = نسخهٔ تازه‌ای هست.
page-update-now = بارگیری

## Home
home-play = بازی
home-friend = با دوست
home-more = بیشتر…
home-play-label = بازی { $game }
home-friend-label = بازی { $game } با دوست روی همین صفحه‌نمایش
home-more-label = راه‌های دیگر برای بازی { $game }
home-against = { $variant }، در برابر { $player }
home-hot-seat = { $variant }، دو نفر روی همین صفحه‌نمایش
home-table-of =
    { $seats ->
        [one] { $variant }، { $seats } نفر پشت میز
       *[other] { $variant }، { $seats } نفر پشت میز
    }
home-watch = { $variant }، بازی رایانه‌ها
home-go-on = ادامه
home-go-on-label = ادامهٔ { $variant }
home-unfinished = بازی‌های ناتمام
home-finished = بازی‌های تمام‌شده
home-no-games = بازی‌های شما همین‌جا در این مرورگر نگه داشته می‌شود.
home-delete-label = حذف بازی { $variant }
home-step-through = مرور بازی
home-left = رهاشده { $when }
home-played = بازی‌شده { $when }
home-moves =
    { $turns ->
        [one] { $turns } نوبت
       *[other] { $turns } نوبت
    }
home-games = بازی‌های من
home-games-line =
    { $played ->
        [0] هنوز بازی نکرده‌اید
       *[other] { $played } بازی، { $won } برد
    }

## Families of games
family-nardi = نرد بلند
family-ludo = منچ
family-mill = دوز

## A new game
new-title = بازی تازهٔ { $game }
new-variant = گونه
new-rules-of = قوانین { $variant }
new-opponent = حریف
new-computer = رایانه
new-friend = دوست همین‌جا
new-watch = تماشا
new-level = سطح
new-level-of = سطح { $seat }
new-strength = سطح { $level } · { $word }
new-seat = رنگ شما
new-person = انسان
new-empty = خالی
new-start = شروع
new-own = فایل قوانین خودتان
new-own-help = فایلی با پسوند .toml انتخاب کنید. در همین مرورگر می‌ماند.
new-own-wrong = با این فایل نمی‌شود بازی کرد:
level-word-1 = مبتدی
level-word-2 = تفننی
level-word-3 = باشگاهی
level-word-4 = قوی
level-word-5 = استاد

## Players
player-you = شما
player-level = سطح { $level } · { $word }
player-person = انسان
player-turn = { $seat } · نوبت شما
player-thinks = { $seat } · فکر می‌کند …
player-to-act = { $seat } · نوبت اوست

## The table
table-board = صفحهٔ { $variant }
table-board-help = کلیدهای جهت میان جاها حرکت می‌کنند، Enter برمی‌دارد و می‌گذارد، Escape رها می‌کند، R تاس می‌ریزد، U پس می‌گیرد، H راهنمایی می‌دهد.
table-roll = تاس
table-confirm = تمام
table-take-back = پس گرفتن
# Others have to allow it.
table-ask-back = درخواست پس گرفتن
table-play-again = دوباره
table-hint = راهنمایی
table-moves = حرکت‌ها
table-rules = قوانین
table-evaluation = ارزیابی
table-evaluation-key = E
table-best-moves = بهترین حرکت‌ها
table-new-game = بازی تازه
table-same-again = همین دوباره
table-change-seats = عوض کردن جا
table-resign = تسلیم
table-resign-sure = در این بازی تسلیم می‌شوید؟
table-resign-yes = بله، تسلیم
table-resign-no = نه، ادامه
table-resign-match = تسلیم در مسابقه
table-resign-match-sure = در کل مسابقه تسلیم می‌شوید؟
table-settings = تنظیمات
table-home = خانه
table-sound-on = صدا روشن
table-sound-off = صدا خاموش
table-turn-round = چرخاندن صفحه
table-type = نوشتن حرکت
table-type-play = بازی
table-flip-theme = تغییر پوسته
table-step-first = به آغاز
table-step-back = یک گام عقب
table-step-on = یک گام جلو
table-step-last = به پایان
table-chance = شانس برد
table-chance-of = { $seat } { $percent } %
table-thinking = در حال فکر …
table-tutor = مربی
table-tutor-costs = { $mark }: این حرکت به بهای { $loss } امتیاز تمام می‌شود.
table-tutor-keep = همین بماند

## What to do now
do-roll = تاس بریزید
do-choose = یک مهره انتخاب کنید
do-where = مقصدش را انتخاب کنید
do-where-die = مقصدش را انتخاب کنید، یا روی تاسی بزنید که اول بازی شود
do-remove = مهره‌ای برای برداشتن انتخاب کنید
do-place = نقطه‌ای برای چیدن مهره انتخاب کنید
do-confirm = برای پایان نوبت روی «تمام» یا روی تاس‌ها بزنید
do-only-move = فقط یک حرکت هست
do-wait = در انتظار { $seat }
do-watch = { $seat } بازی می‌کند
do-step-through = بازی را گام‌به‌گام ببینید

## The end
over-you-won = بردید!
over-you-lost = { $seat } برد
over-won = { $seat } برد
over-draw = مساوی
over-resigned = { $seat } تسلیم شد
over-rematch = بازی برگشت
over-step-through = مرور بازی
over-download = دانلود ثبت بازی

## Announcements
say-rolled = { $seat } تاس ریخت: { $dice }
say-moved = { $seat }: از { $from } به { $to }
say-placed = { $seat }: چید روی { $to }
say-finished = { $seat }: از { $from } به بیرون صفحه
say-removed = { $seat }: { $to } را برمی‌دارد
say-captured = { $move }، می‌زند
say-passed = { $seat } نمی‌تواند حرکت کند
say-taken-back = پس گرفته شد
say-hint = راهنمایی: { $move }
say-place-empty = { $place }: خالی
say-place-holds = { $place }: { $pieces }
say-pieces = { $count } { $seat }
say-place-movable = { $label }، می‌تواند حرکت کند
say-place-target = { $label }، می‌شود به اینجا رفت
say-place-removable = { $label }، می‌شود برداشت
say-die = تاس { $number }: اول این را بازی کن
say-die-used = تاس { $number }، بازی شده

## The list of moves
moves-to-play = نوبت اوست
moves-pass = پاس
moves-empty = هنوز حرکتی نیست

## Settings
set-title = تنظیمات
set-language = زبان
set-theme = پوسته
set-theme-auto = مطابق سیستم
set-theme-light = روشن
set-theme-dark = تیره
set-theme-contrast = کنتراست بالا
set-sound = صدا
set-speed = پویانمایی
set-speed-off = خاموش
set-speed-slow = آهسته
set-speed-normal = معمولی
set-speed-fast = تند
set-direction = صفحه
set-direction-usual = معمولی
set-direction-turned = چرخیده
set-direction-mirrored = آینه‌ای
set-direction-both = چرخیده و آینه‌ای
set-numbers = شماره‌ها در حاشیه
set-auto-roll = تاس خودکار
set-auto-confirm = پایان خودکار نوبت
set-auto-finish = بیرون بردن خودکار در پایان
set-help = کمک
set-tutor = مربی: پیش از قطعی شدن حرکت بد به من بگوید

## Help
help-best = بهترین حرکت‌ها
help-win = { $percent } %
help-wins-in =
    { $actions ->
        [one] برد در { $actions }
       *[other] برد در { $actions }
    }
help-loses-in =
    { $actions ->
        [one] باخت در { $actions }
       *[other] باخت در { $actions }
    }
# What endgames know about a move.
help-won = برد
help-drawn = مساوی
help-lost = باخت
help-capture-in = برداشتن مهره در { $turns } نوبت

## Review of a game
study-title = بازبینی
study-open = بازبینی
study-open-label = بازبینی بازی { $variant }
study-progress = { $done } از { $of } سنجیده شد
study-progress-label = پیشرفت بازبینی
study-graph = شانس برد { $seat }، %
study-luck = شانس تاس
study-luck-of = شانس تاس { $luck }
study-luck-column = شانس تاس
study-turn = نوبت { $turn }، { $seat }
study-turn-you = نوبت { $turn }، شما
study-turn-rolled = نوبت { $turn }، { $seat } تاس ریخت: { $dice }
study-turn-you-rolled = نوبت { $turn }، شما تاس ریختید: { $dice }
study-turn-column = نوبت
study-mark-column = اشتباه
study-mark-loss = { $mark } { $loss }
study-forced = اجباری
study-decision = تصمیم
study-played = بازی‌شده
study-better = بهتر
study-next-best = بهترینِ بعدی
study-others = حرکت‌های دیگر
study-show = نمایش { $line } روی صفحه
study-wins = { $percent } % برد
study-mars = { $percent } % از آن‌ها مارس
study-goes-on = ادامه:
study-not-yet = هنوز سنجیده نشده
study-worst-first = اول بدترین
study-whose = اشتباه‌های چه کسی
study-yours = شما
study-all = همه
study-no-mistakes = بدون اشتباه.
study-none-yet = تا حالا بدون اشتباه.
study-summary = خلاصه
study-rate = نرخ خطا
study-rate-help = هزارم امتیازِ ازدست‌رفته در هر تصمیم
study-blunders = اشتباه فاحش
study-plays-like = بازی مانند
study-level = سطح { $level }
study-play-on = ادامهٔ بازی از اینجا
study-table = حرکت‌ها
study-keys = چپ و راست بازی را گام‌به‌گام می‌برند، M و N به اشتباه بعدی و قبلی می‌روند، B حرکت بهتر را نشان می‌دهد، پایین و بالا در آن پیش و پس می‌روند، Escape از آن بیرون می‌آید.
# The games of a match. $score is the score before the game: "2–1".
study-games = دست مسابقه
study-game = دست { $number }
study-game-at = دست { $number }، نتیجه { $score }
study-game-before = دست قبل
study-game-next = دست بعد
# The cube. $seat is whoever may double, or has doubled.
study-cube-roll = بدون دوبل
study-cube-double = دوبل
study-cube-take = پذیرفتن
study-cube-drop = رد کردن
study-cube-double-take = دوبل، پذیرفتن
study-cube-double-drop = دوبل، رد کردن
study-cube-right = درست
study-cube-match = شانس { $seat } برای برد مسابقه
study-cube-points = امتیاز { $seat }
study-percent = { $percent } %
study-rate-moves = حرکت‌ها
study-rate-cube = تاس دوبل
study-lost = این بازی در این مرورگر نگه داشته نشده است.
study-no-graph = نمودار در این مرورگر کشیده نمی‌شود.
