# Georgian. What is wrong with rule files.
# Terms: წესების ფაილი rule file, პარამეტრი option, ოჯახი family, ვარიანტი variant, გაფართოება extend, წერტილი point,
# კავშირი edge, ხაზი line.

## Around a problem
problem-at = სტრიქონი { $line }, სვეტი { $column }: { $problem }
problem-with-help = { $problem } (დახმარება: { $help })

## Hints that go with several problems
hint-expected = მოსალოდნელია { $expected }
hint-did-you-mean = იქნებ გინდოდათ { $suggestion }?
hint-did-you-mean-name = იქნებ გინდოდათ "{ $suggestion }"?
hint-version = version = 1

## What an option takes
expected-truth = true ან false
expected-number = მთელი რიცხვი { $min }-დან { $max }-მდე
expected-name = ერთ-ერთი: { $names }
expected-numbers = მთელი რიცხვების სია { $min }-დან { $max }-მდე, გამეორების გარეშე
expected-names = ზოგიერთის სია ამათგან: { $names }, გამეორების გარეშე
expected-lists = მთელი რიცხვების ({ $min }-დან { $max }-მდე) სიების სია
expected-board-points = რგოლების ან რიგების სია; თითოეული წერტილების სიაა, თითო წერტილი ["name", x, y]
expected-board-edges = წერტილების სახელთა წყვილების სია
expected-board-lines = ხაზების სია; თითოეული წერტილების სახელების სიაა ბოლოდან ბოლომდე

## What stands in the file
value-truth = ლოგიკური მნიშვნელობა
value-number = მთელი რიცხვი
value-fraction = წილადი რიცხვი
value-text = ტექსტი
value-date = თარიღი ან დრო
value-list = სია
value-table = ცხრილი

## Options that are set by a word, not by a file
setting-wrong = { $path }: "{ $value }" არ გამოდგება; მოსალოდნელია { $expected }
setting-syntax = { $path }: "{ $value }" არ გამოდგება; მოსალოდნელია { $expected } ({ $error })

## The file as a whole
rules-syntax = { $error }
rules-syntax-help = სინტაქსი იხილეთ toml.io-ზე
rules-too-large = ფაილში { $bytes } ბაიტია
rules-too-large-help = წესების ფაილში მაქსიმუმ { $limit } ბაიტია
rules-more = და კიდევ { $count }
rules-more-help = ჯერ ესენი გაასწორეთ

## The head of the file
rules-no-id = ფაილს არ აქვს id
rules-no-id-help = დაამატეთ id = "my-variant"
rules-bad-id = "{ $id }" ვერ იქნება id
rules-bad-id-help = პატარა ლათინური ასოები და ციფრები, სიტყვები დეფისით შეერთებული, მაქსიმუმ 64 სიმბოლო
rules-no-family = ფაილში არ წერია, რომელ ოჯახს ეკუთვნის
rules-no-family-help = დაამატეთ family = ერთ-ერთი: { $families }
rules-unknown-family = ოჯახი "{ $family }" არ არსებობს
rules-unknown-family-help = ერთ-ერთი: { $families }
rules-family-not-played = { $family } აქ არ ითამაშება
rules-family-not-played-help = ერთ-ერთი: { $families }
rules-not-a-text = { $path } ტექსტი არ არის
rules-not-a-text-help = { $path } = "…"
rules-bad-version = version არ არის მთელი რიცხვი 1-დან
rules-bad-sources = sources არ არის ტექსტების სია
rules-bad-sources-help = sources = ["…"]

## The file that this one extends
rules-extends-other-family = ოჯახი "{ $family }" ვერ აფართოებს ვარიანტს "{ $parent }" ოჯახიდან "{ $parent-family }"
rules-extends-other-family-help = წაშალეთ family ან გააფართოეთ იმავე ოჯახის ვარიანტი
rules-extends-unknown = გასაფართოებელი ვარიანტი "{ $name }" არ არსებობს
rules-extends-unknown-help = დაწერეთ ჩაშენებული ვარიანტის ან წესების ფაილის სახელი
rules-extends-unreadable = { $file } ვერ იკითხება: { $why }
rules-extends-unreadable-help = დაწერეთ ჩაშენებული ვარიანტის ან წესების ფაილის სახელი
rules-extends-wrong = { $file } არასწორია: { $first }
rules-extends-wrong-help = `teahouse rules check { $file }` მის ყველა შეცდომას აჩვენებს
rules-extends-circle = ფაილები ერთმანეთს წრიულად აფართოებს: { $circle }
rules-extends-circle-help = ერთ-ერთმა სხვა რამე გააფართოოს ან არაფერი
rules-extends-chain = { $most }-ზე მეტი ფაილი ერთმანეთს აფართოებს
rules-extends-chain-help = ზოგიერთის პარამეტრები ერთ ფაილში ჩაწერეთ

