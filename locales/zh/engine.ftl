# Who plays, in Chinese.
# Terms: level 级, net 网络, slip 随机走子, search 搜索, position 局面.

## What a level is made of
level-net = { $level } 级：网络 { $net }{ $plies ->
    [0] {""}
   *[other] ，预看 { $plies } 次掷骰
}{ $slips ->
    [0] {""}
   *[other] ，{ $slips }% 随机走子
}{ $blur ->
    [0] {""}
   *[other] ，估值误差 { $blur }%
}
level-net-of-others = { $level } 级：网络 { $net }，为最接近的规则而作{ $plies ->
    [0] {""}
   *[other] ，预看 { $plies } 次掷骰
}{ $slips ->
    [0] {""}
   *[other] ，{ $slips }% 随机走子
}{ $blur ->
    [0] {""}
   *[other] ，估值误差 { $blur }%
}
level-estimate = { $level } 级：人工编写的估值，因为这种规则没有网络{ $plies ->
    [0] {""}
   *[other] ，预看 { $plies } 次掷骰
}{ $slips ->
    [0] {""}
   *[other] ，{ $slips }% 随机走子
}{ $blur ->
    [0] {""}
   *[other] ，估值误差 { $blur }%
}
level-depth = { $level } 级：搜索，预看 { $depth } 步{ $slips ->
    [0] {""}
   *[other] ，{ $slips }% 随机走子
}
level-nodes = { $level } 级：搜索，每步 { $nodes } 个局面{ $slips ->
    [0] {""}
   *[other] ，{ $slips }% 随机走子
}
