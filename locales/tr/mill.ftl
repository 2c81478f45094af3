# Turkish. Mill: Nine Men's Morris and its family.
# Terms: Dokuz Taş the game, taş piece, nokta point, bağlantı edge, hat line, üçlü mill, almak remove, yerleştirme aşaması
# placing phase, hareket aşaması moving phase, uçmak fly, elde in hand, işaret marker, mekik shuttling, kıskaç custodian,
# araya girme intervention, atlama leap, hamlesiz kalma stalemate.

## Reasons: why an action is not legal
mill-no-such-point = Bu tahtada böyle bir nokta yok.
removal-due = { $seat } önce { $count } rakip taş almalı.
own-removal-due = { $seat } önce kendi taşlarından { $count } tanesini çıkarmalı.
point-taken =
    { $seat-code ->
        [seat-white] { $point } noktasında zaten beyaz bir taş var.
       *[seat-black] { $point } noktasında zaten siyah bir taş var.
    }
point-marked = { $point } noktası yerleştirme aşaması bitene kadar bir işaretle kapalı.
mill-no-piece = { $point } noktasında taş yok.
hand-empty = { $seat }: elde taş kalmadı.
placing-first = { $seat } tarafının yerleştirecek { $hand } taşı daha var.
mill-not-your-piece =
    { $seat-code ->
        [seat-white] { $point } noktasındaki taş beyaz.
       *[seat-black] { $point } noktasındaki taş siyah.
    }
same-point = Taş zaten { $point } noktasında.
repeated-mill = Mekik kısıtlı: { $from } noktasındaki taş hemen { $to } noktasına dönüp aynı üçlüyü ({ $line }) yeniden kuramaz.
leap-over-protected = { $over } noktasındaki taşın üstünden atlanamaz: { $line } üçlüsü onu koruyor.
not-adjacent = { $from } ile { $to } arasında bağlantı yok.
not-adjacent-while-placing = { $from } ile { $to } arasında bağlantı yok; elde taş varken de uçulmaz.
not-adjacent-nor-flying =
    { $count ->
        [one] { $from } ile { $to } arasında bağlantı yok; yalnızca tek taşı kalan taraf uçabilir.
       *[other] { $from } ile { $to } arasında bağlantı yok; yalnızca { $count } ya da daha az taşı olan taraf uçabilir.
    }
no-removal-due = { $seat } şimdi taş alamaz.
not-removable =
    { $victim-code ->
        [seat-white] { $point } noktasındaki taş siyah; beyaz bir taş alınmalı.
       *[seat-black] { $point } noktasındaki taş beyaz; siyah bir taş alınmalı.
    }
not-next-to-own = { $seat } yalnızca kendi taşlarından birine komşu rakip taşı alabilir; { $point } hiçbirine komşu değil.
protected-by-mill = { $point } noktasındaki taş korunuyor: { $line } üçlüsünün içinde.
not-captured = { $point } noktasındaki taş ele geçirilmedi; şimdi alınabilecekler: { $targets }.

## Verdicts: how a game ended
mill-verdict-too-few =
    { $count ->
        [one] { $seat }: hiç taş kalmadı.
       *[other] { $seat }: kalan taş sayısı { $count } sınırının altında.
    }
mill-verdict-stuck = { $seat } hamle yapamıyor.
mill-verdict-full-board = Tahta doldu, bu durumda Beyaz kaybeder.
mill-verdict-full-board-draw = Tahta doldu.
mill-verdict-stuck-draw = { $seat } hamle yapamıyor; oyun berabere.
mill-verdict-both-stuck = İki taraf da hamle yapamıyor.
mill-verdict-quiet =
    { $count ->
        [one] Taş yerleştirilmeden ve alınmadan { $count } hamle yapıldı.
       *[other] Taş yerleştirilmeden ve alınmadan üst üste { $count } hamle yapıldı.
    }
mill-verdict-repetition = Aynı pozisyon üçüncü kez oluştu.

