# Why a line of the protocol was refused, in Greek.

## The session
line-too-long = η γραμμή ξεπερνά τα { $most } byte· παραλείφθηκε
unknown-command = άγνωστη εντολή "{ $word }"· αναμένεται μία από { $expected }
thinking = σκέφτεται χωρίς τέλος· πες πρώτα stop
not-pondering = δεν γίνεται σκέψη εκ των προτέρων· πρώτα έρχεται το go ponder
no-thread = το μηχάνημα δεν δίνει νήμα για δουλειά· δοκίμασε ξανά
broke-off = η δουλειά διακόπηκε από λάθος του προγράμματος· η συνεδρία συνεχίζεται

## Options
option-form = setoption "{ $text }": αναμένεται name <name> value <value>
no-value = setoption name { $name }: μετά το όνομα αναμένεται value <value>
unknown-option = { $family }: δεν υπάρχει επιλογή "{ $name }"· το uci τις απαριθμεί
not-a-number = { $name } "{ $text }": αναμένεται ακέραιος από { $min } έως { $max }
not-a-truth = { $name } "{ $text }": αναμένεται true ή false
wrong-value = { $flaw }
rules = { $problem }
contradiction = { $name } μένει όπως είναι: { $problem }
no-memory = Hash { $megabytes }: το μηχάνημα δεν δίνει τόσα megabyte· μένει ο παλιός πίνακας
no-threads = Threads { $threads }: το μηχάνημα δεν δίνει τόσα (το πολύ { $most } οπουδήποτε)· μένει ο παλιός αριθμός

## Options of other engines
use-instead = { $name } δεν σημαίνει τίποτα εδώ· { $instead }
instead-seed = οι ισάξιες κινήσεις επιλέγονται πάντα με τον ίδιο τρόπο· Level κάτω από 10 αλλάζει με το Seed
instead-search = υπάρχει μία αναζήτηση· τα SkillLevel, MoveTime και FullWidth λένε πώς δουλεύει
instead-effort = το Level λέει πόση προσπάθεια γίνεται
instead-level = το Level λέει πόσο δυνατά να παίξει, από 1 έως 10
instead-analysis = τα go infinite και MultiPV είναι για ανάλυση
instead-clock = το Move Overhead κρατά λίγο από το ρολόι, το movetime λέει πόσο διαρκεί μια κίνηση
instead-nodes = το go nodes περιορίζει τη σκέψη με βάση τις θέσεις

## Positions, moves, and what is asked about them
position-form = position "{ $text }": αναμένεται startpos ή fen <FEN>, μετά moves …
position-score = score "{ $text }": αναμένονται οι πόντοι των δύο πλευρών, όπως 3-1, και after-crawford αν πέρασε εκείνη η παρτίδα
position-no-match = αυτοί οι κανόνες είναι για μεμονωμένες παρτίδες· βάλε πρώτα match.length πάνω από 1, ή match.cube
position-match = { $problem }
fen = { $problem }
move = κίνηση { $number }: { $problem }
roll = { $problem }
perft-depth = perft "{ $text }": αναμένεται βάθος από 1 έως { $most }
no-turns = { $family }: δεν υπάρχουν ολόκληρες σειρές
go-word = go "{ $word }": αναμένεται depth N, ply N, movetime MS, nodes N, rollouts N, wtime MS, btime MS, winc MS, binc MS, movestogo N, ponder ή infinite
go-number = go { $word }: μετά αναμένεται ακέραιος
advice = { $problem }
net = { $problem }
database = { $problem }
no-database = στο { $folder } δεν υπάρχει βάση δεδομένων για αυτούς τους κανόνες· το teahouse solve φτιάχνει μία
