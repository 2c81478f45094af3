# Azerbaijani. Matches: the score, the cube.
# Terms: matç match, kub cube, ikiqatlama double, qəbul etmək take, imtina etmək drop, Krouford Crawford, hesab score.

## Matches: the score, the cube
match-answer-first = əvvəlcə ikiqatlamaya cavab verilməlidir: qəbul və ya imtina
match-no-double = heç kim ikiqatlamayıb
match-no-cube = bu matç kubsuz oynanır
match-crawford-game = bu, Krouford oyunudur və kubsuz oynanır
match-double-before-roll = ikiqatlama zər atmazdan əvvəl təklif olunur
match-cube-is-theirs = kub rəqibdədir
match-double-not-now = indi ikiqatlamaq olmaz
match-game-goes-on = oyun hələ bitməyib
match-over = matç bitib
match-no-koks = bu qaydalarda koks yoxdur
match-none = bu qaydalarda matç yoxdur; nardi ailəsinin oyunlarında var
match-score = { $length } xala qədər matç { $first }–{ $second } hesabı ilə başlaya bilməz: artıq bitib

match-task-answer = İkiqatlamanı qəbul edin və ya imtina edin

match-verdict-dropped = { $winner } { $points } xal qazanır: { $loser } ikiqatlamadan imtina etdi.
match-verdict-resigned = { $winner } { $points } xal qazanır: { $loser } təslim oldu.

## Records of matches
record-match = matç belə oynana bilməz: { $problem }
record-match-header = [{ $header } "{ $found }"] anlaşılmır; gözlənilən: { $expected }
record-next-game = bir yazıda bir oyun olur; matçın növbəti oyununun öz yazısı var
record-game = oyun { $game }: { $problem }
record-other-score = [{ $header } "{ $found }"] əvvəlki oyunun davamı deyil; gözlənilən: "{ $expected }"
record-other-start = oyun bu matçın davam etdiyi kimi başlamır

## Matches in the terminal. $seat is the name of a seat, $value what the cube shows.
terminal-match = { $length } xala qədər matç: { $score }
terminal-cube = kub { $value }
terminal-cube-owned = kub { $value }, { $seat }
terminal-crawford = Krouford oyunu
terminal-roll-or-double = { $seat }: zər atmaq, yoxsa ikiqatlamaq?
terminal-doubles = { $seat } ikiqatlayır: { $value }
terminal-takes = { $seat } qəbul edir; kub { $value } göstərir
terminal-drops = { $seat } imtina edir
terminal-resigns = { $seat } təslim olur
terminal-resign-what = Oyunda təslim olmaq üçün resign, bütün matçda təslim olmaq üçün resign match yazın.
terminal-resign-between = Oyun bitib. Matçda təslim olmaq üçün resign match yazın.
terminal-next-game = Oyun { $game }
# $reason says how the game ended; $first and $second are the points of both sides.
terminal-match-goes-on = { $reason } Matçın hesabı { $first }–{ $second }; next yazın.
terminal-match-won = { $reason } { $seat } matçı udur, { $first }–{ $second }.
terminal-command-roll = ikiqatlamaq da mümkün olanda zər at
terminal-command-double = kublu matçda zər atmazdan əvvəl mərci ikiqatla
terminal-command-take = ikiqatlamanı və onunla birlikdə kubu qəbul et
terminal-command-drop = ikiqatlamadan imtina et və oyunu uduz
terminal-command-next = matçın növbəti oyunu
