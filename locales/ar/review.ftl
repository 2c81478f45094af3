# The review of a game, in Arabic.
# Terms: review مراجعة, inaccuracy عدم دقة, mistake خطأ, blunder خطأ فادح, error rate معدل الخطأ, luck الحظ,
# chance to win فرصة الفوز, points نقاط, decision قرار, trials محاكاة.

## What a decision is called.
review-mark-best = الأفضل
review-mark-good = جيدة
review-mark-inaccuracy = عدم دقة
review-mark-mistake = خطأ
review-mark-blunder = خطأ فادح

## What is said about a decision
review-threw-away-win = ضيّع فوزًا في { $actions }.
review-passed-over-win = فوّت فوزًا في { $actions }.
review-allowed-loss = سمح بخسارة في { $actions }.
review-win-to-draw = ضيّع فوزًا مؤكدًا: صارت تعادلًا.
review-win-to-loss = ضيّع فوزًا مؤكدًا: صارت خسارة.
review-draw-to-loss = ضيّع تعادلًا مؤكدًا: صارت خسارة.

## What is said about a decision about the cube. $seat decided, $other is the other side, $percent is how often $seat wins the game.
review-cube-missed-take = كان على { $seat } أن يضاعف: { $percent } % تكفي للمضاعفة، وعلى { $other } أن يقبل.
review-cube-missed-drop = كان على { $seat } أن يضاعف: بنسبة { $percent } % يفوز باللعبة فورًا، لأن على { $other } أن ينسحب.
review-cube-too-early = المضاعفة مبكرة: فرصة فوز { $seat } { $percent } %.
review-cube-too-good = الوضع أفضل من أن يضاعف: فرصة فوز { $seat } { $percent } %، ومتابعة اللعب طلبًا للمارس أثمن من انسحاب الخصم.
review-cube-no-gain = لا كسب في المضاعفة: لا يحتاج { $seat } إلى نقاط أكثر مما تساويه اللعبة أصلًا.
review-cube-wrong-take = كان على { $seat } أن ينسحب: { $percent } % لا تكفي لمتابعة اللعب بضعف النقاط.
review-cube-wrong-drop = كان على { $seat } أن يقبل: { $percent } % تكفي لمتابعة اللعب.
# $played and $best are chances to win the match.
review-cube-match = تصير بذلك فرصة { $seat } للفوز بالمباراة { $played } % بدلًا من { $best } %.
