# Analysing positions, on the page, in Spanish.
# Terms: analyse análisis, roll out rollout, set up montar, record acta, marker marca, error rate tasa de error, review
# revisión, match encuentro, cube cubo de doblar, double doblar, take aceptar, drop rechazar.

## The screen
analyse-title = Análisis
analyse-home-line = Monta cualquier posición y mira cuánto vale cada jugada
analyse-variant = Variante
analyse-board-help = Las flechas van de un lugar a otro, Intro coge y deja. Junto al tablero, izquierda y derecha recorren las jugadas.
analyse-edit = Montar
analyse-done = Listo
analyse-cancel = Cancelar
analyse-from-here = Analizar desde aquí
analyse-to-play = { $seat } juega { $dice }
analyse-to-move = Le toca a { $seat }
analyse-to-roll = Tira { $seat }
analyse-roll-off = Los dados deciden quién empieza
analyse-over = La partida ha terminado.

## Dice
analyse-dice = Dados
analyse-dice-choose-one = Elige un número, o tira.
analyse-dice-choose-two = Elige dos números, o tira.
analyse-dice-choose-other = ¿Y el otro dado?
analyse-die = { $number }
analyse-other-dice = Otros dados

## The moves of a position
analyse-moves = Jugadas, la mejor primero
analyse-looking = Mirando las jugadas …
analyse-column-move = Jugada
analyse-column-win = Victorias
analyse-column-points = Puntos
analyse-play = Jugar { $move }
analyse-error = ± { $error }
analyse-played-out =
    { $trials ->
        [one] { $trials } partida simulada
       *[other] { $trials } partidas simuladas
    }
analyse-roll-out = Rollout
analyse-roll-out-help = Juega hasta el final las mejores jugadas, muchas veces y con los mismos dados, hasta que esté claro cuál es la mejor.
analyse-rolling = Rollout en marcha, { $percent } %
analyse-stop = Parar
outcome-win-by-mars = mars { $percent } %
outcome-win-by-koks = koks { $percent } %
outcome-loss-by-mars = mars perdido { $percent } %
outcome-loss-by-koks = koks perdido { $percent } %

## What pieces threaten and risk
threats-title = Amenazas y riesgos
threats-piece = Ficha
threats-risk = Riesgo
threats-by = Amenazada por
threats-strikes = Puede comer
threats-safe = a salvo
threats-none = –
threats-strike = { $place } con { $number }

## Setting up a position
edit-pieces = Fichas
edit-piece = { $seat }, quedan { $count }
edit-marker = Marca
edit-take = Quitar
edit-help = Elige una ficha y pulsa donde está. Arrastra las fichas para moverlas; fuera del tablero para quitarlas.
edit-turn = A quién le toca
edit-removes = Antes retira una ficha
edit-empty = Vaciar
edit-start = Posición inicial
edit-wrong = Aún no es una posición

## A position as a text
position-fen = Posición (FEN)
position-set = Poner
position-link = Copiar enlace
position-copied = Copiado
position-record = De un acta
position-record-help = Pega el acta de una partida, o elige un archivo.
position-record-file = Elegir un archivo
position-record-open = Abrir
position-record-text = Acta
position-record-which = Qué partida
position-record-game = { $number }. { $variant }
position-record-empty = No hay ninguna partida en este texto.

## Links that lead nowhere
link-wrong = Este enlace no lleva a ninguna posición.
link-rules-broken = Las reglas que contiene no se pueden leer. Quizá se cortó por el camino.
link-rules-long = Estas reglas son demasiado largas para un enlace. Envía mejor el archivo de reglas y la posición (FEN).
link-garbled = Se ha alterado por el camino: algunos de sus signos están dañados.
link-start = Analizar otra cosa

## My games
games-import = Importar
games-export = Exportar
games-brought =
    { $taken ->
        [0] Ninguna partida nueva.
        [one] Se ha añadido { $taken } partida.
       *[other] Se han añadido { $taken } partidas.
    }
games-known =
    { $known ->
        [one] { $known } ya estaba aquí.
       *[other] { $known } ya estaban aquí.
    }
games-import-problem = { $file }: { $problem }
games-filter = Qué partidas
games-any-family = Todos los juegos
games-any-variant = Todas las variantes
games-any-opponent = Todos los rivales
games-any-result = Todos los resultados
games-any-date = Cualquier fecha
games-last-days =
    { $days ->
        [one] El último día
       *[other] Los últimos { $days } días
    }
games-all = Mostrar todas
games-with-friend = Con amigos
games-computers = Solo ordenadores
games-won = Ganadas
games-lost = Perdidas
games-draw = Tablas
games-played = Jugadas
games-rate = Tasa de error
games-no-rates = Las partidas revisadas tienen una tasa de error.
games-over-time = Tasa de error y resultados de tus partidas, en el orden en que se jugaron
games-summary = Tus partidas en cifras
games-none-found = Ninguna partida es así.
games-more = Más partidas
games-deleted = { $variant }: borrada
games-undo = Deshacer

## Matches and the cube, at the table
new-match = Encuentro a
new-match-single = Una partida
new-cube = Cubo de doblar
match-points = puntos
match-stands = el encuentro va { $score }
match-line = encuentro a { $length }, { $score }
match-game-over = La partida { $number } ha terminado
match-next-game = Siguiente partida
table-double = Doblar
table-take = Aceptar
table-drop = Rechazar
do-roll-or-double = Tira los dados, o dobla
do-answer = { $seat } dobla a { $value }: ¿aceptas, o abandonas la partida?
say-double = { $seat } dobla
say-take = { $seat } acepta el doblaje
say-drop = { $seat } rechaza el doblaje
say-resign = { $seat } abandona la partida
moves-double = dobla
moves-take = acepta
moves-drop = rechaza
moves-resign = abandona
games-look-label = Verla: { $variant }