## Tasks
mill-task-place = { $seat } taş yerleştirecek
mill-task-place-or-move = { $seat } taş yerleştirecek ya da oynatacak
mill-task-move = { $seat } oynayacak
mill-task-fly = { $seat } oynayacak, uçabilir
mill-task-remove =
    { $victim-code ->
        [seat-white] { $count ->
            [one] { $seat } bir beyaz taş alacak
           *[other] { $seat } { $count } beyaz taş alacak
        }
       *[seat-black] { $count ->
            [one] { $seat } bir siyah taş alacak
           *[other] { $seat } { $count } siyah taş alacak
        }
    }
mill-task-remove-own =
    { $count ->
        [one] { $seat } kendi taşlarından birini çıkaracak
       *[other] { $seat } kendi taşlarından { $count } tanesini çıkaracak
    }
mill-task-remove-captured = { $seat } ele geçirdiği taşı alacak: { $points }
mill-task-remove-choose = { $seat } üçlü için herhangi bir taşı ya da ele geçirdiği taşı alacak: { $points }
mill-task-remove-neighbour = { $seat } kendi taşlarına komşu bir taş alacak: { $points }

## Counts of a position, and the line below the drawing
count-on-board = tahtada
count-in-hand = elde
count-lost = kayıp
mill-counts = Beyaz O: tahtada { $white-on-board }, elde { $white-in-hand } · Siyah @: tahtada { $black-on-board }, elde { $black-in-hand }

## Names of places
mill-point = { $point }
mill-hand =
    { $seat-code ->
        [seat-white] Beyaz'ın eli
       *[seat-black] Siyah'ın eli
    }

## Texts that could not be read: what is wrong with a FEN
mill-no-dice = Dokuz Taş'ta zar yoktur
mill-fen-fields = 17 alan olmalıydı, { $count } alan var; örnek: "{ $example }"
mill-fen-shape = bu tahtanın halkalarında ya da sıralarındaki nokta sayısı { $shape }
mill-fen-point = nokta * (boş), O (beyaz), @ (siyah) ya da X (işaret) olur
mill-fen-side = sıradaki taraf w ya da b olur
mill-fen-phase = aşama p (yerleştirme), m (hareket) ya da o (bitti) olur
mill-fen-action = eylem p (yerleştir), s (oynatılacak taşı seç) ya da alınacak taş varken r (al) olur
mill-fen-phase-of-hand = elinde taş olan taraf yerleştirir (p), olmayan oynatır (m)
mill-fen-number-on-board = burada tahtadaki taş sayısı bekleniyor
mill-fen-number-in-hand = burada eldeki taş sayısı bekleniyor
mill-fen-number-removals = burada alınacak taş sayısı bekleniyor
mill-fen-number-used = burada kullanılmış üçlülerin noktaları bekleniyor, sayı olarak
mill-fen-number-quiet = burada son yerleştirme ya da taş almadan beri yapılan hamle sayısı bekleniyor
mill-fen-number-move = burada hamle numarası bekleniyor
mill-fen-number-square = burada bir noktanın numarası bekleniyor
mill-fen-number-captures = burada ele geçirilen taş sayısı bekleniyor
mill-fen-number-mill-removals = m: ardından üçlüler için alınacak taş sayısı bekleniyor
mill-fen-on-board = tahtadaki taş sayısı ({ $seat }): { $count }
mill-fen-too-many = { $seat }: tahtada ve elde toplam en çok { $count } taş olabilir
mill-fen-no-markers = bu çeşitte işaret yoktur
mill-fen-too-many-markers = { $count } işaret, alınmış taşlardan fazla
mill-fen-last-mill = son üçlünün çıkış ve varış noktaları farklı olur, ya da ikisi de 0
mill-fen-used-points = kullanılmış üçlülerin bu noktalarından bazıları tahtada yok
mill-fen-square = noktaların numaraları { $first } ile { $last } arasında
mill-fen-tail = hamle numarasından sonra yalnızca c: i: l: p: s: ya da m: gelebilir
mill-fen-tail-of-other-rules = bu çeşitte hiçbir şey pozisyona böyle bir işaret koymaz
mill-fen-captures = ele geçirmeler w-N-square.square|b-N-square.square biçiminde yazılır ve yalnızca sıradaki tarafta bulunur
mill-fen-captures-own = yalnızca rakip taşlar ele geçirilebilir
mill-fen-too-few =
    { $count ->
        [one] { $seat }: hiç taş kalmamış; böyle bir oyun bitmiştir (o)
       *[other] { $seat }: kalan taş sayısı { $count } sınırının altında; böyle bir oyun bitmiştir (o)
    }
