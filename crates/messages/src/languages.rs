//! The list of all languages.

/// The list of all languages, English first: `Variant = "code" "name in the language"`. The code is the name of the folder in
/// `assets/messages`. The argument is a macro that gets the list.
macro_rules! with_languages {
    ($use:ident) => {
        $use! {
            /// English.
            #[default]
            En = "en" "English",
            /// Czech.
            Cs = "cs" "Čeština",
            /// German.
            De = "de" "Deutsch",
            /// Spanish.
            Es = "es" "Español",
            /// French.
            Fr = "fr" "Français",
            /// Croatian.
            Hr = "hr" "Hrvatski",
            /// Hungarian.
            Hu = "hu" "Magyar",
            /// Polish.
            Pl = "pl" "Polski",
            /// Romanian.
            Ro = "ro" "Română",
            /// Russian.
            Ru = "ru" "Русский",
            /// Turkish.
            Tr = "tr" "Türkçe",
            /// Ukrainian.
            Uk = "uk" "Українська",
        }
    };
}

pub(crate) use with_languages;
