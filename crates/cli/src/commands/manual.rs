//! `unpair`, `swap`, `lock`, `join`, `bye`, `handicap`, `renumber`, `rest`: manual changes of a pairing. `why` and `report`
//! explain it.

use app::round::{
    CostLine, Explanation, LockBoard, ManualChange, MoveBoard, MoveBye, PairRest, PairTwo, Paired, RemarkLine,
    RoundRequest, Seat, SetHandicap, SwapColours, SwapPlayers, UnpairBoard,
};
use app::{register, round};
use clap::Args;
use messages::{Explain, Message, message};
use serde::Serialize;
use session::{AppError, EventSession};
use ts_rs::TS;

use crate::answer::row;
use crate::answer::{Answer, Either, columns};
use crate::common::{RoundOf, changing, reading};
use crate::language::{say, text};

/// A round or one of its boards.
#[derive(Debug, Args)]
pub struct Unpair {
    #[command(flatten)]
    of: RoundOf,
    /// Only this board
    #[arg(long)]
    board: Option<u32>,
}

/// A board of a round.
#[derive(Debug, Args)]
pub struct BoardArgs {
    #[command(flatten)]
    of: RoundOf,
    /// The board, from 1
    #[arg(long)]
    board: u32,
}

/// A board whose colours to swap, or two seats to exchange.
#[derive(Debug, Args)]
pub struct Swap {
    #[command(flatten)]
    at: BoardArgs,
    /// The seat to exchange, black or white; without it, the colours of the board are swapped
    #[arg(long, requires = "with")]
    colour: Option<String>,
    /// The other seat: BOARD:black or BOARD:white
    #[arg(long, requires = "colour")]
    with: Option<String>,
    /// Consent to a rematch or a family pairing
    #[arg(long)]
    yes: bool,
    /// Show the costs of the pairing's levels too
    #[arg(long)]
    numbers: bool,
}

/// A round whose remaining players are paired again.
#[derive(Debug, Args)]
pub struct PairRemainingArgs {
    #[command(flatten)]
    of: RoundOf,
    /// Only the players at these boards and those without a board, 3,5
    #[arg(long, value_delimiter = ',')]
    boards: Vec<u32>,
    /// Consent to pair a published round again, and to pairs of one family that cannot be avoided
    #[arg(long)]
    yes: bool,
}

/// A board to lock.
#[derive(Debug, Args)]
pub struct Lock {
    #[command(flatten)]
    at: BoardArgs,
    /// Unlock the board
    #[arg(long)]
    off: bool,
}

/// Two players to pair.
#[derive(Debug, Args)]
pub struct PairTwoArgs {
    #[command(flatten)]
    of: RoundOf,
    /// The players' numbers, 4,17
    #[arg(long, value_delimiter = ',', num_args = 1..=2)]
    players: Vec<u32>,
    /// Consent to a rematch or a family pairing
    #[arg(long)]
    yes: bool,
    /// Show the costs of the pairing's levels too
    #[arg(long)]
    numbers: bool,
}

/// A board to explain.
#[derive(Debug, Args)]
pub struct ExplainArgs {
    #[command(flatten)]
    at: BoardArgs,
    /// Show the costs of the pairing's levels too
    #[arg(long)]
    numbers: bool,
}

/// A round whose pairing to report on.
#[derive(Debug, Args)]
pub struct ReportArgs {
    #[command(flatten)]
    of: RoundOf,
    /// Show the costs of the pairing's levels too
    #[arg(long)]
    numbers: bool,
}

/// Who gets the bye of a round.
#[derive(Debug, Args)]
pub struct ByeArgs {
    #[command(flatten)]
    of: RoundOf,
    /// The player's number; later pairings of the round keep the bye
    #[arg(long, required_unless_present = "off")]
    to: Option<u32>,
    /// Let the pairing choose who has the bye
    #[arg(long, conflicts_with = "to")]
    off: bool,
    /// Consent to a rematch or a family pairing
    #[arg(long)]
    yes: bool,
    /// Show the costs of the pairing's levels too
    #[arg(long)]
    numbers: bool,
}

