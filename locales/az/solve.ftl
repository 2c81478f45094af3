### Azerbaijani. What is said about databases of Mill: `teahouse solve`. A database knows of each position who wins, and maybe how soon.
### Terms: verilənlər bazası database, həll etmək solve, alt fəza sub-space, fayl başlığı head, blok block, yoxlama cəmi checksum,
### qələbə / heç-heçə / məğlubiyyət won / drawn / lost, daş götürmə capture.

solve-remembers = Bu qaydaları həll etmək olmur: { $option } seçimi ilə mövqenin dəyəri əvvəlki gedişlərdən asılıdır.
solve-cannot-read = { $file }: { $cause }
solve-cannot-write = { $file } yazıla bilmir: { $cause }
solve-file-foreign = { $file } Teahouse-un Doqquz daş üçün verilənlər bazası deyil.
solve-file-other-layout = { $file } faylının quruluşu { $found }, amma bu Teahouse { $read } quruluşunu oxuyur. teahouse solve ilə yenidən həll edin.
solve-file-other-rules = { $file } başqa qaydaların verilənlər bazasıdır.
solve-file-head-damaged = { $file } zədələnib: fayl başlığının yoxlama cəmi düz gəlmir. Onu silin və yenidən həll edin.
solve-file-block-damaged = { $file } zədələnib: blok { $block }/{ $blocks } üçün yoxlama cəmi düz gəlmir. Onu silin və yenidən həll edin.
solve-file-length = { $file } bütöv verilənlər bazası deyil: { $expected } bayt gözlənilirdi, { $found } bayt var.

## What databases know about moves
moves-not-solved = heç bir verilənlər bazası bu mövqenin gedişləri haqqında heç nə bilmir; bazaları teahouse solve { $rules } yaradır

## Solving
solve-too-large = { $points } nöqtəli taxta bu qədər daşla həll edilə bilməyəcək qədər böyükdür.
solve-memory = Həll üçün ən azı { $needed } MB yaddaş lazımdır, amma yalnız { $allowed } MB icazə var. --memory ilə daha çoxuna icazə verin və ya --pieces ilə daha az daş üçün həll edin.
solve-scratch-busy = { $file } məşğuldur: orada başqa bir proses eyni qaydaları həll edir. Onu gözləyin və ya --out ilə başqa qovluq seçin.
solve-scratch-damaged = { $file } yazıldığı kimi deyil. Həll zamanı müvəqqəti faylları başqa nəsə dəyişib; yenidən başlayın.
solve-interrupted = Kəsildi. Hazır olanlar saxlanılıb; eyni əmr oradan davam edir.
solve-verify-counts = { $file } səhvdir: hər növ mövqenin sayı fayl başlığında göstərildiyi kimi deyil.
solve-verify-differs = { $file } səhvdir: { $position } mövqeyi { $stored } kimi yazılıb, amma gedişlərinə görə { $found } alınır.
solve-verify-missing = { $file } yoxlanıla bilmir: gedişləri { $missing } faylındakı mövqelərə aparır, o fayl isə yoxdur.
solve-lacking = { $space } alt fəzası ona aparanlardan əvvəl həll edilməyib.
# The end of a line { $option } …: a size as it is typed, such as 3G.
solve-size = 3G, 500M kimi ölçü və ya baytların sayı gözlənilir
solve-not-mill = { $rules } Doqquz daş oyunu deyil; yalnız onlar həll edilə bilər.
solve-no-cache = Keş üçün ev qovluğu yoxdur; --out ilə qovluq göstərin.
solve-no-memory = Həll üçün { $needed } yaddaş lazımdır, amma yalnız { $there } boşdur.
solve-no-disk = Verilənlər bazaları diskdə { $needed } qədər yer tuta bilər, amma { $folder } qovluğunda yalnız { $there } boşdur.
solve-nothing-left = Hər şey artıq həll edilib.
solve-plan = Həll ediləcək: { $spaces ->
    [one] 1 alt fəza
   *[other] { $spaces } alt fəza
}, { $positions } mövqe; ən çoxu { $memory } yaddaş və { $disk } disk.
solve-plan-sliced = Yaddaşa sığmayan və müvəqqəti fayllarla hissə-hissə həll edilən alt fəzalar: { $count }. Daha çox yaddaşla (--memory) daha sürətli olur.
# A sub-space such as 4-3: four pieces of the side to move, three of the other. The numbers are percents.
solve-line = { $space }: { $positions } mövqe, { $won } % qələbə, { $drawn } % heç-heçə, { $lost } % məğlubiyyət, ən uzunu { $longest }
solve-summary = Hərəkət mərhələsinin { $positions } mövqeyi məlumdur: növbəsi olan tərəf üçün { $won } % qələbə, { $drawn } % heç-heçə, { $lost } % məğlubiyyət. Müddət { $seconds } s, saniyədə { $speed } mövqe.
solve-verified = { $file }: { $positions } mövqenin hamısı gedişləri ilə uyğun gəlir ({ $seconds } s)
solve-not-known = Bu mövqe heç bir verilənlər bazasında yoxdur.
# $value is one of the words below, such as "won in 9 turns".
solve-game = Başlayan Ağ üçün oyun: { $value }.
solve-position = Növbəsi olan tərəf üçün mövqe: { $value }.
solve-move = { $value }
solve-move-unknown = məlum deyil
solve-best-line = Ən yaxşı oyun:
solve-alternatives = eyni dəyərdə: { $moves }
solve-won = qələbə
solve-drawn = heç-heçə
solve-lost = məğlubiyyət
solve-won-in = { $until ->
    [capture] qələbə, { $turns ->
        [one] 1 gedişə
       *[other] { $turns } gedişə
    } daş götürmə
   *[end] { $turns ->
        [one] 1 gedişə
       *[other] { $turns } gedişə
    } qələbə
}
solve-lost-in = { $until ->
    [capture] məğlubiyyət, { $turns ->
        [one] 1 gedişə
       *[other] { $turns } gedişə
    } daş götürmə
   *[end] { $turns ->
        [one] 1 gedişə
       *[other] { $turns } gedişə
    } məğlubiyyət
}
solve-opening-needs = Açılış hərəkət mərhələsinə qədər axtarılır, onun { $file } faylı isə yoxdur.
solve-opening-circles = Açılış axtarıla bilmir: { $option } seçimi ilə düzmə mərhələsi dövrə vura bilər. --whole ilə mövqe-mövqe həll olunur.
solve-placing-rules = Bu qaydaların düzmə mərhələsi mövqe-mövqe həll olunmur: orada bir dəyirmana görə bir daş götürməkdən artığı baş verir və ya rənglər fərq yaradır. Onu --opening ilə axtarın.
solve-at-least-drawn = qələbə və ya heç-heçə
solve-at-most-drawn = heç-heçə və ya məğlubiyyət
solve-opening-game = Düzmə mərhələsinin axtarışına görə, başlayan Ağ üçün oyun: { $value }. İlk gedişlər:
solve-opening-effort = { $seconds } s ərzində { $positions } mövqe axtarıldı.
solve-opening-kept = Yerləşdirmə mərhələsinin { $positions } mövqeyi haqqında sübut olunanlar saxlanıldı ({ $size } MB): oyunçular ona müraciət edir, növbəti axtarış ondan başlayır.
