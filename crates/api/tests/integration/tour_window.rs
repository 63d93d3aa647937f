//! The tour book through the window's table of commands: an unknown key, a changed bundle, possible duplicates, seed lists,
//! pages with progress, and undo.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use api::Workspace;
use api::dispatch;
use chrono::{NaiveDate, NaiveDateTime};
use serde_json::{Value, json};
use session::{AppError, Environment, FileHandles, FixedEnvironment};

/// A fixed environment that stores the last reported progress.
struct Counting {
    fixed: FixedEnvironment,
    steps: Arc<AtomicUsize>,
}

impl Environment for Counting {
    fn now(&self) -> NaiveDateTime {
        self.fixed.now()
    }

    fn fresh_seed(&self) -> [u8; 32] {
        self.fixed.fresh_seed()
    }

    fn who(&self) -> String {
        "keeper".into()
    }

    fn progress(&self, done: usize, of: usize) {
        assert!(done <= of);
        self.steps.store(done, Ordering::Relaxed);
    }
}

/// A window: what it has open, and the files that the user picked in it.
struct Window {
    open: Workspace,
    files: FileHandles,
}

impl Window {
    /// Picks a file and returns its handle.
    fn pick(&mut self, path: PathBuf) -> usize {
        self.files.issue(path)
    }
}

fn desk(seed: u64) -> (Window, Arc<AtomicUsize>) {
    let steps = Arc::new(AtomicUsize::new(0));
    let fixed = FixedEnvironment::new(seed, NaiveDate::from_ymd_opt(2026, 12, 31).unwrap());
    (Window { open: Workspace::new(Counting { fixed, steps: steps.clone() }), files: FileHandles::default() }, steps)
}

fn ask(desk: &mut Window, name: &str, request: Value) -> Value {
    dispatch(&mut desk.open, &desk.files, name, request).unwrap()
}

fn refusal(desk: &mut Window, name: &str, request: Value) -> AppError {
    dispatch(&mut desk.open, &desk.files, name, request).unwrap_err()
}

/// Plays an event of four players, the first with the given family name; returns it with its bundle.
fn stage(folder: &Path, name: &str, start: &str, family: &str) -> (Window, PathBuf) {
    let (mut desk, _) = desk(name.len() as u64);
    let file = desk.pick(folder.join(format!("{name}.drawmaster")));
    let event = json!({ "file": file, "name": format!("{name} Open"), "start": start, "end": "", "place": "", "country": "",
        "rounds": 1, "system": null, "season": "", "template": null, "main_minutes": null, "overtime": "" });
    ask(&mut desk, "create_event", event);
    let list = format!(
        "family,given,rank,birth_year,country\n{family},Ana,1k,2012,RO\nReed,Bo,2k,2012,HU\nMoss,Cy,3k,2012,HU\nFern,Di,4k,2012,HU\n"
    );
    let players = folder.join("list.csv");
    std::fs::write(&players, list).unwrap();
    let players = desk.pick(players);
    ask(&mut desk, "import_list", json!({ "file": players }));
    ask(&mut desk, "close_register", json!({}));
    ask(&mut desk, "pair_round", json!({ "round": 1 }));
    for board in 1..=2 {
        let result = json!({ "round": 1, "board": board, "result": "1-0", "pass": null, "reason": null });
        ask(&mut desk, "enter_result", result);
    }
    let bundle = sent(&mut desk, folder, name);
    (desk, bundle)
}

/// Exports the bundle of the event and returns its file.
fn sent(desk: &mut Window, folder: &Path, name: &str) -> PathBuf {
    let path = folder.join(format!("{name}.zip"));
    let file = desk.pick(path.clone());
    ask(desk, "export", json!({ "format": "bundle", "file": file, "overwrite": true }));
    path
}

/// Picks a bundle in the tour's window; returns the request that adds it.
fn bundle(keeper: &mut Window, path: PathBuf, accept: bool) -> Value {
    json!({ "file": keeper.pick(path), "championship": "", "accept": accept })
}

