//! The operations that change an event. Their names are stored in the journal and shown on the undo button.

/// An operation. Its name is stored in event files and never changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operation {
    /// Create an event.
    CreateEvent,
    /// Create an event from another program's file.
    ImportEvent,
    /// Create the sample event.
    OpenSample,
    /// Add an entry.
    AddEntry,
    /// Change an entry's data.
    ChangeEntry,
    /// Set an entry to pre-registered, registered or withdrawn.
    SetEntryStatus,
    /// Record whether the levy is paid (R80).
    SetPaid,
    /// Add the players of a list.
    ImportList,
    /// Close the register, which fixes the numbers (R7).
    CloseRegister,
    /// Draw the event's draw seed again (R36).
    ChangeDrawSeed,
    /// Set the McMahon bar (R13).
    SetBar,
    /// Freeze the list of a knock-out before its draw (R36).
    FreezeKnockout,
    /// Freeze the list of a Final before its draw (R36).
    FreezeFinal,
    /// Draw a knock-out (R36).
    DrawKnockout,
    /// Draw a Final (R50).
    DrawFinal,
    /// Settle a tie in a group of a Final on smaller boards (R51).
    SettleFinal,
    /// Change the settings of a Final.
    ChangeFinal,
    /// Plan the games for the last places of a knock-out (R30).
    PlanQualifying,
    /// Replace a player of a drawn knock-out with an alternate.
    ReplaceInKnockout,
    /// Rule on which player of a knock-out game advances.
    DecideKnockout,
    /// Pair a round.
    PairRound,
    /// Unpair a round.
    UnpairRound,
    /// Release a round.
    ReleaseRound,
    /// Start a round.
    StartRound,
    /// Confirm a round.
    ConfirmRound,
    /// Enter a result, or one pass of it.
    EnterResult,
    /// Enter the results of several boards.
    EnterResults,
    /// Enter the winner of a jigo ladder (R38).
    EnterLadder,
    /// Start a jigo ladder: the referee has accepted the jigo.
    StartLadder,
    /// Record a game of a jigo ladder.
    RecordLadderGame,
    /// Remove the last game of a jigo ladder.
    TakeBackLadderGame,
    /// Swap the colours of a board.
    SwapColours,
    /// Swap the players of two boards.
    SwapPlayers,
    /// Lock a board, or unlock it.
    LockBoard,
    /// Unpair a board.
    UnpairBoard,
    /// Pair two players manually.
    PairTwo,
    /// Pair the remaining players.
    PairRest,
    /// Set a board's handicap.
    SetHandicap,
    /// Give the bye to another player.
    MoveBye,
    /// Pair some players of a round.
    PairSome,
    /// Renumber the boards of a round.
    RenumberBoards,
    /// Move a game to another board.
    MoveBoard,
    /// Lower the initial score of a sleeping player of the top group (R15).
    LowerSleeper,
    /// Change settings of the event or a competition.
    ChangeSettings,
    /// Add a pink slip (R8).
    AddSlip,
    /// Apply a slip to the register.
    ApplySlip,
    /// Refuse a slip.
    RefuseSlip,
    /// Issue a bundle to the tour (R82).
    IssueBundle,
    /// Fill in the entries from the tour's seed list (R83).
    ImportSeedList,
}

impl Operation {
    /// Returns the name in the journal.
    pub fn name(self) -> &'static str {
        match self {
            Operation::CreateEvent => "create_event",
            Operation::ImportEvent => "import_event",
            Operation::OpenSample => "open_sample",
            Operation::AddEntry => "add_entry",
            Operation::ChangeEntry => "change_entry",
            Operation::SetEntryStatus => "set_entry_status",
            Operation::SetPaid => "set_paid",
            Operation::ImportList => "import_list",
            Operation::CloseRegister => "close_register",
            Operation::ChangeDrawSeed => "change_draw_seed",
            Operation::SetBar => "set_bar",
            Operation::FreezeKnockout => "freeze_knockout",
            Operation::FreezeFinal => "freeze_final",
            Operation::DrawKnockout => "draw_knockout",
            Operation::DrawFinal => "draw_final",
            Operation::SettleFinal => "settle_final",
            Operation::ChangeFinal => "change_final",
            Operation::PlanQualifying => "plan_qualifying",
            Operation::ReplaceInKnockout => "replace_in_knockout",
            Operation::DecideKnockout => "decide_knockout",
            Operation::PairRound => "pair_round",
            Operation::UnpairRound => "unpair_round",
            Operation::ReleaseRound => "release_round",
            Operation::StartRound => "start_round",
            Operation::ConfirmRound => "confirm_round",
            Operation::EnterResult => "enter_result",
            Operation::EnterResults => "enter_results",
            Operation::EnterLadder => "enter_ladder",
            Operation::StartLadder => "start_ladder",
            Operation::RecordLadderGame => "record_ladder_game",
            Operation::TakeBackLadderGame => "take_back_ladder_game",
            Operation::SwapColours => "swap_colours",
            Operation::SwapPlayers => "swap_players",
            Operation::LockBoard => "lock_board",
            Operation::UnpairBoard => "unpair_board",
            Operation::PairTwo => "pair_two",
            Operation::PairRest => "pair_rest",
            Operation::SetHandicap => "set_handicap",
            Operation::MoveBye => "move_bye",
            Operation::PairSome => "pair_some",
            Operation::RenumberBoards => "renumber_boards",
            Operation::MoveBoard => "move_board",
            Operation::LowerSleeper => "lower_sleeper",
            Operation::ChangeSettings => "change_settings",
            Operation::AddSlip => "add_slip",
            Operation::ApplySlip => "apply_slip",
            Operation::RefuseSlip => "refuse_slip",
            Operation::IssueBundle => "issue_bundle",
            Operation::ImportSeedList => "import_seed_list",
        }
    }
}
