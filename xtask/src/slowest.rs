//! The slowest tests of a run, read from the report that the test runner writes.

use crate::paths;
use anyhow::{Context, Result};
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use std::fs;

/// How many tests are listed.
const LISTED: usize = 10;

/// Prints the slowest tests of the last run with this profile of the test runner.
pub fn print(profile: &str) -> Result<()> {
    let report = paths::target().join("nextest").join(profile).join("junit.xml");
    let text = fs::read_to_string(&report).with_context(|| format!("cannot read {}", report.display()))?;
    println!("\nThe slowest tests, in seconds (docs/testing.md says why each is worth its time):");
    for (seconds, name) in slowest(&text)? {
        println!("  {seconds:>7}  {name}");
    }
    Ok(())
}

/// The slowest tests of a JUnit report, with their times in seconds as the report writes them.
fn slowest(report: &str) -> Result<Vec<(String, String)>> {
    let mut reader = Reader::from_str(report);
    let mut tests = Vec::new();
    loop {
        match reader.read_event()? {
            Event::Start(tag) | Event::Empty(tag) if tag.name().as_ref() == "testcase" => {
                let name = format!("{} {}", value(&tag, "classname")?, value(&tag, "name")?);
                tests.push((value(&tag, "time")?, name));
            }
            Event::Eof => break,
            _ => {}
        }
    }
    // The times have three decimals, so that longer texts are larger numbers.
    tests.sort_by(|a, b| (b.0.len(), &b.0).cmp(&(a.0.len(), &a.0)));
    tests.truncate(LISTED);
    Ok(tests)
}

fn value(tag: &BytesStart, attribute: &str) -> Result<String> {
    let found = tag.try_get_attribute(attribute)?.with_context(|| format!("a test has no {attribute}"))?;
    Ok(found.value.into_owned())
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_slowest_tests_come_first() {
        let report = r#"<testsuites><testsuite name="store">
            <testcase name="a" classname="store" time="9.250"/>
            <testcase name="b" classname="store" time="10.031"><system-out/></testcase>
            <testcase name="c" classname="app" time="0.004"/></testsuite></testsuites>"#;
        let found = super::slowest(report).unwrap();
        let shown: Vec<String> = found.iter().map(|(seconds, name)| format!("{seconds} {name}")).collect();
        assert_eq!(shown, ["10.031 store b", "9.250 store a", "0.004 app c"]);
    }
}
