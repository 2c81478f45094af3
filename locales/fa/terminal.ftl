# The game in the terminal, in Persian.
# Terms: level سطح, net شبکه, hint راهنمایی, record ثبت بازی, chances شانس برد, to take back پس گرفتن, event رویداد.

terminal-text = { $text }

## Who plays
terminal-title = Teahouse · { $rules } · { $players }
terminal-title-help = ? راهنما
terminal-player-human = شما
terminal-player-level = سطح { $level }
terminal-seated = { $seats }: { $player }
terminal-welcome = به { $rules } خوش آمدید. { $facing }
terminal-facing = حریف شما: { $opponent }.
terminal-facing-net = سطح { $level }: شبکهٔ { $net }
terminal-all-here = همه پشت همین ترمینال بازی می‌کنند.

## What happens
terminal-rolls = { $seat } تاس ریخت: { $dice }
terminal-dice-fall = تاس: { $dice }
terminal-plays = { $seat }: { $action }
terminal-plays-way = { $seat }: { $action } ({ $way })
terminal-way = { $from } → { $to }
terminal-captures = { $way }، می‌زند
terminal-cannot-move = { $seat } نمی‌تواند حرکت کند
terminal-last-moves = آخرین: { $seat } بازی کرد { $actions }
terminal-last-roll-moves = آخرین: { $seat } { $dice } آورد و بازی کرد { $actions }
terminal-last-pass = آخرین: { $seat } نتوانست حرکت کند
terminal-last-roll-pass = آخرین: { $seat } { $dice } آورد و نتوانست حرکت کند

## Where the game stands
terminal-to-act = نوبت { $seat }
terminal-over-won = بازی تمام شد: { $seat } برد. { $reason }
terminal-over-draw = بازی تمام شد: مساوی. { $reason }
terminal-over-resigned = بازی تمام شد: { $seat } تسلیم شد.
terminal-thinking = { $seat } فکر می‌کند …
terminal-thinking-hurry = { $seat } فکر می‌کند … (Esc: همین حالا بازی کند)
terminal-looking = جست‌وجوی راهنمایی … (Esc: آنچه تا حالا پیدا شده)
terminal-count = { $what }: { $numbers }
terminal-count-of = { $seat } { $number }
terminal-from = از { $place } به …

## Answers to commands
terminal-moves = حرکت‌ها: { $moves }
terminal-no-moves = الان چیزی برای حرکت نیست.
terminal-is-legal = { $action } مجاز است.
terminal-why-what = کدام حرکت؟ why و یک حرکت بنویسید، مانند "why { $example }".
terminal-level-what = کدام سطح؟ level و عددی از 1 تا { $most } بنویسید.
terminal-no-level = پشت این میز کسی با سطح بازی نمی‌کند.
terminal-save-what = کجا؟ save و نام یک فایل بنویسید.
terminal-load-what = کدام؟ load و نام یک فایل بنویسید.
terminal-saved = در { $file } ذخیره شد.
terminal-cannot-save = ذخیره نمی‌شود: { $problem }
terminal-loaded =
    { $events ->
        [one] { $file } باز شد: { $rules }، { $events } رویداد.
       *[other] { $file } باز شد: { $rules }، { $events } رویداد.
    }
terminal-cannot-load = { $file } باز نمی‌شود: { $problem }
terminal-no-record = ثبت بازی در آن نیست
terminal-file-too-large = بیش از { $most } مگابایت است
terminal-chances = شانس برد: { $chances }
terminal-chance = { $seat } { $percent } %
terminal-no-chances = ارزش این وضعیت را نمی‌شود گفت: { $problem }
terminal-eval-what = eval on یا eval off بنویسید؛ eval تنها یک بار می‌گوید.
terminal-eval-on = از این پس شانس‌ها نشان داده می‌شود.
terminal-eval-off = شانس‌ها دیگر نشان داده نمی‌شود.
terminal-hint = راهنمایی: { $lines }
terminal-hint-worth = { $action } ({ $worth })
terminal-hint-wins = { $action } (برد در { $actions })
terminal-hint-loses = { $action } (باخت در { $actions })
terminal-no-hint = راهنمایی نیست: { $problem }
terminal-taken-back = پس گرفته شد.
terminal-nothing-to-undo = چیزی برای پس گرفتن نیست.
terminal-played-again = دوباره بازی شد.
terminal-nothing-to-redo = چیزی برای بازی دوباره نیست.
terminal-new-game = بازی تازه.
terminal-is-over = بازی تمام شده است؛ برای بازی تازه new بنویسید، یا undo.
terminal-not-your-turn = نوبت شما نیست.
terminal-dice-by-themselves = تاس برای شما ریخته می‌شود.
terminal-unknown = «{ $typed }» نه فرمان است و نه حرکت ({ $problem }). فرمان‌ها: { $commands }.
terminal-failed = رایانه نمی‌تواند حرکت کند: { $problem }

