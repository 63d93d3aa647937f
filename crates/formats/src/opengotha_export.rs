//! Exporting to OpenGotha: the file, and a note on the players whose place differs there.

use std::collections::HashMap;

use domain::{Competition, CompetitionId, Crosstable, EntryId, RoundNumber, Standings, Tournament};
use messages::message;

use crate::notes::listed;
use crate::opengotha::{self, WrittenOpenGotha};

/// Returns a competition as an OpenGotha file, as [`opengotha::write_with_notes`] does, with the players whose place differs.
///
/// The file has the event's points for byes and absences, and its criteria. But OpenGotha has one rule each for forfeits,
/// handicaps and missed rounds in sums, and lacks some criteria. The places are those of the written file, read back.
pub fn export(tournament: &Tournament, competition: CompetitionId) -> WrittenOpenGotha {
    let mut file = opengotha::write_with_notes(tournament, competition);
    let Some(rules) = tournament.competition(competition) else { return file };
    let there = opengotha::read(&file.bytes);
    let moved = there.map(|there| moved(tournament, rules, &there.tournament)).unwrap_or_default();
    if !moved.is_empty() {
        file.notes.push(message!("export-note-places", count = moved.len(), names = listed(&moved)));
    }
    file
}

/// Returns the names of the players whose place is another one in a written file that was read back as `there`, in the order of
/// the standings here.
pub(crate) fn moved(tournament: &Tournament, rules: &Competition, there: &Tournament) -> Vec<String> {
    let rounds = tournament.paired_rounds(rules.id);
    let own = standings(tournament, rules, rounds);
    let places: HashMap<EntryId, Option<u32>> =
        standings(there, &there.competitions[0], rounds).lines.iter().map(|line| (line.entry, line.place)).collect();
    // The file has the entries in the order of the event.
    let pairs = tournament.entries_of(rules.id).zip(&there.entries);
    let counterparts: HashMap<EntryId, EntryId> = pairs.map(|(here, there)| (here.id, there.id)).collect();
    let place_there = |entry| counterparts.get(&entry).and_then(|there| *places.get(there)?);
    let differs = own.lines.iter().filter(|line| place_there(line.entry) != line.place);
    differs.filter_map(|line| Some(tournament.entry(line.entry)?.player.list_name())).collect()
}

fn standings(tournament: &Tournament, rules: &Competition, rounds: RoundNumber) -> Standings {
    Standings::of(&Crosstable::of(tournament, rules.id, rounds), rules, rounds)
}

#[cfg(test)]
mod tests {
    use domain::{Competition, ScoringRules, System};

    use super::*;

    const OPEN: CompetitionId = CompetitionId::OPEN;

    /// Abel and Brook win by forfeit in the first round, against players of different strength.
    const FILE: &str = "<Tournament dataVersion='201'><Players>
        <Player name='Abel' firstName='A' rank='1D'/><Player name='Brook' firstName='B' rank='1D'/>
        <Player name='Clay' firstName='C' rank='1D'/><Player name='Dorn' firstName='D' rank='1D'/>
        </Players><Games>
        <Game roundNumber='1' tableNumber='1' whitePlayer='ABELA' blackPlayer='CLAYC' result='RESULT_WHITEWINS_BYDEF'/>
        <Game roundNumber='1' tableNumber='2' whitePlayer='BROOKB' blackPlayer='DORND' result='RESULT_WHITEWINS_BYDEF'/>
        <Game roundNumber='2' tableNumber='1' whitePlayer='ABELA' blackPlayer='BROOKB' result='RESULT_EQUAL'/>
        <Game roundNumber='2' tableNumber='2' whitePlayer='DORND' blackPlayer='CLAYC' result='RESULT_WHITEWINS'/>
        </Games><TournamentParameterSet><GeneralParameterSet numberOfRounds='2'/><PlacementParameterSet>
        <PlacementCriteria><PlacementCriterion number='1' name='NBW'/><PlacementCriterion number='2' name='SOSW'/>
        </PlacementCriteria></PlacementParameterSet></TournamentParameterSet></Tournament>";

    fn notes(scoring: ScoringRules) -> String {
        let mut tournament = opengotha::read(FILE.as_bytes()).unwrap().tournament;
        tournament.competitions[0].scoring = scoring;
        export(&tournament, OPEN).notes.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn opengothas_own_rules_keep_the_places() {
        assert_eq!(notes(ScoringRules::opengotha()), "");
    }

    #[test]
    fn players_with_another_place_are_named() {
        // OpenGotha always counts the opponent of a forfeit, so Brook is alone in the first place.
        let notes = notes(ScoringRules::handbook());
        assert!(
            notes.starts_with("1 player has another place in OpenGotha") && notes.ends_with(": Abel A."),
            "{notes}"
        );
    }

    #[test]
    fn competition_that_does_not_exist_gives_an_empty_file() {
        let event = opengotha::read(FILE.as_bytes()).unwrap().tournament.event;
        let none = Tournament::new(event, vec![Competition::new(OPEN, "Open", System::Swiss, 3)]);
        assert!(export(&none, CompetitionId(7)).bytes.is_empty());
    }
}
