### Turkish. What is said about databases of Mill: `teahouse solve`. A database knows of each position who wins, and maybe how soon.
### Terms: veritabanı database, çözmek solve, alt uzay sub-space, dosya başı head, blok block, sağlama toplamı checksum,
### kazanç / beraberlik / kayıp won / drawn / lost, taş alma capture.

solve-remembers = Bu kurallar çözülemez: { $option } seçeneğiyle bir pozisyonun değeri daha önceki hamlelere bağlıdır.
solve-cannot-read = { $file }: { $cause }
solve-cannot-write = { $file } yazılamıyor: { $cause }
solve-file-foreign = { $file } bir Teahouse Dokuz Taş veritabanı değil.
solve-file-other-layout = { $file } dosyasının düzeni { $found }, ama bu Teahouse { $read } düzenini okur. teahouse solve ile yeniden çözün.
solve-file-other-rules = { $file } başka kuralların veritabanı.
solve-file-head-damaged = { $file } bozuk: dosya başının sağlama toplamı tutmuyor. Dosyayı silip yeniden çözün.
solve-file-block-damaged = { $file } bozuk: blok { $block }/{ $blocks } için sağlama toplamı tutmuyor. Dosyayı silip yeniden çözün.
solve-file-length = { $file } tam bir veritabanı değil: { $expected } bayt bekleniyordu, { $found } bayt var.

## What databases know about moves
moves-not-solved = hiçbir veritabanı bu pozisyonun hamleleri hakkında bir şey bilmiyor; veritabanlarını teahouse solve { $rules } oluşturur

## Solving
solve-too-large = { $points } noktalı bir tahta bu kadar taşla çözülemeyecek kadar büyük.
solve-memory = Çözmek için en az { $needed } MB bellek gerekiyor, ama yalnızca { $allowed } MB izni var. --memory ile daha fazlasına izin verin ya da --pieces ile daha az taş çözün.
solve-scratch-busy = { $file } kullanımda: başka bir çalıştırma orada aynı kuralları çözüyor. Onu bekleyin ya da --out ile başka bir klasör seçin.
solve-scratch-damaged = { $file } yazıldığı gibi değil. Çözüm sırasında geçici dosyaları başka bir şey değiştirdi; yeniden başlayın.
solve-interrupted = Kesildi. Bitenler saklandı; aynı komut kaldığı yerden sürdürür.
solve-verify-counts = { $file } yanlış: her türden pozisyon sayısı, dosya başında yazdığı gibi değil.
solve-verify-differs = { $file } yanlış: { $position } pozisyonu { $stored } diye kayıtlı, ama hamlelerine göre { $found }.
solve-verify-missing = { $file } doğrulanamıyor: hamleleri { $missing } dosyasındaki pozisyonlara gidiyor, ama o dosya yok.
solve-lacking = { $space } alt uzayı, kendisine götürenlerden önce çözülmemiş.
# The end of a line { $option } …: a size as it is typed, such as 3G.
solve-size = 3G, 500M gibi bir boyut ya da bayt sayısı bekleniyor
solve-not-mill = { $rules } bir Dokuz Taş oyunu değil; yalnızca onlar çözülebilir.
solve-no-cache = Önbellek için ev klasörü yok; --out ile bir klasör belirtin.
solve-no-memory = Çözmek için { $needed } bellek gerekiyor, ama yalnızca { $there } boş.
solve-no-disk = Veritabanları diskte { $needed } kadar yer tutabilir, ama { $folder } klasöründe yalnızca { $there } boş.
solve-nothing-left = Her şey zaten çözülmüş.
solve-plan = Çözülecek: { $spaces ->
    [one] 1 alt uzay
   *[other] { $spaces } alt uzay
}, { $positions } pozisyon; en çok { $memory } bellek ve { $disk } disk.
solve-plan-sliced = Belleğe sığmayan ve geçici dosyalarla parça parça çözülen alt uzaylar: { $count }. Daha çok bellekle (--memory) daha hızlıdır.
# A sub-space such as 4-3: four pieces of the side to move, three of the other. The numbers are percents.
solve-line = { $space }: { $positions } pozisyon, %{ $won } kazanç, %{ $drawn } beraberlik, %{ $lost } kayıp, en uzunu { $longest }
solve-summary = Hareket aşamasının { $positions } pozisyonu biliniyor: sırası gelen taraf için %{ $won } kazanç, %{ $drawn } beraberlik, %{ $lost } kayıp. Süre { $seconds } s, saniyede { $speed } pozisyon.
solve-verified = { $file }: { $positions } pozisyonun hepsi hamleleriyle uyuşuyor ({ $seconds } s)
solve-not-known = Bu pozisyon hiçbir veritabanında yok.
# $value is one of the words below, such as "won in 9 turns".
solve-game = Başlayan Beyaz için oyun: { $value }.
solve-position = Sırası gelen taraf için pozisyon: { $value }.
solve-move = { $value }
solve-move-unknown = bilinmiyor
solve-best-line = En iyi oyun:
solve-alternatives = aynı değerde: { $moves }
solve-won = kazanç
solve-drawn = beraberlik
solve-lost = kayıp
solve-won-in = { $until ->
    [capture] kazanç, { $turns ->
        [one] 1 hamlede
       *[other] { $turns } hamlede
    } taş alma
   *[end] { $turns ->
        [one] 1 hamlede
       *[other] { $turns } hamlede
    } kazanç
}
solve-lost-in = { $until ->
    [capture] kayıp, { $turns ->
        [one] 1 hamlede
       *[other] { $turns } hamlede
    } taş alma
   *[end] { $turns ->
        [one] 1 hamlede
       *[other] { $turns } hamlede
    } kayıp
}
solve-opening-needs = Açılış, hareket aşamasına kadar aranır; onun { $file } dosyası yok.
solve-opening-circles = Açılış aranamıyor: { $option } seçeneğiyle yerleştirme aşaması döngüye girebilir. --whole ile konum konum çözülür.
solve-placing-rules = Bu kuralların yerleştirme aşaması konum konum çözülmüyor: orada bir değirmen için bir taş almaktan fazlası oluyor ya da renkler fark ediyor. --opening ile arayın.
solve-at-least-drawn = kazanç ya da beraberlik
solve-at-most-drawn = beraberlik ya da kayıp
solve-opening-game = Yerleştirme aşamasının aramasına göre, başlayan Beyaz için oyun: { $value }. İlk hamleler:
solve-opening-effort = { $seconds } s içinde { $positions } pozisyon arandı.
solve-opening-kept = Yerleştirme evresinin { $positions } pozisyonu hakkında kanıtlananlar saklandı ({ $size } MB): oyuncular ona sorar, sonraki arama onunla başlar.
