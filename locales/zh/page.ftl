# The page in the browser, in Chinese.
# Terms: level 级, hint 提示, to take back 悔棋, turn 回合, variant 玩法, record 棋谱, evaluation 形势.

## Everywhere
page-name = Teahouse
page-close = 关闭
page-menu = 菜单
page-loading = 正在加载 …
page-broken = 引擎无法在此浏览器中运行。
page-broken-help = 需要 2023 年或更新的浏览器。详情：{ $problem }
page-incomplete = 此语言已完成 { $share }%，其余为英文。
page-update = 有新版本。
page-update-now = 载入

## Home
home-play = 开局
home-friend = 和朋友
home-more = 更多…
home-play-label = 下{ $game }
home-friend-label = 和朋友在这个屏幕上下{ $game }
home-more-label = { $game }的更多玩法
home-against = { $variant }，对手：{ $player }
home-hot-seat = { $variant }，两人同屏
home-table-of = { $variant }，{ $seats } 人同桌
home-watch = { $variant }，电脑对弈
home-go-on = 继续
home-go-on-label = 继续{ $variant }
home-unfinished = 未下完的对局
home-finished = 已结束的对局
home-no-games = 您下过的对局保存在此浏览器中。
home-delete-label = 删除这局{ $variant }
home-step-through = 回看
home-left = { $when }离开
home-played = { $when }下的
home-moves = { $turns } 回合
home-games = 我的对局
home-games-line =
    { $played ->
        [0] 还没有下过
       *[other] 下了 { $played } 局，胜 { $won } 局
    }

## Families of games
family-nardi = 长双陆
family-ludo = 飞行棋
family-mill = 九子棋

## A new game
new-title = 新的一局{ $game }
new-variant = 玩法
new-rules-of = { $variant }的规则
new-opponent = 对手
new-computer = 电脑
new-friend = 同屏朋友
new-watch = 观战
new-level = 级别
new-level-of = { $seat }的级别
new-strength = { $level } 级 · { $word }
new-seat = 您执
new-person = 真人
new-empty = 空
new-start = 开始
new-own = 自己的规则文件
new-own-help = 请选择以 .toml 结尾的文件。它只留在此浏览器中。
new-own-wrong = 这个文件不能用来下棋：
level-word-1 = 新手
level-word-2 = 业余
level-word-3 = 棋社
level-word-4 = 高手
level-word-5 = 专家

## Players
player-you = 您
player-level = { $level } 级 · { $word }
player-person = 真人
player-turn = { $seat } · 轮到您
player-thinks = { $seat } · 思考中 …
player-to-act = { $seat } · 行棋

## The table
table-board = { $variant }棋盘
table-board-help = 方向键移动位置，Enter 拿起和放下，Escape 放弃，R 掷骰，U 悔棋，H 提示。
table-roll = 掷骰
table-confirm = 完成
table-take-back = 悔棋
# Others have to allow it.
table-ask-back = 请求悔棋
table-play-again = 重走
table-hint = 提示
table-moves = 走法
table-rules = 规则
table-evaluation = 形势
table-evaluation-key = E
table-best-moves = 最佳走法
table-new-game = 新局
table-same-again = 再来一局
table-change-seats = 交换座位
table-resign = 认输
table-resign-sure = 这局要认输吗？
table-resign-yes = 是，认输
table-resign-no = 不，继续下
table-resign-match = 比赛认输
table-resign-match-sure = 整场比赛都要认输吗？
table-settings = 设置
table-home = 首页
table-sound-on = 打开声音
table-sound-off = 关闭声音
table-turn-round = 旋转棋盘
table-type = 输入走法
table-type-play = 走
table-flip-theme = 切换主题
table-step-first = 到开头
table-step-back = 后退一步
table-step-on = 前进一步
table-step-last = 到结尾
table-chance = 胜率
table-chance-of = { $seat } { $percent }%
table-thinking = 思考中 …
table-tutor = 教练
table-tutor-costs = { $mark }：这步棋损失 { $loss } 分。
table-tutor-keep = 就这样走

## What to do now
do-roll = 请掷骰子
do-choose = 请选棋子
do-where = 请选去处
do-where-die = 请选去处，或点一枚骰子先走它
do-remove = 请选要提的棋子
do-place = 请选落子的点
do-confirm = 点“完成”或骰子结束回合
do-only-move = 只有一种走法
do-wait = 等待{ $seat }
do-watch = { $seat }行棋
do-step-through = 逐步回看对局

