# Long Nardi and its family, in Hindi.
# Terms: checker गोटी, point खाना, head सिर, home घर, way रास्ता, bear off बाहर निकालना, block ब्लॉक (प्राइम), pip पिप, runner
# धावक, starting quarter शुरुआती चौथाई, roll फेंक, roll-off शुरुआती फेंक, double डबल, step क़दम, turn बारी, doubling cube
# डबलिंग क्यूब, take लेना, drop छोड़ना, tie बराबरी, ओइन, मार्स, कोक्स; points of a score अंक.

## Places of the board
nardi-place-point = { $point }
nardi-place-off = { $seat }: बाहर निकलीं

## What is counted, beside a number
count-pips = पिप
count-off = बाहर निकलीं
count-on-head = सिर पर

## What is to be done
nardi-task-roll-off = हर पक्ष एक पासा फेंकता है; जिसका बड़ा आए वह शुरू करता है।
nardi-task-roll = { $seat }: पासे फेंकें।
nardi-task-roll-again = { $seat }: डबल के बाद एक बार फिर फेंकें।
nardi-task-last-roll = { $opponent }: सारी गोटियाँ बाहर। { $seat }: एक आख़िरी फेंक।
nardi-task-last-turn = { $opponent }: सारी गोटियाँ बाहर। { $seat }: एक आख़िरी बारी।
nardi-task-play = { $seat }: { $dice } चलें।
nardi-task-play-handed = { $seat }: { $dice } चलें, जो विरोधी ({ $opponent }) नहीं चल सका।
nardi-task-pass = { $seat }: { $dice } नहीं चला जा सकता, पास करना होगा।
nardi-task-pips = बाक़ी पिप: { seat-white } { $white }, { seat-black } { $black }।

## How a game ended
nardi-verdict-oin = { $points ->
    [one] विजेता: { $winner }। ओइन, { $points } अंक: हारने वाले ({ $loser }) की कम से कम एक गोटी बाहर निकली।
   *[other] विजेता: { $winner }। ओइन, { $points } अंक: हारने वाले ({ $loser }) की कम से कम एक गोटी बाहर निकली।
}
nardi-verdict-mars = { $points ->
    [one] विजेता: { $winner }। मार्स, { $points } अंक: हारने वाले ({ $loser }) की कोई गोटी बाहर नहीं निकली।
   *[other] विजेता: { $winner }। मार्स, { $points } अंक: हारने वाले ({ $loser }) की कोई गोटी बाहर नहीं निकली।
}
nardi-verdict-koks-none-home = { $points ->
    [one] विजेता: { $winner }। कोक्स, { $points } अंक: हारने वाले ({ $loser }) की न कोई गोटी बाहर निकली, न घर पहुँची।
   *[other] विजेता: { $winner }। कोक्स, { $points } अंक: हारने वाले ({ $loser }) की न कोई गोटी बाहर निकली, न घर पहुँची।
}
nardi-verdict-koks-first-quarter = { $points ->
    [one] विजेता: { $winner }। कोक्स, { $points } अंक: हारने वाले ({ $loser }) की कोई गोटी बाहर नहीं निकली और शुरुआती चौथाई में अब भी एक गोटी है।
   *[other] विजेता: { $winner }। कोक्स, { $points } अंक: हारने वाले ({ $loser }) की कोई गोटी बाहर नहीं निकली और शुरुआती चौथाई में अब भी एक गोटी है।
}
nardi-verdict-tie = खेल बराबर: दोनों पक्षों की सारी गोटियाँ बाहर निकल गईं।

## Why a step is not legal: the checker
point-empty = खाने { $point } पर कोई गोटी नहीं है।
not-your-checker = खाने { $point } की गोटियाँ दूसरे पक्ष की हैं: { $owner }। अभी बारी: { $seat }।
head-already-used = { $limit ->
    [one] इस बारी में सिर, खाना { $point }, से और गोटियाँ नहीं निकल सकतीं; नियम है एक बारी में एक।
   *[other] इस बारी में सिर, खाना { $point }, से और गोटियाँ नहीं निकल सकतीं; नियम है एक बारी में { $limit }।
}
runner-first = सिर्फ़ खाने { $point } वाला धावक चल सकता है, जब तक वह विरोधी का सिर, खाना { $head }, पार न कर ले।

