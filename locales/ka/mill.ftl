# Georgian. Mill: Nine Men's Morris and its family.
# Terms: წისქვილი mill and the game, ქვა piece, წერტილი point, კავშირი edge, ხაზი line, მოხსნა remove, დალაგების ეტაპი
# placing phase, სვლების ეტაპი moving phase, ფრენა flying, ხელში in hand, ნიშანი marker, მიმოსვლა shuttling, აღება capture,
# ჩაჭერა custodian, ჩადგომა intervention, გადახტომა leap, პატი stalemate.

## Reasons: why an action is not legal
mill-no-such-point = ამ დაფაზე ასეთი წერტილი არ არის.
removal-due =
    { $count ->
        [one] { $seat }: ჯერ მოწინააღმდეგის ქვა უნდა მოიხსნას.
       *[other] { $seat }: ჯერ მოწინააღმდეგის { $count } ქვა უნდა მოიხსნას.
    }
own-removal-due =
    { $count ->
        [one] { $seat }: ჯერ ერთი საკუთარი ქვა უნდა მოიხსნას.
       *[other] { $seat }: ჯერ { $count } საკუთარი ქვა უნდა მოიხსნას.
    }
point-taken =
    { $seat-code ->
        [seat-white] { $point } წერტილზე უკვე თეთრი ქვა დგას.
       *[seat-black] { $point } წერტილზე უკვე შავი ქვა დგას.
    }
point-marked = { $point } წერტილი დალაგების ეტაპის ბოლომდე ნიშნითაა ჩაკეტილი.
mill-no-piece = { $point } წერტილზე ქვა არ დგას.
hand-empty = { $seat }: ხელში ქვა აღარ არის.
placing-first =
    { $hand ->
        [one] { $seat }: კიდევ ერთი ქვაა დასადები.
       *[other] { $seat }: კიდევ { $hand } ქვაა დასადები.
    }
mill-not-your-piece =
    { $seat-code ->
        [seat-white] { $point } წერტილზე თეთრი ქვა დგას.
       *[seat-black] { $point } წერტილზე შავი ქვა დგას.
    }
same-point = ქვა ისედაც { $point } წერტილზე დგას.
repeated-mill = მიმოსვლა შეზღუდულია: { $from } წერტილის ქვა მაშინვე ვერ დაბრუნდება { $to } წერტილზე და იმავე წისქვილს ({ $line }) ვერ ააწყობს.
leap-over-protected = { $over } წერტილის ქვაზე გადახტომა არ შეიძლება: მას წისქვილი ({ $line }) იცავს.
not-adjacent = { $from } და { $to } ერთმანეთთან დაკავშირებული არ არის.
not-adjacent-while-placing = { $from } და { $to } ერთმანეთთან დაკავშირებული არ არის, ხელში ქვებით კი ფრენა არ შეიძლება.
not-adjacent-nor-flying =
    { $count ->
        [one] { $from } და { $to } ერთმანეთთან დაკავშირებული არ არის, ფრენა კი მხოლოდ ერთი დარჩენილი ქვით შეიძლება.
       *[other] { $from } და { $to } ერთმანეთთან დაკავშირებული არ არის, ფრენა კი მხოლოდ { $count } ან ნაკლები ქვით შეიძლება.
    }
no-removal-due = { $seat }: ახლა მოსახსნელი არაფერია.
not-removable =
    { $victim-code ->
        [seat-white] { $point } წერტილზე შავი ქვა დგას; უნდა მოიხსნას თეთრი.
       *[seat-black] { $point } წერტილზე თეთრი ქვა დგას; უნდა მოიხსნას შავი.
    }
not-next-to-own = { $seat }: მოწინააღმდეგის მხოლოდ ის ქვა მოიხსნება, რომელიც საკუთარი ქვის გვერდითაა; { $point } არც ერთის გვერდით არ არის.
protected-by-mill = { $point } წერტილის ქვა დაცულია: ის წისქვილშია ({ $line }).
not-captured = { $point } წერტილის ქვა აღებული არ არის; ახლა შეიძლება მოიხსნას მხოლოდ { $targets }.

## Verdicts: how a game ended
mill-verdict-too-few =
    { $count ->
        [one] { $seat }: ქვა აღარ დარჩა.
       *[other] { $seat }: დარჩა { $count }-ზე ნაკლები ქვა.
    }
