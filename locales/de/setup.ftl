# What is wrong with a position that somebody sets up on the board, in German.

setup-no-such-place = Einen Platz { $place } gibt es auf diesem Brett nicht.
setup-no-such-seat = Niemand spielt die Seite, deren Stein hier steht: { $place }.
setup-not-theirs = Steine von { $seat } stehen nie hier: { $place }.
setup-two-colours = Zwei Seiten können nicht zusammen hier stehen: { $place }.
setup-crowded =
    { $count ->
        [one] { $count } Stein ist hier zu viel: { $place }.
       *[other] { $count } Steine sind hier zu viele: { $place }.
    }
setup-too-many = { $seat } hat { $count } Steine; es gibt nur { $most }.
setup-nobody-to-act = Wähle, wer am Zug ist.
setup-no-markers = In dieser Variante gibt es keine Sperrmarken.
setup-no-removals = In dieser Variante nimmt niemand Steine vom Brett.
setup-no-dice = In diesem Spiel gibt es keine Würfel.