/// A board and its handicap.
#[derive(Debug, Args)]
pub struct Handicap {
    #[command(flatten)]
    at: BoardArgs,
    /// Stones, 0 to 9; 1 means no komi
    stones: u8,
}

/// Boards to renumber.
#[derive(Debug, Args)]
pub struct Renumber {
    #[command(flatten)]
    of: RoundOf,
    /// One board only; a game that has its new number takes the old one
    #[arg(long, requires = "to")]
    board: Option<u32>,
    /// The new number of the board
    #[arg(long, requires = "board")]
    to: Option<u32>,
}

/// The board that was unpaired.
#[derive(Debug, Serialize, TS)]
pub struct BoardUnpaired {
    /// The round.
    round: u32,
    /// The board.
    board: u32,
}

/// The round that was unpaired.
#[derive(Debug, Serialize, TS)]
pub struct RoundUnpaired {
    /// The round.
    round: u32,
    /// The number of games that were removed.
    games: usize,
}

/// The board with swapped colours.
#[derive(Debug, Serialize, TS)]
pub struct ColoursSwapped {
    /// The round.
    round: u32,
    /// The board.
    board: u32,
}

/// A board that was locked or unlocked.
#[derive(Debug, Serialize, TS)]
pub struct BoardLocked {
    /// The round.
    round: u32,
    /// The board.
    board: u32,
    /// Whether it is locked now.
    locked: bool,
}

/// A game with a new board.
#[derive(Debug, Serialize, TS)]
pub struct BoardMoved {
    /// The round.
    round: u32,
    /// The old number of the board.
    board: u32,
    /// The new number of the board.
    to: u32,
}

/// A round with new numbers of boards.
#[derive(Debug, Serialize, TS)]
pub struct BoardsRenumbered {
    /// The round.
    round: u32,
    /// The number of games that have another board now.
    moved: usize,
    /// What the director should know about the round.
    warnings: Vec<Message>,
}

/// A board with a new handicap.
#[derive(Debug, Serialize, TS)]
pub struct BoardHandicap {
    /// The round.
    round: u32,
    /// The board.
    board: u32,
    /// The number of handicap stones.
    handicap: u8,
}

/// Unpairs a round or one board.
pub fn unpair(arguments: &Unpair) -> Result<Answer<Either<BoardUnpaired, RoundUnpaired>>, AppError> {
    let round = arguments.of.round;
    let mut session = changing(&arguments.of.event)?;
    if let Some(board) = arguments.board {
        round::unpair_board(&mut session, &UnpairBoard { round, board })?;
        return Ok(Answer::message(&message!("cli-board-unpaired", board), &BoardUnpaired { round, board }).first());
    }
    let games = round::unpair(&mut session, &RoundRequest { round })?.value;
    Ok(Answer::message(&message!("cli-round-unpaired", round), &RoundUnpaired { round, games }).other())
}

/// Swaps the colours of a board, or exchanges two seats.
pub fn swap(arguments: &Swap) -> Result<Answer<Either<ColoursSwapped, ManualChange>>, AppError> {
    let (round, board) = (arguments.at.of.round, arguments.at.board);
    let mut session = changing(&arguments.at.of.event)?;
    let (Some(colour), Some(with)) = (&arguments.colour, &arguments.with) else {
        round::swap_colours(&mut session, &SwapColours { round, board })?;
        return Ok(Answer::message(&message!("cli-colours-swapped", board), &ColoursSwapped { round, board }).first());
    };
    let one = Seat { board, colour: colour.parse()? };
    let request = SwapPlayers { round, one, other: seat(with)?, consent: arguments.yes };
    let change = round::swap_players(&mut session, &request)?.value;
    Ok(changed(&session, round, &message!("cli-seats-exchanged"), &change, arguments.numbers).other())
}

