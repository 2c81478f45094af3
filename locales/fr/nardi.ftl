# Long Nardi and its family, in French.
# Terms: checker pion, point flèche, head tête, home maison, way chemin, bear off sortir, block bloc (prime), pip pip,
# runner coureur, starting quarter quart de départ, roll lancer, roll-off tirage au dé, double double, step pas, turn tour,
# doubling cube videau, take accepter, drop refuser, oin, mars, koks; points of a score points.

## Places of the board
nardi-place-point = { $point }
nardi-place-off = { $seat } : sortis

## What is counted, beside a number
count-pips = pips
count-off = sortis
count-on-head = sur la tête

## What is to be done
nardi-task-roll-off = Chaque camp lance un dé ; le plus haut commence.
nardi-task-roll = { $seat } doit lancer les dés.
nardi-task-roll-again = { $seat } relance les dés après un double.
nardi-task-last-roll = { $opponent } a sorti tous ses pions ; { $seat } a un dernier lancer.
nardi-task-last-turn = { $opponent } a sorti tous ses pions ; { $seat } a un dernier tour.
nardi-task-play = { $seat } joue { $dice }.
nardi-task-play-handed = { $seat } joue { $dice }, que { $opponent } n’a pas pu jouer.
nardi-task-pass = { $seat } ne peut pas jouer { $dice } et doit passer.
nardi-task-pips = Pips à parcourir : { seat-white } { $white }, { seat-black } { $black }.

## How a game ended
nardi-verdict-oin = { $points ->
    [one] { $winner } gagne un oin, { $points } point : { $loser } a sorti au moins un pion.
   *[other] { $winner } gagne un oin, { $points } points : { $loser } a sorti au moins un pion.
}
nardi-verdict-mars = { $points ->
    [one] { $winner } gagne un mars, { $points } point : { $loser } n’a rien sorti.
   *[other] { $winner } gagne un mars, { $points } points : { $loser } n’a rien sorti.
}
nardi-verdict-koks-none-home = { $points ->
    [one] { $winner } gagne un koks, { $points } point : { $loser } n’a rien sorti et n’a aucun pion à la maison.
   *[other] { $winner } gagne un koks, { $points } points : { $loser } n’a rien sorti et n’a aucun pion à la maison.
}
nardi-verdict-koks-first-quarter = { $points ->
    [one] { $winner } gagne un koks, { $points } point : { $loser } n’a rien sorti et a encore un pion dans son quart de départ.
   *[other] { $winner } gagne un koks, { $points } points : { $loser } n’a rien sorti et a encore un pion dans son quart de départ.
}
nardi-verdict-tie = La partie est nulle : les deux camps ont sorti tous leurs pions.

## Why a step is not legal: the checker
point-empty = Il n’y a pas de pion sur la flèche { $point }.
not-your-checker = Les pions de la flèche { $point } sont à { $owner } ; c’est à { $seat } de jouer.
head-already-used = { $limit ->
    [one] Plus aucun pion ne peut quitter la tête, flèche { $point }, ce tour-ci ; la règle est un par tour.
   *[other] Plus aucun pion ne peut quitter la tête, flèche { $point }, ce tour-ci ; la règle est { $limit } par tour.
}
runner-first = Seul le coureur, sur la flèche { $point }, peut avancer tant qu’il n’a pas dépassé la tête adverse, flèche { $head }.

## Why a step is not legal: the dice
no-such-die = De la flèche { $from } à la flèche { $to }, il faut un { $needed } ; reste à jouer : { $dice }.
die-too-small = Pour sortir de la flèche { $point }, il faut un { $needed } ou plus ; reste à jouer : { $dice }.
must-play = { $seat } peut faire un pas, passer n’est donc pas permis.
both-dice-must-be-played = Les deux dés, { $dice }, peuvent se jouer, mais plus après ce pas.
more-dice-must-be-played = On peut faire { $steps } pas dans ce tour, mais plus après celui-ci.
only-the-higher-die = Un seul des deux dés peut se jouer, ce doit donc être le plus haut : le { $die }, pas le { $other }.

