//! What match a `.mat` file tells of.

use game::Message;
use nardi::{NextGame, Opening, Rules};

use super::raw::{RawGame, RawMatch};
use crate::any::AnyGame;
use crate::exchange::{Place, Trouble};
use crate::matches::MatchSetup;

/// The match of a file before its first game, with the rules around which it is played; `None` where its games stand
/// alone. Without a length games are played for points, with the cube where somebody turns it.
pub(super) fn match_of(game: &AnyGame, raw: &RawMatch) -> Result<Option<(AnyGame, MatchSetup)>, Trouble> {
    let length = raw.length.map_or(0, |(length, _)| length);
    let has_doubles = raw.games.iter().any(RawGame::has_doubles);
    let cube = raw.switch("Cube")?.unwrap_or(length > 1 || has_doubles);
    if length == 0 && !cube && !has_doubles {
        return Ok(None);
    }
    let setup = MatchSetup {
        crawford: raw.switch("Crawford")?.unwrap_or(true) && cube && length > 1,
        jacoby: raw.switch("Jacoby")?.unwrap_or(false) && cube && length <= 1,
        ..MatchSetup::to(length.max(1), cube)
    };
    let candidates = next_games(game, raw).map(|next_game| MatchSetup { next_game, ..setup.clone() });
    // Rules may forbid some ways to go on; the first that is left is theirs.
    let mut refused = None;
    for setup in candidates {
        match game.with_match(&setup) {
            Ok(game) => return Ok(Some((game, setup))),
            Err(error) => refused = refused.or(Some(error.message())),
        }
    }
    let problem =
        Message::new("record-match").with("problem", refused.unwrap_or_else(|| Message::new("match-none")));
    let said = raw.tags.iter().find(|(name, ..)| name == "NextGame").map(|(.., line)| *line);
    let line = said.or(raw.length.map(|(_, line)| line));
    Err(Trouble::new(line.map_or(Place::Whole, |line| Place::Line(line, None)), problem))
}

/// Who may start the next game, so that it fits what the file tells: as it says, as the rules say, else otherwise.
fn next_games(game: &AnyGame, raw: &RawMatch) -> impl Iterator<Item = Option<String>> {
    let said = raw.tag("NextGame").map(str::to_owned);
    let mut fitting = Vec::new();
    if let (None, AnyGame::Nardi(nardi)) = (&said, game) {
        let own = nardi.rules().next_game;
        let others = [NextGame::Winner, NextGame::Loser, NextGame::Alternate, NextGame::OpeningRoll];
        let all = std::iter::once(own).chain(others);
        fitting.extend(all.filter(|&next| fits(nardi.rules(), next, &raw.games)));
        fitting.push(own);
    }
    let fitting = fitting.into_iter().map(|next| Some(next.name().to_owned()));
    said.into_iter().map(Some).chain(fitting)
}

/// Whether the games of a file begin as this says.
fn fits(rules: &Rules, next: NextGame, games: &[RawGame]) -> bool {
    games.windows(2).all(|pair| {
        let [last, game] = pair else { return true };
        let Some(starter) = game.starter() else { return true };
        match next {
            NextGame::Winner => last.winner().is_none_or(|winner| winner == starter),
            NextGame::Loser => last.winner().is_none_or(|winner| winner != starter),
            NextGame::Alternate => last.starter().is_none_or(|before| before != starter),
            NextGame::OpeningRoll => {
                rules.opening != Opening::WhiteRolls || last.starter().is_none_or(|before| before == starter)
            }
        }
    })
}
