# Georgian. The review of a game.
# Terms: გარჩევა review, უზუსტობა inaccuracy, შეცდომა mistake, უხეში შეცდომა blunder, იღბალი luck,
# საშუალო შეცდომა error rate, გადაწყვეტილება decision, ქულა points, ბარიერი blockade.

## What a decision is called.
review-mark-best = საუკეთესო
review-mark-good = კარგი
review-mark-inaccuracy = უზუსტობა
review-mark-mistake = შეცდომა
review-mark-blunder = უხეში შეცდომა

## What is said about a decision
review-threw-away-win = ხელიდან გაშვებული მოგება { $actions } სვლაში.
review-passed-over-win = შეუმჩნეველი მოგება { $actions } სვლაში.
review-allowed-loss = დაშვებული წაგება { $actions } სვლაში.
review-win-to-draw = ხელიდან გაშვებული უეჭველი მოგება: ახლა ფრეა.
review-win-to-loss = ხელიდან გაშვებული უეჭველი მოგება: ახლა წაგებაა.
review-draw-to-loss = ხელიდან გაშვებული უეჭველი ფრე: ახლა წაგებაა.

## What is said about a decision about the cube. $seat decided, $other is the other side, $percent is how often $seat wins the game.
review-cube-missed-take = { $seat }: უნდა გაეორმაგებინა. { $percent } % გაორმაგებისთვის საკმარისია, მოწინააღმდეგემ ({ $other }) კი უნდა მიიღოს.
review-cube-missed-drop = { $seat }: უნდა გაეორმაგებინა. { $percent } %-ით ხელი მაშინვე მოგებულია, რადგან მოწინააღმდეგემ ({ $other }) უარი უნდა თქვას.
review-cube-too-early = გაორმაგებისთვის ადრეა: { $seat } იგებს { $percent } %.
review-cube-too-good = გაორმაგებისთვის ზედმეტად კარგია: { $seat } იგებს { $percent } %, მარსისთვის თამაში კი უარზე მეტი ღირს.
review-cube-no-gain = გაორმაგება არაფერს იძლევა: { $seat } იმაზე მეტ ქულას არ საჭიროებს, რაც ხელი ისედაც ღირს.
review-cube-wrong-take = { $seat }: უარი უნდა ეთქვა. { $percent } % ორმაგ ქულაზე სათამაშოდ საკმარისი არ არის.
review-cube-wrong-drop = { $seat }: უნდა მიეღო. { $percent } % თამაშის გასაგრძელებლად საკმარისია.
# $played and $best are chances to win the match.
review-cube-match = მატჩის მოგების შანსი ({ $seat }) ამით { $played } % ხდება, ნაცვლად { $best } %-ისა.
