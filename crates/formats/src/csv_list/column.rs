//! The meanings of a list's columns, and their headings in the languages of our players.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use domain::Category;

use super::value::{RankUnit, rank};
use crate::text::folded;

/// The meaning of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ListColumn {
    /// Family name.
    Family,
    /// Given name or names.
    Given,
    /// The whole name, family first: "Brook, Ada" or "Brook Ada".
    FamilyFirst,
    /// The whole name, given first: "Ada Brook". The last word is the family name.
    GivenFirst,
    /// Patronymic or middle name.
    Middle,
    /// Transliteration, family name first (R3).
    Latin,
    /// Declared rank.
    Rank,
    /// European rating.
    Rating,
    /// Country, two letters.
    Country,
    /// Town.
    Town,
    /// Club.
    Club,
    /// Year or day of birth.
    Birth,
    /// Number in the European Go Database.
    Pin,
    /// Number in the youth tour.
    Irn,
    /// Girl or boy.
    Sex,
    /// A word that players of one family share (R11).
    FamilyGroup,
    /// Number of the licence of the French federation (FFG).
    FfgLicence,
    /// Status of that licence.
    FfgStatus,
    /// Number of the membership in the American Go Association (AGA).
    AgaId,
    /// Name on the server of an event on the internet.
    UserName,
    /// Rank in files for rating lists.
    RatingRank,
    /// SEYGO points of an age category (R25).
    Sp(Category),
}

/// The columns with a fixed name, in the order of the menu.
const PLAIN: [(ListColumn, &str); 21] = [
    (ListColumn::Family, "family"),
    (ListColumn::Given, "given"),
    (ListColumn::FamilyFirst, "name"),
    (ListColumn::GivenFirst, "given_first"),
    (ListColumn::Middle, "middle"),
    (ListColumn::Latin, "latin"),
    (ListColumn::Rank, "rank"),
    (ListColumn::Rating, "rating"),
    (ListColumn::Country, "country"),
    (ListColumn::Town, "town"),
    (ListColumn::Club, "club"),
    (ListColumn::Birth, "birth"),
    (ListColumn::Pin, "pin"),
    (ListColumn::Irn, "irn"),
    (ListColumn::Sex, "sex"),
    (ListColumn::FamilyGroup, "family_group"),
    (ListColumn::FfgLicence, "ffg_licence"),
    (ListColumn::FfgStatus, "ffg_status"),
    (ListColumn::AgaId, "aga_id"),
    (ListColumn::UserName, "user_name"),
    (ListColumn::RatingRank, "rating_rank"),
];

