//! The ranges of numbers in rows. A number that sizes a list or a loop must not exhaust the memory, even in a forged file,
//! so every row is checked when it is loaded and before it is written.

use std::fmt::Display;
use std::ops::RangeInclusive;

use domain::model::event_settings::{Overtime, TimeLimits};
use domain::model::freeze::{Freeze, FrozenDraw};
use domain::model::knockout_table::{DrawPlan, EntryRoute, KnockoutTable, Mark, Slot};
use domain::model::qualifying::QualifyingStage;
use domain::{
    Absence, Amount, Bye, CashDay, Certificate, Competition, Contradiction, Entry, EventSettings, ForeignRecord,
    ForeignSubject, Game, HalfPoints, Helper, ImportNote, MOST_FREE_GAMES, Official, Payment, PersonFees, Player,
    PlayerReport, RefereeCase, Round, RoundClock, RoundNumber, Rounds, ScoringRules, YearFinal,
};

use crate::error::{Result, StoreError};

/// Numbers of rounds that are paired.
const ROUNDS: RangeInclusive<RoundNumber> = 1..=Rounds::LAST;
/// Numbers of all rounds, also of those that store free games.
const ALL_ROUNDS: RangeInclusive<RoundNumber> = 1..=MOST_FREE_GAMES;
/// Board numbers, also fixed ones.
const BOARDS: RangeInclusive<u32> = 1..=100_000;
/// Starting numbers of entries.
const NUMBERS: RangeInclusive<u32> = 1..=1_000_000;
/// Keys.
const KEYS: RangeInclusive<i64> = 1..=i64::MAX / 2;
/// Parts of a round that were paired one after the other.
const PARTS: RangeInclusive<u32> = 1..=10_000;
/// Handicap stones.
const HANDICAPS: RangeInclusive<u8> = 0..=9;
/// Lines and seeds of a knock-out, and the numbers of its boxes. The largest one has 64 lines.
const LINES: RangeInclusive<u32> = 0..=64;
/// Rounds of a knock-out, from 0.
const KNOCKOUT_ROUNDS: RangeInclusive<u32> = 0..=31;
/// Games of a knock-out round, from 0.
const KNOCKOUT_GAMES: RangeInclusive<u32> = 0..=1_000;
/// Seats of a group of a Final, from 0, and days.
const SEATS: RangeInclusive<u32> = 0..=1_000;
/// Points that an entry gains or loses at the start, in whole points.
const SHIFTS: RangeInclusive<i32> = -10_000..=10_000;
/// Points of a round without a game, and komi.
const POINTS: RangeInclusive<i32> = -1_000..=1_000;
/// Ratings.
const RATINGS: RangeInclusive<i32> = -100_000..=100_000;
/// Lengths of texts in bytes, the most that the window accepts. Lists are padded to their longest name.
const TEXTS: RangeInclusive<usize> = 0..=20_000;
/// Foreign fields of one competition, entry or game.
const FIELDS: RangeInclusive<usize> = 0..=5_000;
/// Players of a case.
const CASE_PLAYERS: RangeInclusive<usize> = 0..=1_000;
/// Steps of a case.
const CASE_STEPS: RangeInclusive<usize> = 0..=1_000;
/// Amounts of money in the smallest unit.
const AMOUNTS: RangeInclusive<i64> = -Amount::MOST.0..=Amount::MOST.0;
/// Prices, extras and discounts of one event or person.
const FEES: RangeInclusive<usize> = 0..=1_000;
/// How many of one extra a person chose.
const QUANTITIES: RangeInclusive<u32> = 1..=1_000;
/// Minutes of main time.
const MINUTES: RangeInclusive<u32> = 0..=100_000;
/// Seconds, stones and periods of overtime.
const OVERTIME: RangeInclusive<u32> = 0..=1_000_000;

/// Checks one number.
fn within<T: PartialOrd + Display>(
    table: &'static str,
    column: &'static str,
    value: T,
    range: &RangeInclusive<T>,
) -> Result<()> {
    if range.contains(&value) {
        return Ok(());
    }
    Err(StoreError::OutOfRange { table, column, value: value.to_string() })
}

/// Checks the length of a text.
fn text_within(text: &str) -> Result<()> {
    if TEXTS.contains(&text.len()) { Ok(()) } else { Err(StoreError::TextTooLong(*TEXTS.end())) }
}

/// Checks a number that may be missing.
fn within_if_some<T: PartialOrd + Display>(
    table: &'static str,
    column: &'static str,
    value: Option<T>,
    range: &RangeInclusive<T>,
) -> Result<()> {
    value.map_or(Ok(()), |value| within(table, column, value, range))
}

