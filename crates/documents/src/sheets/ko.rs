//! `ko`: a category's knock-out table, on one page or by sections, with or without names.

use app::freeze::draw_acts;
use domain::knockout::{
    How, Origin, Progress, RoundName, Side, TableGame, TableRound, box_numbers, group, lines_for, on_paper, progress,
    rounds_on_paper,
};
use domain::model::freeze::DrawKind;
use domain::model::knockout_table::{KnockoutTable, Mark, TableBox};
use domain::systems::main_table::{self, eligible};
use domain::{Category, EntryId};
use messages::{Explain, message};
use print::Heading;
use print::sheets::{
    Holder, KnockOut, LosersGame, LosersRound, LosersSeat, PrintedBox, PrintedSide, TableResult, ThirdPlace,
};
use session::{AppError, Result};

use super::Subject;
use super::draw_acts::drawn_when;
use super::stage::round_name;

/// Returns the table of the category.
pub(super) fn sheet(subject: &Subject) -> Result<KnockOut> {
    let table = match drawn(subject) {
        Err(refused) => return if subject.blank { form(subject) } else { Err(refused) },
        Ok(table) => table,
    };
    let progress = progress(subject.tournament, table);
    let empty = empty(subject, table.category);
    let acts = draw_acts(subject.session, table.category, DrawKind::Knockout)?;
    let heading = Heading { round: drawn_when(subject, table.draw.stamp.as_ref(), &acts), ..empty.heading };
    Ok(KnockOut {
        heading,
        players: table.boxes.iter().filter(|b| b.entry.is_some()).count(),
        boxes: on_paper(&table.boxes, |b| b.place).iter().map(|b| printed_box(subject, b)).collect(),
        rounds: rounds_on_paper(table, &progress)
            .iter()
            .map(|r| r.games.iter().map(|game| meeting(subject, game)).collect())
            .collect(),
        third_place: progress.third_place.as_ref().map(|game| third_place(subject, game)),
        losers: losers(subject, &progress, table),
        ..empty
    })
}

/// Returns a blank form for a table that is not drawn yet, sized for the category's list.
fn form(subject: &Subject) -> Result<KnockOut> {
    let category = subject.category.or_else(|| only_category(subject)).ok_or_else(|| name_the_category(subject))?;
    let listed = eligible(subject.tournament, category).list.len();
    let players = main_table::size(subject.competition, category, listed) as usize;
    let lines = lines_for(players).map_err(|e| AppError::not_now(e.message()))?;
    let holder = |place| if place as usize <= players { Holder::Open } else { Holder::Void };
    let blank_box = |place: u32| PrintedBox { place: place.to_string(), group: group(place), holder: holder(place) };
    let boxes = on_paper(&box_numbers(lines), |&place| place);
    Ok(KnockOut { players, boxes: boxes.into_iter().map(blank_box).collect(), ..empty(subject, category) })
}

/// Returns the sheet without its table.
fn empty(subject: &Subject, category: Category) -> KnockOut {
    let mut heading = subject.heading(None);
    if category != Category::EVERYONE {
        heading.competition = "SEYGO tour".into();
    }
    KnockOut {
        heading,
        category: format!("KO{category}"),
        players: 0,
        boxes: Vec::new(),
        rounds: Vec::new(),
        third_place: None,
        losers: Vec::new(),
        blank: subject.blank,
        by_sections: subject.sections,
    }
}

/// Returns the table of the requested category, or the only drawn table.
///
/// # Errors
/// Fails if the table is not drawn, or if several are drawn and the request names no category.
pub(super) fn drawn<'a>(subject: &Subject<'a>) -> Result<&'a KnockoutTable> {
    let tournament = subject.tournament;
    let Some(category) = subject.category else {
        let mut drawn = tournament.tables.iter();
        return match (drawn.next(), drawn.next(), only_category(subject)) {
            (Some(table), None, _) => Ok(table),
            (None, _, Some(category)) => Err(not_drawn(category)),
            _ => Err(name_the_category(subject)),
        };
    };
    tournament.table_of(category).ok_or_else(|| not_drawn(category))
}

