# Georgian. The page in the browser.
# Terms: დონე level, ვარიანტი variant, ქვა piece, სვლა move, ჯერი turn, მინიშნება hint, მოგების შანსი chance, ჩანაწერი record.

## Everywhere
page-name = Teahouse
page-close = დახურვა
page-menu = მენიუ
page-loading = იტვირთება …
page-broken = თამაშის ძრავა ამ ბრაუზერში ვერ მუშაობს.
page-broken-help = საჭიროა 2023 წლის ან უფრო ახალი ბრაუზერი. დეტალები: { $problem }
page-incomplete = ეს ენა { $share } %-ით არის მზად; დანარჩენი ინგლისურადაა.
page-update = არის ახალი ვერსია.
page-update-now = ჩატვირთვა

## Home
home-play = თამაში
home-friend = მეგობართან
home-more = სხვა…
home-play-label = თამაში: { $game }
home-friend-label = თამაში მეგობართან ამ ეკრანთან: { $game }
home-more-label = თამაშის სხვა გზები: { $game }
home-against = { $variant }, მოწინააღმდეგე: { $player }
home-hot-seat = { $variant }, ორნი ამ ეკრანთან
home-table-of =
    { $seats ->
        [one] { $variant }, მაგიდასთან ერთი
       *[other] { $variant }, მაგიდასთან { $seats }
    }
home-watch = { $variant }, კომპიუტერები თამაშობენ
home-go-on = გაგრძელება
home-go-on-label = გაგრძელება: { $variant }
home-unfinished = დაუმთავრებელი თამაშები
home-finished = დასრულებული თამაშები
home-no-games = თქვენი თამაშები აქ, ამ ბრაუზერში ინახება.
home-delete-label = თამაშის წაშლა: { $variant }
home-step-through = ნახვა
home-left = შეჩერდა: { $when }
home-played = ითამაშეს: { $when }
home-moves = { $turns } ჯერი
home-games = ჩემი თამაშები
home-games-line =
    { $played ->
        [0] ჯერ არაფერი გითამაშიათ
       *[other] ნათამაშები { $played }, მოგებული { $won }
    }

## Families of games
family-nardi = გრძელი ნარდი
family-ludo = ლუდო
family-mill = წისქვილი

## A new game
new-title = ახალი თამაში: { $game }
new-variant = ვარიანტი
new-rules-of = წესები: { $variant }
new-opponent = მოწინააღმდეგე
new-computer = კომპიუტერი
new-friend = მეგობარი აქვე
new-watch = ყურება
new-level = დონე
new-level-of = დონე: { $seat }
new-strength = დონე { $level } · { $word }
new-seat = თქვენ თამაშობთ
new-person = ადამიანი
new-empty = ცარიელი
new-start = დაწყება
new-own = საკუთარი წესების ფაილი
new-own-help = აირჩიეთ ფაილი, რომელიც .toml-ით მთავრდება. ის ამ ბრაუზერში რჩება.
new-own-wrong = ამ ფაილით თამაში ვერ ხერხდება:
level-word-1 = დამწყები
level-word-2 = მოყვარული
level-word-3 = კლუბი
level-word-4 = ძლიერი
level-word-5 = ოსტატი

## Players
player-you = თქვენ
player-level = დონე { $level } · { $word }
player-person = ადამიანი
player-turn = { $seat } · თქვენი ჯერია
player-thinks = { $seat } · ფიქრობს …
player-to-act = { $seat } · თამაშობს

