# Analysing positions, on the page, in Chinese.
# Terms: to analyse 分析, position 局面, to roll out 推演, points 得分, threat 威胁, risk 风险, record 棋谱, error rate 失误率,
# to set up 摆局面, mars 全胜, koks 完胜.

## The screen
analyse-title = 分析
analyse-home-line = 摆出任意局面，看每种走法值多少
analyse-variant = 玩法
analyse-board-help = 方向键移动位置，Enter 拿起和放下。焦点在棋盘外时，左右键逐步前后查看走法。
analyse-edit = 摆局面
analyse-done = 完成
analyse-cancel = 取消
analyse-from-here = 从这里分析
analyse-to-play = 轮到{ $seat }走 { $dice }
analyse-to-move = 轮到{ $seat }走
analyse-to-roll = 轮到{ $seat }掷骰
analyse-roll-off = 由骰子决定谁先走
analyse-over = 对局已结束。

## Dice
analyse-dice = 骰子
analyse-dice-choose-one = 请选一个点数，或掷骰。
analyse-dice-choose-two = 请选两个点数，或掷骰。
analyse-dice-choose-other = 另一枚骰子呢？
analyse-die = { $number }
analyse-other-dice = 换骰子

## The moves of a position
analyse-moves = 走法，从最佳起
analyse-looking = 正在查看走法 …
analyse-column-move = 走法
analyse-column-win = 胜率
analyse-column-points = 得分
analyse-play = 走 { $move }
analyse-error = ± { $error }
analyse-played-out = 推演了 { $trials } 局
analyse-roll-out = 推演
analyse-roll-out-help = 用相同的骰子把最好的几种走法反复下到终局，直到看清哪种最好。
analyse-rolling = 推演中，{ $percent }%
analyse-stop = 停止
outcome-win-by-mars = 全胜 { $percent }%
outcome-win-by-koks = 完胜 { $percent }%
outcome-loss-by-mars = 被全胜 { $percent }%
outcome-loss-by-koks = 被完胜 { $percent }%

## What pieces threaten and risk
threats-title = 威胁与风险
threats-piece = 棋子
threats-risk = 风险
threats-by = 受谁威胁
threats-strikes = 可送回
threats-safe = 安全
threats-none = –
threats-strike = { $place }（掷 { $number }）

## Setting up a position
edit-pieces = 棋子
edit-piece = { $seat }，剩 { $count } 枚
edit-marker = 标记
edit-take = 拿掉
edit-help = 先选棋子，再点它的位置。拖动棋子可移动，拖出棋盘即拿掉。
edit-turn = 轮到谁
edit-removes = 先提一子
edit-empty = 清空
edit-start = 初始局面
edit-wrong = 还不成局面

## A position as a text
position-fen = 局面 (FEN)
position-set = 摆上
position-link = 复制链接
position-copied = 已复制
position-record = 来自棋谱
position-record-help = 粘贴一局的棋谱，或选择文件。
position-record-file = 选择文件
position-record-open = 打开
position-record-text = 棋谱
position-record-which = 哪一局
position-record-game = { $number }. { $variant }
position-record-empty = 这段文字里没有对局。

## Links that lead nowhere
link-wrong = 这个链接不指向任何局面。
link-rules-broken = 无法读取其中的规则，可能在传送途中被截断了。
link-rules-long = 这些规则太长，放不进链接。请改为发送规则文件和局面 (FEN)。
link-garbled = 它在传送途中被改动了：有些字符已损坏。
link-start = 分析别的

## My games
games-import = 导入
games-export = 导出
games-brought =
    { $taken ->
        [0] 没有新的对局。
       *[other] 导入了 { $taken } 局。
    }
games-known = { $known } 局早已在这里。
games-import-problem = { $file }：{ $problem }
games-filter = 哪些对局
games-any-family = 所有棋类
games-any-variant = 所有玩法
games-any-opponent = 所有对手
games-any-result = 所有结果
games-any-date = 任何时间
games-last-days = 最近 { $days } 天
games-all = 全部显示
games-with-friend = 和朋友
games-computers = 电脑对弈
games-won = 胜
games-lost = 负
games-draw = 和
games-played = 局数
games-rate = 失误率
games-no-rates = 复盘过的对局才有失误率。
games-over-time = 您的对局的失误率和结果，按时间先后
games-summary = 您的对局数据
games-none-found = 没有这样的对局。
games-more = 更多对局
games-deleted = { $variant }：已删除
games-undo = 撤销

## Matches and the cube, at the table
new-match = 比赛分数
new-match-single = 单局
new-cube = 加倍骰
match-points = 分
match-stands = 比赛比分 { $score }
match-line = { $length } 分制比赛，{ $score }
match-game-over = 第 { $number } 局结束
match-next-game = 下一局
table-double = 加倍
table-take = 接受
table-drop = 放弃
do-roll-or-double = 请掷骰子，或加倍
do-answer = { $seat }加倍到 { $value }：接受，还是放弃这局？
say-double = { $seat }加倍
say-take = { $seat }接受加倍
say-drop = { $seat }放弃加倍
say-resign = { $seat }这一局认输
moves-double = 加倍
moves-take = 接受
moves-drop = 放弃
moves-resign = 认输

games-look-label = 回看：{ $variant }
