//! `pair`, `release`, `confirm`: a round's pairing.

use std::path::PathBuf;
use std::time::Instant;

use app::round::{self, PairRound, Paired, RoundRequest};
use app::{Desk, Failure, register};
use clap::Args;
use serde_json::json;

use crate::answer::{Answer, columns};
use crate::common::{RoundOf, changing, reading};

use crate::row;

/// What to pair.
#[derive(Debug, Args)]
pub struct Pair {
    /// The event file
    event: PathBuf,
    /// The round, from 1
    #[arg(long)]
    round: u32,
    /// Change nothing; a paired round is paired anew from what was known before it
    #[arg(long)]
    dry_run: bool,
    /// seygo or opengotha
    #[arg(long)]
    profile: Option<String>,
    /// Say what each board pays and why
    #[arg(long)]
    explain: bool,
}

/// Pairs a round.
pub fn run(arguments: &Pair) -> Result<Answer, Failure> {
    let request = PairRound { round: arguments.round, profile: arguments.profile.clone() };
    let mut desk = if arguments.dry_run { reading(&arguments.event)? } else { changing(&arguments.event)? };
    let started = Instant::now();
    let paired =
        if arguments.dry_run { round::propose(&desk, &request)? } else { round::pair(&mut desk, &request)?.value };
    let mut answer = Answer::new(told(&desk, &paired, arguments.explain)?, &paired);
    answer.json["ms"] = json!(u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX));
    Ok(answer)
}

/// A pairing in words.
pub fn told(desk: &Desk, paired: &Paired, explain: bool) -> Result<String, Failure> {
    let entries = register::view(desk)?.entries;
    let name = |number: Option<u32>| {
        let entry = number.and_then(|n| entries.iter().find(|e| e.number == Some(n)));
        entry.map_or_else(|| "?".to_string(), |e| format!("{} {} {}", e.family, e.given, e.rank))
    };
    let line = |b: &round::PairedBoard| {
        let ko = b.ko.map(|category| format!("KO{category}")).unwrap_or_default();
        let pays = if explain { b.pays.join(", ") } else { String::new() };
        row![b.board, name(b.black), name(b.white), ko, pays]
    };
    let rows: Vec<Vec<String>> = paired.boards.iter().map(line).collect();
    let byes: String = paired.bye.iter().map(|&n| format!("Bye: {}\n", name(Some(n)))).collect();
    let proof = if paired.optimal { "proved to be the best" } else { "not proved to be the best" };
    Ok(format!("{}\n{byes}Cost {}, {proof}.", columns(&rows), paired.cost))
}

/// Puts a round on the wall.
pub fn release(arguments: &RoundOf) -> Result<Answer, Failure> {
    round::release(&mut changing(&arguments.event)?, &request(arguments))?;
    Ok(Answer::new(format!("Round {} is on the wall.", arguments.round), &json!({ "round": arguments.round })))
}

/// Confirms a round.
pub fn confirm(arguments: &RoundOf) -> Result<Answer, Failure> {
    round::confirm(&mut changing(&arguments.event)?, &request(arguments))?;
    Ok(Answer::new(format!("Round {} is confirmed.", arguments.round), &json!({ "round": arguments.round })))
}

fn request(arguments: &RoundOf) -> RoundRequest {
    RoundRequest { round: arguments.round }
}
