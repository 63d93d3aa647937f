//! The appeals committee for a case: a member who is involved gives the seat to the next replacement (rule 1b, R72).

use crate::model::entry::Entry;
use crate::model::event::Event;
use crate::model::id::{EntryId, OfficialId, PersonId};
use crate::model::official::{Official, OfficialRole};

/// The members of a committee (1b).
pub const SEATS: usize = 3;

/// Why an official is involved in a case, and which player makes them so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Involvement {
    /// The official is one of the players.
    Plays(EntryId),
    /// The official is of the family of a player.
    Family(EntryId),
    /// The official is recorded as related to a player.
    Related(EntryId),
    /// The official is of the club of a player.
    SameClub(EntryId),
}

/// A member or replacement who is involved, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InvolvedOfficial {
    /// The official.
    pub official: OfficialId,
    /// The reasons, at least one.
    pub reasons: Vec<Involvement>,
}

/// A seat of the committee for a case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CommitteeSeat {
    /// The official who takes it.
    pub official: OfficialId,
    /// The involved member whose seat it is; `None` for the regular member, and for a seat that had none.
    pub instead_of: Option<OfficialId>,
}

/// The committee for a case.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CaseCommittee {
    /// The seats that are taken, at most three.
    pub seats: Vec<CommitteeSeat>,
    /// The members and replacements who are involved.
    pub involved: Vec<InvolvedOfficial>,
}

impl CaseCommittee {
    /// Returns how many seats nobody can take.
    pub fn missing(&self) -> usize {
        SEATS - self.seats.len()
    }

    /// Returns the committee for a case of these players. Each involved member is replaced by the next replacement who is not
    /// involved; seats without a member go to replacements too. `tournament` is the whole event: a member may play in another
    /// competition than the players.
    pub fn of(event: &Event, players: &[EntryId]) -> CaseCommittee {
        let involved = |official: &Official| involvement(event, official, players);
        let mut replacements = ordered(event, OfficialRole::Replacement)
            .into_iter()
            .filter(|official| involved(official).is_empty())
            .map(|official| official.id);
        let mut committee = CaseCommittee::default();
        let members = ordered(event, OfficialRole::Committee);
        for member in members.iter().take(SEATS) {
            let seat = if involved(member).is_empty() {
                Some(CommitteeSeat { official: member.id, instead_of: None })
            } else {
                replacements.next().map(|official| CommitteeSeat { official, instead_of: Some(member.id) })
            };
            committee.seats.extend(seat);
        }
        for _ in members.len()..SEATS {
            committee.seats.extend(replacements.next().map(|official| CommitteeSeat { official, instead_of: None }));
        }
        let of_role = |role| ordered(event, role).into_iter();
        let candidates = of_role(OfficialRole::Committee).chain(of_role(OfficialRole::Replacement));
        let why = |official: &Official| InvolvedOfficial { official: official.id, reasons: involved(official) };
        committee.involved = candidates.map(why).filter(|found| !found.reasons.is_empty()).collect();
        committee
    }
}

/// Returns the officials of a role in their order.
pub fn ordered(event: &Event, role: OfficialRole) -> Vec<&Official> {
    let mut officials: Vec<&Official> = event.officials.iter().filter(|official| official.role == role).collect();
    officials.sort_by_key(|official| (official.turn, official.id));
    officials
}

/// Returns why an official is involved in a case of these players; empty if they are not.
pub fn involvement(event: &Event, official: &Official, players: &[EntryId]) -> Vec<Involvement> {
    let players = players.iter().filter_map(|id| event.entry(*id));
    let mut reasons: Vec<Involvement> = players.flat_map(|player| with_player(event, official, player)).collect();
    reasons.sort_unstable();
    reasons.dedup();
    reasons
}

fn with_player(event: &Event, official: &Official, player: &Entry) -> Vec<Involvement> {
    if official.person == Some(player.person) {
        return vec![Involvement::Plays(player.id)];
    }
    let own = own_entries(event, official.person);
    let families = own.iter().filter_map(|entry| entry.family_group.as_deref()).chain([official.family.as_str()]);
    let clubs = own.iter().map(|entry| entry.player.club.as_str()).chain([official.club.as_str()]);
    let family = player.family_group.as_deref().unwrap_or_default();
    let mut reasons = Vec::new();
    if families.into_iter().any(|name| same(name, family)) {
        reasons.push(Involvement::Family(player.id));
    }
    if official.related.contains(&player.person) {
        reasons.push(Involvement::Related(player.id));
    }
    if clubs.into_iter().any(|name| same(name, &player.player.club)) {
        reasons.push(Involvement::SameClub(player.id));
    }
    reasons
}

fn own_entries(event: &Event, person: Option<PersonId>) -> Vec<&Entry> {
    event.entries().filter(|entry| Some(entry.person) == person).collect()
}

