//! Tests of pairs: who may be in one, what they are called, and what changes with their people.

use domain::{EntryId, PersonId};
use session::EventSession;

use super::{PairEntered, add_pair, change_pair};
use crate::competition::{AddCompetition, ChooseCompetition, EnterPeople, add, choose, enter, people};
use crate::event::{ChangeSetting, change_setting};
use crate::fixture::{closed_register, fields, open_register};
use crate::history::undo;
use crate::operation::{AddPair, AddSlip, ChangeEntry, ChangePair, EntryFields, PartnerFields};
use crate::register::{add_slip, apply_slip, change, close_register, closing, registered_elsewhere, view};
use crate::vocabulary::{PublicationName, TemplateName};

/// Returns an event with an Open of `players` and a chosen competition of pairs, which is empty.
fn pair_go(players: usize) -> EventSession {
    let mut session = open_register(players);
    let template = Some(TemplateName::PairGo);
    add(&mut session, &AddCompetition { template, ..AddCompetition::default() }).unwrap();
    session
}

fn known(person: i64) -> PartnerFields {
    PartnerFields { person: Some(person), ..PartnerFields::default() }
}

fn typed(family: &str, rank: &str) -> PartnerFields {
    PartnerFields { family: family.into(), given: "Sam".into(), rank: rank.into(), ..PartnerFields::default() }
}

fn pair(first: PartnerFields, second: PartnerFields) -> AddPair {
    AddPair { first, second, mixed: true }
}

fn added(session: &mut EventSession, request: &AddPair) -> PairEntered {
    add_pair(session, request).unwrap().value
}

fn refused(session: &mut EventSession, request: &AddPair) -> &'static str {
    add_pair(session, request).unwrap_err().message.id
}

fn set(session: &mut EventSession, path: &str, value: &str) -> Result<(), &'static str> {
    let request = ChangeSetting { path: path.into(), value: value.into(), consent: false };
    change_setting(session, &request).map(|_| ()).map_err(|error| error.message.id)
}

fn names(session: &EventSession) -> Vec<String> {
    session.tournament().unwrap().entries.iter().map(|entry| entry.player.list_name()).collect()
}

#[test]
fn a_pair_is_two_people_of_the_event_or_new_ones() {
    let mut session = pair_go(4);
    added(&mut session, &pair(known(1), known(3)));
    added(&mut session, &pair(typed("Sedge", "5k"), typed("birch", "2d")));
    assert_eq!(names(&session), ["Alder Sam & Cedar Sam", "Sedge Sam & birch Sam"]);
    let entries = &session.tournament().unwrap().entries;
    let persons: Vec<PersonId> = entries.iter().flat_map(|e| e.people()).map(|(person, _)| person).collect();
    assert_eq!(
        (persons[0], persons[1], persons[3]),
        (PersonId(1), PersonId(3), PersonId(2)),
        "a known name is that person"
    );
    let everyone = people(&session).unwrap();
    let listed: Vec<(i64, bool)> = everyone.iter().map(|person| (person.person, person.alone)).collect();
    assert_eq!(listed.len(), 5, "each person once, and no pair");
    assert!(listed.contains(&(persons[2].0, false)));
    undo(&mut session).unwrap();
    assert_eq!(session.tournament().unwrap().entries.len(), 1);
}

#[test]
fn new_partners_get_keys_of_their_own() {
    let mut session = pair_go(0);
    for (first, second) in [("Alder", "Birch"), ("Cedar", "Dogwood"), ("Elm", "Fir")] {
        added(&mut session, &pair(typed(first, "3k"), typed(second, "5k")));
    }
    let entries = &session.tournament().unwrap().entries;
    let mut persons: Vec<PersonId> = entries.iter().flat_map(|e| e.people()).map(|(person, _)| person).collect();
    persons.extend(entries.iter().map(|entry| entry.person));
    persons.sort_unstable();
    persons.dedup();
    assert_eq!(persons.len(), 9, "three pairs of six people");
}