mill-verdict-stuck = { $seat } ვერ აკეთებს სვლას.
mill-verdict-full-board = დაფა შეივსო, ასეთ დროს თეთრი აგებს.
mill-verdict-full-board-draw = დაფა შეივსო.
mill-verdict-stuck-draw = { $seat } ვერ აკეთებს სვლას; თამაში ფრეა.
mill-verdict-both-stuck = ვერც ერთი მხარე ვერ აკეთებს სვლას.
mill-verdict-quiet =
    { $count ->
        [one] შესრულდა { $count } სვლა ქვის დადებისა და მოხსნის გარეშე.
       *[other] ზედიზედ შესრულდა { $count } სვლა ქვის დადებისა და მოხსნის გარეშე.
    }
mill-verdict-repetition = ერთი და იგივე პოზიცია მესამედ შეიქმნა.

## Tasks
mill-task-place = { $seat } დებს ქვას
mill-task-place-or-move = { $seat } დებს ქვას ან აკეთებს სვლას
mill-task-move = { $seat } აკეთებს სვლას
mill-task-fly = { $seat } აკეთებს სვლას, ფრენაც შეიძლება
mill-task-remove =
    { $victim-code ->
        [seat-white] { $count ->
            [one] { $seat } ხსნის თეთრ ქვას
           *[other] { $seat } ხსნის { $count } თეთრ ქვას
        }
       *[seat-black] { $count ->
            [one] { $seat } ხსნის შავ ქვას
           *[other] { $seat } ხსნის { $count } შავ ქვას
        }
    }
mill-task-remove-own =
    { $count ->
        [one] { $seat } ხსნის ერთ საკუთარ ქვას
       *[other] { $seat } ხსნის { $count } საკუთარ ქვას
    }
mill-task-remove-captured = { $seat } ხსნის აღებულ ქვას: { $points }
mill-task-remove-choose = { $seat } ხსნის ნებისმიერ ქვას წისქვილისთვის ან აღებულს: { $points }
mill-task-remove-neighbour = { $seat } ხსნის საკუთარი ქვის გვერდით მდგარ ქვას: { $points }

## Counts of a position, and the line below the drawing
count-on-board = დაფაზე
count-in-hand = ხელში
count-lost = დაკარგული
mill-counts = თეთრი O: დაფაზე { $white-on-board }, ხელში { $white-in-hand } · შავი @: დაფაზე { $black-on-board }, ხელში { $black-in-hand }

## Names of places
mill-point = { $point }
mill-hand =
    { $seat-code ->
        [seat-white] თეთრის ხელი
       *[seat-black] შავის ხელი
    }

