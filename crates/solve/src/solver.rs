//! [`Solver`]: which sub-spaces there are, in which order they are solved, and what is kept of them.

use std::collections::BTreeSet;
use std::path::PathBuf;

use game::Game as _;
use mill::{MAX_LINES_THROUGH, Mill, Rules};

use crate::counting::can_count;
use crate::cut::{self, Cut, Extent};
use crate::file::{Head, Holding, file_name, folder};
use crate::general;
use crate::index::Index;
use crate::problem::Problem;
use crate::scope::{self, Part};
use crate::scratch::Scratch;
use crate::sliced;
use crate::sliding::{self, Task};
use crate::solution::{Found, Keep, Shelf, Shelved};
use crate::space::{EITHER, Space};
use crate::store::Opened;
use crate::values::Until;
use crate::write::{self, write};

/// Games whose largest sub-space has no more positions than this are solved whole, from the empty board on.
const WHOLE: u64 = 2_000_000;

/// Which sub-spaces there are in the placing phase is found by playing turns of about so many positions of each; where one
/// is missed, those of all.
const LOOKED_AT: usize = 2000;

/// What to solve, and where to keep it.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The folder of databases; those of these rules get folders of their own in it.
    pub folder: PathBuf,
    /// Whether to keep depths beside values, and what they count up to. Games that are solved whole count to the end.
    pub depths: Option<Until>,
    /// Whether to solve the placing phase as well, however large it is, without depths. Small games are solved whole in any
    /// case, and with [`Settings::pieces`] none is.
    pub placing: bool,
    /// Only sub-spaces with at most so many pieces on the board.
    pub pieces: Option<u8>,
    /// How many bytes of memory may be used. Where a pair takes more, and can be cut into slices, the rest lies on disk.
    pub memory: u64,
}

/// Refuses to solve the placing phase by counting under rules by which more comes about there than one piece taken for a mill,
/// or to which colours make a difference.
fn check_placing(game: &Mill) -> Result<(), Problem> {
    scope::check(game, Part::Placing)?;
    let Rules { may_move_while_placing, defender_first, .. } = game.rules();
    if game.moves_plainly() && game.places_plainly() && (*may_move_while_placing || !defender_first) {
        return Ok(());
    }
    Err(Problem::new("solve-placing-rules"))
}

/// Two sub-spaces that are solved together.
#[derive(Clone, Debug)]
pub struct Planned {
    /// The sub-spaces: two, or one that is its own counterpart.
    pub spaces: Vec<Space>,
    /// How many numbers they have, holes included.
    pub entries: u64,
    /// How many bytes of memory solving them takes.
    pub memory: u64,
    /// How they are cut, where they do not fit the memory whole.
    cut: Option<Cut>,
    /// Whether they are solved already.
    pub is_there: bool,
}

impl Planned {
    /// How many slices they are solved in, one at a time, because they do not fit the memory whole; none, if they do.
    pub fn slices(&self) -> usize {
        self.cut.as_ref().map_or(0, |cut| cut.counts.iter().sum())
    }

    /// How many bytes of disk solving them takes beside what is kept.
    pub fn scratch(&self) -> u64 {
        self.cut.as_ref().map_or(0, |cut| cut.scratch)
    }
}

/// Who watches a solver at work, and may stop it.
pub trait Watch: Sync {
    /// A pair is begun.
    fn begins(&self, pair: &Planned);
    /// So many more numbers of it were looked at for the first time. Solving stops where this says no.
    fn advances(&self, numbers: u64) -> bool;
    /// A pair is solved and written.
    fn ends(&self, heads: &[Head]);
}

/// Solves a game.
pub struct Solver {
    game: Mill,
    index: Index,
    settings: Settings,
    is_whole: bool,
    plan: Vec<Planned>,
}

impl Solver {
    /// Looks at what there is to solve. Refuses rules whose positions depend on the past, boards that are too large, and
    /// files that are damaged.
    pub fn new(game: &Mill, settings: Settings) -> Result<Solver, Problem> {
        Solver::whole_up_to(WHOLE, game, settings)
    }

