# Mill: Nine Men's Morris and its family, in French.
# Terms: mill moulin, piece pion, point point, edge trait, mill line ligne de moulin, placing phase phase de pose, moving
# phase phase de déplacement, fly voler, leap sauter, remove retirer, capture prise, shuttling va-et-vient, custodian
# capture prise en tenaille, intervention capture prise par interposition, stalemate blocage, marker marqueur.

## Reasons: why an action is not legal

mill-no-such-point = Ce point n’existe pas sur ce plateau.
removal-due =
    { $count ->
        [one] { $seat } doit d’abord retirer un pion adverse.
       *[other] { $seat } doit d’abord retirer { $count } pions adverses.
    }
own-removal-due =
    { $count ->
        [one] { $seat } doit d’abord retirer un de ses propres pions.
       *[other] { $seat } doit d’abord retirer { $count } de ses propres pions.
    }
point-taken =
    { $seat-code ->
        [seat-white] Il y a déjà un pion blanc en { $point }.
       *[seat-black] Il y a déjà un pion noir en { $point }.
    }
point-marked = Un marqueur bloque { $point } jusqu’à la fin de la phase de pose.
mill-no-piece = Il n’y a pas de pion en { $point }.
hand-empty = { $seat } n’a plus de pions en main.
placing-first =
    { $hand ->
        [one] { $seat } a encore un pion à poser.
       *[other] { $seat } a encore { $hand } pions à poser.
    }
mill-not-your-piece =
    { $seat-code ->
        [seat-white] Le pion en { $point } est blanc.
       *[seat-black] Le pion en { $point } est noir.
    }
same-point = Le pion est déjà en { $point }.
repeated-mill = Le va-et-vient est limité : le pion en { $from } ne peut pas revenir aussitôt en { $to } et reformer le moulin { $line }.
leap-over-protected = On ne peut pas sauter par-dessus le pion en { $over } : le moulin { $line } le protège.
not-adjacent = Aucun trait ne relie { $from } et { $to }.
not-adjacent-while-placing = Aucun trait ne relie { $from } et { $to }, et personne ne vole avec des pions en main.
not-adjacent-nor-flying =
    { $count ->
        [one] Aucun trait ne relie { $from } et { $to }, et seul un camp réduit à un pion peut voler.
       *[other] Aucun trait ne relie { $from } et { $to }, et seul un camp de { $count } pions ou moins peut voler.
    }
no-removal-due = { $seat } n’a rien à retirer maintenant.
not-removable =
    { $victim-code ->
        [seat-white] Le pion en { $point } est noir ; c’est un blanc qu’il faut retirer.
       *[seat-black] Le pion en { $point } est blanc ; c’est un noir qu’il faut retirer.
    }
not-next-to-own = { $seat } ne peut retirer qu’un pion adverse voisin d’un des siens, et { $point } n’en touche aucun.
protected-by-mill = Le pion en { $point } est protégé : il est dans le moulin { $line }.
not-captured = Le pion en { $point } n’est pas pris ; seul { $targets } peut être retiré maintenant.

## Verdicts: how a game ended

mill-verdict-too-few =
    { $count ->
        [one] { $seat } n’a plus de pions.
       *[other] { $seat } a moins de { $count } pions.
    }
mill-verdict-stuck = { $seat } ne peut plus jouer.
mill-verdict-full-board = Le plateau est plein, ce qui fait perdre Blanc.
mill-verdict-full-board-draw = Le plateau est plein.
mill-verdict-stuck-draw = { $seat } ne peut plus jouer, la partie est nulle.
mill-verdict-both-stuck = Aucun camp ne peut plus jouer.
mill-verdict-quiet =
    { $count ->
        [one] { $count } coup a été joué sans poser ni retirer de pion.
       *[other] { $count } coups de suite ont été joués sans poser ni retirer de pion.
    }
