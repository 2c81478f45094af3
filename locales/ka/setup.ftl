# Georgian. What is wrong with a position that somebody sets up on the board.
# Terms: ადგილი place, ქვა piece, ნიშანი marker.

setup-no-such-place = ამ დაფაზე ადგილი { $place } არ არის.
setup-no-such-seat = მხარე, რომლის ქვაც აქ დგას, არ თამაშობს: { $place }.
setup-not-theirs = { $seat } ქვები აქ არასდროს დგას: { $place }.
setup-two-colours = ორი მხარე ერთ ადგილზე ვერ იდგება: { $place }.
setup-crowded = { $count } ქვა აქ ზედმეტია: { $place }.
setup-too-many = { $seat }: { $count } ქვაა; სულ { $most } უნდა იყოს.
setup-nobody-to-act = აირჩიეთ, ვისი ჯერია.
setup-no-markers = ამ ვარიანტში ნიშნები არ არის.
setup-no-removals = ამ ვარიანტში დაფიდან ქვებს არავინ ხსნის.
setup-no-dice = ამ თამაშში კამათელი არ არის.
