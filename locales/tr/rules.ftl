# Turkish. What is wrong with rule files.
# Terms: kural dosyası rule file, seçenek option, aile family, çeşit variant, genişletmek extend, nokta point, bağlantı edge, hat line.

## Around a problem
problem-at = satır { $line }, sütun { $column }: { $problem }
problem-with-help = { $problem } (yardım: { $help })

## Hints that go with several problems
hint-expected = beklenen: { $expected }
hint-did-you-mean = şunu mu demek istediniz: { $suggestion }?
hint-did-you-mean-name = şunu mu demek istediniz: "{ $suggestion }"?
hint-version = version = 1

## What an option takes
expected-truth = true ya da false
expected-number = { $min } ile { $max } arasında bir tam sayı
expected-name = şunlardan biri: { $names }
expected-numbers = { $min } ile { $max } arasında tam sayılardan bir liste, tekrarsız
expected-names = şunlardan bazılarının listesi: { $names }, tekrarsız
expected-lists = { $min } ile { $max } arasında tam sayı listelerinden bir liste
expected-board-points = halkaların ya da sıraların listesi; her biri bir nokta listesi, her nokta ["name", x, y]
expected-board-edges = nokta adı çiftlerinden bir liste
expected-board-lines = hatların listesi; her biri uçtan uca nokta adlarının listesi

## What stands in the file
value-truth = doğruluk değeri
value-number = tam sayı
value-fraction = kesirli sayı
value-text = metin
value-date = tarih ya da saat
value-list = liste
value-table = tablo

## Options that are set by a word, not by a file
setting-wrong = { $path }: "{ $value }" olmaz; beklenen: { $expected }
setting-syntax = { $path }: "{ $value }" olmaz; beklenen: { $expected } ({ $error })

## The file as a whole
rules-syntax = { $error }
rules-syntax-help = sözdizimi için bkz. toml.io
rules-too-large = dosya { $bytes } bayt
rules-too-large-help = kural dosyası en çok { $limit } bayt olabilir
rules-more = ve { $count } sorun daha
rules-more-help = önce bunları düzeltin

## The head of the file
rules-no-id = dosyada id yok
rules-no-id-help = id = "my-variant" ekleyin
rules-bad-id = "{ $id }" id olamaz
rules-bad-id-help = küçük harfler ve rakamlar, kelimeler tireyle bağlı, en çok 64 karakter
rules-no-family = dosya hangi aileye ait olduğunu söylemiyor
rules-no-family-help = family = ekleyin, şunlardan biriyle: { $families }
rules-unknown-family = "{ $family }" diye bir aile yok
rules-unknown-family-help = şunlardan biri: { $families }
rules-family-not-played = { $family } burada oynanmıyor
rules-family-not-played-help = şunlardan biri: { $families }
rules-not-a-text = { $path } metin değil
rules-not-a-text-help = { $path } = "…"
rules-bad-version = version, 1 ya da daha büyük bir tam sayı değil
rules-bad-sources = sources bir metin listesi değil
rules-bad-sources-help = sources = ["…"]

## The file that this one extends
rules-extends-other-family = "{ $family }" ailesi, "{ $parent-family }" ailesinden "{ $parent }" çeşidini genişletemez
rules-extends-other-family-help = family satırını silin ya da aynı ailenin bir çeşidini genişletin
rules-extends-unknown = genişletilecek "{ $name }" diye bir çeşit yok
rules-extends-unknown-help = hazır bir çeşidin ya da bir kural dosyasının adını yazın
rules-extends-unreadable = { $file } okunamıyor: { $why }
rules-extends-unreadable-help = hazır bir çeşidin ya da bir kural dosyasının adını yazın
rules-extends-wrong = { $file } hatalı: { $first }
rules-extends-wrong-help = `teahouse rules check { $file }` bütün sorunlarını gösterir
rules-extends-circle = dosyalar birbirini döngü hâlinde genişletiyor: { $circle }
rules-extends-circle-help = biri başka bir şeyi genişletsin ya da hiçbir şeyi
rules-extends-chain = { $most } dosyadan fazlası birbirini genişletiyor
rules-extends-chain-help = bazılarının seçeneklerini tek bir dosyada toplayın

## Single options
rules-unknown-key = { $family } ailesinde { $path } seçeneği yok
rules-unknown-key-help = `teahouse rules schema` şu ailenin seçeneklerini listeler: { $family }
rules-not-a-group = { $path } bir seçenek grubudur, burada ise şu var: { $found }
rules-not-a-group-help = önce [{ $path }], sonra seçeneklerini yazın
rules-out-of-range = { $path }: { $value }, { $min } ile { $max } arasında değil
rules-wrong-type = { $path }: burada { $found } var; beklenen: { $wanted }
rules-unknown-name = { $path }: "{ $value }" olmaz; beklenen: { $wanted }
rules-twice = { $path }: { $value } burada iki kez geçiyor
rules-number-too-large = { $path }: { $value } bir sayıya sığmayacak kadar büyük
rules-not-finite = { $path }: { $value } burada anlamsız
rules-date = { $path }: tarih ya da saat burada anlamsız

