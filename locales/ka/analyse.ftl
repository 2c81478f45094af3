# Georgian. Analysing positions, on the page.
# Terms: ანალიზი analysis, როლაუტი rollout, ქულა points, დალაგება set up, პოზიცია position, ჩანაწერი record,
# საშუალო შეცდომა error rate, იმპორტი import, ექსპორტი export.

## The screen
analyse-title = ანალიზი
analyse-home-line = დაალაგეთ ნებისმიერი პოზიცია და ნახეთ, რა ღირს თითოეული სვლა
analyse-variant = ვარიანტი
analyse-board-help = ისრებით ადგილებს შორის გადადიხართ, Enter იღებს და დებს. დაფის გვერდით მარცხენა და მარჯვენა ისრები სვლებს ფურცლავს.
analyse-edit = დალაგება
analyse-done = მზადაა
analyse-cancel = გაუქმება
analyse-from-here = ანალიზი აქედან
analyse-to-play = { $seat } თამაშობს { $dice }
analyse-to-move = სვლაა: { $seat }
analyse-to-roll = აგორებს { $seat }
analyse-roll-off = ვინ იწყებს, კამათელი წყვეტს
analyse-over = თამაში დასრულებულია.

## Dice
analyse-dice = კამათელი
analyse-dice-choose-one = აირჩიეთ რიცხვი ან გააგორეთ.
analyse-dice-choose-two = აირჩიეთ ორი რიცხვი ან გააგორეთ.
analyse-dice-choose-other = მეორე კამათელი?
analyse-die = { $number }
analyse-other-dice = სხვა კამათელი

## The moves of a position
analyse-moves = სვლები, ჯერ საუკეთესო
analyse-looking = სვლები განიხილება …
analyse-column-move = სვლა
analyse-column-win = მოგება
analyse-column-points = ქულა
analyse-play = ითამაშე { $move }
analyse-error = ± { $error }
analyse-played-out = ბოლომდე ნათამაშებია { $trials } თამაში
analyse-roll-out = როლაუტი
analyse-roll-out-help = საუკეთესო სვლები ბევრჯერ ბოლომდე თამაშდება ერთი და იმავე კამათლებით, სანამ ნათელი არ გახდება, რომელია საუკეთესო.
analyse-rolling = როლაუტი, { $percent } %
analyse-stop = შეჩერება
outcome-win-by-mars = მარსი { $percent } %
outcome-win-by-koks = კოქსი { $percent } %
outcome-loss-by-mars = წაგებული მარსი { $percent } %
outcome-loss-by-koks = წაგებული კოქსი { $percent } %

## What pieces threaten and risk
threats-title = მუქარა და რისკი
threats-piece = ფიშკა
threats-risk = რისკი
threats-by = ვინ ემუქრება
threats-strikes = შეუძლია მოკლას
threats-safe = უსაფრთხოდ
threats-none = –
threats-strike = { $place }, თუ მოვა { $number }

## Setting up a position
edit-pieces = ქვები
edit-piece = { $seat }, დარჩა { $count }
edit-marker = ნიშანი
edit-take = მოხსნა
edit-help = აირჩიეთ ქვა, მერე დააწკაპუნეთ იქ, სადაც უნდა იდგეს. გადასატანად ქვა გადაათრიეთ; მოსახსნელად – დაფის გარეთ.
edit-turn = ვისი ჯერია
edit-removes = ჯერ ქვას ხსნის
edit-empty = გასუფთავება
edit-start = საწყისი პოზიცია
edit-wrong = ჯერ პოზიცია არ არის

## A position as a text
position-fen = პოზიცია (FEN)
position-set = დაყენება
position-link = ბმულის კოპირება
position-copied = დაკოპირდა
position-record = ჩანაწერიდან
position-record-help = ჩასვით თამაშის ჩანაწერი ან აირჩიეთ ფაილი.
position-record-file = ფაილის არჩევა
position-record-open = გახსნა
position-record-text = ჩანაწერი
position-record-which = რომელი თამაში
position-record-game = { $number }. { $variant }
position-record-empty = ამ ტექსტში თამაში არ არის.

## Links that lead nowhere
link-wrong = ეს ბმული არცერთ პოზიციამდე არ მიდის.
link-rules-broken = მასში ჩაწერილი წესები ვერ იკითხება. შეიძლება ბმული გზაში მოიჭრა.
link-rules-long = ეს წესები ბმულისთვის ძალიან გრძელია. მის ნაცვლად გაგზავნეთ წესების ფაილი და პოზიცია (FEN).
link-garbled = ბმული გზაში შეიცვალა: ზოგი ნიშანი დაზიანებულია.
link-start = სხვა პოზიციის ანალიზი

## My games
games-import = იმპორტი
games-export = ექსპორტი
games-brought =
    { $taken ->
        [0] ახალი თამაშები არ არის.
       *[other] დაემატა { $taken } თამაში.
    }
games-known = { $known } თამაში უკვე აქ იყო.
games-import-problem = { $file }: { $problem }
games-filter = რომელი თამაშები
games-any-family = ყველა თამაში
games-any-variant = ყველა ვარიანტი
games-any-opponent = ყველა მოწინააღმდეგე
games-any-result = ყველა შედეგი
games-any-date = ნებისმიერი დრო
games-last-days =
    { $days ->
        [one] ბოლო დღე
       *[other] ბოლო { $days } დღე
    }
games-all = ყველას ჩვენება
games-with-friend = მეგობრებთან
games-computers = მხოლოდ კომპიუტერები
games-won = მოგებული
games-lost = წაგებული
games-draw = ფრე
games-played = ნათამაშები
games-rate = საშუალო შეცდომა
games-no-rates = საშუალო შეცდომა გარჩეულ თამაშებს აქვს.
games-over-time = თქვენი თამაშების საშუალო შეცდომა და შედეგები, თამაშის თანმიმდევრობით
games-summary = თქვენი თამაშები ციფრებში
games-none-found = ასეთი თამაში არ არის.
games-more = მეტი თამაში
games-deleted = { $variant }: წაიშალა
games-undo = დაბრუნება

## Matches and the cube, at the table
new-match = მატჩი, ქულა
new-match-single = ერთი ხელი
new-cube = გაორმაგების კუბი
match-points = ქულა
match-stands = მატჩის ანგარიში { $score }
match-line = მატჩი { $length } ქულამდე, { $score }
match-game-over = ხელი { $number } დასრულდა
match-next-game = შემდეგი ხელი
table-double = გაორმაგება
table-take = მიღება
table-drop = უარი
do-roll-or-double = გააგორეთ კამათელი ან გააორმაგეთ
do-answer = { $seat } აორმაგებს, კუბი { $value }: იღებთ თუ ხელს თმობთ?
say-double = { $seat } აორმაგებს
say-take = { $seat } გაორმაგებას იღებს
say-drop = { $seat } გაორმაგებაზე უარს ამბობს
say-resign = { $seat } ამ ხელში ნებდება
moves-double = გაორმაგება
moves-take = მიღება
moves-drop = უარი
moves-resign = დანებება

# A link that is called "Look at it".
games-look-label = ნახვა: { $variant }
