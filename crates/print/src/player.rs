//! A player on paper: the parts of the name and how they are combined (R37).

use crate::kit::text::Text;

/// A player as shown on sheets. Empty parts are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedPlayer {
    /// Given names.
    pub given: String,
    /// Family name, printed in capitals if the script has them.
    pub family: String,
    /// Rank, such as "3d".
    pub rank: String,
    /// Club.
    pub club: String,
    /// Two-letter country code.
    pub country: String,
    /// The mark in square brackets after the name: seed number, WC, Q, WO.
    pub mark: String,
    /// The second partner of a pair; rank, country and mark are then those of the pair.
    pub partner: Option<Box<PrintedPlayer>>,
}

impl PrintedPlayer {
    /// Returns given names and FAMILY in bold, of both partners in a pair. In a right-to-left script they form one piece, which
    /// keeps their order.
    pub fn name(&self) -> Text {
        self.together(PrintedPlayer::own_name)
    }

    /// Returns a name in some form, for a pair with that of the second partner.
    fn together(&self, form: impl Fn(&PrintedPlayer) -> Text) -> Text {
        let mut name = form(self);
        if let Some(partner) = &self.partner {
            name = name.then(" & ");
            name.pieces.extend(form(partner).pieces);
        }
        name
    }

    fn own_name(&self) -> Text {
        let family = self.family_in_capitals();
        if self.given.is_empty() {
            return Text::bold(family);
        }
        if is_left_to_right(&self.given) && is_left_to_right(&family) {
            return Text::plain(self.given.as_str()).then_bold(format!(" {family}"));
        }
        Text::bold(format!("{} {family}", self.given))
    }

    /// Returns FAMILY in bold and the given names, for lists that are searched by name.
    pub fn name_by_family(&self) -> Text {
        self.together(PrintedPlayer::own_name_by_family)
    }

    fn own_name_by_family(&self) -> Text {
        let family = self.family_in_capitals();
        if is_left_to_right(&self.given) && is_left_to_right(&family) {
            return Text::bold(family).then(if self.given.is_empty() {
                String::new()
            } else {
                format!(" {}", self.given)
            });
        }
        Text::bold(format!("{family} {}", self.given))
    }

    /// Returns the full line: given names FAMILY rank (CC) [mark] (R37).
    pub fn full(&self) -> Text {
        self.with_rank(self.name())
    }

    /// Returns the given names, and FAMILY in bold; for a pair, the first partner and the second.
    pub fn name_on_two_lines(&self) -> (Text, Text) {
        if let Some(partner) = &self.partner {
            return (self.own_name().then(" &"), partner.own_name());
        }
        (Text::plain(self.given.as_str()), Text::bold(self.family_in_capitals()))
    }

    /// Returns the full line as two, for narrow columns: given names above FAMILY rank (CC) [mark].
    pub fn full_on_two_lines(&self) -> (Text, Text) {
        if let Some(partner) = &self.partner {
            return (self.own_name().then(" &"), self.with_rank(partner.own_name()));
        }
        (Text::plain(self.given.as_str()), self.with_rank(Text::bold(self.family_in_capitals())))
    }

    fn with_rank(&self, name: Text) -> Text {
        let enclosed = |open: &str, part: &str, close: &str| {
            if part.is_empty() { String::new() } else { format!(" {open}{part}{close}") }
        };
        name.then_small(enclosed("", &self.rank, ""))
            .then_small(enclosed("(", &self.country, ")"))
            .then_small(enclosed("[", &self.mark, "]"))
    }
}

impl PrintedPlayer {
    fn family_in_capitals(&self) -> String {
        domain::model::player::capitals(&self.family, &self.country)
    }
}

/// Returns whether the text has no Hebrew or Arabic letters, so that its pieces can be set from left to right.
fn is_left_to_right(text: &str) -> bool {
    !text.chars().any(|c| matches!(c, '\u{0590}'..='\u{08FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}'))
}
