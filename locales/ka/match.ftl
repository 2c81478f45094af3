# Georgian. Matches: the score, the cube.
# Terms: მატჩი match, კუბი cube, გაორმაგება double, მიღება take, უარი drop, კროუფორდი Crawford, ანგარიში score.

## Matches: the score, the cube
match-answer-first = ჯერ გაორმაგებას უნდა ეპასუხოს: მიღება ან უარი
match-no-double = არავის გაუორმაგებია
match-no-cube = ეს მატჩი უკუბოდ ითამაშება
match-crawford-game = ეს კროუფორდის ხელია, ის უკუბოდ ითამაშება
match-double-before-roll = გაორმაგება გაგორებამდე ხდება
match-cube-is-theirs = კუბი მოწინააღმდეგისაა
match-double-not-now = ახლა გაორმაგება არ შეიძლება
match-game-goes-on = ხელი ჯერ არ დასრულებულა
match-over = მატჩი დასრულებულია
match-no-koks = ამ წესებში კოქსი არ არის
match-none = ამ წესებში მატჩები არ არის; ისინი nardi ოჯახის თამაშებშია
match-score = { $length } ქულამდე მატჩი ანგარიშით { $first }–{ $second } ვერ დაიწყება: ის უკვე დასრულებულია

match-task-answer = მიიღეთ გაორმაგება ან თქვით უარი

match-verdict-dropped = { $winner } იგებს { $points } ქულას: { $loser } გაორმაგებაზე უარს ამბობს.
match-verdict-resigned = { $winner } იგებს { $points } ქულას: { $loser } დანებდა.

## Records of matches
record-match = მატჩი ასე ვერ ითამაშება: { $problem }
record-match-header = [{ $header } "{ $found }"] გაუგებარია; საჭიროა { $expected }
record-next-game = ჩანაწერში ერთი თამაშია; მატჩის შემდეგ თამაშს თავისი ჩანაწერი აქვს
record-game = თამაში { $game }: { $problem }
record-other-score = [{ $header } "{ $found }"] წინა თამაშს არ აგრძელებს; საჭიროა "{ $expected }"
record-other-start = თამაში ისე არ იწყება, როგორც ეს მატჩი გრძელდება

## Matches in the terminal
terminal-match = მატჩი { $length } ქულამდე: { $score }
terminal-cube = კუბი { $value }
terminal-cube-owned = კუბი { $value }, { $seat }
terminal-crawford = კროუფორდის ხელი
terminal-roll-or-double = { $seat }: გაგორება თუ გაორმაგება?
terminal-doubles = { $seat } აორმაგებს, კუბი { $value }
terminal-takes = { $seat } გაორმაგებას იღებს; კუბზეა { $value }
terminal-drops = { $seat } გაორმაგებაზე უარს ამბობს
terminal-resigns = { $seat } ნებდება
terminal-resign-what = აკრიფეთ resign, რომ ამ ხელში დანებდეთ, ან resign match, რომ მთელ მატჩში დანებდეთ.
terminal-resign-between = ხელი დასრულებულია. მატჩში დასანებებლად აკრიფეთ resign match.
terminal-next-game = ხელი { $game }
terminal-match-goes-on = { $reason } მატჩის ანგარიშია { $first }–{ $second }; აკრიფეთ next.
terminal-match-won = { $reason } მატჩს იგებს { $seat }, { $first }–{ $second }.
terminal-command-roll = კამათლის გაგორება, როცა გაორმაგებაც შეიძლება
terminal-command-double = გაორმაგება გაგორებამდე, კუბიან მატჩში
terminal-command-take = გაორმაგების მიღება; კუბი თქვენთან გადმოდის
terminal-command-drop = გაორმაგებაზე უარი; ხელი წაგებულია
terminal-command-next = მატჩის შემდეგი ხელი