## The table
table-board = დაფა: { $variant }
table-board-help = ისრებით ადგილებს შორის გადადიხართ, Enter იღებს და დებს, Escape უშვებს, R აგორებს, U უკან აბრუნებს, H მინიშნებას იძლევა.
table-roll = გაგორება
table-confirm = მზადაა
table-take-back = უკან დაბრუნება
# Others have to allow it.
table-ask-back = დაბრუნების თხოვნა
table-play-again = გამეორება
table-hint = მინიშნება
table-moves = სვლები
table-rules = წესები
table-evaluation = შეფასება
table-evaluation-key = E
table-best-moves = საუკეთესო სვლები
table-new-game = ახალი თამაში
table-same-again = იგივე თავიდან
table-change-seats = მხარის შეცვლა
table-resign = დანებება
table-resign-sure = ნებდებით ამ თამაშში?
table-resign-yes = კი, ვნებდები
table-resign-no = არა, გავაგრძელებ
table-resign-match = მატჩის დათმობა
table-resign-match-sure = ნებდებით მთელ მატჩში?
table-settings = პარამეტრები
table-home = მთავარი
table-sound-on = ხმა ჩართულია
table-sound-off = ხმა გამორთულია
table-turn-round = დაფის შებრუნება
table-type = სვლის აკრეფა
table-type-play = თამაში
table-flip-theme = თემის შეცვლა
table-step-first = დასაწყისში
table-step-back = ერთი ნაბიჯი უკან
table-step-on = ერთი ნაბიჯი წინ
table-step-last = ბოლოში
table-chance = მოგების შანსი
table-chance-of = { $seat } { $percent } %
table-thinking = ფიქრობს …
table-tutor = მასწავლებელი
table-tutor-costs = ეს { $loss } ქულა ღირს: { $mark }.
table-tutor-keep = დატოვება

## What to do now
do-roll = გააგორეთ კამათელი
do-choose = აირჩიეთ ქვა
do-where = აირჩიეთ, სად წავიდეს
do-where-die = აირჩიეთ, სად წავიდეს, ან დააწკაპუნეთ კამათელზე, რომ ჯერ ის ითამაშოთ
do-remove = აირჩიეთ მოსახსნელი ქვა
do-place = აირჩიეთ წერტილი ქვის დასადებად
do-confirm = ჯერის დასასრულებლად დააწკაპუნეთ ღილაკზე „მზადაა“ ან კამათელზე
do-only-move = მხოლოდ ერთი სვლაა
do-wait = ველოდებით: { $seat }
do-watch = { $seat } თამაშობს
do-step-through = გადახედეთ თამაშს სვლა-სვლა

## The end
over-you-won = თქვენ მოიგეთ!
over-you-lost = იგებს { $seat }
over-won = იგებს { $seat }
over-draw = ფრე
over-resigned = { $seat } დანებდა
over-rematch = რევანში
over-step-through = თამაშის ნახვა
over-download = ჩანაწერის ჩამოტვირთვა

## Announcements
say-rolled = { $seat } აგორებს: { $dice }
say-moved = { $seat }: { $from }-დან { $to }-ზე
say-placed = { $seat }: დებს, { $to }
say-finished = { $seat }: { $from }-დან დაფის გარეთ
say-removed = { $seat }: ხსნის, { $to }
say-captured = { $move }, კლავს
say-passed = { $seat } ვერ თამაშობს
say-taken-back = სვლა უკან დაბრუნდა
say-hint = მინიშნება: { $move }
say-place-empty = { $place }: ცარიელი
say-place-holds = { $place }: { $pieces }
say-pieces = { $count } { $seat }
say-place-movable = { $label }, შეუძლია სვლა
say-place-target = { $label }, აქ შეიძლება მისვლა
say-place-removable = { $label }, შეიძლება მოიხსნას
say-die = კამათელი { $number }: ჯერ ეს ითამაშე
say-die-used = კამათელი { $number }, ნათამაშებია

## The list of moves
moves-to-play = თამაშობს
moves-pass = უსვლოდ
moves-empty = სვლები ჯერ არ არის

## Settings
set-title = პარამეტრები
set-language = ენა
set-theme = თემა
set-theme-auto = სისტემის მიხედვით
set-theme-light = ღია
set-theme-dark = მუქი
set-theme-contrast = მაღალი კონტრასტი
set-sound = ხმა
set-speed = ანიმაცია
set-speed-off = გამორთული
set-speed-slow = ნელი
set-speed-normal = ჩვეულებრივი
set-speed-fast = სწრაფი
set-direction = დაფა
set-direction-usual = ჩვეულებრივი
set-direction-turned = შებრუნებული
set-direction-mirrored = სარკისებური
set-direction-both = შებრუნებული და სარკისებური
set-numbers = ნომრები კიდეზე
set-auto-roll = კამათელი თავისით გაგორდეს
set-auto-confirm = ჯერი თავისით დასრულდეს
set-auto-finish = ბოლოს ქვები თავისით გავიდეს
set-help = დახმარება
set-tutor = მასწავლებელი: ცუდ სვლამდე გაფრთხილებთ

