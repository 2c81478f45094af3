# Turkish. Why a line of the protocol was refused; written behind the word error.
# Terms: seçenek option, komut command, tam sayı whole number.

## The session
line-too-long = satır { $most } bayttan uzun; atlandı
unknown-command = bilinmeyen komut "{ $word }"; beklenen: { $expected }
thinking = sonsuz düşünme sürüyor; önce stop deyin
not-pondering = arka planda düşünülen bir şey yok; önce go ponder gelir
no-thread = makine çalışacak iş parçacığı vermiyor; yeniden deneyin
broke-off = iş, programın bir hatası yüzünden yarıda kaldı; oturum sürüyor

## Options
option-form = setoption "{ $text }": beklenen name <name> value <value>
no-value = setoption name { $name }: adın ardından value <value> bekleniyor
unknown-option = { $family } oyununda "{ $name }" seçeneği yok; uci hepsini listeler
not-a-number = { $name } "{ $text }": { $min } ile { $max } arasında bir tam sayı bekleniyor
not-a-truth = { $name } "{ $text }": true ya da false bekleniyor
wrong-value = { $flaw }
rules = { $problem }
contradiction = { $name } olduğu gibi kalıyor: { $problem }
no-memory = Hash { $megabytes }: makine bu kadar megabayt vermiyor; eski tablo kalıyor
no-threads = Threads { $threads }: makine bu kadarını vermiyor (her yerde en çok { $most }); eski sayı kalıyor

## Options of other engines
use-instead = { $name } burada bir şey ifade etmez; { $instead }
instead-seed = eşit hamleler her seferinde aynı biçimde seçilir; 10'un altındaki Level, Seed ile değişir
instead-search = tek bir arama vardır; nasıl çalıştığını SkillLevel, MoveTime ve FullWidth belirler
instead-effort = ne kadar çaba harcanacağını Level belirler
instead-level = ne kadar güçlü oynanacağını Level belirler, 1 ile 10 arası
instead-analysis = analiz için go infinite ve MultiPV vardır
instead-clock = Move Overhead saatten pay ayırır, movetime bir hamlenin süresini belirler
instead-nodes = go nodes düşünmeyi pozisyon sayısıyla sınırlar

## Positions, moves, and what is asked about them
position-form = position "{ $text }": startpos ya da fen <FEN>, ardından moves … bekleniyor
position-score = score "{ $text }": iki tarafın puanları bekleniyor, örneğin 3-1; Crawford oyunu oynandıysa ardından after-crawford
position-no-match = bu kurallar tek oyunluk; önce match.length değerini 1'den büyük yapın ya da match.cube ayarlayın
position-match = { $problem }
fen = { $problem }
move = hamle { $number }: { $problem }
roll = { $problem }
perft-depth = perft "{ $text }": 1 ile { $most } arasında bir derinlik bekleniyor
no-turns = { $family } oyununda bütün turlar yoktur
go-word = go "{ $word }": beklenen depth N, ply N, movetime MS, nodes N, rollouts N, wtime MS, btime MS, winc MS, binc MS, movestogo N, ponder ya da infinite
go-number = go { $word }: ardından bir tam sayı bekleniyor
advice = { $problem }
net = { $problem }
database = { $problem }
no-database = { $folder } klasöründe bu kuralların veritabanı yok; teahouse solve oluşturur
