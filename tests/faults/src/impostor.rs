//! A first desk that answers a second one: honestly, or with its own messages mutated. It is at the other end of a line without a network,
//! whose time passes only when something is read.

use std::collections::HashSet;
use std::io::{self, ErrorKind, Read};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use app::second_desk::{DeskKey, Question};
use domain::lots::Lots;
use server::Line;
use store::{Counters, Hash, SentEntries, SentEntry};

use crate::mutations::{ENTRIES, WIRE};

/// The history of a first desk, as it is sent.
#[derive(Clone)]
pub struct History {
    /// The code of the second desk.
    pub code: String,
    /// All entries.
    pub entries: Vec<SentEntry>,
    /// The number of the entry at which the rows begin.
    pub base: i64,
    /// The counters of keys.
    pub counters: Counters,
}

/// What the impostor does with a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Plan {
    /// It answers as a first desk does.
    Honest,
    /// It changes the entries, and proves the answer, as everyone with the event file can: the mutation of this number.
    Entries(usize),
    /// It changes the answer on its way, without the code: the mutation of this number.
    Wire(usize),
    /// It repeats an answer that it has heard, with the challenge of that time.
    Replay,
    /// It wants another challenge to be answered, for ever.
    Challenges,
    /// It refuses the connection.
    Closed,
}

impl Plan {
    /// Returns a plan to mislead the second desk.
    pub fn hostile(lots: &mut Lots) -> Plan {
        let one = |lots: &mut Lots, of: usize| lots.below(of as u32) as usize;
        match lots.below(20) {
            0..10 => Plan::Entries(one(lots, ENTRIES.len())),
            10..16 => Plan::Wire(one(lots, WIRE.len())),
            16 | 17 => Plan::Replay,
            18 => Plan::Challenges,
            _ => Plan::Closed,
        }
    }
}

/// How an answer comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// In pieces, at once.
    AtOnce,
    /// A few bytes now and then.
    Drips,
    /// Nothing comes after so many bytes, and the connection stays open.
    Silent(usize),
    /// It never ends.
    Endless,
}

/// The impostor, which the line shares with the test.
#[derive(Clone)]
pub struct Impostor(Arc<Mutex<Desk>>);

/// The state of an impostor.
pub struct Desk {
    history: History,
    key: DeskKey,
    /// The number of the last entry that the first desk has now.
    pub visible: i64,
    plan: Plan,
    pace: Pace,
    /// The reading at which the second desk is stopped.
    pub stop: Option<(usize, Sender<()>)>,
    /// The readings since the second desk was stopped.
    pub read_after_stop: usize,
    /// The requests since the second desk was stopped.
    pub asked_after_stop: usize,
    /// The time of the line.
    pub time: Duration,
    /// What a first desk would never see: a code, or a question twice.
    pub faults: Vec<String>,
    lots: Lots,
    challenge: String,
    challenges: u32,
    asked: HashSet<(String, u64)>,
    /// The proved answers so far, with their questions.
    heard: Vec<(Question, Vec<u8>)>,
    stopped: bool,
}

impl Impostor {
    /// Returns an impostor with this history.
    pub fn new(history: &History, lots: Lots) -> Impostor {
        Impostor(Arc::new(Mutex::new(Desk {
            history: history.clone(),
            key: DeskKey::of_code(&history.code),
            visible: history.base,
            plan: Plan::Honest,
            pace: Pace::AtOnce,
            stop: None,
            read_after_stop: 0,
            asked_after_stop: 0,
            time: Duration::ZERO,
            faults: Vec::new(),
            lots,
            challenge: String::new(),
            challenges: 0,
            asked: HashSet::new(),
            heard: Vec::new(),
            stopped: false,
        })))
    }

