//! The board, positions and steps as data for pages.

use game::setup::{Kit, Setup};
use game::{
    BoardView, Count, Game, Mark, Message, MoveKind, MoveView, Notation, Pile, Place, PlaceKind,
    PositionView, Roll, Seat, Show, Way,
};

use crate::board::{OFF, POINTS, column_of, is_upper, number_of, progress_of};
use crate::cursor;
use crate::notation::seat_name;
use crate::play::Nardi;
use crate::reasons::dice_of;
use crate::rules::Tie;
use crate::setup::CHECKERS;
use crate::state::{self, ROLL_OFF, State};
use crate::turn::Step;

/// The board in widths of a point: twelve columns of points, the bar between them, a tray on either side.
const WIDTH: f32 = 15.0;
/// Points are five high, as many as checkers lie side by side on them; two are free between the rows.
const HEIGHT: f32 = 12.0;
const POINT_HEIGHT: f32 = 5.0;

/// The name of the place at `progress` of a seat's way.
pub(crate) fn place_id(seat: Seat, progress: u8) -> String {
    match (progress, seat) {
        (OFF, 0) => "off-white".to_owned(),
        (OFF, _) => "off-black".to_owned(),
        _ => number_of(seat, progress).to_string(),
    }
}

/// The middle of the upper or lower row.
fn row_of(upper: bool) -> f32 {
    if upper { POINT_HEIGHT / 2.0 } else { HEIGHT - POINT_HEIGHT / 2.0 }
}

fn point(number: u8) -> Place {
    let column = column_of(number);
    let mark = |seat: Seat| match progress_of(seat, number) {
        0 => Some(Mark::Head(seat)),
        18.. => Some(Mark::Home(seat)),
        _ => None,
    };
    Place {
        id: number.to_string(),
        name: Message::new("nardi-place-point").with("point", number),
        kind: PlaceKind::Point,
        // The tray on the left comes first, and the bar after six points.
        x: f32::from(1 + column + column / 6) + 0.5,
        y: row_of(is_upper(number)),
        seat: None,
        marks: [0, 1].into_iter().filter_map(mark).collect(),
    }
}

/// Where borne-off checkers lie: at the end of their way, White's beside point 1, Black's beside point 13.
fn tray(seat: Seat) -> Place {
    Place {
        id: place_id(seat, OFF),
        name: Message::new("nardi-place-off").with("seat", seat_name(seat)),
        kind: PlaceKind::Goal,
        x: if seat == 0 { WIDTH - 0.5 } else { 0.5 },
        y: row_of(is_upper(number_of(seat, OFF - 1))),
        seat: Some(seat),
        marks: Vec::new(),
    }
}

fn way(seat: Seat) -> Way {
    Way { seat, places: (0..=OFF).map(|progress| place_id(seat, progress)).collect() }
}

/// The checkers of a seat, place by place along its way.
fn piles(state: &State, seat: Seat) -> impl Iterator<Item = Pile> {
    let counts = state.counts[usize::from(seat)].into_iter().chain([state.off[usize::from(seat)]]);
    (0..=OFF).zip(counts).filter(|&(_, count)| count > 0).map(move |(progress, count)| Pile {
        place: place_id(seat, progress),
        seat: Some(seat),
        count,
        numbers: Vec::new(),
    })
}

fn counts(state: &State, seat: Seat) -> [Count; 3] {
    let side = usize::from(seat);
    [
        Count { seat, what: "count-pips", value: state.pips(seat).into() },
        Count { seat, what: "count-off", value: state.off[side].into() },
        Count { seat, what: "count-on-head", value: state.counts[side][0].into() },
    ]
}

impl Nardi {
    /// What is to be done now; nothing once the game is over.
    pub(crate) fn task(&self, state: &State) -> Option<Message> {
        let (seat, opponent) = (seat_name(state.side & 1), seat_name(state.side & 1 ^ 1));
        let task = match self.turn(state) {
            game::Turn::Over => return None,
            game::Turn::Chance if state.side == ROLL_OFF => return Some(Message::new("nardi-task-roll-off")),
            game::Turn::Chance => self.roll_task(state).with("opponent", opponent),
            game::Turn::Seat(_) => {
                let task = if !cursor::can_step(self.rules(), state) {
                    Message::new("nardi-task-pass")
                } else if state.mark == state::Mark::Handed {
                    Message::new("nardi-task-play-handed").with("opponent", opponent)
                } else {
                    Message::new("nardi-task-play")
                };
                task.with("dice", dice_of(state))
            }
        };
        Some(task.with("seat", seat))
    }

