# Tables and records, in Persian.
# Terms: record ثبت بازی, event رویداد, header سرآیند, digest خلاصه (Digest).

## What a table refuses
table-illegal = { $action } مجاز نیست: { $reason }

## Records
record-line = سطر { $line }: { $problem }
record-event = رویداد { $event }: { $problem }
record-no-rules = در ثبت بازی نام قوانین نیامده است.
record-rules = قوانین این ثبت بازی در دسترس نیست: { $problem }
record-start = آغاز ثبت بازی: { $problem }
record-no-digest = ثبت بازی نمی‌گوید با کدام قوانین بازی شده است: سرآیند Digest ندارد.
record-other-rules = این بازی با قوانین دیگری ثبت شده است (خلاصهٔ { $found })، نه با { $rules } (خلاصهٔ { $digest }).
record-cut-off = ثبت بازی ناقص است: می‌گوید { $claimed } رویداد دارد، ولی { $found } رویداد هست.
record-not-over = ثبت بازی نتیجه را { $claimed } می‌گوید، ولی بازی تمام نشده است.
record-wrong-end = ثبت بازی برای { $header } می‌گوید «{ $claimed }»، ولی درستش «{ $found }» است.
record-open-comment = توضیحی که اینجا شروع می‌شود با آکولاد بسته نشده است.
record-header = «{ $found }» سرآیند نیست. شکل درست: [Name "value"].
record-header-twice = سرآیند { $header } اینجا بار دوم آمده است.
record-late-header = سرآیند { $header } بعد از رویداد اول آمده است. آنچه می‌گوید باید پیش از آن معلوم باشد.
record-beginning = ثبت بازی با [Teahouse "{ $format }"] شروع می‌شود.
record-format = این قالب { $found } است؛ فقط قالب { $format } شناخته‌شده است.
record-comment-first = توضیح باید بعد از تاس یا حرکت بیاید.
