# What is wrong with rule files, in Hindi.
# Terms: option विकल्प, family परिवार, variant प्रकार, rule file नियम-फ़ाइल, lane आख़िरी पट्टी, goal slots मंज़िल के खाने.

## Around a problem
problem-at = पंक्ति { $line }, स्तंभ { $column }: { $problem }
problem-with-help = { $problem } (मदद: { $help })

## Hints that go with several problems
hint-expected = अपेक्षित: { $expected }
hint-did-you-mean = क्या आपका मतलब { $suggestion } था?
hint-did-you-mean-name = क्या आपका मतलब "{ $suggestion }" था?
hint-version = version = 1

## What an option takes
expected-truth = true या false
expected-number = { $min } से { $max } तक की पूर्ण संख्या
expected-name = इनमें से एक: { $names }
expected-numbers = { $min } से { $max } तक की पूर्ण संख्याओं की सूची, कोई दो बार नहीं
expected-names = इनमें से कुछ की सूची: { $names }, कोई दो बार नहीं
expected-lists = { $min } से { $max } तक की पूर्ण संख्याओं की सूचियों की सूची
expected-board-points = छल्लों या क़तारों की सूची, हर एक बिंदुओं की सूची, हर बिंदु ["name", x, y]
expected-board-edges = बिंदुओं के नामों के जोड़ों की सूची
expected-board-lines = रेखाओं की सूची, हर एक सिरे से सिरे तक बिंदुओं के नामों की सूची

## What stands in the file
value-truth = सत्य-असत्य मान
value-number = पूर्ण संख्या
value-fraction = दशमलव संख्या
value-text = पाठ
value-date = तारीख़ या समय
value-list = सूची
value-table = तालिका

## Options that are set by a word, not by a file
setting-wrong = { $path }: "{ $value }" ठीक नहीं; अपेक्षित: { $expected }
setting-syntax = { $path }: "{ $value }" ठीक नहीं; अपेक्षित: { $expected } ({ $error })

## The file as a whole
rules-syntax = { $error }
rules-syntax-help = लिखने का ढंग toml.io पर देखें
rules-too-large = फ़ाइल { $bytes } बाइट की है
rules-too-large-help = नियम-फ़ाइल ज़्यादा से ज़्यादा { $limit } की होती है
rules-more = और { $count } अन्य
rules-more-help = पहले इन्हें ठीक करें

## The head of the file
rules-no-id = फ़ाइल में id नहीं है
rules-no-id-help = id = "my-variant" जोड़ें
rules-bad-id = "{ $id }" id नहीं हो सकता
rules-bad-id-help = छोटे रोमन अक्षर और अंक, शब्द हाइफ़न से जुड़े, ज़्यादा से ज़्यादा 64 अक्षर
rules-no-family = फ़ाइल नहीं बताती कि वह किस परिवार की है
rules-no-family-help = family = जोड़ें, इनमें से एक: { $families }
rules-unknown-family = परिवार "{ $family }" नहीं है
rules-unknown-family-help = इनमें से एक: { $families }
rules-family-not-played = यहाँ { $family } कोई नहीं खेलता
rules-family-not-played-help = इनमें से एक: { $families }
rules-not-a-text = { $path } पाठ नहीं है
rules-not-a-text-help = { $path } = "…"
rules-bad-version = version 1 से शुरू होने वाली पूर्ण संख्या नहीं है
rules-bad-sources = sources पाठों की सूची नहीं है
rules-bad-sources-help = sources = ["…"]

## The file that this one extends
rules-extends-other-family = परिवार "{ $family }" परिवार "{ $parent-family }" के "{ $parent }" का विस्तार नहीं कर सकता
rules-extends-other-family-help = family हटा दें, या उसी परिवार के किसी प्रकार का विस्तार करें
rules-extends-unknown = विस्तार के लिए प्रकार "{ $name }" नहीं है
rules-extends-unknown-help = किसी अंतर्निहित प्रकार या नियम-फ़ाइल का नाम दें
rules-extends-unreadable = { $file } पढ़ी नहीं जा सकी: { $why }
rules-extends-unreadable-help = किसी अंतर्निहित प्रकार या नियम-फ़ाइल का नाम दें
rules-extends-wrong = { $file } ग़लत है: { $first }
rules-extends-wrong-help = `teahouse rules check { $file }` इसके बारे में सब बताता है
rules-extends-circle = फ़ाइलें घेरे में एक-दूसरे का विस्तार करती हैं: { $circle }
rules-extends-circle-help = उनमें से एक से किसी और का विस्तार कराएँ, या किसी का नहीं
rules-extends-chain = { $most } से ज़्यादा फ़ाइलें एक-दूसरे का विस्तार करती हैं
rules-extends-chain-help = उनमें से कुछ के विकल्प एक ही फ़ाइल में लिखें

