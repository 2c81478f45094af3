# The page in the browser, in Spanish.

## Everywhere
page-name = Teahouse
page-close = Cerrar
page-menu = Menú
page-loading = Cargando …
page-broken = El motor no funciona en este navegador.
page-broken-help = Hace falta un navegador de 2023 o posterior. Detalles: { $problem }
page-incomplete = Este idioma está completo al { $share } %; lo demás está en inglés.
page-update = Hay una versión nueva.
page-update-now = Cargarla

## Home
home-play = Jugar
home-friend = Entre dos
home-more = Más…
home-play-label = Jugar a { $game }
home-friend-label = Jugar a { $game } con alguien en esta pantalla
home-more-label = Más formas de jugar a { $game }
home-against = { $variant }, contra { $player }
home-hot-seat = { $variant }, dos en esta pantalla
home-table-of =
    { $seats ->
        [one] { $variant }, uno a la mesa
       *[other] { $variant }, { $seats } a la mesa
    }
home-watch = { $variant }, juegan ordenadores
home-go-on = Seguir
home-go-on-label = Seguir con { $variant }
home-unfinished = Partidas sin acabar
home-finished = Partidas terminadas
home-no-games = Las partidas que juegues se guardan aquí, en este navegador.
home-delete-label = Borrar la partida de { $variant }
home-step-through = Verla
home-left = dejada { $when }
home-played = jugada { $when }
home-moves =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
home-games = Mis partidas
home-games-line =
    { $played ->
        [0] Aún no has jugado
       *[other] Jugadas: { $played }, ganadas: { $won }
    }

## Families of games
family-nardi = Nardi largo
family-ludo = Ludo
family-mill = Molino

## A new game
new-title = Nueva partida de { $game }
new-variant = Variante
new-rules-of = Reglas de { $variant }
new-opponent = Rival
new-computer = Ordenador
new-friend = Alguien aquí
new-watch = Mirar
new-level = Nivel
new-level-of = Nivel de { $seat }
new-strength = Nivel { $level } · { $word }
new-seat = Juegas con
new-person = Persona
new-empty = Vacío
new-start = Empezar
new-own = Un archivo de reglas propio
new-own-help = Elige un archivo que acabe en .toml. Se queda en este navegador.
new-own-wrong = Con este archivo no se puede jugar:
level-word-1 = Principiante
level-word-2 = Aficionado
level-word-3 = Club
level-word-4 = Fuerte
level-word-5 = Experto

## Players
player-you = Tú
player-level = Nivel { $level } · { $word }
player-person = Persona
player-turn = { $seat } · te toca
player-thinks = { $seat } · pensando …
player-to-act = { $seat } · le toca

## The table
table-board = Tablero de { $variant }
table-board-help = Las flechas van de un lugar a otro, Intro coge y deja, Escape suelta, R tira, U deshace, H da una pista.
table-roll = Tirar
table-confirm = Listo
table-take-back = Deshacer
# Others have to allow it.
table-ask-back = Pedir deshacer
table-play-again = Rehacer
table-hint = Pista
table-moves = Jugadas
table-rules = Reglas
table-evaluation = Evaluación
table-evaluation-key = E
table-best-moves = Mejores jugadas
table-new-game = Nueva partida
table-same-again = Otra igual
table-change-seats = Cambiar de bando
table-resign = Abandonar
table-resign-sure = ¿Abandonar esta partida?
table-resign-yes = Sí, abandonar
table-resign-no = No, seguir
table-resign-match = Abandonar el encuentro
table-resign-match-sure = ¿Abandonar todo el encuentro?
table-settings = Ajustes
table-home = Inicio
table-sound-on = Con sonido
table-sound-off = Sin sonido
table-turn-round = Girar el tablero
table-type = Escribir una jugada
table-type-play = Jugar
table-flip-theme = Cambiar el tema
table-step-first = Al principio
table-step-back = Un paso atrás
table-step-on = Un paso adelante
table-step-last = Al final
table-chance = Probabilidad de ganar
table-chance-of = { $seat } { $percent } %
table-thinking = Pensando …
table-tutor = El tutor
table-tutor-costs = Esto cuesta { $loss } puntos: { $mark }.
table-tutor-keep = Mantenerla

## What to do now
do-roll = Tira los dados
do-choose = Elige una ficha
do-where = Elige adónde va
do-where-die = Elige adónde va, o pulsa un dado para jugarlo primero
do-remove = Elige una ficha que retirar
do-place = Elige un punto donde colocar una ficha
do-confirm = Pulsa Listo, o los dados, para acabar tu turno
do-only-move = Solo hay una jugada
do-wait = Esperando a { $seat }
do-watch = Juega { $seat }
do-step-through = Recorre la partida paso a paso

## The end
over-you-won = ¡Has ganado!
over-you-lost = Ha ganado { $seat }
over-won = Ha ganado { $seat }
over-draw = Tablas
over-resigned = { $seat } ha abandonado
over-rematch = Revancha
over-step-through = Ver la partida
over-download = Descargar el acta

