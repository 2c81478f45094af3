# Azerbaijani. Mill: Nine Men's Morris and its family.
# Terms: Doqquz daş the game, daş piece, nöqtə point, bağ edge, xətt line, üçlük mill, götürmək remove, düzmə mərhələsi
# placing phase, hərəkət mərhələsi moving phase, uçmaq fly, əldə in hand, nişan marker, gəl-get shuttling, qısqac
# custodian, araya girmə intervention, tullanma leap, gedişsiz qalma stalemate.

## Reasons: why an action is not legal
mill-no-such-point = Bu taxtada belə nöqtə yoxdur.
removal-due = { $seat } əvvəlcə { $count } rəqib daşı götürməlidir.
own-removal-due = { $seat } əvvəlcə öz daşlarından { $count } daş götürməlidir.
point-taken =
    { $seat-code ->
        [seat-white] { $point } nöqtəsində artıq ağ daş var.
       *[seat-black] { $point } nöqtəsində artıq qara daş var.
    }
point-marked = { $point } nöqtəsi düzmə mərhələsi bitənə qədər nişanla bağlıdır.
mill-no-piece = { $point } nöqtəsində daş yoxdur.
hand-empty = { $seat }: əldə daş qalmayıb.
placing-first = { $seat } hələ { $hand } daş qoymalıdır.
mill-not-your-piece =
    { $seat-code ->
        [seat-white] { $point } nöqtəsindəki daş ağdır.
       *[seat-black] { $point } nöqtəsindəki daş qaradır.
    }
same-point = Daş onsuz da { $point } nöqtəsindədir.
repeated-mill = Gəl-get məhduddur: { $from } nöqtəsindəki daş dərhal { $to } nöqtəsinə qayıdıb eyni üçlüyü ({ $line }) yenidən qura bilməz.
leap-over-protected = { $over } nöqtəsindəki daşın üstündən tullanmaq olmaz: onu { $line } üçlüyü qoruyur.
not-adjacent = { $from } və { $to } arasında bağ yoxdur.
not-adjacent-while-placing = { $from } və { $to } arasında bağ yoxdur; əldə daş varkən də uçmaq olmaz.
not-adjacent-nor-flying =
    { $count ->
        [one] { $from } və { $to } arasında bağ yoxdur; yalnız bir daşı qalan tərəf uça bilər.
       *[other] { $from } və { $to } arasında bağ yoxdur; yalnız { $count } və ya daha az daşı olan tərəf uça bilər.
    }
no-removal-due = { $seat } indi daş götürə bilməz.
not-removable =
    { $victim-code ->
        [seat-white] { $point } nöqtəsindəki daş qaradır; ağ daş götürülməlidir.
       *[seat-black] { $point } nöqtəsindəki daş ağdır; qara daş götürülməlidir.
    }
not-next-to-own = { $seat } yalnız öz daşlarından birinə qonşu rəqib daşını götürə bilər; { $point } heç birinə qonşu deyil.
protected-by-mill = { $point } nöqtəsindəki daş qorunur: { $line } üçlüyündədir.
not-captured = { $point } nöqtəsindəki daş tutulmayıb; indi götürülə bilənlər: { $targets }.

## Verdicts: how a game ended
mill-verdict-too-few =
    { $count ->
        [one] { $seat }: heç bir daş qalmayıb.
       *[other] { $seat }: qalan daşların sayı { $count } həddindən azdır.
    }
mill-verdict-stuck = { $seat } gediş edə bilmir.
mill-verdict-full-board = Taxta doldu, belə olanda Ağ uduzur.
mill-verdict-full-board-draw = Taxta doldu.
mill-verdict-stuck-draw = { $seat } gediş edə bilmir; oyun heç-heçədir.
mill-verdict-both-stuck = Heç bir tərəf gediş edə bilmir.
mill-verdict-quiet =
    { $count ->
        [one] Daş qoyulmadan və götürülmədən { $count } gediş edildi.
       *[other] Daş qoyulmadan və götürülmədən dalbadal { $count } gediş edildi.
    }
mill-verdict-repetition = Eyni mövqe üçüncü dəfə yarandı.

