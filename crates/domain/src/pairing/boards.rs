//! Which board a game is played at: knock-out games first, then by score; a player's fixed board goes before all.

use std::collections::BTreeSet;

/// A game that wants a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Wish {
    /// The board it must have: its own number if it stands already, else a fixed board of one of its players.
    pub must: Option<u32>,
}

/// Boards for games in their order, from 1: those that must sit somewhere first, then the others in the gaps. If two
/// games want one board, the earlier one has it and the other is treated as one without a wish.
pub(crate) fn number(wishes: &[Wish]) -> Vec<u32> {
    let mut taken = BTreeSet::new();
    let fixed: Vec<Option<u32>> = wishes.iter().map(|w| w.must.filter(|&b| taken.insert(b))).collect();
    let mut free = (1..).filter(|b| !taken.contains(b));
    fixed.into_iter().map(|board| board.or_else(|| free.next()).unwrap_or(u32::MAX)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fixed_board_is_kept_and_the_others_fill_the_gaps() {
        let wishes = [None, Some(2), None, Some(2), None].map(|must| Wish { must });
        assert_eq!(number(&wishes), [1, 2, 3, 4, 5]);
        let wishes = [None, None, Some(1), Some(9)].map(|must| Wish { must });
        assert_eq!(number(&wishes), [2, 3, 1, 9]);
    }
}
