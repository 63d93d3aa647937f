//! The desk of `drawmaster serve`: an event file that other commands may change meanwhile. The file is open only for the moment
//! of a reading or of a change, so that nobody is locked out.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant, SystemTime};

use app::helper::{ActionOutcome, HelperDelivery, HelperWork, act, authenticate, work};
use app::labels::ResultView;
use app::player_report::{self, ReportOutcome, ReportSeat};
use app::second_desk::{self, FollowAnswer, Followed, Question};
use domain::Event;
use session::environment::Environment;
use session::{EventSession, Result};
use store::{Hash, has_owner};

use crate::desk::HelperDesk;
use crate::hall::Hall;

/// How often the file is looked at, besides at each request with a code. Only its first bytes are read while it does not change.
const LOOKED_AT: Duration = Duration::from_millis(250);

/// How long a helper's change waits for another program that has the event open. Then the phone sends it again.
const PATIENCE: Duration = Duration::from_secs(2);

/// How often it tries again.
const RETRIED: Duration = Duration::from_millis(20);

/// The event file of a service.
pub struct FileDesk {
    path: PathBuf,
    environment: Arc<dyn Environment>,
    hall: Arc<Hall>,
    /// What is published. The lock is held while this process has the file open: closing a second handle would release the locks
    /// of the first.
    published: Mutex<Published>,
}

/// The state of the file that is published.
struct Published {
    stamp: Stamp,
    /// The event in that state.
    session: EventSession,
    /// When a newer state could not be read, as another program has the file.
    refused: Option<Instant>,
    /// What second desks got that had all of this state: nothing more, as long as it stays.
    all_sent: Option<(i64, Hash, Followed)>,
}

/// What changes in a file when an event changes.
#[derive(Debug, Default, PartialEq, Eq)]
struct Stamp {
    /// The header of the database, which counts its changes.
    header: Vec<u8>,
    length: u64,
    modified: Option<SystemTime>,
}

/// A thread that follows the file. It ends when this is dropped.
pub struct Follower {
    stop: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl FileDesk {
    /// Reads the event at `path` and returns its desk with the public state.
    ///
    /// # Errors
    /// The file cannot be read, or another program has it open for changes.
    pub fn open(environment: Arc<dyn Environment>, path: &Path) -> Result<FileDesk> {
        let stamp = Stamp::of(path);
        let session = EventSession::open_read_only(Arc::clone(&environment), path)?;
        let hall = Arc::new(Hall::new(Arc::clone(&environment), session.event()?)?);
        let session = EventSession::of_snapshots(Arc::clone(&environment), session.event()?.clone())?;
        let published = Mutex::new(Published { stamp, session, refused: None, all_sent: None });
        Ok(FileDesk { path: path.to_path_buf(), environment, hall, published })
    }

    /// Publishes every change of the file until the follower is dropped.
    pub fn follow(self: &Arc<Self>) -> Follower {
        let (stop, stopped) = channel();
        let desk = Arc::clone(self);
        let thread = thread::spawn(move || {
            while stopped.recv_timeout(LOOKED_AT) == Err(RecvTimeoutError::Timeout) {
                drop(desk.current());
            }
        });
        Follower { stop: Some(stop), thread: Some(thread) }
    }

    /// Publishes the file's state if it is another than the published one, and returns what is published. While another program
    /// has the file, that is the earlier state.
    fn current(&self) -> MutexGuard<'_, Published> {
        let mut published = self.published.lock().unwrap_or_else(PoisonError::into_inner);
        let stamp = Stamp::of(&self.path);
        // A reading waits for a moment, during which everybody waits, so not each of them tries.
        let is_held = published.refused.is_some_and(|at| at.elapsed() < LOOKED_AT) && has_owner(&self.path);
        if stamp != published.stamp && !is_held {
            match self.read() {
                Ok(whole) => self.publish(&mut published, stamp, whole),
                Err(_) => published.refused = Some(Instant::now()),
            }
        }
        published
    }

    fn read(&self) -> Result<Event> {
        let session = EventSession::open_read_only(Arc::clone(&self.environment), &self.path)?;
        Ok(session.event()?.clone())
    }

    fn publish(&self, published: &mut Published, stamp: Stamp, whole: Event) {
        self.hall.publish(&whole);
        published.session.show_snapshot(whole);
        published.stamp = stamp;
        published.refused = None;
        published.all_sent = None;
    }

