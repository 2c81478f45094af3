//! Requests about tables, and the way to their WebSockets.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequestParts as _, Path, Request, State};
use axum::http::header::{
    ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, HOST, ORIGIN, RETRY_AFTER,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use game::texts::Catalogue;
use game::{Message, excerpt};
use serde_json::{Value, json};
use texts::speaking;
use tokio::time::timeout;

use super::Door;
use super::host::NoTable;
use super::setup::LONGEST_RULES;
use super::socket::{Client, LONGEST_MESSAGE};
use super::token::is_table_id;

/// The longest body of a request, in bytes: a rule file, escaped, and a little more.
const LONGEST_BODY: usize = 2 * LONGEST_RULES;

/// A body comes within this time.
const BODY_WITHIN: Duration = Duration::from_secs(10);

/// How many tables a list shows.
const MOST_LISTED: u32 = 100;

/// What a connection keeps of a WebSocket's messages, in bytes; there may be many thousand of them.
const BUFFER: usize = 2048;

/// Who asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub IpAddr);

/// All that can be asked about tables.
pub(crate) fn routes(door: Arc<Door>) -> Router {
    Router::new()
        .route("/api/tables", get(list).post(make))
        .route("/api/tables/{id}/record", get(record))
        .route("/api/tables/{id}/socket", get(socket))
        .route("/healthz", get(async || "ok\n"))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .with_state(door)
}

/// The words for whoever asks.
fn words_for(headers: &HeaderMap) -> &'static Catalogue {
    let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut languages = wanted.split(',').map(|item| item.split(';').next().unwrap_or_default().trim());
    languages.find_map(Catalogue::of).unwrap_or_else(Catalogue::english)
}

fn answer(status: StatusCode, body: &Value) -> Response {
    let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")];
    (status, headers, body.to_string()).into_response()
}

fn refuse(status: StatusCode, headers: &HeaderMap, message: &Message) -> Response {
    // In words while they are spoken.
    let body = speaking(words_for(headers), || json!({"message": message}));
    let mut refusal = answer(status, &body);
    if status == StatusCode::TOO_MANY_REQUESTS {
        refusal.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("30"));
    }
    refusal
}

impl Door {
    /// The address that a request comes from: what the proxy says, if there is one.
    fn address(&self, peer: Option<&Peer>, headers: &HeaderMap) -> IpAddr {
        let direct = peer.map_or(IpAddr::from([127, 0, 0, 1]), |peer| peer.0);
        if !self.options.is_behind_proxy {
            return direct;
        }
        // The last one is what our own proxy has seen; whatever stands before may be made up.
        let said = headers.get_all("x-forwarded-for").iter().next_back();
        let last = said.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        last.unwrap_or(direct)
    }

    /// Whether a page may speak to the tables. Programs that are no browsers say nothing about where they come from, and have no one's tokens but their own.
    fn is_welcome(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(ORIGIN) else { return true };
        let Ok(origin) = origin.to_str() else { return false };
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        let own = origin.split_once("://").map(|(_, authority)| authority);
        (own.is_some() && own == host) || self.options.origins.iter().any(|known| known == origin)
    }
}

/// Who asks, and whether they may: refused before anything else is looked at.
fn admitted(
    door: &Door,
    request: &Request,
    may: impl FnOnce(IpAddr) -> bool,
) -> Result<IpAddr, Box<Response>> {
    let headers = request.headers();
    if !door.is_welcome(headers) {
        return Err(refuse(StatusCode::FORBIDDEN, headers, &Message::new("host-foreign-origin")).into());
    }
    let address = door.address(request.extensions().get::<Peer>(), headers);
    if !may(address) {
        return Err(refuse(StatusCode::TOO_MANY_REQUESTS, headers, &Message::new("socket-too-often")).into());
    }
    Ok(address)
}

