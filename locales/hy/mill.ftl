# Armenian: Mill, Nine Men's Morris and its family.
# Terms: mill = ջրաղաց, piece = քար, point = կետ, edge = հատված, line = գիծ, ring = օղակ, place = դնել,
# remove = հանել, in hand = պահուստում, fly = թռչել, leap = ցատկ, capture = գրավում, placing phase = շարման փուլ,
# moving phase = քայլերի փուլ, marker = նշիչ, stalemate = պատ, custodian = սեղմում, intervention = մեջտեղ մտնել,
# shuttling = հետուառաջ քայլեր.

## Reasons: why an action is not legal

mill-no-such-point = Այս խաղատախտակին այդպիսի կետ չկա։
removal-due = { $seat } նախ պետք է հանեն հակառակորդի { $count } քար։
own-removal-due = { $seat } նախ պետք է հանեն իրենց քարերից { $count }-ը։
point-taken =
    { $seat-code ->
        [seat-white] { $point } կետում արդեն սպիտակ քար կա։
       *[seat-black] { $point } կետում արդեն սև քար կա։
    }
point-marked = { $point } կետը նշիչով փակ է մինչև շարման փուլի վերջը։
mill-no-piece = { $point } կետում քար չկա։
hand-empty = { $seat } պահուստում քար չունեն։
placing-first = { $seat } դեռ { $hand } քար ունեն դնելու։
mill-not-your-piece =
    { $seat-code ->
        [seat-white] { $point } կետի քարը սպիտակ է։
       *[seat-black] { $point } կետի քարը սև է։
    }
same-point = Քարն արդեն { $point } կետում է։
repeated-mill = Հետուառաջ քայլերը սահմանափակված են․ { $from } կետի քարը չի կարող անմիջապես վերադառնալ { $to } և նորից կազմել { $line } ջրաղացը։
leap-over-protected = { $over } կետի քարի վրայով ցատկել չի կարելի․ այն պաշտպանում է { $line } ջրաղացը։
not-adjacent = { $from } և { $to } կետերը միացված չեն։
not-adjacent-while-placing = { $from } և { $to } կետերը միացված չեն, իսկ քանի դեռ պահուստում քար կա, ոչ ոք չի թռչում։
not-adjacent-nor-flying =
    { $count ->
        [1] { $from } և { $to } կետերը միացված չեն, իսկ թռչել կարող է միայն մեկ քար ունեցող կողմը։
       *[other] { $from } և { $to } կետերը միացված չեն, իսկ թռչել կարող է միայն { $count } կամ ավելի քիչ քար ունեցող կողմը։
    }
no-removal-due = { $seat } հիմա հանելու քար չունեն։
not-removable =
    { $victim-code ->
        [seat-white] { $point } կետի քարը սև է, իսկ պետք է հանել սպիտակ։
       *[seat-black] { $point } կետի քարը սպիտակ է, իսկ պետք է հանել սև։
    }
not-next-to-own = { $seat } կարող են հանել միայն իրենց քարի կողքին կանգնած հակառակորդի քարը, իսկ { $point } կետի կողքին իրենց քար չկա։
protected-by-mill = { $point } կետի քարը պաշտպանված է․ այն { $line } ջրաղացում է։
not-captured = { $point } կետի քարը գրավված չէ․ հիմա կարելի է հանել միայն { $targets }։

## Verdicts: how a game ended

mill-verdict-too-few =
    { $count ->
        [1] { $seat } մնացին առանց քարի։
       *[other] { $seat } ունեն { $count }-ից պակաս քար։
    }
mill-verdict-stuck = { $seat } քայլել չեն կարող։
mill-verdict-full-board = Խաղատախտակը լիքն է, ինչը սպիտակների պարտությունն է։
mill-verdict-full-board-draw = Խաղատախտակը լիքն է։
mill-verdict-stuck-draw = { $seat } քայլել չեն կարող, ուստի ոչ-ոքի է։
mill-verdict-both-stuck = Ոչ մի կողմ քայլել չի կարող։
mill-verdict-quiet = Անընդմեջ { $count } քայլ ոչ մի քար չդրվեց և չհանվեց։
mill-verdict-repetition = Նույն դիրքը կրկնվեց երրորդ անգամ։

## Tasks: what the side to move has to do, below the board

