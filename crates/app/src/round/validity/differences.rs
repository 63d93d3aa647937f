//! Whether the boards of a round would be paired differently from the facts as they are now.

use std::collections::{BTreeMap, BTreeSet};

use domain::pairing::{self, BasisChange, Field, PairingRequest, as_paired, changes_since};
use domain::{EntryId, Game, GameId, RoundNumber, Tournament};
use messages::Message;
use session::Result;

use super::parts::Part;
use crate::round::ready_to_pair::check_drawn;
use crate::round::request::{fresh, fresh_around, let_seated_play, players};
use crate::teams::pairing_level;

/// Black and the handicap stones by the smaller and the greater key of the two players.
type Pairs = BTreeMap<(EntryId, EntryId), (EntryId, u8)>;

/// What would become of the boards of a part.
enum Otherwise {
    /// These would be paired differently; empty if it cannot be said which.
    Boards(Vec<u32>),
    /// They could not be paired.
    Impossible(Message),
}

/// How the boards of a round differ from those that would be paired from the facts as they are now.
#[derive(Default)]
pub(super) struct Differences {
    /// What changed since the pairings of boards that differ.
    pub changes: Vec<BasisChange>,
    /// The boards that would be paired differently, empty if it cannot be said which; `None` if none would.
    pub boards: Option<BTreeSet<u32>>,
    /// Why boards could not be paired.
    pub impossible: Option<Message>,
}

/// Returns how the boards of these parts of a round differ.
pub(super) fn differences(parts: &[Part], now: &Tournament, round: RoundNumber) -> Differences {
    let mut found = Differences::default();
    for part in parts {
        let changes = changes_since(&part.basis, now, round);
        let otherwise = (!changes.is_empty()).then(|| compared(part, parts.len() == 1, now, round)).flatten();
        match otherwise {
            None => continue,
            Some(Otherwise::Boards(boards)) => found.boards.get_or_insert_default().extend(boards),
            Some(Otherwise::Impossible(cause)) => found.impossible = Some(cause),
        }
        for change in changes {
            if !found.changes.contains(&change) {
                found.changes.push(change);
            }
        }
    }
    found
}

/// Returns what would become of the boards of a part if they were paired now; `None` if the same, or if they are already what they
/// would become. Boards that a pairing of everyone made are compared with a pairing of everyone, others with one of their own players.
fn compared(part: &Part, is_only: bool, now: &Tournament, round: RoundNumber) -> Option<Otherwise> {
    let Part { basis, games, is_whole, .. } = part;
    // A bye given by hand is the director's change, not a fact that the pairing depends on.
    let mut today = now.clone();
    today.competition.given_byes.clone_from(&basis.competition.given_byes);
    let (then, today) = match is_whole {
        true => (pairs(basis, round), pairs(&today, round)),
        false => {
            let seen = as_paired(basis, now, round);
            (pairs_of(&seen, now, round, games), pairs_of(&today, now, round, games))
        }
    };
    match (then, today) {
        (Err(then), Err(today)) if then.message == today.message => None,
        (_, Err(error)) => Some(Otherwise::Impossible(error.message)),
        (Ok(then), Ok(today)) if then == today => None,
        (_, Ok(today)) if is_made(&today, now, round, (!is_whole).then_some(games)) => None,
        (Ok(then), Ok(today)) => {
            let boards = differing(now, round, part, &then, &today);
            // Others may have been paired again since.
            (is_only || !is_whole || !boards.is_empty()).then_some(Otherwise::Boards(boards))
        }
        (Err(_), Ok(_)) => Some(Otherwise::Boards(Vec::new())),
    }
}