## Tasks
mill-task-place = { $seat } daş qoyur
mill-task-place-or-move = { $seat } daş qoyur və ya daş oynadır
mill-task-move = { $seat } gediş edir
mill-task-fly = { $seat } gediş edir, uça bilər
mill-task-remove =
    { $victim-code ->
        [seat-white] { $count ->
            [one] { $seat } bir ağ daş götürür
           *[other] { $seat } { $count } ağ daş götürür
        }
       *[seat-black] { $count ->
            [one] { $seat } bir qara daş götürür
           *[other] { $seat } { $count } qara daş götürür
        }
    }
mill-task-remove-own =
    { $count ->
        [one] { $seat } öz daşlarından birini götürür
       *[other] { $seat } öz daşlarından { $count } daş götürür
    }
mill-task-remove-captured = { $seat } tutduğu daşı götürür: { $points }
mill-task-remove-choose = { $seat } üçlük üçün istənilən daşı və ya tutduğu daşı götürür: { $points }
mill-task-remove-neighbour = { $seat } öz daşlarına qonşu bir daş götürür: { $points }

## Counts of a position, and the line below the drawing
count-on-board = taxtada
count-in-hand = əldə
count-lost = itirilib
mill-counts = Ağ O: taxtada { $white-on-board }, əldə { $white-in-hand } · Qara @: taxtada { $black-on-board }, əldə { $black-in-hand }

## Names of places
mill-point = { $point }
mill-hand =
    { $seat-code ->
        [seat-white] Ağın əli
       *[seat-black] Qaranın əli
    }

## Texts that could not be read: what is wrong with a FEN
mill-no-dice = Doqquz daşda zər yoxdur
mill-fen-fields = 17 sahə olmalıdır, { $count } sahə var; nümunə: "{ $example }"
mill-fen-shape = bu taxtanın halqalarında və ya sıralarında nöqtələrin sayı: { $shape }
mill-fen-point = nöqtə * (boş), O (ağ), @ (qara) və ya X (nişan) olur
mill-fen-side = növbəsi olan tərəf w və ya b olur
mill-fen-phase = mərhələ p (düzmə), m (hərəkət) və ya o (bitib) olur
mill-fen-action = hərəkət p (qoymaq), s (oynadılacaq daşı seçmək) və ya daş götürülməli olanda r (götürmək) olur
mill-fen-phase-of-hand = əlində daş olan tərəf qoyur (p), olmayan oynadır (m)
mill-fen-number-on-board = burada taxtadakı daşların sayı gözlənilir
mill-fen-number-in-hand = burada əldəki daşların sayı gözlənilir
mill-fen-number-removals = burada götürüləcək daşların sayı gözlənilir
mill-fen-number-used = burada işlənmiş üçlüklərin nöqtələri ədəd kimi gözlənilir
mill-fen-number-quiet = burada son qoyuluşdan və ya götürmədən bəri gedişlərin sayı gözlənilir
mill-fen-number-move = burada gedişin nömrəsi gözlənilir
mill-fen-number-square = burada nöqtənin nömrəsi gözlənilir
mill-fen-number-captures = burada tutulmuş daşların sayı gözlənilir
mill-fen-number-mill-removals = m: işarəsindən sonra üçlüklər üçün götürüləcək daşların sayı gözlənilir
mill-fen-on-board = taxtadakı daşların sayı ({ $seat }): { $count }
mill-fen-too-many = { $seat }: taxtada və əldə birlikdə ən çoxu { $count } daş ola bilər
mill-fen-no-markers = bu növdə nişan yoxdur
mill-fen-too-many-markers = { $count } nişan götürülmüş daşlardan çoxdur
mill-fen-last-mill = son üçlüyün çıxış və gəliş nöqtələri fərqli olur, yaxud hər ikisi 0
mill-fen-used-points = işlənmiş üçlüklərin bu nöqtələrindən bəziləri taxtada yoxdur
mill-fen-square = nöqtələrin nömrələri { $first } ilə { $last } arasındadır
mill-fen-tail = gediş nömrəsindən sonra yalnız c: i: l: p: s: və ya m: gələ bilər
mill-fen-tail-of-other-rules = bu növdə heç nə mövqeyə belə nişan vermir
mill-fen-captures = tutmalar w-N-square.square|b-N-square.square şəklində yazılır və yalnız növbəsi olan tərəfdə olur
mill-fen-captures-own = yalnız rəqib daşları tutula bilər
mill-fen-too-few =
    { $count ->
        [one] { $seat }: heç bir daş qalmayıb; belə oyun bitib (o)
       *[other] { $seat }: qalan daşların sayı { $count } həddindən azdır; belə oyun bitib (o)
    }
