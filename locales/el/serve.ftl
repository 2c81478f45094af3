# The page and its server, in Greek.

serve-at = Το Teahouse είναι ανοιχτό στο { $address } – Ctrl-C το κλείνει.
serve-for-all = Όποιος έχει πρόσβαση σε αυτόν τον υπολογιστή μπορεί να το ανοίξει, με τη διεύθυνση του ίδιου του υπολογιστή.
serve-cannot-open = Δεν ξεκίνησε κανένας browser ({ $problem }). Άνοιξε το { $address } εσύ.

## Why nothing can listen
serve-port-taken = Η θύρα { $port } είναι πιασμένη από άλλο πρόγραμμα. Δώσε άλλη, ή --port 0 για όποια είναι ελεύθερη.
serve-ports-taken = Οι θύρες { $first } έως { $last } είναι όλες πιασμένες. Δώσε άλλη με --port, ή --port 0 για όποια είναι ελεύθερη.
serve-port-forbidden = Αυτός ο χρήστης δεν επιτρέπεται να χρησιμοποιήσει τη θύρα { $port }. Οι θύρες από 1024 και πάνω είναι ανοιχτές σε όλους: --port 7654.
serve-no-address = Η { $address } δεν είναι διεύθυνση αυτού του υπολογιστή. Το --listen 127.0.0.1 είναι μόνο για αυτόν τον υπολογιστή, το --listen 0.0.0.0 για όποιον έχει πρόσβαση σε αυτόν.
serve-cannot-listen = Δεν γίνονται δεκτές συνδέσεις στο { $address }: { $problem }

## Backups. $path is a file.
backup-done = Το { $path } περιέχει όλα τα τραπέζια όπως είναι τώρα.
restore-done = Τα τραπέζια είναι στο { $path }. Το "teahouse serve --database { $path }" συνεχίζει με αυτά.
database-nowhere = Δεν έχει οριστεί πού είναι τα τραπέζια. Δώσε ένα αρχείο με --database, ή όρισε το { $variable }.

## What a browser is told
serve-page-not-built = Αυτό το Teahouse φτιάχτηκε χωρίς τη σελίδα του. Τρέξε "make page" στον φάκελο του έργου, φτιάξε το ξανά και ξεκίνα το από την αρχή· ή τρέξε "make run", που τα κάνει όλα αυτά.
serve-no-file = Δεν υπάρχει εδώ αρχείο { $path }.
serve-only-get = Τίποτα εδώ δεν απαντά σε { $method }: τα αρχεία διαβάζονται με GET ή HEAD.

# Tables that people share
serve-tables = Τα τραπέζια κρατιούνται στο { $database }.
serve-tables-refused = Δεν μπορούν να κρατηθούν τραπέζια στο { $database }: { $problem }
