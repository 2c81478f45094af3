//! Tables that people share: what docs/tables.md promises, sentence by sentence.

mod common;

use common::tables::{Client, Folder, Hosted, generous, next_of, pair, play_out, token};
use serde_json::{Value, json};
use server::{Limits, Rate, Tables};

/// Two persons at a new table of these rules.
fn two(hosted: &Hosted, rules: &str) -> (String, Vec<Client>) {
    let table = hosted.make(&pair(rules));
    let first = hosted.sit(&table, 0);
    let second = hosted.sit(&table, 1);
    let mut both = vec![first, second];
    let seq = both[1].seq();
    both[0].wait_for(seq);
    (table, both)
}

fn verified(record: &str) -> Option<u64> {
    let records = tables::Record::read_all(record).unwrap();
    let game = records[0].game().unwrap();
    tables::fair::verify(&records, &game, None).unwrap()
}

#[test]
fn a_whole_game_of_each_family_is_played_and_its_dice_can_be_checked() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    for rules in ["long-nardi", "ludopy", "three-mens-morris"] {
        let (table, mut both) = if rules == "ludopy" {
            let seats = json!([{"kind": "person"}, {"kind": "computer", "level": 1}, {"kind": "person"}, {"kind": "computer", "level": 2}]);
            let table = hosted.make(&json!({"rules": {"id": rules}, "seats": seats}));
            let mut both = vec![hosted.sit(&table, 0), hosted.sit(&table, 2)];
            let seq = both[1].seq();
            both[0].wait_for(seq);
            (table, both)
        } else {
            two(&hosted, rules)
        };
        assert_eq!(both[0].events[0]["kind"], "made");
        let events = play_out(&mut both, 7);
        assert_eq!(both[0].events, both[1].events, "{rules}");
        let record = hosted.record(&table);
        let rolls = verified(&record);
        assert_eq!(rolls.is_some(), rules != "three-mens-morris", "{rules}");
        let over = both[0].events.last().unwrap();
        assert!(record.contains(&format!("[Result \"{}\"]", over["result"].as_str().unwrap())), "{record}");
        assert!(events > 5 && record.contains("\"P0\""), "{record}");
    }
    hosted.stop();
}

#[test]
fn the_secret_of_the_dice_is_told_when_the_game_is_over_and_not_before() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let (table, mut both) = two(&hosted, "long-nardi");
    both[0].done(json!({"kind": "roll"}));
    let seq = both[0].seq();
    both[1].wait_for(seq);
    let told: String = both[1].events.iter().map(Value::to_string).collect();
    let record = hosted.record(&table);
    assert!(!told.contains("secret") && !record.contains("FairSecret"), "{told}\n{record}");
    assert!(record.contains("FairCommitment") && record.contains("c0ffee"), "{record}");
    both[1].done(json!({"kind": "resign"}));
    let over = both[1].events.last().unwrap();
    let secret = over["secret"].as_str().unwrap();
    let commitment = tables::fair::fair::Secret::from_hex(secret).unwrap().commitment().to_string();
    assert_eq!(both[1].events[0]["commitment"], commitment);
    assert!(hosted.record(&table).contains(secret));
    assert_eq!(verified(&hosted.record(&table)), Some(1));
}

#[test]
fn the_same_intention_twice_is_one_event_also_after_a_restart() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let (table, mut both) = two(&hosted, "nine-mens-morris");
    let act = json!({"kind": "act", "text": "a1"});
    let seq = both[0].seq();
    let first = both[0].want_as("once", seq, act.clone());
    assert_eq!((&first["type"], &first["seq"]), (&json!("done"), &json!(seq + 1)));
    assert_eq!(both[0].want_as("once", seq, act.clone()), first);
    let token = both[0].token.clone();
    drop(both);
    hosted.stop();
    let again = Hosted::on(&folder.database());
    let mut back = again.come(&table, Some(&token), seq);
    assert_eq!(back.seat, Some(0));
    assert_eq!(back.events.len(), 1, "only what was missed is told: {:?}", back.events);
    assert_eq!(back.events[0]["text"], "a1");
    back.send(&json!({"type": "do", "id": "once", "expected": seq, "what": act}));
    assert_eq!(back.answer(), first);
    let mut watcher = again.come(&table, None, 0);
    assert_eq!(watcher.seq(), seq + 1);
    assert_eq!(watcher.refused(json!({"kind": "act", "text": "d2"})), "host-watching");
}

