//! A list of named steps that are run in order, and the table of how each one went and how long it took.

use anyhow::{Result, bail};
use std::time::{Duration, Instant};

/// How a step ended when it did not fail.
pub enum Done {
    /// It ran, and everything it looks at is as it should be.
    Passed,
    /// It could not run here, for the reason given.
    Skipped(String),
}

/// One step of a task.
pub struct Step {
    /// What the table calls it; also the word that picks it on the command line.
    pub name: &'static str,
    /// What it does, in a few words.
    pub what: &'static str,
    /// Names of the steps without whose success it cannot run.
    pub after: &'static [&'static str],
    /// Does it.
    pub perform: fn() -> Result<Done>,
}

enum Outcome {
    Passed,
    Skipped(String),
    Failed(String),
}

/// Runs the steps one after the other and closes with the table; fails if one of them failed.
/// A failure does not keep the later steps from running, except those that need the failed one.
pub fn perform(steps: &[&Step]) -> Result<()> {
    let mut table: Vec<(&Step, Outcome, Duration)> = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        println!("\n== {}/{} {}: {}", index + 1, steps.len(), step.name, step.what);
        let start = Instant::now();
        let outcome = attempt(step, &table);
        if let Outcome::Failed(reason) = &outcome {
            println!("FAILED {}: {reason}", step.name);
        }
        table.push((step, outcome, start.elapsed()));
    }
    let (lines, failed) = summary(&table);
    println!("\n{}", lines.join("\n"));
    if failed > 0 {
        bail!("{failed} of {} steps failed", table.len());
    }
    Ok(())
}

fn attempt(step: &Step, earlier: &[(&Step, Outcome, Duration)]) -> Outcome {
    let failed = |name: &&&str| {
        earlier.iter().any(|(step, outcome, _)| step.name == **name && matches!(outcome, Outcome::Failed(_)))
    };
    if let Some(name) = step.after.iter().find(failed) {
        return Outcome::Failed(format!("not run, because \"{name}\" failed"));
    }
    match (step.perform)() {
        Ok(Done::Passed) => Outcome::Passed,
        Ok(Done::Skipped(reason)) => Outcome::Skipped(reason),
        Err(error) => Outcome::Failed(format!("{error:#}")),
    }
}

/// The table's lines, the last of which counts, and the number of failures.
fn summary(table: &[(&Step, Outcome, Duration)]) -> (Vec<String>, usize) {
    let mut lines = Vec::new();
    let (mut passed, mut failed, mut total) = (0, 0, Duration::ZERO);
    for (step, outcome, time) in table {
        total += *time;
        let said = match outcome {
            Outcome::Passed => {
                passed += 1;
                "passed".to_owned()
            }
            Outcome::Skipped(reason) => format!("skipped: {reason}"),
            Outcome::Failed(reason) => {
                failed += 1;
                format!("FAILED: {}", reason.lines().next().unwrap_or_default().trim_end_matches(':'))
            }
        };
        lines.push(format!("{:<10} {:>9}  {said}", step.name, clock(*time)));
    }
    lines.push(format!("{:<10} {:>9}", "together", clock(total)));
    lines.push(format!("{passed} passed, {failed} failed"));
    (lines, failed)
}

/// A duration in minutes, seconds and tenths: `2:05.3`.
fn clock(time: Duration) -> String {
    let tenths = time.as_millis() / 100;
    format!("{}:{:02}.{}", tenths / 600, tenths / 10 % 60, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(name: &'static str, after: &'static [&'static str], perform: fn() -> Result<Done>) -> Step {
        Step { name, what: "", after, perform }
    }

    #[test]
    fn a_failed_step_fails_the_task_and_what_needs_it_but_nothing_else() {
        let steps = [
            step("build", &[], || bail!("no compiler")),
            step("tests", &["build"], || unreachable!("must not run without its build")),
            step("tidy", &[], || Ok(Done::Passed)),
        ];
        let error = perform(&steps.iter().collect::<Vec<_>>()).expect_err("two steps failed");
        assert_eq!(error.to_string(), "2 of 3 steps failed");
    }

    #[test]
    fn the_last_line_counts_and_a_skipped_step_is_neither_passed_nor_failed() {
        let (a, b) = (step("a", &[], || Ok(Done::Passed)), step("b", &[], || Ok(Done::Passed)));
        let table = [
            (&a, Outcome::Passed, Duration::from_millis(125_300)),
            (&b, Outcome::Skipped("no tool".into()), Duration::ZERO),
        ];
        let (lines, failed) = summary(&table);
        assert_eq!(failed, 0);
        assert_eq!(lines.last().map(String::as_str), Some("1 passed, 0 failed"));
        assert!(lines[0].contains("2:05.3  passed") && lines[1].ends_with("skipped: no tool"), "{lines:?}");
    }
}
