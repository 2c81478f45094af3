# The review of a game, in Chinese.
# Terms: review 复盘, inaccuracy 失准, mistake 失误, blunder 大失误, error rate 失误率, luck 运气, chance to win 胜率,
# points 分, decision 决策, trials 推演局数.

## What a decision is called.
review-mark-best = 最佳
review-mark-good = 好
review-mark-inaccuracy = 失准
review-mark-mistake = 失误
review-mark-blunder = 大失误

## What is said about a decision
review-threw-away-win = 错过了 { $actions } 步胜。
review-passed-over-win = 放过了 { $actions } 步胜。
review-allowed-loss = 让对方有了 { $actions } 步胜。
review-win-to-draw = 错过了必胜：现在是和棋。
review-win-to-loss = 错过了必胜：现在必负。
review-draw-to-loss = 错过了必和：现在必负。

## What is said about a decision about the cube. $seat decided, $other is the other side, $percent is how often $seat wins the game.
review-cube-missed-take = { $seat }本应加倍：胜率 { $percent }% 足以加倍，{ $other }应接受。
review-cube-missed-drop = { $seat }本应加倍：胜率 { $percent }%，{ $other }只能放弃，当即赢下这一局。
review-cube-too-early = 加倍过早：{ $seat }胜率 { $percent }%。
review-cube-too-good = 形势太好，不宜加倍：{ $seat }胜率 { $percent }%，继续争取全胜比对方放弃更有价值。
review-cube-no-gain = 加倍没有好处：{ $seat }所需的分数不超过这一局现有的分值。
review-cube-wrong-take = { $seat }本应放弃：胜率 { $percent }% 不足以按双倍分数继续。
review-cube-wrong-drop = { $seat }本应接受：胜率 { $percent }% 足以继续下。
# $played and $best are chances to win the match.
review-cube-match = 这样{ $seat }赢得比赛的概率是 { $played }%，而不是 { $best }%。
