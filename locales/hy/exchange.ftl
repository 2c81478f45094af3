# Armenian: games in other programs' formats.
# Terms: format = ձևաչափ, match = մրցախաղ, comment = մեկնաբանություն, header = վերնագիր, array = զանգված,
# cube = խորանարդ, history = պատմություն, moment = պահ, archive = արխիվ, checksum = ստուգիչ գումար.

## Where something is wrong
exchange-line = տող { $line }, սյունակ { $column }: { $problem }
exchange-byte = բայթ { $byte }: { $problem }
exchange-moment = պահ { $moment } (հաշված 0-ից): { $problem }
exchange-turn = խաղ { $game }, հերթ { $turn }: { $problem }
exchange-record = խաղ { $number }: { $problem }

## What is wrong with a file as a whole
exchange-unknown = Սա հայտնի ձևաչափերից ոչ մեկը չէ․ չի սկսվում ո՛չ [Teahouse "1"] տողով, ո՛չ Ջրաղացի պիտակներով կամ քայլերով, և ո՛չ մրցախաղ է (.mat), ո՛չ LUDOpy-ի պատմություն (.npz), ո՛չ էլ LongNardi-ի ցուցակ (.json)։
exchange-empty = Դրա մեջ խաղեր չկան։
exchange-nothing-to-write = Գրելու խաղեր չկան։
exchange-not-written = { $format } ձևաչափը կարդացվում է, բայց չի գրվում։
exchange-other-family = { $format } ձևաչափում { $rules } խաղեր չեն լինում։
exchange-other-game = Խաղ { $number }-ը հնարավոր չէ գրել այս ձևաչափով․ այն միայն { $family } խաղերի համար է։
exchange-set-up = Խաղ { $number }-ն սկսվում է շարված դիրքից, որի համար այս ձևաչափում տեղ չկա։

## What had to be assumed, or was left out
exchange-rules-assumed = Ֆայլում կանոնները նշված չեն․ ընդունվում է { $rules }։
exchange-no-comments =
    { $count ->
        [one] Բաց է թողնված { $count } մեկնաբանություն․ { $format } ձևաչափում դրա համար տեղ չկա։
       *[other] Բաց է թողնված { $count } մեկնաբանություն․ { $format } ձևաչափում դրանց համար տեղ չկա։
    }
exchange-no-headers = Անուններն ու մյուս վերնագրերը բաց են թողնված․ { $format } ձևաչափում դրանց համար տեղ չկա։

## Matches (.mat)
mat-before-games = «{ $found }» գրված է առաջին խաղից առաջ։ Սպասվում է՝ «7 point match», «Game 1» կամ մեկնաբանություն, որն սկսվում է կետ-ստորակետով (;)։
mat-names = «{ $found }»՝ խաղացողների անունները չկան։ Սպասվում է՝ անուն : հաշիվ, երկու անգամ։
mat-cell = «{ $found }» քայլ չէ։ Սպասվում է՝ զառեր, օրինակ՝ 63:, Doubles, Takes, Drops կամ Wins։
mat-cells = «{ $found }»՝ այստեղ երկուսից ավելի գործողություն կա։ Սպասվում է՝ մեկական ամեն խաղացողի համար։
mat-dice = «{ $found }» զառեր չեն։ Սպասվում է՝ 1-ից 6 երկու թիվ և երկու կետ (:)։
mat-double = Doubles-ը չի ասում, թե որքան։ Սպասվում է՝ Doubles => 2։
mat-wins = Wins-ը չի ասում, թե քանի միավոր։ Սպասվում է՝ Wins 1 point։
mat-move = «{ $found }» քայլ չէ։ Սպասվում է՝ որտեղից/ուր, 24-ից մինչև 1, իսկ տախտակից դուրս՝ 0 կամ off։
mat-variation = Սա { $variation } մրցախաղ է․ կարելի է վերարտադրել միայն նարդիի մրցախաղերը։
mat-cube = Խորանարդը չի կարելի դարձնել { $found }։ Սպասվում է՝ Doubles => { $expected }։
# $found and $expected are numbers of points; $expected may be several, such as 2, 4.
mat-points = Հիմա հանձնված խաղը { $found } միավոր չարժե։ Սպասվում է՝ { $expected }։
# $problem says how the game ended.
mat-other-end = Խաղն այլ կերպ է ավարտվել՝ { $problem }
# Scores such as 2-4, the left player's points first.
mat-score = Այս խաղից առաջ նշված է { $found } հաշիվը, որը չի բխում նախորդ խաղերից։ Սպասվում է՝ { $expected }։
mat-other-turn = Հիմա քայլում են { $seat }։
mat-other-dice = Տախտակին այլ զառեր են՝ { $dice }։
mat-must-move = Այս զառերով դեռ կարելի է խաղալ, ուրեմն և պետք է։
mat-refused = { $found } խաղալ չի կարելի՝ { $problem }
mat-no-such-turn = Այս զառերով այդպես խաղալ չի կարելի։
mat-other-match = Այս խաղերը նույն մրցախաղից չեն․ տարբեր են կանոնները կամ մրցախաղի երկարությունը։
mat-roll-off = Խաղ { $game }․ ֆայլում ասված չէ, թե ինչ է ընկել առաջին հերթի խաղարկման ժամանակ․ գրվում է 2 և 1։

