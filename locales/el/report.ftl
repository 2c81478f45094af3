# The review of a game, in Greek.
# Terms: review ανασκόπηση, inaccuracy ανακρίβεια, mistake λάθος, blunder γκάφα, luck τύχη, error rate δείκτης λαθών,
# decision απόφαση, depth βάθος, trials δοκιμές.

## The report.
review-row-rate = δείκτης λαθών (χιλιοστά του πόντου ανά απόφαση)
review-row-level = έπαιξε σαν το επίπεδο
review-row-decisions = αποφάσεις
review-row-lost = χαμένοι πόντοι
review-row-blunders = γκάφες
review-row-mistakes = λάθη
review-row-inaccuracies = ανακρίβειες
review-row-luck = τύχη στις δικές του ζαριές
review-row-result = αποτέλεσμα
review-row-without-luck = αποτέλεσμα χωρίς την τύχη
review-worst = Πρώτα τα χειρότερα:
review-nothing-lost = Δεν χάθηκε τίποτα αξιόλογο.
review-decision = σειρά { $turn }, { $seat }: { $played } ({ $value }), { $mark }: απώλεια { $loss }· καλύτερα { $best } ({ $best-value })
review-decision-dice = σειρά { $turn }, { $seat } { $dice }: { $played } ({ $value }), { $mark }: απώλεια { $loss }· καλύτερα { $best } ({ $best-value })
review-stopped = Σταμάτησε νωρίς: κρίθηκαν { $done } από { $of } αποφάσεις και ζαριές.

## Comments in records.
review-comment = { $mark }: απώλεια { $loss }, καλύτερα { $best }
review-comment-luck = τύχη { $luck }
review-comment-notes = { $comment }. { $notes }

## The report on many games
review-games = { $games ->
    [one] { $games } παρτίδα
   *[other] { $games } παρτίδες
}
review-openings = Ανοίγματα, πρώτα τα συχνότερα, με το αποτέλεσμα όποιου άρχισε:
review-column-player = παίκτης
review-column-games = παρτίδες
review-column-luck = τύχη ανά παρτίδα
review-column-result = αποτέλεσμα ανά παρτίδα
review-column-without-luck = χωρίς την τύχη
review-column-opening = άνοιγμα
review-column-wins = νίκες

## The drawing
review-svg-title = { $rules }: πιθανότητα νίκης και τύχη
review-svg-chances = πιθανότητα νίκης: { $seat }
review-svg-luck = τύχη στα ζάρια (πόντοι)
review-svg-turns = σειρά

## The analysis of a position.
analyse-move = κίνηση
analyse-points = πόντοι
analyse-column-interval = 95%
analyse-depth = βάθος
analyse-column-trials = δοκιμές
analyse-chances = πιθανότητες
analyse-roll = ζαριά
analyse-best = καλύτερη κίνηση
analyse-luck = τύχη
analyse-worth = { $wins }· { $equity } πόντοι για τα { $seat }
analyse-win = { $seat }: νίκη { $percent }%
analyse-won-in = νίκη σε { $actions }
analyse-lost-in = ήττα σε { $actions }
analyse-stopped = Σταμάτησε νωρίς.
analyse-physics = Τι απειλεί και τι κινδυνεύει κάθε πιόνι:
analyse-piece = πιόνι
analyse-place = θέση
analyse-to-goal = ως το τέρμα
analyse-risk = κίνδυνος
analyse-safety = ασφάλεια
analyse-safe = ασφαλές
analyse-blockade = μπλόκο
analyse-threats = απειλείται από
analyse-strikes = απειλεί
analyse-strike = { $seat } { $piece } με { $number }
