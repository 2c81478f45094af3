# What the server says at tables that people share.
# Arabic. Terms: table طاولة, seat مكان, offer عرض, to take back تراجع, server خادم, event حدث, record سجل.

## Making a table
host-rules-long = في ملف القواعد { $bytes } بايت؛ والخادم يقبل { $most } على الأكثر.
host-seats = عدد الأماكن على الرقعة { $expected }، لكن المذكور { $found }.
host-seat-empty = يجب أن يلعب أحد في المكان { $seat }.
host-seat-nobody = لا أحد يلعب في المكان { $seat } بهذه القواعد.
host-seat-level = المكان { $seat }: لا يوجد مستوى { $level }؛ المستويات من 1 إلى 10.
host-no-person = يجب أن يكون مكان واحد على الأقل لشخص.
host-own-seat = المكان { $seat } ليس لشخص، فلا يمكن أن يكون مكانك.
host-clock = تحتاج الساعة إلى ثانية على الأقل، وحدها الأقصى بالثواني { $most }.
host-only-json = تُنشأ الطاولة بطلب متنه من النوع application/json.
host-body = متن الطلب أطول من اللازم، أو لم يصل في وقته؛ حده الأقصى { $most } بايت.
host-foreign-origin = لا يحق لهذه الصفحة مخاطبة هذا الخادم.

## At a table
table-stale = حدث شيء آخر قبل ذلك.
host-no-table = لا توجد طاولة كهذه. ربما كان الرابط ناقصًا، أو أُنشئت الطاولة منذ زمن طويل.
host-table-is-record = انتهت هذه اللعبة منذ زمن طويل. وما زالت قراءة سجلها ممكنة.
host-table-broken = تعذرت قراءة ما خُزّن من هذه الطاولة.
host-made-twice = أُنشئت هذه الطاولة من قبل.
host-not-stored = لم يستطع الخادم تخزين هذا. لم يتغير شيء؛ حاول مجددًا بعد لحظة.
host-full = لم تبق لدى الخادم مساحة لتخزين النقلات. لم يضع شيء، وتستمر اللعبة حين تتوفر مساحة.
host-wrong-token = هذا الرابط لا يخص أي مكان على هذه الطاولة.
host-no-seat = لا يوجد هنا مكان { $seat }.
host-seat-taken = يجلس هنا شخص آخر.
host-seat-kept = هذا المكان محجوز لشخص.
host-token-twice = لك مكان على هذه الطاولة من قبل.
host-name = حد الاسم الأقصى من الحروف { $most }، بلا رموز تحكم.
host-contribution = ما يضاف إلى النرد أرقام ستعشرية، عددها من 2 إلى { $most }.
host-watching = أنت تشاهد. لتلعب خذ مكانًا أولًا.
host-not-seated = لم يعد أحد يلعب في مكانك.
host-not-begun = تبدأ اللعبة حين يُشغل كل مكان.
host-over = انتهت اللعبة.
host-withdrawn = أُغلقت هذه الطاولة قبل أن تبدأ اللعبة.
host-has-begun = بدأت اللعبة. لإنهائها استسلم.
host-others-wait = يجلس هنا آخرون أيضًا، فتبقى الطاولة مفتوحة.
host-not-over = لم تنته اللعبة بعد.
host-not-your-turn = الدور دور { $seat }.
host-not-yours = { $action } ليس لك أن تفعلها.
host-action-long = حد النقلة الأقصى من الرموز { $most }.
host-not-due = لا شيء يُفعل الآن.
host-offer-open = هناك عرض قائم. يجب الرد عليه أولًا.
host-no-offer = لا عرض قائم.
host-offer-others = على الآخرين أن يردوا.
host-no-draws = في الألعاب بالنرد لا يُتفق على التعادل.
host-no-draw-with-computers = الحاسوب يتابع اللعب دائمًا.
host-undo-what = لا تراجع إلا عما حدث: عدد الأحداث { $events }، فاذكر كم منها يبقى.
host-again-already = قلت ذلك من قبل.

## On the connection
socket-hello-first = يجب أن تكون أول رسالة hello.
socket-hello-twice = قيلت hello من قبل.
socket-version = هذا العميل يتكلم الإصدار { $found } من البروتوكول؛ والخادم يتكلم الإصدار { $known }.
socket-not-understood = لم يُفهم هذا: { $problem }
socket-id = معرّف الطلب (id) من 1 إلى 40 من الحروف والأرقام والشرطات.
socket-text-only = الرسائل نصوص.
socket-too-often = هذا كثير دفعة واحدة. انتظر قليلًا.
socket-too-many = الاتصالات من هنا أكثر من اللازم.
socket-only = هذا العنوان لـ WebSockets.
socket-stopping = الخادم يتوقف. عد بعد لحظة.
