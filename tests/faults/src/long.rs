//! A long day of a large event: the actions of a drawmaster in eight hours, as the window requests them, with the views that it
//! reads afterwards, and the cost of each.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use crate::window::{dispatch_event, pick};
use chrono::NaiveDate;
use domain::lots::Lots;
use serde_json::{Value, json};
use session::EventSession;

use crate::figures::Figures;
use crate::manual_clock::ManualClock;

/// The size of the event and the length of its day.
#[derive(Debug, Clone, Copy)]
pub struct Size {
    /// The number of players.
    pub players: u32,
    /// The number of rounds.
    pub rounds: u32,
    /// The least number of journal entries at the end.
    pub entries: usize,
}

/// The size that a release must support: 1,000 players, 10 rounds, 20,000 changes.
pub const LARGE: Size = Size { players: 1000, rounds: 10, entries: 20_000 };

/// The length of the day.
const SECONDS: i64 = 8 * 60 * 60;

/// The number of changes between two views of another screen.
const LOOK: usize = 40;

/// The requests of these other screens.
const SCREENS: [&str; 8] = [
    "view_register",
    "view_standings",
    "view_history",
    "view_points",
    "view_settings",
    "view_knockouts",
    "view_sheets",
    "view_closing",
];

/// A day in progress.
struct Day {
    desk: EventSession,
    size: Size,
    seconds: Arc<AtomicI64>,
    figures: Figures,
    lots: Lots,
    changes: usize,
}

/// Works through the day in `folder`, which must be empty. Calls `progress` after each round. Returns the costs and the number of
/// journal entries.
///
/// # Panics
/// Panics if a command is refused, because the script is wrong then.
pub fn long_use(size: Size, folder: &Path, mut progress: impl FnMut(&str)) -> (Figures, usize) {
    let seconds = Arc::new(AtomicI64::new(0));
    let morning = NaiveDate::from_ymd_opt(2026, 8, 14).and_then(|day| day.and_hms_opt(9, 0, 0));
    let host = ManualClock {
        start: morning.expect("a time of the calendar"),
        seconds: Arc::clone(&seconds),
        data: folder.join("data"),
    };
    let lots = Lots::new("long use", "1");
    let mut day = Day { desk: EventSession::new(host), size, seconds, figures: Figures::default(), lots, changes: 0 };
    day.register(folder);
    day.figures.weigh("after the register was closed");
    for round in 1..=size.rounds {
        day.round(round);
        day.figures.weigh(&format!("after round {round}"));
        progress(&format!("round {round}: {} changes", day.changes));
    }
    let entries = day.entries();
    day.desk = EventSession::new(crate::script::host());
    let open = json!({ "file": pick(&folder.join("event.drawmaster")) });
    day.once("open the event", "open_event", open);
    (day.figures, entries)
}

impl Day {
    fn register(&mut self, folder: &Path) {
        let create = json!({
            "file": pick(&folder.join("event.drawmaster")), "name": "Long day", "start": "2026-08-14", "rounds": self.size.rounds,
        });
        self.ask("create_event", create);
        let list = folder.join("players.csv");
        std::fs::write(&list, self.players()).expect("a list can be written");
        self.once("import a list", "import_list", json!({ "file": pick(&list) }));
        for id in 1..=self.size.players / 10 {
            for status in ["preregistered", "registered"] {
                self.act("arrival", "set_entry_status", json!({ "id": id, "status": status }), "view_register");
            }
        }
        self.act("close the register", "close_register", json!({}), "view_register");
    }

    /// A list of invented players.
    fn players(&mut self) -> String {
        const PARTS: [&str; 16] =
            ["ba", "di", "gru", "hal", "ján", "ku", "la", "mir", "nes", "ora", "pel", "rož", "sta", "tur", "ul", "vel"];
        let mut list = String::from("family,given,rank,country,club,birth_year\n");
        for number in 0..self.size.players {
            let part = |at: u32| PARTS[(number >> at) as usize % PARTS.len()];
            let grade = self.lots.below(10) + self.lots.below(10) + self.lots.below(10);
            let rank = if grade >= 24 { format!("{}d", grade - 23) } else { format!("{}k", 24 - grade) };
            let country = ["RO", "CZ", "DE", "UA", "TR"][self.lots.below(5) as usize];
            let year = 1980 + self.lots.below(38);
            list += &format!(
                "V{}{}{},{}la,{rank},{country},Club {},{year}\n",
                part(0),
                part(4),
                part(8),
                part(6),
                number % 40
            );
        }
        list
    }

