# Armenian: tables and records.
# Terms: record = գրառում, event = իրադարձություն, header = վերնագիր, digest = ստուգիչ գումար.

## What a table refuses
table-illegal = { $action }՝ այդպես չի կարելի․ { $reason }

## Records
record-line = տող { $line }: { $problem }
record-event = իրադարձություն { $event }: { $problem }
record-no-rules = Գրառման մեջ կանոնները նշված չեն։
record-rules = Գրառման կանոնները հնարավոր չէ ստանալ՝ { $problem }
record-start = Գրառման սկիզբը՝ { $problem }
record-no-digest = Գրառման մեջ ասված չէ, թե ինչ կանոններով են խաղացել․ Digest վերնագիրը չկա։
record-other-rules = Խաղացել են այլ կանոններով (ստուգիչ գումարը՝ { $found }), քան { $rules } (ստուգիչ գումարը՝ { $digest })։
record-cut-off = Գրառումն ընդհատված է․ նշված է { $claimed } իրադարձություն, բայց կա { $found }։
record-not-over = Ըստ գրառման արդյունքը { $claimed } է, բայց խաղն ավարտված չէ։
record-wrong-end = Գրառման մեջ { $header } «{ $claimed }» է, իսկ իրականում՝ «{ $found }»։
record-open-comment = Այստեղ սկսվող մեկնաբանությունը ոչ մի տեղ ձևավոր փակագծով չի փակվում։
record-header = «{ $found }» վերնագիր չէ։ Սպասվում է՝ [Name "value"]։
record-header-twice = { $header } վերնագիրն այստեղ երկրորդ անգամ է։
record-late-header = { $header } վերնագիրն առաջին իրադարձությունից հետո է։ Դրանում ասվածը պետք է ավելի վաղ հայտնի լինի։
record-beginning = Գրառումն սկսվում է [Teahouse "{ $format }"] տողով։
record-format = Սա { $found } ձևաչափն է․ հայտնի է միայն { $format } ձևաչափը։
record-comment-first = Մեկնաբանությունը գրվում է նետումից կամ գործողությունից հետո։
