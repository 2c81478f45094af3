//! [`Desk`]: where requests are answered.

use std::collections::BTreeMap;
use std::time::Duration;

use engine::{
    Advice, AdviceError, Advisor, Clock, CubeAdvice, Limits, Models, Progress, RolloutSettings, Settings,
    Thought,
};
use game::setup::Setup;
use game::texts::speaking;
use game::{Catalogue, Message};
use serde::Serialize;
use teahouse::{AnyGame, MatchSetup, Record, RulesView, Table};

use crate::exchanging;
use crate::messages::{
    Answer, CubeAdviceView, Events, Opened, Placed, Request, Reviewing, RulesSource, RulesText, Thinking,
    TutorView, VariantView, Worth,
};
use crate::review::{Ask, Going};
use crate::tutor;
use crate::views::line_view;

/// The most tables that can be open at once; a page that forgets to close them should notice.
const MOST_TABLES: usize = 256;

/// The size of a search's memory in megabytes, small enough for phones.
const HASH: usize = 16;

/// How long an answer about a thought that goes on may take: long enough that the way between page and engine costs
/// little, short enough that stopping feels like stopping.
const SLICE: Duration = Duration::from_millis(40);

pub(crate) type Answered<T> = Result<T, Message>;

/// Answers requests, one after the other.
pub struct Desk {
    clock: Clock,
    language: &'static Catalogue,
    models: Models,
    tables: BTreeMap<u32, Seating>,
    next: u32,
    thought: Option<Pondering>,
    review: Option<Going>,
}

/// What a page wants to know of a position.
struct Question {
    level: Option<u8>,
    lines: usize,
    seed: u64,
    ply: Option<u8>,
    rollouts: Option<u32>,
}

/// A thought about a table that goes on, and what is known so far.
struct Pondering {
    table: u32,
    thought: Box<dyn Thought>,
    advice: Advice,
}

/// A game in progress, and whoever thinks about it.
struct Seating {
    /// The text of the rules, unless they are built in.
    own_rules: Option<String>,
    game: AnyGame,
    table: Box<dyn Table>,
    advisor: Option<Box<dyn Advisor>>,
}

impl Desk {
    /// An empty desk that tells the time by this clock.
    pub fn new(clock: Clock) -> Desk {
        Desk {
            clock,
            language: Catalogue::english(),
            models: Models::new(),
            tables: BTreeMap::new(),
            next: 1,
            thought: None,
            review: None,
        }
    }

    /// Answers a request, which may come with bytes: `{"ok": …}` or `{"error": …}`, as JSON.
    pub fn answer(&mut self, request: &str, payload: &[u8]) -> String {
        let request = match serde_json::from_str(request) {
            Ok(request) => request,
            Err(error) => {
                let message = Message::new("desk-request").with("problem", error.to_string());
                return speaking(self.language, || written::<()>(Err(message)));
            }
        };
        speaking(self.language, || self.answer_request(request, payload))
    }

