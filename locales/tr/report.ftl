# Turkish. The review of a game.
# Terms: analiz review, isabetsizlik inaccuracy, hata mistake, büyük hata blunder, zar şansı luck, hata oranı error rate,
# karar decision, puan points, barikat blockade.

## The report
review-row-rate = hata oranı (karar başına binde puan)
review-row-level = oyun gücü (düzey)
review-row-decisions = kararlar
review-row-lost = kaybedilen puan
review-row-blunders = büyük hatalar
review-row-mistakes = hatalar
review-row-inaccuracies = isabetsizlikler
review-row-luck = kendi zarlarının şansı
review-row-result = sonuç
review-row-without-luck = zar şansı olmadan sonuç
review-worst = Önce en kötüler:
review-nothing-lost = Kayda değer bir kayıp yok.
review-decision = tur { $turn }, { $seat }: { $played } ({ $value }), { $mark }: { $loss } kayıp; daha iyisi { $best } ({ $best-value })
review-decision-dice = tur { $turn }, { $seat } { $dice }: { $played } ({ $value }), { $mark }: { $loss } kayıp; daha iyisi { $best } ({ $best-value })
review-stopped = Erken durduruldu: kararlar ve zarlar, { $done } / { $of } değerlendirildi.

## Comments in records
review-comment = { $mark }: { $loss } kayıp, daha iyisi { $best }
review-comment-luck = zar şansı { $luck }
review-comment-notes = { $comment }. { $notes }

## The report on many games
review-games = { $games } oyun
review-openings = Açılışlar, önce en sık görülenler, başlayanın sonucuyla:
review-column-player = oyuncu
review-column-games = oyunlar
review-column-luck = oyun başına zar şansı
review-column-result = oyun başına sonuç
review-column-without-luck = zar şansı olmadan
review-column-opening = açılış
review-column-wins = galibiyet

## The drawing
review-svg-title = { $rules }: kazanma şansı ve zar şansı
review-svg-chances = kazanma şansı: { $seat }
review-svg-luck = zar şansı (puan)
review-svg-turns = tur

## The analysis of a position
analyse-move = hamle
analyse-points = puan
analyse-column-interval = %95
analyse-depth = derinlik
analyse-column-trials = deneme
analyse-chances = kazanma şansı
analyse-roll = zar
analyse-best = en iyi hamle
analyse-luck = zar şansı
analyse-worth = { $wins }; { $seat } için { $equity } puan
analyse-win = { $seat } kazanır: %{ $percent }
analyse-won-in = { $actions } hamlede kazanır
analyse-lost-in = { $actions } hamlede kaybeder
analyse-stopped = Erken durduruldu.
analyse-physics = Her taşın tehditleri ve riskleri:
analyse-piece = taş
analyse-place = yer
analyse-to-goal = hedefe kalan
analyse-risk = risk
analyse-safety = güvenlik
analyse-safe = güvende
analyse-blockade = barikat
analyse-threats = tehdit eden
analyse-strikes = tehdit ettiği
analyse-strike = { $seat } { $piece }, { $number } gelirse
