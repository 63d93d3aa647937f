//! What the director should know about a round before it is released: conflicts with other competitions, and rematches.

use domain::knockout::needs_winner;
use domain::{Competition, Entry, RoundNumber, Tournament, pairing};
use messages::{Message, message};
use session::{EventSession, Mutation, Result};

use super::families::names_of_pairs;
use super::proposal::Paired;
use crate::timetable::conflicts_of_round;

/// Returns the warnings about a round: people who are due elsewhere at that time, players who meet again, fixed boards that another
/// competition uses, and boards outside those of the competition.
///
/// # Errors
/// No event is open.
pub(super) fn warnings(session: &EventSession, round: RoundNumber) -> Result<Vec<Message>> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let mut all = conflicts_of_round(session.whole()?, competition.id, round);
    if !tournament.is_closed(competition.id, round) {
        all.extend(rematches(tournament, competition, round));
        all.extend(fixed_boards(tournament, competition, round));
        all.extend(boards_outside(tournament, competition, round));
    }
    Ok(all)
}

/// Adds the warnings about the round to a pairing.
///
/// # Errors
/// No event is open.
pub(super) fn with_warnings(session: &EventSession, mut done: Mutation<Paired>) -> Result<Mutation<Paired>> {
    done.value.warnings = warnings(session, done.value.round)?;
    Ok(done)
}

/// Returns a warning with the names of players who meet again, unless a table decides who meets.
fn rematches(tournament: &Tournament, competition: &Competition, round: RoundNumber) -> Option<Message> {
    let games = tournament.games_of(competition.id, round).into_iter();
    let games = games.filter(|game| !needs_winner(tournament, game)).map(|game| (game.black, game.white));
    let pairs = names_of_pairs(tournament, pairing::rematches(tournament, competition, round, games));
    (!pairs.is_empty()).then(|| message!("round-rematches", pairs))
}

/// Returns a warning for each player whose fixed board another competition uses.
fn fixed_boards(tournament: &Tournament, competition: &Competition, round: RoundNumber) -> Vec<Message> {
    let games = tournament.games_of(competition.id, round);
    let entries = games.iter().flat_map(|game| [game.black, game.white]).filter_map(|id| tournament.entry(id));
    let warning = |entry: &Entry| {
        let busy = tournament.use_elsewhere(entry.fixed_board?)?;
        let (name, board) = (entry.player.list_name(), busy.board);
        Some(message!("round-fixed-board-in-use", name, board, round = busy.round, competition = &busy.competition))
    };
    entries.filter_map(warning).collect()
}

/// Returns a warning if games are at boards outside those of the competition.
fn boards_outside(tournament: &Tournament, competition: &Competition, round: RoundNumber) -> Option<Message> {
    let own = tournament.event.boards_of(competition);
    let games = tournament.games_of(competition.id, round);
    let outside: Vec<String> =
        games.iter().filter(|game| !own.allows(game.board)).map(|game| game.board.to_string()).collect();
    let count = outside.len();
    (count > 0).then(|| message!("round-boards-outside", competition = &competition.name, boards = outside, count))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::competition::{AddCompetition, EnterPeople, add, enter};
    use crate::event::{ChangeSetting, change_setting};
    use crate::fixture;
    use crate::operation::{MoveBoard, PairRound, op};
    use crate::register::close_register;
    use crate::round::{ViewRound, pair, view};

    /// Sets a setting of the chosen competition.
    fn set(session: &mut EventSession, path: &str, value: &str) {
        let request = ChangeSetting { path: path.into(), value: value.into(), consent: false };
        change_setting(session, &request).expect("the value fits");
    }

    /// The Open of eight players with a drafted round 1, and the Rapid of the same players at the same time.
    fn both() -> EventSession {
        let mut session = fixture::paired(8);
        add(&mut session, &AddCompetition { name: "Rapid".into(), ..AddCompetition::default() }).expect("a free name");
        let end = session.whole().expect("open").event.start + chrono::Days::new(3);
        set(&mut session, "event.end", &end.to_string());
        let everyone = EnterPeople { entries: (1..=8).collect(), overrule: false };
        enter(&mut session, &everyone).expect("they are new in the Rapid");
        close_register(&mut session).expect("eight players are registered");
        session
    }

    fn ids(warnings: &[Message]) -> Vec<&'static str> {
        warnings.iter().map(|warning| warning.id).collect()
    }

    #[test]
    fn pairing_people_who_play_elsewhere_at_that_time_is_pointed_out() {
        let mut session = both();
        let paired =
            pair(&mut session, &PairRound { round: 1, ..PairRound::default() }).expect("round 1 is next").value;
        assert_eq!(ids(&paired.warnings), ["timetable-conflict"]);
        let shown = view(&session, &ViewRound { round: Some(1) }).expect("round 1 is paired").warnings;
        assert_eq!(shown, paired.warnings);
        let alone = pair(&mut fixture::closed_register(8), &PairRound { round: 1, ..PairRound::default() });
        assert_eq!(alone.expect("round 1 is next").value.warnings, []);
    }

    #[test]
    fn fixed_boards_in_use_and_boards_outside_are_pointed_out() {
        let mut session = both();
        let start = session.whole().expect("open").event.start;
        set(&mut session, "competition.starts", &format!("1 {start} 13:00"));
        set(&mut session, "competition.boards", "11-12");
        let seat = |tournament: &mut Tournament| {
            tournament.entries[0].fixed_board = Some(2);
            Ok(())
        };
        session.transact(op::MoveBoard, &MoveBoard { round: 1, board: 1, to: 1 }, seat).expect("an entry can change");
        let paired =
            pair(&mut session, &PairRound { round: 1, ..PairRound::default() }).expect("round 1 is next").value;
        let warned = ids(&paired.warnings);
        assert!(warned.ends_with(&["round-fixed-board-in-use", "round-boards-outside"]), "{warned:?}");
        let outside = paired.warnings.last().map(ToString::to_string).unwrap_or_default();
        assert!(outside.contains("13, 14"), "{outside}");
    }
}
