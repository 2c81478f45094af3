# Mill: Nine Men's Morris and its family, in Greek.
# Terms: mill μύλος, piece πιόνι, point σημείο, edge σύνδεση, mill line γραμμή μύλου, placing phase φάση τοποθέτησης, moving
# phase φάση κίνησης, fly πετάω, leap πηδώ, remove αφαιρώ, capture αιχμαλωτίζω, shuttling πηγαινέλα, custodian capture
# αιχμαλωσία με εγκλωβισμό, intervention capture αιχμαλωσία με παρεμβολή, stalemate αδιέξοδο, marker σημάδι, draw ισοπαλία.

## Reasons: why an action is not legal

mill-no-such-point = Δεν υπάρχει τέτοιο σημείο στο ταμπλό.
removal-due =
    { $count ->
        [one] Τα { $seat } πρέπει πρώτα να αφαιρέσουν ένα αντίπαλο πιόνι.
       *[other] Τα { $seat } πρέπει πρώτα να αφαιρέσουν { $count } αντίπαλα πιόνια.
    }
own-removal-due =
    { $count ->
        [one] Τα { $seat } πρέπει πρώτα να αφαιρέσουν ένα δικό τους πιόνι.
       *[other] Τα { $seat } πρέπει πρώτα να αφαιρέσουν { $count } δικά τους πιόνια.
    }
point-taken =
    { $seat-code ->
        [seat-white] Υπάρχει ήδη λευκό πιόνι στο { $point }.
       *[seat-black] Υπάρχει ήδη μαύρο πιόνι στο { $point }.
    }
point-marked = Ένα σημάδι κλείνει το { $point } ώσπου να τελειώσει η φάση τοποθέτησης.
mill-no-piece = Δεν υπάρχει πιόνι στο { $point }.
hand-empty = Τα { $seat } δεν έχουν πιόνια στο χέρι.
placing-first =
    { $hand ->
        [one] Τα { $seat } έχουν ακόμα ένα πιόνι να τοποθετήσουν.
       *[other] Τα { $seat } έχουν ακόμα { $hand } πιόνια να τοποθετήσουν.
    }
mill-not-your-piece =
    { $seat-code ->
        [seat-white] Το πιόνι στο { $point } είναι λευκό.
       *[seat-black] Το πιόνι στο { $point } είναι μαύρο.
    }
same-point = Το πιόνι είναι ήδη στο { $point }.
repeated-mill = Το πηγαινέλα περιορίζεται: το πιόνι στο { $from } δεν μπορεί να γυρίσει αμέσως στο { $to } και να ξανακλείσει τον μύλο { $line }.
leap-over-protected = Δεν μπορείς να πηδήξεις πάνω από το πιόνι στο { $over }: το προστατεύει ο μύλος { $line }.
not-adjacent = Τα { $from } και { $to } δεν συνδέονται.
not-adjacent-while-placing = Τα { $from } και { $to } δεν συνδέονται, και κανείς δεν πετάει με πιόνια στο χέρι.
not-adjacent-nor-flying =
    { $count ->
        [one] Τα { $from } και { $to } δεν συνδέονται, και πετάει μόνο όποιος έχει ένα μόνο πιόνι.
       *[other] Τα { $from } και { $to } δεν συνδέονται, και πετάει μόνο όποιος έχει το πολύ { $count } πιόνια.
    }
no-removal-due = Τα { $seat } δεν έχουν τίποτα να αφαιρέσουν τώρα.
not-removable =
    { $victim-code ->
        [seat-white] Το πιόνι στο { $point } είναι μαύρο· πρέπει να αφαιρεθεί λευκό.
       *[seat-black] Το πιόνι στο { $point } είναι λευκό· πρέπει να αφαιρεθεί μαύρο.
    }