#[test]
fn what_rests_on_an_old_state_is_refused_with_what_was_missed() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let (_, mut both) = two(&hosted, "nine-mens-morris");
    let seq = both[0].seq();
    both[0].done(json!({"kind": "act", "text": "a1"}));
    let stale = both[1].want_as("late", seq, json!({"kind": "act", "text": "d2"}));
    assert_eq!((&stale["type"], &stale["message"]["code"]), (&json!("refused"), &json!("table-stale")));
    assert_eq!(stale["seq"], seq + 1);
    let missed = stale["missed"].as_array().unwrap();
    assert_eq!((missed.len(), &missed[0]["text"]), (1, &json!("a1")));
    let ahead = both[1].want_as("early", seq + 9, json!({"kind": "act", "text": "d2"}));
    assert_eq!(ahead["message"]["code"], "table-stale");
    both[1].wait_for(seq + 1);
    both[1].done(json!({"kind": "act", "text": "d2"}));
}

#[test]
fn nobody_does_what_is_for_others_or_for_the_dice() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let (_, mut both) = two(&hosted, "nine-mens-morris");
    for (seat, text, code) in [
        (1, "d2", "host-not-your-turn"),
        (0, "a1,d2", "notation-"),
        (0, "white-resigns", "host-not-yours"),
        (0, "black-resigns", "host-not-yours"),
        (0, "z9", "notation-"),
        (0, "", "notation-"),
        (0, "next", "notation-"),
    ] {
        let found = both[seat].refused(json!({"kind": "act", "text": text}));
        let is_it = if code.ends_with('-') { !found.starts_with("host-not") } else { found == code };
        assert!(is_it, "{text}: {found}");
    }
    assert_eq!(both[0].refused(json!({"kind": "roll"})), "dice-not-due");
    assert_eq!(both[0].refused(json!({"kind": "act", "text": "x".repeat(500)})), "host-action-long");
    let (_, mut dice) = two(&hosted, "long-nardi");
    let roller = dice.iter().position(|one| one.seat == Some(0)).unwrap();
    assert_eq!(dice[roller].refused(json!({"kind": "act", "text": "r66"})), "host-not-yours");
    assert_eq!(dice[roller].refused(json!({"kind": "act", "text": "r66,24/18"})), "host-not-yours");
    assert_eq!(dice[roller].refused(json!({"kind": "act", "text": "24/18"})), "table-illegal");
    assert_eq!(dice[0].seq(), dice[0].welcome["seq"].as_u64().unwrap() + 3, "nothing has happened");
}

#[test]
fn seats_belong_to_tokens_and_one_comes_back_by_them() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let own = token();
    let mut wanted = pair("nine-mens-morris");
    wanted["own"] = json!({"seat": 0, "token": own});
    let table = hosted.make(&wanted);
    let mut stranger = hosted.come(&table, None, 0);
    let sit = |seat: u8, token: &str| json!({"kind": "sit", "seat": seat, "name": "Eve", "token": token, "contribution": "00"});
    assert_eq!(stranger.refused(sit(0, &token())), "host-seat-kept");
    assert_eq!(stranger.refused(sit(7, &token())), "host-no-seat");
    assert_eq!(stranger.refused(sit(1, &own)), "host-token-twice");
    let mut owner = hosted.come(&table, Some(&own), 0);
    assert_eq!(owner.seat, Some(0));
    assert_eq!(owner.refused(json!({"kind": "act", "text": "a1"})), "host-not-seated");
    owner.done(sit(0, &own));
    stranger.wait_for(2);
    let theirs = token();
    stranger.done(sit(1, &theirs));
    owner.wait_for(4);
    assert_eq!(owner.events[3]["kind"], "began");
    let mut late = hosted.come(&table, None, 0);
    assert_eq!(late.refused(sit(1, &token())), "host-seat-kept");
    owner.done(json!({"kind": "act", "text": "a1"}));
    stranger.cut();
    let mut back = hosted.come(&table, Some(&theirs), 0);
    assert_eq!(back.seat, Some(1));
    back.done(json!({"kind": "act", "text": "d2"}));
    let wrong = Client::come(hosted.running.address, &table, Some(&token()), 0).err().unwrap();
    assert_eq!(wrong["message"]["code"], "host-wrong-token");
    let missing = Client::come(hosted.running.address, "nosuchtable", None, 0).err().unwrap();
    assert_eq!(missing["message"]["code"], "host-no-table");
}

