# Matches, in French.
# Terms: match match, cube videau, double doubler (le double), take accepter, drop refuser, Crawford game partie Crawford.

## Matches: the score, the cube
match-answer-first = un double attend sa réponse : accepter ou refuser
match-no-double = personne n’a doublé
match-no-cube = ce match se joue sans videau
match-crawford-game = c’est la partie Crawford, qui se joue sans videau
match-double-before-roll = on double avant de lancer les dés
match-cube-is-theirs = le videau est à l’autre camp
match-double-not-now = on ne peut pas doubler maintenant
match-game-goes-on = la partie n’est pas encore terminée
match-over = le match est terminé
match-no-koks = ces règles ne connaissent pas de koks
match-none = ces règles ne connaissent pas de matchs ; les jeux de la famille nardi, si
match-score = personne ne peut commencer à { $first }–{ $second } dans un match en { $length } : il est terminé

match-task-answer = Acceptez ou refusez le double

match-verdict-dropped =
    { $points ->
        [one] { $winner } gagne un point : { $loser } a refusé le double.
       *[other] { $winner } gagne { $points } points : { $loser } a refusé le double.
    }
match-verdict-resigned =
    { $points ->
        [one] { $winner } gagne un point : { $loser } a abandonné.
       *[other] { $winner } gagne { $points } points : { $loser } a abandonné.
    }

## Records of matches
record-match = le match ne peut pas se jouer ainsi : { $problem }
record-match-header = [{ $header } "{ $found }"] est incompréhensible ; attendu : { $expected }
record-next-game = une feuille de partie contient une seule partie ; la partie suivante d’un match a sa propre feuille
record-game = partie { $game } : { $problem }
record-other-score = [{ $header } "{ $found }"] ne fait pas suite à la partie précédente ; attendu : "{ $expected }"
record-other-start = la partie ne commence pas comme ce match se poursuit

## Matches in the terminal
terminal-match = Match en { $length } : { $score }
terminal-cube = videau { $value }
terminal-cube-owned = videau { $value }, { $seat }
terminal-crawford = Partie Crawford
terminal-roll-or-double = { $seat } : lancer ou doubler ?
terminal-doubles = { $seat } double à { $value }
terminal-takes = { $seat } accepte ; le videau est à { $value }
terminal-drops = { $seat } refuse
terminal-resigns = { $seat } abandonne
terminal-resign-what = Tapez resign pour abandonner la partie, ou resign match pour abandonner tout le match.
terminal-resign-between = La partie est terminée. Tapez resign match pour abandonner le match.
terminal-next-game = Partie { $game }
terminal-match-goes-on = { $reason } Le score du match est de { $first }–{ $second } ; tapez next.
terminal-match-won = { $reason } { $seat } gagne le match { $first }–{ $second }.
terminal-command-roll = lancer les dés, là où vous pourriez doubler
terminal-command-double = doubler la mise avant de lancer, dans un match avec videau
terminal-command-take = accepter le double, et recevoir le videau
terminal-command-drop = refuser le double et perdre la partie
terminal-command-next = la partie suivante du match
