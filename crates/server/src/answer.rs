//! From a request to an answer.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::map_response;
use axum::response::{IntoResponse as _, Response};
use game::Message;
use game::texts::Catalogue;
use percent_encoding::percent_decode_str;

use crate::encoding::Encoding;
use crate::headers::ON_EVERY_ANSWER;
use crate::page::{File, Page};
use crate::tables::{Door, routes};

const TEXT: &str = "text/plain; charset=utf-8";

/// What is served, and in which language anything else is said.
#[derive(Clone, Copy)]
pub(crate) struct House {
    pub page: Page,
    pub words: &'static Catalogue,
}

/// Answers every request there can be: about the tables, if there are any, and otherwise about the page.
pub(crate) fn router(house: House, door: Option<Arc<Door>>) -> Router {
    let page = Router::new().fallback(answer).with_state(house);
    let all = match door {
        Some(door) => routes(door).merge(page),
        None => page,
    };
    all.layer(map_response(with_headers))
}

async fn with_headers(mut response: Response) -> Response {
    for (name, value) in ON_EVERY_ANSWER {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}

async fn answer(State(house): State<House>, request: Request) -> Response {
    let method = request.method();
    let mut response = if method != Method::GET && method != Method::HEAD {
        let message = Message::new("serve-only-get").with("method", game::excerpt(method.as_str()));
        let mut refusal = house.say(StatusCode::METHOD_NOT_ALLOWED, &message);
        refusal.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
        refusal
    } else {
        house.page_at(request.uri().path(), request.headers())
    };
    if method == Method::HEAD {
        // The length stays what it would have been.
        *response.body_mut() = Body::empty();
    }
    response
}

impl House {
    fn page_at(&self, path: &str, headers: &HeaderMap) -> Response {
        let Some(wanted) = readable(path) else { return self.no_file(path) };
        let wanted = wanted.trim_start_matches('/');
        let is_a_place = !wanted.rsplit('/').next().is_some_and(|name| name.contains('.'));
        match self.page.file(wanted) {
            Some(file) => send(file, headers),
            // Places within the page have addresses too; the page itself knows them.
            None if is_a_place => match self.page.file("index.html") {
                Some(index) => send(index, headers),
                None => self.not_built(),
            },
            None => self.no_file(path),
        }
    }

    fn no_file(&self, path: &str) -> Response {
        self.say(StatusCode::NOT_FOUND, &Message::new("serve-no-file").with("path", game::excerpt(path)))
    }

    fn say(&self, status: StatusCode, message: &Message) -> Response {
        words(status, TEXT, self.words.text(message) + "\n")
    }

    /// A page that says how to build the page.
    fn not_built(&self) -> Response {
        let (language, text) =
            (self.words.language(), self.words.text(&Message::new("serve-page-not-built")));
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        let html = format!(
            "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n<title>Teahouse</title>\n\
             <h1>Teahouse</h1>\n<p>{text}</p>\n</html>\n"
        );
        words(StatusCode::SERVICE_UNAVAILABLE, "text/html; charset=utf-8", html)
    }
}

/// A path as it was meant, if the page can have such an address: text without control characters that does not climb.
fn readable(path: &str) -> Option<String> {
    let path = percent_decode_str(path).decode_utf8().ok()?;
    let is_step = |part: &str| part == "." || part == "..";
    let is_bad =
        path.contains(|sign: char| sign.is_control() || sign == '\\') || path.split('/').any(is_step);
    (!is_bad).then(|| path.into_owned())
}

fn words(status: StatusCode, kind: &'static str, text: String) -> Response {
    let length = HeaderValue::from(text.len());
    let headers = [(CONTENT_TYPE, HeaderValue::from_static(kind)), (CONTENT_LENGTH, length)];
    let keeping = [(CACHE_CONTROL, HeaderValue::from_static("no-store"))];
    (status, headers, keeping, text).into_response()
}

/// A file in the form that is liked best, or word that the browser has it already.
fn send(file: &'static File, headers: &HeaderMap) -> Response {
    let encoding = Encoding::choose(&all_of(headers, ACCEPT_ENCODING), |form| file.bytes(form).is_some());
    let bytes = file.bytes(encoding).unwrap_or(file.plain);
    let tag = file.tag(encoding);
    let is_known = names_tag(&all_of(headers, IF_NONE_MATCH), &tag);
    let mut response = if is_known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let mut full = Bytes::from_static(bytes).into_response();
        full.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(file.content_type()));
        full.headers_mut().insert(CONTENT_LENGTH, HeaderValue::from(bytes.len()));
        full
    };
    let about = response.headers_mut();
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        about.insert(ETAG, tag);
    }
    about.insert(CACHE_CONTROL, HeaderValue::from_static(file.cache_control()));
    if file.brotli.is_some() || file.gzip.is_some() {
        about.insert(VARY, HeaderValue::from_static("accept-encoding"));
    }
    if let Some(name) = encoding.name().filter(|_| !is_known) {
        about.insert(CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    response
}

/// All that was said under a name, as one list; what is no text is left out.
fn all_of(headers: &HeaderMap, name: HeaderName) -> String {
    headers.get_all(name).iter().filter_map(|value| value.to_str().ok()).collect::<Vec<_>>().join(",")
}

/// Whether `If-None-Match` names this tag. A proxy may have made it a weak one.
fn names_tag(list: &str, tag: &str) -> bool {
    list.split(',')
        .map(str::trim)
        .any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_that_climb_or_hide_something_are_not_readable() {
        for bad in
            ["/../etc/passwd", "/a/../b", "/%2e%2e/x", "/a/..", "/%00", "/a%0ab", "/%ff", "/..%5cx", "/./x"]
        {
            assert_eq!(readable(bad), None, "{bad}");
        }
        assert_eq!(readable("/play/long%20nardi").as_deref(), Some("/play/long nardi"));
        assert_eq!(readable("/..a").as_deref(), Some("/..a"));
    }

    #[test]
    fn a_tag_is_found_in_a_list_and_when_weakened() {
        assert!(names_tag("\"a\", W/\"b\"", "\"b\"") && names_tag("*", "\"b\""));
        assert!(!names_tag("\"ab\"", "\"b\"") && !names_tag("", "\"b\"") && !names_tag("b", "\"b\""));
    }
}
