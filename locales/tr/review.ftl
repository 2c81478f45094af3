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