## Single options
rules-unknown-key = { $family }: პარამეტრი { $path } არ არის
rules-unknown-key-help = `teahouse rules schema` აჩვენებს ოჯახის პარამეტრებს: { $family }
rules-not-a-group = { $path } პარამეტრების ჯგუფია, აქ კი არის { $found }
rules-not-a-group-help = დაწერეთ [{ $path }], შემდეგ მისი პარამეტრები
rules-out-of-range = { $path }: { $value } არ არის { $min }-დან { $max }-მდე
rules-wrong-type = { $path }: აქ არის { $found }, მოსალოდნელია კი { $wanted }
rules-unknown-name = { $path }: "{ $value }" არ გამოდგება; მოსალოდნელია { $wanted }
rules-twice = { $path }: { $value } აქ ორჯერ წერია
rules-number-too-large = { $path }: { $value } რიცხვისთვის მეტისმეტად დიდია
rules-not-finite = { $path }: { $value } აქ უაზროა
rules-date = { $path }: თარიღი ან დრო აქ უაზროა

## Options of Nardi that do not go together
rules-combination-tie-roll-off = { $path }: equal-turns-ისთვის ცნობილი უნდა იყოს, ვინ დაიწყო, საწყისი გაგორება კი ამას მალავს
rules-combination-tie-roll-off-help = opening.roll = "white-rolls" ან სხვა score.tie
rules-combination-tie-next-game = { $path }: equal-turns-ით ყოველ ხელს თეთრი იწყებს
rules-combination-tie-next-game-help = opening.next_game = "opening-roll" ან სხვა score.tie
rules-combination-mars = { $path }: მარსი ({ $mars }) ოინზე ({ $oin }) ნაკლები ღირს
rules-combination-mars-help = სულ მცირე იმდენი, რამდენიც score.oin
rules-combination-koks = { $path }: კოქსი ({ $koks }) მარსზე ({ $mars }) ნაკლები ღირს
rules-combination-koks-help = სულ მცირე იმდენი, რამდენიც score.mars, ან 0, თუ არ არის
rules-combination-cascade = { $path }: წყვილების ჯაჭვში არ არის ჯერის დასასრული, როცა ბლოკი გაიხსნებოდა
rules-combination-cascade-help = false ან სხვა dice.doubles
rules-combination-crawford = { $path }: კროუფორდის წესს კუბი და მატჩი სჭირდება
rules-combination-crawford-help = match.cube = true და match.length 2 ან მეტი, ან false
rules-combination-jacoby = { $path }: ჯაკობის წესი კუბიანი ერთი ხელისთვისაა
rules-combination-jacoby-help = match.cube = true და match.length = 1, ან false

