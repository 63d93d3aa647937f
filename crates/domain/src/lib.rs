//! The rules of Go tournaments as pure functions: no files, no clock, no SQL, no windows.
//! Numbers such as `R27` in the documentation refer to the rules in `docs/rules.md`.
//!
//! An [`Event`] owns its competitions; a [`Tournament`] is one of them with all that it holds. [`pairing`], [`standings`], [`knockout`], [`points`] and the other modules
//! compute from it; [`model`] has the types of its data, such as [`Rank`], [`Entry`] and [`Game`].

pub mod cash_report;
pub mod club_ladder;
pub mod delays;
pub mod fees;
pub mod knockout;
pub mod levy;
pub mod lots;
pub mod model;
pub mod names;
pub mod pairing;
pub mod points;
pub mod referee;
pub mod schedule;
pub mod stage_change;
pub mod standings;
pub mod systems;
pub mod teams;
pub mod text;
pub mod timetable;
pub mod tour;
pub mod year_final;

pub use model::absence::{Absence, AbsenceReason};
pub use model::adjournment::{Adjournment, AssumedGame, CountsAs, UnfinishedGames};
pub use model::article::Article;
pub use model::category::{AgeRule, Category};
pub use model::certificate::Certificate;
pub use model::competition::{Competition, OwnClass};
pub use model::country::Country;
pub use model::criterion::{Criterion, CriterionFacts, ScoreBasis, ValueKind};
pub use model::currency::{Amount, AmountError, Currency};
pub use model::entry::{Entry, EntryStatus, Rounds};
pub use model::event::Event;
pub use model::event_settings::{EventSettings, Room};
pub use model::fee_rules::{FeeCategory, FeeRules, LatePrice, Price, PriceKind};
pub use model::foreign::{ForeignField, ForeignRecord, ForeignSubject, ImportNote};
pub use model::game::{Game, KnockoutGame, Passes};
pub use model::helper::{Helper, HelperRole};
pub use model::id::{
    CaseId, CompetitionId, ContradictionId, DrawId, EntryId, FinalId, GameId, HelperId, MOST_FREE_GAMES, OfficialId,
    PaymentId, PersonId, ReportId, RoundNumber, SlipId, TableId,
};
pub use model::levy::{LevyRules, Membership, Money};
pub use model::mcmahon::McMahon;
pub use model::official::{Official, OfficialRole};
pub use model::outcome::Outcome;
pub use model::pair::{MixedPairs, PairRules, PairStrength};
pub use model::payment::{CashDay, Discount, Payment, PaymentMethod, PersonFees};
pub use model::player::{Partner, Player, PlayerPair};
pub use model::player_report::{Contradiction, PlayerReport, ReportState};
pub use model::rank::Rank;
pub use model::rating::Gor;
pub use model::rating_list::{ListOrigin, RatedList, RatedPlayer};
pub use model::ratio::Ratio;
pub use model::record::{EventRecord, Owner, Record};
pub use model::referee_case::{CaseAct, CaseState, RefereeCase};
pub use model::result::{Colour, Decided, GameResult, Verdict};
pub use model::round::{Bye, Round, RoundState};
pub use model::round_clock::{LatePlayer, RoundClock, Sitting};
pub use model::score::{HalfPoints, QuarterPoints};
pub use model::scoring::ScoringRules;
pub use model::slip::{RequestedChange, Slip, SlipChange, SlipState};
pub use model::stage_source::{Brought, BroughtGame, Carries, StageSource, Takes};
pub use model::system::System;
pub use model::team::{BoardOrder, Team, Teams};
pub use model::tour_settings::TourSettings;
pub use model::tournament::Tournament;
pub use model::year_final::YearFinal;
pub use standings::Standings;
pub use standings::crosstable::Crosstable;
pub use tour::book::TourBook;
pub use tour::event_number::EventNumber;
pub use tour::id::{ChampionshipId, EditionId, MergeId, OrganiserKeyId, TourPlayerId, TwoPeopleId};
pub use tour::player_token::PlayerToken;
