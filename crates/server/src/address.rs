//! The addresses at which this computer can be reached.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use if_addrs::{IfAddr, Ifv4Addr};
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

/// Returns whether an address is in a local network: a private one, or that of one of this computer's devices.
pub(crate) fn is_local(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_private(address) || is_near(address),
        IpAddr::V6(address) => is_private_v6(address),
    }
}

/// Returns whether an address means many computers: a group, or all of a network of one of this computer's devices.
pub(crate) fn is_of_many(address: IpAddr) -> bool {
    let IpAddr::V4(v4) = address else { return address.is_multicast() };
    let own = if_addrs::get_if_addrs().unwrap_or_default();
    let devices = || own.iter().filter_map(|device| if let IfAddr::V4(own) = &device.addr { Some(own) } else { None });
    let is_broadcast = devices().any(|own| own.broadcast == Some(v4)) && devices().all(|own| own.ip != v4);
    v4.is_multicast() || v4.is_broadcast() || is_broadcast
}

fn is_private(address: Ipv4Addr) -> bool {
    address.is_loopback() || address.is_private() || address.is_link_local()
}

fn is_private_v6(address: Ipv6Addr) -> bool {
    address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local()
}

fn is_near(address: Ipv4Addr) -> bool {
    let own = if_addrs::get_if_addrs().unwrap_or_default();
    own.iter().any(|device| matches!(&device.addr, IfAddr::V4(own) if shares_network(own, address)))
}

fn shares_network(own: &Ifv4Addr, address: Ipv4Addr) -> bool {
    let network = |of: Ipv4Addr| of.to_bits() & own.netmask.to_bits();
    own.netmask.to_bits() != 0 && network(own.ip) == network(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_addresses_are_local_and_others_are_not() {
        for local in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.9",
            "192.168.0.7",
            "169.254.3.4",
            "::1",
            "fd00::7",
            "fe80::1",
            "::ffff:10.0.0.1",
        ] {
            assert!(is_local(local.parse().unwrap()), "{local}");
        }
        // Reserved addresses, which no device has.
        for far in ["240.0.0.1", "0.0.0.0", "2001:db8::1", "::ffff:240.0.0.1"] {
            assert!(!is_local(far.parse().unwrap()), "{far}");
        }
    }

    #[test]
    fn the_network_of_a_device_is_local() {
        let own = Ifv4Addr {
            ip: [203, 0, 113, 5].into(),
            netmask: [255, 255, 255, 0].into(),
            prefixlen: 24,
            broadcast: None,
        };
        assert!(shares_network(&own, [203, 0, 113, 200].into()));
        assert!(!shares_network(&own, [203, 0, 114, 200].into()));
        let all = Ifv4Addr { netmask: [0, 0, 0, 0].into(), prefixlen: 0, ..own };
        assert!(!shares_network(&all, [203, 0, 113, 200].into()), "a device without a network has no neighbours");
    }
}