## Options of Nardi that do not go together
rules-combination-tie-roll-off = { $path }: equal-turns için kimin başladığı bilinmeli, başlangıç zarı ise bunu gizler
rules-combination-tie-roll-off-help = opening.roll = "white-rolls" ya da başka bir score.tie
rules-combination-tie-next-game = { $path }: equal-turns ile her oyuna Beyaz başlar
rules-combination-tie-next-game-help = opening.next_game = "opening-roll" ya da başka bir score.tie
rules-combination-mars = { $path }: mars ({ $mars }) tek oyundan ({ $oin }) az puan ediyor
rules-combination-mars-help = en az score.oin kadar
rules-combination-koks = { $path }: koks ({ $koks }) marstan ({ $mars }) az puan ediyor
rules-combination-koks-help = en az score.mars kadar, ya da koks yoksa 0
rules-combination-cascade = { $path }: zincirleme çiftlerde bloğun açılabileceği bir tur sonu yoktur
rules-combination-cascade-help = false ya da başka bir dice.doubles
rules-combination-crawford = { $path }: Crawford kuralı için küp ve maç gerekir
rules-combination-crawford-help = match.cube = true ve match.length 2 ya da daha çok; ya da false
rules-combination-jacoby = { $path }: Jacoby kuralı küplü tek oyunlar içindir
rules-combination-jacoby-help = match.cube = true ve match.length = 1; ya da false

## Options of Ludo that do not go together
rules-combination-loop = { $path }: { $loop } 4'ün katı değil
rules-combination-loop-help = 40, 52, 56 ve 68 alışılmış değerlerdir
rules-combination-visited = { $path }: bir renk { $loop } karelik parkurda { $visited } kare gezemez
rules-combination-visited-help = en çok board.loop kadar
rules-combination-square = { $path }: { $square } numaralı kare parkurda değil; parkur her renk için şu karede biter: { $visited }
rules-combination-square-help = her rengin kendi karelerini saydığı gibi, 1 ile board.visited arasında sayılar
rules-combination-star-order = { $path }: yıldızlar yol sırasında değil
rules-combination-star-order-help = önce küçük sayıları yazın
rules-combination-star-to-slots = { $path }: yıldız tekil hedef yerlerine götüremez
rules-combination-star-to-slots-help = board.goal = "shared" yazın ya da bu seçeneği çıkarın
rules-combination-lane-on-loop = { $path }: bunun için ev yolu ve her rengin bir karesini atladığı bir parkur gerekir
rules-combination-lane-on-loop-help = yalnızca LUDOpy tahtası için
rules-combination-stairs = { $path }: merdiven için ev yolu ve ortak hedef gerekir
rules-combination-stairs-help = board.lane = 6 ve board.goal = "shared", ya da başka bir lane.rule
rules-combination-pieces-out = { $path }: o kadar taş yok
rules-combination-pieces-out-help = en çok `pieces` kadar
rules-combination-start-square = { $path }: { $most ->
    [one] başlangıç karesinde yalnızca bir kendi taşı durabilir
   *[other] başlangıç karesinde en çok { $most } kendi taşı durabilir
}
rules-combination-start-square-help = bkz. square.own_max
rules-combination-never-full = { $path }: kare hiç dolmuyorsa "one-when-full" bir şey ifade etmez
rules-combination-never-full-help = square.own_max belirleyin ya da "one" yazın
rules-combination-pair-binds = { $path }: burada çiftler yolu kapatmaz
rules-combination-pair-binds-help = bkz. pair.effect
rules-combination-no-entry = { $path }: hiçbir zar üsten taş çıkarmıyor
rules-combination-no-entry-help = entry.values = [6]
rules-combination-entry-number = { $path }: hiçbir zarda böyle bir sayı yok
rules-combination-entry-number-help = 1 ile 6 arasında sayılar, ya da entry.by_sum = true
rules-combination-entry-square = { $path }: entry.values sayılarından biri için parkur karesi değil
rules-combination-entry-square-help = entry.values kaç sayıysa o kadar kare, 1 ile board.visited arasında
rules-combination-no-sum = { $path }: tek zarın toplamı olmaz
rules-combination-no-sum-help = dice.count = 2
rules-combination-no-doubles = { $path }: tek zarda çift gelmez
rules-combination-no-doubles-help = dice.count = 2
rules-combination-few-seats = { $path }: oyun için en az iki oyuncu gerekir
rules-combination-few-seats-help = seats = [0, 2]
rules-combination-seat-order = { $path }: oyuncular oyun sırasında değil
rules-combination-seat-order-help = önce küçük sayıları yazın
rules-combination-teams = { $path }: dolu her yer tam olarak bir takıma aittir
rules-combination-teams-help = teams = [[0, 2], [1, 3]]
rules-combination-one-team = { $path }: tek takımın rakibi yoktur
rules-combination-one-team-help = en az iki takım ya da hiç

