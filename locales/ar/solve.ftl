### What is said about databases of Mill, in Arabic: `teahouse solve`. A database knows of each position who wins, and maybe how soon.
# Terms: database قاعدة بيانات, to solve حلّ, sub-space فضاء جزئي, checksum مجموع اختباري, won/drawn/lost فوز/تعادل/خسارة, turn دور, capture إزالة حجر.

solve-remembers = لا يمكن حل هذه القواعد: مع { $option } تتوقف قيمة الوضعية على ما سبقها من نقلات.
solve-cannot-read = { $file }: { $cause }
solve-cannot-write = تعذرت كتابة { $file }: { $cause }
solve-file-foreign = { $file } ليس قاعدة بيانات دريس من Teahouse.
solve-file-other-layout = تنسيق { $file } هو { $found }، لكن هذا الإصدار من Teahouse يقرأ التنسيق { $read }. أعد الحل بالأمر teahouse solve.
solve-file-other-rules = { $file } قاعدة بيانات لقوانين لعب أخرى.
solve-file-head-damaged = الملف { $file } تالف: رأسه لا يطابق المجموع الاختباري الذي كُتب به. احذفه وأعد الحل.
solve-file-block-damaged = الملف { $file } تالف: الكتلة { $block } من { $blocks } لا تطابق المجموع الاختباري الذي كُتبت به. احذفه وأعد الحل.
solve-file-length = { $file } ليس قاعدة بيانات كاملة: المتوقع { $expected } بايت، والموجود { $found }.

## What databases know about moves
moves-not-solved = لا قاعدة بيانات تعرف شيئًا عن نقلات هذه الوضعية؛ الأمر teahouse solve { $rules } ينشئ قواعد البيانات اللازمة

