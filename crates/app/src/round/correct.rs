//! Corrects a result that later games depend on, as the director decides, and previews what each choice would change.

use domain::knockout::{CannotCarry, Carried, Side, State, TableGame, carry_through, progress, surplus_games};
use domain::model::knockout_table::{Ruling, Slot};
use domain::{DrawId, EntryId, Game, GameId, KnockoutGame, RoundNumber, Tournament, year_final};
use messages::{Message, message};
use session::{AppError, Result};

use super::correct_qualifying::correct_qualifying;
use super::correction_view::{AffectedGame, CorrectionView, name, stays};
use crate::knockout::{OwnReason, follow_main_table};
use crate::labels::ResultView;
use crate::operation::Carry;

/// What becomes of later games, and the reason that is stored with it; empty for the program's own.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Carrying<'a> {
    /// The choice.
    pub carry: Carry,
    /// The director's reason.
    pub reason: &'a str,
}

impl From<Carry> for Carrying<'_> {
    fn from(carry: Carry) -> Self {
        Carrying { carry, reason: "" }
    }
}

/// Puts a changed game into the snapshot and treats later games as `carrying` says. Returns what else changed.
///
/// # Errors
/// Later games depend on the game, and there is no choice or it is not possible. The hints list the possible choices.
pub(crate) fn correct(
    tournament: &mut Tournament,
    position: usize,
    changed: Game,
    carrying: Option<Carrying>,
) -> Result<Vec<Message>> {
    let round = changed.round;
    let told = corrected(tournament, position, changed, carrying)?;
    if tournament.is_closed(round) {
        // A corrected final can need a second one, or not need it any more (R61).
        follow_main_table(tournament)?;
        drop_empty_round(tournament);
    }
    Ok(told)
}

/// Removes the newest round if it is beyond the planned ones and has no games any more.
fn drop_empty_round(tournament: &mut Tournament) {
    let newest = tournament.paired_rounds();
    if newest > tournament.competition.rounds && tournament.games_of(newest).is_empty() {
        tournament.remove_round(newest);
    }
}

fn corrected(
    tournament: &mut Tournament,
    position: usize,
    changed: Game,
    carrying: Option<Carrying>,
) -> Result<Vec<Message>> {
    let Some(place) = tournament.games[position].knockout else {
        return correct_qualifying(tournament, position, changed, carrying.map(|carrying| carrying.carry));
    };
    let before = tournament.clone();
    tournament.games[position] = changed;
    if !disturbs(&before, tournament, place) {
        return Ok(Vec::new());
    }
    match carrying {
        None => Err(refusal(&before, tournament, place)),
        Some(Carrying { carry: Carry::Keep, reason }) => keep(&before, tournament, place, reason),
        Some(Carrying { carry, .. }) => through(tournament, place, carry == Carry::Annul)
            .map(|changes| carried(&before, tournament, place, &changes))
            .map_err(|reason| cannot_carry(tournament, reason)),
    }
}

/// Returns whether a change invalidates a game of the table or Final that was valid before, or an invalidated game whose
/// players are both decided, or decides a walkover of a paired round in another way.
fn disturbs(before: &Tournament, after: &Tournament, place: KnockoutGame) -> bool {
    let known: Vec<GameId> = invalidated(before, place.draw).into_iter().filter_map(|g| g.game).collect();
    let is_decided = |g: &TableGame| g.a != Side::Open && g.b != Side::Open;
    let is_new = |g: &TableGame| g.game.is_some_and(|id| !known.contains(&id));
    invalidated(after, place.draw).iter().any(|g| is_new(g) || is_decided(g))
        || !changed_walkovers(before, after, place).is_empty()
        || surplus_games(&games_of(after, place.draw)) != surplus_games(&games_of(before, place.draw))
}

/// Returns the games that were decided without being played, in rounds that are paired, and that a change decides in another way or
/// opens again: with their rounds, as they were before the change.
fn changed_walkovers(before: &Tournament, after: &Tournament, place: KnockoutGame) -> Vec<(RoundNumber, TableGame)> {
    let now = games_of(after, place.draw);
    let changes = |was: &TableGame| {
        let now = now.iter().map(|(_, game)| game).find(|game| game.slot == was.slot);
        now.is_none_or(|now| now.winner() != was.winner() || !now.is_decided())
    };
    let is_walkover = |game: &TableGame| game.slot != place.slot && game.game.is_none() && game.is_decided();
    let paired = |round| before.round(round).is_some();
    let games = games_of(before, place.draw).into_iter();
    games.filter(|(round, game)| paired(*round) && is_walkover(game) && changes(game)).collect()
}

/// Returns the games of a table or Final that are set for players other than the ones who advanced.
fn invalidated(tournament: &Tournament, draw: DrawId) -> Vec<TableGame> {
    games_of(tournament, draw).into_iter().map(|(_, game)| game).filter(|g| g.state == State::Invalidated).collect()
}

