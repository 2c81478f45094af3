# Georgian. What Ludo says.
# Terms: ფიშკა piece, უჯრა square, ბაზა base, სასტარტო უჯრა start square, წრე loop, შინა ბილიკი home column, ფინიში goal,
# ფინიშის ადგილი goal space, მოკვლა capture, ბარიერი blockade, უსაფრთხო უჯრა safe square, გლობუსი globe,
# ვარსკვლავი star, კიბე/საფეხური stairs, საბონუსო ნაბიჯი bonus step, წყვილი double.

## Places
ludo-place-square = უჯრა { $number }
ludo-place-column = { $seat } შინა ბილიკი, { $number }
ludo-place-goal = { $seat } ფინიში
ludo-place-goal-space = { $seat } ფინიში, ადგილი { $number }
ludo-place-base = { $seat } ბაზა

## What is counted for each player
count-in-base = ბაზაში
count-at-goal = ფინიშზე
count-progress = გავლილი უჯრა

## What the player to act has to do
ludo-task-roll = { $seat } აგორებს კამათელს
ludo-task-play = { $seat } თამაშობს: { $numbers }
ludo-task-bonus = { $seat } თამაშობს { $steps } საბონუსო ნაბიჯს
ludo-task-no-move = { $seat } ვერ თამაშობს ({ $numbers }) და ჯერს ტოვებს
ludo-task-third = ზედიზედ მესამე { $roll }: { $seat } ჯერს ტოვებს

## Rolls that may count in a row
ludo-roll-six = ექვსიანი
ludo-roll-double = წყვილი
ludo-roll-six-or-double = ექვსიანი ან წყვილი

## Why a move is not legal
must-move = სვლა გაქვთ, ამიტომ ჯერს ვერ დატოვებთ.
no-such-piece = ფიშკა №{ $piece } არ არსებობს: თქვენი ფიშკების ნომრებია 0-დან { $last }-მდე.
all-at-goal = ყველა თქვენი ფიშკა ფინიშზეა, სათამაშო აღარაფერი დარჩა.
third-in-a-row =
    { $effect ->
        [last-moved-home] ეს ზედიზედ მესამე { $roll } არის: ის არ ითამაშება, თქვენი ჯერი მთავრდება და ბოლოს ნათამაშები ფიშკა ბაზაში ბრუნდება.
        [leader-home] ეს ზედიზედ მესამე { $roll } არის: ის არ ითამაშება, თქვენი ჯერი მთავრდება და ყველაზე წინ მყოფი ფიშკა ბაზაში ბრუნდება.
        [roll-void] ეს ზედიზედ მესამე { $roll } არის: ის არ ითამაშება; გაუშვით და ხელახლა გააგორეთ.
       *[turn-ends] ეს ზედიზედ მესამე { $roll } არის: ის არ ითამაშება და თქვენი ჯერი მთავრდება.
    }
no-such-number = { $steps } სათამაშოდ არ გაქვთ; გაქვთ: { $numbers }.
sum-only-enters = ორი კამათლის ჯამით ({ $steps }) მხოლოდ ბაზიდან გამოსვლა შეიძლება.
at-goal = ფიშკა №{ $piece } უკვე გზის ბოლოშია.
needs-entry-number =
    { $count ->
        [0] ბაზიდან ფიშკა ვეღარაფრით გამოვა.
       *[other] ფიშკა №{ $piece } ბაზიდან { $steps }-ით ვერ გამოვა; საჭიროა { $entry }.
    }
bonus-from-base = საბონუსო ნაბიჯებით ფიშკა ბაზიდან არ გამოდის.
overshoot =
    { $left ->
        [one] { $steps } მეტისმეტია: ფიშკა №{ $piece } გზის ბოლოდან ერთი უჯრითაა დაშორებული.
       *[other] { $steps } მეტისმეტია: ფიშკა №{ $piece } გზის ბოლოდან { $left } უჯრითაა დაშორებული.
    }
