# Mill: Nine Men's Morris and its family, in Hindi.
# Terms: mill चक्की, piece गोटी, point बिंदु, edge जोड़, mill line चक्की-रेखा, placing phase रखने का दौर, moving phase चलने का
# दौर, fly उड़ना, leap कूदना, remove हटाना, capture पकड़ना, shuttling आवाजाही, custodian capture घेरकर पकड़ना, intervention
# capture बीच में आकर पकड़ना, stalemate गतिरोध, marker निशान, ring छल्ला, side पक्ष, draw बराबरी.

## Reasons: why an action is not legal

mill-no-such-point = इस बोर्ड पर ऐसा कोई बिंदु नहीं है।
removal-due =
    { $count ->
        [one] { $seat }: पहले विरोधी की एक गोटी हटानी होगी।
       *[other] { $seat }: पहले विरोधी की { $count } गोटियाँ हटानी होंगी।
    }
own-removal-due =
    { $count ->
        [one] { $seat }: पहले अपनी एक गोटी हटानी होगी।
       *[other] { $seat }: पहले अपनी { $count } गोटियाँ हटानी होंगी।
    }
point-taken =
    { $seat-code ->
        [seat-white] { $point } पर पहले से एक सफ़ेद गोटी है।
       *[seat-black] { $point } पर पहले से एक काली गोटी है।
    }
point-marked = रखने का दौर ख़त्म होने तक { $point } निशान से बंद है।
mill-no-piece = { $point } पर कोई गोटी नहीं है।
hand-empty = { $seat }: हाथ में कोई गोटी नहीं है।
placing-first =
    { $hand ->
        [one] { $seat }: अभी एक गोटी रखनी बाक़ी है।
       *[other] { $seat }: अभी { $hand } गोटियाँ रखनी बाक़ी हैं।
    }
mill-not-your-piece =
    { $seat-code ->
        [seat-white] { $point } पर गोटी सफ़ेद है।
       *[seat-black] { $point } पर गोटी काली है।
    }
same-point = गोटी पहले से { $point } पर है।
repeated-mill = आवाजाही पर रोक है: { $from } वाली गोटी तुरंत { $to } पर लौटकर चक्की { $line } फिर नहीं बना सकती।
leap-over-protected = { $over } वाली गोटी के ऊपर से नहीं कूद सकते: चक्की { $line } उसे बचाती है।
not-adjacent = { $from } और { $to } जुड़े हुए नहीं हैं।
not-adjacent-while-placing = { $from } और { $to } जुड़े हुए नहीं हैं, और हाथ में गोटियाँ हों तो कोई नहीं उड़ता।
not-adjacent-nor-flying =
    { $count ->
        [one] { $from } और { $to } जुड़े हुए नहीं हैं, और उड़ वही सकता है जिसकी एक ही गोटी बची हो।
       *[other] { $from } और { $to } जुड़े हुए नहीं हैं, और उड़ वही सकता है जिसकी { $count } या कम गोटियाँ हों।
    }
no-removal-due = { $seat }: अभी कुछ हटाना नहीं है।
not-removable =
    { $victim-code ->
        [seat-white] { $point } पर गोटी काली है; सफ़ेद गोटी हटानी है।
       *[seat-black] { $point } पर गोटी सफ़ेद है; काली गोटी हटानी है।
    }
not-next-to-own = { $seat }: विरोधी की वही गोटी हट सकती है जो अपनी गोटी के बग़ल में हो, और { $point } किसी के बग़ल में नहीं है।
protected-by-mill = { $point } वाली गोटी सुरक्षित है: वह चक्की { $line } में है।
not-captured = { $point } वाली गोटी पकड़ी नहीं गई है; अभी सिर्फ़ { $targets } हट सकती है।

## Verdicts: how a game ended

mill-verdict-too-few =
    { $count ->
        [one] { $seat }: कोई गोटी नहीं बची।
       *[other] { $seat }: { $count } से कम गोटियाँ बचीं।
    }
