//! Checks a round as it stands against the rules it should keep: everyone once, the bye, handicaps, colours.

use std::collections::BTreeMap;

use thiserror::Error;

use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::game::Game;
use crate::model::id::{CompetitionId, EntryId, RoundNumber};
use crate::model::pairing_rules::ByeRule;
use crate::model::tournament::Tournament;

use super::field::PairingPool;
use super::past::{self, PairingHistory};
use super::sides;

/// What is not as the rules have it.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Finding {
    /// A player stands twice in the round.
    #[error("{0} stands {1} times in round {2}: remove all but one.")]
    Twice(String, usize, RoundNumber),
    /// A player meets himself.
    #[error("At board {0} a player meets himself: pair the board anew.")]
    Himself(u32),
    /// A game or bye names nobody of this competition.
    #[error("Round {0} has a game or bye of somebody who is not entered in the competition: remove it.")]
    Stranger(RoundNumber),
    /// Two games have one board.
    #[error("Board {0} is taken by two games: give one of them another board.")]
    BoardTwice(u32),
    /// Somebody who misses the round stands in it.
    #[error("{0} misses round {1} but stands in it: change the rounds he misses, or unpair him.")]
    Missing(String, RoundNumber),
    /// Somebody who plays has neither game nor bye.
    #[error("{0} has neither a game nor the bye in round {1}: pair him, or mark the round as missed.")]
    LeftOut(String, RoundNumber),
    /// More than one bye.
    #[error("Round {0} has {1} byes: two of these players can play each other.")]
    Byes(RoundNumber, usize),
    /// A bye although byes are off.
    #[error("{0} has the bye in round {1} although byes are off: add a ghost or allow byes.")]
    ByeOff(String, RoundNumber),
    /// A bye for somebody who had one, while others had none (R10).
    #[error("{0} has the bye in round {1} and had one before, while others had none: give it to another.")]
    ByeAgain(String, RoundNumber),
    /// Another handicap than the rules give (R17).
    #[error("Board {board} is played at handicap {found}; the rules give {expected}.")]
    Handicap {
        /// The board.
        board: u32,
        /// The game's handicap.
        found: u8,
        /// The rules' handicap.
        expected: u8,
    },
    /// The other way round would keep colours better, or the weaker is not Black in a handicap game (R17, R18).
    #[error("At board {0} the colours are not those of the rules: swap them, or leave them as a decision.")]
    Colours(u32),
}

impl Finding {
    /// Whether the round cannot stand like that; otherwise it may be a director's decision, or what came later: a late
    /// entry was left out of the rounds before it (R7, R9).
    pub fn is_fault(&self) -> bool {
        matches!(self, Finding::Twice(..) | Finding::Himself(_) | Finding::Stranger(_) | Finding::BoardTwice(_))
    }
}

/// All findings on a round, derived anew from what was known before it; none if the round is not paired.
pub fn legal(tournament: &Tournament, competition: CompetitionId, round: RoundNumber) -> Vec<Finding> {
    let Some(rules) = tournament.competition(competition) else { return Vec::new() };
    let games = tournament.games_of(competition, round);
    let byes = tournament.byes.iter().filter(|b| b.competition == competition && b.round == round);
    let byes: Vec<EntryId> = byes.map(|b| b.entry).collect();
    if games.is_empty() && byes.is_empty() {
        return Vec::new();
    }
    let past = past::before(tournament, rules, round);
    let mut findings = everyone_once(tournament, rules, round, &games, &byes);
    findings.extend(bye_findings(tournament, rules, round, (&games, &byes), &past));
    findings.extend(sides_findings(tournament, rules, round, &games, &past));
    findings
}

