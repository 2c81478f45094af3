### Armenian: what is said about databases of Mill: `teahouse solve`. A database knows of each position who wins, and maybe how soon.
### Terms: database = տվյալների բազա, solve = լուծել, sub-space = ենթատարածություն, head = վերնագիր, block = բլոկ,
### checksum = ստուգիչ գումար, won / drawn / lost = հաղթանակ / ոչ-ոքի / պարտություն, capture = քարի հանում.

solve-remembers = Այս կանոնները լուծել հնարավոր չէ․ { $option } պարամետրով դիրքի արժեքը կախված է նախորդ քայլերից։
solve-cannot-read = { $file }: { $cause }
solve-cannot-write = { $file } գրել չի հաջողվում՝ { $cause }
solve-file-foreign = { $file } ֆայլը Teahouse-ի ջրաղացի տվյալների բազա չէ։
solve-file-other-layout = { $file } ֆայլի կառուցվածքը { $found } է, իսկ այս Teahouse-ը կարդում է { $read } կառուցվածքը։ Նորից լուծեք teahouse solve-ով։
solve-file-other-rules = { $file } ֆայլն այլ կանոնների տվյալների բազա է։
solve-file-head-damaged = { $file } ֆայլը վնասված է․ վերնագրի ստուգիչ գումարը սխալ է։ Ջնջեք այն և նորից լուծեք։
solve-file-block-damaged = { $file } ֆայլը վնասված է․ բլոկ { $block }-ի (ընդամենը { $blocks }) ստուգիչ գումարը սխալ է։ Ջնջեք այն և նորից լուծեք։
solve-file-length = { $file } ֆայլն ամբողջական տվյալների բազա չէ․ սպասվում էր { $expected } բայթ, բայց կա { $found }։

## What databases know about moves
moves-not-solved = ոչ մի տվյալների բազա ոչինչ չգիտի այս դիրքի քայլերի մասին․ բազաները ստեղծում է teahouse solve { $rules }

