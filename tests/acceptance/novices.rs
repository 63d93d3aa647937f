//! A competition of novices on the command line, beside the Open of the same event (R71).

use std::collections::BTreeMap;

use crate::hall;

const EVENT: &str = "stage.drawmaster";

#[test]
fn novices_play_on_small_boards_and_all_but_one_win_a_game() {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Stage", "--start", "2026-05-01"]).done();
    let add = ["competition", "add", EVENT, "--system", "novices", "--rounds", "3"];
    hall.words(&add).done();
    let line = |at: usize| format!("Aster{at},Ana,{}k,2017,RO\n", 19 + at);
    hall.write("list.csv", format!("family,given,rank,birth_year,country\n{}", (1..=8).map(line).collect::<String>()));
    let here = |line: &str| hall.drawmaster(&format!("{line} --competition Novices"));
    here(&format!("entry import {EVENT} list.csv")).done();
    here(&format!("register close {EVENT}")).done();
    let mut wins: BTreeMap<u64, u32> = (1..=8).map(|number| (number, 0)).collect();
    for round in 1..=3 {
        here(&format!("pair {EVENT} --round {round}")).done();
        here(&format!("release {EVENT} --round {round}")).done();
        let shown = here(&format!("round {EVENT} --round {round} --json")).json();
        for board in shown["boards"].as_array().expect("boards") {
            let number = |side: &str| board[side]["number"].as_u64().expect("a number");
            let (black, white) = (number("black"), number("white"));
            // Numbers 1 to 6 are 20k to 25k.
            let size = if black.max(white) <= 6 { "board13" } else { "board9" };
            assert!(board["notes"].to_string().contains(size), "{board}");
            // 5 grades on 13x13 and 7 on 9x9 are one stone at most.
            assert!(board["handicap"].as_u64().expect("stones") <= 1, "{board}");
            if round > 1 {
                assert_eq!(wins[&black] == 0, wins[&white] == 0, "round {round}: {board}");
            }
            let result = if black < white { "1-0" } else { "0-1" };
            here(&format!("result {EVENT} --round {round} --board {} {result}", board["board"])).done();
            *wins.get_mut(&black.min(white)).expect("one of the eight") += 1;
        }
        here(&format!("print {EVENT} pairings pairings-{round}.pdf --round {round}")).done();
        here(&format!("confirm {EVENT} --round {round}")).done();
    }
    assert_eq!(wins.values().filter(|&&wins| wins == 0).count(), 1, "{wins:?}");
    here(&format!("set {EVENT} competition.board_size Nine")).done();
    let rules = here(&format!("print {EVENT} rules rules.pdf"));
    rules.done();
    hall.drawmaster(&format!("check {EVENT}")).done();
}
