//! The competition of another event file as a part of this event: its settings, new keys, and the people in both.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use domain::model::board_ranges::BoardRanges;
use domain::{
    Absence, Bye, Competition, CompetitionId, Entry, EntryId, Event, EventSettings, ForeignRecord, ForeignSubject,
    Game, ImportNote, PersonId, Player, PlayerPair, Round, Slip, Tournament,
};
use messages::message;
use session::{AppError, ErrorCode, Result};
use store::Counters;

use crate::register::{KnownPeople, next_person, take};

/// Returns the settings of a competition of the event `theirs` for a place in `ours`: where the two events differ in time limits,
/// komi, start times and rooms, it keeps those of `theirs` as its own. It loses days that are not days of `ours`.
pub(super) fn with_own_settings(
    competition: &Competition,
    theirs: &EventSettings,
    ours: &EventSettings,
) -> Competition {
    let played = theirs.for_competition(competition);
    let within = |day: &NaiveDate| (ours.start..=ours.end).contains(day);
    let has = |name: &String| ours.has_room(name);
    let (rooms, missing): (Vec<String>, Vec<String>) = competition.rooms.iter().cloned().partition(has);
    let boards_of_missing = theirs.boards_of(&Competition { rooms: missing, ..competition.clone() });
    Competition {
        main_minutes: (played.time.main_minutes != ours.time.main_minutes).then_some(played.time.main_minutes),
        overtime: (played.time.overtime != ours.time.overtime).then_some(played.time.overtime),
        komi: (played.komi != ours.komi).then_some(played.komi),
        starts: (played.starts != ours.starts).then_some(played.starts),
        start: competition.start.filter(within),
        end: competition.end.filter(within),
        stage: None,
        zones_only: false,
        rooms,
        boards: BoardRanges::of(boards_of_missing.ranges().iter().copied()),
        ..competition.clone()
    }
}

