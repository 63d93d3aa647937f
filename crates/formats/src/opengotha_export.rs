//! Exporting to OpenGotha: the file, with settings that give the places of the event where there are any, and a note on the
//! players whose place differs otherwise.

use std::collections::HashMap;

use domain::{Competition, Criterion, Crosstable, EntryId, Rank, RoundNumber, Standings, Tournament};
use messages::message;

use crate::notes::listed;
use crate::opengotha::{self, WrittenOpenGotha};

/// The criteria that may stand for one that OpenGotha lacks, in the order in which they are tried.
const SUBSTITUTES: [&str; 10] = ["SOSW", "SOSM", "SODOSW", "SODOSM", "CUSSW", "CUSSM", "SOSW-1", "SOSOSW", "DC", "SDC"];
/// The most players for which other criteria are tried, so that an export takes no noticeable time.
const MOST_TRIED: usize = 300;

/// Returns a competition as an OpenGotha file, as [`opengotha::write_with_notes`] does, with the players whose place differs.
///
/// The file has the event's points for byes and absences, and its criteria. But OpenGotha has one rule each for forfeits,
/// handicaps and missed rounds in sums, and lacks some criteria. If that changes a place, and other settings or criteria give
/// all players their places, the file has these, with a note. The places are those of the written file, read back.
pub fn export(tournament: &Tournament) -> WrittenOpenGotha {
    let mut file = opengotha::write_with_notes(tournament);
    let rules = &tournament.competition;
    let zero = rules.mcmahon.zero.grade() - Rank::WEAKEST.grade();
    if zero != 0 && rules.tie_breaks.contains(&Criterion::Mms) {
        file.notes.push(message!("export-note-zero", more = zero));
    }
    let Some(there) = ReadBack::of(tournament, rules, &file.bytes) else { return file };
    let moved = there.moved(&there.tournament.competition);
    if moved.is_empty() {
        return file;
    }
    if let Some(better) = there.better_rules() {
        let adjusted = Competition { scoring: better.scoring, tie_breaks: better.tie_breaks, ..rules.clone() };
        let written = opengotha::write_as(tournament, &adjusted);
        let kept = ReadBack::of(tournament, rules, &written.bytes);
        if kept.is_some_and(|there| there.moved(&there.tournament.competition).is_empty()) {
            let changed = opengotha::changed_settings(tournament, rules, &adjusted).join(", ");
            file.bytes = written.bytes;
            file.notes.push(message!("export-note-parameters", settings = changed));
            return file;
        }
    }
    file.notes.push(message!("export-note-places", count = moved.len(), names = listed(&moved)));
    file
}

/// Returns the names of the players whose place is another one in a written file that was read back as `there`, in the order of
/// the standings here.
pub(crate) fn moved(tournament: &Tournament, rules: &Competition, there: Tournament) -> Vec<String> {
    let there = ReadBack::with(tournament, rules, there);
    there.moved(&there.tournament.competition)
}

/// A written file, read back, beside the standings of the event.
struct ReadBack<'t> {
    here: &'t Tournament,
    tournament: Tournament,
    rounds: RoundNumber,
    own: Standings,
    counterparts: HashMap<EntryId, EntryId>,
    /// The positions of criteria that OpenGotha lacks.
    lacking: Vec<usize>,
}

