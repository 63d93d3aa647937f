//! Corrects a result that later games depend on, as the director decides, and previews what each choice would change.

use domain::knockout::{
    CannotCarry, Carried, Side, State, TableGame, carry_through, progress, qualifying_game, reseat, take_out,
};
use domain::model::knockout_table::{BoxReplacement, Mark, Ruling, Slot};
use domain::model::qualifying::Section;
use domain::{Category, DrawId, EntryId, Game, GameId, KnockoutGame, RoundNumber, TableId, Tournament, year_final};
use messages::{Message, message};
use serde::Serialize;
use session::{AppError, Result};
use ts_rs::TS;

use crate::knockout::{OwnReason, emptied_boxes, follow_main_table};
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
        drop_empty_rounds(tournament);
    }
    Ok(told)
}

/// Removes the newest round if it is beyond the planned ones and has no games any more.
fn drop_empty_rounds(tournament: &mut Tournament) {
    let (planned, newest) = (tournament.competition.rounds, tournament.paired_rounds());
    if newest > planned && tournament.games.iter().all(|game| game.round != newest) {
        tournament.rounds.retain(|round| round.number != newest);
        tournament.byes.retain(|bye| bye.round != newest);
        tournament.absences.retain(|absence| absence.round != newest);
        tournament.certificates.retain(|certificate| certificate.round != newest);
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
        || vanished(after, place.draw).iter().any(|game| !vanished(before, place.draw).contains(game))
}

/// Returns the paired games of a table that nobody will be set in, because everything before them is decided: a second final that is
/// not needed (R61).
fn vanished(tournament: &Tournament, draw: DrawId) -> Vec<GameId> {
    let games = games_of(tournament, draw);
    let all_before = |round| games.iter().filter(|(earlier, _)| *earlier < round).all(|(_, game)| game.is_decided());
    let is_gone =
        |(round, game): &&(RoundNumber, TableGame)| game.a == Side::Open && game.b == Side::Open && all_before(*round);
    games.iter().filter(is_gone).filter_map(|(_, game)| game.game).collect()
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
    let mut carried = carry_through(tournament, &|tournament| games_of(tournament, place.draw), annul)?;
    for game in vanished(tournament, place.draw) {
        carried.push(take_out(tournament, game, annul)?);
    }
    Ok(carried)
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

/// Says that a player stays in the table.
fn stays(tournament: &Tournament, player: EntryId) -> Message {
    let name = name(tournament, player);
    match tournament.competition.system.fixes_all_games() {
        true => message!("correction-kept-alone", name),
        false => message!("correction-kept", name),
    }
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

/// A later game that depends on a result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct AffectedGame {
    /// Its round.
    pub round: u32,
    /// Its board; 0 for a walkover, which has none.
    pub board: u32,
    /// Its result; `None` if it is not played yet.
    pub result: Option<ResultView>,
    /// A description of the game.
    pub text: Message,
}

/// The games that a correction affects, and what each possible choice would change.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct CorrectionView {
    /// The later games, nearest first. If empty, the correction needs no choice.
    pub affected: Vec<AffectedGame>,
    /// The changes if the correction is carried through; `None` if that is not possible.
    pub through: Option<Vec<Message>>,
    /// The changes if later games are annulled; `None` if that is not necessary or not possible.
    pub annul: Option<Vec<Message>>,
    /// The effect of keeping the players in the table; `None` if that is not possible.
    pub keep: Option<Vec<Message>>,
    /// Why the newest round would be out of date, if it comes after the corrected one and is not played yet.
    pub outdated: Vec<Message>,
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
    let was_set = |slot: Slot| {
        games_of(before, place.draw).iter().any(|(_, g)| g.slot == slot && g.a != Side::Open && g.b != Side::Open)
    };
    let gone = vanished(after, place.draw);
    let waits = |(round, game): &(RoundNumber, TableGame)| {
        let is_open = game.a == Side::Open || game.b == Side::Open;
        let is_set = game.game.is_some_and(|id| !gone.contains(&id));
        (is_open && is_set && was_set(game.slot)).then(|| message!("correction-opponent-open", round = *round))
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
    AppError::not_now(match reason {
        CannotCarry::Played(_) => message!("correction-later-game-played", round, board),
        CannotCarry::Busy(_) => message!("correction-player-busy", round, board),
    })
}

fn name(tournament: &Tournament, entry: EntryId) -> String {
    tournament.entry(entry).map(|e| e.player.list_name()).unwrap_or_default()
}

/// Corrects a qualifying game whose winner may be in a drawn table (R30). Before the first games of the table, the new
/// winner takes the old winner's box, or the box that an earlier correction emptied.
fn correct_qualifying(
    tournament: &mut Tournament,
    position: usize,
    changed: Game,
    carry: Option<Carry>,
) -> Result<Vec<Message>> {
    let before = tournament.clone();
    tournament.games[position] = changed;
    let Some(found) = requalified(&before, tournament, position) else { return Ok(Vec::new()) };
    let category = found.category.to_string();
    let fills = found.exchanged.iter().all(|exchange| exchange.was.is_none());
    match carry {
        Some(Carry::Keep) => return Ok(found.kept(tournament)),
        _ if found.begun => return Err(AppError::not_now(message!("correction-table-begun", category))),
        // Nobody loses their place.
        None if !fills => return Err(AppError::not_now(message!("correction-table-drawn", category))),
        None | Some(Carry::Through | Carry::Annul) => {}
    }
    let Some(table) = tournament.tables.iter_mut().find(|t| t.id == found.table) else { return Ok(Vec::new()) };
    let reason = OwnReason::QualifyingCorrected.stored();
    let change = |&Exchange { place, was, now }: &Exchange| BoxReplacement {
        place,
        from: was,
        to: now,
        mark: Mark::Qualifier,
        reason: reason.to_string(),
    };
    reseat(table, found.exchanged.iter().map(change).collect());
    Ok(found.exchanged.iter().map(|exchange| box_sentence(tournament, found.category, exchange)).collect())
}

/// A box of a drawn table to which another player qualifies after a correction.
struct Exchange {
    place: u32,
    /// Who is in it; `None` if an earlier correction emptied it.
    was: Option<EntryId>,
    /// Who qualifies now; `None` if the game has no winner.
    now: Option<EntryId>,
}

/// Other players than those who were drawn win their qualifying games after a correction (R30).
struct Requalified {
    table: TableId,
    category: Category,
    /// Whether games of the table are paired.
    begun: bool,
    exchanged: Vec<Exchange>,
}

impl Requalified {
    /// Says who stays in the table.
    fn kept(&self, tournament: &Tournament) -> Vec<Message> {
        self.exchanged.iter().filter_map(|exchange| Some(stays(tournament, exchange.was?))).collect()
    }
}

/// Returns who qualifies otherwise after a correction of a game; `None` if no drawn table depends on it.
fn requalified(before: &Tournament, after: &Tournament, position: usize) -> Option<Requalified> {
    let stage = qualifying_game(before, &before.games[position])?;
    let table = after.table_of(stage.category)?;
    let winners = stage.winners(before).into_iter().zip(stage.winners(after));
    let is_in = |section: &Section, player: Option<EntryId>| player.is_some_and(|id| section.boxes.contains(&Some(id)));
    let exchange = |(section, (was, now)): (&Section, (Option<EntryId>, Option<EntryId>))| {
        let place = match was {
            Some(was) => table.boxes.iter().find(|b| b.entry == Some(was))?.place,
            None => emptied_boxes(table).into_iter().find(|emptied| is_in(section, emptied.from))?.place,
        };
        (was != now).then_some(Exchange { place, was, now })
    };
    let exchanged: Vec<Exchange> = stage.plan.sections.iter().zip(winners).filter_map(exchange).collect();
    let begun = after.games.iter().any(|g| g.knockout.is_some_and(|k| k.is_of(table.id)));
    (!exchanged.is_empty()).then_some(Requalified { table: table.id, category: stage.category, begun, exchanged })
}

/// Returns the choices for a correction of a game that no table has, from the snapshots before and after it.
pub(crate) fn preview_qualifying(before: &Tournament, after: &Tournament, position: usize) -> CorrectionView {
    let Some(found) = requalified(before, after, position) else { return CorrectionView::default() };
    let round = after.table(found.table).map_or(0, |table| table.first_round);
    let category = found.category.to_string();
    let affected = |exchange: &Exchange| {
        let category = category.clone();
        let text = match exchange.was {
            Some(was) => message!("correction-qualifier", category, name = name(after, was)),
            None => message!("correction-qualifier-open", category),
        };
        AffectedGame { round, board: 0, result: None, text }
    };
    let mut copy = before.clone();
    let through = correct_qualifying(&mut copy, position, after.games[position].clone(), Some(Carry::Through));
    let keep = found.kept(after);
    CorrectionView {
        affected: found.exchanged.iter().map(affected).collect(),
        through: through.ok(),
        keep: (!keep.is_empty()).then_some(keep),
        ..CorrectionView::default()
    }
}

/// Describes who takes a box.
fn box_sentence(tournament: &Tournament, category: Category, exchange: &Exchange) -> Message {
    let category = category.to_string();
    let name = |entry| name(tournament, entry);
    match (exchange.was, exchange.now) {
        (Some(was), Some(now)) => message!("correction-box", category, joins = name(now), leaves = name(was)),
        (Some(was), None) => message!("correction-box-empty", category, leaves = name(was)),
        (None, Some(now)) => message!("correction-box-filled", category, joins = name(now)),
        (None, None) => message!("correction-qualifier-open", category),
    }
}
