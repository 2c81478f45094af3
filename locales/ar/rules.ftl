# What is wrong with rule files, in Arabic.
# Terms: option خيار, rule file ملف قواعد, family عائلة, variant نوع, to extend توسيع, group مجموعة, list قائمة, table جدول,
# seat مقعد, lane ممر, loop مسار.

## Around a problem
problem-at = السطر { $line }، العمود { $column }: { $problem }
problem-with-help = { $problem } (مساعدة: { $help })

## Hints that go with several problems
hint-expected = المتوقع { $expected }
hint-did-you-mean = هل تقصد { $suggestion }؟
hint-did-you-mean-name = هل تقصد "{ $suggestion }"؟
hint-version = version = 1

## What an option takes
expected-truth = true أو false
expected-number = عدد صحيح من { $min } إلى { $max }
expected-name = واحد من { $names }
expected-numbers = قائمة أعداد صحيحة من { $min } إلى { $max } بلا تكرار
expected-names = قائمة ببعض من { $names } بلا تكرار
expected-lists = قائمة قوائم أعداد صحيحة من { $min } إلى { $max }
expected-board-points = قائمة حلقات أو صفوف، كل منها قائمة نقاط، وكل نقطة ["name", x, y]
expected-board-edges = قائمة أزواج من أسماء النقاط
expected-board-lines = قائمة خطوط، كل منها قائمة أسماء نقاط من طرف إلى طرف

## What stands in the file
value-truth = قيمة منطقية
value-number = عدد صحيح
value-fraction = عدد كسري
value-text = نص
value-date = تاريخ أو وقت
value-list = قائمة
value-table = جدول

## Options that are set by a word
setting-wrong = { $path }: القيمة «{ $value }» خاطئة، والمتوقع { $expected }
setting-syntax = { $path }: القيمة «{ $value }» خاطئة، والمتوقع { $expected } ({ $error })

## The file as a whole
rules-syntax = { $error }
rules-syntax-help = انظر toml.io لمعرفة الصياغة
rules-too-large = حجم الملف { $bytes } بايت
rules-too-large-help = حجم ملف القواعد { $limit } على الأكثر
rules-more = و{ $count } غيرها
rules-more-help = أصلح هذه أولًا

## The head of the file
rules-no-id = ليس في الملف id
rules-no-id-help = أضف id = "my-variant"
rules-bad-id = لا يصلح «{ $id }» أن يكون id
rules-bad-id-help = حروف لاتينية صغيرة وأرقام، كلمات بينها شرطات، 64 محرفًا على الأكثر
rules-no-family = لا يقول الملف إلى أي عائلة ينتمي
rules-no-family-help = أضف family = واحد من { $families }
rules-unknown-family = لا توجد عائلة «{ $family }»
rules-unknown-family-help = واحد من { $families }
rules-family-not-played = لا أحد يلعب { $family } هنا
rules-family-not-played-help = واحد من { $families }
rules-not-a-text = { $path } ليس نصًا
rules-not-a-text-help = { $path } = "…"
rules-bad-version = version ليس عددًا صحيحًا من 1 فصاعدًا
rules-bad-sources = sources ليس قائمة نصوص
rules-bad-sources-help = sources = ["…"]

## The file that this one extends
rules-extends-other-family = لا تستطيع العائلة «{ $family }» توسيع «{ $parent }» من العائلة «{ $parent-family }»
rules-extends-other-family-help = احذف family، أو وسّع نوعًا من العائلة نفسها
rules-extends-unknown = لا يوجد نوع «{ $name }» لتوسيعه
rules-extends-unknown-help = اذكر نوعًا مدمجًا أو ملف قواعد
rules-extends-unreadable = تعذرت قراءة { $file }: { $why }
rules-extends-unreadable-help = اذكر نوعًا مدمجًا أو ملف قواعد
rules-extends-wrong = في { $file } خطأ: { $first }
rules-extends-wrong-help = الأمر `teahouse rules check { $file }` يقول كل شيء عنه
rules-extends-circle = الملفات يوسّع بعضها بعضًا في دائرة: { $circle }
rules-extends-circle-help = اجعل أحدها يوسّع شيئًا آخر، أو لا شيء
rules-extends-chain = أكثر من { $most } من الملفات يوسّع بعضها بعضًا
rules-extends-chain-help = اكتب خيارات بعضها في ملف واحد

