# Why a line of the protocol was refused, in Chinese.
# Terms: command 命令, option 选项, whole number 整数, search 搜索.

## The session
line-too-long = 该行超过 { $most } 字节，已跳过
unknown-command = 未知命令“{ $word }”；应为以下之一：{ $expected }
thinking = 正在无限思考；请先发送 stop
not-pondering = 没有进行后台思考；须先发送 go ponder
no-thread = 系统无法提供工作线程；请重试
broke-off = 程序出错，工作中断；会话继续

## Options
option-form = setoption“{ $text }”：应为 name <name> value <value>
no-value = setoption name { $name }：名称后应有 value <value>
unknown-option = { $family } 没有选项“{ $name }”；uci 会列出选项
not-a-number = { $name }“{ $text }”：应为 { $min } 到 { $max } 的整数
not-a-truth = { $name }“{ $text }”：应为 true 或 false
wrong-value = { $flaw }
rules = { $problem }
contradiction = { $name } 保持不变：{ $problem }
no-memory = Hash { $megabytes }：系统无法提供这么多兆字节；保留原来的表
no-threads = Threads { $threads }：系统无法提供这么多线程（任何情况下最多 { $most }）；保留原来的数目

## Options of other engines
use-instead = { $name } 在这里没有意义；{ $instead }
instead-seed = 同样好的走法每次选择都相同；Level 低于 10 时随 Seed 变化
instead-search = 只有一种搜索；SkillLevel、MoveTime 和 FullWidth 决定其方式
instead-effort = Level 决定投入多少计算
instead-level = Level 决定棋力，从 1 到 10
instead-analysis = 分析请用 go infinite 和 MultiPV
instead-clock = Move Overhead 预留部分时间，movetime 决定每步用时
instead-nodes = go nodes 按局面数限制思考

## Positions, moves, and what is asked about them
position-form = position“{ $text }”：应为 startpos 或 fen <FEN>，然后是 moves …
position-score = score“{ $text }”：应为双方的分数，如 3-1；克劳福德局已下完时再加 after-crawford
position-no-match = 这种规则只下单局；请先把 match.length 设为大于 1，或设置 match.cube
position-match = { $problem }
fen = { $problem }
move = 第 { $number } 步：{ $problem }
roll = { $problem }
perft-depth = perft“{ $text }”：应为 1 到 { $most } 的深度
no-turns = { $family } 没有整回合
go-word = go“{ $word }”：应为 depth N、ply N、movetime MS、nodes N、rollouts N、wtime MS、btime MS、winc MS、binc MS、movestogo N、ponder 或 infinite
go-number = go { $word }：后面应为整数
advice = { $problem }
net = { $problem }
database = { $problem }
no-database = { $folder } 中没有这种规则的数据库；可用 teahouse solve 生成
