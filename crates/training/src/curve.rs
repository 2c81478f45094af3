//! Learning curves, as CSV and as SVG.

use std::fmt::Write as _;

use crate::tally::Tally;

/// One measurement of a training.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Games learned from.
    pub games: u64,
    /// Seconds since the training began.
    pub seconds: f64,
    /// Mean loss per position.
    pub loss: f32,
    /// The test match, if there was one.
    pub test: Option<TestResult>,
}

/// What came of a test match; intervals are given as half their width.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TestResult {
    /// The share of wins.
    pub win_rate: f64,
    /// Its 95 % interval.
    pub win_rate_ci95: f64,
    /// Points a game.
    pub points: f64,
    /// Their 95 % interval.
    pub points_ci95: f64,
}

impl From<&Tally> for TestResult {
    fn from(tally: &Tally) -> TestResult {
        TestResult {
            win_rate: tally.win_share(),
            win_rate_ci95: tally.win_share_ci95(),
            points: tally.points_a_game(),
            points_ci95: tally.points_ci95(),
        }
    }
}

/// What a curve says about itself in every line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct About {
    /// Who the test matches are against.
    pub opponent: String,
    /// The id of the rules.
    pub rules: String,
    /// Their digest.
    pub digest: String,
    /// The seed of the training.
    pub seed: u64,
    /// The version of Teahouse.
    pub version: String,
}

/// A learning curve.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Curve {
    /// What it is about.
    pub about: About,
    /// The measurements, in order.
    pub points: Vec<Point>,
}

/// `…_ci95` is half the width of a 95 % interval.
const HEADING: &str =
    "games,seconds,loss,win_rate,win_rate_ci95,points,points_ci95,opponent,rules,digest,seed,version";

/// A text as a field of a CSV file, with quotes where it holds commas, as the name of a file may.
pub fn csv_text(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

impl Curve {
    /// A line of names, then a line per measurement.
    pub fn to_csv(&self) -> String {
        let mut text = format!("{HEADING}\n");
        let About { opponent, rules, digest, seed, version } = &self.about;
        let about = format!("{},{},{digest},{seed},{version}", csv_text(opponent), csv_text(rules));
        for Point { games, seconds, loss, test } in &self.points {
            let test = test.map_or_else(
                || ",,,".to_owned(),
                |test| {
                    let TestResult { win_rate, win_rate_ci95, points, points_ci95 } = test;
                    format!("{win_rate:.4},{win_rate_ci95:.4},{points:.4},{points_ci95:.4}")
                },
            );
            let _ = writeln!(text, "{games},{seconds:.1},{loss:.5},{test},{about}");
        }
        text
    }

    /// Reads the measurements of [`Curve::to_csv`] back, for a training that goes on: those up to so many games. Lines
    /// that are none are passed over, and so is a file with other columns.
    pub fn read_csv(text: &str, about: About, games: u64) -> Curve {
        let mut lines = text.lines();
        let is_curve = lines.next() == Some(HEADING);
        let points = lines.filter(|_| is_curve).filter_map(read_point);
        Curve { about, points: points.filter(|point| point.games <= games).collect() }
    }

    /// Loss and wins over games, drawn.
    pub fn to_svg(&self) -> String {
        let frame = Frame::around(&self.points);
        let loss = self.points.iter().map(|point| frame.place(point.games, frame.loss_share(point.loss)));
        let wins =
            self.points.iter().filter_map(|point| Some(frame.place(point.games, point.test?.win_rate)));
        let mut lines = frame.grid();
        lines.push_str(&polyline(loss, "#b35806", 1.5));
        lines.push_str(&polyline(wins, "#2166ac", 2.5));
        let against = self.about.opponent.replace('&', "&amp;").replace('<', "&lt;");
        format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400" font-family="sans-serif" font-size="12">
<rect width="800" height="400" fill="#fff"/>
{lines}<text x="60" y="30" fill="#b35806">loss per position</text>
<text x="740" y="30" text-anchor="end" fill="#2166ac">wins against {against}</text>
<text x="400" y="392" text-anchor="middle" fill="#444">games</text>
</svg>
"##
        )
    }
}

