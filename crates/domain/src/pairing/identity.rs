//! What identifies a player independently of the order of entry, and the lots that follow from it.

use sha2::{Digest, Sha256};

use crate::model::entry::Entry;
use crate::model::event_settings::EventSettings;
use crate::model::id::{CompetitionId, EntryId, RoundNumber};

/// Sorts entries by number, otherwise by name and other personal data, and last by key.
pub(crate) type Identity = (bool, u32, String, String, String, EntryId);

/// Returns the identity of an entry.
pub(crate) fn identity(entry: &Entry) -> Identity {
    let player = &entry.player;
    (
        entry.number.is_none(),
        entry.number.unwrap_or(0),
        player.list_name(),
        player.egd_pin.clone().unwrap_or_default(),
        format!("{}/{}/{}", player.irn.as_deref().unwrap_or(""), player.rank, player.club),
        entry.id,
    )
}

/// Returns a player's lot in a round: the first eight bytes of a SHA-256 over the event's draw seed, competition, round
/// and identity. It does not depend on other players.
pub(crate) fn lot(event: &EventSettings, competition: CompetitionId, round: RoundNumber, entry: &Entry) -> u64 {
    let (_, number, name, pin, other, _) = identity(entry);
    let player = if number > 0 { number.to_string() } else { format!("{name}/{pin}/{other}") };
    let text = format!("pairing\n{}\n{}\n{round}\n{player}", event.draw_seed, competition.0);
    let digest = Sha256::digest(text.as_bytes());
    digest.iter().take(8).fold(0, |sum, &byte| sum << 8 | u64::from(byte))
}

/// Returns the lot of a pair: SplitMix64's mixing function of the sum of the two lots, which makes it symmetric.
pub(crate) fn pair_lot(a: u64, b: u64) -> u64 {
    let mut z = a.wrapping_add(b).wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::player::Player;
    use crate::model::rank::Rank;

    #[test]
    fn a_lot_follows_from_the_person_and_not_from_the_key() {
        let event = EventSettings::new("Spring", "2026-05-01".parse().unwrap(), "00");
        let at = |id, round| {
            let entry = Entry::new(EntryId(id), CompetitionId::OPEN, Player::new("Arad", "Mira", Rank::SHODAN));
            lot(&event, CompetitionId::OPEN, round, &entry)
        };
        assert_eq!(at(1, 1), at(9, 1));
        assert_ne!(at(1, 1), at(1, 2));
    }

    #[test]
    fn the_lot_of_a_pair_is_symmetric() {
        assert_eq!(pair_lot(3, 9), pair_lot(9, 3));
        assert_ne!(pair_lot(3, 9), pair_lot(3, 8));
    }
}
