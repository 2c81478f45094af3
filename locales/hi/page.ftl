# The page in the browser, in Hindi.

## Everywhere
page-name = Teahouse
page-close = बंद करें
page-menu = मेनू
page-loading = खुल रहा है …
page-broken = इंजन इस ब्राउज़र में नहीं चल सकता।
page-broken-help = 2023 या बाद का ब्राउज़र चाहिए। विवरण: { $problem }
page-incomplete = यह भाषा { $share }% पूरी है; बाक़ी अंग्रेज़ी में है।
page-update = नया संस्करण आया है।
page-update-now = खोलें
## Home
home-play = खेलें
home-friend = दोस्त
home-more = और…
home-play-label = { $game } खेलें
home-friend-label = इसी स्क्रीन पर दोस्त के साथ { $game } खेलें
home-more-label = { $game } खेलने के और तरीक़े
home-against = { $variant }, सामने: { $player }
home-hot-seat = { $variant }, इसी स्क्रीन पर दो
home-table-of =
    { $seats ->
        [one] { $variant }, मेज़ पर { $seats }
       *[other] { $variant }, मेज़ पर { $seats }
    }
home-watch = { $variant }, कंप्यूटर खेलते हैं
home-go-on = जारी रखें
home-go-on-label = { $variant } जारी रखें
home-unfinished = अधूरे खेल
home-finished = पूरे हुए खेल
home-no-games = आपके खेल यहीं, इस ब्राउज़र में रखे जाते हैं।
home-delete-label = { $variant } का खेल मिटाएँ
home-step-through = देखें
home-left = छोड़ा: { $when }
home-played = खेला: { $when }
home-moves =
    { $turns ->
        [one] { $turns } बारी
       *[other] { $turns } बारियाँ
    }
home-games = मेरे खेल
home-games-line =
    { $played ->
        [0] अभी कुछ नहीं खेला
       *[other] खेले: { $played }, जीते: { $won }
    }
## Families of games
family-nardi = लंबा नार्दी
family-ludo = लूडो
family-mill = चक्की

## A new game
new-title = नया खेल: { $game }
new-variant = प्रकार
new-rules-of = नियम: { $variant }
new-opponent = विरोधी
new-computer = कंप्यूटर
new-friend = यहाँ दोस्त
new-watch = देखना
new-level = स्तर
new-level-of = स्तर: { $seat }
new-strength = स्तर { $level } · { $word }
new-seat = आपका रंग
new-person = इंसान
new-empty = ख़ाली
new-start = शुरू
new-own = अपनी नियम-फ़ाइल
new-own-help = .toml वाली फ़ाइल चुनें। वह इसी ब्राउज़र में रहती है।
new-own-wrong = इस फ़ाइल से नहीं खेला जा सकता:
level-word-1 = नौसिखिया
level-word-2 = शौक़िया
level-word-3 = क्लब
level-word-4 = मज़बूत
level-word-5 = उस्ताद

## Players
player-you = आप
player-level = स्तर { $level } · { $word }
player-person = इंसान
player-turn = { $seat } · आपकी बारी
player-thinks = { $seat } · सोच रहा है …
player-to-act = { $seat } · बारी

