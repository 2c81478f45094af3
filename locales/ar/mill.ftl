# Mill: Nine Men's Morris and its family, in Arabic.
# Terms: Mill الدريس, a mill طاحونة, piece حجر, point نقطة, edge وصلة, line خط, ring حلقة, diagonal قطر, to place وضع,
# placing phase مرحلة الوضع, moving phase مرحلة التحريك, to remove إزالة, captured مأسور, to fly طيران, leap قفز,
# custodian حصر, intervention توسط, marker علامة, in hand في اليد.

## Reasons: why an action is not legal

mill-no-such-point = لا توجد نقطة كهذه على هذه الرقعة.
removal-due =
    { $count ->
        [one] على { $seat } أن يزيل أولًا حجرًا للخصم.
        [two] على { $seat } أن يزيل أولًا حجرين للخصم.
        [few] على { $seat } أن يزيل أولًا { $count } أحجار للخصم.
       *[other] على { $seat } أن يزيل أولًا { $count } حجرًا للخصم.
    }
own-removal-due =
    { $count ->
        [one] على { $seat } أن يزيل أولًا حجرًا من أحجاره.
        [two] على { $seat } أن يزيل أولًا حجرين من أحجاره.
        [few] على { $seat } أن يزيل أولًا { $count } من أحجاره.
       *[other] على { $seat } أن يزيل أولًا { $count } من أحجاره.
    }
point-taken =
    { $seat-code ->
        [seat-white] على { $point } حجر أبيض.
       *[seat-black] على { $point } حجر أسود.
    }
point-marked = النقطة { $point } مغلقة بعلامة حتى نهاية مرحلة الوضع.
mill-no-piece = لا حجر على { $point }.
hand-empty = لا أحجار في يد { $seat }.
placing-first =
    { $hand ->
        [one] ما زال على { $seat } أن يضع حجرًا.
        [two] ما زال على { $seat } أن يضع حجرين.
        [few] ما زال على { $seat } أن يضع { $hand } أحجار.
       *[other] ما زال على { $seat } أن يضع { $hand } حجرًا.
    }
mill-not-your-piece =
    { $seat-code ->
        [seat-white] الحجر على { $point } أبيض.
       *[seat-black] الحجر على { $point } أسود.
    }
same-point = الحجر واقف أصلًا على { $point }.
repeated-mill = التأرجح مقيد: الحجر على { $from } لا يجوز أن يرجع فورًا إلى { $to } ويشكل الطاحونة { $line } من جديد.
leap-over-protected = لا يجوز القفز فوق الحجر على { $over }: تحميه الطاحونة { $line }.
not-adjacent = لا وصلة بين { $from } و{ $to }.
not-adjacent-while-placing = لا وصلة بين { $from } و{ $to }، ولا يطير أحد وفي يده أحجار.
not-adjacent-nor-flying =
    { $count ->
        [one] لا وصلة بين { $from } و{ $to }، ولا يطير إلا من له حجر واحد.
        [two] لا وصلة بين { $from } و{ $to }، ولا يطير إلا من له حجران أو أقل.
        [few] لا وصلة بين { $from } و{ $to }، ولا يطير إلا من له { $count } أحجار أو أقل.
       *[other] لا وصلة بين { $from } و{ $to }، ولا يطير إلا من له { $count } حجرًا أو أقل.
    }
no-removal-due = ليس على { $seat } أن يزيل شيئًا الآن.
not-removable =
    { $victim-code ->
        [seat-white] الحجر على { $point } أسود؛ يجب إزالة حجر أبيض.
       *[seat-black] الحجر على { $point } أبيض؛ يجب إزالة حجر أسود.
    }
not-next-to-own = لا يجوز أن يزيل { $seat } إلا حجرًا للخصم يجاور حجرًا له، و{ $point } لا تجاور أيًا منها.
protected-by-mill = الحجر على { $point } محمي: هو في الطاحونة { $line }.
not-captured = الحجر على { $point } غير مأسور؛ لا يجوز الآن إلا إزالة { $targets }.

## Verdicts: how a game ended

