# What Ludo says, in Hindi.
# Terms: piece गोटी, square खाना, base घर, start square शुरुआती खाना, loop चक्कर, home column आख़िरी पट्टी, goal मंज़िल, goal
# space मंज़िल का खाना, capture काटना, blockade ब्लॉक, safe सुरक्षित, globe ग्लोब, star तारा, pass (a turn) पास, pass (a piece)
# पार करना, six छक्का, double डबल, bonus steps बोनस क़दम, stairs सीढ़ी.

## Places
ludo-place-square = खाना { $number }
ludo-place-column = { $seat }: आख़िरी पट्टी, { $number }
ludo-place-goal = { $seat }: मंज़िल
ludo-place-goal-space = { $seat }: मंज़िल का खाना { $number }
ludo-place-base = { $seat }: घर

## What is counted
count-in-base = घर में
count-at-goal = मंज़िल पर
count-progress = चले हुए खाने

## What the player to act has to do
ludo-task-roll = { $seat }: पासा फेंकें
ludo-task-play = { $seat }: { $numbers } चलें
ludo-task-bonus = { $seat }: { $steps } बोनस क़दम चलें
ludo-task-no-move = { $seat }: { $numbers } नहीं चला जा सकता, पास
ludo-task-third = लगातार तीसरी बार { $roll }। { $seat }: पास

## Rolls that may count in a row
ludo-roll-six = छक्का
ludo-roll-double = डबल
ludo-roll-six-or-double = छक्का या डबल

## Why a move is not legal
must-move = आप चाल चल सकते हैं, इसलिए पास नहीं कर सकते।
no-such-piece = गोटी { $piece } नहीं है: आपकी गोटियों के नंबर 0 से { $last } तक हैं।
all-at-goal = आपकी सारी गोटियाँ मंज़िल पर हैं, चलने को कुछ नहीं बचा।
third-in-a-row =
    { $effect ->
        [last-moved-home] लगातार तीसरी बार { $roll }: इसे नहीं चला जाता, आपकी बारी ख़त्म, और पिछली चली हुई गोटी घर लौट जाती है।
        [leader-home] लगातार तीसरी बार { $roll }: इसे नहीं चला जाता, आपकी बारी ख़त्म, और आपकी सबसे आगे की गोटी घर लौट जाती है।
        [roll-void] लगातार तीसरी बार { $roll }: इसे नहीं चला जाता; पास करके फिर से फेंकें।
       *[turn-ends] लगातार तीसरी बार { $roll }: इसे नहीं चला जाता, और आपकी बारी ख़त्म।
    }
no-such-number = चलने के लिए { $steps } नहीं है; आपके पास { $numbers } है।
sum-only-enters = दोनों पासे मिलाकर, { $steps }, सिर्फ़ घर से गोटी निकाल सकते हैं।
at-goal = गोटी { $piece } अपने रास्ते के अंत पर पहुँच चुकी है।
needs-entry-number =
    { $count ->
        [0] अब किसी भी अंक से गोटी घर से नहीं निकलती।
       *[other] गोटी { $piece } { $steps } से घर से नहीं निकल सकती: { $entry } चाहिए।
    }
bonus-from-base = बोनस क़दमों से गोटी घर से नहीं निकलती।
overshoot =
    { $left ->
        [one] { $steps } ज़्यादा है: गोटी { $piece } अपने रास्ते के अंत से एक खाना दूर है।
       *[other] { $steps } ज़्यादा है: गोटी { $piece } अपने रास्ते के अंत से { $left } खाने दूर है।
    }
past-the-foot = गोटी { $piece } को पहले ठीक { $square } पर, सीढ़ी के नीचे, रुकना होगा।
wrong-stair = गोटी { $piece } अगली सीढ़ी सिर्फ़ { $needed } से चढ़ती है।
own-in-the-way = { $square } पर आपकी अपनी गोटी रास्ते में है; उसे पार नहीं किया जा सकता।
piece-in-the-way = आपके खाने { $square } पर एक गोटी है ({ $owner }); उसे पार नहीं किया जा सकता।
blockade-in-the-way = आपके खाने { $square } पर ब्लॉक है ({ $owner }); उसे पार नहीं किया जा सकता।
own-blockade = { $square } पर आपका अपना ब्लॉक आपको भी रोकता है।
own-square-full =
    { $room ->
        [one] { $square } पर आपकी अपनी गोटी है, और आपकी दो गोटियाँ उस खाने में नहीं रह सकतीं।
       *[other] { $square } पर आपकी { $room } गोटियाँ पहले से हैं, और वहाँ और नहीं आ सकतीं।
    }
