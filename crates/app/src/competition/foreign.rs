//! The competition of another event file as a part of this event: its settings, new keys, and the people in both.

use std::collections::{BTreeMap, BTreeSet};

use domain::model::board_ranges::BoardRanges;
use domain::{
    Absence, Bye, Competition, CompetitionId, Entry, EntryId, Event, ForeignRecord, ForeignSubject, Game, ImportNote,
    PersonId, Player, PlayerPair, Round, Slip, Tournament,
};
use messages::message;
use session::{AppError, ErrorCode, Result};
use store::Counters;

use crate::register::{Known, next_person, take};

/// Returns the settings of a competition of the event `theirs` for a place in `ours`: where the two events differ in time limits,
/// komi, start times and rooms, it keeps those of `theirs` as its own.
pub(super) fn with_own_settings(competition: &Competition, theirs: &Event, ours: &Event) -> Competition {
    let played = theirs.for_competition(competition);
    let has = |name: &String| ours.halls.iter().any(|room| room.name.to_lowercase() == name.to_lowercase());
    let (rooms, missing): (Vec<String>, Vec<String>) = competition.rooms.iter().cloned().partition(has);
    let boards_of_missing = theirs.boards_of(&Competition { rooms: missing, ..competition.clone() });
    Competition {
        main_minutes: (played.time.main_minutes != ours.time.main_minutes).then_some(played.time.main_minutes),
        overtime: (played.time.overtime != ours.time.overtime).then_some(played.time.overtime),
        komi: (played.komi != ours.komi).then_some(played.komi),
        starts: (played.starts != ours.starts).then_some(played.starts),
        stage: None,
        zones_only: false,
        rooms,
        boards: BoardRanges::of(boards_of_missing.ranges().iter().copied()),
        ..competition.clone()
    }
}

/// Adds the entries, rounds, games, byes, absences and slips of `part`, a competition of another event, to `competition`,
/// with new keys, which its teams, given byes and list for the prize giving then have too. An entry becomes one of the person of this event with the same number or name. Returns how many did.
///
/// # Errors
/// A record names an entry of another competition, so that the other file is forged.
pub(super) fn take_over(
    event: &mut Tournament,
    counters: &mut Counters,
    part: &Tournament,
    competition: &mut Competition,
) -> Result<usize> {
    let id = competition.id;
    let entries: BTreeMap<EntryId, EntryId> =
        part.entries.iter().map(|entry| (entry.id, counters.next_key::<Entry>())).collect();
    let keys = Keys { competition: id, entries };
    let mut subjects: BTreeMap<ForeignSubject, ForeignSubject> =
        keys.entries.iter().map(|(old, new)| (ForeignSubject::Entry(*old), ForeignSubject::Entry(*new))).collect();
    subjects.insert(ForeignSubject::Competition, ForeignSubject::Competition);
    for team in competition.teams.iter_mut().flat_map(|teams| &mut teams.list) {
        for member in team.members.iter_mut().chain(team.line_ups.values_mut().flatten()) {
            *member = keys.entry(*member)?;
        }
    }
    let places = competition.prize_list.iter_mut().flat_map(|list| &mut list.places);
    for entry in competition.given_byes.values_mut().chain(places.map(|place| &mut place.entry)) {
        *entry = keys.entry(*entry)?;
    }
    for game in &part.games {
        let taken = keys.game(game, counters)?;
        subjects.insert(ForeignSubject::Game(game.id), ForeignSubject::Game(taken.id));
        event.games.push(taken);
    }
    for record in &part.foreign {
        let subject = subjects.get(&record.subject).copied();
        event.foreign.extend(subject.map(|subject| ForeignRecord { competition: id, subject, ..record.clone() }));
    }
    event.foreign.sort_by_key(|record| (record.competition, record.subject));
    event.import_notes.extend(part.import_notes.iter().map(|note| ImportNote { competition: id, ..note.clone() }));
    for slip in &part.slips {
        event.slips.push(keys.slip(slip, counters)?);
    }
    for bye in &part.byes {
        event.byes.push(Bye { competition: id, entry: keys.entry(bye.entry)?, ..*bye });
    }
    for absence in &part.absences {
        event.absences.push(Absence { competition: id, entry: keys.entry(absence.entry)?, ..*absence });
    }
    event.rounds.extend(part.rounds.iter().map(|round| Round { competition: id, ..round.clone() }));
    let mut new: Vec<Entry> = part.entries.iter().map(|entry| keys.rekeyed(entry)).collect::<Result<_>>()?;
    let (known, mut fresh) = (Known::people(event, id), next_person(event));
    for pair in new.iter_mut().filter_map(|entry| entry.player.pair.as_deref_mut()) {
        identify_partners(&known, pair, &mut fresh);
    }
    Ok(add_people(event, new, keeps_ranks(part)))
}

