# Armenian: matches, the score, the cube.
# Terms: match = մրցախաղ, cube = խորանարդ, double = կրկնապատկում, take = ընդունել, drop = հրաժարվել,
# Crawford = Քրոֆորդ, score = հաշիվ.

## Matches: the score, the cube
match-answer-first = նախ պետք է պատասխանել կրկնապատկմանը՝ ընդունել կամ հրաժարվել
match-no-double = ոչ ոք չի կրկնապատկել
match-no-cube = այս մրցախաղը խաղում են առանց խորանարդի
match-crawford-game = սա Քրոֆորդի խաղն է, որը խաղում են առանց խորանարդի
match-double-before-roll = կրկնապատկում առաջարկում են նետելուց առաջ
match-cube-is-theirs = խորանարդը հակառակորդինն է
match-double-not-now = հիմա կրկնապատկել չի կարելի
match-game-goes-on = խաղը դեռ ավարտված չէ
match-over = մրցախաղն ավարտված է
match-none = այս կանոններով մրցախաղեր չկան․ դրանք լինում են nardi ընտանիքի խաղերում
match-score = { $first }–{ $second } հաշվից մինչև { $length } միավոր մրցախաղ սկսել չի կարելի․ այն արդեն ավարտված է

match-task-answer = Ընդունեք կրկնապատկումը կամ հրաժարվեք

match-verdict-dropped = { $winner } շահում են { $points } միավոր․ { $loser } հրաժարվեցին կրկնապատկումից

## Records of matches
record-match = մրցախաղն այդպես խաղալ չի կարելի՝ { $problem }
record-match-header = [{ $header } "{ $found }"]՝ անհասկանալի է․ սպասվում է { $expected }
record-next-game = գրառման մեջ մեկ խաղ է լինում․ մրցախաղի հաջորդ խաղն իր գրառումն ունի
record-game = խաղ { $game }: { $problem }
record-other-score = [{ $header } "{ $found }"]՝ չի շարունակում նախորդ խաղը․ սպասվում է "{ $expected }"
record-other-start = խաղն սկսվում է ոչ այնպես, ինչպես շարունակվում է այս մրցախաղը
