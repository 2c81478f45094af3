# Azerbaijani. Long Nardi (uzun nərd) and its family.
# Terms: daş checker, xana point, baş head, ev home, daş çıxarmaq bear off, blok block/prime, addım pip, gediş step,
# növbə turn, qoşa double, qabaqcıl daş runner, başlanğıc rübü starting quarter, oyn oin, mars, koks,
# ikiqatlama kubu doubling cube, matç match.

## Places of the board
nardi-place-point = { $point }
nardi-place-off = { $seat }: çıxarılan daşlar

## What is counted, beside a number
count-pips = addım
count-off = çıxarılıb
count-on-head = başda

## What is to be done
nardi-task-roll-off = Hər tərəf bir zər atır; böyük atan başlayır.
nardi-task-roll = { $seat } zər atır.
nardi-task-roll-again = { $seat } qoşadan sonra bir də zər atır.
nardi-task-last-roll = { $opponent } bütün daşlarını çıxarıb; { $seat } axırıncı dəfə zər atır.
nardi-task-last-turn = { $opponent } bütün daşlarını çıxarıb; { $seat } axırıncı dəfə oynayır.
nardi-task-play = { $seat } oynayır: { $dice }.
nardi-task-play-handed = { $seat } oynayır: { $dice } ({ $opponent } oynaya bilmədi).
nardi-task-pass = { $seat } oynaya bilmir ({ $dice }) və növbəni ötürməlidir.
nardi-task-pips = Qalan addım: { seat-white } { $white }, { seat-black } { $black }.

## How a game ended
nardi-verdict-oin = { $winner } oyn udur, { $points } xal: { $loser } ən azı bir daş çıxarıb.
nardi-verdict-mars = { $winner } mars edir, { $points } xal: { $loser } heç bir daş çıxarmayıb.
nardi-verdict-koks-none-home = { $winner } koks edir, { $points } xal: { $loser } heç bir daş çıxarmayıb, evində də daşı yoxdur.
nardi-verdict-koks-first-quarter = { $winner } koks edir, { $points } xal: { $loser } heç bir daş çıxarmayıb, başlanğıc rübündə hələ də daşı var.
nardi-verdict-tie = Oyun heç-heçədir: hər iki tərəf bütün daşlarını çıxarıb.

## Why a step is not legal: the checker
point-empty = { $point } nömrəli xanada daş yoxdur.
not-your-checker = { $point } nömrəli xanadakı daşlar { $owner } tərəfinindir; növbə { $seat } tərəfindədir.
head-already-used = { $limit ->
    [one] Bu növbədə başdan, yəni { $point } nömrəli xanadan daha daş çıxa bilməz; qayda: növbədə bir daş.
   *[other] Bu növbədə başdan, yəni { $point } nömrəli xanadan daha daş çıxa bilməz; qayda: növbədə ən çoxu { $limit } daş.
}
runner-first = { $point } nömrəli xanadakı qabaqcıl daş rəqibin başını, yəni { $head } nömrəli xananı keçənə qədər başqa daş oynanmır.

## Why a step is not legal: the dice
no-such-die = { $from } nömrəli xanadan { $to } nömrəli xanaya getmək üçün lazım olan zər { $needed }; oynanmalı zərlər: { $dice }.
die-too-small = { $point } nömrəli xanadan daş çıxarmaq üçün zər ən azı { $needed } olmalıdır; oynanmalı zərlər: { $dice }.
must-play = { $seat } gediş edə bilir, növbəni ötürmək olmaz.
both-dice-must-be-played = Hər iki zəri ({ $dice }) oynamaq olar, amma bu gedişdən sonra olmaz.
more-dice-must-be-played = Bu növbədə { $steps } gediş etmək olar, amma bu gedişdən sonra olmaz.
only-the-higher-die = İki zərdən yalnız biri oynana bilir, o da böyüyü olmalıdır: { $other } yox, { $die }.

