//! The board, a position and a move as data, for pages and programs that draw.
//!
//! Places are `1` to the length of the loop, as seat 0 counts it, and for each seat `red-base`, its lane and goal
//! slots by their own numbers, `red-53`, and the shared goal `red-goal`.

use game::setup::{Kit, Setup};
use game::sorting;
use game::texts::all;
use game::{
    BoardView, Count, Exposure, Game, MAX_SEATS, Mark, Message, MoveKind, MoveView, Notation, Pile, Place,
    PlaceKind, PositionView, Roll, Seat, Show, Turn, Way,
};

use crate::Ludo;
use crate::landing::Effect;
use crate::layout::Layout;
use crate::moves::{Move, Source};
use crate::reasons::special_roll;
use crate::route;
use crate::state::State;

impl Show for Ludo {
    fn board_view(&self) -> BoardView {
        let layout = Layout::even(&self.rules);
        let (x, y) = layout.reach();
        let seats = 0..MAX_SEATS as u8;
        let mut places: Vec<Place> =
            (0..self.rules.frame.squares).map(|ring| self.square(&layout, ring)).collect();
        // All four arms belong to the board, whoever plays.
        places.extend(seats.clone().flat_map(|seat| self.own_places(&layout, seat)));
        for place in &mut places {
            place.x += x + 0.5;
            place.y += y + 0.5;
        }
        BoardView {
            width: 2.0 * x + 1.0,
            height: 2.0 * y + 1.0,
            places,
            ways: self.rules.seated().map(|seat| self.way(seat)).collect(),
            jumps: self.jumps(),
            ..BoardView::default()
        }
    }

    fn position_view(&self, state: &State) -> PositionView {
        let mut view = PositionView { task: self.task(state), ..PositionView::default() };
        for seat in state.seated() {
            let own = self.own_pieces(state, seat);
            for square in 0..=self.rules.end() {
                let there = (0..self.rules.pieces).filter(|&piece| own[usize::from(piece)] == square);
                let numbers: Vec<u8> = there.collect();
                if !numbers.is_empty() {
                    let (place, count) = (self.place_id(seat, square), numbers.len() as u8);
                    view.pieces.push(Pile { place, seat: Some(seat), count, numbers });
                }
            }
            let walked = own.iter().map(|&square| i32::from(square)).sum();
            view.counts.extend([
                Count { seat, what: "count-in-base", value: self.count_at_home(state, seat) as i32 },
                Count { seat, what: "count-at-goal", value: self.count_at_goal(state, seat) as i32 },
                Count { seat, what: "count-progress", value: walked },
            ]);
        }
        view
    }

    fn move_view(&self, state: &State, action: Move) -> MoveView {
        let text = self.move_text(state, action);
        let nothing = MoveView {
            text,
            kind: MoveKind::Pass,
            from: None,
            to: None,
            piece: action.piece(),
            path: Vec::new(),
            numbers: Vec::new(),
            captures: Vec::new(),
            lines: Vec::new(),
        };
        let Some(piece) = action.piece() else { return nothing };
        let source = self.source_of(state, action.steps());
        let is_die = !matches!(source, Source::Bonus(_));
        // The general way tells the square that was arrived on for every kind of step.
        let Ok(effect) = self.resolve_slowly(state, piece, action.steps(), is_die) else { return nothing };
        let seat = state.seat();
        let from = state.piece(seat, piece);
        let name = |&square: &u8| self.place_id(seat, square);
        MoveView {
            kind: match (from, effect.to >= self.rules.goal() && from < self.rules.goal()) {
                (0, _) => MoveKind::Enter,
                (_, true) => MoveKind::Finish,
                _ => MoveKind::Move,
            },
            from: Some(name(&from)),
            to: Some(name(&effect.to)),
            path: self.path(state, action, is_die, effect).iter().map(name).collect(),
            numbers: match source {
                Source::Sum => state.dice.to_vec(),
                _ => vec![action.steps()],
            },
            captures: self.capture_places(state, effect.captured),
            ..nothing
        }
    }

