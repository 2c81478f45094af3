# The review of a game, in Persian.
# Terms: review بازبینی, inaccuracy بی‌دقتی, mistake اشتباه, blunder اشتباه فاحش, error rate نرخ خطا, luck شانس تاس,
# chance to win شانس برد, points امتیاز, decision تصمیم, trials شبیه‌سازی.

## What a decision is called.
review-mark-best = بهترین
review-mark-good = خوب
review-mark-inaccuracy = بی‌دقتی
review-mark-mistake = اشتباه
review-mark-blunder = اشتباه فاحش

## What is said about a decision
review-threw-away-win = برد در { $actions } حرکت را از دست داد.
review-passed-over-win = از برد در { $actions } حرکت گذشت.
review-allowed-loss = راه باخت در { $actions } حرکت را باز کرد.
