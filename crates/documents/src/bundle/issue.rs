//! Issuing a bundle. The journal keeps every issue, even if it is undone, so that the chain of bundles never forks. An
//! unchanged event yields the same bundle again.

use std::path::Path;

use app::check::shown_stages;
use app::freeze::{DrawActView, draw_acts};
use app::log_head;
use app::operation::{BundleIssued, op};
use domain::EventNumber;
use domain::model::freeze::DrawKind;
use formats::bundle::{BundleAct, BundleLog, Content, write};
use formats::canonical::canonical;
use formats::signing::PublicKey;
use messages::message;
use serde::Serialize;
use session::atomic_file::{Output, Written};
use session::fields::hex_text;
use session::{AppError, EventSession, Result, signing_key};

use super::collect::collect;
use super::hand_over;
use super::last_issue::last_issue;

/// A written bundle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Issued {
    /// The file.
    pub written: Written,
    /// Its number among the bundles of the event, from 1.
    pub sequence: u32,
    /// Its hash.
    pub hash: String,
}

/// Writes the bundle of the open event to `file`.
///
/// # Errors
/// Fails if the season has no points for the event's class, there is no key, or the file exists and may not be
/// replaced or cannot be written, or the event was handed over to another key.
pub fn issue(session: &mut EventSession, file: &Path, output: Output) -> Result<Issued> {
    output.check(file)?;
    let pair = signing_key::of_session(session)?;
    hand_over::check_owner(session, &pair.public())?;
    let last = last_issue(session)?;
    let basis = match &last {
        Some(last) => last.clone(),
        None => first(session, pair.public())?,
    };
    let mut content = collect(session, basis.event.clone())?;
    let log = log(session)?;
    let digest = digest(&content, &log);
    let same = last.as_ref().filter(|last| last.content == digest && last.key == pair.public());
    let mut record = match (same, &last) {
        (Some(same), _) => same.clone(),
        (None, Some(last)) => BundleIssued {
            sequence: last.sequence + 1,
            previous: last.hash.clone(),
            issued: session.now().date(),
            log: Some(log),
            ..basis
        },
        (None, None) => BundleIssued { log: Some(log), ..basis },
    };
    (record.key, record.content) = (pair.public(), digest);
    content.previous.clone_from(&record.previous);
    content.log.clone_from(&record.log);
    if same.is_none() {
        record.hand_overs = hand_over::statements(session, &record)?;
    }
    content.hand_overs.clone_from(&record.hand_overs);
    (content.sequence, content.issued, content.secret) = (record.sequence, record.issued, secret(&record)?);
    let (bytes, hash) = write(&content, &pair);
    if same.is_none() {
        record.hash.clone_from(&hash);
        session.transact(op::IssueBundle, &record, |tournament| {
            tournament.event.tour.bundles = record.sequence;
            tournament.event.tour.handed_over_to = None;
            Ok(())
        })?;
    }
    let written = output.write(file, &bytes)?;
    shown_stages::remember(session)?;
    Ok(Issued { written, sequence: record.sequence, hash })
}

/// Returns the event's permanent number. It follows from the first entry of the history, which all copies of the file have in common:
/// a restored copy, a second desk that took over and recovered data are the same event.
///
/// # Errors
/// No event is open, or its history cannot be read.
pub(crate) fn number(session: &EventSession) -> Result<EventNumber> {
    let origin = hex_text(&session.file()?.origin()?);
    Ok(EventNumber::derived(&format!("drawmaster event 2\n{origin}")))
}

/// Returns the record of an event's first bundle, with the event's permanent number and the secret of the salts.
fn first(session: &EventSession, key: PublicKey) -> Result<BundleIssued> {
    let seed = hex_text(&session.fresh_seed());
    Ok(BundleIssued {
        event: number(session)?,
        sequence: 1,
        previous: String::new(),
        issued: session.now().date(),
        key,
        content: String::new(),
        hash: String::new(),
        secret: domain::lots::sha256_hex(&format!("drawmaster salts 1\n{seed}")),
        log: None,
        hand_overs: Vec::new(),
    })
}

fn secret(record: &BundleIssued) -> Result<[u8; 32]> {
    let byte = |at: usize| record.secret.get(at..at + 2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
    let bytes: Option<Vec<u8>> = (0..32).map(|at| byte(2 * at)).collect();
    bytes.and_then(|bytes| bytes.try_into().ok()).ok_or_else(|| AppError::internal(message!("bundle-secret-missing")))
}

/// Returns the head of the history, with all freezes and draws.
fn log(session: &EventSession) -> Result<BundleLog> {
    let head = log_head::head(session)?;
    let mut acts = Vec::new();
    for category in session.tournament()?.event.ages.categories.iter().copied() {
        for kind in [DrawKind::Knockout, DrawKind::Final] {
            let act = |act: DrawActView| BundleAct {
                category: category.0,
                of_final: kind == DrawKind::Final,
                act: act.act.to_string(),
                number: act.number,
                at: act.at,
                undone: act.undone,
            };
            acts.extend(draw_acts(session, category, kind)?.into_iter().map(act));
        }
    }
    Ok(BundleLog { entries: u32::try_from(head.entries).unwrap_or(u32::MAX), head: head.head, acts })
}

/// Returns a digest of a bundle's content without its number, salts and head, which the issue itself changes.
fn digest(content: &Content, log: &BundleLog) -> String {
    let persons: Vec<_> = content.persons.iter().map(|(player, person)| (player, person.fields())).collect();
    let h9 = String::from_utf8_lossy(&content.h9);
    let mut bytes = canonical(&(&content.data, persons, &content.names, h9, &content.draws, &content.certificates));
    if !log.acts.is_empty() {
        bytes.extend(canonical(&log.acts));
    }
    domain::lots::sha256_hex(&String::from_utf8_lossy(&bytes))
}