    /// Steps lead from place to place on the way of the seat to act.
    fn tries(&self, state: &State, from: Option<&str>, to: Option<&str>) -> Vec<String> {
        let seat = state.seat();
        let Some(from) = from else { return Vec::new() };
        let own = |id: &str| (0..=self.rules.end()).find(|&own| self.place_id(seat, own) == id);
        let Some(start) = own(from) else { return Vec::new() };
        let Some(piece) = (0..self.rules.pieces).find(|&piece| state.piece(seat, piece) == start) else {
            return Vec::new();
        };
        let left = self.numbers_left(state);
        let steps: Vec<u8> = match to {
            None => left,
            // Coming out costs one of the numbers for it, whatever the distance.
            Some(_) if start == 0 => left,
            Some(to) => own(to).and_then(|to| to.checked_sub(start)).into_iter().collect(),
        };
        steps.into_iter().filter(|&steps| steps > 0).map(|steps| format!("p{piece}+{steps}")).collect()
    }

    fn numbers_left(&self, state: &State) -> Vec<u8> {
        let mut numbers = dice_left(state);
        let bonuses = [self.rules.capture_bonus, self.rules.finish_bonus].into_iter().zip(state.bonus);
        let mut bonuses: Vec<u8> =
            bonuses.flat_map(|(steps, count)| std::iter::repeat_n(steps, usize::from(count))).collect();
        sorting::by(&mut bonuses, |a, b| b.cmp(a));
        numbers.append(&mut bonuses);
        numbers
    }

    fn numbers_of(&self, state: &State, roll: Roll) -> Vec<u8> {
        let mut rolled = *state;
        self.fall(&mut rolled, roll);
        dice_left(&rolled)
    }

    fn kit(&self) -> Kit {
        Kit { pieces: self.rules.pieces, has_stacks: true, has_markers: false, has_removals: false }
    }

    fn set_up(&self, setup: &Setup) -> Result<State, Vec<Message>> {
        crate::setup::set_up(self, setup)
    }

    fn exposures(&self, state: &State) -> Vec<Exposure> {
        self.exposures_of_all(state)
    }
}

impl Ludo {
    /// The name of the place that a seat calls by this own number.
    pub(crate) fn place_id(&self, seat: Seat, own: u8) -> String {
        let name = self.seat_id(seat);
        match self.rules.frame.ring(seat, own) {
            Some(ring) => square_id(ring),
            None if own == 0 => format!("{name}-base"),
            None if own == self.rules.goal() && !self.rules.has_slots => format!("{name}-goal"),
            None => format!("{name}-{own}"),
        }
    }

    fn square(&self, layout: &Layout, ring: u8) -> Place {
        let (x, y) = layout.ring(&self.rules, ring);
        Place {
            id: square_id(ring),
            name: Message::new("ludo-place-square").with("number", ring + 1),
            kind: PlaceKind::Square,
            x,
            y,
            seat: None,
            marks: self.marks(ring),
        }
    }

    fn marks(&self, ring: u8) -> Vec<Mark> {
        let (rules, frame) = (&self.rules, self.rules.frame);
        let mut marks = Vec::new();
        for seat in 0..MAX_SEATS as u8 {
            let Some(own) = frame.own(seat, ring) else { continue };
            if rules.entry.contains(&own) || (own == 1 && rules.pieces_out_at_start > 0) {
                marks.push(Mark::Entry(seat));
            }
            if own == frame.visited {
                marks.push(Mark::Turnoff(seat));
            }
        }
        if self.is_special_square(&rules.safe_squares, ring) {
            marks.push(Mark::Safe);
        }
        if self.is_special_square(&rules.star_squares, ring) {
            marks.push(Mark::Star);
        }
        marks
    }

    /// Whether somebody who plays counts this loop square among these.
    pub(crate) fn is_special_square(&self, squares: &[u8], ring: u8) -> bool {
        let own = |seat| self.rules.frame.own(seat, ring);
        self.rules.seated().filter_map(own).any(|own| squares.contains(&own))
    }

