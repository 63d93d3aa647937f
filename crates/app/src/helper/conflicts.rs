//! Results that contradict each other: two passes that differ, or a helper who read another result than the one that was entered. The
//! desk settles each with one of the values.

use domain::{Colour, CompetitionId, Contradiction, EntryId, Event, Game, GameResult, RoundState};
use messages::message;
use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, Mutation, Result};
use ts_rs::TS;

use super::authors::Authors;
use crate::labels::{ColourView, ResultView};
use crate::operation::{EnterResult, ReportRequest};
use crate::player_report::{dismiss, names_of_entries};
use crate::round::enter_result;

/// A value of a conflict.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ContradictionValue {
    /// The result.
    pub result: ResultView,
    /// The pass; `None` if results are read once.
    pub pass: Option<ColourView>,
    /// Who entered or sent it; empty if the history does not say.
    pub who: String,
    /// Whether it is entered. A helper's value that is not waits for the desk.
    pub entered: bool,
}

/// A board with results that contradict each other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ContradictionView {
    /// The competition's key.
    #[ts(type = "number")]
    pub competition: i64,
    /// The competition's name.
    pub name: String,
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// Black, as the hall sees them.
    pub black: String,
    /// White.
    pub white: String,
    /// The values, the entered ones first.
    pub values: Vec<ContradictionValue>,
    /// Whether these players do not play at the board any more: the value waits until the desk sets it aside.
    pub moved: bool,
}

/// The result that settles a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, TS)]
pub struct SettleConflict {
    /// The competition's key.
    #[ts(type = "number")]
    pub competition: i64,
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// The result.
    pub result: ResultView,
}

/// A result, its pass, and who sent it.
type Sent = (GameResult, Colour, String);

/// Returns the boards of rounds that are not confirmed whose results contradict each other.
///
/// # Errors
/// No event is open, or the journal cannot be read.
pub fn conflicts(session: &EventSession) -> Result<Vec<ContradictionView>> {
    let whole = session.event()?;
    let differing: Vec<(&Game, Vec<Sent>)> = whole
        .games()
        .filter(|game| whole.round(game.competition, game.round).is_some_and(|r| r.state != RoundState::Confirmed))
        .map(|game| (game, against(whole, game)))
        .filter(|(game, against)| !against.is_empty() || differ(game))
        .collect();
    let moved = whole.contradictions().filter(|sent| is_moved(whole, sent));
    let moved = moved.map(|sent| moved_view(whole, sent));
    if differing.is_empty() {
        return Ok(moved.collect());
    }
    // Reading the journal is slow, and most of the time nothing differs.
    let authors = Authors::of(session)?;
    Ok(differing.into_iter().map(|(game, against)| shown(whole, game, against, &authors)).chain(moved).collect())
}

/// Whether a result is of players who do not play at that board now, in a round that is not confirmed.
fn is_moved(whole: &Event, sent: &Contradiction) -> bool {
    let game = whole.game_at(sent.competition, sent.round, sent.board);
    let state = whole.round(sent.competition, sent.round).map(|round| round.state);
    let is_open = matches!(state, Some(RoundState::Released | RoundState::Playing));
    state != Some(RoundState::Confirmed) && !(is_open && game.is_some_and(|game| sent.is_of(game)))
}

fn moved_view(whole: &Event, sent: &Contradiction) -> ContradictionView {
    let pass = whole.settings().two_passes.then(|| sent.pass.into());
    let value = ContradictionValue { result: sent.result.into(), pass, who: sent.helper.clone(), entered: false };
    at_board(whole, (sent.competition, sent.round, sent.board), sent.players, vec![value], true)
}

/// Returns the view of the values for a board and these players, Black first.
fn at_board(
    whole: &Event,
    (competition, round, board): (CompetitionId, u32, u32),
    players: [EntryId; 2],
    values: Vec<ContradictionValue>,
    moved: bool,
) -> ContradictionView {
    let [black, white] = names_of_entries(whole, players);
    let name = whole.competition(competition).map(|of| of.name.clone()).unwrap_or_default();
    ContradictionView { competition: competition.0, name, round, board, black, white, values, moved }
}

/// Settles a board with `result`: enters it in the passes that have another one, or of which a result waits, and dismisses what helpers
/// sent against it.
///
/// # Errors
/// The board has no result and none of its players waits, or the round is confirmed.
pub fn settle_conflict(session: &mut EventSession, request: &SettleConflict) -> Result<Mutation<u32>> {
    let SettleConflict { competition, round, board, result } = *request;
    let competition = CompetitionId(competition);
    let none = || AppError::not_now(message!("report-none", board));
    let whole = session.event()?;
    let game = whole.game_at(competition, round, board).ok_or_else(none)?;
    if whole.round(competition, round).is_none_or(|of| of.state == RoundState::Confirmed) {
        return Err(none());
    }
    let entry = match due_passes(whole, game, result) {
        [false, false] if game.passes.black.or(game.passes.white).is_none() => {
            return Err(AppError::not_now(message!("conflict-none", board)));
        }
        [false, false] => None,
        [true, false] if whole.settings().two_passes => Some(Some(ColourView::Black)),
        [false, true] if whole.settings().two_passes => Some(Some(ColourView::White)),
        _ => Some(None),
    };
    let mut topics = Vec::new();
    if let Some(pass) = entry {
        let chosen = session.competition()?.id;
        session.choose(competition)?;
        let request = EnterResult { round, board, pass, result: Some(result), ..EnterResult::default() };
        let entered = enter_result(session, &request);
        session.choose(chosen)?;
        topics = entered?.invalidated;
    }
    let whole = session.event()?;
    if whole.game_at(competition, round, board).is_some_and(|game| !against(whole, game).is_empty()) {
        let of = ReportRequest { competition: competition.0, round, board, moved: false };
        topics.extend(dismiss(session, &of)?.invalidated);
    }
    Ok(Mutation { value: board, invalidated: topics })
}

