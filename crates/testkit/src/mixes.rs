//! Random mixes of options: rule files that nobody would write.

use game::Random;
use game::rules::{Family, Flaw, Kind, Value, Variant, read};

/// A random variant of a family. Some mixes contradict themselves; the family refuses those.
///
/// # Panics
/// If the family is unknown, or has an option that its mixes do not know how to set.
pub fn random_variant(family: &'static Family, random: &mut Random) -> Variant {
    let mut variant = Variant::plain(family, "mix");
    match family.name {
        "ludo" => set_all(&mut variant, crate::ludo::random_options(family, random)),
        "nardi" => set_all(&mut variant, nardi_options(family, random)),
        "mill" => mix_mill(&mut variant, random),
        other => panic!("there are no mixes of {other}"),
    }
    variant
}

fn set_all(variant: &mut Variant, options: Vec<(&'static str, String)>) {
    for (path, value) in options {
        let spec = variant.family.option(path).expect("an option of the family");
        variant.values.set_from_text(spec, &value).unwrap_or_else(|error| panic!("{error}"));
    }
}

fn pick<'a>(values: &[&'a str], random: &mut Random) -> &'a str {
    values[random.below(values.len() as u32) as usize]
}

/// Each option is set as often as not; matches are left alone, since a mix is about single games.
fn nardi_options(family: &'static Family, random: &mut Random) -> Vec<(&'static str, String)> {
    let mut options = Vec::new();
    for spec in family.options.iter().filter(|spec| !spec.path.starts_with("match.")) {
        if random.below(2) == 0 {
            continue;
        }
        let value = match (spec.path, spec.kind) {
            ("head.limit", _) => pick(&["1", "2", "3", "15"], random).to_owned(),
            ("head.first_turn_doubles", _) => pick(&["[]", "[3,4,6]", "[6]", "[1,2,3]"], random).to_owned(),
            ("score.mars", _) => pick(&["2", "3", "4"], random).to_owned(),
            ("score.koks", _) => pick(&["0", "4", "6"], random).to_owned(),
            (_, Kind::Bool) => (random.below(2) == 0).to_string(),
            (_, Kind::Int { min, max }) => {
                let most = max.min(min + 6);
                (min + i64::from(random.below((most - min + 1) as u32))).to_string()
            }
            (_, Kind::Name(names)) => pick(names, random).to_owned(),
            _ => continue,
        };
        options.push((spec.path, value));
    }
    options
}

/// A random value for an option of Mill, or `None` where the default must do.
fn mill_value(kind: &Kind, path: &str, random: &mut Random) -> Option<Value> {
    let pick = |list: &[i64], random: &mut Random| list[random.below(list.len() as u32) as usize];
    Some(match path {
        "piece_count" => Value::Int(i64::from(3 + random.below(10))),
        "fly_piece_count" => Value::Int(pick(&[0, 2, 3, 3, 4, 5], random)),
        "pieces_at_least_count" => Value::Int(pick(&[1, 2, 3, 3, 3, 4], random)),
        "n_move_rule" => Value::Int(pick(&[0, 8, 30, 100], random)),
        "endgame_n_move_rule" => Value::Int(pick(&[0, 5, 20, 100], random)),
        _ if path.ends_with(".enabled") => Value::Bool(random.below(2) == 0),
        _ => match kind {
            Kind::Bool => {
                let likely = path.ends_with("_phase") || path.contains("_lines") || path.contains("_edges");
                Value::Bool(random.below(if likely { 4 } else { 3 }) != 0 && (likely || random.below(2) == 0))
            }
            Kind::Name(names) => Value::Text(names[random.below(names.len() as u32) as usize].to_owned()),
            _ => return None,
        },
    })
}

/// A mix of Mill; a board of one's own is the pentagon of the tests.
fn mix_mill(variant: &mut Variant, random: &mut Random) {
    let family = variant.family;
    for spec in family.options {
        if let Some(value) = mill_value(&spec.kind, spec.path, random) {
            variant.values.set(spec, value).expect("a value of its kind");
        }
    }
    if variant.values.name("board.layout") == "own" {
        let text = include_str!("../../mill/tests/fixtures/pentagon.toml");
        let own = read(text, &[family], &|parent| {
            Err(Flaw::new("rules-extends-unknown", "extends").with("name", parent))
        })
        .expect("the pentagon is sound");
        for spec in family.options.iter().filter(|spec| spec.path.starts_with("board.")) {
            variant.values.set(spec, own.values.get(spec.path).clone()).expect("a sound board");
        }
    }
    if random.below(3) == 0 {
        // As many pieces as fit, so that the board fills up and sides get stuck.
        let most = match variant.values.name("board.layout") {
            "three-rings" => 12,
            "two-rings" => 8,
            "three-by-three" => 4,
            _ => 10,
        };
        let spec = family.option("piece_count").expect("an option");
        variant.values.set(spec, Value::Int(most)).expect("a number of pieces");
    }
}
