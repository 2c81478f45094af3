//! Everything the family says has whole words in English, in games of every variant and of random rule mixes.
//!
//! `tests/golden/explain/` has the rules of every shipped variant in words, a sentence a line;
//! `TEAHOUSE_BLESS=1 cargo test -p teahouse-mill --test all texts::` writes it again.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::common::mixes::random_mill;
use crate::common::{all_ids, mill, mill_with, variant_of};
use game::{Catalogue, Game, History, Message, Notation, Random, Section, Show};
use mill::{Mill, Move, State};

/// So many actions of a game are listened to.
const LONGEST: usize = 2_000;

/// The codes of all messages that were said so far.
#[derive(Default)]
struct Said(BTreeSet<String>);

impl Said {
    fn hear(&mut self, message: &Message) {
        if let Err(incomplete) = Catalogue::english().try_text(message) {
            panic!("{message:?}: {incomplete:?}");
        }
        self.0.insert(message.code.to_string());
        for (_, argument) in &message.arguments {
            self.hear_argument(argument);
        }
    }

    fn hear_argument(&mut self, argument: &game::Argument) {
        match argument {
            game::Argument::Message(message) => self.hear(message),
            game::Argument::All(items) | game::Argument::Any(items) | game::Argument::Lines(items) => {
                items.iter().for_each(|item| self.hear_argument(item));
            }
            game::Argument::Number(_) | game::Argument::Text(_) => {}
        }
    }

    fn hear_rules(&mut self, mill: &Mill) {
        for Section { heading, sentences } in mill.explain() {
            self.hear(&heading);
            sentences.iter().for_each(|sentence| self.hear(sentence));
        }
        mill.board_view().places.iter().for_each(|place| self.hear(&place.name));
    }

    fn hear_position(&mut self, mill: &Mill, state: &State, random: &mut Random) {
        mill.draw(state).captions.iter().for_each(|caption| self.hear(caption));
        let view = mill.position_view(state);
        view.task.iter().for_each(|task| self.hear(task));
        view.counts.iter().for_each(|count| self.hear(&Message::new(count.what)));
        mill.verdict(state).iter().for_each(|verdict| self.hear(&verdict.reason));
        // One point more than there is.
        let points = mill.board().len() as u32 + 1;
        for _ in 0..6 {
            let (a, b) = (random.below(points) as u8, random.below(points) as u8);
            for action in [Move::Place(a), Move::Slide { from: a, to: b }, Move::Remove(a)] {
                mill.why_not(state, action).iter().for_each(|reason| self.hear(reason));
            }
        }
    }

    fn hear_game(&mut self, mill: &Mill, random: &mut Random) {
        let mut history = History::<Mill>::new(mill, mill.start());
        // Rules that draw nothing have random games without end.
        for _ in 0..LONGEST {
            let Some(action) = mill.random_move(history.state(), random) else { break };
            self.hear_position(mill, history.state(), random);
            history.play(mill, action).expect("a random move is legal");
        }
        self.hear_position(mill, history.state(), random);
    }
}

/// The codes of the family's texts.
fn codes() -> BTreeSet<&'static str> {
    let texts = include_str!("../../../locales/en/mill.ftl");
    let code = |line: &'static str| {
        let (code, _) = line.split_once(" =")?;
        code.starts_with(|c: char| c.is_ascii_lowercase()).then_some(code)
    };
    texts.lines().filter_map(code).collect()
}