## Options of Ludo that do not go together
rules-combination-loop = { $path }: { $loop } არ იყოფა 4-ზე
rules-combination-loop-help = ჩვეულებრივია 40, 52, 56 და 68
rules-combination-visited = { $path }: ფერი { $loop }-უჯრიან წრეზე { $visited } უჯრას ვერ გაივლის
rules-combination-visited-help = მაქსიმუმ board.loop
rules-combination-square = { $path }: უჯრა { $square } წრეზე არ არის; წრე ყოველი ფერისთვის მთავრდება უჯრაზე { $visited }
rules-combination-square-help = რიცხვები ისე, როგორც ყოველი ფერი საკუთარ უჯრებს ითვლის, 1-დან board.visited-მდე
rules-combination-star-order = { $path }: ვარსკვლავები გზის რიგით არ არის
rules-combination-star-order-help = ჯერ პატარა რიცხვები დაწერეთ
rules-combination-star-to-slots = { $path }: ვარსკვლავს ფინიშის ცალკეულ ადგილებზე გადაყვანა არ შეუძლია
rules-combination-star-to-slots-help = board.goal = "shared", ან წაშალეთ ეს პარამეტრი
rules-combination-lane-on-loop = { $path }: ამას სჭირდება შინა ბილიკი და წრე, რომლის ერთ უჯრას ფერი გამოტოვებს
rules-combination-lane-on-loop-help = მხოლოდ LUDOpy-ს დაფისთვის
rules-combination-stairs = { $path }: კიბეს სჭირდება შინა ბილიკი და საერთო ფინიში
rules-combination-stairs-help = board.lane = 6 და board.goal = "shared", ან სხვა lane.rule
rules-combination-pieces-out = { $path }: ამდენი ფიშკა არ არის
rules-combination-pieces-out-help = მაქსიმუმ `pieces`
rules-combination-start-square = { $path }: { $most ->
    [one] სასტარტო უჯრაზე მხოლოდ ერთი საკუთარი ფიშკა ეტევა
   *[other] სასტარტო უჯრაზე მაქსიმუმ { $most } საკუთარი ფიშკა ეტევა
}
rules-combination-start-square-help = იხილეთ square.own_max
rules-combination-never-full = { $path }: "one-when-full" არაფერს ნიშნავს, თუ უჯრა არასოდეს ივსება
rules-combination-never-full-help = მიუთითეთ square.own_max ან დაწერეთ "one"
rules-combination-pair-binds = { $path }: აქ წყვილები გზას არ კეტავს
rules-combination-pair-binds-help = იხილეთ pair.effect
rules-combination-no-entry = { $path }: ბაზიდან ფიშკა ვერაფრით გამოდის
rules-combination-no-entry-help = entry.values = [6]
rules-combination-entry-number = { $path }: ასეთი რიცხვი კამათელზე არ არის
rules-combination-entry-number-help = რიცხვები 1-დან 6-მდე, ან entry.by_sum = true
rules-combination-entry-square = { $path }: ეს არ არის წრის უჯრა entry.values-ის რიცხვისთვის
rules-combination-entry-square-help = იმდენი უჯრა, რამდენი რიცხვიცაა entry.values-ში, 1-დან board.visited-მდე
rules-combination-no-sum = { $path }: ერთ კამათელს ჯამი არ აქვს
rules-combination-no-sum-help = dice.count = 2
rules-combination-no-doubles = { $path }: ერთ კამათელზე წყვილი არ მოდის
rules-combination-no-doubles-help = dice.count = 2
rules-combination-few-seats = { $path }: თამაშს სულ მცირე ორი მოთამაშე სჭირდება
rules-combination-few-seats-help = seats = [0, 2]
rules-combination-seat-order = { $path }: მოთამაშეები თამაშის რიგით არ არის
rules-combination-seat-order-help = ჯერ პატარა რიცხვები დაწერეთ
rules-combination-teams = { $path }: ყოველი დაკავებული ადგილი ზუსტად ერთ გუნდს ეკუთვნის
rules-combination-teams-help = teams = [[0, 2], [1, 3]]
rules-combination-one-team = { $path }: ერთ გუნდს მოწინააღმდეგე არ ჰყავს
rules-combination-one-team-help = სულ მცირე ორი გუნდი ან არც ერთი

## Options of Mill that do not go together
rules-combination-lost-from-the-start = { $path }: { $pieces ->
    [one] მხარეს ერთი ქვით თავიდანვე წაგებული აქვს
   *[other] მხარეს { $pieces } ქვით თავიდანვე წაგებული აქვს
}
rules-combination-lost-from-the-start-help = მაქსიმუმ piece_count
rules-combination-no-room = { $path }: ორჯერ { $pieces } ქვა { $points } წერტილზე ვერ ეტევა
rules-combination-no-room-help = მაქსიმუმ { $most }
rules-combination-not-own = { $path }: აღიწერება მხოლოდ საკუთარი დაფა
rules-combination-not-own-help = board.layout = "own"
rules-combination-no-diagonals = { $path }: ორ რგოლს დიაგონალური ხაზები არ აქვს
rules-combination-no-diagonals-help = has_diagonal_lines = false ან სხვა დაფა
rules-combination-no-middle = { $path }: ასეთ აღებას ყოველ ხაზზე შუა წერტილი სჭირდება
rules-combination-no-middle-help = სამწერტილიანი ხაზები, ან ასეთი აღების გარეშე

