# What Ludo says, in French.
# Terms: piece pion, base écurie, start square case de départ, loop circuit, home column couloir final, goal arrivée, goal
# space case d’arrivée, capture prendre (prise), blockade barrage, globe globe, star étoile, pass (a turn) passer son tour,
# pass (a piece) dépasser, bonus steps pas de bonus, stairs escalier.

## Places
ludo-place-square = Case { $number }
ludo-place-column = Couloir final de { $seat }, { $number }
ludo-place-goal = Arrivée de { $seat }
ludo-place-goal-space = Case d’arrivée { $number } de { $seat }
ludo-place-base = Écurie de { $seat }

## What is counted
count-in-base = à l’écurie
count-at-goal = arrivés
count-progress = cases parcourues

## What the player to act has to do
ludo-task-roll = { $seat } doit lancer
ludo-task-play = { $seat } joue { $numbers }
ludo-task-bonus = { $seat } joue { $steps } pas de bonus
ludo-task-no-move = { $seat } ne peut pas jouer { $numbers } et passe son tour
ludo-task-third = Pour la troisième fois de suite, { $roll } : { $seat } passe son tour

## Rolls that may count in a row
ludo-roll-six = un six
ludo-roll-double = un double
ludo-roll-six-or-double = un six ou un double

## Why a move is not legal
must-move = Vous pouvez jouer, vous n’avez donc pas le droit de passer.
no-such-piece = Il n’y a pas de pion { $piece } : vos pions sont numérotés de 0 à { $last }.
all-at-goal = Tous vos pions sont arrivés, il n’y a plus rien à jouer.
third-in-a-row =
    { $effect ->
        [last-moved-home] Pour la troisième fois de suite, { $roll } : vous ne le jouez pas, votre tour est fini et le dernier pion joué rentre à l’écurie.
        [leader-home] Pour la troisième fois de suite, { $roll } : vous ne le jouez pas, votre tour est fini et votre pion de tête rentre à l’écurie.
        [roll-void] Pour la troisième fois de suite, { $roll } : vous ne le jouez pas ; passez et relancez.
       *[turn-ends] Pour la troisième fois de suite, { $roll } : vous ne le jouez pas et votre tour est fini.
    }
no-such-number = Il n’y a pas de { $steps } à jouer ; vous avez { $numbers }.
sum-only-enters = Les deux dés ensemble, { $steps }, ne servent qu’à sortir un pion de l’écurie.
at-goal = Le pion { $piece } est au bout de son parcours.
needs-entry-number =
    { $count ->
        [0] Plus rien ne fait sortir un pion de l’écurie.
       *[other] Le pion { $piece } ne peut pas sortir de l’écurie avec { $steps } : il lui faut { $entry }.
    }
bonus-from-base = Les pas de bonus ne font pas sortir un pion de l’écurie.
overshoot =
    { $left ->
        [one] { $steps }, c’est trop : le pion { $piece } est à une case du bout de son parcours.
       *[other] { $steps }, c’est trop : le pion { $piece } est à { $left } cases du bout de son parcours.
    }
past-the-foot = Le pion { $piece } doit d’abord s’arrêter exactement sur { $square }, au pied de l’escalier.
wrong-stair = Le pion { $piece } ne monte la marche suivante qu’avec { $needed }.
own-in-the-way = Votre propre pion sur { $square } barre le chemin ; on ne peut pas le dépasser.
piece-in-the-way = { $owner } a un pion sur votre case { $square } ; on ne peut pas le dépasser.
blockade-in-the-way = { $owner } a un barrage sur votre case { $square } ; on ne peut pas le franchir.
own-blockade = Votre propre barrage sur { $square } vous arrête aussi.
own-square-full =
    { $room ->
        [one] Votre propre pion est sur { $square }, et deux de vos pions ne peuvent pas partager cette case.
       *[other] Vous avez déjà { $room } pions sur { $square }, et il n’y a pas de place pour un autre.
    }
