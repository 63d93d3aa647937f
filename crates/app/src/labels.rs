//! Words that stand in data and are keys of the catalogues.

use domain::knockout::{Reached, RoundName};
use domain::points::GameOutcome;
use domain::{Rounds, System};

/// A round of a table as a word for catalogues.
pub fn stage_word(name: RoundName) -> &'static str {
    match name {
        RoundName::RoundOf64 => "round_of_64",
        RoundName::RoundOf32 => "round_of_32",
        RoundName::RoundOf16 => "round_of_16",
        RoundName::QuarterFinals => "quarter_final",
        RoundName::SemiFinals => "semi_final",
        RoundName::Final => "final",
    }
}

/// A system as a word for data and for the command line.
pub fn system_word(system: System) -> &'static str {
    match system {
        System::McMahon => "mcmahon",
        System::Swiss => "swiss",
        System::RoundRobin => "round-robin",
        System::ScorePairing => "score-pairing",
    }
}

/// The highest stage reached in a table as a word for catalogues.
pub fn reached_word(stage: Reached) -> &'static str {
    match stage {
        Reached::RoundOf64 => stage_word(RoundName::RoundOf64),
        Reached::RoundOf32 => stage_word(RoundName::RoundOf32),
        Reached::RoundOf16 => stage_word(RoundName::RoundOf16),
        Reached::QuarterFinals => stage_word(RoundName::QuarterFinals),
        Reached::SemiFinals => stage_word(RoundName::SemiFinals),
        Reached::Finalist => "finalist",
        Reached::Winner => "winner",
    }
}

/// What a game was for a player as a word for data.
pub fn outcome_word(outcome: GameOutcome) -> &'static str {
    match outcome {
        GameOutcome::Win => "win",
        GameOutcome::Jigo => "jigo",
        GameOutcome::Loss => "loss",
    }
}

/// The rounds played, "1–4, 6"; all of them are told, "1–6", only where `whole` asks for it.
pub fn rounds_played(missed: Rounds, last: u32, whole: bool) -> String {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for round in (1..=last).filter(|&r| !missed.contains(r)) {
        match runs.last_mut() {
            Some(run) if run.1 + 1 == round => run.1 = round,
            _ => runs.push((round, round)),
        }
    }
    match runs[..] {
        [(1, end)] if end == last && !whole => String::new(),
        [] => "–".into(),
        _ => runs.iter().map(run).collect::<Vec<_>>().join(", "),
    }
}

fn run(&(from, to): &(u32, u32)) -> String {
    if from == to { from.to_string() } else { format!("{from}–{to}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_told_in_runs() {
        let told = |missed: &[u32]| rounds_played(Rounds::of(missed.iter().copied()), 6, false);
        assert_eq!(told(&[]), "");
        assert_eq!(rounds_played(Rounds::NONE, 6, true), "1–6");
        assert_eq!(told(&[5]), "1–4, 6");
        assert_eq!(told(&[1, 3, 6]), "2, 4–5");
        assert_eq!(told(&[1, 2, 3, 4, 5, 6]), "–");
    }
}
