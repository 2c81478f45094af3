//! Learning curves, as CSV and as SVG.

use std::fmt::Write as _;

/// One measurement of a training.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Games learned from.
    pub games: u64,
    /// Seconds since the training began.
    pub seconds: f64,
    /// Mean loss per position.
    pub loss: f32,
    /// Share of wins in the test match, if there was one.
    pub wins: Option<f64>,
    /// Points a game in the test match, if there was one.
    pub points: Option<f64>,
}

/// A learning curve.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Curve {
    /// What the test matches are against.
    pub against: String,
    /// The measurements, in order.
    pub points: Vec<Point>,
}

impl Curve {
    /// A line of names, then a line per measurement.
    pub fn to_csv(&self) -> String {
        let mut text = String::from("games,seconds,loss,wins,points\n");
        for point in &self.points {
            let number = |value: Option<f64>| value.map(|x| format!("{x:.4}")).unwrap_or_default();
            let Point { games, seconds, loss, wins, points } = *point;
            let _ = writeln!(text, "{games},{seconds:.1},{loss:.5},{},{}", number(wins), number(points));
        }
        text
    }

    /// Loss and wins over games, drawn.
    pub fn to_svg(&self) -> String {
        let end = self.points.last().map_or(1, |point| point.games.max(1)) as f64;
        let losses = || self.points.iter().map(|point| f64::from(point.loss));
        let (low, high) = losses().fold((f64::MAX, f64::MIN), |(low, high), x| (low.min(x), high.max(x)));
        let height = (high - low).max(1e-9);
        let line = |values: &mut dyn Iterator<Item = (u64, f64)>| {
            let parts = values.map(|(games, share)| {
                format!("{:.1},{:.1}", 50.0 + 700.0 * games as f64 / end, 350.0 - 300.0 * share)
            });
            parts.collect::<Vec<_>>().join(" ")
        };
        let loss =
            line(&mut self.points.iter().map(|point| (point.games, (f64::from(point.loss) - low) / height)));
        let wins = line(&mut self.points.iter().filter_map(|point| Some((point.games, point.wins?))));
        let against = self.against.replace('&', "&amp;").replace('<', "&lt;");
        let (loss_top, loss_bottom) = (format!("{high:.3}"), format!("{low:.3}"));
        format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400" font-family="sans-serif" font-size="12">
<rect width="800" height="400" fill="#fff"/>
<path d="M50 50V350H750V50" fill="none" stroke="#888"/>
<polyline points="{loss}" fill="none" stroke="#b35806"/>
<polyline points="{wins}" fill="none" stroke="#2166ac" stroke-width="2"/>
<text x="50" y="40" fill="#b35806">loss, {loss_bottom} to {loss_top}</text>
<text x="750" y="40" text-anchor="end" fill="#2166ac">wins against {against}, 0 to 100 %</text>
<text x="50" y="370">0</text>
<text x="750" y="370" text-anchor="end">{end} games</text>
</svg>
"##
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_is_written_as_text_and_as_a_drawing() {
        let point =
            |games, loss, wins| Point { games, seconds: 1.0, loss, wins, points: wins.map(|x| 2.0 * x) };
        let points = vec![point(10, 1.0, None), point(20, 0.5, Some(0.75))];
        let curve = Curve { against: "a < b".into(), points };
        assert_eq!(
            curve.to_csv(),
            "games,seconds,loss,wins,points\n10,1.0,1.00000,,\n20,1.0,0.50000,0.7500,1.5000\n"
        );
        let svg = curve.to_svg();
        assert!(svg.contains("400.0,50.0 750.0,350.0") && svg.contains("a &lt; b"), "{svg}");
    }
}
