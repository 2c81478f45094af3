# The review of a game, in Arabic.
# Terms: review مراجعة, inaccuracy عدم دقة, mistake خطأ, blunder خطأ فادح, error rate معدل الخطأ, luck الحظ,
# chance to win فرصة الفوز, points نقاط, decision قرار, trials محاكاة.

## The report
review-row-rate = معدل الخطأ (أجزاء من ألف من النقطة لكل قرار)
review-row-moves-rate = معدل خطأ النقلات
review-row-cube-rate = معدل خطأ المكعب
review-row-cube-decisions = منها في المكعب
review-row-level = لعب بمستوى
review-row-decisions = القرارات
review-row-lost = النقاط الضائعة
review-row-blunders = الأخطاء الفادحة
review-row-mistakes = الأخطاء
review-row-inaccuracies = عدم الدقة
review-row-luck = حظ الرميات
review-row-result = النتيجة
review-row-without-luck = النتيجة بلا حظ
review-worst = الأسوأ أولًا:
review-nothing-lost = لم يضع شيء يستحق الذكر.
review-decision = الدور { $turn }، { $seat }: { $played } ({ $value })، { $mark }: ضاع { $loss }؛ الأفضل { $best } ({ $best-value })
review-decision-dice = الدور { $turn }، { $seat } { $dice }: { $played } ({ $value })، { $mark }: ضاع { $loss }؛ الأفضل { $best } ({ $best-value })
# $decision is one of the two above.
review-decision-game = اللعبة { $game }، { $decision }
review-stopped = توقف مبكرًا: حُكم على { $done } من { $of } من القرارات والرميات.

## The report on a match. $rules is the id of the rules, $players names, $score as in 3–1.
review-match = { $rules }: { $players } – مباراة حتى { $length }، { $score } بعد { $games ->
    [one] لعبة واحدة
    [two] لعبتين
    [few] { $games } ألعاب
   *[other] { $games } لعبة
}
review-column-game = اللعبة
review-column-score = النتيجة
review-column-seat-moves = { $seat }: النقلات
review-column-seat-cube = { $seat }: المكعب
review-column-seat-result = { $seat }: النقاط

## Comments in records
review-comment = { $mark }: ضاع { $loss }، الأفضل { $best }
review-comment-luck = الحظ { $luck }
review-comment-notes = { $comment }. { $notes }

## The report on many games
review-games = { $games ->
    [zero] لا ألعاب
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $games } ألعاب
   *[other] { $games } لعبة
}
review-openings = الافتتاحيات، الأكثر تكرارًا أولًا، مع نتيجة من بدأ:
review-column-player = اللاعب
review-column-games = الألعاب
review-column-luck = الحظ لكل لعبة
review-column-result = النتيجة لكل لعبة
review-column-without-luck = بلا حظ
review-column-opening = الافتتاحية
review-column-wins = الفوز

## The drawing
review-svg-title = { $rules }: فرص الفوز والحظ
review-svg-chances = فرصة الفوز: { $seat }
review-svg-luck = حظ الرميات (نقاط)
review-svg-turns = الدور
# The number of a game of a match and the score before it.
review-svg-game = اللعبة { $game }، { $score }

## The analysis of a position
analyse-move = النقلة
analyse-points = النقاط
analyse-column-interval = 95 %
analyse-depth = العمق
analyse-column-trials = المحاكاة
analyse-chances = الفرص
analyse-roll = الرمية
analyse-best = أفضل نقلة
analyse-luck = الحظ
analyse-worth = { $wins }؛ { $equity } من النقاط لصالح { $seat }
analyse-win = فوز { $seat } { $percent } %
analyse-won-in = فوز في { $actions }
analyse-lost-in = خسارة في { $actions }
# The cube: $seat is about to roll.
analyse-cube-no-double = { $seat } لا يضاعف.
analyse-cube-double-take = { $seat } يضاعف، والطرف الآخر يقبل.
analyse-cube-double-drop = { $seat } يضاعف، والطرف الآخر ينسحب.
analyse-cube-too-good = وضع { $seat } أفضل من أن يضاعف، فيتابع اللعب طلبًا للمارس.
analyse-cube = المكعب
analyse-cube-match = الفوز بالمباراة
analyse-cube-roll = بلا مضاعفة
analyse-cube-take = مضاعفة، قبول
analyse-cube-drop = مضاعفة، انسحاب
analyse-stopped = توقف مبكرًا.
analyse-physics = ما تهدده كل قطعة وما تتعرض له:
analyse-piece = القطعة
analyse-place = الموضع
analyse-to-goal = إلى الهدف
analyse-risk = الخطر
analyse-safety = الأمان
analyse-safe = آمنة
analyse-blockade = سد
analyse-threats = تهددها
analyse-strikes = تهدد
analyse-strike = { $seat } { $piece } بالرقم { $number }
