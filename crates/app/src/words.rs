//! Words that stand in data and are keys of the catalogues.

use domain::knockout::{Reached, RoundName};

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

/// The highest stage reached in a table as a word for catalogues.
pub(crate) fn reached_word(stage: Reached) -> &'static str {
    match stage {
        Reached::RoundOf64 => stage_word(RoundName::RoundOf64),
        Reached::RoundOf32 => stage_word(RoundName::RoundOf32),
        Reached::RoundOf16 => stage_word(RoundName::RoundOf16),
        Reached::QuarterFinals => stage_word(RoundName::QuarterFinals),
        Reached::SemiFinals => stage_word(RoundName::SemiFinals),
        Reached::Finalist => "finalist",
        Reached::Winner => "winner",
    }
}
