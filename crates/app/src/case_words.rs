//! The words of the referee's desk: roles, states of cases, and answers in guides (R72-R77). Those that people read explain
//! themselves with a message, so that the window, sheets and the command line show the same texts.

use domain::model::case_guide::{ProposalAnswer, StartMistake};
use domain::model::referee_case::{ProtestOutcome, ProtestTarget, RulingBody};
use domain::referee::irregularity::IrregularityProposal;
use domain::referee::protest::DeadlineBasis;
use domain::referee::start_and_clock_faults::{FlagRuling, StartRuling};
use domain::{CaseState, OfficialRole};
use messages::{Explain, Message, message};

use crate::vocabulary;

vocabulary! {
    /// What an official does (R72).
    pub enum OfficialRoleName = OfficialRole {
        /// Leads the referees.
        HeadReferee = "head-referee",
        /// A referee or an assistant.
        Referee = "referee",
        /// Checks byo-yomi.
        Timekeeper = "timekeeper",
        /// A member of the appeals committee.
        Committee = "committee",
        /// Takes the seat of an involved member.
        Replacement = "replacement",
    }
}

vocabulary! {
    /// The state of a case (R77).
    pub enum CaseStateName = CaseState {
        /// Nothing is decided yet.
        Open = "open",
        /// A ruling was given.
        Ruled = "ruled",
        /// A protest waits for a ruling.
        Protested = "protested",
        /// An appeal waits for the committee.
        Appealed = "appealed",
        /// Finished.
        Closed = "closed",
    }
}

vocabulary! {
    /// Who ruled.
    pub enum RulingBodyName = RulingBody {
        /// A referee.
        Referee = "referee",
        /// The appeals committee.
        Committee = "committee",
    }
}

vocabulary! {
    /// What a protest or an appeal became.
    pub enum ProtestOutcomeName = ProtestOutcome {
        /// The player was right.
        Upheld = "upheld",
        /// The player was not right.
        Rejected = "rejected",
    }
}

vocabulary! {
    /// What a protest is about.
    pub enum ProtestTargetName = ProtestTarget {
        /// The result of the game.
        Game = "game",
        /// The last ruling.
        Ruling = "ruling",
    }
}

vocabulary! {
    /// What ends the period of protests (R74).
    pub enum DeadlineBasisName = DeadlineBasis {
        /// The next round begins.
        NextRound = "next-round",
        /// One full day is over.
        OneDay = "one-day",
    }
}

vocabulary! {
    /// A step of a case.
    pub enum CaseStepName {
        /// A ruling.
        Ruled = "ruled",
        /// A protest.
        Protested = "protested",
        /// An appeal.
        Appealed = "appealed",
        /// The end.
        Closed = "closed",
    }
}

vocabulary! {
    /// Why an official is involved in a case (R72).
    pub enum InvolvementName {
        /// Plays in it.
        Plays = "plays",
        /// Is of a player's family.
        Family = "family",
        /// Is related to a player.
        Related = "related",
        /// Is of a player's club.
        SameClub = "same-club",
    }
}

vocabulary! {
    /// A player's answer to a proposal of 8g (R76).
    pub enum ProposalAnswerName = ProposalAnswer {
        /// Accepts; to proposal 4, resigns.
        Accept = "accept",
        /// Refuses.
        Refuse = "refuse",
    }
}

vocabulary! {
    /// A proposal of 8g (R76).
    pub enum ProposalName = IrregularityProposal {
        /// The position is corrected.
        Correct = "correct",
        /// The position stays.
        Keep = "keep",
        /// The game goes back.
        GoBack = "go-back",
        /// A player resigns.
        Resign = "resign",
        /// A new game is played.
        NewGame = "new-game",
    }
}

vocabulary! {
    /// Where a guide through 8g stands.
    pub enum GuideStateName {
        /// A proposal waits for answers.
        Proposed = "proposed",
        /// A proposal was agreed.
        Agreed = "agreed",
        /// The committee decides (procedure 6).
        Committee = "committee",
    }
}

vocabulary! {
    /// What was wrong at the start of a game (8a).
    pub enum StartMistakeName = StartMistake {
        /// The colours.
        Colours = "colours",
        /// The handicap.
        Handicap = "handicap",
    }
}

vocabulary! {
    /// What happens to a game with a wrong start (8a).
    pub enum StartRulingName = StartRuling {
        /// It starts again.
        StartAgain = "start-again",
        /// It goes on.
        PlayOn = "play-on",
        /// It goes on, and the colours are exchanged at the next meeting.
        PlayOnAndExchange = "exchange-later",
    }
}

vocabulary! {
    /// When byo-yomi begins after a flag fell at the wrong time (8e).
    pub enum FlagRulingName = FlagRuling {
        /// When the flag fell.
        WhenItFell = "when-it-fell",
        /// When the corrected time is used up.
        AfterCorrection = "after-correction",
        /// When it is noticed.
        WhenNoticed = "when-noticed",
    }
}

impl Explain for OfficialRoleName {
    fn message(&self) -> Message {
        message!("office", word = self.as_str())
    }
}

impl Explain for CaseStateName {
    fn message(&self) -> Message {
        message!("case-state", word = self.as_str())
    }
}

impl Explain for RulingBodyName {
    fn message(&self) -> Message {
        message!("ruling-body", word = self.as_str())
    }
}

impl Explain for ProtestOutcomeName {
    fn message(&self) -> Message {
        message!("protest-outcome", word = self.as_str())
    }
}

impl InvolvementName {
    /// Returns the reason as text, with the name of the player.
    pub fn message(self, player: &str) -> Message {
        message!("involvement", word = self.as_str(), player)
    }
}

impl Explain for ProposalAnswerName {
    fn message(&self) -> Message {
        message!("proposal-answer", word = self.as_str())
    }
}

impl Explain for ProposalName {
    fn message(&self) -> Message {
        message!("guide-proposed", word = self.as_str())
    }
}

impl Explain for StartRulingName {
    fn message(&self) -> Message {
        message!("start-ruling", word = self.as_str())
    }
}

impl Explain for FlagRulingName {
    fn message(&self) -> Message {
        message!("flag-ruling", word = self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use messages::Catalogue;

    use super::*;

    /// Asserts that each word has a text of its own in every language.
    fn all_differ(messages: Vec<Message>) {
        for code in Catalogue::codes() {
            let catalogue = Catalogue::of(code).unwrap();
            let texts: BTreeSet<String> = messages.iter().map(|message| catalogue.message(message)).collect();
            assert_eq!(texts.len(), messages.len(), "{code}: {texts:?}");
        }
    }

    #[test]
    fn every_word_has_a_text_in_every_language() {
        fn of<T: Explain>(words: &[T]) -> Vec<Message> {
            words.iter().map(Explain::message).collect()
        }
        all_differ(of(OfficialRoleName::ALL));
        all_differ(of(CaseStateName::ALL));
        all_differ(of(RulingBodyName::ALL));
        all_differ(of(ProtestOutcomeName::ALL));
        all_differ(of(ProposalAnswerName::ALL));
        all_differ(of(StartRulingName::ALL));
        all_differ(of(FlagRulingName::ALL));
        all_differ(InvolvementName::ALL.iter().map(|why| why.message("Ana")).collect());
    }
}
