//! One connection to a table: what comes in, and what goes out.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket};
use game::texts::Catalogue;
use game::{Message, Seat, excerpt};
use serde::Deserialize;
use serde_json::json;
use tables::fair::fair::SCHEME;
use texts::speaking;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use super::Door;
use super::acting::Answer;
use super::intention::Intention;
use super::kept::{Kept, News, event_message};
use super::limits::{Bucket, Place};
use super::token::Token;

/// The longest message of a client, in bytes.
pub const LONGEST_MESSAGE: usize = 4096;

/// The version of the protocol.
const VERSION: u32 = 1;

/// A client says hello at once.
const HELLO_WITHIN: Duration = Duration::from_secs(10);

/// Whoever does not take a message for so long is let go.
const TAKE_WITHIN: Duration = Duration::from_secs(10);

/// How often a silent client is asked whether it is still there.
const ASK_EVERY: Duration = Duration::from_secs(30);

/// Who sends too much is not listened to for a while.
const SLOW_DOWN: Duration = Duration::from_millis(500);

/// After so many messages that are not understood or too many, the connection is closed.
const MOST_WRONG: u32 = 20;

/// Reasons to close, as WebSockets number them.
const GOING_AWAY: u16 = 1001;
const POLICY: u16 = 1008;

/// What a client says.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
enum Said {
    Hello {
        version: u32,
        #[serde(default)]
        after: u64,
        #[serde(default)]
        token: Option<Token>,
        #[serde(default)]
        language: Option<String>,
    },
    Do {
        id: String,
        expected: u64,
        what: Intention,
    },
}

/// The connection has ended.
struct Gone;

/// One client.
pub struct Client {
    socket: WebSocket,
    door: Arc<Door>,
    place: Place,
    words: &'static Catalogue,
    /// How many messages were wrong.
    wrong: u32,
    messages: Bucket,
}

impl Client {
    /// A client that has just come.
    pub fn new(socket: WebSocket, door: Arc<Door>, place: Place, words: &'static Catalogue) -> Client {
        let messages = Bucket::full(door.guests.limits().messages, Instant::now());
        Client { socket, door, place, words, wrong: 0, messages }
    }

    /// Serves the client at this table until one of them goes.
    pub async fn serve(mut self, id: String) {
        let door = self.door.clone();
        door.host.metrics().sockets.up();
        // However it ended, there is nobody to tell.
        let _ = self.serve_at(&id).await;
        door.host.metrics().sockets.down();
    }

    async fn serve_at(&mut self, id: &str) -> Result<(), Gone> {
        let Some((after, token)) = self.greet().await? else { return Ok(()) };
        let kept = match self.door.host.table(id).await {
            Ok(kept) => kept,
            Err(missing) => return self.part(POLICY, &missing.message()).await,
        };
        let seat = match token {
            None => None,
            Some(token) => match self.door.host.seat_of(&kept, &token).await {
                Ok(Some(seat)) => Some(seat),
                Ok(None) => return self.part(POLICY, &Message::new("host-wrong-token")).await,
                Err(_) => return self.part(GOING_AWAY, &Message::new("host-not-stored")).await,
            },
        };
        let mut sitting = Sitting { news: kept.listen(), kept, seat, told: 0, is_counted: false };
        let ended = self.stay(&mut sitting, after).await;
        if sitting.is_counted {
            sitting.kept.come_or_go(sitting.seat, false);
        }
        ended
    }

    /// Waits for hello: what the client knows already, and its token.
    async fn greet(&mut self) -> Result<Option<(u64, Option<Token>)>, Gone> {
        let first = match timeout(HELLO_WITHIN, self.socket.recv()).await {
            Ok(Some(Ok(Frame::Text(text)))) => text,
            Ok(Some(Ok(_))) | Err(_) => {
                self.part(POLICY, &Message::new("socket-hello-first")).await?;
                return Ok(None);
            }
            Ok(Some(Err(_)) | None) => return Err(Gone),
        };
        match read(&first) {
            Ok(Said::Hello { version: VERSION, after, token, language }) => {
                if let Some(words) = language.as_deref().and_then(Catalogue::of) {
                    self.words = words;
                }
                Ok(Some((after, token)))
            }
            Ok(Said::Hello { version, .. }) => {
                let other = Message::new("socket-version").with("found", version).with("known", VERSION);
                self.part(POLICY, &other).await.map(|()| None)
            }
            Ok(Said::Do { .. }) => {
                self.part(POLICY, &Message::new("socket-hello-first")).await.map(|()| None)
            }
            Err(problem) => self.part(POLICY, &problem).await.map(|()| None),
        }
    }