/// Locks or unlocks a board.
pub fn lock(arguments: &Lock) -> Result<Answer<BoardLocked>, AppError> {
    let BoardArgs { of, board } = &arguments.at;
    let request = LockBoard { round: of.round, board: *board, locked: !arguments.off };
    let locked = round::lock_board(&mut changing(&of.event)?, &request)?.value;
    let text = match locked {
        true => message!("cli-board-locked", board = *board),
        false => message!("cli-board-unlocked", board = *board),
    };
    Ok(Answer::message(&text, &BoardLocked { round: of.round, board: *board, locked }))
}

/// Pairs two players who have no board.
pub fn pair_two(arguments: &PairTwoArgs) -> Result<Answer<ManualChange>, AppError> {
    let mut session = changing(&arguments.of.event)?;
    let [first, second] = arguments.players[..] else {
        return Err(AppError::bad_input(message!("cli-two-players")));
    };
    let request = PairTwo {
        round: arguments.of.round,
        first: key(&session, first)?,
        second: key(&session, second)?,
        consent: arguments.yes,
    };
    let change = round::pair_two(&mut session, &request)?.value;
    Ok(changed(&session, request.round, &message!("cli-players-paired"), &change, arguments.numbers))
}

/// Gives the bye of a round to a player, also before the round is paired.
pub fn bye(arguments: &ByeArgs) -> Result<Answer<ManualChange>, AppError> {
    let mut session = changing(&arguments.of.event)?;
    let round = arguments.of.round;
    let to = arguments.to.map(|number| key(&session, number)).transpose()?;
    let change = round::move_bye(&mut session, &MoveBye { round, to, consent: arguments.yes })?.value;
    let done = match to {
        Some(_) if change.board.is_some() => message!("cli-bye-moved"),
        Some(_) => message!("cli-bye-kept", round),
        None => message!("cli-bye-free", round),
    };
    Ok(changed(&session, round, &done, &change, arguments.numbers))
}

/// Renumbers the boards, or gives a game another board.
pub fn renumber(arguments: &Renumber) -> Result<Answer<Either<BoardMoved, BoardsRenumbered>>, AppError> {
    let round = arguments.of.round;
    let mut session = changing(&arguments.of.event)?;
    if let (Some(board), Some(to)) = (arguments.board, arguments.to) {
        round::move_board(&mut session, &MoveBoard { round, board, to })?;
        return Ok(Answer::message(&message!("cli-board-moved", board, to), &BoardMoved { round, board, to }).first());
    }
    let moved = round::renumber_boards(&mut session, &RoundRequest { round })?.value;
    let warnings = round::warnings(&session, round)?;
    let done = message!("cli-boards-renumbered", round, moved);
    let lines: Vec<String> = std::iter::once(&done).chain(&warnings).map(text).collect();
    Ok(Answer::new(lines.join("\n"), &BoardsRenumbered { round, moved, warnings }).other())
}

/// Sets a board's handicap.
pub fn handicap(arguments: &Handicap) -> Result<Answer<BoardHandicap>, AppError> {
    let BoardArgs { of, board } = &arguments.at;
    let request = SetHandicap { round: of.round, board: *board, handicap: arguments.stones };
    let stones = round::set_handicap(&mut changing(&of.event)?, &request)?.value;
    let set = BoardHandicap { round: of.round, board: *board, handicap: stones };
    Ok(Answer::message(&message!("cli-board-handicap", board = *board, stones), &set))
}

/// Pairs all players again who are not on a locked board.
pub fn pair_remaining(arguments: &PairRemainingArgs) -> Result<Answer<Paired>, AppError> {
    let mut session = changing(&arguments.of.event)?;
    let (consent, boards) = (arguments.yes, arguments.boards.clone());
    let request = PairRest { round: arguments.of.round, consent, boards };
    let paired = round::pair_rest(&mut session, &request)?.value;
    super::pair::paired_answer(&session, &paired, false)
}