/// Checks an event.
pub(crate) fn event(row: &EventSettings) -> Result<()> {
    within("event", "komi", row.komi.0, &POINTS)?;
    let TimeLimits { main_minutes, overtime: after } = row.time;
    within("event", "main_minutes", main_minutes, &MINUTES)?;
    overtime("event", after)?;
    within("event", "fees", row.fees.prices.len(), &FEES)?;
    for price in &row.fees.prices {
        text_within(&price.name)?;
        let late = price.late.map_or(Amount::ZERO, |late| late.amount);
        [price.amount, late].iter().try_for_each(|amount| within("event", "fees", amount.0, &AMOUNTS))?;
    }
    row.freezes.iter().try_for_each(freeze)
}

/// Checks a player's report.
pub(crate) fn player_report(row: &PlayerReport) -> Result<()> {
    within("player_report", "round", row.round, &ROUNDS)?;
    within("player_report", "board", row.board, &BOARDS)
}

/// Checks a contradiction.
pub(crate) fn contradiction(row: &Contradiction) -> Result<()> {
    within("contradiction", "round", row.round, &ROUNDS)?;
    within("contradiction", "board", row.board, &BOARDS)
}

/// Checks the numbers of an overtime.
fn overtime(table: &'static str, overtime: Overtime) -> Result<()> {
    let numbers = match overtime {
        Overtime::None => [0, 0],
        Overtime::Byoyomi { periods, seconds } => [periods, seconds],
        Overtime::Canadian { stones, seconds } => [stones, seconds],
        Overtime::Fischer { seconds } => [0, seconds],
    };
    numbers.into_iter().try_for_each(|number| within(table, "overtime", number, &OVERTIME))
}

/// Checks a frozen list.
fn freeze(row: &Freeze) -> Result<()> {
    match &row.draw {
        FrozenDraw::Knockout { plan, .. } => draw_plan("event", plan),
        FrozenDraw::Final { plan, first_round, alone, .. } => {
            within("event", "first_round", *first_round, &ROUNDS)?;
            within("event", "draw", plan.long_day, &SEATS)?;
            alone.iter().flatten().try_for_each(|&round| within("event", "freezes", round, &ROUNDS))
        }
    }
}

/// Checks a plan of a draw.
fn draw_plan(table: &'static str, plan: &DrawPlan) -> Result<()> {
    within(table, "lines", plan.lines, &LINES)?;
    within(table, "seeds", plan.seeds, &LINES)?;
    for entrant in &plan.list {
        if let EntryRoute::LaterRound(round) = entrant.way {
            within(table, "draw", round, &KNOCKOUT_ROUNDS)?;
        }
    }
    Ok(())
}

/// Checks a competition.
pub(crate) fn competition(row: &Competition) -> Result<()> {
    within("competition", "id", row.id.0, &KEYS)?;
    within("competition", "rounds", row.rounds, &(1..=row.system.last_round()))?;
    let ScoringRules { absent_wins, bye_wins, absent_score, bye_score, .. } = row.scoring;
    for HalfPoints(points) in [absent_wins, bye_wins, absent_score, bye_score] {
        within("competition", "scoring", points, &POINTS)?;
    }
    within_if_some("competition", "komi", row.komi.map(|komi| komi.0), &POINTS)?;
    within_if_some("competition", "main_minutes", row.main_minutes, &MINUTES)?;
    row.overtime.map_or(Ok(()), |after| overtime("competition", after))?;
    within("competition", "handicap", row.handicap.ceiling, &HANDICAPS)?;
    within("competition", "handicap", row.handicap.reduction, &POINTS)
}

/// Checks an entry.
pub(crate) fn entry(row: &Entry) -> Result<()> {
    within("entry", "id", row.id.0, &KEYS)?;
    within("entry", "competition", row.competition.0, &KEYS)?;
    within_if_some("entry", "number", row.number, &NUMBERS)?;
    player("entry", &row.player)?;
    for partner in row.player.pair.iter().flat_map(|pair| pair.partners()) {
        within("pair_partner", "person", partner.person.0, &KEYS)?;
        player("pair_partner", &partner.player)?;
    }
    within_if_some("entry", "fixed_board", row.fixed_board, &BOARDS)?;
    within("entry", "score_shift", row.score_shift, &SHIFTS)
}

