# Armenian: Long Nardi and its family.
# Terms: checker = քար, point = կետ, head = գլուխ, home = տուն, bear off = հանել, block = պատնեշ, pip = պիպ,
# step = քայլ, turn = հերթ, double = դուբլ, oin = օյին, mars = մարս, koks = կոկս, runner = վազորդ,
# starting quarter = սկզբնական քառորդ, points of score = միավոր, cube = կրկնապատկման խորանարդ, match = մրցախաղ.

## Places of the board
nardi-place-point = { $point }
nardi-place-off = { $seat }՝ հանված քարեր

## What is counted, beside a number
count-pips = պիպեր
count-off = հանված
count-on-head = գլխին

## What is to be done
nardi-task-roll-off = Ամեն կողմ նետում է մեկ զառ․ սկսում է մեծ գցողը։
nardi-task-roll = { $seat } նետում են զառերը։
nardi-task-roll-again = { $seat } դուբլից հետո նետում են ևս մեկ անգամ։
nardi-task-last-roll = { $opponent } հանել են բոլոր քարերը․ { $seat } նետում են վերջին անգամ։
nardi-task-last-turn = { $opponent } հանել են բոլոր քարերը․ { $seat } խաղում են վերջին հերթը։
nardi-task-play = { $seat } խաղում են { $dice }։
nardi-task-play-handed = { $seat } խաղում են { $dice }, որը { $opponent } չկարողացան խաղալ։
nardi-task-pass = { $seat } չեն կարող խաղալ { $dice } և բաց են թողնում հերթը։
nardi-task-pips = Մնացած պիպերը՝ { seat-white } { $white }, { seat-black } { $black }։

## How a game ended
nardi-verdict-oin = { $winner } հաղթում են օյինով, { $points } միավոր․ { $loser } հանել են առնվազն մեկ քար։
nardi-verdict-mars = { $winner } հաղթում են մարսով, { $points } միավոր․ { $loser } ոչ մի քար չեն հանել։
nardi-verdict-koks-none-home = { $winner } հաղթում են կոկսով, { $points } միավոր․ { $loser } ոչ մի քար չեն հանել և տանը քար չունեն։
nardi-verdict-koks-first-quarter = { $winner } հաղթում են կոկսով, { $points } միավոր․ { $loser } ոչ մի քար չեն հանել և դեռ քար ունեն սկզբնական քառորդում։
nardi-verdict-tie = Ոչ-ոքի․ երկու կողմն էլ հանել են իրենց բոլոր քարերը։

## Why a step is not legal: the checker
point-empty = Թիվ { $point } կետում քար չկա։
not-your-checker = Թիվ { $point } կետում կանգնած են { $owner }, իսկ հիմա խաղում են { $seat }։
head-already-used = { $limit ->
    [1] Այս հերթում գլխից՝ թիվ { $point } կետից, այլևս քար վերցնել չի կարելի․ մեկ հերթում՝ մեկ քար։
   *[other] Այս հերթում գլխից՝ թիվ { $point } կետից, այլևս քար վերցնել չի կարելի․ մեկ հերթում՝ { $limit } քար։
}
runner-first = Կարելի է քայլել միայն թիվ { $point } կետի վազորդով, մինչև նա անցնի հակառակորդի գլուխը՝ թիվ { $head } կետը։

## Why a step is not legal: the dice
no-such-die = Թիվ { $from } կետից թիվ { $to } կետ գնալու համար պետք է { $needed }․ խաղալու մնացել է՝ { $dice }։
die-too-small = Թիվ { $point } կետից հանելու համար պետք է { $needed } կամ ավելի․ խաղալու մնացել է՝ { $dice }։
must-play = { $seat } կարող են քայլ անել, ուստի հերթը բաց թողնել չի կարելի։
both-dice-must-be-played = Կարելի է խաղալ երկու զառն էլ՝ { $dice }, բայց ոչ այս քայլից հետո։
more-dice-must-be-played = Այս հերթում կարելի է անել { $steps } քայլ, բայց ոչ այս քայլից հետո։
only-the-higher-die = Երկու զառից կարելի է խաղալ միայն մեկը, ուստի պետք է խաղալ մեծը՝ { $die }, ոչ թե { $other }։

