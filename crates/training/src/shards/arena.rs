//! A pairing of the arena in shards: rounds are played anywhere, and added up in their order.

use std::ops::Range;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use engine::{Models, RosterError, models};
use game::{MAX_SEATS, Scores, Seat};
use net::MAX_FILE_BYTES;
use tables::{AnyGame, MatchSetup, Record, with_dice_game, with_game};

use super::bytes::{Reader, Writer};
use super::envelope::{Kind, Shard, ShardError, Waiting, check_range, fingerprint};
use super::job::JobError;
use crate::arena::{Ending, Entrant, GameResult, MatchSettings, PlayedGame, Tally, seated};
use crate::contest::Contest;
use crate::matches::CubePolicy;

/// Somebody who takes part, with everything that is needed to play elsewhere.
#[derive(Clone, Debug, PartialEq)]
pub struct Contender {
    /// A name for tables and records.
    pub name: String,
    /// The name of the player in the roster, without a file.
    pub player: String,
    /// The bytes of the player's own net; the nets that come with Teahouse are everywhere.
    pub net: Option<Arc<[u8]>>,
}

impl Contender {
    /// The player of this name. A net that the name asks for, as in `greedy:FILE`, is read now, and must be for these
    /// rules unless `any_rules`.
    pub fn open(game: &AnyGame, name: &str, any_rules: bool) -> Result<Contender, JobError> {
        let file = name.split_once(':').filter(|(kind, _)| ["greedy", "1ply", "2ply"].contains(kind));
        let contender = match file.filter(|_| game.has_dice()) {
            None => Contender { name: name.to_owned(), player: name.to_owned(), net: None },
            Some((kind, file)) => {
                let bytes = open_net(game, Path::new(file), any_rules)?;
                Contender { name: name.to_owned(), player: kind.to_owned(), net: Some(bytes.into()) }
            }
        };
        contender.check(game)?;
        Ok(contender)
    }

    /// Somebody who plays with a net, such as `greedy` or `1ply`.
    pub fn with_net(
        game: &AnyGame,
        name: &str,
        player: &str,
        net: impl Into<Arc<[u8]>>,
    ) -> Result<Contender, JobError> {
        let contender = Contender { name: name.to_owned(), player: player.to_owned(), net: Some(net.into()) };
        contender.check(game)?;
        Ok(contender)
    }

    fn check(&self, game: &AnyGame) -> Result<(), JobError> {
        with_game!(game, game => self.entrant(game.as_ref()).map(drop))
    }

    fn entrant<G: Contest>(&self, game: &G) -> Result<Entrant<G>, JobError> {
        let player = match &self.net {
            None => game.player(&self.player)?,
            Some(bytes) => {
                let mut models = Models::new();
                models.add(&self.name, bytes)?;
                game.player_among(&self.player, &models, true)?
            }
        };
        Ok(Entrant { name: self.name.clone(), player })
    }
}

/// The bytes of a net's file, which must be for these rules unless `any_rules`.
pub fn open_net(game: &AnyGame, path: &Path, any_rules: bool) -> Result<Vec<u8>, JobError> {
    with_dice_game!(
        game,
        game => drop(models::open(game.as_ref(), path, any_rules)?),
        else return Err(RosterError::NoNets.into())
    );
    let read = net::read_file(path, MAX_FILE_BYTES);
    read.map_err(|cause| JobError::Io { path: path.to_owned(), cause })
}

/// One pairing of the arena.
#[derive(Clone)]
pub struct ArenaJob {
    game: AnyGame,
    contenders: [Contender; 2],
    policies: Option<[CubePolicy; 2]>,
    settings: MatchSettings,
}

/// A round that was played: a game for every seat of the first player, and their records where they are kept.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RoundResult {
    /// What the games count for.
    pub games: Vec<GameResult>,
    /// Their records, as texts.
    pub records: Vec<String>,
}

