# Turkish. The page in the browser.
# Terms: düzey level, çeşit variant, taş piece, hamle move, tur turn, ipucu hint, kazanma şansı chance, kayıt record.

## Everywhere
page-name = Teahouse
page-close = Kapat
page-menu = Menü
page-loading = Yükleniyor …
page-broken = Oyun motoru bu tarayıcıda çalışamıyor.
page-broken-help = 2023 ya da sonrasından bir tarayıcı gerekiyor. Ayrıntı: { $problem }
page-incomplete = Bu dil %{ $share } tamam; kalanı İngilizce.
page-update = Yeni bir sürüm var.
page-update-now = Yükle

## Home
home-play = Oyna
home-friend = Arkadaş
home-more = Diğer…
home-play-label = Oyna: { $game }
home-friend-label = Bu ekranda bir arkadaşla oyna: { $game }
home-more-label = Başka oynama biçimleri: { $game }
home-against = { $variant }, rakip: { $player }
home-hot-seat = { $variant }, bu ekranda iki kişi
home-table-of =
    { $seats ->
        [one] { $variant }, masada bir kişi
       *[other] { $variant }, masada { $seats } kişi
    }
home-watch = { $variant }, bilgisayarlar oynuyor
home-go-on = Devam
home-go-on-label = Devam et: { $variant }
home-unfinished = Yarım kalan oyunlar
home-finished = Biten oyunlar
home-no-games = Oynadığınız oyunlar burada, bu tarayıcıda saklanır.
home-delete-label = Oyunu sil: { $variant }
home-step-through = İncele
home-left = bırakıldı: { $when }
home-played = oynandı: { $when }
home-moves = { $turns } tur
home-games = Oyunlarım
home-games-line =
    { $played ->
        [0] Henüz oyun yok
       *[other] { $played } oyun, { $won } galibiyet
    }

## Families of games
family-nardi = Uzun Nardi
family-ludo = Ludo
family-mill = Dokuz Taş

## A new game
new-title = Yeni oyun: { $game }
new-variant = Çeşit
new-rules-of = Kurallar: { $variant }
new-opponent = Rakip
new-computer = Bilgisayar
new-friend = Yanımdaki arkadaş
new-watch = İzle
new-level = Düzey
new-level-of = Düzey: { $seat }
new-strength = Düzey { $level } · { $word }
new-seat = Siz
new-person = İnsan
new-empty = Boş
new-start = Başla
new-own = Kendi kural dosyanız
new-own-help = .toml ile biten bir dosya seçin. Dosya bu tarayıcıda kalır.
new-own-wrong = Bu dosyayla oynanamaz:
level-word-1 = Acemi
level-word-2 = Amatör
level-word-3 = Kulüp
level-word-4 = Güçlü
level-word-5 = Usta

## Players
player-you = Siz
player-level = Düzey { $level } · { $word }
player-person = İnsan
player-turn = { $seat } · sıra sizde
player-thinks = { $seat } · düşünüyor …
player-to-act = { $seat } · sıra onda

## The table
table-board = Tahta: { $variant }
table-board-help = Ok tuşları yerler arasında gezer, Enter alır ve bırakır, Escape vazgeçer, R zar atar, U geri alır, H ipucu verir.
table-roll = Zar at
table-confirm = Tamam
table-take-back = Geri al
# Others have to allow it.
table-ask-back = Geri almayı iste
table-play-again = Yinele
table-hint = İpucu
table-moves = Hamleler
table-rules = Kurallar
table-evaluation = Değerlendirme
table-evaluation-key = E
table-best-moves = En iyi hamleler
table-new-game = Yeni oyun
table-same-again = Aynısı bir daha
table-change-seats = Taraf değiştir
table-resign = Çekil
table-resign-sure = Bu oyundan çekiliyor musunuz?
table-resign-yes = Evet, çekil
table-resign-no = Hayır, devam
table-resign-match = Maçtan çekil
table-resign-match-sure = Bütün maçtan çekiliyor musunuz?
table-settings = Ayarlar
table-home = Ana sayfa
table-sound-on = Ses açık
table-sound-off = Ses kapalı
table-turn-round = Tahtayı döndür
table-type = Hamle yaz
table-type-play = Oyna
table-flip-theme = Temayı değiştir
table-step-first = Başa
table-step-back = Bir adım geri
table-step-on = Bir adım ileri
table-step-last = Sona
table-chance = Kazanma şansı
table-chance-of = { $seat } %{ $percent }
table-thinking = Düşünüyor …
table-tutor = Öğretmen
table-tutor-costs = Bunun bedeli { $loss } puan: { $mark }.
table-tutor-keep = Böyle kalsın

## What to do now
do-roll = Zar atın
do-choose = Bir taş seçin
do-where = Gideceği yeri seçin
do-where-die = Gideceği yeri seçin ya da önce oynamak istediğiniz zara tıklayın
do-remove = Alınacak taşı seçin
do-place = Taş koyacağınız noktayı seçin
do-confirm = Sıranızı bitirmek için Tamam düğmesine ya da zarlara tıklayın
do-only-move = Tek bir hamle var
do-wait = Bekleniyor: { $seat }
do-watch = { $seat } oynuyor
do-step-through = Oyunu adım adım inceleyin

