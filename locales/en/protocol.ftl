# Why a line of the protocol was refused; written behind the word error.

## The session. $expected are the commands.
line-too-long = the line is longer than { $most } bytes; it was skipped
unknown-command = unknown command "{ $word }"; expected one of { $expected }
thinking = thinking without end; say stop first
not-pondering = nothing is being pondered; go ponder comes first
no-thread = the machine gives no thread to work in; try again
broke-off = the work broke off by a mistake of the program; the session goes on

## Options. $name is the option, $text what was written.
option-form = setoption "{ $text }": expected name <name> value <value>
no-value = setoption name { $name }: expected value <value> behind the name
unknown-option = { $family } has no option "{ $name }"; uci lists them
not-a-number = { $name } "{ $text }": expected a whole number from { $min } to { $max }
not-a-truth = { $name } "{ $text }": expected true or false
wrong-value = { $flaw }
rules = { $problem }
contradiction = { $name } stays as it is: { $problem }
no-memory = Hash { $megabytes }: the machine does not give that many megabytes; the old table stays
no-threads = Threads { $threads }: the machine does not give that many (at most { $most } anywhere); the old number stays

## Options of other engines. $instead is one of the sentences below.
use-instead = { $name } means nothing here; { $instead }
instead-seed = equal moves are chosen the same way every time; a Level below 10 varies with Seed
instead-search = there is one search; SkillLevel, MoveTime and FullWidth say how it works
instead-effort = Level says how much effort is made
instead-level = Level says how strong to play, from 1 to 10
instead-analysis = go infinite and MultiPV are for analysis
instead-clock = Move Overhead keeps some of the clock, movetime says how long a move takes
instead-nodes = go nodes limits a thought by positions

## Positions, moves, and what is asked about them
position-form = position "{ $text }": expected startpos or fen <FEN>, then moves …
position-score = score "{ $text }": expected the points of both sides, as in 3-1, and after-crawford if that game is over
position-no-match = these rules are of single games; set match.length above 1 first, or match.cube
position-match = { $problem }
fen = { $problem }
move = move { $number }: { $problem }
roll = { $problem }
perft-depth = perft "{ $text }": expected a depth from 1 to { $most }
no-turns = { $family } has no whole turns
go-word = go "{ $word }": expected depth N, ply N, movetime MS, nodes N, rollouts N, wtime MS, btime MS, winc MS, binc MS, movestogo N, ponder or infinite
go-number = go { $word }: expected a whole number after it
advice = { $problem }
net = { $problem }
database = { $problem }
no-database = there is no database of these rules in { $folder }; teahouse solve makes one
