# What is said to programs that learn or search by numbers, in French.
# Terms: seat place, action action, event événement, level niveau, record feuille de partie, state état, seed graine.

action-number-unknown = Aucune action n’a ici le numéro { $number }. Les numéros vont de 0 à { $last }.

## A game in progress that was saved as a line of text.
notation-saved = passé
saved-form = Attendu : le nombre d’événements et de lancers, puis les clés de positions, comme dans "12 4 1f3a".

## Arguments that do not fit.
language-unknown = Il n’y a pas de langue "{ $name }". Il y a { $known }.
seat-unknown = Il n’y a pas de place { $seat } à cette table. Les places vont de 0 à { $last }.
seat-missing = Ce n’est à personne de jouer, il faut donc nommer la place.
family-unknown = Il n’y a pas de famille "{ $name }". Il y a { $known }.
option-type = Une option est un booléen, un nombre, un texte, une liste ou un dict, mais pas { $type }.
action-type = Une action est un texte ou un nombre entier, mais pas { $type }.
roll-arguments = Les dés tombent comme on les donne, ou d’après une graine : l’un des deux seulement.
threads-wrong = { $threads } threads : attendu de 1 à { $most }.
level-wrong = Il n’y a pas de niveau { $level } : les niveaux vont de 1 à { $most }.
rollout-no-dice = Le Moulin n’a pas de dés. Les rollouts sont pour les jeux de dés.
position-type = Attendu : une table, un état ou un match, mais pas { $type }.
players-few = Une arène demande au moins deux joueurs.
table-or-record = Attendu : une table, un match ou le texte d’une feuille de partie, mais pas { $type }.
one-game-wanted = Attendu : la feuille d’une seule partie, mais il y en a { $count }.
one-match-wanted = Attendu : les feuilles d’un seul match ; { $count ->
    [0] le texte ne contient rien
    [one] le texte contient une partie qui n’appartient à aucun match
   *[other] le texte contient { $count } matchs ou parties seules
}.
