//! Countries as people write them in lists: two or three letters, or a name in one of several languages.

use domain::Country;

use crate::text::folded;

/// Two letters, three letters, and folded names: English, Romanian, German, French, and the country's own languages.
const COUNTRIES: [(&str, &str, &str); 78] = [
    ("AD", "AND", "andorra andorre"),
    ("AL", "ALB", "albania albanien albanie shqiperia"),
    ("AM", "ARM", "armenia armenien armenie hayastan"),
    ("AR", "ARG", "argentina argentinien argentine"),
    ("AT", "AUT", "austria osterreich autriche"),
    ("AU", "AUS", "australia australien australie"),
    ("AZ", "AZE", "azerbaijan azerbaidjan aserbaidschan azerbaycan"),
    (
        "BA",
        "BIH",
        "bosniaandherzegovina bosniasihertegovina bosnienundherzegowina bosnieherzegovine bosnaihercegovina bosnia",
    ),
    ("BE", "BEL", "belgium belgia belgien belgique belgie"),
    ("BG", "BGR", "bulgaria bulgarien bulgarie bulgariia"),
    ("BR", "BRA", "brazil brazilia brasilien bresil brasil"),
    ("BY", "BLR", "belarus weissrussland bielorussie bielarus"),
    ("CA", "CAN", "canada kanada"),
    ("CH", "CHE", "switzerland elvetia schweiz suisse svizzera"),
    ("CL", "CHL", "chile chili"),
    ("CN", "CHN", "china chine zhongguo"),
    ("CO", "COL", "colombia kolumbien colombie"),
    ("CR", "CRI", "costarica"),
    ("CU", "CUB", "cuba kuba"),
    ("CY", "CYP", "cyprus cipru zypern chypre kypros"),
    (
        "CZ",
        "CZE",
        "czechia czechrepublic cehia republicaceha tschechien tchequie republiquetcheque cesko ceskarepublika",
    ),
    ("DE", "DEU", "germany germania deutschland allemagne ger"),
    ("DK", "DNK", "denmark danemarca danemark danmark"),
    ("EC", "ECU", "ecuador equateur"),
    ("EE", "EST", "estonia estland estonie eesti"),
    ("ES", "ESP", "spain spania spanien espagne espana"),
    ("FI", "FIN", "finland finlanda finnland finlande suomi"),
    ("FR", "FRA", "france franta frankreich"),
    (
        "GB",
        "GBR",
        "unitedkingdom greatbritain regatulunit mareabritanie vereinigteskonigreich grossbritannien royaumeuni \
      grandebretagne england scotland wales northernireland anglia",
    ),
    ("GE", "GEO", "georgia georgien georgie sakartvelo gruzia"),
    ("GR", "GRC", "greece grecia griechenland grece ellada hellas"),
    ("HK", "HKG", "hongkong xianggang"),
    ("HR", "HRV", "croatia croatie kroatien hrvatska cro"),
    ("HU", "HUN", "hungary ungaria ungarn hongrie magyarorszag"),
    ("ID", "IDN", "indonesia indonezia indonesien indonesie"),
    ("IE", "IRL", "ireland irlanda irland irlande eire"),
    ("IL", "ISR", "israel yisrael"),
    ("IN", "IND", "india indien inde bharat"),
    ("IR", "IRN", "iran"),
    ("IS", "ISL", "iceland islanda island islande"),
    ("IT", "ITA", "italy italia italien italie"),
    ("JP", "JPN", "japan japonia japon nippon nihon"),
    ("KG", "KGZ", "kyrgyzstan kirghizstan kirgisistan kirghizistan"),
    ("KR", "KOR", "southkorea korea republicofkorea coreeadesud coreea sudkorea coreedusud hanguk"),
    ("KZ", "KAZ", "kazakhstan kazahstan kasachstan qazaqstan"),
    ("LI", "LIE", "liechtenstein"),
    ("LT", "LTU", "lithuania lituania litauen lituanie lietuva"),
    ("LU", "LUX", "luxembourg luxemburg letzebuerg"),
    ("LV", "LVA", "latvia letonia lettland lettonie latvija"),
    ("MA", "MAR", "morocco maroc marokko"),
    ("MD", "MDA", "moldova moldau moldavie republicamoldova republicofmoldova"),
    ("ME", "MNE", "montenegro muntenegru crnagora"),
    ("MG", "MDG", "madagascar madagaskar"),
    ("MK", "MKD", "northmacedonia macedonia macedoniadenord nordmazedonien macedoinedunord severnamakedonija"),
    ("MN", "MNG", "mongolia mongolei mongolie"),
    ("MT", "MLT", "malta malte"),
    ("MX", "MEX", "mexico mexic mexiko mexique"),
    ("MY", "MYS", "malaysia malaezia malaisie"),
    ("NL", "NLD", "netherlands thenetherlands holland olanda tariledejos niederlande paysbas nederland ned"),
    ("NO", "NOR", "norway norvegia norwegen norvege norge"),
    ("NZ", "NZL", "newzealand nouazeelanda neuseeland nouvellezelande"),
    ("PE", "PER", "peru perou"),
    ("PH", "PHL", "philippines filipine philippinen"),
    ("PL", "POL", "poland polonia polen pologne polska"),
    ("PT", "PRT", "portugal portugalia por"),
    ("RO", "ROU", "romania rumanien roumanie rom"),
    ("RS", "SRB", "serbia serbien serbie srbija"),
    ("RU", "RUS", "russia rusia russland russie rossiia russianfederation"),
    ("SE", "SWE", "sweden suedia schweden suede sverige"),
    ("SG", "SGP", "singapore singapur singapour"),
    ("SI", "SVN", "slovenia slowenien slovenie slovenija slo"),
    ("SK", "SVK", "slovakia slovacia slowakei slovaquie slovensko"),
    ("TH", "THA", "thailand thailanda thailande"),
    ("TR", "TUR", "turkey turcia turkei turquie turkiye"),
    ("TW", "TWN", "taiwan chinesetaipei"),
    ("UA", "UKR", "ukraine ucraina ukraina"),
    (
        "US",
        "USA",
        "unitedstates unitedstatesofamerica stateleunite stateleuniteleamericii vereinigtestaaten etatsunis america",
    ),
    ("VN", "VNM", "vietnam"),
];

