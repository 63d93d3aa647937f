//! The plan of a draw: its rules, and the text that is frozen before it (R29-R31, R36).

use std::collections::BTreeSet;

use messages::{Explain, Message, explained, message};

use super::box_numbers::{MOST_LINES, lot_groups, rounds_needed};
use crate::lots::sha256_hex;
use crate::model::announcement::Announcement;
use crate::model::id::EntryId;
use crate::model::knockout_rules::LastGame;
use crate::model::knockout_table::{Apart, DrawPlan, Entrant, EntryRoute};

/// Why a plan cannot be drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlanError {
    /// The number of lines is not a power of two, or out of range.
    Lines(u32),
    /// More players than first-round places, or fewer than two.
    Players {
        /// In the list.
        players: usize,
        /// Of the table.
        lines: u32,
        /// First-round places that later-round players leave (R31).
        places: u32,
    },
    /// At least half of the table is empty.
    TooWide {
        /// In the list.
        players: usize,
        /// Of the table.
        lines: u32,
    },
    /// An entry is in the list twice.
    Twice(String),
    /// A wild card is above others, or a qualifier above listed players.
    Order(String),
    /// There are more wild cards than R29 allows.
    WildCards {
        /// Of the table.
        lines: u32,
        /// In the list.
        given: u32,
        /// Allowed.
        most: u32,
    },
    /// There are more qualifiers and wild cards than R29 and R30 allow.
    Qualifiers {
        /// Of the table.
        lines: u32,
        /// Qualifiers and wild cards in the list.
        given: u32,
        /// Allowed.
        most: u32,
    },
    /// The table does not have this later round, or not for a player so low in the list (R31).
    LaterRound {
        /// The player.
        name: String,
        /// The round requested.
        round: u32,
    },
    /// The nonce is not hexadecimal.
    Nonce(String),
}

impl Explain for PlanError {
    fn message(&self) -> Message {
        match self {
            PlanError::Lines(lines) => message!("knockout-plan-lines", lines = *lines),
            PlanError::Players { players, lines, places } => {
                message!("knockout-plan-players", players = *players, lines = *lines, places = *places)
            }
            PlanError::TooWide { players, lines } => {
                message!("knockout-plan-too-wide", players = *players, lines = *lines)
            }
            PlanError::Twice(name) => message!("draw-plan-twice", name),
            PlanError::Order(name) => message!("knockout-plan-order", name),
            PlanError::WildCards { lines, given, most } => {
                message!("knockout-plan-wild-cards", lines = *lines, given = *given, most = *most)
            }
            PlanError::Qualifiers { lines, given, most } => {
                message!("knockout-plan-qualifiers", lines = *lines, given = *given, most = *most)
            }
            PlanError::LaterRound { name, round } => message!("knockout-plan-later-round", name, round = *round),
            PlanError::Nonce(nonce) => message!("knockout-plan-nonce", nonce),
        }
    }
}

explained!(PlanError);

/// Returns the number of players that fit into a table with later-round players. `later` has their rounds; round `r`
/// voids 2^(r-1) - 1 places of the first round (R31). Saturates at 0.
pub fn first_round_places(lines: u32, later: impl IntoIterator<Item = u32>) -> u32 {
    let voided = |round: u32| 1u32.checked_shl(round.saturating_sub(1)).map_or(u32::MAX, |boxes| boxes - 1);
    later.into_iter().fold(lines, |left, round| left.saturating_sub(voided(round)))
}

/// Returns the maximum number of wild cards: 1 in a list of 8, 2 of 16, 4 of 32, 8 of 64 (R29).
pub fn most_wild_cards(lines: u32) -> u32 {
    lines / 8
}

/// Returns the maximum number of qualifiers: 2 in a list of 8, 4 of 16, 8 of 32, none otherwise (R30). They may replace
/// wild cards.
pub fn most_qualifiers(lines: u32) -> u32 {
    if (8..=32).contains(&lines) { lines / 4 } else { 0 }
}

impl DrawPlan {
    /// Checks the sizes and the order of the list (R24, R29-R31).
    ///
    /// # Errors
    /// The first [`PlanError`] found.
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

    /// Checks that no entry is in the list twice, and that listed players, qualifiers and wild cards are in this order.
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

    /// Checks the numbers of players, qualifiers and wild cards.
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

    /// Checks that each player who enters in round r heads a box of the table of round r.
    fn check_later_rounds(&self) -> Result<(), PlanError> {
        let groups = lot_groups(self.lines);
        let mut voided = vec![0; groups.len()];
        let mut rest = self.list.as_slice();
        for (at, group) in groups.iter().enumerate() {
            let open = (group.end() - group.start() + 1 - voided[at]) as usize;
            let (members, after) = rest.split_at(open.min(rest.len()));
            for entrant in members {
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

    /// Returns the plan as text, line by line; the first line has the version of the drawing rules. See `docs/lots.md`.
    pub fn text(&self) -> String {
        let apart = match self.apart {
            Apart { countries: true, clubs: true } => "countries clubs",
            Apart { countries: true, clubs: false } => "countries",
            Apart { countries: false, clubs: true } => "clubs",
            Apart { countries: false, clubs: false } => "nobody",
        };
        let version = 1 + u32::from(self.announced.is_some());
        let announced = self.announced.as_ref().map(Announcement::lines).unwrap_or_default();
        let double = match self.double {
            None => "",
            Some(LastGame::Second) => "double second final\n",
            Some(LastGame::One) => "double one final\n",
            Some(LastGame::BestOfThree) => "double best of three\n",
        };
        let mut text = format!(
            "drawmaster draw {version}\ncategory {}\nlines {}\nseeds {}\napart {apart}\n{double}{announced}nonce {}\n",
            self.category.0, self.lines, self.seeds, self.nonce
        );
        for (at, entrant) in self.list.iter().enumerate() {
            text += &line(at + 1, entrant);
        }
        text
    }

    /// Returns the SHA-256 of the text, which is published before the entropy is known.
    pub fn commitment(&self) -> String {
        sha256_hex(&self.text())
    }
}

/// Returns the round of the table in which a later-round player enters; `None` for all others.
pub(super) fn later_round(entrant: &Entrant) -> Option<u32> {
    match entrant.way {
        EntryRoute::LaterRound(round) => Some(round),
        _ => None,
    }
}

/// Returns an entrant's line of the frozen text.
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

/// Returns the text as a field of a frozen text: with field and line separators replaced by blanks.
pub fn one_field(text: &str) -> String {
    text.chars().map(|c| if c.is_control() || c == '|' { ' ' } else { c }).collect()
}
