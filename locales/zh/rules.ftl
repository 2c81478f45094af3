# What is wrong with rule files, in Chinese.
# Terms: option 选项, rule file 规则文件, family 棋类, variant 玩法, to extend 扩展, group 组, list 列表, table 表,
# seat 座位, lane 通道, loop 环路.

## Around a problem
problem-at = 第 { $line } 行第 { $column } 列：{ $problem }
problem-with-help = { $problem }（提示：{ $help }）

## Hints that go with several problems
hint-expected = 应为{ $expected }
hint-did-you-mean = 是不是 { $suggestion }？
hint-did-you-mean-name = 是不是 "{ $suggestion }"？
hint-version = version = 1

## What an option takes
expected-truth = true 或 false
expected-number = { $min } 到 { $max } 的整数
expected-name = { $names } 之一
expected-numbers = { $min } 到 { $max } 的整数列表，不得重复
expected-names = { $names } 中若干项的列表，不得重复
expected-lists = 由 { $min } 到 { $max } 的整数列表组成的列表
expected-board-points = 圈或行的列表，每项是点的列表，每个点为 ["name", x, y]
expected-board-edges = 成对点名的列表
expected-board-lines = 线的列表，每条线是从一端到另一端的点名列表

## What stands in the file
value-truth = 真假值
value-number = 整数
value-fraction = 小数
value-text = 文本
value-date = 日期或时间
value-list = 列表
value-table = 表

## Options that are set by a word
setting-wrong = { $path }：“{ $value }”不对，应为{ $expected }
setting-syntax = { $path }：“{ $value }”不对，应为{ $expected }（{ $error }）

## The file as a whole
rules-syntax = { $error }
rules-syntax-help = 语法见 toml.io
rules-too-large = 文件有 { $bytes } 字节
rules-too-large-help = 规则文件最多 { $limit } 字节
rules-more = 还有 { $count } 处
rules-more-help = 请先改正这些

## The head of the file
rules-no-id = 文件没有 id
rules-no-id-help = 请加上 id = "my-variant"
rules-bad-id = “{ $id }”不能作 id
rules-bad-id-help = 小写字母和数字，单词用连字符连接，最多 64 个字符
rules-no-family = 文件没有写明属于哪个棋类
rules-no-family-help = 请加上 family = { $families } 之一
rules-unknown-family = 没有棋类“{ $family }”
rules-unknown-family-help = { $families } 之一
rules-family-not-played = 这里没有 { $family }
rules-family-not-played-help = { $families } 之一
rules-not-a-text = { $path } 不是文本
rules-not-a-text-help = { $path } = "…"
rules-bad-version = version 不是从 1 起的整数
rules-bad-sources = sources 不是文本列表
rules-bad-sources-help = sources = ["…"]

## The file that this one extends
rules-extends-other-family = 棋类“{ $family }”不能扩展棋类“{ $parent-family }”的“{ $parent }”
rules-extends-other-family-help = 去掉 family，或扩展同一棋类的玩法
rules-extends-unknown = 没有可扩展的玩法“{ $name }”
rules-extends-unknown-help = 请写内置玩法或规则文件的名称
rules-extends-unreadable = 无法读取 { $file }：{ $why }
rules-extends-unreadable-help = 请写内置玩法或规则文件的名称
rules-extends-wrong = { $file } 有错：{ $first }
rules-extends-wrong-help = `teahouse rules check { $file }` 会列出全部问题
rules-extends-circle = 文件循环扩展：{ $circle }
rules-extends-circle-help = 让其中一个扩展别的，或不扩展
rules-extends-chain = 互相扩展的文件超过 { $most } 个
rules-extends-chain-help = 把其中几个的选项写进一个文件

## Single options
rules-unknown-key = { $family } 没有选项 { $path }
rules-unknown-key-help = `teahouse rules schema` 会列出 { $family } 的选项
rules-not-a-group = { $path } 是一组选项，不是{ $found }
rules-not-a-group-help = 先写 [{ $path }]，再写其中的选项
rules-out-of-range = { $path }：{ $value } 不在 { $min } 到 { $max } 之间
rules-wrong-type = { $path }：这里是{ $found }，应为{ $wanted }
rules-unknown-name = { $path }：“{ $value }”不对，应为{ $wanted }
rules-twice = { $path }：{ $value } 出现了两次
rules-number-too-large = { $path }：{ $value } 超出数的范围
rules-not-finite = { $path }：{ $value } 在这里没有意义
rules-date = { $path }：日期或时间在这里没有意义