/// Checks the data of a person.
fn player(table: &'static str, player: &Player) -> Result<()> {
    for text in [&player.family, &player.given, &player.middle, &player.club, &player.town] {
        text_within(text)?;
    }
    let optional = [
        &player.latin,
        &player.irn,
        &player.egd_pin,
        &player.ffg_licence,
        &player.ffg_status,
        &player.aga_id,
        &player.user_name,
    ];
    for text in optional {
        text.as_deref().map_or(Ok(()), text_within)?;
    }
    within_if_some(table, "rating", player.rating.map(|rating| rating.0), &RATINGS)
}

/// Checks the foreign data of a competition, an entry or a game.
pub(crate) fn foreign(row: &ForeignRecord) -> Result<()> {
    const TABLE: &str = "foreign_data";
    within(TABLE, "competition", row.competition.0, &KEYS)?;
    match row.subject {
        ForeignSubject::Competition => {}
        ForeignSubject::Entry(entry) => within(TABLE, "entry", entry.0, &KEYS)?,
        ForeignSubject::Game(game) => within(TABLE, "game", game.0, &KEYS)?,
    }
    text_within(&row.format)?;
    within(TABLE, "fields", row.fields.len(), &FIELDS)?;
    row.fields.iter().try_for_each(|(name, field)| {
        text_within(name)?;
        text_within(&field.theirs)
    })
}

/// Checks a note of an import.
pub(crate) fn import_note(row: &ImportNote) -> Result<()> {
    within("import_note", "competition", row.competition.0, &KEYS)?;
    within("import_note", "number", row.number, &NUMBERS)?;
    row.texts.values().try_for_each(|text| text_within(text))
}

/// Checks a round.
pub(crate) fn round(row: &Round) -> Result<()> {
    within("round", "competition", row.competition.0, &KEYS)?;
    within("round", "number", row.number, &ALL_ROUNDS)
}

/// Checks the times of a round.
pub(crate) fn round_clock(row: &RoundClock) -> Result<()> {
    within("round_clock", "competition", row.competition.0, &KEYS)?;
    within("round_clock", "round", row.round, &ALL_ROUNDS)
}

/// Checks a game.
pub(crate) fn game(row: &Game) -> Result<()> {
    within("game", "id", row.id.0, &KEYS)?;
    within("game", "competition", row.competition.0, &KEYS)?;
    within("game", "round", row.round, &ALL_ROUNDS)?;
    within("game", "board", row.board, &BOARDS)?;
    within("game", "handicap", row.handicap, &HANDICAPS)?;
    within("game", "black", row.black.0, &KEYS)?;
    within("game", "white", row.white.0, &KEYS)?;
    row.knockout.map_or(Ok(()), |game| slot("game", game.slot))
}

/// Checks a bye.
pub(crate) fn bye(row: &Bye) -> Result<()> {
    within("bye", "competition", row.competition.0, &KEYS)?;
    within("bye", "round", row.round, &ALL_ROUNDS)?;
    within("bye", "entry", row.entry.0, &KEYS)
}

/// Checks an absence.
pub(crate) fn absence(row: &Absence) -> Result<()> {
    within("absence", "competition", row.competition.0, &KEYS)?;
    within("absence", "round", row.round, &ALL_ROUNDS)?;
    within("absence", "entry", row.entry.0, &KEYS)
}

/// Checks a certificate.
pub(crate) fn certificate(row: &Certificate) -> Result<()> {
    within("certificate", "competition", row.competition.0, &KEYS)?;
    within("certificate", "round", row.round, &ALL_ROUNDS)?;
    within("certificate", "part", row.part, &PARTS)
}

/// Checks a knock-out table with its boxes.
pub(crate) fn knockout_table(row: &KnockoutTable) -> Result<()> {
    const TABLE: &str = "knockout_table";
    within(TABLE, "id", row.id.0, &KEYS)?;
    within(TABLE, "first_round", row.first_round, &ROUNDS)?;
    within(TABLE, "boxes", row.boxes.len(), &(0..=64))?;
    draw_plan(TABLE, &row.draw.plan)?;
    for line in &row.boxes {
        within("knockout_box", "place", line.place, &LINES)?;
        mark("knockout_box", line.mark)?;
    }
    for replaced in &row.since.reseated {
        within(TABLE, "since", replaced.place, &LINES)?;
        mark(TABLE, replaced.mark)?;
    }
    row.since.rulings.iter().try_for_each(|ruling| slot(TABLE, ruling.slot))
}

