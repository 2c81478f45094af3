# Matches, in Hindi.
# Terms: match मुक़ाबला, game of a match खेल, cube क्यूब, double डबल, take लेना, drop छोड़ना, Crawford game क्रॉफ़र्ड खेल.

## Matches: the score, the cube
match-answer-first = डबल का जवाब बाक़ी है: लें या छोड़ें
match-no-double = किसी ने डबल नहीं किया है
match-no-cube = यह मुक़ाबला बिना क्यूब के है
match-crawford-game = यह क्रॉफ़र्ड खेल है, जो बिना क्यूब के होता है
match-double-before-roll = डबल फेंकने से पहले किया जाता है
match-cube-is-theirs = क्यूब दूसरे पक्ष के पास है
match-double-not-now = अभी डबल नहीं किया जा सकता
match-game-goes-on = खेल अभी ख़त्म नहीं हुआ
match-over = मुक़ाबला ख़त्म हो चुका है
match-none = इन नियमों में मुक़ाबले नहीं होते; नार्दी परिवार के खेलों में होते हैं
match-score = { $length } अंकों के मुक़ाबले में { $first }–{ $second } से शुरू नहीं किया जा सकता: वह ख़त्म हो चुका है

match-task-answer = डबल लें या छोड़ें

match-verdict-dropped =
    { $points ->
        [one] विजेता: { $winner }, { $points } अंक। डबल छोड़ा: { $loser }
       *[other] विजेता: { $winner }, { $points } अंक। डबल छोड़ा: { $loser }
    }

## Records of matches
record-match = मुक़ाबला ऐसे नहीं खेला जा सकता: { $problem }
record-match-header = [{ $header } "{ $found }"] समझ में नहीं आया; अपेक्षित { $expected }
record-next-game = एक अभिलेख में एक खेल होता है; मुक़ाबले के अगले खेल का अपना अभिलेख होता है
record-game = खेल { $game }: { $problem }
record-other-score = [{ $header } "{ $found }"] पिछले खेल से आगे नहीं बढ़ता; अपेक्षित "{ $expected }"
record-other-start = खेल वैसे शुरू नहीं होता जैसे इस मुक़ाबले में होना चाहिए