## Why a step is not legal: the dice
no-such-die = खाने { $from } से खाने { $to } के लिए { $needed } चाहिए; चलने को बचा है: { $dice }।
die-too-small = खाने { $point } से बाहर निकालने के लिए { $needed } या ज़्यादा चाहिए; चलने को बचा है: { $dice }।
must-play = { $seat }: क़दम चला जा सकता है, इसलिए पास नहीं कर सकते।
both-dice-must-be-played = दोनों, { $dice }, चले जा सकते हैं, पर इस क़दम के बाद नहीं।
more-dice-must-be-played = इस बारी में { $steps } क़दम चले जा सकते हैं, पर इस क़दम के बाद नहीं।
only-the-higher-die = दो में से एक ही पासा चल सकता है, इसलिए बड़ा वाला चलना होगा: { $die }, न कि { $other }।

## Why a step is not legal: where it ends
point-held = खाने { $point } पर क़ब्ज़ा है: { $owner }।
no-inner-steps = { $seat }: सारी गोटियाँ घर में हैं; अब वे सिर्फ़ बाहर निकल सकती हैं, घर के अंदर चल नहीं सकतीं।
not-all-home = { $count ->
    [one] { $seat }: सारी गोटियाँ घर में हों तभी बाहर निकाल सकते हैं; खाना { $points } घर में नहीं है।
   *[other] { $seat }: सारी गोटियाँ घर में हों तभी बाहर निकाल सकते हैं; खाने { $points } घर में नहीं हैं।
}
exact-die-only = खाने { $point } से बाहर निकालने के लिए ठीक { $needed } चाहिए; चलने को बचा है: { $dice }।
larger-die-only-from-farthest = ज़रूरत से बड़ा पासा सिर्फ़ सबसे दूर के भरे खाने से गोटी निकालता है; वह { $point } है, { $from } नहीं।

## Why a step is not legal: blocks
block = { $checked ->
    [every-step] इस क़दम से खानों { $points } पर ब्लॉक बनता है। { $rule }
   *[turn-end] इस क़दम से खानों { $points } पर ब्लॉक बनता है, और बाक़ी बारी में वह खुल नहीं सकता। { $rule }
}
block-needs-enemy-ahead = लगातार { $length } खाने तभी रखे जा सकते हैं जब विरोधी ({ $enemy }) की एक गोटी उनसे आगे हो।
block-needs-enemy-home = लगातार { $length } खाने तभी रखे जा सकते हैं जब विरोधी ({ $enemy }) की एक गोटी घर में हो।
block-never = लगातार { $length } खाने कभी नहीं रखे जा सकते।
own-start-full = { $checked ->
    [every-step] { $seat }: अपनी शुरुआती चौथाई के छह खानों, { $first } से { $last }, में से ज़्यादा से ज़्यादा { $limit } रखे जा सकते हैं; इस क़दम के बाद { $held } होंगे।
   *[turn-end] { $seat }: बारी के अंत में अपनी शुरुआती चौथाई के छह खानों, { $first } से { $last }, में से ज़्यादा से ज़्यादा { $limit } रखे जा सकते हैं, और इस क़दम के बाद यह नहीं हो सकता।
}
enemy-start-full = { $checked ->
    [every-step] { $seat }: विरोधी की शुरुआती चौथाई के छह खानों, { $first } से { $last }, में से ज़्यादा से ज़्यादा { $limit } रखे जा सकते हैं; इस क़दम के बाद { $held } होंगे।
   *[turn-end] { $seat }: बारी के अंत में विरोधी की शुरुआती चौथाई के छह खानों, { $first } से { $last }, में से ज़्यादा से ज़्यादा { $limit } रखे जा सकते हैं, और इस क़दम के बाद यह नहीं हो सकता।
}
block-must-be-opened = विरोधी ({ $enemy }) की सारी गोटियाँ खाने { $point } पर हैं, खानों { $points } के ब्लॉक के ठीक पीछे; इस बारी में उसे खोलना होगा।

