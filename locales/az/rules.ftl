# Azerbaijani. What is wrong with rule files.
# Terms: qayda faylı rule file, seçim option, ailə family, növ variant, genişləndirmək extend, nöqtə point, bağ edge, xətt line.

## Around a problem
problem-at = sətir { $line }, sütun { $column }: { $problem }
problem-with-help = { $problem } (kömək: { $help })

## Hints that go with several problems
hint-expected = gözlənilən: { $expected }
hint-did-you-mean = bunu nəzərdə tuturdunuz: { $suggestion }?
hint-did-you-mean-name = bunu nəzərdə tuturdunuz: "{ $suggestion }"?
hint-version = version = 1

## What an option takes
expected-truth = true və ya false
expected-number = { $min } ilə { $max } arasında tam ədəd
expected-name = bunlardan biri: { $names }
expected-numbers = { $min } ilə { $max } arasında tam ədədlərin siyahısı, təkrarsız
expected-names = bunlardan bəzilərinin siyahısı: { $names }, təkrarsız
expected-lists = { $min } ilə { $max } arasında tam ədəd siyahılarının siyahısı
expected-board-points = halqaların və ya sıraların siyahısı; hər biri nöqtələrin siyahısı, hər nöqtə ["name", x, y]
expected-board-edges = nöqtə adı cütlərinin siyahısı
expected-board-lines = xətlərin siyahısı; hər biri ucdan-uca nöqtə adlarının siyahısı

## What stands in the file
value-truth = məntiqi qiymət
value-number = tam ədəd
value-fraction = kəsr ədəd
value-text = mətn
value-date = tarix və ya vaxt
value-list = siyahı
value-table = cədvəl

## Options that are set by a word, not by a file
setting-wrong = { $path }: "{ $value }" olmaz; gözlənilən: { $expected }
setting-syntax = { $path }: "{ $value }" olmaz; gözlənilən: { $expected } ({ $error })

## The file as a whole
rules-syntax = { $error }
rules-syntax-help = sintaksis üçün bax: toml.io
rules-too-large = fayl { $bytes } baytdır
rules-too-large-help = qayda faylı ən çoxu { $limit } bayt ola bilər
rules-more = və daha { $count } problem
rules-more-help = əvvəlcə bunları düzəldin

## The head of the file
rules-no-id = faylda id yoxdur
rules-no-id-help = id = "my-variant" əlavə edin
rules-bad-id = "{ $id }" id ola bilməz
rules-bad-id-help = kiçik hərflər və rəqəmlər, sözlər defislə birləşir, ən çoxu 64 simvol
rules-no-family = fayl hansı ailəyə aid olduğunu demir
rules-no-family-help = family = əlavə edin, bunlardan biri ilə: { $families }
rules-unknown-family = "{ $family }" adlı ailə yoxdur
rules-unknown-family-help = bunlardan biri: { $families }
rules-family-not-played = { $family } burada oynanmır
rules-family-not-played-help = bunlardan biri: { $families }
rules-not-a-text = { $path } mətn deyil
rules-not-a-text-help = { $path } = "…"
rules-bad-version = version 1-dən başlayan tam ədəd deyil
rules-bad-sources = sources mətnlərin siyahısı deyil
rules-bad-sources-help = sources = ["…"]

## The file that this one extends
rules-extends-other-family = "{ $family }" ailəsi "{ $parent-family }" ailəsindən "{ $parent }" növünü genişləndirə bilməz
rules-extends-other-family-help = family sətrini silin və ya eyni ailənin növünü genişləndirin
rules-extends-unknown = genişləndirmək üçün "{ $name }" adlı növ yoxdur
rules-extends-unknown-help = hazır növün və ya qayda faylının adını yazın
rules-extends-unreadable = { $file } oxunmur: { $why }
rules-extends-unreadable-help = hazır növün və ya qayda faylının adını yazın
rules-extends-wrong = { $file } səhvdir: { $first }
rules-extends-wrong-help = `teahouse rules check { $file }` onun bütün problemlərini göstərir
rules-extends-circle = fayllar bir-birini dairəvi genişləndirir: { $circle }
rules-extends-circle-help = biri başqa bir şeyi genişləndirsin və ya heç nəyi
rules-extends-chain = { $most } fayldan çoxu bir-birini genişləndirir
rules-extends-chain-help = bəzilərinin seçimlərini bir fayla yazın

