# Playing together at tables of a server, on the page, in Greek.
# Terms: table τραπέζι, seat θέση, clock ρολόι, reserve απόθεμα, fair dice δίκαια ζάρια, secret μυστικό, fingerprint
# αποτύπωμα, rematch ρεβάνς, take back αναίρεση. Names of persons are not inflected: they stand before or after a colon.
#
# $person is the name of a person or of a level, $seat the name of a seat (White, Red …), $variant the name of a variant.
# $clock is a clock as online-clock-of says it. Buttons are one or two words.

## Everywhere
online-title = Παιχνίδι online
online-home-line = Ανοιχτά τραπέζια, ή δικό σου με σύνδεσμο
# A name for somebody who gave none.
online-guest = Επισκέπτης
online-name = Το όνομά σου
online-away = Ο διακομιστής δεν απαντά. Υπάρχει δίκτυο;
online-back = Πίσω στα ανοιχτά τραπέζια

## A new table
new-online = Online
new-here = Εδώ
online-open-table = Άνοιξε το τραπέζι
online-opening = Ανοίγει …
online-others = Οι άλλοι
online-clock = Ρολόι
online-clock-none = Κανένα
online-clock-quick = Γρήγορο
online-clock-usual = Συνηθισμένο
online-clock-slow = Αργό
online-clock-own = Δικό σου
online-clock-move = Δευτερόλεπτα ανά κίνηση
online-clock-reserve = Απόθεμα σε λεπτά
# $move is in seconds, $reserve a time as in 5:00.
online-clock-of = { $move } δευτ. ανά κίνηση, απόθεμα { $reserve }
online-clock-help = Τα δευτερόλεπτα κάθε κίνησης δεν κοστίζουν. Ό,τι πάρει παραπάνω μια κίνηση βγαίνει από το απόθεμα· όποιος μείνει χωρίς απόθεμα χάνει.
online-no-clock = Χωρίς ρολόι
online-listed = Μπορεί να μπει όποιος θέλει
online-listed-help = Το τραπέζι φαίνεται ανάμεσα στα ανοιχτά. Αλλιώς έρχονται μόνο όσοι έχουν τον σύνδεσμο.
online-match = Αγώνας ως τους { $length }
online-single = Μία παρτίδα

## Open tables
online-tables = Ανοιχτά τραπέζια
online-tables-none = Κανείς δεν περιμένει για παρτίδα αυτή τη στιγμή.
online-tables-none-help = Άνοιξε ένα τραπέζι και στείλε τον σύνδεσμο σε φίλο, ή άσε να μπει όποιος θέλει.
online-tables-new = Άνοιξε τραπέζι
online-join = Μπες
online-join-label = Μπες στο τραπέζι: { $variant }
online-waits = Στο τραπέζι: { $person }
online-waits-nobody = Κανείς ακόμα
# $when is as in "5 minutes ago".
online-since = άνοιξε { $when }
online-free-seats =
    { $count ->
        [one] { $count } ελεύθερη θέση
       *[other] { $count } ελεύθερες θέσεις
    }

## Before the game
online-invited = Σε προσκαλούν να παίξεις
online-waiting = Αναμονή για τους άλλους
online-sit-as = Παίξε { $seat }
online-watch = Δες
online-free = Ελεύθερη
online-you-are = { $person } (εσύ)
online-here = εδώ
online-gone = λείπει
online-link = Στείλε αυτόν τον σύνδεσμο σε όποιον θέλεις να παίξετε μαζί
online-copy = Αντιγραφή
online-copied = Αντιγράφηκε
online-share = Κοινοποίηση
online-link-text = Παίξε μαζί μου: { $variant }
online-rules = Κανόνες
online-missing = Δεν υπάρχει τέτοιο τραπέζι.
online-missing-help = Ίσως ο σύνδεσμος είναι ελλιπής, ή το τραπέζι δεν υπάρχει πια: οι παρτίδες που τελείωσαν πριν από πολύ καιρό δεν κρατιούνται για πάντα.
online-wrong-seat = Αυτός ο σύνδεσμος δεν οδηγεί σε θέση αυτού του τραπεζιού. Ίσως κάθεται εκεί κάποιος άλλος.
online-stay = Μπορείς να κλείσεις τη σελίδα. Η παρτίδα σε περιμένει στο «Οι παρτίδες μου».
online-close = Κλείσε το τραπέζι
online-closed = Αυτό το τραπέζι έκλεισε.