## Why steps are not a whole turn
turn-over = { $steps ->
    [one] { $steps } क़दम के बाद बारी ख़त्म।
   *[other] { $steps } क़दमों के बाद बारी ख़त्म।
}
turn-incomplete = बारी पूरी नहीं हुई। { $seat }: बचे पासों, { $dice }, में से और चला जा सकता है।

## Texts that could not be read: what was being read
nardi-notation-turn = बारी
nardi-notation-board = बोर्ड
nardi-notation-side = पक्ष
nardi-notation-head = सिर का हिस्सा
nardi-notation-mark = चिह्न

## Texts that could not be read: what is wrong
nardi-step-form = क़दम "/" से जुड़े दो खाने होते हैं, जैसे "24/18" या "6/off", या "pass"।
nardi-step-from = क़दम 1 से 24 तक के किसी खाने से शुरू होता है।
nardi-step-to = क़दम 1 से 24 तक के किसी खाने पर या "off" पर ख़त्म होता है।
nardi-step-off-outside = सिर्फ़ अपने घर की गोटी बाहर निकल सकती है।
nardi-step-distance = क़दम 1 से 6 खाने आगे जाता है।
nardi-turn-too-long = एक बारी में ज़्यादा से ज़्यादा चार क़दम होते हैं।
nardi-turn-pass-alone = "pass" अकेला लिखा जाता है।
nardi-dice-form = 1 से 6 तक के दो अंक अपेक्षित हैं, जैसे "63"।
nardi-fen-fields = बोर्ड, पक्ष और पासे अपेक्षित हैं, जैसे "O5/6/o5/6 w -"।
nardi-fen-too-long = यहाँ बोर्ड, पक्ष, पासे, सिर का हिस्सा और चिह्न से ज़्यादा कुछ है।
nardi-fen-side-form = "w", "b", या शुरुआती फेंक से पहले "-" अपेक्षित है।
nardi-fen-dice-form = 1 से 6 तक के अंक, या फेंक से पहले "-" अपेक्षित है।
nardi-fen-dice-double = इन नियमों में डबल { $count } पासों का होता है।
nardi-fen-dice-differ = दो से ज़्यादा पासे डबल के ही होने चाहिए।
nardi-fen-mark-meaningless = इन नियमों और पासों के साथ इसका कोई अर्थ नहीं।
nardi-fen-mark-form = "x", "d", "c" या "h" अपेक्षित है।
nardi-fen-head-alone = सिर का हिस्सा सिर्फ़ पासों के साथ, या चिह्न "x" के साथ लिखा जाता है।
nardi-fen-head-form = 0 से 15 तक की संख्या अपेक्षित है।
nardi-fen-board-form = "/" से जुड़ी चार चौथाइयाँ अपेक्षित हैं।
nardi-fen-board-letter = सफ़ेद के लिए "A" से "O", काले के लिए "a" से "o" और ख़ाली खानों के लिए "1" से "6" अपेक्षित हैं।
nardi-fen-quarter-long = चौथाई { $quarter } में छह से ज़्यादा खाने हैं।
nardi-fen-quarter-short = { $points ->
    [one] चौथाई { $quarter } में छह की जगह { $points } खाना है।
   *[other] चौथाई { $quarter } में छह की जगह { $points } खाने हैं।
}
nardi-fen-checkers = { $seat }: { $count } गोटियाँ; ज़्यादा से ज़्यादा 15 हो सकती हैं।
nardi-fen-no-roll-off = पक्ष "-" शुरुआती फेंक के लिए है, और इन नियमों में वह नहीं है।
nardi-fen-roll-off-start = शुरुआती फेंक शुरू में और बिना पासों के होती है: "O5/6/o5/6 - -"।
nardi-fen-no-tie = किसी पक्ष की गोटियाँ नहीं बचीं, और इन नियमों में बराबरी नहीं होती।
nardi-fen-over-with-dice = खेल ख़त्म है, इसलिए पासे नहीं बच सकते।

