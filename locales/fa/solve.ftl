### What is said about databases of Mill, in Persian: `teahouse solve`. A database knows of each position who wins, and maybe how soon.
# Terms: database پایگاه داده, to solve حل کردن, sub-space زیرفضا, checksum جمع کنترلی, won/drawn/lost برد/مساوی/باخت, turn نوبت, capture برداشتن مهره.

solve-remembers = این قوانین حل‌شدنی نیست: با { $option } ارزش وضعیت به حرکت‌های پیش از آن بستگی دارد.
solve-cannot-read = { $file }: { $cause }
solve-cannot-write = { $file } نوشته نمی‌شود: { $cause }
solve-file-foreign = { $file } پایگاه دادهٔ دوز Teahouse نیست.
solve-file-other-layout = چیدمان { $file } { $found } است، ولی این Teahouse چیدمان { $read } را می‌خواند. با teahouse solve دوباره حلش کنید.
solve-file-other-rules = { $file } پایگاه دادهٔ قوانین دیگری است.
solve-file-head-damaged = { $file } خراب است: سر فایل با جمع کنترلی هنگام نوشتن نمی‌خواند. پاکش کنید و دوباره حل کنید.
solve-file-block-damaged = { $file } خراب است: بلوک { $block } از { $blocks } با جمع کنترلی هنگام نوشتن نمی‌خواند. پاکش کنید و دوباره حل کنید.
solve-file-length = { $file } پایگاه دادهٔ کاملی نیست: باید { $expected } بایت باشد، ولی { $found } بایت است.

## What databases know about moves
moves-not-solved = هیچ پایگاه داده‌ای دربارهٔ حرکت‌های این وضعیت چیزی نمی‌داند؛ teahouse solve { $rules } پایگاه داده‌اش را می‌سازد

## Solving
solve-too-large = صفحهٔ { $points } نقطه‌ای با این تعداد مهره بزرگ‌تر از آن است که حل شود.
solve-memory = حل کردن دست‌کم { $needed } MB حافظه می‌خواهد، ولی فقط { $allowed } MB مجاز است. با --memory بیشتر اجازه دهید، یا با --pieces مهره‌های کمتری را حل کنید.
solve-scratch-busy = { $file } در حال استفاده است: اجرای دیگری همان قوانین را آنجا حل می‌کند. منتظر آن بمانید، یا با --out پوشهٔ دیگری برگزینید.
solve-scratch-damaged = { $file } آن‌گونه که نوشته شده بود نیست. هنگام حل، چیز دیگری پرونده‌های موقت را تغییر داده است؛ دوباره شروع کنید.
solve-interrupted = قطع شد. آنچه تمام شده می‌ماند؛ همین فرمان از همان‌جا ادامه می‌دهد.
solve-verify-counts = { $file } نادرست است: تعداد وضعیت‌های هر نوع با آنچه در سر فایل آمده یکی نیست.
solve-verify-differs = { $file } نادرست است: برای وضعیت { $position } مقدار { $stored } ذخیره شده است، ولی حرکت‌هایش { $found } نشان می‌دهد.
solve-verify-missing = { $file } را نمی‌شود وارسی کرد: حرکت‌هایش به وضعیت‌های { $missing } می‌رسد که موجود نیست.
solve-lacking = زیرفضای { $space } پیش از آنچه به آن می‌رسد حل نشده است.
# The end of a line { $option } …: a size as it is typed, such as 3G.
solve-size = اندازه‌ای مانند 3G یا 500M یا تعداد بایت لازم است
solve-not-mill = { $rules } از بازی‌های دوز نیست؛ فقط آن‌ها حل‌شدنی است.
solve-no-cache = پوشهٔ خانه‌ای برای حافظهٔ نهان نیست؛ با --out پوشه‌ای بدهید.
solve-no-memory = حل کردن { $needed } حافظه می‌خواهد، ولی فقط { $there } آزاد است.
solve-no-disk = پایگاه‌های داده تا { $needed } فضای دیسک می‌خواهد، ولی در { $folder } فقط { $there } آزاد است.
solve-nothing-left = همه چیز از پیش حل شده است.
solve-plan = { $spaces } زیرفضا برای حل با { $positions } وضعیت: تا { $memory } حافظه و { $disk } دیسک.
solve-plan-sliced = زیرفضاهایی که در حافظه جا نمی‌شوند و تکه‌تکه با پرونده‌های موقت حل می‌شوند: { $count }. با حافظهٔ بیشتر (--memory) سریع‌تر است.
# A sub-space such as 4-3: four pieces of the side to move, three of the other. The numbers are percents.
solve-line = { $space }: { $positions } وضعیت، برد { $won } %، مساوی { $drawn } %، باخت { $lost } %، بلندترین { $longest }
solve-summary = { $positions } وضعیت مرحلهٔ حرکت شناخته شده است: برای طرفی که نوبت اوست { $won } % برد، { $drawn } % مساوی و { $lost } % باخت است. این کار { $seconds } ثانیه طول کشید، { $speed } وضعیت در ثانیه.
solve-verified = { $file }: هر { $positions } وضعیت با حرکت‌هایش می‌خواند ({ $seconds } ثانیه)
solve-not-known = این وضعیت در هیچ پایگاه داده‌ای نیست.
# $value is one of the words below, such as "won in 9 turns".
solve-game = نتیجهٔ بازی برای سفید که شروع می‌کند: { $value }.
solve-position = نتیجهٔ وضعیت برای طرفی که نوبت اوست: { $value }.
solve-move = { $value }
solve-move-unknown = ناشناخته
solve-best-line = بهترین بازی:
solve-alternatives = به همان خوبی: { $moves }
solve-won = برد
solve-drawn = مساوی
solve-lost = باخت
solve-won-in = { $until ->
    [capture] برد، با برداشتن مهره در { $turns } نوبت
   *[end] برد در { $turns } نوبت
}
solve-lost-in = { $until ->
    [capture] باخت، با برداشتن مهره در { $turns } نوبت
   *[end] باخت در { $turns } نوبت
}
solve-opening-needs = شروع بازی تا مرحلهٔ حرکت جست‌وجو می‌شود، ولی { $file } از آن مرحله موجود نیست.
solve-opening-circles = شروع بازی را نمی‌شود جست‌وجو کرد: با { $option } مرحلهٔ چیدن ممکن است دور خود بچرخد. با --whole وضعیت به وضعیت حل می‌شود.
solve-placing-rules = مرحلهٔ چیدن در این قوانین وضعیت به وضعیت حل نمی‌شود: در آن بیش از گرفتن یک مهره برای یک آسیاب رخ می‌دهد، یا رنگ‌ها مهم‌اند. با --opening جست‌وجویش کنید.
solve-at-least-drawn = برد یا مساوی
solve-at-most-drawn = مساوی یا باخت
solve-opening-game = نتیجهٔ بازی برای سفید که شروع می‌کند، با جست‌وجوی مرحلهٔ چیدن: { $value }. حرکت‌های اول:
solve-opening-effort = { $positions } وضعیت در { $seconds } ثانیه جست‌وجو شد.
solve-opening-kept = آنچه دربارهٔ { $positions } وضعیت مرحلهٔ چیدن ثابت شد نگه داشته شد ({ $size } مگابایت): بازیکنان از آن می‌پرسند و جست‌وجوی بعدی از آن آغاز می‌شود.
