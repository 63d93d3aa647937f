//! Measures the search for people while a name is typed, through the window's command: a rating list of 45,000 invented
//! names and an open event of 1,000 players.
//! `cargo run --release -p api --example rating_list`
#![expect(clippy::disallowed_methods, reason = "measures elapsed time")]

use std::time::Instant;

use api::dispatch_event;
use app::ratings::{ImportRatings, import_ratings};
use app::simulation::{Sides, SimulateEvent, Size, simulate};
use app::vocabulary::SystemName;
use chrono::{NaiveDate, NaiveDateTime};
use domain::lots::Lots;
use serde_json::{Value, json};
use session::{Environment, EventSession, FileHandles};

/// The number of names on the list.
const NAMES: u32 = 45_000;
/// The number of people to find, each typed in one of several ways.
const PEOPLE: u32 = 700;
/// The number of rows that the window requests.
const ROWS: usize = 12;

const BEGIN: [&str; 40] = [
    "Al", "Ba", "Bre", "Chi", "Cio", "Da", "Dra", "E", "Fa", "Flo", "Ga", "Gro", "Ha", "Hu", "I", "Ja", "Ka", "Kla",
    "Kre", "Li", "Lu", "Ma", "Mi", "Mo", "Ne", "Nov", "O", "Pa", "Pe", "Po", "Ra", "Ru", "Sa", "Sche", "Sto", "Ta",
    "Ti", "Va", "Wi", "Za",
];
const MIDDLE: [&str; 24] = [
    "ba", "ce", "do", "fi", "ga", "ja", "ka", "la", "lle", "ma", "mi", "na", "ne", "ni", "ra", "ri", "ro", "sa",
    "sche", "ta", "ti", "va", "vi", "zo",
];
const END: [&str; 24] = [
    "c", "cz", "d", "escu", "ez", "ic", "ik", "in", "ini", "k", "ko", "l", "ler", "mann", "n", "nen", "nko", "ov", "r",
    "rd", "s", "ska", "son", "vic",
];

/// An environment whose rating list is in its own folder.
struct Folder(std::path::PathBuf);

impl Environment for Folder {
    fn now(&self) -> NaiveDateTime {
        NaiveDate::from_ymd_opt(2026, 12, 31).and_then(|day| day.and_hms_opt(9, 0, 0)).unwrap_or_default()
    }

    fn fresh_seed(&self) -> [u8; 32] {
        [7; 32]
    }

    fn who(&self) -> String {
        "measured".into()
    }

