# What the engine answers to a page that asked something it cannot answer, in French.

desk-request = La demande est illisible : { $problem }
desk-no-table = Il n’y a pas de table { $table }.
desk-too-many-tables = Plus de { $most } tables sont ouvertes ; fermez-en une d’abord.
desk-not-thinking = Personne ne réfléchit.
desk-not-reviewing = Aucune partie n’est en train d’être passée en revue.
desk-net = Le réseau { $name } est illisible : { $problem }
desk-endgames = Les finales sont illisibles : { $problem }
desk-endgames-of-mill = Il n’y a de finales que pour le moulin.
desk-event = Événement { $event } : { $problem }
desk-problem = { $problem }
desk-format = "{ $format }" n’est pas un format de feuille de partie.