## The rules: the board
nardi-explain-board = बोर्ड
nardi-explain-points = बोर्ड पर 24 खाने एक घेरे में हैं, जिनके नंबर सफ़ेद की ओर से गिने जाते हैं।
nardi-explain-heads = हर पक्ष की पंद्रह गोटियाँ हैं, और सब एक ही खाने, सिर, से शुरू करती हैं: सफ़ेद की खाने 24 पर, काले की खाने 12 पर।
nardi-explain-ways = दोनों पक्ष एक ही दिशा में घूमते हैं: सफ़ेद 24 से 1 तक, काला 12 से 1 तक और फिर 24 से 13 तक।
nardi-explain-homes = रास्ते के आख़िरी छह खाने घर हैं: सफ़ेद के लिए 6 से 1, काले के लिए 18 से 13।
nardi-explain-aim = लक्ष्य है सारी गोटियाँ घर लाना और फिर उन्हें बोर्ड से बाहर निकालना।

## The rules: the start
nardi-explain-start = शुरुआत
nardi-explain-white-rolls = पहले सफ़ेद फेंकता है।
nardi-explain-roll-off = हर पक्ष एक पासा फेंकता है; बराबर आएँ तो दोनों फिर फेंकते हैं।
nardi-explain-roll-off-fresh = बड़े पासे वाला पक्ष शुरू करता है और दोनों पासे नए सिरे से फेंकता है।
nardi-explain-roll-off-played = बड़े पासे वाला पक्ष शुरू करता है और अभी फेंके गए दोनों पासे चलता है।

## The rules: a turn
nardi-explain-turn = बारी
nardi-explain-steps = खिलाड़ी दो पासे फेंकता है और हर एक से एक क़दम चलता है: एक गोटी ठीक उतने खाने आगे बढ़ती है।
nardi-explain-no-hitting = जिस खाने पर विरोधी की गोटी हो, वहाँ नहीं जा सकते; गोटियाँ कभी नहीं पिटतीं।
nardi-explain-same-checker = एक ही गोटी कई क़दम चल सकती है, अगर हर क़दम संभव हो।
nardi-explain-double-four = डबल से उस अंक के चार क़दम मिलते हैं।
nardi-explain-double-two = डबल से उस अंक के दो क़दम मिलते हैं, फिर वही खिलाड़ी एक बार और फेंकता है।
nardi-explain-extra-roll = यह फेंक तब भी मिलती है जब डबल का कुछ न चला जा सका हो, पर खेल जीत जाने पर नहीं; इसमें डबल आए तो और फेंक नहीं मिलती।
nardi-explain-extra-roll-head = { $limit ->
    [one] यह कभी पहली बारी नहीं मानी जाती, और इससे एक गोटी सिर छोड़ सकती है।
   *[other] यह कभी पहली बारी नहीं मानी जाती, और इससे { $limit } गोटियाँ तक सिर छोड़ सकती हैं।
}
nardi-explain-cascade = डबल से उस अंक के चार क़दम, फिर अगले बड़े अंक के चार, और इसी तरह 6 तक मिलते हैं: 4-4 के बाद 5-5 और 6-6।
nardi-explain-cascade-parts = हर डबल जितना हो सके चला जाता है, तब अगला शुरू होता है।
nardi-explain-cascade-ends = जो पहला पासा न चल सके, उससे बारी ख़त्म, और बचा हुआ सब विरोधी को मिलता है, जो उसे उसी क्रम में चलता है और फिर हमेशा की तरह फेंकता है।
nardi-explain-cascade-lost = जो विरोधी भी न चल सके, वह बेकार जाता है।
nardi-explain-most-dice = जितने ज़्यादा हो सकें उतने पासे चलने होंगे।
nardi-explain-higher-die = दो अलग पासों में से कोई एक चल सके पर दोनों नहीं, तो बड़ा वाला चलना होगा।
nardi-explain-pass = जो कोई क़दम न चल सके, वह पास करता है।
nardi-explain-winning-stop = आख़िरी गोटी तुरंत बाहर निकाली जा सकती है, चाहे दूसरे क्रम से एक पासा और चल जाता।
nardi-explain-runner = सबसे आगे की गोटी धावक है: जब तक एक गोटी विरोधी का सिर पार न कर ले, दूसरी कोई नहीं चल सकती।
nardi-explain-runner-passed = उसके बाद दूसरी गोटियाँ चल सकती हैं, उसी बारी के बचे पासों से भी।

