# Azerbaijani. The game in the terminal: `teahouse play`.
# Terms: səviyyə level, şəbəkə net, məsləhət hint, yazı record, udmaq şansı chances, yarımçıq oyun unfinished game.

# A name that is the same in every language.
terminal-text = { $text }

## Who plays
terminal-title = Teahouse · { $rules } · { $players }
terminal-title-help = ? kömək
terminal-player-human = siz
terminal-player-level = səviyyə { $level }
terminal-seated = { $seats }: { $player }
terminal-welcome = Xoş gəlmisiniz! Oyun: { $rules }. { $facing }
terminal-facing = Rəqibiniz: { $opponent }.
terminal-facing-net = səviyyə { $level }, { $net } şəbəkəsi
terminal-all-here = Hamı bu terminalda oynayır.

## What happens
terminal-rolls = { $seat } zər atır: { $dice }
terminal-dice-fall = Düşən zər: { $dice }
terminal-plays = { $seat }: { $action }
terminal-plays-way = { $seat }: { $action } ({ $way })
terminal-way = { $from } → { $to }
terminal-captures = { $way }, vurur
terminal-cannot-move = { $seat } oynaya bilmir
terminal-last-moves = Son: { $seat } oynadı: { $actions }
terminal-last-roll-moves = Son: { $seat } { $dice } atdı, oynadı: { $actions }
terminal-last-pass = Son: { $seat } oynaya bilmədi
terminal-last-roll-pass = Son: { $seat } { $dice } atdı, oynaya bilmədi

## Where the game stands
terminal-to-act = Növbə: { $seat }
terminal-over-won = Oyun bitdi: { $seat } udur. { $reason }
terminal-over-draw = Oyun bitdi: heç-heçə. { $reason }
terminal-over-resigned = Oyun bitdi: { $seat } təslim oldu.
terminal-thinking = { $seat } düşünür …
terminal-thinking-hurry = { $seat } düşünür … (Esc: dərhal oyna)
terminal-looking = Məsləhət axtarılır … (Esc: indiyədək tapılan)
terminal-count = { $what }: { $numbers }
terminal-count-of = { $seat } { $number }
terminal-from = haradan: { $place }, hara: …

## Answers to commands
terminal-moves = Gedişlər: { $moves }
terminal-no-moves = İndi oynamağa heç nə yoxdur.
terminal-is-legal = { $action } qaydalara uyğundur.
terminal-why-what = Hansı gediş? why və gediş yazın, məsələn, "why { $example }".
terminal-level-what = Hansı səviyyə? level və 1 ilə { $most } arasında ədəd yazın.
terminal-no-level = Bu masada səviyyə ilə oynayan yoxdur.
terminal-save-what = Hara? save və fayl adı yazın.
terminal-load-what = Hansını? load və fayl adı yazın.
terminal-saved = Saxlanıldı: { $file }.
terminal-cannot-save = Saxlamaq olmur: { $problem }
terminal-loaded = { $file } yükləndi: { $rules }, { $events } hadisə.
terminal-cannot-load = { $file } yüklənmir: { $problem }
terminal-no-record = içində yazı yoxdur
terminal-file-too-large = { $most } meqabaytdan böyükdür
terminal-chances = Udmaq şansı: { $chances }
terminal-chance = { $seat } { $percent } %
terminal-no-chances = Bu mövqeyin qiymətini demək olmur: { $problem }
terminal-eval-what = eval on və ya eval off yazın; tək eval bir dəfə deyir.
terminal-eval-on = Şanslar bundan sonra göstərilir.
terminal-eval-off = Şanslar daha göstərilmir.
terminal-hint = Məsləhət: { $lines }
terminal-hint-worth = { $action } ({ $worth })
terminal-hint-wins = { $action } ({ $actions } gedişə udur)
terminal-hint-loses = { $action } ({ $actions } gedişə uduzur)
terminal-no-hint = Məsləhət yoxdur: { $problem }
terminal-taken-back = Geri götürüldü.
terminal-nothing-to-undo = Geri götürməyə heç nə yoxdur.
terminal-played-again = Yenidən oynandı.
terminal-nothing-to-redo = Yenidən oynamağa heç nə yoxdur.
terminal-new-game = Yeni oyun.
terminal-is-over = Oyun bitib; yeni oyun üçün new, geri götürmək üçün undo yazın.
terminal-not-your-turn = Növbə sizdə deyil.
terminal-dice-by-themselves = Zərlər sizin üçün atılır.
terminal-unknown = "{ $typed }" nə əmrdir, nə də gediş ({ $problem }). Əmrlər: { $commands }.
terminal-failed = Kompüter oynaya bilmir: { $problem }

