//! Which personal data an output may show: the one place that decides it (R3, R82).

use messages::{Message, message};

use crate::model::country::Country;
use crate::model::player::{Player, Publication};

/// Who reads an output.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Everybody: printed sheets, web pages, exported lists.
    PublicSheet,
    /// Everybody in the hall: the hall display.
    Hall,
    /// The tour, which receives the event's bundle.
    Tour,
    /// The drawmaster of another event, who receives a seed list.
    OtherDesk,
    /// The European Go Database, which receives the results.
    RatingList,
    /// The director and the drawmaster of the event itself.
    Director,
}

/// How a name is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NameForm {
    /// In full.
    Full,
    /// By initials.
    Initials,
    /// By the number in the event.
    Number,
    /// Not at all; the tour registration number identifies the player.
    Hidden,
}

/// Which fields of a person are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Disclosure {
    /// How the name is shown.
    pub name: NameForm,
    /// Whether club and town are shown.
    pub club: bool,
    /// Whether the country is shown.
    pub country: bool,
    /// Whether the year of birth is shown. The day never is.
    pub birth_year: bool,
    /// Whether the number in the European Go Database (PIN) is shown.
    pub egd_pin: bool,
    /// Whether the tour registration number (IRN) is shown.
    pub irn: bool,
}

impl Disclosure {
    const EVERYTHING: Disclosure =
        Disclosure { name: NameForm::Full, club: true, country: true, birth_year: true, egd_pin: true, irn: true };

    /// Returns what `audience` may see of a person with this publication choice; `has_irn` says that the tour knows the
    /// person by a tour registration number.
    ///
    /// - Public sheets and the rating list: everything in full; initials with the country only, because a club can
    ///   identify its few members; nothing but the number of an anonymous player. The rating list has no years of birth
    ///   and no IRN.
    /// - The hall: the same without year of birth, PIN and IRN.
    /// - The tour and other desks need IRN, country and year of birth of everyone. They get the name, club and PIN of a
    ///   player who is not published in full only if there is no IRN to identify them by.
    /// - The director: everything.
    pub fn of(publication: Publication, has_irn: bool, audience: Audience) -> Disclosure {
        let full = publication == Publication::Full;
        let public = Disclosure {
            name: match publication {
                Publication::Full => NameForm::Full,
                Publication::Initials => NameForm::Initials,
                Publication::Anonymous => NameForm::Number,
            },
            club: full,
            country: publication != Publication::Anonymous,
            birth_year: full,
            egd_pin: full,
            irn: full,
        };
        match audience {
            Audience::PublicSheet => public,
            Audience::Hall => Disclosure { birth_year: false, egd_pin: false, irn: false, ..public },
            Audience::RatingList => Disclosure { birth_year: false, irn: false, ..public },
            Audience::Tour | Audience::OtherDesk if !full && has_irn => {
                Disclosure { name: NameForm::Hidden, club: false, egd_pin: false, ..Disclosure::EVERYTHING }
            }
            Audience::Tour | Audience::OtherDesk | Audience::Director => Disclosure::EVERYTHING,
        }
    }
}

/// A player's name as an audience may see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DisclosedName {
    /// The full name.
    Full {
        /// Family name.
        family: String,
        /// Given names.
        given: String,
    },
    /// Initials with their dots; empty where the name is.
    Initials {
        /// Initial of the family name: `R.`.
        family: String,
        /// Initial of the given name.
        given: String,
    },
    /// The number in the event; `None` before the register closes.
    Number(Option<u32>),
    /// Nothing.
    Hidden,
}

impl DisclosedName {
    /// Returns the name as text: "Family Given", "F. G.", "No. 7" or "Anonymous".
    pub fn message(&self) -> Message {
        match self {
            DisclosedName::Full { family, given } | DisclosedName::Initials { family, given } => {
                Message::verbatim(format!("{family} {given}").trim())
            }
            DisclosedName::Number(Some(number)) => message!("player-number", number = *number),
            DisclosedName::Number(None) | DisclosedName::Hidden => message!("player-anonymous"),
        }
    }
}

/// What an audience may see of a player. Hidden texts are empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Disclosed {
    /// The name.
    pub name: DisclosedName,
    /// The director's transliteration, only with the full name.
    pub latin: Option<String>,
    /// Club.
    pub club: String,
    /// Town.
    pub town: String,
    /// Country.
    pub country: Option<Country>,
    /// Year of birth.
    pub birth_year: Option<i32>,
    /// Number in the European Go Database (PIN).
    pub egd_pin: Option<String>,
    /// Tour registration number (IRN).
    pub irn: Option<String>,
}

/// Returns what `audience` may see of `player`, whose number in the event is `number`; see [`Disclosure::of`].
pub fn disclose(player: &Player, number: Option<u32>, audience: Audience) -> Disclosed {
    let shown = Disclosure::of(player.publication, player.irn.is_some(), audience);
    let (family, given) = (&player.family, &player.given);
    let text = |text: &String, shown: bool| if shown { text.clone() } else { String::new() };
    Disclosed {
        name: match shown.name {
            NameForm::Full => DisclosedName::Full { family: family.clone(), given: given.clone() },
            NameForm::Initials => initials(player, audience),
            NameForm::Number => DisclosedName::Number(number),
            NameForm::Hidden => DisclosedName::Hidden,
        },
        latin: player.latin.clone().filter(|_| shown.name == NameForm::Full),
        club: text(&player.club, shown.club),
        town: text(&player.town, shown.club),
        country: player.country.filter(|_| shown.country),
        birth_year: player.birth.filter(|_| shown.birth_year).map(|birth| birth.year()),
        egd_pin: player.egd_pin.clone().filter(|_| shown.egd_pin),
        irn: player.irn.clone().filter(|_| shown.irn),
    }
}

