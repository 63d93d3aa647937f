//! Facts that a pairing depends on besides results and ranks.

use domain::model::pairing_rules::{Level, Profile};
use domain::{Criterion, Rounds};

use super::*;
use crate::check::check;
use crate::fixture::fields;
use crate::operation::ChangeEntry;
use crate::register::change;

fn edit(session: &mut EventSession, change: impl FnOnce(&mut Tournament)) {
    let changed = |tournament: &mut Tournament| {
        change(tournament);
        Ok(())
    };
    session.transact(op::SetPaid, &PAID, changed).expect("the event can change");
}

/// Returns what differs from the basis of round 2.
fn changes(session: &EventSession) -> Vec<BasisChange> {
    let basis = basis(session, CompetitionId::OPEN, 2).expect("an event is open").expect("round 2 is paired");
    changes_since(&basis, session.tournament().expect("an event is open"), 2)
}

/// Returns the draft of round 2 with a late entry, who missed round 1 with consent.
fn with_late_entry() -> EventSession {
    let mut session = fixture::played(8);
    confirm(&mut session, &RoundStep::of(1)).expect("all results are agreed");
    add(&mut session, &fields(9)).expect("a late entry");
    pair(&mut session, &PairRound { round: 2, ..PairRound::default() }).expect("nine players");
    session
}

#[test]
fn a_seated_ghost_that_misses_the_round_is_named() {
    let mut session = fixture::closed_register(8);
    edit(&mut session, |tournament| tournament.entries[3].ghost = true);
    pair(&mut session, &PairRound { round: 1, ..PairRound::default() }).expect("seven players and a ghost");
    assert_eq!(reasons(&session, 1), []);
    edit(&mut session, |tournament| tournament.entries[3].missed = Rounds::of([1]));
    assert_eq!(reasons(&session, 1)[0], StaleKind::Left);
}

#[test]
fn consent_to_an_earlier_round_changes_the_score_that_the_draft_was_paired_from() {
    let mut session = with_late_entry();
    assert_eq!(reasons(&session, 2), []);
    let late = session.tournament().expect("an event is open").entries[8].id;
    edit(&mut session, |tournament| tournament.entries[8].missed = Rounds::NONE);
    assert_eq!(changes(&session), [BasisChange::Attendance { round: 1, entry: late }]);
}

#[test]
fn the_register_does_not_take_back_the_consent_to_a_closed_round() {
    let mut session = with_late_entry();
    let id = session.tournament().expect("an event is open").entries[8].id.0;
    let request =
        ChangeEntry { id, reason: Some("asked".into()), fields: EntryFields { missed: Some(vec![4]), ..fields(9) } };
    change(&mut session, &request).expect("a round to come can be missed");
    let missed = session.tournament().expect("an event is open").entries[8].missed;
    assert_eq!(missed.iter().collect::<Vec<_>>(), [1, 4]);
}

#[test]
fn age_categories_count_where_they_are_kept_apart() {
    let changes_of_ages = |on: bool| {
        let mut session = fixture::played(8);
        edit(&mut session, |tournament| {
            let levels = tournament.competition.pairing.levels.iter_mut();
            levels.filter(|level| level.level == Level::Category).for_each(|level| level.on = on);
        });
        pair(&mut session, &PairRound { round: 2, ..PairRound::default() }).expect("all results are agreed");
        edit(&mut session, |tournament| tournament.event.ages.limit_included = false);
        changes(&session)
    };
    assert_eq!(changes_of_ages(false), []);
    assert_eq!(changes_of_ages(true), [BasisChange::Settings]);
}

#[test]
fn the_order_of_the_standings_counts_for_the_profile_that_pairs_by_it() {
    let by_profile = |profile: Profile| {
        let mut session = fixture::played(8);
        edit(&mut session, |tournament| tournament.competition.pairing.profile = profile);
        pair(&mut session, &PairRound { round: 2, ..PairRound::default() }).expect("all results are agreed");
        edit(&mut session, |tournament| tournament.competition.tie_breaks = vec![Criterion::Mms, Criterion::Wins]);
        changes(&session)
    };
    assert_eq!(by_profile(Profile::Seygo), []);
    assert_eq!(by_profile(Profile::OpenGotha), [BasisChange::Settings]);
}

#[test]
fn nobody_who_went_home_is_to_be_paired() {
    let mut session = draft_of_round_2(8);
    let tournament = session.tournament().expect("an event is open");
    let board = tournament.games_of(2)[0].board;
    let leaver = tournament.games_of(2)[0].black;
    crate::round::unpair_board(&mut session, &crate::operation::UnpairBoard { round: 2, board }).expect("a draft");
    withdraw(&mut session, leaver);
    let said: Vec<Message> = match check(&session) {
        Ok(done) => done.decisions,
        Err(error) => std::iter::once(error.message).chain(error.hints).collect(),
    };
    let left_out = said.iter().filter(|text| text.to_string().contains("neither a game nor the bye")).count();
    assert_eq!(left_out, 1, "the opponent of the leaver: {said:?}");
}
