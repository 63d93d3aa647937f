//! What the command line says of rounds: reasons with names and without numbers, what changed since, heads over columns, what to do
//! next where a result is missing.

use support::TestVenue;

use crate::hall;

/// Whether a text has a cost of a level, such as `score difference +8`.
fn has_cost(text: &str) -> bool {
    text.split_whitespace().any(|word| {
        let digits = word.trim_end_matches([',', '.']).strip_prefix(['+', '-']);
        digits.is_some_and(|digits| !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit()))
    })
}

fn play(hall: &TestVenue, round: u32, boards: u32) {
    for board in 1..=boards {
        hall.drawmaster(&format!("result EVENT --round {round} --board {board} 1-0")).done();
    }
}

#[test]
fn costs_are_shown_only_where_they_are_asked_for() {
    let hall = hall();
    hall.event("EVENT", 13);
    hall.drawmaster("pair EVENT --round 1").done();
    play(&hall, 1, 6);
    hall.drawmaster("pair EVENT --round 2").done();
    let player = hall.drawmaster("boards EVENT --round 2 --json").json()["boards"][0]["black"]["number"].clone();
    let last = hall.drawmaster("boards EVENT --round 2 --json").json()["boards"][5]["white"]["number"].clone();
    for command in [
        "report EVENT --round 2".to_owned(),
        "explain EVENT --round 2 --board 1".to_owned(),
        format!("moves EVENT --round 2 --player {player}"),
        "swap EVENT --round 2 --board 1 --colour black --with 6:black --yes".to_owned(),
        format!("bye EVENT --round 2 --to {last} --yes"),
        "check EVENT".to_owned(),
    ] {
        let plain = hall.drawmaster(&command).done();
        assert!(!has_cost(&plain), "{command}: {plain}");
        if !command.starts_with("bye") && !command.starts_with("swap") {
            let numbers = hall.drawmaster(&format!("{command} --numbers")).done();
            assert!(has_cost(&numbers), "{command}: {numbers}");
        }
    }
}

#[test]
fn a_change_by_hand_names_the_pair_that_decides() {
    let hall = hall();
    hall.event("EVENT", 12);
    hall.drawmaster("pair EVENT --round 1").done();
    let swap = "swap EVENT --round 1 --board 1 --colour black --with 6:black --yes";
    let said = hall.drawmaster(swap).done();
    assert!(said.contains("costs more than the best pairing") && said.contains(" plays "), "{said}");
    let back = hall.drawmaster(&format!("{swap} --numbers")).done();
    assert!(back.contains("as good as the best pairing"), "{back}");
}

#[test]
fn a_corrected_rank_is_said_of_an_old_round() {
    let hall = hall();
    hall.event("EVENT", 8);
    hall.drawmaster("pair EVENT --round 1").done();
    play(&hall, 1, 4);
    hall.drawmaster("pair EVENT --round 2").done();
    hall.drawmaster("entry set EVENT 8 --rank 5d --reason typed").done();
    let said = hall.drawmaster("report EVENT --round 1").done();
    assert!(said.contains("Rank corrected after this round: ") && said.contains(" to 5d ("), "{said}");
}

#[test]
fn an_adjournment_is_offered_where_a_result_is_missing_and_a_cleared_result_is_named() {
    let hall = hall();
    hall.event("EVENT", 8);
    hall.drawmaster("pair EVENT --round 1").done();
    hall.drawmaster("release EVENT --round 1").done();
    play(&hall, 1, 4);
    let cleared = hall.drawmaster("result EVENT --round 1 --board 2 ?").done();
    assert!(cleared.contains("Board 2 has no result now."), "{cleared}");
    hall.drawmaster("confirm EVENT --round 1").refused("record its adjournment");
}

#[test]
fn the_heads_of_the_standings_stand_over_their_columns() {
    let hall = hall();
    hall.event("EVENT", 8);
    hall.drawmaster("pair EVENT --round 1").done();
    play(&hall, 1, 4);
    let text = hall.drawmaster("standings EVENT").done();
    let lines: Vec<Vec<char>> = text.lines().map(|line| line.chars().collect()).collect();
    let head: String = lines[0].iter().collect();
    for name in ["name", "country"] {
        let column = head.find(name).unwrap_or_else(|| panic!("no column {name}: {text}"));
        let starts = |line: &Vec<char>| line.len() > column && line[column - 1] == ' ' && line[column] != ' ';
        assert!(lines.len() > 8 && lines[1..=8].iter().all(starts), "{name}: {text}");
    }
    let country = head.find("country").unwrap();
    let code =
        |line: &Vec<char>| line[country..country + 2].iter().all(char::is_ascii_uppercase) && line[country + 2] == ' ';
    assert!(lines[1..=8].iter().all(code), "{text}");
}

#[test]
fn games_one_by_one_are_offered_only_where_players_choose_their_opponents() {
    let hall = hall();
    hall.event("EVENT", 8);
    let words = "in self-pairing, a league or a club ladder";
    hall.unchanged(|| hall.drawmaster("game add EVENT --black 1 --white 2 1-0").refused(words));
}

#[test]
fn who_is_late_at_a_resumption_is_listed() {
    let hall = hall();
    hall.words(&["new", "EVENT", "--name", "Spring Stage", "--start", "2020-08-14"]).done();
    hall.write("players.csv", support::players(8));
    for line in [
        "entry import EVENT players.csv",
        "register close EVENT",
        "pair EVENT --round 1",
        "release EVENT --round 1",
        "referee adjourn EVENT --round 1 --board 2 --at 2020-08-14T13:00 --resumption 2020-08-14T15:00 --left 30,30",
        "referee missing EVENT --round 1 --board 2 --colour black --resumption",
    ] {
        hall.drawmaster(line).done();
    }
    let told = hall.drawmaster("referee late EVENT --round 1").done();
    let list = told.split("Late at the resumption of an adjourned game:").nth(1).unwrap_or_default();
    assert!(list.contains("1 / 2  ") && list.contains("lost by lateness: 0-1!"), "{told}");
    assert!(
        hall.drawmaster("referee adjourned EVENT").done().contains("lost by lateness"),
        "the list of adjourned games"
    );
}