/// Returns the category of the only table that the competition can have, such as that of a knock-out on its own (R60).
fn only_category(subject: &Subject) -> Option<Category> {
    match main_table::categories(subject.tournament, subject.competition)[..] {
        [category] => Some(category),
        _ => None,
    }
}

fn not_drawn(category: Category) -> AppError {
    AppError::not_now(message!("document-knockout-not-drawn", category))
}

fn name_the_category(subject: &Subject) -> AppError {
    let known: Vec<u8> = main_table::categories(subject.tournament, subject.competition).iter().map(|c| c.0).collect();
    AppError::bad_input(message!("document-knockout-category", known))
}

fn printed_box(subject: &Subject, b: &TableBox) -> PrintedBox {
    let holder = match b.entry {
        None => Holder::Void,
        Some(entry) => Holder::Player(marked(subject, entry, b.mark)),
    };
    PrintedBox { place: b.place.to_string(), group: group(b.place), holder }
}

fn marked(subject: &Subject, entry: EntryId, mark: Mark) -> print::PrintedPlayer {
    print::PrintedPlayer { mark: app::knockout::mark(mark), ..subject.player(entry) }
}

fn meeting(subject: &Subject, game: &TableGame) -> TableResult {
    let winner = game.winner().map(|w| if game.a.entry() == Some(w) { PrintedSide::Upper } else { PrintedSide::Lower });
    let how = match game.how() {
        Some(How::Walkover) => "WO".into(),
        Some(How::Forfeit) => subject.word("sheet-forfeit"),
        Some(How::Ladder) => subject.word("sheet-ladder"),
        Some(How::Ruling) => subject.word("sheet-decision"),
        Some(How::Played | How::Bye) | None => String::new(),
    };
    TableResult { winner, how }
}

fn third_place(subject: &Subject, game: &TableGame) -> ThirdPlace {
    let of = |side: domain::knockout::Side| side.entry().map(|e| subject.player(e));
    ThirdPlace { upper: of(game.a), lower: of(game.b), meeting: meeting(subject, game) }
}

/// Returns the rounds of the losers' table and the finals of a double elimination (R61).
fn losers(subject: &Subject, progress: &Progress, table: &KnockoutTable) -> Vec<LosersRound> {
    if table.draw.plan.double.is_none() {
        return Vec::new();
    }
    let round = |round: &TableRound| LosersRound {
        stage: round_name(subject, round.name),
        round: subject.counted("sheet-round", "round", round.round),
        games: round.games.iter().map(|game| losers_game(subject, progress, game)).collect(),
    };
    progress.rounds.iter().skip(table.boxes.len().ilog2() as usize).map(round).collect()
}

fn losers_game(subject: &Subject, progress: &Progress, game: &TableGame) -> LosersGame {
    let [upper, lower] = match progress.origins(game.slot) {
        Some(origins) => origins.map(|origin| came_from(subject, &origin)),
        None => [String::new(), String::new()],
    };
    let seat = |side: Side, origin| LosersSeat { player: side.entry().map(|entry| subject.player(entry)), origin };
    LosersGame { seats: [seat(game.a, upper), seat(game.b, lower)], meeting: meeting(subject, game) }
}

/// Returns the game that decides a player: "loser of Semi-finals 2", "winner of round 3, game 1".
fn came_from(subject: &Subject, origin: &Origin) -> String {
    let number = origin.number.to_string();
    if origin.is_loser {
        let stage = round_name(subject, origin.name);
        let game = if origin.name == RoundName::WinnersFinal { stage } else { format!("{stage} {number}") };
        return subject.phrase("sheet-from-winners", &[("game", &game)]);
    }
    subject.phrase("sheet-from-losers", &[("round", &origin.round.to_string()), ("number", &number)])
}