    fn answer_request(&mut self, request: Request, payload: &[u8]) -> String {
        match request {
            Request::Speak { language, files } => written(Ok(self.speak(&language, &files))),
            Request::Texts { codes } => {
                written(Ok(codes.into_iter().map(|code| Message::new(code).to_string()).collect::<Vec<_>>()))
            }
            Request::Variants => written(variants()),
            Request::Rules { rules } => written(rules_text(&rules)),
            Request::AddNet { name } => written(self.add_net(&name, payload)),
            Request::AddEndgames { rules } => written(self.add_endgames(&rules, payload)),
            Request::Open { rules, of_match, start, events, undone } => {
                written(self.open(&rules, of_match.as_ref(), start.as_deref(), &events, &undone))
            }
            Request::Kit { table } => written(self.seating(table).map(|seating| seating.table.kit())),
            Request::SetUp { table, setup } => {
                written(self.seating(table).map(|seating| set_up(seating.table.as_mut(), &setup)))
            }
            Request::Rolls { table } => written(self.seating(table).map(|seating| seating.table.rolls())),
            Request::Close { table } => {
                self.tables.remove(&table);
                written(Ok(()))
            }
            Request::View { table } => written(self.seating(table).map(|seating| seating.table.view())),
            Request::Act { table, text } => written(self.act(table, &text)),
            Request::Roll { table, seed } => written(self.seating(table).map(|seating| {
                seating.table.roll_by_seed(seed);
                seating.table.view()
            })),
            Request::GoTo { table, events } => written(self.seating(table).map(|seating| {
                go_to(seating.table.as_mut(), events);
                seating.table.view()
            })),
            Request::Follow { table, events } => written(self.follow(table, &events)),
            Request::Past { table } => written(self.seating(table).map(|seating| seating.table.past())),
            Request::Events { table } => {
                written(self.seating(table).map(|seating| events_of(seating.table.as_mut())))
            }
            Request::WhyNot { table, from, to } => written(
                self.seating(table)
                    .map(|seating| seating.table.why_not_between(from.as_deref(), to.as_deref())),
            ),
            Request::Record { table, headers, end } => {
                written(self.seating(table).map(|seating| seating.record(&headers, end)))
            }
            Request::ReadRecords { text } => written(exchanging::read_records(&text)),
            Request::Import { text, rules } => {
                let bytes = text.as_deref().map_or(payload, str::as_bytes);
                written(exchanging::import(bytes, rules.as_ref()))
            }
            Request::Export { records, format } => written(exchanging::export(&records, &format)),
            Request::Levels { rules } => written(game_of(&rules).map(|game| levels(&game))),
            Request::Think { table, level, lines, seed, ply, rollouts } => {
                written(self.think(table, &Question { level, lines, seed, ply, rollouts }))
            }
            Request::ThinkOn => written(self.think_on()),
            Request::Review { table, ply, rollouts, result } => {
                written(self.review(table, &Ask { ply, rollouts, result }))
            }
            Request::ReviewOn => written(self.review_on()),
            Request::Physics { table } => {
                written(self.seating(table).map(|seating| seating.table.exposures()))
            }
            Request::Tutor { table, text } => written(self.tutor(table, &text)),
            Request::Evaluate { table } => written(self.evaluate(table)),
        }
    }

    /// Takes up a language; says what is wrong with its files.
    fn speak(&mut self, language: &str, files: &[(String, String)]) -> Vec<String> {
        if files.is_empty() {
            self.language = Catalogue::of(language).unwrap_or_else(Catalogue::english);
            return Vec::new();
        }
        let files: Vec<(&str, &str)> =
            files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        // A page speaks few languages, each for as long as it lives.
        self.language = Box::leak(Box::new(Catalogue::from_files(language, &files)));
        self.language.flaws().to_vec()
    }

    fn add_net(&mut self, name: &str, bytes: &[u8]) -> Answered<()> {
        let problem =
            |error: String| Message::new("desk-net").with("name", game::excerpt(name)).with("problem", error);
        self.models.add(name, bytes).map_err(|error| problem(error.to_string()))?;
        self.think_anew();
        Ok(())
    }

    fn add_endgames(&mut self, rules: &RulesSource, bytes: &[u8]) -> Answered<()> {
        let game = game_of(rules)?;
        let problem = |problem: Message| Message::new("desk-endgames").with("problem", problem);
        let AnyGame::Mill(game) = game else { return Err(Message::new("desk-endgames-of-mill")) };
        self.models.add_endgames(&game, bytes).map_err(|error| problem(error.0))?;
        self.think_anew();
        Ok(())
    }

    /// Whoever thinks already has done without what was added.
    fn think_anew(&mut self) {
        self.tables.values_mut().for_each(|seating| seating.advisor = None);
    }

    fn open(
        &mut self,
        rules: &RulesSource,
        of_match: Option<&MatchSetup>,
        start: Option<&str>,
        events: &[String],
        undone: &[String],
    ) -> Answered<Opened> {
        if self.tables.len() >= MOST_TABLES {
            return Err(Message::new("desk-too-many-tables").with("most", MOST_TABLES));
        }
        let mut game = game_of(rules)?;
        if let Some(setup) = of_match {
            game = game.with_match(setup).map_err(|error| error.message())?;
        }
        let mut table = match of_match {
            Some(setup) => game.match_at(setup).map_err(|error| error.message())?,
            None => game.table(),
        };
        if let Some(fen) = start {
            table.set_fen(fen).map_err(|error| error.message())?;
        }
        play_all(table.as_mut(), events, 0)?;
        // An event may be a whole turn, which counts as many times as it has actions.
        let played = table.events_so_far();
        let all: Vec<String> = events.iter().chain(undone.iter().rev()).cloned().collect();
        play_all(table.as_mut(), &all, events.len())?;
        go_to(table.as_mut(), played);
        let (number, board, view) = (self.next, table.board(), table.view());
        self.next += 1;
        let own_rules = match rules {
            RulesSource::Id(_) => None,
            RulesSource::Text(text) => Some(text.clone()),
        };
        self.tables.insert(number, Seating { game, table, advisor: None, own_rules });
        Ok(Opened { table: number, board, view })
    }

