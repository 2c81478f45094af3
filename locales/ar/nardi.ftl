# Long Nardi and its family, in Arabic.
# Terms: checker حجر, point خانة, head الرأس, home البيت, starting quarter ربع البداية, to bear off إخراج, block سد,
# pip خطوة, step نقلة, double دوبل, runner الحجر المتقدم, oin فوز عادي, mars مارس, koks كوكس, cube مكعب المضاعفة,
# roll-off رمية البداية, points of a score نقاط.

## Places of the board
nardi-place-point = { $point }
nardi-place-off = { $seat }: المُخرَجة

## What is counted, beside a number
count-pips = خطوات باقية
count-off = أُخرجت
count-on-head = على الرأس

## What is to be done
nardi-task-roll-off = يرمي كل طرف نردًا واحدًا، وصاحب الرقم الأعلى يبدأ.
nardi-task-roll = على { $seat } أن يرمي النرد.
nardi-task-roll-again = على { $seat } أن يرمي مرة أخرى بعد الدوبل.
nardi-task-last-roll = { $opponent } أخرج كل أحجاره؛ ويبقى أمام { $seat } رمية أخيرة.
nardi-task-last-turn = { $opponent } أخرج كل أحجاره؛ ويبقى أمام { $seat } دور أخير.
nardi-task-play = على { $seat } أن يلعب { $dice }.
nardi-task-play-handed = على { $seat } أن يلعب { $dice } مما لم يستطع { $opponent } لعبه.
nardi-task-pass = لا يستطيع { $seat } لعب { $dice } وعليه تمرير الدور.
nardi-task-pips = الخطوات الباقية: { seat-white } { $white }، { seat-black } { $black }.

## How a game ended
nardi-verdict-oin = { $points ->
    [one] { $winner } يفوز فوزًا عاديًا بنقطة واحدة: { $loser } أخرج حجرًا واحدًا على الأقل.
    [two] { $winner } يفوز فوزًا عاديًا بنقطتين: { $loser } أخرج حجرًا واحدًا على الأقل.
    [few] { $winner } يفوز فوزًا عاديًا، { $points } نقاط: { $loser } أخرج حجرًا واحدًا على الأقل.
   *[other] { $winner } يفوز فوزًا عاديًا، { $points } نقطة: { $loser } أخرج حجرًا واحدًا على الأقل.
}
nardi-verdict-mars = { $points ->
    [one] { $winner } يفوز بمارس، نقطة واحدة: { $loser } لم يُخرج شيئًا.
    [two] { $winner } يفوز بمارس، نقطتان: { $loser } لم يُخرج شيئًا.
    [few] { $winner } يفوز بمارس، { $points } نقاط: { $loser } لم يُخرج شيئًا.
   *[other] { $winner } يفوز بمارس، { $points } نقطة: { $loser } لم يُخرج شيئًا.
}
nardi-verdict-koks-none-home = { $points ->
    [one] { $winner } يفوز بكوكس، نقطة واحدة: { $loser } لم يُخرج شيئًا وليس له حجر في البيت.
    [two] { $winner } يفوز بكوكس، نقطتان: { $loser } لم يُخرج شيئًا وليس له حجر في البيت.
    [few] { $winner } يفوز بكوكس، { $points } نقاط: { $loser } لم يُخرج شيئًا وليس له حجر في البيت.
   *[other] { $winner } يفوز بكوكس، { $points } نقطة: { $loser } لم يُخرج شيئًا وليس له حجر في البيت.
}
nardi-verdict-koks-first-quarter = { $points ->
    [one] { $winner } يفوز بكوكس، نقطة واحدة: { $loser } لم يُخرج شيئًا وما زال له حجر في ربع البداية.
    [two] { $winner } يفوز بكوكس، نقطتان: { $loser } لم يُخرج شيئًا وما زال له حجر في ربع البداية.
    [few] { $winner } يفوز بكوكس، { $points } نقاط: { $loser } لم يُخرج شيئًا وما زال له حجر في ربع البداية.
   *[other] { $winner } يفوز بكوكس، { $points } نقطة: { $loser } لم يُخرج شيئًا وما زال له حجر في ربع البداية.
}
nardi-verdict-tie = اللعبة تعادل: أخرج الطرفان كل أحجارهما.

