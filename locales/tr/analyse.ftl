# Turkish. Analysing positions, on the page.
# Terms: analiz analysis, rollout rollout, puan points, dizmek set up, pozisyon position, kayıt record,
# hata oranı error rate, içe aktar import, dışa aktar export.

## The screen
analyse-title = Analiz
analyse-home-line = İstediğiniz pozisyonu dizin, her hamlenin değerini görün
analyse-variant = Çeşit
analyse-board-help = Ok tuşları yerler arasında gezer, Enter alır ve bırakır. Tahtanın yanındaki sol ve sağ oklar hamleler arasında gezdirir.
analyse-edit = Diz
analyse-done = Tamam
analyse-cancel = Vazgeç
analyse-from-here = Buradan analiz et
analyse-to-play = { $seat } { $dice } oynayacak
analyse-to-move = Hamle sırası: { $seat }
analyse-to-roll = Zar atacak: { $seat }
analyse-roll-off = Kimin başlayacağına zar karar verir
analyse-over = Oyun bitti.

## Dice
analyse-dice = Zarlar
analyse-dice-choose-one = Bir sayı seçin ya da zar atın.
analyse-dice-choose-two = İki sayı seçin ya da zar atın.
analyse-dice-choose-other = Peki öteki zar?
analyse-die = { $number }
analyse-other-dice = Başka zarlar

## The moves of a position
analyse-moves = Hamleler, önce en iyisi
analyse-looking = Hamlelere bakılıyor …
analyse-column-move = Hamle
analyse-column-win = Galibiyet
analyse-column-points = Puan
analyse-play = { $move } oyna
analyse-error = ± { $error }
analyse-played-out = { $trials } oyun sonuna kadar oynandı
analyse-roll-out = Rollout
analyse-roll-out-help = En iyi hamleler, hangisinin en iyi olduğu belli olana kadar aynı zarlarla defalarca sonuna kadar oynanır.
analyse-rolling = Rollout, %{ $percent }
analyse-stop = Durdur
outcome-win-by-mars = mars %{ $percent }
outcome-win-by-koks = koks %{ $percent }
outcome-loss-by-mars = mars yeme %{ $percent }
outcome-loss-by-koks = koks yeme %{ $percent }

## What pieces threaten and risk
threats-title = Tehditler ve riskler
threats-piece = Taş
threats-risk = Risk
threats-by = Tehdit eden
threats-strikes = Kırabilir
threats-safe = güvende
threats-none = –
threats-strike = { $place }, { $number } gelirse

## Setting up a position
edit-pieces = Taşlar
edit-piece = { $seat }, { $count } kaldı
edit-marker = İşaret
edit-take = Kaldır
edit-help = Bir taş seçin, sonra duracağı yere tıklayın. Yerini değiştirmek için taşları sürükleyin; kaldırmak için tahtanın dışına.
edit-turn = Sıra kimde
edit-removes = Önce bir taş alır
edit-empty = Temizle
edit-start = Başlangıç dizilişi
edit-wrong = Henüz bir pozisyon değil

## A position as a text
position-fen = Pozisyon (FEN)
position-set = Kur
position-link = Bağlantıyı kopyala
position-copied = Kopyalandı
position-record = Kayıttan
position-record-help = Bir oyunun kaydını yapıştırın ya da dosya seçin.
position-record-file = Dosya seç
position-record-open = Aç
position-record-text = Kayıt
position-record-which = Hangi oyun
position-record-game = { $number }. { $variant }
position-record-empty = Bu metinde oyun yok.

## Links that lead nowhere
link-wrong = Bu bağlantı hiçbir pozisyona götürmüyor.
link-rules-broken = İçindeki kurallar okunamıyor. Bağlantı yolda kesilmiş olabilir.
link-rules-long = Bu kurallar bir bağlantı için çok uzun. Onun yerine kural dosyasını ve pozisyonu (FEN) gönderin.
link-garbled = Bağlantı yolda değişmiş: bazı karakterleri bozuk.
link-start = Başka bir şey analiz et

## My games
games-import = İçe aktar
games-export = Dışa aktar
games-brought =
    { $taken ->
        [0] Yeni oyun yok.
       *[other] { $taken } oyun eklendi.
    }
games-known = { $known } oyun zaten buradaydı.
games-import-problem = { $file }: { $problem }
games-filter = Hangi oyunlar
games-any-family = Bütün oyunlar
games-any-variant = Bütün çeşitler
games-any-opponent = Bütün rakipler
games-any-result = Bütün sonuçlar
games-any-date = Bütün zamanlar
games-last-days =
    { $days ->
        [one] Son bir gün
       *[other] Son { $days } gün
    }
games-all = Hepsini göster
games-with-friend = Arkadaşlarla
games-computers = Yalnız bilgisayarlar
games-won = Kazanılan
games-lost = Kaybedilen
games-draw = Berabere
games-played = Oynanan
games-rate = Hata oranı
games-no-rates = Analiz edilmiş oyunların hata oranı olur.
games-over-time = Oynanma sırasıyla oyunlarınızın hata oranı ve sonuçları
games-summary = Rakamlarla oyunlarınız
games-none-found = Böyle bir oyun yok.
games-more = Daha çok oyun
games-deleted = { $variant }: silindi
games-undo = Geri al

## Matches and the cube, at the table
new-match = Maç, puan
new-match-single = Tek oyun
new-cube = Vido küpü
match-points = puan
match-stands = maçta skor { $score }
match-line = { $length } puanlık maç, { $score }
match-game-over = Oyun { $number } bitti
match-next-game = Sonraki oyun
table-double = Vido
table-take = Kabul
table-drop = Çekil
do-roll-or-double = Zar atın ya da vido deyin
do-answer = { $seat } vido diyor, küp { $value }: kabul mü, oyundan çekilme mi?
say-double = { $seat } vido diyor
say-take = { $seat } vidoyu kabul ediyor
say-drop = { $seat } vidodan çekiliyor
say-resign = { $seat } oyundan çekiliyor
moves-double = vido
moves-take = kabul
moves-drop = çekildi
moves-resign = oyundan çekildi

# A link that is called "Look at it".
games-look-label = İncele: { $variant }
