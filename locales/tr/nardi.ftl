# Turkish. Long Nardi and its family.
# Terms: pul checker, hane point, baş head, ev home, pul toplamak bear off, blok (kapı dizisi) block/prime, adım pip,
# hamle step, tur turn, çift double, öncü pul runner, başlangıç çeyreği starting quarter, tek oyun oin, mars, koks,
# vido küpü doubling cube, maç match.

## Places of the board
nardi-place-point = { $point }
nardi-place-off = { $seat }: toplananlar

## What is counted, beside a number
count-pips = adım
count-off = toplanan
count-on-head = başta

## What is to be done
nardi-task-roll-off = Her taraf bir zar atar; büyük atan başlar.
nardi-task-roll = { $seat } zar atacak.
nardi-task-roll-again = { $seat } çift attığı için bir kez daha zar atacak.
nardi-task-last-roll = { $opponent } bütün pullarını topladı; { $seat } son bir kez zar atacak.
nardi-task-last-turn = { $opponent } bütün pullarını topladı; { $seat } son bir tur oynayacak.
nardi-task-play = { $seat } oynayacak: { $dice }.
nardi-task-play-handed = { $seat } oynayacak: { $dice } ({ $opponent } oynayamadı).
nardi-task-pass = { $seat } oynayamıyor ({ $dice }), pas geçmek zorunda.
nardi-task-pips = Kalan adım: { seat-white } { $white }, { seat-black } { $black }.

## How a game ended
nardi-verdict-oin = { $winner } tek oyun kazandı, { $points } puan: { $loser } en az bir pul topladı.
nardi-verdict-mars = { $winner } mars etti, { $points } puan: { $loser } hiç pul toplayamadı.
nardi-verdict-koks-none-home = { $winner } koks etti, { $points } puan: { $loser } hiç pul toplayamadı, evine de hiç pul sokamadı.
nardi-verdict-koks-first-quarter = { $winner } koks etti, { $points } puan: { $loser } hiç pul toplayamadı, başlangıç çeyreğinde de hâlâ pulu var.
nardi-verdict-tie = Oyun berabere: iki taraf da bütün pullarını topladı.

## Why a step is not legal: the checker
point-empty = { $point } numaralı hanede pul yok.
not-your-checker = { $point } numaralı hanedeki pullar { $owner } tarafının; sıra { $seat } tarafında.
head-already-used = { $limit ->
    [one] Bu turda baştan, yani { $point } numaralı haneden başka pul çıkamaz; kural turda bir puldur.
   *[other] Bu turda baştan, yani { $point } numaralı haneden başka pul çıkamaz; kural turda en çok { $limit } puldur.
}
runner-first = { $point } numaralı hanedeki öncü pul rakibin başını, yani { $head } numaralı haneyi geçene kadar başka pul oynanamaz.

## Why a step is not legal: the dice
no-such-die = { $from } numaralı haneden { $to } numaralı haneye gitmek için gereken zar { $needed }; oynanacak zarlar: { $dice }.
die-too-small = { $point } numaralı haneden pul toplamak için gereken zar en az { $needed }; oynanacak zarlar: { $dice }.
must-play = { $seat } hamle yapabiliyor, pas geçemez.
both-dice-must-be-played = İki zar da ({ $dice }) oynanabilir, ama bu hamleden sonra oynanamaz.
more-dice-must-be-played = Bu turda { $steps } hamle yapılabilir, ama bu hamleden sonra yapılamaz.
only-the-higher-die = İki zardan yalnızca biri oynanabilir; o da büyük olan olmalı: { $other } değil, { $die }.

