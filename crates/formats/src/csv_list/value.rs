//! Ranks, ratings and days as people and spreadsheets write them in lists.

use chrono::{Days, NaiveDate};
use domain::{Gor, Rank};
use messages::{Explain, Message, message};

use super::value_words::is_beginner;
use crate::text::{self, excerpt, is_pin};

/// The weakest rank that other programs have; ours is 30 kyu.
const WEAKEST_KYU: u8 = 35;
/// Words for dan, in the order of the ranks from 1 dan.
const DAN_WORDS: [&str; 9] =
    ["shodan", "nidan", "sandan", "yondan", "godan", "rokudan", "nanadan", "hachidan", "kudan"];
/// Words for kyu, in the order of the ranks from 1 kyu.
const KYU_WORDS: [&str; 10] =
    ["ikkyu", "nikyu", "sankyu", "yonkyu", "gokyu", "rokkyu", "nanakyu", "hachikyu", "kyukyu", "jukkyu"];
/// What stands before or after the number of a kyu, of a dan, and of a professional dan.
const KYU: [&str; 16] =
    ["k", "kyu", "kiu", "kju", "gup", "кю", "кју", "кью", "級", "级", "급", "к", "κιού", "κιου", "קיו", "კიუ"];
const DAN: [&str; 10] = ["d", "dan", "дан", "段", "단", "δαν", "νταν", "д", "דאן", "დანი"];
const PROFESSIONAL: [&str; 7] = ["p", "pro", "dp", "danp", "danpro", "dpro", "профдан"];
/// The numbers of ranks such as III dan.
const ROMAN: [&str; 10] = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];
/// What stands behind a rank on the scale of the Europeans.
const SCALES: [&str; 3] = ["egf", "egd", "eu"];
/// The digits of ranks such as 三段.
const DIGITS: [char; 10] = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/// A rank, and what the director should check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ReadRank {
    pub rank: Rank,
    /// Whether the rank was written as a bare number, which is read as kyu.
    pub bare: bool,
    /// Whether the rank is below 30 kyu, which is used.
    pub below: bool,
}

/// Reads a rank: `3d`, `12 kyu`, `shodan`, `1 dan pro`, `35k`, `10`, `初段`, `kyu 5`, `5k?`, `III dan`, `beginner`.
///
/// # Errors
/// The text is not a rank.
pub(super) fn rank(text: &str) -> Result<ReadRank, Message> {
    let unknown = |error: domain::model::rank::UnknownRank| error.message();
    let word = compact(text);
    let certain = |rank| ReadRank { rank, bare: false, below: false };
    if let Some(rank) = text.parse().ok().or_else(|| by_word(&word)) {
        return Ok(certain(rank));
    }
    if is_beginner(text) {
        return Ok(ReadRank { rank: Rank::WEAKEST, bare: false, below: true });
    }
    let (number, unit) = split(&word).ok_or_else(|| unknown(domain::model::rank::UnknownRank(text.trim().into())))?;
    let kyu =
        |number: u8| Rank::kyu(number).or((number <= WEAKEST_KYU).then_some(Rank::WEAKEST)).filter(|_| number > 0);
    let below = number > 30;
    let read = match unit {
        "" => kyu(number).map(|rank| ReadRank { rank, bare: true, below }),
        unit if KYU.contains(&unit) => kyu(number).map(|rank| ReadRank { rank, bare: false, below }),
        unit if DAN.contains(&unit) => Rank::dan(number).map(certain),
        unit if PROFESSIONAL.contains(&unit) => Rank::professional(number).map(certain),
        _ => None,
    };
    read.ok_or_else(|| unknown(domain::model::rank::UnknownRank(text.trim().into())))
}

/// Returns a rank in lower case, with ASCII digits, and without blanks, dots, dashes, marks of doubt and what stands in parentheses.
fn compact(text: &str) -> String {
    let text = before_parenthesis(text);
    let ascii = |c: char| match c {
        '０'..='９' => char::from_u32(c as u32 - '０' as u32 + '0' as u32).unwrap_or(c),
        other => other,
    };
    let kept = |c: &char| !c.is_whitespace() && !['.', '-', '–', '°', 'º', '?', '*', '~', '≈', '+', '\''].contains(c);
    let word = text.chars().filter(kept).map(ascii).collect::<String>().to_lowercase();
    let bare = SCALES.iter().find_map(|scale| word.strip_suffix(scale)).filter(|bare| !bare.is_empty());
    bare.map_or(word.clone(), str::to_string)
}

/// Returns the text before a parenthesis; the whole text if there is nothing before it.
fn before_parenthesis(text: &str) -> &str {
    text.split(['(', '[']).next().map(str::trim).filter(|before| !before.is_empty()).unwrap_or(text)
}