## Single options
rules-unknown-key = ليس في { $family } خيار { $path }
rules-unknown-key-help = الأمر `teahouse rules schema` يسرد خيارات { $family }
rules-not-a-group = { $path } مجموعة خيارات، لا { $found }
rules-not-a-group-help = اكتب [{ $path }] ثم خياراتها
rules-out-of-range = { $path }: { $value } خارج المجال من { $min } إلى { $max }
rules-wrong-type = { $path }: الموجود { $found } والمتوقع { $wanted }
rules-unknown-name = { $path }: القيمة «{ $value }» خاطئة، والمتوقع { $wanted }
rules-twice = { $path }: { $value } مذكور هنا مرتين
rules-number-too-large = { $path }: { $value } أكبر مما يتسع له عدد
rules-not-finite = { $path }: لا معنى هنا للقيمة { $value }
rules-date = { $path }: لا معنى هنا لتاريخ أو وقت

## Options of Nardi that do not go together
rules-combination-tie-roll-off = { $path }: يلزم equal-turns معرفة من بدأ، ورمية البداية تخفي ذلك
rules-combination-tie-roll-off-help = opening.roll = "white-rolls"، أو score.tie آخر
rules-combination-tie-next-game = { $path }: مع equal-turns يبدأ الأبيض كل لعبة
rules-combination-tie-next-game-help = opening.next_game = "opening-roll"، أو score.tie آخر
rules-combination-mars = { $path }: قيمة المارس ({ $mars }) أقل من قيمة الفوز العادي ({ $oin })
rules-combination-mars-help = بقدر score.oin على الأقل
rules-combination-koks = { $path }: قيمة الكوكس ({ $koks }) أقل من قيمة المارس ({ $mars })
rules-combination-koks-help = بقدر score.mars على الأقل، أو 0 لإلغائه
rules-combination-cascade = { $path }: ليس لسلسلة الدوبل نهاية دور يُفتح فيها السد
rules-combination-cascade-help = false، أو dice.doubles آخر
rules-combination-crawford = { $path }: قاعدة كراوفورد يلزمها مكعب ومباراة
rules-combination-crawford-help = match.cube = true وmatch.length من 2 فصاعدًا، أو false
rules-combination-jacoby = { $path }: قاعدة جاكوبي للألعاب المفردة مع مكعب
rules-combination-jacoby-help = match.cube = true وmatch.length = 1، أو false