/// Nobody twice, nobody left out, no board twice.
fn everyone_once(
    tournament: &Tournament,
    rules: &Competition,
    round: RoundNumber,
    games: &[&Game],
    byes: &[EntryId],
) -> Vec<Finding> {
    let mut findings: Vec<Finding> =
        games.iter().filter(|g| g.black == g.white).map(|g| Finding::Himself(g.board)).collect();
    let pairs = games.windows(2).filter(|two| two[0].board == two[1].board);
    findings.extend(pairs.map(|two| Finding::BoardTwice(two[0].board)));
    let mut seats: BTreeMap<EntryId, usize> = BTreeMap::new();
    for id in games.iter().flat_map(|g| [g.black, g.white]).chain(byes.iter().copied()) {
        *seats.entry(id).or_default() += 1;
    }
    let here = |id: &EntryId| tournament.entry(*id).is_some_and(|e| e.competition == rules.id);
    findings.extend(seats.keys().filter(|id| !here(id)).map(|_| Finding::Stranger(round)));
    for entry in tournament.entries_of(rules.id) {
        let (name, seated) = (|| entry.player.list_name(), seats.get(&entry.id).copied().unwrap_or(0));
        if seated > 1 {
            findings.push(Finding::Twice(name(), seated, round));
        }
        if seated > 0 && entry.missed.contains(round) {
            findings.push(Finding::Missing(name(), round));
        }
        if seated == 0 && entry.plays(round) && !entry.ghost && !tournament.is_kept_for_final(entry, round) {
            findings.push(Finding::LeftOut(name(), round));
        }
    }
    findings
}

/// At most one bye, if byes are allowed, for one of those with the fewest who were free to have it (R10).
fn bye_findings(
    tournament: &Tournament,
    rules: &Competition,
    round: RoundNumber,
    (games, byes): (&[&Game], &[EntryId]),
    past: &BTreeMap<EntryId, PairingHistory>,
) -> Vec<Finding> {
    let mut findings = Vec::new();
    if byes.len() > 1 {
        findings.push(Finding::Byes(round, byes.len()));
    }
    let had = |id: EntryId| past.get(&id).map_or(0, |p| p.byes);
    let set = |id: EntryId| games.iter().any(|g| g.colour_of(id).is_some() && (g.knockout.is_some() || g.locked));
    let others = tournament
        .entries_of(rules.id)
        .filter(|e| e.plays(round) && !e.ghost && !set(e.id) && !tournament.is_kept_for_final(e, round));
    let fewest = others.map(|e| had(e.id)).min().unwrap_or(0);
    for entry in byes.iter().filter_map(|&id| tournament.entry(id)) {
        if rules.pairing.bye == ByeRule::Off {
            findings.push(Finding::ByeOff(entry.player.list_name(), round));
        }
        if had(entry.id) > fewest {
            findings.push(Finding::ByeAgain(entry.player.list_name(), round));
        }
    }
    findings
}

/// Handicaps and colours as the rules give them. Where both ways round are equally good, both are right.
fn sides_findings(
    tournament: &Tournament,
    rules: &Competition,
    round: RoundNumber,
    games: &[&Game],
    past: &BTreeMap<EntryId, PairingHistory>,
) -> Vec<Finding> {
    let mut entries: Vec<&Entry> =
        games.iter().flat_map(|g| [g.black, g.white]).filter_map(|id| tournament.entry(id)).collect();
    entries.sort_unstable_by_key(|e| e.id);
    entries.dedup_by_key(|e| e.id);
    let field = PairingPool::gather(tournament, rules, round, entries, past);
    let mut findings = Vec::new();
    for game in games {
        let Some((black, white)) = field.pair((game.black, game.white)) else { continue };
        let (black, white) = (&field.contenders[black], &field.contenders[white]);
        let expected = sides::handicap(black, white, &rules.handicap);
        if game.handicap != expected {
            findings.push(Finding::Handicap { board: game.board, found: game.handicap, expected });
        }
        let wrong = match game.handicap {
            0 => sides::colour_cost(black, white) > sides::colour_cost(white, black),
            _ => black.measure > white.measure,
        };
        if wrong {
            findings.push(Finding::Colours(game.board));
        }
    }
    findings
}