#[test]
fn a_draw_is_agreed_on_where_nobody_rolls() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let (table, mut both) = two(&hosted, "nine-mens-morris");
    both[0].done(json!({"kind": "offer", "what": "draw"}));
    both[1].wait_until("offered");
    assert_eq!(both[1].refused(json!({"kind": "offer", "what": "draw"})), "host-offer-open");
    both[1].done(json!({"kind": "answer", "yes": false}));
    both[0].wait_until("declined");
    assert_eq!(both[0].refused(json!({"kind": "answer", "yes": true})), "host-no-offer");
    both[0].done(json!({"kind": "offer", "what": "draw"}));
    assert_eq!(both[0].refused(json!({"kind": "answer", "yes": true})), "host-offer-others");
    let seq = both[0].seq();
    both[1].wait_for(seq);
    both[1].done(json!({"kind": "answer", "yes": true}));
    let over = both[1].events.last().unwrap();
    assert_eq!((&over["result"], &over["reason"]), (&json!("draw"), &json!("agreement")));
    assert!(hosted.record(&table).contains("[Reason \"agreement\"]"));
    tables::Record::read_all(&hosted.record(&table)).unwrap()[0].replay().unwrap();
    let (_, mut dice) = two(&hosted, "long-nardi");
    assert_eq!(dice[0].refused(json!({"kind": "offer", "what": "draw"})), "host-no-draws");
}

#[test]
fn what_all_agree_on_is_taken_back_and_dice_fall_the_same_once_more() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let (_, mut both) = two(&hosted, "long-nardi");
    both[0].done(json!({"kind": "roll"}));
    let rolled = both[0].events.last().unwrap()["text"].clone();
    assert_eq!(both[0].refused(json!({"kind": "offer", "what": "undo", "events": 1})), "host-undo-what");
    both[0].done(json!({"kind": "offer", "what": "undo", "events": 0}));
    let seq = both[0].seq();
    both[1].wait_for(seq);
    both[1].done(json!({"kind": "answer", "yes": true}));
    let undone = both[1].events.last().unwrap().clone();
    assert_eq!((&undone["kind"], &undone["events"]), (&json!("undone"), &json!(0)));
    both[0].wait_for(undone["seq"].as_u64().unwrap());
    both[0].done(json!({"kind": "roll"}));
    assert_eq!(both[0].events.last().unwrap()["text"], rolled);
    // Against a computer nobody has to be asked.
    let seats = json!([{"kind": "person"}, {"kind": "computer", "level": 1}]);
    let table = hosted.make(&json!({"rules": {"id": "nine-mens-morris"}, "seats": seats}));
    let mut alone = hosted.sit(&table, 0);
    alone.done(json!({"kind": "act", "text": "a1"}));
    let seq = alone.seq();
    alone.wait_for(seq + 1);
    alone.done(json!({"kind": "offer", "what": "undo", "events": 0}));
    assert_eq!(alone.events.last().unwrap()["kind"], "undone");
    assert_eq!(alone.refused(json!({"kind": "offer", "what": "draw"})), "host-no-draw-with-computers");
}

#[test]
fn of_four_who_give_up_a_computer_takes_the_place_and_the_others_go_on() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let person = json!({"kind": "person"});
    let table = hosted.make(&json!({"rules": {"id": "ludopy"}, "seats": [person, person, person, person]}));
    let mut four: Vec<Client> = (0..4).map(|seat| hosted.sit(&table, seat)).collect();
    let all = |four: &mut Vec<Client>| {
        let seq = four.iter().map(Client::seq).max().unwrap();
        four.iter_mut().for_each(|one| one.wait_for(seq));
    };
    all(&mut four);
    four[3].done(json!({"kind": "resign"}));
    let left = four[3].events.last().unwrap().clone();
    assert_eq!(
        (&left["kind"], &left["seat"], &left["reason"]),
        (&json!("left"), &json!(3), &json!("resignation"))
    );
    assert_eq!(four[3].refused(json!({"kind": "roll"})), "host-not-seated");
    all(&mut four);
    four.pop();
    play_out(&mut four, 3);
    assert_eq!(four[0].events.last().unwrap()["kind"], "over");
    assert!(four[0].events.iter().any(|event| event["kind"] == "acted" && event["seat"] == 3));
    verified(&hosted.record(&table));
}

