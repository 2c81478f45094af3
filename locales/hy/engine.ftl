# Armenian: who plays.
# Terms: level = մակարդակ, net = ցանց, search = որոնում, slips = պատահական քայլեր.

## What a level is made of
level-net = մակարդակ { $level }՝ { $net } ցանց{ $plies ->
    [0] {""}
   *[other] , հաշվում է { $plies } նետում առաջ
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % պատահական քայլ
}{ $blur ->
    [0] {""}
   *[other] , գնահատման շեղումը՝ { $blur } %
}
level-net-of-others = մակարդակ { $level }՝ { $net } ցանց, ստեղծված ամենամոտ կանոնների համար{ $plies ->
    [0] {""}
   *[other] , հաշվում է { $plies } նետում առաջ
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % պատահական քայլ
}{ $blur ->
    [0] {""}
   *[other] , գնահատման շեղումը՝ { $blur } %
}
level-estimate = մակարդակ { $level }՝ ձեռքով գրված գնահատում, քանի որ այս կանոնների համար ցանց չկա{ $plies ->
    [0] {""}
   *[other] , հաշվում է { $plies } նետում առաջ
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % պատահական քայլ
}{ $blur ->
    [0] {""}
   *[other] , գնահատման շեղումը՝ { $blur } %
}
level-depth = մակարդակ { $level }՝ որոնում, { $depth } գործողություն առաջ{ $slips ->
    [0] {""}
   *[other] , { $slips } % պատահական քայլ
}
level-nodes = մակարդակ { $level }՝ որոնում, քայլին { $nodes } դիրք{ $slips ->
    [0] {""}
   *[other] , { $slips } % պատահական քայլ
}
