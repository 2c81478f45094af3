//! The types that TypeScript knows are those that are written here.

use std::path::Path;

use game::setup::{Kit, Setup, Standing};
use game::{
    BoardView, Count, Exposure, Mark, Message, MoveKind, MoveView, Pile, Place, PlaceKind, Section, Strike,
    Verdict, Way,
};
use teahouse::{
    CubeView, Die, GameScore, Journey, MatchSetup, MatchView, PastTurn, RollChance, RulesView, SeatView,
    TableView, TurnView,
};
use ts_rs::TS;
use wasm::messages::Placed;
use wasm::messages::{
    ChancePoint, CubeAdviceView, DecisionView, Events, Exported, GameReview, Imported, KnownView, LineView,
    MarkCounts, Opened, PlaySum, Recorded, Request, ReviewView, Reviewing, RollView, RulesSource, RulesText,
    SeatReview, Thinking, TutorView, VariantView, Worth,
};

macro_rules! declarations {
    ($($Type:ty)*) => {
        [$(format!("export {}\n", <$Type as TS>::decl())),*]
    };
}

fn types() -> String {
    let head = "// Made from crates/wasm by `make types`; a test fails when it is out of date.\n\n";
    let types = declarations! {
        Message Section Verdict
        BoardView Way Place PlaceKind Mark Pile Count MoveKind MoveView
        RulesView SeatView TurnView Die PastTurn Journey CubeView GameScore MatchView MatchSetup TableView
        RulesSource Request VariantView RulesText Opened Events Recorded Imported Exported CubeAdviceView Thinking LineView KnownView Worth
        Reviewing ReviewView DecisionView RollView ChancePoint GameReview SeatReview PlaySum MarkCounts Exposure Strike TutorView
        Setup Standing Kit Placed RollChance
    };
    head.to_owned() + &types.join("\n")
}

#[test]
fn typescript_knows_every_message_as_it_is() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/engine/messages.ts");
    let types = types();
    if std::env::var_os("TEAHOUSE_GOLDEN").is_some() {
        std::fs::write(&file, &types).unwrap();
    }
    let written = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        written == types,
        "run `make types`: {} differs from the messages of crates/wasm",
        file.display()
    );
}