/// Returns `competition` with the entries, rounds, games, byes, absences and slips of `part`, a competition of another event, with new
/// keys, which its teams, given byes and list for the prize giving then have too. An entry becomes one of the person of this event with
/// the same number or name. Returns how many did, too.
///
/// # Errors
/// A record names an entry of another competition, so that the other file is forged.
pub(super) fn take_over(
    event: &mut Event,
    counters: &mut Counters,
    part: &Tournament,
    mut competition: Competition,
) -> Result<(Tournament, usize)> {
    let id = competition.id;
    let entries: BTreeMap<EntryId, EntryId> =
        part.entries.iter().map(|entry| (entry.id, counters.next_key::<Entry>())).collect();
    let keys = Keys { competition: id, entries };
    keys.change_rules(&mut competition)?;
    let mut taken = Tournament::new(event.settings().clone(), competition);
    let mut subjects: BTreeMap<ForeignSubject, ForeignSubject> =
        keys.entries.iter().map(|(old, new)| (ForeignSubject::Entry(*old), ForeignSubject::Entry(*new))).collect();
    subjects.insert(ForeignSubject::Competition, ForeignSubject::Competition);
    for game in &part.games {
        let game_here = keys.game(game, counters)?;
        subjects.insert(ForeignSubject::Game(game.id), ForeignSubject::Game(game_here.id));
        taken.games.push(game_here);
    }
    for record in &part.foreign {
        let subject = subjects.get(&record.subject).copied();
        taken.foreign.extend(subject.map(|subject| ForeignRecord { competition: id, subject, ..record.clone() }));
    }
    taken.foreign.sort_by_key(|record| (record.competition, record.subject));
    taken.import_notes.extend(part.import_notes.iter().map(|note| ImportNote { competition: id, ..note.clone() }));
    taken.slips = part.slips.iter().map(|slip| keys.slip(slip, counters)).collect::<Result<_>>()?;
    for bye in &part.byes {
        taken.byes.push(Bye { competition: id, entry: keys.entry(bye.entry)?, ..*bye });
    }
    for absence in &part.absences {
        taken.absences.push(Absence { competition: id, entry: keys.entry(absence.entry)?, ..*absence });
    }
    taken.rounds.extend(part.rounds.iter().map(|round| Round { competition: id, ..round.clone() }));
    let mut new: Vec<Entry> = part.entries.iter().map(|entry| keys.rekeyed(entry)).collect::<Result<_>>()?;
    let (known, mut fresh) = (KnownPeople::of(event, id), next_person(event));
    for pair in new.iter_mut().filter_map(|entry| entry.player.pair.as_deref_mut()) {
        identify_partners(&known, pair, &mut fresh);
    }
    let found = identify(event, &mut new, keeps_ranks(part));
    taken.entries = new;
    Ok((taken, found))
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

    fn change_rules(&self, rules: &mut Competition) -> Result<()> {
        let teams = rules.teams.iter_mut().flat_map(|teams| &mut teams.list);
        let members = teams.flat_map(|team| team.members.iter_mut().chain(team.line_ups.values_mut().flatten()));
        let places = rules.prize_list.iter_mut().flat_map(|list| &mut list.places).map(|place| &mut place.entry);
        for entry in members.chain(rules.given_byes.values_mut()).chain(places) {
            *entry = self.entry(*entry)?;
        }
        Ok(())
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
    !part.rounds.is_empty() || part.competition.numbers_at_entry()
}

/// Makes the entries of a new competition entries of people in the event, where they are. Returns how many are.
fn identify(event: &mut Event, new: &mut [Entry], keeps_ranks: bool) -> usize {
    let known = new.first().map(|entry| KnownPeople::of(event, entry.competition)).unwrap_or_default();
    let mut found: BTreeSet<PersonId> = BTreeSet::new();
    for entry in new {
        let mut identified = entry.clone();
        known.identify(&mut identified);
        // Two entries of a competition are two people, even under one name.
        if !entry.ghost
            && entry.player.pair.is_none()
            && identified.person != entry.person
            && found.insert(identified.person)
        {
            entry.person = identified.person;
            unite(event, entry, keeps_ranks);
        }
    }
    found.len()
}

/// Makes the partners of a pair people of this event: those with the same number or name, or new ones.
fn identify_partners(known: &KnownPeople, pair: &mut PlayerPair, fresh: &mut PersonId) {
    for partner in [&mut pair.first, &mut pair.second] {
        let person = known.identified(&mut partner.player.clone());
        partner.person = person.unwrap_or_else(|| take(fresh));
    }
}

/// Makes all entries of a person say the same: what this event knows, completed by the new entry. Ranks and ratings of the other
/// entries stay, and those of the new one if it `keeps_rank`.
fn unite(event: &mut Event, new: &mut Entry, keeps_rank: bool) {
    let same: Vec<&Entry> = event.entries().filter(|entry| entry.person == new.person).collect();
    let Some(first) = same.first() else { return };
    let mut player = first.player.clone();
    player.complete_from(&new.player);
    let (membership, paid) = (first.membership, first.paid || new.paid);
    if !keeps_rank {
        (new.player.rank, new.player.rating) = (player.rank, player.rating);
    }
    let say_the_same = |entry: &mut Entry| {
        entry.player = Player { rank: entry.player.rank, rating: entry.player.rating, ..player.clone() };
        (entry.membership, entry.paid) = (membership, paid);
    };
    let ids: Vec<EntryId> = same.iter().map(|entry| entry.id).collect();
    for id in ids {
        event.entry_mut(id).into_iter().for_each(say_the_same);
    }
    say_the_same(new);
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use domain::model::event_settings::{Overtime, Room, TimeLimits};
    use domain::model::start_times::StartTimes;
    use domain::{HalfPoints, Rank, System, Team};

    use super::*;

    fn event() -> EventSettings {
        EventSettings::new("Cup", NaiveDate::from_ymd_opt(2026, 11, 20).unwrap(), "")
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

    fn event_with(entries: Vec<Entry>) -> Event {
        Tournament { entries, ..Tournament::new(event(), stars()) }.into()
    }

    #[test]
    fn settings_of_the_other_event_become_its_own_where_they_differ() {
        assert_eq!(with_own_settings(&stars(), &event(), &event()), stars());
        let time = TimeLimits { main_minutes: 20, overtime: Overtime::None };
        let starts: StartTimes = "1 2026-11-20 17:00".to_string().try_into().unwrap();
        let theirs = EventSettings { time, komi: HalfPoints(14), starts: starts.clone(), ..event() };
        let own = with_own_settings(&stars(), &theirs, &event());
        assert_eq!((own.main_minutes, own.overtime, own.komi), (Some(20), Some(Overtime::None), Some(HalfPoints(14))));
        assert_eq!(own.starts, Some(starts));
        let back = with_own_settings(&own, &event(), &theirs);
        assert_eq!((back.main_minutes, back.overtime, back.komi, back.starts), (None, None, None, None));
    }

    #[test]
    fn rooms_that_this_event_lacks_become_boards() {
        let theirs = EventSettings { halls: vec![room("Attic", 41, 52), room("Hall", 1, 9)], ..event() };
        let ours = EventSettings { halls: vec![room("hall", 1, 40)], ..event() };
        let competition = Competition { rooms: vec!["Attic".into(), "Hall".into()], ..stars() };
        let own = with_own_settings(&competition, &theirs, &ours);
        assert_eq!((own.rooms, String::from(own.boards)), (vec!["Hall".to_string()], "41-52".to_string()));
    }

    #[test]
    fn a_person_is_found_once_and_completed_in_both_competitions() {
        let mut open = entry(1, 1, "Ash");
        open.player.club = "Mill".into();
        let mut event = event_with(vec![open]);
        let (mut same, other) = (entry(2, 2, "ash"), entry(3, 2, "Ash"));
        (same.player.town, same.player.club, same.player.rank) = ("Brad".into(), "Fen".into(), Rank::DAN_4);
        same.paid = true;
        let mut closed = event.clone();
        let mut new = [same.clone(), other.clone()];
        assert_eq!(identify(&mut closed, &mut new, true), 1);
        assert_eq!(new.each_ref().map(|entry| entry.person.0), [1, 3]);
        let facts = |entry: &Entry| (entry.player.family.clone(), entry.player.town.clone(), entry.paid);
        let here = closed.entry(EntryId(1)).unwrap();
        for entry in [here, &new[0]] {
            assert_eq!((facts(entry), entry.player.club.as_str()), (("Ash".into(), "Brad".into(), true), "Mill"));
        }
        assert_eq!([here.player.rank, new[0].player.rank], [Rank::SHODAN, Rank::DAN_4]);
        let mut new = [same];
        identify(&mut event, &mut new, false);
        assert_eq!(new[0].player.rank, Rank::SHODAN, "one rank in open registers");
    }

    #[test]
    fn a_stand_in_is_nobody_else() {
        let mut new = [Entry { ghost: true, ..entry(2, 2, "Ash") }];
        assert_eq!(identify(&mut event_with(vec![entry(1, 1, "Ash")]), &mut new, true), 0);
        assert_eq!(new[0].person.0, 2);
    }

    #[test]
    fn teams_come_with_the_new_keys_of_their_members() {
        let mut event = event_with(vec![entry(1, 1, "Oak")]);
        let mut teams = Competition { id: CompetitionId(2), ..stars() }.for_teams(2);
        let line_ups = BTreeMap::from([(1, vec![EntryId(2), EntryId(1)])]);
        let team =
            Team { number: 1, name: "Mill".into(), members: vec![EntryId(1), EntryId(2)], line_ups, came_from: None };
        teams.teams.as_mut().unwrap().list = vec![team];
        let entries = vec![entry(1, 1, "Ash"), entry(2, 1, "Elm")];
        let part = Tournament { entries, ..Tournament::new(event.settings().clone(), stars()) };
        let (taken, _) = take_over(&mut event, &mut Counters::default(), &part, teams).unwrap();
        let keys: Vec<EntryId> = taken.entries.iter().map(|entry| entry.id).collect();
        let team = &taken.competition.teams.unwrap().list[0];
        assert_eq!((team.members.clone(), team.line_ups[&1].clone()), (keys.clone(), vec![keys[1], keys[0]]));
    }

    #[test]
    fn a_game_of_a_stranger_is_refused() {
        let mut event = Event::new(event());
        let game = Game::new(domain::GameId(1), CompetitionId::OPEN, 1, 1, (EntryId(1), EntryId(9)));
        let part = Tournament {
            entries: vec![entry(1, 1, "Ash")],
            games: vec![game],
            ..Tournament::new(event.settings().clone(), stars())
        };
        let second = Competition { id: CompetitionId(2), ..stars() };
        let refused = take_over(&mut event, &mut Counters::default(), &part, second).unwrap_err();
        assert_eq!(refused.message.id, "competition-import-inconsistent");
    }
}
