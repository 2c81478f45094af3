# Tables and records, in French.
# Terms: record feuille de partie, event événement, header en-tête.

## What a table refuses
table-illegal = { $action } n’est pas permis : { $reason }

## Records
record-line = ligne { $line } : { $problem }
record-event = événement { $event } : { $problem }
record-no-rules = La feuille de partie ne nomme pas de règles.
record-rules = Les règles de la feuille de partie sont introuvables : { $problem }
record-start = Le début de la feuille de partie : { $problem }
record-no-digest = La feuille de partie ne dit pas selon quelles règles on a joué : il lui manque l’en-tête Digest.
record-other-rules = La partie a été jouée selon d’autres règles (digest { $found }) que { $rules } (digest { $digest }).
record-cut-off = La feuille de partie est tronquée : elle annonce { $claimed } événements, mais en a { $found }.
record-not-over = La feuille de partie donne { $claimed } comme résultat, mais la partie n’est pas terminée.
record-wrong-end = La feuille de partie dit { $header } "{ $claimed }", mais c’est "{ $found }".
record-open-comment = Un commentaire commencé ici n’est jamais fermé par une accolade.
record-header = "{ $found }" n’est pas un en-tête. Attendu : [Name "value"].
record-header-twice = L’en-tête { $header } figure ici pour la deuxième fois.
record-late-header = L’en-tête { $header } se trouve après le premier événement. Ce qu’il dit doit être connu avant.
record-beginning = Une feuille de partie commence par [Teahouse "{ $format }"].
record-format = C’est le format { $found } ; seul le format { $format } est connu.
record-comment-first = Un commentaire se place après un lancer ou une action.
