//! What can happen at the desk, on the phones and between them. Numbers choose among what is there at that moment, so that a list of
//! actions without some of them can be played too.

use domain::lots::Lots;

/// One thing that happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// The desk closes the register if it is open, else it pairs the next round, or the draft again.
    Pair {
        /// Whether a draft is paired again as a whole.
        again: bool,
    },
    /// The desk releases the newest round.
    Release,
    /// The desk starts the newest round.
    Start,
    /// The desk confirms the newest round.
    Confirm,
    /// The desk unpairs the newest round.
    Unpair,
    /// The desk unpairs a board.
    UnpairBoard(u32),
    /// The desk pairs the players without a board.
    PairRest,
    /// The desk swaps the colours of a board.
    SwapColours(u32),
    /// The desk swaps players of two boards; the third number chooses their colours.
    SwapPlayers(u32, u32, u32),
    /// The desk gives a board another number.
    MoveBoard(u32, u32),
    /// The desk numbers the boards again.
    Renumber,
    /// The desk enters or clears a result: the board, the result, the pass.
    Enter(u32, u32, u32),
    /// The desk enters all missing results.
    EnterAll(u32),
    /// The desk undoes the last change.
    Undo,
    /// The desk redoes what it undid.
    Redo,
    /// The desk changes the status of a player.
    SetStatus(u32, u32),
    /// The desk makes an entry that of another person.
    Rename(u32),
    /// The desk revokes the code of a helper.
    Revoke(u32),
    /// The desk gives the owner of a phone a new code, which they type.
    NewCode {
        /// The phone.
        phone: u32,
        /// Chooses the role: mostly the one that they had.
        role: u32,
    },
    /// The desk settles a conflict with one of its values.
    Settle(u32, u32),
    /// The desk sets aside what waits at a board.
    Dismiss(u32),
    /// The desk accepts the report of a player.
    Accept(u32),
    /// The desk permits or forbids reports of players.
    PermitReports(bool),
    /// The desk reads results once or twice.
    TwoPasses(bool),
    /// The desk prints result slips with codes.
    PrintSlips,
    /// Time passes, so that codes expire.
    Wait(u32),
    /// A second desk copies what it lacks.
    Copy,
    /// The first desk fails, and the second desk takes over.
    TakeOver,
    /// A visitor looks at the pages of the hall.
    Look,
    /// A phone loads its page.
    Load(u32),
    /// A helper enters a result, an arrival or a note on the phone's page, however old; or another page does.
    Tap {
        /// The phone.
        phone: u32,
        /// Chooses the board or the player.
        place: u32,
        /// Chooses the result.
        result: u32,
        /// Chooses what is wrong with the entry: mostly nothing.
        fault: u32,
        /// The fates of the requests if the phone sends at once, as in [`Action::Send`].
        sends: Option<u32>,
    },
    /// A phone sends what is waiting: three bits for the fate of each request.
    Send(u32, u32),
    /// A helper discards the refused entries of a phone.
    Discard(u32),
    /// A request that was on its way arrives, after the phone has given it up.
    Arrive(u32),
    /// A player opens the page of a slip's code.
    OpenSeat(u32),
    /// A player reports a result on that page; whether the answer arrives.
    Report(u32, u32, bool),
}

/// The fates of ten requests.
const FATES: u32 = 1 << 30;

/// Makes an action of one kind.
type Kind = fn(&mut Lots) -> Action;

/// The kinds of actions with their weights, and how to draw one.
const KINDS: &[(u32, Kind)] = &[
    (9, |lots| Action::Pair { again: lots.below(2) == 0 }),
    (6, |_| Action::Release),
    (1, |_| Action::Start),
    (3, |_| Action::Confirm),
    (6, |_| Action::Unpair),
    (3, |lots| Action::UnpairBoard(lots.below(8))),
    (2, |_| Action::PairRest),
    (3, |lots| Action::SwapColours(lots.below(8))),
    (4, |lots| Action::SwapPlayers(lots.below(8), lots.below(8), lots.below(4))),
    (3, |lots| Action::MoveBoard(lots.below(8), 1 + lots.below(8))),
    (2, |_| Action::Renumber),
    (4, |lots| Action::Enter(lots.below(8), lots.below(5), lots.below(3))),
    (3, |lots| Action::EnterAll(lots.below(3))),
    (9, |_| Action::Undo),
    (3, |_| Action::Redo),
    (8, |lots| Action::SetStatus(lots.below(12), lots.below(4))),
    (3, |lots| Action::Rename(lots.below(12))),
    (2, |lots| Action::Revoke(lots.below(8))),
    (2, |lots| Action::NewCode { phone: lots.below(4), role: lots.below(8) }),
    (4, |lots| Action::Settle(lots.below(4), lots.below(4))),
    (1, |lots| Action::Dismiss(lots.below(4))),
    (2, |lots| Action::Accept(lots.below(4))),
    (1, |lots| Action::PermitReports(lots.below(3) > 0)),
    (1, |lots| Action::TwoPasses(lots.below(2) == 0)),
    (4, |_| Action::PrintSlips),
    (1, |lots| Action::Wait(lots.below(8))),
    (5, |_| Action::Copy),
    (2, |_| Action::TakeOver),
    (6, |_| Action::Look),
    (8, |lots| Action::Load(lots.below(4))),
    (24, |lots| Action::Tap {
        phone: lots.below(4),
        place: lots.below(12),
        result: lots.below(4),
        fault: lots.below(8),
        sends: (lots.below(3) > 0).then(|| lots.below(FATES)),
    }),
    (14, |lots| Action::Send(lots.below(4), lots.below(FATES))),
    (1, |lots| Action::Discard(lots.below(4))),
    (4, |lots| Action::Arrive(lots.below(4))),
    (6, |lots| Action::OpenSeat(lots.below(6))),
    (10, |lots| Action::Report(lots.below(6), lots.below(3), lots.below(3) > 0)),
];

impl Action {
    /// Returns the next random action.
    pub fn draw(lots: &mut Lots) -> Action {
        let mut lot = lots.below(KINDS.iter().map(|(weight, _)| weight).sum());
        for (weight, draw) in KINDS {
            if lot < *weight {
                return draw(lots);
            }
            lot -= weight;
        }
        unreachable!("the lot is below the sum of all weights")
    }
}