    fn roll_task(&self, state: &State) -> Message {
        let enemy_is_done = state.off[usize::from(state.side & 1 ^ 1)] == 15;
        match self.rules().tie {
            _ if state.is_extra_roll() => Message::new("nardi-task-roll-again"),
            Tie::LastRollAt14 if enemy_is_done => Message::new("nardi-task-last-roll"),
            Tie::EqualTurns if enemy_is_done => Message::new("nardi-task-last-turn"),
            _ => Message::new("nardi-task-roll"),
        }
    }
}

/// How several of these numbers make up a distance that none of them does alone, in every order; none if they do not.
fn ways_of(left: &[u8], distance: u8) -> Vec<Vec<u8>> {
    if left.contains(&distance) {
        return Vec::new();
    }
    match *left {
        [a, b] if a != b && a + b == distance => vec![vec![a, b], vec![b, a]],
        // A double: as many of the same as it takes.
        [a, ..] if left.iter().all(|&b| a == b) => {
            let count = (2..=left.len()).find(|&count| count * usize::from(a) == usize::from(distance));
            count.map(|count| vec![a; count]).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// The steps of one checker by these numbers, one after the other.
fn steps_text(side: Seat, start: u8, numbers: &[u8]) -> String {
    let name = |progress: u8| match progress {
        0..POINTS => number_of(side, progress).to_string(),
        _ => "off".to_owned(),
    };
    let mut here = start;
    let step = |&steps: &u8| {
        let from = here;
        here += steps;
        format!("{}/{}", name(from), name(here))
    };
    numbers.iter().map(step).collect::<Vec<_>>().join(",")
}

impl Show for Nardi {
    fn board_view(&self) -> BoardView {
        BoardView {
            width: WIDTH,
            height: HEIGHT,
            places: (1..=POINTS).map(point).chain([0, 1].map(tray)).collect(),
            ways: [0, 1].map(way).into(),
            ..BoardView::default()
        }
    }

    fn position_view(&self, state: &State) -> PositionView {
        PositionView {
            pieces: [0, 1].into_iter().flat_map(|seat| piles(state, seat)).collect(),
            counts: [0, 1].into_iter().flat_map(|seat| counts(state, seat)).collect(),
            task: self.task(state),
        }
    }

    fn move_view(&self, state: &State, action: Step) -> MoveView {
        let place = |progress: u8| place_id(state.side & 1, progress);
        if action.is_pass() {
            return MoveView {
                text: self.move_text(state, action),
                kind: MoveKind::Pass,
                from: None,
                to: None,
                piece: None,
                path: Vec::new(),
                numbers: Vec::new(),
                captures: Vec::new(),
                lines: Vec::new(),
            };
        }
        MoveView {
            text: self.move_text(state, action),
            kind: if action.to == OFF { MoveKind::Finish } else { MoveKind::Move },
            from: Some(place(action.from)),
            to: Some(place(action.to)),
            piece: None,
            path: (action.from..=action.to).map(place).collect(),
            numbers: vec![state.die_for(action)],
            captures: Vec::new(),
            lines: Vec::new(),
        }
    }

    /// A point goes to a point, or off; by itself it tries every number that is left.
    fn tries(&self, state: &State, from: Option<&str>, to: Option<&str>) -> Vec<String> {
        let Some(number) = from.and_then(|id| id.parse().ok()).filter(|number| (1..=POINTS).contains(number))
        else {
            return Vec::new();
        };
        let side = state.side & 1;
        let start = progress_of(side, number);
        let left = self.numbers_left(state);
        let point = |id: &str| id.parse().ok().filter(|number| (1..=POINTS).contains(number));
        match to {
            Some(id) if id == place_id(side, OFF) => vec![format!("{number}/off")],
            Some(id) => {
                let Some(end) = point(id) else { return Vec::new() };
                let distance = progress_of(side, end).saturating_sub(start);
                let ways = ways_of(&left, distance);
                if ways.is_empty() {
                    return vec![format!("{number}/{end}")];
                }
                ways.iter().map(|way| steps_text(side, start, way)).collect()
            }
            None => left.iter().map(|&steps| steps_text(side, start, &[steps])).collect(),
        }
    }

    fn numbers_left(&self, state: &State) -> Vec<u8> {
        let (dice, left) = state.dice();
        dice[..left].to_vec()
    }

    /// What is to be played after this roll; nothing if it only decides who starts, or cannot fall here.
    fn numbers_of(&self, state: &State, roll: Roll) -> Vec<u8> {
        let mut rolled = *state;
        if !self.rolls(state).iter().any(|&(possible, _)| possible == roll) {
            return Vec::new();
        }
        self.roll(&mut rolled, roll);
        self.numbers_left(&rolled)
    }

    fn kit(&self) -> Kit {
        Kit { pieces: CHECKERS, has_stacks: true, has_markers: false, has_removals: false }
    }

    fn set_up(&self, setup: &Setup) -> Result<State, Vec<Message>> {
        crate::setup::set_up(self, setup)
    }
}
