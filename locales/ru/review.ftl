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
review-win-to-draw = Упущена верная победа: теперь ничья.
review-win-to-loss = Упущена верная победа: теперь поражение.
review-draw-to-loss = Упущена верная ничья: теперь поражение.

## What is said about a decision about the cube
review-cube-missed-take = { $seat } должны были удвоить: { $percent } % достаточно для удвоения, а { $other } должны принять.
review-cube-missed-drop = { $seat } должны были удвоить: при { $percent } % партия выиграна сразу, ведь { $other } должны отказаться.
review-cube-too-early = Удваивать рано: { $seat } выигрывают в { $percent } %.
review-cube-too-good = Слишком хорошая позиция для удвоения: { $seat } выигрывают в { $percent } %, и играть дальше на марс выгоднее, чем получить отказ.
review-cube-no-gain = Удвоение ничего не даёт: { $seat } не нуждаются в очках сверх того, что партия уже стоит.
review-cube-wrong-take = { $seat } должны были отказаться: { $percent } % мало, чтобы играть дальше с двойной ставкой.
review-cube-wrong-drop = { $seat } должны были принять: { $percent } % достаточно, чтобы играть дальше.
review-cube-match = После этого { $seat } выигрывают матч в { $played } % вместо { $best } %.