## Fair dice
online-fair = Δίκαια ζάρια
online-fair-line = Τα ζάρια τα ρίχνει ο διακομιστής, και κανείς δεν μπορεί να διαλέξει τι θα έρθει. Μετά την παρτίδα μπορείς να το ελέγξεις.
online-fair-how = Πριν καθίσει κανείς, ο διακομιστής διάλεξε ένα μυστικό και έδειξε το αποτύπωμά του, που είναι πιο κάτω. Καθένας που κάθεται προσθέτει δικά του τυχαία ψηφία. Κάθε ζαριά υπολογίζεται από όλα αυτά μαζί. Μετά την παρτίδα φανερώνεται το μυστικό: πρέπει να έχει αυτό το αποτύπωμα, και κάθε ζαριά πρέπει να προκύπτει από αυτό.
online-fingerprint = Αποτύπωμα του μυστικού
online-check = Έλεγχος ζαριών
online-checking = Έλεγχος …
online-check-right =
    { $rolls ->
        [one] Τα ζάρια είναι δίκαια: { $rolls } ζαριά, που προκύπτει από το μυστικό.
       *[other] Τα ζάρια είναι δίκαια: και οι { $rolls } ζαριές προκύπτουν από το μυστικό.
    }
online-check-right-some = Τα ζάρια είναι δίκαια: κάθε ζαριά προκύπτει από το μυστικό.
online-check-forged = Πλαστά
online-check-impossible = Αυτό δεν μπορεί να ελεγχθεί εδώ: { $problem }
online-check-label = Έλεγχος ζαριών: { $variant }

## At the table
# Stands in the title of the page.
online-your-turn = Η σειρά σου
online-won = Νίκη: { $person }
online-lost = Η σύνδεση χάθηκε. Νέα προσπάθεια …
online-out-of-step = Αυτή η σελίδα έχασε την παρτίδα. Φόρτωσέ την ξανά. Λεπτομέρειες: { $problem }
online-watching = Παρακολουθείς
online-watchers =
    { $count ->
        [one] { $count } θεατής
       *[other] { $count } θεατές
    }
online-offers-draw = { $person }: πρόταση για ισοπαλία.
online-offers-undo = { $person }: αίτημα αναίρεσης της τελευταίας κίνησης.
online-offered-draw = Πρότεινες ισοπαλία.
online-offered-undo = Ζήτησες αναίρεση.
online-accept = Αποδοχή
online-decline = Άρνηση
online-withdraw = Απόσυρση
online-waits-answer = Συμφώνησες. Οι άλλοι δεν απάντησαν ακόμα.
online-say-declined = { $person }: άρνηση
online-offer-draw = Πρόταση ισοπαλίας
online-clock-left = { $person }: απομένουν { $time }
online-my-link = Η θέση μου σε άλλη συσκευή
online-my-link-help = Αυτός ο σύνδεσμος είναι η θέση σου: όποιος τον ανοίξει παίζει για σένα. Μην τον στείλεις σε κανέναν άλλον.
online-table-link = Σύνδεσμος για θεατές
online-goes-on = Συνεχίζει υπολογιστής στη θέση: { $person }.

## The end
online-over-resignation = { $person }: εγκατάλειψη
online-over-timeout = { $person }: τέλος χρόνου
online-over-agreement = Με κοινή συμφωνία
online-rematch = Ρεβάνς
online-rematch-wanted = { $person }: αίτημα για ρεβάνς.
online-rematch-waits = Αναμονή: { $person } …
online-rematch-others = Αναμονή για τους άλλους …

## My games
games-online = Online
games-against = { $variant }, εναντίον: { $person }
games-online-table = { $variant }, online
