//! `unpair`, `swap`, `lock`, `join`, `bye`, `handicap`, `rest`: a pairing changed by hand; `why` and `report` explain it.

use app::round::{
    LockBoard, ManualChange, MoveBoard, MoveBye, PairRest, PairTwo, PriceLine, RemarkLine, RoundRequest, Seat,
    SetHandicap, SwapColours, SwapPlayers, UnpairBoard,
};
use app::{register, round};
use clap::Args;
use serde_json::json;
use session::{AppError, EventSession};

use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::common::{RoundOf, changing, reading};

/// A round or one of its boards.
#[derive(Debug, Args)]
pub struct Unpair {
    #[command(flatten)]
    of: RoundOf,
    /// One board only
    #[arg(long)]
    board: Option<u32>,
}

/// A board of a round.
#[derive(Debug, Args)]
pub struct Board {
    #[command(flatten)]
    of: RoundOf,
    /// The board, from 1
    #[arg(long)]
    board: u32,
}

/// A board's colours, or two seats.
#[derive(Debug, Args)]
pub struct Swap {
    #[command(flatten)]
    at: Board,
    /// The seat at the board that changes: black or white; both change colours if left out
    #[arg(long, requires = "with")]
    colour: Option<String>,
    /// The seat it changes with: BOARD:black or BOARD:white
    #[arg(long, requires = "colour")]
    with: Option<String>,
    /// Yes to a second meeting or a family pairing
    #[arg(long)]
    yes: bool,
}

/// A board to lock.
#[derive(Debug, Args)]
pub struct Lock {
    #[command(flatten)]
    at: Board,
    /// Unlock it
    #[arg(long)]
    off: bool,
}

/// Two players.
#[derive(Debug, Args)]
pub struct Join {
    #[command(flatten)]
    of: RoundOf,
    /// The numbers of the two, 4,17
    #[arg(long, value_delimiter = ',', num_args = 2)]
    players: Vec<u32>,
    /// Yes to a second meeting or a family pairing
    #[arg(long)]
    yes: bool,
}

/// A player who gets the bye.
#[derive(Debug, Args)]
pub struct Bye {
    #[command(flatten)]
    of: RoundOf,
    /// His number
    #[arg(long)]
    to: u32,
    /// Yes to a second meeting or a family pairing
    #[arg(long)]
    yes: bool,
}

/// Stones for a board.
#[derive(Debug, Args)]
pub struct Handicap {
    #[command(flatten)]
    at: Board,
    /// 0 to 9; 1 is no komi
    stones: u8,
}

/// Boards to number.
#[derive(Debug, Args)]
pub struct Renumber {
    #[command(flatten)]
    of: RoundOf,
    /// One board only; it changes places with the game at its new number
    #[arg(long, requires = "to")]
    board: Option<u32>,
    /// Its new number
    #[arg(long, requires = "board")]
    to: Option<u32>,
}

/// Takes a round's pairing back, or one board apart.
pub fn unpair(arguments: &Unpair) -> Result<Answer, AppError> {
    let round = arguments.of.round;
    let mut desk = changing(&arguments.of.event)?;
    if let Some(board) = arguments.board {
        round::unpair_board(&mut desk, &UnpairBoard { round, board })?;
        return Ok(Answer::new(format!("Board {board} is taken apart."), &json!({ "round": round, "board": board })));
    }
    let games = round::unpair(&mut desk, &RoundRequest { round })?.value;
    let text = format!("The pairing of round {round} is taken back.");
    Ok(Answer::new(text, &json!({ "round": round, "games": games })))
}

/// Swaps a board's colours, or two seats.
pub fn swap(arguments: &Swap) -> Result<Answer, AppError> {
    let (round, board) = (arguments.at.of.round, arguments.at.board);
    let mut desk = changing(&arguments.at.of.event)?;
    let (Some(colour), Some(with)) = (&arguments.colour, &arguments.with) else {
        round::swap_colours(&mut desk, &SwapColours { round, board })?;
        return Ok(Answer::new(
            format!("The colours of board {board} are swapped."),
            &json!({ "round": round, "board": board }),
        ));
    };
    let one = Seat { board, colour: colour.clone() };
    let request = SwapPlayers { round, one, other: seat(with)?, consent: arguments.yes };
    Ok(priced("The seats are swapped.", &round::swap_players(&mut desk, &request)?.value))
}

/// Locks or unlocks a board.
pub fn lock(arguments: &Lock) -> Result<Answer, AppError> {
    let Board { of, board } = &arguments.at;
    let request = LockBoard { round: of.round, board: *board, locked: !arguments.off };
    let locked = round::lock_board(&mut changing(&of.event)?, &request)?.value;
    let text = format!("Board {board} is {}.", if locked { "locked" } else { "unlocked" });
    Ok(Answer::new(text, &json!({ "round": of.round, "board": board, "locked": locked })))
}

