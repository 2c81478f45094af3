# The game in the terminal, in Arabic.
# Terms: level مستوى, net شبكة, hint تلميح, record سجل, chances فرص الفوز, to take back تراجع, event حدث.

terminal-text = { $text }

## Who plays
terminal-title = Teahouse · { $rules } · { $players }
terminal-title-help = ? مساعدة
terminal-player-human = أنت
terminal-player-level = المستوى { $level }
terminal-seated = { $seats }: { $player }
terminal-welcome = مرحبًا بك في { $rules }. { $facing }
terminal-facing = خصمك: { $opponent }.
terminal-facing-net = المستوى { $level }: الشبكة { $net }
terminal-all-here = الجميع يلعبون على هذه الطرفية.

## What happens
terminal-rolls = { $seat } يرمي { $dice }
terminal-dice-fall = النرد: { $dice }
terminal-plays = { $seat }: { $action }
terminal-plays-way = { $seat }: { $action } ({ $way })
terminal-way = { $from } → { $to }
terminal-captures = { $way }، مع أكل
terminal-cannot-move = لا يستطيع { $seat } الحركة
terminal-last-moves = الأخير: { $seat } لعب { $actions }
terminal-last-roll-moves = الأخير: { $seat } رمى { $dice } ولعب { $actions }
terminal-last-pass = الأخير: { $seat } لم يستطع الحركة
terminal-last-roll-pass = الأخير: { $seat } رمى { $dice } ولم يستطع الحركة

## Where the game stands
terminal-to-act = الدور دور { $seat }
terminal-over-won = انتهت اللعبة: فاز { $seat }. { $reason }
terminal-over-draw = انتهت اللعبة: تعادل. { $reason }
terminal-over-resigned = انتهت اللعبة: استسلم { $seat }.
terminal-thinking = { $seat } يفكر …
terminal-thinking-hurry = { $seat } يفكر … (Esc: العب فورًا)
terminal-looking = البحث عن تلميح … (Esc: ما وُجد حتى الآن)
terminal-count = { $what }: { $numbers }
terminal-count-of = { $seat } { $number }
terminal-from = من { $place } إلى …

## Answers to commands
terminal-moves = النقلات: { $moves }
terminal-no-moves = لا شيء يُحرَّك الآن.
terminal-is-legal = { $action } جائزة.
terminal-why-what = أي نقلة؟ اكتب why ونقلة، مثل "why { $example }".
terminal-level-what = أي مستوى؟ اكتب level وعددًا من 1 إلى { $most }.
terminal-no-level = لا أحد على هذه الطاولة يلعب بمستوى.
terminal-save-what = أين؟ اكتب save واسم ملف.
terminal-load-what = أي ملف؟ اكتب load واسم ملف.
terminal-saved = حُفظت في { $file }.
terminal-cannot-save = تعذر الحفظ: { $problem }
terminal-loaded =
    { $events ->
        [zero] تم تحميل { $file }: { $rules }، بلا أحداث.
        [one] تم تحميل { $file }: { $rules }، حدث واحد.
        [two] تم تحميل { $file }: { $rules }، حدثان.
        [few] تم تحميل { $file }: { $rules }، { $events } أحداث.
        [many] تم تحميل { $file }: { $rules }، { $events } حدثًا.
       *[other] تم تحميل { $file }: { $rules }، { $events } حدث.
    }
terminal-cannot-load = تعذر تحميل { $file }: { $problem }
terminal-no-record = لا سجل فيه
terminal-file-too-large = حجمه أكثر من { $most } ميغابايت
terminal-chances = فرص الفوز: { $chances }
terminal-chance = { $seat } { $percent } %
terminal-no-chances = لا أحد يعرف قيمة هذه الوضعية: { $problem }
terminal-eval-what = اكتب eval on أو eval off؛ وeval وحدها تقولها مرة واحدة.
terminal-eval-on = تُعرض الفرص من الآن فصاعدًا.
terminal-eval-off = لم تعد الفرص تُعرض.
terminal-hint = تلميح: { $lines }
terminal-hint-worth = { $action } ({ $worth })
terminal-hint-wins = { $action } (فوز في { $actions })
terminal-hint-loses = { $action } (خسارة في { $actions })
terminal-no-hint = لا تلميح: { $problem }
terminal-taken-back = تم التراجع.
terminal-nothing-to-undo = لا شيء للتراجع عنه.
terminal-played-again = لُعبت من جديد.
terminal-nothing-to-redo = لا شيء لإعادته.
terminal-new-game = لعبة جديدة.
terminal-is-over = انتهت اللعبة؛ اكتب new للعبة أخرى، أو undo.
terminal-not-your-turn = ليس الدور دورك.
terminal-dice-by-themselves = يُرمى النرد نيابة عنك.
terminal-unknown = «{ $typed }» ليس أمرًا ولا نقلة ({ $problem }). الأوامر: { $commands }.
terminal-failed = لا يستطيع الحاسوب الحركة: { $problem }