past-the-foot = ფიშკა №{ $piece } ჯერ ზუსტად კიბის ძირას, №{ $square } უჯრაზე უნდა გაჩერდეს.
wrong-stair = ფიშკა №{ $piece } მომდევნო საფეხურზე მხოლოდ { $needed }-ით ადის.
own-in-the-way = №{ $square } უჯრაზე გზას თქვენივე ფიშკა კეტავს; მისი გადავლა არ შეიძლება.
piece-in-the-way = თქვენს №{ $square } უჯრაზე { $owner } ფიშკა დგას; მისი გადავლა არ შეიძლება.
blockade-in-the-way = თქვენს №{ $square } უჯრაზე { $owner } ბარიერი დგას; მისი გადავლა არ შეიძლება.
own-blockade = თქვენივე ბარიერი №{ $square } უჯრაზე თქვენც გაჩერებთ.
own-square-full =
    { $room ->
        [one] №{ $square } უჯრაზე თქვენი ფიშკა დგას, იქ კი თქვენი ორი ფიშკა ერთად ვერ იდგება.
       *[other] №{ $square } უჯრაზე უკვე თქვენი { $room } ფიშკა დგას და მეტი ვეღარ დადგება.
    }
blockade-on-target = თქვენს №{ $square } უჯრაზე { $owner } ბარიერი დგას; იქ ვერ დადგებით.
safe-square-taken = უსაფრთხო უჯრაზე №{ $square } { $owner } ფიშკა დგას; იქ ვერ დადგებით.
enemy-on-start = თქვენს №{ $square } უჯრაზე { $owner } ფიშკა დგას და თქვენს ფიშკებს ბაზიდან არ უშვებს.
must-use-both-dice = ორივე კამათლის ({ $dice }) თამაში შეგიძლიათ, ამიტომ უნდა ითამაშოთ; ამ სვლის შემდეგ მეორე ვეღარ ითამაშება.
must-use-larger-die = მხოლოდ ერთი კამათლის თამაში შეიძლება და ის უფრო დიდი უნდა იყოს: { $die }.
must-enter = ბაზიდან ფიშკის გამოყვანა შეგიძლიათ, ამიტომ უნდა გამოიყვანოთ.
must-clear-start = სანამ ბაზაში ფიშკები გელოდებათ, ჯერ სასტარტო უჯრის ფიშკა უნდა დაიძრას.
must-break-pair = ექვსიანი ერთად მდგარი ფიშკებიდან ერთ-ერთით უნდა ითამაშოთ (უჯრები: { $squares }).
must-capture = ფიშკის მოკვლა შეგიძლიათ (უჯრები: { $squares }), ამიტომ უნდა მოკლათ.

## How a game ended
ludo-verdict-first =
    { $count ->
        [one] { $winners } პირველი მივიდა ფინიშზე ყველა ფიშკით.
       *[other] { $winners } პირველები მივიდნენ ფინიშზე ყველა ფიშკით.
    }
ludo-verdict-no-opponent = მოწინააღმდეგე აღარავინ დარჩა.

## Positions, moves and dice that cannot be read
ludo-fen-fields = საჭიროა <ფიშკები> <მოთამაშე> <კამათელი> <რაუნდი> <ცდები> <ექვსიანები> <ადგილები>
ludo-fen-seat = მოთამაშე, ვისი ჯერიცაა, დაკავებული ადგილი უნდა იყოს, 0-დან 3-მდე
ludo-fen-round = რაუნდი არის რიცხვი 1-დან 65535-მდე
ludo-fen-tries = ცდები არის რიცხვი 0-დან { $most }-მდე
ludo-fen-seat-skipped = ამ მოთამაშემ უკვე დაასრულა, ამიტომ მისი ჯერი არ არის
ludo-fen-four-seats = საჭიროა / ნიშნით გაყოფილი ოთხი ადგილი, ცარიელისთვის -
ludo-fen-seat-empty = ამ წესებით ეს ადგილი ცარიელია; დაწერეთ -
ludo-fen-squares =
    { $count ->
        [one] საჭიროა ერთი ფიშკის უჯრა
       *[other] საჭიროა { $count } ფიშკის უჯრები, მძიმით გაყოფილი
    }