    /// Returns its state.
    pub fn desk(&self) -> MutexGuard<'_, Desk> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Line for Impostor {
    fn send(&self, request: &str, is_stopped: &dyn Fn() -> bool) -> io::Result<Box<dyn Read>> {
        if is_stopped() {
            return Err(ErrorKind::Interrupted.into());
        }
        let mut desk = self.desk();
        desk.asked_after_stop += usize::from(desk.stopped);
        if desk.plan == Plan::Closed {
            desk.stopped |= desk.stop.take().is_some();
            return Err(ErrorKind::ConnectionRefused.into());
        }
        let answer = desk.answer(request);
        Ok(Box::new(Answer { desk: self.clone(), answer, at: 0, readings: 0 }))
    }

    fn now(&self) -> Duration {
        self.desk().time
    }

    fn chance(&self) -> u64 {
        let mut desk = self.desk();
        u64::from(desk.lots.below(u32::MAX)) << 32 | u64::from(desk.lots.below(u32::MAX))
    }
}

/// An answer on its way.
struct Answer {
    desk: Impostor,
    answer: Vec<u8>,
    at: usize,
    readings: usize,
}

impl Read for Answer {
    fn read(&mut self, part: &mut [u8]) -> io::Result<usize> {
        let mut desk = self.desk.desk();
        desk.read_after_stop += usize::from(desk.stopped);
        self.readings += 1;
        let (left, pace) = (self.answer.len() - self.at, desk.pace);
        let is_over = left == 0 && pace != Pace::Endless;
        if desk.stop.as_ref().is_some_and(|(at, _)| self.readings >= *at || is_over) {
            (desk.stop, desk.stopped) = (None, true);
        }
        let (count, passed) = match pace {
            Pace::AtOnce => (1 + desk.lots.below(64 * 1024) as usize, 1),
            Pace::Drips => (1 + desk.lots.below(3) as usize, 4_000),
            Pace::Silent(from) if self.at >= from => (0, 200),
            Pace::Silent(from) => (from - self.at, 1),
            Pace::Endless => (part.len(), 50),
        };
        desk.time += Duration::from_millis(passed);
        if matches!(pace, Pace::Silent(from) if self.at >= from) {
            return Err(ErrorKind::WouldBlock.into());
        }
        if pace == Pace::Endless && left == 0 {
            part.fill(b'x');
            return Ok(part.len());
        }
        let count = count.min(left).min(part.len());
        part[..count].copy_from_slice(&self.answer[self.at..self.at + count]);
        self.at += count;
        Ok(count)
    }
}

impl Desk {
    /// Whether the second desk has been stopped.
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Sets what it does with the next questions, and how its answers come.
    pub fn answer_with(&mut self, plan: Plan, pace: Pace) {
        (self.plan, self.pace) = (plan, pace);
    }

    /// Begins as another program does that knows no challenge.
    pub fn restart(&mut self) {
        self.challenge.clear();
    }

    fn answer(&mut self, request: &str) -> Vec<u8> {
        let Some(question) = question(request) else {
            self.faults.push(format!("no question of a second desk: {request}"));
            return Vec::new();
        };
        if request.contains(&self.history.code) {
            self.faults.push("the code is sent".into());
        }
        if !self.asked.insert((question.challenge.clone(), question.number)) {
            self.faults.push(format!("question {} was asked before", question.number));
        }
        if self.plan == Plan::Challenges {
            return self.fresh_challenge();
        }
        if self.plan == Plan::Replay {
            return self.replay(&question);
        }
        if self.challenge.is_empty() || self.challenge != question.challenge {
            return self.fresh_challenge();
        }
        match self.plan {
            Plan::Entries(number) => self.mutated_entries(&question, number),
            plan => {
                let honest = self.honest(&question);
                self.heard.push((question, honest.clone()));
                match plan {
                    Plan::Wire(number) => WIRE[number](honest, &self.heard, &mut self.lots),
                    _ => honest,
                }
            }
        }
    }

    /// Returns an honest answer: some entries after the position.
    fn honest(&mut self, question: &Question) -> Vec<u8> {
        match self.entries_after(question) {
            Some(sent) => proved(&self.key, question, 200, &serde_json::json!(sent).to_string()),
            None => proved(&self.key, question, 409, "{\"status\":\"other-history\"}"),
        }
    }