mill-fen-markers-gone = hər iki əl boş olanda daha nişan olmur
mill-fen-removals = tərəfin ən çoxu 16 götürülməli daşı olur və əvvəlcə növbəsi olan tərəf götürür
mill-fen-capture-not-due = tutma və gedişsiz qalma üçün götürülməli daş olmalıdır; ikisi birlikdə olmur
mill-fen-mill-choice = m: tutmanın yanında durur; götürülməli daşlar üçlüyün və tutmanın daşlarının cəmidir
mill-fen-nothing-to-remove = daş götürülməlidir, amma götürməyə daş yoxdur
mill-fen-no-action = növbəsi olan tərəf heç nə edə bilmir; belə oyun bitib (o)

## Games as text that could not be read
mill-record-error =
    { $ply ->
        [0] ilk hərəkətdən əvvəl, "{ $word }": { $problem }
       *[other] hərəkət { $ply }, "{ $word }": { $problem }
    }
mill-record-tag = teq [Name "value"] şəklində yazılır

## The rules in words: the board and the aim
mill-explain-name = { $name }
mill-explain-summary = { $summary }
mill-explain-players = İki oyunçunun, Ağın və Qaranın hər birinin { $count } daşı var. Ağ başlayır, növbə ilə oynanır.
mill-explain-board-heading = Taxta
mill-explain-points = Taxtada { $points } nöqtə var. Qonşu nöqtələri { $edges } bağ birləşdirir.
mill-explain-lines =
    { $lines ->
        [one] Bir üçlük xətti var: onun üzərində bir tərəfin { $count } daşı üçlük qurur.
       *[other] { $lines } üçlük xətti var: birinin üzərində bir tərəfin { $count } daşı üçlük qurur.
    }
mill-explain-aim-heading = Məqsəd
mill-explain-too-few =
    { $count ->
        [one] Taxtada və əlində heç bir daşı qalmayan tərəf uduzur.
       *[other] Taxtada və əlində birlikdə { $count } daşdan azı qalan tərəf uduzur.
    }
mill-explain-stuck-loses-too = Növbəsi çatıb gediş edə bilməyən tərəf də uduzur.

## The rules in words: the placing phase
mill-explain-placing-heading = Düzmə mərhələsi
mill-explain-place = Əlində daş olan tərəf bir daşını boş nöqtəyə qoyur.
mill-explain-place-or-move = Əlində daş olan tərəf ya bir daşını boş nöqtəyə qoyur, ya da bir daşı bağ boyunca boş nöqtəyə oynadır.
mill-explain-mill-removes = Üçlük quran tərəf taxtadan bir rəqib daşı götürür.
mill-explain-mill-empties-hand = Üçlük quran tərəf rəqibin əlindən bir daş alır; rəqibin əli boşdursa, taxtadan bir daş götürür. Sonra növbə rəqibə keçir.
mill-explain-mill-empties-hand-again = Üçlük quran tərəf rəqibin əlindən bir daş alır və yenə oynayır; rəqibin əli boşdursa, taxtadan bir daş götürür və növbəsi bitir.
mill-explain-mill-victim-removes = Bir tərəf üçlük quranda o biri tərəf öz daşlarından istədiyi birini götürür, sonra adi qaydada oynayır.
mill-explain-mill-marks = Üçlük quran tərəf bir rəqib daşı götürür, amma o nöqtə düzmə mərhələsi bitənə qədər nişanla bağlanır.
mill-explain-mill-waits = Üçlük hələ daş götürtmür: üçlüklər düzmə mərhələsi bitəndə sayılır.
mill-explain-extra-turn = Üçlük quran və əlində hələ daşı olan tərəf bir də oynayır.
mill-explain-two-empty = Üçlük qurmayan, daş tutmayan və iki boş nöqtə saxlayan qoyuluş düzmə mərhələsini bitirir; əldə qalan daşlar oyundan çıxır.

