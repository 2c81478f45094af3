# What Ludo says, in Arabic.
# Terms: piece قطعة, square مربع, base القاعدة, start square مربع البداية, loop المسار, home column ممر الوصول, goal الهدف,
# goal space خانة الهدف, to capture أكل, blockade سد, safe آمن, globe كرة, star نجمة, double دوبل, bonus steps خطوات مكافأة.

## Places
ludo-place-square = المربع { $number }
ludo-place-column = ممر وصول { $seat }، { $number }
ludo-place-goal = هدف { $seat }
ludo-place-goal-space = خانة هدف { $seat }، { $number }
ludo-place-base = قاعدة { $seat }

## What is counted for each player
count-in-base = في القاعدة
count-at-goal = في الهدف
count-progress = مربعات مقطوعة

## What the player to act has to do
ludo-task-roll = على { $seat } أن يرمي النرد
ludo-task-play = على { $seat } أن يلعب { $numbers }
ludo-task-bonus =
    { $steps ->
        [one] على { $seat } أن يلعب خطوة مكافأة واحدة
        [two] على { $seat } أن يلعب خطوتي مكافأة
        [few] على { $seat } أن يلعب { $steps } خطوات مكافأة
       *[other] على { $seat } أن يلعب { $steps } خطوة مكافأة
    }
ludo-task-no-move = لا يستطيع { $seat } لعب { $numbers } فيمرر الدور
ludo-task-third = ثالث { $roll } على التوالي: { $seat } يمرر الدور

## Rolls that may count in a row
ludo-roll-six = ستة
ludo-roll-double = دوبل
ludo-roll-six-or-double = ستة أو دوبل

## Why a move is not legal
must-move = لديك نقلة جائزة، فلا يجوز لك التمرير.
no-such-piece = لا توجد قطعة { $piece }: قطعك مرقمة من 0 إلى { $last }.
all-at-goal = كل قطعك في الهدف، فلم يبق ما تحركه.
third-in-a-row =
    { $effect ->
        [last-moved-home] هذا ثالث { $roll } على التوالي: لا يجوز لك لعبه، وينتهي دورك، وتعود القطعة التي حركتها أخيرًا إلى قاعدتها.
        [leader-home] هذا ثالث { $roll } على التوالي: لا يجوز لك لعبه، وينتهي دورك، وتعود قطعتك الأكثر تقدمًا إلى قاعدتها.
        [roll-void] هذا ثالث { $roll } على التوالي: لا يجوز لك لعبه، فمرر وارمِ من جديد.
       *[turn-ends] هذا ثالث { $roll } على التوالي: لا يجوز لك لعبه، وينتهي دورك.
    }
no-such-number = ليس لديك { $steps } لتلعبه؛ لديك { $numbers }.
sum-only-enters = مجموع النردين، { $steps }، لا يصلح إلا لإخراج قطعة من القاعدة.
at-goal = بلغت القطعة { $piece } نهاية طريقها.
needs-entry-number =
    { $count ->
        [0] لم يعد شيء يُخرج قطعة من القاعدة.
       *[other] لا تخرج القطعة { $piece } من القاعدة بـ { $steps }: يلزمها { $entry }.
    }
bonus-from-base = خطوات المكافأة لا تُخرج قطعة من القاعدة.
overshoot =
    { $left ->
        [one] { $steps } كثير: القطعة { $piece } على بعد مربع واحد من نهاية طريقها.
        [two] { $steps } كثير: القطعة { $piece } على بعد مربعين من نهاية طريقها.
        [few] { $steps } كثير: القطعة { $piece } على بعد { $left } مربعات من نهاية طريقها.
       *[other] { $steps } كثير: القطعة { $piece } على بعد { $left } مربعًا من نهاية طريقها.
    }
past-the-foot = يجب أن تقف القطعة { $piece } أولًا على { $square } بالضبط، أسفل الدرج.
wrong-stair = لا تصعد القطعة { $piece } الدرجة التالية إلا بـ { $needed }.
own-in-the-way = قطعتك على المربع { $square } في الطريق، ولا يجوز تجاوزها.
piece-in-the-way = على مربعك { $square } قطعة يملكها { $owner }، ولا يجوز تجاوزها.
blockade-in-the-way = على مربعك { $square } سد يملكه { $owner }، ولا يجوز تجاوزه.
own-blockade = سدك على المربع { $square } يوقفك أنت أيضًا.
own-square-full =
    { $room ->
        [one] قطعتك على المربع { $square }، ولا يتسع هذا المربع لقطعتين من قطعك.
        [two] لك قطعتان على المربع { $square }، ولا يتسع هذا المربع لأكثر.
        [few] لك { $room } قطع على المربع { $square }، ولا يتسع هذا المربع لأكثر.
       *[other] لك { $room } قطعة على المربع { $square }، ولا يتسع هذا المربع لأكثر.
    }
