# Turkish. Matches: the score, the cube.
# Terms: maç match, küp cube, vido double, kabul etmek take, çekilmek drop, Crawford, skor score.

## Matches: the score, the cube
match-answer-first = önce vidoya yanıt verilmeli: kabul ya da çekilme
match-no-double = kimse vido demedi
match-no-cube = bu maç küpsüz oynanıyor
match-crawford-game = bu Crawford oyunu, küpsüz oynanır
match-double-before-roll = vido zar atmadan önce denir
match-cube-is-theirs = küp rakipte
match-double-not-now = şimdi vido denemez
match-game-goes-on = oyun henüz bitmedi
match-over = maç bitti
match-no-koks = bu kurallarda koks yok
match-none = bu kurallarda maç yok; nardi ailesinin oyunlarında var
match-score = { $length } puanlık bir maç { $first }–{ $second } skoruyla başlayamaz: zaten bitmiş olur

match-task-answer = Vidoyu kabul edin ya da çekilin

match-verdict-dropped = { $winner } { $points } puan kazandı: { $loser } vidodan çekildi.
match-verdict-resigned = { $winner } { $points } puan kazandı: { $loser } oyundan çekildi.

## Records of matches
record-match = maç böyle oynanamaz: { $problem }
record-match-header = [{ $header } "{ $found }"] anlaşılmıyor; beklenen: { $expected }
record-next-game = bir kayıt tek oyun tutar; maçın sonraki oyununun kendi kaydı vardır
record-game = oyun { $game }: { $problem }
record-other-score = [{ $header } "{ $found }"] önceki oyunun devamı değil; beklenen: "{ $expected }"
record-other-start = oyun bu maçın sürdüğü gibi başlamıyor

## Matches in the terminal
terminal-match = { $length } puanlık maç: { $score }
terminal-cube = küp { $value }
terminal-cube-owned = küp { $value }, { $seat }
terminal-crawford = Crawford oyunu
terminal-roll-or-double = { $seat }: zar mı, vido mu?
terminal-doubles = { $seat } vido diyor, küp { $value }
terminal-takes = { $seat } vidoyu kabul ediyor; küp { $value }
terminal-drops = { $seat } vidodan çekiliyor
terminal-resigns = { $seat } oyundan çekiliyor
terminal-resign-what = Oyundan çekilmek için resign, bütün maçtan çekilmek için resign match yazın.
terminal-resign-between = Oyun bitti. Maçtan çekilmek için resign match yazın.
terminal-next-game = Oyun { $game }
terminal-match-goes-on = { $reason } Maçta skor { $first }–{ $second }; next yazın.
terminal-match-won = { $reason } Maçı { $seat } kazandı, { $first }–{ $second }.
terminal-command-roll = vido denebilecekken zar at
terminal-command-double = küplü maçta zar atmadan önce vido de
terminal-command-take = vidoyu kabul et; küp size geçer
terminal-command-drop = vidodan çekil ve oyunu kaybet
terminal-command-next = maçın sonraki oyunu
