//! Starting and stopping the service.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use chrono::NaiveDateTime;
use messages::{Explain, Message, cause, message};
use tokio::net::{TcpListener, TcpSocket};
use tokio::runtime::{Builder, Runtime};

use crate::accept::{Connections, Gate, accept, hosts};
use crate::address::is_of_many;
use crate::app_state::App;
use crate::challenges::Challenges;
use crate::desk::HelperDesk;
use crate::followers::{Followers, SecondDeskView};
use crate::hall::Hall;
use crate::limits::{Limits, Rates};
use crate::routes::router;

/// Connections that wait to be accepted.
const BACKLOG: u32 = 1024;

/// Open files besides connections.
const OTHER_FILES: usize = 128;

/// Why a service cannot start.
#[derive(Debug)]
pub enum ServiceError {
    /// The address means all networks of the computer, and one must be chosen.
    Unspecified,
    /// The address means many computers.
    NotOne(SocketAddr),
    /// The system refuses the address.
    Refused(SocketAddr, io::Error),
}

impl Explain for ServiceError {
    fn message(&self) -> Message {
        match self {
            ServiceError::Unspecified => message!("hall-choose-address"),
            ServiceError::NotOne(address) => message!("hall-address-of-many", address = address.ip().to_string()),
            ServiceError::Refused(address, error) => {
                message!("hall-address-refused", address = address.to_string(), error = cause::of_io(error))
            }
        }
    }
}

messages::explained!(ServiceError);

/// A running service. It ends when it is dropped.
pub struct Service {
    address: SocketAddr,
    connections: Connections,
    followers: Followers,
    runtime: Option<Runtime>,
    /// The pages are made while it runs.
    _hall: Arc<Hall>,
}

impl Service {
    /// Starts serving the desk's event at `address`; port 0 takes a free one. `now` is the desk's clock.
    ///
    /// # Errors
    /// The address is not one address of this computer, or another program uses it.
    pub fn start(
        address: SocketAddr,
        desk: Arc<dyn HelperDesk>,
        limits: Limits,
        now: impl Fn() -> NaiveDateTime + Send + Sync + 'static,
    ) -> Result<Service, ServiceError> {
        let address = one_address(address)?;
        let refused = |error| ServiceError::Refused(address, error);
        // With fewer files than connections, the service refuses some of them earlier.
        let _ = rlimit::increase_nofile_limit((limits.connections + OTHER_FILES) as u64);
        let runtime =
            Builder::new_multi_thread().worker_threads(2).thread_name("hall").enable_all().build().map_err(refused)?;
        let listener = {
            let _runtime = runtime.enter();
            listen(address).map_err(refused)?
        };
        let address = listener.local_addr().map_err(refused)?;
        let connections = Connections::default();
        let hall = desk.hall();
        let rates = Arc::new(Rates::new(limits));
        let followers = Followers::default();
        let app = App {
            pages: hall.pages(),
            now: Arc::new(now),
            challenges: Challenges::new(Arc::clone(&desk)),
            desk,
            followers: followers.clone(),
            rates: Arc::clone(&rates),
            limits,
        };
        let gate = Gate {
            limits,
            rates,
            connections: connections.clone(),
            hosts: hosts(address),
            router: router(app),
            address: address.ip(),
        };
        runtime.spawn(accept(listener, Arc::new(gate)));
        Ok(Service { address, connections, followers, runtime: Some(runtime), _hall: hall })
    }

    /// Returns the address with its port.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns the address for people and QR codes, `http://192.168.0.7:8080/`.
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Returns how many devices are connected.
    pub fn devices(&self) -> usize {
        self.connections.count().1
    }

    /// Returns the second desks that follow.
    pub fn second_desks(&self) -> Vec<SecondDeskView> {
        self.followers.views()
    }

    /// Returns how many connections are open.
    pub fn connections(&self) -> usize {
        self.connections.count().0
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            // A runtime must not end on a thread of another one, such as that of a window's commands.
            let ended = thread::spawn(move || runtime.shutdown_timeout(Duration::from_secs(2))).join();
            drop(ended);
        }
    }
}

/// Returns the address in its shortest form: `::ffff:0.0.0.0` means all networks too.
///
/// # Errors
/// It is not the address of one computer in one network.
fn one_address(address: SocketAddr) -> Result<SocketAddr, ServiceError> {
    let address = SocketAddr::new(address.ip().to_canonical(), address.port());
    if address.ip().is_unspecified() {
        return Err(ServiceError::Unspecified);
    }
    if is_of_many(address.ip()) { Err(ServiceError::NotOne(address)) } else { Ok(address) }
}

fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    if cfg!(unix) {
        // A desk that was restarted gets its port back at once.
        socket.set_reuseaddr(true)?;
    }
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Waits until the user presses Ctrl+C, or, if `or_end_of_input`, until the standard input ends.
///
/// # Errors
/// The system does not report the key.
pub fn wait_for_end(or_end_of_input: bool) -> io::Result<()> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let (ended, mut end) = tokio::sync::mpsc::unbounded_channel();
    if or_end_of_input {
        std::thread::spawn(move || {
            // An input that cannot be read has ended too.
            let _ = io::copy(&mut io::stdin().lock(), &mut io::sink());
            let _ = ended.send(());
        });
    } else {
        std::mem::forget(ended);
    }
    let outcome = runtime.block_on(async {
        tokio::select! {
            pressed = tokio::signal::ctrl_c() => pressed,
            _ = end.recv() => Ok(()),
        }
    });
    runtime.shutdown_background();
    outcome
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_listens_at_one_address_of_one_network() {
        let refusal = |text: &str| one_address(text.parse().expect("an address")).map_err(|error| error.message().id);
        for all in ["0.0.0.0:80", "[::]:80", "[::ffff:0.0.0.0]:80", "[::ffff:0:0]:0"] {
            assert_eq!(refusal(all), Err("hall-choose-address"), "{all}");
        }
        for many in ["255.255.255.255:80", "224.0.0.1:80", "239.1.2.3:0", "[ff02::1]:80", "[::ffff:224.0.0.1]:80"] {
            assert_eq!(refusal(many), Err("hall-address-of-many"), "{many}");
        }
        for one in ["127.0.0.1:0", "192.168.0.7:8080", "[fd00::7]:8080", "[fe80::1]:80"] {
            assert_eq!(refusal(one), Ok(one.parse().expect("an address")));
        }
        assert_eq!(refusal("[::ffff:10.0.0.1]:80"), Ok("10.0.0.1:80".parse().expect("an address")));
    }
}
