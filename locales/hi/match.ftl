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
match-no-koks = इन नियमों में कोक्स नहीं होता
match-none = इन नियमों में मुक़ाबले नहीं होते; नार्दी परिवार के खेलों में होते हैं
match-score = { $length } अंकों के मुक़ाबले में { $first }–{ $second } से शुरू नहीं किया जा सकता: वह ख़त्म हो चुका है

match-task-answer = डबल लें या छोड़ें

match-verdict-dropped =
    { $points ->
        [one] विजेता: { $winner }, { $points } अंक। डबल छोड़ा: { $loser }।
       *[other] विजेता: { $winner }, { $points } अंक। डबल छोड़ा: { $loser }।
    }
match-verdict-resigned =
    { $points ->
        [one] विजेता: { $winner }, { $points } अंक। हार मानी: { $loser }।
       *[other] विजेता: { $winner }, { $points } अंक। हार मानी: { $loser }।
    }

## Records of matches
record-match = मुक़ाबला ऐसे नहीं खेला जा सकता: { $problem }
record-match-header = [{ $header } "{ $found }"] समझ में नहीं आया; अपेक्षित { $expected }
record-next-game = एक अभिलेख में एक खेल होता है; मुक़ाबले के अगले खेल का अपना अभिलेख होता है
record-game = खेल { $game }: { $problem }
record-other-score = [{ $header } "{ $found }"] पिछले खेल से आगे नहीं बढ़ता; अपेक्षित "{ $expected }"
record-other-start = खेल वैसे शुरू नहीं होता जैसे इस मुक़ाबले में होना चाहिए

## Matches in the terminal. $seat is the name of a seat, $value what the cube shows.
terminal-match = { $length } अंकों का मुक़ाबला: { $score }
terminal-cube = क्यूब { $value }
terminal-cube-owned = क्यूब { $value }, { $seat }
terminal-crawford = क्रॉफ़र्ड खेल
terminal-roll-or-double = { $seat }: पासे फेंकेंगे या डबल करेंगे?
terminal-doubles = { $seat }: डबल किया, अब { $value }
terminal-takes = { $seat }: डबल लिया; क्यूब अब { $value } पर है
terminal-drops = { $seat }: डबल छोड़ा
terminal-resigns = { $seat }: हार मानी
terminal-resign-what = इस खेल में हार मानने के लिए resign लिखें, पूरे मुक़ाबले में हार मानने के लिए resign match।
terminal-resign-between = खेल ख़त्म हो चुका है। मुक़ाबले में हार मानने के लिए resign match लिखें।
terminal-next-game = खेल { $game }
terminal-match-goes-on = { $reason } मुक़ाबले का स्कोर { $first }–{ $second }; next लिखें।
terminal-match-won = { $reason } मुक़ाबले का विजेता: { $seat }, { $first }–{ $second }।
terminal-command-roll = पासे फेंकें, जब डबल भी किया जा सकता हो
terminal-command-double = क्यूब वाले मुक़ाबले में, फेंकने से पहले दाँव डबल करें
terminal-command-take = डबल लें, और उसके साथ क्यूब भी
terminal-command-drop = डबल छोड़ें और खेल हार जाएँ
terminal-command-next = मुक़ाबले का अगला खेल