ludo-fen-beyond-the-end = გზის ბოლოა { $end }
ludo-fen-crowded = უჯრაზე { $square } ერთი ფერის { $count } ფიშკა ვერ დაეტევა
ludo-fen-two-seats = სულ მცირე ორი ადგილი უნდა იყოს დაკავებული
ludo-fen-bonus-zero = ბონუსი სულ მცირე ერთი ნაბიჯია
ludo-fen-bonus-unknown =
    { $count ->
        [0] ამ წესებით საბონუსო ნაბიჯები არ არის
       *[other] ამ წესებით მხოლოდ ეს ბონუსებია: { $steps }
    }
ludo-fen-dice =
    { $count ->
        [one] საჭიროა არაუმეტეს ერთი კამათელი 1-დან { $most }-მდე და საბონუსო ნაბიჯები, მაგალითად b20
       *[other] საჭიროა არაუმეტეს { $count } კამათელი 1-დან { $most }-მდე და საბონუსო ნაბიჯები, მაგალითად b20
    }
ludo-fen-bonus-many = მოლოდინში არაუმეტეს { $most } საბონუსო სვლა შეიძლება იყოს
ludo-fen-streak = ზედიზედ გაგორებები არის რიცხვი 0-დან 255-მდე
ludo-fen-streak-never = აქ ზედიზედ გაგორებები არ ითვლება; დაწერეთ 0
ludo-fen-streak-other-dice = ეს კამათელი წყვეტს ზედიზედ გაგორებებს; დაწერეთ 0
ludo-fen-places = საჭიროა მოთამაშეები, რომლებმაც დაასრულეს, თითო ერთხელ, ან -
ludo-fen-last-piece = საჭიროა ერთი ფიშკა, l0-დან l{ $last }-მდე
ludo-fen-meaningless = ამ წესებით ამას აზრი არ აქვს ან ახლა მისი დრო არ არის
ludo-move-form = საჭიროა ფიშკა 0-დან 3-მდე და რიცხვი, მაგალითად p2+6, ან pass
ludo-dice-one = საჭიროა ერთი კამათელი 1-დან 6-მდე
ludo-dice-two = საჭიროა ორი კამათელი 1-დან 6-მდე, მაგალითად 63

## The rules in words: headings
ludo-explain-board = დაფა
ludo-explain-turn = ჯერი
ludo-explain-entering = ბაზიდან გამოსვლა
ludo-explain-moving = მოძრაობა
ludo-explain-meeting = მოკვლა
ludo-explain-special = განსაკუთრებული უჯრები
ludo-explain-home = ფინიშზე მისვლა
ludo-explain-winning = მოგება
ludo-explain-oddities = თავსებადობისთვის შენარჩუნებული უცნაურობები

## The rules in words: the board
ludo-explain-players = { $count } მოთამაშე ამ რიგით თამაშობს: { $seats }.
ludo-explain-team = { $seats } პარტნიორები არიან.
ludo-explain-partners = პარტნიორები ერთ უჯრაზე დგებიან და ერთმანეთის ფიშკებს არ კლავენ და უკან არ აბრუნებენ.
ludo-explain-pieces = თითოეულ მოთამაშეს { $count } ფიშკა აქვს; თავიდან ყველა ბაზაშია.
ludo-explain-pieces-all-out = თითოეულ მოთამაშეს { $count } ფიშკა აქვს; თავიდან ყველა მის სასტარტო უჯრაზეა.
ludo-explain-pieces-some-out = თითოეულ მოთამაშეს { $count } ფიშკა აქვს: { $out } სასტარტო უჯრაზე და { $in } ბაზაში.
ludo-explain-loop = წრეზე { $squares } უჯრაა. ითვლით საკუთარი სასტარტო უჯრიდან, რომელიც თქვენი №1 უჯრაა, და წრეს თქვენი №{ $visited } უჯრის შემდეგ ტოვებთ.
ludo-explain-column =
    { $count ->
        [one] უჯრა { $first } თქვენი შინა ბილიკია; იქ სხვა ფერი არ შედის.
       *[other] უჯრები { $first }–{ $last } თქვენი შინა ბილიკია; იქ სხვა ფერი არ შედის.
    }
