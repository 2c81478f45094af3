# What the server says at tables that people share.
# Armenian. Terms: table = սեղան, seat = տեղ, offer = առաջարկ, take back = հետ վերցնել, server = սերվեր, event = իրադարձություն, record = գրառում.

## Making a table
host-rules-long = Կանոնների ֆայլը { $bytes } բայթ է․ սերվերն ընդունում է ամենաշատը { $most }։
host-seats = Խաղատախտակն ունի { $expected } տեղ, բայց նշված է { $found }։
host-seat-empty = Տեղ { $seat }․ այստեղ որևէ մեկը պետք է խաղա։
host-seat-nobody = Տեղ { $seat }․ այս կանոններով այստեղ ոչ ոք չի խաղում։
host-seat-level = Տեղ { $seat }․ { $level } մակարդակ չկա․ մակարդակները 1-ից 10 են։
host-no-person = Գոնե մեկ տեղ պետք է մարդու համար լինի։
host-own-seat = Տեղ { $seat }․ այն մարդու համար չէ, ուստի չի կարող ձերը լինել։
host-clock = Ժամացույցին պետք է առնվազն մեկ վայրկյան և ամենաշատը { $most } վայրկյան։
host-only-json = Սեղանը ստեղծվում է հարցումով, որի մարմնի տեսակը application/json է։
host-body = Հարցման մարմինը չափազանց երկար է կամ ժամանակին չի եկել․ այն կարող է ունենալ ամենաշատը { $most } բայթ։
host-foreign-origin = Այս էջին չի թույլատրվում դիմել այս սերվերին։

## At a table
table-stale = Մինչ այդ այլ բան տեղի ունեցավ։
host-no-table = Այսպիսի սեղան չկա։ Հնարավոր է՝ հղումը թերի է, կամ սեղանը վաղուց է ստեղծվել։
host-table-is-record = Այս խաղը վաղուց ավարտվել է։ Դրա գրառումը դեռ կարելի է կարդալ։
host-table-broken = Այս սեղանի պահված տվյալները կարդալ չի հաջողվում։
host-made-twice = Այս սեղանն արդեն ստեղծված է։
host-not-stored = Սերվերը չկարողացավ պահել սա։ Ոչինչ չի փոխվել․ քիչ անց կրկին փորձեք։
host-full = Սերվերն այլևս տեղ չունի քայլերը պահելու համար։ Ոչինչ չի կորել, և խաղը կշարունակվի, երբ տեղ լինի։
host-wrong-token = Այս հղումը այս սեղանի ոչ մի տեղի չի պատկանում։
host-no-seat = { $seat } տեղ այստեղ չկա։
host-seat-taken = Այստեղ արդեն ուրիշն է նստած։
host-seat-kept = Այս տեղը պահված է մեկի համար։
host-token-twice = Դուք արդեն տեղ ունեք այս սեղանի շուրջ։
host-name = Անունը կարող է ունենալ ամենաշատը { $most } տառ՝ առանց կառավարման նիշերի։
host-contribution = Զառերին ավելացվողը պետք է լինի տասնվեցական նիշեր՝ 2-ից { $most } հատ։
host-watching = Դուք դիտում եք։ Խաղալու համար նախ տեղ զբաղեցրեք։
host-not-seated = Ձեր տեղում այլևս ոչ ոք չի խաղում։
host-not-begun = Խաղը կսկսվի, երբ բոլոր տեղերը զբաղված լինեն։
host-over = Խաղն ավարտված է։
host-withdrawn = Այս սեղանը փակվել է մինչև խաղի սկիզբը։
host-has-begun = Խաղն սկսվել է։ Այն ավարտելու համար հանձնվեք։
host-others-wait = Այստեղ ուրիշներն էլ են նստած, ուստի սեղանը մնում է բաց։
host-not-over = Խաղը դեռ ավարտված չէ։
host-not-your-turn = Հիմա խաղում են { $seat }։
host-not-yours = { $action }՝ դա ձեր անելիքը չէ։
host-action-long = Քայլը կարող է ունենալ ամենաշատը { $most } նիշ։
host-not-due = Հիմա անելու բան չկա։
host-offer-open = Արդեն առաջարկ կա։ Նախ պետք է դրան պատասխանել։
host-no-offer = Առաջարկ չկա։
host-offer-others = Պատասխանելու են մյուսները։
host-no-draws = Զառերով խաղերում ոչ-ոքիի մասին չեն պայմանավորվում։
host-no-draw-with-computers = Համակարգիչը միշտ շարունակում է խաղալ։
host-undo-what = Հետ վերցնել կարելի է միայն եղածը․ ասեք, թե { $events } իրադարձությունից քանիսը մնա։
host-again-already = Դուք արդեն ասել եք դա։

## On the connection
socket-hello-first = Առաջին հաղորդագրությունը պետք է լինի hello։
socket-hello-twice = hello արդեն ասվել է։
socket-version = Այս ծրագիրը խոսում է արձանագրության { $found } տարբերակով, իսկ սերվերը՝ { $known } տարբերակով։
socket-not-understood = Սա հասկանալի չէ՝ { $problem }
socket-id = Մտադրության id-ն ունի 1-ից 40 տառ, թվանշան և գծիկ։
socket-text-only = Հաղորդագրությունները տեքստ են։
socket-too-often = Միանգամից չափազանց շատ էր։ Մի քիչ սպասեք։
socket-too-many = Այստեղից չափազանց շատ միացումներ կան։
socket-only = Այս հասցեն WebSocket-ների համար է։
socket-stopping = Սերվերը կանգ է առնում։ Քիչ անց վերադարձեք։
