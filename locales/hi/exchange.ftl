# Games in other programs' formats, in Hindi.
# Terms: format प्रारूप, history इतिहास, match मुक़ाबला, header शीर्षक, comment टिप्पणी, array ऐरे, moment क्षण, cube क्यूब.

## Where something is wrong
exchange-line = पंक्ति { $line }, स्तंभ { $column }: { $problem }
exchange-byte = बाइट { $byte }: { $problem }
exchange-moment = क्षण { $moment } (0 से गिनकर): { $problem }
exchange-turn = खेल { $game }, बारी { $turn }: { $problem }
exchange-record = खेल { $number }: { $problem }

## What is wrong with a file as a whole
exchange-unknown = यह ज्ञात प्रारूपों में से कोई नहीं है: न [Teahouse "1"] से शुरू होता है, न चक्की के टैग या चालों से, और न यह मुक़ाबला (.mat), LUDOpy का इतिहास (.npz) या LongNardi की सूची (.json) है।
exchange-empty = इसमें कोई खेल नहीं है।
exchange-nothing-to-write = लिखने को कोई खेल नहीं है।
exchange-not-written = प्रारूप { $format } पढ़ा जाता है, लिखा नहीं जाता।
exchange-other-family = प्रारूप { $format } में { $rules } के खेल नहीं रखे जा सकते।
exchange-other-game = खेल { $number } इस प्रारूप में नहीं लिखा जा सकता; इसमें सिर्फ़ { $family } के खेल होते हैं।
exchange-set-up = खेल { $number } सजाई हुई स्थिति से शुरू होता है, जिसके लिए इस प्रारूप में जगह नहीं है।

## What had to be assumed, or was left out
exchange-rules-assumed = फ़ाइल में नियमों का नाम नहीं है; { $rules } माने गए।
exchange-no-comments =
    { $count ->
        [one] { $count } टिप्पणी छोड़ दी गई; प्रारूप { $format } में उसकी जगह नहीं है।
       *[other] { $count } टिप्पणियाँ छोड़ दी गईं; प्रारूप { $format } में उनकी जगह नहीं है।
    }
exchange-no-headers = नाम और दूसरे शीर्षक छोड़ दिए गए; प्रारूप { $format } में उनकी जगह नहीं है।

## Matches (.mat)
mat-before-games = पहले खेल से पहले "{ $found }" लिखा है। अपेक्षित: "7 point match", "Game 1", या अर्धविराम (;) से शुरू होती टिप्पणी।
mat-names = "{ $found }" में खिलाड़ियों के नाम नहीं हैं। अपेक्षित: नाम : अंक, दो बार।
mat-cell = "{ $found }" चाल नहीं है। अपेक्षित: पासे जैसे 63:, या Doubles, Takes, Drops या Wins।
mat-cells = "{ $found }" में दो से ज़्यादा बातें हैं। अपेक्षित: हर खिलाड़ी की एक।
mat-dice = "{ $found }" पासे नहीं हैं। अपेक्षित: 1 से 6 तक की दो संख्याएँ और कोलन।
mat-double = Doubles नहीं बताता कि कितने तक। अपेक्षित: Doubles => 2।
mat-wins = Wins नहीं बताता कि कितने अंक। अपेक्षित: Wins 1 point।
mat-move = "{ $found }" चाल नहीं है। अपेक्षित: कहाँ से/कहाँ तक, 24 से नीचे 1 तक, बोर्ड के बाहर के लिए 0 या off।
mat-variation = यह { $variation } का मुक़ाबला है; सिर्फ़ नार्दी के मुक़ाबले दोहराए जा सकते हैं।
mat-cube = क्यूब { $found } पर नहीं जा सकता। अपेक्षित: Doubles => { $expected }।
# $found and $expected are numbers of points; $expected may be several, such as 2, 4.
mat-points = अभी हार मानने पर खेल { $found } अंकों का नहीं है। अपेक्षित: { $expected }।
# $problem says how the game ended.
mat-other-end = खेल किसी और तरह ख़त्म हुआ: { $problem }
# Scores such as 2-4, the left player's points first.
mat-score = इस खेल से पहले का स्कोर { $found } लिखा है, जो पिछले खेलों से मेल नहीं खाता। अपेक्षित: { $expected }।
mat-other-turn = अभी बारी: { $seat }।
mat-other-dice = बोर्ड पर पासे ये हैं: { $dice }।
mat-must-move = इन पासों में से और चला जा सकता है, और चलना ज़रूरी है।
mat-refused = { $found } नहीं चला जा सकता: { $problem }
mat-no-such-turn = इन पासों से यह नहीं चला जा सकता।
mat-other-match = ये खेल एक मुक़ाबले के नहीं हैं: इनके नियम या मुक़ाबलों की लंबाई अलग है।
mat-roll-off = खेल { $game }: फ़ाइल नहीं बताती कि शुरुआती फेंक क्या थी; 2 और 1 लिखी गई।

## LUDOpy's histories (.npz)
npz-cut-off = फ़ाइल यहाँ कट गई है।
npz-directory = आर्काइव की सूची ख़राब है।
npz-compressed = आर्काइव का यह हिस्सा कंप्रेस्ड है। इसे LUDOpy की तरह numpy.savez से सहेजें, savez_compressed से नहीं।
npz-checksum = आर्काइव का यह हिस्सा ख़राब है: चेकसम ग़लत है।
npy-version = यह numpy का कोई ज्ञात ऐरे नहीं है।
npy-header = "{ $found }" ऐरे का शीर्षक नहीं है।
npy-kind = "{ $found }": ऐरे में पूर्ण संख्याओं के अलावा कुछ और है। अपेक्षित: जो numpy.savez(name, **game.hist) लिखता है।
npy-order = "{ $found }": ऐरे Fortran क्रम में है। अपेक्षित: C क्रम।
ludopy-one-array = यह अकेला ऐरे है, और इतिहास में चार होते हैं। save_hist से, या numpy.savez(name, **game.hist) से सहेजें।
ludopy-no-array = ऐरे { $array } नहीं है।
ludopy-shape = ऐरे { $array } का आकार { $found } है। अपेक्षित: { $expected }।
ludopy-piece = { $found } गोटी की कोई जगह नहीं है।
ludopy-player = खिलाड़ी { $found } लिखा है, पर बारी खिलाड़ी { $expected } की है।
ludopy-pieces = गोटियाँ वहाँ नहीं हैं जहाँ पिछले क्षण में थीं।
ludopy-pair = चाल के बाद वाले क्षण का पासा या खिलाड़ी उससे पहले वाले क्षण से अलग है।
ludopy-no-such-move = { $die } से कोई सही चाल गोटियों को यहाँ नहीं लाती।
ludopy-one-game =
    { $count ->
       *[other] LUDOpy के इतिहास में एक खेल होता है, और ये { $count } हैं।
    }
ludopy-rules = LUDOpy के इतिहास में उसके अपने नियमों, ludopy और ludopy-two, के खेल होते हैं, { $rules } के नहीं।

## LongNardi's lists (.json)
longnardi-json = यह JSON नहीं है: { $problem }
longnardi-list = यह खेलों की सूची नहीं है।
longnardi-field = फ़ील्ड { $field } नहीं है, या जैसा होना चाहिए वैसा नहीं है।
longnardi-board = बोर्ड वैसा नहीं है जैसा पिछली बारी ने छोड़ा था।
longnardi-no-such-turn = इन पासों से कोई सही बारी इस बोर्ड तक नहीं ले जाती।
