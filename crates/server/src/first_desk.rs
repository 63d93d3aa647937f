//! The first desk as a second one sees it: one kind of request over a plain connection. No library of clients is needed for it, and
//! no name is looked up.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use app::helper::is_code;
use messages::{cause, message};
use session::{AppError, ErrorCode};
use store::{Hash, SentEntries};

use crate::address::is_local;

/// How long a connection may take, and how long the first desk may be silent.
const PATIENCE: Duration = Duration::from_secs(10);

/// The largest answer, in bytes. An entry with all rows of a large event has a few million.
const LARGEST: u64 = 256 * 1024 * 1024;

/// The address of a first desk, and the code for it.
pub struct FirstDesk {
    address: SocketAddr,
    code: String,
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
    /// It refuses the code.
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
        Ok(FirstDesk { address, code: words.join(" ") })
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

    /// Asks for the entries after one.
    pub(crate) fn entries(&self, after: i64, hash: &Hash) -> DeskReply {
        match self.ask(after, hash) {
            Err(error) => DeskReply::Lost(self.lost(&error)),
            Ok((200, body)) => match serde_json::from_slice(&body) {
                Ok(entries) => DeskReply::Entries(entries),
                Err(_) => DeskReply::Refused(AppError::new(
                    ErrorCode::BadInput,
                    message!("follow-answer", address = self.url()),
                )),
            },
            Ok((409, _)) => DeskReply::OtherHistory,
            Ok((401 | 404 | 422, _)) => DeskReply::Refused(AppError::not_now(message!("follow-refused"))),
            // It is busy, or its event is just being opened.
            Ok(_) => DeskReply::Lost(self.lost(&io::ErrorKind::ConnectionAborted.into())),
        }
    }

    fn lost(&self, error: &io::Error) -> AppError {
        let message = message!("follow-no-connection", address = self.url(), error = cause::of_io(error));
        AppError::new(ErrorCode::NotNow, message)
    }

    /// Sends the request, and returns the status and the body of the answer.
    fn ask(&self, after: i64, hash: &Hash) -> io::Result<(u16, Vec<u8>)> {
        let mut stream = TcpStream::connect_timeout(&self.address, PATIENCE)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let FirstDesk { address, code } = self;
        let hash = hex::encode(hash);
        write!(
            stream,
            "GET /en/second-desk/entries?after={after}&hash={hash} HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {code}\r\n\
             Connection: close\r\n\r\n"
        )?;
        let mut answer = Vec::new();
        stream.take(LARGEST).read_to_end(&mut answer)?;
        read(&answer).ok_or_else(|| io::ErrorKind::UnexpectedEof.into())
    }
}

/// Returns the status and the whole body of an answer; `None` if a part is missing.
fn read(answer: &[u8]) -> Option<(u16, Vec<u8>)> {
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n")?;
    let (head, body) = (std::str::from_utf8(&answer[..end]).ok()?, &answer[end + 4..]);
    let status = head.strip_prefix("HTTP/1.1 ")?.get(..3)?.parse().ok()?;
    let mut fields = head.lines().skip(1).filter_map(|line| line.split_once(':'));
    let length =
        fields.find(|(name, _)| name.eq_ignore_ascii_case("content-length"))?.1.trim().parse::<usize>().ok()?;
    (body.len() == length).then(|| (status, body.to_vec()))
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

    #[test]
    fn an_answer_that_was_cut_anywhere_is_none() {
        let whole = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n{\"a\":1}";
        assert_eq!(read(whole), Some((200, b"{\"a\":1}".to_vec())));
        for end in 0..whole.len() {
            assert_eq!(read(&whole[..end]), None, "{end}");
        }
    }
}
