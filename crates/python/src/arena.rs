//! `teahouse.arena`: players against players, with intervals.

use pyo3::prelude::*;
use teahouse::contract::Message;
use training::arena::{MatchSettings, SeatTally, Sprt};
use training::tournament::{Pairing, Tournament};

use crate::convert::made;
use crate::players::{named, of_roster};
use crate::{errors, long};

/// Plays players against players and says who is better, with 95 % intervals.
///
/// In each of the ``rounds`` of a pairing the first player takes every seat once, with the same dice. Everybody meets
/// everybody else, or in a ``gauntlet`` the first player all others. ``opening`` draws the first decisions of each
/// round at random, for games without dice. ``sprt`` stops a pairing once it is clear which of two Elo differences is
/// nearer. The result does not depend on the number of ``threads``.
///
/// >>> result = teahouse.arena("long-nardi", ["greedy", "random"], rounds=20)
/// >>> result[0].games, result[0].win_rate > 0.9
/// (40, True)
#[pyfunction]
#[pyo3(signature = (game, players, *, rounds = 100, seed = 1, threads = None, gauntlet = false, opening = 0, sprt = None, any_rules = false))]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
pub fn arena<'py>(
    py: Python<'py>,
    game: &Bound<'py, PyAny>,
    players: Vec<Bound<'py, PyAny>>,
    rounds: u64,
    seed: u64,
    threads: Option<usize>,
    gauntlet: bool,
    opening: u32,
    sprt: Option<(f64, f64)>,
    any_rules: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let game = crate::game::game(py, game)?;
    let players = players.iter().map(named).collect::<PyResult<Vec<_>>>()?;
    if players.len() < 2 {
        return Err(errors::value_error(&Message::new("players-few")));
    }
    let sprt = sprt.map(|(elo0, elo1)| Sprt { elo0, elo1, error: 0.05 });
    let settings = MatchSettings { rounds, seed, sprt, keep_games: false, opening };
    let tournament = Tournament { players, is_gauntlet: gauntlet, any_rules, settings };
    let pool = long::pool(threads)?;
    let seats = game.0.numbered();
    let played = long::run(py, |stop| pool.install(|| tournament.play(&game.0, stop, |_, _| {})))?;
    let played = played.map_err(|error| of_roster(py, &error))?;
    let pairings: PyResult<Vec<_>> =
        played.iter().map(|pairing| pairing_of(py, pairing, |seat| seats.seat_id(seat))).collect();
    made!(py, "ArenaResult" {
        rules: &game.0.variant().id,
        digest: game.0.variant().digest(),
        seed: seed,
        pairings: pairings?,
    })
}

fn pairing_of<'py>(
    py: Python<'py>,
    pairing: &Pairing,
    id: impl Fn(u8) -> &'static str,
) -> PyResult<Bound<'py, PyAny>> {
    let tally = &pairing.tally;
    let (elo, low, high) = tally.elo();
    let seats: PyResult<Vec<_>> =
        tally.by_seat.iter().map(|(&seat, counted)| seat_of(py, id(seat), counted)).collect();
    made!(py, "Pairing" {
        player: &pairing.player,
        against: &pairing.against,
        games: tally.games,
        wins: tally.wins,
        draws: tally.draws,
        broken_off: tally.broken_off,
        win_rate: tally.win_share(),
        win_rate_ci95: tally.win_share_ci95(),
        points: tally.points_a_game(),
        points_ci95: tally.points_ci95(),
        elo: elo,
        elo_ci95_low: low,
        elo_ci95_high: high,
        sprt: pairing.verdict,
        seats: seats?,
        seconds: pairing.elapsed.as_secs_f64(),
    })
}

fn seat_of<'py>(py: Python<'py>, id: &str, counted: &SeatTally) -> PyResult<Bound<'py, PyAny>> {
    made!(py, "SeatResult" {
        seat: id,
        games: counted.games,
        wins: counted.wins,
        draws: counted.draws,
        points: counted.points,
    })
}
