//! OpenGotha files through Drawmaster and back: nothing differs but what is listed here. The real files lie beside the
//! project; without them only the invented ones are compared.

use std::collections::{BTreeMap, BTreeSet};

use crate::real_files::real_files;
use formats::opengotha;
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

/// What an exported file does not take over from the imported one, or has beyond it:
/// - the root element has the version of the data instead of what the saving computer said of itself;
/// - settings that the file left out are written with the value that OpenGotha uses for them.
const ROOT: &str = "Tournament.";
/// The settings that the shared files leave out, which are of older versions.
const ADDED: [&str; 7] = [
    "GeneralParameterSet.bInternet",
    "GeneralParameterSet.genCountNotPlayedGamesAsHalfPoint",
    "GeneralParameterSet.genMMZero",
    "GeneralParameterSet.genRoundDownNBWMMS",
    "PairingParameterSet.paiMaCompensateDUDD",
    "PairingParameterSet.paiMaSeedSystem2",
    "PairingParameterSet.paiSeBarThresholdActive",
];

/// Values by the element and attribute; elements of lists by their key.
type Values = BTreeMap<String, String>;

/// Returns all attributes of a file. A player is known by their position, a game by round and board, a team by its number.
fn values(bytes: &[u8]) -> Values {
    let mut reader = Reader::from_str(std::str::from_utf8(bytes).unwrap());
    let (mut values, mut path) = (Values::new(), Vec::<String>::new());
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    loop {
        match reader.read_event().unwrap() {
            Event::Start(element) => path.push(take(&element, &path, &mut counts, &mut values)),
            Event::Empty(element) => {
                take(&element, &path, &mut counts, &mut values);
            }
            Event::End(_) => {
                path.pop();
            }
            Event::Eof => return values,
            _ => {}
        }
    }
}

/// Adds the attributes of an element and returns its name with its key.
fn take(element: &BytesStart, path: &[String], counts: &mut BTreeMap<String, usize>, values: &mut Values) -> String {
    let name = element.name().as_ref().to_string();
    let attributes: BTreeMap<String, String> = element
        .attributes()
        .map(|attribute| {
            let attribute = attribute.unwrap();
            let value = quick_xml::escape::unescape(&attribute.value).unwrap().trim().to_string();
            (attribute.key.as_ref().to_string(), value)
        })
        .collect();
    let key = match name.as_str() {
        "Game" => format!("[{}/{}]", attributes["roundNumber"], attributes["tableNumber"]),
        "ByePlayer" => format!("[{}]", attributes["roundNumber"]),
        "PlacementCriterion" => {
            let parent = path.iter().rev().nth(1).cloned().unwrap_or_default();
            format!("[{parent}/{}]", attributes["number"])
        }
        "Team" => format!("[{}]", attributes["teamNumber"]),
        "Board" => {
            let team = path.last().cloned().unwrap_or_default();
            format!("[{team}/{}/{}]", attributes["roundNumber"], attributes["boardNumber"])
        }
        "Player" | "Category" | "ClubsGroup" | "Club" => {
            let count = counts.entry(name.clone()).or_insert(0);
            *count += 1;
            format!("[{count}]")
        }
        _ => String::new(),
    };
    let full = attributes.into_iter().filter(|(_, value)| !value.is_empty());
    values.extend(full.map(|(attribute, value)| (format!("{name}{key}.{attribute}"), value)));
    name + &key
}

/// Returns the attributes whose values differ, in words.
fn differences(bytes: &[u8]) -> Vec<String> {
    let tournament = opengotha::read(bytes).unwrap().tournament;
    let (before, after) = (values(bytes), values(&opengotha::write(&tournament)));
    let names: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    let differs = names.into_iter().filter(|name| before.get(*name) != after.get(*name));
    let is_listed =
        |name: &&String| name.starts_with(ROOT) || ADDED.contains(&name.as_str()) && !before.contains_key(*name);
    let words = |name: &String| format!("{name}: {:?} became {:?}", before.get(name), after.get(name));
    differs.filter(|name| !is_listed(name)).map(words).collect()
}

#[test]
fn shared_files_differ_only_in_what_is_listed() {
    for (name, bytes) in real_files() {
        let differences = differences(&bytes);
        println!("{name}: {differences:#?}");
        assert_eq!(differences, Vec::<String>::new(), "{name}");
    }
}

