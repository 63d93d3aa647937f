//! The closing checklist: the points to check before the register closes (R6, R7, R10, R20).

use std::collections::{BTreeMap, BTreeSet};

use domain::fees::accounts;
use domain::model::mcmahon::{bar_guideline, propose_bar};
use domain::names::NameKey;
use domain::teams::match_play;
use domain::{Competition, Entry, EntryStatus, Event, MixedPairs, PersonId, Rank, Tournament};
use messages::{Message, message};
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use super::close::check_close;
use super::closing_rematches::rematches;
use super::fixed_boards;
use super::known::Known;

/// The number of players of one rank.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StrengthView {
    /// The rank.
    pub rank: String,
    /// Number of players.
    pub count: usize,
}

/// The bar at one rank.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct BarRankView {
    /// The rank.
    pub rank: String,
    /// Registered players of this rank; professionals count as 9d.
    pub count: usize,
    /// Registered players at or above it, who would start at the bar.
    pub at_or_above: usize,
}

/// Two entries that may be the same person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct DoubleView {
    /// The key of the first.
    #[ts(type = "number")]
    pub one: i64,
    /// The key of the second.
    #[ts(type = "number")]
    pub other: i64,
    /// Their names.
    pub names: (String, String),
}

/// The teams that can meet in round 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub struct TeamCountView {
    /// Number of teams.
    pub teams: usize,
    /// Whether their number is odd, so that one team has the bye.
    pub odd: bool,
}

/// The closing checklist.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ClosingView {
    /// When the register was closed; `None` while it is open.
    pub closed: Option<String>,
    /// Registered players.
    pub registered: usize,
    /// Registered players who play round 1.
    pub first_round: usize,
    /// Whether the players of round 1 are an odd number who meet one another; never where teams meet.
    pub odd: bool,
    /// Whether round 1 is paired, so that it is known who has the bye.
    pub paired: bool,
    /// Whether the players are pairs.
    pub pairs: bool,
    /// The teams of round 1; `None` where no teams meet.
    pub teams: Option<TeamCountView>,
    /// Ghosts.
    pub ghosts: usize,
    /// Pre-registered players, who will not be paired.
    pub unseen: Vec<String>,
    /// Registered players of unknown year of birth.
    pub no_birth: Vec<String>,
    /// Whether the year of birth matters in this competition.
    pub births_matter: bool,
    /// Entries that may be the same person.
    pub doubles: Vec<DoubleView>,
    /// Pairs that the director has not confirmed as mixed, if the rules ask for it.
    pub not_mixed: Vec<String>,
    /// Registered players who have still to pay something; `None` without prices and a levy (R80, R86).
    pub unpaid: Option<Vec<String>>,
    /// Number of pending pink slips (R8).
    pub slips: usize,
    /// Why players may not play here by the rules (R4), unless the director has admitted them.
    pub not_eligible: Vec<Message>,
    /// Players admitted by the director against the rules.
    pub admitted: Vec<String>,
    /// Why the entries of the Open could not be checked; `None` if they were, or if everyone may play (R4).
    pub open_unread: Option<Message>,
    /// Fixed boards that several people have, or that the competition does not have.
    pub fixed_boards: Vec<Message>,
    /// The bar in force; `None` if the system has none.
    pub bar: Option<String>,
    /// Registered players at or above it.
    pub at_bar: usize,
    /// The proposed bar; `None` without a guideline.
    pub proposed_bar: Option<String>,
    /// Registered players at or above the proposed bar.
    pub at_proposed: usize,
    /// Every rank at which the bar can be, strongest first, without gaps: those of the players and of the bar itself.
    pub bar_ranks: Vec<BarRankView>,
    /// Why the bar cannot be moved any more; `None` if it can.
    pub bar_fixed: Option<Message>,
    /// The recommended number of players at or above the bar: from, to.
    pub guideline: Option<(usize, usize)>,
    /// Number of players per rank, strongest first.
    pub strengths: Vec<StrengthView>,
    /// Number of players per age category; `None` for seniors and players of unknown birth.
    pub categories: Vec<(Option<u8>, usize)>,
    /// Why the rounds cannot be played without rematches; `None` if they can (R19).
    pub rematches: Option<Message>,
    /// Why the register cannot be closed now; `None` if it can.
    pub disabled_reason: Option<Message>,
}

