//! The register, for its screen.

use std::cmp::Reverse;

use domain::model::mcmahon::propose_bar;
use domain::standings::absence::sleeps_at_top;
use domain::{Competition, Entry, EntryStatus, Money, Rank, Tournament};
use messages::Message;
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use super::fixed_boards;
use super::late::begun_rounds;
use super::lower_sleeper::has_confirmed_round;
use super::pairs::{PairView, pair_view};
use crate::operation::SpField;
use crate::vocabulary::{MembershipName, PublicationName, SexLetter, StatusName};

/// One entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct EntryView {
    /// Its key in the event.
    #[ts(type = "number")]
    pub id: i64,
    /// Starting number, once the register is closed.
    pub number: Option<u32>,
    /// Family name.
    pub family: String,
    /// Given name.
    pub given: String,
    /// Middle name or patronymic; empty if none.
    pub middle: String,
    /// The name in Latin letters without diacritics, for searching.
    pub latin: String,
    /// The director's transliteration; empty if it is the proposed one.
    pub own_latin: String,
    /// Rank, `3k`.
    pub rank: String,
    /// Rank in files for rating lists; empty if it is the rank.
    pub rating_rank: String,
    /// European rating.
    pub rating: Option<i32>,
    /// Country, two letters; empty if unknown.
    pub country: String,
    /// Town; empty if unknown.
    pub town: String,
    /// Club; empty if none.
    pub club: String,
    /// EGD PIN; empty if unknown.
    pub egd_pin: String,
    /// Number of the French licence (FFG); empty if unknown.
    pub ffg_licence: String,
    /// Status of the French licence; empty if unknown.
    pub ffg_status: String,
    /// Number of the American membership (AGA); empty if unknown.
    pub aga_id: String,
    /// Name on the server of an event on the internet; empty if unknown.
    pub user_name: String,
    /// Number in the youth tour (IRN); empty if unknown.
    pub irn: String,
    /// Sex; empty if unknown.
    pub sex: SexLetter,
    /// Publication choice.
    pub publication: PublicationName,
    /// Year of birth.
    pub birth_year: Option<i32>,
    /// Age category; `None` for seniors and players of unknown birth.
    pub category: Option<u8>,
    /// SP in the player's category.
    pub sp: Option<u32>,
    /// SP in all categories in which the player has some.
    pub all_sp: Vec<SpField>,
    /// Status.
    pub status: StatusName,
    /// Rounds that the player misses.
    pub missed: Vec<u32>,
    /// Initial McMahon score, `17`.
    pub initial: String,
    /// Whether the player is a ghost.
    pub ghost: bool,
    /// Whether the player is hors concours.
    pub guest: bool,
    /// Family group, if any.
    pub family_group: Option<String>,
    /// The player's fixed board, if any.
    pub fixed_board: Option<u32>,
    /// Points that the director added to the initial score.
    pub score_shift: i32,
    /// Whether the player has played in Future Stars at another event.
    pub stars_before: bool,
    /// Whether the director admitted the player against the rules of the competition.
    pub admitted: bool,
    /// Membership in the association.
    pub membership: MembershipName,
    /// The levy due, `4.50`; `None` if nothing is due.
    pub levy: Option<String>,
    /// Whether the levy is paid.
    pub paid: bool,
    /// Whether the player misses a round in the top group, so that their initial score may be lowered (R15).
    pub sleeps_at_top: bool,
    /// The two people of a pair; `None` for a single player.
    pub pair: Option<PairView>,
    /// What the director should know about the entry: a fixed board that others have too, or that the competition does not have.
    pub remarks: Vec<Message>,
}

/// The levy of the whole register (R80).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct LevyView {
    /// The currency, `EUR`; may be empty.
    pub currency: String,
    /// The sum due from registered players, `192.00`.
    pub due: String,
    /// The paid part of it.
    pub paid: String,
    /// Number of players who have not paid.
    pub unpaid: usize,
}

/// The register.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RegisterView {
    /// Whether the register is closed (R7).
    pub closed: bool,
    /// Whether only newcomers may play (R4).
    pub newcomers: bool,
    /// The levy; `None` if the event has none.
    pub levy: Option<LevyView>,
    /// Whether pairs are entered in place of single players.
    pub pairs: bool,
    /// Number of rounds planned; 0 if players choose their opponents.
    pub rounds: u32,
    /// The rounds that a late entry misses unless its rounds are chosen: those that are published.
    pub late_misses: Vec<u32>,
    /// Entries by number, those without a number by strength.
    pub entries: Vec<EntryView>,
    /// The bar, `4d`.
    pub bar: String,
    /// The bar proposed for these entries (R20), if there is a guideline.
    pub proposed_bar: Option<String>,
    /// Registered players at or above the bar.
    pub at_bar: usize,
}