## Boards of Mill that a file describes
rules-board-no-point = { $path }: ეს წერტილი არ არის
rules-board-no-point-help = ["a1", 0, 0]: სახელი, x, y
rules-board-no-name = { $path }: ეს სახელი არ არის
rules-board-no-name-help = წერტილის სახელი
rules-board-no-list = { $path }: აქ არის { $found }, მოსალოდნელია კი სია
rules-board-no-list-help = [ … ]
rules-board-size = { $path }: { $points ->
    [one] ერთი წერტილი დაფა არ არის
   *[other] { $points } წერტილი დაფა არ არის
}
rules-board-size-help = { $least }-დან { $most }-მდე წერტილი
rules-board-name = { $path }: "{ $name }" წერტილის სახელად არ გამოდგება
rules-board-name-help = ასო, შემდეგ ასოები და ციფრები, მაქსიმუმ ექვსი, x-ის გარეშე
rules-board-name-is-a-roll = { $path }: "{ $name }" წერტილის სახელად არ გამოდგება
rules-board-name-is-a-roll-help = r და ციფრი კამათლის გაგორებაა; აიღეთ სხვა ასო, მაგალითად q1
rules-board-name-is-taken = { $path }: "{ $name }" წერტილის სახელად არ გამოდგება
rules-board-name-is-taken-help = ეს სიტყვა ბრძანებაა ან სვლა სხვა თამაშებში; დაამატეთ, მაგალითად, ციფრი
rules-board-same-name = { $path }: ორ წერტილს ერთი სახელი აქვს: { $name }
rules-board-same-name-help = ყოველ წერტილს თავისი სახელი მიეცით
rules-board-out-of-drawing = { $path }: { $x }, { $y } ნახაზის გარეთაა
rules-board-out-of-drawing-help = x და y 0-დან { $most }-მდე
rules-board-same-place = { $path }: ორი წერტილი ერთ ადგილას: { $x }, { $y }
rules-board-same-place-help = ყოველ წერტილს თავისი ადგილი მიეცით
rules-board-unknown-point = { $path }: წერტილი "{ $name }" არ არსებობს
rules-board-unknown-point-help = იხილეთ board.points
rules-board-point-twice = { $path }: { $name } აქ ორჯერ წერია
rules-board-point-twice-help = სხვადასხვა წერტილი
rules-board-edge = { $path }: კავშირი ორ წერტილს აერთებს
rules-board-edge-help = ["a1", "a4"]
rules-board-edge-twice = { $path }: { $from } და { $to } ორჯერაა შეერთებული
rules-board-edge-twice-help = ერთხელ საკმარისია
rules-board-no-lines = { $path }: უხაზო დაფაზე წისქვილი არ არის
rules-board-no-lines-help = სულ მცირე ერთი ხაზი
rules-board-line-length = { $path }: { $points ->
    [one] ამ ხაზზე ერთი წერტილია
   *[other] ამ ხაზზე { $points } წერტილია
}
rules-board-line-length-help = ხაზზე სულ მცირე ორი წერტილია, ყველაზე ერთნაირი რაოდენობით
rules-board-line-twice = { $path }: ეს ხაზი აქ ორჯერ წერია
rules-board-line-twice-help = ერთხელ საკმარისია
rules-board-many-lines = { $path }: { $name } წერტილზე { $most }-ზე მეტი ხაზი გადის
rules-board-many-lines-help = მაქსიმუმ { $most }
rules-board-no-way = { $path }: { $from } წერტილიდან { $to } წერტილამდე გზა არ არის
rules-board-no-way-help = დაამატეთ კავშირი წერტილთან { $to }

## Rules that cannot be had
variant-unknown = ვარიანტი "{ $name }" არ არსებობს; ჩაშენებულია { $known }; ან დაწერეთ წესების ფაილის სახელი, რომელიც .toml-ით მთავრდება
variant-unknown-suggested = ვარიანტი "{ $name }" არ არსებობს; იქნებ გინდოდათ { $suggestion }? ჩაშენებულია { $known }; ან დაწერეთ წესების ფაილის სახელი, რომელიც .toml-ით მთავრდება
variant-unreadable = { $path } ვერ იკითხება: { $why }
variant-wrong = { $name }: { $problems }
variant-text-wrong = წესები: { $problems }

## Why a file cannot be read
file-refused = { $error }
file-is-a-folder = ეს საქაღალდეა
file-is-not-plain = ეს ჩვეულებრივი ფაილი არ არის
file-too-large = მასში { $bytes } ბაიტია, წესების ფაილში კი მაქსიმუმ { $limit }
file-longer-than-it-says = მასში სულ მცირე { $bytes } ბაიტია, წესების ფაილში კი მაქსიმუმ { $limit }
file-not-text = ეს არ არის ტექსტი UTF-8-ში
file-no-files = Teahouse-ის ეს ვერსია ფაილებს არ კითხულობს
