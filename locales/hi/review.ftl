# The review of a game, in Hindi.
# Terms: review समीक्षा, inaccuracy चूक, mistake ग़लती, blunder भारी ग़लती, error rate ग़लती दर, luck क़िस्मत,
# chance to win जीत की संभावना, points अंक, decision फ़ैसला, trials रोलआउट.

## What a decision is called.
review-mark-best = सबसे अच्छी
review-mark-good = अच्छी
review-mark-inaccuracy = चूक
review-mark-mistake = ग़लती
review-mark-blunder = भारी ग़लती

## What is said about a decision
review-threw-away-win = { $actions } में मिलती जीत गँवा दी।
review-passed-over-win = { $actions } में मिलती जीत छोड़ दी।
review-allowed-loss = { $actions } में हार का रास्ता खोल दिया।
review-win-to-draw = पक्की जीत गँवा दी: अब बराबरी है।
review-win-to-loss = पक्की जीत गँवा दी: अब हार है।
review-draw-to-loss = पक्की बराबरी गँवा दी: अब हार है।

## What is said about a decision about the cube. $seat decided, $other is the other side, $percent is how often $seat wins the game.
review-cube-missed-take = { $seat }: डबल करना चाहिए था। डबल के लिए { $percent }% काफ़ी हैं, और दूसरे पक्ष ({ $other }) को लेना पड़ता।
review-cube-missed-drop = { $seat }: डबल करना चाहिए था। { $percent }% पर खेल वहीं जीता जाता, क्योंकि दूसरे पक्ष ({ $other }) को छोड़ना पड़ता।
review-cube-too-early = डबल के लिए जल्दी है: { $seat }, जीत { $percent }%।
review-cube-too-good = स्थिति डबल के लिए ज़रूरत से ज़्यादा अच्छी है: { $seat }, जीत { $percent }%; मार्स के लिए खेलते रहना डबल छुड़वाने से ज़्यादा का है।
review-cube-no-gain = डबल से कुछ नहीं मिलता: { $seat } को उससे ज़्यादा अंक नहीं चाहिए, जितने का खेल पहले से है।
review-cube-wrong-take = { $seat }: डबल छोड़ना चाहिए था। दोगुने अंकों पर खेलने के लिए { $percent }% काफ़ी नहीं।
review-cube-wrong-drop = { $seat }: डबल लेना चाहिए था। खेलते रहने के लिए { $percent }% काफ़ी हैं।
# $played and $best are chances to win the match.
review-cube-match = इससे मुक़ाबला जीतने की संभावना ({ $seat }) { $best }% के बजाय { $played }% रह जाती है।
