//! A person on paper: the parts of a name, and how they are put together (R37).

use crate::kit::text::Text;

/// A person as the sheets show one. Empty parts are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Given names.
    pub given: String,
    /// Family name; printed in capitals where the script has them.
    pub family: String,
    /// Rank, as "3d".
    pub rank: String,
    /// Club.
    pub club: String,
    /// Country, two letters.
    pub country: String,
    /// What stands in brackets behind the name: seed number, WC, Q, WO.
    pub mark: String,
}

impl Player {
    /// Given names, FAMILY in bold. In a script written from right to left the two are one piece in their own order.
    pub fn name(&self) -> Text {
        let family = self.family_in_capitals();
        if self.given.is_empty() {
            return Text::bold(family);
        }
        if is_rightwards(&self.given) && is_rightwards(&family) {
            return Text::plain(self.given.as_str()).then_bold(format!(" {family}"));
        }
        Text::bold(format!("{} {family}", self.given))
    }

    /// FAMILY in bold, then the given names: for lists that are searched by name.
    pub fn name_by_family(&self) -> Text {
        let family = self.family_in_capitals();
        if is_rightwards(&self.given) && is_rightwards(&family) {
            return Text::bold(family).then(if self.given.is_empty() {
                String::new()
            } else {
                format!(" {}", self.given)
            });
        }
        Text::bold(format!("{family} {}", self.given))
    }

    /// The name as on the tables: given names FAMILY rank (CC) [mark] (R37).
    pub fn full(&self) -> Text {
        self.with_rank(self.name())
    }

    /// Given names, and FAMILY in bold.
    pub fn name_on_two_lines(&self) -> (Text, Text) {
        (Text::plain(self.given.as_str()), Text::bold(self.family_in_capitals()))
    }

    /// The same on two lines, for narrow columns: given names above FAMILY rank (CC) [mark].
    pub fn full_on_two_lines(&self) -> (Text, Text) {
        (Text::plain(self.given.as_str()), self.with_rank(Text::bold(self.family_in_capitals())))
    }

    fn with_rank(&self, name: Text) -> Text {
        let bracket = |open: &str, part: &str, close: &str| {
            if part.is_empty() { String::new() } else { format!(" {open}{part}{close}") }
        };
        name.then_small(bracket("", &self.rank, ""))
            .then_small(bracket("(", &self.country, ")"))
            .then_small(bracket("[", &self.mark, "]"))
    }
}

impl Player {
    fn family_in_capitals(&self) -> String {
        domain::model::player::capitals(&self.family, &self.country)
    }
}

/// Whether the text is free of Hebrew and Arabic letters, so that its pieces may be set from left to right.
fn is_rightwards(text: &str) -> bool {
    !text.chars().any(|c| matches!(c, '\u{0590}'..='\u{08FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}'))
}