fn read_point(line: &str) -> Option<Point> {
    let mut fields = line.split(',');
    let mut next = || fields.next();
    let (games, seconds, loss) = (next()?.parse().ok()?, next()?.parse().ok()?, next()?.parse().ok()?);
    let test: Option<[f64; 4]> = {
        let mut number = || next()?.parse().ok();
        (|| Some([number()?, number()?, number()?, number()?]))()
    };
    let test = test.map(|[win_rate, win_rate_ci95, points, points_ci95]| TestResult {
        win_rate,
        win_rate_ci95,
        points,
        points_ci95,
    });
    Some(Point { games, seconds, loss, test })
}

/// The part of the plane that is drawn: games from 0, losses between two round numbers, wins from 0 to 1.
struct Frame {
    games: f64,
    loss: (f64, f64),
}

/// Where the frame lies on the page.
const LEFT: f64 = 60.0;
const RIGHT: f64 = 740.0;
const TOP: f64 = 45.0;
const BOTTOM: f64 = 355.0;

/// Shares of wins that are marked.
const PERCENTS: [u8; 5] = [0, 25, 50, 75, 100];

impl Frame {
    fn around(points: &[Point]) -> Frame {
        let losses = || points.iter().map(|point| f64::from(point.loss));
        let (low, high) = losses().fold((f64::MAX, f64::MIN), |(low, high), x| (low.min(x), high.max(x)));
        let (low, high) = if points.is_empty() { (0.0, 1.0) } else { (low, high) };
        let step = round_step((high - low).max(1e-3));
        Frame {
            games: points.last().map_or(1, |point| point.games.max(1)) as f64,
            loss: ((low / step).floor() * step, (high / step).ceil() * step + 1e-9),
        }
    }

    fn loss_share(&self, loss: f32) -> f64 {
        (f64::from(loss) - self.loss.0) / (self.loss.1 - self.loss.0)
    }

    /// Where something stands on the page; `share` counts from the bottom to the top.
    fn place(&self, games: u64, share: f64) -> (f64, f64) {
        (LEFT + (RIGHT - LEFT) * games as f64 / self.games, BOTTOM - (BOTTOM - TOP) * share)
    }

