//! Random play, followed move by move with the plain rules.

use game::{Decide, Notation, Onlooker, Random, RandomPlay, Repetitions, Roll, Room, Turn};

/// Plays along by the plain rules, and compares.
struct Shadow<'g, G: Decide> {
    game: &'g G,
    state: G::State,
    repetitions: Repetitions,
    decisions: u64,
}

impl<G: Decide + Notation> Onlooker<G> for Shadow<'_, G> {
    fn rolled(&mut self, roll: Roll) {
        let fen = self.game.state_text(&self.state);
        assert!(self.game.rolls(&self.state).iter().any(|&(known, _)| known == roll), "{fen}: {roll:?}");
        self.game.roll(&mut self.state, roll);
    }

    fn decided(&mut self, game: &G, state: &G::State, decision: G::Decision, choices: u32) {
        let fen = game.state_text(&self.state);
        assert!(self.state == *state, "{fen}: random play is in {}", game.state_text(state));
        let mut options = Vec::new();
        game.decisions(state, &mut options);
        assert_eq!(options.len() as u32, choices, "{fen}: the number of choices");
        let chosen = options.iter().find(|&&(option, _)| option == decision);
        let &(_, next) = chosen.unwrap_or_else(|| panic!("{fen}: {decision:?} is not legal"));
        self.state = next;
        self.repetitions.after(game, &mut self.state);
        self.decisions += 1;
    }

    fn goes_on(&mut self, state: &G::State) -> bool {
        let expected = self.game.state_text(&self.state);
        assert!(self.state == *state, "{expected}: random play is in {}", self.game.state_text(state));
        true
    }
}

/// Plays random games and checks that every roll can fall, that every decision is one of as many as are told, and
/// that every position is the one the rules lead to. Returns how many decisions were seen.
///
/// # Panics
/// Where random play and the rules differ; the message names the position.
pub fn follow<G: RandomPlay + Notation>(game: &G, games: u64, seed: u64) -> u64 {
    let (mut room, mut decisions) = (Room::default(), 0);
    for index in 0..games {
        let mut state = game.start();
        let repetitions = Repetitions::default();
        let mut shadow = Shadow { game, state, repetitions, decisions: 0 };
        game.play_randomly(&mut state, &mut Random::stream(seed, index), &mut room, &mut shadow);
        assert!(shadow.state == state, "the last position is the one the rules lead to");
        assert_eq!(game.turn(&state), Turn::Over, "{}", game.state_text(&state));
        decisions += shadow.decisions;
    }
    decisions
}
