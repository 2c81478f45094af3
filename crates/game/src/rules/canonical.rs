//! The canonical form of a variant and its digest.

use super::variant::Variant;

impl Variant {
    /// The rules in one fixed spelling: family, then every option with its value, sorted by path.
    /// Names, sources and everything else that does not change play is left out.
    pub fn canonical(&self) -> String {
        self.spelled(|_| true)
    }

    fn spelled(&self, is_wanted: impl Fn(&str) -> bool) -> String {
        let mut text = format!("family = \"{}\"\n", self.family.name);
        for (path, value) in self.values.iter().filter(|(path, _)| is_wanted(path)) {
            text.push_str(&format!("{path} = {value}\n"));
        }
        text
    }

    /// A digest of the canonical form without the options of the match, 32 hexadecimal digits. Records, nets and
    /// databases carry it, so that what belongs to different rules is never mixed up; how long a match is and
    /// whether it has a cube changes no position, and so no digest.
    pub fn digest(&self) -> String {
        digest_of(&self.spelled(|path| !self.is_of_match(path)))
    }

    /// Whether something that carries this digest belongs to these rules: also the one that
    /// earlier versions computed, which the options of the match were part of.
    pub fn has_digest(&self, digest: &str) -> bool {
        let earlier = || {
            let mut single = self.clone();
            for option in self.family.options.iter().filter(|option| option.is_of_match) {
                single.values.put(option, option.default.value());
            }
            [digest_of(&self.canonical()), digest_of(&single.canonical())].iter().any(|known| known == digest)
        };
        digest == self.digest() || earlier()
    }

    fn is_of_match(&self, path: &str) -> bool {
        self.family.option(path).is_some_and(|option| option.is_of_match)
    }

    /// The variant as a complete rule file that inherits nothing.
    pub fn to_toml(&self) -> String {
        let text = |text: &str| toml::Value::String(text.to_owned()).to_string();
        let mut file = format!(
            "id = {}\nversion = {}\nfamily = {}\nname = {}\nsummary = {}\n",
            text(&self.id),
            self.version,
            text(self.family.name),
            text(&self.name),
            text(&self.summary)
        );
        let sources: Vec<String> = self.sources.iter().map(|source| text(source)).collect();
        file.push_str(&format!("sources = [{}]\n\n", sources.join(", ")));
        for spec in self.family.options {
            file.push_str(&format!("{} = {}\n", spec.path, self.values.get(spec.path)));
        }
        file
    }
}

fn digest_of(text: &str) -> String {
    blake3::hash(text.as_bytes()).to_hex()[..32].to_owned()
}
