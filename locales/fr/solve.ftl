### What is said about databases of Mill, in French: `teahouse solve`. A database knows of each position who wins, and maybe how soon.
### Terms: database base de données, solve résoudre, sub-space sous-espace, position position, head tête, checksum somme de
### contrôle, block bloc, capture prise, won gain, drawn nulle, lost perte.

solve-remembers = Ces règles ne peuvent pas être résolues : avec { $option }, la valeur d’une position dépend des coups précédents.
solve-cannot-read = { $file } : { $cause }
solve-cannot-write = impossible d’écrire { $file } : { $cause }
solve-file-foreign = { $file } n’est pas une base de données du Moulin de Teahouse.
solve-file-other-layout = { $file } a la structure { $found }, mais ce Teahouse lit la structure { $read }. Résolvez de nouveau avec teahouse solve.
solve-file-other-rules = { $file } est une base de données d’autres règles.
solve-file-head-damaged = { $file } est endommagé : sa tête n’a pas la somme de contrôle avec laquelle elle a été écrite. Supprimez-le et résolvez de nouveau.
solve-file-block-damaged = { $file } est endommagé : le bloc { $block } sur { $blocks } n’a pas la somme de contrôle avec laquelle il a été écrit. Supprimez-le et résolvez de nouveau.
solve-file-length = { $file } n’est pas une base de données entière : attendu { $expected } octets, trouvé { $found }.

## What databases know about moves
moves-not-solved = aucune base de données ne sait rien des coups de cette position ; teahouse solve { $rules } en crée

## Solving
solve-too-large = Un plateau de { $points } points avec autant de pions est trop grand pour être résolu.
solve-memory = La résolution demande au moins { $needed } Mo de mémoire, mais seuls { $allowed } Mo sont permis. Permettez-en plus avec --memory, ou résolvez moins de pions avec --pieces.
solve-scratch-busy = { $file } est utilisé : une autre exécution y résout les mêmes règles. Attendez qu’elle finisse, ou choisissez un autre dossier avec --out.
solve-scratch-damaged = { $file } n’est plus tel qu’il a été écrit. Autre chose a modifié les fichiers temporaires pendant la résolution ; recommencez.
solve-interrupted = Interrompu. Ce qui est fini est conservé ; la même commande reprend à partir de là.
solve-verify-counts = { $file } est faux : il n’a pas autant de positions de chaque sorte que le dit sa tête.
solve-verify-differs = { $file } est faux : la position { $position } est enregistrée comme { $stored }, mais d’après ses coups c’est { $found }.
solve-verify-missing = { $file } ne peut pas être vérifié : ses coups mènent à des positions de { $missing }, qui n’est pas là.
solve-lacking = Le sous-espace { $space } n’a pas été résolu avant ce qui y mène.
# The end of a line { $option } …: a size as it is typed, such as 3G.
solve-size = attendu une taille comme 3G, 500M ou un nombre d’octets
solve-not-mill = { $rules } n’est pas un jeu de Moulin ; seuls ceux-là peuvent être résolus.
solve-no-cache = Il n’y a pas de dossier personnel pour le cache ; indiquez un dossier avec --out.
solve-no-memory = La résolution demande { $needed } de mémoire, mais il n’y a que { $there } de libre.
solve-no-disk = Les bases de données prennent jusqu’à { $needed } de disque, mais il n’y a que { $there } de libre dans { $folder }.
solve-nothing-left = Tout est déjà résolu.
solve-plan = { $spaces ->
    [one] { $spaces } sous-espace
   *[other] { $spaces } sous-espaces
} à résoudre avec { $positions } positions : jusqu’à { $memory } de mémoire et { $disk } de disque.
solve-plan-sliced = Sous-espaces qui ne tiennent pas en mémoire et sont résolus par tranches, avec des fichiers temporaires : { $count }. Avec plus de mémoire (--memory), c’est plus rapide.
# A sub-space such as 4-3: four pieces of the side to move, three of the other. The numbers are percents.
solve-line = { $space } : { $positions } positions, { $won } % de gains, { $drawn } % de nulles, { $lost } % de pertes, la plus longue { $longest }
solve-summary = { $positions } positions de la phase de déplacement sont connues : pour le camp au trait, { $won } % de gains, { $drawn } % de nulles et { $lost } % de pertes. Cela a pris { $seconds } s, { $speed } positions par seconde.
solve-verified = { $file } : les { $positions } positions s’accordent toutes avec leurs coups ({ $seconds } s)
solve-not-known = Cette position n’est dans aucune base de données.
# $value is one of the words below, such as "won in 9 turns".
solve-game = La partie, pour Blanc, qui commence : { $value }.
solve-position = La position, pour le camp au trait : { $value }.
solve-move = { $value }
solve-move-unknown = valeur inconnue
solve-best-line = Le meilleur jeu :
solve-alternatives = aussi bon : { $moves }
solve-won = gain
solve-drawn = nulle
solve-lost = perte
solve-won-in = { $until ->
    [capture] gain, avec une prise en { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }
   *[end] gain en { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }
}
solve-lost-in = { $until ->
    [capture] perte, avec une prise en { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }
   *[end] perte en { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }
}
solve-opening-needs = L’ouverture est explorée jusqu’à la phase de déplacement, dont il manque { $file }.
solve-opening-circles = L’ouverture ne peut pas être explorée : avec { $option }, la phase de pose peut tourner en rond. Avec --whole, elle est résolue position par position.
solve-placing-rules = La phase de pose de ces règles n’est pas résolue position par position : il s’y passe plus qu’un pion pris pour un moulin, ou les couleurs comptent. Explorez-la avec --opening.
solve-at-least-drawn = gain ou nulle
solve-at-most-drawn = nulle ou perte
solve-opening-game = D’après la recherche dans la phase de pose, la partie, pour Blanc, qui commence : { $value }. Premiers coups :
solve-opening-effort = { $positions } positions ont été explorées en { $seconds } s.
solve-opening-kept = Ce qui est prouvé sur { $positions } positions de la phase de pose est conservé ({ $size } Mo) : les joueurs le consultent et la prochaine recherche commence par là.
