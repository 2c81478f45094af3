# Georgian. Games in other programs' formats.
# Terms: ფორმატი format, მატჩი match, კომენტარი comment, სათაური header, მასივი array, კუბი cube, ისტორია history,
# მომენტი moment, არქივი archive, საკონტროლო ჯამი checksum.

## Where something is wrong
exchange-line = სტრიქონი { $line }, სვეტი { $column }: { $problem }
exchange-byte = ბაიტი { $byte }: { $problem }
exchange-moment = მომენტი { $moment } (ითვლება 0-დან): { $problem }
exchange-turn = თამაში { $game }, ჯერი { $turn }: { $problem }
exchange-record = თამაში { $number }: { $problem }

## What is wrong with a file as a whole
exchange-unknown = ეს არცერთი ცნობილი ფორმატი არ არის: არ იწყება არც [Teahouse "1"]-ით, არც წისქვილის თეგებით ან სვლებით, და არც მატჩია (.mat), არც LUDOpy-ს ისტორია (.npz), არც LongNardi-ს სია (.json).
exchange-empty = მასში თამაშები არ არის.
exchange-nothing-to-write = ჩასაწერი თამაშები არ არის.
exchange-not-written = ფორმატი { $format } იკითხება, მაგრამ არ იწერება.
exchange-other-family = ფორმატში { $format } ასეთი თამაშები არ ინახება: { $rules }.
exchange-other-game = თამაში { $number } ამ ფორმატში ვერ ჩაიწერება: ის მხოლოდ ამ ოჯახის თამაშებისთვისაა: { $family }.
exchange-set-up = თამაში { $number } დალაგებული პოზიციით იწყება, რომლისთვისაც ამ ფორმატში ადგილი არ არის.

## What had to be assumed, or was left out
exchange-rules-assumed = ფაილში წესები მითითებული არ არის; იგულისხმება { $rules }.
exchange-no-comments =
    { $count ->
        [one] გამოტოვებულია ერთი კომენტარი: ფორმატში { $format } მისთვის ადგილი არ არის.
       *[other] გამოტოვებულია { $count } კომენტარი: ფორმატში { $format } მათთვის ადგილი არ არის.
    }
exchange-no-headers = სახელები და სხვა სათაურები გამოტოვებულია: ფორმატში { $format } მათთვის ადგილი არ არის.

## Matches (.mat)
mat-before-games = "{ $found }" პირველ თამაშამდე წერია. საჭიროა: "7 point match", "Game 1" ან კომენტარი, რომელიც წერტილ-მძიმით იწყება.
mat-names = "{ $found }" მოთამაშეებს არ ასახელებს. საჭიროა: სახელი : ანგარიში, ორჯერ.
mat-cell = "{ $found }" სვლა არ არის. საჭიროა: კამათელი, მაგალითად 63:, Doubles, Takes, Drops ან Wins.
mat-cells = "{ $found }" ორზე მეტ რამეს ამბობს. საჭიროა: თითო თითოეული მოთამაშისთვის.
mat-dice = "{ $found }" კამათელი არ არის. საჭიროა: ორი რიცხვი 1-დან 6-მდე და ორწერტილი.
mat-double = Doubles არ ამბობს, რამდენამდე. საჭიროა: Doubles => 2.
mat-wins = Wins არ ამბობს, რამდენი ქულა. საჭიროა: Wins 1 point.
mat-move = "{ $found }" სვლა არ არის. საჭიროა: საიდან/სად, 24-დან 1-მდე, დაფის გარეთ – 0 ან off.
mat-variation = ეს სხვა თამაშის მატჩია: { $variation }; გათამაშება მხოლოდ ნარდის მატჩებისა შეიძლება.
mat-cube = კუბი { $found }-ზე ვერ დაიდება. საჭიროა: Doubles => { $expected }.
# $found and $expected are numbers of points; $expected may be several, such as 2, 4.
mat-points = ახლა დანებებით დათმობილი თამაში { $found } ქულა არ ღირს. საჭიროა: { $expected }.
# $problem says how the game ended.
mat-other-end = თამაში სხვაგვარად დასრულდა: { $problem }
# Scores such as 2-4, the left player's points first.
mat-score = ამ თამაშის წინ მითითებულია ანგარიში { $found }, წინა თამაშებიდან კი ეს არ გამოდის. საჭიროა: { $expected }.
mat-other-turn = ახლა თამაშობს { $seat }.
mat-other-dice = დაფაზე სხვა კამათელია: { $dice }.
mat-must-move = ამ კამათლით კიდევ შეიძლება თამაში, ე. ი. სავალდებულოა.
mat-refused = { $found } ვერ ითამაშება: { $problem }
mat-no-such-turn = ამ კამათლით ასე თამაში არ შეიძლება.
mat-other-match = ეს თამაშები ერთი მატჩიდან არ არის: წესები ან მატჩის სიგრძე განსხვავდება.
mat-roll-off = თამაში { $game }: ფაილში არ წერია, რა მოვიდა საწყის გაგორებაზე; იწერება 2 და 1.

