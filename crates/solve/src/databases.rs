//! [`Databases`]: everything that is known about a game, ready to be asked.

#[cfg(feature = "files")]
use std::path::Path;
use std::sync::Arc;

use game::Game as _;
use mill::{Mill, Outcome, Phase, State};

use crate::endgames;
use crate::file::{Head, Holding};
use crate::index::Index;
#[cfg(feature = "files")]
use crate::placing::{self, Placing};
use crate::problem::Problem;
#[cfg(feature = "files")]
use crate::scope::{self, Part};
use crate::space::{Space, SpaceMap};
use crate::store::{Kept, Opened};
use crate::values::{Bounds, Known, Until, Value, value_at};

/// Unpacked blocks that are kept in memory: 64 MiB of them, in a page 16, for phones.
const KEPT_BLOCKS: usize = if cfg!(target_arch = "wasm32") { 512 } else { 2048 };

/// The databases of one game. Asking never panics; what cannot be read is not known ([`Databases::fault`]). Copies share
/// everything.
#[derive(Clone)]
pub struct Databases(Arc<Inner>);

struct Inner {
    game: Mill,
    index: Index,
    files: Vec<Opened>,
    spaces: SpaceMap<Files>,
    #[cfg(feature = "files")]
    placing: Option<Proved>,
    kept: Kept,
}

/// What a search of the placing phase has proved.
#[cfg(feature = "files")]
struct Proved {
    file: Placing,
    symmetries: crate::subsets::Symmetries,
}

/// Which files know about a sub-space.
#[derive(Clone, Copy, Default)]
struct Files {
    values: Option<usize>,
    depths: Option<usize>,
}

impl Databases {
    /// Opens all databases of these rules in a folder as `teahouse solve` makes it; none, if there is no such folder. A
    /// damaged file is refused by name; of blocks this is found out when they are asked for.
    #[cfg(feature = "files")]
    pub fn open(folder: &Path, game: &Mill) -> Result<Databases, Problem> {
        Databases::of(game, open_files(folder, game)?).with_placing(folder)
    }

    /// The same, and of what is not in the folder the endgames that Teahouse has inside.
    #[cfg(feature = "files")]
    pub fn open_or_embedded(folder: &Path, game: &Mill) -> Result<Databases, Problem> {
        let mut files = endgames::inside(game);
        // A file of the folder is used in place of one that is inside.
        files.extend(open_files(folder, game)?);
        Databases::of(game, files).with_placing(folder)
    }

    /// The endgames that Teahouse has inside, if they are about these rules; else none.
    #[cfg(feature = "files")]
    pub fn embedded(game: &Mill) -> Databases {
        Databases::of(game, endgames::inside(game))
    }

    /// The same for who does not have them inside, out of the bytes of their file. Refuses what is cut off or damaged, and
    /// what is about other rules; of blocks this is found out when they are asked for.
    pub fn handed_in(bytes: &[u8], game: &Mill) -> Result<Databases, Problem> {
        Ok(Databases::of(game, endgames::handed_in(bytes, game)?))
    }

    /// No databases at all.
    pub fn none(game: &Mill) -> Databases {
        Databases::of(game, Vec::new())
    }

    fn of(game: &Mill, files: Vec<Opened>) -> Databases {
        let game = game.clone().for_ideal_play();
        let index = Index::new(&game);
        let mut spaces: SpaceMap<Files> = SpaceMap::default();
        for (number, file) in files.iter().enumerate() {
            let head = &file.head;
            // What has another number of positions than the board has is not about this board.
            if !index.holds(&head.space) || index.len(&head.space) as u64 != head.entries {
                continue;
            }
            let known = spaces.entry(head.space).or_default();
            match head.holding {
                Holding::Values => known.values = Some(number),
                Holding::Depths => known.depths = Some(number),
            }
        }
        let kept = Kept::new(KEPT_BLOCKS);
        #[cfg(feature = "files")]
        let inner = Inner { game, index, files, spaces, placing: None, kept };
        #[cfg(not(feature = "files"))]
        let inner = Inner { game, index, files, spaces, kept };
        Databases(Arc::new(inner))
    }