/// Returns the passes in which `result` must be entered to settle a game, Black first: those with another one, and empty ones of which a
/// helper's result waits.
fn due_passes(whole: &Event, game: &Game, result: ResultView) -> [bool; 2] {
    let waiting = against(whole, game);
    [(Colour::Black, game.passes.black), (Colour::White, game.passes.white)].map(|(pass, entered)| match entered {
        Some(entered) => ResultView::from(entered) != result,
        None => waiting.iter().any(|(_, of, _)| *of == pass),
    })
}

fn differ(game: &Game) -> bool {
    game.passes.black.zip(game.passes.white).is_some_and(|(black, white)| black != white)
}

/// Returns what helpers sent of a game of a published round and the desk has not decided.
fn against(whole: &Event, game: &Game) -> Vec<Sent> {
    let own = whole.tournament(game.competition);
    let against = own.into_iter().flat_map(|tournament| tournament.against(game));
    against.filter(|sent| !is_moved(whole, sent)).map(|sent| (sent.result, sent.pass, sent.helper.clone())).collect()
}

fn shown(whole: &Event, game: &Game, against: Vec<Sent>, authors: &Authors) -> ContradictionView {
    let two_passes = whole.settings().two_passes;
    let passes = [(game.passes.black, Colour::Black), (game.passes.white, Colour::White)];
    let value = |(result, pass, who): Sent, entered| ContradictionValue {
        result: result.into(),
        pass: two_passes.then(|| pass.into()),
        who,
        entered,
    };
    let read = passes.into_iter().filter(|(_, pass)| two_passes || *pass == Colour::Black);
    let read = read.filter_map(|(result, pass)| Some((result?, pass, authors.who(game.id, pass))));
    let mut values: Vec<ContradictionValue> = read.map(|one| value(one, true)).collect();
    values.extend(against.into_iter().map(|one| value(one, false)));
    at_board(whole, (game.competition, game.round, game.board), [game.black, game.white], values, false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Step, status};
    use crate::fixture::playing;
    use crate::helper::{ActionOutcome, AddHelper, HelperAction, HelperDelivery, act, add};
    use crate::history::undo;
    use crate::operation::RoundStep;
    use crate::round::{PairRound, confirm, pair};
    use crate::vocabulary::HelperRoleName;

    fn helper(session: &mut EventSession, name: &str) -> String {
        let request = AddHelper { name: name.into(), role: HelperRoleName::Results, room: None, hours: None };
        add(session, &request).expect("the name is given").value.code
    }

    fn send(session: &mut EventSession, code: &str, key: &str, pass: ColourView, result: ResultView) -> ActionOutcome {
        let game = session.event().unwrap().game_at(CompetitionId(1), 1, 2).expect("board 2 is paired");
        let (pass, players) = (Some(pass), Some([game.black.0, game.white.0]));
        let action = HelperAction::Result { competition: 1, round: 1, board: 2, pass, result, players };
        act(session, code, &HelperDelivery { key: key.into(), action }).expect("the code is valid")
    }

    fn values(session: &EventSession) -> Vec<(ResultView, String, bool)> {
        let found = conflicts(session).expect("open");
        found.into_iter().flat_map(|of| of.values).map(|value| (value.result, value.who, value.entered)).collect()
    }

    fn settle(session: &mut EventSession, result: ResultView) {
        let request = SettleConflict { competition: 1, round: 1, board: 2, result };
        settle_conflict(session, &request).expect("the board has a result");
    }

    fn passes(session: &EventSession) -> [Option<ResultView>; 2] {
        let passes = session.event().unwrap().game_at(CompetitionId(1), 1, 2).expect("board 2").passes;
        [passes.black, passes.white].map(|pass| pass.map(ResultView::from))
    }

    #[test]
    fn two_passes_that_differ_are_listed_with_their_authors_and_settled() {
        let mut session = playing(8);
        let [ada, ben] = ["Ada Reed", "Ben Marsh"].map(|name| helper(&mut session, name));
        send(&mut session, &ada, "key-00001", ColourView::Black, ResultView::BlackWon);
        assert_eq!(values(&session), []);
        send(&mut session, &ben, "key-00002", ColourView::White, ResultView::WhiteWon);
        let both = [(ResultView::BlackWon, "Ada Reed".into(), true), (ResultView::WhiteWon, "Ben Marsh".into(), true)];
        assert_eq!(values(&session), both);
        settle(&mut session, ResultView::WhiteWon);
        assert_eq!((passes(&session), values(&session)), ([Some(ResultView::WhiteWon); 2], vec![]));
        undo(&mut session).expect("the desk's decision is one entry");
        assert_eq!(values(&session), both);
    }

    #[test]
    fn a_helper_who_contradicts_the_same_pass_waits_for_the_desk_and_is_answered_the_same_again() {
        let mut session = playing(8);
        let [ada, ben] = ["Ada Reed", "Ben Marsh"].map(|name| helper(&mut session, name));
        send(&mut session, &ada, "key-00001", ColourView::Black, ResultView::BlackWon);
        for _ in 0..2 {
            let outcome = send(&mut session, &ben, "key-00002", ColourView::Black, ResultView::Jigo);
            assert!(matches!(outcome, ActionOutcome::Conflict(_)), "sent again, it is a conflict still");
        }
        let listed =
            [(ResultView::BlackWon, "Ada Reed".to_owned(), true), (ResultView::Jigo, "Ben Marsh".into(), false)];
        assert_eq!(values(&session), listed);
        assert_eq!(passes(&session), [Some(ResultView::BlackWon), None], "nothing is overwritten");
        settle(&mut session, ResultView::BlackWon);
        assert_eq!((passes(&session), values(&session)), ([Some(ResultView::BlackWon), None], vec![]));
        let again = send(&mut session, &ben, "key-00002", ColourView::Black, ResultView::Jigo);
        assert_eq!(again, ActionOutcome::Known, "the desk has decided");
        undo(&mut session).expect("the dismissal is one entry");
        settle(&mut session, ResultView::Jigo);
        assert_eq!((passes(&session), values(&session)), ([Some(ResultView::Jigo), None], vec![]));
    }

    #[test]
    fn unsettled_contradictions_are_counted_are_the_next_step_and_need_consent_to_confirm() {
        let mut session = playing(8);
        let [ada, ben] = ["Ada Reed", "Ben Marsh"].map(|name| helper(&mut session, name));
        for board in 1..=4 {
            let result = Some(ResultView::BlackWon);
            enter_result(&mut session, &EnterResult { round: 1, board, result, ..EnterResult::default() })
                .expect("open");
        }
        send(&mut session, &ada, "key-00001", ColourView::Black, ResultView::Jigo);
        send(&mut session, &ben, "key-00002", ColourView::White, ResultView::BlackWon);
        let shown = status(&session).expect("open");
        assert_eq!((shown.conflicts, shown.progress.map(|of| of.conflicts)), (1, Some(1)));
        assert_eq!(shown.next.step, Step::SettleConflicts);
        let refused = confirm(&mut session, &RoundStep::of(1)).expect_err("board 2 is not settled");
        assert_eq!((refused.code, refused.message.id), (session::ErrorCode::Consent, "round-conflicts-open"));
        let paired = pair(&mut session, &PairRound { round: 2, ..PairRound::default() });
        assert_eq!(paired.expect_err("pairing confirms round 1").message.id, "round-conflicts-open");
        settle(&mut session, ResultView::BlackWon);
        assert_eq!(status(&session).expect("open").next.step, Step::ConfirmRound);
        undo(&mut session).expect("the decision is one entry");
        confirm(&mut session, &RoundStep { round: 1, consent: true }).expect("the director consents");
        assert_eq!(status(&session).expect("open").conflicts, 0);
    }

    #[test]
    fn the_undo_button_names_the_helper_and_a_contradiction_as_such() {
        let mut session = playing(8);
        let [ada, ben] = ["Ada Reed", "Ben Marsh"].map(|name| helper(&mut session, name));
        let undone = |session: &EventSession| {
            let undo = status(session).expect("open").undo.expect("there is something to undo");
            (undo.operation.as_str().to_owned(), undo.helper, undo.contradicts)
        };
        send(&mut session, &ada, "key-00001", ColourView::Black, ResultView::BlackWon);
        assert_eq!(undone(&session), ("enter_result".into(), "Ada Reed".into(), false));
        send(&mut session, &ben, "key-00002", ColourView::Black, ResultView::Jigo);
        assert_eq!(undone(&session), ("report_result".into(), "Ben Marsh".into(), true));
        settle(&mut session, ResultView::Jigo);
        assert_eq!(undone(&session).1, "", "the director made the newest entry");
    }

    #[test]
    fn a_confirmed_or_empty_board_cannot_be_settled() {
        let mut session = playing(8);
        let request = SettleConflict { competition: 1, round: 1, board: 99, result: ResultView::Jigo };
        assert_eq!(settle_conflict(&mut session, &request).unwrap_err().message.id, "report-none");
        let empty = SettleConflict { board: 2, ..request };
        assert_eq!(settle_conflict(&mut session, &empty).unwrap_err().message.id, "conflict-none");
    }
}
