//! What the hall network shows to phones: the public pages of the newest rounds without their frame, and where everyone sits.

use domain::CompetitionId;
use domain::schedule::Schedule;
use messages::{LanguageCode, Message, Words};
use print::Stone;
use print::sheets::PrintedSeat;
use print::web::{STYLE, main_part};
use session::{EventSession, Result};

use crate::request::PrintSheet;
use crate::sheets::{Subject, by_name};
use crate::web_pages::newest_pages;

/// A page of a competition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HallPage {
    /// Its name in addresses, `pairings` or `ko-12`.
    pub name: String,
    /// Its title.
    pub title: String,
    /// The content as HTML without head and foot. All names in it are escaped.
    pub content: String,
}

/// Where someone sits in the newest round of a competition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HallSeat {
    /// The player, as published.
    pub player: String,
    /// The board, or why there is none.
    pub board: String,
    /// Whether the player has Black; `None` without a game.
    pub is_black: Option<bool>,
    /// The opponent, as published; empty without a game.
    pub opponent: String,
    /// The room; empty if there is only one.
    pub room: String,
}

/// A competition as the hall sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HallCompetition {
    /// Its key.
    pub id: CompetitionId,
    /// Its name.
    pub name: String,
    /// The newest paired round, in words; empty before the first pairing.
    pub round: String,
    /// Its pages.
    pub pages: Vec<HallPage>,
    /// The seats of the newest round by name.
    pub seats: Vec<HallSeat>,
}

/// A round in the timetable.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HallAppointment {
    /// The day in words.
    pub day: String,
    /// The local start, `2026-11-20T10:00`.
    pub start: String,
    /// The local time of the start, `10:00`.
    pub time: String,
    /// The round, in an event of several competitions with the competition.
    pub what: String,
}

/// Everything that the hall network shows in one language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HallContent {
    /// The event's name.
    pub event: String,
    /// The competitions in order.
    pub competitions: Vec<HallCompetition>,
    /// The rounds in order of their start; empty if the event's days do not hold them.
    pub timetable: Vec<HallAppointment>,
    /// Whether players may report their results.
    pub takes_reports: bool,
}

/// Returns what the hall network shows of the open event: released rounds only, and people as they agreed to be published.
///
/// # Errors
/// No event is open, or a page cannot be made.
pub fn hall_content(session: &mut EventSession, language: LanguageCode) -> Result<HallContent> {
    let chosen = session.competition()?.id;
    let content = session.as_released(|session| content(session, language));
    session.choose(chosen)?;
    content
}

fn content(session: &mut EventSession, language: LanguageCode) -> Result<HallContent> {
    let request = PrintSheet { language: Some(language.into()), ..PrintSheet::default() };
    let event = session.event()?.settings().name.clone();
    let keys: Vec<CompetitionId> = session.event()?.competitions().map(|competition| competition.id).collect();
    let mut competitions = Vec::new();
    for key in keys {
        session.choose(key)?;
        competitions.push(competition(session, &request)?);
    }
    let timetable = timetable(&Subject::of(session, &request)?)?;
    let takes_reports = session.event()?.settings().player_reports;
    Ok(HallContent { event, competitions, timetable, takes_reports })
}

fn competition(session: &EventSession, request: &PrintSheet) -> Result<HallCompetition> {
    let mut pages = Vec::new();
    for of in newest_pages(session)? {
        let subject = of.subject(session, request)?.stamped(false);
        if let Some(page) = of.page(&subject, request)? {
            let name = match of.category {
                Some(category) => format!("{}-{}", of.document.name, category.0),
                None => of.document.name.to_string(),
            };
            pages.push(HallPage { name, title: page.title, content: main_part(&page.source).to_string() });
        }
    }
    let subject = Subject::of(session, request)?;
    let (round, seats) = by_name::newest(&subject).unwrap_or_default();
    let competition = session.competition()?;
    Ok(HallCompetition {
        id: competition.id,
        name: competition.name.clone(),
        round: if round > 0 { subject.counted("sheet-round", "round", round) } else { String::new() },
        pages,
        seats: seats.iter().map(seat).collect(),
    })
}

fn seat(printed: &PrintedSeat) -> HallSeat {
    HallSeat {
        player: printed.player.full().words(),
        board: printed.board.clone(),
        is_black: printed.colour.map(|stone| stone == Stone::Black),
        opponent: printed.opponent.as_ref().map(|opponent| opponent.full().words()).unwrap_or_default(),
        room: printed.hall.clone(),
    }
}

fn timetable(subject: &Subject) -> Result<Vec<HallAppointment>> {
    let whole = subject.event;
    let several = whole.competitions().len() > 1;
    let appointment = |round: &domain::schedule::ScheduledRound| {
        let number = subject.counted("sheet-round", "round", round.start.round);
        let other = whole.competition(round.competition).filter(|_| several);
        HallAppointment {
            day: subject.date(round.start.at.date(), "sheet-weekday-date"),
            start: round.start.at.format("%Y-%m-%dT%H:%M").to_string(),
            time: round.start.at.format("%H:%M").to_string(),
            what: other.map_or_else(|| number.clone(), |competition| format!("{}: {number}", competition.name)),
        }
    };
    Ok(Schedule::of(whole).rounds.iter().map(appointment).collect())
}

/// Returns a text of the hall network without arguments.
pub fn word(language: LanguageCode, key: &str) -> String {
    print::setup::catalogue(Some(language.into())).text(key, &[])
}

/// Returns a message of the program in a language.
pub fn explain(language: LanguageCode, message: &Message) -> String {
    print::setup::catalogue(Some(language.into())).message(message)
}

/// Returns the styles of the pages' content.
pub fn style() -> &'static str {
    STYLE
}
