//! A whole event: its settings, its officials and helpers, its cash desk, and its competitions with all that they hold.

use std::collections::BTreeSet;
use std::sync::Arc;

use chrono::NaiveDate;

use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::event_settings::EventSettings;
use crate::model::game::Game;
use crate::model::helper::Helper;
use crate::model::id::{CompetitionId, EntryId, PersonId, RoundNumber};
use crate::model::knockout_table::KnockoutTable;
use crate::model::official::Official;
use crate::model::payment::{CashDay, Payment, PersonFees};
use crate::model::people::Changes;
use crate::model::player_report::{Contradiction, PlayerReport};
use crate::model::post_release_changes::mark_changes_after_release;
use crate::model::record::{EventRecord, Owner};
use crate::model::referee_case::RefereeCase;
use crate::model::round::{Round, RoundState};
use crate::model::slip::Slip;
use crate::model::tournament::Tournament;
use crate::model::year_final::YearFinal;

/// An event. A copy shares its competitions with the original until one of them changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    settings: EventSettings,
    /// The officials (R72).
    pub officials: Vec<Official>,
    /// The helpers of the hall network.
    pub helpers: Vec<Helper>,
    /// The payments in the order in which they were taken (R86).
    pub payments: Vec<Payment>,
    /// What people chose and were granted, by person (R85).
    pub person_fees: Vec<PersonFees>,
    /// The till of each day (R87).
    pub cash_days: Vec<CashDay>,
    /// The competitions in order of their keys, the Open first.
    tournaments: Vec<Arc<Tournament>>,
}

impl Event {
    /// Returns an event without competitions.
    pub fn new(settings: EventSettings) -> Event {
        Event {
            settings,
            officials: Vec::new(),
            helpers: Vec::new(),
            payments: Vec::new(),
            person_fees: Vec::new(),
            cash_days: Vec::new(),
            tournaments: Vec::new(),
        }
    }

    /// Returns an event whose competitions have no entries and no rounds.
    pub fn with_competitions(settings: EventSettings, competitions: impl IntoIterator<Item = Competition>) -> Event {
        let mut event = Event::new(settings);
        competitions.into_iter().for_each(|competition| event.add_competition(competition));
        event
    }

    /// Returns the settings.
    pub fn settings(&self) -> &EventSettings {
        &self.settings
    }

    /// Changes the settings, in all competitions.
    pub fn change_settings<T>(&mut self, change: impl FnOnce(&mut EventSettings) -> T) -> T {
        let value = change(&mut self.settings);
        self.share_settings();
        value
    }

    /// Returns the competitions with their records.
    pub fn tournaments(&self) -> impl ExactSizeIterator<Item = &Tournament> + Clone {
        self.tournaments.iter().map(Arc::as_ref)
    }

    /// Returns the competitions.
    pub fn competitions(&self) -> impl ExactSizeIterator<Item = &Competition> + Clone {
        self.tournaments().map(|tournament| &tournament.competition)
    }

    /// Returns a competition with its records.
    pub fn tournament(&self, id: CompetitionId) -> Option<&Tournament> {
        self.shared(id).map(Arc::as_ref)
    }

    /// As [`Event::tournament`], to keep it longer than the event.
    pub fn shared(&self, id: CompetitionId) -> Option<&Arc<Tournament>> {
        self.tournaments.iter().find(|tournament| tournament.competition.id == id)
    }

    /// Returns a competition.
    pub fn competition(&self, id: CompetitionId) -> Option<&Competition> {
        self.tournament(id).map(|tournament| &tournament.competition)
    }

    /// Returns a competition to change its records. What is changed of people stays in it; see [`Event::replace`]. The settings of the
    /// event are changed by [`Event::change_settings`].
    pub fn tournament_mut(&mut self, id: CompetitionId) -> Option<&mut Tournament> {
        self.tournaments.iter_mut().find(|tournament| tournament.competition.id == id).map(Arc::make_mut)
    }

    /// Adds a competition without entries and rounds.
    pub fn add_competition(&mut self, competition: Competition) {
        self.replace(Tournament::new(self.settings.clone(), competition));
    }

