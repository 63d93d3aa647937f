//! Helpers whose connections are cut, while the service is killed and started again.

use std::io::Write;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use super::served::{Venue, ask, connect, entry, shown};
use super::size::Size;

/// What happened meanwhile.
pub struct Entered {
    pub cut: usize,
    pub restarts: usize,
}

const EVENT: &str = "helpers.drawmaster";

/// Where the service listens now, and how many connections were cut and entries confirmed.
struct Shared {
    address: Mutex<SocketAddr>,
    cut: AtomicUsize,
    confirmed: AtomicUsize,
}

pub fn enter(venue: &Venue, size: Size) -> Result<Entered> {
    venue.event(EVENT, size.boards)?;
    let code = |number: u32| -> Result<String> {
        let added = venue.json(&format!("helper add {EVENT} --name Helper{number} --role results"))?;
        Ok(added["code"].as_str().context("a new helper has a code")?.to_owned())
    };
    let codes: Vec<String> = (0..size.helpers).map(code).collect::<Result<_>>()?;
    let mut served = venue.serve(EVENT)?;
    let shared = Arc::new(Shared {
        address: Mutex::new(served.address),
        cut: AtomicUsize::new(0),
        confirmed: AtomicUsize::new(0),
    });
    let boards = shown(served.address, codes.first().context("there are helpers")?)?;
    let boards_of = |number: u32| -> Vec<(u32, Value)> {
        (1..).zip(boards.iter().cloned()).filter(|(board, _)| board % size.helpers == number).collect()
    };
    let work = |(number, code): (u32, String)| {
        let (shared, boards) = (Arc::clone(&shared), boards_of(number));
        thread::spawn(move || boards.iter().try_for_each(|board| deliver(&shared, &code, board)))
    };
    let threads: Vec<_> = (0..size.helpers).zip(codes).map(work).collect();
    let mut restarts = 0;
    while !threads.iter().all(thread::JoinHandle::is_finished) {
        let done = shared.confirmed.load(Ordering::Relaxed);
        if restarts < 3 && done > (restarts + 1) * size.boards as usize / 4 {
            drop(served);
            served = venue.serve(EVENT)?;
            *shared.address.lock().map_err(|_| anyhow::anyhow!("a helper panicked"))? = served.address;
            restarts += 1;
        }
        thread::sleep(Duration::from_millis(20));
    }
    for thread in threads {
        thread.join().map_err(|_| anyhow::anyhow!("a helper panicked"))??;
    }
    drop(served);
    check(venue, size)?;
    Ok(Entered { cut: shared.cut.load(Ordering::Relaxed), restarts })
}

/// Sends the result of a board until the desk has it. Every third connection is cut before the answer.
fn deliver(shared: &Shared, code: &str, (board, shown): &(u32, Value)) -> Result<()> {
    let board = *board;
    for attempt in 0..10_000_u32 {
        let address = *shared.address.lock().map_err(|_| anyhow::anyhow!("a helper panicked"))?;
        let request = entry(address, code, &format!("board-{board:06}"), shown, "1-0");
        if (attempt + board).is_multiple_of(3) {
            let cut = connect(address, board).and_then(|mut stream| Ok(stream.write_all(request.as_bytes())?));
            shared.cut.fetch_add(usize::from(cut.is_ok()), Ordering::Relaxed);
            continue;
        }
        match ask(address, board, &request) {
            Ok(answer) if answer.starts_with("HTTP/1.1 200 ") => {
                shared.confirmed.fetch_add(1, Ordering::Relaxed);
                return Ok(());
            }
            Ok(answer) if ["HTTP/1.1 4", "HTTP/1.1 2"].iter().any(|start| answer.starts_with(start)) => {
                bail!("{answer}")
            }
            _ => thread::sleep(Duration::from_millis(30)),
        }
    }
    bail!("board {board} was never entered")
}

/// Checks that the history has each board once.
fn check(venue: &Venue, size: Size) -> Result<()> {
    let log = venue.json(&format!("log {EVENT}"))?;
    let lines = log.as_array().context("the log is a list")?.iter();
    let of_helpers = lines.filter(|line| line["who"].as_str().is_some_and(|who| who.starts_with("Helper")));
    let mut boards: Vec<u64> = of_helpers.filter_map(|line| line["board"].as_u64()).collect();
    boards.sort_unstable();
    let expected: Vec<u64> = (1..=u64::from(size.boards)).collect();
    ensure!(boards == expected, "the history has the boards {boards:?}");
    venue.run(&format!("check {EVENT}")).map(drop)
}