    /// The base, the lane and the goal of a seat.
    fn own_places(&self, layout: &Layout, seat: Seat) -> Vec<Place> {
        let visited = self.rules.frame.visited;
        let place = |own: u8, code: &'static str, kind: PlaceKind, (x, y): (f32, f32)| Place {
            id: self.place_id(seat, own),
            name: Message::new(code).with("seat", self.seat_name(seat)).with("number", own),
            kind,
            x,
            y,
            seat: Some(seat),
            marks: Vec::new(),
        };
        let base = place(0, "ludo-place-base", PlaceKind::Hand, layout.base(seat));
        let inner = (visited + 1..=self.rules.end()).map(|own| {
            let (code, kind) = match (own >= self.rules.goal(), self.rules.has_slots) {
                (false, _) => ("ludo-place-column", PlaceKind::Lane),
                (true, false) => ("ludo-place-goal", PlaceKind::Goal),
                (true, true) => ("ludo-place-goal-space", PlaceKind::Goal),
            };
            place(own, code, kind, layout.inner(seat, own - visited))
        });
        std::iter::once(base).chain(inner).collect()
    }

    fn way(&self, seat: Seat) -> Way {
        Way { seat, places: (0..=self.rules.end()).map(|own| self.place_id(seat, own)).collect() }
    }

    /// From every star to where it leads, each pair once: other colours may jump on where one turns off.
    fn jumps(&self) -> Vec<[String; 2]> {
        let mut jumps: Vec<[String; 2]> = Vec::new();
        for seat in self.rules.seated() {
            for &star in &self.rules.star_squares {
                let to = self.tables.stars[usize::from(star)];
                let jump = [self.place_id(seat, star), self.place_id(seat, to)];
                if to != 0 && !jumps.contains(&jump) {
                    jumps.push(jump);
                }
            }
        }
        jumps
    }

    /// The own squares that a step passes, its first and last included.
    fn path(&self, state: &State, action: Move, is_die: bool, effect: Effect) -> Vec<u8> {
        let (piece, steps) = (action.index(), action.steps());
        let from = state.piece(state.seat(), piece);
        let mut path = vec![from];
        match self.rules.aim(from, steps, is_die) {
            Ok((to, route::Way::Walk)) => {
                let mover = 1 << (4 * state.seat() + piece);
                let length = self.rules.squares_walked(steps, to);
                let walked = match self.free_steps(state, mover, from, length) {
                    (free, None) if effect.via == to => free + 1,
                    (free, _) => free,
                };
                path.extend((1..=walked).map(|count| self.rules.after(from, count)));
                let star = self.tables.stars[usize::from(effect.via)];
                if star != 0 && !self.is_stopped_at_star(state, effect.via) {
                    path.push(star);
                }
            }
            _ => path.push(effect.via),
        }
        if effect.to == 0 {
            path.push(0);
        }
        path
    }

    fn capture_places(&self, state: &State, captured: u16) -> Vec<String> {
        let mut places = Vec::new();
        for bit in (0..16u8).filter(|bit| captured >> bit & 1 == 1) {
            let (seat, piece) = (bit / 4, bit % 4);
            let place = self.place_id(seat, state.piece(seat, piece));
            if !places.contains(&place) {
                places.push(place);
            }
        }
        places
    }

    /// What the seat to act has to do.
    pub(crate) fn task(&self, state: &State) -> Option<Message> {
        let numbers = || all(self.numbers_left(state));
        let task = match self.turn(state) {
            Turn::Over => return None,
            Turn::Chance => Message::new("ludo-task-roll"),
            Turn::Seat(_) if self.is_roll_unplayable(state) => {
                Message::new("ludo-task-third").with("roll", special_roll(&self.rules))
            }
            Turn::Seat(_) if self.candidates(state).is_empty() => {
                Message::new("ludo-task-no-move").with("numbers", numbers())
            }
            Turn::Seat(_) if state.dice[0] == 0 => Message::new("ludo-task-bonus").with("steps", numbers()),
            Turn::Seat(_) => Message::new("ludo-task-play").with("numbers", all(dice_left(state))),
        };
        Some(task.with("seat", self.seat_name(state.seat())))
    }
}

fn dice_left(state: &State) -> Vec<u8> {
    state.dice.into_iter().filter(|&die| die > 0).collect()
}

/// The name of a loop square.
pub(crate) fn square_id(ring: u8) -> String {
    (ring + 1).to_string()
}
