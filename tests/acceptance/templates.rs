//! Templates of new events, and the eligibility for Future Stars (R4).

use crate::hall;

const EVENT: &str = "stage.drawmaster";

#[test]
fn a_template_sets_defaults_that_options_override() {
    let hall = hall();
    let new = |name: &str, words: &[&str]| {
        let event = format!("{name}.drawmaster");
        let fixed = ["new", event.as_str(), "--name", "Stage", "--start", "2026-08-14", "--template"];
        hall.words(&fixed.into_iter().chain(words.iter().copied()).collect::<Vec<_>>()).done();
        hall.drawmaster(&format!("settings {event} --json")).json()
    };
    for (template, system, rounds, end, minutes, knockouts) in [
        ("seygo-open", "McMahon", 6, "2026-08-16", 60, true),
        ("eygc", "McMahon", 6, "2026-08-16", 60, false),
        ("club-day", "McMahon", 3, "2026-08-14", 45, false),
        ("congress", "McMahon", 10, "2026-08-23", 90, false),
        ("future-stars", "Swiss", 10, "2026-08-15", 20, false),
    ] {
        let set = new(template, &[template]);
        let (event, competition) = (&set["event"], &set["competition"]);
        assert_eq!((event["end"].as_str(), event["time"]["main_minutes"].as_i64()), (Some(end), Some(minutes)));
        assert_eq!((competition["system"].as_str(), competition["rounds"].as_i64()), (Some(system), Some(rounds)));
        assert_eq!(competition["knockouts"].as_bool(), Some(knockouts), "{template}");
        hall.drawmaster(&format!("print {template}.drawmaster timetable {template}.pdf")).done();
    }
    let set = new("own", &["congress", "--rounds", "9", "--end", "2026-08-22", "--minutes", "75", "--overtime", "+20"]);
    assert_eq!((set["competition"]["rounds"].as_i64(), set["event"]["end"].as_str()), (Some(9), Some("2026-08-22")));
    assert_eq!(set["event"]["time"]["overtime"]["Fischer"]["seconds"].as_i64(), Some(20));
    let refused = |words: &str, why: &str| {
        let line = format!("new x.drawmaster --name Stage --start 2026-08-14 {words}");
        hall.unchanged(|| hall.drawmaster(&line).refused(why));
    };
    refused("--template picnic", "\"picnic\" is unknown. Choose one of seygo-open, eygc");
    refused("--overtime soon", "\"soon\" is not an overtime");
    refused("--minutes 2000", "longer than a day");
}

#[test]
fn future_stars_refuses_experienced_players_unless_overruled() {
    let hall = hall();
    let words = ["new", EVENT, "--name", "Stars", "--start", "2026-08-14", "--template", "future-stars"];
    hall.words(&words).done();
    hall.drawmaster(&format!("entry add {EVENT} --family Reed --rank 20k --birth-year 2014")).done();
    let old = format!("entry add {EVENT} --family Quill --rank 20k --birth-year 1990");
    hall.unchanged(|| hall.drawmaster(&old).refused("at most 20"));
    let line = " 11110001  Brook Ada                             NL  Mill    9k   --   1290     3  T171118A\n";
    hall.write("list.html", format!("<html>\n(1 Nov 2026)\n<pre>\n{line}</pre>\n"));
    hall.drawmaster("egd import list.html").done();
    hall.unchanged(|| hall.drawmaster(&format!("entry add {EVENT} --pin 11110001")).refused("3 contests"));
    hall.drawmaster(&format!("entry add {EVENT} --pin 11110001 --overrule")).done();
    let log = hall.drawmaster(&format!("log {EVENT} --json")).json().to_string();
    assert!(log.contains("overrule"), "the director's word is in the journal: {log}");
}
