# Azerbaijani. What the tutor says.
# Terms: müəllim tutor, blok block, baş head, daş checker, xana point, fişka piece (Ludo), baza base, hədəf goal,
# üçlük mill.

## What it costs
tutor-warning = { $action } – { $mark }: { $points } xala başa gəlir.
tutor-better = Daha yaxşısı: { $better }.
tutor-take-back = Geri götürülsün? (y – bəli, n – xeyr)
tutor-taken-back = Geri götürüldü.
tutor-on = Pis gediş qüvvəyə minməzdən əvvəl xəbərdar ediləcəksiniz.
tutor-off = Pis gedişlər barədə daha xəbərdarlıq yoxdur.
tutor-what = tutor on və ya tutor off yazın.

## Chances
tutor-chance-win = { $seat } udur: { $best } % əvəzinə { $played } %.
tutor-chance-win-by-mars = { $seat } marsla udur: { $best } % əvəzinə { $played } %.
tutor-chance-loss-by-mars = { $seat } marsla uduza bilər: { $best } % əvəzinə { $played } %.
tutor-chance-win-by-koks = { $seat } koksla udur: { $best } % əvəzinə { $played } %.
tutor-chance-loss-by-koks = { $seat } koksla uduza bilər: { $best } % əvəzinə { $played } %.

## Nardi
tutor-nardi-block = Rəqib daşının qarşısındakı ən uzun blok { $best } əvəzinə { $played } xanadır.
tutor-nardi-numbers = Bu vəziyyətdə növbəti dəfə altı rəqəmdən { $best } əvəzinə yalnız { $played } rəqəm oynana bilər.
tutor-nardi-behind = Rəqibin blokunun arxasında { $best } əvəzinə { $played } daş qalır.
tutor-nardi-runner = Qabaqcıl daşın ({ $place }) { $best } əvəzinə { $played } açıq rəqəmi var.
tutor-nardi-off = Daha az daş çıxarılıb: { $best } əvəzinə { $played }.
tutor-nardi-head = Başda { $best } əvəzinə { $played } daş qalır.
tutor-nardi-home = Evə daha az daş gəlib: { $best } əvəzinə { $played }.
tutor-nardi-points = Daha az xana tutulub: { $best } əvəzinə { $played }.

## Ludo
tutor-ludo-captured = Vurmaq imkanı əldən verilir.
tutor-ludo-exposed =
    { $best ->
        [0] { $played ->
            [one] Fişka ({ $place }) bir rəqib fişkasının zərbəsi altında qalır.
           *[other] Fişka ({ $place }) { $played } rəqib fişkasının zərbəsi altında qalır.
        }
       *[other] Fişka ({ $place }) { $best } əvəzinə { $played } rəqib fişkasının zərbəsi altında qalır.
    }
tutor-ludo-base = Bazada { $best } əvəzinə { $played } fişka qalır.
tutor-ludo-goal = Heç bir fişka hədəfə çatmır.
tutor-ludo-safe = Daha az fişka təhlükəsizdir: { $best } əvəzinə { $played }.
tutor-ludo-reach = Növbəti zərlə daha az rəqib fişkasına çatmaq olar: { $best } əvəzinə { $played }.

## Mill
tutor-mill-closed =
    { $played ->
        [0] Üçlük qurulmur.
       *[other] Daha az üçlük qurulur.
    }
tutor-mill-threat = Rəqib üçlük qura bilər: { $place }.
tutor-mill-opened = Üçlük açılır.
tutor-mill-waiting = Üçüncü daşı gözləyən xətt daha azdır: { $best } əvəzinə { $played }.
tutor-mill-room = { $best } əvəzinə { $played } gediş imkanı qalır.
tutor-mill-enemy-room = Rəqibə { $best } əvəzinə { $played } gediş imkanı qalır.
