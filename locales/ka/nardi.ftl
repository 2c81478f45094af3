# Georgian. Long Nardi (გრძელი ნარდი) and its family.
# Terms: ქვა checker, უჯრა point, თავი head, კარი home, ქვის გაყვანა bearing off, ბლოკი block/prime, ნაბიჯი pip,
# სვლა step, ჯერი turn, წყვილი double, მეწინავე ქვა runner, საწყისი მეოთხედი starting quarter, ოინი oin, მარსი mars,
# კოქსი koks, გაორმაგების კუბი doubling cube, მატჩი match.

## Places of the board
nardi-place-point = { $point }
nardi-place-off = { $seat }: გაყვანილი ქვები

## What is counted, beside a number
count-pips = ნაბიჯი
count-off = გაყვანილი
count-on-head = თავზე

## What is to be done
nardi-task-roll-off = თითოეული მხარე ერთ კამათელს აგორებს; იწყებს ის, ვისაც მეტი მოუვა.
nardi-task-roll = { $seat } აგორებს კამათელს.
nardi-task-roll-again = { $seat } წყვილის შემდეგ კიდევ ერთხელ აგორებს.
nardi-task-last-roll = მოწინააღმდეგემ ({ $opponent }) ყველა ქვა გაიყვანა; { $seat } უკანასკნელად აგორებს.
nardi-task-last-turn = მოწინააღმდეგემ ({ $opponent }) ყველა ქვა გაიყვანა; { $seat } უკანასკნელად თამაშობს.
nardi-task-play = { $seat } თამაშობს: { $dice }.
nardi-task-play-handed = { $seat } თამაშობს: { $dice } (მოწინააღმდეგემ, { $opponent }, ვერ ითამაშა).
nardi-task-pass = { $seat } ვერ თამაშობს ({ $dice }) და ჯერს ტოვებს.
nardi-task-pips = დარჩენილი ნაბიჯები: { seat-white } { $white }, { seat-black } { $black }.

## How a game ended
nardi-verdict-oin = { $winner } იგებს ოინით, { $points } ქულა: წაგებულმა ({ $loser }) ერთი ქვა მაინც გაიყვანა.
nardi-verdict-mars = { $winner } იგებს მარსით, { $points } ქულა: წაგებულმა ({ $loser }) ვერც ერთი ქვა ვერ გაიყვანა.
nardi-verdict-koks-none-home = { $winner } იგებს კოქსით, { $points } ქულა: წაგებულმა ({ $loser }) ვერც ერთი ქვა ვერ გაიყვანა და ვერც კარში შეიყვანა.
nardi-verdict-koks-first-quarter = { $winner } იგებს კოქსით, { $points } ქულა: წაგებულმა ({ $loser }) ვერც ერთი ქვა ვერ გაიყვანა და საწყის მეოთხედში ისევ უდგას ქვა.
nardi-verdict-tie = თამაში ფრეა: ორივე მხარემ ყველა ქვა გაიყვანა.

## Why a step is not legal: the checker
point-empty = №{ $point } უჯრაზე ქვა არ დგას.
not-your-checker = №{ $point } უჯრაზე დგას { $owner }; ახლა თამაშობს { $seat }.
head-already-used = { $limit ->
    [one] ამ ჯერზე თავიდან (№{ $point } უჯრიდან) მეტი ქვა ვერ ჩამოვა; წესია: ჯერზე ერთი ქვა.
   *[other] ამ ჯერზე თავიდან (№{ $point } უჯრიდან) მეტი ქვა ვერ ჩამოვა; წესია: ჯერზე არაუმეტეს { $limit } ქვისა.
}
runner-first = სანამ №{ $point } უჯრის მეწინავე ქვა მოწინააღმდეგის თავს (№{ $head } უჯრას) არ გასცდება, სხვა ქვით სვლა არ შეიძლება.

