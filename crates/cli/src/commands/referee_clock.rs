//! `referee times`, `late`, `missing`, `arrived`, `forfeit`, `adjourn`, `adjourned`, `resume`, `delays` and `publish-times`: the
//! referee's clocks (R73, R75, R79).

use std::path::{Path, PathBuf};

use app::referee::{
    self, AdjournGame, AdjournedView, AdjournmentsView, CountsAsView, DelayLine, DelaysView, LateArrival,
    LateBoardView, LatePlayerView, LateSeat, NewStart, PresenceView, PublishTimes, ResumeGame, RoundBoard,
    RoundClockView, RunningGame, SetRoundClock, ViewRoundClock,
};
use app::round::ResultEntered;
use clap::{Args, ValueEnum};
use messages::Message;
use session::{AppError, EventSession};

use crate::answer::{Answer, columns, row};
use crate::common::{changing, reading};
use crate::language::{colour, say, text};

/// The times of a round.
#[derive(Debug, Args)]
pub struct Times {
    /// The event file
    event: PathBuf,
    /// The round, from 1
    #[arg(long)]
    round: u32,
    /// When Black's clocks were started, such as 10:05; empty for none
    #[arg(long)]
    start: Option<String>,
    /// From when on a player to move may seal; empty for none
    #[arg(long)]
    seal_from: Option<String>,
    /// From when on the player to move must seal; empty for none
    #[arg(long)]
    seal_by: Option<String>,
}

/// A round whose late players are listed.
#[derive(Debug, Args)]
pub struct LateRound {
    /// The event file
    event: PathBuf,
    /// The round; by default the latest
    #[arg(long)]
    round: Option<u32>,
}

/// A board of a round.
#[derive(Debug, Args)]
pub struct OfBoard {
    /// The event file
    event: PathBuf,
    /// The round, from 1
    #[arg(long)]
    round: u32,
    /// The board
    #[arg(long)]
    board: u32,
}

/// A player of a board.
#[derive(Debug, Args)]
pub struct PlayerOfBoard {
    #[command(flatten)]
    of: OfBoard,
    /// The player's colour: black or white
    #[arg(long)]
    colour: String,
    /// For the resumption of an adjourned game
    #[arg(long)]
    resumption: bool,
}

/// A player who is not here.
#[derive(Debug, Args)]
pub struct MissingPlayer {
    #[command(flatten)]
    player: PlayerOfBoard,
    /// Remove the mark: the player was on time
    #[arg(long)]
    clear: bool,
}

/// A late player who came.
#[derive(Debug, Args)]
pub struct ArrivedPlayer {
    #[command(flatten)]
    player: PlayerOfBoard,
    /// When they came, such as 10:25; the default is now
    #[arg(long)]
    at: Option<String>,
}

/// What an unfinished game counts as.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum CountsAsWord {
    /// A jigo
    Jigo,
    /// A win of Black
    Black,
    /// A win of White
    White,
    /// Nothing: neither player is paired
    Held,
}

/// The form of an adjourned game.
#[derive(Debug, Args)]
pub struct Adjourn {
    #[command(flatten)]
    of: OfBoard,
    /// Take the adjournment back
    #[arg(long)]
    remove: bool,
    /// Who sealed the move: black or white
    #[arg(long, default_value = "black")]
    sealed_by: String,
    /// The number of the sealed move
    #[arg(long = "move", default_value_t = 1)]
    number: u32,
    /// The stones captured by Black and by White, such as 3,7
    #[arg(long, value_delimiter = ',', default_values_t = [0, 0])]
    captures: Vec<u32>,
    /// The time that remains to Black and to White, such as 12:30,1:05:00; a single number is minutes
    #[arg(long, value_delimiter = ',', required_unless_present = "remove")]
    left: Option<Vec<String>>,
    /// When it was adjourned, such as 13:05; the default is now
    #[arg(long)]
    at: Option<String>,
    /// When play is resumed, such as 2026-11-21 09:00
    #[arg(long)]
    resumption: Option<String>,
    /// Where play is resumed, if that is elsewhere
    #[arg(long, default_value = "")]
    site: String,
    /// Both players have signed
    #[arg(long)]
    signed: bool,
    /// What the game counts as in pairings; by default, as the competition sets it
    #[arg(long)]
    counts_as: Option<CountsAsWord>,
}

