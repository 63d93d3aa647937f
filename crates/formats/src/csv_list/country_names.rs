//! Countries as people write them in lists: two or three letters, or a name in one of several languages.

use domain::Country;

use super::federations::{FEDERATIONS, country_of_federation};
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
    ("BG", "BGR", "bulgaria bul bulgarien bulgarie bulgariia"),
    ("BR", "BRA", "brazil brazilia brasilien bresil brasil"),
    ("BY", "BLR", "belarus weissrussland bielorussie bielarus"),
    ("CA", "CAN", "canada kanada"),
    ("CH", "CHE", "switzerland sui elvetia schweiz suisse svizzera"),
    ("CL", "CHL", "chile chili"),
    ("CN", "CHN", "china chine zhongguo"),
    ("CO", "COL", "colombia kolumbien colombie"),
    ("CR", "CRI", "costarica"),
    ("CU", "CUB", "cuba kuba"),
    ("CY", "CYP", "cyprus cipru zypern chypre kypros"),
    (
        "CZ",
        "CZE",
        "czechia czechrepublic czechrep cehia republicaceha tschechien tchequie republiquetcheque cesko ceskarepublika",
    ),
    ("DE", "DEU", "germany germania deutschland allemagne ger"),
    ("DK", "DNK", "denmark den danemarca danemark danmark"),
    ("EC", "ECU", "ecuador equateur"),
    ("EE", "EST", "estonia estland estonie eesti"),
    ("ES", "ESP", "spain spania spanien espagne espana"),
    ("FI", "FIN", "finland finlanda finnland finlande suomi"),
    ("FR", "FRA", "france franta frankreich"),
    (
        "GB",
        "GBR",
        "unitedkingdom greatbritain regatulunit mareabritanie vereinigteskonigreich grossbritannien royaumeuni \
      grandebretagne england scotland wales northernireland anglia schottland ecosse \
      scotia szkocja skotland skottland",
    ),
    ("GE", "GEO", "georgia georgien georgie sakartvelo gruzia"),
    ("GR", "GRC", "greece gre grecia griechenland grece ellada hellas"),
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
    ("KR", "KOR", "southkorea koreasouth korea republicofkorea coreeadesud coreea sudkorea coreedusud hanguk"),
    ("KZ", "KAZ", "kazakhstan kazahstan kasachstan qazaqstan"),
    ("LI", "LIE", "liechtenstein"),
    ("LT", "LTU", "lithuania lituania litauen lituanie lietuva"),
    ("LU", "LUX", "luxembourg luxemburg letzebuerg"),
    ("LV", "LVA", "latvia lat letonia lettland lettonie latvija"),
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

/// Returns the three letters of a country in sports; `None` for a country without a federation.
pub(crate) fn federation(country: Country) -> Option<&'static str> {
    let code = country.to_string();
    let code = if code == "UK" { "GB" } else { code.as_str() };
    let own = FEDERATIONS.iter().find(|(two, _)| *two == code).map(|&(_, letters)| letters);
    own.or_else(|| COUNTRIES.iter().find(|(two, ..)| *two == code).map(|&(_, three, _)| three))
}