## Why a step is not legal: the dice
no-such-die = №{ $from } უჯრიდან №{ $to } უჯრაზე გადასასვლელად საჭირო კამათელია { $needed }; დარჩენილია: { $dice }.
die-too-small = №{ $point } უჯრიდან ქვის გასაყვანად კამათელი უნდა იყოს სულ მცირე { $needed }; დარჩენილია: { $dice }.
must-play = სვლა შესაძლებელია, ამიტომ ჯერის დატოვება არ შეიძლება ({ $seat }).
both-dice-must-be-played = ორივე კამათლის ({ $dice }) თამაში შეიძლება, მაგრამ ამ სვლის შემდეგ – აღარ.
more-dice-must-be-played = ამ ჯერზე { $steps } სვლა შეიძლება, მაგრამ ამ სვლის შემდეგ – აღარ.
only-the-higher-die = ორი კამათლიდან მხოლოდ ერთის თამაში შეიძლება და ის უფრო დიდი უნდა იყოს: { $die } და არა { $other }.

## Why a step is not legal: where it ends
point-held = №{ $point } უჯრა დაკავებულია: { $owner }.
no-inner-steps = { $seat }: ყველა ქვა კარშია, ახლა მათი მხოლოდ გაყვანა შეიძლება, კარის შიგნით სვლა – არა.
not-all-home = { $count ->
    [one] { $seat }: ქვების გაყვანა შეიძლება მხოლოდ მაშინ, როცა ყველა კარშია; უჯრა № { $points } კარს გარეთაა.
   *[other] { $seat }: ქვების გაყვანა შეიძლება მხოლოდ მაშინ, როცა ყველა კარშია; უჯრები № { $points } კარს გარეთაა.
}
exact-die-only = №{ $point } უჯრიდან ქვის გასაყვანად კამათელი ზუსტად { $needed } უნდა იყოს; დარჩენილია: { $dice }.
larger-die-only-from-farthest = საჭიროზე დიდი კამათლით ქვა მხოლოდ ყველაზე შორი დაკავებული უჯრიდან გაჰყავთ: { $point } და არა { $from }.

## Why a step is not legal: blocks
block = { $checked ->
    [every-step] ეს სვლა ტოვებს ბლოკს უჯრებზე № { $points }. { $rule }
   *[turn-end] ეს სვლა ტოვებს ბლოკს უჯრებზე № { $points } და ჯერის დანარჩენი სვლები მას ვეღარ ხსნის. { $rule }
}
block-needs-enemy-ahead = ზედიზედ { $length } უჯრის დაკავება შეიძლება მხოლოდ მაშინ, როცა მათ მოწინააღმდეგის ({ $enemy }) ერთი ქვა მაინც გასცდა.
block-needs-enemy-home = ზედიზედ { $length } უჯრის დაკავება შეიძლება მხოლოდ მაშინ, როცა მოწინააღმდეგის ({ $enemy }) ერთი ქვა მაინც კარშია.
block-never = ზედიზედ { $length } უჯრის დაკავება არასოდეს შეიძლება.
own-start-full = { $checked ->
    [every-step] { $seat }: საკუთარი საწყისი მეოთხედის ({ $first }–{ $last }) ექვსი უჯრიდან დასაკავებლად ნებადართულია არაუმეტეს { $limit }; ამ სვლით გახდებოდა { $held }.
   *[turn-end] { $seat }: ჯერის ბოლოს საკუთარი საწყისი მეოთხედის ({ $first }–{ $last }) ექვსი უჯრიდან დაკავებული შეიძლება იყოს არაუმეტეს { $limit }; ამ სვლის შემდეგ ეს ვეღარ გამოვა.
}
enemy-start-full = { $checked ->
    [every-step] { $seat }: მოწინააღმდეგის საწყისი მეოთხედის ({ $first }–{ $last }) ექვსი უჯრიდან დასაკავებლად ნებადართულია არაუმეტეს { $limit }; ამ სვლით გახდებოდა { $held }.
   *[turn-end] { $seat }: ჯერის ბოლოს მოწინააღმდეგის საწყისი მეოთხედის ({ $first }–{ $last }) ექვსი უჯრიდან დაკავებული შეიძლება იყოს არაუმეტეს { $limit }; ამ სვლის შემდეგ ეს ვეღარ გამოვა.
}
block-must-be-opened = მოწინააღმდეგის ({ $enemy }) ყველა ქვა №{ $point } უჯრაზე დგას, უშუალოდ ბლოკის (უჯრები № { $points }) უკან; ამ ჯერზე ბლოკი უნდა გაიხსნას.

## Why steps are not a whole turn
turn-over = ჯერი { $steps } სვლის შემდეგ დასრულდა.
turn-incomplete = ჯერი დაუსრულებელია: { $seat } დარჩენილი კამათლებით ({ $dice }) კიდევ თამაშობს.

