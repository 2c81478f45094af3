# Russian: the review of a game.
# Terms: review = разбор, inaccuracy = неточность, mistake = ошибка, blunder = грубая ошибка, luck = везение,
# error rate = средняя ошибка, decision = решение, points = очки, blockade = барьер.

## The report
review-row-rate = средняя ошибка (тысячных очка на решение)
review-row-moves-rate = средняя ошибка в ходах
review-row-cube-rate = средняя ошибка с кубом
review-row-cube-decisions = из них о кубе
review-row-level = сила игры (уровень)
review-row-decisions = решения
review-row-lost = потеряно очков
review-row-blunders = грубые ошибки
review-row-mistakes = ошибки
review-row-inaccuracies = неточности
review-row-luck = везение в своих бросках
review-row-result = результат
review-row-without-luck = результат без везения
review-worst = Сначала худшее:
review-nothing-lost = Ничего заметного не потеряно.
review-decision = ход { $turn }, { $seat }: { $played } ({ $value }), { $mark }: потеряно { $loss }; лучше { $best } ({ $best-value })
review-decision-dice = ход { $turn }, { $seat } { $dice }: { $played } ({ $value }), { $mark }: потеряно { $loss }; лучше { $best } ({ $best-value })
review-decision-game = партия { $game }, { $decision }
review-stopped = Остановлено раньше времени: оценено решений и бросков { $done } из { $of }.

## The report on a match
review-match = { $rules }: { $players } – матч до { $length }, { $score } после { $games ->
    [one] { $games } партии
   *[other] { $games } партий
}
review-column-game = партия
review-column-score = счёт
review-column-seat-moves = { $seat }: ходы
review-column-seat-cube = { $seat }: куб
review-column-seat-result = { $seat }: очки

## Comments in records
review-comment = { $mark }: потеряно { $loss }, лучше { $best }
review-comment-luck = везение { $luck }
review-comment-notes = { $comment }. { $notes }

## The report on many games
review-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
review-openings = Начала, сначала самые частые, с результатом того, кто начинал:
review-column-player = игрок
review-column-games = партии
review-column-luck = везение за партию
review-column-result = результат за партию
review-column-without-luck = без везения
review-column-opening = начало
review-column-wins = победы

## The drawing
review-svg-title = { $rules }: шансы на победу и везение
review-svg-chances = шансы на победу: { $seat }
review-svg-luck = везение в бросках (очки)
review-svg-turns = ход
review-svg-game = партия { $game }, { $score }

## The analysis of a position
analyse-move = ход
analyse-points = очки
analyse-column-interval = 95 %
analyse-depth = глубина
analyse-column-trials = розыгрыши
analyse-chances = шансы
analyse-roll = бросок
analyse-best = лучший ход
analyse-luck = везение
analyse-worth = { $wins }; { $seat }, очки: { $equity }
analyse-win = { $seat } выигрывают в { $percent } %
analyse-won-in =
    { $actions ->
        [one] победа через { $actions } действие
        [few] победа через { $actions } действия
       *[other] победа через { $actions } действий
    }
analyse-lost-in =
    { $actions ->
        [one] поражение через { $actions } действие
        [few] поражение через { $actions } действия
       *[other] поражение через { $actions } действий
    }
analyse-cube-no-double = { $seat } не удваивают.
analyse-cube-double-take = { $seat } удваивают, противник принимает.
analyse-cube-double-drop = { $seat } удваивают, противник отказывается.
analyse-cube-too-good = { $seat } стоят слишком хорошо для удвоения и играют дальше на марс.
analyse-cube = куб
analyse-cube-match = выигрыш матча
analyse-cube-roll = не удваивать
analyse-cube-take = удвоить, принять
analyse-cube-drop = удвоить, отказаться
analyse-stopped = Остановлено раньше времени.
analyse-physics = Чему каждая фишка угрожает и чем рискует:
analyse-piece = фишка
analyse-place = место
analyse-to-goal = до финиша
analyse-risk = риск
analyse-safety = защита
analyse-safe = в безопасности
analyse-blockade = барьер
analyse-threats = кто угрожает
analyse-strikes = угрожает
analyse-strike = { $seat } { $piece } броском { $number }
