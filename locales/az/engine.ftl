# Azerbaijani. Who plays.
# Terms: səviyyə level, şəbəkə net, zər roll, axtarış search.

## What a level is made of
level-net = səviyyə { $level }: { $net } şəbəkəsi{ $plies ->
    [0] {""}
    [one] , bir zər irəli baxır
   *[other] , { $plies } zər irəli baxır
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % təsadüfi gediş
}{ $blur ->
    [0] {""}
   *[other] , qiymətlərdə { $blur } % qeyri-dəqiqlik
}
level-net-of-others = səviyyə { $level }: ən yaxın qaydalar üçün hazırlanmış { $net } şəbəkəsi{ $plies ->
    [0] {""}
    [one] , bir zər irəli baxır
   *[other] , { $plies } zər irəli baxır
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % təsadüfi gediş
}{ $blur ->
    [0] {""}
   *[other] , qiymətlərdə { $blur } % qeyri-dəqiqlik
}
level-estimate = səviyyə { $level }: əllə yazılmış qiymətləndirmə, çünki belə qaydalar üçün şəbəkə yoxdur{ $plies ->
    [0] {""}
    [one] , bir zər irəli baxır
   *[other] , { $plies } zər irəli baxır
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % təsadüfi gediş
}{ $blur ->
    [0] {""}
   *[other] , qiymətlərdə { $blur } % qeyri-dəqiqlik
}
level-depth = səviyyə { $level }: axtarış, { $depth ->
    [one] 1 gediş irəli
   *[other] { $depth } gediş irəli
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % təsadüfi gediş
}
level-nodes = səviyyə { $level }: axtarış, hər gedişə { $nodes } mövqe{ $slips ->
    [0] {""}
   *[other] , { $slips } % təsadüfi gediş
}
