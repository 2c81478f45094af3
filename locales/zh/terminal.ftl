# The game in the terminal, in Chinese.
# Terms: level 级, net 网络, hint 提示, record 棋谱, chances 胜率, to take back 悔棋, event 事件.

terminal-text = { $text }

## Who plays
terminal-title = Teahouse · { $rules } · { $players }
terminal-title-help = ? 帮助
terminal-player-human = 您
terminal-player-level = { $level } 级
terminal-seated = { $seats }：{ $player }
terminal-welcome = 欢迎来下{ $rules }。{ $facing }
terminal-facing = 您的对手：{ $opponent }。
terminal-facing-net = { $level } 级：网络 { $net }
terminal-all-here = 所有人都在这个终端上下棋。

## What happens
terminal-rolls = { $seat }掷出 { $dice }
terminal-dice-fall = 骰子：{ $dice }
terminal-plays = { $seat }：{ $action }
terminal-plays-way = { $seat }：{ $action }（{ $way }）
terminal-way = { $from } → { $to }
terminal-captures = { $way }，吃子
terminal-cannot-move = { $seat }无棋可走
terminal-last-moves = 上一手：{ $seat }走 { $actions }
terminal-last-roll-moves = 上一手：{ $seat }掷出 { $dice }，走 { $actions }
terminal-last-pass = 上一手：{ $seat }无棋可走
terminal-last-roll-pass = 上一手：{ $seat }掷出 { $dice }，无棋可走

## Where the game stands
terminal-to-act = 轮到{ $seat }
terminal-over-won = 对局结束：{ $seat }胜。{ $reason }
terminal-over-draw = 对局结束：和棋。{ $reason }
terminal-over-resigned = 对局结束：{ $seat }认输。
terminal-thinking = { $seat }思考中 …
terminal-thinking-hurry = { $seat }思考中 …（Esc：立即走）
terminal-looking = 正在找提示 …（Esc：看目前结果）
terminal-count = { $what }：{ $numbers }
terminal-count-of = { $seat } { $number }
terminal-from = 从 { $place } 到 …

## Answers to commands
terminal-moves = 走法：{ $moves }
terminal-no-moves = 现在没有可走的。
terminal-is-legal = { $action } 可以走。
terminal-why-what = 哪一步？输入 why 和走法，如 "why { $example }"。
terminal-level-what = 哪一级？输入 level 和 1 到 { $most } 的数。
terminal-no-level = 这张棋桌上没有分级的棋手。
terminal-save-what = 存到哪里？输入 save 和文件名。
terminal-load-what = 哪一个？输入 load 和文件名。
terminal-saved = 已存入 { $file }。
terminal-cannot-save = 无法保存：{ $problem }
terminal-loaded = 已载入 { $file }：{ $rules }，{ $events } 个事件。
terminal-cannot-load = 无法载入 { $file }：{ $problem }
terminal-no-record = 里面没有棋谱
terminal-file-too-large = 它超过 { $most } 兆字节
terminal-chances = 胜率：{ $chances }
terminal-chance = { $seat } { $percent }%
terminal-no-chances = 无法评估这个局面：{ $problem }
terminal-eval-what = 输入 eval on 或 eval off；只输入 eval 则显示一次。
terminal-eval-on = 从现在起显示胜率。
terminal-eval-off = 不再显示胜率。
terminal-hint = 提示：{ $lines }
terminal-hint-worth = { $action }（{ $worth }）
terminal-hint-wins = { $action }（{ $actions } 步胜）
terminal-hint-loses = { $action }（{ $actions } 步负）
terminal-no-hint = 没有提示：{ $problem }
terminal-taken-back = 已悔棋。
terminal-nothing-to-undo = 没有可悔的棋。
terminal-played-again = 已重走。
terminal-nothing-to-redo = 没有可重走的棋。
terminal-new-game = 新的一局。
terminal-is-over = 对局已结束；输入 new 再来一局，或 undo。
terminal-not-your-turn = 还没轮到您。
terminal-dice-by-themselves = 骰子会自动掷。
terminal-unknown = “{ $typed }”既不是命令也不是走法（{ $problem }）。命令：{ $commands }。
terminal-failed = 电脑无法走棋：{ $problem }