blockade-on-target = आपके खाने { $square } पर ब्लॉक है ({ $owner }); आप वहाँ नहीं रुक सकते।
safe-square-taken = सुरक्षित खाना { $square } घिरा हुआ है ({ $owner }), इसलिए आप वहाँ नहीं रुक सकते।
enemy-on-start = आपके खाने { $square } पर विरोधी है ({ $owner }), जो आपकी गोटियों को घर में रोके हुए है।
must-use-both-dice = आप दोनों पासे, { $dice }, चल सकते हैं, इसलिए चलने होंगे; इस चाल के बाद दूसरा नहीं चल पाएगा।
must-use-larger-die = सिर्फ़ एक पासा चल सकता है, इसलिए बड़ा वाला चलना होगा: { $die }।
must-enter = आप घर से गोटी निकाल सकते हैं, इसलिए निकालनी होगी।
must-clear-start = जब तक आपके घर में गोटियाँ हैं, शुरुआती खाने वाली गोटी को पहले आगे बढ़ना होगा।
must-break-pair = छक्का उन्हीं गोटियों में से एक से चलना होगा जो { $squares } पर साथ हैं।
must-capture = आप { $squares } पर जाकर गोटी काट सकते हैं, इसलिए काटनी होगी।

## How a game ended
ludo-verdict-first =
    { $count ->
        [one] सबसे पहले सारी गोटियाँ मंज़िल पर: { $winners }।
       *[other] सबसे पहले अपनी सारी गोटियाँ मंज़िल पर: { $winners }।
    }
ludo-verdict-no-opponent = खेलने के लिए कोई विरोधी नहीं बचा।

## Positions, moves and dice that cannot be read
ludo-fen-fields = यह अपेक्षित है: <pieces> <seat> <dice> <round> <tries> <sixes> <places>
ludo-fen-seat = जिसकी बारी है वह जगह भरी हुई होनी चाहिए, 0 से 3 तक
ludo-fen-round = दौर 1 से 65535 तक की संख्या है
ludo-fen-tries = कोशिशें 0 से { $most } तक की संख्या है
ludo-fen-seat-skipped = यह जगह पूरी कर चुकी है, इसलिए इसकी बारी नहीं है
ludo-fen-four-seats = / से जुड़ी चार जगहें अपेक्षित हैं, ख़ाली के लिए -
ludo-fen-seat-empty = इन नियमों में यह जगह ख़ाली है; - लिखें
ludo-fen-squares =
    { $count ->
        [one] एक गोटी का खाना अपेक्षित है
       *[other] { $count } गोटियों के खाने अपेक्षित हैं, अल्पविराम से जुड़े
    }
ludo-fen-beyond-the-end = रास्ता { $end } पर ख़त्म होता है
ludo-fen-crowded = खाने { $square } में एक रंग की { $count } गोटियाँ नहीं आ सकतीं
ludo-fen-two-seats = कम से कम दो जगहें भरी होनी चाहिए
ludo-fen-bonus-zero = बोनस में कम से कम एक क़दम होता है
ludo-fen-bonus-unknown =
    { $count ->
        [0] इन नियमों में बोनस क़दम नहीं मिलते
       *[other] इन नियमों में सिर्फ़ { $steps } क़दमों के बोनस मिलते हैं
    }
ludo-fen-dice =
    { $count ->
        [one] 1 से { $most } तक का ज़्यादा से ज़्यादा एक पासा अपेक्षित है, और b20 जैसे बोनस क़दम
       *[other] 1 से { $most } तक के ज़्यादा से ज़्यादा { $count } पासे अपेक्षित हैं, और b20 जैसे बोनस क़दम
    }
