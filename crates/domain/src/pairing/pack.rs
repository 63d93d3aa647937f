//! A proof as bytes: integers in groups of seven bits, so that small ones are short. Equal proofs give equal bytes.

use matching::{Blossom, Certificate};

use crate::model::id::EntryId;

/// The version of the format.
const VERSION: i128 = 1;

/// A proof and its subject: the entries in order of the graph's vertices, the index of each one's opponent, and the dual
/// variables of each group of levels.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Proof {
    pub entries: Vec<EntryId>,
    pub mate: Vec<usize>,
    pub stages: Vec<Certificate<i128>>,
}

impl Proof {
    pub(crate) fn pack(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        write_number(&mut bytes, VERSION);
        write_number(&mut bytes, self.entries.len() as i128);
        self.entries.iter().for_each(|id| write_number(&mut bytes, id.0.into()));
        for (i, &j) in self.mate.iter().enumerate().filter(|&(i, &j)| i < j) {
            write_number(&mut bytes, (j - i) as i128);
        }
        write_number(&mut bytes, self.stages.len() as i128);
        for stage in &self.stages {
            stage.duals.iter().for_each(|&dual| write_number(&mut bytes, dual));
            write_number(&mut bytes, stage.blossoms.len() as i128);
            for blossom in &stage.blossoms {
                write_number(&mut bytes, blossom.penalty);
                write_number(&mut bytes, blossom.members.len() as i128);
                let mut before = 0;
                for &member in &blossom.members {
                    write_number(&mut bytes, (member - before) as i128);
                    before = member;
                }
            }
        }
        bytes
    }

    /// Returns `None` if the bytes are not a proof.
    pub(crate) fn unpack(bytes: &[u8]) -> Option<Proof> {
        let mut rest = bytes;
        if read_number(&mut rest)? != VERSION {
            return None;
        }
        // Each item takes at least one byte, so a count larger than the remaining bytes is wrong.
        let len = read_count(&mut rest)?;
        let entries: Vec<EntryId> =
            (0..len).map(|_| read_number(&mut rest)?.try_into().ok().map(EntryId)).collect::<Option<_>>()?;
        let mate = read_mates(&mut rest, len)?;
        let stages = (0..read_count(&mut rest)?).map(|_| read_stage(&mut rest, len)).collect::<Option<_>>()?;
        rest.is_empty().then_some(Proof { entries, mate, stages })
    }
}

fn read_mates(rest: &mut &[u8], len: usize) -> Option<Vec<usize>> {
    let mut mate = vec![usize::MAX; len];
    for i in 0..len {
        if mate[i] != usize::MAX {
            continue;
        }
        let j = i.checked_add(usize::try_from(read_number(rest)?).ok()?)?;
        if j <= i || j >= len || mate[j] != usize::MAX {
            return None;
        }
        (mate[i], mate[j]) = (j, i);
    }
    Some(mate)
}

fn read_stage(rest: &mut &[u8], len: usize) -> Option<Certificate<i128>> {
    let duals = (0..len).map(|_| read_number(rest)).collect::<Option<_>>()?;
    let blossoms = (0..read_count(rest)?).map(|_| read_blossom(rest)).collect::<Option<_>>()?;
    Some(Certificate { duals, blossoms })
}

fn read_blossom(rest: &mut &[u8]) -> Option<Blossom<i128>> {
    let penalty = read_number(rest)?;
    let (size, mut member) = (read_count(rest)?, 0usize);
    let mut members = Vec::with_capacity(size);
    for _ in 0..size {
        member = member.checked_add(usize::try_from(read_number(rest)?).ok()?)?;
        members.push(member);
    }
    Some(Blossom { members, penalty })
}

/// Reads the number of items that follow; `None` if they cannot fit into the remaining bytes.
fn read_count(rest: &mut &[u8]) -> Option<usize> {
    let count = usize::try_from(read_number(rest)?).ok()?;
    (count <= rest.len()).then_some(count)
}

/// Writes a signed number, with the sign in the lowest bit.
fn write_number(bytes: &mut Vec<u8>, number: i128) {
    let mut folded = ((number << 1) ^ (number >> 127)) as u128;
    while folded >= 0x80 {
        bytes.push(folded as u8 | 0x80);
        folded >>= 7;
    }
    bytes.push(folded as u8);
}

fn read_number(rest: &mut &[u8]) -> Option<i128> {
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
        fn a_packed_proof_unpacks_unchanged(proof in proofs(), cut: prop::sample::Index) {
            let bytes = proof.pack();
            prop_assert_eq!(Proof::unpack(&bytes), Some(proof));
            prop_assert_eq!(Proof::unpack(&bytes[..cut.index(bytes.len())]), None);
        }

        #[test]
        fn arbitrary_bytes_do_not_panic(bytes: Vec<u8>) {
            let _ = Proof::unpack(&bytes);
        }
    }
}