    /// And what a search of the placing phase has left in the folder.
    #[cfg(feature = "files")]
    fn with_placing(mut self, folder: &Path) -> Result<Databases, Problem> {
        if let Some(inner) = Arc::get_mut(&mut self.0)
            && placing::fits(&inner.game)
            && scope::check(&inner.game, Part::Placing).is_ok()
        {
            let digest = scope::digest(&inner.game, Part::Placing);
            let symmetries = || crate::subsets::Symmetries::new(inner.game.board(), &inner.game.symmetries());
            let opened = Placing::open(&crate::file::folder(folder, &digest), &digest)?;
            inner.placing = opened.map(|file| Proved { file, symmetries: symmetries() });
        }
        Ok(self)
    }

    /// What is known about a position; `None` if it is in no database. Where a removal is due, what the removals lead to
    /// is looked at. Draws by repetition or by counting quiet moves are not thought of: whoever wins can do so in time,
    /// unless these rules cut the game shorter than play can be.
    pub fn probe(&self, state: &State) -> Option<Known> {
        let inner = &*self.0;
        if state.phase() == Phase::Over {
            return Some(of_outcome(inner.game.outcome(state), state));
        }
        if state.is_removing() {
            return self.probe_removals(state);
        }
        if (inner.spaces.is_empty() && !self.has_placing()) || !inner.game.is_plain_turn(state) {
            return None;
        }
        let space = Space::of(state);
        let known = |space: &Space| inner.spaces.get(space).map(|&files| (*space, files));
        let Some((space, files)) = known(&space).or_else(|| known(&space.of_either())) else {
            let value = self.proved(state).value()?;
            return Some(Known { value, plies: None, until: Until::Capture });
        };
        let (us, them) = (state.side(), state.side() ^ 1);
        let sizes = inner.index.sizes(&space);
        let at = inner.index.number(&sizes, state.pieces(us), state.pieces(them)).at;
        let value = self.value(files.values?, at)?;
        let depth = |number| self.depth(number, at);
        let plies = if value == Value::Draw { None } else { files.depths.and_then(depth) };
        let until = files.depths.map_or(Until::Capture, |number| inner.files[number].head.until);
        Some(Known { value, plies, until })
    }

    /// What is known about a position at least and at most. In the placing phase that may be more than [`Databases::probe`]
    /// knows: a search proves that somebody does not lose without asking whether they might win.
    pub fn bounds(&self, state: &State) -> Bounds {
        if let Some(known) = self.probe(state) {
            return Bounds::exactly(known.value);
        }
        if !state.is_removing() {
            return if self.0.game.is_plain_turn(state) { self.proved(state) } else { Bounds::NONE };
        }
        let mut moves = Vec::new();
        self.0.game.moves(state, &mut moves);
        let after = |action: &mill::Move| {
            let mut next = *state;
            self.0.game.play(&mut next, *action);
            let bounds = self.bounds(&next);
            if next.side() == state.side() { bounds } else { bounds.turned() }
        };
        let best = |one: Bounds, other: Bounds| Bounds {
            least: one.least.max(other.least),
            most: one.most.max(other.most),
        };
        moves.iter().map(after).reduce(best).unwrap_or(Bounds::NONE)
    }

    /// Whether there is anything that was proved about the placing phase.
    pub fn has_placing(&self) -> bool {
        #[cfg(feature = "files")]
        let has = self.0.placing.is_some();
        #[cfg(not(feature = "files"))]
        let has = false;
        has
    }

    /// What a search of the placing phase has proved about a position.
    #[cfg(feature = "files")]
    fn proved(&self, state: &State) -> Bounds {
        let Some(Proved { file, symmetries }) = &self.0.placing else { return Bounds::NONE };
        if Space::of(state).is_moving() {
            return Bounds::NONE;
        }
        let key = placing::key(symmetries, state);
        let find = |number: usize| {
            let read = |block: &[u8]| placing::find(block, key);
            self.0.kept.with(self.0.files.len(), number, || file.block(number), read)
        };
        file.block_of(key).and_then(find).unwrap_or(Bounds::NONE)
    }

    #[cfg(not(feature = "files"))]
    fn proved(&self, _: &State) -> Bounds {
        Bounds::NONE
    }

