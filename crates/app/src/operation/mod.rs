//! The operations on an event: the name of each in the journal and on the undo button, the type of its input, under which act the public
//! log has it, and what it is about. The journal is read by these types.

mod bundle;
mod competition;
mod event;
mod fees;
mod game;
mod helper;
mod jigo_ladder;
mod knockout;
mod log_act;
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
pub use fees::*;
pub use formats::bundle::HandOver;
pub use game::*;
pub use helper::*;
pub use jigo_ladder::*;
pub use knockout::*;
pub use log_act::LogAct;
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

use LogAct::{Bundle, Correction, Draw, Event, Freeze, Other, Pairing};
use subject::{
    board, case, category, entries, imported_name, named, nothing, pair_name, person, round, setting, with_entries,
};

/// Returns the act of a change that is a correction under a condition.
fn correction_if(corrects: bool) -> LogAct {
    if corrects { Correction } else { Other }
}

/// Returns the act of a change that needs a reason if it corrects something published.
fn with_reason(reason: Option<&str>) -> LogAct {
    correction_if(reason.is_some_and(|reason| !reason.trim().is_empty()))
}

/// Declares the operations of [`session::operations`] with what the history says of each: `Name = "name": Input => |input| act, subject;`.
macro_rules! operations {
    ($(#[$about_names:meta])* pub enum $names:ident;
     $($(#[$about:meta])* $name:ident = $word:literal: $input:ty $(, $copied:ident)? => |$it:pat_param| $act:expr, $subject:expr;)+) => {
        session::operations! {
            $(#[$about_names])* pub enum $names;
            $($(#[$about])* $name = $word: $input $(, $copied)?;)+
        }

        impl Input {
            /// Returns what the input is about.
            #[allow(unused_variables, reason = "an act can depend on the input where the subject does not")]
            pub fn subject(&self) -> Subject {
                match self {
                    $(Input::$name($it) => $subject,)+
                }
            }

            /// Returns under which act the public log has the operation.
            #[allow(unused_variables, reason = "few acts depend on the input")]
            pub fn act(&self) -> LogAct {
                match self {
                    $(Input::$name($it) => $act,)+
                }
            }
        }
    };
}

operations! {
    /// The operations on an event, by their names in the journal.
    pub enum OperationName;
    /// Create an event.
    CreateEvent = "create_event": Creation => |_| Event, nothing();
    /// Create an event from another program's file.
    ImportEvent = "import_event": ImportEvent => |_| Event, nothing();
    /// Create the sample event.
    OpenSample = "open_sample": OpenSample => |_| Event, nothing();
    /// Add a competition.
    AddCompetition = "add_competition": AddCompetition => |it| Other, named(&it.name, "");
    /// Take over the competition of another event file.
    ImportCompetition = "import_competition": ImportCompetition => |it| Event, imported_name(it);
    /// Remove a competition.
    RemoveCompetition = "remove_competition": RemoveCompetition => |_| Other, nothing();
    /// Enter people of other competitions.
    EnterPeople = "enter_people": EnterPeople => |it| Other, entries(&it.entries);
    /// Add stages after a competition (R68).
    AddStage = "add_stage": AddStage => |it| Other, named(&it.name, "");
    /// Fill a stage with players of the competition before it (R68).
    FillStage = "fill_stage": FillStage => |it| Other, entries(&it.chosen);
    /// Add an entry.
    AddEntry = "add_entry": EntryFields => |it| Other, named(&it.family, &it.given);
    /// Change an entry's data.
    ChangeEntry = "change_entry": ChangeEntry => |it| with_reason(it.reason.as_deref()), with_entries([it.id], named(&it.fields.family, &it.fields.given));
    /// Take values of the rating lists over into entries.
    TakeRated = "take_rated": TakeRated => |it| with_reason(it.reason.as_deref()), entries(it.changes.iter().map(|change| &change.entry));
    /// Set an entry to pre-registered, registered or withdrawn.
    SetEntryStatus = "set_entry_status": SetEntryStatus => |it| Other, entries([&it.id]);
    /// Record whether the levy is paid (R80).
    SetPaid = "set_paid": SetPaid => |it| Other, entries([&it.id]);
    /// Set a price (R85).
    SetPrice = "set_price": SetPrice => |it| Other, named(&it.name, "");
    /// Remove a price.
    RemovePrice = "remove_price": RemovePrice => |it| Other, named(&it.name, "");
    /// Say whether the prices of entries include the levy.
    IncludeLevy = "include_levy": IncludeLevy => |_| Other, nothing();
    /// Record what a person pays for (R85).
    ChooseFees = "choose_fees": ChooseFees => |it| Other, person(it.person);
    /// Grant a discount.
    GrantDiscount = "grant_discount": GrantDiscount => |it| Other, person(it.person);
    /// Take a discount back.
    RevokeDiscount = "revoke_discount": RevokeDiscount => |it| Other, person(it.person);
    /// Take a payment (R86).
    TakePayment = "take_payment": TakePayment => |it| Other, person(it.person);
    /// Give a payment back.
    RefundPayment = "refund_payment": RefundPayment => |it| Other, person(it.person);
    /// Enter the float or the count of the till (R87).
    SetCashDay = "set_cash_day": SetCashDay => |_| Other, nothing();
    /// Add the players of a list.
    ImportList = "import_list": ListAdded => |_| Other, nothing();
    /// Close the register, which fixes the numbers (R7).
    CloseRegister = "close_register": CloseRegister => |_| Event, nothing();
    /// Draw the event's draw seed again (R36).
    ChangeDrawSeed = "change_draw_seed": ChangeDrawSeed => |_| Event, nothing();
    /// Set the McMahon bar (R13).
    SetBar = "set_bar": SetBar => |_| Other, nothing();
    /// Freeze the list of a knock-out before its draw (R36).
    FreezeKnockout = "freeze_knockout": DrawKnockout => |it| Freeze, category(it.category);
    /// Freeze the list of a Final before its draw (R36).
    FreezeFinal = "freeze_final": DrawFinal => |it| Freeze, category(it.category);
    /// Draw a knock-out (R36).
    DrawKnockout = "draw_knockout": DrawKnockout => |it| Draw, category(it.category);
    /// Draw a Final (R50).
    DrawFinal = "draw_final": DrawFinal => |it| Draw, category(it.category);
    /// Settle a tie in a group of a Final on smaller boards (R51).
    SettleFinal = "settle_final": SettleFinal => |it| Correction, category(it.category);
    /// Change the settings of a Final.
    ChangeFinal = "change_final": ChangeFinal => |it| Other, category(it.category);
    /// Plan the games for the last places of a knock-out (R30).
    PlanQualifying = "plan_qualifying": PlanQualifying => |it| Pairing, category(it.category);
    /// Replace a player of a drawn knock-out with an alternate.
    ReplaceInKnockout = "replace_in_knockout": ReplaceInKnockout => |it| Correction, category(it.category);
    /// Rule on which player of a knock-out game advances.
    DecideKnockout = "decide_knockout": DecideKnockout => |it| Correction, Subject { round: Some(it.round), ..category(it.category) };
    /// Pair a round.
    PairRound = "pair_round": PairRound => |it| Pairing, round(it.round);
    /// Unpair a round.
    UnpairRound = "unpair_round": RoundRequest => |it| Pairing, round(it.round);
    /// Release a round.
    ReleaseRound = "release_round": RoundStep => |it| Other, round(it.round);
    /// Start a round.
    StartRound = "start_round": RoundRequest => |it| Other, round(it.round);
    /// Confirm a round.
    ConfirmRound = "confirm_round": RoundStep, always_copied => |it| Other, round(it.round);
    /// Enter a result, or one pass of it.
    EnterResult = "enter_result": EnterResult => |it| with_reason(it.reason.as_deref()), board(it.round, it.board);
    /// Enter the results of several boards.
    EnterResults = "enter_results": EnterResults => |it| with_reason(it.reason.as_deref()), round(it.round);
    /// Enter the winner of a jigo ladder (R38).
    EnterLadder = "enter_ladder": EnterLadder => |it| Other, board(it.round, it.board);
    /// Start a jigo ladder: the referee has accepted the jigo.
    StartLadder = "start_ladder": StartLadder => |it| Other, board(it.round, it.board);
    /// Record a game of a jigo ladder.
    RecordLadderGame = "record_ladder_game": RecordLadderGame => |it| Other, board(it.round, it.board);
    /// Remove the last game of a jigo ladder.
    TakeBackLadderGame = "take_back_ladder_game": LadderOf => |it| Other, board(it.round, it.board);
    /// Set the times of a round: its start, and when moves are sealed (R73, R75).
    SetRoundClock = "set_round_clock": SetRoundClock => |it| Other, round(it.round);
    /// Mark a player as not at the board yet (R73).
    MarkLate = "mark_late": LateSeat => |it| Other, board(it.round, it.board);
    /// Record when a late player came.
    MarkArrived = "mark_arrived": LateArrival => |it| Other, board(it.seat.round, it.seat.board);
    /// Remove the mark of a late player.
    ClearLate = "clear_late": LateSeat => |it| Other, board(it.round, it.board);
    /// Adjourn a game, or change its form (R75).
    AdjournGame = "adjourn_game": AdjournGame => |it| Other, board(it.round, it.board);
    /// Record that an adjourned game is played on.
    ResumeGame = "resume_game": ResumeGame => |it| Other, board(it.round, it.board);
    /// Take an adjournment back.
    RemoveAdjournment = "remove_adjournment": RoundBoard => |it| Other, board(it.round, it.board);
    /// Publish new starts of rounds (R79).
    PublishTimes = "publish_times": PublishTimes => |_| Other, nothing();
    /// Swap the colours of a board.
    SwapColours = "swap_colours": SwapColours => |it| Pairing, board(it.round, it.board);
    /// Swap the players of two boards.
    SwapPlayers = "swap_players": SwapPlayers => |it| Pairing, round(it.round);
    /// Lock a board, or unlock it.
    LockBoard = "lock_board": LockBoard => |it| Other, board(it.round, it.board);
    /// Unpair a board.
    UnpairBoard = "unpair_board": UnpairBoard => |it| Pairing, board(it.round, it.board);
    /// Pair two players manually.
    PairTwo = "pair_two": PairTwo => |it| Pairing, with_entries([it.first, it.second], round(it.round));
    /// Pair the remaining players.
    PairRest = "pair_rest": PairRest => |it| Pairing, round(it.round);
    /// Set a board's handicap.
    SetHandicap = "set_handicap": SetHandicap => |it| Pairing, board(it.round, it.board);
    /// Give the bye to another player.
    MoveBye = "move_bye": MoveBye => |it| Pairing, round(it.round);
    /// Pair some players of a round.
    PairSome = "pair_some": PairSome => |it| Pairing, round(it.round);
    /// Renumber the boards of a round.
    RenumberBoards = "renumber_boards": RoundRequest => |it| Other, round(it.round);
    /// Move a game to another board.
    MoveBoard = "move_board": MoveBoard => |it| Other, board(it.round, it.board);
    /// Lower the initial score of a sleeping player of the top group (R15).
    LowerSleeper = "lower_sleeper": LowerSleeper => |it| Correction, entries([&it.id]);
    /// Fix the list for the prize giving, or take it back.
    FixPrizeList = "fix_prize_list": FixPrizeList => |_| Other, nothing();
    /// Add a game of self-pairing with its result (R69).
    AddGame = "add_game": AddGame => |_| Other, nothing();
    /// Remove a game of self-pairing.
    RemoveGame = "remove_game": RemoveGame => |_| Other, nothing();
    /// Add a pair of pair go.
    AddPair = "add_pair": AddPair => |it| Other, named(&pair_name(it), "");
    /// Change the partners of a pair, or confirm that it is mixed.
    ChangePair = "change_pair": ChangePair => |it| Other, entries([&it.id]);
    /// Add a team.
    AddTeam = "add_team": AddTeam => |it| Other, named(&it.name, "");
    /// Change the name or the members of a team.
    ChangeTeam = "change_team": ChangeTeam => |it| Other, named(it.name.as_deref().unwrap_or_default(), "");
    /// Remove a team.
    RemoveTeam = "remove_team": RemoveTeam => |_| Other, nothing();
    /// Set who plays for a team in a round.
    SetLineUp = "set_line_up": SetLineUp => |it| Pairing, with_entries(it.members.iter().copied(), round(it.round));
    /// Change settings of the event or a competition.
    ChangeSettings = "change_settings": SettingsChange => |it| Other, setting(it);
    /// Add a pink slip (R8).
    AddSlip = "add_slip": AddSlip => |it| Other, with_entries(it.entry, named(it.family.as_deref().unwrap_or_default(), it.given.as_deref().unwrap_or_default()));
    /// Apply a slip to the register.
    ApplySlip = "apply_slip": SlipRequest => |_| Correction, nothing();
    /// Refuse a slip.
    RefuseSlip = "refuse_slip": RefuseSlip => |it| with_reason(Some(&it.reason)), nothing();
    /// Add an official (R72).
    AddOfficial = "add_official": OfficialFields => |it| Other, named(&it.name, "");
    /// Change an official.
    ChangeOfficial = "change_official": ChangeOfficial => |it| Other, named(&it.fields.name, "");
    /// Remove an official.
    RemoveOfficial = "remove_official": OfficialRequest => |_| Other, nothing();
    /// Add a helper of the hall network.
    AddHelper = "add_helper": AddHelper => |it| Other, named(&it.name, "");
    /// Revoke a helper's code.
    RevokeHelper = "revoke_helper": HelperRequest => |_| Other, nothing();
    /// Continue the event with the copy of a second desk.
    PromoteSecondDesk = "promote_second_desk": Promotion => |_| Other, nothing();
    /// Record what a player reported of their own game.
    ReportResult = "report_result": ReportResult => |it| Other, board(it.round, it.board);
    /// Dismiss the reports of a board.
    DismissReport = "dismiss_report": ReportRequest => |it| Other, board(it.round, it.board);
    /// Add a case of the referee (R77).
    AddCase = "add_case": CaseFields => |_| Other, nothing();
    /// Change the facts of a case.
    ChangeCase = "change_case": ChangeCase => |it| Other, case(it.case);
    /// Rule in a case.
    RuleCase = "rule_case": RuleCase => |it| correction_if(it.result.is_some()), case(it.case);
    /// Record a protest (R74).
    ProtestCase = "protest_case": ProtestCase => |it| Other, case(it.case);
    /// Record an appeal.
    AppealCase = "appeal_case": AppealCase => |it| Other, case(it.case);
    /// Close a case.
    CloseCase = "close_case": CloseCase => |it| Other, case(it.case);
    /// Make a case public, or not.
    PublishCase = "publish_case": PublishCase => |it| Other, case(it.case);
    /// Record a step of a guide through an irregularity (R76).
    GuideCase = "guide_case": GuideCase => |it| Other, case(it.case);
    /// Set the full text of an article of the EGF rules.
    SetArticleText = "set_article_text": SetArticleText => |_| Other, nothing();
    /// Issue a bundle to the tour (R82).
    IssueBundle = "issue_bundle": BundleIssued => |_| Bundle, nothing();
    /// Hand the event over to another organiser's key (R82).
    HandOverEvent = "hand_over_event": HandOver => |_| Bundle, nothing();
    /// Fill in the entries from the tour's seed list (R83). The input is the name of its championship.
    ImportSeedList = "import_seed_list": String => |_| Other, nothing();
}
