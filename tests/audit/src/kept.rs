//! What operations must keep: closed rounds, locked boards, boards that were not named, byes that the director gave; and what the
//! check may not advise.

use std::collections::BTreeSet;

use api::dispatch_event;
use domain::{Absence, Bye, Game, RoundState, System, Tournament};
use serde_json::{Value, json};
use session::{EventSession, FileHandles};

use crate::compare::Difference;
use crate::run::Step;

/// Returns what an operation that was carried out changed, although it had to keep it.
pub fn wrongly_changed((command, request): &Step, before: &Tournament, after: &Tournament) -> Option<Difference> {
    if matches!(*command, "undo" | "redo") || after.competition.system.is_free() {
        return None;
    }
    closed_changed(command, before, after).or_else(|| {
        let round = u32::try_from(request["round"].as_u64()?).ok()?;
        match *command {
            "pair_round" | "pair_rest" | "pair_some" => paired_wrongly(command, request, round, before, after),
            _ => None,
        }
    })
}

fn difference(what: String, shown: String, recomputed: String) -> Option<Difference> {
    (shown != recomputed).then_some(Difference { what, shown, recomputed })
}

/// Compares who played, rested and was absent in the rounds that were closed before and are closed now.
fn closed_changed(command: &str, before: &Tournament, after: &Tournament) -> Option<Difference> {
    let closed = |tournament: &Tournament| -> BTreeSet<u32> {
        let rounds = tournament.rounds.iter().filter(|round| round.state == RoundState::Confirmed);
        rounds.map(|round| round.number).collect()
    };
    closed(before).intersection(&closed(after)).find_map(|&round| {
        difference(format!("closed round {round} after {command}"), played(after, round), played(before, round))
    })
}

/// Returns who played, rested and was absent in a round as a text.
fn played(tournament: &Tournament, round: u32) -> String {
    let games = tournament.games.iter().filter(|game| game.round == round);
    let games: Vec<_> = games.map(|game| (game.board, game.black.0, game.white.0, game.handicap)).collect();
    let byes: Vec<&Bye> = tournament.byes.iter().filter(|bye| bye.round == round).collect();
    let absences: Vec<&Absence> = tournament.absences.iter().filter(|absence| absence.round == round).collect();
    format!("{games:?} {byes:?} {absences:?}")
}

/// Finds a locked or unnamed board, or a given bye, that a pairing of the round did not keep.
fn paired_wrongly(
    command: &str,
    request: &Value,
    round: u32,
    before: &Tournament,
    after: &Tournament,
) -> Option<Difference> {
    let plays = |id: domain::EntryId| after.entries.iter().any(|entry| entry.id == id && entry.plays(round));
    let named: Vec<u64> = request["boards"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
    let kept = |game: &&Game| {
        let whole = command == "pair_some" || command == "pair_round" && request["again"] != true;
        let unnamed = !named.is_empty() && !named.contains(&u64::from(game.board));
        let locked = game.locked && (command == "pair_rest" || plays(game.black) && plays(game.white));
        game.round == round && (whole || unnamed || locked) && game.knockout.is_none()
    };
    let is_kept = |game: &Game| {
        let same = |other: &Game| {
            (other.round, other.black, other.white, other.handicap)
                == (game.round, game.black, game.white, game.handicap)
        };
        after.games.iter().any(same)
    };
    let teams = after.competition.teams.is_some();
    if let Some(game) = before.games.iter().filter(kept).find(|game| !is_kept(game)).filter(|_| !teams) {
        let what = format!("board {} of round {round} after {command}", game.board);
        return difference(what, "not kept".into(), format!("{} - {}", game.black.0, game.white.0));
    }
    let given = before.competition.given_byes.get(&round).filter(|&&entry| plays(entry))?;
    let has_bye = after.byes.iter().any(|bye| bye.round == round && bye.entry == *given);
    // The circle of a round robin decides who rests (R66).
    let in_circle = after.competition.system == System::RoundRobin;
    let waits = in_circle
        || command == "pair_some"
        || after.entries.iter().any(|entry| entry.id == *given && after.rests(entry, round));
    if has_bye || waits {
        return None;
    }
    let what = format!("bye of round {round} after {command}");
    difference(what, played(after, round), format!("bye of {}; before: {}", given.0, played(before, round)))
}

/// Texts of the check that advise to change a round.
const ADVICE: [&str; 6] =
    ["finding-colours", "finding-bye-again", "finding-byes", "finding-left-out", "finding-missing", "finding-bye-off"];

/// Returns a fault that the check finds in the event, or advice that would change a closed round or a game that has a result.
pub fn wrong_check(session: &mut EventSession) -> Option<Difference> {
    let tournament = session.tournament().ok()?.clone();
    let what = String::from("check");
    let checked = match dispatch_event(session, &FileHandles::default(), "check_event", json!({})) {
        Ok(checked) => checked,
        Err(error) => return difference(what, format!("{} {:?}", error.message, error.hints), "sound".into()),
    };
    let closed =
        |round: u64| tournament.rounds.iter().any(|r| u64::from(r.number) == round && r.state == RoundState::Confirmed);
    let has_result = |round: u64, board: u64| {
        let at = |game: &&Game| (u64::from(game.round), u64::from(game.board)) == (round, board);
        tournament.games.iter().find(at).is_some_and(|game| game.passes.agreed().is_some())
    };
    let wrong = checked["decisions"].as_array()?.iter().find(|decision| {
        let (place, problem) = (&decision["arguments"]["place"], &decision["arguments"]["problem"]);
        let id = problem["id"].as_str().unwrap_or_default();
        let round = place["arguments"]["round"].as_u64().unwrap_or_default();
        let board = problem["arguments"]["board"].as_u64().unwrap_or_default();
        ADVICE.contains(&id) && (closed(round) || has_result(round, board))
    })?;
    difference(what, wrong.to_string(), "no advice about what was played".into())
}
