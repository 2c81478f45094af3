# Georgian. The review of a game.
# Terms: გარჩევა review, უზუსტობა inaccuracy, შეცდომა mistake, უხეში შეცდომა blunder, იღბალი luck,
# საშუალო შეცდომა error rate, გადაწყვეტილება decision, ქულა points, ბარიერი blockade.

## The report
review-row-rate = საშუალო შეცდომა (ქულის მეათასედი გადაწყვეტილებაზე)
review-row-moves-rate = საშუალო შეცდომა სვლებში
review-row-cube-rate = საშუალო შეცდომა კუბში
review-row-cube-decisions = აქედან კუბზე
review-row-level = თამაშის ძალა (დონე)
review-row-decisions = გადაწყვეტილებები
review-row-lost = დაკარგული ქულა
review-row-blunders = უხეში შეცდომები
review-row-mistakes = შეცდომები
review-row-inaccuracies = უზუსტობები
review-row-luck = იღბალი საკუთარ გაგორებებში
review-row-result = შედეგი
review-row-without-luck = შედეგი იღბლის გარეშე
review-worst = ჯერ ყველაზე ცუდი:
review-nothing-lost = აღსანიშნავი არაფერი დაკარგულა.
review-decision = ჯერი { $turn }, { $seat }: { $played } ({ $value }), { $mark }: დაკარგულია { $loss }; უკეთესია { $best } ({ $best-value })
review-decision-dice = ჯერი { $turn }, { $seat } { $dice }: { $played } ({ $value }), { $mark }: დაკარგულია { $loss }; უკეთესია { $best } ({ $best-value })
# $decision is one of the two above.
review-decision-game = ხელი { $game }, { $decision }
review-stopped = ადრე შეჩერდა: შეფასებულია { $done } გადაწყვეტილება და გაგორება, სულ { $of }.

## The report on a match. $rules is the id of the rules, $players names, $score as in 3–1.
review-match = { $rules }: { $players } – მატჩი { $length } ქულამდე, { $games } ხელის შემდეგ { $score }
review-column-game = ხელი
review-column-score = ანგარიში
review-column-seat-moves = { $seat }: სვლები
review-column-seat-cube = { $seat }: კუბი
review-column-seat-result = { $seat }: ქულა

## Comments in records
review-comment = { $mark }: დაკარგულია { $loss }, უკეთესია { $best }
review-comment-luck = იღბალი { $luck }
review-comment-notes = { $comment }. { $notes }

## The report on many games
review-games = { $games } თამაში
review-openings = დასაწყისები, ჯერ ყველაზე ხშირი, დამწყების შედეგით:
review-column-player = მოთამაშე
review-column-games = თამაშები
review-column-luck = იღბალი თამაშზე
review-column-result = შედეგი თამაშზე
review-column-without-luck = იღბლის გარეშე
review-column-opening = დასაწყისი
review-column-wins = მოგება

## The drawing
review-svg-title = { $rules }: მოგების შანსი და იღბალი
review-svg-chances = მოგების შანსი: { $seat }
review-svg-luck = იღბალი გაგორებებში (ქულა)
review-svg-turns = ჯერი
# The number of a game of a match and the score before it.
review-svg-game = ხელი { $game }, { $score }

## The analysis of a position
analyse-move = სვლა
analyse-points = ქულა
analyse-column-interval = 95 %
analyse-depth = სიღრმე
analyse-column-trials = ცდები
analyse-chances = შანსები
analyse-roll = გაგორება
analyse-best = საუკეთესო სვლა
analyse-luck = იღბალი
analyse-worth = { $wins }; { $seat }: { $equity } ქულა
analyse-win = { $seat } იგებს: { $percent } %
analyse-won-in = მოგება { $actions } სვლაში
analyse-lost-in = წაგება { $actions } სვლაში
# The cube: $seat is about to roll.
analyse-cube-no-double = { $seat } არ აორმაგებს.
analyse-cube-double-take = { $seat } აორმაგებს, მოწინააღმდეგე იღებს.
analyse-cube-double-drop = { $seat } აორმაგებს, მოწინააღმდეგე უარს ამბობს.
analyse-cube-too-good = { $seat } გაორმაგებისთვის ზედმეტად კარგად დგას და მარსისთვის თამაშობს.
analyse-cube = კუბი
analyse-cube-match = მატჩის მოგება
analyse-cube-roll = გაუორმაგებლად
analyse-cube-take = გაორმაგება, მიღება
analyse-cube-drop = გაორმაგება, უარი
analyse-stopped = ადრე შეჩერდა.
analyse-physics = ვის ემუქრება და რით რისკავს თითოეული ფიშკა:
analyse-piece = ფიშკა
analyse-place = ადგილი
analyse-to-goal = ფინიშამდე
analyse-risk = რისკი
analyse-safety = უსაფრთხოება
analyse-safe = უსაფრთხოდ
analyse-blockade = ბარიერი
analyse-threats = ვინ ემუქრება
analyse-strikes = ვის ემუქრება
analyse-strike = { $seat } { $piece }, თუ მოვა { $number }
