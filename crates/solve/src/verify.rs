//! Checks a database against itself: what every position is worth must follow from what its moves lead to.
//!
//! This is written apart from the solver: it only ever plays forward, and has a way of its own to find the number of a
//! position, from the definition of the index. A wrong value would have to be wrong in all positions around it, too.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use game::{Game as _, Notation as _};
use mill::{Mill, Outcome, Phase, State, bits};
use rayon::prelude::*;

use crate::file::{Head, Holding, file_name};
use crate::problem::Problem;
use crate::scope::{self, Part};
use crate::solver::depths_of;
use crate::space::{EITHER, Space, SpaceMap};
use crate::store::Opened;
use crate::values::{Counts, Until, Value, value_at};

/// Sets of points up to this size are looked up in a list of all of them, which takes 64 MiB for 24 points.
const LISTED_POINTS: usize = 24;

/// How many numbers are checked between two reports.
const CHUNK: usize = 1 << 14;

/// Checks every position of the sub-space that a file is about. The files of the sub-spaces it leads to must lie beside
/// it, or in the folder of the same game's other phase. `on_length` hears how many numbers there are, `on_progress` how many
/// more were checked, and says whether to go on.
pub fn verify(
    game: &Mill,
    path: &Path,
    on_length: &(dyn Fn(u64) + Sync),
    on_progress: &(dyn Fn(u64) -> bool + Sync),
) -> Result<Head, Problem> {
    let game = game.clone().for_ideal_play();
    let head = Opened::file(path)?.head;
    on_length(head.entries);
    let digests = [Part::Moving, Part::Placing].map(|part| scope::digest(&game, part));
    if !digests.contains(&head.digest) {
        return Err(Problem::of_file("solve-file-other-rules", path));
    }
    let folder = path.parent().unwrap_or(Path::new(".")).to_owned();
    let root = folder.parent().map_or_else(|| PathBuf::from(".."), Path::to_owned);
    let folders = digests.map(|digest| crate::file::folder(&root, &digest));
    let verifier = Verifier::new(&game, path, folders, &head);
    verifier.run(on_progress)?;
    Ok(head)
}

/// The values, and maybe the depths, of one sub-space.
struct Loaded {
    values: Vec<u8>,
    depths: Option<Vec<u16>>,
    until: Until,
}

struct Verifier<'g> {
    game: &'g Mill,
    path: &'g Path,
    head: &'g Head,
    folders: [PathBuf; 2],
    maps: Vec<Vec<u8>>,
    /// Each of these backwards.
    back: Vec<Vec<u8>>,
    /// By the number of points, then by size.
    binomials: Vec<Vec<u64>>,
    /// Sets in the order of their classes, by size.
    classes: HashMap<u32, OnceLock<Classes>>,
    loaded: SpaceMap<OnceLock<Result<Loaded, Problem>>>,
}

/// For each set its class and the symmetry that makes it the least of it.
enum Places {
    Listed(Vec<u32>),
    Hashed(HashMap<u32, u32>),
}

struct Classes {
    places: Places,
    least: Vec<u32>,
    /// Whether symmetries leave the least set as it is, other than the one that moves nothing.
    is_symmetric: Vec<bool>,
}

impl<'g> Verifier<'g> {
    fn new(game: &'g Mill, path: &'g Path, folders: [PathBuf; 2], head: &'g Head) -> Verifier<'g> {
        let points = game.board().len();
        let mut binomials = vec![vec![0u64; points + 2]; points + 1];
        for n in 0..=points {
            binomials[n][0] = 1;
            for k in 1..=n {
                binomials[n][k] = binomials[n - 1][k - 1] + binomials[n - 1][k];
            }
        }
        let maps = game.symmetries();
        let turned_back = |map: &Vec<u8>| {
            let mut back = map.clone();
            (0..).zip(map).for_each(|(from, &to)| back[usize::from(to)] = from);
            back
        };
        let men = game.rules().piece_count;
        let mut loaded = SpaceMap::default();
        for hand in (0..=men).flat_map(|own| (0..=men).map(move |other| [own, other])) {
            for board in (0..=men).flat_map(|own| (0..=men).map(move |other| [own, other])) {
                for side in [mill::WHITE, mill::BLACK, EITHER] {
                    loaded.insert(Space { hand, board, side }, OnceLock::new());
                }
            }
        }
        Verifier {
            game,
            path,
            head,
            folders,
            back: maps.iter().map(turned_back).collect(),
            maps,
            binomials,
            classes: (0..=u32::from(men)).map(|size| (size, OnceLock::new())).collect(),
            loaded,
        }
    }

    fn run(&self, on_progress: &(dyn Fn(u64) -> bool + Sync)) -> Result<(), Problem> {
        let space = self.head.space;
        self.load(&space)?;
        let entries = self.head.entries as usize;
        let total = [AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0)];
        (0..entries.div_ceil(CHUNK)).into_par_iter().try_for_each(|chunk| {
            let range = chunk * CHUNK..entries.min((chunk + 1) * CHUNK);
            let length = range.len() as u64;
            let counts = self.check_range(range)?;
            let counts = [counts.won, counts.drawn, counts.lost];
            total.iter().zip(counts).for_each(|(total, count)| {
                total.fetch_add(count, Relaxed);
            });
            if on_progress(length) { Ok(()) } else { Err(Problem::new("solve-interrupted")) }
        })?;
        let [won, drawn, lost] = total.map(AtomicU64::into_inner);
        if (Counts { won, drawn, lost }) != self.head.counts {
            return Err(Problem::of_file("solve-verify-counts", self.path));
        }
        Ok(())
    }