mill-verdict-too-few =
    { $count ->
        [one] لم يبق لدى { $seat } أي حجر.
        [two] بقي لدى { $seat } أقل من حجرين.
        [few] بقي لدى { $seat } أقل من { $count } أحجار.
       *[other] بقي لدى { $seat } أقل من { $count } حجرًا.
    }
mill-verdict-stuck = لا يستطيع { $seat } الحركة.
mill-verdict-full-board = امتلأت الرقعة، فخسر الأبيض.
mill-verdict-full-board-draw = امتلأت الرقعة.
mill-verdict-stuck-draw = لا يستطيع { $seat } الحركة، فهي تعادل.
mill-verdict-both-stuck = لا يستطيع أي طرف الحركة.
mill-verdict-quiet =
    { $count ->
        [one] لُعبت نقلة واحدة دون وضع حجر أو إزالته.
        [two] لُعبت نقلتان متتاليتان دون وضع حجر أو إزالته.
        [few] لُعبت { $count } نقلات متتالية دون وضع حجر أو إزالته.
       *[other] لُعبت { $count } نقلة متتالية دون وضع حجر أو إزالته.
    }
mill-verdict-repetition = تكررت الوضعية نفسها للمرة الثالثة.

## Tasks: what the side to move has to do

mill-task-place = على { $seat } أن يضع حجرًا
mill-task-place-or-move = على { $seat } أن يضع حجرًا أو يحركه
mill-task-move = على { $seat } أن يحرك
mill-task-fly = على { $seat } أن يحرك، ويجوز له الطيران
mill-task-remove =
    { $victim-code ->
        [seat-white] { $count ->
            [one] على { $seat } أن يزيل حجرًا أبيض
            [two] على { $seat } أن يزيل حجرين أبيضين
            [few] على { $seat } أن يزيل { $count } أحجار بيضاء
           *[other] على { $seat } أن يزيل { $count } حجرًا أبيض
        }
       *[seat-black] { $count ->
            [one] على { $seat } أن يزيل حجرًا أسود
            [two] على { $seat } أن يزيل حجرين أسودين
            [few] على { $seat } أن يزيل { $count } أحجار سوداء
           *[other] على { $seat } أن يزيل { $count } حجرًا أسود
        }
    }
mill-task-remove-own =
    { $count ->
        [one] على { $seat } أن يزيل حجرًا من أحجاره
        [two] على { $seat } أن يزيل حجرين من أحجاره
       *[other] على { $seat } أن يزيل { $count } من أحجاره
    }
mill-task-remove-captured = على { $seat } أن يزيل الحجر المأسور على { $points }
mill-task-remove-choose = على { $seat } أن يزيل أي حجر للطاحونة، أو الحجر المأسور على { $points }
mill-task-remove-neighbour = على { $seat } أن يزيل حجرًا يجاور حجرًا له: { $points }

## Counts of a position

count-on-board = على الرقعة
count-in-hand = في اليد
count-lost = مفقودة
mill-counts = الأبيض O: { $white-on-board } على الرقعة، { $white-in-hand } في اليد · الأسود @: { $black-on-board } على الرقعة، { $black-in-hand } في اليد

## Names of places

mill-point = { $point }
mill-hand =
    { $seat-code ->
        [seat-white] يد الأبيض
       *[seat-black] يد الأسود
    }

## Texts that could not be read: what is wrong with a FEN

