//! A written file reads back as the same tournament, and what it cannot say is noted.

use domain::model::board_size::BoardRule;
use domain::{Crosstable, EntryId, EntryStatus, GameResult, Passes, Rounds, Standings, System, Tournament};

use super::*;
use crate::{opengotha, opengotha_export, pairgoth, pairgoth_export};

/// Four players with a bye, a forfeit, a jigo, a missed round and an open game.
const FILE: &str = "<Tournament typeversion='9'>
    <Name>Mill &amp; Cup</Name><NumberOfRounds>3</NumberOfRounds>
    <UpperMacMahonBar>true</UpperMacMahonBar><UpperMacMahonBarLevel>2d</UpperMacMahonBarLevel>
    <LowerMacMahonBar>true</LowerMacMahonBar><LowerMacMahonBarLevel>10k</LowerMacMahonBarLevel>
    <HandicapUsed>true</HandicapUsed><HandicapByLevel>true</HandicapByLevel>
    <HandicapAdjustmentValue>-1</HandicapAdjustmentValue><HandicapBelowLevel>1d</HandicapBelowLevel>
    <HandicapLimitValue>5</HandicapLimitValue><HandicapIncludeInTieBreakers>true</HandicapIncludeInTieBreakers>
    <ByeShouldResultInZeroSOSetc>true</ByeShouldResultInZeroSOSetc>
    <Walllist>
      <SortCriterionDescriptor><ShortName>Score</ShortName></SortCriterionDescriptor>
      <SortCriterionDescriptor><ShortName>SOS-1</ShortName></SortCriterionDescriptor>
      <SortCriterionDescriptor><ShortName>SODOS</ShortName></SortCriterionDescriptor>
    </Walllist>
    <IndividualParticipant><Id>7</Id><SuperBarMember>true</SuperBarMember>
      <GoPlayer><FirstName>Ada</FirstName><Surname>Brook</Surname><Club>Mill</Club><Country>gb</Country>
      <GoLevel>3d</GoLevel><Rating>2290</Rating><EgdPin>10000001</EgdPin></GoPlayer></IndividualParticipant>
    <IndividualParticipant><Id>3</Id><ScoreAdjustmentValue>-8</ScoreAdjustmentValue>
      <GoPlayer><FirstName>Ana</FirstName><Surname>Pop &lt;b&gt;</Surname><Country>ro</Country><GoLevel>2k</GoLevel>
      </GoPlayer></IndividualParticipant>
    <IndividualParticipant><Id>4</Id><NotPlayingInRound>2</NotPlayingInRound>
      <GoPlayer><Surname>Solo</Surname><GoLevel>30k</GoLevel></GoPlayer></IndividualParticipant>
    <IndividualParticipant><Id>5</Id><PreliminaryRegistration>true</PreliminaryRegistration>
      <GoPlayer><FirstName>Eva</FirstName><Surname>Late</Surname><GoLevel>1p</GoLevel></GoPlayer></IndividualParticipant>
    <TournamentRound><RoundNumber>1</RoundNumber>
      <Pairing><Black>3</Black><White>7</White><Handicap>3</Handicap><Result>½-½</Result><BoardNumber>2</BoardNumber></Pairing>
      <Pairing><PairingWithBye>true</PairingWithBye><Black>4</Black><Result>1-0</Result></Pairing></TournamentRound>
    <TournamentRound><RoundNumber>2</RoundNumber>
      <Pairing><Black>7</Black><White>3</White><Result>0-1</Result><ResultByReferee>true</ResultByReferee>
        <BoardNumber>1</BoardNumber></Pairing></TournamentRound>
    <TournamentRound><RoundNumber>3</RoundNumber>
      <Pairing><Black>4</Black><White>3</White><Result>?-?</Result><BoardNumber>1</BoardNumber></Pairing></TournamentRound>
    </Tournament>";

fn imported() -> Tournament {
    macmahon::read(FILE.as_bytes()).unwrap().tournament
}

/// Writes and reads a tournament. The draw seed is restored, because it is the hash of the file.
fn again(tournament: &Tournament) -> Tournament {
    let mut read = macmahon::read(&export(tournament).bytes).unwrap().tournament;
    read.event.draw_seed.clone_from(&tournament.event.draw_seed);
    read
}

fn notes(tournament: &Tournament) -> Vec<&'static str> {
    export(tournament).notes.iter().map(|note| note.id).collect()
}

