# What is wrong with a position that somebody sets up on the board, in Arabic.
# Terms: place موضع, piece قطعة, side طرف, marker علامة, to take off the board إزالة.

setup-no-such-place = لا يوجد موضع { $place } على هذه الرقعة.
setup-no-such-seat = لا أحد يلعب بلون القطعة الواقفة هنا: { $place }.
setup-not-theirs = قطع { $seat } لا تقف هنا أبدًا: { $place }.
setup-two-colours = لا يجتمع طرفان في هذا الموضع: { $place }.
setup-crowded =
    { $count ->
        [zero] لا قطع هنا: { $place }.
        [one] قطعة واحدة أكثر مما يسعه هذا الموضع: { $place }.
        [two] قطعتان أكثر مما يسعه هذا الموضع: { $place }.
        [few] { $count } قطع أكثر مما يسعه هذا الموضع: { $place }.
       *[other] { $count } قطعة أكثر مما يسعه هذا الموضع: { $place }.
    }
setup-too-many = عدد قطع { $seat } هو { $count }؛ والحد الأقصى { $most }.
setup-nobody-to-act = اختر دور من الآن.
setup-no-markers = لا علامات في هذا النوع من اللعبة.
setup-no-removals = لا أحد يزيل قطعًا من الرقعة في هذا النوع من اللعبة.
setup-no-dice = لا نرد في هذه اللعبة.
