# Russian: the review of a game.
# Terms: review = разбор, inaccuracy = неточность, mistake = ошибка, blunder = грубая ошибка, luck = везение,
# error rate = средняя ошибка, decision = решение, points = очки, blockade = барьер.

## What a decision is called.
review-mark-best = лучший ход
review-mark-good = хороший ход
review-mark-inaccuracy = неточность
review-mark-mistake = ошибка
review-mark-blunder = грубая ошибка

## What is said about a decision
review-threw-away-win =
    { $actions ->
        [one] Упущена победа через { $actions } действие.
        [few] Упущена победа через { $actions } действия.
       *[other] Упущена победа через { $actions } действий.
    }
review-passed-over-win =
    { $actions ->
        [one] Не замечена победа через { $actions } действие.
        [few] Не замечена победа через { $actions } действия.
       *[other] Не замечена победа через { $actions } действий.
    }
review-allowed-loss =
    { $actions ->
        [one] Допущено поражение через { $actions } действие.
        [few] Допущено поражение через { $actions } действия.
       *[other] Допущено поражение через { $actions } действий.
    }
