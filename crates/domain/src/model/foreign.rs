//! Data of other programs' files that Drawmaster has no use for, kept so that an export to the same format can write it
//! back, and the notes of an import.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::model::id::{CompetitionId, EntryId, GameId};

/// What a [`ForeignRecord`] is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ForeignSubject {
    /// The competition and its event.
    Competition,
    /// The player of an entry.
    Entry(EntryId),
    /// A game.
    Game(GameId),
}

/// A value of another program's file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ForeignField {
    /// The value in the file.
    pub theirs: String,
    /// What an export would have written for it right after the import; `None` if an export has no such field. Once the
    /// event gives another value, that value is written instead of `theirs`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ours: Option<String>,
}

/// The foreign fields of a competition, an entry or a game, by their names in the format.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ForeignRecord {
    /// The competition that was imported.
    pub competition: CompetitionId,
    /// What the fields belong to.
    pub subject: ForeignSubject,
    /// The format of the file, such as `opengotha`.
    pub format: String,
    /// The fields.
    pub fields: BTreeMap<String, ForeignField>,
}

impl ForeignRecord {
    /// Returns the value to write for a field for which the event gives `ours`: the value of the imported file as long as the
    /// event gives the same value as after the import.
    pub fn written(&self, field: &str, ours: Option<&str>) -> Option<String> {
        let kept = self.fields.get(field).filter(|kept| kept.ours.as_deref() == ours);
        kept.map(|kept| kept.theirs.clone()).or_else(|| ours.map(str::to_string))
    }
}

/// A note of an import, which stays in the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportNote {
    /// The competition that was imported.
    pub competition: CompetitionId,
    /// Its position among the notes of the competition, from 1.
    pub number: u32,
    /// Its text by language code. Texts, because later versions of the program may not know the message any more.
    pub texts: BTreeMap<String, String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kept_value_is_written_until_the_event_changes() {
        let kept =
            |theirs: &str, ours: Option<&str>| ForeignField { theirs: theirs.into(), ours: ours.map(Into::into) };
        let fields = [("komi", kept("6.25", Some("6"))), ("director", kept("Kim Reed", None))];
        let record = ForeignRecord {
            competition: CompetitionId::OPEN,
            subject: ForeignSubject::Competition,
            format: "opengotha".into(),
            fields: fields.into_iter().map(|(name, field)| (name.to_string(), field)).collect(),
        };
        assert_eq!(record.written("komi", Some("6")).as_deref(), Some("6.25"));
        assert_eq!(record.written("komi", Some("7.5")).as_deref(), Some("7.5"));
        assert_eq!(record.written("director", None).as_deref(), Some("Kim Reed"));
        assert_eq!(record.written("name", Some("Open")).as_deref(), Some("Open"));
        assert_eq!(record.written("size", None), None);
    }
}