/// What is hardly ever said in random games: the rules, a position, an action.
fn rare() -> [(Mill, &'static str, &'static str); 5] {
    let restricted = [("restrict_repeated_mills_formation", "true")];
    let leap = [("leap_capture.enabled", "true"), ("may_fly", "false")];
    let draw = [("has_diagonal_lines", "false"), ("board_full_action", "agree-to-draw")];
    let pass = [("stalemate_action", "change-side-to-move"), ("piece_count", "4")];
    [
        (
            mill_with("nine-mens-morris", &restricted),
            "***@**O*/***@@*O*/OO*@**O* w m s 5 0 4 0 0 0 31 30 0 0 0 2 21",
            "a4-a7",
        ),
        (
            mill_with("nine-mens-morris", &leap),
            "***@****/@@*****@/O**O*O** w m s 3 0 4 0 0 0 0 0 0 0 0 0 30",
            "d7-d5",
        ),
        (
            mill_with("twelve-mens-morris", &draw),
            "O@OO@OO@/@O@@O@@O/O@OO@O@@ b o p 12 0 12 0 0 0 0 0 0 0 0 0 13",
            "a1",
        ),
        (mill("twelve-mens-morris"), "O@OO@OO@/@O@@O@@O/O@OO@O@@ b o p 12 0 12 0 0 0 0 0 0 0 0 0 13", "a1"),
        (mill_with("three-mens-morris", &pass), "OOO/@@O/*@@ w o s 4 0 4 0 0 0 0 0 0 0 0 0 9", "a1"),
    ]
}

#[test]
fn everything_that_games_say_has_words_and_every_text_is_said_in_some_game() {
    let mut said = Said::default();
    for id in all_ids() {
        let mill = mill(&id);
        said.hear_rules(&mill);
        said.hear_game(&mill, &mut Random::new(7));
    }
    for fixture in [include_str!("fixtures/pentagon.toml"), include_str!("fixtures/everything-captures.toml")]
    {
        let mill = Mill::new(variant_of(fixture).expect("a rule file")).expect("sound rules");
        said.hear_rules(&mill);
        said.hear_game(&mill, &mut Random::new(8));
    }
    for mix in 0..if testkit::is_long() { 3_000 } else { 400 } {
        let mut random = Random::stream(30, mix);
        let mill = random_mill(&mut random);
        said.hear_rules(&mill);
        said.hear_game(&mill, &mut random);
    }
    for (mill, fen, action) in rare() {
        let state = mill.read_state(fen).unwrap_or_else(|error| panic!("{error}"));
        said.hear_position(&mill, &state, &mut Random::new(9));
        let action = mill.read_move(&state, action).expect("a move");
        said.hear(&mill.why_not(&state, action).expect("it is not legal"));
    }
    // What is wrong with texts is heard in the tests of FENs and of games as text.
    let of_texts =
        |code: &str| ["mill-fen-", "mill-record-", "mill-no-dice"].iter().any(|&part| code.starts_with(part));
    let unsaid: Vec<&str> =
        codes().into_iter().filter(|code| !of_texts(code) && !said.0.contains(*code)).collect();
    assert_eq!(unsaid, Vec::<&str>::new(), "nobody said these");
}

/// The rules of a variant, a sentence a line.
fn by_sentences(mill: &Mill) -> String {
    let section = |section: Section| {
        let sentences: Vec<String> = section.sentences.iter().map(Message::to_string).collect();
        format!("# {}\n{}\n", section.heading, sentences.join("\n"))
    };
    mill.explain().into_iter().map(section).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_rules_of_every_shipped_variant_read_as_they_were_reviewed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/explain");
    for id in all_ids() {
        let (file, text) = (folder.join(format!("{id}.txt")), by_sentences(&mill(&id)));
        if std::env::var_os("TEAHOUSE_BLESS").is_some_and(|value| value == "1") {
            fs::write(&file, &text).expect("the folder is writable");
        }
        let reviewed = fs::read_to_string(&file).unwrap_or_default();
        assert_eq!(text, reviewed, "{id} reads differently; TEAHOUSE_BLESS=1 writes it again");
    }
    let files = fs::read_dir(&folder).expect("there is a folder").count();
    assert_eq!(files, all_ids().len(), "a file for each variant");
}

/// The sentences of the section with this heading.
fn section(mill: &Mill, heading: &str) -> Vec<String> {
    let sections = mill.explain();
    let found = sections.iter().find(|section| section.heading.code == heading);
    found.map_or(Vec::new(), |section| section.sentences.iter().map(|line| line.code.to_string()).collect())
}

/// Options by name, with their values.
type Changes = [(&'static str, &'static str)];

