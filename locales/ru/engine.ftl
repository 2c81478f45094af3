# Russian: who plays.
# Terms: level = уровень, net = сеть, search = перебор, slips = случайные ходы.

## What a level is made of
level-net = уровень { $level }: сеть { $net }{ $plies ->
    [0] {""}
    [one] , расчёт на { $plies } бросок вперёд
    [few] , расчёт на { $plies } броска вперёд
   *[other] , расчёт на { $plies } бросков вперёд
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % случайных ходов
}{ $blur ->
    [0] {""}
   *[other] , погрешность оценки { $blur } %
}
level-net-of-others = уровень { $level }: сеть { $net }, обученная для самых близких правил{ $plies ->
    [0] {""}
    [one] , расчёт на { $plies } бросок вперёд
    [few] , расчёт на { $plies } броска вперёд
   *[other] , расчёт на { $plies } бросков вперёд
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % случайных ходов
}{ $blur ->
    [0] {""}
   *[other] , погрешность оценки { $blur } %
}
level-estimate = уровень { $level }: оценка, написанная вручную, так как для этих правил сети нет{ $plies ->
    [0] {""}
    [one] , расчёт на { $plies } бросок вперёд
    [few] , расчёт на { $plies } броска вперёд
   *[other] , расчёт на { $plies } бросков вперёд
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % случайных ходов
}{ $blur ->
    [0] {""}
   *[other] , погрешность оценки { $blur } %
}
level-depth = уровень { $level }: перебор на { $depth ->
    [one] { $depth } действие вперёд
    [few] { $depth } действия вперёд
   *[other] { $depth } действий вперёд
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % случайных ходов
}
level-nodes = уровень { $level }: перебор, позиций на ход: { $nodes }{ $slips ->
    [0] {""}
   *[other] , { $slips } % случайных ходов
}
