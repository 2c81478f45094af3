# Turkish: What is said to programs that learn or search by numbers: Python and its environments.
# Terms: eylem action, yer seat, masa table, durum state, dizi array, yığın batch, iş parçacığı thread, tohum seed, anlık görüntü snapshot.

# $number is what was asked for, $last the highest number there is.
action-number-unknown = Burada { $number } numaralı eylem yok. Numaralar 0 ile { $last } arasındadır.

## A game in progress that was saved as a line of text.
notation-saved = geçmiş
saved-form = Önce kaç olay ve kaç zar olduğu, ardından pozisyonların anahtarları bekleniyor, örneğin "12 4 1f3a".

## Arguments that do not fit.
# $name is what was asked for, $known all languages.
language-unknown = "{ $name }" dili yok. Olanlar: { $known }.
seat-unknown = Bu masada { $seat } numaralı yer yok. Yerler 0 ile { $last } arasındadır.
seat-missing = Şu anda sıra kimsede değil; bu yüzden yer belirtilmeli.
family-unknown = "{ $name }" ailesi yok. Olanlar: { $known }.
# $type is the name of a type of Python.
option-type = Bir seçenek doğruluk değeri, sayı, metin, liste ya da dict olabilir; { $type } olamaz.
action-type = Bir eylem metin ya da tam sayı olabilir; { $type } olamaz.
roll-arguments = Zarlar ya verildiği gibi ya da bir tohuma göre gelir: ikisinden yalnızca biri.
threads-wrong = { $threads } iş parçacığı: 1 ile { $most } arası bekleniyor.
level-wrong = Düzey { $level } yok: düzeyler 1 ile { $most } arasındadır.
rollout-no-dice = Dokuz Taş'ta rollout için zar yok. Rollout zarlı oyunlar içindir.
position-type = Masa, durum ya da maç bekleniyor, { $type } değil.
players-few = Arena için en az iki oyuncu gerekir.
table-or-record = Masa, maç ya da bir kaydın metni bekleniyor, { $type } değil.
# $count is how many games the text holds.
one-game-wanted = Tek oyunun kaydı bekleniyor, ama { $count } oyun var.
# $count is how many matches or single games the text holds.
one-match-wanted = Tek maçın kayıtları bekleniyor; metinde { $count ->
    [0] hiçbir şey yok
    [one] hiçbir maça ait olmayan bir oyun var
   *[other] { $count } maç ya da tek oyun var
}.