/// Returns the ids of a list of messages.
fn ids(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|message| message["id"].as_str().unwrap()).collect()
}

/// The race of the year follows the season file in the newest bundle; the tour book has no copy of it.
#[test]
fn tour_book_reads_the_season_file_in_a_bundle() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let (mut desk_of_event, _) = stage(folder, "Lake", "2026-05-01", "Reed");
    let draft = include_str!("../../../../assets/seasons/2018-draft.toml");
    let own = draft.replace("2018-draft\"", "club-2026\"").replacen("win = 20", "win = 21", 1);
    let (file, size) = (folder.join("own.toml"), own.replacen("size = 10", "size = 2", 1));
    std::fs::write(&file, &size).unwrap();
    let file = desk_of_event.pick(file);
    assert_eq!(ask(&mut desk_of_event, "use_season_file", json!({ "file": file }))["value"], "club-2026");
    let path = sent(&mut desk_of_event, folder, "Lake");
    let carried = formats::bundle::read(&std::fs::read(&path).unwrap()).unwrap().data.table;
    assert_eq!((carried.season_file, carried.game), (Some(size), (21, 5)));

    let (mut keeper, _) = desk(99);
    let book = json!({ "file": keeper.pick(folder.join("tour.tourbook")), "name": "Tour" });
    ask(&mut keeper, "create_tour", book);
    let bundle = bundle(&mut keeper, path, false);
    let look = ask(&mut keeper, "view_bundle", bundle.clone());
    ask(&mut keeper, "add_tour_key", json!({ "public": look["key"], "holder": "Orga" }));
    ask(&mut keeper, "add_bundle", bundle);
    let race = ask(&mut keeper, "view_tour_race", json!({ "year": 2026, "absent": [] }));
    assert_eq!(race[0]["size"], 2);
}