mill-fen-markers-gone = iki el de boşken artık işaret olmaz
mill-fen-removals = bir tarafın alacağı en çok 16 taş olur ve önce sıradaki taraf alır
mill-fen-capture-not-due = ele geçirme ve hamlesiz kalma için alınacak taş olmalı; ikisi birlikte olmaz
mill-fen-mill-choice = m: bir ele geçirmenin yanında durur; alınacak taşlar üçlününkilerle ele geçirmeninkilerin toplamıdır
mill-fen-nothing-to-remove = taş alınması gerekiyor, ama alınacak taş yok
mill-fen-no-action = sıradaki taraf hiçbir şey yapamıyor; böyle bir oyun bitmiştir (o)

## Games as text that could not be read
mill-record-error =
    { $ply ->
        [0] ilk eylemden önce, "{ $word }": { $problem }
       *[other] eylem { $ply }, "{ $word }": { $problem }
    }
mill-record-tag = etiket [Name "value"] biçiminde yazılır

## The rules in words: the board and the aim
mill-explain-name = { $name }
mill-explain-summary = { $summary }
mill-explain-players = Beyaz ve Siyah adlı iki oyuncunun her birinin { $count } taşı vardır. Beyaz başlar, sırayla oynanır.
mill-explain-board-heading = Tahta
mill-explain-points = Tahtada { $points } nokta vardır. Komşu noktaları { $edges } bağlantı birleştirir.
mill-explain-lines =
    { $lines ->
        [one] Tek bir üçlü hattı vardır: onun üzerinde aynı tarafın { $count } taşı bir üçlü oluşturur.
       *[other] { $lines } üçlü hattı vardır: birinin üzerinde aynı tarafın { $count } taşı bir üçlü oluşturur.
    }
mill-explain-aim-heading = Amaç
mill-explain-too-few =
    { $count ->
        [one] Tahtada ve elinde hiç taşı kalmayan taraf kaybeder.
       *[other] Tahtada ve elinde toplam { $count } taştan azı kalan taraf kaybeder.
    }
mill-explain-stuck-loses-too = Sırası gelip de hamle yapamayan taraf da kaybeder.

## The rules in words: the placing phase
mill-explain-placing-heading = Yerleştirme aşaması
mill-explain-place = Elinde taş olan taraf bir taşını boş bir noktaya yerleştirir.
mill-explain-place-or-move = Elinde taş olan taraf ya bir taşını boş bir noktaya yerleştirir ya da bir taşı bağlantı boyunca boş bir noktaya oynatır.
mill-explain-mill-removes = Üçlü yapan taraf tahtadan bir rakip taş alır.
mill-explain-mill-empties-hand = Üçlü yapan taraf rakibin elinden bir taş alır; rakibin eli boşsa tahtadan bir taş alır. Sonra sıra rakibe geçer.
mill-explain-mill-empties-hand-again = Üçlü yapan taraf rakibin elinden bir taş alır ve yeniden oynar; rakibin eli boşsa tahtadan bir taş alır ve sırası biter.
mill-explain-mill-victim-removes = Bir taraf üçlü yapınca öteki taraf kendi taşlarından istediği birini çıkarır, sonra her zamanki gibi oynar.
mill-explain-mill-marks = Üçlü yapan taraf bir rakip taş alır, ama o nokta yerleştirme aşaması bitene kadar bir işaretle kapanır.
mill-explain-mill-waits = Üçlüyle henüz taş alınmaz: üçlüler yerleştirme aşaması bitince sayılır.
mill-explain-extra-turn = Üçlü yapan ve elinde hâlâ taşı olan taraf bir kez daha oynar.
mill-explain-two-empty = Üçlü yapmayan, taş ele geçirmeyen ve geriye iki boş nokta bırakan yerleştirme, yerleştirme aşamasını bitirir; eldeki taşlar oyundan çıkar.

