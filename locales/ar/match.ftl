# Matches, in Arabic.
# Terms: match مباراة, game of a match لعبة, cube المكعب, double المضاعفة, to take قبول, to drop انسحاب,
# Crawford game لعبة كراوفورد.

## Matches: the score, the cube
match-answer-first = المضاعفة تنتظر الرد: القبول أو الانسحاب
match-no-double = لم يضاعف أحد
match-no-cube = تُلعب هذه المباراة بلا مكعب
match-crawford-game = هذه لعبة كراوفورد، وتُلعب بلا مكعب
match-double-before-roll = تُعرض المضاعفة قبل الرمي
match-cube-is-theirs = المكعب ملك الطرف الآخر
match-double-not-now = لا تجوز المضاعفة الآن
match-game-goes-on = لم تنته اللعبة بعد
match-over = انتهت المباراة
match-no-koks = لا كوكس في هذه القواعد
match-none = لا مباريات في هذه القواعد؛ المباريات في ألعاب عائلة النرد الطويل
match-score = لا يمكن البدء من { $first }–{ $second } في مباراة حتى { $length }: فهي منتهية

match-task-answer = اقبل المضاعفة أو انسحب

match-verdict-dropped =
    { $points ->
        [one] { $winner } يفوز بنقطة واحدة: { $loser } انسحب أمام المضاعفة.
        [two] { $winner } يفوز بنقطتين: { $loser } انسحب أمام المضاعفة.
        [few] { $winner } يفوز، { $points } نقاط: { $loser } انسحب أمام المضاعفة.
       *[other] { $winner } يفوز، { $points } نقطة: { $loser } انسحب أمام المضاعفة.
    }
match-verdict-resigned =
    { $points ->
        [one] { $winner } يفوز بنقطة واحدة: { $loser } استسلم.
        [two] { $winner } يفوز بنقطتين: { $loser } استسلم.
        [few] { $winner } يفوز، { $points } نقاط: { $loser } استسلم.
       *[other] { $winner } يفوز، { $points } نقطة: { $loser } استسلم.
    }

## Records of matches
record-match = لا يمكن لعب المباراة هكذا: { $problem }
record-match-header = [{ $header } "{ $found }"] غير مفهومة؛ المتوقع { $expected }
record-next-game = السجل يحمل لعبة واحدة؛ وللعبة التالية في المباراة سجلها
record-game = اللعبة { $game }: { $problem }
record-other-score = [{ $header } "{ $found }"] لا تتابع اللعبة السابقة؛ المتوقع "{ $expected }"
record-other-start = لا تبدأ اللعبة كما يقتضي سير المباراة

## Matches in the terminal. $seat is the name of a seat, $value what the cube shows.
terminal-match = مباراة حتى { $length }: { $score }
terminal-cube = المكعب { $value }
terminal-cube-owned = المكعب { $value }، { $seat }
terminal-crawford = لعبة كراوفورد
terminal-roll-or-double = { $seat }: رمي أم مضاعفة؟
terminal-doubles = { $seat } يضاعف إلى { $value }
terminal-takes = { $seat } يقبل المضاعفة؛ المكعب الآن { $value }
terminal-drops = { $seat } ينسحب أمام المضاعفة
terminal-resigns = { $seat } يستسلم
terminal-resign-what = اكتب resign للاستسلام في هذه اللعبة، أو resign match للاستسلام في المباراة كلها.
terminal-resign-between = انتهت اللعبة. اكتب resign match للاستسلام في المباراة.
terminal-next-game = اللعبة { $game }
terminal-match-goes-on = { $reason } نتيجة المباراة { $first }–{ $second }؛ اكتب next.
terminal-match-won = { $reason } { $seat } يفوز بالمباراة، { $first }–{ $second }.
terminal-command-roll = رمي النرد، حين تستطيع المضاعفة بدلًا منه
terminal-command-double = مضاعفة الرهان قبل الرمي، في مباراة بالمكعب
terminal-command-take = قبول المضاعفة، فيصير المكعب لك
terminal-command-drop = الانسحاب أمام المضاعفة وخسارة اللعبة
terminal-command-next = اللعبة التالية في المباراة
