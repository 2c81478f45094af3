# Playing together at tables of a server, on the page.
#
# $person is the name of a person or of a level, $seat the name of a seat (White, Red …), $variant the name of a variant.
# $clock is a clock as online-clock-of says it. Buttons are one or two words.
# Arabic. Terms: table طاولة, seat مكان, clock ساعة, reserve احتياطي, to watch مشاهدة, rematch إعادة اللعب, fair نزيه, secret السر,
# fingerprint بصمة, link رابط, server خادم.

## Everywhere
online-title = اللعب عبر الشبكة
online-home-line = طاولات مفتوحة، أو طاولتك برابط
# A name for somebody who gave none.
online-guest = ضيف
online-name = اسمك
online-away = الخادم لا يجيب. هل أنت متصل بالشبكة؟
online-back = عودة إلى الطاولات المفتوحة

## A new table
new-online = عبر الشبكة
new-here = هنا
online-open-table = افتح الطاولة
online-opening = جارٍ الفتح …
online-others = الآخرون
online-clock = الساعة
online-clock-none = بلا
online-clock-quick = سريعة
online-clock-usual = معتادة
online-clock-slow = بطيئة
online-clock-own = خاصة
online-clock-move = ثواني النقلة
online-clock-reserve = الاحتياطي بالدقائق
# $move is in seconds, $reserve a time as in 5:00.
online-clock-of = { $move } ث للنقلة، والاحتياطي { $reserve }
online-clock-help = ثواني النقلة مجانية. وما زاد عليها يُخصم من الاحتياطي؛ ومن نفد احتياطيه خسر.
online-no-clock = بلا ساعة
online-listed = الانضمام متاح للجميع
online-listed-help = تظهر الطاولة بين الطاولات المفتوحة. وإلا فلا يأتي إليها إلا من لديه الرابط.
online-match = مباراة حتى { $length }
online-single = لعبة واحدة

## Open tables
online-tables = طاولات مفتوحة
online-tables-none = لا أحد ينتظر لعبة الآن.
online-tables-none-help = افتح طاولة وأرسل الرابط إلى صديق، أو دع الانضمام متاحًا للجميع.
online-tables-new = افتح طاولة
online-join = انضم
online-join-label = الانضمام إلى طاولة { $variant }
online-waits = ينتظر { $person }
online-waits-nobody = لا أحد هناك بعد
# $when is as in "5 minutes ago".
online-since = فُتحت { $when }
online-free-seats =
    { $count ->
        [zero] لا أماكن شاغرة
        [one] مكان شاغر واحد
        [two] مكانان شاغران
        [few] { $count } أماكن شاغرة
        [many] { $count } مكانًا شاغرًا
       *[other] { $count } مكان شاغر
    }

## Before the game
online-invited = أنت مدعو
online-waiting = في انتظار الآخرين
online-sit-as = العب باللون { $seat }
online-watch = مشاهدة
online-free = شاغر
online-you-are = { $person } (أنت)
online-here = حاضر
online-gone = غائب
online-link = أرسل هذا الرابط إلى من تريد اللعب معه
online-copy = نسخ
online-copied = تم النسخ
online-share = مشاركة
online-link-text = العب معي { $variant }
online-rules = القواعد
online-missing = لا توجد طاولة كهذه.
online-missing-help = ربما كان الرابط ناقصًا، أو لم تعد الطاولة موجودة: فالألعاب التي انتهت منذ زمن طويل لا تُحفظ إلى الأبد.
online-wrong-seat = هذا الرابط لا يؤدي إلى مكان على هذه الطاولة. ربما يجلس فيه شخص آخر.
online-stay = يمكنك إغلاق الصفحة. تنتظرك اللعبة في «ألعابي».
online-close = أغلق الطاولة
online-closed = أُغلقت هذه الطاولة.

## Fair dice
online-fair = نرد نزيه
online-fair-line = الخادم يرمي، ولا يستطيع أحد أن يختار كيف يقع النرد. ويمكنك فحص ذلك بعد اللعبة.
online-fair-how = قبل أن يجلس أحد اختار الخادم سرًا وعرض بصمته، وهي أدناه. وكل من يجلس يضيف أرقامًا عشوائية من عنده. ومنها جميعًا تُحسب كل رمية. وبعد اللعبة يُكشف السر: يجب أن تكون بصمته هي هذه، وأن تنتج عنه كل رمية.
online-fingerprint = بصمة السر
online-check = افحص النرد
online-checking = جارٍ الفحص …
online-check-right =
    { $rolls ->
        [one] النرد نزيه: الرمية الوحيدة ناتجة عن السر.
        [two] النرد نزيه: الرميتان كلتاهما ناتجتان عن السر.
       *[other] النرد نزيه: كل الرميات ناتجة عن السر، وعددها { $rolls }.
    }
online-check-right-some = النرد نزيه: كل رمية ناتجة عن السر.
online-check-forged = نرد مزوَّر
online-check-impossible = لا يمكن فحص هذا هنا: { $problem }
online-check-label = فحص النرد: { $variant }

## At the table
# Stands in the title of the page.
online-your-turn = دورك
online-won = الفائز: { $person }
online-lost = انقطع الاتصال. تجري إعادة المحاولة …
online-out-of-step = لم تعد هذه الصفحة تتابع سير اللعبة. أعد تحميلها. التفاصيل: { $problem }
online-watching = أنت تشاهد
online-watchers =
    { $count ->
        [zero] لا مشاهدين
        [one] مشاهد واحد
        [two] مشاهدان
        [few] { $count } مشاهدين
        [many] { $count } مشاهدًا
       *[other] { $count } مشاهد
    }
online-offers-draw = يعرض { $person } التعادل.
online-offers-undo = يطلب { $person } التراجع عن آخر نقلة.
online-offered-draw = عرضت التعادل.
online-offered-undo = طلبت التراجع.
online-accept = قبول
online-decline = رفض
online-withdraw = سحب
online-waits-answer = لقد وافقت. لم يرد الآخرون بعد.
online-say-declined = رفض { $person }
online-offer-draw = عرض التعادل
online-clock-left = الوقت الباقي لدى { $person }: { $time }
online-my-link = مكاني على جهاز آخر
online-my-link-help = هذا الرابط هو مكانك: من يفتحه يلعب بدلًا منك. لا ترسله إلا إلى نفسك.
online-table-link = رابط المشاهدة
online-goes-on = يتابع الحاسوب اللعب بدلًا من { $person }.

## The end
online-over-resignation = استسلم { $person }
online-over-timeout = انتهى وقت { $person }
online-over-agreement = باتفاق الطرفين
online-rematch = إعادة اللعب
online-rematch-wanted = يود { $person } إعادة اللعب.
online-rematch-waits = في انتظار { $person } …
online-rematch-others = في انتظار الآخرين …

## My games
games-online = عبر الشبكة
games-against = { $variant }، ضد { $person }
games-online-table = { $variant }، عبر الشبكة
