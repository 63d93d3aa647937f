//! The register as its screen shows it.

use std::cmp::Reverse;

use domain::model::mcmahon::propose_bar;
use domain::model::player::{Publication, Sex};
use domain::standings::absence::sleeps_at_top;
use domain::{Competition, Entry, EntryStatus, Membership, Money, Rank, Tournament};
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use super::set_status::word;

/// One entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct EntryView {
    /// Key in the event.
    #[ts(type = "number")]
    pub id: i64,
    /// Starting number, once the register is closed.
    pub number: Option<u32>,
    /// Family name.
    pub family: String,
    /// Given name.
    pub given: String,
    /// The name in Latin letters without diacritics, for searching.
    pub latin: String,
    /// Rank, `3k`.
    pub rank: String,
    /// European rating.
    pub rating: Option<i32>,
    /// Two letters; empty if unknown.
    pub country: String,
    /// Club; empty if none.
    pub club: String,
    /// Number in the European database; empty if unknown.
    pub egd_pin: String,
    /// Number in the youth tour; empty if unknown.
    pub irn: String,
    /// `f`, `m` or empty.
    pub sex: String,
    /// `full`, `initials` or `anonymous`.
    pub publication: String,
    /// Year of birth.
    pub birth_year: Option<i32>,
    /// Age category; `None` for seniors and players of unknown birth.
    pub category: Option<u8>,
    /// SEYGO points in his category.
    pub sp: Option<u32>,
    /// `preregistered`, `registered` or `withdrawn`.
    pub status: String,
    /// Rounds he does not play.
    pub missed: Vec<u32>,
    /// Initial McMahon score, `17`.
    pub initial: String,
    /// A stand-in for odd numbers.
    pub ghost: bool,
    /// Plays hors concours.
    pub guest: bool,
    /// Family group, if any.
    pub family_group: Option<String>,
    /// The board he must sit at, if any.
    pub fixed_board: Option<u32>,
    /// Points the director added to his initial score.
    pub score_shift: i32,
    /// He played in Future Stars at another event.
    pub stars_before: bool,
    /// The director admitted him against the rules of the competition.
    pub admitted: bool,
    /// `member`, `non_member` or `concession`.
    pub membership: String,
    /// What he owes for his days, `4.50`; `None` where no levy is kept, or who owes nothing.
    pub levy: Option<String>,
    /// He has paid.
    pub paid: bool,
    /// He misses a round in the top group, so that lowering his initial score is offered (R15).
    pub sleeps_at_top: bool,
}

/// The levy of the whole register (R80).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct LevyView {
    /// The currency, `EUR`; may be empty.
    pub currency: String,
    /// What the registered players owe, `192.00`.
    pub due: String,
    /// What of it is paid.
    pub paid: String,
    /// How many have not paid.
    pub unpaid: usize,
}

/// The register.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RegisterView {
    /// Whether it is closed (R7).
    pub closed: bool,
    /// Whether only newcomers may play (R4).
    pub newcomers: bool,
    /// The levy; `None` where none is kept.
    pub levy: Option<LevyView>,
    /// Rounds planned.
    pub rounds: u32,
    /// Entries by number, else by strength.
    pub entries: Vec<EntryView>,
    /// The bar in force, `4d`.
    pub bar: String,
    /// The bar proposed for these entries (R20), if there is a guideline.
    pub proposed_bar: Option<String>,
    /// Registered players at or above the bar in force.
    pub at_bar: usize,
}