    fn seating(&mut self, table: u32) -> Answered<&mut Seating> {
        self.tables.get_mut(&table).ok_or_else(|| Message::new("desk-no-table").with("table", table))
    }

    fn act(&mut self, table: u32, text: &str) -> Answered<teahouse::TableView> {
        let seating = self.seating(table)?;
        seating.table.act(text).map_err(|error| error.message())?;
        Ok(seating.table.view())
    }

    fn follow(&mut self, table: u32, events: &[String]) -> Answered<()> {
        let table = self.seating(table)?.table.as_mut();
        let common = table.events().iter().zip(events).take_while(|(a, b)| a == b).count();
        go_to(table, common);
        play_all(table, events, common)
    }

    fn think(&mut self, table: u32, question: &Question) -> Answered<Thinking> {
        let (clock, models) = (self.clock, self.models.clone());
        let seating = self.seating(table)?;
        let advisor = seating.advisor.get_or_insert_with(|| engine::advisor_among(&seating.game, &models));
        let Question { level, lines, seed, ply, rollouts } = *question;
        let limits = Limits {
            depth: ply.map(u32::from),
            rollouts: rollouts
                .map(|trials| RolloutSettings { trials: trials.into(), ..RolloutSettings::default() }),
            ..Limits::default()
        };
        let settings = Settings {
            level: level.unwrap_or(10),
            lines,
            seed,
            clock,
            hash: HASH,
            full_width: ply.is_some(),
            ..Settings::default()
        };
        let thought = advisor
            .begin(seating.table.as_ref(), &limits, &settings)
            .map_err(|error| advice_problem(&error))?;
        self.thought = Some(Pondering { table, thought, advice: Advice::default() });
        self.think_on()
    }

    fn review(&mut self, table: u32, ask: &Ask) -> Answered<Reviewing> {
        let models = self.models.clone();
        let seating = self.seating(table)?;
        self.review = Some(Going::begin(&seating.game, seating.table.as_mut(), &models, ask)?);
        self.review_on()
    }

    /// Reviews for a slice of time; where nobody tells the time, for the shortest one.
    fn review_on(&mut self) -> Answered<Reviewing> {
        let mut going = self.review.take().ok_or_else(|| Message::new("desk-not-reviewing"))?;
        let reviewing = going.go_on(self.clock, SLICE);
        self.review = (!reviewing.is_over).then_some(going);
        Ok(reviewing)
    }

    /// Thinks for a slice of time; where nobody tells the time, for the shortest one.
    fn think_on(&mut self) -> Answered<Thinking> {
        let clock = self.clock;
        let mut pondering = self.thought.take().ok_or_else(|| Message::new("desk-not-thinking"))?;
        let table = self.seating(pondering.table)?.table.as_ref();
        let began = clock.now();
        let is_over = loop {
            match pondering.thought.step() {
                Progress::Going => {}
                Progress::Better(advice) => pondering.advice = advice,
                Progress::Done(advice) => {
                    pondering.advice = advice;
                    break true;
                }
            }
            if !clock.is_there() || clock.now().saturating_sub(began) >= SLICE {
                break false;
            }
        };
        let lines = pondering.advice.lines.iter().map(|line| line_view(table, line)).collect();
        let cube = pondering.advice.cube.as_ref().map(cube_view);
        self.thought = (!is_over).then_some(pondering);
        Ok(Thinking { is_over, lines, cube })
    }

    fn tutor(&mut self, table: u32, text: &str) -> Answered<Option<TutorView>> {
        let models = self.models.clone();
        let seating = self.seating(table)?;
        tutor::warn(&seating.game, &models, seating.table.as_ref(), text)
    }

    fn evaluate(&mut self, table: u32) -> Answered<Worth> {
        let models = self.models.clone();
        let seating = self.seating(table)?;
        let advisor = seating.advisor.get_or_insert_with(|| engine::advisor_among(&seating.game, &models));
        let worth = advisor.evaluate(seating.table.as_ref()).map_err(|error| advice_problem(&error))?;
        Ok(Worth { wins: worth.wins, equity: worth.equity })
    }
}

