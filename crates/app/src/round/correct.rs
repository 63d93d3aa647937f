//! A corrected result on which later games stand: what is affected, and what the director makes of it.

use domain::knockout::{CannotCarry, Carried, carry_through, overtaken, progress, qualifying_game, reseat};
use domain::model::knockout_table::{BoxReplacement, Mark, Ruling};
use domain::{EntryId, Game, GameId, KnockoutGame, Tournament};
use serde::{Deserialize, Serialize};
use session::{AppError, Result};
use ts_rs::TS;

/// What becomes of later knock-out games that were set on a corrected result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Carry {
    /// The right players get their games; only games that are not played yet may change.
    Through,
    /// Who had advanced stays in the table; the corrected result counts in the Open alone.
    Keep,
    /// As through, but games that are played stay as ordinary games of the Open, and their places in the table are left
    /// to be decided.
    Annul,
}

/// Why the correction is made, where no other words are given.
const REASON: &str = "kept after a correction of the result";

/// Puts a changed game into the snapshot and carries it through as asked; the words beside say why. The answer says what else changed.
///
/// # Errors
/// Later games stand on it and nothing is asked, or what is asked cannot be done: the hints say what can.
pub(crate) fn correct(
    tournament: &mut Tournament,
    at: usize,
    changed: Game,
    carry: Option<(Carry, &str)>,
) -> Result<Vec<String>> {
    let Some(place) = tournament.games[at].knockout else {
        return correct_qualifying(tournament, at, changed, carry.map(|(carry, _)| carry));
    };
    let before = tournament.clone();
    tournament.games[at] = changed;
    if !disturbs(&before, tournament, place) {
        return Ok(Vec::new());
    }
    match carry {
        None => Err(refusal(&before, tournament, place)),
        Some((Carry::Keep, reason)) => keep(&before, tournament, place, reason),
        Some((carry, _)) => through(tournament, place, carry == Carry::Annul)
            .map(|changes| told(tournament, &changes))
            .map_err(|why| cannot(tournament, why)),
    }
}

/// Whether a game of the table that stood well does so no more, or the place of one that is set has become open.
fn disturbs(before: &Tournament, after: &Tournament, place: KnockoutGame) -> bool {
    let games = |tournament: &Tournament| -> Vec<GameId> {
        let Some(table) = tournament.table(place.table) else { return Vec::new() };
        overtaken(&progress(tournament, table)).into_iter().filter_map(|g| g.game).collect()
    };
    let known = games(before);
    let settled = |id: &GameId| is_settled(after, place, *id);
    games(after).iter().any(|id| !known.contains(id) || settled(id))
}

/// Whether both sides of an overtaken game are decided, so that others than those who are set should meet.
fn is_settled(tournament: &Tournament, place: KnockoutGame, id: GameId) -> bool {
    use domain::knockout::Side;
    let Some(table) = tournament.table(place.table) else { return false };
    overtaken(&progress(tournament, table)).iter().any(|g| g.game == Some(id) && g.a != Side::Open && g.b != Side::Open)
}

fn through(tournament: &mut Tournament, place: KnockoutGame, annul: bool) -> Result<Vec<Carried>, CannotCarry> {
    rulings(tournament, place, |rulings| rulings.retain(|r| r.slot != place.slot));
    carry_through(tournament, place.table, annul)
}

/// Lets advance who had advanced before the correction.
fn keep(before: &Tournament, tournament: &mut Tournament, place: KnockoutGame, reason: &str) -> Result<Vec<String>> {
    let table = before.table(place.table);
    let game = table.and_then(|table| progress(before, table).game(place.slot).copied());
    let Some(winner) = game.and_then(|g| g.winner()) else {
        return Err(AppError::not_now("Nobody had advanced before the correction: there is nobody to keep."));
    };
    let reason = if reason.trim().is_empty() { REASON } else { reason.trim() };
    rulings(tournament, place, |rulings| {
        rulings.retain(|r| r.slot != place.slot);
        rulings.push(Ruling { slot: place.slot, winner, reason: reason.into() });
    });
    Ok(vec![format!("{} stays in the table; the result counts in the Open.", name(tournament, winner))])
}

fn rulings(tournament: &mut Tournament, place: KnockoutGame, change: impl FnOnce(&mut Vec<Ruling>)) {
    if let Some(table) = tournament.tables.iter_mut().find(|t| t.id == place.table) {
        change(&mut table.since.rulings);
    }
}

/// The refusal that shows what is affected and what can be done about it.
fn refusal(before: &Tournament, after: &Tournament, place: KnockoutGame) -> AppError {
    let options = options(before, after, place);
    let later =
        options.affected.first().map_or_else(String::new, |g| format!("board {} of round {}", g.board, g.round));
    let message = format!("The knock-out game at {later} was set on this result: choose what becomes of it.");
    let mut failure = AppError::not_now(message);
    for game in &options.affected {
        failure = failure.hint(format!("Affected: {}", game.text));
    }
    for (word, told) in [("Carried through", &options.through), ("Annulled", &options.annul), ("Kept", &options.keep)] {
        if let Some(sentences) = told {
            failure = failure.hint(format!("{word}: {}", sentences.join(" ")));
        }
    }
    failure
}

/// A later game that stands on a result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct AffectedGame {
    /// Its round.
    pub round: u32,
    /// Its board.
    pub board: u32,
    /// Its result, if it is played.
    pub result: Option<String>,
    /// It in words.
    pub text: String,
}

