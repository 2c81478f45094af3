# The store of shared tables, in Hindi. $problem is what the database says, in its own words.
# Terms: store भंडार, table मेज़, lease लीज़, deadline समय-सीमा, database डेटाबेस.

store-address = डेटाबेस खुल नहीं सका: { $problem }। अपेक्षित: कोई फ़ाइल, या postgres://user@host/database।
store-name =
    "{ $found }" { $what ->
        [table] मेज़ का
        [client] भेजने वाले का
        [lease] लीज़ का
        [holder] लीज़ के धारक का
        [kind] घटना के प्रकार का
       *[deadline] समय-सीमा का
    } नाम नहीं हो सकता। अपेक्षित: 1 से 100 अक्षर, अंक और चिह्न, बिना ख़ाली जगह के।
store-no-events = जोड़ने को कुछ नहीं है।
store-too-large = { $bytes } बाइट बहुत ज़्यादा हैं; एक बार में { $most } लिए जाते हैं।
store-no-table = मेज़ { $table } नहीं है।
store-compacted = मेज़ { $table } बंद हो चुकी है। उसका अभिलेख रखा हुआ है।
store-full = डिस्क भर गई है, इसलिए कुछ सहेजा नहीं गया: { $problem }
store-unavailable = डेटाबेस तक पहुँचा नहीं जा सका: { $problem }
store-newer = डेटाबेस संस्करण { $found } का है, पर सिर्फ़ { $known } तक के संस्करण ज्ञात हैं। नया Teahouse इस्तेमाल करें।
store-exists = { $path } पहले से मौजूद है, और उसके ऊपर लिखा नहीं जाता।
store-damaged = { $path } Teahouse का पूरा डेटाबेस नहीं है: { $problem }
store-not-encrypted = PostgreSQL से Teahouse के अपने कनेक्शन एन्क्रिप्टेड नहीं होते, इसलिए एन्क्रिप्शन माँगने वाला पता मना कर दिया जाता है। सॉकेट, निजी नेटवर्क या टनल इस्तेमाल करें, और sslmode हटा दें।
store-no-copies = बैकअप के लिए PostgreSQL के अपने औज़ार हैं: pg_dump और pg_restore।
store-closed = भंडार बंद है।
store-failed = डेटाबेस ने मना किया: { $problem }
