//! The board and a position as data, for pages and programs that draw: everything there is to show, by named
//! places, without a rule behind it.
//!
//! A [`BoardView`] never changes during a game; a [`PositionView`] is one position; a [`MoveView`] is one legal
//! action. The same place has the same id in all three and in [`crate::Picture::spots`].

use texts::Message;

use crate::contract::{Roll, Seat};
use crate::notation::Notation;
use crate::remark::Remark;
use crate::setup::{Kit, Setup};

/// A family that can be drawn.
pub trait Show: Notation + Remark {
    /// The board of this variant.
    fn board_view(&self) -> BoardView;

    /// What stands where, and what is counted.
    fn position_view(&self, state: &Self::State) -> PositionView;

    /// A legal action of this position.
    fn move_view(&self, state: &Self::State, action: Self::Move) -> MoveView;

    /// What somebody tries who takes a piece from one place to another, in notation, whether legal or not; with no
    /// place to go to, whatever that piece could try. Nothing where no action could look like that.
    fn tries(&self, state: &Self::State, from: Option<&str>, to: Option<&str>) -> Vec<String>;

    /// The numbers that are still to be played, largest first: dice, then bonus steps; nothing while dice are
    /// due.
    fn numbers_left(&self, _state: &Self::State) -> Vec<u8> {
        Vec::new()
    }

    /// The numbers that a roll gives to play in this position: a double of Nardi gives four.
    fn numbers_of(&self, _state: &Self::State, roll: Roll) -> Vec<u8> {
        [roll.first, roll.second].into_iter().filter(|&die| die > 0).collect()
    }

    /// What there is to set up a position with.
    fn kit(&self) -> Kit;

    /// The position that somebody has set up, or everything that is wrong with it. What is not seen on the board is as
    /// at the beginning of a turn: nothing was rolled before, no line was used, nothing has been repeated.
    fn set_up(&self, setup: &Setup) -> Result<Self::State, Vec<Message>>;

    /// What each piece on its way threatens and risks, in families where pieces send each other home.
    fn exposures(&self, _state: &Self::State) -> Vec<Exposure> {
        Vec::new()
    }
}

/// What a piece threatens and risks.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Exposure {
    /// Whose.
    pub seat: Seat,
    /// Its number.
    pub piece: u8,
    /// Where it stands.
    pub place: String,
    /// How many steps it is from the goal.
    pub to_goal: u8,
    /// Whether nobody could send it home from anywhere.
    pub is_safe: bool,
    /// Whether it stands with another of its seat.
    pub in_blockade: bool,
    /// The greatest chance with which the others can send it home before its seat rolls again.
    pub risk: f64,
    /// Every single step that would send it home.
    pub threats: Vec<Strike>,
    /// Every single step of its own that would send another piece home.
    pub strikes: Vec<Strike>,
}

/// A step by which one piece sends another home.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Strike {
    /// Whose piece is on the other side of it.
    pub seat: Seat,
    /// Its number.
    pub piece: u8,
    /// Where it stands.
    pub place: String,
    /// The number that is rolled for it.
    pub number: u8,
}

/// A board: its places and what joins them.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct BoardView {
    /// The width of the space that places have their coordinates in.
    pub width: f32,
    /// Its height.
    pub height: f32,
    /// Every place a piece can be on, hands, bases and goals included.
    pub places: Vec<Place>,
    /// Pairs of places joined by a drawn line.
    pub edges: Vec<[String; 2]>,
    /// Places that count together: the mills.
    pub lines: Vec<Vec<String>>,
    /// The way of each seat's pieces from first to last place; none where pieces have no way of their own.
    pub ways: Vec<Way>,
    /// Places from which a piece that lands there goes on at once to another.
    pub jumps: Vec<[String; 2]>,
}

/// The way of a seat's pieces.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Way {
    /// Whose.
    pub seat: Seat,
    /// From the first place to the last.
    pub places: Vec<String>,
}

/// A place that pieces can be on.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Place {
    /// Its name, unique on the board.
    pub id: String,
    /// What people call it; at the rim of the board, in announcements.
    pub name: Message,
    /// What it is.
    pub kind: PlaceKind,
    /// The column of its centre; x grows to the right.
    pub x: f32,
    /// The row of its centre; y grows downwards.
    pub y: f32,
    /// Whose place it is, if it belongs to a seat.
    pub seat: Option<Seat>,
    /// What is special about it.
    pub marks: Vec<Mark>,
}

/// What a place is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum PlaceKind {
    /// A point that holds any number of checkers (Nardi), or one piece (Mill).
    Point,
    /// A square of the loop that all walk on.
    Square,
    /// A square that only its seat walks on.
    Lane,
    /// Where pieces wait before they enter the board, or are held before they are placed.
    Hand,
    /// Where pieces end.
    Goal,
}

/// What is special about a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case", tag = "kind", content = "seat")
)]
pub enum Mark {
    /// The head of this seat: where all its checkers begin.
    Head(Seat),
    /// Part of this seat's home.
    Home(Seat),
    /// Where this seat's pieces enter.
    Entry(Seat),
    /// Where this seat's pieces leave the loop.
    Turnoff(Seat),
    /// Pieces cannot be captured here.
    Safe,
    /// Pieces jump on from here.
    Star,
}

/// A position: what stands where.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PositionView {
    /// Every piece, by place and seat; pieces of one seat on one place together.
    pub pieces: Vec<Pile>,
    /// What is counted for each seat: pips, pieces in hand, borne off.
    pub counts: Vec<Count>,
    /// What the seat to act has to do now, in a few words: roll, play, place, remove.
    pub task: Option<Message>,
}

/// The pieces of one seat on one place.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Pile {
    /// The place.
    pub place: String,
    /// Whose pieces; `None` for a marker that is nobody's.
    pub seat: Option<Seat>,
    /// How many.
    pub count: u8,
    /// Their numbers, in families where pieces have one.
    pub numbers: Vec<u8>,
}

/// Something that is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Count {
    /// Whose.
    pub seat: Seat,
    /// What, as the code of its name in the catalogue: `count-pips`, `count-in-hand`.
    pub what: &'static str,
    /// How many.
    pub value: i32,
}

/// What an action does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum MoveKind {
    /// A piece comes onto the board: placed from the hand, entered from the base.
    Enter,
    /// A piece goes from place to place.
    Move,
    /// A piece reaches its goal: borne off, home.
    Finish,
    /// A piece is taken off the board.
    Remove,
    /// Nothing is done.
    Pass,
    /// The stake is doubled, if the other side takes it.
    Double,
    /// A double is taken.
    Take,
    /// A double is dropped, and the game with it.
    Drop,
    /// A game of a match is given up.
    Resign,
}

/// A legal action.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct MoveView {
    /// Its notation.
    pub text: String,
    /// What it does.
    pub kind: MoveKind,
    /// The place it starts from, if it does.
    pub from: Option<String>,
    /// The place it ends on, or takes a piece from.
    pub to: Option<String>,
    /// Which piece, in families where pieces have numbers.
    pub piece: Option<u8>,
    /// The places it passes, in order, from and to included.
    pub path: Vec<String>,
    /// The numbers of [`Show::numbers_left`] that it uses.
    pub numbers: Vec<u8>,
    /// The places where it captures.
    pub captures: Vec<String>,
    /// The lines of the board that it completes for something to happen: mills.
    pub lines: Vec<Vec<String>>,
}
