# Analysing positions, on the page, in Arabic.
# Terms: to analyse تحليل, position وضعية, to roll out محاكاة, points نقاط, threat تهديد, risk خطر, record سجل,
# error rate معدل الخطأ, to send home إعادة إلى القاعدة, mars مارس, koks كوكس.

## The screen
analyse-title = تحليل
analyse-home-line = رتّب أي وضعية واعرف قيمة كل نقلة فيها
analyse-variant = النوع
analyse-board-help = الأسهم للتنقل بين المواضع، Enter للأخذ والوضع. والسهمان الأيسر والأيمن خارج الرقعة للتنقل بين النقلات.
analyse-edit = ترتيب
analyse-done = تم
analyse-cancel = إلغاء
analyse-from-here = حلّل من هنا
analyse-to-play = دور { $seat } ليلعب { $dice }
analyse-to-move = دور { $seat } ليتحرك
analyse-to-roll = دور { $seat } ليرمي
analyse-roll-off = النرد يقرر من يبدأ
analyse-over = انتهت اللعبة.

## Dice
analyse-dice = النرد
analyse-dice-choose-one = اختر رقمًا، أو ارمِ.
analyse-dice-choose-two = اختر رقمين، أو ارمِ.
analyse-dice-choose-other = والنرد الآخر؟
analyse-die = { $number }
analyse-other-dice = رمية أخرى

## The moves of a position
analyse-moves = النقلات، الأفضل أولًا
analyse-looking = فحص النقلات …
analyse-column-move = النقلة
analyse-column-win = الفوز
analyse-column-points = النقاط
analyse-play = العب { $move }
analyse-error = ± { $error }
analyse-played-out =
    { $trials ->
        [zero] لم تُحاكَ أي لعبة
        [one] حوكيت لعبة واحدة حتى النهاية
        [two] حوكيت لعبتان حتى النهاية
        [few] حوكيت { $trials } ألعاب حتى النهاية
       *[other] حوكيت { $trials } لعبة حتى النهاية
    }
analyse-roll-out = محاكاة
analyse-roll-out-help = يلعب أفضل النقلات حتى النهاية مرات كثيرة بالرميات نفسها، إلى أن يتضح أيها الأفضل.
analyse-rolling = محاكاة، { $percent } %
analyse-stop = إيقاف
outcome-win-by-mars = مارس { $percent } %
outcome-win-by-koks = كوكس { $percent } %
outcome-loss-by-mars = خسارة مارس { $percent } %
outcome-loss-by-koks = خسارة كوكس { $percent } %

## What pieces threaten and risk
threats-title = التهديدات والمخاطر
threats-piece = القطعة
threats-risk = الخطر
threats-by = تهددها
threats-strikes = تستطيع أكل
threats-safe = آمنة
threats-none = –
threats-strike = { $place } بالرقم { $number }

## Setting up a position
edit-pieces = القطع
edit-piece = { $seat }، الباقي { $count }
edit-marker = علامة
edit-take = رفع
edit-help = اختر قطعة ثم انقر موضعها. اسحب القطع لنقلها، أو إلى خارج الرقعة لرفعها.
edit-turn = دور من
edit-removes = يزيل حجرًا أولًا
edit-empty = إفراغ
edit-start = وضعية البداية
edit-wrong = ليست وضعية صحيحة بعد

## A position as a text
position-fen = الوضعية (FEN)
position-set = ضعها
position-link = نسخ الرابط
position-copied = تم النسخ
position-record = من سجل
position-record-help = الصق سجل لعبة، أو اختر ملفًا.
position-record-file = اختر ملفًا
position-record-open = فتح
position-record-text = السجل
position-record-which = أي لعبة
position-record-game = { $number }. { $variant }
position-record-empty = لا توجد لعبة في هذا النص.

## Links that lead nowhere
link-wrong = هذا الرابط لا يؤدي إلى أي وضعية.
link-rules-broken = تعذرت قراءة القواعد التي فيه. ربما بُتر في الطريق.
link-rules-long = هذه القواعد أطول من أن يتسع لها رابط. أرسل ملف القواعد والوضعية (FEN) بدلًا منه.
link-garbled = لقد تغيّر في الطريق: بعض رموزه تالفة.
link-start = تحليل شيء آخر

## My games
games-import = استيراد
games-export = تصدير
games-brought =
    { $taken ->
        [0] لا ألعاب جديدة.
        [one] أُضيفت لعبة واحدة.
        [two] أُضيفت لعبتان.
        [few] أُضيفت { $taken } ألعاب.
       *[other] أُضيفت { $taken } لعبة.
    }
games-known =
    { $known ->
        [zero] لم تكن أي لعبة موجودة من قبل.
        [one] لعبة واحدة كانت موجودة من قبل.
        [two] لعبتان كانتا موجودتين من قبل.
        [few] { $known } ألعاب كانت موجودة من قبل.
       *[other] { $known } لعبة كانت موجودة من قبل.
    }
games-import-problem = { $file }: { $problem }
games-filter = أي ألعاب
games-any-family = كل الألعاب
games-any-variant = كل الأنواع
games-any-opponent = كل الخصوم
games-any-result = كل النتائج
games-any-date = أي وقت
games-last-days =
    { $days ->
        [zero] اليوم
        [one] آخر يوم
        [two] آخر يومين
        [few] آخر { $days } أيام
        [many] آخر { $days } يومًا
       *[other] آخر { $days } يوم
    }
games-all = عرض الكل
games-with-friend = مع الأصدقاء
games-computers = الحاسوب وحده
games-won = فوز
games-lost = خسارة
games-draw = تعادل
games-played = عدد الألعاب
games-rate = معدل الخطأ
games-no-rates = الألعاب التي رُوجعت لها معدل خطأ.
games-over-time = معدل الخطأ ونتائج ألعابك بترتيب لعبها
games-summary = ألعابك بالأرقام
games-none-found = لا توجد لعبة كهذه.
games-more = ألعاب أخرى
games-deleted = { $variant }: حُذفت
games-undo = تراجع

## Matches and the cube, at the table
new-match = مباراة حتى
new-match-single = لعبة واحدة
new-cube = مكعب المضاعفة
match-points = نقاط
match-stands = نتيجة المباراة { $score }
match-line = مباراة حتى { $length }، { $score }
match-game-over = انتهت اللعبة { $number }
match-next-game = اللعبة التالية
table-double = مضاعفة
table-take = قبول
table-drop = انسحاب
do-roll-or-double = ارمِ النرد، أو ضاعف
do-answer = { $seat } يضاعف إلى { $value }: هل تقبل أم تنسحب من اللعبة؟
say-double = { $seat } يضاعف
say-take = { $seat } يقبل المضاعفة
say-drop = { $seat } ينسحب أمام المضاعفة
say-resign = { $seat } يستسلم في هذه اللعبة
moves-double = يضاعف
moves-take = يقبل
moves-drop = ينسحب
moves-resign = يستسلم

games-look-label = عرض: { $variant }