## LUDOpy's histories (.npz)
npz-cut-off = Ֆայլն այստեղ կտրվում է։
npz-directory = Արխիվի ցանկը վնասված է։
npz-compressed = Արխիվի այս մասը սեղմված է։ Պահեք այն numpy.savez-ով, ինչպես LUDOpy-ն, և ոչ թե savez_compressed-ով։
npz-checksum = Արխիվի այս մասը վնասված է․ ստուգիչ գումարը սխալ է։
npy-version = Սա numpy-ի հայտնի զանգված չէ։
npy-header = «{ $found }» զանգվածի վերնագիր չէ։
npy-kind = «{ $found }»․ զանգվածում ամբողջ թվեր չեն։ Սպասվում է այն, ինչ գրում է numpy.savez(name, **game.hist)։
npy-order = «{ $found }»․ զանգվածը Fortran-ի դասավորությամբ է։ Սպասվում է C-ի դասավորություն։
ludopy-one-array = Սա միայն մեկ զանգված է, իսկ պատմությունը չորսն ունի։ Պահեք այն save_hist-ով կամ numpy.savez(name, **game.hist)-ով։
ludopy-no-array = { $array } զանգվածը չկա։
ludopy-shape = { $array } զանգվածի ձևը { $found } է։ Սպասվում է՝ { $expected }։
ludopy-piece = { $found }՝ խաղաքարի համար այդպիսի տեղ չկա։
ludopy-player = Նշված է խաղացող { $found }, բայց հիմա խաղացող { $expected }-ի հերթն է։
ludopy-pieces = Խաղաքարերն այնտեղ չեն, որտեղ դրանք թողել էր նախորդ պահը։
ludopy-pair = Քայլից հետո եկող պահն այլ զառ կամ խաղացող ունի, քան դրանից առաջվանը։
ludopy-no-such-move = { $die } զառով ոչ մի թույլատրելի քայլ չի բերում այս խաղաքարերին։
ludopy-one-game = LUDOpy-ի պատմության մեջ մեկ խաղ է լինում, իսկ այստեղ { $count } խաղ է։
ludopy-rules = LUDOpy-ի պատմությունները նրա սեփական կանոններով խաղեր են՝ ludopy և ludopy-two, և ոչ թե { $rules }։

## LongNardi's lists (.json)
longnardi-json = Սա JSON չէ՝ { $problem }
longnardi-list = Սա խաղերի ցուցակ չէ։
longnardi-field = { $field } դաշտը չկա, կամ այնպիսին չէ, ինչպիսին պետք է լինի։
longnardi-board = Տախտակն այնպիսին չէ, ինչպիսին թողել էր նախորդ հերթը։
longnardi-no-such-turn = Այս զառերով ոչ մի թույլատրելի հերթ այս տախտակին չի բերում։
