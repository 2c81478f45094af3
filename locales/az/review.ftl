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
review-win-to-draw = Dəqiq qələbə əldən verildi: indi heç-heçədir.
review-win-to-loss = Dəqiq qələbə əldən verildi: indi məğlubiyyətdir.
review-draw-to-loss = Dəqiq heç-heçə əldən verildi: indi məğlubiyyətdir.

## What is said about a decision about the cube. $seat decided, $other is the other side, $percent is how often $seat wins the game.
review-cube-missed-take = { $seat } ikiqatlamalı idi: { $percent } % ikiqatlama üçün kifayətdir, { $other } isə qəbul etməlidir.
review-cube-missed-drop = { $seat } ikiqatlamalı idi: { $percent } % ilə oyun dərhal udulur, çünki { $other } imtina etməlidir.
review-cube-too-early = İkiqatlamaq üçün tezdir: { $seat } { $percent } % udur.
review-cube-too-good = İkiqatlamaq üçün həddən artıq yaxşıdır: { $seat } { $percent } % udur, mars üçün oynamaq isə rəqibin imtinasından dəyərlidir.
review-cube-no-gain = İkiqatlama heç nə vermir: oyunun indiki dəyəri { $seat } üçün onsuz da kifayətdir.
review-cube-wrong-take = { $seat } imtina etməli idi: { $percent } % ikiqat xala oynamaq üçün azdır.
review-cube-wrong-drop = { $seat } qəbul etməli idi: { $percent } % oyunu davam etdirmək üçün kifayətdir.
# $played and $best are chances to win the match.
review-cube-match = Bununla matçı udmaq şansı ({ $seat }) { $best } % əvəzinə { $played } % olur.
