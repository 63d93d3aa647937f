//! The words for values of lists in the languages of our players: girl and boy, months, beginners, and no value at all.

use domain::model::player::Sex;

use crate::text::folded;

/// Folded words and letters for a girl or woman. English, Romanian, German, French, Spanish, Italian, Portuguese, Dutch, Polish,
/// Czech, Slovak, Hungarian, Croatian and Serbian, Russian, Ukrainian, Swedish, Finnish, Turkish.
const FEMALE: &str = "f w v k z g zh female woman girl femeie femeiesc feminin fata weiblich frau madchen femme feminine fille \
                      femenino mujer nina chica femminile femmina donna ragazza menina mulher vrouw vrouwelijk meisje kobieta \
                      dziewczyna dziewczynka zena zensky zenske zenski zenska divka dievca no lany zensko devojcica djevojcica \
                      zhenskii zhenshchina zhinka zhinocha divchina kvinna kvinnlig flicka kvinde kvinne nainen tytto kadin kiz \
                      bayan";
/// Folded words and letters for a boy or man, in the same languages.
const MALE: &str = "m h b e male man boy barbat masculin baiat mannlich maennlich mann herr junge homme garcon masculino hombre \
                    nino chico maschile maschio uomo ragazzo menino homem mannelijk jongen mezczyzna chlopiec chlopak muz muzsky \
                    muske muski muskarac chlapec ferfi fiu decak djecak dechko muzhskoi muzhchina cholovik cholovicha khlopets \
                    manlig pojke mand mies poika erkek bay";
/// Folded words for a player who is only starting.
const BEGINNERS: &str = "beginner novice newbie incepator incepatoare anfanger anfangerin debutant debutante principiante \
                         iniciante poczatkujacy poczatkujaca zacatecnik zacatecnice zaciatocnik kezdo pocetnik pocetnica \
                         nachinaiushchii pochatkivets nyborjare nybegynder nybegynner aloittelija baslangic acemi";
/// Folded words for no value, in columns other than names.
const NOTHING: &str = "none nil nan null unrated unknown keine keiner keins nichts nu niciunul nuam aucun aucune ninguno nessuno \
                       geen brak nemam zadny nincs nema net niet nikakogo nemae yok ingen ei nothing donthave idonthave \
                       idonthaveone noidea dontknow idontknow";
/// Folded words for the sum or the average of the lines of a list.
const TOTALS: &str = "total totals sum sums summe gesamt insgesamt gesamtzahl somme suma sumar totale totaal totalt totalsumma \
                      totali razem lacznie ogolem celkem celkom spolu soucet sucet osszesen osszes ukupno zbroj zbir svega \
                      skupaj itogo vsego summa razom usogo vsogo yhteensa toplam average durchschnitt mittelwert moyenne \
                      medie promedio srednia atlag prumer prosek prosjek subtotal subtotals zwischensumme";
/// Folded words for players and their number.
const COUNTS: &str = "players player participants participant entries count number joueurs nombre inscrits spieler teilnehmer \
                      anzahl jucatori participanti inscrisi numar numarul jugadores participantes inscritos numero giocatori \
                      partecipanti iscritti zawodnikow graczy uczestnikow liczba hracu hracov ucastniku pocet jatekos \
                      jatekosok resztvevok letszam igraca sudionika ucesnika broj igrokov uchastnikov chislo gravtsiv \
                      uchasnikiv kilkist kolichestvo oyuncu katilimci sayisi spelare deltagare pelaajaa spelers deelnemers \
                      aantal";
/// Folded words beside those.
const BESIDE_COUNTS: &str =
    "of all persons people no nr de des der personen di fo chelovek osob oseb kisi general genel grand";
/// Folded names and short names of the months, by language as in [`FEMALE`].
const MONTHS: [&str; 12] = [
    "jan january ian ianuarie januar janv janvier ene enero gen gennaio janeiro januari sty styczen stycznia led leden ledna \
     januara sije sijecanj sijecnja ianvar' ianvaria yanvaria sich sichen' sichnia tammikuu ocak",
    "feb february febr februarie februar fev fevr fevrier febrero febbraio fevereiro februari lut luty lutego uno unor unora \
     februara velj veljaca veljace fevral' fevralia liut liutii liutogo helmikuu sub subat",
    "mar march mart martie marz maerz mars marzo marco maart marzec marca brez brezen brezna marec marc marcius ozu ozujak \
     ozujka marta ber berezen' bereznia maaliskuu",
    "apr april aprilie avr avril abr abril aprile kwi kwiecien kwietnia dub duben dubna aprila aprilis travanj travnja \
     aprel' aprelia kvit kviten' kvitnia huhtikuu nis nisan",
    "may mai mayo mag maggio maio mei maj maja kve kveten kvetna maja maj majus svi svibanj svibnja maia traven' travnia \
     toukokuu mayis",
    "jun june iun iunie juni juin junio giu giugno junho cze czerwiec czerwca cerven cervna jun juna junius lipanj lipnja iiun' \
     iiunia iiunia cherven' chervnia kesakuu haz haziran",
    "jul july iul iulie juli juil juillet julio lug luglio julho lip lipiec lipca cervenec cervence jula julius srpanj \
     srpnja iiul' iiulia lipen' lipnia heinakuu tem temmuz",
    "aug august aou aout ago agosto augustus sie sierpien sierpnia srpen srpna augusta augusztus kol kolovoz kolovoza avgust \
     avgusta serpen' serpnia elokuu agu agustos augusti avg",
    "sep sept september septembrie septembre septiembre set sett settembre setembro wrz wrzesien wrzesnia zar zari septembra \
     szept szeptember ruj rujan rujna sentiabr' sentiabria veresen' veresnia syyskuu eyl eylul septembar",
    "oct october octombrie okt oktober octobre octubre ott ottobre outubro paz pazdziernik pazdziernika rij rijen rijna \
     oktobra oktiabr' oktiabria zhovten' zhovtnia lokakuu eki ekim oktobar",
    "nov november noi noiembrie novembre noviembre novembro listopad listopadu novembra studeni studenog noiabr' noiabria \
     listopad listopada marraskuu kas kasim novembar",
    "dec december decembrie dez dezember decembre dic diciembre dicembre dezembro gru grudzien grudnia pro prosinec prosince \
     decembra pros prosinac prosinca dekabr' dekabria gruden' grudnia joulukuu ara aralik decembar",
];

