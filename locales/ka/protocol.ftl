# Georgian. Why a line of the protocol was refused; written behind the word error.
# Terms: პარამეტრი option, ბრძანება command, მთელი რიცხვი whole number, ნაკადი thread.

## The session
line-too-long = სტრიქონი { $most } ბაიტზე გრძელია; გამოტოვებულია
unknown-command = უცნობი ბრძანება "{ $word }"; მოსალოდნელია ერთ-ერთი: { $expected }
thinking = უსასრულო ფიქრი მიმდინარეობს; ჯერ თქვით stop
not-pondering = ფონური ფიქრი არ მიმდინარეობს; ჯერ go ponder
no-thread = მანქანა სამუშაო ნაკადს არ იძლევა; სცადეთ ხელახლა
broke-off = მუშაობა პროგრამის შეცდომით შეწყდა; სესია გრძელდება

## Options
option-form = setoption "{ $text }": საჭიროა name <name> value <value>
no-value = setoption name { $name }: სახელის შემდეგ საჭიროა value <value>
unknown-option = { $family }: პარამეტრი "{ $name }" არ არის; ყველას აჩვენებს uci
not-a-number = { $name } "{ $text }": საჭიროა მთელი რიცხვი { $min }-დან { $max }-მდე
not-a-truth = { $name } "{ $text }": საჭიროა true ან false
wrong-value = { $flaw }
rules = { $problem }
contradiction = { $name } უცვლელი რჩება: { $problem }
no-memory = Hash { $megabytes }: მანქანა ამდენ მეგაბაიტს არ იძლევა; ძველი ცხრილი რჩება
no-threads = Threads { $threads }: მანქანა ამდენს არ იძლევა (ყველგან მაქსიმუმ { $most }); ძველი რიცხვი რჩება

## Options of other engines
use-instead = { $name } აქ არაფერს ნიშნავს; { $instead }
instead-seed = ტოლი სვლებიდან არჩევანი ყოველთვის ერთნაირია; 10-ზე დაბალი Level იცვლება Seed-ით
instead-search = ძებნა ერთია; როგორ მუშაობს, წყვეტს SkillLevel, MoveTime და FullWidth
instead-effort = რამდენი ძალა იხარჯება, წყვეტს Level
instead-level = რამდენად ძლიერად ითამაშოს, წყვეტს Level, 1-დან 10-მდე
instead-analysis = ანალიზისთვის არის go infinite და MultiPV
instead-clock = Move Overhead საათის ნაწილს ინახავს, movetime წყვეტს სვლის ხანგრძლივობას
instead-nodes = go nodes ფიქრს პოზიციების რაოდენობით ზღუდავს

## Positions, moves, and what is asked about them
position-form = position "{ $text }": საჭიროა startpos ან fen <FEN>, შემდეგ moves …
position-score = score "{ $text }": საჭიროა ორივე მხარის ქულები, მაგალითად 3-1, და after-crawford, თუ კროუფორდის ხელი უკვე ნათამაშებია
position-no-match = ეს წესები ცალკეული თამაშებისთვისაა; ჯერ დააყენეთ match.length 1-ზე მეტი ან match.cube
position-match = { $problem }
fen = { $problem }
move = სვლა { $number }: { $problem }
roll = { $problem }
perft-depth = perft "{ $text }": საჭიროა სიღრმე 1-დან { $most }-მდე
no-turns = { $family }: მთლიანი ჯერები არ არის
go-word = go "{ $word }": საჭიროა depth N, ply N, movetime MS, nodes N, rollouts N, wtime MS, btime MS, winc MS, binc MS, movestogo N, ponder ან infinite
go-number = go { $word }: შემდეგ საჭიროა მთელი რიცხვი
advice = { $problem }
net = { $problem }
database = { $problem }
no-database = საქაღალდეში { $folder } ამ წესების მონაცემთა ბაზა არ არის; მას teahouse solve ქმნის
