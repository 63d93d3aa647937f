//! The plan of the Final's draw: whether it can be drawn, and the text that is frozen before it (R36, R50, R54).

use std::collections::BTreeSet;

use thiserror::Error;

use crate::lots::sha256_hex;
use crate::model::year_final::{FinalPlan, Finalist, RestPlan};

/// The sizes of a Final: ten, or eight (R54); six or four where no more have come.
pub(super) const SIZES: [usize; 4] = [4, 6, 8, 10];

/// Why a Final cannot be drawn.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum FinalPlanError {
    /// The number of players.
    #[error("A Final has ten or eight players, or where no more have come six or four; {0} cannot be drawn.")]
    Size(usize),
    /// The nonce.
    #[error("The nonce \"{0}\" is not hexadecimal; write whole bytes, such as 5eed.")]
    Nonce(String),
    /// An entry that stands there twice.
    #[error("{0} is twice in the list; leave him there once.")]
    Twice(String),
    /// The way of R54.
    #[error(
        "Groups of five have to spread their rests over the days, others need not; choose the way that fits (R54)."
    )]
    RestPlan,
    /// The long day.
    #[error("Day {0} cannot have three rounds of the groups; choose day 1 or 2.")]
    LongDay(u32),
}

impl FinalPlan {
    /// Whether it can be drawn.
    ///
    /// # Errors
    /// [`FinalPlanError`], the first that is found.
    pub fn check(&self) -> Result<(), FinalPlanError> {
        let size = self.list.len();
        if !SIZES.contains(&size) {
            return Err(FinalPlanError::Size(size));
        }
        if hex::decode(&self.nonce).is_err() {
            return Err(FinalPlanError::Nonce(self.nonce.clone()));
        }
        let mut seen = BTreeSet::new();
        if let Some(twice) = self.list.iter().find(|f| !seen.insert(f.entry)) {
            return Err(FinalPlanError::Twice(twice.name.clone()));
        }
        if (size == 10) == (self.rests == RestPlan::Balanced) {
            return Err(FinalPlanError::RestPlan);
        }
        if !(1..=2).contains(&self.long_day) {
            return Err(FinalPlanError::LongDay(self.long_day));
        }
        Ok(())
    }

    /// The text that is frozen (`docs/lots.md`).
    pub fn text(&self) -> String {
        let rests = match self.rests {
            RestPlan::BestRanked => format!("best ranked, long day {}", self.long_day),
            RestPlan::Lots => format!("lots, long day {}", self.long_day),
            RestPlan::Eve => "eve".to_string(),
            RestPlan::Balanced => "balanced".to_string(),
        };
        let head = format!("drawmaster final 1\ncategory {}\nrests {rests}\nnonce {}\n", self.category, self.nonce);
        (1..).zip(&self.list).fold(head, |text, (number, finalist)| text + &line(number, finalist))
    }

    /// SHA-256 of the text.
    pub fn commitment(&self) -> String {
        sha256_hex(&self.text())
    }

    /// The runs of the list, as ranges of its indices, in which all have equal points and among whom lots are drawn first,
    /// as a run reaches from one pair into the next (R50).
    pub(super) fn tied_runs(&self) -> Vec<std::ops::Range<usize>> {
        let mut runs = Vec::new();
        let mut from = 0;
        for to in 1..=self.list.len() {
            let goes_on = to < self.list.len() && equal(&self.list[from], &self.list[to]);
            if !goes_on {
                runs.push(from..to);
                from = to;
            }
        }
        runs.retain(|run| run.start / 2 != (run.end - 1) / 2);
        runs
    }

    /// Where an entry stands in the list, from 1; players with equal points share the first of their places.
    pub(super) fn shared_place(&self, entry: crate::model::id::EntryId) -> usize {
        let own = self.list.iter().position(|f| f.entry == entry).unwrap_or(self.list.len());
        let first = |finalist: &Finalist| self.list.iter().position(|f| equal(f, finalist));
        self.list.get(own).and_then(first).unwrap_or(own) + 1
    }
}

/// Whether two have the same points.
fn equal(one: &Finalist, other: &Finalist) -> bool {
    one.points.is_some() && one.points == other.points
}

/// A player's line. A bar or a control character would look like the end of a field.
fn line(number: usize, finalist: &Finalist) -> String {
    let name: String = finalist.name.chars().map(|c| if c == '|' || c.is_control() { ' ' } else { c }).collect();
    let points = finalist.points.map_or_else(|| "-".to_string(), |points| points.to_string());
    format!("{number}|{}|{name}|{}|{points}\n", finalist.entry.0, finalist.rank)
}