## Single options
rules-unknown-key = { $family } में विकल्प { $path } नहीं है
rules-unknown-key-help = `teahouse rules schema` से { $family } के विकल्पों की सूची मिलती है
rules-not-a-group = { $path } विकल्पों का समूह है; यहाँ यह लिखा है: { $found }
rules-not-a-group-help = [{ $path }] लिखें, फिर उसके विकल्प
rules-out-of-range = { $path }: { $value } सीमा { $min } से { $max } में नहीं है
rules-wrong-type = { $path }: यहाँ यह है: { $found }; अपेक्षित: { $wanted }
rules-unknown-name = { $path }: "{ $value }" ठीक नहीं; अपेक्षित: { $wanted }
rules-twice = { $path }: { $value } यहाँ दो बार है
rules-number-too-large = { $path }: { $value } संख्या में समा नहीं सकता
rules-not-finite = { $path }: { $value } का यहाँ कोई अर्थ नहीं
rules-date = { $path }: तारीख़ या समय का यहाँ कोई अर्थ नहीं

## Options of Nardi that do not go together
rules-combination-tie-roll-off = { $path }: equal-turns को जानना होता है कि किसने शुरू किया, और शुरुआती फेंक यह छिपाती है
rules-combination-tie-roll-off-help = opening.roll = "white-rolls", या दूसरा score.tie
rules-combination-tie-next-game = { $path }: equal-turns के साथ हर खेल सफ़ेद शुरू करता है
rules-combination-tie-next-game-help = opening.next_game = "opening-roll", या दूसरा score.tie
rules-combination-mars = { $path }: मार्स ({ $mars }) ओइन ({ $oin }) से कम का है
rules-combination-mars-help = कम से कम score.oin जितना
rules-combination-koks = { $path }: कोक्स ({ $koks }) मार्स ({ $mars }) से कम का है
rules-combination-koks-help = कम से कम score.mars जितना, या कोई न हो तो 0
rules-combination-cascade = { $path }: डबलों की लड़ी में बारी का ऐसा अंत नहीं होता जहाँ ब्लॉक खोला जा सके
rules-combination-cascade-help = false, या दूसरा dice.doubles
rules-combination-crawford = { $path }: क्रॉफ़र्ड नियम के लिए क्यूब और मुक़ाबला चाहिए
rules-combination-crawford-help = match.cube = true और match.length 2 या ज़्यादा, या false
rules-combination-jacoby = { $path }: जैकोबी नियम क्यूब वाले अकेले खेलों के लिए है
rules-combination-jacoby-help = match.cube = true और match.length = 1, या false