## The rules: the head
nardi-explain-head = सिर
nardi-explain-head-free = एक बारी में कितनी भी गोटियाँ सिर छोड़ सकती हैं।
nardi-explain-head-limit = { $limit ->
    [one] एक बारी में सिर्फ़ एक गोटी सिर छोड़ सकती है।
   *[other] एक बारी में ज़्यादा से ज़्यादा { $limit } गोटियाँ सिर छोड़ सकती हैं।
}
nardi-explain-first-turn = खिलाड़ी की पहली बारी में, जब पंद्रहों गोटियाँ सिर पर हों, { $doubles } आने पर दूसरी गोटी भी सिर छोड़ सकती है।
nardi-explain-first-turn-second = खिलाड़ी की पहली बारी में, जब पंद्रहों गोटियाँ सिर पर हों, { $doubles } आने पर दूसरी गोटी भी सिर छोड़ सकती है, पर तभी जब विरोधी अपना सिर छोड़ चुका हो।

## The rules: blocks
nardi-explain-blocks = ब्लॉक
nardi-explain-blocks-free = लगातार खाने (ब्लॉक, या प्राइम) बिना किसी सीमा के रखे जा सकते हैं।
nardi-explain-block = ब्लॉक, या प्राइम, विरोधी के रास्ते पर { $length } या ज़्यादा लगातार खाने हैं, सब एक ही पक्ष के पास।
nardi-explain-block-never = ब्लॉक कभी नहीं बन सकता।
nardi-explain-block-ahead = ब्लॉक तभी रह सकता है जब विरोधी की एक गोटी उससे आगे निकल चुकी हो।
nardi-explain-block-home = ब्लॉक तभी रह सकता है जब विरोधी की एक गोटी घर में हो।
nardi-explain-block-off-counts = बाहर निकली गोटी इसमें गिनी जाती है।
nardi-explain-block-off-ignored = बाहर निकली गोटी इसमें नहीं गिनी जाती।
nardi-explain-own-start = { $limit ->
    [one] अपनी शुरुआती चौथाई (सिर और उसके बाद के पाँच खाने) में सिर्फ़ एक खाना रखा जा सकता है।
   *[other] अपनी शुरुआती चौथाई (सिर और उसके बाद के पाँच खाने) में एक साथ ज़्यादा से ज़्यादा { $limit } खाने रखे जा सकते हैं।
}
nardi-explain-enemy-start = { $limit ->
    [0] विरोधी की शुरुआती चौथाई (उसका सिर और उसके बाद के पाँच खाने) में कोई खाना नहीं रखा जा सकता।
    [one] विरोधी की शुरुआती चौथाई (उसका सिर और उसके बाद के पाँच खाने) में सिर्फ़ एक खाना रखा जा सकता है।
   *[other] विरोधी की शुरुआती चौथाई (उसका सिर और उसके बाद के पाँच खाने) में एक साथ ज़्यादा से ज़्यादा { $limit } खाने रखे जा सकते हैं।
}
nardi-explain-checked-every-step = यह हर क़दम के बाद जाँचा जाता है।
nardi-explain-checked-turn-end = यह सिर्फ़ बारी के अंत में जाँचा जाता है: बारी के भीतर जो बने, वह फिर खोला जा सकता है।
nardi-explain-bear-off-unchecked = गोटी बाहर निकालने वाले क़दम नहीं जाँचे जाते।
nardi-explain-mover-bound = चलने वाले खिलाड़ी को इसे मानना होगा, चाहे खाने बारी से पहले ही रखे हुए हों।
nardi-explain-open-block = अगर विरोधी की पंद्रहों गोटियाँ { $length } के ब्लॉक के ठीक पीछे वाले खाने पर हों, तो बारी के अंत में ब्लॉक खुला होना चाहिए, अगर किसी भी चाल से यह हो सके।

