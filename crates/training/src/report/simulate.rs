//! What came of random games.

use std::fmt::{self, Write as _};

use serde_json::json;
use tables::AnyGame;
use tables::simulate::{Plan, Statistics};

/// What came of random games.
pub struct SimulateReport<'a> {
    /// What was played by.
    pub game: &'a AnyGame,
    /// What was played.
    pub plan: Plan,
    /// What was counted.
    pub sum: &'a Statistics,
    /// How long it took.
    pub seconds: f64,
}

impl SimulateReport<'_> {
    /// As a table.
    pub fn table(&self) -> String {
        let mut text = String::new();
        // A text takes whatever is written.
        let _ = self.write_table(&mut text);
        text
    }

    fn write_table(&self, out: &mut String) -> fmt::Result {
        let sum = self.sum;
        let (length, spread) = sum.length();
        let decisions = sum.decisions.max(1) as f64;
        writeln!(out, "{} random games of {}", sum.games, tables::name_of(self.game.variant()))?;
        writeln!(out, "  length            {length:.2} ± {spread:.2} decisions a game")?;
        if sum.rolls > 0 {
            writeln!(out, "  rolls             {:.2} a game", sum.rolls as f64 / sum.games.max(1) as f64)?;
        }
        let (mean, most) = (sum.choices as f64 / decisions, sum.most_choices);
        writeln!(out, "  choices           {mean:.2} a decision, {most} at most")?;
        writeln!(out, "  passes            {:.2} % of decisions", 100.0 * sum.passes as f64 / decisions)?;
        self.results(out)?;
        let longest = self.plan.longest;
        if sum.unfinished > 0 {
            let count = sum.unfinished;
            writeln!(out, "  broken off        {count} after {longest} decisions, counted nowhere else")?;
        } else {
            writeln!(out, "  broken off        none (a game ends after {longest} decisions at the latest)")?;
        }
        writeln!(
            out,
            "  speed             {:.0} games/s, {:.0} decisions/s",
            sum.games as f64 / self.seconds,
            sum.decisions as f64 / self.seconds
        )?;
        writeln!(out, "intervals are 95 %")
    }

    /// Who wins, and how.
    fn results(&self, out: &mut String) -> fmt::Result {
        let sum = self.sum;
        let share = |count| {
            let (low, share, high) = sum.share(count);
            format!("{:.2} % [{:.2}, {:.2}]", 100.0 * share, 100.0 * low, 100.0 * high)
        };
        writeln!(out, "  first player wins {}", share(sum.first_player_wins))?;
        let table = self.game.table();
        for seat in (0..table.seats()).filter(|&seat| table.is_seated(seat)) {
            writeln!(
                out,
                "  {:<6} wins       {}",
                table.seat_name(seat),
                share(sum.wins[usize::from(seat)])
            )?;
        }
        writeln!(out, "  draws             {}", share(sum.draws))?;
        for (points, &count) in &sum.points {
            let plural = if *points == 1 { " " } else { "s" };
            writeln!(out, "  won by {points:<2} point{plural}  {}", share(count))?;
        }
        Ok(())
    }

    /// As JSON.
    pub fn json(&self) -> serde_json::Value {
        let sum = self.sum;
        let (length, spread) = sum.length();
        let share = |count| {
            let (low, share, high) = sum.share(count);
            json!({ "count": count, "share": share, "low": low, "high": high })
        };
        let points: serde_json::Map<_, _> =
            sum.points.iter().map(|(points, &count)| (points.to_string(), share(count))).collect();
        let decisions = sum.decisions.max(1) as f64;
        let variant = self.game.variant();
        json!({
            "rules": variant.id, "digest": variant.digest(), "seed": self.plan.seed,
            "games": sum.games, "unfinished": sum.unfinished, "longest": self.plan.longest,
            "seconds": self.seconds,
            "decisions_per_game": { "mean": length, "half_width": spread },
            "rolls_per_game": sum.rolls as f64 / sum.games.max(1) as f64,
            "choices_per_decision": sum.choices as f64 / decisions, "most_choices": sum.most_choices,
            "pass_share": sum.passes as f64 / decisions,
            "first_player_wins": share(sum.first_player_wins),
            "wins": sum.wins.iter().map(|&wins| share(wins)).collect::<Vec<_>>(),
            "draws": share(sum.draws), "winner_points": points,
        })
    }
}
