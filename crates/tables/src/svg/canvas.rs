//! Shapes as SVG, and the colours of pieces.

use std::fmt::Write as _;

/// What shapes refer to: the head of arrows.
pub const DEFINITIONS: &str = "<defs><marker id=\"teahouse-tip\" viewBox=\"0 0 6 6\" refX=\"4\" refY=\"3\" markerWidth=\"3.2\" \
                               markerHeight=\"3.2\" orient=\"auto\"><path d=\"M0 0L6 3L0 6z\" fill=\"#1d6fb8\"/></marker></defs>";

/// The colours of a seat.
#[derive(Clone, Copy)]
pub struct Paint {
    /// Of its pieces.
    pub fill: &'static str,
    /// Of their edge.
    pub edge: &'static str,
    /// Of what is written on them.
    pub ink: &'static str,
    /// Of the squares that belong to it.
    pub tint: &'static str,
}

impl Paint {
    /// The colours of the seat with this name.
    pub fn of(seat: &str) -> Paint {
        let (fill, edge, ink, tint) = match seat {
            "white" => ("#f8f3e6", "#8b7b5e", "#4a3f30", "#efe4c9"),
            "black" => ("#37302b", "#12100e", "#e9e0d2", "#b9ab97"),
            "red" => ("#d5453c", "#7d1f19", "#ffffff", "#f3bdb7"),
            "green" => ("#3f9f5a", "#1c5a30", "#ffffff", "#bfe3c8"),
            "yellow" => ("#f0bd2d", "#8f6a06", "#4a3503", "#faeab5"),
            "blue" => ("#3b72c6", "#1a3f78", "#ffffff", "#c0d4f1"),
            _ => ("#9a948b", "#5d5850", "#ffffff", "#dcd8d1"),
        };
        Paint { fill, edge, ink, tint }
    }
}

/// A number without needless digits.
pub fn short(number: f32) -> String {
    let text = format!("{number:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".into() } else { text.into() }
}

/// A text as it stands between tags.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Shapes, one after the other.
#[derive(Default)]
pub struct Canvas(String);

impl Canvas {
    /// Everything so far.
    pub fn finish(self) -> String {
        self.0
    }

    fn add(&mut self, shape: std::fmt::Arguments<'_>) {
        self.0.write_fmt(shape).expect("a String takes it");
    }