ludo-fen-bonus-many = ज़्यादा से ज़्यादा { $most } बोनस चालें बाक़ी रह सकती हैं
ludo-fen-streak = लगातार फेंकें 0 से 255 तक की संख्या है
ludo-fen-streak-never = यहाँ लगातार फेंकें नहीं गिनी जातीं; 0 लिखें
ludo-fen-streak-other-dice = इन पासों से लगातार फेंकें टूट जाती हैं; 0 लिखें
ludo-fen-places = जो जगहें पूरी कर चुकी हैं वे अपेक्षित हैं, हर एक एक बार, या -
ludo-fen-last-piece = एक गोटी अपेक्षित है, l0 से l{ $last } तक
ludo-fen-meaningless = इन नियमों में इसका कोई अर्थ नहीं, या अभी समय नहीं
ludo-move-form = 0 से 3 तक की गोटी और एक संख्या अपेक्षित है, जैसे p2+6, या pass
ludo-dice-one = 1 से 6 तक का एक पासा अपेक्षित है
ludo-dice-two = 1 से 6 तक के दो पासे अपेक्षित हैं, जैसे 63

## The rules in words: headings
ludo-explain-board = बोर्ड
ludo-explain-turn = बारी
ludo-explain-entering = घर से निकलना
ludo-explain-moving = चलना
ludo-explain-meeting = काटना
ludo-explain-special = ख़ास खाने
ludo-explain-home = मंज़िल पर पहुँचना
ludo-explain-winning = जीत
ludo-explain-oddities = अनुकूलता के लिए रखी गई अनोखी बातें

## The rules in words: the board
ludo-explain-players = { $count } खिलाड़ी इस क्रम में बारी-बारी खेलते हैं: { $seats }।
ludo-explain-team = साथी: { $seats }।
ludo-explain-partners = साथी खाने साझा करते हैं और एक-दूसरे की गोटियाँ न काटते हैं न लौटाते हैं।
ludo-explain-pieces =
    { $count ->
        [one] हर खिलाड़ी की एक गोटी होती है, जो घर से शुरू करती है।
       *[other] हर खिलाड़ी की { $count } गोटियाँ होती हैं, जो घर से शुरू करती हैं।
    }
ludo-explain-pieces-all-out =
    { $count ->
        [one] हर खिलाड़ी की एक गोटी होती है, जो उसके शुरुआती खाने से शुरू करती है।
       *[other] हर खिलाड़ी की { $count } गोटियाँ होती हैं, जो उसके शुरुआती खाने से शुरू करती हैं।
    }
ludo-explain-pieces-some-out = हर खिलाड़ी की { $count } गोटियाँ होती हैं: { $out } शुरुआती खाने पर और { $in } घर में।
ludo-explain-loop = चक्कर में { $squares } खाने हैं। गिनती आपके शुरुआती खाने से होती है, जो आपका खाना 1 है, और आप अपने खाने { $visited } के बाद चक्कर छोड़ते हैं।
ludo-explain-column =
    { $count ->
        [one] खाना { $first } आपकी आख़िरी पट्टी है, जिसमें कोई और रंग नहीं आता।
       *[other] खाने { $first } से { $last } आपकी आख़िरी पट्टी हैं, जिसमें कोई और रंग नहीं आता।
    }
ludo-explain-goal = आपकी मंज़िल { $goal } है, जहाँ आपकी सारी गोटियाँ जमा होती हैं।
ludo-explain-goal-spaces =
    { $count ->
        [one] आपकी मंज़िल खाना { $first } है।
       *[other] आपकी मंज़िल { $count } खानों की क़तार है, { $first } से { $last } तक, हर एक में एक गोटी की जगह।
    }

