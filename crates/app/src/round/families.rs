//! Asks for consent before players of one family are paired (R11).

use domain::pairing::Proposal;
use domain::{EntryId, Tournament};
use messages::message;
use session::{AppError, ErrorCode, Result};

/// Returns whether two players are of one family.
pub(super) fn of_one_family(tournament: &Tournament, pair: [EntryId; 2]) -> bool {
    let family = pair.map(|id| tournament.entry(id).and_then(|e| e.family_group.as_ref()));
    family[0].is_some() && family[0] == family[1]
}

/// Refuses a proposal that pairs players of one family without consent (R11). Boards that were fixed before, such as
/// knock-out games and locked boards, need none.
pub(super) fn check_families(tournament: &Tournament, proposal: &Proposal, consent: bool) -> Result<()> {
    let name = |id| tournament.entry(id).map_or_else(String::new, |e| e.player.list_name());
    let chosen = proposal.boards.iter().filter(|b| !b.set_beforehand);
    let pairs: Vec<String> = chosen
        .filter(|b| of_one_family(tournament, [b.black, b.white]))
        .map(|b| format!("{} – {}", name(b.black), name(b.white)))
        .collect();
    if consent || pairs.is_empty() {
        return Ok(());
    }
    Err(AppError::new(ErrorCode::Consent, message!("pairing-families-meet", pairs)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{closed_register, paired};
    use crate::operation::SetPaid;
    use crate::operation::op;
    use crate::round::{
        LockBoard, PairRest, PairRound, PairSome, RemarkView, RoundRequest, lock_board, pair, pair_rest, pair_some,
        propose, report,
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
