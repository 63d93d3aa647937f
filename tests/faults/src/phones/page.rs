//! The phone of a helper, as the script of its page works (`crates/server/src/assets/helper.js`): what it shows, what it keeps, and
//! what it sends. Now and then another page sends what it should not.

use app::helper::{HelperBoard, HelperDelivery, HelperWork};
use app::labels::ColourView;
use app::vocabulary::HelperRoleName;
use domain::EntryId;
use serde_json::{Value, json};

/// The results that the page offers.
const RESULTS: [&str; 4] = ["1-0", "0-1", "=", "0-0"];

/// What the page showed when an entry was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Seen {
    /// The competition's key.
    pub(super) competition: i64,
    /// The round.
    pub(super) round: u32,
    /// The board.
    pub(super) board: u32,
    /// The players, Black first.
    pub(super) players: [EntryId; 2],
}

impl Seen {
    fn of(board: &HelperBoard) -> Seen {
        let HelperBoard { competition, round, board, players, .. } = *board;
        Seen { competition, round, board, players: players.map(EntryId) }
    }
}

/// What is wrong with an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wrong {
    /// Nothing: it is as our page makes it.
    Nothing,
    /// It does not say whom the page showed.
    Unseen,
    /// It has the number of an earlier entry.
    Number,
}

impl Wrong {
    pub(super) fn of(number: u32) -> Wrong {
        match number {
            0 => Wrong::Unseen,
            1 => Wrong::Number,
            _ => Wrong::Nothing,
        }
    }
}

/// An entry that the phone keeps.
#[derive(Debug, Clone)]
pub(super) struct Waiting {
    /// Which of all entries it is. Two may have one key.
    pub(super) number: usize,
    pub(super) delivery: HelperDelivery,
    /// The board that was shown; `None` for an arrival, and for a note about no board.
    pub(super) seen: Option<Seen>,
    /// The name that was shown of a player who arrives.
    pub(super) person: Option<String>,
    pub(super) refused: bool,
}

/// The phone of a helper.
#[derive(Debug, Clone)]
pub(super) struct Phone {
    /// The helper's name.
    pub(super) name: &'static str,
    /// What the helper was first asked to do.
    pub(super) role: HelperRoleName,
    /// The code; empty after the desk refused it.
    pub(super) code: String,
    /// What the page shows.
    pub(super) work: Option<HelperWork>,
    /// The entries that the desk does not have, and those that it refused.
    pub(super) queue: Vec<Waiting>,
    pass: ColourView,
}

impl Phone {
    pub(super) fn new(name: &'static str, role: HelperRoleName, pass: ColourView) -> Phone {
        Phone { name, role, code: String::new(), work: None, queue: Vec::new(), pass }
    }

    /// The desk refused the code. Entries that were not sent stay for the next one.
    pub(super) fn sign_out(&mut self) {
        self.code.clear();
        self.work = None;
    }

    /// Makes an entry on the page and returns it; `None` if the page offers nothing.
    pub(super) fn tap(
        &mut self,
        (place, result): (u32, u32),
        (number, key): (usize, &str),
        is_unseen: bool,
    ) -> Option<Waiting> {
        let (mut action, seen) = match self.work.as_ref()?.role {
            HelperRoleName::Results => self.result(place, result)?,
            HelperRoleName::CheckIn => (self.arrival(place)?, None),
            HelperRoleName::Notes => self.note(place, number)?,
            HelperRoleName::SecondDesk => return None,
        };
        let person = action["name"].as_str().map(str::to_owned);
        if is_unseen {
            let fields = action.as_object_mut().expect("an entry has fields");
            ["players", "person", "name"].iter().for_each(|field| drop(fields.remove(*field)));
        }
        let sent = json!({ "key": key, "action": action });
        let delivery = serde_json::from_value(sent).expect("the desk can read what its own page sends");
        let waiting = Waiting { number, delivery, seen, person, refused: false };
        self.queue.push(waiting.clone());
        Some(waiting)
    }

    fn result(&mut self, place: u32, result: u32) -> Option<(Value, Option<Seen>)> {
        let work = self.work.as_ref()?;
        // A helper who reads the other pass now and then.
        if place == 11 {
            self.pass = self.pass.other();
        }
        let pass = work.two_passes.then_some(self.pass);
        let entered = |board: &HelperBoard| if pass == Some(ColourView::White) { board.second } else { board.first };
        let waits = |board: &HelperBoard| {
            let mut sent = self.queue.iter().filter(|waiting| !waiting.refused).filter_map(|waiting| waiting.seen);
            sent.any(|seen| (seen.round, seen.board) == (board.round, board.board))
        };
        let offered: Vec<&HelperBoard> =
            work.boards.iter().filter(|board| entered(board).is_none() && !waits(board)).collect();
        let board = chosen(&offered, place)?;
        let shown = json!(board);
        let action = json!({
            "what": "result", "competition": shown["competition"], "round": shown["round"], "board": shown["board"],
            "pass": pass, "result": RESULTS[result as usize % RESULTS.len()], "players": shown["players"],
        });
        Some((action, Some(Seen::of(board))))
    }

    fn arrival(&self, place: u32) -> Option<Value> {
        let waits = |entry: i64| {
            let sent = self.queue.iter().filter(|waiting| !waiting.refused);
            sent.map(|waiting| json!(waiting.delivery.action)).any(|action| action["entry"] == json!(entry))
        };
        let players = &self.work.as_ref()?.players;
        let offered: Vec<_> = players.iter().filter(|player| !waits(player.entry)).collect();
        let shown = json!(chosen(&offered, place)?);
        let [entry, person, name] = ["entry", "person", "name"].map(|field| &shown[field]);
        Some(json!({ "what": "check-in", "entry": entry, "person": person, "name": name }))
    }

    /// A note about a board, or about none.
    fn note(&self, place: u32, number: usize) -> Option<(Value, Option<Seen>)> {
        let boards: Vec<&HelperBoard> = self.work.as_ref()?.boards.iter().collect();
        let about = (place > 2).then(|| chosen(&boards, place)).flatten();
        let shown = about.map_or(Value::Null, |board| json!(board));
        let competition = about.map_or(1, |board| board.competition);
        let action = json!({
            "what": "note", "competition": competition, "round": shown["round"], "board": shown["board"],
            "text": format!("Note {number}"), "players": shown["players"],
        });
        Some((action, about.map(Seen::of)))
    }
}

/// Returns the item that a number chooses; `None` of an empty list.
pub(super) fn chosen<T: Copy>(items: &[T], number: u32) -> Option<T> {
    (!items.is_empty()).then(|| items[number as usize % items.len()])
}
