//! The lines of `strace -f -xx`: system calls with their arguments. Texts are hexadecimal, so that no separator occurs in them.

use std::collections::HashMap;

/// A system call that succeeded.
#[derive(Debug, PartialEq, Eq)]
pub struct Call {
    /// Its name, such as `openat`.
    pub name: String,
    /// Its arguments as written.
    pub arguments: Vec<String>,
    /// Its result.
    pub result: i64,
}

impl Call {
    /// Returns an argument as a number; -1 for `AT_FDCWD`.
    pub fn number(&self, at: usize) -> i64 {
        self.arguments.get(at).and_then(|text| text.parse().ok()).unwrap_or(-1)
    }

    /// Returns all texts in an argument as bytes: one, or those of a list of buffers.
    pub fn bytes(&self, at: usize) -> Vec<u8> {
        let quoted = self.arguments.get(at).map(String::as_str).unwrap_or_default().split('"').skip(1).step_by(2);
        quoted.flat_map(unescaped).collect()
    }

    /// Returns a path argument.
    pub fn path(&self, at: usize) -> String {
        String::from_utf8_lossy(&self.bytes(at)).into_owned()
    }

    /// Returns whether an argument has a flag.
    pub fn has_flag(&self, at: usize, flag: &str) -> bool {
        self.arguments.get(at).is_some_and(|flags| flags.split('|').any(|one| one == flag))
    }
}

/// Returns the successful calls of a trace in order. Calls of several threads that interrupt one another are joined.
pub fn calls(trace: &str) -> Vec<Call> {
    let mut begun: HashMap<&str, String> = HashMap::new();
    let mut calls = Vec::new();
    for line in trace.lines() {
        let Some((thread, line)) = line.split_once(' ') else { continue };
        let line = line.trim_start();
        if let Some(start) = line.strip_suffix("<unfinished ...>") {
            begun.insert(thread, start.trim_end().to_owned());
        } else if line.starts_with("<... ") {
            let end = line.split_once(" resumed>").map_or("", |(_, end)| end);
            let whole = begun.remove(thread).unwrap_or_default() + end;
            calls.extend(call(&whole));
        } else {
            calls.extend(call(line));
        }
    }
    calls
}

fn call(line: &str) -> Option<Call> {
    let (name, rest) = line.split_once('(')?;
    let (arguments, result) = rest.rsplit_once(" = ")?;
    let result: i64 = result.split_whitespace().next()?.parse().ok()?;
    let arguments = arguments.trim_end().strip_suffix(')')?;
    (result >= 0).then(|| Call { name: name.to_owned(), arguments: split(arguments), result })
}

/// Splits arguments at commas outside brackets.
fn split(text: &str) -> Vec<String> {
    let (mut parts, mut depth) = (vec![String::new()], 0);
    for c in text.chars() {
        match c {
            '[' | '{' => depth += 1,
            ']' | '}' => depth -= 1,
            _ => {}
        }
        match parts.last_mut() {
            Some(_) if c == ',' && depth == 0 => parts.push(String::new()),
            Some(part) => part.push(c),
            None => {}
        }
    }
    parts.into_iter().map(|part| part.trim().to_owned()).collect()
}

fn unescaped(text: &str) -> Vec<u8> {
    text.split("\\x").skip(1).filter_map(|digits| u8::from_str_radix(digits.get(..2)?, 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_read_with_texts_flags_and_interruptions() {
        let trace = r#"7 openat(AT_FDCWD, "\x61\x2f\x62", O_RDWR|O_CREAT|O_CLOEXEC, 0644) = 3
8 pwrite64(3, "\x2c\x29"..., 4096, 512 <unfinished ...>
7 fsync(4) = -1 EIO (Input/output error)
8 <... pwrite64 resumed>) = 2
7 writev(1, [{iov_base="\x61", iov_len=1}, {iov_base="\x62", iov_len=1}], 2) = 2
7 +++ exited with 0 +++
"#;
        let calls = calls(trace);
        let names: Vec<&str> = calls.iter().map(|call| call.name.as_str()).collect();
        assert_eq!(names, ["openat", "pwrite64", "writev"]);
        assert_eq!((calls[0].path(1), calls[0].result), ("a/b".into(), 3));
        assert!(calls[0].has_flag(2, "O_CREAT") && !calls[0].has_flag(2, "O_TRUNC"));
        assert_eq!((calls[1].bytes(1), calls[1].number(3)), (b",)".to_vec(), 512));
        assert_eq!(calls[2].bytes(1), b"ab");
    }
}
