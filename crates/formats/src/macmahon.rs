//! Tournament files of Christoph Gerlach's MacMahon 3 (XML, values as texts of elements): reading.
//! The format has no published description; what is read here is what importers of other programs agree on.

use std::collections::HashMap;

use chrono::NaiveDate;
use domain::model::pairing_rules::{HandicapBasis, HandicapExempt, HandicapRules};
use domain::{
    Bye, Competition, CompetitionId, Criterion, Entry, EntryId, EntryStatus, Event, Game, GameResult, Gor, McMahon,
    Passes, Player, Rank, Rounds, ScoreBasis, System, Verdict,
};

use crate::assemble::{self, Parts, assemble};
use crate::notes::Notes;
use crate::text::{clean, excerpt};
use crate::xml::{self, Element};
use crate::{FormatError, Imported};

/// The weakest level MacMahon knows; ours ends at 30 kyu.
const WEAKEST_KYU: u32 = 35;

/// Whether a document's root is MacMahon's.
pub(crate) fn is_root(root: &Element) -> bool {
    ["Tournament", "TournamentData"].contains(&root.name.as_str()) && root.find("GoPlayer").is_some()
}

/// Reads a MacMahon file. It has no dates and no time limits: a note says what is assumed.
///
/// # Errors
/// A file that is no MacMahon file, is damaged or hostile, or gives a player no name or no rank.
pub fn read(bytes: &[u8]) -> Result<Imported, FormatError> {
    let document = xml::parse(bytes)?;
    let root = &document.root;
    if !is_root(root) {
        let found = format!("its outermost element is {} and it has no players", excerpt(&root.name));
        return Err(FormatError::OtherFormat { expected: "a MacMahon file", found });
    }
    let mut notes = Notes::default();
    let settings = if root.name == "Tournament" { root } else { root.find("Tournament").unwrap_or(root) };
    let competition = competition(root, settings, &mut notes);
    let day = NaiveDate::from_ymd_opt(2000, 1, 1).expect("a day of the calendar");
    notes
        .add(format!("The file has no dates, time limits or komi; {day}, 60 minutes and 6.5 are taken: correct them."));
    let event = Event::new(competition.name.clone(), day, "");
    let (entries, ids) = entries(root, &mut notes)?;
    let (games, byes) = rounds(root, &ids, &mut notes);
    Ok(assemble(Parts { event, competition, entries, games, byes }, bytes, notes))
}

/// The text of a child, if it has any.
fn text<'a>(element: &'a Element, child: &str) -> Option<&'a str> {
    element.child(child).map(|c| c.text.trim()).filter(|text| !text.is_empty())
}

fn flag(element: &Element, child: &str, default: bool) -> bool {
    text(element, child).map_or(default, |text| text.eq_ignore_ascii_case("true"))
}

fn number(element: &Element, child: &str) -> Option<i32> {
    text(element, child)?.parse().ok()
}

/// A level as MacMahon writes it, down to 35 kyu and up to 10 professional dan.
fn level(text: &str) -> Option<Rank> {
    let compact = text.trim().to_lowercase();
    let kyu: Option<u32> = compact.strip_suffix('k').and_then(|n| n.parse().ok());
    match compact.as_str() {
        _ if kyu.is_some_and(|kyu| (31..=WEAKEST_KYU).contains(&kyu)) => Some(Rank::WEAKEST),
        "10p" => Rank::professional(9),
        known => known.parse().ok(),
    }
}