    /// Runs `work` on the file, and publishes what it changed. Without the consent of `check`, such as with a wrong code, the file is
    /// not opened. Waits for a moment if another program has it open; others do not wait for that.
    fn change<T>(
        &self,
        check: impl Fn(&EventSession) -> Result<()>,
        work: impl FnOnce(&mut EventSession) -> Result<T>,
    ) -> Result<T> {
        let start = Instant::now();
        loop {
            let mut published = self.current();
            check(&published.session)?;
            match EventSession::open(Arc::clone(&self.environment), &self.path) {
                Err(refused) if refused.message.id == "store-in-use" && start.elapsed() < PATIENCE => {
                    drop(published);
                    thread::sleep(RETRIED);
                }
                opened => {
                    let mut session = opened?;
                    let done = work(&mut session)?;
                    let whole = session.event()?.clone();
                    drop(session);
                    // Another program may change the file before its state is read, so the follower reads it once more.
                    self.publish(&mut published, Stamp::default(), whole);
                    return Ok(done);
                }
            }
        }
    }
}

impl HelperDesk for FileDesk {
    fn hall(&self) -> Arc<Hall> {
        Arc::clone(&self.hall)
    }

    fn work(&self, code: &str) -> Result<HelperWork> {
        work(&self.current().session, code)
    }

    fn act(&self, code: &str, sent: &HelperDelivery) -> Result<ActionOutcome> {
        self.change(|session| authenticate(session, code).map(drop), |session| act(session, code, sent))
    }

    fn seat(&self, code: &str) -> Result<ReportSeat> {
        player_report::seat(&self.current().session, code)
    }

    fn report(&self, code: &str, result: ResultView) -> Result<ReportOutcome> {
        let check = |session: &EventSession| player_report::seat(session, code).map(drop);
        self.change(check, |session| player_report::send(session, code, result))
    }

    fn fresh_seed(&self) -> [u8; 32] {
        self.environment.fresh_seed()
    }

    fn follow(&self, question: &Question) -> Result<Followed> {
        let (after, hash) = (question.after, &question.hash);
        let mut published = self.current();
        let follower = second_desk::follower(&published.session, question)?;
        if !follower.is_valid {
            return Ok(Followed { follower, answer: FollowAnswer::Refused });
        }
        let is_same = Stamp::of(&self.path) == published.stamp;
        // The file is read only for a second desk that lacks something.
        match &published.all_sent {
            Some((last, head, sent)) if is_same && (*last, head) == (after, hash) => {
                return Ok(Followed { follower, ..sent.clone() });
            }
            _ => {}
        }
        let session = EventSession::open_read_only(Arc::clone(&self.environment), &self.path)?;
        let followed = second_desk::entries(&session, question)?;
        let has_all = matches!(&followed.answer, FollowAnswer::Entries(sent) if sent.entries.is_empty());
        published.all_sent = (has_all && is_same).then(|| (after, *hash, followed.clone()));
        Ok(followed)
    }
}