## Options of Mill that do not go together
rules-combination-lost-from-the-start = { $path }: { $pieces ->
    [one] tek taşlı taraf baştan kaybetmiştir
   *[other] { $pieces } taşlı taraf baştan kaybetmiştir
}
rules-combination-lost-from-the-start-help = en çok piece_count kadar
rules-combination-no-room = { $path }: iki kere { $pieces } taş { $points } noktaya sığmaz
rules-combination-no-room-help = en çok { $most }
rules-combination-not-own = { $path }: yalnızca kendi yaptığınız tahta tarif edilir
rules-combination-not-own-help = board.layout = "own"
rules-combination-no-diagonals = { $path }: iki halkada çapraz hat olmaz
rules-combination-no-diagonals-help = has_diagonal_lines = false ya da başka bir tahta
rules-combination-no-middle = { $path }: böyle ele geçirmeler için her hatta bir orta nokta gerekir
rules-combination-no-middle-help = üç noktalı hatlar, ya da böyle ele geçirme olmasın

## Boards of Mill that a file describes
rules-board-no-point = { $path }: bu bir nokta değil
rules-board-no-point-help = ["a1", 0, 0]: ad, x, y
rules-board-no-name = { $path }: bu bir ad değil
rules-board-no-name-help = bir noktanın adı
rules-board-no-list = { $path }: liste beklenirken burada şu var: { $found }
rules-board-no-list-help = [ … ]
rules-board-size = { $path }: { $points ->
    [one] tek nokta tahta olmaz
   *[other] { $points } nokta tahta olmaz
}
rules-board-size-help = { $least } ile { $most } arasında nokta
rules-board-name = { $path }: "{ $name }" nokta adı olamaz
rules-board-name-help = bir harf, sonra harfler ve rakamlar, en çok altı, x olmadan
rules-board-name-is-a-roll = { $path }: "{ $name }" nokta adı olamaz
rules-board-name-is-a-roll-help = r ve bir rakam zar atışıdır; başka bir harf alın, örneğin q1
rules-board-name-is-taken = { $path }: "{ $name }" nokta adı olamaz
rules-board-name-is-taken-help = bu kelime bir komut ya da başka oyunlarda bir hamledir; örneğin bir rakam ekleyin
rules-board-same-name = { $path }: { $name } adında iki nokta var
rules-board-same-name-help = her noktaya ayrı bir ad verin
rules-board-out-of-drawing = { $path }: { $x }, { $y } çizimin dışında
rules-board-out-of-drawing-help = x ve y 0 ile { $most } arasında
rules-board-same-place = { $path }: { $x }, { $y } yerinde iki nokta var
rules-board-same-place-help = her noktaya ayrı bir yer verin
rules-board-unknown-point = { $path }: "{ $name }" diye bir nokta yok
rules-board-unknown-point-help = bkz. board.points
rules-board-point-twice = { $path }: { $name } burada iki kez geçiyor
rules-board-point-twice-help = farklı noktalar
rules-board-edge = { $path }: bağlantı iki noktayı birleştirir
rules-board-edge-help = ["a1", "a4"]
rules-board-edge-twice = { $path }: { $from } ile { $to } iki kez bağlanmış
rules-board-edge-twice-help = bir kez yeter
rules-board-no-lines = { $path }: hatsız tahtada üçlü olmaz
rules-board-no-lines-help = en az bir hat
rules-board-line-length = { $path }: { $points ->
    [one] bu hatta bir nokta var
   *[other] bu hatta { $points } nokta var
}
rules-board-line-length-help = hatlarda en az iki nokta olur, hepsinde aynı sayıda
rules-board-line-twice = { $path }: bu hat burada iki kez geçiyor
rules-board-line-twice-help = bir kez yeter
rules-board-many-lines = { $path }: { $name } noktasından { $most } hattan fazlası geçiyor
rules-board-many-lines-help = en çok { $most }
rules-board-no-way = { $path }: { $from } noktasından { $to } noktasına yol yok
rules-board-no-way-help = şu noktaya bir bağlantı ekleyin: { $to }

## Rules that cannot be had
variant-unknown = "{ $name }" diye bir çeşit yok; hazır olanlar: { $known }; ya da .toml ile biten bir kural dosyası adı yazın
variant-unknown-suggested = "{ $name }" diye bir çeşit yok; şunu mu demek istediniz: { $suggestion }? Hazır olanlar: { $known }; ya da .toml ile biten bir kural dosyası adı yazın
variant-unreadable = { $path } okunamıyor: { $why }
variant-wrong = { $name }: { $problems }
variant-text-wrong = kurallar: { $problems }

## Why a file cannot be read
file-refused = { $error }
file-is-a-folder = bu bir klasör
file-is-not-plain = sıradan bir dosya değil
file-too-large = { $bytes } bayt; kural dosyası en çok { $limit } bayt olabilir
file-longer-than-it-says = en az { $bytes } bayt; kural dosyası en çok { $limit } bayt olabilir
file-not-text = UTF-8 metin değil
file-no-files = Teahouse'un bu derlemesi dosya okumaz
