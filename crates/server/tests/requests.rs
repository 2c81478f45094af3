//! What browsers ask, and what they are told: real requests to a real server.

use crate::common::{Answer, FILES, Running};
use server::{ON_EVERY_ANSWER, Page, SECURITY_POLICY};

fn length(answer: &Answer) -> usize {
    answer.header("content-length").expect("a length").parse().unwrap()
}

#[test]
fn every_file_is_sent_whole_with_its_type_and_length() {
    let server = Running::start();
    for file in &FILES {
        let answer = server.get(&format!("/{}", file.path));
        assert_eq!((answer.status, answer.body.as_slice()), (200, file.plain), "{}", file.path);
        assert_eq!(answer.header("content-type"), Some(file.content_type()));
        assert_eq!(length(&answer), file.plain.len());
        assert_eq!(answer.header("content-encoding"), None);
    }
    assert_eq!(server.get("/sw.js").header("content-type"), Some("text/javascript; charset=utf-8"));
    assert_eq!(server.get("/?from=start").body, FILES[2].plain);
}

#[test]
fn every_answer_carries_the_security_headers() {
    let server = Running::start();
    let known = server.get("/").header("etag").unwrap().to_owned();
    let answers = [
        (200, server.get("/")),
        (200, server.ask("HEAD", "/", &[])),
        (304, server.ask("GET", "/", &[("if-none-match", &known)])),
        (404, server.get("/nothing.js")),
        (404, server.get("/../secret")),
        (405, server.ask("POST", "/", &[])),
        (503, Running::with(Page::of(&[])).get("/")),
    ];
    for (status, answer) in answers {
        assert_eq!(answer.status, status);
        for (name, value) in ON_EVERY_ANSWER {
            assert_eq!(answer.header(name), Some(value), "{status}");
        }
        assert!(answer.header("cache-control").is_some(), "{status}");
    }
    assert!(!SECURITY_POLICY.contains("unsafe-inline") && !SECURITY_POLICY.contains("'unsafe-eval'"));
    assert!(!SECURITY_POLICY.contains("http") && !SECURITY_POLICY.contains('*'));
}

#[test]
fn the_smallest_form_that_is_accepted_is_sent_and_named() {
    let server = Running::start();
    let js = "/assets/index-DxO3fVbQ.js";
    for (accepted, name, body) in [
        ("gzip, deflate, br, zstd", Some("br"), "js in brotli"),
        ("gzip", Some("gzip"), "js in gzip"),
        ("br;q=0, gzip;q=0.5", Some("gzip"), "js in gzip"),
        ("br;q=0.2, gzip;q=0.5", Some("gzip"), "js in gzip"),
        ("identity", None, "console.log('tea')"),
        ("*;q=0", None, "console.log('tea')"),
        ("", None, "console.log('tea')"),
    ] {
        let answer = server.ask("GET", js, &[("accept-encoding", accepted)]);
        assert_eq!((answer.header("content-encoding"), answer.text()), (name, body), "{accepted}");
        assert_eq!(length(&answer), body.len());
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
        assert_eq!(answer.header("content-type"), Some("text/javascript; charset=utf-8"));
    }
    let twice = server.ask("GET", js, &[("accept-encoding", "br;q=0"), ("accept-encoding", "gzip")]);
    assert_eq!(twice.text(), "js in gzip", "a list may come in two lines");
    let html = server.ask("GET", "/", &[("accept-encoding", "gzip, br;q=0.1")]);
    assert_eq!(html.text(), "html in brotli", "there is no gzip of it");
    let net = server.ask("GET", "/assets/nine-12345678.safetensors", &[("accept-encoding", "br")]);
    assert_eq!((net.text(), net.header("vary")), ("net", None));
}

#[test]
fn what_the_browser_has_is_not_sent_again() {
    let server = Running::start();
    let brotli = [("accept-encoding", "br")];
    let first = server.ask("GET", "/", &brotli);
    let tag = first.header("etag").unwrap();
    assert!(tag.starts_with('"') && tag.ends_with('"'), "a strong tag: {tag}");
    for known in [tag.to_owned(), format!("\"other\", {tag}"), format!("W/{tag}"), "*".to_owned()] {
        let again = server.ask("GET", "/", &[brotli[0], ("if-none-match", &known)]);
        assert_eq!((again.status, again.body.len()), (304, 0), "{known}");
        assert_eq!((again.header("etag"), again.header("cache-control")), (Some(tag), Some("no-cache")));
        assert_eq!((again.header("vary"), again.header("content-encoding")), (Some("accept-encoding"), None));
    }
    let plain = server.ask("GET", "/", &[("if-none-match", tag)]);
    assert_eq!((plain.status, plain.body.as_slice()), (200, FILES[2].plain), "other bytes, another tag");
    assert_eq!(server.ask("GET", "/", &[("if-none-match", "\"old\"")]).status, 200);
}

