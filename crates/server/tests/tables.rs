//! Tables that people share: what docs/tables.md promises, sentence by sentence.

use crate::common::tables::{Client, Folder, Hosted, next_of, pair, play_out, token, two, verified};
use serde_json::{Value, json};

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
fn a_table_that_waits_can_be_closed_by_whoever_waits_there_alone() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let close = || json!({"kind": "withdraw"});
    let mut wanted = pair("long-nardi");
    wanted["listed"] = json!(true);
    let table = hosted.make(&wanted);
    let mut owner = hosted.sit(&table, 0);
    assert_eq!(hosted.listed()[0]["id"], table);
    let mut guest = hosted.come(&table, None, 0);
    assert_eq!(guest.refused(close()), "host-watching");
    owner.done(close());
    let over = owner.events.last().unwrap();
    assert_eq!(
        (&over["kind"], &over["result"], &over["reason"]),
        (&json!("over"), &json!("*"), &json!("withdrawn"))
    );
    guest.wait_until("over");
    assert_eq!(hosted.listed(), Vec::<Value>::new());
    let sit = json!({"kind": "sit", "seat": 1, "name": "Eve", "token": token(), "contribution": "00"});
    assert_eq!(guest.refused(sit), "host-withdrawn");
    for late in [close(), json!({"kind": "again"}), json!({"kind": "roll"}), json!({"kind": "resign"})] {
        assert_eq!(owner.refused(late), "host-withdrawn");
    }
    // Nothing was rolled, and the record says so.
    let record = hosted.record(&table);
    assert!(record.contains("[Result \"*\"]") && !record.contains("withdrawn"), "{record}");
    assert_eq!(verified(&record), Some(0));
    // With somebody else there it is theirs too, and what has begun is played.
    let seats =
        json!([{"kind": "person"}, {"kind": "person"}, {"kind": "person"}, {"kind": "computer", "level": 1}]);
    let table = hosted.make(&json!({"rules": {"id": "ludopy"}, "seats": seats}));
    let mut three = vec![hosted.sit(&table, 0), hosted.sit(&table, 1)];
    three[0].wait_for(3);
    assert_eq!(three[0].refused(close()), "host-others-wait");
    three.push(hosted.sit(&table, 2));
    let seq = three[2].seq();
    three[0].wait_for(seq);
    assert_eq!(three[0].refused(close()), "host-has-begun");
}

#[test]
fn a_match_goes_from_game_to_game_with_doubles() {
    let folder = Folder::new();
    let hosted = Hosted::on(&folder.database());
    let mut wanted = pair("long-nardi");
    wanted["match"] = json!({"length": 3, "cube": true, "crawford": true});
    let table = hosted.make(&wanted);
    let mut both = [hosted.sit(&table, 0), hosted.sit(&table, 1)];
    let seq = both[1].seq();
    both[0].wait_for(seq);
    let mut follower = crate::common::tables::Follower::of(&both[0].events);
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