    /// Puts a changed competition in place of the one with its key, or adds it. The event has its settings then. What it changed of people
    /// changes in their other competitions too, but they keep their rank and rating where the register is closed.
    pub fn replace(&mut self, mut tournament: Tournament) {
        if self.settings != tournament.event {
            self.settings.clone_from(&tournament.event);
            self.share_settings();
        }
        tournament.sort();
        let id = tournament.competition.id;
        match self.tournaments.binary_search_by_key(&id, |tournament| tournament.competition.id) {
            Ok(at) => {
                let others = self.tournaments().filter(|other| other.competition.id != id);
                let elsewhere = others.flat_map(|other| &other.entries);
                let changes = Changes::between(&self.tournaments[at], &tournament, elsewhere);
                self.tournaments[at] = Arc::new(tournament);
                let touched = self.tournaments.iter_mut().filter(|tournament| changes.touch(tournament));
                touched.for_each(|tournament| changes.apply(Arc::make_mut(tournament)));
            }
            Err(at) => self.tournaments.insert(at, Arc::new(tournament)),
        }
        self.share_boards();
    }

    /// Removes a competition with all its records, its frozen lists and its prices. Payments stay.
    pub fn remove(&mut self, id: CompetitionId) {
        self.tournaments.retain(|tournament| tournament.competition.id != id);
        self.change_settings(|settings| {
            settings.freezes.retain(|freeze| freeze.competition != id);
            settings.fees.prices.retain(|price| price.competition != Some(id));
        });
        self.share_boards();
    }

    /// Puts the changed competitions in order after an operation: records of games that are gone go too, and games that changed after
    /// their round was released are marked.
    pub fn settle(&mut self, before: &Event) {
        let shared = |one: &Arc<Tournament>| before.tournaments.iter().any(|other| Arc::ptr_eq(one, other));
        for changed in self.tournaments.iter_mut().filter(|tournament| !shared(tournament)).map(Arc::make_mut) {
            let earlier = before.tournament(changed.competition.id);
            changed.settle_records(earlier);
            changed.sort();
            if let Some(earlier) = earlier {
                mark_changes_after_release(earlier, changed);
            }
        }
        debug_assert!(
            self.tournaments.iter().all(|of| of.event == self.settings),
            "settings are changed by `change_settings`"
        );
        self.share_boards();
    }

    /// Records the day on which people entered who were in no competition before, if some price depends on it (R85).
    pub fn note_newcomers(&mut self, before: &Event, day: NaiveDate) {
        if !self.settings.fees.has_late_prices() {
            return;
        }
        let known: BTreeSet<PersonId> = before.people().collect();
        let newcomers: BTreeSet<PersonId> = self.people().filter(|person| !known.contains(person)).collect();
        for person in newcomers {
            self.fees_mut(person).entered.get_or_insert(day);
        }
    }

    /// Returns what is known of a person for their fees.
    pub fn fees_of(&self, person: PersonId) -> Option<&PersonFees> {
        let at = self.person_fees.binary_search_by_key(&person, |fees| fees.person).ok()?;
        self.person_fees.get(at)
    }

    /// Returns what is known of a person for their fees, to change it.
    pub fn fees_mut(&mut self, person: PersonId) -> &mut PersonFees {
        let at = match self.person_fees.binary_search_by_key(&person, |fees| fees.person) {
            Ok(at) => at,
            Err(at) => {
                self.person_fees.insert(at, PersonFees::of(person));
                at
            }
        };
        &mut self.person_fees[at]
    }

    /// Returns the people of all entries, those of pairs one by one. A person of several competitions comes several times.
    pub fn people(&self) -> impl Iterator<Item = PersonId> {
        let entries = self.tournaments().flat_map(|tournament| &tournament.entries);
        entries.flat_map(|entry| entry.people().into_iter().map(|(person, _)| person))
    }

    /// Returns a competition for a file of its own: if the event has others, its name after that of the event.
    pub fn alone(&self, id: CompetitionId) -> Option<Tournament> {
        let mut alone = self.tournament(id)?.clone();
        if self.tournaments.len() > 1 {
            alone.event.name = format!("{}, {}", alone.event.name, alone.competition.name);
        }
        Some(alone)
    }

    /// Returns the event with every competition as `change` returns it.
    #[must_use]
    pub fn map(&self, change: impl Fn(&Tournament) -> Tournament) -> Event {
        let tournaments = self.tournaments().map(|tournament| Arc::new(change(tournament))).collect();
        let mut mapped = Event { tournaments, ..self.clone() };
        mapped.share_boards();
        mapped
    }