ludo-explain-goal = თქვენი ფინიშია უჯრა { $goal }, სადაც ყველა თქვენი ფიშკა გროვდება.
ludo-explain-goal-spaces =
    { $count ->
        [one] თქვენი ფინიშია ადგილი { $first }.
       *[other] თქვენი ფინიშია { $count } ადგილი ({ $first }–{ $last }), თითოზე თითო ფიშკა ეტევა.
    }

## The rules in words: a turn
ludo-explain-one-die = გააგორეთ ერთი კამათელი და იმდენითვე გადაადგილეთ ერთი ფიშკა.
ludo-explain-two-dice = გააგორეთ ორი კამათელი; თითოეული ერთ ფიშკას ამოძრავებს. თუ ორივეს თამაში შეგიძლიათ, უნდა ითამაშოთ. თუ ნებისმიერის თამაში შეგიძლიათ, მაგრამ ორივესი – არა, უფრო დიდი უნდა ითამაშოთ.
ludo-explain-two-dice-free = გააგორეთ ორი კამათელი; თითოეული ერთ ფიშკას ამოძრავებს, ნებისმიერი რიგით.
ludo-explain-seven = თუ ბაზაში ფიშკა არ გყავთ, 6 ითვლება 7-ად.
ludo-explain-must-move = თუ სვლა გაქვთ, უნდა გააკეთოთ; თუ არა, ჯერს ტოვებთ.
ludo-explain-may-pass = ჯერის დატოვება შეგიძლიათ, თუნდაც სვლა გქონდეთ.
ludo-explain-extra-roll = ხელახლა აგორებთ ამის შემდეგ: { $what }.
ludo-explain-extra-roll-later = მეორე რაუნდიდან ხელახლა აგორებთ ამის შემდეგ: { $what }.
ludo-explain-no-extra-roll = დამატებითი გაგორება არაფრით მოიპოვება.
ludo-extra-six = 6
ludo-extra-doubles = წყვილი
ludo-extra-capture = ფიშკის მოკვლა
ludo-extra-finish = ფიშკის ფინიშზე მიყვანა
ludo-explain-tries = სანამ გზაში ფიშკა არ გყავთ, გამოსაყვანად { $count }-ჯერ შეგიძლიათ გაგორება.
ludo-explain-tries-first-round = პირველ რაუნდში, სანამ გზაში ფიშკა არ გყავთ, გამოსაყვანად { $count }-ჯერ შეგიძლიათ გაგორება.
ludo-explain-third-no-extra-roll = ზედიზედ მესამე { $roll } ითამაშება, მაგრამ თქვენი ჯერი ამით მთავრდება.
ludo-explain-third-turn-ends = ზედიზედ მესამე { $roll } არ ითამაშება და თქვენი ჯერი მთავრდება.
ludo-explain-third-roll-void = ზედიზედ მესამე { $roll } არ ითამაშება; ხელახლა აგორებთ და თვლას თავიდან იწყებთ.
ludo-explain-third-last-moved-home = ზედიზედ მესამე { $roll } არ ითამაშება: თქვენი ჯერი მთავრდება და ამ ჯერზე ბოლოს ნათამაშები ფიშკა ბაზაში ბრუნდება, თუ წრე არ დაუტოვებია.
ludo-explain-third-leader-home = ზედიზედ მესამე { $roll } არ ითამაშება: თქვენი ჯერი მთავრდება და ყველაზე წინ მყოფი ფიშკა, რომელიც ჯერ ფინიშზე არ არის, ბაზაში ბრუნდება.

