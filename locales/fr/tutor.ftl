# What the tutor says, in French. Terms as in review.ftl, nardi.ftl, ludo.ftl and mill.ftl.
# The marks (imprécision, erreur, gaffe) are all feminine.

## What it costs
tutor-warning = { $action } est une { $mark } : ce coup coûte { $points } points.
tutor-better = Mieux vaut { $better }.
tutor-take-back = Le reprendre ? (y – oui, n – non)
tutor-taken-back = Coup repris.
tutor-on = Vous serez prévenu avant qu’un mauvais coup soit joué.
tutor-off = Plus personne ne vous prévient des mauvais coups.
tutor-what = Tapez tutor on ou tutor off.

## Chances
tutor-chance-win = { $seat } gagne à { $played } % au lieu de { $best } %.
tutor-chance-win-by-mars = { $seat } gagne par mars : { $played } % au lieu de { $best } %.
tutor-chance-loss-by-mars = { $seat } risque de perdre par mars : { $played } % au lieu de { $best } %.
tutor-chance-win-by-koks = { $seat } gagne par koks : { $played } % au lieu de { $best } %.
tutor-chance-loss-by-koks = { $seat } risque de perdre par koks : { $played } % au lieu de { $best } %.

## Nardi
tutor-nardi-block =
    { $played ->
        [0] Aucun bloc ne se dresse devant un pion adverse, au lieu d’un bloc de { $best }.
       *[other] Longueur du plus long bloc devant un pion adverse : { $played } au lieu de { $best }.
    }
tutor-nardi-numbers = En l’état, seuls { $played } des six nombres pourront se jouer ensuite, au lieu de { $best }.
tutor-nardi-behind =
    { $played ->
        [one] Un pion reste derrière le bloc adverse au lieu de { $best }.
       *[other] { $played } pions restent derrière le bloc adverse au lieu de { $best }.
    }
tutor-nardi-runner = Le pion le plus avancé, sur { $place }, a moins de nombres ouverts : { $played } au lieu de { $best }.
tutor-nardi-off = Moins de pions sont sortis : { $played } au lieu de { $best }.
tutor-nardi-head =
    { $played ->
        [one] Un pion reste sur la tête au lieu de { $best }.
       *[other] { $played } pions restent sur la tête au lieu de { $best }.
    }
tutor-nardi-home = Moins de pions sont à la maison : { $played } au lieu de { $best }.
tutor-nardi-points = Moins de flèches sont tenues : { $played } au lieu de { $best }.

## Ludo
tutor-ludo-captured = Ce coup manque une prise.
tutor-ludo-exposed =
    { $best ->
        [0] { $played ->
            [one] Ce coup laisse le pion en { $place } à la portée d’un adversaire.
           *[other] Ce coup laisse le pion en { $place } à la portée de { $played } adversaires.
        }
       *[other] Ce coup laisse le pion en { $place } à la portée de { $played } adversaires au lieu de { $best }.
    }
tutor-ludo-base =
    { $played ->
        [one] Un pion reste à l’écurie au lieu de { $best }.
       *[other] { $played } pions restent à l’écurie au lieu de { $best }.
    }
tutor-ludo-goal = Ce coup n’amène aucun pion à l’arrivée.
tutor-ludo-safe = Moins de pions sont à l’abri : { $played } au lieu de { $best }.
tutor-ludo-reach = Moins d’adversaires sont à portée du prochain lancer : { $played } au lieu de { $best }.

## Mill
tutor-mill-closed =
    { $played ->
        [0] Ce coup ne ferme aucun moulin.
       *[other] Ce coup ferme moins de moulins.
    }
tutor-mill-threat = L’adversaire peut fermer un moulin en { $place }.
tutor-mill-opened = Ce coup ouvre un moulin.
tutor-mill-waiting = Moins de lignes attendent un troisième pion : { $played } au lieu de { $best }.
tutor-mill-room = Coups possibles ensuite : { $played } au lieu de { $best }.
tutor-mill-enemy-room = Coups laissés à l’adversaire : { $played } au lieu de { $best }.
