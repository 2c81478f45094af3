# Russian: why a line of the protocol was refused; written behind the word error.
# Terms: option = параметр, command = команда, thread = поток, net = сеть, search = перебор.

## The session
line-too-long = строка длиннее { $most } байт; она пропущена
unknown-command = неизвестная команда «{ $word }»; ожидается одна из: { $expected }
thinking = идёт бесконечный анализ; сначала скажите stop
not-pondering = сейчас ничего не обдумывается; сначала нужно go ponder
no-thread = машина не даёт потока для работы; попробуйте ещё раз
broke-off = работа прервалась из-за ошибки программы; сеанс продолжается

## Options
option-form = setoption «{ $text }»: ожидается name <name> value <value>
no-value = setoption name { $name }: после имени ожидается value <value>
unknown-option = { $family }: нет параметра «{ $name }»; список даёт uci
not-a-number = { $name } «{ $text }»: ожидается целое число от { $min } до { $max }
not-a-truth = { $name } «{ $text }»: ожидается true или false
wrong-value = { $flaw }
rules = { $problem }
contradiction = { $name } остаётся прежним: { $problem }
no-memory = Hash { $megabytes }: машина не даёт столько мегабайт; остаётся прежняя таблица
no-threads = Threads { $threads }: машина не даёт столько потоков (вообще не больше { $most }); остаётся прежнее число

## Options of other engines
use-instead = { $name } здесь ничего не значит; { $instead }
instead-seed = равные ходы всегда выбираются одинаково; Level ниже 10 меняется в зависимости от Seed
instead-search = перебор здесь один; как он работает, задают SkillLevel, MoveTime и FullWidth
instead-effort = сколько усилий тратить, задаёт Level
instead-level = силу игры задаёт Level, от 1 до 10
instead-analysis = для анализа служат go infinite и MultiPV
instead-clock = запас времени на часах задаёт Move Overhead, время на ход — movetime
instead-nodes = число позиций на обдумывание ограничивает go nodes

## Positions, moves, and what is asked about them
position-form = position «{ $text }»: ожидается startpos или fen <FEN>, затем moves …
position-score = score «{ $text }»: ожидаются очки обеих сторон, например 3-1, и after-crawford, если эта партия уже сыграна
position-no-match = эти правила для отдельных партий; сначала задайте match.length больше 1 или match.cube
position-match = { $problem }
fen = { $problem }
move = ход { $number }: { $problem }
roll = { $problem }
perft-depth = perft «{ $text }»: ожидается глубина от 1 до { $most }
no-turns = { $family }: целых ходов здесь нет
go-word = go «{ $word }»: ожидается depth N, ply N, movetime MS, nodes N, rollouts N, wtime MS, btime MS, winc MS, binc MS, movestogo N, ponder или infinite
go-number = go { $word }: дальше ожидается целое число
advice = { $problem }
net = { $problem }
database = { $problem }
no-database = в { $folder } нет базы данных для этих правил; её создаёт teahouse solve
