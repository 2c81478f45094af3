### What is said about databases of Mill, in Hindi: `teahouse solve`. A database knows of each position who wins, and maybe how soon.
# Terms: database डेटाबेस, to solve हल करना, sub-space उप-समष्टि, checksum चेकसम, won/drawn/lost जीत/बराबरी/हार, turn बारी, capture गोटी हटना.

solve-remembers = ये नियम हल नहीं हो सकते: { $option } के साथ स्थिति का मोल पहले की चालों पर टिका है।
solve-cannot-read = { $file }: { $cause }
solve-cannot-write = { $file } लिखी नहीं जा सकी: { $cause }
solve-file-foreign = { $file } Teahouse का चक्की डेटाबेस नहीं है।
solve-file-other-layout = { $file } का ढाँचा { $found } है, पर यह Teahouse ढाँचा { $read } पढ़ता है। teahouse solve से फिर हल करें।
solve-file-other-rules = { $file } दूसरे नियमों का डेटाबेस है।
solve-file-head-damaged = { $file } ख़राब है: उसका शीर्ष लिखे जाने के समय के चेकसम से मेल नहीं खाता। उसे मिटाकर फिर हल करें।
solve-file-block-damaged = { $file } ख़राब है: { $blocks } में से ब्लॉक { $block } लिखे जाने के समय के चेकसम से मेल नहीं खाता। उसे मिटाकर फिर हल करें।
solve-file-length = { $file } पूरा डेटाबेस नहीं है: { $expected } बाइट अपेक्षित थे, मिले { $found }।

## What databases know about moves
moves-not-solved = कोई डेटाबेस इस स्थिति की चालों के बारे में कुछ नहीं जानता; teahouse solve { $rules } इसके डेटाबेस बनाता है