## The end
over-you-won = Kazandınız!
over-you-lost = { $seat } kazandı
over-won = { $seat } kazandı
over-draw = Berabere
over-resigned = { $seat } çekildi
over-rematch = Rövanş
over-step-through = Oyunu incele
over-download = Kaydı indir

## Announcements
say-rolled = { $seat } zar attı: { $dice }
say-moved = { $seat }: { $from } yerinden { $to } yerine
say-placed = { $seat }: yerleştirdi, { $to }
say-finished = { $seat }: { $from } yerinden tahtanın dışına
say-removed = { $seat }: aldı, { $to }
say-captured = { $move }, taş kırdı
say-passed = { $seat } oynayamıyor
say-taken-back = Geri alındı
say-hint = İpucu: { $move }
say-place-empty = { $place }: boş
say-place-holds = { $place }: { $pieces }
say-pieces = { $count } { $seat }
say-place-movable = { $label }, oynayabilir
say-place-target = { $label }, buraya gidilebilir
say-place-removable = { $label }, alınabilir
say-die = Zar { $number }: önce bunu oyna
say-die-used = Zar { $number }, oynandı

## The list of moves
moves-to-play = oynayacak
moves-pass = pas
moves-empty = Henüz hamle yok

## Settings
set-title = Ayarlar
set-language = Dil
set-theme = Tema
set-theme-auto = Sistemdeki gibi
set-theme-light = Açık
set-theme-dark = Koyu
set-theme-contrast = Yüksek karşıtlık
set-sound = Ses
set-speed = Canlandırma
set-speed-off = Kapalı
set-speed-slow = Yavaş
set-speed-normal = Normal
set-speed-fast = Hızlı
set-direction = Tahta
set-direction-usual = Olağan
set-direction-turned = Döndürülmüş
set-direction-mirrored = Aynalı
set-direction-both = Döndürülmüş ve aynalı
set-numbers = Kenarda numaralar
set-auto-roll = Zar kendiliğinden atılsın
set-auto-confirm = Tur kendiliğinden bitsin
set-auto-finish = Sonda pullar kendiliğinden toplansın
set-help = Yardım
set-tutor = Öğretmen: kötü hamleden önce uyarır

## Help
help-best = En iyi hamleler
help-win = %{ $percent }
help-wins-in = { $actions } hamlede kazanır
help-loses-in = { $actions } hamlede kaybeder
# What endgames know about a move.
help-won = kazanç
help-drawn = beraberlik
help-lost = kayıp
help-capture-in =
    { $turns ->
        [one] { $turns } hamlede
       *[other] { $turns } hamlede
    } taş alma

## Review of a game. Terms: oyun analizi review, hata mistake, büyük hata blunder, zar şansı luck, hata oranı error rate,
## karar decision.
study-title = Oyun analizi
study-open = Analiz et
study-open-label = Oyunu analiz et: { $variant }
study-progress = { $done } / { $of } değerlendirildi
study-progress-label = Analizin ilerleyişi
study-graph = Kazanma şansı, %: { $seat }
study-luck = Zar şansı
study-luck-of = zar şansı { $luck }
study-luck-column = zar şansı
study-turn = Tur { $turn }, { $seat }
study-turn-you = Tur { $turn }, siz
study-turn-rolled = Tur { $turn }, { $seat } { $dice } attı
study-turn-you-rolled = Tur { $turn }, siz { $dice } attınız
study-turn-column = Tur
study-mark-column = Hata
study-mark-loss = { $mark } { $loss }
study-forced = zorunlu
study-decision = Karar
study-played = Oynanan
study-better = Daha iyisi
study-next-best = Sonraki en iyi
study-others = Öteki hamleler
study-show = { $line } hamlesini tahtada göster
study-wins = %{ $percent } galibiyet
study-mars = bunun %{ $percent } kadarı mars
study-goes-on = Devamı:
study-not-yet = Henüz değerlendirilmedi
study-worst-first = Önce en kötüler
study-whose = Kimin hataları
study-yours = Sizin
study-all = Hepsi
study-no-mistakes = Hata yok.
study-none-yet = Şimdilik hata yok.
study-summary = Özet
study-rate = hata oranı
study-rate-help = Karar başına kaybedilen puan, binde olarak
study-blunders = büyük hatalar
study-plays-like = oyun gücü
study-level = Düzey { $level }
study-play-on = Buradan oyna
study-table = Hamleler
study-keys = Sol ve sağ oyunda gezdirir, M ve N sonraki ve önceki hataya gider, B daha iyi hamleyi gösterir, aşağı ve yukarı o hamle boyunca ilerletir, Escape ondan çıkar.
# The games of a match. $score is the score before the game: "2–1".
study-games = Maçın oyunu
study-game = Oyun { $number }
study-game-at = Oyun { $number }, skor { $score }
study-game-before = Önceki oyun
study-game-next = Sonraki oyun
# The cube. $seat is whoever may double, or has doubled.
study-cube-roll = Vido yok
study-cube-double = Vido
study-cube-take = Kabul
study-cube-drop = Çekilme
study-cube-double-take = Vido, kabul
study-cube-double-drop = Vido, çekilme
study-cube-right = doğru
study-cube-match = Maçı kazanma şansı: { $seat }
study-cube-points = Puan: { $seat }
study-percent = %{ $percent }
study-rate-moves = hamleler
study-rate-cube = küp
study-lost = Bu oyun bu tarayıcıda saklı değil.
study-no-graph = Grafik bu tarayıcıda çizilemiyor.
