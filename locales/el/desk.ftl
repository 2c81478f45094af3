# What the engine answers to a page that asked something it cannot answer, in Greek.

desk-request = Το αίτημα δεν διαβάζεται: { $problem }
desk-no-table = Δεν υπάρχει τραπέζι { $table }.
desk-too-many-tables = Είναι ανοιχτά πάνω από { $most } τραπέζια· κλείσε πρώτα ένα.
desk-not-thinking = Κανείς δεν σκέφτεται.
desk-not-reviewing = Δεν γίνεται ανασκόπηση καμίας παρτίδας.
desk-net = Το δίκτυο { $name } δεν διαβάζεται: { $problem }
desk-endgames = Τα φινάλε δεν διαβάζονται: { $problem }
desk-endgames-of-mill = Φινάλε υπάρχουν μόνο για τον Μύλο.
desk-event = Συμβάν { $event }: { $problem }
desk-problem = { $problem }
desk-format = Το "{ $format }" δεν είναι μορφή καταγραφής.