blockade-on-target = { $owner } a un barrage sur votre case { $square } ; vous ne pouvez pas vous y poser.
safe-square-taken = { $owner } tient la case sûre { $square }, vous ne pouvez donc pas vous y poser.
enemy-on-start = { $owner } est sur votre case { $square } et retient vos pions à l’écurie.
must-use-both-dice = Vous pouvez jouer les deux dés, { $dice }, vous y êtes donc obligé ; après ce coup, l’autre ne se jouerait plus.
must-use-larger-die = Un seul des dés peut être joué, ce doit donc être le plus grand : { $die }.
must-enter = Vous pouvez sortir un pion de l’écurie, vous y êtes donc obligé.
must-clear-start = Tant que des pions attendent à l’écurie, votre pion sur la case de départ doit d’abord avancer.
must-break-pair = Un six doit être joué avec un des pions réunis sur { $squares }.
must-capture = Vous pouvez prendre un pion en allant sur { $squares }, vous devez donc prendre.

## How a game ended
ludo-verdict-first =
    { $count ->
        [one] { $winners } a amené le premier tous ses pions à l’arrivée.
       *[other] { $winners } ont amené les premiers tous leurs pions à l’arrivée.
    }
ludo-verdict-no-opponent = Il n’y a plus personne contre qui jouer.

## Positions, moves and dice that cannot be read
ludo-fen-fields = attendu : <pieces> <seat> <dice> <round> <tries> <sixes> <places>
ludo-fen-seat = la place au trait doit être une place occupée, de 0 à 3
ludo-fen-round = le tour de table est un nombre de 1 à 65535
ludo-fen-tries = les essais sont un nombre de 0 à { $most }
ludo-fen-seat-skipped = cette place a fini, ce n’est donc pas son tour
ludo-fen-four-seats = attendu : quatre places séparées par /, avec - pour une place vide
ludo-fen-seat-empty = cette place est vide dans ces règles ; écrivez -
ludo-fen-squares =
    { $count ->
        [one] attendu : la case d’un pion
       *[other] attendu : les cases de { $count } pions, séparées par des virgules
    }
ludo-fen-beyond-the-end = le parcours finit à { $end }
ludo-fen-crowded = la case { $square } ne peut pas contenir { $count } pions d’une même couleur
ludo-fen-two-seats = au moins deux places doivent être occupées
ludo-fen-bonus-zero = un bonus a au moins un pas
ludo-fen-bonus-unknown =
    { $count ->
        [0] ces règles ne donnent pas de pas de bonus
       *[other] ces règles ne donnent que des bonus de { $steps } pas
    }
ludo-fen-dice =
    { $count ->
        [one] attendu : un dé au plus, de 1 à { $most }, et des pas de bonus comme b20
       *[other] attendu : { $count } dés au plus, de 1 à { $most }, et des pas de bonus comme b20
    }
ludo-fen-bonus-many = { $most } bonus au plus peuvent être en attente
ludo-fen-streak = les lancers de suite sont un nombre de 0 à 255
ludo-fen-streak-never = on ne compte pas ici les lancers de suite ; écrivez 0
ludo-fen-streak-other-dice = ces dés interrompent la suite ; écrivez 0
ludo-fen-places = attendu : les places qui ont fini, chacune une fois, ou -
ludo-fen-last-piece = attendu : un pion, de l0 à l{ $last }
ludo-fen-meaningless = cela n’a pas de sens dans ces règles, ou pas maintenant
ludo-move-form = attendu : un pion de 0 à 3 et un nombre, comme p2+6, ou pass
ludo-dice-one = attendu : un dé de 1 à 6
ludo-dice-two = attendu : deux dés de 1 à 6, comme 63

## The rules in words: headings
ludo-explain-board = Le plateau
ludo-explain-turn = Un tour
ludo-explain-entering = Sortir de l’écurie
ludo-explain-moving = Avancer
ludo-explain-meeting = Les prises
ludo-explain-special = Cases spéciales
ludo-explain-home = L’arrivée
ludo-explain-winning = La victoire
ludo-explain-oddities = Bizarreries gardées par compatibilité

