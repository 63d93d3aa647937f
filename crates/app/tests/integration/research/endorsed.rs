//! Random events of every system show no difference. A release checks thousands (`cargo xtask endorse --system all --events 1000`).

use app::check::self_check::self_check;
use app::vocabulary::SystemName;

#[test]
fn random_events_compute_again_without_a_difference() {
    let checked = self_check(SystemName::McMahon, 200, 1, |_| {}).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(checked.events, 200);
    assert!(checked.games > 10_000, "{checked:?}");
}

#[test]
fn every_system_keeps_its_laws() {
    for &system in SystemName::ALL {
        let checked = self_check(system, 6, 1, |_| {}).unwrap_or_else(|error| panic!("{system}: {error:?}"));
        assert_eq!(checked.events, 6, "{system}");
    }
}