/// Folded headings by meaning. English, Romanian, German, French, Spanish, Italian,
/// Portuguese, Dutch, Polish, Czech, Slovak, Hungarian, Croatian and Serbian, Ukrainian, Russian, Swedish, Finnish, Turkish.
const HEADINGS: [(ListColumn, &str); 21] = [
    (
        ListColumn::Family,
        "numeledefamilie familynames efternamnet etternavnet efternavnet fornafn familienavn sukunimet family familyname surname lastname last numedefamilie nachname familienname zuname nomdefamille apellido \
         apellidos cognome apelido sobrenome achternaam nazwisko prijmeni priezvisko vezeteknev csaladnev prezime \
         prizvishche familiia efternamn efternavn etternavn sukunimi soyadi soyad soyisim",
    ),
    (
        ListColumn::Given,
        "prenumelejucatorului fornamnet fornavnet etunimet prenomdujoueur namesgiven given prenumele givenname givennames firstname firstnames first forename forenames christianname prenume vorname \
         vornamen rufname prenom prenoms nombre nombres voornaam roepnaam imie imiona jmeno krestnijmeno meno \
         krstnemeno keresztnev utonev ime imia imya fornamn fornavn etunimi adi isim",
    ),
    (
        ListColumn::FamilyFirst,
        "numesiprenumele numeleprenumele numeleintreg numecomplet numelecomplet nomcomplet jatekosneve fullname numesiprenume numeprenume nomprenom nometprenom namevorname nachnamevorname surnamename \
         lastnamefirstname familynamegivenname nazwiskoiimie prijmeniajmeno prezimeiime nev pib fio player playername \
         jucator spieler spielername joueur jugador giocatore speler zawodnik hrac jatekos igrac gravets igrok spelare \
         pelaaja oyuncu participant participante teilnehmer teilnehmername",
    ),
    (
        ListColumn::GivenFirst,
        "firstandlastname nameandlastname adsoyad adisoyadi adsoyadi adivesoyadi vorundnachname vorundzuname firstnamelastname firstlast givennamefamilyname vornamename vornamenachname prenomnom prenometnom prenumenume \
         nameandsurname nombreyapellidos nombreyapellido nomeecognome imieinazwisko jmenoaprijmeni imeiprezime",
    ),
    (ListColumn::Middle, "middle middlename patronymic patronim patronymik patronimic zweitername otchestvo pobatkovi"),
    (
        ListColumn::Latin,
        "latin latinname transliteration transliterated transliterare transliterarea romanised romanized",
    ),
    (
        ListColumn::Rank,
        "seviyesi razriad grado stufe goniveau gostarke spielstaerke niveaudejeu nivelulgo gradulingo fokozata rangulactual gradulactual gradulgo categoria rangen graden kategoria rank gradul rangul nivelul grade level strength playingstrength kyudan dankyu kyu dan gorank rang grad gograd spielstarke starke \
         niveau force rango nivel livello graad sterkte stopien sila uroven fokozat ero snaga ranh riven uroveni styrka \
         vahvuus seviye derece",
    ),
    (
        ListColumn::Rating,
        "ranking rankingegf rejtingegf ratingulegd ratingegf elorating gorrating rating gor ratingul punctajul elo egfrating egdrating egfgor wertung punctaj rejting reiting reitinh ertekszam",
    ),
    (
        ListColumn::Country,
        "ulkesi orszaga taradeorigine tarajucatorului landet nationen tari nazionalita nacionalidad narodowosc narodnost allampolgarsag country nation nationality cc countrycode tara land pays pais paese nazione kraj zeme stat krajina orszag drzava \
         zemlja kraina krayina strana maa ulke nationalitat nationalite",
    ),
    (
        ListColumn::Town,
        "miejscowosc obec localitateadeprovenienta domiciliu orasuldeprovenienta staden byen helyseg lakhely town city oras orasul localitate localitatea ort stadt wohnort ville ciudad citta cidade plaats woonplaats stad \
         miasto mesto varos mjesto misto gorod kaupunki sehir",
    ),
    (
        ListColumn::Club,
        "circolo klubi vereinort kulubunuz skola scoala scoalaclubul clubulscoala clubulsportiv clubsportiv asociatia klubben seuran klubnev klubu kulubu verenigung vereniging club goclub clubul verein klub cercle clube klubb kerho seura egyesulet kulup",
    ),
    (
        ListColumn::Birth,
        "neele neole nascutala nascutla geb gebdatum gebjahr geborenam rokur dataur rocnik dogumgunu dogumyiliniz szulev szulido fodelsedag godrozhd datarozhd datarodjenja datarodenja dataasterii datadenasterii zideanastere fodelsedatumet fodt fodtar birthyear yearofbirth birth birthdate birthday dateofbirth dob born yob annasterii anulnasterii annastere \
         anuldenastere datanasterii datadenastere nastere nascut geburtsjahr geburtsdatum geburtstag jahrgang \
         anneedenaissance datedenaissance naissance fechadenacimiento anodenacimiento nacimiento datadinascita \
         annodinascita nascita datadenascimento nascimento geboortejaar geboortedatum rokurodzenia dataurodzenia \
         roknarozeni datumnarozeni narozeni roknarodenia datumnarodenia szuletesiev szuletesidatum szuletesiido \
         godinarodenja godinarodjenja godiste datumrodenja datumrodjenja riknarodzhennia datanarodzhennia godrozhdeniia \
         datarozhdeniia fodelsear fodelsedatum syntymavuosi syntymaaika dogumyili dogumtarihi",
    ),
    (ListColumn::Pin, "egdpin pin egfpin egd egdnumber egdid pinegd pinulegd numaregd numarulegd codegd codulegd"),
    (ListColumn::FfgLicence, "ffglicence ffg licenceffg numerodelicence numerolicence nolicence licence ffgnumber"),
    (ListColumn::FfgStatus, "ffgstatus ffglicencestatus statutffg statutlicence"),
    (ListColumn::AgaId, "agaid aga aganumber agano usgoid"),
    (ListColumn::UserName, "username user nickname nick login ogsname kgsname account"),
    (ListColumn::RatingRank, "ratingrank officialrank"),
    (ListColumn::Irn, "irn tourregistrationnumber registrationnumber"),
    (
        ListColumn::Sex,
        "nem neme cinsiyeti fatabaiat sexuljucatorului genul kjonn sex gender gen sexul geschlecht sexe genre sexo genero sesso geslacht plec pohlavi pohlavie spol pol kon sukupuoli cinsiyet",
    ),
    (ListColumn::FamilyGroup, "familygroup siblings grupfamilial familie geschwister fratrie fratii"),
];

