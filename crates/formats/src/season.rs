//! Season rules from a TOML file that people can read and write (R84).

use domain::model::ratio::factor;
use domain::points::{SeasonFault, SeasonRules};
use messages::{Explain, Message, message};

use crate::error::{FormatError, utf8, within};
use crate::text::excerpt;

/// The largest rules file, in bytes. The published ones have four thousand.
const MAX_RULES: usize = 1024 * 1024;

/// Reads a season's rules.
///
/// # Errors
/// [`FormatError::BadLine`] with the line and the problem. Unknown fields are refused, so that a misspelt field is not
/// taken for a missing one.
pub fn read(bytes: &[u8]) -> Result<SeasonRules, FormatError> {
    let text = utf8(within(bytes, MAX_RULES)?)?;
    toml::from_str(text).map_err(|error| {
        let before = error.span().map_or("", |span| text.get(..span.start).unwrap_or_default());
        let line = 1 + before.bytes().filter(|&b| b == b'\n').count() as u64;
        FormatError::BadLine { line, what: problem(text, &error) }
    })
}

/// Returns a message for an error of the TOML library, whose own words name types of the program, or of our own checks.
fn problem(text: &str, error: &toml::de::Error) -> Message {
    if text.parse::<toml::Table>().is_err() {
        return message!("import-season-syntax");
    }
    let words = error.message();
    let field = || excerpt(words.split('`').nth(1).unwrap_or(""));
    let value = || excerpt(error.span().and_then(|span| text.get(span)).unwrap_or(""));
    match words {
        _ if words.starts_with("unknown field") => message!("import-season-unknown-field", field = field()),
        _ if words.starts_with("missing field") => message!("import-season-missing-field", field = field()),
        _ if ["invalid ", "unknown ", "duplicate "].iter().any(|start| words.starts_with(start)) => {
            message!("import-season-value", value = value())
        }
        _ => own_check(words, &value()).unwrap_or_else(|| message!("import-season-value", value = value())),
    }
}

/// Returns the message of our own check that reported `words` about `value`. `None` if no check did.
fn own_check(words: &str, value: &str) -> Option<Message> {
    let not_a_factor = || factor(value.trim_matches('"')).err().filter(|error| error.to_string() == words);
    SeasonFault::of(words).map(|fault| fault.message()).or_else(|| not_a_factor().map(|error| error.message()))
}

#[cfg(test)]
mod tests {
    use domain::knockout::Reached;
    use domain::model::ratio::published;
    use domain::{AgeRule, Category, Ratio};

    use super::*;

    const DRAFT: &str = include_str!("../../../assets/seasons/2018-draft.toml");
    const OF_2022: &str = include_str!("../../../assets/seasons/2022.toml");

    const STAGES: [Reached; 7] = [
        Reached::RoundOf64,
        Reached::RoundOf32,
        Reached::RoundOf16,
        Reached::QuarterFinals,
        Reached::SemiFinals,
        Reached::Finalist,
        Reached::Winner,
    ];

    fn season(text: &str) -> SeasonRules {
        read(text.as_bytes()).unwrap()
    }

    /// Returns the points by stage, for a win and for a loss.
    fn class(season: &SeasonRules, name: &str) -> (Vec<Option<u32>>, u32, u32) {
        let class = &season.classes[name];
        (STAGES.map(|stage| class.stages.of(stage)).to_vec(), class.games.win, class.games.loss)
    }