/// An adjourned game that is played on.
#[derive(Debug, Args)]
pub struct Resume {
    #[command(flatten)]
    of: OfBoard,
    /// When play was resumed; the default is now
    #[arg(long)]
    at: Option<String>,
}

/// New starts of rounds.
#[derive(Debug, Args)]
pub struct NewTimes {
    /// The event file
    event: PathBuf,
    /// The round; without it, all rounds with a proposed start
    #[arg(long, requires = "start")]
    round: Option<u32>,
    /// Its start, such as 14:15 or 2026-11-20 14:15
    #[arg(long, requires = "round")]
    start: Option<String>,
}

/// Sets the times of a round, and lists its late players.
pub fn times(arguments: &Times) -> Result<Answer<RoundClockView>, AppError> {
    let mut session = changing(&arguments.event)?;
    let request = SetRoundClock {
        round: arguments.round,
        started: arguments.start.clone(),
        seal_from: arguments.seal_from.clone(),
        seal_by: arguments.seal_by.clone(),
    };
    referee::set_round_clock(&mut session, &request)?;
    late_list(&session, Some(arguments.round))
}

/// Lists the late players of an event.
pub fn late(arguments: &LateRound) -> Result<Answer<RoundClockView>, AppError> {
    late_list(&reading(&arguments.event)?, arguments.round)
}

fn late_list(session: &EventSession, round: Option<u32>) -> Result<Answer<RoundClockView>, AppError> {
    let view = referee::view_round_clock(session, &ViewRoundClock { round })?;
    let none = || say!("cli-none");
    let clock = |time: &Option<String>| time.as_deref().map_or_else(none, |time| time.replace('T', " "));
    let head = say!(
        "cli-late-times",
        round = view.round,
        planned = clock(&view.planned),
        started = clock(&view.started),
        from = clock(&view.seal_from),
        by = clock(&view.seal_by)
    );
    let marked = |board: &&LateBoardView| board.clocks.is_some();
    let lines: Vec<_> = view.boards.iter().filter(marked).map(late_row).collect();
    let resumed: Vec<_> = referee::view_adjournments(session)?.games.into_iter().filter_map(|game| game.late).collect();
    let in_round = |board: &LateBoardView| {
        let mut row = late_row(board);
        row[0] = format!("{} / {}", board.round, board.board);
        row
    };
    let resumed: Vec<_> = resumed.iter().filter(marked).map(in_round).collect();
    let list = if lines.is_empty() { say!("cli-late-none") } else { columns(&lines) };
    let resumptions = (!resumed.is_empty()).then(|| format!("{}\n{}", say!("cli-late-resumptions"), columns(&resumed)));
    let lines: Vec<String> =
        [Some(head), view.other_day.as_ref().map(text), Some(list), resumptions].into_iter().flatten().collect();
    Ok(Answer::new(lines.join("\n"), &view))
}

fn late_row(board: &LateBoardView) -> Vec<String> {
    let player = |player: &LatePlayerView| match (player.presence, &player.arrived) {
        (PresenceView::OnTime, _) => player.name.clone(),
        (PresenceView::Missing, _) => say!("cli-late-missing", name = &player.name),
        (PresenceView::Came, at) => say!("cli-late-came", name = &player.name, time = hour(at.as_deref())),
    };
    let result = board.result.map(|result| result.to_string());
    let lost = board.forfeit.map(|result| say!("cli-late-forfeit", result = result.to_string()));
    let until = board.lost_after.as_deref().map(|time| say!("cli-late-until", time = hour(Some(time))));
    row![
        board.board,
        player(&board.black),
        player(&board.white),
        board.clocks.as_ref().map(text).unwrap_or_default(),
        result.or(lost).or(until).unwrap_or_default()
    ]
}