## Texts that could not be read: what was being read
nardi-notation-turn = ჯერი
nardi-notation-board = დაფა
nardi-notation-side = მხარე
nardi-notation-head = თავის ველი
nardi-notation-mark = ნიშანი

## Texts that could not be read: what is wrong
nardi-step-form = სვლა არის "/" ნიშნით შეერთებული ორი უჯრა, მაგალითად "24/18" ან "6/off", ან "pass".
nardi-step-from = სვლა იწყება უჯრიდან 1-დან 24-მდე.
nardi-step-to = სვლა მთავრდება უჯრაზე 1-დან 24-მდე ან "off"-ით.
nardi-step-off-outside = გაყვანა მხოლოდ კარში მდგარი ქვისა შეიძლება.
nardi-step-distance = სვლა 1-დან 6 უჯრამდე წინ მიდის.
nardi-turn-too-long = ერთ ჯერში არაუმეტეს ოთხი სვლაა.
nardi-turn-pass-alone = "pass" ცალკე იწერება.
nardi-dice-form = საჭიროა ორი ციფრი 1-დან 6-მდე, მაგალითად "63".
nardi-fen-fields = საჭიროა დაფა, მხარე და კამათელი, მაგალითად "O5/6/o5/6 w -".
nardi-fen-too-long = აქ მეტია, ვიდრე დაფა, მხარე, კამათელი, თავის ველი და ნიშანი.
nardi-fen-side-form = საჭიროა "w", "b" ან, საწყის გაგორებამდე, "-".
nardi-fen-dice-form = საჭიროა ციფრები 1-დან 6-მდე ან, გაგორებამდე, "-".
nardi-fen-dice-double = ამ წესებით წყვილი არის { $count } კამათელი.
nardi-fen-dice-differ = ორზე მეტი კამათელი მხოლოდ წყვილისა შეიძლება იყოს.
nardi-fen-mark-meaningless = ამ წესებითა და კამათლით ამას აზრი არ აქვს.
nardi-fen-mark-form = საჭიროა "x", "d", "c" ან "h".
nardi-fen-head-alone = თავის ველი იწერება მხოლოდ კამათელთან ან "x" ნიშანთან ერთად.
nardi-fen-head-form = საჭიროა რიცხვი 0-დან 15-მდე.
nardi-fen-board-form = საჭიროა "/" ნიშნით გაყოფილი ოთხი მეოთხედი.
nardi-fen-board-letter = საჭიროა "A"–"O" თეთრისთვის, "a"–"o" შავისთვის და "1"–"6" ცარიელი უჯრებისთვის.
nardi-fen-quarter-long = მეოთხედი { $quarter }: ექვს უჯრაზე მეტია.
nardi-fen-quarter-short = მეოთხედი { $quarter }: ექვსის ნაცვლად { $points } უჯრაა.
nardi-fen-checkers = { $seat }: { $count } ქვაა; მაქსიმუმ 15 შეიძლება იყოს.
nardi-fen-no-roll-off = მხარე "-" საწყისი გაგორებისთვისაა, ამ წესებში კი ის არ არის.
nardi-fen-roll-off-start = საწყისი გაგორება თამაშის დასაწყისშია და კამათლის გარეშე იწერება: "O5/6/o5/6 - -".
nardi-fen-no-tie = არც ერთ მხარეს ქვა აღარ დარჩა, ამ წესებით კი ფრე არ არსებობს.
nardi-fen-over-with-dice = თამაში დასრულებულია, ამიტომ კამათელი ვერ დარჩება.

## The rules: the board
nardi-explain-board = დაფა
nardi-explain-points = დაფაზე წრიულად 24 უჯრაა; ისინი ისეა დანომრილი, როგორც თეთრი ხედავს.
nardi-explain-heads = თითოეულ მხარეს თხუთმეტი ქვა აქვს და ყველა ერთი უჯრიდან, თავიდან იწყებს: თეთრის თავი 24-ია, შავის – 12.
nardi-explain-ways = ორივე მხარე ერთი მიმართულებით მიდის: თეთრი 24-დან 1-მდე, შავი 12-დან 1-მდე და შემდეგ 24-დან 13-მდე.
nardi-explain-homes = გზის ბოლო ექვსი უჯრა კარია: თეთრისთვის 6–1, შავისთვის 18–13.
nardi-explain-aim = მიზანია ყველა ქვის კარში შეყვანა და შემდეგ დაფიდან გაყვანა.

