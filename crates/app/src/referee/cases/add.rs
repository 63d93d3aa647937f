//! Adds a case, changes its facts, and makes it public (R77).

use chrono::NaiveDateTime;
use domain::{CaseState, Competition, EntryId, Game, RefereeCase, Tournament};
use messages::message;
use session::fields::required;
use session::{AppError, EventSession, Mutation, Result};

use super::read::{articles, find, in_snapshot, moment, now};
use crate::operation::{CaseFields, ChangeCase, PublishCase, op};
use crate::round::{ViewBoard, board_history};

/// Adds a case and returns its number.
///
/// # Errors
/// The facts are empty; the round, the board, a player or an article does not exist; or a time is not one.
pub fn add_case(session: &mut EventSession, request: &CaseFields) -> Result<Mutation<i64>> {
    let facts = Facts::read(session, request)?;
    session.transact_with_keys(op::AddCase, request, |tournament, counters| {
        let id = counters.next_key::<RefereeCase>();
        let competition = tournament.competition.id;
        let mut case = RefereeCase {
            id,
            competition,
            public: false,
            happened: facts.happened,
            round: None,
            board: None,
            game: None,
            players: Vec::new(),
            articles: Vec::new(),
            facts: String::new(),
            ended: None,
            guide: None,
            steps: Vec::new(),
        };
        facts.write_into(&mut case);
        tournament.cases.push(case);
        Ok(id.0)
    })
}

/// Changes the facts of a case and returns its number. Its steps stay.
///
/// # Errors
/// As [`add_case`]; or the case does not exist, or is closed.
pub fn change_case(session: &mut EventSession, request: &ChangeCase) -> Result<Mutation<i64>> {
    let case = find(session, request.case)?;
    if case.state() == CaseState::Closed {
        return Err(AppError::not_now(message!("case-closed", number = request.case)));
    }
    let happened = case.happened;
    let facts = Facts::read(session, &request.fields)?;
    session.transact(op::ChangeCase, request, |tournament| {
        let case = in_snapshot(tournament, request.case)?;
        facts.write_into(case);
        if request.fields.happened.trim().is_empty() {
            case.happened = happened;
        }
        Ok(request.case)
    })
}

/// Makes a case public, or not. Returns its number.
///
/// # Errors
/// The case does not exist.
pub fn publish_case(session: &mut EventSession, request: &PublishCase) -> Result<Mutation<i64>> {
    find(session, request.case)?;
    session.transact(op::PublishCase, request, |tournament| {
        in_snapshot(tournament, request.case)?.public = request.public;
        Ok(request.case)
    })
}

/// The facts of a case.
struct Facts {
    happened: NaiveDateTime,
    request: CaseFields,
    facts: String,
    game: Option<Game>,
    players: Vec<EntryId>,
    articles: Vec<domain::Article>,
    ended: Option<NaiveDateTime>,
}

impl Facts {
    fn read(session: &EventSession, request: &CaseFields) -> Result<Facts> {
        let (tournament, competition, now) = (session.tournament()?, session.competition()?, now(session));
        let game = game(tournament, competition, request)?.cloned();
        let entered = match (&game, request.ended.trim().is_empty()) {
            (Some(game), true) if game.passes.known().is_some() => entered(session, game)?,
            _ => None,
        };
        Ok(Facts {
            happened: moment(&request.happened, now)?.unwrap_or(now),
            facts: required(message!("case-facts-missing"), &request.facts)?,
            players: players(tournament, game.as_ref(), &request.players)?,
            articles: articles(&request.articles)?,
            ended: moment(&request.ended, now)?.or(entered),
            game,
            request: request.clone(),
        })
    }

    fn write_into(self, case: &mut RefereeCase) {
        case.happened = self.happened;
        (case.round, case.board) = (self.request.round, self.request.board);
        case.game = self.game.map(|game| game.id);
        case.players = self.players;
        case.articles = self.articles;
        case.facts = self.facts;
        case.ended = self.ended;
    }
}

/// Returns the game of a case, if it names one.
fn game<'t>(tournament: &'t Tournament, competition: &Competition, request: &CaseFields) -> Result<Option<&'t Game>> {
    let Some(round) = request.round else {
        return match request.board {
            Some(_) => Err(AppError::bad_input(message!("case-round-missing"))),
            None => Ok(None),
        };
    };
    if !(1..=competition.rounds).contains(&round) {
        return Err(AppError::bad_input(message!("case-round-unknown", round, last = competition.rounds)));
    }
    let Some(board) = request.board else { return Ok(None) };
    let game = tournament.game_at(round, board);
    game.map(Some).ok_or_else(|| AppError::not_found(message!("case-board-unknown", round, board)))
}

