//! Tests that no key is given out twice: what is added after an undo gets a new key, also in another file of the event.

use domain::Tournament;
use session::EventSession;

use crate::copies::save_as;
use crate::fixture::{closed_register, closed_youth, fields, open_register, paired};
use crate::history::undo;
use crate::knockout;
use crate::operation::{
    AddSlip, Creation, DrawFinal, DrawKnockout, PairRest, PairRound, PairTwo, SaveAs, SlipRequest, UnpairBoard, op,
};
use crate::register::{add, add_slip, apply_slip};
use crate::round::{pair, pair_rest, pair_two, unpair_board};
use crate::year_final;

/// Adds records, undoes that and adds records again. Returns the largest key after each addition.
fn add_twice(
    session: &mut EventSession,
    mut add: impl FnMut(&mut EventSession),
    keys: impl Fn(&Tournament) -> Vec<i64>,
) -> [i64; 2] {
    let largest = |session: &EventSession| keys(session.tournament().expect("an event is open")).into_iter().max();
    add(session);
    let first = largest(session).expect("a record was added");
    undo(session).expect("the addition can be undone");
    add(session);
    [first, largest(session).expect("a record was added")]
}

fn entries(tournament: &Tournament) -> Vec<i64> {
    tournament.entries.iter().map(|entry| entry.id.0).collect()
}

fn games(tournament: &Tournament) -> Vec<i64> {
    tournament.games.iter().map(|game| game.id.0).collect()
}

#[test]
fn an_entry_after_an_undo_gets_a_new_key() {
    let add_third = |session: &mut EventSession| drop(add(session, &fields(2)).expect("a player can be added"));
    assert_eq!(add_twice(&mut open_register(2), add_third, entries), [3, 4]);
    let mut session = closed_register(4);
    let late = AddSlip { family: Some("Rowan".into()), rank: Some("3k".into()), ..AddSlip::default() };
    let slip = add_slip(&mut session, &late).expect("the register is closed").value;
    let apply =
        |session: &mut EventSession| drop(apply_slip(session, &SlipRequest { slip }).expect("the slip is pending"));
    assert_eq!(add_twice(&mut session, apply, entries), [5, 6]);
}

#[test]
fn a_slip_after_an_undo_gets_a_new_number() {
    let request = AddSlip { entry: Some(1), club: Some("Mill".into()), ..AddSlip::default() };
    let add_one = |session: &mut EventSession| drop(add_slip(session, &request).expect("the register is closed"));
    let slips = |tournament: &Tournament| tournament.slips.iter().map(|slip| slip.id.0).collect();
    assert_eq!(add_twice(&mut closed_register(4), add_one, slips), [1, 2]);
}

#[test]
fn games_after_an_undo_get_new_keys() {
    let round = PairRound { round: 1, ..PairRound::default() };
    let pair_all = |session: &mut EventSession| drop(pair(session, &round).expect("round 1 is next"));
    assert_eq!(add_twice(&mut closed_register(4), pair_all, games), [2, 4]);
    let mut taken_off = paired(4);
    unpair_board(&mut taken_off, &UnpairBoard { round: 1, board: 2 }).expect("the board is free");
    let rest = PairRest { round: 1, ..PairRest::default() };
    let again = |session: &mut EventSession| drop(pair_rest(session, &rest).expect("round 1 is paired"));
    assert_eq!(add_twice(&mut taken_off, again, games), [4, 6], "the game of board 1 keeps its key");
}

#[test]
fn a_manual_game_after_an_undo_gets_a_new_key() {
    let mut session = paired(4);
    let game = session.tournament().expect("an event is open").games[1].clone();
    unpair_board(&mut session, &UnpairBoard { round: 1, board: game.board }).expect("the board is free");
    let request = PairTwo { round: 1, first: game.black.0, second: game.white.0, consent: false };
    let pair_these = |session: &mut EventSession| drop(pair_two(session, &request).expect("both are free"));
    assert_eq!(add_twice(&mut session, pair_these, games), [3, 4]);
}

#[test]
fn a_draw_after_an_undo_gets_a_new_key() {
    let request = DrawKnockout { category: 12, ..DrawKnockout::default() };
    let draw = |session: &mut EventSession| drop(knockout::draw(session, &request).expect("six can be drawn"));
    let tables = |tournament: &Tournament| tournament.tables.iter().map(|table| table.id.0).collect();
    assert_eq!(add_twice(&mut closed_youth(6), draw, tables), [1, 2]);
    let request = DrawFinal { category: 12, ..DrawFinal::default() };
    let draw = |session: &mut EventSession| drop(year_final::draw(session, &request).expect("eight can be drawn"));
    let finals = |tournament: &Tournament| tournament.finals.iter().map(|drawn| drawn.id.0).collect();
    assert_eq!(add_twice(&mut closed_youth(8), draw, finals), [1, 2]);
}

#[test]
fn another_file_of_the_event_goes_on_with_the_keys() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let undone = || {
        let mut session = open_register(2);
        add(&mut session, &fields(2)).expect("a player can be added");
        undo(&mut session).expect("the addition can be undone");
        session
    };
    let mut copied = undone();
    let request = SaveAs { file: folder.path().join("copy.drawmaster").into() };
    save_as(&mut copied, &request).expect("the folder is empty");
    assert_eq!(add(&mut copied, &fields(3)).expect("a player can be added").value, 4);
    let mut written = undone();
    let file = folder.path().join("snapshot.drawmaster");
    written.create_from_snapshot(op::CreateEvent, &Creation::New(Box::default()), &file).expect("the folder is empty");
    assert_eq!(add(&mut written, &fields(3)).expect("a player can be added").value, 4);
}
