//! Sieges: one side, the defender, has placed all its pieces; the other, the attacker, has some in hand and may place or move.
//! Does the attacker win?
//!
//! They come about where pieces move while there are pieces in hand, and end the search of such a placing phase (`defence.rs`).
//! They are solved backwards like the moving phase, but only one thing is found out: whether the attacker can force a win.
//! To have fewer of them, the defender gives up once it has lost more than [`LOST`] pieces while the attacker has some in hand.
//! That is at its own expense: what it holds so, it holds in the game. In files a siege that is held counts as a draw, and the
//! defender is White, whichever colour it has in a game.

use std::collections::hash_map::Entry;
use std::path::{Path, PathBuf};

use mill::{Mill, Ways, bits};
use rayon::prelude::*;

use crate::cells::Cells;
use crate::cut::{self, Extent};
use crate::file::{Head, Holding, file_name, folder};
use crate::index::{Finder, Index};
use crate::problem::Problem;
use crate::scope::{self, Part};
use crate::sliding::{Half, InMemory, Task, interrupted, tell_wave};
use crate::solution::{Shelf, Shelved};
use crate::solver::{Planned, Watch};
use crate::space::Space;
use crate::store::Opened;
use crate::values::Value;
use crate::write::{self, write};

/// With more pieces lost than this the defender gives up. One is enough for games of four, five and six men.
const LOST: u8 = 1;

/// How many pieces there are: the defender has none in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Siege {
    pub defender: u8,
    /// On the board.
    pub attacker: u8,
    /// In the attacker's hand; without any it is no siege any more, but the moving phase.
    pub hand: u8,
}

impl Siege {
    /// Its positions with the defender to move.
    pub fn defending(&self) -> Space {
        let Siege { defender, attacker, hand } = *self;
        Space { hand: [0, hand], board: [defender, attacker], side: mill::WHITE }
    }

    /// Its positions with the attacker to move.
    pub fn attacking(&self) -> Space {
        self.defending().turned()
    }

    /// After a placement of the attacker.
    fn placed(self) -> Siege {
        Siege { attacker: self.attacker + 1, hand: self.hand - 1, ..self }
    }

    /// After a capture of the attacker.
    fn with_defender_less(self) -> Siege {
        Siege { defender: self.defender.saturating_sub(1), ..self }
    }

    /// After a capture of the defender.
    fn with_attacker_less(self) -> Siege {
        Siege { attacker: self.attacker.saturating_sub(1), ..self }
    }
}

/// What pieces are to the defender without asking for more than how many they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Settled {
    /// It has won.
    Won,
    /// It has lost, or gives up.
    Lost,
}

/// All sieges of a game.
pub struct Sieges {
    game: Mill,
    index: Index,
    lost: u8,
    /// The folder of the moving phase.
    moving: PathBuf,
    /// The folder of sieges.
    folder: PathBuf,
    digest: String,
}

impl Sieges {
    /// The sieges of a game whose pieces move while there are pieces in hand. Refuses rules under which placing and moving does
    /// more than take a piece for a mill.
    pub fn new(game: &Mill, root: &Path) -> Result<Sieges, Problem> {
        Sieges::giving_up(game, root, LOST)
    }

    /// The same with a defender that gives up after more pieces, or fewer.
    pub(crate) fn giving_up(game: &Mill, root: &Path, lost: u8) -> Result<Sieges, Problem> {
        scope::check(game, Part::Placing)?;
        if !game.moves_plainly() || !game.places_plainly() {
            return Err(Problem::new("solve-opening-circles").with("option", "may_move_in_placing_phase"));
        }
        let game = game.clone().for_ideal_play();
        let moving = folder(root, &scope::digest(&game, Part::Moving));
        let text = format!("{} sieges 1 lost {lost}", scope::digest(&game, Part::Placing));
        let digest = blake3::hash(text.as_bytes()).to_hex()[..32].to_owned();
        let index = Index::new(&game);
        let largest = Space::moving(game.rules().piece_count, game.rules().piece_count);
        if !index.holds(&largest) {
            return Err(Problem::new("solve-too-large").with("points", game.board().len() as i64));
        }
        Ok(Sieges { game, index, lost, moving, folder: folder(root, &digest), digest })
    }

