# Turkish. What Ludo says.
# Terms: taş piece, kare square, üs base, başlangıç karesi start square, parkur loop, ev yolu home column, hedef goal,
# hedef yeri goal space, kırmak capture, barikat blockade, güvenli kare safe square, küre globe, yıldız star,
# merdiven/basamak stairs, bonus adım bonus step.

## Places
ludo-place-square = { $number } numaralı kare
ludo-place-column = { $seat } ev yolu, { $number }
ludo-place-goal = { $seat } hedef
ludo-place-goal-space = { $seat } hedef yeri { $number }
ludo-place-base = { $seat } üs

## What is counted for each player
count-in-base = üssünde
count-at-goal = hedefte
count-progress = gidilen kare

## What the player to act has to do
ludo-task-roll = { $seat } zar atacak
ludo-task-play = { $seat } oynayacak: { $numbers }
ludo-task-bonus = { $seat } { $steps } bonus adım oynayacak
ludo-task-no-move = { $seat } oynayamıyor ({ $numbers }), pas geçiyor
ludo-task-third = Üst üste üçüncü { $roll }: { $seat } pas geçiyor

## Rolls that may count in a row
ludo-roll-six = altı
ludo-roll-double = çift
ludo-roll-six-or-double = altı ya da çift

## Why a move is not legal
must-move = Yapabileceğiniz bir hamle var, pas geçemezsiniz.
no-such-piece = { $piece } numaralı taş yok: taşlarınızın numaraları 0 ile { $last } arasında.
all-at-goal = Bütün taşlarınız hedefte, oynanacak bir şey kalmadı.
third-in-a-row =
    { $effect ->
        [last-moved-home] Bu, üst üste üçüncü { $roll }: oynanmaz, sıranız biter ve son oynadığınız taş üssüne döner.
        [leader-home] Bu, üst üste üçüncü { $roll }: oynanmaz, sıranız biter ve en öndeki taşınız üssüne döner.
        [roll-void] Bu, üst üste üçüncü { $roll }: oynanmaz; pas geçip yeniden zar atın.
       *[turn-ends] Bu, üst üste üçüncü { $roll }: oynanmaz ve sıranız biter.
    }
no-such-number = Oynanacak { $steps } yok; elinizdekiler: { $numbers }.
sum-only-enters = İki zarın toplamı ({ $steps }) yalnızca üsten taş çıkarmak için kullanılabilir.
at-goal = { $piece } numaralı taş yolunun sonuna ulaştı.
needs-entry-number =
    { $count ->
        [0] Artık hiçbir zar üsten taş çıkarmaz.
       *[other] { $piece } numaralı taş { $steps } ile üsten çıkamaz; gereken: { $entry }.
    }
bonus-from-base = Bonus adımlarla üsten taş çıkmaz.
overshoot =
    { $left ->
        [one] { $steps } çok büyük: { $piece } numaralı taşın yolunun sonuna bir kare kaldı.
       *[other] { $steps } çok büyük: { $piece } numaralı taşın yolunun sonuna { $left } kare kaldı.
    }
past-the-foot = { $piece } numaralı taş önce tam merdivenin dibinde, { $square } numaralı karede durmalı.
wrong-stair = { $piece } numaralı taş sonraki basamağa yalnızca { $needed } ile çıkar.
own-in-the-way = { $square } numaralı karedeki kendi taşınız yolu kapatıyor; üstünden geçilmez.
piece-in-the-way = Sizin { $square } numaralı karenizde { $owner } bir taş var; üstünden geçilmez.
blockade-in-the-way = Sizin { $square } numaralı karenizde { $owner } bir barikat var; üstünden geçilmez.
own-blockade = { $square } numaralı karedeki kendi barikatınız sizi de durdurur.
own-square-full =
    { $room ->
        [one] { $square } numaralı karede kendi taşınız var; iki taşınız o karede birlikte duramaz.
       *[other] { $square } numaralı karede zaten { $room } taşınız var; oraya daha fazlası giremez.
    }
