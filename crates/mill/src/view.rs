//! The board and positions as data: points where the rule file has them, a hand for each side, and what every
//! action does.

use game::setup::{Kit, Setup};
use game::texts::any;
use game::{
    BoardView, Count, Message, MoveKind, MoveView, Notation, Pile, Place, PlaceKind, PositionView, Seat, Show,
};

use crate::board::bits;
use crate::play::Mill;
use crate::rules::MillAction;
use crate::state::{BLACK, Move, Phase, State, WHITE};

/// The room around the points, in units of the distance between the nearest two.
const MARGIN: f32 = 1.0;

/// The place where a side holds what it has not placed yet.
pub(crate) fn hand_id(seat: Seat) -> &'static str {
    if seat == WHITE { "hand-white" } else { "hand-black" }
}

impl Show for Mill {
    /// One unit is the distance between the nearest two points, so that pieces of one size fit on every board.
    /// Black's hand is above the board, White's below.
    fn board_view(&self) -> BoardView {
        let room = Room::of(self);
        let [width, height] = room.size();
        let point = |point: u8| {
            let [x, y] = room.place(self.board.place(point));
            let name = self.board.name(point);
            let message = Message::new("mill-point").with("point", name);
            place(name, message, PlaceKind::Point, [x, y], None)
        };
        let hand = |seat: Seat, y: f32| {
            let message = Message::new("mill-hand").with("seat", self.seat_name(seat));
            place(hand_id(seat), message, PlaceKind::Hand, [width / 2.0, y], Some(seat))
        };
        let mut places: Vec<Place> = (0..self.board.len() as u8).map(point).collect();
        places.extend([hand(WHITE, height - MARGIN), hand(BLACK, MARGIN)]);
        let names = |points: &[u8]| points.iter().map(|&point| self.id(point)).collect();
        BoardView {
            width,
            height,
            places,
            edges: self.board.edges().iter().map(|&(a, b)| [self.id(a), self.id(b)]).collect(),
            lines: self.board.lines().iter().map(|line| names(&line.points)).collect(),
            ..BoardView::default()
        }
    }

    fn position_view(&self, state: &State) -> PositionView {
        let mut pieces = Vec::new();
        let sets =
            [(Some(WHITE), state.pieces(WHITE)), (Some(BLACK), state.pieces(BLACK)), (None, state.marked)];
        for (seat, points) in sets {
            pieces.extend(bits(points).map(|point| pile(self.id(point), seat, 1)));
        }
        let mut counts = Vec::new();
        for seat in [WHITE, BLACK] {
            let (on_board, in_hand) = (state.on_board(seat), state.hand(seat));
            if in_hand > 0 {
                pieces.push(pile(hand_id(seat).to_owned(), Some(seat), in_hand));
            }
            let lost = i32::from(self.rules.piece_count) - i32::from(on_board) - i32::from(in_hand);
            let count = |what: &'static str, value: i32| Count { seat, what, value };
            counts.extend([
                count("count-on-board", on_board.into()),
                count("count-in-hand", in_hand.into()),
                count("count-lost", lost),
            ]);
        }
        PositionView { pieces, counts, task: self.task(state) }
    }

    fn tries(&self, state: &State, from: Option<&str>, to: Option<&str>) -> Vec<String> {
        self.tried(state, from, to)
    }

    /// A removal takes the piece on `to`; `captures` has only what an action takes beside that, out of the
    /// other side's hand.
    fn move_view(&self, state: &State, action: Move) -> MoveView {
        let (kind, path) = match action {
            Move::Place(to) => (MoveKind::Enter, vec![hand_id(state.side).to_owned(), self.id(to)]),
            Move::Slide { from, to } => (MoveKind::Move, self.way(state, from, to)),
            Move::Remove(point) => (MoveKind::Remove, vec![self.id(point)]),
        };
        let from = if kind == MoveKind::Remove { None } else { path.first().cloned() };
        let captures = if self.takes_from_hand(state, action) {
            vec![hand_id(state.side ^ 1).to_owned()]
        } else {
            vec![]
        };
        MoveView {
            text: self.move_text(state, action),
            kind,
            from,
            to: path.last().cloned(),
            piece: None,
            path,
            numbers: Vec::new(),
            captures,
            lines: self.completed(state, action),
        }
    }

    fn kit(&self) -> Kit {
        Kit {
            pieces: self.rules.piece_count,
            has_stacks: false,
            has_markers: self.rules.mill_action == MillAction::MarkAndDelay,
            has_removals: true,
        }
    }

    fn set_up(&self, setup: &Setup) -> Result<State, Vec<Message>> {
        crate::setup::set_up(self, setup)
    }
}

/// What somebody tries on a board without dice: see [`Show::tries`].
impl Mill {
    fn tried(&self, state: &State, from: Option<&str>, to: Option<&str>) -> Vec<String> {
        let is_point = |id: &&str| self.board.point(id).is_some();
        // Whoever comes from a hand means to place a piece, even while one has to be removed.
        let is_from_hand = from.is_some_and(|id| !is_point(&id));
        let from = from.filter(|&id| is_point(&id));
        match (from, to.filter(is_point)) {
            (None, Some(to)) if state.is_removing() && !is_from_hand => vec![format!("x{to}")],
            (Some(from), None) if state.is_removing() => vec![format!("x{from}")],
            (None, Some(to)) => vec![to.to_owned()],
            (Some(from), Some(to)) => vec![format!("{from}-{to}")],
            // A piece that cannot move fails on every line from it.
            (Some(from), None) => {
                let other = |edge: &(u8, u8)| {
                    let (a, b) = (self.id(edge.0), self.id(edge.1));
                    if a == from { Some(b) } else { (b == from).then_some(a) }
                };
                let others = self.board.edges().iter().filter_map(other);
                others.map(|to| format!("{from}-{to}")).collect()
            }
            (None, None) => Vec::new(),
        }
    }

