//! The table of commands: what the window may ask, by name, with the types of question and answer.
//! The same table carries them out and writes TypeScript's map of them, so that the two cannot differ.

use app::copies::{CopiesView, SalvagedView};
use app::event::{EventPreview, SettingsView, StatusView, TemplateView};
use app::history::HistoryView;
use app::jigo_ladder::LadderView;
use app::knockout::{CeremonyView, KnockoutsView, PlanView};
use app::points::PointsView;
use app::ratings::{PeopleFound, RatingsImported};
use app::register::{ClosingView, ListPreview, RegisterView, SlipsView};
use app::round::RoundView;
use app::standings::StandingsView;
use app::year_final::FinalsView;
use app::{
    check, copies, event, history, jigo_ladder, knockout, points, ratings, register, round, standings, year_final,
};
use documents::{PreviewView, SheetsView};
use serde::Deserialize;
use serde_json::Value;
use session::atomic_file::Written;
use session::rating_list::RatingListView;
use session::{AppError, EventSession, Mutation, Result};
use ts_rs::{Config, TS};

use crate::tour_commands;
use crate::workspace::Workspace;

/// A question without details.
#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[ts(type = "Record<string, never>")]
pub struct Nothing {}

/// Turns the table into the dispatcher and into TypeScript's map.
macro_rules! commands {
    (
        event: $($name:literal: $request:ty => $answer:ty = $act:expr;)*
        tour: $($tour_name:literal: $tour_request:ty => $tour_answer:ty = $tour_act:expr;)*
    ) => {
        /// Carries out the command `name` of the open event or tour book and returns its answer as JSON.
        ///
        /// # Errors
        /// There is no such command, the request does not fit it, or it is refused.
        pub fn dispatch(workspace: &mut Workspace, name: &str, request: Value) -> Result<Value> {
            match name {
                $($tour_name => {
                    let request: $tour_request = read(name, request)?;
                    let act: fn(&mut Workspace, &$tour_request) -> Result<$tour_answer> = $tour_act;
                    write(act(workspace, &request)?)
                })*
                _ => dispatch_event(&mut workspace.event, name, request),
            }
        }

        /// Carries out the command `name` of the open event and returns its answer as JSON.
        ///
        /// # Errors
        /// As [`dispatch`].
        pub fn dispatch_event(event: &mut EventSession, name: &str, request: Value) -> Result<Value> {
            match name {
                $($name => {
                    let request: $request = read(name, request)?;
                    let act: fn(&mut EventSession, &$request) -> Result<$answer> = $act;
                    write(act(event, &request)?)
                })*
                _ => Err(AppError::internal(format!("There is no command {name}."))),
            }
        }

        /// Writes TypeScript's types for every command into the folder of `config`; the answer is the map of
        /// commands itself, `Commands.ts`.
        ///
        /// # Errors
        /// A file cannot be written.
        pub fn export_types(config: &Config) -> Result<String, ts_rs::ExportError> {
            let mut used = std::collections::BTreeSet::new();
            let mut lines = String::new();
            $(
                write_type::<$request>(config)?;
                write_type::<$answer>(config)?;
                let (request, answer) = (<$request as TS>::name(config), <$answer as TS>::name(config));
                names(&request, &mut used);
                names(&answer, &mut used);
                lines += &format!("  \"{}\": {{ request: {request}; response: {answer} }};\n", $name);
            )*
            $(
                write_type::<$tour_request>(config)?;
                write_type::<$tour_answer>(config)?;
                let (request, answer) = (<$tour_request as TS>::name(config), <$tour_answer as TS>::name(config));
                names(&request, &mut used);
                names(&answer, &mut used);
                lines += &format!("  \"{}\": {{ request: {request}; response: {answer} }};\n", $tour_name);
            )*
            AppError::export_all(config)?;
            let imports: String = used.iter().map(|n| format!("import type {{ {n} }} from \"./{n}\";\n")).collect();
            Ok(format!("// Every command the window may ask. Written by `cargo xtask types`; not edited by hand.\n{imports}\nexport interface Commands {{\n{lines}}}\n"))
        }
    };
}

