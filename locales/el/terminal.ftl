# The game in the terminal, in Greek.

terminal-text = { $text }

## Who plays
terminal-title = Teahouse · { $rules } · { $players }
terminal-title-help = ? βοήθεια
terminal-player-human = εσύ
terminal-player-level = επίπεδο { $level }
terminal-seated = { $seats }: { $player }
terminal-welcome = Καλώς ήρθες: { $rules }. { $facing }
terminal-facing = Αντίπαλος: { $opponent }.
terminal-facing-net = επίπεδο { $level }: το δίκτυο { $net }
terminal-all-here = Όλοι παίζουν σε αυτό το τερματικό.

## What happens
terminal-rolls = Τα { $seat } ρίχνουν { $dice }
terminal-dice-fall = Τα ζάρια πέφτουν: { $dice }
terminal-plays = { $seat }: { $action }
terminal-plays-way = { $seat }: { $action } ({ $way })
terminal-way = { $from } → { $to }
terminal-captures = { $way }, τρώει
terminal-cannot-move = Τα { $seat } δεν μπορούν να παίξουν
terminal-last-moves = Τελευταία: τα { $seat } έπαιξαν { $actions }
terminal-last-roll-moves = Τελευταία: τα { $seat } έριξαν { $dice }, έπαιξαν { $actions }
terminal-last-pass = Τελευταία: τα { $seat } δεν μπόρεσαν να παίξουν
terminal-last-roll-pass = Τελευταία: τα { $seat } έριξαν { $dice }, δεν μπόρεσαν να παίξουν

## Where the game stands
terminal-to-act = Παίζουν τα { $seat }
terminal-over-won = Τέλος: κερδίζουν τα { $seat }. { $reason }
terminal-over-draw = Τέλος: ισοπαλία. { $reason }
terminal-over-resigned = Τέλος: τα { $seat } εγκατέλειψαν.
terminal-thinking = Τα { $seat } σκέφτονται …
terminal-thinking-hurry = Τα { $seat } σκέφτονται … (Esc: παίξε αμέσως)
terminal-looking = Ψάχνω συμβουλή … (Esc: ό,τι βρέθηκε ως τώρα)
terminal-count = { $what }: { $numbers }
terminal-count-of = { $seat } { $number }
terminal-from = από { $place } προς …

## Answers to commands
terminal-moves = Κινήσεις: { $moves }
terminal-no-moves = Τώρα δεν υπάρχει τίποτα να παιχτεί.
terminal-is-legal = { $action }: επιτρέπεται.
terminal-why-what = Ποια κίνηση; Γράψε why και μια κίνηση, όπως "why { $example }".
terminal-level-what = Ποιο επίπεδο; Γράψε level και έναν αριθμό από 1 έως { $most }.
terminal-no-level = Κανείς σε αυτό το τραπέζι δεν παίζει σε επίπεδο.
terminal-save-what = Πού; Γράψε save και το όνομα ενός αρχείου.
terminal-load-what = Ποιο; Γράψε load και το όνομα ενός αρχείου.
terminal-saved = Αποθηκεύτηκε στο { $file }.
terminal-cannot-save = Δεν αποθηκεύεται: { $problem }
terminal-loaded =
    { $events ->
        [one] Φορτώθηκε το { $file }: { $rules }, { $events } συμβάν.
       *[other] Φορτώθηκε το { $file }: { $rules }, { $events } συμβάντα.
    }
