//! Displaced, added or missing stones: the proposals of rule 8g in order, with the players' answers (R76).

use messages::{Explain, Message, message};

use crate::model::case_guide::{Irregularity, ProposalAnswer, ProposalAnswers};
use crate::model::result::Colour;

/// The proposals to which the players may agree, in order. Procedure 6, the appeals committee, follows them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum IrregularityProposal {
    /// 1: the position is corrected, and the game goes on.
    Correct,
    /// 2: the position stays, and the game goes on.
    Keep,
    /// 3: the game goes back to the position before the irregularity.
    GoBack,
    /// 4: a player resigns.
    Resign,
    /// 5: the game is cancelled, and the players play a new one.
    NewGame,
}

/// The proposals in order.
pub const PROPOSALS: [IrregularityProposal; 5] = {
    use IrregularityProposal::*;
    [Correct, Keep, GoBack, Resign, NewGame]
};

/// Where the procedure stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GuideStep {
    /// This proposal waits for answers.
    Propose(IrregularityProposal, ProposalAnswers),
    /// Both players accepted, which is final; or one resigned.
    Agreed(IrregularityProposal),
    /// Proposals 1 to 5 were refused, or the referee shortened the procedure: the referee submits the case to the appeals
    /// committee (procedure 6).
    Committee,
}

/// Why an answer cannot be recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GuideError {
    /// The procedure has ended.
    Ended,
    /// The player has answered this proposal.
    Answered,
}

impl Explain for GuideError {
    fn message(&self) -> Message {
        match self {
            GuideError::Ended => message!("guide-ended"),
            GuideError::Answered => message!("guide-answered"),
        }
    }
}

messages::explained!(GuideError);

impl IrregularityProposal {
    /// Returns its number in 8g, from 1.
    pub fn number(self) -> usize {
        PROPOSALS.iter().position(|proposal| *proposal == self).map_or(0, |at| at + 1)
    }

    /// Whether these answers make it final: both players accept, or one of them resigns.
    fn is_agreed(self, answers: ProposalAnswers) -> bool {
        let accepts = |answer| answer == Some(ProposalAnswer::Accept);
        match self {
            IrregularityProposal::Resign => accepts(answers.black) || accepts(answers.white),
            _ => accepts(answers.black) && accepts(answers.white),
        }
    }
}

impl Irregularity {
    /// Returns where the procedure stands.
    pub fn step(&self) -> GuideStep {
        for (at, proposal) in PROPOSALS.into_iter().enumerate() {
            let answers = self.answers.get(at).copied().unwrap_or_default();
            if proposal.is_agreed(answers) {
                return GuideStep::Agreed(proposal);
            }
            let is_answered = answers.black.is_some() && answers.white.is_some();
            if !is_answered && self.shortened.is_empty() {
                return GuideStep::Propose(proposal, answers);
            }
        }
        GuideStep::Committee
    }

    /// Returns the colour that resigned (proposal 4).
    pub fn resigned(&self) -> Option<Colour> {
        if self.step() != GuideStep::Agreed(IrregularityProposal::Resign) {
            return None;
        }
        let answers = self.answers.get(IrregularityProposal::Resign.number() - 1)?;
        let black = answers.black == Some(ProposalAnswer::Accept);
        Some(if black { Colour::Black } else { Colour::White })
    }

    /// Records a player's answer to the current proposal.
    ///
    /// # Errors
    /// The procedure has ended, or the player has answered already.
    pub fn answer(&mut self, colour: Colour, answer: ProposalAnswer) -> Result<(), GuideError> {
        let GuideStep::Propose(proposal, mut answers) = self.step() else { return Err(GuideError::Ended) };
        let own = match colour {
            Colour::Black => &mut answers.black,
            Colour::White => &mut answers.white,
        };
        if own.replace(answer).is_some() {
            return Err(GuideError::Answered);
        }
        self.answers.resize(proposal.number(), ProposalAnswers::default());
        self.answers[proposal.number() - 1] = answers;
        Ok(())
    }

