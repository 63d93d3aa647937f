//! Devices that do harm are refused, and others are served meanwhile.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use super::served::{Venue, ask, connect, entry, get};
use super::size::Size;

const EVENT: &str = "hostile.drawmaster";

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
    println!("an upload of 1 GB: {}", refusal(&upload(service)?, "413")?);
    ensure!(ask(service, 2, &entry(service, code, "key-00001", 1, "1-0"))?.contains("applied"), "the code is valid");
    let replayed = ask(service, 2, &entry(service, code, "key-00001", 1, "1-0"))?;
    ensure!(replayed.contains("known"), "a replayed request was applied: {replayed}");
    println!("a replayed request: counted once");
    venue.run(&format!("helper revoke {EVENT} 1"))?;
    let start = Instant::now();
    while ask(service, 2, &entry(service, code, "key-00001", 1, "1-0"))?.starts_with("HTTP/1.1 200 ") {
        ensure!(start.elapsed() < Duration::from_secs(30), "a revoked code is still valid");
    }
    println!("a revoked code: refused after {} ms", start.elapsed().as_millis());
    println!("a client that sends a byte a second: closed after {:.1?}", slow_client(service)?);
    let (open, time) = flood(service, size.connections)?;
    println!("{} connections: {open} accepted, and a page for another phone in {:.1?}", size.connections, time);
    Ok(())
}

/// Returns the status line of an answer that must have this status.
fn refusal<'a>(answer: &'a str, status: &str) -> Result<&'a str> {
    let line = answer.lines().next().unwrap_or_default();
    ensure!(line.contains(status), "the answer is not {status}: {line}");
    Ok(line)
}

fn upload(service: SocketAddr) -> Result<String> {
    let mut stream = connect(service, 3)?;
    write!(
        stream,
        "POST /en/helper/entries HTTP/1.1\r\nHost: {service}\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n"
    )?;
    let chunk = vec![b' '; 64 * 1024];
    for _ in 0..16_000 {
        if stream.write_all(&chunk).is_err() {
            break;
        }
    }
    let mut start = [0; 64];
    let length = stream.read(&mut start).unwrap_or(0);
    let answer = String::from_utf8_lossy(&start[..length]).into_owned();
    // A connection that the service closed loses its answer, which is a refusal too.
    Ok(if answer.is_empty() { "closed (413)".into() } else { answer })
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

/// Opens many connections from many addresses, and returns how many stay open and how long another phone waits then.
fn flood(service: SocketAddr, count: u32) -> Result<(usize, Duration)> {
    let open: Vec<TcpStream> = (0..count).filter_map(|number| connect(service, 1_000 + number / 16).ok()).collect();
    let is_open = |mut stream: &TcpStream| {
        let _ = stream.set_read_timeout(Some(Duration::from_millis(1)));
        !matches!(stream.read(&mut [0; 1]), Ok(0))
    };
    let accepted = open.iter().filter(|stream| is_open(stream)).count();
    // Room for one more.
    drop(open);
    let start = Instant::now();
    while get(service, 5, "/en/").map_or(true, |answer| !answer.starts_with("HTTP/1.1 200 ")) {
        ensure!(start.elapsed() < Duration::from_secs(60), "no page after the flood");
    }
    Ok((accepted, start.elapsed()))
}