## Solving
solve-too-large = رقعة عدد نقاطها { $points } وفيها هذا العدد من الأحجار أكبر من أن تُحل.
solve-memory = يحتاج الحل إلى { $needed } MB على الأقل من الذاكرة، والمسموح { $allowed } MB فقط. اسمح بالمزيد بالخيار --memory، أو حُلّ عددًا أقل من الأحجار بالخيار --pieces.
solve-scratch-busy = { $file } قيد الاستعمال: هناك تشغيل آخر يحل القواعد نفسها. انتظره، أو اختر مجلدًا آخر بالخيار --out.
solve-scratch-damaged = { $file } ليس كما كُتب. غيّر شيء آخر الملفات المؤقتة أثناء الحل؛ ابدأ من جديد.
solve-interrupted = قُطع العمل. ما اكتمل محفوظ، والأمر نفسه يتابع من حيث توقف.
solve-verify-counts = الملف { $file } خاطئ: أعداد وضعياته من كل نوع تخالف ما يقوله رأسه.
solve-verify-differs = الملف { $file } خاطئ: الوضعية { $position } مخزنة بالقيمة { $stored }، لكن قيمتها بحسب نقلاتها { $found }.
solve-verify-missing = لا يمكن التحقق من { $file }: تؤدي نقلاته إلى وضعيات من { $missing }، وهو غير موجود.
solve-lacking = الفضاء الجزئي { $space } لم يُحل قبل ما يؤدي إليه.
# The end of a line { $option } …: a size as it is typed, such as 3G.
solve-size = المتوقع حجم مثل 3G أو 500M أو عدد من البايتات
solve-not-mill = { $rules } ليست من ألعاب الدريس، ولا يُحل غيرها.
solve-no-cache = لا يوجد مجلد منزل للذاكرة المخبأة؛ حدد مجلدًا بالخيار --out.
solve-no-memory = يحتاج الحل إلى { $needed } من الذاكرة، والمتاح { $there } فقط.
solve-no-disk = تحتاج قواعد البيانات إلى ما يصل إلى { $needed } من القرص، والمتاح { $there } فقط في { $folder }.
solve-nothing-left = كل شيء محلول من قبل.
solve-plan = { $spaces ->
    [one] المطلوب حل فضاء جزئي واحد
    [two] المطلوب حل فضاءين جزئيين
    [few] المطلوب حل { $spaces } فضاءات جزئية
    [many] المطلوب حل { $spaces } فضاءً جزئيًا
   *[other] المطلوب حل { $spaces } فضاء جزئي
}، وعدد الوضعيات { $positions }: حتى { $memory } من الذاكرة و{ $disk } من القرص.
solve-plan-sliced = فضاءات جزئية لا تتسع لها الذاكرة وتُحل جزءًا جزءًا بملفات مؤقتة: { $count }. المزيد من الذاكرة (--memory) أسرع.
# A sub-space such as 4-3: four pieces of the side to move, three of the other. The numbers are percents.
solve-line = { $space }: عدد الوضعيات { $positions }، فوز { $won } %، تعادل { $drawn } %، خسارة { $lost } %، الأطول { $longest }
solve-summary = عدد الوضعيات المعروفة من مرحلة التحريك { $positions }: لصاحب الدور فوز في { $won } % منها، وتعادل في { $drawn } %، وخسارة في { $lost } %. استغرق ذلك { $seconds } ث، بسرعة { $speed } وضعية في الثانية.
solve-verified = { $file }: كل الوضعيات متفقة مع نقلاتها، وعددها { $positions } ({ $seconds } ث)
solve-not-known = هذه الوضعية ليست في أي قاعدة بيانات.
# $value is one of the words below, such as "won in 9 turns".
solve-game = نتيجة اللعبة للأبيض، وهو البادئ: { $value }.
solve-position = نتيجة الوضعية لصاحب الدور: { $value }.
solve-move = { $value }
solve-move-unknown = غير معروفة
solve-best-line = أفضل لعب:
solve-alternatives = بالجودة نفسها: { $moves }
solve-won = فوز
solve-drawn = تعادل
solve-lost = خسارة
solve-won-in = { $until ->
    [capture] فوز، مع إزالة حجر في { $turns ->
        [one] دور واحد
        [two] دورين
        [few] { $turns } أدوار
        [many] { $turns } دورًا
       *[other] { $turns } دور
    }
   *[end] فوز في { $turns ->
        [one] دور واحد
        [two] دورين
        [few] { $turns } أدوار
        [many] { $turns } دورًا
       *[other] { $turns } دور
    }
}
solve-lost-in = { $until ->
    [capture] خسارة، مع إزالة حجر في { $turns ->
        [one] دور واحد
        [two] دورين
        [few] { $turns } أدوار
        [many] { $turns } دورًا
       *[other] { $turns } دور
    }
   *[end] خسارة في { $turns ->
        [one] دور واحد
        [two] دورين
        [few] { $turns } أدوار
        [many] { $turns } دورًا
       *[other] { $turns } دور
    }
}
solve-opening-needs = يُبحث الافتتاح وصولًا إلى مرحلة التحريك، وينقص منها { $file }.
solve-opening-circles = لا يمكن بحث الافتتاح: مع { $option } قد تدور مرحلة الوضع في حلقة. يحلّها --whole وضعًا وضعًا.
solve-placing-rules = لا تُحلّ مرحلة الوضع في هذه القواعد وضعًا وضعًا: يحدث فيها أكثر من أخذ قطعة واحدة مقابل طاحونة، أو للألوان أثر. ابحثها باستخدام --opening.
solve-at-least-drawn = فوز أو تعادل
solve-at-most-drawn = تعادل أو خسارة
solve-opening-game = نتيجة اللعبة للأبيض، وهو البادئ، بحسب بحث مرحلة الوضع: { $value }. النقلات الأولى:
solve-opening-effort = عدد الوضعيات المبحوثة { $positions } في { $seconds } ث.
solve-opening-kept = حُفظ ما ثبت عن { $positions } من وضعيات الوضع ({ $size } م.ب)؛ يسأله اللاعبون، ويبدأ منه البحث التالي.
