//! The plan of the Final's draw: its rules, and the text that is frozen before it (R36, R50, R54).

use std::collections::BTreeSet;

use messages::{Explain, Message, explained, message};

use crate::knockout::one_field;
use crate::lots::sha256_hex;
use crate::model::announcement::Announcement;
use crate::model::id::EntryId;
use crate::model::year_final::{FinalPlan, Finalist, RestPlan};

/// The sizes of a Final: ten or eight (R54), or six or four if fewer players have come.
pub(super) const SIZES: [usize; 4] = [4, 6, 8, 10];

/// Why a Final cannot be drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FinalPlanError {
    /// A Final cannot have this number of players.
    Size(usize),
    /// The nonce is not hexadecimal.
    Nonce(String),
    /// An entry is in the list twice.
    Twice(String),
    /// The rest plan does not fit the size of the groups (R54).
    RestPlan,
    /// This day cannot have three rounds of the groups.
    LongDay(u32),
}

impl Explain for FinalPlanError {
    fn message(&self) -> Message {
        match self {
            FinalPlanError::Size(size) => message!("final-plan-size", size = *size),
            FinalPlanError::Nonce(nonce) => message!("final-plan-nonce", nonce),
            FinalPlanError::Twice(name) => message!("draw-plan-twice", name),
            FinalPlanError::RestPlan => message!("final-plan-rests"),
            FinalPlanError::LongDay(day) => message!("final-plan-long-day", day = *day),
        }
    }
}

explained!(FinalPlanError);

impl FinalPlan {
    /// Checks the size, the list and the rest plan (R50, R54).
    ///
    /// # Errors
    /// The first [`FinalPlanError`] found.
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

    /// Returns the text that is frozen before the draw. See `docs/lots.md`.
    pub fn text(&self) -> String {
        let rests = match self.rests {
            RestPlan::BestRanked => format!("best ranked, long day {}", self.long_day),
            RestPlan::Lots => format!("lots, long day {}", self.long_day),
            RestPlan::Eve => "eve".to_string(),
            RestPlan::Balanced => "balanced".to_string(),
        };
        let version = 1 + u32::from(self.announced.is_some());
        let announced = self.announced.as_ref().map(Announcement::lines).unwrap_or_default();
        let (category, nonce) = (self.category, &self.nonce);
        let head =
            format!("drawmaster final {version}\ncategory {category}\nrests {rests}\n{announced}nonce {nonce}\n");
        (1..).zip(&self.list).fold(head, |text, (number, finalist)| text + &line(number, finalist))
    }

    /// Returns the SHA-256 of the text, which is published before the entropy is known.
    pub fn commitment(&self) -> String {
        sha256_hex(&self.text())
    }

    /// Returns the runs of players with equal points that reach from one pair into the next, as ranges of list indices.
    /// Lots decide their order first (R50).
    pub(super) fn tied_runs(&self) -> Vec<std::ops::Range<usize>> {
        let mut runs = Vec::new();
        let mut from = 0;
        for to in 1..=self.list.len() {
            let continues = to < self.list.len() && equal_points(&self.list[from], &self.list[to]);
            if !continues {
                runs.push(from..to);
                from = to;
            }
        }
        runs.retain(|run| run.start / 2 != (run.end - 1) / 2);
        runs
    }

    /// Returns the place of an entry in the list, from 1; players with equal points share the first of their places.
    pub(super) fn shared_place(&self, entry: EntryId) -> usize {
        let own = self.list.iter().position(|f| f.entry == entry).unwrap_or(self.list.len());
        let first = |finalist: &Finalist| self.list.iter().position(|f| equal_points(f, finalist));
        self.list.get(own).and_then(first).unwrap_or(own) + 1
    }
}

/// Returns whether two players have points, and equally many.
fn equal_points(one: &Finalist, other: &Finalist) -> bool {
    one.points.is_some() && one.points == other.points
}

/// Returns a player's line of the frozen text, with field and line separators in the name replaced by blanks.
fn line(number: usize, finalist: &Finalist) -> String {
    let name = one_field(&finalist.name);
    let points = finalist.points.map_or_else(|| "-".to_string(), |points| points.to_string());
    format!("{number}|{}|{name}|{}|{points}\n", finalist.entry.0, finalist.rank)
}
