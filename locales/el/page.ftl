# The page in the browser, in Greek.

## Everywhere
page-name = Teahouse
page-close = Κλείσιμο
page-menu = Μενού
page-loading = Φόρτωση …
page-broken = Η μηχανή δεν τρέχει σε αυτόν τον browser.
page-broken-help = Χρειάζεται browser του 2023 ή νεότερος. Λεπτομέρειες: { $problem }
page-incomplete = Αυτή η γλώσσα είναι έτοιμη κατά { $share }%· τα υπόλοιπα είναι στα αγγλικά.
page-update = Υπάρχει νέα έκδοση.
page-update-now = Φόρτωσέ την
## Home
home-play = Παίξε
home-friend = Με φίλο
home-more = Άλλα…
home-play-label = Παίξε { $game }
home-friend-label = Παίξε { $game } με φίλο σε αυτή την οθόνη
home-more-label = Άλλοι τρόποι παιχνιδιού: { $game }
home-against = { $variant }, αντίπαλος: { $player }
home-hot-seat = { $variant }, δύο σε αυτή την οθόνη
home-table-of =
    { $seats ->
        [one] { $variant }, ένας στο τραπέζι
       *[other] { $variant }, { $seats } στο τραπέζι
    }
home-watch = { $variant }, παίζουν υπολογιστές
home-go-on = Συνέχεια
home-go-on-label = Συνέχεια: { $variant }
home-unfinished = Ατελείωτες παρτίδες
home-finished = Τελειωμένες παρτίδες
home-no-games = Οι παρτίδες σου κρατιούνται εδώ, σε αυτόν τον browser.
home-delete-label = Διαγραφή της παρτίδας: { $variant }
home-step-through = Δες την
home-left = έμεινε { $when }
home-played = παίχτηκε { $when }
home-moves =
    { $turns ->
        [one] { $turns } σειρά
       *[other] { $turns } σειρές
    }
home-games = Οι παρτίδες μου
home-games-line =
    { $played ->
        [0] Τίποτα ακόμα
       *[other] Παρτίδες: { $played }, νίκες: { $won }
    }
## Families of games
family-nardi = Μακρύ νάρντι
family-ludo = Λούντο
family-mill = Μύλος

## A new game
new-title = Νέα παρτίδα: { $game }
new-variant = Παραλλαγή
new-rules-of = Κανόνες: { $variant }
new-opponent = Αντίπαλος
new-computer = Υπολογιστής
new-friend = Φίλος εδώ
new-watch = Θέαση
new-level = Επίπεδο
new-level-of = Επίπεδο: { $seat }
new-strength = Επίπεδο { $level } · { $word }
new-seat = Παίζεις
new-person = Άνθρωπος
new-empty = Κενή
new-start = Έναρξη
new-own = Δικό σου αρχείο κανόνων
new-own-help = Διάλεξε αρχείο που τελειώνει σε .toml. Μένει σε αυτόν τον browser.
new-own-wrong = Με αυτό το αρχείο δεν παίζεται:
level-word-1 = Αρχάριος
level-word-2 = Ερασιτέχνης
level-word-3 = Συλλόγου
level-word-4 = Δυνατός
level-word-5 = Ειδικός

## Players
player-you = Εσύ
player-level = Επίπεδο { $level } · { $word }
player-person = Άνθρωπος
player-turn = { $seat } · η σειρά σου
player-thinks = { $seat } · σκέψη …
player-to-act = { $seat } · παίζουν

