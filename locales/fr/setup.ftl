# What is wrong with a position that somebody sets up on the board, in French.

setup-no-such-place = La place { $place } n’existe pas sur ce plateau.
setup-no-such-seat = Personne ne joue le camp dont un pion se trouve ici : { $place }.
setup-not-theirs = Les pions de { $seat } ne se trouvent jamais ici : { $place }.
setup-two-colours = Deux camps ne peuvent pas partager cette place : { $place }.
setup-crowded =
    { $count ->
        [one] { $count } pion, c’est trop ici : { $place }.
       *[other] { $count } pions, c’est trop ici : { $place }.
    }
setup-too-many = { $seat } a { $count } pions ; il n’y en a que { $most }.
setup-nobody-to-act = Choisissez à qui c’est de jouer.
setup-no-markers = Il n’y a pas de marqueurs dans cette variante.
setup-no-removals = Personne ne retire de pions du plateau dans cette variante.
setup-no-dice = Il n’y a pas de dés dans ce jeu.
