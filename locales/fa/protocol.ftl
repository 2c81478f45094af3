# Why a line of the protocol was refused, in Persian.
# Terms: command فرمان, option گزینه, whole number عدد صحیح, search جست‌وجو.

## The session
line-too-long = سطر بلندتر از { $most } بایت است؛ نادیده گرفته شد
unknown-command = فرمان ناشناختهٔ «{ $word }»؛ یکی از این‌ها لازم است: { $expected }
thinking = در حال فکر کردن بی‌پایان؛ اول stop بفرستید
not-pondering = فکر کردنی در نوبت حریف در جریان نیست؛ اول go ponder لازم است
no-thread = دستگاه رشته‌ای برای کار نمی‌دهد؛ دوباره امتحان کنید
broke-off = کار به‌خاطر خطایی در برنامه قطع شد؛ نشست ادامه دارد

## Options
option-form = setoption «{ $text }»: شکل درست name <name> value <value> است
no-value = setoption name { $name }: بعد از نام باید value <value> بیاید
unknown-option = { $family } گزینه‌ای به نام «{ $name }» ندارد؛ uci گزینه‌ها را فهرست می‌کند
not-a-number = { $name } «{ $text }»: عدد صحیحی از { $min } تا { $max } لازم است
not-a-truth = { $name } «{ $text }»: باید true یا false باشد
wrong-value = { $flaw }
rules = { $problem }
contradiction = { $name } بدون تغییر می‌ماند: { $problem }
no-memory = Hash { $megabytes }: دستگاه این‌قدر مگابایت نمی‌دهد؛ جدول قبلی می‌ماند
no-threads = Threads { $threads }: دستگاه این تعداد را نمی‌دهد (حداکثر { $most } در هر جا)؛ تعداد قبلی می‌ماند

## Options of other engines
use-instead = { $name } اینجا معنایی ندارد؛ { $instead }
instead-seed = از میان حرکت‌های برابر همیشه یکسان انتخاب می‌شود؛ Level کمتر از 10 با Seed تغییر می‌کند
instead-search = فقط یک جست‌وجو هست؛ SkillLevel و MoveTime و FullWidth طرز کارش را تعیین می‌کنند
instead-effort = Level تعیین می‌کند چقدر تلاش شود
instead-level = Level قدرت بازی را از 1 تا 10 تعیین می‌کند
instead-analysis = برای تحلیل go infinite و MultiPV هست
instead-clock = Move Overhead بخشی از زمان را نگه می‌دارد و movetime زمان هر حرکت را تعیین می‌کند
instead-nodes = go nodes فکر کردن را با شمار وضعیت‌ها محدود می‌کند

## Positions, moves, and what is asked about them
position-form = position «{ $text }»: باید startpos یا fen <FEN> باشد و بعد moves …
position-score = score «{ $text }»: امتیاز دو طرف لازم است، مانند 3-1، و اگر دست کرافورد تمام شده after-crawford
position-no-match = این قوانین تک‌دست است؛ اول match.length را بیشتر از 1 بگذارید، یا match.cube را تنظیم کنید
position-match = { $problem }
fen = { $problem }
move = حرکت { $number }: { $problem }
roll = { $problem }
perft-depth = perft «{ $text }»: عمقی از 1 تا { $most } لازم است
no-turns = { $family } نوبت کامل ندارد
go-word = go «{ $word }»: یکی از این‌ها لازم است: depth N, ply N, movetime MS, nodes N, rollouts N, wtime MS, btime MS, winc MS, binc MS, movestogo N, ponder, infinite
go-number = go { $word }: بعد از آن باید عدد صحیح بیاید
advice = { $problem }
net = { $problem }
database = { $problem }
no-database = در { $folder } پایگاه داده‌ای برای این قوانین نیست؛ teahouse solve آن را می‌سازد