mill-verdict-stuck = { $seat }: कोई चाल नहीं बची।
mill-verdict-full-board = बोर्ड भर गया, जिससे सफ़ेद हारता है।
mill-verdict-full-board-draw = बोर्ड भर गया।
mill-verdict-stuck-draw = { $seat }: कोई चाल नहीं बची, इसलिए बराबरी।
mill-verdict-both-stuck = कोई पक्ष नहीं चल सकता।
mill-verdict-quiet =
    { $count ->
        [one] बिना कोई गोटी रखे या हटाए { $count } चाल हुई।
       *[other] बिना कोई गोटी रखे या हटाए लगातार { $count } चालें हुईं।
    }
mill-verdict-repetition = वही स्थिति तीसरी बार आई।

## Tasks: what the side to move has to do, below the board

mill-task-place = { $seat }: गोटी रखें
mill-task-place-or-move = { $seat }: गोटी रखें या चलें
mill-task-move = { $seat }: गोटी चलें
mill-task-fly = { $seat }: गोटी चलें, उड़ भी सकते हैं
mill-task-remove =
    { $victim-code ->
        [seat-white] { $count ->
            [one] { $seat }: एक सफ़ेद गोटी हटाएँ
           *[other] { $seat }: { $count } सफ़ेद गोटियाँ हटाएँ
        }
       *[seat-black] { $count ->
            [one] { $seat }: एक काली गोटी हटाएँ
           *[other] { $seat }: { $count } काली गोटियाँ हटाएँ
        }
    }
mill-task-remove-own =
    { $count ->
        [one] { $seat }: अपनी एक गोटी हटाएँ
       *[other] { $seat }: अपनी { $count } गोटियाँ हटाएँ
    }
mill-task-remove-captured = { $seat }: { $points } पर पकड़ी गई गोटी हटाएँ
mill-task-remove-choose = { $seat }: चक्की के लिए कोई भी गोटी हटाएँ, या { $points } पर पकड़ी गई
mill-task-remove-neighbour = { $seat }: अपनी गोटी के बग़ल की एक गोटी हटाएँ: { $points }

## Counts of a position, and the line below the drawing

count-on-board = बोर्ड पर
count-in-hand = हाथ में
count-lost = खोईं
mill-counts = सफ़ेद O: बोर्ड पर { $white-on-board }, हाथ में { $white-in-hand } · काला @: बोर्ड पर { $black-on-board }, हाथ में { $black-in-hand }

## Names of places

mill-point = { $point }
mill-hand =
    { $seat-code ->
        [seat-white] सफ़ेद का हाथ
       *[seat-black] काले का हाथ
    }

## Texts that could not be read: what is wrong with a FEN

mill-no-dice = चक्की के खेल में पासे नहीं होते
mill-fen-fields =
    { $count ->
        [one] { $count } हिस्सा है, जबकि 17 होने चाहिए, जैसे "{ $example }"
       *[other] { $count } हिस्से हैं, जबकि 17 होने चाहिए, जैसे "{ $example }"
    }
mill-fen-shape = इस बोर्ड के छल्लों या क़तारों में { $shape } बिंदु हैं
mill-fen-point = बिंदु * (ख़ाली), O (सफ़ेद), @ (काला) या X (निशान) होता है
mill-fen-side = जिसकी बारी है वह पक्ष w या b है
mill-fen-phase = दौर p (रखना), m (चलना) या o (ख़त्म) है
mill-fen-action = क्रिया p (रखना), s (चलने के लिए गोटी चुनना) या, जब हटाना बाक़ी हो, r (हटाना) है
mill-fen-phase-of-hand = जिसके हाथ में गोटियाँ हैं वह रखता है (p), जिसके नहीं वह चलता है (m)
mill-fen-number-on-board = यहाँ बोर्ड पर गोटियों की संख्या अपेक्षित है
mill-fen-number-in-hand = यहाँ हाथ में गोटियों की संख्या अपेक्षित है
mill-fen-number-removals = यहाँ हटाने को बाक़ी गोटियों की संख्या अपेक्षित है
mill-fen-number-used = यहाँ इस्तेमाल हुई चक्कियों के बिंदु, संख्या के रूप में, अपेक्षित हैं
mill-fen-number-quiet = यहाँ पिछली बार रखने या हटाने के बाद की चालों की संख्या अपेक्षित है
mill-fen-number-move = यहाँ चाल का नंबर अपेक्षित है
mill-fen-number-square = यहाँ बिंदु का नंबर अपेक्षित है
mill-fen-number-captures = यहाँ पकड़ी गई गोटियों की संख्या अपेक्षित है
mill-fen-number-mill-removals = m: के बाद चक्कियों के लिए हटाने की संख्या अपेक्षित है
mill-fen-on-board =
    { $count ->
        [one] बोर्ड पर { $count } गोटी दिखती है ({ $seat })
       *[other] बोर्ड पर { $count } गोटियाँ दिखती हैं ({ $seat })
    }
