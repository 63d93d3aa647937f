//! A pairing's certificate: sealed when the round is paired, verified whenever somebody doubts it. What is believed is
//! only what was known before the round; the costs are worked out anew, and the duals are checked by a few lines.

use std::collections::BTreeSet;

use matching::Flaw;
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::model::certificate::Certificate;
use crate::model::entry::Entry;
use crate::model::id::{CompetitionId, EntryId, RoundNumber};
use crate::model::pairing_rules::Profile;
use crate::model::tournament::Tournament;

use super::field::PairingPool;
use super::lexicographic::{self, Optimum};
use super::opengotha::OpenGothaModel;
use super::pack::Proof;
use super::past;

/// Why a certificate proves nothing.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Unproved {
    /// Its bytes are no proof.
    #[error("its proof cannot be read")]
    Unreadable,
    /// It names somebody who was not there.
    #[error("it names somebody who is not entered in the competition, or somebody twice")]
    Stranger,
    /// It was made under other rules than those in force then.
    #[error("it was made under other levels or weights than the competition had")]
    Rules,
    /// The pairing does not cost what it says.
    #[error("its pairing costs {found}, not {told}")]
    Cost {
        /// What it says.
        told: i128,
        /// What the pairing costs.
        found: i128,
    },
    /// The dual variables do not prove it.
    #[error("its numbers do not prove that no pairing is better ({0})")]
    Flaw(Flaw),
}

/// The certificate of a solved field. Its part is 1; whoever keeps it counts on.
pub(crate) fn seal(
    field: &PairingPool,
    best: &Optimum,
    (competition, round): (CompetitionId, RoundNumber),
) -> Certificate {
    let proof = Proof {
        entries: field.contenders.iter().map(|c| c.entry).collect(),
        mate: best.mate.clone(),
        stages: best.proofs.clone(),
    };
    Certificate {
        competition,
        round,
        part: 1,
        profile: profile(field),
        cost: best.cost,
        optimal: best.proved,
        rules: fingerprint(field),
        proof: proof.pack(),
    }
}

/// Verifies a certificate against what was known `before` its pairing was made; `apart` are the pairs that were to be
/// kept apart for a coming knock-out (R19). The answer is the pairs it proves to be the best.
///
/// # Errors
/// [`Unproved`], the first reason found.
pub fn verify(
    before: &Tournament,
    apart: &[(EntryId, EntryId)],
    certificate: &Certificate,
) -> Result<Vec<(EntryId, EntryId)>, Unproved> {
    let proof = Proof::unpack(&certificate.proof).ok_or(Unproved::Unreadable)?;
    let field = field(before, apart, certificate, &proof)?;
    if fingerprint(&field) != certificate.rules {
        return Err(Unproved::Rules);
    }
    let found = field.price(proof.mate.clone()).cost;
    if found != certificate.cost {
        return Err(Unproved::Cost { told: certificate.cost, found });
    }
    let proved = match &field.gotha {
        Some(gotha) => gotha.verify(&field, &proof.mate, &proof.stages),
        None => lexicographic::verify(&field, &proof.mate, &proof.stages),
    };
    proved.map_err(Unproved::Flaw)?;
    Ok(pairs(&proof))
}

/// The pairs a certificate is about, without any proof.
pub fn certified_pairs(certificate: &Certificate) -> Vec<(EntryId, EntryId)> {
    Proof::unpack(&certificate.proof).map_or_else(Vec::new, |proof| pairs(&proof))
}

fn pairs(proof: &Proof) -> Vec<(EntryId, EntryId)> {
    let pairs = proof.mate.iter().enumerate().filter(|&(i, &j)| i < j);
    pairs.map(|(i, &j)| (proof.entries[i], proof.entries[j])).collect()
}

/// The field the certificate was made for, whose order must be that of its entries.
fn field(
    before: &Tournament,
    apart: &[(EntryId, EntryId)],
    certificate: &Certificate,
    proof: &Proof,
) -> Result<PairingPool, Unproved> {
    let competition = before.competition(certificate.competition).ok_or(Unproved::Stranger)?;
    let there = |id: &EntryId| before.entry(*id).filter(|e| e.competition == competition.id);
    let entries: Option<Vec<&Entry>> = proof.entries.iter().map(there).collect();
    let entries = entries.ok_or(Unproved::Stranger)?;
    if proof.entries.iter().collect::<BTreeSet<_>>().len() != entries.len() {
        return Err(Unproved::Stranger);
    }
    let past = past::before(before, competition, certificate.round);
    let mut field = PairingPool::gather(before, competition, certificate.round, entries, &past);
    field.keep_apart(apart);
    if certificate.profile == Profile::OpenGotha {
        field.gotha = Some(OpenGothaModel::new(before, competition, certificate.round, &field));
    }
    let in_order = field.contenders.iter().map(|c| c.entry).eq(proof.entries.iter().copied());
    in_order.then_some(field).ok_or(Unproved::Stranger)
}

fn profile(field: &PairingPool) -> Profile {
    if field.gotha.is_some() { Profile::OpenGotha } else { Profile::Seygo }
}

/// SHA-256 over profile, seeding, handicaps and the levels or weights, written out so that a setting of a later version
/// changes nothing while it is not used.
fn fingerprint(field: &PairingPool) -> String {
    let rules = &field.rules;
    let handicap = &rules.handicap;
    let mut text = format!(
        "{:?}\n{:?}\n{:?} {} {} {:?}\n",
        profile(field),
        rules.seeding,
        handicap.basis,
        handicap.reduction,
        handicap.ceiling,
        handicap.exempt
    );
    match &field.gotha {
        Some(gotha) => text += &gotha.text(),
        None => {
            for setting in &rules.settings {
                text += &format!("{:?} {:?}\n", setting.level, setting.cap);
            }
        }
    }
    hex::encode(Sha256::digest(text.as_bytes()))
}