/// Returns the country of a two-letter code, of a three-letter code, or of a name.
pub(super) fn country(text: &str) -> Option<Country> {
    if let Ok(country) = text.parse() {
        return Some(country);
    }
    let word = folded(text);
    let named = |names: &str| names.split_whitespace().any(|name| name == word);
    let (code, ..) = COUNTRIES.iter().find(|(_, three, names)| three.eq_ignore_ascii_case(&word) || named(names))?;
    code.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn countries_are_read_by_code_and_name() {
        for (written, code) in [
            ("ro", "RO"),
            ("UK", "UK"),
            ("ROU", "RO"),
            ("deu", "DE"),
            ("Germany", "DE"),
            ("Österreich", "AT"),
            ("Țările de Jos", "NL"),
            ("Republica Moldova", "MD"),
            ("Србија", "RS"),
            ("Украина", "UA"),
            ("Türkiye", "TR"),
            ("United Kingdom", "GB"),
            ("Česko", "CZ"),
        ] {
            assert_eq!(country(written).map(|c| c.to_string()).as_deref(), Some(code), "{written}");
        }
        for unknown in ["Narnia", "XYZ", "", "R"] {
            assert_eq!(country(unknown), None, "{unknown}");
        }
    }

    #[test]
    fn names_and_codes_are_unambiguous() {
        let mut seen = std::collections::HashMap::new();
        for (code, three, names) in COUNTRIES {
            for name in names.split_whitespace().chain([three.to_lowercase().as_str()]) {
                assert_eq!(*seen.entry(name.to_string()).or_insert(code), code, "{name}");
                assert_eq!(folded(name), name);
            }
        }
    }
}
