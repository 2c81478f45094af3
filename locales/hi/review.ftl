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
