//! Rolls are those that Python's standard library comes to, and every result is as likely as its weight.

use std::num::NonZeroU64;
use std::path::{Path, PathBuf};
use std::process::Command;

use fair::{Commitment, Contribution, Dice, Flaw, Secret};

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

fn two_dice() -> Vec<u16> {
    (1..=6).flat_map(|high| (1..=high).map(move |low| if high == low { 1 } else { 2 })).collect()
}

fn weights(kind: &str) -> Vec<u16> {
    match kind {
        "die" => vec![1; 6],
        "two-dice" => two_dice(),
        "roll-off" => vec![1; 36],
        "uneven" => vec![1, 0, 65535, 3, 0, 7],
        "single" => vec![5],
        other => panic!("{other} is no list"),
    }
}

/// The dice of a line of vectors.txt; their commitment is checked.
fn table(words: &[&str]) -> Dice {
    let [secret, commitment, name, seats @ ..] = words else { panic!("{words:?}") };
    let secret = Secret::from_hex(secret).unwrap();
    assert_eq!(secret.commitment(), Commitment::from_hex(commitment).unwrap());
    let digits = seats.iter().map(|&seat| if seat == "-" { "" } else { seat });
    let seats: Vec<Contribution> = digits.map(|digits| Contribution::from_hex(digits).unwrap()).collect();
    Dice::new(&secret, name, &seats).unwrap()
}

#[test]
fn every_draw_is_the_one_that_python_makes() {
    let text = std::fs::read_to_string(golden("vectors.txt")).unwrap();
    let (mut dice, mut checked, mut redrawn) = (None, 0, 0);
    for line in text.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        if words[0] == "table" {
            dice = Some(table(&words[1..]));
            continue;
        }
        let (dice, number) = (dice.as_ref().expect("a table comes first"), words[1].parse().unwrap());
        checked += 1;
        if words[0] == "below" {
            let drawn = dice.below(number, words[2].parse().unwrap());
            assert_eq!(drawn.to_string(), words[3], "{line}");
            redrawn += usize::from(words[4] != "0");
        } else {
            assert_eq!(dice.pick(number, &weights(words[2])).unwrap().to_string(), words[3], "{line}");
        }
    }
    assert!(checked > 600 && redrawn > 20, "{checked} draws, {redrawn} of them drawn again");
}

#[test]
fn the_vectors_are_what_the_script_writes() {
    let run = Command::new("python3").arg(golden("vectors.py")).output().expect("python3 is there");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    assert_eq!(run.stdout, std::fs::read(golden("vectors.txt")).unwrap());
}

#[test]
fn weights_that_sum_to_nothing_are_no_roll() {
    let dice = dice(1);
    assert_eq!((dice.pick(1, &[]), dice.pick(1, &[0, 0])), (None, None));
}

#[test]
fn what_is_no_secret_and_no_contribution_is_refused() {
    assert_eq!(Secret::from_hex("07"), Err(Flaw::Length { found: 1, expected: 32 }));
    assert_eq!(Secret::from_hex(&"7g".repeat(32)), Err(Flaw::NotHex));
    assert_eq!(Secret::from_hex(&"é".repeat(32)), Err(Flaw::NotHex));
    assert_eq!(Commitment::from_hex(&"0".repeat(65)), Err(Flaw::Length { found: 33, expected: 32 }));
    assert_eq!(Contribution::from_hex("123"), Err(Flaw::NotHex));
    assert_eq!(Contribution::from_hex(&"00".repeat(65)), Err(Flaw::Length { found: 65, expected: 64 }));
    assert_eq!(Contribution::from_hex("FFab").unwrap().to_string(), "ffab");
    let secret = Secret::from_bytes([1; 32]);
    let too_long = Dice::new(&secret, &"x".repeat(256), &[]).err();
    assert_eq!(too_long, Some(Flaw::Length { found: 256, expected: 255 }));
}

#[test]
fn a_secret_does_not_show_itself() {
    assert_eq!(format!("{:?}", Secret::from_bytes([1; 32])), "Secret(…)");
}

fn dice(seed: u8) -> Dice {
    let seats = [[seed; 16], [!seed; 16]].map(|bytes| Contribution::from_bytes(&bytes).unwrap());
    Dice::new(&Secret::from_bytes([seed; 32]), "uniformity", &seats).unwrap()
}

/// How many rolls are counted.
fn rolls() -> u64 {
    if testkit::is_long() { 10_000_000 } else { 300_000 }
}

/// The chi-squared statistic of results that are due as often as they weigh.
fn chi_squared(weights: &[u16], results: impl Iterator<Item = usize>) -> f64 {
    let mut seen = vec![0_u64; weights.len()];
    results.for_each(|result| seen[result] += 1);
    let (rolls, sum) = (seen.iter().sum::<u64>() as f64, weights.iter().map(|&w| f64::from(w)).sum::<f64>());
    let expected = weights.iter().map(|&weight| rolls * f64::from(weight) / sum);
    seen.iter().zip(expected).map(|(&seen, due)| (seen as f64 - due).powi(2) / due).sum()
}

// Fair dice come above these bounds once in 10,000 times; they stand in tables of chi-squared under 5, 20 and 35
// degrees of freedom.
const BOUND_5: f64 = 25.74;
const BOUND_20: f64 = 52.39;
const BOUND_35: f64 = 74.93;

#[test]
fn every_face_and_every_roll_of_two_dice_falls_as_often_as_it_weighs() {
    let dice = dice(5);
    let fall = |weights: &[u16]| chi_squared(weights, (1..=rolls()).map(|n| dice.pick(n, weights).unwrap()));
    let (one, two) = (fall(&[1; 6]), fall(&two_dice()));
    assert!(one < BOUND_5 && two < BOUND_20, "{one} {two}");
}

#[test]
fn a_roll_says_nothing_about_the_next_one_nor_about_the_same_one_at_another_table() {
    let (here, there) = (dice(6), dice(7));
    let face = |dice: &Dice, number| dice.pick(number, &[1; 6]).unwrap();
    let next = (1..=rolls()).map(|n| 6 * face(&here, n) + face(&here, n + 1));
    let same = (1..=rolls()).map(|n| 6 * face(&here, n) + face(&there, n));
    let (next, same) = (chi_squared(&[1; 36], next), chi_squared(&[1; 36], same));
    assert!(next < BOUND_35 && same < BOUND_35, "{next} {same}");
}

#[test]
fn nothing_is_drawn_again_where_every_number_has_as_many_ways() {
    let (dice, half, almost_all) = (dice(5), 1 << 63, u64::MAX);
    let below = |number: u64, bound: u64| dice.below(number, bound.try_into().unwrap());
    for number in 1..=200 {
        // Of all bounds this one leaves most of a draw as it is.
        assert_eq!(below(number, half), below(number, almost_all) % half, "roll {number}");
    }
}

#[test]
fn dice_without_rejection_would_be_noticed() {
    // The classic mistake: a byte divided by 36 makes four results likelier by an eighth.
    let (dice, byte) = (dice(8), NonZeroU64::new(256).unwrap());
    let biased = chi_squared(&[1; 36], (1..=rolls()).map(|n| (dice.below(n, byte) % 36) as usize));
    assert!(biased > BOUND_35, "{biased}");
}
