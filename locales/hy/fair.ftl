# Armenian. Fair dice: what `teahouse verify` says (docs/fair-dice.md).
# Terms: fair = ազնիվ, commitment = պարտավորություն, to commit to = ամրագրել, secret = գաղտնիք, contribution = ներդրում,
# roll = նետում, header = վերնագիր, scheme = սխեմա, record = գրառում.

## What was found. $rolls is the number of rolls that were checked.
fair-checked = { $rolls ->
    [1] մեկ նետում՝ այնպես, ինչպես ամրագրված էր խաղից առաջ
   *[other] { $rolls } նետում, բոլորը՝ այնպես, ինչպես ամրագրված էր խաղից առաջ
}
fair-no-dice = ստուգելու բան չկա․ այս խաղում զառեր չկան
# Counts of games, over all files.
fair-all-checked = { $games ->
    [1] Խաղի զառերն ազնիվ են։
   *[other] Բոլոր { $games } խաղերի զառերն ազնիվ են։
}
fair-not-all-checked = { $games } խաղից { $failed }-ում զառերին վստահել կամ դրանք ստուգել հնարավոր չէ։
fair-no-records = դրանում գրառում չկա
fair-empty = Տեքստում գրառում չկա։
# $expected is the first sentence under "What stands in headers".
fair-commitment = «{ $found }»-ը պարտավորություն չէ։ Սպասվում է՝ { $expected }։

## Why the dice of a record cannot be checked
fair-none = Գրառման մեջ ասված չէ, թե ինչպես են նետվել զառերը․ { $header } վերնագիրը չկա։
fair-missing = { $header } վերնագիրը չկա։
fair-unknown-header = Այս սխեմայում { $header } վերնագիր չկա, կամ այս սեղանի շուրջ այդպիսի տեղ չկա։
# $expected is one of the sentences under "What stands in headers".
fair-header = [{ $header } "{ $found }"]՝ հասկանալի չէ։ Սպասվում է՝ { $expected }
fair-scheme = Այս զառերը նետվել են { $found } սխեմայով․ հայտնի է միայն { $scheme } սխեման։
fair-unfinished = Գաղտնիքը դեռ գրառման մեջ չէ։ Այն բացվում է, երբ խաղն ավարտվում է։
fair-no-secret = Խաղն ավարտված է, բայց գաղտնիքը չկա ({ $header } վերնագիր)։ Առանց դրա ոչ մի նետում ստուգել հնարավոր չէ։

## Why the dice of a record are not fair
fair-late-commitment = Պարտավորությունը գրված է { $header } վերնագրից հետո։ Այն պետք է տրվի, քանի դեռ ոչ մի տեղ ներդրում չի արել։
fair-wrong-secret = Գաղտնիքն այն չէ, որն ամրագրված էր․ դրա SHA-256-ը { $found } է, բայց ամրագրված էր { $commitment }։
fair-other-commitment = Գրառման մեջ պարտավորությունը { $found } է, բայց ձեզ ցույց էր տրվել { $expected }։
fair-other-roll = Նետում { $number }․ պետք է լինի { $expected }, բայց գրված է { $found }։
fair-missing-roll = Նետում { $number }-ը չկա․ պետք է լինի { $expected }, բայց գրված է { $found }։
fair-other-rolls-before = Ըստ գրառման այս խաղից առաջ եղել է { $found } նետում, բայց իրականում եղել է { $expected }։
fair-other-header = { $header } վերնագիրն այլ է, քան մրցախաղի առաջին խաղում։

## What stands in headers
fair-expected-hash = 64 տասնվեցական նիշ
fair-expected-contribution = ամենաշատը { $digits } տասնվեցական նիշ, ամեն բայթին երկուական
fair-expected-table = ամենաշատը { $bytes } բայթ
fair-expected-number = թիվ
