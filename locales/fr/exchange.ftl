# Games in other programs' formats, in French.
# Terms: format format, match match, history historique, moment instant, array tableau, cube videau, roll-off tirage.

## Where something is wrong
exchange-line = ligne { $line }, colonne { $column } : { $problem }
exchange-byte = octet { $byte } : { $problem }
exchange-moment = instant { $moment } (compté à partir de 0) : { $problem }
exchange-turn = partie { $game }, tour { $turn } : { $problem }
exchange-record = partie { $number } : { $problem }

## What is wrong with a file as a whole
exchange-unknown = Ce n’est aucun des formats connus : le fichier ne commence ni par [Teahouse "1"], ni par des en-têtes ou des coups du Moulin, et ce n’est ni un match (.mat), ni un historique de LUDOpy (.npz), ni une liste de LongNardi (.json).
exchange-empty = Il ne contient aucune partie.
exchange-nothing-to-write = Il n’y a aucune partie à écrire.
exchange-not-written = Le format { $format } est lu, mais pas écrit.
exchange-other-family = Le format { $format } ne contient pas de parties de { $rules }.
exchange-other-game = La partie { $number } ne peut pas s’écrire dans ce format, qui ne contient que des parties de { $family }.
exchange-set-up = La partie { $number } commence par une position composée, pour laquelle ce format n’a pas de place.

## What had to be assumed, or was left out
exchange-rules-assumed = Le fichier ne nomme pas de règles ; on suppose que ce sont { $rules }.
exchange-no-comments =
    { $count ->
        [one] Un commentaire est omis ; le format { $format } n’a pas de place pour lui.
       *[other] { $count } commentaires sont omis ; le format { $format } n’a pas de place pour eux.
    }
exchange-no-headers = Les noms et autres en-têtes sont omis ; le format { $format } n’a pas de place pour eux.

## Matches (.mat)
mat-before-games = "{ $found }" se trouve avant la première partie. Attendu : "7 point match", "Game 1" ou un commentaire qui commence par un point-virgule.
mat-names = "{ $found }" ne nomme pas les joueurs. Attendu : nom : score, deux fois.
mat-cell = "{ $found }" n’est pas un coup. Attendu : des dés comme 63:, Doubles, Takes, Drops ou Wins.
mat-cells = "{ $found }" dit plus de deux choses. Attendu : une par joueur.
mat-dice = "{ $found }" ne sont pas des dés. Attendu : deux nombres de 1 à 6 et deux-points.
mat-double = Doubles ne dit pas à combien. Attendu : Doubles => 2.
mat-wins = Wins ne dit pas combien de points. Attendu : Wins 1 point.
mat-move = "{ $found }" n’est pas un coup. Attendu : départ/arrivée, de 24 à 1, 0 ou off pour un pion sorti.
mat-variation = C’est un match de { $variation } ; seuls les matchs de Narde peuvent être rejoués.
mat-cube = Le videau ne peut pas passer à { $found }. Attendu : Doubles => { $expected }.
mat-points = Une partie abandonnée maintenant ne vaut pas { $found }. Attendu : { $expected }.
mat-other-end = La partie s’est terminée autrement : { $problem }
mat-score = Le score indiqué avant cette partie est { $found }, ce qui ne découle pas des parties précédentes. Attendu : { $expected }.
mat-other-turn = C’est à { $seat } de jouer.
mat-other-dice = Les dés sur la table sont { $dice }.
mat-must-move = Ces dés peuvent encore se jouer, et doivent donc l’être.
mat-refused = { $found } n’est pas jouable : { $problem }
mat-no-such-turn = Cela ne peut pas se jouer avec ces dés.
mat-other-match = Ces parties ne sont pas d’un même match : leurs règles ou les longueurs de leurs matchs diffèrent.
mat-roll-off = Partie { $game } : le fichier ne dit pas ce qu’a donné le tirage ; il est noté 2 et 1.

## LUDOpy's histories (.npz)
npz-cut-off = Le fichier est coupé ici.
npz-directory = Le répertoire de l’archive est endommagé.
npz-compressed = Cette partie de l’archive est compressée. Enregistrez-la avec numpy.savez, comme le fait LUDOpy, et non avec savez_compressed.
npz-checksum = Cette partie de l’archive est endommagée : sa somme de contrôle est fausse.
npy-version = Ce n’est pas un tableau numpy connu.
npy-header = "{ $found }" n’est pas un en-tête de tableau.
npy-kind = "{ $found }" : le tableau contient autre chose que des nombres entiers. Attendu : ce qu’écrit numpy.savez(name, **game.hist).
npy-order = "{ $found }" : le tableau est en ordre Fortran. Attendu : l’ordre C.
ludopy-one-array = Ce n’est qu’un tableau, et un historique en a quatre. Enregistrez-le avec save_hist, ou avec numpy.savez(name, **game.hist).
ludopy-no-array = Il manque le tableau { $array }.
ludopy-shape = Le tableau { $array } a la forme { $found }. Attendu : { $expected }.
ludopy-piece = { $found } n’est pas une place de pion.
ludopy-player = Il est écrit joueur { $found }, mais c’est au joueur { $expected } de jouer.
ludopy-pieces = Les pions ne sont pas là où l’instant précédent les a laissés.
ludopy-pair = L’instant après un coup a un autre dé ou un autre joueur que celui d’avant.
ludopy-no-such-move = Aucun coup permis avec un { $die } ne mène à ces pions.
ludopy-one-game =
    { $count ->
       *[other] Un historique de LUDOpy contient une partie, et il y en a { $count } ici.
    }
ludopy-rules = Les historiques de LUDOpy contiennent des parties selon ses propres règles, ludopy et ludopy-two, et non selon { $rules }.

## LongNardi's lists (.json)
longnardi-json = Ce n’est pas du JSON : { $problem }
longnardi-list = Ce n’est pas une liste de parties.
longnardi-field = Le champ { $field } manque, ou n’est pas ce qu’il devrait être.
longnardi-board = Le plateau n’est pas tel que le dernier tour l’a laissé.
longnardi-no-such-turn = Aucun tour permis avec ces dés ne mène à ce plateau.