    fn id(&self, point: u8) -> String {
        self.board.name(point).to_owned()
    }

    /// The places that a moved piece passes: a leap passes the piece it takes.
    fn way(&self, state: &State, from: u8, to: u8) -> Vec<String> {
        let jumped = bits(self.leap_target(state, from, to));
        std::iter::once(from).chain(jumped).chain([to]).map(|point| self.id(point)).collect()
    }

    /// What a side has on the board without the piece that an action moves, and where that piece goes.
    fn kept(state: &State, action: Move) -> Option<(u32, u8)> {
        match action {
            Move::Place(to) => Some((state.pieces[state.us()], to)),
            Move::Slide { from, to } => Some((state.pieces[state.us()] & !(1 << from), to)),
            Move::Remove(_) => None,
        }
    }

    /// The mills that an action closes, if they count.
    fn completed(&self, state: &State, action: Move) -> Vec<Vec<String>> {
        let Some((kept, to)) = Self::kept(state, action) else { return Vec::new() };
        if self.scoring_mills(state, kept, to) == 0 {
            return Vec::new();
        }
        let holds = |point: &u8| *point == to || kept & 1 << point != 0;
        let lines = self.board.lines().iter().map(|line| &line.points);
        let closed = lines.filter(|points| points.contains(&to) && points.iter().all(holds));
        closed.map(|points| points.iter().map(|&point| self.id(point)).collect()).collect()
    }

    /// Whether this action makes a mill that takes a piece out of the other side's hand at once.
    fn takes_from_hand(&self, state: &State, action: Move) -> bool {
        let from_hand =
            matches!(self.rules.mill_action, MillAction::FromHandThenOpponent | MillAction::FromHandThenYou);
        from_hand
            && state.phase == Phase::Placing
            && state.hand[state.them()] > 0
            && Self::kept(state, action).is_some_and(|(kept, to)| self.scoring_mills(state, kept, to) > 0)
    }

    /// What the side to move has to do; nothing when the game is over.
    pub(crate) fn task(&self, state: &State) -> Option<Message> {
        let task = match state.phase {
            Phase::Over => return None,
            _ if state.is_removing() => self.removal_task(state),
            Phase::Placing if self.rules.may_move_while_placing => Message::new("mill-task-place-or-move"),
            Phase::Placing => Message::new("mill-task-place"),
            Phase::Moving if self.may_fly(state) => Message::new("mill-task-fly"),
            Phase::Moving => Message::new("mill-task-move"),
        };
        Some(task.with("seat", self.seat_name(state.side)))
    }

    fn removal_task(&self, state: &State) -> Message {
        let (due, targets) = (state.must_remove(), state.targets());
        let count = due.unsigned_abs();
        if due < 0 {
            return Message::new("mill-task-remove-own").with("count", count);
        }
        let removable = self.removable(state);
        let (task, points) = if state.stalemate != 0 {
            (Message::new("mill-task-remove-neighbour"), removable)
        } else if targets == 0 {
            (Message::new("mill-task-remove").with("count", count), removable)
        } else if removable & !targets != 0 {
            (Message::new("mill-task-remove-choose"), targets)
        } else {
            (Message::new("mill-task-remove-captured"), targets)
        };
        let names = bits(points).map(|point| self.board.name(point));
        task.with("victim", self.seat_name(state.side ^ 1)).with("points", any(names))
    }
}

fn pile(place: String, seat: Option<Seat>, count: u8) -> Pile {
    Pile { place, seat, count, numbers: Vec::new() }
}

fn place(id: &str, name: Message, kind: PlaceKind, [x, y]: [f32; 2], seat: Option<Seat>) -> Place {
    Place { id: id.to_owned(), name, kind, x, y, seat, marks: Vec::new() }
}

/// From the coordinates of a rule file, whose y grows upwards, to those of a view.
struct Room {
    left: u8,
    right: u8,
    bottom: u8,
    top: u8,
    /// The distance between the nearest two points.
    unit: f32,
}

impl Room {
    fn of(mill: &Mill) -> Room {
        let places: Vec<(u8, u8)> =
            (0..mill.board.len() as u8).map(|point| mill.board.place(point)).collect();
        let (xs, ys) = (places.iter().map(|place| place.0), places.iter().map(|place| place.1));
        let distance =
            |a: &(u8, u8), b: &(u8, u8)| f32::from(a.0.abs_diff(b.0)).hypot(a.1.abs_diff(b.1).into());
        let pairs = places.iter().enumerate().flat_map(|(i, a)| places[..i].iter().map(move |b| (a, b)));
        Room {
            left: xs.clone().min().unwrap_or(0),
            right: xs.max().unwrap_or(0),
            bottom: ys.clone().min().unwrap_or(0),
            top: ys.max().unwrap_or(0),
            unit: pairs.map(|(a, b)| distance(a, b)).fold(f32::INFINITY, f32::min),
        }
    }

    /// Width and height, with the margin at all sides and a row for each hand.
    fn size(&self) -> [f32; 2] {
        let length = |from: u8, to: u8| f32::from(to - from) / self.unit + 2.0 * MARGIN;
        [length(self.left, self.right), length(self.bottom, self.top) + 2.0 * MARGIN]
    }

    fn place(&self, (x, y): (u8, u8)) -> [f32; 2] {
        let steps = |from: u8, to: u8| f32::from(to - from) / self.unit;
        [steps(self.left, x) + MARGIN, steps(y, self.top) + 2.0 * MARGIN]
    }
}
