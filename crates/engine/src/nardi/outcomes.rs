//! What a Nardi net's outputs mean.

use game::Seat;
use nardi::{Nardi, State, Tie, Win};

use crate::outcomes::Outcomes;

/// Wins in ascending order of points: oin, mars and, where the rules have it, koks.
fn wins(game: &Nardi) -> Vec<(Win, &'static str)> {
    let mut wins = vec![(Win::Oin, "win"), (Win::Mars, "win-by-mars")];
    if game.rules().koks > 0 {
        wins.push((Win::Koks, "win-by-koks"));
    }
    wins
}

/// The outputs are win, win-by-mars (and win-by-koks), then loss, loss-by-mars (and loss-by-koks), then tie
/// where the rules have it.
impl Outcomes for Nardi {
    fn outcome_names(&self) -> Vec<String> {
        let wins = wins(self);
        let losses = wins.iter().map(|(_, name)| name.replace("win", "loss"));
        let tie = (self.rules().tie != Tie::None).then(|| "tie".to_owned());
        wins.iter().map(|(_, name)| (*name).to_owned()).chain(losses).chain(tie).collect()
    }

    fn outcome_points(&self) -> Vec<f32> {
        let wins = wins(self);
        let points = |sign: f32| wins.iter().map(move |&(win, _)| sign * f32::from(self.points_for(win)));
        let tie = (self.rules().tie != Tie::None).then_some(0.0);
        points(1.0).chain(points(-1.0)).chain(tie).collect()
    }

    fn outcome_of(&self, over: &State, seat: Seat) -> usize {
        let kinds = if self.rules().koks > 0 { 3 } else { 2 };
        match self.winner(over) {
            None => 2 * kinds,
            Some((winner, win)) => win as usize + if winner == seat { 0 } else { kinds },
        }
    }

    fn outcome_seen(&self, outcome: usize, from: Seat, to: Seat) -> usize {
        let kinds = if self.rules().koks > 0 { 3 } else { 2 };
        if from == to || outcome == 2 * kinds { outcome } else { (outcome + kinds) % (2 * kinds) }
    }
}