/// What a correction affects and what each choice would change; a choice that is not possible is left out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct CorrectionView {
    /// The later games, nearest first; none: the correction needs no choice.
    pub affected: Vec<AffectedGame>,
    /// What carrying it through changes.
    pub through: Option<Vec<String>>,
    /// What annulling later games changes, where they are played.
    pub annul: Option<Vec<String>>,
    /// What keeping means.
    pub keep: Option<Vec<String>>,
}

/// What the choices are between the snapshot before a correction and after it.
pub(crate) fn options(before: &Tournament, after: &Tournament, place: KnockoutGame) -> CorrectionView {
    if !disturbs(before, after, place) {
        return CorrectionView::default();
    }
    let Some(table) = before.table(place.table) else { return CorrectionView::default() };
    let later = progress(before, table).affected_by(place.slot);
    let games = later.iter().filter_map(|id| before.games.iter().find(|g| g.id == *id));
    let attempt = |annul: bool| {
        let mut copy = after.clone();
        through(&mut copy, place, annul).ok().map(|changes| told(&copy, &changes))
    };
    let carried = attempt(false);
    CorrectionView {
        affected: games.map(|game| affected(before, game)).collect(),
        annul: if carried.is_some() { None } else { attempt(true) },
        through: carried,
        keep: keep(before, &mut after.clone(), place, REASON).ok(),
    }
}

fn affected(tournament: &Tournament, game: &Game) -> AffectedGame {
    let result = game.passes.black.or(game.passes.white).map(|r| r.to_string());
    let played = result.as_ref().map_or_else(|| "not played yet".to_string(), |r| format!("result {r}"));
    let (black, white) = (name(tournament, game.black), name(tournament, game.white));
    let text = format!("round {}, board {}, {black} and {white}, {played}.", game.round, game.board);
    AffectedGame { round: game.round, board: game.board, result, text }
}

fn told(tournament: &Tournament, changes: &[Carried]) -> Vec<String> {
    let at = |id: GameId| {
        let game = tournament.games.iter().find(|g| g.id == id);
        game.map_or_else(String::new, |g| format!("Round {}, board {}", g.round, g.board))
    };
    let name = |entry| name(tournament, entry);
    let sentence = |change: &Carried| match *change {
        Carried::Seat { game, out, into } => format!("{}: {} plays in place of {}.", at(game), name(into), name(out)),
        Carried::Ordinary(game) => format!("{} is an ordinary game of the Open now.", at(game)),
        Carried::Bye(entry, round) => format!("{} has the bye of round {round}.", name(entry)),
        Carried::Free(entry, round) => format!("{} has no game in round {round}: pair him by hand.", name(entry)),
    };
    changes.iter().map(sentence).collect()
}

fn cannot(tournament: &Tournament, why: CannotCarry) -> AppError {
    let (CannotCarry::Played(game) | CannotCarry::Busy(game)) = why;
    let game = tournament.games.iter().find(|g| g.id == game);
    let at = game.map_or_else(String::new, |g| format!(" because of board {} of round {}", g.board, g.round));
    AppError::not_now(format!("The correction cannot be carried through{at}. {why}"))
}

fn name(tournament: &Tournament, entry: EntryId) -> String {
    tournament.entry(entry).map(|e| e.player.list_name()).unwrap_or_default()
}

/// A qualifying game: who won through may stand in a table that is drawn (R30). Before its first games the other one
/// takes his box.
fn correct_qualifying(
    tournament: &mut Tournament,
    at: usize,
    changed: Game,
    carry: Option<Carry>,
) -> Result<Vec<String>> {
    let before = tournament.games[at].clone();
    let stage = qualifying_game(tournament, &before).cloned();
    let was = stage.as_ref().map(|s| s.winners(tournament));
    tournament.games[at] = changed;
    let (Some(stage), Some(was)) = (stage, was) else { return Ok(Vec::new()) };
    let now = stage.winners(tournament);
    let Some(table) = tournament.table_of(stage.competition, stage.category).map(|t| t.id) else {
        return Ok(Vec::new());
    };
    let exchanged: Vec<(EntryId, Option<EntryId>)> =
        was.into_iter().zip(now).filter(|(was, now)| was != now).filter_map(|(was, now)| Some((was?, now))).collect();
    let begun = tournament.games.iter().any(|g| g.knockout.is_some_and(|k| k.table == table));
    let Some(table) = tournament.tables.iter_mut().find(|t| t.id == table) else { return Ok(Vec::new()) };
    let stands = |entry| table.boxes.iter().any(|b| b.entry == Some(entry));
    if !exchanged.iter().any(|&(was, _)| stands(was)) || carry == Some(Carry::Keep) {
        return Ok(Vec::new());
    }
    let category = stage.category;
    if begun {
        let message = format!("KO{category} was drawn on this result and has begun: keep who is in it.");
        return Err(AppError::not_now(message));
    }
    if carry.is_none() {
        let message = format!("KO{category} was drawn on this result: carry it through, keep it, or draw again.");
        return Err(AppError::not_now(message));
    }
    for &(was, now) in &exchanged {
        let place = table.boxes.iter().find(|b| b.entry == Some(was)).map(|b| b.place);
        let reason = "the qualifying result was corrected".to_string();
        let change =
            place.map(|place| BoxReplacement { place, from: Some(was), to: now, mark: Mark::Qualifier, reason });
        reseat(table, change.into_iter().collect());
    }
    let seat = |&(was, now): &(EntryId, Option<EntryId>)| {
        let into = now.map_or_else(|| "Nobody".to_string(), |e| name(tournament, e));
        format!("KO{category}: {into} stands in place of {}.", name(tournament, was))
    };
    Ok(exchanged.iter().map(seat).collect())
}
