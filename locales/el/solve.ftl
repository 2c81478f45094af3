### What is said about databases of Mill, in Greek: `teahouse solve`. A database knows of each position who wins, and maybe how soon.
### Terms: database βάση δεδομένων, solve λύνω, sub-space υποχώρος, position θέση, head επικεφαλίδα, checksum άθροισμα ελέγχου,
### block μπλοκ, capture αφαίρεση πιονιού, won νίκη, drawn ισοπαλία, lost ήττα.

solve-remembers = Αυτοί οι κανόνες δεν λύνονται: με { $option } η αξία μιας θέσης εξαρτάται από προηγούμενες κινήσεις.
solve-cannot-read = { $file }: { $cause }
solve-cannot-write = δεν γίνεται εγγραφή στο { $file }: { $cause }
solve-file-foreign = Το { $file } δεν είναι βάση δεδομένων του Teahouse για τον Μύλο.
solve-file-other-layout = Το { $file } έχει διάταξη { $found }, αλλά αυτό το Teahouse διαβάζει διάταξη { $read }. Λύσε το ξανά με teahouse solve.
solve-file-other-rules = Το { $file } είναι βάση δεδομένων για άλλους κανόνες.
solve-file-head-damaged = Το { $file } έχει χαλάσει: η επικεφαλίδα του δεν έχει το άθροισμα ελέγχου με το οποίο γράφτηκε. Σβήσε το και λύσε το ξανά.
solve-file-block-damaged = Το { $file } έχει χαλάσει: το μπλοκ { $block } από { $blocks } δεν έχει το άθροισμα ελέγχου με το οποίο γράφτηκε. Σβήσε το και λύσε το ξανά.
solve-file-length = Το { $file } δεν είναι ολόκληρη βάση δεδομένων: αναμένονται { $expected } byte, βρέθηκαν { $found }.

## What databases know about moves
moves-not-solved = καμία βάση δεδομένων δεν ξέρει κάτι για τις κινήσεις αυτής της θέσης· το teahouse solve { $rules } φτιάχνει βάσεις για αυτήν