mill-task-place = { $seat } քար են դնում
mill-task-place-or-move = { $seat } քար են դնում կամ քայլում
mill-task-move = { $seat } քայլում են
mill-task-fly = { $seat } քայլում են և կարող են թռչել
mill-task-remove =
    { $victim-code ->
        [seat-white] { $seat } հանում են { $count } սպիտակ քար
       *[seat-black] { $seat } հանում են { $count } սև քար
    }
mill-task-remove-own = { $seat } հանում են իրենց քարերից { $count }-ը
mill-task-remove-captured = { $seat } հանում են գրավված քարը՝ { $points }
mill-task-remove-choose = { $seat } հանում են ցանկացած քար ջրաղացի համար կամ գրավվածը՝ { $points }
mill-task-remove-neighbour = { $seat } հանում են իրենց քարի կողքի քարը՝ { $points }

## Counts of a position, and the line below the drawing

count-on-board = տախտակին
count-in-hand = պահուստում
count-lost = կորցրած
mill-counts = Սպիտակները O՝ { $white-on-board } տախտակին, { $white-in-hand } պահուստում · Սևերը @՝ { $black-on-board } տախտակին, { $black-in-hand } պահուստում

## Names of places

mill-point = { $point }
mill-hand =
    { $seat-code ->
        [seat-white] Սպիտակների պահուստը
       *[seat-black] Սևերի պահուստը
    }

## Texts that could not be read: what is wrong with a FEN

mill-no-dice = ջրաղացում զառ չկա
mill-fen-fields = այստեղ { $count } դաշտ է, իսկ պետք է լինի 17, ինչպես «{ $example }»
mill-fen-shape = այս խաղատախտակի օղակներում կամ շարքերում կետերի թիվն է՝ { $shape }
mill-fen-point = կետը * (դատարկ), O (սպիտակ), @ (սև) կամ X (նշիչ) է
mill-fen-side = քայլող կողմը w կամ b է
mill-fen-phase = փուլը p (շարում), m (քայլեր) կամ o (ավարտված) է
mill-fen-action = գործողությունը p (դնել), s (ընտրել քայլող քարը) կամ, քանի դեռ հանելու քար կա, r (հանել) է
mill-fen-phase-of-hand = պահուստում քար ունեցող կողմը շարում է (p), չունեցողը՝ քայլում (m)
mill-fen-number-on-board = այստեղ սպասվում է տախտակի քարերի թիվը
mill-fen-number-in-hand = այստեղ սպասվում է պահուստի քարերի թիվը
mill-fen-number-removals = այստեղ սպասվում է հանելու քարերի թիվը
mill-fen-number-used = այստեղ սպասվում են օգտագործված ջրաղացների կետերը՝ որպես թիվ
mill-fen-number-quiet = այստեղ սպասվում է վերջին դնելուց կամ հանելուց հետո արված քայլերի թիվը
mill-fen-number-move = այստեղ սպասվում է քայլի համարը
mill-fen-number-square = այստեղ սպասվում է կետի համարը
mill-fen-number-captures = այստեղ սպասվում է գրավված քարերի թիվը
mill-fen-number-mill-removals = m:-ից հետո սպասվում է ջրաղացների համար հանելու քարերի թիվը
mill-fen-on-board = տախտակին { $count } քար կա ({ $seat })
mill-fen-too-many = { $seat } տախտակին և պահուստում միասին ունեն ամենաշատը { $count } քար
mill-fen-no-markers = այս տարբերակում նշիչներ չկան
mill-fen-too-many-markers = { $count } նշիչն ավելի շատ է, քան հանված քարերը
mill-fen-last-mill = վերջին ջրաղացի սկզբի և վերջի կետերը տարբեր են, կամ երկուսն էլ 0 են
mill-fen-used-points = օգտագործված ջրաղացների այս կետերից մի քանիսը տախտակին չկան
mill-fen-square = կետերի համարներն են՝ { $first }-ից { $last }
mill-fen-tail = քայլի համարից հետո կարող են լինել միայն c: i: l: p: s: կամ m:
mill-fen-tail-of-other-rules = այս տարբերակում դիրքն այդպիսի նշում չի ունենում
mill-fen-captures = գրավումները գրվում են w-N-square.square|b-N-square.square, և միայն քայլող կողմն է դրանք ունենում
mill-fen-captures-own = կարելի է գրավել միայն հակառակորդի քարերը
mill-fen-too-few =
    { $count ->
        [1] { $seat } մնացել են առանց քարի․ այդպիսի խաղն ավարտված է (o)
       *[other] { $seat } ունեն { $count }-ից պակաս քար․ այդպիսի խաղն ավարտված է (o)
    }