## The rules in words: leaving the base
ludo-explain-entry = ბაზიდან ფიშკის გამოსაყვანად უნდა გაგორდეს { $numbers }. ის თქვენს სასტარტო უჯრაზე გამოდის.
ludo-explain-entry-on = თუ გაგორდა { $number }, ბაზიდან ფიშკა თქვენს №{ $square } უჯრაზე გამოდის.
ludo-explain-entry-never = ბაზაში დაბრუნებული ფიშკა იქ რჩება.
ludo-explain-entry-sum = ორივე კამათლის ჯამიც გამოდგება; მაშინ ორივე იხარჯება.
ludo-explain-entry-forced = თუ ფიშკის გამოყვანა შეგიძლიათ, უნდა გამოიყვანოთ.
ludo-explain-clear-start = სანამ ბაზაში ფიშკები გყავთ, სასტარტო უჯრის ფიშკა უნდა დაიძრას, თუ შეუძლია.
ludo-explain-entry-captures-one = გამოსული ფიშკა იმ უჯრაზე მოწინააღმდეგის ერთ ფიშკას კლავს; დანარჩენები რჩებიან.
ludo-explain-entry-captures-one-when-full = თუ ის უჯრა სავსეა, გამოსული ფიშკა იქ მოწინააღმდეგის ერთ ფიშკას კლავს.
ludo-explain-entry-captures-all = გამოსული ფიშკა იმ უჯრაზე მოწინააღმდეგის ყველა ფიშკას კლავს.
ludo-explain-entry-captures-nothing = იმ უჯრაზე მდგარი მოწინააღმდეგის ფიშკა თქვენს ფიშკებს ბაზიდან არ უშვებს.

## The rules in words: moving
ludo-explain-stack-any = ერთ უჯრაზე თქვენი ნებისმიერი რაოდენობის ფიშკა შეიძლება იდგეს.
ludo-explain-stack =
    { $most ->
        [one] თქვენი ორი ფიშკა არასოდეს დადგება ერთ უჯრაზე.
       *[other] ერთ უჯრაზე თქვენი არაუმეტეს { $most } ფიშკა შეიძლება იდგეს.
    }
ludo-explain-passing-not-own = წრეზე საკუთარი ფიშკების გადავლა არ შეიძლება.
ludo-explain-passing-nobody = წრეზე არც ერთი ფიშკის გადავლა არ შეიძლება.
ludo-explain-column-passing = შინა ბილიკზე საკუთარი ფიშკების გადავლა არ შეიძლება.
ludo-explain-column-and-goal-passing = შინა ბილიკზე და ფინიშის ადგილებზე საკუთარი ფიშკების გადავლა არ შეიძლება.
ludo-explain-goal-passing = ფინიშის ადგილებზე საკუთარი ფიშკების გადავლა არ შეიძლება.
ludo-explain-stop-behind = ფიშკა, რომელიც სვლის ბოლომდე ვერ მიდის, დაბრკოლებამდე ბოლო მისაწვდომ უჯრაზე ჩერდება.
ludo-explain-break-pair = თუ წრის ერთ უჯრაზე ორი ან მეტი ფიშკა გიდგათ, 6 ერთ-ერთი მათგანით უნდა ითამაშოთ, თუ შეიძლება.
ludo-explain-capture-forced = თუ მოკვლა შეგიძლიათ, უნდა მოკლათ.
ludo-explain-capture-bonus = ყოველი მოკლული ფიშკისთვის თქვენი ერთი ფიშკა { $count } უჯრით მიდის წინ.
ludo-explain-finish-bonus = ფინიშზე მიყვანილი ყოველი ფიშკისთვის თქვენი ერთი ფიშკა { $count } უჯრით მიდის წინ.
ludo-explain-bonus-last = საბონუსო ნაბიჯები კამათლის შემდეგ ითამაშება და იკარგება, თუ ვერც ერთი ფიშკა ვერ თამაშობს.