mill-verdict-repetition = La même position s’est produite pour la troisième fois.

## Tasks: what the side to move has to do, below the board

mill-task-place = { $seat } pose un pion
mill-task-place-or-move = { $seat } pose ou déplace un pion
mill-task-move = { $seat } déplace un pion
mill-task-fly = { $seat } déplace un pion et peut voler
mill-task-remove =
    { $victim-code ->
        [seat-white] { $count ->
            [one] { $seat } retire un pion blanc
           *[other] { $seat } retire { $count } pions blancs
        }
       *[seat-black] { $count ->
            [one] { $seat } retire un pion noir
           *[other] { $seat } retire { $count } pions noirs
        }
    }
mill-task-remove-own =
    { $count ->
        [one] { $seat } retire un de ses propres pions
       *[other] { $seat } retire { $count } de ses propres pions
    }
mill-task-remove-captured = { $seat } retire le pion pris en { $points }
mill-task-remove-choose = { $seat } retire un pion quelconque pour le moulin, ou celui qui est pris en { $points }
mill-task-remove-neighbour = { $seat } retire un pion voisin d’un des siens : { $points }

## Counts of a position, and the line below the drawing

count-on-board = sur le plateau
count-in-hand = en main
count-lost = perdus
mill-counts = Blanc O : { $white-on-board } sur le plateau, { $white-in-hand } en main · Noir @ : { $black-on-board } sur le plateau, { $black-in-hand } en main

## Names of places

mill-point = { $point }
mill-hand =
    { $seat-code ->
        [seat-white] Main de Blanc
       *[seat-black] Main de Noir
    }

## Texts that could not be read: what is wrong with a FEN

mill-no-dice = il n’y a pas de dés au moulin
mill-fen-fields =
    { $count ->
        [one] il y a { $count } champ au lieu de 17, comme dans "{ $example }"
       *[other] il y a { $count } champs au lieu de 17, comme dans "{ $example }"
    }
mill-fen-shape = les anneaux ou rangées de ce plateau ont { $shape } points
mill-fen-point = un point est * (vide), O (blanc), @ (noir) ou X (un marqueur)
mill-fen-side = le camp au trait est w ou b
mill-fen-phase = la phase est p (pose), m (déplacement) ou o (terminée)
mill-fen-action = l’action est p (poser), s (choisir un pion à déplacer) ou, s’il y a des retraits à faire, r (retirer)
mill-fen-phase-of-hand = un camp qui a des pions en main pose (p), un camp qui n’en a plus déplace (m)
mill-fen-number-on-board = on attend ici le nombre de pions sur le plateau
mill-fen-number-in-hand = on attend ici le nombre de pions en main
mill-fen-number-removals = on attend ici le nombre de retraits à faire
mill-fen-number-used = on attend ici les points des moulins déjà comptés, sous forme de nombre
mill-fen-number-quiet = on attend ici le nombre de coups depuis la dernière pose ou le dernier retrait
mill-fen-number-move = on attend ici le numéro du coup
mill-fen-number-square = on attend ici le numéro d’un point
mill-fen-number-captures = on attend ici le nombre de pions pris
mill-fen-number-mill-removals = on attend après m: le nombre de retraits dus aux moulins
mill-fen-on-board =
    { $count ->
        [one] le plateau montre { $count } pion de { $seat }
       *[other] le plateau montre { $count } pions de { $seat }
    }
mill-fen-too-many =
    { $count ->
        [one] { $seat } a { $count } pion au plus, sur le plateau et en main ensemble
       *[other] { $seat } a { $count } pions au plus, sur le plateau et en main ensemble
    }
mill-fen-no-markers = il n’y a pas de marqueurs dans cette variante
mill-fen-too-many-markers =
    { $count ->
        [one] { $count } marqueur, c’est plus que les pions retirés
       *[other] { $count } marqueurs, c’est plus que les pions retirés
    }