    #[test]
    fn draft_of_2018_has_the_numbers_of_its_tables() {
        let draft = season(DRAFT);
        let all = |stages: [u32; 7]| stages.map(Some).to_vec();
        assert_eq!(class(&draft, "1000"), (all([30, 40, 80, 150, 250, 500, 1000]), 20, 5));
        assert_eq!(class(&draft, "500"), (all([20, 35, 70, 130, 200, 300, 500]), 10, 2));
        assert_eq!(class(&draft, "200"), (all([10, 20, 40, 75, 100, 140, 200]), 5, 1));
        assert_eq!(class(&draft, "eygoc"), (vec![None; 7], 50, 5));
        let main = draft.classes["eygoc"].main_group.unwrap();
        assert_eq!((main.win, main.loss, published(main.jigo())), (170, 30, 85));
        assert_eq!(class(&draft, "final"), (vec![None; 7], 50, 20));
        assert_eq!((draft.ages, draft.avc), (AgeRule::default(), Ratio::new(2, 3)));
        assert_eq!((draft.final_rules.size, draft.final_rules.points(1)), (10, Some(600)));
        let places: Vec<u32> = (2..=10).filter_map(|place| draft.final_rules.points(place)).collect();
        assert_eq!(places, [500, 400, 300, 260, 220, 180, 140, 100, 100]);
        assert_eq!([0, 11].map(|place| draft.final_rules.points(place)), [None, None]);
    }

    #[test]
    fn season_of_2022_has_the_recorded_numbers() {
        let later = season(OF_2022);
        let stages = vec![None, None, None, Some(128), Some(256), Some(512), Some(1024)];
        assert_eq!(class(&later, "1000"), (stages, 24, 6));
        assert_eq!((later.online.games, later.online.stages), (Ratio::new(1, 2), Ratio::from_integer(1)));
        let small = later.small_group.unwrap();
        assert_eq!((small.fewer_than, small.factors.stages), (4, Ratio::new(1, 2)));
        assert_eq!(later.ages.cut_off, (1, 1));
        assert_eq!(later.ages.categories, [12, 16, 20].map(Category));
    }

    #[test]
    fn season_of_2023_differs_in_what_is_recorded() {
        let (before, later) = (season(OF_2022), season(include_str!("../../../assets/seasons/2023.toml")));
        assert_eq!((later.rounds, later.ages.limit_included), (Some(5), false));
        assert_eq!(later.ages.categories, [12, 18].map(Category));
        let ages = before.ages.clone();
        assert_eq!(SeasonRules { name: before.name.clone(), rounds: None, ages, ..later }, before);
    }

    #[test]
    fn invalid_rules_are_refused_with_line_and_problem() {
        let refusal = |from: &str, to: &str| {
            assert!(DRAFT.contains(from), "{from}");
            read(DRAFT.replacen(from, to, 1).as_bytes()).unwrap_err().to_string()
        };
        let line_of = |part: &str| 1 + DRAFT[..DRAFT.find(part).unwrap()].matches('\n').count();
        for (from, to, words) in [
            ("semi_finals", "semifinals", "Unknown field `semifinals`"),
            ("avc = \"2/3\"", "avc = \"2:3\"", "\"2:3\" is not a factor"),
            ("avc = \"2/3\"", "avc = \"2/3", "not valid TOML"),
            ("loss = 5", "loss = -5", "The value -5 is not valid"),
            ("loss = 5", "los = 5", "Unknown field `los`"),
            ("size = 10", "size = \"ten\"", "The value \"ten\" is not valid"),
        ] {
            let message = refusal(from, to);
            assert!(message.starts_with(&format!("Line {}: ", line_of(from))), "{message}");
            assert!(message.contains(words) && message.ends_with('.') && !message.contains('\n'), "{message}");
            assert!(!["expected", "u32", "usize", "struct"].iter().any(|word| message.contains(word)), "{message}");
        }
        assert!(refusal("[7, 31]", "[6, 31]").contains("The cut-off must be a month and a day"));
        assert!(refusal("[12, 16, 20]", "[16, 12]").contains("ages in ascending order"));
        assert!(refusal("size = 10", "").contains("Missing field `size`"));
        assert_eq!(read(b""), Err(FormatError::Empty));
    }

    #[test]
    fn rules_survive_serialization() {
        let draft = season(DRAFT);
        let json = serde_json::to_string(&draft).unwrap();
        assert_eq!(serde_json::from_str::<SeasonRules>(&json).unwrap(), draft);
    }
}
