# Azerbaijani. What is wrong with a position that somebody sets up on the board.
# Terms: yer place, daş piece, nişan marker.

setup-no-such-place = Bu taxtada { $place } deyilən yer yoxdur.
setup-no-such-seat = Daşı burada duran tərəf oyunda deyil: { $place }.
setup-not-theirs = { $seat } daşlar burada heç vaxt durmur: { $place }.
setup-two-colours = İki tərəf eyni yerdə dura bilməz: { $place }.
setup-crowded = Burada { $count } daş çoxdur: { $place }.
setup-too-many = { $seat }: { $count } daş var; cəmi { $most } olmalıdır.
setup-nobody-to-act = Növbənin kimdə olduğunu seçin.
setup-no-markers = Bu növdə nişan yoxdur.
setup-no-removals = Bu növdə heç kim taxtadan daş götürmür.
setup-no-dice = Bu oyunda zər yoxdur.