## Options of Ludo that do not go together
rules-combination-loop = { $path }: { $loop } 4 का गुणज नहीं है
rules-combination-loop-help = आम तौर पर 40, 52, 56 और 68
rules-combination-visited = { $path }: एक रंग { $loop } के चक्कर के { $visited } खानों पर नहीं जा सकता
rules-combination-visited-help = ज़्यादा से ज़्यादा board.loop
rules-combination-square = { $path }: { $square } चक्कर पर नहीं है, जो हर रंग के लिए { $visited } पर ख़त्म होता है
rules-combination-square-help = वे नंबर जिनसे हर रंग अपने खाने गिनता है, 1 से board.visited तक
rules-combination-star-order = { $path }: तारे रास्ते के क्रम में नहीं हैं
rules-combination-star-order-help = छोटी संख्याएँ पहले लिखें
rules-combination-star-to-slots = { $path }: तारा मंज़िल के अलग-अलग खानों पर नहीं ले जा सकता
rules-combination-star-to-slots-help = board.goal = "shared", या यह विकल्प हटा दें
rules-combination-lane-on-loop = { $path }: इसके लिए आख़िरी पट्टी चाहिए, और ऐसा चक्कर जिसका एक खाना हर रंग छोड़ता हो
rules-combination-lane-on-loop-help = सिर्फ़ LUDOpy के बोर्ड के लिए
rules-combination-stairs = { $path }: सीढ़ी के लिए आख़िरी पट्टी और साझा मंज़िल चाहिए
rules-combination-stairs-help = board.lane = 6 और board.goal = "shared", या दूसरा lane.rule
rules-combination-pieces-out = { $path }: इतनी गोटियाँ नहीं हैं
rules-combination-pieces-out-help = ज़्यादा से ज़्यादा `pieces`
rules-combination-start-square = { $path }: { $most ->
    [one] शुरुआती खाने में अपनी { $most } ही गोटी आती है
   *[other] शुरुआती खाने में अपनी ज़्यादा से ज़्यादा { $most } गोटियाँ आती हैं
}
rules-combination-start-square-help = square.own_max देखें
rules-combination-never-full = { $path }: जहाँ खाना कभी नहीं भरता वहाँ "one-when-full" का कोई अर्थ नहीं
rules-combination-never-full-help = square.own_max तय करें, या "one" लिखें
rules-combination-pair-binds = { $path }: यहाँ जोड़े रास्ता नहीं रोकते
rules-combination-pair-binds-help = pair.effect देखें
rules-combination-no-entry = { $path }: किसी से भी गोटी घर से नहीं निकलती
rules-combination-no-entry-help = entry.values = [6]
rules-combination-entry-number = { $path }: ऐसा अंक किसी पासे पर नहीं आता
rules-combination-entry-number-help = 1 से 6 तक के अंक, या entry.by_sum = true
rules-combination-entry-square = { $path }: entry.values के अंक के लिए चक्कर का खाना नहीं है
rules-combination-entry-square-help = entry.values में जितने अंक उतने खाने, 1 से board.visited तक
rules-combination-no-sum = { $path }: एक पासे का जोड़ नहीं होता
rules-combination-no-sum-help = dice.count = 2
rules-combination-no-doubles = { $path }: एक पासे पर डबल नहीं आता
rules-combination-no-doubles-help = dice.count = 2
rules-combination-few-seats = { $path }: खेल के लिए कम से कम दो जगहें चाहिए
rules-combination-few-seats-help = seats = [0, 2]
rules-combination-seat-order = { $path }: जगहें खेल के क्रम में नहीं हैं
rules-combination-seat-order-help = छोटी संख्याएँ पहले लिखें
rules-combination-teams = { $path }: हर भरी जगह ठीक एक टीम की होती है
rules-combination-teams-help = teams = [[0, 2], [1, 3]]
rules-combination-one-team = { $path }: एक ही टीम का कोई विरोधी नहीं होता
rules-combination-one-team-help = कम से कम दो टीमें, या कोई नहीं

## Options of Mill that do not go together
rules-combination-lost-from-the-start = { $path }: { $pieces ->
    [one] { $pieces } गोटी वाला पक्ष शुरू से ही हारा हुआ है
   *[other] { $pieces } गोटियों वाला पक्ष शुरू से ही हारा हुआ है
}
rules-combination-lost-from-the-start-help = ज़्यादा से ज़्यादा piece_count
rules-combination-no-room = { $path }: { $points } बिंदुओं पर दो बार { $pieces } गोटियों की जगह नहीं है
rules-combination-no-room-help = ज़्यादा से ज़्यादा { $most }
rules-combination-not-own = { $path }: सिर्फ़ अपने बोर्ड का वर्णन होता है
rules-combination-not-own-help = board.layout = "own"
rules-combination-no-diagonals = { $path }: दो छल्लों में विकर्ण रेखाएँ नहीं होतीं
rules-combination-no-diagonals-help = has_diagonal_lines = false, या दूसरा बोर्ड
rules-combination-no-middle = { $path }: ऐसी पकड़ के लिए हर रेखा पर बीच का बिंदु चाहिए
rules-combination-no-middle-help = तीन बिंदुओं की रेखाएँ, या ऐसी पकड़ नहीं

