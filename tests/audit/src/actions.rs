//! What a director does by hand, and when: the audit counts it, so that a generator that never plays something is seen.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use domain::{Entry, EntryStatus, RoundState, Tournament};
use serde_json::Value;

use crate::run::Step;

/// How often each command was called, and each action of a director.
#[derive(Debug, Default)]
pub struct Counts {
    /// Carried out and refused, by command.
    commands: BTreeMap<&'static str, (u64, u64)>,
    actions: BTreeMap<&'static str, Action>,
    systems: BTreeSet<String>,
}

/// How often an action was carried out, and where.
#[derive(Debug, Default)]
struct Action {
    accepted: u64,
    refused: u64,
    /// How often it was carried out at each moment.
    moments: BTreeMap<Moment, u64>,
    /// The systems in which it was carried out.
    systems: BTreeSet<String>,
}

/// The state of the newest round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Moment {
    Between,
    Draft,
    Released,
    Playing,
}

impl Counts {
    /// Counts a command, and the action that it is in an event.
    pub fn add(&mut self, step: &Step, before: &Tournament, accepted: bool) {
        let count = self.commands.entry(step.0).or_default();
        let one = |counted: bool| u64::from(counted);
        *count = (count.0 + one(accepted), count.1 + one(!accepted));
        let system = system(before);
        if let Some(name) = action(step, before) {
            let action = self.actions.entry(name).or_default();
            (action.accepted, action.refused) = (action.accepted + one(accepted), action.refused + one(!accepted));
            if accepted {
                *action.moments.entry(moment(before)).or_default() += 1;
                action.systems.insert(system.clone());
            }
        }
        self.systems.insert(system);
    }

    /// Adds the counts of other events.
    pub fn merge(&mut self, other: Counts) {
        for (command, (accepted, refused)) in other.commands {
            let sum = self.commands.entry(command).or_default();
            *sum = (sum.0 + accepted, sum.1 + refused);
        }
        for (name, action) in other.actions {
            let sum = self.actions.entry(name).or_default();
            (sum.accepted, sum.refused) = (sum.accepted + action.accepted, sum.refused + action.refused);
            for (moment, count) in action.moments {
                *sum.moments.entry(moment).or_default() += count;
            }
            sum.systems.extend(action.systems);
        }
        self.systems.extend(other.systems);
    }

    /// Returns how many commands were carried out.
    pub fn accepted(&self) -> u64 {
        self.commands.values().map(|count| count.0).sum()
    }

    /// Returns how many commands were called.
    pub fn all(&self) -> u64 {
        self.commands.values().map(|count| count.0 + count.1).sum()
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (command, (accepted, refused)) in &self.commands {
            writeln!(f, "  {command:<20} {accepted:>9} accepted {refused:>9} refused")?;
        }
        writeln!(f, "by hand:")?;
        for name in ACTIONS {
            let none = Action::default();
            let action = self.actions.get(name).unwrap_or(&none);
            let Action { accepted, refused, moments, systems } = action;
            let moments: Vec<String> =
                moments.iter().map(|(moment, count)| format!("{count} {}", moment.word())).collect();
            write!(f, "  {name:<30} {accepted:>7} accepted {refused:>7} refused: {}", moments.join(", "))?;
            let never: Vec<&str> = self.systems.difference(systems).map(String::as_str).collect();
            match never.is_empty() {
                true => writeln!(f)?,
                false => writeln!(f, "; never in {}", never.join(", "))?,
            }
        }
        Ok(())
    }
}

impl Moment {
    fn word(self) -> &'static str {
        match self {
            Moment::Between => "between rounds",
            Moment::Draft => "in a draft",
            Moment::Released => "after release",
            Moment::Playing => "after start",
        }
    }
}

/// Returns the system with the word for teams and pairs.
fn system(tournament: &Tournament) -> String {
    let competition = &tournament.competition;
    let of = match (&competition.teams, &competition.pairs) {
        (Some(_), _) => " of teams",
        (_, Some(_)) => " of pairs",
        _ => "",
    };
    format!("{}{of}", competition.system.word())
}

fn moment(tournament: &Tournament) -> Moment {
    match tournament.rounds.iter().max_by_key(|round| round.number).map(|round| round.state) {
        None | Some(RoundState::Confirmed) => Moment::Between,
        Some(RoundState::Draft) => Moment::Draft,
        Some(RoundState::Released) => Moment::Released,
        Some(RoundState::Playing) => Moment::Playing,
    }
}

