# The store of shared tables, in Greek. $problem is what the database says, in its own words.
# Terms: store αποθήκη, lease μίσθωση, deadline προθεσμία, event συμβάν, sender αποστολέας.

store-address = Η βάση δεδομένων δεν ανοίγει: { $problem }. Αναμένεται: ένα αρχείο, ή postgres://user@host/database.
store-name =
    Το "{ $found }" δεν είναι όνομα { $what ->
        [table] τραπεζιού
        [client] αποστολέα
        [lease] μίσθωσης
        [holder] κατόχου μίσθωσης
        [kind] είδους συμβάντων
       *[deadline] προθεσμίας
    }. Αναμένονται: 1 έως 100 γράμματα, ψηφία και σύμβολα, χωρίς κενά.
store-no-events = Δεν υπάρχει τίποτα να προστεθεί.
store-too-large = { $bytes } byte είναι πάρα πολλά· κάθε φορά γίνονται δεκτά { $most }.
store-no-table = Δεν υπάρχει τραπέζι { $table }.
store-compacted = Το τραπέζι { $table } έχει κλείσει. Η καταγραφή του κρατιέται.
store-full = Ο δίσκος είναι γεμάτος, γι’ αυτό δεν αποθηκεύτηκε τίποτα: { $problem }
store-unavailable = Δεν υπάρχει πρόσβαση στη βάση δεδομένων: { $problem }
store-newer = Η βάση δεδομένων είναι έκδοσης { $found }, αλλά είναι γνωστές μόνο εκδόσεις έως { $known }. Χρησιμοποίησε νεότερο Teahouse.
store-exists = Το { $path } υπάρχει ήδη, και δεν αντικαθίσταται.
store-damaged = Το { $path } δεν είναι ολόκληρη βάση δεδομένων του Teahouse: { $problem }
store-not-encrypted = Οι συνδέσεις του ίδιου του Teahouse με την PostgreSQL δεν είναι κρυπτογραφημένες, γι’ αυτό μια διεύθυνση που το ζητά απορρίπτεται. Χρησιμοποίησε socket, ιδιωτικό δίκτυο ή σήραγγα, και παράλειψε το sslmode.
store-no-copies = Η PostgreSQL έχει δικά της εργαλεία για αντίγραφα ασφαλείας: pg_dump και pg_restore.
store-closed = Η αποθήκη έχει κλείσει.
store-failed = Η βάση δεδομένων αρνήθηκε: { $problem }
