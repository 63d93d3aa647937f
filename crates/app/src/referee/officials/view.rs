//! The officials for their screen, and the committee for a case (R72).

use domain::referee::committee::{CaseCommittee, Involvement, SEATS};
use domain::{EntryId, Event, Official, OfficialId, OfficialRole};
use messages::{Message, message};
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use crate::case_words::{InvolvementName, OfficialRoleName};

/// An official.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct OfficialView {
    /// The key.
    #[ts(type = "number")]
    pub official: i64,
    /// The office.
    pub role: OfficialRoleName,
    /// The place among the officials of the role, from 1.
    pub turn: u32,
    /// The name.
    pub name: String,
    /// The club; empty if none.
    pub club: String,
    /// The word of the family; empty if none.
    pub family: String,
    /// The key of an entry, if the official plays.
    #[ts(type = "number | null")]
    pub entry: Option<i64>,
    /// The keys of entries of related players.
    #[ts(type = "number[]")]
    pub related: Vec<i64>,
    /// Their names.
    pub related_names: Vec<String>,
}

/// The officials.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct OfficialsView {
    /// By role, then in their order.
    pub officials: Vec<OfficialView>,
    /// What the rules still ask for, a sentence each.
    pub remarks: Vec<Message>,
}

/// A member or replacement who is involved in a case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct InvolvedView {
    /// The name.
    pub name: String,
    /// The reasons with the name of the player, such as same club as a player.
    pub reasons: Vec<(InvolvementName, String)>,
}

/// A seat of the committee of a case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SeatTaken {
    /// The name of the member.
    pub name: String,
    /// The involved member whose seat it is; empty for a regular member.
    pub instead_of: String,
}

/// Returns the officials, and what is missing (1a, 1b).
///
/// # Errors
/// No event is open.
pub fn view_officials(session: &EventSession) -> Result<OfficialsView> {
    let whole = session.event()?;
    let mut officials: Vec<&Official> = whole.officials.iter().collect();
    officials.sort_by_key(|official| (official.role, official.turn, official.id));
    let count = |role| officials.iter().filter(|official| official.role == role).count();
    let mut remarks = Vec::new();
    if count(OfficialRole::Referee) > 0 && count(OfficialRole::HeadReferee) == 0 {
        remarks.push(message!("official-no-head"));
    }
    let committee = count(OfficialRole::Committee);
    if committee < SEATS {
        remarks.push(message!("official-committee-incomplete", count = committee, seats = SEATS));
    }
    if count(OfficialRole::Replacement) == 0 {
        remarks.push(message!("official-no-replacement"));
    }
    Ok(OfficialsView { officials: officials.into_iter().map(|official| view(whole, official)).collect(), remarks })
}

fn view(whole: &Event, official: &Official) -> OfficialView {
    let entry = |person| whole.entries().find(|entry| Some(entry.person) == person);
    let related: Vec<_> = official.related.iter().filter_map(|person| entry(Some(*person))).collect();
    OfficialView {
        official: official.id.0,
        role: official.role.into(),
        turn: official.turn,
        name: official.name.clone(),
        club: official.club.clone(),
        family: official.family.clone(),
        entry: official.person.and_then(|person| entry(Some(person))).map(|entry| entry.id.0),
        related: related.iter().map(|entry| entry.id.0).collect(),
        related_names: related.iter().map(|entry| entry.player.list_name()).collect(),
    }
}

/// The committee of a case for its view.
pub(in crate::referee) struct InvolvedAndSeats {
    /// The seats.
    pub seats: Vec<SeatTaken>,
    /// Who is involved, and why.
    pub involved: Vec<InvolvedView>,
    /// Why there are fewer than three; `None` for a full committee.
    pub too_few: Option<Message>,
}

/// Returns the committee for a case of these players.
pub(in crate::referee) fn committee_view(whole: &Event, players: &[EntryId]) -> InvolvedAndSeats {
    let committee = CaseCommittee::of(whole, players);
    let name = |id: OfficialId| {
        let found = whole.officials.iter().find(|official| official.id == id);
        found.map(|official| official.name.clone()).unwrap_or_default()
    };
    let seated = committee
        .seats
        .iter()
        .map(|seat| SeatTaken { name: name(seat.official), instead_of: seat.instead_of.map(name).unwrap_or_default() });
    let reason = |reason: &Involvement| {
        let (word, player) = match *reason {
            Involvement::Plays(player) => (InvolvementName::Plays, player),
            Involvement::Family(player) => (InvolvementName::Family, player),
            Involvement::Related(player) => (InvolvementName::Related, player),
            Involvement::SameClub(player) => (InvolvementName::SameClub, player),
        };
        (word, whole.entry(player).map(|entry| entry.player.list_name()).unwrap_or_default())
    };
    let involved = committee
        .involved
        .iter()
        .map(|found| InvolvedView { name: name(found.official), reasons: found.reasons.iter().map(reason).collect() });
    let (left, seats) = (committee.seats.len(), SEATS);
    let missing = match committee.involved.as_slice() {
        [] => message!("official-committee-incomplete", count = left, seats),
        _ => message!("committee-involved", left, seats),
    };
    InvolvedAndSeats {
        seats: seated.collect(),
        involved: involved.collect(),
        too_few: (committee.missing() > 0).then_some(missing),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{no_event, open_register};
    use crate::operation::OfficialFields;
    use crate::referee::add_official;

    #[test]
    fn the_view_says_what_the_rules_ask_for() {
        let mut session = open_register(2);
        let ids = |session: &EventSession| {
            view_officials(session).unwrap().remarks.into_iter().map(|remark| remark.id).collect::<Vec<_>>()
        };
        assert_eq!(ids(&session), ["official-committee-incomplete", "official-no-replacement"]);
        let official = |role, name: &str| OfficialFields {
            role,
            name: name.into(),
            club: String::new(),
            family: String::new(),
            entry: None,
            related: vec![1],
            turn: None,
        };
        for (role, name) in [
            (OfficialRoleName::Replacement, "Gil North"),
            (OfficialRoleName::Referee, "Ada Fenn"),
            (OfficialRoleName::Committee, "Cy Marsh"),
        ] {
            add_official(&mut session, &official(role, name)).unwrap();
        }
        assert_eq!(ids(&session), ["official-no-head", "official-committee-incomplete"]);
        let view = view_officials(&session).unwrap();
        let names: Vec<&str> = view.officials.iter().map(|official| official.name.as_str()).collect();
        assert_eq!(names, ["Ada Fenn", "Cy Marsh", "Gil North"]);
        assert_eq!(view.officials[0].related_names, ["Alder Sam"]);
    }

    #[test]
    fn officials_need_an_event() {
        assert_eq!(view_officials(&no_event()).unwrap_err().message.id, "event-not-open");
    }
}
