//! Pink slips (R8): requests after the register is closed are kept, prevent the draw, and are applied or refused.

use serde_json::Value;

use crate::hall;

const EVENT: &str = "stage.drawmaster";

#[test]
fn an_applied_slip_reports_its_changes_and_can_be_undone() {
    let hall = hall();
    hall.event(EVENT, 8);
    let entry = |number: usize| -> Value {
        let entries = hall.drawmaster(&format!("entries {EVENT} --json")).json();
        entries.as_array().unwrap().iter().find(|e| e["number"] == number).unwrap().clone()
    };
    let before = entry(8);
    let slip = hall.drawmaster(&format!("slip add {EVENT} --player 8 --rank 9d --club Mill --missed 2 --json")).json();
    assert_eq!((slip["slip"].as_i64(), slip["state"].as_str()), (Some(1), Some("pending")));
    assert_eq!(entry(8), before, "a pending slip changes nothing");
    let changed: Vec<(&str, &str, &str)> = slip["changes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|c| (c["what"].as_str().unwrap(), c["before"].as_str().unwrap(), c["after"].as_str().unwrap()))
        .collect();
    let was = |what: &str| before[what].as_str().unwrap();
    assert_eq!(
        changed,
        [
            ("rank", was("rank"), "9d"),
            ("club", was("club"), "Mill"),
            ("rounds", "1–6", "1, 3–6"),
            ("initial", was("initial"), "23"),
        ]
    );
    hall.drawmaster(&format!("slip apply {EVENT} 1")).done();
    let after = entry(8);
    assert_eq!((after["rank"].as_str(), after["club"].as_str()), (Some("9d"), Some("Mill")));
    assert_eq!((&after["number"], &after["missed"]), (&before["number"], &serde_json::json!([2])));
    hall.unchanged(|| hall.drawmaster(&format!("slip apply {EVENT} 1")).refused("Slip 1 was applied on"));
    hall.unchanged(|| hall.drawmaster(&format!("slip apply {EVENT} 2")).refused("There is no slip 2"));
    hall.drawmaster(&format!("undo {EVENT}")).done();
    assert_eq!(entry(8), before);
    hall.words(&["slip", "refuse", EVENT, "1", "--reason", "no proof of rank"]).done();
    let kept = hall.drawmaster(&format!("slip list {EVENT} --json")).json();
    assert_eq!((kept[0]["state"].as_str(), kept[0]["answer"].as_str()), (Some("refused"), Some("no proof of rank")));
    hall.drawmaster(&format!("print {EVENT} pink-register register.pdf")).done();
    hall.drawmaster(&format!("check {EVENT}")).done();
}

#[test]
fn pending_slips_prevent_the_draw_unless_overruled() {
    let hall = hall();
    hall.event(EVENT, 8);
    hall.drawmaster(&format!("slip add {EVENT} --player 3 --leaves")).done();
    hall.unchanged(|| hall.drawmaster(&format!("pair {EVENT} --round 1")).refused("One pink slip is pending"));
    hall.drawmaster(&format!("pair {EVENT} --round 1 --dry-run")).done();
    hall.drawmaster(&format!("pair {EVENT} --round 1 --despite-slips")).done();
    let log = hall.drawmaster(&format!("log {EVENT} --json")).json();
    assert!(log.to_string().contains("despite_slips"), "the director's word is in the journal: {log}");
    hall.drawmaster(&format!("slip list {EVENT}")).done();
    hall.drawmaster(&format!("slip apply {EVENT} 1")).done();
    hall.drawmaster(&format!("unpair {EVENT} --round 1")).done();
    let paired = hall.drawmaster(&format!("pair {EVENT} --round 1 --json")).json();
    let seated = |board: &Value| [board["black"].as_u64(), board["white"].as_u64()];
    let seats: Vec<Option<u64>> = paired["boards"].as_array().unwrap().iter().flat_map(seated).collect();
    assert_eq!((seats.len(), seats.contains(&Some(3))), (6, false), "who left is not paired: {paired}");
}

#[test]
fn a_slip_for_a_late_entry_creates_the_entry() {
    let hall = hall();
    hall.event(EVENT, 8);
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    hall.drawmaster(&format!("release {EVENT} --round 1")).done();
    hall.unchanged(|| hall.drawmaster(&format!("slip add {EVENT} --family Quill")).refused("a family name and a rank"));
    hall.drawmaster(&format!("slip add {EVENT} --family Quill --given Ann --rank 3k --note train")).done();
    hall.drawmaster(&format!("slip apply {EVENT} 1")).done();
    let entries = hall.drawmaster(&format!("entries {EVENT} --json")).json();
    let quill = entries.as_array().unwrap().iter().find(|e| e["family"] == "Quill").unwrap();
    assert_eq!((quill["number"].as_u64(), &quill["missed"]), (Some(9), &serde_json::json!([1])));
    let twice = format!("slip add {EVENT} --family Quill --given Ann --rank 3k");
    hall.drawmaster(&twice).done();
    hall.unchanged(|| hall.drawmaster(&format!("slip apply {EVENT} 2")).refused("is entered already"));
    hall.drawmaster(&format!("slip add {EVENT} --player 9")).refused("requests nothing");
    hall.drawmaster(&format!("slip add {EVENT} --player 2 --missed 1")).done();
    hall.unchanged(|| hall.drawmaster(&format!("slip apply {EVENT} 3")).refused("Round 1 is paired already"));
    hall.drawmaster(&format!("check {EVENT}")).done();
}

#[test]
fn a_late_entry_without_missed_rounds_plays_in_the_released_round() {
    let hall = hall();
    hall.event(EVENT, 8);
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    hall.drawmaster(&format!("release {EVENT} --round 1")).done();
    let missed = |number: u64| {
        let entries = hall.drawmaster(&format!("entries {EVENT} --json")).json();
        entries.as_array().unwrap().iter().find(|e| e["number"] == number).unwrap()["missed"].clone()
    };
    hall.words(&["slip", "add", EVENT, "--family", "Quill", "--rank", "3k", "--missed", ""]).done();
    hall.drawmaster(&format!("slip apply {EVENT} 1")).done();
    assert_eq!(missed(9), serde_json::json!([]));
    hall.drawmaster(&format!("entry add {EVENT} --family Reed --rank 4k")).done();
    assert_eq!(missed(10), serde_json::json!([1]));
    hall.words(&["slip", "add", EVENT, "--player", "10", "--missed", ""]).done();
    hall.drawmaster(&format!("slip apply {EVENT} 2")).done();
    assert_eq!(missed(10), serde_json::json!([]));
    hall.words(&["entry", "add", EVENT, "--family", "Rush", "--rank", "5k", "--missed", ""]).done();
    assert_eq!(missed(11), serde_json::json!([]));
}

#[test]
fn slips_need_a_closed_register_and_a_request() {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Stage", "--start", "2026-08-14"]).done();
    hall.drawmaster(&format!("entry add {EVENT} --family Reed --given Bea --rank 4k")).done();
    hall.unchanged(|| hall.drawmaster(&format!("slip add {EVENT} --player 1 --rank 3k")).refused("still open"));
    hall.event("closed.drawmaster", 4);
    let add = "slip add closed.drawmaster";
    hall.unchanged(|| hall.drawmaster(&format!("{add} --player 1")).refused("requests nothing"));
    hall.unchanged(|| hall.drawmaster(&format!("{add} --player 9 --rank 3k")).refused("There is no entry 9"));
    hall.unchanged(|| hall.drawmaster(&format!("{add} --player 1 --rank 31k")).refused("31k"));
    hall.unchanged(|| hall.drawmaster(&format!("{add} --player 1 --missed 7")).refused("no round 7"));
    hall.unchanged(|| hall.drawmaster(&format!("{add} --player 1 --missed two")).refused("\"two\" is not a round"));
}

#[test]
fn entry_changes_after_closing_carry_a_reason_in_the_journal() {
    let hall = hall();
    hall.event(EVENT, 8);
    hall.unchanged(|| hall.drawmaster(&format!("entry set {EVENT} 3 --rank 1d")).refused("needs a reason"));
    hall.words(&["entry", "set", EVENT, "3", "--rank", "1d", "--reason", "declared rank was wrong"]).done();
    let log = hall.drawmaster(&format!("log {EVENT}")).done();
    assert!(log.contains("declared rank was wrong"), "{log}");
    hall.words(&["entry", "set", EVENT, "3", "--missed", "2", "--reason", "exam"]).done();
    hall.words(&["entry", "set", EVENT, "3", "--missed", "", "--reason", "no exam"]).done();
    let entries = hall.drawmaster(&format!("entries {EVENT} --json")).json();
    assert_eq!(entries[2]["missed"], serde_json::json!([]));
    hall.words(&[
        "entry", "set", EVENT, "3", "--middle", "Lee", "--town", "Arad", "--latin", "Reed Bo", "--reason", "passport",
    ])
    .done();
    hall.drawmaster(&format!("export {EVENT} --as entries out.csv")).done();
    let list = String::from_utf8(hall.bytes("out.csv")).unwrap();
    assert!(list.contains(",Lee,Reed Bo,1d,"), "{list}");
}