not-next-to-own = Τα { $seat } μπορούν να αφαιρέσουν μόνο αντίπαλο πιόνι δίπλα σε δικό τους, και το { $point } δεν είναι δίπλα σε κανένα.
protected-by-mill = Το πιόνι στο { $point } προστατεύεται: ανήκει στον μύλο { $line }.
not-captured = Το πιόνι στο { $point } δεν είναι αιχμάλωτο· τώρα αφαιρείται μόνο το { $targets }.

## Verdicts: how a game ended

mill-verdict-too-few =
    { $count ->
        [one] Τα { $seat } δεν έχουν πια πιόνια.
       *[other] Τα { $seat } έμειναν με λιγότερα από { $count } πιόνια.
    }
mill-verdict-stuck = Τα { $seat } δεν μπορούν να κινηθούν.
mill-verdict-full-board = Το ταμπλό γέμισε, και έτσι χάνουν τα Λευκά.
mill-verdict-full-board-draw = Το ταμπλό γέμισε.
mill-verdict-stuck-draw = Τα { $seat } δεν μπορούν να κινηθούν, άρα ισοπαλία.
mill-verdict-both-stuck = Καμία πλευρά δεν μπορεί να κινηθεί.
mill-verdict-quiet =
    { $count ->
        [one] Έγινε { $count } κίνηση χωρίς να τοποθετηθεί ή να αφαιρεθεί πιόνι.
       *[other] Έγιναν { $count } συνεχόμενες κινήσεις χωρίς να τοποθετηθεί ή να αφαιρεθεί πιόνι.
    }
mill-verdict-repetition = Η ίδια θέση εμφανίστηκε για τρίτη φορά.

## Tasks: what the side to move has to do, below the board

mill-task-place = Τα { $seat } τοποθετούν πιόνι
mill-task-place-or-move = Τα { $seat } τοποθετούν ή κινούν πιόνι
mill-task-move = Τα { $seat } κινούνται
mill-task-fly = Τα { $seat } κινούνται και μπορούν να πετάξουν
mill-task-remove =
    { $victim-code ->
        [seat-white] { $count ->
            [one] Τα { $seat } αφαιρούν ένα λευκό πιόνι
           *[other] Τα { $seat } αφαιρούν { $count } λευκά πιόνια
        }
       *[seat-black] { $count ->
            [one] Τα { $seat } αφαιρούν ένα μαύρο πιόνι
           *[other] Τα { $seat } αφαιρούν { $count } μαύρα πιόνια
        }
    }
mill-task-remove-own =
    { $count ->
        [one] Τα { $seat } αφαιρούν ένα δικό τους πιόνι
       *[other] Τα { $seat } αφαιρούν { $count } δικά τους πιόνια
    }
mill-task-remove-captured = Τα { $seat } αφαιρούν το αιχμάλωτο πιόνι στο { $points }
mill-task-remove-choose = Τα { $seat } αφαιρούν όποιο πιόνι θέλουν για τον μύλο, ή το αιχμάλωτο στο { $points }
mill-task-remove-neighbour = Τα { $seat } αφαιρούν πιόνι δίπλα σε δικό τους: { $points }

## Counts of a position, and the line below the drawing

count-on-board = στο ταμπλό
count-in-hand = στο χέρι
count-lost = χαμένα
mill-counts = Λευκά O: { $white-on-board } στο ταμπλό, { $white-in-hand } στο χέρι · Μαύρα @: { $black-on-board } στο ταμπλό, { $black-in-hand } στο χέρι

## Names of places

mill-point = { $point }
mill-hand =
    { $seat-code ->
        [seat-white] Το χέρι των Λευκών
       *[seat-black] Το χέρι των Μαύρων
    }

## Texts that could not be read: what is wrong with a FEN

mill-no-dice = στον Μύλο δεν υπάρχουν ζάρια
mill-fen-fields =
    { $count ->
        [one] υπάρχει { $count } πεδίο ενώ έπρεπε να είναι 17, όπως στο "{ $example }"
       *[other] υπάρχουν { $count } πεδία ενώ έπρεπε να είναι 17, όπως στο "{ $example }"
    }