blockade-on-target = على مربعك { $square } سد يملكه { $owner }، ولا يجوز النزول عليه.
safe-square-taken = المربع الآمن { $square } يشغله { $owner }، فلا يجوز لك النزول هناك.
enemy-on-start = { $owner } يقف على مربعك { $square } ويحبس قطعك في القاعدة.
must-use-both-dice = تستطيع لعب النردين { $dice } معًا، فيجب عليك ذلك؛ وبعد هذه النقلة لا يمكن لعب الآخر.
must-use-larger-die = لا يمكن لعب إلا أحد النردين، فيجب أن يكون الأكبر: { $die }.
must-enter = تستطيع إخراج قطعة من القاعدة، فيجب عليك ذلك.
must-clear-start = ما دامت لك قطع في القاعدة، يجب أن تتحرك قطعتك التي على مربع البداية أولًا.
must-break-pair = يجب لعب الستة بإحدى قطعك المجتمعة على { $squares }.
must-capture = تستطيع أكل قطعة بالانتقال إلى { $squares }، فيجب أن تأكل.

## How a game ended
ludo-verdict-first =
    { $count ->
        [one] { $winners } أول من أوصل كل قطعه إلى الهدف.
        [two] { $winners } أول من أوصلا كل قطعهما إلى الهدف.
       *[other] { $winners } أول من أوصلوا كل قطعهم إلى الهدف.
    }
ludo-verdict-no-opponent = لم يبق من يُلعب ضده.

## Positions, moves and dice that cannot be read
ludo-fen-fields = المتوقع <pieces> <seat> <dice> <round> <tries> <sixes> <places>
ludo-fen-seat = يجب أن يكون صاحب الدور مقعدًا مشغولًا من 0 إلى 3
ludo-fen-round = الجولة عدد من 1 إلى 65535
ludo-fen-tries = المحاولات عدد من 0 إلى { $most }
ludo-fen-seat-skipped = هذا المقعد أنهى لعبه، فليس الدور دوره
ludo-fen-four-seats = المتوقع أربعة مقاعد بينها /، و- للمقعد الفارغ
ludo-fen-seat-empty = هذا المقعد فارغ في هذه القواعد؛ اكتب -
ludo-fen-squares =
    { $count ->
        [one] المتوقع مربع قطعة واحدة
        [two] المتوقع مربعا قطعتين بينهما فاصلة لاتينية
        [few] المتوقع مربعات { $count } قطع بينها فواصل لاتينية
       *[other] المتوقع مربعات { $count } قطعة بينها فواصل لاتينية
    }
ludo-fen-beyond-the-end = ينتهي الطريق عند { $end }
ludo-fen-crowded =
    { $count ->
        [one] لا يتسع المربع { $square } لقطعة واحدة
        [two] لا يتسع المربع { $square } لقطعتين من لون واحد
        [few] لا يتسع المربع { $square } لعدد { $count } قطع من لون واحد
       *[other] لا يتسع المربع { $square } لعدد { $count } قطعة من لون واحد
    }
ludo-fen-two-seats = يجب أن يكون مقعدان على الأقل مشغولين
ludo-fen-bonus-zero = المكافأة خطوة واحدة على الأقل
ludo-fen-bonus-unknown =
    { $count ->
        [0] هذه القواعد لا تعطي خطوات مكافأة
       *[other] عدد خطوات المكافأة في هذه القواعد { $steps } فقط
    }
ludo-fen-dice =
    { $count ->
        [one] المتوقع نرد واحد على الأكثر من 1 إلى { $most }، وخطوات مكافأة مثل b20
        [two] المتوقع نردان على الأكثر من 1 إلى { $most }، وخطوات مكافأة مثل b20
       *[other] المتوقع { $count } من أرقام النرد على الأكثر من 1 إلى { $most }، وخطوات مكافأة مثل b20
    }
