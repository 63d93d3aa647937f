//! The connection to a first desk, its time and its chance: what a test of the second desk replaces.

use std::io::{self, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use session::{Environment, SystemEnvironment};

/// How long a connection may take, and how long the first desk may be silent.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// How often it is looked whether to stop.
const LOOKED: Duration = Duration::from_millis(200);

/// A way to ask a first desk.
pub trait Line: Send {
    /// Connects and sends a request, unless `is_stopped`. Reading the answer returns after a moment, with
    /// [`ErrorKind::WouldBlock`] or [`ErrorKind::TimedOut`] if nothing has come.
    ///
    /// # Errors
    /// There is no connection.
    fn send(&self, request: &str, is_stopped: &dyn Fn() -> bool) -> io::Result<Box<dyn Read>>;

    /// Returns the time since some moment.
    fn now(&self) -> Duration;

    /// Returns a number that nobody can guess.
    fn chance(&self) -> u64;
}

/// A line over the network.
pub(crate) struct NetworkLine {
    address: SocketAddr,
    start: Instant,
}

impl NetworkLine {
    pub(crate) fn new(address: SocketAddr) -> NetworkLine {
        NetworkLine { address, start: Instant::now() }
    }

    /// Connects in short tries, so that stopping does not wait for a computer that is switched off.
    fn connect(&self, is_stopped: &dyn Fn() -> bool) -> io::Result<TcpStream> {
        for _ in 0..PATIENCE.as_secs() {
            if is_stopped() {
                return Err(ErrorKind::Interrupted.into());
            }
            match TcpStream::connect_timeout(&self.address, Duration::from_secs(1)) {
                Err(error) if error.kind() == ErrorKind::TimedOut => {}
                connected => return connected,
            }
        }
        Err(ErrorKind::TimedOut.into())
    }
}

impl Line for NetworkLine {
    fn send(&self, request: &str, is_stopped: &dyn Fn() -> bool) -> io::Result<Box<dyn Read>> {
        let mut stream = self.connect(is_stopped)?;
        stream.set_read_timeout(Some(LOOKED))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        stream.write_all(request.as_bytes())?;
        Ok(Box::new(stream))
    }

    fn now(&self) -> Duration {
        self.start.elapsed()
    }

    fn chance(&self) -> u64 {
        let seed = SystemEnvironment::default().fresh_seed();
        seed[..8].iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
    }
}
