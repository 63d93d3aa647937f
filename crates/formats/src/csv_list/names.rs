//! Splitting whole names into family and given names.

/// Small words that begin a family name.
const PARTICLES: [&str; 32] = [
    "van", "von", "vom", "der", "den", "de", "del", "dela", "della", "dalla", "dal", "degli", "des", "di", "da", "das",
    "do", "dos", "du", "la", "le", "op", "te", "ten", "ter", "'t", "zu", "zum", "zur", "af", "av", "al",
];
/// The particles that begin a family name with a capital, too, if a given name is left. Others are given names or whole family names.
const CAPITAL_PARTICLES: [&str; 13] =
    ["Van", "Von", "Vom", "De", "Del", "Della", "Dalla", "Degli", "Di", "Da", "Dos", "Zu", "Ter"];
/// Chinese family names of two characters.
const TWO_CHARACTERS: [&str; 8] = ["欧阳", "歐陽", "上官", "司马", "司馬", "诸葛", "諸葛", "东方"];

/// Splits "Brook, Ada", "Brook Ada" or "van der Berg Jan" into family and given name. A comma or capitals show the family name,
/// such as in "Marie LE GOFF"; without them it is the first word, with the particles before it.
pub(super) fn family_first(name: &str) -> (String, String) {
    if let Some(parts) = marked(name) {
        return parts;
    }
    let words: Vec<&str> = name.split_whitespace().collect();
    let mut particles = words.iter().take_while(|word| is_particle(word)).count();
    // "Van der Berg Jan", or "De Rossi Ana".
    if particles == 0 && words.len() > 2 && CAPITAL_PARTICLES.contains(&words[0]) {
        particles = 1 + words[1..].iter().take_while(|word| is_particle(word)).count();
    }
    let (family, given) = words.split_at((particles + 1).min(words.len()));
    (family.join(" "), given.join(" "))
}

/// Splits "Ada Brook" into given and family name. A comma or capitals show the family name; without them it is the last word, with
/// the particles before it.
pub(super) fn given_first(name: &str) -> (String, String) {
    if let Some((family, given)) = marked(name) {
        return (given, family);
    }
    let words: Vec<&str> = name.split_whitespace().collect();
    let last = words.len().saturating_sub(1);
    let mut first = last - words[..last].iter().rev().take_while(|word| is_particle(word)).count();
    if first > 1 && CAPITAL_PARTICLES.contains(&words[first - 1]) {
        first -= 1;
    }
    let (given, family) = words.split_at(first);
    (given.join(" "), family.join(" "))
}

fn is_particle(word: &str) -> bool {
    PARTICLES.contains(&word)
}

/// Returns family and given name if the name itself shows them.
fn marked(name: &str) -> Option<(String, String)> {
    let by_comma = || name.split_once(',').map(|(family, given)| (family.trim().into(), given.trim().into()));
    by_comma().or_else(|| by_capitals(name)).or_else(|| by_characters(name))
}

/// Splits a name of which some words, at the beginning or at the end, are in capitals: they are the family name.
fn by_capitals(name: &str) -> Option<(String, String)> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let in_capitals = |word: &&str| {
        let letters: Vec<char> = word.chars().filter(|c| c.is_alphabetic()).collect();
        letters.len() > 1 && letters.iter().all(|c| c.is_uppercase())
    };
    let first = words.iter().position(&in_capitals)?;
    let end = first + words[first..].iter().take_while(|word| in_capitals(word)).count();
    let first = first - words[..first].iter().rev().take_while(|word| is_particle(word)).count();
    let is_rest_plain = !words[end..].iter().any(in_capitals);
    match (first, end == words.len()) {
        (0, false) if is_rest_plain => Some((words[..end].join(" "), words[end..].join(" "))),
        (1.., true) => Some((words[first..].join(" "), words[..first].join(" "))),
        _ => None,
    }
}

/// Splits two to four Chinese or Korean characters without a blank, of which the family name has one, or two of the rarer names.
fn by_characters(name: &str) -> Option<(String, String)> {
    let characters: Vec<char> = name.chars().collect();
    let is_own = |c: &char| ('\u{4E00}'..='\u{9FFF}').contains(c) || ('\u{AC00}'..='\u{D7A3}').contains(c);
    if !(2..=4).contains(&characters.len()) || !characters.iter().all(is_own) {
        return None;
    }
    let is_long =
        characters.len() > 3 || characters.len() == 3 && TWO_CHARACTERS.iter().any(|two| name.starts_with(two));
    let (family, given) = characters.split_at(if is_long { 2 } else { 1 });
    Some((family.iter().collect(), given.iter().collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_names_are_split() {
        let both = |(first, second): (String, String)| format!("{first}|{second}");
        for (name, family, given) in [
            ("Brook, Ada Maria", "Brook", "Ada Maria"),
            ("Brook Ada", "Brook", "Ada"),
            ("van der Berg Jan", "van der Berg", "Jan"),
            ("Van der Berg Jan", "Van der Berg", "Jan"),
            ("De Rossi Ana", "De Rossi", "Ana"),
            ("De Rossi", "De", "Rossi"),
            ("Le Thi Hoa", "Le", "Thi Hoa"),
            ("de", "de", ""),
        ] {
            assert_eq!(family_first(name), (family.into(), given.into()), "{name}");
        }
        assert_eq!(both(given_first("Ada Maria Brook")), "Ada Maria|Brook");
        assert_eq!(both(given_first("van der Mühl, Zoë")), "Zoë|van der Mühl");
        assert_eq!(both(given_first("Brook")), "|Brook");
        assert_eq!(both(given_first("Jan van der Berg")), "Jan|van der Berg");
        assert_eq!(both(given_first("Jan Van den Berg")), "Jan|Van den Berg");
        assert_eq!(both(given_first("Ada De Brook")), "Ada|De Brook");
        assert_eq!(both(given_first("De Brook")), "De|Brook");
    }

    #[test]
    fn capitals_show_the_family_name_in_either_order() {
        for name in ["LE GOFF Marie-Anne", "Marie-Anne LE GOFF"] {
            assert_eq!(family_first(name), ("LE GOFF".into(), "Marie-Anne".into()), "{name}");
            assert_eq!(given_first(name), ("Marie-Anne".into(), "LE GOFF".into()), "{name}");
        }
        assert_eq!(family_first("van der BERG Jan"), ("van der BERG".into(), "Jan".into()));
        assert_eq!(family_first("LI Ming"), ("LI".into(), "Ming".into()));
        assert_eq!(family_first("BROOK ADA"), ("BROOK".into(), "ADA".into()));
        assert_eq!(given_first("ADA BROOK"), ("ADA".into(), "BROOK".into()));
        assert_eq!(given_first("Ada M Brook"), ("Ada M".into(), "Brook".into()));
    }

    #[test]
    fn chinese_and_korean_names_need_no_blank() {
        for (name, family, given) in [
            ("李明", "李", "明"),
            ("王小红", "王", "小红"),
            ("欧阳明", "欧阳", "明"),
            ("김철수", "김", "철수"),
            ("山田太郎", "山田", "太郎"),
        ] {
            assert_eq!(family_first(name), (family.into(), given.into()), "{name}");
        }
        assert_eq!(family_first("王 小红"), ("王".into(), "小红".into()));
    }
}