ludo-fen-bonus-many = عدد نقلات المكافأة المنتظرة { $most } على الأكثر
ludo-fen-streak = عدد الرميات المتتالية من 0 إلى 255
ludo-fen-streak-never = لا تُعد الرميات المتتالية هنا؛ اكتب 0
ludo-fen-streak-other-dice = هذا النرد يقطع الرميات المتتالية؛ اكتب 0
ludo-fen-places = المتوقع المقاعد التي أنهت، كل منها مرة واحدة، أو -
ludo-fen-last-piece = المتوقع قطعة واحدة من l0 إلى l{ $last }
ludo-fen-meaningless = لا معنى لهذا في هذه القواعد، أو ليس الآن وقته
ludo-move-form = المتوقع قطعة من 0 إلى 3 وعدد، مثل p2+6، أو pass
ludo-dice-one = المتوقع نرد واحد من 1 إلى 6
ludo-dice-two = المتوقع نردان من 1 إلى 6، مثل 63

## The rules in words: headings
ludo-explain-board = الرقعة
ludo-explain-turn = الدور
ludo-explain-entering = الخروج من القاعدة
ludo-explain-moving = الحركة
ludo-explain-meeting = الأكل
ludo-explain-special = المربعات الخاصة
ludo-explain-home = بلوغ الهدف
ludo-explain-winning = الفوز
ludo-explain-oddities = غرائب أُبقيت للتوافق

## The rules in words: the board
ludo-explain-players =
    { $count ->
        [two] يتناوب لاعبان بهذا الترتيب: { $seats }.
        [few] يتناوب { $count } لاعبين بهذا الترتيب: { $seats }.
       *[other] يتناوب { $count } لاعبًا بهذا الترتيب: { $seats }.
    }
ludo-explain-team = فريق واحد: { $seats }.
ludo-explain-partners = الشركاء يتقاسمون المربعات ولا يأكل أحدهم قطع الآخر ولا يردها أبدًا.
ludo-explain-pieces =
    { $count ->
        [one] لكل لاعب قطعة واحدة تبدأ في القاعدة.
        [two] لكل لاعب قطعتان تبدآن في القاعدة.
        [few] لكل لاعب { $count } قطع تبدأ في القاعدة.
       *[other] لكل لاعب { $count } قطعة تبدأ في القاعدة.
    }
ludo-explain-pieces-all-out =
    { $count ->
        [one] لكل لاعب قطعة واحدة تبدأ على مربع بدايته.
        [two] لكل لاعب قطعتان تبدآن على مربع بدايته.
        [few] لكل لاعب { $count } قطع تبدأ على مربع بدايته.
       *[other] لكل لاعب { $count } قطعة تبدأ على مربع بدايته.
    }
ludo-explain-pieces-some-out = عدد قطع كل لاعب { $count }: { $out } على مربع البداية و{ $in } في القاعدة.
ludo-explain-loop = عدد مربعات المسار { $squares }. تعدّ من مربع بدايتك، وهو مربعك 1، وتترك المسار بعد مربعك { $visited }.
ludo-explain-column =
    { $count ->
        [one] المربع { $first } هو ممر وصولك، ولا يدخله لون آخر.
       *[other] المربعات { $first } إلى { $last } هي ممر وصولك، ولا يدخله لون آخر.
    }
ludo-explain-goal = هدفك هو { $goal }، وفيه تجتمع كل قطعك.
ludo-explain-goal-spaces =
    { $count ->
        [one] هدفك هو الخانة { $first }.
        [two] هدفك خانتان، { $first } و{ $last }، تتسع كل منهما لقطعة واحدة.
        [few] هدفك صف من { $count } خانات، { $first } إلى { $last }، تتسع كل منها لقطعة واحدة.
       *[other] هدفك صف من { $count } خانة، { $first } إلى { $last }، تتسع كل منها لقطعة واحدة.
    }