## Why a step is not legal: where it ends
point-held = { $point } numaralı hanede { $owner } var.
no-inner-steps = { $seat } bütün pullarını evine getirdi: artık pullar yalnızca toplanır, ev içinde oynatılamaz.
not-all-home = { $count ->
    [one] { $seat } ancak bütün pulları evindeyken toplayabilir; { $points } numaralı hane evin dışında.
   *[other] { $seat } ancak bütün pulları evindeyken toplayabilir; { $points } numaralı haneler evin dışında.
}
exact-die-only = { $point } numaralı haneden pul toplamak için zar tam { $needed } olmalı; oynanacak zarlar: { $dice }.
larger-die-only-from-farthest = Gerekenden büyük zarla yalnızca en geride pul bulunan haneden toplanır: { $from } değil, { $point }.

## Why a step is not legal: blocks
block = { $checked ->
    [every-step] Bu hamle { $points } numaralı hanelerde blok bırakır. { $rule }
   *[turn-end] Bu hamle { $points } numaralı hanelerde blok bırakır, turun kalanı da onu açamaz. { $rule }
}
block-needs-enemy-ahead = Yan yana { $length } hane ancak { $enemy } en az bir pulunu bunların ötesine geçirmişse tutulabilir.
block-needs-enemy-home = Yan yana { $length } hane ancak { $enemy } en az bir pulunu evine sokmuşsa tutulabilir.
block-never = Yan yana { $length } hane hiçbir zaman tutulamaz.
own-start-full = { $checked ->
    [every-step] { $seat } kendi başlangıç çeyreğindeki ({ $first }–{ $last }) altı haneden en çok { $limit } tanesini tutabilir; bu hamleyle { $held } olur.
   *[turn-end] { $seat } tur sonunda kendi başlangıç çeyreğindeki ({ $first }–{ $last }) altı haneden en çok { $limit } tanesini tutabilir; bu hamleden sonra bu olmaz.
}
enemy-start-full = { $checked ->
    [every-step] { $seat } rakibin başlangıç çeyreğindeki ({ $first }–{ $last }) altı haneden en çok { $limit } tanesini tutabilir; bu hamleyle { $held } olur.
   *[turn-end] { $seat } tur sonunda rakibin başlangıç çeyreğindeki ({ $first }–{ $last }) altı haneden en çok { $limit } tanesini tutabilir; bu hamleden sonra bu olmaz.
}
block-must-be-opened = { $enemy } tarafının bütün pulları { $point } numaralı hanede, { $points } numaralı hanelerdeki bloğun hemen arkasında; bu tur bloğu açmalı.

## Why steps are not a whole turn
turn-over = Tur { $steps } hamleden sonra bitti.
turn-incomplete = Tur tamamlanmadı: { $seat } kalan zarlardan ({ $dice }) daha oynayabilir.

## Texts that could not be read: what was being read
nardi-notation-turn = tur
nardi-notation-board = tahta
nardi-notation-side = taraf
nardi-notation-head = baş alanı
nardi-notation-mark = işaret

