//! A proof as bytes: integers in groups of seven bits, so that small ones are short. Equal proofs give equal bytes.

use matching::{Blossom, MatchingCertificate};

use crate::model::id::EntryId;

/// The version of the format without a bye.
const WITHOUT_BYE: i128 = 1;
/// The version of the format with a bye.
const WITH_BYE: i128 = 2;

/// A proof and its subject: the entries in order of the graph's vertices, the index of each one's opponent, and the dual
/// variables of each group of levels.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Proof {
    pub entries: Vec<EntryId>,
    pub mate: Vec<usize>,
    pub stages: Vec<MatchingCertificate<i128>>,
    /// The bye, if it was chosen together with the pairing.
    pub bye: Option<ByeProof>,
}

/// A bye and the dual variables of its choice. The vertices are the entries and the one with the bye, in the order of the
/// pool, and a last one for the bye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ByeProof {
    pub entry: EntryId,
    pub stages: Vec<MatchingCertificate<i128>>,
}

impl Proof {
    pub(crate) fn pack(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        write_number(&mut bytes, if self.bye.is_some() { WITH_BYE } else { WITHOUT_BYE });
        write_number(&mut bytes, self.entries.len() as i128);
        self.entries.iter().for_each(|id| write_number(&mut bytes, id.0.into()));
        for (i, &j) in self.mate.iter().enumerate().filter(|&(i, &j)| i < j) {
            write_number(&mut bytes, (j - i) as i128);
        }
        write_stages(&mut bytes, &self.stages);
        if let Some(bye) = &self.bye {
            write_number(&mut bytes, bye.entry.0.into());
            write_stages(&mut bytes, &bye.stages);
        }
        bytes
    }

    /// Returns `None` if the bytes are not a proof.
    pub(crate) fn unpack(bytes: &[u8]) -> Option<Proof> {
        let mut rest = bytes;
        let with_bye = match read_number(&mut rest)? {
            WITHOUT_BYE => false,
            WITH_BYE => true,
            _ => return None,
        };
        // Each item takes at least one byte, so a count larger than the remaining bytes is wrong.
        let len = read_count(&mut rest)?;
        let entries: Vec<EntryId> = (0..len).map(|_| read_entry(&mut rest)).collect::<Option<_>>()?;
        let mate = read_mates(&mut rest, len)?;
        let stages = read_stages(&mut rest, len)?;
        let bye = match with_bye {
            true => Some(ByeProof { entry: read_entry(&mut rest)?, stages: read_stages(&mut rest, len + 2)? }),
            false => None,
        };
        rest.is_empty().then_some(Proof { entries, mate, stages, bye })
    }
}

fn read_entry(rest: &mut &[u8]) -> Option<EntryId> {
    read_number(rest)?.try_into().ok().map(EntryId)
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

fn write_stages(bytes: &mut Vec<u8>, stages: &[MatchingCertificate<i128>]) {
    write_number(bytes, stages.len() as i128);
    for stage in stages {
        stage.duals.iter().for_each(|&dual| write_number(bytes, dual));
        write_number(bytes, stage.blossoms.len() as i128);
        for blossom in &stage.blossoms {
            write_number(bytes, blossom.penalty);
            write_number(bytes, blossom.members.len() as i128);
            let mut before = 0;
            for &member in &blossom.members {
                write_number(bytes, (member - before) as i128);
                before = member;
            }
        }
    }
}

/// Reads the dual variables of a graph with `len` vertices.
fn read_stages(rest: &mut &[u8], len: usize) -> Option<Vec<MatchingCertificate<i128>>> {
    (0..read_count(rest)?).map(|_| read_stage(rest, len)).collect()
}

fn read_stage(rest: &mut &[u8], len: usize) -> Option<MatchingCertificate<i128>> {
    let duals = (0..len).map(|_| read_number(rest)).collect::<Option<_>>()?;
    let blossoms = (0..read_count(rest)?).map(|_| read_blossom(rest)).collect::<Option<_>>()?;
    Some(MatchingCertificate { duals, blossoms })
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
        let stages = move |len| {
            let stage = (proptest::collection::vec(any::<i128>(), len), blossoms.clone())
                .prop_map(|(duals, blossoms)| MatchingCertificate { duals, blossoms });
            proptest::collection::vec(stage, 1..3)
        };
        (1usize..9).prop_flat_map(move |pairs| {
            let bye = (any::<i64>(), stages(2 * pairs + 2));
            let bye = bye.prop_map(|(id, stages)| ByeProof { entry: EntryId(id), stages });
            let ids = proptest::collection::vec(any::<i64>(), 2 * pairs);
            (ids, stages(2 * pairs), proptest::option::of(bye)).prop_map(move |(ids, stages, bye)| {
                let mate = (0..2 * pairs).map(|i| (i + pairs) % (2 * pairs)).collect();
                Proof { entries: ids.into_iter().map(EntryId).collect(), mate, stages, bye }
            })
        })
    }

    #[test]
    fn a_proof_without_a_bye_has_the_bytes_of_version_1() {
        let stages = vec![MatchingCertificate { duals: vec![3, -1], blossoms: Vec::new() }];
        let proof = Proof { entries: vec![EntryId(7), EntryId(9)], mate: vec![1, 0], stages, bye: None };
        let bytes = [2, 4, 14, 18, 2, 2, 6, 1, 0];
        assert_eq!((proof.pack(), Proof::unpack(&bytes)), (bytes.to_vec(), Some(proof)));
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
