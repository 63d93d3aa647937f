//! Qualifying for a shorter table: who is in directly, who plays for the places left, and who has won them (R30).

use std::ops::RangeInclusive;

use thiserror::Error;

use super::plan::{most_qualifiers, most_wild_cards};
use crate::model::game::Game;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::knockout_table::Entrant;
use crate::model::qualifying::{Qualifying, QualifyingStage, Section};
use crate::model::result::Verdict;
use crate::model::tournament::Tournament;

/// A qualifying game to set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QualifyingGame {
    /// The section, from 0.
    pub section: usize,
    /// One player.
    pub a: EntryId,
    /// The other.
    pub b: EntryId,
}

/// There can be no such qualifying.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NoQualifying {
    /// R30's table.
    #[error("A table of {0} lines has no places for qualifiers; choose 8, 16 or 32 lines (R30).")]
    Lines(u32),
    /// R30: one or two rounds.
    #[error("A qualifying takes one or two rounds, not {0}; choose one of these (R30).")]
    Rounds(u32),
    /// R29.
    #[error("A table of {lines} lines takes {most} wild cards at most, not {given}; give fewer.")]
    WildCards {
        /// Of the table.
        lines: u32,
        /// Wished for.
        given: u32,
        /// Allowed.
        most: u32,
    },
    /// Nobody to play for the places.
    #[error("{0} players are too few for games for each of the {1} places; draw a table with byes instead.")]
    TooFew(usize, u32),
    /// No rounds before the table.
    #[error("The table begins in round {0}, too early for the qualifying before it; choose fewer rounds.")]
    TooEarly(RoundNumber),
}

/// The places of the list that qualifiers take, immediately above the wild cards': 6-7 of 8, 11-14 of 16, 21-28 of 32
/// (R30). `None` for other tables.
pub fn qualifier_places(lines: u32) -> Option<RangeInclusive<u32>> {
    let last = lines - most_wild_cards(lines);
    (most_qualifiers(lines) > 0).then(|| last + 1 - most_qualifiers(lines)..=last)
}

/// What kind of qualifying is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QualifyingWish {
    /// Lines of the table: 8, 16 or 32.
    pub lines: u32,
    /// Wild cards that are given (R29).
    pub wild_cards: u32,
    /// Places of wild cards that are played for instead (R30).
    pub for_wild_cards: u32,
    /// Qualifying rounds, 1 or 2.
    pub rounds: u32,
    /// The Open's round in which the table begins.
    pub begins: RoundNumber,
}

/// Plans a qualifying.
///
/// `list` is the category's list without those who get wild cards; places that wild cards leave free go to players
/// who are in directly. The next players of the list fill the sections: the strongest meet the weakest, without lots
/// (decided); are they fewer than the lines, the strongest have byes.
///
/// # Errors
/// [`NoQualifying`] if R29 or R30 does not allow it, or there are too few players or rounds.
pub fn qualifying(list: &[Entrant], wish: &QualifyingWish) -> Result<Qualifying, NoQualifying> {
    let &QualifyingWish { lines, wild_cards, for_wild_cards, rounds, begins } = wish;
    if most_qualifiers(lines) == 0 || !lines.is_power_of_two() {
        return Err(NoQualifying::Lines(lines));
    }
    if !(1..=2).contains(&rounds) {
        return Err(NoQualifying::Rounds(rounds));
    }
    let (most, given) = (most_wild_cards(lines), wild_cards.saturating_add(for_wild_cards));
    if given > most {
        return Err(NoQualifying::WildCards { lines, given, most });
    }
    let wanted = most_qualifiers(lines) + for_wild_cards;
    let first_round = begins.checked_sub(rounds).filter(|&first| first > 0).ok_or(NoQualifying::TooEarly(begins))?;
    let direct = (lines - wanted - wild_cards) as usize;
    let entries: Vec<EntryId> = list.iter().map(|e| e.entry).collect();
    let (direct, candidates) = entries.split_at(direct.min(entries.len()));
    if candidates.len() < 2 * wanted as usize {
        return Err(NoQualifying::TooFew(list.len(), wanted));
    }
    let of = |place: u32| candidates.get(place as usize - 1).copied();
    let section = |head: u32| {
        let last = (wanted << rounds) + 1;
        let boxes = match rounds {
            1 => vec![of(head), of(last - head)],
            _ => vec![of(head), of(last - head), of(2 * wanted + head), of(2 * wanted + 1 - head)],
        };
        Section { boxes }
    };
    Ok(Qualifying { direct: direct.to_vec(), first_round, sections: (1..=wanted).map(section).collect() })
}

/// Whether somebody is not there in a round.
type Away<'a> = &'a dyn Fn(EntryId, RoundNumber) -> bool;

impl Qualifying {
    /// Its last round.
    pub fn last_round(&self) -> RoundNumber {
        let deepest = self.sections.iter().map(|s| s.boxes.len()).max().unwrap_or(1);
        self.first_round + deepest.max(2).ilog2() - 1
    }

