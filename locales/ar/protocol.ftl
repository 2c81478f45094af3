# Why a line of the protocol was refused, in Arabic.
# Terms: command أمر, option خيار, whole number عدد صحيح, search بحث.

## The session
line-too-long = السطر أطول من { $most } بايت؛ تم تجاهله
unknown-command = أمر مجهول «{ $word }»؛ المتوقع واحد من { $expected }
thinking = تفكير بلا نهاية؛ أرسل stop أولًا
not-pondering = لا تفكير جارٍ في دور الخصم؛ يلزم go ponder أولًا
no-thread = لا يعطي الجهاز خيط تنفيذ للعمل؛ حاول مجددًا
broke-off = انقطع العمل بسبب خطأ في البرنامج؛ الجلسة مستمرة

## Options
option-form = setoption «{ $text }»: المتوقع name <name> value <value>
no-value = setoption name { $name }: المتوقع value <value> بعد الاسم
unknown-option = ليس في { $family } خيار «{ $name }»؛ الأمر uci يسرد الخيارات
not-a-number = { $name } «{ $text }»: المتوقع عدد صحيح من { $min } إلى { $max }
not-a-truth = { $name } «{ $text }»: المتوقع true أو false
wrong-value = { $flaw }
rules = { $problem }
contradiction = يبقى { $name } كما هو: { $problem }
no-memory = Hash { $megabytes }: لا يعطي الجهاز هذا القدر من الميغابايت؛ يبقى الجدول القديم
no-threads = Threads { $threads }: لا يعطي الجهاز هذا العدد (الحد الأقصى { $most } في أي مكان)؛ يبقى العدد القديم

## Options of other engines
use-instead = لا معنى هنا للخيار { $name }؛ { $instead }
instead-seed = يُختار بين النقلات المتساوية بالطريقة نفسها دائمًا؛ Level الأقل من 10 يتغير مع Seed
instead-search = يوجد بحث واحد؛ SkillLevel وMoveTime وFullWidth تحدد كيف يعمل
instead-effort = Level يحدد مقدار الجهد
instead-level = Level يحدد قوة اللعب من 1 إلى 10
instead-analysis = للتحليل يوجد go infinite وMultiPV
instead-clock = Move Overhead يحتفظ بجزء من الوقت، وmovetime يحدد وقت النقلة
instead-nodes = go nodes يحدّ التفكير بعدد الوضعيات

## Positions, moves, and what is asked about them
position-form = position «{ $text }»: المتوقع startpos أو fen <FEN>، ثم moves …
position-score = score «{ $text }»: المتوقع نقاط الطرفين، مثل 3-1، ثم after-crawford إن انتهت لعبة كراوفورد
position-no-match = هذه القواعد للعبة واحدة؛ اجعل match.length أكبر من 1 أولًا، أو فعّل match.cube
position-match = { $problem }
fen = { $problem }
move = النقلة { $number }: { $problem }
roll = { $problem }
perft-depth = perft «{ $text }»: المتوقع عمق من 1 إلى { $most }
no-turns = ليس في { $family } أدوار كاملة
go-word = go «{ $word }»: المتوقع واحد من: depth N, ply N, movetime MS, nodes N, rollouts N, wtime MS, btime MS, winc MS, binc MS, movestogo N, ponder, infinite
go-number = go { $word }: المتوقع بعده عدد صحيح
advice = { $problem }
net = { $problem }
database = { $problem }
no-database = لا قاعدة بيانات لهذه القواعد في { $folder }؛ الأمر teahouse solve ينشئها