## Why a step is not legal: where it ends
point-held = La flèche { $point } est tenue par { $owner }.
no-inner-steps = Tous les pions de { $seat } sont à la maison : on ne peut plus que les sortir, pas les déplacer dans la maison.
not-all-home = { $count ->
    [one] { $seat } ne peut sortir que si tous les pions sont à la maison ; la flèche { $points } n’en fait pas partie.
   *[other] { $seat } ne peut sortir que si tous les pions sont à la maison ; les flèches { $points } n’en font pas partie.
}
exact-die-only = Pour sortir de la flèche { $point }, il faut exactement un { $needed } ; reste à jouer : { $dice }.
larger-die-only-from-farthest = Un dé trop grand ne sort un pion que de la flèche occupée la plus éloignée, qui est { $point }, pas { $from }.

## Why a step is not legal: blocks
block = { $checked ->
    [every-step] Ce pas laisse un bloc sur les flèches { $points }. { $rule }
   *[turn-end] Ce pas laisse un bloc sur les flèches { $points }, et la suite du tour ne peut pas l’ouvrir. { $rule }
}
block-needs-enemy-ahead = On ne peut tenir { $length } flèches de suite que si un pion de { $enemy } les a dépassées.
block-needs-enemy-home = On ne peut tenir { $length } flèches de suite que si un pion de { $enemy } est à la maison.
block-never = On ne peut jamais tenir { $length } flèches de suite.
own-start-full = { $checked ->
    [every-step] { $seat } peut tenir au plus { $limit } des six flèches de son propre quart de départ, { $first } à { $last } ; après ce pas, ce serait { $held }.
   *[turn-end] { $seat } peut finir un tour avec au plus { $limit } des six flèches de son propre quart de départ, { $first } à { $last } ; après ce pas, c’est impossible.
}
enemy-start-full = { $checked ->
    [every-step] { $seat } peut tenir au plus { $limit } des six flèches du quart de départ adverse, { $first } à { $last } ; après ce pas, ce serait { $held }.
   *[turn-end] { $seat } peut finir un tour avec au plus { $limit } des six flèches du quart de départ adverse, { $first } à { $last } ; après ce pas, c’est impossible.
}
block-must-be-opened = Tous les pions de { $enemy } sont sur la flèche { $point }, juste derrière le bloc des flèches { $points } ; ce tour doit l’ouvrir.

## Why steps are not a whole turn
turn-over = { $steps ->
    [one] Le tour est fini après { $steps } pas.
   *[other] Le tour est fini après { $steps } pas.
}
turn-incomplete = Le tour n’est pas complet : { $seat } peut jouer davantage des dés restants, { $dice }.

## Texts that could not be read: what was being read
nardi-notation-turn = tour
nardi-notation-board = plateau
nardi-notation-side = camp
nardi-notation-head = champ de la tête
nardi-notation-mark = marque