/// Returns the games of a table or Final with their rounds, in the order in which they are played.
fn games_of(tournament: &Tournament, draw: DrawId) -> Vec<(RoundNumber, TableGame)> {
    match draw {
        DrawId::Knockout(id) => tournament.table(id).map(|table| progress(tournament, table).games()),
        DrawId::Final(id) => tournament.year_final(id).map(|f| year_final::progress(tournament, f).games()),
    }
    .unwrap_or_default()
}

fn through(tournament: &mut Tournament, place: KnockoutGame, annul: bool) -> Result<Vec<Carried>, CannotCarry> {
    rulings(tournament, place, |rulings| rulings.retain(|r| r.slot != place.slot));
    carry_through(tournament, &|tournament| games_of(tournament, place.draw), annul)
}

/// Keeps the players in the table who advanced before the correction: the winner of the game or, if it had none, the players who
/// advanced by walkover because of that.
fn keep(before: &Tournament, tournament: &mut Tournament, place: KnockoutGame, reason: &str) -> Result<Vec<Message>> {
    let table = before.table_of_game(place);
    let game = table.and_then(|table| progress(before, table).game(place.slot).copied());
    let kept: Vec<(Slot, EntryId)> = match game {
        None => Vec::new(),
        Some(game) if game.winner().is_some() => game.winner().map(|winner| (place.slot, winner)).into_iter().collect(),
        Some(_) => {
            let walkovers = changed_walkovers(before, tournament, place).into_iter();
            walkovers.filter_map(|(_, game)| Some((game.slot, game.winner()?))).collect()
        }
    };
    let reason = if reason.trim().is_empty() { OwnReason::KeptAfterCorrection.stored() } else { reason.trim() };
    rulings(tournament, place, |rulings| {
        for &(slot, winner) in &kept {
            rulings.retain(|r| r.slot != slot);
            rulings.push(Ruling { slot, winner, reason: reason.into() });
        }
    });
    let by_walkover = kept.iter().any(|(slot, _)| *slot != place.slot);
    if kept.is_empty() || by_walkover && disturbs(before, tournament, place) {
        return Err(AppError::not_now(message!("correction-nobody-to-keep")));
    }
    let mut names: Vec<EntryId> = kept.into_iter().map(|(_, winner)| winner).collect();
    names.dedup();
    Ok(names.into_iter().map(|winner| stays(tournament, winner)).collect())
}

fn rulings(tournament: &mut Tournament, place: KnockoutGame, change: impl FnOnce(&mut Vec<Ruling>)) {
    if let Some(table) = tournament.tables.iter_mut().find(|t| place.is_of(t.id)) {
        change(&mut table.since.rulings);
    }
}

/// Returns the error that lists the affected games and the possible choices.
fn refusal(before: &Tournament, after: &Tournament, place: KnockoutGame) -> AppError {
    let CorrectionView { affected, through, annul, keep, .. } = preview(before, after, place);
    let affected = affected.into_iter().map(|game| message!("correction-affected", game = game.text));
    let through = through.into_iter().flatten().map(|change| message!("correction-if-carried", change));
    let annul = annul.into_iter().flatten().map(|change| message!("correction-if-annulled", change));
    let keep = keep.into_iter().flatten().map(|change| message!("correction-if-kept", change));
    let hints = affected.chain(through).chain(annul).chain(keep);
    hints.fold(AppError::not_now(message!("correction-needs-choice")), AppError::hint)
}

/// Returns the choices for a correction, from the snapshots before and after it.
pub(crate) fn preview(before: &Tournament, after: &Tournament, place: KnockoutGame) -> CorrectionView {
    if !disturbs(before, after, place) {
        return CorrectionView::default();
    }
    let games = affected_games(before, after, place);
    let attempt = |annul: bool| {
        let mut copy = after.clone();
        let changes = through(&mut copy, place, annul).ok()?;
        let changes = carried(before, &copy, place, &changes);
        Some(if changes.is_empty() { vec![message!("correction-nothing-else")] } else { changes })
    };
    let all_carried = attempt(false);
    let walkovers = changed_walkovers(before, after, place);
    let walkovers = walkovers.iter().map(|(round, game)| affected_walkover(before, *round, game));
    let mut affected: Vec<AffectedGame> = games.into_iter().map(|game| affected_game(before, game)).collect();
    affected.extend(walkovers);
    affected.sort_by_key(|game| game.round);
    CorrectionView {
        affected,
        annul: if all_carried.is_some() { None } else { attempt(true) },
        through: all_carried,
        keep: keep(before, &mut after.clone(), place, "").ok(),
        outdated: Vec::new(),
    }
}

/// Returns the later games that depend on the result: in a Final, those that annulling would change.
fn affected_games<'t>(before: &'t Tournament, after: &Tournament, place: KnockoutGame) -> Vec<&'t Game> {
    if let Some(table) = before.table_of_game(place) {
        let later = progress(before, table).affected_by(place.slot);
        return later.iter().filter_map(|id| before.games.iter().find(|g| g.id == *id)).collect();
    }
    let mut annulled = after.clone();
    if through(&mut annulled, place, true).is_err() {
        return Vec::new();
    }
    let seats = |game: &Game| (game.black, game.white, game.knockout);
    let stays = |game: &Game| annulled.games.iter().any(|g| g.id == game.id && seats(g) == seats(game));
    let in_final = |game: &&Game| game.knockout.is_some_and(|k| k.draw == place.draw);
    before.games.iter().filter(in_final).filter(|game| !stays(game)).collect()
}

