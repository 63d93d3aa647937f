//! Importing the competition of another event file: an Open and Future Stars in two files become one event.

use std::path::Path;

use domain::{Competition, CompetitionId, Tournament};
use messages::message;
use serde::Serialize;
use session::fields::some_text;
use session::{AppError, EventSession, Mutation, Result};
use store::EventFile;
use ts_rs::TS;

use super::foreign::{take_over, with_own_settings};
use crate::event::refuse_taken;
use crate::operation::{ImportCompetition, op};
use crate::register::{seed_drawn, set_at_closing};

/// What an import brought.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CompetitionImported {
    /// The key of the new competition.
    pub competition: i64,
    /// Its name in this event.
    pub name: String,
    /// Number of entries.
    pub entries: usize,
    /// How many of them are of people who play in another competition of the event.
    pub known: usize,
    /// Number of paired rounds.
    pub rounds: usize,
    /// Number of games.
    pub games: usize,
}

/// Takes over the first competition of another event file with its settings, entries, rounds, games, byes, absences and slips,
/// and chooses it. The other file is only read. The certificates of its pairings stay there, because they prove what was known
/// in that event.
///
/// # Errors
/// No event is open; the file is the open one, no event file, or cannot be read; the name is taken; or something of the
/// competition was drawn, which only the draw seed of its own event verifies (R30, R36, R50, R63).
pub fn import(session: &mut EventSession, request: &ImportCompetition) -> Result<Mutation<CompetitionImported>> {
    let whole = session.event()?;
    let other = read(session.path(), &request.file)?;
    let their_competition = &other.competition;
    refuse_drawn(&other, their_competition)?;
    let is_closed = |competition: &Competition| competition.register_closed.is_some();
    let closed_before = whole.competitions().any(is_closed);
    let draws_seed = is_closed(their_competition) && !closed_before && whole.settings().seed_origin.is_none();
    let drawn = seed_drawn(session, None)?;
    let own_file = session.path().map(Path::to_path_buf);
    let journaled = ImportCompetition { draws_seed, ..request.clone() };
    let imported = session.transact_event(op::ImportCompetition, &journaled, |event, counters| {
        let mut competition = with_own_settings(their_competition, &other.event, event.settings());
        competition.id = counters.next_key::<Competition>();
        competition.name = some_text(&request.name).unwrap_or(competition.name);
        refuse_taken(event, competition.id, &competition.name)?;
        // One competition of an event earns points (R43).
        competition.earns_points &= !event.competitions().any(|other| other.earns_points);
        forget_open_file(&mut competition, own_file.as_deref());
        if draws_seed {
            event.change_settings(|settings| set_at_closing(settings, drawn, closed_before))?;
        }
        let (taken, known) = take_over(event, counters, &other, competition)?;
        let answer = answer(&taken.competition, &other, known);
        event.replace(taken);
        Ok(answer)
    })?;
    session.choose(CompetitionId(imported.value.competition))?;
    Ok(imported)
}

fn answer(competition: &Competition, part: &Tournament, known: usize) -> CompetitionImported {
    CompetitionImported {
        competition: competition.id.0,
        name: competition.name.clone(),
        entries: part.entries.len(),
        known,
        rounds: part.rounds.len(),
        games: part.games.len(),
    }
}

/// Returns the part of the event in `file` that belongs to its first competition. An older format is converted in memory.
///
/// # Errors
/// The file is the open one, no event file, or cannot be read.
fn read(open: Option<&Path>, file: &Path) -> Result<Tournament> {
    let place = |path: &Path| path.canonicalize().ok();
    if open.and_then(place).is_some_and(|open| place(file) == Some(open)) {
        return Err(AppError::bad_input(message!("competition-import-same-file")));
    }
    let other = EventFile::open_read_only(file)?.load()?;
    let first = other.tournaments().next().cloned();
    first.ok_or_else(|| AppError::not_found(message!("competition-missing")))
}

