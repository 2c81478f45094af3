# Playing together at tables of a server, on the page.
#
# $person is the name of a person or of a level, $seat the name of a seat (White, Red …), $variant the name of a variant.
# $clock is a clock as online-clock-of says it. Buttons are one or two words.
# Armenian. Terms: table = սեղան, seat = տեղ, clock = ժամացույց, reserve = պահուստ, watch = դիտել, rematch = ռևանշ, fair = ազնիվ,
# secret = գաղտնիք, fingerprint = մատնահետք, link = հղում, server = սերվեր. People are singular, seats plural.

## Everywhere
online-title = Խաղալ առցանց
online-home-line = Բաց սեղաններ կամ ձեր սեղանը՝ հղումով
# A name for somebody who gave none.
online-guest = Հյուր
online-name = Ձեր անունը
online-away = Սերվերը չի պատասխանում։ Ցանց կա՞։
online-back = Դեպի բաց սեղանները

## A new table
new-online = Առցանց
new-here = Այստեղ
online-open-table = Բացել սեղանը
online-opening = Բացվում է …
online-others = Մյուսները
online-clock = Ժամացույց
online-clock-none = Չկա
online-clock-quick = Արագ
online-clock-usual = Սովորական
online-clock-slow = Դանդաղ
online-clock-own = Սեփական
online-clock-move = Վայրկյան ամեն քայլին
online-clock-reserve = Պահուստ՝ րոպեներով
# $move is in seconds, $reserve a time as in 5:00.
online-clock-of = քայլին { $move } վ, պահուստը՝ { $reserve }
online-clock-help = Քայլի վայրկյանները պահուստից չեն հանվում։ Եթե քայլն ավելի երկար է տևում, ավելցուկը հանվում է պահուստից․ ում պահուստը սպառվում է, նա պարտվում է։
online-no-clock = Առանց ժամացույցի
online-listed = Կարող է միանալ ցանկացածը
online-listed-help = Սեղանը երևում է բաց սեղանների մեջ։ Այլապես կարող են գալ միայն նրանք, ովքեր հղումն ունեն։
online-match = Մրցախաղ մինչև { $length }
online-single = Մեկ խաղ

## Open tables
online-tables = Բաց սեղաններ
online-tables-none = Հիմա ոչ ոք խաղի չի սպասում։
online-tables-none-help = Բացեք սեղան և հղումն ուղարկեք ընկերոջը կամ թույլ տվեք, որ միանա ցանկացածը։
online-tables-new = Բացել սեղան
online-join = Միանալ
online-join-label = Միանալ սեղանին՝ { $variant }
online-waits = Սեղանի մոտ՝ { $person }
online-waits-nobody = Դեռ ոչ ոք չկա
# $when is as in "5 minutes ago".
online-since = բացված՝ { $when }
online-free-seats = { $count } ազատ տեղ

## Before the game
online-invited = Դուք հրավիրված եք
online-waiting = Սպասում ենք մյուսներին
online-sit-as = Խաղալ՝ { $seat }
online-watch = Դիտել
online-free = Ազատ
online-you-are = { $person } (դուք)
online-here = տեղում է
online-gone = բացակա է
online-link = Ուղարկեք այս հղումը նրան, ում հետ ուզում եք խաղալ
online-copy = Պատճենել
online-copied = Պատճենված է
online-share = Կիսվել
online-link-text = Արի խաղանք՝ { $variant }
online-rules = Կանոններ
online-missing = Այսպիսի սեղան չկա։
online-missing-help = Հնարավոր է՝ հղումը թերի է, կամ սեղանն այլևս չկա․ վաղուց ավարտված խաղերը հավերժ չեն պահվում։
online-wrong-seat = Այս հղումը այս սեղանի ոչ մի տեղ չի տանում։ Հնարավոր է՝ այնտեղ ուրիշն է նստած։
online-stay = Կարող եք փակել էջը։ Խաղը ձեզ սպասում է «Իմ խաղերը» բաժնում։
online-close = Փակել սեղանը
online-closed = Այս սեղանը փակվել է։

## Fair dice
online-fair = Ազնիվ զառեր
online-fair-line = Նետում է սերվերը, և ոչ ոք չի կարող ընտրել, թե ինչ կընկնի։ Խաղից հետո կարող եք ստուգել դա։
online-fair-how = Քանի դեռ ոչ ոք չէր նստել, սերվերն ընտրեց գաղտնիք և ցույց տվեց դրա մատնահետքը՝ ստորև։ Ով նստում է, ավելացնում է իր պատահական նիշերը։ Ամեն նետում հաշվվում է այդ ամենից։ Խաղից հետո գաղտնիքը բացվում է․ դրա մատնահետքը պետք է լինի հենց սա, և ամեն նետում պետք է բխի դրանից։
online-fingerprint = Գաղտնիքի մատնահետքը
online-check = Ստուգել զառերը
online-checking = Ստուգվում է …
online-check-right =
    { $rolls ->
        [1] Զառերն ազնիվ են․ միակ նետումը բխում է գաղտնիքից։
       *[other] Զառերն ազնիվ են․ բոլոր { $rolls } նետումները բխում են գաղտնիքից։
    }
online-check-right-some = Զառերն ազնիվ են․ ամեն նետում բխում է գաղտնիքից։
online-check-forged = Կեղծված է
online-check-impossible = Այստեղ սա ստուգել հնարավոր չէ՝ { $problem }
online-check-label = Ստուգել զառերը՝ { $variant }

## At the table
# Stands in the title of the page.
online-your-turn = Ձեր հերթն է
online-won = Հաղթեց { $person }
online-lost = Կապն ընդհատվեց։ Կրկին փորձում ենք …
online-out-of-step = Այս էջը կորցրել է խաղի ընթացքը։ Նորից բեռնեք այն։ Մանրամասներ՝ { $problem }
online-watching = Դուք դիտում եք
online-watchers = { $count } դիտող
online-offers-draw = { $person } առաջարկում է ոչ-ոքի։
online-offers-undo = { $person } խնդրում է հետ վերցնել վերջին քայլը։
online-offered-draw = Դուք առաջարկեցիք ոչ-ոքի։
online-offered-undo = Դուք խնդրեցիք հետ վերցնել։
online-accept = Ընդունել
online-decline = Մերժել
online-withdraw = Հետ կանչել
online-waits-answer = Դուք համաձայնել եք։ Մյուսները դեռ չեն պատասխանել։
online-say-declined = { $person } մերժեց
online-offer-draw = Առաջարկել ոչ-ոքի
online-clock-left = { $person }՝ մնացել է { $time }
online-my-link = Իմ տեղն այլ սարքում
online-my-link-help = Այս հղումը ձեր տեղն է․ ով այն բացի, կխաղա ձեր փոխարեն։ Ուղարկեք այն միայն ինքներդ ձեզ։
online-table-link = Դիտելու հղում
online-goes-on = { $person }՝ փոխարենը շարունակում է համակարգիչը։

## The end
online-over-resignation = { $person } հանձնվեց
online-over-timeout = { $person }՝ ժամանակը սպառվեց
online-over-agreement = Երկուսի համաձայնությամբ
online-rematch = Ռևանշ
online-rematch-wanted = Ռևանշի առաջարկ՝ { $person }։
online-rematch-waits = Սպասում ենք՝ { $person } …
online-rematch-others = Սպասում ենք մյուսներին …

## My games
games-online = Առցանց
games-against = { $variant }, մրցակիցը՝ { $person }
games-online-table = { $variant }, առցանց
