# Analysing positions, on the page, in French.
# Terms: analyse analyse, roll out rollout, set up composer, record feuille de partie, marker marqueur, error rate taux
# d’erreur, review revue, cube videau, double doubler, take accepter, drop refuser.

## The screen
analyse-title = Analyse
analyse-home-line = Composez une position et voyez ce que vaut chaque coup
analyse-variant = Variante
analyse-board-help = Les flèches vont d’une place à l’autre, Entrée prend et pose. À côté du plateau, Gauche et Droite parcourent les coups.
analyse-edit = Composer
analyse-done = Terminé
analyse-cancel = Annuler
analyse-from-here = Analyser d’ici
analyse-to-play = { $seat } joue { $dice }
analyse-to-move = { $seat } au trait
analyse-to-roll = { $seat } lance les dés
analyse-roll-off = Les dés décident qui commence
analyse-over = La partie est terminée.

## Dice
analyse-dice = Dés
analyse-dice-choose-one = Choisissez un nombre, ou lancez le dé.
analyse-dice-choose-two = Choisissez deux nombres, ou lancez les dés.
analyse-dice-choose-other = Et l’autre dé ?
analyse-die = { $number }
analyse-other-dice = Autres dés

## The moves of a position
analyse-moves = Coups, le meilleur d’abord
analyse-looking = Examen des coups …
analyse-column-move = Coup
analyse-column-win = Victoires
analyse-column-points = Points
analyse-play = Jouer { $move }
analyse-error = ± { $error }
analyse-played-out =
    { $trials ->
        [one] { $trials } partie simulée
       *[other] { $trials } parties simulées
    }
analyse-roll-out = Rollout
analyse-roll-out-help = Joue les meilleurs coups jusqu’au bout, maintes fois et avec les mêmes dés, jusqu’à ce qu’on sache lequel est le meilleur.
analyse-rolling = Rollout en cours, { $percent } %
analyse-stop = Arrêter
outcome-win-by-mars = mars { $percent } %
outcome-win-by-koks = koks { $percent } %
outcome-loss-by-mars = mars perdu { $percent } %
outcome-loss-by-koks = koks perdu { $percent } %

## What pieces threaten and risk
threats-title = Menaces et risques
threats-piece = Pion
threats-risk = Risque
threats-by = Menacé par
threats-strikes = Peut prendre
threats-safe = à l’abri
threats-none = –
threats-strike = { $place } avec { $number }

## Setting up a position
edit-pieces = Pions
edit-piece = { $seat }, reste { $count }
edit-marker = Marqueur
edit-take = Enlever
edit-help = Choisissez un pion, puis cliquez là où il se trouve. Faites glisser les pions pour les déplacer ; hors du plateau pour les enlever.
edit-turn = À qui de jouer
edit-removes = Retire d’abord un pion
edit-empty = Vider
edit-start = Position de départ
edit-wrong = Pas encore une position

## A position as a text
position-fen = Position (FEN)
position-set = Appliquer
position-link = Copier le lien
position-copied = Copié
position-record = D’une feuille de partie
position-record-help = Collez la feuille d’une partie, ou choisissez un fichier.
position-record-file = Choisir un fichier
position-record-open = Ouvrir
position-record-text = Feuille de partie
position-record-which = Quelle partie
position-record-game = { $number }. { $variant }
position-record-empty = Il n’y a aucune partie dans ce texte.

## Links that lead nowhere
link-wrong = Ce lien ne mène à aucune position.
link-rules-broken = Les règles qu’il contient sont illisibles. Il a peut-être été coupé en chemin.
link-rules-long = Ces règles sont trop longues pour un lien. Envoyez plutôt le fichier de règles et la position (FEN).
link-garbled = Il a été altéré en chemin : certains de ses signes sont abîmés.
link-start = Analyser autre chose

## My games
games-import = Importer
games-export = Exporter
games-brought =
    { $taken ->
        [0] Aucune nouvelle partie.
        [one] { $taken } partie ajoutée.
       *[other] { $taken } parties ajoutées.
    }
games-known =
    { $known ->
        [one] { $known } était déjà là.
       *[other] { $known } étaient déjà là.
    }
games-import-problem = { $file } : { $problem }
games-filter = Quelles parties
games-any-family = Tous les jeux
games-any-variant = Toutes les variantes
games-any-opponent = Tous les adversaires
games-any-result = Tous les résultats
games-any-date = Toutes les dates
games-last-days =
    { $days ->
        [one] Le dernier jour
       *[other] Les { $days } derniers jours
    }
games-all = Tout afficher
games-with-friend = Entre amis
games-computers = Ordinateurs seuls
games-won = Gagnées
games-lost = Perdues
games-draw = Nulles
games-played = Jouées
games-rate = Taux d’erreur
games-no-rates = Les parties passées en revue ont un taux d’erreur.
games-over-time = Taux d’erreur et résultats de vos parties, dans l’ordre où elles ont été jouées
games-summary = Vos parties en chiffres
games-none-found = Aucune partie ne correspond.
games-more = Plus de parties
games-deleted = { $variant } : supprimée
games-undo = Annuler

## Matches and the cube, at the table
new-match = Match en
new-match-single = Partie simple
new-cube = Videau
match-points = points
match-stands = le score du match est { $score }
match-line = match en { $length }, { $score }
match-game-over = La partie { $number } est terminée
match-next-game = Partie suivante
table-double = Doubler
table-take = Accepter
table-drop = Refuser
do-roll-or-double = Lancez les dés, ou doublez
do-answer = { $seat } double à { $value } : accepter, ou abandonner la partie ?
say-double = { $seat } double
say-take = { $seat } accepte le double
say-drop = { $seat } refuse le double
say-resign = { $seat } abandonne la partie
moves-double = double
moves-take = accepte
moves-drop = refuse
moves-resign = abandonne
games-look-label = Revoir : { $variant }