    /// Returns the event without the drafts of rounds, which only the director may see.
    #[must_use]
    pub fn released(&self) -> Event {
        self.map(Tournament::released)
    }

    /// Adds a record at the end of its collection. Games come before the records that belong to a game.
    ///
    /// # Errors
    /// The record, if it belongs to a competition or a game that does not exist.
    pub fn add_record<R: EventRecord>(
        &mut self,
        record: R,
        collection: impl Fn(&mut Tournament) -> &mut Vec<R>,
    ) -> Result<(), R> {
        let is_owner = |tournament: &Tournament| match record.owner() {
            Owner::Competition(id) => tournament.competition.id == id,
            Owner::Game(id) => tournament.games.binary_search_by_key(&id, |game| game.id).is_ok(),
        };
        match self.tournaments.iter_mut().find(|tournament| is_owner(tournament)) {
            Some(owner) => collection(Arc::make_mut(owner)).push(record),
            None => return Err(record),
        }
        Ok(())
    }

    /// Returns a collection of records of all competitions, in order of their keys.
    pub fn records<'e, R: EventRecord>(&'e self, collection: impl Fn(&'e Tournament) -> &'e [R]) -> Vec<&'e R> {
        let mut records: Vec<&R> = self.tournaments().flat_map(collection).collect();
        if self.tournaments.len() > 1 {
            records.sort_by_key(|record| record.key());
        }
        records
    }

    /// Returns the competitions that are not the same copy in `other`: all that can differ.
    pub fn not_shared_with(&self, other: &Event) -> Event {
        let shared = |one: &Arc<Tournament>| other.tournaments.iter().any(|other| Arc::ptr_eq(one, other));
        let tournaments = self.tournaments.iter().filter(|tournament| !shared(tournament)).cloned().collect();
        Event { tournaments, ..self.clone() }
    }

    /// Returns the entry with this key.
    pub fn entry(&self, id: EntryId) -> Option<&Entry> {
        self.tournaments().find_map(|tournament| tournament.entry(id))
    }

    /// Returns the entry with this key, to change it in this competition only.
    pub fn entry_mut(&mut self, id: EntryId) -> Option<&mut Entry> {
        let owner = self.tournaments.iter_mut().find(|tournament| tournament.entry(id).is_some())?;
        Arc::make_mut(owner).entries.iter_mut().find(|entry| entry.id == id)
    }

    /// Returns the entries of a competition.
    pub fn entries_of(&self, competition: CompetitionId) -> impl Iterator<Item = &Entry> {
        self.tournament(competition).into_iter().flat_map(|tournament| &tournament.entries)
    }

    /// Returns a person's entry in a competition: a pair as a whole, not one of its partners.
    pub fn entry_of(&self, person: PersonId, competition: CompetitionId) -> Option<&Entry> {
        self.entries_of(competition).find(|entry| entry.person == person)
    }

    /// Returns the entry in which a person plays in a competition, alone or as a partner of a pair.
    pub fn entry_with(&self, person: PersonId, competition: CompetitionId) -> Option<&Entry> {
        self.entries_of(competition).find(|entry| entry.has_person(person))
    }

    /// Returns the games of a round, by board.
    pub fn games_of(&self, competition: CompetitionId, round: RoundNumber) -> Vec<&Game> {
        self.tournament(competition).map(|tournament| tournament.games_of(round)).unwrap_or_default()
    }

    /// Returns the game at a board.
    pub fn game_at(&self, competition: CompetitionId, round: RoundNumber, board: u32) -> Option<&Game> {
        self.tournament(competition)?.game_at(round, board)
    }

    /// Returns a round; `None` if it is not paired yet.
    pub fn round(&self, competition: CompetitionId, number: RoundNumber) -> Option<&Round> {
        self.tournament(competition)?.round(number)
    }

    /// Returns the number of the last paired round; 0 before the first pairing.
    pub fn paired_rounds(&self, competition: CompetitionId) -> RoundNumber {
        self.tournament(competition).map_or(0, Tournament::paired_rounds)
    }

    /// Forgets what players reported and helpers contradicted in rounds that are confirmed.
    pub fn forget_sent_of_confirmed_rounds(&mut self) {
        for tournament in &mut self.tournaments {
            let is_over =
                |number| tournament.rounds.iter().any(|r| r.number == number && r.state == RoundState::Confirmed);
            let over: BTreeSet<RoundNumber> = tournament
                .reports
                .iter()
                .map(|report| report.round)
                .chain(tournament.contradictions.iter().map(|sent| sent.round))
                .filter(|&round| is_over(round))
                .collect();
            if !over.is_empty() {
                let changed = Arc::make_mut(tournament);
                changed.reports.retain(|report| !over.contains(&report.round));
                changed.contradictions.retain(|sent| !over.contains(&sent.round));
            }
        }
    }

    /// Tells every competition which boards the others use: two competitions never share a board at one time.
    pub fn share_boards(&mut self) {
        if let [only] = self.tournaments.as_mut_slice() {
            if !only.boards_elsewhere.is_empty() {
                Arc::make_mut(only).boards_elsewhere.clear();
            }
            return;
        }
        let used: Vec<_> =
            self.tournaments().map(|tournament| (tournament.competition.id, tournament.boards_in_use())).collect();
        for tournament in &mut self.tournaments {
            let others = used.iter().filter(|(id, _)| *id != tournament.competition.id);
            let elsewhere: Vec<_> = others.flat_map(|(_, boards)| boards.iter().cloned()).collect();
            if tournament.boards_elsewhere != elsewhere {
                Arc::make_mut(tournament).boards_elsewhere = elsewhere;
            }
        }
    }

    fn share_settings(&mut self) {
        for tournament in self.tournaments.iter_mut().filter(|tournament| tournament.event != self.settings) {
            Arc::make_mut(tournament).event.clone_from(&self.settings);
        }
    }
}