mill-no-dice = لا نرد في الدريس
mill-fen-fields = عدد الحقول { $count } والمطلوب 17، كما في "{ $example }"
mill-fen-shape = نقاط حلقات هذه الرقعة أو صفوفها { $shape }
mill-fen-point = النقطة * (فارغة) أو O (أبيض) أو @ (أسود) أو X (علامة)
mill-fen-side = صاحب الدور w أو b
mill-fen-phase = المرحلة p (وضع) أو m (تحريك) أو o (انتهت)
mill-fen-action = الفعل p (وضع) أو s (اختيار حجر للتحريك) أو r (إزالة) ما دامت هناك إزالة مستحقة
mill-fen-phase-of-hand = من في يده أحجار يضع (p)، ومن ليس في يده يحرك (m)
mill-fen-number-on-board = المتوقع هنا عدد الأحجار على الرقعة
mill-fen-number-in-hand = المتوقع هنا عدد الأحجار في اليد
mill-fen-number-removals = المتوقع هنا عدد الإزالات المستحقة
mill-fen-number-used = المتوقع هنا نقاط الطواحين المستعملة، بصورة عدد
mill-fen-number-quiet = المتوقع هنا عدد النقلات منذ آخر وضع أو إزالة
mill-fen-number-move = المتوقع هنا رقم النقلة
mill-fen-number-square = المتوقع هنا رقم نقطة
mill-fen-number-captures = المتوقع هنا عدد الأحجار المأسورة
mill-fen-number-mill-removals = المتوقع بعد m: عدد إزالات الطواحين
mill-fen-on-board = عدد أحجار { $seat } الظاهرة على الرقعة { $count }
mill-fen-too-many = عدد أحجار { $seat } على الرقعة وفي اليد معًا { $count } على الأكثر
mill-fen-no-markers = لا علامات في هذا النوع من اللعبة
mill-fen-too-many-markers = عدد العلامات { $count } أكبر من عدد الأحجار التي أُزيلت
mill-fen-last-mill = للطاحونة الأخيرة بداية ونهاية مختلفتان، أو 0 لكلتيهما
mill-fen-used-points = بعض نقاط الطواحين المستعملة هذه ليست على الرقعة
mill-fen-square = النقاط مرقمة من { $first } إلى { $last }
mill-fen-tail = بعد رقم النقلة لا يأتي إلا c: أو i: أو l: أو p: أو s: أو m:
mill-fen-tail-of-other-rules = لا شيء في هذا النوع من اللعبة يعطي الوضعية علامة كهذه
mill-fen-captures = يُكتب الأسر هكذا w-N-square.square|b-N-square.square، وهو لصاحب الدور فقط
mill-fen-captures-own = لا تؤسر إلا أحجار الخصم
mill-fen-too-few =
    { $count ->
        [one] لم يبق لدى { $seat } أي حجر؛ لعبة كهذه منتهية (o)
        [two] بقي لدى { $seat } أقل من حجرين؛ لعبة كهذه منتهية (o)
        [few] بقي لدى { $seat } أقل من { $count } أحجار؛ لعبة كهذه منتهية (o)
       *[other] بقي لدى { $seat } أقل من { $count } حجرًا؛ لعبة كهذه منتهية (o)
    }
mill-fen-markers-gone = لا تبقى علامات حين تفرغ اليدان
mill-fen-removals = للطرف 16 إزالة مستحقة على الأكثر، وصاحب الدور يزيل أولًا
mill-fen-capture-not-due = الأسر والانسداد يحتاجان إلى إزالة مستحقة، ولا يجتمعان
mill-fen-mill-choice = تأتي m: مع أسر، والإزالات المستحقة هي إزالات الطاحونة والأسر معًا
mill-fen-nothing-to-remove = هناك إزالة مستحقة، لكن لا شيء يُزال
mill-fen-no-action = لا يستطيع صاحب الدور فعل شيء؛ لعبة كهذه منتهية (o)

## Games as text that could not be read

mill-record-error =
    { $ply ->
        [0] قبل أول نقلة، «{ $word }»: { $problem }
       *[other] النقلة { $ply }، «{ $word }»: { $problem }
    }
mill-record-tag = يُكتب الوسم هكذا [Name "value"]

## The rules in words: the board and the aim

mill-explain-name = { $name }
mill-explain-summary = { $summary }
mill-explain-players =
    { $count ->
        [one] لاعبان، الأبيض والأسود، لكل منهما حجر واحد. يبدأ الأبيض ثم يتناوبان.
        [two] لاعبان، الأبيض والأسود، لكل منهما حجران. يبدأ الأبيض ثم يتناوبان.
        [few] لاعبان، الأبيض والأسود، لكل منهما { $count } أحجار. يبدأ الأبيض ثم يتناوبان.
       *[other] لاعبان، الأبيض والأسود، لكل منهما { $count } حجرًا. يبدأ الأبيض ثم يتناوبان.
    }
