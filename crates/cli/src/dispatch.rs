//! Maps each command to its function.

use clap::CommandFactory;
use messages::message;
use session::AppError;

use crate::answer::Answer;
use crate::answer_types::commands;
use crate::arguments::{Arguments, Command};
use crate::commands::follow::{self, FollowedState};
use crate::commands::serve::Served;
use crate::commands::{
    about, audit_log, bundle, check, competition, copies, demo, egd, entry, export, extras, fees, game, helper, import,
    journal, key, ko, ladder, levels, manual, moves, new, pair, player_report, points, print, prize_list, publish,
    referee, register, result, round, season, seeds, self_check, settings, simulate, slip, stage, standings,
    statistics, team, timetable, tour, year_final,
};

commands! {
    /// Runs a command, and returns its answer; `Serve` and `Follow` are run by [`crate::run`], since they answer before they end.
    pub fn run(command: &Command) {
        New(arguments) => new::run(arguments), ["create_event", "preview_event"];
        Import(arguments) => import::run(arguments), ["import_event", "detect_format"];
        ImportNotes(arguments) => import::notes(&arguments.event), ["view_import_notes"];
        Timetable(arguments) => timetable::show(&arguments.event), ["view_timetable"];
        Statistics(arguments) => statistics::show(&arguments.event), ["view_statistics", "view_file_statistics"];
        Entries(arguments) => entry::list(&arguments.event), ["view_register"];
        Pair(arguments) => pair::run(arguments), ["pair_round", "pair_some"];
        Boards(arguments) => pair::boards(arguments), ["view_round"];
        Unpair(arguments) => manual::unpair(arguments), ["unpair_round", "unpair_board"];
        Swap(arguments) => manual::swap(arguments), ["swap_colours", "swap_players"];
        Lock(arguments) => manual::lock(arguments), ["lock_board"];
        PairTwo(arguments) => manual::pair_two(arguments), ["pair_two"];
        Bye(arguments) => manual::bye(arguments), ["move_bye"];
        Handicap(arguments) => manual::handicap(arguments), ["set_handicap"];
        Renumber(arguments) => manual::renumber(arguments), ["renumber_boards", "move_board"];
        Levels(arguments) => levels::run(arguments), ["change_setting"];
        PairRemaining(arguments) => manual::pair_remaining(arguments), ["pair_rest"];
        Moves(arguments) => moves::run(arguments), ["view_moves"];
        Explain(arguments) => manual::explain_pairing(arguments), ["explain_board"];
        Report(arguments) => manual::report(arguments), ["report_round"];
        Settings(arguments) => settings::show(&arguments.event), ["view_settings"];
        Set(arguments) => settings::set(arguments), ["change_setting"];
        Round(arguments) => round::show(arguments), ["view_round", "start_round"];
        Release(arguments) => pair::release(arguments), ["release_round"];
        Confirm(arguments) => pair::confirm(arguments), ["confirm_round"];
        Result(arguments) => result::run(arguments), ["enter_result", "view_correction"];
        Standings(arguments) => standings::run(arguments), ["view_standings", "view_places"];
        PrizeList(arguments) => prize_list::run(arguments), ["fix_prize_list", "view_prize_list"];
        Points(arguments) => points::run(arguments), ["view_points"];
        EgfClass(limits) => referee::egf_class(limits), ["view_time_class"];
        Ladder(arguments) => ladder::run(arguments),
            ["start_ladder", "record_ladder_game", "take_back_ladder_game", "enter_ladder"];
        Print(arguments) => print::run(arguments), ["print", "print_folder", "save_picture", "send_sheets", "view_printers"];
        Export(arguments) => export::run(arguments), ["export", "export_pages", "check_export"];
        Publish(arguments) => publish::run(arguments), ["publish_site"];
        Promote(arguments) => follow::promote(arguments), ["promote_copy"];
        About(asked) => about::run(asked), ["view_about", "view_licences"];
        Key => key::show(), ["organiser_key"];
        Undo(arguments) => journal::undo(&arguments.event), ["undo"];
        Redo(arguments) => journal::redo(&arguments.event), ["redo"];
        Log(arguments) => journal::log(&arguments.event), ["view_history", "board_history"];
        AuditLog(arguments) => audit_log::run(arguments), ["view_audit_log"];
        Check(arguments) => check::run(arguments), ["check_event"];
        Salvage(arguments) => copies::salvage(arguments), ["salvage_event"];
        Simulate(arguments) => simulate::run(arguments), "plays an invented event, for tests";
        SelfCheck(arguments) => self_check::run(arguments), "tests the program on this computer";
        Demo(arguments) => demo::run(arguments), "writes the files of an invented event, for tests";
        Extras(arguments) => extras::run(arguments, &Arguments::command()), "writes files for packages";
        Serve(_) => before_the_end::<Served>(), ["print_poster"];
        Follow(_) => before_the_end::<FollowedState>(), "the host follows, because it goes on while other commands run";
    }
    groups {
        Competition(command) in competition => competition::run(command);
        Entry(command) in entry => entry::run(command);
        Egd(command) in egd => egd::run(command);
        Slip(command) in slip => slip::run(command);
        Game(command) in game => game::run(command);
        Stage(command) in stage => stage::run(command);
        Team(command) in team => team::run(command);
        Fees(command) in fees => fees::run(command);
        Ko(command) in ko => ko::run(command);
        Referee(command) in referee => referee::run(command);
        Final(command) in year_final => year_final::run(command);
        Helper(command) in helper => helper::run(command);
        PlayerReport(command) in player_report => player_report::run(command);
        Bundle(command) in bundle => bundle::run(command);
        Tour(of) in tour => tour::run(&of.command, &of.book);
        Seedlist(command) in seeds => seeds::run(command);
        Season(command) in season => season::run(command);
        Copies(command) in copies => copies::run(command);
        Register(command) in register => register::run(command);
    }
}

/// The answer of a command that [`crate::run`] runs.
fn before_the_end<T>() -> Result<Answer<T>, AppError> {
    Err(AppError::internal(message!("cli-fault")))
}