/// The meanings by heading. Of equal headings the first counts.
static MEANINGS: LazyLock<BTreeMap<&str, ListColumn>> = LazyLock::new(|| {
    let mut meanings = BTreeMap::new();
    for (column, headings) in HEADINGS {
        for heading in headings.split_whitespace() {
            meanings.entry(heading).or_insert(column);
        }
    }
    meanings
});

/// Headings in other scripts, in small letters and without blanks: Bulgarian, Macedonian and Serbian, Greek, Hebrew, Chinese and
/// Japanese, Korean.
const IN_OTHER_SCRIPTS: [(ListColumn, &str); 7] = [
    (ListColumn::Family, "επώνυμο שםמשפחה 姓 성"),
    (ListColumn::Given, "όνομα שםפרטי 名"),
    (ListColumn::FamilyFirst, "ονοματεπώνυμο שם 姓名 氏名 名前 이름"),
    (ListColumn::Rank, "βαθμός βαθμόσ דרגה 段級位 段位 棋力 기력"),
    (ListColumn::Country, "държава држава земја χώρα מדינה ארץ 国 国籍 国家 국가"),
    (ListColumn::Club, "клуб σύλλογος σύλλογοσ מועדון"),
    (ListColumn::Town, "град πόλη עיר 城市"),
];
/// Articles before a heading: "Le nom", "The rank", "A név".
const ARTICLES: &str = "the le la les el il lo der die das a az o os";

/// Headings that mean the family name if the list also has a given name, and otherwise the whole name.
const EITHER: &str = "name names namnet navnet nume numele numelejucatorului nom naam namn navn nazwa nimi ad nome";

impl ListColumn {
    /// Returns the column's name on the command line, in the window's catalogue and in mappings: `family`, `sp16`.
    pub fn id(self) -> String {
        match self {
            ListColumn::Sp(category) => format!("sp{category}"),
            plain => PLAIN.iter().find(|(column, _)| *column == plain).map_or_else(String::new, |(_, id)| (*id).into()),
        }
    }

    /// Returns the column with this name.
    pub fn of_id(id: &str) -> Option<ListColumn> {
        let plain = PLAIN.iter().find(|(_, name)| *name == id).map(|(column, _)| *column);
        plain.or_else(|| id.strip_prefix("sp")?.parse().ok().map(|limit| ListColumn::Sp(Category(limit))))
    }

    /// Whether every list needs the column, so that it must be clear which one it is.
    pub(super) fn is_needed(self) -> bool {
        use ListColumn::{Family, FamilyFirst, Given, GivenFirst, Rank};
        [Family, Given, FamilyFirst, GivenFirst, Rank].contains(&self)
    }

