//! Checks a paired round against the rules: everyone once, the bye, handicaps and colours.

use std::collections::{BTreeMap, BTreeSet};

use messages::{Explain, Message, message};

use crate::model::absence::AbsenceReason;
use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::game::Game;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::pairing_rules::ByeRule;
use crate::model::result::Decided;
use crate::model::tournament::Tournament;

use super::handicap_and_colours;
use super::history::{self, PairingHistory};
use super::pool::PairingPool;

/// A deviation of a round from the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Finding {
    /// A player has several boards or a board and the bye (name, how many, round).
    Twice(String, usize, RoundNumber),
    /// A player is paired with themselves (board).
    PlaysSelf(u32),
    /// A game or bye of an entry that is not in the competition (round).
    NotEntered(RoundNumber),
    /// Two games have the same board.
    BoardTwice(u32),
    /// A player who misses the round is paired (name, round).
    Missing(String, RoundNumber),
    /// A player who plays the round has neither a game nor the bye (name, round).
    LeftOut(String, RoundNumber),
    /// There is more than one bye (round, how many).
    Byes(RoundNumber, usize),
    /// There is a bye although byes are off (name, round).
    ByeOff(String, RoundNumber),
    /// The bye went to a player who had more byes than others (name, round; R10).
    ByeAgain(String, RoundNumber),
    /// The handicap differs from the rules (R17).
    Handicap {
        /// The board.
        board: u32,
        /// The handicap of the game.
        found: u8,
        /// The handicap by the rules.
        expected: u8,
    },
    /// Swapped colours would be better balanced, or the stronger player has Black in a handicap game (board; R17, R18).
    Colours(u32),
    /// A deviation that stays, because the round is closed or the game has a result.
    Past(Box<Finding>),
}

impl Finding {
    /// Whether the round cannot be played like this. Other findings may be decisions of the director, or caused later: a
    /// late entry is missing from the rounds before it (R7, R9).
    pub fn is_fault(&self) -> bool {
        matches!(self, Finding::Twice(..) | Finding::PlaysSelf(_) | Finding::NotEntered(_) | Finding::BoardTwice(_))
    }

    /// Returns the deviation without advice: to follow it would change a closed round or a game that was played.
    fn past(&self) -> Message {
        match self {
            Finding::Missing(name, round) => message!("finding-missing-past", name, round = *round),
            Finding::LeftOut(name, round) => message!("finding-left-out-past", name, round = *round),
            Finding::Byes(round, count) => message!("finding-byes-past", round = *round, count = *count),
            Finding::ByeOff(name, round) => message!("finding-bye-off-past", name, round = *round),
            Finding::ByeAgain(name, round) => message!("finding-bye-again-past", name, round = *round),
            Finding::Colours(board) => message!("finding-colours-past", board = *board),
            other => other.message(),
        }
    }
}

impl Explain for Finding {
    fn message(&self) -> Message {
        match self {
            Finding::Twice(name, count, round) => {
                message!("finding-twice", name, count = *count, round = *round)
            }
            Finding::PlaysSelf(board) => message!("finding-plays-self", board = *board),
            Finding::NotEntered(round) => message!("finding-not-entered", round = *round),
            Finding::BoardTwice(board) => message!("finding-board-twice", board = *board),
            Finding::Missing(name, round) => message!("finding-missing", name, round = *round),
            Finding::LeftOut(name, round) => message!("finding-left-out", name, round = *round),
            Finding::Byes(round, count) => message!("finding-byes", round = *round, count = *count),
            Finding::ByeOff(name, round) => message!("finding-bye-off", name, round = *round),
            Finding::ByeAgain(name, round) => message!("finding-bye-again", name, round = *round),
            Finding::Handicap { board, found, expected } => {
                message!("finding-handicap", board = *board, found = *found, expected = *expected)
            }
            Finding::Colours(board) => message!("finding-colours", board = *board),
            Finding::Past(finding) => finding.past(),
        }
    }
}

messages::explained!(Finding);

/// Returns all findings on a round, computed from what was known before it; none if the round is not paired.
pub fn legal(tournament: &Tournament, round: RoundNumber) -> Vec<Finding> {
    let rules = &tournament.competition;
    let games = tournament.games_of(round);
    let byes = tournament.byes.iter().filter(|b| b.round == round);
    let byes: Vec<EntryId> = byes.map(|b| b.entry).collect();
    if games.is_empty() && byes.is_empty() {
        return Vec::new();
    }
    if rules.system.is_free() || rules.teams.is_some() {
        // Players choose their opponents and colours, and when to play (R69). Of teams, the matches are checked.
        return everyone_once(tournament, round, &games, &byes).into_iter().filter(Finding::is_fault).collect();
    }
    let history = history::before(tournament, rules, round);
    let mut findings = everyone_once(tournament, round, &games, &byes);
    findings.extend(bye_findings(tournament, rules, round, (&games, &byes), &history));
    findings.extend(sides_findings(tournament, rules, round, &games, &history));
    let closed = tournament.is_closed(round);
    let played = |board: u32| games.iter().any(|g| g.board == board && g.passes.agreed().is_some());
    let is_past = |finding: &Finding| match finding {
        Finding::Colours(board) => closed || played(*board),
        Finding::Handicap { .. } => false,
        other => closed && !other.is_fault(),
    };
    findings.into_iter().map(|f| if is_past(&f) { Finding::Past(Box::new(f)) } else { f }).collect()
}