mill-explain-board-heading = الرقعة
mill-explain-points = عدد نقاط الرقعة { $points }. { $edges ->
        [one] وصلة واحدة تربط النقاط المتجاورة.
        [two] وصلتان تربطان النقاط المتجاورة.
        [few] { $edges } وصلات تربط النقاط المتجاورة.
       *[other] { $edges } وصلة تربط النقاط المتجاورة.
    }
mill-explain-lines =
    { $lines ->
        [one] يوجد خط طواحين واحد: إذا اجتمعت عليه أحجار طرف واحد وعددها { $count } شكلت طاحونة.
        [two] يوجد خطا طواحين: إذا اجتمعت على أحدهما أحجار طرف واحد وعددها { $count } شكلت طاحونة.
        [few] يوجد { $lines } خطوط طواحين: إذا اجتمعت على أحدها أحجار طرف واحد وعددها { $count } شكلت طاحونة.
       *[other] يوجد { $lines } خط طواحين: إذا اجتمعت على أحدها أحجار طرف واحد وعددها { $count } شكلت طاحونة.
    }
mill-explain-aim-heading = الهدف
mill-explain-too-few =
    { $count ->
        [one] يخسر الطرف إذا لم يبق له حجر على الرقعة ولا في اليد.
        [two] يخسر الطرف إذا بقي له أقل من حجرين على الرقعة وفي اليد معًا.
        [few] يخسر الطرف إذا بقي له أقل من { $count } أحجار على الرقعة وفي اليد معًا.
       *[other] يخسر الطرف إذا بقي له أقل من { $count } حجرًا على الرقعة وفي اليد معًا.
    }
mill-explain-stuck-loses-too = ويخسر أيضًا إذا وجب عليه أن يحرك ولم يستطع.

## The rules in words: the placing phase

mill-explain-placing-heading = مرحلة الوضع
mill-explain-place = من في يده أحجار يضع أحدها على نقطة فارغة.
mill-explain-place-or-move = من في يده أحجار إما يضع أحدها على نقطة فارغة، وإما يحرك حجرًا على وصلة إلى نقطة فارغة.
mill-explain-mill-removes = من شكّل طاحونة أزال حجرًا للخصم من الرقعة.
mill-explain-mill-empties-hand = من شكّل طاحونة أخذ حجرًا من يد الخصم؛ فإن كانت تلك اليد فارغة أزال حجرًا من الرقعة بدلًا من ذلك. ثم يأتي دور الخصم.
mill-explain-mill-empties-hand-again = من شكّل طاحونة أخذ حجرًا من يد الخصم ولعب مرة أخرى؛ فإن كانت تلك اليد فارغة أزال حجرًا من الرقعة بدلًا من ذلك وانتهى دوره.
mill-explain-mill-victim-removes = إذا شكّل طرف طاحونة أزال الطرف الآخر حجرًا من أحجاره يختاره، ثم لعب دوره العادي.
mill-explain-mill-marks = من شكّل طاحونة أزال حجرًا للخصم، لكن علامة تغلق تلك النقطة حتى نهاية مرحلة الوضع.
mill-explain-mill-waits = الطاحونة لا تزيل شيئًا بعد: تُعدّ الطواحين حين تنتهي مرحلة الوضع.
mill-explain-extra-turn = من شكّل طاحونة وما زالت في يده أحجار نال أيضًا دورًا آخر.
mill-explain-two-empty = الوضع الذي لا يشكل طاحونة ولا يأسر شيئًا ويترك نقطتين فارغتين ينهي مرحلة الوضع؛ وما بقي في اليد من أحجار يخرج من اللعبة.

## The rules in words: the moving phase

mill-explain-moving-heading = مرحلة التحريك
mill-explain-move = من فرغت يده يحرك حجرًا على وصلة إلى نقطة فارغة.
mill-explain-flying =
    { $count ->
        [one] من بقي له حجر واحد يجوز له الطيران: ينتقل الحجر إلى أي نقطة فارغة.
        [two] من له حجران أو أقل يجوز له الطيران: ينتقل الحجر إلى أي نقطة فارغة.
        [few] من له { $count } أحجار أو أقل يجوز له الطيران: ينتقل الحجر إلى أي نقطة فارغة.
       *[other] من له { $count } حجرًا أو أقل يجوز له الطيران: ينتقل الحجر إلى أي نقطة فارغة.
    }
