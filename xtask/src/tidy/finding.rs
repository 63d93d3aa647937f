//! One thing that is not as it should be, and where.

use std::fmt;

/// A finding is one line of output: `path:line: problem`.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    /// From the workspace's root.
    pub path: String,
    /// Counted from 1.
    pub line: usize,
    /// What is wrong and why that matters, without a full stop.
    pub problem: String,
}

impl Finding {
    /// A finding in `path`, on `line`.
    pub fn new(path: &str, line: usize, problem: impl Into<String>) -> Finding {
        Finding { path: path.to_owned(), line, problem: problem.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}", self.path, self.line, self.problem)
    }
}
