//! The plan of a draw: what it must obey, and the text that is frozen before it (R29-R31, R36).

use std::collections::BTreeSet;

use thiserror::Error;

use super::places::{MOST_LINES, lot_groups, rounds_needed};
use crate::lots::sha256_hex;
use crate::model::id::EntryId;
use crate::model::knockout_table::{Apart, DrawPlan, Entrant, EntryRoute};

/// The plan cannot be drawn.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PlanError {
    /// Not a power of two, or out of range.
    #[error("A table has 2, 4, 8, 16, 32 or 64 lines, not {0}; choose one of these.")]
    Lines(u32),
    /// More players than first-round places, or fewer than two.
    #[error("{players} players do not fit into {lines} lines with {places} places left; change the list or the lines.")]
    Players {
        /// In the list.
        players: usize,
        /// Of the table.
        lines: u32,
        /// Left by those who enter in a later round (R31).
        places: u32,
    },
    /// Half of the table or more is empty.
    #[error("{players} players leave whole rounds of a table of {lines} lines empty; choose a smaller table.")]
    TooWide {
        /// In the list.
        players: usize,
        /// Of the table.
        lines: u32,
    },
    /// The same entry twice.
    #[error("{0} stands in the list twice; take one of them out.")]
    Twice(String),
    /// Wild cards above others, or qualifiers above listed players.
    #[error("{0} stands too low: the list has listed players first, then qualifiers, then wild cards (R29, R30).")]
    Order(String),
    /// More wild cards than R29 allows.
    #[error("A table of {lines} lines takes {most} wild cards at most, not {given}; take some out.")]
    WildCards {
        /// Of the table.
        lines: u32,
        /// In the list.
        given: u32,
        /// Allowed.
        most: u32,
    },
    /// More qualifiers than R30 allows.
    #[error("A table of {lines} lines takes {most} qualifiers and wild cards at most, not {given}; take some out.")]
    Qualifiers {
        /// Of the table.
        lines: u32,
        /// Qualifiers and wild cards in the list.
        given: u32,
        /// Allowed.
        most: u32,
    },
    /// A later round that the table does not have, or not for a player so low in the list (R31).
    #[error("{name} cannot enter in round {round} of this table; choose an earlier round or move him up the list.")]
    LaterRound {
        /// Who.
        name: String,
        /// The round wished for.
        round: u32,
    },
    /// A mark of its own making, such as a line break in the nonce.
    #[error("The nonce \"{0}\" is not hexadecimal; let the program draw one.")]
    Nonce(String),
}

/// How many players fit into a table whose `later` players enter in these rounds: each of them voids
/// 2^(r-1) - 1 places of the first round (R31). Saturates at 0.
pub fn first_round_places(lines: u32, later: impl IntoIterator<Item = u32>) -> u32 {
    let voided = |round: u32| 1u32.checked_shl(round.saturating_sub(1)).map_or(u32::MAX, |boxes| boxes - 1);
    later.into_iter().fold(lines, |left, round| left.saturating_sub(voided(round)))
}

/// The most wild cards: 1 in a list of 8, 2 of 16, 4 of 32, 8 of 64 (R29).
pub fn most_wild_cards(lines: u32) -> u32 {
    lines / 8
}

/// The most qualifiers: 2 in a list of 8, 4 of 16, 8 of 32, none elsewhere (R30). They may replace wild cards.
pub fn most_qualifiers(lines: u32) -> u32 {
    if (8..=32).contains(&lines) { lines / 4 } else { 0 }
}

impl DrawPlan {
    /// Whether it can be drawn: the sizes and the orders of R24 and R29-R31.
    ///
    /// # Errors
    /// [`PlanError`], the first that is found.
    pub fn check(&self) -> Result<(), PlanError> {
        if !self.lines.is_power_of_two() || !(2..=MOST_LINES).contains(&self.lines) {
            return Err(PlanError::Lines(self.lines));
        }
        if hex::decode(&self.nonce).is_err() {
            return Err(PlanError::Nonce(self.nonce.clone()));
        }
        self.check_entries()?;
        self.check_numbers()?;
        self.check_later_rounds()
    }

