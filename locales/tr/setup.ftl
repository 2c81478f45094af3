# Turkish. What is wrong with a position that somebody sets up on the board.
# Terms: yer place, taş piece, işaret marker.

setup-no-such-place = Bu tahtada { $place } diye bir yer yok.
setup-no-such-seat = Taşı burada duran taraf oyunda değil: { $place }.
setup-not-theirs = { $seat } taşlar burada hiç durmaz: { $place }.
setup-two-colours = İki taraf aynı yerde duramaz: { $place }.
setup-crowded = Burada { $count } taş fazla: { $place }.
setup-too-many = { $seat }: { $count } taş var; toplam { $most } olmalı.
setup-nobody-to-act = Sıranın kimde olduğunu seçin.
setup-no-markers = Bu çeşitte işaret yok.
setup-no-removals = Bu çeşitte kimse tahtadan taş almaz.
setup-no-dice = Bu oyunda zar yok.