terminal-cannot-load = Το { $file } δεν φορτώνεται: { $problem }
terminal-no-record = δεν περιέχει καταγραφή
terminal-file-too-large = έχει πάνω από { $most } megabyte
terminal-chances = Πιθανότητες νίκης: { $chances }
terminal-chance = { $seat } { $percent }%
terminal-no-chances = Κανείς δεν ξέρει τι αξίζει αυτή η θέση: { $problem }
terminal-eval-what = Γράψε eval on ή eval off· σκέτο eval το λέει μία φορά.
terminal-eval-on = Από τώρα φαίνονται οι πιθανότητες.
terminal-eval-off = Οι πιθανότητες δεν φαίνονται πια.
terminal-hint = Συμβουλή: { $lines }
terminal-hint-worth = { $action } ({ $worth })
terminal-hint-wins = { $action } (κερδίζει σε { $actions })
terminal-hint-loses = { $action } (χάνει σε { $actions })
terminal-no-hint = Δεν υπάρχει συμβουλή: { $problem }
terminal-taken-back = Η κίνηση αναιρέθηκε.
terminal-nothing-to-undo = Δεν υπάρχει τίποτα να αναιρεθεί.
terminal-played-again = Παίχτηκε ξανά.
terminal-nothing-to-redo = Δεν υπάρχει τίποτα να ξαναπαιχτεί.
terminal-new-game = Νέα παρτίδα.
terminal-is-over = Η παρτίδα τελείωσε· γράψε new για άλλη, ή undo.
terminal-not-your-turn = Δεν είναι η σειρά σου.
terminal-dice-by-themselves = Τα ζάρια ρίχνονται για σένα.
terminal-unknown = Το "{ $typed }" δεν είναι ούτε εντολή ούτε κίνηση ({ $problem }). Εντολές: { $commands }.
terminal-failed = Ο υπολογιστής δεν μπορεί να παίξει: { $problem }

## Help: one line for each command
terminal-help-commands = Εντολές που πληκτρολογούνται
terminal-command-move = παίξε την· τα ζάρια ρίχνονται για σένα
terminal-command-why = γιατί δεν επιτρέπεται μια κίνηση
terminal-command-moves = οι επιτρεπτές κινήσεις
terminal-command-hint = ό,τι καλύτερο θα έπαιζε ο υπολογιστής
terminal-command-undo = πάρε πίσω την τελευταία σου κίνηση
terminal-command-redo = παίξε ξανά ό,τι πήρες πίσω
terminal-command-level = άλλο επίπεδο, 1 έως 10
terminal-command-eval = να φαίνονται οι πιθανότητες, ή όχι
terminal-command-tutor = προειδοποίηση για κακές κινήσεις πριν μείνουν, ή όχι
terminal-command-save = γράψε την παρτίδα σε αρχείο, ως καταγραφή
terminal-command-load = συνέχισε μια καταγραμμένη παρτίδα
terminal-command-record = δείξε την καταγραφή
terminal-command-fen = δείξε τη θέση ως κείμενο
terminal-command-resign = εγκατάλειψε την παρτίδα, ή με τη λέξη match όλο τον αγώνα
terminal-command-new = από την αρχή
terminal-command-help = αυτή η βοήθεια
terminal-command-quit = έξοδος· η παρτίδα κρατιέται για την επόμενη φορά
terminal-help-keys = Πλήκτρα
terminal-help-keys-text =
    βέλη, Tab     στην επόμενη θέση που επιλέγεται
    Enter         πάρ’ την· με κάτι γραμμένο: εκτέλεσέ το
    Esc           άφησέ την· όσο σκέφτεται ο υπολογιστής: παίξε αμέσως
    Ctrl-T συμβουλή   Ctrl-Z αναίρεση   Ctrl-Y ξανά   Ctrl-N νέα παρτίδα
    Ctrl-C έξοδος   ? αυτή η βοήθεια
terminal-help-notation = Πώς γράφονται οι κινήσεις
terminal-notation-nardi =
    24/18 πάει ένα πούλι από τη θέση 24 στη 18· 3/off το μαζεύει. Οι θέσεις
    αριθμούνται όπως τις βλέπουν τα Λευκά. Πολλά βήματα: 24/18,18/15.
terminal-notation-ludo =
    p1+5 προχωρά το πιόνι 1 κατά 5· οι αριθμοί τους φαίνονται στο ταμπλό.
terminal-notation-mill =
    d6 βάζει πιόνι στο d6· d6-d5 το κινεί· xd5 αφαιρεί το πιόνι στο d5.
