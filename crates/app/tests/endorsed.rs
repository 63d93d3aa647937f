//! Two hundred random events without a difference; a release plays out thousands (`cargo xtask endorse --events 5000`).

#[test]
fn random_events_are_derived_again_without_a_difference() {
    let endorsed = app::check::self_check::endorse(200, 1, |_| {}).unwrap_or_else(|failure| panic!("{failure:?}"));
    assert_eq!(endorsed.events, 200);
    assert!(endorsed.games > 10_000, "{endorsed:?}");
}
