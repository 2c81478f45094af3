# Games in other programs' formats, in Arabic.
# Terms: format صيغة, history تاريخ لعبة, match مباراة, header ترويسة, comment تعليق, array مصفوفة, moment لحظة, cube مكعب المضاعفة.

## Where something is wrong
exchange-line = السطر { $line }، العمود { $column }: { $problem }
exchange-byte = البايت { $byte }: { $problem }
exchange-moment = اللحظة { $moment } (العدّ من 0): { $problem }
exchange-turn = اللعبة { $game }، الدور { $turn }: { $problem }
exchange-record = اللعبة { $number }: { $problem }

## What is wrong with a file as a whole
exchange-unknown = ليس هذا من الصيغ المعروفة: لا يبدأ بـ [Teahouse "1"] ولا بوسوم أو نقلات من الدريس، وليس مباراة (.mat) ولا تاريخ لعبة من LUDOpy (.npz) ولا قائمة من LongNardi (.json).
exchange-empty = لا توجد ألعاب فيه.
exchange-nothing-to-write = لا توجد ألعاب لكتابتها.
exchange-not-written = الصيغة { $format } تُقرأ ولا تُكتب.
exchange-other-family = الصيغة { $format } لا تحمل ألعاب { $rules }.
exchange-other-game = لا يمكن كتابة اللعبة { $number } بهذه الصيغة، فهي تحمل ألعاب { $family } وحدها.
exchange-set-up = تبدأ اللعبة { $number } بوضعية مرتّبة لا مكان لها في هذه الصيغة.

## What had to be assumed, or was left out
exchange-rules-assumed = لا يذكر الملف أي قواعد؛ عُدّت { $rules }.
exchange-no-comments =
    { $count ->
        [zero] لم يُترك أي تعليق (الصيغة { $format }).
        [one] تُرك تعليق واحد؛ لا مكان له في الصيغة { $format }.
        [two] تُرك تعليقان؛ لا مكان لهما في الصيغة { $format }.
        [few] تُركت { $count } تعليقات؛ لا مكان لها في الصيغة { $format }.
       *[other] تُرك { $count } تعليقًا؛ لا مكان لها في الصيغة { $format }.
    }
exchange-no-headers = تُركت الأسماء والترويسات الأخرى؛ لا مكان لها في الصيغة { $format }.

## Matches (.mat)
mat-before-games = «{ $found }» ترد قبل اللعبة الأولى. المتوقع: "7 point match" أو "Game 1" أو تعليق يبدأ بفاصلة منقوطة (;).
mat-names = «{ $found }» لا تذكر اللاعبين. المتوقع: الاسم : النقاط، مرتين.
mat-cell = «{ $found }» ليست نقلة. المتوقع: رمية مثل 63: أو Doubles أو Takes أو Drops أو Wins.
mat-cells = «{ $found }» تقول أكثر من شيئين. المتوقع: واحد لكل لاعب.
mat-dice = «{ $found }» ليست رمية نرد. المتوقع: رقمان من 1 إلى 6 ونقطتان رأسيتان.
mat-double = لا تقول Doubles إلى كم. المتوقع: Doubles => 2.
mat-wins = لا تقول Wins كم نقطة. المتوقع: Wins 1 point.
mat-move = «{ $found }» ليست نقلة. المتوقع: من/إلى، من 24 نزولًا إلى 1، و0 أو off لخارج الرقعة.
mat-variation = هذه مباراة { $variation }؛ لا تمكن إعادة إلا مباريات النرد الطويل.
mat-cube = لا يمكن رفع المكعب إلى { $found }. المتوقع: Doubles => { $expected }.
# $found and $expected are numbers of points; $expected may be several, such as 2, 4.
mat-points = الاستسلام الآن لا يساوي { $found } من النقاط. المتوقع: { $expected }.
# $problem says how the game ended.
mat-other-end = انتهت اللعبة بشكل آخر: { $problem }
# Scores such as 2-4, the left player's points first.
mat-score = النتيجة المذكورة قبل هذه اللعبة { $found } لا تتفق مع الألعاب السابقة. المتوقع: { $expected }.
mat-other-turn = الدور دور { $seat }.
mat-other-dice = النرد على الرقعة هو { $dice }.
mat-must-move = يمكن لعب المزيد من هذا النرد، فيجب لعبه.
mat-refused = لا يمكن لعب { $found }: { $problem }
mat-no-such-turn = لا يمكن لعب هذا بهذا النرد.
mat-other-match = هذه الألعاب ليست من مباراة واحدة: قواعدها أو أطوال مبارياتها مختلفة.
mat-roll-off = اللعبة { $game }: لا يقول الملف كيف جاءت رمية البداية؛ كُتبت 2 و1.

## LUDOpy's histories (.npz)
npz-cut-off = الملف مبتور هنا.
npz-directory = فهرس الأرشيف تالف.
npz-compressed = هذا الجزء من الأرشيف مضغوط. احفظه بـ numpy.savez كما يفعل LUDOpy، لا بـ savez_compressed.
npz-checksum = هذا الجزء من الأرشيف تالف: مجموع التحقق خاطئ.
npy-version = ليست هذه مصفوفة numpy معروفة.
npy-header = «{ $found }» ليست ترويسة مصفوفة.
npy-kind = «{ $found }»: تحمل المصفوفة غير الأعداد الصحيحة. المتوقع: ما يكتبه numpy.savez(name, **game.hist).
npy-order = «{ $found }»: المصفوفة بترتيب Fortran. المتوقع: ترتيب C.
ludopy-one-array = هذه مصفوفة واحدة، وتاريخ اللعبة أربع مصفوفات. احفظه بـ save_hist أو بـ numpy.savez(name, **game.hist).
ludopy-no-array = المصفوفة { $array } ناقصة.
ludopy-shape = شكل المصفوفة { $array } هو { $found }. المتوقع: { $expected }.
ludopy-piece = { $found } ليس موضعًا لقطعة.
ludopy-player = مكتوب اللاعب { $found }، لكن الدور دور اللاعب { $expected }.
ludopy-pieces = القطع ليست حيث تركتها اللحظة السابقة.
ludopy-pair = نرد اللحظة التي بعد النقلة أو لاعبها غير ما في اللحظة التي قبلها.
ludopy-no-such-move = لا نقلة جائزة بالرقم { $die } تؤدي إلى مواضع القطع هذه.
ludopy-one-game =
    { $count ->
        [two] تاريخ LUDOpy يحمل لعبة واحدة، وهاتان لعبتان ({ $count }).
        [few] تاريخ LUDOpy يحمل لعبة واحدة، وهذه { $count } ألعاب.
       *[other] تاريخ LUDOpy يحمل لعبة واحدة، وهذه { $count } لعبة.
    }
ludopy-rules = تاريخ LUDOpy يحمل ألعابًا بقواعده هو، ludopy و ludopy-two، لا بقواعد { $rules }.

## LongNardi's lists (.json)
longnardi-json = ليس هذا JSON: { $problem }
longnardi-list = ليست هذه قائمة ألعاب.
longnardi-field = الحقل { $field } ناقص، أو ليس كما ينبغي.
longnardi-board = الرقعة ليست كما تركها الدور السابق.
longnardi-no-such-turn = لا دور جائزًا بهذا النرد يؤدي إلى هذه الرقعة.