    /// Lines and numbers for games below, losses on the left and wins on the right.
    fn grid(&self) -> String {
        let mut text = String::new();
        for percent in PERCENTS {
            let (_, y) = self.place(0, f64::from(percent) / 100.0);
            let _ = writeln!(text, r##"<path d="M{LEFT} {y:.1}H{RIGHT}" stroke="#ddd"/>"##);
        }
        let frame = format!("M{LEFT} {TOP}V{BOTTOM}H{RIGHT}V{TOP}");
        let _ = writeln!(text, r##"<path d="{frame}" fill="none" stroke="#888"/>"##);
        let mut number = |x: f64, y: f64, anchor: &str, colour: &str, number: String| {
            let _ = writeln!(
                text,
                r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" fill="{colour}">{number}</text>"#
            );
        };
        let step = round_step(self.games);
        for games in multiples(0.0, self.games, step) {
            let (x, y) = self.place(games as u64, 0.0);
            number(x, y + 18.0, "middle", "#444", thousands(games as u64));
        }
        let step = round_step(self.loss.1 - self.loss.0);
        for loss in multiples(self.loss.0, self.loss.1, step) {
            let (x, y) = self.place(0, self.loss_share(loss as f32));
            let digits = (-step.log10()).ceil().clamp(0.0, 6.0) as usize;
            number(x - 6.0, y + 4.0, "end", "#b35806", format!("{loss:.digits$}"));
        }
        for percent in PERCENTS {
            let (_, y) = self.place(0, f64::from(percent) / 100.0);
            number(RIGHT + 6.0, y + 4.0, "start", "#2166ac", format!("{percent} %"));
        }
        text
    }
}

/// The round number (1, 2 or 5 times a power of ten) that goes three to seven times into a range.
fn round_step(range: f64) -> f64 {
    let power = 10f64.powf((range / 3.0).log10().floor());
    [5.0, 2.0, 1.0].into_iter().map(|factor| factor * power).find(|step| 3.0 * step <= range).unwrap_or(power)
}

fn multiples(low: f64, high: f64, step: f64) -> impl Iterator<Item = f64> {
    let first = (low / step).round() as i64;
    (first..).map(move |n| n as f64 * step).take_while(move |x| *x <= high + 1e-6 * step)
}

/// A whole number with a comma before every three digits.
fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A line through the places, with a dot at each where they are few.
fn polyline(places: impl Iterator<Item = (f64, f64)>, colour: &str, width: f64) -> String {
    let places: Vec<(f64, f64)> = places.collect();
    let listed: Vec<String> = places.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    let mut text = format!(
        "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"/>\n",
        listed.join(" ")
    );
    if places.len() <= 40 {
        for (x, y) in places {
            let _ = writeln!(text, r#"<circle cx="{x:.1}" cy="{y:.1}" r="2.5" fill="{colour}"/>"#);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn about() -> About {
        About {
            opponent: "a < b, c".into(),
            rules: "mine".into(),
            digest: "0123".into(),
            seed: 7,
            version: "0.1.0".into(),
        }
    }

    fn curve() -> Curve {
        let test =
            |win_rate| TestResult { win_rate, win_rate_ci95: 0.1, points: 2.0 * win_rate, points_ci95: 0.2 };
        let point =
            |games, loss, wins: Option<f64>| Point { games, seconds: 1.0, loss, test: wins.map(test) };
        Curve { about: about(), points: vec![point(10, 1.0, None), point(20, 0.5, Some(0.75))] }
    }

    #[test]
    fn a_curve_is_written_as_text_and_as_a_drawing() {
        assert_eq!(
            curve().to_csv(),
            "games,seconds,loss,win_rate,win_rate_ci95,points,points_ci95,opponent,rules,digest,seed,version\n\
             10,1.0,1.00000,,,,,\"a < b, c\",mine,0123,7,0.1.0\n\
             20,1.0,0.50000,0.7500,0.1000,1.5000,0.2000,\"a < b, c\",mine,0123,7,0.1.0\n"
        );
        let svg = curve().to_svg();
        assert!(svg.contains("400.0,45.0 740.0,355.0") && svg.contains("a &lt; b"), "{svg}");
        assert!(svg.contains(">50 %<") && svg.contains(">0.6<") && svg.contains(">20<"), "{svg}");
    }

    #[test]
    fn a_curve_is_read_back_as_far_as_the_training_had_come() {
        let text = curve().to_csv();
        assert_eq!(Curve::read_csv(&text, about(), 20), curve());
        assert_eq!(Curve::read_csv(&text, about(), 19).points, curve().points[..1]);
        assert!(Curve::read_csv("nonsense\n1,2\n,,,,\n", about(), 9).points.is_empty());
        let former = "games,seconds,loss,wins,points\n10,1.0,1.0,0.5,0.1\n";
        assert!(Curve::read_csv(former, about(), 20).points.is_empty(), "other columns mean other things");
    }

    #[test]
    fn a_curve_of_no_points_or_one_can_be_drawn() {
        for count in [0, 1] {
            let curve = Curve { points: curve().points[..count].to_vec(), ..curve() };
            assert!(!curve.to_svg().contains("NaN") && !curve.to_svg().contains("inf"), "{}", curve.to_svg());
        }
    }

    #[test]
    fn steps_are_round_and_numbers_have_commas() {
        assert_eq!([1.0, 20.0, 2_000_000.0].map(round_step), [0.2, 5.0, 500_000.0]);
        assert_eq!([0, 999, 1000, 2_000_000].map(thousands), ["0", "999", "1,000", "2,000,000"]);
    }
}
