//! Names in Latin letters without diacritics, as the European Go Database writes those of each country (R3).

use deunicode::deunicode;

use super::country::Country;

/// The letters of German: Mueller, Groessling.
const GERMAN: [(char, &str); 4] = [('ä', "ae"), ('ö', "oe"), ('ü', "ue"), ('ß', "ss")];
/// The letters of Danish, Norwegian and Swedish: Aastroem, Soerensen, Baek.
const SCANDINAVIAN: [(char, &str); 6] = [('å', "aa"), ('ä', "ae"), ('æ', "ae"), ('ö', "oe"), ('ø', "oe"), ('ü', "ue")];
/// The letters of Ukrainian that differ from Russian: Olha, Hryhorenko.
const UKRAINIAN: [(char, &str); 3] = [('г', "h"), ('ґ', "g"), ('и', "y")];
/// Letters of every country that have no sound of their own, or a sound of two letters.
const ALL: [(char, &str); 4] = [('ь', ""), ('ъ', ""), ('æ', "ae"), ('œ', "oe")];

/// Returns a name in Latin letters without diacritics, as proposed for a player of this country. A sound of two letters that
/// begins a word has one capital: Oersted.
pub fn transliterated(name: &str, country: Option<Country>) -> String {
    let letters = letters(country);
    let spelled = |c: char| {
        let lower = c.to_lowercase().next().unwrap_or(c);
        let sound = letters.iter().chain(&ALL).find(|(letter, _)| *letter == lower).map(|(_, sound)| *sound);
        sound.map_or_else(|| c.to_string(), |sound| if c == lower { sound.into() } else { capitalised(sound) })
    };
    deunicode(&name.chars().map(spelled).collect::<String>()).trim().to_string()
}

fn letters(country: Option<Country>) -> &'static [(char, &'static str)] {
    match country.map(|country| country.to_string()).as_deref() {
        Some("DE" | "AT" | "CH" | "LI" | "LU") => &GERMAN,
        Some("DK" | "NO" | "SE" | "FO" | "GL") => &SCANDINAVIAN,
        Some("UA") => &UKRAINIAN,
        _ => &[],
    }
}

fn capitalised(sound: &str) -> String {
    let mut letters = sound.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_spelled_as_in_the_european_database() {
        for (name, country, latin) in [
            ("Müller Jörg", "DE", "Mueller Joerg"),
            ("Größling Änne", "AT", "Groessling Aenne"),
            ("Åström Håkan", "SE", "Aastroem Haakan"),
            ("Ørsted Æne", "DK", "Oersted Aene"),
            ("Müller Ödön", "HU", "Muller Odon"),
            ("Özgür Şahin", "TR", "Ozgur Sahin"),
            ("Hämäläinen Yrjö", "FI", "Hamalainen Yrjo"),
            ("Шевченко Ольга", "UA", "Shevchenko Olha"),
            ("Горький Игорь", "RU", "Gorkii Igor"),
            ("Lætitia Cœur", "FR", "Laetitia Coeur"),
        ] {
            assert_eq!(transliterated(name, country.parse().ok()), latin);
        }
        assert_eq!(transliterated(" Müller ", None), "Muller");
    }
}
