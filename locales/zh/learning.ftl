# Chinese: What is said to programs that learn or search by numbers: Python and its environments.
# Terms: action 动作, seat 座位, table 桌, state 状态, array 数组, batch 批, thread 线程, seed 种子, snapshot 快照.

# $number is what was asked for, $last the highest number there is.
action-number-unknown = 这里没有编号为 { $number } 的动作。编号从 0 到 { $last }。

## A game in progress that was saved as a line of text.
notation-saved = 对局经过
saved-form = 应先写事件数和掷骰数，再写各局面的键，如 "12 4 1f3a"。

## Arguments that do not fit.
# $name is what was asked for, $known all languages.
language-unknown = 没有语言“{ $name }”。现有 { $known }。
seat-unknown = 这张桌上没有座位 { $seat }。座位从 0 到 { $last }。
seat-missing = 现在没有轮到任何人，因此必须指明座位。
family-unknown = 没有棋类“{ $name }”。现有 { $known }。
# $type is the name of a type of Python.
option-type = 选项应为布尔值、数字、文本、列表或 dict，不能是 { $type }。
action-type = 动作应为文本或整数，不能是 { $type }。
roll-arguments = 骰子要么直接给出，要么由种子产生：两者只能选一。
threads-wrong = { $threads } 个线程：应为 1 到 { $most }。
level-wrong = 没有 { $level } 级：级别从 1 到 { $most }。
rollout-no-dice = 九子棋没有骰子，无法推演。推演只用于有骰子的棋。
position-type = 应为桌、状态或比赛，不能是 { $type }。
players-few = 竞技场至少需要两名玩家。
table-or-record = 应为桌、比赛或棋谱文本，不能是 { $type }。
# $count is how many games the text holds.
one-game-wanted = 应为一局的棋谱，但这里有 { $count } 局。
# $count is how many matches or single games the text holds.
one-match-wanted = 应为一场比赛的棋谱；文本中{ $count ->
    [0] 什么也没有
    [1] 只有一局不属于任何比赛的棋
   *[other] 有 { $count } 场比赛或单局
}。
