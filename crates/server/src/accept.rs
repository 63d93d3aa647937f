//! Connections: how many there may be, how long they may take, and which requests reach a page.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::Router;
use axum::http::header::HOST;
use axum::http::{HeaderMap, Method, Request};
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
    /// Where the service listens.
    pub(crate) address: IpAddr,
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

/// Returns what stands for a device: its address or, as a device elsewhere can have any number of those, its network of IPv6. In the
/// network of the hall, where the service listens, all devices share that network.
fn device(address: IpAddr, listening: IpAddr) -> IpAddr {
    let network = |of: Ipv6Addr| Ipv6Addr::from_bits(of.to_bits() & !u128::from(u64::MAX));
    match (address.to_canonical(), listening.to_canonical()) {
        (IpAddr::V6(address), IpAddr::V6(own)) if network(address) == network(own) => address.into(),
        (IpAddr::V6(address), _) if !address.is_unicast_link_local() => network(address).into(),
        (address, _) => address,
    }
}

/// Whether a page of another site makes a request, other than by a link that somebody follows. Another port of this computer is another
/// site, too.
fn is_of_other_site(method: &Method, headers: &HeaderMap, host: &str) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let is_framed = text("sec-fetch-dest").is_some_and(|shown| shown != "document");
    let is_link = method == Method::GET && text("sec-fetch-mode") == Some("navigate") && !is_framed;
    let is_fetched = matches!(text("sec-fetch-site"), Some("cross-site" | "same-site"));
    // Only a page that hides where it is has the origin "null". Ours name theirs to this service.
    let is_own = |origin: &str| {
        let from = origin.strip_prefix("http://").unwrap_or_default();
        from.split('/').next().is_some_and(|from| from.eq_ignore_ascii_case(host))
    };
    let from = text("origin").or_else(|| text("referer").filter(|_| method == Method::POST));
    is_fetched && !is_link || from.is_some_and(|from| !is_own(from))
}

/// Accepts connections for ever.
pub(crate) async fn accept(listener: TcpListener, gate: Arc<Gate>) {
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                if let Some(admitted) = gate.connections.admit(device(peer.ip(), gate.address), gate.limits) {
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
        if is_of_other_site(request.method(), request.headers(), host) {
            return Some(Refusal::OtherSite);
        }
        if !self.rates.permits(address, 1, Instant::now()) {
            return Some(Refusal::TooMany);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_elsewhere_has_one_address_and_those_of_the_hall_have_their_own() {
        let ip = |text: &str| -> IpAddr { text.parse().expect("an address") };
        for own in ["2001:db8:9:9::1", "fe80::1", "192.168.0.7", "::1"] {
            let of = |text: &str| device(ip(text), ip(own)).to_string();
            assert_eq!(of("2001:db8:1:2:3:4:5:6"), of("2001:db8:1:2::9"), "{own}");
            assert_ne!(of("2001:db8:1:2::9"), of("2001:db8:1:3::9"), "{own}");
            assert_eq!((of("::ffff:10.0.0.1"), of("10.0.0.2")), ("10.0.0.1".into(), "10.0.0.2".into()));
            assert_ne!(of("fe80::5"), of("fe80::6"), "two phones on the cable of {own}");
        }
        for own in ["2001:db8:9:9::1", "fd00:1:2:3::1"] {
            let phone = |last: &str| device(ip(&own.replace("::1", last)), ip(own));
            assert_ne!(phone("::5"), phone("::6"), "two phones in the network of {own}");
            assert_ne!(phone(":a:b:c:5"), phone(":a:b:c:6"));
        }
    }

    #[test]
    fn pages_of_other_sites_send_nothing_but_links_lead_here() {
        let host = "192.168.0.7:8080";
        let asks = |method: Method, fields: &[(&'static str, &str)]| {
            let fields = fields.iter().map(|(name, value)| ((*name).parse().unwrap(), value.parse().unwrap()));
            is_of_other_site(&method, &fields.collect::<HeaderMap>(), host)
        };
        let (cross, near) = (("sec-fetch-site", "cross-site"), ("sec-fetch-site", "same-site"));
        let (link, own) = (("sec-fetch-mode", "navigate"), ("origin", "http://192.168.0.7:8080"));
        assert!(asks(Method::POST, &[cross, ("sec-fetch-mode", "navigate")]));
        assert!(asks(Method::GET, &[cross, ("sec-fetch-mode", "no-cors")]));
        assert!(asks(Method::POST, &[("origin", "http://evil.example")]));
        assert!(asks(Method::POST, &[("origin", "null"), cross, ("sec-fetch-mode", "navigate")]));
        assert!(!asks(Method::GET, &[cross, ("sec-fetch-mode", "navigate")]));
        assert!(!asks(Method::POST, &[("origin", "http://192.168.0.7:8080"), ("sec-fetch-site", "same-origin")]));
        assert!(asks(Method::POST, &[("origin", "null")]), "our own forms say where they are");
        assert!(asks(Method::GET, &[("origin", "null")]));
        assert!(asks(Method::POST, &[("referer", "http://evil.example/192.168.0.7:8080")]));
        assert!(asks(Method::POST, &[("origin", "http://192.168.0.7:9"), near]), "another port of this computer");
        assert!(asks(Method::GET, &[near, ("sec-fetch-mode", "no-cors")]));
        assert!(asks(Method::GET, &[cross, link, ("sec-fetch-dest", "iframe")]), "a frame is no link");
        assert!(asks(Method::HEAD, &[cross, link]));
        assert!(!asks(
            Method::GET,
            &[cross, link, ("sec-fetch-dest", "document"), ("referer", "http://club.example/")]
        ));
        assert!(!asks(Method::POST, &[own, link, ("sec-fetch-site", "same-origin")]), "our own forms");
        assert!(!asks(Method::POST, &[own]), "our own forms in browsers that say no more");
        assert!(!asks(Method::POST, &[("referer", "http://192.168.0.7:8080/en/report")]), "in those that say less");
        assert!(!asks(Method::POST, &[]), "other programs say nothing");
    }
}
