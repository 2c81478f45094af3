# Playing together at tables of a server, on the page, in French.
# Terms: table table, seat place, clock pendule, reserve réserve, fair dice dés honnêtes, secret secret, fingerprint
# empreinte, rematch revanche, take back reprendre.
#
# $person is the name of a person or of a level, $seat the name of a seat (White, Red …), $variant the name of a variant.
# $clock is a clock as online-clock-of says it. Buttons are one or two words.

## Everywhere
online-title = Jouer en ligne
online-home-line = Tables ouvertes, ou la vôtre par lien
# A name for somebody who gave none.
online-guest = Invité
online-name = Votre nom
online-away = Le serveur ne répond pas. Le réseau fonctionne-t-il ?
online-back = Retour aux tables ouvertes

## A new table
new-online = En ligne
new-here = Ici
online-open-table = Ouvrir la table
online-opening = Ouverture …
online-others = Les autres
online-clock = Pendule
online-clock-none = Aucune
online-clock-quick = Rapide
online-clock-usual = Habituelle
online-clock-slow = Lente
online-clock-own = Autre
online-clock-move = Secondes par coup
online-clock-reserve = Réserve en minutes
# $move is in seconds, $reserve a time as in 5:00.
online-clock-of = { $move } s par coup, { $reserve } en réserve
online-clock-help = Les secondes d’un coup ne coûtent rien. Ce qu’un coup prend de plus est pris sur la réserve ; qui n’en a plus perd.
online-no-clock = Sans pendule
online-listed = Ouverte à tous
online-listed-help = La table figure parmi les tables ouvertes. Sinon, seules les personnes qui ont le lien peuvent venir.
online-match = Match en { $length }
online-single = Partie unique

## Open tables
online-tables = Tables ouvertes
online-tables-none = Personne n’attend de partie en ce moment.
online-tables-none-help = Ouvrez une table et envoyez le lien à un ami, ou laissez venir tout le monde.
online-tables-new = Ouvrir une table
online-join = Rejoindre
online-join-label = Rejoindre la table : { $variant }
online-waits = À la table : { $person }
online-waits-nobody = Encore personne
# $when is as in "5 minutes ago".
online-since = ouverte { $when }
online-free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }

## Before the game
online-invited = On vous invite à jouer
online-waiting = En attente des autres
online-sit-as = Jouer : { $seat }
online-watch = Regarder
online-free = Libre
online-you-are = { $person } (vous)
online-here = en ligne
online-gone = hors ligne
online-link = Envoyez ce lien aux personnes avec qui vous voulez jouer
online-copy = Copier
online-copied = Copié
online-share = Partager
online-link-text = Jouez avec moi : { $variant }
online-rules = Règles
online-missing = Cette table n’existe pas.
online-missing-help = Le lien est peut-être incomplet, ou la table a disparu : les parties terminées depuis longtemps ne sont pas gardées pour toujours.
online-wrong-seat = Ce lien ne mène à aucune place de cette table. Quelqu’un d’autre y est peut-être assis.
online-stay = Vous pouvez fermer la page. La partie vous attend dans « Mes parties ».
online-close = Fermer la table
online-closed = Cette table a été fermée.

## Fair dice
online-fair = Dés honnêtes
online-fair-line = Le serveur lance les dés, et personne ne peut choisir comment ils tombent. Vous pourrez le vérifier après la partie.
online-fair-how = Avant que quiconque ne prenne place, le serveur a choisi un secret et montré son empreinte, ci-dessous. Chaque personne qui prend place ajoute ses propres chiffres tirés au hasard. Chaque lancer est calculé à partir de tout cela. Après la partie, le secret est montré : il doit avoir cette empreinte, et chaque lancer doit en découler.
online-fingerprint = Empreinte du secret
online-check = Vérifier les dés
online-checking = Vérification …
online-check-right =
    { $rolls ->
        [one] Les dés sont honnêtes : { $rolls } lancer, qui découle du secret.
       *[other] Les dés sont honnêtes : les { $rolls } lancers découlent tous du secret.
    }
online-check-right-some = Les dés sont honnêtes : chaque lancer découle du secret.
online-check-forged = Falsifié
online-check-impossible = Impossible de vérifier cela ici : { $problem }
online-check-label = Vérifier les dés : { $variant }

## At the table
# Stands in the title of the page.
online-your-turn = À vous de jouer
online-won = Victoire : { $person }
online-lost = Connexion perdue. Nouvel essai …
online-out-of-step = Cette page a perdu le fil de la partie. Rechargez-la. Détails : { $problem }
online-watching = Vous regardez
online-watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
online-offers-draw = { $person } propose la nulle.
online-offers-undo = { $person } demande à reprendre le dernier coup.
online-offered-draw = Vous avez proposé la nulle.
online-offered-undo = Vous avez demandé à reprendre.
online-accept = Accepter
online-decline = Refuser
online-withdraw = Retirer
online-waits-answer = Vous avez accepté. Les autres n’ont pas encore répondu.
online-say-declined = { $person } a refusé
online-offer-draw = Proposer la nulle
online-clock-left = { $person } a encore { $time }
online-my-link = Ma place sur un autre appareil
online-my-link-help = Ce lien est votre place : qui l’ouvre joue pour vous. Ne l’envoyez à personne d’autre que vous.
online-table-link = Lien pour regarder
online-goes-on = Un ordinateur continue à la place de : { $person }.

## The end
online-over-resignation = { $person } a abandonné
online-over-timeout = { $person } a perdu au temps
online-over-agreement = D’un commun accord
online-rematch = Revanche
online-rematch-wanted = Revanche demandée par { $person }.
online-rematch-waits = En attente : { $person } …
online-rematch-others = En attente des autres …

## My games
games-online = En ligne
games-against = { $variant }, contre { $person }
games-online-table = { $variant }, en ligne