impl ArenaJob {
    /// A pairing of single games, or of matches by the rules' own length and cube if policies for the cube are named.
    pub fn new(
        game: AnyGame,
        contenders: [Contender; 2],
        policies: Option<[CubePolicy; 2]>,
        settings: MatchSettings,
    ) -> Result<ArenaJob, JobError> {
        contenders.iter().try_for_each(|contender| contender.check(&game))?;
        if policies.is_some() && !matches!(game, AnyGame::Nardi(_)) {
            return Err(tables::MatchError::NoMatches.into());
        }
        Ok(ArenaJob { game, contenders, policies, settings })
    }

    /// How it is played.
    pub fn settings(&self) -> &MatchSettings {
        &self.settings
    }

    /// What it is played by.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The names of both; with the cube a player is told by when he doubles, too.
    pub fn names(&self) -> [String; 2] {
        let names = [0, 1].map(|at| self.contenders[at].name.clone());
        let has_cube = MatchSetup::of(&self.game).is_some_and(|setup| setup.cube);
        match self.policies.filter(|_| has_cube) {
            Some(policies) => [0, 1].map(|at| format!("{} ({})", names[at], policies[at])),
            None => names,
        }
    }

    fn fingerprint(&self) -> [u8; 16] {
        let MatchSettings { seed, keep_games, opening, .. } = self.settings;
        let how = format!("{seed} {keep_games} {opening} {:?}", self.policies);
        let rules = self.game.variant().canonical();
        let [first, second] = &self.contenders;
        let net = |contender: &Contender| contender.net.clone().unwrap_or_default();
        let names = [&first.player, &second.player, &first.name, &second.name].map(String::as_bytes);
        let [first, second] = [net(first), net(second)];
        fingerprint(&[
            b"arena",
            rules.as_bytes(),
            how.as_bytes(),
            names[0],
            names[1],
            names[2],
            names[3],
            &first,
            &second,
        ])
    }

    /// Plays some of the rounds on the threads of the current pool: a shard, or nothing once `stop` is set.
    pub fn play(&self, rounds: Range<u64>, stop: &AtomicBool) -> Result<Option<Vec<u8>>, JobError> {
        check_range(&rounds, self.settings.rounds)?;
        let played = with_game!(&self.game, game => self.play_by(game.as_ref(), rounds.clone(), stop))?;
        if played.len() as u64 != rounds.end - rounds.start {
            return Ok(None);
        }
        let mut writer = Writer::default();
        played.iter().for_each(|round| write_round(round, &mut writer));
        Ok(Some(Shard::write(Kind::Rounds, &self.fingerprint(), &rounds, &writer.0)))
    }

    /// The rounds that are whole.
    fn play_by<G: Contest>(
        &self,
        game: &G,
        rounds: Range<u64>,
        stop: &AtomicBool,
    ) -> Result<Vec<RoundResult>, JobError> {
        let [first, second] = [self.contenders[0].entrant(game)?, self.contenders[1].entrant(game)?];
        let played = game.contend_part([&first, &second], self.policies, &self.settings, rounds, stop);
        let seats = self.seats().len();
        let whole = played.iter().filter(|round| round.len() == seats);
        whole.map(|round| self.result(game, round)).collect()
    }

    fn result<G: Contest>(&self, game: &G, round: &[PlayedGame<G::Move>]) -> Result<RoundResult, JobError> {
        let mut result =
            RoundResult { games: round.iter().map(PlayedGame::result).collect(), records: Vec::new() };
        if self.settings.keep_games {
            let names = self.names();
            for played in round {
                let name = |seat: Seat| names[usize::from(seat != played.seat)].as_str();
                result.records.push(match self.policies {
                    Some(_) => records_of_match(&self.game, &played.acts, [name(0), name(1)])?,
                    None => Record::of_events(game, &played.events, name).to_string(),
                });
            }
        }
        Ok(result)
    }

    fn seats(&self) -> Vec<Seat> {
        with_game!(&self.game, game => seated(game.as_ref()))
    }

