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
match-no-koks = այս կանոններով կոկս չկա
match-none = այս կանոններով մրցախաղեր չկան․ դրանք լինում են nardi ընտանիքի խաղերում
match-score = { $first }–{ $second } հաշվից մինչև { $length } միավոր մրցախաղ սկսել չի կարելի․ այն արդեն ավարտված է

match-task-answer = Ընդունեք կրկնապատկումը կամ հրաժարվեք

match-verdict-dropped = { $winner } շահում են { $points } միավոր․ { $loser } հրաժարվեցին կրկնապատկումից։
match-verdict-resigned = { $winner } շահում են { $points } միավոր․ { $loser } հանձնվեցին։

## Records of matches
record-match = մրցախաղն այդպես խաղալ չի կարելի՝ { $problem }
record-match-header = [{ $header } "{ $found }"]՝ անհասկանալի է․ սպասվում է { $expected }
record-next-game = գրառման մեջ մեկ խաղ է լինում․ մրցախաղի հաջորդ խաղն իր գրառումն ունի
record-game = խաղ { $game }: { $problem }
record-other-score = [{ $header } "{ $found }"]՝ չի շարունակում նախորդ խաղը․ սպասվում է "{ $expected }"
record-other-start = խաղն սկսվում է ոչ այնպես, ինչպես շարունակվում է այս մրցախաղը

## Matches in the terminal. $seat is the name of a seat, $value what the cube shows.
terminal-match = Մրցախաղ մինչև { $length } միավոր՝ { $score }
terminal-cube = խորանարդ { $value }
terminal-cube-owned = խորանարդ { $value }, { $seat }
terminal-crawford = Քրոֆորդի խաղ
terminal-roll-or-double = { $seat }՝ նետե՞լ, թե՞ կրկնապատկել
terminal-doubles = { $seat } կրկնապատկում են՝ { $value }
terminal-takes = { $seat } ընդունում են․ խորանարդի վրա { $value } է
terminal-drops = { $seat } հրաժարվում են
terminal-resigns = { $seat } հանձնվում են
terminal-resign-what = Գրեք resign՝ խաղը հանձնելու համար, կամ resign match՝ ամբողջ մրցախաղը հանձնելու համար։
terminal-resign-between = Խաղն ավարտված է։ Մրցախաղը հանձնելու համար գրեք resign match։
terminal-next-game = Խաղ { $game }
# $reason says how the game ended; $first and $second are the points of both sides.
terminal-match-goes-on = { $reason } Մրցախաղի հաշիվն է { $first }–{ $second }․ գրեք next։
terminal-match-won = { $reason } Մրցախաղը շահեցին { $seat }, { $first }–{ $second }։
terminal-command-roll = նետել զառերը, երբ կարելի է նաև կրկնապատկել
terminal-command-double = կրկնապատկել խաղադրույքը նետելուց առաջ, խորանարդով մրցախաղում
terminal-command-take = ընդունել կրկնապատկումը և դրա հետ խորանարդը
terminal-command-drop = հրաժարվել կրկնապատկումից և պարտվել խաղում
terminal-command-next = մրցախաղի հաջորդ խաղը