## Why a step is not legal: where it ends
point-held = Թիվ { $point } կետը զբաղեցրել են { $owner }։
no-inner-steps = { $seat } բոլոր քարերը տուն են բերել․ հիմա կարելի է միայն հանել, տան ներսում քայլել չի կարելի։
not-all-home = { $count ->
    [1] { $seat } կարող են քար հանել միայն, երբ բոլոր քարերը տանն են․ թիվ { $points } կետը տանը չէ։
   *[other] { $seat } կարող են քար հանել միայն, երբ բոլոր քարերը տանն են․ թիվ { $points } կետերը տանը չեն։
}
exact-die-only = Թիվ { $point } կետից հանելու համար պետք է ճիշտ { $needed }․ խաղալու մնացել է՝ { $dice }։
larger-die-only-from-farthest = Պետք եղածից մեծ զառով քար հանում են միայն ամենահեռու զբաղված կետից՝ թիվ { $point }, ոչ թե { $from }։

## Why a step is not legal: blocks
block = { $checked ->
    [every-step] Այս քայլից հետո թիվ { $points } կետերում պատնեշ է մնում։ { $rule }
   *[turn-end] Այս քայլից հետո թիվ { $points } կետերում պատնեշ է մնում, և մինչև հերթի վերջը այն բացել հնարավոր չէ։ { $rule }
}
block-needs-enemy-ahead = Անընդմեջ { $length } կետ կարելի է զբաղեցնել միայն, երբ հակառակորդի ({ $enemy }) գոնե մեկ քար արդեն անցել է դրանցից առաջ։
block-needs-enemy-home = Անընդմեջ { $length } կետ կարելի է զբաղեցնել միայն, երբ հակառակորդի ({ $enemy }) գոնե մեկ քար արդեն տանն է։
block-never = Անընդմեջ { $length } կետ զբաղեցնել երբեք չի կարելի։
own-start-full = { $checked ->
    [every-step] { $seat } կարող են զբաղեցնել իրենց սկզբնական քառորդի վեց կետից ({ $first }–{ $last }) ամենաշատը { $limit }-ը․ այս քայլից հետո կլիներ { $held }։
   *[turn-end] { $seat } հերթի վերջում կարող են զբաղեցնել իրենց սկզբնական քառորդի վեց կետից ({ $first }–{ $last }) ամենաշատը { $limit }-ը, իսկ այս քայլից հետո դա հնարավոր չէ։
}
enemy-start-full = { $checked ->
    [every-step] { $seat } կարող են զբաղեցնել հակառակորդի սկզբնական քառորդի վեց կետից ({ $first }–{ $last }) ամենաշատը { $limit }-ը․ այս քայլից հետո կլիներ { $held }։
   *[turn-end] { $seat } հերթի վերջում կարող են զբաղեցնել հակառակորդի սկզբնական քառորդի վեց կետից ({ $first }–{ $last }) ամենաշատը { $limit }-ը, իսկ այս քայլից հետո դա հնարավոր չէ։
}
block-must-be-opened = Հակառակորդի ({ $enemy }) բոլոր քարերը թիվ { $point } կետում են, թիվ { $points } կետերի պատնեշի անմիջապես հետևում․ այս հերթում պետք է բացել այն։

## Why steps are not a whole turn
turn-over = Հերթն ավարտված է { $steps } քայլից հետո։
turn-incomplete = Հերթն ավարտված չէ․ { $seat } կարող են դեռ խաղալ մնացած զառերից՝ { $dice }։

## Texts that could not be read: what was being read
nardi-notation-turn = հերթ
nardi-notation-board = խաղատախտակ
nardi-notation-side = կողմ
nardi-notation-head = գլխի դաշտ
nardi-notation-mark = նշում

