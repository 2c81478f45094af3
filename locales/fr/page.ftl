# The page in the browser, in French.

## Everywhere
page-name = Teahouse
page-close = Fermer
page-menu = Menu
page-loading = Chargement …
page-broken = Le moteur ne fonctionne pas dans ce navigateur.
page-broken-help = Il faut un navigateur de 2023 ou plus récent. Détails : { $problem }
page-incomplete = Cette langue est complète à { $share } % ; le reste est en anglais.
page-update = Il y a une nouvelle version.
page-update-now = La charger

## Home
home-play = Jouer
home-friend = À deux
home-more = Plus…
home-play-label = Jouer : { $game }
home-friend-label = Jouer avec un ami à cet écran : { $game }
home-more-label = D’autres façons de jouer : { $game }
home-against = { $variant }, contre { $player }
home-hot-seat = { $variant }, à deux à cet écran
home-table-of =
    { $seats ->
        [one] { $variant }, seul à la table
       *[other] { $variant }, { $seats } à la table
    }
home-watch = { $variant }, des ordinateurs jouent
home-go-on = Continuer
home-go-on-label = Continuer : { $variant }
home-unfinished = Parties en cours
home-finished = Parties terminées
home-no-games = Vos parties sont gardées ici, dans ce navigateur.
home-delete-label = Supprimer la partie : { $variant }
home-step-through = Revoir
home-left = quittée { $when }
home-played = jouée { $when }
home-moves =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
home-games = Mes parties
home-games-line =
    { $played ->
        [0] Rien de joué encore
       *[other] Jouées : { $played }, gagnées : { $won }
    }

## Families of games
family-nardi = Narde long
family-ludo = Ludo
family-mill = Moulin

## A new game
new-title = Nouvelle partie : { $game }
new-variant = Variante
new-rules-of = Règles : { $variant }
new-opponent = Adversaire
new-computer = Ordinateur
new-friend = Ami ici
new-watch = Regarder
new-level = Niveau
new-level-of = Niveau de { $seat }
new-strength = Niveau { $level } · { $word }
new-seat = Vous jouez
new-person = Humain
new-empty = Vide
new-start = Commencer
new-own = Votre propre fichier de règles
new-own-help = Choisissez un fichier en .toml. Il reste dans ce navigateur.
new-own-wrong = Ce fichier n’est pas jouable :
level-word-1 = Débutant
level-word-2 = Amateur
level-word-3 = Club
level-word-4 = Fort
level-word-5 = Expert

## Players
player-you = Vous
player-level = Niveau { $level } · { $word }
player-person = Humain
player-turn = { $seat } · à vous
player-thinks = { $seat } · réfléchit …
player-to-act = { $seat } · au trait

## The table
table-board = Plateau : { $variant }
table-board-help = Les flèches vont d’une place à l’autre, Entrée prend et pose, Échap lâche, R lance les dés, U reprend, H donne un conseil.
table-roll = Lancer
table-confirm = Terminé
table-take-back = Reprendre
# Others have to allow it.
table-ask-back = Demander à reprendre
table-play-again = Rejouer
table-hint = Conseil
table-moves = Coups
table-rules = Règles
table-evaluation = Évaluation
table-evaluation-key = E
table-best-moves = Meilleurs coups
table-new-game = Nouvelle partie
table-same-again = Encore une
table-change-seats = Changer de place
table-resign = Abandonner
table-resign-sure = Abandonner cette partie ?
table-resign-yes = Oui, abandonner
table-resign-no = Non, continuer
table-resign-match = Abandonner le match
table-resign-match-sure = Abandonner tout le match ?
table-settings = Réglages
table-home = Accueil
table-sound-on = Son activé
table-sound-off = Son coupé
table-turn-round = Tourner le plateau
table-type = Taper un coup
table-type-play = Jouer
table-flip-theme = Changer de thème
table-step-first = Au début
table-step-back = Un pas en arrière
table-step-on = Un pas en avant
table-step-last = À la fin
table-chance = Chances de gagner
table-chance-of = { $seat } { $percent } %
table-thinking = Réflexion …
table-tutor = Le tuteur
table-tutor-costs = Cela coûte { $loss } points : { $mark }.
table-tutor-keep = Garder ce coup

## What to do now
do-roll = Lancez les dés
do-choose = Choisissez un pion
do-where = Choisissez où il va
do-where-die = Choisissez où il va, ou cliquez sur un dé pour le jouer d’abord
do-remove = Choisissez un pion à retirer
do-place = Choisissez un point où poser un pion
do-confirm = Cliquez sur Terminé, ou sur les dés, pour finir votre tour
do-only-move = Il n’y a qu’un coup
do-wait = En attente de { $seat }
do-watch = { $seat } joue
do-step-through = Revoyez la partie pas à pas

