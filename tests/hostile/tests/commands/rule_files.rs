//! Rule files that are too large, no files, endless, or wrong in every way.

use crate::runner::{Folder, long};

/// Every command that takes rules, with `RULES` for them.
const TAKING_RULES: [&str; 10] = [
    "rules check RULES",
    "rules show RULES",
    "rules explain RULES",
    "moves --rules RULES",
    "perft --rules RULES",
    "simulate --rules RULES --records games.txt",
    "rollout --rules RULES --roll 63",
    "arena random random --rules RULES --records games.txt",
    "train --rules RULES --out net.safetensors",
    "uci --rules RULES",
];

#[test]
fn what_is_no_plain_file_is_refused_by_every_command_that_takes_rules() {
    let folder = Folder::new("no-plain-file");
    folder.pipe("pipe.toml");
    folder.folder("folder.toml");
    folder.write("megabyte.toml", vec![b'#'; 1 << 20]);
    for command in TAKING_RULES {
        for (file, problem) in [
            ("pipe.toml", "it is no plain file"),
            ("/dev/zero", "it is no plain file"),
            ("folder.toml", "it is a folder"),
            ("megabyte.toml", "it has 1048576 bytes, and a rule file has 262144 at most"),
        ] {
            let line = command.replace("RULES", file);
            folder.refused_line(&line, 1, &[&format!("cannot read {file}: {problem}")]);
        }
    }
}

#[test]
fn a_misspelt_variant_is_answered_by_every_command_with_the_one_that_was_meant() {
    let folder = Folder::new("misspelt");
    // `check` means files.
    for command in &TAKING_RULES[1..] {
        let words = ["there is no variant \"long-nrdi\"", "did you mean long-nardi?"];
        folder.refused_line(&command.replace("RULES", "long-nrdi"), 1, &words);
    }
    folder.refused_line("play --rules long-nrdi", 1, &["did you mean long-nardi?"]);
}

#[test]
fn as_many_unknown_keys_as_fit_are_refused_with_the_first_fifty() {
    let folder = Folder::new("keys");
    let mut text = "id = \"keys\"\nextends = \"long-nardi\"\n".to_owned();
    let keys = (0..40_000).map(|i| format!("{i:x}=1\n"));
    let fitting = keys.take_while(|key| {
        let fits = text.len() + key.len() <= 256 << 10;
        if fits {
            text.push_str(key);
        }
        fits
    });
    let count = fitting.count();
    assert!(count > 35_000, "{count}");
    folder.write("keys.toml", text);
    let words = ["nardi has no option 0\n", &format!("and {} more", count - 50), "more than 50 problems"];
    let said = folder.refused_line("rules check keys.toml", 1, &words);
    assert_eq!(said.out.matches("has no option").count(), 50);
}

#[test]
fn circles_and_long_chains_of_files_are_refused() {
    let folder = Folder::new("chains");
    folder.write("a.toml", "id = \"a\"\nextends = \"b.toml\"\n");
    folder.write("b.toml", "id = \"b\"\nextends = \"a.toml\"\n");
    folder.refused_line("rules check a.toml", 1, &["in a circle: a.toml → b.toml → a.toml"]);
    folder.write("f0.toml", "id = \"f\"\nextends = \"mensch\"\n");
    for i in 1..=20 {
        folder.write(&format!("f{i}.toml"), format!("id = \"f\"\nextends = \"f{}.toml\"\n", i - 1));
    }
    folder.refused_line("rules check f20.toml", 1, &["more than 16 files extend one another"]);
}

/// A Mill board of four by four points, each joined to every other.
fn all_joined(names: &[String]) -> String {
    let quoted = |points: &[&String]| {
        let points: Vec<String> = points.iter().map(|point| format!("\"{point}\"")).collect();
        format!("[{}]", points.join(", "))
    };
    let row = |y: usize| {
        let points = (0..4).map(|x| format!("[\"{}\", {x}, {y}]", names[4 * y + x]));
        format!("[{}]", points.collect::<Vec<_>>().join(", "))
    };
    let edges = (0..16).flat_map(|i| (i + 1..16).map(move |j| (i, j)));
    let edges: Vec<String> = edges.map(|(i, j)| quoted(&[&names[i], &names[j]])).collect();
    let lines: Vec<String> =
        (0..4).map(|y| quoted(&names[4 * y..4 * y + 4].iter().collect::<Vec<_>>())).collect();
    format!(
        "id = \"joined\"\nfamily = \"mill\"\npiece_count = 5\nboard.layout = \"own\"\nboard.points = [{}]\n\
         board.edges = [{}]\nboard.lines = [{}]\n",
        (0..4).map(row).collect::<Vec<_>>().join(", "),
        edges.join(", "),
        lines.join(", ")
    )
}

