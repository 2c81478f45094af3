# Azerbaijani. What Ludo says.
# Terms: fişka piece, xana square, baza base, başlanğıc xanası start square, dövrə loop, ev yolu home column, hədəf goal,
# hədəf yeri goal space, vurmaq capture, sədd blockade, təhlükəsiz xana safe square, qlobus globe, ulduz star,
# pilləkən/pillə stairs, bonus addım bonus step.

## Places
ludo-place-square = { $number } nömrəli xana
ludo-place-column = { $seat } ev yolu, { $number }
ludo-place-goal = { $seat } hədəf
ludo-place-goal-space = { $seat } hədəf yeri { $number }
ludo-place-base = { $seat } baza

## What is counted for each player
count-in-base = bazada
count-at-goal = hədəfdə
count-progress = keçilən xana

## What the player to act has to do
ludo-task-roll = { $seat } zər atır
ludo-task-play = { $seat } oynayır: { $numbers }
ludo-task-bonus = { $seat } { $steps } bonus addım oynayır
ludo-task-no-move = { $seat } oynaya bilmir ({ $numbers }), növbəni ötürür
ludo-task-third = Dalbadal üçüncü { $roll }: { $seat } növbəni ötürür

## Rolls that may count in a row
ludo-roll-six = altı
ludo-roll-double = qoşa
ludo-roll-six-or-double = altı və ya qoşa

## Why a move is not legal
must-move = Mümkün gedişiniz var, növbəni ötürmək olmaz.
no-such-piece = { $piece } nömrəli fişka yoxdur: fişkalarınızın nömrələri 0 ilə { $last } arasındadır.
all-at-goal = Bütün fişkalarınız hədəfdədir, oynamağa heç nə qalmayıb.
third-in-a-row =
    { $effect ->
        [last-moved-home] Bu, dalbadal üçüncü { $roll }: oynanmır, növbəniz bitir və axırıncı oynadığınız fişka bazasına qayıdır.
        [leader-home] Bu, dalbadal üçüncü { $roll }: oynanmır, növbəniz bitir və ən qabaqdakı fişkanız bazasına qayıdır.
        [roll-void] Bu, dalbadal üçüncü { $roll }: oynanmır; ötürün və yenidən zər atın.
       *[turn-ends] Bu, dalbadal üçüncü { $roll }: oynanmır və növbəniz bitir.
    }
no-such-number = Oynamağa { $steps } yoxdur; sizdə olan: { $numbers }.
sum-only-enters = İki zərin cəmi ({ $steps }) yalnız bazadan fişka çıxara bilər.
at-goal = { $piece } nömrəli fişka yolunun sonuna çatıb.
needs-entry-number =
    { $count ->
        [0] Daha heç nə bazadan fişka çıxarmır.
       *[other] { $piece } nömrəli fişka { $steps } ilə bazadan çıxa bilməz; lazım olan: { $entry }.
    }
bonus-from-base = Bonus addımlar bazadan fişka çıxarmır.
overshoot =
    { $left ->
        [one] { $steps } çoxdur: { $piece } nömrəli fişkanın yolunun sonuna bir xana qalıb.
       *[other] { $steps } çoxdur: { $piece } nömrəli fişkanın yolunun sonuna { $left } xana qalıb.
    }
past-the-foot = { $piece } nömrəli fişka əvvəlcə pilləkənin düz dibində, { $square } nömrəli xanada dayanmalıdır.
wrong-stair = { $piece } nömrəli fişka növbəti pilləyə yalnız { $needed } ilə qalxır.
own-in-the-way = { $square } nömrəli xanadakı öz fişkanız yolu kəsir; üstündən keçmək olmaz.
piece-in-the-way = Sizin { $square } nömrəli xananızda { $owner } fişka var; üstündən keçmək olmaz.
blockade-in-the-way = Sizin { $square } nömrəli xananızda { $owner } sədd var; üstündən keçmək olmaz.
own-blockade = { $square } nömrəli xanadakı öz səddiniz sizi də saxlayır.
own-square-full =
    { $room ->
        [one] { $square } nömrəli xanada öz fişkanız var; iki fişkanız o xanada birlikdə dura bilməz.
       *[other] { $square } nömrəli xanada artıq { $room } fişkanız var; ora daha fişka yerləşmir.
    }