    fn data_folder(&self) -> Option<std::path::PathBuf> {
        Some(self.0.clone())
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::temp_dir().join(format!("drawmaster-list-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let mut lots = Lots::new("measured", "");
    let people: Vec<[String; 2]> = (0..NAMES).map(|_| [name(&mut lots, 3), name(&mut lots, 2)]).collect();
    std::fs::write(folder.join("list.html"), list(&people))?;
    let event = folder.join("open.drawmaster");
    simulate(&SimulateEvent {
        file: event.clone(),
        size: Size { players: 1000, rounds: 1, seed: 1, system: SystemName::McMahon, sides: Sides::Players },
    })?;
    let mut desk = EventSession::open(Folder(folder.clone()), &event)?;
    import_ratings(&mut desk, &ImportRatings { file: folder.join("list.html").into() })?;
    let (mut times, mut found) = (Vec::new(), 0);
    for turn in 0..PEOPLE {
        let who = lots.below(NAMES) as usize;
        let typed = typed(&people[who], turn, &mut lots);
        let last = keys(&mut desk, &typed, &mut times)?;
        let pin = format!("{:08}", 10_000_000 + who);
        found += u32::from(last["rated"].as_array().is_some_and(|rows| rows.iter().any(|row| row["pin"] == pin)));
    }
    report(&times, found);
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}

/// Types a name key by key with a query for each, and returns the last response.
fn keys(desk: &mut EventSession, typed: &str, times: &mut Vec<(u64, u64)>) -> Result<Value, session::AppError> {
    let mut last = Value::Null;
    let mut letters = String::new();
    for letter in typed.chars() {
        letters.push(letter);
        let (processor, start) = (processor(), Instant::now());
        last = dispatch_event(desk, &FileHandles::default(), "find_people", json!({ "typed": letters, "most": ROWS }))?;
        let wall = u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX);
        times.push((wall, self::processor().saturating_sub(processor)));
    }
    Ok(last)
}

/// Returns the processor time of this thread in nanoseconds; 0 if the system does not provide it.
fn processor() -> u64 {
    let status = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    status.split(' ').next().and_then(|nanoseconds| nanoseconds.parse().ok()).unwrap_or(0)
}

fn name(lots: &mut Lots, parts: u32) -> String {
    let one = |lots: &mut Lots, from: &[&'static str]| from[lots.below(from.len() as u32) as usize];
    let mut name = one(lots, &BEGIN).to_string();
    for _ in 0..lots.below(parts) {
        name += one(lots, &MIDDLE);
    }
    name + one(lots, &END)
}

/// Returns a list in the format of the European Go Database.
fn list(people: &[[String; 2]]) -> String {
    let mut text = String::from("<html>\n(01 Dec 2026)\n<pre>\n");
    for (at, [family, given]) in people.iter().enumerate() {
        let (pin, name) = (10_000_000 + at, format!("{family} {given}"));
        let (rating, contests) = (100 + at % 2600, 1 + at % 300);
        text +=
            &format!(" {pin}  {name:<38}RO  Mill   {:>2}k   --   {rating:>4}{contests:>6}  T020209A\n", 1 + at % 20);
    }
    text + "</pre>\n"
}

/// Returns a name as users type it: unchanged, in lower case, with diacritics, in Cyrillic, given name first, or with a typo.
fn typed([family, given]: &[String; 2], turn: u32, lots: &mut Lots) -> String {
    let whole = format!("{family} {given}");
    let slip = 1 + lots.below((family.len() as u32).saturating_sub(2).max(1)) as usize;
    match turn % 7 {
        0 => whole,
        1 => whole.to_lowercase(),
        2 => whole.chars().map(accented).collect(),
        3 => family.chars().map(cyrillic).collect(),
        4 => format!("{given} {family}").to_lowercase(),
        5 => {
            let mut letters: Vec<char> = family.chars().collect();
            letters[slip] = 'u';
            letters.into_iter().chain(" ".chars()).chain(given.chars()).collect()
        }
        _ => {
            let mut letters: Vec<char> = family.chars().collect();
            letters.remove(slip);
            letters.into_iter().chain(" ".chars()).chain(given.chars()).collect()
        }
    }
}

fn accented(letter: char) -> char {
    match letter {
        'a' => 'ă',
        'c' => 'č',
        's' => 'ș',
        't' => 'ț',
        'o' => 'ö',
        'z' => 'ž',
        other => other,
    }
}

fn cyrillic(letter: char) -> char {
    const PAIRS: &str = "aаbбcцdдeеfфgгhхiиjйkкlлmмnнoоpпrрsсtтuуvвzз";
    let letters: Vec<char> = PAIRS.chars().collect();
    let small = letter.to_ascii_lowercase();
    letters.chunks(2).find(|pair| pair[0] == small).map_or(letter, |pair| pair[1])
}

fn report(times: &[(u64, u64)], found: u32) {
    println!("{} keys for {PEOPLE} people; {found} of them among the {ROWS} rows at the last key", times.len());
    for (what, mut all) in [
        ("wall", times.iter().map(|time| time.0).collect::<Vec<_>>()),
        ("processor", times.iter().map(|time| time.1).collect()),
    ] {
        all.sort_unstable();
        let at = |hundredths: usize| all[(all.len() - 1) * hundredths / 100] / 1000;
        let mean = all.iter().sum::<u64>() / all.len() as u64 / 1000;
        println!(
            "{what}: mean {mean} us, median {} us, p95 {} us, p99 {} us, longest {} us",
            at(50),
            at(95),
            at(99),
            at(100)
        );
    }
}
