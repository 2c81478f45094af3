//! Fair dice at a table and in records: what was committed to, and whether every roll is as it must be.
//!
//! ```text
//! [FairDice "1"]
//! [FairTable "k7f3"]
//! [FairCommitment "64 hexadecimal digits"]
//! [FairWhite "what White contributed"]
//! [FairBlack ""]
//! [FairRolls "57"]
//! [FairSecret "64 hexadecimal digits"]
//! ```
//!
//! The headers stand in the order in which things happened: a commitment behind a contribution came too late. Seats that contribute
//! nothing (computers) say so with an empty text. `FairRolls` says in a match how many rolls came before the game. The secret comes when the
//! game is over, or the match. What a roll is made of stands in the crate `fair` and in docs/fair-dice.md.

use std::sync::Arc;

use ::fair::{Commitment, Contribution, Dice, Flaw, SCHEME, Secret};
use game::{Perft, Show, Turn, excerpt};
use texts::Message;

use crate::any::AnyGame;
use crate::record::{FAIR, Record, RecordError, UNFINISHED, header_of};
use crate::table::{Table, TableError, seated};

pub use ::fair;

const DICE: &str = "FairDice";
const TABLE: &str = "FairTable";
const COMMITMENT: &str = "FairCommitment";
const ROLLS: &str = "FairRolls";
const SECRET: &str = "FairSecret";

/// What a record says about its dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The id of the table.
    pub table: String,
    /// What was shown before anybody sat down.
    pub commitment: Commitment,
    /// What each seat contributed, in the order of the seats, those included where nobody sits.
    pub contributions: Vec<Contribution>,
    /// How many rolls came before the game of this record; 0 but in a match.
    pub rolls_before: u64,
    /// What was committed to, once it is known.
    pub secret: Option<Secret>,
}

impl Claim {
    /// What this record of a game at `table` says; `None` if it says nothing.
    pub fn of(record: &Record, table: &dyn Table) -> Result<Option<Claim>, Message> {
        let Some(scheme) = record.header(DICE) else { return Ok(None) };
        if scheme != SCHEME {
            let other = Message::new("fair-scheme").with("found", excerpt(scheme));
            return Err(other.with("scheme", SCHEME));
        }
        check_names(record, table)?;
        check_order(record)?;
        let contribution = |name: &String| {
            let digits = Message::new("fair-expected-contribution").with("digits", 2 * Contribution::MOST);
            read(record, name, digits, Contribution::from_hex)
        };
        let rolls = |text: &str| text.parse::<u32>().map(u64::from);
        let number = || Message::new("fair-expected-number");
        let hash = || Message::new("fair-expected-hash");
        let has = |name| record.header(name).is_some();
        Ok(Some(Claim {
            table: read(record, TABLE, Message::new("fair-expected-table").with("bytes", Dice::MOST), named)?,
            commitment: read(record, COMMITMENT, hash(), Commitment::from_hex)?,
            contributions: seat_headers(table).iter().map(contribution).collect::<Result<_, _>>()?,
            rolls_before: if has(ROLLS) { read(record, ROLLS, number(), rolls)? } else { 0 },
            secret: if has(SECRET) { Some(read(record, SECRET, hash(), Secret::from_hex)?) } else { None },
        }))
    }

    /// Writes this into the record of a game at `table`.
    pub fn write(&self, record: &mut Record, table: &dyn Table) {
        record.headers.retain(|(name, _)| !name.starts_with(FAIR));
        record.set(DICE, SCHEME);
        record.set(TABLE, &self.table);
        record.set(COMMITMENT, &self.commitment.to_string());
        for (header, contribution) in seat_headers(table).iter().zip(&self.contributions) {
            record.set(header, &contribution.to_string());
        }
        if self.rolls_before > 0 {
            record.set(ROLLS, &self.rolls_before.to_string());
        }
        if let Some(secret) = &self.secret {
            record.set(SECRET, &secret.reveal());
        }
    }