## Solving
solve-too-large = { $points } կետով տախտակն այդքան քարով չափազանց մեծ է լուծելու համար։
solve-memory = Լուծելու համար պետք է առնվազն { $needed } ՄԲ հիշողություն, բայց թույլատրված է միայն { $allowed } ՄԲ։ Թույլատրեք ավելին --memory-ով կամ լուծեք ավելի քիչ քարի համար՝ --pieces-ով։
solve-scratch-busy = { $file } պանակը զբաղված է․ այնտեղ մեկ այլ գործարկում լուծում է նույն կանոնները։ Սպասեք դրան կամ ընտրեք այլ պանակ՝ --out-ով։
solve-scratch-damaged = { $file } ֆայլն այնպիսին չէ, ինչպիսին գրվել էր։ Լուծելու ընթացքում ժամանակավոր ֆայլերն ուրիշ բան է փոխել․ սկսեք նորից։
solve-interrupted = Ընդհատված է։ Ավարտվածը պահված է․ նույն հրամանը շարունակում է այնտեղից։
solve-verify-counts = { $file } ֆայլը սխալ է․ ամեն տեսակի դիրքերի քանակն այնպիսին չէ, ինչպես ասված է վերնագրում։
solve-verify-differs = { $file } ֆայլը սխալ է․ { $position } դիրքի համար գրված է { $stored }, բայց ըստ քայլերի ստացվում է { $found }։
solve-verify-missing = { $file } ֆայլը ստուգել հնարավոր չէ․ քայլերը տանում են { $missing } ֆայլի դիրքերին, իսկ այդ ֆայլը չկա։
solve-lacking = { $space } ենթատարածությունը չի լուծվել նրանցից առաջ, որոնք տանում են դրան։
# The end of a line { $option } …: a size as it is typed, such as 3G.
solve-size = սպասվում է չափ, օրինակ՝ 3G կամ 500M, կամ բայթերի թիվ
solve-not-mill = { $rules } խաղը ջրաղաց չէ․ լուծել կարելի է միայն ջրաղացը։
solve-no-cache = Քեշի համար տնային պանակ չկա․ նշեք պանակ --out-ով։
solve-no-memory = Լուծելու համար պետք է { $needed } հիշողություն, բայց ազատ է միայն { $there }։
solve-no-disk = Տվյալների բազաներին սկավառակի վրա պետք է մինչև { $needed }, բայց { $folder } պանակում ազատ է միայն { $there }։
solve-nothing-left = Ամեն ինչ արդեն լուծված է։
solve-plan = Լուծվելու է { $spaces ->
    [one] { $spaces } ենթատարածություն
   *[other] { $spaces } ենթատարածություն
}՝ { $positions } դիրքով․ մինչև { $memory } հիշողություն և { $disk } սկավառակի վրա։
solve-plan-sliced = Ենթատարածություններ, որոնք հիշողության մեջ չեն տեղավորվում և ժամանակավոր ֆայլերով լուծվում են մաս առ մաս՝ { $count }։ Ավելի շատ հիշողությամբ (--memory) ավելի արագ է։
# A sub-space such as 4-3: four pieces of the side to move, three of the other. The numbers are percents.
solve-line = { $space }: { $positions } դիրք, { $won } % հաղթանակ, { $drawn } % ոչ-ոքի, { $lost } % պարտություն, ամենաերկարը՝ { $longest }
solve-summary = Հայտնի է քայլերի փուլի { $positions } դիրք․ քայլող կողմի համար { $won } % հաղթանակ, { $drawn } % ոչ-ոքի, { $lost } % պարտություն։ Տևեց { $seconds } վ, վայրկյանում՝ { $speed } դիրք։
solve-verified = { $file }: բոլոր { $positions } դիրքերը համընկնում են իրենց քայլերի հետ ({ $seconds } վ)
solve-not-known = Այս դիրքը ոչ մի տվյալների բազայում չկա։
# $value is one of the words below, such as "won in 9 turns".
solve-game = Խաղն սկսող սպիտակների համար՝ { $value }։
solve-position = Դիրքը քայլող կողմի համար՝ { $value }։
solve-move = { $value }
solve-move-unknown = հայտնի չէ
solve-best-line = Լավագույն խաղը՝
solve-alternatives = նույնքան լավ՝ { $moves }
solve-won = հաղթանակ
solve-drawn = ոչ-ոքի
solve-lost = պարտություն
solve-won-in = { $until ->
    [capture] հաղթանակ, քարի հանում { $turns ->
        [one] { $turns } քայլից
       *[other] { $turns } քայլից
    }
   *[end] հաղթանակ { $turns ->
        [one] { $turns } քայլից
       *[other] { $turns } քայլից
    }
}
solve-lost-in = { $until ->
    [capture] պարտություն, քարի հանում { $turns ->
        [one] { $turns } քայլից
       *[other] { $turns } քայլից
    }
   *[end] պարտություն { $turns ->
        [one] { $turns } քայլից
       *[other] { $turns } քայլից
    }
}
solve-opening-needs = Սկզբնախաղը որոնվում է մինչև քայլերի փուլը, որի { $file } ֆայլը չկա։
solve-opening-circles = Սկզբնախաղը որոնել հնարավոր չէ․ { $option } պարամետրով շարման փուլը կարող է շրջան տալ։ --whole-ով այն լուծվում է դիրք առ դիրք։
solve-placing-rules = Այս կանոնների շարման փուլը դիրք առ դիրք չի լուծվում․ այնտեղ ավելին է լինում, քան աղացի համար մեկ քար վերցնելը, կամ գույները նշանակություն ունեն։ Որոնեք այն --opening-ով։
solve-at-least-drawn = հաղթանակ կամ ոչ-ոքի
solve-at-most-drawn = ոչ-ոքի կամ պարտություն
solve-opening-game = Ըստ շարման փուլի որոնման՝ խաղն սկսող սպիտակների համար՝ { $value }։ Առաջին քայլերը՝
solve-opening-effort = { $seconds } վայրկյանում որոնվեց { $positions } դիրք։
solve-opening-kept = Տեղադրման փուլի { $positions } դիրքի մասին ապացուցվածը պահված է ({ $size } ՄԲ). խաղացողները դիմում են դրան, և հաջորդ որոնումը սկսվում է դրանից։