## Why a step is not legal: the checker
point-empty = لا حجر على الخانة { $point }.
not-your-checker = أحجار الخانة { $point } تخص { $owner }، والدور دور { $seat }.
head-already-used = { $limit ->
    [one] لا يجوز أن يغادر الرأسَ، الخانة { $point }، حجر آخر في هذا الدور؛ القاعدة حجر واحد في الدور.
    [two] لا يجوز أن يغادر الرأسَ، الخانة { $point }، حجر آخر في هذا الدور؛ القاعدة حجران في الدور.
    [few] لا يجوز أن يغادر الرأسَ، الخانة { $point }، حجر آخر في هذا الدور؛ القاعدة { $limit } أحجار في الدور.
   *[other] لا يجوز أن يغادر الرأسَ، الخانة { $point }، حجر آخر في هذا الدور؛ القاعدة { $limit } حجرًا في الدور.
}
runner-first = لا يتحرك إلا الحجر المتقدم على الخانة { $point } حتى يتجاوز رأس الخصم، الخانة { $head }.

## Why a step is not legal: the dice
no-such-die = من الخانة { $from } إلى الخانة { $to } يلزم { $needed }؛ الباقي للعب: { $dice }.
die-too-small = الإخراج من الخانة { $point } يلزمه { $needed } أو أكثر؛ الباقي للعب: { $dice }.
must-play = يستطيع { $seat } أن يلعب نقلة، فلا يجوز التمرير.
both-dice-must-be-played = يمكن لعب { $dice } معًا، لكن ليس بعد هذه النقلة.
more-dice-must-be-played = { $steps ->
    [one] يمكن لعب نقلة واحدة في هذا الدور، لكن ليس بعد هذه.
    [two] يمكن لعب نقلتين في هذا الدور، لكن ليس بعد هذه.
    [few] يمكن لعب { $steps } نقلات في هذا الدور، لكن ليس بعد هذه.
   *[other] يمكن لعب { $steps } نقلة في هذا الدور، لكن ليس بعد هذه.
}
only-the-higher-die = لا يمكن لعب إلا أحد النردين، فيجب أن يكون الأعلى: { $die } لا { $other }.

## Why a step is not legal: where it ends
point-held = الخانة { $point } يحتلها { $owner }.
no-inner-steps = كل أحجار { $seat } في البيت: يمكن الآن إخراجها فقط، لا تحريكها داخل البيت.
not-all-home = { $count ->
    [one] لا يستطيع { $seat } الإخراج إلا وكل الأحجار في البيت؛ الخانة { $points } ليست في البيت.
    [two] لا يستطيع { $seat } الإخراج إلا وكل الأحجار في البيت؛ الخانتان { $points } ليستا في البيت.
   *[other] لا يستطيع { $seat } الإخراج إلا وكل الأحجار في البيت؛ الخانات { $points } ليست في البيت.
}
exact-die-only = الإخراج من الخانة { $point } يلزمه { $needed } بالضبط؛ الباقي للعب: { $dice }.
larger-die-only-from-farthest = النرد الأكبر من اللازم يُخرج فقط من أبعد خانة ما زالت مشغولة، وهي { $point } لا { $from }.