blockade-on-target = Sizin { $square } numaralı karenizde { $owner } bir barikat var; oraya konamazsınız.
safe-square-taken = Güvenli { $square } numaralı kareyi { $owner } tutuyor; oraya konamazsınız.
enemy-on-start = Sizin { $square } numaralı karenizde { $owner } bir taş duruyor; taşlarınız üsten çıkamaz.
must-use-both-dice = İki zarı da ({ $dice }) oynayabiliyorsunuz, oynamalısınız; bu hamleden sonra öteki zar oynanamaz.
must-use-larger-die = Zarlardan yalnızca biri oynanabilir; o da büyük olan olmalı: { $die }.
must-enter = Üsten taş çıkarabiliyorsunuz, çıkarmalısınız.
must-clear-start = Üssünüzde taş beklerken önce başlangıç karesindeki taşınız ilerlemeli.
must-break-pair = Altıyı birlikte duran taşlarınızdan biriyle oynamalısınız (kareler: { $squares }).
must-capture = Taş kırabiliyorsunuz (kareler: { $squares }), kırmalısınız.

## How a game ended
ludo-verdict-first =
    { $count ->
        [one] { $winners } bütün taşlarını hedefe ilk getiren oldu.
       *[other] { $winners } bütün taşlarını hedefe ilk getirenler oldu.
    }
ludo-verdict-no-opponent = Oynayacak rakip kalmadı.

## Positions, moves and dice that cannot be read
ludo-fen-fields = beklenen: <taşlar> <oyuncu> <zarlar> <raunt> <denemeler> <altılar> <sıralama>
ludo-fen-seat = sıradaki oyuncu, yeri dolu olanlardan biri olmalı, 0 ile 3 arasında
ludo-fen-round = raunt 1 ile 65535 arasında bir sayıdır
ludo-fen-tries = denemeler 0 ile { $most } arasında bir sayıdır
ludo-fen-seat-skipped = bu oyuncu oyununu bitirdi, sıra onda olamaz
ludo-fen-four-seats = / ile ayrılmış dört oyuncu yeri bekleniyor, boş olan için -
ludo-fen-seat-empty = bu kurallarda bu yer boştur; - yazın
ludo-fen-squares =
    { $count ->
        [one] bir taşın karesi bekleniyor
       *[other] virgülle ayrılmış { $count } taşın kareleri bekleniyor
    }
ludo-fen-beyond-the-end = yolun sonu: { $end }
ludo-fen-crowded = { $square } numaralı karede aynı renkten { $count } taş duramaz
ludo-fen-two-seats = en az iki yer dolu olmalı
ludo-fen-bonus-zero = bonus en az bir adımdır
ludo-fen-bonus-unknown =
    { $count ->
        [0] bu kurallarda bonus adım yok
       *[other] bu kurallarda yalnızca şu bonuslar var: { $steps }
    }
ludo-fen-dice =
    { $count ->
        [one] 1 ile { $most } arasında en çok bir zar ve b20 gibi bonus adımlar bekleniyor
       *[other] 1 ile { $most } arasında en çok { $count } zar ve b20 gibi bonus adımlar bekleniyor
    }
ludo-fen-bonus-many = en çok { $most } bonus hamle bekleyebilir
ludo-fen-streak = üst üste atışlar 0 ile 255 arasında bir sayıdır
ludo-fen-streak-never = burada üst üste atışlar sayılmaz; 0 yazın
ludo-fen-streak-other-dice = bu zarlar üst üste atışları bitirir; 0 yazın
ludo-fen-places = bitiren oyuncular, her biri bir kez, ya da - bekleniyor
ludo-fen-last-piece = l0 ile l{ $last } arasında bir taş bekleniyor
ludo-fen-meaningless = bu kurallarda bunun anlamı yok ya da şu an sırası değil
ludo-move-form = 0 ile 3 arasında bir taş ve bir sayı, örneğin p2+6, ya da pass bekleniyor
ludo-dice-one = 1 ile 6 arasında bir zar bekleniyor
ludo-dice-two = 1 ile 6 arasında iki zar bekleniyor, örneğin 63