/// Returns a name by initials; in a pair, each partner as they wish.
fn initials(player: &Player, audience: Audience) -> DisclosedName {
    match &player.pair {
        Some(pair) => {
            let name = |partner: &Player| disclose(partner, None, audience).name.message().to_string();
            DisclosedName::Initials { family: pair.names(name), given: String::new() }
        }
        None => DisclosedName::Initials { family: initial(&player.family), given: initial(&player.given) },
    }
}

/// Returns the first letter of a name with a dot; empty for an empty name.
fn initial(name: &str) -> String {
    name.chars().next().map(|letter| format!("{letter}.")).unwrap_or_default()
}

impl Player {
    /// Returns the name that public sheets show, in English: in full, as initials, or as the number.
    pub fn published_name(&self, number: Option<u32>) -> String {
        disclose(self, number, Audience::PublicSheet).name.message().to_string()
    }

    /// Returns the player with everything removed that the hall may not see; the name is that of
    /// [`Player::published_name`]. Rank, rating and birth stay, because scores and categories follow from them; show a
    /// birth only through [`disclose`].
    pub fn as_published(&self, number: Option<u32>) -> Player {
        let shown = disclose(self, number, Audience::Hall);
        let (family, given) = match self.publication {
            Publication::Full => (self.family.clone(), self.given.clone()),
            Publication::Initials | Publication::Anonymous => (shown.name.message().to_string(), String::new()),
        };
        Player {
            family,
            given,
            middle: String::new(),
            latin: shown.latin,
            irn: shown.irn,
            club: shown.club,
            town: shown.town,
            country: shown.country,
            egd_pin: shown.egd_pin,
            ffg_licence: None,
            ffg_status: None,
            aga_id: None,
            user_name: None,
            pair: None,
            ..self.clone()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::player::Birth;
    use crate::model::rank::Rank;

    const EVERYONE: [Audience; 6] = [
        Audience::PublicSheet,
        Audience::Hall,
        Audience::Tour,
        Audience::OtherDesk,
        Audience::RatingList,
        Audience::Director,
    ];

    fn player(publication: Publication) -> Player {
        Player {
            latin: Some("Reed Bea".into()),
            irn: Some("7".into()),
            club: "Mill".into(),
            town: "Arad".into(),
            country: "RO".parse().ok(),
            birth: Some(Birth::Day("2012-03-04".parse().unwrap())),
            egd_pin: Some("10000001".into()),
            publication,
            ..Player::new("Reed", "Bea", Rank::SHODAN)
        }
    }

    /// Lists the fields that an audience sees, in short.
    fn seen(player: &Player, audience: Audience) -> String {
        let shown = disclose(player, Some(4), audience);
        let fields = [
            Some(shown.name.message().to_string()),
            shown.latin.map(|_| "latin".into()),
            Some(shown.club).filter(|club| !club.is_empty()),
            Some(shown.town).filter(|town| !town.is_empty()),
            shown.country.map(|country| country.to_string()),
            shown.birth_year.map(|year| year.to_string()),
            shown.egd_pin.map(|_| "PIN".into()),
            shown.irn.map(|_| "IRN".into()),
        ];
        fields.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn a_player_published_in_full_is_shown_in_full() {
        let everything = "Reed Bea, latin, Mill, Arad, RO, 2012, PIN, IRN";
        let shown = EVERYONE.map(|audience| seen(&player(Publication::Full), audience));
        assert_eq!(
            shown,
            [
                everything,
                "Reed Bea, latin, Mill, Arad, RO",
                everything,
                everything,
                "Reed Bea, latin, Mill, Arad, RO, PIN",
                everything
            ]
        );
    }

    #[test]
    fn initials_are_shown_with_the_country_only() {
        let shown = EVERYONE.map(|audience| seen(&player(Publication::Initials), audience));
        let by_number = "Anonymous, RO, 2012, IRN";
        assert_eq!(
            shown,
            [
                "R. B., RO",
                "R. B., RO",
                by_number,
                by_number,
                "R. B., RO",
                "Reed Bea, latin, Mill, Arad, RO, 2012, PIN, IRN"
            ]
        );
    }

    #[test]
    fn an_anonymous_player_is_shown_by_number_only() {
        let shown = EVERYONE.map(|audience| seen(&player(Publication::Anonymous), audience));
        let by_number = "Anonymous, RO, 2012, IRN";
        assert_eq!(
            shown,
            ["No. 4", "No. 4", by_number, by_number, "No. 4", "Reed Bea, latin, Mill, Arad, RO, 2012, PIN, IRN"]
        );
    }

    #[test]
    fn the_tour_gets_the_name_of_a_player_without_an_irn() {
        for publication in [Publication::Initials, Publication::Anonymous] {
            for audience in [Audience::Tour, Audience::OtherDesk] {
                let unknown = Player { irn: None, ..player(publication) };
                assert_eq!(seen(&unknown, audience), "Reed Bea, latin, Mill, Arad, RO, 2012, PIN");
            }
        }
    }

    #[test]
    fn missing_names_and_numbers_leave_no_dots() {
        let single = Player { given: String::new(), ..player(Publication::Initials) };
        assert_eq!(disclose(&single, None, Audience::Hall).name.message().to_string(), "R.");
        let unnumbered = disclose(&player(Publication::Anonymous), None, Audience::PublicSheet);
        assert_eq!(unnumbered.name.message().to_string(), "Anonymous");
    }
}