## Why a step is not legal: where it ends
point-held = { $point } nömrəli xanada { $owner } durur.
no-inner-steps = { $seat } bütün daşlarını evə yığıb: indi onları yalnız çıxarmaq olar, ev içində oynatmaq olmaz.
not-all-home = { $count ->
    [one] { $seat } yalnız bütün daşları evdə olanda daş çıxara bilər; { $points } nömrəli xana evdən kənardır.
   *[other] { $seat } yalnız bütün daşları evdə olanda daş çıxara bilər; { $points } nömrəli xanalar evdən kənardır.
}
exact-die-only = { $point } nömrəli xanadan daş çıxarmaq üçün zər düz { $needed } olmalıdır; oynanmalı zərlər: { $dice }.
larger-die-only-from-farthest = Lazım olandan böyük zərlə yalnız daş duran ən uzaq xanadan çıxarmaq olar: { $from } yox, { $point }.

## Why a step is not legal: blocks
block = { $checked ->
    [every-step] Bu gediş { $points } nömrəli xanalarda blok qoyur. { $rule }
   *[turn-end] Bu gediş { $points } nömrəli xanalarda blok qoyur və növbənin qalanı onu aça bilməz. { $rule }
}
block-needs-enemy-ahead = Dalbadal { $length } xananı yalnız { $enemy } ən azı bir daşını onlardan qabağa keçirəndə tutmaq olar.
block-needs-enemy-home = Dalbadal { $length } xananı yalnız { $enemy } ən azı bir daşını evə salanda tutmaq olar.
block-never = Dalbadal { $length } xananı heç vaxt tutmaq olmaz.
own-start-full = { $checked ->
    [every-step] { $seat } öz başlanğıc rübünün ({ $first }–{ $last }) altı xanasından ən çoxu { $limit } xananı tuta bilər; bu gedişdən sonra { $held } olar.
   *[turn-end] { $seat } növbənin sonunda öz başlanğıc rübünün ({ $first }–{ $last }) altı xanasından ən çoxu { $limit } xananı tuta bilər; bu gedişdən sonra bu alınmır.
}
enemy-start-full = { $checked ->
    [every-step] { $seat } rəqibin başlanğıc rübünün ({ $first }–{ $last }) altı xanasından ən çoxu { $limit } xananı tuta bilər; bu gedişdən sonra { $held } olar.
   *[turn-end] { $seat } növbənin sonunda rəqibin başlanğıc rübünün ({ $first }–{ $last }) altı xanasından ən çoxu { $limit } xananı tuta bilər; bu gedişdən sonra bu alınmır.
}
block-must-be-opened = { $enemy } tərəfinin bütün daşları { $point } nömrəli xanada, { $points } nömrəli xanalardakı blokun düz arxasındadır; bu növbədə blok açılmalıdır.

## Why steps are not a whole turn
turn-over = Növbə { $steps } gedişdən sonra bitib.
turn-incomplete = Növbə tamamlanmayıb: { $seat } qalan zərlərdən ({ $dice }) yenə oynaya bilər.

## Texts that could not be read: what was being read
nardi-notation-turn = növbə
nardi-notation-board = taxta
nardi-notation-side = tərəf
nardi-notation-head = baş sahəsi
nardi-notation-mark = nişan

