//! The acts of the director during a run. The desk may refuse each of them.

use app::event::change_setting;
use app::helper::{HelperRequest, SettleConflict, conflicts, revoke, settle_conflict};
use app::history::{redo, undo};
use app::labels::{ColourView, ResultView};
use app::operation::{ChangeSetting, SetEntryStatus};
use app::player_report::{ReportRequest, accept, dismiss, view};
use app::register::{close_register, set_status};
use app::round::{
    EnterResult, MoveBoard, PairRest, PairRound, RoundRequest, RoundStep, Seat, SwapColours, SwapPlayers, UnpairBoard,
    confirm, enter_result, move_board, pair, pair_rest, release, renumber_boards, start, swap_colours, swap_players,
    unpair, unpair_board,
};
use app::vocabulary::StatusName;
use domain::{Entry, EntryStatus, Game};
use session::{EventSession, Result};

use super::action::Action;
use super::desk::Desk;
use super::judge::{Fault, changed_games, names_of, require};
use super::page::chosen;

/// The results that the desk enters; `None` clears one.
const RESULTS: [Option<ResultView>; 5] = [
    Some(ResultView::BlackWon),
    Some(ResultView::WhiteWon),
    Some(ResultView::Jigo),
    Some(ResultView::BlackWonByForfeit),
    None,
];

/// The passes: both, or one.
const PASSES: [Option<ColourView>; 3] = [None, Some(ColourView::Black), Some(ColourView::White)];

impl Desk {
    /// Does what the director does. Returns false if the desk refuses, and a fault if a result reaches another game than the
    /// director's list says.
    pub(super) fn direct(&mut self, action: Action) -> std::result::Result<bool, Fault> {
        match action {
            Action::Settle(conflict, value) => self.settle(conflict, value),
            Action::Accept(report) => self.accept(report),
            _ => Ok(self.change(action).is_ok()),
        }
    }

    fn newest(&self) -> u32 {
        self.whole().paired_rounds()
    }

    /// Returns the number of a board of the newest round; 0 without one.
    fn board(&self, number: u32) -> u32 {
        let boards: Vec<u32> = self.whole().games_of(self.newest()).iter().map(|game| game.board).collect();
        chosen(&boards, number).unwrap_or(0)
    }

    fn change(&mut self, action: Action) -> Result<()> {
        let round = self.newest();
        let step = RoundStep { round, consent: true };
        match action {
            Action::Pair { again } => self.pair(again),
            Action::Release => release(&mut self.session, &step).map(drop),
            Action::Start => start(&mut self.session, &RoundRequest { round }).map(drop),
            Action::Confirm => confirm(&mut self.session, &step).map(drop),
            Action::Unpair => unpair(&mut self.session, &RoundRequest { round }).map(drop),
            Action::UnpairBoard(board) => {
                let board = self.board(board);
                unpair_board(&mut self.session, &UnpairBoard { round, board }).map(drop)
            }
            Action::PairRest => {
                pair_rest(&mut self.session, &PairRest { round, consent: true, boards: Vec::new() }).map(drop)
            }
            Action::SwapColours(board) => {
                let board = self.board(board);
                swap_colours(&mut self.session, &SwapColours { round, board }).map(drop)
            }
            Action::SwapPlayers(one, other, colours) => {
                let seat = |board, is_black: bool| Seat {
                    board,
                    colour: if is_black { ColourView::Black } else { ColourView::White },
                };
                let (one, other) = (seat(self.board(one), colours & 1 == 0), seat(self.board(other), colours & 2 == 0));
                swap_players(&mut self.session, &SwapPlayers { round, one, other, consent: true }).map(drop)
            }
            Action::MoveBoard(board, to) => {
                let board = self.board(board);
                move_board(&mut self.session, &MoveBoard { round, board, to }).map(drop)
            }
            Action::Renumber => renumber_boards(&mut self.session, &RoundRequest { round }).map(drop),
            Action::Enter(board, result, pass) => {
                let (board, result) = (self.board(board), RESULTS[result as usize]);
                enter(&mut self.session, round, board, PASSES[pass as usize], result)
            }
            Action::EnterAll(result) => self.enter_all(round, RESULTS[result as usize]),
            Action::Undo => undo(&mut self.session).map(drop),
            Action::Redo => redo(&mut self.session).map(drop),
            Action::SetStatus(entry, status) => self.set_status(entry, status),
            Action::Rename(entry) => self.rename(entry),
            Action::Revoke(helper) => {
                let helpers: Vec<i64> = self.event().helpers.iter().map(|helper| helper.id.0).collect();
                let helper = chosen(&helpers, helper).unwrap_or(0);
                revoke(&mut self.session, &HelperRequest { helper }).map(drop)
            }
            Action::Dismiss(conflict) => self.dismiss(conflict),
            Action::PermitReports(value) => self.set("event.player_reports", value),
            Action::TwoPasses(value) => self.set("event.two_passes", value),
            _ => Ok(()),
        }
    }

