# Persian: What is said to programs that learn or search by numbers: Python and its environments.
# Terms: action کنش, seat جا, table میز, state حالت, array آرایه, batch دسته, thread رشته, seed بذر, snapshot تصویر لحظه‌ای.

# $number is what was asked for, $last the highest number there is.
action-number-unknown = اینجا کنشی با شمارهٔ { $number } نیست. شماره‌ها از 0 تا { $last } است.

## A game in progress that was saved as a line of text.
notation-saved = گذشته
saved-form = اول باید تعداد رویدادها و تاس‌ها بیاید و بعد کلیدهای وضعیت‌ها، مانند "12 4 1f3a".

## Arguments that do not fit.
# $name is what was asked for, $known all languages.
language-unknown = زبان «{ $name }» نیست. این‌ها هست: { $known }.
seat-unknown = سر این میز جای { $seat } نیست. جاها از 0 تا { $last } است.
seat-missing = الان نوبت کسی نیست، پس باید جا را مشخص کرد.
family-unknown = خانوادهٔ «{ $name }» نیست. این‌ها هست: { $known }.
# $type is the name of a type of Python.
option-type = گزینه مقدار منطقی، عدد، متن، فهرست یا dict است، نه { $type }.
action-type = کنش متن یا عدد صحیح است، نه { $type }.
roll-arguments = تاس‌ها یا همان است که داده می‌شود یا از بذر (seed) می‌آید: یکی از این دو.
threads-wrong = { $threads } رشته: باید از 1 تا { $most } باشد.
level-wrong = سطح { $level } نیست: سطح‌ها از 1 تا { $most } است.
rollout-no-dice = دوز تاسی ندارد که شبیه‌سازی شود. شبیه‌سازی برای بازی‌های تاس‌دار است.
position-type = میز، حالت یا مسابقه لازم است، نه { $type }.
players-few = میدان دست‌کم دو بازیکن لازم دارد.
table-or-record = میز، مسابقه یا متن یک ثبت بازی لازم است، نه { $type }.
# $count is how many games the text holds.
one-game-wanted = ثبت یک بازی لازم است، ولی { $count } بازی هست.
# $count is how many matches or single games the text holds.
one-match-wanted = ثبت‌های یک مسابقه لازم است؛ در متن { $count ->
    [0] چیزی نیست
    [1] یک بازی هست که جزو مسابقه‌ای نیست
   *[other] { $count } مسابقه یا تک‌بازی هست
}.