## Texts that could not be read: what is wrong
nardi-step-form = Քայլը "/"-ով միացված երկու կետ է, օրինակ՝ "24/18" կամ "6/off", կամ "pass"։
nardi-step-from = Քայլը սկսվում է 1-ից 24 կետից։
nardi-step-to = Քայլն ավարտվում է 1-ից 24 կետում կամ "off"-ով։
nardi-step-off-outside = Կարելի է հանել միայն իր տանը գտնվող քարը։
nardi-step-distance = Քայլը 1-ից 6 կետ առաջ է։
nardi-turn-too-long = Հերթն ունի ամենաշատը չորս քայլ։
nardi-turn-pass-alone = "pass"-ը գրվում է առանձին։
nardi-dice-form = Սպասվում է երկու թվանշան 1-ից 6, օրինակ՝ "63"։
nardi-fen-fields = Սպասվում են խաղատախտակ, կողմ և զառեր, օրինակ՝ "O5/6/o5/6 w -"։
nardi-fen-too-long = Այստեղ ավելին կա, քան խաղատախտակ, կողմ, զառեր, գլխի դաշտ և նշում։
nardi-fen-side-form = Սպասվում է "w", "b" կամ, մինչև առաջին հերթի խաղարկումը, "-"։
nardi-fen-dice-form = Սպասվում են թվանշաններ 1-ից 6 կամ, մինչև նետումը, "-"։
nardi-fen-dice-double = Այս կանոններով դուբլը { $count } զառ է։
nardi-fen-dice-differ = Երկուսից ավելի զառ լինում է միայն դուբլի դեպքում։
nardi-fen-mark-meaningless = Այս կանոններով և զառերով դա ոչինչ չի նշանակում։
nardi-fen-mark-form = Սպասվում է "x", "d", "c" կամ "h"։
nardi-fen-head-alone = Գլխի դաշտը գրվում է միայն զառերի կամ "x" նշման հետ։
nardi-fen-head-form = Սպասվում է 0-ից 15 թիվ։
nardi-fen-board-form = Սպասվում է չորս քառորդ՝ միացված "/"-ով։
nardi-fen-board-letter = Սպասվում են "A"-ից "O" սպիտակների, "a"-ից "o" սևերի և "1"-ից "6" դատարկ կետերի համար։
nardi-fen-quarter-long = Քառորդ { $quarter }-ում վեցից ավելի կետ կա։
nardi-fen-quarter-short = Քառորդ { $quarter }-ում վեցի փոխարեն { $points } կետ կա։
nardi-fen-checkers = { $seat } ունեն { $count } քար, իսկ կարող է լինել ամենաշատը 15։
nardi-fen-no-roll-off = "-" կողմը առաջին հերթի խաղարկման համար է, իսկ այս կանոններով այն չկա։
nardi-fen-roll-off-start = Առաջին հերթը խաղարկվում է սկզբում և առանց զառերի՝ "O5/6/o5/6 - -"։
nardi-fen-no-tie = Ոչ մի կողմ քար չունի, իսկ այս կանոններով ոչ-ոքի չի լինում։
nardi-fen-over-with-dice = Խաղն ավարտված է, ուստի զառ մնալ չի կարող։

## The rules: the board
nardi-explain-board = Խաղատախտակը
nardi-explain-points = Խաղատախտակն ունի շրջանով դասավորված 24 կետ՝ համարակալված սպիտակների կողմից։
nardi-explain-heads = Ամեն կողմ ունի տասնհինգ քար, և բոլորը սկսում են մեկ կետից՝ գլխից․ սպիտակներինը թիվ 24 կետն է, սևերինը՝ թիվ 12։
nardi-explain-ways = Երկու կողմն էլ շարժվում են նույն ուղղությամբ․ սպիտակները՝ 24-ից 1, սևերը՝ 12-ից 1 և այնուհետև 24-ից 13։
nardi-explain-homes = Ճանապարհի վերջին վեց կետը տունն է․ սպիտակներինը՝ 6-ից 1, սևերինը՝ 18-ից 13։
nardi-explain-aim = Նպատակն է բոլոր քարերը տուն բերել և հետո հանել խաղատախտակից։

