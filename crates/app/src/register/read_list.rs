//! Reading a list of players: its columns, and the order of whole names with the rating lists as witness.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use domain::model::player::latin;
use formats::csv_list::{self, ListColumn, ListOptions, ListSample, PlayerList};
use messages::{Message, message};
use session::{EventSession, Result};

use crate::foreign_file::{instead_of, refuse_tournament};
use crate::operation::ListForm;

/// A list whose columns are known.
pub(crate) struct KnownList {
    /// What the list looks like.
    pub sample: ListSample,
    options: ListOptions,
    /// Why the column of whole names has this order.
    note: Option<Message>,
}

impl KnownList {
    /// Returns the form of a list. Whether a column such as "Name" has family or given names first is decided by the players of
    /// the rating list that either order finds.
    ///
    /// # Errors
    /// The file is a tournament of another program, or no list.
    pub fn of(session: &mut EventSession, bytes: &[u8], file: &str, form: &ListForm) -> Result<KnownList> {
        refuse_tournament(bytes, file)?;
        let seen = form.options(bytes).and_then(|options| Ok((csv_list::sample(bytes, &options)?, options)));
        let (sample, options) = seen.map_err(|error| instead_of(error, bytes, file))?;
        let Some(at) = sample.guessed_name else { return Ok(KnownList { sample, options, note: None }) };
        let mut given_first = options.clone();
        given_first.columns.insert(at, Some(ListColumn::GivenFirst));
        let heading = sample.columns.get(at).map(|(heading, _)| heading.clone());
        let heading = heading.filter(|heading| !heading.is_empty()).unwrap_or_else(|| (at + 1).to_string());
        let [family, given] = witnesses(session, bytes, [&options, &given_first])?;
        if given > family {
            let sample = csv_list::sample(bytes, &given_first)?;
            let note = Some(message!("list-name-order-given", heading, count = given));
            return Ok(KnownList { sample, options: given_first, note });
        }
        let is_open = family == 0 && has_bare_name(bytes, &options);
        let note = is_open.then(|| message!("list-name-order-asked", heading));
        Ok(KnownList { sample, options, note })
    }

    /// Returns the fields of these lines as they are read, with the corrections.
    ///
    /// # Errors
    /// The file is not a list.
    pub fn fields_of(&self, bytes: &[u8], lines: &BTreeSet<u64>) -> Result<BTreeMap<u64, Vec<String>>> {
        Ok(csv_list::fields_of(bytes, &self.options, lines)?)
    }

    /// Returns the players.
    ///
    /// # Errors
    /// A needed column is missing, or lines are wrong.
    pub fn players(&self, bytes: &[u8], file: &str) -> Result<PlayerList> {
        let mut list = csv_list::read_as(bytes, &self.options).map_err(|error| instead_of(error, bytes, file))?;
        list.notes.extend(self.note.clone());
        Ok(list)
    }
}

/// Returns how many players of the list each of the options finds in the rating list.
fn witnesses(session: &mut EventSession, bytes: &[u8], options: [&ListOptions; 2]) -> Result<[usize; 2]> {
    let Some(ratings) = session.ratings()? else { return Ok([0, 0]) };
    let folded = |family: &str, given: &str| latin(&format!("{family}|{given}")).to_lowercase();
    let known: HashSet<String> = ratings.names().map(|(family, given)| folded(family, given)).collect();
    Ok(options.map(|options| {
        let lenient = ListOptions { take_good: true, ..options.clone() };
        let players = csv_list::read_as(bytes, &lenient).map(|list| list.players).unwrap_or_default();
        players.iter().filter(|p| known.contains(&folded(&p.player.family, &p.player.given))).count()
    }))
}

/// Returns whether a whole name of the list has no comma, which would show the family name.
fn has_bare_name(bytes: &[u8], options: &ListOptions) -> bool {
    csv_list::sample(bytes, options).is_ok_and(|sample| {
        let at = sample.guessed_name.unwrap_or(usize::MAX);
        sample.first.iter().filter_map(|row| row.get(at)).any(|name| !name.is_empty() && !name.contains(','))
    })
}

#[cfg(test)]
mod tests {
    use domain::{Gor, Rank, RatedList, RatedPlayer};
    use session::rating_list::Ratings;

    use super::*;
    use crate::fixture::open_register;

    /// Returns the family name of a list's first player and the notes, if the rating list has these players.
    fn read(known: &[(&str, &str)], list: &str) -> (String, Vec<String>) {
        let rated = |(family, given): &(&str, &str)| RatedPlayer {
            pin: "10000001".into(),
            family: (*family).into(),
            given: (*given).into(),
            country: None,
            club: String::new(),
            rank: Some(Rank::SHODAN),
            rating: Some(Gor(2100)),
            tournaments: 7,
            last_event: String::new(),
            status: String::new(),
        };
        let mut session = open_register(1);
        session.set_ratings(Ratings::new(RatedList {
            players: known.iter().map(rated).collect(),
            ..RatedList::default()
        }));
        let bytes = list.as_bytes();
        let form = KnownList::of(&mut session, bytes, "list.csv", &ListForm::default()).unwrap();
        let players = form.players(bytes, "list.csv").unwrap();
        (players.players[0].player.family.clone(), players.notes.iter().map(ToString::to_string).collect())
    }

    const LIST: &str = "Name,Rank\nAda Brook,1d\nTom Birch,5k\n";

    #[test]
    fn players_of_the_rating_list_show_the_order_of_names() {
        let (family, notes) = read(&[("Birch", "Tom")], LIST);
        assert_eq!(family, "Brook");
        assert!(notes.iter().any(|note| note.contains("given name first") && note.contains("1 player")), "{notes:?}");
        let (family, notes) = read(&[("Tom", "Birch"), ("Ada", "Brook")], LIST);
        assert_eq!((family.as_str(), notes), ("Ada", Vec::new()));
    }

    #[test]
    fn without_a_witness_the_order_of_names_is_asked() {
        let (family, notes) = read(&[("Reed", "Bea")], LIST);
        assert_eq!(family, "Ada");
        assert!(notes.iter().any(|note| note.contains("--map \"Name=given_first\"")), "{notes:?}");
        assert_eq!(read(&[], "Name,Rank\n\"Brook, Ada\",1d\n"), ("Brook".into(), Vec::new()));
    }
}
