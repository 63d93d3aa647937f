//! `key`: the organiser's public key, which the tour is told.

use session::{AppError, SystemEnvironment};

use crate::answer::Answer;

/// Shows it; the first time it is made.
pub fn show() -> Result<Answer, AppError> {
    let key = session::signing_key::key(&SystemEnvironment)?;
    let made = if key.new { "A new key was made." } else { "Your key" };
    let text = format!(
        "{made} It is kept in {}; keep that file to yourself, and a copy of it.\nTell the tour this public half:\n{}",
        key.file.display(),
        key.public
    );
    Ok(Answer::new(text.replace("Your key It is", "Your key is"), &key))
}