blockade-on-target = Sizin { $square } nömrəli xananızda { $owner } sədd var; orada dayanmaq olmaz.
safe-square-taken = Təhlükəsiz { $square } nömrəli xananı { $owner } tutub; orada dayanmaq olmaz.
enemy-on-start = Sizin { $square } nömrəli xananızda { $owner } fişka durur; fişkalarınız bazadan çıxa bilmir.
must-use-both-dice = Hər iki zəri ({ $dice }) oynaya bilirsiniz, oynamalısınız; bu gedişdən sonra o biri zər oynanmır.
must-use-larger-die = Zərlərdən yalnız biri oynana bilir, o da böyüyü olmalıdır: { $die }.
must-enter = Bazadan fişka çıxara bilirsiniz, çıxarmalısınız.
must-clear-start = Bazanızda fişka gözləyirkən əvvəlcə başlanğıc xanasındakı fişkanız irəliləməlidir.
must-break-pair = Altını bir yerdə duran fişkalarınızdan biri ilə oynamalısınız (xanalar: { $squares }).
must-capture = Fişka vura bilirsiniz (xanalar: { $squares }), vurmalısınız.

## How a game ended
ludo-verdict-first =
    { $count ->
        [one] { $winners } bütün fişkalarını hədəfə birinci gətirdi.
       *[other] { $winners } bütün fişkalarını hədəfə birinci gətirdilər.
    }
ludo-verdict-no-opponent = Oynamağa rəqib qalmayıb.

## Positions, moves and dice that cannot be read
ludo-fen-fields = gözlənilir: <fişkalar> <oyunçu> <zərlər> <raund> <cəhdlər> <altılar> <yerlər>
ludo-fen-seat = növbəsi olan oyunçu tutulmuş yerlərdən biri olmalıdır, 0-dan 3-ə qədər
ludo-fen-round = raund 1-dən 65535-ə qədər ədəddir
ludo-fen-tries = cəhdlər 0 ilə { $most } arasında ədəddir
ludo-fen-seat-skipped = bu oyunçu bitirib, növbə onda ola bilməz
ludo-fen-four-seats = / ilə ayrılmış dörd yer gözlənilir, boş yer üçün -
ludo-fen-seat-empty = bu qaydalarda bu yer boşdur; - yazın
ludo-fen-squares =
    { $count ->
        [one] bir fişkanın xanası gözlənilir
       *[other] vergüllə ayrılmış { $count } fişkanın xanaları gözlənilir
    }
ludo-fen-beyond-the-end = yolun sonu: { $end }
ludo-fen-crowded = { $square } nömrəli xanada bir rəngdən { $count } fişka dura bilməz
ludo-fen-two-seats = ən azı iki yer tutulmalıdır
ludo-fen-bonus-zero = bonus ən azı bir addımdır
ludo-fen-bonus-unknown =
    { $count ->
        [0] bu qaydalarda bonus addım yoxdur
       *[other] bu qaydalarda yalnız bu bonuslar var: { $steps }
    }
ludo-fen-dice =
    { $count ->
        [one] 1 ilə { $most } arasında ən çoxu bir zər və b20 kimi bonus addımlar gözlənilir
       *[other] 1 ilə { $most } arasında ən çoxu { $count } zər və b20 kimi bonus addımlar gözlənilir
    }
ludo-fen-bonus-many = ən çoxu { $most } bonus gediş gözləyə bilər
ludo-fen-streak = dalbadal atışlar 0-dan 255-ə qədər ədəddir
ludo-fen-streak-never = burada dalbadal atışlar sayılmır; 0 yazın
ludo-fen-streak-other-dice = bu zərlər dalbadal atışları kəsir; 0 yazın
ludo-fen-places = bitirən oyunçular, hər biri bir dəfə, yaxud - gözlənilir
ludo-fen-last-piece = l0 ilə l{ $last } arasında bir fişka gözlənilir
ludo-fen-meaningless = bu qaydalarda bunun mənası yoxdur və ya vaxtı deyil
ludo-move-form = 0-dan 3-ə qədər fişka və ədəd, məsələn, p2+6, yaxud pass gözlənilir
ludo-dice-one = 1-dən 6-ya qədər bir zər gözlənilir
ludo-dice-two = 1-dən 6-ya qədər iki zər gözlənilir, məsələn, 63

## The rules in words: headings
ludo-explain-board = Taxta
ludo-explain-turn = Növbə
ludo-explain-entering = Bazadan çıxış
ludo-explain-moving = Hərəkət
ludo-explain-meeting = Vurma
ludo-explain-special = Xüsusi xanalar
ludo-explain-home = Hədəfə çatma
ludo-explain-winning = Udmaq
ludo-explain-oddities = Uyğunluq üçün saxlanan qəribəliklər