    /// Nobody twice, and the three ways in their order.
    fn check_entries(&self) -> Result<(), PlanError> {
        let mut seen: BTreeSet<EntryId> = BTreeSet::new();
        if let Some(twice) = self.list.iter().find(|e| !seen.insert(e.entry)) {
            return Err(PlanError::Twice(twice.name.clone()));
        }
        let level = |e: &Entrant| match e.way {
            EntryRoute::Listed | EntryRoute::LaterRound(_) => 0,
            EntryRoute::Qualified => 1,
            EntryRoute::WildCard => 2,
        };
        match self.list.windows(2).find(|two| level(&two[0]) > level(&two[1])) {
            Some(two) => Err(PlanError::Order(two[1].name.clone())),
            None => Ok(()),
        }
    }

    /// Not too many of anything.
    fn check_numbers(&self) -> Result<(), PlanError> {
        let (lines, players) = (self.lines, self.list.len());
        let later: Vec<u32> = self.list.iter().filter_map(later_round).collect();
        let places = first_round_places(lines, later.iter().copied());
        if players < 2 || players > places as usize {
            return Err(PlanError::Players { players, lines, places });
        }
        if later.is_empty() && players * 2 <= lines as usize {
            return Err(PlanError::TooWide { players, lines });
        }
        let count = |way: EntryRoute| self.list.iter().filter(|e| e.way == way).count() as u32;
        let (wild, qualified) = (count(EntryRoute::WildCard), count(EntryRoute::Qualified));
        let most = most_wild_cards(lines);
        if wild > most {
            return Err(PlanError::WildCards { lines, given: wild, most });
        }
        let most = most + most_qualifiers(lines);
        if qualified > 0 && qualified + wild > most {
            return Err(PlanError::Qualifiers { lines, given: qualified + wild, most });
        }
        Ok(())
    }

    /// Whoever enters in round r must stand so high that he heads a box of the table as it is in round r.
    fn check_later_rounds(&self) -> Result<(), PlanError> {
        let groups = lot_groups(self.lines);
        let mut voided = vec![0; groups.len()];
        let mut rest = self.list.as_slice();
        for (at, group) in groups.iter().enumerate() {
            let open = (group.end() - group.start() + 1 - voided[at]) as usize;
            let (here, after) = rest.split_at(open.min(rest.len()));
            for entrant in here {
                let Some(round) = later_round(entrant) else { continue };
                let heads =
                    if (2..=rounds_needed(self.lines)).contains(&round) { self.lines >> (round - 1) } else { 0 };
                if *group.end() > heads {
                    return Err(PlanError::LaterRound { name: entrant.name.clone(), round });
                }
                for (weaker, voided) in groups.iter().zip(&mut voided).filter(|(g, _)| *g.end() > heads) {
                    *voided += weaker.end() / heads / 2;
                }
            }
            rest = after;
        }
        Ok(())
    }

    /// The plan as a text, line by line; its first line names the version of the rules of drawing. See `docs/lots.md`.
    pub fn text(&self) -> String {
        let apart = match self.apart {
            Apart { countries: true, clubs: true } => "countries clubs",
            Apart { countries: true, clubs: false } => "countries",
            Apart { countries: false, clubs: true } => "clubs",
            Apart { countries: false, clubs: false } => "nobody",
        };
        let mut text = format!(
            "drawmaster draw 1\ncategory {}\nlines {}\nseeds {}\napart {apart}\nnonce {}\n",
            self.category, self.lines, self.seeds, self.nonce
        );
        for (at, entrant) in self.list.iter().enumerate() {
            text += &line(at + 1, entrant);
        }
        text
    }

    /// SHA-256 of the text: what is published before the entropy is known.
    pub fn commitment(&self) -> String {
        sha256_hex(&self.text())
    }
}

/// The round of the table he enters in, if not the first.
pub(super) fn later_round(entrant: &Entrant) -> Option<u32> {
    match entrant.way {
        EntryRoute::LaterRound(round) => Some(round),
        _ => None,
    }
}

/// One entrant of the frozen text.
fn line(number: usize, e: &Entrant) -> String {
    let way = match e.way {
        EntryRoute::Listed => "listed".to_string(),
        EntryRoute::Qualified => "qualified".to_string(),
        EntryRoute::WildCard => "wild card".to_string(),
        EntryRoute::LaterRound(round) => format!("round {round}"),
    };
    let country = e.country.map(|c| c.to_string()).unwrap_or_default();
    format!("{number}|{}|{}|{}|{country}|{}|{way}\n", e.entry.0, one_field(&e.name), e.rank, one_field(&e.club))
}

/// Free text without what separates fields and lines.
fn one_field(text: &str) -> String {
    text.chars().map(|c| if c.is_control() || c == '|' { ' ' } else { c }).collect()
}