## Texts that could not be read: what is wrong
nardi-step-form = Un pas s’écrit avec deux flèches séparées par "/", comme "24/18" ou "6/off", ou bien "pass".
nardi-step-from = Un pas part d’une flèche de 1 à 24.
nardi-step-to = Un pas finit sur une flèche de 1 à 24, ou par "off".
nardi-step-off-outside = Seul un pion dans sa maison peut être sorti.
nardi-step-distance = Un pas avance de 1 à 6 flèches.
nardi-turn-too-long = Un tour a quatre pas au plus.
nardi-turn-pass-alone = "pass" s’écrit seul.
nardi-dice-form = On attend deux chiffres de 1 à 6, comme "63".
nardi-fen-fields = On attend le plateau, le camp et les dés, comme "O5/6/o5/6 w -".
nardi-fen-too-long = Il y a ici plus que le plateau, le camp, les dés, le champ de la tête et la marque.
nardi-fen-side-form = On attend "w", "b", ou "-" avant un tirage au dé.
nardi-fen-dice-form = On attend des chiffres de 1 à 6, ou "-" avant le lancer.
nardi-fen-dice-double = Un double fait { $count } dés dans ces règles.
nardi-fen-dice-differ = Plus de deux dés doivent être ceux d’un double.
nardi-fen-mark-meaningless = Cela n’a pas de sens avec ces règles et ces dés.
nardi-fen-mark-form = On attend "x", "d", "c" ou "h".
nardi-fen-head-alone = Le champ de la tête ne s’écrit qu’avec des dés, ou avec la marque "x".
nardi-fen-head-form = On attend un nombre de 0 à 15.
nardi-fen-board-form = On attend quatre quarts séparés par "/".
nardi-fen-board-letter = On attend "A" à "O" pour Blanc, "a" à "o" pour Noir et "1" à "6" pour les flèches vides.
nardi-fen-quarter-long = Le quart { $quarter } a plus de six flèches.
nardi-fen-quarter-short = { $points ->
    [one] Le quart { $quarter } a { $points } flèche au lieu de six.
   *[other] Le quart { $quarter } a { $points } flèches au lieu de six.
}
nardi-fen-checkers = { $seat } a { $count } pions ; 15 est le maximum.
nardi-fen-no-roll-off = Le camp "-" est pour un tirage au dé, et ces règles n’en ont pas.
nardi-fen-roll-off-start = Un tirage au dé a lieu au début et sans dés : "O5/6/o5/6 - -".
nardi-fen-no-tie = Aucun camp n’a plus de pions, et ces règles ne connaissent pas de nulle.
nardi-fen-over-with-dice = La partie est terminée, il ne peut donc pas rester de dés.

## The rules: the board
nardi-explain-board = Le plateau
nardi-explain-points = Le plateau a 24 flèches en cercle, numérotées comme les voit Blanc.
nardi-explain-heads = Chaque camp a quinze pions, qui commencent tous sur une flèche, la tête : ceux de Blanc sur la flèche 24, ceux de Noir sur la flèche 12.
nardi-explain-ways = Les deux camps tournent dans le même sens : Blanc de 24 à 1, Noir de 12 à 1, puis de 24 à 13.
nardi-explain-homes = Les six dernières flèches du chemin sont la maison : 6 à 1 pour Blanc, 18 à 13 pour Noir.
nardi-explain-aim = Le but est d’amener tous ses pions à la maison, puis de les sortir du plateau.

## The rules: the start
nardi-explain-start = Le début
nardi-explain-white-rolls = Blanc lance le premier.
nardi-explain-roll-off = Chaque camp lance un dé ; en cas d’égalité, les deux relancent.
nardi-explain-roll-off-fresh = Le camp qui a le dé le plus haut commence, en relançant les deux dés.
nardi-explain-roll-off-played = Le camp qui a le dé le plus haut commence, et joue les deux dés qui viennent d’être lancés.

