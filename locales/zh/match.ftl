# Matches, in Chinese.
# Terms: match 比赛, game of a match 局, cube 加倍骰, to double 加倍, to take 接受, to drop 放弃, Crawford game 克劳福德局.

## Matches: the score, the cube
match-answer-first = 加倍还没有回应：接受或放弃
match-no-double = 没有人加倍
match-no-cube = 这场比赛不用加倍骰
match-crawford-game = 这是克劳福德局，不用加倍骰
match-double-before-roll = 加倍要在掷骰之前提出
match-cube-is-theirs = 加倍骰归对方所有
match-double-not-now = 现在不能加倍
match-game-goes-on = 这一局还没有结束
match-over = 比赛已结束
match-no-koks = 这种规则没有完胜（koks）
match-none = 这种规则没有比赛；长双陆类的棋才有
match-score = { $length } 分制的比赛不能从 { $first }–{ $second } 开始：比赛已经结束

match-task-answer = 接受或放弃加倍

match-verdict-dropped =
    { $points ->
       *[other] { $winner }得 { $points } 分：{ $loser }放弃加倍。
    }
match-verdict-resigned =
    { $points ->
       *[other] { $winner }得 { $points } 分：{ $loser }认输。
    }

## Records of matches
record-match = 比赛不能这样进行：{ $problem }
record-match-header = 无法理解 [{ $header } "{ $found }"]；应为 { $expected }
record-next-game = 一份棋谱只记一局；比赛的下一局另有棋谱
record-game = 第 { $game } 局：{ $problem }
record-other-score = [{ $header } "{ $found }"] 与上一局接不上；应为 "{ $expected }"
record-other-start = 这一局的开局与比赛进程不符

## Matches in the terminal. $seat is the name of a seat, $value what the cube shows.
terminal-match = { $length } 分制比赛：{ $score }
terminal-cube = 加倍骰 { $value }
terminal-cube-owned = 加倍骰 { $value }，归{ $seat }
terminal-crawford = 克劳福德局
terminal-roll-or-double = { $seat }：掷骰还是加倍？
terminal-doubles = { $seat }加倍到 { $value }
terminal-takes = { $seat }接受加倍；加倍骰现为 { $value }
terminal-drops = { $seat }放弃
terminal-resigns = { $seat }认输
terminal-resign-what = 输入 resign 认输这一局，输入 resign match 认输整场比赛。
terminal-resign-between = 这一局已结束。输入 resign match 认输整场比赛。
terminal-next-game = 第 { $game } 局
terminal-match-goes-on = { $reason } 比赛比分 { $first }–{ $second }；请输入 next。
terminal-match-won = { $reason } { $seat }赢得比赛，比分 { $first }–{ $second }。
terminal-command-roll = 可以加倍时，选择掷骰
terminal-command-double = 掷骰前加倍，限用加倍骰的比赛
terminal-command-take = 接受加倍，加倍骰归您
terminal-command-drop = 放弃加倍，输掉这一局
terminal-command-next = 比赛的下一局
