//! OpenGotha's "deterministic random" number: a sum over the letters of two names.

/// Returns a name as UTF-16 code units, by which Java compares it.
pub(super) fn units(family: &str, given: &str) -> Vec<u16> {
    family.encode_utf16().chain(given.encode_utf16()).collect()
}

/// Returns a number 0..=`max` from two names: the sum of the letters of the smaller name followed by the larger one, each
/// times its position, times 1234567, modulo `max + 1`; subtracted from `max` if the first name is the larger one.
pub(super) fn lot(max: i64, a: &[u16], b: &[u16]) -> i64 {
    let (small, large) = if a > b { (b, a) } else { (a, b) };
    let letters = small.iter().chain(large);
    let sum: i64 = (1..).zip(letters).map(|(place, &letter): (i64, _)| i64::from(letter) * place).sum();
    let value = sum.wrapping_mul(1_234_567).rem_euclid(max + 1);
    if a > b { max - value } else { value }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_is_subtracted_from_the_maximum_for_the_larger_name() {
        let (a, b) = (units("A", ""), units("B", ""));
        // 65 * 1 + 66 * 2 = 197; 197 * 1234567 = 243209699, modulo 1001 that is 732.
        assert_eq!(lot(1000, &a, &b), 243_209_699 % 1001);
        assert_eq!(lot(1000, &b, &a), 1000 - 243_209_699 % 1001);
    }
}
