//! Reading tournament files of Christoph Gerlach's MacMahon 3 (XML with values as element texts).
//! The format has no published specification. This reader follows what the importers of other programs agree on.

mod element;
mod values;

use std::collections::HashMap;

use domain::model::board_size::BoardRule;
use domain::model::pairing_rules::{HandicapBasis, HandicapExempt, HandicapRules};
use domain::model::scoring::{ByeInSums, MissedInSosos};
use domain::{
    Bye, Competition, CompetitionId, Criterion, Entry, EntryId, EntryStatus, EventSettings, Game, HalfPoints, McMahon,
    Passes, Player, Rank, Rounds, ScoringRules, System,
};

use messages::{Message, message};

use element::{WEAKEST_KYU, level};
pub(crate) use element::{flag, number, text};

use crate::assemble::{self, Parts, assemble, unknown_day};
use crate::notes::{Notes, listed};
use crate::text::{clean, excerpt, is_pin, rating};
use crate::xml::{self, Element};
use crate::{FormatError, ImportedTournament, criteria, csv_list};

/// What notes say of a missing level.
const NO_LEVEL: &str = "?";
/// The name of the format in records of foreign values.
pub(crate) const FORMAT: &str = "macmahon";
/// Score adjustments are in quarters of a point.
pub(crate) const QUARTERS: i32 = 4;
/// The names of the elements with a criterion of the standings: since version 3.10, and in older files.
pub(crate) const CRITERIA: [&str; 3] = ["SortCriterionDescriptor", "SortCriterion", "Criterion"];
/// The name of a setting and the note about it.
type Unsupported = (&'static str, fn() -> Message);

/// Settings that change scores, and that have no counterpart here, with their notes.
const UNSUPPORTED: [Unsupported; 3] = [
    ("HalfScoreGroupsRoundDown", || message!("import-note-macmahon-rounds-down")),
    ("RatingDeterminesRank", || message!("import-note-macmahon-rating-rank")),
    ("RatingDeterminesStartScore", || message!("import-note-macmahon-rating-score")),
];

/// Returns whether a document's root element is MacMahon's.
pub(crate) fn is_root(root: &Element) -> bool {
    ["Tournament", "TournamentData"].contains(&root.name.as_str()) && root.find("GoPlayer").is_some()
}

/// Reads a MacMahon file. It has no dates and no time limits; a note lists the assumed ones.
///
/// # Errors
/// The file is not a MacMahon file, is damaged or hostile, or has a player without a name or a valid rank.
pub fn read(bytes: &[u8]) -> Result<ImportedTournament, FormatError> {
    let document = xml::parse(bytes)?;
    let root = &document.root;
    if !is_root(root) {
        let found = message!("import-found-root-without-players", element = excerpt(&root.name));
        return Err(FormatError::OtherFormat { expected: message!("import-format-macmahon"), found });
    }
    let mut notes = Notes::default();
    let settings = if root.name == "Tournament" { root } else { root.find("Tournament").unwrap_or(root) };
    let competition = competition(root, settings, &mut notes);
    let day = unknown_day();
    notes.add(message!("import-note-macmahon-defaults", day = day.to_string()));
    let event = EventSettings::new(competition.name.clone(), day, "");
    let (mut entries, ids) = entries(root, &mut notes)?;
    add_superbar(root, settings, &competition, &mut entries, &mut notes);
    let (games, byes) = rounds(root, &entries, &ids, &mut notes);
    note_preliminary(&entries, &games, &mut notes);
    let tournament = assemble(Parts { event, competition, entries, games, byes }, bytes, &mut notes);
    Ok(ImportedTournament { tournament, notes: notes.into_vec(), left: Vec::new() })
}

fn competition(root: &Element, settings: &Element, notes: &mut Notes) -> Competition {
    let name = clean(text(settings, "Name").unwrap_or("")).0;
    let name = if name.is_empty() { "Tournament".to_string() } else { name };
    let rounds = number(settings, "NumberOfRounds").unwrap_or(5).clamp(1, Rounds::LAST as i32) as u32;
    let tie_breaks = tie_breaks(root, notes);
    let swiss = tie_breaks[0] == Criterion::Wins;
    let system = if swiss { System::Swiss } else { System::McMahon };
    let bar =
        |on: &str, level_name: &str| text(settings, level_name).filter(|_| flag(settings, on, true)).and_then(level);
    // MacMahon counts from the lower bar.
    let floor = bar("LowerMacMahonBar", "LowerMacMahonBarLevel").unwrap_or(Rank::WEAKEST);
    let mcmahon = McMahon {
        zero: floor,
        floor,
        bar: bar("UpperMacMahonBar", "UpperMacMahonBarLevel").unwrap_or(Rank::from_grade(8)),
        supergroup: None,
    };
    for (_, note) in UNSUPPORTED.into_iter().filter(|(name, _)| flag(settings, name, false)) {
        notes.add(note());
    }
    if tie_breaks_named(root).any(|name| name == "ScoreX") {
        notes.add(message!("import-note-macmahon-scorex"));
    }
    values::note_settings(settings, notes);
    note_zero(settings, notes);
    let handicap = handicap(settings);
    let scoring = scoring(settings);
    Competition {
        mcmahon,
        scoring,
        board_size: board_size(settings, notes),
        tie_breaks,
        handicap,
        ..Competition::new(CompetitionId::OPEN, name, system, rounds)
    }
}

/// Adds a note if MacMahon counts scores from a level below the weakest rank here, as it does without a lower bar.
fn note_zero(settings: &Element, notes: &mut Notes) {
    let bar = text(settings, "LowerMacMahonBarLevel").filter(|_| flag(settings, "LowerMacMahonBar", true));
    let kyu = bar.map_or(Some(WEAKEST_KYU), |bar| bar.to_lowercase().strip_suffix('k')?.parse().ok());
    let below = kyu.and_then(|kyu| kyu.min(WEAKEST_KYU).checked_sub(-Rank::WEAKEST.grade() as u32)).unwrap_or(0);
    if below > 0 {
        let level = format!("{}k", below + -Rank::WEAKEST.grade() as u32);
        notes.add(message!("import-note-macmahon-zero", level, points = below));
    }
}

fn board_size(settings: &Element, notes: &mut Notes) -> BoardRule {
    match text(settings, "Boardsize").unwrap_or("19") {
        "9" => BoardRule::Nine,
        "13" => BoardRule::Thirteen,
        "19" => BoardRule::Nineteen,
        size => {
            notes.add(message!("import-note-board-size", size = excerpt(size)));
            BoardRule::Nineteen
        }
    }
}

/// Returns MacMahon's rules: half a point of score and no point for a missed round, marked or not, a whole one for the bye,
/// and nothing is rounded. In sums the bye counts the player's other points, or zero if it is set so, and a round that is
/// not marked the player's own score.
fn scoring(settings: &Element) -> ScoringRules {
    ScoringRules {
        absent_wins: HalfPoints::ZERO,
        bye_wins: HalfPoints::WIN,
        absent_score: HalfPoints::JIGO,
        bye_score: HalfPoints::WIN,
        round_down: false,
        forfeit_counts_opponent: true,
        handicap_in_sums: flag(settings, "HandicapIncludeInTieBreakers", false),
        missed_in_sosos: MissedInSosos::StartTimesRounds,
        bye_in_sums: match flag(settings, "ByeShouldResultInZeroSOSetc", false) {
            true => ByeInSums::Zero,
            false => ByeInSums::OtherPoints,
        },
        unmarked_counts: true,
        ..ScoringRules::handbook()
    }
}

fn handicap(settings: &Element) -> HandicapRules {
    let basis = match (flag(settings, "HandicapUsed", false), flag(settings, "HandicapByLevel", false)) {
        (false, _) => HandicapBasis::Off,
        (true, false) => HandicapBasis::Score,
        (true, true) => HandicapBasis::Rank,
    };
    let adjusted = number(settings, "HandicapAdjustmentValue").filter(|_| flag(settings, "HandicapAdjustment", true));
    let limit = number(settings, "HandicapLimitValue").filter(|_| flag(settings, "HandicapLimit", true));
    let below = text(settings, "HandicapBelowLevel").filter(|_| flag(settings, "HandicapBelow", true));
    HandicapRules {
        basis,
        reduction: -adjusted.unwrap_or(0).clamp(-9, 9),
        ceiling: limit.unwrap_or(9).clamp(0, 9) as u8,
        exempt: HandicapExempt::Capped(below.and_then(level).unwrap_or(Rank::from_grade(8))),
    }
}

/// Returns the names of the criteria that sort the wall list.
fn tie_breaks_named(root: &Element) -> impl Iterator<Item = &str> {
    let list = root.find("Walllist");
    let rows = CRITERIA.iter().filter_map(|name| list.map(|list| list.all(name))).find(|rows| !rows.is_empty());
    rows.unwrap_or_default().into_iter().filter_map(|row| text(row, "ShortName"))
}

/// Returns the criteria that sort the wall list. Its sums are over the score, even if it is sorted by points.
fn tie_breaks(root: &Element, notes: &mut Notes) -> Vec<Criterion> {
    let named = Criterion::named_in_macmahon;
    let tie_breaks = criteria::known(tie_breaks_named(root), named, Criterion::Mms, notes);
    if tie_breaks.is_empty() { Criterion::mcmahon_tie_breaks() } else { tie_breaks }
}

/// Entry ids by MacMahon's player numbers.
type Ids = HashMap<String, EntryId>;

fn entries(root: &Element, notes: &mut Notes) -> Result<(Vec<Entry>, Ids), FormatError> {
    let mut entries = Vec::new();
    let mut ids = Ids::new();
    for participant in root.parents_of("GoPlayer") {
        let id = EntryId(entries.len() as i64 + 1);
        let Some(person) = participant.child("GoPlayer") else { continue };
        let entry = entry(id, participant, person, notes)?;
        let own = text(participant, "Id").unwrap_or("").to_string();
        if ids.insert(own, id).is_some() {
            return Err(FormatError::PlayerTwice { name: excerpt(&entry.player.list_name()) });
        }
        entries.push(entry);
    }
    Ok((entries, ids))
}

fn entry(id: EntryId, participant: &Element, person: &Element, notes: &mut Notes) -> Result<Entry, FormatError> {
    let value = |child| clean(text(person, child).unwrap_or("")).0;
    let mut player = Player::new(value("Surname"), value("FirstName"), Rank::WEAKEST);
    let harmful = |child| clean(text(person, child).unwrap_or("")).1;
    let name = player.list_name();
    if name.is_empty() {
        return Err(FormatError::Nameless { place: id.0 as usize });
    }
    notes.cleaned(["Surname", "FirstName", "Club"].into_iter().any(harmful), &name);
    let written = text(person, "GoLevel").or(text(person, "Rank")).unwrap_or(NO_LEVEL);
    let read = if written == NO_LEVEL { Some(Rank::WEAKEST) } else { level(written) };
    player.rank = read.ok_or_else(|| FormatError::UnknownRank { name: excerpt(&name), rank: excerpt(written) })?;
    if written.trim().parse::<Rank>().is_err() {
        let rank = player.rank.to_string();
        notes.add(message!("import-note-level", name = &name, written = excerpt(written), rank));
    }
    let country = value("Country");
    player.country = country.parse().ok().or_else(|| csv_list::country(&country));
    if player.country.is_none() && !country.is_empty() {
        notes.add(message!("import-note-country", name = &name, country = excerpt(&country)));
    }
    player.club = value("Club");
    player.rating = number(person, "Rating").and_then(rating);
    player.egd_pin = Some(value("EgdPin")).filter(|pin| !["", "0"].contains(&pin.as_str()));
    if let Some(pin) = player.egd_pin.take_if(|pin| !is_pin(pin)) {
        notes.add(message!("import-note-pin", name = &name, pin = excerpt(&pin)));
    }
    let mut entry = Entry::new(id, CompetitionId::OPEN, player);
    if flag(participant, "PreliminaryRegistration", false) {
        entry.status = EntryStatus::PreRegistered;
    }
    entry.ghost = flag(participant, "Joker", false);
    entry.score_shift = score_shift(participant, &entry.player.list_name(), notes);
    entry.missed = values::missed(participant, &entry.player.list_name(), notes);
    Ok(entry)
}

/// Adds a point to the initial score of the members of the super bar. MacMahon ignores those whose level is below the upper bar.
fn add_superbar(root: &Element, settings: &Element, rules: &Competition, entries: &mut [Entry], notes: &mut Notes) {
    let has_bar = flag(settings, "UpperMacMahonBar", true) && text(settings, "UpperMacMahonBarLevel").is_some();
    let participants = root.parents_of("GoPlayer").into_iter().zip(entries);
    let mut below = Vec::new();
    for (_, entry) in participants.filter(|(participant, _)| flag(participant, "SuperBarMember", false)) {
        if !has_bar || rules.mcmahon.at_bar(entry.player.rank) {
            entry.score_shift += 1;
        } else {
            below.push(entry.player.list_name());
        }
    }
    if !below.is_empty() {
        notes.add(message!("import-note-macmahon-superbar", names = listed(&below)));
    }
}

/// Notes the players with games who are registered preliminarily only: MacMahon leaves them out of its list.
fn note_preliminary(entries: &[Entry], games: &[Game], notes: &mut Notes) {
    let plays = |entry: &&Entry| games.iter().any(|game| game.colour_of(entry.id).is_some());
    let preliminary = entries.iter().filter(|entry| entry.status == EntryStatus::PreRegistered).filter(plays);
    let names: Vec<String> = preliminary.map(|entry| entry.player.list_name()).collect();
    if !names.is_empty() {
        notes.add(message!("import-note-macmahon-preliminary", names = listed(&names)));
    }
}

/// Returns the director's adjustment, rounded down to whole points.
fn score_shift(participant: &Element, name: &str, notes: &mut Notes) -> i32 {
    let quarters = number(participant, "ScoreAdjustmentValue").filter(|_| flag(participant, "ScoreAdjustment", true));
    let quarters = quarters.unwrap_or(0);
    let points = quarters.div_euclid(QUARTERS);
    if !(-30..=30).contains(&points) {
        notes.add(message!("import-note-score-correction", name, correction = points));
        return 0;
    }
    if quarters % QUARTERS != 0 {
        notes.add(message!("import-note-adjustment-rounded", name, quarters, points));
    }
    points
}

/// Returns the games and byes. A pairing that is marked as a bye but names two players is a game, so that neither loses it.
fn rounds(root: &Element, entries: &[Entry], ids: &Ids, notes: &mut Notes) -> (Vec<Game>, Vec<Bye>) {
    let (mut games, mut byes, mut missing) = (Vec::new(), Vec::new(), false);
    for element in root.parents_of("Pairing") {
        let Some(round) = number(element, "RoundNumber").filter(|r| (1..=Rounds::LAST as i32).contains(r)) else {
            notes.add(message!("import-note-round-number", last = Rounds::LAST));
            continue;
        };
        for pairing in element.children.iter().filter(|c| c.name == "Pairing") {
            let player = |colour| text(pairing, colour).and_then(|id| ids.get(id)).copied();
            match (player("Black"), player("White")) {
                (Some(black), Some(white)) if black != white => {
                    let board = values::board(pairing, round as u32, notes);
                    let handicap =
                        assemble::handicap(text(pairing, "Handicap").unwrap_or(""), (round as u32, board), notes);
                    let (result, has_none) = values::result(pairing, (round as u32, board), notes);
                    missing |= has_none;
                    if is_bye(pairing) {
                        let [black, white] = [black, white].map(|id| name_of(entries, id));
                        notes.add(message!("import-note-macmahon-bye-of-two", round, black, white));
                    }
                    let passes = Passes::both(result);
                    games.push(Game { handicap, passes, ..assemble::game(round as u32, board, black, white) });
                }
                (Some(entry), _) | (None, Some(entry)) if is_bye(pairing) => {
                    byes.push(Bye { competition: CompetitionId::OPEN, round: round as u32, entry });
                }
                _ => notes.add(message!("import-note-unknown-player", round)),
            }
        }
    }
    if missing {
        notes.add(message!("import-note-macmahon-no-result"));
    }
    (games, byes)
}

fn name_of(entries: &[Entry], id: EntryId) -> String {
    entries.iter().find(|entry| entry.id == id).map(|entry| entry.player.list_name()).unwrap_or_default()
}

/// Returns whether a pairing is a bye: it says so, or has nobody on one side.
pub(crate) fn is_bye(pairing: &Element) -> bool {
    let is_nobody = |colour| text(pairing, colour).is_none_or(|id| id == "0");
    flag(pairing, "PairingWithBye", false) || is_nobody("Black") || is_nobody("White")
}

#[cfg(test)]
mod tests {
    use domain::{Crosstable, GameResult, Standings, Verdict};

    use super::*;
    use domain::ScoreBasis;

    const FILE: &str = "<Tournament typeversion='1'>
        <Name>Mill Cup</Name><NumberOfRounds>4</NumberOfRounds>
        <UpperMacMahonBar>true</UpperMacMahonBar><UpperMacMahonBarLevel>2d</UpperMacMahonBarLevel>
        <LowerMacMahonBar>false</LowerMacMahonBar><LowerMacMahonBarLevel>10k</LowerMacMahonBarLevel>
        <HandicapUsed>true</HandicapUsed><HandicapAdjustmentValue>-2</HandicapAdjustmentValue>
        <HandicapBelowLevel>1d</HandicapBelowLevel>
        <Walllist>
          <SortCriterion><ShortName>Score</ShortName></SortCriterion>
          <SortCriterion><ShortName>SODOS</ShortName></SortCriterion>
          <SortCriterion><ShortName>Luck</ShortName></SortCriterion>
        </Walllist>
        <IndividualParticipant>
          <Id>7</Id><SuperBarMember>true</SuperBarMember>
          <GoPlayer>
            <FirstName>Ada</FirstName><Surname>Brook</Surname><Club>Mill</Club><Country>GB</Country>
            <GoLevel>4d</GoLevel><Rating>2400</Rating><EgdPin>10000001</EgdPin>
          </GoPlayer>
        </IndividualParticipant>
        <IndividualParticipant>
          <Id>9</Id><PreliminaryRegistration>true</PreliminaryRegistration>
          <NotPlayingInRound>2</NotPlayingInRound><NotPlayingInRound>3</NotPlayingInRound>
          <GoPlayer><FirstName>Ana</FirstName><Surname>Pop</Surname><GoLevel>35k</GoLevel></GoPlayer>
        </IndividualParticipant>
        <TournamentRound>
          <RoundNumber>1</RoundNumber>
          <Pairing>
            <BoardNumber>3</BoardNumber><Black>9</Black><White>7</White><Handicap>9</Handicap><Result>0-1</Result>
          </Pairing>
          <Pairing><Black>9</Black><White>8</White></Pairing>
        </TournamentRound>
        <TournamentRound>
          <RoundNumber>2</RoundNumber>
          <Pairing><PairingWithBye>true</PairingWithBye><Black>7</Black></Pairing>
        </TournamentRound>
        </Tournament>";

    #[test]
    fn file_is_read_with_rounds_and_settings() {
        let ImportedTournament { tournament, notes, .. } = read(FILE.as_bytes()).unwrap();
        let competition = &tournament.competition;
        assert_eq!((tournament.event.name.as_str(), competition.rounds), ("Mill Cup", 4));
        assert_eq!((competition.mcmahon.bar.to_string(), competition.mcmahon.floor), ("2d".into(), Rank::WEAKEST));
        assert_eq!(competition.tie_breaks, [Criterion::Mms, Criterion::Sodos(ScoreBasis::Mms)]);
        assert_eq!((competition.handicap.basis, competition.handicap.reduction), (HandicapBasis::Score, 2));
        let [ada, ana] = &tournament.entries[..] else { panic!("two entries") };
        assert_eq!((ada.score_shift, ada.player.egd_pin.as_deref()), (1, Some("10000001")));
        assert_eq!((ana.status, ana.missed), (EntryStatus::PreRegistered, Rounds::of([2, 3])));
        let game = &tournament.games[0];
        assert_eq!((tournament.games.len(), game.board, game.black, game.handicap), (1, 3, ana.id, 9));
        assert_eq!(game.passes.agreed(), Some(GameResult::played(Verdict::WhiteWins)));
        assert_eq!((tournament.byes.len(), tournament.byes[0].entry), (1, ada.id));
        for words in ["35k", "Luck", "not in the list", "no dates"] {
            assert!(notes.iter().any(|note| note.to_string().contains(words)), "{words}: {notes:?}");
        }
    }

    /// Returns the file of version 3.10 with these lines among its settings and its first player.
    fn newer(settings: &str, player: &str) -> ImportedTournament {
        let file = FILE
            .replace("SortCriterion>", "SortCriterionDescriptor>")
            .replace("<HandicapUsed>", &format!("{settings}<HandicapUsed>"))
            .replace("<Id>7</Id>", &format!("<Id>7</Id>{player}"));
        read(file.as_bytes()).unwrap()
    }

    #[test]
    fn a_pairing_of_two_players_that_is_marked_as_a_bye_is_a_game() {
        let file = FILE.replace("<BoardNumber>3<", "<PairingWithBye>true</PairingWithBye><BoardNumber>3<");
        let ImportedTournament { tournament, notes, .. } = read(file.as_bytes()).unwrap();
        assert_eq!((tournament.games.len(), tournament.byes.len()), (1, 1));
        assert_eq!(tournament.games[0].passes.agreed(), Some(GameResult::played(Verdict::WhiteWins)));
        let said = notes.iter().find(|note| note.id == "import-note-macmahon-bye-of-two").unwrap().to_string();
        assert!(["Round 1", "Pop Ana", "Brook Ada"].iter().all(|word| said.contains(word)), "{said}");
    }

    #[test]
    fn a_score_takes_the_place_of_an_unknown_first_criterion() {
        let file = FILE.replace(">Score<", ">Weather<").replace(">Luck<", ">SOS<");
        let ImportedTournament { tournament, notes, .. } = read(file.as_bytes()).unwrap();
        let words: Vec<String> = tournament.competition.tie_breaks.iter().map(Criterion::to_string).collect();
        assert_eq!(words, ["MMS", "SODOS", "SOS"]);
        assert!(notes.iter().any(|note| note.id == "import-note-criterion-score"), "{notes:?}");
    }

    #[test]
    fn criteria_of_version_3_10_are_read() {
        let tie_breaks = |imported: ImportedTournament| imported.tournament.competition.tie_breaks.clone();
        assert_eq!(tie_breaks(newer("", "")), [Criterion::Mms, Criterion::Sodos(ScoreBasis::Mms)]);
        let points = FILE.replace("SortCriterion>", "SortCriterionDescriptor>").replace("Score<", "Points<");
        let ImportedTournament { tournament, .. } = read(points.as_bytes()).unwrap();
        assert_eq!(tournament.competition.system, System::Swiss);
        assert_eq!(tournament.competition.tie_breaks, [Criterion::Wins, Criterion::Sodos(ScoreBasis::Mms)]);
    }

    #[test]
    fn settings_of_scores_are_read_or_noted() {
        let handicap = |value: &str| {
            let setting = format!("<HandicapIncludeInTieBreakers>{value}</HandicapIncludeInTieBreakers>");
            newer(&setting, "").tournament.competition.scoring
        };
        assert!(handicap("true").handicap_in_sums && !handicap("false").handicap_in_sums);
        let missed = handicap("true");
        assert_eq!((missed.absent_score, missed.absent_wins, missed.round_down), (HalfPoints(1), HalfPoints(0), false));
        let noted = |setting: &str, words: &str| {
            let of = |value: &str| newer(&format!("<{setting}>{value}</{setting}>"), "").notes;
            assert!(of("true").iter().any(|note| note.to_string().contains(words)), "{setting}: {:?}", of("true"));
            assert!(!of("false").iter().any(|note| note.to_string().contains(words)), "{setting}");
        };
        let bye = |value: &str| {
            let setting = format!("<ByeShouldResultInZeroSOSetc>{value}</ByeShouldResultInZeroSOSetc>");
            newer(&setting, "").tournament.competition.scoring.bye_in_sums
        };
        assert_eq!((bye("true"), bye("false")), (ByeInSums::Zero, ByeInSums::OtherPoints));
        noted("HalfScoreGroupsRoundDown", "half points count");
        noted("RatingDeterminesRank", "ranks from ratings");
        noted("RatingDeterminesStartScore", "initial scores from ratings");
    }

    #[test]
    fn scores_from_below_30_kyu_are_noted() {
        let noted = |bar: &str| {
            let off = "<LowerMacMahonBar>false</LowerMacMahonBar><LowerMacMahonBarLevel>10k</LowerMacMahonBarLevel>";
            let notes = read(FILE.replace(off, bar).as_bytes()).unwrap().notes;
            let found =
                notes.iter().map(ToString::to_string).find(|note| note.starts_with("MacMahon counts scores from"));
            found.map(|note| (note.contains("from 35k"), note.contains("everyone is 5 lower")))
        };
        let at = |level: &str| {
            format!("<LowerMacMahonBar>true</LowerMacMahonBar><LowerMacMahonBarLevel>{level}</LowerMacMahonBarLevel>")
        };
        assert_eq!(noted("<LowerMacMahonBar>false</LowerMacMahonBar>"), Some((true, true)));
        assert_eq!(noted(&at("32k")), Some((false, false)));
        assert_eq!([noted(&at("30k")), noted(&at("20k")), noted(&at("1d"))], [None, None, None]);
    }

    #[test]
    fn unmarked_round_counts_the_own_score() {
        let again = "<Pairing><Black>9</Black><White>8</White></Pairing>";
        let third = "<IndividualParticipant><Id>8</Id><GoPlayer><Surname>Lake</Surname><GoLevel>1k</GoLevel></GoPlayer></IndividualParticipant><TournamentRound>";
        let file = FILE.replacen("<TournamentRound>", third, 1).replace(again, "");
        let of_lake = |file: &str| {
            let ImportedTournament { tournament, notes, .. } = read(file.as_bytes()).unwrap();
            assert_eq!(tournament.entries[2].missed.contains(1), file.contains("<NotPlayingInRound>1<"), "{notes:?}");
            let competition = Competition {
                tie_breaks: ["MMS", "NBW", "SOS", "SOSOS"].map(|name| name.parse().unwrap()).to_vec(),
                ..tournament.competition.clone()
            };
            let table = Crosstable::of(&tournament, 1);
            let line =
                Standings::of(&table, &competition, 1).lines.into_iter().find(|l| l.entry == EntryId(3)).unwrap();
            line.criteria.iter().map(|value| value.glyphs()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(of_lake(&file), "29½ 0 29½ 29½", "the own score and SOS");
        let marked = file.replace("<Id>8</Id>", "<Id>8</Id><NotPlayingInRound>1</NotPlayingInRound>");
        assert_eq!(of_lake(&marked), "29½ 0 29 29", "the initial score");
        assert_eq!(of_lake(&file.replace("0-1", "?-?")), "29 0 29 29", "round 1 is unfinished");
    }

    #[test]
    fn score_adjustment_is_in_quarters_of_a_point() {
        let shift = |used: &str, value: &str| {
            let player = format!(
                "<ScoreAdjustment>{used}</ScoreAdjustment><ScoreAdjustmentValue>{value}</ScoreAdjustmentValue>"
            );
            let ImportedTournament { tournament, notes, .. } = newer("", &player);
            let noted = notes
                .iter()
                .any(|note| note.to_string().contains("quarters") || note.to_string().contains("is left out"));
            // The luck criterion is left out, too.
            let noted = noted && notes.iter().any(|note| note.to_string().starts_with("Brook Ada"));
            (tournament.entries[0].score_shift - 1, noted)
        };
        assert_eq!(
            [shift("true", "8"), shift("true", "-4"), shift("true", "0")],
            [(2, false), (-1, false), (0, false)]
        );
        assert_eq!(shift("false", "8"), (0, false));
        assert_eq!([shift("true", "5"), shift("true", "-5")], [(1, true), (-2, true)]);
        assert_eq!([shift("true", "400"), shift("true", "2147483647")], [(0, true), (0, true)]);
    }

    #[test]
    fn members_of_the_super_bar_below_the_bar_get_no_point() {
        let file = FILE.replace("<GoLevel>4d</GoLevel>", "<GoLevel>1d</GoLevel>");
        let ImportedTournament { tournament, notes, .. } = read(file.as_bytes()).unwrap();
        assert_eq!(tournament.entries[0].score_shift, 0);
        let named = |id: &str, name: &str| notes.iter().any(|note| note.id == id && note.to_string().contains(name));
        assert!(named("import-note-macmahon-superbar", "Brook Ada"), "{notes:?}");
        assert!(named("import-note-macmahon-preliminary", "Pop Ana"), "{notes:?}");
        let scorex = read(FILE.replace(">Score<", ">ScoreX<").as_bytes()).unwrap();
        assert!(scorex.notes.iter().any(|note| note.id == "import-note-macmahon-scorex"), "{:?}", scorex.notes);
    }

    #[test]
    fn other_and_damaged_files_are_refused() {
        let refused = |file: &str| read(file.as_bytes()).unwrap_err().to_string();
        assert!(refused("<Tournament/>").contains("not a MacMahon file"));
        assert!(refused(&FILE.replace("4d", "4x")).contains("Brook Ada has the rank \"4x\""));
        assert!(refused(&FILE.replace("<Id>9</Id>", "<Id>7</Id>")).contains("Pop Ana is in the list of players twice"));
        assert!(refused(&FILE[..900]).contains("cut off"));
    }
}