## The rules: the start
nardi-explain-start = დასაწყისი
nardi-explain-white-rolls = პირველი თეთრი აგორებს.
nardi-explain-roll-off = თითოეული მხარე ერთ კამათელს აგორებს; თუ ტოლია, ორივე თავიდან აგორებს.
nardi-explain-roll-off-fresh = იწყებს ის, ვისაც მეტი მოუვა, და ორივე კამათელს ხელახლა აგორებს.
nardi-explain-roll-off-played = იწყებს ის, ვისაც მეტი მოუვა, და თამაშობს სწორედ იმ ორი კამათლით, რომლებიც გაგორდა.

## The rules: a turn
nardi-explain-turn = ჯერი
nardi-explain-steps = მოთამაშე ორ კამათელს აგორებს და თითოეულით თითო სვლას აკეთებს: ერთი ქვა ზუსტად იმდენი უჯრით მიდის წინ.
nardi-explain-no-hitting = უჯრაზე, სადაც მოწინააღმდეგის ქვა დგას, დადგომა არ შეიძლება; ქვებს არ კლავენ.
nardi-explain-same-checker = ერთი და იმავე ქვით რამდენიმე სვლაც შეიძლება, თუ თითოეული შესაძლებელია.
nardi-explain-double-four = წყვილი იძლევა თავისი რიცხვის ოთხ სვლას.
nardi-explain-double-two = წყვილი იძლევა თავისი რიცხვის ორ სვლას, შემდეგ იგივე მოთამაშე კიდევ ერთხელ აგორებს.
nardi-explain-extra-roll = ეს გაგორება მაშინაც არის, როცა წყვილიდან არაფერი ითამაშეს, მაგრამ არა მაშინ, როცა თამაში უკვე მოგებულია; მასში მოსული წყვილი ახალ გაგორებას აღარ იძლევა.
nardi-explain-extra-roll-head = { $limit ->
    [one] ის არასოდეს ითვლება პირველ ჯერად და მისით თავიდან ერთი ქვის ჩამოღება შეიძლება.
   *[other] ის არასოდეს ითვლება პირველ ჯერად და მისით თავიდან { $limit } ქვამდე ჩამოღება შეიძლება.
}
nardi-explain-cascade = წყვილი იძლევა თავისი რიცხვის ოთხ სვლას, შემდეგ მომდევნო უფრო დიდი რიცხვის ოთხს და ასე 6-მდე: 4-4-ის შემდეგ მოდის 5-5 და 6-6.
nardi-explain-cascade-parts = ყოველი წყვილი ბოლომდე ითამაშება, რამდენადაც შეიძლება, სანამ მომდევნო დაიწყება.
nardi-explain-cascade-ends = პირველივე კამათელი, რომლის თამაშიც არ შეიძლება, ჯერს ასრულებს და ყველა დარჩენილი მოწინააღმდეგეს გადაეცემა; ის მათ იმავე რიგით თამაშობს და შემდეგ ჩვეულებრივ აგორებს.
nardi-explain-cascade-lost = რასაც ვერც მოწინააღმდეგე თამაშობს, იკარგება.
nardi-explain-most-dice = რაც შეიძლება მეტი კამათელი უნდა ითამაშონ.
nardi-explain-higher-die = თუ ორი განსხვავებული კამათლიდან ნებისმიერის თამაში შეიძლება, მაგრამ ორივესი – არა, უფრო დიდი უნდა ითამაშონ.
nardi-explain-pass = მოთამაშე, რომელსაც სვლა არ აქვს, ჯერს ტოვებს.
nardi-explain-winning-stop = ბოლო ქვის გაყვანა მაშინვე შეიძლება, თუნდაც სხვა რიგით კიდევ ერთი კამათელი ითამაშებოდეს.
nardi-explain-runner = ყველაზე წინ მდგარი ქვა მეწინავეა: სანამ ერთი ქვა მოწინააღმდეგის თავს არ გასცდება, სხვა ქვით სვლა არ შეიძლება.
nardi-explain-runner-passed = ამის შემდეგ სხვა ქვებითაც შეიძლება სვლა, იმავე ჯერის დარჩენილი კამათლებითაც.