## Texts that could not be read: what is wrong with a FEN
mill-no-dice = წისქვილში კამათელი არ არის
mill-fen-fields = აქ { $count } ველია, უნდა იყოს 17, მაგალითად "{ $example }"
mill-fen-shape = ამ დაფის რგოლებში ან რიგებში წერტილების რაოდენობაა { $shape }
mill-fen-point = წერტილი არის * (ცარიელი), O (თეთრი), @ (შავი) ან X (ნიშანი)
mill-fen-side = მხარე, რომლის ჯერიცაა, არის w ან b
mill-fen-phase = ეტაპი არის p (დალაგება), m (სვლები) ან o (დასრულდა)
mill-fen-action = მოქმედება არის p (დადება), s (ქვის არჩევა სვლისთვის) ან, როცა მოსახსნელია, r (მოხსნა)
mill-fen-phase-of-hand = მხარე ხელში ქვებით ალაგებს (p), მათ გარეშე აკეთებს სვლებს (m)
mill-fen-number-on-board = აქ საჭიროა დაფაზე მდგარი ქვების რაოდენობა
mill-fen-number-in-hand = აქ საჭიროა ხელში დარჩენილი ქვების რაოდენობა
mill-fen-number-removals = აქ საჭიროა მოსახსნელი ქვების რაოდენობა
mill-fen-number-used = აქ საჭიროა გამოყენებული წისქვილების წერტილები, რიცხვად
mill-fen-number-quiet = აქ საჭიროა სვლების რაოდენობა ბოლო დადების ან მოხსნის შემდეგ
mill-fen-number-move = აქ საჭიროა სვლის ნომერი
mill-fen-number-square = აქ საჭიროა წერტილის ნომერი
mill-fen-number-captures = აქ საჭიროა აღებული ქვების რაოდენობა
mill-fen-number-mill-removals = m: ნიშნის შემდეგ საჭიროა წისქვილებისთვის მოსახსნელი ქვების რაოდენობა
mill-fen-on-board = დაფაზე ქვების რაოდენობაა ({ $seat }): { $count }
mill-fen-too-many = { $seat }: დაფაზე და ხელში ერთად შეიძლება იყოს არაუმეტეს { $count } ქვა
mill-fen-no-markers = ამ ვარიანტში ნიშნები არ არის
mill-fen-too-many-markers = { $count } ნიშანი მეტია, ვიდრე მოხსნილი ქვები
mill-fen-last-mill = ბოლო წისქვილს აქვს განსხვავებული საწყისი და საბოლოო წერტილი, ან ორივე 0-ია
mill-fen-used-points = გამოყენებული წისქვილების ზოგიერთი წერტილი დაფაზე არ არის
mill-fen-square = წერტილების ნომრებია { $first }-დან { $last }-მდე
mill-fen-tail = სვლის ნომრის შემდეგ შეიძლება მოდიოდეს მხოლოდ c: i: l: p: s: ან m:
mill-fen-tail-of-other-rules = ამ ვარიანტში პოზიცია ასეთ ნიშანს ვერ იღებს
mill-fen-captures = აღებები იწერება ასე: w-N-square.square|b-N-square.square, და მხოლოდ იმ მხარეს აქვს, რომლის ჯერიცაა
mill-fen-captures-own = აღება მხოლოდ მოწინააღმდეგის ქვებისა შეიძლება
mill-fen-too-few =
    { $count ->
        [one] { $seat }: ქვა აღარ დარჩა; ასეთი თამაში დასრულებულია (o)
       *[other] { $seat }: დარჩა { $count }-ზე ნაკლები ქვა; ასეთი თამაში დასრულებულია (o)
    }
mill-fen-markers-gone = როცა ორივე ხელი ცარიელია, ნიშნები აღარ არის
mill-fen-removals = მხარეს არაუმეტეს 16 ქვა აქვს მოსახსნელი და პირველი ის ხსნის, ვისი ჯერიცაა
mill-fen-capture-not-due = აღებას და პატს სჭირდება მოსახსნელი ქვა და ერთად არ ხდება
mill-fen-mill-choice = m: აღების გვერდით იწერება; მოსახსნელია წისქვილისა და აღების ქვები ერთად
mill-fen-nothing-to-remove = ქვა უნდა მოიხსნას, მაგრამ მოსახსნელი არაფერია
mill-fen-no-action = მხარე, რომლის ჯერიცაა, ვერაფერს აკეთებს; ასეთი თამაში დასრულებულია (o)

## Games as text that could not be read
mill-record-error =
    { $ply ->
        [0] პირველ მოქმედებამდე, "{ $word }": { $problem }
       *[other] მოქმედება { $ply }, "{ $word }": { $problem }
    }
mill-record-tag = ტეგი იწერება ასე: [Name "value"]

## The rules in words: the board and the aim
mill-explain-name = { $name }
mill-explain-summary = { $summary }
mill-explain-players = თამაშობს ორი მოთამაშე, თეთრი და შავი; თითოეულს { $count } ქვა აქვს. იწყებს თეთრი, შემდეგ რიგრიგობით თამაშობენ.
mill-explain-board-heading = დაფა
mill-explain-points = დაფაზე { $points } წერტილია. მეზობელ წერტილებს { $edges } კავშირი აერთებს.
mill-explain-lines =
    { $lines ->
        [one] წისქვილის ხაზი ერთია: მასზე ერთი მხარის { $count } ქვა ქმნის წისქვილს.
       *[other] წისქვილის ხაზი { $lines }-ია: ერთ-ერთზე ერთი მხარის { $count } ქვა ქმნის წისქვილს.
    }
