//! Trainings in shards, for games of any family: games are played anywhere, and learned from in one place.

use std::ops::Range;
use std::sync::Arc;

use engine::models::{self, Model};
use engine::{DiceGame, RosterError};
use game::Features;
use net::Net;
use tables::{AnyGame, with_dice_game};

use super::bytes::{Reader, Writer};
use super::envelope::{Kind, Shard, ShardError, check_range};
use super::games::{read_games, write_games};
use super::inputs::Inputs;
use super::job::JobError;
use crate::generation::Generation;
use crate::self_play::GameRecord;
use crate::settings::Settings;
use crate::trainer::{Report, Trainer};

/// A training of a dice game that starts from random weights.
pub fn new_trainer(game: &AnyGame, settings: Settings) -> Result<Trainer, JobError> {
    with_dice_game!(game, game => Ok(Trainer::new(game.as_ref(), settings)), else Err(RosterError::NoNets.into()))
}

/// A training that goes on from a net, made as wide as the settings say if `is_widened`.
pub fn go_on_from(
    game: &AnyGame,
    net: Net,
    card: net::Card,
    settings: Settings,
    is_widened: bool,
) -> Result<Trainer, JobError> {
    let model = Model { name: String::new(), net: Arc::new(net), card };
    with_dice_game!(game, game => {
        models::fit(game.as_ref(), model.net.shape().inputs, &model.card)?;
        let hidden = settings.hidden.clone();
        let found = crate::Widths(model.net.shape().hidden.clone()).to_string();
        Trainer::from_model(game.as_ref(), model, settings, is_widened)
            .ok_or_else(|| JobError::Narrower { wanted: hidden.to_string(), found })
    }, else Err(RosterError::NoNets.into()))
}

/// Checks that a generation belongs to a game: to its rules, its inputs and its outputs.
pub fn fits(game: &AnyGame, generation: &Generation) -> Result<(), JobError> {
    with_dice_game!(game, game => fits_game(game.as_ref(), generation), else Err(RosterError::NoNets.into()))
}

fn fits_game<G: DiceGame>(game: &G, generation: &Generation) -> Result<(), JobError> {
    if !game.variant().has_digest(&generation.card.rules_digest) {
        return Err(JobError::OtherRules(generation.card.rules_id.clone()));
    }
    models::fit(game, generation.net.shape().inputs, &generation.card)?;
    Ok(())
}

/// Plays some of the games of a generation, counted from 0, on the threads of the current pool: a shard, or nothing once
/// `is_over` says so.
pub fn play(
    game: &AnyGame,
    generation: &Generation,
    games: Range<u64>,
    is_over: &(dyn Fn() -> bool + Sync),
) -> Result<Option<Vec<u8>>, JobError> {
    with_dice_game!(
        game,
        game => play_game(game.as_ref(), generation, games, is_over),
        else Err(RosterError::NoNets.into())
    )
}

fn play_game<G: DiceGame>(
    game: &G,
    generation: &Generation,
    games: Range<u64>,
    is_over: &(dyn Fn() -> bool + Sync),
) -> Result<Option<Vec<u8>>, JobError> {
    fits_game(game, generation)?;
    check_range(&games, generation.count())?;
    let databases = generation.settings.exact.then(|| game.databases()).flatten();
    let Some(records) = generation.play(game, databases.as_ref(), games.clone(), is_over) else {
        return Ok(None);
    };
    let mut writer = Writer::default();
    write_games(&records, &mut writer);
    Ok(Some(Shard::write(Kind::Games, &generation.fingerprint(), &games, &writer.0)))
}

/// Learns from the shards of a whole generation, whatever order they come in: exactly what
/// [`Trainer::run_generation`] learns. Nothing changes if they cannot be used.
pub fn learn<B: AsRef<[u8]> + Sync>(
    game: &AnyGame,
    trainer: &mut Trainer,
    shards: &[B],
) -> Result<Report, JobError> {
    with_dice_game!(game, game => {
        let generation = trainer.generation();
        let opened = Shard::open_all(shards, Kind::Games, &generation.fingerprint(), generation.count())?;
        let records = read_shards(game.as_ref(), &generation, &opened)?;
        Ok(trainer.learn(game.as_ref(), &records))
    }, else Err(RosterError::NoNets.into()))
}

/// Takes in weights that were learned elsewhere from all games of the generation.
pub fn adopt(trainer: &mut Trainer, net: Net) -> Result<(), JobError> {
    let games = trainer.generation().count();
    if trainer.adopt(net, games) { Ok(()) } else { Err(JobError::OtherWeights) }
}

/// Positions and what to learn for each, as the inputs and outputs of a net.
#[derive(Clone, Debug, PartialEq)]
pub struct Samples {
    /// The inputs.
    pub inputs: Inputs,
    /// How many outputs a position has.
    pub outputs: usize,
    /// The chances to learn, one position after the other.
    pub targets: Vec<f32>,
}

/// The inputs and targets of the games in shards of a generation; not all of them need be there.
pub fn samples<B: AsRef<[u8]>>(
    game: &AnyGame,
    generation: &Generation,
    shards: &[B],
) -> Result<Samples, JobError> {
    with_dice_game!(game, game => {
        let job = generation.fingerprint();
        let opened = shards.iter().map(|shard| Shard::open(shard.as_ref(), Kind::Games, &job));
        let opened = opened.collect::<Result<Vec<_>, _>>()?;
        let records = read_shards(game.as_ref(), generation, &opened)?;
        Ok(samples_of(game.as_ref(), &records, generation.net.shape().outputs))
    }, else Err(RosterError::NoNets.into()))
}

fn samples_of<G: Features>(game: &G, records: &[GameRecord<G::State>], outputs: usize) -> Samples {
    let mut inputs = Inputs::new(game.feature_count());
    for (state, seat) in records.iter().flat_map(|record| &record.positions) {
        inputs.add(game, state, *seat);
    }
    Samples { inputs, outputs, targets: records.iter().flat_map(|record| &record.targets).copied().collect() }
}

/// The games of shards, on the threads of the current pool.
fn read_shards<G: DiceGame>(
    game: &G,
    generation: &Generation,
    shards: &[Shard<'_>],
) -> Result<Vec<GameRecord<G::State>>, JobError> {
    use rayon::prelude::*;
    fits_game(game, generation)?;
    let outcomes = generation.net.shape().outputs;
    let read = |shard: &Shard<'_>| {
        let mut reader = Reader(shard.content);
        let games = read_games(game, &mut reader, shard.range.end - shard.range.start, outcomes)?;
        reader.end()?;
        Ok(games)
    };
    let games: Result<Vec<Vec<_>>, ShardError> = shards.par_iter().map(read).collect();
    Ok(games?.into_iter().flatten().collect())
}