mill-fen-too-many =
    { $count ->
        [one] { $seat }: बोर्ड और हाथ मिलाकर ज़्यादा से ज़्यादा { $count } गोटी
       *[other] { $seat }: बोर्ड और हाथ मिलाकर ज़्यादा से ज़्यादा { $count } गोटियाँ
    }
mill-fen-no-markers = इस प्रकार में निशान नहीं होते
mill-fen-too-many-markers =
    { $count ->
        [one] { $count } निशान हटाई गई गोटियों से ज़्यादा है
       *[other] { $count } निशान हटाई गई गोटियों से ज़्यादा हैं
    }
mill-fen-last-mill = पिछली चक्की का शुरू और अंत अलग होता है, या दोनों 0
mill-fen-used-points = इस्तेमाल हुई चक्कियों के कुछ बिंदु बोर्ड पर नहीं हैं
mill-fen-square = बिंदुओं के नंबर { $first } से { $last } तक हैं
mill-fen-tail = चाल के नंबर के बाद सिर्फ़ c: i: l: p: s: या m: आ सकता है
mill-fen-tail-of-other-rules = इस प्रकार में स्थिति को ऐसा चिह्न नहीं मिलता
mill-fen-captures = पकड़ w-N-square.square|b-N-square.square लिखी जाती है, और सिर्फ़ बारी वाले पक्ष की होती है
mill-fen-captures-own = सिर्फ़ विरोधी की गोटियाँ पकड़ी जा सकती हैं
mill-fen-too-few =
    { $count ->
        [one] { $seat }: कोई गोटी नहीं बची; ऐसा खेल ख़त्म है (o)
       *[other] { $seat }: { $count } से कम गोटियाँ बचीं; ऐसा खेल ख़त्म है (o)
    }
mill-fen-markers-gone = दोनों हाथ ख़ाली हों तो निशान नहीं रहते
mill-fen-removals = एक पक्ष को ज़्यादा से ज़्यादा 16 गोटियाँ हटानी होती हैं, और बारी वाला पक्ष पहले हटाता है
mill-fen-capture-not-due = पकड़ और गतिरोध के लिए हटाना बाक़ी होना चाहिए, और दोनों साथ नहीं होते
mill-fen-mill-choice = m: पकड़ के साथ आता है, और चक्की व पकड़ दोनों की गोटियाँ मिलाकर हटानी होती हैं
mill-fen-nothing-to-remove = हटाना बाक़ी है, पर हटाने को कुछ नहीं है
mill-fen-no-action = बारी वाला पक्ष कुछ नहीं कर सकता; ऐसा खेल ख़त्म है (o)

## Games as text that could not be read

mill-record-error =
    { $ply ->
        [0] पहली क्रिया से पहले, "{ $word }": { $problem }
       *[other] क्रिया { $ply }, "{ $word }": { $problem }
    }
mill-record-tag = शीर्षक ऐसे लिखा जाता है: [Name "value"]

## The rules in words: the board and the aim

mill-explain-players =
    { $count ->
        [one] दो खिलाड़ी, सफ़ेद और काला, हर एक की एक गोटी। सफ़ेद शुरू करता है, फिर बारी-बारी।
       *[other] दो खिलाड़ी, सफ़ेद और काला, हर एक की { $count } गोटियाँ। सफ़ेद शुरू करता है, फिर बारी-बारी।
    }