## The rules in words: captures and blockades
ludo-explain-capture = მოწინააღმდეგის მარტო მდგარ ფიშკაზე მისული ფიშკა მას კლავს: მოკლული ფიშკა თავის ბაზაში ბრუნდება.
ludo-explain-pair-none = თუ რამდენიმეზე მივიდა, ყველას კლავს.
ludo-explain-pair-not-captured = ერთ უჯრაზე მდგარი ერთი ფერის ორი ან მეტი ფიშკის მოკვლა არ შეიძლება; თქვენ მათთან ერთად დგებით.
ludo-explain-pair-cannot-be-landed-on = წრის ერთ უჯრაზე მოწინააღმდეგის ერთი ფერის ორი ან მეტი ფიშკა ბარიერია: გადავლა შეიძლება, დადგომა – არა.
ludo-explain-pair-cannot-be-passed = წრის ერთ უჯრაზე მოწინააღმდეგის ერთი ფერის ორი ან მეტი ფიშკა ბარიერია: არც დადგომა შეიძლება, არც გადავლა.
ludo-explain-pair-arrival-sent-home = ერთ უჯრაზე ერთი ფერის ორი ან მეტი ფიშკა ერთმანეთს იცავს: მათზე მისული მოწინააღმდეგის ფიშკა თავის ბაზაში ბრუნდება.
ludo-explain-pair-binds-owner = ბარიერი საკუთარი ფერის სხვა ფიშკებსაც აჩერებს.

## The rules in words: special squares
ludo-explain-safe-share =
    { $count ->
        [one] თქვენი უჯრა { $squares } უსაფრთხოა: იქ სხვადასხვა ფერის ფიშკები ერთად დგებიან.
       *[other] თქვენი უჯრები { $squares } უსაფრთხოა: იქ სხვადასხვა ფერის ფიშკები ერთად დგებიან.
    }
ludo-explain-safe-arrival-forbidden =
    { $count ->
        [one] თქვენი უჯრა { $squares } უსაფრთხოა: სანამ იქ მოწინააღმდეგეა, ვერ დადგებით.
       *[other] თქვენი უჯრები { $squares } უსაფრთხოა: სადაც მოწინააღმდეგე დგას, იქ ვერ დადგებით.
    }
ludo-explain-safe-arrival-sent-home =
    { $count ->
        [one] თქვენი უჯრა { $squares } გლობუსია: თუ იქ მოწინააღმდეგე დგას და მიხვალთ, თქვენი ფიშკა ბაზაში ბრუნდება.
       *[other] თქვენი უჯრები { $squares } გლობუსებია: თუ ერთ-ერთზე მოწინააღმდეგე დგას და მიხვალთ, თქვენი ფიშკა ბაზაში ბრუნდება.
    }
