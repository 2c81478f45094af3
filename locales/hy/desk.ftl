# Armenian: what the engine answers to a page that asked something it cannot answer.
# Terms: request = հարցում, table = սեղան, net = ցանց, event = իրադարձություն.

desk-request = Հարցումը կարդալ չի հաջողվում՝ { $problem }
desk-no-table = { $table } սեղան չկա։
desk-too-many-tables = Բաց է { $most }-ից ավելի սեղան․ նախ փակեք մեկը։
desk-not-thinking = Ոչ ոք չի մտածում։
desk-not-reviewing = Ոչ ոք խաղ չի վերլուծում։
desk-net = { $name } ցանցը կարդալ չի հաջողվում՝ { $problem }
desk-endgames = Վերջնախաղերը չեն կարդացվում. { $problem }
desk-endgames-of-mill = Վերջնախաղեր կան միայն ջրաղացի համար։
desk-event = Իրադարձություն { $event }: { $problem }
desk-problem = { $problem }
desk-format = «{ $format }»-ը գրառումների ձևաչափ չէ։
