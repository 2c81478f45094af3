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
