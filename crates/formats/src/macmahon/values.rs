//! Values of MacMahon's elements that several ways of writing have, and notes about those that cannot be read. What an import keeps for an
//! export is named there.

use domain::{GameResult, RoundNumber, Rounds, Verdict};
use messages::message;

use super::element::{flag, level, text};
use crate::notes::Notes;
use crate::text::excerpt;
use crate::xml::Element;

/// The settings that are read together with others, and that are true or false.
const FLAGS: [&str; 7] = [
    "LowerMacMahonBar",
    "UpperMacMahonBar",
    "HandicapUsed",
    "HandicapByLevel",
    "HandicapAdjustment",
    "HandicapLimit",
    "HandicapBelow",
];
/// Those that are levels, and those that are numbers with their limit.
const LEVELS: [&str; 3] = ["LowerMacMahonBarLevel", "UpperMacMahonBarLevel", "HandicapBelowLevel"];
const NUMBERS: [(&str, i32); 2] = [("HandicapAdjustmentValue", 9), ("HandicapLimitValue", 9)];
/// The values of a player that are true or false.
const OF_PLAYER: [&str; 2] = ["SuperBarMember", "ScoreAdjustment"];
/// The adjustment of a player's score.
const ADJUSTMENT: &str = "ScoreAdjustmentValue";
/// Whether a result is that of the referee.
const BY_REFEREE: &str = "ResultByReferee";
/// What a game has whose result is not known yet.
const NO_RESULT: [&str; 3] = ["?-?", "?", "-"];
/// The highest number of a board.
const LAST_BOARD: u32 = 10_000;

/// Adds notes about settings that cannot be read.
pub(super) fn note_settings(settings: &Element, notes: &mut Notes) {
    let is_number = |written: &str, limit: i32| written.parse().is_ok_and(|number| (-limit..=limit).contains(&number));
    let mut note = |name: &'static str, is_read: &dyn Fn(&str) -> bool| {
        if let Some(written) = text(settings, name).filter(|written| !is_read(written)) {
            notes.add(message!("import-note-setting-changed", setting = name, value = excerpt(written)));
        }
    };
    FLAGS.into_iter().for_each(|name| note(name, &is_flag));
    LEVELS.into_iter().for_each(|name| note(name, &|written| level(written).is_some()));
    NUMBERS.into_iter().for_each(|(name, limit)| note(name, &|written| is_number(written, limit)));
}

fn is_flag(written: &str) -> bool {
    ["true", "false"].iter().any(|known| written.eq_ignore_ascii_case(known))
}

/// Returns the rounds that a player misses, with notes about these and other values of the player that cannot be read.
pub(super) fn missed(participant: &Element, name: &str, notes: &mut Notes) -> Rounds {
    let mut note = |element: &str, written: &str| {
        let text = format!("{element} {}", written.trim());
        notes.add(message!("import-note-value-left", name, text = excerpt(&text)));
    };
    for element in OF_PLAYER {
        if let Some(written) = text(participant, element).filter(|written| !is_flag(written)) {
            note(element, written);
        }
    }
    if let Some(written) = text(participant, ADJUSTMENT).filter(|written| written.parse::<i32>().is_err()) {
        note(ADJUSTMENT, written);
    }
    let mut rounds = Vec::new();
    for missed in participant.children.iter().filter(|child| child.name == "NotPlayingInRound") {
        match missed.text.trim().parse::<RoundNumber>() {
            Ok(round) if (1..=Rounds::LAST).contains(&round) => rounds.push(round),
            _ => note(&missed.name, &missed.text),
        }
    }
    Rounds::of(rounds)
}

/// Returns the board of a game; 0 without one. A board that cannot be read is noted.
pub(super) fn board(pairing: &Element, round: RoundNumber, notes: &mut Notes) -> u32 {
    let Some(written) = text(pairing, "BoardNumber") else { return 0 };
    written.parse().ok().filter(|board| *board <= LAST_BOARD).unwrap_or_else(|| {
        notes.add(message!("import-note-board", round, board = excerpt(written)));
        0
    })
}

/// Returns the result of a game, which has Black's points first. A referee's decision counts as a forfeit. One that is not known is
/// noted. The second value is whether the file has none.
pub(super) fn result(
    pairing: &Element,
    (round, board): (RoundNumber, u32),
    notes: &mut Notes,
) -> (Option<GameResult>, bool) {
    let written = text(pairing, "Result").unwrap_or("");
    let compact: String = written.chars().filter(|c| !c.is_whitespace()).collect();
    let compact = compact.trim_end_matches('!');
    if compact.is_empty() || NO_RESULT.contains(&compact) {
        return (None, true);
    }
    if let Some(written) = text(pairing, BY_REFEREE).filter(|written| !is_flag(written)) {
        notes.add(message!("import-note-setting-changed", setting = BY_REFEREE, value = excerpt(written)));
    }
    let by_referee = written.ends_with('!') || flag(pairing, BY_REFEREE, false);
    let result = if by_referee { GameResult::forfeit } else { GameResult::played };
    let verdict = verdict(compact);
    if verdict.is_none() {
        notes.add(message!("import-note-result", round, board, result = excerpt(written)));
    }
    (verdict.map(result), false)
}