## Why a step is not legal: blocks
block = { $checked ->
    [every-step] هذه النقلة تترك سدًا على الخانات { $points }. { $rule }
   *[turn-end] هذه النقلة تترك سدًا على الخانات { $points }، ولا يمكن لبقية الدور أن تفتحه. { $rule }
}
block-needs-enemy-ahead = { $length ->
    [two] لا يجوز احتلال خانتين متتاليتين إلا إذا كان حجر من أحجار { $enemy } قد تجاوزهما.
    [few] لا يجوز احتلال { $length } خانات متتالية إلا إذا كان حجر من أحجار { $enemy } قد تجاوزها.
   *[other] لا يجوز احتلال { $length } خانة متتالية إلا إذا كان حجر من أحجار { $enemy } قد تجاوزها.
}
block-needs-enemy-home = { $length ->
    [two] لا يجوز احتلال خانتين متتاليتين إلا إذا كان حجر من أحجار { $enemy } في البيت.
    [few] لا يجوز احتلال { $length } خانات متتالية إلا إذا كان حجر من أحجار { $enemy } في البيت.
   *[other] لا يجوز احتلال { $length } خانة متتالية إلا إذا كان حجر من أحجار { $enemy } في البيت.
}
block-never = { $length ->
    [two] لا يجوز أبدًا احتلال خانتين متتاليتين.
    [few] لا يجوز أبدًا احتلال { $length } خانات متتالية.
   *[other] لا يجوز أبدًا احتلال { $length } خانة متتالية.
}
own-start-full = { $checked ->
    [every-step] عدد الخانات التي يجوز أن يحتلها { $seat } من خانات ربع بدايته الست، { $first } إلى { $last }، هو { $limit } على الأكثر؛ وبعد هذه النقلة يصبح { $held }.
   *[turn-end] عدد الخانات التي يجوز أن يحتلها { $seat } في نهاية الدور من خانات ربع بدايته الست، { $first } إلى { $last }، هو { $limit } على الأكثر، وهذا غير ممكن بعد هذه النقلة.
}
enemy-start-full = { $checked ->
    [every-step] عدد الخانات التي يجوز أن يحتلها { $seat } من خانات ربع بداية الخصم الست، { $first } إلى { $last }، هو { $limit } على الأكثر؛ وبعد هذه النقلة يصبح { $held }.
   *[turn-end] عدد الخانات التي يجوز أن يحتلها { $seat } في نهاية الدور من خانات ربع بداية الخصم الست، { $first } إلى { $last }، هو { $limit } على الأكثر، وهذا غير ممكن بعد هذه النقلة.
}
block-must-be-opened = كل أحجار { $enemy } على الخانة { $point }، خلف السد على الخانات { $points } مباشرة؛ يجب أن يفتحه هذا الدور.

## Why steps are not a whole turn
turn-over = { $steps ->
    [one] ينتهي الدور بعد نقلة واحدة.
    [two] ينتهي الدور بعد نقلتين.
    [few] ينتهي الدور بعد { $steps } نقلات.
   *[other] ينتهي الدور بعد { $steps } نقلة.
}
turn-incomplete = الدور غير مكتمل: يستطيع { $seat } أن يلعب المزيد من الباقي، { $dice }.

## Texts that could not be read: what was being read
nardi-notation-turn = دور
nardi-notation-board = رقعة
nardi-notation-side = طرف
nardi-notation-head = حقل الرأس
nardi-notation-mark = علامة

