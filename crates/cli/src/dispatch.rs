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
    about, audit_log, bundle, check, competition, copies, demo, egd, entry, export, extras, game, helper, import,
    journal, key, ko, ladder, levels, manual, moves, new, pair, player_report, points, print, prize_list, publish,
    referee, register, result, round, season, seeds, self_check, settings, simulate, slip, stage, standings,
    statistics, team, timetable, tour, year_final,
};

commands! {
    /// Runs a command, and returns its answer; `Serve` and `Follow` are run by [`crate::run`], since they answer before they end.
    pub fn run(command: &Command) {
        New(arguments) => new::run(arguments);
        Import(arguments) => import::run(arguments);
        ImportNotes(arguments) => import::notes(&arguments.event);
        Timetable(arguments) => timetable::show(&arguments.event);
        Statistics(arguments) => statistics::show(&arguments.event);
        Entries(arguments) => entry::list(&arguments.event);
        Pair(arguments) => pair::run(arguments);
        Boards(arguments) => pair::boards(arguments);
        Unpair(arguments) => manual::unpair(arguments);
        Swap(arguments) => manual::swap(arguments);
        Lock(arguments) => manual::lock(arguments);
        PairTwo(arguments) => manual::pair_two(arguments);
        Bye(arguments) => manual::bye(arguments);
        Handicap(arguments) => manual::handicap(arguments);
        Renumber(arguments) => manual::renumber(arguments);
        Levels(arguments) => levels::run(arguments);
        PairRemaining(arguments) => manual::pair_remaining(arguments);
        Moves(arguments) => moves::run(arguments);
        Explain(arguments) => manual::explain_pairing(arguments);
        Report(arguments) => manual::report(arguments);
        Settings(arguments) => settings::show(&arguments.event);
        Set(arguments) => settings::set(arguments);
        Round(arguments) => round::show(arguments);
        Release(arguments) => pair::release(arguments);
        Confirm(arguments) => pair::confirm(arguments);
        Result(arguments) => result::run(arguments);
        Standings(arguments) => standings::run(arguments);
        PrizeList(arguments) => prize_list::run(arguments);
        Points(arguments) => points::run(arguments);
        EgfClass(limits) => referee::egf_class(limits);
        Ladder(arguments) => ladder::run(arguments);
        Print(arguments) => print::run(arguments);
        Export(arguments) => export::run(arguments);
        Publish(arguments) => publish::run(arguments);
        Promote(arguments) => follow::promote(arguments);
        About(asked) => about::run(asked);
        Key => key::show();
        Undo(arguments) => journal::undo(&arguments.event);
        Redo(arguments) => journal::redo(&arguments.event);
        Log(arguments) => journal::log(&arguments.event);
        AuditLog(arguments) => audit_log::run(arguments);
        Check(arguments) => check::run(arguments);
        Salvage(arguments) => copies::salvage(arguments);
        Simulate(arguments) => simulate::run(arguments);
        SelfCheck(arguments) => self_check::run(arguments);
        Demo(arguments) => demo::run(arguments);
        Extras(arguments) => extras::run(arguments, &Arguments::command());
        Serve(_) => before_the_end::<Served>();
        Follow(_) => before_the_end::<FollowedState>();
    }
    groups {
        Competition(command) in competition => competition::run(command);
        Entry(command) in entry => entry::run(command);
        Egd(command) in egd => egd::run(command);
        Slip(command) in slip => slip::run(command);
        Game(command) in game => game::run(command);
        Stage(command) in stage => stage::run(command);
        Team(command) in team => team::run(command);
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