#[test]
fn after_the_game_everybody_moves_to_the_next_table_with_the_seats_changed() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let (table, mut both) = two(&hosted, "nine-mens-morris");
    assert_eq!(both[0].refused(json!({"kind": "again"})), "host-not-over");
    both[0].done(json!({"kind": "resign"}));
    both[1].wait_until("over");
    both[1].done(json!({"kind": "again"}));
    let seq = both[1].seq();
    both[0].wait_for(seq);
    assert_eq!(both[1].refused(json!({"kind": "again"})), "host-again-already");
    both[0].done(json!({"kind": "again"}));
    let moved = both[1].wait_until("moved");
    assert_eq!(moved["seats"], json!([1, 0]));
    let next = moved["table"].as_str().unwrap();
    let mut first = hosted.come(next, Some(&both[0].token.clone()), 0);
    assert_eq!((first.seat, &first.events[0]["before"]), (Some(1), &json!(table)));
    first.sit(1);
    let mut second = hosted.come(next, Some(&both[1].token.clone()), 0);
    second.sit(0);
    second.done(json!({"kind": "act", "text": "a1"}));
    assert_ne!(first.events[0]["commitment"], both[0].events[0]["commitment"]);
}

#[test]
fn a_match_goes_from_game_to_game_with_doubles() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let mut wanted = pair("long-nardi");
    wanted["match"] = json!({"length": 3, "cube": true, "crawford": true});
    let table = hosted.make(&wanted);
    let mut both = vec![hosted.sit(&table, 0), hosted.sit(&table, 1)];
    let seq = both[1].seq();
    both[0].wait_for(seq);
    let mut follower = common::tables::Follower::of(&both[0].events);
    let mut did_double = false;
    for choice in 0.. {
        let most = both.iter().map(Client::seq).max().unwrap();
        both.iter_mut().for_each(|one| one.wait_for(most));
        if both[0].events.last().unwrap()["kind"] == "over" {
            break;
        }
        let table = follower.follow(&both[0].events);
        let view = table.match_view().unwrap();
        if let Some(seat) = view.may_double.filter(|_| !did_double) {
            did_double = true;
            both[usize::from(seat)].done(json!({"kind": "act", "text": "double"}));
            let seq = both[usize::from(seat)].seq();
            let other = &mut both[usize::from(seat ^ 1)];
            other.wait_for(seq);
            other.done(json!({"kind": "act", "text": "take"}));
            continue;
        }
        let next = both.iter().position(|one| next_of(table, one.seat.unwrap(), choice).is_some()).unwrap();
        let what = next_of(table, both[next].seat.unwrap(), choice).unwrap();
        both[next].done(what);
    }
    assert!(did_double);
    let record = hosted.record(&table);
    assert!(record.contains("double") && record.matches("[Game \"").count() >= 1, "{record}");
    assert!(verified(&record).unwrap() > 20);
}

#[test]
fn who_has_no_time_left_loses_by_itself_also_across_a_restart() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let mut wanted = pair("nine-mens-morris");
    wanted["clock"] = json!({"reserve": 1, "move": 1});
    let table = hosted.make(&wanted);
    let mut first = hosted.sit(&table, 0);
    let mut second = hosted.sit(&table, 1);
    first.wait_until("began");
    first.done(json!({"kind": "act", "text": "a1"}));
    let over = first.wait_until("over");
    assert_eq!((&over["result"], &over["reason"]), (&json!("white"), &json!("timeout")));
    second.wait_until("over");
    // The same while no server runs.
    let table = hosted.make(&wanted);
    let first = hosted.sit(&table, 0);
    let second = hosted.sit(&table, 1);
    drop((first, second));
    hosted.stop();
    let again = Hosted::on(&folder.database());
    let mut watcher = again.come(&table, None, 0);
    assert_eq!(watcher.wait_until("over")["result"], "black");
}

#[test]
fn open_tables_are_listed_until_they_begin() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let listed = || -> Vec<Value> {
        let answer = hosted.running.get("/api/tables");
        let all: Value = serde_json::from_slice(&answer.body).unwrap();
        all["tables"].as_array().unwrap().clone()
    };
    hosted.make(&pair("nine-mens-morris"));
    assert_eq!(listed(), Vec::<Value>::new(), "only those that are to be");
    let mut wanted = pair("long-nardi");
    wanted["listed"] = true.into();
    let table = hosted.make(&wanted);
    let mut first = hosted.come(&table, None, 0);
    first.done(
        json!({"kind": "sit", "seat": 1, "name": " <b>Ann</b> ", "token": first.token, "contribution": "0a"}),
    );
    let all = listed();
    assert_eq!((all.len(), &all[0]["id"], &all[0]["rules"]), (1, &json!(table), &json!("long-nardi")));
    assert_eq!(all[0]["seats"][1], json!({"kind": "person", "taken": true, "person": "<b>Ann</b>"}));
    assert_eq!(all[0]["seats"][0], json!({"kind": "person"}));
    assert!(all[0]["age"].as_u64().unwrap() < 60);
    hosted.sit(&table, 0);
    assert_eq!(listed(), Vec::<Value>::new());
}

