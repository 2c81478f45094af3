# What is wrong with a position that somebody sets up on the board, in Persian.
# Terms: place جا, piece مهره, side طرف, marker نشان, to take off the board برداشتن.

setup-no-such-place = روی این صفحه جایی به نام { $place } نیست.
setup-no-such-seat = کسی با رنگ این مهره بازی نمی‌کند: { $place }.
setup-not-theirs = مهره‌های { $seat } هرگز اینجا نمی‌ایستند: { $place }.
setup-two-colours = دو طرف نمی‌توانند با هم اینجا باشند: { $place }.
setup-crowded =
    { $count ->
        [one] { $count } مهره اینجا زیاد است: { $place }.
       *[other] { $count } مهره اینجا زیاد است: { $place }.
    }
setup-too-many = { $seat } { $count } مهره دارد؛ باید حداکثر { $most } مهره باشد.
setup-nobody-to-act = انتخاب کنید نوبت کیست.
setup-no-markers = در این گونه نشان وجود ندارد.
setup-no-removals = در این گونه کسی مهره‌ای از صفحه برنمی‌دارد.
setup-no-dice = این بازی تاس ندارد.
