//! Whether players may enter a competition for newcomers (R4), by the data at the venue: the entry, the rating list, the
//! tour's seed list, and the file of the Open of the same event.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use domain::model::newcomer::{NewcomerHistory, NewcomerRule};
use domain::{CompetitionId, Entry, EntryStatus, Event, EventSettings, Player};
use messages::{Explain, Message, message};
use session::{AppError, ErrorCode, EventSession, Result};
use store::EventFile;

use super::same_person::same_person;

/// The facts that decide who is a newcomer. Empty if everyone may play.
#[derive(Default)]
pub(crate) struct Newcomers {
    rule: Option<NewcomerRule>,
    /// How many tournaments the players have played, by their EGD PINs.
    contests: HashMap<String, u32>,
    /// The players of the Open.
    open: Vec<Player>,
    /// Why the file of the Open could not be read.
    pub unread: Option<Message>,
}

impl Newcomers {
    /// Collects the facts about the players with these EGD PINs, and the players of the Open.
    ///
    /// # Errors
    /// No event is open, or the rating list cannot be read.
    pub fn of<'p>(session: &mut EventSession, pins: impl Iterator<Item = &'p str>) -> Result<Newcomers> {
        let competition = session.competition()?;
        let Some(rule) = competition.newcomers else { return Ok(Newcomers::default()) };
        let (mut open, unread) = match players_of(session.path(), &competition.open_file) {
            Ok(players) => (players, None),
            Err(failure) => (Vec::new(), Some(failure.message)),
        };
        open.extend(players_of_opens(session.event()?, competition.id));
        let mut contests = HashMap::new();
        if let Some(ratings) = session.ratings()? {
            for pin in pins.map(str::trim) {
                contests.extend(ratings.by_pin(pin).map(|player| (pin.to_string(), player.tournaments)));
            }
        }
        Ok(Newcomers { rule: Some(rule), contests, open, unread })
    }

    /// Returns why an entry may not play here; `None` if it may.
    pub fn against(&self, entry: &Entry, event: &EventSettings) -> Option<Message> {
        let player = &entry.player;
        let contests = player.egd_pin.as_ref().and_then(|pin| self.contests.get(pin)).copied();
        let in_open = self.open.iter().any(|other| same_person(player, other));
        let history = NewcomerHistory { contests, stars_before: entry.stars_before, in_open };
        self.rule?.check(player, history, &event.ages, event.start).err().map(|why| why.message())
    }

    /// Checks that an entry may play, or records in it that the director overrules the rule.
    ///
    /// # Errors
    /// The entry may not play here and the director does not overrule.
    pub fn admit(&self, entry: &mut Entry, event: &EventSettings, overrule: bool) -> Result<()> {
        match self.against(entry, event) {
            Some(why) if !overrule => Err(AppError::bad_input(why)),
            against => {
                entry.admitted = against.is_some();
                Ok(())
            }
        }
    }
}

/// Returns the players of the other competitions that are open to everyone.
fn players_of_opens(whole: &Event, chosen: CompetitionId) -> Vec<Player> {
    let opens = whole.competitions().filter(|c| c.id != chosen && c.newcomers.is_none());
    let entries = opens.flat_map(|open| whole.entries_of(open.id));
    let present = entries.filter(|entry| entry.status != EntryStatus::Withdrawn);
    present.flat_map(Entry::people).map(|(_, player)| player.clone()).collect()
}

/// Returns the players of the event file called `name` in the folder of the open one; none if the name is empty.
///
/// # Errors
/// There is no such file, or it cannot be read.
pub(crate) fn players_of(event: Option<&Path>, name: &str) -> Result<Vec<Player>> {
    let (Some(event), false) = (event, name.trim().is_empty()) else { return Ok(Vec::new()) };
    let path = beside(event, name.trim())?;
    let other = EventFile::open_read_only(&path)?.load()?;
    let present = other.entries().filter(|entry| entry.status != EntryStatus::Withdrawn);
    Ok(present.map(|entry| entry.player.clone()).collect())
}

fn beside(event: &Path, name: &str) -> Result<PathBuf> {
    // The name comes with the event file. Another path is not even looked at: on Windows it can be a stranger's computer.
    let names = [name.to_owned(), format!("{name}.drawmaster")];
    let mut paths = names.iter().filter(|_| is_plain(name)).map(|name| event.with_file_name(name));
    paths
        .find(|path| path != event && path.is_file())
        .ok_or_else(|| AppError::new(ErrorCode::File, message!("open-file-missing", name)))
}

/// Returns whether a name is that of a file in the same folder on every system: without folders, drives and streams.
fn is_plain(name: &str) -> bool {
    !name.contains(['/', '\\', ':']) && Path::new(name).file_name().is_some_and(|file| file == name)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn the_open_is_a_plain_file_beside_the_event() {
        let folder = tempfile::tempdir().unwrap();
        let event = folder.path().join("event.drawmaster");
        let own = folder.path().join("folder");
        fs::create_dir(&own).unwrap();
        let hostile =
            ["../x", "folder/x", r"folder\x", r"\\server\share\x", r"C:\x", "C:x", "x:stream", "..", ".", "folder"];
        // On Unix, some of these are names of files in the folder. They are refused there too.
        for name in hostile.into_iter().filter(|name| !name.contains('/') && !["..", ".", "folder"].contains(name)) {
            let _ = fs::write(folder.path().join(name), "x");
        }
        fs::write(own.join("x"), "x").unwrap();
        for name in hostile.into_iter().chain(["event.drawmaster", "event"]) {
            let refused = beside(&event, name).unwrap_err();
            assert_eq!(refused.message.id, "open-file-missing", "{name}");
        }
        fs::write(folder.path().join("open.drawmaster"), "x").unwrap();
        for name in ["open", "open.drawmaster"] {
            assert_eq!(beside(&event, name).unwrap(), folder.path().join("open.drawmaster"));
        }
    }
}