mill-fen-shape = οι δακτύλιοι ή σειρές αυτού του ταμπλό έχουν { $shape } σημεία
mill-fen-point = ένα σημείο είναι * (κενό), O (λευκό), @ (μαύρο) ή X (σημάδι)
mill-fen-side = η πλευρά που παίζει είναι w ή b
mill-fen-phase = η φάση είναι p (τοποθέτηση), m (κίνηση) ή o (τέλος)
mill-fen-action = η ενέργεια είναι p (τοποθέτηση), s (επιλογή πιονιού για κίνηση) ή, όσο εκκρεμεί αφαίρεση, r (αφαίρεση)
mill-fen-phase-of-hand = πλευρά με πιόνια στο χέρι τοποθετεί (p), χωρίς κινεί (m)
mill-fen-number-on-board = εδώ αναμένεται ο αριθμός των πιονιών στο ταμπλό
mill-fen-number-in-hand = εδώ αναμένεται ο αριθμός των πιονιών στο χέρι
mill-fen-number-removals = εδώ αναμένεται ο αριθμός των αφαιρέσεων που εκκρεμούν
mill-fen-number-used = εδώ αναμένονται τα σημεία των χρησιμοποιημένων μύλων, ως αριθμός
mill-fen-number-quiet = εδώ αναμένεται ο αριθμός των κινήσεων από την τελευταία τοποθέτηση ή αφαίρεση
mill-fen-number-move = εδώ αναμένεται ο αριθμός της κίνησης
mill-fen-number-square = εδώ αναμένεται ο αριθμός ενός σημείου
mill-fen-number-captures = εδώ αναμένεται ο αριθμός των αιχμάλωτων πιονιών
mill-fen-number-mill-removals = μετά το m: αναμένεται ο αριθμός των αφαιρέσεων για μύλους
mill-fen-on-board =
    { $count ->
        [one] το ταμπλό δείχνει { $count } πιόνι για τα { $seat }
       *[other] το ταμπλό δείχνει { $count } πιόνια για τα { $seat }
    }
mill-fen-too-many =
    { $count ->
        [one] τα { $seat } έχουν το πολύ { $count } πιόνι, στο ταμπλό και στο χέρι μαζί
       *[other] τα { $seat } έχουν το πολύ { $count } πιόνια, στο ταμπλό και στο χέρι μαζί
    }
mill-fen-no-markers = σε αυτή την παραλλαγή δεν υπάρχουν σημάδια
mill-fen-too-many-markers =
    { $count ->
        [one] { $count } σημάδι είναι περισσότερο από τα πιόνια που αφαιρέθηκαν
       *[other] { $count } σημάδια είναι περισσότερα από τα πιόνια που αφαιρέθηκαν
    }
mill-fen-last-mill = ο τελευταίος μύλος έχει αρχή και τέλος που διαφέρουν, ή 0 και για τα δύο
mill-fen-used-points = μερικά από αυτά τα σημεία χρησιμοποιημένων μύλων δεν είναι στο ταμπλό
mill-fen-square = τα σημεία έχουν αριθμούς από { $first } έως { $last }
mill-fen-tail = μετά τον αριθμό της κίνησης ακολουθεί μόνο c: i: l: p: s: ή m:
mill-fen-tail-of-other-rules = τίποτα σε αυτή την παραλλαγή δεν δίνει σε θέση τέτοια ένδειξη
mill-fen-captures = οι αιχμαλωσίες γράφονται w-N-square.square|b-N-square.square, και μόνο η πλευρά που παίζει έχει
mill-fen-captures-own = μόνο αντίπαλα πιόνια αιχμαλωτίζονται
mill-fen-too-few =
    { $count ->
        [one] τα { $seat } δεν έχουν πια πιόνια· μια τέτοια παρτίδα τελείωσε (o)
       *[other] τα { $seat } έχουν λιγότερα από { $count } πιόνια· μια τέτοια παρτίδα τελείωσε (o)
    }
