//! Levels 1 to 10 of the dice games: the same net, or where none fits the same estimate, with a poorer eye and a
//! shakier hand.

use game::{Decide, Features, Random, Turn};

use crate::evaluate::Evaluator;
use crate::inquiry::Choice;
use crate::outcomes::Outcomes;
use crate::player::Player;
use crate::search::{Search, SearchOptions};

/// The number of levels of every family.
pub const LEVELS: u8 = 10;

/// How strong a level of a dice game is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiceLevel {
    /// How often it plays anything at all.
    pub slips: f64,
    /// The spread of the error in what it thinks of a move, in shares of the range of points.
    pub blur: f64,
    /// How many rolls it looks ahead.
    pub plies: u8,
}

const fn level(slips: f64, blur: f64, plies: u8) -> DiceLevel {
    DiceLevel { slips, blur, plies }
}

/// The levels with a net, the weakest first.
pub const DICE_LEVELS: [DiceLevel; LEVELS as usize] = [
    level(0.70, 0.200, 0),
    level(0.45, 0.120, 0),
    level(0.25, 0.080, 0),
    level(0.12, 0.050, 0),
    level(0.05, 0.035, 0),
    level(0.02, 0.024, 0),
    level(0.00, 0.014, 0),
    level(0.00, 0.000, 0),
    level(0.00, 0.000, 1),
    level(0.00, 0.000, 2),
];

/// The levels with the hand-written estimate. It tells good moves from bad ones less sharply than a net, so the steps
/// are made by slips rather than by blur.
pub const ESTIMATE_LEVELS: [DiceLevel; LEVELS as usize] = [
    level(1.00, 0.000, 0),
    level(0.75, 0.000, 0),
    level(0.55, 0.000, 0),
    level(0.40, 0.000, 0),
    level(0.28, 0.000, 0),
    level(0.18, 0.000, 0),
    level(0.09, 0.000, 0),
    level(0.00, 0.000, 0),
    level(0.00, 0.000, 1),
    level(0.00, 0.000, 2),
];

impl DiceLevel {
    /// A level from 1 to 10 of a player with a net, or without one; other numbers count as the nearest of these.
    pub fn of(level: u8, has_net: bool) -> DiceLevel {
        let levels = if has_net { &DICE_LEVELS } else { &ESTIMATE_LEVELS };
        levels[usize::from(level.clamp(1, LEVELS)) - 1]
    }
}

/// The margin of a look ahead is made for points that lie four apart; where more is at stake it grows with that.
const USUAL_RANGE: f32 = 4.0;

/// Sensible filters for a look ahead with this evaluator.
pub(crate) fn search_options<G: Decide + Features + Outcomes>(
    evaluator: &Evaluator<G>,
    plies: u8,
) -> SearchOptions {
    let (most, least) = evaluator.table().range();
    let usual = SearchOptions::plies(plies);
    SearchOptions { margin: usual.margin * ((most - least) / USUAL_RANGE).max(1.0), ..usual }
}

/// A player of some level.
pub struct Leveled<G: Decide> {
    search: Search<G>,
    level: DiceLevel,
}

impl<G: Decide + Features + Outcomes> Leveled<G> {
    /// A player that errs and looks ahead as this level does.
    pub fn new(mut search: Search<G>, level: DiceLevel) -> Leveled<G> {
        search.options = search_options(search.evaluator(), level.plies);
        Leveled { search, level }
    }

    fn blurred(
        &mut self,
        game: &G,
        state: &G::State,
        options: &[(G::Decision, G::State)],
        random: &mut Random,
    ) -> usize {
        let Turn::Seat(seat) = game.turn(state) else { return 0 };
        let evaluator = self.search.evaluator();
        evaluator.judge(game, state, seat, options);
        let (most, least) = evaluator.table().range();
        let spread = self.level.blur * f64::from(most - least);
        let mut best = (0, f64::NEG_INFINITY);
        for option in 0..options.len() {
            let seen = f64::from(evaluator.value_of(option)) + spread * normal(random);
            if seen > best.1 {
                best = (option, seen);
            }
        }
        best.0
    }
}

/// A level's choice that is being made.
pub(crate) enum Choosing<G: Decide> {
    /// It is made.
    Made(usize),
    /// The level looks ahead.
    Looking(Box<Choice<G>>),
}

impl<G: Decide> Choosing<G> {
    /// The option that is chosen, or would be now.
    pub(crate) fn best(&self, options: &[(G::Decision, G::State)]) -> usize {
        match self {
            Choosing::Made(option) => *option,
            Choosing::Looking(choice) => choice.best(options),
        }
    }
}

impl<G: Decide + Features + Outcomes> Leveled<G> {
    /// Begins to choose; slips and blurred looks are made at once.
    pub(crate) fn begin(
        &mut self,
        game: &G,
        state: &G::State,
        options: &[(G::Decision, G::State)],
        random: &mut Random,
    ) -> Choosing<G> {
        if self.level.slips > 0.0 && random.unit() < self.level.slips {
            Choosing::Made(random.below(options.len() as u32) as usize)
        } else if self.level.blur > 0.0 {
            Choosing::Made(self.blurred(game, state, options, random))
        } else {
            Choosing::Looking(Box::new(self.search.begin_choice(game, state, options)))
        }
    }

    /// Looks at one more roll; whether the choice is made.
    pub(crate) fn go_on(
        &mut self,
        game: &G,
        options: &[(G::Decision, G::State)],
        choosing: &mut Choosing<G>,
    ) -> bool {
        match choosing {
            Choosing::Made(_) => true,
            Choosing::Looking(choice) => self.search.go_on(game, options, choice),
        }
    }

    /// How many positions were judged so far.
    pub(crate) fn positions(&mut self) -> u64 {
        self.search.evaluator().positions()
    }
}

/// A draw from the standard normal distribution.
fn normal(random: &mut Random) -> f64 {
    let (radius, angle) = (1.0 - random.unit(), random.unit());
    (-2.0 * libm::log(radius)).sqrt() * libm::cos(std::f64::consts::TAU * angle)
}

impl<G: Decide + Features + Outcomes + 'static> Player<G> for Leveled<G> {
    fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        options: &[(G::Decision, G::State)],
        random: &mut Random,
    ) -> usize {
        let mut choosing = self.begin(game, state, options, random);
        while !self.go_on(game, options, &mut choosing) {}
        choosing.best(options)
    }

    fn fresh(&self) -> Box<dyn Player<G>> {
        Box::new(Leveled { search: self.search.clone(), level: self.level })
    }
}
