# Azerbaijani. The review of a game.
# Terms: təhlil review, qeyri-dəqiqlik inaccuracy, səhv mistake, kobud səhv blunder, bəxt luck, orta səhv error rate,
# qərar decision, xal points, sədd blockade.

## What a decision is called.
review-mark-best = ən yaxşı
review-mark-good = yaxşı
review-mark-inaccuracy = qeyri-dəqiqlik
review-mark-mistake = səhv
review-mark-blunder = kobud səhv

## What is said about a decision
review-threw-away-win = { $actions } gedişə gələn qələbə əldən verildi.
review-passed-over-win = { $actions } gedişə gələn qələbə görülmədi.
review-allowed-loss = { $actions } gedişə məğlubiyyətə yol verildi.
