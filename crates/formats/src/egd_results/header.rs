//! The header of a results file. A value that cannot be read is noted.

use domain::EventSettings;
use domain::model::event_settings::{LoweredClass, Overtime, TimeLimits};
use messages::message;

use super::header_dates::{days, time};
use crate::assemble;
use crate::notes::Notes;
use crate::results_table::komi;
use crate::text::{clean, excerpt, hundredths};

/// The values of a header.
pub(super) struct Header {
    /// The event.
    pub event: EventSettings,
    /// By how much handicaps are reduced, if the games have handicaps.
    pub reduction: Option<i32>,
    /// The EGF class; `X` is unrated.
    class: Option<char>,
    /// The time limit as written.
    time: Option<String>,
    /// Whether the file has days.
    is_dated: bool,
    /// The keys that are not read.
    unread: Vec<String>,
}

impl Header {
    /// Returns the header of a file without any lines of one.
    pub fn new() -> Header {
        let mut event = EventSettings::new("Tournament", assemble::unknown_day(), "");
        event.time = TimeLimits { main_minutes: 0, overtime: Overtime::None };
        Header { event, reduction: None, class: None, time: None, is_dated: false, unread: Vec::new() }
    }

    /// Takes a comment, which is a line of the header if it has the form `KEY[value]`.
    pub fn line(&mut self, comment: &str, notes: &mut Notes) {
        let Some((key, value)) = comment.strip_suffix(']').and_then(|c| c.split_once('[')) else { return };
        let (key, value) = (key.trim(), clean(value).0);
        if value.trim().is_empty() {
            return;
        }
        let event = &mut self.event;
        let is_read = match key {
            "EV" => {
                event.name = value.clone();
                true
            }
            "PC" => return self.place(&value, notes),
            "DT" => return self.days(&value, notes),
            "HA" => {
                let number = value.trim_start_matches(['h', 'H']).parse().ok();
                self.reduction = number.filter(|reduction| (1..=9).contains(reduction));
                self.reduction.is_some()
            }
            "KM" => match komi(&value) {
                Some(komi) => {
                    event.komi = komi;
                    hundredths(&value).is_some_and(|hundredths| hundredths % 50 == 0)
                }
                None => false,
            },
            "CL" => {
                self.class = value.chars().next().map(|letter| letter.to_ascii_uppercase());
                matches!(&*value.to_ascii_uppercase(), "A" | "B" | "C" | "D" | "X")
            }
            "TM" => {
                self.time = Some(value.clone());
                true
            }
            key => {
                self.unread.push(key.to_string());
                true
            }
        };
        if !is_read {
            unread(key, &value, notes);
        }
    }

    fn place(&mut self, value: &str, notes: &mut Notes) {
        let (country, place) = value.split_once(',').unwrap_or(("", value));
        self.event.country = country.parse().ok();
        self.event.place = place.trim().to_string();
        if !country.trim().is_empty() && self.event.country.is_none() {
            unread("PC", country, notes);
        }
    }

    fn days(&mut self, value: &str, notes: &mut Notes) {
        let Some(days) = days(value) else { return unread("DT", value, notes) };
        (self.event.start, self.event.end, self.is_dated) = (days.start, days.end, true);
        if !days.are_certain {
            let (start, end) = (days.start.to_string(), days.end.to_string());
            notes.add(message!("import-note-egd-days", text = excerpt(value), start, end));
        }
    }

    /// Settles what follows from several lines: the time limit and the class. Notes what the header lacks.
    pub fn settle(&mut self, notes: &mut Notes) {
        self.settle_time(notes);
        notes.header_left(&self.unread);
        if !self.is_dated {
            notes.add(message!("import-note-start", day = self.event.start.to_string()));
        }
        self.settle_class(notes);
        if self.event.time.main_minutes == 0 {
            notes.add(message!("import-note-ffg-no-time", minutes = "0"));
        }
    }

    fn settle_time(&mut self, notes: &mut Notes) {
        let Some(text) = &self.time else { return };
        let Some(time) = time(text, self.class) else { return unread("TM", text, notes) };
        self.event.time.main_minutes = time.minutes;
        let minutes = time.minutes.to_string();
        notes.add(match time.has_more {
            true => message!("import-note-egd-time", text = excerpt(text), minutes),
            false => message!("import-note-one-time", minutes),
        });
    }

    /// Gives the event the class of the header: a lower one than the time allows is a choice of the director (R78).
    fn settle_class(&mut self, notes: &mut Notes) {
        let Some(class) = self.class else { return };
        let event = &mut self.event;
        event.tour.online = class == 'D';
        if event.time.main_minutes == 0
            && let Some(minutes) = TimeLimits::shortest(class)
        {
            event.time.main_minutes = minutes;
            notes.add(message!("import-note-class-time", class = class.to_string(), minutes = minutes.to_string()));
        }
        let Some(allowed) = event.rating_class() else {
            if TimeLimits::shortest(class).is_some() {
                notes.add(message!("import-note-class-unrated", class = class.to_string()));
            }
            return;
        };
        event.lowered_class = match class {
            'B' if allowed < 'B' => Some(LoweredClass::B),
            'C' if allowed < 'C' => Some(LoweredClass::C),
            'A'..='D' => None,
            _ => Some(LoweredClass::Unrated),
        };
        if ('A'..'D').contains(&class) && class < allowed {
            notes.add(message!("import-note-class-lower", class = class.to_string(), allowed = allowed.to_string()));
        }
    }
}

/// Notes a value that cannot be read.
fn unread(key: &str, value: &str, notes: &mut Notes) {
    notes.add(message!("import-note-egd-value", key, text = excerpt(value.trim())));
}
