# Georgian. The game in the terminal: `teahouse play`.
# Terms: დონე level, ქსელი net, მინიშნება hint, ჩანაწერი record, მოგების შანსი chances, დაუმთავრებელი თამაში unfinished game.

# A name that is the same in every language.
terminal-text = { $text }

## Who plays
terminal-title = Teahouse · { $rules } · { $players }
terminal-title-help = ? დახმარება
terminal-player-human = თქვენ
terminal-player-level = დონე { $level }
terminal-seated = { $seats }: { $player }
terminal-welcome = კეთილი იყოს თქვენი მობრძანება! თამაში: { $rules }. { $facing }
terminal-facing = თქვენი მოწინააღმდეგეა { $opponent }.
terminal-facing-net = დონე { $level }, ქსელი { $net }
terminal-all-here = ყველა ამ ტერმინალთან თამაშობს.

## What happens
terminal-rolls = { $seat } აგორებს: { $dice }
terminal-dice-fall = გაგორდა: { $dice }
terminal-plays = { $seat }: { $action }
terminal-plays-way = { $seat }: { $action } ({ $way })
terminal-way = { $from } → { $to }
terminal-captures = { $way }, კლავს
terminal-cannot-move = { $seat } ვერ თამაშობს
terminal-last-moves = ბოლო სვლა ({ $seat }): { $actions }
terminal-last-roll-moves = ბოლო სვლა ({ $seat }): გაგორდა { $dice }, სვლა { $actions }
terminal-last-pass = ბოლო ჯერი ({ $seat }): სვლა არ იყო
terminal-last-roll-pass = ბოლო ჯერი ({ $seat }): გაგორდა { $dice }, სვლა არ იყო

## Where the game stands
terminal-to-act = თამაშობს { $seat }
terminal-over-won = თამაში დასრულდა: იგებს { $seat }. { $reason }
terminal-over-draw = თამაში დასრულდა: ფრე. { $reason }
terminal-over-resigned = თამაში დასრულდა: { $seat } დანებდა.
terminal-thinking = { $seat } ფიქრობს …
terminal-thinking-hurry = { $seat } ფიქრობს … (Esc: ითამაშოს ახლავე)
terminal-looking = ვეძებთ მინიშნებას … (Esc: რაც უკვე ნაპოვნია)
terminal-count = { $what }: { $numbers }
terminal-count-of = { $seat } { $number }
terminal-from = საიდან: { $place }, საით: …

## Answers to commands
terminal-moves = სვლები: { $moves }
terminal-no-moves = ახლა სათამაშო არაფერია.
terminal-is-legal = { $action } წესებით დასაშვებია.
terminal-why-what = რომელი სვლა? აკრიფეთ why და სვლა, მაგალითად "why { $example }".
terminal-level-what = რომელი დონე? აკრიფეთ level და რიცხვი 1-დან { $most }-მდე.
terminal-no-level = ამ მაგიდასთან დონით არავინ თამაშობს.
terminal-save-what = სად? აკრიფეთ save და ფაილის სახელი.
terminal-load-what = რომელი? აკრიფეთ load და ფაილის სახელი.
terminal-saved = შენახულია: { $file }.
terminal-cannot-save = შენახვა ვერ ხერხდება: { $problem }
terminal-loaded = ჩაიტვირთა { $file }: { $rules }, { $events } მოვლენა.
terminal-cannot-load = { $file } ვერ იტვირთება: { $problem }
terminal-no-record = მასში ჩანაწერი არ არის
terminal-file-too-large = ის { $most } მეგაბაიტზე დიდია
terminal-chances = მოგების შანსი: { $chances }
terminal-chance = { $seat } { $percent } %
terminal-no-chances = ამ პოზიციის შეფასება ვერ ხერხდება: { $problem }
terminal-eval-what = აკრიფეთ eval on ან eval off; მარტო eval ერთხელ აჩვენებს.
terminal-eval-on = შანსები ამიერიდან ჩანს.
terminal-eval-off = შანსები აღარ ჩანს.
terminal-hint = მინიშნება: { $lines }
terminal-hint-worth = { $action } ({ $worth })
terminal-hint-wins = { $action } (იგებს { $actions } სვლაში)
terminal-hint-loses = { $action } (აგებს { $actions } სვლაში)
terminal-no-hint = მინიშნება არ არის: { $problem }
terminal-taken-back = სვლა უკან დაბრუნდა.
terminal-nothing-to-undo = უკან დასაბრუნებელი არაფერია.
terminal-played-again = ხელახლა ითამაშა.
terminal-nothing-to-redo = ხელახლა სათამაშო არაფერია.
terminal-new-game = ახალი თამაში.
terminal-is-over = თამაში დასრულებულია; ახლისთვის აკრიფეთ new, უკან დასაბრუნებლად undo.
terminal-not-your-turn = თქვენი ჯერი არ არის.
terminal-dice-by-themselves = კამათელი თქვენ მაგივრად გორდება.
terminal-unknown = "{ $typed }" არც ბრძანებაა და არც სვლა ({ $problem }). ბრძანებები: { $commands }.
terminal-failed = კომპიუტერი ვერ თამაშობს: { $problem }