/// The actions in the order of the table.
const ACTIONS: [&str; 36] = [
    "a player leaves",
    "a player returns",
    "an announced player comes",
    "a late entry",
    "absences changed",
    "rank corrected",
    "entry changed",
    "slip: late entry",
    "slip: leaves",
    "slip: absences",
    "slip: other",
    "slip applied",
    "closed result corrected",
    "result changed",
    "adjourned game finished",
    "bye given before the pairing",
    "bye moved",
    "bye taken away",
    "some players paired",
    "draft paired again",
    "open boards paired again",
    "named boards paired again",
    "round taken apart",
    "board taken apart",
    "two players paired",
    "players swapped",
    "colours swapped",
    "handicap set",
    "board locked",
    "board unlocked",
    "board moved",
    "setting changed",
    "number of rounds changed",
    "round started",
    "line-up set",
    "free game added",
];

/// Returns the name of what a command does in an event whose register is closed; `None` for the usual course of a day.
fn action(step: &Step, before: &Tournament) -> Option<&'static str> {
    let (command, request) = (step.0, &step.1);
    let competition = &before.competition;
    if competition.register_closed.is_none() && !competition.system.is_free() {
        return None;
    }
    let entry = request["id"].as_i64().and_then(|id| before.entries.iter().find(|entry| entry.id.0 == id));
    Some(match command {
        "set_entry_status" => change_of_status(entry?, request),
        "add_entry" | "add_pair" => "a late entry",
        "change_entry" => change_of_entry(entry?, request),
        "add_slip" => slip(request),
        "apply_slip" => "slip applied",
        "enter_result" => result(request, before)?,
        "move_bye" if request["to"].is_null() => "bye taken away",
        "move_bye" => {
            let paired = before.rounds.iter().any(|round| request["round"] == round.number);
            if paired { "bye moved" } else { "bye given before the pairing" }
        }
        "pair_some" => "some players paired",
        "pair_round" if request["again"] == true => "draft paired again",
        "pair_rest" if request["boards"].as_array().is_some_and(|boards| !boards.is_empty()) => {
            "named boards paired again"
        }
        "pair_rest" => "open boards paired again",
        "unpair_round" => "round taken apart",
        "unpair_board" => "board taken apart",
        "pair_two" => "two players paired",
        "swap_players" => "players swapped",
        "swap_colours" => "colours swapped",
        "set_handicap" => "handicap set",
        "lock_board" if request["locked"] == true => "board locked",
        "lock_board" => "board unlocked",
        "move_board" | "renumber_boards" => "board moved",
        "change_setting" if request["path"] == "competition.rounds" => "number of rounds changed",
        "change_setting" | "set_level" | "set_bar" => "setting changed",
        "start_round" => "round started",
        "set_line_up" => "line-up set",
        "add_game" => "free game added",
        _ => return None,
    })
}

fn change_of_status(entry: &Entry, request: &Value) -> &'static str {
    match (request["status"].as_str(), entry.status) {
        (Some("registered"), EntryStatus::Withdrawn) => "a player returns",
        (Some("registered"), _) => "an announced player comes",
        _ => "a player leaves",
    }
}

fn change_of_entry(entry: &Entry, request: &Value) -> &'static str {
    let missed = |round: u32| request["missed"].as_array().is_some_and(|missed| missed.iter().any(|of| *of == round));
    if request["rank"] != entry.player.rank.to_string() {
        "rank corrected"
    } else if (1..=32).any(|round| missed(round) != entry.missed.contains(round)) {
        "absences changed"
    } else {
        "entry changed"
    }
}

fn slip(request: &Value) -> &'static str {
    if request["entry"].is_null() {
        "slip: late entry"
    } else if request["leaves"] == true {
        "slip: leaves"
    } else if request["missed"].is_array() {
        "slip: absences"
    } else {
        "slip: other"
    }
}

/// Returns what entering a result is besides the usual course of a round.
fn result(request: &Value, before: &Tournament) -> Option<&'static str> {
    let at = |round: u32, board: u32| request["round"] == round && request["board"] == board;
    let game = before.games.iter().find(|game| at(game.round, game.board))?;
    let closed = before.rounds.iter().any(|r| r.number == game.round && r.state == RoundState::Confirmed);
    if before.is_unfinished(game) {
        Some("adjourned game finished")
    } else if closed {
        Some("closed result corrected")
    } else {
        game.passes.agreed().map(|_| "result changed")
    }
}