## Help: one line for each command
terminal-help-commands = 在提示符后输入的命令
terminal-command-move = 走这一步；骰子会自动掷
terminal-command-why = 某一步为什么不能走
terminal-command-moves = 可走的走法
terminal-command-hint = 电脑全力时会怎么走
terminal-command-undo = 悔一步棋
terminal-command-redo = 重走悔掉的棋
terminal-command-level = 换一级，1 到 10
terminal-command-eval = 显示或不显示胜率
terminal-command-tutor = 坏棋落定前提醒或不提醒
terminal-command-save = 把对局写成棋谱文件
terminal-command-load = 继续棋谱中的对局
terminal-command-record = 显示棋谱
terminal-command-fen = 以文本显示局面
terminal-command-resign = 认输这一局；加上 match 则认输整场比赛
terminal-command-new = 重新开局
terminal-command-help = 本帮助
terminal-command-quit = 退出；对局留待下次
terminal-help-keys = 按键
terminal-help-keys-text =
    方向键、Tab   移到下一个可选的位置
    Enter         选定；已输入文字时执行
    Esc           放弃；电脑思考时让它立即走
    Ctrl-T 提示   Ctrl-Z 悔棋   Ctrl-Y 重走   Ctrl-N 新局
    Ctrl-C 退出   ? 本帮助
terminal-help-notation = 走法的写法
terminal-notation-nardi =
    24/18 把棋子从 24 号位走到 18 号位；3/off 把它移出。点位按白方的视角编号。
    一次走几步：24/18,18/15。
terminal-notation-ludo =
    p1+5 让棋子 1 走 5 格；棋子的编号画在棋盘上。
terminal-notation-mill =
    d6 在 d6 摆一子；d6-d5 走子；xd5 提 d5 上的棋子。
terminal-help-legend = 棋盘
terminal-legend-piece = { $sign }  棋子：{ $seat }
terminal-legend-home = { $sign }  属于{ $seat }
terminal-legend-special = { $sign }  特殊格
terminal-legend-marks = 标出的是：可去的位置、当前位置，以及上一手的起止位置。
terminal-legend-marks-plain = [ ] 光标   ( ) 已选   < > 可去   { "{" } { "}" } 上一手
terminal-page-keys = 上下键滚动，其他键返回

## Windows
terminal-too-small = 窗口为 { $width } × { $height } 字符，而这个棋盘需要 { $needed-width } × { $needed-height }。请放大窗口，或用 --plain。
terminal-side-log = 经过

## The menu and questions
terminal-menu-keys = 上、下和 Enter 选择 · Esc 返回
terminal-menu-game = 下哪种棋？
terminal-menu-variant = 用哪种规则？
terminal-menu-level = 和谁下？
terminal-menu-number = 输入编号，q 退出：
terminal-menu-no-number = “{ $typed }”不是 1 到 { $most } 的编号。
terminal-menu-all-here = 没有别人：都在这个终端上下
terminal-family-nardi = 长双陆及同类
terminal-family-ludo = 飞行棋（卢多）及同类
terminal-family-mill = 九子棋（直棋）及同类
terminal-menu-go-on = 继续：{ $rules }，{ $players }
terminal-kept-question = 有一局未下完的{ $rules }。
terminal-kept-go-on = 继续下（已有 { $events } 个事件）
terminal-kept-new = 开始新的一局
terminal-kept-damaged = 无法继续未下完的对局：{ $problem }
terminal-nothing-kept = 没有未下完的{ $rules }。
terminal-none-kept = 没有未下完的对局。
terminal-cannot-keep = 无法把对局留待下次：{ $problem }
terminal-gone-on = 您未下完的对局。

## Learning
terminal-learn-question = 还没有网络会下这种规则。要先让一个学会吗？
terminal-learn-yes = 最多学 { $seconds } 秒，然后开局
terminal-learn-no = 立即开局，对手用人工编写的估值
terminal-learning = 正在学习{ $rules }（Ctrl-C：够了）
terminal-learned = 学了 { $games } 局。
terminal-learned-strength = { $learned }对人工估值的胜率为 { $percent }%（± { $error }）；{ $even }% 为势均力敌。
terminal-learned-known = 使用以前学过这种规则的网络。
terminal-learn-mill = 九子棋靠搜索下棋，不需要学习。
terminal-learn-net-there = Teahouse 自带会下这种规则的网络，不需要学习。

## Languages
terminal-no-language = 没有语言“{ $language }”；现有 { $languages }。
