//! The desk of a run: an event in memory, the acts of its director, and a second desk that copies it and may take over.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use app::helper::{AddHelper, add};
use app::operation::{ChangeEntry, Creation, EntryFields, SetEntryStatus, op};
use app::register::{change, set_status};
use app::second_desk::{DeskKey, FollowAnswer, Followed, entries, promote};
use app::vocabulary::{HelperRoleName, PublicationName, StatusName};
use chrono::{NaiveDate, NaiveDateTime, TimeDelta};
use documents::hall_pages::{HallContent, hall_content};
use domain::lots::Lots;
use domain::{Competition, CompetitionId, Event, EventSettings, Helper, HelperId, Room, System, Tournament};
use messages::LanguageCode;
use session::{AppError, Environment, EventSession};
use store::EventFile;
use tempfile::TempDir;

use super::judge::Fault;

/// The players, strongest first. All names differ, so that a name on a page says who is meant.
const FAMILIES: [&str; 9] = ["Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Gorse", "Hazel", "Ivy"];

/// The time and the chance of a run.
struct HallClock {
    start: NaiveDateTime,
    minutes: Arc<AtomicI64>,
    seeds: AtomicU64,
}

impl Environment for HallClock {
    fn now(&self) -> NaiveDateTime {
        self.start + TimeDelta::minutes(self.minutes.load(Ordering::Relaxed))
    }

    fn fresh_seed(&self) -> [u8; 32] {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&self.seeds.fetch_add(1, Ordering::Relaxed).to_be_bytes());
        seed
    }

    fn who(&self) -> String {
        "desk".into()
    }
}

/// A copy that follows the desk.
struct SecondCopy {
    path: PathBuf,
    file: EventFile,
    key: DeskKey,
}

/// The desk.
pub(super) struct Desk {
    pub(super) session: EventSession,
    environment: Arc<dyn Environment>,
    minutes: Arc<AtomicI64>,
    /// The newest code of each key: after a takeover, a key is given again that the second desk never had.
    codes: BTreeMap<HelperId, String>,
    /// What the hall shows, after the first look.
    hall: Option<EventSession>,
    copy: Option<SecondCopy>,
    /// How many copies there were.
    copies: u32,
    folder: Option<TempDir>,
    /// How many names were given.
    renamed: u32,
}

impl Desk {
    /// Returns the desk of an event with an open register.
    pub(super) fn new(lots: &mut Lots) -> Desk {
        let day = NaiveDate::from_ymd_opt(2026, 8, 14).expect("a day of the calendar");
        let minutes = Arc::new(AtomicI64::new(0));
        let start = day.and_hms_opt(9, 0, 0).expect("nine in the morning");
        let environment: Arc<dyn Environment> =
            Arc::new(HallClock { start, minutes: Arc::clone(&minutes), seeds: AtomicU64::new(1) });
        let mut event = EventSettings::new("Hall", day, "07".repeat(32));
        event.two_passes = lots.below(3) > 0;
        if lots.below(3) == 0 {
            let room = |name: &str, first, last| Room { name: name.into(), first, last };
            event.halls = vec![room("Hall", 1, 2), room("Attic", 3, 40)];
        }
        let competition = Competition::new(CompetitionId::OPEN, "Open", System::McMahon, 4);
        let tournament = Tournament::new(event, competition);
        let created = Creation::New(Box::default());
        let session = EventSession::in_memory(Arc::clone(&environment), op::CreateEvent, &created, &tournament.into());
        let session = session.expect("memory holds an event");
        let mut desk = Desk {
            session,
            environment,
            minutes,
            codes: BTreeMap::new(),
            hall: None,
            copy: None,
            copies: 0,
            folder: None,
            renamed: 0,
        };
        desk.register(lots);
        desk
    }

    /// Registers 6 to 9 players. One or two have not arrived, and two are not published in full.
    fn register(&mut self, lots: &mut Lots) {
        let players = 6 + lots.below(4) as usize;
        for (index, family) in FAMILIES.iter().take(players).enumerate() {
            let added = app::register::add(&mut self.session, &fields(index, family));
            let id = added.expect("an invented player can be registered").value;
            if [3, 5].contains(&index) {
                let status = SetEntryStatus { id, status: StatusName::PreRegistered, reason: None };
                set_status(&mut self.session, &status).expect("the register is open");
            }
        }
    }

    /// Makes an entry that of another person: a name that nobody has.
    pub(super) fn rename(&mut self, entry: u32) -> Result<(), AppError> {
        self.renamed += 1;
        let letter = |number: u32| char::from(b'a' + (number % 26) as u8);
        let family = format!("Zelkova{}{}", letter(self.renamed / 26), letter(self.renamed));
        let index = entry as usize % self.whole().entries.len();
        let id = self.whole().entries[index].id.0;
        let request = ChangeEntry { id, reason: Some("a mistake".into()), fields: fields(index, &family) };
        change(&mut self.session, &request).map(drop)
    }

