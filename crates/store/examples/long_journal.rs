//! Writes an event file of 1,000 players and 5,000 games with many entries in its journal, each a change of one game.
//! `cargo run --release -p store --example long_journal -- FILE ENTRIES`

#[path = "../tests/integration/random/mod.rs"]
mod random;

use std::path::PathBuf;

use serde_json::Value;
use store::{EventFile, OperationRecord};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let path = PathBuf::from(words.next().ok_or("the path of the new file is missing")?);
    let entries: usize = words.next().ok_or("the number of entries is missing")?.parse()?;
    let operation = |name| OperationRecord { who: "desk", at: "2026-07-31T10:00:00", name, input: Value::Null };
    let event = random::large();
    let games: Vec<_> = event.games().collect();
    let (mut file, ()) = EventFile::create_with(&path, operation("new"), |tx| tx.write(&event))?;
    for at in 1..entries {
        let mut game = games[at % games.len()].clone();
        game.locked = (at / games.len()).is_multiple_of(2);
        file.transact(operation("result"), |tx| tx.upsert(&game))?;
    }
    Ok(())
}