    /// Returns all columns with a fixed name, in the order of the menu. The columns of points depend on the categories.
    pub fn plain() -> impl Iterator<Item = ListColumn> {
        PLAIN.into_iter().map(|(column, _)| column)
    }
}

/// Words that stand alone in questions about something else: "First round", "Other players in your family".
const NOT_ALONE: &str = "first last given player participant participante force state family familie fratrie fratii";
/// Words of columns about something else than the player or the tournament.
const ELSEWHERE: &str = "email mail phone telephone telefon telephon tel mobile parent parinte parinti guardian tutore contact \
                         emergency mother father eltern teacher profesor trainer antrenor trener coach timestamp time hotel room \
                         comment remark agree consent publish publi acord einverstanden zustimm autoris acconsent zgoda zgadzam \
                         souhlas hozzajarul soglas zgoden zgodna username user login invoice rechnung factura roommate partner";
/// The fewest letters of a word above that also begins longer words: "parents", "publication".
const STEM: usize = 5;
/// The most words of a heading that are looked up together.
const PHRASE: usize = 4;

/// The longest heading in bytes. A longer field is not a heading, and comparing its words would take long.
const LONGEST: usize = 1000;

/// Guesses the meaning of each heading; `None` for unknown headings. Questions of forms, such as "Your rank (kyu/dan)", are
/// recognised by their words if no other heading has their meaning.
pub(super) fn guessed<'h>(headings: impl Iterator<Item = &'h str>) -> Vec<Option<ListColumn>> {
    let headings: Vec<&str> = headings.map(|heading| if heading.len() > LONGEST { "" } else { heading }).collect();
    let words: Vec<String> = headings.iter().map(|heading| folded(without_article(heading))).collect();
    let both = headings.iter().zip(&words);
    let certain: Vec<Option<ListColumn>> =
        both.map(|(heading, word)| in_other_scripts(heading).or(meaning(word)).or(whole_name(heading))).collect();
    let listed = |wanted: ListColumn| certain.contains(&Some(wanted));
    let is_whole = listed(ListColumn::FamilyFirst) || listed(ListColumn::GivenFirst);
    let either = if listed(ListColumn::Given) && listed(ListColumn::Family) {
        None
    } else if listed(ListColumn::Given) {
        Some(ListColumn::Family)
    } else if listed(ListColumn::Family) {
        Some(ListColumn::Given)
    } else {
        (!is_whole).then_some(ListColumn::FamilyFirst)
    };
    let mut columns: Vec<Option<ListColumn>> =
        certain.iter().zip(&words).map(|(certain, word)| certain.or(either.filter(|_| has(EITHER, word)))).collect();
    // A row with a rank is a player, not headings.
    if !headings.iter().any(|field| rank(field).is_ok()) {
        for (at, heading) in headings.iter().enumerate() {
            let found = question(heading).filter(|found| columns[at].is_none() && !columns.contains(&Some(*found)));
            columns[at] = columns[at].or(found);
        }
        name_in_words(&headings, &mut columns);
    }
    leave_whole_name(&mut columns);
    columns
}

/// Finds the family name or the whole name in headings such as "Nume elev" or "Votre nom", if no other heading has it.
fn name_in_words(headings: &[&str], columns: &mut [Option<ListColumn>]) {
    let has_any = |wanted: &[ListColumn]| columns.iter().flatten().any(|column| wanted.contains(column));
    if has_any(&[ListColumn::Family, ListColumn::FamilyFirst, ListColumn::GivenFirst]) {
        return;
    }
    let meaning = if has_any(&[ListColumn::Given]) { ListColumn::Family } else { ListColumn::FamilyFirst };
    let is_name = |heading: &str| words(heading).iter().any(|word| has(EITHER, word)) && !is_elsewhere(heading);
    let free = (0..headings.len()).find(|&at| columns[at].is_none() && is_name(headings[at]));
    if let Some(at) = free {
        columns[at] = Some(meaning);
    }
}

