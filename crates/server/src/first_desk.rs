//! The first desk as a second one sees it: one kind of request over a plain connection. No library of clients is needed for it, and
//! no name is looked up.

use std::cell::{Cell, RefCell};
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::time::Duration;

use app::helper::is_code;
use app::second_desk::{DeskKey, Question};
use axum::http::HeaderName;
use messages::{cause, message};
use session::{AppError, ErrorCode};
use store::{Hash, SentEntries};

use crate::address::is_local;
use crate::follow_api::{CHALLENGE, PROOF};
use crate::line::{Line, NetworkLine, PATIENCE};

/// How long a whole answer may take. A part of the journal has about a megabyte.
const LONGEST: Duration = Duration::from_secs(60);

/// How often a question is asked again because its challenge was forgotten.
const ASKED_AGAIN: usize = 3;

/// The largest answer, in bytes. An entry with all rows of a large event has a few million.
const LARGEST: usize = 256 * 1024 * 1024;

/// The longest challenge.
const LONGEST_CHALLENGE: usize = 64;

/// The address of a first desk, and the code for it.
pub struct FirstDesk {
    address: SocketAddr,
    code: String,
    line: Box<dyn Line>,
    /// What the first desk drew for this second desk; empty before the first answer.
    challenge: RefCell<String>,
    /// The number of the last question. It begins anywhere, so that an answer that was recorded, with its challenge, does not come back as a
    /// new one.
    asked: Cell<u64>,
    /// Whether nothing was asked yet. The first answer also ends the following if nothing proves it: the user has just typed the address and
    /// the code, and waits.
    is_first: Cell<bool>,
}

/// An answer as it came.
#[derive(Debug, Default, PartialEq, Eq)]
struct DeskAnswer {
    status: u16,
    challenge: String,
    proof: String,
    body: Vec<u8>,
}

/// What the first desk answered.
#[derive(Debug)]
pub(crate) enum DeskReply {
    /// Its entries.
    Entries(SentEntries),
    /// Its history is another one.
    OtherHistory,
    /// There is no connection, or it broke.
    Lost(AppError),
    /// It refuses the code, or its answer is not valid.
    Refused(AppError),
}

impl FirstDesk {
    /// Returns the first desk at `url`, such as `http://192.168.0.7:8080/`; the scheme and the slash may be missing.
    ///
    /// # Errors
    /// It is not an address with a port.
    pub fn new(url: &str, code: &str) -> Result<FirstDesk, AppError> {
        let typed = url.trim();
        let address = typed.strip_prefix("http://").unwrap_or(typed).trim_end_matches('/').parse();
        let address = address.map_err(|_| AppError::bad_input(message!("follow-address")))?;
        let words: Vec<&str> =
            code.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
        Ok(FirstDesk::over(NetworkLine::new(address), address, &words.join(" ")))
    }

    /// Returns the first desk at the other end of a line.
    #[doc(hidden)]
    pub fn over(line: impl Line + 'static, address: SocketAddr, code: &str) -> FirstDesk {
        // Half of the numbers are enough for all questions.
        let asked = Cell::new(line.chance() / 2);
        let (challenge, is_first) = (RefCell::default(), Cell::new(true));
        FirstDesk { address, code: code.to_owned(), line: Box::new(line), challenge, asked, is_first }
    }

    /// Returns the first desk as [`FirstDesk::new`] does, for a page that must not reach anything but the hall.
    ///
    /// # Errors
    /// As [`FirstDesk::new`]; or the address is not in a local network, or the code is not six words of the list of codes.
    pub(crate) fn in_hall(url: &str, code: &str) -> Result<FirstDesk, AppError> {
        let desk = FirstDesk::new(url, code)?;
        if !is_local(desk.address.ip()) {
            return Err(AppError::bad_input(message!("follow-not-local", address = desk.url())));
        }
        if !is_code(&desk.code) {
            return Err(AppError::bad_input(message!("follow-code")));
        }
        Ok(desk)
    }

