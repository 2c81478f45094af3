//! What a glance at the board tells of every seat: who can take whom with the next roll, and what it would cost.
//!
//! A hint for nets, made fast. Every single step that takes a piece is found by the rules themselves; but what
//! two steps of one turn do together, the duties that leave steps out, and sevens are not looked at. See
//! `physics` for exact answers.

use game::{MAX_SEATS, Seat};

use crate::Ludo;
use crate::moves::bits;
use crate::rules::Rules;
use crate::state::{PER_SEAT, State, of_seat};

/// What a glance tells of one seat. Losses and gains are in squares of the pieces' own routes.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Glance {
    /// The expected loss before this seat rolls, if everybody takes what they can.
    pub loss: f32,
    /// How many pieces it expects to lose until then.
    pub taken: f32,
    /// The expected loss if all enemies rolled first.
    pub danger: f32,
    /// The expected gain of its next roll from pieces that do not move before.
    pub gain: f32,
    /// The same from all pieces, as they stand now.
    pub hope: f32,
    /// The chance of a roll that takes a piece, as they stand now.
    pub hits: f32,
    /// Pieces on the loop that stand with another.
    pub paired: u8,
}

/// The chance that one of these many numbers is rolled.
const ONE_DIE: [f32; 7] = [0.0, 1.0 / 6.0, 2.0 / 6.0, 3.0 / 6.0, 4.0 / 6.0, 5.0 / 6.0, 1.0];
/// The same with two dice.
const TWO_DICE: [f32; 7] = [0.0, 11.0 / 36.0, 20.0 / 36.0, 27.0 / 36.0, 32.0 / 36.0, 35.0 / 36.0, 1.0];

impl Rules {
    /// The chances that one of so many numbers is rolled.
    fn chances(&self) -> &'static [f32; 7] {
        if self.two_dice { &TWO_DICE } else { &ONE_DIE }
    }
}

/// Whether `first` rolls before `second` when it is the turn of `next`.
const fn rolls_before(next: Seat, first: Seat, second: Seat) -> bool {
    (first + 4 - next) & 3 < (second + 4 - next) & 3
}

/// For each seat and number of a die, the most that it takes.
type Prey = [[u8; 8]; MAX_SEATS];

/// What a seat stands to lose, in squares of its pieces' own routes. See [`Ludo::stakes`].
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Stakes {
    /// The expected loss before this seat rolls, if everybody takes what they can.
    pub loss: f32,
    /// How many pieces it expects to lose until then.
    pub taken: f32,
    /// The expected loss if all enemies rolled first.
    pub danger: f32,
}

impl Ludo {
    /// What every seat stands to lose with the next rolls. Quick and rough: two steps of one turn together, duties
    /// that leave steps out, and sevens are not looked at.
    pub fn stakes(&self, state: &State) -> [Stakes; MAX_SEATS] {
        self.glances(state).map(|glance| Stakes {
            loss: glance.loss,
            taken: glance.taken,
            danger: glance.danger,
        })
    }

    /// A glance at every seat.
    pub(crate) fn glances(&self, state: &State) -> [Glance; MAX_SEATS] {
        let mut glances = [Glance::default(); MAX_SEATS];
        let (mut sure, mut all) = (Prey::default(), Prey::default());
        let in_base = state.standing(&[0; 16]);
        for seat in (0..MAX_SEATS as u8).filter(|&seat| state.is_seated(seat)) {
            let glance = &mut glances[usize::from(seat)];
            let own = state.own(seat);
            for piece in 0..self.rules.pieces.min(PER_SEAT as u8) {
                let square = own[usize::from(piece)];
                if square == 0 || square > self.rules.frame.visited {
                    continue;
                }
                glance.paired += u8::from(own.iter().filter(|&&other| other == square).count() > 1);
                let hunters = self.hunters(state, seat, square, in_base);
                if hunters == 0 {
                    continue;
                }
                let numbers = self.taking_numbers(state, 4 * seat + piece, square, hunters, in_base);
                self.note_danger(state.seat, seat, square, &numbers, glance);
                for (enemy, &numbers) in numbers.iter().enumerate() {
                    let is_sure = !rolls_before(state.seat, seat, enemy as Seat);
                    for number in bits(numbers.into()) {
                        let (sure, all) = (&mut sure[enemy][number], &mut all[enemy][number]);
                        *all = square.max(*all);
                        *sure = if is_sure { square.max(*sure) } else { *sure };
                    }
                }
            }
        }
        let chances = self.rules.chances();
        for ((glance, sure), all) in glances.iter_mut().zip(&sure).zip(&all) {
            let sum = |prey: &[u8; 8]| prey.iter().map(|&square| u16::from(square)).sum::<u16>();
            (glance.gain, glance.hope) =
                (f32::from(sum(sure)) * chances[1], f32::from(sum(all)) * chances[1]);
            glance.hits = chances[all.iter().filter(|&&square| square != 0).count()];
        }
        glances
    }

    /// The enemies that may take a piece on this square with one die.
    #[inline]
    fn hunters(&self, state: &State, seat: Seat, square: u8, in_base: u16) -> u16 {
        let hunters = self.tables.hunters(state, seat, square, in_base);
        match self.tables.star_before[usize::from(square)] {
            0 => hunters,
            star => hunters | self.tables.hunters(state, seat, star, in_base) & !in_base,
        }
    }