/// Leaves out a column of whole names beside those of their parts.
fn leave_whole_name(columns: &mut [Option<ListColumn>]) {
    let has = |wanted| columns.contains(&Some(wanted));
    if has(ListColumn::Family) && has(ListColumn::Given) {
        let is_whole =
            |column: &Option<ListColumn>| matches!(column, Some(ListColumn::FamilyFirst | ListColumn::GivenFirst));
        columns.iter_mut().filter(|column| is_whole(column)).for_each(|column| *column = None);
    }
}

/// Returns the order of a whole name whose parts a heading names: "Numele și prenumele", "Имя и фамилия".
fn whole_name(heading: &str) -> Option<ListColumn> {
    let words = words(heading);
    if is_elsewhere(heading) {
        return None;
    }
    let (mut family, mut either, mut given, mut at) = (None, None, None, 0);
    while at < words.len() {
        let length = (1..=PHRASE.min(words.len() - at)).rev().find(|length| {
            let phrase = words[at..at + length].concat();
            let is_part = matches!(meaning(&phrase), Some(ListColumn::Family | ListColumn::Given));
            is_part && !has(NOT_ALONE, &phrase) || has(EITHER, &phrase)
        });
        let phrase = words[at..at + length.unwrap_or(1)].concat();
        match meaning(&phrase).filter(|_| length.is_some()) {
            Some(ListColumn::Family) => family = family.or(Some(at)),
            Some(_) => given = given.or(Some(at)),
            // The Italian given name is otherwise the whole name.
            None if length.is_some() && family.is_some() && phrase == "nome" => given = given.or(Some(at)),
            None if length.is_some() => either = either.or(Some(at)),
            None => {}
        }
        at += length.unwrap_or(1);
    }
    let (family, given) = (family.or(either)?, given?);
    Some(if family < given { ListColumn::FamilyFirst } else { ListColumn::GivenFirst })
}

/// Returns the folded words of a heading. An apostrophe belongs to its word.
fn words(heading: &str) -> Vec<String> {
    let is_in_word = |c: char| c.is_alphanumeric() || ['\'', '’', 'ʼ'].contains(&c);
    heading.split(|c| !is_in_word(c)).filter(|word| !word.is_empty()).map(folded).collect()
}

/// Returns whether a heading is about something else than the player or the tournament.
fn is_elsewhere(heading: &str) -> bool {
    let is_of = |stem: &str, word: &String| word == stem || stem.len() >= STEM && word.starts_with(stem);
    let of_word = |word: &String| ELSEWHERE.split_whitespace().any(|stem| is_of(stem, word));
    words(heading).iter().any(of_word)
}

/// Returns the meaning of a form's question: of the words before a parenthesis, or of the longest phrases with a meaning if they
/// agree.
fn question(heading: &str) -> Option<ListColumn> {
    let before = heading.split(['(', '[']).next().map(folded).unwrap_or_default();
    if let Some(column) = meaning(&before) {
        return Some(column);
    }
    if has(EITHER, &before) {
        return Some(ListColumn::FamilyFirst);
    }
    if is_elsewhere(heading) {
        return None;
    }
    let words = words(heading);
    let allowed = |phrase: &String| phrase.len() >= 4 && !has(NOT_ALONE, phrase);
    let found = (1..=PHRASE.min(words.len())).rev().find_map(|length| {
        let phrases = words.windows(length).map(<[String]>::concat).filter(allowed);
        let meanings: Vec<ListColumn> = phrases.filter_map(|phrase| meaning(&phrase)).collect();
        (!meanings.is_empty()).then_some(meanings)
    })?;
    found.iter().all(|column| *column == found[0]).then_some(found[0])
}

/// Returns whether a column has the particles of family names, as Dutch lists do.
pub(super) fn is_prefix(heading: &str) -> bool {
    has("tussenvoegsel tussenvoegsels voorvoegsel voorvoegsels", &folded(heading))
}

