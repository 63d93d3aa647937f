//! Players who report their result: the slip with the code of a seat, and the page that the code opens.

use app::labels::ColourView;
use app::player_report::{ReportSeat, SeatState, code, seat, view};
use domain::{CompetitionId, EntryId, Event};

use super::desk::Desk;
use super::judge::{Fault, names_of, require};
use super::page::Seen;

/// One half of a printed result slip.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Slip {
    /// The game as printed.
    pub(super) seen: Seen,
    /// The player's colour.
    pub(super) colour: ColourView,
    /// The code.
    pub(super) code: String,
}

/// A player's phone: the slip, and the page if one is open.
#[derive(Debug, Clone)]
pub(super) struct Seat {
    pub(super) slip: Slip,
    pub(super) page: Option<ReportSeat>,
}

/// Returns the slips of the boards without a result, as the desk prints them.
pub(super) fn printed(desk: &Desk) -> Vec<Slip> {
    let whole = desk.whole();
    let boards = view(&desk.session).map(|view| view.codes).unwrap_or_default();
    let game = |round, board| whole.game_at(round, board).expect("a slip is of a game");
    let slips = boards.into_iter().flat_map(|of| {
        let game = game(of.round, of.board);
        let (board, round, players) = (of.board, of.round, [game.black, game.white]);
        let seen = Seen { competition: CompetitionId::OPEN.0, round, board, players };
        [(ColourView::Black, of.black), (ColourView::White, of.white)].map(|(colour, code)| Slip { seen, colour, code })
    });
    slips.collect()
}

impl Seat {
    /// Opens the page of the slip's code. It is open only for the game on the slip.
    pub(super) fn open(&mut self, desk: &Desk) -> Result<(), Fault> {
        let Slip { seen, colour, code: typed } = &self.slip;
        let Ok(page) = seat(&desk.session, typed) else {
            self.page = None;
            return require(!has_code(desk.event(), &self.slip), || format!("the code of {:?} is refused", self.slip));
        };
        let whole = desk.whole();
        let game = whole.game_at(page.round, page.board);
        let is_own = game.is_some_and(|game| {
            [game.black, game.white] == seen.players
                && names_of(whole, game) == [page.black.clone(), page.white.clone()]
        });
        let at = (page.round, page.board, page.colour) == (seen.round, seen.board, *colour);
        require(is_own && at, || format!("the code of {:?} opens {page:?}", self.slip))?;
        require(has_code(desk.event(), &self.slip), || format!("{page:?} is of a round that is not open"))?;
        self.page = Some(page);
        Ok(())
    }

    /// Whether the page has buttons for results.
    pub(super) fn offers_report(&self) -> bool {
        self.page.as_ref().is_some_and(|page| matches!(page.state, SeatState::Open | SeatState::Asked))
    }
}

/// Whether the game on a slip is played at its board in an open round, with this code.
fn has_code(whole: &Event, slip: &Slip) -> bool {
    use domain::RoundState::{Playing, Released};
    let Seen { competition, round, board, players } = slip.seen;
    let competition = CompetitionId(competition);
    let is_open = whole.round(competition, round).is_some_and(|round| matches!(round.state, Released | Playing));
    let game = whole.game_at(competition, round, board).filter(|game| players == [game.black, game.white]);
    is_open && game.and_then(|game| code(whole, game, slip.colour.into())).is_some_and(|code| code == slip.code)
}

/// Identifies a seat of a game, which changes the event once.
pub(super) type SeatKey = (u32, u32, [EntryId; 2], bool);

impl Slip {
    pub(super) fn key(&self) -> SeatKey {
        (self.seen.round, self.seen.board, self.seen.players, self.colour == ColourView::Black)
    }
}
