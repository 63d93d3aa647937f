//! How many random cases a test tries: few in the quick checks, ten times as many before a release.

/// The variable with the factor.
const FACTOR: &str = "DRAWMASTER_CASES";

/// Returns `quick` times the factor in the variable `DRAWMASTER_CASES`, which is 1 without it.
///
/// # Panics
/// The variable is not a positive number.
pub fn cases(quick: u32) -> u32 {
    let Ok(text) = std::env::var(FACTOR) else { return quick };
    match text.parse() {
        Ok(factor) if factor > 0 => quick.saturating_mul(factor),
        _ => panic!("{FACTOR} is \"{text}\"; it must be a positive number"),
    }
}