## The rules in words: the moving phase
mill-explain-moving-heading = Hareket aşaması
mill-explain-move = Eli boş olan taraf bir taşını bağlantı boyunca boş bir noktaya oynatır.
mill-explain-flying =
    { $count ->
        [one] Tek taşı kalan taraf uçabilir: taş herhangi bir boş noktaya gider.
       *[other] { $count } ya da daha az taşı olan taraf uçabilir: taş herhangi bir boş noktaya gider.
    }
mill-explain-no-flying = Uçmak yoktur.
mill-explain-moved-mill = Hamleyle üçlü yapan taraf tahtadan bir rakip taş alır.

## The rules in words: mills
mill-explain-mills-heading = Üçlüler
mill-explain-several-mills-remove-one = Aynı anda yapılan birkaç üçlüyle yalnızca bir taş alınır.
mill-explain-several-mills-remove-each = Aynı anda yapılan birkaç üçlünün her biriyle bir taş alınır.
mill-explain-mills-protect = Üçlüdeki taş alınamaz; ancak o tarafın bütün taşları üçlüdeyse alınabilir.
mill-explain-mills-protect-nothing = Üçlüde olsun olmasın, her rakip taş alınabilir.
mill-explain-one-time = Her hat bir tarafı yalnızca bir kez ödüllendirir: bütün noktaları o tarafı ödüllendirmiş hatlarda olan üçlü hiçbir şey kazandırmaz.
mill-explain-one-time-protects = Böyle bir üçlü yine de taşlarını korur.
mill-explain-shuttling = İki üçlü arasında mekik kısıtlıdır: bir üçlüden çıkıp başka bir üçlü yapan taş, tarafının sonraki hamlesinde hemen dönüp ilk üçlüyü yeniden yapamaz.

## The rules in words: captures without mills
mill-explain-custodian-heading = Kıskaçla alma
mill-explain-custodian = Bir hattaki rakip taş, az önce oynanan taşla aynı tarafın başka bir taşı arasında kalırsa ele geçer. Böyle birkaç taş varsa oyuncu birini alır.
mill-explain-intervention-heading = Araya girerek alma
mill-explain-intervention = Bir hatta iki rakip taşın arasına oynanan taş ikisini de ele geçirir. Böyle birkaç hat varsa yalnızca biri geçerlidir: halkaları kesen hat halka kenarından, o da çaprazdan önce gelir.
mill-explain-leap-heading = Atlayarak alma
mill-explain-leap = Eli boş olan taraf atlayabilir: taşı bir hattın bir ucundan öbür ucuna, rakip taşın üstünden atlar ve onu ele geçirir. Atlama üçlü de yapsa yalnızca o taş alınır.
mill-explain-capture-where = Geçerli olduğu yerler: { $lines }.
mill-explain-along-sides = halka kenarları
mill-explain-across-rings = halkaları kesen hatlar
mill-explain-on-diagonals = çaprazlar
mill-explain-capture-everywhere = Her hatta geçerlidir.
mill-explain-capture-always = İki aşamada da yapılabilir.
mill-explain-capture-always-few = Yerleştirme aşamasında yapılabilir; hareket aşamasında ise yalnızca tahtada üç ya da daha az taşı olan taraf yapabilir.
mill-explain-capture-placing = Yalnızca yerleştirme aşamasında yapılabilir.
mill-explain-capture-moving = Yalnızca hareket aşamasında yapılabilir.
mill-explain-capture-moving-few = Yalnızca hareket aşamasında ve yalnızca tahtada üç ya da daha az taşı olan tarafça yapılabilir.
mill-explain-capture-never = Kuralların bu ayarında hiç gerçekleşmez.
mill-explain-beside-heading = Üçlülerin yanında ele geçirme
mill-explain-mills-protect-from-captures = Üçlüler taşlarını ele geçirmeye karşı da korur.
mill-explain-custodian-or-intervention = Bir hamle hem kıskaç hem araya girme yaparsa, hangisinin geçerli olduğunu alınan ilk taş belirler; ikisiyle de ele geçen taş araya girmeye sayılır.
mill-explain-mill-or-capture = Bir hamle hem üçlü yapar hem taş ele geçirirse, hangisinin geçerli olduğunu alınan ilk taş belirler.
mill-explain-mill-and-capture-as-sanmill = Bir hamle hem üçlü yapar hem taş ele geçirirse, alınacaklar Sanmill'deki gibi sayılır: üçlüler ele geçirmelerden fazla taş aldırmıyorsa yalnızca ele geçirilen taşlar alınabilir.