    /// The qualifying games of the Open's `round` whose players are known and there; an undecided earlier game leaves
    /// its section out.
    pub fn games(&self, round: RoundNumber, games: &[Game], away: Away) -> Vec<QualifyingGame> {
        let Some(level) = round.checked_sub(self.first_round) else { return Vec::new() };
        let mut wanted = Vec::new();
        for (section, boxes) in self.sections.iter().map(|s| &s.boxes).enumerate() {
            let block = 2usize.checked_shl(level).filter(|&block| block <= boxes.len());
            for part in block.into_iter().flat_map(|block| boxes.chunks(block)) {
                let (upper, lower) = part.split_at(part.len() / 2);
                let sides = (self.ahead(upper, games, away), self.ahead(lower, games, away));
                let (Some(Some(a)), Some(Some(b))) = sides else { continue };
                if met(games, round, a, b).is_some() || !away(a, round) && !away(b, round) {
                    wanted.push(QualifyingGame { section, a, b });
                }
            }
        }
        wanted
    }

    /// Who has won each section; `None` where that is open, or both lost.
    pub fn winners(&self, games: &[Game], away: Away) -> Vec<Option<EntryId>> {
        self.sections.iter().map(|s| self.ahead(&s.boxes, games, away).flatten()).collect()
    }

    /// The sections that are not decided yet, from 0.
    pub fn open(&self, games: &[Game], away: Away) -> Vec<usize> {
        let open = |&at: &usize| self.ahead(&self.sections[at].boxes, games, away).is_none();
        (0..self.sections.len()).filter(open).collect()
    }

    /// Who comes out of these lines: `None` while it is open, `Some(None)` if nobody does.
    fn ahead(&self, part: &[Option<EntryId>], games: &[Game], away: Away) -> Option<Option<EntryId>> {
        if part.len() < 2 {
            return Some(part.first().copied().flatten());
        }
        let (upper, lower) = part.split_at(part.len() / 2);
        match (self.ahead(upper, games, away)?, self.ahead(lower, games, away)?) {
            (Some(a), Some(b)) => won(games, self.first_round + part.len().ilog2() - 1, a, b, away),
            (one, other) => Some(one.or(other)),
        }
    }
}

impl QualifyingStage {
    /// The qualifying games of the Open's `round`, set or to be set (R33).
    pub fn games(&self, tournament: &Tournament, round: RoundNumber) -> Vec<QualifyingGame> {
        self.plan.games(round, &self.own(tournament), &|entry, round| is_away(tournament, entry, round))
    }

    /// Who has won each section.
    pub fn winners(&self, tournament: &Tournament) -> Vec<Option<EntryId>> {
        self.plan.winners(&self.own(tournament), &|entry, round| is_away(tournament, entry, round))
    }

    /// The sections that are not decided yet, from 0.
    pub fn open(&self, tournament: &Tournament) -> Vec<usize> {
        self.plan.open(&self.own(tournament), &|entry, round| is_away(tournament, entry, round))
    }

    /// The competition's games in the qualifying rounds.
    fn own(&self, tournament: &Tournament) -> Vec<Game> {
        let rounds = self.plan.first_round..=self.plan.last_round();
        let here = |g: &&Game| g.competition == self.competition && rounds.contains(&g.round);
        tournament.games.iter().filter(here).cloned().collect()
    }
}

/// The qualifying that a game belongs to: one in the earlier rounds whose winner gets a place in a table (R30).
pub fn qualifying_game<'t>(tournament: &'t Tournament, game: &Game) -> Option<&'t QualifyingStage> {
    let here = |stage: &&QualifyingStage| {
        let rounds = stage.plan.first_round..=stage.plan.last_round();
        let pair = |g: QualifyingGame| game.colour_of(g.a).is_some() && game.colour_of(g.b).is_some();
        stage.competition == game.competition
            && rounds.contains(&game.round)
            && stage.games(tournament, game.round).into_iter().any(pair)
    };
    tournament.qualifyings.iter().find(here).filter(|_| game.knockout.is_none())
}

/// Whether a game must have a winner: knock-out and qualifying games, and those of a Final after its groups (R38, R51).
pub fn needs_winner(tournament: &Tournament, game: &Game) -> bool {
    match game.knockout {
        Some(place) => tournament.group_final(place.table).is_none_or(|f| f.needs_winner(place.slot)),
        None => qualifying_game(tournament, game).is_some(),
    }
}

fn is_away(tournament: &Tournament, entry: EntryId, round: RoundNumber) -> bool {
    tournament.entry(entry).is_none_or(|e| !e.plays(round))
}

/// The game of these two in the Open's `round`.
fn met(games: &[Game], round: RoundNumber, a: EntryId, b: EntryId) -> Option<&Game> {
    games.iter().find(|g| g.round == round && [[a, b], [b, a]].contains(&[g.black, g.white]))
}

/// Who won the game of these two in the Open's `round`: `None` while it is open, `Some(None)` if nobody did. Who is not
/// there leaves a game that is not set to the other (R34).
fn won(games: &[Game], round: RoundNumber, a: EntryId, b: EntryId, away: Away) -> Option<Option<EntryId>> {
    let Some(game) = met(games, round, a, b) else {
        return match (away(a, round), away(b, round)) {
            (false, false) => None,
            (true, true) => Some(None),
            (true, false) => Some(Some(b)),
            (false, true) => Some(Some(a)),
        };
    };
    let both_lost = game.passes.known().is_some_and(|r| r.verdict == Verdict::BothLose);
    if both_lost { Some(None) } else { game.advances().map(Some) }
}
