# The game in the terminal, in German.

terminal-text = { $text }

## Who plays
terminal-title = Teahouse · { $rules } · { $players }
terminal-title-help = ? Hilfe
terminal-player-human = du
terminal-player-level = Stufe { $level }
terminal-seated = { $seats }: { $player }
terminal-welcome = Willkommen zu { $rules }. { $facing }
terminal-facing = Dein Gegner: { $opponent }.
terminal-facing-net = Stufe { $level }: das Netz { $net }
terminal-all-here = Alle spielen an diesem Terminal.

## What happens
terminal-rolls = { $seat } würfelt { $dice }
terminal-dice-fall = Die Würfel fallen: { $dice }
terminal-plays = { $seat }: { $action }
terminal-plays-way = { $seat }: { $action } ({ $way })
terminal-way = { $from } → { $to }
terminal-captures = { $way }, schlägt
terminal-cannot-move = { $seat } kann nicht ziehen
terminal-last-moves = Zuletzt: { $seat } zog { $actions }
terminal-last-roll-moves = Zuletzt: { $seat } würfelte { $dice }, zog { $actions }
terminal-last-pass = Zuletzt: { $seat } konnte nicht ziehen
terminal-last-roll-pass = Zuletzt: { $seat } würfelte { $dice }, konnte nicht ziehen

## Where the game stands
terminal-to-act = { $seat } ist am Zug
terminal-over-won = Die Partie ist zu Ende: { $seat } gewinnt. { $reason }
terminal-over-draw = Die Partie ist zu Ende: unentschieden. { $reason }
terminal-over-resigned = Die Partie ist zu Ende: { $seat } hat aufgegeben.
terminal-thinking = { $seat } denkt nach …
terminal-thinking-hurry = { $seat } denkt nach … (Esc: sofort ziehen)
terminal-looking = Ein Tipp wird gesucht … (Esc: was bisher gefunden ist)
terminal-count = { $what }: { $numbers }
terminal-count-of = { $seat } { $number }
terminal-from = von { $place } nach …

## Answers to commands
terminal-moves = Züge: { $moves }
terminal-no-moves = Jetzt gibt es nichts zu ziehen.
terminal-is-legal = { $action } ist erlaubt.
terminal-why-what = Welcher Zug? Tippe why und einen Zug, wie in "why { $example }".
terminal-level-what = Welche Stufe? Tippe level und eine Zahl von 1 bis { $most }.
terminal-no-level = Niemand an diesem Tisch spielt auf einer Stufe.
terminal-save-what = Wohin? Tippe save und den Namen einer Datei.
terminal-load-what = Welche? Tippe load und den Namen einer Datei.
terminal-saved = In { $file } gespeichert.
terminal-cannot-save = Speichern geht nicht: { $problem }
terminal-loaded =
    { $events ->
        [one] { $file } geladen: { $rules }, { $events } Ereignis.
       *[other] { $file } geladen: { $rules }, { $events } Ereignisse.
    }
terminal-cannot-load = { $file } lässt sich nicht laden: { $problem }
terminal-no-record = es ist keine Aufzeichnung darin
terminal-file-too-large = sie hat mehr als { $most } Megabyte
terminal-chances = Gewinnchancen: { $chances }
terminal-chance = { $seat } { $percent } %
terminal-no-chances = Niemand kann sagen, was diese Stellung wert ist: { $problem }
terminal-eval-what = Tippe eval on oder eval off; eval allein sagt es einmal.
terminal-eval-on = Die Chancen werden ab jetzt gezeigt.
terminal-eval-off = Die Chancen werden nicht mehr gezeigt.
terminal-hint = Tipp: { $lines }
terminal-hint-worth = { $action } ({ $worth })
terminal-hint-wins = { $action } (gewinnt in { $actions })
terminal-hint-loses = { $action } (verliert in { $actions })
terminal-no-hint = Es gibt keinen Tipp: { $problem }
terminal-taken-back = Zurückgenommen.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-played-again = Wieder gespielt.
terminal-nothing-to-redo = Es gibt nichts wieder zu spielen.
terminal-new-game = Eine neue Partie.
terminal-is-over = Die Partie ist zu Ende; tippe new für eine neue oder undo.
terminal-not-your-turn = Du bist nicht am Zug.
terminal-dice-by-themselves = Gewürfelt wird für dich.
terminal-unknown = "{ $typed }" ist weder ein Befehl noch ein Zug ({ $problem }). Befehle: { $commands }.
terminal-failed = Der Computer kann nicht ziehen: { $problem }

