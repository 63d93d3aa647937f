//! What is worth knowing of a round as it is paired: rematches, floats, same club or country or family, colours,
//! handicaps (R11, R17-R19).

use crate::model::entry::Entry;
use crate::model::id::{CompetitionId, EntryId, RoundNumber};
use crate::model::pairing_rules::Level;
use crate::model::score::HalfPoints;
use crate::model::tournament::Tournament;

use super::contender::Contender;
use super::field::PairingPool;
use super::past;

/// Something about one board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PairingRemark {
    /// The board.
    pub board: u32,
    /// What.
    pub what: RemarkKind,
}

/// What there is to remark.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RemarkKind {
    /// They have met so many times before (R19).
    Rematch(u32),
    /// They are of one family (R11).
    Family,
    /// Their scores differ: who floats down, who floats up, by how much.
    Float {
        /// The player with the higher score.
        down: EntryId,
        /// The player with the lower score.
        up: EntryId,
        /// The difference.
        by: HalfPoints,
    },
    /// They are of different categories, which the levels keep apart.
    Categories,
    /// They are of one club (R11).
    Club,
    /// They are of one country (R11).
    Country,
    /// After this game, somebody's blacks less whites over even games is two or more off balance (R18).
    Unbalanced {
        /// Who.
        entry: EntryId,
        /// Blacks less whites.
        balance: i32,
    },
    /// So many stones are given (R17).
    Handicap(u8),
}

/// The remarks on a round, board by board, from the games it holds and what was known before it.
pub fn report(tournament: &Tournament, competition: CompetitionId, round: RoundNumber) -> Vec<PairingRemark> {
    let Some(rules) = tournament.competition(competition) else { return Vec::new() };
    let games = tournament.games_of(competition, round);
    let entries = games.iter().flat_map(|g| [g.black, g.white]).filter_map(|id| tournament.entry(id));
    let mut entries: Vec<&Entry> = entries.collect();
    entries.sort_unstable_by_key(|e| e.id);
    entries.dedup_by_key(|e| e.id);
    let past = past::before(tournament, rules, round);
    let field = PairingPool::gather(tournament, rules, round, entries, &past);
    let mut remarks = Vec::new();
    for game in games {
        let Some((black, white)) = field.pair((game.black, game.white)) else { continue };
        let (a, b) = (&field.contenders[black], &field.contenders[white]);
        let mut found = remarks_on(a, b, white, game.handicap);
        if a.category != b.category && field.rules.settings.iter().any(|s| s.level == Level::Category) {
            found.push(RemarkKind::Categories);
        }
        remarks.extend(found.into_iter().map(|what| PairingRemark { board: game.board, what }));
    }
    remarks
}

/// What is to be said of a game; `white_at` is White's index.
fn remarks_on(black: &Contender, white: &Contender, white_at: usize, handicap: u8) -> Vec<RemarkKind> {
    let mut found = Vec::new();
    let met = black.met.iter().filter(|&&m| m as usize == white_at).count() as u32;
    let same = |a: Option<u32>, b: Option<u32>| a.is_some() && a == b;
    let mut note = |applies: bool, what: RemarkKind| {
        if applies {
            found.push(what);
        }
    };
    note(met > 0, RemarkKind::Rematch(met));
    note(same(black.family, white.family), RemarkKind::Family);
    let (down, up) = if black.score > white.score { (black, white) } else { (white, black) };
    let by = HalfPoints(down.score - up.score);
    note(by > HalfPoints::ZERO, RemarkKind::Float { down: down.entry, up: up.entry, by });
    note(same(black.club, white.club), RemarkKind::Club);
    note(same(black.country, white.country), RemarkKind::Country);
    if handicap == 0 {
        for (player, balance) in [(black, black.balance + 1), (white, white.balance - 1)] {
            note(balance.abs() >= 2, RemarkKind::Unbalanced { entry: player.entry, balance });
        }
    }
    note(handicap > 0, RemarkKind::Handicap(handicap));
    found
}
