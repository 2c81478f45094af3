# Fair dice, in Persian: what `teahouse verify` says (docs/fair-dice.md).
# Terms: fair منصفانه, commitment تعهد, secret راز, contribution سهم, scheme طرح, header سرآیند, roll تاس.

## What was found. $rolls is the number of rolls that were checked.
fair-checked = { $rolls ->
    [1] یک تاس، همان‌طور که پیش از بازی تعهد شده بود
   *[other] { $rolls } تاس، همه همان‌طور که پیش از بازی تعهد شده بود
}
fair-no-dice = چیزی برای وارسی نیست: این بازی تاس ندارد
# Counts of games, over all files.
fair-all-checked = { $games ->
    [1] تاس‌های بازی منصفانه است.
   *[other] تاس‌های هر { $games } بازی منصفانه است.
}
fair-not-all-checked = { $failed } بازی از { $games } بازی: به تاس‌ها نمی‌شود اعتماد کرد، یا نمی‌شود وارسی‌شان کرد.
fair-no-records = ثبت بازی در آن نیست
fair-empty = در این متن ثبت بازی نیست.
# $expected is the first sentence under "What stands in headers".
fair-commitment = «{ $found }» تعهد نیست. شکل درست: { $expected }.

## Why the dice of a record cannot be checked
fair-none = ثبت بازی نمی‌گوید تاس‌ها چگونه ریخته شده است: سرآیند { $header } ندارد.
fair-missing = سرآیند { $header } نیست.
fair-unknown-header = در این طرح سرآیند { $header } نیست، یا سر این میز چنین جایی نیست.
# $expected is one of the sentences under "What stands in headers".
fair-header = [{ $header } "{ $found }"] فهمیده نمی‌شود. شکل درست: { $expected }
fair-scheme = این تاس‌ها با طرح { $found } ریخته شده است؛ فقط طرح { $scheme } شناخته‌شده است.
fair-unfinished = راز هنوز در ثبت بازی نیست. پس از پایان بازی نشان داده می‌شود.
fair-no-secret = بازی تمام شده است، ولی راز نیست (سرآیند { $header }). بدون آن هیچ تاسی را نمی‌شود وارسی کرد.

## Why the dice of a record are not fair
fair-late-commitment = تعهد بعد از { $header } آمده است. باید پیش از سهم همهٔ جاها باشد.
fair-wrong-secret = این راز آن نیست که تعهد شده بود: SHA-256 آن { $found } است، ولی تعهد { $commitment } بود.
fair-other-commitment = تعهد در ثبت بازی { $found } است، ولی به شما { $expected } نشان داده شده بود.
fair-other-roll = تاس { $number } باید { $expected } باشد، ولی { $found } نوشته شده است.
fair-missing-roll = تاس { $number } نیست. باید { $expected } باشد، ولی آنجا { $found } نوشته شده است.
fair-other-rolls-before = ثبت بازی می‌گوید پیش از این بازی { $found } تاس ریخته شده است، ولی { $expected } تاس بود.
fair-other-header = سرآیند { $header } با آنچه در دست اول مسابقه آمده فرق دارد.

## What stands in headers
fair-expected-hash = 64 رقم شانزده‌شانزدهی
fair-expected-contribution = حداکثر { $digits } رقم شانزده‌شانزدهی، دو رقم برای هر بایت
fair-expected-table = حداکثر { $bytes } بایت
fair-expected-number = عدد