commands! {
    event:
    "status": Nothing => StatusView = |session, _| event::status(session);
    "create_event": event::CreateEvent => StatusView = event::create;
    "view_templates": Nothing => Vec<TemplateView> = |_, _| Ok(event::templates());
    "preview_event": event::CreateEvent => EventPreview = |_, request| event::preview_event(request);
    "open_event": event::OpenEvent => StatusView = event::open;
    "open_sample": event::OpenSample => StatusView = event::open_sample;
    "import_event": event::ImportEvent => StatusView = event::import;
    "close_event": Nothing => () = |session, _| event::close(session);
    "view_register": Nothing => RegisterView = |session, _| register::view(session);
    "add_entry": register::EntryFields => Mutation<i64> = register::add;
    "add_rated": register::AddRated => Mutation<i64> = register::add_rated;
    "find_people": ratings::FindPeople => PeopleFound = ratings::find_people;
    "view_ratings": Nothing => Option<RatingListView> = |session, _| ratings::view_ratings(session);
    "import_ratings": ratings::ImportRatings => RatingsImported = ratings::import_ratings;
    "change_entry": register::ChangeEntry => Mutation<i64> = register::change;
    "set_entry_status": register::SetEntryStatus => Mutation<i64> = register::set_status;
    "import_list": register::ImportList => Mutation<register::ListImported> = register::import_list;
    "preview_list": register::PreviewList => ListPreview = |session, request| register::preview_list(session, request);
    "tell_format": event::DetectFormat => Option<app::vocabulary::FormatName> = |_, request| event::detect_format(request);
    "view_closing": Nothing => ClosingView = |session, _| register::closing(session);
    "find_similar": register::FindSimilar => Vec<String> = |session, request| register::find_similar(session, request);
    "set_paid": register::SetPaid => Mutation<i64> = register::set_paid;
    "close_register": Nothing => Mutation<u32> = |session, _| register::close_register(session);
    "set_bar": register::SetBar => Mutation<usize> = register::set_bar;
    "view_levels": Nothing => Vec<event::LevelView> = |session, _| event::levels(session);
    "set_level": event::SetLevel => Mutation<Vec<event::LevelView>> = event::set_level;
    "view_slips": Nothing => SlipsView = |session, _| register::slips(session);
    "add_slip": register::AddSlip => Mutation<i64> = register::add_slip;
    "apply_slip": register::SlipRequest => Mutation<i64> = register::apply_slip;
    "refuse_slip": register::RefuseSlip => Mutation<i64> = register::refuse_slip;
    "view_round": round::ViewRound => RoundView = |session, request| round::view(session, request);
    "pair_round": round::PairRound => Mutation<round::Paired> = round::pair;
    "unpair_round": round::RoundRequest => Mutation<usize> = round::unpair;
    "release_round": round::RoundRequest => Mutation<u32> = round::release;
    "start_round": round::RoundRequest => Mutation<u32> = round::start;
    "confirm_round": round::RoundRequest => Mutation<u32> = round::confirm;
    "enter_result": round::EnterResult => Mutation<round::ResultEntered> = round::enter_result;
    "view_correction": round::ViewCorrection => round::CorrectionView = |session, request| round::view_correction(session, request);
    "enter_ladder": round::EnterLadder => Mutation<u32> = round::enter_ladder;
    "view_ladder": jigo_ladder::LadderOf => LadderView = |session, request| jigo_ladder::view(session, request);
    "start_ladder": jigo_ladder::StartLadder => Mutation<u32> = jigo_ladder::start;
    "record_ladder_game": jigo_ladder::RecordLadderGame => Mutation<Option<String>> = jigo_ladder::record;
    "take_back_ladder_game": jigo_ladder::LadderOf => Mutation<usize> = jigo_ladder::take_back;
    "swap_colours": round::SwapColours => Mutation<u32> = round::swap_colours;
    "swap_players": round::SwapPlayers => Mutation<round::ManualChange> = round::swap_players;
    "lock_board": round::LockBoard => Mutation<bool> = round::lock_board;
    "unpair_board": round::UnpairBoard => Mutation<u32> = round::unpair_board;
    "pair_two": round::PairTwo => Mutation<round::ManualChange> = round::pair_two;
    "pair_rest": round::PairRest => Mutation<round::Paired> = round::pair_rest;
    "set_handicap": round::SetHandicap => Mutation<u8> = round::set_handicap;
    "pair_some": round::PairSome => Mutation<round::Paired> = round::pair_some;
    "renumber_boards": round::RoundRequest => Mutation<usize> = round::renumber_boards;
    "move_board": round::MoveBoard => Mutation<u32> = round::move_board;
    "lower_sleeper": register::LowerSleeper => Mutation<i64> = register::lower_sleeper;
    "move_bye": round::MoveBye => Mutation<round::ManualChange> = round::move_bye;
    "board_history": round::ViewBoard => Vec<round::BoardEvent> = |session, request| round::board_history(session, request);
    "explain_board": round::SwapColours => round::Why = |session, request| round::why(session, request);
    "report_round": round::RoundRequest => round::Report = |session, request| round::report(session, request);
    "view_knockouts": Nothing => KnockoutsView = |session, _| knockout::view(session);
    "plan_knockout": knockout::DrawKnockout => PlanView = |session, request| knockout::plan(session, request);
    "view_ceremony": knockout::ViewCeremony => CeremonyView = |session, request| knockout::ceremony(session, request);
    "draw_knockout": knockout::DrawKnockout => Mutation<u32> = knockout::draw;
    "view_finals": Nothing => FinalsView = |session, _| year_final::view(session);
    "draw_final": year_final::DrawFinal => Mutation<year_final::FinalDrawn> = year_final::draw;
    "settle_final": year_final::SettleFinal => Mutation<usize> = year_final::settle;
    "change_final": year_final::ChangeFinal => Mutation<u8> = year_final::change;
    "plan_qualifying": knockout::PlanQualifying => Mutation<usize> = knockout::plan_qualifying;
    "replace_in_knockout": knockout::ReplaceInKnockout => Mutation<Vec<String>> = knockout::replace;
    "decide_knockout": knockout::DecideKnockout => Mutation<i64> = knockout::decide;
    "view_standings": standings::ViewStandings => StandingsView = |session, request| standings::view(session, request);
    "view_settings": Nothing => SettingsView = |session, _| event::view_settings(session);
    "change_setting": event::ChangeSetting => Mutation<String> = |session, request| {
        event::change_setting(session, request).map(|done| done.map(|value| value.to_string()))
    };
    "view_points": Nothing => PointsView = |session, _| points::view(session);
    "view_history": history::ViewHistory => HistoryView = |session, request| history::view(session, request);
    "view_copies": Nothing => CopiesView = |session, _| copies::view(session);
    "restore_copy": copies::RestoreCopy => StatusView = copies::restore;
    "set_second_folder": copies::SetSecondFolder => Option<std::path::PathBuf> = copies::set_second_folder;
    "salvage_event": copies::SalvageEvent => SalvagedView = copies::salvage;
    "save_as": copies::SaveAs => copies::SavedAs = copies::save_as;
    "check_event": Nothing => check::Checked = |session, _| check::check(session);
    "undo": Nothing => Mutation<String> = |session, _| history::undo(session);
    "redo": Nothing => Mutation<String> = |session, _| history::redo(session);
    "view_sheets": documents::ViewSheets => SheetsView = |session, request| documents::view(session, request);
    "print": documents::PrintSheet => Written = |session, request| documents::print(session, request);
    "print_folder": documents::PrintSheet => documents::PrintedFolder = |session, request| documents::print_folder(session, request);
    "view_preview": documents::PreviewSheet => PreviewView = |session, request| documents::preview(session, request);
    "export_pages": documents::PrintSheet => documents::PrintedPages = |session, request| documents::export_pages(session, request);
    "export": documents::Export => Written = |session, request| documents::export(session, request);
    tour:
    "create_tour": tour_commands::CreateTour => tour_commands::TourView = tour_commands::create_tour;
    "open_tour": tour_commands::TourPlace => tour_commands::TourView = tour_commands::open_tour;
    "close_tour": Nothing => () = |workspace, _| tour_commands::close_tour(workspace);
    "view_tour": Nothing => tour_commands::TourView = |workspace, _| tour_commands::view_tour(workspace);
    "view_tour_players": Nothing => Vec<tour::PlayerLine> = |workspace, _| tour_commands::view_tour_players(workspace);
    "view_tour_events": Nothing => Vec<tour::EditionLine> = |workspace, _| tour_commands::view_tour_events(workspace);
    "view_tour_sp": tour_commands::TourDay => Vec<tour::SpView> = tour_commands::view_tour_sp;
    "view_tour_derivation": tour_commands::TourPlayerDay => tour::DerivationView = tour_commands::view_tour_derivation;
    "view_tour_race": tour_commands::TourYear => Vec<tour::RaceView> = tour_commands::view_tour_race;
    "view_tour_duplicates": Nothing => Vec<tour::DuplicateLine> = |workspace, _| tour_commands::view_tour_duplicates(workspace);
    "view_bundle": tour_commands::TourBundle => tour::BundleView = tour_commands::view_bundle;
    "add_bundle": tour_commands::TourBundle => tour::Added = tour_commands::add_bundle;
    "add_tour_key": tour_commands::TourKey => tour::KeyLine = tour_commands::add_tour_key;
    "revoke_tour_key": tour_commands::TourKey => tour::KeyLine = tour_commands::revoke_tour_key;
    "merge_players": tour_commands::TourPair => String = tour_commands::merge_players;
    "keep_players_apart": tour_commands::TourPair => String = tour_commands::keep_players_apart;
    "write_tour_seeds": tour_commands::WriteSeeds => tour::SeedsWritten = tour_commands::write_tour_seeds;
    "publish_tour": tour_commands::TourPlace => tour::Published = tour_commands::publish_tour;
    "undo_tour": Nothing => String = |workspace, _| tour_commands::undo_tour(workspace);
    "print_tour": tour::PrintTour => Written = tour_commands::print_tour;
}