/// Returns the closing checklist of the open event.
///
/// # Errors
/// No event is open.
pub fn closing(session: &mut EventSession) -> Result<ClosingView> {
    let pins: Vec<String> = session.tournament()?.entries.iter().filter_map(|e| e.player.egd_pin.clone()).collect();
    let known = Known::of(session, pins.iter().map(String::as_str))?;
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let present: Vec<&Entry> = tournament.entries.iter().filter(|e| e.status != EntryStatus::Withdrawn).collect();
    let (ghosts, players): (Vec<&Entry>, Vec<&Entry>) = present.iter().copied().partition(|e| e.ghost);
    let seen: Vec<&Entry> = players.iter().copied().filter(|e| e.status == EntryStatus::Registered).collect();
    let ranks: Vec<Rank> = seen.iter().map(|e| e.player.rank).collect();
    let bar = competition.system.starts_by_rank().then_some(competition.mcmahon.bar);
    let proposed = propose_bar(&ranks, competition.rounds).filter(|_| bar.is_some());
    let at = |bar: Rank| ranks.iter().filter(|rank| rank.grade() >= bar.grade()).count();
    let guideline = bar_guideline(competition.rounds).filter(|_| bar.is_some());
    let mut categories: BTreeMap<Option<u8>, usize> = BTreeMap::new();
    for entry in &seen {
        *categories.entry(tournament.category_of(entry).map(|c| c.0)).or_default() += 1;
    }
    let plays_first = seen.iter().filter(|e| e.plays(1)).count();
    let teams = competition.teams.is_some().then(|| team_count(tournament));
    Ok(ClosingView {
        closed: competition.register_closed.clone(),
        registered: seen.len(),
        first_round: plays_first,
        odd: teams.is_none() && plays_first % 2 == 1,
        paired: tournament.paired_rounds() > 0,
        pairs: competition.pairs.is_some(),
        teams,
        ghosts: ghosts.len(),
        unseen: names(players.iter().copied().filter(|e| e.status == EntryStatus::PreRegistered)),
        no_birth: names(seen.iter().copied().filter(|e| e.player.birth.is_none())),
        births_matter: competition.knockouts || competition.newcomers.is_some(),
        doubles: doubles(&present),
        not_mixed: names(seen.iter().copied().filter(|e| is_to_confirm(competition, e))),
        unpaid: unpaid(session.event()?, &seen),
        slips: tournament.pending_slips().count(),
        not_eligible: present
            .iter()
            .filter(|e| !e.admitted)
            .filter_map(|e| known.newcomers.against(e, &tournament.event))
            .collect(),
        admitted: names(present.iter().copied().filter(|e| e.admitted)),
        open_unread: open_unread(competition, &known),
        fixed_boards: fixed_boards::remarks(tournament, competition),
        bar: bar.map(|bar| bar.to_string()),
        at_bar: bar.map_or(0, at),
        proposed_bar: proposed.map(|bar| bar.to_string()),
        at_proposed: proposed.map_or(0, at),
        bar_ranks: bar_ranks(&ranks, &[bar, proposed]),
        bar_fixed: bar_fixed(tournament, competition),
        guideline: guideline.map(|range| (*range.start(), *range.end())),
        strengths: strengths(&ranks),
        categories: categories.into_iter().collect(),
        rematches: rematches(tournament, competition, &seen),
        disabled_reason: check_close(tournament).err().map(|failure| failure.message),
    })
}

/// Returns the players who have still to pay something; `None` if the event has no prices and no levy. A pair owes what its partners owe.
fn unpaid(event: &Event, seen: &[&Entry]) -> Option<Vec<String>> {
    let settings = event.settings();
    if settings.fees.prices.is_empty() && !settings.levy.kept() {
        return None;
    }
    let owing: BTreeSet<PersonId> =
        accounts(event).iter().filter(|account| account.is_unsettled()).map(|account| account.person).collect();
    let owes = |entry: &&Entry| entry.people().iter().any(|(person, _)| owing.contains(person));
    Some(names(seen.iter().copied().filter(owes)))
}

/// Returns the teams that meet in round 1.
fn team_count(tournament: &Tournament) -> TeamCountView {
    let level = match_play(tournament);
    let teams = level.entries.iter().filter(|team| team.plays(1)).count();
    TeamCountView { teams, odd: teams % 2 == 1 }
}

/// Returns why the entries of the Open could not be checked.
fn open_unread(competition: &Competition, known: &Known) -> Option<Message> {
    competition.newcomers?;
    let unnamed = competition.open_file.is_empty().then(|| message!("open-file-unnamed"));
    known.newcomers.unread.clone().or(unnamed)
}

/// Whether the director has still to confirm that a pair is mixed.
fn is_to_confirm(competition: &Competition, entry: &Entry) -> bool {
    let asked = competition.pairs.is_some_and(|rules| rules.mixed != MixedPairs::Any);
    asked && entry.player.pair.as_ref().is_some_and(|pair| !pair.mixed)
}

fn names<'a>(entries: impl Iterator<Item = &'a Entry>) -> Vec<String> {
    let mut names: Vec<String> = entries.map(|e| e.player.list_name()).collect();
    names.sort();
    names
}

/// Returns the number of players per rank, strongest first.
fn strengths(ranks: &[Rank]) -> Vec<StrengthView> {
    let mut sorted = ranks.to_vec();
    sorted.sort_unstable_by(|a, b| b.cmp(a));
    sorted.chunk_by(|a, b| a == b).map(|same| StrengthView { rank: same[0].to_string(), count: same.len() }).collect()
}

