# Azerbaijani. Tables and records.
# Terms: yazı record, hadisə event, başlıq header, şərh comment, digest digest.

## What a table refuses
table-illegal = { $action } qaydalara uyğun deyil: { $reason }

## Records
record-line = sətir { $line }: { $problem }
record-event = hadisə { $event }: { $problem }
record-no-rules = Yazıda qaydalar göstərilməyib.
record-rules = Yazının qaydaları tapılmır: { $problem }
record-start = Yazının başlanğıcı: { $problem }
record-no-digest = Yazı hansı qaydalarla oynandığını demir: Digest başlığı yoxdur.
record-other-rules = Yazı { $rules } (digest { $digest }) qaydaları ilə yox, başqa qaydalarla (digest { $found }) oynanıb.
record-cut-off = Yazı yarımçıqdır: { $claimed } hadisə göstərir, amma { $found } hadisə var.
record-not-over = Yazı nəticənin { $claimed } olduğunu deyir, amma oyun bitməyib.
record-wrong-end = Yazıda { $header } "{ $claimed }" göstərilib, amma doğrusu "{ $found }".
record-open-comment = Burada başlayan şərh fiqurlu mötərizə ilə bağlanmayıb.
record-header = "{ $found }" başlıq deyil. Gözlənilən: [Name "value"].
record-header-twice = { $header } başlığı burada ikinci dəfə yazılıb.
record-late-header = { $header } başlığı ilk hadisədən sonra gəlir. Onun dediyi əvvəlcədən bilinməlidir.
record-beginning = Yazı [Teahouse "{ $format }"] ilə başlayır.
record-format = Bu, { $found } formatıdır; yalnız { $format } formatı tanınır.
record-comment-first = Şərh zər atışından və ya gedişdən sonra gəlir.