## The rules in words: a turn
ludo-explain-one-die = एक पासा फेंकें और एक गोटी उतना चलें।
ludo-explain-two-dice = दो पासे फेंकें; हर पासा एक गोटी चलाता है। दोनों चल सकें तो दोनों चलने होंगे। कोई एक चल सके पर दोनों नहीं, तो बड़ा वाला चलना होगा।
ludo-explain-two-dice-free = दो पासे फेंकें; हर पासा एक गोटी चलाता है, किसी भी क्रम में।
ludo-explain-seven = अगर आपके घर में कोई गोटी नहीं है, तो 6 को 7 गिना जाता है।
ludo-explain-must-move = चाल हो तो चलनी होगी; नहीं तो पास।
ludo-explain-may-pass = चाल होने पर भी आप पास कर सकते हैं।
ludo-explain-extra-roll = आप इसके बाद फिर फेंकते हैं: { $what }।
ludo-explain-extra-roll-later = दूसरे दौर से आप इसके बाद फिर फेंकते हैं: { $what }।
ludo-explain-no-extra-roll = किसी बात पर दोबारा फेंकने को नहीं मिलता।
ludo-extra-six = 6 आना
ludo-extra-doubles = डबल आना
ludo-extra-capture = गोटी काटना
ludo-extra-finish = गोटी मंज़िल पर पहुँचाना
ludo-explain-tries = जब तक आपकी कोई गोटी रास्ते में नहीं है, एक निकालने के लिए आप { $count } बार तक फेंक सकते हैं।
ludo-explain-tries-first-round = पहले दौर में, जब तक आपकी कोई गोटी रास्ते में नहीं है, एक निकालने के लिए आप { $count } बार तक फेंक सकते हैं।
ludo-explain-third-no-extra-roll = लगातार तीसरी बार { $roll } आए तो उसे चला जाता है, पर उसी के साथ बारी ख़त्म।
ludo-explain-third-turn-ends = लगातार तीसरी बार { $roll } आए तो उसे नहीं चला जाता, और बारी ख़त्म।
ludo-explain-third-roll-void = लगातार तीसरी बार { $roll } आए तो उसे नहीं चला जाता; आप फिर फेंकते हैं और गिनती नए सिरे से होती है।
ludo-explain-third-last-moved-home = लगातार तीसरी बार { $roll } आए तो उसे नहीं चला जाता: बारी ख़त्म, और इस बारी में पिछली चली हुई गोटी घर लौट जाती है, अगर वह चक्कर छोड़ न चुकी हो।
ludo-explain-third-leader-home = लगातार तीसरी बार { $roll } आए तो उसे नहीं चला जाता: बारी ख़त्म, और आपकी सबसे आगे की वह गोटी घर लौट जाती है जो अभी मंज़िल पर नहीं पहुँची।

## The rules in words: leaving the base
ludo-explain-entry = घर से गोटी निकालने के लिए { $numbers } चाहिए। वह आपके शुरुआती खाने पर आती है।
ludo-explain-entry-on = { $number } आने पर गोटी घर से आपके खाने { $square } पर आती है।
ludo-explain-entry-never = जो गोटी घर लौट जाए, वह वहीं रहती है।
ludo-explain-entry-sum = दोनों पासों का जोड़ भी चलेगा; उसमें दोनों ख़र्च होते हैं।
ludo-explain-entry-forced = गोटी निकाल सकें तो निकालनी होगी।
ludo-explain-clear-start = जब तक घर में गोटियाँ हैं, शुरुआती खाने वाली गोटी को, हो सके तो, आगे बढ़ना होगा।
ludo-explain-entry-captures-one = निकलने वाली गोटी उस खाने पर विरोधी की एक गोटी काटती है; बाक़ी रहती हैं।
ludo-explain-entry-captures-one-when-full = अगर वह खाना भरा हो, तो निकलने वाली गोटी वहाँ विरोधी की एक गोटी काटती है।
ludo-explain-entry-captures-all = निकलने वाली गोटी उस खाने पर विरोधी की सारी गोटियाँ काटती है।
ludo-explain-entry-captures-nothing = उस खाने पर विरोधी की गोटी हो तो आपकी गोटियाँ घर में रुकी रहती हैं।

## The rules in words: moving
ludo-explain-stack-any = एक खाने में आपकी कितनी भी गोटियाँ रह सकती हैं।
ludo-explain-stack =
    { $most ->
        [one] आपकी दो गोटियाँ कभी एक खाने में नहीं रह सकतीं।
       *[other] एक खाने में आपकी ज़्यादा से ज़्यादा { $most } गोटियाँ रह सकती हैं।
    }