/// Pairs two who are free.
pub fn join(arguments: &Join) -> Result<Answer, AppError> {
    let mut desk = changing(&arguments.of.event)?;
    let [first, second] = arguments.players[..] else {
        return Err(AppError::bad_input("Name two players, such as --players 4,17."));
    };
    let request = PairTwo {
        round: arguments.of.round,
        first: key(&desk, first)?,
        second: key(&desk, second)?,
        consent: arguments.yes,
    };
    Ok(priced("They are paired.", &round::pair_two(&mut desk, &request)?.value))
}

/// Gives the bye to another.
pub fn bye(arguments: &Bye) -> Result<Answer, AppError> {
    let mut desk = changing(&arguments.of.event)?;
    let request = MoveBye { round: arguments.of.round, to: key(&desk, arguments.to)?, consent: arguments.yes };
    Ok(priced("The bye is moved.", &round::move_bye(&mut desk, &request)?.value))
}

/// Numbers the boards anew, or gives a game another board.
pub fn renumber(arguments: &Renumber) -> Result<Answer, AppError> {
    let round = arguments.of.round;
    let mut desk = changing(&arguments.of.event)?;
    if let (Some(board), Some(to)) = (arguments.board, arguments.to) {
        round::move_board(&mut desk, &MoveBoard { round, board, to })?;
        let json = json!({ "round": round, "board": board, "to": to });
        return Ok(Answer::new(format!("Board {board} is now board {to}."), &json));
    }
    let moved = round::renumber_boards(&mut desk, &RoundRequest { round })?.value;
    let text = format!("The boards of round {round} are numbered anew: {moved} games moved.");
    Ok(Answer::new(text, &json!({ "round": round, "moved": moved })))
}

/// Sets a board's handicap.
pub fn handicap(arguments: &Handicap) -> Result<Answer, AppError> {
    let Board { of, board } = &arguments.at;
    let request = SetHandicap { round: of.round, board: *board, handicap: arguments.stones };
    let stones = round::set_handicap(&mut changing(&of.event)?, &request)?.value;
    let json = json!({ "round": of.round, "board": board, "handicap": stones });
    Ok(Answer::new(format!("Board {board} is played at handicap {stones}."), &json))
}

/// Pairs the rest anew around what is locked.
pub fn rest(arguments: &RoundOf) -> Result<Answer, AppError> {
    let mut desk = changing(&arguments.event)?;
    let paired = round::pair_rest(&mut desk, &PairRest { round: arguments.round })?.value;
    Ok(Answer::new(super::pair::told(&desk, &paired, false)?, &paired))
}

/// Says why two meet.
pub fn why(arguments: &Board) -> Result<Answer, AppError> {
    let request = SwapColours { round: arguments.of.round, board: arguments.board };
    let why = round::why(&reading(&arguments.of.event)?, &request)?;
    let names: Vec<&str> = why.players.iter().map(|p| p.name.as_str()).collect();
    let mut text = names.join(" - ") + if why.best { "\n" } else { "\nNot what the best pairing would have.\n" };
    text += &format!("Pays: {}\n", told(&why.pays, "nothing"));
    text += &match &why.otherwise {
        None => "The round could not be paired otherwise.".to_string(),
        Some(changes) => format!("Otherwise the round would pay: {}", told(changes, "no more and no less")),
    };
    for (who, opponent) in [(0, &why.black_would_play), (1, &why.white_would_play)] {
        if let Some(side) = opponent {
            text += &format!("\n{} would play {}.", names[who], side.name);
        }
    }
    Ok(Answer::new(text, &why))
}

/// The pairing report of a round.
pub fn report(arguments: &RoundOf) -> Result<Answer, AppError> {
    let remarks = round::report(&reading(&arguments.event)?, &RoundRequest { round: arguments.round })?.remarks;
    let reason = |r: &RemarkLine| r.reason.as_ref().map_or_else(String::new, |reason| reason.text.clone());
    let line = |r: &RemarkLine| row![r.board, r.what, r.text, reason(r)];
    Ok(Answer::new(columns(&remarks.iter().map(line).collect::<Vec<_>>()), &remarks))
}

fn priced(done: &str, change: &ManualChange) -> Answer {
    let price = told(&change.above_best, "nothing");
    Answer::new(format!("{done} Board {}; above the best pairing the round now pays: {price}.", change.board), change)
}

fn told(lines: &[PriceLine], none: &str) -> String {
    let line = |l: &PriceLine| format!("{} {:+}", l.reason, l.by);
    if lines.is_empty() { none.into() } else { lines.iter().map(line).collect::<Vec<_>>().join(", ") }
}

/// `7:black`.
fn seat(text: &str) -> Result<Seat, AppError> {
    let wrong = || AppError::bad_input(format!("\"{text}\" is no seat: write BOARD:black or BOARD:white."));
    let (board, colour) = text.split_once(':').ok_or_else(wrong)?;
    Ok(Seat { board: board.parse().map_err(|_| wrong())?, colour: colour.into() })
}

/// The entry's key of a number.
fn key(desk: &EventSession, number: u32) -> Result<i64, AppError> {
    let entries = register::view(desk)?.entries;
    let entry = entries.iter().find(|e| e.number == Some(number));
    entry.map(|e| e.id).ok_or_else(|| AppError::not_found(format!("There is no player {number}: see the entries.")))
}