## The rules: bearing off
nardi-explain-bearing-off = बाहर निकालना
nardi-explain-all-home = खिलाड़ी की बची सारी गोटियाँ घर में आ जाएँ तो वे बाहर निकाली जा सकती हैं, उसी बारी में भी जिसमें आख़िरी घर आए।
nardi-explain-exact-die = पासा अपने अंक वाले खाने से गोटी निकालता है, रास्ते के अंत से गिनकर: 1 सबसे आख़िरी खाने से, 6 घर के पहले खाने से।
nardi-explain-larger-die = ज़रूरत से बड़ा पासा सिर्फ़ सबसे दूर के भरे खाने से गोटी निकालता है।
nardi-explain-larger-die-never = ज़रूरत से बड़ा पासा कुछ नहीं निकालता।
nardi-explain-inner-steps = इसके बदले पासे से घर के अंदर क़दम भी चला जा सकता है।
nardi-explain-no-inner-steps = सब घर में आ जाएँ तो गोटियाँ घर के अंदर नहीं चलतीं।

## The rules: the end
nardi-explain-end = अंत
nardi-explain-winner = जो पहले पंद्रहों गोटियाँ बाहर निकाले, वह जीतता है।
nardi-explain-oin = { $points ->
    [one] यह जीत ओइन है, { $points } अंक की।
   *[other] यह जीत ओइन है, { $points } अंकों की।
}
nardi-explain-mars = { $points ->
    [one] हारने वाले की कोई गोटी बाहर न निकली हो तो यह मार्स है, { $points } अंक का।
   *[other] हारने वाले की कोई गोटी बाहर न निकली हो तो यह मार्स है, { $points } अंकों का।
}
nardi-explain-koks-none-home = { $points ->
    [one] हारने वाले की घर में भी कोई गोटी न हो तो यह कोक्स है, { $points } अंक का।
   *[other] हारने वाले की घर में भी कोई गोटी न हो तो यह कोक्स है, { $points } अंकों का।
}
nardi-explain-koks-first-quarter = { $points ->
    [one] हारने वाले की रास्ते के पहले छह खानों में भी कोई गोटी बची हो तो यह कोक्स है, { $points } अंक का।
   *[other] हारने वाले की रास्ते के पहले छह खानों में भी कोई गोटी बची हो तो यह कोक्स है, { $points } अंकों का।
}
nardi-explain-no-ties = बराबरी नहीं होती।
nardi-explain-last-roll = जिस हारने वाले की ठीक चौदह गोटियाँ बाहर हों, उसे एक आख़िरी फेंक मिलती है: आख़िरी गोटी निकल जाए तो खेल बराबर, नहीं तो ओइन से हार।
nardi-explain-last-roll-single = आख़िरी फेंक में डबल आए तो और फेंक नहीं मिलती।
nardi-explain-equal-turns = सफ़ेद ने शुरू किया और पहले पूरा कर ले तो काले को एक बारी और मिलती है: आख़िरी गोटी निकल जाए तो खेल बराबर।
nardi-explain-equal-turns-judged = जीत किस तरह की है, यह उसी बारी के बाद तय होता है।

## The rules: matches
nardi-explain-matches = मुक़ाबले
nardi-explain-single-game = एक ही खेल खेला जाता है।
nardi-explain-match-length = मुक़ाबला { $points } अंकों तक खेला जाता है।
nardi-explain-next-opening = हर खेल पहले की तरह शुरू होता है।
nardi-explain-next-winner = खेल का विजेता अगला खेल शुरू करता है।
nardi-explain-next-loser = खेल हारने वाला अगला खेल शुरू करता है।
nardi-explain-next-alternate = दोनों पक्ष बारी-बारी से खेल शुरू करते हैं।
nardi-explain-cube = डबलिंग क्यूब शुरू में बीच में, 1 पर होता है।
nardi-explain-cube-double = फेंकने से पहले खिलाड़ी डबल कर सकता है, अगर क्यूब बीच में या उसके पास हो, पर शुरुआती फेंक के पासों के साथ नहीं।
nardi-explain-cube-answer = विरोधी या तो लेता है, जिससे क्यूब दुगुना होकर उसका हो जाता है, या छोड़ता है और क्यूब के पुराने मान पर ओइन हारता है।
nardi-explain-cube-score = जीत के अंक क्यूब से गुणा होते हैं।
nardi-explain-crawford = किसी पक्ष को मुक़ाबले के लिए एक अंक बचे, तो उसके बाद का पहला खेल बिना क्यूब के होता है (क्रॉफ़र्ड नियम)।
nardi-explain-jacoby = जब तक क्यूब बीच में है, हर जीत ओइन गिनी जाती है (जैकोबी नियम)।