## Help: one line for each command
terminal-help-commands = Befehle, an der Eingabe getippt
terminal-command-move = ihn ziehen; gewürfelt wird für dich
terminal-command-why = warum ein Zug nicht erlaubt ist
terminal-command-moves = die erlaubten Züge
terminal-command-hint = was der Computer bestenfalls ziehen würde
terminal-command-undo = deinen letzten Zug zurücknehmen
terminal-command-redo = das Zurückgenommene wieder spielen
terminal-command-level = eine andere Stufe, 1 bis 10
terminal-command-eval = die Chancen zeigen oder nicht
terminal-command-tutor = vor schlechten Zügen warnen, bevor sie gelten, oder nicht
terminal-command-save = die Partie als Aufzeichnung in eine Datei schreiben
terminal-command-load = eine aufgezeichnete Partie fortsetzen
terminal-command-record = die Aufzeichnung zeigen
terminal-command-fen = die Stellung als Text zeigen
terminal-command-resign = die Partie aufgeben, oder mit dem Wort match das ganze Match
terminal-command-new = neu beginnen
terminal-command-help = diese Hilfe
terminal-command-quit = gehen; die Partie bleibt fürs nächste Mal
terminal-help-keys = Tasten
terminal-help-keys-text =
    Pfeile, Tab   zum nächsten wählbaren Platz
    Enter         ihn nehmen; mit Getipptem: das ausführen
    Esc           loslassen; während der Computer denkt: sofort ziehen
    Ctrl-T Tipp   Ctrl-Z zurück   Ctrl-Y wieder   Ctrl-N neue Partie
    Ctrl-C Ende   ? diese Hilfe
terminal-help-notation = Wie Züge geschrieben werden
terminal-notation-nardi =
    24/18 zieht einen Stein von Feld 24 auf 18; 3/off trägt ihn ab. Die Felder
    sind aus der Sicht von Weiß nummeriert. Mehrere Schritte: 24/18,18/15.
terminal-notation-ludo =
    p1+5 zieht Figur 1 um 5; die Nummern der Figuren stehen auf dem Brett.
terminal-notation-mill =
    d6 setzt einen Stein auf d6; d6-d5 zieht ihn; xd5 nimmt den auf d5 weg.
terminal-help-legend = Das Brett
terminal-legend-piece = { $sign }  eine Figur: { $seat }
terminal-legend-home = { $sign }  gehört zu { $seat }
terminal-legend-special = { $sign }  ein besonderes Feld
terminal-legend-marks = Markiert: wohin du kannst, wo du bist, und woher und wohin der letzte Zug ging.
terminal-legend-marks-plain = [ ] der Zeiger   ( ) genommen   < > wohin du kannst   { "{" } { "}" } der letzte Zug
terminal-page-keys = Auf und Ab blättern, jede andere Taste führt zurück

## Windows
terminal-too-small = Das Fenster hat { $width } × { $height } Zeichen, dieses Brett braucht aber { $needed-width } × { $needed-height }. Mach es größer oder spiele mit --plain.
terminal-side-log = Was geschah

## The menu and questions
terminal-menu-keys = Auf, Ab und Enter wählen · Esc führt zurück
terminal-menu-game = Welches Spiel?
terminal-menu-variant = Welche Regeln?
terminal-menu-level = Gegen wen?
terminal-menu-number = Eine Zahl, oder q zum Gehen:
terminal-menu-no-number = "{ $typed }" ist keine der Zahlen 1 bis { $most }.
terminal-menu-all-here = Niemand sonst: alle spielen an diesem Terminal
terminal-family-nardi = Langes Nardi und Verwandte
terminal-family-ludo = Ludo und Verwandte
terminal-family-mill = Mühle und Verwandte
terminal-menu-go-on = Fortsetzen: { $rules }, { $players }
terminal-kept-question = Es gibt eine unbeendete Partie { $rules }.
terminal-kept-go-on =
    { $events ->
        [one] Sie fortsetzen (bisher { $events } Ereignis)
       *[other] Sie fortsetzen (bisher { $events } Ereignisse)
    }
terminal-kept-new = Eine neue Partie beginnen
terminal-kept-damaged = Die unbeendete Partie lässt sich nicht fortsetzen: { $problem }
terminal-nothing-kept = Es gibt keine unbeendete Partie { $rules }.
terminal-none-kept = Es gibt keine unbeendete Partie.
terminal-cannot-keep = Die Partie lässt sich nicht fürs nächste Mal aufheben: { $problem }
terminal-gone-on = Deine unbeendete Partie.

## Learning
terminal-learn-question = Noch spielt kein Netz diese Regeln. Soll zuerst eines sie lernen?
terminal-learn-yes = Höchstens { $seconds } Sekunden lernen, dann spielen
terminal-learn-no = Sofort spielen, gegen eine von Hand geschriebene Schätzung
terminal-learning = { $rules } wird gelernt (Ctrl-C: genug)
terminal-learned =
    { $games ->
        [one] Aus { $games } Partie gelernt.
       *[other] Aus { $games } Partien gelernt.
    }
terminal-learned-strength = { $learned } Es gewinnt { $percent } % (± { $error }) gegen die Heuristik; { $even } % wären ausgeglichen.
terminal-learned-known = Ein Netz, das diese Regeln schon gelernt hat, wird verwendet.
terminal-learn-mill = Mühle wird durch Suche gespielt; da gibt es nichts zu lernen.
terminal-learn-net-there = Ein Netz für diese Regeln liegt Teahouse bei; da gibt es nichts zu lernen.

## Languages
terminal-no-language = Es gibt keine Sprache "{ $language }"; es gibt { $languages }.