## The rules in words: a turn
ludo-explain-one-die = ارمِ نردًا واحدًا وحرّك به قطعة واحدة.
ludo-explain-two-dice = ارمِ نردين؛ كل منهما يحرك قطعة. إذا أمكن لعبهما معًا وجب ذلك. وإذا أمكن لعب أي منهما دون الآخر وجب لعب الأكبر.
ludo-explain-two-dice-free = ارمِ نردين؛ كل منهما يحرك قطعة، بأي ترتيب تشاء.
ludo-explain-seven = إذا لم تكن لك قطعة في القاعدة فالستة تُحسب 7.
ludo-explain-must-move = إذا كانت لديك نقلة جائزة وجب أن تلعب؛ وإلا تمرر الدور.
ludo-explain-may-pass = يجوز لك التمرير حتى لو كانت لديك نقلة جائزة.
ludo-explain-extra-roll = ترمي مرة أخرى بعد { $what }.
ludo-explain-extra-roll-later = من الجولة الثانية فصاعدًا ترمي مرة أخرى بعد { $what }.
ludo-explain-no-extra-roll = لا شيء يمنح رمية أخرى.
ludo-extra-six = رمي 6
ludo-extra-doubles = رمي دوبل
ludo-extra-capture = أكل قطعة
ludo-extra-finish = إيصال قطعة إلى الهدف
ludo-explain-tries =
    { $count ->
        [one] ما دامت ليست لك قطعة في الطريق، لك رمية واحدة لإخراج قطعة.
        [two] ما دامت ليست لك قطعة في الطريق، لك أن ترمي حتى مرتين لإخراج قطعة.
        [few] ما دامت ليست لك قطعة في الطريق، لك أن ترمي حتى { $count } مرات لإخراج قطعة.
       *[other] ما دامت ليست لك قطعة في الطريق، لك أن ترمي حتى { $count } مرة لإخراج قطعة.
    }
ludo-explain-tries-first-round =
    { $count ->
        [one] في الجولة الأولى، ما دامت ليست لك قطعة في الطريق، لك رمية واحدة لإخراج قطعة.
        [two] في الجولة الأولى، ما دامت ليست لك قطعة في الطريق، لك أن ترمي حتى مرتين لإخراج قطعة.
        [few] في الجولة الأولى، ما دامت ليست لك قطعة في الطريق، لك أن ترمي حتى { $count } مرات لإخراج قطعة.
       *[other] في الجولة الأولى، ما دامت ليست لك قطعة في الطريق، لك أن ترمي حتى { $count } مرة لإخراج قطعة.
    }
ludo-explain-third-no-extra-roll = ثالث { $roll } على التوالي يُلعب، لكن دورك ينتهي به.
ludo-explain-third-turn-ends = ثالث { $roll } على التوالي لا يُلعب، وينتهي دورك.
ludo-explain-third-roll-void = ثالث { $roll } على التوالي لا يُلعب؛ ترمي من جديد وتعدّ من جديد.
ludo-explain-third-last-moved-home = ثالث { $roll } على التوالي لا يُلعب: ينتهي دورك، وتعود القطعة التي حركتها أخيرًا في هذا الدور إلى قاعدتها، إلا إذا كانت قد تركت المسار.
ludo-explain-third-leader-home = ثالث { $roll } على التوالي لا يُلعب: ينتهي دورك، وتعود قطعتك الأكثر تقدمًا التي لم تبلغ الهدف إلى قاعدتها.

## The rules in words: leaving the base
ludo-explain-entry = يلزمك رمي { $numbers } لإخراج قطعة من القاعدة. وتخرج إلى مربع بدايتك.
ludo-explain-entry-on = رمي { $number } يُخرج قطعة من القاعدة إلى مربعك { $square }.
ludo-explain-entry-never = القطعة التي تعود إلى قاعدتها تبقى هناك.
ludo-explain-entry-sum = مجموع النردين يكفي أيضًا، ويستهلك كليهما.
ludo-explain-entry-forced = إذا استطعت إخراج قطعة وجب ذلك.
ludo-explain-clear-start = ما دامت لك قطع في القاعدة، يجب أن تتحرك القطعة التي على مربع بدايتك إن استطاعت.
ludo-explain-entry-captures-one = القطعة التي تخرج تأكل قطعة واحدة للخصم على ذلك المربع، وتبقى غيرها.
ludo-explain-entry-captures-one-when-full = إذا كان ذلك المربع ممتلئًا، فالقطعة التي تخرج تأكل قطعة واحدة للخصم هناك.
ludo-explain-entry-captures-all = القطعة التي تخرج تأكل كل قطع الخصوم على ذلك المربع.
ludo-explain-entry-captures-nothing = قطعة الخصم على ذلك المربع تحبس قطعك في القاعدة.