## Options of Nardi that do not go together
rules-combination-tie-roll-off = { $path }：equal-turns 要知道谁先走，而掷先看不出来
rules-combination-tie-roll-off-help = opening.roll = "white-rolls"，或换一个 score.tie
rules-combination-tie-next-game = { $path }：用 equal-turns 时每局都由白方先走
rules-combination-tie-next-game-help = opening.next_game = "opening-roll"，或换一个 score.tie
rules-combination-mars = { $path }：全胜（{ $mars }）的分数低于单胜（{ $oin }）
rules-combination-mars-help = 至少与 score.oin 相同
rules-combination-koks = { $path }：完胜（{ $koks }）的分数低于全胜（{ $mars }）
rules-combination-koks-help = 至少与 score.mars 相同，没有则为 0
rules-combination-cascade = { $path }：连续对子没有可打开封锁的回合结束
rules-combination-cascade-help = false，或换一个 dice.doubles
rules-combination-crawford = { $path }：克劳福德规则需要加倍骰和比赛
rules-combination-crawford-help = match.cube = true 且 match.length 为 2 或更大，或 false
rules-combination-jacoby = { $path }：雅各比规则用于有加倍骰的单局
rules-combination-jacoby-help = match.cube = true 且 match.length = 1，或 false

## Options of Ludo that do not go together
rules-combination-loop = { $path }：{ $loop } 不是 4 的倍数
rules-combination-loop-help = 常用 40、52、56 和 68
rules-combination-visited = { $path }：在 { $loop } 格的环路上，一种颜色不能走过 { $visited } 格
rules-combination-visited-help = 最多 board.loop
rules-combination-square = { $path }：{ $square } 不在环路上；各色的环路到 { $visited } 为止
rules-combination-square-help = 按各色自己的数法编号，从 1 到 board.visited
rules-combination-star-order = { $path }：星星没有按路线顺序排列
rules-combination-star-order-help = 小的数写在前面
rules-combination-star-to-slots = { $path }：星星不能通到单独的终点格
rules-combination-star-to-slots-help = board.goal = "shared"，或去掉这个选项
rules-combination-lane-on-loop = { $path }：需要有通道，且每种颜色在环路上少走一格
rules-combination-lane-on-loop-help = 只用于 LUDOpy 棋盘
rules-combination-stairs = { $path }：阶梯需要通道和共用的终点
rules-combination-stairs-help = board.lane = 6 且 board.goal = "shared"，或换一个 lane.rule
rules-combination-pieces-out = { $path }：没有这么多棋子
rules-combination-pieces-out-help = 最多 `pieces`
rules-combination-start-square = { $path }：起点最多容 { $most } 枚己方棋子
rules-combination-start-square-help = 见 square.own_max
rules-combination-never-full = { $path }：格子永远不会满时，"one-when-full" 没有意义
rules-combination-never-full-help = 设置 square.own_max，或写 "one"
rules-combination-pair-binds = { $path }：这里成对棋子不构成封锁
rules-combination-pair-binds-help = 见 pair.effect
rules-combination-no-entry = { $path }：没有办法让棋子出基地
rules-combination-no-entry-help = entry.values = [6]
rules-combination-entry-number = { $path }：骰子没有这样的点数
rules-combination-entry-number-help = 1 到 6 的数，或 entry.by_sum = true
rules-combination-entry-square = { $path }：不是对应 entry.values 中某数的环路格
rules-combination-entry-square-help = 格数与 entry.values 的数目相同，从 1 到 board.visited
rules-combination-no-sum = { $path }：一枚骰子没有和
rules-combination-no-sum-help = dice.count = 2
rules-combination-no-doubles = { $path }：一枚骰子掷不出对子
rules-combination-no-doubles-help = dice.count = 2
rules-combination-few-seats = { $path }：至少需要两个座位
rules-combination-few-seats-help = seats = [0, 2]
rules-combination-seat-order = { $path }：座位没有按行棋顺序排列
rules-combination-seat-order-help = 小的数写在前面
rules-combination-teams = { $path }：每个有人的座位必须正好属于一队
rules-combination-teams-help = teams = [[0, 2], [1, 3]]
rules-combination-one-team = { $path }：只有一队就没有对手
rules-combination-one-team-help = 至少两队，或不分队