## Texts that could not be read: what is wrong
nardi-step-form = Hamle "/" ile birleştirilmiş iki hanedir, örneğin "24/18" ya da "6/off"; ya da "pass".
nardi-step-from = Hamle 1 ile 24 arasındaki bir haneden başlar.
nardi-step-to = Hamle 1 ile 24 arasındaki bir hanede ya da "off" ile biter.
nardi-step-off-outside = Yalnızca evdeki pul toplanabilir.
nardi-step-distance = Hamle 1 ile 6 hane ileriye gider.
nardi-turn-too-long = Bir turda en çok dört hamle vardır.
nardi-turn-pass-alone = "pass" tek başına yazılır.
nardi-dice-form = 1 ile 6 arasında iki rakam bekleniyor, örneğin "63".
nardi-fen-fields = Tahta, taraf ve zarlar bekleniyor, örneğin "O5/6/o5/6 w -".
nardi-fen-too-long = Burada tahta, taraf, zarlar, baş alanı ve işaretten fazlası var.
nardi-fen-side-form = "w", "b" ya da başlangıç zarından önce "-" bekleniyor.
nardi-fen-dice-form = 1 ile 6 arasında rakamlar ya da zar atılmadan önce "-" bekleniyor.
nardi-fen-dice-double = Bu kurallarda çift { $count } zardır.
nardi-fen-dice-differ = İkiden fazla zar ancak bir çiftin zarları olabilir.
nardi-fen-mark-meaningless = Bu kurallarla ve bu zarlarla bir anlamı yok.
nardi-fen-mark-form = "x", "d", "c" ya da "h" bekleniyor.
nardi-fen-head-alone = Baş alanı yalnızca zarlarla ya da "x" işaretiyle yazılır.
nardi-fen-head-form = 0 ile 15 arasında bir sayı bekleniyor.
nardi-fen-board-form = "/" ile ayrılmış dört çeyrek bekleniyor.
nardi-fen-board-letter = Beyaz için "A"–"O", Siyah için "a"–"o", boş haneler için "1"–"6" bekleniyor.
nardi-fen-quarter-long = { $quarter }. çeyrekte altıdan fazla hane var.
nardi-fen-quarter-short = { $quarter }. çeyrekte altı yerine { $points } hane var.
nardi-fen-checkers = { $seat }: { $count } pul var; en çok 15 olabilir.
nardi-fen-no-roll-off = "-" tarafı başlangıç zarı içindir, bu kurallarda ise o yok.
nardi-fen-roll-off-start = Başlangıç zarı en başta ve zarsız yazılır: "O5/6/o5/6 - -".
nardi-fen-no-tie = İki tarafın da pulu kalmamış, bu kurallarda ise beraberlik yok.
nardi-fen-over-with-dice = Oyun bitmiş, bu yüzden oynanacak zar kalamaz.

## The rules: the board
nardi-explain-board = Tahta
nardi-explain-points = Tahtada halka hâlinde 24 hane vardır; numaralar Beyaz'ın gördüğü gibidir.
nardi-explain-heads = Her tarafın on beş pulu vardır ve hepsi tek bir haneden, baştan başlar: Beyaz'ınki 24, Siyah'ınki 12 numaralı hane.
nardi-explain-ways = İki taraf da aynı yönde ilerler: Beyaz 24'ten 1'e, Siyah 12'den 1'e, oradan da 24'ten 13'e.
nardi-explain-homes = Yolun son altı hanesi evdir: Beyaz için 6–1, Siyah için 18–13.
nardi-explain-aim = Amaç bütün pulları eve getirmek, sonra da tahtadan toplamaktır.

## The rules: the start
nardi-explain-start = Başlangıç
nardi-explain-white-rolls = Önce Beyaz zar atar.
nardi-explain-roll-off = Her taraf bir zar atar; eşit gelirse ikisi de yeniden atar.
nardi-explain-roll-off-fresh = Büyük atan başlar ve iki zarı yeniden atar.
nardi-explain-roll-off-played = Büyük atan başlar ve atılmış olan iki zarı oynar.

