//! `register`: closing it.

use std::path::Path;

use app::{Failure, register};
use serde_json::json;

use crate::answer::Answer;
use crate::common::changing;

/// Closes the register.
pub fn close(event: &Path) -> Result<Answer, Failure> {
    let numbered = register::close_register(&mut changing(event)?)?.value;
    let text = format!("The register is closed: players have the numbers 1 to {numbered}.");
    Ok(Answer::new(text, &json!({ "closed": true, "numbered": numbered })))
}