#[test]
fn an_imported_file_reads_back_equal() {
    // The point of a member of the super bar becomes a score adjustment, which is the same score.
    let tournament = imported();
    assert_eq!(again(&tournament), tournament);
    assert_eq!(notes(&tournament), ["export-note-macmahon-lost"]);
}

#[test]
fn a_swiss_reads_back_with_equal_places() {
    let file = FILE.replace("<ShortName>Score<", "<ShortName>Points<");
    let tournament = macmahon::read(file.as_bytes()).unwrap().tournament;
    assert_eq!(tournament.competition.system, System::Swiss);
    let read = again(&tournament);
    assert_eq!(read.competition.system, System::Swiss);
    assert_eq!(again(&read), read);
}

#[test]
fn other_systems_sizes_and_results_are_noted() {
    let mut tournament = imported();
    tournament.competition.system = System::RoundRobin;
    tournament.competition.board_size = BoardRule::ByRank;
    tournament.games[0].passes = Passes::both(Some(GameResult::walkover(domain::Colour::Black)));
    tournament.games[1].passes = Passes::both(Some(GameResult::played(Verdict::NoResult)));
    tournament.entries[1].guest = true;
    tournament.entries[2].status = EntryStatus::Withdrawn;
    tournament.entries[3].ghost = true;
    let notes = notes(&tournament);
    for id in ["system", "board", "walkover", "no-result", "guests", "ghosts"] {
        assert!(notes.contains(&format!("export-note-macmahon-{id}").as_str()), "{id}: {notes:?}");
    }
    assert!(notes.contains(&"export-note-withdrawn"), "{notes:?}");
}

#[test]
fn criteria_that_macmahon_lacks_are_noted_with_the_places_that_change() {
    let mut tournament = imported();
    tournament.competition.tie_breaks = ["MMS", "RATING"].map(|name| name.parse().unwrap()).to_vec();
    tournament.competition.mcmahon.bar = domain::Rank::WEAKEST;
    let notes = notes(&tournament);
    assert!(notes.contains(&"export-note-macmahon-criterion"), "{notes:?}");
}

#[test]
fn a_withdrawn_player_misses_the_rounds_without_a_game() {
    let mut tournament = imported();
    tournament.entries[0].status = EntryStatus::Withdrawn;
    let read = again(&tournament);
    assert_eq!(read.entries[0].missed, Rounds::of([3]));
    assert_eq!(read.entries[0].id, EntryId(1));
}

#[test]
fn places_are_those_of_the_event() {
    let places = |tournament: &Tournament| -> Vec<(EntryId, Option<u32>)> {
        let rules = &tournament.competition;
        let lines = Standings::of(&Crosstable::of(tournament, 3), rules, 3).lines;
        lines.iter().map(|line| (line.entry, line.place)).collect()
    };
    let tournament = imported();
    assert_eq!(places(&again(&tournament)), places(&tournament));
}

#[test]
fn an_unmarked_round_stays_unmarked_and_is_marked_for_other_programs() {
    let solo = "<Pairing><PairingWithBye>true</PairingWithBye><Black>4</Black><Result>1-0</Result></Pairing>";
    let mut tournament = macmahon::read(FILE.replace(solo, "").as_bytes()).unwrap().tournament;
    let score = |tournament: &Tournament| {
        let table = Crosstable::of(tournament, 1);
        let criteria = vec!["MMS".parse().unwrap()];
        let rules = Competition { tie_breaks: criteria, ..tournament.competition.clone() };
        let line = Standings::of(&table, &rules, 1).lines.into_iter().find(|line| line.entry == EntryId(3)).unwrap();
        line.criteria[0].glyphs()
    };
    let missed = |tournament: &Tournament| tournament.entries[2].missed;
    let half = score(&tournament);
    assert!(half.ends_with('½'), "{half}");
    assert_eq!(missed(&again(&tournament)), Rounds::of([2]));
    let opengotha = opengotha::read(&opengotha_export::export(&tournament).bytes).unwrap().tournament;
    let pairgoth = pairgoth::read(&pairgoth_export::export(&tournament).bytes).unwrap().tournament;
    for read in [opengotha, pairgoth] {
        assert_eq!(missed(&read), Rounds::of([1, 2]), "they give half a point only for a marked round");
    }
    // The player leaves after the first round: it stays as it was.
    tournament.record_absences(1);
    tournament.entries[2].status = EntryStatus::Withdrawn;
    assert_eq!(missed(&again(&tournament)), Rounds::of([2]));
}