## Boards of Mill that a file describes
rules-board-no-point = { $path }: यह बिंदु नहीं है
rules-board-no-point-help = ["a1", 0, 0]: नाम, x, y
rules-board-no-name = { $path }: यह नाम नहीं है
rules-board-no-name-help = किसी बिंदु का नाम
rules-board-no-list = { $path }: सूची की जगह यह है: { $found }
rules-board-no-list-help = [ … ]
rules-board-size = { $path }: { $points ->
    [one] { $points } बिंदु से बोर्ड नहीं बनता
   *[other] { $points } बिंदुओं से बोर्ड नहीं बनता
}
rules-board-size-help = { $least } से { $most } बिंदु
rules-board-name = { $path }: "{ $name }" बिंदु का नाम नहीं हो सकता
rules-board-name-help = एक रोमन अक्षर, फिर अक्षर और अंक, ज़्यादा से ज़्यादा छह, x के बिना
rules-board-name-is-a-roll = { $path }: "{ $name }" बिंदु का नाम नहीं हो सकता
rules-board-name-is-a-roll-help = r और एक अंक पासों की फेंक है; दूसरा अक्षर लें, जैसे q1
rules-board-name-is-taken = { $path }: "{ $name }" बिंदु का नाम नहीं हो सकता
rules-board-name-is-taken-help = यह शब्द आदेश है, या दूसरे खेलों में चाल; मसलन एक अंक जोड़ दें
rules-board-same-name = { $path }: { $name } नाम के दो बिंदु हैं
rules-board-same-name-help = हर बिंदु को अपना नाम दें
rules-board-out-of-drawing = { $path }: { $x }, { $y } चित्र से बाहर है
rules-board-out-of-drawing-help = x और y 0 से { $most } तक
rules-board-same-place = { $path }: { $x }, { $y } पर दो बिंदु हैं
rules-board-same-place-help = हर बिंदु को अपनी जगह दें
rules-board-unknown-point = { $path }: बिंदु "{ $name }" नहीं है
rules-board-unknown-point-help = board.points देखें
rules-board-point-twice = { $path }: { $name } यहाँ दो बार है
rules-board-point-twice-help = अलग-अलग बिंदु
rules-board-edge = { $path }: जोड़ दो बिंदुओं को मिलाता है
rules-board-edge-help = ["a1", "a4"]
rules-board-edge-twice = { $path }: { $from } और { $to } दो बार जुड़े हैं
rules-board-edge-twice-help = एक बार काफ़ी है
rules-board-no-lines = { $path }: बिना रेखाओं के बोर्ड पर चक्कियाँ नहीं बनतीं
rules-board-no-lines-help = कम से कम एक रेखा
rules-board-line-length = { $path }: { $points ->
    [one] इस रेखा पर { $points } बिंदु है
   *[other] इस रेखा पर { $points } बिंदु हैं
}
rules-board-line-length-help = रेखाओं पर कम से कम दो बिंदु होते हैं, सब पर बराबर
rules-board-line-twice = { $path }: यह रेखा यहाँ दो बार है
rules-board-line-twice-help = एक बार काफ़ी है
rules-board-many-lines = { $path }: { $name } से { $most } से ज़्यादा रेखाएँ गुज़रती हैं
rules-board-many-lines-help = ज़्यादा से ज़्यादा { $most }
rules-board-no-way = { $path }: { $from } से { $to } तक कोई रास्ता नहीं है
rules-board-no-way-help = { $to } तक एक जोड़ बनाएँ

## Rules that cannot be had
variant-unknown = प्रकार "{ $name }" नहीं है; अंतर्निहित हैं { $known }; या .toml वाली नियम-फ़ाइल का नाम दें
variant-unknown-suggested = प्रकार "{ $name }" नहीं है; क्या आपका मतलब { $suggestion } था? अंतर्निहित हैं { $known }; या .toml वाली नियम-फ़ाइल का नाम दें
variant-unreadable = { $path } पढ़ी नहीं जा सकी: { $why }
variant-wrong = { $name }: { $problems }
variant-text-wrong = नियम: { $problems }

## Why a file cannot be read
file-refused = { $error }
file-is-a-folder = यह फ़ोल्डर है
file-is-not-plain = यह साधारण फ़ाइल नहीं है
file-too-large = यह { $bytes } बाइट की है, और नियम-फ़ाइल ज़्यादा से ज़्यादा { $limit } की होती है
file-longer-than-it-says = यह कम से कम { $bytes } बाइट की है, और नियम-फ़ाइल ज़्यादा से ज़्यादा { $limit } की होती है
file-not-text = यह UTF-8 पाठ नहीं है
file-no-files = Teahouse का यह संस्करण फ़ाइलें नहीं पढ़ता
