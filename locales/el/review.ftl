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
review-win-to-draw = Χαραμίστηκε σίγουρη νίκη: τώρα είναι ισοπαλία.
review-win-to-loss = Χαραμίστηκε σίγουρη νίκη: τώρα είναι ήττα.
review-draw-to-loss = Χαραμίστηκε σίγουρη ισοπαλία: τώρα είναι ήττα.

## What is said about a decision about the cube
review-cube-missed-take = Τα { $seat } έπρεπε να διπλασιάσουν: το { $percent }% αρκεί για διπλασιασμό, και τα { $other } πρέπει να δεχτούν.
review-cube-missed-drop = Τα { $seat } έπρεπε να διπλασιάσουν: με { $percent }% η παρτίδα κερδίζεται αμέσως, αφού τα { $other } πρέπει να αρνηθούν.
review-cube-too-early = Πολύ νωρίς για διπλασιασμό: τα { $seat } κερδίζουν στο { $percent }%.
review-cube-too-good = Πολύ καλή θέση για διπλασιασμό: τα { $seat } κερδίζουν στο { $percent }%, και η συνέχεια για μαρς αξίζει περισσότερο από μια άρνηση.
review-cube-no-gain = Ο διπλασιασμός δεν φέρνει κέρδος: τα { $seat } δεν χρειάζονται περισσότερους πόντους απ’ όσους αξίζει ήδη η παρτίδα.
review-cube-wrong-take = Τα { $seat } έπρεπε να αρνηθούν: το { $percent }% δεν αρκεί για να συνεχίσουν με διπλάσιους πόντους.
review-cube-wrong-drop = Τα { $seat } έπρεπε να δεχτούν: το { $percent }% αρκεί για να συνεχίσουν.
review-cube-match = Έτσι τα { $seat } έχουν { $played }% να κερδίσουν τον αγώνα, αντί για { $best }%.
