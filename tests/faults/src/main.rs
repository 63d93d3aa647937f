//! `cargo xtask faults`: what a release is put through, with any number of power cuts and killed programs.

use std::process::{Command, ExitCode};

use faults::cuts::{Verdict, cut, record_desk, record_store, sqlite_version};
use faults::kills::{kill, work_if_asked};
use store::Durability;

fn main() -> ExitCode {
    if work_if_asked() {
        return ExitCode::SUCCESS;
    }
    let mut words = std::env::args().skip(1);
    let (mut cuts, mut kills) = (100_000, 10_000);
    while let Some(word) = words.next() {
        match (word.as_str(), words.next().and_then(|number| number.parse().ok())) {
            ("--cuts", Some(number)) => cuts = number,
            ("--kills", Some(number)) => kills = number,
            _ => {
                eprintln!("faults [--cuts NUMBER] [--kills NUMBER]");
                return ExitCode::from(2);
            }
        }
    }
    println!("SQLite {}", sqlite_version());
    let good = [report("a day at the desk", &record_desk(3), cuts / 2), store(&Durability::SAFE, cuts - cuts / 2)];
    let bad = [
        store(&Durability { journal: "DELETE", synchronous: "FULL", locking: "NORMAL" }, cuts / 5),
        store(&Durability { journal: "WAL", synchronous: "NORMAL", locking: "EXCLUSIVE" }, cuts / 5),
    ];
    let killed = killed(kills);
    let good = good.into_iter().chain([killed]).collect::<Vec<_>>();
    let safe = good.iter().all(|verdict| verdict.lost == 0 && verdict.broken == 0);
    let noticed = bad.iter().all(|verdict| verdict.lost > 0);
    ExitCode::from(u8::from(!(safe && noticed)))
}

fn killed(kills: usize) -> Verdict {
    let program = std::env::current_exe().expect("a program knows where it is");
    let verdict = kill(kills, "release", || Command::new(&program));
    println!(
        "killed programs: {kills}, {} lost something acknowledged, {} files do not open",
        verdict.lost, verdict.broken
    );
    verdict
}

fn store(durability: &Durability, cuts: usize) -> Verdict {
    let name = format!("{} + {} ({})", durability.journal, durability.synchronous, durability.locking);
    report(&name, &record_store(durability, 200), cuts)
}

fn report(name: &str, day: &faults::cuts::Day, cuts: usize) -> Verdict {
    let verdict = cut(day, cuts, "release", |done| {
        if done.is_multiple_of(10_000) {
            eprintln!("  {done} of {cuts}");
        }
    });
    println!("{name}: {} cuts, {} lost something acknowledged, {} do not open", cuts, verdict.lost, verdict.broken);
    verdict
}