/// Returns the rank of a word without digits: `shodan`, `初段`, `三段`, `十級`.
fn by_word(word: &str) -> Option<Rank> {
    if word == "初段" {
        return Some(Rank::SHODAN);
    }
    let at = |words: &[&str]| words.iter().position(|known| *known == word).map(|at| at as u8 + 1);
    if let Some(dan) = at(&DAN_WORDS).or((word == "shichidan").then_some(7)) {
        return Rank::dan(dan);
    }
    if let Some(kyu) = at(&KYU_WORDS) {
        return Rank::kyu(kyu);
    }
    let roman = |units: &[&str]| {
        let of = |unit: &&str| ROMAN.iter().position(|roman| word.strip_suffix(*unit) == Some(*roman));
        units.iter().filter(|unit| unit.chars().count() > 1).find_map(of).map(|at| at as u8 + 1)
    };
    if let Some(rank) = roman(&DAN).and_then(Rank::dan).or_else(|| roman(&KYU).and_then(Rank::kyu)) {
        return Some(rank);
    }
    let mut letters = word.chars();
    let number = DIGITS.iter().position(|digit| word.starts_with(*digit))? as u8 + 1;
    letters.next();
    match letters.as_str() {
        unit if DAN.contains(&unit) => Rank::dan(number),
        unit if KYU.contains(&unit) => Rank::kyu(number),
        _ => None,
    }
}

/// Splits `10k` and `kyu10` into number and unit.
fn split(word: &str) -> Option<(u8, &str)> {
    let digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let front = &word[..word.len() - digits.len()];
    if !front.is_empty() {
        return Some((front.parse().ok()?, digits));
    }
    let unit = word.trim_end_matches(|c: char| c.is_ascii_digit());
    Some((word[unit.len()..].parse().ok()?, unit))
}

/// The unit of a rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RankUnit {
    Kyu,
    Dan,
}

impl RankUnit {
    /// Returns the unit of a word in small letters. Single letters of alphabets can mean anything.
    pub fn of(word: &str) -> Option<RankUnit> {
        let is_word = |unit: &&&str| unit.len() > 2 && **unit == word;
        let of_kyu = || KYU.iter().find(is_word).map(|_| RankUnit::Kyu);
        of_kyu().or_else(|| DAN.iter().find(is_word).map(|_| RankUnit::Dan))
    }
}

/// Returns a number with the unit of its column; any other text unchanged.
pub(super) fn with_unit(text: &str, unit: RankUnit) -> String {
    let number = without_fraction(text);
    let letter = match unit {
        RankUnit::Kyu => 'k',
        RankUnit::Dan => 'd',
    };
    if number.bytes().all(|b| b.is_ascii_digit()) { format!("{number}{letter}") } else { text.into() }
}

/// Returns whether a field of a column for kyu or dan says that the player has the other.
pub(super) fn is_no_rank(text: &str) -> bool {
    text.is_empty() || is_nothing(text) || without_fraction(text).bytes().all(|b| b == b'0')
}

/// Returns whether a field says that there is no value.
pub(super) fn is_nothing(text: &str) -> bool {
    ["-", "--", "–", "—", "?", "n/a", "#n/a", "n.a.", "null"].iter().any(|none| text.eq_ignore_ascii_case(none))
}

/// Reads a rating: `2150`, `2 150`, `1.850,5`, `1850.5`, `GoR 1850`, `1850 (EGD)`. Fractions are rounded to the nearest whole
/// number.
///
/// # Errors
/// The text is not a rating.
pub(super) fn rating(text: &str) -> Result<Gor, Message> {
    let is_word = |word: &&str| word.trim_end_matches(':').chars().all(char::is_alphabetic);
    let numbers = before_parenthesis(text).split_whitespace().filter(|word| !is_word(word));
    let compact: String = numbers.collect::<String>().chars().filter(|c| !['\'', '’'].contains(c)).collect();
    let rating = plain_number(&compact).and_then(|number| text::decimal(&number, 3));
    let rating = rating.map(|thousandths| (thousandths + 500).div_euclid(1000)).and_then(text::rating);
    rating.ok_or_else(|| message!("rating-unknown", text = excerpt(text)))
}

/// Returns a number without separators of thousands and with a decimal point. With one separator, three digits after it
/// are thousands.
fn plain_number(text: &str) -> Option<String> {
    let Some(last) = text.rfind(['.', ',']) else { return Some(text.into()) };
    let (whole, part) = (&text[..last], &text[last + 1..]);
    let both = text.contains('.') && text.contains(',');
    if !both && part.len() == 3 {
        return grouped(text);
    }
    Some(format!("{}.{part}", grouped(whole)?))
}

/// Returns digits without the separators between groups of three; `None` if the groups are wrong.
fn grouped(text: &str) -> Option<String> {
    let mut groups = text.split(['.', ',']);
    let first = groups.next()?;
    let rest: Vec<&str> = groups.collect();
    let sized =
        rest.iter().all(|group| group.len() == 3) && (rest.is_empty() || first.trim_start_matches('-').len() <= 3);
    sized.then(|| format!("{first}{}", rest.concat()))
}

