//! The offline copies of the rating lists in memory, with a search index that is fast enough for every keystroke.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use domain::names::{Findable, NameIndex};
use domain::{ListOrigin, RatedList, RatedPlayer};

use crate::error::Result;

/// Returns the file of an association's list in the user's data folder.
pub fn list_file(folder: &Path, origin: ListOrigin) -> PathBuf {
    folder.join(match origin {
        ListOrigin::Egd => "rating-list.drawmaster-list",
        ListOrigin::Ffg => "rating-list-ffg.drawmaster-list",
        ListOrigin::Aga => "rating-list-aga.drawmaster-list",
    })
}

/// A player of one of the lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rated<'a> {
    /// The association of the list.
    pub origin: ListOrigin,
    /// The player.
    pub player: &'a RatedPlayer,
}

/// The rating lists with their index.
pub struct Ratings {
    lists: Vec<RatedList>,
    /// The list and position in it of each person of the index.
    people: Vec<(usize, usize)>,
    index: NameIndex,
    by_number: HashMap<(ListOrigin, String), usize>,
}

impl Ratings {
    /// Loads the lists in `folder`; `None` if none was imported.
    ///
    /// # Errors
    /// A file cannot be read.
    pub fn load(folder: &Path) -> Result<Option<Ratings>> {
        let mut lists = Vec::new();
        for path in ListOrigin::ALL.map(|origin| list_file(folder, origin)) {
            if path.is_file() {
                lists.push(store::read_rated_list(&path)?);
            }
        }
        Ok((!lists.is_empty()).then(|| Ratings::of(lists)))
    }

    /// Indexes one list.
    pub fn new(list: RatedList) -> Ratings {
        Ratings::of(vec![list])
    }

    /// Indexes lists of different associations.
    pub fn of(lists: Vec<RatedList>) -> Ratings {
        let places =
            |(list, of): (usize, &RatedList)| (0..of.players.len()).map(move |at| (list, at)).collect::<Vec<_>>();
        let people: Vec<(usize, usize)> = lists.iter().enumerate().flat_map(places).collect();
        let player = |&(list, at): &(usize, usize)| &lists[list].players[at];
        let number = |(at, place): (usize, &(usize, usize))| ((lists[place.0].origin, player(place).pin.clone()), at);
        let by_number = people.iter().enumerate().map(number).collect();
        let countries: Vec<String> =
            people.iter().map(|place| player(place).country.map(|c| c.to_string()).unwrap_or_default()).collect();
        let parts: Vec<([&str; 2], [&str; 3])> = people
            .iter()
            .map(player)
            .zip(&countries)
            .map(|(p, country)| {
                ([p.family.as_str(), p.given.as_str()], [country.as_str(), p.club.as_str(), p.pin.as_str()])
            })
            .collect();
        let findable = parts.iter().zip(people.iter().map(player)).map(|((names, marks), player)| Findable {
            names,
            marks,
            weight: player.tournaments,
        });
        let index = NameIndex::new(findable);
        Ratings { index, by_number, people, lists }
    }

    /// Puts a list in place of an earlier one of the same association.
    #[must_use]
    pub fn with(self, list: RatedList) -> Ratings {
        let mut lists = self.lists;
        lists.retain(|other| other.origin != list.origin);
        lists.push(list);
        lists.sort_by_key(|list| list.origin);
        Ratings::of(lists)
    }

    /// Returns the lists, the European one first.
    pub fn lists(&self) -> &[RatedList] {
        &self.lists
    }

    /// Returns up to `limit` players that match `typed`, best match first.
    pub fn find(&self, typed: &str, limit: usize) -> impl Iterator<Item = Rated<'_>> {
        self.index.find(typed, limit).into_iter().map(|at| self.rated(at))
    }

    /// Returns the player with this number at an association.
    pub fn by_number(&self, origin: ListOrigin, number: &str) -> Option<&RatedPlayer> {
        self.by_number.get(&(origin, number.to_string())).map(|&at| self.rated(at).player)
    }

    /// Returns the player with this EGD PIN.
    pub fn by_pin(&self, pin: &str) -> Option<&RatedPlayer> {
        self.by_number(ListOrigin::Egd, pin)
    }

    /// Returns family and given name of every player.
    pub fn names(&self) -> impl Iterator<Item = (&str, &str)> {
        self.lists.iter().flat_map(|list| &list.players).map(|player| (player.family.as_str(), player.given.as_str()))
    }

    fn rated(&self, at: usize) -> Rated<'_> {
        let (list, player) = self.people[at];
        Rated { origin: self.lists[list].origin, player: &self.lists[list].players[player] }
    }
}