    /// The same, where games are small whose largest sub-space has no more positions than this.
    pub(crate) fn whole_up_to(whole: u64, game: &Mill, settings: Settings) -> Result<Solver, Problem> {
        scope::check(game, Part::Moving)?;
        let game = game.clone().for_ideal_play();
        let index = Index::new(&game);
        let men = game.rules().piece_count;
        let largest = Space::moving(men, men);
        if !index.holds(&largest) {
            return Err(Problem::new("solve-too-large").with("points", game.board().len() as i64));
        }
        // With few points left free there are fewer positions again, so the most pieces are not the most positions.
        let most = (1..=men).flat_map(|own| (1..=own).map(move |other| Space::moving(own, other)));
        let most = most.map(|space| index.about(&space)).max().unwrap_or(0);
        let is_small = most <= whole && settings.pieces.is_none();
        let is_whole = is_small && scope::check(&game, Part::Placing).is_ok();
        let mut solver = Solver { game, index, settings, is_whole, plan: Vec::new() };
        if solver.counts_placing() {
            check_placing(&solver.game)?;
        }
        solver.make_plan(LOOKED_AT)?;
        Ok(solver)
    }

    /// Plans what is found by looking at so many positions of a sub-space.
    fn make_plan(&mut self, looked_at: usize) -> Result<(), Problem> {
        self.plan = Vec::new();
        for space in self.spaces(looked_at) {
            let planned = self.planned(&space)?;
            self.plan.push(planned);
        }
        Ok(())
    }

    /// The pairs, in the order they are solved in.
    pub fn plan(&self) -> &[Planned] {
        &self.plan
    }

    /// Whether the placing phase is solved as well, as that of small games always is.
    pub fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// The most memory that a pair still to be solved takes, in bytes.
    pub fn memory(&self) -> u64 {
        self.left().map(|pair| pair.memory).max().unwrap_or(0)
    }

    /// How many bytes of disk what is still to be solved takes at most, with what is on disk only while it is solved.
    pub fn disk(&self) -> u64 {
        let each = |pair: &Planned| {
            pair.entries / 4
                + if self.depths(&pair.spaces[0]).is_some() { 2 * pair.entries } else { 0 }
                + 4096
        };
        let scratch = self.left().map(Planned::scratch).max().unwrap_or(0);
        self.left().map(each).sum::<u64>() + scratch
    }

    /// The pairs that are still to be solved.
    pub fn left(&self) -> impl Iterator<Item = &Planned> {
        self.plan.iter().filter(|pair| !pair.is_there)
    }

    /// One sub-space of each pair, those first that others lead to.
    fn spaces(&self, looked_at: usize) -> Vec<Space> {
        let (least, men) = (self.game.rules().at_least, self.game.rules().piece_count);
        let fits = |space: &Space| self.settings.pieces.is_none_or(|most| space.rank().1 <= most);
        let mut spaces: BTreeSet<Space> = BTreeSet::new();
        for own in least..=men {
            spaces.extend((least..=own).map(|other| Space::moving(other, own)).filter(fits));
        }
        if self.counts_placing() {
            spaces.extend(self.placing_spaces().map(|space| space.group(&self.game)[0]));
        }
        if self.is_whole {
            let mut open = vec![Space::of(&self.game.start())];
            while let Some(space) = open.pop() {
                let group = space.group(&self.game);
                if spaces.insert(group[0]) {
                    open.extend(group.iter().flat_map(|space| {
                        let one_in = self.index.len(space).div_ceil(looked_at).max(1);
                        general::leads_to(&self.game, &self.index, space, one_in)
                    }));
                }
            }
        }
        let mut ordered: Vec<Space> = spaces.into_iter().collect();
        ordered.sort_by_key(|space| (space.rank(), *space));
        ordered
    }

    /// Whether the placing phase is solved backwards by counting, as the moving phase is.
    fn counts_placing(&self) -> bool {
        self.settings.placing && !self.is_whole && self.settings.pieces.is_none()
    }

    /// What depths of a sub-space count up to, if it has any.
    fn depths(&self, space: &Space) -> Option<Until> {
        self.settings.depths.filter(|_| self.is_whole || space.is_moving())
    }

    /// All sub-spaces with pieces in hand, under rules to which colours make no difference.
    fn placing_spaces(&self) -> impl Iterator<Item = Space> {
        let Rules { at_least: least, piece_count: men, may_move_while_placing: moves, .. } =
            *self.game.rules();
        let sides = (least..=men).flat_map(|all| (0..=all).map(move |hand| (all - hand, hand)));
        let pairs = sides.clone().flat_map(move |own| sides.clone().map(move |other| (own, other)));
        // Who only places does so in turn.
        let comes_about = move |hand: [u8; 2]| moves || hand[0] == hand[1] || hand[0] == hand[1] + 1;
        pairs
            .map(|(own, other)| Space { board: [own.0, other.0], hand: [own.1, other.1], side: EITHER })
            .filter(move |space| !space.is_moving() && comes_about(space.hand))
    }