## Help: one line for each command
terminal-help-commands = أوامر تُكتب
terminal-command-move = العبها؛ والنرد يُرمى نيابة عنك
terminal-command-why = لماذا لا تجوز نقلة
terminal-command-moves = النقلات الجائزة
terminal-command-hint = ما كان الحاسوب سيلعبه بأقصى قوته
terminal-command-undo = التراجع عن نقلتك الأخيرة
terminal-command-redo = إعادة ما تم التراجع عنه
terminal-command-level = مستوى آخر، من 1 إلى 10
terminal-command-eval = عرض الفرص أو إخفاؤها
terminal-command-tutor = التنبيه إلى النقلات السيئة قبل أن تثبت، أو لا
terminal-command-save = كتابة اللعبة سجلًا في ملف
terminal-command-load = متابعة لعبة مسجلة
terminal-command-record = عرض السجل
terminal-command-fen = عرض الوضعية نصًا
terminal-command-resign = الاستسلام في اللعبة، أو مع الكلمة match في المباراة كلها
terminal-command-new = البدء من جديد
terminal-command-help = هذه المساعدة
terminal-command-quit = الخروج؛ وتُحفظ اللعبة للمرة القادمة
terminal-help-keys = المفاتيح
terminal-help-keys-text =
    الأسهم، Tab   الانتقال إلى الموضع التالي الذي يمكن اختياره
    Enter         اختياره؛ وإن كُتب شيء: تنفيذه
    Esc           تركه؛ وأثناء تفكير الحاسوب: اللعب فورًا
    Ctrl-T تلميح   Ctrl-Z تراجع   Ctrl-Y إعادة   Ctrl-N لعبة جديدة
    Ctrl-C خروج   ? هذه المساعدة
terminal-help-notation = كيف تُكتب النقلات
terminal-notation-nardi =
    24/18 تنقل حجرًا من الخانة 24 إلى 18؛ و3/off تُخرجه. الخانات مرقمة
    كما يراها الأبيض. عدة نقلات معًا: 24/18,18/15.
terminal-notation-ludo =
    p1+5 تنقل القطعة 1 بمقدار 5؛ وأرقام القطع مرسومة على الرقعة.
terminal-notation-mill =
    d6 تضع حجرًا على d6؛ وd6-d5 تحركه؛ وxd5 تزيل الحجر الذي على d5.
terminal-help-legend = الرقعة
terminal-legend-piece = { $sign }  قطعة: { $seat }
terminal-legend-home = { $sign }  يخص { $seat }
terminal-legend-special = { $sign }  مربع خاص
terminal-legend-marks = المعلَّم: أين يمكنك الذهاب، وأين أنت، ومن أين وإلى أين ذهب الدور الأخير.
terminal-legend-marks-plain = [ ] المؤشر   ( ) مأخوذ   < > أين يمكنك الذهاب   { "{" } { "}" } الدور الأخير
terminal-page-keys = السهمان أعلى وأسفل للتمرير، وأي مفتاح آخر للرجوع

## Windows
terminal-too-small = في النافذة { $width } × { $height } محرفًا، وهذه الرقعة تحتاج إلى { $needed-width } × { $needed-height }. كبّرها، أو العب مع --plain.
terminal-side-log = ما حدث

## The menu and questions
terminal-menu-keys = أعلى وأسفل وEnter للاختيار · Esc للرجوع
terminal-menu-game = أي لعبة؟
terminal-menu-variant = أي قواعد؟
terminal-menu-level = ضد من؟
terminal-menu-number = رقم، أو q للخروج:
terminal-menu-no-number = «{ $typed }» ليس من الأرقام 1 إلى { $most }.
terminal-menu-all-here = لا أحد غيركم: الجميع يلعبون على هذه الطرفية
terminal-family-nardi = النرد الطويل وعائلته
terminal-family-ludo = لودو وعائلتها
terminal-family-mill = الدريس وعائلته
terminal-menu-go-on = متابعة: { $rules }، { $players }
terminal-kept-question = هناك لعبة لم تكتمل: { $rules }.
terminal-kept-go-on =
    { $events ->
        [zero] متابعتها (بلا أحداث حتى الآن)
        [one] متابعتها (حدث واحد حتى الآن)
        [two] متابعتها (حدثان حتى الآن)
        [few] متابعتها ({ $events } أحداث حتى الآن)
        [many] متابعتها ({ $events } حدثًا حتى الآن)
       *[other] متابعتها ({ $events } حدث حتى الآن)
    }
terminal-kept-new = بدء لعبة جديدة
terminal-kept-damaged = لا يمكن متابعة اللعبة التي لم تكتمل: { $problem }
terminal-nothing-kept = لا توجد لعبة لم تكتمل من { $rules }.
terminal-none-kept = لا توجد لعبة لم تكتمل.
terminal-cannot-keep = لا يمكن حفظ اللعبة للمرة القادمة: { $problem }
terminal-gone-on = لعبتك التي لم تكتمل.

## Learning
terminal-learn-question = لا شبكة تلعب بهذه القواعد بعد. هل تتعلمها شبكة أولًا؟
terminal-learn-yes =
    { $seconds ->
        [one] التعلم ثانية واحدة على الأكثر، ثم اللعب
        [two] التعلم ثانيتين على الأكثر، ثم اللعب
        [few] التعلم { $seconds } ثوانٍ على الأكثر، ثم اللعب
       *[other] التعلم { $seconds } ثانية على الأكثر، ثم اللعب
    }
terminal-learn-no = اللعب فورًا ضد تقدير مكتوب يدويًا
terminal-learning = تعلّم { $rules } (Ctrl-C: يكفي)
terminal-learned =
    { $games ->
        [zero] لم تتعلم من أي لعبة.
        [one] تعلمت من لعبة واحدة.
        [two] تعلمت من لعبتين.
        [few] تعلمت من { $games } ألعاب.
       *[other] تعلمت من { $games } لعبة.
    }
terminal-learned-strength = { $learned } تفوز بنسبة { $percent } % (± { $error }) على التقدير المكتوب يدويًا؛ والتكافؤ { $even } %.
terminal-learned-known = تُستعمل شبكة تعلمت هذه القواعد من قبل.
terminal-learn-mill = الدريس يُلعب بالبحث؛ لا شيء يُتعلَّم.
terminal-learn-net-there = مع Teahouse شبكة تلعب بهذه القواعد؛ لا شيء يُتعلَّم.

## Languages
terminal-no-language = لا توجد لغة «{ $language }»؛ الموجود { $languages }.