/// Every entry by number, else by strength.
///
/// # Errors
/// No event is open.
pub fn view(session: &EventSession) -> Result<RegisterView> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let mut entries: Vec<&Entry> = tournament.entries_of(competition.id).collect();
    entries.sort_by_cached_key(|e| {
        let strength = (Reverse(e.player.rank), Reverse(e.player.strength()), e.player.list_name());
        (e.number.unwrap_or(u32::MAX), strength, e.id)
    });
    let registered = |e: &&&Entry| e.status == EntryStatus::Registered && !e.ghost;
    let ranks: Vec<Rank> = entries.iter().filter(registered).map(|e| e.player.rank).collect();
    Ok(RegisterView {
        closed: tournament.event.register_closed.is_some(),
        newcomers: competition.newcomers.is_some(),
        levy: levy(tournament, competition),
        rounds: competition.rounds,
        bar: competition.mcmahon.bar.to_string(),
        proposed_bar: propose_bar(&ranks, competition.rounds).map(|bar| bar.to_string()),
        at_bar: ranks.iter().filter(|&&r| competition.mcmahon.at_bar(r)).count(),
        entries: entries.into_iter().map(|e| entry_view(tournament, competition, e)).collect(),
    })
}

fn entry_view(tournament: &Tournament, competition: &Competition, entry: &Entry) -> EntryView {
    let player = &entry.player;
    let category = tournament.category_of(entry);
    let initial = competition.mcmahon.initial(player.rank) + domain::HalfPoints::whole(entry.score_shift);
    EntryView {
        id: entry.id.0,
        number: entry.number,
        family: player.family.clone(),
        given: player.given.clone(),
        latin: player.latin_name(),
        rank: player.rank.to_string(),
        rating: player.rating.map(|rating| rating.0),
        country: player.country.map(|c| c.to_string()).unwrap_or_default(),
        club: player.club.clone(),
        egd_pin: player.egd_pin.clone().unwrap_or_default(),
        irn: player.irn.clone().unwrap_or_default(),
        sex: player.sex.map(sex_letter).unwrap_or_default().into(),
        publication: publication_word(player.publication).into(),
        birth_year: player.birth.map(|b| b.year()),
        category: category.map(|c| c.0),
        sp: category.and_then(|c| entry.sp.get(&c)).copied(),
        status: word(entry.status).into(),
        missed: entry.missed.iter().filter(|&r| r <= competition.rounds).collect(),
        initial: initial.glyphs(),
        ghost: entry.ghost,
        guest: entry.guest,
        family_group: entry.family_group.clone(),
        fixed_board: entry.fixed_board,
        score_shift: entry.score_shift,
        stars_before: entry.stars_before,
        admitted: entry.admitted,
        membership: membership_word(entry.membership).into(),
        levy: owed(tournament, competition, entry).map(|money| money.to_string()),
        paid: entry.paid,
        sleeps_at_top: sleeps_at_top(competition, entry),
    }
}

/// What an entry owes; `None` for nothing, and for who left.
pub(super) fn owed(tournament: &Tournament, competition: &Competition, entry: &Entry) -> Option<Money> {
    let due = domain::levy::due(&tournament.event, competition, entry);
    Some(due).filter(|due| due.0 > 0 && entry.status != EntryStatus::Withdrawn && !entry.ghost)
}

fn levy(tournament: &Tournament, competition: &Competition) -> Option<LevyView> {
    let rules = &tournament.event.levy;
    if !rules.kept() {
        return None;
    }
    let seen = tournament.entries_of(competition.id).filter(|e| e.status == EntryStatus::Registered);
    let owing: Vec<(Money, bool)> = seen.filter_map(|e| Some((owed(tournament, competition, e)?, e.paid))).collect();
    let sum =
        |paid_alone: bool| Money(owing.iter().filter(|(_, paid)| *paid || !paid_alone).map(|(due, _)| due.0).sum());
    Some(LevyView {
        currency: rules.currency.clone(),
        due: sum(false).to_string(),
        paid: sum(true).to_string(),
        unpaid: owing.iter().filter(|(_, paid)| !paid).count(),
    })
}

fn membership_word(membership: Membership) -> &'static str {
    match membership {
        Membership::Member => "member",
        Membership::NonMember => "non_member",
        Membership::Concession => "concession",
    }
}

fn sex_letter(sex: Sex) -> &'static str {
    match sex {
        Sex::Female => "f",
        Sex::Male => "m",
    }
}

fn publication_word(publication: Publication) -> &'static str {
    match publication {
        Publication::Full => "full",
        Publication::Initials => "initials",
        Publication::Anonymous => "anonymous",
    }
}