## The rules: the head
nardi-explain-head = თავი
nardi-explain-head-free = ერთ ჯერზე თავიდან რამდენიც გინდა, იმდენი ქვის ჩამოღება შეიძლება.
nardi-explain-head-limit = { $limit ->
    [one] ერთ ჯერზე თავიდან მხოლოდ ერთი ქვის ჩამოღება შეიძლება.
   *[other] ერთ ჯერზე თავიდან არაუმეტეს { $limit } ქვის ჩამოღება შეიძლება.
}
nardi-explain-first-turn = მოთამაშის პირველ ჯერზე, როცა თხუთმეტივე ქვა თავზეა, თუ მოვიდა { $doubles }, თავიდან მეორე ქვის ჩამოღებაც შეიძლება.
nardi-explain-first-turn-second = მოთამაშის პირველ ჯერზე, როცა თხუთმეტივე ქვა თავზეა, თუ მოვიდა { $doubles }, თავიდან მეორე ქვის ჩამოღებაც შეიძლება, მაგრამ მხოლოდ მაშინ, თუ მოწინააღმდეგემ თავი უკვე დაძრა.

## The rules: blocks
nardi-explain-blocks = ბლოკები
nardi-explain-blocks-free = ზედიზედ უჯრების (ბლოკის) დაკავება შეუზღუდავად შეიძლება.
nardi-explain-block = ბლოკი არის მოწინააღმდეგის გზაზე ზედიზედ { $length } ან მეტი უჯრა, რომლებიც ერთ მხარეს აქვს დაკავებული.
nardi-explain-block-never = ბლოკის აშენება არასოდეს შეიძლება.
nardi-explain-block-ahead = ბლოკი შეიძლება იდგეს მხოლოდ მაშინ, როცა მას მოწინააღმდეგის ქვა გასცდა.
nardi-explain-block-home = ბლოკი შეიძლება იდგეს მხოლოდ მაშინ, როცა მოწინააღმდეგის ქვა კარშია.
nardi-explain-block-off-counts = გაყვანილი ქვაც ითვლება.
nardi-explain-block-off-ignored = გაყვანილი ქვა არ ითვლება.
nardi-explain-own-start = { $limit ->
    [one] საკუთარ საწყის მეოთხედში (თავი და მომდევნო ხუთი უჯრა) მხოლოდ ერთი უჯრის დაკავება შეიძლება.
   *[other] საკუთარ საწყის მეოთხედში (თავი და მომდევნო ხუთი უჯრა) ერთდროულად არაუმეტეს { $limit } უჯრის დაკავება შეიძლება.
}
nardi-explain-enemy-start = { $limit ->
    [0] მოწინააღმდეგის საწყის მეოთხედში (მისი თავი და მომდევნო ხუთი უჯრა) არც ერთი უჯრის დაკავება არ შეიძლება.
    [one] მოწინააღმდეგის საწყის მეოთხედში (მისი თავი და მომდევნო ხუთი უჯრა) მხოლოდ ერთი უჯრის დაკავება შეიძლება.
   *[other] მოწინააღმდეგის საწყის მეოთხედში (მისი თავი და მომდევნო ხუთი უჯრა) ერთდროულად არაუმეტეს { $limit } უჯრის დაკავება შეიძლება.
}
nardi-explain-checked-every-step = ეს ყოველი სვლის შემდეგ მოწმდება.
nardi-explain-checked-turn-end = ეს მხოლოდ ჯერის ბოლოს მოწმდება: რაც ჯერის განმავლობაში აშენდა, შეიძლება იმავე ჯერზე დაიშალოს.
nardi-explain-bear-off-unchecked = ქვის გაყვანის სვლები არ მოწმდება.
nardi-explain-mover-bound = ამას იცავს ის, ვინც თამაშობს, თუნდაც უჯრები ჯერამდე ყოფილიყო დაკავებული.
nardi-explain-open-block = თუ მოწინააღმდეგის თხუთმეტივე ქვა დგას უჯრაზე უშუალოდ { $length }-უჯრიანი ბლოკის უკან, ჯერი ბლოკის გახსნით უნდა დასრულდეს, თუკი ეს შესაძლებელია.