## Solving
solve-too-large = { $points } बिंदुओं और इतनी गोटियों वाला बोर्ड हल करने के लिए बहुत बड़ा है।
solve-memory = हल करने में कम से कम { $needed } MB मेमोरी लगेगी, पर सिर्फ़ { $allowed } MB की अनुमति है। --memory से ज़्यादा की अनुमति दें, या --pieces से कम गोटियाँ हल करें।
solve-scratch-busy = { $file } काम में है: वहाँ कोई और प्रक्रिया यही नियम हल कर रही है। उसके पूरा होने तक रुकें, या --out से दूसरा फ़ोल्डर चुनें।
solve-scratch-damaged = { $file } वैसी नहीं है जैसी लिखी गई थी। हल करते समय अस्थायी फ़ाइलें किसी और ने बदल दीं; फिर से शुरू करें।
solve-interrupted = बीच में रोका गया। जो पूरा हुआ वह सुरक्षित है; यही आदेश वहीं से आगे बढ़ता है।
solve-verify-counts = { $file } ग़लत है: उसमें हर तरह की स्थितियाँ उतनी नहीं हैं जितनी उसका शीर्ष बताता है।
solve-verify-differs = { $file } ग़लत है: स्थिति { $position } का दर्ज मान { $stored } है, पर उसकी चालों से { $found } बनता है।
solve-verify-missing = { $file } की जाँच नहीं हो सकती: उसकी चालें { $missing } की स्थितियों तक जाती हैं, जो मौजूद नहीं है।
solve-lacking = उप-समष्टि { $space } उस तक पहुँचाने वाली से पहले हल नहीं हुई।
# The end of a line { $option } …: a size as it is typed, such as 3G.
solve-size = आकार अपेक्षित है, जैसे 3G, 500M या बाइटों की संख्या
solve-not-mill = { $rules } चक्की का खेल नहीं है; सिर्फ़ वही हल हो सकते हैं।
solve-no-cache = कैश के लिए होम फ़ोल्डर नहीं है; --out से कोई फ़ोल्डर दें।
solve-no-memory = हल करने में { $needed } मेमोरी लगेगी, पर सिर्फ़ { $there } ख़ाली है।
solve-no-disk = डेटाबेस डिस्क पर { $needed } तक जगह लेंगे, पर { $folder } में सिर्फ़ { $there } ख़ाली है।
solve-nothing-left = सब कुछ पहले से हल है।
solve-plan = { $spaces ->
    [one] { $spaces } उप-समष्टि हल करनी है
   *[other] { $spaces } उप-समष्टियाँ हल करनी हैं
}, स्थितियाँ { $positions }: मेमोरी { $memory } तक और डिस्क { $disk } तक।
solve-plan-sliced = उप-समष्टियाँ जो मेमोरी में नहीं समातीं और अस्थायी फ़ाइलों के साथ टुकड़ों में हल होती हैं: { $count }। ज़्यादा मेमोरी (--memory) से काम तेज़ होता है।
# A sub-space such as 4-3: four pieces of the side to move, three of the other. The numbers are percents.
solve-line = { $space }: { $positions } स्थितियाँ, जीत { $won }%, बराबरी { $drawn }%, हार { $lost }%, सबसे लंबी { $longest }
solve-summary = चलने के दौर की { $positions } स्थितियाँ ज्ञात हैं: जिसकी बारी है उसके लिए { $won }% जीत, { $drawn }% बराबरी और { $lost }% हार हैं। इसमें { $seconds } सेकंड लगे, { $speed } स्थितियाँ प्रति सेकंड।
solve-verified = { $file }: सभी { $positions } स्थितियाँ अपनी चालों से मेल खाती हैं ({ $seconds } सेकंड)
solve-not-known = यह स्थिति किसी डेटाबेस में नहीं है।
# $value is one of the words below, such as "won in 9 turns".
solve-game = पहले चलने वाले सफ़ेद के लिए खेल: { $value }।
solve-position = जिसकी बारी है उसके लिए स्थिति: { $value }।
solve-move = { $value }
solve-move-unknown = अज्ञात
solve-best-line = सबसे अच्छा खेल:
solve-alternatives = उतनी ही अच्छी: { $moves }
solve-won = जीत
solve-drawn = बराबरी
solve-lost = हार
solve-won-in = { $until ->
    [capture] { $turns ->
        [one] जीत, { $turns } बारी में गोटी हटेगी
       *[other] जीत, { $turns } बारियों में गोटी हटेगी
    }
   *[end] { $turns ->
        [one] { $turns } बारी में जीत
       *[other] { $turns } बारियों में जीत
    }
}
solve-lost-in = { $until ->
    [capture] { $turns ->
        [one] हार, { $turns } बारी में गोटी हटेगी
       *[other] हार, { $turns } बारियों में गोटी हटेगी
    }
   *[end] { $turns ->
        [one] { $turns } बारी में हार
       *[other] { $turns } बारियों में हार
    }
}
solve-opening-needs = शुरुआत की खोज चलने के दौर तक जाती है, जिसकी { $file } मौजूद नहीं है।
solve-opening-circles = शुरुआत की खोज नहीं हो सकती: { $option } के साथ रखने का दौर गोल-गोल घूम सकता है। --whole से यह एक-एक स्थिति करके हल होता है।
solve-placing-rules = इन नियमों का रखने का दौर एक-एक स्थिति करके हल नहीं होता: उसमें एक चक्की पर एक गोटी लेने से ज़्यादा होता है, या रंगों से फ़र्क पड़ता है। उसे --opening से खोजें।
solve-at-least-drawn = जीत या बराबरी
solve-at-most-drawn = बराबरी या हार
solve-opening-game = रखने के दौर की खोज के अनुसार पहले चलने वाले सफ़ेद के लिए खेल: { $value }। पहली चालें:
solve-opening-effort = { $seconds } सेकंड में { $positions } स्थितियाँ खोजी गईं।
solve-opening-kept = रखने के चरण की { $positions } स्थितियों के बारे में जो सिद्ध हुआ वह सहेजा गया ({ $size } MB): खिलाड़ी उससे पूछते हैं और अगली खोज वहीं से शुरू होती है।
