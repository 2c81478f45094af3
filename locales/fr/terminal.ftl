# The game in the terminal, in French.

terminal-text = { $text }

## Who plays
terminal-title = Teahouse · { $rules } · { $players }
terminal-title-help = ? aide
terminal-player-human = vous
terminal-player-level = niveau { $level }
terminal-seated = { $seats } : { $player }
terminal-welcome = Bienvenue : { $rules }. { $facing }
terminal-facing = Votre adversaire : { $opponent }.
terminal-facing-net = niveau { $level } : le réseau { $net }
terminal-all-here = Tout le monde joue à ce terminal.

## What happens
terminal-rolls = { $seat } lance { $dice }
terminal-dice-fall = Les dés tombent : { $dice }
terminal-plays = { $seat } : { $action }
terminal-plays-way = { $seat } : { $action } ({ $way })
terminal-way = { $from } → { $to }
terminal-captures = { $way }, prise
terminal-cannot-move = { $seat } ne peut pas jouer
terminal-last-moves = Dernier coup : { $seat } a joué { $actions }
terminal-last-roll-moves = Dernier coup : { $seat } a lancé { $dice }, joué { $actions }
terminal-last-pass = Dernier coup : { $seat } n’a pas pu jouer
terminal-last-roll-pass = Dernier coup : { $seat } a lancé { $dice }, n’a pas pu jouer

## Where the game stands
terminal-to-act = C’est à { $seat } de jouer
terminal-over-won = La partie est terminée : { $seat } gagne. { $reason }
terminal-over-draw = La partie est terminée : nulle. { $reason }
terminal-over-resigned = La partie est terminée : { $seat } a abandonné.
terminal-thinking = { $seat } réfléchit …
terminal-thinking-hurry = { $seat } réfléchit … (Esc : jouer tout de suite)
terminal-looking = Recherche d’un conseil … (Esc : ce qui est déjà trouvé)
terminal-count = { $what } : { $numbers }
terminal-count-of = { $seat } { $number }
terminal-from = de { $place } à …

## Answers to commands
terminal-moves = Coups : { $moves }
terminal-no-moves = Il n’y a rien à jouer maintenant.
terminal-is-legal = { $action } est permis.
terminal-why-what = Quel coup ? Tapez why et un coup, comme "why { $example }".
terminal-level-what = Quel niveau ? Tapez level et un nombre de 1 à { $most }.
terminal-no-level = Personne à cette table ne joue à un niveau.
terminal-save-what = Où ? Tapez save et le nom d’un fichier.
terminal-load-what = Lequel ? Tapez load et le nom d’un fichier.
terminal-saved = Enregistré dans { $file }.
terminal-cannot-save = Enregistrement impossible : { $problem }
terminal-loaded =
    { $events ->
        [one] { $file } chargé : { $rules }, { $events } événement.
       *[other] { $file } chargé : { $rules }, { $events } événements.
    }
terminal-cannot-load = { $file } ne peut pas être chargé : { $problem }
terminal-no-record = il ne contient pas de feuille de partie
terminal-file-too-large = il dépasse { $most } mégaoctets
terminal-chances = Chances de gagner : { $chances }
terminal-chance = { $seat } { $percent } %
terminal-no-chances = Personne ne peut dire ce que vaut cette position : { $problem }
terminal-eval-what = Tapez eval on ou eval off ; eval seul le dit une fois.
terminal-eval-on = Les chances sont désormais affichées.
terminal-eval-off = Les chances ne sont plus affichées.
terminal-hint = Conseil : { $lines }
terminal-hint-worth = { $action } ({ $worth })
terminal-hint-wins = { $action } (gagne en { $actions })
terminal-hint-loses = { $action } (perd en { $actions })
terminal-no-hint = Pas de conseil : { $problem }
terminal-taken-back = Coup repris.
terminal-nothing-to-undo = Il n’y a rien à reprendre.
terminal-played-again = Coup rejoué.
terminal-nothing-to-redo = Il n’y a rien à rejouer.
terminal-new-game = Une nouvelle partie.
terminal-is-over = La partie est terminée ; tapez new pour une autre, ou undo.
terminal-not-your-turn = Ce n’est pas votre tour.
terminal-dice-by-themselves = Les dés sont lancés pour vous.
terminal-unknown = "{ $typed }" n’est ni une commande ni un coup ({ $problem }). Commandes : { $commands }.
terminal-failed = L’ordinateur ne peut pas jouer : { $problem }