## Options of Ludo that do not go together
rules-combination-loop = { $path }: { $loop } ليس من مضاعفات 4
rules-combination-loop-help = المعتاد 40 و52 و56 و68
rules-combination-visited = { $path }: لا يمكن أن يمر لون بعدد { $visited } من مربعات مسار عددها { $loop }
rules-combination-visited-help = board.loop على الأكثر
rules-combination-square = { $path }: { $square } ليس على المسار الذي ينتهي لكل لون عند { $visited }
rules-combination-square-help = أرقام كما يعدّ كل لون مربعاته، من 1 إلى board.visited
rules-combination-star-order = { $path }: النجوم ليست بترتيب الطريق
rules-combination-star-order-help = اكتب الأعداد الأصغر أولًا
rules-combination-star-to-slots = { $path }: لا يمكن أن تؤدي نجمة إلى خانات هدف منفردة
rules-combination-star-to-slots-help = board.goal = "shared"، أو احذف هذا الخيار
rules-combination-lane-on-loop = { $path }: يلزم هذا ممر، ومسار يترك كل لون منه مربعًا واحدًا
rules-combination-lane-on-loop-help = لرقعة LUDOpy فقط
rules-combination-stairs = { $path }: الدرج يلزمه ممر وهدف مشترك
rules-combination-stairs-help = board.lane = 6 وboard.goal = "shared"، أو lane.rule آخر
rules-combination-pieces-out = { $path }: لا يوجد هذا العدد من القطع
rules-combination-pieces-out-help = `pieces` على الأكثر
rules-combination-start-square = { $path }: { $most ->
    [one] لا يتسع مربع البداية إلا لقطعة واحدة من قطع صاحبه
    [two] يتسع مربع البداية لقطعتين على الأكثر من قطع صاحبه
   *[other] عدد قطع صاحبه التي يتسع لها مربع البداية { $most } على الأكثر
}
rules-combination-start-square-help = انظر square.own_max
rules-combination-never-full = { $path }: لا معنى للقيمة "one-when-full" حيث لا يمتلئ المربع أبدًا
rules-combination-never-full-help = حدّد square.own_max، أو اكتب "one"
rules-combination-pair-binds = { $path }: القطعتان معًا لا تسدان هنا
rules-combination-pair-binds-help = انظر pair.effect
rules-combination-no-entry = { $path }: لا شيء يُخرج قطعة من القاعدة
rules-combination-no-entry-help = entry.values = [6]
rules-combination-entry-number = { $path }: لا نرد يُظهر رقمًا كهذا
rules-combination-entry-number-help = أرقام من 1 إلى 6، أو entry.by_sum = true
rules-combination-entry-square = { $path }: ليس مربعًا على المسار لرقم من entry.values
rules-combination-entry-square-help = مربعات بعدد أرقام entry.values، من 1 إلى board.visited
rules-combination-no-sum = { $path }: ليس لنرد واحد مجموع
rules-combination-no-sum-help = dice.count = 2
rules-combination-no-doubles = { $path }: لا دوبل مع نرد واحد
rules-combination-no-doubles-help = dice.count = 2
rules-combination-few-seats = { $path }: يلزم اللعبة مقعدان على الأقل
rules-combination-few-seats-help = seats = [0, 2]
rules-combination-seat-order = { $path }: المقاعد ليست بترتيب اللعب
rules-combination-seat-order-help = اكتب الأعداد الأصغر أولًا
rules-combination-teams = { $path }: كل مقعد مشغول ينتمي إلى فريق واحد بالضبط
rules-combination-teams-help = teams = [[0, 2], [1, 3]]
rules-combination-one-team = { $path }: الفريق الوحيد ليس له من يلعب ضده
rules-combination-one-team-help = فريقان على الأقل، أو لا فرق

## Options of Mill that do not go together
rules-combination-lost-from-the-start = { $path }: { $pieces ->
    [one] الطرف الذي له حجر واحد خاسر من البداية
    [two] الطرف الذي له حجران خاسر من البداية
    [few] الطرف الذي له { $pieces } أحجار خاسر من البداية
   *[other] الطرف الذي له { $pieces } حجرًا خاسر من البداية
}
rules-combination-lost-from-the-start-help = piece_count على الأكثر
rules-combination-no-room = { $path }: ضعف العدد { $pieces } من الأحجار لا تتسع له نقاط عددها { $points }
rules-combination-no-room-help = { $most } على الأكثر
rules-combination-not-own = { $path }: لا توصف إلا رقعة خاصة
rules-combination-not-own-help = board.layout = "own"
rules-combination-no-diagonals = { $path }: ليس لحلقتين خطوط قطرية
rules-combination-no-diagonals-help = has_diagonal_lines = false، أو رقعة أخرى
rules-combination-no-middle = { $path }: أسر كهذا يلزمه نقطة وسطى على كل خط
rules-combination-no-middle-help = خطوط من ثلاث نقاط، أو بلا أسر كهذا

