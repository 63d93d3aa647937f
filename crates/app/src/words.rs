//! Words that stand in data and are keys of the catalogues.

use domain::knockout::RoundName;

/// A round of a table as a word for catalogues.
pub(crate) fn stage_word(name: RoundName) -> &'static str {
    match name {
        RoundName::RoundOf64 => "round_of_64",
        RoundName::RoundOf32 => "round_of_32",
        RoundName::RoundOf16 => "round_of_16",
        RoundName::QuarterFinals => "quarter_final",
        RoundName::SemiFinals => "semi_final",
        RoundName::Final => "final",
    }
}
