# Who plays.

## What a level is made of. $net is the name of a net, $plies how many rolls it looks ahead; $slips is how often it plays
## anything at all, and $blur how wrong it is about moves, both in percent.
level-net = level { $level }: net { $net }{ $plies ->
    [0] {""}
    [one] , looking one roll ahead
   *[other] , looking { $plies } rolls ahead
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % slips
}{ $blur ->
    [0] {""}
   *[other] , values blurred by { $blur } %
}
level-net-of-others = level { $level }: net { $net }, made for the nearest rules{ $plies ->
    [0] {""}
    [one] , looking one roll ahead
   *[other] , looking { $plies } rolls ahead
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % slips
}{ $blur ->
    [0] {""}
   *[other] , values blurred by { $blur } %
}
level-estimate = level { $level }: a hand-written estimate, since there is no net for such rules{ $plies ->
    [0] {""}
    [one] , looking one roll ahead
   *[other] , looking { $plies } rolls ahead
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % slips
}{ $blur ->
    [0] {""}
   *[other] , values blurred by { $blur } %
}
level-depth = level { $level }: search, { $depth ->
    [one] 1 action ahead
   *[other] { $depth } actions ahead
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % slips
}
level-nodes = level { $level }: search, { $nodes } positions a move{ $slips ->
    [0] {""}
   *[other] , { $slips } % slips
}
