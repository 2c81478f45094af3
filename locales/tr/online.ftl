# Turkish. Playing together at tables of a server, on the page.
# Terms: çevrimiçi online, masa table, yer seat, bağlantı link, saat clock, yedek süre reserve, parmak izi fingerprint.
#
# $person is the name of a person or of a level, $seat the name of a seat (White, Red …), $variant the name of a variant.
# $clock is a clock as online-clock-of says it. Buttons are one or two words.

## Everywhere
online-title = Çevrimiçi oyna
online-home-line = Açık masalar ya da bağlantıyla kendi masanız
# A name for somebody who gave none.
online-guest = Konuk
online-name = Adınız
online-away = Sunucu yanıt vermiyor. Ağ bağlantınız var mı?
online-back = Açık masalara dön

## A new table
new-online = Çevrimiçi
new-here = Burada
online-open-table = Masayı aç
online-opening = Açılıyor …
online-others = Diğerleri
online-clock = Saat
online-clock-none = Yok
online-clock-quick = Hızlı
online-clock-usual = Olağan
online-clock-slow = Yavaş
online-clock-own = Özel
online-clock-move = Hamle başına saniye
online-clock-reserve = Yedek süre, dakika
# $move is in seconds, $reserve a time as in 5:00.
online-clock-of = hamle başına { $move } sn, yedek süre { $reserve }
online-clock-help = Hamle başına verilen saniyeler yedek süreden düşmez. Hamle daha uzun sürerse fazlası yedek süreden gider; yedek süresi biten kaybeder.
online-no-clock = Saatsiz
online-listed = Herkes katılabilir
online-listed-help = Masa açık masalar arasında görünür. Yoksa yalnızca bağlantısı olanlar gelebilir.
online-match = { $length } puanlık maç
online-single = Tek oyun

## Open tables
online-tables = Açık masalar
online-tables-none = Şu anda oyun bekleyen kimse yok.
online-tables-none-help = Bir masa açıp bağlantıyı bir arkadaşınıza gönderin ya da herkesin katılmasına izin verin.
online-tables-new = Masa aç
online-join = Katıl
online-join-label = Masaya katıl: { $variant }
online-waits = Bekleyen: { $person }
online-waits-nobody = Henüz kimse yok
# $when is as in "5 minutes ago".
online-since = { $when } açıldı
online-free-seats =
    { $count ->
        [one] { $count } boş yer
       *[other] { $count } boş yer
    }

## Before the game
online-invited = Davet edildiniz
online-waiting = Diğerleri bekleniyor
online-sit-as = { $seat } olarak oyna
online-watch = İzle
online-free = Boş
online-you-are = { $person } (siz)
online-here = burada
online-gone = burada değil
online-link = Bu bağlantıyı oynamak istediğiniz kişiye gönderin
online-copy = Kopyala
online-copied = Kopyalandı
online-share = Paylaş
online-link-text = Benimle oyna: { $variant }
online-rules = Kurallar
online-missing = Böyle bir masa yok.
online-missing-help = Bağlantı eksik olabilir ya da masa artık yoktur: çok önce biten oyunlar sonsuza dek saklanmaz.
online-wrong-seat = Bu bağlantı bu masada hiçbir yere götürmüyor. Orada başka biri oturuyor olabilir.
online-stay = Sayfayı kapatabilirsiniz. Oyun sizi Oyunlarım bölümünde bekler.
online-close = Masayı kapat
online-closed = Bu masa kapatıldı.

## Fair dice
online-fair = Hilesiz zarlar
online-fair-line = Zarları sunucu atar; nasıl geleceğini kimse seçemez. Oyundan sonra bunu denetleyebilirsiniz.
online-fair-how = Kimse oturmadan önce sunucu bir sır seçti ve onun aşağıdaki parmak izini gösterdi. Oturan herkes kendi rastgele rakamlarını ekler. Her zar atışı bunların hepsinden hesaplanır. Oyundan sonra sır gösterilir: parmak izi bu olmalı ve her zar atışı ondan çıkmalıdır.
online-fingerprint = Sırrın parmak izi
online-check = Zarları denetle
online-checking = Denetleniyor …
online-check-right =
    { $rolls ->
        [one] Zarlar hilesiz: { $rolls } zar atışı sırdan çıkıyor.
       *[other] Zarlar hilesiz: { $rolls } zar atışının hepsi sırdan çıkıyor.
    }
online-check-right-some = Zarlar hilesiz: her zar atışı sırdan çıkıyor.
online-check-forged = Hileli
online-check-impossible = Bu burada denetlenemez: { $problem }
online-check-label = Zarları denetle: { $variant }

## At the table
# Stands in the title of the page.
online-your-turn = Sıra sizde
online-won = { $person } kazandı
online-lost = Bağlantı koptu. Yeniden deneniyor …
online-out-of-step = Bu sayfa oyunu izleyemez oldu. Sayfayı yeniden yükleyin. Ayrıntı: { $problem }
online-watching = İzliyorsunuz
online-watchers =
    { $count ->
        [one] { $count } kişi izliyor
       *[other] { $count } kişi izliyor
    }
online-offers-draw = { $person } beraberlik öneriyor.
online-offers-undo = { $person } son hamleyi geri almak istiyor.
online-offered-draw = Beraberlik önerdiniz.
online-offered-undo = Geri almak istediniz.
online-accept = Kabul et
online-decline = Reddet
online-withdraw = Vazgeç
online-waits-answer = Siz kabul ettiniz. Diğerleri henüz yanıt vermedi.
online-say-declined = { $person } reddetti
online-offer-draw = Beraberlik öner
online-clock-left = { $person }: kalan süre { $time }
online-my-link = Yerimi başka cihazda aç
online-my-link-help = Bu bağlantı sizin yerinizdir: onu açan sizin yerinize oynar. Kendinizden başka kimseye göndermeyin.
online-table-link = İzleme bağlantısı
online-goes-on = { $person } yerine bilgisayar oynamayı sürdürüyor.

## The end
online-over-resignation = { $person } çekildi
online-over-timeout = Süresi bitti: { $person }
online-over-agreement = Anlaşmayla
online-rematch = Rövanş
online-rematch-wanted = { $person } rövanş istiyor.
online-rematch-waits = Bekleniyor: { $person } …
online-rematch-others = Diğerleri bekleniyor …

## My games
games-online = Çevrimiçi
games-against = { $variant }, rakip: { $person }
games-online-table = { $variant }, çevrimiçi