## The rules: a turn
nardi-explain-turn = Un tour
nardi-explain-steps = Le joueur lance deux dés et fait un pas avec chacun : un pion avance d’exactement autant de flèches.
nardi-explain-no-hitting = On ne peut pas entrer sur une flèche où se trouve un pion adverse ; on ne frappe jamais.
nardi-explain-same-checker = Le même pion peut faire plusieurs pas, si chacun est possible.
nardi-explain-double-four = Un double donne quatre pas de sa valeur.
nardi-explain-double-two = Un double donne deux pas de sa valeur, puis le même joueur relance.
nardi-explain-extra-roll = Ce lancer a lieu même si rien du double n’a pu être joué, mais pas une fois la partie gagnée ; un double n’y donne pas d’autre lancer.
nardi-explain-extra-roll-head = { $limit ->
    [one] Ce n’est jamais un premier tour, et un pion peut y quitter la tête.
   *[other] Ce n’est jamais un premier tour, et jusqu’à { $limit } pions peuvent y quitter la tête.
}
nardi-explain-cascade = Un double donne quatre pas de sa valeur, puis quatre de la valeur suivante, et ainsi de suite jusqu’à 6 : après 4-4 viennent 5-5 et 6-6.
nardi-explain-cascade-parts = Chacun de ces doubles se joue autant que possible avant que le suivant commence.
nardi-explain-cascade-ends = Le premier dé qui ne peut pas se jouer finit le tour, et tout ce qui reste va à l’adversaire, qui le joue dans le même ordre puis lance comme d’habitude.
nardi-explain-cascade-lost = Ce que l’adversaire ne peut pas jouer non plus est perdu.
nardi-explain-most-dice = Il faut jouer autant de dés que possible.
nardi-explain-higher-die = Si l’un ou l’autre de deux dés différents peut se jouer, mais pas les deux, ce doit être le plus haut.
nardi-explain-pass = Un joueur qui ne peut faire aucun pas passe.
nardi-explain-winning-stop = Le dernier pion peut être sorti aussitôt, même si un autre ordre des pas aurait utilisé un dé de plus.
nardi-explain-runner = Le pion le plus avancé est le coureur : tant qu’il n’a pas dépassé la tête adverse, aucun autre pion ne peut avancer.
nardi-explain-runner-passed = Après cela, les autres peuvent avancer, même avec les dés restants du même tour.

## The rules: the head
nardi-explain-head = La tête
nardi-explain-head-free = Un nombre quelconque de pions peut quitter la tête dans un tour.
nardi-explain-head-limit = { $limit ->
    [one] Un seul pion peut quitter la tête par tour.
   *[other] { $limit } pions au plus peuvent quitter la tête par tour.
}
nardi-explain-first-turn = Au premier tour d’un joueur, quand ses quinze pions sont sur la tête, { $doubles } permet à un deuxième de la quitter.
nardi-explain-first-turn-second = Au premier tour d’un joueur, quand ses quinze pions sont sur la tête, { $doubles } permet à un deuxième de la quitter, mais seulement si l’adversaire a déjà quitté la sienne.

## The rules: blocks
nardi-explain-blocks = Les blocs
nardi-explain-blocks-free = On peut tenir sans limite des flèches de suite (un bloc, ou prime).
nardi-explain-block = Un bloc, ou prime, ce sont { $length } flèches de suite ou plus sur le chemin de l’adversaire, toutes tenues par un même camp.
nardi-explain-block-never = Un bloc n’est jamais permis.
nardi-explain-block-ahead = Un bloc n’est permis que si un pion adverse l’a dépassé.
nardi-explain-block-home = Un bloc n’est permis que si un pion adverse est à la maison.
nardi-explain-block-off-counts = Un pion sorti compte pour cela.
nardi-explain-block-off-ignored = Un pion sorti ne compte pas pour cela.
nardi-explain-own-start = { $limit ->
    [one] Dans son propre quart de départ (la tête et les cinq flèches suivantes), on ne peut tenir qu’une flèche.
   *[other] Dans son propre quart de départ (la tête et les cinq flèches suivantes), on peut tenir au plus { $limit } flèches à la fois.
}
nardi-explain-enemy-start = { $limit ->
    [0] Dans le quart de départ adverse (la tête adverse et les cinq flèches suivantes), on ne peut tenir aucune flèche.
    [one] Dans le quart de départ adverse (la tête adverse et les cinq flèches suivantes), on ne peut tenir qu’une flèche.
   *[other] Dans le quart de départ adverse (la tête adverse et les cinq flèches suivantes), on peut tenir au plus { $limit } flèches à la fois.
}
nardi-explain-checked-every-step = C’est vérifié après chaque pas.
nardi-explain-checked-turn-end = C’est vérifié seulement à la fin du tour : ce qui se fait pendant le tour peut encore être défait.
nardi-explain-bear-off-unchecked = Les pas qui sortent un pion ne sont pas vérifiés.
nardi-explain-mover-bound = Le joueur qui joue doit s’y tenir, même si les flèches étaient déjà tenues avant le tour.
nardi-explain-open-block = Si les quinze pions adverses sont sur la flèche juste derrière un bloc de { $length }, le tour doit finir avec le bloc ouvert, si un jeu quelconque le permet.

