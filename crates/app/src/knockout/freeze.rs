//! Freezing a category's list before its draw (R36).

use domain::Category;
use domain::model::freeze::{DrawKind, Freeze, FrozenDraw};
use session::fields::hex_text;
use session::{AppError, EventSession, Mutation, Result};

use super::draw::{Drawing, category, check_closed, check_not_begun, check_source};
use crate::freeze::{FrozenView, announcement, check_no_entropy};
use crate::operation::{DrawKnockout, op};
use messages::Explain;

/// Freezes the list of a category with a nonce, and announces how the entropy will be found. Exactly one draw uses the freeze.
/// Freezing again replaces it; the journal keeps both. The answer has the commitment to publish.
///
/// # Errors
/// The list cannot be drawn now, or the request has entropy already.
pub fn freeze(session: &mut EventSession, request: &DrawKnockout) -> Result<Mutation<FrozenView>> {
    let fresh = hex_text(&session.fresh_seed());
    check_no_entropy(request.entropy.as_deref())?;
    let announced =
        announcement(session, request.category, DrawKind::Knockout, request.digits, request.source.as_deref())?;
    session.transact(op::FreezeKnockout, request, |tournament| {
        let competition = tournament.competition.clone();
        let category: Category = category(tournament, request.category)?;
        check_closed(tournament)?;
        check_source(tournament, &competition, category)?;
        check_not_begun(tournament, category)?;
        let drawing = Drawing { tournament, competition: &competition, category, request };
        let mut plan = drawing.plan(&fresh)?;
        plan.announced = Some(announced);
        plan.check().map_err(|e| AppError::bad_input(e.message()))?;
        drawing.first_round(plan.lines, plan.list.len())?;
        let draw = FrozenDraw::Knockout { plan, third_place: request.third_place, reason: drawing.reason() };
        let freeze = Freeze { competition: competition.id, category, draw };
        let view = FrozenView::from(&freeze);
        tournament.event.take_freeze(competition.id, category, DrawKind::Knockout);
        tournament.event.freezes.push(freeze);
        Ok(view)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use crate::freeze::{DrawAct, draw_acts};
    use crate::history::undo;
    use crate::knockout::{draw, verify};
    use crate::operation::SetEntryStatus;
    use crate::vocabulary::StatusName;

    const KO12: Category = Category(12);

    fn request() -> DrawKnockout {
        DrawKnockout { category: 12, ..DrawKnockout::default() }
    }

    fn called(entropy: &str) -> DrawKnockout {
        DrawKnockout { entropy: Some(entropy.into()), ..request() }
    }

    #[test]
    fn exactly_one_draw_uses_a_freeze() {
        let mut session = fixture::closed_youth(6);
        let announced = DrawKnockout { digits: Some(3), source: Some("dice in the hall".into()), ..request() };
        let frozen = freeze(&mut session, &announced).expect("the list can be frozen").value;
        let text = session.tournament().unwrap().event.freezes[0].text();
        assert!(text.starts_with("drawmaster draw 2\n") && text.contains("\nfreeze 1\nfrozen "), "{text}");
        assert!(text.contains("\ndigits 3\nsource dice in the hall\nnonce "), "{text}");
        let refusal =
            |session: &mut EventSession, entropy: &str| draw(session, &called(entropy)).unwrap_err().message.id;
        assert_eq!(refusal(&mut session, ""), "draw-entropy-missing");
        assert_eq!(refusal(&mut session, "6 1"), "draw-entropy-length");
        assert_eq!(refusal(&mut session, "heads"), "draw-entropy-not-digits");
        let other = DrawKnockout { size: Some(4), ..called("614") };
        assert_eq!(draw(&mut session, &other).unwrap_err().message.id, "draw-frozen-differs");
        draw(&mut session, &called("6-1-4")).expect("the frozen list can be drawn");
        let tournament = session.tournament().unwrap();
        let record = &tournament.tables[0].draw;
        assert_eq!((record.commitment.as_str(), record.entropy.as_str()), (frozen.commitment.as_str(), "614"));
        assert!(tournament.event.freezes.is_empty(), "the draw has used the freeze");
        verify(&session, 12).expect("the draw matches its record");
    }

    #[test]
    fn undone_freezes_and_draws_are_counted() {
        let mut session = fixture::closed_youth(6);
        freeze(&mut session, &request()).unwrap();
        for entropy in ["1", "2", "3"] {
            draw(&mut session, &called(entropy)).unwrap();
            undo(&mut session).unwrap();
        }
        undo(&mut session).unwrap();
        assert_eq!(freeze(&mut session, &request()).unwrap().value.number, 2);
        draw(&mut session, &called("4")).unwrap();
        let stamp = session.tournament().unwrap().tables[0].draw.stamp.clone();
        assert_eq!(stamp.map(|stamp| stamp.number), Some(4));
        let acts = draw_acts(&session, KO12, DrawKind::Knockout).unwrap();
        let undone = |act: DrawAct| acts.iter().filter(|a| a.act == act).map(|a| a.undone).collect::<Vec<_>>();
        assert_eq!(undone(DrawAct::Draw), [true, true, true, false]);
        assert_eq!(undone(DrawAct::Freeze), [true, false]);
    }

    #[test]
    fn a_frozen_player_who_has_left_is_named() {
        let mut session = fixture::closed_youth(6);
        freeze(&mut session, &request()).unwrap();
        let leave = |tournament: &mut domain::Tournament| {
            tournament.entries[0].status = domain::EntryStatus::Withdrawn;
            Ok(())
        };
        session
            .transact(op::SetEntryStatus, &SetEntryStatus { id: 1, status: StatusName::Withdrawn, reason: None }, leave)
            .unwrap();
        let error = draw(&mut session, &called("6")).unwrap_err();
        assert_eq!(error.message.id, "draw-frozen-player-gone");
        assert!(error.to_string().contains("Alder Sam"), "{error}");
    }

    #[test]
    fn entropy_cannot_come_with_the_freeze() {
        let error = freeze(&mut fixture::closed_youth(6), &called("614")).unwrap_err();
        assert_eq!(error.message.id, "draw-entropy-before-freeze");
    }
}
