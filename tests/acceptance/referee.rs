//! The referee's calculations on the command line: the published examples (R73, R76, R78).

use crate::hall;

#[test]
fn clocks_after_going_back_are_those_of_the_published_examples() {
    let hall = hall();
    let clock = "referee clock --moves 120 --black 90 --white 120 --back-to 80";
    let first = hall.drawmaster(&format!("{clock} --json")).json();
    assert_eq!((first["black"].as_str(), first["white"].as_str()), (Some("60"), Some("80")));
    let form = "--adjourned-at 60 --adjourned-black 75 --adjourned-white 90";
    let second = hall.drawmaster(&format!("{clock} {form} --json")).json();
    assert_eq!((second["black"].as_str(), second["white"].as_str()), (Some("80"), Some("100")));
    hall.drawmaster("referee clock --moves 120 --black 90 --white 120 --back-to 121").refused("Give an earlier one");
}

#[test]
fn lateness_gives_the_clocks_or_who_has_lost() {
    let hall = hall();
    let late =
        |rest: &str| hall.drawmaster(&format!("referee lateness --start 14:00 --minutes 75 {rest} --json")).json();
    let both = late("--black 14:20 --white 14:35");
    assert_eq!((both["black_used"].as_u64(), both["white_used"].as_u64()), (Some(20), Some(35)));
    let one = late("--black 14:00 --white 15:01");
    assert_eq!((one["lost"][0].as_str(), one["lost_after"].as_str()), (Some("white"), Some("15:00")));
    assert_eq!(late("")["lost"].as_array().map(Vec::len), Some(2));
    hall.drawmaster("referee lateness --start 2pm --minutes 75").refused("hours and minutes");
}

#[test]
fn classes_follow_from_the_time_limits() {
    let hall = hall();
    let class = |rest: &str| hall.drawmaster(&format!("egf-class {rest} --json")).json();
    let fischer = class("--minutes 45 --overtime +15");
    assert_eq!((fischer["class"].as_str(), fischer["adjusted_minutes"].as_u64()), (Some("A"), Some(75)));
    assert_eq!(class("--minutes 60 --overtime 1x15")["class"].as_str(), Some("B"));
    assert_eq!(class("--minutes 60 --overtime 3x30 --online")["class"].as_str(), Some("D"));
    assert!(class("--minutes 5")["class"].is_null());
}
