# What the tutor says, in Arabic.
# Terms: tutor المدرّب, checker and piece of mill حجر, piece of ludo قطعة, point (nardi) خانة, block سد, head الرأس, home البيت,
# base القاعدة, goal الهدف, a mill طاحونة, line خط, to take back تراجع, points نقاط.

## What it costs
tutor-warning = { $mark }: { $action }، ويكلّف من النقاط { $points }.
tutor-better = الأفضل { $better }.
tutor-take-back = هل تتراجع عنها؟ (y نعم، n لا)
tutor-taken-back = تم التراجع.
tutor-on = ستُنبَّه قبل أن تثبت نقلة سيئة.
tutor-off = لن تُنبَّه إلى النقلات السيئة بعد الآن.
tutor-what = اكتب tutor on أو tutor off.

## Chances
tutor-chance-win = فرصة فوز { $seat }: { $played } % بدلًا من { $best } %.
tutor-chance-win-by-mars = فرصة فوز { $seat } بالمارس: { $played } % بدلًا من { $best } %.
tutor-chance-loss-by-mars = خطر خسارة { $seat } بالمارس: { $played } % بدلًا من { $best } %.
tutor-chance-win-by-koks = فرصة فوز { $seat } بالكوكس: { $played } % بدلًا من { $best } %.
tutor-chance-loss-by-koks = خطر خسارة { $seat } بالكوكس: { $played } % بدلًا من { $best } %.

## Nardi
tutor-nardi-block = طول أطول سد أمام أحجار الخصم، بالخانات: { $played } بدلًا من { $best }.
tutor-nardi-numbers = في هذه الوضعية، ما يمكن لعبه لاحقًا من الأرقام الستة: { $played } فقط بدلًا من { $best }.
tutor-nardi-behind =
    { $played ->
        [one] حجر واحد يبقى خلف سد الخصم بدلًا من { $best }.
        [two] حجران يبقيان خلف سد الخصم بدلًا من { $best }.
        [few] { $played } أحجار تبقى خلف سد الخصم بدلًا من { $best }.
       *[other] { $played } حجرًا تبقى خلف سد الخصم بدلًا من { $best }.
    }
tutor-nardi-runner = الأرقام المفتوحة أمام الحجر المتقدم على { $place }: { $played } بدلًا من { $best }.
tutor-nardi-off = عدد أقل من الأحجار المُخرَجة: { $played } بدلًا من { $best }.
tutor-nardi-head =
    { $played ->
        [one] حجر واحد يبقى على الرأس بدلًا من { $best }.
        [two] حجران يبقيان على الرأس بدلًا من { $best }.
        [few] { $played } أحجار تبقى على الرأس بدلًا من { $best }.
       *[other] { $played } حجرًا تبقى على الرأس بدلًا من { $best }.
    }
tutor-nardi-home = عدد أقل من الأحجار وصل إلى البيت: { $played } بدلًا من { $best }.
tutor-nardi-points = عدد أقل من الخانات المحجوزة: { $played } بدلًا من { $best }.

## Ludo
tutor-ludo-captured = تفوّت أكل قطعة.
tutor-ludo-exposed =
    { $best ->
        [0] { $played ->
            [one] تترك القطعة على { $place } في متناول قطعة للخصم.
            [two] تترك القطعة على { $place } في متناول قطعتين للخصوم.
            [few] تترك القطعة على { $place } في متناول { $played } قطع للخصوم.
           *[other] تترك القطعة على { $place } في متناول { $played } قطعة للخصوم.
        }
       *[other] تترك القطعة على { $place } معرّضة، وعدد قطع الخصوم التي تطالها: { $played } بدلًا من { $best }.
    }
tutor-ludo-base =
    { $played ->
        [one] قطعة واحدة تبقى في القاعدة بدلًا من { $best }.
        [two] قطعتان تبقيان في القاعدة بدلًا من { $best }.
        [few] { $played } قطع تبقى في القاعدة بدلًا من { $best }.
       *[other] { $played } قطعة تبقى في القاعدة بدلًا من { $best }.
    }
tutor-ludo-goal = لا توصل أي قطعة إلى الهدف.
tutor-ludo-safe = عدد أقل من القطع الآمنة: { $played } بدلًا من { $best }.
tutor-ludo-reach = عدد أقل من قطع الخصوم في متناول الرمية التالية: { $played } بدلًا من { $best }.

## Mill
tutor-mill-closed =
    { $played ->
        [0] لا تشكّل طاحونة.
       *[other] تشكّل طواحين أقل.
    }
tutor-mill-threat = يستطيع الخصم أن يشكّل طاحونة على { $place }.
tutor-mill-opened = تفتح طاحونة.
tutor-mill-waiting = عدد أقل من الخطوط ينتظر حجرًا ثالثًا: { $played } بدلًا من { $best }.
tutor-mill-room = النقلات المتبقية لك: { $played } بدلًا من { $best }.
tutor-mill-enemy-room = النقلات المتبقية للخصم: { $played } بدلًا من { $best }.
