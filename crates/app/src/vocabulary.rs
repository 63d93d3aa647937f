//! Closed vocabularies of views and requests: enums whose values are fixed words in JSON, in TypeScript and as text.

/// Defines an enum whose variants stand for fixed words: `vocabulary!(/// ... pub enum Name { /// ... Variant = "word" });`
///
/// The enum serialises as the word, displays as the word and parses from it; `Name::WORDS` lists all words. Parsing
/// ignores case and surrounding blanks, and fails with `ErrorCode::BadInput`.
#[macro_export]
macro_rules! vocabulary {
    ($(#[$about:meta])* pub enum $name:ident { $($(#[$variant_about:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS)]
        pub enum $name {
            $($(#[$variant_about])* #[serde(rename = $word)] $variant),+
        }

        impl $name {
            /// The word of each variant.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// Returns the word.
            pub fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word),+
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.word())
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
    session::AppError::bad_input(messages::message!("word-unknown", text, known = known.to_vec()))
}

#[cfg(test)]
mod tests {
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
        for (variant, word) in [(Sample::First, "first_word"), (Sample::Second, "second")] {
            assert_eq!(serde_json::to_value(variant).expect("words serialise"), word);
            assert_eq!((variant.to_string(), word.to_uppercase().parse()), (word.to_string(), Ok(variant)));
        }
        let error = "third".parse::<Sample>().expect_err("the word is unknown");
        assert_eq!(error.to_string(), "\"third\" is unknown. Choose one of first_word, second.");
    }
}
