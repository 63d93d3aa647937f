//! Records the steps of the guides through irregularities in a case (R76).

use domain::Colour;
use domain::model::case_guide::{CaseClocks, CaseGuide, ClockFault, FlagFault, Irregularity, WrongStart};
use domain::referee::going_back::{Used, going_back};
use messages::{Explain, message};
use session::fields::required;
use session::{AppError, EventSession, Mutation, Result};

use super::may;
use super::read::{find, in_snapshot};
use crate::operation::{GuideCase, GuideInput, op};
use crate::referee::moments;

/// Records a step and returns the case's number.
///
/// # Errors
/// The case does not exist or is closed, another guide was used in it, the procedure has ended, or a number does not fit.
pub fn guide_case(session: &mut EventSession, request: &GuideCase) -> Result<Mutation<i64>> {
    let case = find(session, request.case)?;
    may::guide(case)?;
    let guide = next(case.guide.as_ref(), &request.guide)?;
    session.transact(op::GuideCase, request, |tournament| {
        in_snapshot(tournament, request.case)?.guide = Some(guide);
        Ok(request.case)
    })
}

/// Returns the guide after a step.
fn next(guide: Option<&CaseGuide>, input: &GuideInput) -> Result<CaseGuide> {
    match (input, guide) {
        (GuideInput::WrongStart { mistake, moves, even }, None | Some(CaseGuide::Start(_))) => {
            Ok(CaseGuide::Start(WrongStart { mistake: (*mistake).into(), moves: *moves, even: *even }))
        }
        (GuideInput::ClockFault { shown, actual, flag_early, flag_late }, None | Some(CaseGuide::Clock(_))) => {
            let flag = match (flag_early, flag_late) {
                (Some(_), true) => return Err(AppError::bad_input(message!("guide-flag-twice"))),
                (Some(seconds), false) => Some(FlagFault::Early(*seconds)),
                (None, late) => late.then_some(FlagFault::Late),
            };
            Ok(CaseGuide::Clock(ClockFault {
                shown: moments::seconds(shown)?,
                actual: moments::seconds(actual)?,
                flag,
            }))
        }
        (GuideInput::WrongStart { .. } | GuideInput::ClockFault { .. }, _) => Err(other_guide()),
        (step, None) => position(Irregularity::default(), step),
        (step, Some(CaseGuide::Position(guide))) => position(guide.clone(), step),
        _ => Err(other_guide()),
    }
}

fn other_guide() -> AppError {
    AppError::not_now(message!("guide-other"))
}

