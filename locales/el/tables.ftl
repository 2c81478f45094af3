# Tables and records, in Greek.
# Terms: record καταγραφή, event συμβάν, header κεφαλίδα.

## What a table refuses
table-illegal = { $action }: δεν επιτρέπεται. { $reason }

## Records
record-line = γραμμή { $line }: { $problem }
record-event = συμβάν { $event }: { $problem }
record-no-rules = Η καταγραφή δεν αναφέρει κανόνες.
record-rules = Δεν βρίσκονται οι κανόνες της καταγραφής: { $problem }
record-start = Η αρχή της καταγραφής: { $problem }
record-no-digest = Η καταγραφή δεν λέει με ποιους κανόνες παίχτηκε: λείπει η κεφαλίδα Digest.
record-other-rules = Η καταγραφή παίχτηκε με άλλους κανόνες (digest { $found }) από { $rules } (digest { $digest }).
record-cut-off = Η καταγραφή είναι κομμένη: λέει { $claimed } συμβάντα, αλλά έχει { $found }.
record-not-over = Η καταγραφή δίνει αποτέλεσμα { $claimed }, αλλά η παρτίδα δεν τελείωσε.
record-wrong-end = Η καταγραφή λέει { $header } "{ $claimed }", αλλά είναι "{ $found }".
record-open-comment = Ένα σχόλιο που αρχίζει εδώ δεν κλείνει ποτέ με άγκιστρο.
record-header = Το "{ $found }" δεν είναι κεφαλίδα. Αναμένεται: [Name "value"].
record-header-twice = Η κεφαλίδα { $header } υπάρχει εδώ για δεύτερη φορά.
record-late-header = Η κεφαλίδα { $header } βρίσκεται μετά το πρώτο συμβάν. Αυτό που λέει πρέπει να είναι γνωστό από πριν.
record-beginning = Μια καταγραφή αρχίζει με [Teahouse "{ $format }"].
record-format = Αυτή είναι μορφή { $found }· γνωστή είναι μόνο η μορφή { $format }.
record-comment-first = Ένα σχόλιο μπαίνει μετά από ζαριά ή ενέργεια.
