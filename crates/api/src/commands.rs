//! The table of the window's commands: name, request type, response type and function. The dispatcher and the TypeScript
//! types are generated from the same table, so they cannot differ.

use app::audit_log::AuditLogView;
use app::competition::{CompetitionView, PersonView};
use app::copies::{CopiesView, SalvagedView};
use app::event::{EventPreview, ImportNoteView, SettingsView, StatusView, TemplateView};
use app::freeze::FrozenView;
use app::game::FreeGamesView;
use app::history::HistoryView;
use app::jigo_ladder::LadderView;
use app::knockout::{CeremonyView, KnockoutsView, PlanView};
use app::labels::ColourView;
use app::operation::{ChangeOfficial, OfficialFields, OfficialRequest, OperationName, SetArticleText};
use app::player_card::{PlayerCard, ViewPlayerCard};
use app::points::PointsView;
use app::ratings::{PeopleFound, RatingListView, RatingsImported};
use app::register::{ClosingView, ListPreview, RegisterView, SlipsView};
use app::round::RoundView;
use app::stage::{FlowStageView, OverallView};
use app::standings::{PlacesLine, StandingsView};
use app::statistics::StatisticsView;
use app::timetable::TimetableView;
use app::vocabulary::SystemName;
use app::year_final::FinalsView;
use app::{
    audit_log, check, competition, copies, event, fees, game, helper, history, jigo_ladder, knockout, player_card,
    player_report, points, prize_list, ratings, referee, register, round, sample, second_desk, stage, standings,
    statistics, teams, timetable, year_final,
};
use documents::bundle::{HandOverEvent, HandedOver, hand_over};
use documents::{PreviewView, SheetsView};
use messages::{Message, cause, message};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use session::about::{self, AboutView};
use session::atomic_file::Written;
use session::signing_key::{self, KeyView};
use session::spooler::{self, PrintersView};
use session::{AppError, EventSession, FileHandles, Mutation, Result};
use tour::operation::TourOperationName;
use ts_rs::TS;

use crate::declarations::Declarations;
use crate::tour_commands;
use crate::workspace::Workspace;

/// A request without fields.
#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[ts(type = "Record<string, never>")]
pub struct Nothing {}

/// Generates the dispatcher and the TypeScript types from the table.
macro_rules! commands {
    (
        event: $($name:literal: $request:ty => $answer:ty = $act:expr;)*
        tour: $($tour_name:literal: $tour_request:ty => $tour_answer:ty = $tour_act:expr;)*
    ) => {
        /// Runs the command `name` on the open event or tour book and returns its response as JSON. The files of the
        /// request are handles in `files`.
        ///
        /// # Errors
        /// No command has this name, the request does not have its type, a file in it was not picked, or the command is
        /// refused.
        pub fn dispatch(workspace: &mut Workspace, files: &FileHandles, name: &str, request: Value) -> Result<Value> {
            match name {
                $($tour_name => {
                    let request: $tour_request = read(files, name, request)?;
                    let act: fn(&mut Workspace, &$tour_request) -> Result<$tour_answer> = $tour_act;
                    write(act(workspace, &request)?)
                })*
                _ => dispatch_event(&mut workspace.event, files, name, request),
            }
        }

        /// Runs the command `name` on the open event and returns its response as JSON.
        ///
        /// # Errors
        /// As [`dispatch`].
        pub fn dispatch_event(event: &mut EventSession, files: &FileHandles, name: &str, request: Value) -> Result<Value> {
            match name {
                $($name => {
                    let request: $request = read(files, name, request)?;
                    let act: fn(&mut EventSession, &$request) -> Result<$answer> = $act;
                    write(act(event, &request)?)
                })*
                _ => Err(AppError::internal(message!("api-no-command", name))),
            }
        }

        /// Returns the names of all commands.
        pub fn command_names() -> Vec<&'static str> {
            vec![$($name,)* $($tour_name,)*]
        }

        /// Declares the types of all requests and responses, and `Commands`, which maps each command to its two types.
        pub fn declare_commands(types: &mut Declarations) {
            let fields = [
                $(($name, types.add::<$request>(), types.add::<$answer>()),)*
                $(($tour_name, types.add::<$tour_request>(), types.add::<$tour_answer>()),)*
            ]
            .map(|(name, request, answer)| (name.to_owned(), format!("{{ request: {request}; response: {answer} }}")));
            types.add_interface("The commands of the window.", "Commands", fields);
            types.add::<AppError>();
        }
    };
}

