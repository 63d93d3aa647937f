//! `ladder`: the jigo ladder of a knock-out or qualifying game, game by game or only its winner.

use std::path::PathBuf;

use app::jigo_ladder;
use app::jigo_ladder::{DeciderView, LadderGameView, LadderOf, LadderState, LadderView, RecordLadderGame, StartLadder};
use app::labels::ColourView;
use app::round::{EnterLadder, enter_ladder};
use clap::Args;
use messages::message;
use session::{AppError, EventSession};

use super::result::CarryArgs;
use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::common::{changing, reading};
use crate::language::{colour, say};

/// What happened on the ladder; without options, the ladder is shown.
#[derive(Debug, Args)]
pub struct Ladder {
    /// The event file
    event: PathBuf,
    /// The round, from 1
    #[arg(long)]
    round: u32,
    /// The board of the original game
    #[arg(long)]
    board: u32,
    /// The time when the referee accepted the jigo, such as 14:05
    #[arg(long)]
    accepted: Option<String>,
    /// The next game, 9x9, 7x7, 5x5 or new, and its winner: black or white by the colours of the original game, = or nr
    #[arg(long, num_args = 2, value_names = ["BOARD", "RESULT"])]
    game: Option<Vec<String>>,
    /// The player who had White on 1x1 after nigiri and so won: black or white by the colours of the original game
    #[arg(long, conflicts_with = "game")]
    nigiri: Option<String>,
    /// When the game ended, 14:35; the default is now
    #[arg(long)]
    ended: Option<String>,
    /// Decide by a new game instead of smaller boards
    #[arg(long)]
    new_game: bool,
    /// Remaining seconds of Black and White for a new game, such as 600,45
    #[arg(long, value_delimiter = ',', num_args = 2)]
    remaining: Option<Vec<u32>>,
    /// Undo the ladder's last game
    #[arg(long, conflicts_with_all = ["game", "nigiri", "accepted", "winner"])]
    take_back: bool,
    /// Only the winner of the ladder: black or white by the colours of the original game
    #[arg(long, conflicts_with_all = ["game", "nigiri"])]
    winner: Option<String>,
    #[command(flatten)]
    carry: CarryArgs,
}

/// Applies the options and shows the ladder.
pub fn run(arguments: &Ladder) -> Result<Answer<LadderView>, AppError> {
    let Ladder { event, round, board, .. } = arguments;
    let of = LadderOf { round: *round, board: *board };
    let entered = arguments.game.is_some() || arguments.nigiri.is_some();
    if !entered && arguments.accepted.is_none() && arguments.winner.is_none() && !arguments.take_back {
        return show(&reading(event)?, of);
    }
    let mut session = changing(event)?;
    if arguments.take_back {
        jigo_ladder::take_back(&mut session, &of)?;
    }
    let begun = jigo_ladder::view(&session, &of)?.accepted.is_some();
    if arguments.accepted.is_some() || entered && !begun {
        jigo_ladder::start(&mut session, &arguments.start(entered))?;
    }
    if entered {
        jigo_ladder::record(&mut session, &arguments.record()?)?;
    }
    if let Some(winner) = &arguments.winner {
        let winner = Some(winner.parse()?);
        enter_ladder(&mut session, &EnterLadder { round: *round, board: *board, winner, carry: arguments.carry.of() })?;
    }
    show(&session, of)
}

impl Ladder {
    fn clocks(&self) -> Option<[u32; 2]> {
        self.remaining.as_ref().and_then(|clocks| clocks.as_slice().try_into().ok())
    }

    /// Returns the start. The remaining times are those before the first new game, unless they come with its result.
    fn start(&self, entered: bool) -> StartLadder {
        StartLadder {
            round: self.round,
            board: self.board,
            accepted: self.accepted.clone(),
            decider: self.new_game.then_some(DeciderView::NewGame),
            remaining: self.clocks().filter(|_| !entered),
        }
    }

    fn record(&self) -> Result<RecordLadderGame, AppError> {
        let (lines, winner) = match (self.game.as_deref(), &self.nigiri) {
            (Some([game, result]), _) => (lines(game)?, winner(result)?),
            (_, white) => (Some(1), white.as_deref().map(str::parse).transpose()?),
        };
        let remaining = self.clocks();
        Ok(RecordLadderGame {
            round: self.round,
            board: self.board,
            lines,
            winner,
            ended: self.ended.clone(),
            remaining,
            carry: self.carry.of(),
        })
    }
}

/// Parses `9x9`; returns `None` for a new game.
fn lines(game: &str) -> Result<Option<u32>, AppError> {
    match game {
        "9x9" => Ok(Some(9)),
        "7x7" => Ok(Some(7)),
        "5x5" => Ok(Some(5)),
        "1x1" => Ok(Some(1)),
        "new" => Ok(None),
        other => Err(AppError::bad_input(message!("cli-ladder-game-invalid", text = other))),
    }
}

fn winner(result: &str) -> Result<Option<ColourView>, AppError> {
    match result {
        "=" | "nr" => Ok(None),
        "black" | "1-0" => Ok(Some(ColourView::Black)),
        "white" | "0-1" => Ok(Some(ColourView::White)),
        other => Err(AppError::bad_input(message!("cli-ladder-result-invalid", text = other))),
    }
}

fn show(session: &EventSession, of: LadderOf) -> Result<Answer<LadderView>, AppError> {
    let view = jigo_ladder::view(session, &of)?;
    Ok(Answer::new(ladder_text(&view), &view))
}

fn ladder_text(view: &LadderView) -> String {
    let clock =
        |time: &Option<String>| time.as_deref().and_then(|t| t.split_once('T')).map_or("", |(_, c)| c).to_string();
    let name = |colour| match colour {
        ColourView::Black => &view.black.name,
        ColourView::White => &view.white.name,
    };
    let line = |game: &LadderGameView| {
        let board = game.lines.map_or_else(|| say!("cli-ladder-new-game"), |l| format!("{l}x{l}"));
        let time = match (game.main_seconds, game.period_seconds, game.remaining) {
            (Some(main), Some(period), _) => say!("cli-ladder-time", minutes = main / 60, period),
            (_, _, Some([black, white])) => format!("{black} s / {white} s"),
            _ => String::new(),
        };
        let (earliest, latest) = (clock(&game.earliest), clock(&game.latest));
        let start = if earliest == latest { earliest } else { format!("{earliest}-{latest}") };
        let result = match (game.winner, game.state) {
            (Some(winner), _) => format!("{} ({})", colour(winner), name(winner)),
            (None, LadderState::Played) => "=".into(),
            (None, LadderState::Next) => say!("cli-ladder-next"),
            (None, _) => String::new(),
        };
        row![board, time, start, result]
    };
    let rows: Vec<Vec<String>> = view.games.iter().map(line).collect();
    let advances = match &view.winner {
        Some(winner) => say!("cli-ladder-decided", board = view.board, winner = colour(*winner)),
        None => say!("cli-ladder-open", board = view.board),
    };
    columns(&rows) + "\n" + &advances
}
