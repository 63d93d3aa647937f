//! `register`: the published register (R7).

use domain::Entry;
use print::sheets::{Register, Registered};

use super::Subject;
use crate::failure::Outcome;

/// The register as it stands.
pub(super) fn sheet(subject: &Subject) -> Outcome<Register> {
    let (tournament, last) = (subject.tournament, subject.competition.rounds);
    let entry = |entry: &Entry| Registered {
        number: entry.number.map(|n| n.to_string()).unwrap_or_default(),
        player: subject.printed(entry),
        rating: entry.player.rating.map(|r| r.0.to_string()).unwrap_or_default(),
        category: tournament.category_of(entry).map(|c| c.to_string()).unwrap_or_default(),
        rounds: rounds_played(entry, last),
    };
    Ok(Register {
        heading: subject.heading(None),
        closed: tournament.event.register_closed.clone().unwrap_or_default(),
        entries: subject.entries()?.into_iter().map(entry).collect(),
        ..Register::default()
    })
}

/// "1–4, 6"; empty if he plays all.
fn rounds_played(entry: &Entry, last: u32) -> String {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for round in (1..=last).filter(|&r| !entry.missed.contains(r)) {
        match runs.last_mut() {
            Some(run) if run.1 + 1 == round => run.1 = round,
            _ => runs.push((round, round)),
        }
    }
    match runs[..] {
        [(1, end)] if end == last => String::new(),
        [] => "–".into(),
        _ => runs.iter().map(run).collect::<Vec<_>>().join(", "),
    }
}

fn run(&(from, to): &(u32, u32)) -> String {
    if from == to { from.to_string() } else { format!("{from}–{to}") }
}

#[cfg(test)]
mod tests {
    use domain::{CompetitionId, EntryId, Player, Rank, Rounds};

    use super::*;

    #[test]
    fn rounds_are_told_in_runs_and_not_at_all_if_they_are_all() {
        let told = |missed: &[u32]| {
            let mut entry = Entry::new(EntryId(1), CompetitionId::OPEN, Player::new("A", "B", Rank::SHODAN));
            entry.missed = Rounds::of(missed.iter().copied());
            rounds_played(&entry, 6)
        };
        assert_eq!(told(&[]), "");
        assert_eq!(told(&[5]), "1–4, 6");
        assert_eq!(told(&[1, 3, 6]), "2, 4–5");
        assert_eq!(told(&[1, 2, 3, 4, 5, 6]), "–");
    }
}
