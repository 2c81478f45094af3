# Azerbaijani. The review of a game.
# Terms: təhlil review, qeyri-dəqiqlik inaccuracy, səhv mistake, kobud səhv blunder, bəxt luck, orta səhv error rate,
# qərar decision, xal points, sədd blockade.

## The report
review-row-rate = orta səhv (bir qərara xalın mində biri)
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
review-stopped = Vaxtından əvvəl dayandırıldı: qərarlar və zərlər, { $done } / { $of } qiymətləndirilib.

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