## Texts that could not be read: what is wrong
nardi-step-form = النقلة خانتان بينهما "/"، مثل "24/18" أو "6/off"، أو "pass".
nardi-step-from = تبدأ النقلة من خانة بين 1 و24.
nardi-step-to = تنتهي النقلة على خانة بين 1 و24، أو "off".
nardi-step-off-outside = لا يمكن إخراج إلا حجر في بيته.
nardi-step-distance = النقلة من 1 إلى 6 خانات إلى الأمام.
nardi-turn-too-long = في الدور أربع نقلات على الأكثر.
nardi-turn-pass-alone = تُكتب "pass" وحدها.
nardi-dice-form = المتوقع رقمان من 1 إلى 6، مثل "63".
nardi-fen-fields = المتوقع رقعة وطرف ونرد، مثل "O5/6/o5/6 w -".
nardi-fen-too-long = يوجد هنا أكثر من رقعة وطرف ونرد وحقل رأس وعلامة.
nardi-fen-side-form = المتوقع "w" أو "b"، أو "-" قبل رمية البداية.
nardi-fen-dice-form = المتوقع أرقام من 1 إلى 6، أو "-" قبل الرمي.
nardi-fen-dice-double = عدد نقلات الدوبل في هذه القواعد { $count }.
nardi-fen-dice-differ = إذا زادت الأرقام على اثنين وجب أن تكون أرقام دوبل.
nardi-fen-mark-meaningless = لا معنى لها مع هذه القواعد وهذا النرد.
nardi-fen-mark-form = المتوقع "x" أو "d" أو "c" أو "h".
nardi-fen-head-alone = لا يُكتب حقل الرأس إلا مع نرد، أو مع العلامة "x".
nardi-fen-head-form = المتوقع عدد من 0 إلى 15.
nardi-fen-board-form = المتوقع أربعة أرباع بينها "/".
nardi-fen-board-letter = المتوقع "A" إلى "O" للأبيض و"a" إلى "o" للأسود و"1" إلى "6" للخانات الفارغة.
nardi-fen-quarter-long = في الربع { $quarter } أكثر من ست خانات.
nardi-fen-quarter-short = { $points ->
    [zero] لا خانات في الربع { $quarter } بدلًا من ست.
    [one] في الربع { $quarter } خانة واحدة بدلًا من ست.
    [two] في الربع { $quarter } خانتان بدلًا من ست.
    [few] في الربع { $quarter } { $points } خانات بدلًا من ست.
   *[other] في الربع { $quarter } { $points } خانة بدلًا من ست.
}
nardi-fen-checkers = عدد أحجار { $seat } هو { $count }؛ والحد الأقصى 15.
nardi-fen-no-roll-off = الطرف "-" لرمية البداية، وليس في هذه القواعد رمية بداية.
nardi-fen-roll-off-start = رمية البداية تكون في أول اللعبة وبلا نرد: "O5/6/o5/6 - -".
nardi-fen-no-tie = لم يبق لأي طرف أحجار، ولا تعادل في هذه القواعد.
nardi-fen-over-with-dice = انتهت اللعبة، فلا يمكن أن يبقى نرد.

## The rules: the board
nardi-explain-board = الرقعة
nardi-explain-points = في الرقعة 24 خانة في حلقة، مرقمة كما يراها الأبيض.
nardi-explain-heads = لكل طرف خمسة عشر حجرًا تبدأ كلها على خانة واحدة هي الرأس: رأس الأبيض الخانة 24 ورأس الأسود الخانة 12.
nardi-explain-ways = يسير الطرفان في الاتجاه نفسه: الأبيض من 24 نزولًا إلى 1، والأسود من 12 نزولًا إلى 1 ثم من 24 نزولًا إلى 13.
nardi-explain-homes = آخر ست خانات من الطريق هي البيت: 6 إلى 1 للأبيض، و18 إلى 13 للأسود.
nardi-explain-aim = الهدف إدخال كل الأحجار إلى البيت ثم إخراجها من الرقعة.

## The rules: the start
nardi-explain-start = البداية
nardi-explain-white-rolls = يرمي الأبيض أولًا.
nardi-explain-roll-off = يرمي كل طرف نردًا واحدًا؛ وإذا تساويا أعادا الرمي.
nardi-explain-roll-off-fresh = صاحب الرقم الأعلى يبدأ برمية جديدة للنردين.
nardi-explain-roll-off-played = صاحب الرقم الأعلى يبدأ ويلعب الرقمين اللذين رُميا.