/// Describes a walkover that depends on a result.
fn affected_walkover(tournament: &Tournament, round: RoundNumber, game: &TableGame) -> AffectedGame {
    let text = match game.winner() {
        Some(winner) => message!("correction-walkover", round, name = name(tournament, winner)),
        None => message!("correction-vacant", round),
    };
    AffectedGame { round, board: 0, result: None, text }
}

fn affected_game(tournament: &Tournament, game: &Game) -> AffectedGame {
    let (round, board) = (game.round, game.board);
    let result = game.passes.black.or(game.passes.white).map(ResultView::from);
    let (black, white) = (name(tournament, game.black), name(tournament, game.white));
    let text = match result {
        Some(result) => message!("correction-game-played", round, board, black, white, result = result.to_string()),
        None => message!("correction-game-open", round, board, black, white),
    };
    AffectedGame { round, board, result, text }
}

/// Describes the changes that carry a correction through, and what has become of the walkovers that depended on it.
fn carried(before: &Tournament, after: &Tournament, place: KnockoutGame, changes: &[Carried]) -> Vec<Message> {
    let name = |entry| name(after, entry);
    let now = games_of(after, place.draw);
    let sentence = |(round, was): &(RoundNumber, TableGame)| {
        let round = *round;
        let (_, now) = now.iter().find(|(_, game)| game.slot == was.slot)?;
        Some(match (now.state, now.a, now.b) {
            (State::Won { winner, .. }, ..) => message!("correction-walkover", round, name = name(winner)),
            (State::Vacant, ..) => message!("correction-vacant", round),
            (_, Side::Entry(one), Side::Entry(other)) => {
                message!("correction-to-decide", round, one = name(one), other = name(other))
            }
            _ => message!("correction-opponent-open", round),
        })
    };
    let walkovers = changed_walkovers(before, after, place);
    let is_open = |game: &TableGame| game.a == Side::Open || game.b == Side::Open;
    let earlier = games_of(before, place.draw);
    let was_set = |slot: Slot| earlier.iter().any(|(_, game)| game.slot == slot && !is_open(game));
    let surplus = surplus_games(&now);
    let waits = |(round, game): &(RoundNumber, TableGame)| {
        let is_paired = game.game.is_some_and(|id| !surplus.contains(&id));
        (is_open(game) && is_paired && was_set(game.slot)).then(|| message!("correction-opponent-open", round = *round))
    };
    let mut told = sentences(after, changes);
    told.extend(walkovers.iter().filter_map(sentence));
    told.extend(now.iter().filter_map(waits));
    told
}

/// Describes the changes that carry a correction through.
fn sentences(tournament: &Tournament, changes: &[Carried]) -> Vec<Message> {
    let game = |id: GameId| tournament.games.iter().find(|g| g.id == id).map(|g| (g.round, g.board));
    let name = |entry| name(tournament, entry);
    let sentence = |change: &Carried| match *change {
        Carried::Seat { game: id, out, into } => {
            let (round, board) = game(id)?;
            Some(message!("correction-seat", round, board, joins = name(into), leaves = name(out)))
        }
        Carried::Ordinary(id) => game(id).map(|(round, board)| message!("correction-ordinary", round, board)),
        Carried::Void(id) => game(id).map(|(round, board)| message!("correction-void", round, board)),
        Carried::Unpaired { round, board } => Some(message!("correction-unpaired", round, board)),
        Carried::Bye(entry, round) => Some(message!("correction-bye", name = name(entry), round)),
        Carried::Free(entry, round) if tournament.competition.system.fixes_all_games() => {
            Some(message!("correction-out", name = name(entry), round))
        }
        Carried::Free(entry, round) => Some(message!("correction-without-game", name = name(entry), round)),
    };
    changes.iter().filter_map(sentence).collect()
}

fn cannot_carry(tournament: &Tournament, reason: CannotCarry) -> AppError {
    let (CannotCarry::Played(id) | CannotCarry::Busy(id)) = reason;
    let game = tournament.games.iter().find(|g| g.id == id);
    let (round, board) = game.map_or((0, 0), |g| (g.round, g.board));
    let is_final = game.and_then(|game| game.knockout).is_some_and(|place| matches!(place.draw, DrawId::Final(_)));
    AppError::not_now(match reason {
        // A Final has no rulings, so nobody can be kept in it.
        CannotCarry::Played(_) if is_final => message!("correction-later-game-of-final", round, board),
        CannotCarry::Played(_) => message!("correction-later-game-played", round, board),
        CannotCarry::Busy(_) => message!("correction-player-busy", round, board),
    })
}
