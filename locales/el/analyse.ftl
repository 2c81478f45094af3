# Analysing positions, on the page, in Greek.
# Terms: analyse ανάλυση, roll out rollout, set up στήσιμο, record καταγραφή, marker σημάδι, error rate δείκτης λαθών,
# review ανασκόπηση, match αγώνας, cube κύβος διπλασιασμού, double διπλασιάζω, take δέχομαι, drop αρνούμαι.

## The screen
analyse-title = Ανάλυση
analyse-home-line = Στήσε όποια θέση θέλεις και δες τι αξίζει κάθε κίνηση
analyse-variant = Παραλλαγή
analyse-board-help = Τα βέλη πάνε από θέση σε θέση, το Enter πιάνει και αφήνει. Δίπλα στο ταμπλό, αριστερά και δεξιά περνούν τις κινήσεις μία μία.
analyse-edit = Στήσιμο
analyse-done = Έτοιμο
analyse-cancel = Άκυρο
analyse-from-here = Ανάλυση από εδώ
analyse-to-play = Τα { $seat } παίζουν { $dice }
analyse-to-move = Παίζουν τα { $seat }
analyse-to-roll = Ρίχνουν τα { $seat }
analyse-roll-off = Τα ζάρια αποφασίζουν ποιος αρχίζει
analyse-over = Η παρτίδα τελείωσε.

## Dice
analyse-dice = Ζάρια
analyse-dice-choose-one = Διάλεξε αριθμό, ή ρίξε.
analyse-dice-choose-two = Διάλεξε δύο αριθμούς, ή ρίξε.
analyse-dice-choose-other = Και το άλλο ζάρι;
analyse-die = { $number }
analyse-other-dice = Άλλα ζάρια

## The moves of a position
analyse-moves = Κινήσεις, πρώτα η καλύτερη
analyse-looking = Εξετάζονται οι κινήσεις …
analyse-column-move = Κίνηση
analyse-column-win = Νίκες
analyse-column-points = Πόντοι
analyse-play = Παίξε { $move }
analyse-error = ± { $error }
analyse-played-out =
    { $trials ->
        [one] παίχτηκε { $trials } παρτίδα ως το τέλος
       *[other] παίχτηκαν { $trials } παρτίδες ως το τέλος
    }
analyse-roll-out = Rollout
analyse-roll-out-help = Παίζει τις καλύτερες κινήσεις ως το τέλος πολλές φορές με τα ίδια ζάρια, ώσπου να φανεί ποια είναι η καλύτερη.
analyse-rolling = Rollout, { $percent }%
analyse-stop = Στοπ
outcome-win-by-mars = μαρς { $percent }%
outcome-win-by-koks = κοκς { $percent }%
outcome-loss-by-mars = χαμένο μαρς { $percent }%
outcome-loss-by-koks = χαμένο κοκς { $percent }%

## What pieces threaten and risk
threats-title = Απειλές και κίνδυνοι
threats-piece = Πιόνι
threats-risk = Κίνδυνος
threats-by = Απειλείται από
threats-strikes = Μπορεί να φάει
threats-safe = ασφαλές
threats-none = –
threats-strike = { $place } με { $number }

## Setting up a position
edit-pieces = Πιόνια
edit-piece = { $seat }, μένουν { $count }
edit-marker = Σημάδι
edit-take = Βγάλε
edit-help = Διάλεξε πιόνι και μετά πάτησε εκεί όπου στέκεται. Σύρε τα πιόνια για να τα μετακινήσεις· έξω από το ταμπλό για να τα βγάλεις.
edit-turn = Ποιος παίζει
edit-removes = Αφαιρεί πρώτα ένα πιόνι
edit-empty = Άδειασμα
edit-start = Αρχική θέση
edit-wrong = Δεν είναι ακόμα θέση

