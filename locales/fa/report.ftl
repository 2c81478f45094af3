# The review of a game, in Persian.
# Terms: review بازبینی, inaccuracy بی‌دقتی, mistake اشتباه, blunder اشتباه فاحش, error rate نرخ خطا, luck شانس تاس,
# chance to win شانس برد, points امتیاز, decision تصمیم, trials شبیه‌سازی.

## The report
review-row-rate = نرخ خطا (هزارم امتیاز در هر تصمیم)
review-row-level = بازی در سطح
review-row-decisions = تصمیم‌ها
review-row-lost = امتیاز ازدست‌رفته
review-row-blunders = اشتباه فاحش
review-row-mistakes = اشتباه
review-row-inaccuracies = بی‌دقتی
review-row-luck = شانس تاس‌های خود
review-row-result = نتیجه
review-row-without-luck = نتیجه بدون شانس تاس
review-worst = اول بدترین‌ها:
review-nothing-lost = چیز قابل‌ذکری از دست نرفت.
review-decision = نوبت { $turn }، { $seat }: { $played } ({ $value })، { $mark }: { $loss } از دست رفت؛ بهتر { $best } ({ $best-value })
review-decision-dice = نوبت { $turn }، { $seat } { $dice }: { $played } ({ $value })، { $mark }: { $loss } از دست رفت؛ بهتر { $best } ({ $best-value })
review-stopped = زودتر متوقف شد: { $done } از { $of } تصمیم و تاس سنجیده شد.

## Comments in records
review-comment = { $mark }: { $loss } از دست رفت، بهتر { $best }
review-comment-luck = شانس تاس { $luck }
review-comment-notes = { $comment }. { $notes }

## The report on many games
review-games = { $games ->
    [one] { $games } بازی
   *[other] { $games } بازی
}
review-openings = شروع‌ها، اول پرتکرارترین، با نتیجهٔ کسی که شروع کرد:
review-column-player = بازیکن
review-column-games = بازی
review-column-luck = شانس تاس در هر بازی
review-column-result = نتیجه در هر بازی
review-column-without-luck = بدون شانس تاس
review-column-opening = شروع
review-column-wins = برد

## The drawing
review-svg-title = { $rules }: شانس برد و شانس تاس
review-svg-chances = شانس برد: { $seat }
review-svg-luck = شانس تاس (امتیاز)
review-svg-turns = نوبت

## The analysis of a position
analyse-move = حرکت
analyse-points = امتیاز
analyse-column-interval = 95 %
analyse-depth = عمق
analyse-column-trials = شبیه‌سازی
analyse-chances = شانس‌ها
analyse-roll = تاس
analyse-best = بهترین حرکت
analyse-luck = شانس تاس
analyse-worth = { $wins }؛ { $equity } امتیاز برای { $seat }
analyse-win = برد { $seat } { $percent } %
analyse-won-in = برد در { $actions }
analyse-lost-in = باخت در { $actions }
analyse-stopped = زودتر متوقف شد.
analyse-physics = تهدید و خطر هر مهره:
analyse-piece = مهره
analyse-place = جا
analyse-to-goal = تا مقصد
analyse-risk = خطر
analyse-safety = امنیت
analyse-safe = امن
analyse-blockade = سد
analyse-threats = تهدیدکننده
analyse-strikes = تهدید می‌کند
analyse-strike = { $seat } { $piece } با { $number }
