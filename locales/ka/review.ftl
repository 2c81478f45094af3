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