/// A file with everything that events do not have: teams, another director, quarter komi, a high handicap, options of lists.
pub(crate) const RICH: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<Tournament dataVersion="201" runningMode="SAL" saveDT="20260307120000">
  <Players>
    <Player name="Brook" firstName="Ada" rank="2D" grade="1D" rating="2150" ratingOrigin="FFG : 100" country="FR" club="35Mi"
      egfPin="10000001" ffgLicence="1234567" ffgLicenceStatus="L" agaId="12345" agaExpirationDate="2026-12-31"
      registeringStatus="FIN" smmsCorrection="0" participating="11111111111111111111"/>
    <Player name="Pop" firstName="Ana" rank="5K" grade="5K" rating="1600" ratingOrigin="INI" country="RO" club="Riu"
      egfPin="" ffgLicence="" ffgLicenceStatus="-" agaId="" registeringStatus="FIN" smmsCorrection="0"
      participating="11111111111111111111"/>
  </Players>
  <Games>
    <Game roundNumber="1" tableNumber="1" whitePlayer="BROOKADA" blackPlayer="POPANA" knownColor="false" handicap="12"
      result="RESULT_WHITEWINS"/>
  </Games>
  <Teams>
    <Team teamNumber="1" teamName="Weir"><Board roundNumber="1" boardNumber="1" player="BROOKADA"/></Team>
    <Team teamNumber="2" teamName="Mill &amp; Co"><Board roundNumber="1" boardNumber="1" player="POPANA"/></Team>
  </Teams>
  <TournamentParameterSet>
    <GeneralParameterSet shortName="Weir1" name="Weir Open" location="Arad" director="Kim Reed" beginDate="2026-03-07"
      endDate="2026-03-08" size="11" komi="6.25" bInternet="true" numberOfRounds="5" numberOfCategories="1" genMMFloor="20K"
      genMMBar="1D" genMMZero="30K" genNBW2ValueAbsent="0" genNBW2ValueBye="2" genMMS2ValueAbsent="1" genMMS2ValueBye="2"
      genRoundDownNBWMMS="true" genCountNotPlayedGamesAsHalfPoint="false" basicTime="60"
      complementaryTimeSystem="STDBYOYOMI" stdByoYomiTime="30" nbMovesCanTime="15" canByoYomiTime="300" fischerTime="10"/>
    <HandicapParameterSet hdBasedOnMMS="false" hdNoHdRankThreshold="1D" hdCorrection="1" hdCeiling="0"/>
    <PlacementParameterSet><PlacementCriteria>
      <PlacementCriterion number="1" name="MMS"/><PlacementCriterion number="2" name="LUCK"/>
      <PlacementCriterion number="3" name="SOSM"/><PlacementCriterion number="4" name="NULL"/>
      <PlacementCriterion number="5" name="NULL"/><PlacementCriterion number="6" name="NULL"/>
    </PlacementCriteria></PlacementParameterSet>
    <PairingParameterSet paiStandardNX1Factor="0.5" paiBaAvoidDuplGame="500000000000000" paiBaRandom="0"
      paiBaDeterministic="true" paiBaBalanceWB="1000000" paiMaAvoidMixingCategories="0"
      paiMaMinimizeScoreDifference="100000000000" paiMaDUDDWeight="100000000" paiMaCompensateDUDD="true"
      paiMaDUDDUpperMode="MID" paiMaDUDDLowerMode="MID" paiMaMaximizeSeeding="5000000" paiMaLastRoundForSeedSystem1="2"
      paiMaSeedSystem1="SPLITANDRANDOM" paiMaSeedSystem2="SPLITANDSLIP" paiMaAdditionalPlacementCritSystem1="Rating"
      paiMaAdditionalPlacementCritSystem2="NULL" paiSeRankThreshold="1D" paiSeNbWinsThresholdActive="false"
      paiSeBarThresholdActive="true" paiSeDefSecCrit="20000000000000" paiSeMinimizeHandicap="0"
      paiSeAvoidSameGeo="100000000000" paiSePreferMMSDiffRatherThanSameCountry="1" paiSePreferMMSDiffRatherThanSameClub="3"/>
    <DPParameterSet playerSortType="rank" gameFormat="short" showPlayerClub="false"/>
    <PublishParameterSet print="false" htmlAutoScroll="true"/>
  </TournamentParameterSet>
  <TeamTournamentParameterSet>
    <TeamGeneralParameterSet teamSize="3"/>
    <TeamPlacementParameterSet><PlacementCriteria>
      <PlacementCriterion number="1" name="TEAMP"/><PlacementCriterion number="2" name="BDW"/>
    </PlacementCriteria></TeamPlacementParameterSet>
  </TeamTournamentParameterSet>
  <ClubsGroups><ClubsGroup name="Valley"><Club name="Mill"/><Club name="Weir"/></ClubsGroup></ClubsGroups>
</Tournament>"#;

#[test]
fn everything_that_events_lack_is_written_back() {
    assert_eq!(differences(RICH.as_bytes()), Vec::<String>::new());
    let imported = opengotha::read(RICH.as_bytes()).unwrap();
    let notes: Vec<String> = imported.notes.iter().map(ToString::to_string).collect();
    for kept in [
        "director",
        "DPParameterSet",
        "PublishParameterSet",
        "agaExpirationDate",
        "grade",
        "knownColor",
        "hdBasedOnMMS",
    ] {
        assert!(notes.iter().any(|note| note.contains(kept)), "{kept}: {notes:#?}");
    }
}

#[test]
fn changed_values_of_the_event_replace_the_kept_ones() {
    let mut tournament = opengotha::read(RICH.as_bytes()).unwrap().tournament;
    tournament.event.komi = domain::HalfPoints(15);
    tournament.entries[0].player.rating = Some(domain::Gor(2200));
    tournament.entries[0].player.ffg_licence = None;
    tournament.games[0].handicap = 3;
    let after = values(&opengotha::write(&tournament));
    let value = |name: &str| after.get(name).map(String::as_str);
    assert_eq!(value("GeneralParameterSet.komi"), Some("7.5"));
    assert_eq!(value("Player[1].ratingOrigin"), Some("EGF : 2200"));
    assert_eq!(value("Player[1].ffgLicence"), None);
    assert_eq!(value("Game[1/1].handicap"), Some("3"));
    assert_eq!(value("GeneralParameterSet.director"), Some("Kim Reed"));
}

#[test]
fn ratings_of_an_old_scale_are_not_written_back() {
    let old = RICH.replace("dataVersion=\"201\"", "dataVersion=\"200\"").replace("rating=\"2150\"", "rating=\"100\"");
    let tournament = opengotha::read(old.as_bytes()).unwrap().tournament;
    let after = values(&opengotha::write(&tournament));
    assert_eq!((after["Player[1].rating"].as_str(), after["Tournament.dataVersion"].as_str()), ("2150", "201"));
}
