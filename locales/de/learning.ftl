# What is said to programs that learn or search by numbers, in German.
# Terms: seat Platz, action Aktion, event Ereignis, level Stufe, record Aufzeichnung, state Zustand.

action-number-unknown = Keine Aktion hat hier die Nummer { $number }. Die Nummern gehen von 0 bis { $last }.

## A game in progress that was saved as a line of text.
notation-saved = Vorgeschichte
saved-form = Erwartet wird, wie viele Ereignisse und Würfe es gab, und dann die Schlüssel von Stellungen, wie in "12 4 1f3a".

## Arguments that do not fit.
language-unknown = Die Sprache "{ $name }" gibt es nicht. Es gibt { $known }.
seat-unknown = Den Platz { $seat } gibt es an diesem Tisch nicht. Die Plätze gehen von 0 bis { $last }.
seat-missing = Jetzt ist niemand am Zug, also muss der Platz genannt werden.
family-unknown = Die Familie "{ $name }" gibt es nicht. Es gibt { $known }.
option-type = Eine Option ist ein Wahrheitswert, eine Zahl, ein Text, eine Liste oder ein dict, aber nicht { $type }.
action-type = Eine Aktion ist ein Text oder eine ganze Zahl, aber nicht { $type }.
roll-arguments = Die Würfel fallen wie angegeben oder nach einem Seed: nur eines von beiden.
threads-wrong = { $threads } Threads: erwartet werden 1 bis { $most }.
level-wrong = Die Stufe { $level } gibt es nicht: die Stufen gehen von 1 bis { $most }.
rollout-no-dice = In Mühle gibt es keine Würfel. Rollouts gibt es nur für Spiele mit Würfeln.
position-type = Erwartet wird ein Tisch, ein Zustand oder ein Match, nicht { $type }.
players-few = Eine Arena braucht mindestens zwei Spieler.
table-or-record = Erwartet wird ein Tisch, ein Match oder der Text einer Aufzeichnung, nicht { $type }.
one-game-wanted = Erwartet wird die Aufzeichnung einer einzigen Partie, aber es sind { $count }.
one-match-wanted = Erwartet werden die Aufzeichnungen eines einzigen Matches; der Text enthält { $count ->
    [0] nichts
    [one] eine Partie, die zu keinem Match gehört
   *[other] { $count } Matches oder einzelne Partien
}.
