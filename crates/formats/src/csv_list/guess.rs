//! The meanings of the columns of a list without headings, guessed from its fields.

use super::column::ListColumn;
use super::country_names::country;
use super::person;
use super::sheet::Row;
use super::value::{self, is_nothing};
use crate::text::is_pin;

/// Whether a field has the form of a meaning.
type Form = fn(&str) -> bool;

/// The meanings with a form of their own, in the order in which they are looked for.
const BY_FORM: [(ListColumn, Form); 5] = [
    (ListColumn::Rank, is_rank),
    (ListColumn::Pin, is_pin),
    (ListColumn::Birth, is_birth),
    (ListColumn::Rating, is_rating),
    (ListColumn::Country, is_country),
];

/// Returns the meanings of the first `width` columns. The first column of text is the name, or the family name if single words
/// follow in the next column; the next column of text is the club.
pub(super) fn by_content(rows: &[Row], width: usize) -> Vec<Option<ListColumn>> {
    let mut columns: Vec<Option<ListColumn>> = vec![None; width];
    for (meaning, has_form) in BY_FORM {
        let fits = |at: &usize| columns[*at].is_none() && mostly(rows, *at, has_form);
        if let Some(at) = (0..width).find(fits) {
            columns[at] = Some(meaning);
        }
    }
    let is_text = |at: usize| columns.get(at).is_some_and(Option::is_none) && mostly(rows, at, is_words);
    let texts: Vec<usize> = (0..width).filter(|at| is_text(*at)).collect();
    let Some(&first) = texts.first() else { return columns };
    let two_parts = mostly(rows, first, is_family) && is_text(first + 1) && mostly(rows, first + 1, is_one_word);
    let names: &[ListColumn] =
        if two_parts { &[ListColumn::Family, ListColumn::Given] } else { &[ListColumn::FamilyFirst] };
    let meanings = names.iter().copied().chain([ListColumn::Club]);
    for (at, meaning) in texts.into_iter().zip(meanings) {
        columns[at] = Some(meaning);
    }
    columns
}

/// Completes the meanings of headings by the fields below them: of several columns with ranks, the one that has them counts, or a
/// column with another heading if only that has ranks.
pub(super) fn completed(mut columns: Vec<Option<ListColumn>>, rows: &[Row]) -> Vec<Option<ListColumn>> {
    let is_named = |at: &usize| columns[*at] == Some(ListColumn::Rank);
    let named: Vec<usize> = (0..columns.len()).filter(is_named).collect();
    let has_ranks = |at: &usize| mostly(rows, *at, is_rank);
    let is_free = |at: &usize| matches!(columns[*at], None | Some(ListColumn::Rating));
    let others: Vec<usize> = (0..columns.len()).filter(|at| is_free(at) && has_ranks(at)).collect();
    let best = named.iter().copied().find(|at| has_ranks(at));
    let best = best.or_else(|| others.first().copied().filter(|_| others.len() == 1));
    if let Some(best) = best {
        named.iter().for_each(|&at| columns[at] = None);
        columns[best] = Some(ListColumn::Rank);
    }
    columns
}

/// Returns whether more than half of a column's values have a form, and at least one has.
fn mostly(rows: &[Row], at: usize, has_form: Form) -> bool {
    let values =
        rows.iter().filter_map(|row| row.fields.get(at)).filter(|field| !field.is_empty() && !is_nothing(field));
    let (mut all, mut fitting) = (0, 0);
    for value in values {
        all += 1;
        fitting += usize::from(has_form(value));
    }
    fitting * 2 > all
}

/// A rank with its unit, such as 5k; a bare number can be anything.
fn is_rank(field: &str) -> bool {
    value::rank(field).is_ok_and(|read| !read.bare)
}

/// A year of four digits or a day.
fn is_birth(field: &str) -> bool {
    let year = || field.len() == 4 && field.parse().is_ok_and(|year: u32| (1920..=2100).contains(&year));
    year() || person::is_day(field)
}

/// A rating of three or four digits; smaller numbers count rows or rounds.
fn is_rating(field: &str) -> bool {
    value::rating(field).is_ok_and(|rating| rating.0 >= 100)
}

fn is_country(field: &str) -> bool {
    country(field).is_some()
}

fn is_words(field: &str) -> bool {
    field.chars().any(char::is_alphabetic) && !is_rank(field)
}

/// A word, or words after particles in small letters: "van der Berg".
fn is_family(field: &str) -> bool {
    let mut words = field.split(' ').rev();
    words.next().is_some_and(is_one_word) && words.all(|word| word.chars().all(char::is_lowercase))
}

fn is_one_word(field: &str) -> bool {
    is_words(field) && !field.contains([' ', ','])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(list: &str) -> String {
        let rows = super::super::sheet::rows(list, ',').unwrap();
        let width = rows.iter().map(|row| row.fields.len()).max().unwrap();
        let columns = by_content(&rows, width);
        columns
            .into_iter()
            .map(|column| column.map_or_else(|| "-".into(), ListColumn::id))
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn ranks_are_found_below_other_headings() {
        let ids = |headings: &str, list: &str| {
            let rows = super::super::sheet::rows(list, ',').unwrap();
            let columns = completed(super::super::column::guessed(headings.split(',')), &rows);
            let id = |column: Option<ListColumn>| column.map_or_else(|| "-".into(), ListColumn::id);
            columns.into_iter().map(id).collect::<Vec<_>>().join(" ")
        };
        let both = "1,Brook,Ada,5k\n2,Lake,Bo,3 dan\n";
        assert_eq!(ids("Rang,Name,Vorname,Klasse", both), "- family given rank");
        assert_eq!(ids("Rang,Name,Vorname,Grad", both), "- family given rank");
        assert_eq!(ids("Nr,Name,Vorname,Ranking", both), "- family given rank");
        assert_eq!(ids("Rank,Name,First name,Club", "5,Brook,Ada,Mill\n"), "rank family given club");
        assert_eq!(ids("Categoria,Nume,Prenume,Gradul", "U12,Brook,Ada,5k\n"), "- family given rank");
    }

    #[test]
    fn columns_are_guessed_from_their_fields() {
        for (list, meanings) in [
            ("Popa Ion,5k,RO,Buc\nIonescu Dan,3k,RO,Ploi\n", "name rank country club"),
            ("1,Brook,Ada,1d,2104,Germany\n2,Lake,Bo,5 kyu,1600,France\n", "- family given rank rating country"),
            (
                "3k,\"Brook, Ada\",2011,10000001\n?,\"Lake, Bo\",31/5/2014,-\n4k,\"Reed, Bea\",,\n",
                "rank name birth pin",
            ),
            ("van der Berg Jan,shodan\nde Wit Ada,12k\n", "name rank"),
            ("1,van der Berg,Jan,3k\n2,de la Cruz,Ana,4k\n3,Nagy,Éva,5k\n", "- family given rank"),
            ("1,2\n3,4\n", "- -"),
        ] {
            assert_eq!(ids(list), meanings, "{list}");
        }
    }
}
