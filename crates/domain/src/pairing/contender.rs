//! A player as the levels see him: a few small integers, so that pricing a pair takes a few operations.

use crate::model::competition::{Competition, System};
use crate::model::entry::Entry;
use crate::model::id::EntryId;
use crate::model::pairing_rules::HandicapExempt;
use crate::model::result::{Colour, Decided};

use super::past::PairingHistory;

/// What the levels look at. Indices are those of the field's contenders.
#[derive(Debug, Clone)]
pub(crate) struct Contender {
    pub entry: EntryId,
    /// Score before the round, in half points.
    pub score: i32,
    /// Those he met before, once for each time (R19). Walkovers are no meetings, as nobody played (R34).
    pub met: Vec<u32>,
    /// Those he may meet in the coming first round of a knock-out.
    pub apart: Vec<u32>,
    /// His family's number among the field's families, if he has one (R11).
    pub family: Option<u32>,
    pub club: Option<u32>,
    pub country: Option<u32>,
    /// His division by grade or age, 0 for the strongest or youngest.
    pub category: u32,
    /// Whether club and country are to be kept apart: he stands below the bar, or the rules say so for all (R11).
    pub kept_apart: bool,
    /// Number of his score group, 0 for the highest score.
    pub group: u32,
    /// Number of players in it.
    pub group_size: u32,
    /// His place in it by strength, from 0.
    pub place: u32,
    /// Floats down less floats up so far; knock-out games are nobody's float.
    pub down: i32,
    /// Blacks less whites over the even games really played (R18).
    pub balance: i32,
    /// The colour of the last of them.
    pub last: Option<Colour>,
    /// What handicaps are measured by, in whole grades or points (R17).
    pub measure: i32,
    /// Whether he plays without handicap (R17).
    pub even: bool,
    /// His lot in this round.
    pub lot: u64,
    /// Rating or the middle of his rank: the order inside a score group.
    pub strength: i32,
    pub byes: u32,
    pub fixed_board: Option<u32>,
}

impl Contender {
    /// What one entry brings by himself; group, opponents and namesakes are filled in by the field.
    pub(crate) fn new(entry: &Entry, past: &PairingHistory, competition: &Competition, lot: u64) -> Contender {
        let at_bar = competition.system == System::McMahon && competition.mcmahon.at_bar(entry.player.rank);
        let mut even_games = past.games.iter().filter(|g| g.handicap == 0 && g.decided == Decided::Played);
        let floats = past.games.iter().filter(|g| !g.knockout).map(|g| g.lead.0.signum());
        Contender {
            entry: entry.id,
            score: past.score(competition.system).0,
            met: Vec::new(),
            apart: Vec::new(),
            family: None,
            club: None,
            country: None,
            category: 0,
            kept_apart: !at_bar || competition.pairing.apart_at_bar,
            group: 0,
            group_size: 1,
            place: 0,
            down: floats.sum(),
            balance: even_games.clone().map(|g| if g.colour == Colour::Black { 1 } else { -1 }).sum(),
            last: even_games.next_back().map(|g| g.colour),
            measure: super::sides::measure(entry, past, competition),
            even: competition.handicap.exempt == HandicapExempt::EitherAtBar
                && competition.mcmahon.at_bar(entry.player.rank),
            lot,
            strength: entry.player.strength().0,
            byes: past.byes,
            fixed_board: entry.fixed_board,
        }
    }
}