/// Whether two names are the same, ignoring case and blanks around them; an empty name is like no other.
fn same(one: &str, other: &str) -> bool {
    let one = one.trim().to_lowercase();
    !one.is_empty() && one == other.trim().to_lowercase()
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use proptest::prelude::*;

    use super::*;
    use crate::model::competition::{Competition, System};
    use crate::model::event_settings::EventSettings;
    use crate::model::id::CompetitionId;
    use crate::model::player::Player;
    use crate::model::rank::Rank;

    const REED: EntryId = EntryId(1);
    const MOSS: EntryId = EntryId(2);

    fn entry(id: i64, family: &str, club: &str) -> Entry {
        let mut entry = Entry::new(EntryId(id), CompetitionId::OPEN, Player::new(family, "Sam", Rank::SHODAN));
        entry.player.club = club.into();
        entry
    }

    fn official(id: i64, role: OfficialRole, turn: u32) -> Official {
        let (club, family, related) = (String::new(), String::new(), Vec::new());
        Official { id: OfficialId(id), role, turn, name: format!("Official {id}"), club, family, person: None, related }
    }

    /// Three members, two replacements, and the players Reed of Mill and Moss of Dale.
    fn event() -> Event {
        let day = NaiveDate::from_ymd_opt(2026, 8, 14).unwrap();
        let competition = Competition::new(CompetitionId::OPEN, "Open", System::Swiss, 5);
        let mut event = Event::with_competitions(EventSettings::new("Cup", day, ""), [competition]);
        players(&mut event).extend(vec![entry(1, "Reed", "Mill"), entry(2, "Moss", "Dale"), entry(3, "Fern", "")]);
        let members = (1..=3).map(|id| official(id, OfficialRole::Committee, id as u32));
        // The second replacement was added first.
        let replacements = [official(4, OfficialRole::Replacement, 2), official(5, OfficialRole::Replacement, 1)];
        event.officials = members.chain(replacements).collect();
        event
    }

    fn players(event: &mut Event) -> &mut Vec<Entry> {
        &mut event.tournament_mut(CompetitionId::OPEN).unwrap().entries
    }

    fn seats(event: &Event) -> Vec<(i64, Option<i64>)> {
        let committee = CaseCommittee::of(event, &[REED, MOSS]);
        committee.seats.iter().map(|seat| (seat.official.0, seat.instead_of.map(|id| id.0))).collect()
    }

    #[test]
    fn members_who_are_not_involved_keep_their_seats() {
        let committee = CaseCommittee::of(&event(), &[REED, MOSS]);
        assert_eq!(seats(&event()), [(1, None), (2, None), (3, None)]);
        assert_eq!((committee.missing(), committee.involved), (0, Vec::new()));
    }

    #[test]
    fn each_kind_of_involvement_gives_the_seat_to_the_next_replacement() {
        let with = |change: fn(&mut Event)| {
            let mut changed = event();
            change(&mut changed);
            let reasons = involvement(&changed, &changed.officials[1], &[REED, MOSS]);
            (seats(&changed), reasons)
        };
        let replaced = vec![(1, None), (5, Some(2)), (3, None)];
        let plays = with(|t| t.officials[1].person = Some(PersonId(2)));
        assert_eq!(plays, (replaced.clone(), vec![Involvement::Plays(MOSS)]));
        let club = with(|t| t.officials[1].club = " MILL".into());
        assert_eq!(club, (replaced.clone(), vec![Involvement::SameClub(REED)]));
        let related = with(|t| t.officials[1].related = vec![PersonId(1)]);
        assert_eq!(related, (replaced.clone(), vec![Involvement::Related(REED)]));
        let family = with(|t| {
            players(t)[0].family_group = Some("Reed".into());
            t.officials[1].family = "reed".into();
        });
        assert_eq!(family, (replaced.clone(), vec![Involvement::Family(REED)]));
        let own_club = with(|t| {
            t.officials[1].person = Some(PersonId(3));
            players(t)[2].player.club = "Dale".into();
        });
        assert_eq!(own_club, (replaced, vec![Involvement::SameClub(MOSS)]));
    }

    #[test]
    fn an_involved_replacement_is_passed_over_and_too_few_leave_a_seat_empty() {
        let mut changed = event();
        changed.officials[0].club = "Mill".into();
        changed.officials[4].club = "Dale".into();
        assert_eq!(seats(&changed), [(4, Some(1)), (2, None), (3, None)]);
        changed.officials[2].club = "Dale".into();
        let committee = CaseCommittee::of(&changed, &[REED, MOSS]);
        assert_eq!((committee.seats.len(), committee.missing()), (2, 1));
        let involved: Vec<i64> = committee.involved.iter().map(|found| found.official.0).collect();
        assert_eq!(involved, [1, 3, 5]);
    }

    #[test]
    fn a_seat_without_a_member_goes_to_a_replacement() {
        let mut changed = event();
        changed.officials.remove(2);
        assert_eq!(seats(&changed), [(1, None), (2, None), (5, None)]);
        changed.officials.clear();
        assert_eq!(CaseCommittee::of(&changed, &[REED]).missing(), 3);
    }

    proptest! {
        #[test]
        fn nobody_involved_sits_and_no_seat_stays_empty_without_need(
            clubs in prop::collection::vec(0usize..4, 0..9), members in 0usize..=3,
        ) {
            let mut changed = event();
            let club = |at: usize| ["", "Mill", "Dale", "Elsewhere"][at].to_string();
            let role = |at| if at < members { OfficialRole::Committee } else { OfficialRole::Replacement };
            changed.officials = (1..).zip(&clubs).enumerate()
                .map(|(at, (id, &of))| Official { club: club(of), ..official(id, role(at), 1) }).collect();
            let committee = CaseCommittee::of(&changed, &[REED, MOSS]);
            let free = clubs.iter().filter(|&&of| of == 0 || of == 3).count();
            prop_assert_eq!(committee.seats.len(), free.min(SEATS));
            let mut sitting: Vec<OfficialId> = committee.seats.iter().map(|seat| seat.official).collect();
            prop_assert!(committee.involved.iter().all(|found| !sitting.contains(&found.official)));
            sitting.sort_unstable();
            sitting.dedup();
            prop_assert_eq!(sitting.len(), committee.seats.len());
        }
    }
}
