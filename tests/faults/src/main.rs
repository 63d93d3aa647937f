//! `cargo xtask faults`: what a release is put through: any number of power cuts, killed programs and flipped bits, and a long day.
//! Each part tells how far it is and what it found up to there, so that it can be broken off at any time.

use std::process::{Command, ExitCode};

use faults::cuts::{self, cut, record_desk, record_store, sqlite_version};
use faults::flips::{flip, played};
use faults::kills::{kill, kill_commands, work_if_asked};
use faults::long::{LARGE, Size, long_use};
use store::Durability;

/// What an action may take, in microseconds.
const AT_MOST: u64 = 50_000;

/// What is to be done, and how often.
struct Asked {
    cuts: usize,
    kills: usize,
    flips: usize,
    long: bool,
    size: Size,
}

/// A part of the trial; answers whether the files came through.
type Part = fn(&Asked) -> bool;

const USAGE: &str = "faults [--cuts NUMBER] [--kills NUMBER] [--flips NUMBER] [--long [--players NUMBER] [--rounds NUMBER] [--entries NUMBER]]";

fn main() -> ExitCode {
    if let Some(code) = work_if_asked() {
        return code;
    }
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some(asked) = read(&words) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    println!("SQLite {}", sqlite_version());
    let parts: [(bool, Part); 4] = [
        (asked.cuts > 0, cut_power),
        (asked.kills > 0, kill_programs),
        (asked.flips > 0, flip_bits),
        (asked.long, work),
    ];
    let due = parts.into_iter().filter(|(due, _)| *due);
    // All of them are tried, whatever becomes of the first.
    let failed = due.filter(|(_, part)| !part(&asked)).count();
    ExitCode::from(u8::from(failed > 0))
}

/// Without a word everything that a release is put through.
fn read(words: &[String]) -> Option<Asked> {
    if words.is_empty() {
        return Some(Asked { cuts: 100_000, kills: 10_000, flips: 30_000, long: true, size: LARGE });
    }
    let mut asked = Asked { cuts: 0, kills: 0, flips: 0, long: false, size: LARGE };
    let mut words = words.iter();
    while let Some(word) = words.next() {
        if word == "--long" {
            asked.long = true;
            continue;
        }
        let number: u32 = words.next()?.parse().ok()?;
        match word.as_str() {
            "--cuts" => asked.cuts = number as usize,
            "--kills" => asked.kills = number as usize,
            "--flips" => asked.flips = number as usize,
            "--players" => asked.size.players = number,
            "--rounds" => asked.size.rounds = number,
            "--entries" => asked.size.entries = number as usize,
            _ => return None,
        }
    }
    Some(asked)
}

/// Half of the cuts in a day at the desk, half in one change after the other; and a fifth of them each in files that are kept badly,
/// which has to show.
fn cut_power(asked: &Asked) -> bool {
    let cuts = asked.cuts;
    let good = [report("a day at the desk", &record_desk(3), cuts / 2), store(&Durability::SAFE, cuts - cuts / 2)];
    let bad = [
        store(&Durability { journal: "DELETE", synchronous: "FULL", locking: "NORMAL" }, cuts / 5),
        store(&Durability { journal: "WAL", synchronous: "NORMAL", locking: "EXCLUSIVE" }, cuts / 5),
    ];
    good.iter().all(|verdict| verdict.lost == 0 && verdict.broken == 0) && bad.iter().all(|verdict| verdict.lost > 0)
}

fn store(durability: &Durability, cuts: usize) -> cuts::Verdict {
    let name = format!("{} + {} ({})", durability.journal, durability.synchronous, durability.locking);
    report(&name, &record_store(durability, 200), cuts)
}

fn report(name: &str, day: &cuts::Day, cuts: usize) -> cuts::Verdict {
    let verdict = cut(day, cuts, "release", |so_far| {
        if so_far.cuts.is_multiple_of(5000) {
            tell(name, so_far, cuts);
        }
    });
    println!("{name}: {cuts} cuts, {} lost something acknowledged, {} do not open", verdict.lost, verdict.broken);
    verdict
}

fn kill_programs(asked: &Asked) -> bool {
    let program = std::env::current_exe().expect("a program knows where it is");
    let start = || Command::new(&program);
    let desks = asked.kills / 2;
    let commands = asked.kills - desks;
    let verdicts = [
        ("killed desks", desks, kill(desks, "release", start, |so_far| tell("killed desks", so_far, desks))),
        (
            "killed commands",
            commands,
            kill_commands(commands, "release", start, |so_far| tell("killed commands", so_far, commands)),
        ),
    ];
    for (name, kills, verdict) in &verdicts {
        println!("{name}: {kills}, {} lost something acknowledged, {} files do not open", verdict.lost, verdict.broken);
    }
    verdicts.iter().all(|(.., verdict)| verdict.lost == 0 && verdict.broken == 0)
}

fn tell(name: &str, so_far: cuts::Verdict, of: usize) {
    eprintln!("  {name}: {} of {of}, {} lost, {} do not open", so_far.cuts, so_far.lost, so_far.broken);
}

fn flip_bits(asked: &Asked) -> bool {
    let verdict = flip(&played(), asked.flips, 1, "release", |so_far| {
        if so_far.flips.is_multiple_of(1000) {
            eprintln!("  flipped bits: {so_far:?}");
        }
    });
    println!(
        "flipped bits: {}, {} files refused, {} told by the check, {} change nothing, {} unseen",
        verdict.flips, verdict.refused, verdict.told, verdict.harmless, verdict.unseen
    );
    verdict.unseen == 0
}

/// A day of a large event. What is over the limit is named; a pairing and a list of all players are computations of their own.
fn work(asked: &Asked) -> bool {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (figures, entries) = long_use(asked.size, folder.path(), |said| eprintln!("  {said}"));
    println!("a day of {} players and {} rounds: {entries} journal entries", asked.size.players, asked.size.rounds);
    println!("{figures}");
    let over = figures.over(AT_MOST);
    let slow: Vec<&String> = over.iter().filter(|kind| !ALONE.contains(&kind.as_str())).collect();
    println!("over {} ms on the processor: {slow:?}", AT_MOST / 1000);
    slow.is_empty()
}

/// Computations that the drawmaster waits for knowingly: a pairing, the same with and without a board, a long list, a whole file.
const ALONE: [&str; 4] = ["pair a round", "why a board is so", "import a list", "open the event"];