terminal-help-legend = Το ταμπλό
terminal-legend-piece = { $sign }  πιόνι: { $seat }
terminal-legend-home = { $sign }  ανήκει στα { $seat }
terminal-legend-special = { $sign }  ειδικό τετράγωνο
terminal-legend-marks = Σημειωμένα: πού μπορείς να πας, πού είσαι, και από πού προς πού πήγε η τελευταία σειρά.
terminal-legend-marks-plain = [ ] ο δείκτης   ( ) παρμένο   < > πού μπορείς να πας   { "{" } { "}" } η τελευταία σειρά
terminal-page-keys = Πάνω και Κάτω κυλούν, κάθε άλλο πλήκτρο γυρίζει πίσω

## Windows
terminal-too-small = Το παράθυρο έχει { $width } × { $height } χαρακτήρες, αλλά αυτό το ταμπλό θέλει { $needed-width } × { $needed-height }. Μεγάλωσέ το, ή παίξε με --plain.
terminal-side-log = Τι έγινε

## The menu and questions
terminal-menu-keys = Πάνω, Κάτω και Enter επιλέγουν · Esc γυρίζει πίσω
terminal-menu-game = Ποιο παιχνίδι;
terminal-menu-variant = Ποιοι κανόνες;
terminal-menu-level = Εναντίον ποιου;
terminal-menu-number = Ένας αριθμός, ή q για έξοδο:
terminal-menu-no-number = Το "{ $typed }" δεν είναι αριθμός από 1 έως { $most }.
terminal-menu-all-here = Κανένας άλλος: όλοι παίζουν σε αυτό το τερματικό
terminal-family-nardi = Μακρύ νάρντι και συγγενικά
terminal-family-ludo = Λούντο και συγγενικά
terminal-family-mill = Μύλος και συγγενικά
terminal-menu-go-on = Συνέχεια: { $rules }, { $players }
terminal-kept-question = Υπάρχει μια ατελείωτη παρτίδα: { $rules }.
terminal-kept-go-on =
    { $events ->
        [one] Συνέχισέ την ({ $events } συμβάν ως τώρα)
       *[other] Συνέχισέ την ({ $events } συμβάντα ως τώρα)
    }
terminal-kept-new = Άρχισε νέα παρτίδα
terminal-kept-damaged = Η ατελείωτη παρτίδα δεν συνεχίζεται: { $problem }
terminal-nothing-kept = Δεν υπάρχει ατελείωτη παρτίδα: { $rules }.
terminal-none-kept = Δεν υπάρχει ατελείωτη παρτίδα.
terminal-cannot-keep = Η παρτίδα δεν κρατιέται για την επόμενη φορά: { $problem }
terminal-gone-on = Η ατελείωτη παρτίδα σου.

## Learning
terminal-learn-question = Κανένα δίκτυο δεν παίζει ακόμα αυτούς τους κανόνες. Να τους μάθει πρώτα ένα;
terminal-learn-yes = Μάθηση το πολύ { $seconds } δευτερόλεπτα, μετά παιχνίδι
terminal-learn-no = Παιχνίδι αμέσως, εναντίον εκτίμησης γραμμένης με το χέρι
terminal-learning = Μάθηση: { $rules } (Ctrl-C: φτάνει)
terminal-learned =
    { $games ->
        [one] Έμαθε από { $games } παρτίδα.
       *[other] Έμαθε από { $games } παρτίδες.
    }
terminal-learned-strength = { $learned } Κερδίζει { $percent }% (± { $error }) την ευρετική μέθοδο· { $even }% θα ήταν ίσα.
terminal-learned-known = Χρησιμοποιείται δίκτυο που έχει ήδη μάθει αυτούς τους κανόνες.
terminal-learn-mill = Ο Μύλος παίζεται με αναζήτηση· δεν υπάρχει τίποτα να μάθει.
terminal-learn-net-there = Το Teahouse έχει ήδη δίκτυο για αυτούς τους κανόνες· δεν υπάρχει τίποτα να μάθει.

## Languages
terminal-no-language = Δεν υπάρχει γλώσσα "{ $language }"· υπάρχουν { $languages }.