## The rules: a turn
nardi-explain-turn = الدور
nardi-explain-steps = يرمي اللاعب نردين ويلعب بكل منهما نقلة: يتقدم حجر واحد بهذا العدد من الخانات بالضبط.
nardi-explain-no-hitting = لا يجوز دخول خانة عليها حجر للخصم؛ ولا تُضرب الأحجار أبدًا.
nardi-explain-same-checker = يجوز أن يلعب الحجر نفسه عدة نقلات إذا كانت كل منها ممكنة.
nardi-explain-double-four = الدوبل يعطي أربع نقلات من رقمه.
nardi-explain-double-two = الدوبل يعطي نقلتين من رقمه، ثم يرمي اللاعب نفسه مرة أخرى.
nardi-explain-extra-roll = تأتي هذه الرمية حتى لو لم يمكن لعب شيء من الدوبل، لكن ليس بعد الفوز؛ والدوبل فيها لا يعطي رمية أخرى.
nardi-explain-extra-roll-head = { $limit ->
    [one] لا تُعد دورًا أول أبدًا، ويجوز أن يغادر الرأس بها حجر واحد.
    [two] لا تُعد دورًا أول أبدًا، ويجوز أن يغادر الرأس بها حجران على الأكثر.
    [few] لا تُعد دورًا أول أبدًا، ويجوز أن يغادر الرأس بها { $limit } أحجار على الأكثر.
   *[other] لا تُعد دورًا أول أبدًا، ويجوز أن يغادر الرأس بها { $limit } حجرًا على الأكثر.
}
nardi-explain-cascade = الدوبل يعطي أربع نقلات من رقمه، ثم أربعًا من الرقم التالي الأعلى، وهكذا حتى 6: بعد 4-4 يأتي 5-5 و6-6.
nardi-explain-cascade-parts = يُلعب كل دوبل من هذه قدر الإمكان قبل أن يبدأ التالي.
nardi-explain-cascade-ends = أول رقم لا يمكن لعبه ينهي الدور، وكل ما بقي ينتقل إلى الخصم، فيلعبه بالترتيب نفسه ثم يرمي كالمعتاد.
nardi-explain-cascade-lost = ما لا يستطيع الخصم لعبه أيضًا يضيع.
nardi-explain-most-dice = يجب لعب أكبر عدد ممكن من الأرقام.
nardi-explain-higher-die = إذا أمكن لعب أي من رقمين مختلفين دون الآخر، وجب لعب الأعلى.
nardi-explain-pass = من لا يستطيع أي نقلة يمرر الدور.
nardi-explain-winning-stop = يجوز إخراج الحجر الأخير فورًا، حتى لو كان ترتيب آخر للنقلات سيستعمل رقمًا إضافيًا.
nardi-explain-runner = أبعد حجر إلى الأمام هو الحجر المتقدم: حتى يتجاوز حجرٌ رأس الخصم، لا يجوز لأي حجر آخر أن يتحرك.
nardi-explain-runner-passed = بعد ذلك يجوز للبقية أن تتحرك، حتى بما بقي من الدور نفسه.

## The rules: the head
nardi-explain-head = الرأس
nardi-explain-head-free = يجوز أن يغادر الرأسَ أي عدد من الأحجار في الدور.
nardi-explain-head-limit = { $limit ->
    [one] لا يجوز أن يغادر الرأسَ إلا حجر واحد في الدور.
    [two] لا يجوز أن يغادر الرأسَ أكثر من حجرين في الدور.
    [few] لا يجوز أن يغادر الرأسَ أكثر من { $limit } أحجار في الدور.
   *[other] لا يجوز أن يغادر الرأسَ أكثر من { $limit } حجرًا في الدور.
}
nardi-explain-first-turn = في أول دور للاعب، وأحجاره الخمسة عشر كلها على الرأس، تسمح رمية { $doubles } بأن يغادره حجر ثانٍ.
nardi-explain-first-turn-second = في أول دور للاعب، وأحجاره الخمسة عشر كلها على الرأس، تسمح رمية { $doubles } بأن يغادره حجر ثانٍ، لكن فقط إذا كان الخصم قد غادر الرأس.

