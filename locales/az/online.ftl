# Azerbaijani. Playing together at tables of a server, on the page.
# Terms: onlayn online, masa table, yer seat, keçid link, saat clock, ehtiyat vaxt reserve, barmaq izi fingerprint.
#
# $person is the name of a person or of a level, $seat the name of a seat (White, Red …), $variant the name of a variant.
# $clock is a clock as online-clock-of says it. Buttons are one or two words.

## Everywhere
online-title = Onlayn oyna
online-home-line = Açıq masalar və ya keçidlə öz masanız
# A name for somebody who gave none.
online-guest = Qonaq
online-name = Adınız
online-away = Server cavab vermir. Şəbəkə varmı?
online-back = Açıq masalara qayıt

## A new table
new-online = Onlayn
new-here = Burada
online-open-table = Masanı aç
online-opening = Açılır …
online-others = Digərləri
online-clock = Saat
online-clock-none = Yoxdur
online-clock-quick = Sürətli
online-clock-usual = Adi
online-clock-slow = Yavaş
online-clock-own = Öz seçimi
online-clock-move = Gedişə saniyə
online-clock-reserve = Ehtiyat vaxt, dəqiqə
# $move is in seconds, $reserve a time as in 5:00.
online-clock-of = gedişə { $move } san, ehtiyat vaxt { $reserve }
online-clock-help = Gedişə verilən saniyələr ehtiyatdan çıxılmır. Gediş daha uzun çəksə, artığı ehtiyat vaxtdan gedir; ehtiyat vaxtı bitən uduzur.
online-no-clock = Saatsız
online-listed = Hər kəs qoşula bilər
online-listed-help = Masa açıq masalar arasında görünür. Əks halda yalnız keçidi olanlar gələ bilər.
online-match = { $length } xala qədər matç
online-single = Tək oyun

## Open tables
online-tables = Açıq masalar
online-tables-none = Hazırda oyun gözləyən yoxdur.
online-tables-none-help = Masa açıb keçidi dostunuza göndərin və ya hər kəsin qoşulmasına icazə verin.
online-tables-new = Masa aç
online-join = Qoşul
online-join-label = Masaya qoşul: { $variant }
online-waits = Gözləyən: { $person }
online-waits-nobody = Hələ heç kim yoxdur
# $when is as in "5 minutes ago".
online-since = { $when } açılıb
online-free-seats =
    { $count ->
        [one] { $count } boş yer
       *[other] { $count } boş yer
    }

## Before the game
online-invited = Sizi dəvət edirlər
online-waiting = Digərləri gözlənilir
online-sit-as = { $seat } kimi oyna
online-watch = Bax
online-free = Boş
online-you-are = { $person } (siz)
online-here = buradadır
online-gone = burada deyil
online-link = Bu keçidi kiminlə oynamaq istəyirsinizsə, ona göndərin
online-copy = Kopyala
online-copied = Kopyalandı
online-share = Paylaş
online-link-text = Mənimlə oyna: { $variant }
online-rules = Qaydalar
online-missing = Belə masa yoxdur.
online-missing-help = Ola bilsin, keçid natamamdır və ya masa artıq yoxdur: çoxdan bitmiş oyunlar həmişəlik saxlanılmır.
online-wrong-seat = Bu keçid bu masada heç bir yerə aparmır. Ola bilsin, orada başqası oturur.
online-stay = Səhifəni bağlaya bilərsiniz. Oyun sizi Oyunlarım bölməsində gözləyir.
online-close = Masanı bağla
online-closed = Bu masa bağlanıb.

## Fair dice
online-fair = Ədalətli zərlər
online-fair-line = Zəri server atır və necə düşəcəyini heç kim seçə bilməz. Oyundan sonra bunu yoxlaya bilərsiniz.
online-fair-how = Heç kim oturmamışdan əvvəl server bir sirr seçib və onun aşağıdakı barmaq izini göstərib. Oturan hər kəs öz təsadüfi rəqəmlərini əlavə edir. Hər zər atışı bunların hamısından hesablanır. Oyundan sonra sirr göstərilir: onun barmaq izi məhz bu olmalı və hər zər atışı ondan alınmalıdır.
online-fingerprint = Sirrin barmaq izi
online-check = Zərləri yoxla
online-checking = Yoxlanılır …
online-check-right =
    { $rolls ->
        [one] Zərlər ədalətlidir: { $rolls } zər atışı sirdən alınır.
       *[other] Zərlər ədalətlidir: { $rolls } zər atışının hamısı sirdən alınır.
    }
online-check-right-some = Zərlər ədalətlidir: hər zər atışı sirdən alınır.
online-check-forged = Saxta
online-check-impossible = Bunu burada yoxlamaq olmur: { $problem }
online-check-label = Zərləri yoxla: { $variant }

## At the table
# Stands in the title of the page.
online-your-turn = Növbə sizdədir
online-won = { $person } qazandı
online-lost = Bağlantı kəsildi. Yenidən cəhd edilir …
online-out-of-step = Bu səhifə oyunun izini itirib. Səhifəni yenidən yükləyin. Təfərrüat: { $problem }
online-watching = Siz baxırsınız
online-watchers =
    { $count ->
        [one] { $count } nəfər baxır
       *[other] { $count } nəfər baxır
    }
online-offers-draw = { $person } heç-heçə təklif edir.
online-offers-undo = { $person } son gedişi geri götürmək istəyir.
online-offered-draw = Siz heç-heçə təklif etdiniz.
online-offered-undo = Siz geri götürmək istədiniz.
online-accept = Qəbul et
online-decline = Rədd et
online-withdraw = Geri çağır
online-waits-answer = Siz razılaşdınız. Digərləri hələ cavab verməyib.
online-say-declined = { $person } rədd etdi
online-offer-draw = Heç-heçə təklif et
online-clock-left = { $person }: qalan vaxt { $time }
online-my-link = Yerimi başqa cihazda aç
online-my-link-help = Bu keçid sizin yerinizdir: onu açan sizin yerinizə oynayır. Özünüzdən başqa heç kimə göndərməyin.
online-table-link = Baxmaq üçün keçid
online-goes-on = { $person } əvəzinə kompüter oynamağa davam edir.

## The end
online-over-resignation = { $person } təslim oldu
online-over-timeout = Vaxtı bitdi: { $person }
online-over-agreement = Razılaşma ilə
online-rematch = Revanş
online-rematch-wanted = { $person } revanş istəyir.
online-rematch-waits = Gözlənilir: { $person } …
online-rematch-others = Digərləri gözlənilir …

## My games
games-online = Onlayn
games-against = { $variant }, rəqib: { $person }
games-online-table = { $variant }, onlayn