    /// Writes this into the records of a table, [`Record::all_of`], with the rolls before each game.
    pub fn write_all(&self, records: &mut [Record], table: &dyn Table) {
        let mut claim = self.clone();
        for record in records {
            claim.write(record, table);
            claim.rolls_before += record.events.iter().filter(|(event, _)| is_roll(event)).count() as u64;
        }
    }

    /// The dice, if the secret is there and is the one that was committed to.
    pub fn dice(&self, is_over: bool) -> Result<Dice, Message> {
        let Some(secret) = &self.secret else {
            return Err(if is_over {
                Message::new("fair-no-secret").with("header", SECRET)
            } else {
                Message::new("fair-unfinished")
            });
        };
        if secret.commitment() != self.commitment {
            let wrong = Message::new("fair-wrong-secret").with("found", secret.commitment().to_string());
            return Err(wrong.with("commitment", self.commitment.to_string()));
        }
        let expected = || Message::new("fair-expected-table").with("bytes", Dice::MOST);
        Dice::new(secret, &self.table, &self.contributions)
            .map_err(|_| not_understood(TABLE, &self.table, expected()))
    }
}

/// The header of every seat, in the order of the seats.
fn seat_headers(table: &dyn Table) -> Vec<String> {
    (0..table.seats()).map(|seat| format!("{FAIR}{}", header_of(table.seat_id(seat)))).collect()
}

fn named(text: &str) -> Result<String, Flaw> {
    let flaw = Flaw::Length { found: text.len(), expected: Dice::MOST };
    if text.len() <= Dice::MOST { Ok(text.to_owned()) } else { Err(flaw) }
}

fn read<T, E>(
    record: &Record,
    header: &str,
    expected: Message,
    reader: impl Fn(&str) -> Result<T, E>,
) -> Result<T, Message> {
    let Some(text) = record.header(header) else {
        return Err(Message::new("fair-missing").with("header", header));
    };
    reader(text).map_err(|_| not_understood(header, text, expected))
}

fn not_understood(header: &str, found: &str, expected: Message) -> Message {
    let wrong = Message::new("fair-header").with("header", header).with("found", excerpt(found));
    wrong.with("expected", expected)
}

/// Every header about dice is one that is known, so that none is left out of the check by a slip of the pen.
fn check_names(record: &Record, table: &dyn Table) -> Result<(), Message> {
    let seats = seat_headers(table);
    let known = |name: &str| {
        [DICE, TABLE, COMMITMENT, ROLLS, SECRET].contains(&name) || seats.iter().any(|seat| seat == name)
    };
    let mut names = record.headers.iter().map(|(name, _)| name).filter(|name| name.starts_with(FAIR));
    match names.find(|name| !known(name)) {
        Some(name) => Err(Message::new("fair-unknown-header").with("header", excerpt(name))),
        None => Ok(()),
    }
}

/// The commitment comes before everything that could have been looked at before it was made.
fn check_order(record: &Record) -> Result<(), Message> {
    let fair = record.headers.iter().map(|(name, _)| name.as_str()).filter(|name| name.starts_with(FAIR));
    let mut before = fair.take_while(|&name| name != COMMITMENT);
    match before.find(|&name| name != DICE && name != TABLE) {
        // Where there is none at all, that is said by whoever reads it.
        Some(name) if record.header(COMMITMENT).is_some() => {
            Err(Message::new("fair-late-commitment").with("header", name))
        }
        _ => Ok(()),
    }
}

/// How the dice can fall now, with weights, in the order that fair dice count by; nothing unless they are due.
pub fn due(game: &AnyGame, table: &dyn Table) -> Vec<(String, u16)> {
    with_game!(game, game => due_in(game, table))
}

fn due_in<G: Show + Perft + 'static>(_: &Arc<G>, table: &dyn Table) -> Vec<(String, u16)> {
    let Some(seated) = seated::<G>(table).filter(|_| table.turn() == Turn::Chance) else { return Vec::new() };
    let rolls = seated.game().rolls(seated.history().state());
    rolls.iter().map(|&(roll, weight)| (seated.roll_text(roll), weight)).collect()
}