/// Explains why two players meet.
pub fn explain_pairing(arguments: &ExplainArgs) -> Result<Answer<Explanation>, AppError> {
    let BoardArgs { of, board } = &arguments.at;
    let explanation = round::explain(&reading(&of.event)?, &SwapColours { round: of.round, board: *board })?;
    let names: Vec<&str> = explanation.players.iter().map(|p| p.name.as_str()).collect();
    let mut lines = vec![names.join(" - "), text(&explanation.text)];
    if arguments.numbers && explanation.priced {
        lines.push(say!("cli-why-cost", cost = difference(&explanation.pays, "0".into())));
        lines.push(match (&explanation.otherwise, explanation.best) {
            (None, true) => say!("cli-why-only"),
            (None, false) => say!("cli-why-impossible"),
            (Some(changes), true) => say!("cli-why-otherwise", cost = difference(changes, say!("cli-why-same"))),
            (Some(changes), false) => say!("cli-why-with", cost = difference(changes, say!("cli-why-same"))),
        });
    }
    for (name, opponent) in names.iter().zip([&explanation.black_would_play, &explanation.white_would_play]) {
        let Some(opponent) = opponent.as_ref().map(|side| &side.name) else { continue };
        lines.push(match explanation.best {
            true => say!("cli-why-would-play", name = *name, opponent),
            false => say!("cli-why-best-plays", name = *name, opponent),
        });
    }
    lines.extend(explanation.changes.iter().map(text));
    Ok(Answer::new(lines.join("\n"), &explanation))
}

/// Shows the pairing report of a round.
pub fn report(arguments: &ReportArgs) -> Result<Answer<Vec<RemarkLine>>, AppError> {
    let found = round::report(&reading(&arguments.of.event)?, &RoundRequest { round: arguments.of.round })?;
    let remarks = found.remarks;
    let line = |r: &RemarkLine| {
        let numbers = if arguments.numbers { difference(&r.reason.more, String::new()) } else { String::new() };
        row![r.board, text(&r.text), text(&r.reason.text), numbers]
    };
    let mut lines: Vec<String> = found.origin.iter().chain(&found.unfinished).chain(&found.bye).map(text).collect();
    let table = columns(&remarks.iter().map(line).collect::<Vec<_>>());
    lines.extend((!table.is_empty()).then_some(table));
    lines.extend(found.changes.iter().map(text));
    Ok(Answer::new(lines.join("\n"), &remarks))
}

/// Returns what was done at a board, and what decides if the best pairing is better, with its cost if `numbers` are asked for.
fn changed(
    session: &EventSession,
    round: u32,
    done: &Message,
    change: &ManualChange,
    numbers: bool,
) -> Answer<ManualChange> {
    let Some(board) = change.board else { return Answer::message(done, change) };
    let done = done.clone();
    // The change is made, whether it can be compared or not.
    let told = match round::worse_than_best(session, round).unwrap_or_default() {
        Some(reason) => message!("cli-changed-worse", done, board, reason),
        None if change.above_best.is_empty() => message!("cli-changed-as-good", done, board),
        None => message!("cli-changed-board", done, board),
    };
    let cost = numbers.then(|| difference(&change.above_best, String::new())).filter(|cost| !cost.is_empty());
    Answer::new(std::iter::once(text(&told)).chain(cost).collect::<Vec<_>>().join("\n"), change)
}

/// Returns the lines as "score difference +8, floats -1", or `none` if there are none.
fn difference(lines: &[CostLine], none: String) -> String {
    let line = |line: &CostLine| text(&line.message());
    if lines.is_empty() { none } else { lines.iter().map(line).collect::<Vec<_>>().join(", ") }
}

/// Parses a seat, `7:black`.
fn seat(text: &str) -> Result<Seat, AppError> {
    let wrong = || AppError::bad_input(message!("cli-seat-invalid", text));
    let (board, colour) = text.split_once(':').ok_or_else(wrong)?;
    Ok(Seat { board: board.parse().map_err(|_| wrong())?, colour: colour.parse().map_err(|_| wrong())? })
}

/// Returns the entry's key of a number.
fn key(session: &EventSession, number: u32) -> Result<i64, AppError> {
    let entries = register::view(session)?.entries;
    let entry = entries.iter().find(|e| e.number == Some(number));
    entry.map(|e| e.id).ok_or_else(|| AppError::not_found(message!("cli-number-unknown", number)))
}