## Help: one line for each command
terminal-help-commands = Commandes, à taper à l’invite
terminal-command-move = le jouer ; les dés sont lancés pour vous
terminal-command-why = pourquoi un coup n’est pas permis
terminal-command-moves = les coups permis
terminal-command-hint = ce que l’ordinateur jouerait de mieux
terminal-command-undo = reprendre votre dernier coup
terminal-command-redo = rejouer ce qui a été repris
terminal-command-level = un autre niveau, de 1 à 10
terminal-command-eval = afficher les chances, ou non
terminal-command-tutor = prévenir des mauvais coups avant qu’ils soient joués, ou non
terminal-command-save = écrire la feuille de partie dans un fichier
terminal-command-load = continuer une partie enregistrée
terminal-command-record = montrer la feuille de partie
terminal-command-fen = montrer la position en texte
terminal-command-resign = abandonner la partie, ou tout le match avec le mot match
terminal-command-new = recommencer
terminal-command-help = cette aide
terminal-command-quit = quitter ; la partie est gardée pour la prochaine fois
terminal-help-keys = Touches
terminal-help-keys-text =
    flèches, Tab  aller à la prochaine place possible
    Enter         la prendre ; avec du texte tapé, l’exécuter
    Esc           la lâcher ; si l’ordinateur réfléchit, jouer tout de suite
    Ctrl-T conseil   Ctrl-Z reprendre   Ctrl-Y rejouer   Ctrl-N nouvelle partie
    Ctrl-C quitter   ? cette aide
terminal-help-notation = Comment s’écrivent les coups
terminal-notation-nardi =
    24/18 joue un pion de la flèche 24 à la 18 ; 3/off le sort. Les flèches
    sont numérotées comme les voit Blanc. Plusieurs pas : 24/18,18/15.
terminal-notation-ludo =
    p1+5 avance le pion 1 de 5 ; les numéros des pions sont sur le plateau.
terminal-notation-mill =
    d6 pose un pion en d6 ; d6-d5 le déplace ; xd5 retire le pion en d5.
terminal-help-legend = Le plateau
terminal-legend-piece = { $sign }  un pion : { $seat }
terminal-legend-home = { $sign }  appartient à { $seat }
terminal-legend-special = { $sign }  une case spéciale
terminal-legend-marks = En évidence : où vous pouvez aller, où vous êtes, et d’où à où le dernier tour est allé.
terminal-legend-marks-plain = [ ] le curseur   ( ) pris   < > où vous pouvez aller   { "{" } { "}" } le dernier tour
terminal-page-keys = Haut et Bas font défiler, toute autre touche revient

## Windows
terminal-too-small = La fenêtre a { $width } × { $height } caractères, mais ce plateau en demande { $needed-width } × { $needed-height }. Agrandissez-la, ou jouez avec --plain.
terminal-side-log = Ce qui s’est passé

## The menu and questions
terminal-menu-keys = Haut, Bas et Enter choisissent · Esc revient
terminal-menu-game = Quel jeu ?
terminal-menu-variant = Quelles règles ?
terminal-menu-level = Contre qui ?
terminal-menu-number = Un nombre, ou q pour quitter :
terminal-menu-no-number = "{ $typed }" n’est pas un nombre de 1 à { $most }.
terminal-menu-all-here = Personne d’autre : tous jouent à ce terminal
terminal-family-nardi = Le narde long et sa famille
terminal-family-ludo = Le ludo et sa famille
terminal-family-mill = Le moulin et sa famille
terminal-menu-go-on = Continuer : { $rules }, { $players }
terminal-kept-question = Il y a une partie inachevée ({ $rules }).
terminal-kept-go-on =
    { $events ->
        [one] La continuer ({ $events } événement jusqu’ici)
       *[other] La continuer ({ $events } événements jusqu’ici)
    }
terminal-kept-new = Commencer une nouvelle partie
terminal-kept-damaged = La partie inachevée ne peut pas être reprise : { $problem }
terminal-nothing-kept = Il n’y a pas de partie inachevée ({ $rules }).
terminal-none-kept = Il n’y a pas de partie inachevée.
terminal-cannot-keep = La partie ne peut pas être gardée pour la prochaine fois : { $problem }
terminal-gone-on = Votre partie inachevée.

## Learning
terminal-learn-question = Aucun réseau ne joue encore ces règles. Faut-il d’abord qu’un réseau les apprenne ?
terminal-learn-yes = Apprendre { $seconds } secondes au plus, puis jouer
terminal-learn-no = Jouer tout de suite, contre une estimation écrite à la main
terminal-learning = Apprentissage de { $rules } (Ctrl-C : assez)
terminal-learned =
    { $games ->
        [one] Appris de { $games } partie.
       *[other] Appris de { $games } parties.
    }
terminal-learned-strength = { $learned } Il gagne { $percent } % (± { $error }) contre l’heuristique ; { $even } % serait à égalité.
terminal-learned-known = Un réseau qui a déjà appris ces règles est utilisé.
terminal-learn-mill = Le moulin se joue par recherche ; il n’y a rien à apprendre.
terminal-learn-net-there = Un réseau qui joue ces règles est fourni avec Teahouse ; il n’y a rien à apprendre.

## Languages
terminal-no-language = Il n’y a pas de langue "{ $language }" ; il y a { $languages }.
