//! The organiser's key pair. It is created once and stored in the user's data folder, never in an event; the tour needs
//! its public key.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use formats::signing::KeyPair;
use messages::message;
use serde::Serialize;

use crate::atomic_file::folder_of;
use crate::environment::Environment;
use crate::error::{AppError, ErrorCode, Result};
use crate::event_session::EventSession;

/// The public key, and the file of the key pair.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct KeyView {
    /// The public key: 64 hexadecimal digits.
    pub public: String,
    /// The file with the secret key.
    pub file: PathBuf,
    /// Whether it was created just now.
    pub new: bool,
}

/// The first line of a key file. Existing files have exactly this text.
const TITLE: &str = "drawmaster key 1: whoever has this file can sign in your name, so keep it to yourself";

/// Returns the organiser's key, creating it on first use.
///
/// # Errors
/// The user has no data folder, or the file cannot be read or written.
pub fn key(environment: &impl Environment) -> Result<KeyView> {
    let folder = environment.data_folder().ok_or_else(no_folder)?;
    let file = folder.join("organiser.key");
    let new = !file.exists();
    let public = load_or_create(&file, || environment.fresh_seed())?.public();
    Ok(KeyView { public, file, new })
}

/// Returns the key that signs the files of a session; without a data folder, a key derived from the session's seed.
///
/// # Errors
/// The key file cannot be read or written.
pub fn of_session(session: &EventSession) -> Result<KeyPair> {
    match session.data_folder() {
        Some(folder) => load_or_create(&folder.join("organiser.key"), || session.fresh_seed()),
        None => Ok(KeyPair::from_secret(&session.fresh_seed())),
    }
}

/// Returns the key of an environment's user; without a data folder, a key derived from the environment's seed.
///
/// # Errors
/// The key file cannot be read or written.
pub fn of_environment(environment: &dyn Environment) -> Result<KeyPair> {
    match environment.data_folder() {
        Some(folder) => load_or_create(&folder.join("organiser.key"), || environment.fresh_seed()),
        None => Ok(KeyPair::from_secret(&environment.fresh_seed())),
    }
}

fn load_or_create(file: &Path, fresh: impl FnOnce() -> [u8; 32]) -> Result<KeyPair> {
    match fs::read_to_string(file) {
        Ok(text) => secret(&text)
            .map(|secret| KeyPair::from_secret(&secret))
            .ok_or_else(|| AppError::new(ErrorCode::File, message!("key-damaged", file))),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => create(file, &fresh()),
        Err(error) => Err(unusable(file, &error)),
    }
}

fn secret(text: &str) -> Option<[u8; 32]> {
    hex::decode(text.strip_prefix(TITLE)?.trim()).ok()?.try_into().ok()
}

/// Writes a new key to a file that only its owner can read. Never replaces a file.
fn create(file: &Path, secret: &[u8; 32]) -> Result<KeyPair> {
    let write = || -> std::io::Result<()> {
        let folder = folder_of(file);
        fs::create_dir_all(folder)?;
        // Temporary files are readable by their owner alone; the key stays so.
        let mut draft = tempfile::Builder::new().prefix(".").suffix(".part").tempfile_in(folder)?;
        writeln!(draft, "{TITLE}\n{}", hex::encode(secret))?;
        draft.as_file().sync_all()?;
        draft.persist_noclobber(file)?;
        Ok(())
    };
    write().map_err(|error| unusable(file, &error))?;
    Ok(KeyPair::from_secret(secret))
}

fn unusable(file: &Path, error: &std::io::Error) -> AppError {
    AppError::new(ErrorCode::File, message!("key-unusable", file, reason = error.to_string()))
}

fn no_folder() -> AppError {
    AppError::new(ErrorCode::File, message!("key-no-folder"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn key_is_created_once_and_loaded_afterwards() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("new/organiser.key");
        let created = load_or_create(&file, || [3; 32]).unwrap().public();
        assert_eq!(load_or_create(&file, || [4; 32]).unwrap().public(), created);
        assert_eq!(created, KeyPair::from_secret(&[3; 32]).public());
        #[cfg(unix)]
        assert_eq!(std::os::unix::fs::PermissionsExt::mode(&fs::metadata(&file).unwrap().permissions()) & 0o77, 0);
        fs::write(&file, "something else").unwrap();
        assert_eq!(load_or_create(&file, || [4; 32]).err().map(|error| error.message.id), Some("key-damaged"));
    }
}