## Help
help-best = საუკეთესო სვლები
help-win = { $percent } %
help-wins-in = იგებს { $actions } სვლაში
help-loses-in = აგებს { $actions } სვლაში
# What endgames know about a move.
help-won = მოგება
help-drawn = ფრე
help-lost = წაგება
help-capture-in =
    ქვის მოხსნა { $turns ->
        [one] { $turns } სვლაში
       *[other] { $turns } სვლაში
    }

## Review of a game. Terms: გარჩევა review, შეცდომა mistake, უხეში შეცდომა blunder, იღბალი luck,
## საშუალო შეცდომა error rate, გადაწყვეტილება decision.
study-title = თამაშის გარჩევა
study-open = გარჩევა
study-open-label = თამაშის გარჩევა: { $variant }
study-progress = შეფასებულია { $done }, სულ { $of }
study-progress-label = გარჩევის მიმდინარეობა
study-graph = შანსები, %: { $seat }
study-luck = იღბალი
study-luck-of = იღბალი { $luck }
study-luck-column = იღბალი
study-turn = ჯერი { $turn }, { $seat }
study-turn-you = ჯერი { $turn }, თქვენ
study-turn-rolled = ჯერი { $turn }, { $seat } აგორებს { $dice }
study-turn-you-rolled = ჯერი { $turn }, თქვენ გააგორეთ { $dice }
study-turn-column = ჯერი
study-mark-column = შეცდომა
study-mark-loss = { $mark } { $loss }
study-forced = იძულებითი
study-decision = გადაწყვეტილება
study-played = ნათამაშები
study-better = უკეთესი
study-next-best = შემდეგი საუკეთესო
study-others = სხვა სვლები
study-show = { $line } დაფაზე ჩვენება
study-wins = მოგება { $percent } %
study-mars = აქედან მარსი { $percent } %
study-goes-on = გაგრძელება:
study-not-yet = ჯერ არ არის შეფასებული
study-worst-first = ჯერ ყველაზე ცუდი
study-whose = ვისი შეცდომები
study-yours = თქვენი
study-all = ყველა
study-no-mistakes = შეცდომები არ არის.
study-none-yet = ჯერჯერობით შეცდომები არ არის.
study-summary = შეჯამება
study-rate = საშუალო შეცდომა
study-rate-help = თითო გადაწყვეტილებაზე დაკარგული ქულის მეათასედები
study-blunders = უხეში შეცდომები
study-plays-like = თამაშის ძალა
study-level = დონე { $level }
study-play-on = თამაში აქედან
study-table = სვლები
study-keys = მარცხნივ და მარჯვნივ თამაშს ფურცლავს, M და N შემდეგ და წინა შეცდომაზე გადადის, B უკეთეს სვლას აჩვენებს, ქვემოთ და ზემოთ მას მიჰყვება, Escape მისგან გამოდის.
# The games of a match. $score is the score before the game: "2–1".
study-games = მატჩის ხელი
study-game = ხელი { $number }
study-game-at = ხელი { $number }, ანგარიში { $score }
study-game-before = წინა ხელი
study-game-next = შემდეგი ხელი
# The cube. $seat is whoever may double, or has doubled.
study-cube-roll = გაუორმაგებლად
study-cube-double = გაორმაგება
study-cube-take = მიღება
study-cube-drop = უარი
study-cube-double-take = გაორმაგება, მიღება
study-cube-double-drop = გაორმაგება, უარი
study-cube-right = სწორია
study-cube-match = მატჩის მოგების შანსი: { $seat }
study-cube-points = ქულა: { $seat }
study-percent = { $percent } %
study-rate-moves = სვლები
study-rate-cube = კუბი
study-lost = ეს თამაში ამ ბრაუზერში შენახული არ არის.
study-no-graph = ამ ბრაუზერში გრაფიკის დახაზვა ვერ ხერხდება.