/// Checks a Final with its seats.
pub(crate) fn year_final(row: &YearFinal) -> Result<()> {
    const TABLE: &str = "year_final";
    within(TABLE, "id", row.id.0, &KEYS)?;
    within(TABLE, "first_round", row.first_round, &ROUNDS)?;
    within(TABLE, "draw", row.draw.plan.long_day, &SEATS)?;
    for &round in &row.settings.alone {
        within(TABLE, "settings", round, &ROUNDS)?;
    }
    row.seats.iter().try_for_each(|seat| within("final_seat", "number", seat.number, &SEATS))
}

/// Checks a qualifying stage.
pub(crate) fn qualifying(row: &QualifyingStage) -> Result<()> {
    within("qualifying", "competition", row.competition.0, &KEYS)?;
    within("qualifying", "lines", row.lines, &LINES)?;
    within("qualifying", "sections", row.plan.first_round, &ROUNDS)
}

fn slot(table: &'static str, slot: Slot) -> Result<()> {
    let Slot::Main { round, index } = slot else { return Ok(()) };
    within(table, "knockout_round", round, &KNOCKOUT_ROUNDS)?;
    within(table, "knockout_index", index, &KNOCKOUT_GAMES)
}

fn mark(table: &'static str, mark: Mark) -> Result<()> {
    let Mark::Seed(number) = mark else { return Ok(()) };
    within(table, "seed", number, &LINES)
}

/// Checks an official.
pub(crate) fn official(row: &Official) -> Result<()> {
    within("official", "id", row.id.0, &KEYS)?;
    within("official", "record", row.turn, &NUMBERS)?;
    [&row.name, &row.club, &row.family].into_iter().try_for_each(|text| text_within(text))
}

/// Checks a helper.
pub(crate) fn helper(row: &Helper) -> Result<()> {
    within("helper", "id", row.id.0, &KEYS)?;
    [&row.name, &row.code_hash].into_iter().try_for_each(|text| text_within(text))
}

/// Checks a payment.
pub(crate) fn payment(row: &Payment) -> Result<()> {
    within("payment", "id", row.id.0, &KEYS)?;
    within("payment", "person", row.person.0, &KEYS)?;
    within("payment", "amount", row.amount.0, &AMOUNTS)?;
    [&row.name, &row.taken_by, &row.note].into_iter().try_for_each(|text| text_within(text))
}

/// Checks what a person chose and was granted.
pub(crate) fn person_fees(row: &PersonFees) -> Result<()> {
    const TABLE: &str = "person_fees";
    within(TABLE, "person", row.person.0, &KEYS)?;
    within(TABLE, "record", row.extras.len() + row.discounts.len(), &FEES)?;
    for (name, quantity) in &row.extras {
        text_within(name)?;
        within(TABLE, "record", *quantity, &QUANTITIES)?;
    }
    row.discounts.iter().try_for_each(|discount| {
        within(TABLE, "record", discount.amount.0, &AMOUNTS)?;
        text_within(&discount.reason)
    })
}

/// Checks the till of a day.
pub(crate) fn cash_day(row: &CashDay) -> Result<()> {
    let counted = row.counted.unwrap_or_default();
    [row.float, counted].iter().try_for_each(|amount| within("cash_day", "record", amount.0, &AMOUNTS))
}

/// Checks a case.
pub(crate) fn referee_case(row: &RefereeCase) -> Result<()> {
    const TABLE: &str = "referee_case";
    within(TABLE, "id", row.id.0, &KEYS)?;
    within(TABLE, "competition", row.competition.0, &KEYS)?;
    within_if_some(TABLE, "record", row.round, &ROUNDS)?;
    within_if_some(TABLE, "record", row.board, &BOARDS)?;
    text_within(&row.facts)?;
    within(TABLE, "record", row.players.len(), &CASE_PLAYERS)?;
    within(TABLE, "record", row.steps.len(), &CASE_STEPS)
}

#[cfg(test)]
mod tests {
    use domain::{HelperId, HelperRole};
    use messages::Explain;

    use super::*;

    #[test]
    fn a_long_text_is_refused_in_plain_words() {
        let named = |length: usize| Helper {
            id: HelperId(1),
            name: "x".repeat(length),
            role: HelperRole::Notes,
            code_hash: String::new(),
            expires: chrono::NaiveDateTime::default(),
            revoked: false,
        };
        assert!(helper(&named(*TEXTS.end())).is_ok());
        let refused = helper(&named(*TEXTS.end() + 1)).expect_err("it is too long");
        assert_eq!(refused.message().id, "api-text-too-long");
    }
}