## The rules in words: the board
ludo-explain-players = { $count } oyunçu bu ardıcıllıqla oynayır: { $seats }.
ludo-explain-team = { $seats } tərəfdaşdır.
ludo-explain-partners = Tərəfdaşlar bir xanada dura bilər; bir-birinin fişkalarını vurmur və geri göndərmirlər.
ludo-explain-pieces = Hər oyunçunun { $count } fişkası var; onlar bazadan başlayır.
ludo-explain-pieces-all-out = Hər oyunçunun { $count } fişkası var; onlar oyunçunun başlanğıc xanasından başlayır.
ludo-explain-pieces-some-out = Hər oyunçunun { $count } fişkası var: { $out } fişka başlanğıc xanasında, { $in } fişka bazada.
ludo-explain-loop = Dövrədə { $squares } xana var. Sayma öz başlanğıc xananızdan başlayır, o sizin 1 nömrəli xananızdır. Dövrədən { $visited } nömrəli xananızdan sonra çıxırsınız.
ludo-explain-column =
    { $count ->
        [one] { $first } nömrəli xana ev yolunuzdur; ora başqa rəng girmir.
       *[other] { $first }–{ $last } nömrəli xanalar ev yolunuzdur; ora başqa rəng girmir.
    }
ludo-explain-goal = Hədəfiniz { $goal } nömrəli xanadır; bütün fişkalarınız orada toplanır.
ludo-explain-goal-spaces =
    { $count ->
        [one] Hədəfiniz { $first } nömrəli yerdir.
       *[other] Hədəfiniz { $count } yerlik sıradır ({ $first }–{ $last }); hər yerə bir fişka sığır.
    }

## The rules in words: a turn
ludo-explain-one-die = Bir zər atın və bir fişkanı o qədər irəlilədin.
ludo-explain-two-dice = İki zər atın; hər biri bir fişkanı irəlilədir. Hər ikisini oynaya bilirsinizsə, oynamalısınız. İstənilən birini oynaya bilir, amma ikisini birlikdə oynaya bilmirsinizsə, böyüyünü oynamalısınız.
ludo-explain-two-dice-free = İki zər atın; hər biri bir fişkanı irəlilədir, ardıcıllığı özünüz seçirsiniz.
ludo-explain-seven = Bazanızda fişka yoxdursa, 6 yeddi sayılır.
ludo-explain-must-move = Mümkün gedişiniz varsa, onu etməlisiniz; yoxdursa, növbəni ötürürsünüz.
ludo-explain-may-pass = Gedişiniz olsa da, növbəni ötürə bilərsiniz.
ludo-explain-extra-roll = Bunlardan sonra yenidən zər atırsınız: { $what }.
ludo-explain-extra-roll-later = İkinci raunddan başlayaraq bunlardan sonra yenidən zər atırsınız: { $what }.
ludo-explain-no-extra-roll = Heç nə əlavə atış vermir.
ludo-extra-six = 6
ludo-extra-doubles = qoşa
ludo-extra-capture = fişka vurmaq
ludo-extra-finish = fişkanı hədəfə gətirmək
ludo-explain-tries = Yolda fişkanız yoxdursa, birini çıxarmaq üçün { $count } dəfəyə qədər zər ata bilərsiniz.
ludo-explain-tries-first-round = Birinci raundda, yolda fişkanız yoxdursa, birini çıxarmaq üçün { $count } dəfəyə qədər zər ata bilərsiniz.
ludo-explain-third-no-extra-roll = Dalbadal üçüncü { $roll } oynanır, amma növbəniz onunla bitir.
ludo-explain-third-turn-ends = Dalbadal üçüncü { $roll } oynanmır və növbəniz bitir.
ludo-explain-third-roll-void = Dalbadal üçüncü { $roll } oynanmır; yenidən zər atır və saymağa başdan başlayırsınız.
ludo-explain-third-last-moved-home = Dalbadal üçüncü { $roll } oynanmır: növbəniz bitir və bu növbədə axırıncı oynadığınız fişka, dövrədən çıxmayıbsa, bazasına qayıdır.
ludo-explain-third-leader-home = Dalbadal üçüncü { $roll } oynanmır: növbəniz bitir və hələ hədəfdə olmayan ən qabaqdakı fişkanız bazasına qayıdır.