#[test]
fn only_files_named_by_their_content_are_kept_without_asking() {
    let server = Running::start();
    let keeping = |path: &str| server.get(path).header("cache-control").unwrap().to_owned();
    assert_eq!(keeping("/assets/index-DxO3fVbQ.js"), "public, max-age=31536000, immutable");
    for path in ["/", "/index.html", "/sw.js", "/manifest.webmanifest", "/table/7"] {
        assert_eq!(keeping(path), "no-cache", "{path}");
    }
    assert_eq!(keeping("/nothing.js"), "no-store");
}

#[test]
fn head_says_what_get_would_and_sends_nothing() {
    let server = Running::start();
    for path in ["/", "/assets/index-DxO3fVbQ.js", "/sw.js", "/nothing.js", "/a/%00"] {
        for accepted in ["br", "identity"] {
            let get = server.ask("GET", path, &[("accept-encoding", accepted)]);
            let head = server.ask("HEAD", path, &[("accept-encoding", accepted)]);
            let said = |answer: &Answer| -> Vec<(String, String)> {
                answer.headers.iter().filter(|(name, _)| name != "date").cloned().collect()
            };
            assert_eq!((head.status, said(&head)), (get.status, said(&get)), "{path}");
            assert_eq!(length(&head), get.body.len());
            assert!(head.body.is_empty() && !get.body.is_empty(), "{path}");
        }
    }
}

#[test]
fn only_get_and_head_are_answered() {
    let server = Running::start();
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "BREW"] {
        let path = if method == "CONNECT" { "teahouse:80" } else { "/" };
        let answer = server.ask(method, path, &[("content-length", "0")]);
        assert_eq!((answer.status, answer.header("allow")), (405, Some("GET, HEAD")), "{method}");
        assert!(method == "CONNECT" || answer.text().contains(method), "{}", answer.text());
    }
    assert_eq!(server.get("/").status, 200);
}

#[test]
fn places_within_the_page_are_the_page_and_files_that_are_not_there_are_said_to_be_missing() {
    let server = Running::start();
    for place in [
        "/",
        "/table/42",
        "/new/nardi",
        "/learn/",
        "/play/long%20nardi",
        "//",
        "/%D0%BD%D0%B0%D1%80%D0%B4%D1%8B",
    ] {
        let answer = server.get(place);
        assert_eq!((answer.status, answer.body.as_slice()), (200, FILES[2].plain), "{place}");
    }
    for missing in ["/favicon.ico", "/assets/old-00000000.js", "/a.b/c.d", "/.env", "/index.html.br"] {
        let answer = server.get(missing);
        assert_eq!(answer.status, 404, "{missing}");
        assert_eq!(answer.text(), format!("There is no file {missing} here.\n"));
        assert_eq!(answer.header("content-type"), Some("text/plain; charset=utf-8"));
    }
}

#[test]
fn without_a_built_page_it_is_said_how_to_build_it() {
    let server = Running::with(Page::of(&[]));
    for path in ["/", "/table/1"] {
        let answer = server.get(path);
        assert_eq!((answer.status, answer.header("content-type")), (503, Some("text/html; charset=utf-8")));
        assert!(answer.text().contains("make page") && answer.text().contains("<html lang=\"en\">"));
    }
    assert_eq!(server.get("/sw.js").status, 404);
}

#[test]
fn the_page_of_this_build_is_served_whole_or_said_to_be_missing() {
    let page = Page::embedded();
    let server = Running::with(page);
    assert_eq!(server.get("/").status, if page.is_built() { 200 } else { 503 });
    for file in page.files() {
        let answer = server.get(&format!("/{}", file.path));
        assert_eq!((answer.status, answer.body.len()), (200, file.plain.len()), "{}", file.path);
        for (form, name) in [(file.brotli, "br"), (file.gzip, "gzip")] {
            let Some(bytes) = form else { continue };
            let answer = server.ask("GET", &format!("/{}", file.path), &[("accept-encoding", name)]);
            assert_eq!((answer.header("content-encoding"), answer.body.len()), (Some(name), bytes.len()));
            assert!(bytes.len() < file.plain.len(), "{} in {name} is no shorter", file.path);
        }
    }
}

#[test]
fn a_connection_serves_many_requests() {
    let server = Running::start();
    let request = "GET /sw.js HTTP/1.1\r\nhost: teahouse\r\n\r\n";
    let last = "GET /sw.js HTTP/1.1\r\nhost: teahouse\r\nconnection: close\r\n\r\n";
    let answers = server.send((request.repeat(20) + last).as_bytes());
    let text = String::from_utf8(answers).unwrap();
    assert_eq!(text.matches("HTTP/1.1 200 OK\r\n").count(), 21);
}

#[test]
fn the_documentation_names_the_headers_that_are_sent() {
    let documentation = include_str!("../../../docs/page.md");
    for (name, value) in ON_EVERY_ANSWER {
        assert!(documentation.to_lowercase().contains(name), "{name}");
        assert!(documentation.contains(value), "{name}: {value}");
    }
}
