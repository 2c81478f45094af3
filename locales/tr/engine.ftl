# Turkish. Who plays.
# Terms: düzey level, ağ net, zar roll, arama search.

## What a level is made of
level-net = düzey { $level }: { $net } ağı{ $plies ->
    [0] {""}
    [one] , bir zar ileriye bakar
   *[other] , { $plies } zar ileriye bakar
}{ $slips ->
    [0] {""}
   *[other] , %{ $slips } rastgele hamle
}{ $blur ->
    [0] {""}
   *[other] , değerlendirmede %{ $blur } bulanıklık
}
level-net-of-others = düzey { $level }: en yakın kurallar için hazırlanmış { $net } ağı{ $plies ->
    [0] {""}
    [one] , bir zar ileriye bakar
   *[other] , { $plies } zar ileriye bakar
}{ $slips ->
    [0] {""}
   *[other] , %{ $slips } rastgele hamle
}{ $blur ->
    [0] {""}
   *[other] , değerlendirmede %{ $blur } bulanıklık
}
level-estimate = düzey { $level }: bu kurallar için ağ olmadığından elle yazılmış değerlendirme{ $plies ->
    [0] {""}
    [one] , bir zar ileriye bakar
   *[other] , { $plies } zar ileriye bakar
}{ $slips ->
    [0] {""}
   *[other] , %{ $slips } rastgele hamle
}{ $blur ->
    [0] {""}
   *[other] , değerlendirmede %{ $blur } bulanıklık
}
level-depth = düzey { $level }: arama, { $depth ->
    [one] 1 hamle ileriye
   *[other] { $depth } hamle ileriye
}{ $slips ->
    [0] {""}
   *[other] , %{ $slips } rastgele hamle
}
level-nodes = düzey { $level }: arama, hamle başına { $nodes } pozisyon{ $slips ->
    [0] {""}
   *[other] , %{ $slips } rastgele hamle
}