    /// Returns some entries after a position, and at least one if there is one; `None` if the history is another one.
    fn entries_after(&mut self, question: &Question) -> Option<SentEntries> {
        let History { entries, base, counters, .. } = &self.history;
        let after = usize::try_from(question.after).ok()?;
        let known = after.checked_sub(1).map_or(Some(Hash::default()), |at| hash_of(&entries.get(at)?.hash))?;
        if known != question.hash {
            return None;
        }
        let (last, base) = (usize::try_from(self.visible).ok()?, usize::try_from(*base).ok()?);
        let left = last.saturating_sub(after);
        let some = if left == 0 { 0 } else { 1 + self.lots.below(left as u32) as usize };
        let end = (after + some).max(if left == 0 { 0 } else { base });
        let entries = entries.get(after..end).unwrap_or_default().to_vec();
        Some(SentEntries { last: self.visible, base: base as i64, entries, counters: counters.clone() })
    }

    fn mutated_entries(&mut self, question: &Question, number: usize) -> Vec<u8> {
        let Some(mut sent) = self.entries_after(question) else { return self.honest(question) };
        ENTRIES[number](&mut sent, &self.history, question, &mut self.lots);
        proved(&self.key, question, 200, &serde_json::json!(sent).to_string())
    }

    /// Answers as in a conversation that was heard before.
    fn replay(&mut self, question: &Question) -> Vec<u8> {
        let same = |(asked, _): &&(Question, Vec<u8>)| asked == question;
        if let Some((_, answer)) = self.heard.iter().find(same) {
            return answer.clone();
        }
        match self.heard.iter().find(|(asked, _)| (asked.after, asked.hash) == (question.after, question.hash)) {
            Some((asked, _)) if asked.challenge != question.challenge => challenge(&asked.challenge),
            Some((_, answer)) => answer.clone(),
            None => self.fresh_challenge(),
        }
    }

    fn fresh_challenge(&mut self) -> Vec<u8> {
        self.challenges += 1;
        self.challenge = format!("{:032x}", self.challenges);
        challenge(&self.challenge)
    }
}

/// Returns an answer with its proof.
pub fn proved(key: &DeskKey, question: &Question, status: u16, body: &str) -> Vec<u8> {
    let proof = key.answer(question, status, body.as_bytes());
    response(status, &format!("drawmaster-proof: {proof}\r\n"), body)
}

/// Returns an answer.
pub fn response(status: u16, fields: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    format!(
        "HTTP/1.1 {status} Answer\r\ncontent-type: application/json\r\n{fields}content-length: {length}\r\n\r\n{body}"
    )
    .into_bytes()
}

/// Returns the answer that wants another challenge to be answered.
pub fn challenge(drawn: &str) -> Vec<u8> {
    response(401, &format!("drawmaster-challenge: {drawn}\r\n"), "{\"status\":\"challenge\"}")
}

/// Returns the hash that 64 hexadecimal digits stand for.
pub fn hash_of(text: &str) -> Option<Hash> {
    let byte = |at: usize| u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok();
    let bytes: Option<Vec<u8>> = (0..32).map(byte).collect();
    bytes?.try_into().ok()
}

/// Returns the question of a request.
fn question(request: &str) -> Option<Question> {
    let position = request.split_once("after=")?.1.split_once(' ')?.0;
    let (after, hash) = position.split_once("&hash=")?;
    let desk = request.split_once("Authorization: Desk ")?.1.split_once("\r\n")?.0;
    let words: Vec<&str> = desk.split(' ').collect();
    let [challenge, number, proof] = words[..] else { return None };
    Some(Question {
        challenge: challenge.to_owned(),
        number: number.parse().ok()?,
        after: after.parse().ok()?,
        hash: hash_of(hash)?,
        proof: proof.to_owned(),
    })
}