    /// All of them, each after those it leads to.
    pub(crate) fn all(&self) -> Vec<Siege> {
        let men = self.men();
        let mut all = Vec::new();
        for hand in 1..=men {
            let pairs =
                (0..=men).flat_map(|defender| (0..=men - hand).map(move |attacker| (defender, attacker)));
            all.extend(pairs.map(|(defender, attacker)| Siege { defender, attacker, hand }));
        }
        all.retain(|siege| self.settled(siege).is_none());
        all.sort_by_key(|siege| (siege.hand, siege.defender + siege.attacker));
        all
    }

    /// What the number of pieces settles.
    pub(crate) fn settled(&self, siege: &Siege) -> Option<Settled> {
        let least = self.game.rules().at_least;
        let Siege { defender, attacker, hand } = *siege;
        match () {
            () if attacker + hand < least => Some(Settled::Won),
            // In the moving phase it goes on, whatever it has lost.
            () if defender < least || hand > 0 && self.gives_up(defender) => Some(Settled::Lost),
            () => None,
        }
    }

    /// Whether the defender gives up with so many pieces left in all.
    pub(crate) fn gives_up(&self, left: u8) -> bool {
        left + self.lost < self.men()
    }

    pub(crate) fn men(&self) -> u8 {
        self.game.rules().piece_count
    }

    pub(crate) fn index(&self) -> &Index {
        &self.index
    }

    /// The values of a sub-space of the moving phase or of a siege; the file must be there.
    pub(crate) fn read(&self, space: &Space) -> Result<Shelved, Problem> {
        let folder = if space.is_moving() { &self.moving } else { &self.folder };
        let path = folder.join(file_name(space, Holding::Values));
        if !path.exists() {
            return Err(Problem::of_file("solve-opening-needs", &path));
        }
        Ok(Shelved { values: Opened::file(&path)?.all()?, depths: None })
    }

    fn is_there(&self, space: &Space) -> Result<bool, Problem> {
        let path = self.folder.join(file_name(space, Holding::Values));
        if !path.exists() {
            return Ok(false);
        }
        let head = Opened::file(&path)?.head;
        if head.digest != self.digest || head.space != *space || head.entries != self.index.len(space) as u64
        {
            return Err(Problem::of_file("solve-file-other-rules", &path));
        }
        Ok(true)
    }

    /// What is still to be solved, in the order it is solved in.
    pub fn left(&self) -> Result<Vec<Planned>, Problem> {
        let mut left = Vec::new();
        for siege in self.all() {
            let spaces = vec![siege.defending(), siege.attacking()];
            if !self.is_there(&spaces[0])? || !self.is_there(&spaces[1])? {
                let length = |space: &Space| self.index.len(space);
                let below: usize = self.needed(&siege).iter().map(length).sum();
                let halves: Vec<Extent> =
                    spaces.iter().map(|space| Extent { length: length(space), below: 0 }).collect();
                let memory = cut::whole(&halves, 1) + below as u64 / 4;
                let entries = halves.iter().map(|half| half.length as u64).sum();
                left.push(Planned::in_memory(spaces, entries, memory));
            }
        }
        Ok(left)
    }

    /// The sub-spaces that a siege leads to, besides its own.
    fn needed(&self, siege: &Siege) -> Vec<Space> {
        let attacks = [siege.placed(), siege.placed().with_defender_less(), siege.with_defender_less()];
        let is_open = |siege: &&Siege| self.settled(siege).is_none();
        let mut needed: Vec<Space> = attacks.iter().filter(is_open).map(Siege::defending).collect();
        if siege.attacker > 0 {
            needed.extend([siege.with_attacker_less()].iter().filter(is_open).map(Siege::attacking));
        }
        needed
    }

    /// Solves what is not solved yet. The moving phase must be there.
    pub fn solve(&self, watch: &dyn Watch) -> Result<(), Problem> {
        std::fs::create_dir_all(&self.folder).map_err(|cause| Problem::writing(&self.folder, &cause))?;
        write::sweep(&self.folder);
        let mut shelf = Shelf::default();
        for planned in self.left()? {
            watch.begins(&planned);
            let [defending, _] = planned.spaces[..] else { continue };
            let siege =
                Siege { defender: defending.board[0], attacker: defending.board[1], hand: defending.hand[1] };
            let needed = self.needed(&siege);
            shelf.retain(|space, _| needed.contains(space));
            for space in needed {
                if let Entry::Vacant(place) = shelf.entry(space) {
                    place.insert(self.read(&space)?);
                }
            }
            let mut heads: Vec<Head> = Vec::new();
            for mut found in self.solve_one(&siege, &shelf, watch)? {
                heads.extend(write(&self.folder, &self.digest, &mut found)?);
            }
            watch.ends(&heads);
        }
        Ok(())
    }