    fn planned(&self, space: &Space) -> Result<Planned, Problem> {
        let spaces = space.group(&self.game);
        let entries: u64 = spaces.iter().map(|space| self.index.len(space) as u64).sum();
        let is_there = spaces.iter().map(|space| self.is_there(space)).collect::<Result<Vec<bool>, _>>()?;
        let (memory, cut) = self.room(&spaces);
        Ok(Planned { is_there: is_there.into_iter().all(|is| is), spaces, entries, memory, cut })
    }

    /// How much memory a pair takes, and how it is cut if that is more than there is.
    fn room(&self, spaces: &[Space]) -> (u64, Option<Cut>) {
        let depths = self.depths(&spaces[0]);
        let to_the_end = depths == Some(Until::End);
        let bytes = |needed: Vec<Space>| {
            let numbers: u64 = needed.iter().map(|space| self.index.len(space) as u64).sum();
            numbers / 4 + if to_the_end { 2 * numbers } else { 0 }
        };
        let extent =
            |space: &Space| Extent { length: self.index.len(space), below: bytes(self.needed(&[*space])) };
        let halves: Vec<Extent> = spaces.iter().map(extent).collect();
        let below: u64 = bytes(self.needed(spaces));
        if !self.is_plain(&spaces[0]) {
            // What is known, what was judged, and lists of what is due.
            let entries: u64 = halves.iter().map(|half| half.length as u64).sum();
            return (64 * entries + entries / 4 + below, None);
        }
        let each = if depths.is_some() { 3 } else { 1 };
        let memory = cut::whole(&halves, each) + below;
        // Depths to the end ask for all those below, which is not done a slice at a time.
        if memory <= self.settings.memory || to_the_end {
            return (memory, None);
        }
        let cut = cut::cut(&halves, each, self.settings.memory);
        (cut.memory, Some(cut))
    }

    /// Whether a pair is solved backwards by counting.
    fn is_plain(&self, space: &Space) -> bool {
        !self.is_whole
            && (space.is_moving() || self.counts_placing())
            && self.game.moves_plainly()
            && space.pair().iter().all(|space| can_count(&self.game, space))
    }

    /// The sub-spaces that have to be at hand to solve a pair.
    fn needed(&self, pair: &[Space]) -> Vec<Space> {
        if !self.is_plain(&pair[0]) {
            let rank = pair[0].rank();
            let others = self.plan.iter().flat_map(|planned| planned.spaces.iter().copied());
            return others.filter(|space| space.rank() < rank).collect();
        }
        let most = if self.game.rules().remove_multiple { MAX_LINES_THROUGH as u8 } else { 1 };
        let least = self.game.rules().at_least;
        let below = |space: &Space| {
            let space = *space;
            let slides = sliding::slides(&self.game, &space);
            let placements = (0..=most).filter_map(move |taken| space.after(1, taken));
            let captures = (1..=most).filter(move |_| slides).filter_map(move |taken| space.after(0, taken));
            placements.chain(captures)
        };
        let goes_on = |space: &Space| space.board[0] + space.hand[0] >= least;
        pair.iter().flat_map(below).filter(goes_on).collect::<BTreeSet<Space>>().into_iter().collect()
    }

    fn digest(&self, space: &Space) -> String {
        scope::digest(&self.game, if space.is_moving() { Part::Moving } else { Part::Placing })
    }

    fn path(&self, space: &Space, holding: Holding) -> PathBuf {
        folder(&self.settings.folder, &self.digest(space)).join(file_name(space, holding))
    }