## The rules: blocks
nardi-explain-blocks = السدود
nardi-explain-blocks-free = يجوز احتلال خانات متتالية (سد) بلا حدود.
nardi-explain-block = { $length ->
    [two] السد خانتان متتاليتان أو أكثر على طريق الخصم يحتلها كلها طرف واحد.
    [few] السد { $length } خانات متتالية أو أكثر على طريق الخصم يحتلها كلها طرف واحد.
   *[other] السد { $length } خانة متتالية أو أكثر على طريق الخصم يحتلها كلها طرف واحد.
}
nardi-explain-block-never = لا يجوز السد أبدًا.
nardi-explain-block-ahead = لا يجوز السد إلا إذا كان حجر للخصم قد تجاوز طرفه البعيد.
nardi-explain-block-home = لا يجوز السد إلا إذا كان حجر للخصم في البيت.
nardi-explain-block-off-counts = الحجر الذي أُخرج يُحسب في ذلك.
nardi-explain-block-off-ignored = الحجر الذي أُخرج لا يُحسب في ذلك.
nardi-explain-own-start = { $limit ->
    [one] في ربع بدايتك (الرأس والخانات الخمس بعده) لا يجوز احتلال إلا خانة واحدة.
    [two] في ربع بدايتك (الرأس والخانات الخمس بعده) لا يجوز احتلال أكثر من خانتين معًا.
   *[other] في ربع بدايتك (الرأس والخانات الخمس بعده) لا يجوز احتلال أكثر من { $limit } خانات معًا.
}
nardi-explain-enemy-start = { $limit ->
    [0] في ربع بداية الخصم (رأسه والخانات الخمس بعده) لا يجوز احتلال أي خانة.
    [one] في ربع بداية الخصم (رأسه والخانات الخمس بعده) لا يجوز احتلال إلا خانة واحدة.
    [two] في ربع بداية الخصم (رأسه والخانات الخمس بعده) لا يجوز احتلال أكثر من خانتين معًا.
   *[other] في ربع بداية الخصم (رأسه والخانات الخمس بعده) لا يجوز احتلال أكثر من { $limit } خانات معًا.
}
nardi-explain-checked-every-step = يُفحص هذا بعد كل نقلة.
nardi-explain-checked-turn-end = يُفحص هذا في نهاية الدور فقط: ما يُبنى أثناء الدور يجوز أن يُفك فيه.
nardi-explain-bear-off-unchecked = نقلات إخراج الأحجار لا تُفحص.
nardi-explain-mover-bound = على صاحب الدور أن يلتزم بذلك، حتى لو كانت الخانات محتلة قبل الدور.
nardi-explain-open-block = إذا كانت أحجار الخصم الخمسة عشر كلها على الخانة التي خلف سد طوله { $length } مباشرة، فيجب أن ينتهي الدور والسد مفتوح، إن أمكن ذلك بأي لعب.

## The rules: bearing off
nardi-explain-bearing-off = الإخراج
nardi-explain-all-home = متى صارت كل أحجار اللاعب الباقية في البيت جاز إخراجها، حتى في الدور الذي يصل فيه آخرها.
nardi-explain-exact-die = كل رقم يُخرج حجرًا من خانة رقمه، عدًّا من نهاية الطريق: 1 من آخر خانة، و6 من أول خانة في البيت.
nardi-explain-larger-die = الرقم الأكبر من اللازم لا يُخرج حجرًا إلا من أبعد خانة ما زالت مشغولة.
nardi-explain-larger-die-never = الرقم الأكبر من اللازم لا يُخرج شيئًا.
nardi-explain-inner-steps = يجوز بدلًا من ذلك استعمال الرقم لنقلة داخل البيت.
nardi-explain-no-inner-steps = متى صارت كلها في البيت لا تتحرك الأحجار داخله.