mill-fen-last-mill = un dernier moulin a un départ et une arrivée différents, ou 0 pour les deux
mill-fen-used-points = certains de ces points de moulins déjà comptés ne sont pas sur le plateau
mill-fen-square = les points sont numérotés de { $first } à { $last }
mill-fen-tail = après le numéro du coup ne peuvent suivre que c: i: l: p: s: ou m:
mill-fen-tail-of-other-rules = rien dans cette variante ne donne une telle marque à une position
mill-fen-captures = les prises s’écrivent w-N-square.square|b-N-square.square, et seul le camp au trait en a
mill-fen-captures-own = seuls des pions adverses peuvent être pris
mill-fen-too-few =
    { $count ->
        [one] { $seat } n’a plus de pions ; une telle partie est terminée (o)
       *[other] { $seat } a moins de { $count } pions ; une telle partie est terminée (o)
    }
mill-fen-markers-gone = il n’y a plus de marqueurs quand les deux mains sont vides
mill-fen-removals = un camp a 16 retraits à faire au plus, et le camp au trait retire le premier
mill-fen-capture-not-due = les prises et les blocages demandent un retrait à faire, et ne vont pas ensemble
mill-fen-mill-choice = m: accompagne une prise, et les retraits à faire sont ceux du moulin et de la prise ensemble
mill-fen-nothing-to-remove = un retrait est à faire, mais il n’y a rien à retirer
mill-fen-no-action = le camp au trait ne peut rien faire ; une telle partie est terminée (o)

## Games as text that could not be read

mill-record-error =
    { $ply ->
        [0] avant la première action, "{ $word }" : { $problem }
       *[other] action { $ply }, "{ $word }" : { $problem }
    }
mill-record-tag = un en-tête s’écrit [Name "value"]

## The rules in words: the board and the aim

mill-explain-name = { $name }
mill-explain-summary = { $summary }
mill-explain-players =
    { $count ->
        [one] Deux joueurs, Blanc et Noir, ont un pion chacun. Blanc commence, puis ils jouent à tour de rôle.
       *[other] Deux joueurs, Blanc et Noir, ont { $count } pions chacun. Blanc commence, puis ils jouent à tour de rôle.
    }
mill-explain-board-heading = Le plateau
mill-explain-points = Le plateau a { $points } points. { $edges ->
        [one] Un trait relie des points voisins.
       *[other] { $edges } traits relient les points voisins.
    }
mill-explain-lines =
    { $lines ->
        [one] Il y a une ligne de moulin : { $count } pions d’un même camp y forment un moulin.
       *[other] Il y a { $lines } lignes de moulin : { $count } pions d’un même camp sur l’une d’elles forment un moulin.
    }
mill-explain-aim-heading = Le but
mill-explain-too-few =
    { $count ->
        [one] Un camp perd quand il n’a plus de pions, ni sur le plateau ni en main.
       *[other] Un camp perd quand il a moins de { $count } pions, sur le plateau et en main ensemble.
    }
mill-explain-stuck-loses-too = Il perd aussi quand il doit jouer et ne le peut pas.

## The rules in words: the placing phase

mill-explain-placing-heading = La phase de pose
mill-explain-place = Un camp qui a des pions en main en pose un sur un point vide.
mill-explain-place-or-move = Un camp qui a des pions en main en pose un sur un point vide, ou déplace un pion le long d’un trait vers un point vide.
mill-explain-mill-removes = Le camp qui forme un moulin retire un pion adverse du plateau.
mill-explain-mill-empties-hand = Le camp qui forme un moulin enlève un pion de la main de l’adversaire ; si elle est vide, il retire un pion du plateau. Puis c’est à l’adversaire.
mill-explain-mill-empties-hand-again = Le camp qui forme un moulin enlève un pion de la main de l’adversaire et rejoue ; si elle est vide, il retire un pion du plateau et son tour est fini.
mill-explain-mill-victim-removes = Quand un camp forme un moulin, l’autre retire un de ses propres pions, celui qu’il veut, puis joue son tour normal.
mill-explain-mill-marks = Le camp qui forme un moulin retire un pion adverse, mais un marqueur bloque le point jusqu’à la fin de la phase de pose.
mill-explain-mill-waits = Un moulin ne retire encore rien : les moulins sont comptés à la fin de la phase de pose.
mill-explain-extra-turn = Le camp qui forme un moulin et a encore des pions en main rejoue en plus.
mill-explain-two-empty = Une pose qui ne forme pas de moulin, ne prend rien et laisse deux points vides met fin à la phase de pose ; les pions encore en main sont hors jeu.