    /// Passes messages both ways until somebody goes.
    async fn stay(&mut self, sitting: &mut Sitting, after: u64) -> Result<(), Gone> {
        self.welcome(sitting, after).await?;
        sitting.kept.come_or_go(sitting.seat, true);
        sitting.is_counted = true;
        let mut stopping = self.door.stopping.clone();
        let mut asking = interval(ASK_EVERY);
        asking.set_missed_tick_behavior(MissedTickBehavior::Delay);
        asking.reset();
        let mut unanswered = 0;
        loop {
            tokio::select! {
                said = self.socket.recv() => {
                    unanswered = 0;
                    match said {
                        Some(Ok(Frame::Text(text))) => self.hear(sitting, &text).await?,
                        Some(Ok(Frame::Binary(_))) => {
                            return self.part(POLICY, &Message::new("socket-text-only")).await;
                        }
                        Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                        Some(Ok(Frame::Close(_)) | Err(_)) | None => return Ok(()),
                    }
                }
                news = sitting.news.recv() => match news {
                    Ok(News::Event(seq, told)) => self.tell(sitting, seq, &told).await?,
                    Ok(News::Present(told)) => self.send(&told).await?,
                    Err(RecvError::Lagged(_)) => self.tell_missed(sitting).await?,
                    Err(RecvError::Closed) => return Ok(()),
                },
                _ = asking.tick() => {
                    unanswered += 1;
                    if unanswered > 2 {
                        return Err(Gone);
                    }
                    self.send_frame(Frame::Ping(Default::default())).await?;
                }
                _ = stopping.changed() => {
                    return self.part(GOING_AWAY, &Message::new("socket-stopping")).await;
                }
            }
        }
    }

    async fn welcome(&mut self, sitting: &mut Sitting, after: u64) -> Result<(), Gone> {
        let host = &self.door.host;
        let looked = host.look(&sitting.kept, |room| (room.seq(), room.told_after(after).to_vec())).await;
        let (Ok((seq, events)), Ok(now)) = (looked, host.store().now().await) else {
            return self.part(GOING_AWAY, &Message::new("host-not-stored")).await;
        };
        sitting.told = seq;
        let (mut present, mut watchers) = sitting.kept.present();
        match sitting.seat {
            Some(seat) if !present.contains(&seat) => present.push(seat),
            Some(_) => {}
            None => watchers += 1,
        }
        let head = json!({
            "type": "welcome", "version": VERSION, "dice": SCHEME, "table": sitting.kept.id(), "seat": sitting.seat,
            "seq": seq, "now": now, "present": present, "watchers": watchers,
        })
        .to_string();
        self.send(&with_list(&head, "events", &events)).await
    }

    /// Hears a message, if there were not too many.
    async fn hear(&mut self, sitting: &mut Sitting, text: &str) -> Result<(), Gone> {
        let (guests, now) = (&self.door.guests, Instant::now());
        let is_often =
            !self.messages.take(guests.limits().messages, now) || !guests.may_send(self.place.address);
        if is_often {
            self.reject(&Message::new("socket-too-often")).await?;
            sleep(SLOW_DOWN).await;
            return Ok(());
        }
        match read(text) {
            Ok(Said::Do { id, expected, what }) if is_id(&id) => {
                self.intend(sitting, &id, expected, what).await
            }
            Ok(Said::Do { .. }) => self.reject(&Message::new("socket-id")).await,
            Ok(Said::Hello { .. }) => self.reject(&Message::new("socket-hello-twice")).await,
            Err(problem) => self.reject(&problem).await,
        }
    }