## A position as a text
position-fen = Θέση (FEN)
position-set = Ορισμός
position-link = Αντιγραφή συνδέσμου
position-copied = Αντιγράφηκε
position-record = Από καταγραφή
position-record-help = Επικόλλησε την καταγραφή μιας παρτίδας, ή διάλεξε αρχείο.
position-record-file = Διάλεξε αρχείο
position-record-open = Άνοιγμα
position-record-text = Καταγραφή
position-record-which = Ποια παρτίδα
position-record-game = { $number }. { $variant }
position-record-empty = Δεν υπάρχει παρτίδα σε αυτό το κείμενο.

## Links that lead nowhere
link-wrong = Αυτός ο σύνδεσμος δεν οδηγεί σε θέση.
link-rules-broken = Οι κανόνες που περιέχει δεν διαβάζονται. Ίσως κόπηκε στον δρόμο.
link-rules-long = Αυτοί οι κανόνες είναι πολύ μεγάλοι για σύνδεσμο. Στείλε καλύτερα το αρχείο κανόνων και τη θέση (FEN).
link-garbled = Άλλαξε στον δρόμο: μερικά από τα σημεία του χάλασαν.
link-start = Ανάλυση άλλης θέσης

## My games
games-import = Εισαγωγή
games-export = Εξαγωγή
games-brought =
    { $taken ->
        [0] Καμία νέα παρτίδα.
        [one] Προστέθηκε { $taken } παρτίδα.
       *[other] Προστέθηκαν { $taken } παρτίδες.
    }
games-known =
    { $known ->
        [one] { $known } υπήρχε ήδη.
       *[other] { $known } υπήρχαν ήδη.
    }
games-import-problem = { $file }: { $problem }
games-filter = Ποιες παρτίδες
games-any-family = Όλα τα παιχνίδια
games-any-variant = Όλες οι παραλλαγές
games-any-opponent = Όλοι οι αντίπαλοι
games-any-result = Όλα τα αποτελέσματα
games-any-date = Οποτεδήποτε
games-last-days =
    { $days ->
        [one] Η τελευταία μέρα
       *[other] Οι τελευταίες { $days } μέρες
    }
games-all = Δείξε όλες
games-with-friend = Με φίλους
games-computers = Μόνο υπολογιστές
games-won = Νίκες
games-lost = Ήττες
games-draw = Ισοπαλίες
games-played = Παρτίδες
games-rate = Δείκτης λαθών
games-no-rates = Δείκτη λαθών έχουν οι παρτίδες που πέρασαν από ανασκόπηση.
games-over-time = Δείκτης λαθών και αποτελέσματα των παρτίδων σου, με τη σειρά που παίχτηκαν
games-summary = Οι παρτίδες σου σε αριθμούς
games-none-found = Καμία παρτίδα δεν ταιριάζει.
games-more = Κι άλλες παρτίδες
games-deleted = { $variant }: διαγράφηκε
games-undo = Αναίρεση

## Matches and the cube, at the table
new-match = Αγώνας ως
new-match-single = Μία παρτίδα
new-cube = Κύβος διπλασιασμού
match-points = πόντοι
match-stands = το σκορ του αγώνα είναι { $score }
match-line = αγώνας ως τους { $length }, { $score }
match-game-over = Η παρτίδα { $number } τελείωσε
match-next-game = Επόμενη παρτίδα
table-double = Διπλασίασε
table-take = Δέξου
table-drop = Αρνήσου
do-roll-or-double = Ρίξε τα ζάρια, ή διπλασίασε
do-answer = Τα { $seat } διπλασιάζουν σε { $value }: δέχεσαι ή εγκαταλείπεις την παρτίδα;
say-double = Τα { $seat } διπλασιάζουν
say-take = Τα { $seat } δέχονται τον διπλασιασμό
say-drop = Τα { $seat } αρνούνται τον διπλασιασμό
say-resign = Τα { $seat } εγκαταλείπουν την παρτίδα
moves-double = διπλασιάζουν
moves-take = δέχονται
moves-drop = αρνούνται
moves-resign = εγκαταλείπουν
games-look-label = Δες την: { $variant }