## The rules in words: the board
ludo-explain-players = { $count } joueurs jouent à tour de rôle dans cet ordre : { $seats }.
ludo-explain-team = { $seats } sont partenaires.
ludo-explain-partners = Les partenaires partagent les cases et ne se prennent ni ne se renvoient jamais leurs pions.
ludo-explain-pieces =
    { $count ->
        [one] Chaque joueur a un pion, qui commence à l’écurie.
       *[other] Chaque joueur a { $count } pions, qui commencent à l’écurie.
    }
ludo-explain-pieces-all-out =
    { $count ->
        [one] Chaque joueur a un pion, qui commence sur sa case de départ.
       *[other] Chaque joueur a { $count } pions, qui commencent sur sa case de départ.
    }
ludo-explain-pieces-some-out = Chaque joueur a { $count } pions : { $out } sur la case de départ et { $in } à l’écurie.
ludo-explain-loop = Le circuit a { $squares } cases. Vous comptez à partir de votre case de départ, qui est votre case 1, et quittez le circuit après votre case { $visited }.
ludo-explain-column =
    { $count ->
        [one] La case { $first } est votre couloir final, où aucune autre couleur n’entre.
       *[other] Les cases { $first } à { $last } sont votre couloir final, où aucune autre couleur n’entre.
    }
ludo-explain-goal = Votre arrivée est { $goal }, où tous vos pions se rassemblent.
ludo-explain-goal-spaces =
    { $count ->
        [one] Votre arrivée est la case { $first }.
       *[other] Votre arrivée est une rangée de { $count } cases, de { $first } à { $last }, avec place pour un pion chacune.
    }

## The rules in words: a turn
ludo-explain-one-die = Lancez un dé et avancez un pion d’autant.
ludo-explain-two-dice = Lancez deux dés ; chacun fait avancer un pion. Si vous pouvez jouer les deux, vous le devez. Si vous pouvez jouer l’un ou l’autre, mais pas les deux, jouez le plus grand.
ludo-explain-two-dice-free = Lancez deux dés ; chacun fait avancer un pion, dans l’ordre que vous voulez.
ludo-explain-seven = Si vous n’avez aucun pion à l’écurie, un 6 compte pour 7.
ludo-explain-must-move = Si vous pouvez jouer, vous le devez ; sinon vous passez votre tour.
ludo-explain-may-pass = Vous pouvez passer votre tour, même si un coup est possible.
ludo-explain-extra-roll = Vous relancez après { $what }.
ludo-explain-extra-roll-later = À partir du deuxième tour de table, vous relancez après { $what }.
ludo-explain-no-extra-roll = Rien ne donne droit à relancer.
ludo-extra-six = un 6
ludo-extra-doubles = un double
ludo-extra-capture = une prise
ludo-extra-finish = l’arrivée d’un pion
ludo-explain-tries = Tant que vous n’avez aucun pion en route, vous pouvez lancer jusqu’à { $count } fois pour en sortir un.
ludo-explain-tries-first-round = Au premier tour de table, tant que vous n’avez aucun pion en route, vous pouvez lancer jusqu’à { $count } fois pour en sortir un.
ludo-explain-third-no-extra-roll = Si { $roll } tombe pour la troisième fois de suite, vous le jouez, mais votre tour finit là.
ludo-explain-third-turn-ends = Si { $roll } tombe pour la troisième fois de suite, vous ne le jouez pas et votre tour est fini.
ludo-explain-third-roll-void = Si { $roll } tombe pour la troisième fois de suite, vous ne le jouez pas ; vous relancez et le compte repart à zéro.
ludo-explain-third-last-moved-home = Si { $roll } tombe pour la troisième fois de suite, vous ne le jouez pas : votre tour est fini, et le dernier pion joué dans ce tour rentre à l’écurie, sauf s’il a quitté le circuit.
ludo-explain-third-leader-home = Si { $roll } tombe pour la troisième fois de suite, vous ne le jouez pas : votre tour est fini, et votre pion le plus avancé qui n’est pas encore arrivé rentre à l’écurie.

