//! Power cuts lose no acknowledged change and leave a file that opens. Files with unsafe settings fail the same test, which shows
//! that it detects losses. A release runs 100,000 cuts (`cargo xtask faults`).

use faults::cuts::{Verdict, cut, record_desk, record_store};
use store::Durability;

#[test]
fn a_day_of_sessions_survives_every_cut() {
    let verdict = cut(&record_desk(2), 1500, "desk", |_| {});
    assert_eq!(verdict, Verdict { cuts: 1500, lost: 0, broken: 0 });
}

#[test]
fn a_repeatedly_changed_file_survives_every_cut() {
    let verdict = cut(&record_store(&Durability::SAFE, 40), 500, "store", |_| {});
    assert_eq!(verdict, Verdict { cuts: 500, lost: 0, broken: 0 });
}

#[test]
fn a_deleted_journal_that_returns_loses_acknowledged_changes() {
    let sqlite_default = Durability { journal: "DELETE", synchronous: "FULL", locking: "NORMAL" };
    let verdict = cut(&record_store(&sqlite_default, 40), 500, "delete", |_| {});
    assert!(verdict.lost > 25 && verdict.broken == 0, "{verdict:?}");
}

#[test]
fn a_log_that_is_not_synced_is_refused_after_most_cuts() {
    let relaxed = Durability { journal: "WAL", synchronous: "NORMAL", locking: "EXCLUSIVE" };
    let verdict = cut(&record_store(&relaxed, 40), 500, "wal", |_| {});
    assert!(verdict.lost == 0 && verdict.broken > 250, "{verdict:?}");
}
