# Analysing positions, on the page, in Hindi.
# Terms: analyse विश्लेषण, position स्थिति, roll out रोलआउट, points अंक, threat ख़तरा किससे, risk जोखिम, record अभिलेख,
# error rate ग़लती दर, send home घर भेजना (काटना), mars मार्स, koks कोक्स.

## The screen
analyse-title = विश्लेषण
analyse-home-line = कोई भी स्थिति सजाएँ और देखें कि हर चाल कितने की है
analyse-variant = प्रकार
analyse-board-help = तीर कुंजियाँ एक जगह से दूसरी पर ले जाती हैं, Enter उठाता और रखता है। बोर्ड के बाहर बाएँ और दाएँ तीर चालों में पीछे और आगे ले जाते हैं।
analyse-edit = सजाएँ
analyse-done = हो गया
analyse-cancel = रद्द करें
analyse-from-here = यहाँ से विश्लेषण
analyse-to-play = { $seat }: { $dice } चलना है
analyse-to-move = { $seat }: चाल चलनी है
analyse-to-roll = { $seat }: पासे फेंकने हैं
analyse-roll-off = पासे तय करते हैं कि कौन शुरू करे
analyse-over = खेल ख़त्म हो चुका है।

## Dice
analyse-dice = पासे
analyse-dice-choose-one = एक संख्या चुनें, या फेंकें।
analyse-dice-choose-two = दो संख्याएँ चुनें, या फेंकें।
analyse-dice-choose-other = और दूसरा पासा?
analyse-die = { $number }
analyse-other-dice = दूसरे पासे

## The moves of a position
analyse-moves = चालें, सबसे अच्छी पहले
analyse-looking = चालें देखी जा रही हैं …
analyse-column-move = चाल
analyse-column-win = जीत
analyse-column-points = अंक
analyse-play = { $move } चलें
analyse-error = ± { $error }
analyse-played-out =
    { $trials ->
        [one] { $trials } खेल अंत तक खेला गया
       *[other] { $trials } खेल अंत तक खेले गए
    }
analyse-roll-out = रोलआउट
analyse-roll-out-help = सबसे अच्छी चालों को एक जैसे पासों से कई बार अंत तक खेलता है, जब तक साफ़ न हो जाए कि कौन सी सबसे अच्छी है।
analyse-rolling = रोलआउट जारी, { $percent }%
analyse-stop = रोकें
outcome-win-by-mars = मार्स { $percent }%
outcome-win-by-koks = कोक्स { $percent }%
outcome-loss-by-mars = मार्स से हार { $percent }%
outcome-loss-by-koks = कोक्स से हार { $percent }%

## What pieces threaten and risk
threats-title = ख़तरे और जोखिम
threats-piece = गोटी
threats-risk = जोखिम
threats-by = ख़तरा किससे
threats-strikes = काट सकती है
threats-safe = सुरक्षित
threats-none = –
threats-strike = { $place }, { $number } से

## Setting up a position
edit-pieces = गोटियाँ
edit-piece = { $seat }, { $count } बाक़ी
edit-marker = निशान
edit-take = हटाएँ
edit-help = गोटी चुनें, फिर जहाँ वह खड़ी हो वहाँ क्लिक करें। चलाने के लिए गोटी खींचें; हटाने के लिए बोर्ड से बाहर खींचें।
edit-turn = किसकी बारी
edit-removes = पहले गोटी हटानी है
edit-empty = ख़ाली करें
edit-start = शुरुआती स्थिति
edit-wrong = अभी सही स्थिति नहीं है

## A position as a text
position-fen = स्थिति (FEN)
position-set = लगाएँ
position-link = लिंक कॉपी करें
position-copied = कॉपी हो गया
position-record = अभिलेख से
position-record-help = खेल का अभिलेख चिपकाएँ, या फ़ाइल चुनें।
position-record-file = फ़ाइल चुनें
position-record-open = खोलें
position-record-text = अभिलेख
position-record-which = कौन सा खेल
position-record-game = { $number }. { $variant }
position-record-empty = इस पाठ में कोई खेल नहीं है।

## Links that lead nowhere
link-wrong = यह लिंक किसी स्थिति तक नहीं ले जाता।
link-rules-broken = इसके नियम पढ़े नहीं जा सके। शायद यह रास्ते में कट गया।
link-rules-long = ये नियम लिंक के लिए बहुत लंबे हैं। इसकी जगह नियम-फ़ाइल और स्थिति (FEN) भेजें।
link-garbled = यह रास्ते में बदल गया: इसके कुछ अक्षर बिगड़े हुए हैं।
link-start = कुछ और का विश्लेषण करें

## My games
games-import = आयात
games-export = निर्यात
games-brought =
    { $taken ->
        [0] कोई नया खेल नहीं।
        [one] { $taken } खेल जोड़ा गया।
       *[other] { $taken } खेल जोड़े गए।
    }
games-known =
    { $known ->
        [one] { $known } पहले से यहाँ था।
       *[other] { $known } पहले से यहाँ थे।
    }
games-import-problem = { $file }: { $problem }
games-filter = कौन से खेल
games-any-family = हर खेल
games-any-variant = हर प्रकार
games-any-opponent = हर विरोधी
games-any-result = हर नतीजा
games-any-date = कभी भी
games-last-days =
    { $days ->
        [one] पिछला { $days } दिन
       *[other] पिछले { $days } दिन
    }
games-all = सब दिखाएँ
games-with-friend = दोस्तों के साथ
games-computers = सिर्फ़ कंप्यूटर
games-won = जीते
games-lost = हारे
games-draw = बराबर
games-played = खेले
games-rate = ग़लती दर
games-no-rates = जिन खेलों की समीक्षा हुई, उनकी ग़लती दर होती है।
games-over-time = आपके खेलों की ग़लती दर और नतीजे, खेले जाने के क्रम में
games-summary = आपके खेल आँकड़ों में
games-none-found = ऐसा कोई खेल नहीं है।
games-more = और खेल
games-deleted = { $variant }: मिटाया गया
games-undo = वापस लाएँ

## Matches and the cube, at the table
new-match = मुक़ाबला कितने अंकों का
new-match-single = एक खेल
new-cube = डबलिंग क्यूब
match-points = अंक
match-stands = मुक़ाबले का स्कोर { $score }
match-line = { $length } अंकों का मुक़ाबला, { $score }
match-game-over = खेल { $number } ख़त्म
match-next-game = अगला खेल
table-double = डबल
table-take = लें
table-drop = छोड़ें
do-roll-or-double = पासे फेंकें, या डबल करें
do-answer = { $seat }: डबल, अब { $value }। लेंगे, या खेल छोड़ देंगे?
say-double = { $seat }: डबल किया
say-take = { $seat }: डबल लिया
say-drop = { $seat }: डबल छोड़ा
say-resign = { $seat }: खेल में हार मानी
moves-double = डबल किया
moves-take = लिया
moves-drop = छोड़ा
moves-resign = हार मानी

games-look-label = देखें: { $variant }
