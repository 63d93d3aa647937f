//! Devices that do harm are refused, and others are served meanwhile.

use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use super::served::{Venue, ask, connect, entry, get, shown};
use super::size::Size;

const EVENT: &str = "hostile.drawmaster";

/// Open files besides connections.
const OTHER_FILES: u64 = 128;

pub fn refused(venue: &Venue, size: Size) -> Result<()> {
    venue.event(EVENT, 10)?;
    let added = venue.json(&format!("helper add {EVENT} --name Reed --role results"))?;
    let code = added["code"].as_str().context("a new helper has a code")?;
    let served = venue.serve(EVENT)?;
    let service = served.address;
    println!(
        "another Host: {}",
        refusal(&ask(service, 1, "GET /en/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")?, "421")?
    );
    println!("an upload of 1 GB: {}", upload(service)?);
    let boards = shown(service, code)?;
    let sent = entry(service, code, "key-00001", boards.first().context("a board is shown")?, "1-0");
    ensure!(ask(service, 2, &sent)?.contains("applied"), "the code is valid");
    let replayed = ask(service, 2, &sent)?;
    ensure!(replayed.contains("known"), "a replayed request was applied: {replayed}");
    println!("a replayed request: counted once");
    venue.run(&format!("helper revoke {EVENT} 1"))?;
    let start = Instant::now();
    loop {
        let answer = ask(service, 2, &sent)?;
        if !answer.starts_with("HTTP/1.1 200 ") {
            refusal(&answer, "401")?;
            break;
        }
        ensure!(start.elapsed() < Duration::from_secs(30), "a revoked code is still valid");
    }
    println!("a revoked code: refused after {} ms", start.elapsed().as_millis());
    println!("a client that sends a byte a second: closed after {:.1?}", slow_client(service)?);
    let before = result_at_the_desk(venue, 2)?;
    let flood = flood(service, size.connections)?;
    let during = result_at_the_desk(venue, 3)?;
    println!("{} connections: {} stay open", size.connections, flood.iter().filter(|stream| is_open(stream)).count());
    println!("a result at the desk: {before:.1?} before, {during:.1?} with these connections");
    println!("a page for another phone while they last: after {:.1?}", first_page(service)?);
    drop(flood);
    println!("a page after them: after {:.1?}", first_page(service)?);
    Ok(())
}

/// Returns the status line of an answer that must have this status.
fn refusal<'a>(answer: &'a str, status: &str) -> Result<&'a str> {
    let line = answer.lines().next().unwrap_or_default();
    ensure!(line.contains(status), "the answer is not {status}: {line}");
    Ok(line)
}

/// Sends 1 GB, and returns how the service refuses it.
fn upload(service: SocketAddr) -> Result<String> {
    const SIZE: usize = 1_000_000_000;
    let mut stream = connect(service, 3)?;
    write!(
        stream,
        "POST /en/helper/entries HTTP/1.1\r\nHost: {service}\r\nContent-Type: application/json\r\nContent-Length: {SIZE}\r\n\r\n"
    )?;
    let chunk = vec![b' '; 64 * 1024];
    let mut sent = 0;
    while sent < SIZE && stream.write_all(&chunk[..chunk.len().min(SIZE - sent)]).is_ok() {
        sent += chunk.len().min(SIZE - sent);
    }
    ensure!(sent < SIZE / 10, "the service took {sent} bytes");
    let mut start = [0; 64];
    // A connection that is reset loses its answer.
    let length = stream.read(&mut start).unwrap_or(0);
    let answer = String::from_utf8_lossy(&start[..length]).into_owned();
    let outcome = if answer.is_empty() { "closed without an answer" } else { refusal(&answer, "413")? };
    Ok(format!("{outcome}, after {} kB", sent / 1024))
}

/// Sends a byte a second, and returns the time after which the service closes the connection.
fn slow_client(service: SocketAddr) -> Result<Duration> {
    let mut stream = connect(service, 4)?;
    stream.set_read_timeout(Some(Duration::from_secs(1)))?;
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(60) {
        if stream.write_all(b"G").is_err() || matches!(stream.read(&mut [0; 64]), Ok(0)) {
            return Ok(start.elapsed());
        }
    }
    anyhow::bail!("a slow client is served for a minute")
}

/// Opens many connections that send nothing, 16 from each address.
fn flood(service: SocketAddr, count: u32) -> Result<Vec<TcpStream>> {
    let files = rlimit::increase_nofile_limit(u64::from(count) + OTHER_FILES)?;
    ensure!(files >= u64::from(count) + OTHER_FILES, "the system lets this program open {files} files only");
    let open = |number| connect(service, 1_000 + number / 16).context("a connection of the flood failed");
    (0..count).map(open).collect()
}

/// Whether the service has not closed a connection.
fn is_open(mut stream: &TcpStream) -> bool {
    stream.set_nonblocking(true).is_ok()
        && matches!(stream.read(&mut [0; 1]), Err(error) if error.kind() == ErrorKind::WouldBlock)
}

/// Enters a result with the command line, and returns its time.
fn result_at_the_desk(venue: &Venue, board: u32) -> Result<Duration> {
    let start = Instant::now();
    venue.run(&format!("result {EVENT} --round 1 --board {board} 1-0"))?;
    Ok(start.elapsed())
}

/// Asks for a page until it comes, and returns how long that takes.
fn first_page(service: SocketAddr) -> Result<Duration> {
    let start = Instant::now();
    while get(service, 5, "/en/").map_or(true, |answer| !answer.starts_with("HTTP/1.1 200 ")) {
        ensure!(start.elapsed() < Duration::from_secs(60), "no page within a minute");
        thread::sleep(Duration::from_millis(20));
    }
    Ok(start.elapsed())
}