## Boards of Mill that a file describes
rules-board-no-point = { $path }: هذه ليست نقطة
rules-board-no-point-help = ["a1", 0, 0]: الاسم، x، y
rules-board-no-name = { $path }: هذا ليس اسمًا
rules-board-no-name-help = اسم نقطة
rules-board-no-list = { $path }: الموجود { $found } والمتوقع قائمة
rules-board-no-list-help = [ … ]
rules-board-size = { $path }: { $points ->
    [zero] لا رقعة بلا نقاط
    [one] نقطة واحدة لا تصنع رقعة
    [two] نقطتان لا تصنعان رقعة
    [few] { $points } نقاط لا تصنع رقعة
   *[other] { $points } نقطة لا تصنع رقعة
}
rules-board-size-help = عدد النقاط من { $least } إلى { $most }
rules-board-name = { $path }: لا يصلح «{ $name }» اسمًا لنقطة
rules-board-name-help = حرف لاتيني ثم حروف وأرقام، ستة على الأكثر، بلا x
rules-board-name-is-a-roll = { $path }: لا يصلح «{ $name }» اسمًا لنقطة
rules-board-name-is-a-roll-help = الحرف r مع رقم رمية نرد؛ استعمل حرفًا آخر، مثل q1
rules-board-name-is-taken = { $path }: لا يصلح «{ $name }» اسمًا لنقطة
rules-board-name-is-taken-help = هذه الكلمة أمر، أو نقلة في ألعاب أخرى؛ أضف رقمًا مثلًا
rules-board-same-name = { $path }: هناك نقطتان باسم { $name }
rules-board-same-name-help = أعط كل نقطة اسمًا خاصًا بها
rules-board-out-of-drawing = { $path }: { $x }, { $y } خارج الرسم
rules-board-out-of-drawing-help = x وy من 0 إلى { $most }
rules-board-same-place = { $path }: نقطتان عند { $x }, { $y }
rules-board-same-place-help = أعط كل نقطة مكانًا خاصًا بها
rules-board-unknown-point = { $path }: لا توجد نقطة «{ $name }»
rules-board-unknown-point-help = انظر board.points
rules-board-point-twice = { $path }: { $name } مذكورة هنا مرتين
rules-board-point-twice-help = نقاط مختلفة
rules-board-edge = { $path }: الوصلة تربط نقطتين
rules-board-edge-help = ["a1", "a4"]
rules-board-edge-twice = { $path }: رُبطت { $from } و{ $to } مرتين
rules-board-edge-twice-help = مرة واحدة تكفي
rules-board-no-lines = { $path }: رقعة بلا خطوط ليس فيها طواحين
rules-board-no-lines-help = خط واحد على الأقل
rules-board-line-length = { $path }: { $points ->
    [zero] لا نقاط في هذا الخط
    [one] في هذا الخط نقطة واحدة
    [two] في هذا الخط نقطتان
    [few] في هذا الخط { $points } نقاط
   *[other] في هذا الخط { $points } نقطة
}
rules-board-line-length-help = في كل خط نقطتان على الأقل، والعدد نفسه في كل الخطوط
rules-board-line-twice = { $path }: هذا الخط مذكور هنا مرتين
rules-board-line-twice-help = مرة واحدة تكفي
rules-board-many-lines = { $path }: عدد الخطوط المارة بالنقطة { $name } أكثر من { $most }
rules-board-many-lines-help = { $most } على الأكثر
rules-board-no-way = { $path }: لا طريق من { $from } إلى { $to }
rules-board-no-way-help = أضف وصلة إلى { $to }

## Rules that cannot be had
variant-unknown = لا يوجد نوع «{ $name }»؛ الأنواع المدمجة: { $known }؛ أو اذكر ملف قواعد ينتهي بـ .toml
variant-unknown-suggested = لا يوجد نوع «{ $name }»؛ هل تقصد { $suggestion }؟ الأنواع المدمجة: { $known }؛ أو اذكر ملف قواعد ينتهي بـ .toml
variant-unreadable = تعذرت قراءة { $path }: { $why }
variant-wrong = { $name }: { $problems }
variant-text-wrong = القواعد: { $problems }

## Why a file cannot be read
file-refused = { $error }
file-is-a-folder = إنه مجلد
file-is-not-plain = ليس ملفًا عاديًا
file-too-large = حجمه { $bytes } بايت، وحجم ملف القواعد { $limit } على الأكثر
file-longer-than-it-says = حجمه { $bytes } بايت على الأقل، وحجم ملف القواعد { $limit } على الأكثر
file-not-text = ليس نصًا بترميز UTF-8
file-no-files = هذا الإصدار من Teahouse لا يقرأ ملفات