    /// Returns the competition, the only one of the event.
    pub(super) fn whole(&self) -> &Tournament {
        self.session.tournament().expect("an event is open")
    }

    /// Returns the event.
    pub(super) fn event(&self) -> &Event {
        self.session.event().expect("an event is open")
    }

    /// Returns the number of the last journal entry.
    pub(super) fn head(&self) -> i64 {
        self.session.file().and_then(|file| Ok(file.head()?)).expect("the journal can be read").0
    }

    /// Lets some time pass.
    pub(super) fn wait(&self, minutes: i64) {
        self.minutes.fetch_add(minutes, Ordering::Relaxed);
    }

    /// Returns the pages that the hall would show of an event.
    pub(super) fn pages(&mut self, whole: Event) -> Result<HallContent, Fault> {
        let hall = match &mut self.hall {
            Some(hall) => hall,
            empty => {
                let hall = EventSession::of_snapshots(Arc::clone(&self.environment), whole.clone());
                empty.insert(hall.expect("memory holds an event"))
            }
        };
        hall.show_snapshot(whole);
        hall_content(hall, LanguageCode::En).map_err(|error| error.message.to_string())
    }

    /// Returns the helper of a code, if the event has them and the code is neither revoked nor expired.
    pub(super) fn helper_of(&self, code: &str) -> Option<&Helper> {
        let mut helpers = self.event().helpers.iter();
        let is_valid = |of: &Helper| !of.revoked && self.session.now() < of.expires;
        helpers.find(|of| self.codes.get(&of.id).is_some_and(|known| known == code) && is_valid(of))
    }

    /// Adds a helper and returns the code; `None` if the desk refuses.
    pub(super) fn add_helper(
        &mut self,
        name: &str,
        role: HelperRoleName,
        room: Option<&str>,
        hours: Option<u32>,
    ) -> Option<String> {
        let request = AddHelper { name: name.into(), role, room: room.map(Into::into), hours };
        let added = add(&mut self.session, &request).ok()?.value;
        self.codes.insert(HelperId(added.helper), added.code.clone());
        Some(added.code)
    }

    /// The second desk copies what it lacks. A second desk with a new code begins if there is no copy.
    pub(super) fn copy(&mut self) {
        if self.copy.is_none() {
            let Some(code) = self.add_helper("Second desk", HelperRoleName::SecondDesk, None, None) else {
                return;
            };
            let folder = self.folder.get_or_insert_with(folder).path();
            let path = folder.join(format!("copy-{}.drawmaster", self.copies));
            self.copies += 1;
            let file = EventFile::create_following(&path).expect("a copy can be created");
            self.copy = Some(SecondCopy { path, file, key: DeskKey::of_code(&code) });
        }
        let Some(copy) = &mut self.copy else { return };
        let (after, hash) = copy.file.head().expect("the copy can be read");
        let question = copy.key.question("00", 1, after, hash);
        match entries(&self.session, &question) {
            Ok(Followed { answer: FollowAnswer::Entries(sent), .. }) => {
                copy.file.take_entries(&sent).expect("the entries follow");
            }
            Ok(Followed { answer: FollowAnswer::OtherHistory, .. }) => panic!("the copy has the history of this desk"),
            // Its code was revoked or undone, or has expired: the next second desk gets a new one.
            Ok(Followed { answer: FollowAnswer::Refused, .. }) | Err(_) => self.copy = None,
        }
    }

    /// The second desk takes over. Returns the last entry of the first desk that it has; `None` if no second desk has the event.
    pub(super) fn take_over(&mut self) -> Option<i64> {
        let SecondCopy { path, file, .. } = self.copy.take()?;
        let (head, _) = file.head().expect("the copy can be read");
        drop(file);
        promote(Arc::clone(&self.environment), &path).expect("a copy can be promoted");
        self.session = EventSession::open(Arc::clone(&self.environment), &path).expect("a promoted copy opens");
        Some(head)
    }
}

/// Returns the fields of the player at this place of the list of entries.
fn fields(index: usize, family: &str) -> EntryFields {
    let publication = match index {
        1 => PublicationName::Anonymous,
        2 => PublicationName::Initials,
        _ => PublicationName::Full,
    };
    let (given, rank) = ("Sam".into(), format!("{}k", index + 1));
    EntryFields { family: family.into(), given, rank, publication, ..EntryFields::default() }
}

/// Returns a folder for copies, in memory where the system has one there: these tests cut no power.
fn folder() -> TempDir {
    let memory = Path::new("/dev/shm");
    let made = if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() };
    made.expect("a temporary folder")
}