fn competition(root: &Element, settings: &Element, notes: &mut Notes) -> Competition {
    let name = clean(text(settings, "Name").unwrap_or("")).0;
    let name = if name.is_empty() { "Tournament".to_string() } else { name };
    let rounds = number(settings, "NumberOfRounds").unwrap_or(5).clamp(1, Rounds::LAST as i32) as u32;
    let ladder = ladder(root, notes);
    let swiss = ladder[0] == Criterion::Wins;
    let system = if swiss { System::Swiss } else { System::McMahon };
    let bar =
        |on: &str, level_name: &str| text(settings, level_name).filter(|_| flag(settings, on, true)).and_then(level);
    let mcmahon = McMahon {
        zero: Rank::KYU_20,
        floor: bar("LowerMacMahonBar", "LowerMacMahonBarLevel").unwrap_or(Rank::WEAKEST),
        bar: bar("UpperMacMahonBar", "UpperMacMahonBarLevel").unwrap_or(Rank::from_grade(8)),
        supergroup: None,
    };
    notes.add("MacMahon's own rules for rounds without a game are not in the file; the handbook's are taken.");
    let handicap = handicap(settings);
    Competition { mcmahon, ladder, handicap, ..Competition::new(CompetitionId::OPEN, name, system, rounds) }
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

/// The criteria by which the wall list is sorted.
fn ladder(root: &Element, notes: &mut Notes) -> Vec<Criterion> {
    let list = root.find("Walllist");
    let sorted: Vec<&Element> = list.map(|list| list.all("SortCriterion")).unwrap_or_default();
    let rows = if sorted.is_empty() { list.map(|list| list.all("Criterion")).unwrap_or_default() } else { sorted };
    let names: Vec<&str> = rows.into_iter().filter_map(|row| text(row, "ShortName")).collect();
    let over = if names.first() == Some(&"Points") { ScoreBasis::Wins } else { ScoreBasis::Mms };
    let mut ladder = Vec::new();
    for name in names {
        let criterion = match name {
            "Points" => Some(Criterion::Wins),
            "Score" | "ScoreX" => Some(Criterion::Mms),
            "SOS" => Some(Criterion::Sos(over, 0)),
            "SOSOS" => Some(Criterion::Sosos(over)),
            "SODOS" => Some(Criterion::Sodos(over)),
            "CUSS" => Some(Criterion::Cuss(over)),
            _ => None,
        };
        match criterion {
            Some(criterion) if ladder.contains(&criterion) => {}
            Some(criterion) => ladder.push(criterion),
            None => notes.add(format!("The criterion \"{}\" is unknown and left out.", clean(&excerpt(name)).0)),
        }
    }
    if ladder.is_empty() { Criterion::mcmahon_ladder() } else { ladder }
}

/// Keys by MacMahon's own numbers of players.
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
    let turned = |child| clean(text(person, child).unwrap_or("")).1;
    let name = player.list_name();
    if name.is_empty() {
        return Err(FormatError::Nameless { place: id.0 as usize });
    }
    notes.cleaned(["Surname", "FirstName", "Club"].into_iter().any(turned), &name);
    let written = text(person, "GoLevel").or(text(person, "Rank")).unwrap_or("");
    player.rank =
        level(written).ok_or_else(|| FormatError::UnknownRank { name: excerpt(&name), rank: excerpt(written) })?;
    if written.trim().parse::<Rank>().is_err() {
        notes.add(format!("{name}: {} is taken for {written}, which this program does not know.", player.rank));
    }
    player.country = value("Country").parse().ok();
    player.club = value("Club");
    player.rating = number(person, "Rating").filter(|rating| (-900..=3500).contains(rating)).map(Gor);
    player.egd_pin = Some(value("EgdPin")).filter(|pin| pin.len() == 8 && pin.bytes().all(|b| b.is_ascii_digit()));
    let mut entry = Entry::new(id, CompetitionId::OPEN, player);
    if flag(participant, "PreliminaryRegistration", false) {
        entry.status = EntryStatus::PreRegistered;
    }
    entry.score_shift = i32::from(flag(participant, "SuperBarMember", false));
    let missed = participant.children.iter().filter(|c| c.name == "NotPlayingInRound");
    entry.missed = Rounds::of(missed.filter_map(|c| c.text.trim().parse().ok()));
    Ok(entry)
}

