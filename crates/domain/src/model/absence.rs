//! Absences: who does not take part in a round, and why (R9, R15, R34).
//!
//! The register says who plans to be absent. Once a round is closed, its absences are facts that are stored with it, so
//! that later changes of the register change neither its walkovers nor its points.

use serde::{Deserialize, Serialize};

use crate::model::entry::{Entry, EntryStatus};
use crate::model::id::{CompetitionId, EntryId, RoundNumber};

/// Why a player is absent from a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum AbsenceReason {
    /// They miss the round with consent, that is, they sleep (R15).
    Consent,
    /// They withdrew before the round or during it.
    Withdrawn,
    /// They are announced, but have not been seen yet (R6).
    NotSeen,
}

/// A player who took no part in a closed round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Absence {
    /// The competition.
    pub competition: CompetitionId,
    /// The round.
    pub round: RoundNumber,
    /// The absent entry.
    pub entry: EntryId,
    /// Why they were absent.
    pub reason: AbsenceReason,
}

impl Absence {
    /// Returns the key by which absences are sorted.
    pub(crate) fn key(&self) -> (CompetitionId, RoundNumber, EntryId) {
        (self.competition, self.round, self.entry)
    }
}

impl Entry {
    /// Returns why the register expects the player to be absent from `round`; `None` if they are to be paired.
    pub fn planned_absence(&self, round: RoundNumber) -> Option<AbsenceReason> {
        match self.status {
            EntryStatus::Withdrawn => Some(AbsenceReason::Withdrawn),
            _ if self.missed.contains(round) => Some(AbsenceReason::Consent),
            EntryStatus::PreRegistered => Some(AbsenceReason::NotSeen),
            EntryStatus::Registered => None,
        }
    }
}
