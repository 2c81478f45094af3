# Fair dice, in Hindi: what `teahouse verify` says (docs/fair-dice.md).
# Terms: fair निष्पक्ष, commitment प्रतिबद्धता, secret गुप्त मान, contribution योगदान, scheme पद्धति, header शीर्षक, roll फेंक.

## What was found. $rolls is the number of rolls that were checked.
fair-checked = { $rolls ->
    [1] एक फेंक, वैसी ही जैसी खेल से पहले तय की गई थी
   *[other] { $rolls } फेंकें, सब वैसी ही जैसी खेल से पहले तय की गई थीं
}
fair-no-dice = जाँचने को कुछ नहीं: इस खेल में पासे नहीं होते
# Counts of games, over all files.
fair-all-checked = { $games ->
    [1] खेल के पासे निष्पक्ष हैं।
   *[other] सभी { $games } खेलों के पासे निष्पक्ष हैं।
}
fair-not-all-checked = { $games } में से { $failed } खेल: पासों पर भरोसा नहीं किया जा सकता, या उन्हें जाँचा नहीं जा सकता।
fair-no-records = इसमें कोई अभिलेख नहीं है
fair-empty = पाठ में कोई अभिलेख नहीं है।
# $expected is the first sentence under "What stands in headers".
fair-commitment = "{ $found }" प्रतिबद्धता नहीं है। अपेक्षित: { $expected }।

## Why the dice of a record cannot be checked
fair-none = अभिलेख नहीं बताता कि पासे कैसे फेंके गए: शीर्षक { $header } नहीं है।
fair-missing = शीर्षक { $header } नहीं है।
fair-unknown-header = इस पद्धति में शीर्षक { $header } नहीं होता, या इस मेज़ पर ऐसी जगह नहीं है।
# $expected is one of the sentences under "What stands in headers".
fair-header = [{ $header } "{ $found }"] समझ में नहीं आया। अपेक्षित: { $expected }
fair-scheme = ये पासे पद्धति { $found } से फेंके गए; सिर्फ़ पद्धति { $scheme } ज्ञात है।
fair-unfinished = गुप्त मान अभी अभिलेख में नहीं है। खेल ख़त्म होने पर दिखाया जाता है।
fair-no-secret = खेल ख़त्म हो चुका है, पर गुप्त मान नहीं है (शीर्षक { $header })। उसके बिना कोई फेंक जाँची नहीं जा सकती।

## Why the dice of a record are not fair
fair-late-commitment = प्रतिबद्धता { $header } के बाद आती है। उसे किसी भी जगह के योगदान से पहले होना चाहिए।
fair-wrong-secret = यह वह गुप्त मान नहीं है जिसकी प्रतिबद्धता की गई थी: इसका SHA-256 { $found } है, पर प्रतिबद्धता { $commitment } थी।
fair-other-commitment = अभिलेख में प्रतिबद्धता { $found } है, पर आपको { $expected } दिखाई गई थी।
fair-other-roll = फेंक { $number } { $expected } होनी चाहिए, पर वहाँ { $found } है।
fair-missing-roll = फेंक { $number } नहीं है। उसे { $expected } होना चाहिए, पर वहाँ { $found } है।
fair-other-rolls-before = अभिलेख के अनुसार इस खेल से पहले की फेंकें { $found } हैं, पर वे { $expected } थीं।
fair-other-header = शीर्षक { $header } मुक़ाबले के पहले खेल वाले से अलग है।

## What stands in headers
fair-expected-hash = 64 षोडश-आधारी अंक
fair-expected-contribution = ज़्यादा से ज़्यादा { $digits } षोडश-आधारी अंक, हर बाइट के लिए दो
fair-expected-table = ज़्यादा से ज़्यादा { $bytes } बाइट
fair-expected-number = एक संख्या
