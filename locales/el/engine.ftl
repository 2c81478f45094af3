# Who plays, in Greek.

## What a level is made of
level-net = επίπεδο { $level }: δίκτυο { $net }{ $plies ->
    [0] {""}
    [one] , βλέπει μία ζαριά μπροστά
   *[other] , βλέπει { $plies } ζαριές μπροστά
}{ $slips ->
    [0] {""}
   *[other] , { $slips }% αβλεψίες
}{ $blur ->
    [0] {""}
   *[other] , τιμές θολές κατά { $blur }%
}
level-net-of-others = επίπεδο { $level }: δίκτυο { $net }, φτιαγμένο για τους πιο κοντινούς κανόνες{ $plies ->
    [0] {""}
    [one] , βλέπει μία ζαριά μπροστά
   *[other] , βλέπει { $plies } ζαριές μπροστά
}{ $slips ->
    [0] {""}
   *[other] , { $slips }% αβλεψίες
}{ $blur ->
    [0] {""}
   *[other] , τιμές θολές κατά { $blur }%
}
level-estimate = επίπεδο { $level }: εκτίμηση γραμμένη με το χέρι, αφού δεν υπάρχει δίκτυο για τέτοιους κανόνες{ $plies ->
    [0] {""}
    [one] , βλέπει μία ζαριά μπροστά
   *[other] , βλέπει { $plies } ζαριές μπροστά
}{ $slips ->
    [0] {""}
   *[other] , { $slips }% αβλεψίες
}{ $blur ->
    [0] {""}
   *[other] , τιμές θολές κατά { $blur }%
}
level-depth = επίπεδο { $level }: αναζήτηση, { $depth ->
    [one] 1 ενέργεια μπροστά
   *[other] { $depth } ενέργειες μπροστά
}{ $slips ->
    [0] {""}
   *[other] , { $slips }% αβλεψίες
}
level-nodes = επίπεδο { $level }: αναζήτηση, { $nodes } θέσεις ανά κίνηση{ $slips ->
    [0] {""}
   *[other] , { $slips }% αβλεψίες
}