## The rules: the start
nardi-explain-start = Սկիզբը
nardi-explain-white-rolls = Առաջինը նետում են սպիտակները։
nardi-explain-roll-off = Ամեն կողմ նետում է մեկ զառ․ եթե հավասար են, երկուսն էլ նորից են նետում։
nardi-explain-roll-off-fresh = Սկսում է մեծ գցողը՝ նորից նետելով երկու զառը։
nardi-explain-roll-off-played = Սկսում է մեծ գցողը և խաղում է հենց այդ երկու զառը։

## The rules: a turn
nardi-explain-turn = Հերթը
nardi-explain-steps = Խաղացողը նետում է երկու զառ և ամեն մեկով մեկ քայլ է անում․ մեկ քարն առաջ է գնում ճիշտ այդքան կետ։
nardi-explain-no-hitting = Հակառակորդի քարով զբաղված կետ մտնել չի կարելի․ քար չեն խփում։
nardi-explain-same-checker = Նույն քարը կարող է մի քանի քայլ անել, եթե դրանցից ամեն մեկը հնարավոր է։
nardi-explain-double-four = Դուբլը տալիս է իր թվով չորս քայլ։
nardi-explain-double-two = Դուբլը տալիս է իր թվով երկու քայլ, հետո նույն խաղացողը նետում է ևս մեկ անգամ։
nardi-explain-extra-roll = Այդ նետումը տրվում է, նույնիսկ եթե դուբլից ոչինչ խաղալ չի հաջողվել, բայց ոչ, երբ խաղն արդեն հաղթված է․ դրանում ընկած դուբլը նոր նետում չի տալիս։
nardi-explain-extra-roll-head = { $limit ->
    [1] Այն երբեք առաջին հերթ չի համարվում, և դրանով կարելի է գլխից վերցնել մեկ քար։
   *[other] Այն երբեք առաջին հերթ չի համարվում, և դրանով կարելի է գլխից վերցնել մինչև { $limit } քար։
}
nardi-explain-cascade = Դուբլը տալիս է իր թվով չորս քայլ, ապա չորսը՝ հաջորդ մեծ թվով, և այդպես մինչև 6․ 4-4-ից հետո գալիս են 5-5 և 6-6։
nardi-explain-cascade-parts = Այդ դուբլերից ամեն մեկը խաղում են, որքան հնարավոր է, մինչև սկսվի հաջորդը։
nardi-explain-cascade-ends = Առաջին զառը, որը հնարավոր չէ խաղալ, ավարտում է հերթը, և մնացած ամենը անցնում է հակառակորդին․ նա խաղում է դա նույն հերթականությամբ, ապա նետում է սովորականի պես։
nardi-explain-cascade-lost = Ինչ հակառակորդն էլ չի կարող խաղալ, կորչում է։
nardi-explain-most-dice = Պետք է խաղալ որքան հնարավոր է շատ զառ։
nardi-explain-higher-die = Եթե երկու տարբեր զառից կարելի է խաղալ որևէ մեկը, բայց ոչ երկուսը, պետք է խաղալ մեծը։
nardi-explain-pass = Խաղացողը, որը ոչ մի քայլ անել չի կարող, բաց է թողնում հերթը։
nardi-explain-winning-stop = Վերջին քարը կարելի է հանել անմիջապես, նույնիսկ եթե քայլերի այլ հերթականությամբ մեկ զառ ավելի կխաղացվեր։
nardi-explain-runner = Ամենից առաջ գնացած քարը վազորդն է․ մինչև նա չանցնի հակառակորդի գլուխը, ուրիշ քարով քայլել չի կարելի։
nardi-explain-runner-passed = Դրանից հետո կարելի է քայլել մյուսներով, նույնիսկ նույն հերթի մնացած զառերով։