## The rules: bearing off
nardi-explain-bearing-off = ქვების გაყვანა
nardi-explain-all-home = როცა მოთამაშის ყველა დარჩენილი ქვა კარშია, მათი გაყვანა შეიძლება, იმავე ჯერზეც, როცა ბოლო ქვა შევიდა.
nardi-explain-exact-die = კამათლით ქვა გაჰყავთ მისი რიცხვის უჯრიდან, გზის ბოლოდან დათვლით: 1-ით ყველაზე ბოლოდან, 6-ით კარის პირველი უჯრიდან.
nardi-explain-larger-die = საჭიროზე დიდი კამათლით ქვა მხოლოდ ყველაზე შორი დაკავებული უჯრიდან გაჰყავთ.
nardi-explain-larger-die-never = საჭიროზე დიდი კამათლით ქვა არ გაჰყავთ.
nardi-explain-inner-steps = კამათლით კარის შიგნით სვლაც შეიძლება.
nardi-explain-no-inner-steps = როცა ყველა ქვა კარშია, კარის შიგნით სვლა აღარ შეიძლება.

## The rules: the end
nardi-explain-end = დასასრული
nardi-explain-winner = იგებს ის, ვინც პირველი გაიყვანს თხუთმეტივე ქვას.
nardi-explain-oin = ეს ოინია და ღირს { $points } ქულა.
nardi-explain-mars = თუ წაგებულმა ვერც ერთი ქვა ვერ გაიყვანა, ეს მარსია და ღირს { $points } ქულა.
nardi-explain-koks-none-home = თუ წაგებულს კარშიც არ უდგას ქვა, მის ნაცვლად კოქსია და ღირს { $points } ქულა.
nardi-explain-koks-first-quarter = თუ წაგებულს ამასთან გზის პირველ ექვს უჯრაზე ქვა დარჩა, მის ნაცვლად კოქსია და ღირს { $points } ქულა.
nardi-explain-no-ties = ფრე არ არსებობს.
nardi-explain-last-roll = წაგებული, რომელმაც ზუსტად თოთხმეტი ქვა გაიყვანა, უკანასკნელად აგორებს: თუ ბოლო ქვასაც გაიყვანს, თამაში ფრეა, თუ არა – ოინით აგებს.
nardi-explain-last-roll-single = უკანასკნელ გაგორებაში მოსული წყვილი ახალ გაგორებას არ იძლევა.
nardi-explain-equal-turns = თუ პირველი თეთრი დაასრულებს, რომელმაც თამაში დაიწყო, შავი კიდევ ერთხელ თამაშობს: თუ ბოლო ქვასაც გაიყვანს, თამაში ფრეა.
nardi-explain-equal-turns-judged = მოგების სახე მხოლოდ ამ ჯერის შემდეგ დგინდება.

## The rules: matches
nardi-explain-matches = მატჩები
nardi-explain-single-game = ითამაშება ერთი ხელი.
nardi-explain-match-length = მატჩი { $points } ქულამდე ითამაშება.
nardi-explain-next-opening = ყოველი ხელი პირველის მსგავსად იწყება.
nardi-explain-next-winner = ხელის მომგები იწყებს მომდევნოს.
nardi-explain-next-loser = ხელის წამგები იწყებს მომდევნოს.
nardi-explain-next-alternate = მხარეები ხელს რიგრიგობით იწყებენ.
nardi-explain-cube = გაორმაგების კუბი თავიდან შუაშია და 1-ს უდრის.
nardi-explain-cube-double = მოთამაშეს გაგორებამდე გაორმაგება შეუძლია, თუ კუბი შუაშია ან მისია, მაგრამ არა საწყისი გაგორებისას.
nardi-explain-cube-answer = მოწინააღმდეგე ან იღებს – კუბი ორმაგდება და მასთან გადადის, ან უარს ამბობს და კუბის ძველი ფასით ოინს აგებს.
nardi-explain-cube-score = მოგება იძლევა თავის ქულას, გამრავლებულს კუბზე.
nardi-explain-crawford = როცა ერთ მხარეს მატჩის მოსაგებად ერთი ქულა დარჩება, მომდევნო პირველი ხელი უკუბოდ ითამაშება (კროუფორდის წესი).
nardi-explain-jacoby = სანამ კუბი შუაშია, ყოველი მოგება ოინად ითვლება (ჯაკობის წესი).
