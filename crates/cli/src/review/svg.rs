//! A drawing of a game: the chances to win, and beneath them the luck of the rolls.

use std::fmt::Write as _;

use engine::review::{ChancePoint, Decision, Mark};
use game::{Message, Seat};

use super::Reviewed;
use super::report::{action_text, signed};

const WIDTH: f64 = 960.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 20.0;
/// Where the chances begin and end.
const TOP: f64 = 64.0;
const MIDDLE: f64 = 304.0;
/// Where the luck begins and ends.
const LUCK_TOP: f64 = 352.0;
const LUCK_BOTTOM: f64 = 472.0;
/// The height without luck beneath the chances, and with it.
const SHORT: f64 = 344.0;
const TALL: f64 = 500.0;

/// Colours of paper, ink, lines, seats by their ids, and mistakes; on dark paper others.
const STYLE: &str = "\
.paper{fill:#fbf8f2}.ink{fill:#3b342c}.faint{fill:#7a7064}.grid{stroke:#d9d0c2}.axis{stroke:#a79c8c}
.s{stroke:currentColor}.f{fill:currentColor}
.white{color:#1f6f8b}.black{color:#b9532b}.red{color:#c03a3a}.green{color:#3d8440}.yellow{color:#c6951a}.blue{color:#2f66b5}
.mistake{fill:#d58a1c}.blunder{fill:#c22f2f}.dot{stroke:#fbf8f2;stroke-width:1.5}
text{font:13px system-ui,sans-serif}.title{font-size:17px;font-weight:600}
@media(prefers-color-scheme:dark){
.paper{fill:#1d1a17}.ink{fill:#ece4d8}.faint{fill:#a79c8c}.grid{stroke:#3b352e}.axis{stroke:#7a7064}
.white{color:#6cc0dc}.black{color:#f0966c}.red{color:#f07a78}.green{color:#8ccf8e}.yellow{color:#e8c45a}.blue{color:#7fb0f5}
.mistake{fill:#eeb04a}.blunder{fill:#f0605c}.dot{stroke:#1d1a17}}";

/// The drawing as a text.
pub fn drawing(game: &Reviewed) -> String {
    let has_luck = !game.review.rolls.is_empty();
    let height = if has_luck { TALL } else { SHORT };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-labelledby=\"title\">\n\
         <style>\n{STYLE}\n</style>\n<rect class=\"paper\" width=\"{WIDTH}\" height=\"{height}\"/>\n"
    );
    let rules = teahouse::name_of(game.table.variant());
    let title = Message::new("review-svg-title").with("rules", rules).to_string();
    let title = escaped(&title);
    // Writing to a text cannot fail.
    let _ = writeln!(svg, "<text id=\"title\" class=\"ink title\" x=\"{LEFT}\" y=\"28\">{title}</text>");
    // What happens after everything is settled is not judged, and not drawn.
    let last = game.review.chances.last().map_or(1, |point| point.events.max(1));
    let drawing = Drawing { game, last };
    drawing.legend(&mut svg);
    drawing.games(&mut svg, if has_luck { LUCK_BOTTOM } else { MIDDLE });
    drawing.chances(&mut svg);
    drawing.cube(&mut svg);
    drawing.mistakes(&mut svg);
    if has_luck {
        drawing.luck(&mut svg);
    }
    drawing.turns(&mut svg, if has_luck { LUCK_BOTTOM } else { MIDDLE });
    svg.push_str("</svg>\n");
    svg
}

struct Drawing<'g> {
    game: &'g Reviewed,
    /// The last event.
    last: usize,
}

impl Drawing<'_> {
    fn x(&self, events: usize) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * events as f64 / self.last as f64
    }

    fn name(&self, seat: Seat) -> String {
        escaped(&self.game.table.seat_name(seat).to_string())
    }

    fn legend(&self, svg: &mut String) {
        let mut x = LEFT;
        for seat in self.game.review.seats.iter().map(|seat| seat.seat) {
            let (player, id) = (self.game.player(seat), self.game.table.seat_id(seat));
            let is_named = player != id;
            let who = if is_named {
                format!("{} ({})", self.name(seat), escaped(&player))
            } else {
                self.name(seat)
            };
            let _ = writeln!(svg, "<circle class=\"f {id}\" cx=\"{:.1}\" cy=\"45\" r=\"5\"/>", x + 5.0);
            let _ = writeln!(svg, "<text class=\"ink\" x=\"{:.1}\" y=\"49\">{who}</text>", x + 16.0);
            x += 40.0 + 7.5 * who.chars().count() as f64;
        }
    }

    fn chances(&self, svg: &mut String) {
        let y = |chance: f64| MIDDLE - (MIDDLE - TOP) * chance;
        for percent in [0, 25, 50, 75, 100] {
            let at = y(f64::from(percent) / 100.0);
            let class = if percent == 50 { "axis" } else { "grid" };
            let right = WIDTH - RIGHT;
            let _ = writeln!(svg, "<path class=\"{class}\" d=\"M{LEFT} {at:.1}H{right}\"/>");
            let _ = writeln!(
                svg,
                "<text class=\"faint\" x=\"{:.0}\" y=\"{:.1}\" text-anchor=\"end\">{percent} %</text>",
                LEFT - 8.0,
                at + 4.5
            );
        }
        let seats: Vec<Seat> = self.game.review.seats.iter().map(|seat| seat.seat).collect();
        // Of two seats each has what the other has not.
        let shown = if seats.len() == 2 { &seats[..1] } else { &seats[..] };
        if let [seat] = shown {
            let caption = Message::new("review-svg-chances").with("seat", self.game.table.seat_name(*seat));
            let caption = escaped(&caption.to_string());
            let _ = writeln!(
                svg,
                "<text class=\"faint\" x=\"{:.0}\" y=\"{:.0}\" text-anchor=\"end\">{caption}</text>",
                WIDTH - RIGHT,
                TOP - 10.0
            );
        }
        for &seat in shown {
            let id = self.game.table.seat_id(seat);
            let place = |point: &ChancePoint| {
                let chance = point.wins.get(usize::from(seat)).copied().unwrap_or(0.0);
                format!("{:.1} {:.1}", self.x(point.events), y(chance))
            };
            for points in self.chances_of_games() {
                let (Some(first), Some(last)) = (points.first(), points.last()) else { continue };
                let line = points.iter().map(place).collect::<Vec<_>>().join("L");
                if seats.len() == 2 {
                    let (from, to) = (self.x(first.events), self.x(last.events));
                    let _ = writeln!(
                        svg,
                        "<path class=\"f {id}\" opacity=\"0.14\" d=\"M{from:.1} {MIDDLE}L{line}L{to:.1} {MIDDLE}Z\"/>"
                    );
                }
                let _ = writeln!(
                    svg,
                    "<path class=\"s {id}\" fill=\"none\" stroke-width=\"2\" stroke-linejoin=\"round\" d=\"M{line}\"/>"
                );
            }
        }
    }

    /// The chances of each game: all of them, or game by game in a match.
    fn chances_of_games(&self) -> Vec<&[ChancePoint]> {
        let review = &self.game.review;
        let after = |events: usize| review.chances.partition_point(|point| point.events < events);
        match &review.games[..] {
            [] => vec![&review.chances[..]],
            games => {
                games.iter().map(|one| &review.chances[after(one.begins)..after(one.ends + 1)]).collect()
            }
        }
    }

    /// Where the games of a match begin, with the score; where there is no room for it the number of the game alone.
    fn games(&self, svg: &mut String, bottom: f64) {
        let games = &self.game.review.games;
        for (index, one) in games.iter().enumerate().filter(|_| games.len() > 1) {
            let x = self.x(one.begins);
            let next = games.get(index + 1).map_or(WIDTH - RIGHT, |next| self.x(next.begins));
            let score: Vec<String> = one.score.iter().map(u32::to_string).collect();
            let label = Message::new("review-svg-game").with("game", index + 1);
            let label = escaped(&label.with("score", score.join("–")).to_string());
            let has_room = next - x > 7.0 * label.chars().count() as f64;
            let text = if has_room { label.clone() } else { (index + 1).to_string() };
            let _ = writeln!(
                svg,
                "<path class=\"axis\" d=\"M{x:.1} {TOP}V{bottom}\"><title>{label}</title></path>\n\
                 <text class=\"faint\" x=\"{:.1}\" y=\"{:.0}\">{text}</text>",
                x + 4.0,
                MIDDLE + 16.0,
            );
        }
    }

    /// A small square on the line wherever the cube was turned, taken or dropped.
    fn cube(&self, svg: &mut String) {
        let turned = |decision: &&Decision| decision.cube.is_some() && decision.starts < decision.ends;
        let Some(seat) = self.game.review.seats.first() else { return };
        for decision in self.game.review.decisions.iter().filter(turned) {
            let chance = decision.wins.get(usize::from(seat.seat)).copied().unwrap_or(0.0);
            let (x, y) = (self.x(decision.ends), MIDDLE - (MIDDLE - TOP) * chance);
            let _ = writeln!(
                svg,
                "<rect class=\"dot ink\" x=\"{:.1}\" y=\"{:.1}\" width=\"8\" height=\"8\" rx=\"2\"><title>{} {}</title></rect>",
                x - 4.0,
                y - 4.0,
                self.name(decision.seat),
                escaped(&action_text(&decision.played))
            );
        }
    }

    /// A dot on the line wherever something was lost.
    fn mistakes(&self, svg: &mut String) {
        let seats = &self.game.review.seats;
        for decision in self.game.review.decisions.iter().filter(|decision| decision.mark >= Mark::Mistake) {
            let line = if seats.len() == 2 { seats[0].seat } else { decision.seat };
            let chance = decision.wins.get(usize::from(line)).copied().unwrap_or(0.0);
            let (x, y) = (self.x(decision.ends), MIDDLE - (MIDDLE - TOP) * chance);
            let class = decision.mark.name();
            let what = format!(
                "{} {}: {} ({})",
                decision.turn + 1,
                self.name(decision.seat),
                escaped(&action_text(&decision.played)),
                signed(-decision.loss)
            );
            let _ = writeln!(
                svg,
                "<circle class=\"dot {class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\"><title>{what}</title></circle>"
            );
        }
    }

    /// A bar for every roll, upwards if it was lucky for whoever rolled.
    fn luck(&self, svg: &mut String) {
        let rolls = &self.game.review.rolls;
        let most = rolls.iter().map(|roll| roll.own().abs()).fold(0.05, f64::max);
        let (middle, half) = ((LUCK_TOP + LUCK_BOTTOM) / 2.0, (LUCK_BOTTOM - LUCK_TOP) / 2.0);
        let right = WIDTH - RIGHT;
        let heading = escaped(&Message::new("review-svg-luck").to_string());
        let _ =
            writeln!(svg, "<text class=\"faint\" x=\"{LEFT}\" y=\"{:.0}\">{heading}</text>", LUCK_TOP - 14.0);
        for (value, y) in [(most, LUCK_TOP), (0.0, middle), (-most, LUCK_BOTTOM)] {
            let class = if value == 0.0 { "axis" } else { "grid" };
            let label = if value == 0.0 { "0".to_owned() } else { format!("{value:+.2}") };
            let _ = writeln!(svg, "<path class=\"{class}\" d=\"M{LEFT} {y:.1}H{right}\"/>");
            let _ = writeln!(
                svg,
                "<text class=\"faint\" x=\"{:.0}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>",
                LEFT - 8.0,
                y + 4.5
            );
        }
        let width = (0.7 * (WIDTH - LEFT - RIGHT) / rolls.len().max(1) as f64).clamp(1.0, 12.0);
        for roll in rolls {
            let length = half * roll.own() / most;
            let (x, y) = (self.x(roll.event + 1) - width / 2.0, middle - length.max(0.0));
            let _ = writeln!(
                svg,
                "<rect class=\"f {}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{:.1}\" rx=\"1\"><title>{} {} ({})</title></rect>",
                self.game.table.seat_id(roll.seat),
                length.abs().max(0.5),
                self.name(roll.seat),
                escaped(&roll.roll),
                signed(roll.own())
            );
        }
    }

    /// The numbers of turns along the bottom.
    fn turns(&self, svg: &mut String, bottom: f64) {
        // Turns are counted in each game of a match; the games have their labels there.
        if self.game.games() > 1 {
            return;
        }
        let turns = self.game.review.decisions.last().map_or(1, |decision| decision.turn + 1);
        let step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].into_iter().find(|step| turns / step <= 16);
        let step = step.unwrap_or(10_000);
        let caption = escaped(&Message::new("review-svg-turns").to_string());
        let _ =
            writeln!(svg, "<text class=\"faint\" x=\"{LEFT}\" y=\"{:.0}\">{caption}</text>", bottom + 20.0);
        let mut next = step;
        for decision in &self.game.review.decisions {
            if decision.turn + 1 < next {
                continue;
            }
            let (x, turn) = (self.x(decision.ends), decision.turn + 1);
            next = turn - turn % step + step;
            let _ = writeln!(
                svg,
                "<text class=\"faint\" x=\"{x:.1}\" y=\"{:.0}\" text-anchor=\"middle\">{turn}</text>",
                bottom + 20.0
            );
        }
    }
}

/// A text as XML has it.
fn escaped(text: &str) -> String {
    let is_text = |letter: &char| !letter.is_control();
    let text: String = text.chars().filter(is_text).collect();
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