    fn round(&mut self, round: u32) {
        self.once("pair a round", "pair_round", json!({ "round": round, "consent": true }));
        let boards = u32::try_from(self.view(round)["boards"].as_array().map_or(0, Vec::len)).expect("it fits");
        for _ in 0..5 {
            let board = self.lots.below(boards) + 1;
            let request = json!({ "round": round, "board": board });
            self.act("swap the colours of a board", "swap_colours", request.clone(), "view_round");
            self.once("why a board is so", "explain_board", request);
        }
        self.act("release a round", "release_round", json!({ "round": round, "consent": true }), "view_round");
        let wanted = self.size.entries * round as usize / self.size.rounds as usize;
        for pass in ["black", "white"] {
            for board in 1..=boards {
                let wins = (board + round).is_multiple_of(3);
                self.result(round, board, pass, if wins { "0-1" } else { "1-0" });
            }
        }
        while self.entries() + 1 < wanted {
            let board = self.lots.below(boards) + 1;
            let was = if (board + round).is_multiple_of(3) { ["1-0", "0-1"] } else { ["0-1", "1-0"] };
            self.result(round, board, "white", was[0]);
            self.act("undo", "undo", json!({}), "view_round");
            self.act("redo", "redo", json!({}), "view_round");
            self.result(round, board, "white", was[1]);
        }
        self.act("confirm a round", "confirm_round", json!({ "round": round, "consent": true }), "view_standings");
    }

    fn result(&mut self, round: u32, board: u32, pass: &str, result: &str) {
        let request = json!({ "round": round, "board": board, "result": result, "pass": pass });
        self.act("result", "enter_result", request, "view_round");
    }

    /// The number of journal entries.
    fn entries(&mut self) -> usize {
        let total = self.ask("view_history", json!({ "most": 1 }))["total"].as_u64().expect("a number");
        usize::try_from(total).expect("it fits")
    }

    fn view(&mut self, round: u32) -> Value {
        self.ask("view_round", json!({ "round": round }))
    }

    /// Performs an action as the window does: the change, the status line, and the screen that shows it.
    fn act(&mut self, kind: &str, command: &str, request: Value, screen: &str) {
        let desk = &mut self.desk;
        self.figures.time(kind, || {
            call(desk, command, request);
            call(desk, "status", json!({}));
            call(desk, screen, json!({}));
        });
        self.pass();
    }

    /// Performs an action that only computes or reads.
    fn once(&mut self, kind: &str, command: &str, request: Value) {
        let desk = &mut self.desk;
        self.figures.time(kind, || call(desk, command, request));
        self.pass();
    }

    /// Moves the clock and sometimes reads another screen.
    fn pass(&mut self) {
        self.changes += 1;
        self.seconds.fetch_max(SECONDS * self.changes as i64 / self.size.entries as i64, Ordering::Relaxed);
        if self.changes.is_multiple_of(LOOK) {
            let screen = SCREENS[self.changes / LOOK % SCREENS.len()];
            // The window shows the newest entries of the history first.
            let request = if screen == "view_history" { json!({ "most": 500 }) } else { json!({}) };
            let desk = &mut self.desk;
            self.figures.time(&format!("look: {screen}"), || call(desk, screen, request));
            let typed = json!({ "typed": "vbadi", "most": 12 });
            self.figures.time("find a player", || call(desk, "find_people", typed));
        }
    }

    fn ask(&mut self, command: &str, request: Value) -> Value {
        call(&mut self.desk, command, request)
    }
}

fn call(desk: &mut EventSession, command: &str, request: Value) -> Value {
    dispatch_event(desk, command, request).unwrap_or_else(|why| panic!("{command}: {why:?}"))
}
