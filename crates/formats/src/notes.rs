//! What a reader tells the director: every dropped or odd thing, up to a number that a person can read.

/// More notes than this are only counted.
const MOST: usize = 200;

/// Notes in the order in which they arose.
#[derive(Debug, Default)]
pub(crate) struct Notes {
    notes: Vec<String>,
    untold: usize,
}

impl Notes {
    /// Adds a note.
    pub fn add(&mut self, note: impl Into<String>) {
        if self.notes.len() < MOST {
            self.notes.push(note.into());
        } else {
            self.untold += 1;
        }
    }

    /// Says that a player's fields were cleaned of characters that hide or turn others, if they were.
    pub fn cleaned(&mut self, harmful: bool, name: &str) {
        if harmful {
            self.add(format!("{name}: control characters are taken out of the name or another field."));
        }
    }

    /// Adds a note about `count` things, if there are any.
    pub fn count(&mut self, count: usize, one: &str, many: &str, rest: &str) {
        match count {
            0 => {}
            1 => self.add(format!("1 {one} {rest}")),
            _ => self.add(format!("{count} {many} {rest}")),
        }
    }

    /// All notes, with a last one for those that were too many.
    pub fn into_vec(mut self) -> Vec<String> {
        if self.untold > 0 {
            self.notes.push(format!("{} more notes like these are not shown.", self.untold));
        }
        self.notes
    }
}
