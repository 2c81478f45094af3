# Azerbaijani. What the engine answers to a page that asked something it cannot answer.
# Terms: sorğu request, masa table, şəbəkə net, hadisə event.

desk-request = Sorğu oxunmur: { $problem }
desk-no-table = { $table } masası yoxdur.
desk-too-many-tables = { $most } masadan çoxu açıqdır; əvvəlcə birini bağlayın.
desk-not-thinking = Heç kim düşünmür.
desk-not-reviewing = Heç kim oyun təhlil etmir.
desk-net = { $name } şəbəkəsi oxunmur: { $problem }
desk-endgames = Oyun sonluqları oxunmur: { $problem }
desk-endgames-of-mill = Oyun sonluqları yalnız Doqquz daş üçündür.
desk-event = Hadisə { $event }: { $problem }
desk-problem = { $problem }
desk-format = "{ $format }" yazı formatı deyil.
