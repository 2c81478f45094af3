# Who plays, in German.

## What a level is made of
level-net = Stufe { $level }: Netz { $net }{ $plies ->
    [0] {""}
    [one] , einen Wurf vorausschauend
   *[other] , { $plies } Würfe vorausschauend
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % Patzer
}{ $blur ->
    [0] {""}
   *[other] , Werte um { $blur } % unscharf
}
level-net-of-others = Stufe { $level }: Netz { $net }, für die ähnlichsten Regeln gemacht{ $plies ->
    [0] {""}
    [one] , einen Wurf vorausschauend
   *[other] , { $plies } Würfe vorausschauend
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % Patzer
}{ $blur ->
    [0] {""}
   *[other] , Werte um { $blur } % unscharf
}
level-estimate = Stufe { $level }: eine von Hand geschriebene Schätzung, denn für solche Regeln gibt es kein Netz{ $plies ->
    [0] {""}
    [one] , einen Wurf vorausschauend
   *[other] , { $plies } Würfe vorausschauend
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % Patzer
}{ $blur ->
    [0] {""}
   *[other] , Werte um { $blur } % unscharf
}
level-depth = Stufe { $level }: Suche, { $depth ->
    [one] 1 Aktion voraus
   *[other] { $depth } Aktionen voraus
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % Patzer
}
level-nodes = Stufe { $level }: Suche, { $nodes } Stellungen je Zug{ $slips ->
    [0] {""}
   *[other] , { $slips } % Patzer
}