    fn probe_removals(&self, state: &State) -> Option<Known> {
        let mut moves = Vec::new();
        self.0.game.moves(state, &mut moves);
        let mut best: Option<Known> = None;
        let mut is_complete = !moves.is_empty();
        for action in moves {
            let mut next = *state;
            self.0.game.play(&mut next, action);
            let Some(mut known) = self.probe(&next) else {
                is_complete = false;
                continue;
            };
            if next.side() != state.side() {
                known.value = known.value.turned();
            }
            if best.is_none_or(|best| is_better(&known, &best)) {
                best = Some(known);
            }
        }
        best.filter(|best| is_complete || best.value == Value::Win)
    }

    fn value(&self, number: usize, at: usize) -> Option<Value> {
        let per_block = Holding::Values.per_block();
        let read = |block: &[u8]| value_at(block, at % per_block);
        let block = at / per_block;
        self.0.kept.with(number, block, || self.0.files[number].block(block), read)
    }

    fn depth(&self, number: usize, at: usize) -> Option<u16> {
        let per_block = Holding::Depths.per_block();
        let place = 2 * (at % per_block);
        let read = |block: &[u8]| Some(u16::from_le_bytes(*block.get(place..)?.first_chunk()?));
        let block = at / per_block;
        self.0.kept.with(number, block, || self.0.files[number].block(block), read)
    }

    /// Whether nothing is known about any position.
    pub fn is_empty(&self) -> bool {
        self.0.spaces.values().all(|files| files.values.is_none())
    }

    /// Whether there is a database of a sub-space.
    pub fn has(&self, space: &Space) -> bool {
        self.0.spaces.get(space).is_some_and(|files| files.values.is_some())
    }

    /// What the files say about themselves.
    pub fn heads(&self) -> impl Iterator<Item = &Head> {
        self.0.files.iter().map(|file| &file.head)
    }

    /// The rules, for ideal play.
    pub fn game(&self) -> &Mill {
        &self.0.game
    }

    /// The first thing that went wrong since the files were opened. Positions in a block that cannot be read are not known.
    pub fn fault(&self) -> Option<&Problem> {
        self.0.kept.fault()
    }
}

/// Whether the side to move prefers one of two.
pub(crate) fn is_better(one: &Known, other: &Known) -> bool {
    if one.value != other.value {
        return one.value > other.value;
    }
    let plies = |known: &Known| known.plies.unwrap_or(0);
    match one.value {
        Value::Win => plies(one) < plies(other),
        Value::Draw => false,
        Value::Loss => plies(one) > plies(other),
    }
}

/// A finished game, seen by the side that the position names.
pub(crate) fn of_outcome(outcome: Option<Outcome>, state: &State) -> Known {
    let value = match outcome.and_then(Outcome::winner) {
        None => Value::Draw,
        Some(winner) if winner == state.side() => Value::Win,
        Some(_) => Value::Loss,
    };
    Known { value, plies: (value != Value::Draw).then_some(0), until: Until::End }
}

/// Opens every database of these rules in a folder of databases.
#[cfg(feature = "files")]
fn open_files(folder: &Path, game: &Mill) -> Result<Vec<Opened>, Problem> {
    scope::check(game, Part::Moving)?;
    let mut files = Vec::new();
    for part in [Part::Moving, Part::Placing] {
        let digest = scope::digest(game, part);
        open_folder(&crate::file::folder(folder, &digest), &digest, &mut files)?;
    }
    Ok(files)
}

/// Opens every database in a folder.
#[cfg(feature = "files")]
fn open_folder(folder: &Path, digest: &str, files: &mut Vec<Opened>) -> Result<(), Problem> {
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(Problem::reading(folder, &error)),
    };
    let endings = [Holding::Values, Holding::Depths].map(Holding::ending);
    let is_ours = |path: &Path| path.extension().is_some_and(|end| endings.iter().any(|ours| end == *ours));
    let mut paths: Vec<_> =
        entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| is_ours(path)).collect();
    paths.sort();
    for path in paths {
        let file = Opened::file(&path)?;
        if file.head.digest != digest {
            return Err(Problem::of_file("solve-file-other-rules", &path));
        }
        files.push(file);
    }
    Ok(())
}