## Solving
solve-too-large = Ένα ταμπλό με { $points } σημεία και τόσα πιόνια είναι πολύ μεγάλο για να λυθεί.
solve-memory = Η λύση θέλει τουλάχιστον { $needed } MB μνήμης, αλλά επιτρέπονται μόνο { $allowed } MB. Επίτρεψε περισσότερα με --memory, ή λύσε λιγότερα πιόνια με --pieces.
solve-scratch-busy = Το { $file } χρησιμοποιείται: μια άλλη εκτέλεση λύνει εκεί τους ίδιους κανόνες. Περίμενέ την, ή διάλεξε άλλον φάκελο με --out.
solve-scratch-damaged = Το { $file } δεν είναι όπως γράφτηκε. Κάτι άλλο άλλαξε τα προσωρινά αρχεία κατά τη λύση· ξεκίνα πάλι.
solve-interrupted = Διακόπηκε. Ό,τι τελείωσε κρατιέται· η ίδια εντολή συνεχίζει από εκεί.
solve-verify-counts = Το { $file } είναι λάθος: δεν έχει τόσες θέσεις από κάθε είδος όσες λέει η επικεφαλίδα του.
solve-verify-differs = Το { $file } είναι λάθος: η θέση { $position } είναι αποθηκευμένη ως { $stored }, αλλά με βάση τις κινήσεις της είναι { $found }.
solve-verify-missing = Το { $file } δεν μπορεί να ελεγχθεί: οι κινήσεις του οδηγούν σε θέσεις του { $missing }, που δεν υπάρχει.
solve-lacking = Ο υποχώρος { $space } δεν λύθηκε πριν από όσα οδηγούν σε αυτόν.
# The end of a line { $option } …: a size as it is typed, such as 3G.
solve-size = αναμένεται μέγεθος όπως 3G, 500M ή αριθμός από byte
solve-not-mill = { $rules }: δεν είναι παιχνίδι του Μύλου· μόνο αυτά λύνονται.
solve-no-cache = Δεν υπάρχει προσωπικός φάκελος για την κρυφή μνήμη· δώσε έναν φάκελο με --out.
solve-no-memory = Η λύση θέλει { $needed } μνήμης, αλλά είναι ελεύθερα μόνο { $there }.
solve-no-disk = Οι βάσεις δεδομένων θέλουν έως { $needed } στον δίσκο, αλλά στο { $folder } είναι ελεύθερα μόνο { $there }.
solve-nothing-left = Όλα έχουν ήδη λυθεί.
solve-plan = { $spaces ->
    [one] Για λύση: 1 υποχώρος
   *[other] Για λύση: { $spaces } υποχώροι
} με { $positions } θέσεις: έως { $memory } μνήμης και { $disk } στον δίσκο.
solve-plan-sliced = Υποχώροι που δεν χωρούν στη μνήμη και λύνονται κομμάτι κομμάτι, με προσωρινά αρχεία: { $count }. Με περισσότερη μνήμη (--memory) είναι πιο γρήγορο.
# A sub-space such as 4-3: four pieces of the side to move, three of the other. The numbers are percents.
solve-line = { $space }: { $positions } θέσεις, { $won }% νίκες, { $drawn }% ισοπαλίες, { $lost }% ήττες, η μακρύτερη { $longest }
solve-summary = Είναι γνωστές { $positions } θέσεις της φάσης κίνησης: για την πλευρά που παίζει { $won }% νίκες, { $drawn }% ισοπαλίες και { $lost }% ήττες. Χρειάστηκαν { $seconds } s, { $speed } θέσεις το δευτερόλεπτο.
solve-verified = { $file }: και οι { $positions } θέσεις συμφωνούν με τις κινήσεις τους ({ $seconds } s)
solve-not-known = Αυτή η θέση δεν υπάρχει σε καμία βάση δεδομένων.
# $value is one of the words below, such as "won in 9 turns".
solve-game = Η παρτίδα για τα Λευκά, που αρχίζουν: { $value }.
solve-position = Η θέση για την πλευρά που παίζει: { $value }.
solve-move = { $value }
solve-move-unknown = άγνωστο
solve-best-line = Το καλύτερο παιχνίδι:
solve-alternatives = εξίσου καλές: { $moves }
solve-won = νίκη
solve-drawn = ισοπαλία
solve-lost = ήττα
solve-won-in = { $until ->
    [capture] νίκη, με αφαίρεση πιονιού σε { $turns ->
        [one] 1 κίνηση
       *[other] { $turns } κινήσεις
    }
   *[end] νίκη σε { $turns ->
        [one] 1 κίνηση
       *[other] { $turns } κινήσεις
    }
}
solve-lost-in = { $until ->
    [capture] ήττα, με αφαίρεση πιονιού σε { $turns ->
        [one] 1 κίνηση
       *[other] { $turns } κινήσεις
    }
   *[end] ήττα σε { $turns ->
        [one] 1 κίνηση
       *[other] { $turns } κινήσεις
    }
}
solve-opening-needs = Η αναζήτηση στο άνοιγμα φτάνει ως τη φάση κίνησης, από την οποία λείπει το { $file }.
solve-opening-circles = Δεν γίνεται αναζήτηση στο άνοιγμα: με { $option } η φάση τοποθέτησης μπορεί να κάνει κύκλους. Με --whole λύνεται θέση προς θέση.
solve-placing-rules = Η φάση τοποθέτησης αυτών των κανόνων δεν λύνεται θέση προς θέση: σε αυτήν συμβαίνουν περισσότερα από το να παίρνει ένας μύλος ένα πιόνι, ή τα χρώματα έχουν σημασία. Αναζητήστε την με --opening.
solve-at-least-drawn = νίκη ή ισοπαλία
solve-at-most-drawn = ισοπαλία ή ήττα
solve-opening-game = Με την αναζήτηση στη φάση τοποθέτησης, η παρτίδα για τα Λευκά, που αρχίζουν: { $value }. Πρώτες κινήσεις:
solve-opening-effort = Η αναζήτηση εξέτασε { $positions } θέσεις σε { $seconds } s.
solve-opening-kept = Όσα αποδείχθηκαν για { $positions } θέσεις της φάσης τοποθέτησης φυλάχθηκαν ({ $size } MB): οι παίκτες τα ρωτούν και η επόμενη αναζήτηση ξεκινά από αυτά.
