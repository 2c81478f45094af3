# Playing together at tables of a server, on the page, in Hindi.
# Terms: online ऑनलाइन, table मेज़, seat जगह, link लिंक, clock घड़ी, reserve अतिरिक्त समय, fingerprint फ़िंगरप्रिंट, secret गुप्त मान.
# Sentences with $person use ने or का, so that its gender does not matter.
#
# $person is the name of a person or of a level, $seat the name of a seat (White, Red …), $variant the name of a variant.
# $clock is a clock as online-clock-of says it. Buttons are one or two words.

## Everywhere
online-title = ऑनलाइन खेलें
online-home-line = खुली मेज़ें, या लिंक से अपनी मेज़
# A name for somebody who gave none.
online-guest = मेहमान
online-name = आपका नाम
online-away = सर्वर जवाब नहीं दे रहा। क्या नेटवर्क चालू है?
online-back = खुली मेज़ों पर लौटें

## A new table
new-online = ऑनलाइन
new-here = यहीं
online-open-table = मेज़ खोलें
online-opening = खुल रही है …
online-others = बाक़ी खिलाड़ी
online-clock = घड़ी
online-clock-none = कोई नहीं
online-clock-quick = तेज़
online-clock-usual = सामान्य
online-clock-slow = धीमी
online-clock-own = अपनी
online-clock-move = हर चाल के सेकंड
online-clock-reserve = अतिरिक्त समय, मिनट में
# $move is in seconds, $reserve a time as in 5:00.
online-clock-of = हर चाल { $move } सेकंड, अतिरिक्त { $reserve }
online-clock-help = हर चाल के सेकंड अतिरिक्त समय से नहीं कटते। चाल में इससे ज़्यादा लगे तो बाक़ी अतिरिक्त समय से कटता है; जिसका अतिरिक्त समय ख़त्म हुआ, वह हारा।
online-no-clock = बिना घड़ी
online-listed = कोई भी आ सकता है
online-listed-help = मेज़ खुली मेज़ों में दिखती है। नहीं तो सिर्फ़ लिंक वाले लोग आ सकते हैं।
online-match = { $length } अंकों का मुक़ाबला
online-single = एक खेल

## Open tables
online-tables = खुली मेज़ें
online-tables-none = अभी कोई खेल के इंतज़ार में नहीं है।
online-tables-none-help = मेज़ खोलें और दोस्त को लिंक भेजें, या किसी को भी आने दें।
online-tables-new = मेज़ खोलें
online-join = शामिल हों
online-join-label = { $variant } की मेज़ में शामिल हों
online-waits = इंतज़ार में: { $person }
online-waits-nobody = अभी कोई नहीं
# $when is as in "5 minutes ago".
online-since = { $when } खुली
online-free-seats =
    { $count ->
        [one] { $count } ख़ाली जगह
       *[other] { $count } ख़ाली जगहें
    }

## Before the game
online-invited = आपको बुलाया गया है
online-waiting = बाक़ी खिलाड़ियों का इंतज़ार
online-sit-as = खेलें: { $seat }
online-watch = देखें
online-free = ख़ाली
online-you-are = { $person } (आप)
online-here = मौजूद
online-gone = मौजूद नहीं
online-link = जिसके साथ खेलना चाहें, उसे यह लिंक भेजें
online-copy = कॉपी करें
online-copied = कॉपी हुआ
online-share = साझा करें
online-link-text = मेरे साथ { $variant } खेलें
online-rules = नियम
online-missing = ऐसी कोई मेज़ नहीं है।
online-missing-help = लिंक शायद अधूरा है, या मेज़ अब नहीं रही: बहुत पहले ख़त्म हुए खेल हमेशा नहीं रखे जाते।
online-wrong-seat = यह लिंक इस मेज़ की किसी जगह का नहीं है। वहाँ शायद कोई और बैठा है।
online-stay = आप पेज बंद कर सकते हैं। खेल "मेरे खेल" में आपका इंतज़ार करेगा।
online-close = मेज़ बंद करें
online-closed = यह मेज़ बंद कर दी गई।

## Fair dice
online-fair = निष्पक्ष पासे
online-fair-line = पासे सर्वर फेंकता है, और कोई नहीं चुन सकता कि वे कैसे गिरें। खेल के बाद आप इसे जाँच सकते हैं।
online-fair-how = किसी के बैठने से पहले सर्वर ने एक गुप्त मान चुना और उसका फ़िंगरप्रिंट दिखाया, जो नीचे है। हर बैठने वाला अपने यादृच्छिक अंक जोड़ता है। हर फेंक इन सबसे निकाली जाती है। खेल के बाद गुप्त मान दिखाया जाता है: उसका फ़िंगरप्रिंट यही होना चाहिए, और हर फेंक उसी से निकलनी चाहिए।
online-fingerprint = गुप्त मान का फ़िंगरप्रिंट
online-check = पासे जाँचें
online-checking = जाँच हो रही है …
online-check-right =
    { $rolls ->
        [1] पासे निष्पक्ष हैं: { $rolls } फेंक गुप्त मान से निकलती है।
       *[other] पासे निष्पक्ष हैं: सभी { $rolls } फेंकें गुप्त मान से निकलती हैं।
    }
online-check-right-some = पासे निष्पक्ष हैं: हर फेंक गुप्त मान से निकलती है।
online-check-forged = जाली
online-check-impossible = यह यहाँ जाँचा नहीं जा सकता: { $problem }
online-check-label = { $variant } के पासे जाँचें

## At the table
# Stands in the title of the page.
online-your-turn = आपकी बारी
online-won = जीत: { $person }
online-lost = कनेक्शन टूट गया। फिर कोशिश हो रही है …
online-out-of-step = यह पेज खेल के साथ तालमेल खो बैठा है। इसे फिर से लोड करें। विवरण: { $problem }
online-watching = आप देख रहे हैं
online-watchers =
    { $count ->
        [one] { $count } दर्शक
       *[other] { $count } दर्शक
    }
online-offers-draw = { $person } ने बराबरी का प्रस्ताव रखा है।
online-offers-undo = { $person } ने पिछली चाल वापस लेने की अनुमति माँगी है।
online-offered-draw = आपने बराबरी का प्रस्ताव रखा।
online-offered-undo = आपने चाल वापस लेने की अनुमति माँगी।
online-accept = मानें
online-decline = मना करें
online-withdraw = प्रस्ताव हटाएँ
online-waits-answer = आप मान गए हैं। बाक़ी खिलाड़ियों ने अभी जवाब नहीं दिया।
online-say-declined = { $person } ने मना किया
online-offer-draw = बराबरी का प्रस्ताव
online-clock-left = { $person } का बचा समय: { $time }
online-my-link = मेरी जगह दूसरे डिवाइस पर
online-my-link-help = यह लिंक आपकी जगह है: जो इसे खोलेगा, वह आपकी ओर से खेलेगा। इसे अपने सिवा किसी को न भेजें।
online-table-link = देखने का लिंक
online-goes-on = { $person } की जगह कंप्यूटर खेल रहा है।

## The end
online-over-resignation = { $person } ने हार मानी
online-over-timeout = { $person } का समय ख़त्म हुआ
online-over-agreement = आपसी सहमति से
online-rematch = फिर मुक़ाबला
online-rematch-wanted = { $person } की ओर से फिर मुक़ाबले का प्रस्ताव।
online-rematch-waits = इंतज़ार: { $person } …
online-rematch-others = बाक़ी खिलाड़ियों का इंतज़ार …

## My games
games-online = ऑनलाइन
games-against = { $variant }, सामने: { $person }
games-online-table = { $variant }, ऑनलाइन
