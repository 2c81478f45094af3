# Who plays, in Arabic.
# Terms: level مستوى, net شبكة, slip نقلة عشوائية, search بحث, position وضعية.

## What a level is made of
level-net = المستوى { $level }: الشبكة { $net }{ $plies ->
    [0] {""}
    [one] ، تنظر رمية واحدة إلى الأمام
    [two] ، تنظر رميتين إلى الأمام
    [few] ، تنظر { $plies } رميات إلى الأمام
   *[other] ، تنظر { $plies } رمية إلى الأمام
}{ $slips ->
    [0] {""}
   *[other] ، { $slips } % نقلات عشوائية
}{ $blur ->
    [0] {""}
   *[other] ، بخطأ في التقييم قدره { $blur } %
}
level-net-of-others = المستوى { $level }: الشبكة { $net }، أُعدّت لأقرب القواعد{ $plies ->
    [0] {""}
    [one] ، تنظر رمية واحدة إلى الأمام
    [two] ، تنظر رميتين إلى الأمام
    [few] ، تنظر { $plies } رميات إلى الأمام
   *[other] ، تنظر { $plies } رمية إلى الأمام
}{ $slips ->
    [0] {""}
   *[other] ، { $slips } % نقلات عشوائية
}{ $blur ->
    [0] {""}
   *[other] ، بخطأ في التقييم قدره { $blur } %
}
level-estimate = المستوى { $level }: تقدير مكتوب يدويًا، إذ لا شبكة لهذه القواعد{ $plies ->
    [0] {""}
    [one] ، ينظر رمية واحدة إلى الأمام
    [two] ، ينظر رميتين إلى الأمام
    [few] ، ينظر { $plies } رميات إلى الأمام
   *[other] ، ينظر { $plies } رمية إلى الأمام
}{ $slips ->
    [0] {""}
   *[other] ، { $slips } % نقلات عشوائية
}{ $blur ->
    [0] {""}
   *[other] ، بخطأ في التقييم قدره { $blur } %
}
level-depth = المستوى { $level }: بحث، { $depth ->
    [one] نقلة واحدة إلى الأمام
    [two] نقلتان إلى الأمام
    [few] { $depth } نقلات إلى الأمام
   *[other] { $depth } نقلة إلى الأمام
}{ $slips ->
    [0] {""}
   *[other] ، { $slips } % نقلات عشوائية
}
level-nodes = المستوى { $level }: بحث، { $nodes } وضعية لكل نقلة{ $slips ->
    [0] {""}
   *[other] ، { $slips } % نقلات عشوائية
}
