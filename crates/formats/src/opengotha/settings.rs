//! The parameters of an OpenGotha file: the event and its one competition.

use chrono::NaiveDate;
use domain::model::event::{Overtime, TimeLimits};
use domain::model::pairing_rules::{ByeRule, HandicapBasis, HandicapExempt, HandicapRules, PairingRules, Profile};
use domain::{Competition, CompetitionId, Criterion, Event, HalfPoints, McMahon, Rank, Rounds, ScoringRules, System};

use super::weights;
use crate::notes::Notes;
use crate::text::{clean, excerpt, hundredths};
use crate::xml::Element;

/// One set of parameters, read attribute by attribute; what cannot be understood is noted and the default taken.
pub(super) struct Set<'a> {
    element: Option<&'a Element>,
    notes: &'a mut Notes,
}

impl<'a> Set<'a> {
    /// The parameter set with this name.
    pub fn named(root: &'a Element, name: &str, notes: &'a mut Notes) -> Set<'a> {
        Set { element: root.descend(&["TournamentParameterSet", name]), notes }
    }

    /// The text of an attribute; `None` if it is missing or blank.
    pub fn text(&self, attribute: &str) -> Option<&'a str> {
        self.element?.attribute(attribute).map(str::trim).filter(|text| !text.is_empty())
    }

    /// Notes something about this set.
    pub fn note(&mut self, note: impl Into<String>) {
        self.notes.add(note);
    }

    /// What `read` makes of an attribute, or the default.
    pub fn value<T>(&mut self, attribute: &str, default: T, read: impl Fn(&str) -> Option<T>) -> T {
        let Some(text) = self.text(attribute) else { return default };
        read(text).unwrap_or_else(|| {
            self.note(format!(
                "The setting {attribute} is \"{}\", which is not understood; the default is taken.",
                excerpt(text)
            ));
            default
        })
    }

    /// A whole number in a range.
    pub fn number(&mut self, attribute: &str, default: i64, range: std::ops::RangeInclusive<i64>) -> i64 {
        self.value(attribute, default, |text| text.parse().ok().filter(|n| range.contains(n)))
    }

    /// `true` or `false`.
    pub fn flag(&mut self, attribute: &str, default: bool) -> bool {
        self.value(attribute, default, |text| text.to_lowercase().parse().ok())
    }

    /// A rank.
    pub fn rank(&mut self, attribute: &str, default: Rank) -> Rank {
        self.value(attribute, default, |text| text.parse().ok())
    }
}

/// The event and the competition as the parameters say; the number of rounds may have to be raised.
pub(super) fn read(root: &Element, notes: &mut Notes) -> (Event, Competition) {
    let ladder = ladder(root, notes);
    let pairing = pairing(root, notes);
    let categories = weights::categories(root, notes);
    let handicap = handicap(&mut Set::named(root, "HandicapParameterSet", notes));
    let mut set = Set::named(root, "GeneralParameterSet", notes);
    let event = event(root, &mut set);
    let rounds = set.number("numberOfRounds", 5, 1..=i64::from(Rounds::LAST)) as u32;
    let system = match ladder.iter().find(|c| **c != Criterion::Category) {
        Some(Criterion::Wins | Criterion::Cps) => System::Swiss,
        _ => System::McMahon,
    };
    let competition = Competition {
        mcmahon: mcmahon(&mut set),
        scoring: scoring(&mut set),
        ladder,
        grade_limits: Some(categories),
        handicap,
        pairing,
        ..Competition::new(CompetitionId::OPEN, event.name.clone(), system, rounds)
    };
    (event, competition)
}

fn event(root: &Element, set: &mut Set) -> Event {
    let name = set.text("name").or(set.text("shortName")).unwrap_or("");
    let (name, harmful) = clean(name);
    if harmful {
        set.note("Control characters are taken out of the tournament's name.");
    }
    let start = start(root, set);
    let mut event = Event::new(if name.is_empty() { "Tournament".into() } else { name }, start, "");
    event.end = set.value("endDate", start, date).max(start);
    event.place = clean(set.text("location").unwrap_or("")).0;
    event.komi = komi(set);
    event.time = time(set);
    if let Some(director) = set.text("director") {
        set.note(format!("The director, {}, is not kept.", clean(&excerpt(director)).0));
    }
    if set.text("size").is_some_and(|size| size != "19") {
        set.note(format!(
            "The games are on boards of size {}; that is not kept.",
            excerpt(set.text("size").unwrap_or(""))
        ));
    }
    if set.flag("bInternet", false) {
        set.note("The tournament was played over the internet, where other rating classes hold; that is not kept.");
    }
    event
}

fn date(text: &str) -> Option<NaiveDate> {
    NaiveDate::parse_from_str(text.get(..10)?, "%Y-%m-%d").ok()
}

/// The first day: as given, else the day the file was saved.
fn start(root: &Element, set: &mut Set) -> NaiveDate {
    if let Some(start) = set.text("beginDate").and_then(date) {
        return start;
    }
    let saved = root.attribute("saveDT").and_then(|t| NaiveDate::parse_from_str(t.get(..8)?, "%Y%m%d").ok());
    let day = saved.unwrap_or(NaiveDate::from_ymd_opt(2000, 1, 1).expect("a day of the calendar"));
    set.note(format!("The file does not say when the tournament begins; {day} is taken: correct it."));
    day
}

fn komi(set: &mut Set) -> HalfPoints {
    let komi = set.value("komi", 750, |text| hundredths(text).filter(|k| (-36_100..=36_100).contains(k)));
    if komi % 50 != 0 {
        set.note("The komi is no whole number of half points; it is rounded down.");
    }
    HalfPoints(komi.div_euclid(50))
}

