//! Random rule files that make sense.

use game::Random;
use game::rules::{Kind, Value, Variant};
use mill::{FAMILY, Mill};

use super::variant_of;

/// A random value for an option, or `None` where the default must do.
fn random_value(kind: &Kind, path: &str, random: &mut Random) -> Option<Value> {
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

/// A rule file that nobody would write, but that makes sense.
pub fn random_mill(random: &mut Random) -> Mill {
    let own = variant_of(include_str!("../fixtures/pentagon.toml")).expect("the pentagon is sound");
    loop {
        let mut variant = Variant::plain(&FAMILY, "mix");
        for spec in FAMILY.options {
            if let Some(value) = random_value(&spec.kind, spec.path, random) {
                variant.values.set(spec, value).expect("a value of its kind");
            }
        }
        if variant.values.name("board.layout") == "own" {
            for spec in FAMILY.options.iter().filter(|spec| spec.path.starts_with("board.")) {
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
            let spec = FAMILY.option("piece_count").expect("an option");
            variant.values.set(spec, Value::Int(most)).expect("a number of pieces");
        }
        if let Ok(mill) = Mill::new(variant) {
            return mill;
        }
    }
}
