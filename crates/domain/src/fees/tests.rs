//! What people owe: categories, late prices, extras, discounts, the levy, withdrawals and pairs.

use super::*;
use crate::model::competition::{Competition, System};
use crate::model::event_settings::EventSettings;
use crate::model::fee_rules::{FeeRules, LatePrice};
use crate::model::game::{Game, Passes};
use crate::model::id::{EntryId, GameId, PaymentId};
use crate::model::levy::{LevyRules, Membership, Money};
use crate::model::payment::{Discount, PaymentMethod};
use crate::model::player::Player;
use crate::model::rank::Rank;
use crate::model::result::{GameResult, Verdict};
use crate::model::round::{Round, RoundState};

const OPEN: CompetitionId = CompetitionId::OPEN;
const SIDE: CompetitionId = CompetitionId(2);

fn day(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 8, day).unwrap()
}

fn price(name: &str, kind: PriceKind, category: Option<FeeCategory>, amount: i64) -> Price {
    Price { name: name.into(), kind, competition: None, category, amount: Amount(amount), late: None }
}

/// An Open and a side event with these prices; person 1 plays in both, person 2 in the Open.
fn event(prices: Vec<Price>) -> Event {
    let mut settings = EventSettings::new("Cup", day(14), "");
    settings.fees = FeeRules { prices, ..FeeRules::default() };
    let competitions = [OPEN, SIDE].map(|id| Competition::new(id, "Name", System::Swiss, 2));
    let mut event = Event::with_competitions(settings, competitions);
    for (id, competition, person) in [(1, OPEN, 1), (2, OPEN, 2), (3, SIDE, 1)] {
        let player = Player::new(format!("Family {person}"), "Bea", Rank::SHODAN);
        let entry = Entry { person: PersonId(person), ..Entry::new(EntryId(id), competition, player) };
        event.add_record(entry, |of| &mut of.entries).unwrap();
    }
    event
}

fn owed(event: &Event, person: i64) -> i64 {
    account(event, PersonId(person)).unwrap().owed().0
}

fn pay(event: &mut Event, person: i64, amount: i64) {
    let id = PaymentId(event.payments.len() as i64 + 1);
    event.payments.push(Payment {
        id,
        person: PersonId(person),
        name: "Paid Name".into(),
        amount: Amount(amount),
        method: PaymentMethod::Cash,
        at: day(14).and_hms_opt(9, 0, 0).unwrap(),
        taken_by: "desk".into(),
        note: String::new(),
        owed_then: None,
    });
}

#[test]
fn a_person_pays_for_the_event_once_and_for_each_competition() {
    let of_side = Price { competition: Some(SIDE), ..price("Entry", PriceKind::Entry, None, 500) };
    let event = event(vec![price("Entry", PriceKind::Entry, None, 2000), of_side]);
    assert_eq!([owed(&event, 1), owed(&event, 2)], [2500, 2000]);
}

#[test]
fn the_price_of_the_category_wins_over_that_of_everyone() {
    let mut event = event(vec![
        price("Entry", PriceKind::Entry, None, 2000),
        price("Entry", PriceKind::Entry, Some(FeeCategory::NonMember), 2600),
        price("Entry", PriceKind::Entry, Some(FeeCategory::Child), 700),
    ]);
    assert_eq!(owed(&event, 2), 2000);
    event.entry_mut(EntryId(2)).unwrap().membership = Membership::NonMember;
    assert_eq!(owed(&event, 2), 2600);
    for (category, expected) in [(FeeCategory::Child, 700), (FeeCategory::Concession, 2000), (FeeCategory::Free, 0)] {
        event.fees_mut(PersonId(2)).category = Some(category);
        assert_eq!(owed(&event, 2), expected, "{category:?}");
    }
}

#[test]
fn a_category_without_a_price_is_pointed_out() {
    let mut event = event(vec![price("Entry", PriceKind::Entry, Some(FeeCategory::Member), 2000)]);
    assert!(!account(&event, PersonId(2)).unwrap().lacks_price);
    event.fees_mut(PersonId(2)).category = Some(FeeCategory::Child);
    let account = account(&event, PersonId(2)).unwrap();
    assert!(account.lacks_price && account.lines.is_empty());
}

#[test]
fn who_enters_after_the_closing_date_pays_the_late_price() {
    let late = LatePrice { amount: Amount(2500), from: day(10) };
    let mut event = event(vec![Price { late: Some(late), ..price("Entry", PriceKind::Entry, None, 2000) }]);
    assert_eq!(owed(&event, 1), 2000, "nobody knows when they entered");
    for (entered, expected) in [(9, 2000), (10, 2500), (11, 2500)] {
        event.fees_mut(PersonId(1)).entered = Some(day(entered));
        assert_eq!(owed(&event, 1), expected, "{entered}");
    }
}

#[test]
fn the_day_of_an_entry_is_noted_only_of_new_people_and_while_it_matters() {
    let before = event(Vec::new());
    let mut after = before.clone();
    let newcomer = Entry::new(EntryId(9), OPEN, Player::new("New", "Sam", Rank::SHODAN));
    after.add_record(newcomer, |of| &mut of.entries).unwrap();
    after.note_newcomers(&before, day(12));
    assert!(after.person_fees.is_empty(), "no price depends on it");
    let late = LatePrice { amount: Amount(2500), from: day(10) };
    let prices = vec![Price { late: Some(late), ..price("Entry", PriceKind::Entry, None, 2000) }];
    after.change_settings(|settings| settings.fees.prices = prices);
    after.note_newcomers(&before, day(12));
    let noted: Vec<_> = after.person_fees.iter().map(|fees| (fees.person, fees.entered)).collect();
    assert_eq!(noted, [(PersonId(9), Some(day(12)))]);
}