/// How the dice fall next, written as in records: `r63`. `None` if they are not due.
///
/// Rolls are counted over a whole match. What was taken back is not counted, so that it falls the same once more.
pub fn next_roll(game: &AnyGame, table: &dyn Table, dice: &Dice) -> Option<String> {
    roll_with_number(game, table, dice, table.rolls_so_far() as u64 + 1)
}

fn roll_with_number(game: &AnyGame, table: &dyn Table, dice: &Dice, number: u64) -> Option<String> {
    let mut rolls = due(game, table);
    let weights: Vec<u16> = rolls.iter().map(|&(_, weight)| weight).collect();
    let picked = dice.pick(number, &weights)?;
    Some(rolls.swap_remove(picked).0)
}

/// Lets the dice fall at a table and says how; `None` if they are not due.
pub fn roll(game: &AnyGame, table: &mut dyn Table, dice: &Dice) -> Option<Result<String, TableError>> {
    let fallen = next_roll(game, table, dice)?;
    Some(table.act(&fallen).map(|()| fallen))
}

/// Whether an event of a record is a roll.
fn is_roll(event: &str) -> bool {
    event.strip_prefix('r').is_some_and(|dice| dice.starts_with(|sign: char| sign.is_ascii_digit()))
}

/// The roll of an event, as it is written in the one usual way; `None` if it cannot fall so now.
fn usual(game: &AnyGame, table: &dyn Table, event: &str) -> Option<String> {
    fn read_in<G: Show + Perft + 'static>(_: &Arc<G>, table: &dyn Table, dice: &str) -> Option<String> {
        let seated = seated::<G>(table)?;
        let roll = seated.game().read_roll(seated.history().state(), dice).ok()?;
        Some(seated.roll_text(roll))
    }
    let dice = event.strip_prefix('r')?;
    with_game!(game, game => read_in(game, table, dice))
}

/// Checks the dice of a game, or of a match by all its games, and that the whole replays under its rules. Answers with the
/// number of rolls that were checked; `None` if the game has no dice.
///
/// `shown` is the commitment that somebody was shown when they sat down, where that is known.
pub fn verify(
    games: &[Record],
    game: &AnyGame,
    shown: Option<&Commitment>,
) -> Result<Option<u64>, RecordError> {
    let Some((first, others)) = games.split_first() else {
        return Err(RecordError::of_rules(Message::new("record-no-rules")));
    };
    let mut checked = 0;
    if game.has_dice() {
        let mut table = first.begin_under(game)?;
        let claim = claimed(first, table.as_ref(), shown).map_err(RecordError::of_rules)?;
        let is_over = games.iter().all(|record| record.header("Result").is_some_and(|it| it != UNFINISHED));
        let dice = claim.dice(is_over).map_err(RecordError::of_rules)?;
        let mut walk = Walk { game, dice, next: claim.rolls_before + 1 };
        let is_alone = others.is_empty();
        walk.check(first, table.as_mut()).map_err(|error| if is_alone { error } else { error.in_game(1) })?;
        for (number, record) in (2..).zip(others) {
            walk.check_next(record, first, table.as_mut()).map_err(|error| error.in_game(number))?;
        }
        checked = walk.next - 1 - claim.rolls_before;
    }
    Record::replay_match_under(games, game)?;
    Ok(game.has_dice().then_some(checked))
}

/// Checks the dice of a text with records, each game and match under the rules that it names or brings along. Answers with the
/// number of all rolls that were checked; `None` if no game has dice.
///
/// `shown` is the commitment that somebody was shown, as its hexadecimal digits.
pub fn verify_text(text: &str, shown: Option<&str>) -> Result<Option<u64>, RecordError> {
    let shown = shown.map(read_shown).transpose().map_err(RecordError::of_rules)?;
    let all = Record::matches(Record::read_all(text)?);
    if all.is_empty() {
        return Err(RecordError::of_rules(Message::new("fair-empty")));
    }
    let (is_alone, mut before, mut rolls) = (all.len() == 1, 0, None);
    for games in &all {
        let found = games[0].game().and_then(|game| verify(games, &game, shown.as_ref()));
        let found = found.map_err(|error| if is_alone { error } else { error.in_game(before + 1) })?;
        if let Some(more) = found {
            *rolls.get_or_insert(0) += more;
        }
        before += games.len();
    }
    Ok(rolls)
}

