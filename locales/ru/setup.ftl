# Russian: what is wrong with a position that somebody sets up on the board.
# Terms: place = место, piece = фишка, marker = метка.

setup-no-such-place = Места { $place } на этой доске нет.
setup-no-such-seat = За сторону, чья фишка здесь стоит, никто не играет: { $place }.
setup-not-theirs = { $seat } здесь стоять не могут: { $place }.
setup-two-colours = Двум сторонам на одном месте стоять нельзя: { $place }.
setup-crowded =
    { $count ->
        [one] { $count } фишка — для этого места слишком много: { $place }.
        [few] { $count } фишки — для этого места слишком много: { $place }.
       *[other] { $count } фишек — для этого места слишком много: { $place }.
    }
setup-too-many = { $seat }: фишек { $count }, а всего их { $most }.
setup-nobody-to-act = Выберите, чей ход.
setup-no-markers = В этом варианте меток нет.
setup-no-removals = В этом варианте фишки с доски не снимают.
setup-no-dice = В этой игре костей нет.
