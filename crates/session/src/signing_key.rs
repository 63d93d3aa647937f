//! The organiser's key: made once, kept in the user's own folder, never in an event. The tour is told its public half.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use formats::signing::KeyPair;
use serde::Serialize;

use crate::environment::Environment;
use crate::error::{AppError, ErrorCode, Result};
use crate::event_session::EventSession;

/// The key's public half, and where the key is kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct KeyView {
    /// 64 hexadecimal digits.
    pub public: String,
    /// The file with the secret half.
    pub file: PathBuf,
    /// Whether it was made just now.
    pub new: bool,
}

/// The first line of a key file.
const TITLE: &str = "drawmaster key 1: whoever has this file can sign in your name, so keep it to yourself";

/// The organiser's key, made if there is none yet.
///
/// # Errors
/// There is no folder for it, or the file cannot be read or written.
pub fn key(environment: &impl Environment) -> Result<KeyView> {
    let folder = environment.data_folder().ok_or_else(no_folder)?;
    let file = folder.join("organiser.key");
    let new = !file.exists();
    let public = kept(&file, || environment.fresh_seed())?.public();
    Ok(KeyView { public, file, new })
}

/// The key that signs what leaves the desk; in a rehearsal one that follows from its seed.
pub fn of_session(session: &EventSession) -> Result<KeyPair> {
    match session.data_folder() {
        Some(folder) => kept(&folder.join("organiser.key"), || session.fresh_seed()),
        None => Ok(KeyPair::from_secret(&session.fresh_seed())),
    }
}

/// The key that a host's user signs with.
pub fn of_environment(environment: &dyn Environment) -> Result<KeyPair> {
    match environment.data_folder() {
        Some(folder) => kept(&folder.join("organiser.key"), || environment.fresh_seed()),
        None => Ok(KeyPair::from_secret(&environment.fresh_seed())),
    }
}

fn kept(file: &Path, fresh: impl FnOnce() -> [u8; 32]) -> Result<KeyPair> {
    match fs::read_to_string(file) {
        Ok(text) => secret(&text).map(|secret| KeyPair::from_secret(&secret)).ok_or_else(|| {
            let message =
                format!("{} is no key any more: put a copy of it back, or move it away for a new key.", file.display());
            AppError::new(ErrorCode::File, message)
        }),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => make(file, &fresh()),
        Err(error) => Err(unusable(file, &error)),
    }
}

fn secret(text: &str) -> Option<[u8; 32]> {
    let digits = text.strip_prefix(TITLE)?.trim();
    let byte = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
    let bytes: Vec<u8> = (0..digits.len()).step_by(2).map(byte).collect::<Option<_>>()?;
    bytes.try_into().ok()
}

/// Writes a new key where only its owner can read it, and never over another one.
fn make(file: &Path, secret: &[u8; 32]) -> Result<KeyPair> {
    let draft = file.with_extension("part");
    let write = || -> std::io::Result<()> {
        file.parent().map_or(Ok(()), fs::create_dir_all)?;
        let mut options = fs::OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut key = options.open(&draft)?;
        writeln!(key, "{TITLE}\n{}", crate::fields::hex_text(secret))?;
        key.sync_all()?;
        if file.exists() { Err(std::io::ErrorKind::AlreadyExists.into()) } else { fs::rename(&draft, file) }
    };
    let refused = |error: std::io::Error| {
        // Half a key is none; that it may not have been made is no second error.
        let _ = fs::remove_file(&draft);
        unusable(file, &error)
    };
    write().map_err(refused)?;
    Ok(KeyPair::from_secret(secret))
}

fn unusable(file: &Path, error: &std::io::Error) -> AppError {
    let message = format!("The key {} cannot be used ({error}): check the folder and its permissions.", file.display());
    AppError::new(ErrorCode::File, message)
}

fn no_folder() -> AppError {
    AppError::new(ErrorCode::File, "There is no folder for your key: name one in DRAWMASTER_DATA.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_made_once_and_kept() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("new/organiser.key");
        let made = kept(&file, || [3; 32]).unwrap().public();
        assert_eq!(kept(&file, || [4; 32]).unwrap().public(), made);
        assert_eq!(made, KeyPair::from_secret(&[3; 32]).public());
        #[cfg(unix)]
        assert_eq!(std::os::unix::fs::PermissionsExt::mode(&fs::metadata(&file).unwrap().permissions()) & 0o77, 0);
        fs::write(&file, "something else").unwrap();
        assert!(kept(&file, || [4; 32]).is_err_and(|failure| failure.to_string().contains("no key any more")));
    }
}