#[test]
fn a_capture_is_explained_with_its_lines_and_phases() {
    let custodian = |changes: &Changes| {
        let changes = [&[("custodian_capture.enabled", "true")], changes].concat();
        section(&mill_with("nine-mens-morris", &changes), "mill-explain-custodian-heading")
    };
    let few = ("custodian_capture.only_available_when_own_pieces_leq_3", "true");
    let (no_edges, no_crosses) =
        (("custodian_capture.on_square_edges", "false"), ("custodian_capture.on_cross_lines", "false"));
    let (no_placing, no_moving) =
        (("custodian_capture.in_placing_phase", "false"), ("custodian_capture.in_moving_phase", "false"));
    let no_diagonals = ("custodian_capture.on_diagonal_lines", "false");
    let (everywhere, never) = ("mill-explain-capture-everywhere", "mill-explain-capture-never");
    let cases: &[(&Changes, &[&str])] = &[
        (&[], &[everywhere, "mill-explain-capture-always"]),
        // There are no diagonals on this board anyway.
        (&[no_diagonals], &[everywhere, "mill-explain-capture-always"]),
        (&[few], &[everywhere, "mill-explain-capture-always-few"]),
        (&[no_edges], &["mill-explain-capture-where", "mill-explain-capture-always"]),
        (&[no_placing], &[everywhere, "mill-explain-capture-moving"]),
        (&[no_placing, few], &[everywhere, "mill-explain-capture-moving-few"]),
        (&[no_moving, few], &[everywhere, "mill-explain-capture-placing"]),
        (&[no_placing, no_moving], &[never]),
        (&[no_edges, no_crosses], &[never]),
    ];
    for (changes, expected) in cases {
        assert_eq!(custodian(changes)[1..], **expected, "{changes:?}");
    }
    let leap = mill_with("nine-mens-morris", &[("leap_capture.enabled", "true")]);
    let expected = ["mill-explain-leap", everywhere, "mill-explain-capture-moving"];
    assert_eq!(section(&leap, "mill-explain-leap-heading"), expected);
    assert_eq!(section(&leap, "mill-explain-beside-heading"), ["mill-explain-mills-protect-from-captures"]);
    assert!(section(&mill("nine-mens-morris"), "mill-explain-beside-heading").is_empty());
    assert!(section(&mill("nine-mens-morris"), "mill-explain-leap-heading").is_empty());
}

#[test]
fn draws_are_explained_only_where_there_are_any() {
    let draws =
        |changes: &Changes| section(&mill_with("nine-mens-morris", changes), "mill-explain-draws-heading");
    let (quiet, endgame, repetition) =
        ("mill-explain-quiet", "mill-explain-quiet-endgame", "mill-explain-repetition");
    let (no_quiet, sooner) = (("n_move_rule", "0"), ("endgame_n_move_rule", "10"));
    let no_repetition = ("threefold_repetition_rule", "false");
    assert_eq!(draws(&[]), [quiet, repetition]);
    assert_eq!(draws(&[sooner]), [quiet, endgame, repetition]);
    assert_eq!(draws(&[sooner, no_repetition]), [quiet, endgame]);
    assert_eq!(draws(&[no_quiet]), [repetition]);
    assert_eq!(draws(&[no_quiet, sooner]), [repetition], "it would have to be smaller than never");
    assert!(draws(&[no_quiet, no_repetition]).is_empty());
}

#[test]
fn lists_of_lines_and_counts_of_one_read_as_english() {
    let changes = [("custodian_capture.enabled", "true"), ("CustodianCaptureOnSquareEdges", "false")];
    let text = mill_with("twelve-mens-morris", &changes).explain_in(Catalogue::english());
    assert!(text.contains("It works across rings and on diagonals. It is allowed in both phases."), "{text}");
    let one = [("piece_count", "1"), ("pieces_at_least_count", "1"), ("fly_piece_count", "1")];
    let text = mill_with("nine-mens-morris", &one).explain_in(Catalogue::english());
    for sentence in
        ["have one piece each.", "no pieces left, on the board or in hand.", "a single piece left may fly"]
    {
        assert!(text.contains(sentence), "{sentence}: {text}");
    }
}