/// Defines iterators over the records of all competitions.
macro_rules! iterators {
    ($($collection:ident: $record:ty),*) => {
        impl Event {
            $(
                #[doc = concat!("Returns the ", stringify!($collection), " of all competitions, in order of their keys.")]
                pub fn $collection(&self) -> impl Iterator<Item = &$record> {
                    self.records(|tournament| &tournament.$collection).into_iter()
                }
            )*
        }
    };
}

iterators! {
    entries: Entry, rounds: Round, games: Game, tables: KnockoutTable, finals: YearFinal, slips: Slip, reports: PlayerReport,
    contradictions: Contradiction, cases: RefereeCase
}

impl From<Tournament> for Event {
    /// Returns the event of a competition, with no other.
    fn from(tournament: Tournament) -> Event {
        let mut event = Event::new(tournament.event.clone());
        event.replace(tournament);
        event
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;
    use crate::model::category::Category;
    use crate::model::competition::System;
    use crate::model::currency::Amount;
    use crate::model::fee_rules::{Price, PriceKind};
    use crate::model::freeze::{Freeze, FrozenDraw};
    use crate::model::id::{ContradictionId, GameId};
    use crate::model::knockout_table::{Apart, DrawPlan};
    use crate::model::pair::PairRules;
    use crate::model::player::{Partner, Player, PlayerPair};
    use crate::model::rank::Rank;
    use crate::model::result::Colour;

    const OPEN: CompetitionId = CompetitionId::OPEN;
    const SIDE: CompetitionId = CompetitionId(2);

    fn entry(id: i64, competition: CompetitionId) -> Entry {
        Entry::new(EntryId(id), competition, Player::new("Reed", "Bea", Rank::SHODAN))
    }

    /// Two players in the Open; the first is also in the side event, as entry 3.
    fn event() -> Event {
        let settings = EventSettings::new("Cup", NaiveDate::from_ymd_opt(2026, 11, 20).unwrap(), "");
        let mut event =
            Event::with_competitions(settings, [SIDE, OPEN].map(|id| Competition::new(id, "Name", System::Swiss, 5)));
        let records = [entry(1, OPEN), entry(2, OPEN), Entry { person: PersonId(1), ..entry(3, SIDE) }];
        records.into_iter().for_each(|entry| event.add_record(entry, |of| &mut of.entries).unwrap());
        let game = Game::new(GameId(1), OPEN, 1, 1, (EntryId(1), EntryId(2)));
        event.add_record(game, |of| &mut of.games).unwrap();
        event
    }

    /// Returns the event after a change of a competition.
    fn changed(mut event: Event, id: CompetitionId, change: impl FnOnce(&mut Tournament)) -> Event {
        let mut tournament = event.tournament(id).unwrap().clone();
        change(&mut tournament);
        event.replace(tournament);
        event
    }

    #[test]
    fn records_are_in_their_competition_and_in_order_of_their_keys() {
        let event = event();
        assert_eq!(event.competitions().map(|competition| competition.id).collect::<Vec<_>>(), [OPEN, SIDE]);
        let keys = |of: CompetitionId| event.entries_of(of).map(|entry| entry.id.0).collect::<Vec<_>>();
        assert_eq!((keys(OPEN), keys(SIDE)), (vec![1, 2], vec![3]));
        let all = event.records(|of| &of.entries);
        assert_eq!(all.iter().map(|entry| entry.id.0).collect::<Vec<_>>(), [1, 2, 3]);
        let mut event = event;
        assert!(event.add_record(entry(9, CompetitionId(3)), |of| &mut of.entries).is_err());
    }

    #[test]
    fn a_competition_that_is_put_back_has_its_records_in_order() {
        let event = changed(event(), OPEN, |open| open.entries.reverse());
        assert_eq!(event.tournament(OPEN).unwrap().entries.iter().map(|entry| entry.id.0).collect::<Vec<_>>(), [1, 2]);
    }

    #[test]
    fn reports_and_contradictions_of_confirmed_rounds_are_forgotten() {
        let sent = |id, round| Contradiction {
            id: ContradictionId(id),
            competition: OPEN,
            round,
            board: 1,
            players: [EntryId(1), EntryId(2)],
            pass: Colour::Black,
            result: "1-0".parse().unwrap(),
            helper: "Sam".into(),
        };
        let mut event = changed(event(), OPEN, |open| {
            let round = |number, state| Round { competition: OPEN, number, state };
            open.rounds = vec![round(1, RoundState::Confirmed), round(2, RoundState::Playing)];
            open.contradictions = vec![sent(1, 1), sent(2, 2)];
        });
        event.forget_sent_of_confirmed_rounds();
        assert_eq!(event.contradictions().cloned().collect::<Vec<_>>(), [sent(2, 2)]);
    }

    #[test]
    fn an_unchanged_competition_is_shared_with_the_copy() {
        let before = event();
        let after = changed(before.clone(), SIDE, |side| side.entries[0].number = Some(4));
        let differ = after.not_shared_with(&before);
        assert_eq!(differ.competitions().map(|competition| competition.id).collect::<Vec<_>>(), [SIDE]);
        assert_eq!(before.not_shared_with(&before).tournaments().len(), 0);
    }

    #[test]
    fn settings_and_boards_in_use_are_the_same_in_all_competitions() {
        let event = changed(event(), SIDE, |side| {
            side.event.name = "Mill Cup".into();
            side.rounds = vec![Round { competition: SIDE, number: 1, state: RoundState::Draft }];
            side.games = vec![Game::new(GameId(2), SIDE, 1, 7, (EntryId(3), EntryId(4)))];
        });
        assert_eq!(event.settings().name, "Mill Cup");
        let open = event.tournament(OPEN).unwrap();
        assert_eq!((open.event.name.as_str(), open.boards_elsewhere[0].board), ("Mill Cup", 7));
        let released = event.released();
        assert!(released.tournament(OPEN).unwrap().boards_elsewhere.is_empty());
    }

    #[test]
    fn a_removed_competition_takes_its_frozen_lists_along() {
        let mut event = event();
        event.change_settings(|settings| settings.freezes = [OPEN, SIDE].map(frozen).to_vec());
        event.remove(SIDE);
        assert_eq!((event.tournaments().len(), event.entry(EntryId(3))), (1, None));
        assert_eq!(event.settings().freezes, [frozen(OPEN)]);
    }

    #[test]
    fn a_removed_competition_takes_its_prices_along() {
        let mut event = event();
        let price = |competition| Price {
            name: "Entry".into(),
            kind: PriceKind::Entry,
            competition,
            category: None,
            amount: Amount(500),
            late: None,
        };
        event.change_settings(|settings| settings.fees.prices = [None, Some(OPEN), Some(SIDE)].map(price).to_vec());
        event.remove(SIDE);
        assert_eq!(event.settings().fees.prices, [None, Some(OPEN)].map(price));
    }

    fn frozen(competition: CompetitionId) -> Freeze {
        let (apart, list) = (Apart::default(), Vec::new());
        let plan = DrawPlan {
            category: Category::EVERYONE,
            lines: 2,
            seeds: 0,
            apart,
            double: None,
            list,
            nonce: String::new(),
            announced: None,
        };
        let draw = FrozenDraw::Knockout { plan, third_place: false, reason: None };
        Freeze { competition, category: Category::EVERYONE, draw }
    }

    #[test]
    fn a_person_changes_in_all_competitions_but_keeps_the_rank_of_a_closed_register() {
        let change = |side: &mut Tournament| {
            let player = &mut side.entries[0].player;
            (player.club, player.rank) = ("Mill".into(), Rank::DAN_4);
            side.entries[0].paid = true;
        };
        let closed = changed(event(), OPEN, |open| open.competition.register_closed = Some("now".into()));
        let after = changed(closed.clone(), SIDE, change);
        let open = |event: &Event| event.entries_of(OPEN).cloned().collect::<Vec<_>>();
        let first = &open(&after)[0];
        assert_eq!((first.player.club.as_str(), first.player.rank, first.paid), ("Mill", Rank::SHODAN, true));
        assert_eq!(open(&after)[1], open(&closed)[1]);
        assert_eq!(open(&changed(event(), SIDE, change))[0].player.rank, Rank::DAN_4);
    }

    #[test]
    fn a_change_of_one_fact_leaves_the_others_as_they_are() {
        let mut different = event();
        different.entry_mut(EntryId(3)).unwrap().player.rank = Rank::DAN_4;
        different.entry_mut(EntryId(3)).unwrap().paid = true;
        let after = changed(different.clone(), OPEN, |open| open.entries[0].player.club = "Mill".into());
        let side = after.entry(EntryId(3)).unwrap();
        assert_eq!((side.player.club.as_str(), side.player.rank, side.paid), ("Mill", Rank::DAN_4, true));
        let after = changed(after, OPEN, |open| open.entries[0].paid = true);
        assert_eq!(after.entry(EntryId(3)).unwrap().player.rank, Rank::DAN_4);
    }

    #[test]
    fn a_new_entry_changes_what_no_other_entry_of_the_person_says() {
        let mut event = event();
        let third = CompetitionId(3);
        event.add_competition(Competition::new(third, "Blitz", System::Swiss, 5));
        event.entry_mut(EntryId(3)).unwrap().player.rank = Rank::DAN_4;
        let before = event.clone();
        let again = Entry { person: PersonId(1), ..entry(4, third) };
        let entered = changed(event.clone(), third, |blitz| blitz.entries.push(again.clone()));
        assert_eq!([OPEN, SIDE].map(|id| entered.tournament(id)), [OPEN, SIDE].map(|id| before.tournament(id)));
        let mut moved = again;
        moved.player.club = "Mill".into();
        let entered = changed(event, third, |blitz| blitz.entries.push(moved));
        let of = |id| {
            (&entered.entry(EntryId(id)).unwrap().player.club[..], entered.entry(EntryId(id)).unwrap().player.rank)
        };
        assert_eq!([of(1), of(3)], [("Mill", Rank::SHODAN), ("Mill", Rank::DAN_4)]);
    }

    #[test]
    fn a_pair_follows_its_partners_into_and_out_of_other_competitions() {
        let partner = |person: i64, rank: &str| Partner {
            person: PersonId(person),
            player: Player::new("Reed", "Bea", rank.parse().unwrap()),
        };
        let two = PlayerPair { first: partner(1, "1d"), second: partner(9, "3k"), mixed: true };
        let mut whole = event();
        whole.tournament_mut(SIDE).unwrap().entries =
            vec![Entry::new(EntryId(3), SIDE, two.player(PairRules::default()))];
        let whole = changed(whole, OPEN, |open| {
            (open.entries[0].player.family, open.entries[0].player.rank) = ("Sedge".into(), Rank::DAN_4);
        });
        let pair = &whole.entry(EntryId(3)).unwrap().player;
        assert_eq!((pair.family.as_str(), pair.rank.to_string().as_str()), ("Sedge Bea & Reed Bea", "1d"));
        let whole = changed(whole, SIDE, |side| {
            let mut two = (**side.entries[0].player.pair.as_ref().unwrap()).clone();
            two.first.player.club = "Mill".into();
            side.entries[0].player = two.player(PairRules::default());
        });
        assert_eq!(whole.entry(EntryId(1)).unwrap().player.club, "Mill");
        assert_eq!(whole.entry_with(PersonId(9), SIDE).unwrap().id, EntryId(3));
        assert_eq!(whole.entry_of(PersonId(9), SIDE), None);
    }
}
