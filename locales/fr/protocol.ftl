# Why a line of the protocol was refused, in French.

## The session
line-too-long = la ligne dépasse { $most } octets ; elle a été sautée
unknown-command = commande inconnue "{ $word }" ; attendu : { $expected }
thinking = réflexion sans fin en cours ; dites d’abord stop
not-pondering = rien n’est médité d’avance ; il faut d’abord go ponder
no-thread = la machine ne donne pas de thread pour travailler ; réessayez
broke-off = le travail s’est interrompu par une erreur du programme ; la session continue

## Options
option-form = setoption "{ $text }" : attendu name <name> value <value>
no-value = setoption name { $name } : attendu value <value> après le nom
unknown-option = { $family } n’a pas d’option "{ $name }" ; uci en donne la liste
not-a-number = { $name } "{ $text }" : attendu un entier de { $min } à { $max }
not-a-truth = { $name } "{ $text }" : attendu true ou false
wrong-value = { $flaw }
rules = { $problem }
contradiction = { $name } reste comme il est : { $problem }
no-memory = Hash { $megabytes } : la machine ne donne pas autant de mégaoctets ; l’ancienne table reste
no-threads = Threads { $threads } : la machine n’en donne pas autant ({ $most } au plus dans tous les cas) ; l’ancien nombre reste

## Options of other engines
use-instead = { $name } n’a pas de sens ici ; { $instead }
instead-seed = les coups égaux sont toujours choisis de la même façon ; un Level sous 10 varie avec Seed
instead-search = il n’y a qu’une recherche ; SkillLevel, MoveTime et FullWidth disent comment elle travaille
instead-effort = Level dit quel effort est fait
instead-level = Level dit à quelle force jouer, de 1 à 10
instead-analysis = go infinite et MultiPV servent à l’analyse
instead-clock = Move Overhead réserve une part de la pendule, movetime dit combien de temps prend un coup
instead-nodes = go nodes limite une réflexion en nombre de positions

## Positions, moves, and what is asked about them
position-form = position "{ $text }" : attendu startpos ou fen <FEN>, puis moves …
position-score = score "{ $text }" : attendu les points des deux camps, comme 3-1, et after-crawford si cette partie est passée
position-no-match = ces règles sont celles de parties seules ; réglez d’abord match.length au-dessus de 1, ou match.cube
position-match = { $problem }
fen = { $problem }
move = coup { $number } : { $problem }
roll = { $problem }
perft-depth = perft "{ $text }" : attendu une profondeur de 1 à { $most }
no-turns = { $family } n’a pas de tours entiers
go-word = go "{ $word }" : attendu depth N, ply N, movetime MS, nodes N, rollouts N, wtime MS, btime MS, winc MS, binc MS, movestogo N, ponder ou infinite
go-number = go { $word } : attendu un entier à la suite
advice = { $problem }
net = { $problem }
database = { $problem }
no-database = il n’y a pas de base de données de ces règles dans { $folder } ; teahouse solve en crée une