    /// A rectangle with round corners, by its centre, width and height.
    pub fn block(
        &mut self,
        (x, y): (f32, f32),
        (width, height): (f32, f32),
        round: f32,
        fill: &str,
        edge: &str,
    ) {
        self.add(format_args!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\".04\"/>",
            short(x - width / 2.0),
            short(y - height / 2.0),
            short(width),
            short(height),
            short(round)
        ));
    }

    /// A filled shape with these corners.
    pub fn corners(&mut self, corners: &[(f32, f32)], fill: &str, edge: &str) {
        let points: Vec<String> =
            corners.iter().map(|&(x, y)| format!("{},{}", short(x), short(y))).collect();
        self.add(format_args!(
            "<polygon points=\"{}\" fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\".03\" stroke-linejoin=\"round\"/>",
            points.join(" ")
        ));
    }

    /// A line.
    pub fn line(&mut self, (x1, y1): (f32, f32), (x2, y2): (f32, f32), width: f32, colour: &str) {
        self.add(format_args!(
            "<path d=\"M{} {}L{} {}\" stroke=\"{colour}\" stroke-width=\"{}\" stroke-linecap=\"round\"/>",
            short(x1),
            short(y1),
            short(x2),
            short(y2),
            short(width)
        ));
    }

    /// An arrow that lets see what is below it.
    pub fn arrow(&mut self, (x1, y1): (f32, f32), (x2, y2): (f32, f32)) {
        self.add(format_args!(
            "<path d=\"M{} {}L{} {}\" stroke=\"#1d6fb8\" stroke-width=\".12\" stroke-linecap=\"round\" opacity=\".6\" \
             marker-end=\"url(#teahouse-tip)\"/>",
            short(x1),
            short(y1),
            short(x2),
            short(y2)
        ));
    }

    /// A ring that lets see what is below it.
    pub fn ring(&mut self, (x, y): (f32, f32), radius: f32) {
        self.add(format_args!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"none\" stroke=\"#1d6fb8\" stroke-width=\".1\" opacity=\".7\"/>",
            short(x),
            short(y),
            short(radius)
        ));
    }

    /// A dot.
    pub fn dot(&mut self, (x, y): (f32, f32), radius: f32, fill: &str) {
        self.add(format_args!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{fill}\"/>",
            short(x),
            short(y),
            short(radius)
        ));
    }

    /// A piece, with something written on it.
    pub fn piece(&mut self, (x, y): (f32, f32), radius: f32, paint: Paint, text: &str) {
        let Paint { fill, edge, ink, .. } = paint;
        self.add(format_args!(
            "<circle cx=\"{0}\" cy=\"{1}\" r=\"{2}\" fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"{3}\"/>\
             <circle cx=\"{0}\" cy=\"{1}\" r=\"{4}\" fill=\"none\" stroke=\"{edge}\" stroke-width=\"{3}\" opacity=\".35\"/>",
            short(x),
            short(y),
            short(radius),
            short(radius / 9.0),
            short(radius * 0.68)
        ));
        if !text.is_empty() {
            self.label((x, y), radius, ink, text);
        }
    }

    /// A text around its middle.
    pub fn label(&mut self, (x, y): (f32, f32), size: f32, colour: &str, text: &str) {
        self.add(format_args!(
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{colour}\" text-anchor=\"middle\" dominant-baseline=\"central\">{}</text>",
            short(x),
            short(y),
            short(size),
            escaped(text)
        ));
    }

    /// A star with five points.
    pub fn star(&mut self, (x, y): (f32, f32), radius: f32, fill: &str) {
        let corner = |at: u8| {
            let angle = f32::from(at) * std::f32::consts::PI / 5.0;
            let radius = if at.is_multiple_of(2) { radius } else { 0.45 * radius };
            (x + radius * angle.sin(), y - radius * angle.cos())
        };
        self.corners(&(0..10).map(corner).collect::<Vec<_>>(), fill, "none");
    }

    /// A die; bonus steps, which no die can show, are written.
    pub fn die(&mut self, (x, y): (f32, f32), size: f32, number: u8, is_used: bool) {
        if is_used {
            self.add(format_args!("<g opacity=\".35\">"));
        }
        self.block((x, y), (size, size), 0.2 * size, "#fffdf7", "#6b6257");
        let (low, high) = (-0.26 * size, 0.26 * size);
        let spots: &[(f32, f32)] = match number {
            1 => &[(0.0, 0.0)],
            2 => &[(low, low), (high, high)],
            3 => &[(low, low), (0.0, 0.0), (high, high)],
            4 => &[(low, low), (high, low), (low, high), (high, high)],
            5 => &[(low, low), (high, low), (0.0, 0.0), (low, high), (high, high)],
            6 => &[(low, low), (high, low), (low, 0.0), (high, 0.0), (low, high), (high, high)],
            _ => &[],
        };
        spots.iter().for_each(|&(dx, dy)| self.dot((x + dx, y + dy), 0.09 * size, "#37302b"));
        if spots.is_empty() {
            self.label((x, y), 0.6 * size, "#37302b", &number.to_string());
        }
        if is_used {
            self.add(format_args!("</g>"));
        }
    }

    /// Begins a group that says what it is when it is pointed at.
    pub fn begin(&mut self, title: &str) {
        self.add(format_args!("<g><title>{}</title>", escaped(title)));
    }

    /// Ends a group.
    pub fn end(&mut self) {
        self.add(format_args!("</g>"));
    }
}