## The rules in words: leaving the base
ludo-explain-entry = Il faut { $numbers } pour sortir un pion de l’écurie. Il se pose sur votre case de départ.
ludo-explain-entry-on = Avec { $number }, un pion sort de l’écurie sur votre case { $square }.
ludo-explain-entry-never = Un pion qui rentre à l’écurie y reste.
ludo-explain-entry-sum = La somme des deux dés convient aussi ; elle use les deux.
ludo-explain-entry-forced = Si vous pouvez sortir un pion, vous le devez.
ludo-explain-clear-start = Tant que vous avez des pions à l’écurie, un pion sur votre case de départ doit avancer s’il le peut.
ludo-explain-entry-captures-one = Un pion qui sort prend un pion adverse sur cette case ; les autres restent.
ludo-explain-entry-captures-one-when-full = Si cette case est pleine, un pion qui sort y prend un pion adverse.
ludo-explain-entry-captures-all = Un pion qui sort prend tous les pions adverses sur cette case.
ludo-explain-entry-captures-nothing = Un pion adverse sur cette case retient vos pions à l’écurie.

## The rules in words: moving
ludo-explain-stack-any = Vos pions peuvent partager une case en nombre quelconque.
ludo-explain-stack =
    { $most ->
        [one] Deux de vos pions ne peuvent jamais partager une case.
       *[other] { $most } de vos pions au plus peuvent partager une case.
    }
ludo-explain-passing-not-own = Sur le circuit, on ne dépasse pas ses propres pions.
ludo-explain-passing-nobody = Sur le circuit, on ne dépasse aucun pion.
ludo-explain-column-passing = Dans le couloir final, on ne dépasse pas ses propres pions.
ludo-explain-column-and-goal-passing = Dans le couloir final et sur les cases d’arrivée, on ne dépasse pas ses propres pions.
ludo-explain-goal-passing = Sur les cases d’arrivée, on ne dépasse pas ses propres pions.
ludo-explain-stop-behind = Un pion qui ne peut pas finir son mouvement s’arrête sur la dernière case accessible avant l’obstacle.
ludo-explain-break-pair = Si au moins deux de vos pions partagent une case du circuit, vous devez jouer un 6 avec l’un d’eux si vous le pouvez.
ludo-explain-capture-forced = Si vous pouvez prendre, vous le devez.
ludo-explain-capture-bonus =
    { $count ->
        [one] Pour chaque pion pris, un de vos pions avance d’une case.
       *[other] Pour chaque pion pris, un de vos pions avance de { $count } cases.
    }
ludo-explain-finish-bonus =
    { $count ->
        [one] Pour chaque pion arrivé, un de vos pions avance d’une case.
       *[other] Pour chaque pion arrivé, un de vos pions avance de { $count } cases.
    }
ludo-explain-bonus-last = Les pas de bonus se jouent après les dés, et sont perdus si aucun pion ne peut les faire.

## The rules in words: captures and blockades
ludo-explain-capture = Un pion qui se pose sur un pion adverse seul le prend : le pion adverse rentre à son écurie.
ludo-explain-pair-none = S’il se pose sur plusieurs, il les prend tous.
ludo-explain-pair-not-captured = Deux pions ou plus d’une même couleur sur une case ne peuvent pas être pris ; vous partagez la case avec eux.
ludo-explain-pair-cannot-be-landed-on = Deux pions adverses ou plus d’une même couleur sur une case du circuit forment un barrage : vous pouvez le dépasser, mais pas vous y poser.
ludo-explain-pair-cannot-be-passed = Deux pions adverses ou plus d’une même couleur sur une case du circuit forment un barrage : vous ne pouvez ni vous y poser ni le dépasser.
ludo-explain-pair-arrival-sent-home = Deux pions ou plus d’une même couleur sur une case se protègent : un pion adverse qui s’y pose rentre à son écurie.
ludo-explain-pair-binds-owner = Un barrage arrête aussi les autres pions de sa propre couleur.