mill-explain-aim-heading = მიზანი
mill-explain-too-few =
    { $count ->
        [one] აგებს მხარე, რომელსაც დაფაზე და ხელში ქვა აღარ დარჩა.
       *[other] აგებს მხარე, რომელსაც დაფაზე და ხელში ერთად { $count }-ზე ნაკლები ქვა დარჩა.
    }
mill-explain-stuck-loses-too = აგებს ისიც, ვისაც თავის ჯერზე სვლა არ აქვს.

## The rules in words: the placing phase
mill-explain-placing-heading = დალაგების ეტაპი
mill-explain-place = მხარე, რომელსაც ხელში ქვები აქვს, ერთ ქვას ცარიელ წერტილზე დებს.
mill-explain-place-or-move = მხარე, რომელსაც ხელში ქვები აქვს, ან ერთ ქვას ცარიელ წერტილზე დებს, ან კავშირის გასწვრივ ერთ ქვას ცარიელ წერტილზე გადაადგილებს.
mill-explain-mill-removes = მხარე, რომელიც წისქვილს აწყობს, დაფიდან მოწინააღმდეგის ქვას ხსნის.
mill-explain-mill-empties-hand = მხარე, რომელიც წისქვილს აწყობს, მოწინააღმდეგეს ხელიდან ქვას ართმევს; თუ ის ხელი ცარიელია, ქვას დაფიდან ხსნის. შემდეგ მოწინააღმდეგის ჯერია.
mill-explain-mill-empties-hand-again = მხარე, რომელიც წისქვილს აწყობს, მოწინააღმდეგეს ხელიდან ქვას ართმევს და კიდევ თამაშობს; თუ ის ხელი ცარიელია, ქვას დაფიდან ხსნის და მისი ჯერი მთავრდება.
mill-explain-mill-victim-removes = როცა ერთი მხარე წისქვილს აწყობს, მეორე მხარე საკუთარ რომელიმე ქვას ხსნის და შემდეგ ჩვეულებრივ თამაშობს.
mill-explain-mill-marks = მხარე, რომელიც წისქვილს აწყობს, მოწინააღმდეგის ქვას ხსნის, მაგრამ წერტილი დალაგების ეტაპის ბოლომდე ნიშნით იკეტება.
mill-explain-mill-waits = წისქვილისთვის ჯერ არაფერი იხსნება: წისქვილები დალაგების ეტაპის ბოლოს ითვლება.
mill-explain-extra-turn = მხარე, რომელიც წისქვილს აწყობს და ხელში კიდევ აქვს ქვები, დამატებით თამაშობს.
mill-explain-two-empty = დადება, რომელიც წისქვილს არ ქმნის, არაფერს იღებს და ორ ცარიელ წერტილს ტოვებს, დალაგების ეტაპს ასრულებს; ხელში დარჩენილი ქვები თამაშიდან გადის.

## The rules in words: the moving phase
mill-explain-moving-heading = სვლების ეტაპი
mill-explain-move = მხარე, რომელსაც ხელი ცარიელი აქვს, ქვას კავშირის გასწვრივ ცარიელ წერტილზე გადაადგილებს.
mill-explain-flying =
    { $count ->
        [one] მხარეს, რომელსაც ერთი ქვა დარჩა, ფრენა შეუძლია: ქვა ნებისმიერ ცარიელ წერტილზე გადადის.
       *[other] მხარეს, რომელსაც { $count } ან ნაკლები ქვა აქვს, ფრენა შეუძლია: ქვა ნებისმიერ ცარიელ წერტილზე გადადის.
    }
mill-explain-no-flying = ფრენა არ არის.
mill-explain-moved-mill = მხარე, რომელიც სვლით წისქვილს აწყობს, დაფიდან მოწინააღმდეგის ქვას ხსნის.

