//! The second desk: a copy of the first desk's event file that takes each journal entry as it is committed there. The copy is open only
//! for the moment of a change, so that other commands can read it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::Duration;

use messages::message;
use session::{AppError, ErrorCode, Result};
use store::{EventFile, Hash, SentEntries, StoreError};

use crate::first_desk::{DeskReply, FirstDesk};

/// How often the second desk asks for new entries.
const ASKED: Duration = Duration::from_millis(500);

/// How often it tries again without a connection.
const RETRIED: Duration = Duration::from_secs(1);

/// A copy that follows a first desk.
pub struct Following {
    path: PathBuf,
    desk: FirstDesk,
    head: (i64, Hash),
}

/// What happened when the copy asked for entries.
#[derive(Debug, Clone, PartialEq)]
pub enum FollowState {
    /// It has entries up to `entry`; the first desk has `last`.
    Has {
        /// The last entry of the copy.
        entry: i64,
        /// The last entry of the first desk.
        last: i64,
    },
    /// Nothing can be taken now, and why: there is no connection, or another program reads the copy.
    Lost(AppError),
}

impl Following {
    /// Returns the copy at `path`, which is created if there is no file.
    ///
    /// # Errors
    /// The file is not the copy of a second desk, or cannot be opened.
    pub fn open(path: &Path, desk: FirstDesk) -> Result<Following> {
        let head = match EventFile::open_following(path) {
            // It is created with the first entries, so that a refused code leaves no empty copy.
            Err(StoreError::Missing(_)) => (0, Hash::default()),
            opened => opened?.head()?,
        };
        Ok(Following { path: path.to_owned(), desk, head })
    }

    /// Returns the number of the last entry of the copy.
    pub fn entry(&self) -> i64 {
        self.head.0
    }

    /// Asks once for new entries, and takes them into the copy. One answer may hold only a part of them.
    ///
    /// # Errors
    /// The first desk refuses the code, its history is another one, an entry does not follow from the copy's history, or the copy
    /// is missing or cannot be written.
    pub fn ask(&mut self) -> Result<FollowState> {
        self.ask_until(&|| false)
    }

    /// As [`Following::ask`], unless `is_stopped` first: then the connection counts as lost.
    pub(crate) fn ask_until(&mut self, is_stopped: &dyn Fn() -> bool) -> Result<FollowState> {
        let (after, hash) = self.head;
        let sent = match self.desk.entries(after, &hash, is_stopped) {
            DeskReply::Entries(sent) => sent,
            DeskReply::Lost(reason) => return Ok(FollowState::Lost(reason)),
            DeskReply::OtherHistory => return Err(StoreError::EntryDoesNotFollow(after + 1).into()),
            DeskReply::Refused(error) => return Err(error),
        };
        if sent.entries.is_empty() && sent.last > after {
            // It would be asked again at once, for ever.
            return Err(self.desk.not_understood());
        }
        self.check_is_there()?;
        self.answered(&sent)
    }

    /// Checks that a copy with entries was not moved or deleted: a new one would begin in the middle of the history.
    fn check_is_there(&self) -> Result<()> {
        if self.head.0 == 0 || self.path.exists() {
            return Ok(());
        }
        Err(AppError::new(ErrorCode::File, message!("follow-copy-missing", path = &self.path)))
    }

    /// Takes an answer of the first desk. While another program reads the copy, the entries wait and are asked for again.
    fn answered(&mut self, sent: &SentEntries) -> Result<FollowState> {
        match self.take(sent) {
            Err(busy @ StoreError::InUse(_)) => Ok(FollowState::Lost(busy.into())),
            taken => {
                taken?;
                Ok(FollowState::Has { entry: self.head.0, last: sent.last })
            }
        }
    }

    /// Takes entries into the copy. A copy that is created for them is removed again if they are refused.
    fn take(&mut self, sent: &SentEntries) -> store::Result<()> {
        if sent.entries.is_empty() {
            return Ok(());
        }
        let is_new = !self.path.exists();
        let mut file = match is_new {
            true => EventFile::create_following(&self.path)?,
            false => EventFile::open_following(&self.path)?,
        };
        if let Err(error) = file.take_entries(sent) {
            drop(file);
            if is_new {
                // It is empty; what cannot be removed stays without harm.
                let _ = fs::remove_file(&self.path);
            }
            return Err(error);
        }
        self.head = file.head()?;
        Ok(())
    }

    /// Follows until `stop` is closed, and reports each state that differs from the one before.
    ///
    /// # Errors
    /// As [`Following::ask`].
    pub fn run(&mut self, stop: &Receiver<()>, mut report: impl FnMut(&FollowState)) -> Result<()> {
        let mut before = None;
        loop {
            let state = self.ask_until(&|| stop.try_recv() != Err(TryRecvError::Empty))?;
            let pause = match &state {
                FollowState::Has { entry, last } if entry < last => Duration::ZERO,
                FollowState::Has { .. } => ASKED,
                FollowState::Lost(_) => RETRIED,
            };
            if before.as_ref() != Some(&state) {
                report(&state);
                before = Some(state);
            }
            if stop.recv_timeout(pause) != Err(RecvTimeoutError::Timeout) {
                return Ok(());
            }
        }
    }
}
