//! Maps each command to its function.

use clap::CommandFactory;
use session::AppError;

use crate::answer::Answer;
use crate::arguments::{Arguments, Command, RegisterCommand};
use crate::commands::{
    about, audit_log, check, competition, copies, demo, egd, entry, export, extras, game, import, journal, ko, ladder,
    levels, manual, moves, new, pair, points, print, publish, referee, register, result, round, self_check, settings,
    simulate, slip, stage, standings, statistics, team, timetable, year_final,
};

/// Runs a command, and returns its answer; `Serve` and `Follow` are run by [`crate::run`], since they answer before they end.
pub fn run(command: &Command) -> Result<Answer, AppError> {
    match command {
        Command::New(arguments) => new::run(arguments),
        Command::Import(arguments) => import::run(arguments),
        Command::ImportNotes(arguments) => import::notes(&arguments.event),
        Command::Competition(command) => competition::run(command),
        Command::Timetable(arguments) => timetable::show(&arguments.event),
        Command::Statistics(arguments) => statistics::show(&arguments.event),
        Command::Entries(arguments) => entry::list(&arguments.event),
        Command::Entry(entry) => entry::run(entry),
        Command::Register(RegisterCommand::Check(arguments)) => register::check(&arguments.event),
        Command::Register(RegisterCommand::Close(arguments)) => {
            register::close(&arguments.event, arguments.entropy.as_deref())
        }
        Command::Register(RegisterCommand::Seed(arguments)) => {
            register::change_seed(&arguments.event, &arguments.reason, arguments.entropy.as_deref())
        }
        Command::Egd(egd) => egd::run(egd),
        Command::Slip(slip) => slip::run(slip),
        Command::Pair(arguments) => pair::run(arguments),
        Command::Boards(arguments) => pair::boards(arguments),
        Command::Unpair(arguments) => manual::unpair(arguments),
        Command::Swap(arguments) => manual::swap(arguments),
        Command::Lock(arguments) => manual::lock(arguments),
        Command::PairTwo(arguments) => manual::pair_two(arguments),
        Command::Bye(arguments) => manual::bye(arguments),
        Command::Handicap(arguments) => manual::handicap(arguments),
        Command::Renumber(arguments) => manual::renumber(arguments),
        Command::Levels(arguments) => levels::run(arguments),
        Command::PairRemaining(arguments) => manual::pair_remaining(arguments),
        Command::Moves(arguments) => moves::run(arguments),
        Command::Explain(arguments) => manual::explain_pairing(arguments),
        Command::Report(arguments) => manual::report(arguments),
        Command::Settings(arguments) => settings::show(&arguments.event),
        Command::Set(arguments) => settings::set(arguments),
        Command::Round(arguments) => round::show(arguments),
        Command::Release(arguments) => pair::release(arguments),
        Command::Confirm(arguments) => pair::confirm(arguments),
        Command::Result(arguments) => result::run(arguments),
        Command::Game(game) => game::run(game),
        Command::Stage(stage) => stage::run(stage),
        Command::Team(team) => team::run(team),
        Command::Standings(arguments) => standings::run(arguments),
        Command::Points(arguments) => points::run(arguments),
        Command::Ko(ko) => ko::run(ko),
        Command::Referee(command) => referee::run(command),
        Command::EgfClass(limits) => referee::egf_class(limits),
        Command::Final(asked) => year_final::run(asked),
        Command::Ladder(arguments) => ladder::run(arguments),
        Command::Print(arguments) => print::run(arguments),
        Command::Export(arguments) => export::run(arguments),
        Command::Publish(arguments) => publish::run(arguments),
        Command::Promote(arguments) => crate::commands::follow::promote(arguments),
        Command::Serve(_) | Command::Follow(_) => Err(AppError::internal(messages::message!("cli-fault"))),
        Command::Helper(command) => crate::commands::helper::run(command),
        Command::PlayerReport(command) => crate::commands::player_report::run(command),
        Command::Bundle(bundle) => crate::commands::bundle::run(bundle),
        Command::Tour(tour) => crate::commands::tour::run(tour),
        Command::Seedlist(list) => crate::commands::seeds::run(list),
        Command::About(asked) => about::run(asked),
        Command::Key => crate::commands::key::show(),
        Command::Season(season) => crate::commands::season::run(season),
        Command::Undo(arguments) => journal::undo(&arguments.event),
        Command::Redo(arguments) => journal::redo(&arguments.event),
        Command::Log(arguments) => journal::log(&arguments.event),
        Command::AuditLog(arguments) => audit_log::run(arguments),
        Command::Check(arguments) => check::run(arguments),
        Command::Copies(copies) => copies::run(copies),
        Command::Salvage(arguments) => copies::salvage(arguments),
        Command::Simulate(arguments) => simulate::run(arguments),
        Command::SelfCheck(arguments) => self_check::run(arguments),
        Command::Demo(arguments) => demo::run(arguments),
        Command::Extras(arguments) => extras::run(arguments, &Arguments::command()),
    }
}