/// Reads an EGD PIN: `12345678`, `12345678.0` of a spreadsheet, `PIN 12345678`, `12 345 678`; `None` for zeros.
///
/// # Errors
/// The text has digits, but not those of a PIN.
pub(super) fn pin(text: &str) -> Result<Option<String>, Message> {
    let text = without_fraction(text);
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let is_mark = |c: char| c.is_alphabetic() || c.is_whitespace() || ['#', ':', '№'].contains(&c);
    match text.chars().all(|c| c.is_ascii_digit() || is_mark(c)) {
        true if digits.bytes().all(|digit| digit == b'0') => Ok(None),
        true if is_pin(&digits) => Ok(Some(digits)),
        _ => Err(message!("import-problem-pin", text = excerpt(text))),
    }
}

/// Returns a whole number without the zero that a spreadsheet writes behind it.
pub(super) fn without_fraction(text: &str) -> &str {
    text.strip_suffix(".0").filter(|whole| whole.bytes().all(|b| b.is_ascii_digit())).unwrap_or(text)
}

/// Returns the day of a spreadsheet's day number, from 1927 to 2100: 41790 is 2014-05-31.
pub(super) fn spreadsheet_day(text: &str) -> Option<NaiveDate> {
    let number: u64 = without_fraction(text).parse().ok().filter(|number| (10_000..=73_415).contains(number))?;
    NaiveDate::from_ymd_opt(1899, 12, 30)?.checked_add_days(Days::new(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_read_as_people_write_them() {
        for (written, expected) in [
            ("5k", "5k"),
            ("1 dan pro", "1p"),
            ("3 Pro", "3p"),
            ("shodan", "1d"),
            ("Sandan", "3d"),
            ("ikkyu", "1k"),
            ("初段", "1d"),
            ("三段", "3d"),
            ("十級", "10k"),
            ("5段", "5d"),
            ("１２級", "12k"),
            ("4단", "4d"),
            ("5 кю", "5k"),
            ("1 дан", "1d"),
            ("kyu 7", "7k"),
            ("3. dan", "3d"),
            ("5K?", "5k"),
            ("~8k", "8k"),
            ("6d*", "6d"),
            ("5 kyu (EGF)", "5k"),
            ("5k EGF", "5k"),
            ("III dan", "3d"),
            ("IV. kyu", "4k"),
            ("3 кју", "3k"),
            ("5 κιού", "5k"),
            ("2–dan", "2d"),
        ] {
            let read = rank(written).unwrap_or_else(|error| panic!("{written}: {error}"));
            assert_eq!((read.rank.to_string().as_str(), read.bare, read.below), (expected, false, false), "{written}");
        }
        for (written, bare, below, expected) in [
            ("10", true, false, "10k"),
            ("35k", false, true, "30k"),
            ("31", true, true, "30k"),
            ("30k", false, false, "30k"),
            ("30k+", false, false, "30k"),
            ("Beginner", false, true, "30k"),
            ("începător", false, true, "30k"),
        ] {
            let expected = ReadRank { rank: expected.parse().unwrap(), bare, below };
            assert_eq!(rank(written).unwrap(), expected, "{written}");
        }
        for unknown in ["", "weak", "0k", "36k", "99k", "10d", "10p", "k", "5x", "5k3", "段", "300", "十段"] {
            assert!(rank(unknown).is_err(), "{unknown}");
        }
    }

    #[test]
    fn ratings_are_read_with_separators() {
        let read = |written: &str| rating(written).ok().map(|rating| rating.0);
        for (written, expected) in [
            ("2150", 2150),
            ("2 150", 2150),
            ("2\u{a0}150", 2150),
            ("2'150", 2150),
            ("1.850,5", 1851),
            ("1,850.5", 1851),
            ("1.850", 1850),
            ("1850,5", 1851),
            ("1850.25", 1850),
            ("-150", -150),
            ("-900", -900),
            ("100", 100),
            ("1850 (EGD)", 1850),
            ("GoR: 1850", 1850),
        ] {
            assert_eq!(read(written), Some(expected), "{written}");
        }
        for wrong in ["9999", "1.85.0", "12.34,5", "x", "", "-", "1e3", "2150k", "3501"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
        assert!(["-", "–", "n/a", "N/A", "?"].into_iter().all(is_nothing) && !is_nothing("na") && !is_nothing(""));
    }

    #[test]
    fn pins_are_read_with_marks_and_fractions() {
        let read = |written: &str| pin(written).map_err(|_| "problem");
        for written in ["12345678", "12345678.0", "PIN 12345678", "12 345 678", "#12345678"] {
            assert_eq!(read(written), Ok(Some("12345678".into())), "{written}");
        }
        assert_eq!((read("0"), read("00000000"), read("nu am")), (Ok(None), Ok(None), Ok(None)));
        assert_eq!(
            (read("123"), read("1234567.8"), read("-12345678")),
            (Err("problem"), Err("problem"), Err("problem"))
        );
    }

    #[test]
    fn day_numbers_of_spreadsheets_are_days() {
        assert_eq!(spreadsheet_day("41790").unwrap().to_string(), "2014-05-31");
        assert_eq!(spreadsheet_day("36526").unwrap().to_string(), "2000-01-01");
        for wrong in ["2014", "9999", "99999", "41790.5", "x"] {
            assert_eq!(spreadsheet_day(wrong), None, "{wrong}");
        }
    }
}