## Single options
rules-unknown-key = { $family } ailəsində { $path } seçimi yoxdur
rules-unknown-key-help = `teahouse rules schema` bu ailənin seçimlərini göstərir: { $family }
rules-not-a-group = { $path } seçimlər qrupudur, burada isə bu var: { $found }
rules-not-a-group-help = əvvəlcə [{ $path }], sonra onun seçimlərini yazın
rules-out-of-range = { $path }: { $value } { $min } ilə { $max } arasında deyil
rules-wrong-type = { $path }: burada { $found } var; gözlənilən: { $wanted }
rules-unknown-name = { $path }: "{ $value }" olmaz; gözlənilən: { $wanted }
rules-twice = { $path }: { $value } burada iki dəfə yazılıb
rules-number-too-large = { $path }: { $value } ədədə sığmayacaq qədər böyükdür
rules-not-finite = { $path }: { $value } burada mənasızdır
rules-date = { $path }: tarix və ya vaxt burada mənasızdır

## Options of Nardi that do not go together
rules-combination-tie-roll-off = { $path }: equal-turns üçün kimin başladığı bilinməlidir, başlanğıc zəri isə bunu gizlədir
rules-combination-tie-roll-off-help = opening.roll = "white-rolls" və ya başqa score.tie
rules-combination-tie-next-game = { $path }: equal-turns ilə hər oyuna Ağ başlayır
rules-combination-tie-next-game-help = opening.next_game = "opening-roll" və ya başqa score.tie
rules-combination-mars = { $path }: mars ({ $mars }) oyndan ({ $oin }) az xal verir
rules-combination-mars-help = ən azı score.oin qədər
rules-combination-koks = { $path }: koks ({ $koks }) marsdan ({ $mars }) az xal verir
rules-combination-koks-help = ən azı score.mars qədər, yaxud koks yoxdursa 0
rules-combination-cascade = { $path }: qoşa silsiləsində blokun açıla biləcəyi növbə sonu yoxdur
rules-combination-cascade-help = false və ya başqa dice.doubles
rules-combination-crawford = { $path }: Krouford qaydası üçün kub və matç lazımdır
rules-combination-crawford-help = match.cube = true və match.length 2 və ya çox; yaxud false
rules-combination-jacoby = { $path }: Cakobi qaydası kublu tək oyunlar üçündür
rules-combination-jacoby-help = match.cube = true və match.length = 1; yaxud false

