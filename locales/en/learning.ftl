# What is said to programs that learn or search by numbers: Python and its environments.

# $number is what was asked for, $last the highest number there is.
action-number-unknown = No action here has the number { $number }. Numbers go from 0 to { $last }.

## A game in progress that was saved as a line of text.
notation-saved = past
saved-form = Expected how many events and rolls there were, and then the keys of positions, as in "12 4 1f3a".

## Arguments that do not fit.
# $name is what was asked for, $known all languages.
language-unknown = There is no language "{ $name }". There are { $known }.
seat-unknown = There is no seat { $seat } at this table. Seats go from 0 to { $last }.
seat-missing = Nobody is to act now, so the seat has to be named.
family-unknown = There is no family "{ $name }". There are { $known }.
# $type is the name of a type of Python.
option-type = An option is a truth value, a number, a text, a list or a dict, but not { $type }.
action-type = An action is a text or a whole number, but not { $type }.
roll-arguments = The dice fall as they are given, or by a seed: one of the two.
threads-wrong = { $threads } threads: expected 1 to { $most }.
level-wrong = There is no level { $level }: levels go from 1 to { $most }.
rollout-no-dice = Mill has no dice to roll out. Rollouts are for the games with dice.
position-type = Expected a table, a state or a match, but not { $type }.
players-few = An arena needs two players or more.
table-or-record = Expected a table, a match or the text of a record, but not { $type }.
# $count is how many games the text holds.
one-game-wanted = Expected the record of one game, but there are { $count }.
# $count is how many matches or single games the text holds.
one-match-wanted = Expected the records of one match; the text holds { $count ->
    [0] nothing
    [one] one game that belongs to no match
   *[other] { $count } matches or single games
}.