## The rules: bearing off
nardi-explain-bearing-off = La sortie
nardi-explain-all-home = Dès que tous les pions restants d’un joueur sont à la maison, on peut les sortir, même dans le tour où le dernier y entre.
nardi-explain-exact-die = Un dé sort un pion de la flèche de son numéro, compté depuis la fin du chemin : un 1 de la toute dernière flèche, un 6 de la première flèche de la maison.
nardi-explain-larger-die = Un dé trop grand ne sort un pion que de la flèche occupée la plus éloignée.
nardi-explain-larger-die-never = Un dé trop grand ne sort rien.
nardi-explain-inner-steps = Un dé peut aussi servir à un pas dans la maison.
nardi-explain-no-inner-steps = Une fois tous à la maison, les pions ne se déplacent plus dans la maison.

## The rules: the end
nardi-explain-end = La fin
nardi-explain-winner = Le premier qui a sorti ses quinze pions gagne.
nardi-explain-oin = { $points ->
    [one] La victoire est un oin et vaut { $points } point.
   *[other] La victoire est un oin et vaut { $points } points.
}
nardi-explain-mars = { $points ->
    [one] Si le perdant n’a rien sorti, c’est un mars, qui vaut { $points } point.
   *[other] Si le perdant n’a rien sorti, c’est un mars, qui vaut { $points } points.
}
nardi-explain-koks-none-home = { $points ->
    [one] Si le perdant n’a pas non plus de pion à la maison, c’est un koks, qui vaut { $points } point.
   *[other] Si le perdant n’a pas non plus de pion à la maison, c’est un koks, qui vaut { $points } points.
}
nardi-explain-koks-first-quarter = { $points ->
    [one] Si le perdant a en plus un pion sur les six premières flèches du chemin, c’est un koks, qui vaut { $points } point.
   *[other] Si le perdant a en plus un pion sur les six premières flèches du chemin, c’est un koks, qui vaut { $points } points.
}
nardi-explain-no-ties = Il n’y a pas de parties nulles.
nardi-explain-last-roll = Un perdant qui a sorti exactement quatorze pions a un dernier lancer : s’il sort le dernier pion, la partie est nulle, sinon elle est perdue comme un oin.
nardi-explain-last-roll-single = Un double au dernier lancer ne donne pas d’autre lancer.
nardi-explain-equal-turns = Si Blanc, qui a commencé, finit le premier, Noir a encore un tour : si le dernier pion sort, la partie est nulle.
nardi-explain-equal-turns-judged = Ce n’est qu’après ce tour qu’on juge de quelle sorte est la victoire.

## The rules: matches
nardi-explain-matches = Les matchs
nardi-explain-single-game = On joue une seule partie.
nardi-explain-match-length = Un match se joue en { $points } points.
nardi-explain-next-opening = Chaque partie commence comme la première.
nardi-explain-next-winner = Le gagnant d’une partie commence la suivante.
nardi-explain-next-loser = Le perdant d’une partie commence la suivante.
nardi-explain-next-alternate = Les deux camps commencent une partie à tour de rôle.
nardi-explain-cube = Un videau commence au milieu, à 1.
nardi-explain-cube-double = Un joueur qui va lancer peut doubler si le videau est au milieu ou à lui, mais pas avec les dés d’un tirage.
nardi-explain-cube-answer = L’adversaire accepte, ce qui double le videau et le lui donne, ou refuse, ce qui perd un oin à l’ancienne valeur du videau.
nardi-explain-cube-score = Une victoire compte ses points multipliés par le videau.
nardi-explain-crawford = La première partie après qu’un camp est arrivé à un point du match se joue sans videau (règle Crawford).
nardi-explain-jacoby = Tant que le videau est au milieu, toute victoire compte comme un oin (règle Jacoby).