commands! {
    event:
    "status": Nothing => StatusView = |session, _| event::status(session);
    "create_event": event::CreateEvent => StatusView = event::create;
    "view_templates": Nothing => Vec<TemplateView> = |_, _| Ok(event::templates());
    "view_systems": Nothing => Vec<SystemName> = |_, _| Ok(SystemName::ALL.to_vec());
    "preview_event": event::CreateEvent => EventPreview = |_, request| event::preview_event(request);
    "open_event": event::OpenEvent => StatusView = event::open;
    "view_event_file": event::OpenEvent => StatusView = |session, request| event::view_file(session, request);
    "open_sample": sample::OpenSample => StatusView = sample::open_sample;
    "import_event": event::ImportEvent => StatusView = event::import;
    "close_event": Nothing => () = |session, _| event::close(session);
    "view_competitions": Nothing => Vec<CompetitionView> = |session, _| competition::view(session);
    "choose_competition": competition::ChooseCompetition => StatusView = competition::choose;
    "import_competition": competition::ImportCompetition => Mutation<competition::CompetitionImported> = competition::import;
    "add_competition": competition::AddCompetition => Mutation<i64> = competition::add;
    "remove_competition": competition::RemoveCompetition => Mutation<usize> = competition::remove;
    "view_stages": Nothing => Vec<FlowStageView> = |session, _| stage::view(session);
    "view_overall": Nothing => OverallView = |session, _| stage::overall(session);
    "add_stage": stage::AddStage => Mutation<Vec<i64>> = stage::add;
    "fill_stage": stage::FillStage => Mutation<stage::StageFilled> = stage::fill;
    "view_people": Nothing => Vec<PersonView> = |session, _| competition::people(session);
    "enter_people": competition::EnterPeople => Mutation<competition::PeopleEntered> = competition::enter;
    "view_timetable": Nothing => TimetableView = |session, _| timetable::view(session);
    "view_time_class": referee::ClassRequest => referee::RatedTimes = |_, request| referee::view_class(request);
    "view_going_back": referee::ClockRequest => referee::ClockView = |_, request| referee::view_clock(request);
    "view_lateness": referee::LatenessRequest => referee::LatenessView = |_, request| referee::view_lateness(request);
    "view_round_clock": referee::ViewRoundClock => referee::RoundClockView = |session, request| referee::view_round_clock(session, request);
    "set_round_clock": referee::SetRoundClock => Mutation<u32> = referee::set_round_clock;
    "mark_late": referee::LateSeat => Mutation<u32> = referee::mark_late;
    "mark_arrived": referee::LateArrival => Mutation<u32> = referee::mark_arrived;
    "clear_late": referee::LateSeat => Mutation<u32> = referee::clear_late;
    "forfeit_late": referee::RoundBoard => Mutation<round::ResultEntered> = referee::forfeit_late;
    "view_adjournments": Nothing => referee::AdjournmentsView = |session, _| referee::view_adjournments(session);
    "adjourn_game": referee::AdjournGame => Mutation<u32> = referee::adjourn;
    "resume_game": referee::ResumeGame => Mutation<u32> = referee::resume;
    "remove_adjournment": referee::RoundBoard => Mutation<u32> = referee::remove_adjournment;
    "view_delays": Nothing => referee::DelaysView = |session, _| referee::view_delays(session);
    "publish_times": referee::PublishTimes => Mutation<usize> = referee::publish_times;
    "view_register": Nothing => RegisterView = |session, _| register::view(session);
    "add_entry": register::EntryFields => Mutation<i64> = register::add;
    "add_rated": register::AddRated => Mutation<i64> = register::add_rated;
    "view_player_card": ViewPlayerCard => PlayerCard = |session, request| player_card::view(session, request);
    "find_people": ratings::FindPeople => PeopleFound = ratings::find_people;
    "view_rated_differences": Nothing => ratings::RatedDifferences = |session, _| ratings::rated_differences(session);
    "take_rated": ratings::TakeRated => Mutation<usize> = ratings::take_rated;
    "view_ratings": Nothing => Vec<RatingListView> = |session, _| ratings::view_ratings(session);
    "import_ratings": ratings::ImportRatings => RatingsImported = ratings::import_ratings;
    "change_entry": register::ChangeEntry => Mutation<i64> = register::change;
    "set_entry_status": register::SetEntryStatus => Mutation<i64> = register::set_status;
    "import_list": register::ImportList => Mutation<register::ListImported> = register::import_list;
    "import_seeds": register::ImportSeeds => Mutation<register::SeedsImported> = register::import_seed_file;
    "preview_list": register::PreviewList => ListPreview = |session, request| register::preview_list(session, request);
    "detect_format": event::DetectFormat => event::DetectedFile = |_, request| event::detect_format(request);
    "view_closing": Nothing => ClosingView = |session, _| register::closing(session);
    "find_similar": register::FindSimilar => Vec<String> = |session, request| register::find_similar(session, request);
    "set_paid": register::SetPaid => Mutation<i64> = register::set_paid;
    "close_register": register::CloseRegister => Mutation<u32> = register::close_register_with;
    "change_draw_seed": register::ChangeDrawSeed => Mutation<String> = register::change_draw_seed;
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
    "release_round": round::RoundStep => Mutation<u32> = round::release;
    "start_round": round::RoundRequest => Mutation<u32> = round::start;
    "confirm_round": round::RoundStep => Mutation<u32> = round::confirm;
    "enter_result": round::EnterResult => Mutation<round::ResultEntered> = round::enter_result;
    "view_correction": round::ViewCorrection => round::CorrectionView = |session, request| round::view_correction(session, request);
    "enter_ladder": round::EnterLadder => Mutation<u32> = round::enter_ladder;
    "view_games": Nothing => FreeGamesView = |session, _| game::view(session);
    "view_ladder_prizes": game::LadderPeriod => game::LadderPrizesView = |session, period| game::view_prizes(session, period);
    "view_game_conditions": game::GamePair => game::ConditionsView = |session, pair| game::view_conditions(session, pair);
    "add_game": game::AddGame => Mutation<game::GameAdded> = game::add;
    "remove_game": game::RemoveGame => Mutation<i64> = game::remove;
    "add_pair": register::AddPair => Mutation<register::PairEntered> = register::add_pair;
    "change_pair": register::ChangePair => Mutation<i64> = register::change_pair;
    "view_teams": teams::ViewTeams => teams::TeamsView = |session, request| teams::view(session, request);
    "add_team": teams::AddTeam => Mutation<u32> = teams::add;
    "change_team": teams::ChangeTeam => Mutation<u32> = teams::change;
    "remove_team": teams::RemoveTeam => Mutation<u32> = teams::remove;
    "set_line_up": teams::SetLineUp => Mutation<Vec<i64>> = teams::set_line_up;
    "view_ladder": jigo_ladder::LadderOf => LadderView = |session, request| jigo_ladder::view(session, request);
    "start_ladder": jigo_ladder::StartLadder => Mutation<u32> = jigo_ladder::start;
    "record_ladder_game": jigo_ladder::RecordLadderGame => Mutation<Option<ColourView>> = jigo_ladder::record;
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
    "fix_prize_list": prize_list::FixPrizeList => Mutation<Option<prize_list::PrizeListView>> = prize_list::fix_prize_list;
    "lower_sleeper": register::LowerSleeper => Mutation<i64> = register::lower_sleeper;
    "move_bye": round::MoveBye => Mutation<round::ManualChange> = round::move_bye;
    "board_history": round::ViewBoard => Vec<round::BoardEvent> = |session, request| round::board_history(session, request);
    "view_moves": round::ViewMoves => Vec<round::MoveView> = |session, request| round::moves(session, request);
    "explain_board": round::SwapColours => round::Explanation = |session, request| round::explain(session, request);
    "report_round": round::RoundRequest => round::RoundReport = |session, request| round::report(session, request);
    "view_knockouts": Nothing => KnockoutsView = |session, _| knockout::view(session);
    "plan_knockout": knockout::DrawKnockout => PlanView = |session, request| knockout::plan(session, request);
    "view_ceremony": knockout::ViewCeremony => CeremonyView = |session, request| knockout::ceremony(session, request);
    "freeze_knockout": knockout::DrawKnockout => Mutation<FrozenView> = knockout::freeze;
    "draw_knockout": knockout::DrawKnockout => Mutation<u32> = knockout::draw;
    "view_finals": Nothing => FinalsView = |session, _| year_final::view(session);
    "freeze_final": year_final::DrawFinal => Mutation<FrozenView> = year_final::freeze;
    "draw_final": year_final::DrawFinal => Mutation<year_final::FinalDrawn> = year_final::draw;
    "settle_final": year_final::SettleFinal => Mutation<usize> = year_final::settle;
    "change_final": year_final::ChangeFinal => Mutation<u8> = year_final::change;
    "plan_qualifying": knockout::PlanQualifying => Mutation<usize> = knockout::plan_qualifying;
    "replace_in_knockout": knockout::ReplaceInKnockout => Mutation<Vec<Message>> = knockout::replace;
    "decide_knockout": knockout::DecideKnockout => Mutation<i64> = knockout::decide;
    "view_standings": standings::ViewStandings => StandingsView = |session, request| standings::view(session, request);
    "view_prize_list": Nothing => Option<prize_list::PrizeListView> = |session, _| prize_list::view(session);
    "view_places": Nothing => Vec<PlacesLine> = |session, _| standings::view_places(session);
    "view_statistics": Nothing => StatisticsView = |session, _| statistics::view(session);
    "view_file_statistics": event::OpenEvent => StatisticsView = |session, request| statistics::view_file(session, request);
    "view_import_notes": Nothing => Vec<ImportNoteView> = |session, _| event::import_notes(session);
    "view_settings": Nothing => SettingsView = |session, _| event::view_settings(session);
    "use_season_file": event::UseSeasonFile => Mutation<String> = event::use_season_file;
    "change_setting": event::ChangeSetting => Mutation<String> = |session, request| {
        event::change_setting(session, request).map(|done| done.map(|value| value.to_string()))
    };
    "view_officials": Nothing => referee::OfficialsView = |session, _| referee::view_officials(session);
    "add_official": OfficialFields => Mutation<i64> = referee::add_official;
    "view_helpers": Nothing => helper::HelpersView = |session, _| helper::view(session);
    "add_helper": helper::AddHelper => Mutation<helper::HelperAdded> = helper::add;
    "revoke_helper": helper::HelperRequest => Mutation<i64> = helper::revoke;
    "view_conflicts": Nothing => Vec<helper::ContradictionView> = |session, _| helper::conflicts(session);
    "settle_conflict": helper::SettleConflict => Mutation<u32> = helper::settle_conflict;
    "view_reports": Nothing => player_report::ReportsView = |session, _| player_report::view(session);
    "accept_report": player_report::ReportRequest => Mutation<round::ResultEntered> = player_report::accept;
    "dismiss_report": player_report::ReportRequest => Mutation<u32> = player_report::dismiss;
    "view_fees": Nothing => fees::FeesView = |session, _| fees::view(session);
    "set_price": fees::SetPrice => Mutation<usize> = fees::set_price;
    "remove_price": fees::RemovePrice => Mutation<usize> = fees::remove_price;
    "include_levy": fees::IncludeLevy => Mutation<bool> = fees::include_levy;
    "choose_fees": fees::ChooseFees => Mutation<i64> = fees::choose;
    "grant_discount": fees::GrantDiscount => Mutation<usize> = fees::grant_discount;
    "revoke_discount": fees::RevokeDiscount => Mutation<usize> = fees::revoke_discount;
    "take_payment": fees::TakePayment => Mutation<fees::PaymentTaken> = fees::take;
    "refund_payment": fees::RefundPayment => Mutation<fees::PaymentTaken> = fees::refund;
    "set_cash_day": fees::SetCashDay => Mutation<String> = fees::set_cash_day;
    "view_cash_report": Nothing => fees::CashReportView = |session, _| fees::report(session);
    "change_official": ChangeOfficial => Mutation<i64> = referee::change_official;
    "remove_official": OfficialRequest => Mutation<i64> = referee::remove_official;
    "view_cases": referee::ViewCases => referee::CasesView = |session, request| referee::view_cases(session, request);
    "add_case": referee::CaseFields => Mutation<i64> = referee::add_case;
    "change_case": referee::ChangeCase => Mutation<i64> = referee::change_case;
    "rule_case": referee::RuleCase => Mutation<i64> = referee::rule_case;
    "protest_case": referee::ProtestCase => Mutation<i64> = referee::protest_case;
    "appeal_case": referee::AppealCase => Mutation<i64> = referee::appeal_case;
    "close_case": referee::CloseCase => Mutation<i64> = referee::close_case;
    "publish_case": referee::PublishCase => Mutation<i64> = referee::publish_case;
    "guide_case": referee::GuideCase => Mutation<i64> = referee::guide_case;
    "view_articles": Nothing => Vec<referee::ArticleView> = |session, _| referee::view_articles(session);
    "set_article_text": SetArticleText => Mutation<String> = referee::set_article_text;
    "view_points": Nothing => PointsView = |session, _| points::view(session);
    "view_history": history::ViewHistory => HistoryView = |session, request| history::view(session, request);
    "view_audit_log": audit_log::ViewAuditLog => AuditLogView = |session, request| audit_log::view(session, request);
    "view_copies": Nothing => CopiesView = |session, _| copies::view(session);
    "restore_copy": copies::RestoreCopy => StatusView = copies::restore;
    "set_second_folder": copies::SetSecondFolder => Option<std::path::PathBuf> = copies::set_second_folder;
    "salvage_event": copies::SalvageEvent => SalvagedView = copies::salvage;
    "promote_copy": event::OpenEvent => StatusView = second_desk::take_over;
    "save_as": copies::SaveAs => copies::SavedAs = copies::save_as;
    "check_event": Nothing => check::Checked = |session, _| check::check(session);
    "undo": Nothing => Mutation<OperationName> = |session, _| history::undo(session);
    "redo": Nothing => Mutation<OperationName> = |session, _| history::redo(session);
    "view_sheets": documents::ViewSheets => SheetsView = |session, request| documents::view(session, request);
    "print": documents::PrintSheet => Written = |session, request| documents::print(session, request);
    "print_folder": documents::PrintSheet => documents::PrintedFolder = |session, request| documents::print_folder(session, request);
    "print_poster": documents::PrintPoster => Written = |session, request| documents::print_poster(session, request);
    "print_codes": documents::PrintCodes => Written = |session, request| documents::print_codes(session, request);
    "view_printers": Nothing => PrintersView = |_, _| Ok(spooler::printers());
    "send_sheets": documents::SendSheets => documents::SheetsSent = |session, request| documents::send(session, request);
    "view_preview": documents::PreviewSheet => PreviewView = |session, request| documents::preview(session, request);
    "save_picture": documents::PreviewSheet => Written = |session, request| documents::save_picture(session, request);
    "export_pages": documents::PrintSheet => documents::PrintedPages = documents::export_pages;
    "publish_site": documents::PublishSite => documents::PublishedSite = documents::publish;
    "view_about": Nothing => AboutView = |session, _| Ok(about::about(&session.environment()));
    "view_licences": Nothing => String = |_, _| Ok(about::licences().to_owned());
    "organiser_key": Nothing => KeyView = |session, _| signing_key::key(&session.environment());
    "hand_over_event": HandOverEvent => Mutation<HandedOver> = hand_over;
    "check_export": documents::CheckExport => Vec<messages::Message> = |session, request| documents::check_export(session, request);
    "export": documents::Export => documents::Exported = |session, request| documents::export(session, request);
    tour:
    "create_tour": tour_commands::CreateTour => tour_commands::TourView = tour_commands::create_tour;
    "open_tour": tour_commands::TourPlace => tour_commands::TourView = tour_commands::open_tour;
    "close_tour": Nothing => () = |workspace, _| tour_commands::close_tour(workspace);
    "view_tour": Nothing => tour_commands::TourView = |workspace, _| tour_commands::view_tour(workspace);
    "view_tour_copies": Nothing => Vec<tour::TourCopy> = |workspace, _| tour_commands::view_tour_copies(workspace);
    "restore_tour_copy": copies::RestoreCopy => tour_commands::TourView = tour_commands::restore_tour_copy;
    "view_tour_players": Nothing => Vec<tour::PlayerLine> = |workspace, _| tour_commands::view_tour_players(workspace);
    "view_tour_events": Nothing => Vec<tour::EditionLine> = |workspace, _| tour_commands::view_tour_events(workspace);
    "view_tour_log": Nothing => Vec<tour::TourLogLine> = |workspace, _| tour_commands::view_tour_log(workspace);
    "view_tour_sp": tour_commands::TourDay => Vec<tour::SpView> = tour_commands::view_tour_sp;
    "view_tour_derivation": tour_commands::TourPlayerDay => tour::DerivationView = tour_commands::view_tour_derivation;
    "view_tour_race": tour_commands::TourYear => Vec<tour::RaceView> = tour_commands::view_tour_race;
    "view_tour_duplicates": Nothing => Vec<tour::DuplicateLine> = |workspace, _| tour_commands::view_tour_duplicates(workspace);
    "view_bundle": tour_commands::TourBundle => tour::BundleView = tour_commands::view_bundle;
    "add_bundle": tour_commands::TourBundle => tour::Added = tour_commands::add_bundle;
    "add_tour_key": tour_commands::TourKey => tour::KeyLine = tour_commands::add_tour_key;
    "revoke_tour_key": tour_commands::TourKey => tour::KeyLine = tour_commands::revoke_tour_key;
    "rename_championship": tour_commands::ChampionshipName => usize = tour_commands::rename_championship;
    "confirm_player": tour_commands::MembershipYear => String = tour_commands::confirm_player;
    "merge_players": tour_commands::TourPair => String = tour_commands::merge_players;
    "keep_players_apart": tour_commands::TourPair => String = tour_commands::keep_players_separate;
    "write_tour_seeds": tour_commands::WriteSeeds => tour::SeedsWritten = tour_commands::write_tour_seeds;
    "publish_tour": tour_commands::TourPlace => tour::Published = tour_commands::publish_tour;
    "undo_tour": Nothing => TourOperationName = |workspace, _| tour_commands::undo_tour(workspace);
    "print_tour": tour::PrintTour => Written = tour_commands::print_tour;
}

/// Returns whether the command `name` never changes anything. Other windows are not refreshed after such a command.
pub fn only_reads(name: &str) -> bool {
    name == "status" || name.starts_with("view_")
}

/// The longest text in a request, in bytes. Names, notes and reasons are shorter.
const LONGEST: usize = 20_000;

/// Returns whether all texts in the value have at most [`LONGEST`] bytes.
fn short(value: &Value) -> bool {
    match value {
        Value::String(text) => text.len() <= LONGEST,
        Value::Array(items) => items.iter().all(short),
        Value::Object(fields) => fields.values().all(short),
        _ => true,
    }
}

fn read<T: DeserializeOwned>(files: &FileHandles, name: &str, request: Value) -> Result<T> {
    if !short(&request) {
        return Err(AppError::bad_input(message!("api-text-too-long", longest = LONGEST.to_string())));
    }
    files.read(name, request)
}

fn write(answer: impl serde::Serialize) -> Result<Value> {
    serde_json::to_value(answer)
        .map_err(|error| AppError::internal(message!("api-response-invalid", error = cause::of_json(&error))))
}