## Texts that could not be read: what is wrong
nardi-step-form = Gediş "/" ilə birləşdirilmiş iki xanadır, məsələn, "24/18" və ya "6/off"; yaxud "pass".
nardi-step-from = Gediş 1-dən 24-ə qədər bir xanadan başlayır.
nardi-step-to = Gediş 1-dən 24-ə qədər bir xanada və ya "off" ilə bitir.
nardi-step-off-outside = Yalnız evdəki daşı çıxarmaq olar.
nardi-step-distance = Gediş 1-dən 6-ya qədər xana irəli gedir.
nardi-turn-too-long = Bir növbədə ən çoxu dörd gediş olur.
nardi-turn-pass-alone = "pass" tək yazılır.
nardi-dice-form = 1-dən 6-ya qədər iki rəqəm gözlənilir, məsələn, "63".
nardi-fen-fields = Taxta, tərəf və zərlər gözlənilir, məsələn, "O5/6/o5/6 w -".
nardi-fen-too-long = Burada taxta, tərəf, zərlər, baş sahəsi və nişandan artıq nəsə var.
nardi-fen-side-form = "w", "b" və ya başlanğıc zərindən əvvəl "-" gözlənilir.
nardi-fen-dice-form = 1-dən 6-ya qədər rəqəmlər və ya zər atılana qədər "-" gözlənilir.
nardi-fen-dice-double = Bu qaydalarda qoşa { $count } zərdir.
nardi-fen-dice-differ = İkidən çox zər yalnız qoşanın zərləri ola bilər.
nardi-fen-mark-meaningless = Bu qaydalarla və bu zərlərlə onun mənası yoxdur.
nardi-fen-mark-form = "x", "d", "c" və ya "h" gözlənilir.
nardi-fen-head-alone = Baş sahəsi yalnız zərlərlə və ya "x" nişanı ilə yazılır.
nardi-fen-head-form = 0-dan 15-ə qədər ədəd gözlənilir.
nardi-fen-board-form = "/" ilə ayrılmış dörd rüb gözlənilir.
nardi-fen-board-letter = Ağ üçün "A"–"O", Qara üçün "a"–"o", boş xanalar üçün "1"–"6" gözlənilir.
nardi-fen-quarter-long = Rüb { $quarter }: altıdan çox xana var.
nardi-fen-quarter-short = Rüb { $quarter }: altı əvəzinə { $points } xana var.
nardi-fen-checkers = { $seat }: { $count } daş var; ən çoxu 15 ola bilər.
nardi-fen-no-roll-off = "-" tərəfi başlanğıc zəri üçündür, bu qaydalarda isə o yoxdur.
nardi-fen-roll-off-start = Başlanğıc zəri lap əvvəldə və zərsiz yazılır: "O5/6/o5/6 - -".
nardi-fen-no-tie = Heç bir tərəfin daşı qalmayıb, bu qaydalarda isə heç-heçə yoxdur.
nardi-fen-over-with-dice = Oyun bitib, ona görə oynanmalı zər qala bilməz.

## The rules: the board
nardi-explain-board = Taxta
nardi-explain-points = Taxtada dairə boyunca 24 xana var; nömrələr Ağın gördüyü kimidir.
nardi-explain-heads = Hər tərəfin on beş daşı var və hamısı bir xanadan, başdan başlayır: Ağınkı 24, Qaranınkı 12 nömrəli xanadır.
nardi-explain-ways = Hər iki tərəf eyni istiqamətdə gedir: Ağ 24-dən 1-ə, Qara 12-dən 1-ə, oradan da 24-dən 13-ə.
nardi-explain-homes = Yolun son altı xanası evdir: Ağ üçün 6–1, Qara üçün 18–13.
nardi-explain-aim = Məqsəd bütün daşları evə yığmaq, sonra da taxtadan çıxarmaqdır.

## The rules: the start
nardi-explain-start = Başlanğıc
nardi-explain-white-rolls = Əvvəlcə Ağ zər atır.
nardi-explain-roll-off = Hər tərəf bir zər atır; bərabər düşsə, hər ikisi yenidən atır.
nardi-explain-roll-off-fresh = Böyük atan başlayır və hər iki zəri yenidən atır.
nardi-explain-roll-off-played = Böyük atan başlayır və elə atılmış iki zəri oynayır.