## The table
table-board = बोर्ड: { $variant }
table-board-help = तीर कुंजियाँ एक जगह से दूसरी पर ले जाती हैं, Enter उठाता और रखता है, Escape छोड़ता है, R फेंकता है, U वापस लेता है, H सुझाव देता है।
table-roll = फेंकें
table-confirm = हो गया
table-take-back = वापस लें
# Others have to allow it.
table-ask-back = वापसी की अनुमति माँगें
table-play-again = फिर चलें
table-hint = सुझाव
table-moves = चालें
table-rules = नियम
table-evaluation = आकलन
table-evaluation-key = E
table-best-moves = सबसे अच्छी चालें
table-new-game = नया खेल
table-same-again = फिर वही
table-change-seats = पक्ष बदलें
table-resign = हार मानें
table-resign-sure = इस खेल में हार मान लें?
table-resign-yes = हाँ, हार मानें
table-resign-no = नहीं, खेलते रहें
table-resign-match = मुक़ाबले में हार मानें
table-resign-match-sure = पूरे मुक़ाबले में हार मान लें?
table-settings = सेटिंग
table-home = मुख्य पृष्ठ
table-sound-on = आवाज़ चालू
table-sound-off = आवाज़ बंद
table-turn-round = बोर्ड घुमाएँ
table-type = चाल लिखें
table-type-play = चलें
table-flip-theme = थीम बदलें
table-step-first = शुरू में
table-step-back = एक क़दम पीछे
table-step-on = एक क़दम आगे
table-step-last = अंत में
table-chance = जीत की संभावना
table-chance-of = { $seat } { $percent }%
table-thinking = सोच रहा है …
table-tutor = कोच
table-tutor-costs = { $mark }: इससे { $loss } अंक का नुक़सान।
table-tutor-keep = यही रहने दें

## What to do now
do-roll = पासे फेंकें
do-choose = गोटी चुनें
do-where = चुनें कि वह कहाँ जाए
do-where-die = चुनें कि वह कहाँ जाए, या किसी पासे को पहले चलने के लिए उस पर क्लिक करें
do-remove = हटाने के लिए गोटी चुनें
do-place = गोटी रखने के लिए बिंदु चुनें
do-confirm = बारी ख़त्म करने के लिए "हो गया" या पासों पर क्लिक करें
do-only-move = एक ही चाल है
do-wait = इंतज़ार: { $seat }
do-watch = बारी: { $seat }
do-step-through = खेल को क़दम-क़दम देखें
## The end
over-you-won = आप जीत गए!
over-you-lost = विजेता: { $seat }
over-won = विजेता: { $seat }
over-draw = बराबरी
over-resigned = हार मानी: { $seat }
over-rematch = फिर मुक़ाबला
over-step-through = खेल देखें
over-download = अभिलेख डाउनलोड करें

## Announcements
say-rolled = { $seat }: पासे { $dice }
say-moved = { $seat }: { $from } से { $to }
say-placed = { $seat }: { $to } पर रखी
say-finished = { $seat }: { $from } से बोर्ड के बाहर
say-removed = { $seat }: { $to } हटाई
say-captured = { $move }, गोटी कटी
say-passed = { $seat }: कोई चाल नहीं
say-taken-back = वापस लिया
say-hint = सुझाव: { $move }
say-place-empty = { $place }: ख़ाली
say-place-holds = { $place }: { $pieces }
say-pieces = { $count } { $seat }
say-place-movable = { $label }, चल सकती है
say-place-target = { $label }, यहाँ जा सकती है
say-place-removable = { $label }, हटाई जा सकती है
say-die = पासा { $number }: इसे पहले चलें
say-die-used = पासा { $number }, चला जा चुका

## The list of moves
moves-to-play = बारी
moves-pass = पास
moves-empty = अभी कोई चाल नहीं
## Settings
set-title = सेटिंग
set-language = भाषा
set-theme = थीम
set-theme-auto = सिस्टम जैसी
set-theme-light = हल्की
set-theme-dark = गहरी
set-theme-contrast = ऊँचा कंट्रास्ट
set-sound = आवाज़
set-speed = ऐनिमेशन
set-speed-off = बंद
set-speed-slow = धीमा
set-speed-normal = सामान्य
set-speed-fast = तेज़
set-direction = बोर्ड
set-direction-usual = सामान्य
set-direction-turned = घुमाया हुआ
set-direction-mirrored = दर्पण जैसा
set-direction-both = घुमाया और दर्पण जैसा
set-numbers = किनारे पर नंबर
set-auto-roll = अपने आप फेंकें
set-auto-confirm = बारी अपने आप ख़त्म करें
set-auto-finish = अंत में गोटियाँ अपने आप बाहर निकालें
set-help = मदद
set-tutor = कोच: ख़राब चाल पक्की होने से पहले मुझे बताए
## Help
help-best = सबसे अच्छी चालें
help-win = { $percent }%
help-wins-in =
    { $actions ->
        [one] { $actions } में जीत
       *[other] { $actions } में जीत
    }
