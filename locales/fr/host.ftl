# What the server says at tables that people share, in French.
# Terms: seat place, clock pendule, record feuille de partie, event événement, intention intention.

## Making a table
host-rules-long = Le fichier de règles fait { $bytes } octets ; le serveur en accepte au plus { $most }.
host-seats = Le plateau a { $expected } places, mais { $found } ont été données.
host-seat-empty = Quelqu’un doit jouer à la place { $seat }.
host-seat-nobody = Personne ne joue à la place { $seat } selon ces règles.
host-seat-level = Place { $seat } : il n’y a pas de niveau { $level } ; les niveaux vont de 1 à 10.
host-no-person = Au moins une place doit être pour un humain.
host-own-seat = La place { $seat } n’est pas pour un humain, elle ne peut donc pas être la vôtre.
host-clock = Une pendule demande au moins une seconde, et au plus { $most } secondes.
host-only-json = Une table se crée avec un corps de type application/json.
host-body = Le corps de la requête est trop long, ou n’est pas arrivé à temps ; il peut faire { $most } octets.
host-foreign-origin = Cette page n’a pas le droit de parler à ce serveur.

## At a table
table-stale = Autre chose s’est produit avant.
host-no-table = Cette table n’existe pas. Le lien est peut-être incomplet, ou la table a été créée il y a longtemps.
host-table-is-record = Cette partie est terminée depuis longtemps. Sa feuille de partie peut encore être lue.
host-table-broken = Ce qui est enregistré de cette table est illisible.
host-made-twice = Cette table a déjà été créée.
host-not-stored = Le serveur n’a pas pu enregistrer cela. Rien n’a changé ; réessayez dans un instant.
host-full = Le serveur n’a plus de place pour enregistrer des coups. Rien n’est perdu, et la partie continuera dès qu’il y aura de la place.
host-wrong-token = Ce lien n’appartient à aucune place de cette table.
host-no-seat = Il n’y a pas de place { $seat } ici.
host-seat-taken = Quelqu’un d’autre est déjà assis ici.
host-seat-kept = Cette place est gardée pour quelqu’un.
host-token-twice = Vous avez déjà une place à cette table.
host-name = Un nom peut avoir jusqu’à { $most } lettres, et aucun caractère de contrôle.
host-contribution = Ce qu’on ajoute aux dés doit être formé de chiffres hexadécimaux, de 2 à { $most }.
host-watching = Vous regardez. Pour jouer, prenez d’abord une place.
host-not-seated = Personne ne joue plus à votre place.
host-not-begun = La partie commence dès que toutes les places sont prises.
host-over = La partie est terminée.
host-withdrawn = Cette table a été fermée avant le début de la partie.
host-has-begun = La partie a commencé. Pour y mettre fin, abandonnez.
host-others-wait = D’autres sont assis ici, la table reste donc ouverte.
host-not-over = La partie n’est pas encore terminée.
host-not-your-turn = C’est à { $seat } de jouer.
host-not-yours = { $action } : ce n’est pas à vous de le faire.
host-action-long = Un coup peut avoir jusqu’à { $most } caractères.
host-not-due = Il n’y a rien à faire maintenant.
host-offer-open = Il y a déjà une proposition. Il faut d’abord y répondre.
host-no-offer = Il n’y a pas de proposition.
host-offer-others = C’est aux autres de répondre.
host-no-draws = Avec des dés, on ne convient pas d’une nulle.
host-no-draw-with-computers = L’ordinateur joue toujours jusqu’au bout.
host-undo-what = On ne peut reprendre que ce qui s’est passé : dites combien des { $events } événements doivent rester.
host-again-already = Vous l’avez déjà dit.

## On the connection
socket-hello-first = Le premier message doit dire hello.
socket-hello-twice = hello a déjà été dit.
socket-version = Ce client parle la version { $found } du protocole ; le serveur parle la version { $known }.
socket-not-understood = Cela est incompréhensible : { $problem }
socket-id = L’id d’une intention a de 1 à 40 lettres, chiffres et traits d’union.
socket-text-only = Les messages sont du texte.
socket-too-often = C’était trop à la fois. Attendez un peu.
socket-too-many = Il y a trop de connexions depuis ici.
socket-only = Cette adresse est réservée aux WebSockets.
socket-stopping = Le serveur s’arrête. Revenez dans un instant.