## The table
table-board = Ταμπλό: { $variant }
table-board-help = Τα βέλη πάνε από θέση σε θέση, το Enter πιάνει και αφήνει, το Escape παρατά, το R ρίχνει, το U παίρνει πίσω, το H δίνει συμβουλή.
table-roll = Ρίξε
table-confirm = Έτοιμο
table-take-back = Αναίρεση
# Others have to allow it.
table-ask-back = Αίτημα αναίρεσης
table-play-again = Ξανά
table-hint = Συμβουλή
table-moves = Κινήσεις
table-rules = Κανόνες
table-evaluation = Εκτίμηση
table-evaluation-key = E
table-best-moves = Καλύτερες κινήσεις
table-new-game = Νέα παρτίδα
table-same-again = Άλλη μία ίδια
table-change-seats = Αλλαγή πλευρών
table-resign = Εγκατάλειψη
table-resign-sure = Να εγκαταλείψεις αυτή την παρτίδα;
table-resign-yes = Ναι, εγκατάλειψη
table-resign-no = Όχι, συνέχεια
table-resign-match = Εγκατάλειψη του αγώνα
table-resign-match-sure = Να εγκαταλείψεις όλο τον αγώνα;
table-settings = Ρυθμίσεις
table-home = Αρχική
table-sound-on = Με ήχο
table-sound-off = Χωρίς ήχο
table-turn-round = Γύρισε το ταμπλό
table-type = Γράψε κίνηση
table-type-play = Παίξε
table-flip-theme = Άλλαξε θέμα
table-step-first = Στην αρχή
table-step-back = Ένα βήμα πίσω
table-step-on = Ένα βήμα μπροστά
table-step-last = Στο τέλος
table-chance = Πιθανότητα νίκης
table-chance-of = { $seat } { $percent }%
table-thinking = Σκέψη …
table-tutor = Ο δάσκαλος
table-tutor-costs = Αυτό κοστίζει { $loss } πόντους: { $mark }.
table-tutor-keep = Κράτησέ την

## What to do now
do-roll = Ρίξε τα ζάρια
do-choose = Διάλεξε πιόνι
do-where = Διάλεξε πού πάει
do-where-die = Διάλεξε πού πάει, ή πάτησε ένα ζάρι για να το παίξεις πρώτο
do-remove = Διάλεξε πιόνι για αφαίρεση
do-place = Διάλεξε σημείο για τοποθέτηση
do-confirm = Πάτησε Έτοιμο, ή τα ζάρια, για να τελειώσεις τη σειρά σου
do-only-move = Υπάρχει μόνο μία κίνηση
do-wait = Αναμονή: { $seat }
do-watch = Παίζουν τα { $seat }
do-step-through = Δες την παρτίδα βήμα βήμα
## The end
over-you-won = Κέρδισες!
over-you-lost = Κέρδισαν τα { $seat }
over-won = Κέρδισαν τα { $seat }
over-draw = Ισοπαλία
over-resigned = Τα { $seat } εγκατέλειψαν
over-rematch = Ρεβάνς
over-step-through = Δες την παρτίδα
over-download = Λήψη της καταγραφής

## Announcements
say-rolled = Τα { $seat } έφεραν { $dice }
say-moved = { $seat }: { $from } προς { $to }
say-placed = { $seat }: τοποθέτηση στο { $to }
say-finished = { $seat }: από { $from } έξω από το ταμπλό
say-removed = { $seat }: αφαίρεση { $to }
say-captured = { $move }, τρώει
say-passed = Τα { $seat } δεν μπορούν να παίξουν
say-taken-back = Αναιρέθηκε
say-hint = Συμβουλή: { $move }
say-place-empty = { $place }: κενό
say-place-holds = { $place }: { $pieces }
say-pieces = { $count } { $seat }
say-place-movable = { $label }, μπορεί να κινηθεί
say-place-target = { $label }, μπορεί να πάει εδώ
say-place-removable = { $label }, μπορεί να αφαιρεθεί
say-die = Ζάρι { $number }: παίξε το πρώτο
say-die-used = Ζάρι { $number }, παίχτηκε

## The list of moves
moves-to-play = παίζουν
moves-pass = πάσο
moves-empty = Καμία κίνηση ακόμα
## Settings
set-title = Ρυθμίσεις
set-language = Γλώσσα
set-theme = Θέμα
set-theme-auto = Όπως το σύστημα
set-theme-light = Φωτεινό
set-theme-dark = Σκούρο
set-theme-contrast = Υψηλή αντίθεση
set-sound = Ήχος
set-speed = Κίνηση εικόνας
set-speed-off = Καμία
set-speed-slow = Αργή
set-speed-normal = Κανονική
set-speed-fast = Γρήγορη
set-direction = Ταμπλό
set-direction-usual = Συνηθισμένο
set-direction-turned = Γυρισμένο
set-direction-mirrored = Καθρέφτης
set-direction-both = Γυρισμένο και καθρέφτης
set-numbers = Αριθμοί στην άκρη
set-auto-roll = Αυτόματη ζαριά
set-auto-confirm = Αυτόματο τέλος σειράς
set-auto-finish = Αυτόματο μάζεμα στο τέλος
set-help = Βοήθεια
set-tutor = Δάσκαλος: με προειδοποιεί πριν μείνει μια κακή κίνηση
## Help
help-best = Καλύτερες κινήσεις
help-win = { $percent }%
help-wins-in =
    { $actions ->
        [one] κερδίζει σε { $actions }
       *[other] κερδίζει σε { $actions }
    }