## The rules in words: the end of the placing phase
mill-explain-end-heading = Yerleştirme aşamasının sonu
mill-explain-turns-go-on = İki el de boşalınca sıra olduğu gibi sürer.
mill-explain-opener = İki el de boşalınca ilk hamleyi { $seat } yapar.
mill-explain-counted = Ondan önce üçlüler sayılır ve iki taraf da taş alır; önce { $seat }.
mill-explain-counted-none = Hiç üçlü yoksa her taraf kendi taşlarından birini çıkarır.
mill-explain-counted-one-side = Yalnızca bir tarafın üçlüsü varsa o taraf iki rakip taş, öteki taraf bir taş alır.
mill-explain-counted-both = İki tarafın da üçlüsü varsa her taraf, az üçlüsü olanın üçlü sayısı kadar rakip taş alır; üçlüsü fazla olan bir taş daha alır.
mill-explain-full-loses = O anda tahta doluysa Beyaz kaybeder.
mill-explain-full-white-removes = O anda tahta doluysa önce Beyaz, sonra Siyah bir rakip taş alır.
mill-explain-full-black-removes = O anda tahta doluysa önce Siyah, sonra Beyaz bir rakip taş alır.
mill-explain-full-opener-removes = O anda tahta doluysa sıradaki taraf önce bir rakip taş alır.
mill-explain-full-draw = O anda tahta doluysa oyun berabere biter.

## The rules in words: stalemate and draws
mill-explain-stalemate-heading = Hamlesiz kalma
mill-explain-stuck-loses = Sırası gelip de hamle yapamayan taraf kaybeder.
mill-explain-stuck-passes = Hamle yapamayan taraf pas geçer; iki taraf da yapamıyorsa oyun berabere biter.
mill-explain-stuck-removes-and-moves = Hamle yapamayan taraf, kendi taşlarından birine komşu bir rakip taşı, üçlüden bile olsa, alır ve sonra oynar.
mill-explain-stuck-removes = Hamle yapamayan taraf, kendi taşlarından birine komşu bir rakip taşı, üçlüden bile olsa, alır; sonra öteki taraf oynar.
mill-explain-stuck-both-remove = Bir taraf hamle yapamazsa önce o, sonra öteki taraf kendi taşlarından birine komşu bir rakip taşı, üçlüden bile olsa, alır; sonra hamlesiz kalan taraf oynar.
mill-explain-stuck-draws = Sıradaki taraf hamle yapamıyorsa oyun berabere biter.
mill-explain-draws-heading = Beraberlik
mill-explain-quiet =
    { $count ->
        [one] Taş yerleştirilmeden ve alınmadan { $count } hamle yapılırsa oyun berabere biter.
       *[other] Taş yerleştirilmeden ve alınmadan üst üste { $count } hamle (iki taraf birlikte) yapılırsa oyun berabere biter.
    }
mill-explain-quiet-endgame = Bir tarafın tahtada üç taşı kaldıktan sonra böyle { $count } hamle yeter.
mill-explain-repetition = Aynı pozisyon üçüncü kez oluşunca oyun berabere biter.