## Announcements
say-rolled = { $seat } ha sacado { $dice }
say-moved = { $seat }: { $from } a { $to }
say-placed = { $seat }: coloca en { $to }
say-finished = { $seat }: de { $from } fuera del tablero
say-removed = { $seat }: retira { $to }
say-captured = { $move }, captura
say-passed = { $seat } no puede mover
say-taken-back = Deshecho
say-hint = Pista: { $move }
say-place-empty = { $place }: libre
say-place-holds = { $place }: { $pieces }
say-pieces = { $count } { $seat }
say-place-movable = { $label }, puede mover
say-place-target = { $label }, se puede ir aquí
say-place-removable = { $label }, se puede retirar
say-die = Dado { $number }: jugarlo primero
say-die-used = Dado { $number }, ya jugado

## The list of moves
moves-to-play = le toca
moves-pass = pasa
moves-empty = Aún no hay jugadas

## Settings
set-title = Ajustes
set-language = Idioma
set-theme = Tema
set-theme-auto = Como el sistema
set-theme-light = Claro
set-theme-dark = Oscuro
set-theme-contrast = Alto contraste
set-sound = Sonido
set-speed = Animación
set-speed-off = Ninguna
set-speed-slow = Lenta
set-speed-normal = Normal
set-speed-fast = Rápida
set-direction = Tablero
set-direction-usual = Habitual
set-direction-turned = Girado
set-direction-mirrored = En espejo
set-direction-both = Girado y en espejo
set-numbers = Números en el borde
set-auto-roll = Tirar automáticamente
set-auto-confirm = Acabar turnos automáticamente
set-auto-finish = Sacar fichas automáticamente al final
set-help = Ayuda
set-tutor = Tutor: me avisa antes de dar por buena una mala jugada

## Help
help-best = Mejores jugadas
help-win = { $percent } %
help-wins-in =
    { $actions ->
        [one] gana en { $actions }
       *[other] gana en { $actions }
    }
help-loses-in =
    { $actions ->
        [one] pierde en { $actions }
       *[other] pierde en { $actions }
    }
# What endgames know about a move.
help-won = victoria
help-drawn = tablas
help-lost = derrota
help-capture-in =
    captura en { $turns ->
        [one] { $turns } jugada
       *[other] { $turns } jugadas
    }

## Review of a game
study-title = Revisión
study-open = Revisar
study-open-label = Revisar la partida de { $variant }
study-progress = { $done } de { $of } juzgadas
study-progress-label = Hasta dónde va la revisión
study-graph = Probabilidades de { $seat }, %
study-luck = Suerte
study-luck-of = suerte { $luck }
study-luck-column = suerte
study-turn = Turno { $turn }, { $seat }
study-turn-you = Turno { $turn }, tú
study-turn-rolled = Turno { $turn }, { $seat } ha sacado { $dice }
study-turn-you-rolled = Turno { $turn }, has sacado { $dice }
study-turn-column = Turno
study-mark-column = Error
study-mark-loss = { $mark } { $loss }
study-forced = forzada
study-decision = La decisión
study-played = Jugada hecha
study-better = Mejor
study-next-best = La siguiente mejor
study-others = Otras jugadas
study-show = Mostrar { $line } en el tablero
study-wins = { $percent } % de victorias
study-mars = el { $percent } % de ellas, mars
study-goes-on = Sigue así:
study-not-yet = Aún sin juzgar
study-worst-first = Lo peor primero
study-whose = Errores de quién
study-yours = Tuyos
study-all = Todos
study-no-mistakes = Ningún error.
study-none-yet = Ningún error hasta ahora.
study-summary = Resumen
study-rate = tasa de error
study-rate-help = Milésimas de punto perdidas por decisión
study-blunders = errores graves
study-plays-like = juega como
study-level = Nivel { $level }
study-play-on = Seguir jugando desde aquí
study-table = Jugadas
study-keys = Izquierda y derecha recorren la partida, M y N van al error siguiente y al anterior, B muestra la mejor jugada, abajo y arriba la recorren, Escape la deja.
study-games = Partida del encuentro
study-game = Partida { $number }
study-game-at = Partida { $number }, con { $score }
study-game-before = La partida anterior
study-game-next = La partida siguiente
study-cube-roll = Sin doblar
study-cube-double = Doblar
study-cube-take = Aceptar
study-cube-drop = Rechazar
study-cube-double-take = Doblar, aceptar
study-cube-double-drop = Doblar, rechazar
study-cube-right = correcto
study-cube-match = Probabilidad de { $seat } de ganar el encuentro
study-cube-points = Puntos de { $seat }
study-percent = { $percent } %
study-rate-moves = jugadas
study-rate-cube = cubo
study-lost = Esta partida no está guardada en este navegador.
study-no-graph = El gráfico no se puede dibujar en este navegador.
