//! Games of a training as bytes: what was rolled and chosen, and the chances to learn.
//!
//! Positions are not written down. They follow from the rules, so a few bytes a move are enough, and whatever bytes
//! come in, what is learned from are positions that can be reached.

use engine::Outcomes;
use game::{Decide, LONGEST_GAME, Seat, Turn};

use super::bytes::{Reader, Writer};
use super::envelope::ShardError;
use crate::self_play::GameRecord;

/// A game that was broken off.
const BROKEN_OFF: u64 = 1;
/// A game of whose positions all but the last are learned; otherwise a bit for each says so.
const ALL_LEARNED: u64 = 2;

/// Chances may leave 0 to 1 by what rounding does to them.
const CHANCES: std::ops::RangeInclusive<f32> = -0.001..=1.001;

/// The bytes of games.
pub(crate) fn write_games<S>(records: &[GameRecord<S>], out: &mut Writer) {
    for record in records {
        let visits = (record.moves as usize).saturating_sub(1);
        let is_whole = record.learned.len() == visits;
        let flags = BROKEN_OFF * u64::from(record.is_broken_off) + ALL_LEARNED * u64::from(is_whole);
        out.number(flags);
        out.number(record.course.len() as u64);
        record.course.iter().for_each(|&taken| out.number(u64::from(taken)));
        if !is_whole {
            let mut bits = vec![0u8; visits.div_ceil(8)];
            record.learned.iter().for_each(|&at| bits[at as usize / 8] |= 1 << (at % 8));
            out.0.extend_from_slice(&bits);
        }
        out.floats(&record.targets);
    }
}

/// Reads so many games of which each position has `outcomes` chances.
pub(crate) fn read_games<G: Decide + Outcomes>(
    game: &G,
    reader: &mut Reader<'_>,
    count: u64,
    outcomes: usize,
) -> Result<Vec<GameRecord<G::State>>, ShardError> {
    let mut records = Vec::new();
    for number in 0..count {
        let wrong = |why| ShardError::Game { game: number, why };
        let flags = reader.number()?;
        if flags > BROKEN_OFF + ALL_LEARNED {
            return Err(wrong("nothing is known of its flags"));
        }
        let length = reader.count(1)?;
        let mut course = Vec::with_capacity(length);
        for _ in 0..length {
            course.push(u32::try_from(reader.number()?).map_err(|_| wrong("a choice is too large"))?);
        }
        let is_broken_off = flags & BROKEN_OFF != 0;
        let visits = replay(game, &course, is_broken_off).map_err(wrong)?;
        let moves = visits.len() as u32;
        let all = 0..visits.len().saturating_sub(1);
        let learned: Vec<u32> = if flags & ALL_LEARNED != 0 {
            all.rev().map(|at| at as u32).collect()
        } else {
            let bits = reader.bytes(all.len().div_ceil(8))?;
            all.rev().filter(|at| bits[at / 8] >> (at % 8) & 1 != 0).map(|at| at as u32).collect()
        };
        let mut targets = Vec::new();
        reader.floats(learned.len() * outcomes, &mut targets)?;
        if !targets.iter().all(|chance| CHANCES.contains(chance)) {
            return Err(wrong("a chance is not between 0 and 1"));
        }
        let positions = learned.iter().map(|&at| visits[at as usize]).collect();
        records.push(GameRecord { positions, targets, moves, is_broken_off, course, learned });
    }
    Ok(records)
}

