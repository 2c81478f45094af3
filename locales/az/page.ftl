# Azerbaijani. The page in the browser.
# Terms: səviyyə level, növ variant, daş piece, gediş move, növbə turn, məsləhət hint, udmaq şansı chance, yazı record.

## Everywhere
page-name = Teahouse
page-close = Bağla
page-menu = Menyu
page-loading = Yüklənir …
page-broken = Oyun mühərriki bu brauzerdə işləyə bilmir.
page-broken-help = 2023-cü ildən və ya daha yeni brauzer lazımdır. Təfərrüat: { $problem }
page-incomplete = Bu dil { $share } % tamamdır; qalanı ingiliscədir.
page-update = Yeni versiya var.
page-update-now = Yüklə

## Home
home-play = Oyna
home-friend = Dostla
home-more = Digər…
home-play-label = Oyna: { $game }
home-friend-label = Bu ekranda dostla oyna: { $game }
home-more-label = Oynamağın başqa yolları: { $game }
home-against = { $variant }, rəqib: { $player }
home-hot-seat = { $variant }, bu ekranda iki nəfər
home-table-of =
    { $seats ->
        [one] { $variant }, masada bir nəfər
       *[other] { $variant }, masada { $seats } nəfər
    }
home-watch = { $variant }, kompüterlər oynayır
home-go-on = Davam et
home-go-on-label = Davam et: { $variant }
home-unfinished = Yarımçıq oyunlar
home-finished = Bitmiş oyunlar
home-no-games = Oynadığınız oyunlar burada, bu brauzerdə saxlanılır.
home-delete-label = Oyunu sil: { $variant }
home-step-through = Bax
home-left = yarımçıq qalıb: { $when }
home-played = oynanıb: { $when }
home-moves = { $turns } növbə
home-games = Oyunlarım
home-games-line =
    { $played ->
        [0] Hələ heç nə oynanmayıb
       *[other] { $played } oyun, { $won } qələbə
    }

## Families of games
family-nardi = Uzun nərd
family-ludo = Ludo
family-mill = Doqquz daş

## A new game
new-title = Yeni oyun: { $game }
new-variant = Növ
new-rules-of = Qaydalar: { $variant }
new-opponent = Rəqib
new-computer = Kompüter
new-friend = Yanımdakı dost
new-watch = Baxmaq
new-level = Səviyyə
new-level-of = Səviyyə: { $seat }
new-strength = Səviyyə { $level } · { $word }
new-seat = Siz
new-person = İnsan
new-empty = Boş
new-start = Başla
new-own = Öz qayda faylınız
new-own-help = .toml ilə bitən fayl seçin. Fayl bu brauzerdə qalır.
new-own-wrong = Bu faylla oynamaq olmur:
level-word-1 = Yeni başlayan
level-word-2 = Həvəskar
level-word-3 = Klub
level-word-4 = Güclü
level-word-5 = Usta

## Players
player-you = Siz
player-level = Səviyyə { $level } · { $word }
player-person = İnsan
player-turn = { $seat } · növbə sizdədir
player-thinks = { $seat } · düşünür …
player-to-act = { $seat } · oynayır

## The table
table-board = Taxta: { $variant }
table-board-help = Ox düymələri yerlər arasında gəzdirir, Enter götürür və qoyur, Escape buraxır, R zər atır, U geri götürür, H məsləhət verir.
table-roll = Zər at
table-confirm = Hazır
table-take-back = Geri götür
# Others have to allow it.
table-ask-back = Geri götürməyi xahiş et
table-play-again = Yenidən oyna
table-hint = Məsləhət
table-moves = Gedişlər
table-rules = Qaydalar
table-evaluation = Qiymətləndirmə
table-evaluation-key = E
table-best-moves = Ən yaxşı gedişlər
table-new-game = Yeni oyun
table-same-again = Eynisini təkrar
table-change-seats = Tərəfi dəyiş
table-resign = Təslim ol
table-resign-sure = Bu oyunda təslim olursunuz?
table-resign-yes = Bəli, təslim
table-resign-no = Xeyr, davam
table-resign-match = Matçda təslim ol
table-resign-match-sure = Bütün matçda təslim olursunuz?
table-settings = Ayarlar
table-home = Ana səhifə
table-sound-on = Səs açıq
table-sound-off = Səs bağlı
table-turn-round = Taxtanı çevir
table-type = Gediş yaz
table-type-play = Oyna
table-flip-theme = Mövzunu dəyiş
table-step-first = Əvvələ
table-step-back = Bir addım geri
table-step-on = Bir addım irəli
table-step-last = Sona
table-chance = Udmaq şansı
table-chance-of = { $seat } { $percent } %
table-thinking = Düşünür …
table-tutor = Müəllim
table-tutor-costs = Bu, { $loss } xala başa gəlir: { $mark }.
table-tutor-keep = Saxla

## What to do now
do-roll = Zər atın
do-choose = Daş seçin
do-where = Hara gedəcəyini seçin
do-where-die = Hara gedəcəyini seçin və ya əvvəl oynamaq istədiyiniz zərə klikləyin
do-remove = Götürüləcək daşı seçin
do-place = Daş qoyacağınız nöqtəni seçin
do-confirm = Növbəni bitirmək üçün Hazır düyməsinə və ya zərlərə klikləyin
do-only-move = Yalnız bir gediş var
do-wait = Gözlənilir: { $seat }
do-watch = { $seat } oynayır
do-step-through = Oyuna addım-addım baxın

