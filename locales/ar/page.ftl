# The page in the browser, in Arabic.
# Terms: level مستوى, hint تلميح, to take back تراجع, turn دور, variant نوع, record سجل, evaluation تقييم.

## Everywhere
page-name = Teahouse
page-close = إغلاق
page-menu = القائمة
page-loading = جارٍ التحميل …
page-broken = لا يعمل محرك اللعب في هذا المتصفح.
page-broken-help = يلزم متصفح من عام 2023 أو أحدث. التفاصيل: { $problem }
page-incomplete = هذه اللغة مكتملة بنسبة { $share } %؛ والباقي بالإنجليزية.
page-update = توجد نسخة جديدة.
page-update-now = تحميلها

## Home
home-play = العب
home-friend = مع صديق
home-more = المزيد…
home-play-label = العب { $game }
home-friend-label = العب { $game } مع صديق على هذه الشاشة
home-more-label = طرق أخرى للعب { $game }
home-against = { $variant }، ضد { $player }
home-hot-seat = { $variant }، لاعبان على هذه الشاشة
home-table-of =
    { $seats ->
        [one] { $variant }، لاعب واحد على الطاولة
        [two] { $variant }، لاعبان على الطاولة
        [few] { $variant }، { $seats } لاعبين على الطاولة
       *[other] { $variant }، { $seats } لاعبًا على الطاولة
    }
home-watch = { $variant }، الحاسوب يلعب
home-go-on = متابعة
home-go-on-label = متابعة { $variant }
home-unfinished = ألعاب لم تكتمل
home-finished = ألعاب منتهية
home-no-games = الألعاب التي تلعبها تُحفظ هنا في هذا المتصفح.
home-delete-label = حذف لعبة { $variant }
home-step-through = عرض
home-left = تُركت { $when }
home-played = لُعبت { $when }
home-moves =
    { $turns ->
        [zero] بلا أدوار
        [one] دور واحد
        [two] دوران
        [few] { $turns } أدوار
        [many] { $turns } دورًا
       *[other] { $turns } دور
    }
home-games = ألعابي
home-games-line =
    { $played ->
        [0] لم تلعب شيئًا بعد
       *[other] لُعبت: { $played }، الفوز: { $won }
    }

## Families of games
family-nardi = النرد الطويل
family-ludo = لودو
family-mill = الدريس

## A new game
new-title = لعبة جديدة: { $game }
new-variant = النوع
new-rules-of = قواعد { $variant }
new-opponent = الخصم
new-computer = الحاسوب
new-friend = صديق هنا
new-watch = مشاهدة
new-level = المستوى
new-level-of = مستوى { $seat }
new-strength = المستوى { $level } · { $word }
new-seat = لونك
new-person = شخص
new-empty = فارغ
new-start = ابدأ
new-own = ملف قواعد خاص بك
new-own-help = اختر ملفًا ينتهي بـ .toml. يبقى في هذا المتصفح.
new-own-wrong = لا يمكن اللعب بهذا الملف:
level-word-1 = مبتدئ
level-word-2 = هاوٍ
level-word-3 = لاعب نادٍ
level-word-4 = قوي
level-word-5 = خبير

## Players
player-you = أنت
player-level = المستوى { $level } · { $word }
player-person = شخص
player-turn = { $seat } · دورك
player-thinks = { $seat } · يفكر …
player-to-act = { $seat } · الدور دوره

## The table
table-board = رقعة { $variant }
table-board-help = الأسهم للتنقل بين المواضع، Enter للأخذ والوضع، Escape للترك، R لرمي النرد، U للتراجع، H للتلميح.
table-roll = ارمِ
table-confirm = تم
table-take-back = تراجع
# Others have to allow it.
table-ask-back = اطلب التراجع
table-play-again = إعادة
table-hint = تلميح
table-moves = النقلات
table-rules = القواعد
table-evaluation = التقييم
table-evaluation-key = E
table-best-moves = أفضل النقلات
table-new-game = لعبة جديدة
table-same-again = نفسها مجددًا
table-change-seats = تبديل الأماكن
table-resign = استسلام
table-resign-sure = هل تستسلم في هذه اللعبة؟
table-resign-yes = نعم، أستسلم
table-resign-no = لا، أتابع
table-resign-match = استسلام في المباراة
table-resign-match-sure = هل تستسلم في المباراة كلها؟
table-settings = الإعدادات
table-home = الرئيسية
table-sound-on = تشغيل الصوت
table-sound-off = كتم الصوت
table-turn-round = تدوير الرقعة
table-type = اكتب نقلة
table-type-play = العب
table-flip-theme = تغيير المظهر
table-step-first = إلى البداية
table-step-back = خطوة إلى الخلف
table-step-on = خطوة إلى الأمام
table-step-last = إلى النهاية
table-chance = فرصة الفوز
table-chance-of = { $seat } { $percent } %
table-thinking = يفكر …
table-tutor = المدرّب
table-tutor-costs = { $mark }: هذه النقلة تكلّف من النقاط { $loss }.
table-tutor-keep = أبقِها

## What to do now
do-roll = ارمِ النرد
do-choose = اختر قطعة
do-where = اختر إلى أين تذهب
do-where-die = اختر إلى أين تذهب، أو انقر نردًا لتلعبه أولًا
do-remove = اختر قطعة لتأخذها
do-place = اختر نقطة لتضع عليها حجرًا
do-confirm = انقر «تم» أو النرد لإنهاء دورك
do-only-move = لا توجد إلا نقلة واحدة
do-wait = في انتظار { $seat }
do-watch = { $seat } يلعب
do-step-through = استعرض اللعبة خطوة خطوة