    /// Whether a sub-space is solved already, with everything that is asked for.
    fn is_there(&self, space: &Space) -> Result<bool, Problem> {
        let depths = self.depths(space);
        let holdings: &[Holding] =
            if depths.is_some() { &[Holding::Depths, Holding::Values] } else { &[Holding::Values] };
        for &holding in holdings {
            let path = self.path(space, holding);
            if !path.exists() {
                return Ok(false);
            }
            let head = Opened::file(&path)?.head;
            if head.digest != self.digest(space)
                || head.space != *space
                || head.entries != self.index.len(space) as u64
            {
                return Err(Problem::of_file("solve-file-other-rules", &path));
            }
            if holding == Holding::Depths && self.is_plain(space) && Some(head.until) != depths {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Solves what is not solved yet.
    pub fn run(&mut self, watch: &dyn Watch) -> Result<(), Problem> {
        match self.run_plan(watch) {
            Err(problem) if problem.0.code == general::LACKING => {
                self.make_plan(usize::MAX)?;
                self.run_plan(watch)
            }
            done => done,
        }
    }

    fn run_plan(&self, watch: &dyn Watch) -> Result<(), Problem> {
        let needed = self.memory();
        if needed > self.settings.memory {
            let problem = Problem::new("solve-memory").with("needed", needed.div_ceil(1_000_000) as i64);
            return Err(problem.with("allowed", (self.settings.memory / 1_000_000) as i64));
        }
        self.sweep();
        let mut shelf = Shelf::default();
        for pair in &self.plan {
            if pair.is_there {
                continue;
            }
            watch.begins(pair);
            let mut heads = Vec::new();
            self.solve(pair, &mut shelf, watch, &mut |found: &mut dyn Found| {
                heads.extend(self.keep(found)?);
                Ok(())
            })?;
            watch.ends(&heads);
        }
        Ok(())
    }

    /// Removes what a run that was killed has left behind.
    fn sweep(&self) {
        for part in [Part::Moving, Part::Placing] {
            let place = folder(&self.settings.folder, &scope::digest(&self.game, part));
            Scratch::sweep(&place);
            write::sweep(&place);
        }
    }

    /// Writes what was found about a sub-space.
    fn keep(&self, found: &mut dyn Found) -> Result<Vec<Head>, Problem> {
        let space = found.about().space;
        write(&self.place(&space)?, &self.digest(&space), found)
    }

    /// The folder of a sub-space, made if it is not there.
    fn place(&self, space: &Space) -> Result<PathBuf, Problem> {
        let place = folder(&self.settings.folder, &self.digest(space));
        std::fs::create_dir_all(&place).map_err(|cause| Problem::writing(&place, &cause))?;
        Ok(place)
    }

    fn solve(
        &self,
        pair: &Planned,
        shelf: &mut Shelf,
        watch: &dyn Watch,
        keep: &mut Keep,
    ) -> Result<(), Problem> {
        let space = pair.spaces[0];
        let (game, index, depths) = (&self.game, &self.index, self.depths(&space));
        let on_progress = &|numbers| watch.advances(numbers);
        let task = Task { game, index, space, depths, on_progress };
        if let Some(cut) = &pair.cut {
            // What is needed is brought half by half.
            *shelf = Shelf::default();
            let scratch = Scratch::new(&self.place(&space)?)?;
            let shelve = |space: Space| {
                let mut shelf = Shelf::default();
                self.fill(&mut shelf, &self.needed(&[space]), depths)?;
                Ok(shelf)
            };
            return sliced::solve(&task, cut, &scratch, &shelve, keep);
        }
        self.fill(shelf, &self.needed(&pair.spaces), depths)?;
        if self.is_plain(&space) {
            return sliding::solve(&task, shelf, keep);
        }
        let solutions = general::solve(game, index, space, depths.is_some(), shelf, on_progress)?;
        solutions.into_iter().try_for_each(|mut solution| keep(&mut solution))
    }

    /// Takes from the shelf what is not needed, and puts there what is, for a pair with depths of this kind.
    fn fill(&self, shelf: &mut Shelf, needed: &[Space], depths: Option<Until>) -> Result<(), Problem> {
        shelf.retain(|space, _| needed.contains(space));
        for space in needed.iter().filter(|space| !shelf.contains_key(space)).copied().collect::<Vec<_>>() {
            let values = Opened::file(&self.path(&space, Holding::Values))?.all()?;
            // Depths to the next capture begin anew behind it.
            let is_wanted = depths.is_some_and(|until| until == Until::End || !self.is_plain(&space));
            let path = self.path(&space, Holding::Depths);
            let depths = if is_wanted { Some(depths_of(&Opened::file(&path)?.all()?)) } else { None };
            shelf.insert(space, Shelved { values, depths });
        }
        Ok(())
    }
}

pub(crate) fn depths_of(bytes: &[u8]) -> Vec<u16> {
    bytes.as_chunks().0.iter().map(|depth| u16::from_le_bytes(*depth)).collect()
}