## Help: one line for each command
terminal-help-commands = ბრძანებები, რომლებიც იკრიფება
terminal-command-move = სვლის შესრულება; კამათელი თქვენ მაგივრად გორდება
terminal-command-why = რატომ არ შეიძლება სვლა
terminal-command-moves = შესაძლო სვლები
terminal-command-hint = რას ითამაშებდა კომპიუტერი საუკეთესოდ
terminal-command-undo = ბოლო სვლის უკან დაბრუნება
terminal-command-redo = დაბრუნებულის ხელახლა თამაში
terminal-command-level = სხვა დონე, 1-დან 10-მდე
terminal-command-eval = შანსების ჩვენება ან დამალვა
terminal-command-tutor = ცუდი სვლის შესახებ წინასწარი გაფრთხილება ან მისი გამორთვა
terminal-command-save = თამაშის ფაილში ჩაწერა
terminal-command-load = ჩაწერილი თამაშის გაგრძელება
terminal-command-record = ჩანაწერის ჩვენება
terminal-command-fen = პოზიციის ტექსტად ჩვენება
terminal-command-resign = ამ ხელში დანებება, სიტყვით match კი – მთელ მატჩში
terminal-command-new = თავიდან დაწყება
terminal-command-help = ეს დახმარება
terminal-command-quit = გასვლა; თამაში შემდეგისთვის ინახება
terminal-help-keys = კლავიშები
terminal-help-keys-text =
    ისრები, Tab   შემდეგ ასარჩევ ადგილზე გადასვლა
    Enter         არჩევა; თუ რამე აკრეფილია: შესრულება
    Esc           გაუქმება; როცა კომპიუტერი ფიქრობს: ითამაშოს ახლავე
    Ctrl-T მინიშნება  Ctrl-Z უკან  Ctrl-Y ხელახლა  Ctrl-N ახალი თამაში
    Ctrl-C გასვლა  ? ეს დახმარება
terminal-help-notation = როგორ იწერება სვლები
terminal-notation-nardi =
    24/18 ნიშნავს: ქვა 24-დან 18-ზე გადადის; 3/off: ქვა დაფიდან გადის. უჯრები
    ისეა დანომრილი, როგორც თეთრი ხედავს. რამდენიმე სვლა ერთად: 24/18,18/15.
terminal-notation-ludo =
    p1+5 ნიშნავს: №1 ფიშკა 5 უჯრით მიდის; ფიშკების ნომრები დაფაზე წერია.
terminal-notation-mill =
    d6 ქვას d6-ზე დებს; d6-d5 გადაადგილებს; xd5 d5-ზე მდგარ ქვას ხსნის.
terminal-help-legend = დაფა
terminal-legend-piece = { $sign }  ქვა: { $seat }
terminal-legend-home = { $sign }  მფლობელი: { $seat }
terminal-legend-special = { $sign }  განსაკუთრებული უჯრა
terminal-legend-marks = მონიშნულია: სად შეგიძლიათ წასვლა, სად ხართ, საიდან სად წავიდა ბოლო სვლა.
terminal-legend-marks-plain = [ ] კურსორი   ( ) არჩეული   < > სად შეგიძლიათ წასვლა   { "{" } { "}" } ბოლო ჯერი
terminal-page-keys = ზემოთ და ქვემოთ ისრები ფურცლავს, ნებისმიერი სხვა კლავიში აბრუნებს

## Windows
terminal-too-small = ფანჯარა { $width } × { $height } სიმბოლოა, ამ დაფას კი { $needed-width } × { $needed-height } სჭირდება. გაადიდეთ ფანჯარა ან ითამაშეთ --plain-ით.
terminal-side-log = რა მოხდა

## The menu and questions
terminal-menu-keys = ისრები და Enter ირჩევს · Esc აბრუნებს
terminal-menu-game = რომელი თამაში?
terminal-menu-variant = რომელი წესები?
terminal-menu-level = ვის წინააღმდეგ?
terminal-menu-number = რიცხვი, ან q გასასვლელად:
terminal-menu-no-number = "{ $typed }" არ არის რიცხვი 1-დან { $most }-მდე.
terminal-menu-all-here = სხვა არავინ: ყველა ამ ტერმინალთან თამაშობს
terminal-family-nardi = გრძელი ნარდი და მისი ოჯახი
terminal-family-ludo = ლუდო და მისი ოჯახი
terminal-family-mill = წისქვილი და მისი ოჯახი
terminal-menu-go-on = გაგრძელება: { $rules }, { $players }
terminal-kept-question = არის დაუმთავრებელი თამაში: { $rules }.
terminal-kept-go-on = მისი გაგრძელება (უკვე { $events } მოვლენა)
terminal-kept-new = ახალი თამაშის დაწყება
terminal-kept-damaged = დაუმთავრებელი თამაშის გაგრძელება ვერ ხერხდება: { $problem }
terminal-nothing-kept = დაუმთავრებელი თამაში არ არის: { $rules }.
terminal-none-kept = დაუმთავრებელი თამაში არ არის.
terminal-cannot-keep = თამაში შემდეგისთვის ვერ ინახება: { $problem }
terminal-gone-on = თქვენი დაუმთავრებელი თამაში.

## Learning
terminal-learn-question = ამ წესებით ჯერ არც ერთი ქსელი არ თამაშობს. ჯერ ისწავლოს რომელიმემ?
terminal-learn-yes = სწავლა მაქსიმუმ { $seconds } წამი, შემდეგ თამაში
terminal-learn-no = თამაში ახლავე, ხელით დაწერილი შეფასების წინააღმდეგ
terminal-learning = სწავლა: { $rules } (Ctrl-C: საკმარისია)
terminal-learned = ისწავლა { $games } თამაშით.
terminal-learned-strength = { $learned } მარტივ შეფასებას უგებს { $percent } %-ს (± { $error }); თანაბარი იქნებოდა { $even } %.
terminal-learned-known = გამოიყენება ქსელი, რომელმაც ეს წესები ადრე ისწავლა.
terminal-learn-mill = წისქვილი ძებნით ითამაშება; სასწავლი არაფერია.
terminal-learn-net-there = ამ წესების ქსელი Teahouse-ს მოჰყვება; სასწავლი არაფერია.

## Languages
terminal-no-language = ენა "{ $language }" არ არის; არის { $languages }.
