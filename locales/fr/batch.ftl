# Many games at once, for learning, in French.
# Terms: batch lot, array tableau, shape forme, snapshot instantané, thread thread.

batch-no-games = Un lot a au moins une partie.
batch-no-length = Une partie est interrompue au plus tôt après 1 action.
batch-length = { $array } a { $length } éléments, mais il en faut { $expected }.
batch-no-game = Il n’y a pas de partie { $index } : il y en a { $count }, comptées à partir de 0.
batch-illegal = Partie { $game } : l’action { $action } ({ $meaning }) n’est pas permise. { $reason }
batch-no-action = Partie { $game } : l’action { $action } n’est pas permise. { $reason }
batch-others = Partie { $game } : qui joue à la place { $seat } a répondu "{ $answer }". { $reason }
batch-others-silent = Ce n’est pas une réponse.
batch-others-too-much = Le tour était fini avant la fin de la réponse.
batch-no-others = Il n’y a personne pour jouer aux autres places.
batch-no-seat = Partie { $game } : personne ne joue à la place { $seat }, donc personne ne peut y apprendre.
batch-position = Partie { $game } : { $reason }
batch-threads = Le système ne donne plus de threads ({ $why }).

## Reasons
batch-number = Les actions ont les numéros de 0 à { $last }.
batch-number-unused = Ce numéro ne veut rien dire dans cette position.
batch-roll-number = Il faut lancer les dés : l’action est le numéro d’un lancer, de 0 à { $last }.
batch-over = La partie est terminée. Réinitialisez-la d’abord ; l’action -1 la laisse comme elle est.

## Snapshots
batch-no-snapshot = Ce n’est pas l’instantané d’un lot, ou c’est celui d’une autre version.
batch-other-rules = L’instantané est d’autres règles.
batch-broken-snapshot = L’instantané est endommagé.

## Arrays of Python
vector-dtype = { $array } a des éléments de type { $found }, mais il faut { $expected }.
vector-no-array = { $array } est { $found }, mais il faut un tableau NumPy dont les éléments sont de type { $expected }.
vector-shape = { $array } a la forme { $found }, mais il faut { $expected }.
vector-not-contiguous = { $array } n’est pas d’un seul tenant en mémoire. numpy.ascontiguousarray y remédie.
vector-not-writable = { $array } est en lecture seule.
vector-name-unknown = { $argument } vaut "{ $name }" : attendu { $known }.
vector-closed = Ce lot a été fermé.