/// The keys of the records in this event.
struct Keys {
    competition: CompetitionId,
    entries: BTreeMap<EntryId, EntryId>,
}

impl Keys {
    fn entry(&self, old: EntryId) -> Result<EntryId> {
        let forged = || AppError::new(ErrorCode::File, message!("competition-import-inconsistent"));
        self.entries.get(&old).copied().ok_or_else(forged)
    }

    fn rekeyed(&self, entry: &Entry) -> Result<Entry> {
        let id = self.entry(entry.id)?;
        Ok(Entry { id, person: PersonId(id.0), competition: self.competition, ..entry.clone() })
    }

    fn game(&self, game: &Game, counters: &mut Counters) -> Result<Game> {
        Ok(Game {
            id: counters.next_key::<Game>(),
            competition: self.competition,
            black: self.entry(game.black)?,
            white: self.entry(game.white)?,
            ladder_winner: game.ladder_winner.map(|entry| self.entry(entry)).transpose()?,
            ..game.clone()
        })
    }

    fn slip(&self, slip: &Slip, counters: &mut Counters) -> Result<Slip> {
        Ok(Slip {
            id: counters.next_key::<Slip>(),
            competition: self.competition,
            entry: slip.entry.map(|entry| self.entry(entry)).transpose()?,
            ..slip.clone()
        })
    }
}

/// Whether the ranks of a competition stay as they are: its register is closed, or it is played.
fn keeps_ranks(part: &Tournament) -> bool {
    !part.rounds.is_empty() || part.competitions.iter().any(Competition::numbers_at_entry)
}

/// Adds entries of one competition. Returns how many are of people in the event.
fn add_people(event: &mut Tournament, new: Vec<Entry>, keeps_ranks: bool) -> usize {
    let known = new.first().map(|entry| Known::people(event, entry.competition)).unwrap_or_default();
    let mut found: BTreeSet<PersonId> = BTreeSet::new();
    for mut entry in new {
        let mut identified = entry.clone();
        known.identify(&mut identified);
        // Two entries of a competition are two people, even under one name.
        if !entry.ghost
            && entry.player.pair.is_none()
            && identified.person != entry.person
            && found.insert(identified.person)
        {
            entry.person = identified.person;
            unite(event, &mut entry, keeps_ranks);
        }
        event.entries.push(entry);
    }
    found.len()
}

/// Makes the partners of a pair people of this event: those with the same number or name, or new ones.
fn identify_partners(known: &Known, pair: &mut PlayerPair, fresh: &mut PersonId) {
    for partner in [&mut pair.first, &mut pair.second] {
        let person = known.identified(&mut partner.player.clone());
        partner.person = person.unwrap_or_else(|| take(fresh));
    }
}

