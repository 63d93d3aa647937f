//! Issuing a bundle. The journal keeps every issue, whatever is undone later, so that the chain of bundles never forks; an
//! event that has not changed since gives the same bundle again.

use std::path::Path;

use formats::bundle::{Content, write};
use formats::canonical::canonical;
use serde::{Deserialize, Serialize};
use session::atomic_file::{Written, write_beside};
use session::fields::hex_text;
use session::{AppError, EventSession, Operation, Result, signing_key};
use store::Kind;

use super::collect::collect;

/// A bundle that was written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Issued {
    /// The file.
    pub written: Written,
    /// Which bundle of the event it is.
    pub sequence: u32,
    /// Its hash.
    pub hash: String,
}

/// What the journal keeps of an issue: all that the same bundle follows from.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct Record {
    event: String,
    sequence: u32,
    previous: String,
    issued: chrono::NaiveDate,
    key: String,
    content: String,
    hash: String,
    secret: String,
}

/// Writes the bundle of the open event to `file`.
///
/// # Errors
/// There are no points for the event's season and class, no key, or the file cannot be written.
pub fn issue(session: &mut EventSession, file: &Path) -> Result<Issued> {
    let pair = signing_key::of_session(session)?;
    let last = last_issue(session)?;
    let mut content = collect(session)?;
    let said = digest(&content);
    let same = last.as_ref().filter(|last| last.content == said && last.key == pair.public());
    let mut record = match (same, &last) {
        (Some(same), _) => same.clone(),
        (None, Some(last)) => Record {
            sequence: last.sequence + 1,
            previous: last.hash.clone(),
            issued: session.now().date(),
            ..last.clone()
        },
        (None, None) => first(session),
    };
    (record.key, record.content) = (pair.public(), said);
    content.event.clone_from(&record.event);
    content.previous.clone_from(&record.previous);
    (content.sequence, content.issued, content.secret) = (record.sequence, record.issued, secret(&record)?);
    let (bytes, hash) = write(&content, &pair);
    if same.is_none() {
        record.hash.clone_from(&hash);
        session.transact(Operation::IssueBundle, &record, |tournament| {
            tournament.event.tour.bundles = record.sequence;
            Ok(())
        })?;
    }
    Ok(Issued { written: write_beside(file, &bytes)?, sequence: record.sequence, hash })
}

/// The last issue that the journal knows, undone or not.
fn last_issue(session: &EventSession) -> Result<Option<Record>> {
    let entries = session.file()?.log()?;
    let mut newest_first = entries.into_iter().rev();
    let issue = newest_first.find(|e| e.kind == Kind::Do && e.operation == Operation::IssueBundle.name());
    let Some(last) = issue else { return Ok(None) };
    serde_json::from_value(last.input).map(Some).map_err(|error| AppError::internal(error.to_string()))
}

/// The record of an event's first bundle: its number for life, and the secret of its salts.
fn first(session: &EventSession) -> Record {
    let seed = hex_text(&session.fresh_seed());
    let derived = |what: &str| domain::lots::sha256_hex(&format!("drawmaster {what} 1\n{seed}"));
    Record {
        event: derived("event")[..32].to_string(),
        sequence: 1,
        previous: String::new(),
        issued: session.now().date(),
        key: String::new(),
        content: String::new(),
        hash: String::new(),
        secret: derived("salts"),
    }
}

fn secret(record: &Record) -> Result<[u8; 32]> {
    let byte = |at: usize| record.secret.get(at..at + 2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
    let bytes: Option<Vec<u8>> = (0..32).map(|at| byte(2 * at)).collect();
    bytes
        .and_then(|bytes| bytes.try_into().ok())
        .ok_or_else(|| AppError::internal("the journal's last issue has no secret"))
}

/// A digest of what a bundle would say, apart from its number and its salts.
fn digest(content: &Content) -> String {
    let persons: Vec<_> = content.persons.iter().map(|(player, person)| (player, person.fields())).collect();
    let h9 = String::from_utf8_lossy(&content.h9);
    let said = canonical(&(&content.data, persons, &content.names, h9, &content.draws, &content.certificates));
    domain::lots::sha256_hex(&String::from_utf8_lossy(&said))
}