/// An answer as text.
fn written<T: Serialize>(answer: Answered<T>) -> String {
    let answer = match answer {
        Ok(answer) => Answer::Ok(answer),
        Err(message) => Answer::Error(message),
    };
    // Every answer is made of numbers, texts and lists, which can always be written.
    serde_json::to_string(&answer).unwrap_or_default()
}

pub(crate) fn game_of(rules: &RulesSource) -> Answered<AnyGame> {
    let game = match rules {
        RulesSource::Id(id) => teahouse::built_in_game(id),
        RulesSource::Text(text) => teahouse::game_from_text(text),
    };
    game.map_err(|error| error.message())
}

fn variants() -> Answered<Vec<VariantView>> {
    let view = |id: &str| {
        let game = teahouse::built_in_game(id).map_err(|error| error.message())?;
        let table = game.table();
        let seats = (0..table.seats()).filter(|&seat| table.is_seated(seat));
        Ok(VariantView {
            rules: RulesView::of(game.variant()),
            seats: seats.map(|seat| table.seat_id(seat)).collect(),
            has_dice: game.has_dice(),
            has_matches: game.has_matches(),
            of_match: MatchSetup::of(&game),
        })
    };
    teahouse::built_in_ids().map(view).collect()
}

fn rules_text(rules: &RulesSource) -> Answered<RulesText> {
    let game = game_of(rules)?;
    let net = engine::models::wanted(&game).map(str::to_owned);
    Ok(RulesText {
        rules: RulesView::of(game.variant()),
        sections: game.explain(),
        net,
        endgames: engine::models::wants_endgames(&game),
        has_matches: game.has_matches(),
        of_match: MatchSetup::of(&game),
    })
}

fn levels(game: &AnyGame) -> Vec<Message> {
    (1..=10).map(|level| engine::describe_level(game, level)).collect()
}

fn set_up(table: &mut dyn Table, setup: &Setup) -> Placed {
    match table.set_up(setup) {
        Ok(()) => Placed { view: Some(table.view()), problems: Vec::new() },
        Err(problems) => Placed { view: None, problems },
    }
}

/// Plays these events from the one of this index on.
pub(crate) fn play_all(table: &mut dyn Table, events: &[String], first: usize) -> Answered<()> {
    for (index, event) in events.iter().enumerate().skip(first) {
        table.act(event).map_err(|error| {
            Message::new("desk-event").with("event", index + 1).with("problem", error.message())
        })?;
    }
    Ok(())
}

/// Takes back or plays again until so many events are played, as far as there are so many.
pub(crate) fn go_to(table: &mut dyn Table, events: usize) {
    while table.events_so_far() > events && table.undo().is_some() {}
    while table.events_so_far() < events && table.redo().is_some() {}
}

fn events_of(table: &mut dyn Table) -> Events {
    let events = table.events();
    let mut undone = Vec::new();
    while let Some(event) = table.redo() {
        undone.push(event);
    }
    go_to(table, events.len());
    undone.reverse();
    Events { start: table.start_fen(), events, undone }
}

impl Seating {
    /// The records of the game, or of the games of a match; they bring along rules that are not built in.
    fn record(&self, headers: &[(String, String)], end: Option<(String, String)>) -> String {
        let table = self.table.as_ref();
        let start = table.start_fen();
        let usual = teahouse::open(table.variant().clone()).map(|game| game.table().start_fen());
        let is_usual = usual.is_ok_and(|usual| usual == start);
        let mut records = Record::all_of(table, (!is_usual).then_some(start.as_str()), &[]);
        for record in &mut records {
            headers.iter().for_each(|(name, value)| record.set(name, value));
            self.own_rules.iter().for_each(|text| record.bring_rules(text));
        }
        if let (Some(record), Some((result, reason))) = (records.last_mut(), end) {
            record.end(&result, &reason);
        }
        records.iter().map(Record::to_string).collect()
    }
}

pub(crate) fn cube_view(advice: &CubeAdvice) -> CubeAdviceView {
    CubeAdviceView {
        decision: advice.decision.name(),
        is_take: advice.is_take,
        no_double: advice.no_double,
        double_take: advice.double_take,
        double_drop: advice.double_drop,
        is_match: advice.is_match,
    }
}

pub(crate) fn advice_problem(error: &AdviceError) -> Message {
    match error {
        AdviceError::DiceDue => Message::new("dice-due"),
        AdviceError::Over => Message::new("game-over"),
        other => Message::new("desk-problem").with("problem", other.to_string()),
    }
}
