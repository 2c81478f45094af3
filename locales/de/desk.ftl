# What the engine answers to a page that asked something it cannot answer, in German.

desk-request = Die Anfrage lässt sich nicht lesen: { $problem }
desk-no-table = Es gibt keinen Tisch { $table }.
desk-too-many-tables = Mehr als { $most } Tische sind offen; schließe zuerst einen.
desk-not-thinking = Niemand denkt gerade nach.
desk-not-reviewing = Gerade wird keine Partie ausgewertet.
desk-net = Das Netz { $name } lässt sich nicht lesen: { $problem }
desk-endgames = Die Endspiele sind nicht lesbar: { $problem }
desk-endgames-of-mill = Endspiele gibt es nur für Mühle.
desk-event = Ereignis { $event }: { $problem }
desk-problem = { $problem }
desk-format = "{ $format }" ist kein Format für Aufzeichnungen.
