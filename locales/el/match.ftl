# Matches, in Greek.
# Terms: match αγώνας, cube κύβος, double διπλασιάζω (ο διπλασιασμός), take δέχομαι, drop αρνούμαι, Crawford game παρτίδα
# Crawford.

## Matches: the score, the cube
match-answer-first = ένας διπλασιασμός περιμένει απάντηση: αποδοχή ή άρνηση
match-no-double = κανείς δεν διπλασίασε
match-no-cube = αυτός ο αγώνας παίζεται χωρίς κύβο
match-crawford-game = αυτή είναι η παρτίδα Crawford, που παίζεται χωρίς κύβο
match-double-before-roll = ο διπλασιασμός γίνεται πριν από τη ζαριά
match-cube-is-theirs = ο κύβος είναι της άλλης πλευράς
match-double-not-now = τώρα δεν γίνεται διπλασιασμός
match-game-goes-on = η παρτίδα δεν τελείωσε ακόμα
match-over = ο αγώνας τελείωσε
match-no-koks = αυτοί οι κανόνες δεν έχουν κοκς
match-none = αυτοί οι κανόνες δεν έχουν αγώνες· τα παιχνίδια της οικογένειας nardi έχουν
match-score = δεν γίνεται αρχή με { $first }–{ $second } σε αγώνα ως τους { $length }: έχει τελειώσει

match-task-answer = Δέξου ή αρνήσου τον διπλασιασμό

match-verdict-dropped =
    { $points ->
        [one] Τα { $winner } κερδίζουν έναν πόντο: τα { $loser } αρνήθηκαν τον διπλασιασμό.
       *[other] Τα { $winner } κερδίζουν { $points } πόντους: τα { $loser } αρνήθηκαν τον διπλασιασμό.
    }
match-verdict-resigned =
    { $points ->
        [one] Τα { $winner } κερδίζουν έναν πόντο: τα { $loser } εγκατέλειψαν.
       *[other] Τα { $winner } κερδίζουν { $points } πόντους: τα { $loser } εγκατέλειψαν.
    }

## Records of matches
record-match = ο αγώνας δεν παίζεται έτσι: { $problem }
record-match-header = το [{ $header } "{ $found }"] δεν είναι κατανοητό· αναμένεται { $expected }
record-next-game = μια καταγραφή έχει μία παρτίδα· η επόμενη παρτίδα ενός αγώνα έχει δική της καταγραφή
record-game = παρτίδα { $game }: { $problem }
record-other-score = το [{ $header } "{ $found }"] δεν συνεχίζει την προηγούμενη παρτίδα· αναμένεται "{ $expected }"
record-other-start = η παρτίδα δεν αρχίζει όπως συνεχίζεται αυτός ο αγώνας

## Matches in the terminal
terminal-match = Αγώνας ως τους { $length }: { $score }
terminal-cube = κύβος { $value }
terminal-cube-owned = κύβος { $value }, { $seat }
terminal-crawford = Παρτίδα Crawford
terminal-roll-or-double = { $seat }: ζαριά ή διπλασιασμός;
terminal-doubles = Τα { $seat } διπλασιάζουν σε { $value }
terminal-takes = Τα { $seat } δέχονται· ο κύβος δείχνει { $value }
terminal-drops = Τα { $seat } αρνούνται
terminal-resigns = Τα { $seat } εγκαταλείπουν
terminal-resign-what = Γράψε resign για να εγκαταλείψεις την παρτίδα, ή resign match για να εγκαταλείψεις όλο τον αγώνα.
terminal-resign-between = Η παρτίδα τελείωσε. Γράψε resign match για να εγκαταλείψεις τον αγώνα.
terminal-next-game = Παρτίδα { $game }
terminal-match-goes-on = { $reason } Το σκορ του αγώνα είναι { $first }–{ $second }· γράψε next.
terminal-match-won = { $reason } Τα { $seat } κερδίζουν τον αγώνα { $first }–{ $second }.
terminal-command-roll = ρίξε τα ζάρια, όταν θα μπορούσες και να διπλασιάσεις
terminal-command-double = διπλασίασε το στοίχημα πριν ρίξεις, σε αγώνα με κύβο
terminal-command-take = δέξου τον διπλασιασμό και πάρε τον κύβο
terminal-command-drop = αρνήσου τον διπλασιασμό και χάσε την παρτίδα
terminal-command-next = η επόμενη παρτίδα του αγώνα
