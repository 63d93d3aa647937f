//! `pair`, `boards`, `release`, `confirm`: pair a round, show it, publish it and close it.
#![expect(clippy::disallowed_methods, reason = "shows how long the pairing took")]

use app::round::RoundView;
use std::path::PathBuf;
use std::time::Instant;

use app::labels::ProfileView;
use app::round::{BoardView, PairRound, PairSome, Paired, RoundStep, SideView, ViewRound};
use app::teams::MatchView;
use app::{register, round};
use clap::Args;
use domain::Category;
use messages::message;
use serde::Serialize;
use session::{AppError, EventSession};
use ts_rs::TS;

use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::common::{RoundOf, changing, reading};
use crate::language::{say, texts};

/// A round to pair.
#[derive(Debug, Args)]
pub struct Pair {
    /// The event file
    event: PathBuf,
    /// The round, from 1
    #[arg(long)]
    round: u32,
    /// Change nothing; a paired round is paired again from what was known before it
    #[arg(long)]
    dry_run: bool,
    /// The pairing profile: seygo, opengotha or literal
    #[arg(long)]
    profile: Option<String>,
    /// Only these numbers, 1,4,7..12; boards that are already paired stay
    #[arg(long, value_delimiter = ',')]
    only: Vec<String>,
    /// Only players with these scores before the round, such as 21,20.5
    #[arg(long, value_delimiter = ',', allow_hyphen_values = true)]
    score: Vec<String>,
    /// Only these age categories, such as 12,16 or senior
    #[arg(long, value_delimiter = ',')]
    category: Vec<String>,
    /// Pair although pink slips are pending
    #[arg(long)]
    despite_slips: bool,
    /// Consent to pairs of one family that cannot be avoided
    #[arg(long)]
    yes: bool,
    /// Pair a draft again as a whole; locked boards and a given bye stay
    #[arg(long, conflicts_with_all = ["dry_run", "only", "score", "category"])]
    again: bool,
    /// Show the cost of each board
    #[arg(long)]
    explain: bool,
}

/// A round to release or to confirm.
#[derive(Debug, Args)]
pub struct RoundStepOf {
    /// The event file
    event: PathBuf,
    /// The round, from 1
    #[arg(long)]
    round: u32,
    /// Release although players have no game or the round is out of date, or confirm although a jigo still needs its ladder
    #[arg(long)]
    yes: bool,
}

impl RoundStepOf {
    fn request(&self) -> RoundStep {
        RoundStep { round: self.round, consent: self.yes }
    }
}

/// A pairing.
#[derive(Debug, Serialize, TS)]
pub struct TimedPairing {
    #[serde(flatten)]
    paired: Paired,
    /// How long the computation took, in milliseconds.
    #[ts(type = "number")]
    ms: u64,
}

/// The round that was published or confirmed.
#[derive(Debug, Serialize, TS)]
pub struct RoundReached {
    /// The round.
    round: u32,
}

/// Pairs a round.
pub fn run(arguments: &Pair) -> Result<Answer<TimedPairing>, AppError> {
    let (round, despite_slips) = (arguments.round, arguments.despite_slips);
    let (profile, consent, again) = (arguments.profile()?, arguments.yes, arguments.again);
    let request = PairRound { round, profile, despite_slips, consent, again };
    let mut session = if arguments.dry_run { reading(&arguments.event)? } else { changing(&arguments.event)? };
    let started = Instant::now();
    let paired = match (arguments.some()?, arguments.dry_run) {
        (None, true) => round::propose(&session, &request)?,
        (None, false) => round::pair(&mut session, &request)?.value,
        (Some(some), true) => round::propose_some(&session, &some)?,
        (Some(some), false) => round::pair_some(&mut session, &some)?.value,
    };
    let ms = u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX);
    Ok(Answer::new(paired_text(&session, &paired, arguments.explain)?, &TimedPairing { paired, ms }))
}

impl Pair {
    fn profile(&self) -> Result<Option<ProfileView>, AppError> {
        self.profile.as_deref().map(str::parse).transpose()
    }

    /// Returns the choice of players, if there is one.
    fn some(&self) -> Result<Option<PairSome>, AppError> {
        if self.only.is_empty() && self.score.is_empty() && self.category.is_empty() {
            return Ok(None);
        }
        let numbers = self.only.iter().map(|text| numbers(text)).collect::<Result<Vec<_>, _>>()?.concat();
        let categories = self.category.iter().map(|text| category(text)).collect::<Result<_, _>>()?;
        let (scores, profile) = (self.score.clone(), self.profile()?);
        let (despite_slips, consent) = (self.despite_slips, self.yes);
        Ok(Some(PairSome { round: self.round, numbers, scores, categories, profile, despite_slips, consent }))
    }
}