## The rules in words: mills
mill-explain-mills-heading = წისქვილები
mill-explain-several-mills-remove-one = ერთდროულად აწყობილი რამდენიმე წისქვილისთვის მხოლოდ ერთი ქვა იხსნება.
mill-explain-several-mills-remove-each = ერთდროულად აწყობილი რამდენიმე წისქვილიდან თითოეულისთვის თითო ქვა იხსნება.
mill-explain-mills-protect = წისქვილში მდგარი ქვის მოხსნა არ შეიძლება, თუ იმ მხარის ყველა ქვა წისქვილებში არ დგას.
mill-explain-mills-protect-nothing = მოწინააღმდეგის ნებისმიერი ქვის მოხსნა შეიძლება, წისქვილშია თუ არა.
mill-explain-one-time = ყოველი ხაზი მხარეს მხოლოდ ერთხელ აჯილდოებს: წისქვილი არაფერს იძლევა, თუ მისი ყველა წერტილი იმ ხაზებზეა, რომლებმაც ეს მხარე უკვე დააჯილდოვა.
mill-explain-one-time-protects = ასეთი წისქვილი თავის ქვებს მაინც იცავს.
mill-explain-shuttling = ორ წისქვილს შორის მიმოსვლა შეზღუდულია: ქვა, რომელმაც ერთი წისქვილი დატოვა და მეორე ააწყო, თავისი მხარის მომდევნო სვლაზე მაშინვე ვერ დაბრუნდება პირველის ხელახლა ასაწყობად.

## The rules in words: captures without mills
mill-explain-custodian-heading = ჩაჭერით აღება
mill-explain-custodian = ხაზზე მოწინააღმდეგის ქვა აღებულია, თუ ის მოექცა ახლახან ნათამაშებ ქვასა და იმავე მხარის სხვა ქვას შორის. თუ ასეთი რამდენიმეა, მოთამაშე ერთს ხსნის.
mill-explain-intervention-heading = ჩადგომით აღება
mill-explain-intervention = ხაზზე მოწინააღმდეგის ორ ქვას შორის ჩამდგარი ქვა ორივეს იღებს. თუ ასეთი რამდენიმე ხაზია, მხოლოდ ერთი ითვლება: რგოლების გადამკვეთი ხაზი რგოლის გვერდზე წინ დგას, ის კი – დიაგონალზე წინ.
mill-explain-leap-heading = გადახტომით აღება
mill-explain-leap = მხარეს, რომელსაც ხელი ცარიელი აქვს, გადახტომა შეუძლია: მისი ქვა ხაზის ერთი ბოლოდან მეორემდე მოწინააღმდეგის ქვას გადაახტება და იღებს. მხოლოდ ის ქვა იხსნება, თუნდაც გადახტომით წისქვილიც აეწყოს.
mill-explain-capture-where = მოქმედებს აქ: { $lines }.
mill-explain-along-sides = რგოლების გვერდები
mill-explain-across-rings = რგოლების გადამკვეთი ხაზები
mill-explain-on-diagonals = დიაგონალები
mill-explain-capture-everywhere = მოქმედებს ყველა ხაზზე.
mill-explain-capture-always = ნებადართულია ორივე ეტაპზე.
mill-explain-capture-always-few = ნებადართულია დალაგების ეტაპზე, სვლების ეტაპზე კი – მხოლოდ მხარისთვის, რომელსაც დაფაზე სამი ან ნაკლები ქვა აქვს.
mill-explain-capture-placing = ნებადართულია მხოლოდ დალაგების ეტაპზე.
mill-explain-capture-moving = ნებადართულია მხოლოდ სვლების ეტაპზე.
mill-explain-capture-moving-few = ნებადართულია მხოლოდ სვლების ეტაპზე და მხოლოდ მხარისთვის, რომელსაც დაფაზე სამი ან ნაკლები ქვა აქვს.
mill-explain-capture-never = ამ წესებით ეს არასოდეს ხდება.
mill-explain-beside-heading = აღება წისქვილთან ერთად
mill-explain-mills-protect-from-captures = წისქვილები თავის ქვებს აღებისგანაც იცავს.
mill-explain-custodian-or-intervention = თუ სვლა ჩაჭერაც არის და ჩადგომაც, პირველი მოხსნა წყვეტს, რომელი ითვლება; ორივეთი აღებული ქვა ჩადგომად ითვლება.
mill-explain-mill-or-capture = თუ სვლა წისქვილსაც ქმნის და ქვასაც იღებს, პირველი მოხსნა წყვეტს, რომელი ითვლება.
mill-explain-mill-and-capture-as-sanmill = თუ სვლა წისქვილსაც ქმნის და ქვასაც იღებს, მოხსნები ისე ითვლება, როგორც Sanmill-ში: მხოლოდ აღებული ქვები იხსნება, თუ წისქვილები აღებებზე მეტ მოხსნას არ იძლევა.

