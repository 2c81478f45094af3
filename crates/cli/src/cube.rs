//! The cube in `teahouse analyse`: what to do with it at a score.

use anyhow::bail;
use engine::cube::{CubeAdvice, CubeJudge, Situation, rates};
use engine::{CubeDecision, Evaluation};
use game::{Message, Seat, Turn};
use teahouse::{AnyGame, Table};

use crate::output;
use crate::review::{print_rows, signed};

/// What is asked about the cube.
#[derive(clap::Args)]
pub struct CubeArguments {
    /// Say what to do with the cube at this score: White's points, Black's points and the points that win, such as 3-2/7;
    /// 0-0/1 for a single game
    #[arg(long = "match", value_name = "SCORE", value_parser = read_score)]
    score: Option<Score>,
    /// What the cube shows: 1 in the middle, more if it belongs to the side that is about to roll
    #[arg(long, value_name = "VALUE", requires = "score", default_value_t = 1, allow_negative_numbers = true, value_parser = read_cube)]
    cube: u32,
}

/// The points of both sides, and those that win.
#[derive(Clone, Copy)]
struct Score {
    points: [u32; 2],
    length: u32,
}

const LONGEST: u32 = 99;

fn read_score(text: &str) -> Result<Score, String> {
    let expected = || format!("{text:?} is no score; expected White's points, Black's and the length: 3-2/7");
    let (points, length) = text.split_once('/').ok_or_else(expected)?;
    let (white, black) = points.split_once('-').ok_or_else(expected)?;
    let number = |text: &str| text.parse::<u32>().map_err(|_| expected());
    let (points, length) = ([number(white)?, number(black)?], number(length)?);
    if length == 0 || length > LONGEST {
        return Err(format!("a match is to 1 … {LONGEST} points, not {length}"));
    }
    if points.iter().any(|&points| points >= length) {
        return Err(format!("with {} points of {length} the match is over", points[0].max(points[1])));
    }
    Ok(Score { points, length })
}

fn read_cube(text: &str) -> Result<u32, String> {
    let value = text.parse::<u32>().ok().filter(|value| value.is_power_of_two() && *value <= 1 << 20);
    value.ok_or_else(|| format!("{text:?} is nothing a cube shows; expected 1, 2, 4, 8 …"))
}

/// What to do with the cube, and what it is worth.
pub struct Cube {
    pub advice: CubeAdvice,
    /// What rolling, a double that is taken and one that is dropped are worth, in points of a game that is not doubled.
    points: [f64; 3],
    seat: Seat,
}

impl CubeArguments {
    /// What to do with the cube in a position; nothing where nobody asked.
    pub fn advice(
        &self,
        game: &AnyGame,
        table: &dyn Table,
        worth: &Evaluation,
    ) -> anyhow::Result<Option<Cube>> {
        let Some(Score { points, length }) = self.score else { return Ok(None) };
        let AnyGame::Nardi(nardi) = game else { bail!("{}", Message::new("match-none")) };
        let (Turn::Chance, Some(seat)) = (table.turn(), table.seat_to_act()) else {
            bail!("--match: the cube is turned before the dice are rolled; leave --roll out");
        };
        let away = [seat, seat ^ 1].map(|seat| length - points[usize::from(seat)]);
        let at = Situation {
            away: (length > 1).then_some(away),
            value: self.cube,
            is_centred: self.cube == 1,
            // Within a point of the match there is a cube only after the Crawford game.
            is_after_crawford: length > 1 && away.contains(&1),
            jacoby: false,
        };
        let judge = CubeJudge::with_rates(nardi.as_ref(), length, true, rates::of(nardi.as_ref()));
        let chances: Vec<f32> = worth.chances.iter().map(|&(_, chance)| chance as f32).collect();
        let advice = judge.decide(&chances, &at);
        let values = [advice.no_double, advice.double_take, advice.double_drop];
        Ok(Some(Cube { advice, points: values.map(|value| judge.in_points(value, &at)), seat }))
    }
}

/// Says what to do with the cube.
pub fn print(cube: &Cube, table: &dyn Table) -> anyhow::Result<()> {
    let code = match cube.advice.decision {
        CubeDecision::NoDouble => "analyse-cube-no-double",
        CubeDecision::DoubleTake => "analyse-cube-double-take",
        CubeDecision::DoubleDrop => "analyse-cube-double-drop",
        CubeDecision::TooGood => "analyse-cube-too-good",
    };
    output::line(Message::new(code).with("seat", table.seat_name(cube.seat)))?;
    let head = ["analyse-cube", "analyse-points", "analyse-cube-match"];
    let columns = if cube.advice.is_match { 3 } else { 2 };
    let mut rows = vec![head[..columns].iter().map(|&code| Message::new(code).to_string()).collect()];
    let CubeAdvice { no_double, double_take, double_drop, .. } = cube.advice;
    let names = ["analyse-cube-roll", "analyse-cube-take", "analyse-cube-drop"];
    let values = [no_double, double_take, double_drop];
    for ((name, points), value) in names.into_iter().zip(cube.points).zip(values) {
        let row = [Message::new(name).to_string(), signed(points), format!("{:.1} %", 100.0 * value)];
        rows.push(row[..columns].to_vec());
    }
    print_rows(&rows)?;
    output::line("")
}
