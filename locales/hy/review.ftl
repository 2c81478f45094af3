# Armenian: the review of a game.
# Terms: review = վերլուծություն, inaccuracy = անճշտություն, mistake = սխալ, blunder = կոպիտ սխալ, luck = բախտ,
# error rate = միջին սխալ, decision = որոշում, points = միավոր, blockade = արգելք.

## What a decision is called.
review-mark-best = լավագույն
review-mark-good = լավ
review-mark-inaccuracy = անճշտություն
review-mark-mistake = սխալ
review-mark-blunder = կոպիտ սխալ

## What is said about a decision
review-threw-away-win = Բաց թողնված հաղթանակ՝ { $actions } գործողությամբ։
review-passed-over-win = Չնկատված հաղթանակ՝ { $actions } գործողությամբ։
review-allowed-loss = Թույլ տրված պարտություն՝ { $actions } գործողությամբ։
