# Who plays, in Hindi.

## What a level is made of
level-net = स्तर { $level }: नेटवर्क { $net }{ $plies ->
    [0] {""}
    [one] , एक फेंक आगे तक देखता है
   *[other] , { $plies } फेंक आगे तक देखता है
}{ $slips ->
    [0] {""}
   *[other] , { $slips }% चूक
}{ $blur ->
    [0] {""}
   *[other] , मान { $blur }% धुँधले
}
level-net-of-others = स्तर { $level }: नेटवर्क { $net }, सबसे मिलते-जुलते नियमों के लिए बना{ $plies ->
    [0] {""}
    [one] , एक फेंक आगे तक देखता है
   *[other] , { $plies } फेंक आगे तक देखता है
}{ $slips ->
    [0] {""}
   *[other] , { $slips }% चूक
}{ $blur ->
    [0] {""}
   *[other] , मान { $blur }% धुँधले
}
level-estimate = स्तर { $level }: हाथ से लिखा अनुमान, क्योंकि ऐसे नियमों के लिए नेटवर्क नहीं है{ $plies ->
    [0] {""}
    [one] , एक फेंक आगे तक देखता है
   *[other] , { $plies } फेंक आगे तक देखता है
}{ $slips ->
    [0] {""}
   *[other] , { $slips }% चूक
}{ $blur ->
    [0] {""}
   *[other] , मान { $blur }% धुँधले
}
level-depth = स्तर { $level }: खोज, { $depth ->
    [one] { $depth } क़दम आगे
   *[other] { $depth } क़दम आगे
}{ $slips ->
    [0] {""}
   *[other] , { $slips }% चूक
}
level-nodes = स्तर { $level }: खोज, हर चाल पर { $nodes } स्थितियाँ{ $slips ->
    [0] {""}
   *[other] , { $slips }% चूक
}
