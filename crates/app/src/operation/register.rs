//! The inputs of the operations on the register.

use super::word_or_none::{word_or_default, word_or_none};
use crate::vocabulary::{MembershipName, PublicationName, RatedField, SeparatorName, SexLetter, StatusName};
use serde::{Deserialize, Serialize};
use session::FileHandle;
use ts_rs::TS;

/// The fields of an entry as typed. All but family name and rank may be empty.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct EntryFields {
    /// Family name.
    pub family: String,
    /// Given name.
    pub given: String,
    /// Middle name or patronymic.
    pub middle: String,
    /// Transliteration "Family Given"; empty for the proposed one (R3).
    pub latin: String,
    /// Rank, `3k`.
    pub rank: String,
    /// Rank in files for rating lists; empty for the rank.
    pub rating_rank: String,
    /// European rating.
    pub rating: String,
    /// Country, two letters.
    pub country: String,
    /// Town.
    pub town: String,
    /// Club.
    pub club: String,
    /// EGD PIN, eight digits.
    pub egd_pin: String,
    /// Number of the French licence (FFG), digits.
    pub ffg_licence: String,
    /// Status of the French licence, a letter or a dash.
    pub ffg_status: String,
    /// Number of the American membership (AGA), digits.
    pub aga_id: String,
    /// Name on the server of an event on the internet.
    pub user_name: String,
    /// Number in the youth tour (IRN).
    pub irn: String,
    /// Sex, only where prizes need it.
    #[serde(deserialize_with = "word_or_default")]
    pub sex: SexLetter,
    /// Publication choice; in full by default.
    #[serde(deserialize_with = "word_or_default")]
    pub publication: PublicationName,
    /// Year of birth, or the day, `2014-05-31`.
    pub birth_year: String,
    /// The same word for players of one family (R11).
    pub family_group: String,
    /// Rounds that the player misses (R9); `None` keeps those of an entry. A late entry then misses the rounds that are published.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub missed: Option<Vec<u32>>,
    /// Whether the player is a ghost, who plays only when the number is odd (R10).
    pub ghost: bool,
    /// Whether the player is hors concours (R84).
    pub guest: bool,
    /// The player's fixed board; `None` for any.
    pub fixed_board: Option<u32>,
    /// Whole points added to the initial score by the director (R13, R15).
    pub score_shift: i32,
    /// Whether the player has played in Future Stars at another event (R4).
    pub stars_before: bool,
    /// Membership in the association (R80); a member by default.
    #[serde(deserialize_with = "word_or_default")]
    pub membership: MembershipName,
    /// Whether the player has paid the levy.
    pub paid: bool,
    /// Whether the director admits the player against the rules of the competition (R4); recorded in the journal.
    pub overrule: bool,
    /// SEYGO points by age category (R25); without them the entry keeps those it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sp: Option<Vec<SpField>>,
}

/// The SEYGO points of an entry in an age category, as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct SpField {
    /// The age category.
    pub category: u8,
    /// The points; empty for none.
    pub points: String,
}

/// An entry and its new data.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ChangeEntry {
    /// Its key in the event.
    #[ts(type = "number")]
    pub id: i64,
    /// The reason; required after the register has closed if a field changes that a slip can change (R8). The journal keeps it.
    #[serde(default)]
    #[ts(optional)]
    pub reason: Option<String>,
    /// All its fields.
    #[serde(flatten)]
    pub fields: EntryFields,
}

/// The values of the rating lists to take over; all that differ if none is named.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct TakeRated {
    /// The entries and their fields.
    pub changes: Vec<RatedChange>,
    /// The reason; required after the register has closed for another rank or country (R8). The journal keeps it.
    #[ts(optional)]
    pub reason: Option<String>,
}

/// A field of an entry that a rating list has too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RatedChange {
    /// The entry's key in the event.
    #[ts(type = "number")]
    pub entry: i64,
    /// The field.
    pub field: RatedField,
}

/// An entry and its new status.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct SetEntryStatus {
    /// Its key in the event.
    #[ts(type = "number")]
    pub id: i64,
    /// Its status.
    pub status: StatusName,
    /// The reason; required after the register has closed (R8), except when a pre-registered player arrives. The journal
    /// keeps it.
    #[serde(default)]
    #[ts(optional)]
    pub reason: Option<String>,
}