mill-fen-markers-gone = δεν υπάρχουν πια σημάδια όταν και τα δύο χέρια είναι άδεια
mill-fen-removals = μια πλευρά έχει το πολύ 16 αφαιρέσεις, και η πλευρά που παίζει αφαιρεί πρώτη
mill-fen-capture-not-due = αιχμαλωσίες και αδιέξοδα θέλουν αφαίρεση που εκκρεμεί, και δεν πάνε μαζί
mill-fen-mill-choice = το m: στέκεται δίπλα σε αιχμαλωσία, και εκκρεμούν οι αφαιρέσεις του μύλου και της αιχμαλωσίας μαζί
mill-fen-nothing-to-remove = εκκρεμεί αφαίρεση, αλλά δεν υπάρχει τίποτα να αφαιρεθεί
mill-fen-no-action = η πλευρά που παίζει δεν μπορεί να κάνει τίποτα· μια τέτοια παρτίδα τελείωσε (o)

## Games as text that could not be read

mill-record-error =
    { $ply ->
        [0] πριν από την πρώτη ενέργεια, "{ $word }": { $problem }
       *[other] ενέργεια { $ply }, "{ $word }": { $problem }
    }
mill-record-tag = μια κεφαλίδα γράφεται [Name "value"]

## The rules in words: the board and the aim

mill-explain-players =
    { $count ->
        [one] Δύο παίκτες, Λευκά και Μαύρα, έχουν από ένα πιόνι. Αρχίζουν τα Λευκά και παίζουν εναλλάξ.
       *[other] Δύο παίκτες, Λευκά και Μαύρα, έχουν από { $count } πιόνια. Αρχίζουν τα Λευκά και παίζουν εναλλάξ.
    }
mill-explain-board-heading = Το ταμπλό
mill-explain-points = Το ταμπλό έχει { $points } σημεία. { $edges ->
        [one] Μία σύνδεση ενώνει γειτονικά σημεία.
       *[other] { $edges } συνδέσεις ενώνουν γειτονικά σημεία.
    }
mill-explain-lines =
    { $lines ->
        [one] Υπάρχει μία γραμμή μύλου: { $count } πιόνια μιας πλευράς πάνω της σχηματίζουν μύλο.
       *[other] Υπάρχουν { $lines } γραμμές μύλου: { $count } πιόνια μιας πλευράς σε μία από αυτές σχηματίζουν μύλο.
    }
mill-explain-aim-heading = Ο σκοπός
mill-explain-too-few =
    { $count ->
        [one] Μια πλευρά χάνει όταν δεν έχει πια πιόνια, ούτε στο ταμπλό ούτε στο χέρι.
       *[other] Μια πλευρά χάνει όταν μείνει με λιγότερα από { $count } πιόνια, στο ταμπλό και στο χέρι μαζί.
    }
mill-explain-stuck-loses-too = Χάνει επίσης όταν πρέπει να κινηθεί και δεν μπορεί.

## The rules in words: the placing phase

