//! The player keys in the games of an OpenGotha file: family and first name in upper case without blanks.
//! Upper case depends on the locale of the machine that saved the file, so exact comparison would lose games.

use std::collections::HashMap;

use domain::{Entry, EntryId, Player};

use crate::text::{clean, folded};

/// The name that stands for a missing one, because OpenGotha refuses players with only one name.
const NO_NAME: &str = "-";

/// Returns a player's key as OpenGotha writes it.
pub(super) fn key(player: &Player) -> String {
    capitals(&format!("{}{}", written(&player.family), written(&player.given)))
}

/// Returns a name as it is written: a dash for a missing one.
pub(super) fn written(name: &str) -> &str {
    if name.is_empty() { NO_NAME } else { name }
}

/// Removes the dash that [`written`] puts in place of one of a player's names.
pub(super) fn without_dash(family: String, given: String) -> (String, String) {
    match (family.as_str(), given.as_str()) {
        (NO_NAME, NO_NAME) => (family, given),
        (_, NO_NAME) => (family, String::new()),
        (NO_NAME, _) => (String::new(), given),
        _ => (family, given),
    }
}

fn capitals(text: &str) -> String {
    clean(text).0.to_uppercase().split_whitespace().collect()
}

/// Returns only the letters A to Z, in lower case as in [`folded`].
fn bare(text: &str) -> String {
    capitals(text).chars().filter(char::is_ascii_uppercase).map(|c| c.to_ascii_lowercase()).collect()
}

/// An index of names. A name that two players share finds neither.
type Index = HashMap<String, Option<EntryId>>;

/// Finds players by key: exactly, then without accents, then by the letters A to Z only.
pub(super) struct Keys {
    exact: Index,
    folded: Index,
    bare: Index,
}

impl Keys {
    /// Indexes the keys of these entries.
    pub fn of(entries: &[Entry]) -> Keys {
        let index = |form: &dyn Fn(&str) -> String| {
            let mut index = Index::new();
            for entry in entries {
                let form = form(&key(&entry.player));
                index.entry(form).and_modify(|known| *known = None).or_insert(Some(entry.id));
            }
            index.remove("");
            index
        };
        Keys { exact: index(&|key| key.to_string()), folded: index(&folded), bare: index(&bare) }
    }

    /// Returns the player with this key.
    pub fn find(&self, key: &str) -> Option<EntryId> {
        let lookup = |index: &Index, form: String| index.get(&form).copied();
        lookup(&self.exact, capitals(key))
            .or_else(|| lookup(&self.folded, folded(key)))
            .or_else(|| lookup(&self.bare, folded(key)))
            .or_else(|| lookup(&self.bare, bare(key)))
            .flatten()
    }
}

#[cfg(test)]
mod tests {
    use domain::{CompetitionId, Rank};

    use super::*;

    fn keys(names: &[(&str, &str)]) -> Keys {
        let entry = |(i, (family, given)): (usize, &(&str, &str))| {
            Entry::new(EntryId(i as i64 + 1), CompetitionId::OPEN, Player::new(*family, *given, Rank::SHODAN))
        };
        Keys::of(&names.iter().enumerate().map(entry).collect::<Vec<_>>())
    }

    #[test]
    fn keys_are_found_in_the_upper_case_of_any_locale() {
        let keys = keys(&[("Yıldız", "Filiz"), ("van der Mühlen", "Zoë"), ("Črnko", "Đurđica")]);
        for key in ["YILDIZFILIZ", "YILDIZFİLİZ", "YıldızFiliz"] {
            assert_eq!(keys.find(key), Some(EntryId(1)), "{key}");
        }
        for key in ["VANDERMÜHLENZOË", "VANDERMUHLENZOE", "VANDERMHLENZO"] {
            assert_eq!(keys.find(key), Some(EntryId(2)), "{key}");
        }
        assert_eq!(keys.find("ČRNKOĐURĐICA"), Some(EntryId(3)));
        assert_eq!(keys.find("NOBODY"), None);
        assert_eq!(keys.find(""), None);
    }

    #[test]
    fn ambiguous_key_finds_no_player() {
        let keys = keys(&[("Pop", "Ana"), ("Pop", "Ană"), ("李", "明")]);
        assert_eq!(keys.find("POPANA"), Some(EntryId(1)));
        assert_eq!(keys.find("POPANĂ"), Some(EntryId(2)));
        assert_eq!(keys.find("POPÀNA"), None);
        assert_eq!(keys.find("李明"), Some(EntryId(3)));
    }
}
