//! `cargo xtask faults`: the fault tests of a release, with any number of power cuts, killed programs, flipped bits and runs of
//! phones, and a long day. Each part prints its progress and findings, so that it can be interrupted at any time.

use std::process::{Command, ExitCode};

use faults::commands::WRITING;
use faults::cuts::{self, cut, record_desk, record_store, sqlite_version};
use faults::flips::{flip, played};
use faults::follow;
use faults::forged::{self, Verdict};
use faults::kills::{kill, kill_commands, work_if_asked};
use faults::long::{LARGE, Size, long_use};
use faults::phones;
use faults::states::{Found, crash, kill_all};
use store::Durability;

/// The limit for an action in microseconds.
const LIMIT: u64 = 50_000;

/// The parts to run, and how often.
struct Request {
    cuts: usize,
    kills: usize,
    flips: usize,
    forged: usize,
    states: usize,
    phones: usize,
    follow: usize,
    storm: usize,
    long: bool,
    size: Size,
}

/// A part of the tests; returns whether all files survived.
type Part = fn(&Request) -> bool;

const USAGE: &str = "faults [--cuts NUMBER] [--kills NUMBER] [--flips NUMBER] [--forged NUMBER] [--states NUMBER] [--phones NUMBER] [--follow NUMBER] [--storm ROUNDS] [--long [--players NUMBER] [--rounds NUMBER] [--entries NUMBER]]";

fn main() -> ExitCode {
    if let Some(code) = work_if_asked() {
        return code;
    }
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some(request) = read(&words) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    println!("SQLite {}", sqlite_version());
    let parts: [(bool, Part); 9] = [
        (request.cuts > 0, cut_power),
        (request.kills > 0, kill_programs),
        (request.flips > 0, flip_bits),
        (request.forged > 0, forge_files),
        (request.states > 0, judge_states),
        (request.phones > 0, play_phones),
        (request.follow > 0, follow_impostors),
        (request.storm > 0, storm),
        (request.long, work),
    ];
    let due = parts.into_iter().filter(|(due, _)| *due);
    // All parts run, even if the first fails.
    let failed = due.filter(|(_, part)| !part(&request)).count();
    ExitCode::from(u8::from(failed > 0))
}

/// Without arguments, all parts of a release.
fn read(words: &[String]) -> Option<Request> {
    if words.is_empty() {
        let (forged, states, phones, follow, storm) = (5_000, 100_000, 20_000, 20_000, 100);
        let (cuts, kills, flips) = (100_000, 10_000, 30_000);
        return Some(Request { cuts, kills, flips, forged, states, phones, follow, storm, long: true, size: LARGE });
    }
    let (cuts, kills, flips, forged, states, phones, follow, storm) = (0, 0, 0, 0, 0, 0, 0, 0);
    let mut request = Request { cuts, kills, flips, forged, states, phones, follow, storm, long: false, size: LARGE };
    let mut words = words.iter();
    while let Some(word) = words.next() {
        if word == "--long" {
            request.long = true;
            continue;
        }
        let number: u32 = words.next()?.parse().ok()?;
        match word.as_str() {
            "--cuts" => request.cuts = number as usize,
            "--kills" => request.kills = number as usize,
            "--flips" => request.flips = number as usize,
            "--forged" => request.forged = number as usize,
            "--states" => request.states = number as usize,
            "--phones" => request.phones = number as usize,
            "--follow" => request.follow = number as usize,
            "--storm" => request.storm = number as usize,
            "--players" => request.size.players = number,
            "--rounds" => request.size.rounds = number,
            "--entries" => request.size.entries = number as usize,
            _ => return None,
        }
    }
    Some(request)
}

/// Half of the cuts are in a day of sessions, half in single changes. A fifth each goes to files with unsafe settings, which must
/// lose changes.
fn cut_power(request: &Request) -> bool {
    let cuts = request.cuts;
    let good = [report("a day of sessions", &record_desk(3), cuts / 2), store(&Durability::SAFE, cuts - cuts / 2)];
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
            print_progress(name, so_far, cuts);
        }
    });
    println!("{name}: {cuts} cuts, {} lost an acknowledged change, {} do not open", verdict.lost, verdict.broken);
    verdict
}

fn kill_programs(request: &Request) -> bool {
    let program = std::env::current_exe().expect("the path of the program is known");
    let start = || Command::new(&program);
    let desks = request.kills / 2;
    let commands = request.kills - desks;
    let verdicts = [
        (
            "killed sessions",
            desks,
            kill(desks, "release", start, |so_far| print_progress("killed sessions", so_far, desks)),
        ),
        (
            "killed commands",
            commands,
            kill_commands(commands, "release", start, |so_far| print_progress("killed commands", so_far, commands)),
        ),
    ];
    for (name, kills, verdict) in &verdicts {
        println!("{name}: {kills}, {} lost an acknowledged change, {} files do not open", verdict.lost, verdict.broken);
    }
    verdicts.iter().all(|(.., verdict)| verdict.lost == 0 && verdict.broken == 0)
}