help-loses-in =
    { $actions ->
        [one] { $actions } में हार
       *[other] { $actions } में हार
    }
# What endgames know about a move.
help-won = जीत
help-drawn = बराबरी
help-lost = हार
help-capture-in =
    { $turns ->
        [one] { $turns } बारी में गोटी हटेगी
       *[other] { $turns } बारियों में गोटी हटेगी
    }

## Review of a game
study-title = समीक्षा
study-open = समीक्षा
study-open-label = { $variant } के खेल की समीक्षा
study-progress = { $of } में से { $done } परखे गए
study-progress-label = समीक्षा कहाँ तक पहुँची
study-graph = जीत की संभावना, %: { $seat }
study-luck = क़िस्मत
study-luck-of = क़िस्मत { $luck }
study-luck-column = क़िस्मत
study-turn = बारी { $turn }, { $seat }
study-turn-you = बारी { $turn }, आप
study-turn-rolled = बारी { $turn }, { $seat }: पासे { $dice }
study-turn-you-rolled = बारी { $turn }, आप: पासे { $dice }
study-turn-column = बारी
study-mark-column = ग़लती
study-mark-loss = { $mark } { $loss }
study-forced = मजबूरी की चाल
study-decision = फ़ैसला
study-played = चली गई
study-better = बेहतर
study-next-best = अगली सबसे अच्छी
study-others = दूसरी चालें
study-show = { $line } बोर्ड पर दिखाएँ
study-wins = { $percent }% जीत
study-mars = उनमें { $percent }% मार्स
study-goes-on = आगे:
study-not-yet = अभी परखा नहीं गया
study-worst-first = सबसे बुरी पहले
study-whose = किसकी ग़लतियाँ
study-yours = आपकी
study-all = सभी
study-no-mistakes = कोई ग़लती नहीं।
study-none-yet = अब तक कोई ग़लती नहीं।
study-summary = सारांश
study-rate = ग़लती दर
study-rate-help = हर फ़ैसले में गँवाए गए अंक के हज़ारवें हिस्से
study-blunders = भारी ग़लतियाँ
study-plays-like = किसके जैसा खेल
study-level = स्तर { $level }
study-play-on = यहाँ से खेलें
study-table = चालें
study-keys = बाएँ और दाएँ से खेल में क़दम-क़दम चलें, M और N अगली और पिछली ग़लती पर ले जाते हैं, B बेहतर चाल दिखाता है, नीचे और ऊपर उस पर आगे-पीछे ले जाते हैं, Escape उसे छोड़ता है।
# The games of a match. $score is the score before the game: "2–1".
study-games = मुक़ाबले का खेल
study-game = खेल { $number }
study-game-at = खेल { $number }, स्कोर { $score }
study-game-before = पिछला खेल
study-game-next = अगला खेल
# The cube. $seat is whoever may double, or has doubled.
study-cube-roll = डबल नहीं
study-cube-double = डबल
study-cube-take = लेना
study-cube-drop = छोड़ना
study-cube-double-take = डबल, लेना
study-cube-double-drop = डबल, छोड़ना
study-cube-right = सही
study-cube-match = मुक़ाबला जीतने की संभावना: { $seat }
study-cube-points = अंक: { $seat }
study-percent = { $percent }%
study-rate-moves = चालें
study-rate-cube = क्यूब
study-lost = यह खेल इस ब्राउज़र में नहीं रखा है।
study-no-graph = इस ब्राउज़र में ग्राफ़ नहीं बन सकता।
