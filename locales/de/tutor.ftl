# What the tutor says, in German. Terms as in review.ftl, nardi.ftl, ludo.ftl and mill.ftl.

## What it costs
tutor-warning =
    { $mark-code ->
        [review-mark-inaccuracy] { $action } ist eine Ungenauigkeit: das kostet { $points } Punkte.
       *[other] { $action } ist ein { $mark }: das kostet { $points } Punkte.
    }
tutor-better = Besser ist { $better }.
tutor-take-back = Zurücknehmen? (y – ja, n – nein)
tutor-taken-back = Zurückgenommen.
tutor-on = Du wirst gewarnt, bevor ein schlechter Zug gilt.
tutor-off = Vor schlechten Zügen warnt dich niemand mehr.
tutor-what = Tippe tutor on oder tutor off.

## Chances
tutor-chance-win = { $seat } gewinnt zu { $played } % statt { $best } %.
tutor-chance-win-by-mars = { $seat } gewinnt mit Mars: { $played } % statt { $best } %.
tutor-chance-loss-by-mars = { $seat } droht ein Mars: { $played } % statt { $best } %.
tutor-chance-win-by-koks = { $seat } gewinnt mit Koks: { $played } % statt { $best } %.
tutor-chance-loss-by-koks = { $seat } droht ein Koks: { $played } % statt { $best } %.

## Nardi
tutor-nardi-block =
    { $played ->
        [0] Vor keinem gegnerischen Stein steht ein Block, statt eines von { $best } Feldern.
       *[other] Der längste Block vor einem gegnerischen Stein hat { $played } statt { $best } Felder.
    }
tutor-nardi-numbers = So lassen sich als Nächstes nur { $played } statt { $best } der sechs Zahlen spielen.
tutor-nardi-behind =
    { $played ->
        [one] Ein Stein bleibt hinter dem gegnerischen Block statt { $best }.
       *[other] { $played } Steine bleiben hinter dem gegnerischen Block statt { $best }.
    }
tutor-nardi-runner = Der vorderste Stein, auf { $place }, hat { $played } statt { $best } offene Zahlen.
tutor-nardi-off = Es sind weniger Steine abgetragen: { $played } statt { $best }.
tutor-nardi-head =
    { $played ->
        [one] Ein Stein bleibt auf dem Kopf statt { $best }.
       *[other] { $played } Steine bleiben auf dem Kopf statt { $best }.
    }
tutor-nardi-home = Es sind weniger Steine im Haus: { $played } statt { $best }.
tutor-nardi-points = Es sind weniger Felder besetzt: { $played } statt { $best }.

## Ludo
tutor-ludo-captured = Damit entgeht dir ein Schlag.
tutor-ludo-exposed =
    { $best ->
        [0] { $played ->
            [one] Die Figur auf { $place } bleibt in Reichweite eines Gegners.
           *[other] Die Figur auf { $place } bleibt in Reichweite von { $played } Gegnern.
        }
       *[other] Die Figur auf { $place } bleibt in Reichweite von { $played } Gegnern statt { $best }.
    }
tutor-ludo-base =
    { $played ->
        [one] Eine Figur bleibt in der Basis statt { $best }.
       *[other] { $played } Figuren bleiben in der Basis statt { $best }.
    }
tutor-ludo-goal = Damit kommt keine Figur ins Ziel.
tutor-ludo-safe = Weniger Figuren sind sicher: { $played } statt { $best }.
tutor-ludo-reach = Weniger Gegner sind mit dem nächsten Wurf erreichbar: { $played } statt { $best }.

## Mill
tutor-mill-closed =
    { $played ->
        [0] Das schließt keine Mühle.
       *[other] Das schließt weniger Mühlen.
    }
tutor-mill-threat = Der Gegner kann auf { $place } eine Mühle schließen.
tutor-mill-opened = Das öffnet eine Mühle.
tutor-mill-waiting = Weniger Linien warten auf den dritten Stein: { $played } statt { $best }.
tutor-mill-room = Es bleiben { $played } statt { $best } mögliche Züge.
tutor-mill-enemy-room = Dem Gegner bleiben { $played } statt { $best } mögliche Züge.