## The rules in words: the moving phase
mill-explain-moving-heading = Hərəkət mərhələsi
mill-explain-move = Əli boş olan tərəf bir daşını bağ boyunca boş nöqtəyə oynadır.
mill-explain-flying =
    { $count ->
        [one] Bir daşı qalan tərəf uça bilər: daş istənilən boş nöqtəyə gedir.
       *[other] { $count } və ya daha az daşı olan tərəf uça bilər: daş istənilən boş nöqtəyə gedir.
    }
mill-explain-no-flying = Uçmaq yoxdur.
mill-explain-moved-mill = Gedişlə üçlük quran tərəf taxtadan bir rəqib daşı götürür.

## The rules in words: mills
mill-explain-mills-heading = Üçlüklər
mill-explain-several-mills-remove-one = Bir dəfəyə qurulan bir neçə üçlüklə yalnız bir daş götürülür.
mill-explain-several-mills-remove-each = Bir dəfəyə qurulan bir neçə üçlüyün hər biri ilə bir daş götürülür.
mill-explain-mills-protect = Üçlükdəki daşı götürmək olmaz; yalnız o tərəfin bütün daşları üçlükdədirsə, olar.
mill-explain-mills-protect-nothing = Üçlükdə olsun-olmasın, istənilən rəqib daşını götürmək olar.
mill-explain-one-time = Hər xətt bir tərəfi yalnız bir dəfə mükafatlandırır: bütün nöqtələri həmin tərəfi artıq mükafatlandırmış xətlərdə olan üçlük heç nə vermir.
mill-explain-one-time-protects = Belə üçlük yenə də öz daşlarını qoruyur.
mill-explain-shuttling = İki üçlük arasında gəl-get məhduddur: bir üçlükdən çıxıb başqasını quran daş öz tərəfinin növbəti gedişində dərhal qayıdıb birincini yenidən qura bilməz.

## The rules in words: captures without mills
mill-explain-custodian-heading = Qısqacla tutma
mill-explain-custodian = Xətdəki rəqib daşı indicə oynanan daşla həmin tərəfin başqa daşı arasında qalarsa, tutulur. Belə bir neçə daş varsa, oyunçu birini götürür.
mill-explain-intervention-heading = Araya girməklə tutma
mill-explain-intervention = Xətdə iki rəqib daşının arasına oynanan daş hər ikisini tutur. Belə bir neçə xətt varsa, yalnız biri sayılır: halqaları kəsən xətt halqanın tərəfindən, o da diaqonaldan əvvəl gəlir.
mill-explain-leap-heading = Tullanmaqla tutma
mill-explain-leap = Əli boş olan tərəf tullana bilər: daşı xəttin bir ucundan o biri ucuna rəqib daşının üstündən tullanır və onu tutur. Tullanma üçlük də qursa, yalnız o daş götürülür.
mill-explain-capture-where = Keçərli olduğu yer: { $lines }.
mill-explain-along-sides = halqaların tərəfləri
mill-explain-across-rings = halqaları kəsən xətlər
mill-explain-on-diagonals = diaqonallar
mill-explain-capture-everywhere = Hər xətdə keçərlidir.
mill-explain-capture-always = Hər iki mərhələdə olar.
mill-explain-capture-always-few = Düzmə mərhələsində olar, hərəkət mərhələsində isə yalnız taxtada üç və ya daha az daşı olan tərəfə olar.
mill-explain-capture-placing = Yalnız düzmə mərhələsində olar.
mill-explain-capture-moving = Yalnız hərəkət mərhələsində olar.
mill-explain-capture-moving-few = Yalnız hərəkət mərhələsində və yalnız taxtada üç və ya daha az daşı olan tərəfə olar.
mill-explain-capture-never = Qaydaların bu halında heç vaxt baş vermir.
mill-explain-beside-heading = Üçlüklə yanaşı tutma
mill-explain-mills-protect-from-captures = Üçlüklər öz daşlarını tutmadan da qoruyur.
mill-explain-custodian-or-intervention = Gediş həm qısqac, həm də araya girmə edirsə, hansının sayıldığını götürülən ilk daş göstərir; hər ikisi ilə tutulan daş araya girməyə sayılır.
mill-explain-mill-or-capture = Gediş həm üçlük qurur, həm də daş tutursa, hansının sayıldığını götürülən ilk daş göstərir.
mill-explain-mill-and-capture-as-sanmill = Gediş həm üçlük qurur, həm də daş tutursa, götürmələr Sanmill-dəki kimi sayılır: üçlüklər tutmalardan çox götürmə vermirsə, yalnız tutulan daşları götürmək olar.