## The rules in words: moving
ludo-explain-stack-any = يجوز أن يجتمع على المربع أي عدد من قطعك.
ludo-explain-stack =
    { $most ->
        [one] لا يجوز أبدًا أن تجتمع قطعتان من قطعك على مربع.
        [two] لا يجوز أن تجتمع على المربع أكثر من قطعتين من قطعك.
        [few] لا يجوز أن تجتمع على المربع أكثر من { $most } قطع من قطعك.
       *[other] لا يجوز أن تجتمع على المربع أكثر من { $most } قطعة من قطعك.
    }
ludo-explain-passing-not-own = لا يجوز لك تجاوز قطعك على المسار.
ludo-explain-passing-nobody = لا يجوز لك تجاوز أي قطعة على المسار.
ludo-explain-column-passing = لا يجوز لك تجاوز قطعك في ممر الوصول.
ludo-explain-column-and-goal-passing = لا يجوز لك تجاوز قطعك في ممر الوصول ولا بين خانات الهدف.
ludo-explain-goal-passing = لا يجوز لك تجاوز قطعك بين خانات الهدف.
ludo-explain-stop-behind = القطعة التي لا تستطيع إتمام نقلتها تقف على آخر مربع تبلغه قبل العائق.
ludo-explain-break-pair = إذا اجتمعت قطعتان أو أكثر من قطعك على مربع من المسار، وجب لعب الستة بإحداها إن أمكن.
ludo-explain-capture-forced = إذا استطعت الأكل وجب ذلك.
ludo-explain-capture-bonus =
    { $count ->
        [one] عن كل قطعة تأكلها تتقدم إحدى قطعك مربعًا واحدًا.
        [two] عن كل قطعة تأكلها تتقدم إحدى قطعك مربعين.
        [few] عن كل قطعة تأكلها تتقدم إحدى قطعك { $count } مربعات.
       *[other] عن كل قطعة تأكلها تتقدم إحدى قطعك { $count } مربعًا.
    }
ludo-explain-finish-bonus =
    { $count ->
        [one] عن كل قطعة توصلها إلى الهدف تتقدم إحدى قطعك مربعًا واحدًا.
        [two] عن كل قطعة توصلها إلى الهدف تتقدم إحدى قطعك مربعين.
        [few] عن كل قطعة توصلها إلى الهدف تتقدم إحدى قطعك { $count } مربعات.
       *[other] عن كل قطعة توصلها إلى الهدف تتقدم إحدى قطعك { $count } مربعًا.
    }
ludo-explain-bonus-last = تُلعب خطوات المكافأة بعد النرد، وتضيع إذا لم تستطعها أي قطعة.

## The rules in words: captures and blockades
ludo-explain-capture = القطعة التي تنزل على قطعة واحدة للخصم تأكلها: تعود قطعة الخصم إلى قاعدتها.
ludo-explain-pair-none = وإذا نزلت على عدة قطع أكلتها كلها.
ludo-explain-pair-not-captured = قطعتان أو أكثر من لون واحد على مربع لا تؤكل؛ بل تشاركها المربع.
ludo-explain-pair-cannot-be-landed-on = قطعتان أو أكثر للخصم من لون واحد على مربع من المسار سد: يجوز تجاوزه ولا يجوز النزول عليه.
ludo-explain-pair-cannot-be-passed = قطعتان أو أكثر للخصم من لون واحد على مربع من المسار سد: لا يجوز النزول عليه ولا تجاوزه.
ludo-explain-pair-arrival-sent-home = قطعتان أو أكثر من لون واحد على مربع تحمي بعضها بعضًا: قطعة الخصم التي تنزل عليها تعود إلى قاعدتها.
ludo-explain-pair-binds-owner = السد يوقف بقية قطع لونه أيضًا.

## The rules in words: special squares
ludo-explain-safe-share =
    { $count ->
        [one] مربعك { $squares } آمن: يجوز أن تجتمع عليه قطع من ألوان مختلفة.
        [two] مربعاك { $squares } آمنان: يجوز أن تجتمع عليهما قطع من ألوان مختلفة.
       *[other] مربعاتك { $squares } آمنة: يجوز أن تجتمع عليها قطع من ألوان مختلفة.
    }