## The rules in words: leaving the base
ludo-explain-entry = Bazadan fişka çıxarmaq üçün lazım olan zər: { $numbers }. Fişka başlanğıc xananıza çıxır.
ludo-explain-entry-on = { $number } atanda bazadan bir fişka { $square } nömrəli xananıza çıxır.
ludo-explain-entry-never = Bazasına qayıdan fişka orada qalır.
ludo-explain-entry-sum = İki zərin cəmi də olar; onda hər ikisi işlənir.
ludo-explain-entry-forced = Fişka çıxara bilirsinizsə, çıxarmalısınız.
ludo-explain-clear-start = Bazanızda fişka varsa, başlanğıc xananızdakı fişka, gedə bilirsə, irəliləməlidir.
ludo-explain-entry-captures-one = Çıxan fişka o xanadakı rəqib fişkalarından birini vurur; qalanları yerində qalır.
ludo-explain-entry-captures-one-when-full = O xana doludursa, çıxan fişka oradakı rəqib fişkalarından birini vurur.
ludo-explain-entry-captures-all = Çıxan fişka o xanadakı bütün rəqib fişkalarını vurur.
ludo-explain-entry-captures-nothing = O xanadakı rəqib fişkası fişkalarınızı bazadan buraxmır.

## The rules in words: moving
ludo-explain-stack-any = Bir xanada istənilən qədər fişkanız dura bilər.
ludo-explain-stack =
    { $most ->
        [one] İki fişkanız heç vaxt bir xanada dura bilməz.
       *[other] Bir xanada ən çoxu { $most } fişkanız dura bilər.
    }
ludo-explain-passing-not-own = Dövrədə öz fişkalarınızın üstündən keçmək olmaz.
ludo-explain-passing-nobody = Dövrədə heç bir fişkanın üstündən keçmək olmaz.
ludo-explain-column-passing = Ev yolunda öz fişkalarınızın üstündən keçmək olmaz.
ludo-explain-column-and-goal-passing = Ev yolunda və hədəf yerlərində öz fişkalarınızın üstündən keçmək olmaz.
ludo-explain-goal-passing = Hədəf yerlərində öz fişkalarınızın üstündən keçmək olmaz.
ludo-explain-stop-behind = Gedişinin sonuna çata bilməyən fişka maneədən əvvəl çata bildiyi son xanada dayanır.
ludo-explain-break-pair = Dövrənin bir xanasında iki və ya daha çox fişkanız varsa, 6-nı mümkün olduqda onlardan biri ilə oynamalısınız.
ludo-explain-capture-forced = Vura bilirsinizsə, vurmalısınız.
ludo-explain-capture-bonus = Vurduğunuz hər fişka üçün fişkalarınızdan biri { $count } xana irəliləyir.
ludo-explain-finish-bonus = Hədəfə gətirdiyiniz hər fişka üçün fişkalarınızdan biri { $count } xana irəliləyir.
ludo-explain-bonus-last = Bonus addımlar zərlərdən sonra oynanır; heç bir fişka oynaya bilmirsə, yanır.

## The rules in words: captures and blockades
ludo-explain-capture = Tək rəqib fişkasının üstünə gələn fişka onu vurur: rəqib fişkası bazasına qayıdır.
ludo-explain-pair-none = Bir neçə fişkanın üstünə gəlsə, hamısını vurur.
ludo-explain-pair-not-captured = Bir xanada eyni rəngdən iki və ya daha çox fişkanı vurmaq olmaz; xananı onlarla bölüşürsünüz.
ludo-explain-pair-cannot-be-landed-on = Dövrənin bir xanasında eyni rəngdən iki və ya daha çox rəqib fişkası səddir: üstündən keçmək olar, orada dayanmaq olmaz.
ludo-explain-pair-cannot-be-passed = Dövrənin bir xanasında eyni rəngdən iki və ya daha çox rəqib fişkası səddir: nə orada dayanmaq, nə də üstündən keçmək olar.
ludo-explain-pair-arrival-sent-home = Bir xanada eyni rəngdən iki və ya daha çox fişka bir-birini qoruyur: üstlərinə gələn rəqib fişkası bazasına qayıdır.
ludo-explain-pair-binds-owner = Sədd öz rənginin o biri fişkalarını da saxlayır.

