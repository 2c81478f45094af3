# Who plays, in Persian.
# Terms: level سطح, net شبکه, slip حرکت تصادفی, search جست‌وجو, position وضعیت.

## What a level is made of
level-net = سطح { $level }: شبکهٔ { $net }{ $plies ->
    [0] {""}
    [one] ، یک تاس جلوتر را می‌بیند
   *[other] ، { $plies } تاس جلوتر را می‌بیند
}{ $slips ->
    [0] {""}
   *[other] ، { $slips } درصد حرکت تصادفی
}{ $blur ->
    [0] {""}
   *[other] ، با { $blur } درصد خطا در ارزیابی
}
level-net-of-others = سطح { $level }: شبکهٔ { $net }، ساخته‌شده برای نزدیک‌ترین قوانین{ $plies ->
    [0] {""}
    [one] ، یک تاس جلوتر را می‌بیند
   *[other] ، { $plies } تاس جلوتر را می‌بیند
}{ $slips ->
    [0] {""}
   *[other] ، { $slips } درصد حرکت تصادفی
}{ $blur ->
    [0] {""}
   *[other] ، با { $blur } درصد خطا در ارزیابی
}
level-estimate = سطح { $level }: برآورد دست‌نوشته، چون برای این قوانین شبکه‌ای نیست{ $plies ->
    [0] {""}
    [one] ، یک تاس جلوتر را می‌بیند
   *[other] ، { $plies } تاس جلوتر را می‌بیند
}{ $slips ->
    [0] {""}
   *[other] ، { $slips } درصد حرکت تصادفی
}{ $blur ->
    [0] {""}
   *[other] ، با { $blur } درصد خطا در ارزیابی
}
level-depth = سطح { $level }: جست‌وجو، { $depth ->
    [one] { $depth } حرکت جلوتر
   *[other] { $depth } حرکت جلوتر
}{ $slips ->
    [0] {""}
   *[other] ، { $slips } درصد حرکت تصادفی
}
level-nodes = سطح { $level }: جست‌وجو، { $nodes } وضعیت برای هر حرکت{ $slips ->
    [0] {""}
   *[other] ، { $slips } درصد حرکت تصادفی
}
