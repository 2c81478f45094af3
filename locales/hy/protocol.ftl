# Armenian: why a line of the protocol was refused; written behind the word error.
# Terms: option = պարամետր, command = հրաման, thread = հոսք, net = ցանց, search = որոնում.

## The session
line-too-long = տողը { $most } բայթից երկար է․ այն բաց է թողնված
unknown-command = անհայտ հրաման «{ $word }»․ սպասվում է հետևյալներից մեկը՝ { $expected }
thinking = անվերջ մտածում է․ նախ ասեք stop
not-pondering = հիմա ոչինչ չի մտմտում․ նախ պետք է go ponder
no-thread = մեքենան աշխատելու հոսք չի տալիս․ կրկին փորձեք
broke-off = աշխատանքն ընդհատվեց ծրագրի սխալի պատճառով․ նստաշրջանը շարունակվում է

## Options
option-form = setoption «{ $text }»: սպասվում է name <name> value <value>
no-value = setoption name { $name }: անունից հետո սպասվում է value <value>
unknown-option = { $family }: «{ $name }» պարամետր չկա․ ցանկը տալիս է uci
not-a-number = { $name } «{ $text }»: սպասվում է ամբողջ թիվ { $min }-ից { $max }
not-a-truth = { $name } «{ $text }»: սպասվում է true կամ false
wrong-value = { $flaw }
rules = { $problem }
contradiction = { $name } մնում է նույնը՝ { $problem }
no-memory = Hash { $megabytes }: մեքենան այդքան մեգաբայթ չի տալիս․ մնում է հին աղյուսակը
no-threads = Threads { $threads }: մեքենան այդքան հոսք չի տալիս (ընդհանրապես ամենաշատը { $most })․ մնում է հին թիվը

## Options of other engines
use-instead = { $name } այստեղ ոչինչ չի նշանակում․ { $instead }
instead-seed = հավասար քայլերը միշտ նույն կերպ են ընտրվում․ 10-ից ցածր Level-ը փոխվում է Seed-ի հետ
instead-search = որոնումը մեկն է․ ինչպես է աշխատում, ասում են SkillLevel, MoveTime և FullWidth
instead-effort = որքան ջանք գործադրել, ասում է Level
instead-level = որքան ուժեղ խաղալ, ասում է Level, 1-ից 10
instead-analysis = վերլուծության համար են go infinite և MultiPV
instead-clock = Move Overhead-ը ժամացույցից պահում է որոշ ժամանակ, movetime-ը ասում է, թե որքան է տևում քայլը
instead-nodes = go nodes-ը սահմանափակում է մտածելը դիրքերի թվով

## Positions, moves, and what is asked about them
position-form = position «{ $text }»: սպասվում է startpos կամ fen <FEN>, ապա moves …
position-score = score «{ $text }»: սպասվում են երկու կողմերի միավորները, օրինակ՝ 3-1, և after-crawford, եթե այդ խաղն արդեն ավարտված է
position-no-match = այս կանոնները առանձին խաղերի համար են․ նախ match.length-ը դրեք 1-ից մեծ կամ միացրեք match.cube-ը
position-match = { $problem }
fen = { $problem }
move = քայլ { $number }: { $problem }
roll = { $problem }
perft-depth = perft «{ $text }»: սպասվում է խորություն 1-ից { $most }
no-turns = { $family }: այստեղ ամբողջական հերթեր չկան
go-word = go «{ $word }»: սպասվում է depth N, ply N, movetime MS, nodes N, rollouts N, wtime MS, btime MS, winc MS, binc MS, movestogo N, ponder կամ infinite
go-number = go { $word }: դրանից հետո սպասվում է ամբողջ թիվ
advice = { $problem }
net = { $problem }
database = { $problem }
no-database = { $folder } պանակում այս կանոնների տվյալների բազա չկա․ այն ստեղծում է teahouse solve-ը
