//! Recording whether the levy is paid (R80).

use domain::EntryId;
use session::{EventSession, Mutation, Result};

use super::position;
use crate::operation::{SetPaid, op};

/// Records whether an entry's levy is paid.
///
/// # Errors
/// The entry does not exist.
pub fn set_paid(session: &mut EventSession, request: &SetPaid) -> Result<Mutation<i64>> {
    session.transact(op::SetPaid, request, |tournament| {
        let at = position(tournament, EntryId(request.id))?;
        tournament.entries[at].paid = request.paid;
        Ok(request.id)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::open_register;

    #[test]
    fn set_paid_records_the_payment() {
        let mut session = open_register(2);
        set_paid(&mut session, &SetPaid { id: 2, paid: true }).unwrap();
        assert!(session.tournament().unwrap().entry(EntryId(2)).unwrap().paid);
    }

    #[test]
    fn set_paid_refuses_an_unknown_entry() {
        let refusal = set_paid(&mut open_register(2), &SetPaid { id: 9, paid: true });
        assert_eq!(refusal.unwrap_err().message.id, "entry-unknown");
    }
}