mill-explain-no-flying = لا طيران.
mill-explain-moved-mill = من شكّل طاحونة بالتحريك أزال حجرًا للخصم من الرقعة.

## The rules in words: mills

mill-explain-mills-heading = الطواحين
mill-explain-several-mills-remove-one = عدة طواحين معًا تزيل حجرًا واحدًا فقط.
mill-explain-several-mills-remove-each = عدة طواحين معًا تزيل كل منها حجرًا.
mill-explain-mills-protect = لا يجوز إزالة حجر في طاحونة، إلا إذا كانت كل أحجار طرفه في طواحين.
mill-explain-mills-protect-nothing = يجوز إزالة أي حجر للخصم، في طاحونة كان أو خارجها.
mill-explain-one-time = كل خط يكافئ الطرف مرة واحدة فقط: لا قيمة لطاحونة كل نقاطها على خطوط كافأت طرفها من قبل.
mill-explain-one-time-protects = وطاحونة كهذه تظل تحمي أحجارها.
mill-explain-shuttling = التأرجح بين طاحونتين مقيد: الحجر الذي ترك طاحونة وشكّل أخرى لا يجوز أن يرجع فورًا ويشكل الأولى من جديد في النقلة التالية لطرفه.

## The rules in words: captures without mills

mill-explain-custodian-heading = الأسر بالحصر
mill-explain-custodian = يؤسر حجر الخصم إذا وقع على خط بين الحجر الذي لُعب للتو وحجر آخر للطرف نفسه. وإن كانت عدة أحجار أزال اللاعب واحدًا منها.
mill-explain-intervention-heading = الأسر بالتوسط
mill-explain-intervention = الحجر الذي يُلعب بين حجرين للخصم على خط يأسرهما معًا. وإن كانت عدة خطوط كهذه لم يُحسب إلا واحد: الخط بين الحلقات قبل ضلع الحلقة، والضلع قبل القطر.
mill-explain-leap-heading = الأسر بالقفز
mill-explain-leap = من فرغت يده يجوز له القفز: يقفز حجره على خط من طرف إلى طرف فوق حجر للخصم ويأسره. ولا يُزال إلا ذلك الحجر، حتى لو شكل القفز طاحونة أيضًا.
mill-explain-capture-where = يجوز هذا { $lines }.
mill-explain-along-sides = على أضلاع الحلقات
mill-explain-across-rings = على الخطوط بين الحلقات
mill-explain-on-diagonals = على الأقطار
mill-explain-capture-everywhere = يجوز هذا على كل خط.
mill-explain-capture-always = يجوز في المرحلتين.
mill-explain-capture-always-few = يجوز في مرحلة الوضع، وفي مرحلة التحريك لمن له ثلاثة أحجار أو أقل على الرقعة.
mill-explain-capture-placing = يجوز في مرحلة الوضع فقط.
mill-explain-capture-moving = يجوز في مرحلة التحريك فقط.
mill-explain-capture-moving-few = يجوز في مرحلة التحريك فقط، ولمن له ثلاثة أحجار أو أقل على الرقعة فقط.
mill-explain-capture-never = بهذه القواعد كما ضُبطت لا يحدث هذا أبدًا.
mill-explain-beside-heading = الأسر مع الطواحين
mill-explain-mills-protect-from-captures = الطواحين تحمي أحجارها من الأسر أيضًا.
mill-explain-custodian-or-intervention = إذا أسرت نقلة بالحصر وبالتوسط معًا، فالإزالة الأولى تحدد أيهما يُحسب؛ والحجر المأسور بكليهما يُحسب للتوسط.
mill-explain-mill-or-capture = إذا شكلت نقلة طاحونة وأسرت معًا، فالإزالة الأولى تحدد أيهما يُحسب.
mill-explain-mill-and-capture-as-sanmill = إذا شكلت نقلة طاحونة وأسرت معًا، تُعدّ الإزالات كما في Sanmill: لا يُزال إلا المأسور، إلا إذا أعطت الطواحين إزالات أكثر من الأسر.