/// Returns every rank from the strongest to the weakest of the players and of the bars.
fn bar_ranks(ranks: &[Rank], bars: &[Option<Rank>]) -> Vec<BarRankView> {
    let grades: Vec<i32> = ranks.iter().map(|rank| rank.grade()).collect();
    let all = || grades.iter().copied().chain(bars.iter().flatten().map(|bar| bar.grade()));
    let (Some(weakest), Some(strongest)) = (all().min(), all().max()) else { return Vec::new() };
    let at = |grade: i32| BarRankView {
        rank: Rank::from_grade(grade).to_string(),
        count: grades.iter().filter(|&&own| own == grade).count(),
        at_or_above: grades.iter().filter(|&&own| own >= grade).count(),
    };
    (weakest..=strongest).rev().map(at).collect()
}

/// Returns why the bar is fixed: the system has none, or scores that depend on it are in use.
fn bar_fixed(tournament: &Tournament, competition: &Competition) -> Option<Message> {
    if !competition.system.starts_by_rank() {
        return Some(message!("bar-without-mcmahon"));
    }
    (tournament.paired_rounds() > 0).then(|| message!("bar-round-paired"))
}

/// Returns pairs of entries with equal or similar names, which may be the same person (R6).
fn doubles(entries: &[&Entry]) -> Vec<DoubleView> {
    let keys: Vec<NameKey> = entries.iter().map(|e| NameKey::of(&e.player.list_name())).collect();
    let mut doubles = Vec::new();
    for (at, one) in entries.iter().enumerate() {
        for (other, key) in entries.iter().zip(&keys).skip(at + 1) {
            if keys[at].is_like(key) {
                doubles.push(DoubleView {
                    one: one.id.0,
                    other: other.id.0,
                    names: (one.player.list_name(), other.player.list_name()),
                });
            }
        }
    }
    doubles
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::competition::AddCompetition;
    use crate::fixture::{closed_register, fields, no_event, open_register};
    use crate::register::{EntryFields, add};
    use crate::teams::AddTeam;
    use crate::vocabulary::SystemName;

    #[test]
    fn checklist_counts_players_and_finds_similar_names() {
        let mut session = open_register(4);
        add(&mut session, &EntryFields { rank: "9k".into(), ..fields(0) }).unwrap();
        let view = closing(&mut session).unwrap();
        assert_eq!((view.registered, view.first_round, view.odd, view.doubles.len()), (5, 5, true, 1));
        assert_eq!(view.disabled_reason, None);
    }

    #[test]
    fn a_competition_of_teams_counts_teams_and_one_without_a_bar_shows_none() {
        let mut session = open_register(0);
        let request = AddCompetition {
            name: "Teams".into(),
            system: Some(SystemName::Swiss),
            teams: Some(2),
            ..AddCompetition::default()
        };
        crate::competition::add(&mut session, &request).unwrap();
        for team in 0..3 {
            let mut member = |at: usize| add(&mut session, &fields(2 * team + at)).unwrap().value;
            let members = vec![member(0), member(1)];
            crate::teams::add(&mut session, &AddTeam { name: format!("Team {team}"), members }).unwrap();
        }
        let view = closing(&mut session).unwrap();
        assert_eq!((view.first_round, view.odd), (6, false));
        assert_eq!(view.teams, Some(TeamCountView { teams: 3, odd: true }));
        assert_eq!((view.bar, view.at_bar, view.proposed_bar), (None, 0, None));
        add(&mut session, &fields(6)).unwrap();
        let view = closing(&mut session).unwrap();
        assert_eq!((view.first_round, view.odd), (7, false), "the seventh player is not in a team");
    }

    #[test]
    fn bar_ranks_have_no_gaps_and_count_professionals_as_the_strongest_amateurs() {
        let ranks: Vec<Rank> = ["2p", "3d", "1d", "1d", "2k"].map(|rank| rank.parse().unwrap()).to_vec();
        let found = bar_ranks(&ranks, &["4d".parse().ok(), None]);
        let named: Vec<(&str, usize, usize)> =
            found.iter().map(|b| (b.rank.as_str(), b.count, b.at_or_above)).collect();
        let expected = [
            ("9d", 1, 1),
            ("8d", 0, 1),
            ("7d", 0, 1),
            ("6d", 0, 1),
            ("5d", 0, 1),
            ("4d", 0, 1),
            ("3d", 1, 2),
            ("2d", 0, 2),
            ("1d", 2, 4),
            ("1k", 0, 4),
            ("2k", 1, 5),
        ];
        assert_eq!(named, expected);
        assert_eq!(bar_ranks(&[], &[None]), []);
    }

    #[test]
    fn checklist_states_why_the_register_cannot_be_closed() {
        let view = closing(&mut closed_register(4)).unwrap();
        assert_eq!(view.disabled_reason.map(|why| why.id), Some("register-closed"));
    }

    #[test]
    fn closing_refuses_a_session_without_an_event() {
        assert_eq!(closing(&mut no_event()).unwrap_err().message.id, "event-not-open");
    }
}
