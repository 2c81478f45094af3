# Matches, in Persian.
# Terms: match مسابقه, game of a match دست, cube تاس دوبل, to double دوبل کردن, to take پذیرفتن, to drop رد کردن,
# Crawford game دست کرافورد.

## Matches: the score, the cube
match-answer-first = دوبل در انتظار پاسخ است: پذیرفتن یا رد کردن
match-no-double = کسی دوبل نکرده است
match-no-cube = این مسابقه بدون تاس دوبل است
match-crawford-game = این دست کرافورد است که بدون تاس دوبل بازی می‌شود
match-double-before-roll = دوبل را باید پیش از تاس ریختن پیشنهاد کرد
match-cube-is-theirs = تاس دوبل مال طرف دیگر است
match-double-not-now = الان نمی‌شود دوبل کرد
match-game-goes-on = این دست هنوز تمام نشده است
match-over = مسابقه تمام شده است
match-no-koks = این قوانین کوکس ندارد
match-none = این قوانین مسابقه ندارد؛ بازی‌های خانوادهٔ نرد بلند دارد
match-score = مسابقهٔ { $length } امتیازی را نمی‌شود از { $first }–{ $second } شروع کرد: تمام شده است

match-task-answer = دوبل را بپذیرید یا رد کنید

match-verdict-dropped =
    { $points ->
        [one] { $winner } { $points } امتیاز برد: { $loser } دوبل را رد کرد.
       *[other] { $winner } { $points } امتیاز برد: { $loser } دوبل را رد کرد.
    }
match-verdict-resigned = { $winner } { $points } امتیاز برد: { $loser } تسلیم شد.

## Records of matches
record-match = مسابقه را این‌طور نمی‌شود بازی کرد: { $problem }
record-match-header = [{ $header } "{ $found }"] فهمیده نمی‌شود؛ شکل درست: { $expected }
record-next-game = هر ثبت بازی یک دست دارد؛ دست بعدی مسابقه ثبت خودش را دارد
record-game = دست { $game }: { $problem }
record-other-score = [{ $header } "{ $found }"] دنبالهٔ دست پیش نیست؛ درستش "{ $expected }" است
record-other-start = این دست آن‌طور که ادامهٔ مسابقه می‌خواهد شروع نمی‌شود

## Matches in the terminal
terminal-match = مسابقه تا { $length }: { $score }
terminal-cube = تاس دوبل { $value }
terminal-cube-owned = تاس دوبل { $value }، { $seat }
terminal-crawford = دست کرافورد
terminal-roll-or-double = { $seat }: تاس می‌ریزید یا دوبل می‌کنید؟
terminal-doubles = { $seat } تا { $value } دوبل می‌کند
terminal-takes = { $seat } دوبل را می‌پذیرد؛ تاس دوبل روی { $value } است
terminal-drops = { $seat } دوبل را رد می‌کند
terminal-resigns = { $seat } تسلیم می‌شود
terminal-resign-what = برای تسلیم در این دست resign بنویسید، یا برای تسلیم در کل مسابقه resign match.
terminal-resign-between = این دست تمام شده است. برای تسلیم در مسابقه resign match بنویسید.
terminal-next-game = دست { $game }
terminal-match-goes-on = { $reason } نتیجهٔ مسابقه { $first }–{ $second } است؛ next بنویسید.
terminal-match-won = { $reason } { $seat } مسابقه را { $first }–{ $second } برد.
terminal-command-roll = تاس بریزید، وقتی دوبل هم می‌شود کرد
terminal-command-double = پیش از تاس ریختن دوبل کنید، در مسابقه با تاس دوبل
terminal-command-take = دوبل را بپذیرید؛ تاس دوبل مال شما می‌شود
terminal-command-drop = دوبل را رد کنید و دست را ببازید
terminal-command-next = دست بعد مسابقه
