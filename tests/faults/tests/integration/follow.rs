//! Copies that follow a hostile first desk have nothing but the honest history.

use faults::follow::{Verdict, first_desks, follow};

#[test]
fn the_copy_of_a_second_desk_has_the_honest_history_whatever_answers() {
    let desks = first_desks();
    // Two threads, to use two cores.
    std::thread::scope(|scope| {
        for seed in ["first", "second"] {
            let desks = &desks;
            scope.spawn(move || {
                let verdict = follow(desks, 150, seed, |_| {});
                assert!(verdict.faults.is_empty(), "{verdict:#?}");
                let Verdict { honest, refused, lost, harmless, stopped, promoted, .. } = verdict;
                assert!(honest > 300 && refused > 200 && lost > 50 && harmless > 20, "{verdict:?}");
                assert!(stopped > 20 && promoted > 100, "{verdict:?}");
            });
        }
    });
}
