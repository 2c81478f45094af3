# Armenian: the review of a game.
# Terms: review = վերլուծություն, inaccuracy = անճշտություն, mistake = սխալ, blunder = կոպիտ սխալ, luck = բախտ,
# error rate = միջին սխալ, decision = որոշում, points = միավոր, blockade = արգելք.

## The report
review-row-rate = միջին սխալ (միավորի հազարերորդներ մեկ որոշման համար)
review-row-moves-rate = քայլերի միջին սխալ
review-row-cube-rate = խորանարդի միջին սխալ
review-row-cube-decisions = դրանցից խորանարդի մասին
review-row-level = խաղի ուժը (մակարդակ)
review-row-decisions = որոշումներ
review-row-lost = կորցրած միավորներ
review-row-blunders = կոպիտ սխալներ
review-row-mistakes = սխալներ
review-row-inaccuracies = անճշտություններ
review-row-luck = սեփական նետումների բախտը
review-row-result = արդյունք
review-row-without-luck = արդյունքն առանց բախտի
review-worst = Նախ վատագույնները՝
review-nothing-lost = Հիշատակման արժանի ոչինչ չի կորել։
review-decision = հերթ { $turn }, { $seat }՝ { $played } ({ $value }), { $mark }, կորած է { $loss }․ ավելի լավ է { $best } ({ $best-value })
review-decision-dice = հերթ { $turn }, { $seat } { $dice }՝ { $played } ({ $value }), { $mark }, կորած է { $loss }․ ավելի լավ է { $best } ({ $best-value })
# $decision is one of the two above.
review-decision-game = խաղ { $game }, { $decision }
review-stopped = Կանգնեցված է ժամանակից շուտ․ գնահատված է { $of } որոշումից և նետումից { $done }-ը։

## The report on a match. $rules is the id of the rules, $players names, $score as in 3–1.
review-match = { $rules }՝ { $players } – մրցախաղ մինչև { $length } միավոր, { $games } խաղից հետո՝ { $score }
review-column-game = խաղ
review-column-score = հաշիվ
review-column-seat-moves = { $seat }՝ քայլեր
review-column-seat-cube = { $seat }՝ խորանարդ
review-column-seat-result = { $seat }՝ միավոր

## Comments in records
review-comment = { $mark }, կորած է { $loss }, ավելի լավ է { $best }
review-comment-luck = բախտ { $luck }
review-comment-notes = { $comment }։ { $notes }

## The report on many games
review-games = { $games } խաղ
review-openings = Սկզբնախաղեր՝ նախ ամենահաճախները, սկսողի արդյունքով․
review-column-player = խաղացող
review-column-games = խաղեր
review-column-luck = բախտը մեկ խաղում
review-column-result = արդյունքը մեկ խաղում
review-column-without-luck = առանց բախտի
review-column-opening = սկզբնախաղ
review-column-wins = հաղթանակներ

## The drawing
review-svg-title = { $rules }՝ հաղթելու հավանականություն և բախտ
review-svg-chances = հաղթելու հավանականություն՝ { $seat }
review-svg-luck = նետումների բախտը (միավոր)
review-svg-turns = հերթ
# The number of a game of a match and the score before it.
review-svg-game = խաղ { $game }, { $score }

## The analysis of a position
analyse-move = քայլ
analyse-points = միավոր
analyse-column-interval = 95 %
analyse-depth = խորություն
analyse-column-trials = խաղարկումներ
analyse-chances = հավանականություն
analyse-roll = նետում
analyse-best = լավագույն քայլ
analyse-luck = բախտ
analyse-worth = { $wins }․ { $seat }՝ { $equity } միավոր
analyse-win = { $seat } հաղթում են՝ { $percent } %
analyse-won-in = հաղթանակ { $actions } գործողությամբ
analyse-lost-in = պարտություն { $actions } գործողությամբ
# The cube: $seat is about to roll.
analyse-cube-no-double = { $seat } չեն կրկնապատկում։
analyse-cube-double-take = { $seat } կրկնապատկում են, հակառակորդն ընդունում է։
analyse-cube-double-drop = { $seat } կրկնապատկում են, հակառակորդը հրաժարվում է։
analyse-cube-too-good = { $seat } չափազանց լավ վիճակում են կրկնապատկելու համար և խաղում են մարսի համար։
analyse-cube = խորանարդ
analyse-cube-match = շահած մրցախաղ
analyse-cube-roll = առանց կրկնապատկման
analyse-cube-take = կրկնապատկում, ընդունում
analyse-cube-drop = կրկնապատկում, հրաժարում
analyse-stopped = Կանգնեցված է ժամանակից շուտ։
analyse-physics = Ինչ է սպառնում և ինչ ռիսկի է դիմում ամեն խաղաքար՝
analyse-piece = խաղաքար
analyse-place = տեղ
analyse-to-goal = մինչև տուն
analyse-risk = ռիսկ
analyse-safety = պաշտպանություն
analyse-safe = անվտանգ
analyse-blockade = արգելք
analyse-threats = ով է սպառնում
analyse-strikes = ում է սպառնում
analyse-strike = { $seat } { $piece }, երբ ընկնի { $number }