fn time(set: &mut Set) -> TimeLimits {
    let main_minutes = set.number("basicTime", 60, 0..=10_000) as u32;
    let mut seconds = |attribute, default| set.number(attribute, default, 0..=36_000) as u32;
    let byoyomi = Overtime::Byoyomi { periods: 1, seconds: seconds("stdByoYomiTime", 30) };
    let fischer = Overtime::Fischer { seconds: seconds("fischerTime", 10) };
    let canadian =
        Overtime::Canadian { seconds: seconds("canByoYomiTime", 300), stones: seconds("nbMovesCanTime", 15).max(1) };
    let overtime = set.value("complementaryTimeSystem", canadian, |text| match text {
        "SUDDENDEATH" => Some(Overtime::None),
        "STDBYOYOMI" => Some(byoyomi),
        "CANBYOYOMI" => Some(canadian),
        "FISCHER" => Some(fischer),
        _ => None,
    });
    if overtime == byoyomi {
        set.note("OpenGotha does not say how many byo-yomi periods there are; one is taken: correct it.");
    }
    TimeLimits { main_minutes, overtime }
}

/// OpenGotha counts from 30 kyu whatever the file says.
fn mcmahon(set: &mut Set) -> McMahon {
    let zero = set.rank("genMMZero", Rank::WEAKEST);
    if zero != Rank::WEAKEST {
        set.note(format!(
            "The file puts the zero of the scores at {zero}; OpenGotha counts from 30k, and so does this event."
        ));
    }
    McMahon {
        zero: Rank::WEAKEST,
        floor: set.rank("genMMFloor", Rank::KYU_20),
        bar: set.rank("genMMBar", Rank::DAN_4),
        supergroup: None,
    }
}

/// What unplayed rounds give, in half points as in the file.
fn scoring(set: &mut Set) -> ScoringRules {
    let mut worth = |attribute| HalfPoints(set.number(attribute, 0, -20..=20) as i32);
    ScoringRules {
        absent_wins: worth("genNBW2ValueAbsent"),
        bye_wins: worth("genNBW2ValueBye"),
        absent_score: worth("genMMS2ValueAbsent"),
        bye_score: worth("genMMS2ValueBye"),
        round_down: set.flag("genRoundDownNBWMMS", true),
        unplayed_as_half: set.flag("genCountNotPlayedGamesAsHalfPoint", false),
        ..ScoringRules::opengotha()
    }
}

fn handicap(set: &mut Set) -> HandicapRules {
    let ceiling = set.number("hdCeiling", 9, 0..=9) as u8;
    let basis = match (ceiling, set.flag("hdBasedOnMMS", true)) {
        (0, _) => HandicapBasis::Off,
        (_, true) => HandicapBasis::Score,
        (_, false) => HandicapBasis::Rank,
    };
    HandicapRules {
        basis,
        reduction: set.number("hdCorrection", 1, -9..=9) as i32,
        ceiling,
        exempt: HandicapExempt::Capped(set.rank("hdNoHdRankThreshold", Rank::SHODAN)),
    }
}

/// The criteria in the order of their numbers. OpenGotha's own default is MMS, SOS, SOSOS.
fn ladder(root: &Element, notes: &mut Notes) -> Vec<Criterion> {
    let set = root.descend(&["TournamentParameterSet", "PlacementParameterSet"]);
    let mut rows: Vec<(u32, &str)> = set
        .into_iter()
        .flat_map(|set| set.list("PlacementCriteria", "PlacementCriterion"))
        .map(|c| {
            (
                c.attribute("number").and_then(|n| n.trim().parse().ok()).unwrap_or(u32::MAX),
                c.attribute("name").unwrap_or(""),
            )
        })
        .filter(|(_, name)| !matches!(name.trim(), "" | "NULL"))
        .collect();
    rows.sort_by_key(|(number, _)| *number);
    let mut ladder = Vec::new();
    for (_, name) in rows {
        match criterion(name) {
            Some(criterion) if ladder.contains(&criterion) => {}
            Some(criterion) => ladder.push(criterion),
            None => {
                notes.add(format!("The standings criterion \"{}\" is unknown and left out.", clean(&excerpt(name)).0))
            }
        }
    }
    if ladder.is_empty() {
        notes.add("The file names no standings criteria; MMS, SOS and SOSOS are taken.");
        ladder = Criterion::mcmahon_ladder();
    }
    ladder
}

/// A criterion by OpenGotha's name; `SOSMM1` is an older spelling of `SOSM-1`.
pub(super) fn criterion(name: &str) -> Option<Criterion> {
    let older = |name: &str| {
        name.strip_suffix("M1").map(|s| format!("{s}-1")).or(name.strip_suffix("M2").map(|s| format!("{s}-2")))
    };
    name.parse().ok().or_else(|| older(name)?.parse().ok())
}

/// The pairing as OpenGotha would do it: one bye a round, no ghosts, its seeding and its weights.
fn pairing(root: &Element, notes: &mut Notes) -> PairingRules {
    let weights = weights::read(root, notes);
    let mut set = Set::named(root, "PairingParameterSet", notes);
    PairingRules {
        profile: Profile::OpenGotha,
        first_seeding: weights::seeding(&mut set, "paiMaSeedSystem1", domain::model::pairing_rules::Seeding::Random),
        later_seeding: weights::seeding(&mut set, "paiMaSeedSystem2", domain::model::pairing_rules::Seeding::Fold),
        first_rounds: set.number("paiMaLastRoundForSeedSystem1", 2, 0..=1000) as u32,
        bye: ByeRule::Bye,
        opengotha: Some(weights),
        ..PairingRules::default()
    }
}
