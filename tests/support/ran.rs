//! The outcome of one run of the program, with assertions on its form.

use std::process::Output;

use serde_json::Value;

/// One run: its arguments and outcome.
#[derive(Debug)]
pub struct Ran {
    typed: String,
    code: Option<i32>,
    stdout: String,
    stderr: String,
}

impl Ran {
    pub(crate) fn new(typed: String, output: Output) -> Ran {
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the output is UTF-8");
        Ran { typed, code: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) }
    }

    /// Whether the command succeeded.
    pub fn succeeded(&self) -> bool {
        self.code == Some(0)
    }

    /// Asserts success (code 0 and nothing on stderr) and returns the output.
    #[track_caller]
    pub fn done(self) -> String {
        assert_eq!((self.code, self.stderr.as_str()), (Some(0), ""), "drawmaster {}", self.typed);
        self.stdout
    }

    /// Asserts success and returns the output as JSON.
    #[track_caller]
    pub fn json(self) -> Value {
        let typed = self.typed.clone();
        let said = self.done();
        serde_json::from_str(&said).unwrap_or_else(|error| panic!("drawmaster {typed}: {error} in {said}"))
    }

    /// Asserts a refusal with any sentence and returns it.
    #[track_caller]
    pub fn refused_somehow(self) -> String {
        let said = self.stderr.clone();
        self.refused("");
        said
    }

    /// Asserts a refusal with `--json` and returns its document.
    #[track_caller]
    pub fn refused_somehow_json(self) -> String {
        let said = self.stderr.clone();
        self.refused_json("");
        said
    }

    /// Asserts a refusal or wrong usage and returns its text. Unlike a sentence, it may begin with a name from a damaged file.
    #[track_caller]
    pub fn refused_in_words(self) -> String {
        let refused = matches!(self.code, Some(1 | 2)) && self.stdout.is_empty() && !self.stderr.is_empty();
        assert!(refused, "drawmaster {}: {:?} {} {}", self.typed, self.code, self.stdout, self.stderr);
        self.stderr
    }

    /// Returns the output after success; otherwise asserts a refusal with one sentence and returns `None`.
    #[track_caller]
    pub fn done_or_refused(self) -> Option<String> {
        if self.code == Some(0) { Some(self.done()) } else { self.refused_somehow().is_empty().then(String::new) }
    }

    /// Asserts a refusal: code 1, nothing on stdout, and a sentence with `words` on the first line of stderr.
    #[track_caller]
    pub fn refused(self, words: &str) {
        assert_eq!((self.code, self.stdout.as_str()), (Some(1), ""), "drawmaster {}: {}", self.typed, self.stderr);
        one_sentence(self.stderr.lines().next().unwrap_or_default());
        assert!(self.stderr.contains(words), "drawmaster {}: {}", self.typed, self.stderr);
    }

    /// Asserts a refusal with `--json`: a document on stderr with code, message and hints. Returns the code.
    #[track_caller]
    pub fn refused_json(self, words: &str) -> String {
        assert_eq!((self.code, self.stdout.as_str()), (Some(1), ""), "drawmaster {}: {}", self.typed, self.stderr);
        self.error(words)
    }

    /// Asserts wrong usage: code 2 and nothing on stdout.
    #[track_caller]
    pub fn misused(self, words: &str) -> Ran {
        assert_eq!((self.code, self.stdout.as_str()), (Some(2), ""), "drawmaster {}: {}", self.typed, self.stderr);
        assert!(self.stderr.contains(words), "drawmaster {}: {}", self.typed, self.stderr);
        self
    }

    /// The code of the error document on stderr.
    #[track_caller]
    pub fn error(&self, words: &str) -> String {
        let document: Value = serde_json::from_str(&self.stderr)
            .unwrap_or_else(|error| panic!("drawmaster {}: {error} in {}", self.typed, self.stderr));
        let error = &document["error"];
        let message = error["message"].as_str().expect("an error has a message");
        one_sentence(message);
        assert!(message.contains(words), "drawmaster {}: {message}", self.typed);
        assert!(error["hints"].is_array(), "drawmaster {}: {document}", self.typed);
        error["code"].as_str().expect("an error has a code").to_string()
    }
}

/// Asserts that a text is a sentence: it starts with a capital, a number, a quotation or a file name, and ends with a full stop.
#[track_caller]
fn one_sentence(text: &str) {
    assert!(text.len() > 10 && text.ends_with(['.', '!', '?']), "not a sentence: {text:?}");
    assert!(!text.contains('\n') && !text.contains("  "), "not one sentence: {text:?}");
    let file = text.split(' ').next().is_some_and(|first| first.contains('.'));
    assert!(file || !text.starts_with(char::is_lowercase), "a sentence without a capital: {text:?}");
}
