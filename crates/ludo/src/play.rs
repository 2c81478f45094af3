//! [`Ludo`]: one checked variant, and how it answers to the contract.

use std::sync::OnceLock;

use game::rules::{Problems, Variant};
use game::{Game, MAX_SEATS, Random, Roll, Scores, Seat, Sink, Turn, single_die, two_dice};

use crate::bars::Bars;
use crate::moves::Move;
use crate::random_play::Open;
use crate::rules::Rules;
use crate::state::State;
use crate::tables::Tables;

/// One variant of Ludo.
#[derive(Clone, Debug)]
pub struct Ludo {
    variant: Variant,
    pub(crate) rules: Rules,
    pub(crate) tables: Tables,
    /// Only where nobody is ever in the way.
    pub(crate) open: Option<Open>,
    /// Only where own pieces alone are ever in the way. Made when numbers are first asked for: the page never does.
    pub(crate) bars: OnceLock<Option<Bars>>,
    pub(crate) rolls: Vec<(Roll, u16)>,
}

impl Ludo {
    /// Makes a game of a variant, or says everything that is wrong with its combination of options.
    pub fn new(variant: Variant) -> Result<Ludo, Problems> {
        variant.check()?;
        let rules = Rules::read(&variant.values);
        let tables = Tables::new(&rules);
        let open = Open::new(&rules, &tables);
        let rolls = if rules.two_dice { two_dice().to_vec() } else { single_die().to_vec() };
        Ok(Ludo { variant, rules, tables, open, bars: OnceLock::new(), rolls })
    }

    /// The checked options.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }
}

impl Game for Ludo {
    type State = State;
    type Move = Move;

    fn variant(&self) -> &Variant {
        &self.variant
    }

    fn seats(&self) -> u8 {
        MAX_SEATS as u8
    }

    fn is_seated(&self, seat: Seat) -> bool {
        self.rules.seats.get(usize::from(seat)).copied().unwrap_or(false)
    }

    fn is_pass(&self, action: Move) -> bool {
        action.is_pass()
    }

    fn start(&self) -> State {
        let mut state = State::empty();
        for seat in self.rules.seated() {
            for piece in 0..self.rules.pieces {
                state.put(4 * seat + piece, u8::from(piece < self.rules.pieces_out_at_start));
            }
            state.rolling |= 1 << seat;
        }
        state.seat = self.rules.seated().next().unwrap_or(0);
        state
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        if state.over {
            Turn::Over
        } else if state.dice[0] == 0 && state.bonus == [0, 0] {
            Turn::Chance
        } else {
            Turn::Seat(state.seat)
        }
    }

    #[inline]
    fn seat_to_act(&self, state: &State) -> Option<Seat> {
        (!state.over).then_some(state.seat)
    }

    #[inline]
    fn rolls(&self, state: &State) -> &[(Roll, u16)] {
        if self.turn(state) == Turn::Chance { &self.rolls } else { &[] }
    }

    #[inline]
    fn draw_roll(&self, _: &State, random: &mut Random) -> Roll {
        if self.rules.two_dice { random.two_dice() } else { Roll::one(random.die()) }
    }

    #[inline]
    fn roll(&self, state: &mut State, roll: Roll) {
        self.fall(state, roll);
    }

    fn moves(&self, state: &State, out: &mut impl Sink<Move>) {
        if let Turn::Seat(_) = self.turn(state) {
            self.push_moves(state, out);
        }
    }

    #[inline]
    fn play(&self, state: &mut State, action: Move) {
        self.act(state, action);
    }

    fn scores(&self, state: &State) -> Scores {
        let mut scores = Scores::default();
        if !state.over {
            return scores;
        }
        let places = [0, 1, 2, 3].map(|seat| self.place(state, seat));
        for seat in state.seated() {
            for other in state.seated().filter(|&other| self.rules.are_enemies(seat, other)) {
                let (own, their) = (places[usize::from(seat)], places[usize::from(other)]);
                scores.0[usize::from(seat)] += i16::from(own < their) - i16::from(own > their);
            }
        }
        scores
    }
}

impl Ludo {
    /// When the last of this seat's team finished; teams that have not are last, together.
    pub(crate) fn place(&self, state: &State, seat: Seat) -> usize {
        let team = self.rules.team[usize::from(seat)];
        let members = state.seated().filter(|&member| team >> member & 1 == 1);
        let place = |member| state.places.iter().position(|&seat| seat == member).unwrap_or(MAX_SEATS);
        members.map(place).max().unwrap_or(MAX_SEATS)
    }
}
