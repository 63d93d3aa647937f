//! Who entered the results of games.

use domain::{Colour, GameId};
use session::delivery::DELIVERY;
use session::{EventSession, Result};
use store::{JournalEntry, Kind};

use crate::labels::ColourView;
use crate::operation::Input;

/// What the keys of helpers' entries begin with in the journal.
pub(super) const KEYS: &str = "helper:";

/// Who entered the results, from the journal, newest first.
pub(super) struct Authors(Vec<Author>);

/// Who entered a result.
struct Author {
    game: GameId,
    /// The pass; `None` for both.
    pass: Option<ColourView>,
    who: String,
    is_helper: bool,
}

impl Authors {
    pub(super) fn of(session: &EventSession) -> Result<Authors> {
        let (log, touched) = (session.file()?.log()?, session.file()?.touched(0)?);
        let entries = log.iter().rev().filter(|entry| entry.kind == Kind::Apply && !entry.undone);
        let of_entry = entries.flat_map(|entry| {
            let is_helper = entry.input[DELIVERY].as_str().is_some_and(|key| key.starts_with(KEYS));
            let games = touched.get(&entry.id).into_iter().flatten().filter_map(|record| record.game());
            let pass = entered_pass(entry);
            games.filter_map(move |game| Some(Author { game, pass: pass?, who: entry.who.clone(), is_helper }))
        });
        Ok(Authors(of_entry.collect()))
    }

    /// Returns who entered the result of a pass; an empty text if the history does not say.
    pub(super) fn who(&self, game: GameId, pass: Colour) -> String {
        self.author(game, pass).map(|author| author.who.clone()).unwrap_or_default()
    }

    /// Whether the helper with this name entered the result of a pass.
    pub(super) fn is_helper(&self, name: &str, game: GameId, pass: Colour) -> bool {
        self.author(game, pass).is_some_and(|author| author.is_helper && author.who == name)
    }

    fn author(&self, game: GameId, pass: Colour) -> Option<&Author> {
        let of_pass = |read: Option<ColourView>| read.is_none_or(|read| Colour::from(read) == pass);
        self.0.iter().find(|author| author.game == game && of_pass(author.pass))
    }
}

/// Returns the pass of an entry that entered results: `Some(None)` for both.
fn entered_pass(entry: &JournalEntry) -> Option<Option<ColourView>> {
    match Input::of(entry)? {
        Input::EnterResult(one) => Some(one.pass),
        Input::EnterResults(several) => Some(several.pass),
        _ => None,
    }
}
