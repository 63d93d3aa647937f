//! A competition of teams on the command line: entering, pairing, line-ups, results by board, both standings and the sheets.

use serde_json::Value;
use support::TestVenue;

use crate::hall;

const EVENT: &str = "teams.drawmaster";

/// An event of `teams` teams of three, the first one with a substitute, before the register closes.
fn entered(teams: usize) -> TestVenue {
    let hall = hall();
    let new = ["new", EVENT, "--name", "League", "--start", "2026-05-01", "--system", "swiss", "--rounds", "3"];
    hall.words(&[&new[..], &["--teams", "3"]].concat()).done();
    let line = |at: usize| format!("Aster{at},Ana,{}k,1990,RO\n", at % 9 + 1);
    let count = teams * 3 + 1;
    hall.write(
        "list.csv",
        format!("family,given,rank,birth_year,country\n{}", (1..=count).map(line).collect::<String>()),
    );
    hall.drawmaster(&format!("entry import {EVENT} list.csv")).done();
    for team in 0..teams {
        let mut players: Vec<String> = (1..=3).map(|at| (team * 3 + at).to_string()).collect();
        if team == 0 {
            players.push(count.to_string());
        }
        hall.drawmaster(&format!("team add {EVENT} --name Club-{} --players {}", team + 1, players.join(","))).done();
    }
    hall
}

fn json(hall: &TestVenue, command: &str) -> Value {
    hall.drawmaster(&format!("{command} --json")).json()
}

/// The numbers of a team's members in the order of its list.
fn members(hall: &TestVenue, team: usize) -> Vec<u64> {
    let teams = json(hall, &format!("team list {EVENT}"));
    let members = teams["teams"][team]["members"].as_array().expect("members");
    members.iter().map(|member| member["number"].as_u64().expect("the register is closed")).collect()
}

#[test]
fn the_list_of_pairings_names_the_team_with_the_bye() {
    let hall = entered(5);
    hall.drawmaster(&format!("register close {EVENT}")).done();
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    hall.drawmaster(&format!("print {EVENT} pairings list.pdf")).done();
    let Some(text) = support::pdf_text(&hall.path("list.pdf"), &[]) else { return };
    assert_eq!(text.matches("Bye").count(), 1, "{text}");
    assert!(text.contains("Bye: CLUB-"), "{text}");
}

#[test]
fn three_rounds_of_teams_are_played_and_ranked() {
    let hall = entered(4);
    hall.drawmaster(&format!("register close {EVENT}")).done();
    hall.unchanged(|| {
        hall.drawmaster(&format!("ko draw {EVENT} --category 16")).refused("Teams meet in this competition")
    });
    let first = members(&hall, 0);
    assert_eq!(first.len(), 4);
    for round in 1..=3 {
        if round == 2 {
            // The substitute plays at the last board; the third player would too, but sits above the substitute in the list.
            let line_up = |players: [u64; 3]| {
                let players = players.map(|number| number.to_string()).join(",");
                hall.drawmaster(&format!("team line-up {EVENT} club-1 --round 2 --players {players}"))
            };
            hall.unchanged(|| line_up([first[3], first[0], first[1]]).refused("Keep the order"));
            line_up([first[0], first[1], first[3]]).done();
        }
        hall.drawmaster(&format!("pair {EVENT} --round {round}")).done();
        let view = json(&hall, &format!("round {EVENT} --round {round}"));
        let matches = view["matches"].as_array().expect("matches");
        assert_eq!((matches.len(), view["boards"].as_array().map(Vec::len)), (2, Some(6)), "{view}");
        let shown = hall.drawmaster(&format!("round {EVENT} --round {round}")).done();
        assert!(shown.contains("Match 1: Club-") && shown.contains("0:0"), "{shown}");
        hall.drawmaster(&format!("release {EVENT} --round {round}")).done();
        for board in 1..=6 {
            let result = if (board + round) % 3 == 0 { "=" } else { "1-0" };
            hall.drawmaster(&format!("result {EVENT} --round {round} --board {board} {result}")).done();
        }
    }
    let bye = format!("pair-remaining {EVENT} --round 3");
    hall.unchanged(|| hall.drawmaster(&bye).refused("Teams are paired as a whole"));
    hall.drawmaster(&format!("confirm {EVENT} --round 3")).done();
    let teams = json(&hall, &format!("standings {EVENT}"));
    let lines = teams.as_array().expect("lines");
    let sum = |criterion: &str| -> f64 {
        let values = lines.iter().map(|line| line["criteria"][criterion].as_str().expect("a value"));
        values.map(|value| value.parse::<f64>().expect("a number")).sum()
    };
    assert_eq!((lines.len(), sum("NBW"), sum("BP")), (4, 6.0, 18.0), "two matches and six boards in each round");
    let players = json(&hall, &format!("standings {EVENT} --individual"));
    assert_eq!(players.as_array().map(Vec::len), Some(13));
    assert!(players[0]["criteria"].get("BP").is_none(), "{players}");
    for sheet in ["pairings", "standings", "final-list", "individual", "wall-chart", "rules"] {
        hall.drawmaster(&format!("print {EVENT} {sheet} {sheet}.pdf --round 3")).done();
    }
    if let Some(chart) = support::pdf_text(&hall.path("wall-chart.pdf"), &["-layout"]) {
        let at = |team: u32| chart.find(&format!("CLUB-{team}")).expect("the team is on the chart");
        assert!((1..4).all(|team| at(team) < at(team + 1)), "by number: {chart}");
    }
    hall.drawmaster(&format!("export {EVENT} --as pairgoth out.tour")).done();
    hall.drawmaster("import again.drawmaster out.tour").done();
    let again = hall.drawmaster("standings again.drawmaster").done();
    assert_eq!(again, hall.drawmaster(&format!("standings {EVENT}")).done(), "Pairgoth's file has the teams");
    hall.drawmaster(&format!("export {EVENT} --as h9 out.h9")).done();
    hall.drawmaster(&format!("export {EVENT} --as html pages")).done();
    let page = String::from_utf8(hall.bytes("pages/pairings-1.html")).expect("UTF-8");
    assert!(page.contains("Club-1 – Club-") || page.contains("– Club-1"), "{page}");
    hall.drawmaster(&format!("check {EVENT}")).done();
    hall.drawmaster(&format!("undo {EVENT}")).done();
}