    /// Returns the address as people type it.
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Asks for the entries after one, until `is_stopped`. Only an answer whose proof is right is taken, also if it is a refusal: anyone
    /// can answer in the place of the first desk.
    pub(crate) fn entries(&self, after: i64, hash: &Hash, is_stopped: &dyn Fn() -> bool) -> DeskReply {
        let key = DeskKey::of_code(&self.code);
        let is_first = self.is_first.replace(false);
        for _ in 0..ASKED_AGAIN {
            let question = self.question(&key, after, hash);
            let answer = match self.ask(&question, is_stopped) {
                Err(error) => return DeskReply::Lost(self.lost(&error)),
                Ok(answer) => answer,
            };
            if answer.status == 401 && is_challenge(&answer) {
                self.challenge.replace(answer.challenge);
                continue;
            }
            let DeskAnswer { status, body, proof, .. } = &answer;
            let unproved = || AppError::new(ErrorCode::BadInput, message!("follow-unproved", address = self.url()));
            let refused = || AppError::not_now(message!("follow-refused"));
            return match (*status, key.proves_answer(&question, *status, body, proof)) {
                (200, true) => match serde_json::from_slice(body) {
                    Ok(entries) => DeskReply::Entries(entries),
                    Err(_) => DeskReply::Refused(self.not_understood()),
                },
                (409, true) => DeskReply::OtherHistory,
                (401, true) => DeskReply::Refused(refused()),
                (200 | 409, false) if is_first => DeskReply::Refused(unproved()),
                // A first desk proves nothing with a code that it does not know.
                (401 | 404 | 422, false) if is_first => DeskReply::Refused(refused()),
                (200 | 401 | 404 | 409 | 422, _) => DeskReply::Lost(unproved()),
                // It is busy, or its event is just being opened.
                _ => DeskReply::Lost(self.lost(&ErrorKind::ConnectionAborted.into())),
            };
        }
        DeskReply::Lost(self.lost(&ErrorKind::ConnectionAborted.into()))
    }

    /// Returns the refusal of an answer that no first desk gives.
    pub(crate) fn not_understood(&self) -> AppError {
        AppError::new(ErrorCode::BadInput, message!("follow-answer", address = self.url()))
    }

    /// Returns the next question.
    fn question(&self, key: &DeskKey, after: i64, hash: &Hash) -> Question {
        self.asked.set(self.asked.get() + 1);
        key.question(&self.challenge.borrow(), self.asked.get(), after, *hash)
    }

    fn lost(&self, error: &io::Error) -> AppError {
        let message = message!("follow-no-connection", address = self.url(), error = cause::of_io(error));
        AppError::new(ErrorCode::NotNow, message)
    }

    /// Sends the question, and returns the whole answer.
    fn ask(&self, question: &Question, is_stopped: &dyn Fn() -> bool) -> io::Result<DeskAnswer> {
        let start = self.line.now();
        let (Question { challenge, number, after, hash, proof }, address) = (question, self.address);
        let hash = hex::encode(hash);
        let request = format!(
            "GET /en/second-desk/entries?after={after}&hash={hash} HTTP/1.1\r\nHost: {address}\r\n\
             Authorization: Desk {challenge} {number} {proof}\r\nConnection: close\r\n\r\n"
        );
        let mut stream = self.line.send(&request, is_stopped)?;
        let (mut answer, mut part, mut heard) = (Vec::new(), vec![0; 64 * 1024], self.line.now());
        loop {
            match stream.read(&mut part) {
                Ok(0) => break,
                Ok(count) => {
                    answer.extend_from_slice(&part[..count]);
                    heard = self.line.now();
                }
                Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
                Err(error) => return Err(error),
            }
            if is_stopped() {
                return Err(ErrorKind::Interrupted.into());
            }
            let now = self.line.now();
            if now - heard > PATIENCE || now - start > LONGEST {
                return Err(ErrorKind::TimedOut.into());
            }
            if answer.len() > LARGEST {
                return Err(ErrorKind::FileTooLarge.into());
            }
        }
        read(&answer).ok_or_else(|| ErrorKind::UnexpectedEof.into())
    }
}

/// Whether the first desk only wants another challenge to be answered.
fn is_challenge(answer: &DeskAnswer) -> bool {
    let drawn = &answer.challenge;
    let is_drawn = (1..=LONGEST_CHALLENGE).contains(&drawn.len()) && drawn.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_drawn
        && serde_json::from_slice::<serde_json::Value>(&answer.body).is_ok_and(|value| value["status"] == "challenge")
}

