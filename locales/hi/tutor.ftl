# What the tutor says, in Hindi.
# Terms: tutor कोच, checker and piece गोटी, point (nardi) खाना, block ब्लॉक, head सिर, home and base घर, bear off बाहर निकालना,
# goal मंज़िल, capture काटना, mill चक्की, take back वापस लेना, points अंक.

## What it costs
tutor-warning = { $action }: { $mark }, नुक़सान { $points } अंक।
tutor-better = बेहतर: { $better }।
tutor-take-back = वापस लें? (y हाँ, n नहीं)
tutor-taken-back = चाल वापस ली गई।
tutor-on = ख़राब चाल पक्की होने से पहले आपको बताया जाएगा।
tutor-off = अब ख़राब चालों के बारे में नहीं बताया जाएगा।
tutor-what = tutor on या tutor off लिखें।

## Chances
tutor-chance-win = { $seat }: जीत की संभावना { $best }% की जगह { $played }%।
tutor-chance-win-by-mars = { $seat }: मार्स से जीत की संभावना { $best }% की जगह { $played }%।
tutor-chance-loss-by-mars = { $seat }: मार्स से हार का जोखिम { $best }% की जगह { $played }%।
tutor-chance-win-by-koks = { $seat }: कोक्स से जीत की संभावना { $best }% की जगह { $played }%।
tutor-chance-loss-by-koks = { $seat }: कोक्स से हार का जोखिम { $best }% की जगह { $played }%।

## Nardi
tutor-nardi-block = विरोधी की गोटी के आगे सबसे लंबा ब्लॉक { $best } की जगह { $played } खानों का है।
tutor-nardi-numbers = इस स्थिति में अगली बार छह में से { $best } की जगह सिर्फ़ { $played } संख्याएँ चली जा सकती हैं।
tutor-nardi-behind =
    { $played ->
        [one] विरोधी के ब्लॉक के पीछे { $best } की जगह { $played } गोटी रह जाती है।
       *[other] विरोधी के ब्लॉक के पीछे { $best } की जगह { $played } गोटियाँ रह जाती हैं।
    }
tutor-nardi-runner = सबसे आगे की गोटी ({ $place }) के लिए { $best } की जगह { $played } संख्याएँ खुली हैं।
tutor-nardi-off = कम गोटियाँ बाहर निकलीं: { $best } की जगह { $played }।
tutor-nardi-head =
    { $played ->
        [one] सिर पर { $best } की जगह { $played } गोटी रह जाती है।
       *[other] सिर पर { $best } की जगह { $played } गोटियाँ रह जाती हैं।
    }
tutor-nardi-home = कम गोटियाँ घर पहुँचीं: { $best } की जगह { $played }।
tutor-nardi-points = कम खाने क़ब्ज़े में हैं: { $best } की जगह { $played }।

## Ludo
tutor-ludo-captured = गोटी काटने का मौक़ा छूटता है।
tutor-ludo-exposed =
    { $best ->
        [0] { $played ->
            [one] { $place } वाली गोटी विरोधी की एक गोटी की पहुँच में रह जाती है।
           *[other] { $place } वाली गोटी विरोधियों की { $played } गोटियों की पहुँच में रह जाती है।
        }
       *[other] { $place } वाली गोटी विरोधियों की { $best } की जगह { $played } गोटियों की पहुँच में रह जाती है।
    }
tutor-ludo-base =
    { $played ->
        [one] घर में { $best } की जगह { $played } गोटी रह जाती है।
       *[other] घर में { $best } की जगह { $played } गोटियाँ रह जाती हैं।
    }
tutor-ludo-goal = कोई गोटी मंज़िल पर नहीं पहुँचती।
tutor-ludo-safe = कम गोटियाँ सुरक्षित हैं: { $best } की जगह { $played }।
tutor-ludo-reach = अगली फेंक की पहुँच में विरोधियों की कम गोटियाँ हैं: { $best } की जगह { $played }।

## Mill
tutor-mill-closed =
    { $played ->
        [0] कोई चक्की नहीं बनती।
       *[other] कम चक्कियाँ बनती हैं।
    }
tutor-mill-threat = विरोधी { $place } पर चक्की बना सकता है।
tutor-mill-opened = एक चक्की खुल जाती है।
tutor-mill-waiting = तीसरी गोटी के इंतज़ार में कम रेखाएँ हैं: { $best } की जगह { $played }।
tutor-mill-room = { $best } की जगह { $played } चालें बचती हैं।
tutor-mill-enemy-room = विरोधी के लिए { $best } की जगह { $played } चालें बचती हैं।
