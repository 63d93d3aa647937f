//! Proofs that both desks know the code, which is never sent. Each side proves it by a keyed hash (HMAC-SHA-256) over what it asks or
//! answers, over a challenge that the first desk has drawn for this second desk, and over the number of the question, so that neither a
//! recorded question nor another desk's answer is taken. The key is what the file stores of a code: six words have 66 bits of chance, too many to try.

use domain::Helper;
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;
use store::Hash;

use crate::helper::code_hash;

/// The key that both desks derive from a code.
#[derive(Debug, Clone)]
pub struct DeskKey(Vec<u8>);

/// The question of a second desk: what it has, and a proof that it knows the code.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// What the first desk drew for this second desk.
    pub challenge: String,
    /// The number of the question: each is greater than the one before.
    pub number: u64,
    /// The number of the last entry that the second desk has; 0 for none.
    pub after: i64,
    /// Its hash; zeros for none.
    pub hash: Hash,
    /// The proof, in hexadecimal digits.
    pub proof: String,
}

impl DeskKey {
    /// Returns the key of a code. Spaces, hyphens and capitals do not count.
    pub fn of_code(code: &str) -> DeskKey {
        DeskKey(code_hash(code).into_bytes())
    }

    /// Returns the key of a helper's code.
    pub(super) fn of_helper(helper: &Helper) -> DeskKey {
        DeskKey(helper.code_hash.clone().into_bytes())
    }

    /// Returns a question with its proof.
    pub fn question(&self, challenge: &str, number: u64, after: i64, hash: Hash) -> Question {
        let question = Question { challenge: challenge.to_owned(), number, after, hash, proof: String::new() };
        let proof = hex::encode(self.mac(&asked(&question)).finalize().into_bytes());
        Question { proof, ..question }
    }

    /// Whether the question was asked by somebody who knows the code.
    pub(super) fn proves(&self, question: &Question) -> bool {
        self.is_proof(&asked(question), &question.proof)
    }

    /// Returns the proof of an answer to a question: `status` and `body` of a response, in hexadecimal digits.
    pub fn answer(&self, question: &Question, status: u16, body: &[u8]) -> String {
        hex::encode(self.mac(&answered(question, status, body)).finalize().into_bytes())
    }

    /// Whether an answer to this question was given by somebody who knows the code.
    pub fn proves_answer(&self, question: &Question, status: u16, body: &[u8], proof: &str) -> bool {
        self.is_proof(&answered(question, status, body), proof)
    }

    fn mac(&self, text: &[u8]) -> Hmac<Sha256> {
        let mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of any length");
        mac.chain_update(text)
    }

    /// Compares in a time that says nothing about the proof.
    fn is_proof(&self, text: &[u8], proof: &str) -> bool {
        hex::decode(proof).is_ok_and(|proof| self.mac(text).verify_slice(&proof).is_ok())
    }
}

fn asked(question: &Question) -> Vec<u8> {
    let Question { challenge, number, after, hash, .. } = question;
    format!("drawmaster second desk asks 1\n{challenge}\n{number}\n{after}\n{}\n", hex::encode(hash)).into_bytes()
}

fn answered(question: &Question, status: u16, body: &[u8]) -> Vec<u8> {
    let head = format!("drawmaster first desk answers 1\n{}\n{}\n{status}\n", question.challenge, question.proof);
    [head.as_bytes(), body].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_and_its_answer_are_proved_by_the_code_alone() {
        let key = DeskKey::of_code("apple river stone cloud table moon");
        let same = DeskKey::of_code("Apple-river stone  cloud table MOON");
        let other = DeskKey::of_code("apple river stone cloud table sun");
        let question = key.question("00ff", 1, 7, [3; 32]);
        assert!(same.proves(&question) && !other.proves(&question));
        for changed in [
            Question { after: 8, ..question.clone() },
            Question { number: 2, ..question.clone() },
            Question { hash: [4; 32], ..question.clone() },
            Question { challenge: "00fe".into(), ..question.clone() },
            Question { proof: "zz".into(), ..question.clone() },
            Question { proof: String::new(), ..question.clone() },
        ] {
            assert!(!key.proves(&changed), "{changed:?}");
        }
        let proof = key.answer(&question, 200, b"entries");
        assert!(same.proves_answer(&question, 200, b"entries", &proof));
        assert!(!same.proves_answer(&question, 409, b"entries", &proof));
        assert!(!same.proves_answer(&question, 200, b"entrieS", &proof));
        assert!(!same.proves_answer(&key.question("00ff", 2, 7, [3; 32]), 200, b"entries", &proof));
        assert!(!same.proves_answer(&question, 200, b"entries", &question.proof));
    }
}
