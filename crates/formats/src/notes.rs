//! What a reader reports to the director: everything that it dropped, changed or found odd.

use messages::{Message, message};

use crate::text::excerpt;

/// The number of notes that are shown. More notes are only counted.
const MOST: usize = 200;

/// The number of names in one note.
const NAMES: usize = 10;

/// Returns names for a note, separated by commas; the first ten of a longer list.
pub(crate) fn listed(names: &[String]) -> String {
    let more = if names.len() > NAMES { ", ..." } else { "" };
    format!("{}{more}", names[..names.len().min(NAMES)].join(", "))
}

/// Notes in the order in which they were added.
#[derive(Debug, Default)]
pub(crate) struct Notes {
    notes: Vec<Message>,
    more: usize,
}

impl Notes {
    /// Adds a note.
    pub fn add(&mut self, note: Message) {
        if self.notes.len() < MOST {
            self.notes.push(note);
        } else {
            self.more += 1;
        }
    }

    /// Adds a note if characters that hide or reorder others were removed from a player's fields.
    pub fn cleaned(&mut self, harmful: bool, name: &str) {
        if harmful {
            self.add(message!("import-note-player-cleaned", name));
        }
    }

    /// Adds a note on the lines of a header that are not read, by their names.
    pub fn header_left(&mut self, names: &[String]) {
        if !names.is_empty() {
            let names: Vec<String> = names.iter().map(|name| excerpt(name)).collect();
            self.add(message!("import-note-header-left", names = listed(&names)));
        }
    }

    /// Returns all notes, with a last one for those that are not shown.
    pub fn into_vec(mut self) -> Vec<Message> {
        if self.more > 0 {
            self.notes.push(message!("import-note-more", count = self.more));
        }
        self.notes
    }
}