mill-fen-markers-gone = երբ երկու պահուստն էլ դատարկ են, նշիչներ այլևս չկան
mill-fen-removals = կողմը կարող է հանելու ունենալ ամենաշատը 16 քար, և առաջինը հանում է քայլող կողմը
mill-fen-capture-not-due = գրավումը և պատը լինում են միայն, երբ հանելու քար կա, և իրար հետ չեն լինում
mill-fen-mill-choice = m: լինում է գրավման հետ, և հանելու քարերը ջրաղացի ու գրավման քարերն են միասին
mill-fen-nothing-to-remove = պետք է քար հանել, բայց հանելու բան չկա
mill-fen-no-action = քայլող կողմը ոչինչ անել չի կարող․ այդպիսի խաղն ավարտված է (o)

## Games as text that could not be read

mill-record-error =
    { $ply ->
        [0] առաջին գործողությունից առաջ, «{ $word }»: { $problem }
       *[other] գործողություն { $ply }, «{ $word }»: { $problem }
    }
mill-record-tag = պիտակը գրվում է այսպես՝ [Name "value"]

## The rules in words: the board and the aim

mill-explain-name = { $name }
mill-explain-summary = { $summary }
mill-explain-players = Խաղում են երկուսով՝ սպիտակներով և սևերով, ամեն մեկը { $count } քարով։ Սկսում են սպիտակները, քայլում են հերթով։
mill-explain-board-heading = Խաղատախտակը
mill-explain-points = Խաղատախտակն ունի { $points } կետ։ Հարևան կետերը միացնում է { $edges } հատված։
mill-explain-lines = Ջրաղացների համար կա { $lines } գիծ․ դրանցից մեկի վրա մեկ կողմի { $count } քարը ջրաղաց է կազմում։
mill-explain-aim-heading = Նպատակը
mill-explain-too-few =
    { $count ->
        [1] Կողմը պարտվում է, երբ քար չի մնում ո՛չ տախտակին, ո՛չ պահուստում։
       *[other] Կողմը պարտվում է, երբ տախտակին և պահուստում միասին մնում է { $count }-ից պակաս քար։
    }
mill-explain-stuck-loses-too = Պարտվում է նաև, երբ պետք է քայլի, բայց չի կարող։

## The rules in words: the placing phase

mill-explain-placing-heading = Շարման փուլը
mill-explain-place = Պահուստում քար ունեցող կողմը դրանցից մեկը դնում է դատարկ կետում։
mill-explain-place-or-move = Պահուստում քար ունեցող կողմը կամ դրանցից մեկը դնում է դատարկ կետում, կամ քարը հատվածով տանում է դատարկ կետ։
mill-explain-mill-removes = Ջրաղաց կազմող կողմը տախտակից հանում է հակառակորդի մեկ քար։
mill-explain-mill-empties-hand = Ջրաղաց կազմող կողմը հակառակորդի պահուստից վերցնում է մեկ քար․ եթե պահուստը դատարկ է, քար է հանում տախտակից։ Հետո հակառակորդի հերթն է։
mill-explain-mill-empties-hand-again = Ջրաղաց կազմող կողմը հակառակորդի պահուստից վերցնում է մեկ քար և կրկին խաղում․ եթե պահուստը դատարկ է, քար է հանում տախտակից, և նրա հերթն ավարտվում է։
mill-explain-mill-victim-removes = Երբ մի կողմը ջրաղաց է կազմում, մյուսը հանում է իր քարերից որևէ մեկը, ապա խաղում է սովորական հերթով։
mill-explain-mill-marks = Ջրաղաց կազմող կողմը հանում է հակառակորդի մեկ քար, բայց նրա կետը նշիչով փակ է մինչև շարման փուլի վերջը։
mill-explain-mill-waits = Ջրաղացի համար դեռ ոչինչ չեն հանում․ ջրաղացները հաշվում են շարման փուլի վերջում։
mill-explain-extra-turn = Ջրաղաց կազմող կողմը, եթե դեռ պահուստում քար ունի, խաղում է ևս մեկ հերթ։
mill-explain-two-empty = Եթե դրված քարը ջրաղաց չի կազմում, ոչինչ չի գրավում և թողնում է երկու դատարկ կետ, շարման փուլն ավարտվում է․ պահուստում մնացած քարերը խաղից դուրս են։

## The rules in words: the moving phase