fn usual_names() -> Vec<String> {
    (1..=4).flat_map(|y| ["a", "b", "c", "d"].map(|x| format!("{x}{y}"))).collect()
}

#[test]
fn a_board_with_all_points_joined_is_played_like_any_other() {
    let folder = Folder::new("joined");
    folder.write("joined.toml", all_joined(&usual_names()));
    folder.run_line("rules check joined.toml").fine();
    assert!(folder.run_line("moves --rules joined.toml").fine().contains("16 legal: "));
    let counts = folder.run_line("perft --rules joined.toml --depth 3 --json").fine();
    for count in [16, 16 * 15, 16 * 15 * 14] {
        assert!(counts.contains(&format!("\"count\": {count},")), "{counts}");
    }
    folder.run_line("simulate --rules joined.toml --games 20 --threads 2").fine();
    folder.run_line("arena level:2 random --rules joined.toml --rounds 1 --threads 1").fine();
}

#[test]
fn points_with_the_names_of_rolls_and_words_are_refused_both_at_once() {
    let folder = Folder::new("names");
    let mut names = usual_names();
    names[0] = "r1".into();
    names[5] = "pass".into();
    folder.write("names.toml", all_joined(&names));
    let words = ["\"r1\" cannot name a point", "\"pass\" cannot name a point", "has 2 problems"];
    folder.refused_line("rules check names.toml", 1, &words);
}

#[test]
fn numbers_that_are_too_large_are_refused_with_their_options() {
    let folder = Folder::new("large-numbers");
    folder.write(
        "large.toml",
        format!(
            "id = \"a\"\nextends = \"long-nardi\"\nhead.limit = {}\nscore.mars = {}\n",
            "9".repeat(1000),
            i64::MAX
        ),
    );
    let range = format!("score.mars: {} is not in the range 1 to 100", i64::MAX);
    let words = ["head.limit: 9999", "… is more than a number can hold", &range];
    folder.refused_line("rules check large.toml", 1, &words);
}

#[test]
fn a_wrong_type_does_not_hide_a_wrong_combination() {
    let folder = Folder::new("both");
    folder.write(
        "both.toml",
        "id = \"b\"\nextends = \"six-mens-morris\"\nhas_diagonal_lines = true\nmay_fly = 3\n",
    );
    let said = folder.refused_line("rules check both.toml --json", 1, &["has 2 problems"]);
    for code in ["rules-combination-no-diagonals", "rules-wrong-type"] {
        assert!(said.out.contains(&format!("\"code\": \"{code}\"")), "{}", said.out);
    }
}

#[test]
fn texts_as_long_as_the_file_were_quoted_whole_and_escapes_were_obeyed() {
    let folder = Folder::new("quoted");
    let long = long();
    for (option, begin) in [
        (format!("{long} = 1"), "nardi has no option xxx"),
        (format!("block.permission = \"{long}\""), "block.permission: \"xxx"),
        (format!("extends = \"{long}\""), "there is no variant \"xxx"),
    ] {
        let text = if option.starts_with("extends") {
            option
        } else {
            format!("extends = \"long-nardi\"\n{option}")
        };
        folder.write("long.toml", format!("id = \"a\"\n{text}\n"));
        let said = folder.refused_line("rules check long.toml", 1, &[begin, "…"]);
        assert!(said.out.len() < 3000, "{begin}: {} bytes", said.out.len());
        folder.refused_line("moves --rules long.toml", 1, &[begin]);
    }
    folder.write("escape.toml", "id = \"a\"\nextends = \"long-nardi\"\n\"\\u001b[2J\" = 1\n\u{1b}[2J = 1\n");
    let said = folder.refused_line("rules check escape.toml", 1, &["nardi has no option \\u{1b}[2J"]);
    assert!(!said.out.contains('\u{1b}'), "{:?}", said.out);
}

#[test]
fn brackets_without_end_and_dots_without_end_are_refused() {
    let folder = Folder::new("deep");
    folder.write("deep.toml", format!("id = \"a\"\nextends = \"long-nardi\"\nx = {}\n", "[".repeat(200_000)));
    folder.refused_line("rules check deep.toml", 1, &["more than 50 problems"]);
    let dots = vec!["a"; 100_000].join(".");
    folder.write("dots.toml", format!("id = \"a\"\nextends = \"long-nardi\"\n{dots} = 1\n"));
    folder.refused_line("rules check dots.toml", 1, &["recursion limit"]);
}