/// Refuses a competition in which something was drawn or frozen for a draw: another seed would give another draw.
fn refuse_drawn(part: &Tournament, competition: &Competition) -> Result<()> {
    let has_table = !part.tables.is_empty() || !part.finals.is_empty() || !part.qualifyings.is_empty();
    let has_table_game = part.games.iter().any(|game| game.knockout.is_some()) || !part.ladders.is_empty();
    let is_frozen = part.event.freezes.iter().any(|freeze| freeze.competition == competition.id);
    let has_zones = competition.system.has_zones() && competition.register_closed.is_some();
    match has_table || has_table_game || is_frozen || has_zones {
        true => Err(AppError::not_now(message!("competition-import-drawn", name = competition.name.clone()))),
        false => Ok(()),
    }
}

/// Forgets the file of the Open if it is the event into which the competition comes.
fn forget_open_file(competition: &mut Competition, event: Option<&Path>) {
    let named = competition.open_file.trim();
    let names = [named.to_string(), format!("{named}.drawmaster")];
    let own = event.and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    if own.is_some_and(|own| names.contains(&own)) {
        competition.open_file.clear();
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use domain::RoundState;
    use session::FileHandle;

    use super::*;
    use crate::check::check;
    use crate::event::change_setting;
    use crate::fixture::{
        closed_register, fields, knockout, no_event, open_register, paired, played, self_paired, year_final,
    };
    use crate::history::undo;
    use crate::operation::{
        ChangeSetting, DrawFinal, DrawKnockout, FixPrizeList, MoveBye, PairRound, RoundStep, SaveAs, SetLevel,
        SettingsChange,
    };
    use crate::prize_list::fix_prize_list;
    use crate::register::{acts_that_drew, close_register};
    use crate::round::{confirm, move_bye, pair};
    use crate::standings;
    use domain::System;

    /// The other event in a file of its own.
    struct Other {
        _folder: tempfile::TempDir,
        path: PathBuf,
    }

    fn file_of(mut session: EventSession) -> Other {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("stars.drawmaster");
        crate::copies::save_as(&mut session, &SaveAs { file: FileHandle::from(path.clone()) }).unwrap();
        Other { _folder: folder, path }
    }

    fn request(other: &Other, name: &str) -> ImportCompetition {
        ImportCompetition { file: other.path.clone().into(), name: name.into(), draws_seed: false }
    }

    /// An event of five, so that one has a bye, with one confirmed round and one paired.
    fn stars() -> EventSession {
        let mut session = played(5);
        confirm(&mut session, &RoundStep::of(1)).unwrap();
        pair(&mut session, &PairRound { round: 2, ..PairRound::default() }).unwrap();
        session
    }

    #[test]
    fn given_byes_and_the_list_for_the_prize_giving_name_the_new_entries() {
        let mut theirs = played(5);
        confirm(&mut theirs, &RoundStep::of(1)).unwrap();
        fix_prize_list(&mut theirs, &FixPrizeList { take_back: false }).unwrap();
        move_bye(&mut theirs, &MoveBye { round: 2, to: Some(1), consent: false }).unwrap();
        let other = file_of(theirs);
        let mut session = closed_register(7);
        import(&mut session, &request(&other, "Stars")).unwrap();
        let competition = session.competition().unwrap();
        assert_eq!(competition.given_byes.values().map(|entry| entry.0).collect::<Vec<_>>(), [8]);
        let mut listed: Vec<i64> =
            competition.prize_list.iter().flat_map(|list| &list.places).map(|place| place.entry.0).collect();
        listed.sort_unstable();
        assert!(listed.into_iter().eq(8..=12));
        assert_eq!(crate::prize_list::view(&session).unwrap().unwrap().differences, []);
    }

    fn with_seed_origin_forgotten(mut session: EventSession) -> EventSession {
        let forget = |tournament: &mut Tournament| {
            tournament.event.seed_origin = None;
            Ok(())
        };
        let level = SettingsChange::Level(SetLevel::of(crate::vocabulary::LevelName::Lot));
        session.transact(op::ChangeSettings, &level, forget).unwrap();
        session
    }

    #[test]
    fn the_competition_comes_in_as_it_is_played_and_undo_removes_it() {
        let theirs = stars();
        let places = standings::view(&theirs, &standings::ViewStandings::default()).unwrap();
        let rounds = theirs.tournament().unwrap().rounds.clone();
        let other = file_of(theirs);
        let bytes = std::fs::read(&other.path).unwrap();
        let mut session = closed_register(7);
        let before = session.event().unwrap().clone();
        let imported = import(&mut session, &request(&other, " Stars ")).unwrap().value;
        assert_eq!((imported.entries, imported.known, imported.rounds, imported.games), (5, 5, 2, 4));
        assert_eq!((imported.competition, imported.name.as_str()), (2, "Stars"));
        let part = session.tournament().unwrap();
        assert_eq!(
            part.rounds.iter().map(|r| (r.number, r.state)).collect::<Vec<_>>(),
            [(1, RoundState::Confirmed), (2, RoundState::Draft)]
        );
        assert_eq!((part.rounds.len(), part.byes.len(), part.certificates.len()), (rounds.len(), 2, 0));
        assert!(part.entries.iter().map(|entry| entry.id.0).eq(8..=12));
        let here = standings::view(&session, &standings::ViewStandings::default()).unwrap();
        let shown = |view: &standings::StandingsView| {
            let lines = view.lines.iter().map(|line| (line.place, line.name.clone(), line.values.clone()));
            lines.collect::<Vec<_>>()
        };
        assert_eq!(shown(&here), shown(&places));
        let checked = check(&session).unwrap();
        assert!(checked.decisions.iter().all(|d| d.id == "check-no-certificate"), "{:?}", checked.decisions);
        undo(&mut session).unwrap();
        assert_eq!(*session.event().unwrap(), before);
        assert_eq!(std::fs::read(&other.path).unwrap(), bytes, "the other file is only read");
    }

    #[test]
    fn only_one_competition_earns_points_and_the_rounds_go_on() {
        let other = file_of(stars());
        let mut session = closed_register(7);
        import(&mut session, &request(&other, "Stars")).unwrap();
        assert!(!session.competition().unwrap().earns_points);
        crate::round::unpair(&mut session, &crate::operation::RoundRequest { round: 2 }).unwrap();
        pair(&mut session, &PairRound { round: 2, ..PairRound::default() }).unwrap();
        assert_eq!(check(&session).unwrap().certificates, 1);
    }

    #[test]
    fn a_closed_register_in_an_event_without_a_seed_draws_it() {
        let mut session = with_seed_origin_forgotten(open_register(4));
        let before = session.event().unwrap().settings().draw_seed.clone();
        import(&mut session, &request(&file_of(closed_register(4)), "Stars")).unwrap();
        let seed = session.event().unwrap().settings().draw_seed.clone();
        assert_ne!(seed, before);
        assert_eq!(acts_that_drew(&session).unwrap().len(), 1);
        session.choose(CompetitionId::OPEN).unwrap();
        close_register(&mut session).unwrap();
        assert_eq!(
            (session.event().unwrap().settings().draw_seed.clone(), acts_that_drew(&session).unwrap().len()),
            (seed, 1)
        );
        import(&mut session, &request(&file_of(closed_register(2)), "Rapid")).unwrap();
        assert_eq!(acts_that_drew(&session).unwrap().len(), 1, "the seed is drawn");
    }

    #[test]
    fn days_of_its_own_that_the_event_does_not_have_are_lost() {
        let mut theirs = open_register(3);
        let start = theirs.tournament().unwrap().event.start;
        let mut set = |path: &str, days: u64| {
            let value = (start + chrono::Days::new(days)).to_string();
            change_setting(&mut theirs, &ChangeSetting { path: path.into(), value, consent: false }).unwrap();
        };
        set("event.end", 2);
        set("competition.end", 1);
        set("competition.start", 0);
        let other = file_of(theirs);
        let mut session = closed_register(3);
        import(&mut session, &request(&other, "Stars")).unwrap();
        let competition = session.competition().unwrap();
        assert_eq!((competition.start, competition.end), (Some(start), None));
    }

    #[test]
    fn an_open_register_stays_open() {
        let mut session = with_seed_origin_forgotten(open_register(2));
        import(&mut session, &request(&file_of(self_paired(3)), "Side")).unwrap();
        assert!(acts_that_drew(&session).unwrap().is_empty());
        crate::register::add(&mut session, &fields(7)).unwrap();
        assert_eq!(session.tournament().unwrap().entries.last().unwrap().number, Some(4));
    }

    #[test]
    fn a_competition_beside_its_open_forgets_the_file_of_the_open() {
        let forgotten = |open_file: &str| {
            let mut competition = Competition::new(CompetitionId::OPEN, "Stars", System::Swiss, 5);
            competition.open_file = open_file.into();
            forget_open_file(&mut competition, Some(Path::new("folder/open.drawmaster")));
            competition.open_file.is_empty()
        };
        assert_eq!(["open", "open.drawmaster", "rapid"].map(forgotten), [true, true, false]);
    }

    #[test]
    fn import_refuses_what_was_drawn_in_its_own_event() {
        let refusal = |other: EventSession| {
            let mut session = open_register(2);
            let before = session.event().unwrap().clone();
            let refused = import(&mut session, &request(&file_of(other), "Other")).unwrap_err();
            assert_eq!(*session.event().unwrap(), before);
            refused.message.id
        };
        assert_eq!(refusal(knockout(6)), "competition-import-drawn");
        assert_eq!(refusal(year_final(8)), "competition-import-drawn");
        let mut frozen = crate::fixture::closed_youth(6);
        crate::knockout::freeze(&mut frozen, &DrawKnockout { category: 12, ..DrawKnockout::default() }).unwrap();
        assert_eq!(refusal(frozen), "competition-import-drawn");
        let mut frozen = crate::fixture::closed_youth(8);
        crate::year_final::freeze(&mut frozen, &DrawFinal { category: 12, ..DrawFinal::default() }).unwrap();
        assert_eq!(refusal(frozen), "competition-import-drawn");
        let mut zones = open_register(8);
        let path = "competition.system".into();
        crate::event::change_setting(&mut zones, &ChangeSetting { path, value: "Zones".into(), consent: false })
            .unwrap();
        import(&mut open_register(2), &request(&file_of_copy(&mut zones), "Zones")).unwrap();
        close_register(&mut zones).unwrap();
        assert_eq!(refusal(zones), "competition-import-drawn");
    }

    fn file_of_copy(session: &mut EventSession) -> Other {
        let tournament = session.event().unwrap().clone();
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("copy.drawmaster");
        let creation = crate::operation::Creation::New(Box::default());
        no_event().create(op::CreateEvent, &creation, &path, &tournament).unwrap();
        Other { _folder: folder, path }
    }

    #[test]
    fn import_refuses_taken_names_the_same_file_and_other_files() {
        let other = file_of(paired(4));
        let refusal = |session: &mut EventSession, request: &ImportCompetition| {
            let before = session.event().cloned().ok();
            let refused = import(session, request).unwrap_err();
            assert_eq!(session.event().cloned().ok(), before);
            refused.message.id
        };
        let mut session = open_register(2);
        assert_eq!(refusal(&mut session, &request(&other, "")), "competition-name-taken");
        assert_eq!(refusal(&mut session, &request(&other, "OPEN")), "competition-name-taken");
        assert_eq!(refusal(&mut no_event(), &request(&other, "Stars")), "event-not-open");
        let mut same = crate::fixture::no_event();
        same.set_file(EventFile::open(&other.path).unwrap(), &other.path).unwrap();
        assert_eq!(refusal(&mut same, &request(&other, "Stars")), "competition-import-same-file");
        let list = other.path.with_extension("csv");
        std::fs::write(&list, "family,given,rank\n").unwrap();
        let wrong = ImportCompetition { file: list.clone().into(), ..request(&other, "Stars") };
        assert_eq!(refusal(&mut session, &wrong), "store-not-an-event-file");
        std::fs::remove_file(&list).unwrap();
        assert_eq!(refusal(&mut session, &wrong), "store-missing");
    }
}
