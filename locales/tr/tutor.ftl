# Turkish. What the tutor says.
# Terms: öğretmen tutor, blok block, baş head, pul checker, hane point, taş piece, üs base, hedef goal, üçlü mill.

## What it costs
tutor-warning = { $action } – { $mark }: bedeli { $points } puan.
tutor-better = Daha iyisi: { $better }.
tutor-take-back = Geri alınsın mı? (y – evet, n – hayır)
tutor-taken-back = Geri alındı.
tutor-on = Kötü bir hamle kesinleşmeden uyarılacaksınız.
tutor-off = Kötü hamleler için artık uyarı yok.
tutor-what = tutor on ya da tutor off yazın.

## Chances
tutor-chance-win = { $seat } kazanır: %{ $best } yerine %{ $played }.
tutor-chance-win-by-mars = { $seat } mars eder: %{ $best } yerine %{ $played }.
tutor-chance-loss-by-mars = { $seat } mars olabilir: %{ $best } yerine %{ $played }.
tutor-chance-win-by-koks = { $seat } koksla kazanır: %{ $best } yerine %{ $played }.
tutor-chance-loss-by-koks = { $seat } koksla kaybedebilir: %{ $best } yerine %{ $played }.

## Nardi
tutor-nardi-block = Bir rakip pulunun önündeki en uzun blok { $best } yerine { $played } hane.
tutor-nardi-numbers = Bu durumda bir sonraki zarda altı sayıdan { $best } yerine yalnızca { $played } tanesi oynanabilir.
tutor-nardi-behind = Rakip bloğun arkasında { $best } yerine { $played } pul kalıyor.
tutor-nardi-runner = Öncü pulun ({ $place }) { $best } yerine { $played } açık sayısı var.
tutor-nardi-off = Daha az pul toplandı: { $best } yerine { $played }.
tutor-nardi-head = Başta { $best } yerine { $played } pul kalıyor.
tutor-nardi-home = Eve daha az pul geldi: { $best } yerine { $played }.
tutor-nardi-points = Daha az hane tutuluyor: { $best } yerine { $played }.

## Ludo
tutor-ludo-captured = Taş kırma fırsatı kaçıyor.
tutor-ludo-exposed =
    { $best ->
        [0] { $played ->
            [one] Taş ({ $place }) bir rakip taşın erişiminde kalıyor.
           *[other] Taş ({ $place }) { $played } rakip taşın erişiminde kalıyor.
        }
       *[other] Taş ({ $place }) { $best } yerine { $played } rakip taşın erişiminde kalıyor.
    }
tutor-ludo-base = Üste { $best } yerine { $played } taş kalıyor.
tutor-ludo-goal = Hedefe hiçbir taş götürmüyor.
tutor-ludo-safe = Daha az taş güvende: { $best } yerine { $played }.
tutor-ludo-reach = Sonraki zarla daha az rakip taşa erişilebilir: { $best } yerine { $played }.

## Mill
tutor-mill-closed =
    { $played ->
        [0] Üçlü kurmuyor.
       *[other] Daha az üçlü kuruyor.
    }
tutor-mill-threat = Rakip üçlü kurabilir: { $place }.
tutor-mill-opened = Bir üçlüyü açıyor.
tutor-mill-waiting = Üçüncü taşı bekleyen hat daha az: { $best } yerine { $played }.
tutor-mill-room = { $best } yerine { $played } hamle olanağı bırakıyor.
tutor-mill-enemy-room = Rakibe { $best } yerine { $played } hamle olanağı bırakıyor.