/// Whether the command called `name` reads and changes nothing: those that the window for the hall may give.
pub fn only_reads(name: &str) -> bool {
    name == "status" || name.starts_with("view_")
}

/// The longest text of a request, in bytes: longer ones are no names, notes or reasons.
const LONGEST: usize = 20_000;

fn short(value: &Value) -> bool {
    match value {
        Value::String(text) => text.len() <= LONGEST,
        Value::Array(items) => items.iter().all(short),
        Value::Object(fields) => fields.values().all(short),
        _ => true,
    }
}

fn read<T: for<'de> Deserialize<'de>>(name: &str, request: Value) -> Result<T> {
    if !short(&request) {
        return Err(AppError::bad_input(format!("A text of more than {LONGEST} letters is too long: shorten it.")));
    }
    serde_json::from_value(request)
        .map_err(|error| AppError::internal(format!("The request does not fit {name}: {error}.")))
}

fn write(answer: impl serde::Serialize) -> Result<Value> {
    serde_json::to_value(answer).map_err(|error| AppError::internal(error.to_string()))
}

/// Writes a type and those it needs. A built-in one, such as `()` or a list, has no file of its own: only its parts have.
fn write_type<T: TS + ?Sized + 'static>(config: &Config) -> Result<(), ts_rs::ExportError> {
    match T::export_all(config) {
        Err(ts_rs::ExportError::CannotBeExported(_)) => {
            let mut parts = Parts { config, written: Ok(()) };
            T::visit_generics(&mut parts);
            parts.written
        }
        written => written,
    }
}

/// Writes the types a built-in one is made of.
struct Parts<'a> {
    config: &'a Config,
    written: Result<(), ts_rs::ExportError>,
}

impl ts_rs::TypeVisitor for Parts<'_> {
    fn visit<T: TS + ?Sized + 'static>(&mut self) {
        if self.written.is_ok() {
            self.written = write_type::<T>(self.config);
        }
    }
}

/// The generated types a type's name refers to: `Mutation<ListImported>` needs both.
fn names(name: &str, used: &mut std::collections::BTreeSet<String>) {
    const BUILT_IN: [&str; 6] = ["Record", "string", "never", "number", "null", "Array"];
    let words = name.split(|c: char| !c.is_alphanumeric()).filter(|w| w.chars().next().is_some_and(char::is_uppercase));
    used.extend(words.filter(|w| !BUILT_IN.contains(w)).map(str::to_string));
}
