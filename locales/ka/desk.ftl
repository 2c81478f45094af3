# Georgian. What the engine answers to a page that asked something it cannot answer.
# Terms: მოთხოვნა request, მაგიდა table, ქსელი net, მოვლენა event.

desk-request = მოთხოვნა ვერ იკითხება: { $problem }
desk-no-table = მაგიდა { $table } არ არსებობს.
desk-too-many-tables = ღიაა { $most } მაგიდაზე მეტი; ჯერ ერთი დახურეთ.
desk-not-thinking = არავინ ფიქრობს.
desk-not-reviewing = თამაშს არავინ არჩევს.
desk-net = ქსელი { $name } ვერ იკითხება: { $problem }
desk-endgames = ენდშპილები ვერ იკითხება: { $problem }
desk-endgames-of-mill = ენდშპილები მხოლოდ წისქვილისთვის არის.
desk-event = მოვლენა { $event }: { $problem }
desk-problem = { $problem }
desk-format = "{ $format }" ჩანაწერების ფორმატი არ არის.
