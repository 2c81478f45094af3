# Why a line of the protocol was refused, in Spanish.

## The session
line-too-long = la línea tiene más de { $most } bytes; se ha saltado
unknown-command = orden desconocida "{ $word }"; se espera una de { $expected }
thinking = se está pensando sin fin; di primero stop
not-pondering = no se está pensando por adelantado; primero va go ponder
no-thread = la máquina no da ningún hilo para trabajar; inténtalo otra vez
broke-off = el trabajo se interrumpió por un error del programa; la sesión sigue

## Options
option-form = setoption "{ $text }": se espera name <name> value <value>
no-value = setoption name { $name }: se espera value <value> después del nombre
unknown-option = { $family } no tiene la opción "{ $name }"; uci las enumera
not-a-number = { $name } "{ $text }": se espera un entero de { $min } a { $max }
not-a-truth = { $name } "{ $text }": se espera true o false
wrong-value = { $flaw }
rules = { $problem }
contradiction = { $name } se queda como está: { $problem }
no-memory = Hash { $megabytes }: la máquina no da tantos megabytes; sigue la tabla anterior
no-threads = Threads { $threads }: la máquina no da tantos ({ $most } como mucho en cualquier caso); sigue el número anterior

## Options of other engines
use-instead = { $name } no significa nada aquí; { $instead }
instead-seed = entre jugadas iguales se elige siempre la misma; un Level por debajo de 10 varía con Seed
instead-search = solo hay una búsqueda; SkillLevel, MoveTime y FullWidth dicen cómo trabaja
instead-effort = Level dice cuánto esfuerzo se hace
instead-level = Level dice con qué fuerza jugar, de 1 a 10
instead-analysis = go infinite y MultiPV son para el análisis
instead-clock = Move Overhead reserva parte del reloj, movetime dice cuánto dura una jugada
instead-nodes = go nodes limita el pensamiento por posiciones

## Positions, moves, and what is asked about them
position-form = position "{ $text }": se espera startpos o fen <FEN>, y después moves …
position-score = score "{ $text }": se esperan los puntos de ambos bandos, como 3-1, y after-crawford si esa partida ya pasó
position-no-match = estas reglas son de partidas sueltas; pon antes match.length por encima de 1, o match.cube
position-match = { $problem }
fen = { $problem }
move = jugada { $number }: { $problem }
roll = { $problem }
perft-depth = perft "{ $text }": se espera una profundidad de 1 a { $most }
no-turns = { $family } no tiene turnos enteros
go-word = go "{ $word }": se espera depth N, ply N, movetime MS, nodes N, rollouts N, wtime MS, btime MS, winc MS, binc MS, movestogo N, ponder o infinite
go-number = go { $word }: se espera después un entero
advice = { $problem }
net = { $problem }
database = { $problem }
no-database = en { $folder } no hay base de datos de estas reglas; teahouse solve crea una
