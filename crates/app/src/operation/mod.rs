//! The operations on an event: the name of each in the journal and on the undo button, and the type of its input. The journal is
//! read by these types.

mod bundle;
mod competition;
mod event;
mod game;
mod helper;
mod jigo_ladder;
mod knockout;
mod manual;
mod partners;
mod player_report;
mod referee_case;
mod referee_clock;
mod register;
mod round;
mod stage;
mod subject;
mod team;
mod word_or_none;
mod year_final;

pub use bundle::BundleIssued;
pub use competition::*;
pub use event::*;
pub use formats::bundle::HandOver;
pub use game::*;
pub use helper::*;
pub use jigo_ladder::*;
pub use knockout::*;
pub use manual::*;
pub use partners::*;
pub use player_report::*;
pub use referee_case::*;
pub use referee_clock::*;
pub use register::*;
pub use round::*;
pub use stage::*;
pub use subject::Subject;
pub use team::*;
pub use year_final::*;

session::operations! {
    /// The operations on an event, by their names in the journal.
    pub enum OperationName;
    /// Create an event.
    CreateEvent = "create_event": Creation;
    /// Create an event from another program's file.
    ImportEvent = "import_event": ImportEvent;
    /// Create the sample event.
    OpenSample = "open_sample": OpenSample;
    /// Add a competition.
    AddCompetition = "add_competition": AddCompetition;
    /// Take over the competition of another event file.
    ImportCompetition = "import_competition": ImportCompetition;
    /// Remove a competition.
    RemoveCompetition = "remove_competition": RemoveCompetition;
    /// Enter people of other competitions.
    EnterPeople = "enter_people": EnterPeople;
    /// Add stages after a competition (R68).
    AddStage = "add_stage": AddStage;
    /// Fill a stage with players of the competition before it (R68).
    FillStage = "fill_stage": FillStage;
    /// Add an entry.
    AddEntry = "add_entry": EntryFields;
    /// Change an entry's data.
    ChangeEntry = "change_entry": ChangeEntry;
    /// Take values of the rating lists over into entries.
    TakeRated = "take_rated": TakeRated;
    /// Set an entry to pre-registered, registered or withdrawn.
    SetEntryStatus = "set_entry_status": SetEntryStatus;
    /// Record whether the levy is paid (R80).
    SetPaid = "set_paid": SetPaid;
    /// Add the players of a list.
    ImportList = "import_list": ListAdded;
    /// Close the register, which fixes the numbers (R7).
    CloseRegister = "close_register": CloseRegister;
    /// Draw the event's draw seed again (R36).
    ChangeDrawSeed = "change_draw_seed": ChangeDrawSeed;
    /// Set the McMahon bar (R13).
    SetBar = "set_bar": SetBar;
    /// Freeze the list of a knock-out before its draw (R36).
    FreezeKnockout = "freeze_knockout": DrawKnockout;
    /// Freeze the list of a Final before its draw (R36).
    FreezeFinal = "freeze_final": DrawFinal;
    /// Draw a knock-out (R36).
    DrawKnockout = "draw_knockout": DrawKnockout;
    /// Draw a Final (R50).
    DrawFinal = "draw_final": DrawFinal;
    /// Settle a tie in a group of a Final on smaller boards (R51).
    SettleFinal = "settle_final": SettleFinal;
    /// Change the settings of a Final.
    ChangeFinal = "change_final": ChangeFinal;
    /// Plan the games for the last places of a knock-out (R30).
    PlanQualifying = "plan_qualifying": PlanQualifying;
    /// Replace a player of a drawn knock-out with an alternate.
    ReplaceInKnockout = "replace_in_knockout": ReplaceInKnockout;
    /// Rule on which player of a knock-out game advances.
    DecideKnockout = "decide_knockout": DecideKnockout;
    /// Pair a round.
    PairRound = "pair_round": PairRound;
    /// Unpair a round.
    UnpairRound = "unpair_round": RoundRequest;
    /// Release a round.
    ReleaseRound = "release_round": RoundStep;
    /// Start a round.
    StartRound = "start_round": RoundRequest;
    /// Confirm a round.
    ConfirmRound = "confirm_round": RoundStep, always_copied;
    /// Enter a result, or one pass of it.
    EnterResult = "enter_result": EnterResult;
    /// Enter the results of several boards.
    EnterResults = "enter_results": EnterResults;
    /// Enter the winner of a jigo ladder (R38).
    EnterLadder = "enter_ladder": EnterLadder;
    /// Start a jigo ladder: the referee has accepted the jigo.
    StartLadder = "start_ladder": StartLadder;
    /// Record a game of a jigo ladder.
    RecordLadderGame = "record_ladder_game": RecordLadderGame;
    /// Remove the last game of a jigo ladder.
    TakeBackLadderGame = "take_back_ladder_game": LadderOf;
    /// Set the times of a round: its start, and when moves are sealed (R73, R75).
    SetRoundClock = "set_round_clock": SetRoundClock;
    /// Mark a player as not at the board yet (R73).
    MarkLate = "mark_late": LateSeat;
    /// Record when a late player came.
    MarkArrived = "mark_arrived": LateArrival;
    /// Remove the mark of a late player.
    ClearLate = "clear_late": LateSeat;
    /// Adjourn a game, or change its form (R75).
    AdjournGame = "adjourn_game": AdjournGame;
    /// Record that an adjourned game is played on.
    ResumeGame = "resume_game": ResumeGame;
    /// Take an adjournment back.
    RemoveAdjournment = "remove_adjournment": RoundBoard;
    /// Publish new starts of rounds (R79).
    PublishTimes = "publish_times": PublishTimes;
    /// Swap the colours of a board.
    SwapColours = "swap_colours": SwapColours;
    /// Swap the players of two boards.
    SwapPlayers = "swap_players": SwapPlayers;
    /// Lock a board, or unlock it.
    LockBoard = "lock_board": LockBoard;
    /// Unpair a board.
    UnpairBoard = "unpair_board": UnpairBoard;
    /// Pair two players manually.
    PairTwo = "pair_two": PairTwo;
    /// Pair the remaining players.
    PairRest = "pair_rest": PairRest;
    /// Set a board's handicap.
    SetHandicap = "set_handicap": SetHandicap;
    /// Give the bye to another player.
    MoveBye = "move_bye": MoveBye;
    /// Pair some players of a round.
    PairSome = "pair_some": PairSome;
    /// Renumber the boards of a round.
    RenumberBoards = "renumber_boards": RoundRequest;
    /// Move a game to another board.
    MoveBoard = "move_board": MoveBoard;
    /// Lower the initial score of a sleeping player of the top group (R15).
    LowerSleeper = "lower_sleeper": LowerSleeper;
    /// Fix the list for the prize giving, or take it back.
    FixPrizeList = "fix_prize_list": FixPrizeList;
    /// Add a game of self-pairing with its result (R69).
    AddGame = "add_game": AddGame;
    /// Remove a game of self-pairing.
    RemoveGame = "remove_game": RemoveGame;
    /// Add a pair of pair go.
    AddPair = "add_pair": AddPair;
    /// Change the partners of a pair, or confirm that it is mixed.
    ChangePair = "change_pair": ChangePair;
    /// Add a team.
    AddTeam = "add_team": AddTeam;
    /// Change the name or the members of a team.
    ChangeTeam = "change_team": ChangeTeam;
    /// Remove a team.
    RemoveTeam = "remove_team": RemoveTeam;
    /// Set who plays for a team in a round.
    SetLineUp = "set_line_up": SetLineUp;
    /// Change settings of the event or a competition.
    ChangeSettings = "change_settings": SettingsChange;
    /// Add a pink slip (R8).
    AddSlip = "add_slip": AddSlip;
    /// Apply a slip to the register.
    ApplySlip = "apply_slip": SlipRequest;
    /// Refuse a slip.
    RefuseSlip = "refuse_slip": RefuseSlip;
    /// Add an official (R72).
    AddOfficial = "add_official": OfficialFields;
    /// Change an official.
    ChangeOfficial = "change_official": ChangeOfficial;
    /// Remove an official.
    RemoveOfficial = "remove_official": OfficialRequest;
    /// Add a helper of the hall network.
    AddHelper = "add_helper": AddHelper;
    /// Revoke a helper's code.
    RevokeHelper = "revoke_helper": HelperRequest;
    /// Continue the event with the copy of a second desk.
    PromoteSecondDesk = "promote_second_desk": Promotion;
    /// Record what a player reported of their own game.
    ReportResult = "report_result": ReportResult;
    /// Dismiss the reports of a board.
    DismissReport = "dismiss_report": ReportRequest;
    /// Add a case of the referee (R77).
    AddCase = "add_case": CaseFields;
    /// Change the facts of a case.
    ChangeCase = "change_case": ChangeCase;
    /// Rule in a case.
    RuleCase = "rule_case": RuleCase;
    /// Record a protest (R74).
    ProtestCase = "protest_case": ProtestCase;
    /// Record an appeal.
    AppealCase = "appeal_case": AppealCase;
    /// Close a case.
    CloseCase = "close_case": CloseCase;
    /// Make a case public, or not.
    PublishCase = "publish_case": PublishCase;
    /// Record a step of a guide through an irregularity (R76).
    GuideCase = "guide_case": GuideCase;
    /// Set the full text of an article of the EGF rules.
    SetArticleText = "set_article_text": SetArticleText;
    /// Issue a bundle to the tour (R82).
    IssueBundle = "issue_bundle": BundleIssued;
    /// Hand the event over to another organiser's key (R82).
    HandOverEvent = "hand_over_event": HandOver;
    /// Fill in the entries from the tour's seed list (R83). The input is the name of its championship.
    ImportSeedList = "import_seed_list": String;
}
