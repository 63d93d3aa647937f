//! How a test file ended, as its report says it, and the summary of all files with the slowest tests.

use anyhow::Error;
use serde_json::Value;
use std::fmt::Write;
use std::time::Duration;

/// How many of the slowest tests the summary lists.
const SLOWEST: usize = 10;

/// How one test file ended.
#[derive(Debug)]
pub struct FileOutcome {
    name: String,
    time: Duration,
    /// Why the file failed; `None` if it passed.
    failure: Option<String>,
    /// The report of Node's test runner.
    report: String,
    tests: Vec<Test>,
    /// What tests want people to know, such as times they measured.
    notes: Vec<String>,
}

#[derive(Debug)]
struct Test {
    name: String,
    time: Duration,
    skipped: bool,
}

impl FileOutcome {
    /// Returns the outcome of a file by its records: one line of JSON for each test and each note.
    pub fn new(name: &str, time: Duration, failure: Option<Error>, report: String, records: &str) -> FileOutcome {
        let records: Vec<Value> = records.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let test = |record: &Value| {
            let milliseconds = record["milliseconds"].as_u64()?;
            let skipped = record["skipped"].as_bool().unwrap_or_default();
            Some(Test { name: text(&record["test"])?, time: Duration::from_millis(milliseconds), skipped })
        };
        FileOutcome {
            name: name.to_owned(),
            time,
            failure: failure.map(|error| format!("{error:#}")),
            report,
            tests: records.iter().filter_map(test).collect(),
            notes: records.iter().filter_map(|record| text(&record["note"])).collect(),
        }
    }

    /// Returns the report in one piece: a line if the file passed, and everything that is known if it failed.
    pub fn report(&self) -> String {
        let word = if self.failure.is_some() { "FAILED" } else { "passed" };
        let mut report =
            format!("{word} {:<18} {:>6.1} s  {:>2} tests\n", self.name, self.time.as_secs_f32(), self.tests.len());
        if let Some(failure) = &self.failure {
            let _ = writeln!(report, "{}\n{}: {failure}", self.report, self.name);
        }
        for note in &self.notes {
            let _ = writeln!(report, "       {note}");
        }
        report
    }
}

/// Returns the lines after the reports: the slowest tests, counts, and the files that failed.
pub fn summary(outcomes: &[FileOutcome]) -> String {
    let mut tests: Vec<(&str, &Test)> =
        outcomes.iter().flat_map(|file| file.tests.iter().map(move |test| (file.name.as_str(), test))).collect();
    let skipped = tests.iter().filter(|(_, test)| test.skipped).count();
    let failed = failed(outcomes);
    tests.sort_by_key(|(_, test)| std::cmp::Reverse(test.time));
    let mut lines = String::from("\nthe slowest tests of the window:\n");
    for (file, test) in tests.iter().take(SLOWEST) {
        let _ = writeln!(lines, "{:>7.1} s  {file}: {}", test.time.as_secs_f32(), test.name);
    }
    let _ = writeln!(
        lines,
        "{} tests in {} files, {skipped} skipped, {} files failed",
        tests.len(),
        outcomes.len(),
        failed.len()
    );
    for name in failed {
        let _ = writeln!(lines, "failed: cargo xtask window {name}");
    }
    lines
}

/// Returns the names of the files that failed, in alphabetical order.
pub fn failed(outcomes: &[FileOutcome]) -> Vec<&str> {
    let mut names: Vec<&str> =
        outcomes.iter().filter(|file| file.failure.is_some()).map(|file| file.name.as_str()).collect();
    names.sort_unstable();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, failure: Option<&str>, records: &str) -> FileOutcome {
        FileOutcome::new(
            name,
            Duration::from_secs(3),
            failure.map(|why| Error::msg(why.to_owned())),
            "the report".into(),
            records,
        )
    }

    #[test]
    fn a_failed_file_has_its_whole_report_and_a_passed_one_a_line_with_its_notes() {
        let records = "{\"test\":\"it opens\",\"milliseconds\":1500,\"skipped\":false}\n{\"note\":\"81 clicks\"}\n";
        let passed = file("mouse", None, records).report();
        assert!(
            passed.starts_with("passed mouse") && passed.contains(" 1 tests") && passed.contains("81 clicks"),
            "{passed}"
        );
        assert!(!passed.contains("the report"), "{passed}");
        let failed = file("day", Some("a test of the window failed"), "").report();
        assert!(
            failed.starts_with("FAILED day") && failed.contains("the report\nday: a test of the window failed"),
            "{failed}"
        );
    }

    #[test]
    fn the_summary_lists_the_ten_slowest_tests_and_the_failed_files() {
        let line = |n: u32| format!("{{\"test\":\"test {n}\",\"milliseconds\":{},\"skipped\":{}}}\n", n * 1000, n == 1);
        let many: String = (1..=12).map(line).collect();
        let text =
            summary(&[file("tables", None, &many), file("day", Some("no driver"), ""), file("card", Some("late"), "")]);
        let slowest: Vec<&str> = text.lines().filter(|line| line.contains(" s  ")).collect();
        assert_eq!(slowest.len(), SLOWEST);
        assert_eq!((slowest[0].trim(), slowest[9].trim()), ("12.0 s  tables: test 12", "3.0 s  tables: test 3"));
        assert!(text.contains("12 tests in 3 files, 1 skipped, 2 files failed"), "{text}");
        assert!(text.ends_with("failed: cargo xtask window card\nfailed: cargo xtask window day\n"), "{text}");
    }
}
