# Turkish. What the server says at tables that people share. $seat is a number, but in host-not-your-turn.
# Terms: sunucu server, masa table, yer seat, istemci client, niyet intention, bağlantı connection.

## Making a table
host-rules-long = Kural dosyası { $bytes } bayt; sunucu en çok { $most } bayt alır.
host-seats = Tahtada { $expected } yer var, ama { $found } yer verildi.
host-seat-empty = { $seat } numaralı yerde biri oynamalı.
host-seat-nobody = Bu kurallarda { $seat } numaralı yerde kimse oynamaz.
host-seat-level = Yer { $seat }: { $level } diye bir düzey yok; düzeyler 1 ile 10 arasındadır.
host-no-person = En az bir yer bir insan için olmalı.
host-own-seat = { $seat } numaralı yer insan için değil, bu yüzden sizin olamaz.
host-clock = Saatte en az bir, en çok { $most } saniye olmalı.
host-only-json = Masa, application/json türünde bir istek gövdesiyle kurulur.
host-body = İsteğin gövdesi çok uzun ya da zamanında gelmedi; en çok { $most } bayt olabilir.
host-foreign-origin = Bu sayfa bu sunucuyla konuşamaz.

## At a table
table-stale = Önce başka bir şey oldu.
host-no-table = Böyle bir masa yok. Belki bağlantı eksiktir ya da masa çok önce kurulmuştur.
host-table-is-record = Bu oyun çoktan bitti. Kaydı hâlâ okunabilir.
host-table-broken = Bu masayla ilgili saklananlar okunamıyor.
host-made-twice = Bu masa zaten kuruldu.
host-not-stored = Sunucu bunu saklayamadı. Hiçbir şey değişmedi; birazdan yeniden deneyin.
host-full = Sunucuda hamleleri saklayacak yer kalmadı. Hiçbir şey kaybolmadı; yer açılınca oyun sürer.
host-wrong-token = Bu bağlantı bu masadaki hiçbir yere ait değil.
host-no-seat = Burada { $seat } numaralı yer yok.
host-seat-taken = Burada zaten başka biri oturuyor.
host-seat-kept = Bu yer birine ayrılmış.
host-token-twice = Bu masada zaten bir yeriniz var.
host-name = Bir ad en çok { $most } harf olabilir ve denetim karakteri içeremez.
host-contribution = Zarlara katılan şey, 2 ile { $most } arası onaltılık basamak olmalı.
host-watching = İzliyorsunuz. Oynamak için önce bir yere oturun.
host-not-seated = Artık yerinizde kimse oynamıyor.
host-not-begun = Oyun, bütün yerler dolunca başlar.
host-over = Oyun bitti.
host-withdrawn = Bu masa oyun başlamadan kapatıldı.
host-has-begun = Oyun başladı. Bitirmek için teslim olun.
host-others-wait = Burada başkaları da oturuyor, bu yüzden masa açık kalıyor.
host-not-over = Oyun henüz bitmedi.
host-not-your-turn = Sıra { $seat } tarafında.
host-not-yours = { $action }: bunu siz yapamazsınız.
host-action-long = Bir hamle en çok { $most } karakter olabilir.
host-not-due = Şimdi yapılacak bir şey yok.
host-offer-open = Zaten bir öneri var. Önce ona yanıt verilmeli.
host-no-offer = Ortada bir öneri yok.
host-offer-others = Yanıtı diğerleri vermeli.
host-no-draws = Zarlı oyunlarda beraberlik için anlaşılmaz.
host-no-draw-with-computers = Bilgisayar her zaman oynamayı sürdürür.
host-undo-what = Yalnızca olmuş bir şey geri alınabilir: { $events } olaydan kaçının kalacağını söyleyin.
host-again-already = Bunu zaten söylediniz.

## On the connection
socket-hello-first = İlk mesaj hello olmalı.
socket-hello-twice = hello zaten söylendi.
socket-version = Bu istemci protokolün { $found } sürümünü konuşuyor; sunucu { $known } sürümünü konuşuyor.
socket-not-understood = Bu anlaşılmadı: { $problem }
socket-id = Bir niyetin id değeri 1 ile 40 arası harf, rakam ve kısa çizgiden oluşur.
socket-text-only = Mesajlar metindir.
socket-too-often = Bir kerede çok fazla oldu. Biraz bekleyin.
socket-too-many = Buradan çok fazla bağlantı var.
socket-only = Bu adres WebSocket içindir.
socket-stopping = Sunucu duruyor. Birazdan yeniden gelin.