    fn solve_one(&self, siege: &Siege, shelf: &Shelf, watch: &dyn Watch) -> Result<Vec<InMemory>, Problem> {
        let (game, index, on_progress) = (&self.game, &self.index, &|numbers| watch.advances(numbers));
        let task = Task { game, index, space: siege.defending(), depths: None, on_progress };
        let halves = [siege.defending(), siege.attacking()].map(|space| Half::new(game, index, space));
        let cells: Vec<Cells> = halves.iter().map(|half| Cells::new(half.length, false)).collect();
        for (half, cells) in halves.iter().zip(&cells) {
            Look::new(self, siege, shelf, half, cells).at_all(on_progress)?;
        }
        let longest = task.waves(|wave| Ok((tell_wave(&task, &halves, &cells, wave), false)))?;
        let about: Vec<_> = halves.iter().map(|half| task.about(half, longest)).collect();
        Ok(about.into_iter().zip(cells).map(|(about, cells)| InMemory { about, cells }).collect())
    }
}

/// Where a kind of turn leads that leaves the siege.
enum Exit<'s> {
    To(&'s Shelved, Finder<'s>),
    Settled(Settled),
}

impl Exit<'_> {
    /// Whether the attacker wins a position, given by the pieces of the side to move there and of the other; `won` is what that is
    /// to the side to move.
    #[inline]
    fn is_won(&self, own: u32, other: u32, won: Value) -> bool {
        match self {
            Exit::To(below, finder) => below.value(finder.number(own, other).at) == won,
            Exit::Settled(settled) => *settled == Settled::Lost,
        }
    }
}

/// The first look at the positions of one half: turns that leave the siege are looked up, others counted.
struct Look<'s> {
    sieges: &'s Sieges,
    half: &'s Half<'s>,
    cells: &'s Cells,
    /// A move of the side to move that makes a mill.
    takes: Exit<'s>,
    /// A placement of the attacker.
    places: Exit<'s>,
    /// A placement of the attacker that makes a mill.
    places_and_takes: Exit<'s>,
}