mill-explain-board-heading = बोर्ड
mill-explain-points = बोर्ड पर { $points } बिंदु हैं। { $edges ->
        [one] पड़ोसी बिंदुओं के बीच { $edges } जोड़ है।
       *[other] पड़ोसी बिंदुओं के बीच { $edges } जोड़ हैं।
    }
mill-explain-lines =
    { $lines ->
        [one] { $lines } चक्की-रेखा है: उस पर एक पक्ष की { $count } गोटियाँ चक्की बनाती हैं।
       *[other] { $lines } चक्की-रेखाएँ हैं: उनमें से एक पर एक पक्ष की { $count } गोटियाँ चक्की बनाती हैं।
    }
mill-explain-aim-heading = लक्ष्य
mill-explain-too-few =
    { $count ->
        [one] जिस पक्ष की न बोर्ड पर, न हाथ में कोई गोटी बचे, वह हारता है।
       *[other] जिस पक्ष की बोर्ड और हाथ मिलाकर { $count } से कम गोटियाँ बचें, वह हारता है।
    }
mill-explain-stuck-loses-too = जिसे चलना हो और चल न सके, वह भी हारता है।

## The rules in words: the placing phase

mill-explain-placing-heading = रखने का दौर
mill-explain-place = जिस पक्ष के हाथ में गोटियाँ हैं, वह एक गोटी ख़ाली बिंदु पर रखता है।
mill-explain-place-or-move = जिस पक्ष के हाथ में गोटियाँ हैं, वह या तो एक गोटी ख़ाली बिंदु पर रखता है, या एक गोटी जोड़ के साथ ख़ाली बिंदु पर चलता है।
mill-explain-mill-removes = चक्की बनाने वाला विरोधी की एक गोटी बोर्ड से हटाता है।
mill-explain-mill-empties-hand = चक्की बनाने वाला विरोधी के हाथ से एक गोटी लेता है; हाथ ख़ाली हो तो बोर्ड से एक गोटी हटाता है। फिर विरोधी की बारी।
mill-explain-mill-empties-hand-again = चक्की बनाने वाला विरोधी के हाथ से एक गोटी लेता है और फिर खेलता है; हाथ ख़ाली हो तो बोर्ड से एक गोटी हटाता है और उसकी बारी ख़त्म।
mill-explain-mill-victim-removes = एक पक्ष चक्की बनाए तो दूसरा अपनी कोई भी एक गोटी हटाता है, फिर अपनी सामान्य बारी खेलता है।
mill-explain-mill-marks = चक्की बनाने वाला विरोधी की एक गोटी हटाता है, पर रखने का दौर ख़त्म होने तक वह बिंदु निशान से बंद रहता है।
mill-explain-mill-waits = अभी चक्की से कुछ नहीं हटता: चक्कियाँ रखने का दौर ख़त्म होने पर गिनी जाती हैं।
mill-explain-extra-turn = चक्की बनाने वाले के हाथ में गोटियाँ बची हों तो उसे एक बारी और मिलती है।
mill-explain-two-empty = गोटी रखने से न चक्की बने, न कुछ पकड़ा जाए, और दो बिंदु ख़ाली रहें, तो रखने का दौर ख़त्म; हाथ में बची गोटियाँ खेल से बाहर।

## The rules in words: the moving phase

mill-explain-moving-heading = चलने का दौर
mill-explain-move = जिस पक्ष का हाथ ख़ाली है, वह एक गोटी जोड़ के साथ ख़ाली बिंदु पर चलता है।
mill-explain-flying =
    { $count ->
        [one] जिसकी एक ही गोटी बची हो, वह उड़ सकता है: गोटी किसी भी ख़ाली बिंदु पर जाती है।
       *[other] जिसकी { $count } या कम गोटियाँ हों, वह उड़ सकता है: गोटी किसी भी ख़ाली बिंदु पर जाती है।
    }
mill-explain-no-flying = उड़ना नहीं होता।
mill-explain-moved-mill = चाल से चक्की बनाने वाला विरोधी की एक गोटी बोर्ड से हटाता है।

## The rules in words: mills

