# The review of a game, in Chinese.
# Terms: review 复盘, inaccuracy 失准, mistake 失误, blunder 大失误, error rate 失误率, luck 运气, chance to win 胜率,
# points 分, decision 决策, trials 推演局数.

## The report
review-row-rate = 失误率（每个决策失去的千分之一分）
review-row-moves-rate = 走法失误率
review-row-cube-rate = 加倍骰失误率
review-row-cube-decisions = 其中加倍骰决策
review-row-level = 相当于级别
review-row-decisions = 决策
review-row-lost = 失分
review-row-blunders = 大失误
review-row-mistakes = 失误
review-row-inaccuracies = 失准
review-row-luck = 自己掷骰的运气
review-row-result = 结果
review-row-without-luck = 除去运气的结果
review-worst = 从最差的起：
review-nothing-lost = 没有值得一提的失分。
review-decision = 第 { $turn } 回合，{ $seat }：{ $played }（{ $value }），{ $mark }：失 { $loss }；更好的是 { $best }（{ $best-value }）
review-decision-dice = 第 { $turn } 回合，{ $seat } { $dice }：{ $played }（{ $value }），{ $mark }：失 { $loss }；更好的是 { $best }（{ $best-value }）
# $decision is one of the two above.
review-decision-game = 第 { $game } 局，{ $decision }
review-stopped = 提前停止：已评判 { $done } / { $of } 个决策和掷骰。

## The report on a match. $rules is the id of the rules, $players names, $score as in 3–1.
review-match = { $rules }：{ $players } – { $length } 分制比赛，{ $games } 局后 { $score }
review-column-game = 局
review-column-score = 比分
review-column-seat-moves = { $seat }：走法
review-column-seat-cube = { $seat }：加倍骰
review-column-seat-result = { $seat }：得分

## Comments in records
review-comment = { $mark }：失 { $loss }，更好的是 { $best }
review-comment-luck = 运气 { $luck }
review-comment-notes = { $comment }。{ $notes }

## The report on many games
review-games = { $games } 局
review-openings = 开局，从最常见的起，附先走一方的结果：
review-column-player = 玩家
review-column-games = 局数
review-column-luck = 每局运气
review-column-result = 每局结果
review-column-without-luck = 除去运气
review-column-opening = 开局
review-column-wins = 胜率

## The drawing
review-svg-title = { $rules }：胜率与运气
review-svg-chances = 胜率：{ $seat }
review-svg-luck = 掷骰运气（分）
review-svg-turns = 回合
# The number of a game of a match and the score before it.
review-svg-game = 第 { $game } 局，{ $score }

## The analysis of a position
analyse-move = 走法
analyse-points = 得分
analyse-column-interval = 95%
analyse-depth = 深度
analyse-column-trials = 推演局数
analyse-chances = 胜负概率
analyse-roll = 掷骰
analyse-best = 最佳走法
analyse-luck = 运气
analyse-worth = { $wins }；{ $seat } { $equity } 分
analyse-win = { $seat }胜率 { $percent }%
analyse-won-in = { $actions } 步胜
analyse-lost-in = { $actions } 步负
# The cube: $seat is about to roll.
analyse-cube-no-double = { $seat }不加倍。
analyse-cube-double-take = { $seat }加倍，对方接受。
analyse-cube-double-drop = { $seat }加倍，对方放弃。
analyse-cube-too-good = { $seat }形势太好，不宜加倍，继续争取全胜。
analyse-cube = 加倍骰
analyse-cube-match = 比赛胜率
analyse-cube-roll = 不加倍
analyse-cube-take = 加倍，接受
analyse-cube-drop = 加倍，放弃
analyse-stopped = 提前停止。
analyse-physics = 每枚棋子的威胁与风险：
analyse-piece = 棋子
analyse-place = 位置
analyse-to-goal = 到终点
analyse-risk = 风险
analyse-safety = 安全度
analyse-safe = 安全
analyse-blockade = 封锁
analyse-threats = 受谁威胁
analyse-strikes = 威胁谁
analyse-strike = { $seat } { $piece }（掷 { $number }）
