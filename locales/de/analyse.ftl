# Analysing positions, on the page, in German.
# Terms: analyse Analyse, roll out Rollout, set up aufbauen, record Aufzeichnung, marker Sperrmarke, error rate Fehlerrate,
# review auswerten (Auswertung), cube Dopplerwürfel, double doppeln, take annehmen, drop ablehnen.

## The screen
analyse-title = Analyse
analyse-home-line = Bau eine beliebige Stellung auf und sieh, was jeder Zug wert ist
analyse-variant = Variante
analyse-board-help = Pfeiltasten gehen von Platz zu Platz, Enter nimmt auf und setzt ab. Neben dem Brett gehen Links und Rechts durch die Züge.
analyse-edit = Aufbauen
analyse-done = Fertig
analyse-cancel = Abbrechen
analyse-from-here = Ab hier analysieren
analyse-to-play = { $seat } spielt { $dice }
analyse-to-move = { $seat } am Zug
analyse-to-roll = { $seat } würfelt
analyse-roll-off = Die Würfel entscheiden, wer beginnt
analyse-over = Die Partie ist zu Ende.

## Dice
analyse-dice = Würfel
analyse-dice-choose-one = Wähle eine Zahl oder würfle.
analyse-dice-choose-two = Wähle zwei Zahlen oder würfle.
analyse-dice-choose-other = Und der andere Würfel?
analyse-die = { $number }
analyse-other-dice = Andere Würfel

## The moves of a position
analyse-moves = Züge, der beste zuerst
analyse-looking = Die Züge werden geprüft …
analyse-column-move = Zug
analyse-column-win = Siege
analyse-column-points = Punkte
analyse-play = { $move } spielen
analyse-error = ± { $error }
analyse-played-out =
    { $trials ->
        [one] { $trials } Partie ausgespielt
       *[other] { $trials } Partien ausgespielt
    }
analyse-roll-out = Rollout
analyse-roll-out-help = Spielt die besten Züge viele Male mit denselben Würfeln aus, bis klar ist, welcher der beste ist.
analyse-rolling = Rollout läuft, { $percent } %
analyse-stop = Anhalten
outcome-win-by-mars = Mars { $percent } %
outcome-win-by-koks = Koks { $percent } %
outcome-loss-by-mars = Mars verloren { $percent } %
outcome-loss-by-koks = Koks verloren { $percent } %

## What pieces threaten and risk
threats-title = Drohungen und Gefahren
threats-piece = Figur
threats-risk = Gefahr
threats-by = Bedroht von
threats-strikes = Kann schlagen
threats-safe = sicher
threats-none = –
threats-strike = { $place } mit { $number }

## Setting up a position
edit-pieces = Steine
edit-piece = { $seat }, noch { $count }
edit-marker = Sperrmarke
edit-take = Wegnehmen
edit-help = Wähle einen Stein und klicke dann dorthin, wo er steht. Zieh Steine, um sie zu versetzen; vom Brett herunter, um sie wegzunehmen.
edit-turn = Wer ist am Zug
edit-removes = Nimmt zuerst einen Stein weg
edit-empty = Leeren
edit-start = Grundstellung
edit-wrong = Noch keine Stellung

## A position as a text
position-fen = Stellung (FEN)
position-set = Übernehmen
position-link = Link kopieren
position-copied = Kopiert
position-record = Aus einer Aufzeichnung
position-record-help = Füge die Aufzeichnung einer Partie ein oder wähle eine Datei.
position-record-file = Datei wählen
position-record-open = Öffnen
position-record-text = Aufzeichnung
position-record-which = Welche Partie
position-record-game = { $number }. { $variant }
position-record-empty = In diesem Text steht keine Partie.

## Links that lead nowhere
link-wrong = Dieser Link führt zu keiner Stellung.
link-rules-broken = Die Regeln darin lassen sich nicht lesen. Vielleicht wurde er unterwegs abgeschnitten.
link-rules-long = Diese Regeln sind zu lang für einen Link. Schicke stattdessen die Regeldatei und die Stellung (FEN).
link-garbled = Er wurde unterwegs verändert: einige seiner Zeichen sind beschädigt.
link-start = Etwas anderes analysieren

## My games
games-import = Importieren
games-export = Exportieren
games-brought =
    { $taken ->
        [0] Keine neuen Partien.
        [one] { $taken } Partie wurde übernommen.
       *[other] { $taken } Partien wurden übernommen.
    }
games-known =
    { $known ->
        [one] { $known } war schon da.
       *[other] { $known } waren schon da.
    }
games-import-problem = { $file }: { $problem }
games-filter = Welche Partien
games-any-family = Alle Spiele
games-any-variant = Alle Varianten
games-any-opponent = Alle Gegner
games-any-result = Alle Ergebnisse
games-any-date = Jederzeit
games-last-days =
    { $days ->
        [one] Der letzte Tag
       *[other] Die letzten { $days } Tage
    }
games-all = Alle zeigen
games-with-friend = Mit Freunden
games-computers = Nur Computer
games-won = Gewonnen
games-lost = Verloren
games-draw = Unentschieden
games-played = Gespielt
games-rate = Fehlerrate
games-no-rates = Eine Fehlerrate haben Partien, die ausgewertet wurden.
games-over-time = Fehlerrate und Ergebnisse deiner Partien, in der Reihenfolge, in der sie gespielt wurden
games-summary = Deine Partien in Zahlen
games-none-found = Keine Partie passt dazu.
games-more = Mehr Partien
games-deleted = { $variant }: gelöscht
games-undo = Rückgängig

## Matches and the cube, at the table
new-match = Match bis
new-match-single = Einzelpartie
new-cube = Dopplerwürfel
match-points = Punkte
match-stands = im Match steht es { $score }
match-line = Match bis { $length }, { $score }
match-game-over = Partie { $number } ist zu Ende
match-next-game = Nächste Partie
table-double = Doppeln
table-take = Annehmen
table-drop = Ablehnen
do-roll-or-double = Würfle oder doppele
do-answer = { $seat } doppelt auf { $value }: annehmen oder die Partie aufgeben?
say-double = { $seat } doppelt
say-take = { $seat } nimmt das Doppel an
say-drop = { $seat } lehnt das Doppel ab
say-resign = { $seat } gibt die Partie auf
moves-double = doppelt
moves-take = nimmt an
moves-drop = lehnt ab
moves-resign = gibt auf
games-look-label = Ansehen: { $variant }