/// Returns who is late at a resumption, what the clocks must show, and until when the missing player is in time.
fn lateness(board: &LateBoardView) -> String {
    let until = board.lost_after.as_deref().map(|time| say!("cli-late-until", time = hour(Some(time))));
    let lost = board.forfeit.map(|result| say!("cli-late-forfeit", result = result.to_string()));
    let parts = [board.clocks.as_ref().map(text), lost.or(until)];
    parts.into_iter().flatten().collect::<Vec<_>>().join("; ")
}

/// Returns the time of day of a moment.
fn hour(moment: Option<&str>) -> String {
    moment.and_then(|moment| moment.get(11..16)).unwrap_or_default().to_string()
}

fn seat(player: &PlayerOfBoard) -> Result<LateSeat, AppError> {
    let OfBoard { round, board, .. } = player.of;
    Ok(LateSeat { round, board, colour: player.colour.parse()?, resumption: player.resumption })
}

/// Marks a player as not here, or removes the mark.
pub fn missing(arguments: &MissingPlayer) -> Result<Answer<RoundClockView>, AppError> {
    let (mut session, seat) = (changing(&arguments.player.of.event)?, seat(&arguments.player)?);
    match arguments.clear {
        true => referee::clear_late(&mut session, &seat)?,
        false => referee::mark_late(&mut session, &seat)?,
    };
    late_list(&session, Some(seat.round))
}

/// Records when a late player came.
pub fn arrived(arguments: &ArrivedPlayer) -> Result<Answer<RoundClockView>, AppError> {
    let (mut session, seat) = (changing(&arguments.player.of.event)?, seat(&arguments.player)?);
    referee::mark_arrived(&mut session, &LateArrival { seat, at: arguments.at.clone() })?;
    late_list(&session, Some(seat.round))
}

/// Enters the forfeit that lateness has led to.
pub fn forfeit(of: &OfBoard) -> Result<Answer<ResultEntered>, AppError> {
    let mut session = changing(&of.event)?;
    let entered = referee::forfeit_late(&mut session, &RoundBoard { round: of.round, board: of.board })?.value;
    let result = entered.agreed.map(|result| result.to_string()).unwrap_or_default();
    Ok(Answer::new(say!("cli-late-entered", board = of.board, result), &entered))
}

/// Adjourns a game, or takes the adjournment back.
pub fn adjourn(arguments: &Adjourn) -> Result<Answer<AdjournmentsView>, AppError> {
    let OfBoard { event, round, board } = &arguments.of;
    let mut session = changing(event)?;
    if arguments.remove {
        referee::remove_adjournment(&mut session, &RoundBoard { round: *round, board: *board })?;
        return adjourned(&session);
    }
    let both = |texts: &[String]| [texts.first(), texts.get(1)].map(|text| text.cloned().unwrap_or_default());
    let request = AdjournGame {
        round: *round,
        board: *board,
        adjourned: arguments.at.clone(),
        sealed_by: arguments.sealed_by.parse()?,
        move_number: arguments.number,
        captures: [0, 1].map(|at| arguments.captures.get(at).copied().unwrap_or(0)),
        remaining: both(arguments.left.as_deref().unwrap_or_default()),
        resumption: arguments.resumption.clone(),
        site: arguments.site.clone(),
        signed: [arguments.signed; 2],
        counts_as: arguments.counts_as.map(|word| match word {
            CountsAsWord::Jigo => CountsAsView::Jigo,
            CountsAsWord::Black => CountsAsView::Black,
            CountsAsWord::White => CountsAsView::White,
            CountsAsWord::Held => CountsAsView::Held,
        }),
    };
    referee::adjourn(&mut session, &request)?;
    adjourned(&session)
}

