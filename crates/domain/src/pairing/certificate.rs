//! Certificates of pairings: created when a round is paired, and verified at any time from what was known before the
//! round. Verification computes all costs again and checks the dual variables with a few lines of code.

use std::collections::BTreeSet;

use matching::Flaw;
use messages::{Explain, Message, message};
use sha2::{Digest, Sha256};

use crate::model::certificate::Certificate;
use crate::model::entry::Entry;
use crate::model::id::{CompetitionId, EntryId, RoundNumber};
use crate::model::pairing_rules::{FloatRule, Profile};
use crate::model::tournament::Tournament;

use super::bye_choice::{ByeChoice, ChosenBye, before_position};
use super::field::Field;
use super::history;
use super::lexicographic::{self, Optimum};
use super::opengotha::OpenGothaModel;
use super::pack::{ByeProof, Proof};
use super::pool::PairingPool;

/// Why a certificate is not valid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unproved {
    /// The bytes of the proof cannot be read.
    Unreadable,
    /// The proof names an entry that is not in the competition, or names one twice.
    NotEntered,
    /// The certificate was made under other levels or weights.
    Rules,
    /// Unfinished games counted as something else than the certificate records (R75).
    Assumed,
    /// The pairing has another cost than stated.
    Cost {
        /// The cost stated by the certificate.
        stated: i128,
        /// The cost of the pairing.
        found: i128,
    },
    /// The dual variables do not prove that the pairing is optimal.
    Flaw(Flaw),
}

impl Explain for Unproved {
    fn message(&self) -> Message {
        match self {
            Unproved::Unreadable => message!("certificate-unreadable"),
            Unproved::NotEntered => message!("certificate-not-entered"),
            Unproved::Rules => message!("certificate-other-rules"),
            Unproved::Assumed => message!("certificate-other-assumptions"),
            Unproved::Cost { stated, found } => {
                message!("certificate-cost", stated = stated.to_string(), found = found.to_string())
            }
            Unproved::Flaw(flaw) => message!("certificate-flaw", reason = flaw.to_string()),
        }
    }
}

messages::explained!(Unproved);

/// Returns the certificate of a solved pool and of the bye that was chosen with it, as part 1 of its round.
pub(crate) fn seal(
    pool: &PairingPool,
    best: &Optimum,
    bye: Option<&ChosenBye>,
    (competition, round): (CompetitionId, RoundNumber),
) -> Certificate {
    let proof = Proof {
        entries: pool.contenders.iter().map(|c| c.entry).collect(),
        mate: best.mate.clone(),
        stages: best.proofs.clone(),
        bye: bye.map(|bye| ByeProof { entry: bye.entry, stages: bye.stages.clone() }),
    };
    Certificate {
        competition,
        round,
        part: 1,
        profile: profile(pool),
        cost: best.cost,
        optimal: best.proved && bye.is_none_or(|bye| bye.proved),
        rules: fingerprint(pool, bye.is_some()),
        assumed: Vec::new(),
        proof: proof.pack(),
    }
}

/// Verifies a certificate from what its pairing saw; `keep_separate` are the pairs that were to be kept
/// separate because of a coming knock-out (R19). Returns the pairs that it proves to be optimal, given the bye; a bye that
/// was chosen with the pairing is verified too.
///
/// # Errors
/// The first [`Unproved`] reason found.
pub fn verify(
    before: &Field,
    keep_separate: &[(EntryId, EntryId)],
    certificate: &Certificate,
) -> Result<Vec<(EntryId, EntryId)>, Unproved> {
    let proof = Proof::unpack(&certificate.proof).ok_or(Unproved::Unreadable)?;
    if before.assumed() != certificate.assumed {
        return Err(Unproved::Assumed);
    }
    let mut pool = pool(before, keep_separate, certificate, &proof)?;
    let is_of = |pool: &PairingPool| fingerprint(pool, proof.bye.is_some()) == certificate.rules;
    let counts_crossings = is_of(&pool);
    if !(counts_crossings || pool.rules.without_crossings() && is_of(&pool)) {
        return Err(Unproved::Rules);
    }
    let found = pool.cost_of(proof.mate.clone()).cost;
    if found != certificate.cost {
        return Err(Unproved::Cost { stated: certificate.cost, found });
    }
    let proved = match &pool.opengotha {
        Some(opengotha) => opengotha.verify(&pool, &proof.mate, &proof.stages),
        None => lexicographic::verify(&pool, &proof.mate, &proof.stages),
    };
    proved.map_err(Unproved::Flaw)?;
    let pairs = pairs(&proof);
    if let Some(bye) = &proof.bye {
        let mut odd = odd_pool(before, certificate, &proof, bye)?;
        if !counts_crossings {
            odd.rules.without_crossings();
        }
        ByeChoice::new(&odd).verify(&pairs, bye.entry, &bye.stages).map_err(Unproved::Flaw)?;
    }
    Ok(pairs)
}

