# The review of a game, in Hindi.
# Terms: review समीक्षा, inaccuracy चूक, mistake ग़लती, blunder भारी ग़लती, error rate ग़लती दर, luck क़िस्मत,
# chance to win जीत की संभावना, points अंक, decision फ़ैसला, trials रोलआउट.

## The report
review-row-rate = ग़लती दर (हर फ़ैसले पर अंक के हज़ारवें हिस्से)
review-row-moves-rate = चालों की ग़लती दर
review-row-cube-rate = क्यूब की ग़लती दर
review-row-cube-decisions = इनमें क्यूब के
review-row-level = किस स्तर जैसा खेला
review-row-decisions = फ़ैसले
review-row-lost = गँवाए अंक
review-row-blunders = भारी ग़लतियाँ
review-row-mistakes = ग़लतियाँ
review-row-inaccuracies = चूकें
review-row-luck = अपनी फेंकों की क़िस्मत
review-row-result = नतीजा
review-row-without-luck = क़िस्मत हटाकर नतीजा
review-worst = सबसे बुरी पहले:
review-nothing-lost = कहने लायक कुछ नहीं गँवाया।
review-decision = बारी { $turn }, { $seat }: { $played } ({ $value }), { $mark }: { $loss } गँवाए; बेहतर { $best } ({ $best-value })
review-decision-dice = बारी { $turn }, { $seat } { $dice }: { $played } ({ $value }), { $mark }: { $loss } गँवाए; बेहतर { $best } ({ $best-value })
# $decision is one of the two above.
review-decision-game = खेल { $game }, { $decision }
review-stopped = पहले ही रोका गया: { $of } में से { $done } फ़ैसले और फेंकें परखी गईं।

## The report on a match. $rules is the id of the rules, $players names, $score as in 3–1.
review-match = { $rules }: { $players } – { $length } अंकों का मुक़ाबला, { $games ->
    [one] { $games } खेल
   *[other] { $games } खेलों
} के बाद { $score }
review-column-game = खेल
review-column-score = स्कोर
review-column-seat-moves = { $seat }: चालें
review-column-seat-cube = { $seat }: क्यूब
review-column-seat-result = { $seat }: अंक

## Comments in records
review-comment = { $mark }: { $loss } गँवाए, बेहतर { $best }
review-comment-luck = क़िस्मत { $luck }
review-comment-notes = { $comment }। { $notes }

## The report on many games
review-games = { $games ->
    [one] { $games } खेल
   *[other] { $games } खेल
}
review-openings = शुरुआती चालें, सबसे आम पहले, शुरू करने वाले के नतीजे के साथ:
review-column-player = खिलाड़ी
review-column-games = खेल
review-column-luck = प्रति खेल क़िस्मत
review-column-result = प्रति खेल नतीजा
review-column-without-luck = क़िस्मत हटाकर
review-column-opening = शुरुआत
review-column-wins = जीत

## The drawing
review-svg-title = { $rules }: जीत की संभावना और क़िस्मत
review-svg-chances = जीत की संभावना: { $seat }
review-svg-luck = फेंकों की क़िस्मत (अंक)
review-svg-turns = बारी
# The number of a game of a match and the score before it.
review-svg-game = खेल { $game }, { $score }

## The analysis of a position
analyse-move = चाल
analyse-points = अंक
analyse-column-interval = 95%
analyse-depth = गहराई
analyse-column-trials = रोलआउट
analyse-chances = संभावनाएँ
analyse-roll = फेंक
analyse-best = सबसे अच्छी चाल
analyse-luck = क़िस्मत
analyse-worth = { $wins }; { $seat }: { $equity } अंक
analyse-win = { $seat }: जीत { $percent }%
analyse-won-in = { $actions } में जीत
analyse-lost-in = { $actions } में हार
# The cube: $seat is about to roll.
analyse-cube-no-double = { $seat }: डबल नहीं।
analyse-cube-double-take = { $seat }: डबल, और दूसरा पक्ष लेता है।
analyse-cube-double-drop = { $seat }: डबल, और दूसरा पक्ष छोड़ता है।
analyse-cube-too-good = { $seat }: स्थिति डबल के लिए ज़रूरत से ज़्यादा अच्छी है, मार्स के लिए खेलना बेहतर है।
analyse-cube = क्यूब
analyse-cube-match = मुक़ाबले की जीत
analyse-cube-roll = डबल नहीं
analyse-cube-take = डबल, लेना
analyse-cube-drop = डबल, छोड़ना
analyse-stopped = पहले ही रोका गया।
analyse-physics = हर गोटी किसके लिए ख़तरा है और उसे क्या जोखिम है:
analyse-piece = गोटी
analyse-place = जगह
analyse-to-goal = मंज़िल तक
analyse-risk = जोखिम
analyse-safety = सुरक्षा
analyse-safe = सुरक्षित
analyse-blockade = ब्लॉक
analyse-threats = ख़तरा किससे
analyse-strikes = किसके लिए ख़तरा
analyse-strike = { $seat } { $piece }, { $number } से
