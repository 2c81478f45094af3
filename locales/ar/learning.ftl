# Arabic: What is said to programs that learn or search by numbers: Python and its environments.
# Terms: action إجراء, seat مكان, table طاولة, state حالة, array مصفوفة, batch دفعة, thread خيط تنفيذ, seed بذرة, snapshot لقطة.

# $number is what was asked for, $last the highest number there is.
action-number-unknown = لا إجراء هنا بالرقم { $number }. الأرقام من 0 إلى { $last }.

## A game in progress that was saved as a line of text.
notation-saved = الماضي
saved-form = المتوقع عدد الأحداث وعدد الرميات، ثم مفاتيح الوضعيات، مثل "12 4 1f3a".

## Arguments that do not fit.
# $name is what was asked for, $known all languages.
language-unknown = لا توجد لغة «{ $name }». الموجود { $known }.
seat-unknown = لا مكان بالرقم { $seat } على هذه الطاولة. الأماكن من 0 إلى { $last }.
seat-missing = لا دور لأحد الآن، فيجب تحديد المكان.
family-unknown = لا توجد عائلة «{ $name }». الموجود { $known }.
# $type is the name of a type of Python.
option-type = الخيار قيمة منطقية أو عدد أو نص أو قائمة أو dict، وليس { $type }.
action-type = الإجراء نص أو عدد صحيح، وليس { $type }.
roll-arguments = يأتي النرد كما يُعطى أو من بذرة (seed): واحد من الاثنين.
threads-wrong = عدد خيوط التنفيذ { $threads }: المتوقع من 1 إلى { $most }.
level-wrong = لا يوجد المستوى { $level }: المستويات من 1 إلى { $most }.
rollout-no-dice = ليس في الدريس نرد تُحاكى رمياته. المحاكاة للألعاب ذات النرد.
position-type = المتوقع طاولة أو حالة أو مباراة، وليس { $type }.
players-few = تحتاج الساحة إلى لاعبَين أو أكثر.
table-or-record = المتوقع طاولة أو مباراة أو نص سجل، وليس { $type }.
# $count is how many games the text holds.
one-game-wanted = المتوقع سجل لعبة واحدة، لكن عدد الألعاب { $count }.
# $count is how many matches or single games the text holds.
one-match-wanted = المتوقع سجلات مباراة واحدة؛ الموجود في النص: { $count ->
    [0] لا شيء
    [one] لعبة واحدة لا تنتمي إلى مباراة
    [two] مباراتان أو لعبتان مفردتان
    [few] { $count } مباريات أو ألعاب مفردة
   *[other] { $count } مباراة أو لعبة مفردة
}.