/// Returns the pairs of a certificate without verifying it.
pub fn certified_pairs(certificate: &Certificate) -> Vec<(EntryId, EntryId)> {
    Proof::unpack(&certificate.proof).map_or_else(Vec::new, |proof| pairs(&proof))
}

fn pairs(proof: &Proof) -> Vec<(EntryId, EntryId)> {
    let pairs = proof.mate.iter().enumerate().filter(|&(i, &j)| i < j);
    pairs.map(|(i, &j)| (proof.entries[i], proof.entries[j])).collect()
}

/// Returns the pool from which the bye was chosen.
fn odd_pool(
    before: &Tournament,
    certificate: &Certificate,
    proof: &Proof,
    bye: &ByeProof,
) -> Result<PairingPool, Unproved> {
    if certificate.profile == Profile::OpenGotha {
        return Err(Unproved::Unreadable);
    }
    let ids: Vec<EntryId> = proof.entries.iter().copied().chain([bye.entry]).collect();
    gathered(before, certificate, &ids)
}

/// Returns the pool that the certificate was made for; its order must be that of the certificate's entries.
fn pool(
    before: &Tournament,
    keep_separate: &[(EntryId, EntryId)],
    certificate: &Certificate,
    proof: &Proof,
) -> Result<PairingPool, Unproved> {
    let mut pool = gathered(before, certificate, &proof.entries)?;
    pool.keep_separate(keep_separate);
    if certificate.profile == Profile::OpenGotha {
        pool.opengotha = Some(OpenGothaModel::new(before, &before.competition, certificate.round, &pool));
    }
    let in_order = pool.contenders.iter().map(|c| c.entry).eq(proof.entries.iter().copied());
    in_order.then_some(pool).ok_or(Unproved::NotEntered)
}

/// Returns the pool of different entries of the certificate's competition.
fn gathered(before: &Tournament, certificate: &Certificate, ids: &[EntryId]) -> Result<PairingPool, Unproved> {
    let competition = &before.competition;
    if competition.id != certificate.competition {
        return Err(Unproved::NotEntered);
    }
    let entered = |id: &EntryId| before.entry(*id);
    let entries: Option<Vec<&Entry>> = ids.iter().map(entered).collect();
    let entries = entries.ok_or(Unproved::NotEntered)?;
    if ids.iter().collect::<BTreeSet<_>>().len() != entries.len() {
        return Err(Unproved::NotEntered);
    }
    let history = history::before(before, competition, certificate.round);
    Ok(PairingPool::gather(before, competition, certificate.round, entries, &history))
}

fn profile(pool: &PairingPool) -> Profile {
    if pool.opengotha.is_some() { Profile::OpenGotha } else { Profile::Seygo }
}

/// Returns the SHA-256 of profile, seeding, handicaps and levels or weights. The text is written out setting by setting, so
/// that a setting added by a later version changes nothing while it is unused. With a bye, the levels before the player's
/// position follow.
fn fingerprint(pool: &PairingPool, bye: bool) -> String {
    let rules = &pool.rules;
    let handicap = &rules.handicap;
    let mut text = format!(
        "{:?}\n{:?}\n{:?} {} {} {:?}\n",
        profile(pool),
        rules.seeding,
        handicap.basis,
        handicap.reduction,
        handicap.ceiling,
        handicap.exempt
    );
    match &pool.opengotha {
        Some(opengotha) => text += &opengotha.text(),
        None => {
            for setting in &rules.settings {
                text += &format!("{:?} {:?}\n", setting.level, setting.cap);
            }
        }
    }
    if rules.zones.is_some() || rules.sequences.is_some() {
        text += "fewest crossings\n";
    }
    if rules.floats == FloatRule::Balance {
        text += "floats by balance\n";
    }
    if bye {
        let levels = before_position(pool).iter().map(|setting| setting.level);
        text += &format!("bye after {:?}\n", levels.collect::<Vec<_>>());
    }
    hex::encode(Sha256::digest(text.as_bytes()))
}