## The rules: the head
nardi-explain-head = Գլուխը
nardi-explain-head-free = Մեկ հերթում գլխից կարելի է վերցնել ցանկացած թվով քար։
nardi-explain-head-limit = { $limit ->
    [1] Մեկ հերթում գլխից կարելի է վերցնել միայն մեկ քար։
   *[other] Մեկ հերթում գլխից կարելի է վերցնել ամենաշատը { $limit } քար։
}
nardi-explain-first-turn = Խաղացողի առաջին հերթում, երբ բոլոր տասնհինգ քարերը գլխին են, { $doubles } նետումը թույլ է տալիս վերցնել երկրորդ քարը։
nardi-explain-first-turn-second = Խաղացողի առաջին հերթում, երբ բոլոր տասնհինգ քարերը գլխին են, { $doubles } նետումը թույլ է տալիս վերցնել երկրորդ քարը, բայց միայն եթե հակառակորդն արդեն գլխից քայլել է։

## The rules: blocks
nardi-explain-blocks = Պատնեշներ
nardi-explain-blocks-free = Անընդմեջ կետեր (պատնեշ) կարելի է զբաղեցնել առանց սահմանափակման։
nardi-explain-block = Պատնեշը հակառակորդի ճանապարհին մեկ կողմի զբաղեցրած անընդմեջ { $length } կամ ավելի կետ է։
nardi-explain-block-never = Պատնեշ կառուցել երբեք չի կարելի։
nardi-explain-block-ahead = Պատնեշ կարելի է ունենալ միայն, երբ հակառակորդի գոնե մեկ քար անցել է նրա հեռավոր ծայրից առաջ։
nardi-explain-block-home = Պատնեշ կարելի է ունենալ միայն, երբ հակառակորդի գոնե մեկ քար տանն է։
nardi-explain-block-off-counts = Հանված քարն այստեղ հաշվվում է։
nardi-explain-block-off-ignored = Հանված քարն այստեղ չի հաշվվում։
nardi-explain-own-start = { $limit ->
    [1] Սեփական սկզբնական քառորդում (գլուխը և հաջորդ հինգ կետը) կարելի է զբաղեցնել միայն մեկ կետ։
   *[other] Սեփական սկզբնական քառորդում (գլուխը և հաջորդ հինգ կետը) կարելի է միաժամանակ զբաղեցնել ամենաշատը { $limit } կետ։
}
nardi-explain-enemy-start = { $limit ->
    [0] Հակառակորդի սկզբնական քառորդում (նրա գլուխը և հաջորդ հինգ կետը) ոչ մի կետ զբաղեցնել չի կարելի։
    [1] Հակառակորդի սկզբնական քառորդում (նրա գլուխը և հաջորդ հինգ կետը) կարելի է զբաղեցնել միայն մեկ կետ։
   *[other] Հակառակորդի սկզբնական քառորդում (նրա գլուխը և հաջորդ հինգ կետը) կարելի է միաժամանակ զբաղեցնել ամենաշատը { $limit } կետ։
}
nardi-explain-checked-every-step = Սա ստուգվում է ամեն քայլից հետո։
nardi-explain-checked-turn-end = Սա ստուգվում է միայն հերթի վերջում․ հերթի ընթացքում կառուցածը կարելի է նորից քանդել։
nardi-explain-bear-off-unchecked = Քար հանելու քայլերը չեն ստուգվում։
nardi-explain-mover-bound = Խաղացողը պետք է պահպանի սա, նույնիսկ եթե կետերը զբաղված էին դեռ հերթից առաջ։
nardi-explain-open-block = Եթե հակառակորդի բոլոր տասնհինգ քարերը կանգնած են { $length } կետանոց պատնեշի անմիջապես հետևի կետում, հերթի վերջում պատնեշը պետք է բաց լինի, եթե դա հնարավոր է։