## The end
over-you-won = Vous avez gagné !
over-you-lost = { $seat } a gagné
over-won = { $seat } a gagné
over-draw = Partie nulle
over-resigned = { $seat } a abandonné
over-rematch = Revanche
over-step-through = Revoir la partie
over-download = Télécharger la feuille de partie

## Announcements
say-rolled = { $seat } a lancé { $dice }
say-moved = { $seat } : { $from } à { $to }
say-placed = { $seat } : pose en { $to }
say-finished = { $seat } : de { $from }, sorti du plateau
say-removed = { $seat } : retire { $to }
say-captured = { $move }, prise
say-passed = { $seat } ne peut pas jouer
say-taken-back = Coup repris
say-hint = Conseil : { $move }
say-place-empty = { $place } : vide
say-place-holds = { $place } : { $pieces }
say-pieces = { $count } { $seat }
say-place-movable = { $label }, peut jouer
say-place-target = { $label }, arrivée possible
say-place-removable = { $label }, peut être retiré
say-die = Dé { $number } : le jouer d’abord
say-die-used = Dé { $number }, déjà joué

## The list of moves
moves-to-play = au trait
moves-pass = passe
moves-empty = Aucun coup encore

## Settings
set-title = Réglages
set-language = Langue
set-theme = Thème
set-theme-auto = Comme le système
set-theme-light = Clair
set-theme-dark = Sombre
set-theme-contrast = Contraste élevé
set-sound = Son
set-speed = Animation
set-speed-off = Aucune
set-speed-slow = Lente
set-speed-normal = Normale
set-speed-fast = Rapide
set-direction = Plateau
set-direction-usual = Habituel
set-direction-turned = Tourné
set-direction-mirrored = En miroir
set-direction-both = Tourné et en miroir
set-numbers = Numéros au bord
set-auto-roll = Lancer tout seul
set-auto-confirm = Finir les tours tout seul
set-auto-finish = Sortir les pions tout seul à la fin
set-help = Aide
set-tutor = Tuteur : me prévient avant qu’un mauvais coup soit joué

## Help
help-best = Meilleurs coups
help-win = { $percent } %
help-wins-in =
    { $actions ->
        [one] gagne en { $actions }
       *[other] gagne en { $actions }
    }
help-loses-in =
    { $actions ->
        [one] perd en { $actions }
       *[other] perd en { $actions }
    }
# What endgames know about a move.
help-won = gain
help-drawn = nulle
help-lost = perte
help-capture-in =
    prise en { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }

## Review of a game
study-title = Revue
study-open = Passer en revue
study-open-label = Passer la partie en revue : { $variant }
study-progress = { $done } jugés sur { $of }
study-progress-label = Avancement de la revue
study-graph = Chances de { $seat }, %
study-luck = Chance
study-luck-of = chance { $luck }
study-luck-column = chance
study-turn = Tour { $turn }, { $seat }
study-turn-you = Tour { $turn }, vous
study-turn-rolled = Tour { $turn }, { $seat } a lancé { $dice }
study-turn-you-rolled = Tour { $turn }, vous avez lancé { $dice }
study-turn-column = Tour
study-mark-column = Erreur
study-mark-loss = { $mark } { $loss }
study-forced = forcé
study-decision = La décision
study-played = Joué
study-better = Mieux
study-next-best = Deuxième choix
study-others = Autres coups
study-show = Montrer { $line } sur le plateau
study-wins = { $percent } % de victoires
study-mars = dont { $percent } % de mars
study-goes-on = La suite :
study-not-yet = Pas encore jugé
study-worst-first = Les pires d’abord
study-whose = Les erreurs de qui
study-yours = Les vôtres
study-all = Toutes
study-no-mistakes = Aucune erreur.
study-none-yet = Aucune erreur jusqu’ici.
study-summary = Bilan
study-rate = taux d’erreur
study-rate-help = Millièmes de point perdus par décision
study-blunders = gaffes
study-plays-like = joue comme
study-level = Niveau { $level }
study-play-on = Continuer la partie d’ici
study-table = Coups
study-keys = Gauche et Droite parcourent la partie, M et N vont à l’erreur suivante et à la précédente, B montre le meilleur coup, Bas et Haut le suivent, Échap le quitte.
study-games = Partie du match
study-game = Partie { $number }
study-game-at = Partie { $number }, à { $score }
study-game-before = La partie précédente
study-game-next = La partie suivante
study-cube-roll = Pas de double
study-cube-double = Double
study-cube-take = Accepter
study-cube-drop = Refuser
study-cube-double-take = Double, accepter
study-cube-double-drop = Double, refuser
study-cube-right = juste
study-cube-match = Chances de { $seat } de gagner le match
study-cube-points = Points de { $seat }
study-percent = { $percent } %
study-rate-moves = coups
study-rate-cube = videau
study-lost = Cette partie n’est pas gardée dans ce navigateur.
study-no-graph = Le graphique ne peut pas être dessiné dans ce navigateur.
