//! Codes of helpers: six words of a list of 2,048, which are 66 bits of chance.

use domain::{Helper, HelperId};
use hex::encode;
use messages::message;
use session::{AppError, ErrorCode, EventSession, Result};
use sha2::{Digest, Sha256};

/// 2,048 short English words (BIP 39), which differ in their first four letters.
const WORDS: &str = include_str!("../../../../assets/words/codes.txt");

/// The number of words of a code.
const COUNT: usize = 6;

/// Returns a code from random bytes.
pub(super) fn new_code(helper: HelperId, seed: [u8; 32]) -> String {
    let bits = Sha256::new().chain_update(seed).chain_update(helper.0.to_be_bytes()).finalize();
    let words: Vec<&str> = WORDS.lines().collect();
    let pair = |at: usize| usize::from(u16::from_be_bytes([bits[2 * at], bits[2 * at + 1]]));
    (0..COUNT).map(|at| words[pair(at) % words.len()]).collect::<Vec<_>>().join(" ")
}

/// Returns what is stored of a code. Spaces, hyphens and capitals do not count.
pub(crate) fn code_hash(code: &str) -> String {
    encode(Sha256::digest(format!("drawmaster helper {}", words(code).join(" "))))
}

/// Returns whether a text can be a code: six words of the list. Spaces, hyphens and capitals do not count.
pub fn is_code(text: &str) -> bool {
    let words = words(text);
    words.len() == COUNT && words.iter().all(|word| WORDS.lines().any(|known| known == word))
}

fn words(code: &str) -> Vec<String> {
    code.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// Returns the helper with this code.
///
/// # Errors
/// No helper has it, or it has expired or was revoked: one sentence for all, so that nothing can be learned from it.
pub fn authenticate<'a>(session: &'a EventSession, code: &str) -> Result<&'a Helper> {
    let hash = code_hash(code);
    let helpers = &session.event()?.helpers;
    // Hashes are compared, so the time of a comparison says nothing about a code.
    let found = helpers.iter().find(|helper| helper.code_hash == hash && helper.is_valid_at(session.now()));
    found.ok_or_else(|| AppError::new(ErrorCode::NotFound, message!("helper-code-invalid")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_six_words_and_differ() {
        assert_eq!(WORDS.lines().count(), 2_048);
        let code = new_code(HelperId(1), [7; 32]);
        assert_eq!(code.split(' ').count(), COUNT);
        assert_ne!(code, new_code(HelperId(2), [7; 32]), "chance that stands still, as in tests, gives no equal codes");
        assert_ne!(code, new_code(HelperId(1), [8; 32]));
    }

    #[test]
    fn a_code_may_be_typed_in_any_way() {
        let hash = code_hash("apple river stone cloud table moon");
        assert_eq!(hash, code_hash(" Apple-river  STONE\ncloud table,moon"));
        assert_ne!(hash, code_hash("apple river stone cloud table"));
    }

    #[test]
    fn only_six_words_of_the_list_can_be_a_code() {
        for code in ["apple river stone cloud table moon", " Apple-river  STONE\ncloud table,moon"] {
            assert!(is_code(code), "{code}");
        }
        for other in
            ["", "apple river stone cloud table", "apple river stone cloud table moon moon", "Ada Reed won on board 3"]
        {
            assert!(!is_code(other), "{other}");
        }
    }
}
