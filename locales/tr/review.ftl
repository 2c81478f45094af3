# Turkish. The review of a game.
# Terms: analiz review, isabetsizlik inaccuracy, hata mistake, büyük hata blunder, zar şansı luck, hata oranı error rate,
# karar decision, puan points, barikat blockade.

## What a decision is called.
review-mark-best = en iyi
review-mark-good = iyi
review-mark-inaccuracy = isabetsizlik
review-mark-mistake = hata
review-mark-blunder = büyük hata

## What is said about a decision
review-threw-away-win = { $actions } hamlede kazanç kaçtı.
review-passed-over-win = { $actions } hamlede kazanç görülmedi.
review-allowed-loss = { $actions } hamlede kayba izin verildi.
review-win-to-draw = Kesin kazanç kaçtı: şimdi berabere.
review-win-to-loss = Kesin kazanç kaçtı: şimdi kayıp.
review-draw-to-loss = Kesin beraberlik kaçtı: şimdi kayıp.

## What is said about a decision about the cube. $seat decided, $other is the other side, $percent is how often $seat wins the game.
review-cube-missed-take = { $seat } vido demeliydi: %{ $percent } vido için yeter, { $other } de kabul etmek zorunda.
review-cube-missed-drop = { $seat } vido demeliydi: %{ $percent } ile oyun hemen kazanılır, çünkü { $other } çekilmek zorunda.
review-cube-too-early = Vido için çok erken: { $seat } %{ $percent } kazanır.
review-cube-too-good = Vido için fazla iyi: { $seat } %{ $percent } kazanır ve mars için oynamak, rakibin çekilmesinden daha değerli.
review-cube-no-gain = Vidonun getireceği bir şey yok: oyunun şimdiki değeri { $seat } için zaten yeterli.
review-cube-wrong-take = { $seat } çekilmeliydi: %{ $percent } iki kat puana oynamak için yetmez.
review-cube-wrong-drop = { $seat } vidoyu kabul etmeliydi: %{ $percent } oyunu sürdürmeye yeter.
# $played and $best are chances to win the match.
review-cube-match = Böylece maçı kazanma şansı { $seat } için %{ $best } yerine %{ $played }.
