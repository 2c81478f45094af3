# Azerbaijani. The review of a game.
# Terms: təhlil review, qeyri-dəqiqlik inaccuracy, səhv mistake, kobud səhv blunder, bəxt luck, orta səhv error rate,
# qərar decision, xal points, sədd blockade.

## The report
review-row-rate = orta səhv (bir qərara xalın mində biri)
review-row-moves-rate = gedişlərin orta səhvi
review-row-cube-rate = kubun orta səhvi
review-row-cube-decisions = onlardan kub haqqında
review-row-level = oyun gücü (səviyyə)
review-row-decisions = qərarlar
review-row-lost = itirilən xal
review-row-blunders = kobud səhvlər
review-row-mistakes = səhvlər
review-row-inaccuracies = qeyri-dəqiqliklər
review-row-luck = öz zərlərinin bəxti
review-row-result = nəticə
review-row-without-luck = bəxti nəzərə almadan nəticə
review-worst = Əvvəl ən pisləri:
review-nothing-lost = Nəzərə çarpan itki yoxdur.
review-decision = növbə { $turn }, { $seat }: { $played } ({ $value }), { $mark }: { $loss } itirildi; daha yaxşı { $best } ({ $best-value })
review-decision-dice = növbə { $turn }, { $seat } { $dice }: { $played } ({ $value }), { $mark }: { $loss } itirildi; daha yaxşı { $best } ({ $best-value })
# $decision is one of the two above.
review-decision-game = oyun { $game }, { $decision }
review-stopped = Vaxtından əvvəl dayandırıldı: qərarlar və zərlər, { $done } / { $of } qiymətləndirilib.

## The report on a match. $rules is the id of the rules, $players names, $score as in 3–1.
review-match = { $rules }: { $players } – { $length } xala qədər matç, { $games } oyundan sonra { $score }
review-column-game = oyun
review-column-score = hesab
review-column-seat-moves = { $seat }: gedişlər
review-column-seat-cube = { $seat }: kub
review-column-seat-result = { $seat }: xal

## Comments in records
review-comment = { $mark }: { $loss } itirildi, daha yaxşı { $best }
review-comment-luck = bəxt { $luck }
review-comment-notes = { $comment }. { $notes }

## The report on many games
review-games = { $games } oyun
review-openings = Başlanğıclar, əvvəl ən çox rast gəlinənlər, başlayanın nəticəsi ilə:
review-column-player = oyunçu
review-column-games = oyunlar
review-column-luck = oyun başına bəxt
review-column-result = oyun başına nəticə
review-column-without-luck = bəxt nəzərə alınmadan
review-column-opening = başlanğıc
review-column-wins = qələbələr

## The drawing
review-svg-title = { $rules }: udmaq şansı və bəxt
review-svg-chances = udmaq şansı: { $seat }
review-svg-luck = zərlərin bəxti (xal)
review-svg-turns = növbə
# The number of a game of a match and the score before it.
review-svg-game = oyun { $game }, { $score }

## The analysis of a position
analyse-move = gediş
analyse-points = xal
analyse-column-interval = 95 %
analyse-depth = dərinlik
analyse-column-trials = sınaqlar
analyse-chances = şanslar
analyse-roll = zər
analyse-best = ən yaxşı gediş
analyse-luck = bəxt
analyse-worth = { $wins }; { $seat } üçün { $equity } xal
analyse-win = { $seat } udur: { $percent } %
analyse-won-in = { $actions } gedişə qələbə
analyse-lost-in = { $actions } gedişə məğlubiyyət
# The cube: $seat is about to roll.
analyse-cube-no-double = { $seat } ikiqatlamır.
analyse-cube-double-take = { $seat } ikiqatlayır, rəqib qəbul edir.
analyse-cube-double-drop = { $seat } ikiqatlayır, rəqib imtina edir.
analyse-cube-too-good = { $seat } ikiqatlamaq üçün həddən artıq yaxşı vəziyyətdədir, mars üçün oynayır.
analyse-cube = kub
analyse-cube-match = matçın udulması
analyse-cube-roll = ikiqatlamasız
analyse-cube-take = ikiqatlama, qəbul
analyse-cube-drop = ikiqatlama, imtina
analyse-stopped = Vaxtından əvvəl dayandırıldı.
analyse-physics = Hər fişkanın təhdidi və riski:
analyse-piece = fişka
analyse-place = yer
analyse-to-goal = hədəfə qədər
analyse-risk = risk
analyse-safety = təhlükəsizlik
analyse-safe = təhlükəsiz
analyse-blockade = sədd
analyse-threats = təhdid edən
analyse-strikes = təhdid etdiyi
analyse-strike = { $seat } { $piece }, { $number } atanda
