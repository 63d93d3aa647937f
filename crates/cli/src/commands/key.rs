//! `key`: the organiser's public key, which the tour needs.

use messages::message;
use session::AppError;
use session::signing_key::KeyView;

use crate::answer::Answer;
use crate::environment::environment;

/// Shows the public key, creating it on first use.
pub fn show() -> Result<Answer<KeyView>, AppError> {
    let key = session::signing_key::key(&environment()?)?;
    let (file, public) = (&key.file, key.public.to_string());
    let text = if key.new { message!("cli-key-created", file, public) } else { message!("cli-key", file, public) };
    Ok(Answer::message(&text, &key))
}