impl<'s> Look<'s> {
    fn new(
        sieges: &'s Sieges,
        siege: &Siege,
        shelf: &'s Shelf,
        half: &'s Half<'s>,
        cells: &'s Cells,
    ) -> Look<'s> {
        let exit = |siege: Siege, space: fn(&Siege) -> Space| {
            let space = space(&siege);
            let to = |below: &'s Shelved| Exit::To(below, sieges.index.finder(&sieges.index.sizes(&space)));
            let settled = sieges.settled(&siege).unwrap_or(Settled::Lost);
            shelf.get(&space).map_or(Exit::Settled(settled), to)
        };
        let takes = if half.space.side == mill::WHITE {
            exit(siege.with_attacker_less(), Siege::attacking)
        } else {
            exit(siege.with_defender_less(), Siege::defending)
        };
        let places = exit(siege.placed(), Siege::defending);
        let places_and_takes = exit(siege.placed().with_defender_less(), Siege::defending);
        Look { sieges, half, cells, takes, places, places_and_takes }
    }

    fn at_all(&self, on_progress: &(dyn Fn(u64) -> bool + Sync)) -> Result<(), Problem> {
        let half = self.half;
        let placements = half.sizes.placements.max(1);
        let looked = (0..half.length / placements).into_par_iter().try_for_each(|class| {
            let own = half.finder.class_set(class);
            let ways: Vec<Ways> = self.sieges.game.ways(own, half.flies).collect();
            let is_symmetric = half.finder.is_class_symmetric(class);
            for (at, &placement) in (class * placements..).zip(half.placements) {
                let other = half.finder.spread(own, placement);
                if is_symmetric && half.finder.number(own, other).at != at {
                    self.cells.leave_out(at);
                } else if half.space.side == mill::WHITE {
                    self.defend(at, own, other, &ways);
                } else {
                    self.attack(at, own, other, &ways);
                }
            }
            on_progress(placements as u64).then_some(())
        });
        looked.ok_or_else(interrupted)
    }

    /// The defender has lost if it cannot move, or if every move loses.
    fn defend(&self, at: usize, own: u32, other: u32, ways: &[Ways]) {
        let game = &self.sieges.game;
        let empty = game.board().all() & !(own | other);
        // A mill takes nothing where there is nothing to take.
        let is_quiet = |way: &Ways| if other == 0 { way.quiet | way.mill } else { way.quiet };
        let quiet: u32 = ways.iter().map(|way| (is_quiet(way) & empty).count_ones()).sum();
        let open = game.open_to_removal(other);
        let holds =
            |moved: u32| bits(open).any(|point| !self.takes.is_won(other ^ 1 << point, moved, Value::Win));
        let mills = |way: &Ways| bits(way.mill & empty).any(|to| holds(own ^ (way.from | 1 << to)));
        match () {
            // A capture that holds is a move that no wave ever takes.
            () if ways.iter().any(mills) => self.cells.leave(at, quiet as u8 + 1),
            () if quiet > 0 => self.cells.leave(at, quiet as u8),
            () if self.is_drawn_when_stuck(own, other) => self.cells.leave(at, 1),
            () => self.cells.decide(&self.half.marks, at, false, 1),
        }
    }

    /// Whether the defender cannot move, and the rules call that a draw.
    fn is_drawn_when_stuck(&self, own: u32, other: u32) -> bool {
        let Space { hand, side, .. } = self.half.space;
        let state = self.sieges.game.turn_state([own, other], hand, side);
        let winner = self.sieges.game.outcome(&state).and_then(mill::Outcome::winner);
        state.phase() == mill::Phase::Over && winner.is_none()
    }

    /// The attacker wins at once by a placement or a capture that leads to where it wins.
    fn attack(&self, at: usize, own: u32, other: u32, ways: &[Ways]) {
        let game = &self.sieges.game;
        let empty = game.board().all() & !(own | other);
        let open = game.open_to_removal(other);
        let takes = |exit: &Exit, moved: u32| {
            bits(open).any(|point| exit.is_won(other ^ 1 << point, moved, Value::Loss))
        };
        let places = |point: u8| {
            let placed = own | 1 << point;
            if game.board().mills_through(own, point) > 0 {
                takes(&self.places_and_takes, placed)
            } else {
                self.places.is_won(other, placed, Value::Loss)
            }
        };
        let mills =
            |way: &Ways| bits(way.mill & empty).any(|to| takes(&self.takes, own ^ (way.from | 1 << to)));
        if bits(empty).any(places) || ways.iter().any(mills) {
            self.cells.decide(&self.half.marks, at, true, 1);
        } else {
            // Nothing ever takes a move of the attacker's: only one that wins decides.
            self.cells.leave(at, 1);
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::databases::Databases;
    use crate::general::state_at;
    use crate::solver::{Settings, Solver};
    use crate::tests::{Unwatched, mill_with};

    /// A game that is small enough to be solved whole, with pieces that move while there are pieces in hand.
    pub(crate) fn solved(name: &str, id: &str, men: &str) -> (Mill, PathBuf, Databases) {
        let game = mill_with(id, &[("may_move_in_placing_phase", "true"), ("piece_count", men)]);
        let folder = std::env::temp_dir().join(format!("teahouse-siege-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let settings = Settings { folder: folder.clone(), depths: None, pieces: None, memory: 1 << 30 };
        let mut solver = Solver::new(&game, settings).unwrap();
        assert!(solver.is_whole());
        solver.run(&Unwatched).unwrap();
        let databases = Databases::open(&folder, &game).unwrap();
        (game, folder, databases)
    }

    /// Compares every position of every siege with what the whole game says; how many are held, and how many are won.
    fn compare(game: &Mill, folder: &Path, whole: &Databases, lost: u8, is_exact: bool) -> [u64; 2] {
        let sieges = Sieges::giving_up(game, folder, lost).unwrap();
        sieges.solve(&Unwatched).unwrap();
        assert!(sieges.left().unwrap().is_empty());
        let mut counts = [0; 2];
        for space in sieges.all().iter().flat_map(|siege| [siege.defending(), siege.attacking()]) {
            let values = sieges.read(&space).unwrap();
            for at in 0..sieges.index.len(&space) {
                let [own, other] = sieges.index.position(&sieges.index.sizes(&space), at);
                let is_held = values.value(at) == Value::Draw;
                if sieges.index.number(&sieges.index.sizes(&space), own, other).at != at {
                    continue;
                }
                let state = state_at(game, &sieges.index, &space, at);
                let winner = game.outcome(&state).and_then(mill::Outcome::winner);
                let exact = match whole.probe(&state) {
                    Some(known) if state.side() == mill::WHITE => known.value,
                    Some(known) => known.value.turned(),
                    None if winner == Some(mill::BLACK) => Value::Loss,
                    // No game comes here.
                    None => continue,
                };
                assert!(!is_held || exact >= Value::Draw, "{space} {state:?}");
                assert!(!is_exact || is_held == (exact >= Value::Draw), "{space} {state:?}");
                counts[usize::from(!is_held)] += 1;
            }
        }
        counts
    }

    #[test]
    fn sieges_are_what_the_whole_game_says_where_the_defender_never_gives_up() {
        for (id, men) in
            [("three-mens-morris", "4"), ("three-mens-morris-flying", "4"), ("six-mens-morris", "4")]
        {
            let (game, folder, whole) = solved(&format!("exact-{id}"), id, men);
            let [held, won] = compare(&game, &folder, &whole, 4, true);
            assert!(held > 100 && won > 100, "{id}: {held} held, {won} won");
            // Giving up makes fewer of them hold, and none that does not.
            let [less, _] = compare(&game, &folder, &whole, 0, false);
            assert!(less < held, "{id}: {less}");
            std::fs::remove_dir_all(folder).unwrap();
        }
    }

    #[test]
    fn the_defender_gives_up_in_a_siege_and_not_in_the_moving_phase() {
        let sieges = Sieges::new(&mill_with("lasker-morris", &[]), Path::new("nowhere")).unwrap();
        let settled = |defender, attacker, hand| sieges.settled(&Siege { defender, attacker, hand });
        assert_eq!([settled(9, 5, 1), settled(8, 5, 0), settled(3, 5, 0)], [None; 3]);
        assert_eq!([settled(8, 5, 1), settled(2, 5, 0)], [Some(Settled::Lost); 2]);
        assert_eq!([settled(9, 1, 1), settled(9, 2, 0)], [Some(Settled::Won); 2]);
        assert_eq!((sieges.gives_up(9), sieges.gives_up(8)), (false, true));
    }

    #[test]
    fn sieges_need_the_moving_phase_and_plain_rules() {
        let folder = std::env::temp_dir().join(format!("teahouse-siege-needs-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let problem = Sieges::new(&mill_with("lasker-morris", &[]), &folder).unwrap().solve(&Unwatched);
        assert_eq!(problem.unwrap_err().0.code, "solve-opening-needs");
        for change in
            [("may_remove_multiple", "true"), ("piece_count", "12"), ("custodian_capture.enabled", "true")]
        {
            let problem = Sieges::new(&mill_with("lasker-morris", &[change]), &folder).err().unwrap();
            assert_eq!(problem.0.code, "solve-opening-circles", "{change:?}");
        }
        let _ = std::fs::remove_dir_all(&folder);
    }

    #[test]
    fn sieges_that_were_stopped_go_on_to_the_same_bytes_and_damage_is_named() {
        struct Patience(std::sync::atomic::AtomicI64);
        impl Watch for Patience {
            fn begins(&self, _: &Planned) {}
            fn advances(&self, _: u64) -> bool {
                self.0.fetch_sub(1, std::sync::atomic::Ordering::Relaxed) > 0
            }
            fn ends(&self, _: &[Head]) {}
        }
        let (game, folder, _) = solved("stopped", "six-mens-morris", "4");
        let bytes = |sieges: &Sieges| {
            let mut all: Vec<(PathBuf, Vec<u8>)> = std::fs::read_dir(&sieges.folder)
                .unwrap()
                .map(|entry| entry.unwrap().path())
                .map(|path| (path.clone(), std::fs::read(path).unwrap()))
                .collect();
            all.sort();
            all
        };
        let sieges = Sieges::new(&game, &folder).unwrap();
        sieges.solve(&Unwatched).unwrap();
        let whole = bytes(&sieges);
        std::fs::remove_dir_all(&sieges.folder).unwrap();
        let (mut tries, mut patience) = (0, 40);
        while let Err(problem) = sieges.solve(&Patience(patience.into())) {
            assert_eq!(problem.0.code, "solve-interrupted");
            tries += 1;
            patience *= 2;
        }
        assert!(tries > 1 && bytes(&sieges) == whole, "{tries} tries");
        let (path, mut changed) = whole[0].clone();
        changed[70] ^= 1;
        std::fs::write(&path, changed).unwrap();
        let problem = sieges.left().err().unwrap();
        assert!(problem.to_string().contains(path.file_name().unwrap().to_str().unwrap()), "{problem}");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
