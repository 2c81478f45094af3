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
review-win-to-draw = Բաց թողնված հաստատ հաղթանակ․ հիմա ոչ-ոքի է։
review-win-to-loss = Բաց թողնված հաստատ հաղթանակ․ հիմա պարտություն է։
review-draw-to-loss = Բաց թողնված հաստատ ոչ-ոքի․ հիմա պարտություն է։

## What is said about a decision about the cube. $seat decided, $other is the other side, $percent is how often $seat wins the game.
review-cube-missed-take = { $seat } պետք է կրկնապատկեին․ { $percent } %-ը բավական է կրկնապատկելու համար, իսկ { $other } պետք է ընդունեն։
review-cube-missed-drop = { $seat } պետք է կրկնապատկեին․ { $percent } %-ով խաղն անմիջապես շահած է, քանի որ { $other } պետք է հրաժարվեն։
review-cube-too-early = Կրկնապատկելը վաղ է․ { $seat } հաղթում են { $percent } %։
review-cube-too-good = Դիրքը չափազանց լավ է կրկնապատկելու համար․ { $seat } հաղթում են { $percent } %, և մարսի համար խաղալն ավելի արժե, քան հրաժարումը։
review-cube-no-gain = Կրկնապատկումը ոչինչ չի տալիս․ { $seat } ավելի շատ միավորի կարիք չունեն, քան խաղն արդեն արժե։
review-cube-wrong-take = { $seat } պետք է հրաժարվեին․ { $percent } %-ը բավական չէ կրկնակի միավորի համար խաղալու համար։
review-cube-wrong-drop = { $seat } պետք է ընդունեին․ { $percent } %-ը բավական է խաղը շարունակելու համար։
# $played and $best are chances to win the match.
review-cube-match = Դրանով մրցախաղը շահելու հավանականությունը ({ $seat }) { $played } % է՝ { $best } %-ի փոխարեն։