## The rules in words: special squares
ludo-explain-safe-share =
    { $count ->
        [one] { $squares } nömrəli xananız təhlükəsizdir: müxtəlif rəngli fişkalar orada birlikdə dura bilər.
       *[other] { $squares } nömrəli xanalarınız təhlükəsizdir: müxtəlif rəngli fişkalar orada birlikdə dura bilər.
    }
ludo-explain-safe-arrival-forbidden =
    { $count ->
        [one] { $squares } nömrəli xananız təhlükəsizdir: orada rəqib varsa, dayanmaq olmaz.
       *[other] { $squares } nömrəli xanalarınız təhlükəsizdir: birində rəqib varsa, orada dayanmaq olmaz.
    }
ludo-explain-safe-arrival-sent-home =
    { $count ->
        [one] { $squares } nömrəli xananız qlobusdur: orada rəqib varkən gəlsəniz, fişkanız bazasına qayıdır.
       *[other] { $squares } nömrəli xanalarınız qlobusdur: birində rəqib varkən ora gəlsəniz, fişkanız bazasına qayıdır.
    }
ludo-explain-start-owner = Öz başlanğıc xanasındakı fişka ora gələn hər rəqib fişkasını geri göndərir.
ludo-explain-stars = { $squares } nömrəli xanalarınız ulduzdur: birinə gələn fişka növbəti ulduza tullanır.
ludo-explain-last-star-stays = Sonuncu ulduzda qalır.
ludo-explain-last-star-to-goal = Sonuncu ulduza tullanmadan gəlsə, birbaşa hədəfə gedir.
ludo-explain-only-star-to-goal = { $square } nömrəli xananız ulduzdur: ora gələn fişka birbaşa hədəfə gedir.
ludo-explain-star-captures-first = Tullanan fişka rəqiblərlə tullandığı yox, ilk gəldiyi ulduzda qarşılaşır.
ludo-explain-star-captures-final = Tullanan fişka rəqiblərlə ilk gəldiyi yox, tullandığı ulduzda qarşılaşır.
ludo-explain-star-captures-both = Tullanan fişka rəqiblərlə həm ilk gəldiyi, həm də tullandığı ulduzda qarşılaşır.

## The rules in words: reaching the goal
ludo-explain-stairs = Ev yolu pilləkəndir. Fişka əvvəlcə pilləkənin düz dibində, { $foot } nömrəli xanada dayanmalıdır. Sonra xanaları bir-bir qalxır, sonuncusu hədəfdir: birincini 1 ilə, ikincini 2 ilə və s., altıncıdan sonrakıları da 6 ilə.
ludo-explain-finish-exact = Hədəfə çatmaq üçün düz zər lazımdır.
ludo-explain-finish-exact-spaces = Fişka sonuncu hədəf yerindən o yana gedə bilməz.
ludo-explain-finish-bounce = Artıq zər atan fişka { $end } nömrəli xanada dönür və qalan addımlarını geri gedir, amma dövrəyə heç vaxt qayıtmır.
ludo-explain-finish-goal-minus-die = Hədəfə çatmaq üçün düz zər lazımdır. Ev yolunda artıq zər atan fişka { $end } nömrəli xanadan zərin sayı qədər geriyə qoyulur; orada heç kimə heç nə olmur.

## The rules in words: winning
ludo-explain-win = Bütün fişkalarını hədəfə birinci gətirən oyunçu udur.
ludo-explain-win-together = Tərəfdaşlar hamısı fişkalarını hədəfə gətirəndə birlikdə udur.
ludo-explain-play-on-all-but-one = Qalanları yerlər üçün bir nəfər qalana qədər oynayır.
ludo-explain-play-on-all = Qalanları yerlər üçün hamısı bitirənə qədər oynayır.
ludo-explain-finished-roll = Bitirən oyunçular yenə zər atır və ötürür.

## The rules in words: oddities
ludo-explain-odd-column-on-loop = Ev yolunun ilk xanasındakı fişka eyni zamanda dövrənin iki xanasında da durur: başlanğıc xanasından əvvəlkində və başlanğıc xanasında.
ludo-explain-odd-first-enemy-only = Bir neçə rəngin üstünə gələn fişka yalnız oyun ardıcıllığında özündən sonrakı ilk rənglə qarşılaşır.
ludo-explain-odd-star-goes-on = Gəldiyi ulduzdan geri göndərilən fişka tullanacağı yerdəki rəqiblərlə yenə də qarşılaşır.
ludo-explain-odd-tries = Cəhdlər yalnız zərdən sonra bütün fişkalar bazada olanda verilir.