## Help: one line for each command
terminal-help-commands = Sətirdə yazılan əmrlər
terminal-command-move = gedişi oyna; zərlər sizin üçün atılır
terminal-command-why = gediş niyə qaydaya uyğun deyil
terminal-command-moves = mümkün gedişlər
terminal-command-hint = kompüter ən yaxşı halda nə oynayardı
terminal-command-undo = son gedişinizi geri götür
terminal-command-redo = geri götürüləni yenidən oyna
terminal-command-level = başqa səviyyə, 1-dən 10-a qədər
terminal-command-eval = şansları göstər və ya gizlət
terminal-command-tutor = pis gediş qüvvəyə minməzdən əvvəl xəbərdar et və ya etmə
terminal-command-save = oyunu fayla yazı kimi saxla
terminal-command-load = yazılmış oyunu davam etdir
terminal-command-record = yazını göstər
terminal-command-fen = mövqeyi mətn kimi göstər
terminal-command-resign = oyunda təslim ol, match sözü ilə isə bütün matçda
terminal-command-new = yenidən başla
terminal-command-help = bu kömək
terminal-command-quit = çıx; oyun gələn dəfəyə saxlanılır
terminal-help-keys = Düymələr
terminal-help-keys-text =
    oxlar, Tab    seçilə bilən növbəti yerə keç
    Enter         seç; nəsə yazılıbsa: onu et
    Esc           burax; kompüter düşünəndə: dərhal oyna
    Ctrl-T məsləhət  Ctrl-Z geri  Ctrl-Y yenidən  Ctrl-N yeni oyun
    Ctrl-C çıxış  ? bu kömək
terminal-help-notation = Gedişlər necə yazılır
terminal-notation-nardi =
    24/18 daşı 24 nömrəli xanadan 18 nömrəliyə aparır; 3/off daşı çıxarır. Xanalar
    Ağın gördüyü kimi nömrələnir. Bir dəfəyə bir neçə gediş: 24/18,18/15.
terminal-notation-ludo =
    p1+5 1 nömrəli fişkanı 5 xana aparır; fişkaların nömrələri taxtada yazılıb.
terminal-notation-mill =
    d6 daşı d6 nöqtəsinə qoyur; d6-d5 oynadır; xd5 d5 nöqtəsindəki daşı götürür.
terminal-help-legend = Taxta
terminal-legend-piece = { $sign }  daş: { $seat }
terminal-legend-home = { $sign }  sahibi: { $seat }
terminal-legend-special = { $sign }  xüsusi xana
terminal-legend-marks = İşarələnib: gedə biləcəyiniz yerlər, olduğunuz yer, son növbənin haradan hara getdiyi.
terminal-legend-marks-plain = [ ] kursor   ( ) seçilib   < > getmək olar   { "{" } { "}" } son növbə
terminal-page-keys = Yuxarı və Aşağı sürüşdürür, başqa hər düymə geri qaytarır

## Windows
terminal-too-small = Pəncərə { $width } × { $height } simvoldur, bu taxtaya isə { $needed-width } × { $needed-height } lazımdır. Pəncərəni böyüdün və ya --plain ilə oynayın.
terminal-side-log = Nə baş verdi

## The menu and questions
terminal-menu-keys = Yuxarı, Aşağı və Enter seçir · Esc geri qaytarır
terminal-menu-game = Hansı oyun?
terminal-menu-variant = Hansı qaydalar?
terminal-menu-level = Kimə qarşı?
terminal-menu-number = Ədəd, yaxud çıxmaq üçün q:
terminal-menu-no-number = "{ $typed }" 1 ilə { $most } arasında ədəd deyil.
terminal-menu-all-here = Başqa heç kim: hamı bu terminalda oynayır
terminal-family-nardi = Uzun nərd və qohumları
terminal-family-ludo = Ludo və qohumları
terminal-family-mill = Doqquz daş və qohumları
terminal-menu-go-on = Davam: { $rules }, { $players }
terminal-kept-question = Yarımçıq oyun var: { $rules }.
terminal-kept-go-on = Onu davam etdir (indiyədək { $events } hadisə)
terminal-kept-new = Yeni oyun başla
terminal-kept-damaged = Yarımçıq oyunu davam etdirmək olmur: { $problem }
terminal-nothing-kept = Yarımçıq oyun yoxdur: { $rules }.
terminal-none-kept = Yarımçıq oyun yoxdur.
terminal-cannot-keep = Oyunu gələn dəfəyə saxlamaq olmur: { $problem }
terminal-gone-on = Yarımçıq oyununuz.

## Learning
terminal-learn-question = Bu qaydaları oynayan şəbəkə hələ yoxdur. Əvvəlcə biri öyrənsin?
terminal-learn-yes = Ən çoxu { $seconds } saniyə öyrən, sonra oyna
terminal-learn-no = Dərhal oyna, əllə yazılmış qiymətləndirməyə qarşı
terminal-learning = Öyrənilir: { $rules } (Ctrl-C: bəsdir)
terminal-learned = { $games } oyundan öyrənildi.
terminal-learned-strength = { $learned } Sadə qiymətləndirməyə qarşı { $percent } % (± { $error }) udur; bərabərlik { $even } % olardı.
terminal-learned-known = Bu qaydaları əvvəllər öyrənmiş şəbəkə işlədilir.
terminal-learn-mill = Doqquz daş axtarışla oynanır; öyrənməyə heç nə yoxdur.
terminal-learn-net-there = Bu qaydaları oynayan şəbəkə Teahouse ilə birlikdə gəlir; öyrənməyə heç nə yoxdur.

## Languages
terminal-no-language = "{ $language }" dili yoxdur; olan dillər: { $languages }.