## The rules in words: the end of the placing phase
mill-explain-end-heading = დალაგების ეტაპის დასასრული
mill-explain-turns-go-on = როცა ორივე ხელი ცარიელია, ჯერი უბრალოდ გრძელდება.
mill-explain-opener = როცა ორივე ხელი ცარიელია, პირველ სვლას აკეთებს { $seat }.
mill-explain-counted = მანამდე წისქვილებს ითვლიან და ორივე მხარე ქვებს ხსნის, პირველი – { $seat }.
mill-explain-counted-none = თუ წისქვილები არ არის, თითოეული მხარე ერთ საკუთარ ქვას ხსნის.
mill-explain-counted-one-side = თუ წისქვილები მხოლოდ ერთ მხარეს აქვს, ის მოწინააღმდეგის ორ ქვას ხსნის, მეორე მხარე კი – ერთს.
mill-explain-counted-both = თუ ორივეს აქვს წისქვილები, თითოეული მოწინააღმდეგის იმდენ ქვას ხსნის, რამდენი წისქვილიც აქვს ნაკლებწისქვილიან მხარეს; ვისაც მეტი აქვს, ერთით მეტს ხსნის.
mill-explain-full-loses = თუ დაფა მაშინ სავსეა, თეთრი აგებს.
mill-explain-full-white-removes = თუ დაფა მაშინ სავსეა, ჯერ თეთრი, მერე შავი ხსნის მოწინააღმდეგის თითო ქვას.
mill-explain-full-black-removes = თუ დაფა მაშინ სავსეა, ჯერ შავი, მერე თეთრი ხსნის მოწინააღმდეგის თითო ქვას.
mill-explain-full-opener-removes = თუ დაფა მაშინ სავსეა, მხარე, რომლის სვლაცაა, ჯერ მოწინააღმდეგის ქვას ხსნის.
mill-explain-full-draw = თუ დაფა მაშინ სავსეა, თამაში ფრეა.

## The rules in words: stalemate and draws
mill-explain-stalemate-heading = პატი
mill-explain-stuck-loses = აგებს ის, ვისაც თავის ჯერზე სვლა არ აქვს.
mill-explain-stuck-passes = მხარე, რომელსაც სვლა არ აქვს, ჯერს ტოვებს; თუ არც ერთს არ აქვს სვლა, თამაში ფრეა.
mill-explain-stuck-removes-and-moves = მხარე, რომელსაც სვლა არ აქვს, ხსნის საკუთარი ქვის გვერდით მდგარ მოწინააღმდეგის ქვას, თუნდაც წისქვილიდან, და შემდეგ აკეთებს სვლას.
mill-explain-stuck-removes = მხარე, რომელსაც სვლა არ აქვს, ხსნის საკუთარი ქვის გვერდით მდგარ მოწინააღმდეგის ქვას, თუნდაც წისქვილიდან; შემდეგ სვლას მეორე მხარე აკეთებს.
mill-explain-stuck-both-remove = თუ მხარეს სვლა არ აქვს, ჯერ ის, მერე მეორე მხარე ხსნის საკუთარი ქვის გვერდით მდგარ მოწინააღმდეგის ქვას, თუნდაც წისქვილიდან; შემდეგ სვლას უსვლოდ დარჩენილი მხარე აკეთებს.
mill-explain-stuck-draws = თუ მხარეს თავის ჯერზე სვლა არ აქვს, თამაში ფრეა.
mill-explain-draws-heading = ფრე
mill-explain-quiet =
    { $count ->
        [one] თამაში ფრეა { $count } სვლის შემდეგ ქვის დადებისა და მოხსნის გარეშე.
       *[other] თამაში ფრეა ზედიზედ { $count } სვლის შემდეგ (ორივე მხარისა ერთად) ქვის დადებისა და მოხსნის გარეშე.
    }
mill-explain-quiet-endgame = როცა ერთ მხარეს დაფაზე სამი ქვა დარჩა, საკმარისია { $count } ასეთი სვლა.
mill-explain-repetition = თამაში ფრეა, როცა ერთი და იგივე პოზიცია მესამედ შეიქმნება.