ludo-explain-passing-not-own = चक्कर में आप अपनी गोटियों को पार नहीं कर सकते।
ludo-explain-passing-nobody = चक्कर में आप किसी गोटी को पार नहीं कर सकते।
ludo-explain-column-passing = आख़िरी पट्टी में आप अपनी गोटियों को पार नहीं कर सकते।
ludo-explain-column-and-goal-passing = आख़िरी पट्टी और मंज़िल के खानों में आप अपनी गोटियों को पार नहीं कर सकते।
ludo-explain-goal-passing = मंज़िल के खानों में आप अपनी गोटियों को पार नहीं कर सकते।
ludo-explain-stop-behind = जो गोटी अपनी चाल पूरी नहीं कर सकती, वह रुकावट से पहले के आख़िरी खाने पर रुक जाती है।
ludo-explain-break-pair = अगर आपकी दो या ज़्यादा गोटियाँ चक्कर के एक खाने में हैं, तो 6 को, हो सके तो, उन्हीं में से एक से चलना होगा।
ludo-explain-capture-forced = काट सकें तो काटना होगा।
ludo-explain-capture-bonus =
    { $count ->
        [one] हर कटी गोटी पर आपकी एक गोटी एक खाना चलती है।
       *[other] हर कटी गोटी पर आपकी एक गोटी { $count } खाने चलती है।
    }
ludo-explain-finish-bonus =
    { $count ->
        [one] मंज़िल पर पहुँची हर गोटी पर आपकी एक गोटी एक खाना चलती है।
       *[other] मंज़िल पर पहुँची हर गोटी पर आपकी एक गोटी { $count } खाने चलती है।
    }
ludo-explain-bonus-last = बोनस क़दम पासों के बाद चले जाते हैं, और कोई गोटी न चल सके तो बेकार जाते हैं।

## The rules in words: captures and blockades
ludo-explain-capture = जो गोटी विरोधी की अकेली गोटी पर रुकती है, वह उसे काट देती है: कटी गोटी अपने घर लौट जाती है।
ludo-explain-pair-none = कई गोटियों पर रुके तो सबको काटती है।
ludo-explain-pair-not-captured = एक खाने में एक रंग की दो या ज़्यादा गोटियाँ नहीं कटतीं; आप खाना उनके साथ साझा करते हैं।
ludo-explain-pair-cannot-be-landed-on = चक्कर के एक खाने में विरोधी की एक रंग की दो या ज़्यादा गोटियाँ ब्लॉक हैं: उसे पार कर सकते हैं, पर उस पर रुक नहीं सकते।
ludo-explain-pair-cannot-be-passed = चक्कर के एक खाने में विरोधी की एक रंग की दो या ज़्यादा गोटियाँ ब्लॉक हैं: न उस पर रुक सकते हैं, न उसे पार कर सकते हैं।
ludo-explain-pair-arrival-sent-home = एक खाने में एक रंग की दो या ज़्यादा गोटियाँ एक-दूसरे को बचाती हैं: उन पर रुकने वाली विरोधी गोटी अपने घर लौट जाती है।
ludo-explain-pair-binds-owner = ब्लॉक अपने रंग की दूसरी गोटियों को भी रोकता है।

## The rules in words: special squares
ludo-explain-safe-share =
    { $count ->
        [one] आपका खाना { $squares } सुरक्षित है: अलग-अलग रंगों की गोटियाँ वहाँ साथ रह सकती हैं।
       *[other] आपके खाने { $squares } सुरक्षित हैं: अलग-अलग रंगों की गोटियाँ वहाँ साथ रह सकती हैं।
    }
ludo-explain-safe-arrival-forbidden =
    { $count ->
        [one] आपका खाना { $squares } सुरक्षित है: विरोधी वहाँ हो तो आप वहाँ नहीं रुक सकते।
       *[other] आपके खाने { $squares } सुरक्षित हैं: जिस पर विरोधी हो, वहाँ आप नहीं रुक सकते।
    }
ludo-explain-safe-arrival-sent-home =
    { $count ->
        [one] आपका खाना { $squares } ग्लोब है: विरोधी वहाँ हो और आप वहाँ रुकें, तो आपकी गोटी घर लौट जाती है।
       *[other] आपके खाने { $squares } ग्लोब हैं: जिस पर विरोधी हो, वहाँ आप रुकें तो आपकी गोटी घर लौट जाती है।
    }