## The rules: a turn
nardi-explain-turn = Bir tur
nardi-explain-steps = Oyuncu iki zar atar ve her biriyle bir hamle yapar: bir pul tam o kadar hane ileri gider.
nardi-explain-no-hitting = Rakip pulun bulunduğu haneye girilmez; pul kırmak yoktur.
nardi-explain-same-checker = Her biri mümkünse aynı pulla birkaç hamle yapılabilir.
nardi-explain-double-four = Çift gelirse o sayı dört kez oynanır.
nardi-explain-double-two = Çift gelirse o sayı iki kez oynanır, sonra aynı oyuncu bir kez daha zar atar.
nardi-explain-extra-roll = Çiftin hiçbir zarı oynanamasa da bu zar atılır, ama oyun kazanıldıysa atılmaz; bu atışta gelen çift yeni bir atış vermez.
nardi-explain-extra-roll-head = { $limit ->
    [one] Bu atış hiçbir zaman ilk tur sayılmaz ve onunla baştan bir pul çıkabilir.
   *[other] Bu atış hiçbir zaman ilk tur sayılmaz ve onunla baştan en çok { $limit } pul çıkabilir.
}
nardi-explain-cascade = Çift gelirse o sayı dört kez, sonra bir büyük sayı dört kez oynanır ve 6'ya kadar böyle sürer: 4-4'ten sonra 5-5 ve 6-6 gelir.
nardi-explain-cascade-parts = Bir sonraki çifte geçmeden önce her çift olabildiğince oynanır.
nardi-explain-cascade-ends = Oynanamayan ilk zar turu bitirir; kalanların hepsi rakibe geçer, rakip onları aynı sırayla oynar, sonra her zamanki gibi zar atar.
nardi-explain-cascade-lost = Rakibin de oynayamadığı zarlar yanar.
nardi-explain-most-dice = Olabildiğince çok zar oynanmalıdır.
nardi-explain-higher-die = Farklı iki zardan herhangi biri oynanabiliyor, ama ikisi birden oynanamıyorsa, büyük olan oynanmalıdır.
nardi-explain-pass = Hiç hamle yapamayan oyuncu pas geçer.
nardi-explain-winning-stop = Son pul hemen toplanabilir; başka bir sırayla bir zar daha oynanabilecek olsa bile.
nardi-explain-runner = En öndeki pul öncüdür: bir pul rakibin başını geçene kadar başka pul oynanamaz.
nardi-explain-runner-passed = Ondan sonra öteki pullar da oynanabilir, aynı turun kalan zarlarıyla bile.

## The rules: the head
nardi-explain-head = Baş
nardi-explain-head-free = Bir turda baştan istenildiği kadar pul çıkabilir.
nardi-explain-head-limit = { $limit ->
    [one] Bir turda baştan yalnızca bir pul çıkabilir.
   *[other] Bir turda baştan en çok { $limit } pul çıkabilir.
}
nardi-explain-first-turn = Oyuncunun ilk turunda, on beş pulun hepsi baştayken { $doubles } gelirse baştan ikinci bir pul da çıkabilir.
nardi-explain-first-turn-second = Oyuncunun ilk turunda, on beş pulun hepsi baştayken { $doubles } gelirse baştan ikinci bir pul da çıkabilir, ama ancak rakip başından pul çıkarmışsa.

## The rules: blocks
nardi-explain-blocks = Bloklar
nardi-explain-blocks-free = Yan yana haneler (blok, kapı dizisi) sınırsızca tutulabilir.
nardi-explain-block = Blok (kapı dizisi), rakibin yolunda yan yana { $length } ya da daha çok hanenin tek bir tarafça tutulmasıdır.
nardi-explain-block-never = Blok hiçbir zaman kurulamaz.
nardi-explain-block-ahead = Blok ancak rakibin bir pulu bloğun ötesindeyken durabilir.
nardi-explain-block-home = Blok ancak rakibin bir pulu evindeyken durabilir.
nardi-explain-block-off-counts = Toplanmış pul da bunun için sayılır.
nardi-explain-block-off-ignored = Toplanmış pul bunun için sayılmaz.
nardi-explain-own-start = { $limit ->
    [one] Kendi başlangıç çeyreğinde (baş ve sonraki beş hane) yalnızca bir hane tutulabilir.
   *[other] Kendi başlangıç çeyreğinde (baş ve sonraki beş hane) aynı anda en çok { $limit } hane tutulabilir.
}
nardi-explain-enemy-start = { $limit ->
    [0] Rakibin başlangıç çeyreğinde (rakibin başı ve sonraki beş hane) hiç hane tutulamaz.
    [one] Rakibin başlangıç çeyreğinde (rakibin başı ve sonraki beş hane) yalnızca bir hane tutulabilir.
   *[other] Rakibin başlangıç çeyreğinde (rakibin başı ve sonraki beş hane) aynı anda en çok { $limit } hane tutulabilir.
}
nardi-explain-checked-every-step = Bu, her hamleden sonra denetlenir.
nardi-explain-checked-turn-end = Bu yalnızca tur sonunda denetlenir: tur içinde kurulan tur içinde bozulabilir.
nardi-explain-bear-off-unchecked = Pul toplayan hamleler denetlenmez.
nardi-explain-mover-bound = Haneler turdan önce tutulmuş olsa bile, oynayan taraf buna uymak zorundadır.
nardi-explain-open-block = Rakibin on beş pulunun hepsi { $length } hanelik bloğun hemen arkasındaki hanedeyse ve bunu sağlayan bir oynayış varsa, tur bloğu açarak bitmelidir.

