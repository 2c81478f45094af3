# The page in the browser, in German.

## Everywhere
page-name = Teahouse
page-close = Schließen
page-menu = Menü
page-loading = Wird geladen …
page-broken = Die Engine läuft in diesem Browser nicht.
page-broken-help = Nötig ist ein Browser von 2023 oder neuer. Einzelheiten: { $problem }
page-incomplete = Diese Sprache ist zu { $share } % fertig; der Rest ist englisch.
page-update = Es gibt eine neue Version.
page-update-now = Laden

## Home
home-play = Spielen
home-friend = Zu zweit
home-more = Mehr…
home-play-label = { $game } spielen
home-friend-label = { $game } mit Freunden an diesem Bildschirm spielen
home-more-label = { $game } auf andere Weise spielen
home-against = { $variant }, gegen { $player }
home-hot-seat = { $variant }, zu zweit an diesem Bildschirm
home-table-of =
    { $seats ->
        [one] { $variant }, einer am Tisch
       *[other] { $variant }, { $seats } am Tisch
    }
home-watch = { $variant }, Computer spielen
home-go-on = Fortsetzen
home-go-on-label = { $variant } fortsetzen
home-unfinished = Laufende Partien
home-finished = Beendete Partien
home-no-games = Deine Partien werden hier in diesem Browser aufgehoben.
home-delete-label = Die Partie { $variant } löschen
home-step-through = Ansehen
home-left = verlassen { $when }
home-played = gespielt { $when }
home-moves =
    { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
home-games = Meine Partien
home-games-line =
    { $played ->
        [0] Noch nichts gespielt
       *[other] { $played } gespielt, { $won } gewonnen
    }

## Families of games
family-nardi = Langes Nardi
family-ludo = Ludo
family-mill = Mühle

## A new game
new-title = Neue Partie { $game }
new-variant = Variante
new-rules-of = Regeln von { $variant }
new-opponent = Gegner
new-computer = Computer
new-friend = Jemand hier
new-watch = Zuschauen
new-level = Stufe
new-level-of = Stufe von { $seat }
new-strength = Stufe { $level } · { $word }
new-seat = Du spielst
new-person = Mensch
new-empty = Leer
new-start = Los
new-own = Eine eigene Regeldatei
new-own-help = Wähle eine Datei, die auf .toml endet. Sie bleibt in diesem Browser.
new-own-wrong = Diese Datei ist nicht spielbar:
level-word-1 = Anfänger
level-word-2 = Gelegenheitsspieler
level-word-3 = Vereinsspieler
level-word-4 = Stark
level-word-5 = Experte

## Players
player-you = Du
player-level = Stufe { $level } · { $word }
player-person = Mensch
player-turn = { $seat } · du bist dran
player-thinks = { $seat } · denkt nach …
player-to-act = { $seat } · am Zug

## The table
table-board = Brett von { $variant }
table-board-help = Pfeiltasten gehen von Platz zu Platz, Enter nimmt auf und setzt ab, Escape lässt los, R würfelt, U nimmt zurück, H gibt einen Tipp.
table-roll = Würfeln
table-confirm = Fertig
table-take-back = Zurücknehmen
# Others have to allow it.
table-ask-back = Rücknahme erbitten
table-play-again = Wiederholen
table-hint = Tipp
table-moves = Züge
table-rules = Regeln
table-evaluation = Bewertung
table-evaluation-key = E
table-best-moves = Beste Züge
table-new-game = Neue Partie
table-same-again = Noch einmal
table-change-seats = Plätze tauschen
table-resign = Aufgeben
table-resign-sure = Diese Partie aufgeben?
table-resign-yes = Ja, aufgeben
table-resign-no = Nein, weiterspielen
table-resign-match = Match aufgeben
table-resign-match-sure = Das ganze Match aufgeben?
table-settings = Einstellungen
table-home = Startseite
table-sound-on = Ton an
table-sound-off = Ton aus
table-turn-round = Brett drehen
table-type = Zug eintippen
table-type-play = Ziehen
table-flip-theme = Farbschema wechseln
table-step-first = Zum Anfang
table-step-back = Einen Schritt zurück
table-step-on = Einen Schritt weiter
table-step-last = Zum Ende
table-chance = Gewinnchance
table-chance-of = { $seat } { $percent } %
table-thinking = Denkt nach …
table-tutor = Der Tutor
table-tutor-costs = Das kostet { $loss } Punkte: { $mark }.
table-tutor-keep = Dabei bleiben

## What to do now
do-roll = Würfle
do-choose = Wähle einen Stein
do-where = Wähle, wohin er soll
do-where-die = Wähle, wohin er soll, oder klicke einen Würfel an, um ihn zuerst zu spielen
do-remove = Wähle einen Stein zum Wegnehmen
do-place = Wähle einen Punkt, auf den du setzt
do-confirm = Klicke auf Fertig oder auf die Würfel, um den Zug zu beenden
do-only-move = Es gibt nur einen Zug
do-wait = Warten auf { $seat }
do-watch = { $seat } spielt
do-step-through = Geh die Partie durch

## The end
over-you-won = Gewonnen!
over-you-lost = { $seat } hat gewonnen
over-won = { $seat } hat gewonnen
over-draw = Unentschieden
over-resigned = { $seat } hat aufgegeben
over-rematch = Revanche
over-step-through = Partie ansehen
over-download = Aufzeichnung herunterladen

## Announcements
say-rolled = { $seat } hat { $dice } gewürfelt
say-moved = { $seat }: { $from } nach { $to }
say-placed = { $seat }: setzt auf { $to }
say-finished = { $seat }: von { $from } vom Brett
say-removed = { $seat }: nimmt { $to } weg
say-captured = { $move }, schlägt
say-passed = { $seat } kann nicht ziehen
say-taken-back = Zurückgenommen
say-hint = Tipp: { $move }
say-place-empty = { $place }: leer
say-place-holds = { $place }: { $pieces }
say-pieces = { $count } { $seat }
say-place-movable = { $label }, kann ziehen
say-place-target = { $label }, mögliches Ziel
say-place-removable = { $label }, kann weggenommen werden
say-die = Würfel { $number }: zuerst spielen
say-die-used = Würfel { $number }, verbraucht

## The list of moves
moves-to-play = am Zug
moves-pass = setzt aus
moves-empty = Noch keine Züge

## Settings
set-title = Einstellungen
set-language = Sprache
set-theme = Farbschema
set-theme-auto = Wie das System
set-theme-light = Hell
set-theme-dark = Dunkel
set-theme-contrast = Hoher Kontrast
set-sound = Ton
set-speed = Animation
set-speed-off = Aus
set-speed-slow = Langsam
set-speed-normal = Normal
set-speed-fast = Schnell
set-direction = Brett
set-direction-usual = Üblich
set-direction-turned = Gedreht
set-direction-mirrored = Gespiegelt
set-direction-both = Gedreht und gespiegelt
set-numbers = Zahlen am Rand
set-auto-roll = Von selbst würfeln
set-auto-confirm = Züge von selbst beenden
set-auto-finish = Am Ende von selbst abtragen
set-help = Hilfe
set-tutor = Tutor: warnt mich, bevor ein schlechter Zug gilt

## Help
help-best = Beste Züge
help-win = { $percent } %
help-wins-in =
    { $actions ->
        [one] gewinnt in { $actions }
       *[other] gewinnt in { $actions }
    }
help-loses-in =
    { $actions ->
        [one] verliert in { $actions }
       *[other] verliert in { $actions }
    }
# What endgames know about a move.
help-won = gewonnen
help-drawn = unentschieden
help-lost = verloren
help-capture-in =
    Wegnahme in { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }

## Review of a game
study-title = Auswertung
study-open = Auswerten
study-open-label = Die Partie { $variant } auswerten
study-progress = { $done } von { $of } beurteilt
study-progress-label = Wie weit die Auswertung ist
study-graph = Chancen von { $seat }, %
study-luck = Glück
study-luck-of = Glück { $luck }
study-luck-column = Glück
study-turn = Zug { $turn }, { $seat }
study-turn-you = Zug { $turn }, du
study-turn-rolled = Zug { $turn }, { $seat } hat { $dice } gewürfelt
study-turn-you-rolled = Zug { $turn }, du hast { $dice } gewürfelt
study-turn-column = Zug
study-mark-column = Fehler
study-mark-loss = { $mark } { $loss }
study-forced = erzwungen
study-decision = Die Entscheidung
study-played = Gespielt
study-better = Besser
study-next-best = Nächstbester
study-others = Andere Züge
study-show = { $line } auf dem Brett zeigen
study-wins = { $percent } % Siege
study-mars = davon { $percent } % Mars
study-goes-on = So geht es weiter:
study-not-yet = Noch nicht beurteilt
study-worst-first = Schlimmste zuerst
study-whose = Wessen Fehler
study-yours = Deine
study-all = Alle
study-no-mistakes = Keine Fehler.
study-none-yet = Bisher keine Fehler.
study-summary = Überblick
study-rate = Fehlerrate
study-rate-help = Je Entscheidung verlorene Tausendstelpunkte
study-blunders = Patzer
study-plays-like = spielt wie
study-level = Stufe { $level }
study-play-on = Ab hier weiterspielen
study-table = Züge
study-keys = Links und Rechts gehen durch die Partie, M und N zum nächsten Fehler und zum vorigen, B zeigt den besseren Zug, Ab und Auf gehen ihn entlang, Escape verlässt ihn.
study-games = Partie des Matches
study-game = Partie { $number }
study-game-at = Partie { $number }, Stand { $score }
study-game-before = Die Partie davor
study-game-next = Die nächste Partie
study-cube-roll = Kein Doppel
study-cube-double = Doppel
study-cube-take = Annehmen
study-cube-drop = Ablehnen
study-cube-double-take = Doppel, annehmen
study-cube-double-drop = Doppel, ablehnen
study-cube-right = richtig
study-cube-match = Chance von { $seat }, das Match zu gewinnen
study-cube-points = Punkte von { $seat }
study-percent = { $percent } %
study-rate-moves = Züge
study-rate-cube = Dopplerwürfel
study-lost = Diese Partie ist in diesem Browser nicht aufgehoben.
study-no-graph = Das Diagramm lässt sich in diesem Browser nicht zeichnen.
