//! Two hundred random events show no difference. A release checks thousands (`cargo xtask endorse --events 5000`).

#[test]
fn random_events_compute_again_without_a_difference() {
    let checked = app::check::self_check::self_check(200, 1, |_| {}).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(checked.events, 200);
    assert!(checked.games > 10_000, "{checked:?}");
}
