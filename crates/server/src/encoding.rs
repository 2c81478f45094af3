//! Which form of a file a browser likes best: `Accept-Encoding` with its weights.

/// A form in which a file is sent, the smallest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// Compressed with Brotli.
    Brotli,
    /// Compressed with gzip.
    Gzip,
    /// As it is.
    Identity,
}

impl Encoding {
    /// Its name in `Content-Encoding`; files that are sent as they are have none.
    pub fn name(self) -> Option<&'static str> {
        match self {
            Encoding::Brotli => Some("br"),
            Encoding::Gzip => Some("gzip"),
            Encoding::Identity => None,
        }
    }

    /// The best of the forms that exist. The heavier weight wins, then the smaller form. Who accepts nothing gets the
    /// file as it is: that is of more use than a refusal.
    pub fn choose(accepted: &str, exists: impl Fn(Encoding) -> bool) -> Encoding {
        let forms =
            [Encoding::Brotli, Encoding::Gzip, Encoding::Identity].into_iter().filter(|&form| exists(form));
        let weighed = forms.map(|form| (form, form.weight(accepted))).filter(|&(_, weight)| weight > 0);
        // `max_by_key` keeps the last of equals.
        weighed.rev().max_by_key(|&(_, weight)| weight).map_or(Encoding::Identity, |(form, _)| form)
    }

    /// How much it is wanted, in thousandths. A file as it is stands behind everything that is named.
    fn weight(self, accepted: &str) -> u16 {
        let name = self.name().unwrap_or("identity");
        let weight_of = |wanted: &str| accepted.split(',').find_map(|item| weight_in(item, wanted));
        let unnamed = if self == Encoding::Identity { 1 } else { 0 };
        weight_of(name).or_else(|| weight_of("*")).unwrap_or(unnamed)
    }
}

/// The weight of `br;q=0.5` if it is about this name. What cannot be read counts as not wanted.
fn weight_in(item: &str, wanted: &str) -> Option<u16> {
    let mut parts = item.split(';').map(str::trim);
    if !parts.next()?.eq_ignore_ascii_case(wanted) {
        return None;
    }
    let weight = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
    let Some(weight) = weight else { return Some(1000) };
    let weight: f32 = weight.trim().parse().unwrap_or(0.0);
    Some((weight.clamp(0.0, 1.0) * 1000.0) as u16)
}

#[cfg(test)]
mod tests {
    use super::Encoding::{self, Brotli, Gzip, Identity};

    fn best(accepted: &str) -> Encoding {
        Encoding::choose(accepted, |_| true)
    }

    #[test]
    fn the_smallest_of_equally_welcome_forms_is_sent() {
        assert_eq!(best("gzip, deflate, br, zstd"), Brotli);
        assert_eq!(best("gzip, deflate"), Gzip);
        assert_eq!(best("*"), Brotli);
        assert_eq!(best("GZIP"), Gzip);
        assert_eq!(best(""), Identity);
        assert_eq!(best("deflate, zstd"), Identity);
    }

    #[test]
    fn weights_decide_and_zero_refuses() {
        assert_eq!(best("br;q=0.5, gzip;q=0.8"), Gzip);
        assert_eq!(best("br;q=0, gzip"), Gzip);
        assert_eq!(best("br;q=0.0, *"), Gzip);
        assert_eq!(best("*;q=0"), Identity);
        assert_eq!(best("br ; q=0.001"), Brotli);
        assert_eq!(best("gzip;q=0.4, identity;q=0.9"), Identity);
        assert_eq!(best("gzip;q=0.4, identity;q=0"), Gzip);
        assert_eq!(best("identity"), Identity);
    }

    #[test]
    fn forms_that_do_not_exist_are_not_sent() {
        assert_eq!(Encoding::choose("br, gzip", |form| form != Brotli), Gzip);
        assert_eq!(Encoding::choose("br, gzip", |form| form == Identity), Identity);
        assert_eq!(Encoding::choose("identity;q=0", |form| form == Identity), Identity);
    }

    #[test]
    fn nonsense_is_not_wanted() {
        for nonsense in ["br;q=very", "br;q=NaN", "br;q=-1", ";;;,,,q=1", "br;q=", "brotli"] {
            assert_eq!(best(nonsense), Identity, "{nonsense}");
        }
        assert_eq!(best("br;q=1e9"), Brotli);
    }
}
