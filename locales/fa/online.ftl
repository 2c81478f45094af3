# Playing together at tables of a server, on the page.
#
# $person is the name of a person or of a level, $seat the name of a seat (White, Red …), $variant the name of a variant.
# $clock is a clock as online-clock-of says it. Buttons are one or two words.
# Persian. Terms: table میز, seat جا, clock ساعت, reserve ذخیره, to watch تماشا, rematch بازی برگشت, fair منصفانه, secret راز,
# fingerprint اثر انگشت, link پیوند, server سرور.

## Everywhere
online-title = بازی آنلاین
online-home-line = میزهای باز، یا میز خودتان با پیوند
# A name for somebody who gave none.
online-guest = مهمان
online-name = نام شما
online-away = سرور پاسخ نمی‌دهد. به شبکه وصل هستید؟
online-back = بازگشت به میزهای باز

## A new table
new-online = آنلاین
new-here = همین‌جا
online-open-table = باز کردن میز
online-opening = در حال باز کردن …
online-others = دیگران
online-clock = ساعت
online-clock-none = بدون
online-clock-quick = تند
online-clock-usual = معمولی
online-clock-slow = آهسته
online-clock-own = دلخواه
online-clock-move = ثانیه برای هر حرکت
online-clock-reserve = ذخیره به دقیقه
# $move is in seconds, $reserve a time as in 5:00.
online-clock-of = هر حرکت { $move } ثانیه، ذخیره { $reserve }
online-clock-help = ثانیه‌های هر حرکت رایگان است. هر چه بیشتر طول بکشد از ذخیره کم می‌شود؛ هر که ذخیره‌اش تمام شود می‌بازد.
online-no-clock = بدون ساعت
online-listed = هر کسی می‌تواند بیاید
online-listed-help = میز در میان میزهای باز نشان داده می‌شود. وگرنه فقط کسانی که پیوند را دارند می‌توانند بیایند.
online-match = مسابقه تا { $length }
online-single = تک‌دست

## Open tables
online-tables = میزهای باز
online-tables-none = الان کسی منتظر بازی نیست.
online-tables-none-help = میزی باز کنید و پیوندش را برای دوستی بفرستید، یا بگذارید هر کسی بیاید.
online-tables-new = باز کردن میز
online-join = پیوستن
online-join-label = پیوستن به میز { $variant }
online-waits = پشت میز: { $person }
online-waits-nobody = هنوز کسی نیامده
# $when is as in "5 minutes ago".
online-since = بازشده { $when }
online-free-seats =
    { $count ->
        [one] { $count } جای خالی
       *[other] { $count } جای خالی
    }

## Before the game
online-invited = شما دعوت شده‌اید
online-waiting = در انتظار دیگران
online-sit-as = بازی با { $seat }
online-watch = تماشا
online-free = خالی
online-you-are = { $person } (شما)
online-here = حاضر
online-gone = غایب
online-link = این پیوند را برای هر کس که می‌خواهید با او بازی کنید بفرستید
online-copy = کپی
online-copied = کپی شد
online-share = هم‌رسانی
online-link-text = بیا با هم { $variant } بازی کنیم
online-rules = قوانین
online-missing = چنین میزی نیست.
online-missing-help = شاید پیوند ناقص باشد، یا میز دیگر نباشد: بازی‌هایی که خیلی پیش تمام شده‌اند برای همیشه نگه داشته نمی‌شوند.
online-wrong-seat = این پیوند به هیچ جایی سر این میز نمی‌رسد. شاید کس دیگری آنجا نشسته باشد.
online-stay = می‌توانید صفحه را ببندید. بازی در «بازی‌های من» منتظر شماست.
online-close = بستن میز
online-closed = این میز بسته شد.

## Fair dice
online-fair = تاس منصفانه
online-fair-line = سرور تاس می‌ریزد و هیچ‌کس نمی‌تواند انتخاب کند تاس چه بیاید. پس از بازی می‌توانید وارسی‌اش کنید.
online-fair-how = پیش از آن‌که کسی بنشیند، سرور رازی برگزید و اثر انگشت آن را نشان داد که در زیر آمده است. هر کس که می‌نشیند رقم‌های تصادفی خودش را می‌افزاید. هر تاس از همهٔ این‌ها حساب می‌شود. پس از بازی راز نشان داده می‌شود: باید همین اثر انگشت را داشته باشد و هر تاسی باید از آن به دست بیاید.
online-fingerprint = اثر انگشت راز
online-check = وارسی تاس‌ها
online-checking = در حال وارسی …
online-check-right =
    { $rolls ->
        [1] تاس‌ها منصفانه است: تنها تاس بازی از راز به دست می‌آید.
       *[other] تاس‌ها منصفانه است: هر { $rolls } تاس از راز به دست می‌آید.
    }
online-check-right-some = تاس‌ها منصفانه است: همهٔ تاس‌ها از راز به دست می‌آید.
online-check-forged = تقلبی
online-check-impossible = اینجا نمی‌شود وارسی کرد: { $problem }
online-check-label = وارسی تاس‌های { $variant }

## At the table
# Stands in the title of the page.
online-your-turn = نوبت شما
online-won = برنده: { $person }
online-lost = اتصال قطع شد. تلاش دوباره …
online-out-of-step = این صفحه رشتهٔ بازی را گم کرده است. آن را از نو بارگذاری کنید. جزئیات: { $problem }
online-watching = شما تماشا می‌کنید
online-watchers =
    { $count ->
        [one] { $count } تماشاگر
       *[other] { $count } تماشاگر
    }
online-offers-draw = { $person } پیشنهاد مساوی می‌دهد.
online-offers-undo = { $person } می‌خواهد آخرین حرکت را پس بگیرد.
online-offered-draw = پیشنهاد مساوی دادید.
online-offered-undo = درخواست پس گرفتن کردید.
online-accept = پذیرفتن
online-decline = رد کردن
online-withdraw = صرف‌نظر
online-waits-answer = شما موافقت کرده‌اید. دیگران هنوز پاسخ نداده‌اند.
online-say-declined = { $person } نپذیرفت
online-offer-draw = پیشنهاد مساوی
online-clock-left = زمان ماندهٔ { $person }: { $time }
online-my-link = جای من در دستگاه دیگر
online-my-link-help = این پیوند جای شماست: هر کس بازش کند به جای شما بازی می‌کند. آن را جز برای خودتان برای کسی نفرستید.
online-table-link = پیوند تماشا
online-goes-on = رایانه به جای { $person } بازی را ادامه می‌دهد.

## The end
online-over-resignation = { $person } تسلیم شد
online-over-timeout = وقت { $person } تمام شد
online-over-agreement = با توافق دو طرف
online-rematch = بازی برگشت
online-rematch-wanted = درخواست بازی برگشت: { $person }
online-rematch-waits = در انتظار { $person } …
online-rematch-others = در انتظار دیگران …

## My games
games-online = آنلاین
games-against = { $variant }، در برابر { $person }
games-online-table = { $variant }، آنلاین