## The rules in words: special squares
ludo-explain-safe-share =
    { $count ->
        [one] Votre case { $squares } est sûre : des pions de couleurs différentes peuvent la partager.
       *[other] Vos cases { $squares } sont sûres : des pions de couleurs différentes peuvent les partager.
    }
ludo-explain-safe-arrival-forbidden =
    { $count ->
        [one] Votre case { $squares } est sûre : on ne s’y pose pas tant qu’un adversaire y est.
       *[other] Vos cases { $squares } sont sûres : on ne se pose pas sur l’une d’elles tant qu’un adversaire y est.
    }
ludo-explain-safe-arrival-sent-home =
    { $count ->
        [one] Votre case { $squares } est un globe : si vous vous y posez alors qu’un adversaire y est, votre pion rentre à l’écurie.
       *[other] Vos cases { $squares } sont des globes : si vous vous posez sur l’un d’eux alors qu’un adversaire y est, votre pion rentre à l’écurie.
    }
ludo-explain-start-owner = Un pion sur sa propre case de départ renvoie tout pion adverse qui s’y pose.
ludo-explain-stars = Vos cases { $squares } sont des étoiles : un pion qui se pose sur l’une saute à l’étoile suivante.
ludo-explain-last-star-stays = Sur la dernière étoile, il reste.
ludo-explain-last-star-to-goal = S’il se pose sur la dernière étoile sans saut, il va droit à l’arrivée.
ludo-explain-only-star-to-goal = Votre case { $square } est une étoile : un pion qui s’y pose va droit à l’arrivée.
ludo-explain-star-captures-first = Un pion qui saute rencontre les adversaires sur l’étoile où il se pose, pas sur celle où son saut finit.
ludo-explain-star-captures-final = Un pion qui saute rencontre les adversaires sur l’étoile où son saut finit, pas sur celle où il se pose.
ludo-explain-star-captures-both = Un pion qui saute rencontre les adversaires sur l’étoile où il se pose et sur celle où son saut finit.

## The rules in words: reaching the goal
ludo-explain-stairs = Le couloir final est un escalier. Un pion doit d’abord s’arrêter exactement sur { $foot }, à son pied. Puis il monte marche par marche, l’arrivée étant la dernière : la première avec un 1, la deuxième avec un 2, etc., et à partir de la sixième avec un 6.
ludo-explain-finish-exact = Il faut un compte exact pour arriver.
ludo-explain-finish-exact-spaces = Un pion ne peut pas aller au-delà de la dernière case d’arrivée.
ludo-explain-finish-bounce = Un pion qui fait trop fait demi-tour sur { $end } et recule du reste, mais jamais jusqu’au circuit.
ludo-explain-finish-goal-minus-die = Il faut un compte exact pour arriver. Un pion du couloir final qui fait plus est placé autant de cases avant { $end } que le dé l’indique, où rien n’arrive à personne.

## The rules in words: winning
ludo-explain-win = Le premier qui amène tous ses pions à l’arrivée gagne.
ludo-explain-win-together = Les partenaires gagnent ensemble, quand tous ont amené leurs pions à l’arrivée.
ludo-explain-play-on-all-but-one = Les autres continuent pour les places jusqu’à ce qu’il n’en reste qu’un.
ludo-explain-play-on-all = Les autres continuent pour les places jusqu’à ce que tous aient fini.
ludo-explain-finished-roll = Les joueurs qui ont fini lancent encore le dé, et passent.

## The rules in words: oddities
ludo-explain-odd-column-on-loop = Un pion sur la première case de son couloir final est aussi sur deux cases du circuit : celle d’avant sa case de départ, et sa case de départ.
ludo-explain-odd-first-enemy-only = Un pion qui se pose sur plusieurs couleurs ne rencontre que la première d’entre elles, dans l’ordre du jeu après la sienne.
ludo-explain-odd-star-goes-on = Un pion renvoyé de l’étoile où il s’est posé rencontre encore les adversaires là où son saut aurait fini.
ludo-explain-odd-tries = Les essais ne sont accordés que tant que tous les pions sont à l’écurie après le lancer.