help-loses-in =
    { $actions ->
        [one] χάνει σε { $actions }
       *[other] χάνει σε { $actions }
    }
# What endgames know about a move.
help-won = νίκη
help-drawn = ισοπαλία
help-lost = ήττα
help-capture-in =
    αφαίρεση πιονιού σε { $turns ->
        [one] { $turns } κίνηση
       *[other] { $turns } κινήσεις
    }

## Review of a game
study-title = Ανασκόπηση
study-open = Ανασκόπηση
study-open-label = Ανασκόπηση της παρτίδας: { $variant }
study-progress = Κρίθηκαν { $done } από { $of }
study-progress-label = Πρόοδος της ανασκόπησης
study-graph = Πιθανότητες για τα { $seat }, %
study-luck = Τύχη
study-luck-of = τύχη { $luck }
study-luck-column = τύχη
study-turn = Σειρά { $turn }, { $seat }
study-turn-you = Σειρά { $turn }, εσύ
study-turn-rolled = Σειρά { $turn }, τα { $seat } έφεραν { $dice }
study-turn-you-rolled = Σειρά { $turn }, έφερες { $dice }
study-turn-column = Σειρά
study-mark-column = Λάθος
study-mark-loss = { $mark } { $loss }
study-forced = αναγκαστική
study-decision = Η απόφαση
study-played = Παίχτηκε
study-better = Καλύτερα
study-next-best = Επόμενη καλύτερη
study-others = Άλλες κινήσεις
study-show = Δείξε { $line } στο ταμπλό
study-wins = { $percent }% νίκες
study-mars = από αυτές { $percent }% μαρς
study-goes-on = Συνέχεια:
study-not-yet = Δεν κρίθηκε ακόμα
study-worst-first = Πρώτα τα χειρότερα
study-whose = Λάθη ποιου
study-yours = Δικά σου
study-all = Όλα
study-no-mistakes = Κανένα λάθος.
study-none-yet = Κανένα λάθος ως τώρα.
study-summary = Σύνοψη
study-rate = δείκτης λαθών
study-rate-help = Χιλιοστά του πόντου που χάνονται σε κάθε απόφαση
study-blunders = γκάφες
study-plays-like = παίζει σαν
study-level = Επίπεδο { $level }
study-play-on = Συνέχισε το παιχνίδι από εδώ
study-table = Κινήσεις
study-keys = Αριστερά και δεξιά περνούν την παρτίδα βήμα βήμα, τα M και N πάνε στο επόμενο λάθος και στο προηγούμενο, το B δείχνει την καλύτερη κίνηση, κάτω και πάνω την ακολουθούν, το Escape την αφήνει.
study-games = Παρτίδα του αγώνα
study-game = Παρτίδα { $number }
study-game-at = Παρτίδα { $number }, με σκορ { $score }
study-game-before = Η προηγούμενη παρτίδα
study-game-next = Η επόμενη παρτίδα
study-cube-roll = Χωρίς διπλασιασμό
study-cube-double = Διπλασιασμός
study-cube-take = Αποδοχή
study-cube-drop = Άρνηση
study-cube-double-take = Διπλασιασμός, αποδοχή
study-cube-double-drop = Διπλασιασμός, άρνηση
study-cube-right = σωστό
study-cube-match = Πιθανότητα να κερδίσουν τον αγώνα τα { $seat }
study-cube-points = Πόντοι για τα { $seat }
study-percent = { $percent }%
study-rate-moves = κινήσεις
study-rate-cube = κύβος
study-lost = Αυτή η παρτίδα δεν κρατιέται σε αυτόν τον browser.
study-no-graph = Το διάγραμμα δεν σχεδιάζεται σε αυτόν τον browser.
