# Why a line of the protocol was refused, in German.

## The session
line-too-long = die Zeile ist länger als { $most } Byte; sie wurde übergangen
unknown-command = unbekannter Befehl "{ $word }"; erwartet wird einer von { $expected }
thinking = es wird ohne Ende nachgedacht; zuerst stop
not-pondering = es wird nichts vorausbedacht; zuerst kommt go ponder
no-thread = der Rechner gibt keinen Thread für die Arbeit her; versuche es noch einmal
broke-off = die Arbeit brach durch einen Fehler des Programms ab; die Sitzung geht weiter

## Options
option-form = setoption "{ $text }": erwartet wird name <name> value <value>
no-value = setoption name { $name }: nach dem Namen wird value <value> erwartet
unknown-option = { $family } hat keine Option "{ $name }"; uci zählt sie auf
not-a-number = { $name } "{ $text }": erwartet wird eine ganze Zahl von { $min } bis { $max }
not-a-truth = { $name } "{ $text }": erwartet wird true oder false
wrong-value = { $flaw }
rules = { $problem }
contradiction = { $name } bleibt, wie es ist: { $problem }
no-memory = Hash { $megabytes }: so viele Megabyte gibt der Rechner nicht her; die alte Tabelle bleibt
no-threads = Threads { $threads }: so viele gibt der Rechner nicht her (nirgends mehr als { $most }); die alte Zahl bleibt

## Options of other engines
use-instead = { $name } bedeutet hier nichts; { $instead }
instead-seed = gleich gute Züge werden jedes Mal gleich gewählt; ein Level unter 10 hängt von Seed ab
instead-search = es gibt nur eine Suche; SkillLevel, MoveTime und FullWidth sagen, wie sie arbeitet
instead-effort = Level sagt, wie viel Mühe aufgewandt wird
instead-level = Level sagt, wie stark gespielt wird, von 1 bis 10
instead-analysis = go infinite und MultiPV sind zum Analysieren da
instead-clock = Move Overhead hält etwas von der Uhr zurück, movetime sagt, wie lange ein Zug dauert
instead-nodes = go nodes begrenzt das Nachdenken nach Stellungen

## Positions, moves, and what is asked about them
position-form = position "{ $text }": erwartet wird startpos oder fen <FEN>, dann moves …
position-score = score "{ $text }": erwartet werden die Punkte beider Seiten, etwa 3-1, und after-crawford, wenn diese Partie vorbei ist
position-no-match = diese Regeln gelten für einzelne Partien; setze zuerst match.length über 1 oder match.cube
position-match = { $problem }
fen = { $problem }
move = Zug { $number }: { $problem }
roll = { $problem }
perft-depth = perft "{ $text }": erwartet wird eine Tiefe von 1 bis { $most }
no-turns = { $family } hat keine ganzen Züge
go-word = go "{ $word }": erwartet wird depth N, ply N, movetime MS, nodes N, rollouts N, wtime MS, btime MS, winc MS, binc MS, movestogo N, ponder oder infinite
go-number = go { $word }: danach wird eine ganze Zahl erwartet
advice = { $problem }
net = { $problem }
database = { $problem }
no-database = für diese Regeln gibt es in { $folder } keine Datenbank; teahouse solve legt eine an
