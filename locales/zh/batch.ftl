# Chinese: Many games at once, for learning: what is wrong with a call. Games are counted from 0.
# Terms: action 动作, seat 座位, table 桌, state 状态, array 数组, batch 批, thread 线程, seed 种子, snapshot 快照.

batch-no-games = 一批至少有一局。
batch-no-length = 一局最早在 1 个动作之后截断。
# $array is the name of an array: actions, masks …
batch-length = { $array } 有 { $length } 个元素，但需要 { $expected } 个。
batch-no-game = 没有第 { $index } 局：共 { $count } 局，从 0 数起。
# $action is a number, $meaning what it stands for ("24/18").
batch-illegal = 第 { $game } 局：动作 { $action }（{ $meaning }）不合规则。{ $reason }
batch-no-action = 第 { $game } 局：动作 { $action } 不合规则。{ $reason }
# $answer is what a player of another seat wanted to play, or nothing.
batch-others = 第 { $game } 局：座位 { $seat } 的玩家回答“{ $answer }”。{ $reason }
batch-others-silent = 这不是回答。
batch-others-too-much = 回答还没完，回合就结束了。
batch-no-others = 没有人为其他座位下棋。
batch-no-seat = 第 { $game } 局：座位 { $seat } 没有人下棋，因此无法在那里学习。
batch-position = 第 { $game } 局：{ $reason }
batch-threads = 系统无法提供更多线程（{ $why }）。

## Reasons
batch-number = 动作的编号从 0 到 { $last }。
batch-number-unused = 这个编号在此局面中没有意义。
batch-roll-number = 现在该掷骰：动作是掷骰结果的编号，从 0 到 { $last }。
batch-over = 这一局已结束。请先重置；动作 -1 让它保持原样。

## Snapshots
batch-no-snapshot = 这不是批的快照，或者来自其他版本。
batch-other-rules = 快照用的是别的规则。
batch-broken-snapshot = 快照已损坏。

## Arrays of Python. $array is the name of one: actions, masks …
# $found and $expected are types of NumPy: int64, float32 …
vector-dtype = { $array } 的元素类型是 { $found }，但需要 { $expected }。
# $found is the name of a type of Python.
vector-no-array = { $array } 是 { $found }，但需要元素类型为 { $expected } 的 NumPy 数组。
# $found and $expected are shapes: (4096, 5).
vector-shape = { $array } 的形状是 { $found }，但需要 { $expected }。
vector-not-contiguous = { $array } 在内存中不连续。可用 numpy.ascontiguousarray 使其连续。
vector-not-writable = { $array } 不可写。
# $argument is the name of an argument, $known what it may be.
vector-name-unknown = { $argument } 是“{ $name }”：应为 { $known }。
vector-closed = 这一批已关闭。
