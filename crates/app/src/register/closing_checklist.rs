//! What is to be looked at before the register is closed (R6, R7, R10, R20): the checklist of that step.

use std::collections::BTreeMap;

use domain::model::mcmahon::{bar_guideline, propose_bar};
use domain::names::NameKey;
use domain::{Competition, Entry, EntryStatus, Rank, System};
use messages::Message;
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use super::close::check_close;
use super::eligible::Known;
use super::view::owed;

/// How many players have a rank.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StrengthView {
    /// The rank.
    pub rank: String,
    /// How many.
    pub count: usize,
}

/// Two entries that may be one person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct DoubleView {
    /// The key of one.
    #[ts(type = "number")]
    pub one: i64,
    /// The key of the other.
    #[ts(type = "number")]
    pub other: i64,
    /// Their names.
    pub names: (String, String),
}

/// What is to be looked at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ClosingView {
    /// When the register was closed; `None` while it is open.
    pub closed: Option<String>,
    /// Players seen in person.
    pub registered: usize,
    /// Those of them who play the first round.
    pub first_round: usize,
    /// Whether these are an odd number.
    pub odd: bool,
    /// Stand-ins for an odd number.
    pub ghosts: usize,
    /// Announced, not seen yet: they will not be paired.
    pub unseen: Vec<String>,
    /// Whose year of birth is unknown.
    pub no_birth: Vec<String>,
    /// Whether the year of birth decides anything here.
    pub births_matter: bool,
    /// Entries that may be one person.
    pub doubles: Vec<DoubleView>,
    /// Who has not paid the levy; `None` where none is kept (R80).
    pub unpaid: Option<Vec<String>>,
    /// Pink slips that wait (R8).
    pub slips: usize,
    /// Who may not play here by the rules, with the reason (R4); the director has not admitted them.
    pub not_eligible: Vec<Message>,
    /// Who plays because the director admitted him.
    pub admitted: Vec<String>,
    /// Only newcomers play, and no file of the Open was named to look in: `None` where that does not matter or was done.
    pub open_unread: Option<Message>,
    /// The bar in force.
    pub bar: String,
    /// Players at or above it.
    pub at_bar: usize,
    /// The bar proposed; `None` without a guideline.
    pub proposed_bar: Option<String>,
    /// Players at or above the proposed one.
    pub at_proposed: usize,
    /// How many there should be: from, to.
    pub guideline: Option<(usize, usize)>,
    /// How many of each rank, the strongest first.
    pub strengths: Vec<StrengthView>,
    /// How many of each age category; without one are seniors and those of unknown birth.
    pub categories: Vec<(Option<u8>, usize)>,
    /// Why it cannot be closed now; `None` when it can.
    pub disabled_reason: Option<Message>,
}

/// The checklist as the register stands.
///
/// # Errors
/// No event is open.
pub fn closing(session: &mut EventSession) -> Result<ClosingView> {
    let pins: Vec<String> = session.tournament()?.entries.iter().filter_map(|e| e.player.egd_pin.clone()).collect();
    let known = Known::of(session, pins.iter().map(String::as_str))?;
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let here: Vec<&Entry> =
        tournament.entries_of(competition.id).filter(|e| e.status != EntryStatus::Withdrawn).collect();
    let (ghosts, players): (Vec<&Entry>, Vec<&Entry>) = here.iter().copied().partition(|e| e.ghost);
    let seen: Vec<&Entry> = players.iter().copied().filter(|e| e.status == EntryStatus::Registered).collect();
    let ranks: Vec<Rank> = seen.iter().map(|e| e.player.rank).collect();
    let proposed = propose_bar(&ranks, competition.rounds).filter(|_| competition.system == System::McMahon);
    let at = |bar: Rank| ranks.iter().filter(|rank| rank.grade() >= bar.grade()).count();
    let guideline = bar_guideline(competition.rounds).filter(|_| competition.system == System::McMahon);
    let mut categories: BTreeMap<Option<u8>, usize> = BTreeMap::new();
    for entry in &seen {
        *categories.entry(tournament.category_of(entry).map(|c| c.0)).or_default() += 1;
    }
    let plays_first = seen.iter().filter(|e| e.plays(1)).count();
    Ok(ClosingView {
        closed: tournament.event.register_closed.clone(),
        registered: seen.len(),
        first_round: plays_first,
        odd: plays_first % 2 == 1,
        ghosts: ghosts.len(),
        unseen: names(players.iter().copied().filter(|e| e.status == EntryStatus::PreRegistered)),
        no_birth: names(seen.iter().copied().filter(|e| e.player.birth.is_none())),
        births_matter: competition.knockouts || competition.newcomers.is_some(),
        doubles: doubles(&here),
        unpaid: tournament
            .event
            .levy
            .kept()
            .then(|| names(seen.iter().copied().filter(|e| !e.paid && owed(tournament, competition, e).is_some()))),
        slips: tournament.pending_slips().count(),
        not_eligible: here.iter().filter(|e| !e.admitted).filter_map(|e| known.against(e, &tournament.event)).collect(),
        admitted: names(here.iter().copied().filter(|e| e.admitted)),
        open_unread: open_unread(competition, &known),
        bar: competition.mcmahon.bar.to_string(),
        at_bar: at(competition.mcmahon.bar),
        proposed_bar: proposed.map(|bar| bar.to_string()),
        at_proposed: proposed.map_or(0, at),
        guideline: guideline.map(|range| (*range.start(), *range.end())),
        strengths: strengths(&ranks),
        categories: categories.into_iter().collect(),
        disabled_reason: check_close(tournament).err().map(|failure| failure.message),
    })
}

/// Why nobody could be looked for in the Open.
fn open_unread(competition: &Competition, known: &Known) -> Option<Message> {
    competition.newcomers?;
    let unnamed = competition.open_file.is_empty().then(|| Message::verbatim(""));
    known.unread.clone().or(unnamed)
}

fn names<'a>(entries: impl Iterator<Item = &'a Entry>) -> Vec<String> {
    let mut names: Vec<String> = entries.map(|e| e.player.list_name()).collect();
    names.sort();
    names
}

/// How many of each rank, the strongest first.
fn strengths(ranks: &[Rank]) -> Vec<StrengthView> {
    let mut sorted = ranks.to_vec();
    sorted.sort_unstable_by(|a, b| b.cmp(a));
    sorted.chunk_by(|a, b| a == b).map(|same| StrengthView { rank: same[0].to_string(), count: same.len() }).collect()
}

/// Entries whose names are one or sound alike: perhaps one person (R6).
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
