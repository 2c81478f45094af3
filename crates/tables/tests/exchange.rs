//! Games in other programs' formats: what is written reads back as the same game, what other programs wrote is read, and
//! every damaged file is refused with its place.

use std::fs;
use std::path::{Path, PathBuf};

use game::{Random, Turn};
use proptest::prelude::*;
use tables::exchange::{Format, Imported, Place, export, import};
use tables::{MatchSetup, Record, Table};

fn fixtures(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(folder)
}

fn fixture(name: &str) -> Vec<u8> {
    fs::read(fixtures("exchange").join(name)).unwrap()
}

/// A random game, broken off after so many events.
fn played(rules: &str, seed: u64, most: usize) -> Box<dyn Table> {
    let mut table = tables::game(rules).unwrap().table();
    let mut random = Random::new(seed);
    while table.turn() != Turn::Over && table.events_so_far() < most {
        if table.roll_by_seed(seed).is_none() {
            let legal = table.legal();
            let action = legal[random.below(legal.len() as u32) as usize].text.clone();
            table.act(&action).unwrap();
        }
    }
    table
}

fn recorded(rules: &str, seed: u64, most: usize) -> Record {
    Record::of(played(rules, seed, most).as_ref(), None, &[("White", "Anna M."), ("Black", "Boris \"B\" \\")])
}

/// A match that is played by chance, with doubles and games that are given up, broken off after so many events.
fn matched(rules: &str, seed: u64, most: usize, length: u32, cube: bool, next: usize) -> Vec<Record> {
    let next_game = ["", "opening-roll", "winner", "loser", "alternate"][next];
    let next_game = Some(next_game.to_owned()).filter(|next| !next.is_empty());
    let mut setup = MatchSetup { next_game, ..MatchSetup::to(length, cube) };
    setup.crawford &= !seed.is_multiple_of(3);
    setup.jacoby = cube && length == 1 && seed.is_multiple_of(2);
    let mut table = tables::game(rules).unwrap().with_match(&setup).unwrap().match_at(&setup).unwrap();
    let mut random = Random::new(seed);
    while table.events_so_far() < most {
        let view = table.match_view().unwrap();
        if view.may_double.is_some() && random.below(8) == 0 {
            table.act("double").unwrap();
        }
        // Early on, late, in the midst of a turn, out of turn, instead of an answer.
        if table.turn() != Turn::Over && table.seat_to_act().is_some() && random.below(200) == 0 {
            let seat = ["white", "black"][random.below(2) as usize];
            let agreed = ["", "-oin", "-mars"][random.below(3) as usize];
            table.act(&format!("{seat}-resigns{agreed}")).unwrap();
        }
        match table.turn() {
            Turn::Chance => drop(table.roll_by_seed(seed)),
            Turn::Seat(_) => {
                let legal = table.legal();
                let action = legal[random.below(legal.len() as u32) as usize].text.clone();
                table.act(&action).unwrap();
            }
            Turn::Over if table.match_view().unwrap().can_go_on => table.act("next").unwrap(),
            Turn::Over => break,
        }
    }
    Record::all_of(table.as_ref(), None, &[("White", "Anna M."), ("Black", "Boris \"B\" \\")])
}

/// Reads what was written, which must be without fault.
fn again(record: &Record, format: Format) -> (Record, Imported) {
    let written = export(std::slice::from_ref(record), format, None).unwrap();
    let shown = || String::from_utf8_lossy(&written.bytes).into_owned();
    let imported = import(&written.bytes, None, None);
    assert_eq!(imported.format, Some(format), "{}", shown());
    assert!(imported.troubles.is_empty(), "{}\n{}", imported.troubles[0], shown());
    assert_eq!(imported.games.len(), 1, "{}", shown());
    (imported.games[0].record.clone(), imported)
}

/// The headers by name, without those that a format adds.
fn headers(record: &Record, added: &[&str]) -> Vec<(String, String)> {
    let mut headers: Vec<_> =
        record.headers.iter().filter(|(name, _)| !added.contains(&name.as_str())).cloned().collect();
    headers.sort();
    headers
}

const MILLS: [&str; 6] =
    ["nine-mens-morris", "lasker-morris", "morabaraba", "el-filja", "dooz", "six-mens-morris"];
