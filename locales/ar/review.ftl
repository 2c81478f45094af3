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