fn print_progress(name: &str, so_far: cuts::Verdict, of: usize) {
    eprintln!("  {name}: {} of {of}, {} lost, {} do not open", so_far.cuts, so_far.lost, so_far.broken);
}

fn flip_bits(request: &Request) -> bool {
    let verdict = flip(&played(), request.flips, 1, "release", |so_far| {
        if so_far.flips.is_multiple_of(1000) {
            eprintln!("  flipped bits: {so_far:?}");
        }
    });
    println!(
        "flipped bits: {}, {} files refused, {} reported by the check, {} harmless, {} not reported",
        verdict.flips, verdict.refused, verdict.reported, verdict.harmless, verdict.unseen
    );
    verdict.unseen == 0
}

/// Judges forged files whose journal is valid.
fn forge_files(request: &Request) -> bool {
    let Verdict { files, impossible, refused, reported, allowed, faults } =
        forged::forge(&forged::originals(), request.forged, "release", |so_far| {
            eprintln!("  forged files: {} of {}, {} faults", so_far.files, request.forged, so_far.faults.len());
        });
    faults.iter().take(20).for_each(|fault| println!("{fault}"));
    println!(
        "forged files: {files}, {refused} refused, {reported} reported by the check, {impossible} impossible, {allowed} allowed, {} \
         faults",
        faults.len()
    );
    faults.is_empty()
}

/// Plays phones against the desk.
fn play_phones(request: &Request) -> bool {
    let mut printed = 0;
    let verdict = phones::play_phones(request.phones, "release", |so_far| {
        so_far.faults.iter().skip(printed).take(20).for_each(|fault| println!("{fault}"));
        printed = so_far.faults.len();
        if so_far.runs.is_multiple_of(500) {
            eprintln!("  phones: {} of {}, {printed} faults", so_far.runs, request.phones);
        }
    });
    println!("phones: {} runs, {} faults, {:?}", verdict.runs, verdict.faults.len(), verdict.counts);
    verdict.faults.is_empty()
}

/// Lets second desks follow hostile first ones.
fn follow_impostors(request: &Request) -> bool {
    let verdict = follow::follow(&follow::first_desks(), request.follow, "release", |so_far| {
        if so_far.runs.is_multiple_of(1000) {
            eprintln!("  hostile first desks: {} of {}, {} faults", so_far.runs, request.follow, so_far.faults.len());
        }
    });
    verdict.faults.iter().take(20).for_each(|fault| println!("{fault}"));
    let follow::Verdict { runs, honest, hostile, refused, lost, harmless, stopped, promoted, faults } = verdict;
    println!(
        "hostile first desks: {runs} runs, {honest} honest answers, {hostile} hostile ones ({refused} refused, {lost} no connection, \
         {harmless} harmless), {stopped} stopped, {promoted} promoted, {} faults",
        faults.len()
    );
    faults.is_empty()
}

/// Replays the recorded system calls of every command that writes.
fn judge_states(request: &Request) -> bool {
    let program = std::env::current_exe().expect("the path of the program is known");
    report_found(
        "crash states",
        &crash(request.states, "release", &program, print_found("crash states", request.states)),
    )
}

/// Kills every command that writes.
fn storm(request: &Request) -> bool {
    let program = std::env::current_exe().expect("the path of the program is known");
    report_found(
        "kill storm",
        &kill_all(request.storm, "release", &program, print_found("kill storm", request.storm * WRITING.len())),
    )
}

/// Returns a function that prints the progress and every new fault.
fn print_found(name: &str, of: usize) -> impl FnMut(&Found) {
    let mut printed = 0;
    move |so_far: &Found| {
        so_far.faults.iter().skip(printed).for_each(|fault| println!("{fault}"));
        printed = so_far.faults.len();
        eprintln!("  {name}: {} of {of}, {} commands done, {printed} faults", so_far.states, so_far.commands);
    }
}

fn report_found(name: &str, found: &Found) -> bool {
    println!("{name}: {} of {} commands, {} faults", found.states, found.commands, found.faults.len());
    found.faults.is_empty()
}

/// Plays a day of a large event and prints the actions over the limit, except long computations.
fn work(request: &Request) -> bool {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (figures, entries) = long_use(request.size, folder.path(), |line| eprintln!("  {line}"));
    println!("a day of {} players and {} rounds: {entries} journal entries", request.size.players, request.size.rounds);
    println!("{figures}");
    let over = figures.slower_than(LIMIT);
    let slow: Vec<&String> = over.iter().filter(|kind| !LONG_COMPUTATIONS.contains(&kind.as_str())).collect();
    println!("over {} ms on the processor: {slow:?}", LIMIT / 1000);
    slow.is_empty()
}

/// Computations for which the drawmaster expects to wait: a pairing, its explanation, a long list, a whole file.
const LONG_COMPUTATIONS: [&str; 4] = ["pair a round", "why a board is so", "import a list", "open the event"];