mill-explain-placing-heading = Η φάση τοποθέτησης
mill-explain-place = Μια πλευρά με πιόνια στο χέρι τοποθετεί ένα σε κενό σημείο.
mill-explain-place-or-move = Μια πλευρά με πιόνια στο χέρι είτε τοποθετεί ένα σε κενό σημείο, είτε κινεί ένα πιόνι σε γειτονικό κενό σημείο.
mill-explain-mill-removes = Όποιος σχηματίσει μύλο αφαιρεί ένα αντίπαλο πιόνι από το ταμπλό.
mill-explain-mill-empties-hand = Όποιος σχηματίσει μύλο παίρνει ένα πιόνι από το χέρι του αντιπάλου· αν είναι άδειο, αφαιρεί ένα από το ταμπλό. Μετά παίζει ο αντίπαλος.
mill-explain-mill-empties-hand-again = Όποιος σχηματίσει μύλο παίρνει ένα πιόνι από το χέρι του αντιπάλου και ξαναπαίζει· αν είναι άδειο, αφαιρεί ένα από το ταμπλό και η σειρά του τελειώνει.
mill-explain-mill-victim-removes = Όταν μια πλευρά σχηματίσει μύλο, η άλλη αφαιρεί ένα δικό της πιόνι, όποιο θέλει, και μετά παίζει κανονικά.
mill-explain-mill-marks = Όποιος σχηματίσει μύλο αφαιρεί ένα αντίπαλο πιόνι, αλλά ένα σημάδι κλείνει το σημείο ώσπου να τελειώσει η φάση τοποθέτησης.
mill-explain-mill-waits = Ο μύλος δεν αφαιρεί ακόμα τίποτα: οι μύλοι μετριούνται όταν τελειώσει η φάση τοποθέτησης.
mill-explain-extra-turn = Όποιος σχηματίσει μύλο και έχει ακόμα πιόνια στο χέρι παίζει και άλλη μία φορά.
mill-explain-two-empty = Τοποθέτηση που δεν σχηματίζει μύλο, δεν αιχμαλωτίζει τίποτα και αφήνει δύο κενά σημεία τελειώνει τη φάση τοποθέτησης· όσα πιόνια είναι στο χέρι μένουν εκτός.

## The rules in words: the moving phase

mill-explain-moving-heading = Η φάση κίνησης
mill-explain-move = Μια πλευρά με άδειο χέρι κινεί ένα πιόνι σε γειτονικό κενό σημείο.
mill-explain-flying =
    { $count ->
        [one] Όποιος έμεινε με ένα μόνο πιόνι μπορεί να πετάξει: το πιόνι πηγαίνει σε όποιο κενό σημείο θέλει.
       *[other] Όποιος έχει το πολύ { $count } πιόνια μπορεί να πετάξει: ένα πιόνι πηγαίνει σε όποιο κενό σημείο θέλει.
    }
mill-explain-no-flying = Δεν υπάρχει πέταγμα.
mill-explain-moved-mill = Όποιος σχηματίσει μύλο με κίνηση αφαιρεί ένα αντίπαλο πιόνι από το ταμπλό.

## The rules in words: mills

mill-explain-mills-heading = Μύλοι
mill-explain-several-mills-remove-one = Πολλοί μύλοι μαζί αφαιρούν μόνο ένα πιόνι.
mill-explain-several-mills-remove-each = Πολλοί μύλοι μαζί αφαιρούν από ένα πιόνι ο καθένας.
mill-explain-mills-protect = Πιόνι σε μύλο δεν αφαιρείται, εκτός αν όλα τα πιόνια της πλευράς του είναι σε μύλους.
mill-explain-mills-protect-nothing = Αφαιρείται όποιο αντίπαλο πιόνι θέλεις, σε μύλο ή όχι.
mill-explain-one-time = Κάθε γραμμή ανταμείβει μια πλευρά μία μόνο φορά: ένας μύλος δεν αξίζει τίποτα αν όλα τα σημεία του ανήκουν σε γραμμές που έχουν ήδη ανταμείψει την πλευρά του.
mill-explain-one-time-protects = Ένας τέτοιος μύλος προστατεύει ωστόσο τα πιόνια του.
mill-explain-shuttling = Το πηγαινέλα ανάμεσα σε δύο μύλους περιορίζεται: πιόνι που άφησε έναν μύλο και σχημάτισε άλλον δεν μπορεί να γυρίσει αμέσως και να ξανακλείσει τον πρώτο στην επόμενη κίνηση της πλευράς του.

## The rules in words: captures without mills