/// Returns who wins by a result such as `1-0`, `1:0`, `½-½` or `B+R`.
fn verdict(written: &str) -> Option<Verdict> {
    let who = written.to_ascii_uppercase();
    if written == "=" || who.starts_with("B+") || who.starts_with("W+") {
        return Some(match who.as_bytes()[0] {
            b'B' => Verdict::BlackWins,
            b'W' => Verdict::WhiteWins,
            _ => Verdict::Jigo,
        });
    }
    let (black, white) = written.split_once(['-', '–', '−', ':'])?;
    match (half_points(black)?, half_points(white)?) {
        (2, 0) => Some(Verdict::BlackWins),
        (0, 2) => Some(Verdict::WhiteWins),
        (1, 1) => Some(Verdict::Jigo),
        (0, 0) => Some(Verdict::BothLose),
        (2, 2) => Some(Verdict::BothWin),
        _ => None,
    }
}

fn half_points(written: &str) -> Option<u32> {
    match written {
        "1" => Some(2),
        "½" | "1/2" | "0.5" | "0,5" => Some(1),
        "0" => Some(0),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use domain::{Game, Tournament};

    use crate::macmahon::read;

    const FILE: &str = "<Tournament><Name>Reed Cup</Name><NumberOfRounds>3</NumberOfRounds>
        <UpperMacMahonBar>true</UpperMacMahonBar><UpperMacMahonBarLevel>3d</UpperMacMahonBarLevel>
        <HandicapUsed>true</HandicapUsed><HandicapLimitValue>5</HandicapLimitValue>
        <IndividualParticipant><Id>1</Id><SuperBarMember>true</SuperBarMember><NotPlayingInRound>3</NotPlayingInRound>
        <GoPlayer><FirstName>Kim</FirstName><Surname>Alder</Surname><Country>nl</Country><GoLevel>3d</GoLevel></GoPlayer>
        </IndividualParticipant><IndividualParticipant><Id>2</Id><GoPlayer><FirstName>Sam</FirstName><Surname>Birch</Surname>
        <GoLevel>2d</GoLevel></GoPlayer></IndividualParticipant><TournamentRound><RoundNumber>1</RoundNumber>
        <Pairing><Black>1</Black><White>2</White><Result>1-0</Result><BoardNumber>4</BoardNumber></Pairing></TournamentRound>
        </Tournament>";

    /// Returns what a changed file has, and the ids of the notes that the whole file does not have.
    fn changed(from: &str, to: &str) -> (Tournament, Vec<String>) {
        assert!(FILE.contains(from), "{from}");
        let whole = read(FILE.as_bytes()).unwrap().notes;
        let imported = read(FILE.replacen(from, to, 1).as_bytes()).unwrap();
        let more = imported.notes.into_iter().filter(|note| !whole.contains(note));
        (imported.tournament, more.map(|note| note.to_string()).collect())
    }

    #[test]
    fn results_are_read_in_every_way_of_writing() {
        let result = |written: &str| {
            let (tournament, notes) = changed("1-0", written);
            let result = |game: &Game| game.passes.known().map(|result| result.to_string());
            (result(&tournament.games[0]).unwrap_or_default(), notes)
        };
        for (written, expected) in [
            ("1:0", "1-0"),
            ("0 : 1", "0-1"),
            ("1–0", "1-0"),
            ("½:½", "="),
            ("1/2-1/2", "="),
            ("B+R", "1-0"),
            ("w+2.5", "0-1"),
            ("1-1", "1-1"),
            ("0-1!", "0-1!"),
        ] {
            assert_eq!(result(written), (expected.to_string(), Vec::new()), "{written}");
        }
        for written in ["½-0", "1-½", "3-0", "won"] {
            let (result, notes) = result(written);
            assert_eq!((result.as_str(), notes.len()), ("", 1), "{written}: {notes:?}");
            assert!(notes[0].contains(&format!("Round 1, board 4: the result \"{written}\"")), "{notes:?}");
        }
        assert!(result("?-?").1[0].contains("a game without a result"));
    }

    #[test]
    fn values_that_cannot_be_read_are_noted() {
        for (from, to) in [
            (">nl<", ">Narnia<"),
            ("Round>3<", "Round>40<"),
            ("Round>3<", "Round>0<"),
            ("<GoLevel>3d</GoLevel>", "<GoLevel>3d</GoLevel><EgdPin>4000001</EgdPin>"),
            ("<Result>1-0</Result>", "<Result>1-0</Result><Handicap>five</Handicap>"),
            ("<Result>1-0</Result>", "<Result>1-0</Result><Handicap>12</Handicap>"),
            ("Round>3<", "Round>R3<"),
            ("Member>true<", "Member>maybe<"),
            ("Level>3d<", "Level>3x<"),
            ("Used>true<", "Used>maybe<"),
            ("Value>5<", "Value>five<"),
            (">4<", ">four<"),
            ("<Result>1-0</Result>", "<Result>1-0</Result><ResultByReferee>maybe</ResultByReferee>"),
            ("<Id>1</Id>", "<Id>1</Id><ScoreAdjustmentValue>1.5</ScoreAdjustmentValue>"),
        ] {
            let (_, notes) = changed(from, to);
            let value = to.trim_end_matches('>').rsplit('>').next().unwrap().split('<').next().unwrap();
            assert!(notes.iter().any(|note| note.contains(value)), "{to}: {notes:?}");
        }
        let (tournament, notes) = changed(">nl<", ">Sweden<");
        assert_eq!((tournament.entries[0].player.country, notes), ("SE".parse().ok(), Vec::new()));
    }
}