## The rules in words: headings
ludo-explain-board = Tahta
ludo-explain-turn = Oyun sırası
ludo-explain-entering = Üsten çıkış
ludo-explain-moving = İlerleme
ludo-explain-meeting = Taş kırma
ludo-explain-special = Özel kareler
ludo-explain-home = Hedefe varış
ludo-explain-winning = Kazanma
ludo-explain-oddities = Uyumluluk için korunan tuhaflıklar

## The rules in words: the board
ludo-explain-players = { $count } oyuncu şu sırayla oynar: { $seats }.
ludo-explain-team = { $seats } ortaktır.
ludo-explain-partners = Ortaklar aynı karede durabilir; birbirlerinin taşlarını kırmaz, geri göndermezler.
ludo-explain-pieces = Her oyuncunun { $count } taşı vardır; hepsi üssünde başlar.
ludo-explain-pieces-all-out = Her oyuncunun { $count } taşı vardır; hepsi oyuncunun başlangıç karesinde başlar.
ludo-explain-pieces-some-out = Her oyuncunun { $count } taşı vardır: { $out } taş başlangıç karesinde, { $in } taş üssünde.
ludo-explain-loop = Parkurda { $squares } kare vardır. Sayma kendi başlangıç karenizden başlar; o sizin 1 numaralı karenizdir. Parkurdan { $visited } numaralı karenizden sonra çıkarsınız.
ludo-explain-column =
    { $count ->
        [one] { $first } numaralı kare ev yolunuzdur; oraya başka renk girmez.
       *[other] { $first }–{ $last } numaralı kareler ev yolunuzdur; oraya başka renk girmez.
    }
ludo-explain-goal = Hedefiniz { $goal } numaralı karedir; bütün taşlarınız orada toplanır.
ludo-explain-goal-spaces =
    { $count ->
        [one] Hedefiniz { $first } numaralı yerdir.
       *[other] Hedefiniz { $count } yerlik bir sıradır ({ $first }–{ $last }); her yere bir taş sığar.
    }

## The rules in words: a turn
ludo-explain-one-die = Bir zar atın ve bir taşı o kadar ilerletin.
ludo-explain-two-dice = İki zar atın; her biri bir taşı ilerletir. İkisini de oynayabiliyorsanız oynamalısınız. Herhangi birini oynayabiliyor, ama ikisini birden oynayamıyorsanız büyük olanı oynamalısınız.
ludo-explain-two-dice-free = İki zar atın; her biri bir taşı ilerletir, sırası size kalmış.
ludo-explain-seven = Üssünüzde taş yoksa 6, 7 sayılır.
ludo-explain-must-move = Yapabileceğiniz bir hamle varsa yapmalısınız; yoksa pas geçersiniz.
ludo-explain-may-pass = Hamle yapabilseniz de pas geçebilirsiniz.
ludo-explain-extra-roll = Şunlardan sonra yeniden zar atarsınız: { $what }.
ludo-explain-extra-roll-later = İkinci raunttan başlayarak şunlardan sonra yeniden zar atarsınız: { $what }.
ludo-explain-no-extra-roll = Hiçbir şey yeni bir atış kazandırmaz.
ludo-extra-six = 6
ludo-extra-doubles = çift
ludo-extra-capture = taş kırmak
ludo-extra-finish = bir taşı hedefe getirmek
ludo-explain-tries = Yolda hiç taşınız yokken bir taş çıkarmak için en çok { $count } kez zar atabilirsiniz.
ludo-explain-tries-first-round = İlk rauntta, yolda hiç taşınız yokken bir taş çıkarmak için en çok { $count } kez zar atabilirsiniz.
ludo-explain-third-no-extra-roll = Üst üste üçüncü { $roll } oynanır, ama sıranız onunla biter.
ludo-explain-third-turn-ends = Üst üste üçüncü { $roll } oynanmaz ve sıranız biter.
ludo-explain-third-roll-void = Üst üste üçüncü { $roll } oynanmaz; yeniden zar atar, saymaya baştan başlarsınız.
ludo-explain-third-last-moved-home = Üst üste üçüncü { $roll } oynanmaz: sıranız biter ve bu sırada son oynadığınız taş, parkurdan çıkmadıysa, üssüne döner.
ludo-explain-third-leader-home = Üst üste üçüncü { $roll } oynanmaz: sıranız biter ve henüz hedefte olmayan en öndeki taşınız üssüne döner.

