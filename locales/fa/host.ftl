# What the server says at tables that people share.
# Persian. Terms: table میز, seat جا, offer پیشنهاد, to take back پس گرفتن, server سرور, event رویداد, record ثبت بازی.

## Making a table
host-rules-long = فایل قوانین { $bytes } بایت دارد؛ سرور تا { $most } بایت می‌پذیرد.
host-seats = صفحه { $expected } جا دارد، ولی { $found } جا داده شده است.
host-seat-empty = باید کسی در جای { $seat } بازی کند.
host-seat-nobody = با این قوانین کسی در جای { $seat } بازی نمی‌کند.
host-seat-level = جای { $seat }: سطح { $level } وجود ندارد؛ سطح‌ها از 1 تا 10 است.
host-no-person = دست‌کم یک جا باید برای انسان باشد.
host-own-seat = جای { $seat } برای انسان نیست و نمی‌تواند جای شما باشد.
host-clock = ساعت دست‌کم یک ثانیه و حداکثر { $most } ثانیه لازم دارد.
host-only-json = میز با درخواستی ساخته می‌شود که بدنه‌اش از نوع application/json باشد.
host-body = بدنهٔ درخواست بیش از حد بلند است، یا به‌موقع نرسید؛ حداکثر { $most } بایت می‌تواند داشته باشد.
host-foreign-origin = این صفحه اجازه ندارد با این سرور حرف بزند.

## At a table
table-stale = پیش از آن چیز دیگری رخ داد.
host-no-table = چنین میزی نیست. شاید پیوند کامل نباشد، یا میز خیلی پیش ساخته شده باشد.
host-table-is-record = این بازی خیلی پیش تمام شده است. ثبت بازی آن را هنوز می‌شود خواند.
host-table-broken = آنچه از این میز ذخیره شده خوانده نمی‌شود.
host-made-twice = این میز از پیش ساخته شده است.
host-not-stored = سرور نتوانست این را ذخیره کند. چیزی تغییر نکرده است؛ کمی بعد دوباره امتحان کنید.
host-full = سرور دیگر جایی برای ذخیرهٔ حرکت‌ها ندارد. چیزی از دست نرفته است و همین که جا باز شود بازی ادامه می‌یابد.
host-wrong-token = این پیوند مال هیچ جایی سر این میز نیست.
host-no-seat = اینجا جای { $seat } وجود ندارد.
host-seat-taken = کس دیگری اینجا نشسته است.
host-seat-kept = این جا برای کسی نگه داشته شده است.
host-token-twice = شما از پیش سر این میز جا دارید.
host-name = نام حداکثر { $most } حرف می‌تواند داشته باشد، بدون نویسهٔ کنترلی.
host-contribution = آنچه به تاس افزوده می‌شود باید رقم شانزده‌شانزدهی باشد، از 2 تا { $most } رقم.
host-watching = شما تماشا می‌کنید. برای بازی اول سر جایی بنشینید.
host-not-seated = دیگر کسی در جای شما بازی نمی‌کند.
host-not-begun = بازی وقتی شروع می‌شود که همهٔ جاها پر شود.
host-over = بازی تمام شده است.
host-withdrawn = این میز پیش از شروع بازی بسته شد.
host-has-begun = بازی شروع شده است. برای پایان دادن به آن تسلیم شوید.
host-others-wait = دیگران هم اینجا نشسته‌اند، پس میز باز می‌ماند.
host-not-over = بازی هنوز تمام نشده است.
host-not-your-turn = نوبت { $seat } است.
host-not-yours = { $action } کار شما نیست.
host-action-long = حرکت حداکثر { $most } نویسه می‌تواند داشته باشد.
host-not-due = الان کاری برای انجام نیست.
host-offer-open = پیشنهادی در میان است. اول باید به آن پاسخ داد.
host-no-offer = پیشنهادی در میان نیست.
host-offer-others = دیگران باید پاسخ بدهند.
host-no-draws = در بازی با تاس کسی بر مساوی توافق نمی‌کند.
host-no-draw-with-computers = رایانه همیشه بازی را ادامه می‌دهد.
host-undo-what = فقط آنچه رخ داده را می‌شود پس گرفت: بگویید از { $events } رویداد چند تا بماند.
host-again-already = این را پیش‌تر گفته‌اید.

## On the connection
socket-hello-first = پیام اول باید hello باشد.
socket-hello-twice = hello پیش‌تر گفته شده است.
socket-version = این برنامه با نسخهٔ { $found } پروتکل حرف می‌زند؛ سرور با نسخهٔ { $known }.
socket-not-understood = این فهمیده نشد: { $problem }
socket-id = شناسهٔ درخواست (id) از 1 تا 40 حرف، رقم و خط تیره دارد.
socket-text-only = پیام‌ها متن است.
socket-too-often = یک‌باره زیاد بود. کمی صبر کنید.
socket-too-many = از اینجا بیش از حد اتصال برقرار شده است.
socket-only = این نشانی برای WebSocket است.
socket-stopping = سرور در حال توقف است. کمی بعد برگردید.