ludo-explain-start-owner = अपने शुरुआती खाने पर खड़ी गोटी वहाँ रुकने वाली हर विरोधी गोटी को लौटा देती है।
ludo-explain-stars = आपके खाने { $squares } तारे हैं: जो गोटी एक पर रुके, वह अगले तारे पर कूद जाती है।
ludo-explain-last-star-stays = आख़िरी तारे पर वह रुकी रहती है।
ludo-explain-last-star-to-goal = बिना कूदे आख़िरी तारे पर रुके, तो सीधे मंज़िल पर पहुँचती है।
ludo-explain-only-star-to-goal = आपका खाना { $square } तारा है: जो गोटी वहाँ रुके, वह सीधे मंज़िल पर पहुँचती है।
ludo-explain-star-captures-first = कूदने वाली गोटी का सामना उस तारे के विरोधियों से होता है जहाँ वह रुकी, उनसे नहीं जहाँ कूद ख़त्म हुई।
ludo-explain-star-captures-final = कूदने वाली गोटी का सामना उस तारे के विरोधियों से होता है जहाँ कूद ख़त्म हुई, उनसे नहीं जहाँ वह रुकी।
ludo-explain-star-captures-both = कूदने वाली गोटी का सामना दोनों तारों के विरोधियों से होता है: जहाँ वह रुकी और जहाँ कूद ख़त्म हुई।

## The rules in words: reaching the goal
ludo-explain-stairs = आख़िरी पट्टी एक सीढ़ी है। गोटी को पहले ठीक { $foot } पर, सीढ़ी के नीचे, रुकना होगा। फिर वह एक-एक पायदान चढ़ती है, आख़िरी पायदान मंज़िल है: पहला 1 से, दूसरा 2 से, इसी तरह आगे, और छठे से आगे 6 से।
ludo-explain-finish-exact = मंज़िल पर पहुँचने के लिए ठीक उतना ही अंक चाहिए।
ludo-explain-finish-exact-spaces = गोटी मंज़िल के आख़िरी खाने से आगे नहीं जा सकती।
ludo-explain-finish-bounce = ज़्यादा अंक आए तो गोटी { $end } पर मुड़कर बाक़ी क़दम पीछे चलती है, पर कभी चक्कर में वापस नहीं जाती।
ludo-explain-finish-goal-minus-die = मंज़िल पर पहुँचने के लिए ठीक उतना ही अंक चाहिए। आख़िरी पट्टी की गोटी का अंक ज़्यादा आए तो वह { $end } से उतने खाने पहले रखी जाती है जितना पासा दिखाए; वहाँ किसी का कुछ नहीं बिगड़ता।

## The rules in words: winning
ludo-explain-win = जो सबसे पहले सारी गोटियाँ मंज़िल पर पहुँचाए, वह जीतता है।
ludo-explain-win-together = साथी मिलकर जीतते हैं, जब सबकी गोटियाँ मंज़िल पर पहुँच जाएँ।
ludo-explain-play-on-all-but-one = बाक़ी खिलाड़ी अगले स्थानों के लिए खेलते रहते हैं, जब तक एक ही न बचे।
ludo-explain-play-on-all = बाक़ी खिलाड़ी अगले स्थानों के लिए खेलते रहते हैं, जब तक सब पूरा न कर लें।
ludo-explain-finished-roll = जो पूरा कर चुके, वे भी फेंकते हैं और पास करते हैं।

## The rules in words: oddities
ludo-explain-odd-column-on-loop = अपनी आख़िरी पट्टी के पहले खाने पर खड़ी गोटी चक्कर के दो खानों पर भी मानी जाती है: शुरुआती खाने से पहले वाले पर, और शुरुआती खाने पर।
ludo-explain-odd-first-enemy-only = कई रंगों पर रुकने वाली गोटी का सामना सिर्फ़ उस रंग से होता है जो खेल के क्रम में उसके बाद पहला है।
ludo-explain-odd-star-goes-on = जिस तारे पर रुकी वहाँ से लौटाई गई गोटी का सामना फिर भी वहाँ के विरोधियों से होता है जहाँ उसकी कूद ख़त्म होती।
ludo-explain-odd-tries = कोशिशें तभी मिलती हैं जब फेंकने के बाद सारी गोटियाँ घर में हों।
