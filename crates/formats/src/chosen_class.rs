//! The EGF class that the director chose, in files that have time limits but no class.

use domain::EventSettings;
use messages::message;

use crate::notes::Notes;

/// Adds a note if the games count as a higher class in another program, which takes it from the time limits (R78).
pub(crate) fn note_lost_class(event: &EventSettings, program: &'static str, notes: &mut Notes) {
    let by_time = EventSettings { lowered_class: None, ..event.clone() }.rating_class();
    if let Some(class) = by_time.filter(|_| by_time != event.rating_class()) {
        notes.add(message!("export-note-class", program, class = class.to_string()));
    }
}

#[cfg(test)]
mod tests {
    use domain::model::event_settings::LoweredClass;
    use domain::{Competition, CompetitionId, EventSettings, System, Tournament};

    use crate::{opengotha_export, pairgoth_export};

    #[test]
    fn files_without_a_class_have_a_note_on_a_chosen_one() {
        let day = chrono::NaiveDate::from_ymd_opt(2026, 3, 7).unwrap();
        let mut tournament = Tournament::new(
            EventSettings::new("Weir Open", day, ""),
            Competition::new(CompetitionId::OPEN, "Open", System::McMahon, 3),
        );
        let mut notes = |minutes: u32, lowered: Option<LoweredClass>| -> Vec<String> {
            (tournament.event.time.main_minutes, tournament.event.lowered_class) = (minutes, lowered);
            let all = opengotha_export::export(&tournament).notes;
            let all = all.into_iter().chain(pairgoth_export::export(&tournament).notes);
            all.filter(|note| note.id == "export-note-class").map(|note| note.to_string()).collect()
        };
        for (lowered, class) in [(LoweredClass::C, "A"), (LoweredClass::Unrated, "A")] {
            let notes = notes(90, Some(lowered));
            let words = format!("has no place for the chosen class. The games count as class {class} there.");
            assert!(notes.len() == 2 && notes.iter().all(|note| note.contains(&words)), "{notes:?}");
        }
        // The class is not lower than that of the time limits.
        assert_eq!((notes(90, None), notes(30, Some(LoweredClass::C))), (Vec::new(), Vec::new()));
        assert_eq!(notes(5, Some(LoweredClass::Unrated)), Vec::<String>::new());
    }
}