const NARDIS: [&str; 6] = ["long-nardi", "federation", "fevga", "gul-bara", "long-narde", "moultezim"];

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn our_records_come_back_as_they_were(seed: u64, most in 0usize..400, which in 0usize..3) {
        let record = recorded(["long-nardi", "danish", "nine-mens-morris"][which], seed, most);
        prop_assert_eq!(again(&record, Format::Teahouse).0, record);
    }

    #[test]
    fn mill_comes_back_with_its_comments_from_either_notation(seed: u64, most in 1usize..300, which in 0usize..6) {
        let mut record = recorded(MILLS[which], seed, most);
        for (index, (_, comment)) in record.events.iter_mut().enumerate() {
            if (seed >> (index % 60)) & 7 == 0 {
                *comment = format!("said; at (event) {index}");
            }
        }
        record.set("Event", "a \"club\" evening");
        for format in [Format::Sanmill, Format::PlayOk] {
            let (read, _) = again(&record, format);
            prop_assert_eq!(&read.events, &record.events);
            prop_assert_eq!(headers(&read, &[]), headers(&record, &[]));
        }
    }

    #[test]
    fn single_games_of_nardi_come_back_from_a_mat_file(seed: u64, most in 1usize..300, which in 0usize..6) {
        let mut record = recorded(NARDIS[which], seed, most);
        record.set("Event", "a \"club\" evening");
        if seed % 2 == 0 {
            record.set("SessionScore", "2-4");
        }
        let (read, _) = again(&record, Format::Mat);
        prop_assert_eq!(&read.events, &record.events);
        prop_assert_eq!(headers(&read, &[]), headers(&record, &[]));
    }

    #[test]
    fn a_match_comes_back_whole_from_a_mat_file(
        seed: u64, most in 1usize..1500, which in 0usize..6, length in 1u32..8, cube: bool, next in 0usize..5, from in 0usize..4
    ) {
        let records = matched(NARDIS[which], seed, most, length, cube, next);
        // A file may begin with a later game of a match.
        let records = &records[if length > 1 { from.min(records.len() - 1) } else { 0 }..];
        let written = export(records, Format::Mat, None).unwrap();
        let shown = || String::from_utf8_lossy(&written.bytes).into_owned();
        let imported = import(&written.bytes, None, None);
        prop_assert!(imported.troubles.is_empty(), "{}\n{}", imported.troubles[0], shown());
        let read: Vec<Record> = imported.games.into_iter().map(|game| game.record).collect();
        prop_assert_eq!(read.len(), records.len());
        for (read, record) in read.iter().zip(records) {
            prop_assert_eq!(&read.events, &record.events, "{}", shown());
            prop_assert_eq!(headers(read, &[]), headers(record, &[]), "{}", shown());
        }
        let (again, before) = (Record::replay_match(&read).unwrap(), Record::replay_match(records).unwrap());
        prop_assert_eq!(again.match_view(), before.match_view());
    }

    #[test]
    fn ludo_comes_back_from_a_history(seed: u64, most in 0usize..600, is_for_two: bool) {
        let record = Record::of(played(if is_for_two { "ludopy-two" } else { "ludopy" }, seed, most).as_ref(), None, &[]);
        let written = export(std::slice::from_ref(&record), Format::Ludopy, None).unwrap();
        let read = import(&written.bytes, None, None);
        prop_assert!(read.troubles.is_empty(), "{}", read.troubles[0]);
        let back = &read.games[0].record;
        prop_assert_eq!(back.events.len(), record.events.len());
        // Two pieces that leave the base and are sent home at once leave the same trace, so positions are compared.
        let again = export(std::slice::from_ref(back), Format::Ludopy, None).unwrap();
        prop_assert_eq!(again.bytes, written.bytes);
        // A game for two is known as such when the turn has passed over an empty seat.
        if record.events.len() > 20 {
            prop_assert_eq!(back.header("Rules"), record.header("Rules"));
            prop_assert_eq!(back.replay().unwrap().fen(), record.replay().unwrap().fen());
        }
    }
}

