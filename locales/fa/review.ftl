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
review-win-to-draw = برد قطعی را از دست داد: حالا مساوی است.
review-win-to-loss = برد قطعی را از دست داد: حالا باخته است.
review-draw-to-loss = مساوی قطعی را از دست داد: حالا باخته است.

## What is said about a decision about the cube. $seat decided, $other is the other side, $percent is how often $seat wins the game.
review-cube-missed-take = { $seat } باید دوبل می‌کرد: { $percent } % برای دوبل کافی است و { $other } باید بپذیرد.
review-cube-missed-drop = { $seat } باید دوبل می‌کرد: با { $percent } % دست همان‌جا برده است، چون { $other } باید رد کند.
review-cube-too-early = برای دوبل زود است: شانس برد { $seat } { $percent } % است.
review-cube-too-good = وضع بهتر از آن است که دوبل شود: شانس برد { $seat } { $percent } % است و بازی برای مارس بیشتر از رد شدن دوبل می‌ارزد.
review-cube-no-gain = دوبل سودی ندارد: { $seat } بیش از آنچه دست همین حالا می‌ارزد امتیاز لازم ندارد.
review-cube-wrong-take = { $seat } باید رد می‌کرد: { $percent } % برای بازی با دو برابر امتیاز کافی نیست.
review-cube-wrong-drop = { $seat } باید می‌پذیرفت: { $percent } % برای ادامهٔ بازی کافی است.
# $played and $best are chances to win the match.
review-cube-match = با این تصمیم شانس { $seat } برای برد مسابقه به جای { $best } %، { $played } % است.