mill-explain-custodian-heading = Αιχμαλωσία με εγκλωβισμό
mill-explain-custodian = Αντίπαλο πιόνι σε γραμμή αιχμαλωτίζεται ανάμεσα στο πιόνι που μόλις παίχτηκε και σε άλλο της ίδιας πλευράς. Αν είναι πολλά, ο παίκτης αφαιρεί ένα.
mill-explain-intervention-heading = Αιχμαλωσία με παρεμβολή
mill-explain-intervention = Πιόνι που παίζεται σε γραμμή ανάμεσα σε δύο αντίπαλα τα αιχμαλωτίζει και τα δύο. Αν υπάρχουν πολλές τέτοιες γραμμές, μετρά μόνο μία: πρώτα γραμμή κάθετη στους δακτυλίους, μετά πλευρά δακτυλίου, μετά διαγώνιος.
mill-explain-leap-heading = Αιχμαλωσία με άλμα
mill-explain-leap = Μια πλευρά με άδειο χέρι μπορεί να πηδήξει: το πιόνι της πηδά σε μια γραμμή, από άκρη σε άκρη, πάνω από αντίπαλο πιόνι και το αιχμαλωτίζει. Αφαιρείται μόνο αυτό, ακόμα κι αν το άλμα σχηματίζει και μύλο.
mill-explain-capture-where = Γίνεται { $lines }.
mill-explain-along-sides = στις πλευρές των δακτυλίων
mill-explain-across-rings = κάθετα στους δακτυλίους
mill-explain-on-diagonals = στις διαγωνίους
mill-explain-capture-everywhere = Γίνεται σε κάθε γραμμή.
mill-explain-capture-always = Επιτρέπεται και στις δύο φάσεις.
mill-explain-capture-always-few = Επιτρέπεται στη φάση τοποθέτησης, και στη φάση κίνησης σε πλευρά με το πολύ τρία πιόνια στο ταμπλό.
mill-explain-capture-placing = Επιτρέπεται μόνο στη φάση τοποθέτησης.
mill-explain-capture-moving = Επιτρέπεται μόνο στη φάση κίνησης.
mill-explain-capture-moving-few = Επιτρέπεται μόνο στη φάση κίνησης, και μόνο σε πλευρά με το πολύ τρία πιόνια στο ταμπλό.
mill-explain-capture-never = Όπως είναι οι κανόνες, αυτό δεν συμβαίνει ποτέ.
mill-explain-beside-heading = Αιχμαλωσίες και μύλοι
mill-explain-mills-protect-from-captures = Οι μύλοι προστατεύουν τα πιόνια τους και από αιχμαλωσίες.
mill-explain-custodian-or-intervention = Αν μια κίνηση αιχμαλωτίζει και με εγκλωβισμό και με παρεμβολή, η πρώτη αφαίρεση κρίνει τι μετρά· πιόνι που αιχμαλωτίζεται και με τα δύο μετρά για την παρεμβολή.
mill-explain-mill-or-capture = Αν μια κίνηση σχηματίζει μύλο και αιχμαλωτίζει, η πρώτη αφαίρεση κρίνει τι μετρά.
mill-explain-mill-and-capture-as-sanmill = Αν μια κίνηση σχηματίζει μύλο και αιχμαλωτίζει, οι αφαιρέσεις μετρούν όπως στο Sanmill: αφαιρούνται μόνο αιχμάλωτα πιόνια, εκτός αν οι μύλοι δίνουν περισσότερες αφαιρέσεις από τις αιχμαλωσίες.

## The rules in words: the end of the placing phase

