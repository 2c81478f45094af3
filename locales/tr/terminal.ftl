# Turkish. The game in the terminal: `teahouse play`.
# Terms: düzey level, ağ net, ipucu hint, kayıt record, kazanma şansı chances, yarım kalan oyun unfinished game.

# A name that is the same in every language.
terminal-text = { $text }

## Who plays
terminal-title = Teahouse · { $rules } · { $players }
terminal-title-help = ? yardım
terminal-player-human = siz
terminal-player-level = düzey { $level }
terminal-seated = { $seats }: { $player }
terminal-welcome = Hoş geldiniz! Oyun: { $rules }. { $facing }
terminal-facing = Rakibiniz: { $opponent }.
terminal-facing-net = düzey { $level }, { $net } ağı
terminal-all-here = Herkes bu terminalde oynuyor.

## What happens
terminal-rolls = { $seat } zar attı: { $dice }
terminal-dice-fall = Gelen zar: { $dice }
terminal-plays = { $seat }: { $action }
terminal-plays-way = { $seat }: { $action } ({ $way })
terminal-way = { $from } → { $to }
terminal-captures = { $way }, taş kırar
terminal-cannot-move = { $seat } oynayamıyor
terminal-last-moves = Son: { $seat } oynadı: { $actions }
terminal-last-roll-moves = Son: { $seat } { $dice } attı, oynadı: { $actions }
terminal-last-pass = Son: { $seat } oynayamadı
terminal-last-roll-pass = Son: { $seat } { $dice } attı, oynayamadı

## Where the game stands
terminal-to-act = Sıra: { $seat }
terminal-over-won = Oyun bitti: { $seat } kazandı. { $reason }
terminal-over-draw = Oyun bitti: berabere. { $reason }
terminal-over-resigned = Oyun bitti: { $seat } çekildi.
terminal-thinking = { $seat } düşünüyor …
terminal-thinking-hurry = { $seat } düşünüyor … (Esc: hemen oyna)
terminal-looking = İpucu aranıyor … (Esc: şimdiye kadar bulunan)
terminal-count = { $what }: { $numbers }
terminal-count-of = { $seat } { $number }
terminal-from = çıkış { $place }, varış …

## Answers to commands
terminal-moves = Hamleler: { $moves }
terminal-no-moves = Şimdi oynanacak bir şey yok.
terminal-is-legal = { $action } kurallara uygun.
terminal-why-what = Hangi hamle? why ve bir hamle yazın, örneğin "why { $example }".
terminal-level-what = Hangi düzey? level ve 1 ile { $most } arasında bir sayı yazın.
terminal-no-level = Bu masada düzeyle oynayan yok.
terminal-save-what = Nereye? save ve bir dosya adı yazın.
terminal-load-what = Hangisi? load ve bir dosya adı yazın.
terminal-saved = Kaydedildi: { $file }.
terminal-cannot-save = Kaydedilemiyor: { $problem }
terminal-loaded = { $file } yüklendi: { $rules }, { $events } olay.
terminal-cannot-load = { $file } yüklenemiyor: { $problem }
terminal-no-record = içinde kayıt yok
terminal-file-too-large = { $most } megabayttan büyük
terminal-chances = Kazanma şansı: { $chances }
terminal-chance = { $seat } %{ $percent }
terminal-no-chances = Bu pozisyonun değeri söylenemiyor: { $problem }
terminal-eval-what = eval on ya da eval off yazın; yalnızca eval bir kez söyler.
terminal-eval-on = Kazanma şansı bundan sonra gösterilir.
terminal-eval-off = Kazanma şansı artık gösterilmez.
terminal-hint = İpucu: { $lines }
terminal-hint-worth = { $action } ({ $worth })
terminal-hint-wins = { $action } ({ $actions } hamlede kazanır)
terminal-hint-loses = { $action } ({ $actions } hamlede kaybeder)
terminal-no-hint = İpucu yok: { $problem }
terminal-taken-back = Geri alındı.
terminal-nothing-to-undo = Geri alınacak bir şey yok.
terminal-played-again = Yeniden oynandı.
terminal-nothing-to-redo = Yeniden oynanacak bir şey yok.
terminal-new-game = Yeni oyun.
terminal-is-over = Oyun bitti; yenisi için new, geri almak için undo yazın.
terminal-not-your-turn = Sıra sizde değil.
terminal-dice-by-themselves = Zarlar sizin için atılır.
terminal-unknown = "{ $typed }" ne komut ne de hamle ({ $problem }). Komutlar: { $commands }.
terminal-failed = Bilgisayar oynayamıyor: { $problem }

