# The review of a game, in Greek.
# Terms: review ανασκόπηση, inaccuracy ανακρίβεια, mistake λάθος, blunder γκάφα, luck τύχη, error rate δείκτης λαθών,
# decision απόφαση, depth βάθος, trials δοκιμές.

## What a decision is called.
review-mark-best = η καλύτερη
review-mark-good = καλή
review-mark-inaccuracy = ανακρίβεια
review-mark-mistake = λάθος
review-mark-blunder = γκάφα

## What is said about a decision.
review-threw-away-win = Χαραμίστηκε νίκη σε { $actions }.
review-passed-over-win = Παραβλέφθηκε νίκη σε { $actions }.
review-allowed-loss = Επιτράπηκε ήττα σε { $actions }.
