# Matches, in German.
# Terms: match Match, cube Dopplerwürfel, double doppeln (das Doppel), take annehmen, drop ablehnen, Crawford game
# Crawford-Partie.

## Matches: the score, the cube
match-answer-first = ein Doppel wartet auf Antwort: annehmen oder ablehnen
match-no-double = niemand hat gedoppelt
match-no-cube = dieses Match wird ohne Dopplerwürfel gespielt
match-crawford-game = dies ist die Crawford-Partie, die ohne Dopplerwürfel gespielt wird
match-double-before-roll = gedoppelt wird vor dem Wurf
match-cube-is-theirs = der Dopplerwürfel gehört der anderen Seite
match-double-not-now = jetzt darf nicht gedoppelt werden
match-game-goes-on = die Partie ist noch nicht zu Ende
match-over = das Match ist zu Ende
match-no-koks = diese Regeln kennen keinen Koks
match-none = diese Regeln kennen keine Matches; Spiele der Familie nardi schon
match-score = mit { $first }–{ $second } kann in einem Match bis { $length } niemand beginnen: es ist zu Ende

match-task-answer = Nimm das Doppel an oder lehne es ab

match-verdict-dropped =
    { $points ->
        [one] { $winner } gewinnt einen Punkt: { $loser } hat das Doppel abgelehnt.
       *[other] { $winner } gewinnt { $points } Punkte: { $loser } hat das Doppel abgelehnt.
    }
match-verdict-resigned =
    { $points ->
        [one] { $winner } gewinnt einen Punkt: { $loser } hat aufgegeben.
       *[other] { $winner } gewinnt { $points } Punkte: { $loser } hat aufgegeben.
    }

## Records of matches
record-match = so lässt sich das Match nicht spielen: { $problem }
record-match-header = [{ $header } "{ $found }"] ist nicht zu verstehen; erwartet wird { $expected }
record-next-game = eine Aufzeichnung enthält eine Partie; die nächste Partie eines Matches hat ihre eigene
record-game = Partie { $game }: { $problem }
record-other-score = [{ $header } "{ $found }"] schließt nicht an die Partie davor an; erwartet wird "{ $expected }"
record-other-start = die Partie beginnt nicht so, wie dieses Match weitergeht

## Matches in the terminal
terminal-match = Match bis { $length }: { $score }
terminal-cube = Dopplerwürfel { $value }
terminal-cube-owned = Dopplerwürfel { $value }, { $seat }
terminal-crawford = Crawford-Partie
terminal-roll-or-double = { $seat }: würfeln oder doppeln?
terminal-doubles = { $seat } doppelt auf { $value }
terminal-takes = { $seat } nimmt an; der Dopplerwürfel zeigt { $value }
terminal-drops = { $seat } lehnt ab
terminal-resigns = { $seat } gibt auf
terminal-resign-what = Tippe resign, um die Partie aufzugeben, oder resign match, um das ganze Match aufzugeben.
terminal-resign-between = Die Partie ist zu Ende. Tippe resign match, um das Match aufzugeben.
terminal-next-game = Partie { $game }
terminal-match-goes-on = { $reason } Im Match steht es { $first }–{ $second }; weiter mit next.
terminal-match-won = { $reason } { $seat } gewinnt das Match { $first }–{ $second }.
terminal-command-roll = würfeln, wo du stattdessen doppeln könntest
terminal-command-double = vor dem Wurf den Einsatz verdoppeln, in einem Match mit Dopplerwürfel
terminal-command-take = das Doppel annehmen und damit den Dopplerwürfel bekommen
terminal-command-drop = das Doppel ablehnen und die Partie verlieren
terminal-command-next = die nächste Partie des Matches