## The rules in words: the moving phase

mill-explain-moving-heading = La phase de déplacement
mill-explain-move = Un camp dont la main est vide déplace un pion le long d’un trait vers un point vide.
mill-explain-flying =
    { $count ->
        [one] Un camp qui n’a plus qu’un pion peut voler : le pion va sur n’importe quel point vide.
       *[other] Un camp qui a { $count } pions ou moins peut voler : un pion va sur n’importe quel point vide.
    }
mill-explain-no-flying = On ne vole pas.
mill-explain-moved-mill = Le camp qui forme un moulin en se déplaçant retire un pion adverse du plateau.

## The rules in words: mills

mill-explain-mills-heading = Les moulins
mill-explain-several-mills-remove-one = Plusieurs moulins formés d’un coup ne retirent qu’un pion.
mill-explain-several-mills-remove-each = Plusieurs moulins formés d’un coup retirent un pion chacun.
mill-explain-mills-protect = Un pion dans un moulin ne peut pas être retiré, sauf si tous les pions de son camp sont dans des moulins.
mill-explain-mills-protect-nothing = N’importe quel pion adverse peut être retiré, dans un moulin ou non.
mill-explain-one-time = Chaque ligne ne rapporte qu’une fois à un camp : un moulin ne vaut rien si tous ses points sont sur des lignes qui ont déjà rapporté à son camp.
mill-explain-one-time-protects = Un tel moulin protège quand même ses pions.
mill-explain-shuttling = Le va-et-vient entre deux moulins est limité : un pion qui a quitté un moulin pour en former un autre ne peut pas revenir aussitôt reformer le premier au coup suivant de son camp.

## The rules in words: captures without mills

mill-explain-custodian-heading = Prise en tenaille
mill-explain-custodian = Un pion adverse est pris sur une ligne entre le pion qui vient d’être joué et un autre pion du même camp. S’il y en a plusieurs, le joueur en retire un.
mill-explain-intervention-heading = Prise par interposition
mill-explain-intervention = Un pion joué sur une ligne entre deux pions adverses prend les deux. S’il y a plusieurs lignes, une seule compte : une ligne en travers des anneaux avant le côté d’un anneau, et celui-ci avant une diagonale.
mill-explain-leap-heading = Prise par saut
mill-explain-leap = Un camp dont la main est vide peut sauter : son pion saute le long d’une ligne, d’un bout à l’autre, par-dessus un pion adverse et le prend. Seul ce pion est retiré, même si le saut forme aussi un moulin.
mill-explain-capture-where = Cela se fait { $lines }.
mill-explain-along-sides = le long des côtés des anneaux
mill-explain-across-rings = en travers des anneaux
mill-explain-on-diagonals = sur les diagonales
mill-explain-capture-everywhere = Cela se fait sur toutes les lignes.
mill-explain-capture-always = C’est permis dans les deux phases.
mill-explain-capture-always-few = C’est permis dans la phase de pose, et dans la phase de déplacement à un camp qui a trois pions ou moins sur le plateau.
mill-explain-capture-placing = C’est permis dans la phase de pose seulement.
mill-explain-capture-moving = C’est permis dans la phase de déplacement seulement.
mill-explain-capture-moving-few = C’est permis dans la phase de déplacement seulement, et seulement à un camp qui a trois pions ou moins sur le plateau.
mill-explain-capture-never = Avec ces règles, cela n’arrive jamais.
mill-explain-beside-heading = Prises et moulins
mill-explain-mills-protect-from-captures = Les moulins protègent aussi leurs pions contre les prises.
mill-explain-custodian-or-intervention = Si un coup fait une prise en tenaille et une prise par interposition, le premier retrait décide laquelle compte ; un pion pris par les deux compte pour l’interposition.
mill-explain-mill-or-capture = Si un coup forme un moulin et fait une prise, le premier retrait décide ce qui compte.
mill-explain-mill-and-capture-as-sanmill = Si un coup forme un moulin et fait une prise, les retraits se comptent comme dans Sanmill : seuls les pions pris peuvent être retirés, sauf si les moulins donnent plus de retraits que les prises.

