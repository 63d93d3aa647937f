//! Joining columns that hold one value together: the particles of Dutch names with the family name, and a column of kyu with one of
//! dan.

use std::collections::BTreeMap;

use super::column::{self, ListColumn};
use super::sheet::Row;
use super::value::{self, RankUnit};

/// Joins such columns of a list. The first row has the headings. Fields that were corrected by hand (`edits`) stand alone.
pub(super) fn join_columns(
    columns: &mut [Option<ListColumn>],
    rows: &mut [Row],
    edits: &BTreeMap<(u64, usize), String>,
) {
    join_prefixes(columns, rows);
    join_ranks(columns, rows, edits);
}

/// Puts the particles of a Dutch list, which are in a column of their own, before the family names.
fn join_prefixes(columns: &[Option<ListColumn>], rows: &mut [Row]) {
    let prefix = rows[0].fields.iter().position(|heading| column::is_prefix(heading));
    let family = columns.iter().position(|column| *column == Some(ListColumn::Family));
    let (Some(prefix), Some(family)) = (prefix, family) else { return };
    for row in &mut rows[1..] {
        let particles = row.fields.get(prefix).cloned().unwrap_or_default();
        if let Some(name) =
            row.fields.get_mut(family).filter(|name| !particles.is_empty() && !name.starts_with(&particles))
        {
            *name = format!("{particles} {name}");
        }
    }
}

/// Puts the rank of each row into both of the columns for kyu and dan, of which the first is the rank's: 3 in the column of dan is
/// 3 dan. A row with both keeps both, which is not a rank.
fn join_ranks(columns: &mut [Option<ListColumn>], rows: &mut [Row], edits: &BTreeMap<(u64, usize), String>) {
    let Some((kyu, dan)) = rank_columns(rows[0].fields.iter().map(String::as_str)) else { return };
    columns[kyu.min(dan)] = Some(ListColumn::Rank);
    columns[kyu.max(dan)] = None;
    for row in &mut rows[1..] {
        let is_edited = |at: usize| edits.contains_key(&(row.line, at));
        let is_open = |at: usize| is_edited(at) || !is_edited(kyu) && !is_edited(dan);
        let of = |at: usize, unit: RankUnit| {
            let field = row.fields.get(at).filter(|_| is_open(at)).map(String::as_str);
            field.filter(|field| !value::is_no_rank(field)).map(|field| value::with_unit(field, unit))
        };
        let both: Vec<String> = [of(kyu, RankUnit::Kyu), of(dan, RankUnit::Dan)].into_iter().flatten().collect();
        let rank = both.join(" ");
        for at in [kyu, dan] {
            row.fields.resize(row.fields.len().max(at + 1), String::new());
            row.fields[at].clone_from(&rank);
        }
    }
}

/// Returns which columns without a meaning of their own are part of another one.
pub(super) fn is_joined(columns: &[(String, Option<ListColumn>)]) -> impl Fn(usize) -> bool {
    let ranks = rank_columns(columns.iter().map(|(heading, _)| heading.as_str()));
    move |at| ranks.is_some_and(|(kyu, dan)| [kyu, dan].contains(&at)) || column::is_prefix(&columns[at].0)
}

/// Returns the position of the only column for kyu and that of the only one for dan, if a list has both.
pub(super) fn rank_columns<'h>(headings: impl Iterator<Item = &'h str>) -> Option<(usize, usize)> {
    let units: Vec<Option<RankUnit>> = headings.map(column::rank_unit).collect();
    let only = |unit: RankUnit| {
        let mut own = (0..units.len()).filter(|at| units[*at] == Some(unit));
        own.next().filter(|_| own.next().is_none())
    };
    Some((only(RankUnit::Kyu)?, only(RankUnit::Dan)?))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::{ListOptions, fields_of, read, read_as};
    use crate::FormatError;

    fn ranks(list: &str) -> Vec<String> {
        let read = read(list.as_bytes()).unwrap_or_else(|error| panic!("{list}: {error}"));
        assert!(read.notes.iter().all(|note| !note.to_string().contains("Dan")), "{list}: {:?}", read.notes);
        read.players.iter().map(|listed| listed.player.rank.to_string()).collect()
    }

    #[test]
    fn rank_is_read_from_columns_for_kyu_and_dan() {
        for headings in [
            "Name;Vorname;Kyu;Dan",
            "Nume;Prenume;Kyu;Dan",
            "Family;Given;Kyu rank;Dan rank",
            "Family;Given;Rank (kyu);Rank (dan)",
            "Family;Given;kyu (1-30);dan (1-9)",
            "Фамилия;Имя;Кю;Дан",
            "姓;名;級;段",
        ] {
            assert_eq!(
                ranks(&format!("{headings}\nBrook;Ada;5;\nLake;Bo;;3\nMill;Cy;-;1.0\nPop;Ana;12k;0\n")),
                ["5k", "3d", "1d", "12k"]
            );
        }
        assert_eq!(ranks("Dan,Kyu,Family,Given\n,5,Brook,Ada\n3,,Lake,Bo\n"), ["5k", "3d"]);
        // Another column has the places.
        assert_eq!(ranks("Rank,Kyu,Dan,Name\n1,5,,\"Brook, Ada\"\n2,,3,\"Lake, Bo\"\n"), ["5k", "3d"]);
    }

    #[test]
    fn row_with_both_or_neither_of_kyu_and_dan_waits_for_a_correction() {
        let list = b"Family,Given,Kyu,Dan\nBrook,Ada,5,\nLake,Bo,5,3\nMill,Cy,,\nPop,Ana,,12\n";
        let FormatError::BadRows(wrong) = read(list).unwrap_err() else { panic!("bad rows") };
        let words: Vec<String> = wrong.iter().map(|bad| format!("{}: {}", bad.line, bad.what)).collect();
        assert_eq!(wrong.len(), 3, "{words:?}");
        assert!(
            words[0].contains("\"5k 3d\" is not a rank") && words[2].contains("\"12d\" is not a rank"),
            "{words:?}"
        );
        let mut options = ListOptions::default();
        options.edits.insert((3, 2), "5".into());
        options.edits.insert((4, 3), "1".into());
        options.edits.insert((5, 2), "12k".into());
        let players = read_as(list, &options).unwrap().players;
        let ranks: Vec<String> = players.iter().map(|listed| listed.player.rank.to_string()).collect();
        assert_eq!(ranks, ["5k", "5k", "1d", "12k"]);
        assert_eq!(fields_of(list, &options, &BTreeSet::from([3])).unwrap()[&3], ["Lake", "Bo", "5k", "5k"]);
    }
}