## Options of Mill that do not go together
rules-combination-lost-from-the-start = { $path }：只有 { $pieces } 枚棋子的一方一开始就输了
rules-combination-lost-from-the-start-help = 最多 piece_count
rules-combination-no-room = { $path }：双方各 { $pieces } 枚棋子，{ $points } 个点放不下
rules-combination-no-room-help = 最多 { $most }
rules-combination-not-own = { $path }：只有自定义棋盘才需要描述
rules-combination-not-own-help = board.layout = "own"
rules-combination-no-diagonals = { $path }：两圈棋盘没有斜线
rules-combination-no-diagonals-help = has_diagonal_lines = false，或换一个棋盘
rules-combination-no-middle = { $path }：这种吃子要求每条线都有中点
rules-combination-no-middle-help = 用三点的线，或不用这种吃子

## Boards of Mill that a file describes
rules-board-no-point = { $path }：这不是点
rules-board-no-point-help = ["a1", 0, 0]：名称、x、y
rules-board-no-name = { $path }：这不是名称
rules-board-no-name-help = 点的名称
rules-board-no-list = { $path }：这里是{ $found }，应为列表
rules-board-no-list-help = [ … ]
rules-board-size = { $path }：{ $points } 个点构不成棋盘
rules-board-size-help = { $least } 到 { $most } 个点
rules-board-name = { $path }：“{ $name }”不能作点名
rules-board-name-help = 一个字母，后接字母和数字，最多六个字符，不含 x
rules-board-name-is-a-roll = { $path }：“{ $name }”不能作点名
rules-board-name-is-a-roll-help = r 加一个数字表示掷骰；请换一个字母，如 q1
rules-board-name-is-taken = { $path }：“{ $name }”不能作点名
rules-board-name-is-taken-help = 这个词是命令，或是其他棋的走法；可以加一个数字
rules-board-same-name = { $path }：有两个点叫 { $name }
rules-board-same-name-help = 每个点要有自己的名称
rules-board-out-of-drawing = { $path }：{ $x }, { $y } 超出图形
rules-board-out-of-drawing-help = x 和 y 为 0 到 { $most }
rules-board-same-place = { $path }：两个点都在 { $x }, { $y }
rules-board-same-place-help = 每个点要有自己的位置
rules-board-unknown-point = { $path }：没有点“{ $name }”
rules-board-unknown-point-help = 见 board.points
rules-board-point-twice = { $path }：{ $name } 出现了两次
rules-board-point-twice-help = 要用不同的点
rules-board-edge = { $path }：一条连线连接两个点
rules-board-edge-help = ["a1", "a4"]
rules-board-edge-twice = { $path }：{ $from } 和 { $to } 连了两次
rules-board-edge-twice-help = 一次就够了
rules-board-no-lines = { $path }：没有线的棋盘没有三连
rules-board-no-lines-help = 至少一条线
rules-board-line-length = { $path }：这条线有 { $points } 个点
rules-board-line-length-help = 每条线至少两个点，且各线点数相同
rules-board-line-twice = { $path }：这条线出现了两次
rules-board-line-twice-help = 一次就够了
rules-board-many-lines = { $path }：经过 { $name } 的线超过 { $most } 条
rules-board-many-lines-help = 最多 { $most } 条
rules-board-no-way = { $path }：从 { $from } 到 { $to } 没有路
rules-board-no-way-help = 加一条到 { $to } 的连线

## Rules that cannot be had
variant-unknown = 没有玩法“{ $name }”；内置玩法有 { $known }；也可写以 .toml 结尾的规则文件
variant-unknown-suggested = 没有玩法“{ $name }”；是不是 { $suggestion }？内置玩法有 { $known }；也可写以 .toml 结尾的规则文件
variant-unreadable = 无法读取 { $path }：{ $why }
variant-wrong = { $name }：{ $problems }
variant-text-wrong = 规则：{ $problems }

## Why a file cannot be read
file-refused = { $error }
file-is-a-folder = 它是文件夹
file-is-not-plain = 它不是普通文件
file-too-large = 它有 { $bytes } 字节，规则文件最多 { $limit } 字节
file-longer-than-it-says = 它至少有 { $bytes } 字节，规则文件最多 { $limit } 字节
file-not-text = 它不是 UTF-8 文本
file-no-files = 此版 Teahouse 不读取文件