## The rules: bearing off
nardi-explain-bearing-off = Քարերը հանելը
nardi-explain-all-home = Երբ խաղացողի բոլոր մնացած քարերը տանն են, դրանք կարելի է հանել, նույնիսկ այն նույն հերթում, երբ տուն եկավ վերջինը։
nardi-explain-exact-die = Զառով քար են հանում նրա թվի կետից՝ հաշված ճանապարհի վերջից․ 1-ով՝ ամենավերջին կետից, 6-ով՝ տան առաջին կետից։
nardi-explain-larger-die = Պետք եղածից մեծ զառով քար հանում են միայն ամենահեռու զբաղված կետից։
nardi-explain-larger-die-never = Պետք եղածից մեծ զառով քար չեն հանում։
nardi-explain-inner-steps = Դրա փոխարեն զառով կարելի է քայլել տան ներսում։
nardi-explain-no-inner-steps = Երբ բոլոր քարերը տանն են, տան ներսում այլևս չեն քայլում։

## The rules: the end
nardi-explain-end = Վերջը
nardi-explain-winner = Հաղթում է նա, ով առաջինն է հանում բոլոր տասնհինգ քարերը։
nardi-explain-oin = Այդպիսի հաղթանակն օյին է՝ { $points } միավոր։
nardi-explain-mars = Եթե պարտվողը ոչ մի քար չի հանել, դա մարս է՝ { $points } միավոր։
nardi-explain-koks-none-home = Եթե պարտվողը տանն էլ քար չունի, դա կոկս է՝ { $points } միավոր։
nardi-explain-koks-first-quarter = Եթե պարտվողը նաև քար ունի ճանապարհի առաջին վեց կետերում, դա կոկս է՝ { $points } միավոր։
nardi-explain-no-ties = Ոչ-ոքի չի լինում։
nardi-explain-last-roll = Պարտվողը, որը հանել է ճիշտ տասնչորս քար, ստանում է վերջին նետում․ եթե հանում է վերջին քարը, խաղը ոչ-ոքի է, հակառակ դեպքում պարտվում է օյինով։
nardi-explain-last-roll-single = Վերջին նետման դուբլը նոր նետում չի տալիս։
nardi-explain-equal-turns = Եթե առաջինն ավարտում են խաղն սկսած սպիտակները, սևերը ստանում են ևս մեկ հերթ․ եթե հանում են վերջին քարը, խաղը ոչ-ոքի է։
nardi-explain-equal-turns-judged = Միայն այդ հերթից հետո է որոշվում, թե ինչպիսի հաղթանակ է։

## The rules: matches
nardi-explain-matches = Մրցախաղեր
nardi-explain-single-game = Խաղում են մեկ խաղ։
nardi-explain-match-length = Մրցախաղը խաղում են մինչև { $points } միավոր։
nardi-explain-next-opening = Ամեն խաղ սկսվում է առաջինի պես։
nardi-explain-next-winner = Հաջորդ խաղն սկսում է հաղթողը։
nardi-explain-next-loser = Հաջորդ խաղն սկսում է պարտվողը։
nardi-explain-next-alternate = Կողմերը խաղերն սկսում են հերթով։
nardi-explain-cube = Կրկնապատկման խորանարդը սկզբում մեջտեղում է՝ 1-ի վրա։
nardi-explain-cube-double = Նետելուց առաջ խաղացողը կարող է կրկնապատկել, եթե խորանարդը մեջտեղում է կամ իրենն է, բայց ոչ առաջին հերթի խաղարկման զառերով։
nardi-explain-cube-answer = Հակառակորդը կա՛մ ընդունում է, և խորանարդը կրկնապատկվում ու անցնում է նրան, կա՛մ հրաժարվում է և պարտվում օյինով՝ խորանարդի հին արժեքով։
nardi-explain-cube-score = Հաղթանակը բերում է իր միավորները՝ բազմապատկած խորանարդով։
nardi-explain-crawford = Առաջին խաղը այն բանից հետո, երբ կողմերից մեկին մրցախաղը շահելու համար մնում է մեկ միավոր, խաղում են առանց խորանարդի (Քրոֆորդի կանոն)։
nardi-explain-jacoby = Քանի դեռ խորանարդը մեջտեղում է, ամեն հաղթանակ հաշվվում է օյին (Ջեքոբիի կանոն)։