/// Parses `7` or `7..12`.
fn numbers(text: &str) -> Result<Vec<u32>, AppError> {
    let wrong = || AppError::bad_input(message!("cli-numbers-invalid", text));
    let (from, to) = text.split_once("..").unwrap_or((text, text));
    let (from, to): (u32, u32) = (from.trim().parse().map_err(|_| wrong())?, to.trim().parse().map_err(|_| wrong())?);
    if from == 0 || to < from || to > 99_999 {
        return Err(wrong());
    }
    Ok((from..=to).collect())
}

fn category(text: &str) -> Result<u8, AppError> {
    match text.trim() {
        "senior" => Ok(0),
        other => other.parse().map_err(|_| AppError::bad_input(message!("cli-category-invalid", text = other))),
    }
}

/// Returns the answer that shows a pairing.
pub fn paired_answer(session: &EventSession, paired: &Paired, explain: bool) -> Result<Answer<Paired>, AppError> {
    Ok(Answer::new(paired_text(session, paired, explain)?, paired))
}

/// Returns a pairing as text.
fn paired_text(session: &EventSession, paired: &Paired, explain: bool) -> Result<String, AppError> {
    let entries = register::view(session)?.entries;
    let name = |number: Option<u32>| {
        let entry = number.and_then(|n| entries.iter().find(|e| e.number == Some(n)));
        entry.map_or_else(|| "?".to_string(), |e| format!("{} {} {}", e.family, e.given, e.rank))
    };
    let line = |b: &round::PairedBoard| {
        let ko = b.ko.map(|category| format!("KO{}", Category(category))).unwrap_or_default();
        let pays = if explain { texts(&b.pays).join(", ") } else { String::new() };
        row![b.board, name(b.black), name(b.white), ko, pays]
    };
    let rows: Vec<Vec<String>> = paired.boards.iter().map(line).collect();
    let byes = paired.bye.iter().map(|&n| say!("cli-bye", name = name(Some(n))));
    let cost = match paired.optimal {
        true => say!("cli-cost-proved", cost = &paired.cost),
        false => say!("cli-cost-not-proved", cost = &paired.cost),
    };
    let lines: Vec<String> =
        std::iter::once(columns(&rows)).chain(byes).chain([cost]).chain(texts(&paired.warnings)).collect();
    Ok(lines.join("\n"))
}

/// Shows the boards of a round.
pub fn boards(arguments: &RoundOf) -> Result<Answer<RoundView>, AppError> {
    let view = round::view(&reading(&arguments.event)?, &ViewRound { round: Some(arguments.round) })?;
    let side = |s: &SideView| format!("{} {} {}", s.number.map_or_else(String::new, |n| n.to_string()), s.name, s.rank);
    let line = |b: &BoardView| {
        let lock = if b.locked { say!("cli-locked") } else { String::new() };
        let stones = if b.handicap > 0 { b.handicap.to_string() } else { String::new() };
        row![
            b.board,
            side(&b.black),
            side(&b.white),
            stones,
            b.passes.agreed.map_or_else(String::new, |r| r.to_string()),
            lock
        ]
    };
    let lines = view.boards.iter().map(|board| (board.board, line(board))).collect::<Vec<_>>();
    let boards = by_match(&lines, &view.matches);
    let byes = view.byes.iter().map(|s| say!("cli-bye", name = side(s)));
    let left_over = view.left_over.iter().map(|s| say!("cli-without-a-game", name = side(s)));
    let given = view.given_bye.iter().map(|s| say!("cli-bye-given", name = side(s)));
    let notes = texts(&view.warnings).into_iter().chain(texts(&view.validity.texts()));
    let lines: Vec<String> = std::iter::once(boards).chain(byes).chain(given).chain(left_over).chain(notes).collect();
    Ok(Answer::new(lines.join("\n"), &view))
}

/// Returns the lines of boards in columns, under the names and board points of the teams that meet there.
pub(super) fn by_match(lines: &[(u32, Vec<String>)], matches: &[MatchView]) -> String {
    let text = columns(&lines.iter().map(|(_, line)| line.clone()).collect::<Vec<_>>());
    let head = |board: u32| {
        let found = matches.iter().find(|found| found.boards.first() == Some(&board))?;
        let (first, second) = (&found.first, &found.second);
        let points = format!("{}:{}", found.first_points, found.second_points);
        Some(say!("cli-match", number = found.number, first, second, points))
    };
    let with_heads = lines.iter().zip(text.lines()).flat_map(|((board, _), line)| [head(*board), Some(line.into())]);
    with_heads.flatten().collect::<Vec<String>>().join("\n")
}

/// Releases a round.
pub fn release(arguments: &RoundStepOf) -> Result<Answer<RoundReached>, AppError> {
    let round = arguments.round;
    round::release(&mut changing(&arguments.event)?, &arguments.request())?;
    Ok(Answer::message(&message!("cli-round-released", round), &RoundReached { round }))
}

/// Confirms a round.
pub fn confirm(arguments: &RoundStepOf) -> Result<Answer<RoundReached>, AppError> {
    let round = arguments.round;
    round::confirm(&mut changing(&arguments.event)?, &arguments.request())?;
    Ok(Answer::message(&message!("cli-round-confirmed", round), &RoundReached { round }))
}
