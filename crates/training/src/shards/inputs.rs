//! Positions as the inputs of nets, for games of any family.

use engine::{DiceGame, RosterError};
use game::{Features, Perft, Seat, Show, Turn};
use net::{Net, Scratch};
use tables::{AnyGame, Table, seated, with_dice_game};

use super::envelope::ShardError;
use super::job::JobError;

/// Inputs of many positions: of each those that are not 0.
#[derive(Clone, Debug, PartialEq)]
pub struct Inputs {
    /// How many inputs a position has.
    pub count: usize,
    /// Where the inputs of each position begin among those of all, and after the last one where they end.
    pub offsets: Vec<i64>,
    /// The numbers of the inputs.
    pub indices: Vec<i64>,
    /// Their values.
    pub values: Vec<f32>,
}

impl Inputs {
    /// No positions.
    pub fn new(count: usize) -> Inputs {
        Inputs { count, offsets: vec![0], indices: Vec::new(), values: Vec::new() }
    }

    /// How many positions there are.
    pub fn positions(&self) -> usize {
        self.offsets.len() - 1
    }

    /// Adds a position that a seat has just left.
    pub fn add<G: Features>(&mut self, game: &G, state: &G::State, seat: Seat) {
        let mut features: Vec<(u16, f32)> = Vec::new();
        game.features(state, seat, &mut features);
        self.indices.extend(features.iter().map(|&(index, _)| i64::from(index)));
        self.values.extend(features.iter().map(|&(_, value)| value));
        self.offsets.push(self.indices.len() as i64);
    }

    /// What a net says about each position, one after the other. The net must have as many inputs.
    pub fn judged_by(&self, net: &Net) -> Result<Vec<f32>, JobError> {
        if net.shape().inputs != self.count {
            let (found, expected) = (self.count, net.shape().inputs);
            let why = format!("the net has {expected} inputs, and these positions have {found}");
            return Err(ShardError::Unfit(why).into());
        }
        let (mut scratch, mut out) = (Scratch::new(net), Vec::new());
        for bounds in self.offsets.windows(2) {
            let range = bounds[0] as usize..bounds[1] as usize;
            let pairs = self.indices[range.clone()].iter().zip(&self.values[range]);
            let features: Vec<(u16, f32)> = pairs.map(|(&index, &value)| (index as u16, value)).collect();
            out.extend_from_slice(net.evaluate(&features, &mut scratch));
        }
        Ok(out)
    }
}

/// The name of the layout of a game's inputs, and how many there are; nets carry the name.
pub fn input_layout(game: &AnyGame) -> Result<(String, usize), JobError> {
    with_dice_game!(game, game => Ok((game.feature_set(), game.feature_count())), else Err(RosterError::NoNets.into()))
}

/// Adds the position of a table as the seat sees it that has just moved.
pub fn add_inputs(
    game: &AnyGame,
    table: &dyn Table,
    seat: Seat,
    inputs: &mut Inputs,
) -> Result<(), JobError> {
    with_dice_game!(game, game => {
        check_seat(game.as_ref(), seat)?;
        inputs.add(game.as_ref(), state_of(game.as_ref(), table)?, seat);
        Ok(())
    }, else Err(RosterError::NoNets.into()))
}

/// Everything that the seat to move can decide, as texts, and the inputs of the positions that it leads to.
pub fn options(game: &AnyGame, table: &dyn Table) -> Result<(Vec<String>, Inputs), JobError> {
    with_dice_game!(game, game => options_of(game.as_ref(), table), else Err(RosterError::NoNets.into()))
}

fn options_of<G: DiceGame + Show + Perft>(
    game: &G,
    table: &dyn Table,
) -> Result<(Vec<String>, Inputs), JobError> {
    let state = state_of(game, table)?;
    let seat = match game.turn(state) {
        Turn::Seat(seat) => seat,
        Turn::Chance => return Err(engine::AdviceError::DiceDue.into()),
        Turn::Over => return Err(engine::AdviceError::Over.into()),
    };
    let (mut decisions, mut texts, mut inputs) = (Vec::new(), Vec::new(), Inputs::new(game.feature_count()));
    game.decisions(state, &mut decisions);
    for (decision, after) in &decisions {
        texts.push(engine::advice::decision_text(game, state, *decision));
        inputs.add(game, after, seat);
    }
    Ok((texts, inputs))
}

fn state_of<'t, G: DiceGame + Show + Perft>(
    game: &G,
    table: &'t dyn Table,
) -> Result<&'t G::State, JobError> {
    let other = || JobError::OtherRules(table.variant().id.clone());
    let found = seated::<G>(table).filter(|table| table.variant() == game.variant());
    found.map(|table| table.history().state()).ok_or_else(other)
}

fn check_seat<G: DiceGame>(game: &G, seat: Seat) -> Result<(), JobError> {
    if game.is_seated(seat) {
        return Ok(());
    }
    Err(ShardError::Unfit(format!("nobody plays in seat {seat}")).into())
}