/// Returns the pairs of the best pairing of a round from what a state of the competition knows before it.
fn pairs(state: &Tournament, round: RoundNumber) -> Result<Pairs> {
    let field = Field::fresh(state, round);
    check_drawn(&field, &field.competition, round)?;
    let profile = state.certificates.iter().find(|c| c.round == round).map(|c| c.profile);
    let level = field.of_teams();
    let proposal = pairing::propose(&level, &fresh(&level, profile)?)?;
    Ok(proposal.boards.iter().map(board).collect())
}

/// Returns the pairs of the best pairing of the players of some games, from what a state knows before the round. The other games and
/// the bye are as they are `now`.
fn pairs_of(state: &Tournament, now: &Tournament, round: RoundNumber, games: &BTreeSet<GameId>) -> Result<Pairs> {
    let (own, others): (Vec<Game>, Vec<Game>) =
        now.games_of(round).into_iter().cloned().partition(|game| games.contains(&game.id));
    let byes = now.byes.iter().filter(|bye| bye.round == round).map(|bye| bye.entry);
    let bye = byes.clone().next();
    let own = players(&own);
    let seated: BTreeSet<EntryId> = players(&others).into_iter().chain(own.iter().copied()).chain(byes).collect();
    // A player who left is a reason of their own, and their board is compared too. Players without a game are not in this part.
    let field = Field::fresh(state, round).with(|known| {
        let_seated_play(known, round, &seated);
        for entry in known.entries.iter_mut().filter(|entry| !seated.contains(&entry.id)) {
            entry.missed = entry.missed.with(round);
        }
    });
    check_drawn(&field, &field.competition, round)?;
    let profile = state.certificates.iter().find(|c| c.round == round).map(|c| c.profile);
    let mut request = PairingRequest { bye, ..fresh_around(&field, profile, others)? };
    request.fixed.retain(|board| seated.contains(&board.first) && seated.contains(&board.second));
    request.resting.retain(|id| seated.contains(id) && Some(*id) != bye);
    let proposal = pairing::propose(&field, &request)?;
    let is_own = |seat: &&pairing::Board| own.contains(&seat.black) || own.contains(&seat.white);
    Ok(proposal.boards.iter().filter(is_own).map(board).collect())
}

fn board(seat: &pairing::Board) -> ((EntryId, EntryId), (EntryId, u8)) {
    (pair(seat.black, seat.white), (seat.black, seat.handicap))
}

fn pair(one: EntryId, other: EntryId) -> (EntryId, EntryId) {
    (one.min(other), one.max(other))
}

/// Whether a round has these pairs already, of teams the matches; only some games of it if these are given. In a table, a player keeps
/// the colour of their seat after a correction.
fn is_made(pairs: &Pairs, now: &Tournament, round: RoundNumber, games: Option<&BTreeSet<GameId>>) -> bool {
    let level = pairing_level(now, &now.competition);
    let own: Vec<&Game> =
        level.games_of(round).into_iter().filter(|game| games.is_none_or(|games| games.contains(&game.id))).collect();
    let is_same = |game: &&Game| {
        pairs.get(&pair(game.black, game.white)).is_some_and(|(black, handicap)| {
            *handicap == game.handicap && (*black == game.black || game.knockout.is_some())
        })
    };
    own.len() == pairs.len() && own.iter().all(is_same)
}

/// Returns which boards of a part are among those that would be paired differently. Those that the director changed are not.
fn differing(now: &Tournament, round: RoundNumber, part: &Part, then: &Pairs, today: &Pairs) -> Vec<u32> {
    let level = pairing_level(now, &now.competition);
    let teams = now.competition.teams.is_some();
    let changed = |game: &&&Game| {
        let pair = pair(game.black, game.white);
        let is_of_part = teams || part.games.contains(&game.id);
        // A corrected result changed the players of this board after the pairing.
        let was = match part.corrected.contains(&game.id) {
            true => Some(&(game.black, game.handicap)),
            false => then.get(&pair),
        };
        is_of_part && was.is_some() && was != today.get(&pair)
    };
    level.games_of(round).iter().filter(changed).map(|game| game.board).collect()
}
