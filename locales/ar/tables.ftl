# Tables and records, in Arabic.
# Terms: record سجل, event حدث, header ترويسة, digest بصمة (Digest).

## What a table refuses
table-illegal = { $action } غير جائزة: { $reason }

## Records
record-line = السطر { $line }: { $problem }
record-event = الحدث { $event }: { $problem }
record-no-rules = لا يذكر السجل أي قواعد.
record-rules = قواعد السجل غير متوفرة: { $problem }
record-start = بداية السجل: { $problem }
record-no-digest = لا يقول السجل بأي قواعد لُعب: تنقصه الترويسة Digest.
record-other-rules = لُعب السجل بقواعد أخرى (البصمة { $found }) غير { $rules } (البصمة { $digest }).
record-cut-off = السجل مبتور: عدد الأحداث المذكور { $claimed }، والموجود { $found }.
record-not-over = يقول السجل إن النتيجة { $claimed }، لكن اللعبة لم تنته.
record-wrong-end = يقول السجل { $header } «{ $claimed }»، والصحيح «{ $found }».
record-open-comment = التعليق الذي يبدأ هنا لا يُغلق بقوس معقوف.
record-header = «{ $found }» ليست ترويسة. المتوقع: [Name "value"].
record-header-twice = الترويسة { $header } ترد هنا للمرة الثانية.
record-late-header = الترويسة { $header } ترد بعد أول حدث. يجب أن يكون ما تقوله معروفًا قبل ذلك.
record-beginning = يبدأ السجل بـ [Teahouse "{ $format }"].
record-format = هذه الصيغة { $found }؛ المعروف هو الصيغة { $format } فقط.
record-comment-first = يأتي التعليق بعد رمية أو نقلة.