mill-explain-moving-heading = Քայլերի փուլը
mill-explain-move = Դատարկ պահուստով կողմը քարը հատվածով տանում է դատարկ կետ։
mill-explain-flying =
    { $count ->
        [1] Մեկ քարով մնացած կողմը կարող է թռչել․ քարը գնում է ցանկացած դատարկ կետ։
       *[other] { $count } կամ ավելի քիչ քար ունեցող կողմը կարող է թռչել․ քարը գնում է ցանկացած դատարկ կետ։
    }
mill-explain-no-flying = Թռչել չի կարելի։
mill-explain-moved-mill = Քայլով ջրաղաց կազմող կողմը տախտակից հանում է հակառակորդի մեկ քար։

## The rules in words: mills

mill-explain-mills-heading = Ջրաղացները
mill-explain-several-mills-remove-one = Միանգամից կազմված մի քանի ջրաղացի համար հանում են միայն մեկ քար։
mill-explain-several-mills-remove-each = Միանգամից կազմված մի քանի ջրաղացներից ամեն մեկի համար հանում են մեկական քար։
mill-explain-mills-protect = Ջրաղացի քարը հանել չի կարելի, բացի այն դեպքից, երբ այդ կողմի բոլոր քարերը ջրաղացներում են։
mill-explain-mills-protect-nothing = Կարելի է հանել հակառակորդի ցանկացած քար՝ ջրաղացում լինի, թե ոչ։
mill-explain-one-time = Ամեն գիծ կողմին պարգևատրում է միայն մեկ անգամ․ ջրաղացը ոչինչ չի տալիս, եթե նրա բոլոր կետերն այդ կողմին արդեն պարգևատրած գծերի վրա են։
mill-explain-one-time-protects = Այդպիսի ջրաղացը, այնուամենայնիվ, պաշտպանում է իր քարերը։
mill-explain-shuttling = Երկու ջրաղացի միջև հետուառաջ քայլերը սահմանափակված են․ քարը, որը դուրս եկավ մի ջրաղացից և կազմեց մյուսը, իր կողմի հաջորդ քայլով չի կարող անմիջապես վերադառնալ և նորից կազմել առաջինը։

## The rules in words: captures without mills

mill-explain-custodian-heading = Գրավում սեղմումով
mill-explain-custodian = Հակառակորդի քարը գրավված է, եթե գծի վրա սեղմված է նոր խաղացած քարի և նույն կողմի մեկ այլ քարի միջև։ Եթե այդպիսի քարերը մի քանիսն են, խաղացողը հանում է մեկը։
mill-explain-intervention-heading = Գրավում մեջտեղ մտնելով
mill-explain-intervention = Գծի վրա հակառակորդի երկու քարի միջև մտած քարը գրավում է երկուսն էլ։ Եթե այդպիսի գծերը մի քանիսն են, հաշվվում է միայն մեկը․ նախ օղակները հատող գիծը, ապա օղակի կողմը, ապա անկյունագիծը։
mill-explain-leap-heading = Գրավում ցատկով
mill-explain-leap = Դատարկ պահուստով կողմը կարող է ցատկել․ նրա քարը գծի մի ծայրից մյուսն է ցատկում հակառակորդի քարի վրայով և գրավում այն։ Հանվում է միայն այդ քարը, նույնիսկ եթե ցատկը նաև ջրաղաց է կազմում։
mill-explain-capture-where = Գործում է { $lines }։
mill-explain-along-sides = օղակների կողմերով
mill-explain-across-rings = օղակները հատող գծերով
mill-explain-on-diagonals = անկյունագծերով
mill-explain-capture-everywhere = Գործում է բոլոր գծերի վրա։
mill-explain-capture-always = Թույլատրված է երկու փուլում էլ։
mill-explain-capture-always-few = Թույլատրված է շարման փուլում, իսկ քայլերի փուլում՝ տախտակին երեք կամ ավելի քիչ քար ունեցող կողմին։
mill-explain-capture-placing = Թույլատրված է միայն շարման փուլում։
mill-explain-capture-moving = Թույլատրված է միայն քայլերի փուլում։
mill-explain-capture-moving-few = Թույլատրված է միայն քայլերի փուլում և միայն տախտակին երեք կամ ավելի քիչ քար ունեցող կողմին։
mill-explain-capture-never = Այս կարգավորումներով այդպիսի բան չի լինում։
mill-explain-beside-heading = Գրավումներն ու ջրաղացները
mill-explain-mills-protect-from-captures = Ջրաղացներն իրենց քարերը պաշտպանում են նաև գրավումից։
mill-explain-custodian-or-intervention = Եթե քայլը գրավում է և՛ սեղմումով, և՛ մեջտեղ մտնելով, առաջին հանված քարն է որոշում, թե որն է հաշվվում․ երկու ձևով գրավված քարը հաշվվում է մեջտեղ մտնելու համար։
mill-explain-mill-or-capture = Եթե քայլը և՛ ջրաղաց է կազմում, և՛ գրավում, առաջին հանված քարն է որոշում, թե որն է հաշվվում։
mill-explain-mill-and-capture-as-sanmill = Եթե քայլը և՛ ջրաղաց է կազմում, և՛ գրավում, հանում են ինչպես Sanmill-ում․ միայն գրավված քարերը, եթե ջրաղացները գրավումներից ավելի շատ քար հանել չեն տալիս։