## The rules: bearing off
nardi-explain-bearing-off = Pul toplama
nardi-explain-all-home = Oyuncunun kalan bütün pulları evdeyse toplanabilir; sonuncusunun eve girdiği turda bile.
nardi-explain-exact-die = Zar, yolun sonundan sayılarak kendi numarasındaki haneden pul toplar: 1 en son haneden, 6 evin ilk hanesinden.
nardi-explain-larger-die = Gerekenden büyük zar yalnızca pul bulunan en geri haneden pul toplar.
nardi-explain-larger-die-never = Gerekenden büyük zarla pul toplanmaz.
nardi-explain-inner-steps = Zar bunun yerine ev içinde bir hamle için de kullanılabilir.
nardi-explain-no-inner-steps = Hepsi evdeyse pullar artık ev içinde oynatılmaz.

## The rules: the end
nardi-explain-end = Oyunun sonu
nardi-explain-winner = On beş pulunu önce toplayan kazanır.
nardi-explain-oin = Bu tek oyundur, { $points } puan eder.
nardi-explain-mars = Kaybeden hiç pul toplamadıysa mars olur, { $points } puan eder.
nardi-explain-koks-none-home = Kaybedenin evinde de hiç pul yoksa bunun yerine koks olur, { $points } puan eder.
nardi-explain-koks-first-quarter = Kaybedenin yolun ilk altı hanesinde de pulu kaldıysa bunun yerine koks olur, { $points } puan eder.
nardi-explain-no-ties = Beraberlik yoktur.
nardi-explain-last-roll = Tam on dört pul toplamış olan kaybeden son bir kez zar atar: son pulunu da toplarsa oyun berabere biter, yoksa tek oyun kaybeder.
nardi-explain-last-roll-single = Son atışta gelen çift yeni bir atış vermez.
nardi-explain-equal-turns = Oyuna başlayan Beyaz önce bitirirse Siyah bir tur daha oynar: son pulunu da toplarsa oyun berabere biter.
nardi-explain-equal-turns-judged = Kazancın türü ancak bu turdan sonra belli olur.

## The rules: matches
nardi-explain-matches = Maçlar
nardi-explain-single-game = Tek bir oyun oynanır.
nardi-explain-match-length = Maç { $points } puana kadar oynanır.
nardi-explain-next-opening = Her oyun ilki gibi başlar.
nardi-explain-next-winner = Bir oyunu kazanan sonrakine başlar.
nardi-explain-next-loser = Bir oyunu kaybeden sonrakine başlar.
nardi-explain-next-alternate = Taraflar oyunlara sırayla başlar.
nardi-explain-cube = Vido küpü ortada, 1 değeriyle başlar.
nardi-explain-cube-double = Zar atacak oyuncu, küp ortadaysa ya da kendisindeyse vido diyebilir; ama başlangıç zarında diyemez.
nardi-explain-cube-answer = Rakip ya kabul eder: küp ikiye katlanır ve ona geçer; ya da çekilir: küpün eski değerinden tek oyun kaybeder.
nardi-explain-cube-score = Kazanç, puanı çarpı küp kadar yazılır.
nardi-explain-crawford = Taraflardan birinin maçı kazanmasına bir puan kaldıktan sonraki ilk oyun küpsüz oynanır (Crawford kuralı).
nardi-explain-jacoby = Küp ortadayken her kazanç tek oyun sayılır (Jacoby kuralı).
