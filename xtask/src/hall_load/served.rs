//! The event and the service that are measured, and requests to it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result};
use serde_json::Value;
use socket2::{Domain, Socket, Type};

use crate::shell;

/// A folder with events.
pub struct Venue {
    program: PathBuf,
    folder: tempfile::TempDir,
}

/// A running `drawmaster serve`. It is killed when it is dropped.
pub struct Served {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Venue {
    pub fn new(program: PathBuf) -> Result<Venue> {
        Ok(Venue { program, folder: tempfile::tempdir()? })
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.current_dir(self.folder.path()).env("DRAWMASTER_DATA", self.folder.path().join("data"));
        command
    }

    /// Runs a command line without quotes, and returns its output.
    pub fn run(&self, line: &str) -> Result<String> {
        shell::output(self.command().args(line.split_whitespace()))
    }

    /// Runs a command line that answers in JSON.
    pub fn json(&self, line: &str) -> Result<Value> {
        Ok(serde_json::from_str(&self.run(&format!("{line} --json"))?)?)
    }

    /// Makes an event whose first round has this many boards and is released.
    pub fn event(&self, name: &str, boards: u32) -> Result<()> {
        let people = (1..=2 * boards).map(|number| format!("Player{number},Ada,{}k\n", number % 30 + 1));
        let list: String = std::iter::once("family,given,rank\n".to_owned()).chain(people).collect();
        std::fs::write(self.folder.path().join("players.csv"), list)?;
        self.run(&format!("new {name} --name Stage --start 2026-08-14"))?;
        self.run(&format!("entry import {name} players.csv"))?;
        self.run(&format!("register close {name}"))?;
        self.run(&format!("pair {name} --round 1"))?;
        self.run(&format!("release {name} --round 1")).map(drop)
    }

    /// Serves an event at a free port.
    pub fn serve(&self, name: &str) -> Result<Served> {
        let mut command = self.command();
        command.args(["serve", name, "--address", "127.0.0.1:0", "--until-input-ends", "--json"]);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        let output = child.stdout.as_mut().context("the service has an output")?;
        BufReader::new(output).read_line(&mut line)?;
        let answer: Value = serde_json::from_str(&line).with_context(|| format!("serve answered {line}"))?;
        let address = answer["address"].as_str().context("serve gives its address")?.parse()?;
        Ok(Served { child, address })
    }
}

impl Served {
    /// The memory of the process, in bytes.
    pub fn memory(&self) -> Result<u64> {
        let status = std::fs::read_to_string(Path::new("/proc").join(self.child.id().to_string()).join("status"))
            .context("the memory of a process is read from /proc, which only Linux has")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("the process has memory")?;
        Ok(line.trim().trim_end_matches(" kB").trim().parse::<u64>()? * 1024)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Connects as device number `device`, each of which has an address of its own.
pub fn connect(service: SocketAddr, device: u32) -> Result<TcpStream> {
    let [_, high, middle, low] = (device + 2).to_be_bytes();
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None)?;
    socket.bind(&SocketAddr::from((Ipv4Addr::new(127, high, middle, low), 0)).into())?;
    socket.connect(&service.into())?;
    let stream = TcpStream::from(socket);
    stream.set_read_timeout(Some(Duration::from_secs(60)))?;
    Ok(stream)
}

/// Asks for a page on a new connection, and returns the whole answer.
pub fn get(service: SocketAddr, device: u32, path: &str) -> Result<String> {
    let head = format!("GET {path} HTTP/1.1\r\nHost: {service}\r\nConnection: close\r\n\r\n");
    ask(service, device, &head)
}

/// Sends a request on a new connection, and returns the whole answer.
pub fn ask(service: SocketAddr, device: u32, request: &str) -> Result<String> {
    let mut stream = connect(service, device)?;
    stream.write_all(request.as_bytes())?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

/// The boards that the page of a helper shows.
pub fn shown(service: SocketAddr, code: &str) -> Result<Vec<Value>> {
    let head = format!("GET /en/helper/work HTTP/1.1\r\nHost: {service}\r\nConnection: close\r\n");
    let answer = ask(service, 0, &format!("{head}Authorization: Bearer {code}\r\n\r\n"))?;
    let (_, body) = answer.split_once("\r\n\r\n").context("an answer has a body")?;
    let work: Value = serde_json::from_str(body).with_context(|| format!("the service answered {answer}"))?;
    Ok(work["boards"].as_array().context("a helper has boards")?.clone())
}

/// The request with which a phone sends the result of a board that its page shows.
pub fn entry(service: SocketAddr, code: &str, key: &str, board: &Value, result: &str) -> String {
    let [round, number, players] = ["round", "board", "players"].map(|field| &board[field]);
    let action = serde_json::json!({
        "what": "result", "competition": 1, "round": round, "board": number, "pass": null, "result": result,
        "players": players
    });
    let body = serde_json::json!({ "key": key, "action": action }).to_string();
    format!(
        "POST /en/helper/entries HTTP/1.1\r\nHost: {service}\r\nConnection: close\r\nAuthorization: Bearer {code}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
}
