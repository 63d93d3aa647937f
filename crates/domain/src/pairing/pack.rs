//! A proof as bytes: whole numbers seven bits to the byte, small ones short; the same proof always gives the same bytes.

use matching::{Blossom, Certificate};

use crate::model::id::EntryId;

/// The form of the bytes.
const FORM: i128 = 1;

/// What a proof is about and what it says: the entries in the order of the graph's vertices, for each the index of whom
/// he is paired with, and the dual variables of each run of levels.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Proof {
    pub entries: Vec<EntryId>,
    pub mate: Vec<usize>,
    pub stages: Vec<Certificate<i128>>,
}

impl Proof {
    pub(crate) fn pack(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        put(&mut bytes, FORM);
        put(&mut bytes, self.entries.len() as i128);
        self.entries.iter().for_each(|id| put(&mut bytes, id.0.into()));
        for (i, &j) in self.mate.iter().enumerate().filter(|&(i, &j)| i < j) {
            put(&mut bytes, (j - i) as i128);
        }
        put(&mut bytes, self.stages.len() as i128);
        for stage in &self.stages {
            stage.duals.iter().for_each(|&dual| put(&mut bytes, dual));
            put(&mut bytes, stage.blossoms.len() as i128);
            for blossom in &stage.blossoms {
                put(&mut bytes, blossom.penalty);
                put(&mut bytes, blossom.members.len() as i128);
                let mut before = 0;
                for &member in &blossom.members {
                    put(&mut bytes, (member - before) as i128);
                    before = member;
                }
            }
        }
        bytes
    }

    /// `None` for bytes that are no proof.
    pub(crate) fn unpack(bytes: &[u8]) -> Option<Proof> {
        let mut rest = bytes;
        if number(&mut rest)? != FORM {
            return None;
        }
        // Each item takes a byte at least, so that no count is believed that the bytes cannot hold.
        let len = count(&mut rest)?;
        let entries: Vec<EntryId> =
            (0..len).map(|_| number(&mut rest)?.try_into().ok().map(EntryId)).collect::<Option<_>>()?;
        let mate = mates(&mut rest, len)?;
        let stages = (0..count(&mut rest)?).map(|_| stage(&mut rest, len)).collect::<Option<_>>()?;
        rest.is_empty().then_some(Proof { entries, mate, stages })
    }
}

fn mates(rest: &mut &[u8], len: usize) -> Option<Vec<usize>> {
    let mut mate = vec![usize::MAX; len];
    for i in 0..len {
        if mate[i] != usize::MAX {
            continue;
        }
        let j = i.checked_add(usize::try_from(number(rest)?).ok()?)?;
        if j <= i || j >= len || mate[j] != usize::MAX {
            return None;
        }
        (mate[i], mate[j]) = (j, i);
    }
    Some(mate)
}

fn stage(rest: &mut &[u8], len: usize) -> Option<Certificate<i128>> {
    let duals = (0..len).map(|_| number(rest)).collect::<Option<_>>()?;
    let blossoms = (0..count(rest)?).map(|_| blossom(rest)).collect::<Option<_>>()?;
    Some(Certificate { duals, blossoms })
}

fn blossom(rest: &mut &[u8]) -> Option<Blossom<i128>> {
    let penalty = number(rest)?;
    let (size, mut member) = (count(rest)?, 0usize);
    let mut members = Vec::with_capacity(size);
    for _ in 0..size {
        member = member.checked_add(usize::try_from(number(rest)?).ok()?)?;
        members.push(member);
    }
    Some(Blossom { members, penalty })
}

/// How many items follow, if there is room for them.
fn count(rest: &mut &[u8]) -> Option<usize> {
    let count = usize::try_from(number(rest)?).ok()?;
    (count <= rest.len()).then_some(count)
}

/// Writes a number of either sign: its sign moves into the last bit.
fn put(bytes: &mut Vec<u8>, number: i128) {
    let mut folded = ((number << 1) ^ (number >> 127)) as u128;
    while folded >= 0x80 {
        bytes.push(folded as u8 | 0x80);
        folded >>= 7;
    }
    bytes.push(folded as u8);
}

fn number(rest: &mut &[u8]) -> Option<i128> {
    let mut folded = 0u128;
    for shift in (0..128).step_by(7) {
        let (&byte, others) = rest.split_first()?;
        *rest = others;
        let bits = u128::from(byte & 0x7f);
        if bits << shift >> shift != bits {
            return None;
        }
        folded |= bits << shift;
        if byte & 0x80 == 0 {
            return Some((folded >> 1) as i128 ^ -((folded & 1) as i128));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn proofs() -> impl Strategy<Value = Proof> {
        let blossom = (0i128..1 << 90, proptest::collection::btree_set(0usize..2000, 1..9));
        let blossom =
            blossom.prop_map(|(penalty, members)| Blossom { members: members.into_iter().collect(), penalty });
        let blossoms = proptest::collection::vec(blossom, 0..4);
        (1usize..9).prop_flat_map(move |pairs| {
            let stage = (proptest::collection::vec(any::<i128>(), 2 * pairs), blossoms.clone())
                .prop_map(|(duals, blossoms)| Certificate { duals, blossoms });
            let stages = proptest::collection::vec(stage, 1..3);
            (Just(pairs), stages, proptest::collection::vec(any::<i64>(), 2 * pairs)).prop_map(
                |(pairs, stages, ids)| {
                    let mate = (0..2 * pairs).map(|i| (i + pairs) % (2 * pairs)).collect();
                    Proof { entries: ids.into_iter().map(EntryId).collect(), mate, stages }
                },
            )
        })
    }

    proptest! {
        #[test]
        fn a_proof_comes_back_as_it_was_packed(proof in proofs(), cut: prop::sample::Index) {
            let bytes = proof.pack();
            prop_assert_eq!(Proof::unpack(&bytes), Some(proof));
            prop_assert_eq!(Proof::unpack(&bytes[..cut.index(bytes.len())]), None);
        }

        #[test]
        fn any_bytes_are_read_without_harm(bytes: Vec<u8>) {
            let _ = Proof::unpack(&bytes);
        }
    }
}