## Options of Ludo that do not go together
rules-combination-loop = { $path }: { $loop } 4-ə bölünmür
rules-combination-loop-help = 40, 52, 56 və 68 adi qiymətlərdir
rules-combination-visited = { $path }: rəng { $loop } xanalıq dövrədə { $visited } xana keçə bilməz
rules-combination-visited-help = ən çoxu board.loop qədər
rules-combination-square = { $path }: { $square } nömrəli xana dövrədə deyil; dövrə hər rəng üçün bu xanada bitir: { $visited }
rules-combination-square-help = hər rəngin öz xanalarını saydığı kimi, 1 ilə board.visited arasında ədədlər
rules-combination-star-order = { $path }: ulduzlar yol ardıcıllığında deyil
rules-combination-star-order-help = əvvəlcə kiçik ədədləri yazın
rules-combination-star-to-slots = { $path }: ulduz tək hədəf yerlərinə apara bilməz
rules-combination-star-to-slots-help = board.goal = "shared" yazın və ya bu seçimi çıxarın
rules-combination-lane-on-loop = { $path }: bunun üçün ev yolu və hər rəngin bir xanasını buraxdığı dövrə lazımdır
rules-combination-lane-on-loop-help = yalnız LUDOpy taxtası üçün
rules-combination-stairs = { $path }: pilləkən üçün ev yolu və ortaq hədəf lazımdır
rules-combination-stairs-help = board.lane = 6 və board.goal = "shared", yaxud başqa lane.rule
rules-combination-pieces-out = { $path }: o qədər fişka yoxdur
rules-combination-pieces-out-help = ən çoxu `pieces` qədər
rules-combination-start-square = { $path }: { $most ->
    [one] başlanğıc xanasında yalnız bir öz fişkası dura bilər
   *[other] başlanğıc xanasında ən çoxu { $most } öz fişkası dura bilər
}
rules-combination-start-square-help = bax: square.own_max
rules-combination-never-full = { $path }: xana heç vaxt dolmursa, "one-when-full" heç nə demək deyil
rules-combination-never-full-help = square.own_max təyin edin və ya "one" yazın
rules-combination-pair-binds = { $path }: burada cütlər yolu bağlamır
rules-combination-pair-binds-help = bax: pair.effect
rules-combination-no-entry = { $path }: heç nə bazadan fişka çıxarmır
rules-combination-no-entry-help = entry.values = [6]
rules-combination-entry-number = { $path }: heç bir zərdə belə say yoxdur
rules-combination-entry-number-help = 1-dən 6-ya qədər ədədlər, yaxud entry.by_sum = true
rules-combination-entry-square = { $path }: entry.values ədədlərindən biri üçün dövrə xanası deyil
rules-combination-entry-square-help = entry.values neçə ədəddirsə, o qədər xana, 1 ilə board.visited arasında
rules-combination-no-sum = { $path }: bir zərin cəmi olmur
rules-combination-no-sum-help = dice.count = 2
rules-combination-no-doubles = { $path }: bir zərdə qoşa olmur
rules-combination-no-doubles-help = dice.count = 2
rules-combination-few-seats = { $path }: oyun üçün ən azı iki oyunçu lazımdır
rules-combination-few-seats-help = seats = [0, 2]
rules-combination-seat-order = { $path }: oyunçular oyun ardıcıllığında deyil
rules-combination-seat-order-help = əvvəlcə kiçik ədədləri yazın
rules-combination-teams = { $path }: tutulmuş hər yer düz bir komandaya aiddir
rules-combination-teams-help = teams = [[0, 2], [1, 3]]
rules-combination-one-team = { $path }: tək komandanın rəqibi yoxdur
rules-combination-one-team-help = ən azı iki komanda və ya heç biri

## Options of Mill that do not go together
rules-combination-lost-from-the-start = { $path }: { $pieces ->
    [one] bir daşı olan tərəf əvvəldən uduzub
   *[other] { $pieces } daşı olan tərəf əvvəldən uduzub
}
rules-combination-lost-from-the-start-help = ən çoxu piece_count qədər
rules-combination-no-room = { $path }: iki dəfə { $pieces } daş { $points } nöqtəyə sığmır
rules-combination-no-room-help = ən çoxu { $most }
rules-combination-not-own = { $path }: yalnız öz taxtanız təsvir olunur
rules-combination-not-own-help = board.layout = "own"
rules-combination-no-diagonals = { $path }: iki halqada diaqonal xətt olmur
rules-combination-no-diagonals-help = has_diagonal_lines = false və ya başqa taxta
rules-combination-no-middle = { $path }: belə tutmalar üçün hər xətdə orta nöqtə lazımdır
rules-combination-no-middle-help = üç nöqtəli xətlər, yaxud belə tutma olmasın