/// Returns the parts of an answer; `None` if one is missing.
fn read(answer: &[u8]) -> Option<DeskAnswer> {
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n")?;
    let (head, body) = (std::str::from_utf8(&answer[..end]).ok()?, &answer[end + 4..]);
    let status = head.strip_prefix("HTTP/1.1 ")?.get(..3)?.parse().ok()?;
    let field = |wanted: &str| {
        let mut fields = head.lines().skip(1).filter_map(|line| line.split_once(':'));
        fields.find(|(name, _)| name.eq_ignore_ascii_case(wanted)).map(|(_, value)| value.trim())
    };
    let length = field("content-length")?.parse::<usize>().ok()?;
    let text = |name: &HeaderName| field(name.as_str()).unwrap_or_default().to_owned();
    let (challenge, proof) = (text(&CHALLENGE), text(&PROOF));
    (body.len() == length).then(|| DeskAnswer { status, challenge, proof, body: body.to_vec() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_of_a_computer_with_a_port() {
        for typed in ["http://192.168.0.7:8080/", " 192.168.0.7:8080", "http://192.168.0.7:8080"] {
            let desk = FirstDesk::new(typed, "Apple river-stone\r\nX: y").map_err(|error| error.message.id).unwrap();
            assert_eq!(
                (desk.url().as_str(), desk.code.as_str()),
                ("http://192.168.0.7:8080/", "Apple river stone X y")
            );
        }
        for typed in ["", "192.168.0.7", "desk.example:8080", "https://192.168.0.7:8080/", "http://192.168.0.7:8080/x"]
        {
            assert_eq!(FirstDesk::new(typed, "").map(drop).unwrap_err().message.id, "follow-address", "{typed}");
        }
    }

    #[test]
    fn a_page_reaches_only_desks_of_the_hall() {
        let refusal = |url, code| FirstDesk::in_hall(url, code).map(drop).map_err(|error| error.message.id);
        let code = "apple river stone cloud table moon";
        assert_eq!(refusal("192.168.0.7:8080", code), Ok(()));
        assert_eq!(refusal("240.0.0.1:8080", code), Err("follow-not-local"));
        assert_eq!(refusal("192.168.0.7:8080", "Ada Reed"), Err("follow-code"));
    }

    const CODE: &str = "apple river stone cloud table moon";

    /// A line to somebody who answers a request at once.
    struct Answering<F>(F);

    impl<F: Fn(&str) -> String + Send> Line for Answering<F> {
        fn send(&self, request: &str, _: &dyn Fn() -> bool) -> io::Result<Box<dyn io::Read>> {
            Ok(Box::new(io::Cursor::new((self.0)(request))))
        }

        fn now(&self) -> Duration {
            Duration::ZERO
        }

        fn chance(&self) -> u64 {
            8
        }
    }

    /// Asks a second time, as only the first answer ends the following without a proof. Returns the ids of the two reasons, and whether
    /// the second one ends the following.
    fn reasons(answer: impl Fn(&str) -> String + Send + 'static) -> (&'static str, &'static str, bool) {
        let desk = FirstDesk::over(Answering(answer), "192.168.0.7:8080".parse().unwrap(), CODE);
        let mut asked = (0..2).map(|_| match desk.entries(0, &Hash::default(), &|| false) {
            DeskReply::Refused(error) => (error.message.id, true),
            DeskReply::Lost(error) => (error.message.id, false),
            other => panic!("{other:?}"),
        });
        let (first, second) = (asked.next().unwrap(), asked.next().unwrap());
        (first.0, second.0, second.1)
    }

    /// Somebody who took the address of the first desk, such as a router with a page to log in.
    #[test]
    fn a_desk_without_the_code_cannot_end_the_following() {
        for (status, body, first) in [
            ("200 OK", "Login", "follow-unproved"),
            ("409 Conflict", "{}", "follow-unproved"),
            ("401 Unauthorized", "{}", "follow-refused"),
            ("404 Not Found", "", "follow-refused"),
            ("422 Unprocessable Entity", "", "follow-refused"),
        ] {
            let length = body.len();
            let answer = format!("HTTP/1.1 {status}\r\nContent-Length: {length}\r\n\r\n{body}");
            assert_eq!(reasons(move |_| answer.clone()), (first, "follow-unproved", false), "{status}");
        }
    }

    #[test]
    fn a_first_desk_ends_the_following_by_proving_that_it_refuses() {
        let refusal = |request: &str| {
            let desk = request.split_once("Authorization: Desk ").unwrap().1.split_once("\r\n").unwrap().0;
            let [challenge, number, _] = desk.split(' ').collect::<Vec<_>>()[..] else { panic!("{desk}") };
            let key = DeskKey::of_code(CODE);
            let question = key.question(challenge, number.parse().unwrap(), 0, Hash::default());
            let (body, proof) = ("{}", key.answer(&question, 401, b"{}"));
            format!("HTTP/1.1 401 Unauthorized\r\ndrawmaster-proof: {proof}\r\nContent-Length: 2\r\n\r\n{body}")
        };
        assert_eq!(reasons(refusal), ("follow-refused", "follow-refused", true));
    }

    #[test]
    fn an_answer_that_was_cut_anywhere_is_none() {
        let whole = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n{\"a\":1}";
        assert_eq!(read(whole).map(|answer| (answer.status, answer.body)), Some((200, b"{\"a\":1}".to_vec())));
        for end in 0..whole.len() {
            assert_eq!(read(&whole[..end]), None, "{end}");
        }
    }
}
