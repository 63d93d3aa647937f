//! Asks for consent before players of one family are paired (R11), or players who have met before (R19).

use domain::pairing::{Proposal, rematches};
use domain::{EntryId, RoundNumber, Tournament};
use messages::message;
use session::{AppError, ErrorCode, Result};

/// Returns whether two players are of one family.
pub(super) fn of_one_family(tournament: &Tournament, pair: [EntryId; 2]) -> bool {
    let family = pair.map(|id| tournament.entry(id).and_then(|e| e.family_group.as_ref()));
    family[0].is_some() && family[0] == family[1]
}

/// Refuses a proposal that pairs players of one family (R11) or players who have met before (R19) without consent. Boards that were
/// fixed before, such as knock-out games and locked boards, need none.
pub(super) fn check_meetings(
    tournament: &Tournament,
    round: RoundNumber,
    proposal: &Proposal,
    consent: bool,
) -> Result<()> {
    let chosen = proposal.boards.iter().filter(|b| !b.set_beforehand).map(|b| (b.black, b.white));
    let chosen: Vec<(EntryId, EntryId)> = chosen.collect();
    let kin = chosen.iter().copied().filter(|&(a, b)| of_one_family(tournament, [a, b]));
    let kin = names_of_pairs(tournament, kin);
    let again = rematches(tournament, &tournament.competition, round, chosen.iter().copied());
    let again = names_of_pairs(tournament, again);
    let families = (!kin.is_empty()).then(|| message!("pairing-families-meet", pairs = kin));
    let rematches = (!again.is_empty()).then(|| message!("pairing-rematches-meet", pairs = again));
    let mut questions = [families, rematches].into_iter().flatten();
    match questions.next().filter(|_| !consent) {
        None => Ok(()),
        Some(first) => Err(questions.fold(AppError::new(ErrorCode::Consent, first), AppError::hint)),
    }
}

/// Returns the names of pairs of players, such as `Ash Ana – Birch Ben`.
pub(super) fn names_of_pairs(
    tournament: &Tournament,
    pairs: impl IntoIterator<Item = (EntryId, EntryId)>,
) -> Vec<String> {
    let name = |id| tournament.entry(id).map_or_else(String::new, |e| e.player.list_name());
    pairs.into_iter().map(|(one, other)| format!("{} – {}", name(one), name(other))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{closed_register, paired, played};
    use crate::operation::SetPaid;
    use crate::operation::op;
    use crate::round::{
        LockBoard, PairRest, PairRound, PairSome, RemarkView, RoundRequest, RoundStep, confirm, lock_board, pair,
        pair_rest, pair_some, propose, report,
    };
    use session::EventSession;

    /// Makes all players one family.
    fn one_family(mut session: EventSession) -> EventSession {
        let change = |tournament: &mut Tournament| {
            tournament.entries.iter_mut().for_each(|e| e.family_group = Some("Kin".into()));
            Ok(())
        };
        session.transact(op::SetPaid, &SetPaid { id: 1, paid: true }, change).expect("entries can be changed");
        session
    }

    #[test]
    fn families_that_cannot_be_kept_separate_meet_only_with_consent() {
        let mut session = one_family(closed_register(4));
        let mut request = PairRound { round: 1, ..PairRound::default() };
        propose(&session, &request).expect("a proposal asks for nothing");
        let refused = pair(&mut session, &request).expect_err("all four are of one family");
        assert_eq!((refused.code, refused.message.id), (ErrorCode::Consent, "pairing-families-meet"));
        assert!(session.tournament().expect("an event is open").games.is_empty());
        request.consent = true;
        pair(&mut session, &request).expect("the director consents");
        let report = report(&session, &RoundRequest { round: 1 }).expect("round 1 is paired");
        assert_eq!(report.remarks.iter().filter(|r| r.what == RemarkView::Family).count(), 2);
    }

    /// Two players who have met in round 1, which is confirmed.
    fn met() -> EventSession {
        let mut session = played(2);
        confirm(&mut session, &RoundStep::of(1)).expect("all results are agreed");
        session
    }

    #[test]
    fn players_who_have_met_are_named_and_meet_again_only_with_consent() {
        let mut session = met();
        let mut request = PairRound { round: 2, ..PairRound::default() };
        let refused = pair(&mut session, &request).expect_err("there are only two players");
        assert_eq!((refused.code, refused.message.id), (ErrorCode::Consent, "pairing-rematches-meet"));
        request.consent = true;
        let warnings = pair(&mut session, &request).expect("the director consents").value.warnings;
        assert_eq!(warnings.iter().map(|w| w.id).collect::<Vec<_>>(), ["round-rematches"]);
        assert!(warnings[0].to_string().contains("Alder Sam"), "{}", warnings[0]);
        let rest = PairRest { round: 2, ..PairRest::default() };
        assert_eq!(pair_rest(&mut session, &rest).expect_err("they have met").code, ErrorCode::Consent);
        let families = pair(&mut one_family(met()), &PairRound { round: 2, ..PairRound::default() });
        let refused = families.expect_err("they are kin and have met");
        assert_eq!((refused.message.id, refused.hints.len()), ("pairing-families-meet", 1));
    }

    #[test]
    fn pairing_some_or_the_rest_asks_too() {
        let mut session = one_family(closed_register(4));
        let some = PairSome { round: 1, numbers: vec![1, 2], ..PairSome::default() };
        assert_eq!(pair_some(&mut session, &some).expect_err("they are kin").code, ErrorCode::Consent);
        pair_some(&mut session, &PairSome { consent: true, ..some }).expect("the director consents");
        let mut session = one_family(paired(4));
        let rest = PairRest { round: 1, consent: false, ..PairRest::default() };
        assert_eq!(pair_rest(&mut session, &rest).expect_err("they are kin").code, ErrorCode::Consent);
        for board in [1, 2] {
            lock_board(&mut session, &LockBoard { round: 1, board, locked: true }).expect("the board exists");
        }
        let locked = pair_rest(&mut session, &rest).expect_err("nobody is left to pair");
        assert_ne!(locked.code, ErrorCode::Consent, "locked boards need no consent");
    }
}
