//! Connections: how many there may be, how long they may take, and which requests reach a page.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::Router;
use axum::http::Request;
use axum::http::header::HOST;
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

use crate::limits::{Limits, Rates};
use crate::refusal::Refusal;
use crate::replies::guarded;

/// The open connections of each address.
#[derive(Clone, Default)]
pub(crate) struct Connections(Arc<Mutex<HashMap<IpAddr, usize>>>);

impl Connections {
    /// Returns how many connections are open, and from how many addresses.
    pub(crate) fn count(&self) -> (usize, usize) {
        let open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        (open.values().sum(), open.len())
    }

    /// Counts a new connection, unless there are too many.
    fn admit(&self, address: IpAddr, limits: Limits) -> Option<Admitted> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if open.values().sum::<usize>() >= limits.connections {
            return None;
        }
        let own = open.entry(address).or_default();
        if *own >= limits.connections_of_address {
            return None;
        }
        *own += 1;
        Some(Admitted { connections: self.clone(), address })
    }
}

/// A counted connection.
struct Admitted {
    connections: Connections,
    address: IpAddr,
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut open = self.connections.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = open.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                open.remove(&self.address);
            }
        }
    }
}

/// The address of the phone that asks.
#[derive(Clone, Copy)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// What every connection shares.
pub(crate) struct Gate {
    pub(crate) limits: Limits,
    pub(crate) rates: Arc<Rates>,
    pub(crate) connections: Connections,
    /// The values of `Host` that are answered, so that a page of another site cannot reach this one under its own name.
    pub(crate) hosts: Vec<String>,
    pub(crate) router: Router,
}

/// Returns the names under which browsers may ask for a service at `address`.
pub(crate) fn hosts(address: SocketAddr) -> Vec<String> {
    let mut hosts = vec![address.to_string()];
    if address.ip().is_loopback() {
        hosts.push(format!("localhost:{}", address.port()));
    }
    if address.port() == 80 {
        hosts.push(address.to_string().trim_end_matches(":80").to_string());
    }
    hosts
}

/// Accepts connections for ever.
pub(crate) async fn accept(listener: TcpListener, gate: Arc<Gate>) {
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                if let Some(admitted) = gate.connections.admit(peer.ip(), gate.limits) {
                    tokio::spawn(serve(stream, Arc::clone(&gate), admitted));
                }
            }
            // The system has no more file descriptors; some are free again soon.
            Err(_) => tokio::time::sleep(std::time::Duration::from_millis(50)).await,
        }
    }
}

async fn serve(stream: TcpStream, gate: Arc<Gate>, admitted: Admitted) {
    // Small answers are sent at once. A failure only makes them slower.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(gate.limits.write_time));
    let address = admitted.address;
    let service = service_fn(|request| answer(Arc::clone(&gate), address, request));
    let mut connection = http1::Builder::new();
    connection.timer(TokioTimer::new()).header_read_timeout(gate.limits.head_time).max_buf_size(gate.limits.head);
    // A connection that breaks or is too slow is of no interest.
    let _ = connection.serve_connection(TokioIo::new(Box::pin(stream)), service).await;
    drop(admitted);
}

async fn answer(gate: Arc<Gate>, address: IpAddr, mut request: Request<Incoming>) -> Result<Response, Infallible> {
    if let Some(refusal) = gate.refusal(address, &request) {
        return Ok(guarded(refusal.into_response()));
    }
    request.extensions_mut().insert(Peer(address));
    gate.router.clone().oneshot(request).await.map(guarded)
}

impl Gate {
    fn refusal(&self, address: IpAddr, request: &Request<Incoming>) -> Option<Refusal> {
        let host = request.headers().get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        if !self.hosts.iter().any(|known| known.eq_ignore_ascii_case(host)) {
            return Some(Refusal::OtherHost);
        }
        if !self.rates.permits(address, 1, Instant::now()) {
            return Some(Refusal::TooMany);
        }
        None
    }
}
