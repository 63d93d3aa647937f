//! The addresses at which this computer can be reached.

use std::net::IpAddr;

use serde::Serialize;

/// An address of this computer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Interface {
    /// The system's name of the network device, such as `wlan0`.
    pub device: String,
    /// The address.
    pub address: IpAddr,
    /// Whether only this computer can reach it.
    pub is_loopback: bool,
}

/// Returns the addresses of this computer, those that others can reach first. Addresses of IPv6 are left out: they are too long
/// to type from a poster.
pub fn interfaces() -> Vec<Interface> {
    let found = if_addrs::get_if_addrs().unwrap_or_default();
    let mut found: Vec<Interface> = found
        .into_iter()
        .map(|of| Interface { is_loopback: of.is_loopback(), address: of.ip(), device: of.name })
        .filter(|of| of.address.is_ipv4())
        .collect();
    found.sort_by_key(|of| (of.is_loopback, of.address));
    found
}