#[test]
fn who_is_there_is_told() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let (table, mut both) = two(&hosted, "nine-mens-morris");
    let watcher = hosted.come(&table, None, 0);
    assert_eq!((&watcher.welcome["present"], &watcher.welcome["watchers"]), (&json!([0, 1]), &json!(1)));
    watcher.cut();
    let second = both.pop().unwrap();
    second.cut();
    // What is told last is how it is.
    while both[0].others.last().is_none_or(|last| last["seats"] != json!([0]) || last["watchers"] != 0) {
        let message = both[0].next().unwrap();
        both[0].others.push(message);
    }
}

#[test]
fn tables_that_cannot_be_are_refused_with_the_reason() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let person = json!({"kind": "person"});
    let computer = json!({"kind": "computer", "level": 5});
    let two = json!([person, person]);
    for (wanted, code) in [
        (json!({"rules": {"id": "chess"}, "seats": two}), "variant-unknown"),
        (json!({"rules": {"id": "../../etc/passwd"}, "seats": two}), "variant-unknown"),
        (json!({"rules": {"text": "extends = \"../x.toml\""}, "seats": two}), "variant-text-wrong"),
        (json!({"rules": {"text": "nonsense"}, "seats": two}), "variant-text-wrong"),
        (json!({"rules": {"text": "x".repeat(40_000)}, "seats": two}), "host-rules-long"),
        (json!({"rules": {"id": "long-nardi"}, "seats": [person]}), "host-seats"),
        (json!({"rules": {"id": "long-nardi"}, "seats": [person, null]}), "host-seat-empty"),
        (json!({"rules": {"id": "long-nardi"}, "seats": [computer, computer]}), "host-no-person"),
        (
            json!({"rules": {"id": "long-nardi"}, "seats": [person, {"kind": "computer", "level": 11}]}),
            "host-seat-level",
        ),
        (
            json!({"rules": {"id": "long-nardi"}, "seats": two, "clock": {"reserve": 0, "move": 0}}),
            "host-clock",
        ),
        (
            json!({"rules": {"id": "nine-mens-morris"}, "seats": two, "match": {"length": 3, "cube": false, "crawford": false}}),
            "match-none",
        ),
        (
            json!({"rules": {"id": "long-nardi"}, "seats": [person, computer], "own": {"seat": 1, "token": token()}}),
            "host-own-seat",
        ),
        (
            json!({"rules": {"id": "long-nardi"}, "seats": two, "own": {"seat": 1, "token": "abc"}}),
            "socket-not-understood",
        ),
        (json!({"rules": {"id": "long-nardi"}, "seats": two, "colour": "red"}), "socket-not-understood"),
        (json!([1, 2]), "socket-not-understood"),
    ] {
        let answer = hosted.post(&wanted);
        let said: Value = serde_json::from_slice(&answer.body).unwrap();
        let found = said["message"]["code"].as_str().unwrap();
        assert!(answer.status == 400 && found.starts_with(code), "{wanted}: {} {said}", answer.status);
        assert!(!said["message"]["text"].as_str().unwrap().is_empty());
    }
    let huge = format!("{{\"rules\": {{\"text\": \"{}\"}}}}", "x".repeat(200_000));
    assert_eq!(hosted.post_with(&huge, &[("content-type", "application/json")]).status, 413);
    assert_eq!(hosted.post_with("{}", &[("content-type", "text/plain")]).status, 415);
    let german = [("content-type", "application/json"), ("accept-language", "xx, de;q=0.5, en;q=0.1")];
    let answer = hosted.post_with("{\"rules\": {\"id\": \"chess\"}, \"seats\": []}", &german);
    assert!(answer.text().contains("\"text\"") && answer.status == 400, "{}", answer.text());
    hosted.make(&pair("long-nardi"));
}

