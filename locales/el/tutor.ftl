# What the tutor says, in Greek. Terms as in review.ftl, nardi.ftl, ludo.ftl and mill.ftl.

## What it costs
tutor-warning = Το { $action } είναι { $mark }: κοστίζει { $points } πόντους.
tutor-better = Καλύτερο είναι το { $better }.
tutor-take-back = Να αναιρεθεί; (y – ναι, n – όχι)
tutor-taken-back = Αναιρέθηκε.
tutor-on = Θα προειδοποιείσαι πριν μείνει μια κακή κίνηση.
tutor-off = Κανείς δεν σε προειδοποιεί πια για κακές κινήσεις.
tutor-what = Γράψε tutor on ή tutor off.

## Chances
tutor-chance-win = Τα { $seat } κερδίζουν { $played }% αντί για { $best }%.
tutor-chance-win-by-mars = Τα { $seat } κερδίζουν με μαρς: { $played }% αντί για { $best }%.
tutor-chance-loss-by-mars = Τα { $seat } κινδυνεύουν με μαρς: { $played }% αντί για { $best }%.
tutor-chance-win-by-koks = Τα { $seat } κερδίζουν με κοκς: { $played }% αντί για { $best }%.
tutor-chance-loss-by-koks = Τα { $seat } κινδυνεύουν με κοκς: { $played }% αντί για { $best }%.

## Nardi
tutor-nardi-block =
    { $played ->
        [0] Δεν υπάρχει μπλόκο μπροστά σε αντίπαλο πούλι, αντί για ένα μήκους { $best }.
       *[other] Μήκος του μεγαλύτερου μπλόκου μπροστά σε αντίπαλο πούλι: { $played } αντί για { $best }.
    }
tutor-nardi-numbers = Όπως είναι, μετά παίζονται μόνο { $played } από τους έξι αριθμούς αντί για { $best }.
tutor-nardi-behind =
    { $played ->
        [one] Ένα πούλι μένει πίσω από το αντίπαλο μπλόκο αντί για { $best }.
       *[other] { $played } πούλια μένουν πίσω από το αντίπαλο μπλόκο αντί για { $best }.
    }
tutor-nardi-runner = Το πιο προχωρημένο πούλι, στο { $place }, έχει λιγότερους ανοιχτούς αριθμούς: { $played } αντί για { $best }.
tutor-nardi-off = Μαζεύτηκαν λιγότερα πούλια: { $played } αντί για { $best }.
tutor-nardi-head =
    { $played ->
        [one] Ένα πούλι μένει στο κεφάλι αντί για { $best }.
       *[other] { $played } πούλια μένουν στο κεφάλι αντί για { $best }.
    }
tutor-nardi-home = Λιγότερα πούλια έφτασαν στο σπίτι: { $played } αντί για { $best }.
tutor-nardi-points = Κρατιούνται λιγότερες θέσεις: { $played } αντί για { $best }.

## Ludo
tutor-ludo-captured = Χάνεται η ευκαιρία να φας πιόνι.
tutor-ludo-exposed =
    { $best ->
        [0] { $played ->
            [one] Το πιόνι στο { $place } μένει εκτεθειμένο σε έναν αντίπαλο.
           *[other] Το πιόνι στο { $place } μένει εκτεθειμένο σε { $played } αντιπάλους.
        }
       *[other] Το πιόνι στο { $place } μένει εκτεθειμένο σε { $played } αντιπάλους αντί για { $best }.
    }
tutor-ludo-base =
    { $played ->
        [one] Ένα πιόνι μένει στη βάση αντί για { $best }.
       *[other] { $played } πιόνια μένουν στη βάση αντί για { $best }.
    }
tutor-ludo-goal = Δεν φέρνει πιόνι στο τέρμα.
tutor-ludo-safe = Λιγότερα πιόνια είναι ασφαλή: { $played } αντί για { $best }.
tutor-ludo-reach = Η επόμενη ζαριά φτάνει λιγότερους αντιπάλους: { $played } αντί για { $best }.

## Mill
tutor-mill-closed =
    { $played ->
        [0] Δεν κλείνει μύλο.
       *[other] Κλείνει λιγότερους μύλους.
    }
tutor-mill-threat = Ο αντίπαλος μπορεί να κλείσει μύλο στο { $place }.
tutor-mill-opened = Ανοίγει μύλο.
tutor-mill-waiting = Λιγότερες γραμμές περιμένουν τρίτο πιόνι: { $played } αντί για { $best }.
tutor-mill-room = Κινήσεις που μένουν: { $played } αντί για { $best }.
tutor-mill-enemy-room = Κινήσεις που μένουν στον αντίπαλο: { $played } αντί για { $best }.
