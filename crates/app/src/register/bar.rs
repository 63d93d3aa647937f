//! Setting the McMahon bar (R13, R20).

use domain::EntryStatus;
use messages::message;
use session::fields::rank;
use session::{AppError, EventSession, Mutation, Result};

use crate::operation::{SetBar, op};

/// Sets the bar and returns the number of registered players at or above it.
///
/// # Errors
/// The text is not a rank, or a round is paired already, so that initial scores are in use.
pub fn set_bar(session: &mut EventSession, request: &SetBar) -> Result<Mutation<usize>> {
    let bar = rank(&request.bar)?;
    session.transact(op::SetBar, request, |tournament| {
        if tournament.paired_rounds() > 0 {
            return Err(AppError::not_now(message!("bar-round-paired")));
        }
        tournament.competition.mcmahon.bar = bar;
        let at_bar = |e: &&domain::Entry| e.status == EntryStatus::Registered && e.player.rank.grade() >= bar.grade();
        Ok(tournament.entries.iter().filter(at_bar).count())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{open_register, paired};

    #[test]
    fn set_bar_counts_the_players_at_or_above_it() {
        let mut session = open_register(6);
        assert_eq!(set_bar(&mut session, &SetBar { bar: "2d".into() }).unwrap().value, 2);
        assert_eq!(session.competition().unwrap().mcmahon.bar, "2d".parse().unwrap());
    }

    #[test]
    fn set_bar_refuses_after_a_pairing() {
        assert_eq!(set_bar(&mut paired(4), &SetBar { bar: "2d".into() }).unwrap_err().message.id, "bar-round-paired");
    }
}
