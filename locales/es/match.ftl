# Matches, in Spanish.
# Terms: match encuentro, cube cubo, double doblar (el doblaje), take aceptar, drop rechazar, Crawford game partida Crawford.

## Matches: the score, the cube
match-answer-first = un doblaje espera respuesta: aceptar o rechazar
match-no-double = nadie ha doblado
match-no-cube = este encuentro se juega sin cubo
match-crawford-game = esta es la partida Crawford, que se juega sin cubo
match-double-before-roll = se dobla antes de tirar
match-cube-is-theirs = el cubo es del otro bando
match-double-not-now = ahora no se puede doblar
match-game-goes-on = la partida aún no ha terminado
match-over = el encuentro ha terminado
match-no-koks = estas reglas no conocen el koks
match-none = estas reglas no conocen encuentros; los juegos de la familia nardi, sí
match-score = nadie puede empezar con { $first }–{ $second } en un encuentro a { $length }: ya ha terminado

match-task-answer = Acepta o rechaza el doblaje

match-verdict-dropped =
    { $points ->
        [one] { $winner } gana un punto: { $loser } ha rechazado el doblaje.
       *[other] { $winner } gana { $points } puntos: { $loser } ha rechazado el doblaje.
    }
match-verdict-resigned =
    { $points ->
        [one] { $winner } gana un punto: { $loser } ha abandonado.
       *[other] { $winner } gana { $points } puntos: { $loser } ha abandonado.
    }

## Records of matches
record-match = el encuentro no se puede jugar así: { $problem }
record-match-header = [{ $header } "{ $found }"] no se entiende; se espera { $expected }
record-next-game = un acta contiene una partida; la siguiente partida de un encuentro tiene su propia acta
record-game = partida { $game }: { $problem }
record-other-score = [{ $header } "{ $found }"] no continúa la partida anterior; se espera "{ $expected }"
record-other-start = la partida no empieza como sigue este encuentro

## Matches in the terminal
terminal-match = Encuentro a { $length }: { $score }
terminal-cube = cubo { $value }
terminal-cube-owned = cubo { $value }, { $seat }
terminal-crawford = Partida Crawford
terminal-roll-or-double = { $seat }: ¿tirar o doblar?
terminal-doubles = { $seat } dobla a { $value }
terminal-takes = { $seat } acepta; el cubo marca { $value }
terminal-drops = { $seat } rechaza
terminal-resigns = { $seat } abandona
terminal-resign-what = Escribe resign para abandonar la partida, o resign match para abandonar todo el encuentro.
terminal-resign-between = La partida ha terminado. Escribe resign match para abandonar el encuentro.
terminal-next-game = Partida { $game }
terminal-match-goes-on = { $reason } El encuentro va { $first }–{ $second }; escribe next.
terminal-match-won = { $reason } { $seat } gana el encuentro por { $first }–{ $second }.
terminal-command-roll = tirar los dados cuando también podrías doblar
terminal-command-double = doblar la apuesta antes de tirar, en un encuentro con cubo
terminal-command-take = aceptar el doblaje y quedarse con el cubo
terminal-command-drop = rechazar el doblaje y perder la partida
terminal-command-next = la siguiente partida del encuentro