    async fn intend(
        &mut self,
        sitting: &mut Sitting,
        id: &str,
        expected: u64,
        what: Intention,
    ) -> Result<(), Gone> {
        let answer = self.door.host.intend(&sitting.kept, sitting.seat, id, expected, &what).await;
        let told = match answer {
            Answer::Done(seq) => {
                if let Intention::Sit { seat, .. } = what {
                    sitting.kept.come_or_go(sitting.seat, false);
                    sitting.seat = Some(seat);
                    sitting.kept.come_or_go(sitting.seat, true);
                }
                json!({"type": "done", "id": id, "seq": seq}).to_string()
            }
            Answer::Refused { message, seq, missed } => {
                let head = self.words_of(|| {
                    json!({"type": "refused", "id": id, "message": message, "seq": seq}).to_string()
                });
                with_list(&head, "missed", &missed)
            }
        };
        self.send(&told).await
    }

    fn words_of(&self, write: impl FnOnce() -> String) -> String {
        speaking(self.words, write)
    }

    /// Tells of an event, unless the client knows it; of those before it too, if they were left out.
    async fn tell(&mut self, sitting: &mut Sitting, seq: u64, told: &str) -> Result<(), Gone> {
        if seq <= sitting.told {
            return Ok(());
        }
        if seq > sitting.told + 1 {
            return self.tell_missed(sitting).await;
        }
        sitting.told = seq;
        self.send(told).await
    }

    async fn tell_missed(&mut self, sitting: &mut Sitting) -> Result<(), Gone> {
        let after = sitting.told;
        let missed = self.door.host.look(&sitting.kept, |room| room.told_after(after).to_vec()).await;
        for told in missed.map_err(|_| Gone)? {
            sitting.told += 1;
            self.send(&event_message(&told)).await?;
        }
        Ok(())
    }

    /// Says that a message was wrong; after too many of them the connection is closed.
    async fn reject(&mut self, message: &Message) -> Result<(), Gone> {
        self.door.host.metrics().rejected.add(1);
        self.wrong += 1;
        if self.wrong > MOST_WRONG {
            self.part(POLICY, message).await?;
            return Err(Gone);
        }
        self.say_error(message).await
    }

    async fn say_error(&mut self, message: &Message) -> Result<(), Gone> {
        let told = self.words_of(|| json!({"type": "error", "message": message}).to_string());
        self.send(&told).await
    }

    /// Says why, and closes.
    async fn part(&mut self, code: u16, message: &Message) -> Result<(), Gone> {
        self.say_error(message).await?;
        let reason = Utf8Bytes::from(message.code.as_ref());
        self.send_frame(Frame::Close(Some(CloseFrame { code, reason }))).await
    }

    async fn send(&mut self, text: &str) -> Result<(), Gone> {
        self.send_frame(Frame::Text(text.into())).await
    }

    async fn send_frame(&mut self, frame: Frame) -> Result<(), Gone> {
        match timeout(TAKE_WITHIN, self.socket.send(frame)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Gone),
        }
    }
}

/// A client's place at a table.
struct Sitting {
    kept: Arc<Kept>,
    news: broadcast::Receiver<News>,
    seat: Option<Seat>,
    /// The last event that the client was told.
    told: u64,
    is_counted: bool,
}

/// Reads a message, or says what is wrong with it. What it says is not repeated: it may hold a token.
fn read(text: &str) -> Result<Said, Message> {
    serde_json::from_str(text).map_err(|error| {
        let problem = excerpt(&error.to_string());
        Message::new("socket-not-understood").with("problem", problem)
    })
}

fn is_id(id: &str) -> bool {
    (1..=40).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

/// An object with a list of events besides, which are texts already.
fn with_list(object: &str, name: &str, events: &[String]) -> String {
    let open = object.strip_suffix('}').unwrap_or(object);
    format!("{open},\"{name}\":[{}]}}", events.join(","))
}
