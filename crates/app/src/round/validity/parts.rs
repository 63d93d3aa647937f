//! Which pairing made which boards of a round. A round is paired whole or in parts, and a board is as old as its own pairing.

use std::collections::BTreeSet;
use std::sync::Arc;

use domain::pairing::certified_pairs;
use domain::{CompetitionId, EntryId, Game, GameId, RoundNumber, Tournament};
use session::{EventSession, Operation as _, Result};
use store::RoundPairing;

use crate::operation::op;
use crate::round::corrected::corrected_games;

/// The operations that pair a round.
pub(super) const PAIRINGS: [&str; 3] = [op::PairRound::NAME, op::PairSome::NAME, op::PairRest::NAME];

/// The boards of a round that one pairing made.
pub(in crate::round) struct Part {
    /// The journal entry of the pairing.
    entry: i64,
    /// The competition as the pairing left it, or as the director knew it later.
    pub basis: Arc<Tournament>,
    /// Whether the pairing was of everyone.
    pub is_whole: bool,
    /// The games that are still those of the pairing.
    pub games: BTreeSet<GameId>,
    /// Those of them whose players a corrected result put there since.
    pub corrected: BTreeSet<GameId>,
}

/// Returns the pairings that still have a board in the round, oldest first. A board that was set by hand belongs to none, unless there
/// was only one pairing. Empty if the history does not tell.
pub(in crate::round) fn parts_of(
    session: &EventSession,
    now: &Tournament,
    competition: CompetitionId,
    round: RoundNumber,
) -> Result<Vec<Part>> {
    let mut pairings = session.file()?.pairings(competition, round, &PAIRINGS)?;
    let games = now.games_of(round);
    let mut open: BTreeSet<GameId> = games.iter().map(|game| game.id).collect();
    let after = |entry| session.event_after(entry, competition).ok();
    // Boards that were set by hand count with the pairing that everything else is of.
    let newest_whole = pairings.iter().rposition(is_whole).unwrap_or(0);
    pairings.drain(..newest_whole);
    if let [only] = &pairings[..] {
        let Some(basis) = after(only.entry) else { return Ok(Vec::new()) };
        let corrected = corrected(session, &basis, now, round)?;
        return Ok(vec![Part { entry: only.entry, basis, is_whole: true, games: open, corrected }]);
    }
    let mut parts = Vec::new();
    for pairing in pairings.iter().rev() {
        let Some(basis) = after(pairing.entry) else { continue };
        let is_of = |game: &&&Game| open.contains(&game.id) && made(pairing, &basis, now, game);
        let own: BTreeSet<GameId> = games.iter().filter(is_of).map(|game| game.id).collect();
        open.retain(|game| !own.contains(game));
        if !own.is_empty() {
            let (is_whole, corrected) = (is_whole(pairing), BTreeSet::new());
            parts.push(Part { entry: pairing.entry, basis, is_whole, games: own, corrected });
        }
    }
    parts.reverse();
    Ok(parts)
}

/// Returns the games of a round whose players a corrected result put there after a pairing.
fn corrected(
    session: &EventSession,
    basis: &Tournament,
    now: &Tournament,
    round: RoundNumber,
) -> Result<BTreeSet<GameId>> {
    let moved = |game: &&&Game| !was_there(basis, game);
    let moved: BTreeSet<GameId> = now.games_of(round).iter().filter(moved).map(|game| game.id).collect();
    // No correction moves a team.
    if moved.is_empty() || now.competition.teams.is_some() {
        return Ok(BTreeSet::new());
    }
    Ok(corrected_games(session)?.intersection(&moved).copied().collect())
}

/// Returns the parts as the director knew them who released the round after they were paired.
pub(super) fn as_released(
    session: &EventSession,
    parts: Vec<Part>,
    competition: CompetitionId,
    round: RoundNumber,
) -> Result<Vec<Part>> {
    let release = session.file()?.round_entry(competition, round, &[op::ReleaseRound::NAME])?;
    let known = |part: Part| {
        let entry = release.map_or(part.entry, |release| release.max(part.entry));
        let basis = session.event_after(entry, competition).unwrap_or_else(|_| Arc::clone(&part.basis));
        Part { entry, basis, ..part }
    };
    Ok(parts.into_iter().map(known).collect())
}

/// Whether a pairing paired everyone again, except for boards that the director keeps.
fn is_whole(pairing: &RoundPairing) -> bool {
    match pairing.operation.as_str() {
        op::PairSome::NAME => false,
        op::PairRest::NAME => pairing.input["boards"].as_array().is_none_or(Vec::is_empty),
        _ => true,
    }
}

/// Whether a pairing made a game as it is now: it added it, or its certificate has the pair.
fn made(pairing: &RoundPairing, basis: &Tournament, now: &Tournament, game: &Game) -> bool {
    let pair = |a: EntryId, b: EntryId| (a.min(b), a.max(b));
    let own = pair(game.black, game.white);
    let in_certificate = || {
        let of_part = |c: &&domain::Certificate| c.round == game.round && pairing.parts.contains(&c.part);
        now.certificates.iter().filter(of_part).flat_map(certified_pairs).any(|(a, b)| pair(a, b) == own)
    };
    was_there(basis, game) && (is_whole(pairing) || pairing.games.contains(&game.id) || in_certificate())
}

/// Whether the players of a game met in its round in an earlier state.
fn was_there(basis: &Tournament, game: &Game) -> bool {
    let pair = |game: &Game| (game.black.min(game.white), game.black.max(game.white));
    basis.games.iter().any(|then| then.round == game.round && pair(then) == pair(game))
}