## LUDOpy's histories (.npz)
npz-cut-off = ფაილი აქ წყდება.
npz-directory = არქივის სარჩევი დაზიანებულია.
npz-compressed = არქივის ეს ნაწილი შეკუმშულია. შეინახეთ numpy.savez-ით, როგორც LUDOpy აკეთებს, და არა savez_compressed-ით.
npz-checksum = არქივის ეს ნაწილი დაზიანებულია: საკონტროლო ჯამი არ ემთხვევა.
npy-version = ეს numpy-ს ცნობილი მასივი არ არის.
npy-header = "{ $found }" მასივის სათაური არ არის.
npy-kind = "{ $found }": მასივში მთელი რიცხვები არ არის. საჭიროა ის, რასაც numpy.savez(name, **game.hist) წერს.
npy-order = "{ $found }": მასივი Fortran-ის რიგითაა. საჭიროა C-ს რიგი.
ludopy-one-array = ეს მხოლოდ ერთი მასივია, ისტორიას კი ოთხი აქვს. შეინახეთ save_hist-ით ან numpy.savez(name, **game.hist)-ით.
ludopy-no-array = მასივი { $array } არ არის.
ludopy-shape = მასივის { $array } ფორმაა { $found }. საჭიროა: { $expected }.
ludopy-piece = { $found } ფიშკის ადგილი არ არის.
ludopy-player = წერია მოთამაშე { $found }, მაგრამ ახლა მოთამაშე { $expected } თამაშობს.
ludopy-pieces = ფიშკები იქ არ დგას, სადაც წინა მომენტმა დატოვა.
ludopy-pair = სვლის შემდეგ მომენტს სხვა კამათელი ან მოთამაშე აქვს, ვიდრე მის წინას.
ludopy-no-such-move = ფიშკების ასეთ განლაგებამდე კამათლით { $die } არცერთი დასაშვები სვლა არ მიდის.
ludopy-one-game = LUDOpy-ს ისტორიაში ერთი თამაშია, აქ კი { $count } თამაშია.
ludopy-rules = LUDOpy-ს ისტორიებში მისივე წესებით ნათამაშები თამაშებია, ludopy და ludopy-two, და არა { $rules }.

## LongNardi's lists (.json)
longnardi-json = ეს JSON არ არის: { $problem }
longnardi-list = ეს თამაშების სია არ არის.
longnardi-field = ველი { $field } არ არის, ან ისეთი არ არის, როგორიც უნდა იყოს.
longnardi-board = დაფა ისეთი არ არის, როგორიც წინა ჯერმა დატოვა.
longnardi-no-such-turn = ამ დაფამდე ამ კამათლით არცერთი დასაშვები სვლა არ მიდის.