impl<'t> ReadBack<'t> {
    fn of(here: &'t Tournament, rules: &Competition, file: &[u8]) -> Option<ReadBack<'t>> {
        let read = if rules.teams.is_some() { opengotha::read_teams } else { opengotha::read };
        Some(ReadBack::with(here, rules, read(file).ok()?.tournament))
    }

    fn with(here: &'t Tournament, rules: &Competition, tournament: Tournament) -> ReadBack<'t> {
        let rounds = here.paired_rounds();
        // The file has the entries in the order of the event.
        let pairs = here.entries.iter().zip(&tournament.entries);
        let counterparts = pairs.map(|(here, there)| (here.id, there.id)).collect();
        let is_lacking = |at: &usize| rules.tie_breaks[*at].facts().opengotha.is_none();
        let lacking = (0..rules.tie_breaks.len()).filter(is_lacking).collect();
        let own = standings(here, rules, rounds);
        ReadBack { here, tournament, rounds, own, counterparts, lacking }
    }

    /// Returns the names of the players whose place by these rules is another one, in the order of the standings here.
    fn moved(&self, rules: &Competition) -> Vec<String> {
        let there = standings(&self.tournament, rules, self.rounds);
        let places: HashMap<EntryId, Option<u32>> = there.lines.iter().map(|line| (line.entry, line.place)).collect();
        let place_there = |entry| self.counterparts.get(&entry).and_then(|there| *places.get(there)?);
        let differs = self.own.lines.iter().filter(|line| place_there(line.entry) != line.place);
        differs.filter_map(|line| Some(self.here.entry(line.entry)?.player.list_name())).collect()
    }

    /// Returns rules of OpenGotha by which every player has their place.
    fn better_rules(&self) -> Option<Competition> {
        let file = &self.tournament.competition;
        let flags = [(false, false), (true, false), (false, true), (true, true)];
        let with_flags = |base: &Competition| {
            let base = base.clone();
            flags.map(|(half, down)| {
                let mut rules = base.clone();
                rules.scoring.unplayed_as_half ^= half;
                rules.scoring.round_down ^= down;
                rules
            })
        };
        let criteria = if self.tournament.entries.len() > MOST_TRIED { Vec::new() } else { self.other_criteria(file) };
        let all = std::iter::once(file.clone())
            .chain(criteria.into_iter().map(|tie_breaks| Competition { tie_breaks, ..file.clone() }));
        all.flat_map(|rules| with_flags(&rules)).find(|rules| self.moved(rules).is_empty())
    }

    /// Returns lists of criteria in which another one stands where OpenGotha lacks the event's, or after the last.
    fn other_criteria(&self, file: &Competition) -> Vec<Vec<Criterion>> {
        let places = if self.lacking.is_empty() { vec![file.tie_breaks.len()] } else { self.lacking.clone() };
        let substitutes = SUBSTITUTES.into_iter().filter_map(|name| name.parse::<Criterion>().ok());
        let substitutes: Vec<Criterion> = substitutes.filter(|own| !file.tie_breaks.contains(own)).collect();
        let with = |at: usize, substitute: Criterion| {
            let mut criteria = file.tie_breaks.clone();
            criteria.insert(at.min(criteria.len()), substitute);
            criteria
        };
        places
            .into_iter()
            .flat_map(|at| substitutes.iter().map(move |own| (at, *own)))
            .map(|(at, own)| with(at, own))
            .collect()
    }
}

fn standings(tournament: &Tournament, rules: &Competition, rounds: RoundNumber) -> Standings {
    Standings::of(&Crosstable::of(tournament, rounds), rules, rounds)
}

#[cfg(test)]
mod tests {
    use domain::ScoringRules;

    use super::*;

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
        tournament.competition.scoring = scoring;
        export(&tournament).notes.iter().map(ToString::to_string).collect()
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
    fn another_criterion_keeps_the_places_if_opengotha_lacks_the_own_one() {
        // Abel and Brook have a win each, and Abel won earlier, which only the cumulated points show.
        let game = |round, board, white, black, result| {
            format!(
                "<Game roundNumber='{round}' tableNumber='{board}' whitePlayer='{white}' blackPlayer='{black}' \
                 result='RESULT_{result}'/>"
            )
        };
        let games = [
            game(1, 1, "ABELA", "CLAYC", "WHITEWINS"),
            game(1, 2, "BROOKB", "DORND", "BLACKWINS"),
            game(2, 1, "ABELA", "DORND", "BLACKWINS"),
            game(2, 2, "BROOKB", "CLAYC", "WHITEWINS"),
        ];
        let (start, rest) = FILE.split_once("<Games>").unwrap();
        let (_, end) = rest.split_once("</Games>").unwrap();
        let file = format!("{start}<Games>{}</Games>{end}", games.concat());
        let mut tournament = opengotha::read(file.as_bytes()).unwrap().tournament;
        tournament.competition.tie_breaks = ["NBW", "CUSP"].map(|name| name.parse().unwrap()).to_vec();
        let exported = export(&tournament);
        let notes: Vec<String> = exported.notes.iter().map(ToString::to_string).collect();
        assert!(notes.iter().any(|note| note.contains("PlacementCriteria=NBW CUSSW")), "{notes:?}");
        assert!(!notes.iter().any(|note| note.contains("another place in OpenGotha:")), "{notes:?}");
        let there = opengotha::read(&exported.bytes).unwrap().tournament;
        let places = |tournament: &Tournament| {
            let lines = standings(tournament, &tournament.competition, 2).lines;
            lines.iter().map(|line| (line.entry, line.place)).collect::<Vec<_>>()
        };
        assert_eq!(places(&there), places(&tournament));
    }
}
