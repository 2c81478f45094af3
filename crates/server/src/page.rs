//! The files of the page.

use crate::encoding::Encoding;

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// A file of the page, with the forms it is sent in.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Where it is below the root, such as `assets/index-DxO3fVbQ.js`.
    pub path: &'static str,
    /// A hash of its bytes, in letters and digits.
    pub hash: &'static str,
    /// Its bytes.
    pub plain: &'static [u8],
    /// Its bytes compressed with Brotli, if that is worth it.
    pub brotli: Option<&'static [u8]>,
    /// Its bytes compressed with gzip, if that is worth it.
    pub gzip: Option<&'static [u8]>,
}

impl File {
    /// What kind of file it is, as HTTP says it.
    pub fn content_type(&self) -> &'static str {
        match self.path.rsplit_once('.').map_or("", |(_, end)| end) {
            "html" => "text/html; charset=utf-8",
            "js" | "mjs" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "json" | "map" => "application/json",
            "webmanifest" => "application/manifest+json",
            "ftl" | "txt" | "toml" => "text/plain; charset=utf-8",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "jpg" => "image/jpeg",
            "png" => "image/png",
            "ico" => "image/x-icon",
            "woff2" => "font/woff2",
            _ => "application/octet-stream",
        }
    }

    /// How long browsers keep it: what has a hash in its name never changes, everything else is asked for again each time.
    pub fn cache_control(&self) -> &'static str {
        if self.is_named_by_content() { "public, max-age=31536000, immutable" } else { "no-cache" }
    }

    /// Whether its name changes with its content: `assets/NAME-HASH.END`, as the build of the page writes it.
    fn is_named_by_content(&self) -> bool {
        let Some(name) = self.path.strip_prefix("assets/") else { return false };
        let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
        // The hash may hold dashes itself.
        let is_hash =
            |text: &str| text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
        let Some(start) = stem.len().checked_sub(9) else { return false };
        stem.get(start..).is_some_and(|end| end.starts_with('-') && is_hash(end))
    }

    /// Its bytes in a form, if there is such a form.
    pub fn bytes(&self, encoding: Encoding) -> Option<&'static [u8]> {
        match encoding {
            Encoding::Brotli => self.brotli,
            Encoding::Gzip => self.gzip,
            Encoding::Identity => Some(self.plain),
        }
    }

    /// A name for exactly these bytes in this form, for `ETag`.
    pub fn tag(&self, encoding: Encoding) -> String {
        match encoding.name() {
            Some(name) => format!("\"{}-{name}\"", self.hash),
            None => format!("\"{}\"", self.hash),
        }
    }
}

/// The files of a page, sorted by path.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    files: &'static [File],
}

impl Page {
    /// The page that was built before this crate was compiled; without any file if there was none.
    pub fn embedded() -> Page {
        Page { files: EMBEDDED }
    }

    /// A page of these files.
    pub fn of(files: &'static [File]) -> Page {
        Page { files }
    }

    /// Whether there is a page at all.
    pub fn is_built(&self) -> bool {
        self.file("index.html").is_some()
    }

    /// All files.
    pub fn files(&self) -> &'static [File] {
        self.files
    }

    /// The file at exactly this path.
    pub fn file(&self, path: &str) -> Option<&'static File> {
        self.files.iter().find(|file| file.path == path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(path: &'static str) -> File {
        File { path, hash: "0123", plain: b"", brotli: None, gzip: None }
    }

    #[test]
    fn only_names_with_a_hash_are_kept_for_ever() {
        for path in
            ["assets/index-DxO3fVbQ.js", "assets/long-nardi-a_c-EfGh.safetensors", "assets/x-12345678.js"]
        {
            assert!(at(path).cache_control().contains("immutable"), "{path}");
        }
        for path in
            ["index.html", "sw.js", "manifest.webmanifest", "icons/tea-DxO3fVbQ.png", "assets/engine.wasm"]
        {
            assert_eq!(at(path).cache_control(), "no-cache", "{path}");
        }
        for path in ["assets/a.js", "assets/long-nardi.safetensors", "assets/тест-тест.js", "assets/"]
        {
            assert_eq!(at(path).cache_control(), "no-cache", "{path}");
        }
    }

    #[test]
    fn every_form_has_a_tag_of_its_own() {
        let file = at("index.html");
        let tags = [Encoding::Identity, Encoding::Brotli, Encoding::Gzip].map(|form| file.tag(form));
        assert_eq!(tags, ["\"0123\"", "\"0123-br\"", "\"0123-gzip\""]);
    }

    #[test]
    fn every_file_of_the_embedded_page_has_a_type_that_browsers_know() {
        for file in Page::embedded().files() {
            let is_data = file.path.ends_with(".safetensors") || file.path.ends_with(".mill");
            assert!(is_data || file.content_type() != "application/octet-stream", "{}", file.path);
        }
    }
}