async fn make(State(door): State<Arc<Door>>, request: Request) -> Response {
    if let Err(refusal) = admitted(&door, &request, |address| door.guests.may_make(address)) {
        return *refusal;
    }
    let headers = request.headers().clone();
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if kind.split(';').next() != Some("application/json") {
        // Other pages cannot send this kind without asking first.
        return refuse(StatusCode::UNSUPPORTED_MEDIA_TYPE, &headers, &Message::new("host-only-json"));
    }
    let body = match timeout(BODY_WITHIN, to_bytes(request.into_body(), LONGEST_BODY)).await {
        Ok(Ok(body)) => body,
        _ => {
            let long = Message::new("host-body").with("most", LONGEST_BODY);
            return refuse(StatusCode::PAYLOAD_TOO_LARGE, &headers, &long);
        }
    };
    let wanted = match serde_json::from_slice(&body) {
        Ok(wanted) => wanted,
        Err(error) => {
            let problem = Message::new("socket-not-understood").with("problem", excerpt(&error.to_string()));
            return refuse(StatusCode::BAD_REQUEST, &headers, &problem);
        }
    };
    match door.host.make(wanted).await {
        Ok((table, commitment)) => {
            answer(StatusCode::CREATED, &json!({"table": table, "commitment": commitment}))
        }
        Err(message) => {
            let is_ours = ["host-not-stored", "host-full"].contains(&message.code.as_ref());
            let status = if is_ours { StatusCode::SERVICE_UNAVAILABLE } else { StatusCode::BAD_REQUEST };
            refuse(status, &headers, &message)
        }
    }
}

async fn list(State(door): State<Arc<Door>>, request: Request) -> Response {
    if let Err(refusal) = admitted(&door, &request, |address| door.guests.may_ask(address)) {
        return *refusal;
    }
    match door.host.open_tables(MOST_LISTED).await {
        Ok(tables) => {
            let told = tables.iter().filter_map(|(info, age)| {
                let Ok(Value::Object(mut told)) = serde_json::from_slice(&info.summary) else { return None };
                told.insert("id".into(), info.id.as_str().into());
                told.insert("age".into(), (age / 1000).into());
                Some(Value::Object(told))
            });
            answer(StatusCode::OK, &json!({"tables": told.collect::<Vec<_>>()}))
        }
        Err(message) => refuse(StatusCode::SERVICE_UNAVAILABLE, request.headers(), &message),
    }
}

async fn record(State(door): State<Arc<Door>>, Path(id): Path<String>, request: Request) -> Response {
    if let Err(refusal) = admitted(&door, &request, |address| door.guests.may_ask(address)) {
        return *refusal;
    }
    let found = if is_table_id(&id) { door.host.record(&id).await } else { Err(NoTable::Unknown) };
    match found {
        Ok(record) => {
            let name = format!("attachment; filename=\"teahouse-{id}.txt\"");
            let headers = [
                (CONTENT_TYPE, "text/plain; charset=utf-8"),
                (CACHE_CONTROL, "no-store"),
                (CONTENT_DISPOSITION, name.as_str()),
            ];
            (headers, record).into_response()
        }
        Err(missing) => {
            let is_unknown = matches!(missing, NoTable::Unknown);
            let status = if is_unknown { StatusCode::NOT_FOUND } else { StatusCode::SERVICE_UNAVAILABLE };
            refuse(status, request.headers(), &missing.message())
        }
    }
}

async fn socket(State(door): State<Arc<Door>>, Path(id): Path<String>, request: Request) -> Response {
    let address = match admitted(&door, &request, |address| door.guests.may_ask(address)) {
        Ok(address) => address,
        Err(refusal) => return *refusal,
    };
    let (mut parts, _body): (_, Body) = request.into_parts();
    let headers = parts.headers.clone();
    if !is_table_id(&id) {
        return refuse(StatusCode::NOT_FOUND, &headers, &Message::new("host-no-table"));
    }
    let many = || refuse(StatusCode::TOO_MANY_REQUESTS, &headers, &Message::new("socket-too-many"));
    let Some(place) = door.guests.place(address) else { return many() };
    let Ok(room) = door.sockets.clone().try_acquire_owned() else { return many() };
    let upgrade = match WebSocketUpgrade::from_request_parts(&mut parts, &door).await {
        Ok(upgrade) => upgrade,
        Err(_) => return refuse(StatusCode::UPGRADE_REQUIRED, &headers, &Message::new("socket-only")),
    };
    let words = words_for(&headers);
    upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .on_upgrade(move |socket| async move {
            Client::new(socket, door.clone(), place, words).serve(id).await;
            drop(room);
        })
}

async fn ready(State(door): State<Arc<Door>>) -> Response {
    match door.host.store().ready().await {
        Ok(()) => "ready\n".into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store takes nothing\n").into_response(),
    }
}

async fn metrics(State(door): State<Arc<Door>>) -> Response {
    let headers = [(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8"), (CACHE_CONTROL, "no-store")];
    (headers, door.host.metrics().text(door.host.tables_held())).into_response()
}