/// Returns the unit of a column that has ranks of kyu alone or of dan alone: "Kyu", "Dan (1-9)", "Rank (kyu)".
pub(super) fn rank_unit(heading: &str) -> Option<RankUnit> {
    let heading = if heading.len() > LONGEST { "" } else { heading };
    let small = heading.to_lowercase();
    let words = small.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let mut units: Vec<RankUnit> = words.filter_map(RankUnit::of).collect();
    units.dedup();
    if let [unit] = units[..] { Some(unit) } else { None }
}

/// Returns a heading without the article before it.
fn without_article(heading: &str) -> &str {
    let heading = heading.trim();
    match heading.split_once(char::is_whitespace) {
        Some((first, rest)) if has(ARTICLES, &folded(first)) => rest,
        _ => heading,
    }
}

/// Returns the meaning of a heading in another script.
fn in_other_scripts(heading: &str) -> Option<ListColumn> {
    let small: String = heading.to_lowercase().split_whitespace().collect();
    IN_OTHER_SCRIPTS.iter().find(|(_, headings)| has(headings, &small)).map(|(column, _)| *column)
}

fn meaning(word: &str) -> Option<ListColumn> {
    MEANINGS
        .get(word)
        .copied()
        .or_else(|| word.strip_prefix("sp")?.parse().ok().map(|limit| ListColumn::Sp(Category(limit))))
}

