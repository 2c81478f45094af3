# Hindi: Many games at once, for learning: what is wrong with a call. Games are counted from 0.
# Terms: action क्रिया, seat जगह, table मेज़, state अवस्था, array ऐरे, batch बैच, thread थ्रेड, seed सीड, snapshot स्नैपशॉट.

batch-no-games = बैच में कम से कम एक खेल होता है।
batch-no-length = खेल कम से कम 1 क्रिया के बाद ही काटा जा सकता है।
# $array is the name of an array: actions, masks …
batch-length = { $array } में { $length } तत्व हैं, पर { $expected } चाहिए।
batch-no-game = खेल { $index } नहीं है: 0 से गिनकर { $count } खेल हैं।
# $action is a number, $meaning what it stands for ("24/18").
batch-illegal = खेल { $game }: क्रिया { $action } ({ $meaning }) की अनुमति नहीं। { $reason }
batch-no-action = खेल { $game }: क्रिया { $action } की अनुमति नहीं। { $reason }
# $answer is what a player of another seat wanted to play, or nothing.
batch-others = खेल { $game }: जगह { $seat } के खिलाड़ी का जवाब "{ $answer }"। { $reason }
batch-others-silent = यह कोई जवाब नहीं है।
batch-others-too-much = जवाब पूरा होने से पहले ही बारी ख़त्म हो गई।
batch-no-others = दूसरी जगहों पर खेलने वाला कोई नहीं है।
batch-no-seat = खेल { $game }: जगह { $seat } पर कोई नहीं खेलता, इसलिए वहाँ कोई सीख नहीं सकता।
batch-position = खेल { $game }: { $reason }
batch-threads = सिस्टम और थ्रेड नहीं देता ({ $why })।

## Reasons
batch-number = क्रियाओं की संख्याएँ 0 से { $last } तक हैं।
batch-number-unused = इस स्थिति में इस संख्या का कोई अर्थ नहीं।
batch-roll-number = पासे फेंकने की बारी है: क्रिया फेंक की संख्या है, 0 से { $last } तक।
batch-over = खेल ख़त्म हो चुका है। पहले उसे रीसेट करें; क्रिया -1 उसे जैसा है वैसा छोड़ती है।

## Snapshots
batch-no-snapshot = यह बैच का स्नैपशॉट नहीं है, या किसी और संस्करण का है।
batch-other-rules = स्नैपशॉट दूसरे नियमों का है।
batch-broken-snapshot = स्नैपशॉट ख़राब है।

## Arrays of Python. $array is the name of one: actions, masks …
# $found and $expected are types of NumPy: int64, float32 …
vector-dtype = { $array } के तत्व { $found } प्रकार के हैं, पर { $expected } चाहिए।
# $found is the name of a type of Python.
vector-no-array = { $array } { $found } है, पर { $expected } प्रकार के तत्वों वाला NumPy ऐरे चाहिए।
# $found and $expected are shapes: (4096, 5).
vector-shape = { $array } का आकार { $found } है, पर { $expected } चाहिए।
vector-not-contiguous = { $array } मेमोरी में एक टुकड़े में नहीं है। numpy.ascontiguousarray उसे एक टुकड़े में लाता है।
vector-not-writable = { $array } में लिखा नहीं जा सकता।
# $argument is the name of an argument, $known what it may be.
vector-name-unknown = { $argument } "{ $name }": अपेक्षित { $known }।
vector-closed = यह बैच बंद किया जा चुका है।