/// Finds games and byes of entries that are not in the competition.
pub fn not_entered(tournament: &Tournament, round: RoundNumber) -> Vec<Finding> {
    let games = tournament.games_of(round);
    let byes = tournament.byes.iter().filter(|b| b.round == round);
    let seats = games.iter().flat_map(|g| [g.black, g.white]).chain(byes.map(|b| b.entry));
    let is_entered = |id: &EntryId| tournament.entry(*id).is_some();
    let strangers: BTreeSet<EntryId> = seats.filter(|id| !is_entered(id)).collect();
    strangers.into_iter().map(|_| Finding::NotEntered(round)).collect()
}

/// Finds players paired twice or not at all, and boards used twice.
fn everyone_once(tournament: &Tournament, round: RoundNumber, games: &[&Game], byes: &[EntryId]) -> Vec<Finding> {
    let mut findings: Vec<Finding> =
        games.iter().filter(|g| g.black == g.white).map(|g| Finding::PlaysSelf(g.board)).collect();
    let pairs = games.windows(2).filter(|two| two[0].board == two[1].board);
    findings.extend(pairs.map(|two| Finding::BoardTwice(two[0].board)));
    let mut seats: BTreeMap<EntryId, usize> = BTreeMap::new();
    for id in games.iter().flat_map(|g| [g.black, g.white]).chain(byes.iter().copied()) {
        *seats.entry(id).or_default() += 1;
    }
    findings.extend(not_entered(tournament, round));
    for entry in &tournament.entries {
        let (name, seated) = (|| entry.player.list_name(), seats.get(&entry.id).copied().unwrap_or(0));
        let absence = tournament.absence(round, entry.id);
        if seated > 1 {
            findings.push(Finding::Twice(name(), seated, round));
        }
        if seated > 0 && absence == Some(AbsenceReason::Consent) && !lost_unplayed(games, entry.id) {
            findings.push(Finding::Missing(name(), round));
        }
        if seated == 0 && absence.is_none() && !entry.ghost && !tournament.rests(entry, round) {
            findings.push(Finding::LeftOut(name(), round));
        }
    }
    findings
}

/// Whether an entry has a game that it lost without play, as an absent player of a round robin has (R66).
fn lost_unplayed(games: &[&Game], id: EntryId) -> bool {
    games.iter().filter(|game| game.colour_of(id).is_some()).any(|game| {
        let unplayed = game.passes.known().filter(|result| result.decided != Decided::Played);
        unplayed.is_some_and(|result| result.winner().is_none_or(|winner| game.entry(winner) != id))
    })
}

/// Checks the bye: at most one, only if byes are on, and for a player with the fewest byes of those available (R10).
fn bye_findings(
    tournament: &Tournament,
    rules: &Competition,
    round: RoundNumber,
    (games, byes): (&[&Game], &[EntryId]),
    history: &BTreeMap<EntryId, PairingHistory>,
) -> Vec<Finding> {
    let mut findings = Vec::new();
    if rules.system.everyone_meets() {
        // The circle, or the plan of the missing games, decides who rests.
        return findings;
    }
    if byes.len() > 1 {
        findings.push(Finding::Byes(round, byes.len()));
    }
    let byes_of = |id: EntryId| history.get(&id).map_or(0, |p| p.byes);
    let fixed = |id: EntryId| games.iter().any(|g| g.colour_of(id).is_some() && (g.knockout.is_some() || g.locked));
    let others = tournament
        .entries
        .iter()
        .filter(|e| tournament.is_present(e, round) && !e.ghost && !fixed(e.id) && !tournament.rests(e, round));
    let fewest = others.map(|e| byes_of(e.id)).min().unwrap_or(0);
    for entry in byes.iter().filter_map(|&id| tournament.entry(id)) {
        if rules.pairing.bye == ByeRule::Off {
            findings.push(Finding::ByeOff(entry.player.list_name(), round));
        }
        if byes_of(entry.id) > fewest {
            findings.push(Finding::ByeAgain(entry.player.list_name(), round));
        }
    }
    findings
}

/// Compares handicaps and colours with the rules. If both assignments of colours are equally good, either is right. In a circle
/// the seats fix the colours (R66).
fn sides_findings(
    tournament: &Tournament,
    rules: &Competition,
    round: RoundNumber,
    games: &[&Game],
    history: &BTreeMap<EntryId, PairingHistory>,
) -> Vec<Finding> {
    let mut entries: Vec<&Entry> =
        games.iter().flat_map(|g| [g.black, g.white]).filter_map(|id| tournament.entry(id)).collect();
    entries.sort_unstable_by_key(|e| e.id);
    entries.dedup_by_key(|e| e.id);
    let pool = PairingPool::gather(tournament, rules, round, entries, history);
    let in_circle = rules.system.rules().circle.is_some();
    let mut findings = Vec::new();
    for game in games {
        let Some((black, white)) = pool.pair((game.black, game.white)) else { continue };
        let (black, white) = (&pool.contenders[black], &pool.contenders[white]);
        let expected = handicap_and_colours::handicap(black, white, &rules.handicap);
        if game.handicap != expected {
            findings.push(Finding::Handicap { board: game.board, found: game.handicap, expected });
        }
        let wrong = match game.handicap {
            0 if in_circle && game.knockout.is_none() => false,
            0 => handicap_and_colours::colour_cost(black, white) > handicap_and_colours::colour_cost(white, black),
            _ => black.measure > white.measure,
        };
        if wrong {
            findings.push(Finding::Colours(game.board));
        }
    }
    findings
}