## The rules in words: the end of the placing phase

mill-explain-end-heading = La fin de la phase de pose
mill-explain-turns-go-on = Quand les deux mains sont vides, les tours continuent simplement.
mill-explain-opener = Quand les deux mains sont vides, { $seat } joue le premier déplacement.
mill-explain-counted = Avant cela, on compte les moulins, et les deux camps retirent des pions, { $seat } d’abord.
mill-explain-counted-none = S’il n’y a pas de moulins, chaque camp retire un de ses propres pions.
mill-explain-counted-one-side = Si un seul camp a des moulins, il retire deux pions adverses, et l’autre camp un.
mill-explain-counted-both = Si les deux ont des moulins, chaque camp retire autant de pions adverses que le camp qui en a le moins a de moulins, et un camp qui en a davantage retire un pion de plus.
mill-explain-full-loses = Si le plateau est alors plein, Blanc perd.
mill-explain-full-white-removes = Si le plateau est alors plein, Blanc puis Noir retirent un pion adverse.
mill-explain-full-black-removes = Si le plateau est alors plein, Noir puis Blanc retirent un pion adverse.
mill-explain-full-opener-removes = Si le plateau est alors plein, le camp qui doit jouer retire d’abord un pion adverse.
mill-explain-full-draw = Si le plateau est alors plein, la partie est nulle.

## The rules in words: stalemate and draws

mill-explain-stalemate-heading = Blocage
mill-explain-stuck-loses = Un camp perd quand il doit jouer et ne le peut pas.
mill-explain-stuck-passes = Un camp qui ne peut pas jouer passe ; si aucun ne le peut, la partie est nulle.
mill-explain-stuck-removes-and-moves = Un camp qui ne peut pas jouer retire un pion adverse voisin d’un des siens, même dans un moulin, puis joue.
mill-explain-stuck-removes = Un camp qui ne peut pas jouer retire un pion adverse voisin d’un des siens, même dans un moulin ; puis l’autre camp joue.
mill-explain-stuck-both-remove = Si un camp ne peut pas jouer, lui puis l’autre retirent un pion adverse voisin d’un des leurs, même dans un moulin ; puis le camp bloqué joue.
mill-explain-stuck-draws = Si le camp au trait ne peut pas jouer, la partie est nulle.
mill-explain-draws-heading = Parties nulles
mill-explain-quiet =
    { $count ->
        [one] La partie est nulle après { $count } coup sans pose ni retrait.
       *[other] La partie est nulle après { $count } coups de suite, des deux camps ensemble, sans pose ni retrait.
    }
mill-explain-quiet-endgame =
    { $count ->
        [one] Dès qu’un camp n’a que trois pions sur le plateau, { $count } coup de ce genre suffit.
       *[other] Dès qu’un camp n’a que trois pions sur le plateau, { $count } coups de ce genre suffisent.
    }
mill-explain-repetition = La partie est nulle quand la même position se produit pour la troisième fois.
