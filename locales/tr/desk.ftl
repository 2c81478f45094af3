# Turkish. What the engine answers to a page that asked something it cannot answer.
# Terms: istek request, masa table, ağ net, olay event.

desk-request = İstek okunamıyor: { $problem }
desk-no-table = { $table } masası yok.
desk-too-many-tables = { $most } masadan fazlası açık; önce birini kapatın.
desk-not-thinking = Kimse düşünmüyor.
desk-not-reviewing = Kimse oyun analiz etmiyor.
desk-net = { $name } ağı okunamıyor: { $problem }
desk-endgames = Oyun sonları okunamıyor: { $problem }
desk-endgames-of-mill = Oyun sonları yalnızca Dokuz Taş için var.
desk-event = Olay { $event }: { $problem }
desk-problem = { $problem }
desk-format = "{ $format }" bir kayıt biçimi değil.