mill-explain-mills-heading = चक्कियाँ
mill-explain-several-mills-remove-one = एक साथ कई चक्कियाँ बनें तो भी एक ही गोटी हटती है।
mill-explain-several-mills-remove-each = एक साथ कई चक्कियाँ बनें तो हर एक पर एक गोटी हटती है।
mill-explain-mills-protect = चक्की में लगी गोटी नहीं हटाई जा सकती, जब तक उस पक्ष की सारी गोटियाँ चक्कियों में न हों।
mill-explain-mills-protect-nothing = विरोधी की कोई भी गोटी हटाई जा सकती है, चक्की में हो या न हो।
mill-explain-one-time = हर रेखा एक पक्ष को एक ही बार फल देती है: जिस चक्की के सारे बिंदु ऐसी रेखाओं पर हों जो उस पक्ष को फल दे चुकीं, उसका कोई मोल नहीं।
mill-explain-one-time-protects = ऐसी चक्की फिर भी अपनी गोटियों को बचाती है।
mill-explain-shuttling = दो चक्कियों के बीच आवाजाही पर रोक है: जो गोटी एक चक्की छोड़कर दूसरी बनाए, वह अपने पक्ष की अगली चाल में तुरंत लौटकर पहली फिर नहीं बना सकती।

## The rules in words: captures without mills

mill-explain-custodian-heading = घेरकर पकड़ना
mill-explain-custodian = रेखा पर विरोधी की गोटी तब पकड़ी जाती है जब वह अभी खेली गई गोटी और उसी पक्ष की दूसरी गोटी के बीच हो। ऐसी कई हों तो खिलाड़ी एक हटाता है।
mill-explain-intervention-heading = बीच में आकर पकड़ना
mill-explain-intervention = रेखा पर विरोधी की दो गोटियों के बीच खेली गई गोटी दोनों को पकड़ती है। ऐसी कई रेखाएँ हों तो एक ही गिनी जाती है: पहले छल्लों के आर-पार की रेखा, फिर छल्ले की भुजा, फिर विकर्ण।
mill-explain-leap-heading = कूदकर पकड़ना
mill-explain-leap = जिस पक्ष का हाथ ख़ाली है, वह कूद सकता है: उसकी गोटी रेखा पर एक सिरे से दूसरे सिरे तक विरोधी की गोटी के ऊपर से कूदकर उसे पकड़ती है। सिर्फ़ वही गोटी हटती है, चाहे कूद से चक्की भी बने।
mill-explain-capture-where = यह यहाँ होता है: { $lines }।
mill-explain-along-sides = छल्लों की भुजाओं पर
mill-explain-across-rings = छल्लों के आर-पार
mill-explain-on-diagonals = विकर्णों पर
mill-explain-capture-everywhere = यह हर रेखा पर होता है।
mill-explain-capture-always = यह दोनों दौरों में हो सकता है।
mill-explain-capture-always-few = यह रखने के दौर में हो सकता है, और चलने के दौर में उस पक्ष के लिए जिसकी बोर्ड पर तीन या कम गोटियाँ हों।
mill-explain-capture-placing = यह सिर्फ़ रखने के दौर में हो सकता है।
mill-explain-capture-moving = यह सिर्फ़ चलने के दौर में हो सकता है।
mill-explain-capture-moving-few = यह सिर्फ़ चलने के दौर में हो सकता है, और सिर्फ़ उस पक्ष के लिए जिसकी बोर्ड पर तीन या कम गोटियाँ हों।
mill-explain-capture-never = इन नियमों के साथ यह कभी नहीं होता।
mill-explain-beside-heading = पकड़ और चक्कियाँ
mill-explain-mills-protect-from-captures = चक्कियाँ अपनी गोटियों को पकड़ से भी बचाती हैं।
mill-explain-custodian-or-intervention = अगर एक चाल घेरकर भी पकड़े और बीच में आकर भी, तो पहली हटाई गई गोटी तय करती है कि क्या गिना जाए; दोनों से पकड़ी गोटी बीच में आने वाली में गिनी जाती है।
mill-explain-mill-or-capture = अगर एक चाल चक्की भी बनाए और पकड़े भी, तो पहली हटाई गई गोटी तय करती है कि क्या गिना जाए।
mill-explain-mill-and-capture-as-sanmill = अगर एक चाल चक्की भी बनाए और पकड़े भी, तो गिनती Sanmill जैसी होती है: सिर्फ़ पकड़ी गई गोटियाँ हटती हैं, जब तक चक्कियों से पकड़ से ज़्यादा गोटियाँ न हटती हों।