mill-explain-end-heading = Το τέλος της φάσης τοποθέτησης
mill-explain-turns-go-on = Όταν αδειάσουν και τα δύο χέρια, το παιχνίδι απλώς συνεχίζεται με τη σειρά.
mill-explain-opener = Όταν αδειάσουν και τα δύο χέρια, την πρώτη κίνηση κάνουν τα { $seat }.
mill-explain-counted = Πριν από αυτό μετριούνται οι μύλοι, και οι δύο πλευρές αφαιρούν πιόνια, πρώτα τα { $seat }.
mill-explain-counted-none = Αν δεν υπάρχουν μύλοι, κάθε πλευρά αφαιρεί ένα δικό της πιόνι.
mill-explain-counted-one-side = Αν μόνο μία πλευρά έχει μύλους, αφαιρεί δύο αντίπαλα πιόνια, και η άλλη ένα.
mill-explain-counted-both = Αν έχουν μύλους και οι δύο, κάθε πλευρά αφαιρεί τόσα αντίπαλα πιόνια όσους μύλους έχει η πλευρά με τους λιγότερους, και όποια έχει περισσότερους αφαιρεί ένα ακόμα.
mill-explain-full-loses = Αν το ταμπλό είναι τότε γεμάτο, χάνουν τα Λευκά.
mill-explain-full-white-removes = Αν το ταμπλό είναι τότε γεμάτο, πρώτα τα Λευκά και μετά τα Μαύρα αφαιρούν ένα αντίπαλο πιόνι.
mill-explain-full-black-removes = Αν το ταμπλό είναι τότε γεμάτο, πρώτα τα Μαύρα και μετά τα Λευκά αφαιρούν ένα αντίπαλο πιόνι.
mill-explain-full-opener-removes = Αν το ταμπλό είναι τότε γεμάτο, η πλευρά που παίζει αφαιρεί πρώτα ένα αντίπαλο πιόνι.
mill-explain-full-draw = Αν το ταμπλό είναι τότε γεμάτο, η παρτίδα είναι ισόπαλη.

## The rules in words: stalemate and draws

mill-explain-stalemate-heading = Αδιέξοδο
mill-explain-stuck-loses = Μια πλευρά χάνει όταν πρέπει να κινηθεί και δεν μπορεί.
mill-explain-stuck-passes = Πλευρά που δεν μπορεί να κινηθεί πάει πάσο· αν δεν μπορεί καμία, η παρτίδα είναι ισόπαλη.
mill-explain-stuck-removes-and-moves = Πλευρά που δεν μπορεί να κινηθεί αφαιρεί ένα αντίπαλο πιόνι δίπλα σε δικό της, ακόμα και από μύλο, και μετά κινείται.
mill-explain-stuck-removes = Πλευρά που δεν μπορεί να κινηθεί αφαιρεί ένα αντίπαλο πιόνι δίπλα σε δικό της, ακόμα και από μύλο· μετά κινείται η άλλη.
mill-explain-stuck-both-remove = Αν μια πλευρά δεν μπορεί να κινηθεί, πρώτα αυτή και μετά η άλλη αφαιρούν ένα αντίπαλο πιόνι δίπλα σε δικό τους, ακόμα και από μύλο· μετά κινείται η πλευρά που είχε κολλήσει.
mill-explain-stuck-draws = Αν η πλευρά που παίζει δεν μπορεί να κινηθεί, η παρτίδα είναι ισόπαλη.
mill-explain-draws-heading = Ισοπαλίες
mill-explain-quiet =
    { $count ->
        [one] Η παρτίδα είναι ισόπαλη μετά από { $count } κίνηση χωρίς τοποθέτηση ή αφαίρεση.
       *[other] Η παρτίδα είναι ισόπαλη μετά από { $count } συνεχόμενες κινήσεις, και των δύο πλευρών, χωρίς τοποθέτηση ή αφαίρεση.
    }
mill-explain-quiet-endgame =
    { $count ->
        [one] Όταν μια πλευρά έχει τρία πιόνια στο ταμπλό, αρκεί { $count } τέτοια κίνηση.
       *[other] Όταν μια πλευρά έχει τρία πιόνια στο ταμπλό, αρκούν { $count } τέτοιες κινήσεις.
    }
mill-explain-repetition = Η παρτίδα είναι ισόπαλη όταν η ίδια θέση εμφανιστεί για τρίτη φορά.
