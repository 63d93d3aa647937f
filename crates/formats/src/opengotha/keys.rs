//! How an OpenGotha file names players in games: upper-cased family and first name without blanks.
//! The capitals depend on the machine that saved the file, so a strict comparison loses games.

use std::collections::HashMap;

use domain::{Entry, EntryId, Player};

use crate::text::{clean, folded};

/// A player's key as OpenGotha writes it.
pub(super) fn key(player: &Player) -> String {
    capitals(&format!("{}{}", player.family, player.given))
}

fn capitals(text: &str) -> String {
    clean(text).0.to_uppercase().split_whitespace().collect()
}

fn bare(text: &str) -> String {
    capitals(text).chars().filter(char::is_ascii_uppercase).collect()
}

/// An index of names; a name that two players share under it finds neither.
type Index = HashMap<String, Option<EntryId>>;

/// Finds players by key: exactly, else with accents folded, else by the letters A to Z alone.
pub(super) struct Keys {
    exact: Index,
    folded: Index,
    bare: Index,
}

impl Keys {
    /// The keys of these entries.
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

    /// The player a game means.
    pub fn find(&self, key: &str) -> Option<EntryId> {
        let look = |index: &Index, form: String| index.get(&form).copied();
        look(&self.exact, capitals(key))
            .or_else(|| look(&self.folded, folded(key)))
            .or_else(|| look(&self.bare, folded(key)))
            .or_else(|| look(&self.bare, bare(key)))
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
    fn keys_are_found_as_written_here_or_under_other_locales() {
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
    fn a_doubtful_name_finds_nobody() {
        let keys = keys(&[("Pop", "Ana"), ("Pop", "Ană"), ("李", "明")]);
        assert_eq!(keys.find("POPANA"), Some(EntryId(1)));
        assert_eq!(keys.find("POPANĂ"), Some(EntryId(2)));
        assert_eq!(keys.find("POPÀNA"), None);
        assert_eq!(keys.find("李明"), Some(EntryId(3)));
    }
}
