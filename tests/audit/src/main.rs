//! The audit of a release: `audit --events 20000`, on all cores. Findings and progress are printed as they come, so it can
//! be stopped at any time.
#![expect(clippy::disallowed_methods, reason = "measures elapsed time")]

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Instant;

use audit::actions::Counts;
use audit::compare::COMPARED;
use audit::run::{MOST_REPLAYED, play, shrunk};

/// What to play.
struct Request {
    /// The number of events.
    events: u64,
    /// The seed of the first event.
    first: u64,
    /// The most operations of an event.
    operations: usize,
    /// The most operations that are played again to shorten a finding.
    replayed: usize,
    /// After so many findings the audit stops.
    findings: usize,
}

const USAGE: &str =
    "audit [--events NUMBER] [--first SEED] [--operations NUMBER] [--replayed NUMBER] [--findings NUMBER]";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some(request) = read(&words) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let play = Play::default();
    let begun = Instant::now();
    play.all(&request, begun);
    println!("{}", play.figures(begun));
    print!("{}", play.counts.lock().expect(LOCK));
    ExitCode::from(u8::from(play.differences.load(Ordering::Relaxed) > 0))
}

/// Without arguments, the events of a release.
fn read(words: &[String]) -> Option<Request> {
    let mut request = Request { events: 20_000, first: 1_000, operations: 250, replayed: MOST_REPLAYED, findings: 5 };
    for pair in words.chunks(2) {
        let number: u64 = pair.get(1)?.parse().ok()?;
        match pair[0].as_str() {
            "--events" => request.events = number,
            "--first" => request.first = number,
            "--operations" => request.operations = usize::try_from(number).ok()?,
            "--replayed" => request.replayed = usize::try_from(number).ok()?,
            "--findings" => request.findings = usize::try_from(number).ok()?,
            _ => return None,
        }
    }
    Some(request)
}

const LOCK: &str = "no thread panics while it holds the lock";

/// What has been played so far, on all cores.
#[derive(Default)]
struct Play {
    begun: AtomicU64,
    ended: AtomicU64,
    operations: AtomicU64,
    differences: AtomicUsize,
    counts: Mutex<Counts>,
}

impl Play {
    /// Plays the events on all cores. Every hundred events it prints the figures, so that it can be stopped.
    fn all(&self, request: &Request, begun: Instant) {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(|| self.some(request, begun)))));
    }

    /// Plays events as long as there are any left.
    fn some(&self, request: &Request, begun: Instant) {
        while self.differences.load(Ordering::Relaxed) < request.findings {
            let event = self.begun.fetch_add(1, Ordering::Relaxed);
            if event >= request.events {
                break;
            }
            let mut counts = Counts::default();
            if let Err(finding) = play(request.first + event, request.operations, &mut counts, &|_, _| {}) {
                self.differences.fetch_add(1, Ordering::Relaxed);
                println!("{}", shrunk(finding, request.replayed, &|_, _| {}));
            }
            self.operations.fetch_add(counts.all(), Ordering::Relaxed);
            self.counts.lock().expect(LOCK).merge(counts);
            let ended = self.ended.fetch_add(1, Ordering::Relaxed) + 1;
            if ended.is_multiple_of(100) {
                let left = begun.elapsed().as_secs() * request.events.saturating_sub(ended) / ended;
                eprintln!("{}; about {} minutes left", self.figures(begun), left.div_ceil(60));
            }
        }
    }

    /// Returns the figures so far.
    fn figures(&self, begun: Instant) -> String {
        let number = |count: &AtomicU64| count.load(Ordering::Relaxed);
        format!(
            "{} events, {} operations, {} comparisons, {} differences, {} seconds",
            number(&self.ended),
            number(&self.operations),
            number(&COMPARED),
            self.differences.load(Ordering::Relaxed),
            begun.elapsed().as_secs()
        )
    }
}