/// How a list writes the sexes, where a letter means one thing in one language and the other in another.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct SexLetters {
    /// Whether F is a boy: Hungarian has N and F.
    f_is_male: bool,
    /// Whether M is a girl: Spanish has H and M.
    m_is_female: bool,
}

impl SexLetters {
    /// Returns the habit that the values of a column show.
    pub fn of<'v>(values: impl Iterator<Item = &'v str>) -> SexLetters {
        let folded: Vec<String> = values.map(folded).collect();
        let has = |letter: &str| folded.iter().any(|value| value == letter);
        SexLetters { f_is_male: has("n"), m_is_female: has("h") && !has("f") && has("m") }
    }

    /// Returns the sex of a word or letter.
    pub fn sex(self, text: &str) -> Option<Sex> {
        match folded(text).as_str() {
            "f" if self.f_is_male => Some(Sex::Male),
            "m" if self.m_is_female => Some(Sex::Female),
            "n" if self.f_is_male => Some(Sex::Female),
            word if has(FEMALE, word) => Some(Sex::Female),
            word if has(MALE, word) => Some(Sex::Male),
            _ => None,
        }
    }
}

/// Returns the number of a month by its name.
pub(super) fn month(word: &str) -> Option<u32> {
    let word = folded(word);
    let number = MONTHS.iter().zip(1u32..).find(|(names, _)| has(&names.replace('\'', ""), &word));
    number.map(|(_, number)| number)
}

/// Whether a rank says that the player is only starting.
pub(super) fn is_beginner(text: &str) -> bool {
    has(BEGINNERS, &folded(text))
}

/// Whether a value of a column other than names means that the player has no such value.
pub(super) fn is_no_value(text: &str) -> bool {
    has(NOTHING, &folded(text))
}

/// Whether a word sums up the lines of a list.
pub(super) fn is_total(word: &str) -> bool {
    ["合計", "总计", "總計", "合计", "σ"].contains(&word.to_lowercase().as_str()) || has(TOTALS, &folded(word))
}

/// Whether a word names what a list counts.
pub(super) fn is_count(word: &str) -> bool {
    has(COUNTS, &folded(word))
}

/// Whether a word stands beside one that sums up or counts.
pub(super) fn is_beside_count(word: &str) -> bool {
    has(BESIDE_COUNTS, &folded(word))
}

fn has(words: &str, wanted: &str) -> bool {
    !wanted.is_empty() && words.split_whitespace().any(|word| word == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sexes_are_read_in_many_languages() {
        let of = |column: &[&str]| {
            let letters = SexLetters::of(column.iter().copied());
            let letter = |value: &&str| match letters.sex(value) {
                Some(Sex::Female) => 'f',
                Some(Sex::Male) => 'm',
                None => '?',
            };
            column.iter().map(letter).collect::<String>()
        };
        for (column, expected) in [
            (&["F", "M", "f"][..], "fmf"),
            (&["fată", "băiat"], "fm"),
            (&["weiblich", "männlich", "W"], "fmf"),
            (&["F", "H"], "fm"),
            (&["H", "M"], "mf"),
            (&["Mujer", "Hombre"], "fm"),
            (&["K", "M"], "fm"),
            (&["N", "F"], "fm"),
            (&["nő", "férfi"], "fm"),
            (&["Kadın", "Erkek"], "fm"),
            (&["V", "M"], "fm"),
            (&["ж", "м"], "fm"),
            (&["x", ""], "??"),
        ] {
            assert_eq!(of(column), expected, "{column:?}");
        }
    }

    #[test]
    fn months_have_one_number_each() {
        for (word, number) in
            [("May", 5), ("mai", 5), ("März", 3), ("Août", 8), ("maja", 5), ("травня", 5), ("Ağustos", 8), ("x", 0)]
        {
            assert_eq!(month(word).unwrap_or(0), number, "{word}");
        }
        let mut seen = std::collections::HashMap::new();
        for (names, number) in MONTHS.iter().zip(1u32..) {
            for name in names.split_whitespace().map(folded) {
                assert_eq!(*seen.entry(name.clone()).or_insert(number), number, "{name}");
            }
        }
    }
}
