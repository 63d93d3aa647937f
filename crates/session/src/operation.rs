//! The closed list of operations that change an event; their names stand in the journal and on the undo button.

/// An operation. Its name is kept in event files: it never changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operation {
    /// A new event.
    CreateEvent,
    /// An event made from another program's file.
    ImportEvent,
    /// The sample.
    OpenSample,
    /// One more entry.
    AddEntry,
    /// An entry's data.
    ChangeEntry,
    /// Announced, registered, withdrawn.
    SetEntryStatus,
    /// The levy, paid or not (R80).
    SetPaid,
    /// Entries from a list.
    ImportList,
    /// Numbers are fixed (R7).
    CloseRegister,
    /// The McMahon bar (R13).
    SetBar,
    /// A knock-out's draw (R36).
    DrawKnockout,
    /// A Final's draw (R50).
    DrawFinal,
    /// A tie in a Final's group, settled on smaller boards (R51).
    SettleFinal,
    /// A Final's settings.
    ChangeFinal,
    /// Who plays for the last places of a knock-out (R30).
    PlanQualifying,
    /// An alternate for a player of a drawn knock-out.
    ReplaceInKnockout,
    /// Who advances by decision.
    DecideKnockout,
    /// A round's pairing.
    PairRound,
    /// A round's pairing taken back.
    UnpairRound,
    /// A round on the wall.
    ReleaseRound,
    /// A round whose games have begun.
    StartRound,
    /// A round whose results are final.
    ConfirmRound,
    /// A result, or one pass of it.
    EnterResult,
    /// The results of several boards.
    EnterResults,
    /// Who won the jigo ladder (R38).
    EnterLadder,
    /// The referee accepted a jigo.
    StartLadder,
    /// A game of a ladder.
    RecordLadderGame,
    /// A game of a ladder taken back.
    TakeBackLadderGame,
    /// Black and White change seats.
    SwapColours,
    /// Two boards exchange players.
    SwapPlayers,
    /// A board that pairing anew leaves alone.
    LockBoard,
    /// A board taken apart.
    UnpairBoard,
    /// Two paired by hand.
    PairTwo,
    /// The rest paired anew.
    PairRest,
    /// A board's handicap.
    SetHandicap,
    /// The bye given to another.
    MoveBye,
    /// Some players of a round paired.
    PairSome,
    /// All boards of a round numbered anew.
    RenumberBoards,
    /// A game at another board.
    MoveBoard,
    /// A sleeper taken out of the top group (R15).
    LowerSleeper,
    /// Settings of the event or a competition.
    ChangeSettings,
    /// A pink slip handed in (R8).
    AddSlip,
    /// The register changed as a slip asks.
    ApplySlip,
    /// A slip refused.
    RefuseSlip,
    /// A bundle issued to the tour (R82).
    IssueBundle,
    /// What the tour's seed list says of the entries (R83).
    ImportSeedList,
}

impl Operation {
    /// Its name in the journal.
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
            Operation::SetBar => "set_bar",
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