#[test]
fn wrong_pairs_are_refused() {
    let mut session = pair_go(4);
    added(&mut session, &pair(known(1), known(2)));
    assert_eq!(refused(&mut session, &pair(known(3), known(2))), "pair-person-twice");
    assert_eq!(refused(&mut session, &pair(known(3), known(3))), "pair-one-person");
    assert_eq!(refused(&mut session, &pair(known(3), known(99))), "person-unknown");
    assert_eq!(refused(&mut session, &pair(known(3), typed(" ", "3k"))), "entry-no-family-name");
    assert_eq!(refused(&mut session, &pair(known(3), typed("Sedge", "33k"))), "rank-unknown");
    let single = crate::register::add(&mut session, &fields(5)).unwrap_err();
    assert_eq!(single.message.id, "entry-needs-partner");
    let request = EnterPeople { entries: vec![4], overrule: false };
    assert_eq!(enter(&mut session, &request).unwrap_err().message.id, "entry-needs-partner");
    set(&mut session, "competition.pairs.mixed", "Required").unwrap();
    let unconfirmed = AddPair { mixed: false, ..pair(known(3), known(4)) };
    assert_eq!(refused(&mut session, &unconfirmed), "pair-not-mixed");
    assert_eq!(session.tournament().unwrap().entries.len(), 1, "nothing was half done");
    choose(&mut session, &ChooseCompetition { competition: 1 }).unwrap();
    assert_eq!(refused(&mut session, &pair(known(3), known(4))), "pairs-none");
    let request = EnterPeople { entries: vec![5], overrule: false };
    assert_eq!(enter(&mut session, &request).unwrap_err().message.id, "entry-pair-alone");
}

#[test]
fn confirming_a_mixed_pair_keeps_the_rank_that_it_closed_with() {
    let mut session = pair_go(4);
    let id = added(&mut session, &pair(known(1), known(2))).id;
    added(&mut session, &pair(known(3), known(4)));
    close_register(&mut session).unwrap();
    let rank = |session: &EventSession| session.event().unwrap().entry(EntryId(id)).unwrap().player.rank;
    let closed = rank(&session);
    choose(&mut session, &ChooseCompetition { competition: 1 }).unwrap();
    let stronger = ChangeEntry { id: 1, reason: None, fields: EntryFields { rank: "6d".into(), ..fields(0) } };
    change(&mut session, &stronger).unwrap();
    choose(&mut session, &ChooseCompetition { competition: 2 }).unwrap();
    change_pair(&mut session, &ChangePair { id, mixed: Some(false), ..ChangePair::default() }).unwrap();
    assert_eq!(rank(&session), closed);
}

#[test]
fn partners_are_changed_and_exchanged() {
    let mut session = pair_go(4);
    let id = added(&mut session, &pair(known(1), known(2))).id;
    let stronger = PartnerFields { person: Some(1), ..typed("Alderson", "5d") };
    change_pair(&mut session, &ChangePair { id, first: Some(stronger), ..ChangePair::default() }).unwrap();
    let player = |session: &EventSession| session.tournament().unwrap().entry(EntryId(id)).unwrap().player.clone();
    assert_eq!(player(&session).list_name(), "Alderson Sam & Birch Sam");
    assert!(player(&session).pair.unwrap().mixed, "the people are the same");
    let open = &session.event().unwrap().entry(EntryId(1)).unwrap().player;
    assert_eq!((open.family.as_str(), open.rank.to_string().as_str()), ("Alderson", "5d"));
    change_pair(&mut session, &ChangePair { id, second: Some(known(4)), ..ChangePair::default() }).unwrap();
    assert_eq!(player(&session).list_name(), "Alderson Sam & Dogwood Sam");
    assert!(!player(&session).pair.unwrap().mixed, "another person has to be confirmed");
    assert_eq!(closing(&mut session).unwrap().not_mixed, ["Alderson Sam & Dogwood Sam"]);
    change_pair(&mut session, &ChangePair { id, mixed: Some(true), ..ChangePair::default() }).unwrap();
    assert!(closing(&mut session).unwrap().not_mixed.is_empty());
    let same = ChangePair { id, second: Some(known(1)), ..ChangePair::default() };
    assert_eq!(change_pair(&mut session, &same).unwrap_err().message.id, "pair-one-person");
    let none = ChangePair { id: 1, ..same };
    assert_eq!(change_pair(&mut session, &none).unwrap_err().message.id, "entry-unknown");
}

