//! What the records of an event and of a tour book are known by, and what the records of a competition belong to. A new collection of
//! records is a field of [`Tournament`](crate::Tournament) with its name in [`with_collections`](crate::with_collections) and a line
//! here: loading and saving follow, and the compiler asks for what is missing.

use chrono::NaiveDate;

use crate::model::absence::Absence;
use crate::model::adjournment::Adjournment;
use crate::model::category::Category;
use crate::model::certificate::Certificate;
use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::event_settings::EventSettings;
use crate::model::foreign::{ForeignRecord, ForeignSubject, ImportNote};
use crate::model::game::Game;
use crate::model::helper::Helper;
use crate::model::id::{
    CaseId, CompetitionId, ContradictionId, EntryId, FinalId, GameId, HelperId, OfficialId, PaymentId, PersonId,
    ReportId, RoundNumber, SlipId, TableId,
};
use crate::model::jigo_ladder::JigoLadder;
use crate::model::knockout_table::KnockoutTable;
use crate::model::official::Official;
use crate::model::payment::{CashDay, Payment, PersonFees};
use crate::model::player_report::{Contradiction, PlayerReport};
use crate::model::qualifying::QualifyingStage;
use crate::model::referee_case::RefereeCase;
use crate::model::result::Colour;
use crate::model::round::{Bye, Round};
use crate::model::round_clock::{LatePlayer, RoundClock, Sitting};
use crate::model::slip::Slip;
use crate::model::year_final::YearFinal;

/// A record with a key.
pub trait Record: PartialEq {
    /// The key. Records are in its order.
    type Key: Copy + Ord;

    /// Returns the key.
    fn key(&self) -> Self::Key;
}

/// What a record of a competition belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Owner {
    /// A competition.
    Competition(CompetitionId),
    /// A game, and so its competition.
    Game(GameId),
}

/// A record in a collection of a competition.
pub trait EventRecord: Record + Clone {
    /// Returns what the record belongs to.
    fn owner(&self) -> Owner;
}

/// Calls a macro with the names of all collections of records of a competition, in an order in which each comes after those that it
/// refers to.
#[macro_export]
macro_rules! with_collections {
    ($action:ident) => {
        $action! {
            entries, rounds, tables, finals, games, byes, absences, certificates, ladders, qualifyings, slips,
            foreign, import_notes, clocks, late, adjournments, reports, contradictions, cases
        }
    };
}

/// Declares records: the type, its key, and for those in a collection of a competition the owner. The name before the colon stands for the record.
macro_rules! records {
    ($($it:ident: $record:ty, key $key:ty = $value:expr $(, of $owner:expr)?;)*) => {
        $(
            impl $crate::model::record::Record for $record {
                type Key = $key;

                fn key(&self) -> $key {
                    let $it = self;
                    $value
                }
            }

            $(
                impl $crate::model::record::EventRecord for $record {
                    fn owner(&self) -> $crate::model::record::Owner {
                        let $it = self;
                        $owner
                    }
                }
            )?
        )*
    };
}

pub(crate) use records;

use Owner::{Competition as OfCompetition, Game as OfGame};

records! {
    _it: EventSettings, key () = ();
    it: Competition, key CompetitionId = it.id;
    it: Entry, key EntryId = it.id, of OfCompetition(it.competition);
    it: Round, key (CompetitionId, RoundNumber) = (it.competition, it.number), of OfCompetition(it.competition);
    it: KnockoutTable, key TableId = it.id, of OfCompetition(it.competition);
    it: YearFinal, key FinalId = it.id, of OfCompetition(it.competition);
    it: Game, key GameId = it.id, of OfCompetition(it.competition);
    it: Bye, key (CompetitionId, RoundNumber, EntryId) = (it.competition, it.round, it.entry), of OfCompetition(it.competition);
    it: Absence, key (CompetitionId, RoundNumber, EntryId) = (it.competition, it.round, it.entry), of OfCompetition(it.competition);
    it: Certificate, key (CompetitionId, RoundNumber, u32) = (it.competition, it.round, it.part), of OfCompetition(it.competition);
    it: JigoLadder, key GameId = it.game, of OfGame(it.game);
    it: QualifyingStage, key (CompetitionId, Category) = (it.competition, it.category), of OfCompetition(it.competition);
    it: Slip, key SlipId = it.id, of OfCompetition(it.competition);
    it: ForeignRecord, key (CompetitionId, ForeignSubject) = (it.competition, it.subject), of OfCompetition(it.competition);
    it: ImportNote, key (CompetitionId, u32) = (it.competition, it.number), of OfCompetition(it.competition);
    it: RoundClock, key (CompetitionId, RoundNumber) = (it.competition, it.round), of OfCompetition(it.competition);
    it: LatePlayer, key (GameId, Sitting, Colour) = (it.game, it.sitting, it.colour), of OfGame(it.game);
    it: Adjournment, key GameId = it.game, of OfGame(it.game);
    it: Official, key OfficialId = it.id;
    it: Helper, key HelperId = it.id;
    it: Payment, key PaymentId = it.id;
    it: PersonFees, key PersonId = it.person;
    it: CashDay, key NaiveDate = it.day;
    it: PlayerReport, key ReportId = it.id, of OfCompetition(it.competition);
    it: Contradiction, key ContradictionId = it.id, of OfCompetition(it.competition);
    it: RefereeCase, key CaseId = it.id, of OfCompetition(it.competition);
}