/// Returns the guide through 8g after a step.
fn position(mut guide: Irregularity, step: &GuideInput) -> Result<CaseGuide> {
    match step {
        GuideInput::Answer { black, white } => {
            let answers = [(Colour::Black, black), (Colour::White, white)];
            if black.is_none() && white.is_none() {
                return Err(AppError::bad_input(message!("guide-answer-missing")));
            }
            for (colour, answer) in answers.into_iter().filter_map(|(colour, answer)| Some((colour, (*answer)?))) {
                guide.answer(colour, answer.into()).map_err(|error| AppError::not_now(error.message()))?;
            }
        }
        GuideInput::Shorten { reason } => {
            let reason = required(message!("guide-reason-missing"), reason)?;
            guide.shorten(&reason).map_err(|error| AppError::not_now(error.message()))?;
        }
        GuideInput::Clocks { now, back_to, adjourned } => {
            let times = going_back((*now).into(), *back_to, adjourned.map(Used::from));
            let [black, white] =
                times.map_err(|error| AppError::bad_input(error.message()))?.map(moments::whole_seconds);
            guide.clocks = Some(CaseClocks { black, white, used: true });
        }
        GuideInput::WrongStart { .. } | GuideInput::ClockFault { .. } => return Err(other_guide()),
    }
    Ok(CaseGuide::Position(guide))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case_words::{ProposalAnswerName, StartMistakeName};
    use crate::fixture::playing;
    use crate::operation::{CaseFields, UsedMinutes};
    use crate::referee::add_case;

    fn case() -> EventSession {
        let mut session = playing(4);
        let fields =
            CaseFields { round: Some(1), board: Some(1), facts: "Stones moved.".into(), ..CaseFields::default() };
        add_case(&mut session, &fields).unwrap();
        session
    }

    fn step(session: &mut EventSession, guide: GuideInput) -> Result<i64> {
        guide_case(session, &GuideCase { case: 1, guide }).map(|done| done.value)
    }

    fn answer(black: ProposalAnswerName, white: ProposalAnswerName) -> GuideInput {
        GuideInput::Answer { black: Some(black), white: Some(white) }
    }

    fn clocks(session: &EventSession) -> [u32; 2] {
        match &session.tournament().unwrap().cases[0].guide {
            Some(CaseGuide::Position(Irregularity { clocks: Some(clocks), .. })) => [clocks.black, clocks.white],
            other => panic!("no clocks in {other:?}"),
        }
    }

    #[test]
    fn the_published_examples_are_kept_in_the_case() {
        let mut session = case();
        let now = UsedMinutes { moves: 120, black: 90, white: 120, seconds: [0, 0] };
        step(&mut session, GuideInput::Clocks { now, back_to: 80, adjourned: None }).unwrap();
        assert_eq!(clocks(&session), [60 * 60, 80 * 60]);
        let adjourned = Some(UsedMinutes { moves: 60, black: 75, white: 90, seconds: [0, 0] });
        step(&mut session, GuideInput::Clocks { now, back_to: 80, adjourned }).unwrap();
        assert_eq!(clocks(&session), [80 * 60, 100 * 60]);
        let seconds = UsedMinutes { moves: 7, black: 9, white: 3, seconds: [30, 0] };
        step(&mut session, GuideInput::Clocks { now: seconds, back_to: 2, adjourned: None }).unwrap();
        assert_eq!(clocks(&session), [162, 51], "two sevenths of 570 and of 180 seconds");
        let wrong = step(&mut session, GuideInput::Clocks { now, back_to: 121, adjourned: None });
        assert_eq!(wrong.unwrap_err().message.id, "referee-clock-later");
    }

    #[test]
    fn answers_are_recorded_until_the_procedure_ends() {
        use ProposalAnswerName::{Accept, Refuse};
        let mut session = case();
        let none = GuideInput::Answer { black: None, white: None };
        assert_eq!(step(&mut session, none).unwrap_err().message.id, "guide-answer-missing");
        step(&mut session, answer(Refuse, Accept)).unwrap();
        step(&mut session, GuideInput::Answer { black: Some(Accept), white: None }).unwrap();
        let twice = step(&mut session, GuideInput::Answer { black: Some(Refuse), white: None });
        assert_eq!(twice.unwrap_err().message.id, "guide-answered");
        step(&mut session, GuideInput::Answer { black: None, white: Some(Accept) }).unwrap();
        assert_eq!(step(&mut session, answer(Accept, Accept)).unwrap_err().message.id, "guide-ended");
        let shorten = GuideInput::Shorten { reason: "No time.".into() };
        assert_eq!(step(&mut session, shorten).unwrap_err().message.id, "guide-ended");
    }

    #[test]
    fn a_case_has_one_guide() {
        let mut session = case();
        let start = GuideInput::WrongStart { mistake: StartMistakeName::Colours, moves: 3, even: true };
        step(&mut session, start.clone()).unwrap();
        let shorten = GuideInput::Shorten { reason: "No time.".into() };
        assert_eq!(step(&mut session, shorten).unwrap_err().message.id, "guide-other");
        let fault = |flag_early, flag_late| GuideInput::ClockFault {
            shown: "12:30".into(),
            actual: "8".into(),
            flag_early,
            flag_late,
        };
        assert_eq!(step(&mut session, fault(None, false)).unwrap_err().message.id, "guide-other");
        assert_eq!(step(&mut case(), fault(Some(5), true)).unwrap_err().message.id, "guide-flag-twice");
        step(&mut session, start).expect("the facts of the guide can be mended");
    }
}