fn has(words: &str, wanted: &str) -> bool {
    words.split_whitespace().any(|word| word == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(headings: &[&str]) -> Vec<String> {
        let columns = guessed(headings.iter().copied());
        columns.into_iter().map(|column| column.map_or_else(|| "-".into(), ListColumn::id)).collect()
    }

    #[test]
    fn headings_are_recognised_in_many_languages() {
        let usual = ["family", "given", "rank", "country", "birth"];
        for headings in [
            ["Family name", "Given names", "Rank", "Country", "Year of birth"],
            ["Nume", "Prenume", "Grad", "Țara", "Anul nașterii"],
            ["Name", "Vorname", "Spielstärke", "Land", "Geburtsjahr"],
            ["NOM", "Prénom", "Niveau", "Pays", "Date de naissance"],
            ["Apellidos", "Nombre", "Nivel", "País", "Fecha de nacimiento"],
            ["Cognome", "Nome", "Livello", "Nazione", "Data di nascita"],
            ["Nazwisko", "Imię", "Stopień", "Kraj", "Rok urodzenia"],
            ["Příjmení", "Jméno", "Úroveň", "Země", "Rok narození"],
            ["Vezetéknév", "Keresztnév", "Fokozat", "Ország", "Születési év"],
            ["Prezime", "Ime", "Rang", "Država", "Godina rođenja"],
            ["Прізвище", "Ім'я", "Ранг", "Країна", "Рік народження"],
            ["Фамилия", "Имя", "Ранг", "Страна", "Год рождения"],
            ["Soyadı", "Adı", "Derece", "Ülke", "Doğum yılı"],
            ["Numele de familie", "Prenumele", "Gradul", "Țara", "Data nașterii"],
            ["Efternamnet", "Förnamnet", "Graden", "Landet", "Födelseår"],
            ["Nom", "Prénom", "Niveau", "Pays", "Né(e) le"],
            ["Name", "Vorname", "Stufe", "Land", "Geb.-Datum"],
        ] {
            assert_eq!(ids(&headings), usual, "{headings:?}");
        }
    }

    #[test]
    fn headings_with_articles_and_in_other_scripts_are_recognised() {
        let usual = ["family", "given", "rank", "country"];
        for headings in [
            ["Le nom", "Le prénom", "Le niveau", "Le pays"],
            ["El apellido", "El nombre", "El rango", "El país"],
            ["Der Name", "Der Vorname", "Die Spielstärke", "Das Land"],
            ["The last name", "The first name", "The rank", "The country"],
            ["Фамилия", "Име", "Ранг", "Държава"],
            ["Презиме", "Име", "Ранг", "Земја"],
            ["Επώνυμο", "Όνομα", "Βαθμός", "Χώρα"],
            ["שם משפחה", "שם פרטי", "דרגה", "מדינה"],
        ] {
            assert_eq!(ids(&headings), usual, "{headings:?}");
        }
        assert_eq!(ids(&["A játékos neve", "Fokozata", "Országa"]), ["name", "rank", "country"]);
        assert_eq!(ids(&["氏名", "段級位", "国"]), ["name", "rank", "country"]);
        assert_eq!(ids(&["Numele", "Prenumele", "Gradul", "PIN-ul EGD"]), ["family", "given", "rank", "pin"]);
        assert_eq!(ids(&["A", "La", "Brook"]), ["-", "-", "-"]);
    }

    #[test]
    fn name_without_given_name_is_the_whole_name() {
        assert_eq!(ids(&["Name", "Rank"]), ["name", "rank"]);
        assert_eq!(ids(&["Nume", "Prenume", "Grad"]), ["family", "given", "rank"]);
        assert_eq!(ids(&["Imię i nazwisko", "sp16", "Shoe"]), ["given_first", "sp16", "-"]);
    }

    #[test]
    fn headings_that_name_both_parts_are_the_whole_name() {
        for (heading, order) in [
            ("Numele și prenumele", "name"),
            ("Nume, prenume", "name"),
            ("Фамилия Имя", "name"),
            ("Фамилия, имя", "name"),
            ("Прізвище та ім'я", "name"),
            ("Cognome e nome", "name"),
            ("Last name, first name", "name"),
            ("Adı Soyadı", "given_first"),
            ("Име и фамилия", "given_first"),
            ("First name and last name", "given_first"),
            ("Prénom et nom", "given_first"),
        ] {
            assert_eq!(ids(&[heading, "Rank"]), [order, "rank"], "{heading}");
        }
        assert_eq!(ids(&["Your first name", "Votre nom", "Rank"]), ["given", "family", "rank"]);
        assert_eq!(ids(&["Nume elev", "Prenume elev", "Grad"]), ["family", "given", "rank"]);
        assert_eq!(ids(&["Full name", "Last name", "First name", "Rank"]), ["-", "family", "given", "rank"]);
        let form = ["Numele și prenumele părintelui", "Nume", "Prenume", "Grad"];
        assert_eq!(ids(&form), ["-", "family", "given", "rank"]);
        let consent = ["Do you agree to the publication of your name, rank and club?", "What is your rank?", "Name"];
        assert_eq!(ids(&consent), ["-", "rank", "name"]);
    }

    #[test]
    fn questions_of_forms_are_recognised_by_their_words() {
        let form = [
            "Timestamp",
            "Email address",
            "Full name",
            "Your rank (kyu/dan)",
            "Country of residence",
            "Go club or school",
            "Date of birth (dd/mm/yyyy)",
            "Your rank in words",
            "Phone of a parent",
            "First round that you play",
        ];
        assert_eq!(ids(&form), ["-", "-", "name", "rank", "country", "club", "birth", "-", "-", "-"]);
        assert_eq!(ids(&["Name (family, given)", "Rangul tău de go"]), ["name", "rank"]);
        assert_eq!(ids(&["Popa Ion", "5k", "RO", "Clubul de go Ploiești"]), ["-", "-", "-", "-"]);
    }

    #[test]
    fn column_names_read_back_and_headings_are_unambiguous() {
        for column in ListColumn::plain().chain([ListColumn::Sp(Category(16))]) {
            assert_eq!(ListColumn::of_id(&column.id()), Some(column));
        }
        let mut words: Vec<&str> = HEADINGS.iter().flat_map(|(_, words)| words.split_whitespace()).collect();
        words.extend(EITHER.split_whitespace());
        let all = words.len();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), all);
    }
}