ludo-explain-start-owner = საკუთარ სასტარტო უჯრაზე მდგარი ფიშკა უკან აბრუნებს მოწინააღმდეგის ყველა ფიშკას, რომელიც იქ მივა.
ludo-explain-stars = თქვენი უჯრები { $squares } ვარსკვლავებია: იქ მისული ფიშკა მომდევნო ვარსკვლავზე ხტება.
ludo-explain-last-star-stays = ბოლო ვარსკვლავზე ის რჩება.
ludo-explain-last-star-to-goal = თუ ბოლო ვარსკვლავზე ნახტომის გარეშე მივიდა, პირდაპირ ფინიშზე მიდის.
ludo-explain-only-star-to-goal = თქვენი უჯრა { $square } ვარსკვლავია: იქ მისული ფიშკა პირდაპირ ფინიშზე მიდის.
ludo-explain-star-captures-first = მხტომი ფიშკა მოწინააღმდეგეს ხვდება იმ ვარსკვლავზე, სადაც მივიდა, და არა იქ, სადაც ნახტომი მთავრდება.
ludo-explain-star-captures-final = მხტომი ფიშკა მოწინააღმდეგეს ხვდება იმ ვარსკვლავზე, სადაც ნახტომი მთავრდება, და არა იქ, სადაც მივიდა.
ludo-explain-star-captures-both = მხტომი ფიშკა მოწინააღმდეგეს ხვდება ორივე ვარსკვლავზე: სადაც მივიდა და სადაც ნახტომი მთავრდება.

## The rules in words: reaching the goal
ludo-explain-stairs = შინა ბილიკი კიბეა. ფიშკა ჯერ ზუსტად მის ძირას, №{ $foot } უჯრაზე უნდა გაჩერდეს. შემდეგ თითო-თითო უჯრა ადის, ბოლო კი ფინიშია: პირველზე 1-ით, მეორეზე 2-ით და ასე შემდეგ, მეექვსიდან კი 6-ით.
ludo-explain-finish-exact = ფინიშზე მისასვლელად ზუსტი რიცხვია საჭირო.
ludo-explain-finish-exact-spaces = ფიშკა ფინიშის ბოლო ადგილს ვერ გასცდება.
ludo-explain-finish-bounce = ფიშკა, რომელსაც ზედმეტი მოუვიდა, №{ $end } უჯრაზე ბრუნდება და დარჩენილ ნაბიჯებს უკან გადის, მაგრამ წრეზე აღარასოდეს გადის.
ludo-explain-finish-goal-minus-die = ფინიშზე მისასვლელად ზუსტი რიცხვია საჭირო. შინა ბილიკზე მდგარი ფიშკა, რომელსაც მეტი მოუვიდა, №{ $end } უჯრიდან იმდენი უჯრით უკან იდგმება, რამდენსაც კამათელი აჩვენებს; იქ არავის არაფერი მოსდის.

## The rules in words: winning
ludo-explain-win = იგებს მოთამაშე, რომელიც პირველი მიიყვანს ყველა ფიშკას ფინიშზე.
ludo-explain-win-together = პარტნიორები ერთად იგებენ, როცა ყველა მათგანმა ფიშკები ფინიშზე მიიყვანა.
ludo-explain-play-on-all-but-one = დანარჩენები ადგილებისთვის თამაშობენ, სანამ ერთი არ დარჩება.
ludo-explain-play-on-all = დანარჩენები ადგილებისთვის თამაშობენ, სანამ ყველა არ დაასრულებს.
ludo-explain-finished-roll = მოთამაშეები, რომლებმაც დაასრულეს, მაინც აგორებენ და ჯერს ტოვებენ.

## The rules in words: oddities
ludo-explain-odd-column-on-loop = შინა ბილიკის პირველ უჯრაზე მდგარი ფიშკა წრის ორ უჯრაზეც დგას: სასტარტო უჯრის წინა უჯრაზე და სასტარტო უჯრაზე.
ludo-explain-odd-first-enemy-only = რამდენიმე ფერზე მისული ფიშკა ხვდება მხოლოდ იმას, რომელიც თამაშის რიგით მის შემდეგ პირველია.
ludo-explain-odd-star-goes-on = ფიშკა, რომელიც მისვლის ვარსკვლავიდან უკან დააბრუნეს, მაინც ხვდება მოწინააღმდეგეებს იქ, სადაც ნახტომი დამთავრდებოდა.
ludo-explain-odd-tries = ცდები მხოლოდ მაშინ არის, როცა გაგორების შემდეგ ყველა ფიშკა ბაზაშია.
