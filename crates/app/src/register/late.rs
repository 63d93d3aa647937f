//! Late entries: their number, and the rounds that they miss (R7, R9, decision 158).

use domain::{Competition, Entry, RoundState, Rounds, Tournament};

/// Gives a new entry its number once numbers are fixed, and the rounds that it misses.
///
/// A late entry misses every round that is closed. It also misses the round that is released or being played, unless the director
/// chose its rounds (`chosen`): then it has no game in that round until it is seated.
pub(crate) fn take_late_place(tournament: &Tournament, competition: &Competition, entry: &mut Entry, chosen: bool) {
    if !competition.numbers_at_entry() {
        return;
    }
    entry.number = Some(next_number(tournament));
    let misses = if chosen { closed_rounds(tournament, competition) } else { begun_rounds(tournament, competition) };
    entry.missed = misses.iter().fold(entry.missed, Rounds::with);
}

/// Returns the rounds that a late entry misses unless the director chooses its rounds: those that are published.
pub(super) fn begun_rounds(tournament: &Tournament, competition: &Competition) -> Rounds {
    rounds(tournament, competition, |state| state != RoundState::Draft)
}

/// Returns the rounds that are closed, which nobody can join.
pub(super) fn closed_rounds(tournament: &Tournament, competition: &Competition) -> Rounds {
    rounds(tournament, competition, |state| state == RoundState::Confirmed)
}

/// Returns the rounds in such a state, and those before a later round. Free games have no rounds to miss (R69).
fn rounds(tournament: &Tournament, competition: &Competition, counts: fn(RoundState) -> bool) -> Rounds {
    if competition.system.is_free() {
        return Rounds::NONE;
    }
    let missed = tournament.rounds.iter().filter(|round| counts(round.state) || tournament.is_closed(round.number));
    Rounds::of(missed.map(|round| round.number))
}

/// Returns the next free number.
pub(crate) fn next_number(tournament: &Tournament) -> u32 {
    tournament.entries.iter().filter_map(|e| e.number).max().unwrap_or(0) + 1
}

#[cfg(test)]
mod tests {
    use session::EventSession;

    use crate::fixture::{closed_register, fields, paired, played, playing};
    use crate::operation::{AddSlip, EntryFields, RoundStep, SlipRequest};
    use crate::register::{add, add_slip, apply_slip};
    use crate::round::confirm;

    /// Returns the rounds that a late entry misses, entered at the desk and by slip. They must be the same.
    fn late(session: impl Fn() -> EventSession, chosen: Option<Vec<u32>>) -> Vec<u32> {
        let missed = |session: &EventSession| {
            let entry = session.tournament().unwrap().entries.last().unwrap().clone();
            assert_eq!(entry.player.family, "Ivy");
            entry.missed.iter().collect::<Vec<_>>()
        };
        let mut at_desk = session();
        add(&mut at_desk, &EntryFields { missed: chosen.clone(), ..fields(8) }).unwrap();
        let mut by_slip = session();
        let EntryFields { family, given, rank, .. } = fields(8);
        let named = (Some(family), Some(given), Some(rank));
        let request = AddSlip { family: named.0, given: named.1, rank: named.2, missed: chosen, ..AddSlip::default() };
        let slip = add_slip(&mut by_slip, &request).unwrap().value;
        apply_slip(&mut by_slip, &SlipRequest { slip }).unwrap();
        assert_eq!(missed(&at_desk), missed(&by_slip));
        missed(&at_desk)
    }

    #[test]
    fn a_late_entry_misses_what_is_published_unless_the_director_chooses_its_rounds() {
        let confirmed = || {
            let mut session = played(8);
            confirm(&mut session, &RoundStep::of(1)).unwrap();
            session
        };
        assert_eq!(late(|| closed_register(8), None), [0; 0]);
        assert_eq!(late(|| paired(8), None), [0; 0], "a draft can be completed");
        assert_eq!(late(|| playing(8), None), [1]);
        assert_eq!(late(|| playing(8), Some(vec![])), [0; 0], "no missed rounds");
        assert_eq!(late(|| playing(8), Some(vec![3])), [3]);
        assert_eq!(late(confirmed, None), [1]);
        assert_eq!(late(confirmed, Some(vec![])), [1], "a closed round stays as it was played");
    }
}