## The end
over-you-won = فزت!
over-you-lost = فاز { $seat }
over-won = فاز { $seat }
over-draw = تعادل
over-resigned = استسلم { $seat }
over-rematch = إعادة اللعب
over-step-through = استعراض اللعبة
over-download = تنزيل السجل

## Announcements
say-rolled = { $seat } رمى { $dice }
say-moved = { $seat }: من { $from } إلى { $to }
say-placed = { $seat }: وضع على { $to }
say-finished = { $seat }: من { $from } إلى خارج الرقعة
say-removed = { $seat }: يأخذ { $to }
say-captured = { $move }، مع أكل
say-passed = لا يستطيع { $seat } الحركة
say-taken-back = تم التراجع
say-hint = تلميح: { $move }
say-place-empty = { $place }: فارغ
say-place-holds = { $place }: { $pieces }
say-pieces = { $seat } { $count }
say-place-movable = { $label }، يمكن تحريكه
say-place-target = { $label }، يمكن الذهاب إليه
say-place-removable = { $label }، يمكن أخذه
say-die = النرد { $number }: العبه أولًا
say-die-used = النرد { $number }، استُعمل

## The list of moves
moves-to-play = الدور
moves-pass = تمرير
moves-empty = لا نقلات بعد

## Settings
set-title = الإعدادات
set-language = اللغة
set-theme = المظهر
set-theme-auto = كالنظام
set-theme-light = فاتح
set-theme-dark = داكن
set-theme-contrast = تباين عالٍ
set-sound = الصوت
set-speed = الحركة
set-speed-off = بلا حركة
set-speed-slow = بطيئة
set-speed-normal = عادية
set-speed-fast = سريعة
set-direction = الرقعة
set-direction-usual = المعتادة
set-direction-turned = مدوّرة
set-direction-mirrored = معكوسة
set-direction-both = مدوّرة ومعكوسة
set-numbers = أرقام على الحافة
set-auto-roll = رمي تلقائي
set-auto-confirm = إنهاء الدور تلقائيًا
set-auto-finish = إخراج تلقائي في النهاية
set-help = مساعدة
set-tutor = المدرّب: ينبهني قبل أن تثبت نقلة سيئة

## Help
help-best = أفضل النقلات
help-win = { $percent } %
help-wins-in =
    { $actions ->
       *[other] فوز في { $actions }
    }
help-loses-in =
    { $actions ->
       *[other] خسارة في { $actions }
    }
# What endgames know about a move.
help-won = فوز
help-drawn = تعادل
help-lost = خسارة
help-capture-in =
    إزالة حجر في { $turns ->
        [one] دور واحد
        [two] دورين
        [few] { $turns } أدوار
        [many] { $turns } دورًا
       *[other] { $turns } دور
    }

## Review of a game
study-title = مراجعة
study-open = مراجعة
study-open-label = مراجعة لعبة { $variant }
study-progress = حُكم على { $done } من { $of }
study-progress-label = تقدم المراجعة
study-graph = فرص { $seat }، %
study-luck = الحظ
study-luck-of = الحظ { $luck }
study-luck-column = الحظ
study-turn = الدور { $turn }، { $seat }
study-turn-you = الدور { $turn }، أنت
study-turn-rolled = الدور { $turn }، { $seat } رمى { $dice }
study-turn-you-rolled = الدور { $turn }، رميت أنت { $dice }
study-turn-column = الدور
study-mark-column = الخطأ
study-mark-loss = { $mark } { $loss }
study-forced = إجبارية
study-decision = القرار
study-played = لُعبت
study-better = الأفضل
study-next-best = التالية في الجودة
study-others = نقلات أخرى
study-show = عرض { $line } على الرقعة
study-wins = { $percent } % فوز
study-mars = منها { $percent } % مارس
study-goes-on = وتستمر:
study-not-yet = لم يُحكم عليها بعد
study-worst-first = الأسوأ أولًا
study-whose = أخطاء من
study-yours = أخطاؤك
study-all = الكل
study-no-mistakes = لا أخطاء.
study-none-yet = لا أخطاء حتى الآن.
study-summary = ملخص
study-rate = معدل الخطأ
study-rate-help = ما ضاع في كل قرار، بأجزاء من ألف من النقطة
study-blunders = أخطاء فادحة
study-plays-like = يلعب مثل
study-level = المستوى { $level }
study-play-on = العب من هنا
study-table = النقلات
study-keys = الأيسر والأيمن للتنقل في اللعبة، M و N للخطأ التالي والسابق، B لعرض النقلة الأفضل، الأسفل والأعلى للسير فيها، Escape للخروج منها.
# The games of a match. $score is the score before the game: "2–1".
study-games = لعبة المباراة
study-game = اللعبة { $number }
study-game-at = اللعبة { $number }، والنتيجة { $score }
study-game-before = اللعبة السابقة
study-game-next = اللعبة التالية
# The cube. $seat is whoever may double, or has doubled.
study-cube-roll = بلا مضاعفة
study-cube-double = مضاعفة
study-cube-take = قبول
study-cube-drop = انسحاب
study-cube-double-take = مضاعفة ثم قبول
study-cube-double-drop = مضاعفة ثم انسحاب
study-cube-right = صواب
study-cube-match = فرصة { $seat } للفوز بالمباراة
study-cube-points = نقاط { $seat }
study-percent = { $percent } %
study-rate-moves = النقلات
study-rate-cube = المكعب
study-lost = هذه اللعبة غير محفوظة في هذا المتصفح.
study-no-graph = لا يمكن رسم المخطط في هذا المتصفح.