fn events(record: &Record) -> String {
    let text = |(event, comment): &(String, String)| {
        if comment.is_empty() { event.clone() } else { format!("{event} {{{comment}}}") }
    };
    record.events.iter().map(text).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_match_as_backgammon_programs_write_it_is_replayed_as_a_match_of_nardi() {
    let imported = import(&fixture("gnubg.mat"), None, None);
    assert_eq!((imported.format, imported.troubles.len()), (Some(Format::Mat), 0), "{:?}", imported.troubles);
    let records: Vec<Record> = imported.games.iter().map(|game| game.record.clone()).collect();
    let [first, second, third, fourth] = &records[..] else { panic!("four games") };
    assert_eq!(
        events(first),
        "r63 24/18 18/15 r52 12/7 7/5 r31 24/21 15/14 r44 12/8 8/4 5/1 double take r21 21/19 14/13 double drop"
    );
    let values = |record: &Record, names: &[&str]| -> Vec<String> {
        names.iter().map(|name| record.header(name).unwrap_or("-").to_owned()).collect()
    };
    assert_eq!(values(first, &["White", "Black", "Event", "Site"]), ["Anna", "Boris", "Autumn", "a club"]);
    assert_eq!(
        values(first, &["Match", "Cube", "Crawford", "Game", "Score"]),
        ["7", "yes", "yes", "1", "0-0"]
    );
    assert_eq!(values(first, &["Result", "Reason", "Points"]), ["black", "match-verdict-dropped", "-"]);
    assert!(imported.games[0].notes[0].to_string().contains("long-nardi"), "{}", imported.games[0].notes[0]);
    // The winner begins the next game, since every game of the file begins so.
    assert_eq!(values(second, &["NextGame", "White", "Game", "Score"]), ["winner", "Anna", "2", "0-2"]);
    // A mars that was given up, with the cube at 2.
    assert_eq!(events(second), "r41 12/8 8/7 r21 24/22 22/21 double take black-resigns");
    assert_eq!(values(second, &["Result", "Reason"]), ["white", "match-verdict-resigned"]);
    assert_eq!(values(third, &["Score"]), ["4-2"]);
    // The right player was content with oin.
    assert_eq!(events(third), "r65 24/18 18/13 white-resigns-oin");
    assert_eq!(values(fourth, &["Game", "Score", "Result"]), ["4", "4-3", "*"]);
    assert_eq!(events(fourth), "r33 12/9 9/6");
    let table = Record::replay_match(&records).unwrap();
    assert_eq!(table.match_view().unwrap().score, [4, 3]);
    assert_eq!(Record::matches(records).len(), 1, "all are games of one match");
}

#[test]
fn a_match_is_written_with_its_cube_and_its_scores_as_it_was_read() {
    let imported = import(&fixture("gnubg.mat"), None, None);
    let records: Vec<Record> = imported.games.into_iter().map(|game| game.record).collect();
    let written = String::from_utf8(export(&records, Format::Mat, None).unwrap().bytes).unwrap();
    for part in [
        " 7 point match\n",
        "; [NextGame \"winner\"]\n",
        "  3)  Doubles => 2                 Takes\n",
        "Doubles => 4\n  5)  Drops\n",
        "      Wins 4 points\n",
        "\n Game 3\n Anna : 4                         Boris : 2\n",
    ] {
        assert!(written.contains(part), "{part:?} in\n{written}");
    }
    let again = import(written.as_bytes(), None, None);
    assert_eq!(again.games.into_iter().map(|game| game.record).collect::<Vec<_>>(), records);
}

#[test]
fn games_without_a_length_are_played_for_points() {
    let text = "Game 1\n Anna : 3    Boris : 1\n 1) 63: 24/15\n 2)    Doubles => 2\n 3) Drops\n";
    let text = text.replace("   Doubles", "                           Doubles");
    let imported = import(text.as_bytes(), None, None);
    assert!(imported.troubles.is_empty(), "{:?}", imported.troubles);
    let record = &imported.games[0].record;
    assert_eq!(events(record), "r63 24/18 18/15 double drop");
    let header = |name: &str| record.header(name).unwrap_or("-");
    assert_eq!([header("Match"), header("Cube"), header("Score")], ["1", "yes", "0-0"]);
    assert_eq!(header("SessionScore"), "3-1");
    let written = export(std::slice::from_ref(record), Format::Mat, None).unwrap();
    assert!(String::from_utf8_lossy(&written.bytes).contains(" 0 point match\n"));
    assert_eq!(import(&written.bytes, None, None).games[0].record, *record);
}

#[test]
fn a_game_that_is_wrong_takes_no_other_game_of_its_match_along() {
    let whole = String::from_utf8(fixture("gnubg.mat")).unwrap();
    let imported = import(whole.replace("41: 24/20 20/19", "41: 24/20 24/23").as_bytes(), None, None);
    let numbers: Vec<_> = imported.games.iter().map(|game| game.record.header("Game").unwrap()).collect();
    assert_eq!((numbers, imported.troubles.len()), (vec!["1", "3", "4"], 1));
    assert_eq!(imported.games[1].record.header("Score"), Some("4-2"), "as the file has it");
    let imported = imported.games.into_iter().map(|game| game.record).collect();
    assert!(Record::matches(imported).iter().all(|games| Record::replay_match(games).is_ok()));
}

#[test]
fn a_roll_off_that_nobody_wrote_down_is_made_up_and_said() {
    let fevga = tables::game("fevga").unwrap();
    let text = "Game 1\n Anna : 0    Boris : 0\n 1)                             41: 24/20 20/19\n";
    let imported = import(text.as_bytes(), None, Some(&fevga));
    assert!(imported.troubles.is_empty(), "{:?}", imported.troubles);
    assert_eq!(events(&imported.games[0].record), "r12 r41 12/8 8/7");
    assert_eq!(imported.games[0].notes[0].code, "mat-roll-off");
    // Where the dice of the roll-off are played, they are those of the first turn.
    let federation = tables::game("federation").unwrap();
    let imported = import(text.as_bytes(), None, Some(&federation));
    assert_eq!(events(&imported.games[0].record), "r14 12/8 8/7", "{:?}", imported.troubles);
    assert!(imported.games[0].notes.is_empty());
}

#[test]
fn histories_that_ludopy_saved_are_read() {
    for (name, rules, start, seats) in [
        ("ludopy-four.npz", "ludopy", None, 4),
        ("ludopy-two.npz", "ludopy-two", None, 2),
        ("ludopy-three.npz", "ludopy", Some("0,0,0,0/0,0,0,0/0,0,0,0/- 0 - 1 0 0 -"), 3),
    ] {
        let imported = import(&fixture(name), None, None);
        assert!(imported.troubles.is_empty(), "{name}: {:?}", imported.troubles);
        let record = &imported.games[0].record;
        assert_eq!((record.header("Rules"), record.header("Start")), (Some(rules), start), "{name}");
        let table = record.replay().unwrap();
        assert!(table.past().iter().all(|turn| (turn.seat as usize) < 4), "{name}");
        let acting: std::collections::BTreeSet<_> = table.past().iter().map(|turn| turn.seat).collect();
        assert_eq!(acting.len(), seats, "{name}");
        let written = export(std::slice::from_ref(record), Format::Ludopy, None).unwrap();
        assert_eq!(import(&written.bytes, None, None).games[0].record, *record, "{name}");
    }
    // A die that nobody has played yet is the last moment.
    let four = &import(&fixture("ludopy-four.npz"), None, None).games[0].record.clone();
    assert!(four.events.last().unwrap().0.starts_with('r'));
}

#[test]
fn games_of_the_longnardi_app_are_read() {
    let imported = import(&fixture("longnardi.json"), None, None);
    assert_eq!(
        (imported.format, imported.troubles.len()),
        (Some(Format::LongNardi), 0),
        "{:?}",
        imported.troubles
    );
    assert_eq!(events(&imported.games[0].record), "r63 24/18 18/15 r52 12/7 7/5");
    assert_eq!(imported.games[0].record.header("Result"), Some("white"));
    assert_eq!(imported.games[1].record.header("Start"), Some("O5/6/o5/6 b -"));
    assert_eq!(events(&imported.games[1].record), "r63 12/6 6/3");
    assert!(imported.games.iter().all(|game| game.record.replay().is_ok()));
}

#[test]
fn tags_of_mill_become_headers_and_back() {
    let text = "[Event \"Cup\"]\n[Site \"PlayOK\"]\n[White \"a\"]\n[Black \"b\"]\n[Result \"1-0\"]\n\n1. 5 14 2. 2 15 3. 8x15 1-0\n";
    let imported = import(text.as_bytes(), None, None);
    assert_eq!(imported.format, Some(Format::PlayOk));
    let record = &imported.games[0].record;
    assert_eq!(record.header("White"), Some("a"));
    assert_eq!((record.header("Result"), record.header("Reason")), (Some("white"), Some("resignation")));
    assert_eq!(events(record), "d6 f4 d7 g4 d5 xg4");
    let forfeit = text.replace("[Event \"Cup\"]", "[Termination \"time forfeit\"]");
    assert_eq!(import(forfeit.as_bytes(), None, None).games[0].record.header("Reason"), Some("timeout"));
}

#[test]
fn a_text_of_several_games_gives_those_that_are_right_and_says_what_is_wrong_with_the_others() {
    let text = fs::read(fixtures("broken").join("sanmill-second-game.pgn")).unwrap();
    let imported = import(&text, None, None);
    assert_eq!((imported.games.len(), imported.troubles.len()), (1, 1));
    assert_eq!(imported.troubles[0].place, Place::Line(7, Some(7)));
}

/// What is said about a file, a line for each problem.
fn said(name: &str, bytes: &[u8]) -> String {
    let imported = import(bytes, None, None);
    assert!(!imported.troubles.is_empty(), "{name} is read without a word");
    imported.troubles.iter().map(|trouble| format!("{name}: {trouble}\n")).collect()
}

#[test]
fn every_broken_file_is_refused_with_its_place_and_what_was_expected() {
    let digest = tables::variant("long-nardi").unwrap().digest();
    let mut names: Vec<_> =
        fs::read_dir(fixtures("broken")).unwrap().flatten().map(|entry| entry.path()).collect();
    names.sort();
    assert!(names.len() >= 20);
    let mut found = String::new();
    for path in names {
        let mut bytes = fs::read(&path).unwrap();
        if path.extension().is_some_and(|ending| ending == "txt") {
            bytes = String::from_utf8(bytes).unwrap().replace("DIGEST", &digest).into_bytes();
        }
        found
            .push_str(&said(&path.file_name().unwrap().to_string_lossy(), &bytes).replace(&digest, "DIGEST"));
    }
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/broken.txt");
    if std::env::var_os("TEAHOUSE_GOLDEN").is_some() {
        fs::create_dir_all(golden.parent().unwrap()).unwrap();
        fs::write(&golden, &found).unwrap();
    }
    assert_eq!(found, fs::read_to_string(golden).unwrap());
}

#[test]
fn what_a_format_cannot_hold_is_refused_or_named() {
    let refused = |records: &[Record], format| export(records, format, None).unwrap_err().to_string();
    let nardi = recorded("long-nardi", 1, 40);
    let mill = recorded("nine-mens-morris", 1, 40);
    assert_eq!(
        refused(std::slice::from_ref(&nardi), Format::Sanmill),
        "Game 1 cannot be written in this format, which holds games of mill alone."
    );
    assert_eq!(
        refused(&[nardi.clone(), mill.clone()], Format::Mat),
        "Game 2 cannot be written in this format, which holds games of nardi alone."
    );
    assert_eq!(
        refused(std::slice::from_ref(&nardi), Format::LongNardi),
        "The format longnardi is read and not written."
    );
    assert_eq!(refused(&[], Format::Mat), "There are no games to write.");
    let danish = recorded("danish", 1, 40);
    assert!(refused(std::slice::from_ref(&danish), Format::Ludopy).contains("and not by danish"));
    let ludopy = recorded("ludopy", 1, 40);
    assert!(refused(&[ludopy.clone(), ludopy.clone()], Format::Ludopy).contains("these are 2"));
    assert_eq!(export(&[ludopy], Format::Ludopy, None).unwrap().notes[0].code, "exchange-no-headers");
    let mut set_up = nardi.clone();
    set_up.set("Start", "O5/6/o5/6 w -");
    assert!(refused(&[set_up], Format::Mat).contains("set up"));
    let of_match = matched("long-nardi", 1, 40, 3, true, 0).remove(0);
    assert_eq!(
        export(&[nardi.clone(), of_match], Format::Mat, None).unwrap_err().problem.code,
        "mat-other-match"
    );
    let mut commented = nardi;
    commented.events[0].1 = "a fine roll".into();
    assert_eq!(export(&[commented], Format::Mat, None).unwrap().notes[0].code, "exchange-no-comments");
    let morris = tables::game("nine-mens-morris").unwrap();
    let imported = import(&fixture("gnubg.mat"), None, Some(&morris));
    assert_eq!(imported.troubles[0].to_string(), "The format mat holds no games of nine-mens-morris.");
}

#[test]
fn every_format_has_a_name_and_is_found_by_it() {
    for format in Format::ALL {
        assert_eq!(Format::of_id(format.id()), Some(format));
    }
    assert_eq!(Format::of_id("xls"), None);
}
