# The game in the terminal, in Hindi.

terminal-text = { $text }

## Who plays
terminal-title = Teahouse · { $rules } · { $players }
terminal-title-help = ? मदद
terminal-player-human = आप
terminal-player-level = स्तर { $level }
terminal-seated = { $seats }: { $player }
terminal-welcome = { $rules } में आपका स्वागत है। { $facing }
terminal-facing = आपके सामने: { $opponent }।
terminal-facing-net = स्तर { $level }: नेटवर्क { $net }
terminal-all-here = सब इसी टर्मिनल पर खेलते हैं।

## What happens
terminal-rolls = { $seat }: पासे { $dice }
terminal-dice-fall = पासे गिरे: { $dice }
terminal-plays = { $seat }: { $action }
terminal-plays-way = { $seat }: { $action } ({ $way })
terminal-way = { $from } → { $to }
terminal-captures = { $way }, गोटी कटी
terminal-cannot-move = { $seat }: कोई चाल नहीं
terminal-last-moves = पिछली बारी: { $seat }: { $actions }
terminal-last-roll-moves = पिछली बारी: { $seat }: पासे { $dice }, चाल { $actions }
terminal-last-pass = पिछली बारी: { $seat }: कोई चाल नहीं थी
terminal-last-roll-pass = पिछली बारी: { $seat }: पासे { $dice }, कोई चाल नहीं थी

## Where the game stands
terminal-to-act = बारी: { $seat }
terminal-over-won = खेल ख़त्म। विजेता: { $seat }। { $reason }
terminal-over-draw = खेल ख़त्म: बराबरी। { $reason }
terminal-over-resigned = खेल ख़त्म। हार मानी: { $seat }।
terminal-thinking = { $seat }: सोच रहा है …
terminal-thinking-hurry = { $seat }: सोच रहा है … (Esc: तुरंत चलाएँ)
terminal-looking = सुझाव खोजा जा रहा है … (Esc: अब तक जो मिला)
terminal-count = { $what }: { $numbers }
terminal-count-of = { $seat } { $number }
terminal-from = { $place } से …

## Answers to commands
terminal-moves = चालें: { $moves }
terminal-no-moves = अभी चलने को कुछ नहीं है।
terminal-is-legal = { $action } चली जा सकती है।
terminal-why-what = कौन सी चाल? why और चाल लिखें, जैसे "why { $example }"।
terminal-level-what = कौन सा स्तर? level और 1 से { $most } तक की संख्या लिखें।
terminal-no-level = इस मेज़ पर कोई किसी स्तर पर नहीं खेल रहा।
terminal-save-what = कहाँ? save और फ़ाइल का नाम लिखें।
terminal-load-what = कौन सी? load और फ़ाइल का नाम लिखें।
terminal-saved = { $file } में सहेजा गया।
terminal-cannot-save = सहेजा नहीं जा सका: { $problem }
terminal-loaded =
    { $events ->
        [one] { $file } खोली गई: { $rules }, { $events } घटना।
       *[other] { $file } खोली गई: { $rules }, { $events } घटनाएँ।
    }
terminal-cannot-load = { $file } खोली नहीं जा सकी: { $problem }
terminal-no-record = उसमें कोई अभिलेख नहीं है
terminal-file-too-large = वह { $most } मेगाबाइट से बड़ी है
terminal-chances = जीत की संभावना: { $chances }
terminal-chance = { $seat } { $percent }%
terminal-no-chances = कोई नहीं बता सकता कि यह स्थिति कैसी है: { $problem }
terminal-eval-what = eval on या eval off लिखें; अकेला eval एक बार बताता है।
terminal-eval-on = अब से संभावनाएँ दिखेंगी।
terminal-eval-off = अब संभावनाएँ नहीं दिखेंगी।
terminal-hint = सुझाव: { $lines }
terminal-hint-worth = { $action } ({ $worth })
terminal-hint-wins = { $action } ({ $actions } में जीत)
terminal-hint-loses = { $action } ({ $actions } में हार)
terminal-no-hint = कोई सुझाव नहीं: { $problem }
terminal-taken-back = चाल वापस ली गई।
terminal-nothing-to-undo = वापस लेने को कुछ नहीं है।
terminal-played-again = चाल फिर चली गई।
terminal-nothing-to-redo = फिर चलने को कुछ नहीं है।
terminal-new-game = नया खेल।
terminal-is-over = खेल ख़त्म हो चुका है; नए के लिए new, या undo लिखें।
terminal-not-your-turn = अभी आपकी बारी नहीं है।
terminal-dice-by-themselves = पासे आपके लिए अपने आप फेंके जाते हैं।
terminal-unknown = "{ $typed }" न आदेश है न चाल ({ $problem })। आदेश: { $commands }।
terminal-failed = कंप्यूटर चल नहीं सकता: { $problem }

