//! What the director should know about a round before it is released: conflicts with other competitions, rematches, and boards.

use domain::knockout::needs_winner;
use domain::model::busy_board::BusyBoard;
use domain::{Competition, Entry, EntryId, Game, RoundNumber, Tournament, pairing};
use messages::{Message, message};
use session::{EventSession, Mutation, Result};

use super::families::names_of_pairs;
use super::proposal::Paired;
use crate::missing_pairs::missing_pairs;
use crate::timetable::conflicts_of_round;

/// Returns the warnings about a round: people who are due elsewhere at that time, players who meet again, players who are not at their
/// fixed board, boards outside those of the competition, and pairs of a round robin that do not meet in the planned rounds.
///
/// # Errors
/// No event is open.
pub fn warnings(session: &EventSession, round: RoundNumber) -> Result<Vec<Message>> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let mut all = conflicts_of_round(session.event()?, competition.id, round);
    if !tournament.is_closed(round) {
        all.extend(rematches(tournament, competition, round));
        all.extend(fixed_boards(tournament, competition, round));
        all.extend(boards_outside(tournament, competition, round));
        all.extend(missing_pairs(tournament, competition));
        all.extend(absent_players(tournament, competition, round));
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
    let games = tournament.games_of(round).into_iter();
    let games = games.filter(|game| !needs_winner(tournament, game)).map(|game| (game.black, game.white));
    let pairs = names_of_pairs(tournament, pairing::rematches(tournament, competition, round, games));
    (!pairs.is_empty()).then(|| message!("round-rematches", pairs))
}

/// Returns a warning for each player who does not play at their fixed board, with the reason.
fn fixed_boards(tournament: &Tournament, competition: &Competition, round: RoundNumber) -> Vec<Message> {
    let games = tournament.games_of(round);
    let seats = games.iter().flat_map(|game| [(*game, game.black, game.white), (*game, game.white, game.black)]);
    let warning = |(game, player, opponent): (&Game, EntryId, EntryId)| {
        let (entry, opponent) = (tournament.entry(player)?, tournament.entry(opponent)?);
        let fixed = entry.fixed_board.filter(|&fixed| fixed != game.board)?;
        let (name, at) = (entry.player.list_name(), game.board);
        if competition.teams.is_some() {
            return Some(message!("round-fixed-board-match", name, fixed, at));
        }
        if let Some(BusyBoard { board, competition, round }) = tournament.use_elsewhere(fixed) {
            return Some(message!("round-fixed-board-in-use", name, board = *board, round = *round, competition));
        }
        if opponent.fixed_board == Some(at) {
            let opponent = opponent.player.list_name();
            return Some(message!("round-fixed-board-opponent", name, fixed, opponent, at));
        }
        let players = games.iter().filter(|game| game.board == fixed).flat_map(|game| [game.black, game.white]);
        let shares = |entry: &&Entry| entry.fixed_board == Some(fixed);
        if let Some(other) = players.filter_map(|id| tournament.entry(id)).find(shares) {
            let other = other.player.list_name();
            return Some(message!("round-fixed-board-shared", name, other, fixed, at));
        }
        Some(message!("round-fixed-board-missed", name, fixed, at))
    };
    seats.filter_map(warning).collect()
}

/// Returns a warning for each player of a round robin or of zones who is absent and loses by forfeit (R66).
fn absent_players(tournament: &Tournament, competition: &Competition, round: RoundNumber) -> Vec<Message> {
    if competition.system.rules().circle.is_none() {
        return Vec::new();
    }
    let games = tournament.games_of(round);
    let decided = games.iter().filter(|game| game.passes.known().is_some());
    let players = decided.flat_map(|game| [(game.board, game.black), (game.board, game.white)]);
    let absent = players.filter_map(|(board, id)| Some((board, tournament.entry(id)?)));
    let absent = absent.filter(|(_, entry)| !entry.plays(round));
    absent
        .map(|(board, entry)| message!("round-forfeit-absent", name = entry.player.list_name(), round, board))
        .collect()
}

/// Returns a warning if games are at boards outside those of the competition.
fn boards_outside(tournament: &Tournament, competition: &Competition, round: RoundNumber) -> Option<Message> {
    let own = tournament.event.boards_of(competition);
    let games = tournament.games_of(round);
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
    use crate::operation::{MoveBoard, PairRound, RoundRequest, op};
    use crate::register::close_register;
    use crate::round::{ViewRound, move_board, pair, renumber_boards, view};

    /// Sets a setting of the chosen competition.
    fn set(session: &mut EventSession, path: &str, value: &str) {
        let request = ChangeSetting { path: path.into(), value: value.into(), consent: false };
        change_setting(session, &request).expect("the value fits");
    }

    /// The Open of eight players with a drafted round 1, and the Rapid of the same players at the same time.
    fn both() -> EventSession {
        let mut session = fixture::paired(8);
        add(&mut session, &AddCompetition { name: "Rapid".into(), ..AddCompetition::default() }).expect("a free name");
        let end = session.event().expect("open").settings().start + chrono::Days::new(3);
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
        let start = session.event().expect("open").settings().start;
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

    /// Sets the fixed boards of the entries with these keys.
    fn fix(session: &mut EventSession, boards: &[(i64, u32)]) {
        let change = |tournament: &mut Tournament| {
            for &(id, board) in boards {
                let entry =
                    tournament.entries.iter_mut().find(|entry| entry.id == EntryId(id)).expect("the entry exists");
                entry.fixed_board = Some(board);
            }
            Ok(())
        };
        session.transact(op::MoveBoard, &MoveBoard { round: 1, board: 1, to: 1 }, change).expect("entries can change");
    }

    #[test]
    fn players_who_are_not_at_their_fixed_board_are_named_with_the_reason() {
        let pairs = |session: &EventSession| -> Vec<(i64, i64)> {
            let games = &session.tournament().expect("open").games;
            games.iter().map(|game| (game.black.0, game.white.0)).collect()
        };
        let mut session = fixture::paired(8);
        let [(first, _), (second, opponent), ..] = pairs(&session)[..] else { panic!("four boards") };
        fix(&mut session, &[(first, 7), (second, 7), (opponent, 9)]);
        let request = RoundRequest { round: 1 };
        renumber_boards(&mut session, &request).expect("a draft can be renumbered");
        let at = |session: &EventSession, id: i64| {
            let games = &session.tournament().expect("open").games;
            games.iter().find(|game| game.colour_of(EntryId(id)).is_some()).expect("a game").board
        };
        assert_eq!((at(&session, first), at(&session, second)), (7, 9), "White's own fixed board is tried");
        assert_eq!(ids(&warnings(&session, 1).expect("open")), ["round-fixed-board-opponent"]);
        fix(&mut session, &[(opponent, 7)]);
        renumber_boards(&mut session, &request).expect("a draft can be renumbered");
        let shared = ["round-fixed-board-shared", "round-fixed-board-shared"];
        assert_eq!(ids(&warnings(&session, 1).expect("open")), shared);
        move_board(&mut session, &MoveBoard { round: 1, board: 7, to: 20 }).expect("board 20 is free");
        let warned = ids(&warnings(&session, 1).expect("open"));
        assert!(warned.contains(&"round-fixed-board-missed"), "{warned:?}");
    }
}
