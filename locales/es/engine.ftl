# Who plays, in Spanish.

## What a level is made of
level-net = nivel { $level }: red { $net }{ $plies ->
    [0] {""}
    [one] , mira una tirada por delante
   *[other] , mira { $plies } tiradas por delante
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % de despistes
}{ $blur ->
    [0] {""}
   *[other] , valores borrosos en un { $blur } %
}
level-net-of-others = nivel { $level }: red { $net }, hecha para las reglas más parecidas{ $plies ->
    [0] {""}
    [one] , mira una tirada por delante
   *[other] , mira { $plies } tiradas por delante
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % de despistes
}{ $blur ->
    [0] {""}
   *[other] , valores borrosos en un { $blur } %
}
level-estimate = nivel { $level }: una estimación escrita a mano, pues no hay red para estas reglas{ $plies ->
    [0] {""}
    [one] , mira una tirada por delante
   *[other] , mira { $plies } tiradas por delante
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % de despistes
}{ $blur ->
    [0] {""}
   *[other] , valores borrosos en un { $blur } %
}
level-depth = nivel { $level }: búsqueda, { $depth ->
    [one] 1 acción por delante
   *[other] { $depth } acciones por delante
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % de despistes
}
level-nodes = nivel { $level }: búsqueda, { $nodes } posiciones por jugada{ $slips ->
    [0] {""}
   *[other] , { $slips } % de despistes
}
