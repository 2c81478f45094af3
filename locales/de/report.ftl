# The review of a game, in German.
# Terms: review Auswertung, inaccuracy Ungenauigkeit, mistake Fehler, blunder Patzer, luck Glück, error rate Fehlerrate,
# decision Entscheidung, depth Tiefe, trials Durchläufe.

## The report.
review-row-rate = Fehlerrate (Tausendstelpunkte je Entscheidung)
review-row-moves-rate = Fehlerrate der Züge
review-row-cube-rate = Fehlerrate am Dopplerwürfel
review-row-cube-decisions = davon über den Dopplerwürfel
review-row-level = gespielt wie Stufe
review-row-decisions = Entscheidungen
review-row-lost = verlorene Punkte
review-row-blunders = Patzer
review-row-mistakes = Fehler
review-row-inaccuracies = Ungenauigkeiten
review-row-luck = Glück der eigenen Würfe
review-row-result = Ergebnis
review-row-without-luck = Ergebnis ohne Glück
review-worst = Das Schlimmste zuerst:
review-nothing-lost = Nichts Nennenswertes wurde verloren.
review-decision = Zug { $turn }, { $seat }: { $played } ({ $value }), { $mark }: { $loss } verloren; besser { $best } ({ $best-value })
review-decision-dice = Zug { $turn }, { $seat } { $dice }: { $played } ({ $value }), { $mark }: { $loss } verloren; besser { $best } ({ $best-value })
review-decision-game = Partie { $game }, { $decision }
review-stopped = Vorzeitig angehalten: { $done } von { $of } Entscheidungen und Würfen sind beurteilt.

## The report on a match
review-match = { $rules }: { $players } – Match bis { $length }, { $score } nach { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
review-column-game = Partie
review-column-score = Stand
review-column-seat-moves = { $seat }: Züge
review-column-seat-cube = { $seat }: Dopplerwürfel
review-column-seat-result = { $seat }: Punkte

## Comments in records.
review-comment = { $mark }: { $loss } verloren, besser { $best }
review-comment-luck = Glück { $luck }
review-comment-notes = { $comment }. { $notes }

## The report on many games
review-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
review-openings = Eröffnungen, die häufigste zuerst, mit dem Ergebnis dessen, der begann:
review-column-player = Spieler
review-column-games = Partien
review-column-luck = Glück je Partie
review-column-result = Ergebnis je Partie
review-column-without-luck = ohne Glück
review-column-opening = Eröffnung
review-column-wins = Siege

## The drawing
review-svg-title = { $rules }: Gewinnchancen und Glück
review-svg-chances = Gewinnchance: { $seat }
review-svg-luck = Würfelglück (Punkte)
review-svg-turns = Zug
review-svg-game = Partie { $game }, { $score }

## The analysis of a position.
analyse-move = Zug
analyse-points = Punkte
analyse-column-interval = 95 %
analyse-depth = Tiefe
analyse-column-trials = Durchläufe
analyse-chances = Chancen
analyse-roll = Wurf
analyse-best = bester Zug
analyse-luck = Glück
analyse-worth = { $wins }; { $equity } Punkte für { $seat }
analyse-win = { $seat } gewinnt zu { $percent } %
analyse-won-in = gewonnen in { $actions }
analyse-lost-in = verloren in { $actions }
analyse-cube-no-double = { $seat } doppelt nicht.
analyse-cube-double-take = { $seat } doppelt, und die andere Seite nimmt an.
analyse-cube-double-drop = { $seat } doppelt, und die andere Seite lehnt ab.
analyse-cube-too-good = { $seat } steht zu gut zum Doppeln und spielt auf Mars weiter.
analyse-cube = Dopplerwürfel
analyse-cube-match = Match gewonnen
analyse-cube-roll = kein Doppel
analyse-cube-take = Doppel, annehmen
analyse-cube-drop = Doppel, ablehnen
analyse-stopped = Vorzeitig angehalten.
analyse-physics = Was jede Figur bedroht und was ihr droht:
analyse-piece = Figur
analyse-place = Platz
analyse-to-goal = bis zum Ziel
analyse-risk = Gefahr
analyse-safety = Sicherheit
analyse-safe = sicher
analyse-blockade = Blockade
analyse-threats = bedroht von
analyse-strikes = bedroht
analyse-strike = { $seat } { $piece } mit { $number }