## The rules in words: leaving the base
ludo-explain-entry = Üsten taş çıkarmak için gereken zar: { $numbers }. Taş başlangıç karenize çıkar.
ludo-explain-entry-on = { $number } atınca üsten bir taş { $square } numaralı karenize çıkar.
ludo-explain-entry-never = Üssüne dönen taş orada kalır.
ludo-explain-entry-sum = İki zarın toplamı da olur; o zaman ikisi birden kullanılır.
ludo-explain-entry-forced = Taş çıkarabiliyorsanız çıkarmalısınız.
ludo-explain-clear-start = Üssünüzde taş varken başlangıç karenizdeki taş, gidebiliyorsa ilerlemelidir.
ludo-explain-entry-captures-one = Çıkan taş o karedeki rakip taşlardan birini kırar; ötekiler kalır.
ludo-explain-entry-captures-one-when-full = O kare doluysa, çıkan taş oradaki rakip taşlardan birini kırar.
ludo-explain-entry-captures-all = Çıkan taş o karedeki bütün rakip taşları kırar.
ludo-explain-entry-captures-nothing = O karedeki rakip taş, taşlarınızın üsten çıkmasını engeller.

## The rules in words: moving
ludo-explain-stack-any = Bir karede istediğiniz kadar taşınız durabilir.
ludo-explain-stack =
    { $most ->
        [one] İki taşınız hiçbir zaman aynı karede duramaz.
       *[other] Bir karede en çok { $most } taşınız durabilir.
    }
ludo-explain-passing-not-own = Parkurda kendi taşlarınızın üstünden geçemezsiniz.
ludo-explain-passing-nobody = Parkurda hiçbir taşın üstünden geçemezsiniz.
ludo-explain-column-passing = Ev yolunda kendi taşlarınızın üstünden geçemezsiniz.
ludo-explain-column-and-goal-passing = Ev yolunda ve hedef yerlerinde kendi taşlarınızın üstünden geçemezsiniz.
ludo-explain-goal-passing = Hedef yerlerinde kendi taşlarınızın üstünden geçemezsiniz.
ludo-explain-stop-behind = Hamlesinin sonuna varamayan taş, engelden önce ulaşabildiği son karede durur.
ludo-explain-break-pair = Parkurda bir karede iki ya da daha çok taşınız varsa, 6'yı mümkünse onlardan biriyle oynamalısınız.
ludo-explain-capture-forced = Taş kırabiliyorsanız kırmalısınız.
ludo-explain-capture-bonus = Kırdığınız her taş için taşlarınızdan biri { $count } kare ilerler.
ludo-explain-finish-bonus = Hedefe getirdiğiniz her taş için taşlarınızdan biri { $count } kare ilerler.
ludo-explain-bonus-last = Bonus adımlar zarlardan sonra oynanır; hiçbir taş oynayamıyorsa yanar.

## The rules in words: captures and blockades
ludo-explain-capture = Tek bir rakip taşın üstüne gelen taş onu kırar: rakip taş üssüne döner.
ludo-explain-pair-none = Birkaç taşın üstüne gelirse hepsini kırar.
ludo-explain-pair-not-captured = Bir karede aynı renkten iki ya da daha çok taş kırılamaz; kareyi onlarla paylaşırsınız.
ludo-explain-pair-cannot-be-landed-on = Parkurda bir karede aynı renkten iki ya da daha çok rakip taş barikattır: üstünden geçebilir, ama oraya konamazsınız.
ludo-explain-pair-cannot-be-passed = Parkurda bir karede aynı renkten iki ya da daha çok rakip taş barikattır: ne oraya konabilir ne de üstünden geçebilirsiniz.
ludo-explain-pair-arrival-sent-home = Bir karede aynı renkten iki ya da daha çok taş birbirini korur: üstlerine gelen rakip taş üssüne döner.
ludo-explain-pair-binds-owner = Barikat kendi renginin öteki taşlarını da durdurur.