#[test]
fn tour_book_is_kept_through_the_table_of_commands() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let (mut first, one) = stage(folder, "Lake", "2026-05-01", "Țurcanu");
    let (_, two) = stage(folder, "Ridge", "2026-06-01", "Turcanu");
    let (mut keeper, steps) = desk(99);
    assert!(refusal(&mut keeper, "view_tour", json!({})).to_string().contains("No tour book is open"));
    let book = json!({ "file": keeper.pick(folder.join("tour.tourbook")), "name": "Tour" });
    assert_eq!(ask(&mut keeper, "create_tour", book.clone())["editions"], 0);
    assert!(refusal(&mut keeper, "create_tour", book).to_string().contains("already"));

    // The tour does not know the first bundle's organiser.
    for path in [one, two] {
        let bundle = bundle(&mut keeper, path, false);
        let look = ask(&mut keeper, "view_bundle", bundle.clone());
        if look["known_key"] == false {
            assert!(refusal(&mut keeper, "add_bundle", bundle.clone()).to_string().contains("does not know"));
            ask(&mut keeper, "add_tour_key", json!({ "public": look["key"], "holder": "Orga" }));
        }
        let look = ask(&mut keeper, "view_bundle", bundle.clone());
        assert_eq!((&look["known_key"], &look["added"]["changed"]), (&true.into(), &true.into()));
        let added = ask(&mut keeper, "add_bundle", bundle.clone());
        assert_eq!(added, look["added"], "the preview shows the effect");
    }
    let view = ask(&mut keeper, "view_tour", json!({}));
    assert_eq!((&view["editions"], &view["players"], &view["duplicates"]), (&2.into(), &5.into(), &1.into()));
    assert_eq!(view["undo"], "add_bundle");

    // After a correction, the preview shows the differences and the SP that change.
    let other = json!({ "round": 1, "board": 1, "result": "0-1", "pass": null, "reason": "misread" });
    ask(&mut first, "enter_result", other);
    let corrected = sent(&mut first, folder, "Lake");
    let accepted = bundle(&mut keeper, corrected.clone(), true);
    let corrected = bundle(&mut keeper, corrected, false);
    let look = ask(&mut keeper, "view_bundle", corrected.clone());
    let differences = ids(&look["added"]["differences"]);
    assert_eq!(differences.iter().filter(|id| **id == "tourbook-difference-points").count(), 2);
    assert_eq!(ids(&look["added"]["consequences"]), ["tourbook-consequence"; 2]);
    let sp = |keeper: &mut Window| ask(keeper, "view_tour_sp", json!({ "date": null }));
    let before = sp(&mut keeper);
    assert!(refusal(&mut keeper, "add_bundle", corrected.clone()).to_string().contains("this bundle differs"));
    assert_eq!(sp(&mut keeper), before);
    ask(&mut keeper, "add_bundle", accepted);
    assert_ne!(sp(&mut keeper), before);
    assert_eq!(ask(&mut keeper, "undo_tour", json!({})), "add_bundle");
    assert_eq!(sp(&mut keeper), before);

    people_are_decided(&mut keeper);
    let race = ask(&mut keeper, "view_tour_race", json!({ "year": 2026, "absent": [] }));
    assert_eq!((&race[0]["size"], &race[0]["lines"][0]["state"]), (&10.into(), &"qualified".into()));
    let best = &race[0]["lines"][0]["player"];
    let derived = ask(&mut keeper, "view_tour_derivation", json!({ "player": best, "date": null }));
    assert_eq!(derived["sp"], race[0]["lines"][0]["points"]);
    let absent = ask(&mut keeper, "view_tour_race", json!({ "year": 2026, "absent": [best] }));
    assert_eq!(absent[0]["lines"][0]["state"], "absent");

    let seeds =
        json!({ "file": keeper.pick(folder.join("seeds.json")), "championship": "Lake Open", "date": "2027-05-01" });
    assert_eq!(ask(&mut keeper, "write_tour_seeds", seeds)["players"], 4);
    let pages = keeper.pick(folder.join("pages"));
    let done = ask(&mut keeper, "publish_tour", json!({ "file": pages }));
    let steps = steps.load(Ordering::Relaxed);
    assert_eq!(done["pages"], steps, "progress reaches the last page");
    let absent = [best];
    let print = |keeper: &mut Window, what: &str, book: Value| json!({ "what": what, "file": book, "into": keeper.pick(folder.join(format!("{what}.pdf"))), "overwrite": true, "absent": absent });
    for what in ["race", "prizes", "sp-list"] {
        let request = print(&mut keeper, what, Value::Null);
        assert!(ask(&mut keeper, "print_tour", request)["bytes"].as_u64().unwrap() > 1_000);
        assert!(std::fs::read(folder.join(format!("{what}.pdf"))).unwrap().starts_with(b"%PDF-"));
    }
    ask(&mut keeper, "close_tour", json!({}));
    let request = print(&mut keeper, "race", Value::Null);
    assert!(refusal(&mut keeper, "print_tour", request).to_string().contains("No tour book is open"));
    let book = keeper.pick(folder.join("tour.tourbook"));
    let request = print(&mut keeper, "race", book.into());
    ask(&mut keeper, "print_tour", request);
    assert!(refusal(&mut keeper, "view_tour_sp", json!({ "date": null })).to_string().contains("No tour book is open"));
}

/// Keeps two spellings of one name separate, undoes that, then merges them.
fn people_are_decided(keeper: &mut Window) {
    let pair = ask(keeper, "view_tour_duplicates", json!({}))[0].clone();
    let two = json!({ "one": pair["a"], "other": pair["b"] });
    ask(keeper, "keep_players_apart", two.clone());
    assert_eq!(ask(keeper, "view_tour_duplicates", json!({})), json!([]));
    assert!(refusal(keeper, "keep_players_apart", two.clone()).to_string().contains("already"));
    assert_eq!(ask(keeper, "undo_tour", json!({})), "keep_apart");
    ask(keeper, "merge_players", two);
    let view = ask(keeper, "view_tour", json!({}));
    assert_eq!((&view["players"], &view["duplicates"]), (&4.into(), &0.into()));
}
