//! The limits that keep a busy or hostile network away from the desk.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// The limits of a service.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// The most open connections.
    pub connections: usize,
    /// The most open connections from one address.
    pub connections_of_address: usize,
    /// The requests a second from one address, over a longer time.
    pub requests_per_second: u32,
    /// The requests from one address at once.
    pub requests_at_once: u32,
    /// The time in which the head of a request must arrive, also on a connection that waits for its next request.
    pub head_time: Duration,
    /// The time in which a client must take some of an answer.
    pub write_time: Duration,
    /// The bytes of a request's body.
    pub body: usize,
    /// The bytes of a request's head.
    pub head: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 4_000,
            connections_of_address: 32,
            requests_per_second: 20,
            requests_at_once: 120,
            head_time: Duration::from_secs(10),
            write_time: Duration::from_secs(10),
            body: 16 * 1024,
            head: 16 * 1024,
        }
    }
}

/// What a wrong code costs of the requests that an address has, so that codes cannot be guessed.
const WRONG_CODE: u32 = 30;

/// The requests of each address: a bucket that empties with time.
pub(crate) struct Rates {
    limits: Limits,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

struct Bucket {
    /// How full it is, in thousandths of a request.
    level: u64,
    at: Instant,
}

/// The addresses that are remembered. A venue has fewer phones; at more, those that have paused are forgotten.
const REMEMBERED: usize = 10_000;

impl Rates {
    pub(crate) fn new(limits: Limits) -> Rates {
        Rates { limits, buckets: Mutex::default() }
    }

    /// Counts a request of `cost` from an address, and returns whether it may be answered.
    pub(crate) fn permits(&self, address: IpAddr, cost: u32, now: Instant) -> bool {
        let Ok(mut buckets) = self.buckets.lock() else { return false };
        if buckets.len() >= REMEMBERED {
            let (limits, full) = (self.limits, buckets.len());
            buckets.retain(|_, bucket| leak(bucket, limits, now) > 0);
            if buckets.len() == full {
                return false;
            }
        }
        let bucket = buckets.entry(address).or_insert(Bucket { level: 0, at: now });
        let level = leak(bucket, self.limits, now) + u64::from(cost) * 1000;
        let permitted = level <= u64::from(self.limits.requests_at_once) * 1000;
        if permitted {
            *bucket = Bucket { level, at: now };
        }
        permitted
    }

    /// Counts a wrong code from an address, which costs [`WRONG_CODE`] also if that is more than it has left, and returns whether the
    /// code may be answered.
    pub(crate) fn wrong_code(&self, address: IpAddr, now: Instant) -> bool {
        if self.permits(address, WRONG_CODE, now) {
            return true;
        }
        let Ok(mut buckets) = self.buckets.lock() else { return false };
        if let Some(bucket) = buckets.get_mut(&address) {
            let most = u64::from(self.limits.requests_at_once + WRONG_CODE) * 1000;
            let level = leak(bucket, self.limits, now) + u64::from(WRONG_CODE) * 1000;
            *bucket = Bucket { level: level.min(most), at: now };
        }
        false
    }
}

/// Returns the level of a bucket now.
fn leak(bucket: &Bucket, limits: Limits, now: Instant) -> u64 {
    let passed = u64::try_from(now.duration_since(bucket.at).as_millis()).unwrap_or(u64::MAX);
    bucket.level.saturating_sub(passed.saturating_mul(u64::from(limits.requests_per_second)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_cannot_ask_without_end_and_others_do_not_notice() {
        let limits = Limits { requests_at_once: 5, requests_per_second: 2, ..Limits::default() };
        let (rates, start) = (Rates::new(limits), Instant::now());
        let [one, other]: [IpAddr; 2] = ["10.0.0.1", "10.0.0.2"].map(|text| text.parse().expect("it is an address"));
        assert_eq!((0..8).filter(|_| rates.permits(one, 1, start)).count(), 5);
        assert!(rates.permits(other, 1, start));
        let later = start + Duration::from_secs(1);
        assert_eq!((0..8).filter(|_| rates.permits(one, 1, later)).count(), 2);
    }

    #[test]
    fn a_wrong_code_costs_its_price_however_little_is_left() {
        let limits = Limits { requests_at_once: 60, requests_per_second: 20, ..Limits::default() };
        let (rates, start) = (Rates::new(limits), Instant::now());
        let guesser: IpAddr = "10.0.0.1".parse().expect("it is an address");
        let guess = |at: u64| {
            let now = start + Duration::from_millis(at);
            rates.permits(guesser, 1, now) && rates.wrong_code(guesser, now)
        };
        // Ten seconds of guessing as fast as the network allows.
        let answered = (0..10_000).filter(|&at| guess(at)).count();
        assert!(answered <= 2 + 10 * 20 / 30, "{answered} guesses were answered");
        assert!(rates.permits(guesser, 1, start + Duration::from_secs(20)), "after a pause the phone works again");
    }
}
