# The page and its server, in French.

serve-at = Teahouse est ouvert à l’adresse { $address } – Ctrl-C le ferme.
serve-for-all = Toute personne qui peut joindre cette machine peut l’ouvrir, à l’adresse de la machine elle-même.
serve-cannot-open = Aucun navigateur n’a pu être lancé ({ $problem }). Ouvrez { $address } vous-même.

## Why nothing can listen
serve-port-taken = Le port { $port } est pris par un autre programme. Indiquez-en un autre, ou --port 0 pour n’importe quel port libre.
serve-ports-taken = Les ports { $first } à { $last } sont tous pris. Indiquez-en un autre avec --port, ou --port 0 pour n’importe quel port libre.
serve-port-forbidden = Cet utilisateur n’a pas le droit d’utiliser le port { $port }. Les ports à partir de 1024 sont ouverts à tous : --port 7654.
serve-no-address = { $address } n’est pas une adresse de cette machine. --listen 127.0.0.1 est pour cette machine seule, --listen 0.0.0.0 pour tous ceux qui peuvent la joindre.
serve-cannot-listen = Impossible d’écouter à l’adresse { $address } : { $problem }

## Backups. $path is a file.
backup-done = { $path } contient toutes les tables telles qu’elles sont maintenant.
restore-done = Les tables sont dans { $path }. "teahouse serve --database { $path }" les reprend.
database-nowhere = Rien ne dit où sont les tables. Indiquez un fichier avec --database, ou définissez { $variable }.

## What a browser is told
serve-page-not-built = Ce Teahouse a été construit sans sa page. Lancez "make page" dans le dossier du projet, reconstruisez-le et redémarrez-le ; ou lancez "make run", qui fait tout cela.
serve-no-file = Il n’y a pas de fichier { $path } ici.
serve-only-get = Rien ici ne répond à { $method } : les fichiers se lisent avec GET ou HEAD.

# Tables that people share
serve-tables = Les tables sont gardées dans { $database }.
serve-tables-refused = Les tables ne peuvent pas être gardées dans { $database } : { $problem }