    /// An empty sum of this job's shards.
    pub fn sum(&self) -> ArenaSum {
        let seated = self.seats();
        ArenaSum {
            tally: Tally::new(seated.len() as u64),
            seated,
            settings: self.settings,
            job: self.fingerprint(),
            waiting: Waiting::default(),
            is_done: self.settings.rounds == 0,
        }
    }
}

/// The records of the games of a match, from everything that happened in it.
pub fn records_of_match(game: &AnyGame, acts: &[String], names: [&str; 2]) -> Result<String, JobError> {
    let mut table = game.usual_table();
    let played = acts.iter().try_for_each(|act| table.act(act));
    // What was played by the rules can be played again by them.
    played.map_err(|error| ShardError::Unfit(error.to_string()))?;
    let players = [("White", names[0]), ("Black", names[1])];
    let records = Record::all_of(table.as_ref(), None, &players);
    Ok(records.into_iter().map(|record| record.to_string()).collect())
}

/// What the shards of a pairing come to. They may come in any order; each counts once.
#[derive(Clone, Debug)]
pub struct ArenaSum {
    tally: Tally,
    seated: Vec<Seat>,
    settings: MatchSettings,
    job: [u8; 16],
    waiting: Waiting<Vec<RoundResult>>,
    is_done: bool,
}

impl ArenaSum {
    /// Adds a shard; the records of games that count by now, in order. Nothing changes if it cannot be used.
    pub fn add(&mut self, shard: &[u8]) -> Result<Vec<String>, JobError> {
        let shard = Shard::open(shard, Kind::Rounds, &self.job)?;
        check_range(&shard.range, self.settings.rounds)?;
        let mut reader = Reader(shard.content);
        let mut rounds = Vec::new();
        for _ in shard.range.clone() {
            rounds.push(read_round(&mut reader, &self.seated)?);
        }
        reader.end()?;
        self.waiting.add(shard.range, rounds)?;
        let mut records = Vec::new();
        while let Some(rounds) = self.waiting.pop() {
            for round in rounds {
                if !self.is_done {
                    self.tally.add_round(&round.games, &self.seated);
                    records.extend(round.records);
                    let is_all = self.tally.rounds >= self.settings.rounds;
                    self.is_done = is_all || self.settings.is_clear(&self.tally);
                }
            }
        }
        Ok(records)
    }

    /// What the rounds so far come to: those without a gap before them.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Whether nothing more is to be played: everything was, or it is clear who is better.
    pub fn is_done(&self) -> bool {
        self.is_done
    }
}

fn write_round(round: &RoundResult, writer: &mut Writer) {
    for game in &round.games {
        writer.number(u64::from(game.ending.is_broken_off));
        game.ending.scores.0.iter().for_each(|&points| writer.signed(points.into()));
    }
    writer.number(round.records.len() as u64);
    round.records.iter().for_each(|record| writer.text(record));
}

fn read_round(reader: &mut Reader<'_>, seated: &[Seat]) -> Result<RoundResult, ShardError> {
    let mut games = Vec::with_capacity(seated.len());
    for &seat in seated {
        let is_broken_off = match reader.number()? {
            0 => false,
            1 => true,
            _ => return Err(ShardError::Damaged("nothing is known of how a game ended")),
        };
        let mut scores = Scores([0; MAX_SEATS]);
        for points in &mut scores.0 {
            let number = i16::try_from(reader.signed()?);
            *points = number.map_err(|_| ShardError::Damaged("a game has too many points"))?;
        }
        games.push(GameResult { seat, ending: Ending { scores, is_broken_off } });
    }
    let mut records = Vec::new();
    for _ in 0..reader.count(1)? {
        records.push(reader.text()?.to_owned());
    }
    if !records.is_empty() && records.len() != seated.len() {
        return Err(ShardError::Damaged("it has not as many records as games"));
    }
    Ok(RoundResult { games, records })
}
