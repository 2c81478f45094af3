# Armenian: what is wrong with a position that somebody sets up on the board.
# Terms: place = տեղ, piece = քար, marker = նշիչ.

setup-no-such-place = Այս խաղատախտակին { $place } տեղ չկա։
setup-no-such-seat = Այն կողմով, որի քարն այստեղ է, ոչ ոք չի խաղում՝ { $place }։
setup-not-theirs = { $seat } այստեղ երբեք չեն կանգնում՝ { $place }։
setup-two-colours = Երկու կողմ նույն տեղում լինել չի կարող՝ { $place }։
setup-crowded = { $count } քարը շատ է այս տեղի համար՝ { $place }։
setup-too-many = { $seat } ունեն { $count } քար, իսկ ընդամենը { $most } կա։
setup-nobody-to-act = Ընտրեք, թե ում հերթն է։
setup-no-markers = Այս տարբերակում նշիչներ չկան։
setup-no-removals = Այս տարբերակում տախտակից քար չեն հանում։
setup-no-dice = Այս խաղում զառեր չկան։