/// Plays a game again: every position with the seat that has just left it.
fn replay<G: Decide + Outcomes>(
    game: &G,
    course: &[u32],
    is_broken_off: bool,
) -> Result<Vec<(G::State, Seat)>, &'static str> {
    let mut taken = course.iter().map(|&number| number as usize);
    let (mut state, mut options, mut visits) = (game.start(), Vec::new(), Vec::new());
    while game.settled(&state, 0).is_none() {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let number = taken.next().ok_or("it stops before it is over")?;
                let &(roll, _) = game.rolls(&state).get(number).ok_or("there is no such roll")?;
                game.roll(&mut state, roll);
            }
            Turn::Seat(_) if visits.len() as u64 == LONGEST_GAME => {
                let ends = is_broken_off && taken.next().is_none();
                return if ends { Ok(visits) } else { Err("it goes on for too long") };
            }
            Turn::Seat(seat) => {
                let number = taken.next().ok_or("it stops before it is over")?;
                game.decisions(&state, &mut options);
                state = options.get(number).ok_or("there is no such move")?.1;
                visits.push((state, seat));
            }
        }
    }
    if is_broken_off {
        return Err("it is over, and was not broken off");
    }
    if taken.next().is_some() {
        return Err("it goes on after its end");
    }
    Ok(visits)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use engine::{Evaluator, Search, SearchOptions};
    use game::{Features as _, Random};
    use net::{Net, Shape};

    use super::*;
    use crate::settings::Settings;

    type Records = Vec<GameRecord<nardi::State>>;

    fn played() -> (nardi::Nardi, Records, usize) {
        let game = testkit::shipped::game(&nardi::FAMILY, "long-nardi", nardi::Nardi::new);
        let count = game.outcome_names().len();
        let mut weights = Random::new(1);
        let net = Net::random(Shape::new(game.feature_count(), &[8], count), || weights.unit());
        let mut search = Search::new(Evaluator::new(&game, Arc::new(net)), SearchOptions::plies(1));
        let settings = Settings { lookahead: 0.3, ..Settings::generations() };
        let mut play = |seed| {
            let choice = settings.choice_after(0);
            crate::self_play::play_game(&game, &mut search, &choice, &mut Random::new(seed))
        };
        let records = (0..3).map(&mut play).collect();
        (game, records, count)
    }

    #[test]
    fn games_come_back_as_they_were_played() {
        let (game, records, count) = played();
        let mut writer = Writer::default();
        write_games(&records, &mut writer);
        let mut reader = Reader(&writer.0);
        let read = read_games(&game, &mut reader, 3, count).unwrap();
        reader.end().unwrap();
        for (read, record) in read.iter().zip(&records) {
            assert_eq!(read.positions, record.positions);
            assert_eq!(read.targets, record.targets);
            assert_eq!(
                (read.moves, &read.course, &read.learned),
                (record.moves, &record.course, &record.learned)
            );
        }
    }

    #[test]
    fn no_bytes_make_the_reader_panic_and_what_it_reads_are_games() {
        let (game, records, count) = played();
        let mut writer = Writer::default();
        write_games(&records, &mut writer);
        let mut random = Random::new(9);
        for round in 0..4000 {
            let mut bytes = writer.0.clone();
            for _ in 0..=round % 3 {
                let at = random.below(bytes.len() as u32) as usize;
                bytes[at] = random.below(256) as u8;
            }
            bytes
                .truncate(bytes.len() - random.below(2) as usize * random.below(bytes.len() as u32) as usize);
            if let Ok(read) = read_games(&game, &mut Reader(&bytes), 3, count) {
                assert!(read.iter().all(|record| record.targets.iter().all(|x| CHANCES.contains(x))));
            }
        }
        let empty: Result<Records, _> = read_games(&game, &mut Reader(&[]), u64::MAX, count);
        assert!(empty.is_err());
    }

    #[test]
    fn what_cannot_be_played_is_refused_with_the_reason() {
        let (game, records, count) = played();
        let why = |change: &dyn Fn(&mut GameRecord<nardi::State>)| {
            let mut record = records[0].clone();
            change(&mut record);
            let mut writer = Writer::default();
            write_games(&[record], &mut writer);
            read_games(&game, &mut Reader(&writer.0), 1, count).unwrap_err().to_string()
        };
        assert_eq!(why(&|record| record.course[0] = 99), "game 0 of the shard: there is no such roll");
        assert_eq!(
            why(&|record| record.course.truncate(9)),
            "game 0 of the shard: it stops before it is over"
        );
        assert_eq!(why(&|record| record.course.push(0)), "game 0 of the shard: it goes on after its end");
        let broken = why(&|record| record.is_broken_off = true);
        assert_eq!(broken, "game 0 of the shard: it is over, and was not broken off");
        for wrong in [f32::NAN, 2.0, -1.0, f32::INFINITY] {
            let chance = why(&|record| record.targets[1] = wrong);
            assert_eq!(chance, "game 0 of the shard: a chance is not between 0 and 1");
        }
    }
}
