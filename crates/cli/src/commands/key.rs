//! `key`: shows the organiser's public key, which the tour registers.

use session::AppError;

use crate::answer::Answer;
use crate::environment::environment;

/// Shows the key; creates one on first use.
pub fn show() -> Result<Answer, AppError> {
    let key = session::signing_key::key(&environment()?)?;
    let made = if key.new { "A new key was made." } else { "Your key" };
    let text = format!(
        "{made} It is kept in {}; keep that file to yourself, and a copy of it.\nTell the tour this public half:\n{}",
        key.file.display(),
        key.public
    );
    Ok(Answer::new(text.replace("Your key It is", "Your key is"), &key))
}
