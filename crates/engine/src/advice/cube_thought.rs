//! A thought about the cube: quick, since the net has an opinion about the position already.

use game::Seat;
use tables::{CubeAction, MatchView};

use super::{Advice, AdviceError, Line, Progress, Settings, Thought};
use crate::cube::{CubeAdvice, CubeJudge, Situation, chances_before_roll};
use crate::levels::DiceLevel;
use crate::roster::DiceGame;
use crate::search::Search;

/// A thought about the cube, which is thought at once.
pub(super) struct CubeThought(pub Advice);

impl Thought for CubeThought {
    fn step(&mut self) -> Progress {
        Progress::Done(self.0.clone())
    }

    fn stop(&mut self) -> Advice {
        self.0.clone()
    }
}

/// Who has to say something about the cube now, and who doubles or has doubled.
pub(super) fn cube_question(view: &MatchView) -> Option<(Seat, Seat)> {
    let offered = view.cube.and_then(|cube| cube.offered);
    offered.map(|doubler| (doubler ^ 1, doubler)).or(view.may_double.map(|doubler| (doubler, doubler)))
}

/// What a level thinks of the cube in a position where the dice are due.
pub(super) fn think_of_cube<G: DiceGame>(
    game: &G,
    search: &mut Search<G>,
    (state, view): (&G::State, &MatchView),
    (seat, doubler): (Seat, Seat),
    (settings, has_net): (&Settings, bool),
) -> Result<Advice, AdviceError> {
    let situation = Situation::of(view, doubler).ok_or(AdviceError::DiceDue)?;
    let plies = DiceLevel::of(settings.level, has_net).plies.min(1);
    let chances = chances_before_roll(game, search, state, doubler, plies);
    let judge = CubeJudge::new(game, view);
    let advice = judge.decide(&chances[..search.evaluator().table().count()], &situation);
    let nodes = search.evaluator().positions();
    let lines = if seat == doubler { lines_of_doubler(&advice) } else { lines_of_taker(&advice) };
    let depth = u32::from(plies);
    let lines = lines.map(|(action, value)| cube_line(action, value, depth, Vec::new())).to_vec();
    Ok(Advice { lines, nodes, cube: Some(advice), ..Advice::default() })
}

/// Values in a match are chances to win it; lines are told from −1 to 1 there.
fn told(advice: &CubeAdvice, value: f64) -> f64 {
    if advice.is_match { 2.0 * value - 1.0 } else { value }
}

fn lines_of_doubler(advice: &CubeAdvice) -> [(CubeAction, f64); 2] {
    let doubled = if advice.is_take { advice.double_take } else { advice.double_drop };
    let (double, roll) =
        ((CubeAction::Double, told(advice, doubled)), (CubeAction::Roll, told(advice, advice.no_double)));
    if advice.decision.doubles() { [double, roll] } else { [roll, double] }
}

fn lines_of_taker(advice: &CubeAdvice) -> [(CubeAction, f64); 2] {
    let take = (CubeAction::Take, -told(advice, advice.double_take));
    let drop = (CubeAction::Drop, -told(advice, advice.double_drop));
    if advice.is_take { [take, drop] } else { [drop, take] }
}

/// What to do about the cube, as a line.
pub(crate) fn cube_line(action: CubeAction, value: f64, depth: u32, chances: Vec<(String, f64)>) -> Line {
    let action = action.name().to_owned();
    Line {
        continuation: vec![action.clone()],
        action,
        value: Some(value),
        error: None,
        trials: 0,
        depth,
        chances,
        won_in: None,
        known: None,
    }
}
