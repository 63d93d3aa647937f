//! A problem that a check found, with its place.

use std::fmt;

/// A finding is one line of output: `path:line: problem`.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    /// From the workspace's root.
    pub path: String,
    /// Counted from 1.
    pub line: usize,
    /// The problem and its reason or remedy, without a full stop.
    pub problem: String,
}

impl Finding {
    /// Creates a finding in `path` on `line`.
    pub fn new(path: &str, line: usize, problem: impl Into<String>) -> Finding {
        Finding { path: path.to_owned(), line, problem: problem.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}", self.path, self.line, self.problem)
    }
}