## The rules: a turn
nardi-explain-turn = Növbə
nardi-explain-steps = Oyunçu iki zər atır və hər biri ilə bir gediş edir: bir daş düz o qədər xana irəli gedir.
nardi-explain-no-hitting = Rəqib daşı olan xanaya girmək olmaz; daş vurmaq yoxdur.
nardi-explain-same-checker = Hər biri mümkündürsə, eyni daşla bir neçə gediş etmək olar.
nardi-explain-double-four = Qoşa düşəndə həmin say dörd dəfə oynanır.
nardi-explain-double-two = Qoşa düşəndə həmin say iki dəfə oynanır, sonra eyni oyunçu bir də zər atır.
nardi-explain-extra-roll = Qoşanın heç biri oynanmasa da, bu zər atılır, amma oyun udulubsa, atılmır; bu atışda düşən qoşa yeni atış vermir.
nardi-explain-extra-roll-head = { $limit ->
    [one] Bu atış heç vaxt ilk növbə sayılmır və onunla başdan bir daş çıxa bilər.
   *[other] Bu atış heç vaxt ilk növbə sayılmır və onunla başdan ən çoxu { $limit } daş çıxa bilər.
}
nardi-explain-cascade = Qoşa düşəndə həmin say dörd dəfə, sonra növbəti böyük say dörd dəfə oynanır və 6-ya qədər belə gedir: 4-4-dən sonra 5-5 və 6-6 gəlir.
nardi-explain-cascade-parts = Növbəti qoşaya keçməmişdən əvvəl hər qoşa mümkün qədər oynanır.
nardi-explain-cascade-ends = Oynana bilməyən ilk zər növbəni bitirir və qalanların hamısı rəqibə keçir; rəqib onları eyni ardıcıllıqla oynayır, sonra adi qaydada zər atır.
nardi-explain-cascade-lost = Rəqibin də oynaya bilmədiyi zərlər yanır.
nardi-explain-most-dice = Mümkün qədər çox zər oynanmalıdır.
nardi-explain-higher-die = Fərqli iki zərdən istənilən birini oynamaq olursa, amma hər ikisini olmursa, böyüyü oynanmalıdır.
nardi-explain-pass = Heç bir gediş edə bilməyən oyunçu növbəni ötürür.
nardi-explain-winning-stop = Sonuncu daşı dərhal çıxarmaq olar, hətta başqa ardıcıllıqla bir zər də artıq oynanacaq olsa belə.
nardi-explain-runner = Ən qabaqdakı daş qabaqcıldır: bir daş rəqibin başını keçənə qədər başqa daş oynanmır.
nardi-explain-runner-passed = Ondan sonra o biri daşlar da oynana bilər, hətta həmin növbənin qalan zərləri ilə.

## The rules: the head
nardi-explain-head = Baş
nardi-explain-head-free = Bir növbədə başdan istənilən qədər daş çıxa bilər.
nardi-explain-head-limit = { $limit ->
    [one] Bir növbədə başdan yalnız bir daş çıxa bilər.
   *[other] Bir növbədə başdan ən çoxu { $limit } daş çıxa bilər.
}
nardi-explain-first-turn = Oyunçunun ilk növbəsində, on beş daşın hamısı başda olanda { $doubles } düşsə, başdan ikinci daş da çıxa bilər.
nardi-explain-first-turn-second = Oyunçunun ilk növbəsində, on beş daşın hamısı başda olanda { $doubles } düşsə, başdan ikinci daş da çıxa bilər, amma yalnız rəqib artıq başdan çıxıbsa.

## The rules: blocks
nardi-explain-blocks = Bloklar
nardi-explain-blocks-free = Dalbadal xanaları (blok) məhdudiyyətsiz tutmaq olar.
nardi-explain-block = Blok rəqibin yolunda bir tərəfin tutduğu dalbadal { $length } və ya daha çox xanadır.
nardi-explain-block-never = Blok heç vaxt qoyula bilməz.
nardi-explain-block-ahead = Blok yalnız rəqibin bir daşı ondan qabaqda olanda dura bilər.
nardi-explain-block-home = Blok yalnız rəqibin bir daşı evində olanda dura bilər.
nardi-explain-block-off-counts = Çıxarılmış daş da bunun üçün sayılır.
nardi-explain-block-off-ignored = Çıxarılmış daş bunun üçün sayılmır.
nardi-explain-own-start = { $limit ->
    [one] Öz başlanğıc rübündə (baş və ondan sonrakı beş xana) yalnız bir xana tutmaq olar.
   *[other] Öz başlanğıc rübündə (baş və ondan sonrakı beş xana) eyni vaxtda ən çoxu { $limit } xana tutmaq olar.
}
nardi-explain-enemy-start = { $limit ->
    [0] Rəqibin başlanğıc rübündə (rəqibin başı və ondan sonrakı beş xana) heç bir xana tutmaq olmaz.
    [one] Rəqibin başlanğıc rübündə (rəqibin başı və ondan sonrakı beş xana) yalnız bir xana tutmaq olar.
   *[other] Rəqibin başlanğıc rübündə (rəqibin başı və ondan sonrakı beş xana) eyni vaxtda ən çoxu { $limit } xana tutmaq olar.
}
nardi-explain-checked-every-step = Bu, hər gedişdən sonra yoxlanılır.
nardi-explain-checked-turn-end = Bu, yalnız növbənin sonunda yoxlanılır: növbə ərzində qurulanı elə növbə ərzində açmaq olar.
nardi-explain-bear-off-unchecked = Daş çıxaran gedişlər yoxlanılmır.
nardi-explain-mover-bound = Xanalar növbədən əvvəl tutulmuş olsa belə, oynayan tərəf buna əməl etməlidir.
nardi-explain-open-block = Rəqibin on beş daşının hamısı { $length } xanalıq blokun düz arxasındakı xanadadırsa və bunu edən gediş varsa, növbə blokun açılması ilə bitməlidir.

