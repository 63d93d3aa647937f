//! The standings criteria of another program's file, of which some may be unknown here.

use domain::{Criterion, ScoreBasis};
use messages::message;

use crate::notes::Notes;
use crate::text::excerpt;

/// Returns the criteria of these names in their order, each once, with a note on each unknown one. If the first one is unknown, a score
/// takes its place: sums of opponents' scores alone would put the last first. Only a category may come before a score. Which score
/// follows from the sums of the file, or else is `usual`.
pub(crate) fn known<'f>(
    names: impl IntoIterator<Item = &'f str>,
    read: impl Fn(&str) -> Option<Criterion>,
    usual: Criterion,
    notes: &mut Notes,
) -> Vec<Criterion> {
    let mut known = Vec::new();
    let mut first_unknown = None;
    for name in names {
        match read(name) {
            Some(criterion) if known.contains(&criterion) => {}
            Some(criterion) => known.push(criterion),
            None => {
                notes.add(message!("import-note-criterion", criterion = excerpt(name)));
                if known.iter().all(|own| *own == Criterion::Category) {
                    first_unknown.get_or_insert((known.len(), excerpt(name)));
                }
            }
        }
    }
    match first_unknown {
        Some((place, name)) if !known.is_empty() => with_score(known, place, &name, usual, notes),
        _ => known,
    }
}

/// Puts a score at the place of an unknown criterion, if no score follows there.
fn with_score(
    mut known: Vec<Criterion>,
    place: usize,
    name: &str,
    usual: Criterion,
    notes: &mut Notes,
) -> Vec<Criterion> {
    if known.get(place).is_some_and(|own| own.facts().is_score) {
        return known;
    }
    let score = match known.iter().find_map(|own| own.over()) {
        Some(ScoreBasis::Wins) => Criterion::Wins,
        Some(ScoreBasis::Mms) => Criterion::Mms,
        None => usual,
    };
    known.retain(|own| *own != score);
    known.insert(place, score);
    notes.add(message!("import-note-criterion-score", criterion = name, score = score.to_string()));
    known
}

#[cfg(test)]
mod tests {
    use domain::Criterion;

    use super::known;
    use crate::notes::Notes;

    /// Reads criteria by their words here, separated by blanks, and returns them with the keys of the notes.
    fn read(names: &str) -> (String, Vec<String>) {
        let mut notes = Notes::default();
        let known = known(names.split(' '), |name| name.parse().ok(), Criterion::Mms, &mut notes);
        let words: Vec<String> = known.iter().map(Criterion::to_string).collect();
        (words.join(" "), notes.into_vec().iter().map(|note| note.id.to_string()).collect())
    }

    #[test]
    fn a_score_takes_the_place_of_an_unknown_first_criterion() {
        let left_out = || "import-note-criterion".to_string();
        let replaced = || vec![left_out(), "import-note-criterion-score".to_string()];
        assert_eq!(read("LATER SOS SOSOS"), ("MMS SOS SOSOS".into(), replaced()));
        assert_eq!(read("LATER SOSW SOSOSW"), ("NBW SOSW SOSOSW".into(), replaced()));
        assert_eq!(read("LATER SOS MMS"), ("MMS SOS".into(), replaced()));
        assert_eq!(read("CAT LATER DC"), ("CAT MMS DC".into(), replaced()));
        assert_eq!(read("LATER NBW SOSW"), ("NBW SOSW".into(), vec![left_out()]));
        assert_eq!(read("SOS LATER"), ("SOS".into(), vec![left_out()]), "the file has no score in front");
        assert_eq!(read("LATER"), (String::new(), vec![left_out()]), "the usual criteria follow");
    }
}