/// Folded names in more languages: Spanish, Italian, Portuguese, Dutch, Polish, Czech, Slovak, Hungarian, Russian, Ukrainian,
/// Turkish, Swedish, Finnish, Croatian, Serbian and Slovene.
const IN_MORE_LANGUAGES: [(&str, &str); 44] = [
    ("BA", "bosna bosniaeherzegovina bosnieenherzegovina bosniaihercegowina bosnaahercegovina bosznia"),
    ("CY", "chipre cipro cypr kypr ciprus kibris kipr cipar kipras"),
    ("ME", "karadag czarnogora cernahora chernogoriia"),
    ("MK", "makedonija makedonia macedonie mazedonien makedonien makedonya"),
    ("AT", "austriaca oostenrijk austrija rakousko rakusko ausztria avstriia avusturya osterrike itavalta avstrija"),
    ("BE", "belgica belgija belgio belgicko belgiia belcika"),
    ("BG", "bulgarije bulharsko bolgaria bolgariia bulgaristan bugarska bolgarija bolgharii"),
    (
        "BY",
        "bielorrusia bielorussia bialorus belorusko bielorusko feheroroszorszag bielorussiia belorussiia bilorus \
         vitryssland",
    ),
    (
        "CH",
        "suiza svizzerland suica zwitserland szwajcaria svycarsko svajciarsko svajc shveitsariia shveitsariya \
         isvicre sveitsi svicarska svajcarska",
    ),
    ("CN", "cina chiny kina kitai kitay cin kiina"),
    (
        "CZ",
        "republicacheca chequia cechia repubblicaceca tsjechie czechy csehorszag chekhiia chekhiya cekya \
         cekcumhuriyeti tjeckien tsekki ceska",
    ),
    (
        "DE",
        "alemania alemanha duitsland niemcy nemecko nemetorszag germaniia nimechchina almanya tyskland saksa \
         njemacka nemacka nemcija",
    ),
    ("DK", "dinamarca danimarca denemarken dania dansko daniia danimarka tanska danska"),
    ("EE", "estonija estonsko esztorszag estoniia estonya viro"),
    (
        "ES",
        "espanha spagna spanje hiszpania spanelsko spanielsko spanyolorszag ispaniia ispanya espanja spanija \
         spanjolska",
    ),
    ("FI", "finlandia finlandsko finsko finnorszag finliandiia finlandiya finska"),
    (
        "FR",
        "francia franca frankrijk francja francie francuzsko franciaorszag frantsiia fransa frankrike ranska \
         francuska francija",
    ),
    (
        "GB",
        "reinounido granbretana regnounito granbretagna verenigdkoninkrijk grootbrittannie wielkabrytania \
         velkabritanie velkabritania spojenekralovstvi egyesultkiralysag nagybritannia velikobritaniia \
         velikabritaniia birlesikkrallik ingiltere storbritannien yhdistynytkuningaskunta velikabritanija \
         inghilterra inglaterra engeland anglie angliia",
    ),
    ("GE", "gruzja gruzie gruziia gurcistan gruzija"),
    ("GR", "griekenland grecja recko grecko gorogorszag gretsiia yunanistan grekland kreikka grcka grcija"),
    ("HR", "croacia croazia kroatie chorwacja chorvatsko horvatorszag khorvatiia hirvatistan hrvaska kroatia"),
    ("HU", "hungria ungheria hongarije wegry madarsko vengriia ugorshchina macaristan unkari madarska ungern"),
    ("IE", "ierland irlandia irsko irorszag irlandiia irlanti irska"),
    ("IL", "israele izrael izrail izraelo israil"),
    ("IT", "wlochy taliansko olaszorszag italiia italya italija"),
    ("JP", "giappone japao japonsko iaponiia japonya japani"),
    (
        "KR",
        "coreadelsur coreadelsud coreiadosul zuidkorea koreapoludniowa jiznikorea juznakorea delkorea \
         iuzhnaiakoreia guneykore sydkorea etelakorea",
    ),
    ("LT", "litouwen litwa litva litvania litvanya liettua litvanija"),
    ("LU", "lussemburgo luksemburg lucembursko luxembursko"),
    ("LV", "lettonia letland lotwa lotyssko lettorszag latviia letonya letonija"),
    ("MD", "moldavia moldavsko moldaviia moldavija"),
    (
        "NL",
        "paisesbajos paesibassi paisesbaixos niderlandy holandia nizozemsko nizozemi holandsko hollandia gollandiia \
         hollanda nederlanderna alankomaat nizozemska holandija",
    ),
    ("NO", "noruega noorwegen norwegia norsko norveg norvegiia norvec norja norveska"),
    ("PL", "polsko lengyelorszag polsha polshcha polonya puola poljska"),
    ("PT", "portogallo portugalsko portugalija portugaliia portekiz portugali"),
    ("RO", "rumania romenia roemenie rumunia rumunsko rumyniia rumuniia romanya rumunjska rumunija"),
    ("RS", "servia srbsko szerbia serbiia sirbistan"),
    ("RU", "rusland rosja rusko oroszorszag rosiia rosiya rusya ryssland venaja rusija"),
    ("SE", "suecia svezia zweden szwecja svedsko svedorszag shvetsiia isvec ruotsi svedska svedija"),
    ("SI", "eslovenia slowenia slovinsko szlovenia sloveniia slovenya"),
    ("SK", "eslovaquia slovacchia slowakije slowacja szlovakia slovakiia slovachchina slovakya slovakien slovacka"),
    ("TR", "turquia turchia turkije turcja turecko torokorszag turtsiia turechchina turkiet turkki turska turcija"),
    ("UA", "ucrania oekraine ukrayna ukrajina ukrajna ukrainien"),
    (
        "US",
        "estadosunidos statiuniti estadosunidosdeamerica verenigdestaten stanyzjednoczone spojenestaty \
         spojenestatyamericke egyesultallamok ssha spoluchenishtati abd amerikabirlesikdevletleri forentastaterna \
         yhdysvallat sjedinjenedrzave sad",
    ),
];

/// Names in other scripts, in small letters, of countries whose players write them so.
const IN_OTHER_SCRIPTS: [(&str, &str); 10] = [
    ("AM", "հայաստան"),
    ("BG", "българия"),
    ("CN", "中国 中國 中华人民共和国"),
    ("GE", "საქართველო"),
    ("GR", "ελλάδα ελλάς"),
    ("IL", "ישראל"),
    ("JP", "日本 日本国"),
    ("KR", "한국 대한민국"),
    ("TW", "台灣 台湾 臺灣"),
    ("UA", "україна"),
];