    /// Ends the proposals for lack of time: procedure 6 follows.
    ///
    /// # Errors
    /// The procedure has ended.
    pub fn shorten(&mut self, reason: &str) -> Result<(), GuideError> {
        match self.step() {
            GuideStep::Propose(..) => {
                self.shortened = reason.to_string();
                Ok(())
            }
            GuideStep::Agreed(_) | GuideStep::Committee => Err(GuideError::Ended),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use ProposalAnswer::{Accept, Refuse};

    fn refused(proposals: usize) -> Irregularity {
        let no = ProposalAnswers { black: Some(Refuse), white: Some(Refuse) };
        Irregularity { answers: vec![no; proposals], ..Irregularity::default() }
    }

    #[test]
    fn proposals_come_in_order_until_both_accept() {
        for (at, proposal) in PROPOSALS.into_iter().enumerate() {
            let mut guide = refused(at);
            assert_eq!(guide.step(), GuideStep::Propose(proposal, ProposalAnswers::default()));
            guide.answer(Colour::White, Accept).unwrap();
            guide.answer(Colour::Black, Accept).unwrap_or_else(|error| assert_eq!(error, GuideError::Ended));
            assert_eq!(guide.step(), GuideStep::Agreed(proposal));
            assert_eq!(guide.answer(Colour::Black, Refuse), Err(GuideError::Ended), "the decision is final");
        }
        assert_eq!(refused(5).step(), GuideStep::Committee);
    }

    #[test]
    fn one_refusal_leads_to_the_next_proposal() {
        let mut guide = Irregularity::default();
        guide.answer(Colour::Black, Accept).unwrap();
        assert_eq!(guide.answer(Colour::Black, Refuse), Err(GuideError::Answered));
        guide.answer(Colour::White, Refuse).unwrap();
        assert_eq!(guide.step(), GuideStep::Propose(IrregularityProposal::Keep, ProposalAnswers::default()));
    }

    #[test]
    fn a_resignation_needs_one_player() {
        let mut guide = refused(3);
        guide.answer(Colour::Black, Refuse).unwrap();
        assert_eq!(guide.resigned(), None);
        guide.answer(Colour::White, Accept).unwrap();
        assert_eq!(guide.step(), GuideStep::Agreed(IrregularityProposal::Resign));
        assert_eq!(guide.resigned(), Some(Colour::White));
    }

    #[test]
    fn the_referee_may_shorten_but_not_undo_an_agreement() {
        let mut guide = refused(2);
        guide.shorten("The next round begins.").unwrap();
        assert_eq!(guide.step(), GuideStep::Committee);
        assert_eq!(guide.shorten("Again."), Err(GuideError::Ended));
        let mut agreed = refused(1);
        agreed.answer(Colour::Black, Accept).unwrap();
        agreed.answer(Colour::White, Accept).unwrap();
        assert_eq!(agreed.shorten("No time."), Err(GuideError::Ended));
    }

    proptest! {
        #[test]
        fn every_procedure_ends_and_answers_are_never_lost(answers in prop::collection::vec((any::<bool>(), any::<bool>()), 10)) {
            let mut guide = Irregularity::default();
            for (black_first, accepts) in answers {
                let colour = if black_first { Colour::Black } else { Colour::White };
                let answer = if accepts { Accept } else { Refuse };
                let before = guide.clone();
                match guide.answer(colour, answer) {
                    Ok(()) => prop_assert!(guide.answers.len() >= before.answers.len()),
                    Err(_) => prop_assert_eq!(&guide, &before),
                }
            }
            for colour in [Colour::Black, Colour::White].repeat(5) {
                let _ = guide.answer(colour, Refuse);
            }
            prop_assert!(!matches!(guide.step(), GuideStep::Propose(..)));
            let agreed = guide.answers.iter().zip(PROPOSALS).filter(|(answers, proposal)| proposal.is_agreed(**answers));
            prop_assert!(agreed.count() <= 1);
        }
    }
}