#[test]
fn rules_of_ones_own_are_played_and_recorded_with_the_game() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let rules =
        "id = \"my-morris\"\nname = \"My Morris\"\nfamily = \"mill\"\nextends = \"three-mens-morris\"\n";
    let person = json!({"kind": "person"});
    let table = hosted.make(&json!({"rules": {"text": rules}, "seats": [person, person]}));
    let mut both = vec![hosted.sit(&table, 0), hosted.sit(&table, 1)];
    let seq = both[1].seq();
    both[0].wait_for(seq);
    assert_eq!(both[0].events[0]["name"], "My Morris");
    play_out(&mut both, 5);
    let record = hosted.record(&table);
    assert!(record.contains("RulesText"), "{record}");
    assert_eq!(verified(&record), None);
}

#[test]
fn old_games_become_records_that_can_still_be_read() {
    let folder = Folder::new();
    let mut tables = Tables { database: folder.database(), ..Tables::default() };
    tables.host.compact_after = std::time::Duration::ZERO;
    let hosted = Hosted::with(tables);
    let (table, mut both) = two(&hosted, "long-nardi");
    both[0].done(json!({"kind": "roll"}));
    both[0].done(json!({"kind": "resign"}));
    let before = hosted.record(&table);
    drop(both);
    std::thread::sleep(std::time::Duration::from_millis(20));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    assert_eq!(runtime.block_on(hosted.host.sweep()), 1);
    // Whoever had the table in memory may have gone a moment later.
    let gone = (0..200).find_map(|_| {
        std::thread::sleep(std::time::Duration::from_millis(10));
        Client::come(hosted.running.address, &table, None, 0).err()
    });
    assert_eq!(gone.unwrap()["message"]["code"], "host-table-is-record");
    assert_eq!(hosted.record(&table), before);
    assert_eq!(verified(&before), Some(1));
}

#[test]
fn one_who_asks_too_often_is_slowed_down_and_others_are_not() {
    let folder = Folder::new();
    let limits = Limits {
        messages: Rate { burst: 5.0, per_second: 0.001 },
        tables_of_one: Rate { burst: 2.0, per_second: 0.001 },
        sockets_of_one: 3,
        ..generous()
    };
    let door = common::tables::door(limits);
    let hosted = Hosted::with(Tables { database: folder.database(), door, ..Tables::default() });
    let table = hosted.make(&pair("nine-mens-morris"));
    hosted.make(&pair("nine-mens-morris"));
    let third = hosted.post(&pair("nine-mens-morris"));
    assert_eq!((third.status, third.header("retry-after")), (429, Some("30")));
    let mut noisy = hosted.come(&table, None, 0);
    let mut quiet = hosted.come(&table, None, 0);
    let answers: Vec<Value> = (0..7).map(|_| noisy.want(json!({"kind": "roll"}))).collect();
    let often = answers.iter().filter(|answer| answer["message"]["code"] == "socket-too-often").count();
    assert_eq!(often, 2, "{answers:?}");
    assert_eq!(quiet.refused(json!({"kind": "roll"})), "host-watching");
    let _third = hosted.come(&table, None, 0);
    assert_eq!(Client::open(hosted.running.address, &table, &[]).err(), Some(429));
}

#[test]
fn health_readiness_and_figures_are_told() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let (_, mut both) = two(&hosted, "nine-mens-morris");
    both[0].done(json!({"kind": "act", "text": "a1"}));
    assert_eq!(hosted.running.get("/healthz").text(), "ok\n");
    assert_eq!(hosted.running.get("/readyz").text(), "ready\n");
    let answer = hosted.running.get("/metrics");
    let text = answer.text();
    for line in [
        "teahouse_events_total 4",
        "teahouse_sockets 2",
        "teahouse_tables_made_total 1",
        "teahouse_tables_held 1",
    ] {
        assert!(text.lines().any(|found| found == line), "{line} is not in\n{text}");
    }
}

#[test]
fn the_log_names_tables_and_no_secrets() {
    let folder = Folder::new();
    let lines = std::sync::Arc::new(std::sync::Mutex::new(Vec::new()));
    let taken = lines.clone();
    let hosted = Hosted::logging(&folder.database(), move |line| taken.lock().unwrap().push(line.to_owned()));
    let (table, mut both) = two(&hosted, "nine-mens-morris");
    both[0].done(json!({"kind": "resign"}));
    let tokens: Vec<String> = both.iter().map(|one| one.token.clone()).collect();
    let secret = both[0].events.last().unwrap()["secret"].as_str().unwrap().to_owned();
    let log = lines.lock().unwrap().join("\n");
    assert!(log.contains(&table), "{log}");
    assert!(!log.contains(&secret) && !tokens.iter().any(|token| log.contains(token)), "{log}");
}