## The rules in words: the end of the placing phase

mill-explain-end-heading = रखने के दौर का अंत
mill-explain-turns-go-on = दोनों हाथ ख़ाली होने पर बारियाँ वैसे ही चलती रहती हैं।
mill-explain-opener = दोनों हाथ ख़ाली होने पर पहली चाल: { $seat }।
mill-explain-counted = उससे पहले चक्कियाँ गिनी जाती हैं और दोनों पक्ष गोटियाँ हटाते हैं; पहले: { $seat }।
mill-explain-counted-none = चक्की न हो तो हर पक्ष अपनी एक गोटी हटाता है।
mill-explain-counted-one-side = सिर्फ़ एक पक्ष की चक्कियाँ हों तो वह विरोधी की दो गोटियाँ हटाता है, और दूसरा पक्ष एक।
mill-explain-counted-both = दोनों की चक्कियाँ हों तो हर पक्ष विरोधी की उतनी गोटियाँ हटाता है जितनी चक्कियाँ कम चक्की वाले की हैं, और ज़्यादा चक्की वाला एक और।
mill-explain-full-loses = तब बोर्ड भरा हो तो सफ़ेद हारता है।
mill-explain-full-white-removes = तब बोर्ड भरा हो तो पहले सफ़ेद और फिर काला विरोधी की एक गोटी हटाता है।
mill-explain-full-black-removes = तब बोर्ड भरा हो तो पहले काला और फिर सफ़ेद विरोधी की एक गोटी हटाता है।
mill-explain-full-opener-removes = तब बोर्ड भरा हो तो जिसकी बारी है वह पहले विरोधी की एक गोटी हटाता है।
mill-explain-full-draw = तब बोर्ड भरा हो तो खेल बराबर।

## The rules in words: stalemate and draws

mill-explain-stalemate-heading = गतिरोध
mill-explain-stuck-loses = जिसे चलना हो और चल न सके, वह हारता है।
mill-explain-stuck-passes = जो पक्ष चल न सके वह पास करता है; कोई भी न चल सके तो खेल बराबर।
mill-explain-stuck-removes-and-moves = जो पक्ष चल न सके वह अपनी गोटी के बग़ल की विरोधी की एक गोटी हटाता है, चक्की से भी, और फिर चलता है।
mill-explain-stuck-removes = जो पक्ष चल न सके वह अपनी गोटी के बग़ल की विरोधी की एक गोटी हटाता है, चक्की से भी; फिर दूसरा पक्ष चलता है।
mill-explain-stuck-both-remove = एक पक्ष चल न सके तो पहले वह और फिर दूसरा अपनी गोटी के बग़ल की विरोधी की एक गोटी हटाता है, चक्की से भी; फिर फँसा हुआ पक्ष चलता है।
mill-explain-stuck-draws = जिसकी बारी है वह चल न सके तो खेल बराबर।
mill-explain-draws-heading = बराबरी
mill-explain-quiet =
    { $count ->
        [one] बिना गोटी रखे या हटाए { $count } चाल के बाद खेल बराबर।
       *[other] बिना गोटी रखे या हटाए, दोनों पक्षों की मिलाकर, लगातार { $count } चालों के बाद खेल बराबर।
    }
mill-explain-quiet-endgame =
    { $count ->
        [one] किसी पक्ष की बोर्ड पर तीन गोटियाँ रह जाएँ तो ऐसी { $count } चाल काफ़ी है।
       *[other] किसी पक्ष की बोर्ड पर तीन गोटियाँ रह जाएँ तो ऐसी { $count } चालें काफ़ी हैं।
    }
mill-explain-repetition = वही स्थिति तीसरी बार आए तो खेल बराबर।