## The end
over-you-won = Uddunuz!
over-you-lost = { $seat } uddu
over-won = { $seat } uddu
over-draw = Heç-heçə
over-resigned = { $seat } təslim oldu
over-rematch = Revanş
over-step-through = Oyuna bax
over-download = Yazını endir

## Announcements
say-rolled = { $seat } zər atdı: { $dice }
say-moved = { $seat }: { $from } yerindən { $to } yerinə
say-placed = { $seat }: qoydu, { $to }
say-finished = { $seat }: { $from } yerindən taxtadan kənara
say-removed = { $seat }: götürdü, { $to }
say-captured = { $move }, vurdu
say-passed = { $seat } oynaya bilmir
say-taken-back = Geri götürüldü
say-hint = Məsləhət: { $move }
say-place-empty = { $place }: boş
say-place-holds = { $place }: { $pieces }
say-pieces = { $count } { $seat }
say-place-movable = { $label }, oynaya bilər
say-place-target = { $label }, bura getmək olar
say-place-removable = { $label }, götürmək olar
say-die = Zər { $number }: əvvəlcə bunu oyna
say-die-used = Zər { $number }, oynanıb

## The list of moves
moves-to-play = oynayır
moves-pass = ötürür
moves-empty = Hələ gediş yoxdur

## Settings
set-title = Ayarlar
set-language = Dil
set-theme = Mövzu
set-theme-auto = Sistemdəki kimi
set-theme-light = Açıq
set-theme-dark = Tünd
set-theme-contrast = Yüksək kontrast
set-sound = Səs
set-speed = Animasiya
set-speed-off = Bağlı
set-speed-slow = Yavaş
set-speed-normal = Normal
set-speed-fast = Sürətli
set-direction = Taxta
set-direction-usual = Adi
set-direction-turned = Çevrilmiş
set-direction-mirrored = Güzgüdəki kimi
set-direction-both = Çevrilmiş və güzgüdəki kimi
set-numbers = Kənarda nömrələr
set-auto-roll = Zər özü atılsın
set-auto-confirm = Növbə özü bitsin
set-auto-finish = Sonda daşlar özü çıxarılsın
set-help = Kömək
set-tutor = Müəllim: pis gedişdən əvvəl xəbərdarlıq edir

## Help
help-best = Ən yaxşı gedişlər
help-win = { $percent } %
help-wins-in = { $actions } gedişə udur
help-loses-in = { $actions } gedişə uduzur
# What endgames know about a move.
help-won = qələbə
help-drawn = heç-heçə
help-lost = məğlubiyyət
help-capture-in =
    { $turns ->
        [one] { $turns } gedişə
       *[other] { $turns } gedişə
    } daş götürmə

## Review of a game. Terms: oyunun təhlili review, səhv mistake, kobud səhv blunder, bəxt luck, orta səhv error rate,
## qərar decision.
study-title = Oyunun təhlili
study-open = Təhlil et
study-open-label = Oyunu təhlil et: { $variant }
study-progress = { $done } / { $of } qiymətləndirilib
study-progress-label = Təhlilin gedişi
study-graph = Şanslar, %: { $seat }
study-luck = Bəxt
study-luck-of = bəxt { $luck }
study-luck-column = bəxt
study-turn = Növbə { $turn }, { $seat }
study-turn-you = Növbə { $turn }, siz
study-turn-rolled = Növbə { $turn }, { $seat } { $dice } atdı
study-turn-you-rolled = Növbə { $turn }, siz { $dice } atdınız
study-turn-column = Növbə
study-mark-column = Səhv
study-mark-loss = { $mark } { $loss }
study-forced = məcburi
study-decision = Qərar
study-played = Oynanan
study-better = Daha yaxşı
study-next-best = Növbəti ən yaxşı
study-others = Başqa gedişlər
study-show = { $line } gedişini taxtada göstər
study-wins = { $percent } % qələbə
study-mars = onların { $percent } %-i mars
study-goes-on = Davamı:
study-not-yet = Hələ qiymətləndirilməyib
study-worst-first = Əvvəl ən pisləri
study-whose = Kimin səhvləri
study-yours = Sizin
study-all = Hamısı
study-no-mistakes = Səhv yoxdur.
study-none-yet = Hələlik səhv yoxdur.
study-summary = Yekun
study-rate = orta səhv
study-rate-help = Hər qərarda itirilən xal, mində birlərlə
study-blunders = kobud səhvlər
study-plays-like = oyun gücü
study-level = Səviyyə { $level }
study-play-on = Buradan oyna
study-table = Gedişlər
study-keys = Sol və sağ oyunu vərəqləyir, M və N növbəti və əvvəlki səhvə keçir, B daha yaxşı gedişi göstərir, aşağı və yuxarı onun boyunca aparır, Escape ondan çıxır.
# The games of a match. $score is the score before the game: "2–1".
study-games = Matçın oyunu
study-game = Oyun { $number }
study-game-at = Oyun { $number }, hesab { $score }
study-game-before = Əvvəlki oyun
study-game-next = Növbəti oyun
# The cube. $seat is whoever may double, or has doubled.
study-cube-roll = İkiqatlamasız
study-cube-double = İkiqatlama
study-cube-take = Qəbul
study-cube-drop = İmtina
study-cube-double-take = İkiqatlama, qəbul
study-cube-double-drop = İkiqatlama, imtina
study-cube-right = düzgün
study-cube-match = Matçı udmaq şansı: { $seat }
study-cube-points = Xal: { $seat }
study-percent = { $percent } %
study-rate-moves = gedişlər
study-rate-cube = kub
study-lost = Bu oyun bu brauzerdə saxlanılmayıb.
study-no-graph = Qrafiki bu brauzerdə çəkmək olmur.