fn rounds(root: &Element, ids: &Ids, notes: &mut Notes) -> (Vec<Game>, Vec<Bye>) {
    let (mut games, mut byes) = (Vec::new(), Vec::new());
    for element in root.parents_of("Pairing") {
        let Some(round) = number(element, "RoundNumber").filter(|r| (1..=Rounds::LAST as i32).contains(r)) else {
            notes.add(format!("A round that is not numbered 1 to {} is left out.", Rounds::LAST));
            continue;
        };
        for pairing in element.children.iter().filter(|c| c.name == "Pairing") {
            let player = |colour| text(pairing, colour).and_then(|id| ids.get(id)).copied();
            match (player("Black"), player("White")) {
                (Some(entry), _) if flag(pairing, "PairingWithBye", false) => {
                    byes.push(Bye { competition: CompetitionId::OPEN, round: round as u32, entry });
                }
                (Some(black), Some(white)) if black != white => {
                    let board = number(pairing, "BoardNumber").unwrap_or(0).clamp(0, 10_000) as u32;
                    let handicap = number(pairing, "Handicap").unwrap_or(0).clamp(0, 9) as u8;
                    let passes = Passes::both(result(pairing));
                    games.push(Game { handicap, passes, ..assemble::game(round as u32, board, black, white) });
                }
                _ => notes.add(format!("Round {round}: a game of a player who is not in the list is dropped.")),
            }
        }
    }
    (games, byes)
}

/// The result, Black's half first; a referee's is taken as a forfeit.
fn result(pairing: &Element) -> Option<GameResult> {
    let written = text(pairing, "Result")?;
    let verdict = match written.trim_end_matches('!') {
        "1-0" => Verdict::BlackWins,
        "0-1" => Verdict::WhiteWins,
        "½-½" => Verdict::Jigo,
        "0-0" => Verdict::BothLose,
        "1-1" => Verdict::BothWin,
        _ => return None,
    };
    let by_referee = written.ends_with('!') || flag(pairing, "ResultByReferee", false);
    Some(if by_referee { GameResult::forfeit(verdict) } else { GameResult::played(verdict) })
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn a_file_is_read_with_its_rounds_and_settings() {
        let Imported { tournament, notes } = read(FILE.as_bytes()).unwrap();
        let competition = &tournament.competitions[0];
        assert_eq!((tournament.event.name.as_str(), competition.rounds), ("Mill Cup", 4));
        assert_eq!((competition.mcmahon.bar.to_string(), competition.mcmahon.floor), ("2d".into(), Rank::WEAKEST));
        assert_eq!(competition.ladder, [Criterion::Mms, Criterion::Sodos(ScoreBasis::Mms)]);
        assert_eq!((competition.handicap.basis, competition.handicap.reduction), (HandicapBasis::Score, 2));
        let [ada, ana] = &tournament.entries[..] else { panic!("two entries") };
        assert_eq!((ada.score_shift, ada.player.egd_pin.as_deref()), (1, Some("10000001")));
        assert_eq!((ana.status, ana.missed), (EntryStatus::PreRegistered, Rounds::of([2, 3])));
        let game = &tournament.games[0];
        assert_eq!((tournament.games.len(), game.board, game.black, game.handicap), (1, 3, ana.id, 9));
        assert_eq!(game.passes.agreed(), Some(GameResult::played(Verdict::WhiteWins)));
        assert_eq!((tournament.byes.len(), tournament.byes[0].entry), (1, ada.id));
        for words in ["35k", "Luck", "not in the list", "no dates"] {
            assert!(notes.iter().any(|note| note.contains(words)), "{words}: {notes:?}");
        }
    }

    #[test]
    fn what_is_no_such_file_is_refused() {
        let refused = |file: &str| read(file.as_bytes()).unwrap_err().to_string();
        assert!(refused("<Tournament/>").contains("not a MacMahon file"));
        assert!(refused(&FILE.replace("4d", "4x")).contains("Brook Ada has the rank \"4x\""));
        assert!(refused(&FILE.replace("<Id>9</Id>", "<Id>7</Id>")).contains("Pop Ana is in the list of players twice"));
        assert!(refused(&FILE[..900]).contains("cut off"));
    }
}