    fn check_range(&self, range: std::ops::Range<usize>) -> Result<Counts, Problem> {
        let mut counts = Counts::default();
        let space = self.head.space;
        let [own_size, other_size] = space.board.map(u32::from);
        let classes = self.classes(own_size);
        let placements =
            self.binomials[self.game.board().len() - own_size as usize][other_size as usize] as usize;
        for at in range {
            let Some(&own) = classes.least.get(at / placements) else {
                return Err(Problem::of_file("solve-verify-counts", self.path));
            };
            let other = self.placed(own, other_size, (at % placements) as u64);
            if self.number(own, other) != at {
                continue;
            }
            counts.add(self.check_position(&space, at, own, other)?);
        }
        Ok(counts)
    }

    fn check_position(&self, space: &Space, at: usize, own: u32, other: u32) -> Result<Value, Problem> {
        let (stored, depth) = self.stored(space, at)?;
        let (mut pieces, mut hand) = ([own, other], space.hand);
        if space.side == mill::BLACK {
            pieces.reverse();
            hand.reverse();
        }
        let state = self.game.turn_state(pieces, hand, space.seat());
        let (value, expected) = self.follows(space, &state)?;
        if value == stored && (depth.is_none() || value == Value::Draw || depth == Some(expected)) {
            return Ok(value);
        }
        let shown = |value: Value, depth: Option<u16>| match depth {
            Some(depth) if value != Value::Draw => format!("{value:?} {depth}").to_lowercase(),
            _ => format!("{value:?}").to_lowercase(),
        };
        let problem = Problem::of_file("solve-verify-differs", self.path);
        let problem =
            problem.with("position", self.game.state_text(&state)).with("stored", shown(stored, depth));
        Err(problem.with("found", shown(value, depth.map(|_| expected))))
    }

    /// What a position is worth by its moves, and after how many turns.
    fn follows(&self, space: &Space, state: &State) -> Result<(Value, u16), Problem> {
        let seat = space.seat();
        if state.phase() == Phase::Over {
            return Ok((self.outcome(state, seat), 0));
        }
        let next = if state.is_removing() || state.side() != seat {
            self.end_of_turn(space, state, seat)?
        } else {
            self.best_action(space, state)?
        };
        Ok((next.0, next.1 + 1))
    }

    fn best_action(&self, space: &Space, state: &State) -> Result<(Value, u16), Problem> {
        let mut moves = Vec::with_capacity(32);
        self.game.moves(state, &mut moves);
        let (mut won, mut drawn, mut lost) = (None, false, 0);
        for action in moves {
            let mut next = *state;
            self.game.play(&mut next, action);
            let (value, turns) = self.end_of_turn(space, &next, state.side())?;
            match value {
                Value::Win => won = Some(won.map_or(turns, |least: u16| least.min(turns))),
                Value::Draw => drawn = true,
                Value::Loss => lost = lost.max(turns),
            }
        }
        Ok(match won {
            Some(turns) => (Value::Win, turns),
            None if drawn => (Value::Draw, 0),
            None => (Value::Loss, lost),
        })
    }

    /// What a position after an action is worth to a seat: the removals still due are part of the turn.
    fn end_of_turn(&self, space: &Space, state: &State, seat: u8) -> Result<(Value, u16), Problem> {
        if state.phase() == Phase::Over {
            return Ok((self.outcome(state, seat), 0));
        }
        let (value, turns) = if state.is_removing() {
            self.best_action(space, state)?
        } else {
            let here = Space::of(state);
            let here = if space.side == EITHER { here.of_either() } else { here };
            let at = self.number(state.pieces(state.side()), state.pieces(state.side() ^ 1));
            let (value, depth) = self.stored(&here, at)?;
            let is_inside = here == *space || here == space.turned();
            let counts = is_inside || self.until(space) == Until::End;
            (value, if counts { depth.unwrap_or(0) } else { 0 })
        };
        Ok((if state.side() == seat { value } else { value.turned() }, turns))
    }

    fn outcome(&self, state: &State, seat: u8) -> Value {
        match self.game.outcome(state).and_then(Outcome::winner) {
            None => Value::Draw,
            Some(winner) if winner == seat => Value::Win,
            Some(_) => Value::Loss,
        }
    }

    fn until(&self, space: &Space) -> Until {
        self.load(space).map_or(Until::End, |loaded| loaded.until)
    }

    fn stored(&self, space: &Space, at: usize) -> Result<(Value, Option<u16>), Problem> {
        let loaded = self.load(space)?;
        let missing = || self.missing(space);
        let value = value_at(&loaded.values, at).ok_or_else(missing)?;
        Ok((value, loaded.depths.as_ref().and_then(|depths| depths.get(at)).copied()))
    }

