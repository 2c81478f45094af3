# The review of a game, in French.
# Terms: review revue, inaccuracy imprécision, mistake erreur, blunder gaffe, luck chance, chances to win chances de gagner,
# error rate taux d’erreur, decision décision, depth profondeur, trials simulations.

## The report.
review-row-rate = taux d’erreur (millièmes de point par décision)
review-row-moves-rate = taux d’erreur des coups
review-row-cube-rate = taux d’erreur au videau
review-row-cube-decisions = dont au videau
review-row-level = joué comme le niveau
review-row-decisions = décisions
review-row-lost = points perdus
review-row-blunders = gaffes
review-row-mistakes = erreurs
review-row-inaccuracies = imprécisions
review-row-luck = chance de ses propres lancers
review-row-result = résultat
review-row-without-luck = résultat sans la chance
review-worst = Les pires d’abord :
review-nothing-lost = Rien de notable n’a été perdu.
review-decision = tour { $turn }, { $seat } : { $played } ({ $value }), { $mark } : { $loss } de perdu ; mieux : { $best } ({ $best-value })
review-decision-dice = tour { $turn }, { $seat } { $dice } : { $played } ({ $value }), { $mark } : { $loss } de perdu ; mieux : { $best } ({ $best-value })
review-decision-game = partie { $game }, { $decision }
review-stopped = Arrêté avant la fin : { $done } décisions et lancers jugés sur { $of }.

## The report on a match
review-match = { $rules } : { $players } – match en { $length }, { $score } après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
review-column-game = partie
review-column-score = score
review-column-seat-moves = { $seat } : coups
review-column-seat-cube = { $seat } : videau
review-column-seat-result = { $seat } : points

## Comments in records.
review-comment = { $mark } : { $loss } de perdu, mieux : { $best }
review-comment-luck = chance { $luck }
review-comment-notes = { $comment }. { $notes }

## The report on many games
review-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
review-openings = Ouvertures, les plus fréquentes d’abord, avec le résultat de qui a commencé :
review-column-player = joueur
review-column-games = parties
review-column-luck = chance par partie
review-column-result = résultat par partie
review-column-without-luck = sans la chance
review-column-opening = ouverture
review-column-wins = victoires

## The drawing
review-svg-title = { $rules } : chances de gagner et chance aux dés
review-svg-chances = chances de gagner : { $seat }
review-svg-luck = chance aux dés (points)
review-svg-turns = tour
review-svg-game = partie { $game }, { $score }

## The analysis of a position.
analyse-move = coup
analyse-points = points
analyse-column-interval = 95 %
analyse-depth = profondeur
analyse-column-trials = simulations
analyse-chances = chances
analyse-roll = lancer
analyse-best = meilleur coup
analyse-luck = chance
analyse-worth = { $wins } ; { $equity } points pour { $seat }
analyse-win = { $seat } gagne à { $percent } %
analyse-won-in = gagné en { $actions }
analyse-lost-in = perdu en { $actions }
analyse-cube-no-double = { $seat } ne double pas.
analyse-cube-double-take = { $seat } double, et l’autre camp accepte.
analyse-cube-double-drop = { $seat } double, et l’autre camp refuse.
analyse-cube-too-good = { $seat } est trop bien pour doubler, et continue pour le mars.
analyse-cube = videau
analyse-cube-match = match gagné
analyse-cube-roll = pas de double
analyse-cube-take = double, accepter
analyse-cube-drop = double, refuser
analyse-stopped = Arrêté avant la fin.
analyse-physics = Ce que chaque pion menace et risque :
analyse-piece = pion
analyse-place = place
analyse-to-goal = jusqu’à l’arrivée
analyse-risk = risque
analyse-safety = sécurité
analyse-safe = à l’abri
analyse-blockade = barrage
analyse-threats = menacé par
analyse-strikes = menace
analyse-strike = { $seat } { $piece } avec { $number }
