# The review of a game, in Greek.
# Terms: review ανασκόπηση, inaccuracy ανακρίβεια, mistake λάθος, blunder γκάφα, luck τύχη, error rate δείκτης λαθών,
# decision απόφαση, depth βάθος, trials δοκιμές.

## The report.
review-row-rate = δείκτης λαθών (χιλιοστά του πόντου ανά απόφαση)
review-row-moves-rate = δείκτης λαθών στις κινήσεις
review-row-cube-rate = δείκτης λαθών στον κύβο
review-row-cube-decisions = από αυτές για τον κύβο
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
review-decision-game = παρτίδα { $game }, { $decision }
review-stopped = Σταμάτησε νωρίς: κρίθηκαν { $done } από { $of } αποφάσεις και ζαριές.

## The report on a match
review-match = { $rules }: { $players } – αγώνας ως τους { $length }, { $score } μετά από { $games ->
    [one] { $games } παρτίδα
   *[other] { $games } παρτίδες
}
review-column-game = παρτίδα
review-column-score = σκορ
review-column-seat-moves = { $seat }: κινήσεις
review-column-seat-cube = { $seat }: κύβος
review-column-seat-result = { $seat }: πόντοι

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
review-svg-game = παρτίδα { $game }, { $score }

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
analyse-cube-no-double = Τα { $seat } δεν διπλασιάζουν.
analyse-cube-double-take = Τα { $seat } διπλασιάζουν και η άλλη πλευρά δέχεται.
analyse-cube-double-drop = Τα { $seat } διπλασιάζουν και η άλλη πλευρά αρνείται.
analyse-cube-too-good = Τα { $seat } είναι πολύ καλά για να διπλασιάσουν και συνεχίζουν για μαρς.
analyse-cube = κύβος
analyse-cube-match = νίκη στον αγώνα
analyse-cube-roll = χωρίς διπλασιασμό
analyse-cube-take = διπλασιασμός, αποδοχή
analyse-cube-drop = διπλασιασμός, άρνηση
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
