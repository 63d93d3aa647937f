//! Phones that hold a connection for news, and load their page again after each.

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use super::served::{Venue, connect, get};
use super::size::Size;

/// What was measured. Memory in megabytes.
pub struct Figures {
    pub pages: usize,
    pub median: Duration,
    pub p99: Duration,
    pub memory: u64,
    pub alone: Duration,
    pub with_phones: Duration,
}

/// The boards of the event.
const BOARDS: u32 = 100;

/// The page that each phone shows.
const PAGE: &str = "/en/c/1/pairings";

/// The memory of a phone's thread.
const STACK: usize = 128 * 1024;

pub fn measure(venue: &Venue, size: Size) -> Result<Figures> {
    venue.event("phones.drawmaster", BOARDS)?;
    let served = venue.serve("phones.drawmaster")?;
    get(served.address, 0, PAGE)?;
    let alone = results(venue, size.seconds, 0)?;
    let idle = served.memory()?;
    let (loaded, pages) = channel();
    for device in 0..size.phones {
        let (address, loaded) = (served.address, loaded.clone());
        // A phone whose connection breaks stops; the count of pages shows it.
        thread::Builder::new().stack_size(STACK).spawn(move || drop(phone(address, device, &loaded)))?;
    }
    drop(loaded);
    wait_for_first_pages(&pages, size.phones)?;
    let with_phones = results(venue, size.seconds, size.seconds)?;
    let mut times: Vec<Duration> = pages.try_iter().collect();
    let memory = served.memory()?.saturating_sub(idle);
    drop(served);
    times.sort_unstable();
    let at = |part: usize| times.get(times.len() * part / 1000).copied().context("the phones loaded no page");
    Ok(Figures {
        pages: times.len(),
        median: at(500)?,
        p99: at(990)?,
        memory: memory / (1024 * 1024),
        alone,
        with_phones,
    })
}

/// Waits until every phone has its page, so that their arrival is not part of the figures.
fn wait_for_first_pages(pages: &Receiver<Duration>, phones: u32) -> Result<()> {
    (0..phones).try_for_each(|_| pages.recv_timeout(Duration::from_secs(60)).map(drop)).context("a phone has no page")
}

/// Enters a result each second with the command line, and returns the median time of a command.
fn results(venue: &Venue, count: u32, offset: u32) -> Result<Duration> {
    let mut times = Vec::new();
    for board in (1..=count).map(|board| (board + offset - 1) % BOARDS + 1) {
        let start = Instant::now();
        venue.run(&format!("result phones.drawmaster --round 1 --board {board} 1-0"))?;
        times.push(start.elapsed());
        thread::sleep(Duration::from_secs(1).saturating_sub(start.elapsed()));
    }
    times.sort_unstable();
    Ok(times[times.len() / 2])
}

/// A phone: loads its page at once and after each piece of news, and reports the time of each.
fn phone(service: SocketAddr, device: u32, loaded: &Sender<Duration>) -> Result<()> {
    let mut stream = connect(service, device)?;
    write!(stream, "GET /events HTTP/1.1\r\nHost: {service}\r\n\r\n")?;
    let mut is_first = true;
    for line in BufReader::new(stream).lines() {
        if !line?.starts_with("data:") {
            continue;
        }
        if !is_first {
            // As the script of the pages: phones do not all ask at the same moment.
            thread::sleep(Duration::from_millis(u64::from(device * 7919 % 600)));
        }
        is_first = false;
        let start = Instant::now();
        get(service, device, PAGE)?;
        loaded.send(start.elapsed())?;
    }
    Ok(())
}
