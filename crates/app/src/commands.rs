//! The table of commands: what the window may ask, by name, with the types of question and answer.
//! The same table carries them out and writes TypeScript's map of them, so that the two cannot differ.

use serde::Deserialize;
use serde_json::Value;
use ts_rs::{Config, TS};

use crate::desk::EventSession;
use crate::failure::{AppError, Result};
use crate::stale::Mutation;
use crate::views::{
    CeremonyView, ClosingView, CopiesView, EventPreview, FinalsView, HistoryView, KnockoutsView, LadderView,
    ListPreview, PeopleFound, PlanView, PointsView, PreviewView, RatingListView, RatingsImported, RegisterView,
    RoundView, SalvagedView, SettingsView, SheetsView, SlipsView, StandingsView, StatusView, TemplateView,
};
use crate::{
    check, copies, event, exchange, group_final, history, knockout, ladder, points, ratings, register, round,
    standings, tour,
};

/// A question without details.
#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[ts(type = "Record<string, never>")]
pub struct Nothing {}

/// Turns the table into the dispatcher and into TypeScript's map.
macro_rules! commands {
    ($($name:literal: $request:ty => $answer:ty = $act:expr;)*) => {
        /// Carries out the command called `name`.
        ///
        /// # Errors
        /// There is no such command, the request does not fit it, or it is refused.
        pub fn dispatch(desk: &mut EventSession, name: &str, request: Value) -> Result<Value> {
            match name {
                $($name => {
                    let request: $request = read(name, request)?;
                    let act: fn(&mut EventSession, &$request) -> Result<$answer> = $act;
                    write(act(desk, &request)?)
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
            AppError::export_all(config)?;
            let imports: String = used.iter().map(|n| format!("import type {{ {n} }} from \"./{n}\";\n")).collect();
            Ok(format!("// Every command the window may ask. Written by `cargo xtask types`; not edited by hand.\n{imports}\nexport interface Commands {{\n{lines}}}\n"))
        }
    };
}

commands! {
    "status": Nothing => StatusView = |desk, _| event::status(desk);
    "create_event": event::CreateEvent => StatusView = event::create;
    "view_templates": Nothing => Vec<TemplateView> = |_, _| Ok(event::templates());
    "preview_event": event::CreateEvent => EventPreview = |_, request| event::preview_event(request);
    "open_event": event::OpenEvent => StatusView = event::open;
    "open_sample": event::OpenSample => StatusView = event::open_sample;
    "import_event": event::ImportEvent => StatusView = event::import;
    "close_event": Nothing => () = |desk, _| event::close(desk);
    "view_register": Nothing => RegisterView = |desk, _| register::view(desk);
    "add_entry": register::EntryFields => Mutation<i64> = register::add;
    "add_rated": register::AddRated => Mutation<i64> = register::add_rated;
    "find_people": ratings::FindPeople => PeopleFound = ratings::find_people;
    "view_ratings": Nothing => Option<RatingListView> = |desk, _| ratings::view_ratings(desk);
    "import_ratings": ratings::ImportRatings => RatingsImported = ratings::import_ratings;
    "change_entry": register::ChangeEntry => Mutation<i64> = register::change;
    "set_entry_status": register::SetEntryStatus => Mutation<i64> = register::set_status;
    "import_list": register::ImportList => Mutation<register::ListImported> = register::import_list;
    "preview_list": register::PreviewList => ListPreview = |desk, request| register::preview_list(desk, request);
    "tell_format": event::TellFormat => Option<String> = |_, request| event::tell_format(request);
    "view_closing": Nothing => ClosingView = |desk, _| register::closing(desk);
    "find_similar": register::FindSimilar => Vec<String> = |desk, request| register::find_similar(desk, request);
    "set_paid": register::SetPaid => Mutation<i64> = register::set_paid;
    "close_register": Nothing => Mutation<u32> = |desk, _| register::close_register(desk);
    "set_bar": register::SetBar => Mutation<usize> = register::set_bar;
    "view_levels": Nothing => Vec<event::LevelView> = |desk, _| event::levels(desk);
    "set_level": event::SetLevel => Mutation<Vec<event::LevelView>> = event::set_level;
    "view_slips": Nothing => SlipsView = |desk, _| register::slips(desk);
    "add_slip": register::AddSlip => Mutation<i64> = register::add_slip;
    "apply_slip": register::SlipRequest => Mutation<i64> = register::apply_slip;
    "refuse_slip": register::RefuseSlip => Mutation<i64> = register::refuse_slip;
    "view_round": round::ViewRound => RoundView = |desk, request| round::view(desk, request);
    "pair_round": round::PairRound => Mutation<round::Paired> = round::pair;
    "unpair_round": round::RoundRequest => Mutation<usize> = round::unpair;
    "release_round": round::RoundRequest => Mutation<u32> = round::release;
    "start_round": round::RoundRequest => Mutation<u32> = round::start;
    "confirm_round": round::RoundRequest => Mutation<u32> = round::confirm;
    "enter_result": round::EnterResult => Mutation<round::ResultEntered> = round::enter_result;
    "view_correction": round::ViewCorrection => round::CorrectionView = |desk, request| round::view_correction(desk, request);
    "enter_ladder": round::EnterLadder => Mutation<u32> = round::enter_ladder;
    "view_ladder": ladder::LadderOf => LadderView = |desk, request| ladder::view(desk, request);
    "start_ladder": ladder::StartLadder => Mutation<u32> = ladder::start;
    "record_ladder_game": ladder::RecordLadderGame => Mutation<Option<String>> = ladder::record;
    "take_back_ladder_game": ladder::LadderOf => Mutation<usize> = ladder::take_back;
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
    "board_history": round::ViewBoard => Vec<round::BoardEvent> = |desk, request| round::board_history(desk, request);
    "explain_board": round::SwapColours => round::Why = |desk, request| round::why(desk, request);
    "report_round": round::RoundRequest => round::Report = |desk, request| round::report(desk, request);
    "view_knockouts": Nothing => KnockoutsView = |desk, _| knockout::view(desk);
    "plan_knockout": knockout::DrawKnockout => PlanView = |desk, request| knockout::plan(desk, request);
    "view_ceremony": knockout::ViewCeremony => CeremonyView = |desk, request| knockout::ceremony(desk, request);
    "draw_knockout": knockout::DrawKnockout => Mutation<u32> = knockout::draw;
    "view_finals": Nothing => FinalsView = |desk, _| group_final::view(desk);
    "draw_final": group_final::DrawFinal => Mutation<group_final::FinalDrawn> = group_final::draw;
    "settle_final": group_final::SettleFinal => Mutation<usize> = group_final::settle;
    "change_final": group_final::ChangeFinal => Mutation<u8> = group_final::change;
    "plan_qualifying": knockout::PlanQualifying => Mutation<usize> = knockout::plan_qualifying;
    "replace_in_knockout": knockout::ReplaceInKnockout => Mutation<Vec<String>> = knockout::replace;
    "decide_knockout": knockout::DecideKnockout => Mutation<i64> = knockout::decide;
    "view_standings": standings::ViewStandings => StandingsView = |desk, request| standings::view(desk, request);
    "view_settings": Nothing => SettingsView = |desk, _| event::view_settings(desk);
    "change_setting": event::ChangeSetting => Mutation<String> = |desk, request| {
        event::change_setting(desk, request).map(|done| done.map(|value| value.to_string()))
    };
    "view_points": Nothing => PointsView = |desk, _| points::view(desk);
    "view_history": history::ViewHistory => HistoryView = |desk, request| history::view(desk, request);
    "view_copies": Nothing => CopiesView = |desk, _| copies::view(desk);
    "restore_copy": copies::RestoreCopy => StatusView = copies::restore;
    "set_second_folder": copies::SetSecondFolder => Option<std::path::PathBuf> = copies::set_second_folder;
    "salvage_event": copies::SalvageEvent => SalvagedView = copies::salvage;
    "save_as": copies::SaveAs => copies::SavedAs = copies::save_as;
    "check_event": Nothing => check::Checked = |desk, _| check::check(desk);
    "undo": Nothing => Mutation<String> = |desk, _| history::undo(desk);
    "redo": Nothing => Mutation<String> = |desk, _| history::redo(desk);
    "view_sheets": exchange::ViewSheets => SheetsView = |desk, request| exchange::view(desk, request);
    "print": exchange::PrintSheet => exchange::Written = |desk, request| exchange::print(desk, request);
    "print_folder": exchange::PrintSheet => exchange::PrintedFolder = |desk, request| exchange::print_folder(desk, request);
    "view_preview": exchange::PreviewSheet => PreviewView = |desk, request| exchange::preview(desk, request);
    "export_pages": exchange::PrintSheet => exchange::PrintedPages = |desk, request| exchange::export_pages(desk, request);
    "create_tour": tour::CreateTour => tour::TourView = tour::create_tour;
    "open_tour": tour::TourPlace => tour::TourView = tour::open_tour;
    "close_tour": Nothing => () = |desk, _| tour::close_tour(desk);
    "view_tour": Nothing => tour::TourView = |desk, _| tour::view_tour(desk);
    "view_tour_players": Nothing => Vec<tour::PlayerLine> = |desk, _| tour::view_tour_players(desk);
    "view_tour_events": Nothing => Vec<tour::EditionLine> = |desk, _| tour::view_tour_events(desk);
    "view_tour_sp": tour::TourDay => Vec<tour::SpView> = tour::view_tour_sp;
    "view_tour_derivation": tour::TourPlayerDay => tour::DerivationView = tour::view_tour_derivation;
    "view_tour_race": tour::TourYear => Vec<tour::RaceView> = tour::view_tour_race;
    "view_tour_duplicates": Nothing => Vec<tour::DuplicateLine> = |desk, _| tour::view_tour_duplicates(desk);
    "view_bundle": tour::TourBundle => tour::BundleView = tour::view_bundle;
    "add_bundle": tour::TourBundle => tour::Added = tour::add_bundle;
    "add_tour_key": tour::TourKey => tour::KeyLine = tour::add_tour_key;
    "revoke_tour_key": tour::TourKey => tour::KeyLine = tour::revoke_tour_key;
    "merge_players": tour::TourPair => String = tour::merge_players;
    "keep_players_apart": tour::TourPair => String = tour::keep_players_apart;
    "write_tour_seeds": tour::WriteSeeds => tour::SeedsWritten = tour::write_tour_seeds;
    "publish_tour": tour::TourPlace => tour::Published = tour::publish_tour;
    "undo_tour": Nothing => String = |desk, _| tour::undo_tour(desk);
    "print_tour": tour::PrintTour => exchange::Written = tour::print_book;
    "export": exchange::Export => exchange::Written = |desk, request| exchange::export(desk, request);
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
