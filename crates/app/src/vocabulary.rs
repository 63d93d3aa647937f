//! Closed vocabularies of views and requests: enums whose values are fixed words in JSON, in TypeScript and as text.

use domain::model::pairing_rules::Level;
use domain::model::player::{Publication, Sex};
use domain::model::year_final::{FinalGroup, JigoValue};
use domain::{BoardOrder, Carries, EntryStatus, ListOrigin, Membership, OwnClass, SlipState, System};
use formats::Format;

/// Defines an enum whose variants stand for fixed words: `vocabulary!(/// ... pub enum Name { /// ... Variant = "word" });`
///
/// The enum serialises as the word, displays as the word and parses from it; `Name::WORDS` lists all words. Parsing
/// ignores case and surrounding blanks, and fails with `ErrorCode::BadInput`. `pub enum Name = Domain { ... }` also converts
/// from and to an enum of the domain with the same variants.
#[macro_export]
macro_rules! vocabulary {
    ($(#[$about:meta])* pub enum $name:ident = $domain:ident { $($(#[$variant_about:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $crate::vocabulary! {
            $(#[$about])*
            pub enum $name { $($(#[$variant_about])* $variant = $word),+ }
        }

        impl From<$domain> for $name {
            fn from(value: $domain) -> $name {
                match value {
                    $($domain::$variant => $name::$variant),+
                }
            }
        }

        impl From<$name> for $domain {
            fn from(name: $name) -> $domain {
                match name {
                    $($name::$variant => $domain::$variant),+
                }
            }
        }
    };
    ($(#[$about:meta])* pub enum $name:ident { $($(#[$variant_about:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS)]
        pub enum $name {
            $($(#[$variant_about])* #[serde(rename = $word)] $variant),+
        }

        impl $name {
            /// All values, in the order of their definition.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The word of each value, in the same order.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// Returns the word.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $($name::$variant => $word),+
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = ::session::AppError;

            fn from_str(text: &str) -> ::session::Result<$name> {
                let text = text.trim();
                match text {
                    $(_ if text.eq_ignore_ascii_case($word) => Ok($name::$variant),)+
                    _ => Err($crate::vocabulary::unknown_word(text, $name::WORDS)),
                }
            }
        }
    };
}

/// Returns the error for a word that is not in a vocabulary.
pub fn unknown_word(text: &str, known: &[&'static str]) -> session::AppError {
    session::AppError::bad_input(messages::message!(
        "word-unknown",
        text,
        known = known.iter().copied().filter(|word| !word.is_empty()).collect::<Vec<_>>()
    ))
}

vocabulary! {
    /// The EGF class of a competition.
    pub enum OwnClassName = OwnClass {
        /// The class that its time limits allow.
        Allowed = "allowed",
        /// Class B at most.
        B = "b",
        /// Class C at most.
        C = "c",
        /// Its games are not rated.
        Unrated = "unrated",
    }
}

vocabulary! {
    /// Whether members of a team must sit in the order of its list.
    pub enum BoardOrderName = BoardOrder {
        /// They must.
        Fixed = "fixed",
        /// They may sit at any board of the team.
        Free = "free",
    }
}

vocabulary! {
    /// A player's sex, as far as it is known.
    #[derive(Default)]
    pub enum SexLetter {
        /// Female.
        Female = "f",
        /// Male.
        Male = "m",
        /// Unknown.
        #[default]
        Unknown = "",
    }
}

vocabulary! {
    /// How a player agrees to be published.
    #[derive(Default)]
    pub enum PublicationName = Publication {
        /// In full.
        #[default]
        Full = "full",
        /// By initials.
        Initials = "initials",
        /// Anonymously.
        Anonymous = "anonymous",
    }
}

vocabulary! {
    /// A player's membership in the association, which determines the levy (R80).
    #[derive(Default)]
    pub enum MembershipName = Membership {
        /// A member.
        #[default]
        Member = "member",
        /// Not a member.
        NonMember = "non_member",
        /// A member at the reduced rate.
        Concession = "concession",
    }
}

vocabulary! {
    /// The status of an entry (R6).
    pub enum StatusName = EntryStatus {
        /// Announced.
        PreRegistered = "preregistered",
        /// Seen in person.
        Registered = "registered",
        /// Left.
        Withdrawn = "withdrawn",
    }
}

vocabulary! {
    /// What a helper of the hall network may do.
    pub enum HelperRoleName {
        /// Enters results.
        Results = "results",
        /// Enters who has arrived.
        CheckIn = "check-in",
        /// Writes notes for the referee.
        Notes = "notes",
        /// Keeps a copy of the event file.
        SecondDesk = "second-desk",
    }
}

impl From<&domain::HelperRole> for HelperRoleName {
    fn from(role: &domain::HelperRole) -> HelperRoleName {
        match role {
            domain::HelperRole::Results { .. } => HelperRoleName::Results,
            domain::HelperRole::CheckIn => HelperRoleName::CheckIn,
            domain::HelperRole::Notes => HelperRoleName::Notes,
            domain::HelperRole::SecondDesk => HelperRoleName::SecondDesk,
        }
    }
}

vocabulary! {
    /// The state of a pink slip (R8).
    pub enum SlipStateName = SlipState {
        /// Not decided yet.
        Pending = "pending",
        /// The register was changed as requested.
        Applied = "applied",
        /// The request was refused.
        Refused = "refused",
    }
}

macro_rules! system_names {
    ($($(#[$about:meta])* $system:ident = $word:literal in $file:ident,)+) => {
        vocabulary! {
            /// A system of pairing.
            pub enum SystemName = System { $($(#[$about])* $system = $word),+ }
        }
    };
}

domain::with_systems!(system_names);

vocabulary! {
    /// A template of a new event.
    pub enum TemplateName {
        /// An open tournament of the tour.
        SeygoOpen = "seygo-open",
        /// The European youth championship.
        Eygc = "eygc",
        /// A day in the club.
        ClubDay = "club-day",
        /// A long tournament of a congress.
        Congress = "congress",
        /// A tournament of newcomers (R4).
        FutureStars = "future-stars",
        /// A side event on 9x9 boards whose players choose their opponents (R69).
        SelfPaired = "self-paired",
        /// A tournament of pairs.
        PairGo = "pair-go",
    }
}

vocabulary! {
    /// Stages that are added together (R68).
    pub enum StageTemplateName {
        /// A knock-out of the first eight, as in the European championship.
        FinalOfEight = "final-8",
        /// The first two of each zone play a knock-out, the others a Swiss.
        Groups = "groups",
        /// Round robins of the first four and the next four, and a Swiss of the others.
        ClubGroups = "club-groups",
    }
}

vocabulary! {
    /// What players bring along to a stage (R68).
    pub enum CarriesName = Carries {
        /// Nothing.
        Nothing = "nothing",
        /// All their points.
        Score = "score",
        /// The results of their games against each other.
        Results = "results",
    }
}

impl Default for CarriesName {
    /// Returns nothing.
    fn default() -> CarriesName {
        CarriesName::Nothing
    }
}

vocabulary! {
    /// A field of an entry that a rating list has too.
    pub enum RatedField {
        /// The rank.
        Rank = "rank",
        /// The rating.
        Rating = "rating",
        /// The country.
        Country = "country",
    }
}

vocabulary! {
    /// A field of an entry that a slip changes (R8).
    pub enum SlipField {
        /// The starting number.
        Number = "number",
        /// The family name.
        Family = "family",
        /// The given name.
        Given = "given",
        /// The middle name.
        Middle = "middle",
        /// The name in Latin letters (R3).
        Latin = "latin",
        /// The rank.
        Rank = "rank",
        /// The town.
        Town = "town",
        /// The club.
        Club = "club",
        /// The country.
        Country = "country",
        /// The rounds played.
        Rounds = "rounds",
        /// The status.
        Status = "status",
        /// The initial score, which follows from the rank.
        Initial = "initial",
    }
}

vocabulary! {
    /// A file format that can be imported.
    pub enum FormatName = Format {
        /// OpenGotha.
        OpenGotha = "opengotha",
        /// MacMahon.
        MacMahon = "macmahon",
        /// Pairgoth.
        Pairgoth = "pairgoth",
        /// The EGD's results file.
        H9 = "h9",
        /// The French federation's results file.
        Tou = "tou",
        /// The AGA's results file.
        Aga = "aga",
        /// The report file of the chess federation.
        Trf = "trf",
        /// A list of players.
        Csv = "csv",
    }
}

vocabulary! {
    /// The association of a rating list.
    #[derive(Default)]
    pub enum ListOriginName = ListOrigin {
        /// The European Go Database.
        #[default]
        Egd = "egd",
        /// The French federation.
        Ffg = "ffg",
        /// The American Go Association.
        Aga = "aga",
    }
}

vocabulary! {
    /// The character between the fields of a list.
    pub enum SeparatorName {
        /// Comma.
        Comma = "comma",
        /// Semicolon.
        Semicolon = "semicolon",
        /// Tab.
        Tab = "tab",
        /// Vertical bar.
        Pipe = "pipe",
    }
}

vocabulary! {
    /// A level of a good pairing.
    pub enum LevelName = Level {
        /// The two have met before (R19).
        Rematch = "Rematch",
        /// The two are of one family (R11).
        Family = "Family",
        /// Only one of the two has won or drawn a game (R71).
        Winless = "Winless",
        /// The two are of different categories.
        Category = "Category",
        /// Their scores differ.
        ScoreDifference = "ScoreDifference",
        /// The two may meet in the coming first round of a knock-out (R19).
        KnockoutApart = "KnockoutApart",
        /// A float in the same direction as before, or from the wrong end of the group.
        Floats = "Floats",
        /// The two are of one club (R11).
        Club = "Club",
        /// The two are of one country (R11).
        Country = "Country",
        /// A player gets one colour too often (R18).
        Colours = "Colours",
        /// The handicap (R17).
        Handicap = "Handicap",
        /// The two are not the opponents that the seeding of the score group prefers.
        Seeding = "Seeding",
        /// The lot that decides between otherwise equal pairings.
        Lot = "Lot",
    }
}

vocabulary! {
    /// The EGF class of an event's games (R78).
    pub enum RatingClass {
        /// The slowest time limits.
        A = "A",
        /// Faster.
        B = "B",
        /// The fastest rated time limits.
        C = "C",
        /// Games on the internet.
        D = "D",
    }
}

impl LevelName {
    /// Returns the level called `text`; case, blanks and punctuation do not matter.
    ///
    /// # Errors
    /// No level has this name.
    pub fn named(text: &str) -> session::Result<LevelName> {
        let plain = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase();
        let level = LevelName::ALL.iter().copied().find(|level| plain(level.as_str()) == plain(text));
        level.ok_or_else(|| session::AppError::not_found(messages::message!("level-unknown", name = text)))
    }
}

impl RatingClass {
    /// Returns the class with this letter; `None` for another letter.
    pub fn of(letter: char) -> Option<RatingClass> {
        RatingClass::ALL.iter().copied().find(|class| class.as_str().starts_with(letter))
    }
}

impl From<SexLetter> for Option<Sex> {
    fn from(letter: SexLetter) -> Option<Sex> {
        match letter {
            SexLetter::Female => Some(Sex::Female),
            SexLetter::Male => Some(Sex::Male),
            SexLetter::Unknown => None,
        }
    }
}

impl From<Option<Sex>> for SexLetter {
    fn from(sex: Option<Sex>) -> SexLetter {
        match sex {
            Some(Sex::Female) => SexLetter::Female,
            Some(Sex::Male) => SexLetter::Male,
            None => SexLetter::Unknown,
        }
    }
}

impl SeparatorName {
    /// Returns the character.
    pub fn character(self) -> char {
        match self {
            SeparatorName::Comma => ',',
            SeparatorName::Semicolon => ';',
            SeparatorName::Tab => '\t',
            SeparatorName::Pipe => '|',
        }
    }

    /// Returns the separator with this character; a comma for any other.
    pub fn of(character: char) -> SeparatorName {
        SeparatorName::ALL.iter().copied().find(|name| name.character() == character).unwrap_or(SeparatorName::Comma)
    }
}

vocabulary! {
    /// A rest plan that a draw can ask for (R54).
    pub enum RestChoice {
        /// The best ranked players play two games a day.
        Best = "best",
        /// Lots decide.
        Lots = "lots",
        /// The first round is played on the eve.
        Eve = "eve",
    }
}

vocabulary! {
    /// What a jigo adds to the wins of a group (R51).
    pub enum JigoCounting = JigoValue {
        /// Nothing.
        Nothing = "nothing",
        /// Half a win.
        Half = "half",
        /// A whole win.
        Whole = "whole",
    }
}

vocabulary! {
    /// A group of the Final.
    pub enum FinalGroupName = FinalGroup {
        /// The green group.
        Green = "GR",
        /// The orange group.
        Orange = "OR",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    vocabulary! {
        /// Two words.
        pub enum Sample {
            /// The first.
            First = "first_word",
            /// The second.
            Second = "second",
        }
    }

    #[test]
    fn words_are_the_same_in_json_and_as_text() {
        for (&variant, &word) in Sample::ALL.iter().zip(Sample::WORDS) {
            assert_eq!(serde_json::to_value(variant).expect("words serialise"), word);
            assert_eq!((variant.to_string(), word.to_uppercase().parse()), (word.to_string(), Ok(variant)));
        }
        let error = "third".parse::<Sample>().expect_err("the word is unknown");
        assert_eq!(error.to_string(), "\"third\" is unknown. Choose one of first_word, second.");
    }

    #[test]
    fn words_are_the_same_in_json_and_on_the_command_line() {
        for &name in SystemName::ALL {
            assert_eq!(serde_json::to_value(name).unwrap(), name.as_str());
            assert_eq!(name.to_string().parse::<SystemName>().unwrap(), name);
        }
        assert_eq!(serde_json::to_value(SexLetter::Unknown).unwrap(), "");
    }

    #[test]
    fn levels_are_found_in_any_spelling() {
        for text in ["ScoreDifference", "score difference", "score-difference", "SCORE_DIFFERENCE"] {
            assert_eq!(LevelName::named(text).unwrap(), LevelName::ScoreDifference);
        }
        assert_eq!(LevelName::named("luck").unwrap_err().message.id, "level-unknown");
    }

    #[test]
    fn classes_have_their_letters() {
        assert_eq!(['A', 'D', 'X'].map(RatingClass::of), [Some(RatingClass::A), Some(RatingClass::D), None]);
    }

    #[test]
    fn unknown_words_are_refused_with_the_known_ones() {
        let error = "pairgotha".parse::<FormatName>().unwrap_err();
        assert!(error.to_string().contains(&FormatName::WORDS.join(", ")), "{error}");
    }
}
