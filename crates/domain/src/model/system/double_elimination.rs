//! Double elimination: a loser goes on in the losers' table, and is out after a second loss (R61).

use super::knockout;
use super::rules::{Law, MainTable, SystemRules};

pub(super) const RULES: SystemRules = SystemRules {
    title: "Double elimination",
    main_table: Some(MainTable::Everyone { losses: 2 }),
    laws: &[Law::OutAfterTwoLosses, Law::PlacesByExit(2)],
    ..knockout::RULES
};
