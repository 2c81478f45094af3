# Armenian: what the tutor says.
# Terms: tutor = ուսուցիչ, block = պատնեշ, head = գլուխ, checker = քար, point = կետ, piece (Ludo) = խաղաքար,
# base = բազա, goal = տուն, mill = ջրաղաց.

## What it costs
tutor-warning = { $action }՝ { $mark }, կորուստը { $points } միավոր է։
tutor-better = Ավելի լավ է { $better }։
tutor-take-back = Հետ վերցնե՞լ (y՝ այո, n՝ ոչ)
tutor-taken-back = Հետ վերցված է։
tutor-on = Վատ քայլերից ձեզ կզգուշացնեն, քանի դեռ դրանք կարելի է հետ վերցնել։
tutor-off = Վատ քայլերից այլևս չեն զգուշացնում։
tutor-what = Գրեք tutor on կամ tutor off։

## Chances
tutor-chance-win = { $seat } հաղթում են { $played } % դեպքերում՝ { $best } %-ի փոխարեն։
tutor-chance-win-by-mars = { $seat } հաղթում են մարսով՝ { $played } %՝ { $best } %-ի փոխարեն։
tutor-chance-loss-by-mars = { $seat } կարող են պարտվել մարսով՝ { $played } %՝ { $best } %-ի փոխարեն։
tutor-chance-win-by-koks = { $seat } հաղթում են կոկսով՝ { $played } %՝ { $best } %-ի փոխարեն։
tutor-chance-loss-by-koks = { $seat } կարող են պարտվել կոկսով՝ { $played } %՝ { $best } %-ի փոխարեն։

## Nardi
tutor-nardi-block = Հակառակորդի քարի առջև ամենաերկար պատնեշը { $played } կետ է՝ { $best }-ի փոխարեն։
tutor-nardi-numbers = Այս դիրքում հաջորդ անգամ կարելի է խաղալ վեց թվից միայն { $played }-ը՝ { $best }-ի փոխարեն։
tutor-nardi-behind = Հակառակորդի պատնեշի հետևում մնում է { $played } քար՝ { $best }-ի փոխարեն։
tutor-nardi-runner = Առջևի քարը՝ { $place } կետում, ունի { $played } բաց թիվ՝ { $best }-ի փոխարեն։
tutor-nardi-off = Ավելի քիչ քար է հանված՝ { $played }, { $best }-ի փոխարեն։
tutor-nardi-head = Գլխին մնում է { $played } քար՝ { $best }-ի փոխարեն։
tutor-nardi-home = Տուն է մտել ավելի քիչ քար՝ { $played }, { $best }-ի փոխարեն։
tutor-nardi-points = Զբաղեցված է ավելի քիչ կետ՝ { $played }, { $best }-ի փոխարեն։

## Ludo
tutor-ludo-captured = Խփելու հնարավորությունը բաց է թողնված։
tutor-ludo-exposed =
    { $best ->
        [0] { $played ->
            [one] { $place } տեղի խաղաքարը մնում է հակառակորդի { $played } խաղաքարի հարվածի տակ։
           *[other] { $place } տեղի խաղաքարը մնում է հակառակորդի { $played } խաղաքարի հարվածի տակ։
        }
       *[other] { $place } տեղի խաղաքարը մնում է հակառակորդի { $played } խաղաքարի հարվածի տակ՝ { $best }-ի փոխարեն։
    }
tutor-ludo-base = Բազայում մնում է { $played } խաղաքար՝ { $best }-ի փոխարեն։
tutor-ludo-goal = Ոչ մի խաղաքար տուն չի հասնում։
tutor-ludo-safe = Ավելի քիչ խաղաքար է անվտանգ՝ { $played }, { $best }-ի փոխարեն։
tutor-ludo-reach = Հաջորդ նետումով կարելի է հասնել հակառակորդի ավելի քիչ խաղաքարի՝ { $played }, { $best }-ի փոխարեն։

## Mill
tutor-mill-closed =
    { $played ->
        [0] Ջրաղաց չի կազմվում։
       *[other] Ավելի քիչ ջրաղաց է կազմվում։
    }
tutor-mill-threat = Հակառակորդը կարող է ջրաղաց կազմել՝ { $place }։
tutor-mill-opened = Ջրաղաց է բացվում։
tutor-mill-waiting = Ավելի քիչ գիծ է սպասում երրորդ քարին՝ { $played }, { $best }-ի փոխարեն։
tutor-mill-room = Մնում է { $played } քայլ՝ { $best }-ի փոխարեն։
tutor-mill-enemy-room = Հակառակորդին մնում է { $played } քայլ՝ { $best }-ի փոխարեն։
