# Azerbaijani. Analysing positions, on the page.
# Terms: təhlil analysis, rollaut rollout, xal points, düzmək set up, mövqe position, yazı record, orta səhv error rate,
# idxal et import, ixrac et export.

## The screen
analyse-title = Təhlil
analyse-home-line = İstənilən mövqeyi düzün və hər gedişin dəyərini görün
analyse-variant = Növ
analyse-board-help = Ox düymələri yerlər arasında gəzdirir, Enter götürür və qoyur. Taxtanın yanındakı sol və sağ oxlar gedişləri vərəqləyir.
analyse-edit = Düz
analyse-done = Hazır
analyse-cancel = Ləğv et
analyse-from-here = Buradan təhlil et
analyse-to-play = { $seat } { $dice } oynayır
analyse-to-move = Gediş: { $seat }
analyse-to-roll = Zər atır: { $seat }
analyse-roll-off = Kimin başlayacağını zər həll edir
analyse-over = Oyun bitib.

## Dice
analyse-dice = Zərlər
analyse-dice-choose-one = Ədəd seçin və ya zər atın.
analyse-dice-choose-two = İki ədəd seçin və ya zər atın.
analyse-dice-choose-other = Bəs o biri zər?
analyse-die = { $number }
analyse-other-dice = Başqa zərlər

## The moves of a position
analyse-moves = Gedişlər, əvvəl ən yaxşısı
analyse-looking = Gedişlərə baxılır …
analyse-column-move = Gediş
analyse-column-win = Qələbə
analyse-column-points = Xal
analyse-play = { $move } oyna
analyse-error = ± { $error }
analyse-played-out = { $trials } oyun sona qədər oynanıb
analyse-roll-out = Rollaut
analyse-roll-out-help = Ən yaxşı gedişlər hansının üstün olduğu aydınlaşana qədər eyni zərlərlə dəfələrlə sona qədər oynanır.
analyse-rolling = Rollaut, { $percent } %
analyse-stop = Dayandır
outcome-win-by-mars = mars { $percent } %
outcome-win-by-koks = koks { $percent } %
outcome-loss-by-mars = uduzulan mars { $percent } %
outcome-loss-by-koks = uduzulan koks { $percent } %

## What pieces threaten and risk
threats-title = Təhdidlər və risklər
threats-piece = Fişka
threats-risk = Risk
threats-by = Təhdid edən
threats-strikes = Vura bilər
threats-safe = təhlükəsiz
threats-none = –
threats-strike = { $place }, { $number } atanda

## Setting up a position
edit-pieces = Daşlar
edit-piece = { $seat }, { $count } qalıb
edit-marker = Nişan
edit-take = Götür
edit-help = Daşı seçin, sonra duracağı yerə klikləyin. Yerini dəyişmək üçün daşı sürüşdürün; götürmək üçün taxtadan kənara çıxarın.
edit-turn = Növbə kimdədir
edit-removes = Əvvəlcə daş götürür
edit-empty = Təmizlə
edit-start = Başlanğıc mövqe
edit-wrong = Bu hələ mövqe deyil

## A position as a text
position-fen = Mövqe (FEN)
position-set = Qoy
position-link = Keçidi kopyala
position-copied = Kopyalandı
position-record = Yazıdan
position-record-help = Oyunun yazısını yapışdırın və ya fayl seçin.
position-record-file = Fayl seç
position-record-open = Aç
position-record-text = Yazı
position-record-which = Hansı oyun
position-record-game = { $number }. { $variant }
position-record-empty = Bu mətndə oyun yoxdur.

## Links that lead nowhere
link-wrong = Bu keçid heç bir mövqeyə aparmır.
link-rules-broken = İçindəki qaydalar oxunmur. Ola bilsin, keçid yolda kəsilib.
link-rules-long = Bu qaydalar keçid üçün çox uzundur. Əvəzinə qayda faylını və mövqeyi (FEN) göndərin.
link-garbled = Keçid yolda dəyişib: bəzi işarələri pozulub.
link-start = Başqa mövqe təhlil et

## My games
games-import = İdxal et
games-export = İxrac et
games-brought =
    { $taken ->
        [0] Yeni oyun yoxdur.
       *[other] { $taken } oyun əlavə olundu.
    }
games-known = { $known } oyun artıq burada idi.
games-import-problem = { $file }: { $problem }
games-filter = Hansı oyunlar
games-any-family = Bütün oyunlar
games-any-variant = Bütün növlər
games-any-opponent = Bütün rəqiblər
games-any-result = Bütün nəticələr
games-any-date = Bütün vaxtlar
games-last-days =
    { $days ->
        [one] Son bir gün
       *[other] Son { $days } gün
    }
games-all = Hamısını göstər
games-with-friend = Dostlarla
games-computers = Yalnız kompüterlər
games-won = Udulan
games-lost = Uduzulan
games-draw = Heç-heçə
games-played = Oynanan
games-rate = Orta səhv
games-no-rates = Təhlil olunmuş oyunların orta səhvi olur.
games-over-time = Oynanma sırası ilə oyunlarınızın orta səhvi və nəticələri
games-summary = Oyunlarınız rəqəmlərlə
games-none-found = Belə oyun yoxdur.
games-more = Daha çox oyun
games-deleted = { $variant }: silindi
games-undo = Geri qaytar

## Matches and the cube, at the table
new-match = Matç, xal
new-match-single = Tək oyun
new-cube = İkiqatlama kubu
match-points = xal
match-stands = matçda hesab { $score }
match-line = { $length } xala qədər matç, { $score }
match-game-over = Oyun { $number } bitdi
match-next-game = Növbəti oyun
table-double = İkiqatla
table-take = Qəbul et
table-drop = İmtina et
do-roll-or-double = Zər atın və ya ikiqatlayın
do-answer = { $seat } ikiqatlayır, kub { $value }: qəbul edirsiniz, yoxsa oyunu verirsiniz?
say-double = { $seat } ikiqatlayır
say-take = { $seat } ikiqatlamanı qəbul edir
say-drop = { $seat } ikiqatlamadan imtina edir
say-resign = { $seat } bu oyunda təslim olur
moves-double = ikiqatlama
moves-take = qəbul
moves-drop = imtina
moves-resign = təslim

# A link that is called "Look at it".
games-look-label = Bax: { $variant }