## Help: one line for each command
terminal-help-commands = लिखे जाने वाले आदेश
terminal-command-move = उसे चलें; पासे अपने आप फेंके जाते हैं
terminal-command-why = कोई चाल क्यों नहीं चली जा सकती
terminal-command-moves = चली जा सकने वाली चालें
terminal-command-hint = कंप्यूटर की सबसे अच्छी चाल
terminal-command-undo = अपनी पिछली चाल वापस लें
terminal-command-redo = वापस ली गई चाल फिर चलें
terminal-command-level = दूसरा स्तर, 1 से 10
terminal-command-eval = संभावनाएँ दिखाएँ या नहीं
terminal-command-tutor = ख़राब चाल पक्की होने से पहले चेतावनी मिले या नहीं
terminal-command-save = खेल को अभिलेख के रूप में फ़ाइल में लिखें
terminal-command-load = अभिलेख वाला खेल आगे खेलें
terminal-command-record = अभिलेख दिखाएँ
terminal-command-fen = स्थिति को पाठ के रूप में दिखाएँ
terminal-command-resign = खेल में हार मान लें, या match शब्द के साथ पूरे मुक़ाबले में
terminal-command-new = नए सिरे से शुरू करें
terminal-command-help = यह मदद
terminal-command-quit = बाहर जाएँ; खेल अगली बार के लिए रखा जाता है
terminal-help-keys = कुंजियाँ
terminal-help-keys-text =
    तीर, Tab      अगली चुनी जा सकने वाली जगह पर जाएँ
    Enter         उसे लें; कुछ लिखा हो तो वह करें
    Esc           उसे छोड़ें; कंप्यूटर सोच रहा हो तो तुरंत चलाएँ
    Ctrl-T सुझाव   Ctrl-Z वापस   Ctrl-Y फिर   Ctrl-N नया खेल
    Ctrl-C बाहर   ? यह मदद
terminal-help-notation = चालें कैसे लिखी जाती हैं
terminal-notation-nardi =
    24/18 गोटी को खाने 24 से 18 पर चलता है; 3/off उसे बाहर निकालता है।
    खानों के नंबर सफ़ेद की ओर से हैं। एक साथ कई क़दम: 24/18,18/15।
terminal-notation-ludo =
    p1+5 गोटी 1 को 5 खाने चलता है; गोटियों के नंबर बोर्ड पर लिखे हैं।
terminal-notation-mill =
    d6 गोटी d6 पर रखता है; d6-d5 उसे चलता है; xd5 d5 की गोटी हटाता है।
terminal-help-legend = बोर्ड
terminal-legend-piece = { $sign }  गोटी: { $seat }
terminal-legend-home = { $sign }  इस रंग का: { $seat }
terminal-legend-special = { $sign }  ख़ास खाना
terminal-legend-marks = चिह्नित: आप कहाँ जा सकते हैं, कहाँ हैं, और पिछली बारी कहाँ से कहाँ गई।
terminal-legend-marks-plain = [ ] कर्सर   ( ) ली हुई   < > जहाँ जा सकते हैं   { "{" } { "}" } पिछली बारी
terminal-page-keys = ऊपर और नीचे से सरकाएँ, कोई और कुंजी वापस ले जाती है

## Windows
terminal-too-small = विंडो में { $width } × { $height } अक्षर हैं, पर इस बोर्ड को { $needed-width } × { $needed-height } चाहिए। उसे बड़ा करें, या --plain के साथ खेलें।
terminal-side-log = क्या-क्या हुआ

## The menu and questions
terminal-menu-keys = ऊपर, नीचे और Enter से चुनें · Esc से वापस
terminal-menu-game = कौन सा खेल?
terminal-menu-variant = कौन से नियम?
terminal-menu-level = किसके साथ?
terminal-menu-number = कोई संख्या, या बाहर जाने के लिए q:
terminal-menu-no-number = "{ $typed }" 1 से { $most } तक की संख्या नहीं है।
terminal-menu-all-here = और कोई नहीं: सब इसी टर्मिनल पर खेलते हैं
terminal-family-nardi = लंबा नार्दी और उसके जैसे खेल
terminal-family-ludo = लूडो और उसके जैसे खेल
terminal-family-mill = चक्की और उसके जैसे खेल
terminal-menu-go-on = जारी रखें: { $rules }, { $players }
terminal-kept-question = एक अधूरा खेल है: { $rules }।
terminal-kept-go-on =
    { $events ->
        [one] उसे जारी रखें (अब तक { $events } घटना)
       *[other] उसे जारी रखें (अब तक { $events } घटनाएँ)
    }
terminal-kept-new = नया खेल शुरू करें
terminal-kept-damaged = अधूरा खेल जारी नहीं रखा जा सकता: { $problem }
terminal-nothing-kept = कोई अधूरा खेल नहीं है: { $rules }।
terminal-none-kept = कोई अधूरा खेल नहीं है।
terminal-cannot-keep = खेल अगली बार के लिए रखा नहीं जा सका: { $problem }
terminal-gone-on = आपका अधूरा खेल।

## Learning
terminal-learn-question = अभी कोई नेटवर्क ये नियम नहीं खेलता। क्या पहले एक इन्हें सीख ले?
terminal-learn-yes = ज़्यादा से ज़्यादा { $seconds } सेकंड सीखें, फिर खेलें
terminal-learn-no = तुरंत खेलें, हाथ से लिखे अनुमान के साथ
terminal-learning = { $rules } सीखा जा रहा है (Ctrl-C: बस)
terminal-learned =
    { $games ->
        [one] { $games } खेल से सीखा।
       *[other] { $games } खेलों से सीखा।
    }
terminal-learned-strength = { $learned } हाथ से लिखे अनुमान के सामने { $percent }% (± { $error }) जीतता है; { $even }% पर बराबरी होती।
terminal-learned-known = इन नियमों को पहले सीख चुका नेटवर्क इस्तेमाल हो रहा है।
terminal-learn-mill = चक्की खोज से खेली जाती है; सीखने को कुछ नहीं है।
terminal-learn-net-there = इन नियमों का नेटवर्क Teahouse के साथ आता है; सीखने को कुछ नहीं है।

## Languages
terminal-no-language = भाषा "{ $language }" नहीं है; ये हैं: { $languages }।
