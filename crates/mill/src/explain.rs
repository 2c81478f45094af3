//! The rules of a variant in plain English.

use game::Game;

use crate::play::Mill;
use crate::rules::{BoardFull, Capture, MillAction, Stalemate};

/// One "piece", several "pieces".
fn pieces(count: impl Into<u32>) -> String {
    let count = count.into();
    if count == 1 { "1 piece".to_owned() } else { format!("{count} pieces") }
}

/// "a", "a and b", "a, b and c".
fn listed(items: &[&str]) -> String {
    match items {
        [] => "nothing".to_owned(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

impl Mill {
    pub(crate) fn explanation(&self) -> String {
        let sections = [
            (self.variant().name.as_str(), self.summary()),
            ("The board", self.explain_board()),
            ("The aim", self.explain_aim()),
            ("Placing", self.explain_placing()),
            ("Moving", self.explain_moving()),
            ("Mills", self.explain_mills()),
            ("Captures without mills", self.explain_captures()),
            ("The end of placing", self.explain_end_of_placing()),
            ("Draws and stalemate", self.explain_draws()),
        ];
        let mut text = String::new();
        for (heading, paragraphs) in sections.iter().filter(|(_, paragraphs)| !paragraphs.is_empty()) {
            text.push_str(&format!("# {heading}\n\n{}\n\n", paragraphs.join(" ")));
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
        text
    }

    fn summary(&self) -> Vec<String> {
        let summary = &self.variant().summary;
        let players = format!(
            "Two players, White and Black, have {} each. White begins, and they take turns.",
            pieces(self.rules.piece_count)
        );
        if summary.is_empty() { vec![players] } else { vec![summary.clone(), players] }
    }

    fn explain_board(&self) -> Vec<String> {
        let board = &self.board;
        let length = board.lines()[0].points.len();
        vec![format!(
            "{} points are joined by {} edges, which pieces slide along. {length} pieces of one side on one \
             of the {} lines are a mill.",
            board.len(),
            board.edges().len(),
            board.lines().len()
        )]
    }

    fn explain_aim(&self) -> Vec<String> {
        let mut text = vec![format!(
            "A side that has fewer than {} left, on the board and in hand, has lost.",
            pieces(self.rules.at_least)
        )];
        if self.rules.stalemate == Stalemate::Loss {
            text.push("So has a side that must move and cannot.".to_owned());
        }
        text
    }

    fn explain_placing(&self) -> Vec<String> {
        let rules = &self.rules;
        let mut text = vec![if rules.may_move_while_placing {
            "While a side has pieces in hand, it puts one on an empty point or slides one along an edge."
                .to_owned()
        } else {
            "While a side has pieces in hand, it puts one on an empty point.".to_owned()
        }];
        let each = if rules.remove_multiple { " for each mill" } else { "" };
        text.push(match rules.mill_action {
            MillAction::RemoveFromBoard => {
                format!("Whoever makes a mill removes one enemy piece{each} from the board.")
            }
            MillAction::FromHandThenOpponent => format!(
                "Whoever makes a mill takes one piece{each} out of the enemy's hand, or off the board when that hand is \
                 empty; then it is the enemy's turn."
            ),
            MillAction::FromHandThenYou => format!(
                "Whoever makes a mill takes one piece{each} out of the enemy's hand and plays again; when that hand is \
                 empty, the piece comes off the board and the turn is over."
            ),
            MillAction::OpponentRemovesOwn => format!(
                "When a mill is made, the other side removes one of its own pieces{each}, of its choice, and then \
                 has its ordinary turn."
            ),
            MillAction::MarkAndDelay => format!(
                "Whoever makes a mill removes one enemy piece{each}, but a marker blocks the point until placing \
                 is over."
            ),
            MillAction::MillCounts => "Mills made while placing remove nothing yet.".to_owned(),
        });
        if rules.extra_turn {
            text.push(
                "A mill made while placing also gives another turn, as long as there are pieces in hand."
                    .to_owned(),
            );
        }
        if rules.stop_at_two_empty {
            text.push("A placement without a mill that leaves two empty points ends placing; pieces still in hand are out of the game.".to_owned());
        }
        text
    }

    fn explain_moving(&self) -> Vec<String> {
        let mut text =
            vec!["A side with an empty hand moves a piece along an edge to an empty point.".to_owned()];
        text.push(match self.rules.fly_count {
            0 => "There is no flying.".to_owned(),
            count => format!("With {} or fewer it may move a piece to any empty point.", pieces(count)),
        });
        let count =
            if self.rules.remove_multiple { "one enemy piece for each mill" } else { "one enemy piece" };
        text.push(format!("Whoever makes a mill by moving removes {count} from the board."));
        text
    }

    fn explain_mills(&self) -> Vec<String> {
        let rules = &self.rules;
        let mut text = vec![if rules.from_mills_always {
            "Any enemy piece may be removed, whether in a mill or not.".to_owned()
        } else {
            "A piece that stands in a mill may not be removed, unless all pieces of its side do.".to_owned()
        }];
        if rules.one_time_mills {
            text.push("Each line rewards a side only once: a line all of whose points belong to lines that have already rewarded it gives nothing, but still protects.".to_owned());
        }
        if rules.restrict_repeated {
            text.push("A piece that went from one mill straight into another may not go back in its side's next move to make the first again.".to_owned());
        }
        text
    }

    fn explain_captures(&self) -> Vec<String> {
        let rules = &self.rules;
        let mut text = Vec::new();
        if let Some(capture) = &rules.custodian {
            let rule = "Custodian: an enemy between the piece just played and another own piece on a line is captured; of several, the player takes one.";
            text.push(format!("{rule} {}", scope(capture, false)));
        }
        if let Some(capture) = &rules.intervention {
            let rule = "Intervention: a piece played between two enemies on a line captures both. If there are several such lines, only one counts: a line across rings before one along a side, and that before a diagonal.";
            text.push(format!("{rule} {}", scope(capture, false)));
        }
        if let Some(capture) = &rules.leap {
            let rule = "Leap: with an empty hand, a piece may jump along a line from one end to the other over an enemy, which is captured; this goes before mills and other captures.";
            text.push(format!("{rule} {}", scope(capture, true)));
        }
        if text.is_empty() {
            return text;
        }
        if !rules.from_mills_always {
            text.push("Mills protect against captures too.".to_owned());
        }
        if rules.custodian.is_some() && rules.intervention.is_some() {
            text.push("Where both are possible, the first removal chooses, and a piece that is a target of both counts for the intervention.".to_owned());
        }
        if rules.custodian.is_some() || rules.intervention.is_some() {
            text.push(if rules.compatible_choice {
                "A mill and a capture made by one move are counted as in Sanmill: only captured pieces may be removed unless the mills give more removals than the captures.".to_owned()
            } else {
                "If one move makes a mill and a capture, the first removal chooses which of them counts.".to_owned()
            });
        }
        text
    }

    fn explain_end_of_placing(&self) -> Vec<String> {
        let rules = &self.rules;
        let opener = match (rules.order_continues(), rules.defender_first) {
            (true, _) => "the turns simply go on",
            (false, true) => "Black makes the first move",
            (false, false) => "White makes the first move",
        };
        let mut text = vec![format!("When both hands are empty, {opener}.")];
        if rules.mill_action == MillAction::MillCounts {
            let first = if rules.defender_first { "Black" } else { "White" };
            text.push(format!(
                "Before that, the mills are counted, and both remove pieces, {first} first. Without any mill, \
                 each removes one of its own pieces. If only one side has mills, it removes two enemy pieces and \
                 the other one. If both have equally many, each removes that many; otherwise each removes as \
                 many as the side with fewer mills has, and the side with more removes one piece more."
            ));
            return text;
        }
        if usize::from(rules.piece_count) * 2 >= self.board.len() {
            text.push(
                match rules.board_full {
                    BoardFull::FirstLoses => "If the board is then full, White has lost.",
                    BoardFull::FirstThenSecond => {
                        "If the board is then full, White and then Black remove an enemy piece first."
                    }
                    BoardFull::SecondThenFirst => {
                        "If the board is then full, Black and then White remove an enemy piece first."
                    }
                    BoardFull::SideToMove => {
                        "If the board is then full, the side that is to move removes an enemy piece first."
                    }
                    BoardFull::Draw => "If the board is then full, the game is drawn.",
                }
                .to_owned(),
            );
        }
        text
    }

    fn explain_draws(&self) -> Vec<String> {
        let rules = &self.rules;
        let next_to = "removes an enemy piece that stands next to one of its own, even from a mill";
        let mut text = vec![match rules.stalemate {
            Stalemate::Loss => "A side that must move and cannot has lost.".to_owned(),
            Stalemate::ChangeSide => {
                "A side that cannot move passes; if neither can, the game is drawn.".to_owned()
            }
            Stalemate::RemoveAndMove => format!("A side that cannot move {next_to}, and then moves."),
            Stalemate::RemoveAndChange => {
                format!("A side that cannot move {next_to}; then the other side moves.")
            }
            Stalemate::Draw => "If the side to move cannot move, the game is drawn.".to_owned(),
            Stalemate::BothRemove => {
                format!(
                    "A side that cannot move {next_to}; then the other side does the same; then the stuck side moves."
                )
            }
        }];
        if rules.n_move > 0 {
            text.push(format!(
                "The game is drawn after {} actions without placing or removing.",
                rules.n_move
            ));
        }
        if rules.endgame_n_move > 0 {
            text.push(format!(
                "Once a side has three pieces on the board, {} such actions are enough.",
                rules.endgame_n_move
            ));
        }
        if rules.threefold {
            text.push("The game is drawn when the same position arises for the third time.".to_owned());
        }
        text
    }
}

/// Where and when a capture works.
fn scope(capture: &Capture, is_leap: bool) -> String {
    let lines: Vec<&str> = [
        (capture.on_edges, "along the sides of rings"),
        (capture.on_crosses, "across rings"),
        (capture.on_diagonals, "on diagonals"),
    ]
    .iter()
    .filter(|(on, _)| *on)
    .map(|&(_, name)| name)
    .collect();
    let phases: Vec<&str> = [(capture.placing && !is_leap, "placing"), (capture.moving, "moving")]
        .iter()
        .filter(|(on, _)| *on)
        .map(|&(_, name)| name)
        .collect();
    if lines.is_empty() || phases.is_empty() {
        return "As these rules are set, it never happens.".to_owned();
    }
    let few = match (capture.only_few, is_leap || !capture.placing) {
        (false, _) => "",
        (true, true) => ", for a side with three pieces or fewer",
        (true, false) => ", when moving only for a side with three pieces or fewer",
    };
    format!("It works {}, while {}{few}.", listed(&lines), listed(&phases))
}