## Help: one line for each command
terminal-help-commands = İstemde yazılan komutlar
terminal-command-move = hamleyi oyna; zarlar sizin için atılır
terminal-command-why = bir hamlenin neden kurala uymadığı
terminal-command-moves = yapılabilecek hamleler
terminal-command-hint = bilgisayarın en iyi hâliyle ne oynayacağı
terminal-command-undo = son hamlenizi geri al
terminal-command-redo = geri alınanı yeniden oyna
terminal-command-level = başka düzey, 1 ile 10 arası
terminal-command-eval = kazanma şansını göster ya da gizle
terminal-command-tutor = kötü hamle kesinleşmeden uyar ya da uyarma
terminal-command-save = oyunu bir dosyaya kayıt olarak yaz
terminal-command-load = kayıtlı bir oyuna devam et
terminal-command-record = kaydı göster
terminal-command-fen = pozisyonu metin olarak göster
terminal-command-resign = oyundan çekil; match sözcüğüyle bütün maçtan
terminal-command-new = yeniden başla
terminal-command-help = bu yardım
terminal-command-quit = çık; oyun bir dahaki sefere saklanır
terminal-help-keys = Tuşlar
terminal-help-keys-text =
    oklar, Tab    seçilebilecek sonraki yere git
    Enter         seç; bir şey yazılmışsa: onu yap
    Esc           bırak; bilgisayar düşünürken: hemen oyna
    Ctrl-T ipucu  Ctrl-Z geri al  Ctrl-Y yinele  Ctrl-N yeni oyun
    Ctrl-C çık    ? bu yardım
terminal-help-notation = Hamleler nasıl yazılır
terminal-notation-nardi =
    24/18 pulu 24 numaralı haneden 18 numaralı haneye oynar; 3/off pulu toplar.
    Haneler Beyaz'ın gördüğü gibi numaralıdır. Birkaç hamle birden: 24/18,18/15.
terminal-notation-ludo =
    p1+5 1 numaralı taşı 5 ilerletir; taşların numaraları tahtada yazılıdır.
terminal-notation-mill =
    d6 taşı d6 noktasına koyar; d6-d5 oynatır; xd5 d5 noktasındaki taşı alır.
terminal-help-legend = Tahta
terminal-legend-piece = { $sign }  taş: { $seat }
terminal-legend-home = { $sign }  sahibi: { $seat }
terminal-legend-special = { $sign }  özel kare
terminal-legend-marks = İşaretli: gidebileceğiniz yerler, bulunduğunuz yer, son turun çıkış ve varış yerleri.
terminal-legend-marks-plain = [ ] imleç   ( ) seçili   < > gidilebilecek yer   { "{" } { "}" } son tur
terminal-page-keys = Yukarı ve Aşağı kaydırır, başka her tuş geri döner

## Windows
terminal-too-small = Pencere { $width } × { $height } karakter, bu tahtaya ise { $needed-width } × { $needed-height } gerekiyor. Pencereyi büyütün ya da --plain ile oynayın.
terminal-side-log = Olanlar

## The menu and questions
terminal-menu-keys = Yukarı, Aşağı ve Enter ile seçin · Esc geri döner
terminal-menu-game = Hangi oyun?
terminal-menu-variant = Hangi kurallar?
terminal-menu-level = Kime karşı?
terminal-menu-number = Bir sayı, ya da çıkmak için q:
terminal-menu-no-number = "{ $typed }" 1 ile { $most } arasında bir sayı değil.
terminal-menu-all-here = Başka kimse yok: herkes bu terminalde oynar
terminal-family-nardi = Uzun Nardi ve akrabaları
terminal-family-ludo = Ludo ve akrabaları
terminal-family-mill = Dokuz Taş ve akrabaları
terminal-menu-go-on = Devam: { $rules }, { $players }
terminal-kept-question = Yarım kalan bir oyun var: { $rules }.
terminal-kept-go-on = Ona devam et (şimdiye kadar { $events } olay)
terminal-kept-new = Yeni oyun başlat
terminal-kept-damaged = Yarım kalan oyun sürdürülemiyor: { $problem }
terminal-nothing-kept = Yarım kalan oyun yok: { $rules }.
terminal-none-kept = Yarım kalan oyun yok.
terminal-cannot-keep = Oyun bir dahaki sefere saklanamıyor: { $problem }
terminal-gone-on = Yarım kalan oyununuz.

## Learning
terminal-learn-question = Bu kuralları oynayan bir ağ henüz yok. Önce bir ağ öğrensin mi?
terminal-learn-yes = En çok { $seconds } saniye öğren, sonra oyna
terminal-learn-no = Hemen oyna, elle yazılmış değerlendirmeye karşı
terminal-learning = Öğreniliyor: { $rules } (Ctrl-C: yeter)
terminal-learned = { $games } oyundan öğrenildi.
terminal-learned-strength = { $learned } Basit değerlendirmeye karşı %{ $percent } (± { $error }) kazanıyor; denk olsa %{ $even } olurdu.
terminal-learned-known = Bu kuralları daha önce öğrenmiş bir ağ kullanılıyor.
terminal-learn-mill = Dokuz Taş aramayla oynanır; öğrenilecek bir şey yok.
terminal-learn-net-there = Bu kuralları oynayan bir ağ Teahouse ile birlikte gelir; öğrenilecek bir şey yok.

## Languages
terminal-no-language = "{ $language }" dili yok; olanlar: { $languages }.