#[test]
fn the_entry_of_a_pair_changes_but_not_its_names() {
    let mut session = pair_go(4);
    let id = added(&mut session, &pair(known(1), known(2))).id;
    let shown = view(&session).unwrap().entries[0].clone();
    let kept = EntryFields { family: shown.family, rank: shown.rank, missed: Some(vec![2]), ..EntryFields::default() };
    change(&mut session, &ChangeEntry { id, reason: None, fields: kept.clone() }).unwrap();
    assert!(!session.tournament().unwrap().entry(EntryId(id)).unwrap().plays(2));
    let renamed = ChangeEntry { id, reason: None, fields: EntryFields { rank: "9d".into(), ..kept } };
    assert_eq!(change(&mut session, &renamed).unwrap_err().message.id, "pair-change-partners");
    added(&mut session, &pair(known(3), known(4)));
    close_register(&mut session).unwrap();
    let slip = AddSlip { entry: Some(id), rank: Some("9d".into()), ..AddSlip::default() };
    let slip = crate::operation::SlipRequest { slip: add_slip(&mut session, &slip).unwrap().value };
    assert_eq!(apply_slip(&mut session, &slip).unwrap_err().message.id, "pair-change-partners");
    let request = ChangePair { id, first: Some(typed("Sedge", "9k")), ..ChangePair::default() };
    assert_eq!(change_pair(&mut session, &request).unwrap_err().message.id, "entry-change-without-reason");
    change_pair(&mut session, &ChangePair { reason: Some("ill".into()), ..request }).unwrap();
    let late = AddSlip { family: Some("Late".into()), rank: Some("1d".into()), ..AddSlip::default() };
    let refusal = add_slip(&mut session, &late)
        .and_then(|slip| apply_slip(&mut session, &crate::operation::SlipRequest { slip: slip.value }));
    assert_eq!(refusal.unwrap_err().message.id, "entry-needs-partner");
}

#[test]
fn the_rules_for_pairs_are_settings() {
    let mut session = pair_go(4);
    added(&mut session, &pair(known(1), typed("Sedge", "5k")));
    let rank = |session: &EventSession| session.tournament().unwrap().entries[0].player.rank.to_string();
    assert_eq!(rank(&session), "1k");
    set(&mut session, "competition.pairs.strength", "Stronger").unwrap();
    assert_eq!(rank(&session), "3d");
    assert_eq!(set(&mut session, "competition.pairs", "null"), Err("pairs-entered"));
    assert_eq!(set(&mut session, "competition.teams", "{\"size\":2}"), Err("pairs-in-teams"));
    added(&mut session, &pair(known(3), known(4)));
    close_register(&mut session).unwrap();
    assert_eq!(set(&mut session, "competition.pairs.strength", "Weaker"), Err("pairs-strength-closed"));
    let mut closed = closed_register(4);
    assert_eq!(set(&mut closed, "competition.pairs", "{}"), Err("pairs-entered"));
}

#[test]
fn a_partner_in_two_places_at_one_time_is_pointed_out() {
    let mut session = pair_go(4);
    let start = session.event().unwrap().settings().start;
    set(&mut session, "event.end", &(start + chrono::Days::new(3)).to_string()).unwrap();
    set(&mut session, "competition.starts", &format!("1 {start} 11:00")).unwrap();
    let full = PublicationName::Full;
    let done = added(&mut session, &pair(known(1), PartnerFields { publication: full, ..typed("Sedge", "5k") }));
    let sentences = crate::timetable::in_full(&done.conflicts);
    assert!(!sentences.is_empty());
    let sentence = sentences[0].to_string();
    assert!(sentence.contains("Alder Sam") && !sentence.contains("Sedge"), "{sentence}");
}

#[test]
fn who_withdraws_alone_is_still_registered_in_a_pair() {
    let mut session = pair_go(3);
    added(&mut session, &pair(known(1), known(3)));
    let elsewhere = |id| registered_elsewhere(&session, id).unwrap();
    assert_eq!((elsewhere(1).len(), elsewhere(2).len(), elsewhere(3).len()), (1, 0, 1));
    let of_pair = session.tournament().unwrap().entries[0].id.0;
    assert_eq!(elsewhere(of_pair).len(), 1, "both partners play in the Open");
    let checklist = closing(&mut session).unwrap();
    assert!(checklist.pairs && checklist.odd);
}