/// An entry and whether its levy is paid.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct SetPaid {
    /// The entry's key in the event.
    #[ts(type = "number")]
    pub id: i64,
    /// Whether the levy is paid.
    pub paid: bool,
}

/// How to read a list. Empty fields are detected from the list.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct ListForm {
    /// The name of the encoding, `windows-1250`.
    pub encoding: String,
    /// The sheet of a spreadsheet; empty for the one that has the list.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub sheet: String,
    /// The character between the fields.
    #[serde(deserialize_with = "word_or_none")]
    pub separator: Option<SeparatorName>,
    /// Whether the first line names the columns.
    pub headed: Option<bool>,
    /// The meanings of columns that differ from their headings.
    pub columns: Vec<ColumnChoice>,
    /// Whether lines with errors are left out, so that the good ones can be added.
    pub take_good: bool,
    /// Corrected fields, which replace those of the list.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub edits: Vec<FieldEdit>,
    /// The lines that are left out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<u32>,
}

/// A corrected field of a list.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct FieldEdit {
    /// Its line from 1.
    pub line: u32,
    /// The position of its column from 1.
    pub column: u8,
    /// The text that replaces it.
    pub text: String,
}

/// A column and its meaning.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct ColumnChoice {
    /// Its heading, or its number from 1.
    pub column: String,
    /// Its meaning as typed, such as a word of [`ColumnMeaning`](super::ColumnMeaning); empty to ignore the column.
    pub means: String,
}

/// A list and how to read it.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
pub struct ImportList {
    /// The list; `None` if its lines were pasted.
    #[serde(default)]
    pub file: Option<FileHandle>,
    /// The pasted lines. The journal does not keep them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pasted: Vec<String>,
    /// How to read it, as far as the list does not show it.
    #[serde(default)]
    pub form: ListForm,
    /// Whether its players are only pre-registered (R6).
    #[serde(default)]
    pub announced: bool,
}

/// How to close the register.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct CloseRegister {
    /// Digits called out by the public, which are mixed into the draw seed.
    #[ts(optional = nullable)]
    pub entropy: Option<String>,
    /// Whether the draw seed stays, because another competition's register closed before. Only the journal has it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(skip)]
    pub keeps_seed: bool,
}

/// A new draw seed, drawn by the program.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct ChangeDrawSeed {
    /// The reason.
    pub reason: String,
    /// Digits called out by the public, which are mixed with the program's random number.
    pub entropy: Option<String>,
}

/// The new bar.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct SetBar {
    /// A rank, `1d`.
    pub bar: String,
}

/// An entry and the points to lower it by.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct LowerSleeper {
    /// The entry's key in the event.
    #[ts(type = "number")]
    pub id: i64,
    /// Whole points: 1 or 2.
    pub by: u8,
}

/// The changes that a slip requests; `None` leaves a field as it is.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct AddSlip {
    /// The key of the entry to change; `None` for a late entry.
    #[ts(type = "number | null")]
    pub entry: Option<i64>,
    /// Family name.
    pub family: Option<String>,
    /// Given name.
    pub given: Option<String>,
    /// Middle name; empty for none.
    pub middle: Option<String>,
    /// Transliteration "Family Given"; empty for the proposed one (R3).
    pub latin: Option<String>,
    /// Rank, `3k`.
    pub rank: Option<String>,
    /// Town; empty for none.
    pub town: Option<String>,
    /// Club; empty for none.
    pub club: Option<String>,
    /// Country, two letters.
    pub country: Option<String>,
    /// Rounds that the player misses.
    pub missed: Option<Vec<u32>>,
    /// Whether the player leaves.
    pub leaves: bool,
    /// The player's own words.
    pub note: String,
}

/// A slip by its number.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct SlipRequest {
    /// Its number, from 1.
    #[ts(type = "number")]
    pub slip: i64,
}

/// A slip and why it is refused.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct RefuseSlip {
    /// Its number, from 1.
    #[ts(type = "number")]
    pub slip: i64,
    /// The reason, for the register of slips.
    pub reason: String,
}

/// Players added together, in the journal.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ListAdded {
    /// Those of a list.
    List(ImportList),
    /// The invented players of a simulation: how many.
    Simulated(usize),
}