    /// Closes the register if it is open. Else pairs the next round, or the newest one as long as it is a draft.
    fn pair(&mut self, again: bool) -> Result<()> {
        if self.session.competition()?.register_closed.is_none() {
            return close_register(&mut self.session).map(drop);
        }
        let newest = self.newest();
        let state = self.whole().round(newest).map(|round| round.state);
        let round = if state == Some(domain::RoundState::Draft) { newest } else { newest + 1 };
        let request = PairRound { round, again, consent: true, ..PairRound::default() };
        pair(&mut self.session, &request).map(drop)
    }

    fn enter_all(&mut self, round: u32, result: Option<ResultView>) -> Result<()> {
        let is_open = |game: &&&Game| game.passes.agreed().is_none();
        let games = self.whole().games_of(round);
        let boards: Vec<u32> = games.iter().filter(is_open).map(|game| game.board).collect();
        boards.into_iter().try_for_each(|board| enter(&mut self.session, round, board, None, result))
    }

    fn set_status(&mut self, entry: u32, status: u32) -> Result<()> {
        // Half of these acts are about players who have not arrived or have withdrawn.
        let is_meant = |of: &&Entry| entry < 6 || of.status != EntryStatus::Registered;
        let ids: Vec<i64> = self.whole().entries.iter().filter(is_meant).map(|entry| entry.id.0).collect();
        let statuses = [StatusName::Withdrawn, StatusName::Registered, StatusName::PreRegistered];
        let status = chosen(&statuses, status).unwrap_or(StatusName::Withdrawn);
        let request = SetEntryStatus { id: chosen(&ids, entry).unwrap_or(0), status, reason: Some("asked".into()) };
        set_status(&mut self.session, &request).map(drop)
    }

    fn set(&mut self, path: &str, value: bool) -> Result<()> {
        let request = ChangeSetting { path: path.into(), value: value.to_string(), consent: true };
        change_setting(&mut self.session, &request).map(drop)
    }

    fn dismiss(&mut self, conflict: u32) -> Result<()> {
        let listed = conflicts(&self.session)?;
        let places: Vec<(i64, u32, u32)> = listed.iter().map(|of| (of.competition, of.round, of.board)).collect();
        let Some((competition, round, board)) = chosen(&places, conflict) else { return Ok(()) };
        dismiss(&mut self.session, &ReportRequest { competition, round, board, moved: false }).map(drop)
    }

    /// Settles a conflict of players who still sit at the board; the window offers no more.
    fn settle(&mut self, conflict: u32, value: u32) -> std::result::Result<bool, Fault> {
        let listed = conflicts(&self.session).map_err(|error| error.message.to_string())?;
        let listed: Vec<_> = listed.iter().filter(|of| !of.moved).collect();
        let Some(of) = chosen(&listed, conflict) else { return Ok(false) };
        let results: Vec<ResultView> = of.values.iter().map(|value| value.result).collect();
        let Some(result) = chosen(&results, value) else { return Ok(false) };
        let request = SettleConflict { competition: of.competition, round: of.round, board: of.board, result };
        let names = [of.black.clone(), of.white.clone()];
        self.enter_for(names, result, |session| settle_conflict(session, &request).map(drop))
    }

    fn accept(&mut self, report: u32) -> std::result::Result<bool, Fault> {
        let reports = view(&self.session).map(|view| view.reports).unwrap_or_default();
        let reports: Vec<_> = reports.iter().collect();
        let Some(of) = chosen(&reports, report) else { return Ok(false) };
        let request = ReportRequest { competition: of.competition, round: of.round, board: of.board, moved: false };
        let names = [of.black.clone(), of.white.clone()];
        self.enter_for(names, of.result, |session| accept(session, &request).map(drop))
    }

    /// Enters a result by an act on a list that shows these players.
    fn enter_for(
        &mut self,
        names: [String; 2],
        result: ResultView,
        act: impl FnOnce(&mut EventSession) -> Result<()>,
    ) -> std::result::Result<bool, Fault> {
        let before = self.whole().clone();
        let is_done = act(&mut self.session).is_ok();
        let whole = self.whole();
        for game in changed_games(&before, whole) {
            let has_result = [game.passes.black, game.passes.white].contains(&Some(result.into()));
            let is_shown = names_of(whole, game) == names && has_result;
            require(is_shown, || format!("the desk's list shows {result:?} of {names:?}, entered is {game:?}"))?;
        }
        Ok(is_done)
    }
}

fn enter(
    session: &mut EventSession,
    round: u32,
    board: u32,
    pass: Option<ColourView>,
    result: Option<ResultView>,
) -> Result<()> {
    let request = EnterResult { round, board, pass, result, ..EnterResult::default() };
    enter_result(session, &request).map(drop)
}