## The rules in words: special squares
ludo-explain-safe-share =
    { $count ->
        [one] { $squares } numaralı kareniz güvenlidir: farklı renkten taşlar orada birlikte durabilir.
       *[other] { $squares } numaralı kareleriniz güvenlidir: farklı renkten taşlar oralarda birlikte durabilir.
    }
ludo-explain-safe-arrival-forbidden =
    { $count ->
        [one] { $squares } numaralı kareniz güvenlidir: orada rakip varken oraya konamazsınız.
       *[other] { $squares } numaralı kareleriniz güvenlidir: birinde rakip varken oraya konamazsınız.
    }
ludo-explain-safe-arrival-sent-home =
    { $count ->
        [one] { $squares } numaralı kareniz küredir: orada rakip varken gelirseniz taşınız üssüne döner.
       *[other] { $squares } numaralı kareleriniz küredir: birinde rakip varken oraya gelirseniz taşınız üssüne döner.
    }
ludo-explain-start-owner = Kendi başlangıç karesindeki taş, oraya gelen her rakip taşı geri gönderir.
ludo-explain-stars = { $squares } numaralı kareleriniz yıldızdır: birine gelen taş sonraki yıldıza atlar.
ludo-explain-last-star-stays = Son yıldızda durur.
ludo-explain-last-star-to-goal = Son yıldıza atlamadan gelirse doğrudan hedefe gider.
ludo-explain-only-star-to-goal = { $square } numaralı kareniz yıldızdır: oraya gelen taş doğrudan hedefe gider.
ludo-explain-star-captures-first = Atlayan taş rakiplerle, atladığı değil geldiği yıldızda karşılaşır.
ludo-explain-star-captures-final = Atlayan taş rakiplerle, ilk geldiği değil atladığı yıldızda karşılaşır.
ludo-explain-star-captures-both = Atlayan taş rakiplerle hem geldiği hem de atladığı yıldızda karşılaşır.

## The rules in words: reaching the goal
ludo-explain-stairs = Ev yolu bir merdivendir. Taş önce tam merdivenin dibinde, { $foot } numaralı karede durmalıdır. Sonra kareleri birer birer çıkar, sonuncusu hedeftir: ilkini 1 ile, ikincisini 2 ile ve böyle devam eder, altıncıdan sonrakileri de 6 ile.
ludo-explain-finish-exact = Hedefe varmak için tam zar gerekir.
ludo-explain-finish-exact-spaces = Taş son hedef yerinin ötesine gidemez.
ludo-explain-finish-bounce = Fazla zar atan taş { $end } numaralı karede döner ve kalan adımlarını geri gider, ama parkura asla dönmez.
ludo-explain-finish-goal-minus-die = Hedefe varmak için tam zar gerekir. Ev yolunda daha büyük zar atan taş, { $end } numaralı kareden zar sayısı kadar geriye konur; orada kimseye bir şey olmaz.

## The rules in words: winning
ludo-explain-win = Bütün taşlarını hedefe ilk getiren oyuncu kazanır.
ludo-explain-win-together = Ortaklar, hepsi taşlarını hedefe getirince birlikte kazanır.
ludo-explain-play-on-all-but-one = Ötekiler sıralama için bir kişi kalana kadar oynar.
ludo-explain-play-on-all = Ötekiler sıralama için hepsi bitirene kadar oynar.
ludo-explain-finished-roll = Bitiren oyuncular da zar atar ve pas geçer.

## The rules in words: oddities
ludo-explain-odd-column-on-loop = Ev yolunun ilk karesindeki taş aynı zamanda parkurun iki karesinde de durur: başlangıç karesinden önceki karede ve başlangıç karesinde.
ludo-explain-odd-first-enemy-only = Birkaç rengin üstüne gelen taş, yalnızca oyun sırasında kendisinden sonra gelen ilk renkle karşılaşır.
ludo-explain-odd-star-goes-on = Geldiği yıldızdan geri gönderilen taş, atlayacağı yerdeki rakiplerle yine de karşılaşır.
ludo-explain-odd-tries = Denemeler ancak zardan sonra bütün taşlar üssündeyken verilir.
