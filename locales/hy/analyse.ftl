# Armenian: analysing positions, on the page.
# Terms: analysis = վերլուծություն, rollout = ռոլաութ, points = միավոր, set up = շարել, position = դիրք,
# record = գրառում, error rate = միջին սխալ, import = ներմուծել, export = արտահանել.

## The screen
analyse-title = Վերլուծություն
analyse-home-line = Շարեք ցանկացած դիրք և տեսեք, թե ինչ արժե ամեն քայլը
analyse-variant = Տարբերակ
analyse-board-help = Սլաքներով անցնում են տեղից տեղ, Enter՝ վերցնել և դնել։ Տախտակի կողքին ձախ և աջ սլաքները թերթում են քայլերը։
analyse-edit = Շարել
analyse-done = Պատրաստ է
analyse-cancel = Չեղարկել
analyse-from-here = Վերլուծել այստեղից
analyse-to-play = { $seat } խաղում են { $dice }
analyse-to-move = Քայլում են { $seat }
analyse-to-roll = Նետում են { $seat }
analyse-roll-off = Ով է սկսում, որոշում են զառերը
analyse-over = Խաղն ավարտված է։

## Dice
analyse-dice = Զառեր
analyse-dice-choose-one = Ընտրեք թիվ կամ նետեք։
analyse-dice-choose-two = Ընտրեք երկու թիվ կամ նետեք։
analyse-dice-choose-other = Իսկ մյուս զա՞ռը։
analyse-die = { $number }
analyse-other-dice = Այլ զառեր

## The moves of a position
analyse-moves = Քայլեր, նախ լավագույնները
analyse-looking = Քայլերը դիտարկվում են …
analyse-column-move = Քայլ
analyse-column-win = Հաղթանակ
analyse-column-points = Միավոր
analyse-play = Խաղալ { $move }
analyse-error = ± { $error }
analyse-played-out = Մինչև վերջ խաղացված է { $trials } խաղ
analyse-roll-out = Ռոլաութ
analyse-roll-out-help = Լավագույն քայլերը շատ անգամ խաղարկվում են մինչև վերջ նույն զառերով, մինչև պարզ դառնա, թե որն է լավագույնը։
analyse-rolling = Ռոլաութ, { $percent } %
analyse-stop = Կանգնեցնել
outcome-win-by-mars = մարս { $percent } %
outcome-win-by-koks = կոկս { $percent } %
outcome-loss-by-mars = պարտություն մարսով { $percent } %
outcome-loss-by-koks = պարտություն կոկսով { $percent } %

## What pieces threaten and risk
threats-title = Սպառնալիքներ և ռիսկ
threats-piece = Խաղաքար
threats-risk = Ռիսկ
threats-by = Ով է սպառնում
threats-strikes = Կարող է խփել
threats-safe = անվտանգ
threats-none = –
threats-strike = { $place }, երբ ընկնի { $number }

## Setting up a position
edit-pieces = Քարեր
edit-piece = { $seat }, մնացել է { $count }
edit-marker = Նշիչ
edit-take = Հանել
edit-help = Ընտրեք քարը, ապա սեղմեք այնտեղ, որտեղ այն կանգնած է։ Քարերը տեղափոխելու համար քաշեք դրանք, իսկ հանելու համար քաշեք տախտակից դուրս։
edit-turn = Ում հերթն է
edit-removes = Նախ քար են հանում
edit-empty = Մաքրել
edit-start = Սկզբնական դիրք
edit-wrong = Սա դեռ դիրք չէ

## A position as a text
position-fen = Դիրք (FEN)
position-set = Դնել
position-link = Պատճենել հղումը
position-copied = Պատճենված է
position-record = Գրառումից
position-record-help = Տեղադրեք խաղի գրառումը կամ ընտրեք ֆայլ։
position-record-file = Ընտրել ֆայլ
position-record-open = Բացել
position-record-text = Գրառում
position-record-which = Որ խաղը
position-record-game = { $number }. { $variant }
position-record-empty = Այս տեքստում խաղ չկա։

## Links that lead nowhere
link-wrong = Այս հղումը ոչ մի դիրքի չի տանում։
link-rules-broken = Դրա մեջ եղած կանոնները կարդալ չի հաջողվում։ Հնարավոր է՝ հղումը ճանապարհին կտրվել է։
link-rules-long = Այս կանոնները չափազանց երկար են հղման համար։ Փոխարենն ուղարկեք կանոնների ֆայլը և դիրքը (FEN)։
link-garbled = Հղումը ճանապարհին փոխվել է․ դրա որոշ նշաններ վնասված են։
link-start = Վերլուծել այլ դիրք

## My games
games-import = Ներմուծել
games-export = Արտահանել
games-brought =
    { $taken ->
        [0] Նոր խաղեր չկան։
       *[other] Ավելացավ { $taken } խաղ։
    }
games-known = { $known } խաղ արդեն այստեղ էր։
games-import-problem = { $file }: { $problem }
games-filter = Որ խաղերը
games-any-family = Բոլոր խաղերը
games-any-variant = Բոլոր տարբերակները
games-any-opponent = Բոլոր մրցակիցները
games-any-result = Ցանկացած արդյունք
games-any-date = Ամբողջ ժամանակը
games-last-days =
    { $days ->
        [one] Վերջին { $days } օրը
       *[other] Վերջին { $days } օրը
    }
games-all = Ցույց տալ բոլորը
games-with-friend = Ընկերների հետ
games-computers = Միայն համակարգիչներ
games-won = Հաղթած
games-lost = Պարտված
games-draw = Ոչ-ոքի
games-played = Խաղացված
games-rate = Միջին սխալ
games-no-rates = Միջին սխալ ունեն վերլուծված խաղերը։
games-over-time = Ձեր խաղերի միջին սխալն ու արդյունքները՝ խաղալու հերթականությամբ
games-summary = Ձեր խաղերը թվերով
games-none-found = Այսպիսի խաղ չկա։
games-more = Այլ խաղեր
games-deleted = { $variant }՝ ջնջված է
games-undo = Հետարկել

## Matches and the cube, at the table
new-match = Մրցախաղ մինչև
new-match-single = Մեկ խաղ
new-cube = Կրկնապատկման խորանարդ
match-points = միավոր
match-stands = մրցախաղի հաշիվը { $score }
match-line = մրցախաղ մինչև { $length }, { $score }
match-game-over = Խաղ { $number }-ն ավարտված է
match-next-game = Հաջորդ խաղը
table-double = Կրկնապատկել
table-take = Ընդունել
table-drop = Հրաժարվել
do-roll-or-double = Նետեք զառերը կամ կրկնապատկեք
do-answer = { $seat } կրկնապատկում են մինչև { $value }․ ընդունե՞լ, թե՞ զիջել խաղը։
say-double = { $seat } կրկնապատկում են
say-take = { $seat } ընդունում են կրկնապատկումը
say-drop = { $seat } հրաժարվում են կրկնապատկումից
say-resign = { $seat } հանձնում են խաղը
moves-double = կրկնապատկում
moves-take = ընդունված
moves-drop = հրաժարում
moves-resign = հանձնվում են

# A link that is called "Look at it".
games-look-label = Դիտել՝ { $variant }