## The rules in words: the end of the placing phase
mill-explain-end-heading = Düzmə mərhələsinin sonu
mill-explain-turns-go-on = Hər iki əl boşalanda növbə olduğu kimi davam edir.
mill-explain-opener = Hər iki əl boşalanda ilk gedişi { $seat } edir.
mill-explain-counted = Ondan əvvəl üçlüklər sayılır və hər iki tərəf daş götürür; birinci { $seat }.
mill-explain-counted-none = Heç bir üçlük yoxdursa, hər tərəf öz daşlarından birini götürür.
mill-explain-counted-one-side = Yalnız bir tərəfin üçlüyü varsa, o, iki rəqib daşı, o biri tərəf isə bir daş götürür.
mill-explain-counted-both = Hər ikisinin üçlüyü varsa, hər tərəf üçlüyü az olanın üçlükləri qədər rəqib daşı götürür; üçlüyü çox olan bir daş da artıq götürür.
mill-explain-full-loses = O anda taxta doludursa, Ağ uduzur.
mill-explain-full-white-removes = O anda taxta doludursa, əvvəl Ağ, sonra Qara bir rəqib daşı götürür.
mill-explain-full-black-removes = O anda taxta doludursa, əvvəl Qara, sonra Ağ bir rəqib daşı götürür.
mill-explain-full-opener-removes = O anda taxta doludursa, növbəsi olan tərəf əvvəlcə bir rəqib daşı götürür.
mill-explain-full-draw = O anda taxta doludursa, oyun heç-heçədir.

## The rules in words: stalemate and draws
mill-explain-stalemate-heading = Gedişsiz qalma
mill-explain-stuck-loses = Növbəsi çatıb gediş edə bilməyən tərəf uduzur.
mill-explain-stuck-passes = Gediş edə bilməyən tərəf növbəni ötürür; heç bir tərəf gediş edə bilmirsə, oyun heç-heçədir.
mill-explain-stuck-removes-and-moves = Gediş edə bilməyən tərəf öz daşlarından birinə qonşu rəqib daşını, hətta üçlükdən, götürür və sonra oynayır.
mill-explain-stuck-removes = Gediş edə bilməyən tərəf öz daşlarından birinə qonşu rəqib daşını, hətta üçlükdən, götürür; sonra o biri tərəf oynayır.
mill-explain-stuck-both-remove = Bir tərəf gediş edə bilmirsə, əvvəl o, sonra o biri tərəf öz daşlarından birinə qonşu rəqib daşını, hətta üçlükdən, götürür; sonra gedişsiz qalan tərəf oynayır.
mill-explain-stuck-draws = Növbəsi olan tərəf gediş edə bilmirsə, oyun heç-heçədir.
mill-explain-draws-heading = Heç-heçə
mill-explain-quiet =
    { $count ->
        [one] Daş qoyulmadan və götürülmədən { $count } gediş edilsə, oyun heç-heçədir.
       *[other] Daş qoyulmadan və götürülmədən dalbadal { $count } gediş (hər iki tərəf birlikdə) edilsə, oyun heç-heçədir.
    }
mill-explain-quiet-endgame = Bir tərəfin taxtada üç daşı qalandan sonra belə { $count } gediş bəsdir.
mill-explain-repetition = Eyni mövqe üçüncü dəfə yarananda oyun heç-heçədir.
