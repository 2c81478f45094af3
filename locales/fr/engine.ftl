# Who plays, in French.

## What a level is made of
level-net = niveau { $level } : réseau { $net }{ $plies ->
    [0] {""}
    [one] , un lancer d’avance
   *[other] , { $plies } lancers d’avance
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % d’étourderies
}{ $blur ->
    [0] {""}
   *[other] , valeurs floues à { $blur } %
}
level-net-of-others = niveau { $level } : réseau { $net }, fait pour les règles les plus proches{ $plies ->
    [0] {""}
    [one] , un lancer d’avance
   *[other] , { $plies } lancers d’avance
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % d’étourderies
}{ $blur ->
    [0] {""}
   *[other] , valeurs floues à { $blur } %
}
level-estimate = niveau { $level } : une estimation écrite à la main, faute de réseau pour de telles règles{ $plies ->
    [0] {""}
    [one] , un lancer d’avance
   *[other] , { $plies } lancers d’avance
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % d’étourderies
}{ $blur ->
    [0] {""}
   *[other] , valeurs floues à { $blur } %
}
level-depth = niveau { $level } : recherche, { $depth ->
    [one] { $depth } action d’avance
   *[other] { $depth } actions d’avance
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % d’étourderies
}
level-nodes = niveau { $level } : recherche, { $nodes } positions par coup{ $slips ->
    [0] {""}
   *[other] , { $slips } % d’étourderies
}
