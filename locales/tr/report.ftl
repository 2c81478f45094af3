# Turkish. The review of a game.
# Terms: analiz review, isabetsizlik inaccuracy, hata mistake, büyük hata blunder, zar şansı luck, hata oranı error rate,
# karar decision, puan points, barikat blockade.

## The report
review-row-rate = hata oranı (karar başına binde puan)
review-row-moves-rate = hamlelerin hata oranı
review-row-cube-rate = küpün hata oranı
review-row-cube-decisions = bunlardan küp kararları
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
# $decision is one of the two above.
review-decision-game = oyun { $game }, { $decision }
review-stopped = Erken durduruldu: kararlar ve zarlar, { $done } / { $of } değerlendirildi.

## The report on a match. $rules is the id of the rules, $players names, $score as in 3–1.
review-match = { $rules }: { $players } – { $length } puanlık maç, { $games } oyundan sonra { $score }
review-column-game = oyun
review-column-score = skor
review-column-seat-moves = { $seat }: hamleler
review-column-seat-cube = { $seat }: küp
review-column-seat-result = { $seat }: puan

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
# The number of a game of a match and the score before it.
review-svg-game = oyun { $game }, { $score }

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
# The cube: $seat is about to roll.
analyse-cube-no-double = { $seat } vido demez.
analyse-cube-double-take = { $seat } vido der, rakip kabul eder.
analyse-cube-double-drop = { $seat } vido der, rakip çekilir.
analyse-cube-too-good = { $seat } vido için fazla iyi durumda; mars için oynar.
analyse-cube = küp
analyse-cube-match = maçı kazanma
analyse-cube-roll = vido yok
analyse-cube-take = vido, kabul
analyse-cube-drop = vido, çekilme
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