/// Makes all entries of a person say the same: what this event knows, completed by the new entry. Ranks and ratings of the other
/// entries stay, and those of the new one if it `keeps_rank`.
fn unite(event: &mut Tournament, new: &mut Entry, keeps_rank: bool) {
    let is_of_person = |entry: &&mut Entry| entry.person == new.person;
    let mut entries: Vec<&mut Entry> = event.entries.iter_mut().filter(is_of_person).collect();
    let Some(first) = entries.first() else { return };
    let mut player = first.player.clone();
    player.complete_from(&new.player);
    let (membership, paid) = (first.membership, first.paid || new.paid);
    let (rank, rating) = (player.rank, player.rating);
    if !keeps_rank {
        (new.player.rank, new.player.rating) = (rank, rating);
    }
    for entry in entries.drain(..).chain([new]) {
        entry.player = Player { rank: entry.player.rank, rating: entry.player.rating, ..player.clone() };
        (entry.membership, entry.paid) = (membership, paid);
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use domain::model::event::{Overtime, Room, TimeLimits};
    use domain::model::start_times::StartTimes;
    use domain::{HalfPoints, Rank, System, Team};

    use super::*;

    fn event() -> Event {
        Event::new("Cup", NaiveDate::from_ymd_opt(2026, 11, 20).unwrap(), "")
    }

    fn room(name: &str, first: u32, last: u32) -> Room {
        Room { name: name.into(), first, last }
    }

    fn stars() -> Competition {
        Competition::new(CompetitionId::OPEN, "Future Stars", System::Swiss, 5)
    }

    fn entry(id: i64, competition: i64, family: &str) -> Entry {
        Entry::new(EntryId(id), CompetitionId(competition), Player::new(family, "Ada", Rank::SHODAN))
    }

    #[test]
    fn settings_of_the_other_event_become_its_own_where_they_differ() {
        assert_eq!(with_own_settings(&stars(), &event(), &event()), stars());
        let time = TimeLimits { main_minutes: 20, overtime: Overtime::None };
        let starts: StartTimes = "1 2026-11-20 17:00".to_string().try_into().unwrap();
        let theirs = Event { time, komi: HalfPoints(14), starts: starts.clone(), ..event() };
        let own = with_own_settings(&stars(), &theirs, &event());
        assert_eq!((own.main_minutes, own.overtime, own.komi), (Some(20), Some(Overtime::None), Some(HalfPoints(14))));
        assert_eq!(own.starts, Some(starts));
        let back = with_own_settings(&own, &event(), &theirs);
        assert_eq!((back.main_minutes, back.overtime, back.komi, back.starts), (None, None, None, None));
    }

    #[test]
    fn rooms_that_this_event_lacks_become_boards() {
        let theirs = Event { halls: vec![room("Attic", 41, 52), room("Hall", 1, 9)], ..event() };
        let ours = Event { halls: vec![room("hall", 1, 40)], ..event() };
        let competition = Competition { rooms: vec!["Attic".into(), "Hall".into()], ..stars() };
        let own = with_own_settings(&competition, &theirs, &ours);
        assert_eq!((own.rooms, String::from(own.boards)), (vec!["Hall".to_string()], "41-52".to_string()));
    }

    #[test]
    fn a_person_is_found_once_and_completed_in_both_competitions() {
        let mut open = entry(1, 1, "Ash");
        open.player.club = "Mill".into();
        let mut event = Tournament { entries: vec![open], ..Tournament::new(event(), vec![stars()]) };
        let (mut same, other) = (entry(2, 2, "ash"), entry(3, 2, "Ash"));
        (same.player.town, same.player.club, same.player.rank) = ("Brad".into(), "Fen".into(), Rank::DAN_4);
        same.paid = true;
        let mut closed = event.clone();
        assert_eq!(add_people(&mut closed, vec![same.clone(), other.clone()], true), 1);
        assert_eq!(closed.entries.iter().map(|entry| entry.person.0).collect::<Vec<_>>(), [1, 1, 3]);
        let facts = |entry: &Entry| (entry.player.family.clone(), entry.player.town.clone(), entry.paid);
        for entry in &closed.entries[..2] {
            assert_eq!((facts(entry), entry.player.club.as_str()), (("Ash".into(), "Brad".into(), true), "Mill"));
        }
        assert_eq!([0, 1].map(|at| closed.entries[at].player.rank), [Rank::SHODAN, Rank::DAN_4]);
        add_people(&mut event, vec![same], false);
        assert_eq!(event.entries[1].player.rank, Rank::SHODAN, "one rank in open registers");
    }

    #[test]
    fn a_stand_in_is_nobody_else() {
        let mut event = Tournament { entries: vec![entry(1, 1, "Ash")], ..Tournament::new(event(), vec![stars()]) };
        let ghost = Entry { ghost: true, ..entry(2, 2, "Ash") };
        assert_eq!(add_people(&mut event, vec![ghost], true), 0);
        assert_eq!(event.entries[1].person.0, 2);
    }

    #[test]
    fn teams_come_with_the_new_keys_of_their_members() {
        let mut event = Tournament { entries: vec![entry(1, 1, "Oak")], ..Tournament::new(event(), vec![stars()]) };
        let mut teams = Competition { id: CompetitionId(2), ..stars() }.for_teams(2);
        let line_ups = BTreeMap::from([(1, vec![EntryId(2), EntryId(1)])]);
        let team =
            Team { number: 1, name: "Mill".into(), members: vec![EntryId(1), EntryId(2)], line_ups, came_from: None };
        teams.teams.as_mut().unwrap().list = vec![team];
        let entries = vec![entry(1, 1, "Ash"), entry(2, 1, "Elm")];
        let part = Tournament { entries, ..Tournament::new(event.event.clone(), vec![stars()]) };
        take_over(&mut event, &mut Counters::default(), &part, &mut teams).unwrap();
        let keys: Vec<EntryId> = event.entries_of(CompetitionId(2)).map(|entry| entry.id).collect();
        let team = &teams.teams.unwrap().list[0];
        assert_eq!((team.members.clone(), team.line_ups[&1].clone()), (keys.clone(), vec![keys[1], keys[0]]));
    }

    #[test]
    fn a_game_of_a_stranger_is_refused() {
        let mut event = Tournament::new(event(), Vec::new());
        let game = Game::new(domain::GameId(1), CompetitionId::OPEN, 1, 1, (EntryId(1), EntryId(9)));
        let part = Tournament { entries: vec![entry(1, 1, "Ash")], games: vec![game], ..event.clone() };
        let mut second = Competition { id: CompetitionId(2), ..stars() };
        let refused = take_over(&mut event, &mut Counters::default(), &part, &mut second).unwrap_err();
        assert_eq!(refused.message.id, "competition-import-inconsistent");
    }
}
