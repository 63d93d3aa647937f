//! Recognising the lines of sums that spreadsheets have below their players.

use super::column::ListColumn;
use super::sheet::Row;
use super::value;
use super::value_words::{is_beside_count, is_count, is_total};
use crate::text::is_pin;

/// Returns the words of a line that sums up the list, such as `Total;;25` or `Players: 25`; `None` for a person.
///
/// A person may be called Total or Suma, so nothing else in the line may be part of a name, a rank or a PIN.
pub(super) fn total<'r>(columns: &[Option<ListColumn>], row: &'r Row) -> Option<&'r str> {
    let has = |field: &str, is_wanted: fn(char) -> bool| field.chars().any(is_wanted);
    let first = row.fields.iter().position(|field| has(field, char::is_alphabetic))?;
    let has_number = row.fields.iter().any(|field| has(field, char::is_numeric));
    let is_free = |(at, field): (usize, &String)| match columns.get(at).copied().flatten() {
        _ if at == first => true,
        Some(ListColumn::Rank) => value::rank(field).map_or(true, |read| read.bare),
        Some(ListColumn::Pin) => !is_pin(field),
        Some(ListColumn::Family | ListColumn::Given | ListColumn::FamilyFirst | ListColumn::GivenFirst) => {
            !has(field, char::is_alphabetic) || sums_up(field, has_number)
        }
        _ => true,
    };
    let words = row.fields[first].as_str();
    (sums_up(words, has_number) && row.fields.iter().enumerate().all(is_free)).then_some(words)
}

/// Returns whether all words of a field belong to a sum: one for the sum itself, or one for players in a line with a number.
fn sums_up(field: &str, has_number: bool) -> bool {
    let words = field.split(|c: char| !c.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| word.chars().any(char::is_alphabetic)).collect();
    let is_sum = words.iter().any(|word| is_total(word) || has_number && is_count(word));
    is_sum && words.iter().all(|word| is_total(word) || is_count(word) || is_beside_count(word))
}

#[cfg(test)]
mod tests {
    use super::super::read;

    #[test]
    fn sums_are_no_players() {
        for total in [
            "Total,,,",
            "Total,,25,",
            "TOTAL:,,,€ 250",
            ",,,Total",
            "Sum,25,,",
            "Summe,,12,",
            "Total players: 25,,,",
            "Players,25,,",
            "Gesamt,,,",
            "Insgesamt: 25 Spieler,,,",
            "Suma,,,100",
            "Total general,,,",
            "Total jucători,25,,",
            "Somme,,,",
            "Nombre de joueurs : 25,,,",
            "Totale,,,",
            "Celkem,,,",
            "Spolu,,,",
            "Razem,25,,",
            "Łącznie,,,",
            "Összesen: 25 fő,,,",
            "Ukupno,,,",
            "Итого,,,",
            "Всего участников: 25,,,",
            "Разом,,,",
            "Усього,,,",
            "Summa,,,",
            "Yhteensä,,,",
            "Toplam,,,",
            "合計,,,",
            "Average,,12.5,",
            "Σ,,,",
            "26,Total,,",
            "Grand total,,,",
        ] {
            let list = format!("family,given,rank,club\nBrook,Ada,5k,Mill\n{total}\nPop,Ana,6k,\n");
            let read = read(list.as_bytes()).unwrap_or_else(|error| panic!("{total}: {error}"));
            assert_eq!(read.players.len(), 2, "{total}");
            let notes: Vec<String> = read.notes.iter().map(ToString::to_string).collect();
            assert!(notes.len() == 1 && notes[0].starts_with("Line 3: "), "{notes:?}");
        }
        let numbered = "Nr,Name,Rank,Fee\n1,\"Brook, Ada\",5k,10\nTotal,,,10\n,Total,,10\n";
        assert_eq!(read(numbered.as_bytes()).unwrap().players.len(), 1);
        let pasted = read(b"1. Brook Ada 5k Mill\n2. Pop Ana 6k\nTotal 2\n").unwrap();
        assert_eq!((pasted.players.len(), pasted.notes.len()), (2, 2), "{:?}", pasted.notes);
    }

    #[test]
    fn people_with_such_names_stay() {
        for person in ["Sum,Wing,5k,", "Total,Ada,12,", "Suma,Ana,5k,", "Suma,Total,5k,", "De,No,12,"] {
            let list = format!("family,given,rank,club\nBrook,Ada,5k,Mill\n{person}\n");
            assert_eq!(read(list.as_bytes()).unwrap().players.len(), 2, "{person}");
        }
        // These lack a part, which the director has to enter.
        for person in ["Sum,,5k,", "Sum,Wing,,", "Brook,,,", ",Ada,,Total", "Grand,,12,"] {
            let list = format!("family,given,rank,club\n{person}\n");
            assert!(read(list.as_bytes()).is_err(), "{person}");
        }
    }
}
