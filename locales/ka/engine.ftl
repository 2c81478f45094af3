# Georgian. Who plays.
# Terms: დონე level, ქსელი net, გაგორება roll, ძებნა search.

## What a level is made of
level-net = დონე { $level }: ქსელი { $net }{ $plies ->
    [0] {""}
    [one] , ხედავს ერთი გაგორებით წინ
   *[other] , ხედავს { $plies } გაგორებით წინ
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % შემთხვევითი სვლა
}{ $blur ->
    [0] {""}
   *[other] , შეფასების უზუსტობა { $blur } %
}
level-net-of-others = დონე { $level }: ქსელი { $net }, შექმნილი უახლოესი წესებისთვის{ $plies ->
    [0] {""}
    [one] , ხედავს ერთი გაგორებით წინ
   *[other] , ხედავს { $plies } გაგორებით წინ
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % შემთხვევითი სვლა
}{ $blur ->
    [0] {""}
   *[other] , შეფასების უზუსტობა { $blur } %
}
level-estimate = დონე { $level }: ხელით დაწერილი შეფასება, რადგან ასეთი წესებისთვის ქსელი არ არის{ $plies ->
    [0] {""}
    [one] , ხედავს ერთი გაგორებით წინ
   *[other] , ხედავს { $plies } გაგორებით წინ
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % შემთხვევითი სვლა
}{ $blur ->
    [0] {""}
   *[other] , შეფასების უზუსტობა { $blur } %
}
level-depth = დონე { $level }: ძებნა, { $depth ->
    [one] 1 სვლით წინ
   *[other] { $depth } სვლით წინ
}{ $slips ->
    [0] {""}
   *[other] , { $slips } % შემთხვევითი სვლა
}
level-nodes = დონე { $level }: ძებნა, { $nodes } პოზიცია სვლაზე{ $slips ->
    [0] {""}
   *[other] , { $slips } % შემთხვევითი სვლა
}
