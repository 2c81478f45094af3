//! Why an action is not legal.

use game::{Game, Notation, Reason};

use crate::play::Mill;
use crate::state::{Move, Phase, State};

impl Mill {
    pub(crate) fn reason(&self, state: &State, action: Move) -> Option<Reason> {
        let points = match action {
            Move::Place(point) | Move::Remove(point) => [point; 2],
            Move::Slide { from, to } => [from, to],
        };
        if points.iter().any(|&point| usize::from(point) >= self.board.len()) {
            return Some(Reason::new("no-such-point", "There is no such point on this board."));
        }
        if self.is_legal(state, action) {
            return None;
        }
        if state.phase == Phase::Over {
            return Some(Reason::new("game-over", "The game is over."));
        }
        if let Move::Remove(point) = action {
            return Some(self.why_not_remove(state, point));
        }
        if state.is_removing() {
            let due = state.must_remove().unsigned_abs();
            let whose = if state.must_remove() < 0 { "its own" } else { "an enemy" };
            let sentence = format!("{} has to remove {whose} piece first.", self.seat_name(state.side));
            return Some(Reason::new("removal-due", sentence).with("count", due));
        }
        Some(match action {
            Move::Place(point) => self.why_not_place(state, point),
            Move::Slide { from, to } => self.why_not_slide(state, from, to),
            Move::Remove(_) => unreachable!("removals were answered above"),
        })
    }

    /// What stands on a point, in words.
    fn occupant(&self, state: &State, point: u8) -> Option<&'static str> {
        let bit = 1u32 << point;
        if state.pieces[0] & bit != 0 {
            Some("a white piece")
        } else if state.pieces[1] & bit != 0 {
            Some("a black piece")
        } else if state.marked & bit != 0 {
            Some("a marker")
        } else {
            None
        }
    }

    fn taken(&self, state: &State, point: u8) -> Option<Reason> {
        let occupant = self.occupant(state, point)?;
        let name = self.board.name(point);
        Some(Reason::new("point-taken", format!("On {name} stands {occupant}.")).with("point", name))
    }

    fn why_not_place(&self, state: &State, point: u8) -> Reason {
        if state.hand[state.us()] == 0 {
            let sentence = format!("{} has no pieces in hand.", self.seat_name(state.side));
            return Reason::new("hand-empty", sentence);
        }
        self.taken(state, point).unwrap_or_else(|| not_legal(self.board.name(point)))
    }

    fn why_not_slide(&self, state: &State, from: u8, to: u8) -> Reason {
        let (from_name, to_name) = (self.board.name(from), self.board.name(to));
        if !self.may_slide(state) {
            let hand = state.hand[state.us()];
            let sentence = format!("{} still has pieces to place.", self.seat_name(state.side));
            return Reason::new("placing-first", sentence).with("hand", hand);
        }
        if state.pieces[state.us()] & 1 << from == 0 {
            let sentence = match self.occupant(state, from) {
                Some(occupant) => format!("On {from_name} stands {occupant}."),
                None => format!("There is no piece on {from_name}."),
            };
            return Reason::new("not-your-piece", sentence).with("point", from_name);
        }
        if from == to {
            return Reason::new("same-point", format!("The piece already stands on {to_name}."))
                .with("point", to_name);
        }
        if let Some(reason) = self.taken(state, to) {
            return reason;
        }
        let is_near = self.board.neighbours(from) & 1 << to != 0;
        if is_near || self.may_fly(state) {
            let sentence =
                format!("A piece that went from mill to mill may not go straight back to {to_name}.");
            return Reason::new("repeated-mill", sentence).with("from", from_name).with("to", to_name);
        }
        if self.rules.leap.is_some() && self.leaps_over_protected(state, from, to) {
            let sentence = "The piece between them is protected by a mill and cannot be jumped over.";
            return Reason::new("leap-over-protected", sentence).with("from", from_name).with("to", to_name);
        }
        let flying = match self.rules.fly_count {
            0 => String::new(),
            _ if state.phase == Phase::Placing => ", and nobody flies with pieces in hand".to_owned(),
            count => format!(", and only a side with {count} pieces or fewer may fly"),
        };
        let sentence = format!("No edge leads from {from_name} to {to_name}{flying}.");
        Reason::new("not-adjacent", sentence).with("from", from_name).with("to", to_name)
    }

    fn leaps_over_protected(&self, state: &State, from: u8, to: u8) -> bool {
        let protected = state.pieces[state.them()] & !self.removable_enemies(state);
        self.board.lines().iter().any(|line| {
            let ends = (line.points[0], line.points[line.points.len() - 1]);
            (ends == (from, to) || ends == (to, from)) && protected & line.mask != 0
        })
    }

    fn why_not_remove(&self, state: &State, point: u8) -> Reason {
        let name = self.board.name(point);
        let (bit, due) = (1u32 << point, state.must_remove());
        if due == 0 {
            return Reason::new("no-removal-due", "There is nothing to remove now.");
        }
        let (victim, whose) =
            if due < 0 { (state.pieces[state.us()], "own") } else { (state.pieces[state.them()], "enemy") };
        if victim & bit == 0 {
            let sentence = match self.occupant(state, point) {
                Some(occupant) => format!("On {name} stands {occupant}; an {whose} piece must be removed."),
                None => format!("There is no piece on {name}."),
            };
            return Reason::new("not-removable", sentence).with("point", name);
        }
        if state.stalemate != 0 {
            let sentence = format!("Only an enemy next to an own piece may be removed; {name} is not.");
            return Reason::new("not-next-to-own", sentence).with("point", name);
        }
        if self.removable_enemies(state) & bit == 0 {
            let sentence = format!("The piece on {name} stands in a mill and is protected.");
            return Reason::new("protected-by-mill", sentence).with("point", name);
        }
        let targets: Vec<&str> = crate::bits(state.targets()).map(|target| self.board.name(target)).collect();
        let sentence = format!("Only a captured piece may be removed now: {}.", targets.join(", "));
        Reason::new("not-captured", sentence).with("point", name).with("targets", targets.join(" "))
    }
}

fn not_legal(name: &str) -> Reason {
    Reason::new("not-legal", format!("{name} is not possible here.")).with("point", name)
}