/// Returns the players that the request names, or those of the game.
fn players(tournament: &Tournament, game: Option<&Game>, named: &[i64]) -> Result<Vec<EntryId>> {
    if let (Some(game), []) = (game, named) {
        return Ok(vec![game.black, game.white]);
    }
    let mut players: Vec<EntryId> = Vec::new();
    for id in named.iter().map(|id| EntryId(*id)) {
        if tournament.entry(id).is_none() {
            return Err(AppError::not_found(message!("case-player-unknown", number = id.0)));
        }
        if !players.contains(&id) {
            players.push(id);
        }
    }
    Ok(players)
}

/// Returns when the result of a game was last entered.
fn entered(session: &EventSession, game: &Game) -> Result<Option<NaiveDateTime>> {
    let history = board_history(session, &ViewBoard { round: game.round, board: game.board })?;
    let last = history.into_iter().find(|event| !event.undone);
    Ok(last.and_then(|event| moment(event.at.get(..16)?, session.now()).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{open_register, playing};
    use crate::history::undo;
    use crate::labels::ResultView;
    use crate::round::{EnterResult, enter_result};

    fn fields(round: Option<u32>, board: Option<u32>) -> CaseFields {
        CaseFields { round, board, facts: "A stone was displaced.".into(), ..CaseFields::default() }
    }

    #[test]
    fn a_case_takes_players_and_end_from_its_board() {
        let mut session = playing(4);
        let result = Some(ResultView::BlackWon);
        enter_result(&mut session, &EnterResult { round: 1, board: 2, result, ..EnterResult::default() }).unwrap();
        let request = CaseFields { articles: vec!["8G".into(), "8g".into(), " ".into()], ..fields(Some(1), Some(2)) };
        assert_eq!(add_case(&mut session, &request).unwrap().value, 1);
        let tournament = session.tournament().unwrap();
        let (case, game) = (&tournament.cases[0], tournament.games_of(1)[1].clone());
        assert_eq!((case.game, case.players.clone()), (Some(game.id), vec![game.black, game.white]));
        assert_eq!(case.ended, Some(case.happened), "the clock of tests stands still");
        assert_eq!(case.articles.len(), 1);
        assert_eq!((case.state(), case.public), (CaseState::Open, false));
        undo(&mut session).unwrap();
        assert!(session.tournament().unwrap().cases.is_empty());
        assert_eq!(add_case(&mut session, &request).unwrap().value, 2, "a number is not given out twice");
    }

    #[test]
    fn wrong_facts_are_refused() {
        let refusal = |request: CaseFields| add_case(&mut playing(4), &request).unwrap_err().message.id;
        assert_eq!(refusal(CaseFields { facts: " ".into(), ..fields(None, None) }), "case-facts-missing");
        assert_eq!(refusal(fields(None, Some(1))), "case-round-missing");
        assert_eq!(refusal(fields(Some(8), None)), "case-round-unknown");
        assert_eq!(refusal(fields(Some(1), Some(9))), "case-board-unknown");
        assert_eq!(refusal(CaseFields { players: vec![99], ..fields(None, None) }), "case-player-unknown");
        assert_eq!(refusal(CaseFields { articles: vec!["11".into()], ..fields(None, None) }), "article-unknown");
        assert_eq!(refusal(CaseFields { happened: "soon".into(), ..fields(None, None) }), "referee-moment-unknown");
    }

    #[test]
    fn facts_change_and_the_time_stays() {
        let mut session = open_register(2);
        let request = CaseFields { happened: "2026-08-14 11:30".into(), ..fields(None, None) };
        add_case(&mut session, &request).unwrap();
        let changed = CaseFields { facts: "Two stones.".into(), players: vec![2], ..fields(Some(1), None) };
        change_case(&mut session, &ChangeCase { case: 1, fields: changed }).unwrap();
        publish_case(&mut session, &PublishCase { case: 1, public: true }).unwrap();
        let case = &session.tournament().unwrap().cases[0];
        assert_eq!((case.facts.as_str(), case.round, case.public), ("Two stones.", Some(1), true));
        assert_eq!(case.happened.to_string(), "2026-08-14 11:30:00");
        let unknown = publish_case(&mut session, &PublishCase { case: 9, public: true });
        assert_eq!(unknown.unwrap_err().message.id, "case-unknown");
    }
}