## Help: one line for each command
terminal-help-commands = فرمان‌هایی که می‌نویسید
terminal-command-move = بازی‌اش کنید؛ تاس برای شما ریخته می‌شود
terminal-command-why = چرا حرکتی مجاز نیست
terminal-command-moves = حرکت‌های مجاز
terminal-command-hint = بهترین بازی رایانه چیست
terminal-command-undo = آخرین حرکتتان را پس بگیرید
terminal-command-redo = آنچه پس گرفته شد دوباره بازی شود
terminal-command-level = سطحی دیگر، 1 تا 10
terminal-command-eval = شانس‌ها نشان داده شود یا نه
terminal-command-tutor = پیش از قطعی شدن حرکت بد هشدار داده شود یا نه
terminal-command-save = بازی را در فایل ثبت کنید
terminal-command-load = بازی ثبت‌شده را ادامه دهید
terminal-command-record = ثبت بازی را ببینید
terminal-command-fen = وضعیت را به صورت متن ببینید
terminal-command-resign = در این دست تسلیم شوید، یا با واژهٔ match در کل مسابقه
terminal-command-new = از نو شروع کنید
terminal-command-help = همین راهنما
terminal-command-quit = خروج؛ بازی برای دفعهٔ بعد می‌ماند
terminal-help-keys = کلیدها
terminal-help-keys-text =
    جهت‌ها، Tab   رفتن به جای بعدی که می‌شود انتخاب کرد
    Enter         انتخاب؛ اگر چیزی نوشته باشید: اجرای آن
    Esc           رها کردن؛ هنگام فکر رایانه: بازی فوری
    Ctrl-T راهنمایی   Ctrl-Z پس گرفتن   Ctrl-Y دوباره   Ctrl-N بازی تازه
    Ctrl-C خروج   ? همین راهنما
terminal-help-notation = حرکت‌ها چطور نوشته می‌شوند
terminal-notation-nardi =
    24/18 مهره‌ای را از خانهٔ 24 به 18 می‌برد؛ 3/off آن را بیرون می‌برد. خانه‌ها
    از دید سفید شماره دارند. چند حرکت با هم: 24/18,18/15.
terminal-notation-ludo =
    p1+5 مهرهٔ 1 را 5 خانه می‌برد؛ شمارهٔ مهره‌ها روی صفحه نوشته شده است.
terminal-notation-mill =
    d6 مهره‌ای روی d6 می‌چیند؛ d6-d5 آن را حرکت می‌دهد؛ xd5 مهرهٔ روی d5 را برمی‌دارد.
terminal-help-legend = صفحه
terminal-legend-piece = { $sign }  مهره: { $seat }
terminal-legend-home = { $sign }  مال { $seat }
terminal-legend-special = { $sign }  خانهٔ ویژه
terminal-legend-marks = نشان‌دار: جاهایی که می‌توانید بروید، جایی که هستید، و مبدأ و مقصد آخرین نوبت.
terminal-legend-marks-plain = [ ] مکان‌نما   ( ) برداشته   < > جاهای ممکن   { "{" } { "}" } آخرین نوبت
terminal-page-keys = بالا و پایین می‌گرداند، هر کلید دیگر برمی‌گردد

## Windows
terminal-too-small = پنجره { $width } × { $height } نویسه دارد، ولی این صفحه { $needed-width } × { $needed-height } لازم دارد. بزرگ‌ترش کنید، یا با --plain بازی کنید.
terminal-side-log = چه گذشت

## The menu and questions
terminal-menu-keys = بالا، پایین و Enter انتخاب می‌کند · Esc برمی‌گردد
terminal-menu-game = کدام بازی؟
terminal-menu-variant = کدام قوانین؟
terminal-menu-level = در برابر چه کسی؟
terminal-menu-number = یک شماره، یا q برای خروج:
terminal-menu-no-number = «{ $typed }» یکی از شماره‌های 1 تا { $most } نیست.
terminal-menu-all-here = هیچ‌کس: همه پشت همین ترمینال بازی می‌کنند
terminal-family-nardi = نرد بلند و خانواده‌اش
terminal-family-ludo = منچ و خانواده‌اش
terminal-family-mill = دوز و خانواده‌اش
terminal-menu-go-on = ادامه: { $rules }، { $players }
terminal-kept-question = یک بازی ناتمام { $rules } هست.
terminal-kept-go-on =
    { $events ->
        [one] ادامه دادن (تا حالا { $events } رویداد)
       *[other] ادامه دادن (تا حالا { $events } رویداد)
    }
terminal-kept-new = شروع بازی تازه
terminal-kept-damaged = بازی ناتمام را نمی‌شود ادامه داد: { $problem }
terminal-nothing-kept = بازی ناتمام { $rules } نیست.
terminal-none-kept = بازی ناتمامی نیست.
terminal-cannot-keep = بازی برای دفعهٔ بعد نگه داشته نمی‌شود: { $problem }
terminal-gone-on = بازی ناتمام شما.

## Learning
terminal-learn-question = هنوز شبکه‌ای این قوانین را بازی نمی‌کند. اول یکی یاد بگیرد؟
terminal-learn-yes = حداکثر { $seconds } ثانیه یادگیری، بعد بازی
terminal-learn-no = بازی فوری در برابر برآورد دست‌نوشته
terminal-learning = یادگیری { $rules } (Ctrl-C: بس است)
terminal-learned =
    { $games ->
        [one] از { $games } بازی یاد گرفت.
       *[other] از { $games } بازی یاد گرفت.
    }
terminal-learned-strength = { $learned } در برابر برآورد دست‌نوشته { $percent } % (± { $error }) می‌برد؛ { $even } % یعنی برابر.
terminal-learned-known = شبکه‌ای که قبلاً این قوانین را یاد گرفته به کار می‌رود.
terminal-learn-mill = دوز با جست‌وجو بازی می‌شود؛ چیزی برای یادگیری نیست.
terminal-learn-net-there = شبکه‌ای که این قوانین را بازی می‌کند همراه Teahouse است؛ چیزی برای یادگیری نیست.

## Languages
terminal-no-language = زبان «{ $language }» نیست؛ این‌ها هست: { $languages }.