## The end
over-you-won = 您赢了！
over-you-lost = { $seat }胜
over-won = { $seat }胜
over-draw = 和棋
over-resigned = { $seat }认输
over-rematch = 再战
over-step-through = 回看对局
over-download = 下载棋谱

## Announcements
say-rolled = { $seat }掷出 { $dice }
say-moved = { $seat }：{ $from } 到 { $to }
say-placed = { $seat }：落子 { $to }
say-finished = { $seat }：从 { $from } 移出棋盘
say-removed = { $seat }：提 { $to }
say-captured = { $move }，吃子
say-passed = { $seat }无棋可走
say-taken-back = 已悔棋
say-hint = 提示：{ $move }
say-place-empty = { $place }：空
say-place-holds = { $place }：{ $pieces }
say-pieces = { $seat } { $count } 枚
say-place-movable = { $label }，可以走
say-place-target = { $label }，可以到这里
say-place-removable = { $label }，可以提
say-die = 骰子 { $number }：先走这个
say-die-used = 骰子 { $number }，已用

## The list of moves
moves-to-play = 待走
moves-pass = 跳过
moves-empty = 还没有走法

## Settings
set-title = 设置
set-language = 语言
set-theme = 主题
set-theme-auto = 跟随系统
set-theme-light = 浅色
set-theme-dark = 深色
set-theme-contrast = 高对比度
set-sound = 声音
set-speed = 动画
set-speed-off = 关
set-speed-slow = 慢
set-speed-normal = 正常
set-speed-fast = 快
set-direction = 棋盘
set-direction-usual = 通常
set-direction-turned = 旋转
set-direction-mirrored = 镜像
set-direction-both = 旋转并镜像
set-numbers = 边上的编号
set-auto-roll = 自动掷骰
set-auto-confirm = 自动结束回合
set-auto-finish = 终局自动移出
set-help = 帮助
set-tutor = 教练：坏棋落定前提醒我

## Help
help-best = 最佳走法
help-win = { $percent }%
help-wins-in = { $actions } 步胜
help-loses-in = { $actions } 步负
# What endgames know about a move.
help-won = 胜
help-drawn = 和
help-lost = 负
help-capture-in = { $turns } 步内提子

## Review of a game
study-title = 复盘
study-open = 复盘
study-open-label = 复盘这局{ $variant }
study-progress = 已评判 { $done } / { $of }
study-progress-label = 复盘进度
study-graph = { $seat }胜率，%
study-luck = 运气
study-luck-of = 运气 { $luck }
study-luck-column = 运气
study-turn = 第 { $turn } 回合，{ $seat }
study-turn-you = 第 { $turn } 回合，您
study-turn-rolled = 第 { $turn } 回合，{ $seat }掷出 { $dice }
study-turn-you-rolled = 第 { $turn } 回合，您掷出 { $dice }
study-turn-column = 回合
study-mark-column = 失误
study-mark-loss = { $mark } { $loss }
study-forced = 只此一着
study-decision = 决策
study-played = 实走
study-better = 更好
study-next-best = 次佳
study-others = 其他走法
study-show = 在棋盘上显示 { $line }
study-wins = 胜率 { $percent }%
study-mars = 其中全胜 { $percent }%
study-goes-on = 后续：
study-not-yet = 尚未评判
study-worst-first = 最差在前
study-whose = 谁的失误
study-yours = 您的
study-all = 全部
study-no-mistakes = 没有失误。
study-none-yet = 目前没有失误。
study-summary = 总结
study-rate = 失误率
study-rate-help = 每个决策失去的分数，以千分之一分计
study-blunders = 大失误
study-plays-like = 相当于
study-level = { $level } 级
study-play-on = 从这里接着下
study-table = 走法
study-keys = 左右键逐步查看对局，M 和 N 到下一个和上一个失误，B 显示更好的走法，上下键沿着它走，Escape 退出。
# The games of a match. $score is the score before the game: "2–1".
study-games = 比赛的局
study-game = 第 { $number } 局
study-game-at = 第 { $number } 局，比分 { $score }
study-game-before = 上一局
study-game-next = 下一局
# The cube. $seat is whoever may double, or has doubled.
study-cube-roll = 不加倍
study-cube-double = 加倍
study-cube-take = 接受
study-cube-drop = 放弃
study-cube-double-take = 加倍，接受
study-cube-double-drop = 加倍，放弃
study-cube-right = 正确
study-cube-match = { $seat }赢得比赛的概率
study-cube-points = { $seat }的得分
study-percent = { $percent }%
study-rate-moves = 走法
study-rate-cube = 加倍骰
study-lost = 此浏览器中没有保存这局。
study-no-graph = 此浏览器无法绘制图表。