/// Records that an adjourned game is played on.
pub fn resume(arguments: &Resume) -> Result<Answer<AdjournmentsView>, AppError> {
    let OfBoard { event, round, board } = &arguments.of;
    let mut session = changing(event)?;
    let request = ResumeGame { round: *round, board: *board, at: arguments.at.clone() };
    referee::resume(&mut session, &request)?;
    adjourned(&session)
}

/// Lists the adjourned games of an event.
pub fn adjourned_games(event: &Path) -> Result<Answer<AdjournmentsView>, AppError> {
    adjourned(&reading(event)?)
}

fn adjourned(session: &EventSession) -> Result<Answer<AdjournmentsView>, AppError> {
    let view = referee::view_adjournments(session)?;
    let line = |game: &AdjournedView| {
        let result = game.result.map(|result| result.to_string());
        let sealed = say!("cli-adjourned-sealed", colour = colour(game.sealed_by), number = game.move_number);
        let resumption = game.resumption.as_deref().map(|time| time.replace('T', " "));
        row![
            game.round,
            game.board,
            format!("{} – {}", game.black, game.white),
            sealed,
            game.remaining.join(" – "),
            resumption.unwrap_or_default(),
            result.unwrap_or_else(|| text(&game.effect)),
            game.late.as_ref().map(lateness).unwrap_or_default()
        ]
    };
    let lines: Vec<_> = view.games.iter().map(line).collect();
    let list = if lines.is_empty() { say!("cli-adjourned-none") } else { columns(&lines) };
    Ok(Answer::new(list, &view))
}

/// Compares the timetable of an event with reality.
pub fn delays_of(event: &Path) -> Result<Answer<DelaysView>, AppError> {
    delays(&reading(event)?)
}

fn delays(session: &EventSession) -> Result<Answer<DelaysView>, AppError> {
    let view = referee::view_delays(session)?;
    let line = |line: &DelayLine| {
        let clock = |time: &Option<String>| time.as_deref().map(|time| time.replace('T', " ")).unwrap_or_default();
        let late = if line.late > 0 { say!("cli-delay-late", minutes = line.late) } else { String::new() };
        let proposed = line.proposed.as_ref().map(|_| say!("cli-delay-proposed", time = clock(&line.proposed)));
        row![
            line.round,
            line.planned.replace('T', " "),
            clock(&line.started),
            clock(&line.ended),
            late,
            proposed.unwrap_or_default()
        ]
    };
    let mut lines = vec![columns(&view.rounds.iter().map(line).collect::<Vec<_>>())];
    lines.extend(view.too_long.as_ref().map(|reason: &Message| text(reason)));
    if !view.running.is_empty() {
        lines.push(say!("cli-delay-running"));
        lines.push(columns(&view.running.iter().map(running).collect::<Vec<_>>()));
    }
    Ok(Answer::new(lines.join("\n"), &view))
}

fn running(game: &RunningGame) -> Vec<String> {
    let since = match game.minutes {
        Some(minutes) => say!("cli-delay-minutes", minutes),
        None => say!("cli-delay-since", time = game.since.replace('T', " ")),
    };
    row![game.round, game.board, format!("{} – {}", game.black, game.white), since]
}

/// Publishes new starts of rounds.
pub fn publish(arguments: &NewTimes) -> Result<Answer<DelaysView>, AppError> {
    let mut session = changing(&arguments.event)?;
    let starts = match (arguments.round, &arguments.start) {
        (Some(round), Some(start)) => vec![NewStart { round, start: start.clone() }],
        _ => proposed(&session)?,
    };
    referee::publish_times(&mut session, &PublishTimes { starts })?;
    delays(&session)
}

/// Returns the proposed starts.
fn proposed(session: &EventSession) -> Result<Vec<NewStart>, AppError> {
    let rounds = referee::view_delays(session)?.rounds;
    let start = |line: DelayLine| Some(NewStart { round: line.round, start: line.proposed? });
    Ok(rounds.into_iter().filter_map(start).collect())
}
