# Azerbaijani. Games in other programs' formats.
# Terms: format format, matç match, şərh comment, başlıq header, massiv array, kub cube, tarixçə history, an moment,
# arxiv archive, yoxlama cəmi checksum.

## Where something is wrong
exchange-line = sətir { $line }, sütun { $column }: { $problem }
exchange-byte = bayt { $byte }: { $problem }
exchange-moment = an { $moment } (0-dan sayılır): { $problem }
exchange-turn = oyun { $game }, növbə { $turn }: { $problem }
exchange-record = oyun { $number }: { $problem }

## What is wrong with a file as a whole
exchange-unknown = Bu, tanınan formatlardan heç biri deyil: nə [Teahouse "1"] ilə, nə də Doqquz daşın teqləri və ya gedişləri ilə başlayır; nə matçdır (.mat), nə LUDOpy tarixçəsidir (.npz), nə də LongNardi siyahısıdır (.json).
exchange-empty = İçində oyun yoxdur.
exchange-nothing-to-write = Yazılacaq oyun yoxdur.
exchange-not-written = { $format } formatı oxunur, amma yazılmır.
exchange-other-family = { $format } formatında { $rules } oyunları olmur.
exchange-other-game = Oyun { $number } bu formatda yazıla bilməz: o yalnız { $family } oyunları üçündür.
exchange-set-up = Oyun { $number } düzülmüş mövqe ilə başlayır, bu formatda isə onun üçün yer yoxdur.

## What had to be assumed, or was left out
exchange-rules-assumed = Faylda qaydalar göstərilməyib; { $rules } qəbul olunur.
exchange-no-comments =
    { $count ->
        [one] Bir şərh buraxıldı: { $format } formatında onun üçün yer yoxdur.
       *[other] { $count } şərh buraxıldı: { $format } formatında onlar üçün yer yoxdur.
    }
exchange-no-headers = Adlar və digər başlıqlar buraxıldı: { $format } formatında onlar üçün yer yoxdur.

## Matches (.mat)
mat-before-games = "{ $found }" ilk oyundan əvvəl gəlir. Gözlənilən: "7 point match", "Game 1" və ya nöqtəli vergüllə başlayan şərh.
mat-names = "{ $found }" oyunçuların adını vermir. Gözlənilən: ad : hesab, iki dəfə.
mat-cell = "{ $found }" gediş deyil. Gözlənilən: 63: kimi zərlər, Doubles, Takes, Drops və ya Wins.
mat-cells = "{ $found }" ikidən artıq şey deyir. Gözlənilən: hər oyunçu üçün bir.
mat-dice = "{ $found }" zər deyil. Gözlənilən: 1-dən 6-ya qədər iki rəqəm və iki nöqtə.
mat-double = Doubles neçəyə qədər olduğunu demir. Gözlənilən: Doubles => 2.
mat-wins = Wins neçə xal olduğunu demir. Gözlənilən: Wins 1 point.
mat-move = "{ $found }" gediş deyil. Gözlənilən: haradan/hara, 24-dən 1-ə qədər, taxtadan kənar üçün 0 və ya off.
mat-variation = Bu, { $variation } matçıdır; yalnız nərd matçları təkrar oynana bilər.
mat-cube = Kubu { $found } etmək olmaz. Gözlənilən: Doubles => { $expected }.
# $found and $expected are numbers of points; $expected may be several, such as 2, 4.
mat-points = İndi təslim olmaqla verilən oyun { $found } xal etmir. Gözlənilən: { $expected }.
# $problem says how the game ended.
mat-other-end = Oyun başqa cür bitdi: { $problem }
# Scores such as 2-4, the left player's points first.
mat-score = Bu oyundan əvvəlki hesab { $found } kimi göstərilib, amma əvvəlki oyunlardan belə çıxmır. Gözlənilən: { $expected }.
mat-other-turn = Növbə { $seat } tərəfindədir.
mat-other-dice = Taxtadakı zərlər: { $dice }.
mat-must-move = Bu zərlərlə hələ oynamaq olar, deməli, oynanmalıdır.
mat-refused = { $found } oynana bilməz: { $problem }
mat-no-such-turn = Bu zərlərlə belə oynamaq olmaz.
mat-other-match = Bu oyunlar bir matçdan deyil: qaydaları və ya matçın uzunluğu fərqlidir.
mat-roll-off = Oyun { $game }: fayl başlanğıc zərinin necə düşdüyünü demir; 2 və 1 yazılır.

## LUDOpy's histories (.npz)
npz-cut-off = Fayl burada kəsilir.
npz-directory = Arxivin mündəricatı zədələnib.
npz-compressed = Arxivin bu hissəsi sıxılıb. Onu savez_compressed ilə yox, LUDOpy kimi numpy.savez ilə saxlayın.
npz-checksum = Arxivin bu hissəsi zədələnib: yoxlama cəmi düz gəlmir.
npy-version = Bu, tanınan numpy massivi deyil.
npy-header = "{ $found }" massiv başlığı deyil.
npy-kind = "{ $found }": massivdə tam ədədlər deyil, başqa şey var. Gözlənilən: numpy.savez(name, **game.hist) nə yazırsa, o.
npy-order = "{ $found }": massiv Fortran sırasındadır. Gözlənilən: C sırası.
ludopy-one-array = Bu, tək bir massivdir, tarixçədə isə dördü olur. Onu save_hist və ya numpy.savez(name, **game.hist) ilə saxlayın.
ludopy-no-array = { $array } massivi yoxdur.
ludopy-shape = { $array } massivinin ölçüsü { $found }. Gözlənilən: { $expected }.
ludopy-piece = { $found } fişkanın dura biləcəyi yer deyil.
ludopy-player = Oyunçu { $found } göstərilib, amma növbə oyunçu { $expected } üçündür.
ludopy-pieces = Fişkalar əvvəlki anın qoyduğu yerdə deyil.
ludopy-pair = Gedişdən sonrakı anın zəri və ya oyunçusu ondan əvvəlki andakı ilə eyni deyil.
ludopy-no-such-move = { $die } zəri ilə heç bir mümkün gediş fişkaları bu yerlərə gətirmir.
ludopy-one-game = LUDOpy tarixçəsində bir oyun olur, burada isə { $count } oyun var.
ludopy-rules = LUDOpy tarixçələrində { $rules } ilə yox, öz qaydaları – ludopy və ludopy-two ilə oynanan oyunlar olur.

## LongNardi's lists (.json)
longnardi-json = Bu, JSON deyil: { $problem }
longnardi-list = Bu, oyunların siyahısı deyil.
longnardi-field = { $field } sahəsi yoxdur və ya lazım olduğu kimi deyil.
longnardi-board = Taxta əvvəlki növbənin qoyduğu kimi deyil.
longnardi-no-such-turn = Bu zərlərlə heç bir mümkün gediş bu taxtaya gətirmir.