ludo-explain-safe-arrival-forbidden =
    { $count ->
        [one] مربعك { $squares } آمن: لا يجوز النزول عليه وفيه خصم.
        [two] مربعاك { $squares } آمنان: لا يجوز النزول على أي منهما وفيه خصم.
       *[other] مربعاتك { $squares } آمنة: لا يجوز النزول على أي منها وفيه خصم.
    }
ludo-explain-safe-arrival-sent-home =
    { $count ->
        [one] مربعك { $squares } كرة: إذا نزلت عليه وفيه خصم عادت قطعتك إلى قاعدتها.
        [two] مربعاك { $squares } كرتان: إذا نزلت على أي منهما وفيه خصم عادت قطعتك إلى قاعدتها.
       *[other] مربعاتك { $squares } كرات: إذا نزلت على أي منها وفيه خصم عادت قطعتك إلى قاعدتها.
    }
ludo-explain-start-owner = القطعة التي على مربع بدايتها ترد كل قطعة للخصم تنزل هناك.
ludo-explain-stars = مربعاتك { $squares } نجوم: القطعة التي تنزل على نجمة تقفز إلى النجمة التالية.
ludo-explain-last-star-stays = وعلى النجمة الأخيرة تبقى.
ludo-explain-last-star-to-goal = وإذا نزلت على النجمة الأخيرة بلا قفز ذهبت إلى الهدف مباشرة.
ludo-explain-only-star-to-goal = مربعك { $square } نجمة: القطعة التي تنزل عليه تذهب إلى الهدف مباشرة.
ludo-explain-star-captures-first = القطعة التي تقفز تواجه الخصوم على النجمة التي نزلت عليها، لا على التي ينتهي عندها قفزها.
ludo-explain-star-captures-final = القطعة التي تقفز تواجه الخصوم على النجمة التي ينتهي عندها قفزها، لا على التي نزلت عليها.
ludo-explain-star-captures-both = القطعة التي تقفز تواجه الخصوم على النجمة التي نزلت عليها وعلى التي ينتهي عندها قفزها معًا.

## The rules in words: reaching the goal
ludo-explain-stairs = ممر الوصول درج. يجب أن تقف القطعة أولًا على { $foot } بالضبط، أسفل الدرج. ثم تصعد مربعًا مربعًا والهدف آخرها: الأول بـ 1 والثاني بـ 2 وهكذا، ومن السادس فصاعدًا بـ 6.
ludo-explain-finish-exact = يلزمك عدد مضبوط لبلوغ الهدف.
ludo-explain-finish-exact-spaces = لا تستطيع القطعة تخطي خانة الهدف الأخيرة.
ludo-explain-finish-bounce = القطعة التي ترمي أكثر من اللازم ترتد عند { $end } وترجع ببقية خطواتها، لكن لا ترجع إلى المسار أبدًا.
ludo-explain-finish-goal-minus-die = يلزمك عدد مضبوط لبلوغ الهدف. القطعة التي في ممر الوصول وترمي أكثر توضع قبل { $end } بعدد ما يظهره النرد، ولا يحدث هناك شيء لأحد.

## The rules in words: winning
ludo-explain-win = أول لاعب يوصل كل قطعه إلى الهدف يفوز.
ludo-explain-win-together = يفوز الشركاء معًا حين يوصلون جميعًا قطعهم إلى الهدف.
ludo-explain-play-on-all-but-one = يواصل الآخرون اللعب على المراكز حتى يبقى واحد فقط.
ludo-explain-play-on-all = يواصل الآخرون اللعب على المراكز حتى ينهي الجميع.
ludo-explain-finished-roll = من أنهى من اللاعبين يظل يرمي ويمرر.

## The rules in words: oddities
ludo-explain-odd-column-on-loop = القطعة التي على أول مربع من ممر وصولها تقف أيضًا على مربعين من المسار: الذي قبل مربع بدايتها، ومربع بدايتها.
ludo-explain-odd-first-enemy-only = القطعة التي تنزل على عدة ألوان لا تواجه إلا أولها بعد لونها في ترتيب اللعب.
ludo-explain-odd-star-goes-on = القطعة التي تُرد من النجمة التي نزلت عليها تظل تواجه الخصوم حيث كان قفزها سينتهي.
ludo-explain-odd-tries = لا تُعطى المحاولات إلا ما دامت كل القطع في القاعدة بعد الرمي.