## The rules in words: the end of the placing phase

mill-explain-end-heading = Շարման փուլի վերջը
mill-explain-turns-go-on = Երբ երկու պահուստն էլ դատարկ են, հերթերը պարզապես շարունակվում են։
mill-explain-opener = Երբ երկու պահուստն էլ դատարկ են, առաջին քայլն անում են { $seat }։
mill-explain-counted = Դրանից առաջ հաշվում են ջրաղացները, և երկու կողմերը քարեր են հանում, առաջինը՝ { $seat }։
mill-explain-counted-none = Եթե ջրաղաց չկա, ամեն կողմ հանում է իր քարերից մեկը։
mill-explain-counted-one-side = Եթե միայն մի կողմն ունի ջրաղաց, նա հանում է հակառակորդի երկու քար, իսկ մյուսը՝ մեկ։
mill-explain-counted-both = Եթե երկուսն էլ ջրաղաց ունեն, ամեն մեկը հանում է հակառակորդի այնքան քար, որքան ջրաղաց ունի քիչ ունեցողը, իսկ շատ ունեցողը հանում է ևս մեկ քար։
mill-explain-full-loses = Եթե այդ պահին տախտակը լիքն է, սպիտակները պարտվում են։
mill-explain-full-white-removes = Եթե այդ պահին տախտակը լիքն է, նախ սպիտակները, ապա սևերը հանում են հակառակորդի մեկական քար։
mill-explain-full-black-removes = Եթե այդ պահին տախտակը լիքն է, նախ սևերը, ապա սպիտակները հանում են հակառակորդի մեկական քար։
mill-explain-full-opener-removes = Եթե այդ պահին տախտակը լիքն է, քայլող կողմը նախ հանում է հակառակորդի մեկ քար։
mill-explain-full-draw = Եթե այդ պահին տախտակը լիքն է, խաղն ավարտվում է ոչ-ոքի։

## The rules in words: stalemate and draws

mill-explain-stalemate-heading = Պատ (քայլ չկա)
mill-explain-stuck-loses = Կողմը պարտվում է, երբ պետք է քայլի, բայց չի կարող։
mill-explain-stuck-passes = Քայլել չկարողացող կողմը բաց է թողնում հերթը․ եթե ոչ մի կողմ չի կարող քայլել, խաղն ավարտվում է ոչ-ոքի։
mill-explain-stuck-removes-and-moves = Քայլել չկարողացող կողմը հանում է իր քարի կողքին կանգնած հակառակորդի մեկ քար, նույնիսկ ջրաղացից, ապա քայլում է։
mill-explain-stuck-removes = Քայլել չկարողացող կողմը հանում է իր քարի կողքին կանգնած հակառակորդի մեկ քար, նույնիսկ ջրաղացից, ապա քայլում է մյուս կողմը։
mill-explain-stuck-both-remove = Եթե կողմը չի կարող քայլել, նախ նա, ապա մյուս կողմը հանում են իրենց քարի կողքին կանգնած հակառակորդի մեկական քար, նույնիսկ ջրաղացից․ հետո քայլում է փակված կողմը։
mill-explain-stuck-draws = Եթե քայլող կողմը չի կարող քայլել, խաղն ավարտվում է ոչ-ոքի։
mill-explain-draws-heading = Ոչ-ոքի
mill-explain-quiet = Ոչ-ոքի է, եթե անընդմեջ { $count } քայլ, երկու կողմինը միասին, ոչ մի քար չի դրվում և չի հանվում։
mill-explain-quiet-endgame = Երբ կողմերից մեկը տախտակին ունի երեք քար, բավական է այդպիսի { $count } քայլ։
mill-explain-repetition = Ոչ-ոքի է, երբ նույն դիրքը կրկնվում է երրորդ անգամ։
