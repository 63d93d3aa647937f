//! Makes the copy of a second desk an ordinary event file, by hand: no program can know whether the first desk still works.

use std::path::Path;

use serde::Serialize;
use session::{Environment, EventSession, Result};
use store::EventFile;
use ts_rs::TS;

use super::entries::revoke_codes;
use crate::event::{OpenEvent, StatusView, open};
use crate::log_head;
use crate::operation::{Promotion, op};

/// A promoted copy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Promoted {
    /// The number of the last entry of the first desk.
    #[ts(type = "number")]
    pub entry: i64,
    /// The head of the history at that entry, as sheets print it.
    pub head: String,
}

/// Promotes the copy at `path`. The history gets an entry that says which one it continues, and the codes of second desks are revoked.
///
/// # Errors
/// The file is not the copy of a second desk, has no event yet, or cannot be written. It follows still.
pub fn promote(environment: impl Environment + 'static, path: &Path) -> Result<Promoted> {
    let mut file = EventFile::open_following(path)?;
    file.promote_with_next_change()?;
    let mut session = EventSession::new(environment);
    session.set_file(file, path)?;
    let head = log_head::head(&session)?;
    let short = head.short();
    let promotion = Promotion { entry: head.entries, head: head.head };
    session.transact_event(op::PromoteSecondDesk, &promotion, |whole, _| {
        revoke_codes(whole);
        Ok(())
    })?;
    Ok(Promoted { entry: promotion.entry, head: short })
}

/// Promotes a copy as [`promote`] does, and opens it in place of the open event. Returns its status.
///
/// # Errors
/// As [`promote`]; the earlier event stays open.
pub fn take_over(session: &mut EventSession, request: &OpenEvent) -> Result<StatusView> {
    promote(session.environment(), &request.file)?;
    open(session, request)
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use session::FixedEnvironment;

    use super::*;
    use crate::fixture::playing;
    use crate::helper::{AddHelper, add};
    use crate::history::{redo, undo};
    use crate::labels::ResultView;
    use crate::operation::EnterResult;
    use crate::round::enter_result;
    use crate::second_desk::{DeskKey, FollowAnswer, entries};
    use crate::vocabulary::HelperRoleName;

    fn environment() -> FixedEnvironment {
        FixedEnvironment::new(1, NaiveDate::from_ymd_opt(2026, 8, 14).expect("a day"))
    }

    /// What a desk answers to a second desk that begins.
    fn answer(session: &EventSession, key: &DeskKey) -> FollowAnswer {
        entries(session, &key.question("00", 1, 0, [0; 32])).expect("the desk knows the code").answer
    }

    /// Else the codes that ended with it would be valid again, and another second desk would follow both.
    #[test]
    fn taking_over_is_not_undone() {
        let mut first = playing(8);
        let helper = AddHelper { name: "Second".into(), role: HelperRoleName::SecondDesk, room: None, hours: None };
        let key = DeskKey::of_code(&add(&mut first, &helper).expect("the name is given").value.code);
        let FollowAnswer::Entries(sent) = answer(&first, &key) else { panic!("the code is valid") };
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("copy.drawmaster");
        let mut copy = EventFile::create_following(&path).expect("a new file");
        copy.take_entries(&sent).expect("all entries of a small event");
        drop(copy);
        promote(environment(), &path).expect("it is a copy");
        let mut session = EventSession::open(environment(), &path).expect("it is an event file now");
        let refused = |session: &mut EventSession| {
            assert_eq!(undo(session).expect_err("the takeover stays").message.id, "undo-takeover");
            assert!(matches!(answer(session, &key), FollowAnswer::Refused));
        };
        refused(&mut session);
        let result = Some(ResultView::BlackWon);
        let request = EnterResult { round: 1, board: 1, result, ..EnterResult::default() };
        enter_result(&mut session, &request).expect("the promoted copy goes on");
        undo(&mut session).expect("the result is undone");
        refused(&mut session);
        redo(&mut session).expect("the result is entered again");
        undo(&mut session).expect("the result is undone");
        refused(&mut session);
    }
}
