//! The audit of a release: `audit --events 20000`, on all cores. Findings and progress are printed as they come, so it can
//! be stopped at any time.

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use audit::run::{Counts, audit};

/// After so many findings the audit stops.
const ENOUGH: usize = 5;

/// What to play.
struct Request {
    /// The number of events.
    events: u64,
    /// The seed of the first event.
    first: u64,
    /// The most operations of an event.
    operations: usize,
}

const USAGE: &str = "audit [--events NUMBER] [--first SEED] [--operations NUMBER]";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some(request) = read(&words) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let (findings, counts) = play(&request);
    let total: u64 = counts.values().map(|count| count.0 + count.1).sum();
    println!("{} events, {total} operations, {findings} findings", request.events);
    for (command, (accepted, refused)) in &counts {
        println!("  {command:<20} {accepted:>9} accepted {refused:>9} refused");
    }
    ExitCode::from(u8::from(findings > 0))
}

/// Without arguments, the events of a release.
fn read(words: &[String]) -> Option<Request> {
    let mut request = Request { events: 20_000, first: 1_000, operations: 250 };
    for pair in words.chunks(2) {
        let number: u64 = pair.get(1)?.parse().ok()?;
        match pair[0].as_str() {
            "--events" => request.events = number,
            "--first" => request.first = number,
            "--operations" => request.operations = usize::try_from(number).ok()?,
            _ => return None,
        }
    }
    Some(request)
}

/// Plays the events on all cores. Returns the number of findings and how often each command was called.
fn play(request: &Request) -> (usize, Counts) {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let (next, findings) = (AtomicU64::new(0), AtomicUsize::new(0));
    let total = Mutex::new(Counts::new());
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                let mut counts = Counts::new();
                while findings.load(Ordering::Relaxed) < ENOUGH {
                    let event = next.fetch_add(1, Ordering::Relaxed);
                    if event >= request.events {
                        break;
                    }
                    if let Err(finding) = audit(request.first + event, request.operations, &mut counts, &|_, _| {}) {
                        findings.fetch_add(1, Ordering::Relaxed);
                        println!("{finding}");
                    }
                    if (event + 1).is_multiple_of(100) {
                        let found = findings.load(Ordering::Relaxed);
                        eprintln!("  {} of {} events, {found} findings", event + 1, request.events);
                    }
                }
                let mut total = total.lock().expect("no thread panics while it holds the lock");
                for (command, (accepted, refused)) in counts {
                    let sum = total.entry(command).or_default();
                    *sum = (sum.0 + accepted, sum.1 + refused);
                }
            });
        }
    });
    let counts = total.into_inner().expect("no thread panics while it holds the lock");
    (findings.into_inner(), counts)
}