/// The first letter of a flag; a flag has two of them.
const FLAG_A: u32 = 0x1F1E6;

/// Returns the country of a two-letter code, of a three-letter code, of a name, of a flag, or of several of them: `Romania (RO)`.
pub(crate) fn country(text: &str) -> Option<Country> {
    of_word(text).or_else(|| of_parts(text)).or_else(|| of_flag(text))
}

/// Returns the country that all parts of a text name.
fn of_parts(text: &str) -> Option<Country> {
    let parts = text.split(['(', ')', '/', '-', '–', ',']).map(str::trim).filter(|part| !part.is_empty());
    let countries: Vec<Country> = parts.map(of_word).collect::<Option<_>>()?;
    let first = *countries.first()?;
    countries.iter().all(|country| *country == first).then_some(first)
}

/// Returns the country of a flag, with or without a name behind it.
fn of_flag(text: &str) -> Option<Country> {
    let letter = |c: char| (c as u32).checked_sub(FLAG_A).filter(|at| *at < 26).map(|at| char::from(b'A' + at as u8));
    let code: String = text.chars().map_while(letter).collect();
    code.parse().ok()
}

/// Returns the country of a code or a name.
fn of_word(text: &str) -> Option<Country> {
    if let Ok(country) = text.parse() {
        return Some(country);
    }
    // The letters of the other federations are too often names, such as Pan and Tan.
    let is_listed = |country: &Country| COUNTRIES.iter().any(|(two, ..)| *two == country.to_string());
    if let Some(country) = country_of_federation(text).filter(is_listed) {
        return Some(country);
    }
    let word = folded(text);
    let named = |names: &str| names.split_whitespace().any(|name| name == word);
    let usual = COUNTRIES.iter().find(|(_, three, names)| three.eq_ignore_ascii_case(&word) || named(names));
    let in_more_languages = || IN_MORE_LANGUAGES.iter().find(|(_, names)| named(names)).map(|(code, _)| *code);
    let small = text.trim().to_lowercase();
    let in_other_scripts = || {
        let found = IN_OTHER_SCRIPTS.iter().find(|(_, names)| names.split_whitespace().any(|name| name == small));
        found.map(|(code, _)| *code)
    };
    usual.map(|(code, ..)| *code).or_else(in_more_languages).or_else(in_other_scripts)?.parse().ok()
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
            ("Alemania", "DE"),
            ("Niemcy", "DE"),
            ("Németország", "DE"),
            ("Германия", "DE"),
            ("Німеччина", "DE"),
            ("Frankrijk", "FR"),
            ("Франция", "FR"),
            ("Wielka Brytania", "GB"),
            ("Países Bajos", "NL"),
            ("Holandia", "NL"),
            ("Yunanistan", "GR"),
            ("Ruotsi", "SE"),
            ("Польша", "PL"),
            ("Угорщина", "HU"),
            ("Németország", "DE"),
            ("Stati Uniti", "US"),
            ("SUI", "CH"),
            ("GRE", "GR"),
            ("Україна", "UA"),
            ("日本", "JP"),
            ("中国", "CN"),
            ("한국", "KR"),
            ("ישראל", "IL"),
            ("Ελλάδα", "GR"),
            ("Romania (RO)", "RO"),
            ("DE - Germany", "DE"),
            ("Korea, South", "KR"),
            ("U.S.A.", "US"),
            ("\u{1F1E9}\u{1F1EA}", "DE"),
            ("Kıbrıs", "CY"),
            ("Schottland", "GB"),
        ] {
            assert_eq!(country(written).map(|c| c.to_string()).as_deref(), Some(code), "{written}");
        }
        for unknown in ["Narnia", "XYZ", "", "R", "RO / DE", "RO-Cluj", "()"] {
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
        for (code, names) in IN_MORE_LANGUAGES {
            assert!(COUNTRIES.iter().any(|(known, ..)| *known == code), "{code}");
            for name in names.split_whitespace() {
                assert_eq!(seen.insert(name.to_string(), code), None, "{name}");
                assert_eq!(folded(name), name);
            }
        }
    }

    #[test]
    fn the_letters_of_federations_are_read_as_their_countries() {
        for two in COUNTRIES.iter().map(|(two, ..)| two).chain(FEDERATIONS.iter().map(|(two, _)| two)) {
            let own: Country = two.parse().unwrap();
            let read = |letters: &str| country_of_federation(letters).or_else(|| country(letters));
            assert_eq!(federation(own).and_then(read), Some(own), "{two}");
        }
        let letters = |two: &str| two.parse().ok().and_then(federation);
        assert_eq!(letters("UK"), Some("GBR"));
        assert_eq!(
            ["XK", "ZA", "UY", "MC", "FO", "NG"].map(letters),
            ["KOS", "RSA", "URU", "MNC", "FAI", "NGR"].map(Some)
        );
        assert_eq!(letters("AQ"), None);
    }
}