## The rules in words: the end of the placing phase

mill-explain-end-heading = نهاية مرحلة الوضع
mill-explain-turns-go-on = حين تفرغ اليدان تستمر الأدوار كما هي.
mill-explain-opener = حين تفرغ اليدان يلعب { $seat } أول نقلة.
mill-explain-counted = وقبل ذلك تُعدّ الطواحين ويزيل الطرفان أحجارًا، وأولهما { $seat }.
mill-explain-counted-none = إذا لم تكن هناك طواحين أزال كل طرف حجرًا من أحجاره.
mill-explain-counted-one-side = إذا كانت لطرف واحد فقط طواحين أزال حجرين للخصم، وأزال الآخر حجرًا واحدًا.
mill-explain-counted-both = إذا كانت للطرفين طواحين أزال كل منهما من أحجار الخصم بعدد طواحين صاحب العدد الأقل، وصاحب العدد الأكبر يزيل حجرًا زيادة.
mill-explain-full-loses = إذا كانت الرقعة ممتلئة عندئذ خسر الأبيض.
mill-explain-full-white-removes = إذا كانت الرقعة ممتلئة عندئذ أزال الأبيض ثم الأسود حجرًا للخصم.
mill-explain-full-black-removes = إذا كانت الرقعة ممتلئة عندئذ أزال الأسود ثم الأبيض حجرًا للخصم.
mill-explain-full-opener-removes = إذا كانت الرقعة ممتلئة عندئذ أزال صاحب الدور حجرًا للخصم أولًا.
mill-explain-full-draw = إذا كانت الرقعة ممتلئة عندئذ فاللعبة تعادل.

## The rules in words: stalemate and draws

mill-explain-stalemate-heading = الانسداد
mill-explain-stuck-loses = يخسر الطرف إذا وجب عليه أن يحرك ولم يستطع.
mill-explain-stuck-passes = من لا يستطيع الحركة يمرر الدور؛ وإذا لم يستطع أي طرف الحركة فاللعبة تعادل.
mill-explain-stuck-removes-and-moves = من لا يستطيع الحركة يزيل حجرًا للخصم يجاور حجرًا له، ولو من طاحونة، ثم يحرك.
mill-explain-stuck-removes = من لا يستطيع الحركة يزيل حجرًا للخصم يجاور حجرًا له، ولو من طاحونة؛ ثم يحرك الطرف الآخر.
mill-explain-stuck-both-remove = إذا لم يستطع طرف الحركة أزال هو ثم الطرف الآخر حجرًا للخصم يجاور حجرًا له، ولو من طاحونة؛ ثم يحرك الطرف الذي كان عالقًا.
mill-explain-stuck-draws = إذا لم يستطع صاحب الدور الحركة فاللعبة تعادل.
mill-explain-draws-heading = التعادل
mill-explain-quiet =
    { $count ->
        [one] اللعبة تعادل بعد نقلة واحدة دون وضع حجر أو إزالته.
        [two] اللعبة تعادل بعد نقلتين متتاليتين (نقلات الطرفين معًا) دون وضع حجر أو إزالته.
        [few] اللعبة تعادل بعد { $count } نقلات متتالية (نقلات الطرفين معًا) دون وضع حجر أو إزالته.
       *[other] اللعبة تعادل بعد { $count } نقلة متتالية (نقلات الطرفين معًا) دون وضع حجر أو إزالته.
    }
mill-explain-quiet-endgame =
    { $count ->
        [one] متى صار لطرف ثلاثة أحجار على الرقعة كفت نقلة واحدة كهذه.
        [two] متى صار لطرف ثلاثة أحجار على الرقعة كفت نقلتان كهاتين.
        [few] متى صار لطرف ثلاثة أحجار على الرقعة كفت { $count } نقلات كهذه.
       *[other] متى صار لطرف ثلاثة أحجار على الرقعة كفت { $count } نقلة كهذه.
    }
mill-explain-repetition = اللعبة تعادل إذا تكررت الوضعية نفسها للمرة الثالثة.