    fn missing(&self, space: &Space) -> Problem {
        Problem::of_file("solve-verify-missing", self.path).with("missing", file_name(space, Holding::Values))
    }

    fn load(&self, space: &Space) -> Result<&Loaded, Problem> {
        let cell = self.loaded.get(space).ok_or_else(|| self.missing(space))?;
        cell.get_or_init(|| self.read(space)).as_ref().map_err(Clone::clone)
    }

    fn read(&self, space: &Space) -> Result<Loaded, Problem> {
        let folder = &self.folders[usize::from(!space.is_moving())];
        let open = |holding| {
            let path = folder.join(file_name(space, holding));
            if path.exists() { Opened::file(&path).map(Some) } else { Ok(None) }
        };
        let values = open(Holding::Values)?.ok_or_else(|| self.missing(space))?;
        let depths = if self.head.holding == Holding::Depths { open(Holding::Depths)? } else { None };
        let until = depths.as_ref().map_or(Until::End, |file| file.head.until);
        let depths = depths.map(|file| Ok(depths_of(&file.all()?))).transpose()?;
        Ok(Loaded { values: values.all()?, depths, until })
    }

    fn classes(&self, size: u32) -> &Classes {
        self.classes[&size].get_or_init(|| self.find_classes(size))
    }

    /// Goes through all sets of a size in order, and gives each that is the least of its images the next number.
    fn find_classes(&self, size: u32) -> Classes {
        let points = self.game.board().len();
        let is_listed = points <= LISTED_POINTS;
        let mut listed = if is_listed { vec![0; 1 << points] } else { Vec::new() };
        let mut hashed = HashMap::new();
        let (mut least, mut is_symmetric) = (Vec::new(), Vec::new());
        for rank in 0..self.binomials[points][size as usize] {
            let set = self.set_of_rank(size, rank);
            let images = self.maps.iter().map(|map| image(map, set));
            if images.clone().any(|image| image < set) {
                continue;
            }
            for (symmetry, image) in images.enumerate() {
                let place = (least.len() as u32) << 7 | symmetry as u32;
                if is_listed {
                    listed[image as usize] = place;
                } else {
                    hashed.insert(image, place);
                }
            }
            is_symmetric.push(self.maps[1..].iter().any(|map| image(map, set) == set));
            least.push(set);
        }
        let places = if is_listed { Places::Listed(listed) } else { Places::Hashed(hashed) };
        Classes { places, least, is_symmetric }
    }

    /// The set with this rank among those of its size: the greatest point is as great as the rank allows, and so on.
    fn set_of_rank(&self, size: u32, mut rank: u64) -> u32 {
        let mut set = 0;
        let mut below = self.binomials.len() - 1;
        for left in (1..=size as usize).rev() {
            while self.binomials[below][left] > rank {
                below -= 1;
            }
            rank -= self.binomials[below][left];
            set |= 1 << below;
        }
        set
    }

    /// The points of the placement with this rank among those that `own` leaves free.
    fn placed(&self, own: u32, size: u32, rank: u64) -> u32 {
        let mut free = self.game.board().all() & !own;
        let mut chosen = self.set_of_rank(size, rank);
        let mut placed = 0;
        while chosen != 0 {
            if chosen & 1 != 0 {
                placed |= free & free.wrapping_neg();
            }
            free &= free.wrapping_sub(1);
            chosen >>= 1;
        }
        placed
    }

    /// The number of a position, from the definition of the index.
    fn number(&self, own: u32, other: u32) -> usize {
        let classes = self.classes(own.count_ones());
        let place = match &classes.places {
            Places::Listed(list) => list[own as usize],
            Places::Hashed(map) => map.get(&own).copied().unwrap_or(0),
        };
        let (class, symmetry) = ((place >> 7) as usize, (place & 127) as usize);
        let least = classes.least[class];
        let free = self.game.board().len() - own.count_ones() as usize;
        let placements = self.binomials[free][other.count_ones() as usize];
        let rank = |symmetry: usize| self.rank(least, image(&self.back[symmetry], other));
        let rank = if classes.is_symmetric[class] {
            // Whatever turns the least set into this one, turned back, gives one of the ranks; the least of them counts.
            let turned = |&symmetry: &usize| image(&self.maps[symmetry], least) == own;
            (0..self.maps.len()).filter(turned).map(rank).min().unwrap_or(u64::MAX)
        } else {
            rank(symmetry)
        };
        class * placements as usize + rank as usize
    }

    /// The rank of points among those that are free.
    fn rank(&self, own: u32, other: u32) -> u64 {
        let free_below = |point: u8| usize::from(point) - (own & ((1 << point) - 1)).count_ones() as usize;
        (1..).zip(bits(other)).map(|(i, point)| self.binomials[free_below(point)][i]).sum()
    }
}

/// Where a symmetry takes a set.
fn image(map: &[u8], set: u32) -> u32 {
    bits(set).fold(0, |image, point| image | 1 << map[usize::from(point)])
}