#[test]
fn extras_are_owed_as_often_as_they_are_chosen() {
    let mut event =
        event(vec![price("Meal", PriceKind::Extra, None, 850), price("Shirt", PriceKind::Extra, None, 1500)]);
    assert_eq!(owed(&event, 1), 0);
    event.fees_mut(PersonId(1)).extras = [("Meal".to_string(), 2), ("Gone".to_string(), 1)].into();
    assert_eq!(owed(&event, 1), 1700);
    event.fees_mut(PersonId(1)).category = Some(FeeCategory::Free);
    assert_eq!(owed(&event, 1), 1700, "extras are not free");
}

#[test]
fn a_discount_takes_off_at_most_what_is_owed() {
    let mut event =
        event(vec![price("Entry", PriceKind::Entry, None, 2000), price("Meal", PriceKind::Extra, None, 850)]);
    let fees = event.fees_mut(PersonId(1));
    fees.extras.insert("Meal".into(), 1);
    let reason = "helps with the boards".to_string();
    fees.discounts.push(Discount { amount: Amount(2100), reason: reason.clone() });
    let account_now = account(&event, PersonId(1)).unwrap();
    let nets: Vec<i64> = account_now.lines.iter().map(|line| line.net.0).collect();
    assert_eq!((nets, account_now.discount, account_now.owed()), (vec![0, 750], Amount(2100), Amount(750)));
    event.fees_mut(PersonId(1)).discounts.push(Discount { amount: Amount(9999), reason });
    let account_now = account(&event, PersonId(1)).unwrap();
    assert_eq!((account_now.owed(), account_now.discount), (Amount::ZERO, Amount(2850)));
}

#[test]
fn the_levy_is_owed_once_a_day_unless_it_is_included_or_marked_as_paid() {
    let mut event = event(Vec::new());
    event.change_settings(|settings| {
        settings.levy = LevyRules { member: Money(150), ..LevyRules::default() };
    });
    assert_eq!([owed(&event, 1), owed(&event, 2)], [150, 150], "both competitions of person 1 are on one day");
    event.entry_mut(EntryId(2)).unwrap().paid = true;
    assert_eq!(owed(&event, 2), 0);
    event.change_settings(|settings| settings.fees.levy_included = true);
    assert_eq!(owed(&event, 1), 0);
}

#[test]
fn who_withdrew_owes_nothing_and_has_what_they_paid_as_credit() {
    let mut event = event(vec![price("Entry", PriceKind::Entry, None, 2000)]);
    pay(&mut event, 1, 2000);
    event.entry_mut(EntryId(1)).unwrap().status = EntryStatus::Withdrawn;
    assert_eq!(account(&event, PersonId(1)).unwrap().open(), Amount::ZERO, "the side event is still played");
    event.entry_mut(EntryId(3)).unwrap().status = EntryStatus::Withdrawn;
    let account_now = account(&event, PersonId(1)).unwrap();
    assert_eq!((account_now.attendance, account_now.open()), (Attendance::Withdrew, Amount(-2000)));
}

#[test]
fn who_withdrew_after_playing_owes_the_entry_and_the_days_played() {
    let mut event = event(vec![price("Entry", PriceKind::Entry, None, 2000)]);
    event.change_settings(|settings| {
        settings.end = day(15);
        settings.levy = LevyRules { member: Money(150), ..LevyRules::default() };
    });
    let mut open = event.tournament(OPEN).unwrap().clone();
    open.competition.rounds = 8;
    event.replace(open.clone());
    assert_eq!(owed(&event, 2), 2300, "two days");
    let result = GameResult::played(Verdict::BlackWins);
    let game = Game::new(GameId(1), OPEN, 1, 1, (EntryId(1), EntryId(2)));
    open.games.push(Game { passes: Passes::both(Some(result)), ..game });
    open.rounds.push(Round { competition: OPEN, number: 1, state: RoundState::Playing });
    event.replace(open);
    event.entry_mut(EntryId(2)).unwrap().status = EntryStatus::Withdrawn;
    let account_now = account(&event, PersonId(2)).unwrap();
    assert_eq!((account_now.attendance, account_now.owed()), (Attendance::Withdrew, Amount(2150)));
    let form: Vec<_> = levy::form(&event).iter().map(|line| (line.people, line.days)).collect();
    assert_eq!(form[0], (2, 3), "the form counts the day too");
}

#[test]
fn who_has_not_come_when_the_register_closes_owes_nothing() {
    let mut event = event(vec![price("Entry", PriceKind::Entry, None, 2000)]);
    event.entry_mut(EntryId(2)).unwrap().status = EntryStatus::PreRegistered;
    assert_eq!(owed(&event, 2), 2000, "they are expected");
    let mut open = event.tournament(OPEN).unwrap().clone();
    open.competition.register_closed = Some("2026-08-14 09:00:00".into());
    event.replace(open);
    assert_eq!(owed(&event, 2), 0);
}

#[test]
fn payments_outlive_the_entry() {
    let mut event = event(Vec::new());
    pay(&mut event, 7, 300);
    let account = account(&event, PersonId(7)).unwrap();
    assert_eq!(
        (account.attendance, account.name.as_str(), account.open()),
        (Attendance::Gone, "Paid Name", Amount(-300))
    );
}

#[test]
fn ghosts_owe_only_what_they_chose() {
    let mut event =
        event(vec![price("Entry", PriceKind::Entry, None, 2000), price("Meal", PriceKind::Extra, None, 850)]);
    event.entry_mut(EntryId(2)).unwrap().ghost = true;
    event.fees_mut(PersonId(2)).extras.insert("Meal".into(), 1);
    assert_eq!(owed(&event, 2), 850);
}