## Boards of Mill that a file describes
rules-board-no-point = { $path }: bu, nöqtə deyil
rules-board-no-point-help = ["a1", 0, 0]: ad, x, y
rules-board-no-name = { $path }: bu, ad deyil
rules-board-no-name-help = nöqtənin adı
rules-board-no-list = { $path }: siyahı gözlənilir, burada isə bu var: { $found }
rules-board-no-list-help = [ … ]
rules-board-size = { $path }: { $points ->
    [one] bir nöqtə taxta deyil
   *[other] { $points } nöqtə taxta deyil
}
rules-board-size-help = { $least } ilə { $most } arasında nöqtə
rules-board-name = { $path }: "{ $name }" nöqtə adı ola bilməz
rules-board-name-help = bir hərf, sonra hərflər və rəqəmlər, ən çoxu altı, x olmadan
rules-board-name-is-a-roll = { $path }: "{ $name }" nöqtə adı ola bilməz
rules-board-name-is-a-roll-help = r və rəqəm zər atışıdır; başqa hərf götürün, məsələn, q1
rules-board-name-is-taken = { $path }: "{ $name }" nöqtə adı ola bilməz
rules-board-name-is-taken-help = bu söz əmrdir və ya başqa oyunlarda gedişdir; məsələn, bir rəqəm əlavə edin
rules-board-same-name = { $path }: { $name } adlı iki nöqtə var
rules-board-same-name-help = hər nöqtəyə ayrıca ad verin
rules-board-out-of-drawing = { $path }: { $x }, { $y } çertyojdan kənardadır
rules-board-out-of-drawing-help = x və y 0 ilə { $most } arasında
rules-board-same-place = { $path }: { $x }, { $y } yerində iki nöqtə var
rules-board-same-place-help = hər nöqtəyə ayrıca yer verin
rules-board-unknown-point = { $path }: "{ $name }" adlı nöqtə yoxdur
rules-board-unknown-point-help = bax: board.points
rules-board-point-twice = { $path }: { $name } burada iki dəfə yazılıb
rules-board-point-twice-help = müxtəlif nöqtələr
rules-board-edge = { $path }: bağ iki nöqtəni birləşdirir
rules-board-edge-help = ["a1", "a4"]
rules-board-edge-twice = { $path }: { $from } və { $to } iki dəfə birləşdirilib
rules-board-edge-twice-help = bir dəfə bəsdir
rules-board-no-lines = { $path }: xətsiz taxtada üçlük olmur
rules-board-no-lines-help = ən azı bir xətt
rules-board-line-length = { $path }: { $points ->
    [one] bu xətdə bir nöqtə var
   *[other] bu xətdə { $points } nöqtə var
}
rules-board-line-length-help = xətlərdə ən azı iki nöqtə olur, hamısında eyni sayda
rules-board-line-twice = { $path }: bu xətt burada iki dəfə yazılıb
rules-board-line-twice-help = bir dəfə bəsdir
rules-board-many-lines = { $path }: { $name } nöqtəsindən { $most } xətdən çoxu keçir
rules-board-many-lines-help = ən çoxu { $most }
rules-board-no-way = { $path }: { $from } nöqtəsindən { $to } nöqtəsinə yol yoxdur
rules-board-no-way-help = bu nöqtəyə bağ əlavə edin: { $to }

## Rules that cannot be had
variant-unknown = "{ $name }" adlı növ yoxdur; hazır növlər: { $known }; yaxud .toml ilə bitən qayda faylının adını yazın
variant-unknown-suggested = "{ $name }" adlı növ yoxdur; bunu nəzərdə tuturdunuz: { $suggestion }? Hazır növlər: { $known }; yaxud .toml ilə bitən qayda faylının adını yazın
variant-unreadable = { $path } oxunmur: { $why }
variant-wrong = { $name }: { $problems }
variant-text-wrong = qaydalar: { $problems }

## Why a file cannot be read
file-refused = { $error }
file-is-a-folder = bu, qovluqdur
file-is-not-plain = adi fayl deyil
file-too-large = { $bytes } baytdır; qayda faylı ən çoxu { $limit } bayt ola bilər
file-longer-than-it-says = ən azı { $bytes } baytdır; qayda faylı ən çoxu { $limit } bayt ola bilər
file-not-text = UTF-8 mətni deyil
file-no-files = Teahouse-un bu yığması fayl oxumur