/// Returns the register.
///
/// # Errors
/// No event is open.
pub fn view(session: &EventSession) -> Result<RegisterView> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let mut entries: Vec<&Entry> = tournament.entries.iter().collect();
    entries.sort_by_cached_key(|e| {
        let strength = (Reverse(e.player.rank), Reverse(e.player.strength()), e.player.list_name());
        (e.number.unwrap_or(u32::MAX), strength, e.id)
    });
    let registered = |e: &&&Entry| e.status == EntryStatus::Registered && !e.ghost;
    let ranks: Vec<Rank> = entries.iter().filter(registered).map(|e| e.player.rank).collect();
    Ok(RegisterView {
        closed: competition.register_closed.is_some(),
        newcomers: competition.newcomers.is_some(),
        levy: levy(tournament, competition),
        pairs: competition.pairs.is_some(),
        rounds: competition.planned_rounds().unwrap_or(0),
        late_misses: begun_rounds(tournament, competition).iter().collect(),
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
        middle: player.middle.clone(),
        latin: player.latin_name(),
        own_latin: player.latin.clone().unwrap_or_default(),
        rank: player.rank.to_string(),
        rating_rank: player.rating_rank.map(|rank| rank.to_string()).unwrap_or_default(),
        rating: player.rating.map(|rating| rating.0),
        country: player.country.map(|c| c.to_string()).unwrap_or_default(),
        town: player.town.clone(),
        club: player.club.clone(),
        egd_pin: player.egd_pin.clone().unwrap_or_default(),
        ffg_licence: player.ffg_licence.clone().unwrap_or_default(),
        ffg_status: player.ffg_status.clone().unwrap_or_default(),
        aga_id: player.aga_id.clone().unwrap_or_default(),
        user_name: player.user_name.clone().unwrap_or_default(),
        irn: player.irn.clone().unwrap_or_default(),
        sex: player.sex.into(),
        publication: player.publication.into(),
        birth_year: player.birth.map(|b| b.year()),
        category: category.map(|c| c.0),
        sp: category.and_then(|c| entry.sp.get(&c)).copied(),
        all_sp: entry.sp.iter().map(|(c, points)| SpField { category: c.0, points: points.to_string() }).collect(),
        status: entry.status.into(),
        missed: entry.missed.iter().filter(|&r| r <= competition.rounds).collect(),
        initial: initial.glyphs(),
        ghost: entry.ghost,
        guest: entry.guest,
        family_group: entry.family_group.clone(),
        fixed_board: entry.fixed_board,
        score_shift: entry.score_shift,
        stars_before: entry.stars_before,
        admitted: entry.admitted,
        membership: entry.membership.into(),
        levy: levy_due(tournament, competition, entry).map(|money| money.to_string()),
        paid: entry.paid,
        sleeps_at_top: sleeps_at_top(competition, entry) && !has_confirmed_round(tournament),
        pair: player.pair.as_deref().map(pair_view),
        remarks: fixed_boards::remarks_on(tournament, competition, entry),
    }
}

/// Returns the levy due from an entry; `None` if nothing is due or the player has withdrawn. Pair go is not rated, so pairs pay
/// nothing.
pub(super) fn levy_due(tournament: &Tournament, competition: &Competition, entry: &Entry) -> Option<Money> {
    if competition.pairs.is_some() {
        return None;
    }
    let due = domain::levy::due(&tournament.event, competition, entry);
    Some(due).filter(|due| due.0 > 0 && entry.status != EntryStatus::Withdrawn && !entry.ghost)
}

fn levy(tournament: &Tournament, competition: &Competition) -> Option<LevyView> {
    let rules = &tournament.event.levy;
    if !rules.kept() {
        return None;
    }
    let registered = tournament.entries.iter().filter(|e| e.status == EntryStatus::Registered);
    let owing: Vec<(Money, bool)> =
        registered.filter_map(|e| Some((levy_due(tournament, competition, e)?, e.paid))).collect();
    let sum =
        |paid_alone: bool| Money(owing.iter().filter(|(_, paid)| *paid || !paid_alone).map(|(due, _)| due.0).sum());
    Some(LevyView {
        currency: rules.currency.clone(),
        due: sum(false).to_string(),
        paid: sum(true).to_string(),
        unpaid: owing.iter().filter(|(_, paid)| !paid).count(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{closed_register, no_event, open_register};

    #[test]
    fn register_lists_entries_by_strength() {
        let register = view(&open_register(3)).unwrap();
        let families: Vec<&str> = register.entries.iter().map(|entry| entry.family.as_str()).collect();
        assert_eq!((families, register.closed), (vec!["Alder", "Birch", "Cedar"], false));
        assert_eq!(register.entries[0].status, StatusName::Registered);
    }

    #[test]
    fn closed_register_has_numbers() {
        let register = view(&closed_register(3)).unwrap();
        assert_eq!(register.entries.iter().filter_map(|entry| entry.number).collect::<Vec<_>>(), [1, 2, 3]);
    }

    #[test]
    fn view_refuses_a_session_without_an_event() {
        assert_eq!(view(&no_event()).unwrap_err().message.id, "event-not-open");
    }
}