impl Stamp {
    /// Returns the state of a file; that of an empty one if it cannot be read.
    fn of(path: &Path) -> Stamp {
        // Opening a pipe would wait for ever.
        let about = fs::metadata(path).ok().filter(fs::Metadata::is_file);
        let mut header = Vec::new();
        if let Some(file) = about.as_ref().and_then(|_| File::open(path).ok()) {
            // A file that cannot be read is looked at again.
            let _ = file.take(100).read_to_end(&mut header);
        }
        Stamp {
            header,
            length: about.as_ref().map_or(0, fs::Metadata::len),
            modified: about.and_then(|about| about.modified().ok()),
        }
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has ended too.
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::thread::ThreadId;

    use app::event::{ChangeSetting, CreateEvent, change_setting, create};
    use app::helper::{AddHelper, HelperAction, add};
    use app::labels::ColourView;
    use app::operation::{EntryFields, PairRound, RoundStep};
    use app::register;
    use app::round::{pair, release};
    use app::vocabulary::HelperRoleName;
    use chrono::{NaiveDate, NaiveDateTime};
    use session::FixedEnvironment;

    use super::*;

    /// The boards of the round. Each has two passes.
    const BOARDS: u8 = 8;

    /// An environment that notes the threads that ask for the time. A helper's code is checked with the time, before the file is opened.
    struct Watched {
        fixed: FixedEnvironment,
        asked: Mutex<HashSet<ThreadId>>,
    }

    impl Environment for Watched {
        fn now(&self) -> NaiveDateTime {
            self.asked.lock().expect("no test panics with it").insert(thread::current().id());
            self.fixed.now()
        }

        fn fresh_seed(&self) -> [u8; 32] {
            self.fixed.fresh_seed()
        }

        fn who(&self) -> String {
            self.fixed.who()
        }
    }

    /// Creates an event with a released round, and returns the codes of two helpers who enter results.
    fn released(environment: &Arc<Watched>, path: &Path) -> [String; 2] {
        let mut session = EventSession::new(Arc::clone(environment) as Arc<dyn Environment>);
        let file = path.to_path_buf().into();
        let event = CreateEvent { file, name: "Stage".into(), start: "2026-08-14".into(), ..CreateEvent::default() };
        create(&mut session, &event).expect("a new file");
        for index in 0..2 * BOARDS {
            let family = format!("Reed{}", char::from(b'a' + index));
            let fields = EntryFields { family, given: "Sam".into(), rank: "9k".into(), ..EntryFields::default() };
            register::add(&mut session, &fields).expect("a new player");
        }
        register::close_register(&mut session).expect("it is open");
        pair(&mut session, &PairRound { round: 1, ..PairRound::default() }).expect("it can be paired");
        release(&mut session, &RoundStep::of(1)).expect("it is paired");
        ["Ada Reed", "Ben Marsh"].map(|name| {
            let helper = AddHelper { name: name.into(), role: HelperRoleName::Results, room: None, hours: None };
            add(&mut session, &helper).expect("the name is given").value.code
        })
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_in_the_place_of_the_event_makes_nobody_wait() {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, away) = (folder.path().join("stage.drawmaster"), folder.path().join("away"));
        let day = NaiveDate::from_ymd_opt(2026, 8, 14).expect("a day");
        let environment = Arc::new(Watched { fixed: FixedEnvironment::new(1, day), asked: Mutex::default() });
        let [code, _] = released(&environment, &path);
        let desk = Arc::new(FileDesk::open(environment as Arc<dyn Environment>, &path).expect("it can be read"));
        fs::rename(&path, &away).expect("nobody has it");
        let made = std::process::Command::new("mkfifo").arg(&path).status();
        assert!(made.is_ok_and(|made| made.success()), "a pipe can be made");
        let action = HelperAction::CheckIn { entry: 1, person: None, name: None };
        let sent = HelperDelivery { key: "key-00001".into(), action };
        let (answered, answers) = channel();
        let (asked, words) = (Arc::clone(&desk), code.clone());
        thread::spawn(move || answered.send((asked.work(&words).is_ok(), asked.act(&words, &sent).is_err())));
        let answer = answers.recv_timeout(Duration::from_secs(30)).expect("it waits for the pipe");
        assert_eq!(answer, (true, true), "the published state is shown, and nothing is entered");
        fs::remove_file(&path).expect("the pipe is there");
        fs::rename(&away, &path).expect("the event is there");
        assert!(desk.work(&code).is_ok());
    }

    #[test]
    fn helpers_do_not_wait_for_each_other_while_another_program_has_the_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("stage.drawmaster");
        let day = NaiveDate::from_ymd_opt(2026, 8, 14).expect("a day");
        let environment = Arc::new(Watched { fixed: FixedEnvironment::new(1, day), asked: Mutex::default() });
        let [first, second] = released(&environment, &path);
        let desk = FileDesk::open(Arc::clone(&environment) as Arc<dyn Environment>, &path).expect("it can be read");
        // The other program has changed something that cannot be read yet.
        let mut other = EventSession::open(FixedEnvironment::new(1, day), &path).expect("nobody has it");
        let place = ChangeSetting { path: "event.place".into(), value: "Vinograd".into(), consent: false };
        change_setting(&mut other, &place).expect("it is a setting");
        environment.asked.lock().expect("no test panics with it").clear();
        let shown = work(&other, &first).expect("the code is valid").boards;
        let sent = |board, sent_pass: ColourView| {
            let (result, pass) = (ResultView::BlackWon, Some(sent_pass));
            let players = shown.iter().find(|of| of.board == board).expect("the board is shown").players;
            let action = HelperAction::Result { competition: 1, round: 1, board, pass, result, players: Some(players) };
            let code = if sent_pass == ColourView::Black { &first } else { &second };
            desk.act(code, &HelperDelivery { key: format!("key-{board:04}-{sent_pass}"), action })
        };
        let outcomes = thread::scope(|scope| {
            let each =
                (1..=u32::from(BOARDS)).flat_map(|board| [(board, ColourView::Black), (board, ColourView::White)]);
            let sent = &sent;
            let helpers: Vec<_> = each.map(|(board, pass)| scope.spawn(move || sent(board, pass))).collect();
            // All of them have come before the file is free.
            while environment.asked.lock().expect("no test panics with it").len() < helpers.len() {
                thread::yield_now();
            }
            drop(other);
            helpers.into_iter().map(|helper| helper.join().expect("no panic")).collect::<Vec<_>>()
        });
        for outcome in outcomes {
            assert!(matches!(outcome, Ok(ActionOutcome::Applied(_))), "{outcome:?}");
        }
        assert_eq!(desk.current().session.event().expect("open").settings().place, "Vinograd");
    }
}