/// Reads the commitment that somebody was shown.
fn read_shown(text: &str) -> Result<Commitment, Message> {
    let wrong = || Message::new("fair-commitment").with("found", excerpt(text));
    Commitment::from_hex(text.trim())
        .map_err(|_| wrong().with("expected", Message::new("fair-expected-hash")))
}

/// What the first record says about its dice, if it says enough.
fn claimed(first: &Record, table: &dyn Table, shown: Option<&Commitment>) -> Result<Claim, Message> {
    let claim = Claim::of(first, table)?.ok_or_else(|| Message::new("fair-none").with("header", DICE))?;
    if let Some(shown) = shown.filter(|&shown| *shown != claim.commitment) {
        let other = Message::new("fair-other-commitment").with("found", claim.commitment.to_string());
        return Err(other.with("expected", shown.to_string()));
    }
    if first.header("Game").is_none_or(|game| game == "1") && claim.rolls_before > 0 {
        return Err(other_rolls_before(claim.rolls_before, 0));
    }
    Ok(claim)
}

fn other_rolls_before(found: u64, expected: u64) -> Message {
    Message::new("fair-other-rolls-before").with("found", found).with("expected", expected)
}

/// The way through the games of a match, roll by roll.
struct Walk<'g> {
    game: &'g AnyGame,
    dice: Dice,
    /// The number of the next roll.
    next: u64,
}

impl Walk<'_> {
    /// Checks the next game of a match, which must have the dice of the first.
    fn check_next(
        &mut self,
        record: &Record,
        first: &Record,
        table: &mut dyn Table,
    ) -> Result<(), RecordError> {
        let fair = |record: &Record| -> Vec<(String, String)> {
            let of_match = |name: &str| name.starts_with(FAIR) && name != ROLLS;
            record.headers.iter().filter(|(name, _)| of_match(name)).cloned().collect()
        };
        let (ours, theirs) = (fair(first), fair(record));
        let differs = |index: &usize| ours.get(*index) != theirs.get(*index);
        if let Some(index) = (0..ours.len().max(theirs.len())).find(differs) {
            let (name, _) = theirs.get(index).or(ours.get(index)).cloned().unwrap_or_default();
            return Err(RecordError::of_rules(
                Message::new("fair-other-header").with("header", excerpt(&name)),
            ));
        }
        let claim = Claim::of(record, table).map_err(RecordError::of_rules)?;
        let before = claim.map_or(0, |claim| claim.rolls_before);
        if before != self.next - 1 {
            return Err(RecordError::of_rules(other_rolls_before(before, self.next - 1)));
        }
        record.begin_next(table, self.game)?;
        self.check(record, table)
    }

    /// Plays the events of a record and compares every roll with the one that it must be.
    fn check(&mut self, record: &Record, table: &mut dyn Table) -> Result<(), RecordError> {
        for (index, (event, _)) in record.events.iter().enumerate() {
            let wrong = |problem| RecordError::of_event(index + 1, problem);
            // In a match something else may happen before the dice fall.
            let is_possible = || table.why_not(event).is_ok_and(|reason| reason.is_none());
            match roll_with_number(self.game, table, &self.dice, self.next) {
                Some(due) if is_roll(event) => {
                    if usual(self.game, table, event).as_ref() != Some(&due) {
                        return Err(wrong(self.other("fair-other-roll", &due, event)));
                    }
                    self.next += 1;
                }
                Some(due) if !is_possible() => {
                    return Err(wrong(self.other("fair-missing-roll", &due, event)));
                }
                _ => {}
            }
            table.act(event).map_err(|error| wrong(error.message()))?;
        }
        Ok(())
    }

    fn other(&self, code: &'static str, expected: &str, found: &str) -> Message {
        let message = Message::new(code).with("number", self.next);
        message.with("expected", expected).with("found", excerpt(found))
    }
}