    /// For each enemy seat the numbers, as bits, with which one of the hunters takes a piece.
    fn taking_numbers(
        &self,
        state: &State,
        target: u8,
        square: u8,
        hunters: u16,
        in_base: u16,
    ) -> [u8; MAX_SEATS] {
        let mut taking = [0; MAX_SEATS];
        let star = self.tables.star_before[usize::from(square)];
        let mut view = *state;
        for hunter in bits(hunters).map(|hunter| hunter as u8) {
            view.seat = hunter / PER_SEAT as u8;
            let mut numbers = self.tables.entry_numbers;
            // A six shows as a seven when none is in the base.
            let is_seven = self.rules.seven && of_seat(in_base, view.seat) == 0;
            if state.piece(hunter / 4, hunter % 4) != 0 {
                let reach = |own| match self.tables.distance(state, hunter, target / 4, own) {
                    distance @ 1..=6 => 1 << distance,
                    _ => 0,
                };
                numbers = reach(square) | if star == 0 { 0 } else { reach(star) };
            }
            for number in bits(if is_seven { numbers & !(1 << 6) } else { numbers }) {
                let effect = self.resolve(&view, hunter % PER_SEAT as u8, number as u8, true);
                if effect.is_ok_and(|effect| effect.captured >> target & 1 == 1) {
                    taking[usize::from(view.seat)] |= 1 << number;
                }
            }
        }
        taking
    }

    /// What these numbers mean for a piece on `square`.
    fn note_danger(
        &self,
        next: Seat,
        seat: Seat,
        square: u8,
        numbers: &[u8; MAX_SEATS],
        glance: &mut Glance,
    ) {
        let (mut survives, mut survives_all) = (1.0, 1.0);
        for (enemy, numbers) in numbers.iter().enumerate().filter(|(_, numbers)| **numbers != 0) {
            let escapes = 1.0 - self.rules.chances()[numbers.count_ones() as usize];
            survives_all *= escapes;
            if rolls_before(next, enemy as Seat, seat) {
                survives *= escapes;
            }
        }
        glance.loss += (1.0 - survives) * f32::from(square);
        glance.taken += 1.0 - survives;
        glance.danger += (1.0 - survives_all) * f32::from(square);
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Notation, Random, sample_roll};

    use super::*;

    fn shipped(id: &str) -> Ludo {
        testkit::shipped::game(&crate::FAMILY, id, Ludo::new)
    }

    fn glance_at(game: &Ludo, fen: &str) -> [Glance; MAX_SEATS] {
        game.glances(&game.read_state(fen).unwrap())
    }

    #[test]
    fn the_numbers_that_take_a_piece_are_those_of_the_rules() {
        for id in ["mensch", "classic", "danish", "king", "fia", "petits-chevaux", "parchis", "parcheesi"] {
            let game = shipped(id);
            let mut state = game.start();
            let mut random = Random::new(5);
            let mut taken = 0;
            for _ in 0..if testkit::is_long() { 200_000 } else { 4_000 } {
                if !game.rolls(&state).is_empty() {
                    let roll = sample_roll(game.rolls(&state), &mut random);
                    game.roll(&mut state, roll);
                }
                let mut moves = Vec::new();
                game.moves(&state, &mut moves);
                if moves.is_empty() {
                    state = game.start();
                    continue;
                }
                game.play(&mut state, moves[random.below(moves.len() as u32) as usize]);
                let in_base = state.standing(&[0; 16]);
                for (seat, piece) in (0..4).flat_map(|seat| (0..4).map(move |piece| (seat, piece))) {
                    let square = state.piece(seat, piece);
                    if square == 0 || square > game.rules.frame.visited {
                        continue;
                    }
                    let mut expected = [0; MAX_SEATS];
                    for threat in game.threats(&state, seat, piece).iter().filter(|threat| threat.steps <= 6)
                    {
                        expected[usize::from(threat.seat)] |= 1 << threat.steps;
                    }
                    let hunters = game.hunters(&state, seat, square, in_base);
                    let found = game.taking_numbers(&state, 4 * seat + piece, square, hunters, in_base);
                    assert_eq!(found, expected, "{id}: {seat} {piece} in {}", game.state_text(&state));
                    taken += u32::from(expected != [0; MAX_SEATS]);
                }
            }
            assert!(taken > 100, "{id}: {taken}");
        }
    }

    #[test]
    fn losses_are_weighed_by_progress_and_by_who_rolls_first() {
        let game = shipped("mensch");
        // Seat 1 stands three squares before seat 0's piece.
        let [own, enemy, ..] = glance_at(&game, "20,0,0,0/7,0,0,0/0,0,0,0/0,0,0,0 1 - 9 0 0 -");
        let stake = 20.0 / 6.0;
        assert!((own.loss - stake).abs() < 1e-5 && own.danger == own.loss && own.hits == 0.0);
        assert!((own.taken - 1.0 / 6.0).abs() < 1e-6);
        assert!((enemy.gain - stake).abs() < 1e-5 && enemy.hope == enemy.gain && enemy.hits == 1.0 / 6.0);
        // When seat 0 rolls first it can still run away.
        let [own, enemy, ..] = glance_at(&game, "20,0,0,0/7,0,0,0/0,0,0,0/0,0,0,0 0 - 9 0 0 -");
        assert_eq!((own.loss, own.taken), (0.0, 0.0));
        assert!((own.danger - stake).abs() < 1e-5);
        assert_eq!(enemy.gain, 0.0);
        assert!((enemy.hope - stake).abs() < 1e-5);
    }
}