## The rules: bearing off
nardi-explain-bearing-off = Daş çıxarma
nardi-explain-all-home = Oyunçunun qalan bütün daşları evdədirsə, onları çıxarmaq olar, hətta sonuncunun evə girdiyi növbədə.
nardi-explain-exact-die = Zər yolun sonundan sayılmaqla öz nömrəsindəki xanadan daş çıxarır: 1 ən son xanadan, 6 evin ilk xanasından.
nardi-explain-larger-die = Lazım olandan böyük zər yalnız daş duran ən uzaq xanadan daş çıxarır.
nardi-explain-larger-die-never = Lazım olandan böyük zərlə daş çıxarılmır.
nardi-explain-inner-steps = Bunun əvəzinə zərlə ev içində də gediş etmək olar.
nardi-explain-no-inner-steps = Hamısı evdə olandan sonra daşlar ev içində oynadılmır.

## The rules: the end
nardi-explain-end = Oyunun sonu
nardi-explain-winner = On beş daşının hamısını birinci çıxaran udur.
nardi-explain-oin = Bu, oyndur, { $points } xal verir.
nardi-explain-mars = Uduzan heç bir daş çıxarmayıbsa, marsdır, { $points } xal verir.
nardi-explain-koks-none-home = Uduzanın evində də daşı yoxdursa, bunun əvəzinə koksdur, { $points } xal verir.
nardi-explain-koks-first-quarter = Uduzanın yolun ilk altı xanasında da daşı qalıbsa, bunun əvəzinə koksdur, { $points } xal verir.
nardi-explain-no-ties = Heç-heçə yoxdur.
nardi-explain-last-roll = Düz on dörd daş çıxarmış uduzan axırıncı dəfə zər atır: sonuncu daşı da çıxarsa, oyun heç-heçədir, yoxsa oyn uduzur.
nardi-explain-last-roll-single = Axırıncı atışda düşən qoşa yeni atış vermir.
nardi-explain-equal-turns = Oyuna başlayan Ağ birinci bitirsə, Qara bir növbə də oynayır: sonuncu daşı da çıxarsa, oyun heç-heçədir.
nardi-explain-equal-turns-judged = Uduşun növü yalnız bu növbədən sonra müəyyən olunur.

## The rules: matches
nardi-explain-matches = Matçlar
nardi-explain-single-game = Tək bir oyun oynanır.
nardi-explain-match-length = Matç { $points } xala qədər oynanır.
nardi-explain-next-opening = Hər oyun birincisi kimi başlayır.
nardi-explain-next-winner = Oyunu udan növbəti oyuna başlayır.
nardi-explain-next-loser = Oyunu uduzan növbəti oyuna başlayır.
nardi-explain-next-alternate = Tərəflər oyunlara növbə ilə başlayır.
nardi-explain-cube = İkiqatlama kubu ortada, 1 qiyməti ilə başlayır.
nardi-explain-cube-double = Zər atacaq oyunçu kub ortadadırsa və ya özündədirsə, ikiqatlaya bilər; amma başlanğıc zərində yox.
nardi-explain-cube-answer = Rəqib ya qəbul edir: kub ikiqat olur və ona keçir; ya da imtina edir: kubun köhnə qiyməti ilə oyn uduzur.
nardi-explain-cube-score = Uduş öz xalının kuba hasilini verir.
nardi-explain-crawford = Tərəflərdən birinin matçı udmasına bir xal qalandan sonrakı ilk oyun kubsuz oynanır (Krouford qaydası).
nardi-explain-jacoby = Kub ortada olanda hər uduş oyn sayılır (Cakobi qaydası).
