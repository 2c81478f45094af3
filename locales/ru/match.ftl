# Russian: matches, the score, the cube.
# Terms: match = матч, cube = куб, double = удвоение, take = принять, drop = отказаться, Crawford = Кроуфорд, score = счёт.

## Matches: the score, the cube
match-answer-first = сначала нужно ответить на удвоение: принять или отказаться
match-no-double = удвоения никто не предлагал
match-no-cube = этот матч играют без куба
match-crawford-game = это партия Кроуфорда, её играют без куба
match-double-before-roll = удвоение предлагают до броска
match-cube-is-theirs = куб у противника
match-double-not-now = сейчас удваивать нельзя
match-game-goes-on = партия ещё не окончена
match-over = матч окончен
match-no-koks = по этим правилам кокса не бывает
match-none = по этим правилам матчей не играют; их играют в играх семейства nardi
match-score = со счёта { $first }–{ $second } матч до { $length } начать нельзя: он уже окончен

match-task-answer = Примите удвоение или откажитесь

match-verdict-dropped =
    { $points ->
        [one] { $winner } выигрывают { $points } очко: { $loser } отказались от удвоения.
        [few] { $winner } выигрывают { $points } очка: { $loser } отказались от удвоения.
       *[other] { $winner } выигрывают { $points } очков: { $loser } отказались от удвоения.
    }
match-verdict-resigned =
    { $points ->
        [one] { $winner } выигрывают { $points } очко: { $loser } сдались.
        [few] { $winner } выигрывают { $points } очка: { $loser } сдались.
       *[other] { $winner } выигрывают { $points } очков: { $loser } сдались.
    }

## Records of matches
record-match = так матч играть нельзя: { $problem }
record-match-header = [{ $header } "{ $found }"] — непонятно; ожидается { $expected }
record-next-game = в записи одна партия; у следующей партии матча своя запись
record-game = партия { $game }: { $problem }
record-other-score = [{ $header } "{ $found }"] не продолжает предыдущую партию; ожидается "{ $expected }"
record-other-start = партия начинается не так, как продолжается этот матч

## Matches in the terminal. $seat is the name of a seat, $value what the cube shows.
terminal-match = Матч до { $length }: { $score }
terminal-cube = куб { $value }
terminal-cube-owned = куб { $value }, { $seat }
terminal-crawford = Партия Кроуфорда
terminal-roll-or-double = { $seat }: бросок или удвоение?
terminal-doubles = { $seat } удваивают до { $value }
terminal-takes = { $seat } принимают удвоение; на кубе { $value }
terminal-drops = { $seat } отказываются от удвоения
terminal-resigns = { $seat } сдаются
terminal-resign-what = Наберите resign, чтобы сдать партию, или resign match, чтобы сдать весь матч.
terminal-resign-between = Партия окончена. Наберите resign match, чтобы сдать матч.
terminal-next-game = Партия { $game }
# $reason says how the game ended; $first and $second are the points of both sides.
terminal-match-goes-on = { $reason } Счёт матча { $first }–{ $second }; наберите next.
terminal-match-won = { $reason } Матч выиграли { $seat }, { $first }–{ $second }.
terminal-command-roll = бросить кости, когда можно и удвоить
terminal-command-double = удвоить ставку перед броском, в матче с кубом
terminal-command-take = принять удвоение и вместе с ним куб
terminal-command-drop = отказаться от удвоения и проиграть партию
terminal-command-next = следующая партия матча
