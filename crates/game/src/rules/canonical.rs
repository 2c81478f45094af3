//! The canonical form of a variant and its digest.

use super::variant::Variant;

impl Variant {
    /// The rules in one fixed spelling: family, then every option with its value, sorted by path.
    /// Names, sources and everything else that does not change play is left out.
    pub fn canonical(&self) -> String {
        let mut text = format!("family = \"{}\"\n", self.family.name);
        for (path, value) in self.values.iter() {
            text.push_str(&format!("{path} = {value}\n"));
        }
        text
    }

    /// A digest of the canonical form, 32 hexadecimal digits. Records, nets and databases carry it, so that
    /// what belongs to different rules is never mixed up.
    pub fn digest(&self) -> String {
        blake3::hash(self.canonical().as_bytes()).to_hex()[..32].to_owned()
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