## The rules: the end
nardi-explain-end = النهاية
nardi-explain-winner = أول من يُخرج أحجاره الخمسة عشر كلها يفوز.
nardi-explain-oin = { $points ->
    [one] هذا فوز عادي، وقيمته نقطة واحدة.
    [two] هذا فوز عادي، وقيمته نقطتان.
    [few] هذا فوز عادي، وقيمته { $points } نقاط.
   *[other] هذا فوز عادي، وقيمته { $points } نقطة.
}
nardi-explain-mars = { $points ->
    [one] إذا لم يُخرج الخاسر شيئًا فهو مارس، وقيمته نقطة واحدة.
    [two] إذا لم يُخرج الخاسر شيئًا فهو مارس، وقيمته نقطتان.
    [few] إذا لم يُخرج الخاسر شيئًا فهو مارس، وقيمته { $points } نقاط.
   *[other] إذا لم يُخرج الخاسر شيئًا فهو مارس، وقيمته { $points } نقطة.
}
nardi-explain-koks-none-home = { $points ->
    [one] وإذا لم يكن للخاسر حجر في البيت أيضًا فهو كوكس بدلًا من ذلك، وقيمته نقطة واحدة.
    [two] وإذا لم يكن للخاسر حجر في البيت أيضًا فهو كوكس بدلًا من ذلك، وقيمته نقطتان.
    [few] وإذا لم يكن للخاسر حجر في البيت أيضًا فهو كوكس بدلًا من ذلك، وقيمته { $points } نقاط.
   *[other] وإذا لم يكن للخاسر حجر في البيت أيضًا فهو كوكس بدلًا من ذلك، وقيمته { $points } نقطة.
}
nardi-explain-koks-first-quarter = { $points ->
    [one] وإذا بقي للخاسر أيضًا حجر في أول ست خانات من الطريق فهو كوكس بدلًا من ذلك، وقيمته نقطة واحدة.
    [two] وإذا بقي للخاسر أيضًا حجر في أول ست خانات من الطريق فهو كوكس بدلًا من ذلك، وقيمته نقطتان.
    [few] وإذا بقي للخاسر أيضًا حجر في أول ست خانات من الطريق فهو كوكس بدلًا من ذلك، وقيمته { $points } نقاط.
   *[other] وإذا بقي للخاسر أيضًا حجر في أول ست خانات من الطريق فهو كوكس بدلًا من ذلك، وقيمته { $points } نقطة.
}
nardi-explain-no-ties = لا تعادل.
nardi-explain-last-roll = الخاسر الذي أخرج أربعة عشر حجرًا بالضبط له رمية أخيرة: إن أخرج بها الحجر الأخير فاللعبة تعادل، وإلا فهي خسارة عادية.
nardi-explain-last-roll-single = الدوبل في الرمية الأخيرة لا يعطي رمية أخرى.
nardi-explain-equal-turns = إذا أنهى الأبيض، وهو البادئ، أولًا، فللأسود دور آخر: إن أخرج به الحجر الأخير فاللعبة تعادل.
nardi-explain-equal-turns-judged = لا يُحكم بنوع الفوز إلا بعد هذا الدور.

## The rules: matches
nardi-explain-matches = المباريات
nardi-explain-single-game = تُلعب لعبة واحدة.
nardi-explain-match-length = { $points ->
    [one] تُلعب المباراة حتى نقطة واحدة.
    [two] تُلعب المباراة حتى نقطتين.
    [few] تُلعب المباراة حتى { $points } نقاط.
   *[other] تُلعب المباراة حتى { $points } نقطة.
}
nardi-explain-next-opening = تبدأ كل لعبة كالأولى.
nardi-explain-next-winner = الفائز في لعبة يبدأ التالية.
nardi-explain-next-loser = الخاسر في لعبة يبدأ التالية.
nardi-explain-next-alternate = يتناوب الطرفان على البدء.
nardi-explain-cube = يبدأ مكعب المضاعفة في الوسط على 1.
nardi-explain-cube-double = يجوز لمن سيرمي أن يضاعف إذا كان المكعب في الوسط أو ملكه، لكن ليس مع أرقام رمية البداية.
nardi-explain-cube-answer = الخصم إما يقبل، فتتضاعف قيمة المكعب ويصير ملكه، وإما ينسحب، فيخسر خسارة عادية بالقيمة القديمة للمكعب.
nardi-explain-cube-score = نقاط الفوز تُضرب في قيمة المكعب.
nardi-explain-crawford = أول لعبة بعد أن يصير طرف على بعد نقطة واحدة من الفوز بالمباراة تُلعب بلا مكعب (قاعدة كراوفورد).
nardi-explain-jacoby = ما دام المكعب في الوسط يُحسب كل فوز فوزًا عاديًا (قاعدة جاكوبي).
